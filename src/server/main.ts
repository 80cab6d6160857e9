import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: what V8 compiled last time is read back from the disk.
enableCompileCache(join(import.meta.dirname, '..', 'compile-cache'));
await import('./start.ts');
