import { beforeAll, expect, test } from 'vitest';
import { type Language, languageValues } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';
import { loadInstructionWords } from './instruction-words.ts';
import { parseInstructions } from './instructions.ts';
import { lengthOf } from './length.ts';
import { localInstructions } from './local-instructions.ts';

type Row = { brief: readonly string[]; twoSentences: readonly string[]; fifty: string; characters: string };

const rows: Record<Exclude<Language, 'English'>, Row> = {
  German: {
    brief: ['Kurz bitte', 'Fass dich kurz', 'eine kurze Antwort'],
    twoSentences: ['Antworte in zwei Sätzen', 'höchstens 2 Sätze'],
    fifty: 'max. 50 Wörter',
    characters: 'höchstens 50 Zeichen',
  },
  French: {
    brief: ['Sois bref', 'Fais court', 'une réponse courte'],
    twoSentences: ['Réponds en deux phrases', '2 phrases maximum'],
    fifty: 'pas plus de 50 mots',
    characters: '50 caractères au maximum',
  },
  Spanish: {
    brief: ['Sé breve', 'una respuesta corta', 'Responde brevemente'],
    twoSentences: ['Responde en dos frases', 'máximo 2 frases'],
    fifty: 'no más de 50 palabras',
    characters: 'máximo 50 caracteres',
  },
  Italian: {
    brief: ['Sii breve', 'una risposta breve', 'Rispondi brevemente'],
    twoSentences: ['Rispondi in due frasi', 'massimo 2 frasi'],
    fifty: 'non più di 50 parole',
    characters: 'massimo 50 caratteri',
  },
  Portuguese: {
    brief: ['Seja breve', 'uma resposta curta', 'Responda brevemente'],
    twoSentences: ['Responda em duas frases', 'no máximo 2 frases'],
    fifty: 'até 50 palavras',
    characters: 'no máximo 50 caracteres',
  },
  Chinese: {
    brief: ['简短一点', '请简短回复', '回复要简洁'],
    twoSentences: ['用两句话回复', '不超过2句话'],
    fifty: '不超过50个词',
    characters: '50字以内',
  },
  Japanese: {
    brief: ['短くしてください', '簡潔にお願いします', '短い返信で'],
    twoSentences: ['2文で返信してください', '二文以内で書いて'],
    fifty: '50語以内で',
    characters: '５０文字以内で書いて',
  },
  Korean: {
    brief: ['짧게 써 주세요', '간단히 답해 주세요', '짧은 답장으로'],
    twoSentences: ['두 문장으로 답해 주세요', '최대 2문장'],
    fifty: '최대 50단어',
    characters: '50자 이내로 써 주세요',
  },
  Arabic: {
    brief: ['باختصار', 'اكتب باختصار', 'رد قصير من فضلك'],
    twoSentences: ['أجب في جملتين', 'في 2 جملة كحد أقصى'],
    fifty: 'بأقل من 50 كلمة',
    characters: 'في ٥٠ حرفا كحد أقصى',
  },
  Russian: {
    brief: ['Коротко, пожалуйста', 'Ответь кратко', 'короткий ответ'],
    twoSentences: ['Ответь в двух предложениях', 'не более 2 предложений'],
    fifty: 'не более 50 слов',
    characters: 'до 50 знаков',
  },
  Hindi: {
    brief: ['संक्षेप में लिखें', 'जवाब छोटा रखें', 'कृपया संक्षिप्त उत्तर दें'],
    twoSentences: ['दो वाक्यों में जवाब दें', 'अधिकतम 2 वाक्य'],
    fifty: '५० शब्दों में लिखें',
    characters: 'अधिकतम 50 अक्षर',
  },
  Dutch: {
    brief: ['Houd het kort', 'kort graag', 'een kort antwoord'],
    twoSentences: ['Antwoord in twee zinnen', 'maximaal 2 zinnen'],
    fifty: 'niet meer dan 50 woorden',
    characters: 'hoogstens 50 tekens',
  },
  Swedish: {
    brief: ['Fatta dig kort', 'Svara kort', 'ett kort svar'],
    twoSentences: ['Svara med två meningar', 'högst 2 meningar'],
    fifty: 'max 50 ord',
    characters: 'högst 50 tecken',
  },
  Polish: {
    brief: ['Krótko, proszę', 'Odpowiedz zwięźle', 'krótka odpowiedź'],
    twoSentences: ['Odpowiedz w dwóch zdaniach', 'najwyżej 2 zdania'],
    fifty: 'nie więcej niż 50 słów',
    characters: 'maksymalnie 50 znaków',
  },
  Turkish: {
    brief: ['Kısa olsun', 'Lütfen kısa yaz', 'kısa bir yanıt'],
    twoSentences: ['İki cümleyle yanıtla', 'en fazla 2 cümle'],
    fifty: 'en fazla 50 kelime',
    characters: 'en fazla 50 karakter',
  },
  Vietnamese: {
    brief: ['Viết ngắn gọn', 'ngắn thôi', 'Trả lời ngắn gọn'],
    twoSentences: ['Trả lời trong hai câu', 'tối đa 2 câu'],
    fifty: 'không quá 50 từ',
    characters: 'tối đa 50 ký tự',
  },
  Thai: {
    brief: ['ขอสั้นๆ', 'ตอบให้กระชับ', 'เขียนสั้น ๆ'],
    twoSentences: ['ตอบในสองประโยค', 'ไม่เกิน ๒ ประโยค'],
    fifty: 'ไม่เกิน 50 คำ',
    characters: 'ไม่เกิน 50 ตัวอักษร',
  },
  Indonesian: {
    brief: ['Singkat saja', 'Jawab dengan singkat', 'balasan singkat'],
    twoSentences: ['Jawab dalam dua kalimat', 'maksimal 2 kalimat'],
    fifty: 'tidak lebih dari 50 kata',
    characters: 'maksimal 50 karakter',
  },
  Greek: {
    brief: ['Σύντομα παρακαλώ', 'Γράψε σύντομα', 'σύντομη απάντηση'],
    twoSentences: ['Απάντησε σε δύο προτάσεις', 'το πολύ 2 προτάσεις'],
    fifty: 'μέχρι 50 λέξεις',
    characters: 'το πολύ 50 χαρακτήρες',
  },
  Romanian: {
    brief: ['Pe scurt, te rog', 'Fii concis', 'un răspuns scurt'],
    twoSentences: ['Răspunde în două propoziții', 'cel mult 2 propoziții'],
    fifty: 'maximum 50 de cuvinte',
    characters: 'cel mult 50 de caractere',
  },
  Czech: {
    brief: ['Stručně, prosím', 'Piš krátce', 'krátká odpověď'],
    twoSentences: ['Odpověz ve dvou větách', 'maximálně 2 věty'],
    fifty: 'nejvýše 50 slov',
    characters: 'maximálně 50 znaků',
  },
  Ukrainian: {
    brief: ['Коротко, будь ласка', 'Відповідай стисло', 'коротка відповідь'],
    twoSentences: ['Відповідай у двох реченнях', 'не більше 2 речень'],
    fifty: 'щонайбільше 50 слів',
    characters: 'до 50 знаків',
  },
  Hebrew: {
    brief: ['בקצרה בבקשה', 'תכתוב קצר', 'תשובה קצרה'],
    twoSentences: ['ענה בשני משפטים', 'לכל היותר 2 משפטים'],
    fifty: 'עד 50 מילים',
    characters: 'עד 50 תווים',
  },
  Malay: {
    brief: ['Ringkas sahaja', 'Jawab dengan pendek', 'jawapan ringkas'],
    twoSentences: ['Jawab dalam dua ayat', 'tidak lebih daripada 2 ayat'],
    fifty: 'maksimum 50 perkataan',
    characters: 'maksimum 50 aksara',
  },
  Bengali: {
    brief: ['সংক্ষেপে লিখুন', 'উত্তর ছোট রাখুন', 'সংক্ষিপ্ত উত্তর দিন'],
    twoSentences: ['দুই বাক্যে উত্তর দিন', 'সর্বোচ্চ ২টি বাক্য'],
    fifty: 'সর্বোচ্চ ৫০ শব্দ',
    characters: 'সর্বোচ্চ ৫০ অক্ষর',
  },
  Swahili: {
    brief: ['Jibu kwa ufupi', 'andika kwa kifupi', 'jibu fupi'],
    twoSentences: ['Jibu kwa sentensi mbili', 'sentensi zisizozidi 2'],
    fifty: 'maneno yasiyozidi 50',
    characters: 'herufi zisizozidi 50',
  },
};

