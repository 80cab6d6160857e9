import { DENIED, subordinate } from './german-clauses.ts';
import { NO_VERB } from './german-questions.ts';
import { clauseOf, nounPhrase } from './german-sides.ts';
import type { Around } from './turning.ts';

const PRONOUN = '(?:ich|wir|es|das|\\{(?:Sie|du|ihr)\\|(?:Sie|du|ihr)\\})';
const VERB = '(?:\\{\\p{Ll}+\\|\\p{Ll}+\\}|\\p{Ll}+)';
const JOINED = /^\{Sie (\p{Ll}+)\|(du|ihr) (\p{Ll}+)\} (.+)$/u;
const ADVERB =
  /^([Gg]ern|[Ll]eider) (\{\p{Ll}+ Sie\|\p{Ll}+ (?:du|ihr)\}|\p{Ll}+ (?:ich|wir))((?: (?:\{[^{}]*\}|es|das|dafür|dazu))*) (.+)$/u;
const PERSON = new RegExp(`^(${PRONOUN}) (${VERB})(?: (.+))?$`, 'u');
const NOUN = new RegExp(`^(${nounPhrase}|\\[Name\\]) (\\p{Ll}+)(?: (.+))?$`, 'u');

/** A sentence in the order that it has behind a clause: 'ich komme gern' → 'komme ich gern'. Undefined where its subject is not plain. */
export function inverted(sentence: string): string | undefined {
  const [, formal = '', person = '', familiar = '', more = ''] = JOINED.exec(sentence) ?? [];
  if (formal) return `{${formal} Sie|${familiar} ${person}} ${more}`;
  const [, adverb = '', verb = '', pronouns = '', behind = ''] = ADVERB.exec(sentence) ?? [];
  if (adverb) return `${verb}${pronouns} ${adverb.toLowerCase()} ${behind}`;
  const [, subject = '', form = '', rest = ''] = PERSON.exec(sentence) ?? NOUN.exec(sentence) ?? [];
  if (!subject || NO_VERB.test(form)) return undefined;
  return `${form} ${subject} ${rest}`.trim().replace(/ (?=\.$)/u, '');
}

/** How what is asked begins behind a clause or a statement. */
export const BEGUN =
  '(?:(?:(?:ab|bis|seit|in|an|auf|unter|bei|mit|zu|für|über|von|nach|aus) )?(?:w(?:er|ie|as|ann|o|en|em|elche[mnrs]?)|wohin|wofür|womit|warum)\\s|(?!(?:dass|wenn|weil|der|die|das|den|dem|und|oder|ob|um|so|je|als)\\s)\\p{Ll}+ (?:Sie|du|ihr|wir|ich|es|das|man|sich|Ihre?|deine?|der|die|den|einen?|mir|uns|bitte|auch|dann|mich)(?!\\p{L}))';
const LEADING = new RegExp(
  `^((?:[Ff]alls|[Ww]enn|[Ss]ofern|[Ss]obald) [^,?]{6,110}|(?:[Ss]ollten?|[Ss]olltest) [^,?]{6,110}), (?:dann |so )?(${BEGUN}.+)$`,
  'u',
);
const BECAUSE = new RegExp(`^(?:[Dd]a|[Ww]eil|[Nn]achdem) [^,?]{6,110}, (${BEGUN}.+)$`, 'u');
const TRAILING = /^([^,]{6,120}), ((?:wenn|falls|sofern|sobald|bevor|nachdem|bis) [^,]{6,100})$/u;

/** 'Sollte das nicht reichen' from the other side. */
function supposed(words: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  const clause = clauseOf(verb.toLowerCase(), rest.replace(DENIED, 'ʼ'));
  if (!clause) return undefined;
  // 'Sollten Sie' of the mail is 'sollte ich', and 'sollten wir' keeps its courtesy.
  const form = /^\{/u.test(clause.subject)
    ? `{sollten|${clause.subject === '{Sie|ihr}' ? 'solltet' : 'solltest'}}`
    : clause.subject === 'ich'
      ? 'sollte'
      : clause.subject === 'wir'
        ? 'sollten'
        : verb.toLowerCase();
  return `${form} ${clause.subject} ${clause.rest}`.replaceAll('ʼ', '');
}

/** A condition before or behind what is asked, or a reason before it. */
export function aroundAsk(words: string): Around | undefined {
  const [, reasoned = ''] = BECAUSE.exec(words) ?? [];
  if (reasoned) return { ask: reasoned, before: true, joined: (sentence) => sentence };
  const [, leading = '', ask = ''] = LEADING.exec(words) ?? [];
  if (leading) {
    const condition = /^[Ss]ollte/u.test(leading)
      ? supposed(leading)
      : subordinate(leading.charAt(0).toLowerCase() + leading.slice(1));
    if (!condition) return undefined;
    return {
      ask: ask.replace(/ (?:dann|in diesem Fall)(?= )/u, ''),
      before: true,
      joined: (sentence) => {
        // When it is done has no place beside whether: 'wenn der Aufzug nicht läuft, trage ich sie [wann]'.
        const said = inverted(
          /^(?:ich|wir) /u.test(sentence) ? sentence.replace('[wann]', '[gern / leider nicht]') : sentence,
        );
        return said && `${condition}, ${said}`;
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
      /: \[|^\[(?:Ja|Nein),|,/u.test(sentence.replace(/\[[^[\]]*\]/gu, (gap) => gap.slice(0, 4)))
        ? undefined
        : sentence.replace(/\.$/u, `, ${condition}.`),
  };
}
