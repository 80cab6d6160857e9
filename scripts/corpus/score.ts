/** The result of one comparison with what the corpus expects. */
export type Score = {
  /** The table's row: a folder, or a folder and a family of expectations. */
  group: string;
  file: string;
  field: string;
  right: boolean;
  /** What was expected and what was read, for the list of failures. */
  note?: string;
};

/** One row of the corpus's manifest. */
export type Row = {
  path: string;
  kind: string;
  language: string;
  tests: string;
  expected: string;
  expectedKind: string;
};

/** Compares without white space and invisible characters, for texts that may break their lines differently. */
export function sameIgnoringSpace(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s\u200b-\u200f\ufeff]+/g, '');
  return bare(one) === bare(other);
}

/** Compares after trimming, with '\n' line ends and no spaces at line ends. */
export function sameTrimmed(one: string, other: string): boolean {
  const tidy = (text: string) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/^\n+|\s+$/g, '');
  return tidy(one) === tidy(other) || tidy(one).trim() === tidy(other).trim();
}

/** Compares two values. If they differ, the score has a note with both, shortened. */
export function compare(
  at: { group: string; file: string; field: string },
  expected: string,
  actual: string,
  same: (one: string, other: string) => boolean,
): Score {
  const right = same(expected, actual);
  const short = (text: string) =>
    JSON.stringify(text.length > 160 ? `${text.slice(0, 100)} … ${text.slice(-50)}` : text);
  return right
    ? { ...at, right }
    : { ...at, right, note: `expected ${short(expected)}, got ${short(actual)}` };
}
