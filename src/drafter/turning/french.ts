import { polarQuestions, whQuestions } from './french-clauses.ts';
import { duty, eitherDeed, offered, offeredOr } from './french-offers.ts';
import { swaps, unsaid } from './french-persons.ts';
import { ASKS_TO_KNOW, CLAUSE, isWhat, NOUN, needs, requests, told } from './french-requests.ts';
import { leans } from './french-verbs.ts';
import { wishes } from './french-wishes.ts';
import { whateverDecided } from './rule.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

const rules: readonly TurningRule[] = [
  ...wishes,
  ...needs,
  {
    when: /^(?:souhaitez-vous|souhaites-tu|voulez-vous|veux-tu) qu(?:e |[’'])(?:je|nous|on) ((?:vous|te|le|la|les|leur|lui|me|nous) |[tm][’'])?(\p{L}+) ([^?,]{2,60}),? ou (?:bien )?(préférez|préfères|souhaitez|souhaites|voulez|veux)-(?:vous|tu) (\p{L}+(?:er|ir|re)(?: [^?,]{2,60})?)$/iu,
    say: offeredOr,
  },
  {
    when: /^(?:souhaitez-vous|souhaites-tu|voulez-vous|veux-tu|préférez-vous|préfères-tu|souhaiteriez-vous|aimeriez-vous|tu veux|vous voulez|vous souhaitez) (?:plutôt )?qu(?:e |[’'])(?:je|nous|on) ((?:vous|te|le|la|les|leur|lui|me|nous) |[tm][’'])?(\p{L}+)(?: (.{2,100}))?$/iu,
    say: offered,
  },
  {
    when: /^(?:faut-il|il faut) qu(?:e |[’'])(?:je|nous|on) (\p{L}+)(?: (.{2,100}))?$/iu,
    say: ([form = '', rest = '']) => duty(form, rest),
  },
  {
    when: /^(\p{L}+)-(?:vous|tu) ([^?]{3,70}),? ou (?:bien )?(\p{L}+)-(?:vous|tu) ([^?]{3,70})$/iu,
    say: ([one = '', first = '', other = '', second = '']) => eitherDeed([one, first], [other, second]),
  },
  {
    when: /^(?:où|à quel stade|où donc) en (?:est|sont) (.{3,90})$/iu,
    say: { open: '$1 en est à [étape].' },
  },
  {
    when: /^combien (?:vous|te) (?:dois-je|devons-nous|doit-on)$/iu,
    say: { open: '{vous me devez|tu me dois} [montant].' },
  },
  {
    when: new RegExp(`^(quel(?:le)?s?) (est|sont|serait|seraient|sera|seront) ${NOUN}$`, 'iu'),
    say: isWhat,
  },
  {
    when: /^(?:combien (?:de |d[’'])(.{2,50}?)) (y a-t-il|(?:est-ce qu[’'])?il y a)(?: (.{2,80}))?$/iu,
    say: { open: 'Il y a [nombre] $1 $3.' },
  },
  ...whQuestions,
  {
    when: /^(cela|ça) ((?:(?:vous|te) )?(?:a|est|sera|serait|aura|ira|\p{L}{2,}(?:e|t|rait|ra))) (.{2,90})$/iu,
    answers: ['yes-no', 'fact', 'amount'],
    say: thatIs,
  },
  {
    when: /^qui (est|sera|serait|a|ont|\p{L}{3,}(?:era|ira|dra)|(?:s[’']occup|se charg|vien|prendr|particip|assist|peut|doit|pai|fer|organis|command)\p{L}*) (.{3,100})$/iu,
    say: ([verb = '', rest = '']) => ({ open: `[Nom] ${verb.toLowerCase()} ${rest}.` }),
  },
  {
    when: /^(combien (?:de |d[’'])|quel(?:le)?s? )(.{2,50}?) ((?:sont|seront|peuvent|pourront|doivent|devront|restent|manquent|viendront|participent|participeront|assisteront|logent|est|sera|conviendrait|conviendra|convient|couvre|correspond)(?: .{2,90})?)$/iu,
    say: ([asked = '', noun = '', behind = '']) => ({
      open: /^combien/iu.test(asked)
        ? `[Nombre] ${noun} ${behind}.`
        : `[${asked.charAt(0).toUpperCase()}${asked.slice(1).toLowerCase()}${noun}] ${behind}.`,
    }),
  },
  ...requests,
  {
    when: /^((?:votre|vos|ton|ta|tes) (?:numéro|adresse|nom|date|code|coordonnées|RIB|IBAN)[^,]{0,80})$/iu,
    say: ([noun = '']) => told([noun]),
  },
  ...polarQuestions,
  // 'Êtes-vous marié, et sous quel régime ?'
  {
    when: /^((?:sous|dans|à|de|pour|avec|par|depuis) quel(?:le)?s? \p{L}+(?: (?:d[e’'] ?)?\p{L}+(?<!ent|ez|ont|era))?)$/iu,
    say: { open: '[$1].' },
  },
];

/** 'Est-ce que cela change le prix ?' */
function thatIs([that = '', verb = '', rest = '']: readonly string[]): Said | undefined {
  const [, clitic = '', bare = verb] = /^(vous |te )?(.*)$/iu.exec(verb) ?? [];
  const me = clitic ? (leans(bare) ? 'm’' : 'me ') : '';
  const not = leans(me || bare) ? 'n’' : 'ne ';
  if (/ ou /u.test(rest)) return undefined;
  return { open: `${that} [${me}${bare} / ${not}${me}${bare} pas] ${rest}.` };
}

export const french: Turning = {
  leads: new RegExp(
    `^(?:[^,?]{3,40}? (?:me|nous) demande(?:nt)? (?:${CLAUSE}|(?=si ))|(?:pour|concernant|quant à|quant au|côté|au niveau de|s[’']agissant de) [^,?]{3,50}, (?=\\p{L}+-(?:vous|tu|il|nous|je)|il (?:me|nous) fau|est-ce|faut|y a|quel|combien|à quelle)|[^,?]{3,40}? (?:aimerai(?:t|ent)|souhaiterai(?:t|ent)|voudrai(?:t|ent)|souhaite(?:nt)?|veu(?:t|lent)) (?:également |aussi )?savoir (?:${CLAUSE}|(?=si ))|(?:et|aussi|également|enfin|sinon|par ailleurs|en outre|de plus|d[’']autre part|autre question|dernière question|une question|question|malgré cela|malgré tout|cela dit|cependant|toutefois|néanmoins|en revanche|(?:une )?dernière chose|autre chose|du coup|au passage|petite question|au fait|alors|donc|bonjour|s[’']il (?:vous|te) plaît|svp|stp|pour finir|pour terminer|ensuite|puis|mais|ou|par contre|dans ce cas|si possible|si oui|si c[’']est le cas)[\\s,:]+|est-ce qu(?:e |[’'])|${ASKS_TO_KNOW},? ${CLAUSE}|${ASKS_TO_KNOW},? (?=si )|(?:afin|avant|en vue) (?:de |d[’'])[^,]{3,90}, (?=\\p{L})|pour \\p{L}+(?:er|ir|re) [^,]{3,90}, (?=\\p{L})|s[’'](?=ils? [^,]{1,120}$)|si (?!possible|oui)(?=[^,]{1,120}$))`,
    'iu',
  ),
  condition:
    /^(?:s[’']il |s[’']ils |si )(?!possible|oui|besoin)(?![^,?]*(?<!\p{L})(?:vous|tu|te|votre|vos|ton|ta|tes)(?!\p{L}))[^,?]{3,80}, (?=\p{L})/iu,
  joint:
    /(?:,? et (?:aussi |également )?|, ou (?:bien )?|, ainsi que |, mais aussi )(?=(?:(?:à|de|pour|dans|jusqu[’']à|par|depuis|en|sous) ?)?(?:quand|combien|quel|où|comment|qui)(?:le)?s? |est-ce |y a-t-il |(?:devons|pouvons|faut|peut|dois|puis)-|s[’']ils? |si (?:le|la|les|l[’']|vous|tu|on|un) )|(?:,? et |, ainsi que )(?=(?:votre|vos|ton|ta|tes) (?:numéro|adresse|nom|date|code|coordonnées|RIB|IBAN))/iu,
  tails:
    /(?<=^(?:\p{L}+ )?(?:combien|quel(?:le)?s?|quand|comment|où) [^?]{3,100}?),? (?:si (?:nous|je|on)|si j[’']) [^?]{3,90}$|(?<=-(?:ils?|elles?) [^,?]{2,60}?) ou (?:bien )?(?:faut-il|devons-nous|dois-je|est-ce à nous de) [^?]{3,80}$|(?:,?\s(?:s[’']il (?:vous|te) plaît|svp|stp|merci(?: d[’']avance| beaucoup)?|au juste|exactement|à peu près|environ|dès que possible|au plus vite|rapidement|(?:dès que|quand) (?:vous|tu) (?:le )?(?:pouvez|pourrez|peux|pourras)|au plus tôt))+$/iu,
  small:
    /^(?:Le|La|Les|L['’]|Un|Une|Des|Du|De|Votre|Vos|Notre|Nos|Mon|Ma|Mes|Ton|Ta|Tes|Ce|Cet|Cette|Ces|À|En|Pour|Dans|Avec|Par|Sur|Chez|Il|Vous|Tu|Nous|Je|On|Tous|Toutes|Cela|Ça)(?!\p{L})/u,
  swaps,
  unsaid,
  rules: rules.map(whateverDecided),
};
