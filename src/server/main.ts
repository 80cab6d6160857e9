import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// This must run before other modules are loaded: V8 then reads the code that it compiled last time from the disk.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'));
await import('./start.ts');
