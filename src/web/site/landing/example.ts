import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';

/*
 * The correspondence that the landing page shows. In these texts {…} is a question of the mail, ¹ and ² number the
 * questions and what answers them. example.test.ts holds each reply against what the program writes.
 */

/** The intents and tones that a visitor can try on the example, the first of each chosen at first. */
export const exampleIntents = ['accept', 'decline', 'reschedule'] as const satisfies Intent[];
export const exampleTones = ['friendly', 'concise', 'formal'] as const satisfies NamedTone[];

export type ExampleIntent = (typeof exampleIntents)[number];
export type ExampleTone = (typeof exampleTones)[number];

export const exampleMail = {
  from: 'Marta Lindqvist',
  subject: 'Proofs of the spring catalogue',
  text: `Hi Daniel,

The proofs are back from the printer. {Can we go through them on Thursday at 10:00?}¹ {And who signs off the cover?}²

Marta`,
};

/** The built-in drafter's reply to the mail, by intent and tone, in English. */
export const exampleReplies: Record<ExampleIntent, Record<ExampleTone, string>> = {
  accept: {
    friendly: `Hi Marta,

Thanks for your email about the proofs of the spring catalogue. Of course, we can go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Just shout if there is anything else.

Warm regards,
Daniel`,
    formal: `Dear Marta Lindqvist,

I am writing in reply to your email regarding the proofs of the spring catalogue. Certainly, we can go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Please let me know should you require anything further from me.

Sincerely,
Daniel`,
    concise: `Hi Marta,

Yes: we can go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Best,
Daniel`,
  },
  reschedule: {
    friendly: `Hi Marta,

Thanks for writing about the proofs of the spring catalogue.

I'm sorry, but I can't make it on Thursday at 10:00. Would [a day and time that suit you] work for you?¹ [Name] signs off the cover.²

Sorry for the change, and thanks for understanding.

Best wishes,
Daniel`,
    formal: `Dear Marta Lindqvist,

Thank you for your message regarding the proofs of the spring catalogue.

Unfortunately, I cannot make it on Thursday at 10:00. Might I suggest [a day and time that suit you] instead?¹ [Name] signs off the cover.²

If that does not suit you, please suggest another time.

Yours sincerely,
Daniel`,
    concise: `Hi Marta,

Unfortunately, I can't make it on Thursday at 10:00. How about [a day and time that suit you]?¹ [Name] signs off the cover.²

Regards,
Daniel`,
  },
  decline: {
    friendly: `Hi Marta,

Thanks for your email about the proofs of the spring catalogue. I'm afraid we can't go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Sorry not to be of more help this time.

All the best,
Daniel`,
    formal: `Dear Marta Lindqvist,

Thank you for your email regarding the proofs of the spring catalogue. I regret that we cannot go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Thank you for your understanding.

Yours sincerely,
Daniel`,
    concise: `Hi Marta,

Sorry, we can't go through them on Thursday at 10:00.¹ [Name] signs off the cover.²

Regards,
Daniel`,
  },
};

/** A second mail's sentences and what the drafter answers to each: intent Confirm, tone Friendly, in English. */
export const exampleAnswers = [
  { ask: 'Can you deliver by 14 May?', answer: 'Yes, I’ll deliver by 14 May.' },
  { ask: 'Who signs for it?', answer: '[Name] signs for it.' },
  { ask: 'Please use the rear dock.', answer: 'And yes, I’ll use the rear dock.' },
];

/** A text of this file as it is written in a mail: without marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[{}¹²]/g, '');
}
