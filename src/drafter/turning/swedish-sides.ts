/** Verbs whose present is not the infinitive and 'r': the ends of infinitives, longer before shorter. */
const presents: readonly (readonly [infinitive: string, present: string])[] = [
  ['bestämma', 'bestämmer'],
  ['använda', 'använder'],
  ['komma', 'kommer'],
  ['skriva', 'skriver'],
  ['hjälpa', 'hjälper'],
  ['stänga', 'stänger'],
  ['ställa', 'ställer'],
  ['lägga', 'lägger'],
  ['sätta', 'sätter'],
  ['hålla', 'håller'],
  ['fylla', 'fyller'],
  ['följa', 'följer'],
  ['nämna', 'nämner'],
  ['sända', 'sänder'],
  ['vända', 'vänder'],
  ['ringa', 'ringer'],
  ['bjuda', 'bjuder'],
  ['lyfta', 'lyfter'],
  ['sälja', 'säljer'],
  ['välja', 'väljer'],
  ['möta', 'möter'],
  ['läsa', 'läser'],
  ['lösa', 'löser'],
  ['låta', 'låter'],
  ['göra', 'gör'],
  ['höra', 'hör'],
  ['köra', 'kör'],
  ['föra', 'för'],
  ['hyra', 'hyr'],
  ['köpa', 'köper'],
  ['söka', 'söker'],
  ['byta', 'byter'],
  ['säga', 'säger'],
  ['äga', 'äger'],
  ['åka', 'åker'],
];

/** 'skicka' → 'skickar', 'ringa' → 'ringer', 'ge' → 'ger'. */
export function presentOf(infinitive: string): string {
  const known = presents.find(([end]) => infinitive.endsWith(end));
  return known ? infinitive.slice(0, -known[0].length) + known[1] : `${infinitive}r`;
}

/** 'ring' → 'ringa'; of most verbs order and infinitive are one. */
export function infinitiveOf(order: string): string {
  if (/^(?:kom|återkom)$/u.test(order)) return `${order}ma`;
  return /[aeåäöoi]$/u.test(order) ? order : `${order}a`;
}

const sides: Readonly<Record<string, string>> = {
  jag: 'du',
  mig: 'dig',
  mej: 'dig',
  min: 'din',
  mitt: 'ditt',
  mina: 'dina',
  vi: 'ni',
  oss: 'er',
  vår: 'er',
  vårt: 'ert',
  våra: 'era',
  du: 'jag',
  dig: 'mig',
  dej: 'mig',
  din: 'min',
  ditt: 'mitt',
  dina: 'mina',
  ni: 'vi',
  ert: 'vårt',
  era: 'våra',
};
/** What follows 'er' where it is a person and no owner: 'hos er på fredag'. */
const NO_THING =
  /^(?:$|(?:på|i|om|till|för|med|av|att|och|eller|som|innan|vid|från|under|den|det|de|en|ett|ett|några|när|senast|så|direkt|här|där|per|via|tillbaka|alla|hela|två|tre|\d|ert?|våra?)(?!\p{L}))/iu;
const SIDES =
  /(?<!\p{L})(?:jag|m[ie][gj]|min|mitt|mina|vi|oss|vår|vårt|våra|du|d[ie][gj]|din|ditt|dina|ni|era?|ert)(?!\p{L})/giu;
/** What cannot be said again: words that ask, days told from today, what denies, orders to machines. */
const LEFT =
  /(?<!\p{L})(?:vem|vad(?! som(?!\p{L}))|var|vart|när|hur|varför|vilk(?:en|et|a)|idag|imorgon|igår|i (?:dag|morgon|går|kväll|helgen|övermorgon)|(?:nästa|denna|förra|kommande) (?:vecka|helg|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|månad)|den här veckan|inte|ingen|inget|inga|aldrig|instruktion(?:er|erna)|prompt|lösenord(?:et)?)(?!\p{L})/iu;
const FILLERS =
  /(?<!\p{L})(?:egentligen|kanske|möjligen|eventuellt|vänligen|snälla|tack|då|förresten)(?!\p{L}) ?/giu;

