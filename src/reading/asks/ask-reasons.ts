/**
 * Where an ask ends inside its sentence: at a comma behind which a new clause begins, mostly the reason for asking:
 * 'send me the plan, we need it for the audit'.
 */
const PRONOUN = "(?:i|we|they|he|she|it|there)(?:'\\w{1,2})?\\s\\w";
const FINITE =
  '(?:is|are|was|were|has|have|had|will|would|can|could|must|should|needs?|wants?|does|do|did|expects?|requires?|asks?|asked)';
const REASON = new RegExp(
  `\\s?[,;–—-]\\s{1,3}(?:and\\s)?(?:${PRONOUN}|that\\s(?:would|will|'d)\\b|that'(?:d|ll)\\b|(?:our|my|the|his|her|their|your|this|these|those)\\s(?:[\\w'-]{2,20}\\s){1,4}?${FINITE}\\s|some(?:one|body)\\s(?:[\\w'-]{2,20}\\s){0,4}?${FINITE}\\s|because\\s|even\\s(?:though|if)\\s|although\\s|though\\s(?:i|we|they|he|she|it|there|that|the|our|my|your)\\b|so\\s(?:that\\s|(?:i|we|they|it|he|she|everyone)\\b)|(?:where|which|whose)\\s(?:i|we|he|she|they|it|is|are|was|were|has|have|will|our|my|the)\\b|otherwise\\s|or else\\s|(?:as|since|for)\\s(?:i|we|they|he|she|it|our|my|the|this|there|that)\\b)`,
  'i',
);

/** The length of an ask without what follows the comma; all of it where it goes on. Looks past its first words. */
export function withoutReason(ask: string): number {
  const at = ask.slice(8).search(REASON);
  return at < 0 ? ask.length : at + 8;
}
