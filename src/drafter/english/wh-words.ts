import { turnRound } from './perspective.ts';

/** A question's opening word, the noun behind it ('people' of 'how many people'; '' where there is none) and the rest. */
export type Asked = { word: string; noun: string; rest: string };

/** 'how many people will attend' → how many | people | will attend. Undefined where it opens with no question word. */
export function takeApart(question: string): Asked | undefined {
  const match =
    /^(what time|what date|what day|how many|how much|how long|how often|how soon|how far|what kind of|what type of|what else|who else|where else|what|when|where|who|which|how|why)\b(?:'s\b)?\s*(.*)$/i.exec(
      question,
    );
  if (!match) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const is = /^\w+'s\b/i.test(question) ? 'is ' : '';
  const rest = `${is}${match[2] ?? ''}`;
  const noun = /^(?:how many|how much|which|what|what (?:kind|type) of)$/.test(word)
    ? (/^((?!(?:happen(?:s|ed)?|went|goes|comes?|came|caused|changed|made|led|is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|may|must|you|we|i|it|they|he|she|there|the|your|my|our|this|that|to)\b)[\w' -]+?)(?<! of)\s+(?=(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|had|may|must|you|we|i|it|they|works?|suits?|the|your|our|there)\b)/i.exec(
        rest,
      )?.[1] ?? '')
    : '';
  return { word, noun, rest: rest.slice(noun.length).trim() };
}

const gaps: Record<string, string> = {
  when: 'date',
  'what time': 'time',
  'what date': 'date',
  'what day': 'day',
  where: 'where',
  'where else': 'where else',
  'who else': 'name',
  'what else': 'what else',
  who: 'name',
  'how much': 'amount',
  'how many': 'number',
  'how long': 'how long',
  'how often': 'how often',
  'how soon': 'when',
  'how far': 'how far',
  how: 'how',
};

/** What belongs into the gap for its answer: 'date', 'number'. */
export function gapOf({ word, noun }: Asked): string {
  if (/^of\b/.test(noun)) return `${word} ${turnRound(noun.trim())}`;
  if (/^(?:way|one|ones)$/.test(noun.trim()) && word === 'which') return `which ${noun.trim()}`;
  if (noun && word === 'how much') return 'how much';
  if (noun && word !== 'how many' && word !== 'how much') return noun.trim();
  return gaps[word] ?? (word === 'which' ? 'which one' : 'your answer');
}
