import { expect, onTestFinished, test } from 'vitest';
import { mailFileMessages } from '#domain/messages.ts';
import { openMailFiles } from './mail-files.ts';

function open(options?: Parameters<typeof openMailFiles>[0]) {
  const files = openMailFiles(options);
  onTestFinished(() => files.close());
  return (text: string | Uint8Array, accountId = 'an account') =>
    files.read(accountId, typeof text === 'string' ? new TextEncoder().encode(text) : text);
}

/** A thread that does this with each message. */
const scripted = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', async (bytes) => { const text = Buffer.from(bytes).toString(); ${work} });
       parentPort.postMessage('ready');`,
    )}`,
  );

const head =
  'From: Marta Ruiz <marta@example.com>\r\nTo: ada@example.com\r\nSubject: =?utf-8?q?Pr=C3=BCfung?=\r\n';

test('a message is read as an opened file fills the generator', async () => {
  const read = open();
  const text = await read(`${head}Date: Tue, 14 May 2024 11:00:00 +0200\r\n\r\nCould you come?\r\n`);
  expect(text).toBe(
    'From: Marta Ruiz <marta@example.com>\nTo: ada@example.com\nDate: Tue, 14 May 2024 11:00:00 +0200\nSubject: Prüfung\n\nCould you come?',
  );
});

function nested(depth: number): string {
  const parts = Array.from({ length: depth }, (_, level) =>
    [`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`, ''].join('\r\n'),
  );
  return `${head}MIME-Version: 1.0\r\n${parts.join('')}\r\nHi`;
}

test.each([
  ['10,000 parts within each other', nested(10_000), mailFileMessages.unreadable],
  [
    'bytes of a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0]),
    mailFileMessages['no-mail'],
  ],
  ['zeros', new Uint8Array(1_000), mailFileMessages['no-mail']],
  ['a text', 'Could you come on Monday?', mailFileMessages['no-mail']],
])('%s are refused in a sentence, and the next message is read', async (_what, bytes, detail) => {
  const read = open();
  await expect(read(bytes)).rejects.toMatchObject({ code: 'validation', detail });
  expect(await read(`${head}\r\nHello`)).toContain('Hello');
});

test('a message that takes too long is given up, and so is one that takes too much memory', async () => {
  const read = open({
    deadlineMs: 400,
    script: scripted(`
      if (text === 'hang') for (;;);
      if (text === 'fill') for (const all = [];;) all.push(new Array(100_000).fill(text));
      if (text === 'end') process.exit();
      parentPort.postMessage({ text });`),
  });
  const refused = { code: 'validation', detail: mailFileMessages.tooSlow };
  await expect(read('hang')).rejects.toMatchObject(refused);
  await expect(read('fill')).rejects.toMatchObject({ code: 'validation' });
  await expect(read('end')).rejects.toMatchObject({ detail: mailFileMessages.unreadable });
  expect(await read('fine')).toBe('fine');
});

test('whoever sends what takes long waits for themselves, and nobody waits for ever', async () => {
  const read = open({
    patienceMs: 300,
    script: scripted(`if (text === 'slow') await new Promise((done) => setTimeout(done, 1_000));
      parentPort.postMessage({ text });`),
  });
  const slow = read('slow', 'one');
  const behind = read('quick', 'one');
  expect(await read('quick', 'another')).toBe('quick');
  await expect(behind).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(await slow).toBe('slow');
});

test('nothing of the environment is known where mails are read', async () => {
  const read = open({ script: scripted('parentPort.postMessage({ text: JSON.stringify(process.env) });') });
  expect(await read('what is there?')).toBe('{}');
});

test('what is read while the program stops is refused as unavailable', async () => {
  const files = openMailFiles({ script: scripted('') });
  const reading = files.read('one', new Uint8Array([1]));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all([files.close(), expect(reading).rejects.toMatchObject({ code: 'unavailable' })]);
  await expect(files.read('one', new Uint8Array([1]))).rejects.toMatchObject({ code: 'unavailable' });
});
