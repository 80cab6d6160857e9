import type { GistKind, Thing } from '#reading/matters/matter.ts';
import { cleanText } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { added } from './own-words.ts';
import { fillPart, say, type Writing } from './phrasing.ts';
import { dateIn } from './times.ts';

/** A longer subject is not quoted: it would be more than the sentence around it. */
const LONGEST_SUBJECT = 80;

/** The mail that is followed up on: by its subject and its day, as far as they are known. */
function earlierMail(writing: Writing): string {
  const { pack, scene } = writing;
  const { earlierMail } = pack;
  const [left, right] = pack.quotes;
  // A space that the subject has before its mark is the writer's own.
  const about = cleanText(scene.subject ?? '')
    .replace(/[\s.!…]+$/u, '')
    .replace(/ (?=[?!:;])/g, '\u00a0');
  const subject = about && about.length <= LONGEST_SUBJECT ? `${left}${about}${right}` : '';
  const date = scene.sentOn ? dateIn(pack, scene.sentOn) : '';
  const phrase =
    subject && date
      ? earlierMail.subjectAndDate
      : subject
        ? earlierMail.subject
        : date
          ? earlierMail.date
          : earlierMail.bare;
  return fillPart(phrase, writing, { subject, date });
}

/** What came with the mail: goods that were sent are on their way, and nobody has them yet. */
function enclosedIn({ matter: { enclosed } }: Scene): Thing | undefined {
  return /^(?:product|order|delivery|payment|refund|meeting|call|appointment|interview|event|project|deadline|position|room|trip|problem)$/.test(
    enclosed ?? '',
  )
    ? undefined
    : enclosed;
}

function thankful(writing: Writing): string {
  const { pack, scene } = writing;
  const enclosed = enclosedIn(scene);
  if (scene.filling?.act === 'thank') return added(scene.filling, writing);
  return enclosed
    ? say('opening', pack.thanks.thing, writing, pack.things[enclosed])
    : say('opening', pack.thanks.bare, writing);
}

function apologetic(writing: Writing): string {
  const { pack, scene } = writing;
  const { cause } = scene.matter;
  if (scene.filling?.act === 'apologize') return added(scene.filling, writing);
  return cause
    ? say('opening', pack.apologies.cause, writing, { cause: pack.causes[cause] })
    : say('opening', pack.apologies.open, writing);
}

/** Whether an answer has to do with a meeting and its time, and nothing else. */
function isAboutTime({ ask, matter, moments }: Answer): boolean {
  if (ask.proposedTime !== undefined || ask.answer === 'time') return true;
  if (/^(?:meet|call|attend)$/.test(matter.deed ?? '')) return true;
  return /^(?:meeting|call|appointment|interview)$/.test(matter.thing ?? '') && moments.length > 0;
}

/** A mail that asks so much is about that. */
const MANY = 3;

/**
 * The kind of mail that its reply may open with. What the words of a mail tell may be a thing beside others: no thanks for
 * a time where it asks for a contract, no pleasure that all is well where it wants changes, no thanks for what it asks for.
 */
function openedAs(scene: Scene): GistKind {
  const { gist, answers, stated } = scene;
  const { kind } = gist;
  const wants = (thing: Thing | undefined) =>
    answers.some(
      ({ matter }) => matter.thing === thing && !/^(?:pay|confirm|approve)$/.test(matter.deed ?? ''),
    );
  if (kind === 'meeting') {
    const isTimed =
      stated.length > 0 || answers.some(({ ask, moments }) => ask.proposedTime ?? moments.length > 0);
    return isTimed && answers.every(isAboutTime) ? kind : 'plain';
  }
  // 'The chairs are broken. Please confirm that the invoice is corrected': it came with no invoice.
  const isBeside =
    scene.matter.enclosed !== 'invoice' &&
    answers.some(
      ({ matter: { deed, thing } }) => deed !== 'pay' && !/^(?:invoice|payment)$/.test(thing ?? ''),
    );
  if (kind === 'invoice') return wants('invoice') || isBeside ? 'plain' : kind;
  if (kind === 'sharing') return wants(undefined) && !scene.matter.enclosed ? 'plain' : kind;
  // Who asks for several things has turned nobody down, and presents more than a person.
  if (answers.length > 1 && /^(?:rejection|introduction)$/.test(kind) && !scene.introduced) return 'plain';
  // What reminds of one thing among many is no reminder.
  if (kind === 'reminder' && answers.length >= MANY) return 'plain';
  // Of several questions news is but the ground.
  if (/^(?:information|announcement|cancellation)$/.test(kind) && answers.length >= MANY) return 'plain';
  // 'The model is ill, so could you come on Thursday?': who writes is not.
  if (kind === 'illness' && answers.length > 2) return 'plain';
  return answers.length > 0 && /^(?:approval|pending|thanks|apology)$/.test(kind) ? 'plain' : kind;
}

/** Whether what a follow-up is about is the writer's own to do: whoever complained has no news to give. */
export function isOurs({ gist, filling }: Scene): boolean {
  return gist.kind === 'complaint' && !filling;
}

/** The first words: thanks, sympathy, an apology, a question after something; nothing where brevity wants none. */
export function opening(writing: Writing): string {
  const { pack, scene } = writing;
  const kind = openedAs(scene);
  if (kind === 'unsolicited') return '';
  if (scene.intent === 'apologize' && !scene.withoutApology) return apologetic(writing);
  if (scene.intent === 'follow-up' && !isOurs(scene))
    return say('opening', pack.followUp, writing, { mail: earlierMail(writing) });
  // Whoever complained is thanked for the word, and not for what he complains of.
  if (scene.intent === 'thank' && kind === 'complaint' && !scene.filling)
    return say('opening', pack.openings.plain, writing);
  if (scene.intent === 'thank') return thankful(writing);
  const grave = /^(?:condolence|illness|complaint)$/.test(kind);
  if (scene.voice.length === 'short' && !grave && scene.answers.length > 0) return '';
  if (kind === 'introduction' && scene.introduced)
    return say('opening', pack.openings.introduced, writing, { name: scene.introduced.name });
  if (kind === 'complaint' && scene.withoutApology) return say('opening', pack.openings.plain, writing);
  const enclosed = enclosedIn(scene);
  const isAsked = scene.answers.some(({ matter }) => matter.deed === 'send' && matter.thing === enclosed);
  const isBeside = kind !== 'invoice' && !scene.native && scene.answers.length >= MANY;
  if (enclosed && !isAsked && !isBeside && /^(?:sharing|invoice|plain|information)$/.test(kind))
    return thankful(writing);
  return say('opening', pack.openings[kind], writing);
}
