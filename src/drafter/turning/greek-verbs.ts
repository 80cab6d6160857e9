/** The person who answers: alone, or for a firm. */
export type Speaker = 'I' | 'we';

const ACCENTS: Readonly<Record<string, string>> = { ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω' };
const withoutAccent = (word: string) => word.replace(/[άέήίόύώ]/g, (letter) => ACCENTS[letter] ?? letter);

/** Endings of the second person, polite and familiar, with those of the first. The longer before the shorter. */
const ENDINGS: readonly (readonly [end: RegExp, alone: string, firm: string])[] = [
  [/^(?:είστε|είσαστε|είσαι)$/, 'είμαι', 'είμαστε'],
  [/^(?:πάτε|πας)$/, 'πάω', 'πάμε'],
  [/^(?:λέτε|λες)$/, 'λέω', 'λέμε'],
  [/^(δ|π|βρ|μπ|βγ)(?:είτε|εις)$/, '$1ω', '$1ούμε'],
  [/άστε$|άσαι$/, 'άμαι', 'όμαστε'],
  [/είστε$|είσαι$/, 'ούμαι', 'ούμαστε'],
  [/εστε$|εσαι$/, 'ομαι', 'όμαστε'],
  [/είτε$|είς$/, 'ώ', 'ούμε'],
  [/άτε$|άς$/, 'ώ', 'άμε'],
  [/ετε$|εις$/, 'ω', 'ουμε'],
];

/** 'στείλετε', 'στείλεις' → 'στείλω' (or 'στείλουμε'); undefined for what is no second person of the present or the subjunctive. */
export function ownForm(form: string, person: Speaker): string | undefined {
  const word = form.toLowerCase();
  const row = ENDINGS.find(([end]) => end.test(word));
  if (!row || word.length < 3) return undefined;
  const [end, alone, firm] = row;
  const said = word.replace(end, person === 'I' ? alone : firm);
  // The stress moves with the longer ending: 'δέχεστε', 'δεχόμαστε'.
  const isMoved = person === 'we' && /[^ού]όμαστε$/.test(said);
  return isMoved ? withoutAccent(said.slice(0, -'όμαστε'.length)).concat('όμαστε') : said;
}

/** 'λάβατε', 'έλαβες' → 'λάβαμε'; undefined for what is no second person of the past. */
export function ownPast(form: string): string | undefined {
  const word = form.toLowerCase();
  if (/[^ά]ατε$/.test(word)) return word.replace(/ατε$/, 'αμε');
  return /ήκατε$/.test(word) ? word.replace(/ατε$/, 'αμε') : undefined;
}

/** What both do together stays as it is said: 'να αλλάξουμε την ώρα'. */
const SHARED =
  /^(?:αλλάξουμε|μεταθέσουμε|μεταφέρουμε|συζητήσουμε|μιλήσουμε|βρεθούμε|συναντηθούμε|κανονίσουμε|ορίσουμε)$/;

/** 'παρκάρουμε', 'παρκάρω' → '{παρκάρετε|παρκάρεις}': what the sender does is the reader's; undefined for other words. */
export function readersForm(form: string): string | undefined {
  const word = form.toLowerCase();
  const both = (stem: string, polite: string, familiar: string) => `{${stem}${polite}|${stem}${familiar}}`;
  if (SHARED.test(word)) return word;
  const short = /^(δ|π|βρ|μπ|βγ)(?:ω|ούμε)$/.exec(word)?.[1];
  if (short) return both(short, 'είτε', 'εις');
  if (/^(?:πάω|πάμε)$/.test(word)) return '{πάτε|πας}';
  if (/ούμε$|ώ$/.test(word)) return both(word.replace(/ούμε$|ώ$/, ''), 'είτε', 'είς');
  if (/(?:ό|ού)μαστε$|ομαι$|ούμαι$/.test(word)) return undefined;
  if (/άμε$|άω$/.test(word)) return both(word.replace(/άμε$|άω$/, ''), 'άτε', 'άς');
  return /(?:ουμε|ω)$/.test(word) ? both(word.replace(/(?:ουμε|ω)$/, ''), 'ετε', 'εις') : undefined;
}

/** Orders, polite and familiar, and what whoever is ordered does: 'στείλτε', 'στείλε' → 'στείλω'. */
const ORDERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'στείλτε στείλε στείλω',
    'αποστείλετε αποστείλατε αποστείλω',
    'δώστε δώσε δώσω',
    'επιβεβαιώστε επιβεβαίωσε επιβεβαιώσω',
    'ενημερώστε ενημέρωσε ενημερώσω',
    'ελέγξτε έλεγξε ελέγξω',
    'υπογράψτε υπόγραψε υπογράψω',
    'συμπληρώστε συμπλήρωσε συμπληρώσω',
    'ετοιμάστε ετοίμασε ετοιμάσω',
    'προωθήστε προώθησε προωθήσω',
    'κρατήστε κράτησε κρατήσω',
    'κλείστε κλείσε κλείσω',
    'ακυρώστε ακύρωσε ακυρώσω',
    'αλλάξτε άλλαξε αλλάξω',
    'διορθώστε διόρθωσε διορθώσω',
    'φέρτε φέρε φέρω',
    'γράψτε γράψε γράψω',
    'μεταφράστε μετάφρασε μεταφράσω',
    'καλέστε κάλεσε καλέσω',
    'τηλεφωνήστε τηλεφώνησε τηλεφωνήσω',
    'ειδοποιήστε ειδοποίησε ειδοποιήσω',
    'επιστρέψτε επίστρεψε επιστρέψω',
    'κοιτάξτε κοίταξε κοιτάξω',
    'εξετάστε εξέτασε εξετάσω',
    'προσθέστε πρόσθεσε προσθέσω',
    'μοιραστείτε μοιράσου μοιραστώ',
    'εκδώστε εξέδωσε εκδώσω',
  ].flatMap((row) => {
    const [polite = '', familiar = '', own = ''] = row.split(' ');
    return [
      [polite, own],
      [familiar, own],
    ];
  }),
);

/** What whoever is ordered does; undefined for an unknown verb. */
export function orderedForm(form: string): string | undefined {
  return ORDERS[form.toLowerCase()];
}
