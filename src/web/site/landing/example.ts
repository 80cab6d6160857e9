import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';

// The mails on the landing page. example-replies.ts writes the replies at build time.

/** The intents and tones that a visitor can try on the example. The first of each is chosen at the start. */
export const exampleIntents = ['accept', 'decline', 'reschedule'] as const satisfies Intent[];
export const exampleTones = ['friendly', 'concise', 'formal'] as const satisfies NamedTone[];

/** In the text, {…} marks an ask, and ¹ and ² are the numbers of the asks. */
export const exampleMail = {
  from: 'Marta Lindqvist',
  subject: 'Proofs of the spring catalogue',
  text: `Hi Daniel,

The proofs are back from the printer. {Can we go through them on Thursday at 10:00?}¹ {Who signs off the cover?}²

Marta`,
};

/** The mail of the first feature card, which shows the answers with the intent Confirm and the tone Friendly. */
export const deliveryMail = `Hi Daniel,

Is 14 May still right for the delivery? Who signs for it? Please use the rear dock.

Ana`;

/** The text without the marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[{}¹²]/g, '');
}
