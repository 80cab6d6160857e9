/*
 * A part of plan-script.ts, for sites with payments: what each plan costs, in the currency of its price, and the switch
 * between monthly and annual prices. Without a response of the server the cards keep the amounts of the plan table.
 */
import type { BillingInterval, OfferedPrice, OfferedPrices } from '#domain/billing.ts';
import { formatMoney } from '#domain/money.ts';
import { callDeadline } from '#web/lib/abort.ts';
import type { PlanScriptData } from './plan-cards.tsx';

const annual = document.querySelector('.annual-switch') as HTMLButtonElement;
let prices: OfferedPrice[] = [];
let isAnnual = false;
let wasPressed = false;

function priceOf(plan: string, interval: BillingInterval): OfferedPrice | undefined {
  return prices.find((price) => price.plan === plan && price.interval === interval);
}

/** Whether the server has named its prices. */
export const knowsPrices = (): boolean => prices.length > 0;

/** How often a plan is paid that is chosen now: monthly too if 'Annual' is on but the plan has no annual price. */
export function intervalOf(plan: string): BillingInterval {
  return isAnnual && priceOf(plan, 'year') ? 'year' : 'month';
}

/** Writes the price on a card. The Free plan costs nothing, in the currency of the others. */
function updateCard(card: Element, { per }: PlanScriptData): void {
  const [amount, period] = card.querySelectorAll('.plan-price > *');
  const plan = card.querySelector('button')?.value ?? '';
  const interval = intervalOf(plan);
  const price = priceOf(plan, interval);
  const currency = prices[0]?.currency;
  if (!amount || !period || !currency) return;
  if (price) period.textContent = isAnnual && interval === 'month' ? per.onlyMonthly : per[interval];
  if (price || plan === 'free') amount.textContent = formatMoney(price ?? { amount: 0, currency });
}

function setAnnual(isOn: boolean, data: PlanScriptData): void {
  isAnnual = isOn;
  annual.ariaChecked = String(isOn);
  for (const card of document.querySelectorAll('.plan')) updateCard(card, data);
}

/** Shows the annual prices to a person who pays annually, unless the person has pressed the switch. */
export function showAnnual(data: PlanScriptData): void {
  if (!wasPressed && 'offered' in annual.dataset) setAnnual(true, data);
}

/** Reads the prices and shows them, with the switch if there are annual prices. `onChange`: called after each change. */
export async function showPrices(data: PlanScriptData, onChange: () => void): Promise<void> {
  annual.onclick = () => {
    wasPressed = true;
    setAnnual(!isAnnual, data);
    onChange();
  };
  try {
    const response = await fetch(data.prices, { signal: callDeadline() });
    prices = ((await response.json()) as Partial<OfferedPrices>).prices ?? [];
  } catch {
    // The cards keep their amounts.
  }
  if (prices.some(({ interval }) => interval === 'year')) annual.dataset.offered = '';
  setAnnual(isAnnual, data);
  onChange();
}
