// The calls of the fake Stripe's API.
import { type Form, noSuch, refuse } from './stripe-form.ts';
import { listRoute, pageOf, readRoute } from './stripe-lists.ts';
import { endSubscription } from './stripe-money.ts';
import { moneyRoutes } from './stripe-money-routes.ts';
import {
  customerOf,
  isEnded,
  itemOfSubscription,
  type Price,
  priceOf,
  productOf,
  type Subscription,
} from './stripe-objects.ts';
import { releaseSchedule } from './stripe-schedules.ts';
import { sessionRoutes } from './stripe-session-routes.ts';
import { changePrice, type Proration, setEnd, subscribe } from './stripe-subscriptions.ts';
import type { Route, StripeRequest, World } from './stripe-world.ts';

const catalogueRoutes = {
  'GET /v1/products': listRoute('product', '/v1/products', ['active']),
  'GET /v1/products/:id': readRoute('product'),
  'POST /v1/products': ({ world, form }) =>
    world.add<'product'>(productOf(world.born('prod'), form.required('name'))),
  'GET /v1/prices': listRoute('price', '/v1/prices', ['active', 'product', 'currency']),
  'GET /v1/prices/:id': readRoute('price'),
  'POST /v1/prices': ({ world, form }) => {
    const { id: product } = world.get('product', form.required('product'), 'product');
    const amount = form.number('unit_amount') ?? 0;
    const currency = form.required('currency');
    const interval = form.required('recurring.interval') as 'month' | 'year';
    return world.add<'price'>(priceOf(world.born('price'), { product, amount, currency, interval }));
  },
  'POST /v1/prices/:id': ({ world, form, id }) => {
    const price = world.get('price', id);
    price.active = form.boolean('active') ?? price.active;
    price.metadata = form.metadata('metadata', price.metadata);
    return price;
  },
} satisfies Record<string, Route>;

const customerFields = (form: Form) =>
  Object.fromEntries(
    ['email', 'name', 'phone', 'description'].flatMap((name) =>
      form.has(name) ? [[name, form.text(name) ?? null]] : [],
    ),
  );

const customerRoutes = {
  'GET /v1/customers': listRoute('customer', '/v1/customers', ['email' as never]),
  'POST /v1/customers': ({ world, form }) => {
    const fields = { ...customerFields(form), metadata: form.metadata() };
    const customer = world.add<'customer'>(customerOf(world.born('cus'), fields));
    world.emit('customer.created', customer);
    return customer;
  },
  'GET /v1/customers/:id': readRoute('customer'),
  'POST /v1/customers/:id': ({ world, form, id }) => {
    const customer = world.customer(id);
    const metadata = form.metadata('metadata', customer.metadata);
    world.change('customer.updated', customer, { ...customerFields(form), metadata });
    return customer;
  },
  'DELETE /v1/customers/:id': ({ world, id }) => {
    const customer = world.customer(id);
    for (const subscription of world.all('subscription', id)) {
      if (!isEnded(subscription)) endSubscription(world, subscription, 'cancellation_requested');
    }
    world.emit('customer.deleted', customer);
    return world.forget(id);
  },
} satisfies Record<string, Route>;

function listSubscriptions({ world, form }: StripeRequest) {
  const customer = form.text('customer');
  const status = form.text('status');
  const price = form.text('price');
  if (customer) world.get('customer', customer, 'customer');
  const isWanted = (subscription: Subscription) => {
    if (price && itemOfSubscription(subscription).price.id !== price) return false;
    if (status === 'all') return true;
    if (status === 'ended') return isEnded(subscription);
    return status ? subscription.status === status : subscription.status !== 'canceled';
  };
  const rows = world.all('subscription', customer).filter(isWanted);
  return pageOf(rows, form, '/v1/subscriptions');
}

function createSubscription({ world, form }: StripeRequest) {
  const customer = world.customer(form.required('customer'), 'customer');
  const price = world.get('price', form.required('items.0.price'), 'items[0][price]');
  return subscribe(world, { customer, price, metadata: form.metadata() });
}

/** Refuses what Stripe does not allow while a schedule has the subscription. */
function changeEnd(world: World, subscription: Subscription, form: Form): void {
  if (subscription.schedule) {
    throw refuse(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any ` +
        'cancelation behavior directly is not allowed. Please update the schedule instead.',
      'cancel_at_period_end',
    );
  }
  if (form.at('cancel_at') === '' || form.boolean('cancel_at_period_end') === false) {
    setEnd(world, subscription, null);
  } else if (form.boolean('cancel_at_period_end')) setEnd(world, subscription, 'cancel_at_period_end');
  else {
    const at = form.number('cancel_at') ?? null;
    world.change('customer.subscription.updated', subscription, { cancel_at: at, canceled_at: world.now() });
  }
}

function priceOfItem(world: World, subscription: Subscription, form: Form): Price | undefined {
  if (!form.has('items')) return undefined;
  const item = form.required('items.0.id');
  if (item !== itemOfSubscription(subscription).id) throw noSuch('subscription_item', item, 'items[0][id]');
  return world.get('price', form.required('items.0.price'), 'items[0][price]');
}

function updateSubscription({ world, form, id }: StripeRequest) {
  const subscription = world.get('subscription', id);
  if (isEnded(subscription)) {
    throw refuse('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const price = priceOfItem(world, subscription, form);
  const proration = (form.text('proration_behavior') ?? 'create_prorations') as Proration;
  const strict = form.text('payment_behavior') === 'error_if_incomplete';
  if (form.has('cancel_at_period_end') || form.has('cancel_at')) changeEnd(world, subscription, form);
  if (price) changePrice(world, subscription, { price, proration, strict });
  const metadata = form.metadata('metadata', subscription.metadata);
  world.change('customer.subscription.updated', subscription, { metadata });
  return subscription;
}

function cancelSubscription({ world, id }: StripeRequest) {
  const subscription = world.get('subscription', id);
  if (isEnded(subscription)) throw noSuch('subscription', id);
  endSubscription(world, subscription, 'cancellation_requested');
  return subscription;
}

const subscriptionRoutes = {
  'GET /v1/subscriptions': listSubscriptions,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions/:id': readRoute('subscription'),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'GET /v1/subscription_schedules': listRoute('subscription_schedule', '/v1/subscription_schedules', [
    'customer',
  ]),
  'GET /v1/subscription_schedules/:id': readRoute('subscription_schedule'),
  'POST /v1/subscription_schedules/:id/release': ({ world, id }) => {
    const schedule = world.get('subscription_schedule', id);
    if (schedule.status !== 'active') {
      throw refuse(
        `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      );
    }
    releaseSchedule(world, schedule);
    return schedule;
  },
} satisfies Record<string, Route>;

export const routes = {
  ...catalogueRoutes,
  ...customerRoutes,
  ...subscriptionRoutes,
  ...moneyRoutes,
  ...sessionRoutes,
} satisfies Record<string, Route>;

export type StripeCall = keyof typeof routes;

/** The call that a request makes, and the id in its path. */
export function callOf(method: string, path: string): { name: StripeCall; id: string } | undefined {
  const [, version = '', ...parts] = path.split('/');
  const known = (name: string): name is StripeCall => name in routes;
  for (let place = 0; place <= parts.length; place += 1) {
    const pattern = parts.map((part, index) => (index === place ? ':id' : part)).join('/');
    const name = `${method} /${version}/${pattern}`;
    if (known(name)) return { name, id: decodeURIComponent(parts[place] ?? '') };
  }
  return undefined;
}
