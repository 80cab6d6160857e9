import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

/**
 * What the build leaves in a page's head: an empty element for the page's own style sheet, and links to the sheets of
 * its parts.
 */
const SHEET_ELEMENT = /<style data-sheet="([^"]+)"><\/style>/;
const SHEET_LINKS = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/g;
/** A link to a style sheet in any spelling, unless it is disabled. */
const ANY_SHEET_LINK = /<link\b(?=[^>]*\brel=["']?stylesheet\b)(?![^>]*\bdisabled\b)[^>]*>/i;

function allMatches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

function dropNames(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return Buffer.from(code).toString('utf8');
}

/** The classes of the page's elements. */
function usedClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return new Set(
    lists.map((name) =>
      name
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ),
  );
}

/** A rule in a minified sheet whose selectors are only elements or parts of form fields. */
const ELEMENT_RULE = /(?<=[{}])((?:[a-z][a-z\d]*|::[a-z-]+)(?:,(?:[a-z][a-z\d]*|::[a-z-]+))*)\{[^{}]*\}/g;
/** A form field for text, a date or a file. */
const FIELD = /<(?:textarea|select|input(?![^>]*\stype="(?:radio|checkbox)"))\b/;
const FIELD_PART =
  /^::(?:placeholder|file-selector-button|-webkit-(?:search|date|datetime|calendar|inner|outer))/;
/**
 * Elements that may be missing in a page's text and still be used: implied tags, names in keyframes, and what the
 * page's script creates (src/web/site/page-toast.ts).
 */
const NEVER_DROPPED = ['html', 'body', 'from', 'to', 'button', 'output'];

/** The sheet without the rules whose elements are all missing in the page. */
function dropElements(css: string, html: string): string {
  const used = new Set([...allMatches(html, /<([a-z][a-z\d]*)/g), ...NEVER_DROPPED]);
  const hasField = FIELD.test(html);
  const isUsed = (selector: string) =>
    selector.startsWith('::') ? hasField || !FIELD_PART.test(selector) : used.has(selector);
  return css.replaceAll(ELEMENT_RULE, (rule, list: string) => (list.split(',').some(isUsed) ? rule : ''));
}

/** Custom properties that neither the sheet nor the page uses, and keyframes that the sheet does not use. */
function unneededNames(css: string, html: string): string[] {
  const needed = allMatches(css + html, /var\(\s*(--[\w-]+)/g);
  const animations = [...allMatches(css, /\banimation(?:-name)?:([^;}]*)/g)].join(' ').split(/[\s,]+/);
  return [
    ...[...allMatches(css, /(?:[{;]|@property )\s*(--[\w-]+)/g)].filter((name) => !needed.has(name)),
    ...[...allMatches(css, /@keyframes ([\w-]+)/g)].filter((name) => !animations.includes(name)),
  ];
}

/**
 * Keeps only what a page can use of a style sheet: rules for classes and elements of the page, and the custom
 * properties and keyframes that these rules need. `html` is the whole page; no script adds a class to it.
 */
export function pruneSheet(css: string, html: string): string {
  const used = usedClasses(html);
  const others = allMatches(css, /(?:#|@keyframes )([\w-]+)/g);
  const classes = [...allMatches(css, /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map((name) =>
    name.replace(/\\(.)/g, '$1'),
  );
  const unused = classes.filter((name) => !used.has(name) && !others.has(name));
  let kept = dropElements(dropNames(css, unused), html);
  for (;;) {
    // What was dropped may have been the only use of another name.
    const next = dropNames(kept, unneededNames(kept, html));
    if (next.length >= kept.length) return kept;
    kept = next;
  }
}

/**
 * Puts the style sheets of a page into its HTML. A document keeps only the rules that it uses. A page of the
 * application keeps all rules, because its scripts draw more. It also keeps the links of its parts, disabled, because
 * React recognises the parts by them. Throws if the page has no element for its sheet, or would still load one.
 */
export async function inlineSheets(
  html: string,
  readSheet: (href: string) => Promise<string>,
): Promise<string> {
  const own = SHEET_ELEMENT.exec(html)?.[1];
  if (!own) throw new Error('A page has no element for its style sheet');
  const linked = [...html.matchAll(SHEET_LINKS)].map(([, href = '']) => href);
  const css = (await Promise.all([own, ...linked].map(readSheet))).join('\n').trim();
  const isApplication = /<script[^>]* type="module"/.test(html);
  const filled = isApplication
    ? html
        .replaceAll(SHEET_LINKS, '<link rel="stylesheet" href="$1" disabled=""/>')
        .replace(SHEET_ELEMENT, () => `<style data-sheet="${own}">${css}</style>`)
    : html
        .replaceAll(SHEET_LINKS, '')
        .replace(SHEET_ELEMENT, () => `<style>${pruneSheet(css, html)}</style>`);
  const [leftOver] = ANY_SHEET_LINK.exec(filled) ?? [];
  if (leftOver) throw new Error(`A page still links a style sheet: ${leftOver}`);
  return filled;
}

/**
 * Moves the font preloads to the end of a page's body. In the head they delay the first paint: Chromium waits about
 * 100 ms for a preloaded font, and on a slow connection the font does not arrive in that time. At the end of the body
 * the fonts are requested just as early, and on a fast connection they still arrive before the first paint. Throws if
 * the page has font preloads and no `</body>`.
 */
export function moveFontPreloadsToEnd(html: string): string {
  const preloads = html.match(FONT_PRELOAD) ?? [];
  if (preloads.length === 0) return html;
  if (!html.includes('</body>')) throw new Error('A page with font preloads has no </body>');
  return html.replaceAll(FONT_PRELOAD, '').replace('</body>', () => `${preloads.join('')}</body>`);
}

/**
 * Puts the style sheets into all pages of a built folder, and moves their font preloads to the end. Throws if a page or
 * a sheet is not as expected.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const readSheet = (href: string) => readFile(join(folder, href), 'utf8');
  await Promise.all(
    pages.map(async (page) => {
      const path = join(page.parentPath, page.name);
      const html = await inlineSheets(await readFile(path, 'utf8'), readSheet);
      await writeFile(path, moveFontPreloadsToEnd(html));
    }),
  );
}
