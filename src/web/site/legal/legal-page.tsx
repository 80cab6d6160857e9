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

type LegalPageProps = {
  title: string;
  /** A summary of the text in one or two sentences, shown before the sections. */
  summary: ReactNode;
  sections: readonly LegalSection[];
};

/** A legal text: its date, a summary, numbered sections, and a table of contents. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <div className="page-width legal">
      <header className="legal-head">
        <BackLink href={pagePaths.landing} label="Back to Home" className="legal-home" />
        <h1 className="mt-5 text-display">{title}</h1>
        <p className="mt-4 text-small text-ink-soft">{`Last updated: ${CURRENT_DATE_PLACEHOLDER}`}</p>
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
          </section>
        ))}
      </div>
    </div>
  );
}
