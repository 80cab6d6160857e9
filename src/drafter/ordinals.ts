/** The places of asks in words, from the first on: how a reply points at one, and how a check knows that it does. */
export const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
