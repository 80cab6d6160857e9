import { leans, mine } from './french-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

const DAY =
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\\d{1,2} ?h\\d{0,2}|(?:la )?fin (?:du mois|de (?:la )?semaine|de l’année)|midi)';
const DAY_BEHIND = new RegExp(
  `^(.{3,}?),? ((?:au plus tard |si possible )?(?:(?:avant|d’ici|pour|dès|le|au plus tard) )?(?:le |la |ce |au |à |l’)?(?:\\p{L}+ ){0,2}?(?:\\d{1,2}(?:er)? )?${DAY}(?: \\d{1,2}(?:er)?| matin| soir| après-midi| au plus tard| \\p{L}{3,9}| \\d{4})*)$`,
  'iu',
);

/** 'le devis avant lundi': what is wanted, and the day in a gap that leaves it open; undefined where no day ends the words. */
export function dayWanted(rest: string): { thing: string; gap: string } | undefined {
  const [, thing, day] = DAY_BEHIND.exec(rest) ?? [];
  if (!thing || !day || /(?<!\p{L})(?:de|du|des|le|la|les|un|une|à|en|et|pour|avant|d’ici)$/iu.test(thing))
    return undefined;
  const isDay =
    /^(?:(?:au plus tard |si possible )?(?:avant|d’ici|pour|dès|au plus tard)|le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) /iu;
  return isDay.test(`${day} `) ? { thing, gap: `[${day} / plus tard]` } : undefined;
}

const WISHES =
  "(?:nous (?:souhaiterions|aimerions|voudrions|souhaitons)|je (?:souhaiterais|voudrais|souhaite)|j[’']aimerais|on (?:aimerait|voudrait|souhaiterait))(?: (?:également|aussi|donc|bien|si possible|à nouveau|enfin))?";
/** Deeds of the sender that the reader makes possible. */
const OWN_DEED =
  "(?:réserver|commander|louer|inscrire|ajouter|prolonger|avancer|reporter|décaler|déplacer|modifier|changer|annuler|visiter|essayer|tester|acheter|remplacer|renouveler|résilier|organiser|échanger|retirer|passer|planifier|programmer|prévoir|fixer|convenir d[’']|installer|faire (?:réparer|livrer|installer|poser|traduire|imprimer|refaire|changer|graver|vérifier|réviser|nettoyer|ajouter))";

/** What the sender would like to do, which the reader makes possible: 'Nous souhaiterions réserver un car.' */
function possible([deed = '', rest = '']: readonly string[]): Said {
  const words = `${leans(deed) ? 'd’' : 'de '}${deed.toLowerCase()}${deed.endsWith('’') ? '' : ' '}${rest}`;
  return {
    open: `il [est / n’est malheureusement pas] possible ${words}.`,
    yes: `il est tout à fait possible ${words}.`,
    no: `il n’est malheureusement pas possible ${words}.`,
  };
}

const CONTACT =
  "((?:l[’']|le |la |les |un |une |des )(?:coordonnées|numéros?|adresses?|contacts?|noms?|références?|mails?|e-mails?)(?: (?:de téléphone|de portable|mail|e-mail))?(?: .{2,70})?)";

