import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { MailKnowledge, MailQuestion } from './mail-reader.worker.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Milliseconds after which a question is given up: the first time, the words of all languages have to be fetched. */
const DEADLINE_MS = 15_000;
/** Characters of a mail that its language is told by: pasted megabytes would be copied with every key press. */
const MOST_READ = 50_000;

const waiting = new Map<number, (told: MailKnowledge) => void>();
let worker: Worker | undefined;
let asked = 0;

function settle(id: number, told: MailKnowledge): void {
  waiting.get(id)?.(told);
  waiting.delete(id);
}

/** A worker that failed is given up; the next question starts another. */
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

/** Starts what reads mails, so that the first question need not wait for it. */
export function prepareMailReader(): void {
  try {
    worker ??= startWorker();
  } catch {
    // The question will find out.
  }
}

/**
 * The language of a mail. Undefined where it cannot be told. This and the other questions are answered in a worker,
 * started by the first of them with the words of all languages; each is undefined too where the worker fails or takes
 * longer than 15 seconds. None rejects.
 */
export async function askMailLanguage(text: string): Promise<LanguageGuess | undefined> {
  const question = { about: 'language', text: text.slice(0, MOST_READ) } as const;
  return (await ask(question)) as LanguageGuess | undefined;
}

/** The quoted history that can be cut from a mail in one piece. Undefined where there is none. */
export async function askQuotedHistory(text: string): Promise<QuotedHistory | undefined> {
  return (await ask({ about: 'quoted history', text })) as QuotedHistory | undefined;
}

/** A received mail made ready to be answered. Undefined only where the worker fails. */
export async function askAnswerable(mail: ReceivedMail): Promise<AnswerableMail | undefined> {
  return (await ask({ about: 'answerable', mail })) as AnswerableMail | undefined;
}
