import type { Socket } from 'node:net';
import type { Habit, Turn } from './hostile-imap.ts';

type Response = (turn: Turn) => void;

/** At which commands a server may be wrong. */
export const stages = ['GREETING', 'CAPABILITY', 'LOGIN', 'LIST', 'SELECT', 'FETCH'] as const;

const greetsBare: Response = ({ write }) => write('* OK ready\r\n');

/** A habit at a command. SELECT and EXAMINE open a folder in the same way. A greeting without capabilities asks. */
export function at(stage: string, response: Response): Habit {
  return {
    ...(stage === 'CAPABILITY' ? { GREETING: greetsBare } : {}),
    ...(stage === 'SELECT' ? { EXAMINE: response } : {}),
    [stage]: response,
  };
}

/** Never answers. */
export const stalls: Response = () => {};
/** Breaks the connection. */
export const cuts: Response = ({ socket }) => void socket.destroy();
/** Breaks the connection in the middle of its answer. */
export const cutsInside: Response = ({ socket, answer }) => {
  socket.write(answer.slice(0, answer.length / 2), 'latin1', () => socket.destroy());
};

const FLOOD_MS = 20_000;

/** Writes the same bytes as fast as the client takes them, until it leaves, the bytes end or twenty seconds pass. */
function pour(socket: Socket, chunk: Buffer, bytes = Number.POSITIVE_INFINITY): void {
  const until = Date.now() + FLOOD_MS;
  let left = bytes;
  const more = () => {
    while (left > 0 && socket.writable && Date.now() < until) {
      left -= chunk.length;
      if (!socket.write(chunk)) {
        socket.once('drain', more);
        return;
      }
    }
  };
  more();
}

const HUGE = 100_000_000;
const noise = Buffer.alloc(65_536, 'x');
const untagged = Buffer.from('* OK there is more\r\n'.repeat(1_000));
const seen = Buffer.from('* 1 FETCH (UID 1 FLAGS (\\Seen))\r\n'.repeat(1_000));

/** Answers that never end, by name. */
export const floods: Record<string, Habit> = {
  'a literal of 100 MB': at('FETCH', ({ socket, write }) => {
    write(`* 1 FETCH (UID 1 BODY[] {${HUGE}}\r\n`);
    pour(socket, noise, HUGE);
  }),
  'a line without an end': at('FETCH', ({ socket, write }) => {
    write('* 1 FETCH (UID 1 FLAGS (');
    pour(socket, noise);
  }),
  'a greeting without an end': at('GREETING', ({ socket, write }) => {
    write('* OK ');
    pour(socket, noise);
  }),
  'messages without an end': at('FETCH', ({ socket }) => pour(socket, seen)),
  'responses without an end': at('FETCH', ({ socket }) => pour(socket, untagged)),
  'responses without an end to a sign-in': at('LOGIN', ({ socket }) => pour(socket, untagged)),
  'folders without an end': at('LIST', ({ socket }) =>
    pour(socket, Buffer.from('* LIST () "/" "A"\r\n'.repeat(1_000))),
  ),
};

const changed =
  (pattern: RegExp, replacement: string | ((match: string, part: string) => string)): Response =>
  ({ write, answer }) =>
    write(answer.replace(pattern, replacement as string));

const NESTED = `${'('.repeat(20_000)}${')'.repeat(20_000)}`;
const envelope = (text: string) => changed(/ENVELOPE \(.*?"<\d@example\.com>"\)/g, `ENVELOPE ${text}`);
const structure = (text: string) => changed(/BODYSTRUCTURE \([^)]*\)[^)]*\)/g, `BODYSTRUCTURE ${text}`);

