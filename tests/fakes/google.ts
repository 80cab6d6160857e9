// A fake Google: the OAuth 2 endpoints and the part of the Gmail API that the program uses, over real HTTP.
// To run it alone, with a dozen mails in it: node tests/fakes/google.ts --port 0
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { GoogleAccounts, type GoogleSettings, type Grant, googleClient } from './google-accounts.ts';
import {
  answerWith,
  apiRefusal,
  type GoogleAnswer,
  type GoogleCall,
  type GoogleFault,
} from './google-faults.ts';
import { GoogleMail, type SentMessage } from './google-mail.ts';
import type { GmailMessage } from './google-messages.ts';
import { googleSeed } from './google-seed.ts';

/** One call as it was received. `body` is its text. */
type RecordedCall = {
  name: GoogleCall;
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
};

export type FakeGoogle = {
  /** 'http://127.0.0.1:port', no trailing slash: both GOOGLE_API_ROOT and GOOGLE_AUTH_ROOT. */
  url: string;
  /** The environment variables of a program that uses this fake. */
  variables: Record<
    'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_API_ROOT' | 'GOOGLE_AUTH_ROOT',
    string
  >;
  /** May be changed at any time. */
  settings: GoogleSettings;
  /** The mailbox: `mail.messages` (newest first) may be changed at any time; `mail.sent` holds what was sent. */
  mail: {
    messages: GmailMessage[];
    readonly sent: readonly SentMessage[];
    readonly attachments: Map<string, string>;
  };
  /** What was granted, oldest first. */
  grants: readonly Grant[];
  /** Every call, oldest first. */
  calls: readonly RecordedCall[];
  /** How often a call was made. */
  count(call: GoogleCall): number;
  /** Makes a call go wrong: the next `times` times, or until `heal` if `times` is not given. */
  fail(call: GoogleCall, fault: GoogleFault, times?: number): void;
  /** Removes the faults of one call, or of all. */
  heal(call?: GoogleCall): void;
  /** Expires every access token at once; the grants stay. */
  expireAccessTokens(): void;
  /** Revokes grants, as their owner can in Google's settings: those of one mailbox, or all. */
  revokeGrants(address?: string): void;
  /** Ends every connection, answered or not. */
  close(): Promise<void>;
};

export type FakeGoogleOptions = {
  /** 0 or absent: any free port. */
  port?: number;
  messages?: GmailMessage[];
} & Partial<GoogleSettings>;

const MAX_BODY = 36_000_000;
const READING = [
  'https://mail.google.com/',
  'https://www.googleapis.com/auth/gmail.modify',
  'https://www.googleapis.com/auth/gmail.readonly',
];
const LISTING = [...READING, 'https://www.googleapis.com/auth/gmail.metadata'];
const SENDING = [...READING.slice(0, 2), 'https://www.googleapis.com/auth/gmail.send'];
const USER = '/gmail/v1/users/me';

async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MAX_BODY) throw new RangeError('body too large');
  }
  return text;
}

/** The call that a request makes; undefined for an address that the fake does not have. */
function nameOf(method: string, path: string, body: string): GoogleCall | undefined {
  const key = `${method} ${path}`;
  if (key === 'POST /token') return body.includes('grant_type=refresh_token') ? 'refresh' : 'exchange';
  if (key === 'GET /o/oauth2/v2/auth' || key === 'GET /o/oauth2/v2/auth/answer') return 'authorize';
  if (key === 'POST /revoke') return 'revoke';
  if (key === `GET ${USER}/profile`) return 'profile';
  if (key === `GET ${USER}/messages`) return 'list';
  if (key === `POST ${USER}/messages/send`) return 'send';
  if (method !== 'GET') return undefined;
  if (/^[^/]+$/.test(path.replace(`${USER}/messages/`, ''))) return 'message';
  if (/^[^/]+\/attachments\/[^/]+$/.test(path.replace(`${USER}/messages/`, ''))) return 'attachment';
  return /^[^/]+$/.test(path.replace(`${USER}/threads/`, '')) ? 'thread' : undefined;
}

type World = { settings: GoogleSettings; accounts: GoogleAccounts; mail: GoogleMail };

function profileOf({ mail }: World, { address }: Grant): GoogleAnswer {
  const { length } = mail.messages;
  return {
    status: 200,
    body: { emailAddress: address, messagesTotal: length, threadsTotal: length, historyId: '1' },
  };
}

