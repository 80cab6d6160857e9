import type { Answer } from '../composer.ts';
import { turnedAsk, turnedItem } from '../turning/turn.ts';
import type { Said, Turning } from '../turning/turning.ts';
import { fill, type Writing } from './phrasing.ts';
import { clauseThatAsks, withoutJoint } from './short-question.ts';
import { momentIn } from './times.ts';
import type { Verdict } from './verdicts.ts';

/** The clauses of an ask that may be turned, as its mail has them: the whole before what is asked within it. */
function asking({ ask, embedded }: Answer, language: string, { joint, around, either }: Turning): string[] {
  const whole = clauseThatAsks(ask.text, language) ?? withoutJoint(ask.text.trim(), language);
  // An ask longer than its sentence: what it asks about stands in the one before.
  // The lead of a question may hold what it offers a choice for: 'How will you pay – by card or in cash?'
  if (either?.or.test(whole) && /\?\s*$/u.test(ask.text))
    return [withoutJoint(ask.text.trim(), language), whole, ...(embedded ? [embedded] : [])];
  if (embedded === undefined)
    return ask.text.trim().length > ask.sentence.trim().length ? [ask.text.trim(), whole] : [whole];
  // 'When can you begin, and how long will it take?': both are asked, and a request may stand beside a question.
  const isTwofold = joint?.test(whole);
  // 'I can send it or bring it, which do you prefer?': what is asked about stands before the question.
  const isTold = around !== undefined && ask.kind === 'question';
  // 'Is that early enough, or shall I ask whether you may come?': what is asked within is but one of the two.
  if (isTold && ask.answer === 'choice') return [whole];
  return isTwofold || isTold ? [whole, embedded] : [embedded];
}

/** A clause with the dates of the days that it tells from the mail's own: 'besok' → 'hari Selasa, 24 November'. */
function withDates(clause: string, { days }: Answer, { relative }: Turning, writing: Writing): string {
  if (!relative) return clause;
  return days.reduce((words, { text, moment }) => {
    const at = relative.words.test(text) ? words.indexOf(text) : -1;
    if (at < 0) return words;
    const [before, behind] = [words.slice(0, at), words.slice(at + text.length)];
    const date = relative.say(momentIn(writing, 'named', moment), behind, before);
    // 'hari besok': the word for a day is not said twice.
    const [first = ''] = date.split(' ', 1);
    const isTwice = before.toLowerCase().endsWith(`${first.toLowerCase()} `);
    return before + (isTwice ? date.slice(first.length + 1) : date) + behind;
  }, clause);
}

/** '확정해 주셔야 예약이 가능합니다': what is to be confirmed first is not what it is for; nor is a thing confirmed that has come. */
const ITSELF = /셔야 |подтвердить получени|підтвердити отриманн|পেয়েছে?ন? কি/iu;

/** An offer or a wish to be allowed is granted by who agrees, whatever else the mail asks: only such rules have a yes. */
function decided({ ask, stance }: Answer, verdict: Verdict): Verdict {
  const isPolar = ask.answer === 'yes-no' && (stance === 'yes' || stance === 'no');
  return verdict === 'open' && isPolar ? stance : verdict;
}

/** A gap that begins a sentence begins with a capital letter, and so does each of its alternatives. */
function begun(said: string): string {
  return said.replace(/^\[[^\]]+\]/u, (gap) =>
    gap.replace(/(?<=(?:\[| \/ )(?:\{|\{[^{}|]{1,30}\|)?)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase()),
  );
}

/**
 * What is said to an ask by turning its own words round, where mail and reply are of one language and a rule takes it
 * (see `src/drafter/turning`); '' elsewhere. A request whose thing and day are known has phrases of its own. `timed`: only
 * where it asks more of a time than whether that suits.
 */
export function turned(answer: Answer, verdict: Verdict, writing: Writing, timed = false): string {
  const { pack, scene } = writing;
  const { ask, matter, by, moments, embedded } = answer;
  if (!scene.native || !pack.turning) return '';
  const { turning } = pack;
  const clauses = asking(answer, pack.locale.slice(0, 2), turning).map((clause) =>
    withDates(clause, answer, turning, { pack, scene }),
  );
  const isQuestion = embedded !== undefined || turning.asksToKnow?.test(clauses[0] ?? '');
  const isRequest = ask.answer === 'action' && !isQuestion;
  // To confirm is done by saying so: 'I can confirm the receipt' would leave it undone.
  if (isRequest && matter.deed === 'confirm' && matter.thing && !turning.confirms && !ITSELF.test(ask.text))
    return '';
  const isDated = by !== undefined || moments.length > 0;
  const isKnown = isRequest && matter.deed && matter.thing && isDated && !turning.dated;
  if (isKnown && verdict !== 'open') return '';
  const said = clauses.reduce<Said | undefined>(
    (found, clause) => found ?? turnedAsk(clause, ask.answer, turning, timed),
    ask.listed ? turnedItem(ask.text, turning) : undefined,
  );
  if (!said) return '';
  // 'I will send it by Friday [when]': beside a day only a gap of alternatives leaves nothing to be asked again.
  if (isKnown && !/\[[^[\]]*(?: \/ |／)[^[\]]*\]/.test(said.open)) return '';
  return fill(begun(said[decided(answer, verdict)] ?? said.open), { pack, scene });
}
