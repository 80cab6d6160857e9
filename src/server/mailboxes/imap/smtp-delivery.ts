import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { MailboxError, type MailboxFailure } from '../mailbox.ts';

/** A mail with the addresses that it is sent from and to. */
export type Envelope = { from: string; to: string[]; raw: Buffer };

/**
 * The longest time of a delivery, also if the server sends a byte from time to time, and of the goodbye after it. In
 * ms.
 */
const DELIVERY_MS = 60_000;
const QUIT_MS = 5_000;

/** The failure for an answer of the server: 4yz may pass, 5yz will not. Source: RFC 5321, section 4.2.1. */
const failureOf = (code: number): MailboxFailure => (code >= 500 ? 'refused' : 'unavailable');

/**
 * Sends a mail once over a connection that is signed in, and closes the connection. Resolves to the recipients that the
 * server refused, if it took the mail for others. Throws `MailboxError`: `unknown` if the server got the mail and gave
 * no clear answer, any other if it certainly did not take it.
 */
export async function deliver(
  connection: SMTPConnection,
  { from, to, raw }: Envelope,
): Promise<{ refused: string[] }> {
  let isHandedOver = false;
  // The library reads the mail only after the server asked for it.
  const content = new Readable({
    read() {
      isHandedOver = true;
      this.push(raw);
      this.push(null);
    },
  });
  const timer = setTimeout(() => connection.close(), DELIVERY_MS).unref();
  try {
    const { rejected } = await new Promise<{ rejected: (string | { address: string })[] }>(
      (resolve, reject) => {
        connection.on('error', reject);
        connection.on('end', () => reject(new Error('The connection ended')));
        connection.send({ from, to, size: raw.length }, content, (error, info) =>
          error ? reject(error) : resolve(info),
        );
      },
    );
    connection.quit();
    setTimeout(() => connection.close(), QUIT_MS).unref();
    return { refused: rejected.map((each) => (typeof each === 'string' ? each : each.address)) };
  } catch (error) {
    connection.close();
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
    if (code !== undefined && code >= 400) throw new MailboxError(failureOf(code), { cause: error });
    throw new MailboxError(isHandedOver ? 'unknown' : 'unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
