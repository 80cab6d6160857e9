import { type Field, fieldsOf, type Schema } from './schema-fields.ts';

/** An OpenAPI document, as far as the page uses it. */
export type ApiDocument = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

type Media = { schema: Schema; examples?: Record<string, { summary?: string; value: unknown }> };
type Content = Record<string, Media>;
type OpenApiResponse = {
  description: string;
  headers?: Record<string, { description: string; example?: string }>;
  content?: Content;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, OpenApiResponse>;
};

/** An example: a request with its response. */
export type Example = {
  name: string;
  summary: string;
  request: unknown;
  response: unknown;
  /** The mail file in the body, and the query that is sent with it. Only if the body is not JSON. */
  file?: { text: string; query: string };
};

/** A problem of an operation: its code, its HTTP status, and when it occurs. */
export type Problem = { code: string; status: number; when: string };

/** An operation, as its section shows it. */
export type OperationView = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** The scope that a key needs; undefined if any key works. */
  scope: string | undefined;
  requestHeaders: Field[];
  query: Field[];
  body: Field[];
  response: Field[];
  responseHeaders: Field[];
  /** An operation without a body has one example, whose request is undefined. */
  examples: Example[];
  /** An example of the event stream, if there is one. */
  events: string | undefined;
  problems: Problem[];
};

/** The fragment of a section: 'createReply' → 'create-reply'. */
function idOf(operationId: string): string {
  return operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function parametersOf({ parameters = [] }: Operation, place: 'header' | 'query'): Field[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .flatMap(({ name, required = false, description, schema }) => {
      const described = description ? { ...schema, description } : schema;
      return fieldsOf(
        { properties: { [name]: described }, required: required ? [name] : [] },
        { isRequest: true },
      );
    });
}

function fileOf(value: unknown, query: string[][]): Pick<Example, 'file'> {
  if (typeof value !== 'string') return {};
  return { file: { text: value.replaceAll('\r\n', '\n'), query: new URLSearchParams(query).toString() } };
}

function examplesOf({ parameters = [], requestBody, responses }: Operation): Example[] {
  const examples = responses[200]?.content?.['application/json']?.examples ?? {};
  const requests = requestBody?.content['application/json']?.examples;
  const files = requestBody?.content['message/rfc822']?.examples;
  const query = parameters.flatMap(({ name, schema }) => (schema.example ? [[name, schema.example]] : []));
  return Object.entries(examples).map(([name, { value, summary = '' }]) => ({
    name,
    summary: requests?.[name]?.summary ?? files?.[name]?.summary ?? summary,
    request: requests?.[name]?.value,
    response: value,
    ...fileOf(files?.[name]?.value, query),
  }));
}

/** In the description of a problem's response, each paragraph has the form '`code`: when'. */
function problemsOf({ responses }: Operation): Problem[] {
  return Object.entries(responses).flatMap(([status, { description, content }]) => {
    if (!content?.['application/problem+json']) return [];
    return description.split('\n\n').map((paragraph) => {
      const [, code = '', when = ''] = /^`(\w+)`: ([\s\S]*)$/.exec(paragraph) ?? [];
      return { code, status: Number(status), when };
    });
  });
}

function viewOf(path: string, method: string, operation: Operation): OperationView {
  const { operationId, summary, description, security, requestBody, responses } = operation;
  const success = responses[200];
  const [events] = Object.values(success?.content?.['text/event-stream']?.examples ?? {});
  return {
    id: idOf(operationId),
    method: method.toUpperCase(),
    path,
    summary,
    description,
    scope: security.flatMap((requirement) => Object.values(requirement).flat())[0],
    requestHeaders: parametersOf(operation, 'header'),
    query: parametersOf(operation, 'query'),
    body: fieldsOf(requestBody?.content['application/json']?.schema, { isRequest: true }),
    response: fieldsOf(success?.content?.['application/json']?.schema),
    responseHeaders: Object.entries(success?.headers ?? {}).map(([name, header]) => ({
      name,
      facts: header.example ? [`such as \`${header.example}\``] : [],
      description: header.description,
    })),
    examples: examplesOf(operation),
    events: typeof events?.value === 'string' ? events.value : undefined,
    problems: problemsOf(operation),
  };
}

/** The operations that need a key, in the order of the document. */
export function operationsOf({ paths }: ApiDocument): OperationView[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method, operation]) => viewOf(path, method, operation)),
  );
}

/** All problems of the operations, each once, sorted by status. */
export function allProblems(operations: readonly OperationView[]): Problem[] {
  const byCode = new Map(operations.flatMap(({ problems }) => problems.map((one) => [one.code, one])));
  return [...byCode.values()].toSorted((one, other) => one.status - other.status);
}
