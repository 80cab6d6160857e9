/** Words by which a mail complains, whoever writes it. */
const COMPLAINS =
  /\b(?:complain\w*|unacceptable|not acceptable|disappoint\w+|refund|money back|overcharged|let (?:me|us) down|fed up|furious|not (?:at all )?(?:happy|satisfied|pleased)|unhappy|(?:you|your \w+) (?:delivered|sent|supplied|fitted|installed|repaired|promised|sold|charged)|(?:i|we) (?:ordered|bought|paid|expect)|my order|our order|not what (?:i|we) ordered|credited)\b/i;
/** Words of one who would do the work or look after the matter: offers, prices, what the work needs. */
const SUPPLIES =
  /\b(?:(?:i|we) (?:can|could) (?:do|fit|offer|supply|replace|repair|quote|arrange|order|have (?:it|them|this)|get (?:it|them) (?:done|repaired|fixed))\b|(?:my|our) (?:fee|price|quote|charge|rate)\b|(?:i|we)(?:'d| would) (?:charge|recommend|suggest|advise)\b|do you want (?:me|us) to\b|would you like (?:me|us) to\b|(?:shall|should) (?:i|we) (?:repair|order|fit|replace|have|send|go|book|arrange)\b|(?:costs?|would cost|will cost|comes? to) (?:[£$€]\s?)?\d)/i;

/** Whether a mail that names something broken comes from who would see to it: a roofer, a garage, a home. Linear. */
export function seesToIt(text: string): boolean {
  return SUPPLIES.test(text) && !COMPLAINS.test(text);
}
