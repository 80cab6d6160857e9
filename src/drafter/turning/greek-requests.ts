import { orderedForm, ownForm, readersForm } from './greek-verbs.ts';
import { decided, fact, rule } from './rule.ts';
import type { Said, Turning } from './turning.ts';

/** A day within a request: when it is done is said there. */
const DATED =
  /(?<!\p{L})(?:μέχρι|έως|πριν|ως τ\p{L}+|(?:για )?τη[ν]? (?:Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Κυριακή)|το Σάββατο|στις \d|από τις|\d{1,2} \p{L}+ου)(?!\p{L})/iu;
/** To give money back is no matter of when alone. */
const MONEY = /(?<!\p{L})(?:ποσό|χρήματα|λεφτά|προκαταβολή|εγγύηση)(?!\p{L})/iu;
/** What takes a while, so that the sender wants to know when. */
const WORK =
  /^(?:στείλω|αποστείλω|δώσω|προωθήσω|ετοιμάσω|ελέγξω|υπογράψω|συμπληρώσω|διορθώσω|μεταφράσω|γράψω|επιστρέψω|παραδώσω|κοιτάξω|δω|εξετάσω|συντάξω|προσκομίσω|καταθέσω|ανεβάσω|εκδώσω|στέλνω)$/;
const TOLD = /^(?:πω|δώσω|γνωστοποιήσω|αναφέρω|στείλω|επιβεβαιώσω|διευκρινίσω|υποδείξω)$/;
/** Verbs that take whom they are for as their object: 'σας ενημερώνω', 'σ’ ενημερώνω'. */
const OBJECT =
  /^(?:ενημερώσω|καλέσω|βοηθήσω|ειδοποιήσω|εξυπηρετήσω|πάρω|συμβουλεύσω|συναντήσω|πληροφορήσω|ρωτήσω|δεχτώ|φιλοξενήσω)$/;
/** What is no deed of its own: to say something takes a question. */
const UNDONE = /^(?:πω|ενημερώσω|μάθω|ξέρω|είμαι|έχω|μπορώ|μπορέσω|πληροφορήσω|έρθω|γνωρίζω|κάνω)$/;
const DATUM =
  /^(?:τη[ν]?|το[ν]?|τα|τις|τους) (?:ακριβή |ακριβές |συνολική |συνολικό |τελική |τελικό )?(?:βάρος|ύψος|τιμή|τιμές|κόστος|ποσό|χρέωση|ημερομηνία|ημερομηνίες|ώρα|ώρες|ωράριο|διεύθυνση|όνομα|ονοματεπώνυμο|αριθμό|τηλέφωνο|διάρκεια|προθεσμία|διαθεσιμότητ|διαστάσεις|μέγεθος|λόγο|χωρητικότητα|αμοιβή|προϋπολογισμό)(?!\p{L}{3})/iu;

const ARTICLES: Readonly<Record<string, string>> = {
  τη: 'η',
  την: 'η',
  το: 'το',
  τον: 'ο',
  τα: 'τα',
  τις: 'οι',
  τους: 'οι',
};

/** 'την τιμή' as a subject: 'η τιμή'; masculine nouns get their ending. Undefined where the form is not sure. */
function asSubject(object: string): string | undefined {
  const [, article = '', noun = '', rest = ''] = /^(\p{L}+) (\p{L}+)(.*)$/u.exec(object) ?? [];
  const nominative = ARTICLES[article.toLowerCase()];
  if (!nominative) return undefined;
  if (!/^τους?$|^τον$/i.test(article)) return `${nominative} ${noun}${rest}`;
  const ended = /^τον$/i.test(article) ? noun.replace(/([οό])$/u, '$1ς') : undefined;
  return ended && ended !== noun ? `ο ${ended}${rest}` : undefined;
}

/** The same of several that 'and' joins. */
function subjects(objects: string): string | undefined {
  const all = objects.split(/ και (?=τ(?:ην?|ο|ον|α|ις) )/u).map(asSubject);
  return all.every((one) => one !== undefined) ? all.join(' και ') : undefined;
}

/** What fills the gap behind 'is', by the noun that it is about. */
export function gapFor(thing: string): string {
  const noun =
    /^\p{L}+ (?:(?:ακριβ|συνολικ|τελικ|καλύτερ)\p{L}* )?(\p{L}+)/u.exec(thing)?.[1]?.toLowerCase() ?? '';
  if (
    /^(?:τιμ|κόστος|ποσό|χρέωση|αμοιβή|προϋπολογισμ|ενοίκιο|μίσθωμα|έκπτωση|προκαταβολή|μισθός|εγγύηση|δίδακτρα|συνδρομή)/u.test(
      noun,
    )
  )
    return '[ποσό]';
  if (/^(?:ημερομηνί|προθεσμία|μέρα|ημέρα|χρόνος)/u.test(noun)) return '[ημερομηνία ή προθεσμία]';
  if (/^(?:ώρ|ωράριο)/u.test(noun)) return '[ώρες]';
  if (/^(?:αριθμ|τηλέφων|χωρητικότητα|μέγεθος|διάρκεια|βάρος)/u.test(noun)) return '[αριθμός]';
  if (/^διαστάσεις/u.test(noun)) return '[διαστάσεις]';
  if (/^(?:διεύθυνση|τοποθεσία)/u.test(noun)) return '[διεύθυνση]';
  if (/^(?:όνομα|ονοματεπώνυμο|υπεύθυν)/u.test(noun)) return '[όνομα]';
  return /^(?:λόγος|αιτία)/u.test(noun) ? '[λόγος]' : '[απάντηση]';
}

