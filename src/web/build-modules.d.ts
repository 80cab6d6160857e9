/** The text of a script that is bundled for a `<script>` element. Source: build-plugins/inline-script.ts. */
declare module '*?inline-script' {
  export const text: string;
}

/** A compiled article of the blog. Source: src/web/site/blog/markdown-articles.ts. */
declare module '*.md' {
  export const article: import('./site/blog/markdown-articles.ts').CompiledArticle;
}

/** The OpenAPI description of the public API. Source: build-plugins/public-api.ts. */
declare module 'virtual:public-api' {
  export const document: import('./site/docs/api-document.ts').ApiDocument;
}
