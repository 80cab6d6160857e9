import { z } from 'zod';
import type { KeyScope } from '#domain/key-scopes.ts';
import { limits } from '#domain/limits.ts';
import { keyRefusals, planRefusals, replyFieldMessages } from '#domain/messages.ts';
import { planHas, planValues } from '#domain/plans.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { problemSchema } from '#domain/replies.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { ProblemError, presentProblem } from '../../problems.ts';

/** The name of the security scheme in the document. */
export const KEY_SCHEME = 'apiKey';

/** The security requirement of an operation: a key, with these scopes if any are given. */
export const byKey = (...scopes: KeyScope[]) => [{ [KEY_SCHEME]: scopes }];

/** A mail as the request body. */
export const mailFile = (examples: Record<string, { summary: string; value: string }>) => ({
  schema: z.string().describe('An email message as it was received (RFC 5322), up to 2 MB.'),
  examples,
});

/**
 * The headers with the state of a rate; `policy` is its name. They are sent if the call was counted. A repeated call is
 * not counted, except a file in `files`. A call that is refused before the count is not counted either.
 */
export const rateHeaders = (policy: 'replies' | 'readings') =>
  ({
    'RateLimit-Policy': {
      description: [
        'The limit of calls: `q` in `w` seconds.',
        ...(policy === 'replies' ? ['A mail as a file also counts in `files`.'] : []),
      ].join(' '),
      schema: { type: 'string' },
      example: `"${policy}";q=60;w=60`,
    },
    RateLimit: {
      description: 'The remaining calls: `r` calls, until the limit starts again in `t` seconds.',
      schema: { type: 'string' },
      example: `"${policy}";r=59;t=42`,
    },
  }) as const;

/** The header with the wait after which the same call may succeed. */
const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds to wait.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '42',
  },
} as const;

/** The header that identifies a call. Calls with the same key count as one call. */
export const idempotencyKeyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[!-~]{1,200}$/)
    .optional()
    .describe(
      'Your own key for this call, such as a UUID: 1 to 200 visible ASCII characters. The same key ' +
        'with the same body returns the same reply for 24 hours and is charged once.',
    ),
});

/** The header of a response that repeats the response to an earlier call. */
export const replayedHeader = {
  'Idempotent-Replayed': {
    description: 'Sent if the response repeats that of an earlier call with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
} as const;

/**
 * The problems of the public API in the order of their status. `when`: when a problem occurs and what to do about it.
 * `detail`: the sentence in examples, if it is not the code's own sentence.
 */
const publicProblems = {
  validation: {
    when:
      'A field is missing, unknown, too long or has an invalid value, an ask is not in the mail, the body ' +
      'cannot be read, or two keys were sent. `detail` says which. The same request fails again.',
    detail: replyFieldMessages.emailRequired,
  },
  unauthenticated: {
    when: 'The key is missing, unknown, revoked or expired. Send another key.',
    detail: keyRefusals.unknown,
  },
  plan_limit: {
    when: 'The team of the account has no replies left this month. The next month starts in UTC.',
    detail: teamMessages.usedUp,
  },
  not_in_plan: {
    when: 'The account changed to a plan without API access. Its keys work again on a plan with it.',
    detail: planRefusals.api,
  },
  not_in_scope: {
    when: 'The key does not have the scope of this call. Create a key with the scope that `detail` names.',
  },
  option_not_in_plan: {
    when: 'The plan does not include the option. `GET /api/v1/options` lists the options that it includes.',
  },
  cross_site: {
    when:
      'A browser sent the call from a page of another site. Call from a server: visitors of a page can ' +
      'read its key.',
  },
  payload_too_large: {
    when:
      `The body is larger than ${limits.requestBody / 1024} kB, or the mail’s file is larger than ` +
      `${limits.upload / 1024 / 1024} MB.`,
  },
  idempotency_key_reused: {
    when:
      'The `Idempotency-Key` was sent before with another body or another API key. Choose a new one for ' +
      'a new call.',
  },
  mail_too_slow: { when: 'The file was not read in time. Send it again, or send its text as JSON.' },
  too_many_requests: {
    when: 'Too many calls were sent in a minute or at once. Send the call again after `Retry-After` seconds.',
  },
  internal: {
    when:
      'An error on our side. Send the call again. If it happens again, contact support and name the ' +
      '`X-Request-Id` of the response.',
  },
  generation_failed: {
    when: 'No reply could be written. Nothing is charged. Send the call again after a few seconds.',
  },
  unavailable: {
    when:
      'The server or its database is not available right now. Nothing is charged. Send the call again ' +
      'after a few seconds.',
  },
} as const satisfies Partial<Record<ProblemCode, { when: string; detail?: string }>>;

type PublicProblem = keyof typeof publicProblems;

const withApi = planValues.filter((plan) => planHas(plan, 'api'));

/** The problems of a call that is charged to the month. They depend on the rules of the plans with API access. */
export const planProblems: PublicProblem[] = [
  'plan_limit',
  ...(!withApi.every((plan) => planHas(plan, 'options')) ? (['option_not_in_plan'] as const) : []),
];

/** The problems of any call with a key. */
const keyProblems: PublicProblem[] = [
  'validation',
  'unauthenticated',
  'not_in_plan',
  'internal',
  'unavailable',
];

/** A problem as the server sends it. */
function exampleOf(code: PublicProblem, own: string | undefined) {
  const problem: { when: string; detail?: string } = publicProblems[code];
  const detail = own ?? problem.detail;
  return { value: presentProblem(new ProblemError(code, detail === undefined ? {} : { detail })) };
}

/**
 * The responses of an operation with problems, by status: its `own` problems and those of every call with a key.
 * `details`: sentences for the examples of this operation. `policy`: the rate that counts the call.
 */
export function publicProblemResponses(
  own: readonly PublicProblem[],
  details: Partial<Record<PublicProblem, string>> = {},
  policy: 'replies' | 'readings' = 'replies',
) {
  const possible = new Set([...keyProblems, ...own]);
  const codes = (Object.keys(publicProblems) as PublicProblem[]).filter((code) => possible.has(code));
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, grouped]) => [
      status,
      {
        description: grouped.map((code) => `\`${code}\`: ${publicProblems[code].when}`).join('\n\n'),
        ...(grouped.includes('too_many_requests')
          ? { headers: { ...rateHeaders(policy), ...retryAfter } }
          : {}),
        content: {
          'application/problem+json': {
            schema: problemSchema.omit({ field: true }).extend({ code: z.enum(grouped) }),
            examples: Object.fromEntries(grouped.map((code) => [code, exampleOf(code, details[code])])),
          },
        },
      },
    ]),
  );
}
