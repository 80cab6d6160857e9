import { useEffect, useEffectEvent, useRef } from 'react';
import { askKey } from '#domain/asks.ts';
import type { FoundAsk, FoundAsks } from '#domain/found-asks.ts';
import { limits } from '#domain/limits.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { whenModelReads } from '#web/lib/page-facts.ts';
import type { Reply } from '../generator/reply-versions.ts';
import type { KnownMail, ModelAsks } from './known-mail.ts';
import type { AsksState } from './use-asks.ts';

/** Milliseconds without a change of the mail until a model reads it. */
const STILL_MS = 1_000;
/** The shortest mail that a model reads, in UTF-16 code units. The built-in reading misses nothing in a shorter one. */
const SHORTEST = 12;
/** Milliseconds that the model may take. A model on this machine may have replies to write first. */
const DEADLINE_MS = 180_000;

/**
 * Whether a model may read a mail. The server writes into the page when: at once, if the mail does not leave the
 * operator's machine; else only a mail that this model has answered, because until then it was sent to nobody.
 */
function mayRead(text: string, reply: Reply | undefined): boolean {
  const when = whenModelReads();
  if (when === '' || text.length > limits.emailContent || text.trim().length < SHORTEST) return false;
  return when === 'now' || (reply?.writer === decodeURIComponent(when) && reply.mail?.trim() === text.trim());
}

/**
 * What a model's list changes in the list of a mail, of which it may have read an earlier text. Late, nothing that is
 * listed leaves or moves, and what has words of a listed ask is no new ask.
 */
export function modelAsksOf(
  { text, asks = [], byModel }: KnownMail,
  found: readonly FoundAsk[],
  isLate: boolean,
): ModelAsks {
  const keys = new Set(found.map((ask) => askKey(ask.text)));
  const listed = new Set(asks.map(({ key }) => key));
  const before = (byModel?.added ?? []).filter(({ words }) => listed.has(askKey(words)));
  const overlaps = ({ start, end }: FoundAsk) => asks.some((ask) => ask.start < end && start < ask.end);
  const fresh = found.filter((ask) => !listed.has(askKey(ask.text)) && !(isLate && overlaps(ask)));
  const others = isLate ? [] : asks.filter(({ key, isAdded }) => !isAdded && !keys.has(key));
  return {
    text,
    added: [
      ...before.filter(({ words }) => isLate || keys.has(askKey(words))),
      ...fresh.map((ask) => ({ words: ask.text, kind: ask.kind })),
    ],
    left: [...(byModel?.left ?? []).filter((key) => !keys.has(key)), ...others.map(({ key }) => key)],
    last: isLate ? [...(byModel?.last ?? []), ...fresh.map((ask) => askKey(ask.text))] : [],
  };
}

type ModelReadingProps = { state: AsksState; reply: Reply | undefined };

/**
 * Lets a model read a mail that was still for a moment, and takes in what it finds. Shows nothing. A failure changes
 * nothing, and the same text is read once.
 */
export function ModelReading({ state, reply }: ModelReadingProps) {
  const here = useRef<HTMLSpanElement>(null);
  const { known } = state;
  const { id, text, byModel, readText } = known;
  const isWanted = readText === text && byModel?.text !== text && mayRead(text, reply);

  const take = useEffectEvent(({ asks: found }: FoundAsks) => {
    // The list is the element before this one. The focus is in it once the person has gone there.
    const isLate = state.hasWork || !!here.current?.previousElementSibling?.contains(document.activeElement);
    if (known.asks) state.takeModelAsks(modelAsksOf(known, found, isLate));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail with the same text is read again.
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const options = { signal: stop.signal, deadlineMs: DEADLINE_MS };
        const { value } = await callApi<FoundAsks>('POST', apiPaths.asks, { emailContent: text }, options);
        take(value);
      } catch {
        // The asks of the built-in reading stay.
      }
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, text, isWanted]);
  return <span ref={here} hidden />;
}
