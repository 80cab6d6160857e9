import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Licences that allow the program to be sold and changed, and ask for no more than to be named. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose field names no licence of the SPDX list, with the one that their LICENSE file has. */
const read: Record<string, string> = { 'url-template': 'BSD-3-Clause' };

type Package = {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Packages = Record<string, Package>;

/** The names of the packages that a package cannot be without. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Package) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where a package of a lockfile finds another one: in its own folder, or in one above it. */
function findPackage(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = posix.join(folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The paths of the packages of a lockfile that the program has in it. Those that only build and test it are not. */
function productionPackages(packages: Packages): string[] {
  const found = new Set<string>(['']);
  for (const path of found) {
    for (const name of needsOf(packages[path] ?? {})) {
      const needed = findPackage(packages, path, name);
      if (needed) found.add(needed);
    }
  }
  return [...found].filter((path) => path !== '');
}

/** Whether an SPDX expression without 'AND' has an allowed licence to choose. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => allowed.has(choice));

/** The production packages with a licence that is not allowed: 'name: licence'. */
function refusedPackages(packages: Packages): string[] {
  return productionPackages(packages).flatMap((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = read[name] ?? packages[path]?.license ?? installedLicence(path);
    return isAllowed(licence) ? [] : [`${name}: ${licence}`];
  });
}

/** The licence of an installed package whose row of the lockfile has none. */
function installedLicence(path: string): string {
  const file = join(root, path, 'package.json');
  const licence = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).license;
  return typeof licence === 'string' ? licence : 'none';
}

const packagesOf = (lockfile: string): Packages =>
  JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;

test.each(['package-lock.json', 'src/server/local-models/runner/package-lock.json'])(
  'every package of the program in %s has an allowed licence',
  (lockfile) => {
    const packages = packagesOf(lockfile);
    expect(productionPackages(packages).length).toBeGreaterThan(50);
    expect(refusedPackages(packages)).toEqual([]);
  },
);

test('a licence that is not allowed is found in the packages of packages, and the build’s own are left out', () => {
  const packages = {
    '': { dependencies: { one: '1' }, devDependencies: { tool: '1' } },
    'node_modules/one': {
      license: 'MIT',
      dependencies: { two: '1', three: '1' },
      peerDependencies: { four: '1' },
    },
    'node_modules/one/node_modules/two': { license: 'GPL-3.0-only' },
    'node_modules/two': { license: 'MIT' },
    'node_modules/three': { license: '(AGPL-3.0-only OR MIT)' },
    'node_modules/four': {},
    'node_modules/tool': { license: 'MPL-2.0' },
  };
  expect(refusedPackages(packages)).toEqual(['two: GPL-3.0-only', 'four: none']);
});
