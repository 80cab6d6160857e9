// npm run notice -- price: tells subscribers about a new price.
import { parseArgs } from 'node:util';
import { type BillingInterval, billingIntervals, type PaidPlan, paidPlans } from '#domain/billing.ts';
import { digitsOf, formatMoney } from '#domain/money.ts';
import { plans } from '#domain/plans.ts';
import type { Database } from '../../database/connect.ts';
import { checkIsThere, openDatabase } from '../../database/open-database.ts';
import { type Env, parseEnv } from '../../env.ts';
import { openTransporter } from '../../mail/mailer.ts';
import { noMetrics } from '../../metrics/metrics.ts';
import { runCommand } from '../../run-command.ts';
import { findCurrencies, findRecipients, type NewPrice, noticeFor, sendNotices } from './send-notices.ts';

const help = `npm run notice -- price --plan basic --to 12.99 [--interval month] [--currency usd] [--yes]
Tells the subscribers of a plan about its new price. Without --yes it only prints what it would send.`;

/** A wrong use of the command. `message` is what the person reads. */
class NoticeError extends Error {
  override readonly name = 'NoticeError';
}

/** An amount such as '12.99' in the smallest unit of its currency. */
function unitsOf(text: string, currency: string): number {
  const digits = digitsOf(currency);
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) {
    throw new NoticeError(`--to must be an amount, such as ${digits === 0 ? '1200' : '12.99'}.`);
  }
  return Number(whole + part.padEnd(digits, '0'));
}

type Arguments = Pick<NewPrice, 'plan' | 'interval'> & {
  currency: string | undefined;
  to: string;
  isSent: boolean;
};

function readArguments(args: string[]): Arguments {
  const options = {
    plan: { type: 'string' },
    to: { type: 'string' },
    interval: { type: 'string', default: 'month' },
    currency: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new NoticeError(help);
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length !== 1 || positionals[0] !== 'price' || !values.to) {
    throw new NoticeError(help);
  }
  const plan = paidPlans.find((known): known is PaidPlan => known === values.plan);
  if (!plan) throw new NoticeError(`--plan must be ${paidPlans.join(' or ')}.`);
  const interval = billingIntervals.find((known): known is BillingInterval => known === values.interval);
  if (!interval) throw new NoticeError('--interval must be month or year.');
  const currency = values.currency?.toLowerCase();
  if (currency !== undefined && !/^[a-z]{3}$/.test(currency)) {
    throw new NoticeError('--currency must be three letters, such as usd.');
  }
  return { plan, interval, currency, to: values.to, isSent: values.yes };
}

/** What has to be set before a mail is sent. */
function mailSettings({ mail, web }: Env): { smtpUrl: string; from: string; origin: string } {
  if (!mail.smtpUrl) throw new NoticeError('SMTP_URL must be set: the notice is sent by mail.');
  if (!web.appUrl) throw new NoticeError('APP_URL must be set: the notice links to the dashboard.');
  return { smtpUrl: mail.smtpUrl, from: mail.from, origin: web.appUrl };
}

/** The currency that all subscribers of a plan pay in. Throws `NoticeError` if there are several. */
async function currencyOf(
  database: Database,
  price: Pick<NewPrice, 'plan' | 'interval' | 'isLive'>,
): Promise<string> {
  const found = await findCurrencies(database, price);
  if (found.length > 1) throw new NoticeError(`--currency must be one of ${found.join(', ')}.`);
  return found[0] ?? 'usd';
}

async function run(args: string[], signal: AbortSignal): Promise<void> {
  const { isSent, to, ...wanted } = readArguments(args);
  const env = parseEnv(process.env);
  if (!env.billing)
    throw new NoticeError('STRIPE_SECRET_KEY must be set: without payments there is no price.');
  const { isLive } = env.billing;
  checkIsThere(env.storage);
  const database = await openDatabase(env.storage, () => {}, noMetrics);
  try {
    const currency = wanted.currency ?? (await currencyOf(database, { ...wanted, isLive }));
    const price = { ...wanted, isLive, currency, amount: unitsOf(to, currency) };
    const recipients = await findRecipients(database, price);
    const { label } = plans[price.plan];
    const [first] = recipients;
    if (!first) {
      return console.log(
        `No subscriber of ${label} has to be notified: all pay this price or got the notice.`,
      );
    }
    const people = recipients.length === 1 ? 'One subscriber' : `${recipients.length} subscribers`;
    if (!isSent) {
      const { subject, text } = noticeFor(
        first,
        price,
        Date.now(),
        env.web.appUrl ?? 'https://reply.example.com',
      );
      console.log(
        `${people} of ${label} would get this mail. Add --yes to send it.\n\n${subject}\n\n${text}`,
      );
      return;
    }
    const { smtpUrl, from, origin } = mailSettings(env);
    const transporter = await openTransporter(smtpUrl, from);
    const send = async ({ to, subject, text }: { to: string; subject: string; text: string }) => {
      await transporter.sendMail({ to, subject, text });
    };
    let notified = 0;
    let failed = 0;
    for await (const { isSent: wasSent } of sendNotices({ database, origin, send }, recipients, price)) {
      if (wasSent) notified += 1;
      else failed += 1;
      if (signal.aborted) break;
    }
    transporter.close();
    console.log(
      `${notified} of ${recipients.length} got the notice that ${label} will cost ${formatMoney(price)}.`,
    );
    if (failed > 0) throw new NoticeError(`The mail server did not take ${failed}. Run the same line again.`);
  } finally {
    await database.close();
  }
}

await runCommand(run, {
  stopped: 'Stopped. Run the same line again: those who got the notice get no second one.',
  refusals: [NoticeError],
});
