// The program as a separate process, with a writer that needs no model and costs nothing. It starts in half the time. A
// mail that says 'quick' is answered at once; every other mail is answered word by word until the reader leaves.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { ReplyWriter } from '#server/writers/writer.ts';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'));
const [{ setTimeout: sleep }, { parseEnv }, { createLog }, { serve }, { plainReading }] = await Promise.all([
  import('node:timers/promises'),
  import('#server/env.ts'),
  import('#server/log.ts'),
  import('#server/serve.ts'),
  import('#reading/reading.fixture.ts'),
]);

const writer: ReplyWriter = {
  name: 'Scripted',
  async *write({ emailContent }, signal) {
    const isQuick = emailContent === 'quick';
    for (let words = isQuick ? 1 : 1_000; words > 0; words -= 1) {
      yield 'Yes. ';
      if (!isQuick) await sleep(50, undefined, { signal });
    }
    return { reply: 'Yes.', writer: 'Scripted', notes: [] };
  },
};
const server = await serve({
  env: parseEnv(process.env),
  log: createLog('warn'),
  pagesRoot: 'no pages',
  replyTools: async () => ({
    readEmail: (text) => plainReading(text),
    fraudWarning: () => undefined,
    writers: { standard: writer, advanced: writer },
  }),
});
process.stdout.write(`AI Reply Assistant is ready at ${server.url}\n`);
