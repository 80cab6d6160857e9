import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import { type DescribedOperation, describeFrom, exampleAnswer, startWithKeys } from './key-fixture.ts';
import { validRequest as body, post, startServer, writerOf } from './server-fixture.ts';
import { insertTeam } from './team-fixture.ts';

/** Causes each problem. The account is on Pro and its key has every scope, unless something here changes it. */
const causes: Record<string, (setting: Awaited<ReturnType<typeof startWithKeys>>) => Promise<Response>> = {
  async validation({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    return call(server, 'POST', publicApiPaths.replies, { headers, body: {} });
  },
  async unauthenticated({ server }) {
    const headers = { authorization: 'Bearer ara_unknown' };
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async plan_limit({ server, database, account, headers: session, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    await insertTeam(database, account, { replies: 1 });
    await post(server, body, { headers: session });
    await database.db.deleteFrom('rates').execute();
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async not_in_plan({ server, headers: session, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    await call(server, 'PUT', apiPaths.plan, { headers: session, body: { plan: 'basic' } });
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async not_in_scope({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey(['usage'])}` };
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async cross_site({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}`, origin: 'https://elsewhere.example' };
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async payload_too_large({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    const tooLong = { ...body, emailContent: 'a'.repeat(limits.requestBody) };
    return call(server, 'POST', publicApiPaths.replies, { headers, body: tooLong });
  },
  async idempotency_key_reused({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}`, 'idempotency-key': 'letter-17' };
    await call(server, 'POST', publicApiPaths.replies, { headers, body });
    return call(server, 'POST', publicApiPaths.replies, { headers, body: { ...body, intent: 'thank' } });
  },
  async too_many_requests({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    await call(server, 'POST', publicApiPaths.replies, { headers, body });
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async generation_failed({ server, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
  async unavailable({ server, database, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    return database.db.transaction().execute(async (tx) => {
      // No other connection can write until this transaction ends.
      await tx.updateTable('profiles').set({ full_name: 'Ada' }).execute();
      return call(server, 'POST', publicApiPaths.replies, { headers, body });
    });
  },
  async internal({ server, database, makeKey }) {
    const headers = { authorization: `Bearer ${await makeKey()}` };
    await database.db.schema.dropTable('rates').execute();
    return call(server, 'POST', publicApiPaths.replies, { headers, body });
  },
};

/**
 * Caused in src/server/mail-files/mail-files.test.ts, where a script of the test replaces the thread that reads mails.
 */
const causedElsewhere = ['mail_too_slow'];

test('every problem of a reply has a call that causes it', async () => {
  const { paths } = await describeFrom(await startServer());
  const answers = Object.values(paths[publicApiPaths.replies]?.post?.responses ?? {});
  const codes = answers.flatMap(({ content }) =>
    Object.keys(content['application/problem+json']?.examples ?? {}),
  );
  expect([...Object.keys(causes), ...causedElsewhere].toSorted()).toEqual(codes.toSorted());
});

test.each(Object.entries(causes))('should answer %s as its example shows', async (code, cause) => {
  const setting = await startWithKeys({
    variables: { REPLY_RATE_PER_MINUTE: '1' },
    ...(code === 'generation_failed'
      ? {
          // biome-ignore lint/correctness/useYield: it fails before its first text
          writer: writerOf(async function* () {
            throw new Error('The model does not answer');
          }),
        }
      : {}),
  });
  const answer = await cause(setting);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = await answer.json();
  expect(problem.code).toBe(code);
  const { paths } = await describeFrom(setting.server);
  const replies = paths[publicApiPaths.replies]?.post as DescribedOperation;
  const example = exampleAnswer(replies, answer.status, 'application/problem+json', code);
  expect(problem).toEqual(example);
  for (const header of Object.keys(replies.responses[answer.status]?.headers ?? {})) {
    expect(answer.headers.has(header), header).toBe(true);
  }
});
