import { alternatives } from './alternatives.ts';
import { isWhat } from './greek-requests.ts';
import { ownForm, ownPast, readersForm, type Speaker } from './greek-verbs.ts';
import { decided, fact, polar, rule } from './rule.ts';
import type { Said, Turning } from './turning.ts';

const determined = '(?:ο|η|το|οι|τα|ένας|μία|μια|ένα|κάθε|όλα|όλες|όλοι|αυτό|αυτή|αυτός|αυτά|αυτές|αυτοί)';
/** Third persons that are about things, and stand before or behind them. */
const things =
  '(?:(?:θα )?(?:είναι|γίνει|γίνεται|γίνονται|ισχύει|ισχύουν|λειτουργεί|λειτουργούν|περιλαμβάνεται|περιλαμβάνονται|συμπεριλαμβάνεται|συμπεριλαμβάνονται|επιτρέπεται|επιτρέπονται|απαιτείται|απαιτούνται|χρειάζεται|χρειάζονται|καλύπτεται|καλύπτονται|φτάνει|φτάνουν|αρκεί|αρκούν|αλλάζει|αλλάζουν|βρίσκεται|βρίσκονται|διατίθεται|διατίθενται|πωλείται|πωλούνται|προσφέρεται|προσφέρονται|χωράει|χωράνε|χωρούν|παραμένει|ανοίγει|κλείνει|αρχίζει|ξεκινά|ξεκινάει|τελειώνει|λήγει|ακυρώνεται|πληρώνεται|χρεώνεται|χρεώνονται|παραδίδεται|παραδοθεί|αποσταλεί|μπορεί|ήταν|έφτασε|ήρθε))';
/** Third persons that take an object. */
const taking =
  '(?:έχει|έχουν|διαθέτει|διαθέτουν|περιλαμβάνει|περιλαμβάνουν|καλύπτει|καλύπτουν|δέχεται|δέχονται|προσφέρει|προσφέρουν|επιτρέπει|κοστίζει|διαρκεί|αφορά|συμπεριλαμβάνει)';
const begins =
  '(?:(?:θα )?(?:είναι (?:έτοιμ|διαθέσιμ)(?:η|ος|ο|ες|οι|α)|είναι (?:ανοιχτ|κλειστ)(?:ή|ός|ό|ές|οί|ά)|είναι διαθέσιμ(?:η|ος|ο|ες|οι|α)|είναι|αρχίζει|αρχίσει|αρχίζουν|αρχίσουν|ξεκινά|ξεκινάει|ξεκινήσει|ξεκινούν|ξεκινήσουν|τελειώνει|τελειώσει|τελειώνουν|λήγει|λήξει|λήγουν|ανοίγει|ανοίξει|ανοίγουν|κλείνει|κλείσει|κλείνουν|φτάνει|φτάσει|φτάσουν|φτάνουν|γίνεται|γίνει|γίνουν|γίνονται|φεύγει|παραδίδεται|παραδοθεί|παραδοθούν|πραγματοποιείται|πραγματοποιηθεί|διεξάγεται|αποσταλεί|ολοκληρωθεί|ολοκληρώνεται|σταλεί|εκδοθεί|εκδίδεται|πληρωθεί|έρθει|βγει|ισχύει|λειτουργεί|λειτουργούν|βρίσκεται|βρίσκονται))';
const own2 = '(\\p{L}{3,18}(?:τε|ς|αι))';
const our = '(\\p{L}{2,18}(?:ω|ώ|ουμε|ούμε|άμε|άω))';
const weCan = '(?:θα )?(?:μπορώ|μπορούμε|μπορούσα|μπορούσαμε)';
const youCan = '(?:θα )?(?:μπορείτε|μπορείς|μπορούσατε|μπορούσες)';
const must = '(?:πρέπει|χρειάζεται|θα πρέπει|θα χρειαστεί)';

