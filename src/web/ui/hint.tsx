import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds that a pointer rests before the hint appears, and milliseconds that it may take to reach the hint. */
const DELAY_MS = 400;
const LEAVE_MS = 120;
/** Pixels between the control and its hint, and between the hint and the window's edge. */
const GAP = 8;

type HintProps = {
  /** What the control does, in a few words. */
  text: string;
  /** The keys that do the same, as they are shown: ['Mod', 'Enter']. 'Mod' is Ctrl or ⌘, depending on the machine. */
  keys?: readonly string[];
  /** The control itself, one element. */
  children: ReactElement;
};

function keyName(key: string): string {
  if (key !== 'Mod') return key;
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

/** Places the hint below its control, or above it if the window ends there, and within the window's sides. */
function place(hint: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const below = at.bottom + GAP + height <= window.innerHeight;
  const left = at.left + (at.width - width) / 2;
  hint.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`;
  hint.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}

/** Whether the hint is shown, after the delay. Escape, a press and scrolling hide it. */
function useWanted() {
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function want(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWanted(next), delay);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!wanted) return;
    const dismiss = () => setWanted(false);
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', dismiss, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', dismiss, true);
    };
  }, [wanted]);
  return { wanted, want };
}

/**
 * A tooltip on a control: what it does and its keys. For the eye only: screen readers get the keys from the control's
 * `aria-keyshortcuts`. Shown while a mouse rests on the control or the hint, and on keyboard focus.
 */
export function Hint({ text, keys = [], children }: HintProps) {
  const around = useRef<HTMLSpanElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const { wanted, want } = useWanted();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useLayoutEffect(() => {
    const control = around.current?.firstElementChild;
    if (!wanted || !hint.current || !control) return;
    hint.current.showPopover();
    place(hint.current, control);
  }, [wanted, text]);

  function onEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') want(true, wanted ? 0 : DELAY_MS);
  }
  function onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) want(true, 0);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control that it holds.
    <span
      ref={around}
      className="contents"
      onPointerEnter={onEnter}
      onPointerLeave={() => want(false, LEAVE_MS)}
      onPointerDown={() => want(false, 0)}
      onFocus={onFocus}
      onBlur={() => want(false, 0)}
    >
      {children}
      {wanted ? (
        <span ref={hint} popover="manual" aria-hidden="true" className="hint">
          {text}
          {keys.length > 0 ? (
            <span className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded border border-current/40 px-1 font-sans leading-4">
                  {keyName(key)}
                </kbd>
              ))}
            </span>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}
