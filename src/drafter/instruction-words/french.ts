import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in French: as commands to either address, and as infinitives. */
export const french: InstructionWords = {
  and: [' et ', ' mais ', ' puis ', ' ensuite '],
  please: ["s'il te plaît", "s'il vous plaît", 'stp', 'svp', 'aussi', 'puis', 'merci de', 'également'],
  politely: ['très poliment', 'poliment', 'gentiment', 'aimablement', 'courtoisement', 'fermement'],
  everything: [
    '(le|la|les|tout|cela|ça)',
    "(l'|la |le |cette |ce |son |sa |leur )(invitation|offre|demande|proposition|rendez-vous|réunion)",
  ],
  short: [
    '(fais|faites|sois|soyez|reste|restez|garde|gardez|réponds|répondez|écris)( la réponse| ça|) (court|courte|bref|brève|concis|brièvement|plus court)',
    '(très |plus |)(court|courte|bref|brève|brièvement|concis|concise)',
    '(une |)(réponse|mail) (courte|brève|concise|plus courte)',
    '(faire|être|répondre|rester) (court|bref|brièvement|concis)',
  ],
  atMost: {
    sentences: [
      "(réponds |répondez |répondre |écris |écrivez |fais |faites |)(en |avec |)(au plus |au maximum |maximum |moins de |pas plus de |jusqu'à |)… (phrases|phrase)( maximum| au maximum| au plus|)",
    ],
    words: [
      "(réponds |répondez |répondre |écris |écrivez |fais |faites |)(en |avec |)(au plus |au maximum |maximum |moins de |pas plus de |jusqu'à |)… (mots)( maximum| au maximum| au plus|)",
    ],
    characters: [
      "(réponds |répondez |répondre |écris |écrivez |fais |faites |)(en |avec |)(au plus |au maximum |maximum |moins de |pas plus de |jusqu'à |)… (caractères|signes)( maximum| au maximum| au plus|)",
    ],
  },
  long: [
    '(fais|faites|sois|soyez|réponds|répondez|écris) (plus |)(long|longue|longuement|détaillé|en détail)',
    '(plus |)(long|longue|détaillé|détaillée|en détail)',
    '(une |)réponse (plus |)(longue|détaillée)',
  ],
  list: [
    '(réponds |répondez |fais |faites |sous forme de |avec |en |)(une |)(liste|liste à puces|puces|points)',
    '(réponds|répondez) (sous forme de|avec une) (liste|liste à puces)',
  ],
  noApology: [
    "(pas d|sans )('|)excuses",
    "sans (s'|t'|vous |m')(excuser)",
    "ne (t'excuse|vous excusez) pas",
    "pas d'excuses",
  ],
  noGreeting: [
    '(sans|pas de) (salutation|salutations|formule de salutation)',
    "sans formule d'appel",
    'ne (salue|saluez) pas',
  ],
  sound: [
    '(sois|soyez|reste|restez|écris|écrivez|réponds|répondez)( très| plus|) …',
    '(être|rester|répondre) …',
    "(réponds |répondez |écris |)(sur|avec|d'|dans|de manière|de façon)( un| une|) (ton |manière |façon |)…",
    'ton …',
  ],
  tones: {
    friendly: ['amical-', 'amicaux', 'chaleureu-', 'aimable-', 'gentil-', 'amicalement'],
    professional: ['professionnel-', 'professionnellement'],
    concise: ['succinct-'],
    formal: ['formel-', 'soutenu-', 'formellement'],
    casual: ['décontracté-', 'familier-', 'informel-', 'détendu-'],
    enthusiastic: ['enthousiaste-'],
    empathetic: ['empathique-', 'compréhensif-', 'compréhensive', 'compatissant-'],
    urgent: ['urgent-', 'pressant-'],
    diplomatic: ['diplomatique-', 'diplomate-', 'poli-', 'courtois-'],
    humorous: ['drôle-', 'humoristique-', 'léger', 'légère'],
    assertive: ['ferme-', 'assertif', 'assertive', 'direct-'],
  },
  signAs: [
    '(signe|signez|signer)( le mail| la réponse|)( en tant que| comme| du nom de| au nom de|) …',
    "(mon nom est|je m'appelle) …",
  ],
  callThem: [
    '(appelle|appelez)-(la|le) …',
    "(l'appeler|appeler) …",
    '(adresse-toi|adressez-vous) à (elle|lui) comme …',
  ],
  propose: [
    '(propose|proposez|proposer|suggère|suggérez|suggérer)(-lui|-leur|)( le| la| un rendez-vous| une réunion|) …',
    '(déplace|déplacez|reporte|reportez|reporter|déplacer)(-le|-la|)( le rendez-vous| la réunion|) (à|au) …',
  ],
  yesNo: ['oui', 'non'],
  accept: [
    '(accepte|acceptez|accepter|confirme|confirmez|confirmer)~',
    '(accepte|acceptez|accepter|confirme|confirmez|confirmer) ~…',
    '(dis|dites|dire|réponds|répondez) oui',
    '(dis |dites |dire |réponds |répondez |répondre |)oui (à|au|aux|pour|sur|concernant) …',
  ],
  decline: [
    '(décline|déclinez|décliner|refuse|refusez|refuser)~',
    '(décline|déclinez|décliner|refuse|refusez|refuser) …~',
    '(dis|dites|dire|réponds|répondez) ~non',
    '(dis |dites |dire |réponds |répondez |répondre |)~non (à|au|aux|pour|sur|concernant) …',
  ],
  askPlace: [
    "(à |)(la |le |l'|au |)…( question| point| demande| proposition| requête|)",
    '(la |le |)(question|point|numéro) …',
  ],
  ordinals: [
    ['premier', 'première', '1re', '1ère'],
    ['deuxième', 'second-', '2e', '2ème'],
    ['troisième', '3e', '3ème'],
    ['quatrième', '4e', '4ème'],
    ['cinquième', '5e', '5ème'],
    ['dernier', 'dernière'],
  ],
  quote: [
    '(écris|écrivez|écrire|ajoute|ajoutez|ajouter|dis|dites|cite|citez|inclus|incluez|utilise)( la phrase| les mots|), …',
  ],
  say: [
    "(dis|dites|dire|écris|écrivez|précise|précisez|préciser|mentionne|mentionnez|mentionner|confirme|confirmez|indique|indiquez|ajoute|ajoutez|explique|expliquez|signale|réponds)(-lui|-leur|) (que |qu')…",
    "(informe|informez|préviens|prévenez)(-la|-le|-les|) (que |qu')…",
    '(mentionne|mentionnez|mentionner|ajoute|ajoutez) …',
  ],
  askFor: ['(demande|demandez|demander|réclame|réclamez)(-lui|-leur|) …'],
  askWhether: ['(demande|demandez|demander)(-lui|-leur|) si …'],
  thank: ['(remercie|remerciez|remercier)(-la|-le|-les|) (pour|de) …', '(dis|dites)(-lui|) merci pour …'],
  apologize: ["(excuse-toi|excusez-vous|s'excuser|présente des excuses|présentez des excuses) (pour|de) …"],
  silence: [
    "ne (mentionne|mentionnez|parle|parlez|évoque|évoquez|dis|dites) (pas|rien) (le |la |les |l'|du |de la |de l'|des |de |d'|sur |)…",
    "ne (pas|rien) (mentionner|dire|évoquer|parler) (le |la |les |l'|du |de la |de l'|des |de |d'|sur |)…",
  ],
};
