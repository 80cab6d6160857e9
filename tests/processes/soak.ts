import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { monthlyLimitOf } from '#domain/plans.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { saveConnection } from '#server/mailboxes/connections.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { startGoogle } from '#tests/fakes/google.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { openRows } from '../integration/account-rows.ts';
import { connectGmail } from '../integration/gmail-fixture.ts';
import { question } from '../integration/gmail-mail-fixture.ts';
import { makeKey } from '../integration/public-api-fixture.ts';
import { countsOf } from '../integration/quota-fixture.ts';
import { makeDatabase } from '../integration/server-fixture.ts';
import {
  askUntilRefused,
  beGuests,
  callWithKey,
  checkProfile,
  keepSnippets,
  newAccount,
  type SoakRecord,
  signInAndOut,
  workOnPro,
} from './callers.ts';
import { compareSent, readAndSend } from './mailbox-callers.ts';
import { askForReply, modelReply } from './replies.ts';
import type { SoakState } from './soak-state.ts';
import { Tally } from './tally.ts';

/** The time between two kills, in milliseconds. */
const KILL_MS = 20_000;
/** Unfinished replies of a dead process count for 90 s (docs/operations.md), in milliseconds, with some room. */
const EXPIRY_MS = 93_000;
/** How many accounts are compared at once. */
const COMPARED_AT_ONCE = 8;
/** The first faults tell enough. */
const FAULTS_SHOWN = 30;
/** Words a second of the fake model: a reply takes about 0.7 s. */
const MODEL_RATE = 70;

/** A database, a model and a Google for the processes of a soak. `variables` configure them for the address `url`. */
export async function prepareSoak(url: string) {
  const model = await startModelServer({ rate: MODEL_RATE, reply: modelReply });
  onTestFinished(() => model.close());
  const google = await startGoogle({ messages: [structuredClone(question)] });
  onTestFinished(() => google.close());
  const variables = {
    ...(await makeDatabase('PostgreSQL')),
    ...google.variables,
    NODE_ENV: 'production',
    APP_URL: url,
    TRUST_PROXY: '127.0.0.1',
    AI_MODEL: 'openai-compatible:soak',
    AI_BASE_URL: `${model.url}/v1`,
    AI_ASKS: 'off',
  };
  return { url, variables, google };
}

/** The accounts with API keys and mailboxes, made before anything is killed. */
async function prepareOwners(soak: SoakState) {
  const keyOwners = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const account = await newAccount(soak, 'pro');
      return { account, key: (await makeKey(soak, account)).key };
    }),
  );
  const gmailOwner = await newAccount(soak);
  expect(await connectGmail(soak, gmailOwner)).toBe('connected');
  const { database, variables } = soak;
  const sampleOwner = await newAccount(soak);
  const secrets = deriveSecrets(loadSecrets(parseEnv(variables).storage));
  // With a Google client, the program offers Gmail only. A sample inbox that was connected before stays.
  await saveConnection(
    { database, secrets, log: createLog('silent') },
    { accountId: sampleOwner.id, kind: 'sample', address: null, credential: null, scope: null },
  );
  return { keyOwners, gmailOwner, sampleOwner, confirmed: new Set<string>() };
}

/** Starts all callers. Resolves when they have ended. */
async function call(
  soak: SoakState,
  record: SoakRecord,
  { keyOwners, gmailOwner, sampleOwner, confirmed }: Awaited<ReturnType<typeof prepareOwners>>,
): Promise<void> {
  const several = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
  await Promise.all([
    ...several(4, () => beGuests(soak, record)),
    ...several(4, () => askUntilRefused(soak, record)),
    ...several(4, () => workOnPro(soak, record)),
    ...keyOwners.map((owner) => callWithKey(soak, record, owner)),
    ...several(2, () => signInAndOut(soak, record)),
    keepSnippets(soak),
    readAndSend(soak, 'Gmail', gmailOwner.headers, confirmed),
    readAndSend(soak, 'sample', sampleOwner.headers, new Set()),
  ]);
}

/** Asks for the replies that a Free account has left. It must have exactly its month's replies in the end. */
async function finishMonth(soak: SoakState, account: SoakRecord['accounts'][number]): Promise<number> {
  const { headers } = account.account;
  const limit = monthlyLimitOf(account.plan) ?? 0;
  let { used } = await countsOf(soak.database, account.account.id);
  for (let asked = 0; asked <= limit; asked += 1) {
    const answer = await askForReply(soak, {
      kind: 'reply to Free, at the end',
      headers,
      charges: account.charges,
    });
    if (answer.kind !== 'answered' || answer.status === 402) break;
    used += 1;
  }
  if (used !== limit) soak.tally.fault(used < limit ? 'lost' : 'free', `${used} of ${limit} replies of Free`);
  return limit;
}

/** Compares what the callers left with what is stored. Call it when all reservations have expired. */
async function compare(soak: SoakState, { accounts, guests, sessions }: SoakRecord): Promise<void> {
  const { db } = soak.database;
  for (const { holder, charges } of guests) {
    const row = await db.selectFrom('quotas').select('used').where('holder', '=', holder).executeTakeFirst();
    charges.compare(soak, holder, row?.used ?? 0);
  }
  const waiting = accounts.values();
  const compareAccounts = async () => {
    for (const charged of waiting) {
      const { account, plan, charges } = charged;
      charges.compare(soak, plan, (await countsOf(soak.database, account.id)).used);
      if (plan === 'free') await finishMonth(soak, charged);
    }
  };
  await Promise.all(Array.from({ length: COMPARED_AT_ONCE }, compareAccounts));
  for (const { email, headers } of sessions) await checkProfile(soak, email, headers);
}

type SoakOptions = Awaited<ReturnType<typeof prepareSoak>> & {
  title: string;
  seconds: number;
  /** Kills a process and adds it to `kills`. Resolves when another one serves in its place. */
  killOne: (soak: SoakState) => Promise<void>;
};

/**
 * Runs mixed work for `seconds` while processes are killed, then waits until their unfinished replies no longer count,
 * and compares everything. Prints a table. Fails if there is a fault.
 */
export async function runSoak({
  title,
  seconds,
  url,
  variables,
  google,
  killOne,
}: SoakOptions): Promise<void> {
  const database = await openRows(variables);
  const stop = new AbortController();
  const soak: SoakState = { url, variables, database, tally: new Tally(), kills: [], ended: stop.signal };
  const owners = await prepareOwners(soak);
  const record: SoakRecord = { accounts: [], guests: [], sessions: [] };
  const start = performance.now();
  const calling = call(soak, record, owners);
  for (let killAt = KILL_MS / 2; killAt < seconds * 1_000; killAt += KILL_MS) {
    await sleep(Math.max(0, start + killAt - performance.now()));
    await killOne(soak);
  }
  await sleep(Math.max(0, start + seconds * 1_000 - performance.now()));
  stop.abort();
  await calling;
  await sleep(EXPIRY_MS);
  await compare(soak, record);
  compareSent(soak, google, owners.confirmed);
  const further = {
    kills: soak.kills.length,
    accounts: record.accounts.length,
    guests: record.guests.length,
    sessions: record.sessions.length,
  };
  console.log(soak.tally.table(title, further));
  expect(soak.tally.faults.slice(0, FAULTS_SHOWN)).toEqual([]);
}
