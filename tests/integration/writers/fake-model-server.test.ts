import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startModelServer } from '#tests/fakes/model-server.ts';

test('the fake model server runs alone, prints its address, answers and ends on a signal', async () => {
  const script = fileURLToPath(import.meta.resolve('#tests/fakes/model-server.ts'));
  const child = spawn(process.execPath, [script, '--port', '0', '--rate', '500', '--reply', 'Hi Ada'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url] = await once(createInterface({ input: child.stdout }), 'line');
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      body: '{"model":"m","stream":true}',
    });
    expect(await answer.text()).toMatch(/"content":"Hi".*"content":" Ada".*\[DONE\]/s);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('without a given text it answers like the drafter', async () => {
  const server = await startModelServer();
  try {
    const content =
      '<mail-0f3a9c71>\nFrom: Ada Byron <ada@example.com>\nSubject: The plan\n\nHi Tom,\n\nThank you for "the plan".\n\nAda\n</mail-0f3a9c71>';
    const answer = await fetch(`${server.url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content }] }),
    });
    expect(await answer.text()).toMatch(/"content":" Ada/);
  } finally {
    await server.close();
  }
});

test('an unknown path is not found', async () => {
  const server = await startModelServer({ reply: 'Hi' });
  try {
    expect((await fetch(`${server.url}/v1/models`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
