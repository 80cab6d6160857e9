import type { ReactNode } from 'react';
import { intents } from '#domain/intents.ts';
import { namedTones } from '#domain/tones.ts';
import './features.css';

/** What the product does with a mail: four cards, each with a specimen of what it means. */
export function Features() {
  return (
    <section aria-labelledby="features-title" className="page-width py-16 lg:py-24">
      <h2 id="features-title" className="text-headline">
        How it treats your mail
      </h2>
      <div className="features mt-8 lg:mt-10">
        <Feature
          title="It answers what was asked"
          text="Each question and request is answered, in the order it was put. Where only you know the answer, the draft has a bracket instead of a guess."
        >
          <Specimen rows={answers} />
        </Feature>
        <Feature
          title="It says it your way"
          text={`${intents.length} intents, from accept to negotiate. ${namedTones.length} tones to choose from, or one you describe in your own words.`}
        >
          <Specimen rows={tones} />
        </Feature>
        <Feature
          title="It writes the reader’s language"
          text="19+ languages, whatever the mail was written in. Arabic and Hebrew run from right to left, as they should."
        >
          <Specimen rows={thanks} />
        </Feature>
        <Feature
          title="It keeps none of it"
          text="Your mail is used to write its reply and for nothing else. When the reply is written, we let go of both."
        >
          <Specimen rows={traces} />
        </Feature>
      </div>
    </section>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="feature">
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-[56ch] text-ink-soft">{text}</p>
      {children}
    </article>
  );
}

type Row = { label: ReactNode; value: ReactNode };

function Specimen({ rows }: { rows: { key: string; row: Row }[] }) {
  return (
    <dl className="specimen">
      {rows.map(({ key, row }) => (
        <div key={key}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const answers = [
  {
    key: 'deliver',
    row: { label: 'Can you deliver by the 14th?', value: 'Yes, we can deliver by the 14th.' },
  },
  {
    key: 'signs',
    row: {
      label: 'Who signs for it?',
      value: (
        <>
          <span className="gap">[name]</span> will sign for it.
        </>
      ),
    },
  },
  { key: 'dock', row: { label: 'Please use the rear dock.', value: 'We will use the rear dock.' } },
];

const tones = [
  { key: 'formal', row: { label: 'Formal', value: 'I regret that I am unable to attend on Friday.' } },
  { key: 'casual', row: { label: 'Casual', value: 'Sorry, Friday’s no good for me.' } },
  { key: 'concise', row: { label: 'Concise', value: 'I can’t make Friday.' } },
];

const thanks = [
  { key: 'de', row: { label: 'German', value: <span lang="de">Vielen Dank für Ihre E-Mail.</span> } },
  { key: 'ja', row: { label: 'Japanese', value: <span lang="ja">メールをありがとうございます。</span> } },
  {
    key: 'ar',
    row: {
      label: 'Arabic',
      value: (
        <span lang="ar" dir="rtl">
          شكرًا على رسالتك.
        </span>
      ),
    },
  },
  { key: 'sw', row: { label: 'Swahili', value: <span lang="sw">Asante kwa barua pepe yako.</span> } },
];

const traces = [
  { key: 'database', row: { label: 'In our database', value: 'nothing' } },
  { key: 'logs', row: { label: 'In our logs', value: 'nothing' } },
  { key: 'tab', row: { label: 'In your browser', value: 'until you close the tab' } },
];
