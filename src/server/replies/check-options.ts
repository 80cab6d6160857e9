import { planRefusals, replyFieldMessages } from '#domain/messages.ts';
import { isOptionAllowed, type ModelClass, modelsOf, type Plan, planHas } from '#domain/plans.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { customToneOption, parseTone, type ToneOption } from '#domain/tones.ts';
import { ProblemError } from '../problems.ts';

/**
 * The option of a tone in the list of tones. A tone in the person's own words, or only the word 'custom', is the custom
 * option.
 */
function toneOption(tone: string): ToneOption {
  if (tone.toLowerCase() === customToneOption.value) return customToneOption.value;
  const parsed = parseTone(tone);
  return parsed.kind === 'named' ? parsed.value : customToneOption.value;
}

/**
 * Checks that the plan includes the chosen options (docs/product.md, 1.6), and that the model is configured. Returns
 * the model to use: the chosen one, or else the plan's default. Throws `option_not_in_plan`, `validation`.
 */
export function checkOptions(
  plan: Plan | undefined,
  { intent, tone, language, model }: ReplyRequest,
  configured: readonly ModelClass[],
): ModelClass {
  const allowed =
    isOptionAllowed({ plan, kind: 'intent', value: intent }) &&
    isOptionAllowed({ plan, kind: 'tone', value: toneOption(tone) }) &&
    isOptionAllowed({ plan, kind: 'language', value: language });
  if (!allowed) throw new ProblemError('option_not_in_plan');
  if (model === 'advanced' && !planHas(plan, 'models')) {
    throw new ProblemError('option_not_in_plan', { detail: planRefusals.models });
  }
  if (model && !configured.includes(model)) {
    throw new ProblemError('validation', { detail: replyFieldMessages.modelNotConfigured });
  }
  return model ?? modelsOf(plan, configured).at(-1) ?? 'standard';
}
