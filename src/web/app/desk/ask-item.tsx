import { type ReactNode, useId, useRef } from 'react';
import type { AskCoverage } from '#checking/coverage.ts';
import { answerMessages } from '#domain/desk-messages.ts';
import type { Language } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { LeaveOutIcon, ShowIcon } from '#web/ui/desk-icons.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { Coverage } from './ask-coverage.tsx';
import { DateButton } from './date-button.tsx';
import { type Decision, isTooLong, optionsOf } from './decisions.ts';
import { IconButton } from './icon-button.tsx';

export type AskItemProps = {
  ask: DeskAsk;
  decision: Decision;
  /** Whether 20 other answers were given before. */
  isUnsent: boolean;
  /** Undefined without a reply, and until the reply has been checked. */
  coverage: AskCoverage | undefined;
  /** The language of a picked date. */
  language: Language;
  decide: (decision: Omit<Decision, 'ask'>) => void;
  onShow: () => void;
  /** Called with the position in the reply where the answer belongs. Absent if the page shows no reply. */
  onOpen?: ((at: number) => void) | undefined;
};

function Options({ ask, decision, decide }: Pick<AskItemProps, 'ask' | 'decision' | 'decide'>) {
  return (
    <div className="desk-options">
      {optionsOf(ask).map(({ choice, label }) => (
        <button
          key={choice}
          type="button"
          dir="auto"
          aria-pressed={decision.choice === choice}
          onClick={() => decide({ ...decision, choice: decision.choice === choice ? undefined : choice })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type AnswerFieldProps = Pick<AskItemProps, 'ask' | 'decision' | 'decide' | 'language'> & {
  /** The ids of the notes on the answer. */
  describedBy: string | undefined;
};

/** The field for an answer of the person's own. To type takes back a pressed button. */
function AnswerField({ ask, decision, decide, language, describedBy }: AnswerFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const write = (text: string) => decide({ ...decision, choice: undefined, text });

  function insertDate(date: string) {
    const input = field.current;
    if (!input) return;
    // The inserted date is selected, so that another day replaces it.
    input.setRangeText(date, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'select');
    write(input.value);
  }
  return (
    <div className="flex min-w-32 flex-1 xl:min-w-24 items-center gap-1">
      <input
        ref={field}
        aria-label="Your answer"
        placeholder="Your answer"
        dir="auto"
        autoComplete="off"
        value={decision.text}
        onChange={(event) => write(event.target.value)}
        aria-invalid={isTooLong(decision) ? true : undefined}
        aria-describedby={describedBy}
        className={`desk-answer ${decision.choice ? 'text-ink-soft' : 'text-ink'}`}
      />
      {ask.kind === 'when' ? <DateButton language={language} onPick={insertDate} /> : null}
    </div>
  );
}

/** What the person should know about the answer: why it is not sent, or not as it was typed. */
function noteOn({ decision, isUnsent }: Pick<AskItemProps, 'decision' | 'isUnsent'>): ReactNode {
  if (isTooLong(decision)) {
    return (
      <FieldError>
        {answerMessages.tooLong}. It has {decision.text.trim().length}.
      </FieldError>
    );
  }
  if (isUnsent) return `Not sent: ${limits.answers} answers were given before.`;
  if (decision.choice && decision.text !== '') return 'The pressed button is sent in place of your text.';
  return null;
}

function ItemButtons({ decision, decide, onShow }: Pick<AskItemProps, 'decision' | 'decide' | 'onShow'>) {
  const { isLeftOut } = decision;
  return (
    <div className="flex shrink-0">
      {isLeftOut ? null : (
        <IconButton label="Show in the email" icon={<ShowIcon className="size-4.5" />} onClick={onShow} />
      )}
      <IconButton
        label="Leave out"
        hint={isLeftOut ? 'Take it back in' : 'Leave out'}
        icon={isLeftOut ? <UndoIcon className="size-4.5" /> : <LeaveOutIcon className="size-4.5" />}
        aria-pressed={isLeftOut}
        onClick={() => decide({ ...decision, isLeftOut: !isLeftOut })}
      />
    </div>
  );
}

/** One ask of the mail, with its answer. */
export function AskItem({ coverage, isUnsent, language, onShow, onOpen, ...answer }: AskItemProps) {
  const id = useId();
  const { ask, decision, decide } = answer;
  const { isLeftOut } = decision;
  const note = isLeftOut ? null : noteOn({ decision, isUnsent });
  return (
    <li className="desk-ask" data-left-out={isLeftOut ? '' : undefined} data-key={ask.key}>
      <div className="flex min-w-0 flex-1 items-start justify-between gap-4">
        <p id={id} dir="auto" className="desk-ask-words">
          {ask.words}
        </p>
        {coverage && onOpen && !isLeftOut ? (
          <div className="shrink-0 text-small">
            <Coverage coverage={coverage} wordsId={id} onOpen={onOpen} />
          </div>
        ) : null}
      </div>
      <fieldset
        aria-labelledby={id}
        className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 xl:flex-nowrap"
      >
        {isLeftOut ? null : (
          <>
            <Options {...answer} />
            <AnswerField {...answer} language={language} describedBy={note ? `${id}-note` : undefined} />
          </>
        )}
        <ItemButtons decision={decision} decide={decide} onShow={onShow} />
      </fieldset>
      {note ? (
        <div id={`${id}-note`} className="text-small text-ink-soft">
          {note}
        </div>
      ) : null}
    </li>
  );
}
