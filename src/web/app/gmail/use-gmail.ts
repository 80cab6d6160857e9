import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanState } from '#web/lib/account.ts';
import { useAsks } from '../desk/use-asks.ts';
import { useMailLanguage } from '../generator/mail-language.ts';
import { useFieldErrors, useReplyChoices } from '../generator/reply-choices.ts';
import {
  type Elements,
  focusedMessage,
  focusItem,
  focusNextAction,
  useElements,
  useGenerateFocus,
  useMessageFocus,
} from './focus.ts';
import { type Inbox, useInbox } from './use-inbox.ts';
import { type MailReply, useMailReply } from './use-mail-reply.ts';
import { mailKey, type OpenedMail, type OpenMessage, useOpenMessage } from './use-open-message.ts';
import { type AnsweredState, useFinished, useSavedMailbox } from './use-saved-mailbox.ts';
import { isOneColumn, type Selection, useSelection } from './use-selection.ts';
import { wantedAfter } from './use-wanted-messages.ts';

/** Why no reply to the open message can be generated; undefined if one can be. */
function disabledReasonOf(opened: OpenMessage, { sending }: MailReply): string | undefined {
  // A new reply would replace the reply that is being sent.
  if (sending.isSending) return 'A reply is being sent';
  if (sending.isSaving) return 'A reply is being saved';
  if (opened.kind !== 'ready') return 'Select a message first';
  return opened.mail.emailContent === '' ? 'This message has no text to answer' : undefined;
}

