import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';

const header = `Von: Katrin Vogel <k.vogel@vogel.example>
An: Stefan Albrecht <albrecht@albrecht.example>
Betreff: Wartung
Datum: Di, 11. März 2025 10:14

Sehr geehrter Herr Albrecht,

`;
const german = (text: string) => `${header}${text}\n\nMit freundlichen Grüßen\nKatrin Vogel`;

/** The reply to a mail for each of three seeds. */
async function replies(mail: string, intent: Intent, language: Language = 'German'): Promise<string[]> {
  await loadLanguages();
  const reading = readEmail(mail);
  await prepareDraft({ reading, language });
  return [1, 2, 3].map(
    (seed) =>
      draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed }).reply,
  );
}

const contractAndMeeting =
  'wir haben den Vertrag besprochen.\n\nKönnten Sie mir den Vertrag bis zum 21. März schicken und den Termin am 27. März um 10 Uhr bestätigen?';

test('each of two requests in one sentence is answered', async () => {
  for (const reply of await replies(german(contractAndMeeting), 'accept')) {
    expect(reply).toMatch(/den Vertrag .*bis (?:Freitag,|zum) 21\. März/i);
    expect(reply).toMatch(/27\. März, um 10:00 Uhr/);
  }
});

test('a mail that asks for a contract and a meeting is not thanked for the meeting alone', async () => {
  for (const reply of await replies(german(contractAndMeeting), 'general'))
    expect(reply.split('\n\n')[1]).not.toMatch(/Termin/);
});

test('a mail that only proposes a time is thanked for it', async () => {
  for (const reply of await replies(german('passt Ihnen der Termin am 27. März um 10 Uhr?'), 'accept'))
    expect(reply.split('\n\n')[1]).toMatch(/Termin/);
});

test('nobody is glad that all is well where changes are asked for', async () => {
  const mail = german('wir sind im Grundsatz einverstanden. Bitte ändern Sie die Frist im Vertrag.');
  for (const reply of await replies(mail, 'general')) expect(reply).not.toMatch(/Freigabe|freut|positive/);
});

test('an invoice that is asked for has not arrived', async () => {
  const mail = `From: Marcus Lee <marcus@fieldwork.example>
To: Nina Novak <nina@novak.example>
Subject: Open points

Hi Nina,

Can you send me the invoice for April? I don't think I've received it.

Marcus`;
  for (const reply of await replies(mail, 'general', 'Spanish'))
    expect(reply).not.toMatch(/recibido la factura|por la factura|envío de la factura/);
});

test('an update says where things stand once, and answers each ask as it was asked', async () => {
  const mail = german(
    'Wer ist bei Ihnen unser Ansprechpartner? Wann wird geliefert? Wie hoch sind die Kosten?',
  );
  for (const reply of await replies(mail, 'update')) {
    expect(reply.match(/\[aktueller Stand\]/g)).toHaveLength(1);
    const gaps = reply.match(/\[[^\]]+\]/g) ?? [];
    expect(new Set(gaps).size).toBe(gaps.length);
  }
});

test('who negotiates with someone who complains does not haggle over what was paid', async () => {
  const mail = german(
    'drei Platten sind zerkratzt, wir sind enttäuscht. Die Rechnung über 2.340 Euro bezahlen wir später. Bitte schicken Sie uns Ersatz.',
  );
  for (const reply of await replies(mail, 'negotiate')) {
    expect(reply).not.toContain('2.340');
    expect(reply).toMatch(/\[Ihre Bedingungen\]/);
  }
});

test('terms that are agreed to or not are answered by the counter-offer alone', async () => {
  for (const reply of await replies(
    german('Wir bieten 4.800 Euro. Wäre das für Sie in Ordnung?'),
    'negotiate',
  ))
    expect(reply.match(/\[[^\]]+\]/g)).toEqual(['[Ihre Bedingungen]']);
});

test('to accept a question for a fact is not to state it', async () => {
  const mail = german('Bitte schicken Sie uns den Vertrag. Sind die Kosten der Lieferung enthalten?');
  for (const reply of await replies(mail, 'accept'))
    expect(reply).toContain('sind [enthalten / nicht enthalten]');
});

test('what was done to a thing is not asked for again', async () => {
  for (const reply of await replies(german('Könnten Sie mir den überarbeiteten Vertrag schicken?'), 'accept'))
    expect(reply).toMatch(
      /den (?:überarbeiteten )?Vertrag.*(?:schick|zu\.|send)|schick.* den (?:überarbeiteten )?Vertrag/i,
    );
});

test('a time without a day is not answered beside the days that are offered for it', async () => {
  const mail = german('Können wir diese Woche telefonieren? Passt Ihnen Donnerstag, 13. März, um 14 Uhr?');
  for (const reply of await replies(mail, 'accept'))
    expect(reply.match(/13\. März|Termin passt/g)).toHaveLength(1);
});

const english = (text: string) => `From: Marcus Lee <marcus@fieldwork.example>
To: Nina Novak <nina@novak.example>
Subject: Open points

Hi Nina,

${text}

Marcus`;

test('to accept or decline an English mail in German states nothing that only its reader knows', async () => {
  const mail = english('Have you heard back from the photographer? Please send me the contract.');
  for (const intent of ['accept', 'decline'] as const)
    for (const reply of await replies(mail, intent)) expect(reply).toMatch(/\[ja \/ nein/);
});

test('an English talk to be given is no meeting in German', async () => {
  const mail = english('We would be delighted if you could give the opening talk. Please send us a photo.');
  for (const reply of await replies(mail, 'accept')) expect(reply).not.toMatch(/treffen|Gespräch/);
});

test('an English request to confirm when something arrives is answered with a time in German', async () => {
  const mail = english('Please confirm by noon when the nine lamps will be delivered.');
  for (const reply of await replies(mail, 'accept')) expect(reply).not.toMatch(/bestätig/);
});
