import { expect, test } from 'vitest';
import { personOf, wholeName } from './addressee.ts';
import { draftFor } from './mails.fixture.ts';

test.each([
  ['Mme Sophie Martin', { title: 'Mme', first: 'Sophie', last: 'Martin' }],
  ['Sra. Carmen Ortega', { title: 'Sra.', first: 'Carmen', last: 'Ortega' }],
  ['Sig.ra Rossi', { title: 'Sig.ra', last: 'Rossi' }],
  ['Monique Martin', { first: 'Monique', last: 'Martin' }],
  ['Ing. Petr Novotný', { first: 'Petr', last: 'Novotný' }],
  ['د. ليلى حداد', { title: 'د.', first: 'ليلى', last: 'حداد' }],
])('the title in %s is no part of the name', (name, parts) => {
  expect(personOf(name)).toEqual(parts);
});

test.each([
  ['Nguyễn Thu Hà', 'Hà'],
  ['Tran Minh Duc', 'Duc'],
  ['Minh Nguyễn', 'Minh'],
  ['Mai Tanaka', 'Mai'],
  ['Vu Anderson', 'Vu'],
  ['Hồ Anh', 'Anh'],
])('%s is called by the given name, and the whole name keeps its order', (name, given) => {
  const person = personOf(name);
  expect(person?.first).toBe(given);
  expect(person && wholeName(person)).toBe(name);
});

test.each([
  ['Leisure Centre <info@baths.example>', 'Borough Leisure Department', 'Hello,'],
  ['Leisure Centre <info@baths.example>', 'Accounts Office', 'Hello,'],
  ['Erin Walsh Office Manager <erin@baths.example>', 'Erin Walsh Office Manager', 'Dear Erin,'],
])('%s, signed %s, is greeted by %s', (from, signed, greeting) => {
  const mail = `From: ${from}\nTo: Ben Carter <ben@carter.example>\nSubject: Lessons\n\nDear Ben,\n\nWould you like a place in the Monday class?\n\nRegards,\n${signed}`;
  expect(draftFor(mail, { tone: 'professional' }).reply.split('\n', 1)).toEqual([greeting]);
});
