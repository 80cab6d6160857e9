import { alternatives } from './alternatives.ts';
import { decided, fact, polar, rule } from './rule.ts';
import { isWhat } from './spanish-requests.ts';
import { ownForm, wishedOf, wishOf } from './spanish-verbs.ts';
import type { Said, Turning } from './turning.ts';

const determined =
  '(?:el|la|los|las|un|una|unos|unas|sus?|mis?|tus?|vuestr[oa]s?|nuestr[oa]s?|est[aeo]s?|es[ae]s?|cada|tod[oa]s?|amb[oa]s|dich[oa]s?)';
/** Third persons that are about things, as mails ask about them. */
const things =
  '(?:es|son|está|están|será|serán|sería|serían|estará|estarán|sigue|siguen|funciona|funcionan|incluye|incluyen|cubre|cubren|queda|quedan|llega|llegan|sale|salen|abre|abren|cierra|cierran|empieza|empiezan|comienza|termina|terminan|dura|duran|vence|caduca|admite|admiten|permite|permiten|acepta|aceptan|ofrece|ofrecen|tiene|tienen|lleva|llevan|dispone|disponen|cuenta|cuentan|necesita|necesitan|puede|pueden|debe|deben|cuesta|cuestan|sirve|sirven|vale|valen|cabe|caben|da|dan|requiere|requieren|contiene|contienen|corresponde|ha|han|se \\p{L}{3,14}(?:[ae]n?|rían?|rán?))';
/** Third persons that stand before what they are about: 'does the price include', never said of the reader. */
const before =
  '(?:(?:viene|vienen|vendrá|vendrán|vuelve|vuelven|volverá|volverán|cobra|ofrece|exige|da|acepta|tiene|dispone)(?= (?:el|la|los|las) (?:hotel|precio|tarifa|curso|plan|seguro|contrato|empresa|colegio|escuela|servicio|tienda|banco|técnico|profesora?|médic[oa]|doctora?|cliente|proveedor|equipo|conductora?|piso|apartamento|sala|habitación)s?(?!\\p{L}))|existen?|existe|funcionan?|quedan?|caben?|llegan?|sigue|siguen|bastan?|basta con|vale con|sirven?|se \\p{L}{3,14}(?:[ae]n?|rían?|rán?)|hace falta|hará falta|es (?:necesari[oa]|obligatori[oa]|posible|suficiente|imprescindible|recomendable|mejor|preciso|gratuit[oa]|gratis)|será (?:necesari[oa]|posible|suficiente|obligatori[oa])|sería (?:necesari[oa]|posible|suficiente))';
const begins =
  '(?:viene|vienen|vendrá|vendrán|vuelve|vuelven|volverá|volverán|acudirá|acudirán|empieza|empiezan|comienza|comienzan|empezará|comenzará|termina|terminan|terminará|acaba|acaban|abre|abren|abrirá|cierra|cierran|cerrará|sale|salen|saldrá|llega|llegan|llegará|llegarán|vence|vencen|caduca|caducan|finaliza|finalizan|finalizará|es|son|será|serán|sería|serían|toca|expira|pasa|pasan|pasará|tiene lugar|tendrá lugar|entra en vigor|entrará en vigor|se (?:celebra|celebrará|publica|publicará|publican|entrega|entregan|entregará|cobra|cobran|cobrará|factura|reanuda|reanudan|reúne|inaugura|realiza|realizará|imparte|paga|pagan|instalará|hace|hará))';
const state =
  '((?:está|están|estará|estarán|es|son|será|serán|sería|queda|quedan|va|van)) (\\p{L}{3,16}(?:[oa]s?|les?|ntes?|bles?))';
const infinitive = '(\\p{L}{1,14}[aei]r(?:me|nos|se|te|l[oa]s?)?)';
const youCan =
  '(?:podría|podrías|podrían|podríais|puede|puedes|pueden|podéis|podrá|podrás|podrán)(?: usted| ustedes| vosotros)?';
const weCan = '(?:puedo|podemos|podría yo|podríamos|podré|podremos)';
const weMust =
  '(?:tengo que|tenemos que|debo|debemos|debería|deberíamos|tendría que|tendríamos que|hay que|habría que)';
const may = '{puede|puedes}';
const must = '{tiene|tienes} que';
const word = '(\\p{L}{2,16})';
const to = '(me|nos|le|les|te|os|l[oa]s?)';
/** Whom a verb is said of, behind it. */
const who = '(?: usted| ustedes| vosotros| tú)?';

