import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import { connectGmail, readGmail, startConnecting, startWithGoogle } from './gmail-fixture.ts';
import { usualKinds } from './server-fixture.ts';

const SCOPES = [
  'https://www.googleapis.com/auth/gmail.compose',
  'https://www.googleapis.com/auth/gmail.readonly',
  'https://www.googleapis.com/auth/gmail.send',
];

describe.each(usualKinds)('connecting Gmail on %s', (kind) => {
  test('a person connects a mailbox, sees its address, and disconnects it', async () => {
    const { google, server, account } = await startWithGoogle(kind, { address: 'ana@gmail.example' });
    expect(await readGmail(server, account)).toEqual({
      connected: false,
      kind: null,
      address: null,
      mailboxes: [],
      kinds: expect.arrayContaining(['gmail', 'imap']),
    });
    expect(await connectGmail(server, account)).toBe('connected');
    expect(await readGmail(server, account)).toMatchObject({
      connected: true,
      kind: 'gmail',
      address: 'ana@gmail.example',
      mailboxes: [
        {
          capabilities: {
            folders: true,
            search: true,
            threads: true,
            drafts: true,
            newMessages: false,
            sentReplies: false,
          },
        },
      ],
    });
    const { headers } = account;
    expect((await call(server, 'DELETE', apiPaths.gmail, { headers })).status).toBe(204);
    expect(await readGmail(server, account)).toMatchObject({ connected: false, address: null });
    expect(google.grants).toMatchObject([{ isRevoked: true }]);
  });

  test('only reading, sending and drafts are requested, offline, with a challenge and a state', async () => {
    const { server, account } = await startWithGoogle(kind);
    const parameters = new URL((await startConnecting(server, account)).url).searchParams;
    expect(parameters.get('scope')?.split(' ').toSorted()).toEqual(SCOPES);
    expect(parameters.get('access_type')).toBe('offline');
    expect(parameters.get('redirect_uri')).toBe(`${server.url}/api/gmail/callback`);
    expect(parameters.get('code_challenge_method')).toBe('S256');
    expect(parameters.get('state')).toMatch(/^gmail\.[\w-]{43}$/);
  });
});
