import type { Language } from '#domain/languages.ts';
import type { Ask } from '../reading.ts';
import { asksForDeed, foreignAnswer } from './ask-foreign.ts';
import { statesNeed } from './stated-needs.ts';

/** How a language puts several asks and what is none into one sentence. */
type Row = {
  /** What stands between two asks, where words follow that ask by themselves. */
  and: RegExp;
  /** Words with which what follows a joint asks whether: only behind something that asks. */
  whether: RegExp;
  /** Words that ask, anywhere in what stands before. */
  asks: RegExp;
  /** Why it is asked, or what for, behind the ask. */
  reason: RegExp;
  /** What stands between another clause and a need. */
  need: RegExp;
};

const FRENCH_NOUN = "(?:l['’]|(?:le|la|les|votre|vos|notre|nos|ce|cette|un|une)\\s)[^,?]{2,40}\\s";
const FRENCH =
  "(?:(?:à|de|pour|dans|par|sur|avec|sous|en|chez|depuis|à partir de|auprès de) |jusqu['’]à |d['’])?(?:combien|quel(?:le)?s?)\\s|est-ce ";
const ITALIAN =
  "(?:(?:a|da|di|in|con|per|entro|fino a|su|tra|ogni) )?(?:quant[oaie]|qual[ei]?)\\s|entro quando\\s|quant['’]è\\s";
const ROMANIAN =
  '(?:(?:la|de|din|cu|pe|pentru|până|până la|în|sub|prin) )?(?:cât|câtă|câți|câte)\\s|în ce\\s|până când\\s';

