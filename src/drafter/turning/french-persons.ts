import type { Turning } from './turning.ts';

/** Nouns that a firm has: 'nos horaires' of one person would sound odd as 'mes horaires'. */
const OF_FIRM =
  '(?:établissement|hôtel|restaurant|magasin|boutique|agence|cabinet|atelier|entrepôt|école|société|entreprise|' +
  'équipe|service|site|locaux|bureaux|horaires|salles?|chambres?|clients?|clientèle|gîte|camping|centre|clinique|' +
  'catalogue|gamme|stock|terrasse|parking|studio|galerie|musée|théâtre|festival|conditions|tarifs|délais|produits|' +
  'modèles|menus?|collaborateurs|employés|salariés|prestations|formations?|cours|techniciens?|livreurs?|prix|côté)';

/** Nouns that are feminine and do not show it by their end, before which 'mon' would be wrong. */
const FEMININE =
  '(?:commande|demande|date|taille|ligne|page|carte|chambre|salle|part|personne|liste|fiche|marque|gamme|place|table|' +
  'terrasse|machine|boutique|banque|caisse|classe|ville|rue|zone|plateforme|remise|grille|formule|cave|porte|clé|' +
  'base|douche|moto|référence|norme|taxe|main|mère|fille|femme|sœur|soeur|dette|plante|pompe|lettre|veste|plaque|' +
  'note|piscine|cuisine|fenêtre|maison|venue|remarque|réponse|dépense|police|surface|charge|commune|chaîne|lampe|' +
  'nouvelle|prochaine|dernière|petite|grande|meilleure|première|seconde|deuxième commande|pleine|bonne|' +
  '\\p{L}{2,}(?:tion|sion|xion|ité|eté|ance|ence|esse|ière|ise|ude|ure|rice|aison))';
const MASCULINE_AFTER_ALL = '(?:côté|comité|traité|silence)';
const TO_VOWEL = '(?=[aeiouyéèêâîôûhœ])';

const word = (source: string) => `(?<!\\p{L})${source}(?!\\p{L})`;

/** 'votre tarif' is 'mon tarif' for whoever has it, 'votre adresse' 'mon adresse', 'votre commande' 'ma commande'. */
function possessives(
  theirs: string,
  firm: readonly [string, string],
  own: readonly [string, string],
): Pair[] {
  const before = `(?<!\\p{L})${theirs} `;
  return [
    [`${before}(?=${OF_FIRM}(?!\\p{L}))`, `${firm[0]} `],
    [`${before}${TO_VOWEL}`, `${own[0]} `],
    [`${before}(?!${MASCULINE_AFTER_ALL})(?=${FEMININE}(?!\\p{L}))`, `${own[1]} `],
    [before, `${own[0]} `],
  ];
}

type Pair = readonly [string, string];

const VERBS: readonly Pair[] = [
  ['vous avez', 'j’ai'],
  ['vous aurez', 'j’aurai'],
  ['vous êtes', 'je suis'],
  ['vous serez', 'je serai'],
  ['vous pouvez', 'je peux'],
  ['vous pourrez', 'je pourrai'],
  ['vous souhaitez', 'je souhaite'],
  ['vous devez', 'je dois'],
  ['vous proposez', 'je propose'],
  ['vous recevez', 'je reçois'],
  ['vous recevrez', 'je recevrai'],
  ['vous viendrez', 'je viendrai'],
  ['vous arrivez', 'j’arrive'],
  ['vous arriverez', 'j’arriverai'],
  ['nous avons', '{vous avez|tu as}'],
  ['nous aurons', '{vous aurez|tu auras}'],
  ['nous sommes', '{vous êtes|tu es}'],
  ['nous serons', '{vous serez|tu seras}'],
  ['nous pouvons', '{vous pouvez|tu peux}'],
  ['nous pourrons', '{vous pourrez|tu pourras}'],
  ['nous devons', '{vous devez|tu dois}'],
  ['nous devrons', '{vous devrez|tu devras}'],
  ['nous arrivons', '{vous arrivez|tu arrives}'],
  ['je (?:peux|puisse)', '{vous pouvez|tu peux}'],
  ['je suis', '{vous êtes|tu es}'],
  ['je dois', '{vous devez|tu dois}'],
  ['je devrais', '{vous devriez|tu devrais}'],
  ['(?:je pourrais|nous pourrions)', '{vous pourriez|tu pourrais}'],
  ["j[’']ai", '{vous avez|tu as}'],
  ["j[’']avais", '{vous aviez|tu avais}'],
];

