import { type Clause, clauseOf, plainly, sentence, spaced, turnedWords } from './swedish-sides.ts';
import type { Said } from './turning.ts';

const capital = (words: string) => words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);

/** A fact that was asked, with yes and no at its verb: 'hyran [ingår / ingår inte] i priset'. */
function fact({ subject, verb, rest }: Clause): string {
  const none: readonly (readonly [RegExp, string])[] = [
    [/^något (?=extra|mer(?!\p{L}))/u, `[${verb} något / ${verb} inget] `],
    [/^(?:(?:också|även) )?(?:någon|en) /u, `[${verb} en / ${verb} ingen] `],
    [/^(?:(?:också|även) )?(?:något|ett) /u, `[${verb} ett / ${verb} inget] `],
    [/^(?:(?:också|även) )?några /u, `[${verb} några / ${verb} inga] `],
    [/^(?=(?:egna|extra) )/u, `[${verb} / ${verb} inga] `],
    [/^redan /u, `${verb} [redan / ännu inte] `],
    [/^(?:fortfarande|ännu) /u, `${verb} [fortfarande / inte längre] `],
    [/^(?:också|även) /u, `[${verb} även / ${verb} tyvärr inte] `],
  ];
  const [pattern, alternatives] = none.find(([one]) => one.test(rest)) ?? [];
  if (pattern && alternatives) return spaced(subject, rest.replace(pattern, alternatives));
  if (/^(?:har|behöver|får)$/u.test(verb) && /^(?:tid|möjlighet|lust|plats|erfarenhet)(?!\p{L})/u.test(rest))
    return spaced(subject, `[${verb} / ${verb} tyvärr ingen]`, rest);
  return spaced(subject, `[${verb} / ${verb} inte]`, rest);
}

/** What the writer asks leave for, offers or must do; else a fact. */
export function decided(clause: Clause): Said {
  const { subject, verb, rest, who } = clause;
  // 'Kan vi få komma tidigare' asks leave, as 'får vi' does.
  if (who === 'writer' && verb === 'kan' && /^få \p{L}+a(?= |$)/u.test(rest))
    return decided({ ...clause, verb: 'får', rest: rest.slice(3) });
  if (who === 'writer' && /^(?:får|kan)$/u.test(verb) && rest) {
    const bare = rest.replace(/^(?:även|också) /u, '');
    return {
      open: sentence(subject, verb, '[gärna / tyvärr inte]', bare),
      yes: sentence(subject, verb, 'gärna', bare),
      no: sentence(subject, verb, 'tyvärr inte', bare),
    };
  }
  if (who === 'writer' && /^ska(?:ll)?$/u.test(verb)) {
    if (!/(?<!\p{L})(?:mig|oss)(?!\p{L})/u.test(rest))
      return { open: `[Ja, ${subject} kan gärna ${rest} / Nej, det behövs inte].` };
    return {
      open: `[Ja, ${subject} får gärna ${rest} / Nej tack, det behövs inte].`,
      yes: `Ja, ${subject} får gärna ${rest}.`,
      no: 'Nej tack, det behövs inte.',
    };
  }
  if (who === 'writer' && /^(?:behöver|måste)$/u.test(verb) && /^\p{L}+a(?= |$)/u.test(rest))
    return { open: `[Ja, ${plainly(clause)} / Nej, det behövs inte].` };
  if (
    who === 'reader' &&
    /^(?:kan|hinner)$/u.test(verb) &&
    /^(?:även |också )?\p{L}+[aåeö](?= |$)/u.test(rest)
  ) {
    const bare = rest.replace(/^(?:även|också) /u, '');
    return {
      open: sentence(subject, verb, '[gärna / tyvärr inte]', bare),
      yes: sentence(subject, verb, 'gärna', bare),
      no: sentence(subject, verb, 'tyvärr inte', bare),
    };
  }
  return { open: `${fact(clause)}.` };
}

/** 'Ingår bortforsling av det gamla i priset?': all before the last 'i' is what is or is not included. */
function includedIn(words: string): [part: string, whole: string] | undefined {
  const [, part = '', whole = ''] = /^(.{3,80}) (i .{3,40})$/u.exec(words) ?? [];
  const [said, within] = [turnedWords(part), turnedWords(whole)];
  return said && within ? [said, within] : undefined;
}

/** What a question begins with; other words tell something. */
const FINITE =
  /^(?:är|ska|skulle|kan|kunde|vill|ville|får|måste|bör|finns|krävs|behövs|har|tar|ger|går|var|blev|gick|fick|tog|\p{L}{2,}r|\p{L}{3,}s)$/iu;
