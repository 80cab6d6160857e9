import { expect, test } from 'vitest';
import { readEmail } from './read-email.ts';

test('the header of an opened file gives sender, recipient, subject and date', () => {
  const reading = readEmail(
    'From: Anna Smith <anna@example.com>\nTo: Bob Jones <bob@example.org>\n' +
      'Date: Tue, 14 May 2024 11:00:00 +0200\nSubject: Re: Fwd: Budget\n\n' +
      'Hi Bob,\n\nCould you send me the figure for March?\n\n' +
      'Best regards,\nAnna',
  );
  expect(reading.sender).toEqual({ name: 'Anna Smith', address: 'anna@example.com' });
  expect(reading.recipient).toEqual({ name: 'Bob Jones', address: 'bob@example.org' });
  expect(reading.subject).toBe('Budget');
  expect(reading.date).toBe('2024-05-14T11:00:00+02:00');
  expect(reading.newText).toBe('Hi Bob,\n\nCould you send me the figure for March?');
  expect(reading.signature).toBe('Best regards,\nAnna');
});

test('without a header, the signature names the sender and the salutation names the recipient', () => {
  const reading = readEmail(
    'Dear Ms. Keller,\n\nshall we meet on Monday?\n\nKind regards\nTom Ford\nSales, Acme',
  );
  expect(reading.sender).toEqual({ name: 'Tom Ford' });
  expect(reading.recipient).toEqual({ name: 'Keller' });
  expect(reading.newText).toBe('Dear Ms. Keller,\n\nshall we meet on Monday?');
});

test('a forwarded mail without text of its own is read as the mail that it forwards', () => {
  const reading = readEmail(
    'From: Boss <boss@example.com>\nSubject: Fwd: Offer\n\n' +
      '---------- Forwarded message ---------\nFrom: Clara Diaz <clara@example.net>\n' +
      'Date: Thu, Jan 28, 2016 at 4:00 PM\nSubject: Offer\n' +
      'To: <boss@example.com>\n\nCan you confirm the price?',
  );
  expect(reading.sender).toEqual({ name: 'Clara Diaz', address: 'clara@example.net' });
  expect(reading.subject).toBe('Offer');
  expect(reading.date).toBe('2016-01-28T16:00:00');
  expect(reading.newText).toBe('Can you confirm the price?');
});

test('in text copied from the page of Gmail, the sender and the subject are found', () => {
  const reading = readEmail(
    'Lunch on Friday\nInbox\n\nAnna Smith <anna@example.com>\n10:15 AM (2 hours ago)\nto me\n\nHi Bob, does noon work?',
  );
  expect(reading.sender).toEqual({ name: 'Anna Smith', address: 'anna@example.com' });
  expect(reading.subject).toBe('Lunch on Friday');
  expect(reading.newText).toBe('Hi Bob, does noon work?');
});

test('a header in German is read like one in English', () => {
  const reading = readEmail(
    'Von: Max Muster <max@example.de>\nGesendet: Dienstag, 3. März 2020 16:05\n' +
      'An: Eva <eva@example.de>\nBetreff: AW: Termin\n\n' +
      'Hallo Eva,\n\npasst dir Freitag?',
  );
  expect(reading.sender.address).toBe('max@example.de');
  expect(reading.date).toBe('2020-03-03T16:05:00');
  expect(reading.subject).toBe('Termin');
});

test('automatic mail is recognised, and mail from people is not automatic', () => {
  expect(readEmail('From: no-reply@example.com\nSubject: Hello\n\nYour code is 1234.').isAutomatic).toBe(
    true,
  );
  expect(readEmail('News!\n\nTo unsubscribe, click here.').isAutomatic).toBe(true);
  expect(readEmail('From: Anna <anna@example.com>\n\nIs the report done?').isAutomatic).toBe(false);
});

test.each([
  ['Order #4471 confirmed', true],
  ['Order 4471 has been shipped', true],
  ['Order A-4471 is on its way', true],
  ['Order 4471 shipped: track your parcel', true],
  ['Order 4471 received with a page missing', false],
  ['Order 4471 is ready to print', false],
  ['Order 4471: which paper?', false],
])('a mail with the subject “%s” is automatic: %s', (subject, automatic) => {
  const mail = `From: someone@example.com\nSubject: ${subject}\n\nHi Sam,\n\nOrder 4471 is here.\n\nMaria`;
  expect(readEmail(mail).isAutomatic).toBe(automatic);
});

test.each([
  ['We start on Monday. Regards, Emily', 'We start on Monday.', 'Emily'],
  ['Shall we talk?\n\nThanks, Derek Scott CEO, Eco Packaging', 'Shall we talk?', 'Derek Scott'],
  [
    'Shall we talk?\n\nBest regards, Emily Watson Chief Marketing Officer, Urban',
    'Shall we talk?',
    'Emily Watson',
  ],
  [
    'Your approval is needed.\n\nUrgently, Emily Rogers Operations Manager',
    'Your approval is needed.',
    'Emily Rogers',
  ],
  ['Thanks,\nBob', 'Thanks,\nBob', 'Bob'],
  ['내일 만날까요?\n\n김철수 드림', '내일 만날까요?', '김철수'],
])('a closing on one line is found: %j', (text, newText, name) => {
  const reading = readEmail(text);
  expect(reading.newText).toBe(newText);
  expect(reading.sender.name).toBe(name);
});

test('in text copied from the page of Outlook, the sender, the date and the subject are found', () => {
  const reading = readEmail(
    'Lunch\n\nAS\nAnna Smith<anna@example.com>\nTo:\u200bYou\nCc: Tom Ford\nMon 1/6/2020 10:00 AM\n\nDoes noon work?',
  );
  expect(reading.sender).toEqual({ name: 'Anna Smith', address: 'anna@example.com' });
  expect(reading.recipient).toEqual({});
  expect(reading.date).toBe('2020-01-06T10:00:00');
  expect(reading.subject).toBe('Lunch');
  expect(reading.newText).toBe('Does noon work?');
});
