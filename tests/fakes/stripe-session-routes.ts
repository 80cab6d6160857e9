// The calls of the fake Stripe's API that lead to its own pages: Checkout and the customer portal.
import type Stripe from 'stripe';
import { type Form, refuse } from './stripe-form.ts';
import { pageOf } from './stripe-lists.ts';
import { isEnded, type Price, type Subscription } from './stripe-objects.ts';
import {
  type Checkout,
  checkoutOf,
  configurationOf,
  type FeaturesInput,
  featuresOf,
  portalSessionOf,
} from './stripe-session-objects.ts';
import { checkCurrency } from './stripe-subscriptions.ts';
import type { Route, StripeRequest, World } from './stripe-world.ts';

function createCheckout({ world, form }: StripeRequest): Checkout {
  const mode = form.required('mode');
  if (mode !== 'subscription') throw refuse(`The fake has no sessions in the mode ${mode}.`, 'mode');
  const customer = world.customer(form.required('customer'), 'customer');
  if (form.list('line_items').length !== 1) throw refuse('The fake has one line item.', 'line_items');
  const price = world.get('price', form.required('line_items.0.price'), 'line_items[0][price]');
  if (!price.active) {
    throw refuse(
      'The price specified is inactive. This field only accepts active prices.',
      'line_items[0][price]',
    );
  }
  if (form.number('line_items.0.quantity') !== 1) {
    throw refuse('Quantity is required. Add `quantity` to `line_items[0]`', 'line_items[0][quantity]');
  }
  checkCurrency(customer, price);
  const born = world.born('cs_test');
  const session = checkoutOf(born, {
    ...{ customer, price, url: `${world.url}/c/pay/${born.id}` },
    ...{ successUrl: form.required('success_url'), cancelUrl: form.text('cancel_url') ?? null },
    ...{ reference: form.text('client_reference_id') ?? null, metadata: form.metadata() },
  });
  world.checkouts.set(session.id, { price, metadata: form.metadata('subscription_data.metadata') });
  return world.add<'checkout.session'>(session);
}

function expireCheckout({ world, id }: StripeRequest): Checkout {
  const session = world.get('checkout.session', id);
  if (session.status !== 'open') {
    throw refuse(`Only Checkout Sessions that are open can be expired. This one is ${session.status}.`);
  }
  world.change('checkout.session.expired', session, { status: 'expired', url: null });
  return session;
}

/** Refuses products that the portal cannot show: https://docs.stripe.com/customer-management. */
function checkProducts(world: World, update: FeaturesInput['subscription_update']): void {
  const place = 'features[subscription_update][products]';
  const products = update?.products ?? [];
  if (update?.enabled && products.length === 0)
    throw refuse(`Missing required param: ${place}.`, place, 'parameter_missing');
  if (products.length > 10) throw refuse('You can have at most 10 products.', place);
  for (const { product, prices } of products) {
    const found: Price[] = prices.map((id) => world.get('price', id, place));
    const other = found.find((price) => price.product !== world.get('product', product, place).id);
    if (other) throw refuse(`The price ${other.id} does not belong to the product ${product}.`, place);
    const kinds = new Set(found.map(({ currency, recurring }) => currency + recurring.interval));
    if (kinds.size < found.length) {
      throw refuse('Each price of a product must have a unique billing interval.', place);
    }
  }
}

const featuresIn = (form: Form) => (form.part('features') ?? {}) as FeaturesInput;

function createConfiguration({ world, form }: StripeRequest) {
  if (!form.has('features'))
    throw refuse('Missing required param: features.', 'features', 'parameter_missing');
  const features = featuresOf(featuresIn(form));
  checkProducts(world, features.subscription_update as FeaturesInput['subscription_update']);
  return world.add<'billing_portal.configuration'>(
    configurationOf(world.born('bpc'), {
      ...{ features, metadata: form.metadata(), name: form.text('name') ?? null },
      returnUrl: form.text('default_return_url') ?? null,
    }),
  );
}

function updateConfiguration({ world, form, id }: StripeRequest) {
  const configuration = world.get('billing_portal.configuration', id);
  const features = featuresOf(featuresIn(form), configuration.features);
  checkProducts(world, features.subscription_update as FeaturesInput['subscription_update']);
  const metadata = form.metadata('metadata', configuration.metadata ?? {});
  Object.assign(configuration, { features, metadata, updated: world.now() });
  if (form.has('active')) configuration.active = form.boolean('active') ?? configuration.active;
  if (form.has('default_return_url'))
    configuration.default_return_url = form.text('default_return_url') ?? null;
  world.emit('billing_portal.configuration.updated', configuration);
  return configuration;
}

