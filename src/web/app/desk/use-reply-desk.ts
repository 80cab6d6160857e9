import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UnsupportedFact } from '#checking/facts.ts';
import type { DeskCheck, DeskMail, OwnAnswer } from '#web/lib/desk-reading.ts';
import type { TextMark } from '#web/ui/marked-text-area.tsx';
import type { TextEdit } from './text-history.ts';
import { type ReplyGap, useGaps } from './use-gaps.ts';
import { useReplyCheck } from './use-reply-check.ts';

/** Milliseconds without typing until new facts are shown: a number is not checked digit by digit. */
const FACTS_DELAY_MS = 500;

/** What the person has said about a mail in the reply. */
export type PersonWords = {
  /** What filled gaps. Its facts are the person's, and its brackets are no gaps. */
  filled: readonly string[];
  /** Inserted snippets. Their facts are the person's, but their brackets are gaps. */
  snippets: readonly string[];
  /** Kept facts. */
  kept: readonly string[];
};

/** A fact for the person to check, once for all its places in the reply. */
export type FactToCheck = Pick<UnsupportedFact, 'text'> & { reason: string };

/** A reply that the person finishes at the desk. */
export type DeskText = {
  text: string;
  /** False while the reply is written. */
  isIdle: boolean;
  /** Whether the last change was typing, which may go on. */
  isTyping: boolean;
  words: PersonWords;
  change: (text: string, edit?: TextEdit) => void;
  addWords: (kind: keyof PersonWords, words: string) => void;
};

/** What a button does with the reply. With gaps left, the person is asked first. */
export type ReplyAction = 'Copy' | 'Download' | 'Send';

export type ReplyDesk = {
  /** Changes the text of the reply. */
  change: DeskText['change'];
  check: DeskCheck | null | undefined;
  gaps: readonly ReplyGap[];
  facts: readonly FactToCheck[];
  marks: readonly TextMark[];
  field: RefObject<HTMLTextAreaElement | null>;
  /** The region with the fields of the gaps. */
  gapsRegion: RefObject<HTMLElement | null>;
  /** Leaves the field of a gap, whose answer then goes into the reply. For keys that act on the reply. */
  leaveGap: () => void;
  /** Replaces a gap by an answer, if the gap is still there. */
  fill: (gap: ReplyGap, answer: string) => void;
  /**
   * Selects the next gap after the selection, or with -1 the one before it; from outside the text field, the first gap
   * or the last one. False if there is none.
   */
  selectGap: (step: 1 | -1) => boolean;
  /** Puts the cursor at a position of the text. */
  placeCursor: (at: number) => void;
  keepFact: (fact: FactToCheck) => void;
  /** Selects the next place of a fact. */
  showFact: (fact: FactToCheck) => void;
  /** The action that waits for the person's decision about the gaps that are left. */
  waiting: ReplyAction | undefined;
  /** Runs an action, or first asks about the gaps that are left. */
  attempt: (action: ReplyAction, run: () => void) => void;
  /** Ends the question. `anyway`: the person accepts the gaps of this text. `fill`: moves the focus to the first gap. */
  decide: (decision: 'anyway' | 'fill' | 'neither') => void;
};

const noFacts: readonly UnsupportedFact[] = [];

type Place = { start: number; end: number };

/** Selects a place in a text field, and scrolls to it. */
function select(field: HTMLTextAreaElement, { start, end }: Place): void {
  // The browser scrolls to the caret when the field gets the focus, but not to the start of a selection.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, end);
}

/**
 * Selects the place that follows the selection of a text field, or the first one; with -1 the place before it, or the
 * last one. False if there is none.
 */
function selectNext(field: HTMLTextAreaElement | null, places: readonly Place[], step: 1 | -1): boolean {
  if (!field) return false;
  const { selectionStart, selectionEnd } = field;
  const next =
    step === 1
      ? (places.find(({ start }) => start >= selectionEnd) ?? places[0])
      : (places.findLast(({ end }) => end <= selectionStart) ?? places.at(-1));
  if (!next) return false;
  select(field, next);
  return true;
}

/** The marks in the text, in its order. */
function marksOf(gaps: readonly Place[], facts: readonly Place[]): TextMark[] {
  return [
    ...gaps.map(({ start, end }): TextMark => ({ start, end, kind: 'gap' })),
    ...facts.map(({ start, end }): TextMark => ({ start, end, kind: 'fact' })),
  ].sort((one, other) => one.start - other.start);
}

/** The value, and while the person types, the value before the typing. */
function useSettled<Value>(value: Value, isTyping: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), isTyping ? FACTS_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [value, isTyping]);
  return settled;
}

