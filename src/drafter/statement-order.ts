import { pastOf, thirdPerson } from './english/verbs.ts';

const DIRECT =
  /^((?:what|when|where|who|which|how|why)\b(?: (?:many|much|long|soon|often|far|time|day|date)\b)?(?: (?!will|can|could|would|is|are|was|were|has|have|had|should|does|do|did)[a-z-]{2,20})?) (will|can|could|would|is|are|was|were|has|have|had|should|does|do|did) ((?:the|an?|your|their|his|her|our|my|this|that|these|those) [a-z-]{2,20}|he|she|they|it|we|i|you|this|that)\b ?(.*)$/i;

/** A question in the order of a statement: 'when will it arrive' → 'when it will arrive'; as it is where it has that order. */
export function inStatementOrder(question: string): string {
  const [, wh, auxiliary = '', subject, rest = ''] = DIRECT.exec(question) ?? [];
  if (!wh || !subject) return question;
  const low = auxiliary.toLowerCase();
  if (!/^(?:do|does|did)$/.test(low)) return [wh, subject, low, rest].filter(Boolean).join(' ');
  const [verb = '', ...more] = rest.split(' ');
  if (verb === '') return question;
  const said = low === 'did' ? pastOf(verb) : low === 'does' ? thirdPerson(verb) : verb;
  return [wh, subject, said, ...more].join(' ');
}
