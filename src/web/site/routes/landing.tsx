import type { MetaFunction } from 'react-router';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { Closing } from '../landing/closing.tsx';
import { Features } from '../landing/features.tsx';
import { Hero } from '../landing/hero.tsx';
import { Particulars } from '../landing/particulars.tsx';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

export const meta: MetaFunction = () => [
  { title: `${PRODUCT_NAME}: paste an email, get a reply worth sending` },
  {
    name: 'description',
    content:
      'Paste the email you received, choose an intent, a tone and a language, and get a reply to edit, copy or download. 3 free replies without sign-up.',
  },
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
