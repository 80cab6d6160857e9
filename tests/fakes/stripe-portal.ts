import { formatMoney } from '#domain/money.ts';
// The customer portal of the fake Stripe: its home, and the flows for one purpose.

import { declined, refuse } from './stripe-form.ts';
import {
  cardFields,
  cardIn,
  escapeHtml,
  formWith,
  htmlPage,
  linkTo,
  type PageAnswer,
} from './stripe-html.ts';
import { isEnded, itemOfSubscription, type Price, type Subscription } from './stripe-objects.ts';
import { cancelByPortal, changeByPortal } from './stripe-person.ts';
import { releaseSchedule, scheduleOfSubscription } from './stripe-schedules.ts';
import type { PortalSession } from './stripe-session-objects.ts';
import { setEnd } from './stripe-subscriptions.ts';
import type { World } from './stripe-world.ts';

const field = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function labelOf(world: World, price: Price): string {
  const amount = formatMoney({ amount: price.unit_amount, currency: price.currency });
  return `${world.get('product', price.product).name}, ${amount} per ${price.recurring.interval}`;
}

const featuresOf = (world: World, session: PortalSession) =>
  world.get('billing_portal.configuration', session.configuration).features;

/** A form of the portal: what it does, its button, and what is filled in. */
const act = (session: PortalSession, action: string, button: string, fields = '') =>
  formWith(`/p/session/${session.id}`, button, field('action', action) + fields);

/** The prices that may be chosen, with a button to confirm. */
function priceForm(world: World, session: PortalSession, subscription: Subscription): string {
  const { price: present } = itemOfSubscription(subscription);
  const products = featuresOf(world, session).subscription_update.products ?? [];
  const prices = products.flatMap((product) => product.prices).map((id) => world.get('price', id));
  const choices = prices
    .filter((price) => price.id !== present.id && price.currency === present.currency)
    .map(
      (price) =>
        `<label><input type="radio" name="price" value="${price.id}" required> ` +
        `${escapeHtml(labelOf(world, price))}</label>`,
    );
  const fields = `<fieldset><legend>Plan</legend>${choices.join(' ')}</fieldset>`;
  return act(session, 'change', 'Confirm', field('subscription', subscription.id) + fields);
}

function subscriptionPart(world: World, session: PortalSession, subscription: Subscription): string {
  const features = featuresOf(world, session);
  const item = itemOfSubscription(subscription);
  const named = field('subscription', subscription.id);
  const schedule = scheduleOfSubscription(world, subscription);
  const parts = [
    `<h2>${escapeHtml(labelOf(world, item.price))}</h2><p>Status: ${subscription.status}</p>`,
    subscription.cancel_at === null
      ? `<p>Renews on ${dateOf(item.current_period_end)}</p>`
      : `<p>Ends on ${dateOf(subscription.cancel_at)}</p>${act(session, 'keep', 'Keep subscription', named)}`,
    schedule ? act(session, 'release', 'Cancel scheduled update', named) : '',
    features.subscription_update.enabled && !schedule && subscription.status === 'active'
      ? priceForm(world, session, subscription)
      : '',
    features.subscription_cancel.enabled && subscription.cancel_at === null
      ? act(session, 'cancel', 'Cancel subscription', named)
      : '',
  ];
  return `<section>${parts.join('')}</section>`;
}

function invoicesPart(world: World, { customer }: PortalSession): string {
  const rows = world
    .all('invoice', customer)
    .filter(({ status }) => status !== 'draft')
    .reverse()
    .map(({ created, total: amount, currency, status, hosted_invoice_url: url, number }) => {
      const text = `${dateOf(created)}: ${formatMoney({ amount, currency })}, ${status}`;
      return `<li>${escapeHtml(text)} <a href="${url}">Invoice ${number}</a></li>`;
    });
  return `<h2>Invoices</h2><ul>${rows.join('')}</ul>`;
}

