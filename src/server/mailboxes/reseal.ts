import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { describeError, type Logger } from '../log.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import { openSealed, seal, sealEnd } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';
import { credentialPlace } from './connections.ts';
import { verifierPlace } from './pending-connections.ts';

/** The most rows that one query reads. */
const STEP_ROWS = 100;
/** The pause after each row, in milliseconds: requests come first. */
const PAUSE_MS = 5;
/** Another process may still seal by an old secret, so the work is done again after this time. */
const REPEAT_MS = 10 * MINUTE_MS;

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
    table: 'gmail_tokens',
    key: 'user_id',
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
 * processes may do so at once. Returns how many texts it sealed. Rejects if the database does not answer or the signal
 * aborts.
 */
async function resealAll(ctx: ResealContext, signal: AbortSignal): Promise<number> {
  let count = 0;
  for await (const { at, id, sealed, text, place } of readOldSeals(ctx)) {
    const column = sql.ref(at.column);
    const { numAffectedRows = 0n } = await sql`update ${sql.table(at.table)}
      set ${column} = ${seal(text, ctx.secrets.mailbox, place)}
      where ${sql.ref(at.key)} = ${id} and ${column} = ${sealed}`.execute(ctx.database.db);
    count += Number(numAffectedRows);
    await sleep(PAUSE_MS, undefined, { signal });
  }
  return count;
}

/**
 * While there are several secrets, seals anew in the background, now and every ten minutes, until the returned function
 * is called. Logs one line when nothing is left.
 */
export function startResealing(ctx: ResealContext): () => void {
  const { log, secrets } = ctx;
  if (secrets.mailbox.length === 1) return () => {};
  const stopped = new AbortController();
  let isFirst = true;
  const run = async () => {
    try {
      const count = await resealAll(ctx, stopped.signal);
      if (isFirst || count > 0) {
        log.info(
          `${count} credentials are sealed anew; the old secret may be removed 31 days after it signed last`,
        );
      }
      isFirst = false;
    } catch (error) {
      if (!stopped.signal.aborted)
        log.warn({ error: describeError(error) }, 'Credentials could not be sealed anew');
    }
  };
  void run();
  const timer = setInterval(run, REPEAT_MS).unref();
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}
