const table = (rows: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(rows.split('|').map((pair) => pair.split(' ') as [string, string]));

/** Forms of 'Lei' and 'tu', and what the first person says for them. */
const MINE = table(
  'ha ho|può posso|potrebbe posso|deve devo|dovrebbe dovrei|vuole vorrei|vorrebbe vorrei|desidera desidero|' +
    'desidererebbe desidererei|preferisce preferisco|preferirebbe preferirei|gradisce gradisco|gradirebbe gradirei|' +
    'accetta accetto|offre offro|propone propongo|conosce conosco|sa so|conferma confermo|' +
    'pensa penso|intende intendo|verrà verrò|arriverà arriverò|sarà sarò|avrà avrò|potrà potrò|dovrà dovrò|' +
    'porterà porterò|parteciperà parteciperò|partecipa partecipo|utilizza utilizzo|usa uso|possiede possiedo|' +
    'lavora lavoro|abita abito|vive vivo|soffre soffro|assume assumo|prende prendo|riceve ricevo|cerca cerco|' +
    'paga pago|ritira ritiro|ritirerà ritirerò|vende vendo|organizza organizzo|fornisce fornisco|effettua effettuo|' +
    'spedisce spedisco|consegna consegno|ripara riparo|garantisce garantisco|emette emetto|applica applico|' +
    'rilascia rilascio|dispone dispongo|consiglia consiglio|chiede chiedo|aveva avevo|guida guido|parla parlo|' +
    'fa faccio|farà farò|dà do|va vado|viaggia viaggio|allega allego|invia invio|manda mando|' +
    'crede credo|conta conto|riesce riesco|aspetta aspetto|segue seguo|mette metto|vede vedo|compra compro|prenota prenoto|sceglie scelgo|tiene tengo|manda mando|' +
    'pensi penso|credi credo|conti conto|riesci riesco|porti porto|usi uso|lavori lavoro|abiti abito|prendi prendo|metti metto|chiedi chiedo|ricevi ricevo|vedi vedo|segui seguo|apri apro|paghi pago|cerchi cerco|prenoti prenoto|compri compro|mandi mando|invii invio|accetti accetto|offri offro|conosci conosco|aspetti aspetto|consigli consiglio|consegni consegno|chiami chiamo|vendi vendo|parli parlo|vivi vivo|guidi guido|partecipi partecipo|' +
    'hai ho|sei sono|puoi posso|potresti posso|vuoi vorrei|vorresti vorrei|devi devo|dovresti dovrei|sai so|' +
    'vieni vengo|fai faccio|vai vado|dai do|stai sto|tieni tengo|proponi propongo|avevi avevo|eri ero|' +
    'rimani rimango|scegli scelgo|esci esco|dici dico|potrai potrò|avresti avrei|avrebbe avrei|noleggia noleggio',
);

/** A form that may address somebody, as a pattern. */
export const ADDRESSED = `(?:${Object.keys(MINE).join('|')}|è|siete|arriv[ai]|vien[ei]|part[ei]|torn[ai]|rientra|passa|\\p{L}+(?:[aei]te|iamo|rai|isci|resti|reste|remo)|ho|posso|devo)`;

/** Forms of 'voi' that no rule makes. */
const OURS = table(
  'siete siamo|avete abbiamo|potete possiamo|potreste possiamo|volete vorremmo|vorreste vorremmo|dovete dobbiamo|' +
    'dovreste dovremmo|fate facciamo|date diamo|state stiamo|sapete sappiamo|dite diciamo|eravate eravamo',
);

/** What comes and goes: of a person only where no other is named. */
const MOVES = table(
  'arriva arrivo|viene vengo|parte parto|torna torno|rientra rientro|passa passo|arrivi arrivo|parti parto|torni torno|passi passo',
);
/** Already said of whoever is asked (see `swaps`). */
const TURNED = /^(?:\p{L}+iamo|\p{L}+remo|ho|posso|devo)$/u;
/** 'È interessato?', of a person. */
const BEING =
  /^(?:(?:già|ancora|sempre|anche) )?(?:client|soci[oa]|interessat|disponibil[ei](?! (?:il|la|un|i|le)\b)|iscritt|assicurat|d[’']accordo|liber[oa](?! (?:il|la)\b)|sicur|residente|titolare|proprietari|abbonat|registrat|allergic|vegetarian|incint|espert|laureat|occupat[oa]\b|pront[oa]\b|impegnat|dispost|coniugat|sposat|celibe|nubile)/iu;

/** A form of 'Lei', 'tu' or 'voi' before `rest` as whoever is asked says it: 'accetta' → 'accetto', 'accettate' → 'accettiamo'; undefined for others. */
export function mine(form: string, rest = ''): string | undefined {
  const verb = form.toLowerCase();
  if (verb === 'va' && /^\p{L}+[ts][oaie](?!\p{L})/u.test(rest)) return undefined;
  const known = MINE[verb] ?? OURS[verb];
  if (known) return known;
  if (TURNED.test(verb)) return verb;
  if (MOVES[verb]) return /^(?:il |lo |la |l[’']|i |gli |le |un)/iu.test(rest) ? undefined : MOVES[verb];
  if (/^(?:è|sei)$/.test(verb)) return verb === 'sei' || BEING.test(rest) ? 'sono' : undefined;
  if (/\p{L}{2}reste$/u.test(verb)) return `${verb.slice(0, -3)}mmo`;
  if (/\p{L}{2}(?:re|va)te$/u.test(verb)) return `${verb.slice(0, -2)}mo`;
  if (/\p{L}{2}[aei]te$/u.test(verb)) return ours(verb.slice(0, -3), verb.at(-3) === 'a');
  if (/\p{L}{2}rai$/u.test(verb)) return `${verb.slice(0, -2)}ò`;
  if (/\p{L}{2}isci$/u.test(verb)) return `${verb.slice(0, -1)}o`;
  return /\p{L}{2}resti$/u.test(verb) ? `${verb.slice(0, -3)}i` : undefined;
}

function ours(stem: string, isFirst: boolean): string {
  if (isFirst && /[cg]$/u.test(stem)) return `${stem}hiamo`;
  return stem.endsWith('i') ? `${stem}amo` : `${stem}iamo`;
}

const PRESENT = table(
  'fare faccio|dare do|andare vado|stare sto|tenere tengo|mantenere mantengo|ottenere ottengo|rimanere rimango|' +
    'scegliere scelgo|togliere tolgo|raccogliere raccolgo|proporre propongo|porre pongo|disporre dispongo|' +
    'tradurre traduco|ridurre riduco|produrre produco|venire vengo|intervenire intervengo|offrire offro|aprire apro|' +
    'partire parto|seguire seguo|sentire sento|servire servo|dire dico|uscire esco|coprire copro|avvertire avverto|' +
    'riaprire riapro|eseguire eseguo|esporre espongo|sottoporre sottopongo|rifare rifaccio|riassumere riassumo',
);

/** What the first person does now, by its infinitive; undefined where no rule makes it. */
export function doing(infinitive: string): string | undefined {
  const verb = infinitive.toLowerCase();
  const known = PRESENT[verb];
  if (known) return known;
  if (/^(?:sapere|potere|dovere|volere|avere|essere|bere|rr)$/u.test(verb)) return undefined;
  if (/\p{L}{2}(?:are|ere)$/u.test(verb)) return `${verb.slice(0, -3)}o`;
  return /\p{L}{2}ire$/u.test(verb) ? `${verb.slice(0, -3)}isco` : undefined;
}

/** Whether a deed is done to a person: 'chiamarLa', and not 'inviarLe'. */
export const DONE_TO =
  /^(?:chiamar|richiamar|contattar|ricontattar|informar|avvisar|aggiornar|aiutar|invitar|accompagnar|incontrar|raggiunger|avvertir|ospitar|ricever|iscriver|registrar|assister|metter|tener)/iu;

/** What the sender may or must, said to him. */
export const READERS: Readonly<Record<string, string | undefined>> = {
  '{può|puoi}': '{può|puoi}',
  '{deve|devi}': '{deve|devi}',
  '{potrà|potrai}': '{potrà|potrai}',
  '{avrà|avrai}': '{avrà|avrai}',
  '{ha|hai}': '{ha|hai}',
  '{è|sei}': '{è|sei}',
  posso: '{può|puoi}',
  possiamo: '{può|puoi}',
  potrei: '{può|puoi}',
  potremmo: '{può|puoi}',
  potrò: '{potrà|potrai}',
  potremo: '{potrà|potrai}',
  devo: '{deve|devi}',
  dobbiamo: '{deve|devi}',
  dovrò: '{dovrà|dovrai}',
  dovremo: '{dovrà|dovrai}',
  dovremmo: '{dovrebbe|dovresti}',
  dovrei: '{dovrebbe|dovresti}',
  riceverò: '{riceverà|riceverai}',
  riceveremo: '{riceverà|riceverai}',
  avrò: '{avrà|avrai}',
  avremo: '{avrà|avrai}',
};
