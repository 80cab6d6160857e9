import type { Database } from '../database/connect.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { Secrets } from '../secrets.ts';
import type { DeviceToken } from './devices.ts';
import type { Library } from './library.ts';

/** The context of the verbs of accounts. */
export type AccountContext = {
  database: Database;
  ledger: Ledger;
  secrets: Pick<Secrets, 'session' | 'accountEmail' | 'device'>;
  attemptLimits: Env['attemptLimits'];
  /** The email address of the operator of the service; undefined if none is known. */
  supportAddress: string | undefined;
  mailer: Mailer;
  /** Loads the library on first use; later calls return the same one. */
  library: () => Promise<Library>;
  /** The public address, without a slash at its end. */
  origin: () => string;
  log: Logger;
  /** The keyed hash of the network address that the request comes from. */
  addressHash: string;
  /** The tokens of the device that the request comes from, not verified (devices.ts). */
  deviceTokens: DeviceToken[];
};
