/**
 * The commonest verbs of mails, parted by '|': infinitive, third and first person of the present where they are not the
 * regular ones, stem of the imperfect subjunctive where it is not: 'ter tem tenho tive'.
 */
const ROWS =
  'aceitar|agradecer agradece agradeço|acertar|acompanhar|aconselhar|adiantar|adiar|adicionar|aguardar|agendar|ajudar|ajustar|alterar|alugar|analisar|anexar|anotar|antecipar|anular|apresentar|aprovar|arranjar|assegurar|assinar|assistir|atender|atualizar|avaliar|avisar|buscar|calcular|cancelar|cobrar|colaborar|colocar|combinar|começar|compartilhar|completar|comprar|comunicar|conferir confere confiro|confirmar|conhecer conhece conheço|conseguir consegue consigo|consertar|considerar|consultar|contactar|contar|contratar|corrigir corrige corrijo|cozinhar|cuidar|dar dá dou de|deixar|desejar|desenhar|detalhar|devolver|digitalizar|disponibilizar|dizer diz digo disse|dobrar|efetuar|elaborar|embalar|refazer refaz refaço refize|emitir|encaminhar|encomendar|encontrar|ensinar|entregar|enviar|escolher|escrever|esclarecer esclarece esclareço|esperar|especificar|estacionar|estudar|explicar|exportar|fabricar|facilitar|faturar|fazer faz faço fize|fechar|ficar|fixar|fornecer fornece forneço|garantir|guardar|importar|imprimir|incluir inclui incluo|indicar|informar|instalar|levar|ligar|limpar|mandar|manter mantém mantenho mantive|marcar|medir mede meço|montar|mostrar|mudar|oferecer oferece ofereço|organizar|orçamentar|pagar|participar|partilhar|passar|pedir pede peço|permitir|pintar|planear|planejar|poder pode posso pude|pôr põe ponho puse|praticar|precisar|preencher|preferir prefere prefiro|preparar|pretender|processar|procurar|propor propõe proponho propuse|providenciar|publicar|querer quer quero quise|realizar|receber|recolher|recomendar|reembolsar|reencaminhar|reenviar|remarcar|remeter|remover|renovar|reparar|repetir repete repito|repor|reservar|resolver|responder|retificar|retirar|retornar|rever|revisar|saber sabe sei soube|seguir segue sigo|servir serve sirvo|solicitar|substituir substitui substituo|sugerir sugere sugiro|ter tem tenho tive|tirar|tocar|tomar|trabalhar|traduzir traduz traduzo|transferir transfere transfiro|transportar|tratar|trazer traz trago trouxe|trocar|usar|utilizar|validar|vender|ver vê vejo vi|verificar|viajar|vir vem venho vie|visitar|voltar';

type Row = { infinitive: string; third: string; first: string; past: string };

function rowOf(text: string): Row {
  const [infinitive = '', third, first, past] = text.split(' ');
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.slice(-2, -1);
  return {
    infinitive,
    third: third ?? stem + (vowel === 'a' ? 'a' : 'e'),
    first:
      first ??
      `${stem}o`.replace(/go$/, vowel === 'a' ? 'go' : 'jo').replace(/co$/, vowel === 'a' ? 'co' : 'ço'),
    past: past ?? stem + vowel,
  };
}

const rows = ROWS.split('|').map(rowOf);

/** Without accents; the cedilla stays. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0303]/g, '')
    .normalize('NFC');
}

/** The stem of the present subjunctive: 'envie', 'marque', 'tenha'. */
function wished({ infinitive, first }: Row): string {
  if (infinitive === 'dar') return 'dê';
  if (infinitive === 'saber') return 'saiba';
  if (infinitive === 'querer') return 'queira';
  const stem = first.slice(0, -1);
  if (!infinitive.endsWith('ar')) return `${stem}a`;
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c').concat('e');
}

const shortened: readonly (readonly [end: RegExp, stem: string])[] = [
  [/fazer$/, 'far'],
  [/dizer$/, 'dir'],
  [/trazer$/, 'trar'],
  [/^pôr$/, 'por'],
];

