import type { ReactNode } from 'react';
import { intents } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { namedTones } from '#domain/tones.ts';
import type { ExampleReplies } from './example-replies.ts';
import { MarkedText } from './marked-text.tsx';
import './landing.css';

/** Four cards about what the product does with a mail, each with an example. */
export function Features({ answers }: { answers: ExampleReplies['answers'] }) {
  return (
    <section aria-labelledby="features-title" className="page-width py-16 lg:py-24">
      <h2 id="features-title" className="text-headline">
        How it handles your email
      </h2>
      <div className="features mt-8 lg:mt-10">
        <Feature
          title="It responds to what was asked"
          text={
            'The built-in drafter quotes each question and request with its answer, in the original order. Where ' +
            'only you know the answer, the draft has a gap instead of a guess.'
          }
        >
          <Answers answers={answers} />
        </Feature>
        <Feature
          title="It says what you mean"
          text={
            `${intents.length} intents, ${namedTones.length} tones or your own tone, and a field for ` +
            'your instructions.'
          }
        >
          <Intents />
        </Feature>
        <Feature
          title="You choose the language"
          text="Reply in 19+ languages, also to an email in another language, with or without a language model."
        >
          <Languages />
        </Feature>
        <Feature
          title="It keeps nothing"
          text="Your email is used only to write the reply. Afterwards we keep neither the email nor the reply."
        >
          <Storage />
        </Feature>
      </div>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="feature">
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-[56ch] text-balance text-ink-soft">{text}</p>
      <div className="feature-example">{children}</div>
    </article>
  );
}

/** The questions with their answers. */
function Answers({ answers }: { answers: ExampleReplies['answers'] }) {
  return (
    <dl className="answers">
      {answers.map(({ quote, answer }) => (
        <div key={quote}>
          <dt>{quote}</dt>
          <dd>
            <MarkedText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Intents() {
  return (
    <ul className="word-list">
      {intents.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}

/** Every language by its own name. */
function Languages() {
  return (
    <ul className="word-list word-list-small">
      {languages.map(({ tag, endonym }) => (
        <li key={tag} lang={tag}>
          <bdi>{endonym}</bdi>
        </li>
      ))}
    </ul>
  );
}

const storagePlaces = [
  { place: 'In our database', what: 'nothing' },
  { place: 'In our logs', what: 'nothing' },
  { place: 'In your browser', what: 'until you close the tab' },
];

/** Where a mail is stored, and how long. */
function Storage() {
  return (
    <dl className="storage-list">
      {storagePlaces.map(({ place, what }) => (
        <div key={place} className="dotted-row">
          <dt>{place}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
