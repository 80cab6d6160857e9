import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { termsSections } from '../legal/terms-sections.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () =>
  pageHead({
    path: pagePaths.terms,
    title: 'Terms of service',
    description:
      'The terms you agree to by using AI Reply Assistant: accounts, plans and billing, refunds, fair use, your content, liability and notice of changes.',
  });

export default function Terms() {
  return (
    <SitePage>
      <LegalPage
        title="Terms of Service"
        summary={
          <p>
            You bring a mail, we write a draft, and you decide what becomes of it. Paid plans are billed in
            advance, can be cancelled at any time and come with a 30-day money-back guarantee.
          </p>
        }
        sections={termsSections}
      />
    </SitePage>
  );
}
