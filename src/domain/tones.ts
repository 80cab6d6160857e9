/** The registers of the built-in drafter's sentences. Each tone uses one of them. */
export type Register = 'plain' | 'warm' | 'formal' | 'brief';

/** A row of the table of tones. */
type ToneRow = {
  value: string;
  label: string;
  /** The register in which the built-in drafter writes the tone. */
  register: Register;
  /** A description of the tone, as an instruction to a language model. */
  prompt: string;
};

/** The tones that every writer knows. The order is that of the selector. Source: docs/product.md, 3.4. */
export const namedTones = [
  {
    value: 'friendly',
    label: 'Friendly',
    register: 'warm',
    prompt: 'Warm and natural, as to a colleague one likes; short sentences.',
  },
  {
    value: 'professional',
    label: 'Professional',
    register: 'plain',
    prompt: 'Clear, courteous, businesslike; no slang, no gushing.',
  },
  {
    value: 'concise',
    label: 'Concise',
    register: 'brief',
    prompt: 'As short as a complete answer can be: no pleasantries beyond greeting and close.',
  },
  {
    value: 'formal',
    label: 'Formal',
    register: 'formal',
    prompt: 'Formal letter style: full forms, no contractions, a formal greeting and close.',
  },
  {
    value: 'casual',
    label: 'Casual',
    register: 'warm',
    prompt: 'Relaxed and everyday, as to someone known well.',
  },
  {
    value: 'enthusiastic',
    label: 'Enthusiastic',
    register: 'warm',
    prompt: 'Glad and energetic, with real interest; at most one exclamation mark in a paragraph.',
  },
  {
    value: 'empathetic',
    label: 'Empathetic',
    register: 'warm',
    prompt: "First show that the sender's situation is understood, then help.",
  },
  {
    value: 'urgent',
    label: 'Urgent',
    register: 'brief',
    prompt: 'Direct and prompt: what matters most comes first, the next step is plain.',
  },
  {
    value: 'diplomatic',
    label: 'Diplomatic',
    register: 'formal',
    prompt: 'Tactful and balanced: acknowledge the other side before the point, soften refusals.',
  },
  {
    value: 'humorous',
    label: 'Humorous',
    register: 'warm',
    prompt: 'Light, with one gentle touch of humour that hurts no one; the matter itself stays serious.',
  },
  {
    value: 'assertive',
    label: 'Assertive',
    register: 'plain',
    prompt: 'Firm and self-assured, polite: say plainly what is wanted, no hedging.',
  },
] as const satisfies readonly ToneRow[];

/** The twelfth option: a tone in the person's own words. */
export const customToneOption = { value: 'custom', label: 'Custom' } as const;

/** The selector's twelve options. */
export const toneOptions = [...namedTones, customToneOption] as const;

export type NamedTone = (typeof namedTones)[number]['value'];
export type ToneOption = (typeof toneOptions)[number]['value'];

/** A tone as a writer receives it: one of the eleven, or the person's own description (1 to 100 characters). */
export type Tone = { kind: 'named'; value: NamedTone } | { kind: 'custom'; description: string };

/**
 * Reads the `tone` field of a reply request: a named tone, else the person's own words (docs/product.md, 3.4). The word
 * 'custom' alone and a blank text describe no tone, so they count as 'professional'.
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

/** The row of a named tone. */
export function toneDetails(value: NamedTone): ToneRow {
  const row = namedTones.find((tone) => tone.value === value);
  if (!row) throw new RangeError(`unknown tone: ${value}`);
  return row;
}
