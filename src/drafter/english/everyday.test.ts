import { expect, test } from 'vitest';
import { draftFor } from '../mails.fixture.ts';

const head = 'From: Gareth Pugh <gareth@pugh.example>\nDate: Mon, 10 Mar 2025 09:20:00 +0000\n\n';

function replyTo(text: string, options: Parameters<typeof draftFor>[1] = {}): string {
  return draftFor(`${head}Hi Helen,\n\n${text}\n\nCheers,\nGareth`, options).reply;
}

test('the answers that a question names stand in its gap', () => {
  expect(replyTo('Which finish did the client settle on for the handrail, oil or lacquer?')).toContain(
    'The client settled on [oil / lacquer] for the handrail.',
  );
});

test('what is asked for by “or should we” is chosen from two whole sentences', () => {
  const text = 'Is the plasterer definitely out by then, or should we leave it until the week after?';
  expect(replyTo(text)).toContain(
    '[The plasterer is definitely out by then / Please leave it until the week after].',
  );
});

test('a time that was put forward is answered by its name, and by what the person says of it', () => {
  const text = 'We propose Tuesday 18 March, first thing. Does that suit you?';
  expect(replyTo(text, { intent: 'accept' })).toContain('Tuesday 18 March suits me');
  const told = replyTo(text, { prompt: 'say Tuesday works, but only after 10 am' });
  expect(told).toContain('Tuesday works, but only after 10 am.');
  expect(told).not.toContain('[');
});

