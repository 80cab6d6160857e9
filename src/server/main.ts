import nodeModule from 'node:module';
import { join } from 'node:path';

/** The oldest Node that has what the program needs (scripts/runtime.mjs brings a newer one for every npm script). */
const MINIMUM = { major: 22, minor: 22 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM.major || (major === MINIMUM.major && minor < MINIMUM.minor)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: start the program with npm start, with node_modules/.bin/node, or with ` +
      `Node ${MINIMUM.major}.${MINIMUM.minor} or newer.\n`,
  );
  process.exit(1);
}

// This must run before other modules are loaded: V8 then reads the code that it compiled last time from the disk.
nodeModule.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'));
await import('./start.ts');
