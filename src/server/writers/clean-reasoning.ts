import type { TextStage } from './clean.ts';

const tagNames = ['think', 'thinking', 'thought', 'reasoning'] as const;
const openingTags = tagNames.map((name) => `<${name}>`);
const closingTags = tagNames.map((name) => `</${name}>`);
const allTags = [...openingTags, ...closingTags];

/** Finds where in `text`, from `from` on, one of the tags starts, or may start once more text comes. */
function findTag(
  text: string,
  from: number,
  tags: readonly string[],
): { at: number; tag: string | undefined } {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    const rest = text.slice(at, at + MAX_TAG).toLowerCase();
    const tag = tags.find((candidate) => rest.startsWith(candidate));
    if (tag !== undefined) return { at, tag };
    if (tags.some((candidate) => candidate.startsWith(rest))) return { at, tag: undefined };
  }
  return { at: -1, tag: undefined };
}

const MAX_TAG = Math.max(...allTags.map((tag) => tag.length));

/**
 * Removes reasoning blocks (`<think>…</think>` and similar tags). A block without an end runs to the end of the text. A
 * closing tag without an opening tag means that the text before it was reasoning: `leaked` is then true.
 */
export class ReasoningStage implements TextStage {
  leaked = false;
  #inside = false;
  #held = '';

  push(text: string): string {
    if (this.#held === '' && !this.#inside && !text.includes('<')) return text;
    const all = this.#held + text;
    let out = '';
    let position = 0;
    for (;;) {
      const { at, tag } = findTag(all, position, this.#inside ? closingTags : allTags);
      const end = at < 0 ? all.length : at;
      if (!this.#inside) out += all.slice(position, end);
      if (tag === undefined) {
        this.#held = all.slice(end);
        return out;
      }
      if (!this.#inside && closingTags.includes(tag)) this.leaked = true;
      this.#inside = openingTags.includes(tag);
      position = at + tag.length;
    }
  }

  end(): string {
    const rest = this.#inside ? '' : this.#held;
    this.#held = '';
    return rest;
  }
}
