import { expect, test } from 'vitest';
import { withDirectionMarks } from './direction-marks.ts';

test('a line of an Arabic or Hebrew reply that begins with a foreign name is marked', () => {
  expect(withDirectionMarks('Marta، يناسبني يوم الخميس', 'Arabic')).toBe('\u200fMarta، يناسبني يوم الخميس');
  expect(withDirectionMarks('14:00 Zoom מתאים לי', 'Hebrew')).toBe('\u200f14:00 Zoom מתאים לי');
});

test('lines that begin in the reply’s script, or have no letters of it, stay unchanged', () => {
  const reply = 'شكرًا Marta\n\nsam.reed@acme.example\n14:00';
  expect(withDirectionMarks(reply, 'Arabic')).toBe(reply);
});

test('a reply that was written in English instead stays unchanged, also with Arabic names', () => {
  const reply = 'Dear ليلى,\n\nThank you for your email.';
  expect(withDirectionMarks(reply, 'Arabic')).toBe(reply);
});

test('any other reply stays unchanged', () => {
  expect(withDirectionMarks('Dear ליאת,', 'English')).toBe('Dear ליאת,');
  expect(withDirectionMarks('Marta، يناسبني', undefined)).toBe('Marta، يناسبني');
});
