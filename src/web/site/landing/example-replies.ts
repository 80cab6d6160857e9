import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import { quotedAnswer } from '../quoted-answer.ts';
import { deliveryMail, exampleIntents, exampleMail, exampleTones, withoutMarks } from './example.ts';

function writeReply(mail: string, intent: Intent, tone: NamedTone): string {
  const reading = readEmail(mail);
  return draftReply({ reading, intent, tone: { kind: 'named', value: tone }, language: 'English' }).reply;
}

/**
 * The replies of the built-in drafter to the mails of the landing page. They are the same as the generator writes for
 * these choices.
 */
export function exampleReplies() {
  const { from, subject, text } = exampleMail;
  const mail = `From: ${from}\nSubject: ${subject}\n\n${withoutMarks(text)}`;
  return {
    replies: exampleIntents.flatMap((intent) =>
      exampleTones.map((tone) => ({ intent, tone, text: writeReply(mail, intent, tone) })),
    ),
    answers: writeReply(deliveryMail, 'confirm', 'friendly')
      .split('\n\n')
      .flatMap((paragraph) => quotedAnswer(paragraph) ?? []),
  };
}

export type ExampleReplies = ReturnType<typeof exampleReplies>;
