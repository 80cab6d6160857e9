import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { monthlyLimitOf } from '#domain/plans.ts';
import { type AccountRows, insertAccount, PASSWORD } from '../integration/account-rows.ts';
import { ask, askUntilAnswered, replyOf } from './calls.ts';
import { askForReply, Charges, newMail } from './replies.ts';
import type { SoakState } from './soak-state.ts';

/** An account whose charges are compared at the end. `plan`: Free accounts must reach their limit exactly. */
export type Charged = { account: AccountRows; plan: 'free' | 'pro'; charges: Charges };

/** What the callers leave for the end of the soak. */
export type SoakRecord = {
  accounts: Charged[];
  guests: { holder: string; charges: Charges }[];
  sessions: { email: string; headers: Record<string, string> }[];
};

const pause = () => sleep(200 + Math.random() * 800);
const oneIn = (count: number) => randomInt(count) === 0;

/** A network address that no other caller has. */
const newAddress = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** Inserts an account whose calls come from a network address of its own. */
export async function newAccount(soak: SoakState, plan: 'free' | 'pro' = 'free'): Promise<AccountRows> {
  const account = await insertAccount(soak.variables, soak.database, { plan });
  return { ...account, headers: { ...newAddress(), ...account.headers } };
}

/** Guests who ask for replies until they are refused, one guest after another. */
export async function beGuests(soak: SoakState, { guests }: SoakRecord): Promise<void> {
  while (!soak.ended.aborted) {
    const charges = new Charges();
    let headers: Record<string, string> = newAddress();
    for (let asked = 0; asked < GUEST_REPLY_LIMIT + 2; asked += 1) {
      const answer = await askForReply(soak, {
        kind: 'reply to a guest',
        headers,
        charges,
        isStreamed: oneIn(2),
      });
      if (answer.kind !== 'answered') {
        // Without an answer a new guest has no cookie: the server would not know it again.
        if (!headers.cookie) break;
        continue;
      }
      const [cookie] = answer.headers.getSetCookie();
      if (cookie) {
        headers = { ...headers, cookie: cookie.split(';')[0] ?? '' };
        guests.push({ holder: `guest:${/guest=([\da-f-]{36})/.exec(cookie)?.[1]}`, charges });
      }
      checkLimit(soak, 'a guest', answer.status, charges, GUEST_REPLY_LIMIT);
      await pause();
    }
  }
}

function checkLimit(soak: SoakState, who: string, status: number, charges: Charges, limit: number): void {
  if (status === 200 && charges.certain > limit) soak.tally.fault('free', `${who} has more than ${limit}`);
  if (status === 402 && charges.most < limit) soak.tally.fault('lost', `${who} was refused before ${limit}`);
}

/** Free accounts that use up their month: one call after another, or more calls at once than the month allows. */
export async function askUntilRefused(soak: SoakState, { accounts }: SoakRecord): Promise<void> {
  const limit = monthlyLimitOf('free') ?? 0;
  while (!soak.ended.aborted) {
    const account = await newAccount(soak);
    const charged = { account, plan: 'free', charges: new Charges() } as const;
    accounts.push(charged);
    const askOnce = (stopAfter?: number) =>
      askForReply(soak, {
        kind: 'reply to Free',
        headers: account.headers,
        charges: charged.charges,
        isStreamed: stopAfter !== undefined || oneIn(2),
        ...(stopAfter ? { stopAfter } : {}),
      });
    if (oneIn(3)) {
      await Promise.all(Array.from({ length: limit + 2 }, () => askOnce()));
      await pause();
    }
    for (let asked = 0; asked < limit + 2 && !soak.ended.aborted; asked += 1) {
      const answer = await askOnce(oneIn(6) ? 1 + randomInt(10) : undefined);
      if (answer.kind === 'answered') {
        checkLimit(soak, 'a Free account', answer.status, charged.charges, limit);
        if (answer.status === 402) break;
      }
      await pause();
    }
  }
}

/** A Pro account that reads its profile and its usage between replies, and leaves some of them. */
export async function workOnPro(soak: SoakState, { accounts }: SoakRecord): Promise<void> {
  const account = await newAccount(soak, 'pro');
  const { headers } = account;
  const charges = new Charges();
  accounts.push({ account, plan: 'pro', charges });
  while (!soak.ended.aborted) {
    const isStreamed = !oneIn(3);
    const stopAfter = isStreamed && oneIn(4) ? 1 + randomInt(20) : undefined;
    await askForReply(soak, {
      kind: 'reply to Pro',
      headers,
      charges,
      isStreamed,
      ...(stopAfter ? { stopAfter } : {}),
    });
    await checkProfile(soak, account.email, headers);
    const least = charges.certain;
    const usage = await ask(soak, { kind: 'usage', path: apiPaths.usage, headers });
    if (usage.kind === 'answered') {
      const used = JSON.parse(usage.text).emails_generated;
      if (used < least || used > charges.most)
        soak.tally.fault('wrong', `${used} used of ${least} to ${charges.most}`);
    }
    await pause();
  }
}

