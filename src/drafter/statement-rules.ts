import type { Instructions } from './instruction-parts.ts';
import { add, askPlaces, type Rule, words } from './instruction-rule.ts';
import { thirdToSecond } from './third-person.ts';
import { voiceOf } from './voice.ts';

const statementStart =
  /^(?:i|we|i'm|i've|i'll|we're|we've|we'll|my|our|the|a|an|it|it's|there|this|that|these|those|he|she|they|all|everything|everyone|nobody|no one|unfortunately|sadly|luckily|currently|if|as|since|because|once|after|before|until|due)\b/i;
/** Signs that a clause states something. */
export const verbInside =
  /\b(?:am|is|are|was|were|be|been|has|have|had|will|would|can|can't|cannot|could|should|may|might|must|do|does|don't|doesn't|did|didn't|won't|need|needs|want|wants|shall|ship|ships|agree|accept|prefer|plan|expect|hope|work|works|look|like|love|think|know|believe|received|sent|paid|got|found|went|took|made|chose|came|left|lost|bought|gave|kept|met|saw|felt|sold|told|thought|brought|heard|held|wrote|spoke)\b|'(?:m|re|ve|ll|s|d)\b|\b\w{3,}(?:ed|es)\b/i;

const sayings = `(?:mention(?:ing)?|say(?:ing)?|state|note|add|explain|point out|emphasi[sz]e|stress|include|write|answer|reply|respond|confirm|make (?:it )?clear|clarify)`;
const tellings = `(?:tell|inform|let|assure|remind|notify|promise) (?:her|him|them|[A-Z][\\w-]+)(?: know)?`;

/** What the reply says, and in which tone. They take what no other rule took, so they come last. */
export const statementRules: readonly Rule[] = [
  {
    pattern: new RegExp(`^${tellings}(?: that)? ((?!to\\b).+)$`),
    take: (found, match) => {
      const said = thirdToSecond(words(match[1]), true);
      return verbInside.test(said) ? add(found, 'say', said) : false;
    },
  },
  {
    pattern: /^(?:include|add|quote|use)(?: the (?:sentence|text|words|phrase|line))?:?\s+(["“«].+["”»])$/i,
    take: (found, match) => add(found, 'quote', words(match[1])),
  },
  {
    pattern: new RegExp(
      `^${sayings}(?: to (?:her|him|them))?(?: the (?:fact|following))?(?: that)?:?\\s+(.+)$`,
      'i',
    ),
    take(found, match, clause) {
      const said = words(match[1]);
      if (/^["“«]/.test((match[1] ?? '').trim())) return add(found, 'quote', said);
      if (/^(?:i|we|you|they|he|she) \w+/i.test(said)) return add(found, 'say', thirdToSecond(said));
      if (statementStart.test(said) && verbInside.test(said))
        return answered(found, thirdToSecond(said), clause);
      if (verbInside.test(said) && /^[A-Z\d]|^\w+s?\s+(?:is|are|was|were|will|has|have|can)\b/.test(said))
        return add(found, 'say', thirdToSecond(said));
      if (/^(?:reply|respond|answer|write)/i.test(clause)) return false;
      return add(found, 'say', `=${said}`);
    },
  },
  {
    pattern:
      /^(?:(?:be|sound|make it|keep it|use an?|more|a bit more|write (?:it )?in an?|in an?)\s+)+(.{3,40}?)(?: (?:tone|voice|way|manner))?$/i,
    take(found, match) {
      const { voice, note } = voiceOf({ kind: 'custom', description: match[1] ?? '' });
      if (note) return false;
      found.tone = voice.tone;
      if (voice.length !== 'normal') found.length = voice.length;
      return true;
    },
  },
  { pattern: /^(["“«].+["”»])$/, take: (found, match) => add(found, 'quote', words(match[1])) },
  {
    pattern: /^(.+)$/,
    take(found, match, clause) {
      const said = words(match[1]);
      return statementStart.test(said) && verbInside.test(said) ? answered(found, said, clause) : false;
    },
  },
  {
    pattern: /^([\w ]{2,40}):\s*(.+)$/,
    take(found, match, clause) {
      found.orders.push({
        clause,
        about: words(match[1]),
        value: words(match[2]),
        said: `${words(match[1])}: ${words(match[2])}`,
      });
      return true;
    },
  },
];

/** 'the figure is 42' may answer an ask; other statements are said as they are. */
function answered(found: Instructions, said: string, clause: string): boolean {
  const fact = /^(?:the|our|my|its|your) (.{2,60}?) (?:is|are|was|will be|would be) (.{1,80})$/i.exec(said);
  if (!fact) return add(found, 'say', said);
  const place = /\b(?:to|for) the (first|second|third|fourth|fifth|last)\b/i
    .exec(fact[1] ?? '')?.[1]
    ?.toLowerCase();
  found.orders.push({
    clause,
    value: fact[2] ?? '',
    said,
    ...(place ? { place: askPlaces[place] ?? 0 } : { about: fact[1] ?? '' }),
  });
  return true;
}
