/*
 * Comes before the choices in the page and runs before their first paint. If the plan has every option, or every model,
 * it hides the sentence about the plans that have these, so that nothing moves later. Bundled by
 * build-plugins/inline-script.ts.
 */
import { planHas } from '#domain/plans.ts';
import { rememberedPlan } from '#web/lib/remembered-plan.ts';

const plan = rememberedPlan();
const { dataset } = document.documentElement;
dataset.options = planHas(plan, 'options') ? 'all' : '';
dataset.modelOptions = dataset.models?.includes('advanced') && !planHas(plan, 'models') ? 'none' : '';
