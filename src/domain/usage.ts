import { z } from 'zod';
import { usageSchema } from './accounts.ts';

/** The response of GET /api/usage/history (docs/product.md, 5.8). Days and months are in UTC. */
export const usageHistorySchema = z.object({
  days: z
    .array(
      z.object({
        date: z.string().describe('A UTC day: `2026-11-03`.'),
        replies: z.number().int().describe('Replies written on this day.'),
      }),
    )
    .describe('Every day of the current month up to today.'),
  months: z
    .array(usageSchema.pick({ month_year: true, emails_generated: true }))
    .describe('The months before the current one in which a reply was written, newest first, at most 12.'),
  usage_mails: z.boolean().describe('Whether the account gets emails about its usage.'),
});
export type UsageHistory = z.infer<typeof usageHistorySchema>;

/** The body of PUT /api/usage/history. */
export const usageMailsSchema = usageHistorySchema.pick({ usage_mails: true });

/** The shares of an allowance, in percent, at which its owner gets a mail. The largest comes first. */
const noticePercents = [100, 80] as const;

export type NoticePercent = (typeof noticePercents)[number];

/**
 * The share of an allowance that is reached with exactly this reply, in percent; undefined if none is. A share that is
 * no whole number of replies is rounded up.
 */
export function percentReached(used: number, allowance: number): NoticePercent | undefined {
  return noticePercents.find((percent) => used > 0 && used === Math.ceil((allowance * percent) / 100));
}
