import type { Answer } from '#domain/answers.ts';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { OwnWords } from '#domain/own-words.ts';
import { type Register, type Tone, toneDetails } from '#domain/tones.ts';
import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { isLinkOrAddress } from '#reading/links.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';
import { applyInstructions, type FollowedInstructions } from './apply-instructions.ts';
import { greetingFor } from './greeting.ts';
import { accountName, recipientName } from './names.ts';
import { asSentence, cleanText, joinSentences, phraseIn, type Voice, withFullStop } from './phrases.ts';
import { type PlannedAnswer, planReply, type ReplyPlan } from './plan.ts';

export type DraftRequest = {
  reading: Reading;
  intent: Intent;
  tone: Tone;
  language: Language;
  customPrompt?: string;
  /** The name of the person who signs the reply, if known. */
  signerName?: string;
  /** The person's own name, signature, opening and closing. They are used as they are, in every language. */
  ownWords?: OwnWords;
  /** Answers to asks of the reading. They have priority over the instructions. */
  answers?: ReadonlyMap<Ask, Answer>;
  /** True if the mail looks like fraud: the draft then promises nothing. */
  isSuspicious?: boolean;
  style?: DraftStyle;
};

/** The style of a draft that is written once more. Without one, tone and intent decide. */
export type DraftStyle = {
  register: Register;
  /** False: a plain sentence of thanks is left out. */
  hasThanks: boolean;
  /** Whether the draft ends with a sentence that looks forward to an answer. */
  looksForward: boolean;
};

/** A paragraph of a draft. `item`: a quoted ask with its answer; `ask` are its words. */
export type DraftPart = {
  role: 'greeting' | 'opening' | 'item' | 'ending' | 'lookingForward' | 'signOff';
  ask?: string;
  text: string;
};

type Draft = { reply: string; notes: string[]; parts: DraftPart[] };

/** The language data, the voice, the instructions and the person's own words that every part of a reply uses. */
type RenderContext = { data: LanguageData; voice: Voice; followed: FollowedInstructions; ownWords: OwnWords };

/** The register in which the drafter writes a tone. It does not know the person's own tones. */
export function registerOf(tone: Tone): Register {
  return tone.kind === 'named' ? toneDetails(tone.value).register : 'plain';
}

/** The register of the tone, and the mail's form of address if it is clear in the reply's language. */
function voiceFor({ reading, tone, language, style }: DraftRequest, isShort: boolean): Voice {
  const register = style?.register ?? registerOf(tone);
  // A mail in another language does not show which form of address fits in the reply's language.
  const isMailLanguage = reading.language?.language === language;
  const hasForms = listOf(languageData[language].address.familiar).length > 0;
  return {
    register: isShort && !style ? 'brief' : register,
    // A formal letter always uses the polite form.
    isFamiliar: reading.isFamiliar && (isMailLanguage || !hasForms) && (isShort || register !== 'formal'),
  };
}

/** An ask as a quotation. Brackets are removed, because they look like gaps; links and addresses become '…'. */
function quotedAsk(ask: Ask): string {
  return `> ${cleanText(ask.text.replace(/\S+/g, (word) => (isLinkOrAddress(word) ? '…' : word)))}`;
}

function proposalText({ data, voice, followed }: RenderContext): string {
  return phraseIn(data.phrases.proposeTime, voice).replace('{time}', () => followed.proposal ?? '');
}

function answerText(answer: PlannedAnswer, context: RenderContext): string {
  const { data, voice, followed } = context;
  const { phrases } = data;
  switch (answer.from) {
    case 'person':
      return withFullStop(answer.text, data);
    case 'phrase':
      return phraseIn(phrases.answers[answer.name], voice);
    case 'statement':
      return followed.withTime(phraseIn(phrases.statements[answer.name], voice));
    case 'proposal':
      return proposalText(context);
    case 'sides':
      return `[${answer.sides.map(cleanText).join(' / ')}]`;
    case 'gap':
      return `[${phraseIn(phrases.gaps[answer.gap], voice)}]`;
  }
}

