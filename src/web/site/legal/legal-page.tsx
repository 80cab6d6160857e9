import type { ReactNode } from 'react';
import { CURRENT_DATE_PLACEHOLDER, pagePaths } from '#domain/paths.ts';
import { BackLink } from '#web/ui/button.tsx';
import './legal.css';

/** A section of a legal text. Its number is its position in the list. */
export type LegalSection = {
  /** The fragment of the section: '/terms#refunds'. It must not change, because other sites may link to it. */
  id: string;
  title: string;
  body: ReactNode;
};

/** A change of a legal text. `date`: the day on which it was made, such as 'November 24, 2026'. */
export type LegalChange = { date: string; what: string };

type LegalPageProps = {
  title: string;
  /** A summary of the text in one or two sentences, shown before the sections. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** What changed in the text, newest first. Its first row is the last real change. */
  changes: readonly [LegalChange, ...LegalChange[]];
};

/** What changed in a legal text, and when. */
function Changes({ changes }: Pick<LegalPageProps, 'changes'>) {
  return (
    <div id="history" className="mt-8">
      <h3 className="font-medium">What changed in this text</h3>
      <dl className="retention">
        {changes.map(({ date, what }) => (
          <div key={date}>
            <dt>{date}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A legal text: its date, a summary, numbered sections, and a table of contents. */
export function LegalPage({ title, summary, sections, changes }: LegalPageProps) {
  return (
    <div className="page-width legal">
      <header className="legal-head">
        <BackLink href={pagePaths.landing} label="Back to Home" className="legal-home" />
        <h1 className="mt-5 text-display">{title}</h1>
        <p className="mt-4 text-small text-ink-soft">{`Last updated: ${CURRENT_DATE_PLACEHOLDER}`}</p>
        <p className="mt-1 max-w-[64ch] text-small text-ink-soft">
          This is the day on which you read it: the text always describes the program that runs today. Its
          words last changed on {changes[0].date}. The{' '}
          <a href="#history" className="link">
            list of changes
          </a>{' '}
          is at the end.
        </p>
      </header>
      <nav aria-labelledby="contents-title" className="legal-contents">
        <h2 id="contents-title" className="font-sans text-small font-semibold">
          Contents
        </h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        <div className="legal-summary">{summary}</div>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="text-title">
              <span className="legal-number">{index + 1}.</span> {section.title}
            </h2>
            {section.body}
            {index === sections.length - 1 ? <Changes changes={changes} /> : null}
          </section>
        ))}
      </div>
    </div>
  );
}
