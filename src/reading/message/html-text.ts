import { decodeEntities } from './html-entities.ts';
import { LineWriter } from './line-writer.ts';

/** Elements that begin and end a line. */
const blocks = new Set(
  (
    'address article aside body caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form header hgroup html legend li main menu nav section summary ' +
    'table tbody tfoot thead tr'
  ).split(' '),
);
/** Elements with a blank line above and below. */
const spaced = new Set('p h1 h2 h3 h4 h5 h6 ul ol pre blockquote'.split(' '));
/** Elements whose content is left out. */
const skipped = new Set('script style title noembed template svg math object iframe audio video'.split(' '));
/** Elements without an end tag. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

type Tag = { name: string; closing: boolean; attributes: string };

/** The end of a tag whose content begins at `at`: the first '>' outside quotes, else the first '>'. -1 without any. */
function tagEnd(html: string, at: number): number {
  const first = html.indexOf('>', at);
  if (first < 0) return -1;
  let index = at;
  while (index < html.length) {
    const character = html[index];
    if (character === '>') return index;
    // A quote counts only at the start of a value. If it is never closed, the first '>' ends the tag.
    if ((character === '"' || character === "'") && html[index - 1] === '=') {
      const close = html.indexOf(character, index + 1);
      if (close < 0 || close - index > 20_000) return first;
      index = close;
    }
    index++;
  }
  return first;
}

function readTag(inner: string): Tag | undefined {
  const match = /^(\/?)([a-zA-Z][^\s/>]{0,40})/.exec(inner);
  if (!match) return undefined;
  return {
    name: (match[2] ?? '').toLowerCase(),
    closing: match[1] === '/',
    attributes: inner.slice(match[0].length, 2000),
  };
}

/** Attributes that hide an element, that only indent a quotation, and that remove the space around a paragraph. */
const hidden = /display ?: ?none|visibility ?: ?hidden|\bhidden\b(?!=)|mso-hide ?: ?all/i;
const indentOnly = /border(?:-left)? ?: ?(?:none|0)/i;
const tight = /MsoNormal|MsoPlainText|margin(?:-top|-bottom)? ?: ?0/i;

/** Reads a document once. `skipHidden` leaves out elements that a style or attribute hides. */
class HtmlReader {
  private readonly writer = new LineWriter();
  private readonly lists: number[] = [];
  private readonly quotes: boolean[] = [];
  private readonly unclosed = new Set<string>();
  private hiddenBy = '';
  private hiddenDepth = 0;
  private readonly html: string;
  private readonly skipHidden: boolean;

  constructor(html: string, skipHidden: boolean) {
    this.html = html;
    this.skipHidden = skipHidden;
  }

  /** The text, and whether a hidden element was still open at the end. */
  read(): { text: string; unclosed: boolean } {
    const { html } = this;
    const lastClose = html.lastIndexOf('>');
    let at = 0;
    while (at < html.length) {
      const open = html.indexOf('<', at);
      if (open < 0 || open > lastClose) break;
      this.text(html.slice(at, open));
      at = this.markup(open);
    }
    // A comment that is never closed is not part of the text.
    const rest = html.slice(at);
    const comment = rest.indexOf('<!--');
    this.text(comment < 0 ? rest : rest.slice(0, comment));
    this.writer.boundary(false);
    return {
      text: this.writer.lines.join('\n').replaceAll('\u00a0', ' ').trim(),
      unclosed: this.hiddenDepth > 0,
    };
  }

  private text(text: string): void {
    if (text !== '' && this.hiddenDepth === 0) this.writer.text(decodeEntities(text));
  }