/** Words of a mail as the other side says them; undefined where they cannot be. */
export function turnedWords(words: string): string | undefined {
  const bare = words.replace(FILLERS, '').trim();
  if (LEFT.test(bare)) return undefined;
  return bare.replace(SIDES, (word, at: number) => {
    const known = sides[word.toLowerCase()];
    if (known) return known;
    return NO_THING.test(bare.slice(at + word.length).trim()) ? 'oss' : 'vår';
  });
}

/** A clause of the reply; `who`: whose deed it is in the mail. */
export type Clause = { subject: string; verb: string; rest: string; who: 'reader' | 'writer' | 'other' };

const adjective =
  '(?:\\p{L}+(?:igt?|iska?|iskt|ade?|at|liga|ligt)|nya?|nytt|stora?|stort|egen|eget|egna|annan|annat|andra|sådana?|sådant|liten|litet|små|extra|större|mindre|hela|första|nästa|gamla|lång|långa|ledig|färdig|fasta?)';
const noun = `(?:(?:den|det|de|en|ett|era?|ert|våra?|vårt|din|ditt|dina|min|mitt|mina|alla|båda|någon|något|några|denna|detta|dessa|samtliga|två|tre|fyra|\\d+) (?:här |där )?(?:${adjective} ){0,2}[\\p{L}\\d-]+|(?:familjen|herr|fru|firman) \\p{Lu}\\p{L}+|(?!och |att |på |i |vid |till |med |för |av |om |hos |från |under |inom |efter |utan |sig )(?:${adjective} )?\\p{L}[\\p{L}\\d-]*)(?: (?:på|i|för|till|av|från) (?:er|vår|din|min) \\p{L}+)?`;
const SUBJECT = new RegExp(
  `^(?<subject>(?:jag|vi|du|ni|man|det här|det(?! (?:${adjective} )?\\p{L}+(?:et|nde)(?= |$))|den(?! (?:${adjective} )?\\p{L}+(?:en|nde)(?= |$))|de(?! (?:${adjective} )?\\p{L}+(?:en|na|nde)(?= |$))|han|hon|detta|allt|någon)(?= |$)|${noun}(?: och ${noun})?)(?: (?<rest>.*))?$`,
  'iu',
);

/** A clause whose subject opens `words` and whose verb is `verb`. */
export function clauseOf(verb: string, words: string): Clause | undefined {
  const { subject = '', rest = '' } = SUBJECT.exec(words)?.groups ?? {};
  const named = turnedWords(subject);
  const said = turnedWords(rest);
  if (!named || said === undefined) return undefined;
  const person = subject.toLowerCase();
  const who = /^(?:du|ni)$/u.test(person) ? 'reader' : /^(?:jag|vi)$/u.test(person) ? 'writer' : 'other';
  return { subject: named, verb: plainVerb(verb.toLowerCase()), rest: said, who };
}

/** 'Skulle ni kunna' is asked, 'vi kan' is said. */
function plainVerb(verb: string): string {
  return verb === 'kunde' ? 'kan' : verb === 'skulle' ? 'kan' : verb;
}

/** A clause that is told: 'ni har delarna i lager'. The verb stands behind the subject. */
export function toldClause(words: string): Clause | undefined {
  const { subject = '', rest = '' } = SUBJECT.exec(words)?.groups ?? {};
  const [, adverb = '', verb = '', behind = ''] =
    /^(?:(också|även|redan|fortfarande) )?(\p{L}+)(?: (.*))?$/u.exec(rest) ?? [];
  if (!subject || !verb) return undefined;
  return clauseOf(verb, [subject, adverb, behind].filter(Boolean).join(' '));
}

/** Words with a space between, without those that are ''. */
export const spaced = (...words: string[]) => words.filter(Boolean).join(' ');

/** The same with an end mark. */
export const sentence = (...words: string[]) => `${spaced(...words)}.`;

/** A clause without its end mark. */
export const plainly = ({ subject, verb, rest }: Clause) => spaced(subject, verb, rest);
