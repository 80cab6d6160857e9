import { choice, decided, fact, whoOfTwo } from './dutch-facts.ts';
import { aroundAsk, BEGUN, confirmedThat } from './dutch-order.ts';
import { confirmed, granted, needed, requested } from './dutch-requests.ts';
import { type Clause, clauseOf, finalClause, subordinate, turnedWords } from './dutch-sides.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

type Say = (...parts: string[]) => Said | undefined;
const rule = (when: RegExp, say: Say, answers?: TurningRule['answers']): TurningRule => ({
  when,
  say: (parts) => say(...parts),
  ...(answers ? { answers } : {}),
});

const sentence = (...words: string[]) => `${words.filter(Boolean).join(' ')}.`;

/** No verb opens with these: what follows a question word stands in the order of a clause that is told. */
const NO_VERB =
  /^(?:de|het|een|dit|dat|deze|die|u|je|jij|jullie|ik|wij|we|er|hij|zij|ze|men|uw|jouw|onze?|mijn|alle|wie|wat|waar|wanneer|hoe|hoeveel|waarom|welke?|in|op|bij|van|met|voor|aan|om|te|naar|uit|per|tot|zo|nog|al|ook|graag|even|en|of|als|ja|nee|bedankt|dank|beste|wel|niet|geen|ons|mij|me)$/iu;

/** A clause behind a word that asks, in either order. */
function asked(words: string): Clause | undefined {
  const [, verb = '', behind = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  return verb && !NO_VERB.test(verb) ? clauseOf(verb, behind) : finalClause(words);
}

/** With the gap behind all else: 'de gasten kunnen inchecken vanaf [tijdstip]'. */
function ending(words: string, gap: string): Said | undefined {
  const clause = asked(words);
  return clause
    ? {
        open: sentence(
          clause.subject,
          clause.verb,
          clause.rest.replace(/^terecht (.+)$/u, '$1 terecht'),
          gap,
        ),
      }
    : undefined;
}

/** Behind the verb and its pronouns: 'ik heb [aantal] stoelen nodig'. */
function within(words: string, gap: string, end = ''): Said | undefined {
  const clause = asked(words);
  if (!clause) return undefined;
  const [, pronouns = '', rest = ''] =
    /^((?:(?:er|mij|ons|zich|\{[^{}]*\})(?= |$) ?)*)(.*)$/u.exec(clause.rest) ?? [];
  return {
    open: sentence(clause.subject, clause.verb, pronouns.trim(), gap, rest).replace(/\.$/, `${end}.`),
  };
}

/** 'Hoeveel sleutels van de kerk zijn er?', 'Hoeveel flessen wijn heeft u nodig?' */
function counted(thing: string, rest: string): Said | undefined {
  const [noun = '', owner = ''] = thing.split(/ (?=van )/u);
  const said = owner ? turnedWords(owner) : '';
  if (said === undefined || NO_VERB.test(noun)) return undefined;
  return within(rest, ['[aantal]', noun, said].filter(Boolean).join(' '));
}

const MONEY =
  /(?:prijs|prijzen|tarief|kosten|huur|borg|waarborgsom|vergoeding|bijdrage|honorarium|loon|salaris|korting|btw|bedrag|premie|toeslag|gage|budget|aanbetaling)(?!\p{L})/iu;

/** 'Hoe hoog is de huur?', 'Wat zijn de voorrijkosten?' */
function measured(verb: string, words: string): Said | undefined {
  const said = turnedWords(words);
  if (!said || /,|(?<!\p{L})(?:inbegrepen|nodig|mogelijk)(?!\p{L})/u.test(said)) return undefined;
  const many = /^(?:zijn|waren|worden)$/iu.test(verb);
  if (MONEY.test(said)) return { open: sentence(said, many ? 'bedragen' : 'bedraagt', '[bedrag]') };
  return { open: sentence(said, many ? 'zijn' : 'is', '[gegevens]') };
}

function cost(verb: string, words: string): Said | undefined {
  const [, thing = words, measure = ''] =
    /^(.+?) (per \p{L}+|in totaal|(?:in|ex)clusief \p{L}+)$/iu.exec(words) ?? [];
  const said = turnedWords(thing);
  return said && !/,|(?<!\p{L})(?:als|wanneer|indien)(?!\p{L})/u.test(said)
    ? { open: sentence(said, verb.toLowerCase(), '[bedrag]', measure.toLowerCase()) }
    : undefined;
}

function lasting(words: string): Said | undefined {
  const said = turnedWords(words);
  if (!said || /,/.test(said)) return undefined;
  const [, thing = '', adverb = ''] =
    /^(.*?)( (?:gemiddeld|meestal|normaal|doorgaans|ongeveer|gewoonlijk))?$/u.exec(said) ?? [];
  return { open: sentence(thing, 'duurt', adverb.trim(), '[hoe lang]') };
}

function who(words: string): Said | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  // 'wie er toegang toe heeft': a clause that is told has its verb last.
  const [, middle = '', last = ''] =
    /^(er .+|(?:de|het|dit|dat) .+) (\p{L}+t|is|kan|mag|zal)$/u.exec(words) ?? [];
  if (last) {
    const told = turnedWords(middle);
    return told === undefined ? undefined : { open: sentence('[Naam]', last, told) };
  }
  if (!verb || NO_VERB.test(verb) || /^(?:ik|wij|we|u|je|jullie)(?!\p{L})/iu.test(rest)) return undefined;
  const said = turnedWords(rest);
  return said === undefined ? undefined : { open: sentence('[Naam]', verb, said) };
}

