import { type ChildProcess, fork } from 'node:child_process';
import { errorCode } from '../../files.ts';
import type { FromProcess, LoadOptions, ToProcess } from './messages.ts';

// In development the program runs its TypeScript sources. In the build, this module and the process's program are
// JavaScript files in one folder.
const ownUrl = import.meta.url;
const defaultProgram = new URL(ownUrl.endsWith('.ts') ? './model-process.ts' : './model-process.js', ownUrl);

/** How long a model may take to load, in milliseconds. The largest one from a slow disk takes about two minutes. */
const LOAD_MS = 300_000;
/** How much of what the process prints while it loads is kept, in UTF-16 code units. */
const LONGEST_OUTPUT = 2_000;

/** The variables that a process needs. It gets no key and no secret of the server. */
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function processEnvironment(): NodeJS.ProcessEnv {
  const inherited = inheritedVariables.flatMap((name) => {
    // biome-ignore lint/style/noProcessEnv: these variables are passed on and configure nothing here.
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // After an abort, the library would start a debugger and wait for it.
  return { ...Object.fromEntries(inherited), GGML_NO_BACKTRACE: '1' };
}

/** A process that loads a model and answers with it. */
export type ModelChild = { send(message: ToProcess): void; kill(): void };

type StartOptions = {
  load: LoadOptions;
  /** The module that the process runs. It sends the same messages as model-process.ts. */
  program?: URL;
  onMessage: (message: Exclude<FromProcess, { kind: 'not loaded' }>) => void;
  /** Called once, when the process has ended or could not be started. The problem goes on from the model's name. */
  onEnded: (problem: string) => void;
};

/** Starts a process and lets it load a model. Never throws. */
export function startModelChild({
  load,
  program = defaultProgram,
  onMessage,
  onEnded,
}: StartOptions): ModelChild {
  let hasEnded = false;
  let loading: NodeJS.Timeout | undefined;
  const end = (problem: string) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(loading);
    onEnded(problem);
  };
  let child: ChildProcess;
  try {
    child = fork(program, {
      execArgv: [],
      env: processEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    queueMicrotask(() => end(startProblem(error)));
    return { send: () => undefined, kill: () => undefined };
  }
  let isLoaded = false;
  let reason: string | undefined;
  loading = setTimeout(() => {
    reason = `was not loaded within ${LOAD_MS / 1000} s`;
    child.kill('SIGKILL');
  }, LOAD_MS).unref();
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // Once the model is loaded, the output could be about a mail.
    if (!isLoaded) output = (output + text).slice(-LONGEST_OUTPUT);
  });
  child.on('message', (message: FromProcess) => {
    if (message.kind === 'not loaded') {
      reason = message.reason;
      child.kill('SIGKILL');
      return;
    }
    if (message.kind === 'loaded') {
      isLoaded = true;
      clearTimeout(loading);
    }
    onMessage(message);
  });
  // A process that could not be started has no exit.
  child.once('error', (error) => {
    child.kill('SIGKILL');
    end(startProblem(error));
  });
  child.once('exit', (code, signal) => {
    const cause = /GGML_ASSERT\(.*|Error: .*/.exec(output)?.[0] ?? signal ?? `code ${code}`;
    end(reason ?? `ended its process (${cause})`);
  });
  const send = (message: ToProcess) => {
    // If the channel is closed, the process has ended or is about to.
    if (child.connected) child.send(message, () => undefined);
  };
  send({ kind: 'load', options: load });
  return { send, kill: () => void child.kill('SIGKILL') };
}

function startProblem(error: unknown): string {
  return `could not start its process (${errorCode(error) ?? 'no code'})`;
}
