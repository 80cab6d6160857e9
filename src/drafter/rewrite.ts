import { askKey } from '#domain/asks.ts';
import type { Language } from '#domain/languages.ts';
import type { Rewrite } from '#domain/rewrites.ts';
import type { Register } from '#domain/tones.ts';
import { type DraftPart, type DraftRequest, type DraftStyle, draftReply, registerOf } from './draft.ts';
import type { GivenAnswer } from './plan.ts';

/** A draft to write once more. */
export type RewriteRequest = {
  /** What the new draft is made from: the present mail, choices and answers. */
  request: DraftRequest;
  as: Rewrite;
  /** The present text, with the person's edits. */
  reply: string;
  /** The language of the present text. */
  replyLanguage: Language;
  /** The answers with which the present text was written, if they were others. */
  replyAnswers?: DraftRequest['answers'];
  /** Earlier texts. 'another' avoids them if it can. */
  earlier: readonly string[];
};

type Role = DraftPart['role'];

/** A paragraph of the present text. `isOwn`: the person wrote or changed it. */
type Paragraph = { text: string; role: Role; isOwn: boolean };

const registers: readonly Register[] = ['plain', 'warm', 'formal', 'brief'];

const style = (register: Register, hasThanks: boolean, looksForward: boolean): DraftStyle => ({
  register,
  hasThanks,
  looksForward,
});

const allStyles = registers.flatMap((register) =>
  [true, false].flatMap((hasThanks) => [true, false].map((forward) => style(register, hasThanks, forward))),
);

/** The styles of each rewrite, the fitting one first. The first that changes the text is used. */
const stylesOf: Record<Rewrite, (register: Register) => readonly DraftStyle[]> = {
  shorter: () => [style('brief', false, false), style('plain', false, false), style('brief', true, false)],
  longer: (register) => [style(register, true, true), style('formal', true, true), style('warm', true, true)],
  warmer: () => [style('warm', true, true), style('warm', true, false), style('warm', false, true)],
  firmer: () => [style('formal', false, false), style('brief', false, false), style('formal', true, false)],
  simpler: () => [style('plain', true, false), style('plain', false, false), style('brief', true, false)],
  another: () => allStyles,
};

/** The key of the ask that a paragraph quotes; undefined if it quotes none. */
function quotedKey({ text }: { text: string }): string | undefined {
  const words = /^>\s?(.*)/.exec(text)?.[1];
  return words === undefined ? undefined : askKey(words);
}

/**
 * Every paragraph that the drafter could have written for a request, with its role: in each style, and with each answer
 * that a person can press. All other paragraphs are the person's.
 */
function possibleParts(request: DraftRequest, replyAnswers: DraftRequest['answers']): Map<string, DraftPart> {
  const everyAsk = (answer: GivenAnswer) => new Map(request.reading.asks.map((ask) => [ask, answer]));
  const answers = [
    request.answers,
    replyAnswers,
    new Map(),
    everyAsk('yes'),
    everyAsk('no'),
    everyAsk('later'),
  ];
  const parts = new Map<string, DraftPart>();
  for (const given of answers) {
    for (const one of allStyles) {
      const draft = draftReply({ ...request, ...(given ? { answers: given } : {}), style: one });
      for (const part of draft.parts) parts.set(part.text, part);
    }
  }
  return parts;
}

/** The role of a paragraph that the person wrote and that quotes no ask: its place decides. */
function roleOfOwn(index: number, count: number, before: Role | undefined): Role {
  if (index === 0) return 'greeting';
  if (index === count - 1) return 'signOff';
  return before === 'greeting' || before === 'opening' ? 'opening' : 'ending';
}

