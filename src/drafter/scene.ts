import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import { coordinatedAsks } from '#reading/asks/ask-coordination.ts';
import { type MailMatter, mailMatter } from '#reading/matters/mail-matter.ts';
import { matterWords } from '#reading/matters/words.ts';
import type { Reading } from '#reading/reading.ts';
import { addresseeOf, signerOf, wholeName } from './addressee.ts';
import { answersTo } from './answers-to.ts';
import { offeredIn, proposedIn, statedIn } from './ask-times.ts';
import { askedOf } from './asked.ts';
import { cleanText } from './clean-text.ts';
import type { Addition, Composer, Scene, Voice } from './composer.ts';
import type { AskOrder, Instructions } from './instruction-parts.ts';
import type { Register } from './phrase-pack.ts';
import { withStatements } from './placed-statements.ts';
import type { PlainStatement } from './plain-statements.ts';
import { readableName } from './romanised.ts';
import { chooser } from './seed.ts';
import { toneOf } from './tone.ts';
import { understood } from './understanding.ts';

/** How a reply addresses its reader: as its tone wants it, else as the mail does. */
function registerOf(
  tone: NamedTone,
  familiarTones: readonly NamedTone[],
  address: MailMatter['address'],
): Register {
  if (tone === 'formal' || tone === 'diplomatic') return 'polite';
  return familiarTones.includes(tone) || address === 'familiar' ? 'familiar' : 'polite';
}

const fillings: Partial<Record<Intent, readonly Addition['act'][]>> = {
  question: ['ask-whether', 'ask-about', 'ask-for', 'ask-that'],
  request: ['ask-for', 'ask-that', 'ask-whether', 'ask-about'],
  clarify: ['ask-whether', 'ask-about', 'say', 'ask-that', 'ask-for'],
  negotiate: ['ask-for', 'offer', 'say', 'ask-that', 'ask-whether'],
  update: ['say', 'quote'],
  confirm: ['say', 'quote'],
  introduce: ['say'],
  apologize: ['apologize'],
  thank: ['thank'],
  'follow-up': ['ask-about', 'ask-whether', 'ask-for', 'ask-that'],
};

/** Parts the instruction that says what the intent's own sentence would leave open from all others. */
function filledBy(intent: Intent, additions: readonly Addition[]): { filling?: Addition; rest: Addition[] } {
  const filling = additions.find(({ act }) => fillings[intent]?.includes(act));
  return filling ? { filling, rest: additions.filter((one) => one !== filling) } : { rest: [...additions] };
}

/** 'From €18,000 to €15,000': the second sum is what is wanted. */
const FROM_TO = /^\s(?:(?:down|up)\s)?(?:to|auf|à|a|para|naar|till|do|до|na)\s$/;

/** The mail's sums, of two that are the ends of a change the later first. */
function wantedFirst({ amounts, newText }: Reading): Reading['amounts'] {
  const at = amounts.findIndex(({ end }, place) => {
    const next = amounts[place + 1];
    return next !== undefined && next.start - end < 12 && FROM_TO.test(newText.slice(end, next.start));
  });
  const [old, wanted] = amounts.slice(at, at + 2);
  if (at < 0 || !old || !wanted) return amounts;
  return [...amounts.slice(0, at), wanted, old, ...amounts.slice(at + 2)];
}

/** Who signs, by a name that readers of the reply's language can read. */
function readableSigner(reading: Reading, casual: boolean, language: Language): string | undefined {
  const name = signerOf(reading, casual);
  if (name === undefined) return undefined;
  return wholeName(readableName({ whole: name }, reading.recipient.address, language)) || undefined;
}

/**
 * Everything decided: what the composer has to say. `suspicious` where the mail speaks to a machine; `unmatched` and
 * `notFollowed` are the instructions that found no place.
 */
export function sceneOf(input: {
  reading: Reading;
  intent: Intent;
  voice: Voice;
  instructions: Instructions;
  /** What the person wants said in words that any language has. */
  statements: readonly PlainStatement[];
  composer: Composer;
  native: boolean;
  /** The reply's. */
  language: Language;
  seed: number;
  /** Who sends the reply, where it is known. */
  author: string | undefined;
}): { scene: Scene; suspicious: boolean; unmatched: AskOrder[]; notFollowed: string[] } {
  const { reading, intent, voice, instructions, composer, native, seed } = input;
  const language = reading.language;
  const { asks: whole, suspicious, unsolicited } = askedOf(reading);
  const words = matterWords(language?.language ?? 'English');
  const asks =
    words && language ? whole.flatMap((ask) => coordinatedAsks(ask, words, language.language)) : whole;
  const matter = words && mailMatter(reading, words);
  const understanding = understood(reading, matter, { native, suspicious, unsolicited });
  const { kind } = understanding.gist;
  const rejected = intent === 'decline' && kind === 'application';
  // Sums that a machine was told are nobody's offer.
  const amounts = suspicious ? [] : wantedFirst(reading).slice(0, 3);
  const { introduced } = understanding;
  const open = introduced
    ? asks.filter(({ topic }) => !(topic?.includes(introduced.name) && /^(?:meet|introduce)\b/i.test(topic)))
    : asks;
  const {
    answers: heard,
    unmatched,
    toAdd,
    notFollowed,
  } = answersTo(open, rejected, {
    ...input,
    words,
    enclosed: matter?.enclosed,
  });
  const { answers, left } = withStatements(heard, input.statements);
  const automatic = reading.automatic && kind !== 'complaint';
  // The mail may be addressed to a colleague, or to a list: whoever sends the reply signs it.
  const signer =
    instructions.signAs ??
    input.author ??
    readableSigner(
      reading,
      /^(?:casual|friendly)$/.test(voice.tone) && intent !== 'introduce',
      input.language,
    );
  const { callThem, valediction, proposals, withoutApology, asList } = instructions;
  const { filling, rest: additions } = filledBy(intent, toAdd);
  const scene: Scene = {
    intent,
    voice: instructions.length ? { ...voice, length: instructions.length } : voice,
    addressee: callThem
      ? { called: callThem }
      : readableName(addresseeOf(reading, automatic), reading.sender.address, input.language),
    ...understanding,
    amounts: amounts.map((amount) => cleanText(amount.text)),
    answers,
    sums: amounts,
    ...(reading.subject && !suspicious ? { subject: reading.subject } : {}),
    matter: {
      ...(matter?.enclosed ? { enclosed: matter.enclosed } : {}),
      ...(matter?.cause ? { cause: matter.cause } : {}),
    },
    register: registerOf(
      toneOf({ voice, gist: understanding.gist }),
      composer.familiarTones,
      matter?.address,
    ),
    stated: statedIn(reading, asks),
    offered: offeredIn(reading, asks),
    proposals,
    proposed: proposedIn(proposals, reading),
    additions,
    ...(left.length > 0 ? { statements: left } : {}),
    withoutApology,
    asList,
    automatic,
    native,
    mailLanguage: language?.language ?? 'English',
    choose: chooser(seed),
    ...(reading.date ? { sentOn: reading.date.slice(0, 10) } : {}),
    ...(filling ? { filling } : {}),
    ...(signer ? { signer } : {}),
    ...(valediction ? { valediction } : {}),
  };
  return { scene, suspicious, unmatched, notFollowed };
}
