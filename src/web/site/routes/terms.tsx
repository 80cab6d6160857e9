import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({ path: pagePaths.terms, title: 'Terms of Service', description: 'Terms of Service' });

export default function Terms() {
  return (
    <SitePage>
      <h1>Terms of Service</h1>
    </SitePage>
  );
}
