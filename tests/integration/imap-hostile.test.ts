import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { at, cuts, cutsInside, floods, lies, stages, stalls } from '#tests/fakes/hostile-habits.ts';
import { type Habit, type HostileImap, startHostileImap } from '#tests/fakes/hostile-imap.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { rounds } from '#tests/soak.ts';
import { type AccountRows, call } from './account-rows.ts';
import { connectImap, startForMailboxes, startOutgoing } from './imap-fixture.ts';
import type { TestServer } from './server-fixture.ts';

/** The longest time until the person reads a sentence, in milliseconds. */
const MOST_MS = 15_000;
/**
 * How much the memory of the program may grow while a server floods it, in bytes. The server is in this process, too.
 */
const MOST_MEMORY = 150_000_000;
const ROUNDS = rounds({ usual: 1, soak: 50 });
/** Floods cost much CPU in this process, which also sends them. */
const FLOOD_ROUNDS = rounds({ usual: 1, soak: 10 });

const user = { address: 'mara@mail.example', password: 'a password' };

type Person = { account: AccountRows; imap: HostileImap; connect: () => Promise<Response> };

/** Starts the program. `addPerson` makes an account with a mailbox on a server of its own. */
async function start() {
  const smtp = await startOutgoing(user, 'tls');
  const { server, addAccount } = await startForMailboxes();
  async function addPerson(habit: Habit = {}): Promise<Person> {
    const imap = await startHostileImap({ certificate: testCertificate, security: 'tls', habit });
    onTestFinished(() => imap.close());
    const account = await addAccount();
    const at = (port: number) => ({ host: '127.0.0.1', port, security: 'tls' as const });
    const servers = { imap: at(imap.port), smtp: at(smtp.port) };
    return { account, imap, connect: () => connectImap(server, account, { ...user, ...servers }) };
  }
  return { server, addPerson };
}

/** Expects a success or one sentence within the time. Returns whether it was a success. */
async function expectAnswer(name: string, calling: () => Promise<Response>): Promise<boolean> {
  const startedAt = performance.now();
  const answer = await calling();
  const body = await answer.json();
  expect([name, performance.now() - startedAt < MOST_MS]).toEqual([name, true]);
  if (answer.ok) return true;
  expect([name, [422, 502, 404, 409].includes(answer.status), body.code]).toEqual([name, true, body.code]);
  expect([name, body.detail]).toEqual([name, expect.stringMatching(/^[A-Z][^\n]{10,250}\.$/)]);
  return false;
}

/** Connects, lists, reads and looks at the folders, up to the first failure. */
async function tryMailbox(server: TestServer, name: string, { account, connect }: Person): Promise<void> {
  const { headers } = account;
  if (!(await expectAnswer(name, connect))) return;
  for (const path of [apiPaths.gmailMessages, `${apiPaths.gmailMessages}/1.1`, apiPaths.gmailFolders]) {
    if (!(await expectAnswer(name, () => call(server, 'GET', path, { headers })))) return;
  }
}

/** Expects that a mailbox on a good server works. */
async function expectGood(server: TestServer, { account: { headers } }: Person): Promise<void> {
  const answer = await call(server, 'GET', apiPaths.gmailMessages, { headers });
  expect((await answer.json()).messages).toHaveLength(3);
}

/**
 * Tries one mailbox for each habit, all at once, from the first connection on, in each round. `all`: the number of
 * rounds. `atOnce`: how many of them run at the same time.
 */
async function tryAll(
  habits: [string, Habit][],
  { all, atOnce }: { all: number; atOnce: number },
): Promise<void> {
  const { server, addPerson } = await start();
  const good = await addPerson();
  expect((await good.connect()).status).toBe(200);
  await expectGood(server, good);
  for (let round = 0; round < all; round += atOnce) {
    const several = Array.from({ length: Math.min(atOnce, all - round) }, () => habits).flat();
    const people = await Promise.all(
      several.map(async ([name, habit]) => ({ name, person: await addPerson(habit) })),
    );
    await Promise.all(people.map(({ name, person }) => tryMailbox(server, name, person)));
    await expectGood(server, good);
    await Promise.all(people.map(({ person }) => person.imap.close()));
  }
}

const atStages = (name: string, habit: (stage: string) => Habit): [string, Habit][] =>
  stages.map((stage) => [`${name} ${stage}`, habit(stage)]);

describe('a mail server that does wrong', { timeout: rounds({ usual: 120_000, soak: 3_600_000 }) }, () => {
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  beforeAll(() => {
    timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
  });
  afterAll(() => clearInterval(timer));

  test('and never answers, breaks connections or lies gets the person a sentence, if nothing can be read', async () => {
    await tryAll(
      [
        ...atStages('stalls at', (stage) => at(stage, stalls)),
        ...atStages('cuts at', (stage) => at(stage, cuts)),
        ...atStages('cuts inside', (stage) => at(stage, cutsInside)),
        ...Object.entries(lies),
        // The callers, the program and all servers share one process: more at once would wait for each other.
      ],
      { all: ROUNDS, atOnce: 2 },
    );
  });

  test.each(Object.entries(floods))(
    'and sends %s gets the person a sentence, and no more memory',
    async (name, habit) => {
      const before = process.memoryUsage().rss;
      peak = before;
      await tryAll([[name, habit]], { all: FLOOD_ROUNDS, atOnce: 1 });
      expect(peak - before).toBeLessThan(MOST_MEMORY);
    },
  );

  test('only after a mailbox was connected gets the person a sentence, and works when the server does', async () => {
    const { server, addPerson } = await start();
    for (const [name, habit] of [
      ...atStages('cuts inside', (stage) => at(stage, cutsInside)),
      ['a literal of 100 MB', floods['a literal of 100 MB'] ?? {}] as [string, Habit],
      ['stalls', at('FETCH', stalls)] as [string, Habit],
    ]) {
      const person = await addPerson();
      expect((await person.connect()).status).toBe(200);
      await expectGood(server, person);
      person.imap.become(habit);
      await tryMailbox(server, name, { ...person, connect: async () => Response.json({}) });
      person.imap.become({});
      await expectGood(server, person);
      await person.imap.close();
    }
  });
});
