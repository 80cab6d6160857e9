import type { DateMention } from '#reading/reading.ts';

/** What parts two times that are each meant. */
const PARTED =
  /(?<!\p{L})(?:or|oder|ou|o|u|of|eller|lub|albo|czy|nebo|či|sau|veya|или|або|чи|ή|atau|hoặc|and|und|et|y|e|en|och|i|a|и|та|și|ve|dan|và|bis|to|au|do|до)(?!\p{L})|[/–—-]|หรือ|או|أو|या|অথবা|或|和|还是|または|と|か|이나|또는/iu;
/** So near to each other two mentions may be of one moment, in UTF-16 code units. */
const NEAR = 10;
const DAY = /^\d{4}-\d\d-\d\d$/;

const weekdayOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** Two mentions side by side as one; undefined where they are two. `isWeekday` tells a mention of a weekday alone. */
function joined(
  first: DateMention,
  second: DateMention,
  isWeekday: (date: DateMention) => boolean,
): DateMention | undefined {
  const [one = '', other = ''] = [first.resolved, second.resolved];
  if (!DAY.test(one) || first.resolvedEnd || first.deadline !== second.deadline) return undefined;
  const whole = { ...first, end: second.end };
  // 'Tomorrow, Friday at 12': the one with its hour.
  if (other.startsWith(`${one}T`) || other === one) return { ...second, start: first.start };
  // 'Thursday 26, 5 pm'
  if (/^T\d\d:\d\d$/.test(other))
    return {
      ...whole,
      resolved: one + other,
      ...(second.resolvedEnd ? { resolvedEnd: second.resolvedEnd } : {}),
    };
  // 'On the 26th, a Thursday': read alone, the weekday is that of another week.
  if (!DAY.test(other.slice(0, 10)) || second.resolvedEnd || weekdayOf(one) !== weekdayOf(other))
    return undefined;
  return isWeekday(second) ? { ...whole, resolved: one + other.slice(10) } : undefined;
}

/** The mentions of a text in their order, those that together name one moment as one. Linear in the mentions. */
export function asOneMoment(
  dates: readonly DateMention[],
  text: string,
  isWeekday: (date: DateMention) => boolean,
): DateMention[] {
  const found: DateMention[] = [];
  for (const date of dates) {
    const last = found.at(-1);
    const between = last && text.slice(last.end, date.start);
    const isNear = between !== undefined && between.length <= NEAR && !PARTED.test(between);
    const whole = last && isNear ? joined(last, date, isWeekday) : undefined;
    if (whole) found.splice(-1, 1, whole);
    else found.push(date);
  }
  return found;
}
