/*
 * Runs before the choices are painted. If the plan that was seen last has every option or every model, the style sheet
 * then hides the sentence about the plans that have them, so that nothing moves later.
 * build-plugins/inline-script.ts bundles this script.
 */
import { planHas } from '#domain/plans.ts';
import { rememberedPlan } from '#web/lib/remembered-plan.ts';

const plan = rememberedPlan();
const { dataset } = document.documentElement;
dataset.options = planHas(plan, 'options') ? 'all' : '';
dataset.lockedModels = dataset.models?.includes('advanced') && !planHas(plan, 'models') ? 'advanced' : '';
