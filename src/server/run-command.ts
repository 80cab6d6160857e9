import { ConfigurationError } from './env.ts';

/** The exit code of a program that SIGINT ended. */
const INTERRUPTED = 130;

/**
 * Runs a command of the operator with the arguments of this process. An error of the class `ConfigurationError` or of
 * `refusals` prints its message, which is a sentence, and the exit code is 1.
 * @param run should stop soon when the signal aborts: the person or the system ended the command
 * @param stopped what the command then prints
 */
export async function runCommand(
  run: (args: string[], signal: AbortSignal) => Promise<void>,
  { stopped, refusals }: { stopped: string; refusals: (new (message: string) => Error)[] },
): Promise<void> {
  const interrupt = new AbortController();
  // The terminal and npm both send the signal, so it may come twice. The script that started this process may be killed.
  for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => interrupt.abort());
  // Listening to the channel would keep this process alive when all is done.
  process.channel?.unref();
  try {
    await run(process.argv.slice(2), interrupt.signal);
  } catch (error) {
    if (interrupt.signal.aborted) {
      console.error(stopped);
      process.exit(INTERRUPTED);
    }
    if (![ConfigurationError, ...refusals].some((refusal) => error instanceof refusal)) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}
