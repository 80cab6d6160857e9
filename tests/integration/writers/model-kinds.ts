import { plainReading } from '#reading/reading.fixture.ts';
import type { LocalModelChoice, ModelEnv } from '#server/writers/model-env.ts';
import { type ModelProvider, modelProviders } from '#server/writers/model-providers.ts';
import { plainRequest } from '#server/writers/write-request.fixture.ts';
import type { WriteRequest } from '#server/writers/writer.ts';

/** The fake model's answer in these tests: a reply that names what the mail asked for. */
export function modelReply(body: string): string {
  const wanted = /send me the figure for (\w+)/.exec(body)?.[1] ?? 'nothing';
  return `Hi Ada,\n\nThe figure for ${wanted} is [the figure for ${wanted}].\n\nBest,\nTom`;
}

/** A key for each provider, and its address on the fake server at `url`. */
function accessAt(url: string): ModelEnv['access'] {
  const entries = modelProviders.map((provider) => {
    const paths: Partial<Record<ModelProvider, string>> = { google: 'v1beta', mistral: 'mistral/v1' };
    return [provider, { apiKey: `key-${provider}`, baseURL: `${url}/${paths[provider] ?? 'v1'}` }];
  });
  return Object.fromEntries(entries) as ModelEnv['access'];
}

/** A configuration that reaches every provider at the fake server, without models unless `changes` names them. */
export function modelEnv(changes: Partial<ModelEnv> = {}, url = 'http://127.0.0.1:9'): ModelEnv {
  return {
    standard: undefined,
    fallback: undefined,
    advanced: undefined,
    asks: undefined,
    access: accessAt(url),
    timeoutMs: 10_000,
    local: {
      dir: '/nonexistent',
      threads: 1,
      idleMs: 60_000,
      hubUrl: 'http://127.0.0.1:9',
      modelsFile: undefined,
    },
    ...changes,
  };
}

/** For a configuration without local models. */
export const noLocalModels = {
  model({ label }: LocalModelChoice): never {
    throw new Error(`no local model is expected: ${label}`);
  },
};

export function choice(provider: ModelProvider, model = 'good-model') {
  return { provider, model, label: `${provider}:${model}` };
}

/** A mail from Ada, already read. Every text of it contains `canary`. */
export function writeRequest(canary = 'March'): WriteRequest {
  const newText = `Hi Tom,\n\nCould you send me the figure for ${canary}?\n\nAda`;
  const question = `Could you send me the figure for ${canary}?`;
  return plainRequest(newText, {
    reading: plainReading(newText, {
      sender: { name: 'Ada' },
      recipient: { name: 'Tom' },
      subject: `Figures for ${canary}`,
      asks: [
        {
          text: question,
          start: 9,
          end: 9 + question.length,
          kind: 'request',
          certain: true,
        },
      ],
    }),
  });
}

/** A log that keeps its lines in memory. */
export function memoryLog() {
  const lines: string[] = [];
  return {
    lines,
    warn: (fields: Record<string, unknown>, message: string) =>
      void lines.push(JSON.stringify({ ...fields, message })),
  };
}
