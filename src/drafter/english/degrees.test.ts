import { expect, test } from 'vitest';
import { draftFor } from '../mails.fixture.ts';

const head =
  'From: Nell Ashby <nell@ashby.example>\nTo: Colin Reeve <colin@reeve.example>\nDate: Mon, 16 Nov 2026 08:40:00 +0000\n\n';

function replyTo(text: string, options: Parameters<typeof draftFor>[1] = {}): string {
  return draftFor(`${head}Hi Colin,\n\n${text}\n\nRegards,\nNell`, options).reply;
}

test.each([
  ['How high do your alpacas jump?', 'My alpacas jump [how high].'],
  ['How confident are you of that?', 'I am [how confident] of that.'],
  ['How big is it going to be?', "It's going to be [how big]."],
  ['How big a deposit do you need?', 'I need [how big a deposit].'],
  ['How high should the fence be at the back?', 'The fence should be [how high] at the back.'],
  ['Could you tell me how big the room is?', 'The room is [how big].'],
  ['How do you handle returns?', 'I handle returns as follows: [how].'],
  ['How are the costs split?', 'The costs are split as follows: [how].'],
  [
    'How we can avoid such a situation in future?',
    'You can avoid such a situation in future as follows: [how].',
  ],
  ['Let me know how to reset the panel.', 'To reset the panel, [what to do].'],
  ['How did it go?', 'As for how it went: [how].'],
  [
    'How long would we be down if we went that way?',
    'You would be down for [how long] if you went that way.',
  ],
  ['How long will it take to deliver?', 'It will take [how long] to deliver.'],
  ['How far is your yard from the station?', 'My yard is [how far] from the station.'],
  ['How much of the deposit would we get back?', 'You would get back [how much] of the deposit.'],
  ['How many of you are coming?', '[Number] of us are coming.'],
  ['Roughly what would that come to?', 'That would come to [amount].'],
  ['How early could I collect on the day?', 'You could collect on the day from [when].'],
  ['How late can we cancel without being charged?', 'You can cancel without being charged until [when].'],
  [
    'How do you normally charge, per word or per finished minute?',
    'I normally charge [per word / per finished minute].',
  ],
  ['How long does an appeal usually take?', 'An appeal usually takes [how long].'],
  ['Please tell us how big an area you need.', 'I need [how big an area].'],
  ['How much mess will there be?', 'There will be [how much] mess.'],
  [
    'What would it run us for the sign plus two decals?',
    'It would run you [amount] for the sign plus two decals.',
  ],
  ['How much of that do you need as a deposit?', 'I need [how much] of that as a deposit.'],
  ['How long is the lead time?', 'The lead time is [how long].'],
  ['How long can you hold the price?', 'I can hold the price for [how long].'],
])('a degree or a way has its gap where the answer stands: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  ['What happens if it rains?', 'If it rains, [what happens].'],
  ['What happens with the demurrage?', 'What happens with the demurrage is this: [what happens].'],
  ['Can you tell me what he did up there?', 'What he did up there was this: [what exactly].'],
  ['By when can the inspector visit our factory?', 'The inspector can visit your factory by [date].'],
  ['Who owns the copyright, us or you?', '[You own the copyright / I own the copyright].'],
  ['Who do I call if the gate is shut?', 'Please call [name] if the gate is shut.'],
  ['What does E07 mean?', 'E07 means [meaning].'],
  ['And what about the rubber matting?', 'As for the rubber matting: [your answer].'],
  ['Please let me know who I should make the check out to.', 'Please make the check out to [name].'],
  ['Is it covered, and if so who swallows the cost?', '[Name] swallows the cost.'],
  ['Kindly let me know which day is okay with you.', '[Day] is okay with me.'],
  ['What did the milk sample show in the end?', 'The milk sample showed [your answer] in the end.'],
  ['When would you expect to fit, assuming you template this week?', "I'd expect to fit on [date]."],
  [
    'Is there any reason you have quoted for a new unit?',
    'The reason I have quoted for a new unit is [reason].',
  ],
  ['Could you give me a couple of possible dates?', 'Possible dates are [dates].'],
  [
    'May I request you to let us know the fee for the extract and the time it would take?',
    'The fee for the extract is [amount] and the time it would take is [time',
  ],
  ['The plan says 215 and the section 220, which is right?', '[Which one] is right.'],
  ['To which address we can send the samples?', 'You can send the samples to [address].'],
  ['Who has the key to the attic hatch?', '[Name] has the key to the attic hatch.'],
  ['Which of the activities could she take part in?', 'She could take part in [which of the activities].'],
  ['Until when would we have to let you know?', 'You would have to let me know by [date].'],
  ['What would your cancellation charge be?', 'My cancellation charge would be [amount].'],
  ['When could you do?', 'I could do [day and time].'],
  [
    'We would like to know the price when we order 5,000 pieces per month.',
    'The price when you order 5,000 pieces per month is [amount].',
  ],
  ['Where should we leave the keys?', 'Please leave the keys [where].'],
  ['Is there any wiggle room on the price?', 'There is [no / some] wiggle room on the price.'],
])('what is asked for keeps its order: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  ['Would you still be able to come on Thursday?', 'I [can still / can no longer] come on Thursday.'],
  [
    'Do let me know whether you still have the green leather.',
    'I [still have / no longer have] the green leather.',
  ],
  ['Is the second car still in the garage?', 'The second car [is still / is no longer] in the garage.'],
  [
    'Would the 9 m tent still be big enough, or do we need the 12 m?',
    '[The 9 m tent would still be big enough / You need the 12 m].',
  ],
  [
    'Could you let us know whether you measured from the inner or the outer face of the wall?',
    'I measured from [the inner / the outer face of the wall].',
  ],
  [
    'Our drivers are asking if they can load at 6 or if the terminal opens later.',
    '[They can load at 6 / The terminal opens later].',
  ],
  [
    'Can you shoot without flash, or would that wreck the stage shots?',
    '/ That would wreck the stage shots].',
  ],
  ['Is there an outlet we can use, or do we bring a generator?', '/ Please bring a generator].'],
  [
    'Is it covered, or is that something I have to find out myself?',
    '/ That is something you have to find out yourself].',
  ],
  [
    'Has the light been on for long, or only since the last run?',
    'The light has been on [for long / only since the last run].',
  ],
  [
    'Is it necessary for us to pay in advance, or can you accept payment after 30 days?',
    '/ I can accept payment after 30 days].',
  ],
  ['Want me to order the spare as well?', "I [would like / don't need] you to order the spare"],
  ['Any chance of moving us to Thursday?', "I [will / can't] move you to Thursday."],
  [
    "I'd want the stump ground out as well and the logs left for us.",
    'have the stump ground out as well and the logs left for you.',
  ],
  ['Is the hall big enough for 80?', "The hall [is / isn't] big enough for 80."],
  ['Can you get me an answer on the skylights by Wednesday?', 'My answer on the skylights: [your answer].'],
  [
    'Could you do Friday, or if that is too tight, first thing Monday?',
    'I can do [Friday / first thing Monday].',
  ],
  ['Is there a deadline we should be aware of?', "There [is / isn't] a deadline you should be aware of."],
  [
    'Can you ring him before you cut anything (Gary, 07700 900221)?',
    "I [will / can't] ring him before I cut anything.",
  ],
  [
    'Can your people do lit letters, or does the township not allow that on Main Street?',
    "[My people can do lit letters / The township doesn't allow that on Main Street].",
  ],
  ['Is the 10 year warranty from you or from Dulux?', 'The 10 year warranty is [from me / from Dulux].'],
  [
    'Can you start on the 1st or is the 7th more realistic?',
    '[I can start on the 1st / The 7th is more realistic].',
  ],
  ['Would you be able to get new ones printed or is that down to us?', '/ That is down to you].'],
  ['Which percentage of the fruit is affected?', '[Percentage of the fruit] is affected.'],
  ['Was somebody sick or did they just skip it?', '[Somebody was sick / They just skipped it].'],
  ['Do you call the dances yourselves?', "We [call / don't call] the dances ourselves."],
  ["I'd need the alarm codes changed too.", "I [will / can't] have the alarm codes changed"],
  ['Please credit us for Sunday.', "I [will / can't] credit you for Sunday."],
  ['Is that definite or could it slip?', '[That is definite / It could slip].'],
  [
    'Is steam sterilisation mandatory for you or only preferred?',
    'Steam sterilisation is [mandatory for me / only preferred].',
  ],
  [
    'Would you write the card or shall I ask the daughter to?',
    '[I will write the card / Please ask the daughter to].',
  ],
  [
    'Will you lend me a bike or pay my bus fares?',
    "I [will lend you a bike / will pay your bus fares / can't do either].",
  ],
  [
    'We would also need an interpreter unless you would prefer that we hire one.',
    "I [will / can't] send an interpreter.",
  ],
  ['I need a court reporter for two days.', "I [will / can't] provide a court reporter for two days."],
  ['Please send us the corrected list until Monday.', 'send you the corrected list by Monday.'],
  ['I would like to ask that you inform us earlier.', "I [will / can't] inform you earlier."],
  ['Are you available on that day, and if not, who could go?', 'I [am / am not] available on that day.'],
])('“%s” is said as a person would', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  [
    'If the pump needs replacing, how long would we be without water?',
    'If the pump needs replacing, you would be without water for [how long].',
  ],
  ['If it rains, will the match be moved?', "If it rains, the match [will / won't] be moved."],
  [
    "If you think the piano isn't worth repairing, I would be grateful for your honest opinion.",
    'My opinion on whether the piano is worth repairing: [your opinion].',
  ],
])('an answer keeps its condition: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  'If possible, could you send the drawings by Friday?',
  'If you have time, could you look at the fence?',
])('a polite condition is none: “%s”', (text) =>
  expect(replyTo(text)).not.toMatch(/\bif\b(?! you have any questions)/i),
);

