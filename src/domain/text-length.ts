import type { z } from 'zod';

/**
 * A text of at most `limit` UTF-16 code units. JavaScript, a form's `maxLength` and the account library count in these
 * units. zod's own rule counts code points; it is here for the API's description.
 */
export function atMost<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.max(limit, message).refine(({ length }) => length <= limit, message);
}

/** A text of at least `limit` UTF-16 code units, even where these are fewer characters. */
export function atLeast<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.refine(({ length }) => length >= limit, message).meta({ minLength: limit });
}

/** The beginning of a text: at most `most` UTF-16 code units, never half of a character. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
