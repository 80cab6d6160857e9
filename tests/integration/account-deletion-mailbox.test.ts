import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import { connectGmail, startWithGoogle } from './gmail-fixture.ts';
import { databaseKinds } from './server-fixture.ts';

describe.each(databaseKinds)('the mailbox of a deleted account on %s', (kind) => {
  async function startConnected() {
    const started = await startWithGoogle(kind);
    await connectGmail(started.server, started.account);
    const { headers, email } = started.account;
    const deleteIt = () => call(started.server, 'DELETE', apiPaths.account, { headers, body: { email } });
    return { ...started, deleteIt };
  }

  test('is revoked at Google after the answer', async () => {
    const { google, deleteIt } = await startConnected();
    google.fail('revoke', { slow: 300 });
    expect((await deleteIt()).status).toBe(204);
    await expect.poll(() => google.grants[0]?.isRevoked).toBe(true);
    expect(google.count('revoke')).toBe(1);
  });

  test('is revoked before the program ends', async () => {
    const { google, server, deleteIt } = await startConnected();
    google.fail('revoke', { slow: 300 });
    await deleteIt();
    await server.close();
    expect(google.grants[0]?.isRevoked).toBe(true);
  });

  test('delays neither the deletion nor the end of the program if Google does not answer', async () => {
    const { google, server, deleteIt } = await startConnected();
    google.fail('revoke', 'hang');
    expect((await deleteIt()).status).toBe(204);
    await server.close();
    expect(server.log()).not.toContain('"level":50');
  });

  test('does not change if the deletion is refused', async () => {
    const { google, server, account } = await startConnected();
    const { headers } = account;
    const refused = await call(server, 'DELETE', apiPaths.account, {
      headers,
      body: { email: 'other@x.example' },
    });
    expect(refused.status).toBe(400);
    await server.close();
    expect(google.count('revoke')).toBe(0);
  });
});
