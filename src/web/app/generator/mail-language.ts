import { useEffect, useState } from 'react';
import { type Language, type LanguageOption, languages, sameAsEmailOption } from '#domain/languages.ts';
import { surfaceDefaults } from '#domain/plans.ts';
import type { LanguageGuess } from '#reading/reading.ts';
import { untilAborted } from '#web/lib/abort.ts';
import { isEditOf } from '#web/lib/edited-mail.ts';
import { findLanguageInWorker } from '#web/lib/mail-reader.ts';

/** Milliseconds after the last change until the language is detected. */
const DETECTION_DELAY_MS = 250;

/** The number of languages that are offered if the language of the mail is not known. */
const MAX_OFFERED = 2;

/** What is known about the language of a mail. */
type KnownLanguage = {
  /** Null if the language could not be detected; absent before the detection. */
  guess?: LanguageGuess | null | undefined;
  /** The language that the person chose for the mail. */
  pick?: Language | undefined;
};

/**
 * What is shown below the choice 'Same as the email'. `asked`: the person has to choose a language, because two
 * languages are close, because the mail is in none of the 27 languages, or because the language could not be detected.
 */
export type MailLanguageView =
  | { kind: 'no-mail' }
  | { kind: 'detecting' }
  | { kind: 'known'; language: Language }
  | { kind: 'asked'; reason: 'close' | 'outside' | 'unknown'; candidates: readonly Language[] };

/**
 * The languages to offer if the language of the mail is not known: the browser's languages, in their order, then
 * English, two at most. `tags`: as in `navigator.languages`.
 */
export function likelyLanguages(tags: readonly string[]): Language[] {
  const wanted = [...tags, 'en'].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = wanted.flatMap((tag) => languages.find((row) => row.tag === tag)?.value ?? []);
  return [...new Set(known)].slice(0, MAX_OFFERED);
}

/** What is shown about the language of a mail. The person's choice takes precedence over the guess. */
export function viewOf(
  text: string,
  { guess, pick }: KnownLanguage,
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

/** The language of a reply. `sameAsEmail`: the language for 'Same as the email'; undefined if it is not known. */
export function replyLanguage(chosen: LanguageOption, sameAsEmail: Language | undefined): Language {
  if (chosen !== sameAsEmailOption.value) return chosen;
  return sameAsEmail ?? surfaceDefaults.generator.language;
}

type MailLanguageInput = {
  /** The text of the mail that is answered. */
  text: string;
  /** The id of the mail, because several mails can have the same text. */
  id?: string | undefined;
  /** The choice in effect. */
  language: LanguageOption;
};

export type MailLanguageState = {
  /** Undefined if a specific language is chosen. */
  view: MailLanguageView | undefined;
  /** The language in the view, as far as it is known. */
  known: Language | undefined;
  /** The language that the person chose for the mail. It applies to this mail only. */
  picked: Language | undefined;
  /** Whether a press of Generate waits for the detection. */
  isResolving: boolean;
  /** The number of presses of Generate for which the person first had to choose the language of this mail. */
  blockedPresses: number;
  /** Sets the language that the person chose for a mail, else for the present one; undefined removes the choice. */
  pick: (language: Language | undefined, mail?: Pick<MailLanguageInput, 'text' | 'id'>) => void;
  /** The language for the reply; undefined if the person has to choose it first. Throws the signal's reason. */
  resolve: (signal: AbortSignal) => Promise<Language | undefined>;
};

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

type KnownOfMail = KnownLanguage & Pick<MailLanguageInput, 'id' | 'text'> & { blockedPresses: number };

/** What is known about the present mail. It is forgotten when another mail is opened or pasted. */
function useKnownOfMail(id: string | undefined, text: string) {
  const [known, setKnown] = useState<KnownOfMail>({ id, text, blockedPresses: 0 });
  if (known.text !== text || known.id !== id) {
    const isSame = known.id === id && isEditOf(known.text, text);
    setKnown(isSame ? { ...known, text } : { id, text, blockedPresses: 0 });
  }
  return [known, setKnown] as const;
}

/** Detects the language for the choice 'Same as the email' in the browser: a request always names a language. */
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
    // A blank mail is refused later, so the language does not matter.
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

  const view = isSameAsEmail ? viewOf(text, known, browserLanguages()) : undefined;
  return {
    view,
    known: view?.kind === 'known' ? view.language : undefined,
    picked: known.pick,
    isResolving,
    blockedPresses: known.blockedPresses,
    pick: (pick, mail = { id, text }) =>
      setKnown((now) => ({
        ...(mail.text === now.text && mail.id === now.id ? now : { id: mail.id, text: mail.text }),
        pick,
        blockedPresses: 0,
      })),
    resolve,
  };
}
