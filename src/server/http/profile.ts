import type { Context } from 'hono';
import type { Profile } from '#domain/accounts.ts';
import type { Account } from '../accounts/identify-account.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

function presentProfile({ id, email, fullName, plan }: Account): Profile {
  return { id, email, full_name: fullName, current_plan: plan };
}

/** GET /api/profile: who is signed in. */
export const profileRoute = (c: Context<AccountEnv>) =>
  c.json(presentProfile(c.get('account')), 200, noStore);
