import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { termsChanges, termsSections } from '../legal/terms-sections.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead(documentHeads.terms);

export default function Terms() {
  return (
    <SitePage>
      <LegalPage
        title="Terms of Service"
        summary={
          <p>
            You give us an email, we write a draft, and you decide what to do with it. Paid plans are billed
            in advance, can be cancelled at any time and come with a{' '}
            <span className="min-[24rem]:whitespace-nowrap">30-day money-back</span> guarantee.
          </p>
        }
        sections={termsSections}
        changes={termsChanges}
      />
    </SitePage>
  );
}