test('regret is said once, with what is turned down first', () => {
  const text =
    'How big is the hall? Could you send me the plan? Could you mend the gate? Would you also be able to paint the fence?';
  const reply = replyTo(text, { intent: 'decline' });
  expect(reply.match(/unfortunately|afraid|sorry|regret/gi)).toHaveLength(1);
});

test('no yes is said to a question that wants a name or a reason', () => {
  const reply = replyTo('Can you send the plan? Whose turn was the bin run again, and with what?', {
    intent: 'accept',
  });
  expect(reply).not.toMatch(/yes, \[details\]/);
});

test.each([
  'The coach company has let us down. Could we come on Thursday instead?',
  'I apologize for asking so many questions. Is the hall free on Thursday?',
])('“%s” is neither a complaint nor an apology', (text) => {
  expect(replyTo(text)).not.toMatch(/apolog|sorry|trouble/i);
});

test.each([
  'The goods lift stopped between two floors again last night. Is it safe to use?',
  'The card reader has been down all morning, the third time this month. When will it be mended?',
  'What on earth is going on with the deliveries? Can you send somebody today?',
])('what keeps going wrong is answered with regret: “%s”', (text) => {
  expect(replyTo(text)).toMatch(/apolog|sorry/i);
});

test('who asks for it as soon as it is there is not asked by when', () => {
  const reply = replyTo('Please email me the findings as soon as they are ready.');
  expect(reply).toContain('as soon as they are ready');
  expect(reply).not.toContain('[by when]');
});