/** 'The price of the room is [sum].' */
export function isWhat(thing: string): Said {
  const [first = '', second] = thing.split(/ και (?=(?:η|ο|το|οι|τα) )/iu);
  if (!second) return fact(`${thing} είναι ${gapFor(thing)}.`);
  return fact(`${first} είναι ${gapFor(first)} και ${second} ${gapFor(second)}.`);
}

/** A request by its verb: facts are told, what is to be confirmed is said so, the rest is done. `whom`: 'me' of the mail, or ''; `turned`: a second deed within the words is the writer's already. */
function asked(
  own: string | undefined,
  whom: string,
  it: string,
  words: string,
  turned = false,
): Said | undefined {
  if (!own) return undefined;
  const rest = words.replace(/^(?:σε |σας )?παρακαλώ,? /iu, '');
  if (TOLD.test(own) && !it && DATUM.test(rest)) {
    const subject = subjects(rest);
    if (subject) return isWhat(subject);
  }
  if (own === 'επιβεβαιώσω')
    return rest && !it
      ? decided(
          `[Επιβεβαιώνω / Δεν μπορώ ακόμη να επιβεβαιώσω] ${rest}.`,
          `Επιβεβαιώνω ${rest}.`,
          `Δυστυχώς δεν μπορώ ακόμη να επιβεβαιώσω ${rest}.`,
        )
      : undefined;
  const [, about] = /^(?:για|σχετικά με) (.{3,90})$/iu.exec(rest) ?? [];
  if (/^(?:ενημερώσω|πληροφορήσω)$/u.test(own) && about) {
    const subject = DATUM.test(about) ? subjects(about) : undefined;
    return subject ? isWhat(subject) : fact(`Σχετικά με ${about}: [ενημέρωση].`);
  }
  if (UNDONE.test(own)) return undefined;
  const to = whom ? (OBJECT.test(own) ? '{σας|σε}' : '{σας|σου}') : '';
  const does = `${to} ${it} ${own} ${rest}`;
  // 'Να το δείτε και να απαντήσετε': what stands behind 'and' has a person of its own.
  if (!turned && / και (?:να |θα )/u.test(rest)) return undefined;
  const open =
    !turned && WORK.test(own) && !DATED.test(rest) && !MONEY.test(rest)
      ? `Θα ${does} [πότε].`
      : `[Μπορώ / Δυστυχώς δεν μπορώ] να ${does}.`;
  return decided(open, `Ευχαρίστως θα ${does}.`, `Δυστυχώς δεν μπορώ να ${does}.`);
}

const ask =
  '(?:(?:μήπως )?(?:θα )?(?:μπορείτε|μπορείς|μπορούσατε|μπορούσες)(?: παρακαλώ)?|(?:σας |σε |θα σας |θα σε )?παρακαλ(?:ώ|ούμε|ούσα|ούσαμε)(?: πολύ| θερμά)?|παρακαλείστε|(?:μήπως )?(?:είναι δυνατόν|γίνεται|θα ήταν δυνατόν|είναι εύκολο|θα ήταν εύκολο|γινόταν|θα γινόταν)|θα (?:ήθελα|θέλαμε)|θέλ(?:ω|ουμε)|θα (?:ήθελα|θέλαμε) να (?:σας|σε) (?:ζητήσω|παρακαλέσω|ζητήσουμε|παρακαλέσουμε))';
const verb = '(?:(μου|μας|με) )?(?:(το|τα|τον|την|τη|τις|τους) )?(\\p{L}{3,18}(?:τε|ς))';

/** What is sent, where a need is stated: other things are offered. */
const PAPER =
  /^(?:(?:ένα|μία|μια|το|τη[ν]?|τα|τις|τον|έναν) )?(?:(?:νέ|αναλυτικ|επίσημ|πλήρ|επικυρωμέν|γραπτ|σύντομ|υπογεγραμμέν)\p{L}* )?(?:αντίγραφ|τιμολόγι|προσφορ|έγγραφ|δικαιολογητικ|πιστοποιητικ|βεβαίωση|βεβαιώσεις|έκθεση|λίστα|κατάλογο|συμβόλαιο|σύμβαση|κάτοψη|σχέδι|φωτογραφί|στοιχεί|απόδειξη|έντυπ|πρόγραμμα|εκτίμηση|πρόταση|προσχέδιο|αρχεί|λογότυπ|περίληψη|ανάλυση|δείγμα|δήλωση|τιμοκατάλογ|επιβεβαίωση|γνωμάτευση)/iu;

