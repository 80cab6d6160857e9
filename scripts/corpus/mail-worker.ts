import { parentPort } from 'node:worker_threads';
import { parseMail } from '#reading/message/parse-mail.ts';

parentPort?.on('message', (raw: Uint8Array) => {
  parseMail(raw).then(
    (message) => parentPort?.postMessage({ message }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
