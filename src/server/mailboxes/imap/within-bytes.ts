import type { ImapFlow } from 'imapflow';

/** The most bytes that a server may send in one call, and how often they are counted, in milliseconds. */
const MAX_CALL_BYTES = 8_000_000;
const CHECK_MS = 100;

/**
 * Runs work, and closes the connection if the server sends more than a call can need: the library keeps what it gets
 * until the end of a command.
 */
export async function withinBytes<Result>(client: ImapFlow, work: () => Promise<Result>): Promise<Result> {
  const before = client.stats().received;
  const timer = setInterval(() => {
    if (client.stats().received - before > MAX_CALL_BYTES) client.close();
  }, CHECK_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
