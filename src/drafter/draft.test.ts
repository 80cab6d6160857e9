import { expect, test } from 'vitest';
import type { Answer } from '#domain/answers.ts';
import { languageValues } from '#domain/languages.ts';
import { parseTone } from '#domain/tones.ts';
import { readEmail } from '#reading/read-email.ts';
import { type DraftRequest, draftReply } from './draft.ts';

type Choices = Partial<Omit<DraftRequest, 'tone'>> & { tone?: string };

const draft = (mail: string, { tone = 'professional', ...choices }: Choices = {}) =>
  draftReply({
    reading: readEmail(mail),
    intent: 'general',
    language: 'English',
    tone: parseTone(tone),
    ...choices,
  });

const mail = `Hi Jo,

Could you send me the signed contract by Friday? When can you deliver? Is it true that you moved?

Best regards,
Bethany Cole`;

const gaps = (reply: string) => reply.match(/\[[^\]]*\]/g) ?? [];

test('every ask is quoted in the words of the mail, with a gap of its kind below it', () => {
  const { reply } = draft(mail);
  for (const ask of ['Could you send me the signed contract by Friday?', 'When can you deliver?'])
    expect(reply).toContain(`> ${ask}\n[`);
  expect(gaps(reply)).toHaveLength(3);
});

test('the intent Accept answers requests and a single yes-no question, and leaves a gap for the others', () => {
  expect(gaps(draft(mail, { intent: 'accept' }).reply)).toHaveLength(1);
  expect(gaps(draft(mail, { intent: 'decline' }).reply)).toHaveLength(1);
  // With two questions it is not clear which one the person accepts.
  const offer = 'Hi Jo,\n\nDid you get home all right? Is Tuesday at three all right?\n\nBest,\nAnn';
  for (const intent of ['accept', 'decline', 'confirm'] as const)
    expect(gaps(draft(offer, { intent }).reply)).toHaveLength(2);
});

test('the statement of an intent appears once, below the only ask or at the beginning', () => {
  const one = 'Hi Jo,\n\nCan we meet on Tuesday at three?\n\nBest,\nBethany';
  const { reply } = draft(one, { intent: 'reschedule' });
  expect(reply).toMatch(/> Can we meet on Tuesday at three\?\n\S/);
  expect(gaps(reply)).toHaveLength(1);
  expect(
    gaps(draft('Hi Jo,\n\nThe files are on the server.\n\nBest,\nBethany', { intent: 'update' }).reply),
  ).toHaveLength(1);
});

test('the greeting is as familiar as the mail, and the reply is signed with the name of its recipient', () => {
  expect(draft(mail).reply).toMatch(/^Hi Bethany,\n/);
  expect(draft(mail).reply).toMatch(/\nJo$/);
  expect(draft(mail, { tone: 'formal' }).reply).toMatch(/^Dear Bethany Cole,\n/);
  for (const signerName of ['Joan Reed', 'A & B Consulting', 'Dan "D" Smith', 'Jane Smith | Acme, PhD']) {
    expect(draft(mail, { signerName }).reply.split('\n').at(-1)).toBe(signerName);
  }
});

test('an initial is greeted with the family name, and a company below the name is no name', () => {
  const greetingOf = (text: string) => draft(text).reply.split('\n')[0];
  const question = 'Could you send the plan?';
  expect(greetingOf(`${question}\n\nBest,\nH.-P. Dörfler`)).toContain('H.-P. Dörfler,');
  const card = `Thanks, and sorry for the rush,\nMarta\n\nMarta Lindqvist\nLindqvist Arkitekter`;
  expect(greetingOf(`From: Marta Lindqvist <marta@a.example>\n\nHi,\n\n${question}\n\n${card}`)).toContain(
    'Marta,',
  );
});

