import { useEffect, useRef, useState } from 'react';
import { useFieldErrors } from '../generator/use-field-errors.ts';
import { useMailLanguage } from '../generator/use-mail-language.ts';
import { useSettings } from '../generator/use-settings.ts';
import type { PlanState } from '../use-plan.ts';
import { lackOf } from './generate-notes.tsx';
import { useEarlyAnswer } from './use-early-answer.ts';
import { useGenerateFocus } from './use-generate-focus.ts';
import { useInbox } from './use-inbox.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useMailKeys } from './use-mail-keys.ts';
import { useMailReply } from './use-mail-reply.ts';
import { useOpenedMail } from './use-opened-mail.ts';
import { isOneColumn, type Selection, useSelection } from './use-selection.ts';

/** The elements that can get the focus. */
function useElements() {
  return {
    list: useRef<HTMLUListElement>(null),
    heading: useRef<HTMLHeadingElement>(null),
    prompt: useRef<HTMLTextAreaElement>(null),
    generate: useRef<HTMLButtonElement>(null),
    stop: useRef<HTMLButtonElement>(null),
  };
}

type Elements = ReturnType<typeof useElements>;

function focusItem(list: HTMLUListElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)?.focus();
}

/** Moves the focus to Generate, or to the list if nothing can be generated, because the button that had it is gone. */
function focusNextWork({ generate, list }: Elements): void {
  const isReady = generate.current?.checkVisibility() && !generate.current.disabled;
  const next = isReady ? generate.current : list.current?.querySelector('button');
  next?.focus({ preventScroll: true });
}

/** Moves the focus from the list to the message if only one of them is visible, and back to the list. */
function useStepFocus(id: string | undefined, { list, heading }: Elements): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before === id) return;
    if (id === undefined && before !== undefined) focusItem(list.current, before);
    else if (isOneColumn()) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [id, list, heading]);
}

/**
 * Closes the message that was answered, unless another one has been opened since. Returns the function that reports the
 * answered message.
 */
function useAnswered({ id, clear }: Selection): (mailId: string) => void {
  const [answeredId, setAnsweredId] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed once, after it was answered.
  useEffect(() => {
    if (answeredId !== undefined && answeredId === id) clear();
    setAnsweredId(undefined);
  }, [answeredId]);
  return setAnsweredId;
}

/** The state and the actions of the screen. `isLive`: whether a person is known to be signed in. */
export function useGmail(plan: PlanState, isLive: boolean) {
  const inbox = useInbox(isLive);
  const selection = useSelection(isLive);
  const elements = useElements();
  const opened = useOpenedMail(selection.id, (gone) => {
    // The focus must not disappear with the item. It moves to the message, where the failure is explained.
    const hadFocus = (document.activeElement as HTMLElement | null)?.dataset.message === gone;
    inbox.remove(gone);
    if (hadFocus) elements.heading.current?.focus({ preventScroll: true });
  });
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const settings = useSettings(plan, 'gmail');
  const mailLanguage = useMailLanguage({
    text: mail?.emailContent ?? '',
    id: mail?.id,
    language: settings.values.language,
  });
  const { customTone, customPrompt, tone } = settings.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: '',
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  const reply = useMailReply({
    mail,
    settings,
    mailLanguage,
    refuse,
    onSent: useAnswered(selection),
  });

  function select(id: string): void {
    // A reply that is being written answers the message that is being left.
    if (id !== selection.id) reply.stop();
    selection.select(id);
  }

  function move(step: 1 | -1): void {
    const ids = (inbox.messages ?? []).map((message) => message.id);
    const focused = (document.activeElement as HTMLElement | null)?.dataset.message;
    const at = ids.indexOf(selection.id ?? focused ?? '');
    const next = ids[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    focusItem(elements.list.current, next);
    // If only the list is visible, moving opens no message: a press does.
    if (selection.id !== undefined || !isOneColumn()) select(next);
  }

  function discard(): void {
    reply.discard();
    focusNextWork(elements);
  }

  // A reply that is being sent keeps its place until it is known to have arrived.
  const lack = reply.sending.isSending ? 'A reply is being sent' : lackOf(opened);
  function answer(): void {
    if (reply.isUnsent && reply.mail?.id === selection.id) reply.open();
    else if (lack === undefined) reply.generate();
  }

  const answerEarly = useEarlyAnswer(mail, answer);
  useStepFocus(selection.id, elements);
  useGenerateFocus(reply.busy, reply.isOpen, elements);
  useLeaveWarning(reply.isUnsent);
  useMailKeys({
    onNext: () => move(1),
    onPrevious: () => move(-1),
    onReply: () => {
      if (opened.kind === 'loading' && selection.id !== undefined) answerEarly(selection.id);
      else answer();
    },
    onStop: reply.stop,
  });
  return {
    inbox,
    selection,
    opened,
    mail,
    settings,
    mailLanguage,
    errors,
    reply,
    lack,
    elements,
    select,
    move,
    discard,
  };
}