test('an instruction may part the first ask from all others', () => {
  const text =
    'Could you send us the drawings? Can we use your ladder? Could you move your van by Friday afternoon?';
  const reply = replyTo(text, { prompt: 'yes to the first, no to the rest' });
  expect(reply).toMatch(/I'll send you the drawings/);
  expect(reply).toMatch(/you can't use my ladder/);
  expect(reply).toMatch(/I (?:also )?(?:can't|won't be able to) move my van/);
});

test('something and any are said as what is there or not', () => {
  expect(replyTo('Did you deploy something?')).toContain("I [deployed something / didn't deploy anything].");
  expect(replyTo('Let us know whether your child has any allergies.')).toContain(
    'My child has [no / the following] allergies.',
  );
});

test('an indirect wish to talk is a proposal like any other', () => {
  const text = "I'd like to ask whether we could talk on Thursday.";
  expect(replyTo(text)).toContain("Talking on Thursday [works / doesn't work] for me.");
});

test('a question that cannot be turned round is quoted, not counted', () => {
  const reply = replyTo('Is the tap ok? Whose turn was the bin run again, and with what?');
  expect(reply).not.toMatch(/your (?:first|second) (?:point|question)/);
});

test('a day that no calendar has is asked after and not repeated as if it were one', () => {
  const text = `Subject: Your appointment on 31 April\n${head}Hi Helen,\n\nWe have you down for 31 April. Please bring your letter.\n\nGareth`;
  const { reply } = draftFor(text);
  expect(reply).toContain('There is no 31 April, so could you let me know which day you mean?');
  expect(reply).not.toContain('appointment on 31 April');
});

test('details to be checked and confirmed are confirmed where the person confirms', () => {
  const text = 'Here is your booking. Check the details above and confirm by return of email.';
  expect(replyTo(text, { intent: 'confirm' })).toMatch(
    /I have checked the details above and confirm that everything is correct|I've checked the details above/,
  );
});

test('what is only to be brought along is not refused beside what is declined', () => {
  const text = 'Could you run the workshop on 4 April? Please bring your laptop.';
  const reply = replyTo(text, { intent: 'decline' });
  expect(reply).not.toContain('laptop');
  expect(reply).toMatch(/can't run the workshop|won't be able to run the workshop/);
});

test('news that the person gives come before where things stand', () => {
  const reply = replyTo('The export keeps timing out. When can we expect a fix?', {
    intent: 'update',
    prompt: 'we rolled back the release this morning',
  });
  expect(reply.indexOf('rolled back')).toBeLessThan(reply.indexOf('[date]'));
  expect(reply).toContain('for the timeouts');
});

test('a company under the text is no person, and an initial alone calls nobody', () => {
  const greets = (from: string, to: string, signed: string) =>
    draftFor(`From: ${from}\n\n${to},\n\nCan you come on Friday?\n\nKind regards,\n${signed}`, {
      tone: 'professional',
    }).reply.split('\n', 1)[0];
  const clinic = 'Reception, Fairview Physiotherapy <reception@fairview.example>';
  expect(greets(clinic, 'Dear Mr Roper', 'Fairview Physiotherapy')).toBe('Hello,');
  const school = 'Mrs J. Whitcombe <j.whitcombe@stannes.example>';
  expect(greets(school, 'Dear parents', 'Jane Whitcombe')).toBe('Dear Jane,');
  expect(greets(school, 'Dear parents', 'J. Whitcombe')).toBe('Dear Mrs Whitcombe,');
});

test('who writes to Ms Lyle is not answered by first name', () => {
  const text = `From: Simon Ashdown <s.ashdown@keele.example>\n\nDear Ms Lyle,\n\nCan you come on Friday?\n\nYours sincerely,\nSimon Ashdown`;
  expect(draftFor(text, { tone: 'professional' }).reply).toMatch(/^Dear Simon Ashdown,/);
  expect(draftFor(text, { tone: 'friendly' }).reply).toMatch(/^Hi Simon,/);
});

test('who declines an inquiry declines it whole, and no event that it speaks of', () => {
  const text =
    'We are planning a trip to the museum on Thursday 21 May. What would it cost to hire a coach for the day? Do your coaches have a lift? Is a deposit needed?';
  const reply = replyTo(text, { intent: 'decline' });
  expect(reply).not.toMatch(/trip|21 May|deposit|lift/);
});

test('two times that are offered are what “which would you prefer” chooses from', () => {
  const text =
    'We can offer you Thursday 9 April at 8:40 or Tuesday 14 April at 16:15. Please let us know which you would prefer by Wednesday.';
  expect(replyTo(text)).toContain('[Thursday 9 April at 8:40 / Tuesday 14 April at 16:15] works for me.');
});

test('particulars listed behind a colon are asks of their own', () => {
  const reply = replyTo(
    "To send you a quote I still need a few details: roughly how many guests, whether you'd like the bar open until midnight or 1 am, and if anyone has allergies.",
  );
  expect(reply).toContain('The number of guests is [number].');
  expect(reply).toContain('[until midnight / 1 am]');
  expect(reply).toContain('[No one / Someone] has allergies.');
});

test('how many of several, and what one is to confirm of oneself, are told', () => {
  const reply = replyTo('How many of your party are children? Please confirm your arrival time.');
  expect(reply).toContain('[Number] of my party are children.');
  expect(reply).toContain('My arrival time is [arrival time].');
});

test('whether one still has something is not denied by declining', () => {
  const text = 'Do you still have my multimeter?';
  expect(replyTo(text)).toContain('I [still have / no longer have] your multimeter.');
  expect(replyTo(text, { intent: 'decline' })).not.toMatch(/I (?:also )?(?:no longer|don't) /);
});

test('readiness that is asked for is granted and refused as one says it', () => {
  const text = 'We wondered whether you would be willing to act as external examiner.';
  expect(replyTo(text, { intent: 'accept' })).toMatch(/be happy to act as external examiner/);
  expect(replyTo(text, { intent: 'decline' })).toMatch(/not able to act as external examiner/);
});

test('a bare question or order among the instructions is put to the reader', () => {
  const text = 'Please find attached the report. Does it meet your needs?';
  expect(replyTo(text, { intent: 'question', prompt: 'when did the drilling start' })).toContain(
    'when the drilling started',
  );
  expect(replyTo(text, { prompt: 'deliver the rest on Monday please' })).toMatch(
    /(?:could|would) you deliver the rest on Monday|deliver the rest on Monday\?/i,
  );
});

test('to come and look is one deed', () => {
  const reply = replyTo('I would like you to come and look at it this week.');
  expect(reply).toContain('come and look at it this week.');
  expect(reply).not.toContain("I'll look at it");
});

test('of two days that are offered one is chosen, once', () => {
  const text =
    'We could see you on Friday 25 April at 9.10 or on Monday 28 April at 16.30. Which would you prefer?';
  const reply = replyTo(text);
  expect(reply).toContain('[Friday 25 April at 9.10 / Monday 28 April at 16.30] works for me.');
  expect(reply).not.toContain('your answer');
});

test('what the sender needs of the reader is asked for behind what it is for, too', () => {
  const reply = replyTo('To move things along I need your last three payslips.');
  expect(reply).toContain('my last three payslips');
});
