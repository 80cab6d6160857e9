/** The first of two verbs, and the second with the thing that both are done to. */
const HALF =
  /^\s{0,2}(?:please )?(?:sign|date|review|check|read|print|scan|complete|fill (?:in|out)|approve|download|clean|inspect|measure|pack|design|supply|service|dismantle|remove)\sand\s$/i;
const OTHER_HALF =
  /^(?:sign|return|send (?:back|in)|date|approve|confirm|scan|upload|complete|replace|instal+|fit|deliver|collect|label|repair|print|store|dispose of)\s(?:the|your|this|these|those|both|all|our|my|an?|any|\d)\b/i;

/** Whether a verb and the one behind 'and' share their thing: 'sign and return the form'. */
export function isOneDeed(text: string, body: number, at: number): boolean {
  return HALF.test(text.slice(body, at)) && OTHER_HALF.test(text.slice(at, at + 40));
}
