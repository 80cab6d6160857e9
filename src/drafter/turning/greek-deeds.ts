import { ownForm, readersForm } from './greek-verbs.ts';
import { decided, fact, rule } from './rule.ts';
import type { Turning } from './turning.ts';

const IT = '(?:(το|τα|τον|την|τη|τις|τους) )?';
const own2 = '(\\p{L}{3,18}(?:τε|ς|αι))';
const our = '(\\p{L}{2,18}(?:ω|ώ|ουμε|ούμε|άμε|άω))';
const whether = '(?:(?:το )?(?:αν|εάν) |μήπως |άραγε )?';
const must = '(?:θα )?(?:πρέπει|χρειάζεται|χρειαστεί)';
/** Verbs that take whom they are for as their object: 'σ’ ενημερώνω'. */
const OBJECT =
  /^(?:ενημερών|ενημερώσ|καλ|βοηθ|ειδοποι|εξυπηρετ|παίρν|πάρ|συμβουλε|συναντ|πληροφορ|ρωτ|φιλοξεν|πηγαίν|πάω|περιμέν|συνοδε|χρεών)/u;
/** What happens to somebody, and is nobody's deed. */
const NOBODYS = /^(?:είναι|είτε|αρέσ\p{L}+|ταιριάζ\p{L}+|φτάν\p{L}+|λείπ\p{L}+|μπορείτε|μπορείς)$/iu;
const CAN = '{μπορείτε|μπορείς}';

const words = (...all: readonly string[]) => all.filter(Boolean).join(' ');
/** Whoever the mail speaks of as 'me', addressed. */
const reader = (verb: string) => (OBJECT.test(verb) ? '{σας|σε}' : '{σας|σου}');

