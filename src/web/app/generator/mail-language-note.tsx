import { type ReactNode, useEffect, useRef } from 'react';
import { type Language, languageDetails } from '#domain/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import type { MailLanguageState, MailLanguageView } from './mail-language.ts';

function LanguageName({ language }: { language: Language }) {
  const { endonym, tag } = languageDetails(language);
  return (
    <>
      {language}
      {endonym === language ? null : (
        <>
          {' · '}
          <bdi lang={tag}>{endonym}</bdi>
        </>
      )}
    </>
  );
}

/** The sentence about the language of the mail. */
function sentenceOf(view: MailLanguageView): ReactNode {
  if (view.kind === 'no-mail') return 'The reply will be in the email’s own language.';
  if (view.kind === 'detecting') return 'Looking at the email’s language...';
  if (view.kind === 'known') {
    return (
      <>
        Same as the email:{' '}
        <span className="text-ink">
          <LanguageName language={view.language} />
        </span>
      </>
    );
  }
  const [first, second] = view.candidates;
  if (view.reason === 'close')
    return `The email could be in ${first} or ${second}. Which language should the reply be in?`;
  if (view.reason === 'outside')
    return 'Replies are not available in the email’s language. Choose one above, or reply in:';
  return 'The email’s language could not be detected. Choose one above, or reply in:';
}

type MailLanguageNoteProps = Pick<MailLanguageState, 'blockedPresses' | 'pick'> & {
  /** The id of the sentence. The choice of the language refers to it. */
  id: string;
  view: MailLanguageView;
  /** Called after the person chose a language, because the pressed button is then gone. */
  onPicked: () => void;
};

const looks: Record<MailLanguageView['kind'] | 'blocking', string> = {
  'no-mail': 'text-ink-soft',
  detecting: 'text-ink-soft',
  known: 'text-ink-soft',
  asked: 'border-l-2 border-warning pl-3 text-ink',
  blocking: 'border-l-2 border-danger pl-3 text-danger',
};

/** Shown below 'Same as the email': the language of the mail, or a question if it is not known. */
export function MailLanguageNote({ id, view, blockedPresses, pick, onPicked }: MailLanguageNoteProps) {
  const first = useRef<HTMLButtonElement>(null);
  const candidates = view.kind === 'asked' ? view.candidates : [];
  const isBlocking = view.kind === 'asked' && blockedPresses > 0;

  useEffect(() => {
    // Generate was pressed, but the person first has to choose a language.
    if (blockedPresses === 0) return;
    first.current?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: 'nearest' });
  }, [blockedPresses]);

  return (
    <div className={`flex flex-col gap-2 text-small ${looks[isBlocking ? 'blocking' : view.kind]}`}>
      <p role="status" id={id} className="flex gap-1.5 wrap-anywhere">
        {isBlocking ? <AlertIcon className="mt-px size-4 shrink-0" /> : null}
        <span>{sentenceOf(view)}</span>
      </p>
      {candidates.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: the sentence would have to be repeated in a legend.
        <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
          {candidates.map((language, place) => (
            <Button
              key={language}
              ref={place === 0 ? first : null}
              look="plain"
              className="min-h-9! scroll-my-24 px-3! text-small pointer-coarse:min-h-11!"
              onClick={() => {
                pick(language);
                onPicked();
              }}
            >
              {language}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
