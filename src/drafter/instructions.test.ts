import { expect, test } from 'vitest';
import { draftFor, mails } from './mails.fixture.ts';

/** What the person writes, and what the reply then holds. */
const followed: readonly [prompt: string, says: string | RegExp][] = [
  ['sign as Sam', /\nSam$/],
  ['Sign off as "Sam Lee".', /\nSam Lee$/],
  ['sign off with Warmest wishes', /\nWarmest wishes,\nBen$/],
  ['call her Annie', /^Hi Annie,/],
  ['address her as Dr Okafor', /^Hi Dr Okafor,/],
  ['mention that we ship on Friday', 'We ship on Friday.'],
  ['say that I am on leave until Monday', 'I am on leave until Monday.'],
  ['Tell them that their order has shipped', 'Your order has shipped.'],
  ['tell her she can park behind the house', 'You can park behind the house.'],
  [
    'mention that we ship on Friday and that the invoice is attached',
    'We ship on Friday. The invoice is attached.',
  ],
  ['add the parking fee', 'I would also like to mention the parking fee.'],
  ['ask whether she can bring her laptop', /whether you can bring your laptop/],
  ['ask about the parking', /about the parking/],
  ['ask for the invoice', /send me the invoice/],
  ['ask her to bring the keys', /bring the keys/],
  ['propose Wednesday at 10', /Wednesday at 10/],
  ['suggest next Friday afternoon', /next Friday afternoon/],
  ['offer a 10% discount', 'I can offer you a 10% discount.'],
  ['thank her for her patience', 'Thank you for your patience.'],
  ['apologize for the delay', 'I am sorry for the delay.'],
  ['congratulate her on the new role', 'Congratulations on the new role!'],
  ['wish her a good weekend', 'I wish you a good weekend.'],
  ['include "See you in Porto!"', 'See you in Porto!'],
  ['The price is $40', 'The price is $40.'],
  ['we cannot do Tuesday because Peter is away', 'We cannot do Tuesday because Peter is away.'],
  ['explain why we are late', 'As for why we are late: [your explanation].'],
  ['use bullet points', /\n- /],
];

test.each(followed)('“%s” is followed', (prompt, says) => {
  const { reply, notes } = draftFor(mails.offsite, { prompt });
  if (typeof says === 'string') expect(reply).toContain(says);
  else expect(reply).toMatch(says);
  expect(notes).toEqual([]);
});

test('several instructions in one line are each followed', () => {
  const { reply, notes } = draftFor(mails.offsite, {
    prompt: 'keep it short, sign as Sam and mention that we ship on Friday; ask about parking',
  });
  expect(reply).toMatch(/\nSam$/);
  expect(reply).toContain('We ship on Friday.');
  expect(reply).toMatch(/about the parking/);
  expect(reply).not.toContain('Thanks for');
  expect(notes).toEqual([]);
});

test('an answer given by the person fills the gap it belongs to', () => {
  const { reply } = draftFor(mails.fiveAsks, {
    prompt: 'The figure for March is 42. The number of people is 30',
  });
  expect(reply).toContain('The figure for March is 42.');
  expect(reply).not.toContain('[figure for March]');
  expect(reply).not.toContain('[number]');
});

test('a count that the person states answers the ask for it', () => {
  const copies = 'Hi Sam,\n\nHow many copies do you need? When can we start?\n\nBest,\nMaria';
  const { reply, notes } = draftFor(copies, { prompt: 'we need 2,000 copies' });
  expect(reply).toContain('We need 2,000 copies.');
  expect(reply.match(/copies/g)).toHaveLength(1);
  expect(reply).not.toContain('[number]');
  expect(notes).toEqual([]);
  const other = draftFor(copies, { prompt: 'we need 40 chairs' }).reply;
  expect(other).toContain('[number]');
  expect(other).toContain('We need 40 chairs.');
});

test('a proposal says ‘instead’ once', () => {
  const meeting = 'Hi Sam,\n\nCan we meet on Thursday at 10:00 about the budget?\n\nBest,\nMaria';
  for (const prompt of ['suggest Friday at 14:00 instead', 'propose Friday at 14:00 instead of Thursday']) {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { reply } = draftFor(meeting, { intent: 'reschedule', prompt, seed });
      expect(reply).toContain('Friday at 14:00');
      expect(reply).not.toMatch(/instead instead|14:00 instead work|instead of Thursday/);
    }
  }
});

test('yes and no can be said to single asks', () => {
  const byPlace = draftFor(mails.offsite, { prompt: 'accept the first and decline the second' }).reply;
  expect(byPlace).toMatch(/I'll send you the signed contract/);
  expect(byPlace).toMatch(/I (?:can't|won't be able to) meet on Tuesday/);
  const byMatter = draftFor(mails.offsite, {
    prompt: 'say no to the contract but say yes to the meeting',
  }).reply;
  expect(byMatter).toMatch(/I can't send you the signed contract/);
  expect(byMatter).toMatch(/let's meet on Tuesday/i);
  expect(draftFor(mails.offsite, { prompt: 'decline' }).reply).toMatch(/can't send you/);
});

test('what must not be mentioned is not', () => {
  expect(draftFor(mails.offsite, { prompt: 'do not mention Lisbon' }).reply).not.toContain('Lisbon');
  expect(draftFor(mails.complaint, { prompt: 'no apology' }).reply).not.toMatch(/sorry|apolog/i);
});

test('a language is pointed to its selector', () => {
  expect(draftFor(mails.offsite, { prompt: 'in French' }).notes).toEqual([
    'The language of the reply is chosen in the Language selector.',
  ]);
});

test('what cannot be followed is said in one sentence each, never dropped', () => {
  const { notes } = draftFor(mails.offsite, {
    prompt: 'blow up the moon. sign as Sam. quote Shakespeare; antwoord snel',
  });
  expect(notes).toEqual([
    'I could not follow “blow up the moon”.',
    'I could not follow “quote Shakespeare”.',
    'I could not follow “antwoord snel”.',
  ]);
});

test('a length that cannot be kept is said', () => {
  expect(draftFor(mails.fiveAsks, { prompt: 'one sentence' }).notes).toHaveLength(1);
  expect(draftFor(mails.oneLine, { prompt: 'two sentences' }).notes).toEqual([]);
});

test('somebody who is named can be told something', () => {
  const { reply, notes } = draftFor(mails.offsite, { prompt: 'tell Anna that we ship on Friday' });
  expect(reply).toContain('We ship on Friday.');
  expect(notes).toEqual([]);
});
