import { type MetaFunction, useParams } from 'react-router';
import { articlePath, articleSlugs } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = ({ params }) => {
  const slug = articleSlugs.find((known) => known === params.slug);
  return slug ? pageHead({ path: articlePath(slug), title: slug, description: slug }) : [];
};

export default function BlogArticle() {
  const { slug } = useParams();
  return (
    <SitePage>
      <h1>{slug}</h1>
    </SitePage>
  );
}
