import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { MailEnv } from './mail-env.ts';

/** A mail of plain text; `link` is the one that its text holds. */
export type Mail = { to: string; subject: string; text: string; link: string };

/** Sends mail without anybody waiting for it. */
export type Mailer = {
  /** Whether what is sent reaches anyone: false where there is neither a mail server nor a developer's log. */
  reaches: boolean;
  /**
   * Returns at once; work that may lead to a mail begins shortly after, when the answer to whoever asked is under way:
   * what it takes is not seen in the time that the answer takes. `work` must not reject.
   */
  prepare(work: () => Promise<void>): void;
  /** Returns at once. What fails is tried once more, then logged without address and link. */
  send(mail: Mail): void;
  /** Waits a moment for what is prepared and sent, then gives it up. */
  close(): Promise<void>;
};

type Timing = {
  /** Before a mail is prepared. */
  behindMs: number;
  /** Between the first try and the second. */
  retryMs: number;
  /** The longest wait for a connection, a greeting, or any answer. */
  patienceMs: number;
  closeMs: number;
};

const timing: Timing = { behindMs: 100, retryMs: 5_000, patienceMs: 10_000, closeMs: 2_000 };
/** Mails under way at most: beyond it a server that hangs would only fill the memory. */
const PENDING_MOST = 200;

async function connect(url: string, from: string, { patienceMs }: Timing): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const options = {
    url,
    pool: true as const,
    maxConnections: 2,
    maxRequeues: 0,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return createTransport(options, { from });
}

/** Whether the mail server said that it will never take the mail. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** How mail goes out. */
type Way = { reaches: boolean; deliver(mail: Mail): Promise<void>; close(): Promise<void> };

function smtpWay(url: string, from: string, log: Logger, times: Timing): Way {
  const closing = new AbortController();
  let transport: Promise<Transporter> | undefined;

  async function attempt({ to, subject, text }: Mail): Promise<void> {
    transport ??= connect(url, from, times);
    await (await transport).sendMail({ to, subject, text });
  }

  return {
    reaches: true,
    async deliver(mail) {
      try {
        await attempt(mail).catch(async (error: unknown) => {
          if (isFinal(error)) throw error;
          log.warn({ error: describeError(error) }, 'A mail could not be sent and is tried once more');
          await sleep(times.retryMs, undefined, { signal: closing.signal });
          await attempt(mail);
        });
      } catch (error) {
        log.error({ error: describeError(error) }, 'A mail could not be sent');
      }
    },
    async close() {
      closing.abort();
      (await transport)?.close();
    },
  };
}

/** Without a mail server: where the program says so, a link is written to the log for a developer. */
function logWay(logsLinks: boolean, log: Logger): Way {
  return {
    reaches: logsLinks,
    async deliver({ subject, link }) {
      if (logsLinks) log.info({ subject, link }, 'No mail server is configured: open the link yourself');
    },
    close: async () => {},
  };
}

/** The mailer that the configuration names. */
export function openMailer({ smtpUrl, from, logsLinks }: MailEnv, log: Logger, times = timing): Mailer {
  const way = smtpUrl ? smtpWay(smtpUrl, from, log, times) : logWay(logsLinks, log);
  const prepared = createBackground();
  const sent = createBackground();
  return {
    reaches: way.reaches,
    prepare(work) {
      prepared.run(async () => {
        await sleep(times.behindMs);
        await work();
      });
    },
    send(mail) {
      if (sent.size() >= PENDING_MOST) return log.error('A mail was not sent: too many wait already');
      sent.run(() => way.deliver(mail));
    },
    async close() {
      const patience = new AbortController();
      const timer = sleep(times.closeMs, undefined, { signal: patience.signal, ref: false });
      await Promise.race([prepared.idle().then(sent.idle), timer]);
      patience.abort();
      timer.catch(() => {});
      await way.close();
    },
  };
}
