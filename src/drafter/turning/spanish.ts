import { deeds } from './spanish-deeds.ts';
import { questions } from './spanish-questions.ts';
import { requests } from './spanish-requests.ts';
import { clauses } from './spanish-two-clauses.ts';
import type { Turning } from './turning.ts';

/** A question word within a request to be told. */
const asks =
  '(?=(?:(?:a|en|con|de|para|por|hasta|desde|a partir de) )?(?:cuánt[oa]s?|cuándo|dónde|quién(?:es)?|qué|cuál(?:es)?|cómo)(?!\\p{L})|si(?!\\p{L}))';
const tell = [
  '(?:decir|indicar|confirmar|comunicar|informar|aclarar|avisar|explicar|preguntar|detallar|especificar)(?:me|nos|le|les|te|os)?',
  '(?:saber|conocer|sabes?|saben|sabéis|sé|sabemos|pregunto|preguntamos|preguntaba)',
  '(?:d[ií]ga|dí|decid|ind[ií]que|ind[ií]ca|conf[ií]rme|conf[ií]rma|inf[oó]rme|inf[oó]rma|av[ií]se|av[ií]sa|acl[aá]re|expl[ií]que|detalle|comun[ií]que|cu[eé]nte|cu[eé]nta|di)n?(?:me|nos)',
  '(?:me|nos) (?:dig|indi|confirm|inform|avis|aclar|expli|dije|comuni|detall|dic|cuent|decí)\\p{L}{0,9}',
].join('|');

/** What leads to a question, with no request of its own before it. */
const toldAsk = `(?:(?:(?! y | e )[\\p{L}, ]){0,70}?(?<!\\p{L}))??(?:${tell})(?:,? por favor,?)?(?: también| además| más o menos| aproximadamente)? ${asks}`;

const day =
  '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana|semana|mes|año|mañana|tarde|noche)';

const asking =
  '(?:(?:a|en|con|de|para|por|hasta|desde|a partir de) )?(?:cuánt[oa]s?|cuándo|dónde|quién(?:es)?|qué|cuál(?:es)?|cómo)';
/** What a further question begins with behind 'and'. */
const further = `${asking}|(?:que )?(?:me|nos) (?:dig|indi|confirm|inform|avis|aclar|dij|dic)\\p{L}{0,9} (?:si|cu|qué|dó|a |en |para )|si|hay|hay que|es|está|están|son|sería|se puede|tienen?|tienes|tenéis|aceptan?|aceptáis|ofrecen?|ofrecéis|incluyen?|podemos|puedo|podr[ií]\\p{L}+|pueden?|puedes|podéis|necesit\\p{L}+|hace falta|(?:decir|indicar|confirmar)(?:me|nos) (?:si|cu|qué|dó)|me (?:puede|puedes|podría)|(?:le|te|les|os) (?:viene|vendría|va)|queda|quedan|hacen|habría|disponen?|admiten?|necesitan?|habr[ií]a|habrá|tendr(?:ía|íamos)|debo|debemos|hace falta|hará falta|es (?:necesari|obligatori|posible)\\p{L}*|(?:decir|indicar|confirmar|aclarar|avisar)(?:me|nos) (?:a|en|para|por|con|hasta) (?:qué|cu|quién)`;

/** What belongs to a firm and not to whoever writes for it. */
const houseM =
  '(?:horario|hotel|establecimiento|restaurante|taller|equipo|centro|local|catálogo|servicio|negocio|despacho|almacén|aparcamiento|departamento|stock|personal|colegio|festival|laboratorio|estudio)';
const houseF =
  '(?:empresa|tienda|oficina|clínica|escuela|web|página|casa|política|agencia|academia|terraza|sede|fábrica|consulta|asociación|plataforma|carta)';

