import { type RefObject, useEffect, useRef } from 'react';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts } from '#domain/messages.ts';
import { dayOf } from '#web/lib/day.ts';
import { focusKeys } from './key-focus.ts';
import { isExpired, lastUseOf, scopesOf } from './key-words.ts';
import { SettingButton, SettingProblem } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

/** Why a key does not work, or until when it does. */
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
