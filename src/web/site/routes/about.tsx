import { type MetaFunction, useLoaderData } from 'react-router';
import { Postscript } from '../about/postscript.tsx';
import { Refusals } from '../about/refusals.tsx';
import { ThreeSteps } from '../about/three-steps.tsx';
import { workExample } from '../about/work-example.ts';
import { WorkingWeek } from '../about/working-week.tsx';
import { documentHeads } from '../discovery/document-heads.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

/** Runs when the page is built, so that the browser does not load the reader and the drafter. */
export const loader = workExample;

export const meta: MetaFunction = () => pageHead(documentHeads.about);

export default function About() {
  const example = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="page-width pt-10 pb-16 md:pt-14 lg:pb-24">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <h1 className="text-display">It reads before it writes</h1>
          <p className="max-w-[52ch] text-lead text-ink-soft">
            A good answer begins with what was asked. AI Reply Assistant looks for that first, and shows its
            work.
          </p>
        </div>
        <ThreeSteps example={example} />
      </div>
      <WorkingWeek />
      <Refusals />
      <Postscript />
    </SitePage>
  );
}
