/** An article of the blog, compiled: blog/markdown-articles.ts. */
declare module '*.md' {
  export const article: import('./blog/markdown-articles.ts').CompiledArticle;
}

/** The public API's description: build-plugins/public-api.ts. */
declare module 'virtual:public-api' {
  export const document: import('./docs/api-document.ts').ApiDocument;
}
