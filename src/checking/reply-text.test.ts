import { expect, test } from 'vitest';
import { folded, holdsWord, sentencesOf } from './reply-text.ts';

test.each([
  ['It is for you. I will come.', 2],
  ['Спасибо, что обратились ко мне. Прежде чем ответить, спрошу.', 2],
  ['I write about INV-2041. You will have it.', 2],
  ['Dziękuję za wiadomość. W sprawie listy: tak.', 2],
  ['Ευχαριστώ πολύ. Σχετικά με αυτό; ναι.', 3],
  ['您好！合同已收到。谢谢', 3],
  ['धन्यवाद। मैं भेजूँगा।', 2],
  ['شكرا لك. سأرسل العقد.', 2],
  ['Am 3. März, z. B. bei Dr. Lind, ca. um zwölf.', 1],
  ['1. Ja.\n2. Nein.', 2],
])('“%s” has its sentences parted', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test('a word is found at the beginning of a word, and anywhere where no spaces part words', () => {
  expect(holdsWord(folded('Der Vertrag'), 'vertrag')).toBe(true);
  expect(holdsWord(folded('We start.'), 'art')).toBe(false);
  expect(holdsWord(folded('والعقد'), 'العقد')).toBe(true);
  expect(holdsWord(folded('L’Été'), 'été')).toBe(true);
});
