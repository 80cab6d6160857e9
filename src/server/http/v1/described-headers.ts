import { z } from 'zod';

/**
 * The headers with the state of a rate; `policy` is its name. They are sent if a call was counted by the minute. A
 * repeated call is not counted, except a file in `files`. A call that is refused before the count is not counted
 * either.
 */
export const rateHeaders = (policy: 'replies' | 'readings') =>
  ({
    'RateLimit-Policy': {
      description: `Where the call was counted: \`q\` calls in \`w\` seconds.${policy === 'replies' ? ' A mail as a file counts in `files` too.' : ''}`,
      schema: { type: 'string' },
      example: `"${policy}";q=60;w=60`,
    },
    RateLimit: {
      description: 'How it stands: `r` calls are left, and in `t` seconds the next `q` begin.',
      schema: { type: 'string' },
      example: `"${policy}";r=59;t=42`,
    },
  }) as const;

/** How long to wait before the same call may succeed. */
export const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds to wait.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '42',
  },
} as const;

/** The name of a call. Calls with the same name count as one call. */
export const callNameHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[!-~]{1,200}$/)
    .optional()
    .describe(
      'A name of your own for this call, such as a UUID: 1 to 200 visible ASCII characters. The same name with the same body gets the same reply for 24 hours, and is charged once.',
    ),
});

/** Whether an answer is that of an earlier call of the same name. */
export const replayedHeader = {
  'Idempotent-Replayed': {
    description: 'Is there where the answer is that of an earlier call with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
} as const;
