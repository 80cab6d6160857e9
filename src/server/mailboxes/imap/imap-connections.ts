import type { ImapFlow, MailboxObject } from 'imapflow';
import { ProblemError } from '../../problems.ts';
import { untilAborted } from '../../until-aborted.ts';
import { type ConnectedMailbox, MailboxError } from '../mailbox.ts';
import { toImapError } from './imap-failure.ts';
import { withinBytes } from './within-bytes.ts';

/** How long a connection stays open after its last use, in milliseconds: a person reads one message after another. */
const IDLE_MS = 60_000;
/** The longest time of one call, with connecting, in milliseconds. */
const CALL_MS = 12_000;
/** The most connections at once, of all accounts. Each takes memory here and a place at its server. */
const MAX_CONNECTIONS = 1_000;

/** A folder that is open for one call. */
export type OpenFolder = { client: ImapFlow; folder: MailboxObject };

type UseOptions = {
  signal: AbortSignal;
  /** The path of the folder. */
  folder: string;
  /** Whether the call changes the folder. Without it, nothing can be marked as read by accident. */
  writes?: boolean;
};

/** The open connections: one of each mailbox in use, whoever uses it in this process. */
export type ImapConnections = {
  /**
   * Runs `work` with a folder of the mailbox. The calls of one mailbox run one after another. Throws `MailboxError`, or
   * the signal's reason once it aborts. A connection that took too long or broke is closed: the next call gets a new
   * one.
   */
  use<Result>(
    connected: ConnectedMailbox,
    options: UseOptions,
    work: (open: OpenFolder) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Keeps the mailbox's connection open until the signal aborts, or the connection ends: then it resolves. `listen` is
   * called once, and what it returns when the connection is not held any more.
   */
  hold(
    connected: ConnectedMailbox,
    options: { signal: AbortSignal },
    listen: (client: ImapFlow) => () => void,
  ): Promise<void>;
  /** Closes the connection of a mailbox that is disconnected. It cannot be used again. */
  end(connectionId: string): void;
  /** Closes all connections. */
  close(): void;
};

type Entry = {
  client: Promise<ImapFlow>;
  /** The running calls, and those who hold it open. */
  users: number;
  timer: NodeJS.Timeout | undefined;
};

/** Keeps the number of the next message right while a folder is open. The library reads it only when it opens one. */
function countNextMessage(client: ImapFlow): void {
  client.on('exists', ({ count, prevCount }) => {
    if (client.mailbox && count > prevCount) client.mailbox.uidNext += count - prevCount;
  });
}

/** `connect`: signs in to the mailbox's server. */
export function createImapConnections(
  connect: (connected: ConnectedMailbox) => Promise<ImapFlow>,
): ImapConnections {
  /** By the id of the connected mailbox, the one that was used least recently first. */
  const entries = new Map<string, Entry>();
  /** The mailboxes that were disconnected. Work that goes on behind an answer must not sign in to them again. */
  const ended = new Set<string>();

  function drop(id: string, entry: Entry | undefined): void {
    if (!entry) return;
    clearTimeout(entry.timer);
    if (entries.get(id) === entry) entries.delete(id);
    entry.client.then(
      (client) => client.close(),
      () => {},
    );
  }

  function makeRoom(): void {
    if (entries.size < MAX_CONNECTIONS) return;
    const unused = [...entries].find(([, { users }]) => users === 0);
    if (!unused) throw new MailboxError('busy', { retryAfterSeconds: 10 });
    drop(...unused);
  }

  function open(connected: ConnectedMailbox): Entry {
    makeRoom();
    const entry: Entry = { client: connect(connected), users: 0, timer: undefined };
    entry.client.then(
      (client) => {
        client.on('close', () => drop(connected.id, entry));
        countNextMessage(client);
      },
      () => drop(connected.id, entry),
    );
    return entry;
  }

  /** Takes the mailbox's connection, or a new one. Call `release` once. */
  function take(connected: ConnectedMailbox): { entry: Entry; release: () => void } {
    const { id } = connected;
    if (ended.has(id)) throw new MailboxError('unavailable');
    const entry = entries.get(id) ?? open(connected);
    // The map keeps the order in which the connections were used.
    entries.delete(id);
    entries.set(id, entry);
    clearTimeout(entry.timer);
    entry.users += 1;
    const release = () => {
      entry.users -= 1;
      if (entry.users > 0 || entries.get(id) !== entry) return;
      entry.timer = setTimeout(() => drop(id, entry), IDLE_MS).unref();
    };
    return { entry, release };
  }

  return {
    async use(connected, { signal, folder, writes = false }, work) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]);
      const { entry, release } = take(connected);
      let isRunning = false;
      const run = async () => {
        const client = await entry.client;
        const lock = await client.getMailboxLock(folder, { readOnly: !writes });
        try {
          deadline.throwIfAborted();
          const { mailbox } = client;
          if (!mailbox) throw new MailboxError('unavailable');
          isRunning = true;
          return await withinBytes(client, () => work({ client, folder: mailbox }));
        } finally {
          lock.release();
        }
      };
      try {
        return await untilAborted(run(), deadline);
      } catch (error) {
        // What a late answer belongs to would not be known. A caller that leaves while it waits ends nothing.
        if (deadline.aborted && (isRunning || !signal.aborted)) drop(connected.id, entry);
        signal.throwIfAborted();
        // The problems of reading a message are this program's own.
        const isOwn = error instanceof ProblemError && error.code !== 'mailbox_unreachable';
        throw isOwn ? error : toImapError(error);
      } finally {
        release();
      }
    },

    async hold(connected, { signal }, listen) {
      const { entry, release } = take(connected);
      let stop = () => {};
      try {
        const client = await untilAborted(entry.client, signal);
        // It may have ended before anybody listened.
        if (!client.usable) return;
        const ended = Promise.withResolvers<void>();
        client.once('close', ended.resolve);
        const unlisten = listen(client);
        stop = () => {
          client.off('close', ended.resolve);
          unlisten();
        };
        await untilAborted(ended.promise, signal);
      } catch (error) {
        if (!signal.aborted) throw toImapError(error);
      } finally {
        stop();
        release();
      }
    },

    end(id) {
      ended.add(id);
      drop(id, entries.get(id));
    },

    close() {
      for (const [id, entry] of entries) drop(id, entry);
    },
  };
}
