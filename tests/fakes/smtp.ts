import type { AddressInfo, Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Certificate } from './certificates.ts';

/** A mail as the server got it. `raw`: all of its bytes. */
export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; raw: string };

/**
 * What the server does with a mail: accepts it, also slowly, defers it (451) or rejects it permanently (550) at one of
 * its steps, never answers, or accepts it and loses the connection before it says so.
 */
type Mood =
  | 'keeps'
  | 'keeps-slowly'
  | 'defers'
  | 'refuses'
  | 'refuses-sender'
  | 'refuses-content'
  | 'refuses-sign-in'
  | 'loses-answer'
  | 'hangs';

export type SmtpFake = {
  /** For SMTP_URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The number of delivery attempts, successful or not. */
  attempts: () => number;
  /** Changes the mood for all next mails, or only for `attempts` attempts. 'hangs' starts with the next connection. */
  become: (mood: Mood, attempts?: number) => void;
  close: () => Promise<void>;
};

/**
 * How people send by the server: with TLS from the first byte or after STARTTLS, and with a name and a password.
 * `isKnown`: whether both are right.
 */
type SignIn = {
  certificate: Certificate;
  security: 'tls' | 'starttls';
  isKnown: (username: string, password: string) => boolean;
};

/** How long a slow server takes for a mail, in milliseconds. */
const SLOW_MS = 3_000;

function refusal(responseCode: number): Error {
  return Object.assign(new Error('This mailbox is not here today'), { responseCode });
}

function signInOptions(signIn: SignIn | undefined, mood: () => Mood): SMTPServerOptions {
  if (!signIn) return { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] };
  return {
    ...signIn.certificate,
    secure: signIn.security === 'tls',
    onAuth({ username, password }, _session, callback) {
      const isKnown = mood() !== 'refuses-sign-in' && signIn.isKnown(username ?? '', password ?? '');
      if (isKnown) callback(null, { user: username ?? '' });
      else callback(refusal(535));
    },
  };
}

async function readMail(raw: string, from: string, to: string[]): Promise<ReceivedMail> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  return { from, to, subject, text: text.replaceAll('\r\n', '\n'), raw };
}

/** Starts a real SMTP server on a free port of 127.0.0.1 that keeps what it gets. */
export async function startSmtp(signIn?: SignIn): Promise<SmtpFake> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'keeps';
  let attempts = 0;
  let moodEnds = Number.POSITIVE_INFINITY;
  const server = new SMTPServer({
    ...signInOptions(signIn, () => mood),
    closeTimeout: 100,
    onConnect(_session, callback) {
      if (mood === 'hangs') attempts += 1;
      else callback();
    },
    onMailFrom(_address, _session, callback) {
      callback(mood === 'refuses-sender' ? refusal(550) : null);
    },
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      if (attempts > moodEnds) mood = 'keeps';
      if (mood === 'defers') return callback(refusal(451));
      if (mood === 'refuses') return callback(refusal(550));
      callback();
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      const to = rcptTo.map(({ address }) => address);
      const mail = await readMail(await readText(stream), mailFrom ? mailFrom.address : '', to);
      if (mood === 'refuses-content') return callback(refusal(554));
      if (mood === 'keeps-slowly') await sleep(SLOW_MS);
      received.push(mail);
      if (mood !== 'loses-answer') return callback();
      for (const socket of sockets) socket.destroy();
    },
  });
  // In some tests the client leaves in the middle of the dialogue. This must not end the tests.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    attempts: () => attempts,
    become: (next, times = Number.POSITIVE_INFINITY) => {
      mood = next;
      moodEnds = attempts + times;
    },
    close: () =>
      new Promise((resolve) => {
        // The library itself ends connections with TLS: to destroy what is below TLS may end the process.
        if (!signIn) for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