test('the own words open and close the reply and sign it, in place of the phrases', () => {
  const plain = draft(mail).reply.split('\n\n');
  const ownWords = {
    name: 'Jo M. Lane, PhD',
    signature: 'Lane & Sons\n020 7946 0018',
    opening: 'good to hear from you',
    closing: 'Ever yours,\nas always',
  };
  const own = draft(mail, { ownWords, signerName: 'Joan Reed' }).reply.split('\n\n');
  expect(own[1]).toBe('Good to hear from you.');
  expect(own.at(-1)).toBe('Ever yours,\nas always\nJo M. Lane, PhD\nLane & Sons\n020 7946 0018');
  expect(own.slice(2, -1)).toEqual(plain.slice(2, -1));
  expect(draft(mail, { ownWords: { signature: 'Lane & Sons' } }).reply).toMatch(/,\nJo\nLane & Sons$/);
  expect(draft(mail, { ownWords, customPrompt: 'Sign as Joanna' }).reply).toContain('\nJoanna\n');
});

test('a text of the mail that is not a name is not used as greeting or signature', () => {
  const { reply } = draft('Hi [your name],\n\nCan you call?\n\nBest,\n<script>alert(1)</script>');
  expect(reply.split('\n')[0]).toBe('Hi,');
  expect(reply).not.toMatch(/script|\[your name\]/);
});

test('brackets in the mail do not become gaps in the reply', () => {
  const { reply } = draft('Hi Jo,\n\nCan you fill in [section 4] of the form?\n\nBest,\nAnn');
  expect(gaps(reply)).toHaveLength(1);
});

test('sentences of the person are used word for word, and a note names an instruction that was not followed', () => {
  const { reply, notes } = draft(mail, {
    customPrompt: 'Keep it short, sign as Tom and mention that I am away until Monday. Make it rhyme.',
  });
  expect(reply).toContain('I am away until Monday.');
  expect(reply).toMatch(/\nTom$/);
  expect(notes).toEqual([expect.stringContaining('Make it rhyme')]);
});

test('sentences of the person are not used in a reply in another language', () => {
  const { reply, notes } = draft(mail, { language: 'French', customPrompt: 'Mention that I am away.' });
  expect(reply).not.toContain('away');
  expect(notes).toHaveLength(1);
});

test('an instruction answers an ask by its number or its words', () => {
  const { reply } = draft(mail, { customPrompt: '1. The contract went out today.\n2) On 12 May.' });
  expect(reply).toContain('by Friday?\nThe contract went out today.');
  expect(reply).toContain('deliver?\nOn 12 May.');
  expect(gaps(draft(mail, { customPrompt: 'Say yes to the contract.' }).reply)).toHaveLength(2);
});

test('an ask that must not be mentioned is not quoted; a note says so if it is the only ask', () => {
  expect(draft(mail, { customPrompt: "Don't mention the contract." }).reply).not.toContain('contract');
  const only = 'Hi Jo,\n\nWhen will the contract be ready?\n\nBest,\nAnn';
  expect(draft(only, { customPrompt: "Don't mention the contract." }).notes).toHaveLength(1);
});

test('an instruction with a negation is not followed, and a note says so', () => {
  const { reply, notes } = draft(mail, {
    customPrompt: "Don't tell them that I am ill. Never mention that I am late.",
  });
  expect(reply).not.toMatch(/\bill\b|late/);
  expect(notes).not.toEqual([]);
  expect(draft(mail, { customPrompt: 'Do not propose Friday.' }).reply).not.toMatch(/: Friday/);
});

test('sentences of the person keep their numbers and signs', () => {
  expect(draft(mail, { customPrompt: 'Mention that we can give 10%.' }).reply).toContain('give 10%');
  expect(draft('Hi Jo,\n\nIs the size 5*3 m?\n\nBest,\nAnn').reply).not.toContain('53');
});

test('an instruction to sign with or to greet a text that is not a name gets a note', () => {
  for (const customPrompt of ['Sign as my boss.', 'Call her back on Monday.'])
    expect(draft(mail, { customPrompt }).notes, customPrompt).toHaveLength(1);
});

