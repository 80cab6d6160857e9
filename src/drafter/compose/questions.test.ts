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
  expect(general).toMatch(/delivery \(by Friday, 4 December\): \[yes \/ no/);
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
    expect(await replies(pets, intent, 'English')).toContain('[Yes / no, to “Gibt es bei Ihnen Katzen?”]');
});

test('a short question is told from others by its own words where the reply is in its language', async () => {
  expect(await replies(pets, 'general', 'German')).toContain('Katzen');
  // In English they stand in the gap alone, for the person to see which question it is.
  const english = await replies(pets, 'general', 'English');
  expect(english.replace(/\[[^\]]*\]/g, '[]')).not.toMatch(/Katzen/);
});

test('whether a time suits is granted and refused as such, whatever words ask to be told', async () => {
  const dutch =
    'Geachte mevrouw,\n\nGraag hoor ik of maandag 30 november om 10.30 uur u schikt voor overleg.\n\nMet vriendelijke groet';
  expect(await replies(dutch, 'accept', 'English')).toMatch(/30 November at 10:30/);
  expect(await replies(dutch, 'accept', 'English')).not.toMatch(/suits me \//);
  const german =
    'Guten Tag,\n\nbitte senden Sie mir das Datenblatt bis Freitag. Passt Ihnen dieser Termin?\n\nGrüße';
  expect(await replies(german, 'accept', 'English')).not.toMatch(/suits me \/ does not/);
  expect(await replies(german, 'decline', 'English')).not.toMatch(/suits me \/ does not|yes \/ no/);
});

test('a day by which something is wanted stands in the gap for one', async () => {
  const mail = 'Guten Tag,\n\nbitte senden Sie mir das Datenblatt bis Freitag, 4. Dezember.\n\nGrüße';
  expect(await replies(mail, 'general', 'English')).toContain('the documents [by Friday, 4 December]');
});

test('no delivery is delivered, and a short question in signs is no echo of the one before it', async () => {
  const italian = 'Buongiorno,\n\nriuscite a consegnarci le 40 sedie entro lunedì?\n\nCordiali saluti';
  expect(await replies(italian, 'accept', 'English')).not.toMatch(/deliver the delivery/);
  const japanese =
    'お世話になっております。\n1月15日に工場見学をさせていただくことは可能でしょうか。\n駐車場の有無も教えていただけますと助かります。';
  expect(await replies(japanese, 'general', 'English')).toContain(
    'As for parking: [your answer to “駐車場の有無',
  );
});

test('a state of things that is needed is not promised to be sent', async () => {
  const mail = "Hello,\n\nWe'd need the hall cleared and somewhere to park the van.\n\nKind regards";
  for (const intent of ['general', 'accept'] as const)
    expect(await replies(mail, intent, 'English')).not.toMatch(/send the hall/);
});
