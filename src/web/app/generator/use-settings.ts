import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
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
import type { Settings } from '#web/lib/saved-work.ts';
import { useAdvancedModel } from '#web/lib/served-models.ts';
import type { PlanState } from '../use-plan.ts';

export type SettingsState = {
  /** The settings in effect: what the person chose, limited to what the plan has. */
  values: Settings;
  /** What the person chose. It is kept, and takes effect again with a plan that has it. */
  chosen: Settings;
  change: (values: Partial<Settings>) => void;
};

/** The settings, with every choice that the plan does not have set back to the surface's default. */
function withinPlan(settings: Settings, plan: Plan | undefined, surface: Surface): Settings {
  const allowed = { ...settings };
  const defaults = surfaceDefaults[surface];
  if (!isOptionAllowed({ plan, surface, kind: 'intent', value: settings.intent }))
    allowed.intent = defaults.intent;
  if (!isOptionAllowed({ plan, surface, kind: 'tone', value: settings.tone })) allowed.tone = defaults.tone;
  if (!isOptionAllowed({ plan, surface, kind: 'language', value: settings.language })) {
    allowed.language = defaults.language;
  }
  return allowed;
}

/** The model in effect. Undefined if the plan has only one. The plan's best model until the person chooses. */
function modelWithin(chosen: ModelClass | undefined, plan: PlanState): ModelClass | undefined {
  if (plan === 'unknown') return chosen;
  const offered = modelsOf(plan, modelValues);
  if (offered.length < 2) return undefined;
  return chosen && offered.includes(chosen) ? chosen : offered.at(-1);
}

/**
 * What the person chose on a surface, limited to what the plan and the site have. The plan limits nothing until it is
 * known.
 */
export function useSettings(plan: PlanState, surface: Surface): SettingsState {
  const hasAdvanced = useAdvancedModel();
  const [chosen, choose] = useState<Settings>({
    ...surfaceDefaults[surface],
    customTone: '',
    customPrompt: '',
  });
  return {
    values: {
      ...(plan === 'unknown' ? chosen : withinPlan(chosen, plan, surface)),
      model: hasAdvanced ? modelWithin(chosen.model, plan) : undefined,
    },
    chosen,
    change: (changed) => choose((current) => ({ ...current, ...changed })),
  };
}

/** The request for a mail with the settings, in the language that was determined. */
export function toRequest(mail: string, settings: Settings, language: Language): ReplyRequest {
  const { intent, tone, customTone, customPrompt, model } = settings;
  return {
    emailContent: mail,
    intent,
    tone: tone === 'custom' ? customTone : tone,
    language,
    ...(customPrompt.trim() === '' ? {} : { customPrompt }),
    ...(model ? { model } : {}),
  };
}
