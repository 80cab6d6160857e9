import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({ path: pagePaths.privacy, title: 'Privacy Policy', description: 'Privacy Policy' });

export default function Privacy() {
  return (
    <SitePage>
      <h1>Privacy Policy</h1>
    </SitePage>
  );
}
