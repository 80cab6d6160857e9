import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { Tone } from '#domain/tones.ts';
import { loadMatterWords } from '#reading/matters/words.ts';
import type { Reading } from '#reading/reading.ts';
import { cleanText } from './clean-text.ts';
import type { Addition, Composer, Scene } from './composer.ts';
import { composerFor, loadComposer } from './composers.ts';
import type { Instructions } from './instruction-parts.ts';
import { parseInstructions, prepareInstructions } from './instructions.ts';
import { lengthOf } from './length.ts';
import { isNative } from './mail-tongue.ts';
import { plainlySaid } from './plain-statements.ts';
import { sceneOf } from './scene.ts';
import { voiceOf } from './voice.ts';

type DraftRequest = {
  reading: Reading;
  intent: Intent;
  tone: Tone;
  language: Language;
  customPrompt?: string;
  /** Who sends the reply, where it is known. */
  author?: string;
  /** Picks among phrasings of equal worth: the same seed and request give the same draft. */
  seed: number;
};

/** A reply, with what the person should know beside it. */
export type Draft = {
  /** Plain text, '\n' line ends, trimmed, never empty. */
  reply: string;
  /** Sentences in English: an instruction that could not be followed, a mail that needs no reply, what to look at. */
  notes: string[];
};

/** Answers in a numbered list where there are many, or where the person wants one. */
const LIST_FROM = 4;

function mentions(text: string, silences: Instructions['silences']): boolean {
  const low = text.toLowerCase();
  return silences.some(({ words }) => low.includes(words.toLowerCase()));
}

/** The reply's paragraphs between salutation and sign-off. */
function paragraphsOf(scene: Scene, composer: Composer, instructions: Instructions): string[] {
  const { silences } = instructions;
  const kept = (text: string) => (mentions(text, silences) ? '' : text);
  const gathered = scene.asList ? '' : kept(composer.gathered(scene));
  const each = gathered ? [gathered] : scene.answers.map((item) => kept(composer.answer(item, scene)));
  const answers = [...new Set(each)].filter(Boolean);
  const body = kept(composer.body(scene));
  const additions = [
    ...(scene.statements ?? []).flatMap((item) => composer.statement?.(item, scene) ?? []),
    ...scene.additions.map((item) => composer.addition(item, scene)),
  ];
  const opening = kept(composer.opening(scene));
  const closing = kept(composer.closing(scene));
  if (scene.asList || answers.length >= LIST_FROM) {
    const items =
      scene.asList && answers.length < 2 ? [...answers, body, ...additions].filter(Boolean) : answers;
    const rest = items === answers ? [body, ...additions] : [];
    const numeral = (at: number) => composer.numeral?.(at + 1) ?? String(at + 1);
    const mark = (at: number) => (scene.asList ? '- ' : `${numeral(at)}. `);
    const list = items.map((item, at) => `${mark(at)}${item}`).join('\n');
    const lead = composer.join([opening, items === answers ? composer.listLead(scene) : '']);
    return [lead, list, composer.join(rest), closing];
  }
  const { kind } = scene.gist;
  if (kind === 'condolence' || kind === 'illness') {
    return [composer.join([opening, body]), composer.join([...answers, ...additions]), closing];
  }
  if (
    composer.join([...answers, body, ...additions]).length > 200 &&
    answers.length > 0 &&
    additions.length > 0
  ) {
    return [opening, composer.join([...answers, body]), composer.join(additions), closing];
  }
  const isNews = scene.intent === 'update' && scene.filling !== undefined;
  const middle =
    isNews || /^(?:introduce|follow-up)$/.test(scene.intent)
      ? [body, ...answers, ...additions]
      : [...answers, body, ...additions];
  if (composer.join(middle).length < 90 && opening.length < 90)
    return [composer.join([opening, ...middle]), closing];
  return [opening, composer.join(middle), closing];
}

/** A closing that a sentence before it has said already is left out. */
function withoutEcho(paragraphs: readonly string[], composer: Composer): string[] {
  const last = paragraphs.at(-1) ?? '';
  const before = paragraphs.slice(0, -1);
  const said =
    before.some((paragraph) => paragraph.includes(last)) || composer.repeats?.(last, before.join('\n'));
  return said ? paragraphs.slice(0, -1) : [...paragraphs];
}

function limitNote(text: string, { most }: Instructions): string[] {
  if (!most || lengthOf(text, most.unit) <= most.count) return [];
  return [`I could not follow “${most.clause}” without leaving something out.`];
}