function listConfigurations({ world, form }: StripeRequest) {
  const [active, isDefault] = [form.boolean('active'), form.boolean('is_default')];
  const rows = world
    .all('billing_portal.configuration')
    .filter((row) => active === undefined || row.active === active)
    .filter((row) => isDefault === undefined || row.is_default === isDefault);
  return pageOf(rows, form, '/v1/billing_portal/configurations');
}

type Flow = Stripe.BillingPortal.Session.Flow;

/** Refuses a flow that the subscription or the configuration does not allow. */
function checkFlow(
  type: string,
  subscription: Subscription,
  features: Stripe.BillingPortal.Configuration.Features,
) {
  const place = `flow_data[${type}][subscription]`;
  if (type === 'subscription_cancel') {
    if (!features.subscription_cancel.enabled) {
      throw refuse('The portal configuration does not allow to cancel subscriptions.', place);
    }
    if (isEnded(subscription) || subscription.cancel_at !== null) {
      throw refuse(
        'This subscription cannot be canceled because it is already canceled or set to be canceled.',
        place,
      );
    }
    return;
  }
  if (!features.subscription_update.enabled) {
    throw refuse('The portal configuration does not allow to update subscriptions.', place);
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw refuse(`This subscription cannot be updated because its status is ${subscription.status}.`, place);
  }
}

function flowOf(
  { world, form }: StripeRequest,
  customer: string,
  features: Stripe.BillingPortal.Configuration.Features,
): Flow | null {
  if (!form.has('flow_data')) return null;
  const type = form.required('flow_data.type');
  if (type !== 'payment_method_update') {
    const id = form.required(`flow_data.${type}.subscription`);
    const subscription = world.get('subscription', id, `flow_data[${type}][subscription]`);
    if (subscription.customer !== customer) {
      throw refuse('The subscription does not belong to the customer.', `flow_data[${type}][subscription]`);
    }
    checkFlow(type, subscription, features);
  }
  if (type === 'subscription_update_confirm') {
    const price = form.required('flow_data.subscription_update_confirm.items.0.price');
    const offered = features.subscription_update.products?.some(({ prices }) => prices.includes(price));
    if (!offered) {
      throw refuse(
        `The price ${price} is not in the portal configuration.`,
        'flow_data[subscription_update_confirm][items][0][price]',
      );
    }
  }
  const given = form.part('flow_data') as Partial<Flow>;
  return {
    ...{ customer_update: null, subscription_cancel: null, subscription_pause: null },
    ...{ subscription_update: null, subscription_update_confirm: null },
    ...given,
    type,
    after_completion: {
      ...{ type: 'portal_homepage', redirect: null, hosted_confirmation: null },
      ...given.after_completion,
    },
  };
}

function createPortal({ world, form, ...rest }: StripeRequest) {
  const customer = world.customer(form.required('customer'), 'customer');
  const named = form.text('configuration');
  const configuration = named
    ? world.get('billing_portal.configuration', named, 'configuration')
    : world.all('billing_portal.configuration').find((one) => one.is_default);
  if (!configuration?.active) {
    throw refuse(
      'No configuration provided and your default configuration has not been created.',
      'configuration',
    );
  }
  const flow = flowOf({ world, form, ...rest }, customer.id, configuration.features);
  const born = world.born('bps');
  const session = portalSessionOf(born, {
    ...{ customer: customer.id, configuration: configuration.id, flow },
    returnUrl: form.text('return_url') ?? configuration.default_return_url,
    url: `${world.url}/p/session/${born.id}`,
  });
  world.emit('billing_portal.session.created', world.add<'billing_portal.session'>(session));
  return session;
}

export const sessionRoutes = {
  'POST /v1/checkout/sessions': createCheckout,
  'GET /v1/checkout/sessions': ({ world, form }) => {
    const [customer, status] = [form.text('customer'), form.text('status')];
    const rows = world.all('checkout.session', customer).filter((row) => !status || row.status === status);
    return pageOf(rows, form, '/v1/checkout/sessions');
  },
  'GET /v1/checkout/sessions/:id': ({ world, id }) => world.get('checkout.session', id),
  'POST /v1/checkout/sessions/:id/expire': expireCheckout,
  'POST /v1/billing_portal/configurations': createConfiguration,
  'GET /v1/billing_portal/configurations': listConfigurations,
  'GET /v1/billing_portal/configurations/:id': ({ world, id }) =>
    world.get('billing_portal.configuration', id),
  'POST /v1/billing_portal/configurations/:id': updateConfiguration,
  'POST /v1/billing_portal/sessions': createPortal,
} satisfies Record<string, Route>;
