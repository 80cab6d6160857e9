import { type RefObject, useEffect, useRef } from 'react';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts } from '#domain/messages.ts';
import { SettingButton, SettingProblem } from '#web/ui/setting-row.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import { formatDate, formatLastUse, formatScopes, isExpired } from './keys.ts';

/** The controls that get the focus if the focused control disappears, in order of preference. */
const fallbackControls = ['.keys-failed button', '.keys-intro button:enabled', '.keys-intro a'];

/** Moves the focus to the first of these controls that exists. */
export function focusKeys(): void {
  const controls = fallbackControls.map((selector) => document.querySelector<HTMLElement>(selector));
  controls.find((control) => control)?.focus();
}

/** Whether a key works, and until when. */
function KeyStatus({ entry, isInPlan }: { entry: ApiKey; isInPlan: boolean }) {
  const { expires_at } = entry;
  if (expires_at !== null && isExpired(entry)) {
    return <span className="font-medium text-danger">Expired on {formatDate(expires_at)}</span>;
  }
  if (!isInPlan) return <span className="font-medium text-warning">{keyTexts.notInPlan}</span>;
  return <span>{expires_at === null ? 'Never expires' : `Expires on ${formatDate(expires_at)}`}</span>;
}

type KeyRowProps = { entry: ApiKey; isInPlan: boolean; onRevoked: () => void };

function KeyRow({ entry, isInPlan, onRevoked }: KeyRowProps) {
  const { part, problem, isLoading, opener, close } = useLazyPart(() => import('./revoke-dialog.tsx'));
  return (
    <li className="key-row">
      <div className="min-w-0">
        <p className="key-title">
          <bdi className="font-medium text-ink">{entry.name}</bdi>
          <code>{entry.prefix}…</code>
        </p>
        <p className="key-details">
          <KeyStatus entry={entry} isInPlan={isInPlan} />
          <span>{formatScopes(entry)}</span>
          <span>Created on {formatDate(entry.created_at)}</span>
          <span>{formatLastUse(entry)}</span>
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
 * Moves the focus after a key is revoked, because its button disappears: to the button of the next key, or if no key is
 * left, to the button that creates a key. Returns the ref for the index of the revoked key.
 */
function useFocusAfterRevoke(keys: readonly ApiKey[], list: RefObject<HTMLUListElement | null>) {
  const revokedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (revokedIndex.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    const next = buttons?.[Math.min(revokedIndex.current, keys.length - 1)];
    revokedIndex.current = undefined;
    if (next) next.focus();
    else focusKeys();
  }, [keys, list]);
  return revokedIndex;
}

type KeyListProps = {
  keys: readonly ApiKey[];
  /** Whether the plan includes API access. Otherwise the keys do not work. */
  isInPlan: boolean;
  onRevoked: (id: string) => void;
};

/** The keys of the account, newest first, each with its details and a button to revoke it. */
export function KeyList({ keys, isInPlan, onRevoked }: KeyListProps) {
  const list = useRef<HTMLUListElement>(null);
  const revokedIndex = useFocusAfterRevoke(keys, list);

  function handleRevoked(index: number, id: string): void {
    revokedIndex.current = index;
    onRevoked(id);
  }
  if (keys.length === 0) return null;
  return (
    <ul ref={list} aria-label="API keys" className="key-list">
      {keys.map((entry, index) => (
        <KeyRow
          key={entry.id}
          entry={entry}
          isInPlan={isInPlan}
          onRevoked={() => handleRevoked(index, entry.id)}
        />
      ))}
    </ul>
  );
}