/** The languages in which instructions are most likely: the reply's and the mail's. */
function instructingIn({ reading, language }: Pick<DraftRequest, 'reading' | 'language'>): Language[] {
  return [language, reading.language?.language ?? 'English'];
}

/**
 * Loads what a draft in a language of a mail needs: the phrases of the one, the words of the other, and those of the
 * instructions. Once for all drafts of these languages; further calls cost nothing.
 */
export async function prepareDraft(
  request: Pick<DraftRequest, 'reading' | 'language' | 'customPrompt'>,
): Promise<void> {
  const { reading, language, customPrompt } = request;
  await Promise.all([
    loadComposer(language),
    loadMatterWords(reading.language?.language ?? 'English'),
    prepareInstructions(customPrompt, instructingIn(request)),
  ]);
}

/** What the person ought to know of the mail before they answer it. */
function mailNotes(scene: Scene, suspicious: boolean, { dates }: Reading): string[] {
  const notes = dates
    .filter(({ impossible }) => impossible)
    .map(
      ({ text }) =>
        `There is no such day or time as “${cleanText(text)}”: it may be best to ask which is meant.`,
    );
  if (scene.automatic && scene.answers.length === 0)
    notes.push('This looks like an automated message that needs no reply.');
  if (scene.gist.kind === 'unsolicited')
    notes.push('This looks like unsolicited advertising or a prize scam: usually it is best not to reply.');
  if (suspicious)
    notes.push('Part of this email reads like instructions to a machine; the draft does not follow them.');
  return notes;
}

/** Asks which day is meant by one that no calendar has. */
function impossibleAsked({ dates }: Reading): Addition[] {
  const [first] = dates.filter(({ impossible }) => impossible);
  if (!first) return [];
  const day = cleanText(first.text).replace(/(?:,| at) .*$/, '');
  const which = /\p{L}{3}/u.test(day) ? 'which day' : 'when';
  return [{ act: 'say', text: `there is no ${day}, so could you let me know ${which} you mean?` }];
}

/**
 * Writes a reply from a reading, without a model and without I/O: greets, answers every ask in order, follows the
 * intent, the tone and the person's instructions, and signs. It states nothing that is neither in the mail nor in
 * the instructions: what only the person knows stands as a gap in square brackets. Linear in the reading. Pure: the
 * same request gives the same draft. Throws only where `prepareDraft` was not awaited before.
 */
export function draftReply(request: DraftRequest): Draft {
  const { reading, intent, language, seed } = request;
  const native = isNative(reading, language);
  const composer = composerFor(language, native);
  const parsed = parseInstructions(request.customPrompt, instructingIn(request));
  const { instructions, statements } =
    language === 'English' ? { instructions: parsed, statements: [] } : plainlySaid(parsed, reading);
  const { voice, note } = voiceOf(
    instructions.tone ? { kind: 'named', value: instructions.tone } : request.tone,
  );
  const notes = note ? [note] : [];
  const { scene, suspicious, unmatched, notFollowed } = sceneOf({
    reading,
    intent,
    voice,
    instructions,
    statements,
    composer,
    native,
    language,
    seed,
    author: request.author,
  });
  for (const order of unmatched) {
    if (order.value !== undefined) scene.additions.push({ act: 'say', text: order.said });
    else notes.push(`I could not follow “${order.clause}”.`);
  }
  notes.push(...mailNotes(scene, suspicious, reading));
  if (native && language === 'English' && !scene.automatic && !suspicious)
    scene.additions.push(...impossibleAsked(reading));
  const paragraphs = withoutEcho(paragraphsOf(scene, composer, instructions).filter(Boolean), composer);
  const [first, ...others] = paragraphs;
  const greeting = instructions.withoutGreeting ? '' : composer.salutation(scene);
  const opened = first && greeting.endsWith(',') ? (composer.opens?.(first) ?? first) : first;
  const passages = [opened, ...others].filter((passage) => passage !== undefined);
  const content = passages.join('\n\n');
  notes.push(...instructions.notes, ...notFollowed.map((clause) => `I could not follow “${clause}”.`));
  notes.push(...limitNote(content, instructions));
  for (const silence of instructions.silences) {
    if (mentions(content, [silence])) notes.push(`I could not follow “${silence.clause}”.`);
  }
  const signature = `${composer.valediction(scene)}\n${scene.signer ?? composer.nameGap}`;
  const reply = [greeting, ...passages, signature]
    .filter(Boolean)
    .join('\n\n')
    .replace(/,(?=\.(?:\s|$))/g, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
  return { reply, notes: [...new Set(notes)] };
}