/** What is needed is no question, though it opens with its verb. */
const NEED = /^(?:heb|hebben|zou|zouden) (?:ik|wij|we) .*nodig(?!\p{L})/iu;

/** 'Kinderen mogen toch ook mee?' */
function surely(subject: string, verb: string, rest: string): Said | undefined {
  const named = turnedWords(subject.replace(/(?<!\p{L})(?=(?:niet|geen)(?!\p{L}))/gu, 'ʼ'));
  const said = turnedWords(rest);
  if (!named || !said || /,|^(?:\{|mij|ik|wij)/u.test(named)) return undefined;
  return { open: sentence(named.replaceAll('ʼ', ''), verb, '[ook / helaas niet]', said) };
}

function yesNo(verb: string, words: string): Said | undefined {
  if (NO_VERB.test(verb) || NEED.test(`${verb} ${words}`)) return undefined;
  return /(?<!\p{L})of(?!\p{L})/iu.test(words) ? choice(verb, words) : decided(verb, words);
}

function whether(words: string): Said | undefined {
  if (/(?<!\p{L})of(?!\p{L})/iu.test(words)) return undefined;
  const clause = finalClause(words);
  return clause ? { open: fact(clause) } : undefined;
}

const asks =
  '(?:kunt u|kun je|kan je|kunnen jullie|zou u|zou je|zouden jullie|wilt u|wil je|willen jullie|is het mogelijk(?: dat u)?(?: om)?)';

/** 'De klant kan alleen in de ochtend lossen, is dat haalbaar?' names a time, and asks more than whether it suits. */
const feasible: TurningRule = {
  when: /^(?:is (?:dat|dit|het) (haalbaar|mogelijk|te doen))$/iu,
  timed: true,
  say: ([how = '']) => ({ open: `dat is [${how} / helaas niet ${how}].` }),
};

export const dutch: Turning = {
  leads:
    /^(?:en|verder|dan|geef (?:me |ons )?(?:even |nog |ook )*door(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?)(?!\p{L}))|voorts|tenslotte|ten slotte|wel|p\.?s\.?:?|(?:(?:ook|verder|daarnaast) )?(?:zou|zouden|wil|willen) (?:ik|wij|we) (?:ook )?graag (?:ook |nog )?(?:van (?:u|je|jullie) )?(?:weten|horen|vernemen)(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?|op|tot|vanaf|per)(?!\p{L}))|(?:ik|wij|we) (?:zou|zouden|wil|willen) (?:ook )?graag (?:ook |nog )?(?:weten|horen|vernemen)(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?|op|tot|vanaf|per)(?!\p{L}))|(?:dan )?(?:hoor|horen|verneem|vernemen) (?:ik|wij|we) (?:ook )?graag(?: uiterlijk (?:op )?[\p{L}\d ]{3,20}?| v[oó]{2}r [\p{L}\d ]{3,20}?)?(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?)(?!\p{L}))|(?:ik|wij|we) (?:verzoek|verzoeken|vraag|vragen|wil|willen) (?:u|je)(?: vriendelijk| dringend)?(?: vragen| verzoeken)?(?: om)?(?= .* te \p{L}+n)|daarnaast|bovendien|ook|tot slot|nog een vraag:?|(?:een )?(?:andere|laatste|korte) vraag:?|vraagje:|daarbij|zo ja,|zo nee,|indien mogelijk,?|als het kan,?|graag|alstublieft|alsjeblieft|overigens|trouwens|(?:kunt|kan|kun|zou|wilt|wil) (?:u|je|jullie) (?:mij|me|ons) (?:ook |alstublieft |nog |even |alvast |uiterlijk (?:op )?[\p{L}\d ]{3,25}? )*(?:laten weten|zeggen|aangeven|vertellen|doorgeven)(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?|op|tot|vanaf|per)(?!\p{L}))|laat (?:u )?(?:mij|me|ons) (?:ook |nog |even |alstublieft )*weten(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?|op|tot|vanaf|per)(?!\p{L}))|weet (?:u|je)(?: al| misschien| toevallig)?(?= (?:of|wie|wat|waar|wanneer|hoe|hoeveel|welke?)(?!\p{L})))[\s,]+/iu,
  joint:
    /,? en (?=(?:(?:vanaf|tot|sinds|op|in|bij|met|voor|van|per|aan) )?(?:wie|wat|waar|wanneer|hoe(?:veel)?|welke?|of|waarom)\s|(?!(?:de|het|een|of|ook|dat|als|voor|met|bij|in|op|van|aan|te|om|uw|onze)\s)\p{Ll}+ (?:u|je|jullie|wij|we|ik|er|het|de|dat|men)\s|(?:krijg(?:en|t)|mag|mogen|is|zijn|wordt|worden|moeten?|kan|kunnen|geldt|gelden|zitten|zit|komt|komen)\s(?!(?:en|of)\s))/u,
  tails:
    /(?:,?\s(?:alstublieft|alsjeblieft|aub|a\.u\.b|svp|bedankt|dank u|dank je|graag)|,\s(?:want|omdat|aangezien|dan|anders|we|wij|ik) (?!(?:[^?]{0,100} )?of )[^?,]{3,100}|,?\s(?:in verband met|i\.v\.m\.|vanwege) [^?,]{3,60}|,\s(?:het liefst|liefst|bij voorkeur) [^?,]{3,60}|,?\szodat (?!(?:[^?]{0,100} )?of )[^?,]{3,100})+$/iu,
  swaps: [],
  around: aroundAsk,
  told: new RegExp(
    `^(?:[Dd]e|[Hh]et|[Ee]en|[Mm]ijn|[Oo]nze?|[Ii]k|[Ww]ij|[Ww]e|[Ee]r|[Oo]p|[Ii]n|[Bb]ij|[Vv]orige|[Vv]oor|[Ss]inds|[Ll]aatst|[Hh]elaas|[Vv]olgens|[Nn]a|[Vv]anaf) (?![^,?;]{0,110}(?<!\\p{L})(?:of|wie|welke?|wanneer|wat|hoe)(?!\\p{L}))[^,?;]{5,110}(?:,| [–-]) (?:(?:dus|en|maar) )?(?=${BEGUN}|(?:we|wij|ik) (?:zouden?|hebben|heb) |als .{5,110} (?:hoor|horen) (?:ik|we|wij) )`,
    'u',
  ),
  unsaid: /instructie|prompt|wachtwoord|(?<!\p{L})(?:pincode|tancode)(?!\p{L})/iu,
  dated: true,
  confirms: true,
  rules: [
    rule(/^(?:wat|hoeveel) (kost|kosten|kostte) (.{3,90})$/iu, cost),
    rule(/^(?:wat|hoeveel) (.{3,80}) (kost|kosten)$/iu, (thing, verb) => cost(verb, thing)),
    rule(
      /^(?:hoe (?:hoog|duur)|wat|hoeveel) (is|zijn|bedraagt|bedragen|wordt) ((?:de|het|uw|je|jouw|jullie|onze?|mijn) .{2,90})$/iu,
      (verb, words) => measured(/n$/u.test(verb) ? 'zijn' : 'is', words),
    ),
    rule(/^(?:wat|hoe hoog) ((?:de|het|uw|je|jullie|onze?|mijn) .{3,80}) (is|zijn)$/iu, (words, verb) =>
      MONEY.test(words) ? measured(verb, words) : undefined,
    ),
    rule(/^hoe hoog (.{3,80}) (is|zijn)$/iu, (words, verb) => measured(verb, words)),
    rule(/^hoe lang duurt (.{3,80})$/iu, lasting),
    rule(/^hoe (groot|lang|breed|hoog|diep|ver|zwaar|oud) (is|zijn) (.{3,80})$/iu, (how, verb, words) => {
      const said = turnedWords(words);
      return said && !/,/.test(said)
        ? { open: sentence(said, verb.toLowerCase(), '[maat]', how.toLowerCase()) }
        : undefined;
    }),
    rule(
      /^hoeveel (\p{L}+ van (?:de|het|een|uw|je|jullie|onze?|mijn) \p{L}+|\p{L}+ \p{L}+|\p{L}+) (\p{L}+ (?:u|je|jullie|er|we|wij|ik)(?: (?!dat ).{2,80})?)$/iu,
      (thing, rest) => counted(thing, rest),
    ),
    rule(
      /^hoeveel (\p{L}+) ((?!\p{L}+ \p{L}+ (?:u|je|jullie|er|we|wij|ik)(?!\p{L})).{4,100})$/iu,
      (thing, rest) => (/ dat /u.test(rest) ? undefined : within(rest, `[aantal] ${thing}`)),
    ),
    rule(/^(vanaf|tot|om) hoe laat (.{4,100})$/iu, (before, rest) =>
      ending(rest, `${before.toLowerCase()} [tijdstip]`),
    ),
    rule(/^(sinds|vanaf|tot|per|voor) wanneer (.{4,100})$/iu, (before, rest) =>
      ending(rest, `${before.toLowerCase()} [wanneer]`),
    ),
    rule(/^(?:wanneer|hoe laat|op welke (?:dag|datum)) (.{4,100})$/iu, (rest) => ending(rest, '[wanneer]')),
    rule(
      /^(op|in|binnen|bij|met|voor|van|aan|naar|onder|via|tot|uit|over|tegen|per) (welke? (?:\p{L}+e )?\p{L}+) (.{4,100})$/iu,
      (before, which, rest) => ending(rest, `${before.toLowerCase()} [${which.toLowerCase()}]`),
    ),
    rule(/^(bij|met|voor|van|aan|naar|via) wie (.{4,100})$/iu, (before, rest) =>
      ending(rest, `${before.toLowerCase()} [naam]`),
    ),
    rule(/^hoe (lang|vaak|snel|vroeg|ver) (.{4,100})$/iu, (how, rest) =>
      ending(rest, `[hoe ${how.toLowerCase()}]`),
    ),
    rule(/^(?:waar) (.{4,100})$/iu, (rest) =>
      /(?<!\p{L})(?:voor|over|mee|aan|op|van|naar|toe|bij)$/u.test(rest) ? undefined : ending(rest, '[waar]'),
    ),
    rule(
      /^(welke? (?:\p{L}+e )?\p{L}+) ((?:ontbreken|ontbreekt|past|passen|bevalt|bevallen|geldt|gelden)(?!\p{L})|heeft (?:uw|je|jouw|jullie) voorkeur)(.{0,90})$/iu,
      (which, verb, rest) => {
        const said = turnedWords(`${verb} ${rest}`);
        return said ? { open: sentence(`[${which.toLowerCase()}]`, said.trim()) } : undefined;
      },
    ),
    rule(/^welke ((?:\p{L}+e )?\p{L}+) (.{4,100})$/iu, (thing, rest) =>
      within(rest, `de volgende ${thing}`, ': [welke]'),
    ),
    rule(/^welk ((?:\p{L}+ )??\p{L}+) (.{4,100})$/iu, (thing, rest) =>
      within(rest, `het volgende ${thing}`, ': [welk]'),
    ),
    rule(
      /^wie (kan|kunnen|moet|moeten|mag|mogen) ((?:ik|wij|we)) ((?:\p{L}+ ){0,3}(?:bellen|mailen|benaderen|bereiken|aanspreken))$/iu,
      (verb, person, deed) => {
        const clause = clauseOf(verb, `${person} ${deed}`);
        return clause ? { open: sentence(clause.subject, clause.verb, '[naam]', clause.rest) } : undefined;
      },
    ),
    rule(/^wie (\p{L}+)(?: ([^,]{2,60}))?, ([^,]{1,40}) of ([^,]{1,40})$/iu, whoOfTwo),
    rule(/^wie (.{4,100})$/iu, (words) => (/,/u.test(words) ? undefined : who(words))),
    rule(/^wat is (?:er )?(?:allemaal )?(?:bij|in) (.{3,60}) (inbegrepen|inclusief)$/iu, (thing) => {
      const said = turnedWords(thing);
      return said ? { open: `bij ${said} is inbegrepen: [gegevens].` } : undefined;
    }),
    rule(/^wat is (?:er )?inbegrepen (bij|in) (.{3,60})$/iu, (_, thing) => {
      const said = turnedWords(thing);
      return said ? { open: `bij ${said} is inbegrepen: [gegevens].` } : undefined;
    }),
    rule(/^wat (?:gebeurt er|geldt|doen we|is er),? ((?:als|indien) .{5,100})$/iu, (words) => {
      const condition = subordinate(words);
      return condition ? { open: `${condition}, [wat er dan gebeurt].` } : undefined;
    }),
    rule(/^wat (?!kost)(.{4,100})$/iu, (rest) => within(rest, 'het volgende', ': [gegevens]')),
    rule(/^hoe (.{4,100})$/iu, (rest) => within(rest, 'als volgt', ': [toelichting]')),
    rule(/^waarom (.{4,100})$/iu, (rest) => {
      const clause = asked(rest);
      return clause
        ? { open: sentence(clause.subject, clause.verb, `${clause.rest},`, 'want [reden]') }
        : undefined;
    }),
    rule(/^of (.{4,110})$/iu, whether),
    rule(
      /^(?:zou|zult|heeft|heb|hebt) (?:u|je|jij) (?:ook )?(?:tijd|gelegenheid|kans|zin)(?: hebben)? (om .{4,100})$/iu,
      (rest) => {
        const said = turnedWords(rest);
        return said
          ? {
              open: `ik heb [tijd / helaas geen tijd] ${said}.`,
              yes: `ik heb tijd ${said}.`,
              no: `ik heb helaas geen tijd ${said}.`,
            }
          : undefined;
      },
    ),
    rule(
      new RegExp(
        `^(?:${asks} )?(?:mij |me |ons |ook |alvast )*bevestig(?:en|t u|t)?(?: mij| me| ons| ook)* (dat .{5,130})$`,
        'iu',
      ),
      confirmedThat,
      ['action'],
    ),
    rule(
      /^als (.{5,110}?),? (?:hoor|horen|verneem|vernemen) (?:ik|wij|we) (?:dat|het) graag(?: op tijd| tijdig)?$/iu,
      whether,
      ['action'],
    ),
    rule(
      /^(?:zou het|het zou) (?:\p{L}+ )?\p{L}+ zijn als (?:u|je|jullie) (.{3,110}) (?:kunt|kan|kunnen|wilt|wil|willen|zou|zouden)((?: \p{L}+n)?)$/iu,
      (rest, verb) => requested(`${rest} ${verb}`.trim()),
      ['action'],
    ),
    rule(/^(?:zou het|het zou) (?:\p{L}+ )?\p{L}+ zijn als ([^,]{5,110})(?:, .{3,60})?$/iu, whether, [
      'action',
    ]),
    rule(
      /^(kunt|kun|kan|kunnen) ((?:u|je|jullie) (?!.*(?<!\p{L})(?:mij|me|ons|of)(?!\p{L})).*(?<!\p{L})(?:rekening|garanderen|zorgen|garantie|ook (?:op|in|met|voor|bij))(?!\p{L}).*)$/iu,
      decided,
      ['action'],
    ),
    rule(new RegExp(`^${asks} (.{3,130})$`, 'iu'), requested, ['action']),
    rule(/^(?:gelieve )?((?:ons|mij|me) .{3,110} te \p{L}+n|.{3,110} te \p{L}+n)$/iu, requested, ['action']),
    rule(
      /^(stuur|mail|bel|geef|breng|neem|bevestig|laat|vul|teken|onderteken|reserveer|boek|regel|bestel|controleer|bekijk|stel|leg|zet|check|print|verstuur)t? (?:u |je )?(.{3,120})$/iu,
      (verb, rest) => granted(verb, rest),
      ['action'],
    ),
    rule(
      /^(?:(.{3,60}) )?(?:heb|hebben|zou|zouden) (?:ik|wij|we) (.{3,100}) nodig(?: hebben)?((?: (?:voor|bij|in|op) [^,]{3,50})?)$/iu,
      (lead, thing, what) => needed(lead, `${thing}${what && ` ${what}`}`),
      ['action'],
    ),
    rule(
      /^(?:ik|wij|we) (?:heb|hebben|zou|zouden) (.{3,100}) nodig(?: hebben)?((?: (?:voor|bij|in|op) [^,]{3,50})?)$/iu,
      (thing, what) => needed('', `${thing}${what && ` ${what}`}`),
      ['action'],
    ),
    rule(
      /^(?:graag )?(?:ontvang|ontvangen|zie|zien|zou|zouden) (?:ik|wij|we) (?:graag )?(.{3,100}?)(?: (?:ontvangen|tegemoet|willen ontvangen|krijgen))?$/iu,
      (thing) => needed('', thing.replace(/ (?:zien|ontvangen)(?= waarin )/iu, '')),
      ['action'],
    ),
    rule(
      /^(?:ik|wij|we) (?:ontvang|ontvangen|zou|zouden|wil|willen) (?:ook )?graag (?:ook )?(.{3,100}?)(?: (?:ontvangen|hebben|krijgen))?$/iu,
      (thing) => needed('', thing),
      ['action'],
    ),
    feasible,
    rule(/^(zijn|is) er (.{3,90})$/iu, (verb, words) => {
      const clause = /^(?:in|op|bij|voor|rond|tussen) /iu.test(words)
        ? clauseOf(verb, `er ${words}`)
        : undefined;
      if (clause) return /,|(?<!\p{L})of(?!\p{L})/u.test(words) ? undefined : { open: fact(clause) };
      return exists(words);
    }),
    rule(/^bevestigt? (?:u|je) (.{3,90})$/iu, confirmed, ['action']),
    rule(/^(.{3,80}) (mogen|mag|kunnen|kan) toch (?:ook )?(?:gewoon )?(.{3,80})$/iu, surely),
    rule(/^(\p{L}+) (.{2,130})$/iu, yesNo, ['yes-no', 'choice', 'action', 'fact', 'explanation']),
  ],
};

/** 'Zijn er parkeerplaatsen bij het hotel?' */
function exists(words: string): Said | undefined {
  const said = turnedWords(words);
  if (!said || /,|(?<!\p{L})of(?!\p{L})/u.test(said)) return undefined;
  const [, article = '', thing = said] = /^(?:ook |al )?(een) (.+)$/u.exec(said) ?? [];
  if (article) return { open: `er is [een / helaas geen] ${thing}.` };
  const many = /^(?:(?:nog|ook) )?(?:\p{L}+e )?\p{L}+(?:en|s)(?= |$)/u.test(said);
  const bare = said.replace(/^(?:ook|nog) /u, '');
  return { open: many ? `er zijn [wel / helaas geen] ${bare}.` : `er is [wel / helaas geen] ${bare}.` };
}
