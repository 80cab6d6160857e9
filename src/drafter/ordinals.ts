/** The places of asks in words, from the first on, as a reply in English points at them. */
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
