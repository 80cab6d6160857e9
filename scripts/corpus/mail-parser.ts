import { Worker } from 'node:worker_threads';
import type { MailMessage } from '#reading/reading.ts';

/** How long a message may take, as in the browser (docs/product.md, 7.3). */
const DEADLINE_MS = 2_000;

type Answer = { message?: MailMessage; error?: string };
type Give = (answer: MailMessage | string) => void;

/** Parses messages in a worker thread, as the browser does. A parse that takes too long or crashes is given up. */
export class MailParser {
  private worker: Worker | undefined;
  private give: Give | undefined;

  private start(): Worker {
    const worker = new Worker(new URL('./mail-worker.ts', import.meta.url));
    worker.on('message', (answer: Answer) => this.give?.(answer.message ?? answer.error ?? 'no answer'));
    worker.on('error', (error: unknown) => this.abandon(String(error)));
    return worker;
  }

  private abandon(why: string): void {
    const { worker } = this;
    this.worker = undefined;
    this.give?.(why);
    void worker?.terminate();
  }

  /** The message, or a string with the reason why there is none. */
  parse(raw: Uint8Array): Promise<MailMessage | string> {
    this.worker ??= this.start();
    this.worker.postMessage(raw);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.abandon('deadline'), DEADLINE_MS);
      this.give = (answer) => {
        clearTimeout(timer);
        this.give = undefined;
        resolve(answer);
      };
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }
}
