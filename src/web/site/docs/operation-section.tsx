import { Fragment } from 'react';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import type { Example, OperationView } from './api-document.ts';
import { curlCall, curlFile } from './calls.ts';
import { CodeBlock } from './code-block.tsx';
import { DocsSection } from './docs-section.tsx';
import { FieldList } from './field-list.tsx';
import { formatJson } from './format-json.ts';
import { Prose } from './prose.tsx';
import type { Field } from './schema-fields.ts';

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <FieldList fields={fields} />
    </>
  );
}

function callOf({ method, path }: OperationView, { request, fileQuery }: Example): string {
  const url = ORIGIN_PLACEHOLDER + path;
  if (fileQuery) return curlFile(`${url}?${fileQuery}`);
  return method === 'GET' ? curlCall(url) : curlCall(url, { body: request });
}

/** Its first example open, the others under their summaries. */
function Examples({ operation }: { operation: OperationView }) {
  const [first, ...others] = operation.examples;
  if (!first) return null;
  return (
    <>
      <CodeBlock title={first.summary || 'Request'} text={callOf(operation, first)} />
      <CodeBlock title="Answer" text={formatJson(first.answer)} />
      {others.map((example) => (
        <details key={example.name} className="docs-example">
          <summary>{example.summary}</summary>
          <CodeBlock title={`${example.summary}: request`} text={callOf(operation, example)} />
          <CodeBlock title={`${example.summary}: answer`} text={formatJson(example.answer)} />
        </details>
      ))}
    </>
  );
}

/** An operation: what it takes and answers, its problems, and beside them its examples. */
export function OperationSection({ operation }: { operation: OperationView }) {
  const {
    id,
    method,
    path,
    summary,
    description,
    scope,
    headersSent,
    query,
    body,
    answer,
    headers,
    problems,
  } = operation;
  return (
    <DocsSection id={id} title={summary} aside={<Examples operation={operation} />}>
      <p className="docs-path">
        <b>{method}</b> <code>{path}</code>
      </p>
      <p>
        <Prose text={description} />
      </p>
      <p className="docs-note">
        {scope ? (
          <>
            A key with the scope <code>{scope}</code>.
          </>
        ) : (
          'Any key.'
        )}
      </p>
      <Fields title="Headers" fields={headersSent} />
      <Fields title="Body" fields={body} />
      {query.length > 0 ? (
        <>
          <h3>Query, where the body is a mail’s file</h3>
          <p>
            {query.map(({ name }, place) => (
              <Fragment key={name}>
                {place > 0 ? ', ' : ''}
                <code>{name}</code>
              </Fragment>
            ))}
            , as in the JSON.
          </p>
        </>
      ) : null}
      <Fields title="Answer" fields={answer} />
      <Fields title="Headers of the answer" fields={headers} />
      <h3>Problems</h3>
      <p className="docs-codes">
        {problems.map(({ code, status }) => (
          <a key={code} href={`#problem-${code}`}>
            <code>
              {status} {code}
            </code>
          </a>
        ))}
      </p>
    </DocsSection>
  );
}
