import { clauseOf, plainly, spaced, toldClause } from './swedish-sides.ts';
import type { Around, Said } from './turning.ts';

const SUBJECT =
  '(?:jag|vi|du|ni|det|den|de|man|\\[[Nn]amn\\]|(?:min|mitt|mina|vår|vårt|våra|din|ditt|dina|er|ert|era|den|det|de|en|ett) (?:här |där )?[\\p{L}-]+|\\p{L}+(?:en|et|n|arna|erna|orna|na))';
const PERSON = new RegExp(`^(${SUBJECT}) (\\p{L}+|\\[[^\\]]+ / [^\\]]+\\])(?: (.+))?$`, 'iu');
const ADVERB = /^(tyvärr|självklart|gärna) (kan|får) (jag|vi|du|ni) (.+)$/iu;
const NO_VERB = /^(?:på|i|till|med|för|av|och|om|som|från|vid|hos|inte|också)$/iu;

/** A sentence in the order that it has behind a clause: 'jag kommer gärna' → 'kommer jag gärna'. Undefined where its subject is not plain. */
function inverted(sentence: string): string | undefined {
  const [, adverb = '', verb = '', person = '', behind = ''] = ADVERB.exec(sentence) ?? [];
  if (adverb) return `${verb} ${person} ${adverb.toLowerCase()} ${behind}`;
  const [, subject = '', form = '', rest = ''] = PERSON.exec(sentence) ?? [];
  if (!subject || NO_VERB.test(form) || /^\[(?:ja|nej)/iu.test(sentence)) return undefined;
  // 'kan / kan inte' stands around its subject: 'kan porten [breddas / inte breddas]'.
  const [, plain = ''] = /^\[(\p{L}+) \/ \1 inte\]$/u.exec(form) ?? [];
  if (plain) return `${plain} ${subject} [gärna / tyvärr inte] ${rest}`.trim();
  return form.startsWith('[') ? undefined : `${form} ${subject} ${rest}`.trim();
}

/** How what is asked begins behind a clause or a statement. */
export const BEGUN =
  '(?:(?:(?:från|till|på|i|med|för|hos|av) )?(?:vem|vad|var|vart|när|hur|vilk(?:en|et|a)|varför)\\s|(?!(?:att|som|och|eller|men|om|så|den|det|de)\\s)\\p{L}+ (?:du|ni|vi|jag|det|den|de|man|gärna|oss|mig|då)(?!\\p{L}))';
const LEADING = new RegExp(`^((?:om|ifall|när|så snart) [^,?]{6,110}), (?:så )?(${BEGUN}.+)$`, 'iu');
/** 'Behöver vi byta kompressorn, vad kostar det?' */
const VERB_FIRST = new RegExp(
  `^((?:behöver|kan|är|blir|går|får|ska|måste|vill|skulle|har) (?:vi|jag|ni|du|det|den|någon) [^,?]{4,100}), (${BEGUN}.+)$`,
  'iu',
);
const BECAUSE = new RegExp(`^(?:eftersom|då) [^,?]{8,110}, (${BEGUN}.+)$`, 'iu');
const TRAILING =
  /^(.{6,120}?),? ((?:om|ifall|när|innan) (?:vi|ni|jag|du|det|den|de|man|\p{L}+(?:en|et|n|na)) [^,]{3,90})$/iu;
/** Where what denies begins: marked with a letter, it is turned with the rest. */
const DENIED = /(?<!\p{L})(?=(?:inte|ingen|inget|inga)(?!\p{L}))/giu;

/** 'om vi inte hinner' → 'om ni inte hinner'. */
function subordinate(words: string): string | undefined {
  const [, joint = '', rest = ''] = /^(om|ifall|när|innan|så snart|att) (.+)$/iu.exec(words) ?? [];
  const clause = toldClause(rest.replace(DENIED, 'ʼ').replace(/^(\p{L}+) (ʼinte|själva?) /iu, '$1 '));
  const [, adverb = ''] = /^\p{L}+ (inte|själva?) /iu.exec(rest) ?? [];
  return clause
    ? spaced(joint.toLowerCase(), clause.subject, adverb, clause.verb, clause.rest).replaceAll('ʼ', '')
    : undefined;
}

function supposed(words: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  const clause = clauseOf(verb, rest.replace(DENIED, 'ʼ'));
  return clause ? `om ${plainly(clause).replaceAll('ʼ', '')}` : undefined;
}

function conditioned(ask: string, condition: string | undefined): Around | undefined {
  if (!condition) return undefined;
  return {
    ask: ask.replace(/ (?:då|i så fall)(?= |$)/iu, ''),
    before: true,
    joined: (sentence) => {
      const said = inverted(sentence);
      return said && `${condition} ${said}`;
    },
  };
}

/** A condition before or behind what is asked, or a reason before it. */
export function aroundAsk(words: string): Around | undefined {
  const [, reasoned = ''] = BECAUSE.exec(words) ?? [];
  if (reasoned) return { ask: reasoned, before: true, joined: (sentence) => sentence };
  const [, leading = '', ask = ''] = LEADING.exec(words) ?? [];
  if (leading) return conditioned(ask, subordinate(leading));
  const [, first = '', asked = ''] = VERB_FIRST.exec(words) ?? [];
  if (first) return conditioned(asked, supposed(first));
  const [, whole = '', behind = ''] = TRAILING.exec(words) ?? [];
  const condition = behind ? subordinate(behind) : undefined;
  if (!condition) return undefined;
  return {
    ask: whole,
    before: false,
    joined: (sentence) =>
      /: \[|^\[(?:ja|nej),/iu.test(sentence) ? undefined : sentence.replace(/\.$/u, ` ${condition}.`),
  };
}

/** 'Kan ni bekräfta att hissen fungerar?' */
export function confirmedThat(words: string): Said | undefined {
  const said = / eller /u.test(words) ? undefined : subordinate(words);
  if (!said) return undefined;
  return {
    open: `jag [bekräftar härmed / kan ännu inte bekräfta] ${said}.`,
    yes: `jag bekräftar gärna ${said}.`,
    no: `tyvärr kan jag ännu inte bekräfta ${said}.`,
  };
}
