import { type MetaFunction, useParams } from 'react-router';
import { articleSlugs } from '#domain/paths.ts';
import { ArticleClose } from '../blog/article-close.tsx';
import { ArticleContents } from '../blog/article-contents.tsx';
import { ArticleHeader } from '../blog/article-header.tsx';
import { articles } from '../blog/posts.ts';
import { articleHead } from '../discovery/article-heads.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { feedLink } from '../discovery/feed-link.ts';
import { articleData } from '../discovery/structured-data.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import '../blog/article.css';
import '../blog/exchange.css';
import '../marks.css';

export const handle = { document: true };

export const meta: MetaFunction = ({ params }) => {
  const slug = articleSlugs.find((known) => known === params.slug);
  if (!slug) return [];
  const head = articleHead(slug);
  return [...pageHead(head), articleData(head, documentHeads.blog), feedLink];
};

/** An article with a link to the next one at its end. After the last comes the first. */
export default function BlogArticle() {
  const { slug } = useParams();
  const current = articleSlugs.find((known) => known === slug);
  if (!current) return null;
  const next = articleSlugs[articleSlugs.indexOf(current) + 1] ?? articleSlugs[0];
  const { frontMatter, html, headings } = articles[current];
  return (
    <SitePage>
      <article className="page-width">
        <ArticleHeader post={frontMatter} />
        <div className="article-columns">
          <ArticleContents headings={headings} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the project's own Markdown */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <footer>
          <ArticleClose next={articles[next].frontMatter} slug={next} />
          <p className="article-foot">Powered by AI</p>
        </footer>
      </article>
    </SitePage>
  );
}
