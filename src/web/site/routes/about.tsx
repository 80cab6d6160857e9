import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead(documentHeads.about);

export default function About() {
  return (
    <SitePage>
      <h1>About</h1>
    </SitePage>
  );
}
