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
  {
    when: /^come (è potuto|è stato possibile|mai|si è|sono potut[ie]|è successo|funziona|si svolge) ?(.{0,80})$/iu,
    say: ([how = '', rest = '']) => ({
      open: `ecco come ${how.toLowerCase()} ${rest}: [spiegazione].`.replace(' :', ':'),
    }),
  },
  {
    when: /^(?:(?:può|potrebbe|puoi|potete|potreste) (?:dir|spiegar)(?:mi|ci) )?perché (.{3,90})$/iu,
    say: { open: 'ecco perché $1: [motivo].' },
  },
  {
    when: /^(?:ci|mi) serv(?:e|ono|irebbe|irebbero) (?:assolutamente |tassativamente |al massimo |urgentemente |proprio )?((?:entro|prima di|per) .{3,40})$/iu,
    say: { open: '{avrà|avrai} tutto [$1 / più tardi].' },
  },
  {
    when: /^(devo|dobbiamo|bisogna|è necessario) (\p{L}+r(?:e|lo|la|li|le))( [^?]{2,60}?)?,? (?:o|oppure) (basta|è sufficiente|è meglio) (?:che (?:la|ti|vi|Le) (\p{L}+)|(\p{L}+[aei]re))( [^?]{2,60})?$/iu,
    say: ([must = '', deed = '', rest = '', enough = '', form = '', own = '', behind = '']) => {
      const duty = /^(?:devo|dobbiamo)$/iu.test(must) ? '{Deve|Devi}' : upper(must.toLowerCase());
      const second = form ? `che mi ${form}` : own;
      return {
        open: `[${duty} ${deed}${rest && ` ${rest}`} / ${upper(enough.toLowerCase())} ${second}${behind && ` ${behind}`}].`,
      };
    },
  },
  {
    when: /^quanto (?:tempo )?(?:devo|dobbiamo|dovrei|dovremmo) (aspettare|attendere)(?: (.{2,80}))?$/iu,
    say: { open: '{deve|devi} $1 [durata] $2.' },
  },
  {
    when: /^(?:è sufficiente|basta) ([^?,]{3,50}?),? (?:o|oppure) (?:vi|le|ti) (serve|servono|occorre) ([^?]{3,50})$/iu,
    say: { open: '[Basta $1 / Mi $2 $3].' },
  },
  {
    when: /^se (?:può|puoi|potete|potrebbe|potreste) ((?:già|anche|comunque) )?(?!venir|arrivar|passar|partecipar|intervenir|tornar|entrar|essere|avere)(\p{L}+[aei]re)(?: (.{2,90}))?$/iu,
    say: ([adverb = '', deed = '', rest = '']) => {
      const [so, not] = adverb === 'già' ? [' già', ' ancora'] : adverb ? [` ${adverb}`, ''] : ['', ''];
      return / (?:o|oppure) /u.test(rest)
        ? undefined
        : { open: `[si può${so} / non si può${not}] ${deed} ${rest}.`.replace(' .', '.') };
    },
  },
  {
    when: /^ce la (?:fate|fa|fai|fareste|faresti) (.{2,80})$/iu,
    say: { open: '[Ce la faccio / Purtroppo non ce la faccio] $1.' },
  },
  {
    when: new RegExp(
      `^(${DETERMINER}[^,?]{2,60}?) (lo|la|li|le) (\\p{L}+[ae]|\\p{L}+ono|\\p{L}+ano) (${DETERMINER}\\p{L}+(?: \\p{L}+)?) (?:o|oppure) (?:lo|la|li|le) (\\p{L}+) (?:voi|lei|tu)$`,
      'iu',
    ),
    say: ([thing = '', it = '', verb = '', who = '', form = '']) => {
      const own = mine(form);
      return own
        ? { open: `${thing} ${it} [${verb} ${who} / ${own} ${/iamo$/u.test(own) ? 'noi' : 'io'}].` }
        : undefined;
    },
  },
  {
    when: new RegExp(
      `^(${DETERMINER}[^,?]{2,60}?) (lo|la|li|le) (\\p{L}+) (?:voi|lei|tu) (?:o|oppure) (?:devo|dobbiamo) (occupar|pensar|provveder)(?:mene|cene|ci|vi)(?: (?:io|noi))?$`,
      'iu',
    ),
    say: ([thing = '', it = '', form = '', deed = '']) => {
      const own = mine(form);
      const yours = /^occ/iu.test(deed)
        ? '{deve occuparsene Lei|devi occupartene tu}'
        : `{deve|devi} ${deed}ci {Lei|tu}`;
      return own
        ? { open: `${thing} ${it} [${own} ${/iamo$/u.test(own) ? 'noi' : 'io'} / ${yours}].` }
        : undefined;
    },
  },
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