  /** Handles the markup that begins with '<' at `open`. Returns where to continue reading. */
  private markup(open: number): number {
    const { html } = this;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      return end < 0 ? html.indexOf('>', open) + 1 : end + 3;
    }
    const next = html[open + 1] ?? '';
    if (!/[a-zA-Z/!?]/.test(next)) {
      this.text('<');
      return open + 1;
    }
    const end = tagEnd(html, open + 1);
    const tag = readTag(html.slice(open + 1, end));
    // '<anna@example.com>' is an address that was not escaped, not a tag.
    if (tag && !tag.closing && tag.name.includes('@')) {
      this.text(html.slice(open, end + 1).replaceAll('<', '&lt;'));
      return end + 1;
    }
    if (!tag) return end + 1;
    if (skipped.has(tag.name) && !tag.closing && !html.slice(open, end).endsWith('/'))
      return this.skipElement(tag.name, end + 1);
    if (!this.trackHidden(tag)) this.element(tag);
    return end + 1;
  }

  /** The end of an element whose content is left out. Without an end tag only scripts and styles run to the end. */
  private skipElement(name: string, from: number): number {
    if (this.unclosed.has(name)) return from;
    const close = new RegExp(`</${name}`, 'gi');
    close.lastIndex = from;
    const found = close.exec(this.html);
    if (!found) {
      this.unclosed.add(name);
      return name === 'style' || name === 'script' ? this.html.length : from;
    }
    const end = this.html.indexOf('>', found.index);
    return end < 0 ? this.html.length : end + 1;
  }

  /** Follows the depth of a hidden element. Returns whether the tag is hidden. */
  private trackHidden(tag: Tag): boolean {
    if (this.hiddenDepth > 0) {
      if (tag.name === this.hiddenBy) this.hiddenDepth += tag.closing ? -1 : 1;
      return true;
    }
    if (
      !this.skipHidden ||
      tag.closing ||
      empty.has(tag.name) ||
      tag.name === 'body' ||
      !hidden.test(tag.attributes)
    )
      return false;
    this.hiddenBy = tag.name;
    this.hiddenDepth = 1;
    return true;
  }

  private element(tag: Tag): void {
    const { writer } = this;
    if (tag.name === 'br') writer.newLine();
    else if (tag.name === 'hr') {
      writer.boundary(true);
      writer.text('________________________________');
      writer.boundary(false);
    } else if (tag.name === 'td' || tag.name === 'th') {
      if (writer.inLine) writer.text(' ');
    } else if (tag.name === 'blockquote') this.blockquote(tag);
    else if (tag.name === 'ul' || tag.name === 'ol') {
      writer.boundary(this.lists.length === 0);
      if (tag.closing) this.lists.pop();
      else if (this.lists.length < 50) this.lists.push(tag.name === 'ol' ? 1 : 0);
    } else if (tag.name === 'li') this.item(tag);
    else if (tag.name === 'pre') {
      writer.boundary(true);
      writer.preformatted = Math.max(0, writer.preformatted + (tag.closing ? -1 : 1));
    } else if (spaced.has(tag.name))
      writer.boundary(!tight.test(tag.attributes) && !(tag.closing && tag.name === 'p'));
    else if (blocks.has(tag.name)) writer.boundary(false);
  }

  private item(tag: Tag): void {
    this.writer.boundary(false);
    if (tag.closing) return;
    const number = this.lists.at(-1);
    if (number) this.lists[this.lists.length - 1] = number + 1;
    this.writer.text(number ? `${number}. ` : '- ');
  }

  private blockquote(tag: Tag): void {
    if (tag.closing) {
      this.writer.boundary(false);
      if (this.quotes.pop()) this.writer.depth--;
      this.writer.boundary(true);
      return;
    }
    this.writer.boundary(true);
    const quotes = !indentOnly.test(tag.attributes) || /cite|gmail_quote/i.test(tag.attributes);
    this.quotes.push(quotes);
    if (quotes) this.writer.depth++;
  }
}

/**
 * Converts HTML to readable plain text. Blocks become lines; list items begin with '- ' or '1. ', quoted lines with '>
 * '. Links keep their text. Styles, scripts and hidden elements are left out. Takes any string, needs no DOM, linear in
 * its length.
 */
export function htmlToText(html: string): string {
  const read = new HtmlReader(html, true).read();
  return read.unclosed ? new HtmlReader(html, false).read().text : read.text;
}