const reasonTexts = {
  'not-in-mail': 'not in the email',
  contradiction: 'weekday and date do not match',
} satisfies Record<UnsupportedFact['reasons'][number], string>;

/** Why the person should check a fact. */
function reasonOf({ reasons }: UnsupportedFact): string {
  return reasons.map((reason) => reasonTexts[reason]).join('; ');
}

/** The facts to list, and all their places in the present text. */
function useFacts(check: DeskCheck | null | undefined, { isIdle, isTyping, words }: DeskText) {
  const present = check?.facts ?? noFacts;
  const settled = useSettled(present, isTyping);
  return useMemo(() => {
    const listed = settled.filter(({ text }) => isIdle && !words.kept.includes(text));
    const byText = new Map(listed.map((fact) => [fact.text, { text: fact.text, reason: reasonOf(fact) }]));
    return { facts: [...byText.values()], places: present.filter(({ text }) => byText.has(text)) };
  }, [settled, present, isIdle, words.kept]);
}

/** Asks before a reply with gaps leaves the page, until the person has accepted the gaps of this very text. */
function useGapQuestion(text: string, gapCount: number, onFill: () => void) {
  const [accepted, setAccepted] = useState<string>();
  const [waiting, setWaiting] = useState<ReplyAction>();
  const isFilling = useRef(false);

  // In an effect: the dialog returns the focus when it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the question ends.
  useEffect(() => {
    if (waiting === undefined && isFilling.current) onFill();
    isFilling.current = false;
  }, [waiting]);

  return {
    waiting: gapCount > 0 ? waiting : undefined,
    attempt: (action: ReplyAction, run: () => void) => {
      if (gapCount === 0 || accepted === text) run();
      else setWaiting(action);
    },
    decide: (decision: 'anyway' | 'fill' | 'neither') => {
      if (decision === 'anyway') setAccepted(text);
      isFilling.current = decision === 'fill';
      setWaiting(undefined);
    },
  };
}

type DeskInput = {
  reply: DeskText;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The mail that the reply answers. */
  mail: DeskMail;
  /** What the person said apart from the reply: instructions and own words. */
  said: readonly string[];
  /** The person's answers in their own words. */
  answers: readonly OwnAnswer[];
  /** Whether the mail could not be read. When it is read again, the reply is checked again. */
  hasFailed: boolean;
  /** Called when a gap was filled, with its place before and what filled it. */
  onFill: (gap: ReplyGap, filling: string) => void;
};

/** The gaps and the facts of a reply, found at each change, and what the person can do about them. */
export function useReplyDesk({ reply, field, mail, said, answers, hasFailed, onFill }: DeskInput): ReplyDesk {
  const { text, isIdle, words } = reply;
  const personWords = [...said, ...answers.map((answer) => answer.text), ...words.filled].filter(Boolean);
  const userProvided = [...personWords, ...words.snippets].join('\n');
  const { check, begin } = useReplyCheck({ mail, text, isIdle, userProvided, answers, hasFailed });
  const gaps = useGaps(isIdle ? text : '', { mail: mail.text, own: personWords });
  const { facts, places } = useFacts(check, reply);
  const gapsRegion = useRef<HTMLElement>(null);
  const question = useGapQuestion(text, gaps.length, () =>
    gapsRegion.current?.querySelector<HTMLElement>('input, li button')?.focus(),
  );

  function fill({ id }: ReplyGap, answer: string) {
    const gap = gaps.find((one) => one.id === id);
    const filling = answer.trim();
    if (!gap || filling === '') return;
    reply.addWords('filled', filling);
    reply.change(text.slice(0, gap.start) + filling + text.slice(gap.end));
    onFill(gap, filling);
  }

  return {
    ...question,
    change: (next, edit) => {
      begin(next);
      reply.change(next, edit);
    },
    check,
    gaps,
    facts,
    marks: marksOf(gaps, places),
    field,
    gapsRegion,
    leaveGap: () => {
      if (!gapsRegion.current?.contains(document.activeElement)) return;
      flushSync(() => field.current?.focus());
    },
    fill,
    selectGap: (step) => {
      const outer = step === 1 ? gaps.slice(0, 1) : gaps.slice(-1);
      return selectNext(field.current, document.activeElement === field.current ? gaps : outer, step);
    },
    placeCursor: (at) => {
      if (field.current) select(field.current, { start: at, end: at });
    },
    keepFact: (fact) => reply.addWords('kept', fact.text),
    showFact: (fact) =>
      selectNext(
        field.current,
        places.filter((place) => place.text === fact.text),
        1,
      ),
  };
}
