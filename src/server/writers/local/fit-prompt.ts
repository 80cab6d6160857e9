import type { Prompt } from '../prompt.ts';

/** How a model cuts texts into tokens. */
type Tokens = { tokenize(text: string): number[]; detokenize(tokens: readonly number[]): string };

/** Stands where a part was cut off. */
const ELLIPSIS = ' […]';
/** Tokens that a cut may add: the ellipsis, and a word that is cut in two. */
const RESERVE = 8;

/** A prompt that fits. `isMailCut`: the most important of the parts that may be cut has lost its end. */
type FittedPrompt = { user: string; isMailCut: boolean };

/**
 * The prompt's `user` text, shortened until it has at most `room` tokens: each part that may be cut loses its end, the
 * least important part first. Undefined if it is still too long without these parts.
 */
export function fitPrompt(
  { user, cuttable = [] }: Pick<Prompt, 'user' | 'cuttable'>,
  room: number,
  model: Tokens,
): FittedPrompt | undefined {
  let excess = model.tokenize(user).length - room;
  const kept = new Map<number, string>();
  for (const { start, end } of cuttable) {
    if (excess <= 0) break;
    const tokens = model.tokenize(user.slice(start, end));
    const length = Math.max(0, tokens.length - excess - RESERVE);
    kept.set(start, length === 0 ? '' : model.detokenize(tokens.slice(0, length)).trimEnd() + ELLIPSIS);
    excess -= tokens.length - length;
  }
  if (excess > 0) return undefined;
  let text = '';
  let position = 0;
  for (const { start, end } of cuttable.toSorted((one, other) => one.start - other.start)) {
    const shortened = kept.get(start);
    if (shortened === undefined) continue;
    text += user.slice(position, start) + shortened;
    position = end;
  }
  const mail = cuttable.at(-1);
  return { user: text + user.slice(position), isMailCut: mail !== undefined && kept.has(mail.start) };
}
