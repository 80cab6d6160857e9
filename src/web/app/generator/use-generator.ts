import { useRef, useState } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { type Language, languageValues } from '#domain/languages.ts';
import { browserProblems, messages } from '#domain/messages.ts';
import type { PlanState } from '#web/lib/account.ts';
import { type BatchPlace, batchMailId } from '#web/lib/batches.ts';
import { GENERATOR_STATE_KEY } from '#web/lib/saved-state.ts';
import { isListOf, isOneOf, isRecord, isString } from '#web/lib/saved-values.ts';
import { isBatchPlace, isMailboxFile, loadBatchDesk, useBatchLife } from '../batch/batch-place.ts';
import { type DeskWork, isDeskWork } from '../desk/decisions.ts';
import { type AsksState, useAsks } from '../desk/use-asks.ts';
import type { PersonWords } from '../desk/use-reply-desk.ts';
import { useSavedState } from '../use-saved-state.ts';
import { useGuestQuota } from './guest-quota.tsx';
import { type Mail, useMail } from './mail.ts';
import { type MailLanguageState, useMailLanguage } from './mail-language.ts';
import {
  isReplyChoices,
  type ReplyChoices,
  type ReplyChoicesState,
  toRequest,
  useFieldErrors,
  useReplyChoices,
} from './reply-choices.ts';
import type { Reply } from './reply-versions.ts';
import { useGenerate } from './use-generate.ts';
import { type ReplyState, useReply } from './use-reply.ts';

/** The work on one mail. The names of the fields are stored, so they must not change. */
export type MailWork = {
  mail: string;
  /** The language of the mail, if the person chose it. */
  mailLanguage?: Language | undefined;
  reply?: Reply | undefined;
  /** The person's work on the asks of the mail. Absent without a mail. */
  desk?: DeskWork | undefined;
  /** What the person has said about this mail in the reply. */
  words?: PersonWords | undefined;
};

/**
 * The state that the tab saves, which survives a reload. The names of the fields are stored, so they must not change.
 */
type GeneratorState = MailWork & {
  settings: ReplyChoices;
  /** The open batch, whose present mail is this one. */
  batch?: BatchPlace | undefined;
};

function isAnsweredAsk(value: unknown): value is AnsweredAsk {
  return (
    isRecord(value) &&
    isString(value.ask) &&
    (isString(value.answer) || (isRecord(value.answer) && isString(value.answer.text)))
  );
}

function isReply(value: unknown): value is Reply {
  return (
    isRecord(value) &&
    isString(value.text) &&
    isListOf(isString, value.notes) &&
    (value.mail === undefined || isString(value.mail)) &&
    (value.writer === undefined || isString(value.writer)) &&
    (value.isCutOff === undefined || typeof value.isCutOff === 'boolean') &&
    (value.isSuspicious === undefined || typeof value.isSuspicious === 'boolean') &&
    (value.language === undefined || isOneOf(languageValues, value.language)) &&
    (value.ownWords === undefined || isListOf(isString, value.ownWords)) &&
    (value.answers === undefined || isListOf(isAnsweredAsk, value.answers))
  );
}

function isPersonWords(value: unknown): value is PersonWords {
  return (
    isRecord(value) &&
    isListOf(isString, value.filled) &&
    isListOf(isString, value.snippets) &&
    isListOf(isString, value.kept)
  );
}

function isGeneratorState(value: unknown): value is GeneratorState {
  return (
    isRecord(value) &&
    isString(value.mail) &&
    isReplyChoices(value.settings) &&
    (value.mailLanguage === undefined || isOneOf(languageValues, value.mailLanguage)) &&
    (value.reply === undefined || isReply(value.reply)) &&
    (value.desk === undefined || isDeskWork(value.desk)) &&
    (value.words === undefined || isPersonWords(value.words)) &&
    (value.batch === undefined || isBatchPlace(value.batch))
  );
}

type Parts = {
  mail: Mail;
  asks: AsksState;
  choices: ReplyChoicesState;
  mailLanguage: MailLanguageState;
  reply: ReplyState;
  setPlace: (place: BatchPlace | undefined) => void;
};

