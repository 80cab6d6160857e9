import { changeBetween } from '#web/lib/text-change.ts';

/** Milliseconds without typing after which the next letter begins a new step. */
const PAUSE_MS = 1_000;

/** The last edit, if it was typing: its kind, where it ended, and when it was made. */
type Typing = { kind: 'insert' | 'compose' | 'delete'; at: number; time: number };

/** The versions of a text: those before the present one, and those that were undone, the next one first. */
export type TextHistory<Version> = {
  past: readonly Version[];
  present: Version | undefined;
  future: readonly Version[];
  typing?: Typing | undefined;
};

/** One edit of the person. `inputType`: of the browser's input event. `time`: in milliseconds. */
export type TextEdit = { inputType: string; time: number };

/** A history with one version. */
export function historyOf<Version>(present?: Version): TextHistory<Version> {
  return { past: [], present, future: [] };
}

/** Adds a version as a step of its own. An empty history gets its first version. */
export function withStep<Version>(history: TextHistory<Version>, next: Version): TextHistory<Version> {
  const { past, present } = history;
  return { past: present === undefined ? past : [...past, present], present: next, future: [] };
}

/** The last version becomes the present one. */
export function undone<Version>(history: TextHistory<Version>): TextHistory<Version> {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (last === undefined || present === undefined) return history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** The version that was undone last becomes the present one. */
export function redone<Version>(history: TextHistory<Version>): TextHistory<Version> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined || present === undefined) return history;
  return { past: [...past, present], present: next, future: rest };
}

/** What a typed edit is. Undefined for any other edit, such as a paste, and for several letters at once. */
function typingOf(before: string, after: string, { inputType, time }: TextEdit): Typing | undefined {
  const { start, endBefore, endAfter } = changeBetween(before, after);
  if (inputType === 'insertCompositionText') return { kind: 'compose', at: endAfter, time };
  if (inputType === 'deleteContentBackward' || inputType === 'deleteContentForward') {
    return { kind: 'delete', at: start, time };
  }
  const isLetter = inputType === 'insertText' && endBefore === start && endAfter - start <= 2;
  return isLetter ? { kind: 'insert', at: endAfter, time } : undefined;
}

/** Whether typing goes on: the same kind, at the same place, without a pause, and in the same word. */
function goesOn(last: Typing, next: Typing, before: string, after: string): boolean {
  if (last.kind !== next.kind || next.time - last.time >= PAUSE_MS) return false;
  if (next.kind === 'compose') return true;
  const { start, endBefore } = changeBetween(before, after);
  if (next.kind === 'delete') return endBefore === last.at || start === last.at;
  const endsWord = /\S$/.test(before.slice(0, start)) && /\s/.test(after.slice(start, next.at));
  return start === last.at && !endsWord;
}

/** Adds an edit. Letters that are typed one after another are one step for each word. */
export function withEdit<Version extends { text: string }>(
  history: TextHistory<Version>,
  next: Version,
  edit: TextEdit,
): TextHistory<Version> {
  const before = history.present?.text ?? '';
  const typing = typingOf(before, next.text, edit);
  const joins = history.typing && typing && goesOn(history.typing, typing, before, next.text);
  return joins ? { ...history, present: next, typing } : { ...withStep(history, next), typing };
}