const OR = /\s(?:ή|ή μήπως)\s(?:μήπως )?/iu;
const HEADS =
  /^(?:ο|η|το|οι|τα|τον|την|τη|τους|τις|του|της|των|ένα|ένας|μία|μια|έναν|με|χωρίς|σε|για|από|πριν|μετά|στο|στη|στην|στον|στα|στις|στους|να)$/iu;

/** What leads a question that a gap at the end answers, and the gap. */
const TIMES: readonly (readonly [lead: string, gap: string])[] = [
  ['(?:τι ώρα|ποια ώρα)', 'στις [ώρα]'],
  ['(?:μέχρι|έως|ως) (?:πότε|ποια ημερομηνία|ποια μέρα)', 'έως [ημερομηνία]'],
  ['(?:μέχρι|έως|ως) τι ώρα', 'έως τις [ώρα]'],
  ['από πότε', 'από [ημερομηνία]'],
  ['για πότε', 'για [ημερομηνία]'],
  [
    '(?:πότε|ποια μέρα|ποια ημέρα|ποια ημερομηνία|σε πόσες (?:μέρες|ημέρες)|σε πόσο (?:χρόνο|καιρό))',
    '[πότε]',
  ],
  ['από πού', 'από [πού]'],
  ['πού', '[πού]'],
  ['(?:πώς|με ποιον τρόπο)', '[πώς]'],
  ['με ποιον', 'με [όνομα]'],
  ['σε ποιον', 'σε [όνομα]'],
  ['σε ποια (?:διεύθυνση|ηλεκτρονική διεύθυνση)', 'στη διεύθυνση [διεύθυνση]'],
];

/** Verbs of trade, by which a firm is asked; by all others whoever answers speaks of himself. */
const TRADE =
  /^(?:έχετε|δέχεστε|διαθέτετε|προσφέρετε|παραδίδετε|παραδώσετε|παρέχετε|αναλαμβάνετε|συνεργάζεστε|ανοίγετε|κλείνετε|πουλάτε|στέλνετε|εξυπηρετείτε|οργανώνετε|φιλοξενείτε|κάνετε|χρεώνετε|εγκαθιστάτε|περιμένετε|λειτουργείτε|σερβίρετε|αποστέλλετε)$/iu;
const PERSONAL =
  /^(?:κάποι\p{L}* |ήδη |προηγούμεν\p{L}* |καθόλου )?(?:εμπειρία|χρόνο|διαθεσιμότητα|δίπλωμα|αλλεργί|προτίμηση|προτιμήσεις|ερωτήσεις|απορί|αυτοκίνητο|ασφάλ|σχόλι|ιδέ|αντίρρηση|νέα|μεταφορικό|πτυχίο|συστάσεις)/iu;

/** Polite address is a firm's, familiar is one person's. */
const speaker = (form: string, rest = ''): Speaker => {
  const word = form.toLowerCase();
  if (!TRADE.test(word)) return 'I';
  return word === 'έχετε' && PERSONAL.test(rest) ? 'I' : 'we';
};

const own = (form: string, rest = '') => ownForm(form, speaker(form, rest)) ?? ownPast(form);

