import { intents } from '#domain/intents.ts';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { plansWith } from '#domain/plans.ts';
import { namedTones } from '#domain/tones.ts';
import { exampleIntents, exampleMail, exampleTones } from './example.ts';
import type { ExampleReplies } from './example-replies.ts';
import { MarkedLetter } from './marked-text.tsx';
import './reply-example.css';

/**
 * A mail with numbered questions, and the reply of the built-in drafter with the same numbers. The radio buttons
 * between them change the reply. This needs no script: the style sheet shows the reply of the checked buttons.
 */
export function ReplyExample({ replies }: { replies: ExampleReplies['replies'] }) {
  return (
    <figure className="reply-example">
      <div className="hero-grid gap-y-4">
        <ReceivedMail />
        <Choices />
        <Reply replies={replies} />
        <figcaption>
          Written by the built-in drafter, word for word. If a language model is connected, it writes full
          sentences instead. Free replies are general, friendly and in English; {plansWith('options')} unlock
          every choice.
        </figcaption>
      </div>
    </figure>
  );
}

function ReceivedMail() {
  return (
    <article aria-label="The original email" className="letter">
      <dl className="letter-head">
        <dt>From</dt>
        <dd>{exampleMail.from}</dd>
        <dt>Subject</dt>
        <dd>{exampleMail.subject}</dd>
      </dl>
      <div className="letter-body">
        <MarkedLetter text={exampleMail.text} />
      </div>
      <p className="letter-note max-lg:hidden">Two questions found. One of them proposes a time.</p>
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
        Each question is quoted. Where only you know the answer, the draft leaves a gap for you.
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

/** A postmark with the number of free replies. Decorative. */
function FreePostmark() {
  return (
    <svg className="postmark" viewBox="24 0 166 112" fill="none" aria-hidden="true">
      <defs>
        <path id="postmark-ring" d="M134 96a40 40 0 1 1 .01 0" />
      </defs>
      <g stroke="currentColor">
        <circle cx="134" cy="56" r="53" strokeWidth="1.75" />
        <circle cx="134" cy="56" r="32" strokeWidth="1.25" />
        <path
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M30 36c13-8 20 8 33 0s12-2 18 3M26 50c13-8 20 8 33 0s13-2 19 2
            M26 64c13-8 20 8 33 0s13-2 19 2M30 78c13-8 20 8 33 0s12-2 18 3"
        />
      </g>
      <g fill="currentColor" className="font-sans" fontSize="12" fontWeight="600">
        <text>
          <textPath href="#postmark-ring" startOffset="2" textLength="248">
            NO SIGN-UP · FREE REPLIES ·
          </textPath>
        </text>
      </g>
      <text
        x="134"
        y="71"
        fill="currentColor"
        className="font-display"
        fontSize="44"
        fontWeight="600"
        textAnchor="middle"
      >
        {GUEST_REPLY_LIMIT}
      </text>
    </svg>
  );
}
