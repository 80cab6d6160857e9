import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';

/** The replies to a mail of 22 November 2026 for each of three seeds, as one text. */
async function replies(text: string, intent: Intent, language: Language): Promise<string> {
  await loadLanguages();
  const reading = readEmail(`From: Kim Adler <kim@adler.example>
Date: Sun, 22 Nov 2026 09:10:00 +0000
Subject: Anfrage

${text}

Kim Adler`);
  await prepareDraft({ reading, language });
  return [1, 2, 3]
    .map(
      (seed) =>
        draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed }).reply,
    )
    .join('\n');
}

const delivery = 'Guten Tag,\n\nkönnen Sie bis Freitag, 4. Dezember liefern?\n\nMit freundlichen Grüßen';

test('whether something comes by a day is a question, not yet promised, and keeps its day', async () => {
  const general = await replies(delivery, 'general', 'English');
  expect(general).toMatch(/delivery \(Friday, 4 December\): \[yes \/ no/);
  expect(general).not.toMatch(/will deliver/);
  expect(await replies(delivery, 'accept', 'English')).toMatch(/will deliver by Friday, 4 December/);
});

test('within what time something comes is answered with when it comes, and pleases nobody as an invitation', async () => {
  const mail =
    'Bonjour,\n\nPourriez-vous nous envoyer un devis ? Et dans quel délai pourriez-vous livrer ?\n\nSi cela vous convient, nous en parlerons.\n\nBien cordialement';
  for (const intent of ['general', 'decline'] as const)
    expect(await replies(mail, intent, 'English')).not.toMatch(/deadline|invit|thinking of me/);
});

test('what the sender could do himself is not asked of the reader', async () => {
  const mail =
    'Guten Tag,\n\nIhre Maschine ist da. Wir könnten sie am Mittwoch um 8 Uhr zustellen. Passt Ihnen dieser Termin?\n\nMit freundlichen Grüßen';
  for (const intent of ['general', 'accept', 'decline'] as const)
    expect(await replies(mail, intent, 'English')).not.toMatch(/deliver/);
});

const pets = 'Guten Tag,\n\nkönnen wir am Freitag um 11 Uhr telefonieren? Gibt es bei Ihnen Katzen?\n\nGrüße';

test('to accept a mail is not to say yes to what it asks about facts, nor to decline it to deny them', async () => {
  for (const intent of ['accept', 'decline'] as const)
    expect(await replies(pets, intent, 'English')).toMatch(/second question: \[yes \/ no/);
});

test('a short question is told from others by its own words where the reply is in its language', async () => {
  expect(await replies(pets, 'general', 'German')).toContain('(„Gibt es bei Ihnen Katzen?“)');
  expect(await replies(pets, 'general', 'English')).not.toMatch(/Katzen/);
});
