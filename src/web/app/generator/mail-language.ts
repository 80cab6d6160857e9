import { useEffect, useState } from 'react';
import { type Language, type LanguageOption, languages, sameAsEmailOption } from '#domain/languages.ts';
import { surfaceDefaults } from '#domain/plans.ts';
import type { LanguageGuess } from '#reading/reading.ts';
import { untilAborted } from '#web/lib/abort.ts';
import { findLanguageInWorker } from '#web/lib/mail-reader.ts';

/** Milliseconds without a change before the language is detected. */
const DETECTION_DELAY_MS = 250;

/** The number of languages that are offered if nothing is known of the mail's own. */
const MAX_OFFERED = 2;

/** What is known of a mail's language. */
type LanguageEvidence = {
  /** Null if the language could not be detected, absent before the detection. */
  guess?: LanguageGuess | null | undefined;
  /** The language that the person chose for the mail. */
  pick?: Language | undefined;
};

/**
 * What is shown at the choice 'Same as the email'. `asked`: the person has to say which language it is, because two
 * languages are close, because it is outside the 27, or because it could not be detected.
 */
export type MailLanguageView =
  | { kind: 'no-mail' }
  | { kind: 'detecting' }
  | { kind: 'known'; language: Language }
  | { kind: 'asked'; reason: 'close' | 'outside' | 'unknown'; candidates: readonly Language[] };

/**
 * The languages to offer if the mail's own is not known: the browser's languages, in its order, then English; two at
 * most. `tags` have the form of `navigator.languages`.
 */
export function likelyLanguages(tags: readonly string[]): Language[] {
  const wanted = [...tags, 'en'].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = wanted.flatMap((tag) => languages.find((row) => row.tag === tag)?.value ?? []);
  return [...new Set(known)].slice(0, MAX_OFFERED);
}

/** What is shown of a mail's language. The person's choice takes precedence over any guess. */
export function viewOf(
  text: string,
  { guess, pick }: LanguageEvidence,
  tags: readonly string[],
): MailLanguageView {
  if (text.trim() === '') return { kind: 'no-mail' };
  if (pick) return { kind: 'known', language: pick };
  if (guess === undefined) return { kind: 'detecting' };
  if (guess === null) return { kind: 'asked', reason: 'unknown', candidates: likelyLanguages(tags) };
  const { language, close, outside } = guess;
  if (outside) return { kind: 'asked', reason: 'outside', candidates: likelyLanguages(tags) };
  return close
    ? { kind: 'asked', reason: 'close', candidates: [language, close] }
    : { kind: 'known', language };
}

/** The number of characters that two texts share at the start, plus those after them that they share at the end. */
function sharedLength(a: string, b: string): number {
  const max = Math.min(a.length, b.length);
  let before = 0;
  while (before < max && a[before] === b[before]) before += 1;
  let after = 0;
  while (after < max - before && a.at(-1 - after) === b.at(-1 - after)) after += 1;
  return before + after;
}

/**
 * Whether `after` is an edit of `before`: at least half of the longer text is in both. Otherwise another mail
 * was pasted over the first one.
 */
export function isEditOf(before: string, after: string): boolean {
  return before !== '' && sharedLength(before, after) * 2 >= Math.max(before.length, after.length);
}

type MailLanguageInput = {
  /** The text of the mail that is answered. */
  text: string;
  /** Distinguishes mails that have the same text. */
  id?: string | undefined;
  /** The chosen language, within the plan. */
  language: LanguageOption;
};

export type MailLanguageState = {
  /** Undefined if a specific language is chosen. */
  view: MailLanguageView | undefined;
  /** The language that the person chose for the mail. It applies to this mail only. */
  picked: Language | undefined;
  /** Whether a press waits until the language is detected. */
  isResolving: boolean;
  /** The number of presses that had to wait for the person's choice on this mail. */
  blockedPresses: number;
  /** Sets the language that the person chose for the mail with this `text`; undefined removes it. */
  pick: (language: Language | undefined, text?: string) => void;
  /** The reply's language at a press; undefined if the person has to choose it first. Throws the signal's reason. */
  resolve: (signal: AbortSignal) => Promise<Language | undefined>;
};

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

type KnownOfMail = LanguageEvidence & Pick<MailLanguageInput, 'id' | 'text'> & { blockedPresses: number };

/** What is known of the present mail. For another mail nothing is known at first. */
function useKnownOfMail(id: string | undefined, text: string) {
  const [known, setKnown] = useState<KnownOfMail>({ id, text, blockedPresses: 0 });
  if (known.text !== text || known.id !== id) {
    const isSame = known.id === id && isEditOf(known.text, text);
    setKnown(isSame ? { ...known, text } : { id, text, blockedPresses: 0 });
  }
  return [known, setKnown] as const;
}

/** Resolves the choice 'Same as the email' in the browser, so that a request names one of the 27 languages. */
export function useMailLanguage({ text, id, language }: MailLanguageInput): MailLanguageState {
  const [known, setKnown] = useKnownOfMail(id, text);
  const [isResolving, setIsResolving] = useState(false);
  const isSameAsEmail = language === sameAsEmailOption.value;
  const needsDetection = isSameAsEmail && known.pick === undefined && text.trim() !== '';

  async function detect(): Promise<Language | undefined> {
    const guess = await findLanguageInWorker(text);
    setKnown((now) => (now.text === text ? { ...now, guess: guess ?? null } : now));
    return guess && !guess.close && !guess.outside ? guess.language : undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `detect` is created again at each render.
  useEffect(() => {
    if (!needsDetection) return;
    const timer = setTimeout(() => void detect(), DETECTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [needsDetection, id, text]);

  async function resolve(signal: AbortSignal): Promise<Language | undefined> {
    if (language !== sameAsEmailOption.value) return language;
    // A blank mail is refused later because it is blank, so any language will do.
    if (text.trim() === '') return surfaceDefaults.generator.language;
    if (known.pick) return known.pick;
    setIsResolving(true);
    try {
      const found = await untilAborted(detect(), signal);
      if (!found) setKnown((now) => ({ ...now, blockedPresses: now.blockedPresses + 1 }));
      return found;
    } finally {
      setIsResolving(false);
    }
  }

  return {
    view: isSameAsEmail ? viewOf(text, known, browserLanguages()) : undefined,
    picked: known.pick,
    isResolving,
    blockedPresses: known.blockedPresses,
    pick: (pick, of = text) =>
      setKnown((now) => ({ ...(of === now.text ? now : { id, text: of }), pick, blockedPresses: 0 })),
    resolve,
  };
}
