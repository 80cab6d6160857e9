import { expect, test } from 'vitest';
import { draftFor } from './mails.fixture.ts';

const mail = (text: string) => `From: Lea Brandt <lea@brandt.example>\n\nHi Sam,\n\n${text}\n\nBest,\nLea`;

test('what a mail makes depend on an answer is taken up only where that answer is given', () => {
  const offsite = mail(
    'Are you coming to the offsite? If so, please send me your dietary needs; otherwise let me know who will take your place.',
  );
  const accepted = draftFor(offsite, { intent: 'accept' }).reply;
  expect(accepted).toContain('dietary needs');
  expect(accepted).not.toContain('take my place');
  const declined = draftFor(offsite, { intent: 'decline' }).reply;
  expect(declined).not.toContain('dietary needs');
  expect(declined).toContain('[Name] will take my place');
  const told = draftFor(offsite, {
    intent: 'decline',
    prompt: 'Say no to the first question, yes to the second',
  });
  expect(told.reply).toContain('dietary needs');
  const parcel = mail(
    'Did you receive the parcel? If yes, please sign the delivery note and send it back. If not, please call the carrier.',
  );
  expect(draftFor(parcel).reply).toMatch(/delivery note.*send it back/s);
  expect(draftFor(parcel).reply).not.toContain('call the carrier');
});
