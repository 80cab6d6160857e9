import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { packFiles } from '#drafter/packs.ts';
import { caseOf, replyOf } from '../case.fixture.ts';
import type { EvalCase } from '../case.ts';
import { asksGuard } from './asks.ts';

const found = (changes: Partial<EvalCase>, text: string) =>
  asksGuard(caseOf(changes), replyOf(text)).map(({ message }) => message);

/** Asks that only their place can touch. */
const several = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ about: `ask ${at + 1}`, touchedBy: ['no such word'] }));

/** A reply that answers nothing and names a day, a month or a season whose name begins like an ordinal. */
const evasive: readonly [Language, string][] = [
  ['English', 'Hello,\n\nI will be back on Friday, 5 March, at first light.\n\nBest wishes\nBen'],
  ['French', 'Bonjour,\n\nje reviens vendredi, avec mes premiers résultats.\n\nCordialement,\nLuc'],
  ['Spanish', 'Hola:\n\nVuelvo el viernes a primera hora, en el segundo piso.\n\nSaludos\nAna'],
  ['German', 'Guten Tag,\n\nich bin ab Donnerstag, dem zweiten Ostertag, wieder da.\n\nGrüße\nAnna'],
  ['Italian', 'Buongiorno,\n\nsono in ufficio venerdì, in primavera al secondo piano.\n\nSaluti\nEva'],
  ['Portuguese', 'Olá,\n\nvolto na segunda ou na terça, o mais tardar na quinta.\n\nAbraço\nRui'],
  ['Polish', 'Dzień dobry,\n\nbędę w biurze w piątek i w czwartek.\n\nPozdrawiam\nPiotr'],
  ['Czech', 'Dobrý den,\n\nv pátek a ve čtvrtek jsem v kanceláři s druhými kolegy.\n\nS pozdravem\nJana'],
  ['Russian', 'Добрый день!\n\nВ четверг и в пятницу, во вторник тоже, я на месте.\n\nС уважением,\nИгорь'],
  ['Ukrainian', "Добрий день!\n\nУ четвер, п'ятницю та вівторок я з другом на місці.\n\nЗ повагою,\nІрина"],
  ['Romanian', 'Bună ziua,\n\nprimesc vizite la primăvară, joi la primărie.\n\nCu stimă,\nAna'],
  ['Greek', 'Καλημέρα,\n\nτη Δευτέρα, την Τρίτη και την Πέμπτη είμαι εδώ.\n\nΜε εκτίμηση\nΝίκος'],
  ['Korean', '안녕하세요.\n\n세금 관련 회의가 목요일 네 시에 있습니다.\n\n감사합니다.\n김민수'],
  ['Japanese', '田中様\n\n木曜日の一時に戻ります。二人でお待ちします。\n\nよろしくお願いします。\n山田'],
  ['Chinese', '王经理：\n\n我星期一、星期二和星期四都在，一起等您。\n\n此致\n李娜'],
  ['Arabic', 'مرحبًا،\n\nسأكون في المكتب يوم الاثنين والثلاثاء والأربعاء والخميس.\n\nمع التحية\nليلى'],
  ['Hebrew', 'שלום,\n\nאהיה במשרד ביום ראשון, ביום שני וביום שלישי.\n\nבברכה\nדנה'],
  ['Vietnamese', 'Chào anh,\n\nthứ hai, thứ ba và thứ tư tôi có mặt.\n\nTrân trọng\nLan'],
  ['Thai', 'สวัสดี\n\nจะเข้าสำนักงานวันจันทร์ เวลา 3 โมง ห้าคน\n\nขอแสดงความนับถือ\nอรทัย'],
  ['Swahili', 'Habari,\n\nnitakuwa ofisini Jumatatu saa nne na Alhamisi saa tano.\n\nWako\nAsha'],
];

test.each(evasive)('%s: a day is no touch of an ask by its place', (language, text) => {
  expect(found({ language, asks: several(5) }, text)).toHaveLength(5);
});

const packs = await Promise.all(
  languageValues.map(async (language) => ({ language, pack: await packFiles[language]() })),
);
const sides = ['$1', '$2'] as const;

