import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts, messages } from '#domain/messages.ts';
import { revokeKey } from '#web/lib/key-calls.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';
import { focusKeys } from './key-focus.ts';
import { dayOf, isExpired, lastUseOf, scopesOf } from './key-words.ts';
import { SettingButton } from './settings-section.tsx';

/** Why a key does not work, or until when it does. */
function KeyStanding({ entry, isInPlan }: { entry: ApiKey; isInPlan: boolean }) {
  const { expires_at } = entry;
  if (expires_at !== null && isExpired(entry)) {
    return <span className="font-medium text-danger">Expired on {dayOf(expires_at)}</span>;
  }
  if (!isInPlan) return <span className="font-medium text-warning">{keyTexts.notInPlan}</span>;
  return <span>{expires_at === null ? 'Never ends' : `Ends on ${dayOf(expires_at)}`}</span>;
}

type KeyRowProps = { entry: ApiKey; isInPlan: boolean; onRevoke: () => void };

function KeyRow({ entry, isInPlan, onRevoke }: KeyRowProps) {
  return (
    <li className="key-row">
      <div className="min-w-0">
        <p className="key-title">
          <bdi className="font-medium text-ink">{entry.name}</bdi>
          <code>{entry.prefix}…</code>
        </p>
        <p className="key-facts">
          <KeyStanding entry={entry} isInPlan={isInPlan} />
          <span>{scopesOf(entry)}</span>
          <span>Made on {dayOf(entry.created_at)}</span>
          <span>{lastUseOf(entry)}</span>
        </p>
      </div>
      <SettingButton aria-label={`Revoke ${entry.name}`} data-key={entry.id} onClick={onRevoke}>
        Revoke
      </SettingButton>
    </li>
  );
}

type QuestionProps = { entry: ApiKey; onClose: () => void; onRevoked: () => void };

function RevokeQuestion({ entry, onClose, onRevoked }: QuestionProps) {
  const { busy, problem, button, run } = useAction(async () => {
    await revokeKey(entry.id);
    showToast('success', messages.keyRevoked);
    onRevoked();
    return true;
  }, undefined);
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p className="text-ink-soft">
        Programs that use{' '}
        <span className="font-medium text-ink wrap-anywhere">
          <bdi>{entry.name}</bdi>
        </span>{' '}
        (<code className="text-small wrap-anywhere">{entry.prefix}…</code>) are refused from their next call
        on. The key cannot be brought back.
      </p>
      <div role="alert" className="empty:hidden">
        {problem ? <Notice kind="danger">{problem}</Notice> : null}
      </div>
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button look="plain" disabled={busy} onClick={onClose}>
          Keep key
        </Button>
        <Button ref={button} look="danger" disabled={busy} onClick={() => void run()}>
          {busy ? 'Revoking...' : 'Revoke key'}
        </Button>
      </div>
    </div>
  );
}

/** Puts the focus, which a revoked key took with it, on the next one's button, or where keys are made. */
function useKeptFocus(keys: readonly ApiKey[], list: RefObject<HTMLUListElement | null>) {
  const gone = useRef<number>(undefined);
  useEffect(() => {
    if (gone.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    const next = buttons?.[Math.min(gone.current, keys.length - 1)];
    gone.current = undefined;
    if (next) next.focus();
    else focusKeys();
  }, [keys, list]);
  return gone;
}

type KeyListProps = {
  keys: readonly ApiKey[];
  /** Whether the plan lets them work. */
  isInPlan: boolean;
  onRevoked: (id: string) => void;
};

/** The keys of an account, newest first, if any, each with what is known of it and how to revoke it. */
export function KeyList({ keys, isInPlan, onRevoked }: KeyListProps) {
  const [asked, setAsked] = useState<ApiKey>();
  const list = useRef<HTMLUListElement>(null);
  const gone = useKeptFocus(keys, list);
  const close = () => setAsked(undefined);

  function settle(id: string): void {
    gone.current = keys.findIndex((key) => key.id === id);
    close();
    onRevoked(id);
  }
  return (
    <>
      {keys.length > 0 ? (
        <ul ref={list} aria-label="API keys" className="key-list">
          {keys.map((entry) => (
            <KeyRow key={entry.id} entry={entry} isInPlan={isInPlan} onRevoke={() => setAsked(entry)} />
          ))}
        </ul>
      ) : null}
      <Dialog open={!!asked} onClose={close} title="Revoke this key?">
        {asked ? <RevokeQuestion entry={asked} onClose={close} onRevoked={() => settle(asked.id)} /> : null}
      </Dialog>
    </>
  );
}
