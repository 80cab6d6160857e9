import type { NamedTone } from '#domain/tones.ts';
import type { Scene } from '../composer.ts';
import { relatives, toneOf } from '../tone.ts';

/** Phrasings by tone. A tone without its own takes those of its nearest relative. */
export type Lines = Partial<Record<NamedTone, readonly string[]>> & { professional: readonly string[] };

/** Whether the mail asks nothing that one could accept, decline or move: thanks, news, a reminder without a day. */
export function needsNoDecision(scene: Scene): boolean {
  const { kind } = scene.gist;
  if (scene.answers.length > 0) return false;
  if (/^(?:thanks|congratulation|condolence|illness|apology)$/.test(kind)) return true;
  return /^(?:information|reminder|announcement)$/.test(kind) && !scene.occasion;
}

/** Whether the mail announces something with its day that one can attend. */
export function takesPlace(scene: Scene): boolean {
  return (
    scene.answers.length === 0 &&
    scene.occasion !== undefined &&
    !/(?:deadline|delivery|launch|review)$/.test(scene.occasion.what) &&
    !/^(?:invitation|application|complaint)$/.test(scene.gist.kind)
  );
}

/** The phrasings of a tone, else of its relatives. */
export function linesFor(lines: Lines, tone: NamedTone): readonly string[] {
  for (let at = tone; ; at = relatives[at]) {
    const own = lines[at];
    if (own) return own;
    if (at === 'professional') return lines.professional;
  }
}

/** One phrasing for the scene's tone, its `{slots}` filled. */
export function phrase(scene: Scene, slot: string, lines: Lines, slots: Record<string, string> = {}): string {
  const line = scene.choose(slot, linesFor(lines, toneOf(scene)));
  return line
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const expansions: readonly [RegExp, string][] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bCan't\b/g, 'Cannot'],
  [/\bwon't\b/g, 'will not'],
  [
    /\b(is|are|was|were|do|does|did|have|has|had|would|could|should|Is|Are|Do|Does|Did|Have|Would|Could)n't\b/g,
    '$1 not',
  ],
  [/\bI'm\b/g, 'I am'],
  [/\b([Yy]ou|[Ww]e|[Tt]hey)'re\b/g, '$1 are'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)'ve\b/g, '$1 have'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Tt]hat)'ll\b/g, '$1 will'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t)'d\b/g, '$1 would'],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/\bLet's\b/g, 'Let us'],
];

/** Formal writing has no contractions: "I'm" → 'I am'. */
export function withoutContractions(text: string): string {
  return expansions.reduce((said, [contracted, whole]) => said.replace(contracted, whole), text);
}

/** Everyday writing contracts what it builds itself: 'I am free' → "I'm free". Gaps are left alone. */
export function contracted(clause: string): string {
  return clause
    .replace(/^I am (?!\[|$)/, "I'm ")
    .replace(/^I will (?=[a-z])/, "I'll ")
    .replace(/^I have (?=been |not |already |received |sent |read |had |seen |reviewed |attached )/, "I've ")
    .replace(/^I would (?=[a-z])/, "I'd ")
    .replace(/^you are (?=[a-z])/, "you're ")
    .replace(/^it is (?=[a-z])/, "it's ")
    .replace(/^there is (?=[a-z])/, "there's ");
}
