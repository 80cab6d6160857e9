import type { NamedTone } from '#domain/tones.ts';

/**
 * Phrases of equal worth for one place, each a whole sentence or several, with its end mark; the first letter is made a
 * capital where the script has them. In a phrase
 * - `{name}` is filled: each place says with what,
 * - `{Ihnen|dir}` is polite address before the bar, familiar behind it: a reply keeps one of them throughout,
 * - `[Datum]` is a gap that the person fills, in the pack's own language.
 */
export type One = readonly [string, ...string[]];
/** What is said often is said in three ways at least. */
export type Three = readonly [string, string, string, ...string[]];

/** Phrasings by tone: a tone without its own takes those of its nearest relative, in the end the plain ones. */
export type Lines = { plain: Three } & Partial<Record<NamedTone, One>>;
/** The same where it is said seldom. */
export type FewLines = { plain: One } & Partial<Record<NamedTone, One>>;
/** Each of the eleven tones has its own words here, and is heard by them. */
export type ToneLines = { professional: Three } & Record<NamedTone, One>;
