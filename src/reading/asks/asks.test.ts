import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import type { Ask } from '../reading.ts';
import { findAsks } from './asks.ts';

const topics = (text: string) => findAsks(text).map((ask) => ask.topic);
const only = (text: string): Ask => {
  const asks = findAsks(text);
  expect([text, asks.length]).toEqual([text, 1]);
  return asks[0] as Ask;
};

test('two questions in one sentence are two asks', () => {
  expect(topics('What is the price and when can you deliver?')).toEqual([
    'the price',
    'when you can deliver',
  ]);
  expect(
    topics('I have two questions: how do I reset my password and where can I download the app?'),
  ).toEqual(['how I reset my password', 'where I can download the app']);
});

test('each point of a numbered list is its own ask', () => {
  const list =
    '1. What is the total cost?\n2. Do you offer a discount for ten licences?\n3. When does the trial end?';
  expect(topics(list)).toEqual([
    'the total cost',
    'whether you offer a discount for ten licences',
    'when the trial ends',
  ]);
});

test('requests joined by commas and "and" are each their own', () => {
  const asks = findAsks('Please review the attached draft, add your comments and return it to me by Monday.');
  expect(asks.map((ask) => [ask.verb, ask.object])).toEqual([
    ['review', 'the attached draft'],
    ['add', 'your comments'],
    ['return', 'it to me'],
  ]);
  expect(asks[2]?.deadline).toBe('by Monday');
});

test('a polite request is cut into verb, object and deadline', () => {
  for (const text of [
    'Could you please send me the signed contract by Friday?',
    'Would you mind sending me the signed contract by Friday?',
    'It would be great if you could send me the signed contract by Friday.',
    'We need you to send us the signed contract by Friday.',
    'Kindly send me the signed contract by Friday.',
    'Send me the signed contract by Friday.',
    'I would appreciate it if you could send the signed contract by Friday.',
  ]) {
    expect(only(text)).toMatchObject({
      kind: 'request',
      act: 'request',
      answer: 'action',
      verb: 'send',
      object: 'the signed contract',
      deadline: 'by Friday',
    });
  }
});

test('a need is a request for the thing', () => {
  expect(only('We need the invoice for March by tomorrow.')).toMatchObject({
    object: 'the invoice for March',
    deadline: 'by tomorrow',
  });
  expect(only('Your approval is needed to proceed.').object).toBe('Your approval');
  expect(only('This is a reminder that all forms need to be returned by Friday.')).toMatchObject({
    object: 'all forms',
    deadline: 'by Friday',
  });
});

test('a mail without capitals is read too', () => {
  expect(topics('need to know how many people come. also can u bring the speaker??')).toEqual([
    'how many people come',
    'bring the speaker',
  ]);
});

test('an indirect question gives its clause', () => {
  expect(only('I was wondering whether the room is still available.').clause).toBe(
    'whether the room is still available',
  );
  expect(only('Please let me know if the date suits you.').clause).toBe('whether the date suits you');
  expect(only('Can you tell me how long the repair will take?')).toMatchObject({
    clause: 'how long the repair will take',
    answer: 'amount',
  });
  expect(topics('Please let me know if the date suits you and how many people will come.')).toEqual([
    'whether the date suits you',
    'how many people will come',
  ]);
});

test('a direct question is turned into statement order', () => {
  const clauses = {
    'When can you deliver?': 'when you can deliver',
    'Does the price include VAT?': 'whether the price includes VAT',
    'Did the customer accept the offer?': 'whether the customer accepted the offer',
    'Where did you send the invoice?': 'where you sent the invoice',
    'How much does the premium plan cost?': 'how much the premium plan costs',
    'Has the invoice been paid?': 'whether the invoice has been paid',
    'When will the new version be released?': 'when the new version will be released',
    'Are you available on Monday?': 'whether you are available on Monday',
    "The parcel arrived, didn't it?": 'whether the parcel arrived',
    'What time does the meeting start?': 'what time the meeting starts',
  };
  for (const [text, clause] of Object.entries(clauses))
    expect([text, only(text).clause]).toEqual([text, clause]);
});

test('the answer follows from what is asked for', () => {
  const answers = {
    'When is the deadline?': 'time',
    'How many seats do we need?': 'amount',
    'What is the price?': 'amount',
    'Who is responsible for the budget?': 'fact',
    'Why was the order cancelled?': 'explanation',
    'Do you prefer tea or coffee?': 'choice',
    'Is the meeting still on?': 'yes-no',
    'Please call the supplier.': 'action',
    'Thoughts?': 'explanation',
  };
  for (const [text, answer] of Object.entries(answers))
    expect([text, only(text).answer]).toEqual([text, answer]);
});

