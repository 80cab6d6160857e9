import type { AmountMention } from './reading.ts';

const MOST_AMOUNTS = 100;

/** Signs that stand for one currency; a lone '$' is taken as US dollars, '¥' as yen, 'kr' stays open. */
const SIGNS: Readonly<Record<string, string>> = {
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  au$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  r$: 'BRL',
  mx$: 'MXN',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₴': 'UAH',
  '₺': 'TRY',
  '₩': 'KRW',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  '৳': 'BDT',
  元: 'CNY',
  円: 'JPY',
  원: 'KRW',
  '%': '%',
  '％': '%',
};

/** Names and codes written as words, lower case; '' is a currency that several countries share. */
const WORDS: Readonly<Record<string, string>> = {
  kr: '',
  kronor: '',
  kroner: '',
  crowns: '',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  yen: 'JPY',
  rupee: 'INR',
  rupees: 'INR',
  rs: 'INR',
  yuan: 'CNY',
  rmb: 'CNY',
  franc: 'CHF',
  francs: 'CHF',
  zł: 'PLN',
  zloty: 'PLN',
  złotych: 'PLN',
  kč: 'CZK',
  rp: 'IDR',
  rm: 'MYR',
  lei: 'RON',
  руб: 'RUB',
  рублей: 'RUB',
  грн: 'UAH',
  гривень: 'UAH',
  tl: 'TRY',
  lira: 'TRY',
  baht: 'THB',
  won: 'KRW',
  shekel: 'ILS',
  shekels: 'ILS',
  ksh: 'KES',
  percent: '%',
  prozent: '%',
  percentage: '%',
  procent: '%',
};
const CODES =
  'USD EUR GBP JPY CNY CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON INR BRL MXN RUB UAH TRY ILS KRW THB IDR MYR VND SGD HKD ZAR KES TZS AED SAR EGP BDT NGN PHP'.split(
    ' ',
  );
for (const code of CODES) Object.assign(WORDS, { [code.toLowerCase()]: code });

const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  lakh: 1e5,
  crore: 1e7,
};

/** A run of digits with separators; groups of three may be parted by a blank. */
const NUMBER = /\d{1,15}(?:[ \u00a0\u202f]\d{3}(?!\d)){0,4}(?:[.,'’]\d{1,15}){0,6}/g;
const BEFORE =
  /(?:((?:US|A|C|CA|AU|NZ|HK|S|R|MX)?\$|[€£¥￥₹₽₴₺₩₪฿₫₱₦৳])|(?<![A-Za-z])([A-Za-z]{2,3})\.?)[ \u00a0]?[-−]?$/i;
const AFTER =
  /^[ \u00a0\u202f]?(?:(k|thousand|mn|mio|m|millions?|millionen|bn|b|billion|lakh|crore)(?![\p{L}\d_])\.?[ \u00a0]?)?(?:([$€£¥￥₹₽₴₺₩₪฿₫₱₦৳%％元円원])|((?:US|Canadian|Australian)?[ ]?[\p{L}]{1,12})(?![\p{L}\d]))?/iu;

/**
 * Finds amounts of money and percentages, with sign, code or word before or after the figure. `value` is the
 * figure with its 'k' or 'million' worked in; numbers without a unit are left out. Never throws; linear.
 */
export function findAmounts(newText: string): AmountMention[] {
  const found: AmountMention[] = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(newText); match && found.length < MOST_AMOUNTS; match = NUMBER.exec(newText)) {
    const mention = readAmount(newText, match.index, match[0]);
    if (!mention || mention.start < (found.at(-1)?.end ?? 0)) continue;
    found.push(mention);
    NUMBER.lastIndex = mention.end;
  }
  return found;
}

function readAmount(text: string, at: number, written: string): AmountMention | undefined {
  let figure = written.replace(/[.,'’]$/, '');
  const back = text.slice(Math.max(0, at - 6), at);
  if (/[\p{L}\d_/]$/u.test(back) && !/(?:R|RM|Rp|Rs|kr|USD|EUR|GBP|CHF|Fr)$/i.test(back)) return undefined;
  const before = BEFORE.exec(back);
  const unitBefore = before
    ? (SIGNS[before[1]?.toLowerCase() ?? ''] ?? WORDS[before[2]?.toLowerCase() ?? ''])
    : undefined;
  if (
    unitBefore === undefined &&
    /[ \u00a0\u202f]/.test(figure) &&
    !figure.startsWith('0') &&
    AFTER.exec(text.slice(at + figure.length, at + figure.length + 24))?.[0] === ''
  )
    figure = figure.split(/[ \u00a0\u202f]/)[0] ?? figure;
  const after = AFTER.exec(text.slice(at + figure.length, at + figure.length + 24));
  const factor = FACTORS[after?.[1]?.toLowerCase() ?? ''] ?? 1;
  const word = after?.[3]?.toLowerCase().replace(/^(?:us|canadian|australian) ?(?=dollar)/, '');
  const unitAfter = SIGNS[after?.[2] ?? ''] ?? WORDS[word ?? ''];
  const unit = unitBefore ?? unitAfter;
  const value = valueOfFigure(figure);
  if (unit === undefined || value === undefined) return undefined;
  const start = unitBefore && before ? at - before[0].length : at;
  const tail = tailLength(after, { unitBefore, unitAfter, factor });
  const end = at + figure.length + tail;
  const amount = { text: text.slice(start, end), start, end, value: round(value * factor) };
  return unit === '' ? amount : { ...amount, unit };
}

/** How much of what follows the figure belongs to it: the factor, and the unit where it stands there. */
function tailLength(
  after: RegExpExecArray | null,
  found: { unitBefore: string | undefined; unitAfter: string | undefined; factor: number },
): number {
  if (!after) return 0;
  if (
    found.unitAfter !== undefined &&
    (found.unitBefore === undefined || found.unitBefore === found.unitAfter)
  )
    return after[0].length;
  if (found.factor === 1) return 0;
  const upTo = after[0].toLowerCase().indexOf(after[1]?.toLowerCase() ?? '') + (after[1]?.length ?? 0);
  return upTo;
}

/** '1.250,50', '1,250.50', "1'250" and '1 250' as numbers: the last mark is the decimal one where three digits do not follow it. */
function valueOfFigure(figure: string): number | undefined {
  const plain = figure.replace(/[ \u00a0\u202f'’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const sign = plain[last] ?? '';
  const decimals = plain.length - last - 1;
  const marks = plain.split(sign).length - 1;
  const mixed = plain.includes('.') && plain.includes(',');
  const isDecimal = marks === 1 && (mixed || decimals !== 3 || plain.startsWith('0'));
  const whole = (isDecimal ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

/** Takes away what binary fractions add: 1.2 × 1000 is 1200. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
