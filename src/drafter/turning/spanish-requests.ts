import { decided, fact, rule } from './rule.ts';
import { type Deed, fromOrder, future, plainInfinitive } from './spanish-verbs.ts';
import type { Said, Turning } from './turning.ts';

/** 'Me' of the mail, as turned round. */
const READER = '{le|te}';
/** A day within a request: when it is done is said there. */
const DATED =
  /(?<!\p{L})(?:antes|para el|para las|para los|hasta el|a partir|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d)|a las \d|próxim[oa])(?!\p{L})|\d{1,2} de \p{L}/iu;
/** To give money back is no matter of when alone. */
const MONEY = /(?<!\p{L})(?:dinero|importe|fianza|depósito|señal)(?!\p{L})/iu;
/** What takes a while, so that the sender wants to know when. */
const WORK =
  /^(?:enviar|mandar|remitir|facilitar|pasar|reenviar|proporcionar|adjuntar|entregar|devolver|presupuestar|preparar|elaborar|traducir|completar|rellenar|firmar|revisar|actualizar|corregir|escribir|compartir|presentar|comprobar|verificar|consultar)$/;
const TOLD =
  /^(?:decir|indicar|comunicar|dar|facilitar|proporcionar|especificar|detallar|confirmar|pasar|enviar|mandar|aclarar|concretar)$/;
/** What is no deed of its own: to say something takes a question. */
const UNDONE =
  /^(?:decir|indicar|comunicar|saber|tener|ser|estar|poder|avisar|haber|ver|quedar|hablar|explicar|venir|ir)$/;
const DATUM =
  /^(?:el|la|los|las|sus?|tus?|vuestr[oa]s?|nuestr[oa]s?|mis?) (?:precio|coste|costo|tarifa|importe|fecha|hora|horario|plazo|dirección|nombre|apellido|número|teléfono|talla|medida|motivo|razón|disponibilidad|capacidad|cantidad|referencia|duración|ubicación|color|modelo|aforo|edad|peso|total)(?:e?s)?(?!\p{L})/iu;

/** What fills the gap behind 'is', by the noun that it is about. */
export function gapFor(thing: string): string {
  const noun = /^\S+ (?:mejor )?(\p{L}+)/u.exec(thing)?.[1]?.toLowerCase() ?? '';
  if (
    /^(?:precio|coste|costo|tarifa|importe|presupuesto|fianza|cuota|total|caché|salario|sueldo|depósito|gasto|honorario|descuento)/u.test(
      noun,
    )
  )
    return '[importe]';
  if (/^(?:plazo|fecha|día|vencimiento|momento)/u.test(noun)) return '[fecha o plazo]';
  if (/^hora/u.test(noun)) return '[horario]';
  if (/^(?:número|teléfono|cantidad|capacidad|aforo|superficie|tamaño|peso|medida|talla)/u.test(noun))
    return '[cifra]';
  if (/^(?:dirección|lugar|ubicación)/u.test(noun)) return '[lugar]';
  if (/^(?:nombre|persona|responsable|contacto)/u.test(noun)) return '[nombre]';
  return /^(?:motivo|razón|causa)/u.test(noun) ? '[motivo]' : '[respuesta]';
}

/** By when a fact is to be told, and what for, are no part of it. */
function withoutDay(thing: string): string {
  return thing.replace(
    /,? (?:antes del? |para el |hasta el |a más tardar |como muy tarde |por (?:correo|email|teléfono)|para (?:las?|los?|poder|hacer|tramitar|emitir) ).*$/iu,
    '',
  );
}

const isMany = (thing: string) => /^(?:los|las|sus|mis|tus|\{[^}|]*s[|}]|nuestr[oa]s)(?!\p{L})/iu.test(thing);