test('proposals, offers and permissions are told apart', () => {
  expect(only('Shall we meet on Tuesday?')).toMatchObject({
    act: 'proposal',
    topic: 'meet on Tuesday',
    verb: 'meet',
  });
  expect(only('Would Tuesday at 3pm work for you?')).toMatchObject({
    act: 'proposal',
    topic: 'Tuesday at 3pm',
  });
  expect(only('How about lunch on Friday?')).toMatchObject({ act: 'proposal', topic: 'lunch on Friday' });
  expect(only("If you are free next week, let's have a call.")).toMatchObject({
    act: 'proposal',
    topic: 'have a call',
  });
  expect(only('Would you like me to book a room?')).toMatchObject({ act: 'offer', topic: 'book a room' });
  expect(only('May I bring a colleague?')).toMatchObject({ act: 'permission', topic: 'bring a colleague' });
});

test('courtesies, closings and boilerplate ask nothing', () => {
  for (const text of [
    'How are you?',
    "Can you believe it's already March?",
    "Feel free to call me any time. Please don't hesitate to contact us.",
    'Please let me know if you have any questions.',
    'I wanted you to hear it from me.',
    'If you have any questions, please contact our support team.',
    'If anything about the invoice is unclear, please tell us so that we can sort it out.',
    'Please find attached the invoice. Please note that it is due on 1 May.',
    'We look forward to hearing from you.',
    'Have a nice weekend! Take care.',
    'You can reach me at 555 1234.',
    'I like your design. We appreciate your patience.',
    'I would like to thank you for your help.',
    'Anna asked me when we could start. I told her next week.',
    'He said "Can you come?" and left.',
    'If you are not the intended recipient, please delete this message.',
    'Project Manager',
    '',
  ]) {
    expect([text, findAsks(text)]).toEqual([text, []]);
  }
});

test('a bare "let me know" after a question is no further ask', () => {
  expect(findAsks('Are you up for a hike this weekend? Let me know!')).toHaveLength(1);
});

test('spans and sentences point into the text', () => {
  const text = 'Hi Tom,\n\nthanks. Could you call\nme back, and when is the\nmeeting?\n';
  const asks = findAsks(text);
  expect(asks.map((ask) => ask.text)).toEqual(['Could you call\nme back', 'when is the\nmeeting?']);
  for (const ask of asks) expect(text.slice(ask.start, ask.end)).toBe(ask.text);
  expect(asks[0]?.sentence).toBe('Could you call me back, and when is the meeting?');
});

test('other languages are read by question marks and cues', () => {
  const rows: [Language, string, number][] = [
    ['French', 'Bonjour,\nPourriez-vous m’envoyer le devis ? Quand pouvez-vous livrer ?\nMerci beaucoup.', 2],
    ['German', 'Hallo Anna,\nbitte schicke mir den Vertrag. Wie geht es dir? Wann passt es dir?', 2],
    ['Spanish', '¿Podría enviarme la factura? Gracias por todo.', 1],
    ['Chinese', '您好！请问什么时候可以发货？谢谢。', 1],
    ['Japanese', 'お世話になっております。見積書をお送りください。いつ届きますか。', 2],
    ['Greek', 'Πότε θα έρθετε; Ευχαριστώ.', 1],
    ['Arabic', 'متى يمكنك الحضور؟ شكرا.', 1],
    ['Thai', 'ประชุมวันไหนคะ', 1],
    ['Hindi', 'कृपया मुझे रिपोर्ट भेजें। धन्यवाद।', 1],
    ['Russian', 'Пришлите, пожалуйста, договор. Спасибо!', 1],
  ];
  for (const [language, text, count] of rows) {
    expect([language, findAsks(text, { language }).length]).toEqual([language, count]);
  }
  expect(findAsks('Wann können Sie liefern?', { language: 'German' })[0]).toMatchObject({ answer: 'time' });
});

const words = fc.constantFrom(
  ...'please could you send me the report and when is it ? ! . , ; : ( ) " \n - • 1. what if let know by Friday or we need to'.split(
    ' ',
  ),
  'let me know',
  'can you',
  '\n\n',
  '“',
  'é',
  '😀',
);

test('any text gives asks in order, within the text and not overlapping', () => {
  const hold = (text: string) => {
    let last = 0;
    for (const ask of findAsks(text)) {
      expect(ask.start).toBeGreaterThanOrEqual(last);
      expect(ask.end).toBeGreaterThan(ask.start);
      expect(text.slice(ask.start, ask.end)).toBe(ask.text);
      last = ask.end;
    }
  };
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
      hold,
    ),
    { numRuns: 100 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), hold));
});

test('thanks in advance asks for nothing, and when one has time is no question of time', () => {
  const french = { language: 'French' } as const;
  expect(findAsks('Je vous remercie par avance de votre retour.', french)).toEqual([]);
  const [ask] = findAsks("Tu pourrais m'envoyer les photos quand tu as deux minutes ?", french);
  expect(ask?.answer).toBe('action');
  expect(findAsks('Quand pourriez-vous livrer ?', french)[0]?.answer).toBe('time');
});
