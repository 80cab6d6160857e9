import { subordinate } from './german-clauses.ts';
import { nounPhrase, turnedWords } from './german-sides.ts';
import { fromOrder, fromYouAll, parted, particles, withI, withWe } from './german-verbs.ts';
import type { Said } from './turning.ts';

/** When it is wanted: said by the gap. */
const DAY =
  /(?:^|,? )((?:(?:möglichst |am besten )?bis(?: spätestens| zum| zur| Ende)*|spätestens(?: am| bis)?(?: zum)?) (?:(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Monats|der Woche|Ende|\d{1,2}\.|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|20[2-4]\d|den|dem|um|Uhr|\d{1,2}:\d\d|\d{1,2}(?= Uhr))(?!\p{L}),? ?)+|(?:noch )?in diesem (?:Jahr|Monat|Quartal)(?!\p{L}))/u;
/** Days told from today, and what only presses: the gap asks when instead. */
const SOON =
  /(?<!\p{L})(?:(?:noch )?heute oder (?:spätestens )?morgen(?: früh| Vormittag)?|unbedingt|dringend|(?:noch |bis )?(?:heute|morgen|übermorgen)(?: Abend| früh| Vormittag| Nachmittag)?|(?:noch |bis |im Laufe |in )*(?:diese|dieser|nächste|nächster|der nächsten|kommende|kommender|der kommenden|der) Woche|so (?:schnell|bald) wie möglich|schnellstmöglich|baldmöglichst|möglichst (?:bald|schnell|zeitnah)|zeitnah|umgehend|in den nächsten Tagen|demnächst|bis Ende der Woche|bis zum Wochenende|rechtzeitig|vorab|gegebenenfalls|auch|noch|außerdem|zusätzlich|zudem|ebenfalls|gleich|einmal|doch|schon|dann|wieder(?= (?:auch|noch)))(?!\p{L}) ?/gu;

type Request = { words: string; day: string };

/** What is wanted, without when. */
function timeless(words: string): Request {
  const day = DAY.exec(words)?.[1]?.trim().replace(/,$/, '') ?? '';
  const bare = day ? words.replace(day, '').replace(/ ,/g, '').replace(/ {2,}/g, ' ').trim() : words;
  return { words: bare.replace(SOON, '').trim(), day };
}

const particleLast = new RegExp(`^(?:(.*) )?(${particles})$`, 'u');

/** What is said of itself as a part of the verb: 'Bescheid geben', 'zukommen lassen'. */
const FIXED = /(?:^| )(Bescheid|zukommen|wissen|Rückmeldung|in Kenntnis|zur Verfügung)$/u;

/** What the writer says to a request for a deed of theirs. `rest` without the verb, `infinitive` whole. */
function granted(rest: string, infinitive: string, day: string, plural = false): Said | undefined {
  const [particle, verb] = parted(infinitive);
  const turned = turnedWords(rest, infinitive)?.replace(/(?<!\p{L})sich(?!\p{L})/u, () =>
    /^(?:ansehen|anschauen|überlegen|notieren|merken|vorstellen)$/u.test(infinitive) ? 'mir' : 'mich',
  );
  if (turned === undefined || /,/.test(turned)) return undefined;
  const fixed = FIXED.exec(turned)?.[1] ?? '';
  const said = turned.slice(0, turned.length - fixed.length).trim();
  const behind = `${fixed} ${particle}`.trim();
  const form = plural ? `wir ${withWe(verb)}` : `ich ${withI(verb)}`;
  const unable = plural ? 'leider können wir' : 'leider kann ich';
  return {
    open: `${placed(form, said, behind, `[${day || openGap(said, infinitive)}]`)}.`,
    yes: `${placed(form, said, behind, day ? `gern ${day}` : 'gern')}.`,
    no: `${denied(unable, said, `${fixed} ${infinitive}`.trim())}.`,
  };
}

