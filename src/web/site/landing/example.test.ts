import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { NamedTone } from '#domain/tones.ts';
import { draftReply } from '#drafter/draft.ts';
import { seedOf } from '#drafter/seed.ts';
import { readEmail } from '#reading/read-email.ts';
import {
  exampleAnswers,
  exampleIntents,
  exampleMail,
  exampleReplies,
  exampleTones,
  withoutMarks,
} from './example.ts';

/** What the program writes when it is given this mail and these choices. */
function written(mail: string, intent: Intent, tone: NamedTone): string {
  const language = 'English';
  return draftReply({
    reading: readEmail(mail),
    intent,
    tone: { kind: 'named', value: tone },
    language,
    seed: seedOf([mail, intent, tone, language, ''].join('\n')),
  }).reply;
}

const mail = `From: ${exampleMail.from}\nSubject: ${exampleMail.subject}\n\n${withoutMarks(exampleMail.text)}`;

for (const intent of exampleIntents) {
  for (const tone of exampleTones) {
    test(`the page shows what the program writes for ${intent}, ${tone}`, () => {
      expect(withoutMarks(exampleReplies[intent][tone])).toBe(written(mail, intent, tone));
    });
  }
}

test('the program reads as many questions in the mail as the page numbers', () => {
  expect(readEmail(mail).asks).toHaveLength(exampleMail.text.match(/[¹²]/g)?.length ?? 0);
});

test('the feature card shows answers that the program writes', () => {
  const asks = exampleAnswers.map((item) => item.ask).join(' ');
  const reply = written(`Hi Daniel,\n\n${asks}\n\nAna`, 'confirm', 'friendly');
  for (const { answer } of exampleAnswers) expect(reply).toContain(answer.replaceAll('’', "'"));
});
