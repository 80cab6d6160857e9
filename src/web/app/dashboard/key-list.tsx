import { type RefObject, useEffect, useRef } from 'react';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts } from '#domain/messages.ts';
import { dayOf } from '#web/lib/day.ts';
import { focusKeys } from './key-focus.ts';
import { isExpired, lastUseOf, scopesOf } from './key-words.ts';
import { SettingButton, SettingProblem } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

/** Why a key does not work, or until when it works. */
function KeyStanding({ entry, isInPlan }: { entry: ApiKey; isInPlan: boolean }) {
  const { expires_at } = entry;
  if (expires_at !== null && isExpired(entry)) {
    return <span className="font-medium text-danger">Expired on {dayOf(expires_at)}</span>;
  }
  if (!isInPlan) return <span className="font-medium text-warning">{keyTexts.notInPlan}</span>;
  return <span>{expires_at === null ? 'Never ends' : `Ends on ${dayOf(expires_at)}`}</span>;
}

type KeyRowProps = { entry: ApiKey; isInPlan: boolean; onRevoked: () => void };

function KeyRow({ entry, isInPlan, onRevoked }: KeyRowProps) {
  const { part, problem, isLoading, opener, close } = useOpened(() => import('./revoke-dialog.tsx'));
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
        <SettingProblem>{problem}</SettingProblem>
      </div>
      <SettingButton aria-label={`Revoke ${entry.name}`} disabled={isLoading} {...opener}>
        Revoke
      </SettingButton>
      {part ? <part.RevokeDialog entry={entry} onClose={close} onRevoked={onRevoked} /> : null}
    </li>
  );
}

/**
 * Moves the focus after a key is revoked, because its button is gone. It goes to the next key's button, or if no key is
 * left, to where keys are created.
 */
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
  /** Whether the plan allows them to work. */
  isInPlan: boolean;
  onRevoked: (id: string) => void;
};

/**
 * The keys of an account, newest first, each with its details and a button to revoke it. Shows nothing if there are
 * none.
 */
export function KeyList({ keys, isInPlan, onRevoked }: KeyListProps) {
  const list = useRef<HTMLUListElement>(null);
  const gone = useKeptFocus(keys, list);

  function settle(place: number, id: string): void {
    gone.current = place;
    onRevoked(id);
  }
  if (keys.length === 0) return null;
  return (
    <ul ref={list} aria-label="API keys" className="key-list">
      {keys.map((entry, place) => (
        <KeyRow key={entry.id} entry={entry} isInPlan={isInPlan} onRevoked={() => settle(place, entry.id)} />
      ))}
    </ul>
  );
}
