import { fact } from './rule.ts';
import type { Said, TurningRule } from './turning.ts';

/** What Indonesian and Malay say with other words. */
type Words = {
  you: string;
  sorry: string;
  /** 'cannot yet', of what is wanted done. */
  notYet: string;
  /** 'can' and 'cannot', of what is allowed or possible. */
  can: readonly [yes: string, no: string];
  when: string;
  send: string;
  sendAgain: string;
  /** The verbs of active sentences by the stems that requests have. */
  actives: Readonly<Record<string, string>>;
  /** What may stand before such a stem, and behind it. */
  before: RegExp;
  behind: RegExp;
  /** A day by which it is wanted: then 'when' is nothing to be said. */
  dated: RegExp;
  /** What is paid where it is needed, and what is sent; all else is provided or not. */
  payable: RegExp;
  papers: RegExp;
};

/** What is said in either language where something is wanted done, sent, allowed or needed. */
export function malayDeeds(words: Words) {
  const { you, sorry, notYet, can, when, actives, dated } = words;
  // Of these it is asked when: whether one comes or will be something is yes or no.
  const timely = new Set(
    Object.values(actives).filter((verb) => !/^(?:datang|hadir|mampir|singgah)$/u.test(verb)),
  );
  const both = (open: string, deed: string): Said => ({
    open,
    yes: `saya akan ${deed}.`,
    no: `${sorry}, saya ${notYet} ${deed}.`,
  });

  /** Undefined where its verb has no form for it. */
  function done(deed: string): Said | undefined {
    const [first = '', ...rest] = deed
      .replace(/ ya(?=,)/iu, '')
      .replace(words.before, '')
      .split(' ');
    const stem = first.toLocaleLowerCase().replace(words.behind, '');
    const active = actives[stem] ?? (/^(?:me|ber)\p{L}{3,}$/u.test(stem) ? stem : undefined);
    if (!active) return undefined;
    const bare = rest.length > 0 ? [active, ...rest].join(' ') : active.replace(/kan$/u, 'kannya');
    if (dated.test(bare) || !timely.has(active)) return both(`saya [akan / ${notYet}] ${bare}.`, bare);
    // 'Your portfolio, above all the shops': the day goes before what is added.
    const [thing = '', ...more] = bare.split(/(?=, )/u);
    return both(`saya akan ${thing} [${when}]${more.join('')}.`, bare);
  }
  const sent = (what: string): Said | undefined =>
    what === 'ulang'
      ? both(`saya akan ${words.sendAgain} [${when}].`, words.sendAgain)
      : done(`${words.payable.test(what) ? 'membayar' : words.send} ${what}`);
  const needed = (what: string): Said | undefined =>
    words.payable.test(what) || words.papers.test(what)
      ? sent(what)
      : both(`saya [${can[0]} / ${notYet}] menyediakan ${what}.`, `menyediakan ${what}`);
  const able = (deed: string): Said => ({
    open: `${you} [${can[0]} / ${can[1]}] ${deed}.`,
    yes: `${you} ${can[0]} ${deed}.`,
    no: `${sorry}, ${you} ${can[1]} ${deed}.`,
  });
  return { done, sent, needed, able };
}

/** What begins one of two that are said alike: 'dibayar per jam atau per proyek'. */
const HEAD =
  /^(?:per|di|ke|dengan|lewat|pakai|tanpa|hari|jam|pukul|pada|secara|melalui|dari|daripada|menggunakan)$/iu;

/** Two of which one is to be: what stands before the first word that the second has, too, is of both. */
export function malayChoice([before = '', how = '', one = '', other = '']: readonly string[]): Said {
  const words = one.split(' ');
  const [lead = ''] = other.split(' ', 1);
  const at = words.findLastIndex((word) => word.toLowerCase() === lead.toLowerCase());
  const from = HEAD.test(lead) && at > 0 ? at : 0;
  return fact(
    `${before} ${how} ${words.slice(0, from).join(' ')} [${words.slice(from).join(' ')} / ${other}].`,
  );
}

const modal =
  '(?:masih|sudah|perlu|wajib|harus|mesti|bisa|boleh|dapat|termasuk|cukup|memadai|kena|dikenakan|ada)';

/** 'Must all be there, or is a proxy enough?', 'Is it covered, or do I have to pay?' */
export const malayEither: readonly TurningRule[] = [
  {
    when: new RegExp(
      `^(?:apakah |adakah |sama ada )?(?!.*(?:boleh|bolehkah) (?:encik|tuan|puan|anda))(.{2,60}?) (${modal} .{2,50}?),? atau (${modal}(?: .{2,60})?|hangus|gratis|percuma|terpisah|berbeda|berasingan)$`,
      'iu',
    ),
    say: fact('$1 [$2 / $3].'),
  },
  {
    when: new RegExp(
      `^(?:apakah |adakah )?(?!saya |kami |aku )(.{2,50}? (?:akan|${modal}) .{2,50}?),? atau ((?:saya|kami|aku) (?:yang .{3,60}|(?:\\p{L}+ )?${modal} .{2,60}))$`,
      'iu',
    ),
    say: fact('[$1 / $2].'),
  },
  {
    when: new RegExp(
      `^((?:bayaran|pembayaran|biaya|ongkos|harga|deposit|penghantaran|pengiriman) .{2,50}?),? atau (${modal} .{2,60})$`,
      'iu',
    ),
    say: fact('[$1 / $2].'),
  },
  {
    when: /^(?:perlu|harus|mesti|wajib)(?:kah| ke| tidak)? (?:saya|kami|aku) (.{3,60}?),? atau (sudah .{3,60}|tidak perlu|tak perlu)$/iu,
    say: fact('[perlu $1 / $2].'),
  },
];
