import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { quotedAnswer } from '../quoted-answer.ts';
import { postSchema } from './post.ts';

/** A heading of an article: the id for links to it, and its text. */
export type ArticleHeading = { id: string; text: string };

/** A compiled article. */
export type CompiledArticle = {
  frontMatter: z.infer<typeof postSchema>;
  /** The text, without its title. */
  html: string;
  /** The headings of the second level, in order. */
  headings: ArticleHeading[];
  /** The number of words in the text, including the letters in it. */
  words: number;
};

/**
 * Compiles an article: YAML front matter between two lines of `---`, then Markdown. A code fence with the name
 * `exchange` contains letters. HTML in the text is kept, because the text is the project's own.
 * @throws Error with the name of the file, and of the field if the front matter is wrong
 */
export function compileArticle(file: string, source: string): CompiledArticle {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!parts) throw new Error(`${file}: the front matter is missing`);
  const [, front = '', body = ''] = parts;
  const headings: ArticleHeading[] = [];
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const html = this.parser.parseInline(tokens);
        const id = headingId(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`;
      },
      code({ text, lang }) {
        const [kind, ...caption] = (lang ?? '').split(' ');
        return kind === 'exchange' ? exchangeHtml(file, caption.join(' '), text) : false;
      },
      link({ href, tokens }) {
        const rel = href.startsWith('https:') ? ' rel="noreferrer"' : '';
        return `<a class="link" href="${href}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = markdown.parse(body, { async: false });
  return { frontMatter: parseFrontMatter(file, front), html, headings, words: countWords(html) };
}

function parseFrontMatter(file: string, yaml: string): CompiledArticle['frontMatter'] {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const result = postSchema.safeParse(document.toJS());
  if (result.success) return result.data;
  const wrong = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
  );
  throw new Error(`${file}: ${wrong.join('; ')}`);
}

function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function countWords(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The HTML of a figure with letters, which lines of `---` separate. A letter has header lines (`Subject: …`), an empty
 * line and paragraphs. Text in [square brackets] is marked as a gap. If the first line of a paragraph begins with '> ',
 * it is a quotation of the mail.
 * @throws Error with the name of the file if a letter has no header or no text
 */
function exchangeHtml(file: string, caption: string, source: string): string {
  const letters = source.split(/^---$/m).map((letter) => letterHtml(file, letter.trim()));
  const figcaption = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="exchange">${letters.join('')}${figcaption}</figure>\n`;
}

function letterHtml(file: string, letter: string): string {
  const [head = '', ...paragraphs] = letter.split(/\n{2,}/);
  const fields = head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line));
  if (paragraphs.length === 0 || fields.includes(null)) {
    throw new Error(`${file}: a letter needs header lines such as 'Subject: …', an empty line and a text`);
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

/** Vite plugin that imports a Markdown file as a compiled article. An error in the file fails the build. */
export function markdownArticles(): Plugin {
  return {
    name: 'markdown-articles',
    load: {
      filter: { id: /\.md$/ },
      handler(id) {
        const article = compileArticle(relative(process.cwd(), id), readFileSync(id, 'utf8'));
        this.addWatchFile(id);
        return { code: `export const article = ${JSON.stringify(article)};`, moduleType: 'js' };
      },
    },
  };
}
