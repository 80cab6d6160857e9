import type { LanguageGuess } from '#reading/reading.ts';
import type { MailLanguageAnswer, MailLanguageQuestion } from './mail-language.worker.ts';

/** Milliseconds after which the person is asked instead: the first time, a table of languages has to be fetched. */
const DEADLINE_MS = 15_000;
/** Characters that are looked at: pasted megabytes would be copied with every key press. */
const MOST_READ = 50_000;

type Settle = (guess: LanguageGuess | undefined) => void;

const waiting = new Map<number, Settle>();
let worker: Worker | undefined;
let asked = 0;

function settle(id: number, guess: LanguageGuess | undefined): void {
  waiting.get(id)?.(guess);
  waiting.delete(id);
}

/** A worker that failed is given up; the next question starts another. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const id of [...waiting.keys()]) settle(id, undefined);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./mail-language.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<MailLanguageAnswer>) => {
    settle(data.id, data.guess);
  });
  started.addEventListener('error', giveUp);
  return started;
}

/**
 * The language of a mail, found out in a worker that is started, with all that it loads, by the first question.
 * Undefined where it cannot be told, the worker fails, or takes longer than 15 seconds. Never rejects.
 */
export function askMailLanguage(text: string): Promise<LanguageGuess | undefined> {
  return new Promise((resolve) => {
    asked += 1;
    const question: MailLanguageQuestion = { id: asked, text: text.slice(0, MOST_READ) };
    const deadline = setTimeout(giveUp, DEADLINE_MS);
    waiting.set(question.id, (guess) => {
      clearTimeout(deadline);
      resolve(guess);
    });
    try {
      worker ??= startWorker();
      worker.postMessage(question);
    } catch {
      giveUp();
    }
  });
}