/** Does what a call of the Gmail API asks, if its token allows it. */
function workOfApi(world: World, { name, path, query, authorization, body }: RecordedCall): GoogleAnswer {
  const { accounts, mail } = world;
  const scopes = name === 'send' ? SENDING : name === 'profile' || name === 'list' ? LISTING : READING;
  const grant = accounts.grantOf(authorization, scopes);
  if (!('refreshToken' in grant)) return grant;
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (name === 'profile') return profileOf(world, grant);
  if (name === 'list') return mail.list(query);
  if (name === 'message') return mail.message(id, query);
  if (name === 'attachment') return mail.attachment(id);
  if (name === 'thread') return mail.thread(id, query);
  return mail.send(body);
}

function workOf(world: World, call: RecordedCall): GoogleAnswer {
  const { accounts } = world;
  const form = new URLSearchParams(call.body);
  if (call.path === '/o/oauth2/v2/auth/answer') return accounts.answer(call.query);
  if (call.name === 'authorize') return accounts.authorize(call.query);
  if (call.name === 'exchange' || call.name === 'refresh') return accounts.token(form);
  if (call.name === 'revoke') return accounts.revoke(form, call.query);
  return workOfApi(world, call);
}

/** Faults for the next calls, by name of the call. */
class Faults {
  readonly #waiting = new Map<GoogleCall, { fault: GoogleFault; left: number }>();

  set(call: GoogleCall, fault: GoogleFault, times: number): void {
    this.#waiting.set(call, { fault, left: times });
  }

  heal(call?: GoogleCall): void {
    if (call) this.#waiting.delete(call);
    else this.#waiting.clear();
  }

  next(call: GoogleCall): GoogleFault | undefined {
    const waiting = this.#waiting.get(call);
    if (!waiting) return undefined;
    waiting.left -= 1;
    if (waiting.left <= 0) this.#waiting.delete(call);
    return waiting.fault;
  }
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  { world, faults, calls }: { world: World; faults: Faults; calls: RecordedCall[] },
): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://fake');
  const body = await readBody(incoming);
  const method = incoming.method ?? 'GET';
  const name = nameOf(method, path, body);
  if (!name) {
    const refusal = apiRefusal(404);
    response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(refusal.body));
    return;
  }
  const call = { name, method, path, query, authorization: incoming.headers.authorization, body };
  calls.push(call);
  await answerWith(faults.next(name), { call: name, response, work: () => workOf(world, call) });
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

/** Starts a fake Google. By default its person allows everything at once, and its mailbox is empty. */
export async function startGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const { port = 0, messages = [], ...given } = options;
  const settings: GoogleSettings = {
    address: 'mara@gmail.example',
    consent: 'allow',
    granted: undefined,
    tokenSeconds: 3_599,
    withoutScope: false,
    withoutRefreshToken: false,
    rotating: false,
    ...given,
  };
  const accounts = new GoogleAccounts(settings);
  const mail = new GoogleMail(messages);
  const faults = new Faults();
  const calls: RecordedCall[] = [];
  const world = { settings, accounts, mail };
  const server = createServer((incoming, response) => {
    void answer(incoming, response, { world, faults, calls }).catch(() => response.destroy());
  });
  const url = await listen(server, port);
  return {
    url,
    variables: {
      GOOGLE_CLIENT_ID: googleClient.id,
      GOOGLE_CLIENT_SECRET: googleClient.secret,
      GOOGLE_API_ROOT: url,
      GOOGLE_AUTH_ROOT: url,
    },
    settings,
    mail,
    grants: accounts.grants,
    calls,
    count: (name) => calls.filter((call) => call.name === name).length,
    fail: (name, fault, times = Number.POSITIVE_INFINITY) => faults.set(name, fault, times),
    heal: (name) => faults.heal(name),
    expireAccessTokens: () => accounts.expireAccessTokens(),
    revokeGrants: (of) => accounts.revokeGrants(of),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * `--port 0 [--consent allow]`: prints the environment variables for this fake as JSON, serves until SIGTERM or SIGINT.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, consent: { type: 'string' } } });
  const google = await startGoogle({
    port: Number(values.port ?? 0),
    consent: values.consent === 'allow' ? 'allow' : 'ask',
    messages: googleSeed(),
  });
  console.log(JSON.stringify(google.variables));
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => void google.close());
}

if (import.meta.main) await main();
