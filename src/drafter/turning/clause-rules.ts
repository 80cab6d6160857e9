import type { Said, TurningRule } from './turning.ts';

/** A clause as whoever answers says it; `who` is '' where the verb says it. */
export type Stated = { who: string; verb: string; rest: string };

/** A way in which a clause stands in a question: its pattern, and what its captures say. */
export type Form = { source: string; state: (parts: readonly string[]) => Stated | undefined };

/** Words with a space between, without those that are ''. */
export const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ');

/** Words that begin a sentence or a gap, with a capital letter in either address. */
export const upper = (text: string) =>
  text.replace(
    /^(\{?)(\p{Ll})([^{}|]*\|)?(\p{Ll})?/u,
    (_, mark, first, more = '', second = '') =>
      `${mark}${first.toUpperCase()}${more}${more ? second.toUpperCase() : second}`,
  );

/** Rules for what is asked with a question word, which `asked` captures with all that parts it from the clause. */
export function askingRules(
  forms: readonly Form[],
  asked: string,
  completed: (question: string, stated: Stated) => Said | undefined,
): TurningRule[] {
  return forms.map(({ source, state }) => ({
    when: new RegExp(`^${asked}${source}$`, 'iu'),
    say: ([question = '', ...parts]) => {
      const stated = state(parts);
      return stated && completed(question, stated);
    },
  }));
}

/** Rules for what is asked for yes or no, or for one of two. */
export function polarRules(
  forms: readonly Form[],
  answered: (stated: Stated) => Said | undefined,
): TurningRule[] {
  return forms.map(({ source, state }) => ({
    when: new RegExp(`^${source}$`, 'iu'),
    answers: ['yes-no', 'choice', 'action', 'fact'],
    say: (parts) => {
      const stated = state(parts);
      return stated && answered(stated);
    },
  }));
}