/** What is needed is no question. */
const NEED = /^(?:skulle|behöver) (?:vi|jag) (?:också |även )?behöva?(?!\p{L})/iu;

/** A question that begins with its verb. */
export function yesNo(verb: string, asked: string): Said | undefined {
  const words = asked.replace(/ i så fall(?= |$)/iu, '');
  if (!FINITE.test(verb) || NEED.test(`${verb} ${words}`)) return undefined;
  if (/(?<!\p{L})eller(?!\p{L})/u.test(words)) return choice(verb, words);
  const included = /^ingår$/iu.test(verb) ? includedIn(words) : undefined;
  if (included) return { open: `${included.join(' [ingår / ingår inte] ')}.` };
  const clause = clauseOf(verb, words);
  if (!clause) return undefined;
  if (clause.rest === '') return { open: `${clause.subject} [${clause.verb} / ${clause.verb} inte].` };
  return decided(clause);
}

const thing =
  '(?:(?:på|i|per|med|till|för|vid|från|via|som|om|under|före|efter|mot|utan) )?(?:(?:den|det|de|en|ett|er|din|vår|min) )?[\\p{L}\\d.:-]+';
const EITHER = new RegExp(`^(?:(.*?) )??(?:hellre )?(${thing}),? eller (?:hellre )?(${thing})$`, 'u');

/** 'Vill ni ha leveransen på pall eller löst?' */
function choice(verb: string, words: string): Said | undefined {
  const [, left = '', other = '', behind = ''] =
    /^(.+?),? eller (\p{L}+) ((?:du|ni|vi|jag|man|det|den|de|han|hon)(?!\p{L}).*)$/u.exec(words) ?? [];
  if (other) {
    const included = /^ingår$/iu.test(verb) ? includedIn(left) : undefined;
    const second = included && clauseOf(other, behind);
    if (included && second)
      return { open: `[${capital(included.join(' ingår '))} / ${capital(plainly(second))}].` };
    const [one, two] = [clauseOf(verb, left), clauseOf(other, behind)];
    return one && two
      ? { open: `[${capital(plainly(allowed(one)))} / ${capital(plainly(allowed(two)))}].` }
      : undefined;
  }
  const [, these = '', those = ''] = /^det ([^,]{2,50}),? eller ([^,]{2,50})$/u.exec(words) ?? [];
  const [first, second] = [turnedWords(these), turnedWords(those)];
  if (
    /^(?:är|blir|var)$/iu.test(verb) &&
    first &&
    second &&
    !/ (?:att|som \p{L}+ \p{L}+r)(?!\p{L})/u.test(`${first} ¦ ${second}`)
  )
    return { open: `det ${verb.toLowerCase()} [${first} / ${second}].` };
  const clause = clauseOf(verb, words);
  const [, front = '', one = '', two = ''] = EITHER.exec(clause?.rest ?? '') ?? [];
  if (!clause || !one) return undefined;
  const said = allowed(clause);
  return { open: sentence(said.subject, said.verb, front, `[${one} / ${two}]`) };
}

/** 'om du vill ha dem på papper eller digitalt' */
export function oneOf(clause: Clause): Said | undefined {
  const [, front = '', one = '', two = ''] = EITHER.exec(clause.rest) ?? [];
  return one ? { open: sentence(clause.subject, clause.verb, front, `[${one} / ${two}]`) } : undefined;
}

/** 'Ska vi leta' wants leave: 'ni kan leta'. */
function allowed(clause: Clause): Clause {
  const bare = { ...clause, rest: clause.rest.replace(/(?<!\p{L})hellre (?=\p{L}+a)/u, '') };
  return clause.who === 'writer' && /^ska(?:ll)?$/u.test(clause.verb) ? { ...bare, verb: 'kan' } : clause;
}

/** 'Finns det parkering vid hotellet?' */
export function exists(words: string): Said | undefined {
  const said = turnedWords(words);
  if (!said || /,| eller /u.test(said)) return undefined;
  const [, , bare = said] = /^(?:(?:också|även|redan) )?(någon|något|några|en|ett) (.+)$/u.exec(said) ?? [];
  const [, article = ''] = /^(?:(?:också|även) )?(någon|något|några|en|ett) /u.exec(said) ?? [];
  if (/^(?:någon|en)$/u.test(article)) return { open: `det finns [en / tyvärr ingen] ${bare}.` };
  if (/^(?:något|ett)$/u.test(article)) return { open: `det finns [ett / tyvärr inget] ${bare}.` };
  if (article === 'några') return { open: `det finns [några / tyvärr inga] ${bare}.` };
  return { open: `det [finns / finns tyvärr inte] ${bare}.` };
}