const OR = /\s(?:o|u|o bien)\s(?:bien |más bien |mejor )?/iu;
export const HEADS =
  /^(?:el|la|los|las|un|una|al|del|a|en|con|sin|de|por|para|antes|después|sobre|hasta|desde|sólo|solo)$/iu;

/** What leads a question of time, and how its gap is said. */
export const TIMES: readonly (readonly [lead: string, gap: string])[] = [
  ['a qué hora', 'a las [hora]'],
  ['(?:hasta cuándo|hasta qué (?:día|fecha))', 'hasta [fecha]'],
  ['hasta qué hora', 'hasta las [hora]'],
  ['(?:desde cuándo|a partir de cuándo|a partir de qué (?:día|fecha))', 'a partir de [fecha]'],
  ['(?:para cuándo|para qué (?:día|fecha)|antes de cuándo)', 'para [fecha]'],
  ['(?:cuándo|qué día|en qué fecha|qué fecha|en qué plazo|cada cuánto)', '[cuándo]'],
  ['dónde', '[dónde]'],
  ['(?:a dónde|adónde)', '[adónde]'],
  ['cómo', '[cómo]'],
  ['con quién', 'con [nombre]'],
  ['a quién', 'a [nombre]'],
  ['de quién', 'de [nombre]'],
  ['a qué (?:dirección|correo)', 'a [dirección]'],
];

/** No one comes by these names. */
const days =
  '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|semanas?|mes|meses|días?|mañanas?|tardes?|noches?|fin(?:es)?|primer[oa]?|mism[oa]|próxim[oa]|últim[oa]|dos|tres)(?!\\p{L})';
/** Verbs without an object: who or what stands behind them does it. */
const INTRANSITIVE =
  '(?:estar|está|están|ser|es|son|ir|va|van|venir|viene|vienen|llegar|llega|llegan|salir|sale|salen|entrar|entra|entran|quedar|queda|quedan|empezar|empieza|empiezan|comenzar|comienza|comienzan|terminar|termina|terminan|acabar|durar|funcionar|funciona|funcionan|caber|volver|vuelve|vuelven|pasar|asistir|asiste|asisten|acudir|participar|participa|participan|aparcar|aparca|aparcan|circular|trabajar|trabaja|trabajan|dormir|duermen|comer|comen|sentarse|colocarse|situarse|vivir)';
const SUBJECT_BEHIND = new RegExp(
  `^(?:[^ ]+ (?:que |a )?)?${INTRANSITIVE} (?:el|la|los|las|nuestr[oa]s?)(?! ${days})(?!\\p{L})`,
  'iu',
);
/** Who does something himself: no object of the reader's deed. */
const PEOPLE =
  /(?<!\p{L}|(?:a|para|con|de|por|sin|entre|sobre|\p{L}{2,} de|como) )(?:el|la|los|las) (?:público|gente|(?:invitad|alumn|niñ|músic|técnic|emplead|médic|veterinari|fotógraf|funcionari|operari|soci|herman|arquitect|abogad|voluntari|vecin)[oa]s?|(?:actor|conductor|profesor|espectador|trabajador|jugador|repartidor|instalador|pintor|corredor|bailarín|bailarin|proveedor)(?:es|as?)?|(?:asistente|cliente|participante|visitante|huésped|estudiante|padre|madre|inquilino|paciente|artista|electricista|propietari[oa]|dueñ[oa]|caser[oa]|aseguradora|banco|chófer|transportista|cantante|ponente|viajero|pasajero)(?:e?s)?|familias?|equipos?|camión|camiones|autobús|autobuses)(?!\p{L})/iu;

/** 'A qué distancia tiene que estar el público': the verb is not the reader's. */
export function isOthers(verb: string, rest: string): boolean {
  return SUBJECT_BEHIND.test(`${verb} ${rest}`) || SUBJECT_BEHIND.test(rest) || PEOPLE.test(rest);
}

/** 'Quieren', 'puede': the reader's own form, with what follows it. */
const own =
  (say: (form: string, rest: readonly string[]) => Said | undefined) => (parts: readonly string[]) => {
    const [verb = '', rest = ''] = parts;
    const form = isOthers(verb, rest) ? undefined : ownForm(verb);
    return form ? say(form, parts.slice(1)) : undefined;
  };