function placed([lead, gap]: readonly [string, string]): Turning['rules'] {
  return [
    rule(
      `${lead} ${youCan} να (?:(μου|μας|με) )?(?:(το|τα|τον|την|τη|τις|τους) )?${own2}(?: (.{2,100}))?`,
      ([whom = '', it = '', form = '', rest = '']) => {
        const said = ownForm(form, 'I');
        return said ? fact(`Μπορώ να ${whom ? '{σας|σου}' : ''} ${it} ${said} ${rest} ${gap}.`) : undefined;
      },
    ),
    rule(
      `${lead} ${weCan} να ((?:το |τα |τον |την |τη |τις |τους |σας )?)${our}(?: (.{2,100}))?`,
      ([it = '', form = '', rest = '']) => {
        const said = readersForm(form);
        return said ? fact(`{Μπορείτε|Μπορείς} να ${it} ${said} ${rest} ${gap}.`) : undefined;
      },
    ),
    rule(
      `${lead} ${must} να ((?:το |τα |τον |την |τη |τις |τους |σας |σου )?)${our}(?: (.{2,100}))?`,
      ([it = '', form = '', rest = '']) => {
        const said = readersForm(form);
        return said ? fact(`Πρέπει να ${it} ${said} ${rest} ${gap}.`) : undefined;
      },
    ),
    rule(
      `${lead} ((?:θα )?)${own2} να ${own2}(?: (.{2,90}))?`,
      ([will = '', form = '', deed = '', rest = '']) => {
        const said = /^(?:θέλατε|ήθελες)$/iu.test(form) ? 'ήθελα' : ownForm(form, 'I');
        const does = ownForm(deed, 'I');
        return said && does ? fact(`${will} ${said} να ${does} ${rest} ${gap}.`) : undefined;
      },
    ),
    rule(`${lead} ((?:θα )?είναι (?:έτοιμ|διαθέσιμ)(?:η|ος|ο|ες|οι|α))`, ([verb = '']) =>
      fact(`${verb.toLowerCase()} ${gap}.`),
    ),
    rule(`${lead} (${begins}) (${determined} .{2,100})`, ([verb = '', thing]) =>
      fact(`${thing} ${verb.toLowerCase()} ${gap}.`),
    ),
    rule(
      `${lead} ((?:θα )?)(?:(μου|μας|με) )?${own2}(?: (.{2,90}))?`,
      ([will = '', whom = '', form = '', rest = '']) => {
        const said = own(form, rest);
        return said ? fact(`${will} ${whom ? '{σας|σου}' : ''} ${said} ${rest} ${gap}.`) : undefined;
      },
    ),
  ];
}

/** 'Πόσες θέσεις απομένουν': by a thing's verb or by the reader's. */
function howMany([noun = '', verb = '', rest = '']: readonly string[]): Said | undefined {
  const said = verb.toLowerCase();
  if (/^(?:έχει|έχουν|διαθέτει|περιλαμβάνει|διαρκεί|κρατάει)$/u.test(said) && rest)
    return fact(`${rest} ${said} [αριθμός] ${noun}.`);
  if (
    /^(?:(?:θα )?(?:είναι|υπάρχουν|υπάρχει|έρθουν|χωράνε|χωρούν|χωράει|απομένουν|μένουν|χρειάζονται|χρειαστούν|επιτρέπονται))$/u.test(
      said,
    )
  )
    return fact(`${said} [αριθμός] ${noun} ${rest}.`);
  const [, will = '', bare = said] = /^(θα )?(.*)$/u.exec(said) ?? [];
  const form = bare === 'είστε' ? 'είμαστε' : own(bare, rest);
  return form ? fact(`${will} ${form} [αριθμός] ${noun} ${rest}.`) : undefined;
}

