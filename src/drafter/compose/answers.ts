import { accountLine } from '../account-lines.ts';
import type { Answer } from '../composer.ts';
import { asksForPayment, asksWhereToPay, secretAskedFor } from '../hostile.ts';
import type { Moment } from '../moments.ts';
import type { ThingForms } from '../phrase-pack.ts';
import { askedAnswer, isVagueDeed } from './asked-gap.ts';
import { added, ownWords } from './own-words.ts';
import { fill, say, type Writing } from './phrasing.ts';
import { plainSaid } from './plain-said.ts';
import { quotedAnswer } from './quoted-answer.ts';
import { asksTwice, isPointed, namedForms, quoted, reference, saidByName } from './references.ts';
import { listed, momentIn } from './times.ts';
import { turned } from './turned.ts';
import {
  asksForCount,
  isAboutTerms,
  isAgreedOn,
  isMoved,
  isOtherTime,
  isSaidByAnother,
  isTimed,
  isTimely,
  offersChoice,
  saysStatus,
  type Verdict,
  verdictOn,
} from './verdicts.ts';
import { wantsTime } from './wanted-times.ts';

/** The times that the person proposes, or the gap for one. */
export function otherTimes(writing: Writing): string {
  const { pack, scene } = writing;
  const times = scene.proposed.map((one) =>
    typeof one === 'string' ? ownWords(one, writing) : momentIn(writing, pack.proposals.otherAs ?? 'on', one),
  );
  return times.length > 0 ? listed(pack, times, 'disjunction') : pack.proposals.otherTime;
}

function timeSlots(moments: readonly Moment[], writing: Writing) {
  const { pack } = writing;
  const each = (use: 'on' | 'named') => moments.map((moment) => momentIn(writing, use, moment));
  return {
    on: listed(pack, each('on'), 'disjunction'),
    named: listed(pack, each('named'), 'disjunction'),
    other: otherTimes(writing),
  };
}

/** What is said to times that were put forward; `moments` may be empty where their words name none. */
export function timeAnswer(
  { stance, place }: Pick<Answer, 'stance' | 'place'>,
  moments: readonly Moment[],
  writing: Writing,
): string {
  const { pack } = writing;
  const { proposals } = pack;
  const slots = timeSlots(moments, writing);
  const known = moments.length > 0;
  if (stance === 'move')
    return say(`time ${place}`, known ? proposals.move : proposals.moveIt, writing, slots);
  if (stance === 'no') return say(`time ${place}`, known ? proposals.no : proposals.noIt, writing, slots);
  if (moments.length > 1) {
    const times = `[${moments.map((moment) => momentIn(writing, 'on', moment)).join(' / ')}]`;
    return say(`time ${place}`, proposals.oneOf, writing, { ...slots, times });
  }
  if (stance === 'yes') return say(`time ${place}`, known ? proposals.yes : proposals.yesIt, writing, slots);
  return say(`time ${place}`, known ? proposals.open : proposals.openIt, writing, slots);
}

/** 'Book a room for 22 May': the day is that of the room. */
function formsFor({ matter, moments, by }: Answer, forms: ThingForms, writing: Writing): ThingForms {
  if (matter.deed !== 'arrange' || by) return forms;
  return dated(forms, moments, writing);
}

/** The forms of a thing, each with the days that belong to it in brackets. */
function dated(forms: ThingForms, moments: readonly Moment[], writing: Writing): ThingForms {
  if (moments.length === 0) return forms;
  const days = listed(
    writing.pack,
    moments.map((moment) => momentIn(writing, 'named', moment)),
    'conjunction',
  );
  const withDays = (form: string) => form.concat(writing.pack.space ? ` (${days})` : `（${days}）`);
  return { name: withDays(forms.name), object: withDays(forms.object), about: withDays(forms.about) };
}

function deedAnswer(answer: Answer, kind: Verdict, writing: Writing): string {
  const { pack } = writing;
  const { deed, thing } = answer.matter;
  if (!deed) return '';
  const phrases = pack.deeds[deed];
  // 'Could we have a meeting?': it is what takes place, and nothing to talk about.
  const isItself = (deed === 'meet' || deed === 'call') && /^(?:meeting|call|appointment)$/.test(thing ?? '');
  const known = namedForms(answer, writing) ?? (thing && !isItself ? pack.things[thing] : undefined);
  const forms = known ? formsFor(answer, known, writing) : undefined;
  const lines = forms ? phrases[kind] : phrases[`${kind}It`];
  const by = answer.by ? momentIn(writing, 'by', answer.by) : '';
  return withDayWanted(say(`deed ${answer.place}`, lines, writing, { ...forms, by }), by);
}

