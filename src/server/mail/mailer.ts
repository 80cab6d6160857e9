import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { MailEnv } from './mail-env.ts';

/** A plain text mail; `link` is the link in its text. */
export type Mail = { to: string; subject: string; text: string; link: string };

/** Sends mail in the background. */
export type Mailer = {
  /** False if there is neither a mail server nor a developer's log for the links. */
  canSend: boolean;
  /**
   * Starts `work`, which may send a mail. Returns at once; `work` begins 100 ms later, when the response to the request
   * is usually sent, so that the time of the response does not depend on `work`. `work` must not reject.
   */
  prepare(work: () => Promise<void>): void;
  /**
   * Sends a mail. Returns at once. After a failure, sends it once more, unless the server refused it permanently. The
   * last failure is logged without address and link.
   */
  send(mail: Mail): void;
  /** Waits up to two seconds for running work and mails. */
  close(): Promise<void>;
};

/** All in milliseconds. */
type Timing = {
  /** The delay before `prepare` starts its work. */
  delayMs: number;
  /** The pause between the first attempt and the second. */
  retryMs: number;
  /** The longest wait for a connection, a greeting or a response. */
  timeoutMs: number;
  /** The longest wait when the mailer closes. */
  closeMs: number;
};

const timing: Timing = { delayMs: 100, retryMs: 5_000, timeoutMs: 10_000, closeMs: 2_000 };
/** The most mails that wait or are being sent. More would only fill the memory while a mail server does not answer. */
const MAX_PENDING = 200;

/** Opens connections to a mail server. The first one is made when a mail is sent. */
export async function openTransporter(
  url: string,
  from: string,
  { timeoutMs }: Pick<Timing, 'timeoutMs'> = timing,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const options = {
    url,
    pool: true as const,
    maxConnections: 2,
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options, { from });
}

/** Whether the mail server refused the mail permanently. */
const isPermanent = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

type Transport = { canSend: boolean; deliver(mail: Mail): Promise<void>; close(): Promise<void> };

function smtpTransport(url: string, from: string, log: Logger, times: Timing): Transport {
  const closing = new AbortController();
  let connection: Promise<Transporter> | undefined;

  async function attempt({ to, subject, text }: Mail): Promise<void> {
    connection ??= openTransporter(url, from, times);
    await (await connection).sendMail({ to, subject, text });
  }

  return {
    canSend: true,
    async deliver(mail) {
      try {
        await attempt(mail).catch(async (error: unknown) => {
          if (isPermanent(error)) throw error;
          log.warn({ error: describeError(error) }, 'A mail could not be sent. It will be sent again');
          await sleep(times.retryMs, undefined, { signal: closing.signal });
          await attempt(mail);
        });
      } catch (error) {
        log.error({ error: describeError(error) }, 'A mail could not be sent');
      }
    },
    async close() {
      closing.abort();
      (await connection)?.close();
    },
  };
}

/** Without a mail server: writes the link to the log for a developer, if the program is configured to do so. */
function logTransport(logsLinks: boolean, log: Logger): Transport {
  return {
    canSend: logsLinks,
    async deliver({ subject, link }) {
      if (logsLinks) log.info({ subject, link }, 'No mail server is configured. Open the link in a browser');
    },
    close: async () => {},
  };
}

/** Opens the configured mailer. */
export function openMailer({ smtpUrl, from, logsLinks }: MailEnv, log: Logger, times = timing): Mailer {
  const transport = smtpUrl ? smtpTransport(smtpUrl, from, log, times) : logTransport(logsLinks, log);
  const prepared = createBackground();
  const sent = createBackground();
  return {
    canSend: transport.canSend,
    prepare(work) {
      prepared.run(async () => {
        await sleep(times.delayMs);
        await work();
      });
    },
    send(mail) {
      if (sent.size() >= MAX_PENDING) return log.error('A mail was not sent: too many mails are waiting');
      sent.run(() => transport.deliver(mail));
    },
    async close() {
      const closed = new AbortController();
      const timer = sleep(times.closeMs, undefined, { signal: closed.signal, ref: false });
      await Promise.race([prepared.idle().then(sent.idle), timer]);
      closed.abort();
      timer.catch(() => {});
      await transport.close();
    },
  };
}
