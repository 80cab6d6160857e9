import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEY_VARIABLE, MAIL_FILE } from '#web/site/docs/sample-programs.ts';
import { startWithKeys } from './key-fixture.ts';
import { type Figure, readReference } from './reference-page.ts';
import { parseEvents } from './server-fixture.ts';

/**
 * How to recognize the page's programs in each language, and how to run them as the page says. `needs` is what must be
 * installed; `least` is the smallest number of programs on the page.
 */
const languages = {
  curl: { command: 'sh', needs: 'curl', isOne: ({ text }: Figure) => text.startsWith('curl '), least: 9 },
  TypeScript: {
    command: process.execPath,
    needs: process.execPath,
    isOne: ({ title }: Figure) => title.endsWith('.mts'),
    least: 3,
  },
  Python: {
    command: 'python3',
    needs: 'python3',
    isOne: ({ title }: Figure) => title.endsWith('.py'),
    least: 3,
  },
};
const names = Object.keys(languages) as (keyof typeof languages)[];

/** Programs whose command is missing on this machine are skipped. Node is always there. */
function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

/**
 * Copies a program of the page and its mail into an empty folder and runs it. A program without a file name gets one.
 * Throws if the program fails.
 */
async function copyAndRun(program: Figure, command: string, page: readonly Figure[], key: string) {
  const folder = await mkdtemp(join(tmpdir(), 'reply-program-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = command === 'sh' ? 'call.sh' : program.title;
  const mail = page.find(({ title }) => title === MAIL_FILE);
  await writeFile(join(folder, MAIL_FILE), `${mail?.text}\n`);
  await writeFile(join(folder, file), `${program.text}\n`);
  const env = { PATH: process.env.PATH, [KEY_VARIABLE]: key };
  return promisify(execFile)(command, [file], { cwd: folder, env });
}

/**
 * The response that the page shows for a program: the next one in its section, or else the first one of the page, which
 * is a response to the same request.
 */
function responseTo(program: Figure, page: readonly Figure[]): string {
  const responses = page.filter(({ title }) => title.startsWith('Response'));
  const next = page.slice(page.indexOf(program)).find((figure) => responses.includes(figure));
  const own = next?.section === program.section ? next : undefined;
  return (own ?? responses[0])?.text ?? '';
}

/** Compares what curl printed with the page. On the page a list may be shortened, and the month is a different one. */
function expectResponse(printed: string, program: Figure, page: readonly Figure[]): void {
  if (program.section === 'events') {
    const shown = page.find(({ title }) => title === 'The stream')?.text ?? '';
    expect(parseEvents(printed)).toEqual(parseEvents(`${shown}\n\n`));
    return;
  }
  const body = JSON.parse(printed);
  const shown = responseTo(program, page);
  if (shown.includes('… ')) {
    for (const name of Object.keys(body)) expect(shown).toContain(`\n  "${name}": `);
  } else if (program.section === 'read-usage') {
    expect({ ...body, month_year: '2026-11', emails_generated: 42 }).toEqual(JSON.parse(shown));
  } else expect(body).toEqual(JSON.parse(shown));
}

describe.each(names)('the examples of the page in %s', (name) => {
  const { command, needs, isOne, least } = languages[name];

  test.skipIf(!isThere(needs))('get the response of the page in their first run', async () => {
    const { server, makeKey } = await startWithKeys({ configuredWriters: true });
    const [page, key] = [await readReference(server.url), await makeKey()];
    const programs = page.filter(isOne);
    expect(programs.length).toBeGreaterThanOrEqual(least);
    for (const program of programs) {
      const { stdout } = await copyAndRun(program, command, page, key);
      if (name === 'curl') expectResponse(stdout, program, page);
      else expect(stdout.trimEnd(), program.title).toBe(JSON.parse(responseTo(program, page)).reply);
    }
  });

  test.skipIf(!isThere(needs))('say why if there is no reply', async () => {
    const { server } = await startWithKeys();
    const page = await readReference(server.url);
    for (const program of page.filter(isOne)) {
      // curl prints the problem as it came. The other programs fail with it.
      const output = await copyAndRun(program, command, page, 'ara_unknown').then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      );
      expect(output, program.title).toContain('unauthenticated');
      expect(output).toContain('This API key is not valid.');
    }
  });
});

test('should show the reply of the first call next to it', async () => {
  const { server } = await startWithKeys();
  const page = await readReference(server.url);
  const words = page.find(({ title }) => title === 'The reply in its response')?.text;
  const response = page.find(({ title }) => title.startsWith('Response'))?.text ?? '';
  expect(words).toBe(JSON.parse(response).reply);
});
