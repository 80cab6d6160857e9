import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MailReaderTask } from './mail-reader.worker.ts';

type Sent = MailReaderTask & { id: number };

/** A worker that answers only when the test says so. */
class ManualWorker extends EventTarget {
  static started: ManualWorker[] = [];
  readonly sent: Sent[] = [];
  isStopped = false;

  constructor() {
    super();
    ManualWorker.started.push(this);
  }

  postMessage(task: Sent): void {
    this.sent.push(task);
  }

  terminate(): void {
    this.isStopped = true;
  }

  answer(index: number, answer: { result: unknown } | { error: unknown }): void {
    const data = { id: this.sent[index]?.id, ...answer };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

async function openPage() {
  vi.resetModules();
  ManualWorker.started = [];
  return import('./mail-reader.ts');
}

beforeEach(() => {
  vi.stubGlobal('Worker', ManualWorker);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mail = { text: 'Is it?', added: [], before: [] };
const reading = { asks: [], moved: [] };

test('a task that fails does not end the other tasks', async () => {
  const { checkReplyInWorker, readAsksInWorker } = await openPage();
  const check = checkReplyInWorker({ mail, reply: 'Ja', userProvided: '', answers: [] });
  const asks = readAsksInWorker(mail);
  const [worker] = ManualWorker.started;
  worker?.answer(0, { error: new TypeError('A file did not load.') });
  worker?.answer(1, { result: reading });
  expect(await check).toBeUndefined();
  expect(await asks).toEqual(reading);
  expect(worker?.isStopped).toBe(false);
});

test('a worker that cannot start ends all tasks, and the next task starts another one', async () => {
  const { findLanguageInWorker, readAsksInWorker } = await openPage();
  const tasks = [readAsksInWorker(mail), findLanguageInWorker('Hola')];
  ManualWorker.started[0]?.dispatchEvent(new Event('error'));
  expect(await Promise.all(tasks)).toEqual([undefined, undefined]);
  const asks = readAsksInWorker(mail);
  ManualWorker.started[1]?.answer(0, { result: reading });
  expect(await asks).toEqual(reading);
});