const NONE: Readonly<Record<string, string>> = {
  algún: 'ningún',
  alguna: 'ninguna',
  algo: 'nada',
  alguien: 'nadie',
  un: '',
  una: '',
};

/** 'Sí, tenemos alguna / No, no tenemos ninguna'. */
function affirmed(form: string, rest: string): Said {
  const [, some = '', thing = rest] = /^(algún|alguna|algo|alguien|una?)(?!\p{L})(.*)$/iu.exec(rest) ?? [];
  return fact(
    `[Sí, ${form} ${some} / No, no ${form} ${NONE[some.toLowerCase()] ?? ''}] ${thing}.`.replace(/ +\]/, ']'),
  );
}

const isPlural = (form: string) => /^\p{L}+(?:n|is)(?!\p{L})/iu.test(form);

/** Questions that a gap at the end answers: when, where, how, with whom. */
function placed([lead, gap]: readonly [string, string]): Turning['rules'] {
  return [
    rule(`${lead} (${youCan}) ${infinitive}(?: (.{2,100}))?`, ([can = '', verb = '', rest = '']) =>
      isOthers(verb, rest)
        ? undefined
        : fact(`${isPlural(can) ? 'podemos' : 'puedo'} ${verb} ${rest} ${gap}.`),
    ),
    rule(`${lead} ${weCan} ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
      fact(`${may} ${verb} ${rest} ${gap}.`),
    ),
    rule(`${lead} ${weMust} ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
      fact(`${must} ${verb} ${rest} ${gap}.`),
    ),
    rule(`${lead} (?:envío|enviamos|mando|mandamos) (.{2,100})`, ([thing = '']) =>
      fact(`${may} enviar ${thing} ${gap}.`),
    ),
    rule(
      `${lead} (está|están|estará|estarán|estaría|estarían) (\\p{L}{4,16}(?:[oa]s?|bles?|ntes?)) (${determined} .{2,90})`,
      ([verb, how, thing]) => fact(`${thing} ${verb} ${how} ${gap}.`),
    ),
    rule(
      `${lead} (${begins}|está|están|queda|quedan|se encuentra|se encuentran|funciona|funcionan|estará|estarán) (?!(?:el|los) ${days})(${determined} .{2,100})`,
      ([verb = '', thing = '']) => {
        // 'A qué hora cierran la tienda': the reader does it.
        const isReaders = /n$/u.test(verb) && /^(?:el|la|un|una|su|tu|mi|nuestr[oa]|est[ea]) /iu.test(thing);
        const form = isReaders ? ownForm(verb) : undefined;
        if (isReaders) return form ? fact(`${form} ${thing} ${gap}.`) : undefined;
        return fact(`${thing} ${verb.toLowerCase()} ${gap}.`);
      },
    ),
    rule(
      `${lead} (está|están|estará|estarán|estaría|estarían) (list[oa]s?|terminad[oa]s?|disponibles?|preparad[oa]s?|acabad[oa]s?)`,
      ([verb, how]) => fact(`${verb} ${how} ${gap}.`),
    ),
    rule(`${lead} (se \\p{L}{3,14}(?:[ae]n?|rían?|rán?))(?: (.{2,90}))?`, ([verb = '', rest = '']) =>
      fact(`${verb.toLowerCase()} ${rest} ${gap}.`),
    ),
    rule(`${lead} ${to} ${word}${who}(?: (.{2,90}))?`, ([whom, verb = '', rest = '']) => {
      const form = ownForm(verb);
      return form && !/^(?:viene|vienen|parece|gusta|conviene|interesa|va)$/i.test(verb)
        ? fact(`${whom} ${form} ${rest} ${gap}.`)
        : undefined;
    }),
    rule(
      `${lead} ${word}${who}(?: (.{2,90}))?`,
      own((form, [rest = '']) => fact(`${form} ${rest} ${gap}.`)),
    ),
  ];
}

