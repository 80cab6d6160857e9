import type { Ask, DateMention, Reading } from '../reading.ts';
import {
  type Cause,
  type Deed,
  deeds,
  type GistKind,
  gistKinds,
  type MatterWords,
  type Thing,
} from './matter.ts';

/** How much of a mail is looked through, in UTF-16 code units: what it is about stands at its beginning. */
const LOOKED_AT = 2_000;

/** What an ask is about, as far as words tell. */
export type AskMatter = { deed?: Deed; thing?: Thing };

/** What a mail is about. */
export type MailMatter = {
  gist: GistKind;
  /** What came with the mail. */
  enclosed?: Thing;
  cause?: Cause;
  /** How the mail addresses its reader. */
  address?: 'polite' | 'familiar';
};

type Lists<Kind extends string> = Record<Kind, string>;
const patterns = new WeakMap<MatterWords, Map<string, RegExp>>();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One cue as a pattern: see MatterWords for what '-' and '_' say. */
function cuePattern(cue: string, inside: boolean): string {
  const anywhere = inside || cue.startsWith('-');
  const whole = cue.endsWith('_');
  const text = escaped(cue.replace(/^-/, '').replace(/_$/, ''));
  return `${anywhere ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`}${text}${whole ? String.raw`(?![\p{L}\p{M}])` : ''}`;
}

function patternOf(words: MatterWords, list: string): RegExp {
  const made = patterns.get(words) ?? new Map<string, RegExp>();
  patterns.set(words, made);
  const known = made.get(list);
  if (known) return known;
  const cues = list.split('|').filter((cue) => cue !== '');
  const source = cues.map((cue) => cuePattern(cue, words.inside ?? false)).join('|');
  const pattern = new RegExp(source === '' ? '(?!)' : source, 'u');
  made.set(list, pattern);
  return pattern;
}

/** Lower case without what only some writers write: Arabic vowel signs, typographic apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/\s+/g, ' ');
}

/** The kind whose cue stands first in the text. */
function firstOf<Kind extends string>(
  text: string,
  { words, lists, kinds }: { words: MatterWords; lists: Lists<Kind>; kinds: readonly Kind[] },
): Kind | undefined {
  let best: Kind | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const kind of kinds) {
    const at = patternOf(words, lists[kind]).exec(text)?.index ?? Number.POSITIVE_INFINITY;
    if (at < least) [best, least] = [kind, at];
  }
  return best;
}

const kindsOf = <Kind extends string>(lists: Lists<Kind>) => Object.keys(lists) as Kind[];

/** The kind whose cue stands last in the text. */
function lastOf<Kind extends string>(
  text: string,
  { words, lists, kinds }: { words: MatterWords; lists: Lists<Kind>; kinds: readonly Kind[] },
): Kind | undefined {
  let best: Kind | undefined;
  let most = -1;
  for (const kind of kinds) {
    for (const { index } of text.matchAll(new RegExp(patternOf(words, lists[kind]).source, 'gu'))) {
      if (index > most) [best, most] = [kind, index];
    }
  }
  return best;
}

/** What can be asked for by a plain question: 'Are you coming?' */
const asked: readonly Deed[] = ['attend', 'meet', 'call', 'deliver'];

/** What 'give us' means where it is nothing that one sends. */
const insteadOfSending: Partial<Record<Thing, Deed>> = {
  discount: 'approve',
  refund: 'approve',
  budget: 'tell',
  price: 'tell',
  deadline: 'tell',
  appointment: 'tell',
  meeting: 'tell',
  call: 'call',
  position: 'tell',
  problem: 'tell',
  room: 'arrange',
  trip: 'arrange',
};

/** What an ask wants done and with what, by the words of the mail's language. Linear in the ask. */
export function askMatter(ask: Ask, words: MatterWords): AskMatter {
  const text = plain(ask.text.slice(0, 600));
  const kinds = ask.answer === 'action' || ask.kind === 'request' ? deeds : asked;
  const deed = /^(?:action|yes-no|choice)$/.test(ask.answer)
    ? (words.verbLast ? lastOf : firstOf)(text, { words, lists: words.deeds, kinds })
    : undefined;
  const thing = firstOf(text, { words, lists: words.things, kinds: kindsOf(words.things) });
  const done = deed === 'send' && thing ? (insteadOfSending[thing] ?? deed) : deed;
  return { ...(done ? { deed: done } : {}), ...(thing ? { thing } : {}) };
}

function addressIn(text: string, words: MatterWords): MailMatter['address'] {
  const count = (list: string | undefined) =>
    list ? (text.match(new RegExp(patternOf(words, list).source, 'gu'))?.length ?? 0) : 0;
  const familiar = count(words.familiar);
  const polite = count(words.polite);
  if (familiar === polite) return undefined;
  return familiar > polite ? 'familiar' : 'polite';
}

/** What stands beside the words that something came with the mail: of what is before them, their own sentence only. */
function aroundEnclosed(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 60), at).split(/[。！？]|[.!?] /u);
  return `${before.at(-1) ?? ''}${text.slice(at, at + 160)}`;
}

/** What a mail is about and how it speaks to its reader, by the words of its language. Linear; looks at its beginning. */
export function mailMatter(reading: Reading, words: MatterWords): MailMatter {
  const written = `${reading.subject ?? ''}\n${reading.newText}`.slice(0, LOOKED_AT);
  const text = plain(written);
  const has = (list: string) => patternOf(words, list).test(text);
  const kind = gistKinds.find((one) => has(words.gists[one]));
  const address = addressIn(written, words);
  const enclosedAt = patternOf(words, words.enclosed).exec(text)?.index;
  const enclosed =
    enclosedAt === undefined
      ? undefined
      : firstOf(aroundEnclosed(text, enclosedAt), {
          words,
          lists: words.things,
          kinds: kindsOf(words.things),
        });
  const cause =
    kind === 'complaint' || kind === 'chaser'
      ? firstOf(text, { words, lists: words.causes, kinds: kindsOf(words.causes) })
      : undefined;
  return {
    gist: kind ?? 'plain',
    ...(enclosed ? { enclosed } : {}),
    ...(cause ? { cause } : {}),
    ...(address ? { address } : {}),
  };
}

/** The mentions that lie within an ask. */
export function datesWithin(ask: Ask, dates: readonly DateMention[]): DateMention[] {
  return dates.filter((date) => date.start >= ask.start && date.end <= ask.end);
}
