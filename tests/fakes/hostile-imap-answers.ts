export const CAPABILITIES = 'IMAP4rev1 LITERAL+ UIDPLUS SPECIAL-USE ID';

type Command = { tag: string; name: string; line: string; isSecure: boolean };

const COUNT = 3;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const text = (number: number) => `Could you tell me the number of answer ${number}?\r\n`;
const head = (number: number) =>
  [
    `From: Anna <anna${number}@example.com>`,
    'To: mara@mail.example',
    `Subject: Question ${number}`,
    `Date: Fri, ${number + 10} Nov 2026 10:00:00 +0000`,
    `Message-ID: <${number}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    '',
  ].join('\r\n');

const folders = [
  '(\\HasNoChildren) "/" INBOX',
  ...['Drafts', 'Sent', 'Trash'].map((name) => `(\\HasNoChildren \\${name}) "/" ${name}`),
];

/** Whether a set such as '1:2,5' or '2:*' contains a number. */
function contains(set: string, number: number): boolean {
  return set.split(',').some((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? COUNT : Number(end)));
    return Math.min(from, to) <= number && number <= Math.max(from, to);
  });
}

/** The sections of a message's body that a FETCH asks for, as 'BODY[TEXT] {7}' with the text after it. */
function sections(line: string, number: number): string[] {
  return [...line.matchAll(/BODY(?:\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/gi)].map(
    ([, section = '', from, length]) => {
      const isHead = /HEADER|MIME/i.test(section);
      const whole = section === '' ? head(number) + text(number) : isHead ? head(number) : text(number);
      const start = Number(from ?? 0);
      const part = whole.slice(start, length === undefined ? undefined : start + Number(length));
      return `BODY[${section}]${from === undefined ? '' : `<${from}>`} {${part.length}}\r\n${part}`;
    },
  );
}

function fetched(line: string, number: number): string {
  const address = `(("Anna" NIL "anna${number}" "example.com"))`;
  const size = head(number).length + text(number).length;
  const items: [RegExp, string][] = [
    [/FLAGS/i, 'FLAGS ()'],
    [/INTERNALDATE/i, `INTERNALDATE "${number + 10}-Nov-2026 10:00:00 +0000"`],
    [/RFC822\.SIZE/i, `RFC822.SIZE ${size}`],
    [
      /ENVELOPE/i,
      `ENVELOPE ("Fri, ${number + 10} Nov 2026 10:00:00 +0000" "Question ${number}" ${address} ${address} ` +
        `${address} (("Mara" NIL "mara" "mail.example")) NIL NIL NIL "<${number}@example.com>")`,
    ],
    [
      /BODYSTRUCTURE/i,
      'BODYSTRUCTURE ("TEXT" "PLAIN" ("CHARSET" "utf-8") NIL NIL "7BIT" ' +
        `${text(number).length} 1 NIL NIL NIL NIL)`,
    ],
  ];
  const asked = items.filter(([name]) => name.test(line)).map(([, value]) => value);
  return `* ${number} FETCH (${[`UID ${number}`, ...asked, ...sections(line, number)].join(' ')})\r\n`;
}

const selected = [
  `* ${COUNT} EXISTS`,
  '* 0 RECENT',
  '* FLAGS (\\Answered \\Seen \\Draft)',
  '* OK [PERMANENTFLAGS (\\Answered \\Seen \\Draft \\*)] kept',
  '* OK [UIDVALIDITY 1] valid',
  `* OK [UIDNEXT ${COUNT + 1}] next`,
  '',
].join('\r\n');

const untagged: Record<string, (command: Command) => string> = {
  CAPABILITY: ({ isSecure }) => `* CAPABILITY ${CAPABILITIES}${isSecure ? '' : ' STARTTLS'}\r\n`,
  ID: () => '* ID NIL\r\n',
  LOGOUT: () => '* BYE until later\r\n',
  LIST: ({ line }) =>
    / ""$/.test(line) ? '* LIST (\\Noselect) "/" ""\r\n' : folders.map((one) => `* LIST ${one}\r\n`).join(''),
  LSUB: () => folders.map((one) => `* LSUB ${one}\r\n`).join(''),
  STATUS: () => `* STATUS INBOX (MESSAGES ${COUNT} UNSEEN 3 UIDNEXT ${COUNT + 1} UIDVALIDITY 1)\r\n`,
  SELECT: () => selected,
  EXAMINE: () => selected,
  SEARCH: () => `* SEARCH ${numbers.join(' ')}\r\n`,
  FETCH: ({ line }) => {
    const set = /FETCH (\S+)/i.exec(line)?.[1] ?? '';
    return numbers
      .filter((number) => contains(set, number))
      .map((number) => fetched(line, number))
      .join('');
  },
};

/**
 * What a good server answers to a command, with all of its lines. A mailbox with three messages, which never change.
 */
export function answerTo(command: Command): string {
  const { tag, name } = command;
  const isKnown =
    name in untagged || /^(?:STARTTLS|LOGIN|NOOP|STORE|CLOSE|UNSELECT|APPEND|CHECK)$/.test(name);
  if (!isKnown) return `${tag} BAD unknown command\r\n`;
  const code = name === 'LOGIN' ? `[CAPABILITY ${CAPABILITIES}] ` : name === 'SELECT' ? '[READ-WRITE] ' : '';
  return `${untagged[name]?.(command) ?? ''}${tag} OK ${code}done\r\n`;
}
