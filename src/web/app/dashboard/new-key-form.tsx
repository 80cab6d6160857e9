import { type ReactNode, useId, useState } from 'react';
import type { NewApiKey } from '#domain/api-keys.ts';
import { type KeyScope, keyScopes, keyScopeValues } from '#domain/key-scopes.ts';
import { limits } from '#domain/limits.ts';
import { keyTexts } from '#domain/messages.ts';
import { dayOf } from '#web/lib/day.ts';
import { createKey } from '#web/lib/key-calls.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { expiryOf, type KeyTerm, keyTerms } from './key-terms.ts';
import { SettingForm } from './setting-form.tsx';

/** What each scope means, below its name. */
const scopeNotes: Record<KeyScope, string> = {
  reply: 'Replies and readings of emails. They count as yours.',
  usage: 'What is used and left of the month.',
};

type ChoiceGroupProps = {
  legend: string;
  /** The name by which the form finds the group, to focus it when it is refused. */
  name?: string;
  error?: string | undefined;
  hint?: string;
  children: ReactNode;
};

/** A group of choices with a common title. */
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

const choiceClasses =
  'flex rounded border border-edge bg-sheet px-3 transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

type ScopesProps = {
  chosen: readonly KeyScope[];
  error: string | undefined;
  onChange: (next: KeyScope[]) => void;
};

function Scopes({ chosen, error, onChange }: ScopesProps) {
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
                keyScopeValues.filter((one) => (one === scope ? target.checked : chosen.includes(one))),
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

function Terms({ chosen, onChange }: { chosen: KeyTerm; onChange: (next: KeyTerm) => void }) {
  const end = expiryOf(chosen);
  return (
    <ChoiceGroup
      legend="Expires"
      hint={end ? `It stops working on ${dayOf(end)}.` : 'It works until you revoke it.'}
    >
      {keyTerms.map(({ value, label }) => (
        <label key={value} className={`${choiceClasses} min-h-11 items-center gap-2.5`}>
          <input
            type="radio"
            name="term"
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

/** The form for a new key: its name, what it may do and when it expires. */
export function NewKeyForm({ onMade, onCancel }: { onMade: (key: NewApiKey) => void; onCancel: () => void }) {
  const [scopes, setScopes] = useState<KeyScope[]>(keyScopeValues);
  const [term, setTerm] = useState<KeyTerm>('never');
  const state = useAccountForm({
    kind: 'new-key',
    more: { scopes },
    isToasted: false,
    send: async ({ name }) => {
      onMade(await createKey({ name, scopes, expires_at: expiryOf(term) }));
      return true;
    },
  });
  return (
    <SettingForm state={state} onCancel={onCancel} action="Make key">
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        dir="auto"
        hint={`For you alone, up to ${limits.apiKeyName} characters: what uses it.`}
        error={state.errorOf('name')}
      />
      <Scopes
        chosen={scopes}
        error={state.errorOf('scopes') ? keyTexts.scopesMissing : undefined}
        onChange={(next) => {
          setScopes(next);
          state.forget('scopes');
        }}
      />
      <Terms chosen={term} onChange={setTerm} />
    </SettingForm>
  );
}
