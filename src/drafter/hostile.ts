import type { Reading } from '#reading/reading.ts';
import { foreignSecrecy, foreignSecret, revokesOrders } from './hostile-words.ts';

/** Names of machines that write, as one addresses them; names that people bear too ('Claude') are none. */
const machine = String.raw`(?:ai(?: (?:assistant|(?:language )?model|agent|bot|system)s?)?|(?:large )?language models?|chatgpt|gpt-?\d?|llms?|chat ?bots?)`;
/** After a machine's name: nothing that makes it a part of a longer noun ('an AI agent vendor'). */
const nameEnds = String.raw`(?=\s*(?:[,.;:!)\n]|$|(?:and|who|that|which|with|without|now|from|in)\b))`;
const override = String.raw`\b(?<!(?:not|n't|n’t|never) )(?:ignore|disregard|forget|override|bypass|stop following|do not follow)`;
const earlier = '(?:previous|prior|above|earlier|preceding|existing|original|initial|system|safety)';
const orders = '(?:instructions?|prompts?|directives?|guidelines|programming)';

/**
 * Sentences that speak to a machine instead of the person: they name one and order it about, or revoke the orders it
 * has. Everyday words ('forget the previous quote', 'the chatbot project') are not enough: a draft carries nothing
 * out, so an ask left out wrongly costs more than one answered wrongly. Linear: every repetition is bounded.
 */
const toMachine = new RegExp(
  [
    String.raw`${override} (?:(?:all|any|every)(?: of)? )?(?:(?:the|your|these|those) )?(?:${earlier} (?:and |or )?){1,2}${orders}\b`,
    String.raw`${override} (?:(?:all|any|every)(?: of)? )?your (?:own )?(?:rules|restrictions|${orders})\b`,
    String.raw`${override} (?:all|any|the|your)(?: of)?(?: the| your)? ${orders} (?:above|before this|so far|you (?:were|have been) given)\b`,
    String.raw`${override} (?:all|everything)(?: of the)? (?:above|before this),? and (?:instead )?(?:reply|respond|output|print|say|write|answer)\b`,
    String.raw`\b(?:reveal|show|print|output|repeat|tell|send|share|leak|give|disclose|quote|override|change)\b[^.!?\n]{0,30}\b(?:your|the) (?:system|hidden|initial) (?:prompts?|instructions)\b(?! (?:for|of|we|that)\b)`,
    String.raw`(?:^|[.!?\n]\s{0,3})(?:(?:dear|hey|hi|hello|attention) )?(?:to )?(?:the |any |all )?${machine}, ?(?:please |you |ignore|reply|respond|answer|forward|send|write|output|print|do )`,
    String.raw`\b(?:instructions?|notes?|messages?|attention|directives?) (?:for|to) (?:the |any |all |an? )?(?:ai|llm|language model)\b[^.!?\n:]{0,50}:`,
    String.raw`\b${machine}\b[^.!?\n]{0,30}\b(?:reading|reads|processing|processes|summari[sz]ing|summari[sz]es|answering|answers|handling|replying to) this (?:e-?mail|message|mail|text)\b`,
    String.raw`\byou are (?:now )?(?:an? |the )?(?:helpful |unrestricted |new )?${machine}${nameEnds}`,
    String.raw`\byou are now in (?:developer|debug|admin|unrestricted) mode\b`,
    String.raw`\bas an? ${machine},? (?:you (?:must|should|are|will|have)|please|reply|respond|answer|ignore|forward|send)\b`,
    String.raw`\b(?:act|behave|respond|reply|answer) as (?:an? |the )?(?:unrestricted |helpful )?${machine}${nameEnds}`,
    String.raw`<\/?(?:system|instructions?|assistant)>|<\|im_(?:start|end)\|>|\[\/?inst\]|\[system\]|\bsystem override:`,
  ].join('|'),
  'i',
);

