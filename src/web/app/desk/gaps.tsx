import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClasses } from '#web/ui/button.tsx';
import { regionClasses, regionListClasses, useFocusAfterRemoval } from './desk-region.ts';
import type { ReplyGap } from './use-gaps.ts';
import type { ReplyDesk } from './use-reply-desk.ts';

/**
 * The value, and while a mouse button or a finger is down, the value before. If a press leaves a field and thereby
 * removes it, the button under the pointer must not move before the press ends.
 */
function useHeldWhilePressed<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  const isPressed = useRef(false);
  const newest = useRef(value);
  newest.current = value;

  useEffect(() => {
    if (!isPressed.current) setHeld(value);
  }, [value]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // After the click, which comes after 'mouseup'.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        setHeld(newest.current);
      });
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return held;
}

type GapProps = { gap: ReplyGap; onFill: (answer: string, isLeaving: boolean) => void };

const choiceClasses = buttonClasses('plain', { size: 'small', className: 'whitespace-normal!' });

/** The buttons of a gap that is a choice. */
function ChoiceGap({ gap, onFill }: GapProps) {
  const contextId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is a hidden second name.
    <div role="group" aria-labelledby={contextId} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <bdi id={contextId} className="min-w-0 shrink grow basis-32 truncate text-ink-soft">
        {gap.context}
      </bdi>
      <span className="flex flex-wrap gap-2">
        {[...new Set(gap.choices)].map((choice) => (
          <button key={choice} type="button" className={choiceClasses} onClick={() => onFill(choice, false)}>
            <bdi>{choice}</bdi>
          </button>
        ))}
      </span>
    </div>
  );
}

/** Runs when the page is left. What it changes is stored in the tab before the page is gone. */
function usePageHide(run: () => void): void {
  const onPageHide = useEffectEvent(() => flushSync(run));
  useEffect(() => {
    const listener = () => onPageHide();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
}

const inputClasses =
  'h-9 min-w-0 grow basis-32 rounded border border-edge bg-sheet px-2.5 text-body text-ink hover:border-ink ' +
  'pointer-coarse:h-11';

/** The field of a gap. Enter fills the gap, and so does leaving the field or the page. */
function TextGap({ gap, onFill }: GapProps) {
  const [answer, setAnswer] = useState('');
  const id = useId();
  usePageHide(() => onFill(answer, true));

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onFill(answer, false);
    }
    if (event.key === 'Escape' && answer !== '') {
      // Otherwise a dialog around the field would close.
      event.preventDefault();
      setAnswer('');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 shrink grow basis-32">
        {gap.context === '' ? null : (
          <bdi id={`${id}-context`} className="block truncate text-ink-soft">
            {gap.context}
          </bdi>
        )}
        <label htmlFor={id} className="block wrap-anywhere">
          <bdi>{gap.words}</bdi>
        </label>
      </span>
      <input
        id={id}
        value={answer}
        dir="auto"
        autoComplete="off"
        aria-describedby={gap.context === '' ? undefined : `${id}-context`}
        onChange={(event) => setAnswer(event.target.value)}
        onBlur={() => onFill(answer, true)}
        onKeyDown={onKeyDown}
        className={inputClasses}
      />
    </div>
  );
}

/** The gaps of a reply, each with its choices or its field. Nothing if there are none. */
export function Gaps({ desk }: { desk: ReplyDesk }) {
  const headingId = useId();
  const shown = useHeldWhilePressed(desk.gaps);
  const { list, moveFocus } = useFocusAfterRemoval(shown.length, desk.field);

  function fill(gap: ReplyGap, index: number, answer: string, isLeaving: boolean) {
    if (answer.trim() === '') return;
    if (!isLeaving) moveFocus(index);
    desk.fill(gap, answer);
  }

  if (shown.length === 0) return null;
  return (
    <section ref={desk.gapsRegion} aria-labelledby={headingId} className={regionClasses}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={headingId} className="font-sans font-medium text-ink">
          Gaps
        </h3>
        <p className="text-ink-soft pointer-coarse:hidden">F8 selects the next one</p>
      </div>
      <ul ref={list} className={regionListClasses}>
        {shown.map((gap, index) => {
          const Kind = gap.choices.length > 0 ? ChoiceGap : TextGap;
          return (
            <li key={gap.id}>
              <Kind gap={gap} onFill={(answer, isLeaving) => fill(gap, index, answer, isLeaving)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
