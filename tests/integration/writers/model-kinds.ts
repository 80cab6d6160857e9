import { plainReading } from '#reading/reading.fixture.ts';
import { type ModelEnv, type ModelProvider, modelProviders } from '#server/writers/model-env.ts';
import type { BaseUrls } from '#server/writers/models.ts';
import { plainRequest } from '#server/writers/write-request.fixture.ts';
import type { WriteRequest } from '#server/writers/writer.ts';

/** The fake model's answer in these tests: a reply that names what the mail asked for. */
export function modelReply(body: string): string {
  const wanted = /send me the figure for (\w+)/.exec(body)?.[1] ?? 'nothing';
  return `Hi Ada,\n\nThe figure for ${wanted} is [the figure for ${wanted}].\n\nBest,\nTom`;
}

/** The base URL of each provider on the fake server. */
export function baseUrlsOf(url: string): BaseUrls {
  return Object.fromEntries(
    modelProviders.map((provider) => [provider, `${url}/${provider === 'google' ? 'v1beta' : 'v1'}`]),
  );
}

/** A configuration with keys but without models. */
export function modelEnv(changes: Partial<ModelEnv> = {}): ModelEnv {
  return {
    main: undefined,
    fallback: undefined,
    advanced: undefined,
    keys: { openai: 'key-openai', anthropic: 'key-anthropic', google: 'key-google', mistral: 'key-mistral' },
    baseUrl: undefined,
    apiKey: 'key-compatible',
    ollamaBaseUrl: 'http://127.0.0.1:11434',
    timeoutMs: 10_000,
    ...changes,
  };
}

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
