// Computes the SHA-256 of a file, in a thread of its own: a file of some gigabytes takes ten seconds, in which the
// program that waits for it goes on.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';

const hash = createHash('sha256');
await pipeline(createReadStream(workerData, { highWaterMark: 1024 * 1024 }), hash);
parentPort?.postMessage(hash.digest('hex'));
