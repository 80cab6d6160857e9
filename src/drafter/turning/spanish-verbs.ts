/**
 * The commonest verbs of mails, parted by spaces: infinitive, third and first person of the present where they are not the
 * regular ones, stem of the imperfect subjunctive where it is not: 'tener tiene tengo tuvie'.
 */
const ROWS = `aceptar|abonar|ingresar|acompañar|aparcar|aprender aprende|comer|dormir duerme duermo durmie|jugar juega juego|ocupar|vivir|cenar|acreditar|actuar actúa actúo|cocinar|cuidar|dirigir dirige dirijo|diseñar|tocar|alojar|celebrar|distribuir distribuye distribuyo distribuye|enseñar|exportar|impartir|importar|quedar|tardar|transportar|tratar|aconsejar|acordar acuerda acuerdo|actualizar|acudir|adaptar|adelantar|adjuntar|admitir|agradecer agradece agradezco|ajustar|alquilar|ampliar amplía amplío|anular|añadir|aplazar|aplicar|aportar|aprobar aprueba apruebo|apuntar|archivar|arreglar|asegurar|asesorar|asistir|atender atiende atiendo|autorizar|avisar|ayudar|bloquear|borrar|buscar|calcular|cambiar|cancelar|cargar|cerrar cierra cierro|cobrar|colaborar|colocar|comenzar comienza comienzo|comentar|compartir|completar|comprar|comprobar comprueba compruebo|comunicar|conceder|concertar concierta concierto|confirmar|conocer conoce conozco|conseguir consigue consigo consiguie|considerar|consultar|contactar|contar cuenta cuento|contestar|contratar|corregir corrige corrijo corrigie|dar da doy die|decir dice digo dije|dejar|desear|detallar|devolver devuelve devuelvo|disponer dispone dispongo dispusie|editar|elaborar|elegir elige elijo eligie|eliminar|emitir|empezar empieza empiezo|encargar|encontrar encuentra encuentro|entregar|enviar envía envío|escribir|especificar|esperar|estimar|estudiar|evaluar evalúa evalúo|explicar|fabricar|facilitar|facturar|fijar|financiar|firmar|garantizar|gestionar|grabar|guardar|hablar|hacer hace hago hicie|imprimir|incluir incluye incluyo incluye|incorporar|indicar|informar|instalar|intentar|invitar|justificar|limpiar|llamar|llevar|mandar|mantener mantiene mantengo mantuvie|medir mide mido midie|mirar|modificar|montar|mostrar muestra muestro|mover mueve muevo|necesitar|ofrecer ofrece ofrezco|organizar|pagar|participar|pasar|pedir pide pido pidie|permitir|pintar|planificar|poder puede puedo pudie|poner pone pongo pusie|posponer pospone pospongo pospusie|precisar|preferir prefiere prefiero prefirie|preparar|presentar|presupuestar|probar prueba pruebo|proponer propone propongo propusie|proporcionar|publicar|querer quiere quiero quisie|quitar|realizar|recibir|recoger recoge recojo|recomendar recomienda recomiendo|reconsiderar|recordar recuerda recuerdo|reducir reduce reduzco reduje|reembolsar|reenviar reenvía reenvío|reemplazar|registrar|reintegrar|rellenar|remitir|reparar|repasar|repetir repite repito repitie|reservar|resolver resuelve resuelvo|responder|retirar|retrasar|revisar|saber sabe sé supie|sacar|salir sale salgo|seguir sigue sigo siguie|servir sirve sirvo sirvie|solicitar|solucionar|subir|sugerir sugiere sugiero sugirie|suministrar|sustituir sustituye sustituyo sustituye|tener tiene tengo tuvie|terminar|tomar|trabajar|traducir traduce traduzco traduje|traer trae traigo traje|tramitar|transferir transfiere transfiero transfirie|trasladar|ubicar|usar|utilizar|valorar|vender|venir viene vengo vinie|ver ve veo|verificar|viajar|visitar|volver vuelve vuelvo`;

type Row = { infinitive: string; third: string; first: string; past: string };

function rowOf(text: string): Row {
  const [infinitive = '', third, first, past] = text.split(' ');
  const stem = infinitive.slice(0, -2);
  const isFirstClass = infinitive.endsWith('ar');
  return {
    infinitive,
    third: third ?? stem + (isFirstClass ? 'a' : 'e'),
    first: first ?? `${stem}o`,
    past: past ?? stem + (isFirstClass ? 'a' : 'ie'),
  };
}

const rows = ROWS.split('|').map(rowOf);

const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

function plain(word: string): string {
  return word.toLowerCase().replace(/[áéíóú]/g, (letter) => ACCENTS[letter] ?? letter);
}

/** The stem of the present subjunctive: 'envíe', 'busque', 'tenga'. */
function wished({ infinitive, first }: Row): string {
  if (infinitive === 'dar') return 'dé';
  if (infinitive === 'saber') return 'sepa';
  const stem = first.slice(0, -1);
  if (!infinitive.endsWith('ar')) return `${stem}a`;
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c').concat('e');
}

const shortOrders: Readonly<Record<string, string>> = {
  decir: 'di',
  hacer: 'haz',
  poner: 'pon',
  salir: 'sal',
  tener: 'ten',
  venir: 'ven',
};

const shortened: readonly (readonly [end: RegExp, stem: string])[] = [
  [/tener$/, 'tendr'],
  [/poner$/, 'pondr'],
  [/venir$/, 'vendr'],
  [/salir$/, 'saldr'],
  [/hacer$/, 'har'],
  [/decir$/, 'dir'],
  [/poder$/, 'podr'],
  [/querer$/, 'querr'],
  [/saber$/, 'sabr'],
];

