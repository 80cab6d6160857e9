/** The ways to write a reply once more, in the order of the toolbar. Source: docs/product.md, 3.26. */
export const rewrites = [
  { value: 'shorter', label: 'Shorter' },
  { value: 'longer', label: 'Longer' },
  { value: 'warmer', label: 'Warmer' },
  { value: 'firmer', label: 'Firmer' },
  { value: 'simpler', label: 'Simpler' },
  { value: 'another', label: 'Another version' },
] as const satisfies readonly { value: string; label: string }[];

export type Rewrite = (typeof rewrites)[number]['value'];

/** The values of the rewrites, as a schema needs them. */
export const rewriteValues = rewrites.map(({ value }) => value) as [Rewrite, ...Rewrite[]];
