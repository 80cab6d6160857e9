import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isTouchScreen } from '#web/lib/touch-screen.ts';

/** Milliseconds until the hint appears, and until it disappears: in that time the pointer can move onto it. */
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

/** Places the hint below its control, or above it if there is no room below, and between the sides of the window. */
function place(hint: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = hint.getBoundingClientRect();
  const below = at.bottom + GAP + height <= window.innerHeight;
  const left = at.left + (at.width - width) / 2;
  hint.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`;
  hint.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}

/** Whether the hint is shown. `schedule` shows or hides it after a delay; Escape and scrolling hide it. */
function useHintVisibility() {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function schedule(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(next), delay);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const dismiss = () => setIsShown(false);
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', dismiss, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', dismiss, true);
    };
  }, [isShown]);
  return { isShown, schedule };
}

/**
 * A tooltip on a control: what the control does, and its keys. Hidden from screen readers, which get the keys from the
 * control's `aria-keyshortcuts`. Shown while a mouse is over the control or the hint, and on keyboard focus.
 */
export function Hint({ text, keys = [], children }: HintProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const { isShown, schedule } = useHintVisibility();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useLayoutEffect(() => {
    const control = wrapper.current?.firstElementChild;
    if (!isShown || !hint.current || !control) return;
    hint.current.showPopover();
    place(hint.current, control);
  }, [isShown, text]);

  function onEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') schedule(true, isShown ? 0 : DELAY_MS);
  }
  function onFocus({ target }: FocusEvent) {
    // On a touch screen a closed dialog gives the focus back, and there are no keys to show.
    if (!isTouchScreen() && target.matches(':focus-visible')) schedule(true, 0);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside.
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={onEnter}
      onPointerLeave={() => schedule(false, LEAVE_MS)}
      onPointerDown={() => schedule(false, 0)}
      onFocus={onFocus}
      onBlur={() => schedule(false, 0)}
    >
      {children}
      {isShown ? (
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
