import type { Scene } from '../../phrase-pack.ts';
import { apologies, byGist, followUps, plain, thankedFor, thanks } from './opening-lines.ts';
import { phrase, toneOf } from './register.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '2024-05-14' → '14 May'; the year goes unsaid. */
function dayOf(sentOn: string | undefined): string {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(sentOn ?? '') ?? [];
  const name = months[Number(month) - 1];
  return name && day ? ` of ${Number(day)} ${name}` : '';
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
  };
}

function apologyOf(scene: Scene): string {
  const slots = slotsOf(scene);
  const object =
    scene.gist.object ??
    { chaser: 'the slow reply', complaint: 'the trouble', cancellation: 'the inconvenience' }[
      scene.gist.kind as string
    ];
  const forobject = object ? ` for ${object}` : ' for [what you are apologising for]';
  return phrase(scene, 'apology', apologies, { ...slots, forobject });
}

/** The first words of the reply: thanks, sympathy, an apology, or nothing where brevity wants none. */
export function opening(scene: Scene): string {
  const slots = slotsOf(scene);
  const { kind } = scene.gist;
  const brief = scene.voice.length === 'short';
  if (scene.intent === 'apologize' && !scene.withoutApology) return apologyOf(scene);
  if (scene.intent === 'follow-up') return phrase(scene, 'opening', followUps, slots);
  if (scene.intent === 'thank') {
    const thing = (thankedFor[kind] ?? 'your email{about}').replace(
      /\{(\w+)\}/g,
      (_, name: string) => slots[name] ?? '',
    );
    return phrase(scene, 'opening', thanks, { thing });
  }
  const grave = /^(?:condolence|illness|complaint)$/.test(kind);
  if (kind === 'complaint' && scene.withoutApology) return 'Thank you for bringing this to my attention.';
  if (brief && !grave && scene.answers.length > 0) return '';
  const toldMore = /^(?:information|offer)$/.test(kind) && scene.answers.length > 0;
  const ownWay =
    kind === 'meeting' && /^(?:urgent|assertive|humorous|diplomatic|formal|empathetic)$/.test(toneOf(scene));
  const lines = toldMore || ownWay ? plain : (byGist[kind] ?? plain);
  return phrase(scene, 'opening', lines, slots);
}
