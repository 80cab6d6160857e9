// Builds the pages and the server into build/, and records which sources they were built from.
import { install, run } from './project.mjs';
import { build } from './staleness.mjs';

await install();
await build(run);
