import { lastSignOut } from '#web/lib/saved-state.ts';

type Draft = Partial<Record<string, string>>;

/** The fields that were typed into and not saved, by form. */
const drafts = new Map<string, Draft>();
/** The sign-out after which the drafts were typed. */
let typedAfter: string | null = null;

/** The drafts of the person who uses the browser now. A sign-out in any tab forgets those from before it. */
function presentDrafts(): Map<string, Draft> {
  const last = lastSignOut();
  if (last !== typedAfter) drafts.clear();
  typedAfter = last;
  return drafts;
}

/** What was typed into the fields of a form and not saved, before its dialog was closed. */
export function readDraft(form: string): Draft {
  return presentDrafts().get(form) ?? {};
}

/** Keeps what was typed into the fields of a form, so that a press outside its dialog loses nothing. */
export function keepDraft(form: string, typed: Draft): void {
  presentDrafts().set(form, typed);
}

/** Forgets what was typed into a form, because it is saved. */
export function forgetDraft(form: string): void {
  drafts.delete(form);
}
