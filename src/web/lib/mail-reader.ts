import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { AskedMail, AsksReading, DeskCheck, DeskReply } from './desk-reading.ts';
import type { DeskRewrite } from './desk-rewriting.ts';
import type { MailReaderAnswer, MailReaderResult, MailReaderTask } from './mail-reader.worker.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** Milliseconds until a task is given up. The first task has to load the data of all languages. */
const DEADLINE_MS = 15_000;
/** The length of the text in which a language is detected. Without a limit, each key press would copy megabytes. */
const LANGUAGE_SAMPLE_LENGTH = 50_000;

/** The tasks that have no result yet, by their ids. */
const pending = new Map<number, (result: MailReaderResult) => void>();
let worker: Worker | undefined;
let lastId = 0;

function settle(id: number, result: MailReaderResult): void {
  pending.get(id)?.(result);
  pending.delete(id);
}

/** Stops the worker and settles every pending task with undefined. The next task starts another worker. */
function failAll(): void {
  worker?.terminate();
  worker = undefined;
  for (const id of [...pending.keys()]) settle(id, undefined);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./mail-reader.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<MailReaderAnswer>) => {
    // One task has failed, for example because a file did not load. The others go on.
    if ('error' in data) console.error(data.error);
    settle(data.id, 'error' in data ? undefined : data.result);
  });
  started.addEventListener('error', failAll);
  return started;
}

function runTask(task: MailReaderTask): Promise<MailReaderResult> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const deadline = setTimeout(failAll, DEADLINE_MS);
    pending.set(id, (result) => {
      clearTimeout(deadline);
      resolve(result);
    });
    try {
      worker ??= startWorker();
      worker.postMessage({ ...task, id });
    } catch {
      failAll();
    }
  });
}

/** Starts the worker, so that the first task does not have to wait for it. */
export function prepareMailReader(): void {
  try {
    worker ??= startWorker();
  } catch {
    // The first task tries again and handles a failure.
  }
}

/**
 * Finds the language of a mail; undefined if it cannot be detected. Like the functions below, it runs in a worker and
 * never rejects. The result is undefined too if the task or the worker fails, or takes longer than 15 seconds.
 */
export async function findLanguageInWorker(text: string): Promise<LanguageGuess | undefined> {
  const task = { kind: 'find language', text: text.slice(0, LANGUAGE_SAMPLE_LENGTH) } as const;
  return (await runTask(task)) as LanguageGuess | undefined;
}

/** Finds the quoted history that can be cut from a mail in one piece; undefined if there is none. */
export async function findQuotedHistoryInWorker(text: string): Promise<QuotedHistory | undefined> {
  return (await runTask({ kind: 'find quoted history', text })) as QuotedHistory | undefined;
}

/** Prepares a received mail to be answered. Undefined only after a failure. */
export async function toAnswerableInWorker(mail: ReceivedMail): Promise<AnswerableMail | undefined> {
  return (await runTask({ kind: 'to answerable', mail })) as AnswerableMail | undefined;
}

/** Whether a mail, or its beginning, asks anything. */
export async function wantsAnswerInWorker(text: string): Promise<boolean | undefined> {
  return (await runTask({ kind: 'wants answer', text })) as boolean | undefined;
}

/** Finds what a mail asks. */
export async function readAsksInWorker(mail: AskedMail): Promise<AsksReading | undefined> {
  return (await runTask({ kind: 'read asks', mail })) as AsksReading | undefined;
}

/** Checks a reply against the mail that it answers. */
export async function checkReplyInWorker(reply: DeskReply): Promise<DeskCheck | undefined> {
  return (await runTask({ kind: 'check reply', reply })) as DeskCheck | undefined;
}

/** Writes a draft of the built-in drafter once more. Null if nothing changes, undefined after a failure. */
export async function rewriteDraftInWorker(draft: DeskRewrite): Promise<string | null | undefined> {
  return (await runTask({ kind: 'rewrite draft', draft })) as string | null | undefined;
}