test('a span of time that is needed is handed over by nobody', () => {
  const text =
    'Could you come on Monday? We need four days between the two visits. We need two days’ notice.';
  expect(replyTo(text)).not.toMatch(/four days/);
  expect(replyTo(text)).toMatch(/two days['’] notice/);
});

test.each([
  ['Would you mind if my sister, who is a vet, came along?', "It's all right for your sister to come along"],
  ['Would you mind if the children stayed until six?', "It's all right for the children to stay until six"],
])('leave for another is granted, and nothing minded: “%s”', (text, said) => {
  const reply = replyTo(text, { intent: 'accept' });
  expect(reply.toLowerCase()).toContain(said.toLowerCase());
  expect(reply).not.toMatch(/\bmind\b/);
});

test.each([
  ['Is it possible to get them without lacquer?', "You [can / can't] have them without lacquer"],
  ['Is it possible to have the tables in oak?', "You [can / can't] have the tables in oak"],
  ["We don't know who books the hall, us or you?", '[You book the hall / I book the hall]'],
  [
    'We would like to know whether you keep it in stock or it has to come from Leeds.',
    '[I keep it in stock / It has to come from Leeds]',
  ],
  ["What do you recommend, and if it's separate, when do you need the hours?", 'I recommend [your answer].'],
])('an answer has its own subject and sense: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  ['Did you receive our payment?', 'your payment'],
  ['When are you open? Do you accept our offer?', "I [accept / don't accept] your offer"],
])('what is received or accepted is no courtesy: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test.each([
  ['How do I reset my password?', 'You reset your password as follows: [how].'],
  ['What are your opening hours over Easter?', 'My opening hours over Easter are ['],
  ['Please advise on next steps.', 'The next steps are [next steps].'],
  ['Please review the draft and send me your comments by 4 December.', 'send you my comments by 4 December.'],
])('an everyday ask is answered as what it is: “%s”', (text, said) => {
  expect(replyTo(text)).toContain(said);
});

test('a new password is not sent, whoever asks for it', () => {
  expect(replyTo('Can you reset my password and send me the new one?')).toContain('For security reasons');
});

test('who agrees to review something sends the comments with it, and who refuses sends none', () => {
  const text = 'Could you review the proposal and give me your feedback by Friday?';
  expect(replyTo(text, { intent: 'accept' })).toMatch(
    /review the proposal and send you my feedback by Friday\./,
  );
  expect(replyTo(text, { intent: 'decline' })).not.toContain('[');
});