const deeds = new Map<string, string>();
/** Present and future of whoever writes, with the infinitive. */
const deedsOfOne = new Map<string, string>();
const ownForms = new Map<string, string>([
  ['está', 'estou'],
  ['estás', 'estou'],
  ['estão', 'estamos'],
  ['és', 'sou'],
  ['vai', 'vou'],
  ['vais', 'vou'],
  ['vão', 'vamos'],
  ['têm', 'temos'],
  ['vêm', 'vimos'],
  ['dão', 'damos'],
  ['fazem', 'fazemos'],
  ['dizem', 'dizemos'],
  ['trazem', 'trazemos'],
  ['querem', 'queremos'],
  ['tens', 'tenho'],
  ['vens', 'venho'],
  ['fez', 'fiz'],
  ['fizeste', 'fiz'],
  ['fizeram', 'fizemos'],
  ['teve', 'tive'],
  ['tiveram', 'tivemos'],
  ['veio', 'vim'],
  ['vieram', 'viemos'],
]);

for (const row of rows) {
  const { infinitive, third, first, past } = row;
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.slice(-2, -1);
  for (const one of [third, `${third}s`]) if (!ownForms.has(one)) ownForms.set(one, first);
  if (!ownForms.has(`${third}m`)) ownForms.set(`${third}m`, `${stem}${vowel}mos`);
  const isRegular = past === stem + vowel;
  if (isRegular) {
    const i =
      vowel === 'a'
        ? `${stem}ei`.replace(/cei$/, 'quei').replace(/gei$/, 'guei').replace(/çei$/, 'cei')
        : `${stem}i`;
    ownForms.set(`${stem}${{ a: 'ou', e: 'eu', i: 'iu' }[vowel] ?? ''}`, i);
    ownForms.set(`${stem}${vowel}ram`, `${stem}${vowel}mos`);
    ownForms.set(`${stem}${vowel}ste`, i);
  }
  for (const one of [first, `${stem}${vowel}mos`, future(infinitive), future(infinitive, true)])
    deedsOfOne.set(one, infinitive);
  const base = plain(wished(row));
  for (const end of ['', 's', 'm']) deeds.set(base + end, infinitive);
  deeds.set(plain(third), infinitive);
  for (const end of ['sse', 'sses', 'ssem']) deeds.set(plain(past) + end, infinitive);
}

function futureStem(infinitive: string): string {
  const short = shortened.find(([end]) => end.test(infinitive));
  return short ? infinitive.replace(short[0], short[1]) : infinitive;
}

const futures = new Set([
  ...rows.map(({ infinitive }) => futureStem(infinitive)),
  'ser',
  'estar',
  'ir',
  'chegar',
]);

/** 'levo', 'levamos', 'levaremos': what the writer of a mail does, as an infinitive; undefined for a state or an unknown verb. */
export function deedOfOne(form: string): string | undefined {
  const deed = deedsOfOne.get(form.toLowerCase());
  return deed &&
    /^(?:ter|precisar|querer|preferir|poder|saber|conhecer|esperar|desejar|considerar|pretender)$/.test(deed)
    ? undefined
    : deed;
}

/** What whoever answers says for a form that addresses him ('têm' → 'temos', 'enviará' → 'enviarei'); undefined for an unknown one. */
export function ownForm(form: string): string | undefined {
  const word = form.toLowerCase();
  const known = ownForms.get(word);
  if (known) return known;
  const [, stem, end] = /^(\p{Ll}{2,14}r)(ás?|ão|ias?|iam)$/u.exec(word) ?? [];
  if (!stem || !end || !futures.has(stem)) return undefined;
  if (end.startsWith('i')) return stem + (end === 'iam' ? 'íamos' : 'ia');
  return stem + (end === 'ão' ? 'emos' : 'ei');
}

/** 'enviarei' of 'enviar'; `we`: 'enviaremos'. */
export function future(infinitive: string, we = false): string {
  return `${futureStem(infinitive)}${we ? 'emos' : 'ei'}`;
}

/** 'envie-me', 'enviasse', 'manda': the infinitive of what is ordered or wished; undefined for an unknown verb. */
export function ordered(word: string): string | undefined {
  return deeds.get(plain(word.replace(/-(?:me|nos|lhes?|se)$/i, '')));
}

/** The same as wished now: 'que envie'. */
export function wishOf(word: string): string | undefined {
  const infinitive = ordered(word);
  const row = rows.find((one) => one.infinitive === infinitive);
  return row ? wished(row) : undefined;
}

/** What the reader is asked to do, as wished of him: 'que enviasse'; undefined for an unknown verb. */
export function wishedOf(word: string): string | undefined {
  const infinitive = ordered(word);
  const row = rows.find((one) => one.infinitive === infinitive);
  return row ? `${row.past}sse` : undefined;
}
