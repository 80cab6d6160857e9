import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from '../parts/split-text.ts';
import { htmlToText } from './html-text.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<div>One</div><div><br></div><div>Two</div>', 'One\n\nTwo'],
  ['One<br>Two', 'One\nTwo'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<ol><li>a<li>b</ol>', '1. a\n2. b'],
  ['See <a href="https://example.com">our page</a>.', 'See our page.'],
  ['a &amp; b &lt;c&gt; &euro;5 &#8364; &#x20ac; &unknown;', 'a & b <c> €5 € € &unknown;'],
  ['<head><title>t</title><style>p{}</style></head><script>x()</script>Hi', 'Hi'],
  ['<pre>a\n  b</pre>', 'a\n  b'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['Write to <anna@example.com> now', 'Write to <anna@example.com> now'],
  ['shown<span style="display:none">hidden</span>', 'shown'],
  ['<div style="display: none">never closed', 'never closed'],
  ['<blockquote>quoted</blockquote>', '> quoted'],
  ['<!-- comment -->text<!-- open', 'text'],
  ['  many   \n  spaces ', 'many spaces'],
])('HTML becomes text: %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('the reply and the quotation of Gmail are separated', () => {
  const parts = splitText(
    htmlToText(
      '<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, ' +
        'Jan 6, 2020 at 10:00 AM Anna &lt;<a ' +
        'href="mailto:anna@example.com">anna@example.com</a>&gt; wrote:<br></div><blockquote ' +
        'class="gmail_quote">Noon?</blockquote></div>',
    ),
  );
  expect(parts.newText).toBe('Yes.');
});

test('any string becomes text, without styles and scripts', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<',
          '>',
          '<p>',
          '</p>',
          '<style>',
          '<a href="',
          "'",
          '&',
          '&#',
          '<!--',
          '-->',
          'x',
          ' ',
          '<blockquote>',
          '</blockquote>',
        ),
      ),
      (pieces) => {
        expect(typeof htmlToText(pieces.join(''))).toBe('string');
      },
    ),
    { numRuns: 300 },
  );
});

test.each(['<', '&', '<b>x</b>', '<a@b>', '<a href="', '<blockquote>', '&nbsp;', '<!--'])(
  'a page that repeats %s is read to its end',
  (piece) => {
    const html = `${piece.repeat(Math.floor(600_000 / piece.length))}<p>The end</p>`;
    expect(typeof htmlToText(html)).toBe('string');
  },
);
