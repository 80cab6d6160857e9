/** A row of the table of rewrites. */
type RewriteRow = {
  value: string;
  label: string;
  /** What the new text should be, as an instruction to a language model. */
  prompt: string;
};

/** The ways to write a reply once more, in the order of the toolbar. Source: docs/product.md, 3.26. */
export const rewrites = [
  {
    value: 'shorter',
    label: 'Shorter',
    prompt: 'Make it clearly shorter: at most two thirds of its length.',
  },
  {
    value: 'longer',
    label: 'Longer',
    prompt: 'Make it fuller: complete sentences and more courtesy, but no new fact, reason or promise.',
  },
  { value: 'warmer', label: 'Warmer', prompt: 'Make it warmer and more personal, without flattery.' },
  {
    value: 'firmer',
    label: 'Firmer',
    prompt: 'Make it firmer: direct and polite, without apology or softening words.',
  },
  {
    value: 'simpler',
    label: 'Simpler',
    prompt: 'Make it simpler: short sentences and common words, without idioms.',
  },
  {
    value: 'another',
    label: 'Another version',
    prompt:
      'Write another version: the same content in other words and in another order where that reads well.',
  },
] as const satisfies readonly RewriteRow[];

export type Rewrite = (typeof rewrites)[number]['value'];

/** The values of the rewrites, as a schema needs them. */
export const rewriteValues = rewrites.map(({ value }) => value) as [Rewrite, ...Rewrite[]];

/** The row of a rewrite. */
export function rewriteDetails(rewrite: Rewrite): RewriteRow {
  return rewrites.find(({ value }) => value === rewrite) as RewriteRow;
}
