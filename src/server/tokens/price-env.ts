import { z } from 'zod';

/** What a model costs, in US dollars for a million tokens of prompts (`input`) and of answers (`output`). */
export type Price = { input: number; output: number };

/** The prices by the names of the models in the configuration. */
export type Prices = ReadonlyMap<string, Price>;

const message =
  'AI_PRICES must be provider:model=input/output, separated by commas, with the prices of a million tokens in US ' +
  'dollars, such as openai:gpt-5-mini=0.25/2, anthropic:claude-sonnet-5=3/15.';

/** One price: the name of a model may contain colons, slashes and equals signs. */
const onePrice = /^([\w-]+:.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

/** Reads a list of prices. Undefined if one is wrong or a model is named twice. */
function parsePrices(text: string): Prices | undefined {
  const prices = new Map<string, Price>();
  for (const part of text.split(',')) {
    const [, model, input, output] = onePrice.exec(part.trim()) ?? [];
    if (!model || prices.has(model)) return undefined;
    prices.set(model, { input: Number(input), output: Number(output) });
  }
  return prices;
}

/** The environment variable with the prices of models. */
export const priceVariables = {
  AI_PRICES: z
    .string()
    .transform((text, context): Prices => {
      const prices = parsePrices(text);
      if (prices) return prices;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
};
