import type { ReactNode } from 'react';
import { FreePostmark } from './free-postmark.tsx';
import './correspondence.css';

/**
 * The product shown as two sheets: a mail with its questions numbered, and the reply that answers each number,
 * much as the built-in drafter writes it for these choices.
 */
export function Correspondence() {
  return (
    <figure className="mt-10 lg:mt-12">
      <div className="hero-grid gap-y-5">
        <ReceivedMail />
        <Choices />
        <Reply />
      </div>
      <figcaption className="mt-4 text-small text-ink-soft">
        An example. The numbers show which sentence answers which question.
      </figcaption>
    </figure>
  );
}

function ReceivedMail() {
  return (
    <article aria-label="The email that came" className="letter">
      <dl className="letter-head">
        <dt>From</dt>
        <dd>Marta Lindqvist, Norr Paper Mill</dd>
        <dt>Subject</dt>
        <dd>Order 4471 is ready to print</dd>
      </dl>
      <div className="letter-body">
        <p>Hi Daniel,</p>
        <p>
          The cover stock for order 4471 came in this morning, so we can print this week.{' '}
          <Ask number={1}>Should we keep the quantity at 2,000?</Ask>{' '}
          <Ask number={2}>And what is the purchase order number for the invoice?</Ask>
        </p>
        <p>
          There is also one colour to settle before the press runs.{' '}
          <Ask number={3}>Could we talk on Thursday at 10:00?</Ask>
        </p>
        <p>
          Best wishes,
          <br />
          Marta
        </p>
      </div>
      <p className="letter-note">Read as three questions, one of them proposing a time.</p>
    </article>
  );
}

function Reply() {
  return (
    <article aria-label="The reply" className="letter letter-reply airmail-edge">
      <dl className="letter-head">
        <dt>To</dt>
        <dd>Marta Lindqvist</dd>
        <dt>Subject</dt>
        <dd>Re: Order 4471 is ready to print</dd>
      </dl>
      <div className="letter-body">
        <p>Hi Marta,</p>
        <p>Thanks for your message about order 4471.</p>
        <Answer number={1}>Of course, please keep the quantity at 2,000.</Answer>
        <Answer number={2}>
          The purchase order number for the invoice is <span className="gap">[purchase order number]</span>.
        </Answer>
        <Answer number={3}>And yes, let’s talk on Thursday at 10:00.</Answer>
        <p>Let me know if anything changes.</p>
        <p>
          Best wishes,
          <br />
          Daniel
        </p>
        <FreePostmark />
      </div>
      <p className="letter-note">One gap left for you: the number is not in the mail.</p>
    </article>
  );
}

const choices = [
  { name: 'Intent', value: 'Confirm' },
  { name: 'Tone', value: 'Friendly' },
  { name: 'Language', value: 'English' },
];

function Choices() {
  return (
    <div className="choices">
      <dl>
        {choices.map((choice) => (
          <div key={choice.name}>
            <dt>{choice.name}</dt>
            <dd>{choice.value}</dd>
          </div>
        ))}
      </dl>
      <svg className="choices-arrow" viewBox="0 0 128 12" fill="none" aria-hidden="true">
        <path d="M0 6h126M120.5 1l5.5 5-5.5 5" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </div>
  );
}

function Ask({ number, children }: { number: number; children: string }) {
  return (
    <>
      <span className="ask">{children}</span>
      <sup className="ask-number">{number}</sup>
    </>
  );
}

function Answer({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="answer">
      <span className="answer-number">{number}</span>
      {children}
    </p>
  );
}
