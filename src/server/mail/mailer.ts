import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { describeError, type Logger } from '../log.ts';
import type { MailEnv } from './mail-env.ts';

/** A mail of plain text; `link` is the one that its text holds. */
export type Mail = { to: string; subject: string; text: string; link: string };

/** Sends mail without anybody waiting for it. */
export type Mailer = {
  /** Whether what is sent reaches anyone: false where there is neither a mail server nor a developer's log. */
  reaches: boolean;
  /** Returns at once. What fails is tried once more, then logged without address and link. */
  send(mail: Mail): void;
  /** Waits a moment for what is under way, then gives it up. */
  close(): Promise<void>;
};

type Timing = {
  /** Between the first try and the second. */
  retryMs: number;
  /** The longest wait for a connection, a greeting, or any answer. */
  patienceMs: number;
  closeMs: number;
};

const timing: Timing = { retryMs: 5_000, patienceMs: 10_000, closeMs: 2_000 };
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

function smtpMailer(url: string, from: string, log: Logger, times: Timing): Mailer {
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();
  let transport: Promise<Transporter> | undefined;

  async function attempt({ to, subject, text }: Mail): Promise<void> {
    transport ??= connect(url, from, times);
    await (await transport).sendMail({ to, subject, text });
  }

  async function deliver(mail: Mail): Promise<void> {
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
  }

  return {
    reaches: true,
    send(mail) {
      if (pending.size >= PENDING_MOST) return log.error('A mail was not sent: too many wait already');
      const delivery = deliver(mail).finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    async close() {
      const patience = new AbortController();
      const timer = sleep(times.closeMs, undefined, { signal: patience.signal, ref: false });
      await Promise.race([Promise.all(pending), timer]);
      patience.abort();
      timer.catch(() => {});
      closing.abort();
      (await transport)?.close();
    },
  };
}

/** The mailer that the configuration names. */
export function openMailer({ smtpUrl, from, logsLinks }: MailEnv, log: Logger, times = timing): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, from, log, times);
  return {
    reaches: logsLinks,
    send({ subject, link }) {
      if (logsLinks) log.info({ subject, link }, 'No mail server is configured: open the link yourself');
    },
    close: async () => {},
  };
}