const rows: Partial<Record<Language, Row>> = {
  French: {
    and: new RegExp(
      `,?\\s(?:et|ainsi que|mais aussi)(?:\\s(?:aussi|également|surtout))?,?\\s(?=${FRENCH}|(?:quand|où|comment|qui|à qui|avec qui|jusqu['’]à quand|pour quand|pourquoi|lequel|laquelle)\\s|qu['’]est-ce |y a-t-il |ce qu(?:[ei] |['’])|(?:${FRENCH_NOUN})?(?:(?:me|nous|y|en|le|la|les) )?\\p{L}+-(?:t-)?(?:vous|tu|ils?|elles?|on|nous|je)(?!\\p{L})|si\\s(?!possible|besoin|nécessaire|oui|non)|s['’]ils?\\s(?!(?:vous|te) plaît))|,\\s(?=${FRENCH}|${FRENCH_NOUN}\\p{L}+-(?:t-)?(?:ils?|elles?)(?!\\p{L})|si\\s(?!possible|besoin|nécessaire|oui|non|vous le|ce n|ça|cela)|s['’]ils?\\s(?!(?:vous|te) plaît))|,?\\set\\s(?:sinon,?\\s)?(?=(?:me |nous |m['’])(?:dire|proposer|expliquer|préciser|indiquer|recommander|conseiller|donner|rappeler|montrer|établir|garantir|réserver|prévenir)\\s|(?:tu|vous) (?:préf[eéè]r|conna[iî]|peux|pouvez|veux|voulez|as|avez|pens|serais|seriez)\\p{L}*\\s)|,?\\sou\\s(?=${FRENCH_NOUN}\\p{L}+-(?:t-)?(?:ils?|elles?)(?!\\p{L}))|,?\\s(?:et|mais)\\s(?=(?:s['’]il (?:vous|te) plaît,? )?(?!rendez)\\p{L}{4,}-(?:moi|nous)\\s)|,?\\sou\\s(?=si\\s(?!possible))|,\\set\\s(?:à défaut|sinon|éventuellement|si possible|si besoin),?\\s(?=(?:(?:me|nous|y|en|le|la|les) |[ml]['’])?\\p{L}+(?:er|ir|re)\\s)`,
      'giu',
    ),
    whether: /^(?:si\s|s['’]ils?\s)/iu,
    asks: /(?<!\p{L})(?:dire|dites|dis|préciser|précisez|indiquer|indiquez|confirmer|confirmez|savoir|demand\p{L}+|informer|expliquer|si|s['’]ils?|combien|quel(?:le)?s?|quand|comment|est-ce|qui|où)(?!\p{L})|-(?:t-)?(?:vous|tu|ils?|elles?|nous|on)(?!\p{L})/iu,
    reason:
      /,\s(?:car|sinon|comme (?:ça|cela)|(?:l['’]|(?:la|le|les|notre|nos|mon|ma)\s)[^,]{2,40}?\s(?:étant|ayant|devant|souhaitant|voulant|pouvant|arrivant|partant|venant|restant|commençant|demandant|exigeant|n['’]étant))\s.*$|,?\s(?:parce qu(?:e\s|['’])|puisqu(?:e\s|['’])|étant donné|vu qu(?:e\s|['’])|sachant qu(?:e\s|['’])|dans la mesure où\s|faute de quoi|afin (?:de\s|d['’]|que\s|qu['’])|pour que\s|histoire de\s|compte tenu).*$/isu,
    need: /(?:[,;:–]|\s(?:et|mais|donc|or))\s(?=(?:nous (?:aurions|avons|aurons)|j['’](?:aurais|ai|aurai)|on (?:aurait|a|aura)) (?:également |aussi |donc |encore )?besoin|il (?:nous|me) fau(?:drait|t|dra)\s)/iu,
  },
  Italian: {
    and: new RegExp(
      `,?\\s(?:e|ed|nonché|ma anche)(?:\\s(?:anche|soprattutto|magari))?,?\\s(?=${ITALIAN}|quando\\s|dove\\s|come\\s(?!sempre|al solito|da |per )|(?:a |con |da |per )?chi\\s|(?:da|per|fino a) quando\\s|che (?:ora|giorno|tipo|cosa)\\s|che \\p{L}+ (?:mi|ci|vi|le|devo|dobbiamo|posso|serve|avete|ha)\\s|cosa\\s|(?:ci|mi) (?:puoi|può|potete)\\s|se\\s(?!possibile|no\\s|sì|serve|necessario)|è possibile|c['’]è\\s|ci sono\\s|(?:avete|siete|potete|potreste|puoi|può|potrebbe|fate|dobbiamo|devo|posso|possiamo|bisogna|serve|servono|riuscite|riesci)\\s)|,\\s(?=${ITALIAN}|se\\s(?!possibile|no\\s|sì|serve|necessario))|,?\\so\\s(?=se\\s(?!possibile))|,?\\se\\ssapere\\s(?=(?:se|quando|quant[oaie]|come|dove|chi|qual[ei]?|a che|da quando)\\s)`,
      'giu',
    ),
    whether: /^se\s/iu,
    asks: /(?:dir(?:mi|ci|e)|dica|dimmi|dite|indicar|comunicar|confermar|precisar|chied|capire|chiarir|spiegar|sapere)|(?<!\p{L})(?:se|quando|quant[oaie]|dove|come|chi|qual[ei]?)(?!\p{L})/iu,
    reason:
      /,\s(?:perché|anche se|altrimenti|sennò|dato|visto|considerando|così)\s.*$|,?\s(?:poiché|visto che|dato che|considerando che|considerato che|in quanto (?!tempo)|siccome|tenendo conto|tenuto conto|così (?:da|che|posso|possiamo)|affinché|in modo (?:da|che))\s.*$/isu,
    need: /(?:[,;:–]|\s(?:e|ma|quindi|perciò|pertanto))\s(?=(?:avremmo|avrei|abbiamo|ho|avremo) (?:anche |inoltre )?bisogno|(?:ci|mi) (?:serv|occorr)\p{L}+\s)/iu,
  },
  Romanian: {
    and: new RegExp(
      `,?\\s(?:și|iar|precum și)(?:\\s(?:totodată|eventual|mai ales))?,?\\s(?=${ROMANIAN}|(?:(?:la|de|din|cu|pe|pentru) )?(?:ce|cine|care)\\s|cui\\s|când\\s|unde\\s|cum\\s|dacă\\s(?!se poate|este posibil|e posibil|nu\\s|da\\s)|(?:(?:îmi|ne) )?(?:aveți|puteți|sunteți|există|trebuie|merită|se poate|se pot|mai sunteți|mai aveți|poți)\\s|(?:ar fi bine|aș vrea|am vrea|aș dori|am dori|vreau|vrem) să (?:știu|știm)\\s)|,\\s(?=${ROMANIAN}|dacă\\s(?!se poate|este posibil|e posibil|nu\\s|da\\s))|,?\\ssau\\s(?=dacă\\s)|,?\\sși\\ssă(?:-mi|-ne| îmi| ne)\\s\\p{L}{3,}\\s(?=dacă\\s|ce\\s|când\\s|cât\\s|unde\\s|cine\\s)`,
      'giu',
    ),
    whether: /^dacă\s/iu,
    asks: /(?:spun|comunic|preciz|confirm|anunț|inform|explic|întreb|clarific)|(?<!\p{L})(?:știu|știm|ști|afla|aflu|spui|dacă|când|cât|câtă|câți|câte|ce|unde|cum|cine|care)(?!\p{L})/iu,
    reason:
      /,\s(?:ca să|pentru a|altfel)\s.*$|,?\s(?:fiindcă|pentru că|deoarece|întrucât|căci|având în vedere|ținând cont|astfel încât|dat fiind)(?!\p{L}).*$/isu,
    need: /(?:[,;:–]|\s(?:și|dar|deci|așa că))\s(?=(?:am|avem|aș avea|am avea) (?:și |mai )?nevoie|(?:mi|ne)-ar (?:mai )?trebui)/iu,
  },
};

/** In UTF-16 code units: a shorter half asks nothing by itself, a longer sentence is not taken apart. */
const SHORTEST = 8;
const LONGEST = 500;
const MOST = 4;
/** A clause that says when or in which case, and no ask. */
const IN_CASE =
  /^(?:(?:et|mais|e|ma|și|iar|dar) )?(?:si|s['’]ils?|quand|lorsque|se|quando|qualora|dacă|când)\s/iu;
/** What comes of looking into something. */
const TELLING = /^(?:me |nous |m['’])(?:dire|préciser|indiquer|expliquer)/iu;
const CHECKS = /(?<!\p{L})(?:vérifi|voir |regard|contrôl|renseign|verific|vedeți|vezi|control|întreba)/iu;
/** Words that only lead to what is asked: 'ne-ar interesa și cât durează'. */
const ONLY_LEADS = /^(?:ne|m)-ar interesa$|^(?:ne|mă) interesează$/iu;
/** What is said by the way: brackets that ask nothing, and 'if possible'. */
const BY_THE_WAY =
  /\s\([^()?]{2,80}\)|,?\s(?:de préférence|idéalement|si possible|possibilmente|preferibilmente|se possibile|dacă se poate|dacă este posibil|dacă e posibil|de preferință|de preferat),?(?=\s)/giu;
/** What a request goes on to ask for with the verb alone. */
const BARE_DEED = /^(?:(?:me|nous|y|en|le|la|les) |[ml]['’])?\p{L}+(?:er|ir|re)\s/iu;
/** What is said of a thing that is needed. */
const RELATIVE = /,\s(?:où|que|qui|dont|dove|che|pe care|unde|care)\s.*$/isu;
/** A question that names nothing but a day before it: '…; este posibil?' */
const BARE_QUESTION =
  /[;:–]\s*(?:est-ce possible|c['’]est possible|è possibile|sarebbe possibile|(?:este|e|ar fi) posibil)\s?\?\s*$/iu;

/** 'I have a question:' */
const LEADS_TO =
  /(?:question|précision|chiariment|domand|informazion|curiosità|dubbi|întrebar|întrebăr|lămurir|nelămurir)\p{L}*$/iu;
/** A pronoun for what was named before it. */
const OF_IT =
  /(?<!\p{L})(?:(?:me|nous|te|vous) (?:le|la|les)|(?:m|t|nous |vous )['’]en|(?:me|ce|te|ve) (?:lo|la|li|le))(?!\p{L})|-(?:le|la|les|o)(?!\p{L})|\p{L}r(?:me|ce)l[oaie](?!\p{L})|(?<!\p{L})(?:o|le|îl|îi) (?:puteți|poți)(?!\p{L})/iu;

/** Where the further asks of a text begin, and where those before them end. */
function jointsOf(text: string, { and, whether, asks }: Row): { end: number; start: number }[] {
  const found: { end: number; start: number }[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(and)) {
    const start = index + joint.length;
    const left = text.slice(from, index);
    if (found.length >= MOST - 1 || left.length < SHORTEST || text.length - start < SHORTEST) continue;
    const isComma = joint.startsWith(', ') && joint.length === 2;
    const isTold = /să(?:-| )|sapere/u.test(joint);
    // 'Check with the courier and tell us when they come': one answer says both.
    if ((isTold || TELLING.test(text.slice(start))) && CHECKS.test(left)) continue;
    if ((isComma || (!isTold && whether.test(text.slice(start)))) && !asks.test(left)) continue;
    if ((isComma && IN_CASE.test(left)) || ONLY_LEADS.test(left)) continue;
    found.push({ end: index, start });
    from = start;
  }
  return found;
}

/** The question behind a colon, where what stands before asks nothing, or offers no more than the two behind it. */
function asked(text: string, isQuestion: boolean, { asks }: Row): string {
  const [before = '', behind = '', more] = text.split(/\s?:\s/u);
  if (behind.length < SHORTEST || more !== undefined || !isQuestion) return text;
  if (!asks.test(before) || LEADS_TO.test(before)) return OF_IT.test(behind) ? text : behind;
  const isPair = /^(?:(?:li|le|lo|la|les|îl|o) )?\p{L}+\s.{0,60}?(?:\so|\soppure|\sou|\ssau)\s/iu.test(
    behind,
  );
  return isPair && !/^(?:il|lo|la|le|les|un|une|una)\s/iu.test(behind) ? behind : before;
}

/** A part of an ask without what is said by the way, why it is asked and what is said before a need. */
function bared(part: string, ask: Ask, row: Row): string {
  const day = BARE_QUESTION.exec(part);
  if (day && ask.proposedTime) return `${ask.proposedTime} ${day[0].replace(/^\W+/u, '')}`;
  const text = part.replace(BY_THE_WAY, '');
  const [mark = ''] = /\s?\?\s*$/u.exec(text) ?? [];
  const at = row.reason.exec(text)?.index ?? -1;
  const isQuestion = /\?\s*$/u.test(ask.text);
  const whole = asked(at > SHORTEST ? text.slice(0, at) + mark : text, isQuestion, row);
  const lead = ask.needed ? row.need.exec(whole) : null;
  const need = lead ? whole.slice(lead.index + lead[0].length) : whole;
  return ask.needed ? need.replace(RELATIVE, '') : need;
}

/** A deed with the words by which its sentence asks for the one before it. */
function framed(text: string, whole: string): string {
  return `${/(?<!\p{L})(?:tu|peux|pourrais)(?!\p{L})/iu.test(whole) ? 'pourrais-tu' : 'pourriez-vous'} ${text}`;
}

function partOf(ask: Ask, { from, to }: { from: number; to: number }, row: Row, language: Language): Ask {
  const { topic, act, proposedTime, needed, ...rest } = ask;
  const piece = ask.text.slice(from, to);
  const isWhole = from === 0 && to === ask.text.length;
  const isDeed = from > 0 && language === 'French' && BARE_DEED.test(piece);
  const text = isDeed ? framed(piece, ask.text) : bared(piece, ask, row);
  const isNeed = needed && statesNeed(` ${text.toLowerCase().replaceAll('’', "'")} `, language);
  const [, behind = ''] = text.split(/\s?:\s/u);
  const isOfIt = OF_IT.test(behind);
  const given = isWhole && !isOfIt ? ask.answer : foreignAnswer(isOfIt ? behind : text, language);
  const answer = !isWhole && given === 'action' && !asksForDeed(text, language) ? 'yes-no' : given;
  const isProposed = proposedTime !== undefined && text.includes(proposedTime);
  return {
    ...rest,
    text,
    start: ask.start + from,
    end: ask.start + to,
    answer,
    ...(from > 0 && answer !== 'action' ? { kind: 'question' as const } : {}),
    ...(isNeed ? { needed } : {}),
    ...(topic && text.includes(topic) ? { topic } : {}),
    ...(act && (isWhole || isProposed) ? { act } : {}),
    ...(isProposed ? { proposedTime } : {}),
  };
}

/** Whether a part that begins in the middle of its sentence asks by its own first words: 'combien cela coûte'. */
export function beginsToAsk(text: string, language: Language): boolean {
  return rows[language]?.asks.test(text.slice(0, 24)) ?? false;
}

/**
 * 'Pourriez-vous me dire quand vous venez, et combien cela coûte, car …' is two asks, without the reason for them. In
 * French, Italian and Romanian; asks of other languages stay as they are. Linear.
 */
export function romanceParts(ask: Ask, language: Language): Ask[] {
  const row = rows[language];
  if (!row || ask.text.length > LONGEST) return [ask];
  const found = jointsOf(ask.text, row);
  const starts = [0, ...found.map(({ start }) => start)];
  const ends = [...found.map(({ end }) => end), ask.text.length];
  return starts.map((from, at) => partOf(ask, { from, to: ends[at] ?? ask.text.length }, row, language));
}
