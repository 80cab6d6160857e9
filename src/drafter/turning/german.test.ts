import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { german } from './german.ts';
import { turnedAsk } from './turn.ts';

test.each<[AskAnswer, string, string]>([
  ['amount', 'Wie hoch ist Ihre Gage für einen Abend?', 'meine Gage für einen Abend: [Betrag oder Anzahl].'],
  ['time', 'Wann beginnt Ihr Aufbau?', 'mein Aufbau beginnt [Datum oder Zeitraum].'],
])('%s is said of oneself with a gap: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, german)).toEqual({ open: said });
});

test('what is wanted done is granted or refused in its own words', () => {
  expect(turnedAsk('Könnten Sie uns den Grundriss der Halle schicken?', 'action', german)).toEqual({
    open: 'Ich schicke {Ihnen|dir} den Grundriss der Halle [wann].',
    yes: 'Ich schicke {Ihnen|dir} gern den Grundriss der Halle.',
    no: 'Ich kann {Ihnen|dir} den Grundriss der Halle leider nicht schicken.',
  });
});

test.each([
  ['a day told from today', 'Wie hoch ist der Preis heute?'],
  ['a question within', 'Wie hoch ist der Preis, und wann beginnt der Kurs?'],
  ['a gap', 'Wie hoch ist [der Preis]?'],
  ['what no row knows', 'Weshalb ist die Miete so hoch?'],
])('%s is not turned round: %s', (_, ask) => {
  expect(turnedAsk(ask, 'amount', german)).toBeUndefined();
});