/** 'Cuántas personas vendrán': by the reader's verb, or by a thing's. */
function howMany([noun = '', verb = '', rest = '']: readonly string[]): Said | undefined {
  const said = verb.toLowerCase();
  if (isOthers(verb, rest)) return undefined;
  // 'Cuántas botellas quieren llenar': the deed stands with its verb.
  const [, deed = '', more = ''] = /^((?:a |que )?\p{L}+[aei]r)(?: (.*))?$/u.exec(rest) ?? [];
  if (deed) {
    const form = /^(?:de |hay|puede|podr|quep)/.test(said) ? undefined : ownForm(said);
    return form ? fact(`${form} ${deed} [número] ${noun} ${more}.`) : undefined;
  }
  const isHad =
    /^(?:tienen?|incluyen?|dura|duran|lleva)$/.test(said) && /^(?:el|la|los|las|est[ea]) /i.test(rest);
  if (isHad) return fact(`${rest} ${said} [número] ${noun}.`);
  const form =
    /con(?:migo| nosotros)/.test(rest) ||
    /^(?:hay|habrá|queda|quedan|caben?|existen?|faltan?|entran?|se \p{L}+|son)$/u.test(said)
      ? said
      : ownForm(said);
  return form ? fact(`${form} [número] ${noun} ${rest}.`) : undefined;
}

/** 'Prefiere A o B': what is wanted, with both in the gap. */
function chosen(form: string, words: string): Said | undefined {
  const choice = alternatives(words, OR, HEADS);
  return choice ? fact(`${form} ${choice.before} ${choice.gap}.`) : undefined;
}

const NO_PERSON =
  /^(?:haber|ha|han|es|son|está|están|va|van|puede|puedes|pueden|podéis|podría|podrían|podrías)$/;

/** 'Dónde tienen que aparcar los autobuses': who does it stands behind the verb, and before it in the answer. */
function othersDeed(lead: string, gap: (parts: readonly string[]) => string): Turning['rules'][number] {
  return rule(
    `${lead} (tienen? que|tendrán? que|deben?|deberían?|pueden?|podrán?|podrían?|van? a) (estar|ser|venir|llegar|salir|entrar|aparcar|empezar|comenzar|terminar|acudir|participar|asistir|dormir|comer|trabajar|colocarse|situarse|sentarse|quedarse|quedar) ((?:el|la|los|las|nuestr[oa]s?) (?!${days})\\p{L}+(?: (?:de|del|de la|de los) \\p{L}+)?)( (?:a|al|para|en|por) (?:el |la |los |las )?\\p{L}+)?`,
    (parts) => {
      const [verb = '', deed, thing, more = ''] = parts.slice(-4);
      return fact(`${thing} ${verb.toLowerCase()} ${deed} ${more} ${gap(parts)}.`);
    },
  );
}

