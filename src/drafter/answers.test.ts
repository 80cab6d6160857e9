import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { draftFor } from './mails.fixture.ts';

const mail = (text: string, from = 'Lea Brandt <lea@brandt.example>') =>
  `From: ${from}\nTo: Sam Ortiz <sam@ortiz.example>\n\nHi Sam,\n\n${text}\n\nBest,\nLea`;

/** What each mail asks, and what a friendly general reply to it holds. */
const general: [asks: string, says: string | RegExp, never?: RegExp][] = [
  [
    'Would Thursday at 2 pm suit you for a short call?',
    /Thursday at 2 pm \[(?:works|suits) \/ doesn't (?:work|suit)\]/,
  ],
  [
    'We would like to order 40 chairs. What would that cost, and how long is delivery?',
    /noted that you'd like to order 40 chairs\. That would cost \[amount\], and delivery takes \[how long\]/,
  ],
  [
    'Just checking whether you got my message about the lease.',
    'I [have received / have not received] your message about the lease',
  ],
  [
    "I've put together the slides. Please review and let me know if any changes are needed.",
    /let you know whether any changes are needed/,
  ],
  [
    'The attached plan sets out our goals. Please review and provide your feedback.',
    "I'll review the attached plan and send you my feedback [by when]",
  ],
  [
    'The attached policy is new. Please review and acknowledge receipt.',
    'I confirm receipt and will review the attached policy',
  ],
  ['Please book the hall for noon, otherwise try the barn.', /book the hall for noon(?!,? otherwise)/],
  ['Could you please send a replacement or refund me?', 'I will [send a replacement / refund you]'],
  [
    'Would you like to wait or should we cancel the order?',
    '[I would like to wait / Please cancel the order]',
  ],
  [
    'Please also let us have your purchase order number.',
    'y purchase order number is [purchase order number]',
  ],
  [
    'Could you send the drawings? I would like to show them to the client in the morning.',
    "I'll send the drawings",
    /show them/,
  ],
  [
    'Shall we send the pulls now, or would you rather wait for one parcel?',
    '[Please send the pulls now / I would rather wait for one parcel]',
  ],
  [
    'How long would delivery take from the day we order?',
    'Delivery would take [how long] from the day you order',
  ],
  [
    'Do you need anything besides a projector?',
    "I [need something / don't need anything] besides a projector",
  ],
  [
    'Would it be possible to come by for a trial day?',
    "Coming by for a trial day [is / isn't] possible",
    /\bcome by\b/,
  ],
  ['Can you repair it? Just reply to this email.', 'repair it', /reply to this/],
  [
    'Who pays if it has to be collected again? I would like an answer by Tuesday, please.',
    'pays if it has to be collected again.',
    /answer by/,
  ],
  ["I'd love to learn more about your packaging line.", 'tell you more about our packaging line'],
  [
    'I would like to ask for two days of leave in May.',
    'I [approve / cannot approve] your request for two days of leave in May',
  ],
  ['Is there anything missing?', 'There is [nothing / one thing] missing'],
  [
    'Did you get a chance to look at the budget? I need your approval before Friday.',
    "I [will / can't] give you my approval",
    /I'll give you my approval/,
  ],
  ['Are we still on for lunch tomorrow?', 'We [are still / are no longer] on for lunch tomorrow'],
  ['Could I come and see the flat on Saturday?', "You [can / can't] come and see the flat on Saturday"],
  ['The printer is out of toner. Can somebody fix it?', 'I will look into it'],
  ['Could you update the deck and call the client?', "I [can / can't] update the deck and call the client"],
  [
    'Everything arrived safely and everything is fine. Thanks again!',
    /thanks for (?:letting me know|confirming)/,
  ],
  [
    'Please shorten the intro and add a source for the figures.',
    "I [can / can't] shorten the intro and add a source for the figures",
  ],
  ['Please contact Maria for urgent matters.', "I'll contact Maria for urgent matters."],
  [
    'We would like to invite you as a speaker to our meetup. What do you say?',
    "I'd [love to come / love to, but can't make it]",
    /I say/,
  ],
  ['We have decided to go with another candidate.', /(?:time you took|consideration)/, /questions/],
];

test.each(general.map(([asks, says, never]) => ({ asks, says, never })))(
  '“$asks” is answered as a person would',
  ({ asks, says, never }) => {
    for (const seed of [1, 2, 3]) {
      const { reply } = draftFor(mail(asks), { seed });
      if (typeof says === 'string') expect(reply).toContain(says);
      else expect(reply).toMatch(says);
      if (never) expect(reply).not.toMatch(never);
    }
  },
);

test('a call with its times is answered once: gladly, and which of them', () => {
  const { reply } = draftFor(
    mail(
      'I wanted to schedule a call about the audit. Are you free next week? Tuesday or Thursday would work best for me.',
    ),
  );
  expect(reply).toMatch(
    /glad to schedule a call about the audit\. \[Tuesday \/ Thursday\] would suit me best/,
  );
});

test('what many are told is done, by one: one laptop, no decision', () => {
  const { reply } = draftFor(
    'From: Facilities <f@acme.example>\n\nHi all,\n\nPlease take your laptops home on Thursday.\n\nFacilities',
  );
  expect(reply).toMatch(/^(?:Hello|Hi there),/);
  expect(reply).toContain("I'll take my laptop home on Thursday.");
});

test('a deed is thanked for by name, and an introduction greets the one introduced', () => {
  const photos = draftFor(mail("The launch went great and I've put the photos in the shared folder."), {
    intent: 'thank',
  });
  expect(photos.reply).toContain('putting the photos in the shared folder');
  const { reply } = draftFor(
    mail(
      "I'd like you to meet Clara Voss, who joins us as head of design. Could you two find a time to talk?",
    ),
  );
  expect(reply).toMatch(/meet you, Clara/);
  expect(reply).not.toMatch(/(?:can't|glad to) meet Clara/);
});

test('an honour is thanked for, and turned down in one sentence', () => {
  const text =
    'We would be honoured if you could give the keynote at our annual conference in Lisbon on 9 October.';
  const { reply } = draftFor(mail(text), { intent: 'decline', tone: 'formal' });
  expect(reply).toMatch(/inviting me to give the keynote at your annual conference/);
  expect(reply).toMatch(/not able to accept/);
});

test('a follow-up names what was promised and for when', () => {
  const { reply } = draftFor(mail('I will come back to you with the quote by Friday.'), {
    intent: 'follow-up',
  });
  expect(reply).toContain('the quote you mentioned for Friday');
});

test('an offer for a case that may never come is not taken up', () => {
  const text = 'Your appointment is on 12 June at 9:30. Please let us know if you need to cancel.';
  for (const intent of ['confirm', 'accept', 'general'] as const)
    expect(draftFor(mail(text), { intent }).reply).not.toMatch(/need to cancel/);
});

/** What an instruction says, in the place of the gap that the intent would leave. */
const filled: [intent: Intent, text: string, prompt: string, says: string][] = [
  [
    'negotiate',
    'Our price is $1,240. Shall we go ahead?',
    'ask for $1,100 and delivery in one week',
    '$1,100 and delivery in one week',
  ],
  [
    'question',
    'Please let us know your decision by 15 May.',
    'ask whether remote work is possible',
    'whether remote work is possible',
  ],
  [
    'request',
    'What do you think of the new website?',
    'ask for access to the analytics',
    'give me access to the analytics',
  ],
  ['update', 'Any news on the migration?', 'say that the migration is finished', 'The migration is finished'],
  ['apologize', 'Where were you yesterday?', 'apologize for missing the meeting', 'missing the meeting'],
];

test.each(filled)('%s: %s — “%s” leaves no gap beside it', (intent, text, prompt, says) => {
  const { reply, notes } = draftFor(mail(text), { intent, prompt });
  expect(reply).toContain(says);
  expect(reply).not.toMatch(
    /\[(?:your (?:question|counter-proposal|condition)|what you need|what you need to know|current status|where things stand|what you are apologising for)\]/,
  );
  expect(notes).toEqual([]);
});

test('clarify asks one question about what is unclear', () => {
  const { reply } = draftFor(mail('Please update the deck with the new numbers and send it to the client.'), {
    intent: 'clarify',
  });
  expect(reply).toMatch(/update the deck with the new numbers and send it to the client/);
  expect(reply.match(/\[/g)).toHaveLength(1);
});

test('no two gaps of a draft read the same', () => {
  const { reply } = draftFor(
    mail('Could you comment on the scope? The logo? The name? How so? And the colours?'),
  );
  const gaps = reply.match(/\[[^\]]+\]/g) ?? [];
  expect(new Set(gaps).size).toBe(gaps.length);
});

test('who is introduced is greeted only where the mail goes to both', () => {
  const later = mail(
    'I would like to introduce Lena Moreau, an old friend. Would you be open to a short call with her? I will then put you in touch.',
  );
  expect(draftFor(later).reply).not.toMatch(/meet you, Lena/);
  expect(draftFor(later).reply).toContain('Lena Moreau');
});

test('a person who signs for a company is greeted by name', () => {
  const { reply } = draftFor(
    'From: Weir Street College <office@weir.example>\n\nHello,\n\nWould you like to talk to our students?\n\nWith best wishes,\nHannah Osei',
  );
  expect(reply).toMatch(/^Hi Hannah,/);
});
