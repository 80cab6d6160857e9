import { type MetaFunction, useLoaderData } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { documentHeads } from '../discovery/document-heads.ts';
import { softwareData } from '../discovery/structured-data.ts';
import { Closing } from '../landing/closing.tsx';
import { type ExampleReplies, exampleReplies } from '../landing/example-replies.ts';
import { Features } from '../landing/features.tsx';
import { ReplyExample } from '../landing/reply-example.tsx';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import '../landing/landing.css';

export const handle = { document: true };

/** Runs at build time, so that the browser does not load the reader and the drafter. */
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
      <Facts />
      <Features answers={answers} />
      <Closing />
    </SitePage>
  );
}

/** What the product does, with an example. */
function Hero({ replies }: { replies: ExampleReplies['replies'] }) {
  return (
    <section aria-labelledby="hero-title" className="page-width pt-6 pb-14 md:pt-14 lg:pb-20">
      <div className="hero-grid items-end gap-y-3 md:gap-y-6">
        <h1 id="hero-title" className="text-display lg:col-span-2">
          Paste an email. <span className="block xl:whitespace-nowrap">Get a reply worth sending.</span>
        </h1>
        <div>
          <p className="max-w-[52ch] text-balance text-ink-soft md:text-lead">
            It responds to what was asked, in the tone you choose.{' '}
            <span className="max-md:hidden">You add what only you know, and send it.</span>
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 max-[24rem]:[&>a]:px-4 md:mt-6">
            <a href={pagePaths.generator} className={buttonClasses('primary')}>
              Write a reply
            </a>
            <a href={pagePaths.pricing} className={buttonClasses('plain')}>
              View Pricing
            </a>
            <p className="text-small text-ink-soft">{GUEST_REPLY_LIMIT} replies free, no sign-up</p>
          </div>
        </div>
      </div>
      <ReplyExample replies={replies} />
    </section>
  );
}

const facts = [
  { name: `${GUEST_REPLY_LIMIT} free replies`, detail: 'without sign-up' },
  { name: '19+ languages', detail: 'from Arabic to Vietnamese' },
  { name: 'Up to 90%', detail: 'of response time saved' },
  { name: 'One-click results', detail: 'a draft you can still edit' },
];

/** The most important facts about the product. */
function Facts() {
  return (
    <section aria-labelledby="facts-title" className="border-y border-rule bg-sheet">
      <div className="page-width grid gap-x-4 gap-y-6 py-12 lg:grid-cols-12 lg:py-16">
        <h2 id="facts-title" className="text-headline lg:col-span-3">
          In short
        </h2>
        <dl className="gap-x-12 lg:col-span-9 xl:grid xl:grid-cols-2">
          {facts.map((row) => (
            <div key={row.name} className="fact dotted-row">
              <dt>{row.name}</dt>
              <dd>{row.detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
