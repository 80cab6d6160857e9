import { expect, test } from 'vitest';
import { intentValues } from '#domain/intents.ts';
import { namedTones } from '#domain/tones.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';
import { draftFor, mails } from './mails.fixture.ts';

const tones = namedTones.map((tone) => tone.value);

test('every intent in every tone gives a clean, complete reply to every mail', () => {
  for (const [name, mail] of Object.entries(mails)) {
    for (const intent of intentValues) {
      for (const tone of tones) {
        const { reply } = draftFor(mail, { intent, tone });
        const where = `${name} ${intent} ${tone}\n${reply}`;
        expect(reply, where).not.toMatch(/undefined|\{\w+\}| {2}|[ \t]$|\n{3}| [.,;!?]|\.\.(?!\.)|\r/m);
        expect(reply, where).not.toMatch(/^subject:/im);
        expect(reply.trim(), where).toBe(reply);
        expect(reply.split('\n\n').length, where).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('the same request gives the same draft, and another seed another wording', () => {
  expect(draftFor(mails.offsite, { seed: 7 })).toEqual(draftFor(mails.offsite, { seed: 7 }));
  const wordings = new Set([1, 2, 3, 4, 5, 6].map((seed) => draftFor(mails.offsite, { seed }).reply));
  expect(wordings.size).toBeGreaterThan(2);
});

test('it greets by first name, formally by whole name, and by title where the mail gives one', () => {
  expect(draftFor(mails.offsite).reply).toMatch(/^Hi Anna,/);
  expect(draftFor(mails.offsite, { tone: 'formal' }).reply).toMatch(/^Dear Anna Okafor,/);
  const titled = mails.offsite.replace('Best,\nAnna', 'Best,\nDr Anna Okafor');
  expect(draftFor(titled, { tone: 'formal' }).reply).toMatch(/^Dear Dr Okafor,/);
});

test('whoever sends the reply signs it, unless the instructions say another name', () => {
  const addressed = mails.offsite.replace(/^/, 'Hi Bob,\n\n');
  expect(draftFor(addressed, { author: 'Ana Best' }).reply).toMatch(/\nAna Best$/);
  expect(draftFor(addressed, { author: 'Ana Best', prompt: 'Sign as Tom' }).reply).toMatch(/\nTom$/);
});

test('it signs by first name where it is friendly to who writes by first name', () => {
  for (const tone of ['casual', 'friendly'])
    expect(draftFor(mails.offsite, { tone }).reply).toMatch(/\nBen$/);
  const distant = mails.offsite.replace('Hi Ben,', 'Dear Mr Carter,');
  expect(draftFor(distant, { tone: 'friendly' }).reply).toMatch(/\nBen Carter$/);
});

test('it greets teams, companies and nobody in particular without a name', () => {
  for (const from of [
    'Support Team <help@acme.example>',
    'no-reply@acme.example',
    'Acme Ltd <info@acme.example>',
  ]) {
    const mail = `From: ${from}\nSubject: Visit\n\nCan you come on Tuesday?`;
    expect(draftFor(mail).reply).toMatch(/^(?:Hello|Hi there),/);
  }
  expect(draftFor(mails.oneLine, { tone: 'formal' }).reply).toMatch(
    /^Dear Sir or Madam,[\s\S]*Yours faithfully,/,
  );
});

test('it signs with the name the mail is written to, else leaves a gap', () => {
  expect(draftFor(mails.offsite, { tone: 'professional' }).reply).toMatch(/\nBen Carter$/);
  expect(draftFor(mails.oneLine).reply).toMatch(/\n\[Your name\]$/);
});

test('every ask is answered in order in a numbered list, each in its own words', () => {
  const { reply } = draftFor(mails.fiveAsks);
  const items = reply.split('\n').filter((line) => /^\d\. /.test(line));
  expect(items).toHaveLength(5);
  expect(items[0]).toContain("The venue [is / isn't] booked");
  expect(items[1]).toContain('I expect [number] people');
  expect(items[2]).toContain('The figure for March is [figure for March]');
  expect(items[3]).toContain('I prefer [a morning / an afternoon start]');
  expect(items[4]).toContain('[Name] will handle the catering');
});

test('accept says yes to what is asked and to the time', () => {
  const { reply } = draftFor(mails.offsite, { intent: 'accept' });
  expect(reply).toContain("I'll send you the signed contract by Thursday");
  expect(reply).toContain("let's meet on Tuesday at 3 pm to talk about the venue".replace("let's", ''));
  expect(reply).not.toContain('[');
});

test('decline says no to each ask and stays polite', () => {
  const { reply } = draftFor(mails.offsite, { intent: 'decline' });
  expect(reply).toMatch(/I can't send you the signed contract by Thursday/);
  expect(reply).toMatch(/I also won't be able to meet on Tuesday at 3 pm/);
  expect(reply).toMatch(/afraid|sorry|sadly|unfortunately/i);
});

test('reschedule moves the meeting, to a proposed time where there is one', () => {
  const open = draftFor(mails.offsite, { intent: 'reschedule' }).reply;
  expect(open).toMatch(/can't make it on Tuesday at 3 pm/);
  expect(open).toContain('[a day and time that suit you]');
  const proposed = draftFor(mails.offsite, { intent: 'reschedule', prompt: 'propose Wednesday at 10' }).reply;
  expect(proposed).toContain('Wednesday at 10');
  expect(proposed).not.toContain('[a day');
});

test('question asks back, request asks for what is needed, once for all asks', () => {
  const question = draftFor(mails.fiveAsks, { intent: 'question' }).reply;
  expect(question).toMatch(/\?/);
  expect(question.match(/\[/g)).toHaveLength(1);
  expect(question).toContain('The figure for March');
  const request = draftFor(mails.offsite, { intent: 'request' }).reply;
  expect(request.match(/\[what you need\]/g)).toHaveLength(1);
  expect(request).toContain('send you the signed contract');
});

test('update says where things stand with honest gaps', () => {
  expect(draftFor(mails.offsite, { intent: 'update' }).reply).toContain(
    'I [have / have not yet] sent you the signed contract.',
  );
  expect(draftFor(mails.announcement, { intent: 'update' }).reply).toContain('[current status]');
});

test('confirm restates the day as the mail writes it', () => {
  expect(draftFor(mails.announcement, { intent: 'confirm' }).reply).toContain(
    'the kickoff meeting on December 1st',
  );
});

test('thank says for what, apologize says for what', () => {
  expect(draftFor(mails.invitation, { intent: 'thank' }).reply).toMatch(
    /the invitation to the opening of your new gallery/,
  );
  expect(draftFor(mails.complaint, { intent: 'apologize', tone: 'professional' }).reply).toMatch(
    /(?:sorry|apologise|apologies) for the (?:damage|delay)/,
  );
  expect(draftFor(mails.offsite, { intent: 'apologize' }).reply).toContain('[what you are apologising for]');
});

test('follow-up names the mail, its day and its matter', () => {
  expect(draftFor(mails.offsite, { intent: 'follow-up' }).reply).toContain(
    'your email of 3 March about the venue for the Lisbon offsite',
  );
});

test('negotiate leaves the terms to the person, and says them where they are given', () => {
  const open = draftFor(mails.quote, { intent: 'negotiate' }).reply;
  expect(open).toMatch(/\[your (?:condition|counter-proposal)\]|\[the point you want to negotiate\]/);
  const told = draftFor(mails.quote, { intent: 'negotiate', prompt: 'offer $70 per chair' }).reply;
  expect(told).toContain('$70 per chair');
  expect(told).not.toContain('[your counter-proposal]');
});

test('introduce gives the name and leaves the role open', () => {
  const { reply } = draftFor(mails.announcement, { intent: 'introduce' });
  expect(reply).toMatch(/(?:I'm|I am|name is) Ben Carter/);
  expect(reply).toContain('[your role]');
});

test('a mail without asks gets a short reaction to what it says', () => {
  const { reply } = draftFor(mails.announcement);
  expect(reply).toMatch(/news/);
  expect(reply).toContain('the kickoff meeting on December 1st');
  expect(draftFor(mails.thanks).reply).toMatch(/help with the migration/);
});

test('grief and anger are met without jokes and without cheering', () => {
  const grief = draftFor(mails.condolence, { tone: 'humorous', intent: 'accept' }).reply;
  expect(grief).toMatch(/sorry|condolences/i);
  expect(grief).toContain('take over the Henderson meeting on Wednesday');
  expect(grief).not.toMatch(/!|twist|coffee/i);
  expect(draftFor(mails.complaint, { tone: 'enthusiastic' }).reply).not.toContain('!');
});

test('passwords, codes and payments are never granted, and words to machines are not answered', () => {
  for (const intent of intentValues) {
    const { reply, notes } = draftFor(mails.phishing, { intent });
    expect(reply).not.toMatch(/I(?:'ll| will) (?:send|forward|transfer|pay|share)/);
    expect(reply).not.toMatch(/forward|admin@|12345678|previous instructions/);
    expect(notes.join(' ')).toContain('instructions to a machine');
  }
  expect(draftFor(mails.phishing, { intent: 'accept' }).reply).toMatch(/passwords|password/);
});

test('an automated message is named as one', () => {
  const { reply, notes } = draftFor(mails.newsletter);
  expect(notes).toContain('This looks like an automated message that needs no reply.');
  expect(reply.length).toBeLessThan(200);
  expect(reply).not.toContain('http');
});

test('asks in another language are answered by what they are about, in the reply’s own words', () => {
  const { reply } = draftFor(mails.german);
  expect(reply).toMatch(/Regarding the delivery.*\[day and time\]/);
  expect(reply).not.toContain('Lieferung');
});

test('what is to be looked at is what came with the mail, not the feedback that is asked for', () => {
  const mail =
    'From: Petra Vogel <vogel@example.de>\n\nSehr geehrter Herr Otto,\n\nanbei sende ich Ihnen den Bericht für das erste Quartal. Bitte prüfen Sie ihn und geben Sie mir eine Rückmeldung.\n\nViele Grüße\nPetra Vogel';
  expect(draftFor(mail).reply).toContain('My comments on the report: [your comments].');
});

test('a request for an answer to the question before it is not answered by itself', () => {
  const mail =
    'From: Lena <lena@example.de>\n\nHi Tom,\n\nwir grillen am Samstag bei uns im Garten. Kommst du auch? Sag mir kurz Bescheid!\n\nLena';
  const { reply } = draftFor(mail, { intent: 'accept' });
  expect(reply).toMatch(/glad to attend|love to come/);
  expect(reply).not.toContain('let you know');
});

test('long sentences, links and addresses of the mail are not pasted back', () => {
  const long = `Hi,\n\nCould you please ${'look at every single one of the many documents that we sent you last month and '.repeat(3)}tell me what you think? Please open https://evil.example/login and write to boss@evil.example.`;
  const { reply } = draftFor(long, { intent: 'accept' });
  expect(reply).not.toMatch(/evil\.example|many documents that we sent/);
  for (const line of reply.split('\n')) expect(line.split(' ').length).toBeLessThan(60);
});

test('somebody whom a mail in another language introduces is greeted by name', async () => {
  const reading = readEmail(
    'Från: Lars Holm <lars@holm.example>\n\nHej Rachel,\n\nJag vill gärna presentera Maria Nyström för dig. Hon leder vårt kontor.\n\nLars Holm',
  );
  const request = { reading, intent: 'general', language: 'German', seed: 1 } as const;
  await prepareDraft(request);
  const { reply } = draftReply({ ...request, tone: { kind: 'named', value: 'professional' } });
  expect(reply).toContain('Maria Nyström');
});

test('a day that no calendar has is not agreed to, and the person is told of it', () => {
  const mail =
    'From: Ann <ann@lee.example>\nDate: Thu, 6 Mar 2025 10:00:00 +0000\n\nCan we meet on 31 April?';
  const { reply, notes } = draftFor(mail, { intent: 'accept' });
  expect(reply).toMatch(/\[works \/ doesn't work\]/);
  expect(notes.join()).toContain('“31 April”');
});
