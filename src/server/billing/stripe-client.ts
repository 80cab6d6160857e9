import type Stripe from 'stripe';
import type { BillingEnv } from './billing-env.ts';

/** The longest time for one attempt of a call, in milliseconds. */
const CALL_MS = 15_000;
/** A call that failed on the way is made again with the same idempotency key. */
const MAX_RETRIES = 2;

/** Loads Stripe's own library and opens a client. It makes no call yet. */
export async function openStripe({
  secretKey,
  apiRoot,
}: Pick<BillingEnv, 'secretKey' | 'apiRoot'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const root = apiRoot === undefined ? undefined : new URL(apiRoot);
  return new Client(secretKey, {
    timeout: CALL_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(root && {
      protocol: root.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: root.hostname,
      port: root.port || (root.protocol === 'http:' ? '80' : '443'),
    }),
  });
}

/** The id of an object that Stripe gives as an id or as the whole object. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** A time of Stripe, in seconds since 1970, in milliseconds. */
export const millisecondsOf = (seconds: number): number => seconds * 1_000;

/** Stripe's code of an error, such as 'resource_missing'; undefined if it is no error of Stripe. */
export function stripeCodeOf(error: unknown): string | undefined {
  const isStripe = error instanceof Error && 'rawType' in error;
  return isStripe && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
