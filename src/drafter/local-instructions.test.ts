import { expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { loadInstructionWords } from './instruction-words.ts';
import { parseInstructions } from './instructions.ts';
import { localInstructions } from './local-instructions.ts';

type Row = {
  short: string;
  propose: string;
  /** What `propose` proposes. */
  time: string;
  decline: string;
  quote: string;
  sign: string;
  /** Says that something is so; `said` is what. */
  say: string;
  said: string;
  askFor: string;
  thing: string;
  unknown: string;
};

const rows: Record<Exclude<Language, 'English'>, Row> = {
  German: {
    short: 'Halte es kurz',
    propose: 'Schlage Freitag um 10 Uhr vor',
    time: 'Freitag um 10 Uhr',
    decline: 'Lehne höflich ab',
    quote: 'Schreibe „Bis bald in Wien!“',
    sign: 'unterschreibe als Anna',
    say: 'sage, dass wir am Montag liefern',
    said: 'wir am Montag liefern',
    askFor: 'bitte um die Rechnung',
    thing: 'die Rechnung',
    unknown: 'Tanze einen langsamen Walzer',
  },
  French: {
    short: 'Réponds brièvement',
    propose: 'Propose vendredi à 10 h',
    time: 'vendredi à 10 h',
    decline: 'Décline poliment',
    quote: 'Écris « À bientôt à Vienne ! »',
    sign: 'signe Anna',
    say: 'dis que nous livrons lundi',
    said: 'nous livrons lundi',
    askFor: 'demande la facture',
    thing: 'la facture',
    unknown: 'Danse une valse lente',
  },
  Spanish: {
    short: 'Sé breve',
    propose: 'Propón el viernes a las 10',
    time: 'viernes a las 10',
    decline: 'Rechaza amablemente',
    quote: 'Escribe «¡Nos vemos en Viena!»',
    sign: 'firma como Anna',
    say: 'di que entregamos el lunes',
    said: 'entregamos el lunes',
    askFor: 'pide la factura',
    thing: 'la factura',
    unknown: 'Baila un vals lento',
  },
  Japanese: {
    short: '短く書いてください',
    propose: '金曜日の10時を提案して',
    time: '金曜日の10時',
    decline: '丁寧に断ってください',
    quote: '「ウィーンでお会いしましょう」と書いて',
    sign: 'Annaと署名して',
    say: '月曜日に発送すると伝えて',
    said: '月曜日に発送する',
    askFor: '請求書を依頼して',
    thing: '請求書',
    unknown: 'ゆっくりワルツを踊って',
  },
  Turkish: {
    short: 'Kısa tut',
    propose: 'Cuma saat 10:00 öner',
    time: 'Cuma saat 10:00',
    decline: 'Kibarca reddet',
    quote: '“Viyana’da görüşürüz!” yaz',
    sign: 'Anna olarak imzala',
    say: 'Pazartesi teslim edeceğimizi söyle',
    said: 'Pazartesi teslim edeceğimizi',
    askFor: 'faturayı iste',
    thing: 'faturayı',
    unknown: 'Yavaş bir vals dansı yap',
  },
} as Record<Exclude<Language, 'English'>, Row>;

const others = languageValues.filter((language) => language !== 'English' && rows[language]) as Exclude<
  Language,
  'English'
>[];
await Promise.all(others.map(loadInstructionWords));

const read = (language: Language, prompt: string) => {
  const found = localInstructions(prompt, language);
  if (!found) throw new Error(`${language} is not loaded`);
  return found;
};

test.each(others)('%s: what people ask for most is understood', (language) => {
  const row = rows[language];
  expect(read(language, row.short)).toMatchObject({ length: 'short', notFollowed: [] });
  const { proposals, notFollowed } = read(language, `${row.propose}.`);
  expect(notFollowed).toEqual([]);
  expect(proposals).toEqual([row.time]);
  expect(read(language, row.decline)).toMatchObject({ all: 'no', orders: [], notFollowed: [] });
  expect(read(language, row.sign)).toMatchObject({ signAs: 'Anna', notFollowed: [] });
});

test.each(others)('%s: words to be said and quoted are taken as written', (language) => {
  const { quote, say, said, askFor, thing } = rows[language];
  const { additions, notFollowed } = read(language, quote);
  expect(notFollowed).toEqual([]);
  expect(additions.map(({ act }) => act)).toEqual(['quote']);
  expect(quote).toContain(additions[0]?.text);
  expect(additions[0]?.text).not.toMatch(/["“”„«»「」]|^\s|\s$/);
  expect(read(language, say)).toMatchObject({ additions: [{ act: 'say', text: said }], notFollowed: [] });
  expect(read(language, askFor)).toMatchObject({
    additions: [{ act: 'ask-for', text: thing }],
    notFollowed: [],
  });
});

test.each(others)('%s: several instructions are told apart, and the unknown one is named', (language) => {
  const { short, unknown, sign, say, said } = rows[language];
  const lines = read(language, `${short}\n${unknown}\n${say}\n${sign}`);
  expect(lines).toMatchObject({
    length: 'short',
    signAs: 'Anna',
    additions: [{ act: 'say', text: said }],
    notFollowed: [unknown],
  });
  const comma = /[぀-ヿ一-鿿]/u.test(short) ? '、' : ', ';
  expect(read(language, [short, say, sign].join(comma))).toMatchObject({
    length: 'short',
    signAs: 'Anna',
    additions: [{ act: 'say', text: said }],
    notFollowed: [],
  });
});

test('instructions are read in the language that leaves the least over', () => {
  expect(
    parseInstructions('Lehne höflich ab und unterschreibe als Anna', ['English', 'German']),
  ).toMatchObject({
    all: 'no',
    signAs: 'Anna',
    notFollowed: [],
  });
  expect(parseInstructions('sign as Anna', ['German', 'French'])).toMatchObject({ signAs: 'Anna' });
  expect(parseInstructions('blow up the moon', ['German']).notFollowed).toEqual(['blow up the moon']);
});