export const wishes: readonly TurningRule[] = [
  {
    // A house is open or shut, and no day is to be agreed on.
    when: /^(êtes|serez)-vous ((?:encore |aussi |bien |déjà )?(?:ouvert|fermé|disponible|présent)e?s(?: .{2,80})?)$/iu,
    answers: ['yes-no', 'fact'],
    timed: true,
    say: ([form = '', state = '']) => {
      const are = form.toLowerCase() === 'êtes' ? 'sommes' : 'serons';
      return { open: `nous [${are} / ne ${are} pas] ${state}.` };
    },
  },
  {
    when: /^(?:(?:serait|est)-il|ce serait|c[’']est|il (?:serait|est)|est-il) (possible|envisageable|faisable|imaginable) (?:pour (?:vous|toi) )?(de |d[’'])((?:commencer|décaler|avancer|reporter|venir|passer|livrer|prévoir|organiser|démarrer|réserver|maintenir|échanger|déplacer)(?: .{2,110})?)$/iu,
    answers: ['yes-no', 'action', 'fact'],
    timed: true,
    say: ([how = '', of = '', deed = '']) => ({
      open: `il [est / n’est malheureusement pas] ${how.toLowerCase()} ${of.replace(/(?<! )$/u, of.endsWith('’') ? '' : ' ')}${deed}.`,
      yes: `il est tout à fait ${how.toLowerCase()} ${of.endsWith('’') ? of : 'de '}${deed}.`,
      no: `il n’est malheureusement pas ${how.toLowerCase()} ${of.endsWith('’') ? of : 'de '}${deed}.`,
    }),
  },
  {
    when: /^(?:(?:est|serait)-il|il est) (nécessaire|indispensable|obligatoire|utile|préférable) (qu(?:e |[’'])|de |d[’'])(.{3,110})$/iu,
    answers: ['yes-no', 'action', 'fact'],
    timed: true,
    say: ([how = '', that = '', rest = '']) =>
      / ou /u.test(rest)
        ? undefined
        : { open: `il [est / n’est pas] ${how.toLowerCase()} ${that.replace(/([^’])$/u, '$1 ')}${rest}.` },
  },
  {
    when: /^faut-il (qu(?:e |[’'])[^?]{3,60}?|\p{L}+(?:er|ir|re) [^?]{2,60}?),? ou (?:bien )?(\p{L}+)-(?:vous|tu) ([^?]{2,60})$/iu,
    say: ([duty = '', form = '', rest = '']) => {
      const own = mine(form);
      return own ? { open: `[Il faut ${duty} / ${leans(own) ? 'J’' : 'Je '}${own} ${rest}].` } : undefined;
    },
  },
  {
    when: /^qui (?:dois-je|devons-nous|puis-je|pouvons-nous|faut-il) (contacter|appeler|prévenir|joindre|informer)(?: (.{2,70}))?$/iu,
    say: ([deed = '', rest = '']) => ({
      open: `{vous pouvez|tu peux} ${deed} [nom]${rest && ` ${rest}`}.`,
    }),
  },
  {
    when: /^(?:est|serait)-ce (?!que|qu[’'])(.{3,90})$/iu,
    answers: ['yes-no', 'fact', 'choice'],
    say: ([rest = '']) => (/ ou /u.test(rest) ? undefined : { open: `[C’est / Ce n’est pas] ${rest}.` }),
  },
  {
    when: /^combien (?:je|nous|on) (?:vous |te |t[’']|)(?:dois|devons|doit)(?: (pour .{2,60}))?$/iu,
    say: ([rest = '']) => ({ open: `{vous me devez|tu me dois} [montant]${rest && ` ${rest}`}.` }),
  },
  {
    when: /^(?:(?:pourriez|pouvez|pourrais|peux)-(?:vous|tu) (?:me |nous |m[’'])?(?:dire|indiquer) )?ce que (?:vous|tu) (?:pens\p{L}+|en pens\p{L}+)(?: ((?:de |du |des |d[’']).{2,70}))?$/iu,
    say: ([of = '']) => ({ open: `voici ce que ${of ? `je pense ${of}` : 'j’en pense'} : [avis].` }),
  },
  {
    when: /^(?:(?:tu|vous) (?:me |nous |les? |la |lui |leur ){1,2}(\p{L}+)(?: directement)?) ou (?:c[’']est moi qui|je m[’']en charge|je le fais|je m[’']en occupe|on s[’']en charge|nous nous en chargeons)(?: .{0,40})?$/iu,
    say: { open: '[Je m’en charge / Je {vous laisse vous |te laisse t’}en charger].' },
  },
  {
    when: /^(?:(?:pourriez|pouvez|pourrais|peux)-(?:vous|tu) )?(?:(?:me |nous |m[’'])?(?:dire|expliquer|indiquer) )?pourquoi (.{3,90})$/iu,
    say: ([rest = '']) =>
      /-(?:vous|tu|il|elle|t-)/u.test(rest) ? undefined : { open: `voici pourquoi ${rest} : [raison].` },
  },
  { when: new RegExp(`^${WISHES} (${OWN_DEED}) ?(.{3,110})$`, 'iu'), say: possible },
  {
    when: new RegExp(
      `^(?:auriez|avez|aurais|as)-(?:vous|tu) (?:par hasard |peut-être |éventuellement )?${CONTACT}?(?: (?:dont|que|qu[’'])(?: |(?<=[’']))(?:vous|tu|on|nous) [^,]{3,60})$`,
      'iu',
    ),
    say: contact,
  },
  {
    when: new RegExp(
      `^(?:auriez|avez|aurais|as)-(?:vous|tu) (?:par hasard |peut-être |éventuellement )?${CONTACT}$`,
      'iu',
    ),
    say: contact,
  },
  {
    when: /^(?:(?:pourriez|pouvez|pourrais|peux)-(?:vous|tu) |merci de |veuillez |(?:tu peux|vous pouvez) )?(?:(?:me |nous |m[’'])?(?:dire|expliquer|indiquer|préciser|faire savoir) |(?:dites|dis|expliquez|explique)-(?:moi|nous) )?(ce qu(?:i|e|[’'])(?: |(?<=[’'])).{3,90})$/iu,
    say: ([what = '']) => ({ open: `voici ${what} : [explication].` }),
  },
  {
    when: /^(?:pourriez|pouvez|pourrais|peux|auriez|aurais)-(?:vous|tu) (?:me |nous |m[’']en |m[’'])?(?:recommander|conseiller|suggérer|indiquer) (une? (?:autre |bon |bonne )?\p{L}+(?: (?:de|d[’']|à|pour|en|qui) ?.{2,60})?)$/iu,
    say: { open: 'je {vous|te} recommande [$1].' },
  },
  {
    when: /^(lequel|laquelle)(?: des deux)? ((?:est|serait|\p{L}+(?:e|it|ent|ra|rait)) .{2,80})$/iu,
    say: ([which = '', rest = '']) =>
      /^(?:vous|tu|nous|on|je) /iu.test(rest)
        ? undefined
        : {
            open: /^laq/iu.test(which)
              ? `[La première / La seconde] ${rest}.`
              : `[Le premier / Le second] ${rest}.`,
          },
  },
  {
    when: /^(?:(?:préfér(?:ez|eriez)|préfères)-(?:vous|tu)|(?:vous|tu) (?:préfér(?:ez|eriez)|préfères)) (\p{L}+(?:er|ir|re)(?: .{2,60}?)?),? ou (?:bien )?qu(?:e |[’'])(?:je|nous|on) (vous |te |[tv][’'])?(\p{L}{3,}?)(?:e|ions)( .{2,60})?$/iu,
    say: ([own = '', to = '', stem = '', rest = '']) =>
      /(?:ss|è\p{L}|ll|tt)$/iu.test(stem)
        ? undefined
        : {
            open: `je préfère [${own} / que {vous|tu} ${to ? (leans(stem) ? 'm’' : 'me ') : ''}{${stem}iez|${stem}es}${rest === '' ? '' : ` ${rest}`}].`,
          },
  },
];

function contact([noun = '']: readonly string[]): Said {
  const [, word = 'coordonnées'] = /^(?:l’|le |la |les |un |une |des )(\p{L}+)/iu.exec(noun) ?? [];
  const named = noun.replace(/^(?:un|une|des) /iu, (article) =>
    /^des/iu.test(article) ? 'les ' : /^une/iu.test(article) ? 'la ' : 'le ',
  );
  return {
    open: `voici ${named} : [${word.toLowerCase()}].`,
    no: `je n’ai malheureusement pas ${named}.`,
  };
}
