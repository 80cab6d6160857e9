// Checks format, lint, types and unit tests. Every commit must pass.
import { install, run } from './project.mjs';

await install();
await run('biome', ['check', '.']);
await run('react-router', ['typegen']);
await run('tsc', []);
await run('vitest', ['run', '--project', 'unit']);
