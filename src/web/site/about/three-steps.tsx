import type { ReactNode } from 'react';
import { AnnotatedLetter, AnnotatedParagraph } from './annotated-letter.tsx';
import type { Note, Paragraph, WorkedExample } from './worked-example.ts';
import '../marks.css';
import './about.css';

function plainParagraph(text: string, note: Note): Paragraph {
  return { runs: [{ start: 0, text, marks: [] }], notes: [note] };
}

/** The three steps of the program, with one example: reading, drafting and checking. */
export function ThreeSteps({ example }: { example: WorkedExample }) {
  const { sender, recipient, subject, sent, language } = example;
  const day = new Date(sent).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="steps">
      <Step title="It reads" text={stepTexts.reads}>
        <AnnotatedLetter
          label="The original email"
          head={[
            ['From', sender],
            ['To', recipient],
            ['Date', day],
            ['Subject', subject],
          ]}
          headNotes={[{ text: `In ${language}. Days are counted from this date` }]}
        >
          {example.mail.map((paragraph) => (
            <AnnotatedParagraph key={paragraph.runs[0]?.start} paragraph={paragraph} />
          ))}
          <AnnotatedParagraph
            paragraph={plainParagraph(example.signature, { text: 'Closing, read for the sender’s name' })}
          />
          <AnnotatedParagraph
            isAside
            paragraph={plainParagraph(example.quoted, { text: 'Earlier email, set aside' })}
          />
        </AnnotatedLetter>
      </Step>
      <Step title="It drafts" text={stepTexts.drafts}>
        <AnnotatedLetter
          isReply
          label="The reply"
          head={[
            ['To', sender],
            ['Subject', `Re: ${subject}`],
          ]}
          headNotes={[{ text: 'Intent: Accept. Tone: Professional' }]}
        >
          {example.reply.map((paragraph) => (
            <AnnotatedParagraph key={paragraph.runs[0]?.start} paragraph={paragraph} />
          ))}
        </AnnotatedLetter>
      </Step>
      <Step title="It checks" text={stepTexts.checks}>
        <CheckResult check={example.check} />
      </Step>
    </div>
  );
}

function CheckResult({ check }: { check: WorkedExample['check'] }) {
  return (
    <div>
      <CheckSlip check={check} />
      <p className="mt-4 max-w-[66ch] text-small text-ink-soft">
        The email is an example. The underlines, the notes on the email, the reply and this table are the
        program’s own work: its reader, its built-in drafter and its checker produced them when this page was
        built.
      </p>
    </div>
  );
}

const stepTexts = {
  reads: [
    'It separates the new text from quoted history and the signature. It finds the questions and ' +
      'requests, and numbers them.',
    'It works out days from the date of the email, so that “Thursday” becomes a day in the calendar.',
  ],
  drafts: [
    'You choose what the reply should do. The draft quotes each question and request, in the original ' +
      'order, with the answer below it.',
    'If neither your choice nor your instructions give the answer, the draft has a gap in brackets. ' +
      'It never makes up a price, a date or a name.',
  ],
  checks: [
    'A language model can write the reply instead, in full sentences. Its reply is checked against ' +
      'the email too. Anything that the email does not support is listed below it.',
    'The last check is yours.',
  ],
};

function Step({ title, text, children }: { title: string; text: readonly string[]; children: ReactNode }) {
  return (
    <section className="step">
      <div className="step-text">
        <h2 className="text-headline">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}

/** A count as text: 'None' for 0. */
function countInWords(count: number): string {
  return count === 0 ? 'None' : String(count);
}

/** What the check of the reply found. */
function CheckSlip({ check }: { check: WorkedExample['check'] }) {
  const rows = [
    { what: 'Facts that neither the email nor you gave', found: countInWords(check.unsupported) },
    { what: 'Points left without an answer', found: `${countInWords(check.unanswered)} of ${check.asks}` },
    {
      what: 'Gaps for you to fill',
      found: [countInWords(check.gaps.length), ...check.gaps].join(' · '),
    },
  ];
  return (
    <dl className="check-slip">
      {rows.map((row) => (
        <div key={row.what}>
          <dt>{row.what}</dt>
          <dd>{row.found}</dd>
        </div>
      ))}
    </dl>
  );
}
