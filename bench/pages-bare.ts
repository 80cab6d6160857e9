// The baseline of the page measures: a Node process that serves the pages of a folder as bare HTML with Brotli.
// Run as: node bench/pages-bare.ts FOLDER. The folder holds one file per page, named after the page's path.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const [folder = '.'] = process.argv.slice(2);
const pages = new Map(
  readdirSync(folder).map((name) => [
    `/${decodeURIComponent(name.replace(/\.html$/, ''))}`,
    brotliCompressSync(readFileSync(join(folder, name))),
  ]),
);

const server = createServer((request, response) => {
  const body = pages.get(request.url ?? '/');
  response.writeHead(body ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    ...(body ? { 'content-encoding': 'br', 'content-length': body.byteLength } : {}),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
