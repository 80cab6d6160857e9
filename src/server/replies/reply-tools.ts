import type { Reading } from '#reading/reading.ts';
import { describeError, type Logger } from '../log.ts';
import type { LocalModels } from '../writers/local/local-models.ts';
import type { TokenListener } from '../writers/model.ts';
import type { ModelEnv } from '../writers/model-env.ts';
import type { Writers } from '../writers/writers.ts';

/** What reads the mails and writes the replies. */
export type ReplyTools = {
  readEmail: (emailContent: string) => Reading;
  /** The warning for the person; undefined if the mail does not look like fraud. */
  fraudWarning: (reading: Reading) => string | undefined;
  writers: Writers;
};

/**
 * Loads the functions that read mails, and the writers that the configuration names, which report the tokens of models
 * of providers to `onTokens`. This takes long, so call it only
 * when the server already listens.
 */
export async function loadReplyTools(
  models: ModelEnv,
  localModels: LocalModels,
  log: Logger,
  onTokens: TokenListener,
): Promise<ReplyTools> {
  const [{ readEmail }, { findFraud, fraudNote }, { loadNgrams }, { createWriters }] = await Promise.all([
    import('#reading/read-email.ts'),
    import('#checking/fraud.ts'),
    import('#reading/language/language.ts'),
    import('../writers/writers.ts'),
  ]);
  // N-grams help to detect the language of short mails. No reply waits for it.
  loadNgrams().catch((error) => log.warn({ error: describeError(error) }, 'The n-grams could not be loaded'));
  return {
    readEmail,
    fraudWarning: (reading) => fraudNote(findFraud(reading)),
    writers: await createWriters(models, localModels, log, onTokens),
  };
}
