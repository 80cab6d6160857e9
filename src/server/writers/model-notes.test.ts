import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { modelNotes } from './model-notes.ts';
import type { WriteRequest } from './writer.ts';

const emailContent =
  'From: Ada <ada@example.com>\n\nHi Tom,\n\nCould you send me the figure for March by Friday?\n\nAda';
const request: WriteRequest = {
  emailContent,
  reading: readEmail(emailContent),
  intent: 'general',
  tone: { kind: 'named', value: 'friendly' },
  language: 'English',
};

test('facts that are not in the mail are pointed out', () => {
  expect(modelNotes(request, 'Hi Ada,\n\nThe figure for March is 4,500.\n\nTom')).toEqual([
    'Check before sending: the reply mentions “4,500”, which is not in the mail.',
  ]);
});

test('gaps, the facts of the mail and those of the instructions need no note', () => {
  expect(modelNotes(request, 'Hi Ada,\n\nYou will have [the figure for March] by Friday.\n\nTom')).toEqual(
    [],
  );
  expect(modelNotes({ ...request, customPrompt: 'say 4,500' }, 'Hi Ada,\n\nIt is 4,500.\n\nTom')).toEqual([]);
});

test('three notes are enough, and each fact has one', () => {
  const notes = modelNotes(request, 'Hi Ada,\n\nIt is 11, 11, 22, 33, 44 or 55.\n\nTom');
  expect(notes).toHaveLength(3);
  expect(new Set(notes).size).toBe(3);
});
