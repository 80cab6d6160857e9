import type { Turning } from './turning.ts';

/** Days told without a figure, 'this Friday', are said by their dates as they stand: for languages whose words for a day do not bend. */
export const nearDays: NonNullable<Turning['relative']> = { words: /^\P{Nd}+$/u, say: (date) => date };