/** What one side does for the other, and what the sender offers to do himself. */
export const deeds: Turning['rules'] = [
  // 'Θα μας στείλετε το συμβόλαιο;'
  rule(
    `${whether}(?:εσείς |εσύ )?((?:θα )?)(?:(μου|μας|με) ${IT}|(το|τα|τον|την|τη|τις|τους) )${own2}(?: εσείς| εσύ)?(?: (.{2,100}))?`,
    ([will = '', whom = '', it = '', alone = '', form = '', rest = '']) => {
      const said = NOBODYS.test(form) ? undefined : ownForm(form, 'I');
      if (!said) return undefined;
      const does = words(will, whom && reader(said), it || alone, said);
      return fact(`[Ναι, ${does} / Όχι, δεν ${does}] ${rest}.`);
    },
    ['yes-no', 'choice', 'fact'],
  ),
  // 'Να φέρω εγώ τα ηχεία;'
  rule(
    `${whether}να (?:(σας|σου|σε) )?${IT}${our}(?: εγώ| εμείς)?(?: (.{2,100}))?`,
    ([whom = '', it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      if (!said || / ή /u.test(rest)) return undefined;
      const deed = words('να', whom && (OBJECT.test(form) ? 'με' : 'μου'), it, said, rest);
      return fact(`[Ναι, ${CAN} / Δεν χρειάζεται] ${deed}.`);
    },
    ['yes-no', 'choice', 'fact'],
  ),
  // 'Προτιμάτε να σας τα στείλω ή να περάσετε;'
  rule(
    `${whether}(?:προτιμάτε|προτιμάς|θέλετε|θέλεις|θα προτιμούσατε|θα προτιμούσες) να (?:σας|σου|σε) ${IT}${our}(?: ([^,;]{2,60}?))?,? ή να (?:(σας|σου|σε) )?${IT}(?:${own2}|${our})(?: εσείς| εσύ)?(?: (.{2,60}))?`,
    ([it = '', form = '', rest = '', whom = '', other = '', own = '', their = '', more = '']) => {
      const first = readersForm(form);
      const mine = own ? ownForm(own, 'I') : undefined;
      const theirs = their ? readersForm(their) : undefined;
      if (!first || !(mine ?? theirs)) return undefined;
      const to = (verb: string) => (OBJECT.test(verb) ? 'με' : 'μου');
      const one = words('να', to(form), it, first, rest);
      const two = mine
        ? words('να', other, mine, more)
        : words('να', whom && to(their), other, theirs ?? '', more);
      return fact(`Προτιμώ [${one} / ${two}].`);
    },
  ),
  // 'Να στη στείλω': two pronouns in one.
  rule(
    `(?:πώς|πού|πότε|με ποιον τρόπο) να (?:σας |σου )?(στο|στα|στη|στην|στις|το|τα|τη|την|τις) ?${our}(?: (.{2,90}))?`,
    ([it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      return said
        ? fact(`{Μπορείτε|Μπορείς} να μου ${it.replace(/^σ(?=τ)/u, '')} ${said} ${rest} ως εξής: [πώς].`)
        : undefined;
    },
  ),
  rule(
    `${whether}${must} να ${IT}${own2}(?: (.{2,90}))?`,
    ([it = '', form = '', rest = '']) => {
      const said = ownForm(form, 'I');
      return said ? fact(`[Πρέπει / Δεν χρειάζεται] να ${words(it, said, rest)}.`) : undefined;
    },
    ['yes-no', 'choice', 'fact'],
  ),
  rule(
    `${whether}${must} να (?:(σας|σου|σε) )?${IT}${our}(?: εγώ| εμείς)?(?: (.{2,90}))?`,
    ([whom = '', it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      const to = whom && (OBJECT.test(form) ? 'με' : 'μου');
      return said ? fact(`[Πρέπει / Δεν χρειάζεται] να ${words(to, it, said, rest)}.`) : undefined;
    },
    ['yes-no', 'choice', 'fact'],
  ),
  // 'Τα κείμενα θα τα γράψεις εσύ;'
  rule(
    `${whether}((?:το|τα|τον|την|τη|τις|τους) (?:\\p{L}+ )?\\p{L}+) ((?:θα )?)(το|τα|τον|την|τη|τις|τους) ${own2}(?: (?:εσείς|εσύ))?`,
    ([thing = '', will = '', it = '', form = '']) => {
      const said = ownForm(form, 'I');
      return said
        ? fact(`${thing} [${words(will, it, said)} εγώ / δεν ${words(will, it, said)} εγώ].`)
        : undefined;
    },
  ),
  // 'Το αρχείο που θα παραδώσεις θα είναι διανυσματικό ή μόνο jpg;'
  rule(
    `((?:ο|η|το|οι|τα) \\p{L}+) που ((?:θα )?)${own2} ((?:θα )?(?:είναι|περιλαμβάν\\p{L}+)) ([^,;]{2,50}?)(?: ή ([^,;]{2,50}))?`,
    ([thing = '', will = '', form = '', verb = '', one = '', other = '']) => {
      const said = ownForm(form, 'I');
      if (!said) return undefined;
      const what = `${thing} που ${words(will, said)}`;
      return fact(other ? `${what} ${verb} [${one} / ${other}].` : `${what} [${verb} / δεν ${verb}] ${one}.`);
    },
  ),
  // 'Θα βγάλω καινούργια εκεί;'
  rule(
    `${whether}θα ${IT}${our}(?: εγώ| εμείς)?(?: (.{2,90}))?`,
    ([it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      if (!said || / ή /u.test(rest) || /^(?:ήθελ|θέλ|χρειαστ|μπορ)/iu.test(form)) return undefined;
      const does = words('θα', it, said);
      return fact(`[Ναι, ${does} / Όχι, δεν ${does}] ${rest}.`);
    },
    ['yes-no', 'choice', 'fact'],
  ),
  // 'Στην τιμή περιλαμβάνεται η ασφάλιση;'
  rule(
    `${whether}(στ(?:ην?|ο|ον|α|ις|ους) (?:\\p{L}+ )?\\p{L}+) ((?:συμ)?περιλαμβάν(?:εται|ονται)|υπάρχ(?:ει|ουν)) ((?:ο|η|το|οι|τα) .{2,60})`,
    ([place, verb = '', thing]) =>
      fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${place}.`),
  ),
  // 'Οι συνοδοί πληρώνουν κανονικά;'
  rule(
    `${whether}((?:ο|η|το|οι|τα) (?:\\p{L}+ ){0,3}?\\p{L}+) ((?:θα )?(?!είναι|έχ|μπορ|πρέπει)\\p{L}{3,14}(?:ει|ουν|ούν|εται|ονται|ούνται|άται))(?: ([^,;]{2,80}))?`,
    ([thing, verb = '', rest = '']) =>
      / ή /u.test(rest)
        ? undefined
        : fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${rest}.`),
    ['yes-no', 'choice', 'fact'],
  ),
  rule('πόσες (μέρες|ημέρες|ώρες|εβδομάδες) (πριν|νωρίτερα|πιο πριν)', ([unit, early]) =>
    fact(`[αριθμός] ${unit} ${early}.`),
  ),
  rule(
    'τι ώρες (λειτουργεί|λειτουργούν|ανοίγει|είναι ανοιχτ\\p{L}+) ((?:ο|η|το|οι|τα) .{2,60})',
    ([verb, thing]) => fact(`${thing} ${verb} [ώρες].`),
  ),
  rule(`${whether}αρκεί να ${IT}${our}(?: (.{2,90}))?`, ([it = '', form = '', rest = '']) => {
    const said = readersForm(form);
    return said ? fact(`[Αρκεί / Δεν αρκεί] να ${words(it, said, rest)}.`) : undefined;
  }),
  rule(
    `(?:(?:το |τα |τις |την |τη |τους |τον ))(?:χρειαζόμαστε|χρειάζομαι|θέλουμε|θέλω) ((?:μέχρι|έως|πριν|για|ως) .{3,60})`,
    ([when = '']) => {
      const day = when.replace(/ το αργότερο$/u, '');
      return decided(
        `[Μπορώ / Δυστυχώς δεν μπορώ] να τα έχω έτοιμα ${day}.`,
        `Ευχαρίστως θα τα έχω έτοιμα ${day}.`,
        `Δυστυχώς δεν μπορώ να τα έχω έτοιμα ${day}.`,
      );
    },
  ),
  rule(
    `${whether}(έχει|έχουν) (\\p{L}{3,16}(?:θεί|εί|σει|ξει|ψει)) ((?:ο|η|το|οι|τα|όλα τα|όλες οι|όλοι οι) .{2,80})`,
    ([verb = '', done, thing]) =>
      fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()} ακόμη] ${done}.`),
  ),
  rule(
    'πόσο(?: περίπου)? (?:χρεώνετε|χρεώνεις|ζητάτε|ζητάς|παίρνετε|παίρνεις)(?: (.{3,90}))?',
    ([rest = '']) => fact(`Η αμοιβή μου ${rest} είναι [ποσό].`),
  ),
  rule(
    '(?:πόση ώρα|πόσο(?: χρόνο| καιρό)?)(?: περίπου)? ((?:θα )?(?:διαρκεί|διαρκέσει|κρατάει|κρατήσει))',
    ([verb]) => fact(`${verb} [διάρκεια].`),
  ),
  // 'If a room has to be empty, let me know': what is wanted is a word, if need be.
  rule(
    '(?:αν|εάν|σε περίπτωση που) [^,]{5,110}, (?:παρακαλώ )?(?:να )?(?:με |μας )?(?:ενημερώστε|ενημέρωσε|ειδοποιήστε|πείτε|πες|ενημερώσετε)(?: με| μας| μου)?(?: .{2,60})?',
    () =>
      decided(
        'Αν χρειαστεί, θα {σας|σε} ενημερώσω εγκαίρως.',
        'Αν χρειαστεί, θα {σας|σε} ενημερώσω εγκαίρως.',
        'Αν χρειαστεί, θα {σας|σε} ενημερώσω εγκαίρως.',
      ),
  ),
];
