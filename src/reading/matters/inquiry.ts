import { type CueIndex, findCues, type Hit } from './cues.ts';
import type { Deed, Thing } from './matter.ts';

/** What one reads where one is asked to check it: the words that say so look into everything else. */
const readable: readonly Thing[] = [
  'contract',
  'invoice',
  'quote',
  'report',
  'presentation',
  'documents',
  'file',
  'list',
  'figures',
  'agenda',
  'minutes',
  'proposal',
  'plan',
  'schedule',
  'draft',
  'details',
  'cv',
  'application',
  'feedback',
  'budget',
  'form',
  'photos',
  'website',
];

/** The longest stretch between 'check' and 'whether', or the courier and 'ask', in UTF-16 code units. */
const NEAR = 22;

/** What of an ask tells whether something is to be found out. */
export type InquiryWords = {
  /** The ask, as cues are looked for. */
  text: string;
  hits: readonly Hit<Deed>[];
  things: readonly Hit<Thing>[];
  /** What is found out, or of whom: 'whether', 'why', 'with the courier'. */
  finding: CueIndex<'finding'>;
  /** No spaces between words: a cue ends where it ends. */
  inside: boolean;
  verbLast: boolean;
};

type Stretch = { from: number; to: number };

function endOf({ at, length }: Hit<Deed>, { text, inside }: InquiryWords): number {
  const rest = inside ? '' : (/^[\p{L}\p{M}]*/u.exec(text.slice(at + length, at + length + 30))?.[0] ?? '');
  return at + length + rest.length;
}

/** Whether nothing else that could be looked at or done stands in between. */
function isBare({ from, to }: Stretch, { hits, things }: InquiryWords): boolean {
  return ![...hits, ...things].some(({ at }) => at >= from && at < to);
}

/** 'Check whether …', 'beim Kurier … prüfen': what is found out stands beside the word. */
function isBeside(hit: Hit<Deed>, words: InquiryWords): boolean {
  const end = endOf(hit, words);
  return findCues(words.text, words.finding).some(({ at, length }) => {
    const after = { from: end, to: at };
    if (at >= end && at - end < NEAR && isBare(after, words)) return true;
    const before = { from: at + length, to: hit.at };
    return words.verbLast && before.to >= before.from && before.to - before.from < NEAR;
  });
}

/**
 * Whether the word of a deed asks to find something out: `sure` by itself or by what stands beside it, `open` where it
 * may as well ask to read something ('check'); undefined where it does neither.
 */
export function inquiryAt(place: number, words: InquiryWords): 'sure' | 'open' | undefined {
  const here = words.hits.filter(({ at }) => at === place);
  const longest = (deed: Deed) =>
    here.filter(({ kind }) => kind === deed).sort((one, other) => other.length - one.length)[0];
  const check = longest('check');
  const review = longest('review');
  const hit = check ?? review;
  if (!hit) return undefined;
  if (check && check.length > (review?.length ?? 0)) return 'sure';
  if (isBeside(hit, words)) return 'sure';
  return check ? 'open' : undefined;
}

/** Whether any word of an ask surely asks to find something out. */
export function asksToFindOut(words: InquiryWords): boolean {
  return words.hits.some(({ at }) => inquiryAt(at, words) === 'sure');
}

/** Whether an ask to check something wants it read and commented on. */
export const isReadable = (thing: Thing | undefined) => thing !== undefined && readable.includes(thing);

/** Whether a thing that is needed is sent: 'we would need the corrected invoice'. */
export const isSent = (thing: Thing) =>
  thing !== 'feedback' && (isReadable(thing) || /^(?:address|phone|photos)$/.test(thing));
