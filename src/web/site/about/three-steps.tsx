import type { ReactNode } from 'react';
import { AnnotatedLetter, AnnotatedParagraph } from './annotated-letter.tsx';
import { CheckSlip } from './check-slip.tsx';
import type { Note } from './passages.ts';
import type { WorkedExample } from './work-example.ts';
import '../marks.css';
import './three-steps.css';

const plain = (text: string, notes: readonly Note[] = []) => ({
  runs: [{ start: 0, text, marks: [] }],
  notes,
});

/** How the program works, with one example: it reads the mail, drafts the reply and checks it. */
export function ThreeSteps({ example }: { example: WorkedExample }) {
  const { sender, recipient, subject, sent, language } = example;
  const day = new Date(sent).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className="steps">
      <Step title="It reads" text={stepTexts.reads}>
        <AnnotatedLetter
          label="The email that came"
          head={[
            ['From', sender],
            ['To', recipient],
            ['Date', day],
            ['Subject', subject],
          ]}
          headNotes={[{ text: `In ${language}. Days are counted from this date` }]}
        >
          {example.mail.map((passage) => (
            <AnnotatedParagraph key={passage.runs[0]?.start} passage={passage} />
          ))}
          <AnnotatedParagraph passage={plain(example.signature, [{ text: 'Closing, read for the name' }])} />
          <AnnotatedParagraph
            isAside
            passage={plain(example.quoted, [{ text: 'Earlier mail, set aside' }])}
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
          {example.reply.map((passage) => (
            <AnnotatedParagraph key={passage.runs[0]?.start} passage={passage} />
          ))}
        </AnnotatedLetter>
      </Step>
      <Step title="It checks" text={stepTexts.checks}>
        <div>
          <CheckSlip check={example.check} />
          <p className="mt-4 max-w-[66ch] text-small text-ink-soft">
            The mail is an example. The underlines, the notes on the mail, the reply and this slip are the
            program’s own: its reader, its built-in drafter and its checker made them when this page was
            built.
          </p>
        </div>
      </Step>
    </div>
  );
}

const stepTexts = {
  reads: [
    'What is new is told from what is quoted and what is signature. Questions and requests are found, and numbered.',
    'Days are worked out from the date of the mail, so that “Thursday” is a day in the calendar.',
  ],
  drafts: [
    'You say what the reply should do. Each question and request is quoted, in the order it was asked, with its answer under it.',
    'Where neither your choice nor your instructions decide, the draft leaves a gap in brackets. It makes up no price, no date, no name.',
  ],
  checks: [
    'A language model can write in the drafter’s place, in whole sentences. Its reply is held against the mail too, and what the mail does not bear out is named beside it.',
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