const open: Turning['rules'] = [
  ...TIMES.map(([lead, gap]) => othersDeed(lead, () => gap)),
  othersDeed(
    '(en|con|de|a|por|para) qué (?!horas?|día|fecha)(\\p{L}+)',
    ([prep = '', noun]) => `${prep.toLowerCase()} [${noun}]`,
  ),
  rule(
    '(en|con|de|a|por|para) qué (?!horas?|día|fecha)(\\p{L}+) (está|están|es|son|llega|llegan|sale|salen|empieza|empiezan|queda|quedan|funciona|funcionan) ((?:el|la|los|las|nuestr[oa]s?) .{2,80})',
    ([prep = '', noun, verb = '', thing]) =>
      fact(`${thing} ${verb.toLowerCase()} ${prep.toLowerCase()} [${noun}].`),
  ),
  rule('cuánto (cuestan?|costaría|costarían|costará|valen?|salen?|sería)( en total)?', ([verb, all = '']) =>
    fact(`${verb} [importe] ${all}.`),
  ),
  rule(
    '(?:cuánto|qué) (?:(?:nos|me) )?(cuestan?|costaría|costarían|costará|costarán|valen?|saldría|sale) (.{3,100})',
    ([verb, thing]) => fact(`${thing} ${verb} [importe].`),
  ),
  rule(
    `cuánto (?:dinero )?${word} (por .{3,90})`,
    own((form, [rest]) => fact(`${form} [importe] ${rest}.`)),
  ),
  rule(
    'qué (?:precio|coste|costo) (?:tiene|tienen|tendría|tendrían) ((?:la|las|los|un|una) .{3,90})',
    ([thing]) => fact(`El precio de ${thing} es [importe].`),
  ),
  rule('qué (?:precio|coste|costo) (?:tiene|tendría) el (.{3,90})', ([thing]) =>
    fact(`El precio del ${thing} es [importe].`),
  ),
  rule('(?:cuál|cuáles) (es|son|sería|serían|será|serán|fue) (.{3,110})', ([verb, thing = '']) =>
    isWhat(thing, verb),
  ),
  rule('(?:a cuánto|cuánto) (asciende|ascienden|ascendería) (.{3,90})', ([verb, thing]) =>
    fact(`${thing} ${verb} a [importe].`),
  ),
  rule('cuánto (?:tiempo )?(tarda|tardará|tardaría) en (\\p{L}+rse(?: .{2,80})?)', ([verb, rest]) =>
    fact(`${verb} [plazo] en ${rest}.`),
  ),
  rule(
    'cuánto (?:tiempo )?(tarda|tardan|tardas|tardáis|tardará|tardarán|tardaría|tardarían) en (.{3,90})',
    own((form, [rest]) => fact(`${form} [plazo] en ${rest}.`)),
  ),
  rule('cuánto (?:tiempo )?se (tarda|tardaría|tardará) en (.{3,90})', ([verb, rest]) =>
    fact(`Se ${verb} [plazo] en ${rest}.`),
  ),
  rule(
    `cuánto (?:tiempo )?(dura|duran|durará|durarán|duraría|tarda|tardan|tardará|tardarán|tardaría|lleva|llevará|llevaría) (${determined} .{3,90})`,
    ([verb, thing]) => fact(`${thing} ${verb} [duración].`),
  ),
  rule(
    `cuánto tiempo ${word}${who}(?: (para .{3,90}))?`,
    own((form, [rest = '']) => fact(`${form} [tiempo] ${rest}.`)),
  ),
  rule(`cuánto (?:dinero )?${weMust} ${infinitive}(?: (.{2,80}))?`, ([verb, rest = '']) =>
    fact(`${must} ${verb} [importe] ${rest}.`),
  ),
  rule(
    'cuánt[oa]s ((?:\\p{L}+ ){0,2}?\\p{L}+) van a (vivir|quedarse|usar|dormir|comer|cenar|trabajar)(?: (.{2,70}))?',
    ([noun, verb, rest = '']) => fact(`van a ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(
    `cuánt[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+) (?:van a|vais a|vas a|va a) (asistir|venir|acudir|participar|traer|ser|necesitar)(?: (.{2,70}))?`,
    ([noun, verb = '', rest = '']) => fact(`vamos a ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(
    `cuánt[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+) ${weCan} ${infinitive}(?: (.{2,70}))?`,
    ([noun, verb, rest = '']) => fact(`${may} ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(`cuánt[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+) (\\p{L}{2,16}|se \\p{L}{3,14})${who}(?: (.{2,70}))?`, howMany),
  rule(
    `cuánt[oa]s (seréis|serán|sois|vendréis|vendrán)(?: (.{2,70}))?`,
    own((form, [rest = '']) => fact(`${form} [número] ${rest}.`)),
  ),
  rule(`quién (${things}|va a \\p{L}+r|\\p{L}+rá)(?: (.{2,90}))?`, ([verb = '', rest = '']) =>
    fact(`[Nombre] ${verb.toLowerCase()} ${rest}.`),
  ),
  rule('qué (incluye|incluyen|contiene|cubre|comprende)', ([verb]) => fact(`${verb} [qué].`)),
  rule(
    `qué (?:incluye|incluyen|contiene|contienen|comprende|cubre|lleva) (${determined} .{3,90})`,
    ([thing = '']) => fact(`${thing} incluye [qué].`),
  ),
  rule(`qué ((?:\\p{L}+ ){0,4}?\\p{L}+) ${weMust} ${infinitive}(?: (.{2,80}))?`, ([noun, verb, rest = '']) =>
    fact(`${must} ${verb} [${noun}] ${rest}.`),
  ),
  rule(
    'qué ((?:\\p{L}+ ){0,4}?\\p{L}+) (?:necesito|necesitamos|hace falta|hacen falta|se necesitan?)(?: (.{2,80}))?',
    ([noun, rest = '']) => fact(`{Necesita|Necesitas} [${noun}] ${rest}.`),
  ),
  rule(`qué ${weMust} ${infinitive}(?: (.{2,80}))?`, ([verb, rest = '']) =>
    fact(`${must} ${verb} [qué] ${rest}.`),
  ),
  rule(`qué (?:necesito|necesitamos|hace falta)(?: (.{2,80}))?`, ([rest = '']) =>
    fact(`{Necesita|Necesitas} [qué] ${rest}.`),
  ),
  rule('qué (?:le|te|les|os) parece (.{3,90})', ([thing]) => fact(`${thing} me parece [opinión].`)),
  rule('qué (?:opina|opinas|opinan|opináis|piensa|piensas) (?:de|sobre|acerca de) (.{3,90})', ([thing]) =>
    fact(`Mi opinión sobre ${thing}: [opinión].`),
  ),
  rule(
    `(en|con|de|a|por|para) qué (?!horas?(?!\\p{L}))((?:\\p{L}+ ){0,2}?\\p{L}+) (l[oa]s? )?${word}${who}(?: (.{2,80}))?`,
    ([prep = '', noun, it = '', verb = '', rest = '']) => {
      const form = isOthers(verb, rest) ? undefined : ownForm(verb);
      return form ? fact(`${it} ${form} ${rest} ${prep.toLowerCase()} [${noun}].`) : undefined;
    },
  ),
  rule(
    `qué ((?:\\p{L}+ ){0,3}?\\p{L}+) (?:le|te|les|os) (viene|vendría|va|iría|conviene|convendría) (bien|mejor)(?: (.{2,80}))?`,
    ([noun, verb, how, rest = '']) => fact(`Me ${verb} ${how} [${noun}] ${rest}.`),
  ),
  rule(
    `qué ((?:\\p{L}+ ){0,3}?\\p{L}+) (?:le|te|les|os) (?:gustaría|interesa|interesan)(?: (.{2,80}))?`,
    ([noun, rest = '']) => fact(`Me gustaría ${rest} [${noun}].`),
  ),
  rule(`qué ((?:\\p{L}+ ){0,3}?\\p{L}+) ${youCan} ${infinitive}(?: (.{2,80}))?`, ([noun, verb, rest = '']) =>
    fact(`Puedo ${verb} [${noun}] ${rest}.`),
  ),
  rule(
    `(?:qué|cuál) ((?:\\p{L}+ ){0,3}?\\p{L}+) ${word}${who}(?: (.{2,80}))?`,
    ([noun = '', verb = '', rest = '']) => {
      const form = NO_PERSON.test(verb.toLowerCase()) || isOthers(verb, rest) ? undefined : ownForm(verb);
      return form ? fact(`${form} [${noun}] ${rest}.`) : undefined;
    },
  ),
  rule(
    `qué ${word}${who}(?: (.{2,80}))?`,
    own((form, [rest = '']) => fact(`${form} [qué] ${rest}.`)),
  ),
  rule('cómo (?:l[oa] )?(?:hago|hacemos|procedo|procedemos)(?: para (.{3,80}))?', ([what = '']) =>
    fact(`${what ? `Para ${what}, ` : ''}{puede|puedes} hacerlo así: [explicación].`),
  ),
  rule('a qué se (?:debe|deben)', () => fact('Se debe a [motivo].')),
  rule(`cómo funcionan? (${determined} .{3,80})`, ([thing]) => fact(`${thing} funciona así: [explicación].`)),
  rule(
    '(?:por qué|a qué se debe que|cómo es que) ((?:ha|han|hay|se|no|es|está|son|sale|aparece|figura|nos|me) .{3,90})',
    ([what]) => fact(`El motivo por el que ${what} es [motivo].`),
  ),
  rule(`a qué se (?:debe|deben) (${determined} .{3,90})`, ([thing]) => fact(`${thing} se debe a [motivo].`)),
  rule(
    '(?:en qué|cuál es el|qué) (?:estado|situación)(?: (?:está|se encuentra|tiene))?(?: de)? ((?:mi|nuestr[oa]|el|la) .{3,80})',
    ([thing]) => fact(`Sobre el estado de ${thing}: [estado actual].`.replace('de el ', 'del ')),
  ),
];

const yesOrNo: Turning['rules'] = [
  rule(
    `(?:si )?(puede|podría|podrá|pueden|podrán) ((?:${determined} )?\\p{L}{2,20}) ${infinitive}(?: (.{2,90}))?`,
    ([can = '', name = '', verb, rest = '']) => {
      if (
        !/^\p{Lu}|^(?:mi|su|tu|nuestr|vuestr|el|la|los|las|\{)/u.test(name) ||
        /^(?:ustedes|nos)/i.test(name)
      )
        return undefined;
      const may = can.toLowerCase();
      return decided(
        `${name} [${may} / no ${may}] ${verb} ${rest}.`,
        `Sí, ${name} ${may} ${verb} ${rest}.`,
        `Lamentablemente, ${name} no ${may} ${verb} ${rest}.`,
      );
    },
  ),
  rule(
    `(?:si )?(${before}) (.{2,60}) o (?:bien )?(${before}) (.{2,60})`,
    ([one = '', what, other = '', last]) =>
      fact(`[${one.toLowerCase()} ${what} / ${other.toLowerCase()} ${last}].`),
  ),
  rule('(?:si )?se (ha|han) (\\p{L}+(?:ado|ido|to|cho|so)) (.{3,90})', ([verb = '', how, rest]) =>
    fact(`[Sí, se ${verb} / No, no se ${verb}] ${how} ${rest}.`),
  ),
  rule(
    `(?:si )?${word} que (?:(le|les|te|os) )?${word} (.{5,90})`,
    ([form = '', whom = '', verb = '', words = '']) => {
      const said = /^(?:prefer|prefier|quer|quier|dese)/i.test(form) ? ownForm(form) : undefined;
      const wish = said ? wishOf(verb) : undefined;
      const choice = wish ? alternatives(words, OR, HEADS) : undefined;
      return choice ? fact(`${said} que ${whom} ${wish} ${choice.before} ${choice.gap}.`) : undefined;
    },
  ),
  rule('(?:si )?(hay|habría|habrá) (.{3,100})', ([verb = '', thing = '']) =>
    affirmed(verb.toLowerCase(), thing),
  ),
  rule(
    `(?:si )?(?:necesito|necesitamos|tengo que|tenemos que|tendría que|tendríamos que|tendré que|tendremos que|debo|debemos|debería|deberíamos|hay que) ${infinitive}(?: (.{2,90}))?`,
    ([verb, rest = '']) => fact(`[{Tiene|Tienes} que / No hace falta] ${verb} ${rest}.`),
  ),
  rule(`(?:si )?${weCan}(?: también)? ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
    decided(
      `[Sí, ${may} / Lamentablemente, no ${may}] ${verb} ${rest}.`,
      `Por supuesto, ${may} ${verb} ${rest}.`,
      `Lamentablemente, no ${may} ${verb} ${rest}.`,
    ),
  ),
  rule(`(?:si )?(?:es|sería|será) posible ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
    decided(
      `[Sí, es / Lamentablemente, no es] posible ${verb} ${rest}.`,
      `Sí, es posible ${verb} ${rest}.`,
      `Lamentablemente, no es posible ${verb} ${rest}.`,
    ),
  ),
  rule(`(?:si )?(?:le|te|les|os) (?:importa|importaría|molesta) (?:si|que) (.{3,90})`, () => undefined),
  rule(
    `(?:quiere|quieres|quieren|queréis|desea|deseas|desean|prefiere|prefieres) que (?:(le|les|te|os) )?(?:(l[oa]s?) )?${word}(?: (.{2,90}))?`,
    ([whom = '', it = '', verb = '', rest = '']) => {
      const wish = / o (?:bien )?que /u.test(rest) ? undefined : wishedOf(verb.replace(/mos$/, ''));
      if (!wish) return undefined;
      const what = `que ${whom ? 'me' : ''} ${it} ${wish} ${rest}`;
      return decided(
        `[{Le|Te} agradecería / No haría falta] ${what}.`,
        `Sí, {le|te} agradecería ${what}.`,
        `No haría falta ${what}, gracias.`,
      );
    },
  ),
  rule(
    `(?:si )?(?:le|te|les|os) (viene|vendría|va|iría|conviene|convendría|parece) bien (.{3,90})`,
    ([verb, what]) =>
      decided(
        `${what} [me ${verb} bien / no me ${verb} bien].`,
        `Sí, ${what} me ${verb} bien.`,
        `Lamentablemente, ${what} no me ${verb} bien.`,
      ),
  ),
  rule(`(?:si )?(?:le|te|les|os) (interesa|interesaría|gustaría) (.{3,90})`, ([verb, what]) =>
    decided(
      `[Sí, me ${verb} / No, de momento no me ${verb}] ${what}.`,
      `Sí, me ${verb} ${what}.`,
      `De momento no me ${verb} ${what}, gracias.`,
    ),
  ),
  rule(
    `(?:cuál|qué|si)? ?(?:le|te|les|os) (gustaría|va mejor|viene mejor|convendría más) (.{5,100})`,
    ([verb = '', words = '']) => chosen(`me ${verb.toLowerCase()}`, words),
  ),
  rule(
    `(?:si )?(?:lo |la |los |las )?${word} (.{5,110})`,
    own((form, [words = '']) => chosen(form, words)),
  ),
  rule(
    `(?:si )?${state}(?: ya)? (${determined} .{2,60}?)((?: (?:en|durante|desde|hasta|a partir de|los|tod[oa]s) .{2,50})?)`,
    ([verb = '', how, thing, rest]) =>
      fact(`${thing} [${verb.toLowerCase()} / no ${verb.toLowerCase()}] ${how} ${rest}.`),
  ),
  rule('(?:si )?(?:es usted|eres) (.{3,90})', ([what = '']) => affirmed('soy', what)),
  rule('(?:si )?(?:son ustedes|sois) (.{3,90})', ([what = '']) => affirmed('somos', what)),
  rule(`(?:si )?(${determined} .{2,70}?) (${things})(?: (.{2,90}))?`, ([thing, verb = '', rest = '']) => {
    const choice = alternatives(rest, OR, HEADS);
    if (choice) return fact(`${thing} ${verb} ${choice.before} ${choice.gap}.`);
    return fact(`${thing} [${verb.toLowerCase()} / no ${verb.toLowerCase()}] ${rest}.`);
  }),
  rule(
    `(?:si )?(?:ya )?(ha|han|habéis|has) (llegado|salido|subido|bajado|cambiado|empezado|terminado|vencido|caducado|quedado|habido|sido|aparecido) (${determined} .{2,90})`,
    ([verb = '', how, thing]) =>
      fact(`${thing} [ya ${verb.toLowerCase()} / todavía no ${verb.toLowerCase()}] ${how}.`),
  ),
  rule(
    `(?:si )?(?:ya )?(ha|has|han|habéis) (\\p{L}+(?:ado|ido|to|cho|so))(?: ya)? (.{3,90})`,
    own((form, [how, rest]) => fact(`[Sí, ${form} / No, todavía no ${form}] ${how} ${rest}.`)),
  ),
  rule(
    `(?:si )?(incluyen?|cubren?|admiten?|permiten?) (${determined} \\p{L}+) (${determined} .{2,80})`,
    ([verb = '', thing, rest]) =>
      fact(`${thing} [${verb.toLowerCase()} / no ${verb.toLowerCase()}] ${rest}.`),
  ),
  rule(`(?:si )?(${before})(?: (.{2,100}))?`, ([verb = '', rest = '']) =>
    fact(`[Sí, ${verb.toLowerCase()} / No, no ${verb.toLowerCase()}] ${rest}.`),
  ),
  rule(
    `(?:si )?(tienen?|dispone|disponen) (${determined} \\p{L}+) ((?!que )\\p{L}.{2,80})`,
    ([verb = '', thing, rest]) =>
      /^(?:el|la|los|las) /i.test(thing ?? '')
        ? fact(`${thing} [${verb.toLowerCase()} / no ${verb.toLowerCase()}] ${rest}.`)
        : undefined,
  ),
  ...polar(
    'si',
    `(?:usted |ustedes |vosotros |tú )?(?:también |ya |todavía |aún )?(?:(s[oó]lo|solamente|únicamente) )?(?:(l[oa]s?) )?${word}(?: usted| ustedes| vosotros| tú)?(?: ya)?(?: (.{2,110}))?`,
    ([only = '', it = '', verb = '', rest = '']) => {
      const form = NO_PERSON.test(verb.toLowerCase()) || isOthers(verb, rest) ? undefined : ownForm(verb);
      // 'Quiere que lo suba': whose deed that is no form tells.
      if (!form || (!rest && !it) || /^que /iu.test(rest)) return undefined;
      return affirmed([only, it, form].filter(Boolean).join(' '), rest);
    },
  ),
  rule(
    `(?:si )?(?:está|estás|están|estáis|estaría|estaríais|estarías|estarían) (?:usted |ustedes )?(de acuerdo|disponibles?|interesad[oa]s?|libres?|satisfech[oa]s?|conformes?)(?: (.{2,90}))?`,
    ([how = '', rest = '']) => {
      const one = how.replace(/s$/, '');
      return decided(
        `[Estoy / No estoy] ${one} ${rest}.`,
        `Estoy ${one} ${rest}.`,
        `Lamentablemente, no estoy ${one} ${rest}.`,
      );
    },
  ),
];

/** Questions: what is answered with a gap, and what is affirmed or denied. */
export const questions: Turning['rules'] = [...open, ...TIMES.flatMap(placed), ...yesOrNo];
