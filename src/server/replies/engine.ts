import type { Reading } from '#reading/reading.ts';
import type { ModelEnv } from '../env.ts';
import { describeError, type Logger } from '../log.ts';
import type { ReplyWriter } from '../writers/writer.ts';

/** What reads mails and what writes replies. */
export type Engine = {
  readEmail: (emailContent: string) => Reading;
  writer: ReplyWriter;
};

/** Loads the reader and the writer that the configuration names. Both are heavy: not before the server listens. */
export async function loadEngine(models: ModelEnv, log: Logger): Promise<Engine> {
  const [{ readEmail }, { loadLanguages }, { chooseWriter }] = await Promise.all([
    import('#reading/read-email.ts'),
    import('#reading/language/language.ts'),
    import('../writers/choose-writer.ts'),
  ]);
  // It tells short mails apart better; no reply waits for it.
  loadLanguages().catch((error) =>
    log.warn({ error: describeError(error) }, 'The table of languages could not be loaded'),
  );
  return { readEmail: (emailContent) => readEmail(emailContent), writer: await chooseWriter(models, log) };
}
