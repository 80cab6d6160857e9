import { type ChildProcess, fork } from 'node:child_process';
import { AnswerBuffer } from '../answer-buffer.ts';
import type { ModelStream } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import type { WriterLog } from '../model-writer.ts';
import type { Prompt } from '../prompt.ts';
import type { LocalModelState } from './local-models.ts';
import type { FromProcess, LoadOptions, ToProcess } from './messages.ts';

// In development the program runs its TypeScript sources. In the build, this module and the process's program are
// JavaScript files in one folder.
const ownUrl = import.meta.url;
const program = new URL(ownUrl.endsWith('.ts') ? './model-process.ts' : './model-process.js', ownUrl);

/** How long a model may take to stop an answer before its process is killed, in milliseconds. */
const STOP_MS = 600;
/** The wait after the first death without any text since the start, in milliseconds. It doubles up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** How much of what the process prints while it loads is kept, in UTF-16 code units. */
const LONGEST_OUTPUT = 2_000;

/** The variables that a process needs. It gets no key and no secret of the server. */
const inheritedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'CUDA_VISIBLE_DEVICES',
];

function processEnvironment(): NodeJS.ProcessEnv {
  const inherited = inheritedVariables.flatMap((name) => {
    // biome-ignore lint/style/noProcessEnv: these variables are passed on and configure nothing here.
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // After an abort, the library would start a debugger and wait for it.
  return { ...Object.fromEntries(inherited), GGML_NO_BACKTRACE: '1' };
}

type Answer = { buffer: AnswerBuffer; onEvent: () => void; hasEnded: () => void };

/** A process with a model, from its start until it ends. */
type Running = {
  child: ChildProcess;
  loaded: Promise<void>;
  answers: Map<number, Answer>;
  /** True once the model has written some text. */
  hasWritten: boolean;
};

/** What a model is asked, and where its answer ends at the latest. */
type Task = { prompt: Prompt; maxTokens: number; stopTexts: string[] };

type HostOptions = {
  label: string;
  load: LoadOptions;
  /** How long the model stays in memory after its last answer, in milliseconds. */
  idleMs: number;
  log: WriterLog;
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
  load(): Promise<void> {
    return this.#start().loaded;
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
    const running = this.#fork();
    this.#running = running;
    this.#state = 'loading';
    return running;
  }

  #fork(): Running {
    const child = fork(program, {
      execArgv: [],
      env: processEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const loading = Promise.withResolvers<void>();
    const running: Running = { child, loaded: loading.promise, answers: new Map(), hasWritten: false };
    // A failure that nobody waits for yet is told to the next caller by the state.
    loading.promise.catch(() => undefined);
    let reason: string | undefined;
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Once the model is loaded, the output could be about a mail.
      if (this.#state === 'loading') output = (output + text).slice(-LONGEST_OUTPUT);
    });
    child.on('message', (message: FromProcess) => {
      if (message.kind === 'loaded') {
        this.#state = 'ready';
        loading.resolve();
        this.#startIdleTime();
      } else if (message.kind === 'not loaded') {
        reason = message.reason;
        child.kill('SIGKILL');
      } else this.#receive(running, message);
    });
    child.once('error', () => child.kill('SIGKILL'));
    child.once('exit', (code, signal) => {
      const cause = /GGML_ASSERT\(.*|Error: .*/.exec(output)?.[0] ?? signal ?? `code ${code}`;
      this.#noteExit(running, reason ?? `ended its process (${cause})`);
      loading.reject(new ModelFailure(this.#problem || 'was ended', { unhealthy: true }));
    });
    this.#send(child, { kind: 'load', options: this.#options.load });
    return running;
  }

  #send(child: ChildProcess, message: ToProcess): void {
    // If the channel is closed, the process has ended or is about to.
    if (child.connected) child.send(message, () => undefined);
  }

  #fail(problem: string): void {
    this.#state = 'failed';
    this.#problem = problem;
    this.#options.log.warn({ model: this.#options.label, failure: problem }, 'A local model failed');
  }

  /** Ends the process, if there is one. */
  #end(): void {
    const running = this.#running;
    this.#running = undefined;
    this.#state = 'idle';
    running?.child.kill('SIGKILL');
  }

  #noteExit(running: Running, problem: string): void {
    if (this.#running === running) {
      this.#running = undefined;
      this.#fail(problem);
      // A model that wrote text can work, so it may start again at once.
      this.#deaths = running.hasWritten ? 0 : this.#deaths + 1;
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (this.#deaths - 2), LONGEST_WAIT_MS);
      this.#mayStartAt = this.#deaths > 1 ? performance.now() + waitMs : 0;
    }
    for (const { buffer, hasEnded } of running.answers.values()) {
      buffer.close(new ModelFailure('ended its process', { retryable: true, unhealthy: true }));
      hasEnded();
    }
  }

  #write(running: Running, task: Task, onEvent: () => void): ModelStream {
    this.#lastId += 1;
    const id = this.#lastId;
    let killTimer: NodeJS.Timeout | undefined;
    const buffer = new AnswerBuffer((failure) => {
      if (failure) stop();
    });
    const stop = () => {
      if (!running.answers.has(id) || killTimer) return;
      this.#send(running.child, { kind: 'stop', id });
      killTimer = setTimeout(() => {
        // Another answer must not be lost for one that nobody waits for.
        if (running.answers.size <= 1 && this.#running === running) this.#end();
      }, STOP_MS);
    };
    const hasEnded = () => {
      clearTimeout(killTimer);
      running.answers.delete(id);
      this.#startIdleTime();
    };
    running.answers.set(id, { buffer, onEvent, hasEnded });
    this.#send(running.child, { kind: 'write', id, ...task });
    return { read: () => buffer.read(), cancel: stop };
  }

  #receive(running: Running, message: Exclude<FromProcess, { kind: 'loaded' | 'not loaded' }>): void {
    const answer = running.answers.get(message.id);
    if (!answer) return;
    answer.onEvent();
    if (message.kind === 'progress') return;
    if (message.kind === 'text') {
      running.hasWritten = true;
      answer.buffer.add(message.text);
      answer.buffer.flush();
      return;
    }
    answer.hasEnded();
    if (message.kind === 'done' && message.isWhole) answer.buffer.close();
    else if (message.kind === 'done') answer.buffer.close(new ModelFailure('stopped at its length limit'));
    else if (message.kind === 'failed') answer.buffer.close(new ModelFailure(message.reason));
    else answer.buffer.close(new ModelFailure('was stopped'));
  }

  #startIdleTime(): void {
    clearTimeout(this.#idle);
    if (!this.#running || this.#running.answers.size > 0) return;
    this.#idle = setTimeout(() => this.#putAway(), this.#options.idleMs).unref();
  }

  #putAway(): void {
    const running = this.#running;
    if (!running || running.answers.size > 0 || this.#state !== 'ready') return;
    this.#end();
  }
}
