import { expect, test } from 'vitest';
import { readEmail } from '../read-email.ts';
import type { Ask } from '../reading.ts';
import { askMatter } from './find-matters.ts';
import { mailMatter } from './mail-matter.ts';
import { czechWords } from './words/czech.ts';
import { italianWords } from './words/italian.ts';
import { polishWords } from './words/polish.ts';
import { portugueseWords } from './words/portuguese.ts';
import { romanianWords } from './words/romanian.ts';
import { russianWords } from './words/russian.ts';
import { turkishWords } from './words/turkish.ts';

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

test('a clinic that asks for the hospital’s report tells of no illness', () => {
  const mail = readEmail('Dobrý den,\n\nna kontrolu si prosím vezměte zprávu z nemocnice.\n');
  expect(mailMatter(mail, czechWords).gist).not.toBe('illness');
});

test('a list of guests is no invitation, and to be at service neither', () => {
  const guests = readEmail('Merhaba,\n\nDavetli listesini bekliyorum.\n');
  expect(mailMatter(guests, turkishWords).gist).not.toBe('invitation');
  const service = readEmail('Dzień dobry,\n\nW razie pytań zapraszam do kontaktu.\n');
  expect(mailMatter(service, polishWords).gist).not.toBe('invitation');
});

test('a projector is no project', () => {
  expect(askMatter(asking('Нужен ли вам проектор?'), russianWords).thing).toBeUndefined();
  expect(askMatter(asking('Когда начнётся проект?'), russianWords).thing).toBe('project');
});

test('what the sender will do with it is not asked for', () => {
  const ask = asking('Dále bych potřeboval vstup do sklepa, abych ověřil vlhkost zdiva.');
  expect(askMatter(ask, czechWords).deed).toBeUndefined();
  expect(askMatter(asking('Proszę, aby Pani sprawdziła umowę.'), polishWords).thing).toBe('contract');
});

test('who is invited for a position has not been sent an application', () => {
  const mail = readEmail('Здравствуйте!\n\nПриглашаем Вас на собеседование на должность бухгалтера.\n');
  expect(mailMatter(mail, russianWords).gist).not.toBe('application');
});
