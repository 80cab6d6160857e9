import type { Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import {
  apologies,
  byGist,
  followUps,
  introductions,
  introductionsToCome,
  plain,
  promisedThings,
  sentInvoice,
  thankedFor,
  thanks,
} from './opening-lines.ts';
import { phrase } from './register.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '2024-05-14' → '14 May'; the year goes unsaid. */
function dayOf(sentOn: string | undefined): string {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(sentOn ?? '') ?? [];
  const name = months[Number(month) - 1];
  return name && day ? ` of ${Number(day)} ${name}` : '';
}

const things =
  /\b(?:plan|policy|report|results|strategy|schedule|guidelines|roadmap|package|process|agenda|proposal|minutes|slides|presentation|summary|contract|draft|quote|list|calendar|materials|figures|numbers|forecast|budget|brochure|invoice|notes|document|overview)$/i;

/** 'sharing the updated travel policy': what came with the mail, by its subject, else in one word. */
function sharedThing({ topic, attached }: Scene): string {
  if (topic && things.test(topic)) return `sharing ${topic}`;
  if (topic) return `sharing the details on ${topic}`;
  return attached ? `sending the ${attached}` : 'sharing this';
}

/** The parts of sentences that the scene can fill; '' for what it does not know. */
export function slotsOf(scene: Scene): Record<string, string> {
  const { topic, gist } = scene;
  const object = gist.object;
  return {
    about: topic ? ` about ${topic}` : '',
    on: topic ? ` on ${topic}` : '',
    with: topic ? ` with ${topic}` : '',
    regarding: topic ? ` regarding ${topic}` : '',
    of: dayOf(scene.sentOn),
    to:
      object && gist.kind === 'invitation'
        ? ` to ${object}`
        : topic &&
            /\b(?:party|trip|dinner|lunch|reunion|event|conference|workshop|webinar|wedding|summit|launch|meeting|offsite)$/i.test(
              topic,
            )
          ? ` to ${topic}`
          : '',
    to2: object && gist.kind === 'invitation' ? ` for ${object}` : '',
    forobject: object ? ` for ${object}` : gist.kind === 'complaint' ? ' for the trouble' : '',
    inobject: object ? ` in ${object}` : topic ? ` in ${topic}` : '',
    onobject: object ? ` on ${object}` : '',
    invoice: object ?? 'the invoice',
    honour: object ?? '',
    matter: topic && /^the\b/.test(topic) ? topic : 'this',
    deed: scene.deed ?? sharedThing(scene),
    who: scene.introduced?.first ?? '',
    name: scene.introduced?.name ?? '',
  };
}

function apologyOf(scene: Scene): string {
  const slots = slotsOf(scene);
  const kind = scene.gist.kind as string;
  const object =
    (kind === 'complaint' ? scene.gist.object : undefined) ??
    { chaser: 'the slow reply', complaint: 'the trouble', cancellation: 'the inconvenience' }[kind];
  const said = scene.filling?.act === 'apologize' ? scene.filling.text : object;
  const forobject = said ? ` for ${said}` : ' for [what you are apologising for]';
  return phrase(scene, 'apology', apologies, { ...slots, forobject });
}

/** What the sender promised comes before the mail that promised it. */
function followUp(scene: Scene, slots: Record<string, string>): string {
  const { promise } = scene;
  const day = promise?.when
    ? ` ${promise.when.replace(/^by\b/i, 'for').replace(/^(?=tomorrow|today|tonight|this|next)/i, 'for ')}`
    : '';
  if (promise?.what)
    return phrase(scene, 'opening', promisedThings, { ...slots, it: `${promise.what} you mentioned${day}` });
  return phrase(scene, 'opening', followUps, slots);
}

/** The first words of the reply: thanks, sympathy, an apology, or nothing where brevity wants none. */
export function opening(scene: Scene): string {
  const slots = slotsOf(scene);
  const { kind } = scene.gist;
  const brief = scene.voice.length === 'short';
  if (scene.intent === 'apologize' && !scene.withoutApology) return apologyOf(scene);
  if (scene.intent === 'follow-up') return followUp(scene, slots);
  if (scene.intent === 'thank') {
    const thing = (scene.filling?.text ?? scene.deed ?? thankedFor[kind] ?? 'your email{about}').replace(
      /\{(\w+)\}/g,
      (_, name: string) => slots[name] ?? '',
    );
    return phrase(scene, 'opening', thanks, { thing });
  }
  const grave = /^(?:condolence|illness|complaint)$/.test(kind);
  if (kind === 'complaint' && scene.withoutApology) return 'Thank you for bringing this to my attention.';
  if (brief && !grave && scene.answers.length > 0) return '';
  if (scene.introduced && kind === 'introduction') {
    const lines = scene.introduced.isAbsent ? introductionsToCome : introductions;
    return phrase(scene, 'opening', lines, slots);
  }
  if (kind === 'invoice' && scene.attached !== undefined) return phrase(scene, 'opening', sentInvoice, slots);
  const handed = scene.deed && /^(?:plain|meeting|information)$/.test(kind) && scene.answers.length > 0;
  if (handed) return phrase(scene, 'opening', byGist.sharing ?? plain, slots);
  const toldMore =
    scene.answers.length > 0 &&
    ((kind === 'congratulation' && scene.answers.length > 1) ||
      (kind === 'sharing' && scene.answers.length > 1 && !scene.deed && !scene.attached) ||
      kind === 'offer' ||
      (kind === 'information' && scene.toMany !== true));
  const told =
    kind === 'plain' &&
    scene.toMany &&
    scene.answers.every(({ ask }) => ask.kind === 'request' && ask.act !== 'proposal');
  if (told) return phrase(scene, 'opening', byGist.information ?? plain, slots);
  const ownWay =
    kind === 'meeting' && /^(?:urgent|assertive|humorous|diplomatic|formal|empathetic)$/.test(toneOf(scene));
  const lines = toldMore || ownWay ? plain : (byGist[kind] ?? plain);
  return phrase(scene, 'opening', lines, slots);
}