const deeds = new Map<string, string>();
/** Present and future of whoever writes, with the infinitive. */
const deedsOfOne = new Map<string, string>();
const ownForms = new Map<string, string>([
  ['está', 'estoy'],
  ['estás', 'estoy'],
  ['están', 'estamos'],
  ['estáis', 'estamos'],
  ['eres', 'soy'],
  ['sois', 'somos'],
  ['vas', 'voy'],
  ['van', 'vamos'],
  ['vais', 'vamos'],
  ['has', 'he'],
  ['ha', 'he'],
  ['han', 'hemos'],
  ['habéis', 'hemos'],
]);

for (const row of rows) {
  const { infinitive, third, first, past } = row;
  const ending = infinitive.slice(-2);
  const stem = infinitive.slice(0, -2);
  const we = `${stem}${ending === 'ar' ? 'amos' : ending === 'er' ? 'emos' : 'imos'}`;
  const plural = `${stem}${ending === 'ar' ? 'áis' : ending === 'er' ? 'éis' : 'ís'}`;
  for (const one of [third, `${third}s`]) ownForms.set(one, first);
  for (const one of [`${third}n`, plural]) ownForms.set(one, we);
  for (const one of [first, we, future(infinitive), future(infinitive, true)])
    deedsOfOne.set(one, infinitive);
  const base = plain(wished(row));
  const order = shortOrders[infinitive] ?? third;
  for (const end of ['', 's', 'n', 'is']) deeds.set(base + end, infinitive);
  for (const form of [order, `${infinitive.slice(0, -1)}d`]) deeds.set(plain(form), infinitive);
  const wasWished = plain(past);
  for (const end of ['ra', 'ras', 'ran', 'rais', 'se', 'ses', 'sen', 'seis'])
    deeds.set(`${wasWished}${end}`, infinitive);
}

/** 'llevo', 'llevamos', 'llevaremos': what the writer of a mail does, as an infinitive; undefined for a state or an unknown verb. */
export function deedOfOne(form: string): string | undefined {
  const deed = deedsOfOne.get(form.toLowerCase());
  return deed &&
    /^(?:tener|necesitar|querer|preferir|poder|saber|conocer|esperar|desear|considerar)$/.test(deed)
    ? undefined
    : deed;
}

/** What whoever answers says for a form that addresses him ('tienen' → 'tenemos', 'vendrá' → 'vendré'); undefined for an unknown one. */
export function ownForm(form: string): string | undefined {
  const known = ownForms.get(form.toLowerCase());
  if (known) return known;
  const [, stem, end] = /^(\p{Ll}{2,12}r)(ás?|án|éis|ías?|ían|íais)$/u.exec(form.toLowerCase()) ?? [];
  if (!stem || !end || !isFuture(stem)) return undefined;
  if (end.startsWith('í')) return stem + (/n$|is$/.test(end) ? 'íamos' : 'ía');
  return stem + (/n$|is$/.test(end) ? 'emos' : 'é');
}

function futureStem(infinitive: string): string {
  const short = shortened.find(([end]) => end.test(infinitive));
  return short ? infinitive.replace(short[0], short[1]) : plainInfinitive(infinitive);
}

const futures = new Set([
  ...rows.map(({ infinitive }) => futureStem(infinitive)),
  'ser',
  'estar',
  'ir',
  'llegar',
]);

function isFuture(stem: string): boolean {
  return futures.has(stem);
}

/** 'enviar' of 'enviármelo'. */
export function plainInfinitive(infinitive: string): string {
  return infinitive.replace(/[áéí]r$/, (end) => `${ACCENTS[end.charAt(0)] ?? ''}r`);
}

/** 'enviaré' of 'enviar'; `we`: 'enviaremos'. */
export function future(infinitive: string, we = false): string {
  return `${futureStem(infinitive)}${we ? 'emos' : 'é'}`;
}

/** A request's verb: the infinitive and the pronouns that lean on it, as the mail has them. */
export type Deed = { infinitive: string; to: string; it: string };

const LEANING = /^(\p{Ll}{2,14}?)(me|nos|se|te|le|les)?(l[oa]s?)?$/u;

/** 'envíeme', 'mándanos', 'revisaran': the verb that orders or is wished; undefined for an unknown one. */
export function fromOrder(word: string): Deed | undefined {
  const bare = plain(word);
  const whole = deeds.get(bare);
  if (whole) return { infinitive: whole, to: '', it: '' };
  const [, stem = '', to = '', it = ''] = LEANING.exec(bare) ?? [];
  for (const cut of [stem, `${stem}${to}`]) {
    const infinitive = deeds.get(cut);
    if (infinitive) return { infinitive, to: cut === stem ? to : '', it };
  }
  return undefined;
}

/** The same as wished now: 'que me {envíe|envíes}'. */
export function wishOf(word: string): string | undefined {
  const infinitive = deeds.get(plain(word));
  const row = rows.find((one) => one.infinitive === infinitive);
  return row ? `{${wished(row)}|${wished(row)}s}` : undefined;
}

/** What the reader is asked to do, as wished of him: 'que me {enviara|enviaras}'; undefined for an unknown verb. */
export function wishedOf(word: string): string | undefined {
  const infinitive =
    deeds.get(plain(word)) ?? rows.find(({ first }) => first === word.toLowerCase())?.infinitive;
  const row = rows.find((one) => one.infinitive === infinitive);
  if (!row) return undefined;
  return `{${row.past}ra|${row.past}ras}`;
}