const others = languageValues.filter((language) => language !== 'English');

beforeAll(async () => {
  await Promise.all([loadLanguages(), ...others.map(loadInstructionWords)]);
});

test.each(others)('%s: “brief” is understood as people say it', (language) => {
  for (const prompt of rows[language].brief) {
    expect([prompt, localInstructions(prompt, language)]).toMatchObject([
      prompt,
      { length: 'short', notFollowed: [], additions: [] },
    ]);
  }
});

test.each(others)('%s: so many sentences, words or characters at most are understood', (language) => {
  const { twoSentences, fifty, characters } = rows[language];
  const most = (prompt: string) => {
    const found = localInstructions(prompt, language);
    return found && [prompt, found.most?.count, found.most?.unit, found.length, ...found.notFollowed];
  };
  for (const prompt of twoSentences) expect(most(prompt)).toEqual([prompt, 2, 'sentences', 'short']);
  expect(most(fifty)).toEqual([fifty, 50, 'words', 'short']);
  expect(most(characters)).toEqual([characters, 50, 'characters', 'short']);
});

test.each([
  ['Keep it under 120 characters', 120, 'characters'],
  ['in 50 words or less', 50, 'words'],
  ['at most 50 words', 50, 'words'],
  ['in two sentences', 2, 'sentences'],
] as const)('English: “%s”', (prompt, count, unit) => {
  expect(parseInstructions(prompt)).toMatchObject({ most: { count, unit }, notFollowed: [] });
});

