import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({ path: pagePaths.about, title: 'About', description: 'About' });

export default function About() {
  return (
    <SitePage>
      <h1>About</h1>
    </SitePage>
  );
}
