import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { MailReaderAnswer, MailReaderQuestion } from './mail-reader.worker.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Milliseconds until a question is given up. The first question has to load the words of all languages. */
const DEADLINE_MS = 15_000;
/** Characters of a mail from which its language is detected. Otherwise each key press would copy pasted megabytes. */
const LANGUAGE_SAMPLE_LENGTH = 50_000;

/** The questions that are not answered yet, by their ids. */
const pending = new Map<number, (answer: MailReaderAnswer) => void>();
let worker: Worker | undefined;
let lastId = 0;

function settle(id: number, answer: MailReaderAnswer): void {
  pending.get(id)?.(answer);
  pending.delete(id);
}

/**
 * Stops a worker that failed and answers every pending question with undefined. The next question starts another one.
 */
function failAll(): void {
  worker?.terminate();
  worker = undefined;
  for (const id of [...pending.keys()]) settle(id, undefined);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./mail-reader.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: MailReaderAnswer }>) => {
    settle(data.id, data.answer);
  });
  started.addEventListener('error', failAll);
  return started;
}

function ask(question: MailReaderQuestion): Promise<MailReaderAnswer> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const deadline = setTimeout(failAll, DEADLINE_MS);
    pending.set(id, (answer) => {
      clearTimeout(deadline);
      resolve(answer);
    });
    try {
      worker ??= startWorker();
      worker.postMessage({ ...question, id });
    } catch {
      failAll();
    }
  });
}

/** Starts the worker, so that the first question does not have to wait for it. */
export function prepareMailReader(): void {
  try {
    worker ??= startWorker();
  } catch {
    // The first question tries again and handles a failure.
  }
}

/**
 * The language of a mail; undefined if it cannot be detected. This question and the others are answered in a worker.
 * The first of them starts it, with the words of all languages. Each answer is also undefined if the worker fails or
 * takes longer than 15 seconds. None of them rejects.
 */
export async function askMailLanguage(text: string): Promise<LanguageGuess | undefined> {
  const question = { about: 'language', text: text.slice(0, LANGUAGE_SAMPLE_LENGTH) } as const;
  return (await ask(question)) as LanguageGuess | undefined;
}

/** The quoted history that can be cut from a mail in one piece; undefined if there is none. */
export async function askQuotedHistory(text: string): Promise<QuotedHistory | undefined> {
  return (await ask({ about: 'quoted history', text })) as QuotedHistory | undefined;
}

/** A received mail, prepared for answering. Undefined only if the worker fails. */
export async function askAnswerable(mail: ReceivedMail): Promise<AnswerableMail | undefined> {
  return (await ask({ about: 'answerable', mail })) as AnswerableMail | undefined;
}
