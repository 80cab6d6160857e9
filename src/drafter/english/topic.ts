import type { Reading } from '#reading/reading.ts';
import { cleanText, holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import type { Occasion } from '../composer.ts';
import { nounLike } from './predicates.ts';
import { baseOfGerund, baseVerbs } from './verbs.ts';

const plainNouns = new Set(
  `meeting call invoice quote report update question questions request project proposal contract order budget venue
  offer delivery payment interview application position schedule agenda presentation workshop training conference
  party trip lunch dinner event feedback review draft issue problem complaint refund subscription account policy plan
  launch kickoff follow-up webinar demo document documents slides figures numbers results deadline availability
  collaboration partnership visit invitation survey newsletter visa travel booking reservation shipment return
  repair maintenance release design website campaign strategy sales marketing hiring onboarding orientation client
  cold open new old public private internal external joint legal technical financial commercial medical digital social
  local regional national global short long early online remote spare rental supply chain data cloud security safety
  energy solar kitchen garden window door warehouse truck vehicle fleet
  summer winter spring autumn customer team weekly monthly quarterly annual next new upcoming final first second draft updated late missing broken
  damaged wrong parking office lease rent phone price prices pricing list catering offsite tech technical server
  network system software login account payment weekend product service
  coach hire site holiday leave sick absence school class lesson course exam test sample samples stock roof boiler heating
  plumbing flat apartment house tenancy deposit insurance claim survey valuation mortgage loan bank transfer tax audit
  accounts annual board committee member membership donation grant funding volunteer print printing leaflet brochure
  poster logo photo photos video translation text article press interview guest speaker catalogue ticket tickets seat
  seats table room rooms hall stand booth stage equipment machine machines engine car van bus train flight hotel airport
  patient clinic dental appointment prescription vaccination bike bicycle furniture chairs desk desks carpet floor flooring
  paint painting tiles timber wood steel concrete electricity power water gas fire alarm key keys lift parking garage
  fence tree hedge cleaning laundry food menu cake flowers gift gifts uniform uniforms staff rota shift overtime pension
  salary payroll expenses receipt receipts fee fees discount credit debt reminder licence permit inspection certificate
  warranty guarantee return returns replacement spare parts part pallet container customs courier parcel package label
  labels barcode backup printer laptop phone phones internet website domain hosting email newsletter feature bug error`.split(
    /\s+/,
  ),
);
const connective =
  /^(?:a|an|the|of|for|to|in|on|at|and|or|with|from|by|about|your|our|my|this|that|next|last|week|month|year|day)$/i;
/** A subject with a verb or an address in it is a sentence, not a thing. */
const sentenceLike =
  /[?!]|\b(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|let's|let|please|need|needs|want|wants|get|see|check|join|meet|save|help|i|we|you|us|me|don't|can't|cannot|received|sent|charged|available|sign up|schedule call|hi|hello|hey|urgent|important|action required|thanks|thank|congratulations|welcome|regarding|re|fyi|attend|ends|starts|expires|begins|closes|following|unsubscribe|ignore|not|still|isn't|hasn't)\b/i;

const commonEnding = /(?:tion|tions|ment|ments|ing|ness|ity|ship|ance|ence|ure|age|cy|sis|ism|ight|ights)$/;

/** The words that the mail's text writes small, and those it writes capitalised within a sentence. */
function casesIn(text: string): { small: ReadonlySet<string>; proper: ReadonlySet<string> } {
  const small = new Set<string>();
  const proper = new Set<string>();
  for (const match of text.matchAll(
    /(?<=([\p{L}\p{N},;]) )(\p{L}[\p{L}\p{M}-]*)|(?<![\p{L}\p{M}])(\p{Ll}[\p{L}\p{M}-]*)/gu,
  )) {
    const word = match[2] ?? match[3] ?? '';
    if (/^\p{Ll}/u.test(word)) small.add(word);
    else proper.add(word);
  }
  return { small, proper };
}

/**
 * A subject with the case that its words have in running text; undefined where a word's own case cannot be told
 * ('Food' in 'Organic Food Blog' when the mail never says it).
 */
function inRunningCase(words: readonly string[], text: string): string[] | undefined {
  const { small, proper } = casesIn(text);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const titleCase =
    capitalised > 1 && words.every((word) => /^\p{Lu}|^\d/u.test(word) || connective.test(word));
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    const low = word.toLowerCase();
    const own = /\d|^\p{Lu}{2}|^\p{Lu}\p{L}*\p{Lu}/u.test(word) || proper.has(word);
    if (own || /^\p{Ll}/u.test(word)) out.push(word);
    // 'Year 5' is a name.
    else if (connective.test(low) && /^\d/.test(words[at + 1] ?? '')) out.push(word);
    else if (
      /^\p{Lu}\p{Ll}+-\p{Ll}/u.test(word) &&
      (plainNouns.has(low.split('-')[0] ?? '') || connective.test(low.split('-')[0] ?? ''))
    )
      out.push(low);
    else if (small.has(low) || plainNouns.has(low) || connective.test(low)) out.push(low);
    else if (titleCase && commonEnding.test(low)) out.push(low);
    else if (titleCase && words.length > 2) return undefined;
    else out.push(at === 0 && commonEnding.test(low) ? low : word);
  }
  return out;
}

/** Little words of other languages: a subject that was not written in English is not put into an English sentence. */
const foreign =
  /(?<!\p{L})(?:zur|zum|der|das|und|für|von|mit|wegen|nach|le|les|des|du|et|pour|sur|el|los|las|para|por|del|per|della|het|een|voor|och|för|av)(?!\p{L})/iu;

/** 'Site visit Tuesday', 'Holiday request 3-14 August': the day is no part of the thing. */
const dayBehind =
  /(?<=\w)(?:,? (?:on |for |of |from |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:on |for |of |from )?\d{1,2}(?: ?[-–] ?\d{1,2})?(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?)$/i;

/**
 * The mail's subject as it can stand after 'about': 'Birthday Party' → 'the birthday party'. Undefined where it is
 * a sentence, a shout or too long: better no subject than one that sounds pasted.
 */
export function topicOf(reading: Reading): string | undefined {
  const subject = cleanText(reading.subject ?? '')
    .replace(/^(?:(?:re|fwd?|aw|wg)\s*:\s*)+/i, '')
    .replace(
      /^(?:reminder|request|question|invitation|update|introduction|introducing|notice|announcement|celebration)\s*(?:for|of|to|:|-)\s+/i,
      '',
    )
    .replace(/[\s.:,-]+$/, '');
  const opener = subject.split(' ')[0]?.toLowerCase() ?? '';
  if (baseVerbs.has(opener) && !plainNouns.has(opener) && !nounLike.has(opener)) return undefined;
  const part = (/^(.{4,}?)(?::\s| [-–—|] )/.exec(subject)?.[1] ?? subject).replace(dayBehind, '');
  if (part === '' || wordCount(part) > 7 || part.length > 60 || holdsLinkOrAddress(part)) return undefined;
  if (
    sentenceLike.test(part) ||
    foreign.test(part) ||
    /["“”#$€£%=+/\\,;]/.test(part) ||
    part === part.toUpperCase()
  )
    return undefined;
  const words = part.split(' ');
  const made = inRunningCase(words, reading.newText.slice(0, 4000));
  if (!made || baseOfGerund(made[0] ?? '')) return undefined;
  let phrase = made.join(' ');
  if (/ about /.test(phrase)) phrase = phrase.replace(' about ', ' on ');
  phrase = phrase.replace(/(?<= )(?:my|our|your)\b/gi, (word) => (/^your$/i.test(word) ? 'our' : 'your'));
  if (/^(?:my|our)\b/i.test(phrase)) return phrase.replace(/^(?:my|our)\b/i, 'your');
  if (/^(?:your)\b/i.test(phrase)) return phrase.replace(/^your\b/i, 'my');
  if (/^(?:the|a|an|this|that|next)\b/i.test(phrase)) return phrase.replace(/^(?:a|an)\b/i, 'the');
  if (
    /^(?:for|of|to|in|on|at|and|or|with|from|by|about|some|any|quick|just|no|not|very|so|away|out|off|back|sick|late|here)\b/i.test(
      phrase,
    )
  )
    return undefined;
  // 'Order 48213' is a name.
  if (
    /^(?:order|invoice|ticket|case|booking|reservation|claim|policy) (?:no\.? |number )?[\w/-]*\d/i.test(
      phrase,
    )
  )
    return phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  // 'Bella's operation' is hers already.
  if (/^\p{Lu}\p{Ll}+['’]s \p{Ll}/u.test(phrase)) return phrase;
  const common = /^\p{Ll}/u.test(phrase);
  const lastWord =
    made.find((_, at) => /^(?:for|of|to|in|on|at|with|from|by|about)$/.test(made[at + 1] ?? '')) ??
    made.at(-1) ??
    '';
  const properNoun = !/^\p{Ll}/u.test(lastWord);
  // 'Linen for 84 rooms' is capital only as it opens.
  if (
    !common &&
    / /.test(phrase) &&
    /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(phrase) &&
    !casesIn(reading.newText.slice(0, 4000)).proper.has(words[0] ?? '')
  )
    return undefined;
  if (!common && properNoun) return words.length > 4 ? undefined : phrase;
  return common || words.length > 1 ? `the ${phrase}` : undefined;
}

const events =
  /\b(?:the|our|your|an?|this|my|his|her|their|upcoming|next)\s+((?:[\w'’-]+\s+){0,3}?)(meeting|call|session|appointment|interview|demo|workshop|webinar|conference|lunch|dinner|breakfast|visit|delivery|deadline|party|trip|event|training|presentation|review|kickoff|launch|wedding|ceremony|reunion|discussion|summit|panel|opening)\b(?! (?:meeting|call|session|event|party|date))/gi;
const noModifier =
  /^(?:the|our|your|this|that|next|for|with|and|have|has|into|from|first|are|can|could|will|any|another|some|all|please|quick|short|brief|would|attend|about|you|had|upcoming|schedule|scheduled|joint|join|hold|during|each|every|set|one|last|her|his|their|its|new|good|great|was|were|not|until|missed|before|after|final)$/i;

const eventModifier =
  /^(?:planning|onboarding|training|marketing|networking|closing|opening|briefing|staffing|hiring)$/i;

/** The first thing with a day that the mail names, without taking its sentence over. */
export function occasionOf(reading: Reading): Occasion | undefined {
  for (const mention of reading.dates.slice(0, 6)) {
    if (mention.resolved === undefined && !/\d|day\b/i.test(mention.text)) continue;
    if (/^q[1-4]\b|\b(?:yesterday|last|ago|past)\b/i.test(mention.text)) continue;
    const from =
      Math.max(
        reading.newText.lastIndexOf('.', mention.start - 1),
        reading.newText.lastIndexOf('\n\n', mention.start),
      ) + 1;
    const before = reading.newText.slice(Math.max(from, mention.start - 160), mention.start);
    if (/\bby\s*$/i.test(before)) continue;
    const found = [...before.matchAll(events)].at(-1);
    if (!found) continue;
    const last = found[1]?.trim().split(/\s+/).at(-1) ?? '';
    const modifier =
      last !== '' && !noModifier.test(last) && !/(?:[^n]ing|ed|ly)$/.test(last.replace(eventModifier, 'x'))
        ? `${cleanText(last)} `
        : '';
    const when = cleanText(mention.text)
      .replace(/^(?:on|at|by|in|from)\s+/i, '')
      .replace(/[\s.,;:]+$/, '');
    if (wordCount(when) > 7) continue;
    return { what: `the ${modifier}${(found[2] ?? '').toLowerCase()}`, when };
  }
  return undefined;
}
