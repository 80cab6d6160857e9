/** Verbs whose object is a sum. */
export const money = /\b(?:cost|charge|pay|earn)$/;

/** 'I would like to achieve' is one deed. */
const WISHED = /\b(?:like|want|need|hope|plan|wish|prefer|love|intend|expect)$/;

/** 'You should ring on the day' lacks its object behind the verb, not at its end: what stands on both sides of it. */
export function withinStatement(statement: string): { start: string; end: string } | undefined {
  const [, start, end] =
    /^((?:I|you|we|they|it|that|this) (?:(?:would|should|can|could|will|must|may|might|need to|have to) )?[a-z]+(?: (?:to|with|for))?) ((?:about|regarding|if|when|once|before|after|per|for|on|in|at|to|during|with|by|from)\b.+)$/.exec(
      statement,
    ) ?? [];
  if (
    !start ||
    !end ||
    /\b(?:am|is|are|be|was|were|do|does|have|has)$/.test(start) ||
    (/^to\b/.test(end) && WISHED.test(start))
  )
    return undefined;
  return { start, end };
}
