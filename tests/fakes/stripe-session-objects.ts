// The sessions of the fake Stripe's own pages, complete as the library's types describe them.
import type Stripe from 'stripe';
import { type Born, type Metadata, nulls, type Price } from './stripe-objects.ts';

export type Checkout = Stripe.Checkout.Session & { customer: string };
export type Configuration = Stripe.BillingPortal.Configuration;
export type PortalSession = Stripe.BillingPortal.Session & { configuration: string };

export type CheckoutInput = {
  customer: Stripe.Customer;
  price: Price;
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  metadata: Metadata;
  url: string;
};

const DAY = 86_400;

export function checkoutOf({ id, created }: Born, input: CheckoutInput): Checkout {
  const { customer, price, successUrl, cancelUrl, reference, metadata, url } = input;
  return {
    ...{
      id,
      object: 'checkout.session',
      created,
      expires_at: created + DAY,
      customer: customer.id,
      metadata,
    },
    ...{ mode: 'subscription', status: 'open', payment_status: 'unpaid', ui_mode: 'hosted_page', url },
    ...{ success_url: successUrl, cancel_url: cancelUrl, client_reference_id: reference, livemode: false },
    ...{ amount_subtotal: price.unit_amount, amount_total: price.unit_amount, currency: price.currency },
    ...{ custom_fields: [], payment_method_types: ['card'], shipping_options: [], discounts: [] },
    ...{ payment_method_collection: 'always', billing_address_collection: 'auto' },
    automatic_tax: { enabled: false, ...nulls('liability', 'provider', 'status') },
    custom_text: nulls('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    customer_details: {
      ...{ email: customer.email, name: customer.name ?? null, tax_exempt: 'none', tax_ids: [] },
      ...nulls('address', 'business_name', 'individual_name', 'phone'),
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...nulls('adaptive_pricing', 'after_expiration', 'allow_promotion_codes', 'allowed_payment_method_types'),
    ...nulls('client_secret', 'collected_information', 'consent', 'consent_collection', 'customer_account'),
    ...nulls('currency_conversion', 'customer_creation', 'customer_email', 'integration_identifier'),
    ...nulls('invoice', 'invoice_creation', 'locale', 'managed_payments', 'origin_context', 'payment_intent'),
    ...nulls('payment_link', 'payment_method_configuration_details', 'payment_method_options', 'permissions'),
    ...nulls('recovered_from', 'saved_payment_method_options', 'setup_intent', 'submit_type'),
    ...nulls('shipping_address_collection', 'shipping_cost', 'subscription', 'wallet_options'),
  };
}

type Features = Stripe.BillingPortal.Configuration.Features;
/** The features that a request may name. */
export type FeaturesInput = {
  [Name in keyof Features]?: Partial<Features[Name]> & { enabled?: boolean };
};

/** The features of a configuration after a request: what it names, and Stripe's defaults for the rest. */
export function featuresOf(input: FeaturesInput, before?: Features): Features {
  const merged = <Name extends keyof Features>(name: Name, defaults: Features[Name]): Features[Name] => ({
    ...(before?.[name] ?? defaults),
    ...input[name],
  });
  return {
    customer_update: merged('customer_update', { enabled: false, allowed_updates: [] }),
    invoice_history: merged('invoice_history', { enabled: false }),
    payment_method_update: merged('payment_method_update', {
      enabled: false,
      payment_method_configuration: null,
    }),
    subscription_cancel: merged('subscription_cancel', {
      ...{ enabled: false, mode: 'at_period_end', proration_behavior: 'none' },
      cancellation_reason: { enabled: false, options: [], feedback_options: null },
    }),
    subscription_pause: merged('subscription_pause', {
      enabled: false,
      duration: { type: 'indefinite', interval_options: [] },
    }),
    subscription_update: merged('subscription_update', {
      ...{ enabled: false, default_allowed_updates: [], proration_behavior: 'none', products: [] },
      ...{ schedule_at_period_end: { conditions: [] }, trial_update_behavior: 'end_trial' },
      billing_cycle_anchor: null,
    }),
  };
}

export function configurationOf(
  { id, created }: Born,
  input: { features: Features; metadata: Metadata; name: string | null; returnUrl: string | null },
): Configuration {
  return {
    ...{ id, object: 'billing_portal.configuration', created, updated: created, active: true },
    ...{ features: input.features, metadata: input.metadata, name: input.name, is_default: false },
    ...{ default_return_url: input.returnUrl, livemode: false, login_page: { enabled: false, url: null } },
    business_profile: nulls('headline', 'privacy_policy_url', 'terms_of_service_url'),
    application: null,
  };
}

export type PortalInput = {
  customer: string;
  configuration: string;
  flow: Stripe.BillingPortal.Session.Flow | null;
  returnUrl: string | null;
  url: string;
};

export function portalSessionOf({ id, created }: Born, input: PortalInput): PortalSession {
  const { customer, configuration, flow, returnUrl, url } = input;
  return {
    ...{ id, object: 'billing_portal.session', created, customer, configuration, flow, url },
    ...{ return_url: returnUrl, livemode: false },
    ...nulls('after_expiration', 'customer_account', 'locale', 'on_behalf_of'),
  };
}
