import { doing, leans } from './french-verbs.ts';
import { dayWanted } from './french-wishes.ts';
import type { Said, TurningRule } from './turning.ts';

const TELL =
  '(?:dire|indiquer|préciser|confirmer|communiquer|faire savoir|signaler|informer|savoir|connaître|demander|expliquer)';
export const ASKS_TO_KNOW = `(?:(?:pourriez|pouvez|pourrais|peux)-(?:vous|tu) (?:s[’']il (?:vous|te) plaît |également |aussi |donc )?(?:me |nous |m[’'])?${TELL}|(?:merci (?:de|d[’'])|veuillez|je vous (?:prie|remercie|saurais gré) (?:de|d[’'])|nous vous remercions de) ?(?:bien vouloir )?(?:me |nous |m[’'])?${TELL}|(?:j[’']aimerais|je voudrais|je souhaiterais|nous aimerions|nous souhaiterions|nous voudrions|on aimerait|j[’']ai besoin de|nous avons besoin de|nous aurions besoin de|j[’']aurais besoin de|il (?:nous|me) faudrait) (?:également |aussi )?(?:bien )?(?:savoir|connaître)|(?:dites|dis|indiquez|indique|précisez|précise|confirmez|confirme|faites|fais)-(?:moi|nous)(?: savoir)?|(?:tu peux|vous pouvez) (?:me |nous |m[’'])${TELL}|savez-vous|sais-tu|je me demand(?:e|ais)|(?:auriez|aurais)-(?:vous|tu) (?:la gentillesse|l[’']amabilité) de (?:me |nous |m[’'])?${TELL})`;
export const CLAUSE =
  "(?=(?:(?:à|de|pour|par|dans|sur|avec|jusqu[’']à|d[’']|en|sous|à partir de|depuis) ?)?(?:quel|quand|où |comment |combien|qui |s[’']ils? ))";

/** 'le montant de la caution': what it is called in a gap. */
function labelOf(noun: string): string {
  const [, word = 'réponse'] =
    /^(?:(?:l’|le |la |les |mon |ma |mes |notre |nos |\{[^{}]*\} )(?:nouve(?:lle|au|l)s? |prochaine?s? |dernière?s? |bonne?s? |meilleure?s? )?)(\p{L}+)/iu.exec(
      noun,
    ) ?? [];
  const [, further] =
    / et (?:l’|(?:le|la|les|mon|ma|mes|notre|nos) )(?:nouve(?:lle|au) )?(\p{L}+)/iu.exec(noun) ?? [];
  return (further ? `${word} et ${further}` : word).toLowerCase();
}

/** Nouns that are so much: 'le loyer est de [montant]'. */
const MEASURED =
  /^(?:prix|tarif|montant|loyer|coût|budget|caution|acompte|délai|durée|superficie|surface|poids|taille|capacité|taux|distance|hauteur|largeur|supplément|profondeur|capital|préavis|salaire|tonnage|volume)$/;
const MONEY = /^(?:prix|tarif|loyer|coût|caution|acompte|supplément|salaire)$/;

/** 'Quel est le loyer ?' */
export function isWhat([which = '', , noun = '']: readonly string[]): Said | undefined {
  const label = labelOf(noun);
  const isMany = /s$/i.test(which);
  if (/ ou /.test(noun)) return undefined;
  const whole = noun.includes(', ') ? `${noun},` : noun;
  if (MEASURED.test(label) && !isMany)
    return { open: `${whole} est de [${MONEY.test(label) ? 'montant' : label}].` };
  const follows = /elle/i.test(which) ? 'la suivante' : 'le suivant';
  return {
    open: isMany
      ? `${noun} sont les suivant${/elles/i.test(which) ? 'e' : ''}s : [${label}].`
      : `${noun} est ${follows} : [${label}].`,
  };
}

/** 'm’', 'me', 'nous' before a verb, said to the sender. */
function clitics(words: string, verb: string): string {
  const [first = '', ...rest] = words
    .toLowerCase()
    .replaceAll("'", '’')
    .trim()
    .split(/ |(?<=’)/u)
    .filter(Boolean);
  const next = rest[0] ?? verb;
  const turned = /^(?:me|m’|nous)$/.test(first)
    ? leans(next)
      ? '{vous |t’}'
      : '{vous|te} '
    : first && (first.endsWith('’') ? first : `${first} `);
  return turned + rest.map((word) => (word.endsWith('’') ? word : `${word} `)).join('');
}

const DATED =
  /(?<!\p{L})(?:avant|d’ici|au plus tard|dès|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\d{1,2} ?h)(?!\p{L})/iu;

