import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({ path: pagePaths.pricing, title: 'Pricing', description: 'Pricing' });

export default function Pricing() {
  return (
    <SitePage>
      <h1>Pricing</h1>
    </SitePage>
  );
}
