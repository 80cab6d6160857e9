import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { publicApiPaths } from '#domain/paths.ts';
import { insertAccount } from './account-rows.ts';
import { makeKey, startWithKey } from './public-api-fixture.ts';

const mail = 'From: Marta <marta@example.com>\r\nSubject: Proofs\r\n\r\nCould you call me?\r\n';

/** Starts to send a mail as a file, and sends all but its last bytes. */
async function beginUpload({ url }: { url: string }, key: string) {
  const sending = request(url + publicApiPaths.readings, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'message/rfc822',
      'content-length': mail.length,
    },
  });
  sending.on('error', () => {});
  onTestFinished(() => void sending.destroy());
  sending.write(mail.slice(0, -4));
  await once(sending, 'socket');
  return sending;
}

test('files in memory are limited for an account and in all, and after one ends another is accepted', async () => {
  const { variables, server, database, key } = await startWithKey('SQLite', {
    configuredWriters: true,
    variables: { REPLY_RATE_PER_MINUTE: '1000' },
  });
  const keyOfAnother = async () =>
    (await makeKey(server, await insertAccount(variables, database, { plan: 'pro' }))).key;
  const send = (sender: string) =>
    fetch(server.url + publicApiPaths.readings, {
      method: 'POST',
      headers: { authorization: `Bearer ${sender}`, 'content-type': 'message/rfc822' },
      body: mail,
    });
  let begun = 0;
  /** Resolves once the server has begun to receive the uploads: it counts each one just before that. */
  const begin = async (sender: string, count: number) => {
    const uploads = await Promise.all(Array.from({ length: count }, () => beginUpload(server, sender)));
    begun += count;
    await expect.poll(counted).toBe(begun);
    return uploads;
  };
  const counted = async () => {
    const rates = await database.db.selectFrom('rates').select(['holder', 'used']).execute();
    return rates
      .filter(({ holder }) => holder.startsWith('api-reading:'))
      .reduce((all, { used }) => all + used, 0);
  };
  const refusal = async (sender: string) => {
    begun += 1;
    const answer = await send(sender);
    const { code } = await answer.json();
    return [answer.status, code, answer.headers.get('retry-after')];
  };

  const own = await begin(key, 20);
  expect(await refusal(key)).toEqual([429, 'too_many_requests', '5']);
  await begin(await keyOfAnother(), 20);
  const third = await keyOfAnother();
  await begin(third, 12);
  expect(await refusal(third), 'an account with as many files as there is room for').toEqual([
    429,
    'too_many_requests',
    '5',
  ]);
  const late = await keyOfAnother();
  expect((await send(late)).status).toBe(200);
  begun += 1;
  for (const count of [6, 3, 2, 1]) await begin(await keyOfAnother(), count);
  expect(await refusal(late)).toEqual([503, 'unavailable', '5']);
  // Nothing failed, so the log has a warning for the operator and no error.
  expect(server.log()).toMatch(/"level":(?:40|"warn").*"unavailable"/);
  expect(server.log()).not.toMatch(/"level":(?:50|"error")/);
  own[0]?.destroy();
  await expect.poll(async () => (await send(late)).status).toBe(200);

  const finished = own[1];
  if (!finished) throw new Error('Nothing was sent.');
  finished.end(mail.slice(-4));
  const [answer] = await once(finished, 'response');
  expect(answer.statusCode).toBe(200);
});

test('a file without a declared length is read in pieces, and refused above the limit', async () => {
  const { server, key } = await startWithKey('SQLite', { configuredWriters: true });
  const send = async (pieces: readonly string[]) => {
    const sending = request(server.url + publicApiPaths.readings, {
      method: 'POST',
      // Asks that the connection is closed after the response, as many programs do.
      agent: false,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
    });
    const answered = once(sending, 'response');
    // As many programs, it looks for the response only after it has sent everything.
    await pipeline(Readable.from(pieces), sending);
    const [answer] = await answered;
    return {
      status: answer.statusCode,
      body: JSON.parse((await answer.setEncoding('utf8').toArray()).join('')),
    };
  };
  const whole = await send([mail.slice(0, 40), mail.slice(40)]);
  expect(whole).toMatchObject({ status: 200, body: { subject: 'Proofs' } });
  const pieces = Array.from({ length: 150 }, () => 'a'.repeat(64 * 1024));
  expect(await send([mail, ...pieces])).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});
