import { expect, test } from 'vitest';
import { asserted, denied, undecided } from './clauses.ts';
import { frameOf } from './frames.ts';
import { turnRound } from './perspective.ts';

function frame(text: string, kind = 'question') {
  return frameOf({ text, sentence: text, kind: kind === 'request' ? 'request' : 'question' });
}

test.each([
  ['send me your price', 'send you my price'],
  ['whether I can call you tomorrow', 'whether you can call me tomorrow'],
  ['if you are happy with our offer', 'if I am happy with your offer'],
  ['what your team needs from us', 'what our team needs from you'],
  ['we can meet before our next call', 'we can meet before our next call'],
  ['the email you have just sent me', 'the email I have just sent you'],
  ['how many people you expect', 'how many people I expect'],
  ["I'm sure you'll like my idea", "you're sure I'll like your idea"],
  ['let us know when you arrive', 'let you know when I arrive'],
])('“%s” turns into “%s”', (asked, turned) => {
  expect(turnRound(asked)).toBe(turned);
});

test.each([
  ['Are you free on Tuesday at 3 pm?', 'I am free on Tuesday at 3 pm', 'I am not free on Tuesday at 3 pm'],
  ['Do you have the slides?', 'I have the slides', "I don't have the slides"],
  ['Did you receive my invoice?', 'I received your invoice', "I didn't receive your invoice"],
  ['Does Tuesday work for you?', 'Tuesday works for me', "Tuesday doesn't work for me"],
  [
    'Is the venue for the offsite booked?',
    'the venue for the offsite is booked',
    "the venue for the offsite isn't booked",
  ],
  [
    'Will your team attend the workshop?',
    'our team will attend the workshop',
    "our team won't attend the workshop",
  ],
  ['Has the invoice been paid?', 'the invoice has been paid', "the invoice hasn't been paid"],
  ['Let me know if you can make it', 'I can make it', "I can't make it"],
  ['Please confirm that the date is correct.', 'the date is correct', "the date isn't correct"],
  ['How about Tuesday at 10?', 'Tuesday at 10 works for me', "Tuesday at 10 doesn't work for me"],
  ['Would Tuesday work for you?', 'Tuesday works for me', "Tuesday doesn't work for me"],
  ['Is it still available?', 'it is still available', 'it is no longer available'],
  [
    'Should we send the parts today?',
    'please send the parts today',
    'there is no need to send the parts today',
  ],
  ['Would you like to join us?', 'I would like to join you', "I won't be able to join you"],
])('“%s” is answered by a statement', (question, yes, no) => {
  const found = frame(question);
  expect(found.kind).toBe('claim');
  if (found.kind !== 'claim') return;
  expect(asserted(found.claim)).toBe(yes);
  expect(denied(found.claim)).toBe(no);
  expect(undecided(found.claim)).toMatch(/\[.+ \/ .+\]/);
});

test.each([
  ['Could you send me the signed contract by Friday?', 'send you the signed contract by Friday'],
  [
    'Please review our draft and let me know what is missing.',
    'review your draft and let you know what is missing',
  ],
  ['Would you mind checking my numbers?', 'check your numbers'],
  ["I'd appreciate it if you could call Anna.", 'call Anna'],
  ['We need you to sign the form.', 'sign the form'],
  ['Can we meet on Tuesday to discuss the budget?', 'meet on Tuesday to discuss the budget'],
  ['Would it be possible to move the call?', 'move the call'],
  ['Please sign and return the enclosed form.', 'sign and return the enclosed form'],
])('“%s” is something to do', (request, deed) => {
  expect(frame(request, 'request')).toMatchObject({ kind: 'task', phrase: deed });
});

test.each([
  ['What is the price for ten licences?', 'the price for ten licences is [amount]'],
  ['How many people do you expect?', 'I expect [number] people'],
  ['Please let me know your call-out charge.', 'my call-out charge is [amount]'],
  ['Please let us know your hourly rate.', 'my hourly rate is [amount]'],
  ['When can you deliver the chairs?', 'I can deliver the chairs on [date]'],
  ['Who will run the session?', '[name] will run the session'],
  ['Please let me know which option you prefer.', 'I prefer [option]'],
  ['How much does the annual plan cost?', 'the annual plan costs [amount]'],
  ['Could you tell me your address?', 'my address is [address]'],
  ['What time works for you?', '[time] works for me'],
])('“%s” is something to tell', (question, told) => {
  const found = frame(question);
  expect(found.kind).toBe('value');
  if (found.kind !== 'value') return;
  expect([found.start, `[${found.gap}]`, found.end].filter(Boolean).join(' ')).toBe(told);
});

test('a choice keeps what its options share outside the gap', () => {
  expect(frame('Would Monday or Tuesday work for you?')).toMatchObject({
    options: 'Monday / Tuesday',
    end: 'works for me',
  });
  expect(frame('Do you want to meet in person or by phone?')).toMatchObject({
    options: 'in person / by phone',
  });
});

test('what cannot be taken apart safely is left alone', () => {
  expect(frame('Please open https://example.com/login now', 'request').kind).toBe('none');
  expect(frame(`Could you ${'and '.repeat(60)}?`).kind).toBe('none');
  expect(frame('??? !!!').kind).toBe('none');
});