/** The gap for a day with what stands beside it, in languages that part no words or lean them on each other. */
const EASTERN_DAY = /在\[时间\]|\[時期\]に|\[시점\]에/u;

/** 'I will send it [by Friday, 4 December]': the day that the mail names stands in the gap for one, where both begin alike. */
function withDayWanted(said: string, by: string): string {
  if (by !== '' && EASTERN_DAY.test(said)) return said.replace(EASTERN_DAY, `[${by}]`);
  const [first = ''] = by.split(' ', 1);
  return by === ''
    ? said
    : said.replace(/\[([^[\]\s]+) [^[\]]+\]/, (gap, lead) => (lead === first ? `[${by}]` : gap));
}

/** 'Can you deliver by Friday?' asks yes or no: that it will come [when] would promise it. '' for another ask. */
function deadlineAsked(
  { ask, by, moments, place, matter: { deed, thing } }: Answer,
  writing: Writing,
): string {
  const { pack } = writing;
  const about = deed === 'deliver' ? 'delivery' : thing;
  // '木曜日までにお送りいただけますか。' asks for it to be sent, and not whether that can be.
  const asks = ask.kind === 'question' ? /(?:[?？؟]|か。?)\s*$/u : /[?？؟]\s*$/u;
  if (!about || ask.answer === 'time' || !asks.test(ask.text)) return '';
  const days = by ? momentIn(writing, 'by', by) : '';
  if (!by && (deed !== 'deliver' || moments.length === 0)) return '';
  const forms = by
    ? { about: pack.things[about].about.concat(pack.space ? ` (${days})` : `（${days}）`) }
    : dated(pack.things[about], moments, writing);
  return say(`question ${place}`, pack.questions['yes-no'].open, writing, { re: forms.about });
}

/** What says little without its thing: 'I will see to it' beside other answers. */
const unsaid = /^(?:send|arrange|check|help|fix)$/;

/** 'Can you come on Thursday, or is it better to talk on the phone?': more is asked than whether the day suits. */
const OR_ELSE =
  /\s(?:eller|oder|of)\s\p{Ll}+ (?:det|vi|ni|du|jag|wir|ich|Sie|es|das|we|wij|u|je|het|ik)(?!\p{L})/u;

