import { expect, test } from 'vitest';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import { checkReply, replyChecker } from './check-reply.ts';

const mail = `Hi Ben,

Can you confirm the booking of the hall? How many people do you expect? Please send the floor plan.

Anna`;
const reading = readEmail(mail);

/** The states of the asks, in order. */
function states(reply: string, emailContent = mail): string[] {
  return coverage(reply, emailContent).map(({ state }) => state);
}

function coverage(reply: string, emailContent = mail) {
  return checkReply({ reply, reading: readEmail(emailContent), emailContent }).coverage;
}

/** The text of a reply from the place of an answer on. */
function textAt(reply: string, index: number): string {
  return reply.slice(coverage(reply)[index]?.at);
}

test('below a quoted ask the text decides', () => {
  const reply = `Hi Anna,

> Can you confirm the booking of the hall?
Yes.

> How many people do you expect?
[number]

> Please send the floor plan.

Kind regards,
Ben`;
  expect(states(reply)).toEqual(['answered', 'open', 'open']);
  expect(textAt(reply, 0)).toMatch(/^Yes\./);
  expect(textAt(reply, 1)).toMatch(/^\[number\]/);
  expect(textAt(reply, 2)).toMatch(/^\n+Kind regards/);
});

test('the asks of a draft with gaps are open, and answered after the gaps are filled', () => {
  const { reply } = draftReply({
    reading,
    intent: 'general',
    tone: { kind: 'named', value: 'friendly' },
    language: 'English',
  });
  expect(states(reply)).toEqual(['open', 'open', 'open']);
  expect(states(reply.replace(/\[[^\]]+\]/g, 'Certainly'))).toEqual(['answered', 'answered', 'answered']);
});

test('a sentence with the words of one ask answers this ask only', () => {
  const reply = 'Hi Anna,\n\nWe confirm the booking of the hall.\n\nThe floor plan is attached.\n\nBen';
  const [booking, people, plan] = coverage(reply);
  expect([booking?.state, plan?.state]).toEqual(['answered', 'answered']);
  expect(people?.state).not.toBe('answered');
  expect(textAt(reply, 0)).toMatch(/^We confirm/);
  expect(textAt(reply, 2)).toMatch(/^The floor plan/);
});

test('an ask that is not mentioned belongs after the answer to the ask before it', () => {
  const reply = 'Hi Anna,\n\nWe confirm the booking of the hall.\n\nKind regards,\nBen';
  expect(states(reply)).toEqual(['answered', 'open', 'open']);
  expect(textAt(reply, 1)).toBe('\n\nKind regards,\nBen');
});

test('a sentence with a gap is open, and the gap is the place of the answer', () => {
  const reply = 'Hi Anna,\n\nWe expect [number] people.\n\nBen';
  expect(coverage(reply)[1]?.state).toBe('open');
  expect(textAt(reply, 1)).toMatch(/^\[number\]/);
});

test('an ask that another one contains is known by its own quotation', () => {
  const two = 'Hi Ben,\n\nWhat is the price of item 1? What is the price of item 12?\n\nAnna';
  const reply =
    'Hi Anna,\n\n> What is the price of item 1?\n5 euros.\n\n> What is the price of item 12?\n[amount]\n\nBen';
  expect(states(reply, two)).toEqual(['answered', 'open']);
});

test('a gap of a draft is a gap, also if the mail has the same words in brackets', () => {
  const form = 'Hi Ben,\n\nWhen can you come? Please write "I come on [date]".\n\nAnna';
  const reply = 'Hi Anna,\n\n> When can you come?\n[date]\n\nBen';
  const check = checkReply({ reply, reading: readEmail(form), emailContent: form });
  expect(check.gaps.map(({ text }) => text)).toEqual(['[date]']);
  const quoted = 'Hi Anna,\n\nI wrote "I come on [date]" as you asked.\n\nBen';
  expect(checkReply({ reply: quoted, reading: readEmail(form), emailContent: form }).gaps).toEqual([]);
});

test('a sentence with all words of the answer that the person gave answers the ask', () => {
  const reply = 'Hi Anna,\n\nFor the party we count on 24 guests, as agreed.\n\nBen';
  const people = reading.asks[1];
  if (!people) throw new Error('no ask');
  const check = replyChecker({ reading, emailContent: mail });
  const covered = (text: string) => check(reply, new Map([[people, text]])).coverage[1]?.state;
  expect(covered('24 guests')).toBe('answered');
  expect(covered('25 guests')).not.toBe('answered');
});

test('a reply that asks the question back does not answer it', () => {
  expect(states('Hi Anna,\n\nCan you confirm the booking of the hall?\n\nBen')[0]).toBe('open');
  expect(
    states('Hi Anna,\n\n> Can you confirm the booking of the hall?\nWhich hall do you mean?\n\nBen')[0],
  ).not.toBe('answered');
});

test('a sentence with the words of an ask for a number, but without a number, does not answer it', () => {
  expect(states('Hi Anna,\n\nWe expect many people.\n\nBen')[1]).not.toBe('answered');
});

test.each([
  [
    'German',
    'Sehr geehrte Frau Lind,\n\nkönnen Sie uns den Mietvertrag schicken? ' +
      'Wie viele Personen kommen am Freitag?\n\nMit freundlichen Grüßen\nAnna Okafor',
    'Sehr geehrte Frau Okafor,\n\nden Mietvertrag sende ich Ihnen.\n\nMit freundlichen Grüßen\nEva Lind',
  ],
  [
    'Russian',
    'Здравствуйте, Ева!\n\nПришлите, пожалуйста, договор аренды. Сколько человек приедет?\n\nС уважением,\nАнна',
    'Здравствуйте, Анна!\n\nДоговор аренды отправлю завтра.\n\nС уважением,\nЕва',
  ],
  [
    'Japanese',
    '佐藤様\n\nお世話になっております。契約書をお送りいただけますか。参加人数は何名でしょうか。\n\n高橋',
    '高橋様\n\nご連絡ありがとうございます。契約書をお送りいたします。\n\n佐藤',
  ],
  [
    'Arabic',
    'السيدة ليلى،\n\nهل يمكنكم إرسال العقد؟ كم عدد الأشخاص؟\n\nمع التحية\nسامي',
    'السيد سامي،\n\nسأرسل العقد.\n\nمع التحية\nليلى',
  ],
  [
    'Korean',
    '이수진 님,\n\n계약서를 보내 주시겠습니까? 참석 인원은 몇 명입니까?\n\n김민수 드림',
    '김민수 님,\n\n계약서를 보내 드립니다.\n\n이수진 드림',
  ],
])('in %s, too, words decide', (_, emailContent, reply) => {
  const [first, second] = states(reply, emailContent);
  expect(first).toBe('answered');
  expect(second).not.toBe('answered');
});

test('a reply in another language is decided by names and numbers only', () => {
  const emailContent =
    'Hallo Daniel,\n\nweißt du schon, ob du beim Termin in Graz dabei bist? Kannst du mir bitte den Vertrag schicken?\n\nSteffi';
  const reply =
    'Hi Steffi,\n\nI will come to Graz.\n\nThe contract will follow soon, as we discussed.\n\nDaniel';
  expect(states(reply, emailContent)).toEqual(['answered', 'unsure']);
});

test('any text can be checked', () => {
  for (const reply of ['', '>', '> >\n>', '[', '?'.repeat(3000), '> a\n'.repeat(500), 'A '.repeat(4000)]) {
    for (const { at } of coverage(reply)) expect(at).toBeLessThanOrEqual(reply.length);
  }
});
