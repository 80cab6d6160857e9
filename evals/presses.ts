import { findGaps } from '#checking/gaps.ts';
import type { Answer } from '#domain/answers.ts';
import { askKey } from '#domain/asks.ts';
import { parseTone } from '#domain/tones.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import type { Ask } from '#reading/reading.ts';
import { resolveAsks, withAsks } from '#reading/resolve-asks.ts';
import type { DecidedMail } from './labelled-mails.ts';

/** The actions of a person, and the seconds of each in the Keystroke-Level Model (Card, Moran and Newell, 1980). */
export type Actions = {
  /** Characters typed: 0.2 s each, an average typist. */
  typed: number;
  /** Buttons pressed with the mouse: 1.1 s to point and 0.2 s to press. */
  pressed: number;
  /** Decisions before an action: 1.35 s each. From scratch, one for each sentence. */
  decided: number;
};

export const secondsOf = ({ typed, pressed, decided }: Actions) =>
  typed * 0.2 + pressed * 1.3 + decided * 1.35;
export const countOf = ({ typed, pressed }: Actions) => typed + pressed;

/** Select the words in the mail (press and release), press 'Add an ask'. */
const ADD_PRESSES = 3;

function sum(...parts: Actions[]): Actions {
  return parts.reduce((all, part) => ({
    typed: all.typed + part.typed,
    pressed: all.pressed + part.pressed,
    decided: all.decided + part.decided,
  }));
}

/** The actions for one answer: a press on a button if the desk offers it, else a press into the field and the text. */
function actionsFor(
  answer: DecidedMail['decisions'][number]['answer'],
  ask: Ask,
): { actions: Actions; sent: Answer } {
  if (typeof answer === 'string') {
    // A choice has its two sides in place of Yes and No.
    if (answer === 'later' || !ask.sides)
      return { actions: { typed: 0, pressed: 1, decided: 1 }, sent: answer };
    return { actions: { typed: answer.length, pressed: 1, decided: 1 }, sent: { text: answer } };
  }
  const text = 'side' in answer ? answer.side : answer.text;
  const isButton = ask.sides?.some((side) => askKey(side) === askKey(text));
  return { actions: { typed: isButton ? 0 : text.length, pressed: 1, decided: 1 }, sent: { text } };
}

/** The actions from a pasted mail to a reply that is ready to send. */
export function actionsOn({
  mail,
  decisions,
  scratch,
}: DecidedMail): Record<'scratch' | 'drafter' | 'model', Actions> {
  const reading = readEmail(mail);
  const named = resolveAsks(
    reading,
    decisions.map(({ words }) => words),
  );
  const answers = new Map<Ask, Answer>();
  const parts: Actions[] = [];
  for (const [index, { answer }] of decisions.entries()) {
    const ask = named[index];
    if (!ask) throw new Error(`no ask: ${decisions[index]?.words}`);
    const { actions, sent } = actionsFor(answer, ask);
    // An ask that was not found is added. One that the reading cut in another place is answered all the same.
    const isFound = reading.asks.some(({ start, end }) => start < ask.end && end > ask.start);
    parts.push(actions, { typed: 0, pressed: isFound ? 0 : ADD_PRESSES, decided: 0 });
    const found = reading.asks.find(({ start, end }) => start < ask.end && end > ask.start) ?? ask;
    answers.set(found, sent);
  }
  const generate: Actions = { typed: 0, pressed: 1, decided: 1 };
  const copy: Actions = { typed: 0, pressed: 1, decided: 1 };
  const all = withAsks(reading, [...answers.keys()]);
  // What was found and is no ask: the drafter would quote it, so the person leaves it out.
  const wrong = all.asks.filter((ask) => !answers.has(ask));
  for (const ask of wrong) answers.set(ask, 'skip');
  const leftOut: Actions = { typed: 0, pressed: wrong.length, decided: wrong.length };
  const language = reading.language?.language ?? 'English';
  const { reply } = draftReply({
    reading: all,
    intent: 'general',
    tone: parseTone('friendly'),
    language,
    answers,
  });
  const own = [...answers.values()].flatMap((answer) => (typeof answer === 'object' ? [answer.text] : []));
  const gaps = findGaps(reply, { mail, own });
  // Each gap that is left is a field: the person presses it and types a name.
  const filled: Actions = { typed: 12 * gaps.length, pressed: gaps.length, decided: gaps.length };
  return {
    scratch: { typed: scratch.length, pressed: 1, decided: scratch.split(/[.!?。？！؟]\s/u).length },
    drafter: sum(...parts, leftOut, generate, filled, copy),
    model: sum(...parts, generate, copy),
  };
}
