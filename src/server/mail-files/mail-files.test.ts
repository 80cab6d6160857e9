import { expect, onTestFinished, test } from 'vitest';
import { mailFileMessages } from '#domain/messages.ts';
import { openMailFiles } from './mail-files.ts';

function open(options?: Parameters<typeof openMailFiles>[0]) {
  const files = openMailFiles(options);
  onTestFinished(() => files.close());
  return (text: string | Uint8Array, accountId = 'an account') =>
    files.read(accountId, async () => (typeof text === 'string' ? new TextEncoder().encode(text) : text));
}

/** The script of a thread that runs `work` for each message. */
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

test('should read a message as the same text that an opened file puts into the generator', async () => {
  const read = open();
  const text = await read(`${head}Date: Tue, 14 May 2024 11:00:00 +0200\r\n\r\nCould you come?\r\n`);
  expect(text).toBe(
    'From: Marta Ruiz <marta@example.com>\nTo: ada@example.com\nDate: Tue, 14 May 2024 11:00:00 ' +
      '+0200\nSubject: Prüfung\n\nCould you come?',
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
])('should refuse %s in a sentence, and read the next message', async (_what, bytes, detail) => {
  const read = open();
  await expect(read(bytes)).rejects.toMatchObject({ code: 'validation', detail });
  expect(await read(`${head}\r\nHello`)).toContain('Hello');
});

const sendText = 'parentPort.postMessage({ text });';

test('should refuse a message that takes too long, and read the next one', async () => {
  const read = open({ deadlineMs: 400, script: scripted(`if (text === 'hang') for (;;); ${sendText}`) });
  await expect(read('hang')).rejects.toMatchObject({ code: 'mail_too_slow' });
  expect(await read('fine')).toBe('fine');
});

test('should refuse a message that needs too much memory, and read the next one', async () => {
  const megabytes = (count: number) =>
    `const arrays = Array.from({ length: ${count} }, (_, index) => new Array(131_072).fill(index));`;
  const read = open({
    deadlineMs: 15_000,
    script: scripted(`if (text === 'much') { ${megabytes(300)} globalThis.arrays = arrays; } ${sendText}`),
  });
  const refused = { code: 'validation', detail: mailFileMessages.unreadable };
  await expect(read('much')).rejects.toMatchObject(refused);
  expect(await read('fine')).toBe('fine');
});

test('should call a message unreadable if its thread ends, and not give a message to an ended thread', async () => {
  const read = open({
    deadlineMs: 5_000,
    script: scripted(`if (text === 'end') process.exit(); ${sendText}
      if (text === 'last') process.exit();`),
  });
  await expect(read('end')).rejects.toMatchObject({ detail: mailFileMessages.unreadable });
  expect(await read('last')).toBe('last');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = performance.now();
  expect(await read('fine')).toBe('fine');
  expect(performance.now() - before).toBeLessThan(4_000);
});

test.each([
  ['breaks', "throw new Error('no module')"],
  ['ends', 'process.exit()'],
])('should report unavailable if a thread %s before it is ready', async (_what, work) => {
  const read = open({ script: new URL(`data:text/javascript,${encodeURIComponent(work)}`) });
  await expect(read('a mail')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
});

test('should let a slow message delay only its own account, and not read a message that waits too long', async () => {
  const read = open({
    maxWaitMs: 300,
    script: scripted(`if (text === 'slow') await new Promise((done) => setTimeout(done, 1_000));
      parentPort.postMessage({ text });`),
  });
  const slow = read('slow', 'one');
  const waiting = read('quick', 'one');
  expect(await read('quick', 'another')).toBe('quick');
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(await slow).toBe('slow');
});

test('should read messages of the accounts in turns', async () => {
  const read = open({
    threads: 1,
    script: scripted(`await new Promise((done) => setTimeout(done, 20)); ${sendText}`),
  });
  const order: string[] = [];
  const send = (text: string, account: string) => read(text, account).then((read) => order.push(read));
  await Promise.all([
    send('first', 'of all'),
    ...['a1', 'a2', 'a3', 'a4'].map((text) => send(text, 'a')),
    ...['b1', 'b2'].map((text) => send(text, 'b')),
    send('c1', 'c'),
  ]);
  expect(order).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('should read the first message of an account before the second message of another account', async () => {
  const read = open({
    threads: 1,
    script: scripted(`await new Promise((done) => setTimeout(done, 20)); ${sendText}`),
  });
  const order: string[] = [];
  const send = (text: string, account: string) => read(text, account).then((read) => order.push(read));
  await Promise.all([
    ...['a1', 'a2', 'a3'].map((text) => send(text, 'a')),
    ...['b1', 'b2'].map((text) => send(text, 'b')),
  ]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('should read a message in time while two other accounts send many', async () => {
  const read = open({
    maxWaitMs: 1_500,
    script: scripted(`await new Promise((done) => setTimeout(done, 300)); ${sendText}`),
  });
  const greedy = ['one', 'two'].flatMap((account) => Array.from({ length: 8 }, () => read('long', account)));
  const ended = Promise.allSettled(greedy);
  expect(await read('quick', 'another')).toBe('quick');
  await ended;
});

test('should receive a message only below the limits, and not count it any more if receiving fails', async () => {
  const files = openMailFiles({ script: scripted(sendText), inMemory: { perAccount: 2, total: 3 } });
  onTestFinished(() => files.close());
  const arrivals: PromiseWithResolvers<Uint8Array>[] = [];
  const send = (accountId: string) =>
    files.read(accountId, () => {
      const arrival = Promise.withResolvers<Uint8Array>();
      arrivals.push(arrival);
      return arrival.promise;
    });
  const [first, second] = [send('ada'), send('ada')];
  await expect(send('ada')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 5 });
  const third = send('grace');
  await expect(send('kay')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(arrivals).toHaveLength(3);
  arrivals[0]?.reject(new Error('broke off'));
  await expect(first).rejects.toThrow('broke off');
  const fourth = send('kay');
  expect(arrivals).toHaveLength(4);
  for (const { resolve } of arrivals) resolve(new TextEncoder().encode('a mail'));
  expect(await Promise.all([second, third, fourth])).toEqual(['a mail', 'a mail', 'a mail']);
});

test('should hide the environment variables from the threads', async () => {
  const read = open({ script: scripted('parentPort.postMessage({ text: JSON.stringify(process.env) });') });
  expect(await read('what is there?')).toBe('{}');
});

test('should report unavailable while the program stops', async () => {
  const files = openMailFiles({ script: scripted('') });
  const receive = async () => new Uint8Array([1]);
  const reading = files.read('one', receive);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await Promise.all([files.close(), expect(reading).rejects.toMatchObject({ code: 'unavailable' })]);
  await expect(files.read('one', receive)).rejects.toMatchObject({ code: 'unavailable' });
});