/** What is to be done each time or from now on has no day of its own. */
const LASTING =
  /(?<!\p{L})(?:künftig|in Zukunft|zukünftig|immer|jeweils|jedes Mal|ab sofort|vor jede[mnr]|nach jede[mnr]|regelmäßig|täglich|wöchentlich|monatlich)(?!\p{L})/u;

function openGap(said: string, infinitive: string): string {
  if (LASTING.test(said)) return 'gern / leider nicht immer';
  return infinitive === 'mitbringen' ? 'zum Termin' : 'wann';
}

const BEHIND =
  '(?<!(?:für|mit|in|an|auf|von|zu|aus|um|über|nach|unter|vor|als|gegen|durch|wie|pro|bei|ohne|der|die|den|dem|\\p{Ll}{2}en) )(?<!\\p{L})';
const ARTICLE = new RegExp(`${BEHIND}ein(?=(?:e[nrs]?)? )(?!ein paar )`, 'u');
const SOME = new RegExp(`${BEHIND}(?:einige|ein paar|weitere|mehrere|zwei|drei|vier) (?=\\p{L})`, 'u');

/** 'leider kann ich Ihnen keinen Raum geben'. */
function denied(lead: string, said: string, infinitive: string): string {
  const article = ARTICLE.exec(said);
  const some = SOME.exec(said);
  if (article && (!some || article.index < some.index))
    return `${lead} ${said.replace(ARTICLE, 'kein')} ${infinitive}`;
  if (some) return `${lead} ${said.replace(SOME, 'keine ')} ${infinitive}`;
  if (/^Bescheid/u.test(infinitive)) return [lead, said, 'keinen', infinitive].filter(Boolean).join(' ');
  return [lead, said, 'nicht', infinitive].filter(Boolean).join(' ');
}

function placed(lead: string, said: string, behind: string, word: string): string {
  const [, pronouns = '', rest = ''] =
    /^((?:(?:es|das|\{[^{}]*\}|mir|mich|uns)(?: |$)){0,3})(.*)$/u.exec(said) ?? [];
  const order =
    word.startsWith('[') || word.startsWith('gern ')
      ? [pronouns.trim(), rest, word]
      : [pronouns.trim(), word, rest];
  return [lead, ...order, behind].filter(Boolean).join(' ');
}

/** 'Könnten Sie uns den Grundriss schicken?' */
export function wanted(words: string): Said | undefined {
  const { words: bare, day } = timeless(words);
  const [, rest = '', last = ''] = /^(?:(.*?) )??(?:zu )?((?:zukommen |wissen )?\p{Ll}+n)$/u.exec(bare) ?? [];
  return last
    ? granted(
        rest,
        last.replace(/^(\p{L}+?)zu(?=\p{L}{4})/u, (whole, one) =>
          new RegExp(`^(?:${particles})$`, 'u').test(one) ? one : whole,
        ),
        day,
      )
    : undefined;
}

/** Who is told to do something: 'Senden Sie', 'schick', 'schickt'. */
export type Told = 'Sie' | 'du' | 'ihr';

/** The infinitive of an order. */
export function orderedVerb(verb: string, who: Told): string {
  return who === 'Sie' ? verb : who === 'du' ? fromOrder(verb) : fromYouAll(verb);
}

/** 'Senden Sie uns den Vertrag zu', 'Schick mir die Liste'. */
export function ordered(verb: string, words: string, who: Told): Said | undefined {
  const { words: bare, day } = timeless(words);
  const [, front = '', particle = ''] = particleLast.exec(bare) ?? [];
  return granted(particle ? front : bare, particle + orderedVerb(verb, who), day, who === 'ihr');
}

/** A thing, behind what it is for. */
const NEEDED = new RegExp(
  `^(?:(?:dafür|dazu|davon|hierfür|für ${nounPhrase}) )?(?:den|die|das|eine?n?|Ihre?n?|meine?n?|dazu|folgende|noch|zwei|drei|\\d|\\p{Lu}|\\p{Ll}+(?:e|en|es) \\p{Lu})`,
  'u',
);

