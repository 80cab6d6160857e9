import type { Snippet } from '#domain/snippets.ts';

/** A slash that asks for a snippet: its position in the text, the caret, and what was typed between the two. */
export type Slash = { start: number; end: number; query: string };

/**
 * A slash at the start of a line or after a space, up to the end of the text. Japanese keyboards type the full-width
 * one. A second slash (a path), a space after the slash ('and / or') and a line break end it.
 */
const SLASH_AT_END = /(?:^|\s)[/／]((?:[^\s/／][^\n/／]{0,59})?)$/u;

/** The slash before the caret that asks for a snippet; undefined if there is none. */
export function slashBefore(text: string, caret: number): Slash | undefined {
  const before = text.slice(Math.max(0, caret - 80), caret);
  const query = SLASH_AT_END.exec(before)?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, end: caret, query };
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The snippets whose name contains the words, without differences of case and accents. Names that begin so come first. */
export function findSnippets(snippets: readonly Snippet[], query: string): Snippet[] {
  const wanted = folded(query.trim());
  const found = snippets.filter(({ name }) => folded(name).includes(wanted));
  const begins = ({ name }: Snippet) => folded(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((snippet) => !begins(snippet))];
}

/** Replaces a part of a text by a snippet's text. Returns the new text, and the caret behind what was inserted. */
export function insertSnippet(
  text: string,
  { start, end }: Pick<Slash, 'start' | 'end'>,
  snippet: string,
): { text: string; caret: number } {
  return { text: text.slice(0, start) + snippet + text.slice(end), caret: start + snippet.length };
}
