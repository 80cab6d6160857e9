import type { z } from 'zod';

/**
 * A text of at most `limit` UTF-16 code units. JavaScript, a form's `maxLength` and the account library count these
 * units. zod's `max` counts code points; it is added for the API's description.
 */
export function atMost<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.max(limit, message).refine(({ length }) => length <= limit, message);
}

/** A text of at least `limit` UTF-16 code units. */
export function atLeast<Text extends z.ZodString>(text: Text, limit: number, message: string) {
  return text.refine(({ length }) => length >= limit, message).meta({ minLength: limit });
}

/** The beginning of a text: at most `limit` UTF-16 code units, never half of a character. */
export function beginningOf(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

/**
 * A visible character: not white space, a control character or an invisible character. The last two characters of the
 * list, Braille's blank pattern and the musical null note head, look empty too.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u;

/** Whether a text has a visible character. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/**
 * Invisible characters that change how the text around them is shown or read: embeddings, overrides and isolates of the
 * writing direction, spaces without width, hyphens and letters that are not shown, marks of byte order and annotation,
 * and the tags block, which can hide a text. The joiners of Hindi, Persian and emoji are not among them, and neither
 * are the marks LRM, RLM and ALM, which only order their neighbours. The group is the flag of a region, such as
 * Scotland: a black flag, at most six tags and the end tag.
 */
const misleading =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\uffa0\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * A text without invisible characters that could show it in another order, or hide a part of it. The flags of regions
 * stay.
 */
export function withoutMisleading(text: string): string {
  return text.replace(misleading, '$1');
}

/** The end of a text that may be the beginning of a character or of the flag of a region; '' if it is neither. */
export function unfinishedEnd(text: string): string {
  return (
    /(?:\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{0,6})?[\ud800-\udbff]?$/u.exec(text)?.[0] ?? ''
  );
}

/**
 * A text as one trimmed line, for names, addresses and subjects. Control characters and line breaks become spaces: in a
 * mail header they could begin another header. Characters of `withoutMisleading` are removed.
 */
export function oneLine(text: string): string {
  return withoutMisleading(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/**
 * A trimmed text of several lines: line breaks become '\n', other control characters except tabs become spaces.
 * PostgreSQL does not store the character U+0000.
 */
export function withLineBreaks(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
}
