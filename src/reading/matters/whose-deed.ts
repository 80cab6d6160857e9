import type { AskMatter, Deed, Thing } from './matter.ts';

/** What stands before a deed that is the sender's own, in languages other than English: 'können wir', 'możemy'. */
const OWN =
  /(?<!\p{L})(?:(?:können|könnten|dürfen|dürften) wir|wir (?:können|könnten)|(?:kann|könnte|darf) ich|ich (?:kann|könnte)|pouvons-nous|pourrions-nous|nous (?:pouvons|pourrions)|puis-je|podemos|podríamos|puedo|podría yo|possiamo|potremmo|posso|poderíamos|poderia eu|kunnen (?:we|wij)|(?:we|wij) kunnen|mogen (?:we|wij)|(?:kan|mag) ik|(?:kan|kunde|får) (?:vi|jag)|(?:vi|jag) (?:kan|kunde)|możemy|moglibyśmy|mogę|můžeme|mohli bychom|mohu|můžu|putem|am putea|aș putea|(?:чи )?(?:можемо|зможемо|могли б) ми|ми (?:можемо|могли б|зможемо)|(?:чи )?можемо|(?:чи )?можу я|я (?:можу|міг би|могла б)|(?:можем|сможем|могли бы) (?:ли )?мы|мы (?:можем|могли бы|сможем)|можем ли|могу ли|могу я|я могу|(?:θα )?(?:μπορούμε|μπορούσαμε|μπορώ) να|θα μπορούσα να|\p{L}+(?:abilir|ebilir) (?:miyiz|miyim)|\p{L}+(?:abiliriz|ebiliriz|abilirim|ebilirim)|\p{L}+(?:elim|alım|eyim|ayım) m[iı]|(?:هل )?(?:يمكننا|يمكنني|بإمكاننا|بإمكاني|نستطيع|أستطيع|بوسعنا)|(?:האם )?(?:נוכל|אוכל|אנחנו יכולים|אנו יכולים|אני יכולה?)|(?:je )?(?:tunaweza|tungeweza|naweza|ninaweza|ningeweza))(?!\p{L})/iu;

/** What may stand before it where it is the question itself, in UTF-16 code units: 'und ', 'czy '. */
const LEAD = 12;

/** Whether a clause speaks of what its sender can or would do: 'wir könnten …'. Linear in the clause. */
export function isOwnDeed(clause: string): boolean {
  return OWN.test(clause);
}

/** Whether a clause asks before all else what its sender may do: 'können wir die Pumpe am 3. tauschen?' */
function opensWithOwnDeed(clause: string): boolean {
  const at = OWN.exec(clause)?.index;
  return at !== undefined && at <= LEAD;
}