/** Questions that a gap answers. */
export const openQuestions: Turning['rules'] = [
  rule(`πού (οφείλεται|οφείλονται) (${determined} .{3,90})`, ([verb, thing]) =>
    fact(`${thing} ${verb} σε [αιτία].`),
  ),
  rule('τι (περιλαμβάνει|περιλαμβάνουν|καλύπτει)', ([verb]) => fact(`${verb} [τι].`)),
  rule(
    'πόσο(?: περίπου)? ((?:θα )?(?:κοστίζει|κοστίζουν|κάνει|κάνουν|κοστίσει|κόστιζε|στοιχίζει|στοιχίσει|έρχεται|βγαίνει))( συνολικά| όλα μαζί)?',
    ([verb, all = '']) => fact(`${verb} [ποσό] ${all}.`),
  ),
  rule(
    `πόσο(?: περίπου)? ((?:θα )?(?:κοστίζει|κοστίζουν|κάνει|κάνουν|κοστίσει|κοστίσουν|κόστιζε|στοιχίζει|στοιχίσει)) (.{3,100})`,
    ([verb = '', thing]) => fact(`${thing} ${verb.toLowerCase()} [ποσό].`),
  ),
  rule(`πόσο (χρεώνετε|χρεώνεις|ζητάτε|παίρνετε) (.{3,90})`, ([form = '', rest]) =>
    fact(`${own(form) ?? ''} [ποσό] ${rest}.`),
  ),
  rule('(?:ποια|ποιο|ποιος|ποιες|ποιοι) (?:είναι|θα είναι|θα ήταν) (.{3,110})', ([thing = '']) =>
    isWhat(thing),
  ),
  rule(
    `(?:πόσο (?:χρόνο |καιρό )?|πόση ώρα |πόσες (?:μέρες|ημέρες|ώρες) |πόσον καιρό )((?:θα )?(?:διαρκεί|διαρκέσει|διαρκούν|κρατάει|κρατά|κρατήσει|παίρνει|πάρει|χρειάζεται|χρειαστεί|απαιτεί)) (${determined} .{3,90})`,
    ([verb, thing]) => fact(`${thing} ${verb} [διάρκεια].`),
  ),
  rule(
    `(?:πόσο (?:χρόνο|καιρό)|πόση ώρα|πόσες (?:μέρες|ημέρες|ώρες)) (?:θα )?(?:χρειαστείτε|χρειάζεστε|χρειάζεσαι|θέλετε|θέλεις)(?: (για .{3,90}))?`,
    ([rest = '']) => fact(`Χρειάζομαι [διάρκεια] ${rest}.`),
  ),
  rule(`πόσ(?:οι|ες|α|ους) ((?:\\p{L}+ ){0,2}?\\p{L}+) ((?:θα )?\\p{L}{3,16})(?: (.{2,70}))?`, howMany),
  rule('πόσοι ((?:θα )?)(?:είστε|έρθετε|θα είστε)(?: (.{2,70}))?', ([will = '', rest = '']) =>
    fact(`${will} είμαστε [αριθμός] ${rest}.`),
  ),
  rule(
    `(?:ποιος|ποια) ((?:θα )?(?:είναι|αναλαμβάνει|αναλάβει|ασχολείται|υπογράφει|υπογράψει|πληρώνει|πληρώσει|καλύπτει|καλύψει|έρθει|παραλάβει|παραλαμβάνει|φροντίζει|φροντίσει|συντονίζει|διδάσκει|παρουσιάσει|μιλήσει|οργανώνει|παρευρεθεί|εκπροσωπήσει|κάνει|φέρει|έχει|αποφασίζει)(?: .{2,90})?)`,
    ([rest]) => fact(`[Όνομα] ${rest}.`),
  ),
  rule(`τι (?:ακριβώς )?(?:περιλαμβάνει|περιλαμβάνουν|καλύπτει) (${determined} .{3,90})`, ([thing]) =>
    fact(`${thing} περιλαμβάνει [τι].`),
  ),
  rule(`τι (?:ακριβώς )?(?:περιλαμβάνεται|συμπεριλαμβάνεται) (στ\\p{L}+ .{3,90})`, ([thing]) =>
    fact(`${thing} περιλαμβάνεται [τι].`),
  ),
  rule(
    `(?:ποια|ποιες|τι) ((?:\\p{L}+ ){0,2}?\\p{L}+) ${must} να ((?:σας )?)${our}(?: (.{2,80}))?`,
    ([noun, , form = '', rest = '']) => {
      const said = readersForm(form);
      return said ? fact(`Πρέπει να ${said} [${noun}] ${rest}.`) : undefined;
    },
  ),
  rule(`τι ${must} να ((?:σας )?)${our}(?: (.{2,80}))?`, ([, form = '', rest = '']) => {
    const said = readersForm(form);
    return said ? fact(`Πρέπει να ${said} [τι] ${rest}.`) : undefined;
  }),
  rule(
    '(?:ποια|ποιες|τι) ((?:\\p{L}+ ){0,2}?\\p{L}+) (?:χρειάζονται|απαιτούνται|θα χρειαστούν)(?: (.{2,80}))?',
    ([noun, rest = '']) => fact(`Χρειάζονται τα εξής ${rest}: [${noun}].`),
  ),
  rule('(?:τι|ποια) γνώμη έχετε (για .{3,80})', ([thing]) => fact(`Η γνώμη μου ${thing}: [γνώμη].`)),
  rule(
    `(?:ποια|ποιο|ποιον|ποιες|ποιους|τι) ((?:\\p{L}+ ){0,2}?\\p{L}+) ((?:θα )?)${own2}(?: (.{2,80}))?`,
    ([noun = '', will = '', form = '', rest = '']) => {
      const said = own(form, rest);
      return said && !/^(?:είναι|ώρα|μέρα|ημέρα)$/iu.test(noun)
        ? fact(`${will} ${said} [${noun}] ${rest}.`)
        : undefined;
    },
  ),
  rule(`τι ((?:θα )?)${own2}(?: (.{2,80}))?`, ([will = '', form = '', rest = '']) => {
    const choice = alternatives(rest.replace(/^,\s*/u, ''), OR, HEADS);
    const said = own(form.replace(/,$/u, ''), rest);
    if (!said) return undefined;
    return fact(choice ? `${will} ${said} ${choice.before} ${choice.gap}.` : `${will} ${said} [τι] ${rest}.`);
  }),
  rule(`πώς (λειτουργεί|λειτουργούν|γίνεται|γίνονται) (${determined} .{3,80})`, ([verb, thing]) =>
    fact(`${thing} ${verb} ως εξής: [εξήγηση].`),
  ),
  rule(
    '(?:γιατί|για ποιον λόγο) ((?:αυξήθηκε|άλλαξε|άλλαξαν|υπάρχει|υπάρχουν|καθυστερεί|καθυστέρησε|καθυστέρησαν|ακυρώθηκε|είναι|έχει|έχουν|αναγράφεται|αυξήθηκαν|χρεώθηκε|λείπει|λείπουν) .{3,90})',
    ([what]) => fact(`Ο λόγος που ${what} είναι [λόγος].`),
  ),
  ...TIMES.flatMap(placed),
];

