import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { changeBetween } from '#web/lib/text-change.ts';
import { isOverlayOpen } from '../open-overlay.ts';

type Walk = { undo: (() => void) | undefined; redo: (() => void) | undefined };

/** Which way a key walks the history: Ctrl or ⌘ with Z, with Shift and Z, or with Y. */
function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Walk | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

/**
 * Undo and Redo of a text field by the history of its text instead of the browser's, which does not know what the page
 * has changed. The caret goes to the end of what has changed.
 */
function useHistoryInField(field: RefObject<HTMLTextAreaElement | null>, text: string, walk: Walk) {
  const before = useRef<string>(undefined);

  function step(direction: keyof Walk) {
    if (!walk[direction]) return;
    before.current = text;
    walk[direction]();
  }

  useLayoutEffect(() => {
    if (before.current === undefined) return;
    const { endAfter } = changeBetween(before.current, text);
    before.current = undefined;
    field.current?.setSelectionRange(endAfter, endAfter);
  }, [text, field]);

  // The menus of the browser and of a phone.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  });
  useEffect(() => {
    const textarea = field.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    textarea?.addEventListener('beforeinput', listener);
    return () => textarea?.removeEventListener('beforeinput', listener);
  }, [field]);
  return step;
}

type GapKeyInput = {
  field: RefObject<HTMLTextAreaElement | null>;
  selectGap: (step: 1 | -1) => boolean;
  /** Leaves the field of a gap, whose answer then goes into the reply. */
  leaveGap: () => void;
};

/** F8 and Shift+F8 for the gaps, wherever the focus is on the page; while a dialog is open, only in the text field. */
function useGapKey({ field, selectGap, leaveGap }: GapKeyInput): void {
  const isGapKey = useEffectEvent(
    ({ key, ctrlKey, metaKey, altKey, isComposing, target }: globalThis.KeyboardEvent) =>
      key === 'F8' &&
      !(ctrlKey || metaKey || altKey || isComposing) &&
      (target === field.current || !isOverlayOpen()),
  );
  const leave = useEffectEvent(leaveGap);
  const select = useEffectEvent(selectGap);
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => {
      if (!isGapKey(event)) return;
      // An answer that is filled in moves the gaps after it, so they are looked up afterwards.
      leave();
      if (select(event.shiftKey ? -1 : 1)) event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

type ReplyKeysInput = Walk &
  GapKeyInput & {
    text: string;
    /** Copies the whole reply. */
    onCopy: () => void;
  };

/** Whether a key copies and nothing is selected in the text field, so that the browser would copy nothing. */
function isCopyWithoutSelection({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  currentTarget,
}: KeyboardEvent): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget as HTMLTextAreaElement;
  const isCopy = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
  return isCopy && selectionStart === selectionEnd && value !== '';
}

/**
 * The keys of the reply: F8 and Shift+F8 for the gaps, and in its text field the keys of Undo and Redo, and the key that
 * copies, which without a selection copies the whole reply.
 */
export function useReplyKeys({ field, text, undo, redo, onCopy, ...gaps }: ReplyKeysInput) {
  useGapKey({ field, ...gaps });
  const step = useHistoryInField(field, text, { undo, redo });
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const direction = historyKey(event);
    if (direction) {
      event.preventDefault();
      step(direction);
    }
    if (isCopyWithoutSelection(event)) {
      event.preventDefault();
      if (!event.repeat) onCopy();
    }
  };
}
