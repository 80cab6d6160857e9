import { describe, expect, test } from 'vitest';
import { callAuth, codeOf, signIn, signUp } from './account-fixture.ts';
import { databaseKinds, makeDatabase, startServer } from './server-fixture.ts';

describe.each(databaseKinds)('accounts on %s', (kind) => {
  test('a person signs up, is known, signs out and comes back', async () => {
    const server = await startServer({ database: await makeDatabase(kind) });
    const person = await signUp(server, { email: ' Ana@Example.com', name: ' Ana Best ' });
    const session = await callAuth(server, 'get-session', undefined, person);
    expect(await session.json()).toMatchObject({
      session: { userId: person.id },
      user: { id: person.id, email: 'ana@example.com', name: 'Ana Best', emailVerified: false },
    });
    const out = await callAuth(server, 'sign-out', {}, person);
    expect(await out.json()).toEqual({ success: true });
    expect(await (await callAuth(server, 'get-session', undefined, person)).json()).toBeNull();
    expect(await codeOf(await signIn(server, person))).toBe('ok');
  });
});