/** Answers that are wrong, by name. A client may read around them or say that the mailbox failed. */
export const lies: Record<string, Habit> = {
  'literals longer than they are': at(
    'FETCH',
    changed(/\{(\d+)\}/g, (_match, size) => `{${Number(size) + 500}}`),
  ),
  'literals shorter than they are': at(
    'FETCH',
    changed(/\{(\d+)\}/g, (_match, size) => `{${Math.max(0, Number(size) - 10)}}`),
  ),
  'sizes that are wrong': at('FETCH', changed(/RFC822\.SIZE \d+/g, 'RFC822.SIZE 99999999999999')),
  'a part of 4 billion bytes': at('FETCH', changed(/"7BIT" \d+ 1/g, '"7BIT" 4294967295 4294967295')),
  'a part of a negative size': at('FETCH', changed(/"7BIT" \d+ 1/g, '"7BIT" -1 -1')),
  '4 billion messages': at('SELECT', changed(/\d+ EXISTS/, '4294967295 EXISTS')),
  'no number of messages': at('SELECT', changed(/\* \d+ EXISTS\r\n/, '')),
  'no UIDVALIDITY': at('SELECT', changed(/\* OK \[UIDVALIDITY 1\] valid\r\n/, '')),
  'folders with names in bad UTF-7': at(
    'LIST',
    changed(/"\/" Drafts\r\n/, '"/" "&bad"\r\n* LIST () "/" "&AAA-&"\r\n* LIST () "/" "\xff\xfe"\r\n'),
  ),
  'folders with names that are paths and markup': at(
    'LIST',
    changed(/"\/" Drafts\r\n/, '"/" "../../etc"\r\n* LIST () "/" "<script>alert(1)</script>"\r\n'),
  ),
  'an envelope that is no list': at('FETCH', envelope('NIL')),
  'an envelope with too few fields': at('FETCH', envelope('("a" "b")')),
  'an envelope with lists as texts': at('FETCH', envelope('((()) (()) "a" NIL 7 NIL NIL NIL NIL (("x")))')),
  'an envelope that does not close': at('FETCH', envelope('("a" "b" ((')),
  'a structure that is no list': at('FETCH', structure('NIL')),
  'a structure without types': at('FETCH', structure('(NIL NIL NIL NIL NIL NIL NIL)')),
  'a structure that is nested 20,000 times': at('FETCH', structure(NESTED)),
  'a structure that does not close': at('FETCH', structure('("TEXT" "PLAIN" (')),
  'no messages': at('FETCH', ({ write, tag }) => write(`${tag} OK done\r\n`)),
  'messages that were not asked for': at('FETCH', changed(/UID \d/g, 'UID 999')),
  'zero bytes': at('FETCH', changed(/Question \d/g, 'Ques\0tion')),
  'an answer to another command': at('FETCH', ({ write }) => write('zz99 OK done\r\n')),
  'a refusal of everything': {
    ...at('SELECT', ({ write, tag }) => write(`${tag} NO not today\r\n`)),
    LIST: ({ write, tag }) => write(`${tag} NO not today\r\n`),
  },
};

/** What a server does wrong with STARTTLS, by name. A client must never send the password after it. */
export const wrongStartTls: Record<string, Habit> = {
  'does not offer it': {
    GREETING: ({ write }) => write('* OK [CAPABILITY IMAP4rev1] ready\r\n'),
    CAPABILITY: ({ write, tag }) => write(`* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n`),
    STARTTLS: ({ write, tag }) => write(`${tag} BAD unknown command\r\n`),
  },
  'refuses it': at('STARTTLS', ({ write, tag }) => write(`${tag} NO not today\r\n`)),
  'answers it in plain text': at('STARTTLS', ({ write, tag }) => {
    write(`${tag} OK begin\r\n* OK [CAPABILITY IMAP4rev1] still plain\r\n`);
  }),
  'writes commands of its own behind it': at('STARTTLS', ({ write, tag, secure }) => {
    write(`${tag} OK begin\r\n* CAPABILITY IMAP4rev1 LOGINDISABLED\r\n* BYE injected\r\n`);
    secure();
  }),
  'says that the client is signed in already': {
    GREETING: ({ write }) => write('* PREAUTH [CAPABILITY IMAP4rev1] welcome\r\n'),
  },
};