const mail = `From: Mia Lind <mia@lind.example>

Hello,

could you send me the contract? Could you also send me the report? Are you coming to the meeting?

Mia`;

async function draft(language: Language, customPrompt?: string) {
  const request = {
    reading: readEmail(mail),
    language,
    intent: 'accept' as const,
    tone: { kind: 'named' as const, value: 'formal' as const },
    seed: 1,
    ...(customPrompt ? { customPrompt } : {}),
  };
  await prepareDraft(request);
  return draftReply(request);
}

test.each(others)('%s: a reply is shorter where it is to be brief', async (language) => {
  const plain = await draft(language);
  const brief = await draft(language, rows[language].brief[0]);
  expect(lengthOf(brief.reply, 'words')).toBeLessThan(lengthOf(plain.reply, 'words'));
  expect(brief.notes).toEqual([]);
});

test.each(['Chinese', 'Japanese', 'Thai', 'Korean', 'German'] as const)(
  '%s: a note says where a reply is longer than it may be, and only there',
  async (language) => {
    const named = (clause: string) => [`I could not follow “${clause}” without leaving something out.`];
    const few = rows[language].characters.replace('50', '5').replace('５０', '５');
    expect((await draft(language, few)).notes).toEqual(named(few));
    expect((await draft(language, rows[language].characters.replace(/50|５０/, '800'))).notes).toEqual([]);
    const words = rows[language].fifty;
    expect((await draft(language, words.replace('50', '6'))).notes).toEqual(named(words.replace('50', '6')));
    expect((await draft(language, words.replace('50', '300'))).notes).toEqual([]);
    const [sentences] = rows[language].twoSentences;
    expect((await draft(language, sentences)).notes).toEqual(named(sentences ?? ''));
  },
);
