// Checks whether build/ was made from the current sources, and builds it. Plain JavaScript without packages, because
// it runs before anything is installed.
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

/** A digest of the sources' names and contents. If it has changed, the build is out of date. */
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

/** Whether build/ was made from the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources();
}

/**
 * Builds everything again. The stamp is written last, so that an interrupted build does not count.
 * @param {(command: string, args: string[], options?: object) => Promise<void>} run `run` of project.mjs
 */
export async function build(run) {
  const digest = digestOfSources();
  rmSync(buildFolder, { recursive: true, force: true });
  console.log('Building the pages …');
  await run('react-router', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  // This folder holds the page renderer, which only the build needs.
  rmSync(join(buildFolder, 'server'), { recursive: true, force: true });
  console.log('Building the server …');
  await run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  console.log('Compressing …');
  await run('node', [join('scripts', 'compress.mjs'), join('build', 'client')]);
  writeFileSync(stamp, digest);
}