/** The elements that get the focus. The text fields are also read after hydration. */
function useElements() {
  return {
    mail: useRef<HTMLTextAreaElement>(null),
    prompt: useRef<HTMLTextAreaElement>(null),
    reply: useRef<HTMLTextAreaElement>(null),
    generate: useRef<HTMLButtonElement>(null),
    stop: useRef<HTMLButtonElement>(null),
  };
}

/** Restores the saved state. Text that was typed before hydration is newer and takes precedence. */
function restore(
  saved: GeneratorState | undefined,
  { mail, asks, choices, mailLanguage, reply, setPlace }: Parts,
  elements: ReturnType<typeof useElements>,
): void {
  const text = elements.mail.current?.value || saved?.mail;
  if (text) mail.edit(text);
  if (text && text === saved?.mail) {
    const id = batchMailId(saved.batch);
    mailLanguage.pick(saved.mailLanguage, { text, id });
    if (saved.desk) asks.restore([{ text, id, work: saved.desk }]);
  }
  setPlace(saved?.batch);
  const customPrompt = elements.prompt.current?.value || saved?.settings.customPrompt;
  choices.change({ ...saved?.settings, ...(customPrompt ? { customPrompt } : {}) });
  const written = elements.reply.current?.value;
  if (written) reply.show({ text: written, notes: [] });
  else if (saved?.reply) reply.show(saved.reply, saved.words);
}

/** The open batch, and files that were chosen for one. Its code is loaded with the first of them. */
function useBatchFiles(mail: Mail) {
  const [place, setPlace] = useState<BatchPlace>();
  const [files, setFiles] = useState<readonly File[]>();

  async function openFiles(chosen: readonly File[]): Promise<void> {
    const [file] = chosen;
    if (!file) return;
    if (!place && chosen.length === 1 && !isMailboxFile(file)) return mail.openFile(file);
    try {
      await loadBatchDesk();
      setFiles(chosen);
    } catch {
      mail.refuseFile(browserProblems.fileNotOpened);
    }
  }

  return { place, setPlace, files, setFiles, openFiles };
}

/** The state and the actions of the generator. */
export function useGenerator(plan: PlanState) {
  const mail = useMail();
  const { place, setPlace, files, setFiles, openFiles } = useBatchFiles(mail);
  const mailId = batchMailId(place);
  const asks = useAsks({ text: mail.text, id: mailId });
  const choices = useReplyChoices(plan, 'generator');
  const mailLanguage = useMailLanguage({
    text: mail.text,
    id: mailId,
    language: choices.values.language,
  });
  const reply = useReply();
  const elements = useElements();
  const parts = { mail, asks, choices, mailLanguage, reply, setPlace };
  const { customTone, customPrompt, tone } = choices.values;
  const { errors, refuse } = useFieldErrors({
    emailContent: mail.text,
    tone: tone === 'custom' ? customTone : '',
    customPrompt,
  });
  const guests = useGuestQuota();
  async function request(signal: AbortSignal) {
    const language = await mailLanguage.resolve(signal);
    return language && toRequest(mail.text, choices.values, language, await asks.resolve(signal));
  }
  const generation = useGenerate({
    hasText: mail.text !== '',
    request,
    reply,
    refuse,
    toasts: { done: messages.replyGenerated, failed: ({ message }) => message },
    guests,
  });
  const isBusy =
    generation.isPreparing || mailLanguage.isResolving || asks.isResolving || reply.phase !== 'idle';
  const work: MailWork = {
    mail: mail.text,
    mailLanguage: mailLanguage.picked,
    reply: reply.reply,
    desk: mail.text.trim() === '' ? undefined : asks.known.work,
    words: reply.words,
  };
  const isRestored = useSavedState<GeneratorState>({
    key: GENERATOR_STATE_KEY,
    state: { ...work, settings: choices.chosen, batch: place },
    isState: isGeneratorState,
    // A reply that is being written has not replaced the earlier one yet.
    isPaused: isBusy,
    restore: (saved) => restore(saved, parts, elements),
  });
  useBatchLife(place, isRestored);
  return {
    mail,
    mailId,
    openFiles: (chosen: File[]) => void openFiles(chosen),
    batch: { place, setPlace, files, setFiles, work },
    asks,
    choices,
    mailLanguage,
    reply,
    guests,
    elements,
    errors,
    isBusy,
    generation,
  };
}
