import { expect, test } from 'vitest';
import { readEmail } from '../read-email.ts';
import type { Ask } from '../reading.ts';
import { askMatter } from './find-matters.ts';
import { mailMatter } from './mail-matter.ts';
import { italianWords } from './words/italian.ts';
import { portugueseWords } from './words/portuguese.ts';
import { romanianWords } from './words/romanian.ts';

const asking = (text: string): Ask => ({
  start: 0,
  end: text.length,
  text,
  sentence: text,
  kind: 'request',
  answer: 'action',
});

test('an order of februarie is no fever', () => {
  const mail = readEmail('Bună ziua,\n\nComanda din 17 februarie nu a fost livrată. Este inacceptabil!\n');
  expect(mailMatter(mail, romanianWords).gist).toBe('complaint');
});

test('quinta-feira is no fair', () => {
  expect(askMatter(asking('Pode na quinta-feira para uma reunião?'), portugueseWords).thing).toBe('meeting');
});

test('inoltre forwards nothing', () => {
  expect(askMatter(asking('Chiedo inoltre il rimborso immediato.'), italianWords).deed).toBe('pay');
});
