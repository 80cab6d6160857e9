import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { SUPPORT_UNNAMED } from '#domain/messages.ts';
import {
  ASKS_PLACEHOLDER,
  CURRENT_DATE_PLACEHOLDER,
  MAIL_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  SUPPORT_ADDRESS_PLACEHOLDER,
} from '#domain/paths.ts';
import { parseEnv } from '../env.ts';
import { asksReading } from '../writers/model-env.ts';
import { indexPages, type PageFile } from './page-files.ts';

const origin = 'https://reply.example.com';
const facts: ReturnType<Parameters<typeof indexPages>[1]> = {
  origin,
  supportAddress: 'help@example.com',
  sendsMail: true,
  takesPayments: false,
  models: ['standard'],
  asks: '',
};

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'page-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

function textOf({ body }: PageFile): string {
  return Buffer.from(body).toString('utf8');
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test.each(['index.html', 'sitemap.xml', 'robots.txt', 'site.webmanifest', 'data.json'])(
  'should put the public address into %s in every encoding, and ignore the compressed copies of the build',
  async (name) => {
    const folder = await folderWith({
      [name]: `<a>${ORIGIN_PLACEHOLDER}/a</a><a>${ORIGIN_PLACEHOLDER}</a>`,
      [`${name}.br`]: 'old',
    });
    const file = await (await indexPages(folder, () => facts)).open(name);
    const expected = `<a>${origin}/a</a><a>${origin}</a>`;
    expect(textOf(file)).toBe(expected);
    expect(brotliDecompressSync(file.encoded.br ?? '').toString()).toBe(expected);
    expect(gunzipSync(file.encoded.gzip ?? '').toString()).toBe(expected);
    expect(file.headers.vary).toBe('accept-encoding');
  },
);

test('should make another hash for another address, and allow the inline script with that address', async () => {
  const script = `fetch("${ORIGIN_PLACEHOLDER}")`;
  const folder = await folderWith({ 'index.html': `<style>p{}</style><script>${script}</script>` });
  const first = await (await indexPages(folder, () => facts)).open('index.html');
  const second = await (await indexPages(folder, () => ({ ...facts, origin: 'http://127.0.0.1:3000' }))).open(
    'index.html',
  );
  expect(first.hash).not.toBe(second.hash);
  const policy = first.headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${sha256(`fetch("${origin}")`)};`);
  expect(policy).toContain(`style-src 'self' ${sha256('p{}')};`);
});

test('should not change a script of the build', async () => {
  const text = `export const a = "${ORIGIN_PLACEHOLDER}";`;
  const folder = await folderWith({ 'a.js': text });
  expect(textOf(await (await indexPages(folder, () => facts)).open('a.js'))).toBe(text);
});

test('should show the day on which a page is served', async () => {
  const folder = await folderWith({ 'terms.html': `Last updated: ${CURRENT_DATE_PLACEHOLDER}` });
  let now = new Date(2026, 10, 21, 23, 59);
  const pages = await indexPages(
    folder,
    () => facts,
    () => now,
  );
  const first = await pages.open('terms.html');
  expect(textOf(first)).toBe('Last updated: November 21, 2026');
  now = new Date(2026, 10, 22, 0, 1);
  const second = await pages.open('terms.html');
  expect(textOf(second)).toBe('Last updated: November 22, 2026');
  expect(second.hash).not.toBe(first.hash);
});

test('should show the new day even after the build was deleted', async () => {
  const folder = await folderWith({ 'terms.html': CURRENT_DATE_PLACEHOLDER });
  let now = new Date(2026, 10, 21);
  const pages = await indexPages(
    folder,
    () => facts,
    () => now,
  );
  await pages.open('terms.html');
  await rm(folder, { recursive: true });
  now = new Date(2026, 10, 22);
  expect(textOf(await pages.open('terms.html'))).toBe('November 22, 2026');
});

test('should put the support address into a page', async () => {
  const folder = await folderWith({
    'faq.html': `<a href="mailto:${SUPPORT_ADDRESS_PLACEHOLDER}">Write</a>`,
  });
  const file = await (await indexPages(folder, () => facts)).open('faq.html');
  expect(textOf(file)).toBe('<a href="mailto:help@example.com">Write</a>');
});

test('should name the operator where no support address is known', async () => {
  const folder = await folderWith({
    'faq.html': `Write to <a class="link">${SUPPORT_ADDRESS_PLACEHOLDER}</a>.`,
  });
  const page = async (supportAddress: string | undefined) =>
    textOf(await (await indexPages(folder, () => ({ ...facts, supportAddress }))).open('faq.html'));
  expect(await page('help@example.com')).toBe('Write to <a class="link">help@example.com</a>.');
  expect(await page(undefined)).toBe(`Write to ${SUPPORT_UNNAMED}.`);
});

test.each([
  [true, 'on'],
  [false, ''],
])('should say in the shell whether mail is sent: %j', async (sendsMail, expected) => {
  const folder = await folderWith({ '__spa-fallback.html': `<html data-mail="${MAIL_PLACEHOLDER}">` });
  const file = await (await indexPages(folder, () => ({ ...facts, sendsMail }))).open('__spa-fallback.html');
  expect(textOf(file)).toBe(`<html data-mail="${expected}">`);
});

test('should put the available models into the shell, and make another hash for other models', async () => {
  const folder = await folderWith({ '__spa-fallback.html': `<html data-models="${MODELS_PLACEHOLDER}">` });
  const plain = await (await indexPages(folder, () => facts)).open('__spa-fallback.html');
  const both = () => ({ ...facts, models: ['standard', 'advanced'] as const });
  const advanced = await (await indexPages(folder, both)).open('__spa-fallback.html');
  expect(textOf(plain)).toBe('<html data-models="standard">');
  expect(textOf(advanced)).toBe('<html data-models="standard advanced">');
  expect(plain.hash).not.toBe(advanced.hash);
});

test.each([
  [{}, ''],
  [{ AI_MODEL: 'local:small' }, 'now'],
  [{ AI_MODEL: 'local:small', AI_ASKS: 'off' }, ''],
  [{ AI_MODEL: 'ollama:small' }, 'now'],
  [{ AI_MODEL: 'ollama:large-cloud' }, 'ollama%3Alarge-cloud'],
  [{ AI_MODEL: 'ollama:small', OLLAMA_BASE_URL: 'http://models.example.com' }, 'ollama%3Asmall'],
  [
    { AI_MODEL: 'openai-compatible:"a" b', AI_BASE_URL: 'https://[::2]/v1' },
    'openai-compatible%3A%22a%22%20b',
  ],
  [{ AI_MODEL: 'openai-compatible:a', AI_BASE_URL: 'http://[::1]:8080/v1' }, 'now'],
  [{ AI_MODEL: 'openai:a', OPENAI_API_KEY: 'key' }, 'openai%3Aa'],
  [{ AI_ADVANCED_MODEL: 'local:large' }, ''],
])('should say in the shell when a model may read a mail: %o', async (variables, expected) => {
  const folder = await folderWith({ '__spa-fallback.html': `<html data-asks="${ASKS_PLACEHOLDER}">` });
  const asks = asksReading(parseEnv(variables).models);
  const file = await (await indexPages(folder, () => ({ ...facts, asks }))).open('__spa-fallback.html');
  expect(textOf(file)).toBe(`<html data-asks="${expected}">`);
});

test('should read a page without the current day only once', async () => {
  const folder = await folderWith({ 'about.html': 'About' });
  let now = new Date(2026, 10, 21);
  const pages = await indexPages(
    folder,
    () => facts,
    () => now,
  );
  const first = await pages.open('about.html');
  now = new Date(2027, 0, 1);
  expect(await pages.open('about.html')).toBe(first);
});
