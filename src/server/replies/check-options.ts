import { isOptionAllowed } from '#domain/gating.ts';
import type { Plan } from '#domain/plans.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { customToneOption, parseTone, type ToneOption } from '#domain/tones.ts';
import { ProblemError } from '../problems.ts';

/** The selector's option behind a tone: words of one's own, and the bare word 'custom', are the custom option. */
function toneOption(tone: string): ToneOption {
  if (tone.toLowerCase() === customToneOption.value) return customToneOption.value;
  const parsed = parseTone(tone);
  return parsed.kind === 'named' ? parsed.value : customToneOption.value;
}

/** Refuses what the plan may not choose (specification, section 5; decisions, A3). Throws `option_not_in_plan`. */
export function checkOptions(plan: Plan | undefined, { intent, tone, language }: ReplyRequest): void {
  const allowed =
    isOptionAllowed({ plan, kind: 'intent', value: intent }) &&
    isOptionAllowed({ plan, kind: 'tone', value: toneOption(tone) }) &&
    isOptionAllowed({ plan, kind: 'language', value: language });
  if (!allowed) throw new ProblemError('option_not_in_plan');
}