function homePage(world: World, session: PortalSession, problem?: string): PageAnswer {
  const features = featuresOf(world, session);
  const alive = world.all('subscription', session.customer).filter((one) => !isEnded(one));
  const parts = [
    ...alive.map((subscription) => subscriptionPart(world, session, subscription)),
    features.payment_method_update.enabled ? act(session, 'card', 'Update payment method', cardFields) : '',
    features.invoice_history.enabled ? invoicesPart(world, session) : '',
    linkTo(session.return_url, 'Return'),
  ];
  return htmlPage('Billing', parts.join(''), problem);
}

/** The page of a flow has one purpose. */
function flowPage(world: World, session: PortalSession, problem?: string): PageAnswer {
  const { flow } = session;
  const back = linkTo(session.return_url, 'Return');
  if (!flow || flow.type === 'payment_method_update') {
    const form = act(session, 'card', 'Update payment method', cardFields);
    return htmlPage('Update payment method', form + back, problem);
  }
  const named = flow.subscription_cancel ?? flow.subscription_update_confirm ?? flow.subscription_update;
  const subscription = world.get('subscription', named?.subscription ?? '');
  const hidden = field('subscription', subscription.id);
  const price = flow.subscription_update_confirm?.items[0]?.price;
  if (price) {
    const chosen = world.get('price', price);
    const form = act(session, 'change', 'Confirm', hidden + field('price', price));
    return htmlPage(
      'Confirm your change',
      `<p>${escapeHtml(labelOf(world, chosen))}</p>${form}${back}`,
      problem,
    );
  }
  if (flow.type === 'subscription_update') {
    return htmlPage('Change your plan', priceForm(world, session, subscription) + back, problem);
  }
  const end = dateOf(itemOfSubscription(subscription).current_period_end);
  const form = act(session, 'cancel', 'Cancel subscription', hidden);
  return htmlPage('Cancel your plan', `<p>It stays until ${end}.</p>${form}${back}`, problem);
}

export function portalPage(world: World, id: string, problem?: string): PageAnswer {
  const session = world.get('billing_portal.session', id);
  return session.flow ? flowPage(world, session, problem) : homePage(world, session, problem);
}

function actOn(world: World, session: PortalSession, form: URLSearchParams): void {
  const action = form.get('action');
  if (action === 'card') {
    if (cardIn(form) === 'declines') throw declined();
    world.cards.set(session.customer, 'works');
    world.emit('customer.updated', world.customer(session.customer));
    return;
  }
  const subscription = world.get('subscription', form.get('subscription') ?? '');
  if (subscription.customer !== session.customer) throw refuse('This is not your subscription.');
  if (isEnded(subscription)) throw refuse('This subscription has ended.');
  const schedule = scheduleOfSubscription(world, subscription);
  const configuration = world.get('billing_portal.configuration', session.configuration);
  if (action === 'change') {
    const price = world.get('price', form.get('price') ?? '', 'price');
    changeByPortal(world, { subscription, price, configuration });
  } else if (action === 'cancel') cancelByPortal(world, { subscription, configuration });
  else if (action === 'keep') setEnd(world, subscription, null);
  else if (action === 'release' && schedule) releaseSchedule(world, schedule);
}

/** Does what a form of the portal asks, and leads on as the flow says. */
export function submitPortal(world: World, id: string, form: URLSearchParams): PageAnswer {
  const session = world.get('billing_portal.session', id);
  actOn(world, session, form);
  const { flow } = session;
  if (!flow) return { location: `/p/session/${id}` };
  const { redirect, type, hosted_confirmation: confirmation } = flow.after_completion;
  if (type === 'redirect' && redirect) return { location: redirect.return_url };
  if (type !== 'hosted_confirmation') return homePage(world, session);
  return htmlPage(
    'Done',
    `<p>${escapeHtml(confirmation?.custom_message ?? '')}</p>${linkTo(session.return_url, 'Return')}`,
  );
}
