import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findAsks } from './asks.ts';
import { romanceParts } from './romance-parts.ts';

const partsOf = (text: string, language: Language) =>
  findAsks(text, { language })
    .flatMap((ask) => romanceParts(ask, language))
    .map((ask) => ask.text);

const several: [Language, string, string[]][] = [
  [
    'French',
    'Pourriez-vous nous préciser si la pose est comprise, et combien de jours dureraient les travaux ?',
    ['Pourriez-vous nous préciser si la pose est comprise', 'combien de jours dureraient les travaux ?'],
  ],
  [
    'French',
    'Les ceintures sont-elles à trois points et le véhicule dispose-t-il d’une soute ?',
    ['Les ceintures sont-elles à trois points', 'le véhicule dispose-t-il d’une soute ?'],
  ],
  [
    'Italian',
    'Vi chiediamo di farci sapere quando arriveranno i bancali mancanti e come intendete procedere, visto che il cliente aspetta.',
    ['Vi chiediamo di farci sapere quando arriveranno i bancali mancanti', 'come intendete procedere'],
  ],
  [
    'French',
    'Est-ce que vous pourriez passer vendredi, et à défaut me recommander un confrère ?',
    ['Est-ce que vous pourriez passer vendredi', 'pourriez-vous me recommander un confrère ?'],
  ],
  [
    'Italian',
    'Il colore non piace, quindi passiamo al bianco: mi può dire se cambia il prezzo?',
    ['mi può dire se cambia il prezzo?'],
  ],
  [
    'Romanian',
    'Am vrea să știm cât ar costa proiectul, dacă prețul include avizele și în cât timp le putem obține.',
    ['Am vrea să știm cât ar costa proiectul', 'dacă prețul include avizele', 'în cât timp le putem obține.'],
  ],
];

test.each(several)('%s: each question of "%s" is an ask of its own', (language, text, parts) => {
  expect(partsOf(text, language)).toEqual(parts);
});

const whole: [Language, string, string][] = [
  [
    'French',
    'Pourriez-vous m’envoyer le plan et, si possible, la notice ?',
    'Pourriez-vous m’envoyer le plan et la notice ?',
  ],
  ['French', 'Je n’ai pas reçu la facture : pouvez-vous me la renvoyer ?', ''],
  ['French', 'Pouvez-vous réserver un car de 53 places ?', ''],
  ['French', 'Auriez-vous une table pour deux, s’il vous plaît ?', ''],
  ['French', 'Pouvez-vous passer demain, car la fuite s’aggrave ?', 'Pouvez-vous passer demain ?'],
  ['Italian', 'Può dirmi perché la fattura è più alta?', ''],
  [
    'Italian',
    'Può inviarmi il contratto e, se possibile, la planimetria?',
    'Può inviarmi il contratto e la planimetria?',
  ],
  ['Romanian', 'Puteți să-mi trimiteți factura și garanția?', ''],
  [
    'Romanian',
    'Ne puteți trimite lista până vineri, fiindcă plecăm?',
    'Ne puteți trimite lista până vineri?',
  ],
];

test.each(whole)('%s: "%s" stays one ask', (language, text, bare) => {
  expect(partsOf(text, language)).toEqual([bare || text]);
});

test('what is said before a need is no part of it', () => {
  const text = 'Stiamo rifacendo il sito e avremmo bisogno di una ventina di foto nuove.';
  expect(partsOf(text, 'Italian')).toEqual(['avremmo bisogno di una ventina di foto nuove.']);
});

test('thanks beforehand ask for nothing', () => {
  expect(partsOf('Merci d’avance et bonne journée,', 'French')).toEqual([]);
  expect(partsOf('Merci d’avance de me renvoyer le contrat.', 'French')).toHaveLength(1);
});
