import { Fragment } from 'react';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import type { Example, OperationView, Problem } from './api-document.ts';
import { CodeBlock, CodeTabs } from './code-block.tsx';
import { DocsSection, FieldList, Prose } from './docs-section.tsx';
import { formatJson } from './format-json.ts';
import { curlGet, curlPost, MAIL_FILE, samplePrograms } from './sample-programs.ts';
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

/** The parameters of the query, which are the same as the fields of the JSON body. */
function QueryNames({ query }: { query: readonly Field[] }) {
  if (query.length === 0) return null;
  return (
    <>
      <h3>Query, if the body is an email as a file</h3>
      <p>
        {query.map(({ name }, place) => (
          <Fragment key={name}>
            {place > 0 ? ', ' : ''}
            <code>{name}</code>
          </Fragment>
        ))}
        , as in the JSON body.
      </p>
    </>
  );
}

function ProblemLinks({ problems }: { problems: readonly Problem[] }) {
  return (
    <>
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
    </>
  );
}

type ExampleProps = { operation: OperationView; example: Example };

function ExampleRequest({
  operation: { id, method, path },
  example: { summary, request, file },
}: ExampleProps) {
  const url = ORIGIN_PLACEHOLDER + path;
  if (file) {
    const call = { url: `${url}?${file.query}`, body: undefined };
    return (
      <>
        <CodeBlock title={MAIL_FILE} text={file.text.trimEnd()} />
        <CodeTabs id={`${id}-file`} programs={samplePrograms(call, 'mail-file')} />
      </>
    );
  }
  const text = method === 'GET' ? curlGet(url) : curlPost({ url, body: request });
  return <CodeBlock title={summary || 'Request'} text={text} />;
}

/** The examples. All but the first are folded. A request that the page already shows is not shown again. */
function Examples({ operation, known }: { operation: OperationView; known: unknown }) {
  const [first, ...others] = operation.examples;
  if (!first) return null;
  const isKnown = first.request !== undefined && first.request === known;
  return (
    <>
      {isKnown ? null : <ExampleRequest operation={operation} example={first} />}
      <CodeBlock
        title={isKnown ? 'Response to the first call' : 'Response'}
        text={formatJson(first.response)}
      />
      {others.map((example) => (
        <details key={example.name} className="docs-example">
          <summary>{example.summary}</summary>
          <ExampleRequest operation={operation} example={example} />
          <CodeBlock title="Response" text={formatJson(example.response)} />
        </details>
      ))}
    </>
  );
}

type OperationSectionProps = {
  operation: OperationView;
  /** A request that the page already shows above. */
  known: unknown;
};

/** The section of an operation: its input, its response, its problems and its examples. */
export function OperationSection({ operation, known }: OperationSectionProps) {
  const {
    id,
    method,
    path,
    summary,
    description,
    scope,
    requestHeaders,
    query,
    body,
    response,
    responseHeaders,
    problems,
  } = operation;
  return (
    <DocsSection id={id} title={summary} aside={<Examples operation={operation} known={known} />}>
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
      <Fields title="Headers" fields={requestHeaders} />
      <Fields title="Body" fields={body} />
      <QueryNames query={query} />
      <Fields title="Response" fields={response} />
      <Fields title="Headers of the response" fields={responseHeaders} />
      <ProblemLinks problems={problems} />
    </DocsSection>
  );
}
