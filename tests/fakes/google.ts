// A fake Google: the OAuth 2 endpoints and the part of the Gmail API that the program uses, over real HTTP.
// To run it alone, with a dozen mails in it: node tests/fakes/google.ts --port 0
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { GoogleAccounts, type GoogleSettings, type Grant, googleClient } from './google-accounts.ts';
import { answerWith, apiRefusal, type GoogleCall, type GoogleFault } from './google-faults.ts';
import type { GoogleLabel } from './google-labels.ts';
import { GoogleMail, type SavedDraft, type SentMessage } from './google-mail.ts';
import type { GmailMessage } from './google-messages.ts';
import { nameOf, type RecordedCall, type World, workOf } from './google-routes.ts';
import { googleSeed, seedLabels } from './google-seed.ts';

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
  /**
   * The mailbox: `mail.messages` (newest first) and `mail.labels` may be changed at any time; `mail.sent` and
   * `mail.drafts` hold what was sent and saved.
   */
  mail: {
    messages: GmailMessage[];
    labels: GoogleLabel[];
    readonly drafts: readonly SavedDraft[];
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
async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MAX_BODY) throw new RangeError('body too large');
  }
  return text;
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
  google.mail.labels = seedLabels;
  console.log(JSON.stringify(google.variables));
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => void google.close());
}

if (import.meta.main) await main();
