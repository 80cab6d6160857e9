import type { Guard } from '../case.ts';

/** What a template or a model leaves behind, and what no typist writes. Source of the list: faults seen in drafts. */
const leftovers: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'an unfilled slot',
    /\{[^{}\n]{0,60}\}|｛[^｛｝\n]{0,60}｝|\{\{|\}\}|%[sd]\b|%\p{L}{2,20}%|\$\{|<%|%>|<<|>>/u,
  ],
  ['a separator of phrases', /\|\|?/u],
  ['empty brackets', /\[\s*\]|\(\s*\)|「\s*」|«\s*»|“\s*”|„\s*“/u],
  ['a value of the program', /\b(?:undefined|NaN|\[object \w+\]|Infinity)\b|\\[nrt]/u],
  ['two spaces', /[^\s] {2,}[^\s]/u],
  ['a space before a mark', /\S ,|\S \.(?![.\d])/u],
  [
    'doubled marks',
    /,,|(?<!\.)\.\.(?!\.)|[?？؟]{2}|[!！]{2}|;;|::|[:：]{2}|。。|，，|、、|,\.|\.,(?! )|،،|।।/u,
  ],
  ['Markdown', /\*\*|__|^#{1,6} |^```|\]\(https?:/mu],
  ['HTML', /<\/?(?:p|br|b|i|strong|em|div|span|a|ul|li)\b[^>]*>|&(?:nbsp|amp|lt|gt|quot|#\d{1,5});/iu],
  [
    'a subject line',
    /^(?:Subject|Betreff|Objet|Asunto|Oggetto|Assunto|Onderwerp|Ämne|Temat|Konu|Тема|Předmět|Subiect|Θέμα|Tiêu đề|Subjek|Perihal|件名|主题|제목|الموضوع|נושא|विषय|বিষয়|เรื่อง)\s?[:：]/mu,
  ],
  [
    'an assistant’s own words',
    /\bas an ai\b|\bals ki\b|^(?:(?:sure|certainly|of course)[!,.] here|here(?:['’]s| is| are) (?:the|your|a|my)|this is (?:the|your) (?:reply|draft)|(?:natürlich[!,] )?hier ist (?:die|eine|ihre|deine|der|ein|ihr)|voici (?:la|une|votre|ta)|aquí (?:tiene|está|tienes)|ecco (?:la|una)|вот (?:ваш|твой|ваше)|(?:以下|こちら)(?:は|が)|以下是|다음은|إليك|فيما يلي)[^\n]{0,60}[:：]$/imu,
  ],
  ['a tag of the prompt', /<\/?(?:mail|earlier|asks|wishes|think)\b/iu],
  ['a sign that cannot be shown', /(?![\t\n])[\ufffd\p{Cc}]/u],
];

/** The reply with what it quotes of the mail masked: '“Order 48213 - still waiting!!!”' has its marks from there. */
function maskedQuotes(text: string, mail: string): string {
  return text.replace(/(?<=[“”„«»「'’‘"]\s?)[^“”„«»「」"\n]{3,200}?(?=\s?[”“»」'’"])/gu, (quoted) =>
    mail.includes(quoted.trim()) ? quoted.replace(/\S/g, 'x') : quoted,
  );
}

/** Nothing of the machinery stands in a reply: no slot, no markup, no doubled or stranded mark. */
export const leftoversGuard: Guard = ({ mail }, reply) => {
  const text = maskedQuotes(reply.text, mail);
  return leftovers.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 15);
    return [{ guard: 'leftovers', message: `${name}: “${around.replaceAll('\n', ' ')}”` }];
  });
};