/** 'The price of the room is [sum].' */
export function isWhat(thing: string, verb = isMany(thing) ? 'son' : 'es'): Said {
  const [first = '', second] = thing.split(/ y (?=(?:el|la|los|las|sus?|mis?|tus?|nuestr[oa]s?) )/iu);
  if (!second) return fact(`${thing} ${verb} ${gapFor(thing)}.`);
  // 'El DNI' is what fills the gap itself.
  const [, acronym = ''] = /^\S+ (\p{Lu}{2,6})$/u.exec(second) ?? [];
  return fact(`${first} ${verb} ${gapFor(first)} y ${second}, ${acronym ? `[${acronym}]` : gapFor(second)}.`);
}

const stress: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í' };

/** 'enviar', '{se|te}', 'lo': 'enviár{se|te}lo'. */
function attached(infinitive: string, to: string, it: string): string {
  if (!it || !to) return infinitive + to + it;
  return (
    infinitive.replace(/([aei])r$/, (end, vowel: string) => (stress[vowel] ?? vowel) + end.slice(1)) + to + it
  );
}

/** What is asked to be done, granted, refused or left open. `we`: a firm was asked. */
function done({ infinitive, to, it }: Deed, rest: string, we: boolean): Said {
  const isReflexive = /^(?:se|me|nos)$/.test(to);
  const self = isReflexive && !it ? (we ? 'nos' : 'me') : '';
  const reader = it ? '{se|te}' : '{le|te}';
  const pronoun = to === READER ? reader : isReflexive ? self : to;
  const leaning = attached(infinitive, pronoun, it);
  const can = we ? 'podemos' : 'puedo';
  // 'Revisarlo y devolvérmelo': what stands behind 'and' keeps its form.
  const isTwofold = / [ye] (?:\p{L}{1,14}[aeiáéí]r(?:\p{L}{2,6})?)(?!\p{L})/u.test(rest);
  const does = isTwofold
    ? `${can} ${leaning} ${rest}`
    : `${pronoun} ${it} ${future(infinitive, we)} ${rest}`.trim();
  const open =
    WORK.test(infinitive) && !DATED.test(rest) && !MONEY.test(rest) && !isTwofold
      ? `${does} [cuándo].`
      : `[Sí, ${can} / Lamentablemente, no ${can}] ${leaning} ${rest}.`;
  return decided(open, `Con gusto ${does}.`, `Lamentablemente, no ${can} ${leaning} ${rest}.`);
}

function confirmed(to: string, rest: string): Said {
  return decided(
    `[Confirmo / Todavía no puedo confirmar] ${rest}.`,
    `${to ? '{Le|Te} confirmo' : 'Confirmo'} ${rest}.`,
    `Lamentablemente, todavía no puedo confirmar ${rest}.`,
  );
}

const bare = (infinitive: string, to: string, it: string): Deed => ({
  infinitive: plainInfinitive(infinitive.toLowerCase()),
  to,
  it,
});

/** Of orders, whose pronouns nobody has turned round yet. */
function ordered(verb: string): Deed | undefined {
  const deed = fromOrder(verb);
  if (!deed) return undefined;
  const to = /^(?:me|nos)$/.test(deed.to) ? READER : deed.to === 'te' ? 'me' : deed.to;
  return { ...deed, to };
}

/** A request by its verb: facts are told, what is to be confirmed is said so, the rest is done. */
function asked(deed: Deed | undefined, words: string, we = false): Said | undefined {
  if (!deed) return undefined;
  const rest = words.replace(/^(?:por favor|también|además|asimismo),? /iu, '');
  const { infinitive, to, it } = deed;
  if (TOLD.test(infinitive) && !it && DATUM.test(rest.replace(/\{(\p{L}+)\|\p{L}+\}/u, '$1')))
    return isWhat(withoutDay(rest));
  const [, about] = /^(?:sobre|acerca del?|del?) (.{3,90})$/iu.exec(rest) ?? [];
  if (infinitive === 'informar') return about ? fact(`Sobre ${about}: [información].`) : undefined;
  if (infinitive === 'confirmar') return rest && !it ? confirmed(to, rest) : undefined;
  if (UNDONE.test(infinitive) && !(to && infinitive === 'explicar')) return undefined;
  return done(deed, rest, we);
}

