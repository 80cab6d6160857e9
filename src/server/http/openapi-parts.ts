import { z } from 'zod';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { problemSchema } from '#domain/replies.ts';

/** The problems of every route of the API. */
const anywhere = ['unavailable', 'internal'] as const satisfies ProblemCode[];
/** Further problems of a route, by its kind. */
const ofKind = {
  /** It changes something, which a page of another site may not do. */
  changing: ['cross_site'],
  /** It reads a JSON body. */
  body: ['validation', 'payload_too_large'],
  /** It is behind `requireAccount`. */
  account: ['unauthenticated'],
} as const satisfies Record<string, ProblemCode[]>;

/**
 * The problems that an operation may answer with, grouped by status, each code with its sentence. `own` holds sentences
 * that replace the usual ones for this operation.
 */
export function problemResponses(
  codes: readonly ProblemCode[],
  own: Partial<Record<ProblemCode, string>> = {},
) {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status);
  const ordered = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    ordered.map(([status, grouped]) => [
      status,
      {
        description: grouped.map((code) => `\`${code}\`: ${own[code] ?? problems[code].detail}`).join('\n\n'),
        content: {
          'application/problem+json': { schema: problemSchema.extend({ code: z.enum(grouped) }) },
        },
        ...(grouped.includes('too_many_requests')
          ? { headers: z.object({ 'Retry-After': z.string().describe('Seconds to wait.') }) }
          : {}),
      },
    ]),
  );
}

/** The codes of an operation: its own, those of its kinds, and those of every route. */
export function codesOf(kinds: readonly (keyof typeof ofKind)[], own: readonly ProblemCode[] = []) {
  return [...own, ...kinds.flatMap((kind): readonly ProblemCode[] => ofKind[kind]), ...anywhere];
}

/** A JSON request body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } };
}

/** A JSON answer with its description. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/** The name of the bearer token in the document. An empty requirement means a request without a token. */
export const SESSION_SCHEME = 'session';
export const signedIn = [{ [SESSION_SCHEME]: [] }];
