import type { NoticePercent } from '#domain/usage.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import type { Mail } from './mailer.ts';

/** What a mail about an allowance says. */
export type AllowanceNotice = {
  to: string;
  percent: NoticePercent;
  /** The replies of the month so far, and those that the allowance has. */
  used: number;
  allowance: number;
  whose: 'account' | 'team';
  /** Whether replies above the allowance are refused. */
  isLimit: boolean;
  /** The day on which the count starts again: 'December 1'. */
  startsAgain: string;
};

/** What follows from the share that is used. */
function consequence({ percent, whose, isLimit, startsAgain }: AllowanceNotice): string {
  const again = `The count starts again on ${startsAgain} (UTC).`;
  if (!isLimit) return `Your plan has no hard limit: you can go on writing. ${again}`;
  if (percent < 100) return again;
  const more = whose === 'team' ? '' : ' A larger plan has more replies.';
  return `${again} Until then no more replies are written.${more}`;
}

/** The mail that says how much of an allowance is used; `link` is the dashboard. It names no person, as the other mails. */
export function usageMail(notice: AllowanceNotice, link: string): Mail {
  const { to, percent, used, allowance, whose } = notice;
  const owner = whose === 'team' ? 'Your team has' : 'You have';
  return {
    to,
    link,
    subject: `${owner} used ${percent} % of this month’s replies`,
    text: `Hello,

${owner} used ${used} of the ${allowance} replies of this month at AI Reply Assistant. ${consequence(notice)}

Your plan and your replies by day are on your dashboard:

${link}

You get at most one email at 80 % and one at 100 % a month. If you do not want them, uncheck "${usageTexts.mails}" there.

AI Reply Assistant
`,
  };
}
