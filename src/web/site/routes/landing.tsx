import type { MetaFunction } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { softwareData } from '../discovery/structured-data.ts';
import { Closing } from '../landing/closing.tsx';
import { Features } from '../landing/features.tsx';
import { Hero } from '../landing/hero.tsx';
import { Particulars } from '../landing/particulars.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => [
  ...pageHead(documentHeads.landing),
  softwareData(documentHeads.landing),
];

export default function Landing() {
  return (
    <SitePage>
      <Hero />
      <Particulars />
      <Features />
      <Closing />
    </SitePage>
  );
}
