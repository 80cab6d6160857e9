import { presentOf, sentence, turnedWords } from './swedish-sides.ts';
import type { Said } from './turning.ts';
import { timeless } from './wanted-day.ts';

/** When it is wanted: said by the gap. */
const DAY =
  /(?:^|,? )((?:gärna |helst )?(?:senast|före|innan|till) (?:(?:den|på|klockan|kl\.?|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|\d{1,2}(?:[:.]\d\d)?|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|\d{4})(?:en)?(?!\p{L}) ?){1,6})/iu;
const SOON =
  /(?<!\p{L})(?:så snart som möjligt|snarast(?: möjligt)?|omgående|i god tid|(?:den här|denna|nästa|under) veckan?|idag|imorgon|i dag|i morgon|i veckan|även|också|gärna|vänligen|snarast|helst|kort)(?!\p{L}) ?/giu;

const tells = /^(?:meddela|ange|berätta|uppge|säga)$/u;

/** A deed that is asked for: 'skicka', 'oss ordernumret'. */
export function deed(infinitive: string, words: string, subject = 'jag'): Said | undefined {
  const { words: bare, day } = timeless(words, DAY, SOON);
  const said = turnedWords(bare);
  if (said === undefined || /,|(?<!\p{L})(?:om|eller)(?!\p{L})/u.test(said)) return undefined;
  const [, person = '', object = ''] = /^((?:er|dig|det)(?= |$))? ?(.*)$/u.exec(said) ?? [];
  if (tells.test(infinitive)) return object ? { open: `${object} är [uppgift].` } : undefined;
  if (infinitive === 'bekräfta')
    return {
      open: sentence(subject, '[bekräftar / kan ännu inte bekräfta]', object),
      yes: sentence(subject, 'bekräftar gärna', object),
      no: sentence('tyvärr kan', subject, 'inte bekräfta', object, 'ännu'),
    };
  return {
    open: sentence(subject, presentOf(infinitive), said, `[${day || 'när'}]`),
    yes: sentence(subject, presentOf(infinitive), person, 'gärna', object, day),
    no: sentence('tyvärr kan', subject, 'inte', infinitive, none(said)),
  };
}

/** 'två referenser' → 'några referenser': what stands behind 'inte'. */
const none = (said: string) => said.replace(/(?<!\p{L})(?:två|tre|fyra|ett par) (?=\p{L})/u, 'några ');

/** 'Kan du (även) skicka oss …' */
export function wanted(person: string, words: string): Said | undefined {
  const [, infinitive = '', rest = ''] =
    /^(?:(?:då|i så fall|sedan|nu|snälla|vänligen|även|också|kunna|gärna|möjligen|tänka (?:dig|er) att|vilja) )*(\p{L}+)(?: (.+))?$/u.exec(
      words,
    ) ?? [];
  if (!infinitive || !/[aeåäö]$/u.test(infinitive)) return undefined;
  return deed(infinitive, rest, person.toLowerCase() === 'ni' ? 'vi' : 'jag');
}

/** 'Skicka gärna …'. Not every word that opens a sentence orders. */
export const ORDER =
  '(skicka|sänd|bekräfta|ring|mejla|maila|boka|beställ|fyll|skriv|ta|ge|lägg|lämna|kolla|kontrollera|titta|läs|gå|hjälp|återkom|hör|ordna|förbered|bifoga|meddela|ange|berätta|uppge|reservera|uppdatera|ändra|justera|granska|godkänn|returnera|leverera|hämta|faktur?era|överför|betala|välj|dela|rätta|avboka|registrera)';

/** 'Inför svaromålet behöver jag några uppgifter' */
export function needed(lead: string, person: string, words: string): Said | undefined {
  const { words: bare, day } = timeless(words.replace(/(?<!\p{L})(?:från|av) (?:er|dig) ?/u, ''), DAY, SOON);
  const said = turnedWords(bare.replace(/,$/u, ''));
  const before = turnedWords(lead);
  if (
    !said ||
    before === undefined ||
    /,(?! (?:max|högst|ca|cirka) )|^(?:att|\p{L}+a (?:om|med|på|till|över|den|det|en|ett|er|in|upp|ut)(?!\p{L}))/u.test(
      said,
    )
  )
    return undefined;
  const who = person.toLowerCase() === 'vi' ? 'ni' : 'du';
  const to = who === 'ni' ? 'er' : 'dig';
  const gap = `[${day || 'när'}]`;
  const denied = none(said).replace(/^en /u, 'någon ').replace(/^ett /u, 'något ');
  return {
    open: before ? sentence(before, 'får', who, said, gap) : sentence(who, 'får', said, gap),
    yes: sentence(before || 'självklart', 'får', who, said, day.replace(/^(?:gärna|helst) /iu, '')),
    no: sentence(before ? `${before} kan jag tyvärr inte` : 'tyvärr kan jag inte', 'ge', to, denied),
  };
}
