import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readEmail } from '../read-email.ts';
import { saysBroken } from './broken-delivery.ts';

function reading(language: Language, text: string) {
  return { ...readEmail(text), language: { language } };
}

test.each<[Language, string]>([
  ['French', 'J’ai reçu hier ma commande, mais l’abat-jour de la lampe est fêlé.'],
  ['Spanish', 'He recibido el pedido y dos platos llegaron rotos.'],
  ['German', 'Ihr Paket ist heute angekommen, leider ist eine Schale zerbrochen.'],
  ['Italian', 'Ho ricevuto il pacco ma lo specchio è incrinato.'],
  ['Portuguese', 'Recebi a encomenda e o espelho está partido.'],
  ['Dutch', 'Gisteren heb ik mijn bestelling ontvangen, maar de lamp is kapot.'],
  ['Swedish', 'Jag fick paketet igår men vasen är trasig.'],
])('%s says that what came is broken', (language, text) => {
  expect(saysBroken(reading(language, text))).toBe(true);
});

test.each<[Language, string]>([
  ['French', 'Mon chauffage est cassé, pouvez-vous passer ?'],
  ['German', 'Unsere Heizung ist kaputt, wann können Sie kommen?'],
  ['German', 'Die Lieferung ist angekommen, vielen Dank.'],
  ['Spanish', '¿Qué pasa si el pedido llega con algo roto?'],
])('%s does not complain of a delivery: %s', (language, text) => {
  expect(saysBroken(reading(language, text))).toBe(false);
});
