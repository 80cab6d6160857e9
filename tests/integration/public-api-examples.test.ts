import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { publicApiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import {
  type DescribedOperation,
  type Description,
  describeFrom,
  exampleAnswer,
  startWithKeys,
} from './key-fixture.ts';
import { parseEvents, startServer, validRequest } from './server-fixture.ts';

function operationsOf({ paths }: Description) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

function schemaOf({ responses }: DescribedOperation, status: number, type: string) {
  return z.fromJSONSchema(responses[status]?.content[type]?.schema as Parameters<typeof z.fromJSONSchema>[0]);
}

test('the description is valid OpenAPI 3.1, names this server, and any page may read it', async () => {
  const server = await startServer();
  const response = await fetch(server.url + publicApiPaths.openapi);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const document = await response.json();
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: server.url }]);
});

test('every example of the description matches its schema', async () => {
  const document = await describeFrom(await startServer());
  let checked = 0;
  for (const { path, operation } of operationsOf(document)) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map(
      (part) => part?.content ?? {},
    );
    for (const [type, { schema, examples = {} }] of contents.flatMap(Object.entries)) {
      for (const [name, { value }] of Object.entries<{ value: unknown }>(examples)) {
        const result = z.fromJSONSchema(schema).safeParse(value);
        expect(result.error, `${path} ${type} ${name}`).toBeUndefined();
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('the description says that requests have no other fields', async () => {
  const document = await describeFrom(await startServer());
  const schemas = operationsOf(document).flatMap(
    ({ operation }) => operation.requestBody?.content['application/json']?.schema ?? [],
  );
  expect(schemas).toMatchObject([{ additionalProperties: false }, { additionalProperties: false }]);
});

test('every example request gets exactly the answer of the description', async () => {
  const { server, makeKey } = await startWithKeys({ configuredWriters: true });
  const headers = { authorization: `Bearer ${await makeKey()}` };
  const { paths } = await describeFrom(server);
  const replies = paths[publicApiPaths.replies]?.post as DescribedOperation;
  const requests = Object.entries(replies.requestBody?.content['application/json']?.examples ?? {});
  expect(requests.length).toBeGreaterThan(2);
  for (const [name, { value }] of requests) {
    const answer = await call(server, 'POST', publicApiPaths.replies, { headers, body: value as object });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(exampleAnswer(replies, 200, 'application/json', name));
    for (const header of Object.keys(replies.responses[200]?.headers ?? {})) {
      if (header.startsWith('RateLimit')) expect(answer.headers.has(header), header).toBe(true);
    }
    const events = exampleAnswer(replies, 200, 'text/event-stream', name);
    if (events === undefined) continue;
    const stream = await call(server, 'POST', publicApiPaths.replies, {
      headers: { ...headers, accept: 'text/event-stream' },
      body: value as object,
    });
    expect(parseEvents(await stream.text())).toEqual(parseEvents(events as string));
  }
});

test('a mail as a file gets exactly the answer of the description', async () => {
  const { server, makeKey } = await startWithKeys({ configuredWriters: true });
  const { paths } = await describeFrom(server);
  const replies = paths[publicApiPaths.replies]?.post as DescribedOperation;
  const file = replies.requestBody?.content['message/rfc822']?.examples?.file?.value as string;
  const query = (replies.parameters ?? []).flatMap(({ name, schema: { example } }) =>
    example ? [[name, example]] : [],
  );
  const answer = await fetch(`${server.url}${publicApiPaths.replies}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await makeKey()}`, 'content-type': 'message/rfc822' },
    body: file,
  });
  expect(await answer.json()).toEqual(exampleAnswer(replies, 200, 'application/json', 'file'));
});

test('a mail is read as the description says, as text and as a file', async () => {
  const { server, makeKey } = await startWithKeys({ configuredWriters: true });
  const headers = { authorization: `Bearer ${await makeKey()}` };
  const { paths } = await describeFrom(server);
  const readings = paths[publicApiPaths.readings]?.post as DescribedOperation;
  const { 'application/json': json, 'message/rfc822': file } = readings.requestBody?.content ?? {};
  const body = json?.examples?.mail?.value as object;
  const answer = await call(server, 'POST', publicApiPaths.readings, { headers, body });
  expect(await answer.json()).toEqual(exampleAnswer(readings, 200, 'application/json', 'mail'));
  for (const header of Object.keys(readings.responses[200]?.headers ?? {})) {
    expect(answer.headers.has(header), header).toBe(true);
  }
  const sent = await fetch(server.url + publicApiPaths.readings, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'message/rfc822' },
    body: file?.examples?.file?.value as string,
  });
  const reading = await sent.json();
  expect(schemaOf(readings, 200, 'application/json').parse(reading)).toEqual(reading);
  expect(reading.asks).toHaveLength(2);
});

test('a repeated call gets the headers of the description', async () => {
  const { server, makeKey } = await startWithKeys();
  const headers = { authorization: `Bearer ${await makeKey()}`, 'idempotency-key': 'letter-17' };
  const send = () => call(server, 'POST', publicApiPaths.replies, { headers, body: validRequest });
  const [first, again] = [await send(), await send()];
  const { paths } = await describeFrom(server);
  const described = paths[publicApiPaths.replies]?.post?.responses[200]?.headers ?? {};
  expect(Object.keys(described)).toContain('Idempotent-Replayed');
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toEqual(await first.json());
});

test('should answer a reading as the description says', async () => {
  const { server, makeKey } = await startWithKeys({ configuredWriters: true });
  const headers = { authorization: `Bearer ${await makeKey()}` };
  const { paths } = await describeFrom(server);
  const options = paths[publicApiPaths.options]?.get as DescribedOperation;
  const usage = paths[publicApiPaths.usage]?.get as DescribedOperation;
  const listed = await (await call(server, 'GET', publicApiPaths.options, { headers })).json();
  expect(listed).toEqual(exampleAnswer(options, 200, 'application/json', 'standard'));
  const month = await (await call(server, 'GET', publicApiPaths.usage, { headers })).json();
  expect(schemaOf(usage, 200, 'application/json').parse(month)).toEqual(month);
  const example = exampleAnswer(usage, 200, 'application/json', 'month') as object;
  expect({ ...month, month_year: '2026-11', emails_generated: 42 }).toEqual(example);
});