/** What stands behind a thing: where, how, when. */
const aside =
  '((?: (?:στ\\p{L}+|σε|με|για|από|μέχρι|κατά|χωρίς|τον (?:Ιανουάριο|Φεβρουάριο|Μάρτιο|Απρίλιο|Μάιο|Ιούνιο|Ιούλιο|Αύγουστο|Σεπτέμβριο|Οκτώβριο|Νοέμβριο|Δεκέμβριο)|το (?:καλοκαίρι|πρωί|απόγευμα|βράδυ|Πάσχα)|τ(?:ην?|ο|ις|α) (?:Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή|Κυριακές|Σάββατα|Σαββατοκύριακα?))(?!\\p{L}).{0,60})?)';

function affirmed(form: string, rest: string): Said {
  return fact(`[Ναι, ${form} / Όχι, δεν ${form}] ${rest.replace(/^(?:κάποι\p{L}+|καθόλου) /u, '')}.`);
}

/** What a permission is granted by, refused, or left open. */
function granted(can: string, form: string, it: string, rest: string): Said | undefined {
  const said = readersForm(form);
  if (!said) return undefined;
  const what = `να ${it} ${said} ${rest}`;
  return decided(
    `[Ναι, ${can} / Δυστυχώς δεν ${can}] ${what}.`,
    `Βεβαίως, ${can} ${what}.`,
    `Δυστυχώς δεν ${can} ${what}.`,
  );
}

