import { clauseOf, subordinate } from './dutch-sides.ts';
import type { Around, Said } from './turning.ts';

const VERB = '(?:\\{\\p{Ll}+\\|\\p{Ll}+\\}|\\p{Ll}+)';
const PERSON = new RegExp(
  `^(ik|wij|er|het|dat|die|\\{(?:u|je|jullie)\\|(?:u|je|jullie)\\}|(?:de|het|een|mijn|onze?|\\[Naam\\]|\\[naam\\]) ?(?:(?<!\\]|\\] )\\p{Ll}[\\p{L}-]*)?) (${VERB})(?: (.+))?$`,
  'u',
);
const ADVERB = new RegExp(
  `^(graag|helaas) (${VERB} (?:ik|wij))((?: (?:\\{[^{}]*\\}|het|er|daar))*) (.+)$`,
  'u',
);
const NO_VERB = /^(?:van|voor|in|op|met|bij|en|of|aan|te|uit|per|om|naar|niet|ook|\p{Ll}+e)$/u;

/** A sentence in the order that it has behind a clause: 'ik kom graag' → 'kom ik graag'. Undefined where its subject is not plain. */
function inverted(sentence: string): string | undefined {
  const [, adverb = '', verb = '', pronouns = '', behind = ''] = ADVERB.exec(sentence) ?? [];
  if (adverb) return `${verb}${pronouns} ${adverb} ${behind}`;
  const [, subject = '', form = '', rest = ''] = PERSON.exec(sentence) ?? [];
  if (!subject || NO_VERB.test(form)) return undefined;
  // Behind its verb 'je' takes no ending: 'kun je', 'ontvang je'.
  const placed =
    subject === '{u|je}' ? form.replace(/^(?:\{(\p{Ll}+)\|(\p{Ll}+)\}|(\p{Ll}+t))$/u, beforeJe) : form;
  return `${placed} ${subject} ${rest}`.trim();
}

function beforeJe(_: string, polite = '', familiar = '', both = ''): string {
  const own = (form: string) => (/^(?:moet|weet|laat|zit|zet)$/u.test(form) ? form : form.replace(/t$/u, ''));
  return both ? `{${both}|${own(both)}}` : `{${polite}|${familiar === 'kunt' ? 'kun' : own(familiar)}}`;
}

/** How what is asked begins behind a clause or a statement. */
export const BEGUN =
  '(?:(?:(?:vanaf|tot|op|in|bij|met|voor|van|per|aan) )?(?:wie|wat|waar|wanneer|hoe(?:veel)?|welke?|waarom)\\s|(?!(?:dat|die|en|of|om|te|als|het|de|een|zo)\\s)\\p{Ll}+ (?:u|je|jij|jullie|wij|we|ik|er|het|dat|de|die|mij|me|ons|dan|mijn)(?!\\p{L}))';
const LEADING = new RegExp(
  `^((?:[Aa]ls|[Ii]ndien|[Mm]ocht(?:en)?|[Zz]odra|[Vv]oordat|[Nn]adat) [^,?]{6,110}), (?:dan )?(${BEGUN}.+)$`,
  'u',
);
const BECAUSE = new RegExp(`^(?:[Oo]mdat|[Aa]angezien|[Nn]u|[Dd]aar) [^,?]{8,110}, (${BEGUN}.+)$`, 'u');
const TRAILING = /^(.{6,120}?),? ((?:als|wanneer|indien|zodra|voordat|nadat) [^,]{6,100})$/u;

/** 'Mocht dat niet lukken' from the other side. */
function supposed(words: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  const plain = /^(?:dat|dit|het|er|de|die|deze|een) /u.test(rest);
  if (plain) return `${verb.toLowerCase()} ${rest}`;
  const clause = clauseOf('mogen', rest.replace(/(?<!\p{L})(?=(?:niet|geen)(?!\p{L}))/gu, 'ʼ'));
  if (!clause) return undefined;
  const form =
    clause.subject === 'wij' ? 'mochten' : clause.subject === '{u|jullie}' ? '{mocht|mochten}' : 'mocht';
  return `${form} ${clause.subject} ${clause.rest}`.replaceAll('ʼ', '');
}

/** A condition before or behind what is asked, or a reason before it. */
export function aroundAsk(words: string): Around | undefined {
  const [, reasoned = ''] = BECAUSE.exec(words) ?? [];
  if (reasoned) return { ask: reasoned, before: true, joined: (sentence) => sentence };
  const [, leading = '', ask = ''] = LEADING.exec(words) ?? [];
  if (leading) {
    const condition = /^[Mm]ocht/u.test(leading)
      ? supposed(leading)
      : subordinate(leading.charAt(0).toLowerCase() + leading.slice(1));
    if (!condition) return undefined;
    return {
      ask: ask.replace(/ dan(?= )/u, ''),
      before: true,
      joined: (sentence) => {
        const said = inverted(sentence);
        return said && `${condition}, ${/^mocht/u.test(condition) ? 'dan ' : ''}${said}`;
      },
    };
  }
  const [, whole = '', behind = ''] = TRAILING.exec(words) ?? [];
  const condition = behind ? subordinate(behind) : undefined;
  if (!condition) return undefined;
  return {
    ask: whole,
    before: false,
    joined: (sentence) =>
      /: \[|^\[(?:Ja|Nee),/u.test(sentence) ? undefined : sentence.replace(/\.$/u, ` ${condition}.`),
  };
}

/** 'Kunt u bevestigen dat wij pas betalen als alles compleet is?' */
export function confirmedThat(words: string): Said | undefined {
  const [, first = words, more = ''] = /^(.+?) ((?:als|zodra|wanneer|indien) .+)$/u.exec(words) ?? [];
  const said = subordinate(first);
  const behind = more ? subordinate(more) : '';
  if (!said || behind === undefined || /(?<!\p{L})of(?!\p{L})/u.test(words)) return undefined;
  const whole = `${said} ${behind}`.trim();
  return {
    open: `ik [bevestig hierbij / kan nog niet bevestigen] ${whole}.`,
    yes: `graag bevestig ik ${whole}.`,
    no: `helaas kan ik nog niet bevestigen ${whole}.`,
  };
}
