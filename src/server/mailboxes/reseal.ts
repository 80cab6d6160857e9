import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { describeError, type Logger } from '../log.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import { openSealed, seal, sealEnd } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';
import { credentialPlace } from './connections.ts';
import { verifierPlace } from './consent/pending-connections.ts';

/** The most rows that one query reads. */
const STEP_ROWS = 100;
/** The pause after each row, in milliseconds: requests come first. */
const PAUSE_MS = 5;
/** Another process may still seal by an old secret, so the work is done again after this time. */
const REPEAT_MS = 10 * MINUTE_MS;
/** The pause after a pass that failed, in milliseconds. */
const RETRY_MS = 10_000;

type ResealContext = { database: Pick<Database, 'db'>; secrets: Pick<Secrets, 'mailbox'>; log: Logger };
type SealedColumn = {
  table: string;
  /** The primary key, which is a text. */
  key: string;
  column: string;
  placeOf: (row: Record<string, string>) => string;
};

/** The columns that are sealed by a key of the installation. A new one is a row here. */
const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'mailboxes',
    key: 'id',
    column: 'credential',
    placeOf: ({ user_id = '', id = '', kind = '' }) => credentialPlace({ accountId: user_id, id, kind }),
  },
  {
    table: 'mailbox_authorizations',
    key: 'state',
    column: 'verifier',
    placeOf: ({ user_id = '', state = '' }) => verifierPlace(user_id, state),
  },
];

/** A text that an old secret has sealed: where it is, its row, and what it says. */
type OldSeal = { at: SealedColumn; id: string; sealed: string; text: string; place: string };

/**
 * Reads all texts that an old secret has sealed, in small steps. Texts that no secret opens are left out. Rejects if
 * the database does not answer.
 */
async function* readOldSeals({
  database: { db },
  secrets: { mailbox },
}: Omit<ResealContext, 'log'>): AsyncGenerator<OldSeal> {
  for (const at of sealedColumns) {
    const [table, key, column] = [sql.table(at.table), sql.ref(at.key), sql.ref(at.column)];
    for (let after = ''; ; ) {
      const { rows } = await sql<Record<string, string>>`select * from ${table}
        where ${key} > ${after} and ${column} not like ${`%${sealEnd(mailbox)}`}
        order by ${key} limit ${STEP_ROWS}`.execute(db);
      for (const row of rows) {
        const { [at.key]: id = '', [at.column]: sealed = '' } = row;
        const place = at.placeOf(row);
        const text = openSealed(sealed, mailbox, place);
        after = id;
        if (text !== undefined) yield { at, id, sealed, text, place };
      }
      if (rows.length < STEP_ROWS) break;
    }
  }
}

/** The number of texts that an old secret has sealed. Rejects if the database does not answer. */
export async function countOldSeals(ctx: Omit<ResealContext, 'log'>): Promise<number> {
  let count = 0;
  for await (const _ of readOldSeals(ctx)) count += 1;
  return count;
}

/**
 * Seals by the newest secret what an old one has sealed, each text only if it was not changed meanwhile. Several
 * processes may do so at once. Yields after each text that it sealed. Throws if the database does not answer or the
 * signal aborts.
 */
async function* resealAll(ctx: ResealContext, signal: AbortSignal): AsyncGenerator<void> {
  for await (const { at, id, sealed, text, place } of readOldSeals(ctx)) {
    const column = sql.ref(at.column);
    const { numAffectedRows = 0n } = await sql`update ${sql.table(at.table)}
      set ${column} = ${seal(text, ctx.secrets.mailbox, place)}
      where ${sql.ref(at.key)} = ${id} and ${column} = ${sealed}`.execute(ctx.database.db);
    if (numAffectedRows > 0n) yield;
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

/** Seals anew, again and again, until the signal aborts. Each pass begins some time after the last one has ended. */
async function resealRepeatedly(ctx: ResealContext, signal: AbortSignal): Promise<void> {
  let sealed = 0;
  let isReported = false;
  while (!signal.aborted) {
    let pauseMs = REPEAT_MS;
    try {
      for await (const _ of resealAll(ctx, signal)) sealed += 1;
      if ((sealed > 0 || !isReported) && (await countOldSeals(ctx)) === 0) {
        ctx.log.info(
          { sealed },
          'The newest secret has sealed all credentials; the old one may be removed after 31 days',
        );
        sealed = 0;
        isReported = true;
      }
    } catch (error) {
      pauseMs = RETRY_MS;
      if (!signal.aborted)
        ctx.log.warn({ error: describeError(error) }, 'Credentials could not be sealed anew');
    }
    // The sleep rejects only if the signal aborts, which ends the loop.
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/**
 * While there are several secrets, seals anew in the background, now and ten minutes after each complete pass, until
 * the returned function is called. Logs one line when no old secret has sealed anything that is left.
 */
export function startResealing(ctx: ResealContext): () => void {
  if (ctx.secrets.mailbox.length === 1) return () => {};
  const stopped = new AbortController();
  void resealRepeatedly(ctx, stopped.signal);
  return () => stopped.abort();
}
