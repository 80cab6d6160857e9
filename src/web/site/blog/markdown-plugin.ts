import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle } from './compile-article.ts';

/** Vite plugin: imports a Markdown file as a compiled article. An error in the file fails the build. */
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