/** The paragraphs of the present text, each with its role. */
function paragraphsOf(reply: string, possible: ReadonlyMap<string, DraftPart>): Paragraph[] {
  const texts = reply.trim().split(/\n(?:[^\S\n]*\n)+/);
  const paragraphs: Paragraph[] = [];
  for (const [index, text] of texts.entries()) {
    const before = paragraphs.at(-1);
    const part = possible.get(text);
    const isLast = index === texts.length - 1;
    if (part) paragraphs.push({ text, role: part.role, isOwn: false });
    else if (quotedKey({ text }) !== undefined) paragraphs.push({ text, role: 'item', isOwn: true });
    // Below an answer the person goes on with this answer.
    else if (before?.role === 'item' && !isLast) {
      paragraphs.splice(-1, 1, { text: `${before.text}\n\n${text}`, role: 'item', isOwn: true });
    } else paragraphs.push({ text, role: roleOfOwn(index, texts.length, before?.role), isOwn: true });
  }
  return paragraphs;
}

/** The items of a new draft. An item that the person has changed is kept, and one that they deleted is left out. */
function mergeItems(
  drafted: readonly DraftPart[],
  present: readonly Paragraph[],
  answered: ReadonlySet<string>,
): { text: string }[] {
  const items = present.filter(({ role }) => role === 'item');
  const own = items.filter(({ isOwn }) => isOwn);
  const isPresent = new Set(items.map(quotedKey));
  const isDrafted = new Set(drafted.map(quotedKey));
  const merged = drafted
    .filter((part) => isPresent.has(quotedKey(part)) || answered.has(part.ask ?? ''))
    .flatMap((part) => {
      const kept = own.filter((paragraph) => quotedKey(paragraph) === quotedKey(part));
      return kept.length > 0 ? kept : [part];
    });
  return [...merged, ...own.filter((paragraph) => !isDrafted.has(quotedKey(paragraph)))];
}

const order: readonly Role[] = ['greeting', 'opening', 'item', 'ending', 'lookingForward', 'signOff'];

/**
 * The paragraphs of one role: the drafter's are replaced, the person's stay in their places. A part that the person has
 * joined with another paragraph is not written again.
 */
function mergeRole(
  drafted: readonly DraftPart[],
  role: Role,
  present: readonly Paragraph[],
  possible: ReadonlyMap<string, DraftPart>,
): readonly { text: string }[] {
  const ofRole = present.filter((paragraph) => paragraph.role === role);
  if (ofRole.length > 0) return ofRole.flatMap((paragraph) => (paragraph.isOwn ? [paragraph] : drafted));
  const own = present.filter(({ isOwn }) => isOwn);
  const isJoined = [...possible.values()].some(
    (part) => part.role === role && own.some(({ text }) => text.includes(part.text)),
  );
  return isJoined ? [] : drafted;
}

/** The new draft, with the person's own paragraphs. */
function merge(
  parts: readonly DraftPart[],
  present: readonly Paragraph[],
  possible: ReadonlyMap<string, DraftPart>,
  answered: ReadonlySet<string>,
): string {
  const merged = order.flatMap((role): readonly { text: string }[] => {
    const drafted = parts.filter((part) => part.role === role);
    return role === 'item'
      ? mergeItems(drafted, present, answered)
      : mergeRole(drafted, role, present, possible);
  });
  return merged.map(({ text }) => text).join('\n\n');
}

/**
 * Writes a draft once more in another style. Keeps the paragraphs that the person has written or changed, filled gaps
 * among them. Undefined if no style changes the text. Pure; about 80 drafts of the same mail.
 */
export function rewriteDraft(input: RewriteRequest): string | undefined {
  const { request, as, reply, replyLanguage, replyAnswers, earlier } = input;
  const possible = possibleParts({ ...request, language: replyLanguage }, replyAnswers);
  const present = paragraphsOf(reply, possible);
  const answered = new Set([...(request.answers?.keys() ?? [])].map(({ text }) => text));
  const texts = stylesOf[as](registerOf(request.tone)).map((one) =>
    merge(draftReply({ ...request, style: one }).parts, present, possible, answered),
  );
  const changed = texts.filter((text) => text !== reply.trim());
  return changed.find((text) => as !== 'another' || !earlier.includes(text)) ?? changed[0];
}
