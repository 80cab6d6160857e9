import type { Said, TurningRule } from './turning.ts';

/** A row of a table of rules, its pattern as a source without anchors. */
export function rule(
  pattern: string,
  say: TurningRule['say'],
  answers?: TurningRule['answers'],
): TurningRule {
  return { when: new RegExp(`^(?:${pattern})$`, 'iu'), say, ...(answers ? { answers } : {}) };
}

/** The rows of a question that is taken by itself only where an ask is one, and always behind the word for whether. */
export function polar(whether: string, pattern: string, say: TurningRule['say']): TurningRule[] {
  return [rule(`${whether} ${pattern}`, say), rule(pattern, say, ['yes-no', 'choice', 'fact'])];
}

function tidy(words: string): string {
  return words
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,])/g, '')
    .trim();
}

/** What no intent can decide, and is said whatever it is; slots that were left empty leave no spaces. */
export function fact(words: string): Said {
  const open = tidy(words);
  return { open, yes: open, no: open };
}

/** What an intent decides; slots that were left empty leave no spaces. */
export function decided(open: string, yes: string, no: string): Said {
  return { open: tidy(open), yes: tidy(yes), no: tidy(no) };
}

/** A rule whose answer stands whatever the intent, where the intent does not decide it. */
export function whateverDecided({ when, answers, timed, say }: TurningRule): TurningRule {
  const whole = (said: Said): Said => ({ ...said, yes: said.yes ?? said.open, no: said.no ?? said.open });
  return {
    when,
    ...(answers ? { answers } : {}),
    ...(timed ? { timed } : {}),
    say:
      typeof say === 'function'
        ? (parts) => {
            const said = say(parts);
            return said && whole(said);
          }
        : whole(say),
  };
}