function needed(wanted: string): Said {
  const thing = wanted.replace(/^(?:και|επίσης) /iu, '');
  const subject = DATUM.test(thing) ? subjects(thing) : undefined;
  const isList = thing.includes(',') && DATUM.test(thing);
  if (subject && !isList) return isWhat(subject);
  if (PAPER.test(thing) || isList)
    return decided(
      `Θα {σας|σου} στείλω ${thing} [πότε].`,
      `Ευχαρίστως θα {σας|σου} στείλω ${thing}.`,
      `Δυστυχώς δεν μπορώ να {σας|σου} στείλω ${thing}.`,
    );
  return decided(
    `[Μπορώ / Δυστυχώς δεν μπορώ] να {σας|σου} εξασφαλίσω ${thing}.`,
    `Ευχαρίστως θα {σας|σου} εξασφαλίσω ${thing}.`,
    `Δυστυχώς δεν μπορώ να {σας|σου} εξασφαλίσω ${thing}.`,
  );
}

/** Requests: asked politely, wished, ordered, or stated as a need. */
export const requests: Turning['rules'] = [
  // 'Να περάσετε την Τρίτη να το δείτε': two deeds of one.
  rule(
    `${ask} (?:να|όπως) ${verb}(?: (.{2,80}?))?( (?:και )?να (?:το|τα|τον|την|τη|τις|τους) )(\\p{L}{3,18}(?:τε|ς))`,
    ([whom = '', it = '', form = '', rest = '', joint = '', further = '']) => {
      const own = ownForm(further, 'I');
      return own ? asked(ownForm(form, 'I'), whom, it, `${rest} ${joint} ${own}`.trim(), true) : undefined;
    },
  ),
  rule(`${ask} (?:να|όπως) ${verb}(?: (.{2,120}))?`, ([whom = '', it = '', form = '', rest = '']) =>
    asked(ownForm(form, 'I'), whom, it, rest),
  ),
  rule(
    `να ${verb}(?: (.{2,120}))?`,
    ([whom = '', it = '', form = '', rest = '']) => asked(ownForm(form, 'I'), whom, it, rest),
    ['action'],
  ),
  rule(
    '(\\p{L}{3,18})(?: (μου|μας|με))?(?: (το|τα|τον|την|τη|τις|τους)(?= (?:μέχρι|έως|και|πριν|σήμερα|αύριο)|$))?(?: (.{2,120}))?',
    ([form = '', whom = '', it = '', rest = '']) => asked(orderedForm(form), whom, it, rest),
    ['action'],
  ),
  rule(
    '(?:θα (?:ήθελα|θέλαμε)|θέλ(?:ω|ουμε)) (?:επίσης )?να (κλείσω|κλείσουμε|κάνω|κάνουμε|αλλάξω|αλλάξουμε|ακυρώσω|ακυρώσουμε|αγοράσω|αγοράσουμε|παραγγείλω|παραγγείλουμε|νοικιάσω|νοικιάσουμε|δοκιμάσω|μεταθέσω|μεταφέρω|επιστρέψω|επιστρέψουμε|ανανεώσω|επισκεφτώ|δω|δούμε) (.{3,110})',
    ([form = '', rest]) => {
      const deed = readersForm(form);
      if (!deed) return undefined;
      return decided(
        `[Γίνεται / Δυστυχώς δεν γίνεται] να ${deed} ${rest}.`,
        `Βεβαίως {μπορείτε|μπορείς} να ${deed} ${rest}.`,
        `Δυστυχώς δεν γίνεται να ${deed} ${rest}.`,
      );
    },
  ),
  rule(
    '(?:θα (?:ήθελα|θέλαμε)|θέλ(?:ω|ουμε)) (?:επίσης )?(?:να (?:έχω|έχουμε|λάβω|λάβουμε|ζητήσω|ζητήσουμε)|και) (.{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    '(?:επίσης )?(?:θα )?(?:χρειαζόμαστε|χρειάζομαι|χρειαστώ|χρειαστούμε|χρειαζόμουν|(?:μας |μου )?χρειάζ(?:εται|ονται))(?: επίσης| ακόμη| ακόμα)? ((?!να )(?:\\p{L}|\\d).{3,110})',
    ([thing = '']) => needed(thing),
    ['action'],
  ),
  rule(
    '(?:θα (?:ήθελα|θέλαμε)) (?:επίσης )?((?:προσφορά|τιμολόγιο|απόδειξη|ένα|μία|μια|έναν|δύο|τρία|τρεις|το|την|τη|τον|τα|τις|και) .{3,110})',
    ([thing = '']) => needed(thing),
  ),
];
