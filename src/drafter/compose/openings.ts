import { cleanText } from '../clean-text.ts';
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

function thankful(writing: Writing): string {
  const { pack, scene } = writing;
  const { enclosed } = scene.matter;
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

/** The first words: thanks, sympathy, an apology, a question after something; nothing where brevity wants none. */
export function opening(writing: Writing): string {
  const { pack, scene } = writing;
  const { kind } = scene.gist;
  if (kind === 'unsolicited') return '';
  if (scene.intent === 'apologize' && !scene.withoutApology) return apologetic(writing);
  if (scene.intent === 'follow-up')
    return say('opening', pack.followUp, writing, { mail: earlierMail(writing) });
  if (scene.intent === 'thank') return thankful(writing);
  const grave = /^(?:condolence|illness|complaint)$/.test(kind);
  if (scene.voice.length === 'short' && !grave && scene.answers.length > 0) return '';
  if (kind === 'introduction' && scene.introduced)
    return say('opening', pack.openings.introduced, writing, { name: scene.introduced.name });
  if (kind === 'complaint' && scene.withoutApology) return say('opening', pack.openings.plain, writing);
  if (scene.matter.enclosed && /^(?:sharing|invoice|plain|information)$/.test(kind)) return thankful(writing);
  return say('opening', pack.openings[kind], writing);
}
