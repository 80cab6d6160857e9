/*
 * Stands before the choices in the generator's page and runs before they are first painted: whoever has a plan with
 * every option, or every model, is not shown where these are had, and nothing moves. Bundled by build-plugins/inline-script.ts.
 */
import { planHas } from '#domain/plans.ts';
import { rememberedPlan } from '#web/lib/remembered-plan.ts';

const plan = rememberedPlan();
const { dataset } = document.documentElement;
dataset.options = planHas(plan, 'options') ? 'all' : '';
dataset.modelOptions = dataset.models?.includes('advanced') && !planHas(plan, 'models') ? 'none' : '';
