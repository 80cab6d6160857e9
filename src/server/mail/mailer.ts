import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { MailEnv } from './mail-env.ts';

/** A plain text mail; `link` is the link in its text. */
export type Mail = { to: string; subject: string; text: string; link: string };

/** Sends mail in the background. */
export type Mailer = {
  /** Whether mail reaches anyone: false if there is neither a mail server nor a developer's log. */
  reaches: boolean;
  /**
   * Returns at once. `work` may lead to a mail; it begins shortly after, when the answer to the request is under way.
   * So the time of the answer does not show what `work` does. `work` must not reject.
   */
  prepare(work: () => Promise<void>): void;
  /**
   * Returns at once. A mail that fails is tried once more, unless the server refused it for good. Then the failure is
   * logged without address and link.
   */
  send(mail: Mail): void;
  /** Waits a moment for work and mails under way, then gives up. */
  close(): Promise<void>;
};

type Timing = {
  /** Before a mail is prepared. */
  delayMs: number;
  /** Between the first try and the second. */
  retryMs: number;
  /** The longest wait for a connection, a greeting or an answer. */
  timeoutMs: number;
  closeMs: number;
};

const timing: Timing = { delayMs: 100, retryMs: 5_000, timeoutMs: 10_000, closeMs: 2_000 };
/** The most mails that may be under way. More would only fill the memory while a server hangs. */
const MAX_PENDING = 200;

async function connect(url: string, from: string, { timeoutMs }: Timing): Promise<Transporter> {
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

/** Whether the mail server said that it will never take the mail. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

type Transport = { reaches: boolean; deliver(mail: Mail): Promise<void>; close(): Promise<void> };

function smtpTransport(url: string, from: string, log: Logger, times: Timing): Transport {
  const closing = new AbortController();
  let connection: Promise<Transporter> | undefined;

  async function attempt({ to, subject, text }: Mail): Promise<void> {
    connection ??= connect(url, from, times);
    await (await connection).sendMail({ to, subject, text });
  }

  return {
    reaches: true,
    async deliver(mail) {
      try {
        await attempt(mail).catch(async (error: unknown) => {
          if (isFinal(error)) throw error;
          log.warn({ error: describeError(error) }, 'A mail could not be sent and will be tried again');
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
    reaches: logsLinks,
    async deliver({ subject, link }) {
      if (logsLinks) log.info({ subject, link }, 'No mail server is configured: open the link yourself');
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
    reaches: transport.reaches,
    prepare(work) {
      prepared.run(async () => {
        await sleep(times.delayMs);
        await work();
      });
    },
    send(mail) {
      if (sent.size() >= MAX_PENDING) return log.error('A mail was not sent: too many wait already');
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
