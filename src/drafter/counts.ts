import type { Ask } from '#reading/reading.ts';
import type { Addition } from './composer.ts';

const number =
  '(?:\\d[\\d.,]*|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:a |two |three )?dozen|(?:a |two |three )?hundred)';

/** The noun that an ask wants counted: 'copies' of 'how many copies do you need'. */
function counted(ask: Ask): string | undefined {
  return /\bhow (?:many|much) (\p{L}{3,})/iu.exec(ask.text)?.[1]?.toLowerCase();
}

function counts(statement: string, noun: string): boolean {
  // 'copies' and 'copy', 'boxes' and 'box'.
  const stem = noun.replace(/(?:ies|es|s|y)$/, '');
  return new RegExp(`\\b${number}\\s+(?:\\p{L}+\\s+)?${stem}\\p{L}{0,3}(?!\\p{L})`, 'iu').test(statement);
}

/**
 * What the person says that answers an ask for a number: 'we need 2,000 copies' where the mail asks how many. `said`
 * has it by the ask's place; `rest` is what remains to be added. Linear in both.
 */
export function countsSaid(
  additions: readonly Addition[],
  asks: readonly Ask[],
): { said: Map<number, string>; rest: Addition[] } {
  const said = new Map<number, string>();
  const rest = additions.filter(({ act, text }) => {
    if (act !== 'say' || text.startsWith('=')) return true;
    const place = asks.findIndex((ask, at) => {
      const noun = counted(ask);
      return noun !== undefined && !said.has(at) && counts(text, noun);
    });
    if (place < 0) return true;
    said.set(place, text);
    return false;
  });
  return { said, rest };
}
