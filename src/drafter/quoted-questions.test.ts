import { beforeAll, expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { shortQuestion } from './compose/short-question.ts';
import { draftReply, prepareDraft } from './draft.ts';

beforeAll(loadLanguages);

async function replyTo(body: string, language: Language, intent: Intent = 'general'): Promise<string> {
  const reading = readEmail(
    `From: Claire Petit <claire@petit.example>\nDate: Wed, 5 Mar 2025 10:00:00 +0000\n\n${body}`,
  );
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

test('a question about something unknown is named by its own words, in its own language only', async () => {
  const mail =
    'Gentile Dott. Ferri,\n\nchi paga la riparazione? E può mandare un idraulico entro giovedì?\n\nCordiali saluti,\nLuca Moretti';
  const own = await replyTo(mail, 'Italian');
  expect(own).toContain('[Nome] paga la riparazione.');
  expect(own).toContain('[Posso / Purtroppo non posso] mandare un idraulico entro giovedì.');
  expect(own).not.toMatch(/invierò|seconda domanda/);
  // In a reply of another language they stand in the gap alone, for the person to see which question it is.
  const english = (await replyTo(mail, 'English')).replace(/\[[^\]]*\]/g, '[]');
  expect(english).not.toMatch(/riparazione|idraulico|I will send/);
});

test('whether something can be delivered by a day is not promised, and the day is kept', async () => {
  const mail =
    'Guten Tag,\n\nkönnen Sie bis Freitag, 14. März liefern? Gibt es Rabatt?\n\nMit freundlichen Grüßen\nSabine Keller';
  const own = await replyTo(mail, 'German');
  expect(own).toMatch(/bis Freitag, 14\. März/);
  expect(own).not.toMatch(/(?:liefere|erfolgt) bis Freitag/);
  expect(await replyTo(mail, 'English')).toMatch(/delivery \(by Friday, 14 March\): \[yes/);
});

test('what the sender would deliver is no promise of ours', async () => {
  const mail =
    'Guten Tag,\n\nIhre Kiste ist da. Wir könnten sie am Freitag, 14. März zwischen 8 und 10 Uhr zustellen. Passt Ihnen dieser Termin?\n\nMit freundlichen Grüßen\nJonas Petersen';
  const reply = await replyTo(mail, 'German', 'accept');
  expect(reply).not.toMatch(/liefern|Lieferung erfolgt|Treffen/);
});

test('whether the senders may come is no question about our coming', async () => {
  const mail =
    'Dzień dobry,\n\nczy sala jest wolna? Czy możemy przyjść dzień wcześniej?\n\nPozdrawiam\nEwa Nowicka';
  expect(await replyTo(mail, 'Polish', 'accept')).not.toMatch(/przyjdę|udział/);
});

test('a French mail to whom something suits invites nobody', async () => {
  const mail =
    'Bonjour,\n\nPourriez-vous nous envoyer un devis ? Dans quel délai pourriez-vous livrer ? Si cela vous convient, je peux vous appeler.\n\nCamille Rousset';
  expect(await replyTo(mail, 'French')).not.toMatch(/invitation|nous ferons|livraison aura lieu/);
});

test.each([
  ['es', '¿Y qué aceite me recomendáis?', '¿Qué aceite me recomendáis?'],
  ['es', '¿A qué hora sale el autobús?', '¿A qué hora sale el autobús?'],
  ['pl', 'A ile kosztuje wynajem?', 'Ile kosztuje wynajem?'],
  ['fr', 'Faut-il venir à jeun ?', 'Faut-il venir à jeun\u00a0?'],
])('a question in %s is quoted without what joined it: %s', (language, text, quoted) => {
  expect(shortQuestion(text, language)).toBe(quoted);
});

test.each([
  ['a statement', 'Wir brauchen 60 Bretter.'],
  ['a link', 'Können Sie https://example.test öffnen?'],
  ['a gap', 'Passt [Datum]?'],
  ['much', `${'sehr '.repeat(30)}viel?`],
])('%s is not quoted', (_, text) => {
  expect(shortQuestion(text, 'de')).toBeUndefined();
});

test('a request about something unknown is answered in its own words, and not by its number', async () => {
  const mail =
    'Bonjour,\n\nPensez à apporter votre carte Vitale. Avez-vous changé de mutuelle ?\n\nClaire Petit';
  expect(await replyTo(mail, 'French')).toContain('J’apporte ma carte Vitale [quand].');
  // In English they stand in the gap alone.
  expect((await replyTo(mail, 'English')).replace(/\[[^\]]*\]/g, '[]')).not.toContain('Vitale');
});

test('of what is to be told only the question is answered', async () => {
  const mail =
    'Guten Tag,\n\nbitte teilen Sie uns mit, ob ein Stapler vorhanden ist. Gibt es eine Rampe?\n\nJonas Petersen';
  const reply = await replyTo(mail, 'German');
  expect(reply).toContain('Ein Stapler ist [vorhanden / nicht vorhanden].');
  expect(reply).not.toMatch(/ersten Frage|mitteilen/);
});

test('a piece of a sentence that was taken apart is answered as the question it is', async () => {
  const mail =
    'Hola, Elena:\n\n¿Me puedes mandar unas fotos y decirme quién es tu seguro? ¿Hay ascensor?\n\nUn abrazo,\nJorge';
  const reply = await replyTo(mail, 'Spanish');
  expect(reply).toContain('[Nombre] es mi seguro.');
  expect(reply).not.toContain('Decirme');
});

test('what is needed for what is asked is no ask beside it', async () => {
  const mail =
    'Guten Tag,\n\nwir brauchen 60 Bohlen Eiche. Können Sie bis Freitag, 14. März liefern?\n\nHenrik Thoma';
  expect(await replyTo(mail, 'German')).not.toMatch(/erst|Bohlen/);
});

test('who answers an application is not thanked for one', async () => {
  const mail =
    'Sehr geehrte Frau Kaya,\n\nvielen Dank für Ihre Bewerbung. Wir schlagen Mittwoch, den 12. März, 10:30 Uhr vor. Passt Ihnen das?\n\nPetra Sommer';
  expect(await replyTo(mail, 'German', 'accept')).not.toMatch(/Bewerbung|absagen/);
  expect(await replyTo(mail, 'German', 'accept')).toContain('Mittwoch, 12. März');
});

test('a day that a sentence leaves to the reader is decided', async () => {
  const mail =
    'Bonjour,\n\nPouvez-vous nous envoyer un devis ? Si cela vous convient, je peux passer mercredi 12 mars.\n\nCamille Rousset';
  expect(await replyTo(mail, 'French', 'accept')).toMatch(/mercredi 12 mars/);
});

test('two questions in one are both answered, and a day in it cuts nothing off', async () => {
  const mail =
    'Hi Jonas,\n\nhast du am 12. Juni noch zwei Mikros frei, und was kosten die? Schick mir bitte den Vertrag.\n\nClaire';
  const reply = await replyTo(mail, 'German');
  expect(reply).toContain(
    'Ich habe am 12. Juni [noch / leider keine] zwei Mikros frei. Die kosten [Betrag].',
  );
  expect(reply).not.toContain('Zum Preis');
});

test('the hours of an ask are those of the day named before it', async () => {
  const mail =
    'Bonjour,\n\nNous organisons une collecte le samedi 15 mars. Seriez-vous disponible de 14h à 17h ? Merci de me répondre avant vendredi, afin que je puisse faire le planning.\n\nAïcha Benali';
  const reply = await replyTo(mail, 'French', 'accept');
  expect(reply).toMatch(/samedi 15 mars de 14h à 17h/);
  expect(reply).not.toMatch(/planning|répondre avant/);
});

test('whoever got something broken is met with regret', async () => {
  const mail =
    'Bonjour,\n\nJ’ai reçu ma commande, mais la lampe est fêlée. Je souhaite un remboursement.\n\nJulien Marchand';
  expect(await replyTo(mail, 'French')).toMatch(/regrette|désol|excuses|mécontentement/);
});

test('hours of a day’s work are no choice of one', async () => {
  const mail =
    'Hi Jonas,\n\nAufbau wäre ab 13 Uhr, Abbau direkt nach Mitternacht – kriegt ihr das hin? Schick mir bitte den Vertrag.\n\nClaire';
  expect(await replyTo(mail, 'German')).not.toMatch(/vorgeschlagenen Terminen/);
});