const whether = '(?:(?:το )?(?:αν|εάν) |μήπως |άραγε )?';

/** Questions for yes or no, offers and choices. */
export const polarQuestions: Turning['rules'] = [
  rule('(?:μπορείτε|μπορείς)', () =>
    decided('[Ναι, μπορώ / Δυστυχώς δεν μπορώ] τότε.', 'Ναι, μπορώ τότε.', 'Δυστυχώς δεν μπορώ τότε.'),
  ),
  rule(
    `${whether}((?:θα )?(?:μπορεί|μπορούν|μπορούσε)) (${determined} \\p{L}+(?: (?!να )\\p{L}+)?) (να .{3,90})`,
    ([verb = '', thing, what]) => {
      const may = verb.toLowerCase();
      return decided(
        `${thing} [${may} / δεν ${may}] ${what}.`,
        `Ναι, ${thing} ${may} ${what}.`,
        `Δυστυχώς ${thing} δεν ${may} ${what}.`,
      );
    },
  ),
  rule(
    `${whether}((?:θα )?)${own2} να ${our} (.{5,110})`,
    ([will = '', form = '', deed = '', words = '']) => {
      const said = /^(?:θέλατε|ήθελες)$/iu.test(form) ? 'ήθελα' : own(form);
      const does = readersForm(deed);
      const choice = said && does ? alternatives(words, OR, HEADS) : undefined;
      return choice ? fact(`${will} ${said} να ${does} ${choice.before} ${choice.gap}.`) : undefined;
    },
  ),
  rule(`${whether}((?:θα )?(?:υπάρχει|υπάρχουν|υπήρχε)) (.{3,100})`, ([verb = '', thing = '']) =>
    affirmed(verb.toLowerCase(), thing),
  ),
  rule(
    `${whether}${weCan} να ((?:το |τα |τον |την |τη |τις |τους |σας )?)${our}(?: (.{2,100}))?`,
    ([it = '', form = '', rest = '']) => granted('{μπορείτε|μπορείς}', form, it, rest),
  ),
  rule(
    `${whether}(?:είναι δυνατόν|είναι εφικτό|γίνεται|θα ήταν δυνατόν|επιτρέπεται) να ((?:το |τα |τον |την |τη |τις |τους )?)${our}(?: (.{2,100}))?`,
    ([it = '', form = '', rest = '']) => granted('γίνεται', form, it, rest),
  ),
  rule(
    `${whether}(?:πρέπει|χρειάζεται|είναι απαραίτητο) να ((?:το |τα |τον |την |τη |τις |τους |σας )?)${our}(?: (.{2,90}))?`,
    ([it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      return said ? fact(`[Πρέπει / Δεν χρειάζεται] να ${it} ${said} ${rest}.`) : undefined;
    },
  ),
  rule(
    `${whether}(?:θα )?(?:θέλετε|θέλεις|θα θέλατε|θα ήθελες|θέλατε|ήθελες) να (?:σας|σου) ((?:το |τα |τον |την |τη |τις |τους )?)${our}(?: (.{2,90}))?`,
    ([it = '', form = '', rest = '']) => {
      const said = readersForm(form);
      if (!said) return undefined;
      const what = `να μου ${it} ${said} ${rest}`;
      return decided(
        `[Ναι, θα ήθελα / Δεν χρειάζεται] ${what}.`,
        `Ναι, θα ήθελα ${what}.`,
        `Δεν χρειάζεται ${what}, ευχαριστώ.`,
      );
    },
  ),
  rule(
    `${whether}(?:σας|σε|σου) (ενδιαφέρει|ενδιαφέρουν|ενδιέφερε|βολεύει|εξυπηρετεί) (.{3,90})`,
    ([verb, what]) =>
      decided(
        `[Ναι, με ${verb} / Δυστυχώς δεν με ${verb}] ${what}.`,
        `Ναι, με ${verb} ${what}.`,
        `Δυστυχώς δεν με ${verb} ${what}.`,
      ),
  ),
  rule(
    `${whether}((?:θα )?)${own2} να ${own2} (.{5,110})`,
    ([will = '', form = '', deed = '', words = '']) => {
      const said = own(form);
      const does = ownForm(deed, 'I');
      const choice = said && does ? alternatives(words, OR, HEADS) : undefined;
      return choice ? fact(`${will} ${said} να ${does} ${choice.before} ${choice.gap}.`) : undefined;
    },
  ),
  rule(
    `${whether}((?:θα )?)(?:(?:το|τα|τον|την|τη|τις|τους) )?${own2} (.{5,110})`,
    ([will = '', form = '', words = '']) => {
      const said = own(form, words);
      const choice = said ? alternatives(words, OR, HEADS) : undefined;
      return choice ? fact(`${will} ${said} ${choice.before} ${choice.gap}.`) : undefined;
    },
  ),
  rule(
    `${whether}((?:θα )?είναι) (\\p{L}{4,18}) (${determined} .{2,60}?)${aside}`,
    ([verb = '', how = '', thing, rest = '']) =>
      fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${how} ${rest}.`),
  ),
  rule(
    `${whether}(${determined} .{2,70}?) (${things}|(?:θα )?${taking})(?: (.{2,90}))?`,
    ([thing = '', verb = '', rest = '']) => {
      const choice = alternatives(rest, OR, HEADS);
      if (choice) return fact(`${thing} ${verb} ${choice.before} ${choice.gap}.`);
      return fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${rest}.`);
    },
  ),
  rule(`${whether}(${things}) (${determined} .{2,60}?)${aside}`, ([verb = '', thing, rest = '']) =>
    fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${rest}.`),
  ),
  rule(
    `${whether}(έχει|έχουν|διαθέτει|διαθέτουν) (${determined} \\p{L}+) (\\p{L}.{2,80})`,
    ([verb = '', thing, rest]) =>
      fact(`${thing} [${verb.toLowerCase()} / δεν ${verb.toLowerCase()}] ${rest}.`),
  ),
  rule(`${whether}(${things}|${taking}) (.{2,100})`, ([verb = '', rest = '']) =>
    affirmed(verb.toLowerCase(), rest),
  ),
  rule(
    `${whether}είστε (διαθέσιμ|ελεύθερ|ικανοποιημέν|σύμφων)(?:οι|η|ος|ες)(?: (.{2,90}))?`,
    ([how, rest = '']) => fact(`[Είμαι / Δεν είμαι] ${how}[ος / η] ${rest}.`),
  ),
  rule(
    `${whether}(?:ήδη )?(?:έχετε|έχεις) (?:ήδη )?(\\p{L}{2,14}(?:ει|εί|θεί))(?: (.{2,100}))?`,
    ([done = '', rest = '']) => fact(`[Ναι, έχω / Όχι, δεν έχω ακόμη] ${done} ${rest}.`),
  ),
  rule(
    `${whether}(\\p{L}{3,16}[^ά]ατε)(?: (.{2,100}))?`,
    ([form = '', rest = '']) => {
      const said = ownPast(form);
      return said ? fact(`[Ναι, ${said} / Όχι, δεν ${said} ακόμη] ${rest}.`) : undefined;
    },
    ['yes-no', 'choice', 'fact'],
  ),
  ...polar(
    '(?:αν|εάν|μήπως)',
    `(?:εσείς |εσύ )?((?:θα )?)${own2}(?: (.{2,110}))?`,
    ([will = '', form = '', rest = '']) => {
      const said = /^(?:είναι|είτε|μπορείτε|μπορείς)$/iu.test(form) ? undefined : own(form, rest);
      return said ? affirmed(`${will} ${said}`.trim(), rest) : undefined;
    },
  ),
];
