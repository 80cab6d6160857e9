import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead({ path: pagePaths.faq, title: 'FAQ', description: 'FAQ' });

export default function Faq() {
  return (
    <SitePage>
      <h1>FAQ</h1>
    </SitePage>
  );
}
