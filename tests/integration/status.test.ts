import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OPERATOR_HEADER } from '#domain/operator.ts';
import { apiPaths } from '#domain/paths.ts';
import { type Status, statusSchema } from '#domain/status.ts';
import { parseEnv } from '#server/env.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { call } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { makeDatabase, startServer } from './server-fixture.ts';

/** What a proxy on the same machine adds to the request of a visitor. */
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

/** Starts a server, with the token of its operator. */
async function startWithToken(variables: Record<string, string> = {}) {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, variables });
  const { operator } = deriveSecrets(loadSecrets(parseEnv({ ...database, ...variables }).storage));
  return { server, token: { [OPERATOR_HEADER]: operator[0] } };
}

async function readStatus(server: { url: string }, headers: Record<string, string> = {}): Promise<Status> {
  const response = await call(server, 'GET', apiPaths.status, { headers });
  expect(response.status).toBe(200);
  return statusSchema.parse(await response.json());
}

describe('who may see the status', () => {
  test('the operator may: on this machine, or from anywhere with the token', async () => {
    const { server, token } = await startWithToken();
    expect((await readStatus(server)).address).toBe(server.url);
    expect((await readStatus(server, { ...forwarded, ...token })).address).toBe(server.url);
  });

  test('a visitor gets the answer of an unknown path', async () => {
    const { server } = await startWithToken();
    const unknown = await call(server, 'GET', '/api/nowhere', { headers: forwarded });
    const response = await call(server, 'GET', apiPaths.status, { headers: forwarded });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(await unknown.json());
    const trial = await call(server, 'POST', apiPaths.statusTrial, {
      headers: forwarded,
      body: { model: 'standard' },
    });
    expect(trial.status).toBe(404);
    expect(server.written).toEqual([]);
  });

  test('behind a public address the token is needed on this machine too', async () => {
    const { server, token } = await startWithToken({ APP_URL: 'https://reply.example.com' });
    expect((await call(server, 'GET', apiPaths.status)).status).toBe(404);
    expect((await readStatus(server, token)).address).toBe('https://reply.example.com');
  });

  test('wrong tokens are refused, and after many the address has to wait', async () => {
    const { server, token } = await startWithToken({ ACCOUNT_RATE_PER_ADDRESS: '2' });
    const wrong = { ...forwarded, [OPERATOR_HEADER]: 'a-wrong-token' };
    const refused = async () => (await call(server, 'GET', apiPaths.status, { headers: wrong })).status;
    expect([await refused(), await refused(), await refused()]).toEqual([404, 404, 429]);
    await readStatus(server, { ...forwarded, ...token });
  });
});

describe('the status', () => {
  test('says that nothing is configured, and the line that changes each part', async () => {
    const { server } = await startWithToken({ OLLAMA_BASE_URL: 'http://127.0.0.1:9' });
    const status = await readStatus(server);
    expect(status.writers).toEqual([{ role: 'standard', name: 'Built-in drafter' }]);
    expect(status.database).toEqual({ kind: 'sqlite', answers: true });
    const variables = status.missing.map(({ line }) => /(\w+)=/.exec(line)?.[1]);
    expect(variables.slice(0, 4)).toEqual(['AI_MODEL', 'APP_URL', 'SMTP_URL', 'SUPPORT_ADDRESS']);
    expect(variables).toContain('GOOGLE_CLIENT_ID');
    const besideModel = await startWithToken({ AI_MODEL: 'ollama:qwen3:8b' });
    const { missing } = await readStatus(besideModel.server);
    expect(missing.map(({ title }) => title)).toContain('A fallback');
    for (const { line } of [...status.missing, ...missing]) {
      // Each line is accepted by the configuration.
      const settings = line.split(' ').filter((word) => word.includes('='));
      const values = Object.fromEntries(settings.map((word) => word.split(/=(.*)/s).slice(0, 2)));
      expect(() => parseEnv(values)).not.toThrow();
    }
  });

  test('holds no secret, no password and no address of a person', async () => {
    const secrets = {
      APP_SECRET: 'app-secret-that-nobody-may-read-anywhere',
      OPENAI_API_KEY: 'sk-key-of-openai',
      AI_API_KEY: 'key-of-the-server',
      GOOGLE_CLIENT_SECRET: 'secret-of-google',
      SUPPORT_ADDRESS: 'olga@example.com',
      MAIL_FROM: 'Olga <olga@example.com>',
    };
    const { server, token } = await startWithToken({
      ...secrets,
      AI_MODEL: 'openai:gpt-5.2',
      AI_ADVANCED_MODEL: 'openai-compatible:big',
      AI_BASE_URL: 'https://user:base-password@models.example.com/v1',
      AI_FALLBACK_MODEL: 'drafter',
      SMTP_URL: 'smtps://olga:smtp-password@mail.example.com',
      GOOGLE_CLIENT_ID: 'id-of-google',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      APP_URL: 'http://localhost:3000',
    });
    const status = await readStatus(server);
    const text = JSON.stringify(status);
    for (const secret of [...Object.values(secrets), ...Object.values(token), 'olga', 'password@', 'id-of']) {
      expect(text).not.toContain(secret);
    }
    expect(status.writers.map(({ role, name }) => `${role} ${name}`)).toEqual([
      'standard openai:gpt-5.2',
      'advanced openai-compatible:big',
      'fallback Built-in drafter',
    ]);
    expect(status.missing).toEqual([]);
    const settings = new Map(status.settings.map(({ variable, value }) => [variable, value]));
    expect(settings.get('SMTP_URL')).toBe('mail.example.com');
    expect(settings.get('GOOGLE_CLIENT_ID')).toBe('set');
    expect(settings.get('TRUST_PROXY')?.split(', ').toSorted()).toEqual(['10.0.0.0/8', '::1']);
  });
});

