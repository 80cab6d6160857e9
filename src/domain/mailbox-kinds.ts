/** What connecting a kind of mailbox takes: a page of its provider, an address with its password, or nothing. */
type MailboxNeeds = 'consent' | 'password' | 'nothing';

type MailboxKindDetails = {
  /** What people call it. */
  name: string;
  needs: MailboxNeeds;
  /** The button that connects it. */
  connect: string;
  /** The toast after it was connected. */
  connected: string;
  /** A sentence about it while it is connected. */
  note: string;
  /** A sentence about it before it is connected, for a kind that is offered while no mailbox is connected. */
  offer?: string;
  /** A sentence beside its button where the site does not offer it; without one, the button is left out there. */
  notOffered?: string;
  /** For a kind that needs a password: what its form asks for besides the address. */
  form?: { secret: string; hasServers: boolean };
  /** A sentence in place of its address, which belongs to no person. */
  madeUp?: string;
};

/** The kinds of mailboxes, in the order in which they are offered. A new kind is a row here and one in mailboxes.ts. */
export const mailboxKinds = {
  gmail: {
    name: 'Gmail',
    needs: 'consent',
    connect: 'Connect Gmail',
    connected: 'Gmail is connected.',
    notOffered: 'Gmail is not set up on this site.',
    note: 'Disconnecting revokes the permission at Google and deletes it here. Your mail stays in Gmail.',
  },
  imap: {
    name: 'Mailbox',
    needs: 'password',
    form: { secret: 'Password', hasServers: true },
    connect: 'Connect another mailbox',
    connected: 'The mailbox is connected.',
    note: 'Disconnecting deletes its password here. Your mail stays at your provider.',
  },
  sample: {
    name: 'Sample inbox',
    needs: 'nothing',
    connect: 'Open the sample inbox',
    connected: 'The sample inbox is connected.',
    offer: 'The sample inbox has made-up emails to try it with. Nothing you send there is delivered.',
    note: 'Made-up emails for trying it out. Nothing you send is delivered. Disconnecting deletes it.',
    madeUp: 'Made-up emails for trying it out. Nothing you send leaves it.',
  },
} as const satisfies Record<string, MailboxKindDetails>;

export type MailboxKind = keyof typeof mailboxKinds;

export const mailboxKindNames = Object.keys(mailboxKinds) as MailboxKind[];

/** The details of a kind. */
export const mailboxKindDetails = (kind: MailboxKind): MailboxKindDetails => mailboxKinds[kind];

/** The kinds that take one of these to connect. */
export const kindsThatNeed = (...needs: MailboxNeeds[]): MailboxKind[] =>
  mailboxKindNames.filter((kind) => needs.includes(mailboxKinds[kind].needs));