/** What is wanted done. */
function requested([clitic = '', infinitive = '', rest = '']: readonly string[]): Said | undefined {
  if (
    /^(?:avoir|être|trouver|noter|agréer|recevoir|croire|excuser|patienter|comprendre|savoir|dire)$/iu.test(
      infinitive,
    )
  )
    return undefined;
  const isNotice = /^(?:prévenir|avertir|informer)$/iu.test(infinitive);
  if (!isNotice && /^(?:si|quand|comment|où|lorsque) /iu.test(rest)) return undefined;
  const verb = infinitive.toLowerCase();
  const behind = rest === '' ? '' : ` ${rest}`;
  const now = doing(verb);
  const can = `${clitics(clitic, verb)}${verb}${behind}`;
  const does = now ? `${clitics(clitic, now)}${now}` : undefined;
  const no = `je ne peux malheureusement pas ${can}.`;
  const je = does && leans(does) ? `j’${does}` : `je ${does}`;
  const yes = does ? `${je} volontiers${behind}.` : `je veux bien ${can}.`;
  // What is given may come later; whether somebody is sent is open.
  const dated = /^(?:me|nous|m[’'])$/iu.test(clitic.trim()) ? dayWanted(rest) : undefined;
  if (dated && does) return { open: `${je} ${dated.thing} ${dated.gap}.`, yes, no };
  if (DATED.test(rest) || isNotice)
    return { open: `je [peux / ne peux malheureusement pas] ${can}.`, yes, no };
  return { open: does ? `${je}${behind} [quand].` : `je vais ${can} [quand].`, yes, no };
}

/** 'le numéro de TVA': what is to be told, or sent. */
export function told([noun = '']: readonly string[]): Said | undefined {
  if (/^(?:une? |des |deux |trois |quelques )/iu.test(noun)) return undefined;
  return {
    open: `voici ${noun} : [${labelOf(noun)}].`,
    no: `je ne peux malheureusement pas {vous|te} communiquer ${noun}.`,
  };
}

const UN_DE: Readonly<Record<string, string>> = { du: 'le', des: 'les' };

/** 'besoin du plan', 'besoin de votre accord': the thing with its article. */
function needed([of = '', words = '']: readonly string[]): Said | undefined {
  const noun = words
    .replace(/ et (?:de |d’)(?=(?:la|l’|mon|ma|mes|notre|nos|une?)\b)/gu, ' et ')
    .replace(/ (et|ainsi que) du /gu, ' $1 le ')
    .replace(/ (et|ainsi que) (?:de )(?=l’|la )/gu, ' $1 ')
    .replace(/ ainsi que des /gu, ' ainsi que les ');
  const article = UN_DE[of.trim().toLowerCase()];
  const isNamed =
    /^(?:l’|la |les? |une? |mon |ma |mes |notre |nos |\{|deux |trois |quatre |cinq |quelques |plusieurs |ce |cet |cette |ces )/iu.test(
      noun,
    );
  const thing = article
    ? `${article} ${noun}`
    : isNamed
      ? noun
      : /s(?: |$)/u.test(noun.split(' ', 1)[0] ?? '')
        ? `des ${noun}`
        : undefined;
  if (!thing || / (?:pour que|afin) /u.test(thing)) return undefined;
  const dated = dayWanted(thing);
  return {
    open: dated
      ? `je {vous|te} fais parvenir ${dated.thing} ${dated.gap}.`
      : DATED.test(noun)
        ? `je {vous|te} ferai [bien / malheureusement pas] parvenir ${thing}.`
        : `je {vous|te} fais parvenir ${thing} [quand].`,
    yes: `je {vous|te} fais volontiers parvenir ${thing}.`,
    no: `je ne peux malheureusement pas {vous|te} faire parvenir ${thing}.`,
  };
}

const FIGURES =
  /^(?:date|heure|horaires?|adresse|nombre|montant|numéro|nom|noms|prix|délai|quantité|référence|lieu)$/;

/** 'confirmer la date', 'confirmer que …'. */
function confirmed([that = '', what = '']: readonly string[]): Said | undefined {
  const whole = that.endsWith('’') ? that + what : `${that} ${what}`.trim();
  const said = `{vous|te} confirme ${whole}`;
  const label = labelOf(what);
  const no = `je ne peux malheureusement pas {vous|te} confirmer ${whole}.`;
  if (that === '' && FIGURES.test(label)) return { open: `je ${said} : [${label}].`, no };
  if (
    that === '' &&
    !/^(?:l’|le |la |les |mon |ma |mes |notre |nos |\{|un |une |cette |ce |cet )/iu.test(what)
  )
    return undefined;
  return {
    open: `[Je {vous|te} confirme / Je ne peux pas encore {vous|te} confirmer] ${that.trim()} ${what}.`,
    yes: `je ${said}.`,
    no,
  };
}

const COURTESY =
  "(?: (?:s[’']il (?:vous|te) plaît|svp|stp|également|aussi|donc|encore|éventuellement|peut-être))?";
const ASKS_FOR_DEED = `(?:(?:est-ce que )?(?:vous pourriez|tu pourrais|vous pouvez|tu peux|pourriez-vous|pouvez-vous|pourrais-tu|peux-tu)${COURTESY} |veuillez |(?:je vous prie|je te prie|nous vous prions|je vous (?:remercie|saurais gré|serais reconnaissante?)|nous vous (?:remercions|serions reconnaissants|saurions gré)|merci|il (?:vous|te) serait possible|(?:vous|te) serait-il possible|est-il possible pour vous|auriez-vous la (?:gentillesse|possibilité)|aurais-tu la (?:gentillesse|possibilité)|pensez à|pense à|n[’']oubli(?:ez|e) pas|je (?:vous|te) demande) ?(?:de |d[’'])?)(?:bien vouloir |vouloir )?`;
const CLITICS = "((?:(?:me|nous|le|la|les|lui|leur|en|y) |[ml][’'](?:en )?){0,2})";
const INFINITIVE = '(\\p{L}{2,}(?:er|ir|re|oir))';
const BEHIND = '(?: (.{1,120}))?';
export const NOUN = "((?:l[’']|(?:le|la|les|votre|vos|ton|ta|tes|notre|nos|mon|ma|mes) ).{2,110})";

export const requests: readonly TurningRule[] = [
  {
    when: new RegExp(`^${ASKS_FOR_DEED}(?:me |nous |m[’'])?confirmer (que |qu[’'])?(.{3,120})$`, 'iu'),
    say: confirmed,
  },
  {
    when: new RegExp(`^${ASKS_TO_KNOW} ${NOUN}$`, 'iu'),
    say: told,
  },
  {
    when: new RegExp(`^${ASKS_FOR_DEED}(?:me |nous |m[’'])(?:donner|rappeler) ${NOUN}$`, 'iu'),
    say: told,
  },
  { when: new RegExp(`^${ASKS_FOR_DEED}${CLITICS}${INFINITIVE}${BEHIND}$`, 'iu'), say: requested },
  {
    when: /^(prévenez|préviens|informez|confirmez|proposez|laissez|gardez|montrez|communiquez|envoyez|envoie|transmettez|transmets|rappelez|rappelle|appelez|appelle|faites|apportez|préparez|réservez|vérifiez|donnez|retournez|renvoyez)(?:-(moi|nous|le|la|les))?(?:-(?:moi|nous))? (?:s[’']il (?:vous|te) plaît )?(.{3,110})$/iu,
    say: ([verb = '', object = '', rest = '']) => {
      const infinitive = /^fai/iu.test(verb)
        ? 'faire'
        : /^transm/iu.test(verb)
          ? 'transmettre'
          : /^préven|^prévien/iu.test(verb)
            ? 'prévenir'
            : /e$/iu.test(verb)
              ? `${verb.replace(/oie$/iu, 'oye').replace(/elle$/iu, 'ele')}r`
              : verb.replace(/z$/iu, 'r');
      return requested([/^(?:moi|nous)$/iu.test(object) ? 'me' : object, infinitive, rest]);
    },
  },
];

export const needs: readonly TurningRule[] = [
  {
    when: /^je (?:voudrais|souhaiterais|souhaite) (?:également |aussi |enfin )?(une? (?:devis|facture|copie|attestation|confirmation|reçu|certificat).{0,80})$/iu,
    say: ([noun = '']) => needed(['', noun]),
  },
  {
    when: /^(?:nous (?:aurions|avons|aurons)|j[’'](?:aurais|ai|aurai)|on (?:aurait|a|aura)) (?:également |aussi |encore |donc )?besoin (du |des |de (?=l[’']|la )|d[’']|de )(.{3,110})$/iu,
    say: needed,
  },
  {
    when: /^(?:(?:(?:me |nous )?serait-il|est-il) possible (?:de |d[’'])(?:m[’']|nous )?(?:avoir|recevoir|obtenir|disposer d[’'])|il (?:nous|me) (?:faudrait|faut|faudra)|(?:j[’']aimerais|je souhaiterais|je voudrais|nous aimerions|nous souhaiterions|nous voudrions|je souhaite|nous souhaitons) (?:également |aussi |bien )?(?:recevoir|avoir|obtenir|disposer d[’'])) (?:également |aussi |encore )?((?:l[’']|(?:le|la|les|une?|votre|vos|ton|ta|tes) ).{3,110})$/iu,
    say: ([noun = '']) => needed(['', noun]),
  },
];
