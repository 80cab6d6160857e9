import { AnswerBuffer } from '../answer-buffer.ts';
import type { ModelStream, TokenListener } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import type { WriterLog } from '../model-writer.ts';
import type { Prompt } from '../prompt.ts';
import type { FromProcess, LoadOptions } from './messages.ts';
import { type ModelChild, startModelChild } from './model-child.ts';

/**
 * How long a model may take to stop an answer, in milliseconds. It looks for a stop several times a second; if nothing
 * else is written then, its process hangs and is killed.
 */
const STOP_MS = 3_000;
/** The wait after the second death in a row without any text, in milliseconds. It doubles up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Where a local model is: not in memory (`idle`), on its way there, there, or not usable until the next try (`failed`).
 */
export type LocalModelState = {
  /** The model's name in the configuration: 'local:gemma-4-e2b'. */
  label: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Goes on from the name: 'ended its process (SIGKILL)'. Only for `failed`. */
  problem?: string;
};

/** What a model is asked, and where its answer ends at the latest. */
export type Task = { prompt: Prompt; maxTokens: number; stopTexts: string[] };

type Answer = { buffer: AnswerBuffer; onEvent: () => void; isStopping: boolean; isMailCut: boolean };

/** A process with a model, from its start until it ends. */
type Running = { child: ModelChild; loaded: Promise<void>; answers: Map<number, Answer> };

type HostOptions = {
  label: string;
  load: LoadOptions;
  /** How long the model stays in memory after its last answer, in milliseconds. */
  idleMs: number;
  log: WriterLog;
  onTokens: TokenListener;
  /** The module that the process runs, and how long it may take to stop, for tests. */
  program?: URL;
  stopMs?: number;
};

/**
 * Holds one model in a process of its own. The process starts when it is needed, and again after it died, with a growing
 * wait if it died before it wrote anything. It is ended after an idle time.
 */
export class ModelHost {
  readonly #options: HostOptions;
  #running: Running | undefined;
  #state: LocalModelState['state'] = 'idle';
  #problem = '';
  /** Deaths in a row without any text. */
  #deaths = 0;
  #mayStartAt = 0;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  get state(): LocalModelState {
    const { label } = this.#options;
    return this.#state === 'failed'
      ? { label, state: 'failed', problem: this.#problem }
      : { label, state: this.#state };
  }

  /** Brings the model into memory. Rejects with `ModelFailure`. */
  async load(): Promise<void> {
    await this.#start().loaded;
  }

  /**
   * Asks the model, and brings it into memory first. The answer stops when the signal aborts. Rejects with
   * `ModelFailure`, and with the signal's reason.
   */
  async open(task: Task, signal: AbortSignal, onEvent: () => void): Promise<ModelStream> {
    clearTimeout(this.#idle);
    const running = this.#start();
    try {
      await running.loaded;
      signal.throwIfAborted();
      const stream = this.#write(running, task, onEvent);
      signal.addEventListener('abort', stream.cancel, { once: true });
      return stream;
    } finally {
      this.#startIdleTime();
    }
  }

  /** Ends the process. Answers that are being written fail. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#end();
  }

  #start(): Running {
    if (this.#running) return this.#running;
    if (this.#isClosed) throw new ModelFailure('was ended together with the server');
    const waitMs = this.#mayStartAt - performance.now();
    if (waitMs > 0) {
      throw new ModelFailure(`is not started again for ${Math.ceil(waitMs / 1000)} s: ${this.#problem}`);
    }
    const loading = Promise.withResolvers<void>();
    // A failure that nobody waits for is told to the next caller by the state.
    loading.promise.catch(() => undefined);
    const { load, program } = this.#options;
    const child = startModelChild({
      load,
      ...(program ? { program } : {}),
      onMessage: (message) => {
        if (message.kind !== 'loaded') return this.#receive(running, message);
        loading.resolve();
        if (this.#running === running) this.#state = 'ready';
        this.#startIdleTime();
      },
      onEnded: (problem) => {
        this.#noteEnd(running, problem);
        loading.reject(new ModelFailure(problem, { unhealthy: true }));
      },
    });
    const running: Running = { child, loaded: loading.promise, answers: new Map() };
    this.#running = running;
    this.#state = 'loading';
    return running;
  }

  /** Ends the process, if there is one. It may start again at once. */
  #end(): void {
    const running = this.#running;
    this.#running = undefined;
    this.#state = 'idle';
    running?.child.kill();
  }

  #noteEnd(running: Running, problem: string): void {
    if (this.#running === running) {
      this.#running = undefined;
      this.#state = 'failed';
      this.#problem = problem;
      this.#options.log.warn({ model: this.#options.label, failure: problem }, 'A local model failed');
      this.#deaths += 1;
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (this.#deaths - 2), LONGEST_WAIT_MS);
      this.#mayStartAt = this.#deaths > 1 ? performance.now() + waitMs : 0;
    }
    const failure = () => new ModelFailure('ended its process', { retryable: true, unhealthy: true });
    const answers = [...running.answers.values()];
    running.answers.clear();
    for (const { buffer } of answers) buffer.close(failure());
    this.#startIdleTime();
  }

  #write(running: Running, task: Task, onEvent: () => void): ModelStream {
    this.#lastId += 1;
    const id = this.#lastId;
    const buffer = new AnswerBuffer((failure) => {
      if (failure) this.#stop(running, id);
    });
    const answer: Answer = { buffer, onEvent, isStopping: false, isMailCut: false };
    running.answers.set(id, answer);
    running.child.send({ kind: 'write', id, ...task });
    return {
      read: () => buffer.read(),
      cancel: () => buffer.close(new ModelFailure('was stopped')),
      get isMailCut() {
        return answer.isMailCut;
      },
    };
  }