/** The choices for the reply to a message, the language of the message, and the errors of the fields. */
function useReplyForm(plan: PlanState, mail: OpenedMail | undefined) {
  const choices = useReplyChoices(plan, 'gmail');
  const mailLanguage = useMailLanguage({
    text: mail?.emailContent ?? '',
    id: mail?.key,
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
 * Returns a function that answers the open message, or, if the message is still loading, answers it when it is loaded.
 */
function useAnswerWhenLoaded(opened: OpenMessage, id: string | undefined, answer: () => void): () => void {
  const requestedId = useRef<string>(undefined);
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const onLoaded = useEffectEvent((loadedId: string) => {
    if (requestedId.current === loadedId) answer();
    requestedId.current = undefined;
  });
  useEffect(() => {
    if (mail) onLoaded(mail.id);
  }, [mail]);
  return () => {
    if (opened.kind === 'loading' && id !== undefined) requestedId.current = id;
    else answer();
  };
}

type Shortcuts = {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
  onSearch: () => void;
  onStop: () => void;
};

/** The elements in which keys type or choose. */
const fields = 'input, textarea, select, [contenteditable]';

/** The keys of the page: j, k, r, / and Escape. Ignored while a dialog or a menu is open; all but Escape in a field. */
function useShortcuts({ onNext, onPrevious, onReply, onSearch, onStop }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return;
    if (event.key === 'Escape') return onStop();
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const actions: Record<string, () => void> = {
      j: onNext,
      k: onPrevious,
      r: onReply,
      '/': onSearch,
    };
    const action = actions[event.key];
    // A key that is held down may move on and on, but must not generate more replies.
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

/** The message after (1) or before (-1) the open message or the focused one; the first if there is neither. */
function neighbour({ listed = [] }: Inbox, openId: string | undefined, step: 1 | -1): string | undefined {
  const ids = listed.map((message) => message.id);
  const index = ids.indexOf(openId ?? focusedMessage() ?? '');
  return ids[index < 0 ? 0 : index + step];
}

/**
 * Removes a message from the list. If its item has the focus, moves the focus to the message, which shows the failure.
 */
function removeMessage(inbox: Inbox, id: string, { heading }: Elements): void {
  const hadFocus = focusedMessage() === id;
  inbox.remove(id);
  if (hadFocus) heading.current?.focus({ preventScroll: true });
}

type SelectInput = { inbox: Inbox; selection: Selection; reply: MailReply; elements: Elements };

/** Opening a message: the one with an id, or the one after (1) or before (-1) the present one. */
function selectActions({ inbox, selection, reply, elements }: SelectInput) {
  function select(id: string): void {
    // A reply that is being written is to the message that was open until now.
    if (id !== selection.id) reply.stop();
    selection.select(id);
  }

  function move(step: 1 | -1): void {
    const next = neighbour(inbox, selection.id, step);
    if (next === undefined) return;
    focusItem(elements.list, next);
    // If only the list is visible, the keys move the focus and open no message.
    if (selection.id !== undefined || !isOneColumn()) select(next);
  }

  /** Opens another message of the conversation. The focus follows, because the pressed item disappears. */
  function open(id: string): void {
    select(id);
    elements.heading.current?.focus({ preventScroll: true });
  }

  /** Shows another mailbox. */
  function choose(mailbox: string): void {
    reply.stop();
    inbox.choose(mailbox);
  }
  return { select, move, open, choose };
}

/** The reply to the open message, and what becomes of the message when it is sent or saved. */
function useReplyToOpen({
  inbox,
  openKey,
  close,
  goOn,
  answered,
  ...options
}: Omit<
  Parameters<typeof useMailReply>[0],
  'own' | 'keepsDrafts' | 'onSent' | 'onSaved' | 'onMailboxGone'
> & {
  inbox: Inbox;
  openKey: string | undefined;
  close: () => void;
  /** Opens the next message that needs a reply, if the list has only these. */
  goOn: () => void;
  answered: AnsweredState;
}): MailReply {
  const finish = useFinished(openKey, { onSent: close, onSaved: goOn }, answered);
  return useMailReply({
    ...options,
    own: inbox.own,
    keepsDrafts: (mailbox) => inbox.mailboxes.find(({ id }) => id === mailbox)?.capabilities.drafts ?? false,
    onSent: (mail) => {
      finish({ key: mail.key, how: 'sent' });
      inbox.markRead(mail.mailbox, mail.id);
    },
    onSaved: (mail) => {
      inbox.markRead(mail.mailbox, mail.id);
      finish({ key: mail.key, how: 'saved' });
    },
    onMailboxGone: inbox.onMailboxGone,
  });
}

/** The state and the actions of the mailbox. `account`: the address of the signed-in person. */
export function useGmail(plan: PlanState, account: string | undefined) {
  const isSignedIn = account !== undefined;
  const answered: AnsweredState = useState<readonly string[]>([]);
  const inbox = useInbox(isSignedIn, answered[0]);
  const selection = useSelection(isSignedIn);
  const elements = useElements();
  const mailbox = inbox.mailbox?.id;
  const opened = useOpenMessage({
    mailbox,
    id: selection.id,
    onGone: (id) => removeMessage(inbox, id, elements),
    onMailboxGone: inbox.onMailboxGone,
  });
  const mail = opened.kind === 'ready' ? opened.mail : undefined;
  const openKey =
    mailbox !== undefined && selection.id !== undefined ? mailKey(mailbox, selection.id) : undefined;
  const { refuse, ...form } = useReplyForm(plan, mail);
  const asks = useAsks({ text: mail?.emailContent ?? '', id: mail?.key });
  useSavedMailbox(account, form.choices, asks, answered);
  const next = inbox.onlyWanted ? wantedAfter(inbox, selection.id) : undefined;
  const goOn = () => {
    if (next !== undefined) selection.select(next);
  };
  const close = () => (next === undefined ? selection.clear() : selection.select(next));
  const reply = useReplyToOpen({ mail, asks, refuse, ...form, inbox, openKey, close, goOn, answered });
  const disabledReason = disabledReasonOf(opened, reply);
  const actions = selectActions({ inbox, selection, reply, elements });

  function answer(): void {
    if (reply.isUnsent && reply.mail?.key === openKey) reply.open();
    else if (disabledReason === undefined) void reply.generate();
  }

  function discard(): void {
    reply.discard();
    focusNextAction(elements);
  }

  const answerWhenLoaded = useAnswerWhenLoaded(opened, selection.id, answer);
  useMessageFocus(selection.id, mailbox, elements);
  useGenerateFocus(reply.isBusy, reply.isOpen, elements);
  useShortcuts({
    onNext: () => actions.move(1),
    onPrevious: () => actions.move(-1),
    onReply: answerWhenLoaded,
    onSearch: () => elements.search.current?.focus(),
    onStop: reply.stop,
  });
  return {
    ...actions,
    inbox: { ...inbox, choose: actions.choose },
    selection,
    opened,
    mail,
    asks,
    ...form,
    reply,
    disabledReason,
    elements,
    discard,
  };
}
