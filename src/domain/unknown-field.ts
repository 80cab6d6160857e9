import type { z } from 'zod';
import { apiFieldMessages } from './messages.ts';

/** The message of a strict object that was given a field which it has not, by the first such name; else undefined. */
export const unknownField = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'unrecognized_keys' ? apiFieldMessages.unknown(issue.keys[0] ?? '') : undefined;
