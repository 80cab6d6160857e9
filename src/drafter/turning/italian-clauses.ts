import { mine, READERS } from './italian-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

/** A clause as whoever answers says it; `who` is '' where the verb says it. */
type Stated = { who: string; verb: string; rest: string };
type Form = { source: string; count: number; state: (parts: readonly string[]) => Stated | undefined };

export const DETERMINER =
  "(?:(?:l|un|quest|dell|all|nell)[’']|(?:il|lo|la|i|gli|le|un|uno|una|dei|degli|delle|questo|questa|questi|queste|ogni|tutti i|tutte le|tutto il|tutta la|(?:il |la |i |le )?(?:suo|sua|suoi|sue|tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre|mio|mia|nostro|nostra|nostri|nostre)) )";
const NOUN = `(${DETERMINER}[^,;:?]{2,70}?)`;
const REST = '(?: ([^?]{1,110}))?';
const THIRD =
  'è|sono|era|erano|sarà|saranno|sarebbe|sarebbero|ha|hanno|avrà|avranno|può|possono|potrà|potranno|potrebbe|deve|devono|dovrà|dovranno|fa|fanno|viene|vengono|verrà|verranno|va|vanno|vale|valgono|serve|servono|servirà|serviranno|occorre|occorrono|occorrerà|comprende|comprendono|include|includono|prevede|prevedono|copre|coprono|basta|bastano|bisogna|bisognerà|ammonta|ammontano|resta|restano|rimane|rimangono|esiste|esistono|parte|partono|partirà|avviene|avverrà|richiede|richiedono|scade|scadono|conviene|contiene|dipende|rientra|rientrano|spetta|' +
  '(?:inizi|cominc|termin|arriv|dur|cost|funzion|chiud|apr|fin|trov|svolg|effettu|manc|riguard|interess|partecip|ricev|accett|pag|applic|support|us|utilizz|present|occup)(?:i?a|i?ano|e|ono|isce|iscono|erà|eranno|irà|iranno|ierà)';
const GIVEN =
  '(?:serv(?:e|ono|irebbe|irebbero|irà|iranno)|occorr(?:e|ono|erebbe|erà)|interess(?:a|ano|erebbe)|v(?:a|anno)|andrebbe|conviene|converrebbe|risulta|risultano|è|sono|piac(?:e|erebbe)|basta|bastano|manca|mancano|rest(?:a|ano))';

const addressed: Form = {
  source: `(mi |ci |lo |la |li |le |ne |si )?(\\p{L}+)${REST}`,
  count: 3,
  state: ([clitic = '', form = '', rest = '']) => {
    const verb = mine(form, rest);
    if (!verb) return undefined;
    const word = clitic.trim().toLowerCase();
    if (word === 'si') return undefined;
    const object = word === 'mi' || word === 'ci' ? '{Le|ti} ' : word ? `${word} ` : '';
    return { who: '', verb: object + verb, rest };
  },
};
const given: Form = {
  source: `(le|vi|ti) (${GIVEN})${REST}`,
  count: 3,
  state: ([clitic = '', verb = '', rest = '']) => ({
    who: '',
    verb: `${/^vi$/i.test(clitic) ? 'ci' : 'mi'} ${verb.toLowerCase()}`,
    rest,
  }),
};
/** 'Mi serve un documento?' of the sender. */
const givenToReader: Form = {
  source: `(?:mi|ci) (${GIVEN})${REST}`,
  count: 2,
  state: ([verb = '', rest = '']) =>
    /^(?:è|sono|va|vanno)$/i.test(verb)
      ? undefined
      : { who: '', verb: `{Le|ti} ${verb.toLowerCase()}`, rest },
};
const reader: Form = {
  source: `(?:(?:la|vi|ti|le) )?(\\p{L}+)${REST}`,
  count: 2,
  state: ([form = '', rest = '']) => {
    const verb = READERS[form.toLowerCase()];
    // 'Possiamo vederci': both of them.
    const isBoth = /^(?:incontrar|\p{L}+r(?:ci|cene)(?!\p{L}))/u.test(rest);
    return verb && !isBoth ? { who: '', verb, rest } : undefined;
  },
};
const impersonal: Form = {
  source: `((?:si |c[’']|ci )?(?:${THIRD}|vuole|vogliono|vorrà|vorranno))${REST}`,
  count: 2,
  state: ([verb = '', rest = '']) => ({ who: '', verb: verb.toLowerCase().replace("'", '’'), rest }),
};
const named: Form = {
  source: `${NOUN} ((?:(?:si|ci|vi|le|ti|mi) )?(?:${THIRD}))${REST}`,
  count: 3,
  state: ([who = '', verb = '', rest = '']) => ({ who, verb: turnedClitic(verb), rest }),
};

