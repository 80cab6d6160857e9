import { Marked } from 'marked';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { exchangeHtml } from './compile-exchange.ts';
import { postSchema } from './post.ts';

/** A heading of an article: the id it is linked by, and its text. */
export type ArticleHeading = { id: string; text: string };

/** An article as its page needs it. */
export type CompiledArticle = {
  frontMatter: z.infer<typeof postSchema>;
  /** The text, without its title. */
  html: string;
  /** The headings of the second level, in order. */
  headings: ArticleHeading[];
  /** The number of words in the text, including the letters that it shows. */
  words: number;
};

/**
 * Compiles an article: YAML front matter between two lines of `---`, then Markdown. A code fence named `exchange`
 * contains letters (compile-exchange.ts). The text is the project's own and trusted, so its HTML is kept.
 * @throws Error naming the file, and the field if the front matter is wrong
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
  const [fault] = document.errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
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
