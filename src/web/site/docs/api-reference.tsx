import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import type { OperationView, Problem } from './api-document.ts';
import { CopyHelp } from './code-block.tsx';
import { Contents, type ContentsEntry } from './contents.tsx';
import { DocsSection } from './docs-section.tsx';
import { Authentication, FirstCall, ProblemForm } from './guide.tsx';
import { OperationSection } from './operation-section.tsx';
import { OptionLists } from './option-lists.tsx';
import { ProblemTable } from './problem-table.tsx';
import { Events, Limits, Repeats, Versions } from './rules.tsx';
import './docs.css';

function contentsOf(operations: readonly OperationView[]): ContentsEntry[] {
  return [
    { id: 'first-call', title: 'Your first reply' },
    { id: 'authentication', title: 'Authentication' },
    ...operations.map(({ id, summary }) => ({ id, title: summary })),
    { id: 'events', title: 'Event stream' },
    { id: 'repeats', title: 'Safe repeats' },
    { id: 'values', title: 'Values' },
    { id: 'limits', title: 'Rates and limits' },
    { id: 'problems', title: 'Problems' },
    { id: 'versions', title: 'Versions' },
  ];
}

/** The whole reference, from the first call to the versions. */
export function ApiReference({
  operations,
  problems,
}: {
  operations: readonly OperationView[];
  problems: readonly Problem[];
}) {
  const streaming = operations.find(({ events }) => events !== undefined);
  const first = operations.flatMap(({ examples }) => examples)[0];
  return (
    <div className="page-width docs">
      <Contents entries={contentsOf(operations)} />
      <div className="docs-main">
        <header className="docs-head">
          <h1 className="text-display">Replies from your own program</h1>
          <p className="text-lead">
            One call reads a mail and writes the reply. JSON over HTTPS, described in{' '}
            <a href={publicApiPaths.openapi} className="link">
              OpenAPI 3.1
            </a>
            , at
          </p>
          <p className="docs-base">
            <code>{ORIGIN_PLACEHOLDER}/api/v1</code>
          </p>
        </header>
        {first ? <FirstCall example={first} /> : null}
        <Authentication />
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} known={first?.request} />
        ))}
        {streaming?.events ? (
          <Events url={ORIGIN_PLACEHOLDER + streaming.path} body={first?.request} events={streaming.events} />
        ) : null}
        {streaming ? <Repeats url={ORIGIN_PLACEHOLDER + streaming.path} body={first?.request} /> : null}
        <DocsSection id="values" title="Values">
          <OptionLists />
        </DocsSection>
        <Limits />
        <DocsSection id="problems" title="Problems" aside={<ProblemForm />}>
          <p>
            What fails is answered as <code>application/problem+json</code> (RFC 9457). Decide by{' '}
            <code>code</code>, where you do not know it by the status; <code>detail</code> is a sentence for a
            person. An address that is not here is <code>not_found</code>, another method{' '}
            <code>method_not_allowed</code>.
          </p>
          <ProblemTable problems={problems} />
        </DocsSection>
        <Versions />
        <CopyHelp />
      </div>
    </div>
  );
}
