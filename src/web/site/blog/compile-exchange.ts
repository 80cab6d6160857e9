import { quotedAnswer } from '../quoted-answer.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The HTML of a figure with letters. A letter has head lines (`Subject: …`), an empty line and paragraphs. A line of
 * `---` separates letters. Text in [square brackets] is marked as a gap. A paragraph whose first line begins with '> '
 * quotes the mail.
 * @throws Error naming the file if a letter has no head or no text
 */
export function exchangeHtml(file: string, caption: string, source: string): string {
  const letters = source.split(/^---$/m).map((letter) => letterHtml(file, letter.trim()));
  const figcaption = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="exchange">${letters.join('')}${figcaption}</figure>\n`;
}

function letterHtml(file: string, letter: string): string {
  const [head = '', ...paragraphs] = letter.split(/\n{2,}/);
  const fields = head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line));
  if (paragraphs.length === 0 || fields.includes(null)) {
    throw new Error(`${file}: a letter needs head lines such as 'Subject: …', an empty line and its text`);
  }
  const rows = fields.map((field) => `<dt>${field?.[1]}</dt><dd>${escapeHtml(field?.[2] ?? '')}</dd>`);
  const isReply = fields[0]?.[1] === 'To';
  const text = paragraphs.map((paragraph) => {
    const item = quotedAnswer(paragraph);
    if (!item) return paragraphHtml(paragraph);
    const quote = `<blockquote class="mark-quote">${escapeHtml(item.quote)}</blockquote>`;
    return `<div>${quote}${paragraphHtml(item.answer)}</div>`;
  });
  return `<div class="letter${isReply ? ' airmail-edge' : ''}"><dl>${rows.join('')}</dl>${text.join('')}</div>`;
}

function paragraphHtml(text: string): string {
  return `<p>${markGaps(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

function markGaps(html: string): string {
  return html.replace(/\[[^\]]+\]/g, '<mark class="mark-gap">$&</mark>');
}
