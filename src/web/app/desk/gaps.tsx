import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusAfterRemoval } from './desk-region.ts';
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

/** The buttons of a gap that is a choice. */
function ChoiceGap({ gap, onFill }: GapProps) {
  const contextId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which is a hidden second name.
    <div role="group" aria-labelledby={contextId} className="desk-row desk-gap">
      <bdi id={contextId} className="desk-words">
        {gap.context}
      </bdi>
      <div className="desk-options">
        {[...new Set(gap.choices)].map((choice) => (
          <button key={choice} type="button" dir="auto" onClick={() => onFill(choice, false)}>
            {choice}
          </button>
        ))}
      </div>
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

/** The most characters of a gap's words that its field shows whole. */
const MAX_PLACEHOLDER = 24;

/** The field of a gap. Enter fills the gap, and so does leaving the field or the page. */
function TextGap({ gap, onFill }: GapProps) {
  const [answer, setAnswer] = useState('');
  const id = useId();
  const isNamedInField = gap.context !== '' && gap.words.length <= MAX_PLACEHOLDER;
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
    <div className="desk-row desk-gap">
      <span>
        <bdi id={id} className="desk-words">
          {gap.context}
        </bdi>
        {isNamedInField ? null : <bdi className="block wrap-anywhere">{gap.words}</bdi>}
      </span>
      <input
        aria-label={gap.words}
        placeholder={isNamedInField ? gap.words : undefined}
        value={answer}
        dir="auto"
        autoComplete="off"
        aria-describedby={gap.context === '' ? undefined : id}
        onChange={(event) => setAnswer(event.target.value)}
        onBlur={() => onFill(answer, true)}
        onKeyDown={onKeyDown}
        className="desk-answer text-ink"
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
    <section ref={desk.gapsRegion} aria-labelledby={headingId} className="desk-region">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={headingId}>Gaps</h3>
        {shown.length > 1 ? (
          <p className="text-ink-soft pointer-coarse:hidden">F8 selects the next one</p>
        ) : null}
      </div>
      <ul ref={list} className="desk-rows scroll-fade">
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
