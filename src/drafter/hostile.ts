/** Words that speak to a machine instead of the person: no such sentence is ever answered. */
const toMachine =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior|everything)\b|\b(?:system prompt|language model|ai (?:assistant|model|agent)|as an ai|chatbot|jailbreak|prompt injection|developer mode|you are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|gpt|claude|llm|bot))\b|<\/?(?:information|system|instructions?|user|assistant|important)\b|\[(?:system|inst)\]|\b(?:do not|don't|without) (?:tell|telling|inform|informing|alert|alerting|notify|mention)\w* (?:the )?user\b|\b(?:your|the) (?:instructions|guidelines) (?:are|have been) (?:now |updated|changed|replaced)|\bnew (?:system )?instructions?\b|(?:respond|reply|answer|translate|summari[sz]e)\b[^.!?\n]{0,40}\b(?:emojis?|base64|in (?:french|german|spanish|pirate|latin)|backwards|only with)\b|\bbefore (?:you )?(?:can )?(?:solv|finish|complet|do)\w* the task\b|\bmain task\b|\b(?:use|include|integrate|insert|embed|incorporate|apply|invert|jumble|reverse|encode|represent|generate)\b[^.!?\n]{0,60}\byour (?:response|reply|answer|output|message|text)\b|\b(?:reply|respond|answer|write) (?:in reverse|backwards)|\benable (?:experimental|debug|developer|admin)|\bgenerate a response\b|\bthis is (?:an? )?(?:important message|message) from (?:me|emma|the user)/i;

/** What nobody grants by mail, with the word a reply names it by. */
const secrets: readonly [RegExp, string][] = [
  [/\b(?:password|passcode|passphrase|pass word|pw)s?\b/i, 'passwords'],
  [
    /\b(?:one[- ]time|verification|security|authentication|access|2fa|otp|confirmation|pin)[- ]?(?:code|pin|number)s?\b|\bpin\b(?! down)/i,
    'access codes',
  ],
  [
    /\b(?:bank(?:ing)? (?:account|details?|information|info|data)|account (?:number|details)|iban|routing number|sort code|swift)\b/i,
    'bank details',
  ],
  [
    /\b(?:credit|debit|bank|payment)[- ]cards?\b|\bcard (?:number|details|information)\b|\bcvv\b/i,
    'card details',
  ],
  [
    /\b(?:social security|ssn|passport (?:number|copy|scan|details)|tax id|driver'?s licen[cs]e)\b/i,
    'identity documents',
  ],
  [
    /\b(?:log[- ]?in|user) ?(?:details|credentials|data|information|name)s?\b|\bcredentials?\b|\bapi[- ]?keys?\b|\bprivate keys?\b|\bseed phrase\b|\bsecret keys?\b/i,
    'login details',
  ],
  [/\bgift ?cards?\b/i, 'gift cards'],
];

/** Whether a text speaks to a machine. Linear: every repetition is bounded. */
export function addressesMachine(text: string): boolean {
  return toMachine.test(text);
}

/** Where a text begins to speak to a machine, -1 where it does not: nothing from there on is answered. */
export function machineWordsAt(text: string): number {
  return text.search(toMachine);
}

/** What an ask wants that is never given by mail: 'passwords'; undefined for an ordinary ask. */
export function secretAskedFor(sentence: string): string | undefined {
  if (/\b(?:never|not|don't|won't) (?:share|ask|send|give|disclose|request)/i.test(sentence))
    return undefined;
  return secrets.find(([pattern]) => pattern.test(sentence))?.[1];
}

/** Whether an ask wants money moved. */
export function asksForPayment(sentence: string): boolean {
  return (
    /\b(?:(?:pay(?! attention)|wire|remit|transfer|send|deposit|process|make|settle|release|approve)\b[^.?!]{0,60}(?:\b(?:payments?|transactions?|funds|money|deposit|balance|bitcoin|usd|eur|gbp|dollars?|euros?|pounds)\b|[$€£]\s?\d)|(?:pay|process|settle|approve|release)\b[^.?!]{0,60}\binvoice\b)/i.test(
      sentence,
    ) && !/\b(?:when|status|copy|details of|confirm|have you|did you|has|question)\b/i.test(sentence)
  );
}
