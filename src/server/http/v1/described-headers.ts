/** How a rate stands, in the answers of what is counted by the minute. */
export const rateHeaders = {
  'RateLimit-Policy': {
    description: 'The rate: `q` calls in `w` seconds.',
    schema: { type: 'string' },
    example: '"replies";q=60;w=60',
  },
  RateLimit: {
    description: 'How it stands: `r` calls are left, and in `t` seconds the next `q` begin.',
    schema: { type: 'string' },
    example: '"replies";r=59;t=42',
  },
} as const;

/** How long to wait before the same call may succeed. */
export const retryAfter = {
  'Retry-After': {
    description: 'Whole seconds to wait.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '42',
  },
} as const;