const able =
  '(?:podría|podrías|podrían|podríais|puede|puedes|pueden|podéis|podrá|podrás|podrán)(?: usted| ustedes| vosotros)?';
const kindly =
  '(?:sería (?:usted )?tan amable de|serías tan amable de|sería posible|me haría el favor de|me harías el favor de|le importaría|te importaría|les importaría|os importaría|tenga la amabilidad de|tendría la amabilidad de|haga el favor de|no olvides?|recuerde|recuerda)';
const wishing =
  '(?:(?:le|les|te|os) )?(?:agradecería|agradeceríamos|agradezco|agradecemos|agradeceré|ruego|rogamos|pido|pedimos|solicito|solicitamos|necesito|necesitamos|necesitaría|necesitaríamos|quisiera|querría|me gustaría|nos gustaría|quiero|queremos|sería posible|es posible)(?: mucho| también| además)? que';
const courteous = '(?: por favor| también| además| a la mayor brevedad| cuanto antes| lo antes posible)?';
const infinitive = '(\\p{L}{1,14}[aeiáéí]r)(me|nos|se|te|os)?(l[oa]s?)?';

/** What is sent, where a need is stated: other things are offered. */
const PAPER =
  /^(?:(?:el|la|los|las|un|una|su|sus|tu|tus|vuestr[oa]s?) )?(?:\p{L}+ )?(?:copia|factura|presupuesto|documento|documentación|certificado|informe|lista|listado|contrato|plano|foto|fotografía|catálogo|dato|justificante|recibo|formulario|programa|ficha|estimación|oferta|duplicado|borrador|archivo|logotipo|resumen|desglose|propuesta|horario|confirmación|detalle|muestra|expediente|albarán)s?(?!\p{L})/iu;

function needed(wanted: string): Said {
  if (DATUM.test(wanted)) return isWhat(withoutDay(wanted));
  const thing = wanted.replace(/^también /iu, '');
  if (PAPER.test(thing))
    return decided(
      `{le|te} enviaré ${thing} [cuándo].`,
      `Con gusto {le|te} enviaré ${thing}.`,
      `Lamentablemente, no puedo {enviarle|enviarte} ${thing}.`,
    );
  return decided(
    `[Puedo / Lamentablemente, no puedo] {ofrecerle|ofrecerte} ${thing}.`,
    `Con gusto {le|te} ofrezco ${thing}.`,
    `Lamentablemente, no puedo {ofrecerle|ofrecerte} ${thing}.`,
  );
}

const isPlural = (form: string) => /^\p{L}+(?:n|is)(?!\p{L})/iu.test(form);

