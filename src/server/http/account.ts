import { Hono } from 'hono';
import {
  type AccountDataFile,
  accountDataSchema,
  accountDeletionSchema,
  type Profile,
  planChangeResultSchema,
  planChangeSchema,
  profileSchema,
  usageSchema,
} from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import type { Account } from '../accounts/identify-account.ts';
import { type AccountData, readAccountData } from '../accounts/read-account-data.ts';
import { isoTime } from '../iso-time.ts';
import { changePlan } from '../plans/change-plan.ts';
import { presentUsage, readUsage } from '../plans/read-usage.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { presentKey } from './keys.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { countChange, requireAccount } from './require-account.ts';

/** The file name of the account's data. */
const FILE_NAME = 'ai-reply-assistant-account.json';

function presentProfile({ id, email, fullName, plan }: Account): Profile {
  return { id, email, full_name: fullName, current_plan: plan };
}

function presentCustomer(row: AccountData['billing'][number]): AccountDataFile['billing'][number] {
  const { customer, subscription, status, plan, billing_interval, price, amount, currency } = row;
  return {
    customer,
    subscription,
    status,
    plan,
    interval: billing_interval,
    price,
    amount,
    currency,
    next_plan: row.next_plan,
    next_interval: row.next_interval,
    period_ends_at: isoTime(row.period_ends_at),
    ends_at: isoTime(row.ends_at),
    access_ends_at: isoTime(row.access_ends_at),
    first_paid_at: isoTime(row.first_paid_at),
    money_back: row.money_back,
    created_at: new Date(row.created_at).toISOString(),
  };
}

/** The content of the file. Every time is an ISO 8601 text in UTC. */
function presentAccountData({
  profile,
  planChanges,
  billing,
  priceNotices,
  months,
  days,
  usageNotices,
  sessions,
  mailboxes,
  keys,
  snippets,
  ownWords,
  team,
}: AccountData): AccountDataFile {
  const { id, email, full_name, email_verified, current_plan, usage_mails, created_at, updated_at } = profile;
  return {
    profile: {
      id,
      email,
      email_verified: email_verified === 1,
      full_name,
      current_plan,
      usage_mails: usage_mails === 1,
      created_at,
      updated_at,
    },
    plan_changes: planChanges.map(({ from_plan, to_plan, changed_at }) => ({
      from_plan,
      to_plan,
      changed_at: new Date(changed_at).toISOString(),
    })),
    billing: billing.map(presentCustomer),
    price_notices: priceNotices.map(({ billing_interval, sent_at, ...notice }) => ({
      ...notice,
      interval: billing_interval,
      sent_at: new Date(sent_at).toISOString(),
    })),
    usage: months.map(({ month_year, emails_generated }) => ({ month_year, emails_generated })),
    usage_days: days,
    usage_notices: usageNotices.map(({ month, percent }) => ({ month_year: month, percent })),
    sessions: sessions.map((session) => ({
      signed_in_at: session.created_at,
      renewed_at: session.updated_at,
      expires_at: session.expires_at,
    })),
    mailboxes: mailboxes.map((mailbox) => ({
      ...mailbox,
      connected_at: new Date(mailbox.connected_at).toISOString(),
    })),
    api_keys: keys.map(presentKey),
    snippets,
    own_words: ownWords,
    team: team && {
      name: team.name,
      role: team.owner_id === id ? 'owner' : 'member',
      own_plan: profile.own_plan ?? current_plan,
      joined_at: new Date(team.created_at).toISOString(),
    },
  };
}

/** The signed-in account: its profile, usage, plan and data. */
export const accountRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.profile,
    describeRoute({
      operationId: 'profile',
      summary: 'Read your profile',
      responses: { 200: jsonResponse('The account.', profileSchema) },
    }),
    requireAccount,
    (c) => c.json(presentProfile(c.var.account)),
  )
  .get(
    apiPaths.usage,
    describeRoute({
      operationId: 'usage',
      summary: 'Read the month’s usage',
      description:
        'The usage of the current month in UTC. `limit` is the number of replies that the server enforces, ' +
        'or null; `included` is the number of replies that the plan includes. A member of a team gets the ' +
        'numbers of the team, and its name in `team`.',
      responses: { 200: jsonResponse('The month.', usageSchema) },
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      return c.json(presentUsage(await readUsage({ ctx: deps, account }), account));
    },
  )
  .put(
    apiPaths.plan,
    describeRoute({
      operationId: 'changePlan',
      summary: 'Change your plan',
      responses: {
        200: jsonResponse('The new plan.', planChangeResultSchema),
      },
      problems: ['plan_by_payment'],
    }),
    requireAccount,
    countChange,
    jsonInput(planChangeSchema),
    async (c) => {
      // Then the plan follows the payments (docs/product.md, 1.13).
      if (c.var.deps.billing) throw new ProblemError('plan_by_payment');
      const { plan } = c.req.valid('json');
      const { id: accountId, team, plan: current } = c.var.account;
      const changed = await changePlan({ ctx: c.var.deps, accountId, plan });
      // A member of a team keeps the team's plan; the own one counts when it leaves.
      return c.json(team ? { plan: current } : changed);
    },
  )
  .get(
    apiPaths.accountData,
    describeRoute({
      operationId: 'accountData',
      summary: 'Download everything that is stored about your account',
      responses: {
        200: jsonResponse(
          'Profile, plan changes, subscription, usage by months and days, sessions, mailboxes, API keys, ' +
            'snippets, own words and team. Times are ISO 8601, in UTC.',
          accountDataSchema,
        ),
      },
    }),
    requireAccount,
    async (c) => {
      const data = await readAccountData({ ctx: c.var.deps, accountId: c.var.account.id });
      return c.body(`${JSON.stringify(presentAccountData(data), null, 2)}\n`, 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${FILE_NAME}"`,
      });
    },
  )
  .delete(
    apiPaths.account,
    describeRoute({
      operationId: 'deleteAccount',
      summary: 'Delete your account and its data',
      description:
        'The body repeats the email address of the account. Deleted data cannot be restored. The ' +
        'replies used this month still count if the address signs up again in the same month.',
      responses: { 204: { description: 'The account is deleted.' } },
    }),
    requireAccount,
    jsonInput(accountDeletionSchema),
    async (c) => {
      const { deps, account } = c.var;
      const connected = await deleteAccount({ ctx: deps, account, email: c.req.valid('json').email });
      deps.stoppableReplies.stopAll(account.id);
      deps.billing?.endCustomers();
      for (const mailbox of connected) deps.mailboxRevoker.revoke(mailbox);
      return c.body(null, 204);
    },
  );
