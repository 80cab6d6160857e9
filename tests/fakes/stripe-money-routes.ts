// The calls of the fake Stripe's API about money and events.
import type Stripe from 'stripe';
import { refuse } from './stripe-form.ts';
import { listRoute, pageOf, readRoute } from './stripe-lists.ts';
import { payByRequest, refundCharge } from './stripe-money.ts';
import type { Route, StripeRequest } from './stripe-world.ts';

function listInvoices({ world, form }: StripeRequest) {
  const customer = form.text('customer');
  const subscription = form.text('subscription');
  const status = form.text('status');
  if (customer) world.get('customer', customer, 'customer');
  const rows = world
    .all('invoice', customer)
    .filter((invoice) => !status || invoice.status === status)
    .filter(({ parent }) => !subscription || parent?.subscription_details?.subscription === subscription);
  return pageOf(rows, form, '/v1/invoices');
}

function listInvoicePayments({ world, form }: StripeRequest) {
  const [invoice, status] = [form.text('invoice'), form.text('status')];
  const intent = form.text('payment.payment_intent');
  const rows = world
    .all('invoice_payment')
    .filter((row) => !invoice || row.invoice === invoice)
    .filter((row) => !status || row.status === status)
    .filter((row) => !intent || row.payment.payment_intent === intent);
  return pageOf(rows, form, '/v1/invoice_payments');
}

function createRefund({ world, form }: StripeRequest) {
  const intent = form.text('payment_intent');
  const named = intent
    ? world.get('payment_intent', intent, 'payment_intent').latest_charge
    : form.text('charge');
  if (intent && !named)
    throw refuse(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  if (!named)
    throw refuse(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const charge = world.get('charge', named, 'charge');
  const [amount, reason] = [form.number('amount'), form.text('reason')];
  return refundCharge(world, charge, { amount, reason, metadata: form.metadata() });
}

function listEvents({ world, form }: StripeRequest) {
  const types = [...form.list('types'), ...(form.text('type') ? [form.text('type')] : [])];
  const matches = ({ type }: Stripe.EventBase) =>
    types.length === 0 || types.some((one) => one === type || one === `${type.split('.')[0]}.*`);
  return pageOf(world.all('event').filter(matches), form, '/v1/events');
}

export const moneyRoutes = {
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/:id': readRoute('invoice'),
  'POST /v1/invoices/:id/pay': ({ world, id }) => payByRequest(world, world.get('invoice', id)),
  'GET /v1/invoice_payments': listInvoicePayments,
  'GET /v1/invoice_payments/:id': readRoute('invoice_payment'),
  'GET /v1/charges': listRoute('charge', '/v1/charges', ['customer', 'payment_intent']),
  'GET /v1/charges/:id': readRoute('charge'),
  'GET /v1/payment_intents': listRoute('payment_intent', '/v1/payment_intents', ['customer']),
  'GET /v1/payment_intents/:id': readRoute('payment_intent'),
  'GET /v1/refunds': listRoute('refund', '/v1/refunds', ['charge', 'payment_intent']),
  'GET /v1/refunds/:id': readRoute('refund'),
  'POST /v1/refunds': createRefund,
  'GET /v1/disputes': listRoute('dispute', '/v1/disputes', ['charge', 'payment_intent']),
  'GET /v1/disputes/:id': readRoute('dispute'),
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': readRoute('event'),
} satisfies Record<string, Route>;
