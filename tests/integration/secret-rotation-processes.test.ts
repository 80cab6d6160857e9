import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { startGoogle } from '#tests/fakes/google.ts';
import { bearer, signIn, tokenOf } from './account-fixture.ts';
import { call, insertAccount, openRows, PASSWORD } from './account-rows.ts';
import { connectGmail } from './gmail-fixture.ts';
import { askForList, send } from './gmail-mail-fixture.ts';
import { runServer, type ServerProcess, untilReady } from './process-fixture.ts';
import { askForReply, chargedTo, makeKey } from './public-api-fixture.ts';
import { guestCookie, makeDatabase, post, usualKinds, validRequest } from './server-fixture.ts';

const OLD = 'the old secret of this installation is long enough';
const NEW = 'the new secret of this installation is long enough';
/** The order that docs/operations.md gives. */
const steps = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`];

type Served = { url: string; process: ServerProcess };

test.each(usualKinds)(
  'two processes are restarted with a new secret under load, and nobody notices, on %s',
  async (kind) => {
    const google = await startGoogle();
    onTestFinished(() => google.close());
    const common = { ...(await makeDatabase(kind)), ...google.variables, REPLY_RATE_PER_MINUTE: '100000' };
    const serve = async (secrets: string): Promise<Served> => {
      const started = runServer({ ...common, APP_SECRET: secrets });
      return { process: started, ...(await untilReady(started)) };
    };
    const pool = await Promise.all([serve(OLD), serve(OLD)]);
    const variables = { ...common, APP_SECRET: OLD };
    const rows = await openRows(variables);
    const account = await insertAccount(variables, rows, { plan: 'pro' });
    await connectGmail(pool[0], account);
    const { key } = await makeKey(pool[0], account);
    let guest = guestCookie(await post(pool[0]));

    let isOver = false;
    const sessions = [account.headers];
    const idOf = async (answer: Response) => (await answer.json()).id;
    /** Calls both processes at once and expects one mail and one reply for each number. Returns how many. */
    const keepAsking = async (): Promise<number> => {
      for (let number = 0; ; number += 1) {
        if (isOver) return number;
        await rows.db.deleteFrom('rates').where('holder', 'like', 'mailbox-%').execute();
        const name = `number-${number}`;
        const mails = pool.map((server) => send(server, account, { body: name }, { key: name }));
        const replies = pool.map((server) =>
          askForReply(server, { key, headers: { 'idempotency-key': name } }),
        );
        expect(new Set(await Promise.all((await Promise.all(mails)).map(idOf)))).toEqual(
          new Set([google.mail.sent.at(-1)?.id]),
        );
        const answers = await Promise.all(replies);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(1);
      }
    };
    const keepReading = async (): Promise<void> => {
      while (!isOver) {
        await sleep(20);
        for (const [index, headers] of sessions.entries()) {
          const server = pool[index % 2] ?? pool[0];
          expect((await call(server, 'GET', apiPaths.profile, { headers })).status).toBe(200);
          expect((await askForList(server, { headers })).status).toBe(200);
        }
      }
    };
    const load = Promise.all([keepAsking(), keepReading()]);
    load.catch(() => {});
    for (const secrets of steps.slice(1)) {
      for (const place of [0, 1] as const) {
        const leaving = pool[place];
        pool[place] = await serve(secrets);
        // A request that has chosen the leaving process reaches it.
        await sleep(100);
        leaving.process.child.kill('SIGTERM');
        expect(await leaving.process.exited).toBe(0);
        const signedIn = await signIn(pool[place], { ...account, password: PASSWORD });
        sessions.push(bearer(tokenOf(signedIn)));
        await sleep(300);
      }
      const reply = await post(pool[0], validRequest, { headers: guest });
      expect(reply.status).toBe(200);
      if (reply.headers.has('set-cookie')) guest = guestCookie(reply);
    }
    isOver = true;
    const [asked] = await load;
    expect(asked).toBeGreaterThan(steps.length);
    expect(google.count('send')).toBe(asked);
    expect(await chargedTo(pool[0], account)).toBe(asked);
    expect((await post(pool[0], validRequest, { headers: guest })).status).toBe(402);

    const alone = await serve(NEW);
    const headers = bearer(tokenOf(await signIn(alone, { ...account, password: PASSWORD })));
    expect((await askForList(alone, { headers })).status).toBe(200);
  },
  300_000,
);
