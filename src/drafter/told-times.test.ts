import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';

async function replyTo(text: string, language: Language, customPrompt: string, intent: Intent = 'general') {
  await loadLanguages();
  const reading = readEmail(
    `From: office@example.org\nDate: Tue, 4 Mar 2025 09:10:00 +0000\nSubject: 7\n\n${text}`,
  );
  await prepareDraft({ reading, language, customPrompt });
  const tone = { kind: 'named', value: 'professional' } as const;
  return draftReply({ reading, intent, tone, language, seed: 1, customPrompt });
}

const fitting = `Dzień dobry,

czy możemy przyjechać z montażem w czwartek 13 marca o 8:00? Ile osób będzie na miejscu?

Pozdrawiam
Marek Wysocki`;

test('a time that the person says suits stands in the place of what the intent says of it', async () => {
  for (const intent of ['general', 'accept', 'reschedule'] as const) {
    const { reply } = await replyTo(
      fitting,
      'Polish',
      'napisz, że czwartek pasuje, ale dopiero po 14:00',
      intent,
    );
    expect(reply).toContain('Czwartek pasuje, ale dopiero po 14:00.');
    expect(reply).not.toMatch(/8:00|inny termin|nie pasuje/);
    expect(reply).toContain('Na miejscu będzie [ile] osób.');
  }
});

test('it may be said without a word of command, and in another language', async () => {
  const native = await replyTo(fitting, 'Polish', 'piątek o 10:00 pasuje');
  expect(native.reply).toContain('Piątek o 10:00 pasuje.');
  expect(native.notes).toEqual([]);
  const english = await replyTo(fitting, 'Polish', 'say Thursday works, but only after 2 pm', 'accept');
  expect(english.reply).toMatch(/czwartek 13 marca, od godz. 14:00/);
  expect(english.reply).not.toMatch(/8:00/);
});

test('a day on which something else happens leaves the time open', async () => {
  const { reply } = await replyTo(fitting, 'Polish', 'napisz, że w poniedziałek wyślemy klucze');
  expect(reply).toMatch(/8:00/);
  expect(reply).toContain('W poniedziałek wyślemy klucze.');
});

test('what the person wants asked may begin with any question word', async () => {
  const { reply, notes } = await replyTo(fitting, 'Polish', 'zapytaj, kto przyjedzie');
  expect(reply).toContain('kto przyjedzie');
  expect(notes).toEqual([]);
});

test('a weekday is that of the week in which the mail puts a time forward, tomorrow is tomorrow', async () => {
  const said = async (prompt: string) => (await replyTo(fitting, 'Polish', prompt)).reply;
  expect(await said('zaproponuj piątek o 10')).toContain('piątek 14 marca');
  expect(await said('propose Friday at 10')).toContain('piątek 14 marca');
  expect(await said('propose 7 March at 10')).toContain('piątek 7 marca');
  expect(await said('propose tomorrow at 10')).toContain('środę 5 marca');
});

test('a day that is proposed instead is said once', async () => {
  const mail = `Αγαπητέ κύριε Ανδρέου,

θα θέλαμε να σας γνωρίσουμε την Τετάρτη 19 Μαρτίου στις 10:00. Σας βολεύει; Θα θέλαμε επίσης να γνωρίζουμε πότε θα μπορούσατε να ξεκινήσετε.

Κατερίνα Λαμπρίδου`;
  const { reply } = await replyTo(mail, 'Greek', 'προτείνετε την Πέμπτη στις 12:00', 'reschedule');
  expect(reply.match(/20 Μαρτίου/g)).toHaveLength(1);
  expect(reply).not.toMatch(/αίτηση|ραντεβού μας/);
});