const INFINITIVE = '\\p{L}{2,}(?:er|ir|re)(?!\\p{L})';
const WITH = '(?<=(?<!\\p{L})(?:avec|pour|de|à|par|sans|sur|contre|entre) )';

const pairs: readonly Pair[] = [
  ...VERBS.map(([theirs, other]): Pair => [word(theirs), other]),
  // Of one's own self: 'vous joindre', 'me joindre'.
  [`${word('vous')} ${TO_VOWEL}(?=${INFINITIVE})`, 'm’'],
  [`${word('vous')} (?=${INFINITIVE})`, 'me '],
  [`(?<!\\p{L})(?:nous ${TO_VOWEL}|m[’'])(?=${INFINITIVE})`, '{vous |t’}'],
  [`${word('(?:nous|me)')} (?=${INFINITIVE})`, '{vous|te} '],
  [`${word('te')} (?=${INFINITIVE})`, 'me '],
  [`(?<!\\p{L})t[’'](?=${INFINITIVE})`, 'm’'],
  [`(?<=(?<!\\p{L})chez )vous(?!\\p{L})`, 'nous'],
  [`(?<=(?<!\\p{L})chez )(?:nous|moi)(?!\\p{L})`, '{vous|toi}'],
  [`${WITH}(?:vous|toi)(?!\\p{L})`, 'moi'],
  [`${WITH}(?:nous|moi)(?!\\p{L})`, '{vous|toi}'],
  [word('toi'), 'moi'],
  ...possessives('votre', ['notre', 'nos'], ['mon', 'ma']),
  ...possessives('ton', ['mon', 'mes'], ['mon', 'mon']).slice(-1),
  [`${word('ta')} `, 'ma '],
  [`${word('tes')} `, 'mes '],
  [`${word('vos')} (?=${OF_FIRM}(?!\\p{L}))`, 'nos '],
  [`${word('vos')} `, 'mes '],
  ...possessives('notre', ['{votre|ton}', '{vos|tes}'], ['{votre|ton}', '{votre|ta}']).slice(1),
  [`${word('mon')} `, '{votre|ton} '],
  [`${word('ma')} `, '{votre|ta} '],
  [`${word('(?:nos|mes)')} `, '{vos|tes} '],
];

/** Words that change with the side, in the order of `Turning.swaps`. */
export const swaps: Turning['swaps'] = [...pairs, ["'", '’']];

/** A part that is nothing but a pronoun is turned by its rule. */
const ALONE = "^(?:me|nous|moi|m[’']|vous|te|t[’'])(?: (?:le|la|les|en|y))?$";
const PREPOSITION =
  "(?:à|de|pour|par|dans|sur|avec|sous|en|depuis|dès|vers|chez|pendant|d[’']|jusqu[’']à|à partir de|auprès de)";

/** Words that name a person and are none of `swaps`, words that ask (but at a part's beginning), days told from today, orders to machines. */
export const unsaid = new RegExp(
  `(?<!\\p{L}|rendez-)(?!${ALONE})(?!${pairs.map(([source]) => source.replace(/^\(\?<!\\p\{L\}\)/u, '')).join('|')})` +
    "(?:vous|nous|tu|je|j[’']|me|m[’']|te|t[’'](?!il)|toi|moi|votre|vôtre|vôtres|notre|nôtre|vos|nos|ton|mon|ma|mes|tes)(?!\\p{L})|" +
    `(?<!^(?:${PREPOSITION} ?)?)(?<!\\p{L})(?:pourquoi|combien|comment|quels?|quelles?|lequel|laquelle|lesquels|lesquelles)(?!\\p{L})|` +
    "(?<!\\p{L})(?:aujourd[’']hui|demain|hier|après-demain|ce (?:matin|soir|midi|week-end|mois)|cet après-midi|cette (?:semaine|nuit|année)(?!-là)|" +
    '(?:semaine|mois|année) prochaine?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) prochain|' +
    "qu[’']est-ce|est-ce|ne|n[’']|pas|prompt|instructions?)(?!\\p{L})|" +
    '(?<!rende)\\p{L}-(?:vous|tu|nous|je|moi|t-il|t-elle|il|elle|on)(?!\\p{L})',
  'iu',
);
