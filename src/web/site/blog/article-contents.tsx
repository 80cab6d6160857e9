import type { ArticleHeading } from './compile-article.ts';

/** Links to the headings of an article. Shown next to the text if there is room. */
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
