import { beforeAll, expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';

beforeAll(loadLanguages);

type Wanted = { intent: Intent; language: Language; tone?: NamedTone };

/** A reply to a mail of Wednesday, 5 March 2025, in the mail's own language. */
async function replyTo(body: string, { intent, language, tone = 'professional' }: Wanted): Promise<string> {
  const reading = readEmail(
    `From: Claire Petit <claire@petit.example>\nTo: Marc Faber <marc@faber.example>\nDate: Wed, 5 Mar 2025 10:00:00 +0000\n\n${body}`,
  );
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: tone }, language, seed: 1 }).reply;
}

test('the day in what one is asked to tell is not when the answer is due', async () => {
  const mail =
    'Bonjour Marc,\n\nPourriez-vous indiquer si les pièces seront livrées avant le 31 mars ?\n\nClaire';
  expect(await replyTo(mail, { intent: 'accept', language: 'French' })).toContain(
    'Les pièces [seront / ne seront pas] livrées avant le 31 mars.',
  );
  const due = 'Bonjour Marc,\n\nPourriez-vous nous répondre avant le 31 mars ?\n\nClaire';
  expect(await replyTo(due, { intent: 'accept', language: 'French' })).toContain('31 mars');
});

test('a time that is moved is not left open as well', async () => {
  const polish =
    'Dzień dobry,\n\nczy możemy się spotkać w sobotę o 15:00? Proszę też przesłać umowę.\n\nEwa Nowak';
  expect(await replyTo(polish, { intent: 'reschedule', language: 'Polish' })).not.toMatch(/\[pasuje/);
  const romanian =
    'Bună ziua,\n\nNe putem întâlni sâmbătă la ora 15:00? Vă rog să îmi trimiteți și contractul.\n\nMaria Popa';
  expect(await replyTo(romanian, { intent: 'reschedule', language: 'Romanian' })).not.toMatch(
    /îmi convine \//,
  );
});

test('documents that are asked for are not moved to another time', async () => {
  const mail =
    'Bonjour Marc,\n\nPouvez-vous m’envoyer le contrat ? Pouvez-vous m’envoyer la facture ? Et merci de m’envoyer le rapport.\n\nClaire';
  const reply = await replyTo(mail, { intent: 'reschedule', language: 'French', tone: 'casual' });
  expect(reply).not.toMatch(/décaler|\[jour/);
  expect(reply).toContain('Je t’envoie le rapport');
});

test('when something comes is said once, with the deed or with the question', async () => {
  const mail = 'Beste Marc,\n\nKunt u de bestelling leveren? Wanneer is de levering?\n\nPiet de Vries';
  const reply = await replyTo(mail, { intent: 'general', language: 'Dutch' });
  expect(reply.match(/\[(?:wanneer|tijdstip)\]/g)).toHaveLength(1);
});

test('whoever declines a time and was asked for another one proposes it', async () => {
  const mail =
    'Hoi Marc,\n\nKun je donderdag om 14.00 uur? Mocht dat niet lukken, dan hoor ik graag een alternatief.\n\nEva';
  const reply = await replyTo(mail, { intent: 'decline', language: 'Dutch', tone: 'casual' });
  expect(reply).toContain('[dag en tijd]');
  expect(reply).not.toContain('tweede vraag');
});

test('who sees to the invoices is no question about an invoice', async () => {
  const mail = 'Beste Marc,\n\nWie is de contactpersoon voor de facturatie?\n\nPiet de Vries';
  expect(await replyTo(mail, { intent: 'general', language: 'Dutch' })).not.toContain('de factuur');
});

test('a room keeps the day that it is wanted for', async () => {
  const mail = 'Hej Marc,\n\nkan du boka ett mötesrum till den 22 maj?\n\nEva';
  expect(await replyTo(mail, { intent: 'accept', language: 'Swedish' })).toContain('22 maj');
});

test('an invoice that is declined is not hoped for another time', async () => {
  const mail = 'Beste Marc,\n\nHierbij de factuur van 1.250 euro. Graag betalen voor vrijdag.\n\nPiet';
  const reply = await replyTo(mail, { intent: 'decline', language: 'Dutch', tone: 'casual' });
  expect(reply).not.toMatch(/volgende keer/i);
});

const broken = '王经理：\n\n我们收到的产品有三件损坏，非常失望。请尽快处理。\n\n李娜';

test('an apology leaves open once what is done', async () => {
  const reply = await replyTo(broken, { intent: 'apologize', language: 'Chinese', tone: 'formal' });
  expect(reply.match(/\[[^\]]+\]/g)).toHaveLength(1);
});

test('who complained is not asked for news', async () => {
  const reply = await replyTo(broken, { intent: 'follow-up', language: 'Chinese' });
  expect(reply).not.toMatch(/进展如何|了解一下|新的进展|盼复|期待您的回复/);
});

test('to decline is not to deny what was asked', async () => {
  const reply = await replyTo('王经理：\n\n您看过合同了吗？\n\n李娜', {
    intent: 'decline',
    language: 'Chinese',
  });
  expect(reply).not.toContain('否定');
});
