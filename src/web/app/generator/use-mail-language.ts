import { useEffect, useState } from 'react';
import { type Language, type LanguageOption, sameAsEmailOption } from '#domain/languages.ts';
import { surfaceDefaults } from '#domain/plans.ts';
import { askMailLanguage } from '#web/lib/mail-reader.ts';
import { type Known, type MailLanguageView, viewOf } from './mail-language.ts';
import { isEditOf } from './same-mail.ts';
import { abortion } from './use-reply-part.ts';

/** Milliseconds without a change before the language is detected. */
const PAUSE_MS = 250;

type Parts = {
  /** The mail that is answered. `id` distinguishes mails that have the same text. */
  text: string;
  id?: string | undefined;
  /** The chosen language, within the plan. */
  language: LanguageOption;
};

export type MailLanguageState = {
  /** Undefined if a specific language is chosen. */
  view: MailLanguageView | undefined;
  /** The language that the person chose for the mail. It applies to this mail only. */
  picked: Language | undefined;
  /** Whether a press waits for the language to be detected. */
  isSettling: boolean;
  /** The number of presses that had to wait for the person's choice on this mail. */
  pressed: number;
  /** Sets the language that the person chose for the mail with this `text`; undefined removes it. */
  pick: (language: Language | undefined, text?: string) => void;
  /** The reply's language at a press; undefined if the person has to choose it first. Throws the signal's reason. */
  settle: (signal: AbortSignal) => Promise<Language | undefined>;
};

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** What is known of the present mail. For another mail nothing is known at first. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is created again at each render.
  useEffect(() => {
    if (!isLookedFor) return;
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLookedFor, id, text]);

  async function settle(signal: AbortSignal): Promise<Language | undefined> {
    if (language !== sameAsEmailOption.value) return language;
    // A blank mail is refused later because it is blank, so any language will do.
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
