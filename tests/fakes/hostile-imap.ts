import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificates.ts';
import { answerTo, CAPABILITIES } from './hostile-imap-answers.ts';

/** One command of a client, or the moment before its first command, 'GREETING'. */
export type Turn = {
  socket: Socket;
  tag: string;
  /** The name of the command, such as 'FETCH', also for 'UID FETCH'. */
  name: string;
  line: string;
  write(text: string): void;
  /** What a good server writes. */
  answer: string;
  /** Begins TLS on the connection, as after STARTTLS. */
  secure(): void;
};

/** What a server does at a command in place of a good answer. `*` stands for every other command. */
export type Habit = Readonly<Record<string, (turn: Turn) => void>>;

export type HostileImap = {
  port: number;
  /** Connections until now, and those that are open. */
  connections: () => number;
  open: () => number;
  /** The commands that came, with their arguments. */
  commands: string[];
  /** Changes the habit, also of connections that are open. */
  become(habit: Habit): void;
  close(): Promise<void>;
};

const LITERAL = /\{(\d+)(\+?)\}$/;

/**
 * Cuts what a client sends into commands: `push` takes bytes as Latin-1 text, and calls `onLine` for each whole
 * command, with its literals in it. `onLiteral` is called before a literal that waits for an invitation.
 */
function commandReader(onLine: (line: string) => void, onLiteral: () => void) {
  let buffer = '';
  let line = '';
  let missing = 0;
  return {
    push(text: string) {
      buffer += text;
      for (;;) {
        const taken = Math.min(missing, buffer.length);
        line += buffer.slice(0, taken);
        buffer = buffer.slice(taken);
        missing -= taken;
        const end = buffer.indexOf('\r\n');
        if (missing > 0 || end < 0) return;
        line += buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const [, size, isInvited] = LITERAL.exec(line) ?? [];
        missing = Number(size ?? 0);
        if (size !== undefined && !isInvited) onLiteral();
        if (size !== undefined) continue;
        onLine(line);
        line = '';
      }
    },
  };
}

/** The tag, the name and the whole text of a command. */
function parseCommand(line: string): { tag: string; name: string } {
  const [tag = '', first = '', second = ''] = line.split(' ');
  const name = (first.toUpperCase() === 'UID' ? second : first).toUpperCase();
  return { tag, name };
}

/**
 * Starts a real server on a free port of 127.0.0.1 that speaks enough IMAP to be signed in to, with any name and
 * password, and to read three messages. Its habit says what it does wrong.
 */
export async function startHostileImap({
  certificate,
  security,
  habit = {},
}: {
  certificate: Certificate;
  security: 'tls' | 'starttls';
  habit?: Habit;
}): Promise<HostileImap> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let current = habit;
  let connections = 0;

  function converse(socket: Socket, isSecure: boolean) {
    socket.on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const write = (text: string) => void (socket.writable && socket.write(text, 'latin1'));
    const reader = commandReader(
      (line) => {
        commands.push(line);
        const { tag, name } = parseCommand(line);
        const respond = current[name] ?? current['*'];
        const answer = answerTo({ tag, name, line, isSecure });
        if (respond) respond({ socket, tag, name, line, write, answer, secure });
        else write(answer);
        if (name === 'STARTTLS' && !respond) secure();
        if (name === 'LOGOUT') socket.end();
      },
      () => write('+ go on\r\n'),
    );
    const onData = (data: Buffer) => reader.push(data.toString('latin1'));
    const secure = () => {
      socket.off('data', onData);
      // Only the outer socket is destroyed: to destroy what is below TLS may end the process.
      sockets.delete(socket);
      converse(new TLSSocket(socket, { isServer: true, ...certificate }), true);
    };
    socket.on('data', onData);
    return { write, secure };
  }

  const server = createServer((plain) => {
    connections += 1;
    plain.on('error', () => {});
    const isSecure = security === 'tls';
    const socket = isSecure ? new TLSSocket(plain, { isServer: true, ...certificate }) : plain;
    const { write, secure } = converse(socket, isSecure);
    const answer = `* OK [CAPABILITY ${CAPABILITIES}${isSecure ? '' : ' STARTTLS'}] ready\r\n`;
    const greet = current.GREETING;
    if (greet) greet({ socket, tag: '*', name: 'GREETING', line: '', write, answer, secure });
    else write(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    open: () => sockets.size,
    commands,
    become: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
