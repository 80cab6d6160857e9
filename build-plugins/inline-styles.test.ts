import { expect, test } from 'vitest';
import { inlineSheets, moveFontPreloadsToEnd, pruneSheet } from './inline-styles.ts';

const sheets: Record<string, string> = {
  '/assets/own.css':
    ':root{--ink:#000;--red:var(--deep);--deep:#a00}body{color:var(--ink)}.used{margin:0}.unused{color:var(--red)}',
  '/assets/part.css': '.part{padding:1px}.gone{padding:2px}',
};
const head =
  '<head><style data-sheet="/assets/own.css"></style><link rel="stylesheet" href="/assets/part.css"/></head>';
const document = `${head}<p class="used part">Text</p>`;

async function readSheet(href: string): Promise<string> {
  return sheets[href] ?? '';
}

test('a document contains only the rules that it uses, in the order of its sheets, and links no sheet', async () => {
  const html = await inlineSheets(document, readSheet);
  expect(html).toContain(
    '<style>:root{--ink:#000}body{color:var(--ink)}.used{margin:0}.part{padding:1px}</style>',
  );
  expect(html).not.toContain('<link');
});

test('an application page contains its whole sheets, and the links to its parts are disabled', async () => {
  const html = await inlineSheets(`${document}<script src="/a.js" type="module"></script>`, readSheet);
  expect(html).toContain(`<style data-sheet="/assets/own.css">${sheets['/assets/own.css']}\n`);
  expect(html).toContain('.gone');
  expect(html).toContain('<link rel="stylesheet" href="/assets/part.css" disabled=""/>');
});

test('a page without an element for its sheet fails the build', async () => {
  await expect(inlineSheets('<head></head>', readSheet)).rejects.toThrow('no element');
});

test.each([
  ['a document', ''],
  ['a page of the application', '<script src="/a.js" type="module"></script>'],
])('%s with a link to a sheet in another spelling fails the build', async (_what, script) => {
  const html = document.replace(
    '<link rel="stylesheet" href="/assets/part.css"/>',
    '<link href="/assets/part.css" rel="stylesheet">',
  );
  await expect(inlineSheets(html + script, readSheet)).rejects.toThrow('/assets/part.css');
});

test.each([
  ['an escaped class', '.h-9\\!{height:9px}', 'h-9!'],
  ['a class with a character of HTML', '.\\[\\&\\>p\\]\\:m>p{margin:0}', '[&amp;&gt;p]:m'],
  ['a class with the other angle', '.m\\<md{margin:0}', 'm&lt;md'],
  ['a class that is negated', '.menu:not(.open){margin:0}', 'menu'],
  ['one of several', ':is(.menu,.list) a{margin:0}', 'list'],
])('%s counts as used', (_what, css, name) => {
  expect(pruneSheet(css, `<p class="${name}"></p>`)).toContain('{');
});

test('a rule without a class stays, with the keyframes and properties that it needs', () => {
  const css =
    ':root{--a:1s}@keyframes come{0%{opacity:0}}@keyframes go{to{opacity:0}}[data-x]{animation:come var(--a)}';
  const pruned = pruneSheet(css, '<p></p>');
  expect(pruned).toContain('@keyframes come');
  expect(pruned).toContain('--a:1s');
  expect(pruned).not.toContain('@keyframes go');
});

test('a property that only an element of the page uses stays', () => {
  expect(pruneSheet(':root{--a:red}', '<p style="color:var(--a)"></p>')).toContain('--a:red');
});

test.each([
  ['an element that the page does not have', 'table,hr{margin:0}'],
  ['a part of a field of text, where there are only choices', '::placeholder{margin:0}'],
])('a rule for %s is removed', (_what, css) => {
  expect(pruneSheet(`a{color:red}${css}`, '<input type="radio"/><a></a>')).toBe('a{color:red}');
});

test.each([
  ['an element beside others', 'sub,sup{margin:0}', '<sup></sup>'],
  ['a part of a field', '::placeholder{margin:0}', '<input class="a" type="email"/>'],
  ['the part of any element', '::selection{margin:0}', '<p></p>'],
  ['a heading by its number', 'h2{margin:0}', '<h2 id="a"></h2>'],
  ['what a script makes', 'output{margin:0}', '<p></p>'],
  ['keyframes', '@keyframes a{to{margin:0}}p{animation:a}', '<p></p>'],
])('a rule for %s stays', (_what, css, html) => {
  expect(pruneSheet(css, html)).toContain('margin:0');
});

const preloads =
  '<link rel="preload" as="font" href="/$&.woff2"/><link rel="preload" as="font" href="/b.woff2"/>';

test('font preloads move to the end of the body, in their order, and nothing else moves', () => {
  const html = `<head><link rel="icon" href="/i"/>${preloads}<style>a{}</style></head><body><p>Text</p></body>`;
  expect(moveFontPreloadsToEnd(html)).toBe(
    `<head><link rel="icon" href="/i"/><style>a{}</style></head><body><p>Text</p>${preloads}</body>`,
  );
});

test('a page without font preloads stays as it is', () => {
  expect(moveFontPreloadsToEnd('<head></head>')).toBe('<head></head>');
});

test('a page with font preloads and no body fails the build', () => {
  expect(() => moveFontPreloadsToEnd(`<head>${preloads}</head>`)).toThrow('no </body>');
});