const swaps: Turning['swaps'] = [
  [
    '(?<=(?:alojar|quedar|inscribir|apuntar|registrar|dirigir|mover|acercar|presentar|reunir|conectar|unir|incorporar|beneficiar|acoger|poner|matricular|llevar))(?:me|nos)(?!\\p{L})',
    '{se|te}',
  ],
  ['(?<=\\p{L}[áéí]r)(?:me|nos)(?=l[oa]s?(?!\\p{L}))', '{se|te}'],
  ['(?<=\\p{L}{2}[aei]r)me(?!\\p{L})', '{le|te}'],
  [
    '(?<=\\p{L}{2}[ai]r|(?:hac|pon|tra|respond|resolv|devolv|ofrec|propon|vend|recog|proteg|atend|manten)er)nos(?!\\p{L})',
    '{le|te}',
  ],
  [
    '(?<=(?<!\\p{L})(?!(?:a?par|ar|fuer|suer|muer|iner|contrapar|estandar|mar|bur|per)(?:te|le)(?!\\p{L}))\\p{L}{1,12}[aei]r)(?:te|le)(?!\\p{L})',
    'me',
  ],
  [
    '(?<=(?<!\\p{L})(?!(?:car|mar|cuar)(?:tel)?es)(?:envi|mand|confirm|pag|llam|avis|pas|entreg|invit|ayud|present|mostr|enseñ|visit|acompañ|llev|prest|cobr|ofrec|dej|propon)[aei]r)(?:os|les)(?!\\p{L})',
    'nos',
  ],
  [
    '(?<!\\p{L})que (?:le|te|les|os) (?:envié|mandé|enviamos|mandamos|remití|remitimos)(?!\\p{L})',
    'que me {envió|enviaste}',
  ],
  ['(?<!\\p{L})conmigo(?!\\p{L})', '{con usted|contigo}'],
  ['(?<!\\p{L})con usted(?!\\p{L})|(?<!\\p{L})contigo(?!\\p{L})', 'conmigo'],
  ['(?<=(?:para|a|de|por|sin) )mí(?!\\p{L})', '{usted|ti}'],
  ['(?<=(?:para|a|de|por|sin) )(?:usted|ti)(?!\\p{L})', 'mí'],
  ['(?<!\\p{L})nosotr[oa]s(?!\\p{L})', '{ustedes|vosotros}'],
  ['(?<!\\p{L})(?:ustedes|vosotr[oa]s)(?!\\p{L})', 'nosotros'],
  ['(?<!\\p{L})(?:me|nos)(?!\\p{L})', '{le|te}'],
  ['(?<!\\p{L})(?:te|le)(?!\\p{L})', 'me'],
  ['(?<!\\p{L})(?:os|les)(?!\\p{L})', 'nos'],
  ['(?<!\\p{L})(?:tuy[oa]|suy[oa])(?!\\p{L})', 'mía'],
  [`(?<!\\p{L})(?:su|tu)(?= ${houseM}(?!\\p{L}))`, 'nuestro'],
  [`(?<!\\p{L})(?:su|tu)(?= ${houseF}(?!\\p{L}))`, 'nuestra'],
  ['(?<!\\p{L})(?:su|tu)(?!\\p{L})', 'mi'],
  [
    '(?<!\\p{L})(?:sus|tus)(?= (?:instalaciones|oficinas|tiendas|salas|habitaciones|clases|condiciones|tarifas)(?!\\p{L}))',
    'nuestras',
  ],
  [
    '(?<!\\p{L})(?:sus|tus)(?= (?:servicios|clientes|productos|talleres|cursos|horarios|precios|alumnos)(?!\\p{L}))',
    'nuestros',
  ],
  ['(?<!\\p{L})(?:sus|tus)(?!\\p{L})', 'mis'],
  ['(?<!\\p{L})vuestro(?!\\p{L})', 'nuestro'],
  ['(?<!\\p{L})vuestra(?!\\p{L})', 'nuestra'],
  ['(?<!\\p{L})vuestros(?!\\p{L})', 'nuestros'],
  ['(?<!\\p{L})vuestras(?!\\p{L})', 'nuestras'],
  ['(?<!\\p{L})(?:mi|nuestr[oa])(?!\\p{L})', '{su|tu}'],
  ['(?<!\\p{L})(?:mis|nuestr[oa]s)(?!\\p{L})', '{sus|tus}'],
];

/** Verbs of either side behind another word: as the first of a capture they are what a rule asked for. */
const persons = [
  '(?:tengo|necesito|quiero|quisiera|estoy|soy|he|puedo|voy|busco|debo|hago|envié|mandé|pedí|pagué|hice|recibí|compré|hablé|encargué|reservé|solicité|contraté|tenía|había|quería)',
  '\\p{L}+(?:[áé]is|[ai]steis|[aei]rás|drás)',
  '(?:tienes|puedes|quieres|necesitas|eres|estás|has|vas|prefieres|envías|mandas|haces|dices|ofreces|aceptas|enviaste|mandaste|hiciste|dijiste)',
  '(?!(?:ú|í|ó|á)?\\p{L}*(?:últimos|mismos|próximos|tramos|ramos|gramos|préstamos|reclamos|extremos|mínimos|máximos|óptimos|términos|íntimos|décimos|legítimos))\\p{L}+(?:[aáeéií]mos)',
].join('|');

