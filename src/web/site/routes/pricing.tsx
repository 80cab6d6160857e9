import type { MetaFunction } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { documentHeads } from '../discovery/document-heads.ts';
import { pageHead } from '../page-head.ts';
import { PaymentLine, PlanCards } from '../pricing/plan-cards.tsx';
import { text as scriptText } from '../pricing/plan-script.ts?inline-script';
import { PricingQuestions } from '../pricing/pricing-questions.tsx';
import { SitePage } from '../site-page.tsx';

// Empty in the browser's bundle: the script has already run before hydration.
const planScript = import.meta.env.SSR ? scriptText : '';

export const handle = { document: true };

export const meta: MetaFunction = () => pageHead(documentHeads.pricing);

/** Says that no plan costs anything here, because the program takes no payments. */
function NothingCharged() {
  return (
    <p className="without-payments mt-6 max-w-[64ch] border-s-2 border-warning ps-3">
      Nothing is charged on this installation, because no payment provider is set up. A button below changes
      your plan at once, and you can change it back.
    </p>
  );
}

export default function Pricing() {
  return (
    <SitePage>
      <div className="page-width pt-10 md:pt-14">
        <h1 className="text-display">Start free, pay when you need more</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-balance text-ink-soft">
          Choose a plan by how much email you answer.{' '}
          <span className="when-signed-out inline-block">
            Not sure yet?{' '}
            <a href={pagePaths.generator} className="link">
              Write {GUEST_REPLY_LIMIT} replies free
            </a>
            , without sign-up.
          </span>
        </p>
        <NothingCharged />
        <PaymentLine />
        <div className="mt-6 lg:mt-8">
          <PlanCards />
          <InlineScript text={planScript} />
        </div>
      </div>
      <PricingQuestions />
    </SitePage>
  );
}
