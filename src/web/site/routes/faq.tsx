import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { faqData } from '../discovery/structured-data.ts';
import { FaqContact } from '../faq/faq-contact.tsx';
import { faqItems } from '../faq/faq-items.ts';
import { FaqList } from '../faq/faq-list.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import '../faq/faq.css';

export const handle = { document: true };

export const meta: MetaFunction = () => [...pageHead(documentHeads.faq), faqData(faqItems)];

export default function Faq() {
  return (
    <SitePage>
      <div className="page-width faq">
        <div>
          <h1 className="text-display">Questions, answered</h1>
          <p className="mt-4 max-w-[44ch] text-lead text-ink-soft">
            What it writes, what it does with your mail, and what it costs.
          </p>
        </div>
        <FaqList />
        <FaqContact />
      </div>
    </SitePage>
  );
}
