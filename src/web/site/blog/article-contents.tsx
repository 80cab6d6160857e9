import type { ArticleHeading } from './compile-article.ts';

/** The headings of an article, each a way to its place. Shown beside the text where there is room. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-labelledby="contents-title" className="article-contents">
      <h2 id="contents-title">In this article</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
