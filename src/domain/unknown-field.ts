import type { z } from 'zod';
import { apiFieldMessages } from './messages.ts';

/** The message for a strict object that got an unknown field; it names the first one. Undefined for other issues. */
export const unknownField = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'unrecognized_keys' ? apiFieldMessages.unknown(issue.keys[0] ?? '') : undefined;
