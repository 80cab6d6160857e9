// Knows whether build/ is what the sources say, and makes it so. Plain JavaScript without packages: it runs
// before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.mjs';

const buildFolder = join(root, 'build');
const stamp = join(buildFolder, '.built-from');

/** Everything that a build reads. */
const sources = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'react-router.config.ts',
  'build-plugins',
  'scripts/staleness.mjs',
  'scripts/compress.mjs',
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/** A digest of the sources' names and contents: another build is owed when it changes. */
function digestOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const isFile = /\.\w+$/.test(source);
    for (const file of isFile ? [path] : filesOf(path)) {
      if (!existsSync(file)) continue;
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** True where build/ was made from the sources as they stand. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources();
}

/**
 * Builds everything anew. The stamp is written last, so that a build cut short counts as none.
 * @param {(command: string, args: string[], options?: object) => Promise<void>} run `run` of project.mjs
 */
export async function build(run) {
  const digest = digestOfSources();
  rmSync(buildFolder, { recursive: true, force: true });
  console.log('Building the pages …');
  await run('react-router', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  // What remains there is the page renderer, of use to the build alone.
  rmSync(join(buildFolder, 'server'), { recursive: true, force: true });
  console.log('Building the server …');
  await run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  console.log('Compressing …');
  await run('node', [join('scripts', 'compress.mjs'), join('build', 'client')]);
  writeFileSync(stamp, digest);
}
