import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from './statistics.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');

function servedBytes(path: string): number {
  const compressed = join(client, `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, path)).size;
}

/** The files that a page's HTML requests: styles, scripts, preloads. */
function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src|import\s*\(?)\s*=?\s*"(\/assets\/[^"]+)"/g)];
  return [...new Set(named.map((match) => match[1] ?? ''))];
}

function measurePage(page: string, file: string): Measure {
  const html = readFileSync(join(client, file), 'utf8');
  const assets = assetsOf(html);
  const sum = (paths: string[]) => paths.reduce((total, path) => total + servedBytes(path), 0);
  const fonts = assets.filter((path) => path.endsWith('.woff2'));
  const scripts = assets.filter((path) => path.endsWith('.js'));
  const rest = assets.filter((path) => !fonts.includes(path));
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    what: `bytes of \`${page}\` as served with Brotli`,
    seen: `${kB(servedBytes(file) + sum(rest))} (of it scripts ${kB(sum(scripts))}), fonts ${kB(sum(fonts))}`,
    goal: 'printed',
    met: undefined,
  };
}

/** Bytes of the landing page and the generator, with all files that their HTML requests. */
export async function measurePages(): Promise<Measure[]> {
  const generator = existsSync(join(client, 'app', 'index.html')) ? 'app/index.html' : '__spa-fallback.html';
  return [measurePage('/', 'index.html'), measurePage('/app', generator)];
}
