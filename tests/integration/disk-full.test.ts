import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { call, insertAccount, openRows, PASSWORD } from './account-rows.ts';
import { runServer, type ServerProcess, untilReady } from './process-fixture.ts';
import { askForReply, makeKey } from './public-api-fixture.ts';
import { countsOf, settledUse } from './quota-fixture.ts';
import { makeDatabase, post, validRequest } from './server-fixture.ts';

/** The promised longest time from the return of room until everything works again. */
const RECOVERED_MS = 5_000;

/** Whether the system has util-linux's program that changes the limits of a running process. */
function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets the size that files of the process may have. With 0 the kernel refuses whatever would make a file longer, as it
 * does on a full disk, so SQLite meets a real failure of a write in the middle of its work. A small disk of its own
 * would need root, and SQLite's `max_page_count` refuses before anything is written. Pipes have no limit.
 */
async function limitFiles({ child }: ServerProcess, bytes: 0 | 'unlimited'): Promise<void> {
  await promisify(execFile)('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
}

async function startOnDisk() {
  const model = await startModelServer({
    rate: 20,
    reply: 'Hello Anna, Monday suits me very well. Best, Tom',
  });
  onTestFinished(() => model.close());
  const variables = await makeDatabase('SQLite');
  const process = runServer({
    ...variables,
    AI_MODEL: 'openai-compatible:slow',
    AI_BASE_URL: `${model.url}/v1`,
    ACCOUNT_RATE_PER_ADDRESS: '1000',
  });
  const server = await untilReady(process);
  const rows = await openRows(variables);
  const account = await insertAccount(variables, rows, { plan: 'pro' });
  return { model, process, server, rows, account, key: await makeKey(server, account) };
}

type Setup = Awaited<ReturnType<typeof startOnDisk>>;

/** Calls a route of every kind that writes. Some are called at once, so that they share a transaction. */
function writeEverything({
  server,
  account: { headers, email },
  key: { id, key },
}: Setup): Promise<Response>[] {
  const send = (method: string, path: string, body?: object) =>
    call(server, method, path, { headers, ...(body && { body }) });
  return [
    ...Array.from({ length: 3 }, () => post(server, validRequest, { headers })),
    post(server),
    askForReply(server, { key }),
    askForReply(server, { key, headers: { 'idempotency-key': 'first' } }),
    send('POST', '/api/auth/sign-up/email', { name: 'Bob', email: 'bob@example.com', password: PASSWORD }),
    send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }),
    send('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }),
    send('POST', '/api/auth/update-user', { name: 'Ana' }),
    send('POST', '/api/auth/revoke-sessions'),
    send('POST', '/api/auth/sign-out'),
    send('PUT', apiPaths.plan, { plan: 'basic' }),
    send('POST', apiPaths.keys, { name: 'Other' }),
    send('DELETE', `${apiPaths.keys}/${id}`),
    send('POST', apiPaths.snippets, { name: 'Hours', text: 'We open at nine.' }),
    send('PUT', apiPaths.ownWords, { opening: 'Thank you for writing.' }),
    send('POST', apiPaths.gmailConnect, { kind: 'sample' }),
    send('DELETE', apiPaths.account, { email }),
    send('GET', apiPaths.ready),
  ];
}

test.runIf(canLimit())(
  'on a full disk what writes is unavailable, what reads works, and a finished reply is charged when there is room',
  async () => {
    const setup = await startOnDisk();
    const { model, process, server, rows, account } = setup;
    const { headers } = account;
    const begun = post(server, validRequest, { headers });
    await expect.poll(() => model.requests.length).toBe(1);

    await limitFiles(process, 0);
    for (let round = 0; round < 2; round += 1) {
      for (const response of await Promise.all(writeEverything(setup))) {
        expect([new URL(response.url).pathname, response.status]).toEqual([expect.any(String), 503]);
        expect(await response.json()).toMatchObject({ code: 'unavailable' });
      }
    }
    for (const path of [apiPaths.health, apiPaths.profile, apiPaths.usage, apiPaths.snippets]) {
      expect((await call(server, 'GET', path, { headers })).status).toBe(200);
    }
    const delivered = await begun;
    expect([delivered.status, (await delivered.json()).reply]).toEqual([
      200,
      expect.stringContaining('Monday'),
    ]);
    expect(await countsOf(rows, account.id)).toEqual({ used: 0, reserved: 1 });

    await limitFiles(process, 'unlimited');
    const isReady = async () => (await call(server, 'GET', apiPaths.ready)).status;
    await expect.poll(isReady, { timeout: RECOVERED_MS }).toBe(200);
    expect(await settledUse(rows, account.id)).toBe(1);
    expect((await post(server, validRequest, { headers })).status).toBe(200);
    expect(await settledUse(rows, account.id)).toBe(2);
    // Only these two replies were written.
    expect(model.requests).toHaveLength(2);
    const logged = () =>
      process
        .output()
        .match(/^\{.*$/gm)
        ?.map((line) => JSON.parse(line).level);
    await expect.poll(logged, { timeout: RECOVERED_MS }).toEqual([50, 40]);
  },
  60_000,
);
