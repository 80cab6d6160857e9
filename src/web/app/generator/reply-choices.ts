import { useState, useSyncExternalStore } from 'react';
import type { Intent } from '#domain/intents.ts';
import type { Language, LanguageOption } from '#domain/languages.ts';
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
import type { ToneOption } from '#domain/tones.ts';
import type { PlanState } from '#web/lib/account.ts';

/** What the person chose. `customTone` counts only while the tone is 'custom'. */
export type ReplyChoices = {
  intent: Intent;
  tone: ToneOption;
  language: LanguageOption;
  /** Absent if the person made no choice: the best model of the plan. */
  model?: ModelClass | undefined;
  customTone: string;
  customPrompt: string;
};

export type ReplyChoicesState = {
  /** The choices in effect: what the person chose, limited to what the plan has. */
  values: ReplyChoices;
  /** What the person chose. It is kept, and takes effect again with a plan that has it. */
  chosen: ReplyChoices;
  change: (values: Partial<ReplyChoices>) => void;
};

/** The models in a page do not change while it is open. */
const subscribeToNothing = () => () => undefined;

/**
 * Whether this site offers a choice of models. The server writes into the page which models it has
 * (MODELS_PLACEHOLDER). True in the prerendered page, which reserves the place of the choice. The style sheet hides the
 * choice there.
 */
export function useAdvancedModel(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => document.documentElement.dataset.models?.includes('advanced') ?? false,
    () => true,
  );
}

/** The choices, with every choice that the plan does not have set back to the surface's default. */
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

/** The model in effect. Undefined if the plan has only one. The plan's best model until the person chooses. */
function modelInEffect(chosen: ModelClass | undefined, plan: PlanState): ModelClass | undefined {
  if (plan === 'unknown') return chosen;
  const offered = modelsOf(plan, modelValues);
  if (offered.length < 2) return undefined;
  return chosen && offered.includes(chosen) ? chosen : offered.at(-1);
}

/**
 * What the person chose on a surface, limited to what the plan and the site have. The plan limits nothing until it is
 * known.
 */
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

/** The request for a mail with the choices, in the language that was determined. */
export function toRequest(mail: string, choices: ReplyChoices, language: Language): ReplyRequest {
  const { intent, tone, customTone, customPrompt, model } = choices;
  return {
    emailContent: mail,
    intent,
    tone: tone === 'custom' ? customTone : tone,
    language,
    ...(customPrompt.trim() === '' ? {} : { customPrompt }),
    ...(model ? { model } : {}),
  };
}

/** The fields that can have an error, by their names in the request. */
export type FieldName = 'emailContent' | 'tone' | 'customPrompt';

/** A field that was refused, and the text that it had. The message disappears when the text changes. */
type Refusal = { field: FieldName; message: string; text: string };

const lengthRules: Record<FieldName, [limit: number, message: string]> = {
  emailContent: [limits.emailContent, replyFieldMessages.emailTooLong],
  tone: [limits.customTone, replyFieldMessages.toneTooLong],
  customPrompt: [limits.customPrompt, replyFieldMessages.promptTooLong],
};

/**
 * The errors to show now. `refuse` adds an error after an attempt. A text that is too long has an error already while
 * it is typed.
 */
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
