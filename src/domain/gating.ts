import type { Intent } from './intents.ts';
import type { LanguageOption } from './languages.ts';
import { type Plan, planHas } from './plans.ts';
import type { ToneOption } from './tones.ts';

/** Where a person chooses the options of a reply. Each surface starts with its own defaults. */
export type Surface = 'generator' | 'gmail';

export type ReplyOptions = { intent: Intent; tone: ToneOption; language: LanguageOption };

/** What a surface starts with. Source: docs/product.md, 1.6. */
export const surfaceDefaults = {
  generator: { intent: 'general', tone: 'friendly', language: 'English' },
  gmail: { intent: 'general', tone: 'professional', language: 'English' },
} as const satisfies Record<Surface, ReplyOptions>;

/**
 * Whether a plan may choose an option. A missing plan counts as free, which may choose only what the surface
 * starts with (docs/product.md, 1.6). Without a surface, as on the server, the defaults of
 * every surface are allowed.
 */
export function isOptionAllowed<Kind extends keyof ReplyOptions>(choice: {
  plan: Plan | undefined;
  surface?: Surface;
  kind: Kind;
  value: ReplyOptions[Kind];
}): boolean {
  if (planHas(choice.plan, 'options')) return true;
  const surfaces = choice.surface ? [choice.surface] : (Object.keys(surfaceDefaults) as Surface[]);
  return surfaces.some((surface) => surfaceDefaults[surface][choice.kind] === choice.value);
}
