import type { ReactNode } from 'react';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { MONEY_BACK_DAYS } from '#domain/money.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans, plansWith } from '#domain/plans.ts';
import './pricing.css';

type Question = { question: string; answer: ReactNode };

/** A link to a question of the FAQ. */
function faq(id: string, text: string) {
  return (
    <a href={`${pagePaths.faq}#${id}`} className="link">
      {text}
    </a>
  );
}

/** Questions about the plans. Sources: docs/product.md, 1.2, 1.6, 1.13, 1.14, 2.8 and 2.13. */
const questions: Question[] = [
  {
    question: 'Can I try it before I choose?',
    answer: (
      <>
        Yes. {GUEST_REPLY_LIMIT} replies are free {faq('without-account', 'without sign-up')}, and the Free
        plan stays free.
      </>
    ),
  },
  {
    question: 'What if it is not for me?',
    answer: (
      <>
        Paid plans have a {faq('refunds', `${MONEY_BACK_DAYS}-day money-back guarantee`)}, by a press on your
        dashboard. After that, fees are non-refundable except as required by law.
      </>
    ),
  },
  {
    question: 'Can I cancel?',
    answer: (
      <>
        Yes, {faq('cancel', 'at any time')} and without notice. You go back to Free at once, or, if you have
        paid for a period, when it ends.
      </>
    ),
  },
  {
    question: 'How is it billed?',
    answer: (
      <>
        Monthly, or annually where an annual price is shown, in advance, and only after you have entered a
        payment method. If a price changes, we tell existing subscribers 30&nbsp;days before.
      </>
    ),
  },
  {
    question: 'What happens when I switch?',
    answer: (
      <>
        A larger plan begins at once, or, if you have to pay for it, after the payment. A smaller one begins
        at once, or, if you have paid for a period, after it. Replies that you have already used this month
        still count.
      </>
    ),
  },
  {
    question: 'What does Free start with?',
    answer: (
      <>
        The General intent and the Friendly tone, in English. {plansWith('options')} unlock{' '}
        {faq('tones', 'every choice')} in the selectors.
      </>
    ),
  },
  {
    question: 'What counts as a reply?',
    answer: (
      <>
        Each reply that was written; {faq('quota', 'failures are not counted')}. The count starts again every
        month, and {plans.pro.label} does not stop at {plans.pro.includedVolume}.
      </>
    ),
  },
  {
    question: 'Do you have plans for teams?',
    answer: <>Yes, {faq('teams', 'on request')}. Tell us how many people will use it.</>,
  },
];

/** The questions below the plans, and a link to the FAQ. */
export function PricingQuestions() {
  return (
    <section aria-labelledby="questions-title" className="pricing-questions page-width">
      <div>
        <h2 id="questions-title" className="text-headline">
          Before you choose
        </h2>
        <p className="mt-3 text-ink-soft">
          Everything else is in the{' '}
          <a href={pagePaths.faq} className="link">
            questions and answers
          </a>
          .
        </p>
      </div>
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
