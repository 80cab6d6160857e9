import type { Guard } from '../case.ts';

/** What a template or a model leaves behind, and what no typist writes. Source of the list: faults seen in drafts. */
const leftovers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an unfilled slot', /\{[^{}\n]{0,60}\}|\{\{|\}\}|%[sd]\b|\$\{|<%|%>/u],
  ['a separator of phrases', /\|\|?/u],
  ['empty brackets', /\[\s*\]|\(\s*\)|「\s*」|«\s*»|“\s*”|„\s*“/u],
  ['a value of the program', /\b(?:undefined|NaN|\[object \w+\]|Infinity)\b/u],
  ['two spaces', /[^\s] {2,}[^\s]/u],
  ['a space before a mark', /\S ,|\S \.(?![.\d])/u],
  ['doubled marks', /,,|(?<!\.)\.\.(?!\.)|\?\?|!!|;;|::|。。|，，|、、|,\.|\.,(?! )|،،|।।/u],
  ['Markdown', /\*\*|__|^#{1,6} |^```|\]\(https?:/mu],
  ['HTML', /<\/?(?:p|br|b|i|strong|em|div|span|a|ul|li)\b[^>]*>|&(?:nbsp|amp|lt|gt|quot);/iu],
  [
    'a subject line',
    /^(?:Subject|Betreff|Objet|Asunto|Oggetto|Assunto|Onderwerp|Ämne|Temat|Konu|Тема|件名|主题|제목)\s?[:：]/mu,
  ],
  ['a tag of the prompt', /<\/?(?:mail|earlier|asks|wishes|think)\b/iu],
  ['a sign that cannot be shown', /(?![\t\n])[\ufffd\p{Cc}]/u],
];

/** The reply without what it quotes of the mail: '“Order 48213 - still waiting!!!”' has its marks from there. */
function withoutQuotes(text: string, mail: string): string {
  return text.replace(/(?<=[“”„«»「'’‘"]\s?)[^“”„«»「」"\n]{3,200}?(?=\s?[”“»」'’"])/gu, (quoted) =>
    mail.includes(quoted.trim()) ? quoted.replace(/\S/g, 'x') : quoted,
  );
}

/** Nothing of the machinery stands in a reply: no slot, no markup, no doubled or stranded mark. */
export const leftoversGuard: Guard = ({ mail }, reply) => {
  const text = withoutQuotes(reply.text, mail);
  return leftovers.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 15);
    return [{ guard: 'leftovers', message: `${name}: “${around.replaceAll('\n', ' ')}”` }];
  });
};