describe('an Ollama that is not used', () => {
  async function startBeside(ollamaModels: readonly string[], variables: Record<string, string> = {}) {
    const ollama = await startModelServer({ ollamaModels });
    onTestFinished(() => ollama.close());
    const { server } = await startWithToken({ OLLAMA_BASE_URL: ollama.url, ...variables });
    return { ollama, missing: (await readStatus(server)).missing };
  }

  test('is named with its models that can write, and with the line that uses it', async () => {
    const { ollama, missing } = await startBeside(['qwen3:8b', 'nomic-embed-text:latest', 'x;reboot']);
    expect(missing[0]?.text).toContain(`${ollama.url} and has these models: qwen3:8b.`);
    expect(missing[0]?.line).toBe('AI_MODEL=ollama:qwen3:8b npm start');
  });

  test('is told to fetch a model if it has none', async () => {
    const { missing } = await startBeside([]);
    expect(missing[0]?.line).toMatch(/^ollama pull (\S+) && AI_MODEL=ollama:\1 npm start$/);
  });

  test('is not asked if a model is configured', async () => {
    const { missing } = await startBeside(['qwen3:8b'], { AI_MODEL: 'ollama:gemma3:4b' });
    expect(JSON.stringify(missing)).not.toContain('qwen3');
  });

  test.each([
    ['never answers', () => {}],
    ['is another program', (response: { end(text: string): void }) => response.end('<html>')],
  ])('does not disturb the status if what is at its address %s', async (_what, handle) => {
    const other = createServer((_request, response) => handle(response)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => {
      other.closeAllConnections();
      other.close();
    });
    const { port } = other.address() as AddressInfo;
    const { server } = await startWithToken({ OLLAMA_BASE_URL: `http://127.0.0.1:${port}` });
    expect((await readStatus(server)).missing[0]?.line).toContain('AI_MODEL=');
  });
});

test('the program prints its address first, then the link of the operator, then the Ollama that it found', async () => {
  const ollama = await startModelServer({ ollamaModels: ['qwen3:8b'] });
  onTestFinished(() => ollama.close());
  const program = runServer({ ...(await makeDatabase('SQLite')), OLLAMA_BASE_URL: ollama.url });
  const { url } = await untilReady(program);
  await expect.poll(() => program.output().trim().split('\n').length).toBe(3);
  const [first = '', second = '', third = ''] = program.output().split('\n');
  expect(first).toBe(`AI Reply Assistant is ready at ${url}`);
  const link = new URL(/http\S+$/.exec(second)?.[0] ?? '');
  expect([link.origin, link.pathname]).toEqual([url, '/status']);
  const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
  await readStatus({ url }, { ...forwarded, [OPERATOR_HEADER]: token });
  expect(third).toContain('AI_MODEL=ollama:qwen3:8b npm start');
});
