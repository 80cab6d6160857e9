import { beforeAll, expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { type Language, languageValues } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { loadMatterWords } from '#reading/matters/words.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';
import { plainStatement } from './plain-statements.ts';

beforeAll(async () => {
  await loadLanguages();
  await loadMatterWords('English');
});

/** A Thursday. */
const sentOn = '2026-11-19';
const mail = `From: Henrik Thoma <h.thoma@thoma.example>
Date: Thu, 19 Nov 2026 09:12:00 +0100

Guten Tag Frau Berger,

können Sie bis zum 4. Dezember liefern? Ich würde Sie gern am Dienstag um 14 Uhr anrufen. Passt das?

Henrik Thoma`;

async function replyTo(customPrompt: string, intent: Intent = 'accept', language: Language = 'German') {
  const reading = readEmail(mail);
  await prepareDraft({ reading, language, customPrompt });
  const tone = { kind: 'named', value: 'professional' } as const;
  return draftReply({ reading, intent, tone, language, customPrompt, seed: 3 }).reply;
}

test('a day that the person gives is said in the language of the reply, and is the only one', async () => {
  const reply = await replyTo('Mention that the delivery will be on Thursday 3 December');
  expect(reply).toContain('Zur Lieferung: Donnerstag, 3. Dezember.');
  expect(reply).not.toMatch(/4\. Dezember|the delivery/);
});

test('a time that suits takes the place of the one that was asked about', async () => {
  const reply = await replyTo('say Thursday works, but only after 2 pm');
  expect(reply).toMatch(/Donnerstag, 26\. November, ab 14:00 Uhr/);
  expect(reply).not.toMatch(/Dienstag|Thursday/);
});

test('a time that does not suit is refused whatever the intent', async () => {
  expect(await replyTo('say Tuesday does not work for me', 'general')).toMatch(
    /Dienstag, 24\. November[^.]*(?:nicht|leider)/,
  );
});

test('what answers nothing is said beside the answers', async () => {
  expect(await replyTo('the price is 450 euros')).toMatch(/Zum Preis: 450\s€\./);
  expect(await replyTo('say we can only offer 3 % discount')).toMatch(/Zum Rabatt: 3\s%\./);
});

test('a document is asked for in the language of the reply', async () => {
  expect(await replyTo('ask for the invoice')).toContain('die Rechnung schicken?');
  expect(await replyTo('ask for the order number')).toContain('[auf Deutsch: the order number]');
});

test.each(languageValues.filter((language) => language !== 'English'))(
  '%s says from which hour on, without a word of English',
  async (language) => {
    const reply = await replyTo('say Thursday works, but only after 2 pm', 'accept', language);
    expect(reply).not.toMatch(/\b(?:works|after|Thursday)\b|\{/);
  },
);

test('a sentence of which anything would be lost is no plain statement', () => {
  const texts = [
    'the meeting is at 3 pm in room 204',
    'we can deliver 40 boards by 4 December',
    'the delivery was on Thursday',
    'the invoice was paid on 12 November',
    'the delivery is delayed until Friday',
    'Thursday works if you bring the samples',
    'the price is 450 euros per board',
  ];
  for (const text of texts) expect([text, plainStatement(text, sentOn)]).toEqual([text, undefined]);
});
