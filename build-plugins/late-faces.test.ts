import { expect, test } from 'vitest';
import { putFacesLast } from './late-faces.ts';

const faces =
  '<link rel="preload" as="font" href="/$&.woff2"/><link rel="preload" as="font" href="/b.woff2"/>';

test('faces are asked for at the end of the body, in their order, and nothing else moves', () => {
  const html = `<head><link rel="icon" href="/i"/>${faces}<style>a{}</style></head><body><p>Text</p></body>`;
  expect(putFacesLast(html)).toBe(
    `<head><link rel="icon" href="/i"/><style>a{}</style></head><body><p>Text</p>${faces}</body>`,
  );
});

test('a page without faces stays as it is', () => {
  expect(putFacesLast('<head></head>')).toBe('<head></head>');
});

test('a page with faces and no body fails the build', () => {
  expect(() => putFacesLast(`<head>${faces}</head>`)).toThrow('no end of its body');
});