/** The parts between the greeting and the sign-off. */
function bodyOf(plan: ReplyPlan, context: RenderContext, style: DraftStyle | undefined): DraftPart[] {
  const { data, voice, followed, ownWords } = context;
  const { phrases } = data;
  const { proposal } = followed;
  const isLeftOut = plan.opener === 'thanks' && style?.hasThanks === false;
  const statementText = (name: keyof typeof phrases.statements) =>
    followed.withTime(phraseIn(phrases.statements[name], voice));
  const opener = plan.opener && !isLeftOut ? phraseIn(phrases.openers[plan.opener], voice) : '';
  const opening = joinSentences(
    [
      ownWords.opening ? asSentence(ownWords.opening, data) : opener,
      plan.statement ? statementText(plan.statement) : '',
    ],
    data,
  );
  const items = plan.items.map(({ ask, answer }) => ({
    role: 'item' as const,
    ask: ask.text,
    text: `${quotedAsk(ask)}\n${answerText(answer, context)}`,
  }));
  const userProvided = followed.sentences.map((text) => asSentence(text, data));
  const addsProposal = proposal !== undefined && !plan.items.some(({ answer }) => answer.from === 'proposal');
  const hasGap = plan.hasOpenGap && userProvided.length === 0 && !proposal;
  const ending = joinSentences(
    [
      ...userProvided,
      addsProposal ? proposalText(context) : '',
      plan.lastStatement ? statementText(plan.lastStatement) : '',
      hasGap ? `[${phraseIn(phrases.gaps.answer, voice)}]` : '',
    ],
    data,
  );
  const looksForward = style?.looksForward ?? plan.expectsAnswer;
  const parts: DraftPart[] = [
    { role: 'opening', text: opening },
    ...items,
    { role: 'ending', text: ending },
    { role: 'lookingForward', text: looksForward ? phraseIn(phrases.lookingForward, voice) : '' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** How a letter closes in a language and a tone, with the polite form of address: 'Freundliche Grüße'. */
export function closingIn(language: Language, tone: Tone): string {
  const voice = { register: registerOf(tone), isFamiliar: false };
  return phraseIn(languageData[language].phrases.signOff, voice);
}

/** The last paragraph: the sign-off, the name and, if the person has one, the signature. */
function signOffOf(name: string | undefined, { data, voice, ownWords }: RenderContext): string {
  const { signOff, gaps } = data.phrases;
  const lines = [
    ownWords.closing ?? phraseIn(signOff, voice),
    name ?? `[${phraseIn(gaps.yourName, voice)}]`,
    ownWords.signature,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Notes that the person should read before they answer the mail. */
function mailNotes({ categories, isAutomatic, asks, dates }: Reading): string[] {
  const notes = dates
    .filter(({ impossible }) => impossible)
    .map(
      ({ text }) =>
        `The day or time “${cleanText(text)}” does not exist. Ask the sender which day or time is meant.`,
    );
  if (isAutomatic && asks.length === 0)
    notes.push('This looks like an automated message that needs no reply.');
  if (categories.includes('unsolicited')) {
    notes.push('This looks like unsolicited advertising: usually it is best not to reply.');
  }
  if (categories.includes('machine')) {
    notes.push('Part of this email reads like instructions to a machine; the draft does not follow them.');
  }
  return notes;
}

/**
 * Writes a reply from a reading, without a language model. The reply has a greeting, each ask in the words of the mail
 * with an answer or a gap below it, and a signature. It follows the intent and the person's instructions, and states
 * only what is in the mail or in the instructions. Pure, linear in the reading; the same request gives the same draft.
 */
export function draftReply(request: DraftRequest): Draft {
  const { reading, intent, language, tone } = request;
  const data = languageData[language];
  const followed = applyInstructions(request);
  const voice = voiceFor(request, followed.isShort);
  const plan = planReply({
    reading,
    intent,
    given: followed.given,
    skipped: followed.skipped,
    hasProposal: followed.proposal !== undefined,
    isSuspicious: request.isSuspicious ?? false,
  });
  const { ownWords = {} } = request;
  const context = { data, voice, followed, ownWords };
  const name =
    followed.signAs ??
    ownWords.name ??
    accountName(request.signerName) ??
    recipientName(reading, languageData[reading.language?.language ?? language]);
  const parts: DraftPart[] = [
    { role: 'greeting', text: greetingFor(reading, data, voice, followed.addressAs) },
    ...bodyOf(plan, context, request.style),
    { role: 'signOff', text: signOffOf(name, context) },
  ];
  const notes = [...mailNotes(reading), ...followed.notes];
  if (tone.kind === 'custom') {
    notes.push(`The built-in drafter does not know the tone “${tone.description}”. It used a plain tone.`);
  }
  const reply = parts.map(({ text }) => text).join('\n\n');
  return { reply: reply.trim(), notes: [...new Set(notes)], parts };
}
