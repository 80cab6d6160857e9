import { formatMoney } from '#domain/money.ts';
// The pages of the fake Stripe: Checkout, the customer portal and an invoice.

import { Refusal } from './stripe-form.ts';
import {
  cardFields,
  cardIn,
  escapeHtml,
  formWith,
  htmlPage,
  linkTo,
  type PageAnswer,
} from './stripe-html.ts';
import { payByRequest } from './stripe-money.ts';
import { payCheckout, withCard } from './stripe-person.ts';
import { portalPage, submitPortal } from './stripe-portal.ts';
import type { World } from './stripe-world.ts';

function checkoutPage(world: World, id: string, problem?: string): PageAnswer {
  const session = world.get('checkout.session', id);
  const price = world.checkouts.get(id)?.price;
  if (session.status !== 'open' || !price) {
    const text = session.status === 'complete' ? 'You have paid already.' : 'This page has expired.';
    return htmlPage('Checkout', `<p>${text}</p>${linkTo(session.cancel_url, 'Back')}`);
  }
  const amount = formatMoney({ amount: price.unit_amount, currency: price.currency });
  const { name } = world.get('product', price.product);
  return htmlPage(
    `Subscribe to ${name}`,
    `<p>${escapeHtml(amount)} per ${price.recurring.interval}</p>` +
      `<p>${escapeHtml(session.customer_details?.email ?? '')}</p>` +
      formWith(`/c/pay/${id}`, 'Pay', cardFields) +
      linkTo(session.cancel_url, 'Back'),
    problem,
  );
}

function invoicePage(world: World, id: string, problem?: string): PageAnswer {
  const invoice = world.get('invoice', id);
  const amount = formatMoney({ amount: invoice.total, currency: invoice.currency });
  const pay = invoice.status === 'open' ? formWith(`/i/${id}`, 'Pay', cardFields) : '';
  const body = `<p>${escapeHtml(amount)}, ${invoice.status}</p>${pay}`;
  return htmlPage(`Invoice ${invoice.number}`, body, problem);
}

function submitInvoice(world: World, id: string, form: URLSearchParams): PageAnswer {
  const invoice = world.get('invoice', id);
  withCard(world, { customer: invoice.customer, card: cardIn(form) }, () => payByRequest(world, invoice));
  return invoicePage(world, id);
}

type Page = {
  show: (world: World, id: string, problem?: string) => PageAnswer;
  submit: (world: World, id: string, form: URLSearchParams) => PageAnswer;
};

const pages: Record<string, Page> = {
  '/c/pay/': {
    show: checkoutPage,
    submit: (world, id, form) => ({ location: payCheckout(world, id, cardIn(form)) }),
  },
  '/p/session/': { show: portalPage, submit: submitPortal },
  '/i/': { show: invoicePage, submit: submitInvoice },
};

/** The answer of a page; undefined for another address. A refusal is shown on the page. */
export function answerPage(
  world: World,
  { method, path, body }: { method: string; path: string; body: string },
): PageAnswer | undefined {
  const [prefix, page] = Object.entries(pages).find(([start]) => path.startsWith(start)) ?? [];
  if (!prefix || !page) return undefined;
  const id = path.slice(prefix.length);
  try {
    return method === 'POST' ? page.submit(world, id, new URLSearchParams(body)) : page.show(world, id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) return { ...htmlPage('Page not found', ''), status: 404 };
    return { ...page.show(world, id, error.message), status: 402 };
  }
}
