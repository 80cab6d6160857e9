import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { usualKinds } from './server-fixture.ts';
import { startWithTeam } from './team-fixture.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `npm run team` without npm. */
async function runTeam(variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'src/server/teams/command.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output: output.trimEnd() };
}

test('npm run team makes no database in a folder that has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { code, output } = await runTeam({ DATA_DIR: folder }, 'list');
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR must be the folder of the program's database: ${folder} has none.`);
  expect(await readdir(folder)).toEqual([]);
});

describe.each(usualKinds)('npm run team on %s, while the program runs', (kind) => {
  test('makes a team, lists it, changes it and dissolves it', async () => {
    const { variables, owner, newAccount, newMember, planOf, teamOf } = await startWithTeam(kind);
    const member = await newMember('basic');
    const mina = await newAccount();
    const options = ['--owner', mina.email.toUpperCase(), '--seats', '20', '--plan', 'basic'];
    const created = await runTeam(variables, 'create', 'Sales north', ...options);
    expect(created).toMatchObject({ code: 0 });
    expect(created.output).toBe(
      `The team Sales north has 20 seats, the plan Basic and 200 replies a month: ` +
        `${mina.email} owns it and can invite the others on the dashboard.`,
    );
    expect(await planOf(mina)).toBe('basic');
    expect(await teamOf(mina)).toMatchObject({ role: 'owner', seats: { taken: 1, limit: 20 } });
    const { output } = await runTeam(variables, 'list');
    expect(output.split('\n')).toEqual([
      `Acme: Pro, 2 of 3 seats taken, 0 of 500 replies a month used, owned by ${owner.email}`,
      `Sales north: Basic, 1 of 20 seats taken, 0 of 200 replies a month used, owned by ${mina.email}`,
    ]);
    const changed = await runTeam(variables, 'set', 'Acme', '--seats', '2', '--replies', '1500');
    expect(changed).toEqual({ code: 0, output: 'The team Acme has 2 seats and 1,500 replies a month now.' });
    expect(await teamOf(owner)).toMatchObject({ seats: { limit: 2 }, replies: { limit: 1500 } });
    expect(await runTeam(variables, 'remove', 'Acme')).toEqual({
      code: 0,
      output: 'The team Acme is dissolved. Its 2 members have their own plans again.',
    });
    expect([await planOf(owner), await planOf(member), await teamOf(member)]).toEqual([
      'free',
      'basic',
      null,
    ]);
  });

  test('refuses with one sentence what cannot be done, and changes nothing', async () => {
    const { variables, owner, newAccount, newMember, teamOf } = await startWithTeam(kind);
    const [member, mina] = [await newMember(), await newAccount()];
    const make = (name: string, email: string) =>
      runTeam(variables, 'create', name, '--owner', email, '--seats', '5', '--plan', 'pro');
    const before = await teamOf(owner);
    for (const [refusal, words] of [
      [await make('New', 'nobody@example.com'), /no account with the address nobody@example\.com/],
      [await make('New', member.email), /already in a team/],
      [await make('Acme', mina.email), /already a team Acme/],
      [await runTeam(variables, 'set', 'Acme', '--seats', '1'), /^2 seats of Acme are taken/],
      [await runTeam(variables, 'set', 'Other', '--seats', '5'), /no team with the name Other/],
      [await runTeam(variables, 'remove', 'Other'), /no team with the name Other/],
    ] as const) {
      expect(refusal.code).toBe(1);
      expect(refusal.output).toMatch(words);
      expect(refusal.output).toMatch(/^[^\n]+\.$/);
    }
    expect(await teamOf(owner)).toEqual(before);
    expect(await teamOf(mina)).toBeNull();
  });
});

test('should list no team on a new installation', async () => {
  const { variables, as, owner } = await startWithTeam('SQLite');
  await as(owner, 'DELETE', apiPaths.account, { email: owner.email });
  expect(await runTeam(variables, 'list')).toEqual({ code: 0, output: 'There are no teams.' });
});
