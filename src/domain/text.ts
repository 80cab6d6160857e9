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

/**
 * A visible character. Not white space, a control character or a character that is never drawn, and not one of the two
 * that are drawn empty: Braille's blank pattern and the musical null note head.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u;

/** Whether a text has anything that a person can see. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/**
 * A text as one trimmed line. Control characters and line breaks become spaces, because they would break a line, above
 * all that of a mail header.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
