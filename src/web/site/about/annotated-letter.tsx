import type { ReactNode } from 'react';
import type { Mark, Note, Paragraph, TextRun } from './worked-example.ts';

const markClasses: Record<Mark, string> = { ask: 'mark-ask', date: 'mark-date', gap: 'mark-gap' };

type AnnotatedLetterProps = {
  label: string;
  /** The header of the letter: names and values. */
  head: readonly (readonly [string, string])[];
  headNotes?: readonly Note[];
  isReply?: boolean;
  children: ReactNode;
};

/** A letter with notes in its margin, each next to its paragraph. */
export function AnnotatedLetter({ label, head, headNotes = [], isReply, children }: AnnotatedLetterProps) {
  return (
    <article aria-label={label} className={`annotated ${isReply ? 'annotated-reply' : ''}`}>
      {isReply ? <div className="annotated-edge airmail-edge" /> : null}
      <div className="annotated-row">
        <dl className="annotated-head">
          {head.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Notes notes={headNotes} />
      </div>
      {children}
    </article>
  );
}

/** A paragraph and its notes. `isAside`: the program does not answer this text. */
export function AnnotatedParagraph({ paragraph, isAside }: { paragraph: Paragraph; isAside?: boolean }) {
  return (
    <div className="annotated-row">
      <div className={isAside ? 'annotated-text annotated-aside' : 'annotated-text'}>
        {paragraph.quote ? (
          <blockquote className="mark-quote">
            <MarkedRun run={paragraph.quote} />
          </blockquote>
        ) : null}
        <p>
          {paragraph.runs.map((run) => (
            <MarkedRun key={run.start} run={run} />
          ))}
        </p>
      </div>
      <Notes notes={paragraph.notes} />
    </div>
  );
}

function MarkedRun({ run }: { run: TextRun }) {
  const classes = run.marks.map((mark) => markClasses[mark]).join(' ');
  return (
    <>
      {classes ? <span className={classes}>{run.text}</span> : run.text}
      {run.number === undefined ? null : <sup className="mark-number">{run.number}</sup>}
    </>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="annotated-notes">
      {notes.map((note) => (
        <li key={note.text}>
          {note.number === undefined ? null : <span className="mark-number">{note.number} </span>}
          {note.text}
        </li>
      ))}
    </ul>
  );
}
