import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({ path: pagePaths.blog, title: 'Blog', description: 'Blog' });

export default function Blog() {
  return (
    <SitePage>
      <h1>Blog</h1>
    </SitePage>
  );
}
