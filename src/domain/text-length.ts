import type { z } from 'zod';

/**
 * A text of at most `limit` UTF-16 code units, as JavaScript, a form's `maxLength` and the account library count;
 * zod's own rule counts code points, and stands for the API's description.
 */
export function atMost<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.max(limit, message).refine(({ length }) => length <= limit, message);
}

/** A text of at least `limit` UTF-16 code units, however few characters they are. */
export function atLeast<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.refine(({ length }) => length >= limit, message).meta({ minLength: limit });
}

/** The beginning of a text, `most` UTF-16 code units of it, never half of a character. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
