import type { Language } from '#domain/languages.ts';
import { cleanText } from './clean-text.ts';
import { type Instructions, noInstructions } from './instruction-parts.ts';
import { type InstructionWords, instructionWords } from './instruction-words.ts';
import { jointsOf } from './local-forms.ts';
import { fillersOf, type LocalRule, localRules } from './local-rules.ts';

const quoted =
  /"[^"\n]{1,400}"|[“„][^“”„\n]{1,400}[“”]|«[^»\n]{1,400}»|»[^«\n]{1,400}«|”[^”\n]{1,400}”|「[^」\n]{1,400}」|『[^』\n]{1,400}』/gu;
/** One character of private use stands for each quoted stretch while the text is taken apart. */
const STANDS_FOR = 0xe000;
const sentenceEnd =
  /(?<!(?<![\p{L}\p{M}])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}น]|dr|prof|mr|mrs|ms|sr|sra|hr|fr|st|nr|ing|dhr|mevr|sig|dott|kl|max|maks|ул|тел))\.(?<!\d\.)(?=\s|$)|[!?]+(?=\s|$)|[;;؛؟。！？।\n]+/iu;
/** Within one sentence no more joints are looked at. */
const MOST_JOINTS = 10;

type Tools = ReturnType<typeof fillersOf> & {
  language: Language;
  rules: readonly LocalRule[];
  joints: RegExp;
  quotes: readonly string[];
};

const known = new Map<InstructionWords, Omit<Tools, 'quotes'>>();

function toolsFor(language: Language, words: InstructionWords): Omit<Tools, 'quotes'> {
  const tools = known.get(words) ?? {
    ...fillersOf(words),
    language,
    rules: localRules(words),
    joints: jointsOf(words),
  };
  known.set(words, tools);
  return tools;
}

function restored(text: string, { quotes }: Tools): string {
  return text.replace(/[\uE000-\uE1FF]/g, (sign) => quotes[sign.charCodeAt(0) - STANDS_FOR] ?? '');
}

/** The words at '…', as the person wrote them, without the marks around them. */
function taken(raw: string, clause: string, tools: Tools) {
  const text = raw.replace(/^[\s:：,，]+/u, '').replace(/[\s,.;。、，]+$/u, '');
  const isQuoted = /^[\uE000-\uE1FF]$/.test(text);
  const whole = restored(text, tools);
  return {
    text: cleanText(isQuoted ? whole.slice(1, -1) : whole),
    isQuoted,
    clause,
    language: tools.language,
  };
}

type Match = { rule: LocalRule; act: (found: Instructions) => void };

function matchOf(clause: string, tools: Tools): Match | undefined {
  const bare = clause.trim();
  const plain = bare.replace(tools.front, '');
  const wholes = [plain.replace(tools.back, ''), plain, bare.replace(tools.back, ''), bare];
  const variants = new Set([...wholes, ...wholes.map((whole) => whole.replace(tools.onto, ''))]);
  for (const variant of variants) {
    // The dotted capital of Turkish has no small letter of its own for patterns.
    const text = variant.trim().replace(/^İ/, 'i');
    for (const rule of tools.rules) {
      const match = rule.pattern.exec(text);
      if (!match) continue;
      const found = taken(match[1] ?? '', restored(bare, tools), tools);
      if (rule.take(noInstructions(), found) !== false)
        return { rule, act: (into) => rule.take(into, found) };
    }
  }
  return undefined;
}

/** Where a sentence may fall apart: pieces from one joint to another, each by its ends. */
function stopsIn(sentence: string, joints: RegExp): { start: number; end: number }[] {
  const stops = [{ start: 0, end: sentence.length }];
  for (const match of sentence.matchAll(joints)) {
    if (stops.length > MOST_JOINTS) break;
    const last = stops.at(-1);
    if (last) last.end = match.index;
    stops.push({ start: match.index + match[0].length, end: sentence.length });
  }
  return stops;
}

/** Follows what a sentence asks for, piece by piece: each as short as can be, where the next one is known too. */
function followSentence(sentence: string, tools: Tools, found: Instructions): void {
  const stops = stopsIn(sentence, tools.joints);
  const tried = new Map<string, Match | undefined>();
  const piece = (from: number, to: number) =>
    sentence.slice(stops[from]?.start ?? 0, stops[to]?.end ?? sentence.length);
  const match = (from: number, to: number) => {
    const key = `${from} ${to}`;
    if (!tried.has(key)) tried.set(key, matchOf(piece(from, to), tools));
    return tried.get(key);
  };
  /** The last piece of what begins at `from`; the shortest first. */
  const ends = (from: number) => stops.flatMap((_, to) => (to >= from && match(from, to) ? [to] : []));
  const opens = (at: number, afterText: boolean) =>
    ends(at).some(
      (to) =>
        !afterText ||
        (
          piece(at, to)
            .trim()
            .match(/ |\p{Script=Han}|\p{Script=Thai}/gu) ?? []
        ).length > 0,
    );
  let from = 0;
  while (from < stops.length) {
    const all = ends(from);
    const clean = all.find(
      (to) => to === stops.length - 1 || opens(to + 1, match(from, to)?.rule.takesText ?? false),
    );
    const to = clean ?? all.at(-1);
    if (to !== undefined) {
      match(from, to)?.act(found);
      from = to + 1;
      continue;
    }
    let next = from + 1;
    while (next < stops.length && !opens(next, true)) next += 1;
    const unknown = restored(piece(from, next - 1), tools).trim();
    if (/[\p{L}\p{N}]/u.test(unknown)) found.notFollowed.push(unknown);
    from = next;
  }
}

/**
 * Reads instructions written in a language whose words are loaded; undefined where they are not. What no rule knows is
 * in `notFollowed`. Bounded: ten joints in a sentence, text of at most 500 characters. Never throws.
 */
export function localInstructions(customPrompt: string, language: Language): Instructions | undefined {
  const words = instructionWords(language);
  if (!words) return undefined;
  const quotes: string[] = [];
  const kept = (quote: string) => String.fromCharCode(STANDS_FOR + quotes.push(quote) - 1);
  const text = customPrompt
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(/\r/g, '\n')
    .replace(quoted, (quote) => {
      const inner = quote.slice(1, -1).trim();
      return words.yesNo.includes(inner.toLowerCase()) ? inner : kept(quote);
    })
    .replace(/[^\S\n]+/gu, ' ');
  const tools = { ...toolsFor(language, words), quotes };
  const found = noInstructions();
  for (const sentence of text.split(sentenceEnd)) {
    const clause = sentence.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim();
    if (/[\p{L}\p{N}\uE000-\uE1FF]/u.test(clause)) followSentence(clause, tools, found);
  }
  return found;
}
