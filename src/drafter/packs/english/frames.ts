import type { Ask } from '#reading/reading.ts';
import { cleanText, holdsLinkOrAddress, wordCount } from '../../clean-text.ts';
import { type Claim, claimOf, claimOfQuestion, claimOfStatement, midSentence } from './clauses.ts';
import { type Act, type Frame, nounValue, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { questionFrame } from './questions.ts';
import { baseOfGerund, baseVerbs } from './verbs.ts';

const acts: readonly [Act, RegExp][] = [
  [
    'provide',
    /^(?:send|share|forward|provide|give|email|e-mail|attach|submit|supply|return|fax|get (?:me|us|you)|mail|upload|resend|furnish)\b/,
  ],
  [
    'review',
    /^(?:review|check|read|look|take a look|have a look|go through|proofread|examine|verify|inspect|test|consider|approve)\b/,
  ],
  [
    'meet',
    /^(?:meet|schedule|arrange|set up|set aside|find (?:a|some) time|talk|speak|chat|discuss|catch up|have a (?:quick |short |brief )?(?:call|chat|meeting)|jump on|hop on|connect|reschedule|move|get together|postpone)\b/,
  ],
  [
    'pay',
    /^(?:pay|transfer|wire|settle|refund|reimburse|remit|process (?:the|a|this|our|my) (?:payment|refund|invoice)|send (?:\w+ )?(?:payment|money|funds)|deposit|purchase|buy)\b/,
  ],
  ['attend', /^(?:attend|join|come|participate|be there|take part|visit|make it|speak at|present at|host)\b/],
  ['contact', /^(?:call|phone|ring|contact|reach|text|email)\b/],
];

/** The frame of something to do, from its verb phrase in the asker's words. */
export function taskFrame(verbPhrase: string, together = false): Frame {
  const told = tellFrame(verbPhrase);
  if (told) return told;
  const short = shortened(
    verbPhrase.replace(/^(?:please|kindly|also|just|quickly|possibly|perhaps)\s+/i, ''),
  );
  if (!short) return { kind: 'none' };
  const low = short.charAt(0).toLowerCase() + short.slice(1);
  if (
    !baseVerbs.has((/^[a-z'-]+/.exec(low)?.[0] ?? '').replace(/-/g, '')) &&
    !/^(?:e-mail|resend|proofread|wire|settle)/.test(low)
  ) {
    return { kind: 'none' };
  }
  const phrase = together ? low : turnRound(low);
  const act = (acts.find(([, pattern]) => pattern.test(low.replace(/^pay attention/, 'mind'))) ?? [
    'do' as const,
  ])[0];
  const object =
    /^(?:[\w-]+)(?:\s+(?:over|out|back|up|at|through))?(?:\s+(?:me|us))?\s+((?:the|your|my|our|a|an|any|some|this|these|all|both|it|them)\b.*|[A-Z].*|\w+s\b.*)$/.exec(
      low,
    )?.[1];
  if (act === 'provide' && object) return provideFrame(phrase, turnRound(object));
  return {
    kind: 'task',
    act,
    phrase,
    ...(object ? { object: turnRound(object) } : {}),
    ...(together ? { together } : {}),
  };
}

const factNouns =
  /\b(?:figures?|numbers?|amount|price|prices|cost|costs|total|dates?|deadline|address|name|names|decision|answer|budget|rate|rates|quantity|size|code|reference|status|percentage|score|scores|headcount|eta|timeline|title|location|preference|preferences)$/i;
const viewNouns =
  /^(?:(?:my|any|some|the|a)\s+)?(?:\w+\s+)?(?:feedback|thoughts|comments|input|opinion|views?|suggestions|ideas|remarks)\b(?:\s+(?:on|about|regarding)\s+(.+))?$/i;
const statusNouns =
  /^(?:(?:a|an|the|any|my)\s+)?(?:\w+\s+)?(?:update|updates|status|progress|news)\b(?:\s+(?:on|about|of|regarding|for)\s+(.+))?$/i;

/** What is asked to be given: a fact becomes a sentence with a gap, a document stays something to send. */
function provideFrame(phrase: string, object: string): Frame {
  const core =
    object.replace(
      /\s+(?:by|before|until|till|today|tomorrow|tonight|next|this week|this afternoon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/i,
      '',
    ) || object;
  const view = viewNouns.exec(core);
  if (view) return { kind: 'about', wants: 'view', name: view[1] ?? '' };
  const status = statusNouns.exec(core);
  if (status) return { kind: 'about', wants: 'status', name: status[1] ?? '' };
  const head = core.replace(/\s+(?:for|of|in|on|at|from|to|with|by|about|between|per|that)\s.*$/i, '');
  if (/^my (?:availability|schedule)$/i.test(head)) {
    return {
      kind: 'value',
      start: 'I am available',
      gap: 'days and times',
      end: '',
      name: 'my availability',
    };
  }
  if (factNouns.test(head) && wordCount(core) <= 10) return nounValue(core, head);
  return { kind: 'task', act: 'provide', phrase, object: core };
}

const tells =
  /^(?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)|advise(?: (?:me|us))?|confirm(?: (?:to|with) (?:me|us))?|clarify|explain(?: to (?:me|us))?|remind (?:me|us)|specify|indicate|check|see|find out|update (?:me|us))(?:\s+(.+))?$/i;

/** 'let me know whether you can join' → the frame of what is to be told. */
function tellFrame(verbPhrase: string): Frame | undefined {
  const match = tells.exec(verbPhrase);
  if (!match) return undefined;
  const what = (match[1] ?? '')
    .replace(/^(?:by|before) [^,]+?,?\s+(?=if|whether|what|when|how|which)/i, '')
    .replace(/^as soon as (?:possible|you can),?\s*/i, '');
  const yesNo = /^(?:if|whether(?: or not)?|that)\s+(.+)$/i.exec(what);
  if (yesNo) {
    const short = shortened(yesNo[1] ?? '');
    const claim = short ? claimOfStatement(short) : undefined;
    return claim ? { kind: 'claim', claim: smoothed(claim) } : { kind: 'none' };
  }
  if (/^(?:what|when|where|who|whose|which|how|why)\b/i.test(what))
    return questionFrame(what, true) ?? { kind: 'none' };
  if (/^(?:check|see|confirm|clarify|explain|find out)\b/i.test(verbPhrase)) {
    const explained = /^(?:clarify|explain)\b/i.test(verbPhrase) ? shortened(what) : undefined;
    return explained ? { kind: 'about', wants: 'answer', name: turnRound(explained) } : undefined;
  }
  const about = /^(?:about|on|of|regarding)\s+(.+)$/i.exec(what)?.[1];
  const named = shortened(about ?? what);
  if (!named) return { kind: 'none' };
  if (about) return { kind: 'about', wants: 'status', name: turnRound(about) };
  return /^(?:your|the|any|a|an)\b/i.test(named)
    ? provideFrame(turnRound(`give you ${named}`), turnRound(named))
    : { kind: 'none' };
}

/** A claim with its negation as a person would say it. */
export function smoothed(claim: Claim): Claim {
  const { subject, pos, rest } = claim;
  const up = /^(?:up for|interested in|keen on) (.+)$/.exec(rest)?.[1];
  if (subject === 'I' && up && pos === 'am' && rest.startsWith('up for'))
    return { ...claim, no: `I can't make ${up.replace(/^an?\s/, 'the ')}` };
  if (subject === 'I' && (pos === 'would like' || pos === 'want') && rest.startsWith('to ')) {
    return {
      subject,
      pos: 'would like',
      neg: "won't be able",
      rest,
      open: `I [would / would not] like ${rest}`,
    };
  }
  if (subject === 'I' && pos === 'have' && isDone(rest)) return { ...claim, neg: "haven't yet" };
  if (/^(?:any|some) /.test(subject)) {
    const noun = subject.replace(/^\w+ /, '');
    return { ...claim, yes: `${noun} ${pos} ${rest}: [which ones]`, no: `no ${noun} ${pos} ${rest}` };
  }
  return claim;
}

function isDone(rest: string): boolean {
  return /^(?:\w+ed|been|had|seen|sent|got|made|done|found|read|received|taken|heard|given|met|paid)\b/.test(
    rest,
  );
}

const leadIns =
  /^(?:(?:hi|hello|dear|hey)\b[^,]{0,40},\s*|(?:\d{1,2}|[a-z])[.)]\s+|[-*•–]\s*|(?:and|also|so|but|or|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|then|in addition|additionally|plus|besides|by the way|meanwhile|quick question|one more thing|one question|question|therefore|thus|if so|if not|if possible|when possible|in the meantime|again|well|ok|okay|oh|just|anyway|please|kindly|pls)\b[,:]?\s+)/i;
const subordinate =
  /^(?:if|when|once|before|after|as|since|while|given|with|for|to|in|at|on|during|by|until|regarding|concerning|per|due to|because)\b[^,?]{3,120},\s+(?=(?:and |so |then )?(?:could|can|would|will|please|are|is|do|does|did|have|has|may|should|what|when|where|who|which|how|why|let|send|share|i |we |kindly))/i;

/** The ask without greeting, counting and leading clauses, and whether a 'please' stood before it. */
function core(text: string): { text: string; please: boolean } {
  let rest = cleanText(text)
    .replace(/[’]/g, "'")
    .replace(/[\s.?!]+$/, '');
  let please = false;
  for (let round = 0; round < 6; round++) {
    const next = rest.replace(leadIns, '').replace(subordinate, '');
    if (/^(?:please|kindly|pls)\b/i.test(rest)) please = true;
    if (next === rest) break;
    rest = next;
  }
  return {
    text: rest.replace(/^[A-Z][a-z]+,\s+(?=[a-z])/, '').replace(/,?\s+(?:please|thanks|thank you|thx)$/i, ''),
    please,
  };
}

const requests: readonly RegExp[] = [
  /^(?:could|can|would|will) you (?:please |kindly |also |possibly |perhaps |maybe |just |be so kind as to |be able to |be willing to |be available to |be free to )+(.+)$/i,
  /^(?:could|can) you (.+)$/i,
  /^(?:are you|would you be) (?:able|willing|prepared) to (.+)$/i,
  /^(?:would it be|is it) possible (?:for you )?to (.+)$/i,
  /^(?:i|we)(?:'d| would)? (?:like|need|want|ask|expect|request|love)(?: for)? you to (.+)$/i,
  /^(?:i|we)(?:'d| would| will|'ll)? (?:also )?(?:really |greatly |very much |highly )?(?:appreciate(?: it)?|be (?:very |most )?(?:grateful|thankful|glad|happy|thrilled|delighted)) if you (?:could|would|can|will) (?:please )?(.+)$/i,
  /^it would be (?:really |very |so )?(?:great|helpful|good|nice|wonderful|useful|appreciated|fantastic) if you (?:could|would|can) (.+)$/i,
  /^(?:i|we) (?:was|were|am|are|'m|'re)?\s?(?:wondering|hoping|wonder|hope|asking)(?: if| whether)?(?: that)? you (?:could|would|can|might)(?: be able to| be willing to)? (.+)$/i,
  /^do you think you (?:could|can|would|will be able to) (.+)$/i,
  /^you (?:could|can|should|need to|must|have to|will need to) (.+)$/i,
  /^(?:make|be) sure (?:that you |you |to )(.+)$/i,
];

function gerundTask(text: string): Frame | undefined {
  const match = /^(?:would|do) you mind (?:if i )?([a-z]+ing)\b(.*)$/i.exec(text);
  const base = match ? baseOfGerund(match[1] ?? '') : undefined;
  return base ? taskFrame(`${base}${match?.[2] ?? ''}`) : undefined;
}

function wishFrame(text: string): Frame | undefined {
  const give =
    /^(?:i|we)(?:'d| would| will)? (?:also )?(?:really |greatly )?(?:appreciate|welcome|love|value|like|need|want) (?:to (?:have|get|hear|receive|know) )?(your (?:input|thoughts|feedback|comments|opinion|views?|approval|help|advice|confirmation|availability|decision|answer|response|reply)\b.*)$/i.exec(
      text,
    );
  if (give) return taskFrame(`give me ${give[1]}`);
  const know =
    /^(?:i|we)(?:'d| would)? (?:also )?(?:like|love|need|want|wish)? ?(?:to )?(?:know|wonder|be wondering|wondering)\s+((?:if|whether|what|when|where|who|which|how|why)\b.+)$/i.exec(
      text,
    ) ??
    /^(?:do|would|could) you (?:happen to )?(?:know|have any idea|tell me) ((?:if|whether|what|when|where|who|which|how|why)\b.+)$/i.exec(
      text,
    );
  if (know) return tellFrame(`tell me ${know[1]}`);
  const shared =
    /^(?:i|we)(?:'d| would)? (?:like|love|want|need) to ((?:meet|schedule|discuss|talk|speak|set up|arrange|have a (?:\w+ )?(?:call|chat|meeting)|catch up|connect|chat)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:can|could|shall|should|may|might) (?:we|i)(?: possibly| please| maybe| perhaps| also)? ((?:meet|schedule|discuss|talk|speak|set up|arrange|have a (?:\w+ )?(?:call|chat|meeting)|catch up|connect|chat|jump|hop|get together|find|move|postpone|reschedule|push)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:let's|let us|why don't we|how about we|would it be possible to|is it possible to) ((?:\w+)\b.*)$/i.exec(
      text,
    ) ??
    /^(?:would it be|is it) possible for us to (.+)$/i.exec(text);
  if (shared)
    return taskFrame(
      `${shared[1]}`
        .replace(/\bwith you\b/, '')
        .replace(/\s+/g, ' ')
        .trim(),
      true,
    );
  return undefined;
}

/** The parts of an ask that a frame is made of, in the sender's words. */
type AskParts = Pick<Ask, 'text' | 'sentence' | 'topic' | 'kind' | 'clause' | 'verb' | 'wh'>;

/** The frame of the clause that reading cut out: 'whether the venue is booked', 'when you can deliver'. */
function frameOfClause(clause: string): Frame {
  const short = shortened(cleanText(clause));
  if (!short) return { kind: 'none' };
  const statement = /^(?:whether|if) (.+)$/i.exec(short)?.[1];
  if (statement) {
    const claim = claimOfStatement(statement);
    return claim ? claimFrame(claim, '') : { kind: 'about', wants: 'answer', name: turnRound(short) };
  }
  return questionFrame(short, true) ?? { kind: 'none' };
}

/**
 * Understands one ask of an English mail. Takes the ask's own words, then the parts that reading cut out of it,
 * then its topic. Never throws; what it cannot take apart safely is 'none'.
 */
export function frameOf(ask: AskParts): Frame {
  const source = ask.text.length <= 400 ? ask.text : ask.sentence;
  if (source.length <= 600) {
    const frame = frameOfText(source, ask.kind);
    if (frame.kind !== 'none') return frame;
  }
  if (ask.clause) {
    const frame = frameOfClause(ask.clause);
    if (frame.kind !== 'none') return frame;
  }
  const topic = ask.topic ? shortened(cleanText(ask.topic)) : undefined;
  if (!topic) return { kind: 'none' };
  if (ask.verb && topic.toLowerCase().startsWith(ask.verb)) {
    const frame = taskFrame(topic);
    if (frame.kind !== 'none') return frame;
  }
  if (wordCount(topic) > 10 || /^(?:if|whether|that|to|when|what|how|it|you|me|us|this|them)\b/i.test(topic))
    return { kind: 'none' };
  return { kind: 'about', wants: 'answer', name: midSentence(turnRound(topic)) };
}

function frameOfText(source: string, kind: string): Frame {
  const { text, please } = core(source);
  if (holdsLinkOrAddress(text)) return { kind: 'none' };
  for (const pattern of requests) {
    const verbPhrase = pattern.exec(text)?.[1];
    if (verbPhrase) return taskFrame(verbPhrase.replace(/^(?:please|kindly|also|just)\s+/i, ''));
  }
  const frame = gerundTask(text) ?? wishFrame(text) ?? questionFrame(text, false);
  if (frame) return frame;
  const short = shortened(text);
  const asked = short ? claimOfQuestion(short) : undefined;
  if (asked) return claimFrame(asked, short ?? '');
  if (please || kind === 'request') return taskFrame(text);
  return { kind: 'none' };
}

/** A yes-or-no question as its frame: offers, permissions and invitations read as what they are. */
function claimFrame(claim: Claim, question: string): Frame {
  const or = / or (?!not\b)/.exec(claim.rest) ?? / or /.exec(claim.subject);
  if (or && !/ or not$/.test(claim.rest)) return choiceFrame(claim);
  const bare: Claim = { ...claim, rest: claim.rest.replace(/ or not$/, '') };
  const wished = /^(?:would you like|do you want) (to .+)$/i.exec(question);
  if (wished)
    return {
      kind: 'claim',
      claim: smoothed({ ...bare, pos: 'would like', rest: turnRound(wished[1] ?? '') }),
    };
  const wanted = /^(?:would you like|do you want|do you need) (.+)$/i.exec(question)?.[1];
  if (wanted)
    return {
      kind: 'claim',
      claim: {
        subject: 'I',
        pos: /need/i.test(question) ? 'need' : 'would like',
        neg: "don't need",
        rest: turnRound(wanted),
      },
    };
  const would = /^would you be (.+)$/i.exec(question);
  if (would) return { kind: 'claim', claim: smoothed(claimOf('are', 'you', would[1] ?? '')) };
  const should = /^should (?:i|we) (.+)$/i.exec(question);
  if (should && claim.subject === 'you') {
    return {
      kind: 'claim',
      claim: {
        ...bare,
        pos: 'should',
        neg: "don't need to",
        yes: `please ${bare.rest}`,
        no: `there is no need to ${bare.rest}`,
      },
    };
  }
  const time =
    /^(?:would|will|could) (.+?) (work|suit|be (?:ok|okay|fine|good|convenient|possible))\b(.*)$/i.exec(
      question,
    );
  if (time && !/^(?:you|we|i)$/i.test(time[1] ?? '')) {
    const verb = (time[2] ?? '').replace(/^be /, '');
    const works = /^(?:work|suit)$/i.test(verb);
    return { kind: 'claim', claim: claimOf(works ? 'does' : 'is', time[1] ?? '', `${verb}${time[3] ?? ''}`) };
  }
  return { kind: 'claim', claim: smoothed(bare) };
}

/** 'I prefer [the morning / the afternoon]', with what the two options share left outside. */
function choiceFrame(claim: Claim): Frame {
  const inSubject = / or /.test(claim.subject);
  const [left = '', right = ''] = (inSubject ? claim.subject : claim.rest).split(/,? or /);
  const words = left.split(' ');
  const first = right.split(' ')[0] ?? '';
  const preposition = /^(?:in|on|at|by|for|from|via|with|to|before|after|during|as|per)$/i;
  const determiner = /^(?:a|an|the|your|my|our|this|that|next)$/i;
  const like = [preposition, determiner].find((kind) => kind.test(first));
  let at = like ? words.findLastIndex((word) => like.test(word)) : words.length - right.split(' ').length;
  if (at < 0 || (like && at < 0)) at = 0;
  const before = words.slice(0, at).join(' ');
  const options = `${words.slice(at).join(' ')} / ${right}`;
  const name = inSubject ? claim.subject : claim.rest;
  if (inSubject)
    return { kind: 'choice', start: before, options, end: `${claim.pos} ${claim.rest}`.trim(), name };
  return { kind: 'choice', start: `${claim.subject} ${claim.pos} ${before}`.trim(), options, end: '', name };
}
