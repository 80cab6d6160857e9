import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: what V8 compiled last time is read back from the disk.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'));
await import('./start.ts');
