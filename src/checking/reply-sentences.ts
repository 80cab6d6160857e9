import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { findAsks } from '#reading/asks.ts';
import { compileCues } from '#reading/cue-sets.ts';
import { findCue } from '#reading/cues.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { findClosing } from '#reading/parts/find-closing.ts';
import { readSentences } from '#reading/sentences.ts';
import { splitLines } from '#reading/text-lines.ts';
import type { Gap } from './gaps.ts';
import { withoutQuotations } from './reply-text.ts';
import { type Meaning, meaningOf } from './shared-words.ts';

/**
 * A sentence that the writer of a reply wrote. `gap`: the offset of its first gap. `asks`: it is a question.
 * `isCourtesy`: it greets or thanks, and so answers nothing.
 */
export type ReplySentence = {
  start: number;
  end: number;
  meaning: Meaning;
  gap?: number;
  asks: boolean;
  isCourtesy: boolean;
};

const QUESTION_MARK = /[?？؟]\s*$/;
/** A greeting is a line without a full stop. */
const GREETING_END = /^[^.。।?？؟]\s*\n/;
/** A greeting is no longer than this. */
const GREETING_LENGTH = 60;

const courtesies = perLanguage((language) => {
  const { asks, categories } = readingWords[language];
  return compileCues([
    [asks.courtesies, true as const],
    [categories.thanks, true as const],
  ]);
});

/**
 * Where the closing of a reply ('Best regards') and the writer's own name below it begin. The end of the reply if it
 * has none.
 */
export type ReplyClosing = { start: number; nameStart: number };

/** Finds the closing of a reply. */
export function closingOf(reply: string): ReplyClosing {
  const lines = splitLines(reply);
  const { signOff, name } = findClosing(lines.map(({ text }) => text));
  const start = lines[signOff]?.start ?? reply.length;
  const nameStart = name === undefined ? -1 : reply.indexOf(name, start);
  return { start, nameStart: nameStart < 0 ? reply.length : nameStart };
}

/** The sentences of a reply in a language, without quotations and closing, at most 500. Linear. */
export function sentencesOf(
  reply: string,
  { language, gaps, end }: { language: Language; gaps: readonly Gap[]; end: number },
): ReplySentence[] {
  const body = withoutQuotations(reply, () => true).slice(0, end);
  const sentences = readSentences(body, language);
  const questions = findAsks(body, language, sentences).filter(
    ({ kind, text }) => (kind !== 'request' && kind !== 'need') || QUESTION_MARK.test(text),
  );
  const inside = (sentence: { start: number; end: number }, at: number) =>
    at >= sentence.start && at < sentence.end;
  let question = 0;
  let nextGap = 0;
  return sentences.map((sentence, index) => {
    const { start, text, words } = sentence;
    while ((questions[question]?.end ?? end) <= start) question++;
    while ((gaps[nextGap]?.end ?? end) <= start) nextGap++;
    const asked = questions[question];
    const gap = gaps[nextGap]?.start;
    const isGreeting =
      index === 0 && text.length <= GREETING_LENGTH && GREETING_END.test(body.slice(sentence.end - 1));
    return {
      start,
      end: sentence.end,
      meaning: meaningOf(text, language),
      ...(gap !== undefined && inside(sentence, gap) ? { gap } : {}),
      asks: asked !== undefined && inside(sentence, asked.end - 1),
      isCourtesy: isGreeting || findCue(words, courtesies(language)) !== undefined,
    };
  });
}
