import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead(documentHeads.privacy);

export default function Privacy() {
  return (
    <SitePage>
      <h1>Privacy Policy</h1>
    </SitePage>
  );
}
