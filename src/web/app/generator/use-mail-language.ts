import { useEffect, useState } from 'react';
import { surfaceDefaults } from '#domain/gating.ts';
import { type Language, type LanguageOption, sameAsEmailOption } from '#domain/languages.ts';
import { askMailLanguage } from '#web/lib/mail-reader.ts';
import { type Known, type MailLanguageView, viewOf } from './mail-language.ts';
import { isEditOf } from './same-mail.ts';
import { abortion } from './use-reply-part.ts';

/** Milliseconds without a change before the language is looked for. */
const PAUSE_MS = 250;

type Parts = {
  /** The mail that is answered, and what tells it from others where its text does not. */
  text: string;
  id?: string | undefined;
  /** What is chosen, within the plan. */
  language: LanguageOption;
};

export type MailLanguageState = {
  /** Undefined where another language was chosen. */
  view: MailLanguageView | undefined;
  /** What the person said it is; it holds for this mail. */
  picked: Language | undefined;
  /** Whether a press waits for the language to be found out. */
  isSettling: boolean;
  /** Counts the presses that had to wait for the person's word on this mail. */
  pressed: number;
  /** Takes the person's word for the mail that `text` is; undefined forgets it. */
  pick: (language: Language | undefined, text?: string) => void;
  /** The reply's language at a press; undefined where the person has to say it first. Throws the signal's reason. */
  settle: (signal: AbortSignal) => Promise<Language | undefined>;
};

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** What is known of the mail that is there; another mail begins with nothing. */
function useKnown(id: string | undefined, text: string) {
  const [known, setKnown] = useState<Known & Pick<Parts, 'id' | 'text'> & { pressed: number }>({
    id,
    text,
    pressed: 0,
  });
  if (known.text !== text || known.id !== id) {
    const isSame = known.id === id && isEditOf(known.text, text);
    setKnown(isSame ? { ...known, text } : { id, text, pressed: 0 });
  }
  return [known, setKnown] as const;
}

/** Resolves the choice 'Same as the email' in the browser, so that a request names one of the 27 languages. */
export function useMailLanguage({ text, id, language }: Parts): MailLanguageState {
  const [known, setKnown] = useKnown(id, text);
  const [isSettling, setIsSettling] = useState(false);
  const isWanted = language === sameAsEmailOption.value;
  const isLookedFor = isWanted && known.pick === undefined && text.trim() !== '';

  async function find(): Promise<Language | undefined> {
    const guess = await askMailLanguage(text);
    setKnown((now) => (now.text === text ? { ...now, guess: guess ?? null } : now));
    return guess && !guess.close && !guess.outside ? guess.language : undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what finds it is made anew with every change.
  useEffect(() => {
    if (!isLookedFor) return;
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLookedFor, id, text]);

  async function settle(signal: AbortSignal): Promise<Language | undefined> {
    if (language !== sameAsEmailOption.value) return language;
    // A blank mail is refused as one, whatever its language.
    if (text.trim() === '') return surfaceDefaults.generator.language;
    if (known.pick) return known.pick;
    setIsSettling(true);
    try {
      const found = await Promise.race([find(), abortion(signal)]);
      if (!found) setKnown((now) => ({ ...now, pressed: now.pressed + 1 }));
      return found;
    } finally {
      setIsSettling(false);
    }
  }

  return {
    view: isWanted ? viewOf(text, known, browserLanguages()) : undefined,
    picked: known.pick,
    isSettling,
    pressed: known.pressed,
    pick: (pick, of = text) =>
      setKnown((now) => ({ ...(of === now.text ? now : { id, text: of }), pick, pressed: 0 })),
    settle,
  };
}
