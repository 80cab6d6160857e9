import { intentValues } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { problems as problemTexts } from '#domain/problems.ts';
import type { OperationView, Problem } from './api-document.ts';
import { CodeBlock, CopyHelp } from './code-block.tsx';
import { DocsSection, Prose } from './docs-section.tsx';
import { formatJson } from './format-json.ts';
import { Authentication, FirstCall } from './guide.tsx';
import { OperationSection } from './operation-section.tsx';
import { Events, Limits, Retries, Versions } from './rules.tsx';
import './contents.css';
import './docs.css';

function contentsOf(operations: readonly OperationView[]): ContentsEntry[] {
  return [
    { id: 'first-call', title: 'Your first reply' },
    { id: 'authentication', title: 'Authentication' },
    ...operations.map(({ id, summary }) => ({ id, title: summary })),
    { id: 'events', title: 'Event stream' },
    { id: 'repeats', title: 'Safe retries' },
    { id: 'values', title: 'Values' },
    { id: 'limits', title: 'Rates and limits' },
    { id: 'problems', title: 'Problems' },
    { id: 'versions', title: 'Versions' },
  ];
}

/** The API reference. */
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
            One call reads an email and writes the reply. The API uses JSON over HTTPS and is described in{' '}
            <a href={publicApiPaths.openapi} className="link">
              OpenAPI 3.1
            </a>
            . Its address is
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
        {streaming ? <Retries url={ORIGIN_PLACEHOLDER + streaming.path} body={first?.request} /> : null}
        <DocsSection id="values" title="Values">
          <OptionLists />
        </DocsSection>
        <Limits />
        <Problems problems={problems} />
        <Versions />
        <CopyHelp />
      </div>
    </div>
  );
}

/** A link to a section. */
type ContentsEntry = { id: string; title: string };

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: next to the text if there is room, otherwise folded above it. */
function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <>
      <nav aria-label="Contents" className="docs-contents">
        <Entries entries={entries} />
      </nav>
      <details className="docs-contents-folded">
        <summary>Contents</summary>
        <nav aria-label="Contents, folded">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  );
}

function Values({ values }: { values: readonly string[] }) {
  return (
    <ul className="docs-values">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

/** The lists of all intents and languages. */
function OptionLists() {
  return (
    <>
      <h3 id="intents">Intents</h3>
      <Values values={intentValues} />
      <h3 id="languages">Languages</h3>
      <p>The email can be in any of these languages too.</p>
      <Values values={languages.map(({ value }) => value)} />
    </>
  );
}

/** The response to a failed call, and all problems. */
function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <DocsSection id="problems" title="Problems" aside={<ProblemExample />}>
      <p>
        The response to a failed call is <code>application/problem+json</code> (RFC 9457). Your program can
        decide by <code>code</code>, or by the status if it does not know the code. <code>detail</code> is a
        sentence for people. The code for an unknown address is <code>not_found</code>, for an unsupported
        method <code>method_not_allowed</code>.
      </p>
      <ProblemTable problems={problems} />
    </DocsSection>
  );
}

/** All problems: code, status, and when each occurs. */
function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  return (
    <dl className="field-list">
      {problems.map(({ code, status, when }) => (
        <div key={code} id={`problem-${code}`}>
          <dt>
            <code>{code}</code>
            <span>{status}</span>
          </dt>
          <dd>
            <Prose text={when} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ProblemExample() {
  const { status, detail } = problemTexts.too_many_requests;
  return (
    <CodeBlock
      title="A problem"
      text={formatJson({
        type: 'about:blank',
        title: 'Too Many Requests',
        status,
        code: 'too_many_requests',
        detail,
      })}
    />
  );
}
