import { languageOfReply, replyChecker } from '#checking/check-reply.ts';
import type { AskCoverage } from '#checking/coverage.ts';
import type { UnsupportedFact } from '#checking/facts.ts';
import { type AskKind, askKey } from '#domain/asks.ts';
import { languageDetails } from '#domain/languages.ts';
import { locateAsks } from '#reading/locate-asks.ts';
import { readEmail } from '#reading/read-email.ts';
import type { Reading } from '#reading/reading.ts';
import { answersByAsk, resolveAsks, withAsks } from '#reading/resolve-asks.ts';
import { editedAsks, type MovedAsk, movedAsks } from './moved-asks.ts';
import { loadReplyWords } from './reply-words.ts';

/** An ask of a mail, with its position in the text that the person sees (UTF-16 code units). */
export type DeskAsk = {
  words: string;
  /** The same for the same words, without differences of case, spaces and marks. */
  key: string;
  start: number;
  end: number;
  kind: AskKind;
  sides?: readonly [string, string];
  /** The language of the words as a BCP 47 tag, if it is certain. */
  lang?: string;
  /** True if the person added it. */
  isAdded: boolean;
};

/** The mail that the desk reads. `added`: the words of the asks that the person added. */
export type DeskMail = { text: string; added: readonly string[] };

/** A mail whose asks are searched. `before`: the asks that were known before an edit, at their places in the text. */
export type AskedMail = DeskMail & { before: readonly DeskAsk[] };

/** What a mail asks, and which of the asks before are now asks with other words. */
export type AsksReading = { asks: DeskAsk[]; moved: MovedAsk[] };

/** The person's answer to an ask, in their own words. */
export type OwnAnswer = { ask: string; text: string };

/** A reply to check. `userProvided`: instructions, answers, filled gaps, snippets and names, separated by line breaks. */
export type DeskReply = {
  mail: DeskMail;
  reply: string;
  userProvided: string;
  answers: readonly OwnAnswer[];
};

/** What the desk shows about a reply. Spans of the reply. */
export type DeskCheck = {
  /** By the words of the asks. */
  coverage: Record<string, AskCoverage>;
  facts: UnsupportedFact[];
};

/** The mail that was read last: each key press in a reply checks against the same mail. */
let last: { text: string; reading: Reading } | undefined;

/** The reading of a mail, with the asks that the person added. */
export function readingOf({ text, added }: DeskMail): Reading {
  if (last?.text !== text) last = { text, reading: readEmail(text) };
  const asks = resolveAsks(last.reading, added).filter((ask) => ask !== undefined);
  return withAsks(last.reading, asks);
}

function asksOf(mail: DeskMail): DeskAsk[] {
  const reading = readingOf(mail);
  const found = new Set(last?.reading.asks);
  const spans = locateAsks(mail.text, reading);
  const { language: guess } = reading;
  const isCertain = guess && !guess.close && !guess.outside;
  const lang = isCertain ? languageDetails(guess.language).tag : undefined;
  return reading.asks.map((ask, index) => ({
    words: ask.text,
    key: askKey(ask.text),
    start: spans[index]?.start ?? ask.start,
    end: spans[index]?.end ?? ask.end,
    kind: ask.kind,
    ...(ask.sides ? { sides: ask.sides } : {}),
    ...(lang ? { lang } : {}),
    isAdded: !found.has(ask),
  }));
}

/** Finds what a mail asks, with the asks that the person added. Those that the mail no longer contains are left out. */
export function readDeskAsks({ text, added, before }: AskedMail): AsksReading {
  const known = before.filter(({ isAdded }) => isAdded);
  const found = resolveAsks(
    readingOf({ text, added: [] }),
    known.map(({ words }) => words),
  );
  const edited = editedAsks(
    text,
    known.filter((_, index) => !found[index]),
  );
  const editedKeys = new Map(edited.map(({ from, to }) => [from, to]));
  const asks = asksOf({ text, added: added.map((words) => editedKeys.get(askKey(words)) ?? words) });
  const others = before.filter(({ key }) => !editedKeys.has(key));
  const taken = new Set(edited.map(({ to }) => askKey(to)));
  const free = asks.filter(({ key }) => !taken.has(key));
  return { asks, moved: [...edited, ...movedAsks(others, free)] };
}

/** The check of the last mail and words of the person: while they type in the reply, these stay the same. */
let lastCheck: { key: string; reading: Reading; check: ReturnType<typeof replyChecker> } | undefined;

function checkOf(mail: DeskMail, userProvided: string) {
  const key = JSON.stringify([mail, userProvided]);
  if (lastCheck?.key !== key) {
    const reading = readingOf(mail);
    lastCheck = { key, reading, check: replyChecker({ reading, emailContent: mail.text, userProvided }) };
  }
  return lastCheck;
}

/** Checks a reply against the mail: which asks it answers, and which facts neither mail nor person gave. */
export async function checkDeskReply({ mail, reply, userProvided, answers }: DeskReply): Promise<DeskCheck> {
  const { reading, check } = checkOf(mail, userProvided);
  const guesses = [languageOfReply(reply), reading.language];
  const languages = guesses.flatMap((guess) =>
    guess ? [guess.language, guess.close ?? guess.language] : [],
  );
  await loadReplyWords([...languages, 'English']);
  const given = answers.map(({ ask, text }) => ({ ask, answer: text }));
  const { coverage, unsupportedFacts } = check(reply, answersByAsk(reading, given).answers);
  return {
    coverage: Object.fromEntries(
      reading.asks.flatMap(({ text }, index) => {
        const found = coverage[index];
        return found ? [[text, found]] : [];
      }),
    ),
    facts: unsupportedFacts,
  };
}
