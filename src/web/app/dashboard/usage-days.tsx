import type { UsageHistory } from '#domain/usage.ts';

type Day = UsageHistory['days'][number];

function utcLabel(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString('en-US', { month: 'long', ...options, timeZone: 'UTC' });
}

/** A UTC day such as '2026-11-03' as people read it: 'November 3'. */
function dayLabel(date: string): string {
  return utcLabel(date, { day: 'numeric' });
}

/** A UTC month such as '2026-11' as people read it: 'November 2026'. */
export function monthLabel(month: string): string {
  return utcLabel(`${month}-01`, { year: 'numeric' });
}

const replyCount = (replies: number) => (replies === 1 ? '1 reply' : `${replies} replies`);

/** The sentence about the days up to today: '4 today. Most: 12 on November 3.' */
export function daysSummary(days: readonly Day[]): string {
  const most = days.toSorted((a, b) => b.replies - a.replies)[0];
  if (!most?.replies) return 'No replies yet this month.';
  const today = days.at(-1);
  if (most === today) return `${most.replies} today, the most this month.`;
  return `${today?.replies} today. Most: ${most.replies} on ${dayLabel(most.date)}.`;
}

/** How many days the month of a UTC day such as '2026-11-03' has. */
export function daysOfMonth(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The days below which the chart has their numbers: the same day of each week. */
const numbered = [1, 8, 15, 22, 29] as const;

/** A bar for each day of the month up to today, and room for the days to come. For screen readers it is a list. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ replies }) => replies));
  const count = daysOfMonth(days[0]?.date ?? '');
  const gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;
  return (
    <>
      <ol className="usage-bars" style={{ gridTemplateColumns }}>
        {days.map(({ date, replies }, index) => (
          <li key={date} aria-current={index === days.length - 1 ? 'date' : undefined}>
            <span className="usage-bar" style={{ blockSize: `${(replies / most) * 100}%` }} />
            <span className="sr-only">
              {dayLabel(date)}: {replyCount(replies)}
            </span>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="usage-dates" style={{ gridTemplateColumns }}>
        {numbered
          .filter((day) => day <= count)
          .map((day) => (
            <span key={day} style={{ gridColumnStart: day }}>
              {day}
            </span>
          ))}
      </div>
    </>
  );
}
