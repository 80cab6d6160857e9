import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ApiKey, NewApiKey } from '#domain/api-keys.ts';
import { type KeyScope, keyScopes, keyScopeValues } from '#domain/key-scopes.ts';
import { limits } from '#domain/limits.ts';
import { browserProblems, keyTexts, messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/account-form.tsx';
import { createKey, type ExpiryOption, expiryOf, expiryOptions, formatDate } from './keys.ts';
import { SettingForm } from './setting-form.tsx';

/** The explanation below each scope's label. */
const scopeNotes: Record<KeyScope, string> = {
  reply: 'Replies to emails, and readings of them. Replies count toward your month.',
  usage: 'How many replies are used and left this month.',
};

type ChoiceGroupProps = {
  legend: string;
  /** The name of the field, by which the form finds the group to give it the focus. */
  name?: string;
  error?: string | undefined;
  hint?: string;
  children: ReactNode;
};

/** A group of check boxes or radio buttons. */
function ChoiceGroup({ legend, name, error, hint, children }: ChoiceGroupProps) {
  const noteId = useId();
  return (
    <fieldset name={name} tabIndex={-1} aria-describedby={noteId} className="min-w-0 text-ink">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">{children}</div>
      <div id={noteId} className="mt-1.5 text-small text-ink-soft empty:hidden">
        {error ? <FieldError>{error}</FieldError> : hint}
      </div>
    </fieldset>
  );
}

const choiceClasses = [
  'flex rounded border border-edge bg-sheet px-3 transition-colors duration-150 hover:border-ink',
  'has-checked:border-accent has-checked:bg-accent-wash',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
].join(' ');

type ScopeChoiceProps = {
  chosen: readonly KeyScope[];
  error: string | undefined;
  onChange: (next: KeyScope[]) => void;
};

function ScopeChoice({ chosen, error, onChange }: ScopeChoiceProps) {
  return (
    <ChoiceGroup legend="What it may do" name="scopes" error={error}>
      {keyScopeValues.map((scope) => (
        <label key={scope} className={`${choiceClasses} col-span-2 items-start gap-3 py-2.5`}>
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent outline-none"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(
                keyScopeValues.filter((value) => (value === scope ? target.checked : chosen.includes(value))),
              )
            }
          />
          <span>
            {keyScopes[scope]}
            <span className="block text-small text-ink-soft">{scopeNotes[scope]}</span>
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

type ExpiryChoiceProps = { chosen: ExpiryOption; onChange: (next: ExpiryOption) => void };

function ExpiryChoice({ chosen, onChange }: ExpiryChoiceProps) {
  const expiresAt = expiryOf(chosen);
  return (
    <ChoiceGroup
      legend="Expires"
      hint={expiresAt ? `It stops working on ${formatDate(expiresAt)}.` : 'It works until you revoke it.'}
    >
      {expiryOptions.map(({ value, label }) => (
        <label key={value} className={`${choiceClasses} min-h-11 items-center gap-2.5`}>
          <input
            type="radio"
            name="expiry"
            value={value}
            className="size-4 shrink-0 accent-accent outline-none"
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}

type NewKeyFormProps = { onCreated: (key: NewApiKey) => void; onCancel: () => void };

/** The form for a new key: its name, its scopes and its expiry. */
function NewKeyForm({ onCreated, onCancel }: NewKeyFormProps) {
  const [scopes, setScopes] = useState<KeyScope[]>(keyScopeValues);
  const [expiry, setExpiry] = useState<ExpiryOption>('never');
  const state = useAccountForm({
    kind: 'new-key',
    extraValues: { scopes },
    isToasted: false,
    send: async ({ name }) => {
      onCreated(await createKey({ name, scopes, expires_at: expiryOf(expiry) }));
      return 'done';
    },
  });
  return (
    <SettingForm state={state} onCancel={onCancel} action="Make key">
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        dir="auto"
        hint={`For example the program that uses it. Up to ${limits.apiKeyName} characters.`}
        error={state.errorOf('name')}
      />
      <ScopeChoice
        chosen={scopes}
        error={state.errorOf('scopes') ? keyTexts.scopesMissing : undefined}
        onChange={(next) => {
          setScopes(next);
          state.clearError('scopes');
        }}
      />
      <ExpiryChoice chosen={expiry} onChange={setExpiry} />
    </SettingForm>
  );
}

/** Copies a key. If the browser refuses, selects its text, so that the person can copy it. */
async function copyKey(key: string, field: HTMLTextAreaElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(key);
    showToast('success', messages.keyCopied);
  } catch {
    field?.select();
    showToast('error', browserProblems.keyCopyRefused);
  }
}

/** The key that was just created. Its text cannot be shown again later. */
function CreatedKey({ created, onDone }: { created: NewApiKey; onDone: () => void }) {
  const aboutId = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    copyButton.current?.focus();
    // The form before it was longer, so on a phone the key can be above the visible part of the page.
    container.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={container} className="mt-4 flex max-w-lg scroll-my-4 flex-col gap-4">
      <TextArea
        ref={field}
        label="Your new key"
        readOnly
        value={created.key}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        hint={keyTexts.shownOnce}
        rows={1}
        className="field-sizing-content min-h-11 resize-none font-mono text-small break-all"
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {/* The button gets the focus, so screen readers read this first: what to copy, and that it is shown once. */}
        <span id={aboutId} hidden>
          {keyTexts.made} {keyTexts.shownOnce}
        </span>
        <Button
          ref={copyButton}
          look="primary"
          aria-describedby={aboutId}
          onClick={() => void copyKey(created.key, field.current)}
        >
          <CopyIcon className="size-4.5" />
          Copy
        </Button>
        <Button look="plain" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

type NewKeyProps = {
  /** The keys of the account as far as they are known. */
  keys: readonly ApiKey[] | undefined;
  onCreated: (key: NewApiKey) => void;
  onClose: () => void;
};

/** The form that creates a key, and then the key itself. */
export function NewKey({ keys, onCreated, onClose }: NewKeyProps) {
  const [created, setCreated] = useState<NewApiKey>();
  const isRevoked = created !== undefined && keys?.every(({ id }) => id !== created.id);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isRevoked) close();
  }, [isRevoked]);

  function handleCreated(key: NewApiKey): void {
    setCreated(key);
    onCreated(key);
  }
  return created ? (
    <CreatedKey created={created} onDone={onClose} />
  ) : (
    <NewKeyForm onCreated={handleCreated} onCancel={onClose} />
  );
}
