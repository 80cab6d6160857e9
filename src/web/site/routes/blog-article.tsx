import { type MetaFunction, useParams } from 'react-router';
import { articleSlugs } from '#domain/paths.ts';
import { articleHead } from '../discovery/article-heads.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { feedLink } from '../discovery/feed-link.ts';
import { articleData } from '../discovery/structured-data.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = ({ params }) => {
  const slug = articleSlugs.find((known) => known === params.slug);
  if (!slug) return [];
  const head = articleHead(slug);
  return [...pageHead(head), articleData(head, documentHeads.blog), feedLink];
};

export default function BlogArticle() {
  const { slug } = useParams();
  return (
    <SitePage>
      <h1>{slug}</h1>
    </SitePage>
  );
}
