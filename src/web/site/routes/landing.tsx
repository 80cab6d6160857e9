import { type MetaFunction, useLoaderData } from 'react-router';
import { documentHeads } from '../discovery/document-heads.ts';
import { softwareData } from '../discovery/structured-data.ts';
import { Closing } from '../landing/closing.tsx';
import { exampleReplies } from '../landing/example-replies.ts';
import { Features } from '../landing/features.tsx';
import { Hero } from '../landing/hero.tsx';
import { Particulars } from '../landing/particulars.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

/** Runs when the page is built, so that the browser does not load the reader and the drafter. */
export const loader = exampleReplies;

export const meta: MetaFunction = () => [
  ...pageHead(documentHeads.landing),
  softwareData(documentHeads.landing),
];

export default function Landing() {
  const { replies, answers } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <Hero replies={replies} />
      <Particulars />
      <Features answers={answers} />
      <Closing />
    </SitePage>
  );
}
