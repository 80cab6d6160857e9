import type { Form } from './clause-rules.ts';
import { ADDRESSED, mine, READERS } from './italian-verbs.ts';

export const DETERMINER =
  "(?:(?:l|un|quest|dell|all|nell)[’']|(?:il|lo|la|i|gli|le|un|uno|una|dei|degli|delle|questo|questa|questi|queste|ogni|tutti i|tutte le|tutto il|tutta la|(?:il |la |i |le )?(?:suo|sua|suoi|sue|tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre|mio|mia|nostro|nostra|nostri|nostre)) )";
const NOUN = `(${DETERMINER}[^,;:?]{2,70}?)`;
const REST = '(?: ([^?]{1,110}))?';
export const THIRD =
  'pesa|pesano|è|sono|era|erano|sarà|saranno|sarebbe|sarebbero|ha|hanno|avrà|avranno|può|possono|potrà|potranno|potrebbe|deve|devono|dovrà|dovranno|fa|fanno|viene|vengono|verrà|verranno|va|vanno|vale|valgono|serve|servono|servirà|serviranno|occorre|occorrono|occorrerà|comprende|comprendono|include|includono|prevede|prevedono|copre|coprono|basta|bastano|bisogna|bisognerà|ammonta|ammontano|resta|restano|rimane|rimangono|esiste|esistono|parte|partono|partirà|partirebbe|partirebbero|avviene|avverrà|richiede|richiedono|scade|scadono|conviene|contiene|dipende|rientra|rientrano|spetta|' +
  '(?:cambi|vari|aument|diminu|cresc|decorr|inizi|cominc|termin|arriv|dur|cost|funzion|chiud|apr|fin|trov|svolg|effettu|manc|riguard|interess|partecip|ricev|accett|pag|applic|support|us|utilizz|present|occup)(?:i?a|i?ano|e|ono|isce|iscono|erà|eranno|irà|iranno|ierà|erebbe|erebbero|irebbe)';
const GIVEN =
  '(?:serv(?:e|ono|irebbe|irebbero|irà|iranno)|occorr(?:e|ono|erebbe|erà)|interess(?:a|ano|erebbe)|v(?:a|anno)|andrebbe|conviene|converrebbe|risulta|risultano|è|sono|piac(?:e|erebbe)|basta|bastano|manca|mancano|rest(?:a|ano))';

const PERSONS =
  '(?:pubblico|attor[ei]|attrici|ospiti?|client[ei]|invitat[oiae]|bambin[oiae]|alliev[oiae]|alunn[oiae]|student(?:e|i|esse)|genitori|musicist[aei]|tecnic[oi]|operai|operatori|partecipanti|fornitor[ei]|medic[oi]|veterinari[oa]?|fotograf[oai]|autist[aei]|camion|furgon[ei]|elettricist[aei]|idraulic[oi]|insegnant[ei]|pazient[ei]|visitatori|soci|volontari|vicini|ragazz[oiae]|giocator[ei]|cantant[ei]|relator[ei]|architett[oi]|moglie|marito|collegh?[aei]|figli[oae]?)';
const PERSON_BEHIND = new RegExp(`^(?:\\p{L}+[aei]r(?:e|si) )?${DETERMINER} ?${PERSONS}(?!\\p{L})`, 'iu');
const COMES =
  '(?:venire|arrivare|partire|entrare|uscire|andare|restare|rimanere|partecipare|parcheggiare|iniziare|cominciare|finire|terminare|presentarsi|iscriversi|sedersi|trovarsi|dormire|mangiare|lavorare|passare|durare|tornare|accedere|assistere|intervenire|stare|essere \\p{L}+[oaie])';

/** No one comes by these names. */
const WHEN =
  '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattin[oa]|pomeriggi[oa]?|ser[ae]|settiman[ae]|mes[ei]|ann[oi]|giorn[oi]|weekend|fine|stess[oa]|prim[oaie]|second[oa]|altr[oa]|prossim[oaie]|ultim[oaie]|due|tre)(?!\\p{L})';