function turnedClitic(verb: string): string {
  const [, clitic = '', bare = ''] = /^(vi|le|ti|mi|ci) (.*)$/iu.exec(verb) ?? [];
  const of: Record<string, string> = { vi: 'ci', le: 'mi', ti: 'mi', mi: '{Le|ti}' };
  const turned = of[clitic.toLowerCase()];
  return turned ? `${turned} ${bare}` : verb;
}

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ');
export const upper = (text: string) =>
  text.replace(
    /^(\{?)(\p{Ll})([^{}|]*\|)?(\p{Ll})?/u,
    (_, mark, first, more = '', second = '') =>
      `${mark}${first.toUpperCase()}${more}${more ? second.toUpperCase() : second}`,
  );

/** What goes with 'yes' and with 'no': 'è già', 'non è ancora'. */
const ADVERBS: Readonly<Record<string, readonly [string, string]>> = {
  già: [' già', ' ancora'],
  ancora: [' ancora', ' più'],
  anche: [' anche', ''],
  sempre: [' sempre', ' sempre'],
};

function eitherWay({ who, verb, rest }: Stated): string {
  const [, first = '', behind = ''] = /^(\p{L}+)(?: (.*))?$/u.exec(rest) ?? [];
  const [so, not] = ADVERBS[first.toLowerCase()] ?? ['', ''];
  const more = ADVERBS[first.toLowerCase()] ? behind : rest;
  // 'Avete dei parcheggi?': neither 'non abbiamo dei parcheggi'.
  const [, some = '', counted = more] = /^(dei |degli |delle |del |della |dell’)(.*)$/u.exec(more) ?? [];
  const isSome = some !== '' && !/^(?:è|sono)$/.test(verb);
  const yes = `${verb}${so}`;
  const no = `non ${verb}${not}`;
  const gap = who ? `[${yes} / ${no}]` : `[${upper(yes)} / ${upper(no)}]`;
  return `${joined(who, gap, isSome ? counted : more)}.`;
}

/** What the sender asks to be allowed, which an intent decides. */
function permitted({ verb, rest }: Stated): Said | undefined {
  if (!/^\{p/.test(verb) || !rest) return undefined;
  return {
    open: `[${upper(verb)} / Purtroppo non ${verb}] ${rest}.`,
    yes: `${verb} senz’altro ${rest}.`,
    no: `purtroppo non ${verb} ${rest}.`,
  };
}

const WISHES =
  /^(?:prefer|vorr|desider|gradi|devo|dobb|abbiamo bisogno|scel|si |è|sono|avviene|serve|mi |ci |\{d|\{p|viene|verr|paga|usa|\{Le\|ti\} )/u;
const CHOICE =
  /^((?:piuttosto )?(?:\p{L}{2,}(?:are|ere|ire|arlo|arla|erlo|erla) )?(?:meglio |piuttosto )?)([^,]{2,60}?),? (?:o|oppure) (?!no|meno)([^,]{2,60}?)( (?:per il|per la|per l’|per i|durante) [^,]{3,50})?$/u;

function answered(stated: Stated): Said | undefined {
  const rest = stated.rest.replace(/ o (?:no|meno)$/u, '');
  if (/^(?:\p{L}{1,3} ){0,2}(?:qual|quant[oaie]|quando|dove|chi)(?!\p{L}{3})/iu.test(rest)) return undefined;
  if (!/ (?:o|oppure) /.test(rest))
    return permitted({ ...stated, rest }) ?? { open: eitherWay({ ...stated, rest }) };
  const [, lead = '', first, second, more = ''] = CHOICE.exec(rest) ?? [];
  if (!first || !WISHES.test(stated.verb)) return undefined;
  return { open: `${joined(stated.who, stated.verb, lead.trim(), `[${first} / ${second}]${more}`)}.` };
}

type Gap = { gap: string; isObject?: true };

/** 'a che ora', 'quante sedie' as the gap that answers them. */
function gapFor(question: string): Gap | undefined {
  const words = question.toLowerCase().replaceAll("'", '’').trim();
  const [, lead = '', asked = ''] =
    /^((?:fino a|a partire da|\p{L}+) )?((?:qual|quand|quant|dove|come|chi|che|cosa|in che modo).*)$/u.exec(
      words,
    ) ?? [];
  const before = lead;
  if (asked === 'quando')
    return {
      gap:
        before === ''
          ? '[quando]'
          : before === 'da '
            ? 'dal [data]'
            : before === 'fino a '
              ? 'fino al [data]'
              : `${before}[data]`,
    };
  if (/^(?:che|quale) ora$/.test(asked))
    return {
      gap:
        before === 'da '
          ? 'dalle [ora]'
          : before === 'fino a '
            ? 'fino alle [ora]'
            : before === 'per '
              ? 'per le [ora]'
              : before === 'entro '
                ? 'entro le [ora]'
                : 'alle [ora]',
    };
  if (/^(?:che|quale|quali) (?:giorno|data|giorni)$/.test(asked))
    return { gap: before === 'per ' || before === 'entro ' ? `${before}il [giorno]` : 'il [giorno]' };
  if (asked === 'quanto tempo') return { gap: `${before}[durata]`, ...(before ? {} : { isObject: true }) };
  if (asked === 'quanto')
    return { gap: before ? `${before}[${before === 'a ' ? 'importo' : 'tempo'}]` : '[quanto]' };
  const [, counted] = /^quant[oaie] (.+)$/u.exec(asked) ?? [];
  if (counted)
    return {
      gap: `${before}[${/^quant[ie]/.test(asked) ? 'numero' : 'quanto'}] ${counted}`,
      ...(before ? {} : { isObject: true }),
    };
  if (/^quant[ie]$/.test(asked)) return { gap: `${before}[numero]`, ...(before ? {} : { isObject: true }) };
  if (asked === 'dove') return { gap: before ? `${before}[luogo]` : '[dove]' };
  if (asked === 'come') return { gap: '[come]' };
  if (asked === 'chi') return before ? { gap: `${before}[nome]` } : undefined;
  if (/^(?:che|che cosa|cosa)$/.test(asked))
    return { gap: `${before}[che cosa]`, ...(before ? {} : { isObject: true }) };
  return asked ? { gap: `${before}[${asked}]`, ...(before ? {} : { isObject: true }) } : undefined;
}

const INFINITIVES =
  /^((?:\p{L}{2,}(?:are|ere|ire|rre)|\p{L}{2,}r(?:mi|ci|lo|la|\{[^{}]*\})) ?(?:\p{L}{2,}(?:are|ere|ire) ?)?)(.*)$/u;
const BEGINS_NAMED = new RegExp(`^${DETERMINER}`, 'iu');

function completed(question: string, stated: Stated): Said | undefined {
  const found = gapFor(question);
  if (!found || / (?:o|oppure) /.test(stated.rest)) return undefined;
  const isThing = stated.who === '' && !/^(?:\{|mi |ci )/.test(stated.verb) && THINGS.test(stated.verb);
  const isNamed = isThing && BEGINS_NAMED.test(stated.rest) && !found.isObject;
  const { who, verb, rest } = isNamed ? { who: stated.rest, verb: stated.verb, rest: '' } : stated;
  const gap = /^(?:cost|mi cost|viene|verr|\{Le\|ti\} d)/.test(verb)
    ? found.gap.replace('[quanto]', '[importo]')
    : found.gap.replace('[quanto]', '[durata]');
  const [, infinitives = '', behind = ''] = (found.isObject && INFINITIVES.exec(rest)) || [];
  const isCount = found.isObject && isThing && stated.who === '' && rest !== '' && BEGINS_NAMED.test(rest);
  // 'Quanto tempo richiede la riparazione?', 'Quali documenti comprende la pratica?'
  if (isCount && /\[durata\]|\[che cosa\]|\[qual/.test(gap)) return { open: `${joined(rest, verb, gap)}.` };
  return found.isObject
    ? { open: `${joined(who, verb, infinitives.trim(), gap, infinitives ? behind : rest)}.` }
    : { open: `${joined(who, verb, rest, gap)}.` };
}

const THINGS = new RegExp(`^(?:si )?(?:${THIRD})$`, 'iu');
const WORD = "[^\\s,?']+";
const ASKED = `((?:(?:a|da|di|in|con|per|entro|fino a|a partire da|su|tra|verso|ogni) )?(?:(?:quale|quali|che) (?!cosa)(?:${WORD} ){0,3}?${WORD}|quando|quanto tempo|quant[aie](?: (?:${WORD} ){0,2}?${WORD})?|quanto|dove|come|chi|che cosa|cosa))`;

const forms: readonly Form[] = [given, givenToReader, reader, named, addressed, impersonal];

const asking = forms.map(
  ({ source, state }): TurningRule => ({
    when: new RegExp(`^${ASKED} ${source}$`, 'iu'),
    say: ([question = '', ...parts]) => {
      const stated = state(parts);
      return stated && completed(question, stated);
    },
  }),
);

const polar = forms.map(
  ({ source, state }): TurningRule => ({
    when: new RegExp(`^${source}$`, 'iu'),
    answers: ['yes-no', 'choice', 'action', 'fact'],
    say: (parts) => {
      const stated = state(parts);
      return stated && answered(stated);
    },
  }),
);

/** Questions that ask for a thing, a time or a place. */
export const whQuestions: readonly TurningRule[] = asking;
/** Questions for yes or no, or for one of two. */
export const polarQuestions: readonly TurningRule[] = polar;
