import { memo, type ReactNode, useId, useRef } from 'react';
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
import { type Decision, type DeskWork, decisionOn, isTooLong, optionsOf } from './decisions.ts';
import { IconButton } from './icon-button.tsx';

type AskAnswerProps = {
  ask: DeskAsk;
  work: DeskWork;
  /** Whether 20 other answers were given before. */
  isUnsent: boolean;
  /** The language of a picked date. */
  language: Language;
  decide: (ask: DeskAsk, decision: Omit<Decision, 'ask'>) => void;
  onShow: (ask: DeskAsk) => void;
  /** The id of the element with the words of the ask. */
  wordsId: string;
};

/** A decision about one ask, and its change. */
type DecisionProps = {
  ask: DeskAsk;
  decision: Decision;
  decide: (decision: Omit<Decision, 'ask'>) => void;
};

function Options({ ask, decision, decide }: DecisionProps) {
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

type AnswerFieldProps = DecisionProps & {
  language: Language;
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
function noteOn(decision: Decision, isUnsent: boolean): ReactNode {
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

type ItemButtonsProps = Omit<DecisionProps, 'ask'> & { onShow: () => void };

function ItemButtons({ decision, decide, onShow }: ItemButtonsProps) {
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

/** The answer to an ask: its buttons, its field, and a note on it. Not rendered at each key press in the reply. */
const AskAnswer = memo(function AskAnswer({
  ask,
  work,
  isUnsent,
  language,
  decide,
  onShow,
  wordsId,
}: AskAnswerProps) {
  const noteId = useId();
  const decision = decisionOn(ask, work);
  const { isLeftOut } = decision;
  const note = isLeftOut ? null : noteOn(decision, isUnsent);
  const answer = { ask, decision, decide: (next: Omit<Decision, 'ask'>) => decide(ask, next) };
  return (
    <>
      <fieldset
        aria-labelledby={wordsId}
        className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 xl:flex-nowrap"
      >
        {isLeftOut ? null : (
          <>
            <Options {...answer} />
            <AnswerField {...answer} language={language} describedBy={note ? noteId : undefined} />
          </>
        )}
        <ItemButtons decision={decision} decide={answer.decide} onShow={() => onShow(ask)} />
      </fieldset>
      {note ? (
        <div id={noteId} className="text-small text-ink-soft">
          {note}
        </div>
      ) : null}
    </>
  );
});

export type AskItemProps = Omit<AskAnswerProps, 'wordsId'> & {
  /** Undefined without a reply, and until the reply has been checked. */
  coverage: AskCoverage | undefined;
  /** Called with the position in the reply where the answer belongs. Absent if the page shows no reply. */
  onOpen?: ((at: number) => void) | undefined;
};

/** One ask of the mail, with its answer. */
export function AskItem({ coverage, onOpen, ...answer }: AskItemProps) {
  const id = useId();
  const { isLeftOut } = decisionOn(answer.ask, answer.work);
  return (
    <li className="desk-ask" data-left-out={isLeftOut ? '' : undefined} data-key={answer.ask.key}>
      <div className="flex min-w-0 flex-1 items-start justify-between gap-4">
        <p id={id} dir="auto" lang={answer.ask.lang} className="desk-ask-words">
          {answer.ask.words}
        </p>
        {coverage && onOpen && !isLeftOut ? (
          <div className="shrink-0 text-small">
            <Coverage coverage={coverage} wordsId={id} onOpen={onOpen} />
          </div>
        ) : null}
      </div>
      <AskAnswer {...answer} wordsId={id} />
    </li>
  );
}
