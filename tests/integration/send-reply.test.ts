import { describe, expect, test, vi } from 'vitest';
import type { SendResult } from '#domain/mailbox.ts';
import { createBackground } from '#server/background.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { saveConnection } from '#server/mailboxes/connections.ts';
import { type Mailbox, MailboxError } from '#server/mailboxes/mailbox.ts';
import { type SendContext, sendReply } from '#server/mailboxes/send-reply.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { reply } from './gmail-mail-fixture.ts';
import { type DatabaseKind, databaseKinds, makeDatabase } from './server-fixture.ts';

const impatient = { responseMs: 50, waitMs: 30, pollMs: 5 };
const patient = { responseMs: 30_000, waitMs: 30_000, pollMs: 5 };

/** Makes an account with a mailbox whose `send` does what the test says. */
async function openMailbox(kind: DatabaseKind, handOver: Mailbox['send'], timing = impatient) {
  const variables = await makeDatabase(kind);
  const database = await openRows(variables);
  const account = await insertAccount(variables, database);
  const refuse = () => Promise.reject(new MailboxError('unavailable'));
  const mailbox: Mailbox = { list: refuse, read: refuse, disconnect: refuse, send: handOver };
  const clock = vi.fn(database.now);
  const ctx: SendContext = {
    database: { ...database, now: clock },
    secrets: deriveSecrets(loadSecrets(parseEnv(variables).storage)),
    log: createLog('silent'),
    mailboxes: {
      providers: { gmail: { start: refuse, open: () => mailbox }, imap: undefined, sample: undefined },
      offered: ['gmail'],
      close: async () => {},
    },
    ledger: { count: async () => ({ kind: 'counted', rates: [] }) },
    runningSends: createBackground(),
  };
  await saveConnection(ctx, {
    accountId: account.id,
    kind: 'gmail',
    address: null,
    credential: null,
    scope: null,
  });
  const press = () =>
    sendReply({
      ctx,
      accountId: account.id,
      idempotencyKey: undefined,
      sendAgain: false,
      input: reply,
      timing,
    });
  return { ctx, press, clock };
}

describe.each(databaseKinds)('sending a reply on %s', (kind) => {
  test('if a mailbox is silent for too long, the reply may have been sent, and a later answer is saved', async () => {
    const late = Promise.withResolvers<SendResult>();
    let handed = 0;
    const { ctx, press } = await openMailbox(kind, () => {
      handed += 1;
      return late.promise;
    });
    await expect(press()).rejects.toMatchObject({ code: 'send_unknown' });
    await expect(press()).rejects.toMatchObject({ code: 'send_under_way' });
    late.resolve({ id: 'sent', threadId: 'thread' });
    await ctx.runningSends.idle();
    expect(await press()).toEqual({ id: 'sent', threadId: 'thread' });
    expect(handed).toBe(1);
  });

  test('after an unexpected error the reply may have been sent', async () => {
    let handed = 0;
    const { press } = await openMailbox(kind, () => {
      handed += 1;
      return Promise.reject(new TypeError('unforeseen'));
    });
    await expect(press()).rejects.toMatchObject({ code: 'send_unknown' });
    await expect(press()).rejects.toMatchObject({ code: 'send_unknown' });
    expect(handed).toBe(1);
  });

  test('a second call gets the refusal of the first, and sends nothing', async () => {
    const late = Promise.withResolvers<SendResult>();
    let handed = 0;
    const { press, clock } = await openMailbox(
      kind,
      () => {
        handed += 1;
        return late.promise;
      },
      patient,
    );
    const first = press();
    await vi.waitUntil(() => handed === 1, 10_000);
    const before = clock.mock.calls.length;
    const second = press();
    const outcomes = Promise.allSettled([first, second]);
    // The second call reads the clock once to take the reply's key, and once to see whether the reply is being sent.
    await vi.waitUntil(() => clock.mock.calls.length >= before + 2, 10_000);
    late.reject(new MailboxError('refused'));
    const codes = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
    expect(codes).toEqual(['send_failed', 'send_failed']);
    expect(handed).toBe(1);
  });
});
