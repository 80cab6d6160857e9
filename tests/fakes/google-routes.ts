import type { GoogleAccounts, GoogleSettings, Grant } from './google-accounts.ts';
import type { GoogleAnswer, GoogleCall } from './google-faults.ts';
import type { GoogleMail } from './google-mail.ts';

/** One call as it was received. `body` is its text. */
export type RecordedCall = {
  name: GoogleCall;
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
};

const READING = [
  'https://mail.google.com/',
  'https://www.googleapis.com/auth/gmail.modify',
  'https://www.googleapis.com/auth/gmail.readonly',
];
const LISTING = [...READING, 'https://www.googleapis.com/auth/gmail.metadata'];
const DRAFTING = [...READING.slice(0, 2), 'https://www.googleapis.com/auth/gmail.compose'];
const SENDING = [...DRAFTING, 'https://www.googleapis.com/auth/gmail.send'];
/** The scopes of which a call needs one; `READING` for the other calls. Source: Google's reference of each method. */
const scopesOf: Partial<Record<GoogleCall, string[]>> = {
  profile: LISTING,
  list: LISTING,
  labels: LISTING,
  draft: DRAFTING,
  send: SENDING,
};
const USER = '/gmail/v1/users/me';

/** The call that a request makes; undefined for an address that the fake does not have. */
export function nameOf(method: string, path: string, body: string): GoogleCall | undefined {
  const key = `${method} ${path}`;
  if (key === 'POST /token') return body.includes('grant_type=refresh_token') ? 'refresh' : 'exchange';
  if (key === 'GET /o/oauth2/v2/auth' || key === 'GET /o/oauth2/v2/auth/answer') return 'authorize';
  if (key === 'POST /revoke') return 'revoke';
  if (key === `GET ${USER}/profile`) return 'profile';
  if (key === `GET ${USER}/messages`) return 'list';
  if (key === `POST ${USER}/messages/send`) return 'send';
  if (key === `GET ${USER}/labels`) return 'labels';
  if (key === `POST ${USER}/drafts`) return 'draft';
  if (method !== 'GET') return undefined;
  if (/^[^/]+$/.test(path.replace(`${USER}/messages/`, ''))) return 'message';
  if (/^[^/]+\/attachments\/[^/]+$/.test(path.replace(`${USER}/messages/`, ''))) return 'attachment';
  return /^[^/]+$/.test(path.replace(`${USER}/threads/`, '')) ? 'thread' : undefined;
}

/** The state of the fake. */
export type World = { settings: GoogleSettings; accounts: GoogleAccounts; mail: GoogleMail };

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
  const grant = accounts.grantOf(authorization, scopesOf[name] ?? READING);
  if (!('refreshToken' in grant)) return grant;
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (name === 'profile') return profileOf(world, grant);
  if (name === 'list') return mail.list(query);
  if (name === 'labels') return mail.labelList();
  if (name === 'draft') return mail.createDraft(body);
  if (name === 'message') return mail.message(id, query);
  if (name === 'attachment') return mail.attachment(id);
  if (name === 'thread') return mail.thread(id, query);
  return mail.send(body);
}

/** Does what a call asks. */
export function workOf(world: World, call: RecordedCall): GoogleAnswer {
  const { accounts } = world;
  const form = new URLSearchParams(call.body);
  if (call.path === '/o/oauth2/v2/auth/answer') return accounts.answer(call.query);
  if (call.name === 'authorize') return accounts.authorize(call.query);
  if (call.name === 'exchange' || call.name === 'refresh') return accounts.token(form);
  if (call.name === 'revoke') return accounts.revoke(form, call.query);
  return workOfApi(world, call);
}