/** One ask, answered; '' where what the intent says itself answers it. */
export function answered(answer: Answer, writing: Writing): string {
  const { pack, scene } = writing;
  const { ask, stance, place } = answer;
  if (isSaidByAnother(answer, scene)) return '';
  if (stance === 'guarded') {
    const context = `${ask.sentence} ${ask.text}`;
    const isSecret = secretAskedFor(context) !== undefined || !asksForPayment(context);
    return say('guarded', isSecret ? pack.guarded.secret : pack.guarded.payment, writing);
  }
  if (/^(?:open|yes)$/.test(stance) && asksWhereToPay(`${ask.sentence} ${ask.text}`)) {
    const line = accountLine(pack.locale);
    return line ? fill(line, writing) : say('guarded', pack.guarded.secret, writing);
  }
  if (answer.plain) return plainSaid(answer.plain, writing);
  const re = reference(answer, writing);
  // 'Thursday works, but only after two' says by itself what it is about.
  if (answer.said !== undefined && ask.proposedTime !== undefined)
    return added({ act: 'say', text: answer.said }, writing);
  const told = answer.value ?? answer.said;
  if (told !== undefined)
    return say(`told ${place}`, pack.told, writing, { re, value: ownWords(told, writing) });
  if (isAboutTerms(answer)) return '';
  const verdict = verdictOn(answer, scene);
  if (stance === 'move') return timeAnswer(answer, answer.moments, writing);
  if (stance === 'ask-back') return say(`back ${place}`, pack.askBack.one, writing, { re });
  if (stance === 'need') return say(`need ${place}`, pack.need.one, writing, { re });
  if (stance === 'explain') return say(`explain ${place}`, pack.explain.one, writing, { re });
  if (saysStatus(answer, scene)) return say(`status ${place}`, pack.status, writing, { re });
  if (isTimed(answer) && answer.anyDay && verdict !== 'no')
    return (
      turned(answer, verdict, writing) ||
      say('propose', pack.proposals.propose, writing, { other: otherTimes(writing) })
    );
  if (isTimed(answer)) {
    const isOneOfTwo = ask.answer === 'choice' || (verdict === 'open' && OR_ELSE.test(ask.text));
    const said = isAgreedOn(answer) && !isOneOfTwo ? '' : turned(answer, verdict, writing, true);
    return said || timeAnswer({ stance: verdict, place }, answer.moments, writing);
  }
  const isWanted = stance !== 'no' && answer.moments.length === 0 && wantsTime(ask.text);
  const isOffered = ask.answer === 'time' && scene.proposed.length > 0 && !isMoved(scene);
  if (isWanted || isOffered || isOtherTime(answer, scene))
    return say('propose', pack.proposals.propose, writing, { other: otherTimes(writing) });
  const byTurning = turned(answer, verdict, writing);
  if (byTurning) return byTurning;
  const byQuote = pack.turning?.either && scene.native ? quotedAnswer(answer, verdict, writing) : '';
  if (byQuote) return byQuote;
  const byName = verdict === 'open' ? saidByName(answer, writing) : undefined;
  if (byName) return fill(byName, writing);
  // 'Tell us the number of guests': a number is what fills the gap.
  if (verdict === 'open' && asksForCount(answer))
    return (
      (isPointed(re, writing) ? askedAnswer(re, answer, writing) : undefined) ??
      say(`question ${place}`, pack.questions.amount.open, writing, { re })
    );
  // 'Zu Ihrer Frage' would not say which of several.
  if (answer.matter.deed === 'tell' && verdict !== 'yes' && answer.of > 1)
    return (
      askedAnswer(re, answer, writing) ??
      say(`question ${place}`, pack.questions.fact[verdict], writing, { re })
    );
  const asked = verdict === 'open' ? deadlineAsked(answer, writing) : '';
  if (asked) return asked;
  // 'Kun je me het nummer doorgeven?': that 'it' will be sent would not say what.
  const isUnnamed =
    answer.matter.thing === undefined &&
    (verdict === 'open' || unsaid.test(answer.matter.deed ?? '')) &&
    !namedForms(answer, writing);
  const byWords = isUnnamed && !isTimely(answer.matter.deed ?? 'send') ? quoted(answer, writing) : undefined;
  // 'Will you ship it, or shall we fetch it?': which of the two is asked, and neither is granted.
  const isChoice =
    ask.kind === 'question' && ask.answer === 'choice' && !isTimely(answer.matter.deed ?? 'meet');
  const isGranted =
    verdict === 'no' || (verdict === 'yes' && ask.answer === 'yes-no' && !isPointed(re, writing));
  if (answer.matter.deed && !byWords && !isChoice) {
    const inItsWords =
      verdict === 'open' && isVagueDeed(answer, writing) ? askedAnswer(re, answer, writing) : undefined;
    return inItsWords ?? deedAnswer(answer, verdict, writing);
  }
  const inItsWords = isGranted ? undefined : askedAnswer(re, answer, writing);
  if (inItsWords) return inItsWords;
  const isTwofold = /^(?:time|amount)$/.test(ask.answer) && scene.native && asksTwice(answer);
  const isFact = isTwofold || (verdict === 'open' && offersChoice(answer));
  return say(`question ${place}`, pack.questions[isFact ? 'fact' : ask.answer][verdict], writing, { re });
}

/** One passage for all asks, where the intent asks something back; '' where each is answered by itself. */
export function gathered(writing: Writing): string {
  const { pack, scene } = writing;
  const stances = new Set(scene.answers.map(({ stance }) => stance));
  const [stance] = stances;
  const isTold = scene.answers.some(({ value, said }) => value !== undefined || said !== undefined);
  if (stances.size !== 1 || isTold || scene.filling) return '';
  const passage =
    stance === 'ask-back'
      ? pack.askBack
      : stance === 'need'
        ? pack.need
        : stance === 'explain'
          ? pack.explain
          : undefined;
  const [only] = scene.answers;
  if (!passage || !only) return '';
  if (scene.answers.length > 1) return say('gathered', passage.many, writing);
  return say('gathered', passage.one, writing, { re: reference(only, writing) });
}