/** 'Für die Buchhaltung bräuchten wir einen Kostenvoranschlag.' `lead`: what stands before the verb. */
export function needed(lead: string, thing: string): Said | undefined {
  const { words, day } = timeless(thing.replace(/(?<!\p{L})von (?:Ihnen|dir|euch) ?/u, ''));
  const said = turnedWords(words.replace(/,$/u, ''));
  const before = turnedWords(lead);
  if (
    said === undefined ||
    before === undefined ||
    /,|(?<!\p{L})(?<!^(?:die|den) )\p{Ll}+en$/u.test(said.replace(/\{[^}]*\}/g, ''))
  )
    return undefined;
  if (!NEEDED.test(said)) return undefined;
  const gets = '{erhalten Sie|bekommst du}';
  const gap = `[${day || 'wann'}]`;
  const until = day && ` ${day.replace(/^(?:möglichst|am besten) /u, '')}`;
  const no = denied(
    before ? `${before} kann ich {Ihnen|dir} leider` : 'leider kann ich {Ihnen|dir}',
    said,
    'geben',
  );
  return before
    ? {
        open: `${before} ${gets} ${said} ${gap}.`,
        yes: `${before} ${gets} gern ${said}${until}.`,
        no: `${no}.`,
      }
    : {
        open: `{Sie erhalten|du bekommst} ${said} ${gap}.`,
        yes: `Gern ${gets} ${said}${until}.`,
        no: `${no}.`,
      };
}

/** 'Nennen Sie uns die Teilnehmerzahl': what is told follows at once. */
export function told(words: string, infinitive: string): Said | undefined {
  const { words: bare } = timeless(words);
  const [particle, verb] = parted(infinitive);
  const said = turnedWords(bare, infinitive);
  if (!said || /,/.test(said)) return undefined;
  return { open: `${['gern', withI(verb), 'ich', said, particle].filter(Boolean).join(' ')}: [Angabe].` };
}

/** 'Können Sie bestätigen, dass der Termin steht?' */
export function confirmedThat(clause: string): Said | undefined {
  const said = subordinate(clause);
  if (!said || /(?<!\p{L})oder(?!\p{L})/u.test(said)) return undefined;
  return {
    open: `ich [bestätige {Ihnen|dir} hiermit / kann {Ihnen|dir} noch nicht bestätigen], ${said}.`,
    yes: `gern bestätige ich {Ihnen|dir}, ${said}.`,
    no: `leider kann ich {Ihnen|dir} noch nicht bestätigen, ${said}.`,
  };
}

/** What is hoped for in return: 'Wir hielten einen Nachlass von 10 % für angemessen.' */
export function conceded(thing: string): Said | undefined {
  const said = turnedWords(thing);
  if (
    !said ||
    /,/.test(said) ||
    !/(?:[Rr]abatt|[Nn]achlass|[Gg]utschrift|[Mm]inderung|[Ee]rstattung|[Ee]ntschädigung)(?!\p{L})/u.test(
      said,
    )
  )
    return undefined;
  return {
    open: `${said} kann ich {Ihnen|dir} [gern / leider nicht] gewähren.`,
    yes: `gern gewähre ich {Ihnen|dir} ${said}.`,
    no: `${denied('leider kann ich {Ihnen|dir}', said, 'gewähren')}.`,
  };
}

/** 'Bestätigen Sie uns bitte die Lieferadresse.' */
export function confirmed(thing: string): Said | undefined {
  const said = turnedWords(timeless(thing).words.replace(/^(?:uns|mir) /u, ''));
  if (!said || /,/.test(said)) return undefined;
  return {
    open: `${said} kann ich {Ihnen|dir} [hiermit / noch nicht] bestätigen.`,
    yes: `${said} bestätige ich {Ihnen|dir} gern.`,
    no: `${said} kann ich {Ihnen|dir} leider noch nicht bestätigen.`,
  };
}
