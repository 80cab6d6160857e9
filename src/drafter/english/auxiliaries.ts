/** What each auxiliary takes behind it. */
export const kinds: Record<string, 'be' | 'have' | 'do'> = {
  are: 'be',
  is: 'be',
  was: 'be',
  were: 'be',
  am: 'be',
  have: 'have',
  has: 'have',
  had: 'have',
};
/** Each auxiliary with its 'not'. */
export const negatives: Record<string, string> = {
  am: "'m not",
  are: "aren't",
  is: "isn't",
  was: "wasn't",
  were: "weren't",
  have: "haven't",
  has: "hasn't",
  had: "hadn't",
  can: "can't",
  could: "couldn't",
  will: "won't",
  would: "wouldn't",
  should: "shouldn't",
  may: 'may not',
  might: 'might not',
  must: 'must not',
  shall: "won't",
};

/** 'am' with 'not', as it stands after a subject. */
export function negated(auxiliary: string): string {
  return auxiliary === 'am' ? 'am not' : (negatives[auxiliary] ?? `${auxiliary} not`);
}
