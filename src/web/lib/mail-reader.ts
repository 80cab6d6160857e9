import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { MailKnowledge, MailQuestion } from './mail-reader.worker.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Milliseconds until a question is given up. The first question has to load the words of all languages. */
const DEADLINE_MS = 15_000;
/** Characters of a mail from which its language is detected: pasted megabytes would be copied at each key press. */
const MOST_READ = 50_000;

const waiting = new Map<number, (told: MailKnowledge) => void>();
let worker: Worker | undefined;
let asked = 0;

function settle(id: number, told: MailKnowledge): void {
  waiting.get(id)?.(told);
  waiting.delete(id);
}

/** Stops a worker that failed. The next question starts another one. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const id of [...waiting.keys()]) settle(id, undefined);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./mail-reader.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; told: MailKnowledge }>) => {
    settle(data.id, data.told);
  });
  started.addEventListener('error', giveUp);
  return started;
}

function ask(question: MailQuestion): Promise<MailKnowledge> {
  return new Promise((resolve) => {
    asked += 1;
    const deadline = setTimeout(giveUp, DEADLINE_MS);
    waiting.set(asked, (told) => {
      clearTimeout(deadline);
      resolve(told);
    });
    try {
      worker ??= startWorker();
      worker.postMessage({ ...question, id: asked });
    } catch {
      giveUp();
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
  const question = { about: 'language', text: text.slice(0, MOST_READ) } as const;
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