export async function checkProfile(
  soak: SoakState,
  email: string,
  headers: Record<string, string>,
): Promise<void> {
  const profile = await ask(soak, { kind: 'profile', path: apiPaths.profile, headers });
  if (profile.kind === 'answered' && JSON.parse(profile.text).email !== email) {
    soak.tally.fault('wrong', `the profile of ${email} is ${profile.text}`);
  }
}

/** A program that calls the public API with an Idempotency-Key until it has the reply, and once more. */
export async function callWithKey(
  soak: SoakState,
  { accounts }: SoakRecord,
  { account, key }: { account: AccountRows; key: string },
): Promise<void> {
  const charges = new Charges();
  accounts.push({ account, plan: 'pro', charges });
  while (!soak.ended.aborted) {
    const mail = newMail();
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
    const ignored = new Charges();
    const askOnce = (kind: string, stopAfter?: number) =>
      askForReply(soak, {
        kind,
        path: publicApiPaths.replies,
        headers,
        charges: ignored,
        mail,
        isStreamed: stopAfter !== undefined || oneIn(2),
        ...(stopAfter ? { stopAfter } : {}),
      });
    if (oneIn(4)) await askOnce('idempotent call, left', 1 + randomInt(10));
    // The owner is charged once, even if the soak ends before the answer comes.
    charges.certain += 1;
    const replies = await Promise.all(
      Array.from({ length: oneIn(3) ? 2 : 1 }, async () => {
        for (;;) {
          const answer = await askOnce('idempotent call');
          if (answer.kind === 'answered') return replyOf(answer.text);
          if (answer.kind === 'failed' && soak.ended.aborted) return undefined;
          await sleep(200);
        }
      }),
    );
    if (replies.includes(undefined)) return;
    const again = await askOnce('idempotent call, again');
    if (again.kind === 'answered') {
      replies.push(replyOf(again.text));
      if (!again.headers.has('idempotent-replayed')) soak.tally.fault('wrong', 'a repeated call was written');
    }
    if (new Set(replies).size > 1) soak.tally.fault('wrong', `one key has several replies: ${replies}`);
    await pause();
  }
}

/** A person who signs in and out. Some sessions are kept until the end. */
export async function signInAndOut(soak: SoakState, { sessions }: SoakRecord): Promise<void> {
  let account = await newAccount(soak);
  let address = newAddress();
  for (let signIns = 1; !soak.ended.aborted; signIns += 1) {
    if (signIns % 20 === 0) {
      account = await newAccount(soak);
      address = newAddress();
    }
    const { email } = account;
    const body = { email, password: PASSWORD };
    const path = `${apiPaths.auth}/sign-in/email`;
    const signedIn = await ask(soak, { kind: 'sign-in', method: 'POST', path, headers: address, body });
    if (signedIn.kind === 'answered') {
      const token = signedIn.headers.get('set-auth-token');
      const headers = { ...address, authorization: `Bearer ${token}` };
      await checkProfile(soak, email, headers);
      if (oneIn(3)) sessions.push({ email, headers });
      else await signOut(soak, headers);
    }
    const kept = sessions[randomInt(sessions.length + 1)];
    if (kept) await checkProfile(soak, kept.email, kept.headers);
    await pause();
  }
}

async function signOut(soak: SoakState, headers: Record<string, string>): Promise<void> {
  const path = `${apiPaths.auth}/sign-out`;
  const signedOut = await ask(soak, { kind: 'sign-out', method: 'POST', path, headers, body: {} });
  if (signedOut.kind !== 'answered') return;
  const path401 = { kind: 'profile, signed out', path: apiPaths.profile, headers };
  await ask(soak, { ...path401, expected: [401] });
}

/** A person who saves, lists and deletes snippets. A change without an answer may have been made. */
export async function keepSnippets(soak: SoakState): Promise<void> {
  for (let made = 0; !soak.ended.aborted; made += 1) {
    const { headers } = await newAccount(soak);
    const ids = new Set<string>();
    let unknown = 0;
    for (let step = 0; step < 10 && !soak.ended.aborted; step += 1) {
      const body = { name: `Snippet ${made}-${step}`, text: 'I will be back on Monday.' };
      const call = { method: 'POST', path: apiPaths.snippets, headers, body, expected: [201] } as const;
      const saved = await ask(soak, { kind: 'snippet saved', ...call });
      if (saved.kind === 'answered') ids.add(JSON.parse(saved.text).id);
      else unknown += 1;
      const [oldest] = ids;
      if (oldest && ids.size > 3) {
        ids.delete(oldest);
        const path = `${apiPaths.snippets}/${oldest}`;
        // 404: the proxy has repeated the call, because the process was killed after the first one.
        const deleted = await ask(soak, {
          kind: 'snippet deleted',
          method: 'DELETE',
          path,
          headers,
          expected: [204, 404],
        });
        if (deleted.kind !== 'answered') unknown += 1;
      }
      const listed = await askUntilAnswered(soak, { kind: 'snippets', path: apiPaths.snippets, headers });
      const found: string[] = listed
        ? JSON.parse(listed.text).snippets.map(({ id }: { id: string }) => id)
        : [];
      if (listed && ([...ids].some((id) => !found.includes(id)) || found.length > ids.size + unknown))
        soak.tally.fault('wrong', `the snippets are ${found}, not ${[...ids]}`);
      await pause();
    }
  }
}