/** Requests: asked politely, wished, ordered, or stated as a need. */
export const requests: Turning['rules'] = [
  // Who is asked to come goes.
  ...(
    ['podría|puede|podrías|puedes|podrá|podrás', 'podrían|pueden|podríais|podéis|podrán|podréis'] as const
  ).map((asking, at) => {
    const can = at === 0 ? 'puedo' : 'podemos';
    return rule(
      `(?:${asking})(?: usted| ustedes| vosotros)? venir((?: (?:al?|en|con|una?|el|la|los|las|por|otra vez|de nuevo)(?!\\p{L})) [^,]{2,90})`,
      ([rest = '']) =>
        decided(
          `[${can === 'puedo' ? 'Sí, puedo' : 'Sí, podemos'} / Lamentablemente, no ${can}] ir ${rest}.`,
          `Con gusto ${at === 0 ? 'iré' : 'iremos'} ${rest}.`,
          `Lamentablemente, no ${can} ir ${rest}.`,
        ),
    );
  }),
  rule(
    `(${able})${courteous} (\\p{L}{2,12}[aei]r(?:se)?) (alguien(?: .{2,110})?)`,
    ([can = '', verb, rest]) => {
      const may = { podrían: 'puede', podría: 'puede' }[can.toLowerCase()] ?? can.toLowerCase();
      return /^puede$/u.test(may)
        ? decided(
            `[Sí, ${may} / Lamentablemente, no ${may}] ${verb} ${rest}.`,
            `Sí, ${may} ${verb} ${rest}.`,
            `Lamentablemente, no ${may} ${verb} nadie${(rest ?? '').slice('alguien'.length)}.`,
          )
        : undefined;
    },
  ),
  rule(`(${able})${courteous} (hacer(?:me|nos)) llegar (.{3,110})`, ([, , thing]) =>
    asked({ infinitive: 'enviar', to: READER, it: '' }, thing ?? ''),
  ),
  rule(
    `(${able})${courteous} ${infinitive}(?: (.{2,120}))?`,
    ([lead = '', verb = '', to = '', it = '', rest = '']) => asked(bare(verb, to, it), rest, isPlural(lead)),
  ),
  rule(`(?:me|nos) (${able}) (\\p{L}{1,14}[aei]r)(?: (.{2,120}))?`, ([lead = '', verb = '', rest = '']) =>
    asked(bare(verb, READER, ''), rest, isPlural(lead)),
  ),
  rule(`${kindly} ${infinitive}(?: (.{2,120}))?`, ([verb = '', to = '', it = '', rest = '']) =>
    asked(bare(verb, to, it), rest),
  ),
  rule(
    `${wishing} (?:(me|nos) )?(?:(l[oa]s?) )?(\\p{L}{3,14})(?: (.{2,120}))?`,
    ([toWhom = '', it = '', verb = '', rest = '']) => {
      const deed = ordered(verb);
      return deed ? asked({ ...deed, to: toWhom ? READER : '', it }, rest) : undefined;
    },
  ),
  rule(
    '(?:quisiera|quería|querría|me gustaría|nos gustaría|queremos|quiero|desearía|desearíamos|queríamos|querríamos) (?:solicitar|pedir)(?:le|les|te|os)? (.{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    '(?:(?:me|nos|le|les) )?(?:solicito|solicitamos|agradecería|agradeceríamos) ((?:el|la|los|las|un|una|su) .{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    `(?:quisiera|quería|querría|me gustaría|nos gustaría|desearía|desearíamos|queríamos|querríamos) (?:también )?((?:reservar|cambiar|modificar|cancelar|anular|ampliar|contratar|alquilar|encargar|comprar|añadir|aplazar|adelantar|devolver|renovar|probar|visitar|concertar|recoger|inscribir)\\p{L}* .{3,110})`,
    ([what = '']) =>
      decided(
        `[Es posible / Lamentablemente, no es posible] ${what}.`,
        `Con mucho gusto: es posible ${what}.`,
        `Lamentablemente, no es posible ${what}.`,
      ),
  ),
  rule(
    '(?:también |además )?(?:necesito|necesitamos|necesitaría|necesitaríamos|necesitaremos|(?:me|nos) (?:hace|hacen|haría|harían) falta|preciso|precisamos)(?: también| además| ahora)? ((?!saber|que|\\p{L}+[aei]r(?!\\p{L})).{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    '(?:quisiera|querría|me gustaría|nos gustaría|quisiéramos|querríamos|desearía|desearíamos)(?: también)? (?:recibir|tener|disponer de|obtener|contar con) (.{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    `(?:(?:me|nos) )(\\p{L}{3,12}s?|\\p{L}{3,12}n)(?: (.{2,110}))?`,
    ([verb = '', rest = '']) => {
      const deed = ordered(verb);
      return deed && WORK.test(deed.infinitive) ? asked({ ...deed, to: READER, it: '' }, rest) : undefined;
    },
    ['action'],
  ),
  rule(
    '(\\p{L}{2,14})(?: (.{2,120}))?',
    ([verb = '', rest = '']) => {
      const deed = ordered(verb);
      return deed &&
        (deed.to ||
          WORK.test(deed.infinitive) ||
          /^(?:confirmar|reservar|cancelar|cambiar)$/.test(deed.infinitive))
        ? asked(deed, rest)
        : undefined;
    },
    ['action'],
  ),
];
