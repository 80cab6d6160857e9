import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanState } from '#web/lib/account.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { useMailLanguage } from '../generator/mail-language.ts';
import { useFieldErrors, useReplyChoices } from '../generator/reply-choices.ts';
import {
  focusedMessage,
  focusItem,
  focusNextAction,
  useElements,
  useGenerateFocus,
  useMessageFocus,
} from './focus.ts';
import { useMailReply } from './use-mail-reply.ts';
import {
  isOneColumn,
  type OpenMessage,
  type Selection,
  useInbox,
  useOpenMessage,
  useSelection,
} from './use-mailbox.ts';

/** Why no reply to the open message can be generated; undefined if one can. */
function lackOf(opened: OpenMessage): string | undefined {
  if (opened.kind !== 'ready') return 'Select a message first';
  return opened.mail.emailContent === '' ? 'This message has no text to answer' : undefined;
}

/** The choices for the reply to a message, and what is wrong with them. */
function useReplyForm(plan: PlanState, mail: AnswerableMail | undefined) {
  const choices = useReplyChoices(plan, 'gmail');
  const mailLanguage = useMailLanguage({
    text: mail?.emailContent ?? '',
    id: mail?.id,
    language: choices.values.language,
  });
  const { customTone, customPrompt, tone } = choices.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: '',
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  return { choices, mailLanguage, errors, refuse };
}

/**
 * Closes the message that was answered, unless another one has been opened since. Returns the function that reports the
 * answered message.
 */
function useAnswered({ id, clear }: Selection): (messageId: string) => void {
  const [answeredId, setAnsweredId] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed once, after it was answered.
  useEffect(() => {
    if (answeredId !== undefined && answeredId === id) clear();
    setAnsweredId(undefined);
  }, [answeredId]);
  return setAnsweredId;
}

/**
 * Answers a message as soon as it is loaded, if that was requested while it was loading. Returns the function that
 * requests it.
 */
function useAnswerOnLoad(mail: AnswerableMail | undefined, answer: () => void): (messageId: string) => void {
  const requestedId = useRef<string>(undefined);
  const onLoaded = useEffectEvent((id: string) => {
    if (requestedId.current === id) answer();
    requestedId.current = undefined;
  });
  useEffect(() => {
    if (mail) onLoaded(mail.id);
  }, [mail]);
  return (id) => {
    requestedId.current = id;
  };
}

type Shortcuts = {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
  onStop: () => void;
};

/** Elements in which keys write or choose. */
const fields = 'input, textarea, select, [contenteditable]';

/**
 * The keys of the inbox: j, k, r and Escape. All are ignored while a dialog or a menu is open; j, k and r also in a
 * field.
 */
function useShortcuts({ onNext, onPrevious, onReply, onStop }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return;
    if (event.key === 'Escape') return onStop();
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const actions: Record<string, () => void> = { j: onNext, k: onPrevious, r: onReply };
    const action = actions[event.key];
    // Only moving may repeat: a reply key that is held down would generate again and again.
    if (!action || (event.repeat && action === onReply)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** The state and the actions of the screen. `isLive`: whether a person is known to be signed in. */
export function useGmail(plan: PlanState, isLive: boolean) {
  const inbox = useInbox(isLive);
  const selection = useSelection(isLive);
  const elements = useElements();
  const opened = useOpenMessage(selection.id, removeGone);
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const { refuse, ...choices } = useReplyForm(plan, mail);
  const reply = useMailReply({ mail, refuse, ...choices, onSent: useAnswered(selection) });
  // A reply that is being sent keeps its place until it is known to have arrived.
  const lack = reply.sending.isSending ? 'A reply is being sent' : lackOf(opened);

  function removeGone(id: string): void {
    // The focus must not disappear with the item. It moves to the message, where the failure is explained.
    const hadFocus = focusedMessage() === id;
    inbox.remove(id);
    if (hadFocus) elements.heading.current?.focus({ preventScroll: true });
  }

  function select(id: string): void {
    // A reply that is being written answers the message that is being left.
    if (id !== selection.id) reply.stop();
    selection.select(id);
  }

  function move(step: 1 | -1): void {
    const ids = (inbox.messages ?? []).map((message) => message.id);
    const at = ids.indexOf(selection.id ?? focusedMessage() ?? '');
    const next = ids[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    focusItem(elements.list, next);
    // If only the list is visible, moving opens no message: a press does.
    if (selection.id !== undefined || !isOneColumn()) select(next);
  }

  function answer(): void {
    if (reply.isUnsent && reply.mail?.id === selection.id) reply.open();
    else if (lack === undefined) reply.generate();
  }

  function discard(): void {
    reply.discard();
    focusNextAction(elements);
  }

  const answerOnLoad = useAnswerOnLoad(mail, answer);
  useMessageFocus(selection.id, elements);
  useGenerateFocus(reply.busy, reply.isOpen, elements);
  useShortcuts({
    onNext: () => move(1),
    onPrevious: () => move(-1),
    onReply: () => {
      if (opened.kind === 'loading' && selection.id !== undefined) answerOnLoad(selection.id);
      else answer();
    },
    onStop: reply.stop,
  });
  return { inbox, selection, opened, mail, ...choices, reply, lack, elements, select, move, discard };
}