test('a proposed time is the answer to the ask for a time', () => {
  const { reply } = draft('Hi Jo,\n\nWhen can you come? Who else will be there?\n\nBest,\nAnn', {
    customPrompt: 'Suggest Friday at 3.',
  });
  expect(reply).toMatch(/When can you come\?\n[^\n]*Friday at 3/);
  expect(gaps(reply)).toHaveLength(1);
});

test('the intent Thank replaces other thanks but not regret, and a condolence gets no regret', () => {
  const { reply } = draft('Hi Jo,\n\nMy father died last week.\n\nBest,\nAnn', { intent: 'thank' });
  expect(reply).toContain('sorry');
  expect(gaps(reply)).toHaveLength(1);
  const condolence = 'Dear Jo,\n\nI am so sorry for your loss. Your father died far too early.\n\nLove,\nAnn';
  expect(draft(condolence).reply).not.toContain('sorry');
});

/** The draft with answers to the asks of the mail, in their order. */
function answeredDraft(text: string, given: readonly Answer[], choices: Choices = {}) {
  const reading = readEmail(text);
  const answers = new Map(
    given.flatMap((answer, index) => reading.asks.slice(index, index + 1).map((ask) => [ask, answer])),
  );
  return draft(text, { ...choices, reading, answers }).reply;
}

test('a given answer is below its ask, and an ask that is left out has neither words nor gap', () => {
  const reply = answeredDraft(mail, ['yes', { text: 'on Tuesday' }, 'skip']);
  expect(gaps(reply)).toEqual([]);
  expect(reply).toMatch(/> Could you send me the signed contract by Friday\?\nYes/);
  expect(reply).toContain('deliver?\non Tuesday.\n');
  expect(reply).not.toContain('moved');
  const short = 'Hi Jo,\n\nWhen will the contract be ready?\n\nBest,\nAnn';
  expect(gaps(answeredDraft(short, ['skip']))).toEqual([]);
});

test('yes, no and later answer an ask of every kind, in every language', () => {
  const kinds = 'Is it true? Is it A or B? When? How much? Who? Where? Why? Please call me. I need the plan.';
  for (const language of languageValues) {
    const answers = (['yes', 'no', 'later'] as const).map((answer) => {
      const reply = answeredDraft(`Hi Jo,\n\n${kinds}\n\nBest,\nAnn`, Array(9).fill(answer), { language });
      expect(gaps(reply)).toEqual([]);
      return reply;
    });
    expect(new Set(answers).size).toBe(3);
  }
});

test("an answer in the person's own words is used unchanged, with its brackets", () => {
  for (const text of ['array[0], see [draft]', 'iPhone {time} $& **new**\n> 2 lines', '日本語 \u202e'])
    expect(answeredDraft(mail, [{ text }])).toContain(`by Friday?\n${text}\n`);
});

test('an answer ranks above the intent and above the instructions', () => {
  const customPrompt = "Say yes to the contract. Don't mention that you moved.";
  const reply = answeredDraft(mail, ['no', 'later', { text: 'I did.' }], { customPrompt, intent: 'accept' });
  expect(reply).toContain('moved?\nI did.');
  expect(reply).not.toMatch(/Yes|accept/);
});

test('the reply to a mail that looks like fraud agrees to nothing', () => {
  for (const intent of ['accept', 'confirm', 'general'] as const) {
    const { reply } = draft(mail, { intent, isSuspicious: true });
    expect(gaps(reply)).toHaveLength(3);
  }
});

test('a custom tone gets the plain register, and a note says so', () => {
  expect(draft(mail, { tone: 'like a pirate' }).notes).toEqual([expect.stringContaining('like a pirate')]);
});

test('the same request gives the same draft', () => {
  expect(draft(mail)).toEqual(draft(mail));
});
