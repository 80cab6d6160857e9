import { BATCH_DATABASE, forgetUses, unusedBatches } from '#web/lib/batches.ts';
import type { MailWork } from '../generator/use-generator.ts';
import { batchProblems } from './batch-words.ts';
import type { ItemState } from './use-batch-queue.ts';

/** A mail of a batch as the list shows it. */
export type BatchItem = {
  /** Its number, from 1 on. */
  n: number;
  /** The subject; of a file that is no mail, the name of the file. */
  title: string;
  from: string;
  state: ItemState;
  /** Why the mail cannot be answered. */
  problem?: string | undefined;
  /** What was left out of the mail. */
  note?: string | undefined;
};

/** What a draft to a mail needs beside its text. */
type DraftHead = { to: string; subject: string; references: string[] };

/** A mail of a batch, and the person's work on it. */
export type BatchRecord = BatchItem & { batch: string; head: DraftHead; work: MailWork };

/** What was read of a mail. */
export type MailContents = Omit<BatchRecord, 'batch' | 'n' | 'state'>;

/** A mail without a text, a sender and a subject. With a problem, the person may paste its text. */
export function unreadMail(title: string, problem?: string): MailContents {
  const head = { to: '', subject: 'Re:', references: [] };
  return { title, from: '', head, work: { mail: '' }, problem };
}

const STORE = 'mails';
/** The number of the record with what was on the desk before the batch. */
const DESK_BEFORE = 0;

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(BATCH_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['batch', 'n'] });
  return resultOf(request);
}

/** Works with the store in one transaction. The database is closed afterwards, so that a sign-out can delete it. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result> | Result,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** All records of a batch from a number on. */
function recordsFrom(batch: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([batch, first], [batch, Number.MAX_SAFE_INTEGER]);
}

/** A new id. */
export function newBatchId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Removes the batches that were not used for a long time, for example those of closed tabs; never the open one. */
export async function removeUnusedBatches(open: string | undefined): Promise<void> {
  const unused = unusedBatches().filter((id) => id !== open);
  for (const id of unused) await removeMails(id);
  forgetUses(unused);
}

export function addMail(record: BatchRecord): Promise<unknown> {
  return withStore('readwrite', (store) => resultOf(store.put(record)));
}

/** Keeps what is on the desk before a batch is opened. */
export function keepDesk(batch: string, work: MailWork): Promise<unknown> {
  return addMail({ ...unreadMail(''), batch, n: DESK_BEFORE, state: 'open', work });
}

export function getMail(batch: string, n: number): Promise<BatchRecord | undefined> {
  return withStore('readonly', (store) => resultOf<BatchRecord | undefined>(store.get([batch, n])));
}

/** What was on the desk before the batch. */
export async function deskBefore(batch: string): Promise<MailWork | undefined> {
  return (await getMail(batch, DESK_BEFORE))?.work;
}

/** Changes a record. Throws if the batch is gone, for example because its database was deleted. */
export function changeMail(
  batch: string,
  n: number,
  change: Partial<Pick<BatchRecord, 'work' | 'state'>>,
): Promise<unknown> {
  return withStore('readwrite', async (store) => {
    const record = await resultOf<BatchRecord | undefined>(store.get([batch, n]));
    if (!record) throw new Error(batchProblems.gone);
    await resultOf(store.put({ ...record, ...change }));
  });
}

/** Calls `visit` with each mail of a batch in their order, so that only one is in memory at once. */
export function eachMail(batch: string, visit: (record: BatchRecord) => void): Promise<void> {
  return withStore(
    'readonly',
    (store) =>
      new Promise<void>((resolve, reject) => {
        const request = store.openCursor(recordsFrom(batch, DESK_BEFORE + 1));
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return resolve();
          visit(cursor.value);
          cursor.continue();
        };
      }),
  );
}

/** The mails of a batch as the list shows them. */
export async function listMails(batch: string): Promise<BatchItem[]> {
  const items: BatchItem[] = [];
  await eachMail(batch, ({ batch: _batch, head: _head, work: _work, ...item }) => items.push(item));
  return items;
}

/** Removes the records of a batch from a number on; without one, the whole batch. */
export function removeMails(batch: string, first = DESK_BEFORE): Promise<unknown> {
  return withStore('readwrite', (store) => resultOf(store.delete(recordsFrom(batch, first))));
}
