// Writes a .br and a .gz next to each text file of a folder, so that the server can send files without compressing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest|md)$/;
/** In bytes. For smaller files compression does not reduce the transfer. */
const WORTH_BYTES = 512;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('compress.mjs needs the folder to compress');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.length < WORTH_BYTES) return;
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipped);
  }),
);
