import type { Language } from '#domain/languages.ts';
import { nameInSalutation } from '#reading/parts/salutation.ts';
import type { Reading } from '#reading/reading.ts';
import { cleanText } from './clean-text.ts';
import { titleKind } from './compose/titles.ts';
import type { Addressee } from './composer.ts';
import { isImpersonalName } from './impersonal-words.ts';
import { isUnread } from './mail-tongue.ts';
import { vietnameseGivenName } from './vietnamese-names.ts';

/** Words that make a sender's name a company, a team, a role or a machine. */
const impersonal =
  /\b(?:familia|família|famille|familie|famiglia|team|support|service|services|department|dept|office|company|corp|inc|llc|ltd|gmbh|group|info|sales|marketing|billing|accounts?|accounting|facilities|finance|operations|logistics|legal|payroll|orders|dispatch|maintenance|engineering|product|newsroom|press|it|admin\w*|no-?reply|notifications?|newsletter|news|alerts?|help|desk|customer|care|hr|human|resources|recruit\w*|conference|organi[sz]er|manager|management|committee|bank|store|shop|university|college|academy|school|street|noticeboard|community|events?|security|mail|mailer|daemon|system|center|centre|club|association|foundation|institute|agency|studio|hotel|project|editor|board|council|colleagues|everyone|all|stakeholders|friends|partners|members|customers|users?|sir|madam|folks|guys|hiring|landlord|landlady|suppliers?|procurement|owner|tenants?|vendors?|purchasing|reception|candidates?|applicants?)\b|[.]com|@|\d/i;
/** Words that stand where a name should. */
const placeholder =
  /^(?:(?:x{2,}|signed|regards|sent|sincerely|undersigned|unknown|anonymous|recipient|sender|your name|my name)(?!\p{L})|(?:best|thanks|cheers|name|n\/a|tbd|tba|none|null|undefined|me|you|dear|hello|hi|subject|from|to|date)$)/iu;
const titles =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|hon|bapak|ibu|encik|puan|bwana|khun|herr|frau|mme|mlle|monsieur|madame|sra?|srta|señora?|senhora?|dra|sig\.ra|sig|signora?|dott(?:\.ssa)?|dottoressa|dl|dna|domnul|doamna|الدكتور|الدكتورة|السيد|السيدة)\.?|bi\.|[دأم]\.|أ\.د\.?)$/i;
/** Professions and degrees that stand before a name and call nobody. */
const degrees =
  /^(?:ing|mudr|mvdr|judr|phdr|rndr|paeddr|mgr|bc|inż|arch|av|uzm|arh|adv|avv|geom|rag|doç|doc|lic|inj|eng|dipl-ing)\.$/iu;