/** Spanish asks, turned round. */
export const spanish: Turning = {
  leads: new RegExp(
    [
      '^[^¿]{0,160}¿\\s*',
      '^[^?¿]{10,170}, (?:así que|por lo que|de modo que|conque) (?=(?:(?:me|nos|te|le|os|les) )?(?:necesit|agradec|rog|ruego|pid|podr|pued|sería|queremos|quisi|gustar))',
      '^(?:y|e|pero|también|además|asimismo|por (?:último|cierto|otra parte|otro lado|favor)|en primer lugar|otra (?:cosa|pregunta|duda)|una (?:cosa|pregunta|duda)(?: más)?|ya que estamos|por cierto|mientras tanto|si es así|de ser así|en ese caso|en caso afirmativo|hola|buen[oa]s (?:días|tardes))(?:[,:]\\s*|\\s+(?!no(?!\\p{L})))',
      `^(?:(?:como|ya que|dado que|puesto que|en caso de que|para|cuando) [^,?¿]{3,90}|si (?:es así|puedes?|pueden|podéis|no|llueve|hay|[^,?¿]{0,40}\\p{L}+(?:[ai]era|ara|iese|ase)n?(?!\\p{L})[^,?¿]{0,50})), (?=(?:${further})(?!\\p{L}))`,
      `^${toldAsk}`,
    ].join('|'),
    'iu',
  ),
  tails:
    /(?:,?\s(?:por favor|(?:muchas )?gracias(?: de antemano)?|de antemano|lo antes posible|cuanto antes|a la mayor brevedad(?: posible)?|en cuanto (?:pueda|puedas|puedan)|cuando (?:pueda|puedas|puedan|podáis)|si (?:es|fuera|fuese) posible|al respecto|(?:para|antes de|a más tardar|como muy tarde) (?:hoy|mañana|pasado mañana|est[ae] (?:mism[oa] )?(?:semana|tarde|noche|lunes|martes|miércoles|jueves|viernes)|la (?:semana que viene|próxima semana))(?: (?:mismo|por la mañana|por la tarde|a mediodía|al mediodía|a primera hora|a última hora|sin falta))?|(?:hoy|mañana|ahora) mismo|a lo largo de (?:hoy|esta semana|mañana)|durante esta semana|ayer|la semana pasada|hace (?:unos|varios|dos|tres) días|,?\s?(?:para que|ya que|porque|puesto que|dado que|pues) [^?]{3,100})|,\s(?:que|el cual|la cual|los cuales|las cuales|lo que|lo cual|quien|por lo que|así que) [^?]{3,120}|,\s(?:para|a fin de|con el fin de) (?:poder )?\p{L}+[aei]r[^?]{0,80}|\spara no \p{L}+[aei]r[^?]{0,80}|,\s(?:lo|la|los|las|me lo|nos lo|es que) (?:pid|exig|necesit|reclam|solicit|quier)\p{L}+[^?]{0,100})+$/iu,
  asksToKnow: new RegExp(`^${toldAsk}`, 'iu'),
  stretches:
    /(?<=[aei]r(?:l[oa]s?)?) nosotr[oa]s(?= |$)| \([^()]{1,90}\)|,? (?:a ser posible|si es posible|si fuera posible|en su caso|en principio)(?:,|$)|,? a ser posible(?= )|(?<= [ou]), si no [^,]{3,40},/giu,
  clauses,
  joint: new RegExp(
    `,?\\s(?:y|e)\\s(?:también |además )?(?=(?:${further})(?!\\p{L}))|, (?=(?:${asking}|si(?! (?:no|es|fuera|hace|le|te|procede)(?!\\p{L})))(?!\\p{L}))|,? o (?=(?:${asking})(?!\\p{L}))`,
    'iu',
  ),
  small:
    /^(?:El|La|Los|Las|Un|Una|Su|Sus|Mi|Mis|Tu|Tus|Nuestr[oa]s?|Vuestr[oa]s?|En|Para|Con|De|Por|Tod[oa]s?|Este|Esta)(?!\p{L})/u,
  swaps,
  dated: true,
  confirms: true,
  unsaid: new RegExp(
    `(?<!\\p{L})(?:qué|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|cuándo|dónde|cómo|si|no|nunca|tampoco|nadie|ningún\\p{L}*|yo|tú|hoy|ayer|anteayer|entonces|(?<!(?:la|de|una|por) )mañana|(?:est[ae]|próxim[oa]s?) ${day}|${day} (?:que viene|próxim[oa]|pasad[oa])|(?<!(?:para|a|de|por|con) )usted|que (?:(?:me|nos|le|les|te|os) )?\\p{L}{3,}(?:an|en|ron|ó|iste|aste)|(?<!que (?:le|te|les|os) )(?<=\\s)(?:${persons}))(?!\\p{L})`,
    'iu',
  ),
  rules: [...deeds, ...questions, ...requests],
};
