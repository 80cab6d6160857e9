import { upper } from './clause-rules.ts';
import { ownRest, polarQuestions, whQuestions } from './romanian-clauses.ts';
import { swaps, unsaid } from './romanian-persons.ts';
import { ASKS_TO_KNOW, CLAUSE, DEFINITE, labelOf, needs, offered, requests } from './romanian-requests.ts';
import { ADDRESSED, mine } from './romanian-verbs.ts';
import { wishes } from './romanian-wishes.ts';
import { whateverDecided } from './rule.ts';
import type { Turning, TurningRule } from './turning.ts';

/** 'doriți un pachet' is 'doresc un pachet'. */
function own(form: string, rest: string): string | undefined {
  const verb = /^ve(?:ți|i)$/iu.test(form) ? 'voi' : mine(form, rest);
  const said = ownRest(rest);
  return verb && said && `${verb} ${said}`;
}

const rules: readonly TurningRule[] = [
  ...wishes,
  ...needs,
  {
    when: /^(?:doriți|dorești|vreți|vrei|preferați|preferi|ați dori|ați prefera|ați vrea) să(?: |-)((?:vă|îți|ți|te|le|o|îl|l|i|mă|ne) )?(\p{L}+)(?: (.{2,100}))?$/iu,
    say: offered,
  },
  {
    when: /^(?:în ce stadiu (?:este|e|se află)|care este stadiul|care e stadiul) (.{3,90})$/iu,
    say: { open: 'Stadiul actual: [stadiul].' },
  },
  {
    when: /^care (este|e|sunt|ar fi|va fi|vor fi) (.{3,110})$/iu,
    say: ([verb = '', noun = '']) =>
      !DEFINITE.test(noun) || / (?:sau|ori) /.test(noun)
        ? undefined
        : {
            open: `${noun}${noun.includes(', ') ? ',' : ''} ${verb.toLowerCase()} [${labelOf(noun)}].`,
          },
  },
  {
    when: /^(?:câți|câte) ((?:\p{L}+ ){0,2}?\p{L}+) (sunt|vor fi|vor|rămân|au|pot|trebuie|participă|vin|încap|mai sunt)(?: (.{2,90}))?$/iu,
    say: ([noun = '', verb = '', rest = '']) => ({
      open: (rest === '' && /^sunt$/iu.test(verb)
        ? `${upper(verb.toLowerCase())} [număr] ${noun}`
        : `[Număr] ${noun} ${verb.toLowerCase()} ${rest}`
      ).concat('.'),
    }),
  },
  {
    when: /^ce ((?:\p{L}+ ){0,2}?\p{L}+) (sunt|este|trebuie|vor fi|se|ar fi) (?!să)(.{3,90})$/iu,
    say: { open: '[Ce $1] $2 $3.' },
  },
  {
    when: new RegExp(`^(${ADDRESSED}) ([^?]{3,70}?),? sau (${ADDRESSED}) ([^?]{3,70})$`, 'iu'),
    answers: ['yes-no', 'choice', 'fact'],
    say: ([one = '', first = '', other = '', second = '']) => {
      const said = [own(one, first), own(other, second)];
      return said.every(Boolean)
        ? { open: `[${said.map((words) => upper(words ?? '')).join(' / ')}].` }
        : undefined;
    },
  },
  ...whQuestions,
  {
    when: /^cine (este|va fi|a|au|se ocupă|se va ocupa|vine|va veni|participă|va participa|plătește|va plăti|poate|trebuie|organizează|ridică|va ridica|semnează|răspunde|va|ne) (.{3,100})$/iu,
    say: { open: '[Numele] $1 $2.' },
  },
  ...requests,
  ...polarQuestions,
];

export const romanian: Turning = {
  leads: new RegExp(
    `^(?:[^,?]{3,40}? (?:întreabă|se întreabă|mă întreabă|ne întreabă|m-a întrebat|ne-a întrebat|ne-au întrebat|m-au întrebat) (?=dacă )|[^,?]{3,40}? (?:ar vrea|ar dori|vrea|vor) să știe ${CLAUSE}|(?:ar fi bine|vreau|vrem|aș vrea|am vrea|ar trebui) să (?:știu|știm) ${CLAUSE}|(?:și|iar|de asemenea|în plus|totodată|încă o întrebare|altă întrebare|o întrebare|o ultimă întrebare|ultima întrebare|apoi|deci|bună ziua|vă rog|te rog|vă rugăm|dar|sau|dacă se poate|dacă este posibil|dacă da|în acest caz|cumva|oare|în rest|cu toate acestea|totuși|a, și|ah, și|ultimul lucru|încă ceva|la final)[\\s,:]+(?!să[ -])|${ASKS_TO_KNOW},? ?(?:vă rog,? |te rog,? )?(?:și )?${CLAUSE}|pentru (?:sala|camera|\\p{L}+(?:ul|a|ea|ele|ile)) ?[^,?]{0,40}, (?=\\p{L})|pentru [^,]{3,60}? (?=(?:avem|am|am avea|aș avea) nevoie|vă rog |vă rugăm |te rog |ne(?:-ar)? trebui|mi-ar trebui)|(?:referitor la|în legătură cu|privind|cu privire la|pentru a(?:-\\p{L}+)?|în vederea) [^,]{3,90}, (?=\\p{L})|cum facem, |dacă (?!se poate|este posibil|da )(?=[^,]{1,120}$))`,
    'iu',
  ),
  condition:
    /^dacă (?!se poate|este posibil|da |nu )(?![^,?]*(?<!\p{L})(?:dumneavoastră|vă|îți|te|tu|aveți|puteți|sunteți|ați|ai|doriți|vreți)(?!\p{L}))[^,?]{3,80}, (?=\p{L})/iu,
  joint:
    /,? (?:și|iar|precum și) (?=(?:(?:la|de|din|cu|pe|pentru|până la|până|în|a) )?(?:ce|când|cât|câtă|câți|câte|unde|cum|cine|cui|care)(?!\p{L})|dacă )|, sau (?=trebuie |este nevoie )/iu,
  tails:
    /(?:,?\s(?:vă rog(?: frumos| mult)?|te rog|mulțumesc(?: anticipat)?|vă mulțumesc|mersi|mai exact|aproximativ|cât mai (?:curând|repede)(?: posibil)?|(?:când|imediat ce) (?:puteți|poți|aveți timp|ai timp)))+$/iu,
  small:
    /^(?:\p{Lu}\p{Ll}+(?:ul|rea|le|ile|ii|tea|ția|ța|na|sa|ra)|Un|O|Niște|Cu|La|De|Pe|Pentru|În|Din|Acest|Această|Aceste|Acești)(?!\p{L})/u,
  swaps,
  unsaid,
  rules: rules.map(whateverDecided),
};
