import type Stripe from 'stripe';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { BillingEnv } from './billing-env.ts';
import type { Prices } from './prices.ts';

/** What the operations of payments need. */
export type BillingContext = {
  env: BillingEnv;
  database: Database;
  /** Stripe's client. It is loaded on the first call. */
  stripe: () => Promise<Stripe>;
  prices: Prices;
  mailer: Pick<Mailer, 'send' | 'canSend'>;
  log: Logger;
  /** The public address, without a slash at its end. */
  origin: () => string;
};