test.each(packs)('$language: its own words for one of several questions are known', ({ language, pack }) => {
  const { first, second, third, only } = pack.questionRefs;
  for (const side of sides) {
    const said = (text: string) => text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, side);
    const text = said(`X.\n\n${[first, second, third].join('; ')}: [?].`);
    expect(found({ language, asks: several(3) }, text)).toEqual([]);
    expect(found({ language, asks: several(1) }, said(`X. ${only}: [?].`))).toEqual([]);
  }
});

test.each(packs)(
  '$language: a question asked before all answers touches all of them',
  ({ language, pack }) => {
    for (const passage of [pack.askBack, pack.need, pack.explain]) {
      for (const text of Object.values(passage.many).flat()) {
        for (const side of sides) {
          const said = text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, side);
          expect(found({ language, asks: several(3), intent: 'question' }, said)).toEqual([]);
        }
      }
    }
  },
);

/** Thanks that name everything that was asked, and nothing more. */
const thankful: readonly [Language, touchedBy: readonly string[], string][] = [
  [
    'English',
    ['contract', 'price'],
    'Dear Anna,\n\nThank you for your questions about the price and the contract. Have a nice day.\n\nBest wishes\nBen',
  ],
  [
    'German',
    ['vertrag', 'preis'],
    'Guten Tag, Frau Lind,\n\nvielen Dank für Ihre Frage, für den Vertrag und den Preis. Einen schönen Tag wünsche ich.\n\nFreundliche Grüße\nBen',
  ],
  [
    'Japanese',
    ['契約', '価格'],
    '田中様\n\n契約書と価格のご質問をいただき、ありがとうございます。\n今後ともよろしくお願いいたします。\n\n山田',
  ],
  [
    'Arabic',
    ['العقد', 'السعر'],
    'السيدة ليلى،\n\nشكرًا على سؤالكم عن العقد والسعر. أتمنى لكم يومًا سعيدًا.\n\nمع التحية\nسامر',
  ],
  [
    'Russian',
    ['договор', 'цен'],
    'Здравствуйте, Анна!\n\nСпасибо за вопрос о договоре и цене. Хорошего дня.\n\nС уважением,\nИгорь',
  ],
];

test.each(thankful)('%s: opening thanks answer nothing', (language, touchedBy, text) => {
  expect(
    found({ language, asks: touchedBy.map((word) => ({ about: word, touchedBy: [word] })) }, text),
  ).toHaveLength(2);
  expect(found({ language, asks: [{ about: 'it', touchedBy: ['no such word'] }] }, text)).toHaveLength(1);
});

test('salutation and sign-off answer nothing, an answer beside the thanks does', () => {
  const asks = [{ about: 'the contract', touchedBy: ['contract'] }];
  expect(found({ asks }, 'Dear Contract Team,\n\nI am on it.\n\nBest wishes\nBen, Contracts')).toHaveLength(
    1,
  );
  expect(found({ asks }, 'Hi Anna,\n\nthanks for asking, the contract is signed.\n\nBen')).toEqual([]);
  expect(found({ asks }, 'Thanks – the contract is on its way.')).toEqual([]);
});

test('an offer to answer questions is no answer', () => {
  const asks = several(2);
  const offers = 'I am out of office. I gladly answer your questions.';
  expect(found({ asks }, offers)).toHaveLength(2);
  expect(found({ asks, intent: 'question' }, offers)).toHaveLength(2);
  for (const [language, text] of [
    ['Japanese', 'ご質問がございましたら、ご連絡ください。'],
    ['Polish', 'W razie pytań proszę o kontakt.'],
    ['Czech', 'S dalšími dotazy se na mě obraťte.'],
    ['Vietnamese', 'Nếu có câu hỏi, vui lòng liên hệ.'],
  ] as const)
    expect(found({ language, asks: several(1) }, text)).toHaveLength(1);
});

test('a numbered list has to say something in every item', () => {
  const asks = several(3);
  expect(found({ asks }, '1. Yes.\n2. [the number]\n3. No.')).toEqual([]);
  expect(found({ asks }, '1. Yes.\n2. …\n3. No.')).toHaveLength(3);
});
