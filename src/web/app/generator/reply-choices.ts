import { useState, useSyncExternalStore } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { type Intent, intentValues } from '#domain/intents.ts';
import { type Language, type LanguageOption, languageOptionValues } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { replyFieldMessages } from '#domain/messages.ts';
import {
  isOptionAllowed,
  type ModelClass,
  modelsOf,
  modelValues,
  type Plan,
  type Surface,
  surfaceDefaults,
} from '#domain/plans.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { type ToneOption, toneOptions } from '#domain/tones.ts';
import type { PlanState } from '#web/lib/account.ts';
import { hasAdvancedModel } from '#web/lib/page-facts.ts';
import { isOneOf, isRecord, isString } from '#web/lib/saved-values.ts';

/** The choices for a reply. `customTone` counts only while the tone is 'custom'. */
export type ReplyChoices = {
  intent: Intent;
  tone: ToneOption;
  language: LanguageOption;
  /** Absent if the person chose none: the best model of the plan writes. */
  model?: ModelClass | undefined;
  customTone: string;
  customPrompt: string;
};

const toneValues = toneOptions.map((tone) => tone.value);

/** Whether a value that the tab has saved is choices for a reply. The names of the fields must not change. */
export function isReplyChoices(value: unknown): value is ReplyChoices {
  return (
    isRecord(value) &&
    isOneOf(intentValues, value.intent) &&
    isOneOf(toneValues, value.tone) &&
    isOneOf(languageOptionValues, value.language) &&
    (value.model === undefined || isOneOf(modelValues, value.model)) &&
    isString(value.customTone) &&
    isString(value.customPrompt)
  );
}

export type ReplyChoicesState = {
  /** The choices in effect: what the person chose, as far as the plan has it. */
  values: ReplyChoices;
  /** What the person chose. A choice that the plan does not have is kept for a plan that has it. */
  chosen: ReplyChoices;
  change: (values: Partial<ReplyChoices>) => void;
};

/** The models in a page do not change while it is open. */
const subscribeToNothing = () => () => undefined;

/**
 * Whether the server has an advanced model. The server writes its models into the page (MODELS_PLACEHOLDER). True in
 * the prerendered page, which always contains the choice; the style sheet hides it there.
 */
export function useAdvancedModel(): boolean {
  return useSyncExternalStore(subscribeToNothing, hasAdvancedModel, () => true);
}

/** The choices, with the page's default in place of every choice that the plan does not have. */
function limitToPlan(choices: ReplyChoices, plan: Plan | undefined, surface: Surface): ReplyChoices {
  const allowed = { ...choices };
  const defaults = surfaceDefaults[surface];
  if (!isOptionAllowed({ plan, surface, kind: 'intent', value: choices.intent }))
    allowed.intent = defaults.intent;
  if (!isOptionAllowed({ plan, surface, kind: 'tone', value: choices.tone })) allowed.tone = defaults.tone;
  if (!isOptionAllowed({ plan, surface, kind: 'language', value: choices.language })) {
    allowed.language = defaults.language;
  }
  return allowed;
}

/** The model in effect: the chosen one, else the best model of the plan. Undefined if the plan has only one. */
function modelInEffect(chosen: ModelClass | undefined, plan: PlanState): ModelClass | undefined {
  if (plan === 'unknown') return chosen;
  const offered = modelsOf(plan, modelValues);
  if (offered.length < 2) return undefined;
  return chosen && offered.includes(chosen) ? chosen : offered.at(-1);
}

/** The choices of a page. A plan that is not known yet locks nothing. */
export function useReplyChoices(plan: PlanState, surface: Surface): ReplyChoicesState {
  const hasAdvanced = useAdvancedModel();
  const [chosen, choose] = useState<ReplyChoices>({
    ...surfaceDefaults[surface],
    customTone: '',
    customPrompt: '',
  });
  return {
    values: {
      ...(plan === 'unknown' ? chosen : limitToPlan(chosen, plan, surface)),
      model: hasAdvanced ? modelInEffect(chosen.model, plan) : undefined,
    },
    chosen,
    change: (changed) => choose((current) => ({ ...current, ...changed })),
  };
}

/** The request for a reply to a mail. `language`: the language for the reply. `answers`: to asks of the mail. */
export function toRequest(
  mail: string,
  choices: ReplyChoices,
  language: Language,
  answers: AnsweredAsk[] = [],
): ReplyRequest {
  const { intent, tone, customTone, customPrompt, model } = choices;
  return {
    emailContent: mail,
    intent,
    tone: tone === 'custom' ? customTone : tone,
    language,
    ...(customPrompt.trim() === '' ? {} : { customPrompt }),
    ...(model ? { model } : {}),
    ...(answers.length > 0 ? { answers } : {}),
  };
}

/** The fields that can have an error. The names are those in the request. */
export type FieldName = 'emailContent' | 'tone' | 'customPrompt';

/** The error of a field. It is shown until the field's text changes. */
type Refusal = { field: FieldName; message: string; text: string };

const lengthRules: Record<FieldName, [limit: number, message: string]> = {
  emailContent: [limits.emailContent, replyFieldMessages.emailTooLong],
  tone: [limits.customTone, replyFieldMessages.toneTooLong],
  customPrompt: [limits.customPrompt, replyFieldMessages.promptTooLong],
};

/** The errors of the fields. `refuse` sets the error of a field. A text that is too long has an error as well. */
export function useFieldErrors(texts: Record<FieldName, string>) {
  const [refusal, setRefusal] = useState<Refusal>();
  const errors: Partial<Record<FieldName, string>> = {};
  if (refusal && texts[refusal.field] === refusal.text) errors[refusal.field] = refusal.message;
  for (const field of Object.keys(lengthRules) as FieldName[]) {
    const [limit, message] = lengthRules[field];
    if (texts[field].trim().length > limit) errors[field] = message;
  }
  return {
    errors,
    refuse: (field: FieldName, message: string) => setRefusal({ field, message, text: texts[field] }),
  };
}
