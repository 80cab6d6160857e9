import { z } from 'zod';
import type { ModelEnv } from '../writers/model-env.ts';

/** How long Ollama may take to list its models, in milliseconds. */
const DEADLINE_MS = 1_500;
/** How long an answer is kept, in milliseconds, so that reloads of the page do not ask each time. */
const KEEP_MS = 5_000;

/** An Ollama that answers, with the names of its models that can write, the newest first. */
export type Ollama = { address: string; models: string[] };

/** Finds an Ollama that the configuration does not use yet. Undefined if there is none. Never rejects. */
export type FindOllama = () => Promise<Ollama | undefined>;

/** The answer of `GET /api/tags`. Source: https://docs.ollama.com/api/tags */
const tagsSchema = z.object({
  models: z.array(z.object({ name: z.string(), details: z.object({ family: z.string() }).optional() })),
});

/** A name may become part of a line for a terminal, so a name with other characters is left out. */
const SAFE_NAME = /^[\w][\w.:/-]{0,99}$/;
/** The families of models that make vectors of a text and cannot write: 'bert', 'nomic-bert'. */
const EMBEDDING_FAMILY = /bert/;

async function askOllama(baseURL: string): Promise<Ollama | undefined> {
  try {
    const url = new URL('../api/tags', `${baseURL}/`);
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    const { models } = tagsSchema.parse(await response.json());
    const writing = models.filter(
      ({ name, details }) => SAFE_NAME.test(name) && !EMBEDDING_FAMILY.test(details?.family ?? ''),
    );
    return { address: url.origin, models: writing.map(({ name }) => name) };
  } catch {
    // No Ollama is the usual case.
    return undefined;
  }
}

/** Creates the search. It asks only if no model is configured. */
export function createOllamaSearch({ standard, advanced, access }: ModelEnv): FindOllama {
  let found: Promise<Ollama | undefined> | undefined;
  let keptUntil = 0;
  return async () => {
    const { baseURL } = access.ollama;
    if (standard || advanced || !baseURL) return undefined;
    const now = performance.now();
    if (!found || now > keptUntil) {
      keptUntil = now + KEEP_MS;
      found = askOllama(baseURL);
    }
    return found;
  };
}

/** The line for a terminal that lets Ollama write: with its newest model, or with one that it has to fetch first. */
export function ollamaCommand({ models: [newest] }: Ollama): string {
  const start = (model: string) => `AI_MODEL=ollama:${model} npm start`;
  return newest ? start(newest) : `ollama pull qwen3:8b && ${start('qwen3:8b')}`;
}

/** One sentence about an Ollama that is not used. */
export function ollamaSentence({ address, models }: Ollama): string {
  const names = models.length > 0 ? `these models: ${models.join(', ')}` : 'no model yet';
  return `Ollama answers at ${address} and has ${names}.`;
}
