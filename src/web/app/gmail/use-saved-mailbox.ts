import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { MAILBOX_STATE_KEY } from '#web/lib/saved-state.ts';
import { isListOf, isRecord, isString } from '#web/lib/saved-values.ts';
import { type DeskWork, isDeskWork } from '../desk/decisions.ts';
import type { AsksState } from '../desk/use-asks.ts';
import { isReplyChoices, type ReplyChoices, type ReplyChoicesState } from '../generator/reply-choices.ts';
import { useSavedState } from '../use-saved-state.ts';

/** The work on the asks of a message. `id`: the message's key among those of all mailboxes. */
type MessageWork = { id: string; work: DeskWork };

/**
 * The state that the tab saves, which survives a reload. The names of the fields are stored, so they must not change.
 */
type MailboxState = {
  settings: ReplyChoices;
  messages: MessageWork[];
  /** The keys of the messages that were answered in this tab, oldest first. Absent if an older page saved the state. */
  answered?: string[] | undefined;
};

/** The most answered messages that are kept, as many as a list can have. */
const MAX_ANSWERED = 50;

function isMessageWork(value: unknown): value is MessageWork {
  return isRecord(value) && isString(value.id) && isDeskWork(value.work);
}

/** The keys of the answered messages, and what changes them. */
export type AnsweredState = [readonly string[], Dispatch<SetStateAction<readonly string[]>>];

/**
 * Saves the choices, the work on the asks and which messages were answered. `account`: undefined in the prerendered
 * page, which saves nothing.
 */
export function useSavedMailbox(
  account: string | undefined,
  choices: ReplyChoicesState,
  asks: AsksState,
  [answered, setAnswered]: AnsweredState,
): void {
  useSavedState<MailboxState>({
    key: MAILBOX_STATE_KEY,
    state: {
      settings: choices.chosen,
      messages: asks.worked.flatMap(({ id, work }) => (id === undefined ? [] : [{ id, work }])),
      answered: [...answered],
    },
    isState: (value): value is MailboxState =>
      isRecord(value) &&
      // Without an account, everyone in the tab would see it.
      isString(value.account) &&
      isReplyChoices(value.settings) &&
      isListOf(isMessageWork, value.messages) &&
      (value.answered === undefined || isListOf(isString, value.answered)),
    isPaused: account === undefined,
    restore: (saved) => {
      if (!saved) return;
      choices.change(saved.settings);
      asks.restore(saved.messages.map((message) => ({ ...message, text: '' })));
      setAnswered(saved.answered ?? []);
    },
  });
}

/** What a person has done with a reply to a message. */
type Finished = { key: string; how: 'sent' | 'saved' };

/**
 * Returns a function that takes the key of a message whose reply was sent or saved. A sent one marks the message.
 * Unless another message is open by then (`openKey`), calls `onSent` or `onSaved`.
 */
export function useFinished(
  openKey: string | undefined,
  { onSent, onSaved }: Record<'onSent' | 'onSaved', () => void>,
  [, setAnswered]: AnsweredState,
): (finished: Finished) => void {
  const [last, setLast] = useState<Finished>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new finished message.
  useEffect(() => {
    if (last && last.key === openKey) (last.how === 'sent' ? onSent : onSaved)();
    setLast(undefined);
  }, [last]);
  return (finished) => {
    setLast(finished);
    const { key, how } = finished;
    if (how === 'saved') return;
    setAnswered((keys) => [...keys.filter((known) => known !== key), key].slice(-MAX_ANSWERED));
  };
}
