import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownWordsMessages, snippetFieldMessages } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import { apiPaths } from '#domain/paths.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase, post, startServer, validRequest } from './server-fixture.ts';

const thanks = { name: 'Thanks', text: 'Thank you for writing.' };

describe.each(databaseKinds)('snippets and own words on %s', (kind) => {
  async function start() {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables });
    const database = await openRows(variables);
    const { id, headers } = await insertAccount(variables, database);
    const send = (method: string, path: string, body?: object) =>
      call(server, method, path, { headers, ...(body && { body }) });
    return {
      server,
      database,
      id,
      headers,
      save: (body: object = thanks) => send('POST', apiPaths.snippets, body),
      list: async () => (await (await send('GET', apiPaths.snippets)).json()).snippets,
      remove: (snippetId: string) => send('DELETE', `${apiPaths.snippets}/${snippetId}`),
      setOwnWords: (body: object) => send('PUT', apiPaths.ownWords, body),
      ownWords: async () => (await send('GET', apiPaths.ownWords)).json(),
    };
  }

  /** Inserts this many snippets, so that a test need not save them one after the other. */
  async function insertSnippets({ database, id }: Awaited<ReturnType<typeof start>>, count: number) {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      user_id: id,
      name: `Snippet ${index}`,
      text: 'Text',
      created_at: index,
    }));
    await database.db.insertInto('snippets').values(rows).execute();
  }

  test('a saved snippet is listed, newest first, until it is deleted', async () => {
    const { save, list, remove } = await start();
    const answer = await save({ name: '  Way\nhere ', text: ' Left,\r\nthen right.\u0000 😀 ' });
    expect(answer.status).toBe(201);
    const first = await answer.json();
    expect(first).toEqual({ id: expect.any(String), name: 'Way here', text: 'Left,\nthen right.  😀' });
    const arabic = { name: 'شكر', text: 'شكرًا على رسالتك.' };
    const second = await (await save(arabic)).json();
    expect(await list()).toEqual([{ id: second.id, ...arabic }, first]);
    expect((await remove(first.id)).status).toBe(204);
    expect(await list()).toEqual([second]);
    expect(await (await remove(first.id)).json()).toMatchObject({ status: 404, code: 'snippet_not_found' });
  });

  test('calls at the same time save no more snippets than an account may have', async () => {
    const setting = await start();
    const { save, list, remove } = setting;
    await insertSnippets(setting, limits.snippets - 3);
    const answers = await Promise.all(Array.from({ length: 12 }, () => save()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 201);
    expect(await refused?.json()).toMatchObject({ status: 409, code: 'too_many_snippets' });
    const snippets = await list();
    expect(snippets).toHaveLength(limits.snippets);
    await remove(snippets[0].id);
    expect((await save()).status).toBe(201);
  });

  test('accepts a name and a text of exactly the limit', async () => {
    const { save, list } = await start();
    const longest = { name: 'n'.repeat(limits.snippetName), text: '字'.repeat(limits.snippetText) };
    expect((await save(longest)).status).toBe(201);
    expect(await list()).toMatchObject([longest]);
  });

  test.each([
    [{}, snippetFieldMessages.nameRequired],
    [{ ...thanks, name: ' \u200b ' }, snippetFieldMessages.nameRequired],
    [{ ...thanks, name: 'n'.repeat(limits.snippetName + 1) }, snippetFieldMessages.nameTooLong],
    [{ ...thanks, text: '\n' }, snippetFieldMessages.textRequired],
    [{ ...thanks, text: null }, 'The field "text" must be text'],
    [{ ...thanks, text: 't'.repeat(limits.snippetText + 1) }, snippetFieldMessages.textTooLong],
  ])('refuses a wrong snippet with one sentence: %#', async (body, detail) => {
    const { save, list } = await start();
    expect(await (await save(body)).json()).toMatchObject({ code: 'validation', detail });
    expect(await list()).toEqual([]);
  });

  test('an id that no snippet can have is not found', async () => {
    const { remove } = await start();
    for (const id of ['%00', 'x'.repeat(3_000), '..%2f..']) {
      expect(await (await remove(id)).json()).toMatchObject({ status: 404, code: 'snippet_not_found' });
    }
  });

  test('should refuse more changes than an account may make', async () => {
    const { setOwnWords } = await start();
    const answers = await Promise.all(Array.from({ length: 61 }, () => setOwnWords({})));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests' });
  });

  test('own words replace those before them, and a blank one is not kept', async () => {
    const { setOwnWords, ownWords } = await start();
    expect(await ownWords()).toEqual({});
    const words = { name: 'Ada L.', signature: 'Ada Lovelace\nLondon', opening: 'Hello!', closing: 'Yours,' };
    expect(await (await setOwnWords({ ...words, signature: 'Ada Lovelace\r\nLondon ' })).json()).toEqual(
      words,
    );
    expect(await ownWords()).toEqual(words);
    await setOwnWords({ closing: 'Best,', opening: ' ', name: null });
    expect(await ownWords()).toEqual({ closing: 'Best,' });
  });

  test.each([
    [{ name: 'n'.repeat(limits.fullName + 1) }, ownWordsMessages.nameTooLong],
    [{ signature: 's'.repeat(limits.signature + 1) }, ownWordsMessages.signatureTooLong],
    [{ opening: 'o'.repeat(limits.ownPhrase + 1) }, ownWordsMessages.openingTooLong],
    [{ closing: 'c'.repeat(limits.ownPhrase + 1) }, ownWordsMessages.closingTooLong],
    [{ closing: ['Best'] }, expect.stringMatching(/^The field ".*closing" must be text$/)],
    [{ sign: 'Ada' }, 'There is no field "sign"'],
  ])('refuses wrong own words, there and in a request for a reply: %#', async (body, detail) => {
    const { server, headers, setOwnWords, ownWords } = await start();
    const refusal = { code: 'validation', detail };
    expect(await (await setOwnWords(body)).json()).toMatchObject(refusal);
    expect(await ownWords()).toEqual({});
    const reply = await post(server, { ...validRequest, ownWords: body }, { headers });
    expect(await reply.json()).toMatchObject(refusal);
  });
});

test('a guest’s reply opens, closes and is signed with the own words of the request', async () => {
  const server = await startServer({ configuredWriters: true });
  const ownWords = { name: 'Ada L.', signature: 'Engines Ltd', opening: 'Hello again', closing: 'Yours,' };
  const { reply } = await (await post(server, { ...validRequest, ownWords })).json();
  expect(reply.split('\n\n')[1]).toMatch(/^Hello again\./);
  expect(reply).toMatch(/\n\nYours,\nAda L\.\nEngines Ltd$/);
});
