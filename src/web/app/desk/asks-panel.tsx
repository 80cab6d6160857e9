import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import type { DeskAsk, DeskCheck } from '#web/lib/desk-reading.ts';
import { isTouchScreen } from '#web/lib/touch-screen.ts';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AddAsk } from './add-ask.tsx';
import { AskItem } from './ask-item.tsx';
import { statusOf } from './decisions.ts';
import type { AsksState } from './use-asks.ts';

export type AsksPanelProps = {
  state: Pick<AsksState, 'known' | 'isCut' | 'answers' | 'decide' | 'readWith' | 'add'> & {
    asks: readonly DeskAsk[];
  };
  /** Undefined without a reply, and until the reply has been checked. */
  coverage: DeskCheck['coverage'] | undefined;
  /** The language of a picked date. */
  language: Language;
  /** The words of the mail that the person selected; empty if there are none. */
  selected: () => string;
  /** The key of an ask that has just been added. It gets the focus, and `onAdded` is then called with undefined. */
  addedKey: string | undefined;
  onAdded: (key: string | undefined) => void;
  onShow: (ask: DeskAsk) => void;
  /** Called with the position in the reply where an answer belongs. Absent if the page shows no reply. */
  onOpen?: (at: number) => void;
};

/** Moves the focus to an ask that was just added. On a touch screen, where it would open the keyboard, only scrolls. */
function useFocusOnAdded(
  list: RefObject<HTMLUListElement | null>,
  { addedKey: key, onAdded }: Pick<AsksPanelProps, 'addedKey' | 'onAdded'>,
): void {
  const finish = useEffectEvent(() => onAdded(undefined));
  useEffect(() => {
    if (key === undefined) return;
    finish();
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const item = items.find(({ dataset }) => dataset.key === key);
    item?.scrollIntoView({ block: 'nearest' });
    if (isTouchScreen()) return;
    item?.querySelector('input')?.focus({ preventScroll: true });
  }, [list, key]);
}

function Notes({ state: { answers, isCut, asks } }: Pick<AsksPanelProps, 'state'>) {
  return (
    <>
      <div role="alert" className="text-ink">
        {answers.unsent.size > 0 ? `At most ${limits.answers} answers are sent with one reply.` : null}
      </div>
      {isCut ? <p>Only the first {asks.filter(({ isAdded }) => !isAdded).length} asks are listed.</p> : null}
    </>
  );
}

type PanelHeadProps = {
  id: string;
  status: string;
  /** Whether there is only one ask. It shows itself what the status says. */
  isAlone: boolean;
  isOpen: boolean;
  onFold: () => void;
};

function PanelHead({ id, status, isAlone, isOpen, onFold }: PanelHeadProps) {
  return (
    <div className="desk-asks-head">
      <h2 id={id}>What the email asks</h2>
      <p role="status" className={`text-small text-ink-soft tabular-nums ${isAlone ? 'xl:sr-only' : ''}`}>
        {status}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-body`}
        aria-label={isOpen ? 'Hide the asks' : 'Show the asks'}
        className="desk-asks-fold"
        onClick={onFold}
      >
        <ChevronIcon className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </div>
  );
}

function AsksList({ state, coverage, addedKey, onAdded, ...item }: Omit<AsksPanelProps, 'selected'>) {
  const { asks, known, answers, decide } = state;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnAdded(list, { addedKey, onAdded });
  return (
    <ul
      ref={list}
      aria-label="Asks"
      className="desk-asks-list scroll-fade"
      data-several={asks.length > 1 ? '' : undefined}
    >
      {asks.map((ask) => (
        <AskItem
          key={ask.key}
          ask={ask}
          work={known.work}
          isUnsent={answers.unsent.has(ask.key)}
          coverage={coverage?.[ask.words]}
          decide={decide}
          {...item}
        />
      ))}
    </ul>
  );
}

/** What the email asks, with the person's answers. Below three columns it folds into one line. */
export function AsksPanel({ selected, ...list }: AsksPanelProps) {
  const { state, coverage, addedKey, onAdded } = list;
  const { asks, known } = state;
  const [isOpen, setIsOpen] = useState(addedKey !== undefined);
  const id = useId();
  return (
    <Sheet aria-labelledby={id} className="desk-asks">
      <PanelHead
        id={id}
        status={statusOf(asks, known.work, coverage)}
        isAlone={asks.length === 1}
        isOpen={isOpen}
        onFold={() => setIsOpen(!isOpen)}
      />
      <div id={`${id}-body`} data-open={isOpen} className="desk-asks-body">
        <AsksList {...list} />
        <div className="desk-asks-foot">
          <Notes state={state} />
          <AddAsk state={state} selected={selected} onAdded={onAdded} />
        </div>
      </div>
    </Sheet>
  );
}