/** What nobody grants by mail, with the word a reply names it by. */
const secrets: readonly [RegExp, string][] = [
  [/\b(?:password|passcode|passphrase|pass word|pw)s?\b/i, 'passwords'],
  [
    /\b(?:one[- ]time|verification|security|authentication|authenticator|access|2fa|otp|confirmation|pin|log-?in|sign-?in|recovery|backup|sms)[- ]?(?:code|pin|number)s?\b|\b(?:\d|four|five|six|seven|eight)[- ]digit (?:code|pin)s?\b|\bpin\b(?! down)|\botps?\b/i,
    'access codes',
  ],
  [
    /\b(?:send|give|tell|read|forward|text|share|reply|respond|provide|enter|e-?mail|what(?:'s| is))\b[^.?!\n]{0,30}\bcodes?\b[^.?!\n]{0,40}\b(?:receive[ds]?|got|texted|sms|text(?: message)?|whatsapp|your (?:phone|mobile)|scratch\w*)\b/i,
    'access codes',
  ],
  [
    /\b(?:bank(?:ing)? (?:account|details?|information|info|data)|account (?:number|details)|iban|routing number|sort code|swift)\b/i,
    'bank details',
  ],
  [
    /\b(?:credit|debit|bank|payment)[- ]cards?\b|\bcard(?:'s)? (?:numbers?|no\b|details|info(?:rmation)?)|\bcv[vc]2?\b|\b(?:numbers?|digits|code) (?:on|from|of|at) (?:the (?:front|back) of )?(?:your|the) (?:\w+ )?card\b|\bdigits? (?:\w+ )?on the back\b/i,
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
  [
    /\b(?:gift|store|prepaid|voucher|apple|i-?tunes|amazon|google(?: play)?|steam|razer|vanilla|walmart)[- ]?(?:e-?)?(?:gift ?)?(?:cards?|vouchers?)\b/i,
    'gift cards',
  ],
  [
    /\bforward\b[^.?!\n]{0,20}\b(?:all|every|each|your (?:inbox|mailbox|e?-?mails))\b[^.?!\n]{0,30}(?<=\b(?:e-?mails?|mails?|messages|inbox|mailbox|correspondence))\b/i,
    'whole mailboxes',
  ],
];

/** Whether a text speaks to a machine. Linear: every repetition is bounded. */
export function addressesMachine(text: string): boolean {
  return toMachine.test(text) || text.split(/(?<=[.!?。！？।\n])/).some(revokesOrders);
}

/**
 * Whether a place of a text belongs to what speaks to a machine there: from the first sentence that does to the end
 * of its paragraph. Linear.
 */
export function machinePassages(text: string): (place: number) => boolean {
  const passages: { start: number; end: number }[] = [];
  let at = 0;
  for (const paragraph of text.split(/(\n[ \t]*\n)/)) {
    let from = at;
    for (const sentence of paragraph.split(/(?<=[.!?:;\n])/)) {
      if (addressesMachine(sentence)) {
        passages.push({ start: from, end: at + paragraph.length });
        break;
      }
      from += sentence.length;
    }
    at += paragraph.length;
  }
  return (place) => passages.some(({ start, end }) => place >= start && place < end);
}

/** 'How do I reset my password?': asks for help with one's own, and for none to be told. */
const ownAccess =
  /\b(?:reset(?:ting)?|chang(?:e|ing)|recover(?:ing)?|forg[eo]t(?:ten)?|lost) (?:my|our) (?:[a-z]+ )?(?:password|passcode|pin)\b/i;

/** 'We never ask for your password', as far as the clause goes: '… and send me yours' is not meant. */
const denied =
  /\b(?:never|not|don't|won't) (?:share|ask|send|give|disclose|request)(?:(?! (?:and|but|then)\b)[^.?!,;:\n]){0,60}/gi;

/** What an ask wants that is never given by mail: 'passwords'; undefined for an ordinary ask. Linear. */
export function secretAskedFor(text: string): string | undefined {
  const sentence = text.replace(/’/g, "'").replace(/\s/g, ' ').replace(denied, ' ');
  if (ownAccess.test(sentence) && !/\b(?:send|tell|give|e-?mail|forward|share|text)\b/i.test(sentence))
    return undefined;
  return secrets.find(([pattern]) => pattern.test(sentence))?.[1] ?? foreignSecret(sentence);
}

/** 'Send it by 5 pm', 'buy them today', 'send me the codes': what is wanted stands elsewhere in the mail. */
const pointing =
  /\b(?:send|give|tell|forward|share|text|e-?mail|reply|respond|provide|read|pass|buy|purchase|get|pick|scratch|photograph|take)\b[^.?!]{0,30}\b(?:it|them|this|these|those|both|codes?|numbers?|digits|cards?|vouchers?|photos?|pictures?)\b/i;

/** Whether an ask may want what its mail names elsewhere, or wants that kept from others. Linear. */
export function pointsElsewhere(ask: string): boolean {
  return pointing.test(ask) || foreignSecrecy(ask);
}

/** What a mail speaks of that is never given by mail, but for the account of a reader who is owed money. Linear. */
export function secretOf({
  subject = '',
  newText,
}: Pick<Reading, 'subject' | 'newText'>): string | undefined {
  const mail = `${subject}. ${newText}`;
  return asksWhereToPay(mail) ? undefined : secretAskedFor(mail);
}

const secrecy = new RegExp(
  [
    String.raw`\b(?:keep|stay|remain|treat)s?\b[^.?!]{0,40}\b(?:between (?:us|you and me|ourselves|the two of us)|(?:to|among) (?:yourself|ourselves)|secret(?! santa)|confidential(?:ly)?|under wraps|off the record)\b`,
    String.raw`\bkeep (?:it|this|that) (?:\w+ ){0,2}(?:quiet|private|discreet)\b|\b(?:be|stay|remain) (?:discreet|silent)\b`,
    String.raw`\b(?:don't|do not|never|not to|without|avoid) (?:please )?(?:tell|mention|discuss|shar|talk|speak|say|inform|involv|disclos|reveal)\w*\b[^.?!]{0,40}\b(?:any(?:one|body|thing)|others|a word|the (?:team|office|bank|family|police)|colleagues)\b`,
    String.raw`\b(?:tell|inform) (?:no ?one|nobody)\b|\bnot a word to\b`,
  ].join('|'),
  'i',
);

/** Whether an ask wants something kept from others: nothing that a draft promises by itself. Linear. */
export function asksForSecrecy(ask: string): boolean {
  return secrecy.test(ask.replace(/’/g, "'").replace(/\s/g, ' '));
}

const account =
  /(?<!\p{L})(?:iban|rib|coordonnées bancaires|datos bancarios|número de cuenta|bankverbindung|bankdaten|kontodaten|kontonummer|coordinate bancarie|dados bancários|número da conta|bankgegevens|rekeningnummer|bankuppgifter|numer(?:u)? (?:konta|rachunku)|dan(?:e|ych) bankow\p{L}+|(?:банковски[ех] )?реквизит\p{L}*|номер сч[её]та|čísl[oa] účtu|номер рахунку|реквізит\p{L}*|bank details|account (?:number|details)|sort code)(?!\p{L})/iu;
/** What the asker owes the reader in the ordinary course. */
const owed =
  /(?<!\p{L})(?:acconto|caparra|fattur[ae]|compenso|onorario|canone|acompte|arrhes|factures?|cachet|loyer|honoraires|señal|anticipo|facturas?|honorarios|alquiler|fianza|sinal|faturas?|adiantamento|\p{L}*anzahlung|\p{L}*rechnung|honorar|gage|miete|kaution|aanbetaling|factuur|honorarium|huur|handpenning\p{L}*|förskott\p{L}*|fakturan?|arvodet?|hyran?|zaliczk\p{L}+|faktur\p{L}*|zadat\p{L}+|honorari\p{L}+|czynsz\p{L}*|аванс\p{L}*|предоплат\p{L}+|задат\p{L}+|гонорар\p{L}*|передоплат\p{L}+|завдат\p{L}+|záloh\p{L}*|nájem\p{L}*|kauc\p{L}+|deposit|down payment|invoice|fee|retainer|rent)(?!\p{L})/iu;
/** What such requests are dressed up as, and what else they are after. */
const dressed =
  /refund|reimburs|rimbors|rembours|reembols|reintegr|erstatt|terugbetal|återbetal|zwrot|возврат|повернен|vrácen|priz|prem[ií]|prijs|gewinn|lott?er|wygran|выигр|erb(?:schaft|e)|herencia|inherit|updat|aggiorn|actuali[sz]|atualiz|jour|aktuali|uppdater|обнов|verif|prüf|провер|перевір|ověř|confirm|conferm|bestätig|bevestig|bekräft|potwierd|подтверд|(?<!\p{L})(?:neu|new|nuov|nouv|nuev|nov[oa]|nieuw|ny[at]?(?!\p{L})|now|нов)|cambi|chang|änder|wijzig|ändr|zmian|zmieni|измен|link|cli[ck]|klick|http|www|pass|mot de|contraseñ|senha|lösen|hasł|парол|(?<!\p{L})pin|code|kod|cód|card|karte|carta|carte|tarjeta|cart[ãõ]|karty|карт|cvv|log/iu;

/** Whether an ask wants the reader's account for money that is owed to him: 'your IBAN for the deposit'. Linear. */
export function asksWhereToPay(sentence: string): boolean {
  return account.test(sentence) && owed.test(sentence) && !dressed.test(sentence);
}

/** 'Is it necessary for us to pay in advance?': it is the asker who would pay. */
const ownPayment =
  /\b(?:(?:do|does|should|must|can|could|may|shall|would|if) (?:we|i)|for (?:us|me) to|rather (?:we|i))(?: have to| need to)? (?:pay|paid|transfer|wire|remit|settle)\b/i;

/** Whether an ask wants money moved. */
export function asksForPayment(sentence: string): boolean {
  return (
    /\b(?:(?:pay(?! attention)|wire|remit|transfer|send|deposit|process|make|settle|release|approve)\b[^.?!]{0,60}(?:\b(?:payments?|transactions?|funds|money|deposit|balance|bitcoin|usd|eur|gbp|dollars?|euros?|pounds)\b|[$€£]\s?\d)|(?:pay|process|settle|approve|release)\b[^.?!]{0,60}\binvoice\b)/i.test(
      sentence,
    ) &&
    !/\b(?:when|status|copy|details of|confirm|have you|did you|has|question)\b/i.test(sentence) &&
    !ownPayment.test(sentence)
  );
}

/** A prize or gift out of nowhere, with what one has to do to get it. */
const prize =
  '(?:prizes?|rewards?|winnings|jackpot|gift ?cards?|vouchers?|free gift|iphones?|lottery|sweepstakes?|giveaway)';
const lure = new RegExp(
  [
    String.raw`\b(?:claim|unlock)\b[^.!?\n]{0,20}\b(?:your|the|this)\b[^.!?\n]{0,30}\b${prize}\b`,
    String.raw`\byou(?:'ve| have)?(?: just| been)? (?:won|win|selected to (?:win|receive))\b[^\n]{0,160}\b(?:claim|redeem|reply with your)\b`,
    String.raw`\b${prize}\b[^\n]{0,120}\b(?:click|tap) (?:here|below|now|the link|on)\b`,
    String.raw`\b(?:lucky winner|lottery winner|won (?:the|our|a) [^.!?\n]{0,30}(?:lottery|sweepstakes?|jackpot))\b`,
  ].join('|'),
  'i',
);
/** What only advertising says, and what an honest offer may say as well. */
const cry =
  /(?:(?<!\b(?:we|i|you|they|to|can|could|should|will|would) )\b(?:shop|buy|order|act) now\b|\blimited[- ]time(?![^.!?]{0,40}\?)|\bwhile (?:stocks?|supplies) lasts?|\brisk[- ]free|\bpre-?approved|\bearn (?:up to )?[$€£]\s?\d|\bmake money|\boffer (?:ends|expires)|\bdon't miss (?:out|this))/gi;
const bargain =
  /\bclick (?:here|below)\b|\b(?:exclusive|special|unbeatable|amazing) (?:offers?|deals?|discounts?)|\b\d{1,3}\s?% off\b|\bmoney[- ]back guarantee|\bfree (?:gift|trial|sample)|\bdiscount code/i;

/**
 * Whether a mail is an unsolicited lure or advertisement: a prize to be claimed, or the cries of advertising, one of
 * them beside another or beside a bargain. A colleague's 'you won the design prize' and a supplier's '10% off' are
 * none. Linear: at most 4,000 characters are looked at and every repetition is bounded.
 */
export function isUnsolicited({ subject = '', newText }: Pick<Reading, 'subject' | 'newText'>): boolean {
  const looked = `${subject}. ${newText.slice(0, 4000)}`
    .slice(0, 4000)
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ');
  if (lure.test(looked)) return true;
  const cries = new Set(looked.match(cry)?.map((found) => found.toLowerCase()));
  return cries.size > 1 || (cries.size === 1 && bargain.test(looked));
}
