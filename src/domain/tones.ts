/** The voices that every writer knows. Order is the order of the selector. Source: specification, section 3. */
export const namedTones = [
  { value: 'friendly', label: 'Friendly' },
  { value: 'professional', label: 'Professional' },
  { value: 'concise', label: 'Concise' },
  { value: 'formal', label: 'Formal' },
  { value: 'casual', label: 'Casual' },
  { value: 'enthusiastic', label: 'Enthusiastic' },
  { value: 'empathetic', label: 'Empathetic' },
  { value: 'urgent', label: 'Urgent' },
  { value: 'diplomatic', label: 'Diplomatic' },
  { value: 'humorous', label: 'Humorous' },
  { value: 'assertive', label: 'Assertive' },
] as const;

/** The twelfth choice: a voice in the person's own words. */
export const customToneOption = { value: 'custom', label: 'Custom' } as const;

/** The selector's twelve options. */
export const toneOptions = [...namedTones, customToneOption] as const;

export type NamedTone = (typeof namedTones)[number]['value'];
export type ToneOption = (typeof toneOptions)[number]['value'];

/** A tone as a writer receives it: one of the eleven, or the person's own description (1 to 100 characters). */
export type Tone = { kind: 'named'; value: NamedTone } | { kind: 'custom'; description: string };

/**
 * Reads the `tone` field of a reply request, which holds a named tone, or the person's own words when the tone
 * is custom (specification, section 7). The bare word 'custom' describes nothing and reads as 'professional'.
 */
export function parseTone(text: string): Tone {
  const wanted = text.trim();
  const named = namedTones.find((tone) => tone.value === wanted.toLowerCase());
  if (named) return { kind: 'named', value: named.value };
  if (wanted === '' || wanted.toLowerCase() === customToneOption.value) {
    return { kind: 'named', value: 'professional' };
  }
  return { kind: 'custom', description: wanted };
}
