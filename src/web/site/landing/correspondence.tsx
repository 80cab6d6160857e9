import { intents } from '#domain/intents.ts';
import { plansWith } from '#domain/plans.ts';
import { namedTones } from '#domain/tones.ts';
import { exampleIntents, exampleMail, exampleTones } from './example.ts';
import type { ExampleReplies } from './example-replies.ts';
import { FreePostmark } from './free-postmark.tsx';
import { MarkedLetter } from './marked-text.tsx';
import './choices.css';
import './correspondence.css';

/**
 * Shows the product as two sheets: a mail with numbered questions, and the built-in drafter's reply, which takes up
 * each number. The choices between the sheets change the reply. This needs only the style sheet, no script.
 */
export function Correspondence({ replies }: { replies: ExampleReplies['replies'] }) {
  return (
    <figure className="correspondence">
      <div className="hero-grid gap-y-4">
        <ReceivedMail />
        <Choices />
        <Reply replies={replies} />
        <figcaption>
          Written by the built-in drafter, word for word. Where a language model is connected, it writes whole
          sentences. Free replies are general, friendly and in English; {plansWith('options')} open every
          choice.
        </figcaption>
      </div>
    </figure>
  );
}

function ReceivedMail() {
  return (
    <article aria-label="The email that came" className="letter">
      <dl className="letter-head">
        <dt>From</dt>
        <dd>{exampleMail.from}</dd>
        <dt>Subject</dt>
        <dd>{exampleMail.subject}</dd>
      </dl>
      <div className="letter-body">
        <MarkedLetter text={exampleMail.text} />
      </div>
      <p className="letter-note max-lg:hidden">Read as two questions, one of them proposing a time.</p>
    </article>
  );
}

function Reply({ replies }: { replies: ExampleReplies['replies'] }) {
  return (
    <article aria-label="The reply" className="letter letter-reply airmail-edge">
      <dl className="letter-head">
        <dt>To</dt>
        <dd>{exampleMail.from}</dd>
        <dt>Subject</dt>
        <dd>Re: {exampleMail.subject}</dd>
      </dl>
      <div className="letter-stack" aria-live="polite">
        {replies.map(({ intent, tone, text }) => (
          <div key={`${intent} ${tone}`} data-intent={intent} data-tone={tone} className="letter-body">
            <MarkedLetter text={text} />
          </div>
        ))}
        <FreePostmark />
      </div>
      <p className="letter-note">
        Each question is quoted. Where only you know the answer, a bracket is left for you.
      </p>
    </article>
  );
}

const groups = [
  { name: 'Intent', options: intents.filter(({ value }) => isOneOf(exampleIntents, value)) },
  { name: 'Tone', options: namedTones.filter(({ value }) => isOneOf(exampleTones, value)) },
];

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}

function Choices() {
  return (
    <div className="choices">
      {groups.map(({ name, options }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {options.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={name.toLowerCase()}
                value={value}
                defaultChecked={value === exampleIntents[0] || value === exampleTones[0]}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <svg className="choices-arrow" viewBox="0 0 128 12" fill="none" aria-hidden="true">
        <path d="M0 6h126M120.5 1l5.5 5-5.5 5" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
