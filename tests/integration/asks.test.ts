import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type ModelServerOptions, startModelServer } from '#tests/fakes/model-server.ts';
import { call, insertAccount, openRows, readAccount } from './account-rows.ts';
import { guestCookie, makeDatabase, post, startServer } from './server-fixture.ts';
import { storedText } from './stored-text.ts';

const canary = 'canary-5d20c8';
const emailContent = `Hi Milo,\n\nCould you bring the ladder? The ${canary} dog may stay.\n\nDana`;
const dog = `The ${canary} dog may stay.`;
const answer = JSON.stringify({ asks: [{ words: dog, kind: 'yes-no' }] });

/** A program with a model that answers with a list of asks. */
async function start(options: ModelServerOptions = { reply: answer }, variables = {}) {
  const model = await startModelServer(options);
  onTestFinished(() => model.close());
  const database = await makeDatabase('SQLite');
  const server = await startServer({
    database,
    variables: {
      AI_MODEL: 'openai-compatible:small',
      AI_BASE_URL: `${model.url}/v1`,
      LOG_LEVEL: 'trace',
      ...variables,
    },
  });
  const ask = (headers: Record<string, string> = {}, body: object = { emailContent }) =>
    call(server, 'POST', apiPaths.asks, { headers, body });
  return { model, database, server, ask };
}

test('a guest gets the asks that the model found, no cookie, and nothing is stored or logged', async () => {
  const { model, database, server, ask } = await start();
  const response = await ask();
  const at = emailContent.indexOf(dog);
  expect(await response.json()).toEqual({
    asks: [{ text: dog, start: at, end: at + dog.length, kind: 'yes-no' }],
    by: 'openai-compatible:small',
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(JSON.stringify(model.requests[0]?.body)).toContain(canary);
  const stored = await storedText(database);
  await server.close();
  expect(stored + server.log()).not.toContain(canary);
});

test('it costs an account no reply, and its counts are deleted with the account', async () => {
  const { database, server, ask } = await start();
  const rows = await openRows(database);
  const { id, email, headers } = await insertAccount(database, rows);
  expect((await ask(headers)).status).toBe(200);
  expect((await readAccount(server, headers)).usage).toMatchObject({ emails_generated: 0 });
  const counts = async () => {
    const rates = await rows.db.selectFrom('rates').select('holder').execute();
    return rates.filter(({ holder }) => holder.includes(id));
  };
  expect(await counts()).toHaveLength(2);
  await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
  expect(await counts()).toEqual([]);
});

test.each([
  ['no model is configured', { AI_MODEL: '' }],
  ['the operator has turned it off', { AI_ASKS: 'off' }],
  ['only the plan Pro has a model', { AI_MODEL: '', AI_ADVANCED_MODEL: 'openai-compatible:big' }],
])('there is no such route if %s', async (_why, variables) => {
  const { model, ask } = await start(undefined, variables);
  const refused = await ask();
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 'not_found' });
  expect(model.requests).toEqual([]);
});

test.each([
  ['a blank mail', { emailContent: ' \n ' }],
  ['no mail', {}],
  ['a mail that is too long', { emailContent: 'a '.repeat(5_001) }],
])('%s is refused before the model is asked, and not counted', async (_what, body) => {
  const { model, ask } = await start();
  const refused = await ask({}, body);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'validation' });
  expect(model.requests).toEqual([]);
});

test('an account may ask 20 times a minute, and another one is not affected', async () => {
  const { database, ask } = await start();
  const rows = await openRows(database);
  const { headers } = await insertAccount(database, rows);
  const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await ask(headers)).status));
  expect(statuses.toSorted()).toEqual([...Array(20).fill(200), 429]);
  const refused = await ask(headers);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask((await insertAccount(database, rows)).headers)).status).toBe(200);
});

test('guests of one address may ask 10 times a minute, and a cookie counts at every address', async () => {
  const { server, ask } = await start(undefined, { TRUST_PROXY: '127.0.0.1' });
  const from = (address: string, headers = {}) => ask({ 'x-forwarded-for': address, ...headers });
  const guest = guestCookie(await post(server, undefined, { headers: { 'x-forwarded-for': '203.0.113.9' } }));
  for (let count = 0; count < 5; count += 1) await from('203.0.113.1');
  for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.1', guest)).status).toBe(200);
  expect((await from('203.0.113.1')).status).toBe(429);
  for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.2', guest)).status).toBe(200);
  expect((await from('203.0.113.3', guest)).status).toBe(429);
  expect((await from('203.0.113.3')).status).toBe(200);
});

test('a wrong session is refused and not treated as a guest', async () => {
  const { model, ask } = await start();
  expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(401);
  expect(model.requests).toEqual([]);
});

test.each([['400'], ['500'], ['cut'], ['garbage'], ['page'], ['empty'], ['length'], ['filter']])(
  'a model that answers with %s leaves the built-in asks, and the log has the cause without the mail',
  async (fault) => {
    const { server, ask } = await start(undefined, { AI_MODEL: `openai-compatible:fault-${fault}` });
    const response = await ask();
    expect(response.status).toBe(200);
    const { asks, by } = await response.json();
    expect(asks).toMatchObject([{ text: 'Could you bring the ladder?' }]);
    expect(by).not.toContain('fault');
    await server.close();
    expect(server.log()).toContain(`openai-compatible:fault-${fault}`);
    expect(server.log()).not.toContain(canary);
  },
);

test('a model that reasons first is understood', async () => {
  const { ask } = await start(undefined, { AI_MODEL: 'openai-compatible:fault-reasoning' });
  expect(await (await ask()).json()).toMatchObject({ asks: [{ text: dog }] });
});

test('the model is stopped when the person leaves', async () => {
  const { model, server } = await start(undefined, { AI_MODEL: 'openai-compatible:fault-hang' });
  const leaving = new AbortController();
  const asking = fetch(server.url + apiPaths.asks, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailContent }),
    signal: leaving.signal,
  });
  await expect.poll(() => model.requests.length).toBe(1);
  leaving.abort();
  await expect(asking).rejects.toThrow();
  await model.requests[0]?.over;
  expect(model.requests[0]?.leftAt).toBeDefined();
});

test('a search that a stopping server does not wait for is answered with unavailable', async () => {
  const { model, server, ask } = await start(undefined, { AI_MODEL: 'openai-compatible:fault-hang' });
  const asking = ask();
  await expect.poll(() => model.requests.length).toBe(1);
  const [response] = await Promise.all([asking, server.close(50)]);
  expect(response.status).toBe(503);
});
