import { expect, onTestFinished, test } from 'vitest';
import { type Plan, planHas, planValues } from '#domain/plans.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, post, startServer, validRequest } from './server-fixture.ts';

const BUILT_IN = 'Built-in drafter';
const MAIN = 'openai-compatible:main';
const BIG = 'openai-compatible:big';
const SPARE = 'openai-compatible:spare';

/** The writer for a guest and for each plan, as the answers name it. */
async function writersOf(variables: Record<string, string>) {
  const model = await startModelServer({ reply: 'Monday suits me well.' });
  onTestFinished(() => model.close());
  const database = await makeDatabase('SQLite');
  const server = await startServer({
    database,
    configuredWriters: true,
    variables: { AI_BASE_URL: `${model.url}/v1`, ...variables },
  });
  const rows = await openRows(database);
  const writerFor = async (headers: Record<string, string>) =>
    (await (await post(server, validRequest, { headers })).json()).writer;
  const writers: Partial<Record<Plan | 'guest', string>> = { guest: await writerFor({}) };
  for (const plan of planValues) {
    writers[plan] = await writerFor((await insertAccount(database, rows, { plan })).headers);
  }
  return writers;
}

test.each([
  ['one model writes for all', { AI_MODEL: MAIN }, MAIN, MAIN],
  ['an advanced model writes only for its plans', { AI_MODEL: MAIN, AI_ADVANCED_MODEL: BIG }, MAIN, BIG],
  [
    'if there is only an advanced model, the built-in drafter writes for all others',
    { AI_ADVANCED_MODEL: BIG },
    BUILT_IN,
    BIG,
  ],
])('%s', async (_, variables, standard, advanced) => {
  const { guest, ...writers } = await writersOf(variables);
  expect(guest).toBe(standard);
  for (const plan of planValues)
    expect(writers[plan], plan).toBe(planHas(plan, 'models') ? advanced : standard);
});

test('should use the fallback for the advanced model too', async () => {
  const variables = { AI_ADVANCED_MODEL: 'openai-compatible:fault-401', AI_FALLBACK_MODEL: SPARE };
  expect((await writersOf(variables)).pro).toBe(SPARE);
});
