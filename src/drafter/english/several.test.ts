import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { draftFor } from '../mails.fixture.ts';

const mail = (text: string, subject = 'Lamps') =>
  `From: Lea Brandt <lea@brandt.example>\nTo: Sam Hill <sam@hill.example>\nSubject: ${subject}\n\nHi Sam,\n\n${text}\n\nLea`;

const said: [intent: Intent, asks: string, says: RegExp][] = [
  ['accept', "You're cordially invited to our summer party.", /come to your summer party/],
  [
    'general',
    'We would also like to visit your depot before signing.',
    /You \[can \/ can't\] visit our depot/,
  ],
  [
    'accept',
    'How many trucks could you make available from 1 May?',
    /I could make \[number\] trucks available from 1 May/,
  ],
  ['general', 'Do you have any dietary requirements?', /I have \[no \/ the following\] dietary requirements/],
  [
    'accept',
    'Please send us a short biography and a title for the talk.',
    /I(?:'ll| will) send you a short biography and a title/,
  ],
  [
    'general',
    "I'm free Thursday after 2pm or Friday morning.",
    /\[Thursday after 2pm \/ Friday morning\] works for me/,
  ],
  ['decline', 'The lamp is broken. I expect a full refund of £60.', /give you a full refund of £60/],
  [
    'general',
    'We could move you to the Orangery or hold the Garden Room for 5 July. Which would you prefer?',
    /\[Please move me to the Orangery \/ Please hold the Garden Room for 5 July\]\.\n/,
  ],
  [
    'general',
    'We could move you to the Orangery.',
    /\[would like \/ don't need\] you to move me to the Orangery/,
  ],
  ['decline', 'I would also suggest that you give us a 10% discount.', /give you a 10% discount/],
];

test.each(said)('%s: “%s” is answered in words of its own', (intent, asks, says) => {
  for (const seed of [1, 2, 3]) expect(draftFor(mail(asks), { intent, seed }).reply).toMatch(says);
});

test('who negotiates neither grants nor refuses beside the counter-offer', () => {
  const { reply } = draftFor(mail('Two lamps arrived broken. I expect a full refund of £60.'), {
    intent: 'negotiate',
  });
  expect(reply).toMatch(/£60.*\[your counter-proposal\]/);
  expect(reply).not.toMatch(/refund/);
});

test('of a sum that is to be lowered the lower one is bargained for', () => {
  const { reply } = draftFor(mail('We have to cut the budget from €18,000 to €15,000. Is that possible?'), {
    intent: 'negotiate',
  });
  expect(reply).toContain('€15,000');
  expect(reply).not.toContain('€18,000');
});

test('a mail that asks for several things, an invoice among them, is not about the invoice', () => {
  const asks = 'Can you send me the invoice for April? When do you expect to go live?';
  for (const seed of [1, 2, 3])
    expect(draftFor(mail(asks, 'website relaunch'), { seed }).reply).not.toMatch(
      /about the invoice|regarding the invoice/,
    );
});

test('each thing that gives money away is decided by itself', () => {
  const asks =
    'The lamps arrived broken. I expect a full refund of £60. I suggest that you give us a 10% discount.';
  const { reply } = draftFor(mail(asks, 'Order 48213'), { intent: 'general' });
  expect(reply.match(/\[[^\]]+\] give you/g)).toHaveLength(2);
});

test('an order with its number needs no article', () => {
  const { reply } = draftFor(mail('Where is it?', 'Order 48213 - third email'), { intent: 'follow-up' });
  expect(reply).toMatch(/(?:about|on) order 48213/);
});

test.each([
  ['Coach hire for Year 5 trip', / the coach hire for Year 5 trip/],
  ['Holiday request 3-14 August', / the holiday request[^\d]/],
  ['Flat 12, boiler again', /^(?!.*boiler)/s],
])('the subject “%s” is named as it stands in a sentence, or not at all', (subject, says) => {
  for (const seed of [1, 2, 3])
    expect(draftFor(mail('What does it cost?', subject), { seed }).reply).toMatch(says);
});

test.each([
  'The boiler has gone off for the third time this month.',
  'We have had no hot water since Wednesday.',
  'I rang your office twice and nobody has called back.',
  'Of the 60 lamps we ordered only 48 have arrived.',
  'The lamp that your engineer repaired has stopped again.',
])('who writes “%s” complains', (words) => {
  for (const seed of [1, 2, 3])
    expect(draftFor(mail(`${words} When is somebody coming?`), { seed }).reply).toMatch(/sorry|apolog/i);
});

test('the first refusal does not follow another', () => {
  for (const seed of [1, 2, 3]) {
    const asks = 'Is a card statement enough? Can we speak on Monday?';
    expect(draftFor(mail(asks), { intent: 'decline', seed }).reply).not.toMatch(/\b(?:also|either)\b/);
  }
});

test('the day of something else is no time that the sender puts forward', () => {
  const asks =
    'It would be good to have the lamps before our meeting on 30 April. Could you come and measure up?';
  expect(draftFor(mail(asks)).reply).not.toMatch(/30 April/);
});

test.each([
  ['how often would it have to be done and by whom?', /It would have to be done \[how often and by whom\]/],
  [
    'The trustees also asked whether you would be able to present your findings on 16 April.',
    /I \[can \/ can't\] present my findings on 16 April/,
  ],
  ['Could you reissue the drawing to Peak Fitness Ltd?', /reissue the drawing to Peak Fitness Ltd/],
  ['May I have an extension for the report, which is due on 17 April?', /extension(?!.*Is due)/s],
  ['Would it also be possible to meet you before Easter?', /[Mm]eet(?:ing)? before Easter/],
  ['Please let us know which you would prefer by Wednesday.', /I'd prefer \[which one\]\./],
  ['Where do we stand with the lamp shades?', /current status of the lamp shades is \[where things stand\]/],
  [
    'Please also confirm that we will not be charged for this visit.',
    /You \[will not \/ will\] be charged for this visit/,
  ],
  [
    'I would like to know in writing why the first repair did not hold.',
    /The reason the first repair did not hold is \[reason\]/,
  ],
  [
    "I'd like to hold a training session for your regional managers.",
    /You \[can \/ can't\] hold a training session/,
  ],
  ['Is delivery included in the price we agreed?', /included in the price we agreed/],
  ['Please make sure we can get to the tap.', /make sure you can get to the tap/],
  ['Can you tell us when we will get the lamps?', /You can expect the lamps on \[date\]/],
])('“%s” is turned round', (asks, says) => {
  for (const seed of [1, 2, 3]) expect(draftFor(mail(asks), { seed }).reply).toMatch(says);
});

test('who accepts a position says so', () => {
  const offer = 'I am very pleased to offer you the position of Warehouse Supervisor.';
  const asks = 'Please confirm by 9 April that you accept, and return the signed contract.';
  for (const seed of [1, 2, 3])
    expect(draftFor(mail(`${offer} ${asks}`), { intent: 'accept', seed }).reply).toMatch(
      /(?:happy|glad|pleased|delighted) to accept/,
    );
});

test('what only the person knows of himself is neither granted nor refused', () => {
  for (const intent of ['accept', 'decline'] as const)
    expect(
      draftFor(mail('Please let us know whether you will be bringing a pet.'), { intent }).reply,
    ).toMatch(/I \[will \/ won't\] be bringing a pet/);
});
