import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { putFacesLast } from './late-faces.ts';

/** What the build leaves in a page's head: the page's own sheet, to be filled in, and sheets of parts of the page. */
const PLACE = /<style data-sheet="([^"]+)"><\/style>/;
const LINKS = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** A link to a sheet in whatever spelling, that is not switched off. */
const LEFT_OVER = /<link\b(?=[^>]*\brel=["']?stylesheet\b)(?![^>]*\bdisabled\b)[^>]*>/i;

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

/** The classes that the page's elements carry. */
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

/** A rule of bare elements, or of the parts of a form's fields, in a minified sheet. */
const ELEMENT_RULE = /(?<=[{}])((?:[a-z][a-z\d]*|::[a-z-]+)(?:,(?:[a-z][a-z\d]*|::[a-z-]+))*)\{[^{}]*\}/g;
/** A field that text, a day or a file is put into. */
const FIELD = /<(?:textarea|select|input(?![^>]*\stype="(?:radio|checkbox)"))\b/;
const FIELD_PART =
  /^::(?:placeholder|file-selector-button|-webkit-(?:search|date|datetime|calendar|inner|outer))/;
/** What a page's text may lack: implied tags, names in keyframes, what its script makes (src/web/site/page-toast.ts). */
const NEVER_DROPPED = ['html', 'body', 'from', 'to', 'button', 'output'];

/** The sheet without the rules that are only of elements that the page does not have. */
function dropElements(css: string, html: string): string {
  const used = new Set([...allMatches(html, /<([a-z][a-z\d]*)/g), ...NEVER_DROPPED]);
  const hasField = FIELD.test(html);
  const isUsed = (selector: string) =>
    selector.startsWith('::') ? hasField || !FIELD_PART.test(selector) : used.has(selector);
  return css.replaceAll(ELEMENT_RULE, (rule, list: string) => (list.split(',').some(isUsed) ? rule : ''));
}

/** Properties and keyframes that a sheet declares and neither it nor the page names. */
function unneededNames(css: string, html: string): string[] {
  const needed = allMatches(css + html, /var\(\s*(--[\w-]+)/g);
  const animations = [...allMatches(css, /\banimation(?:-name)?:([^;}]*)/g)].join(' ').split(/[\s,]+/);
  return [
    ...[...allMatches(css, /(?:[{;]|@property )\s*(--[\w-]+)/g)].filter((name) => !needed.has(name)),
    ...[...allMatches(css, /@keyframes ([\w-]+)/g)].filter((name) => !animations.includes(name)),
  ];
}

/**
 * Leaves of a style sheet what a page can use: rules of classes and elements that stand in the page, and the custom
 * properties and keyframes that these need. `html` is the whole page, to which no script adds a class.
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
    // What is dropped may have been all that needed another.
    const next = dropNames(kept, unneededNames(kept, html));
    if (next.length >= kept.length) return kept;
    kept = next;
  }
}

/**
 * Puts the style sheets that a page names into it. A document keeps what it uses of them. A page of the application
 * keeps all, since its scripts draw more, and the links of its parts, which React knows them by: switched off.
 * Throws where the page has no place for its sheet, or would still ask for one.
 */
export async function inlineSheets(
  html: string,
  readSheet: (href: string) => Promise<string>,
): Promise<string> {
  const own = PLACE.exec(html)?.[1];
  if (!own) throw new Error('A page has no place for its style sheet');
  const linked = [...html.matchAll(LINKS)].map(([, href = '']) => href);
  const css = (await Promise.all([own, ...linked].map(readSheet))).join('\n').trim();
  const isApplication = /<script[^>]* type="module"/.test(html);
  const filled = isApplication
    ? html
        .replaceAll(LINKS, '<link rel="stylesheet" href="$1" disabled=""/>')
        .replace(PLACE, () => `<style data-sheet="${own}">${css}</style>`)
    : html.replaceAll(LINKS, '').replace(PLACE, () => `<style>${pruneSheet(css, html)}</style>`);
  const [leftOver] = LEFT_OVER.exec(filled) ?? [];
  if (leftOver) throw new Error(`A page still asks for a style sheet: ${leftOver}`);
  return filled;
}

/**
 * Goes through all pages of a built folder, and leaves their faces for last. Throws where a page or a sheet is not as
 * expected.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const readSheet = (href: string) => readFile(join(folder, href), 'utf8');
  await Promise.all(
    pages.map(async (page) => {
      const path = join(page.parentPath, page.name);
      const html = await inlineSheets(await readFile(path, 'utf8'), readSheet);
      await writeFile(path, putFacesLast(html));
    }),
  );
}
