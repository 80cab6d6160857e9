declare module '*.md' {
  export const article: import('./compile-article.ts').CompiledArticle;
}
