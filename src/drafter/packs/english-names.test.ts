import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { englishName } from './english-names.ts';

test.each<[Language, string, string]>([
  [
    'German',
    'Bitte schicken Sie uns vorab die Packliste und die Zolltarifnummern.',
    'the packing list and the customs codes',
  ],
  ['German', 'Nennen Sie uns bitte die Maße der Paletten.', 'the dimensions'],
  ['French', "Pourriez-vous m'indiquer combien d'élèves viendront ?", 'the number of pupils'],
  [
    'Spanish',
    'Necesitaría la dirección de entrega y su número de IVA.',
    'the delivery address and the VAT number',
  ],
  ['Italian', 'Mi può dire se la garanzia copre la riparazione?', 'the warranty'],
  ['Dutch', 'Is er een lift?', 'the lift'],
  ['Portuguese', 'Qual é o prazo de entrega?', 'the delivery time'],
  ['Japanese', '納品先の住所もあわせてお知らせください。', 'the delivery address'],
  ['Chinese', '请告诉我们交货期。', 'the delivery time'],
])('in %s “%s” is about %s', (language, ask, name) => {
  expect(englishName(ask, language)).toBe(name);
});

test('words that only begin or hold a known one name nothing', () => {
  const rows: [Language, string][] = [
    ['German', 'Bitte melden Sie sich im Lagerhausbüro.'],
    ['French', 'Pourriez-vous nous répondre rapidement ?'],
    ['Spanish', '¿Puede venir alguien?'],
    ['Russian', 'Сколько это стоит?'],
  ];
  for (const [language, ask] of rows) expect([ask, englishName(ask, language)]).toEqual([ask, undefined]);
});
