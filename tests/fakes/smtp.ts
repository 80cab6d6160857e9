import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it. */
export type ReceivedMail = { from: string; to: string[]; subject: string; text: string };

/** What the server does with a mail: accepts it, defers it (451), rejects it permanently (550), or never answers. */
type Mood = 'keeps' | 'defers' | 'refuses' | 'hangs';

export type SmtpFake = {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** The number of delivery attempts, successful or not. */
  attempts: () => number;
  /** Changes the mood for all next mails, or only for `attempts` attempts. 'hangs' starts with the next connection. */
  become: (mood: Mood, attempts?: number) => void;
  close: () => Promise<void>;
};

function refusal(responseCode: number): Error {
  return Object.assign(new Error('This mailbox is not here today'), { responseCode });
}

/** Starts a real SMTP server on a free port of 127.0.0.1 that keeps what it gets. */
export async function startSmtp(): Promise<SmtpFake> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'keeps';
  let attempts = 0;
  let moodEnds = Number.POSITIVE_INFINITY;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, callback) {
      if (mood === 'hangs') attempts += 1;
      else callback();
    },
    onRcptTo(_address, _session, callback) {
      attempts += 1;
      if (attempts > moodEnds) mood = 'keeps';
      if (mood === 'defers') return callback(refusal(451));
      if (mood === 'refuses') return callback(refusal(550));
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          subject,
          text: text.replaceAll('\r\n', '\n'),
        });
        callback();
      });
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
    received,
    attempts: () => attempts,
    become: (next, times = Number.POSITIVE_INFINITY) => {
      mood = next;
      moodEnds = attempts + times;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
