import { type MetaFunction, useLoaderData } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { ThreeSteps } from '../about/three-steps.tsx';
import { workedExample } from '../about/worked-example.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';

export const handle = { document: true };

/** Runs at build time, so that the browser does not load the reader and the drafter. */
export const loader = workedExample;

export const meta: MetaFunction = () => pageHead(documentHeads.about);

export default function About() {
  const example = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="page-width pt-10 pb-16 md:pt-14 lg:pb-24">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <h1 className="text-display">It reads before it writes</h1>
          <p className="max-w-[52ch] text-lead text-ink-soft">
            A good reply answers what was asked. AI Reply Assistant first finds the questions and requests in
            an email, and shows you what it found.
          </p>
        </div>
        <ThreeSteps example={example} />
      </div>
      <WorkingWeek />
      <WhatItDoesNotDo />
      <Postscript />
    </SitePage>
  );
}

/** Source: McKinsey Global Institute, 'The social economy', July 2012: 28 % of the working week goes to email. */
const EMAIL_SHARE = 0.28;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The share of a day, 0 to 1, that email takes if the email of a week is answered at once, from Monday on. */
function shareOfDay(index: number): number {
  return Math.min(1, Math.max(0, EMAIL_SHARE * days.length - index));
}

/** The share of a week that email takes, as a chart, and the people for whom the product is made. */
function WorkingWeek() {
  return (
    <section aria-labelledby="week-title" className="border-y border-rule bg-sheet">
      <div className="page-width py-16 lg:py-20">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id="week-title" className="text-headline">
            Monday, and Tuesday until noon
          </h2>
          <div className="max-w-[60ch]">
            <p>
              Professionals spend 28% of the working week on email: over 11 hours. That is all of Monday, and
              Tuesday until about noon.
            </p>
            <p className="mt-3">
              AI Reply Assistant is for people who answer many emails, in an office, a practice, a shop or a
              school. They know what they want to say. But it takes time to find the three questions in a long
              email, and to word the answers politely.
            </p>
          </div>
        </div>
        <figure className="mt-10 lg:mt-14">
          <ol className="week-chart" aria-hidden="true">
            {days.map((day, index) => (
              <li key={day}>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="fill-accent" width={shareOfDay(index) * 100} height="100" />
                </svg>
                <span>{day.slice(0, 3)}</span>
              </li>
            ))}
          </ol>
          <figcaption className="mt-4 text-small text-ink-soft">
            28% of a week of 40 hours. Source: McKinsey Global Institute, <cite>The social economy</cite>,
            2012.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

const limitationRow =
  'grid gap-x-8 border-b border-rule py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline';

const limitations = [
  { what: 'It does not send', why: 'No email is sent until you press the button that sends it.' },
  {
    what: 'It does not guess',
    why: 'Where only you know the answer, the draft has a gap. All gaps are counted.',
  },
  {
    what: 'It does not keep your email',
    why:
      'Neither the email nor the reply is stored. One exception: a program that uses the API can have ' +
      'a reply kept for a day, encrypted.',
  },
  {
    what: 'It does not obey the email',
    why: 'Instructions hidden in a message are treated as text and not followed.',
  },
  {
    what: 'It does not hide who wrote the reply',
    why: 'The name of the model, or of the built-in drafter, is shown below the reply.',
  },
];

/** What the program never does. */
function WhatItDoesNotDo() {
  return (
    <section
      aria-labelledby="limitations-title"
      className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-24"
    >
      <h2 id="limitations-title" className="text-headline">
        What it does not do
      </h2>
      <dl className="border-t border-edge">
        {limitations.map((row) => (
          <div key={row.what} className={limitationRow}>
            <dt className="font-display text-lead">{row.what}</dt>
            <dd className="text-balance text-ink-soft">{row.why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const postscriptGrid =
  'grid gap-x-8 gap-y-4 border-t border-edge pt-8 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-baseline';

/** The invitation to try the product, as the postscript of a letter. */
function Postscript() {
  return (
    <section aria-label="Postscript" className="page-width pb-16 lg:pb-24">
      <div className={postscriptGrid}>
        <p className="font-display text-headline text-stamp">P.S.</p>
        <p className="max-w-[40ch] font-display text-title text-balance">
          Your first {GUEST_REPLY_LIMIT} replies are free, without sign-up. Try it with the email you have
          been meaning to answer.
        </p>
        <a
          href={pagePaths.generator}
          className={buttonClasses('primary', { className: 'justify-self-start' })}
        >
          Write a reply
        </a>
      </div>
    </section>
  );
}