/** People who are sent to do something. */
const SENT =
  /(?<!\p{L})(?:plumber|electrician|technician|techniker|handwerker|monteur|klempner|installateur|elektriker|plombier|électricien|technicien|réparateur|fontanero|electricista|técnico|idraulico|elettricista|tecnico|canalizador|encanador|eletricista|loodgieter|elektricien|rörmokare|tekniker|hydraulika?|elektryka?|serwisanta?|technika?|instalatéra?|opraváře?|elektrikáře?|instalator|electrician|tehnician|jemanden|quelqu'un|alguien|teknisi|juruteknik|tukang|thợ|kỹ thuật viên|nhân viên|qualcuno|alguém|iemand|någon|kogoś|někoho|pe cineva)(?!\p{L})|ช่าง|技术人员|师傅|工程师|기사님|기술자|技術者|スタッフの派遣|तकनीशियन|মিস্ত্রি|টেকনিশিয়ান/iu;

/** What is asked for is an answer, though the word that asks for it may send things: 'kun je doorgeven bij welk dok …?' */
const WHICH =
  /(?<!\p{L})(?:welke?|wie|waar|wanneer|hoe laat|hoeveel|welche[mnrs]?|wer|wann|quien|quién|cuál(?:es)?|cuándo|quel(?:le)?s?|combien|quale|quali|quanti|quando|qual|quais|quem|vilk(?:en|et|a)|vem|hur många|kter\p{L}|któr\p{L}+|kto|ile)(?!\p{L})/iu;

/**
 * The matter that the words of a clause tell, without a deed that is the sender's own or done to a person: 'we could
 * deliver it on 3 May' asks for a word on the day. Linear in the clause.
 */
export function asMeant(deed: Deed | undefined, thing: Thing | undefined, text: string): AskMatter {
  if (deed === 'attend' && isOwnDeed(text)) return thing ? { thing } : {};
  const isOwn = (deed === 'deliver' && isOwnDeed(text)) || (deed === 'fix' && opensWithOwnDeed(text));
  if (isOwn) return /\p{N}/u.test(text) ? { deed: 'confirm' } : {};
  if (deed === 'deliver' && (thing === 'deadline' || thing === 'delivery')) return { deed };
  if (deed === 'send' && thing === undefined && SENT.test(text)) return {};
  if (deed === 'send' && thing === undefined && WHICH.test(text)) return { deed: 'tell' };
  return { ...(deed ? { deed } : {}), ...(thing ? { thing } : {}) };
}

/** A clause before what is asked that says what for or in which case, in languages that put it there. */
const ASIDE_BEFORE =
  /^(?:[^，。]{0,6}(?:如果|如|若|要是|为了?|為了)[^，。]{2,24}，|(?:ngoài ra, )?(?:để|nếu) [^,.]{3,60}, |(?:selain itu, )?(?:untuk|agar|guna|jika|bila|apabila|kalau|sekiranya|bagi) [^,.]{3,60}, |[^、。]{2,30}(?:場合は|ようでしたら|のため|には)、)/iu;

/** What the sender will do with what is asked for: 'so that we can check it'. */
const OWN_PURPOSE =
  /(?<!\p{L})(?:żebym|żebyśmy|abym|abyśmy|abych|abychom|чтобы (?:я|мы)|чтобы мы|щоб (?:я|ми)|ca să (?:pot|putem|știu|știm)|για να (?:μπορ|ξέρ|το |τα |την |τον )|ώστε να (?:μπορ|ξέρ)|(?:حتى|لكي|كي) (?:ن|أ)(?:تمكن|ستطيع)|ليتسنى ل(?:نا|ي)|כדי ש(?:נוכל|אוכל)|ili (?:tu|ni)|damit (?:wir|ich)|pour que (?:nous|je)|afin que (?:nous|je)|para que (?:podamos|pueda|possamos|eu possa)|così (?:posso|possiamo)|zodat (?:wij|we|ik)|så att (?:vi|jag))/iu;

/** A clause without what says what the sender will do with what it asks for. */
function withoutOwnPurpose(clause: string): string {
  const at = OWN_PURPOSE.exec(clause)?.index;
  if (at === undefined) return clause;
  const end = at < 4 ? clause.indexOf(',') + 1 : 0;
  return at < 4 ? clause.slice(end) : clause.slice(0, at);
}

/** What is asked in a text: the question behind a semicolon, not what is said before it nor what for. Linear. */
export function askedClause(whole: string): string {
  const text = whole.replace(ASIDE_BEFORE, '');
  const [before, behind] = text.split(/;\s+(?=[^;]*\?\W*$)/);
  return withoutOwnPurpose(behind ?? before ?? text);
}

/** What follows says what for: 'so that I can make the schedule'. */
const PURPOSE =
  /,?\s(?:afin (?:que|de)|pour que|damit|para que|de modo que|affinché|così (?:da|che|posso|possiamo)|zodat|opdat|så att|żeby|aby|so that|in order (?:to|that))\s[^,;?]*(?=[,;?.]|$)/iu;

/** An ask without what it is for, where enough of it is left. Linear. */
export function withoutPurpose(text: string): string {
  const bare = text.replace(PURPOSE, '');
  return bare.length > 12 ? bare : text;
}