const particles = /^(?:van|von|de|da|di|del|della|der|den|la|le|du|dos|bin|al|el|ter|ten)$/i;
const nameWord = /^\p{Lu}[\p{L}\p{M}’'-]*\.?$/u;

/** A company or a place of work before somebody's name: '山口内科クリニック 受付 佐々木'. */
const EASTERN_STAFF =
  /^(?=.*(?:(?:株式会社|有限会社|合同会社)\S+|会社|クリニック|病院|学校|園|店|部|課|係|室|受付|センター|事務局|銀行|公司|集团|医院|银行|中心|팀|부|센터|병원|은행|회사|점|학교)\s)[^\s]+(?:\s[^\s]+){0,3}\s(?<name>[\p{Script=Han}\p{Script=Hangul}々]{1,4})$/u;

/** What a person is by profession, before a whole name: 'Advokat Henrik Sjöberg'. */
const PROFESSION =
  /^(?:advokat|abogad[oa]|maître|rechtsanw[aä]lt(?:in)?|advogad[oa]|advocaat|notaire|notari[oa]|architekt(?:in)?|architecte)\s(?=\p{Lu}\S+\s\p{Lu})/iu;

/** 'עו"ד', 'רו"ח': their quotation mark ends no name. */
const HEBREW_DEGREE = /^(?:עו|רו|אדר|אינג)["״'׳](?:ד|ח|ל)?\s+/u;

/** A person's name in parts; undefined where it is no person's. */
export function personOf(raw: string | undefined): Addressee | undefined {
  if (!raw) return undefined;
  const staff = EASTERN_STAFF.exec(cleanText(raw).trim());
  if (staff?.groups?.name && staff[0].length <= 60) return { first: staff.groups.name, whole: staff[0] };
  let name = cleanText(raw.replace(HEBREW_DEGREE, ''))
    .replace(/["“”()].*$/u, '')
    .replace(/\s+(?:via|at|from|on behalf of)\s.*$/i, '')
    .trim();
  name = name.replace(PROFESSION, '');
  const turned = /^([^,]+),\s*([^,]+)$/u.exec(name);
  if (turned && !/^(?:ph\.?d|md|mba|esq|jr|sr|cpa)\b/i.test(turned[2] ?? ''))
    name = `${turned[2]} ${turned[1]}`;
  name = name.replace(/,.*$/u, '');
  if (
    name === '' ||
    /^the /i.test(name) ||
    name.length > 60 ||
    impersonal.test(name) ||
    isImpersonalName(name) ||
    placeholder.test(name)
  )
    return undefined;
  const words = name
    .split(' ')
    .map((word) => (/^\p{Ll}/u.test(word) && !particles.test(word) ? recased(word) : word));
  while (words.length > 1 && degrees.test(words[0] ?? '')) words.shift();
  const title = titles.test(words[0] ?? '') ? words.shift() : undefined;
  if (words.length === 0 || words.length > 5) return undefined;
  if (!words.every((word) => nameWord.test(word) || particles.test(word) || /^[^\p{Lu}\p{Ll}]+$/u.test(word)))
    return undefined;
  const shouted = words.every((word) => word === word.toLocaleUpperCase() && word.length > 3);
  const fixed = shouted ? words.map((word) => recased(word.toLocaleLowerCase())) : words;
  if (fixed.length === 1) {
    const only = fixed[0] ?? '';
    return title ? { title, last: only } : { first: only };
  }
  const whole = fixed.join(' ');
  // '森田 由美': the surname stands first, and nobody is called by either word alone.
  if (EASTERN.test(whole)) return { first: whole, whole, ...(title ? { title } : {}) };
  const given = vietnameseGivenName(whole);
  if (given) return { first: given, last: fixed.slice(0, -1).join(' '), whole, ...(title ? { title } : {}) };
  const first = fixed[0] ?? '';
  const after = fixed.slice(1).filter((word) => !/^\p{Lu}\.?$/u.test(word));
  const last = after.join(' ');
  return { first, ...(last ? { last } : {}), ...(title ? { title } : {}) };
}

/** A person's whole name in the order in which it is written; '' where none is known. */
export function wholeName({ whole, first, last }: Addressee): string {
  return whole ?? [first, last].filter(Boolean).join(' ');
}

function recased(word: string): string {
  return word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase());
}

const roleWord =
  /^(?:hr|it|event|customer|marketing|sales|human|facilities|editor.*|account|project|product|office|general|managing|regional|program|programme|research|team|community|lecturer|dean|partner|consultant|owner|manager|organi[sz]er|representative|advisor|adviser|support|technical|director|coordinator|specialist|head|lead|chief|president|vice|student|graduate|assistant|analyst|engineer|senior|junior|executive|officer|department|professor|secretary|founder|ceo|cfo|cto|business|finance|legal|undergraduate|operations|onboarding)$/i;

/** A part of a house, not of a person's name: 'City Recreation Department'. */
const UNIT = /^(?:department|dept\.?|team|office)$/i;

/** 'Emily Rogers Operations Manager', as a signature on one line gives it → 'Emily Rogers'. */
function withoutRole(name: string | undefined): string | undefined {
  const words = name?.trim().split(/\s+/) ?? [];
  if (UNIT.test(words.at(-1) ?? '')) return name;
  const at = words.findIndex((word) => roleWord.test(word.replace(/,$/, '')));
  return (at > 1 ? words.slice(0, at).join(' ') : name)?.replace(/,$/, '');
}

/** Who a reply greets: the sender by name, from the header or under the text; nobody in particular for an automated mail. */
export function addresseeOf(reading: Reading, automatic: boolean): Addressee {
  if (automatic) return {};
  const { sender, signedBy } = reading;
  const written = personOf(withoutRole(sender.name));
  // A company's header, a person's name under the text.
  const signed = isPartOf(signedBy, sender.name) ? undefined : personOf(withoutRole(signedBy));
  const named = written ?? signed;
  if (!named) return {};
  const person = withTitle(withGivenName(named, signed), reading);
  return isReserved(reading) ? { ...person, reserved: true } : person;
}

/** 'Dear Ms Lyle', signed with the whole name, or a greeting as of a letter. */
function isReserved({ newText, signedBy }: Reading): boolean {
  const [greeting = ''] = newText.slice(0, 120).split('\n', 1);
  const isTitled =
    TITLED.test(greeting) || FORMAL.test(greeting) || /\p{L}(?:様|さま|殿|先生|女士)/u.test(greeting);
  return isTitled && (signedBy === undefined || /\P{ASCII}/u.test(signedBy) || signedBy.includes(' '));
}

/** Whether the line under the text is but part of a longer name: 'Fairview Physiotherapy' of 'Reception, Fairview Physiotherapy'. */
function isPartOf(signedBy: string | undefined, name: string | undefined): boolean {
  return signedBy !== undefined && name !== undefined && name !== signedBy && name.includes(signedBy);
}

const INITIAL = /^\p{Lu}\.?$/u;

/** 'J. Whitcombe' is called by the name that stands under the text; an initial alone calls nobody. */
function withGivenName(person: Addressee, signed: Addressee | undefined): Addressee {
  if (!person.first || !person.last || !INITIAL.test(person.first)) return person;
  if (signed?.first && !INITIAL.test(signed.first) && (!signed.last || signed.last === person.last))
    return { ...person, first: signed.first };
  const { first, ...rest } = person;
  return { ...rest, whole: wholeName(person) };
}

/** Adds the title that the mail itself gives the sender ('Dr. Henry Walton' under the text). */
function withTitle(person: Addressee, reading: Reading): Addressee {
  if (person.title || !person.last) return person;
  const ends = `${reading.newText.slice(-300)}\n${reading.signature.slice(0, 300)}`;
  const escaped = wholeName(person).replace(/[^\p{L}\p{M} ]/gu, '.');
  const title = new RegExp(`\\b(Mr|Mrs|Ms|Mx|Dr|Prof|Professor)\\.? ${escaped}`, 'u').exec(ends)?.[1];
  return title ? { ...person, title } : person;
}

/** Words that honour a reader in Asian mails, before and behind a name; nobody signs with them. */
const HONOURS =
  /^(?:คุณ(?=[\u0e01-\u0e4e]{2})|জনাব\s|श्री\s|श्रीमती\s|Sdri?\.\s|(?:[Aa]nh|[Cc]hị|[Cc]ô|[Cc]hú|[Bb]ác|[Ôô]ng|[Bb]à|[Tt]hầy|Bapak|Ibu|Pak|Bu|Encik|Puan|Tuan|Cik)\s(?=\p{Lu}))|\s?(?:様|さん|さま|殿|御中)$|\s(?:교수|박사|선생|대표|부장|과장|차장|대리|사원|팀장|실장|이사|사장|원장|소장|작가|강사|코치|편집자|디자이너|매니저|기자|변호사|기사|고객|손님|학부모|어머|아버)?님$|(?<=^\S{1,6}\s\p{Script=Han}{1,4})先生$|(?<=^\p{Script=Han}{2,3})(?:先生|女士|小姐|老师|经理|主任|律师|医生|同学)$|\s(?:जी|साहब)$|\s(?:ভাই|আপা|সাহেব)$/u;
/** A role in place of a name: 'ご担当者'. */
const UNNAMED = /担当者?$|^各位|^(?:みな|皆)(?:さま|様|さん)?$|담당자|^여러분/u;

function withoutHonour(name: string | undefined): string | undefined {
  const bare = name?.trim().replace(HONOURS, '');
  return name && bare && (UNNAMED.test(bare) || UNNAMED.test(name)) ? undefined : bare;
}

/**
 * Who signs the reply where nobody said: the one the mail is written to, by whole name. Undefined where that is no person, where
 * only a surname is known ('Dear Ms Lind'), or the name in the form that calls somebody. Where the reply is `casual`, by
 * the given name as the mail calls them.
 */
export function signerOf(reading: Reading, casual = false): string | undefined {
  const isFrench = reading.language?.language === 'French';
  // 'M. Simon' of a French header is no initial.
  const written = isFrench
    ? reading.recipient.name?.replace(/^M\.\s+(?=\p{Lu})/u, '')
    : reading.recipient.name;
  const name = personOf(withoutHonour(written));
  if (!name?.first) return undefined;
  // 'Bonjour Monsieur,', '刘经理您好': a title or a surname alone is nobody's signature.
  if (!name.last && (titleKind(name.first) || /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(name.first)))
    return undefined;
  // 'Szanowny Panie Adamie': he signs as Adam.
  const { language } = reading.language ?? {};
  const isCalled = nameInSalutation(reading.newText) === reading.recipient.name;
  if (language && isCalled && calledBy[language]?.test(name.first)) return undefined;
  // In a script that none of the 27 languages writes, the first word may as well be the greeting.
  if (!language && isCalled && isUnread(reading)) return undefined;
  const first = name.first.replace(/[^\p{L}\p{M}]/gu, '.');
  const surnameOnly = new RegExp(`(?:${forms})\\.? ${first}(?![\\p{L}\\p{M}])`, 'iu');
  if (!name.last && surnameOnly.test(reading.newText.slice(0, 120))) return undefined;
  return casual && isOnFirstNameTerms(reading, name) ? name.first : wholeName(name);
}

const SURNAME_FIRST: readonly (Language | undefined)[] = ['Chinese', 'Japanese', 'Korean', 'Vietnamese'];
const EASTERN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether the mail calls its reader by the given name alone, where it is sure which of the names that is. */
function isOnFirstNameTerms(
  { newText, language }: Reading,
  { first, last, title, whole }: Addressee,
): boolean {
  if (!first || !last || title || whole || EASTERN.test(first)) return false;
  return !SURNAME_FIRST.includes(language?.language) && nameInSalutation(newText) === first;
}

const forms =
  'mr|mrs|ms|miss|mx|dr|prof|professor|herrn?|frau|señora?|madame|monsieur|sr|sra|signora?|dhr|heer|meneer|mevrouw|pan|pani|paní|pane|пане|пані';

/** Greetings of formal letters, with or without a title. */
const FORMAL =
  /^\s*(?:estimad[oa]s? |muy (?:señor|estimad)|distinguid[oa]|prezad[oa]s? |exm[oa]s?\.? |excelentíssim|ilm[oa]\.? |αξιότιμ|αγαπητ[έή] κ|κύριε |κυρία )|(?<!\p{L})(?:κύριε|κυρία|senhora?) \p{Lu}/iu;

const TITLED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})\\.? \\p{L}`, 'iu');

/** Endings by which a greeting calls somebody, and with which nobody's own name ends but those that follow. */
const calledBy: Partial<Record<Language, RegExp>> = {
  Polish: /(?:ie|u|[^aeiouy]o)$(?<!^(?:Bruno|Hugo|Iwo|Otto))/u,
  Czech: /(?:[^ci]e|[šžčřjc]i|u|o)$(?<!^(?:Bruno|Hugo|Ivo|Oto|Otto|René))/u,
  Ukrainian: /(?:[еую]|о)$(?<!^(?:Дмитро|Павло|Петро|Марко|Михайло|Данило|Кирило|Левко|\p{L}+енко))/u,
};