  #stop(running: Running, id: number): void {
    const answer = running.answers.get(id);
    if (!answer || answer.isStopping) return;
    answer.isStopping = true;
    running.child.send({ kind: 'stop', id });
    const timer = setInterval(() => {
      if (!running.answers.has(id) || this.#running !== running) clearInterval(timer);
      // Another answer must not be lost for one that nobody waits for.
      else if ([...running.answers.values()].every(({ isStopping }) => isStopping)) this.#end();
    }, this.#options.stopMs ?? STOP_MS).unref();
  }

  #receive(running: Running, message: Exclude<FromProcess, { kind: 'loaded' | 'not loaded' }>): void {
    const answer = running.answers.get(message.id);
    if (!answer) return;
    const { buffer, onEvent } = answer;
    if (message.kind === 'tokens') {
      const { input, output } = message;
      this.#options.onTokens(this.#options.label, { input, output });
      return;
    }
    onEvent();
    if (message.kind === 'progress') return;
    if (message.kind === 'text') {
      // A model that writes can work, so it may start again at once.
      this.#deaths = 0;
      buffer.add(message.text);
      buffer.flush();
      return;
    }
    running.answers.delete(message.id);
    this.#startIdleTime();
    if (message.kind === 'done') answer.isMailCut = message.isMailCut;
    if (message.kind === 'done' && message.isWhole) buffer.close();
    else if (message.kind === 'done') buffer.close(new ModelFailure('stopped at its length limit'));
    else if (message.kind === 'failed') buffer.close(new ModelFailure(message.reason));
    else buffer.close(new ModelFailure('was stopped'));
  }

  #startIdleTime(): void {
    clearTimeout(this.#idle);
    if (!this.#running || this.#running.answers.size > 0) return;
    this.#idle = setTimeout(() => this.#putAway(), this.#options.idleMs).unref();
  }

  #putAway(): void {
    if (this.#state === 'ready' && this.#running?.answers.size === 0) this.#end();
  }
}
