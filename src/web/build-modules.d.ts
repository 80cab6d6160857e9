/** The text of a script, bundled for a `<script>` inside a page: build-plugins/inline-script.ts. */
declare module '*?inline-script' {
  export const text: string;
}

/** An article of the blog, compiled: src/web/site/blog/markdown-articles.ts. */
declare module '*.md' {
  export const article: import('./site/blog/markdown-articles.ts').CompiledArticle;
}

/** The public API's description: build-plugins/public-api.ts. */
declare module 'virtual:public-api' {
  export const document: import('./site/docs/api-document.ts').ApiDocument;
}
