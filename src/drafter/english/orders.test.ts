import { expect, test } from 'vitest';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply } from '../draft.ts';

await loadLanguages();

/** The reply to a mail of these sentences, on one line. */
function replyTo(body: string, intent: 'general' | 'accept' | 'decline' = 'general'): string {
  const reading = readEmail(
    `From: Ada Rowe <ada@rowe.example>\nTo: Ned Shaw <ned@shaw.example>\nSubject: The barn\n\nDear Ned,\n\n${body}\n\nKind regards,\nAda Rowe`,
  );
  const tone = { kind: 'named', value: 'professional' } as const;
  return draftReply({ reading, intent, tone, language: 'English', seed: 1 }).reply.replace(/\s+/g, ' ');
}

test.each([
  ['What would a survey cost, and when could you come?', 'A survey would cost [amount]'],
  ['How much would a second coat cost us?', 'A second coat would cost you [amount]'],
  ['Do you want stained oak or steel?', 'I want [stained oak / steel]'],
  ['Would you like the room warm or cold?', 'the room [warm / cold]'],
  ['Would you rather we paid on delivery or the usual thirty days?', 'you paid [on delivery / the usual'],
  ['Could you also check whether the first box reached you?', "The first box [reached / didn't reach] me"],
  ['Please confirm whether the samples sent on Monday arrived?', "sent on Monday [arrived / didn't arrive]"],
  ['I would like to know which of your fitters would be on site.', '[Which of my fitters] would be on site'],
  ['Which of the beams would you take down first?', '[which of the beams] down first'],
  ["I'd like to know what experience they have with lime.", 'They have [experience] with lime'],
  ['What on earth is going on with the order?', 'status of the order is [where things stand]'],
  ['How come the gate is still open?', 'The reason the gate is still open is [reason]'],
  ['May I ask how many of them are vegetarian?', '[Number] of them are vegetarian'],
  ['May we ask who will chair it?', '[Name] will chair it'],
  ['Kindly let me know also if Mrs Pryce is joining.', "Mrs Pryce [is / isn't] joining"],
  ["Has your neighbour agreed to it, because I'm not starting before.", 'My neighbour [has / hasn'],
  ['We need the pumps locked out for four hours.', 'have the pumps locked out for four hours'],
  ['We need all the old carpets taken up and the walls sanded.', 'have all the old carpets taken up'],
  [
    'We need the power off, and somebody from your side has to sign the permit before we start.',
    "Somebody from our side [will / can't] sign the permit",
  ],
  ['I want somebody out here today.', 'send somebody out to you today'],
  ['Please book the hall as the club meets on the following Monday.', 'book the hall.'],
])('“%s” is answered in its order', (body, said) => {
  expect(replyTo(body)).toContain(said);
});

test('the time by which an answer is needed is not refused in the answer', () => {
  const reply = replyTo(
    "Could you lend us the trestles? I'd need an answer by Friday 20 November as the club meets the following Monday.",
    'decline',
  );
  expect(reply).toContain('trestles');
  expect(reply).not.toMatch(/answer by|you list|as the club/);
});

test('what only is so or not is no matter of help', () => {
  const reply = replyTo('Could you lend us the trestles? The rota, whose was it last week again?', 'decline');
  expect(reply).not.toContain("can't help with this");
});
