import { upper } from './clause-rules.ts';
import { DETERMINER } from './italian-forms.ts';
import { mine } from './italian-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

const DAY =
  '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|fine (?:mese|settimana|anno)|la fine del mese)';
const DAY_BEHIND = new RegExp(
  `^(.{3,}?),? ((?:(?:al più tardi )?entro (?:e non oltre )?|prima di |prima del |non oltre |per )(?:il |la |l’|le )?(?:\\d{1,2} )?${DAY}(?: \\d{1,2}(?:[.:]\\d\\d)?| mattina| sera| pomeriggio| alle| \\p{L}{3,9}| \\d{4})*)$`,
  'iu',
);

/** 'il preventivo entro lunedì': what is wanted, and the day in a gap that leaves it open; undefined where no day ends the words. */
export function dayWanted(rest: string): { thing: string; gap: string } | undefined {
  const [, thing, day] = DAY_BEHIND.exec(rest) ?? [];
  return thing && day ? { thing, gap: `[${day} / più tardi]` } : undefined;
}

const WISHES =
  '(?:(?:vorrei|vorremmo|desider(?:o|iamo|erei|eremmo)|(?:mi|ci) piacerebbe)(?: (?:anche|inoltre|quindi|poi|infine))?|(?:avremmo|avrei|abbiamo|ho) (?:anche |inoltre )?(?:la )?(?:necessità|intenzione|esigenza) di)';
/** Deeds of the sender that the reader makes possible. */
const OWN_DEED =
  '(?:prenotare|ordinare|noleggiare|affittare|iscrivere|aggiungere|prolungare|prorogare|anticipare|posticipare|rimandare|rinviare|spostare|modificare|cambiare|annullare|disdire|visitare|provare|sostituire|rinnovare|acquistare|programmare|ridurre|aumentare|far(?:e)? (?:riparare|consegnare|montare|installare|tradurre|stampare|controllare|rifare))';

/** What the sender would like to do, which the reader makes possible: 'Vorremmo anticipare la consegna.' */
function possible([deed = '', rest = '']: readonly string[]): Said {
  const words = `${deed.toLowerCase()} ${rest}`;
  return {
    open: `[è / purtroppo non è] possibile ${words}.`,
    yes: `è senz’altro possibile ${words}.`,
    no: `purtroppo non è possibile ${words}.`,
  };
}

/** 'il titolo': what it is called in a gap. */
const labelOf = (noun: string) => /^(?:l’|(?:il|lo|la|i|gli|le) )(\p{L}+)/iu.exec(noun)?.[1]?.toLowerCase();

/** Pronouns of two, on the side of whoever answers. */
const BOTH: Readonly<Record<string, string>> = {
  lo: '{Glielo|te lo}',
  la: '{Gliela|te la}',
  li: '{Glieli|te li}',
  le: '{Gliele|te le}',
};

/** 'Preferisci che ti prepari una camera o torni a casa?' */
function offeredOr([to = '', form = '', rest = '', other = '', behind = '']: readonly string[]):
  | Said
  | undefined {
  const verb = mine(other, behind);
  const clitic = /^(?:le|ti|la|vi)$/iu.test(to) ? 'mi ' : '';
  if (!verb || !/i(?:amo)?$|a$/u.test(form)) return undefined;
  return { open: `[Preferisco che ${clitic}${form.toLowerCase()} ${rest} / ${upper(verb)} ${behind}].` };
}

export const wishes: readonly TurningRule[] = [
  { when: new RegExp(`^${WISHES} (${OWN_DEED}) (.{3,110})$`, 'iu'), say: possible },
  {
    when: new RegExp(
      `^(?:le|vi|ti) (?:sarei|saremmo) grat[oaie] se (?:mi|ci) (?:indicasse|indicassi|indicaste|comunicasse|comunicassi|comunicaste|dicesse|dicessi|diceste|confermasse|confermaste|precisasse|facesse sapere|facessi sapere|faceste sapere|desse|dessi) (${DETERMINER}.{2,90})$`,
      'iu',
    ),
    say: ([noun = '']) => {
      const label = labelOf(noun);
      return label && !/ (?:o|oppure) /.test(noun) ? { open: `ecco ${noun}: [${label}].` } : undefined;
    },
  },
  {
    when: /^quanto (?:mi|ci) (verrebbe|viene|verrà) a costare(?: (?:il|lo|la|l[’']|i|gli|le) ?(.{3,60}))?$/iu,
    say: ([verb = '', noun]) =>
      noun ? undefined : { open: `{Le|ti} ${verb.toLowerCase()} a costare [importo].` },
  },
  {
    when: /^(quando|in quanto tempo|entro quando) (?:ce|me) (lo|la|li|le) (?:può|puoi|potrebbe|potresti|potete|potreste) (\p{L}+[aei]re)(?: (.{2,60}))?$/iu,
    say: ([asked = '', which = '', deed = '', rest = '']) => ({
      open: `${BOTH[which.toLowerCase()]} posso ${deed.toLowerCase()} ${rest} ${/quanto/iu.test(asked) ? 'in [durata]' : /entro/iu.test(asked) ? 'entro il [data]' : '[quando]'}.`.replace(
        / {2,}/g,
        ' ',
      ),
    }),
  },
  {
    when: new RegExp(
      `^quanto (dura|durano|costa|costano|pesa) (di solito|normalmente|in media|mediamente|generalmente|in genere) (${DETERMINER}[^,?]{2,70})$`,
      'iu',
    ),
    say: ([verb = '', usually = '', noun = '']) => ({
      open: `${noun} ${verb.toLowerCase()} ${usually} [${/^cost/iu.test(verb) ? 'importo' : /^pes/iu.test(verb) ? 'peso' : 'durata'}].`,
    }),
  },
  {
    when: /^(?:vuole|vuoi|volete|preferisce|preferisci|preferite|preferirebbe|preferiresti) che (?:(?:io|noi) )?((?:le|ti|la|vi) )?(\p{L}+) ([^?]{3,60}?),? (?:o|oppure) (?:preferisci )?(\p{L}+) ([^?]{3,60})$/iu,
    say: offeredOr,
  },
];
