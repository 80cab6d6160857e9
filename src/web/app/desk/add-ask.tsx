import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askKey } from '#domain/asks.ts';
import { answerMessages } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import type { AsksReading, DeskAsk } from '#web/lib/desk-reading.ts';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/desk-icons.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { AsksState } from './use-asks.ts';

/** The sentences that say why no ask was added. */
const problems = {
  tooLong: answerMessages.askTooLong,
  nothing: 'Select the words in the email first.',
  known: 'This ask is already in the list.',
  notNew: 'These words are not in the new part of the email.',
  notRead: 'The email could not be read. Please try again.',
} as const;

/**
 * The ask that is new in a reading with further words. It may be one that a model took away. An ask whose words were
 * edited meanwhile has another key, but is not new.
 */
export function newAsk(
  before: readonly DeskAsk[],
  { asks, moved }: AsksReading,
  words = '',
): DeskAsk | undefined {
  const old = new Set([...before.map(({ key }) => key), ...moved.map(({ to }) => askKey(to))]);
  return asks.find(({ key, isAdded }) => (isAdded || key === askKey(words)) && !old.has(key));
}

/** Reads a mail with a further ask. The result has the key of the new ask, or why it cannot be added. */
async function readWithAsk(
  { asks: before = [], readWith }: AddAskProps['state'],
  words: string,
): Promise<{ reading: AsksReading; key: string } | { problem: string }> {
  if (!/[\p{L}\p{N}]/u.test(words)) return { problem: problems.nothing };
  if (words.length > limits.askWords) return { problem: problems.tooLong };
  const reading = await readWith(words);
  if (!reading) return { problem: problems.notRead };
  const ask = newAsk(before, reading, words);
  if (ask) return { reading, key: ask.key };
  const isListed = reading.asks.some(({ key }) => key === askKey(words));
  return { problem: isListed ? problems.known : problems.notNew };
}

type AddAskProps = {
  /** Whether the button gets the focus. `onAdded` is then called with undefined. */
  takesFocus?: boolean;
  state: Pick<AsksState, 'known' | 'asks' | 'readWith' | 'add'>;
  /** The words of the mail that the person selected; empty if there are none. */
  selected: () => string;
  /** Called with the key of the new ask. */
  onAdded: (key: string | undefined) => void;
};

/** Adds what is selected in the mail to the asks. */
export function AddAsk({ state, takesFocus = false, selected, onAdded }: AddAskProps) {
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    button.current?.focus();
    onAdded(undefined);
  });
  useEffect(() => {
    if (takesFocus) focus();
  }, [takesFocus]);

  async function addSelected() {
    const words = selected();
    const read = await readWithAsk(state, words);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    state.add(words, state.known, read.reading);
    onAdded(read.key);
  }
  return (
    <div className="flex flex-wrap items-center gap-y-1 text-small">
      <Button ref={button} look="link" onClick={() => void addSelected()}>
        <PlusIcon className="size-4" />
        Add an ask
      </Button>
      <div role="alert" className="not-empty:ms-3">
        {problem ? <FieldError>{problem}</FieldError> : null}
      </div>
    </div>
  );
}
