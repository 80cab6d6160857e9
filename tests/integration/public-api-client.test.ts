import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { publicApiPaths } from '#domain/paths.ts';
import { startWithKeys } from './key-fixture.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A program that uses the generated types. The compiler checks each name in it against the description. */
const program = `import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const { REPLY_API_URL = '', REPLY_API_KEY = '' } = process.env;
const client = createClient<paths, 'application/json' | 'application/problem+json'>({
  baseUrl: REPLY_API_URL,
  headers: { Authorization: \`Bearer \${REPLY_API_KEY}\` },
});

const options = await client.GET('/api/v1/options');
const written = await client.POST('/api/v1/replies', {
  body: {
    emailContent: 'Hi Ada, can we meet on Monday at 9:00? Marta',
    intent: 'accept',
    tone: options.data?.tones[0]?.value ?? '',
    language: 'English',
  },
});
const reply: string | undefined = written.data?.reply;
const refused = await client.POST('/api/v1/replies', {
  body: { emailContent: ' ', intent: 'accept', tone: 'formal', language: 'English' },
});
const { data: usage } = await client.GET('/api/v1/usage');
const month: number | undefined = usage?.emails_generated;
console.log(JSON.stringify({ reply, code: refused.error?.code, month }));
`;

const config = {
  compilerOptions: {
    target: 'ES2024',
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  include: ['*.ts'],
};

/** Makes a folder for this run, in a place where the project's packages are found. */
async function makeFolder(): Promise<string> {
  await mkdir(join(root, 'test-results'), { recursive: true });
  const folder = await mkdtemp(join(root, 'test-results/client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The description's types, as the generator writes them. */
async function generateTypes(document: string): Promise<string> {
  const generating = run(process.execPath, [join(import.meta.dirname, 'generate-client-types.mjs')], {
    cwd: root,
  });
  generating.child.stdin?.end(document);
  return (await generating).stdout;
}

/** The compiler's messages about the folder's programs; '' if the programs are right. */
async function check(folder: string): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('a client generated from the description compiles, and writes a reply', async () => {
  const { server, makeKey } = await startWithKeys({ configuredWriters: true });
  const document = await (await fetch(server.url + publicApiPaths.openapi)).text();
  const folder = await makeFolder();
  const file = join(folder, 'program.ts');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'api.d.ts'), await generateTypes(document));
  await writeFile(file, program);
  expect(await check(folder)).toBe('');
  const { stdout } = await run(process.execPath, [file], {
    cwd: folder,
    env: { REPLY_API_URL: server.url, REPLY_API_KEY: await makeKey() },
  });
  const answer = JSON.parse(stdout);
  expect(answer).toMatchObject({ code: 'validation', month: 1 });
  expect(answer.reply).toMatch(/^Hi Marta,/);

  // A value that the API refuses does not compile.
  const wrong = (await readFile(file, 'utf8')).replace("intent: 'accept'", "intent: 'shrug'");
  await writeFile(file, wrong);
  expect(await check(folder)).toContain('shrug');
});
