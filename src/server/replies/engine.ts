import type { Reading } from '#reading/reading.ts';
import { describeError, type Logger } from '../log.ts';
import type { Writers } from '../writers/choose-writers.ts';
import type { ModelEnv } from '../writers/model-env.ts';

/** What reads mails and what writes replies. */
export type Engine = {
  readEmail: (emailContent: string) => Reading;
  /** What the person is warned of where a mail looks like fraud. */
  fraudWarning: (reading: Reading) => string | undefined;
  writers: Writers;
};

/** Loads the reader and the writers that the configuration names. Both are heavy: not before the server listens. */
export async function loadEngine(models: ModelEnv, log: Logger): Promise<Engine> {
  const [{ readEmail }, { findFraud, fraudNote }, { loadLanguages }, { chooseWriters }] = await Promise.all([
    import('#reading/read-email.ts'),
    import('#checking/fraud.ts'),
    import('#reading/language/language.ts'),
    import('../writers/choose-writers.ts'),
  ]);
  // It tells short mails apart better; no reply waits for it.
  loadLanguages().catch((error) =>
    log.warn({ error: describeError(error) }, 'The table of languages could not be loaded'),
  );
  return {
    readEmail: (emailContent) => readEmail(emailContent),
    fraudWarning: (reading) => fraudNote(findFraud(reading)),
    writers: await chooseWriters(models, log),
  };
}