/** 'Possono venire gli attori': who comes stands behind the verb. */
export const others: Form = {
  source: `(può|possono|potrà|potranno|potrebbero|deve|devono|dovrà|dovranno|dovrebbero) (${COMES}) (anche )?(${DETERMINER} ?(?!${WHEN})\\p{L}+(?: (?:di|del|della|dei|delle) \\p{L}+)?)(?: ((?:a|ai|al|alla|alle|allo|per|in|nel|nella|con|da|dal|su|sul) [^?]{2,80}))?`,
  state: ([verb = '', deed = '', too = '', who = '', rest = '']) => ({
    who: [too.trim(), who].filter(Boolean).join(' '),
    verb: `${verb.toLowerCase()} ${deed.toLowerCase()}`,
    rest,
  }),
};

const addressed: Form = {
  source: `(mi |ci |lo |la |li |le |ne )?(${ADDRESSED})${REST}`,
  state: ([clitic = '', form = '', rest = '']) => {
    // 'Quanto tempo ci vuole?'
    if (/^(?:ci|mi)$/i.test(clitic.trim()) && /^vuole$/i.test(form)) return undefined;
    const verb = PERSON_BEHIND.test(rest) ? undefined : mine(form, rest);
    if (!verb) return undefined;
    const word = clitic.trim().toLowerCase();
    const object = word === 'mi' || word === 'ci' ? '{Le|ti} ' : word ? `${word} ` : '';
    return { who: '', verb: object + verb, rest };
  },
};
const given: Form = {
  source: `(le|vi|ti) (${GIVEN})${REST}`,
  state: ([clitic = '', verb = '', rest = '']) => ({
    who: '',
    verb: `${/^vi$/i.test(clitic) ? 'ci' : 'mi'} ${verb.toLowerCase()}`,
    rest,
  }),
};
/** 'Mi serve un documento?' of the sender. */
const givenToReader: Form = {
  source: `(?:mi|ci) (${GIVEN})${REST}`,
  state: ([verb = '', rest = '']) =>
    /^(?:è|sono|va|vanno)$/i.test(verb)
      ? undefined
      : { who: '', verb: `{Le|ti} ${verb.toLowerCase()}`, rest },
};
const reader: Form = {
  source: `(?:(?:la|vi|ti|le) )?(\\p{L}+)${REST}`,
  state: ([form = '', rest = '']) => {
    const verb = READERS[form.toLowerCase()];
    // 'Possiamo vederci': both of them.
    const isBoth = /^(?:incontrar|\p{L}+r(?:ci|cene)(?!\p{L}))/u.test(rest);
    return verb && !isBoth ? { who: '', verb, rest } : undefined;
  },
};
const impersonal: Form = {
  source: `((?:si |c[’']|ci )?(?:${THIRD}|vuole|vogliono|vorrà|vorranno))${REST}`,
  state: ([verb = '', rest = '']) =>
    /^(?:può|possono|potr|dev|dovr)/i.test(verb) && PERSON_BEHIND.test(rest)
      ? undefined
      : { who: '', verb: verb.toLowerCase().replace("'", '’'), rest },
};
const named: Form = {
  source: `${NOUN} ((?:(?:si|ci|vi|le|ti|mi) )?(?:${THIRD}))${REST}`,
  state: ([who = '', verb = '', rest = '']) => ({ who, verb: turnedClitic(verb), rest }),
};

function turnedClitic(verb: string): string {
  const [, clitic = '', bare = ''] = /^(vi|le|ti|mi|ci) (.*)$/iu.exec(verb) ?? [];
  const of: Record<string, string> = { vi: 'ci', le: 'mi', ti: 'mi', mi: '{Le|ti}' };
  const turned = of[clitic.toLowerCase()];
  return turned ? `${turned} ${bare}` : verb;
}

/** Every way, the surest first. */
export const forms: readonly Form[] = [others, given, givenToReader, reader, named, addressed, impersonal];
