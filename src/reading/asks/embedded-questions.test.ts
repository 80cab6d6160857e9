import { expect, test } from 'vitest';
import { asksForState, embeddedQuestion } from './embedded-questions.ts';

test.each([
  [
    'Polish',
    'Proszę też o informację, czy zmywarka jest na miejscu, bo bez niej nie zaczniemy.',
    'Czy zmywarka jest na miejscu?',
    'yes-no',
  ],
  ['Czech', 'Dejte nám prosím vědět, kolik hostů přijde.', 'Kolik hostů přijde?', 'amount'],
  ['Czech', 'Dejte nám prosím vědět, zda máte parkování.', 'zda máte parkování', 'yes-no'],
  ['Ukrainian', 'Підкажіть, будь ласка, чи є в будівлі ліфт.', 'Чи є в будівлі ліфт?', 'yes-no'],
  ['Russian', 'Сообщите, пожалуйста, нужен ли вам переводчик.', 'Нужен ли вам переводчик?', 'yes-no'],
  [
    'Romanian',
    'Aș dori să știu dacă preferați dobândă fixă sau variabilă.',
    'dacă preferați dobândă fixă sau variabilă',
    'choice',
  ],
  ['Greek', 'Θα ήθελα να μάθω πότε ξεκινάει το μάθημα.', 'Πότε ξεκινάει το μάθημα;', 'time'],
  ['Arabic', 'كما نرجو إعلامنا هل يوجد مصعد في المبنى.', 'هل يوجد مصعد في المبنى؟', 'yes-no'],
  [
    'Arabic',
    'يرجى إخبارنا كم شخصا سيسكن معكم، وهل لديكم حيوانات.',
    'كم شخصا سيسكن معكم، وهل لديكم حيوانات؟',
    'fact',
  ],
  ['Hebrew', 'אשמח לדעת כמה משתתפים יגיעו.', 'כמה משתתפים יגיעו?', 'amount'],
  ['German', 'Bitte teilen Sie uns mit, ob es einen Aufzug gibt.', 'ob es einen Aufzug gibt', 'yes-no'],
  ['French', "J'aimerais savoir s'il reste des places.", "s'il reste des places", 'yes-no'],
  ['Spanish', '¿Podría decirnos si hay aparcamiento?', 'si hay aparcamiento', 'yes-no'],
  [
    'Italian',
    'Vorremmo anche sapere se preferisce il fronte o il retro.',
    'se preferisce il fronte o il retro',
    'choice',
  ],
  ['Portuguese', 'Gostaria de saber se é possível pagar depois.', 'se é possível pagar depois', 'yes-no'],
  ['Dutch', 'Kunt u laten weten of er parkeerplaats is?', 'of er parkeerplaats is', 'yes-no'],
  ['Swedish', 'Kan du meddela om ni har allergier?', 'om ni har allergier', 'yes-no'],
  ['Swahili', 'Naomba unijulishe iwapo mna maegesho ya basi.', 'iwapo mna maegesho ya basi', 'yes-no'],
] as const)('%s: the question within “%s” is found', (language, text, question, answer) => {
  expect(embeddedQuestion(text, language)).toEqual({ text: question, answer });
});

test.each([
  ['Polish', 'Czy zmywarka jest już na miejscu?'],
  ['Polish', 'Proszę o kontakt, jak tylko Pani wróci do biura.'],
  ['Romanian', 'Dacă se poate, vă rog să ne trimiteți lista.'],
  ['Russian', 'Дайте знать, как только товар придёт на склад.'],
  ['Russian', `Сообщите, пожалуйста, где ${'очень '.repeat(40)}удобно`],
  ['French', 'Merci de nous envoyer le plan si possible avant lundi.'],
  ['Spanish', 'Le ruego que nos lo envíe si está listo.'],
] as const)('%s: “%s” holds none fit to be said again', (language, text) => {
  expect(embeddedQuestion(text, language)).toBeUndefined();
});

test('a courteous question of what there is wants no deed', () => {
  const asks = (text: string) => asksForState({ text, answer: 'action' });
  expect(asks('Máte ho prosím v archivu?')).toBe(true);
  expect(asks('Pošlete mi ho prosím?')).toBe(false);
  expect(asks('Máte ho prosím v archivu.')).toBe(false);
});
