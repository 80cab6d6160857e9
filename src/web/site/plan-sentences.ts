import { type Plan, plans, planValues } from '#domain/plans.ts';

const list = new Intl.ListFormat('en');

const paidPlans = planValues.filter((plan) => plans[plan].price > 0);
const freePlans = planValues.filter((plan) => plans[plan].price === 0);

function volumeOf(plan: Plan, index: number): string {
  const { label, includedVolume, stopsAtVolume } = plans[plan];
  const volume = index === 0 ? `${includedVolume} replies a month` : includedVolume;
  return `${label} includes ${volume}${stopsAtVolume ? '' : ' and does not stop you if you write more'}`;
}

function priceOf(plan: Plan, index: number): string {
  return `${plans[plan].label} ${index === 0 ? 'costs ' : ''}$${plans[plan].price}`;
}

/** What every plan includes in a month, as one sentence. */
export const volumesOfPlans = `${list.format(planValues.map(volumeOf))}.`;

/** What every plan costs, as two sentences. */
export const pricesOfPlans =
  `${list.format(paidPlans.map(priceOf))} per month. ` +
  `${list.format(freePlans.map((plan) => plans[plan].label))} is free.`;
