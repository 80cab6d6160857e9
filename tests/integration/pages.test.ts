import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { startServer, type TestServer } from './server-fixture.ts';

const script = 'console.log("inline")';
const files: Record<string, string> = {
  'index.html':
    '<!doctype html><title>Landing</title><script type="application/ld+json">{"@graph":[]}</script>',
  'about/index.html': '<!doctype html><title>About</title>',
  'not-found/index.html': '<!doctype html><title>Not found</title>',
  '__spa-fallback.html': `<!doctype html><script>${script}</script><script type="module" src="/assets/a-1.js"></script>`,
  'assets/a-1.js': 'export const a = 1;'.repeat(50),
  'robots.txt': `User-agent: *\nSitemap: ${ORIGIN_PLACEHOLDER}/s`,
  'cards/home.png': 'a picture',
  'blog/rss.xml': '<rss version="2.0"></rss>',
  '.vite/manifest.json': '{}',
};

/** Writes a built site into its own folder. Next to the site is a secret file that no request may reach. */
async function writeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reply-pages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'client', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const bundle = join(folder, 'client/assets/a-1.js');
  await writeFile(`${bundle}.br`, brotliCompressSync(files['assets/a-1.js'] ?? ''));
  await writeFile(`${bundle}.gz`, gzipSync(files['assets/a-1.js'] ?? ''));
  return join(folder, 'client');
}

/** Serves a built site of its own. */
async function startSite(variables: Record<string, string> = {}): Promise<TestServer> {
  return startServer({ pagesRoot: await writeSite(), variables });
}

/** Sends a request line unchanged: fetch would clean up the path first. */
async function rawGet(server: TestServer, target: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

test('a page is also answered if the request has its whole URL, as proxies may send it', async () => {
  const server = await startSite();
  expect(await rawGet(server, 'http://localhost/about?from=mail')).toMatch(/^HTTP\/1\.1 200 .*<title>About/s);
  expect(await rawGet(server, 'http://localhost')).toContain('<title>Landing');
});

test.each([
  ['/', 'Landing'],
  ['/about', 'About'],
  ['/?from=mail', 'Landing'],
  ['/app', 'inline'],
])('%s is answered with its page', async (path, text) => {
  const response = await fetch((await startSite()).url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain(text);
});

test.each([
  '/nowhere',
  '/not-found',
  '/index.html',
  '/about/index.html',
  '/__spa-fallback.html',
  '/assets/a-1.js.br',
  '/.vite/manifest.json',
  '/assets',
  '/%',
  '/%00',
])('%s is the not-found page', async (path) => {
  const response = await fetch((await startSite()).url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Not found');
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/....//secret.txt',
  '//etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '\\..\\secret.txt',
])('%s does not lead out of the site', async (target) => {
  const answer = await rawGet(await startSite(), target);
  expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/);
  expect(answer).not.toContain('\r\n\r\nsecret');
});

test('a path with a slash at the end redirects to the path without it, and never to another site', async () => {
  const server = await startSite();
  const response = await fetch(`${server.url}/about/`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/about']);
  const withQuery = await fetch(`${server.url}/about/?a=1&b=%2F`, { redirect: 'manual' });
  expect(withQuery.headers.get('location')).toBe('/about?a=1&b=%2F');
  expect(await rawGet(server, '//example.com/')).toMatch(/^HTTP\/1\.1 404/);
});

test('a path in capitals redirects to the path in lower case', async () => {
  const { url } = await startSite();
  const response = await fetch(`${url}/About/?a=B`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/about?a=B']);
  expect((await fetch(`${url}/About-us`, { redirect: 'manual' })).status).toBe(404);
});

test('hashed files are cached for a year, others for an hour', async () => {
  const { url } = await startSite();
  const bundle = await fetch(`${url}/assets/a-1.js`);
  expect(bundle.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(bundle.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await fetch(`${url}/robots.txt`);
  expect(text.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('should let other sites show public pictures, and index no personal page', async () => {
  const { url } = await startSite();
  const policy = 'cross-origin-resource-policy';
  expect((await fetch(`${url}/cards/home.png`)).headers.get(policy)).toBe('cross-origin');
  expect((await fetch(`${url}/assets/a-1.js`)).headers.get(policy)).toBe('same-origin');
  expect((await fetch(`${url}/auth`)).headers.get('x-robots-tag')).toBe('noindex');
  expect((await fetch(`${url}/about`)).headers.get('x-robots-tag')).toBeNull();
  const feed = await fetch(`${url}/blog/rss.xml`);
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['deflate', null],
])('a request that accepts %o gets %o', async (accept, encoding) => {
  const { url } = await startSite();
  const response = await fetch(`${url}/assets/a-1.js`, { headers: { 'accept-encoding': accept } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toBe(files['assets/a-1.js']);
});

test('should not send an unchanged page again, and give each encoding its own ETag', async () => {
  const { url } = await startSite();
  const tags = new Set<string>();
  for (const accept of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': accept };
    const etag = (await fetch(`${url}/assets/a-1.js`, { headers })).headers.get('etag') ?? '';
    tags.add(etag);
    const again = await fetch(`${url}/assets/a-1.js`, {
      headers: { ...headers, 'if-none-match': `"other", W/${etag}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect(tags.size).toBe(3);
});

test('HEAD answers like GET, without the body', async () => {
  const { url } = await startSite();
  const response = await fetch(`${url}/assets/a-1.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(files['assets/a-1.js']?.length));
  expect(await response.text()).toBe('');
});

test('a page refuses other methods and names the allowed ones', async () => {
  const { url } = await startSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(`${url}/about`, { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    expect((await fetch(`${url}/nowhere`, { method })).status).toBe(404);
  }
});

test("a page's policy allows its inline scripts by their hashes, and neither data nor other sites", async () => {
  const { url } = await startSite();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = Buffer.from(digest).toString('base64');
  const policy = (await fetch(`${url}/app`)).headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  const landing = (await fetch(url)).headers.get('content-security-policy');
  expect(landing).toContain("script-src 'self';");
});

test.each([
  [{}, undefined],
  [{ APP_URL: 'https://reply.example.com' }, 'https://reply.example.com'],
])(
  'a page names the public address: with %o it is %s, else the address of the server',
  async (variables, origin) => {
    const { url } = await startSite(variables);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toBe(
      `User-agent: *\nSitemap: ${origin ?? url}/s`,
    );
  },
);

test('a file that a new build deleted is not found, and no error of the program', async () => {
  const pagesRoot = await writeSite();
  const server = await startServer({ pagesRoot });
  await fetch(`${server.url}/about`);
  await rm(join(pagesRoot, 'assets'), { recursive: true });
  const gone = await fetch(`${server.url}/assets/a-1.js`);
  expect([gone.status, await gone.text()]).toEqual([404, files['not-found/index.html']]);
  await rm(pagesRoot, { recursive: true });
  expect((await fetch(`${server.url}/cards/home.png`)).status).toBe(404);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(server.log()).not.toContain('"level":50');
});

test('without built pages the API still answers', async () => {
  const server = await startServer();
  expect((await fetch(server.url)).status).toBe(404);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
