import { z } from 'zod';
import { type Intent, intents } from './intents.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { type ModelClass, modelsOf, type Plan } from './plans.ts';
import { namedTones } from './tones.ts';

const option = z.object({ value: z.string(), label: z.string() });

/** What a request of the public API may choose, as GET /api/v1/options answers. */
export const apiOptionsSchema = z.object({
  intents: z.array(option),
  tones: z
    .array(option)
    .describe('Any other text up to `limits.tone` characters is a tone in your own words.'),
  languages: z.array(
    option.extend({
      endonym: z.string().describe('The language in itself.'),
      tag: z.string().describe('BCP 47.'),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
  models: z
    .array(z.string())
    .describe('Those that this server has, the plainest first; the last one is used by default.'),
  limits: z
    .object({ emailContent: z.number(), tone: z.number(), customPrompt: z.number(), file: z.number() })
    .describe('Characters (UTF-16 code units); of a file, bytes.'),
});
export type ApiOptions = z.infer<typeof apiOptionsSchema>;

const rowOf = ({ value, label }: { value: Intent | string; label: string }) => ({ value, label });

/** The options of a plan's API, where the operator has these models. */
export function apiOptions(plan: Plan, configured: readonly ModelClass[]): ApiOptions {
  return {
    intents: intents.map(rowOf),
    tones: namedTones.map(rowOf),
    languages: languages.map(({ value, endonym, tag, direction }) => ({
      value,
      label: value,
      endonym,
      tag,
      direction,
    })),
    models: modelsOf(plan, configured),
    limits: {
      emailContent: limits.emailContent,
      tone: limits.customTone,
      customPrompt: limits.customPrompt,
      file: limits.upload,
    },
  };
}
