import type { Intent } from './intents.ts';
import type { LanguageOption } from './languages.ts';
import type { ToneOption } from './tones.ts';

/**
 * The features of plans, in the order and the words of the pricing page. null: the page does not list the feature. It
 * lists intents, tones and languages for every plan, although only some plans may choose freely (docs/product.md, 1.1
 * and 1.6).
 */
export const planFeatures = {
  intents: 'All intents',
  tones: 'Multiple tones',
  languages: '19+ languages',
  instructions: 'Custom instructions',
  /** Every intent, tone and language may be chosen, not only the defaults of a surface. */
  options: null,
  gmail: 'Gmail extension access',
  support: 'Priority support',
  models: 'Advanced AI models',
  api: 'API access',
} as const;

/**
 * A feature that a plan may include. Only `planHas` decides about access. It reads the plan's `features`. The pricing
 * page lists the same features, except those without a text.
 */
export type PlanFeature = keyof typeof planFeatures;

const inAllPlans = ['intents', 'tones', 'languages', 'instructions'] as const satisfies PlanFeature[];
const inPaidPlans = [...inAllPlans, 'options', 'gmail', 'support'] as const satisfies PlanFeature[];

/** The classes of models, the simplest first. An operator configures them, and a plan decides which may be used. */
export const modelValues = ['standard', 'advanced'] as const;

export type ModelClass = (typeof modelValues)[number];

/** The rules of a plan. A plan without one of them does not compile. */
type PlanRules = {
  /** The name on the screen. */
  label: string;
  /** US dollars a month; 0 is free forever. */
  price: number;
  /** Replies a month, on every page that shows them (docs/product.md, 1.2). */
  includedVolume: number;
  /** Whether the server refuses further replies in a month (docs/product.md, 1.2). */
  stopsAtVolume: boolean;
  /** The server enforces `options`, `api` and `models`. `support` adds a label to letters to support. */
  features: readonly PlanFeature[];
};

/** The plans. Source: docs/product.md, 1.1. */
export const plans = {
  free: {
    label: 'Free',
    price: 0,
    includedVolume: 10,
    stopsAtVolume: true,
    features: inAllPlans,
  },
  basic: {
    label: 'Basic',
    price: 9.99,
    includedVolume: 200,
    stopsAtVolume: true,
    features: inPaidPlans,
  },
  pro: {
    label: 'Pro',
    price: 29.99,
    includedVolume: 500,
    stopsAtVolume: false,
    features: [...inPaidPlans, 'models', 'api'],
  },
} as const satisfies Record<string, PlanRules>;

export type Plan = keyof typeof plans;

/** The values alone, cheapest first, as a tuple for schemas. */
export const planValues = Object.keys(plans) as [Plan, ...Plan[]];

/** Replies a month that the server enforces as a limit; null: no limit. */
export function monthlyLimitOf(plan: Plan): number | null {
  const { includedVolume, stopsAtVolume } = plans[plan];
  return stopsAtVolume ? includedVolume : null;
}

/** Whether a plan includes a feature. A guest has no plan, which counts as free. */
export function planHas(plan: Plan | undefined, feature: PlanFeature): boolean {
  return (plans[plan ?? 'free'].features as readonly PlanFeature[]).includes(feature);
}

/**
 * The configured models that a plan may choose from, the simplest first. The last one is the plan's default
 * (docs/product.md, 1.7).
 */
export function modelsOf(plan: Plan | undefined, configured: readonly ModelClass[]): ModelClass[] {
  return configured.filter((model) => model === 'standard' || planHas(plan, 'models'));
}

/** The plans that include a feature, as a person reads them: 'Basic and Pro'. */
export function plansWith(feature: PlanFeature): string {
  return new Intl.ListFormat('en').format(
    planValues.filter((plan) => planHas(plan, feature)).map((plan) => plans[plan].label),
  );
}

/**
 * Replies that remain in a month, never below 0. `volume`: the enforced limit, or the included volume, as the page
 * needs (docs/product.md, 1.2).
 */
export function remainingReplies(used: number, volume: number): number {
  return Math.max(0, volume - used);
}

/** A screen on which a person chooses the options of a reply. Each surface starts with its own defaults. */
export type Surface = 'generator' | 'gmail';

export type ReplyOptions = { intent: Intent; tone: ToneOption; language: LanguageOption };

/** The options that a surface starts with. Source: docs/product.md, 1.6. */
export const surfaceDefaults = {
  generator: { intent: 'general', tone: 'friendly', language: 'English' },
  gmail: { intent: 'general', tone: 'professional', language: 'English' },
} as const satisfies Record<Surface, ReplyOptions>;

/**
 * Whether a plan may choose an option. A missing plan counts as free. Free may choose only the defaults of the surface
 * (docs/product.md, 1.6). Without a surface, as on the server, the defaults of every surface are allowed.
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
