import { joined, polarRules, type Stated, upper } from './clause-rules.ts';
import { DETERMINER, forms, others, THIRD } from './italian-forms.ts';
import type { Said, TurningRule } from './turning.ts';

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
  // What need not be done is not forbidden.
  if (/^\{d/.test(verb) && rest) return { open: `[${upper(verb)} / Non è necessario] ${rest}.` };
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
  // 'Posso delegare mio figlio o serve un altro?'
  if (
    /^(?:serve|servono|basta|bastano|occorre|posso|può|possono|devo|deve|devono|va|viene|fa|mi|ci|ve|ne) /u.test(
      second ?? '',
    )
  )
    return undefined;
  // 'È compresa o si paga a parte?'
  if (/^(?:si |è |bisogna )/u.test(second ?? ''))
    return { open: `${joined(stated.who, `[${stated.verb} ${lead}${first} / ${second}]${more}`)}.` };
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
    return before === 'per ' || before === 'entro '
      ? { gap: `${before}il [giorno]` }
      : { gap: 'il [giorno]', ...(before === '' ? { isObject: true } : {}) };
  if (asked === 'quanto tempo') return { gap: `${before}[durata]`, ...(before ? {} : { isObject: true }) };
  if (asked === 'quanto')
    return { gap: before ? `${before}[${/^(?:a|di) $/.test(before) ? 'importo' : 'tempo'}]` : '[quanto]' };
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
  // 'il magazzino il venerdì': who, and when.
  const [, owner = stated.rest, when = ''] = WHEN_TAIL.exec(stated.rest) ?? [];
  const { who, verb, rest } = isNamed ? { who: owner, verb: stated.verb, rest: when } : stated;
  const measure = /^(?:è|sarà|sarebbe)$|cost|viene|verr|\{Le\|ti\} d/.test(verb)
    ? 'importo'
    : verb.startsWith('pes')
      ? 'peso'
      : 'durata';
  const gap = found.gap.replace('[quanto]', `[${measure}]`);
  const [, infinitives = '', behind = ''] = (found.isObject && INFINITIVES.exec(rest)) || [];
  const isCount = found.isObject && isThing && stated.who === '' && rest !== '' && BEGINS_NAMED.test(rest);
  // 'Quanto tempo richiede la riparazione?', 'Quali documenti comprende la pratica?'
  if (isCount && (/^(?:ha|hanno|avrà)$/.test(verb) || /\[durata\]|\[che cosa\]|\[qual/.test(gap)))
    return { open: `${joined(rest, verb, gap)}.` };
  const isEarly = found.isObject || /^per /u.test(rest);
  return isEarly
    ? { open: `${joined(who, verb, infinitives.trim(), gap, infinitives ? behind : rest)}.` }
    : { open: `${joined(who, verb, rest, gap)}.` };
}

const WHEN_TAIL =
  /^(.{3,60}?) ((?:il|la|di|nel|al|del) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattino|mattina|pomeriggio|sera|weekend|fine settimana).{0,30})$/u;
const THINGS = new RegExp(`^(?:si )?(?:${THIRD})$`, 'iu');
const OTHER = new RegExp(`^(?:${DETERMINER}|\\p{Lu})`, 'u');
const WORD = "(?!si )[^\\s,?']+";
const ASKED = `((?:(?:a|da|di|in|con|per|entro|fino a|a partire da|su|tra|verso|ogni) )?(?:(?:quale|quali|che) (?!cosa)(?:${WORD} ){0,3}?${WORD}|quando|quanto tempo|quant[aie](?: (?:${WORD} ){0,2}?${WORD})?|quanto|dove|come|chi|che cosa|cosa))`;

const asking = forms.map(
  ({ source, state }): TurningRule => ({
    when: new RegExp(`^${ASKED} ${source}$`, 'iu'),
    say: ([question = '', ...parts]) => {
      const [, form = '', rest = ''] = parts;
      // 'Quanti anni ha Matteo?'
      const isOther = /^quant[ie]/i.test(question) && /^ha$/i.test(form) && OTHER.test(rest);
      const stated = isOther ? { who: rest, verb: 'ha', rest: '' } : state(parts);
      return stated && completed(question, stated);
    },
  }),
);

/** 'Possono venire anche i genitori?' asks no deed of the reader. */
export const othersQuestion: TurningRule = {
  when: new RegExp(`^${others.source}$`, 'iu'),
  say: (parts) => {
    const stated = others.state(parts);
    return stated && answered(stated);
  },
};
/** Questions that ask for a thing, a time or a place. */
export const whQuestions: readonly TurningRule[] = asking;
/** Questions for yes or no, or for one of two. */
export const polarQuestions: readonly TurningRule[] = polarRules(forms, answered);
