import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { LocalModelState } from '../writers/local/model-host.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { apiRoutes } from './routes.ts';

/** The answer of the readiness check on a server with these models of its machine. */
async function readiness(states: LocalModelState[]): Promise<unknown> {
  const deps = {
    checkReady: async () => {},
    localModels: { states: () => states },
    shutdownStarted: new AbortController().signal,
  } as unknown as AppDeps;
  const app = new Hono<HonoEnv>().use((c, next) => {
    c.set('deps', deps);
    return next();
  });
  return (await app.route('/', apiRoutes).request(apiPaths.ready)).json();
}

test('should be ready in every state of the models on its machine, and name their states', async () => {
  expect(await readiness([])).toEqual({ status: 'ready' });
  const states: LocalModelState[] = [
    { label: 'local:gemma-4-e2b', state: 'failed', problem: 'The file /srv/models/gemma.gguf is broken.' },
    { label: 'local:qwen-3.5-4b', state: 'loading' },
  ];
  expect(await readiness(states)).toEqual({
    status: 'ready',
    models: [
      { label: 'local:gemma-4-e2b', state: 'failed' },
      { label: 'local:qwen-3.5-4b', state: 'loading' },
    ],
  });
});
