import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { italian as turning } from '../turning/italian.ts';

/** 'riguardo al contratto', 'riguardo all’ordine': the article melts into the preposition. */
function melted(name: string): string {
  if (name.startsWith('il ')) return `al ${name.slice(3)}`;
  return /^(?:i|gli) /.test(name) ? `a${name}` : `al${name}`;
}

const thing = (name: string): ThingForms => ({ name, object: name, about: `riguardo ${melted(name)}` });

const beginsLower =
  /^(?:Grazie|Molte|Mille|Tante|Infinite|Ho|Abbiamo|Non|Che|Purtroppo|Riguardo|Mi|Ti|Tuo|Tua|Ricevuto|È|Con|Per|Prima|Volentieri|Sì|Confermo|Accetto|Sono|Il|Lo|I|Gli|Un|Una|In|Rispetto|Di|Da|Se|Come|Quando|Quale|Vorrei|Volevo|Potrebbe|Potresti|Prendo|Capisco|Comprendo|Tutto|Nessun|Scusa|Ringrazio|Riprendo|Torno|Attendo|Ci|Alle|Entro|D’accordo|Molto|Sentite|Vedo|Faccio|Chiedo|Desidero|Bene|Anche|Novità|Gradirei|Esaminerò|Guarderò|Firmerò|Parteciperò|Verificherò|Completerò|Modificherò|Annullo|Approvo|Farò|Faremo|Consegneremo|Provvederò|Potremmo|Avrei|Credo|C’è|Stavolta|L’orario|L’importo|Partecipo|Incontriamoci|Possiamo|Preso|Infine|Alla|Circa|Arrivo|Leggo|Riposati|Figurati|Ottima|Peccato|Mea|Piacere|Rispondo|Aspetto|Nel|Dopo|Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica)(?!\p{L})/u;

/** Italian, as written in business mail: Lei with its capital, and tu where the tone or the mail wants it. */
export const italian: PhrasePack = {
  locale: 'it',
  grouping: 'always',
  space: ' ',
  quotes: ['«', '»'],
  familiarTones: ['casual', 'humorous'],
  turning,

  salutation({ called, full, first, last, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Ciao ${called},` : `Gentile ${called},`;
    if (register === 'familiar') return first ? `Ciao ${first},` : 'Ciao,';
    if (title && last) {
      if (title === 'dr') return `Gentile Dr. ${last},`;
      if (title === 'prof') return `Gentile Prof. ${last},`;
      if (title === 'mr') return tone === 'formal' ? `Egregio Sig. ${last},` : `Gentile Sig. ${last},`;
      return `Gentile Sig.ra ${last},`;
    }
    if (first && (tone === 'friendly' || tone === 'enthusiastic' || tone === 'empathetic')) {
      return `Gentile ${first},`;
    }
    if (full) return `Gentile ${full},`;
    return tone === 'formal' || tone === 'diplomatic' ? 'Gentili Signore, egregi Signori,' : 'Buongiorno,';
  },
  valediction: {
    professional: ['Cordiali saluti,', 'Un cordiale saluto,', 'I miei cordiali saluti,'],
    formal: ['Distinti saluti,', 'Con i più distinti saluti,'],
    diplomatic: ['Con stima,', 'Con i migliori saluti,'],
    assertive: ['Saluti,'],
    concise: ['Cordialmente,'],
    urgent: ['Grazie e cordiali saluti,'],
    friendly: ['Un caro saluto,', 'Cari saluti,', 'Un caro saluto e buona giornata,'],
    empathetic: ['Con vicinanza,', 'Un sentito saluto,'],
    enthusiastic: ['Un caloroso saluto,', 'A prestissimo,'],
    casual: ['A presto,', 'Ciao,', 'Buona giornata,'],
    humorous: ['Con un sorriso,', 'Allegramente,'],
  },
  nameGap: '[Il Suo nome]',
  // Words of polite address keep their capital ('La ringrazio'); all others that a phrase begins with are known.
  opens: (text) => text.replace(beginsLower, (word) => word.toLowerCase()),

  times: {
    on: {
      day: '{weekday} {date}',
      time: 'alle {time}',
      both: '{weekday} {date} alle {time}',
      stretch: { time: 'dalle {time}', both: '{weekday} {date} dalle {time}', joint: ' alle ' },
    },
    by: {
      day: 'entro {weekday} {date}',
      time: 'entro le {time}',
      both: 'entro le {time} di {weekday} {date}',
    },
    named: {
      day: '{weekday} {date}',
      time: 'alle {time}',
      both: '{weekday} {date} alle {time}',
      stretch: { time: 'dalle {time}', both: '{weekday} {date} dalle {time}', joint: ' alle ' },
    },
    after: ', dalle {time} in poi',
    before: ', fino alle {time}',
  },
  things: {
    contract: thing('il contratto'),
    invoice: thing('la fattura'),
    quote: thing('il preventivo'),
    report: thing('la relazione'),
    presentation: thing('la presentazione'),
    documents: thing('i documenti'),
    file: thing('il file'),
    list: thing('l’elenco'),
    figures: thing('i dati'),
    agenda: thing('l’ordine del giorno'),
    minutes: thing('il verbale'),
    proposal: thing('la proposta'),
    plan: thing('il piano'),
    schedule: thing('il calendario'),
    draft: thing('la bozza'),
    details: thing('i dettagli'),
    address: thing('l’indirizzo'),
    phone: thing('il numero di telefono'),
    photos: thing('le foto'),
    cv: thing('il curriculum'),
    order: thing('l’ordine'),
    delivery: thing('la consegna'),
    payment: thing('il pagamento'),
    price: thing('il prezzo'),
    meeting: thing('la riunione'),
    call: thing('la telefonata'),
    appointment: thing('l’appuntamento'),
    interview: thing('il colloquio'),
    event: thing('l’evento'),
    project: thing('il progetto'),
    account: thing('l’account'),
    application: thing('la candidatura'),
    feedback: thing('le osservazioni'),
    deadline: thing('la scadenza'),
    budget: thing('il budget'),
    form: thing('il modulo'),
    product: thing('il prodotto'),
    refund: thing('il rimborso'),
    discount: thing('lo sconto'),
    room: thing('la sala'),
    trip: thing('il viaggio'),
    website: thing('il sito'),
    problem: thing('il problema'),
    position: thing('la posizione'),
  },
  causes: {
    delay: 'il ritardo',
    damage: 'i danni riscontrati',
    'mix-up': 'lo scambio nell’ordine',
    missing: 'i problemi con la consegna',
    billing: 'l’errore di fatturazione',
    silence: 'la mancata risposta',
    service: 'il trattamento ricevuto',
    outage: 'il disservizio',
    quality: 'i difetti riscontrati',
  },

  openings: {
    plain: {
      professional: [
        'Grazie per {il Suo|il tuo} messaggio.',
        '{La|Ti} ringrazio per {la Sua|la tua} e-mail.',
        'Ho ricevuto {il Suo|il tuo} messaggio e {La|ti} ringrazio.',
      ],
      formal: [
        'La ringrazio per la Sua cortese comunicazione.',
        'Ho letto con attenzione la Sua comunicazione e La ringrazio.',
      ],
      diplomatic: [
        'La ringrazio per avermi scritto e per l’attenzione con cui espone la questione.',
        'La ringrazio per il tempo che ha dedicato a scrivermi.',
      ],
      assertive: ['Ho preso nota del {Suo|tuo} messaggio.'],
      concise: ['Grazie, ricevuto.'],
      urgent: ['Grazie per {il Suo|il tuo} messaggio, rispondo subito.'],
      friendly: [
        'Grazie mille per {il Suo|il tuo} gentile messaggio.',
        'Che piacere ricevere {Sue|tue} notizie.',
        'Grazie per {il Suo|il tuo} messaggio, mi ha fatto molto piacere.',
      ],
      empathetic: [
        'Grazie per avermi scritto e per la {Sua|tua} fiducia.',
        'Capisco quello che mi {scrive|scrivi} e {La|ti} ringrazio per avermene parlato.',
      ],
      enthusiastic: [
        'Grazie di cuore per {il Suo|il tuo} messaggio, mi ha fatto davvero piacere!',
        'Che bello ricevere {Sue|tue} notizie!',
      ],
      casual: ['Grazie per il messaggio!', 'Grazie, mi fa piacere sentirti!'],
      humorous: ['Grazie per il messaggio, di gran lunga il più simpatico della mia casella.'],
    },
    information: {
      plain: ['Grazie per l’informazione.', 'Grazie per l’aggiornamento.', 'Ne prendo nota, grazie.'],
      formal: ['La ringrazio per l’informazione, di cui ho preso nota.'],
      casual: ['Grazie per avermelo detto!'],
      enthusiastic: ['Grazie mille per l’aggiornamento!'],
      concise: ['Preso nota, grazie.'],
    },
    introduced: {
      plain: [
        'Grazie per avermi presentato {name}.',
        'Grazie per la presentazione. {name}, sarà un piacere sentirci.',
        '{La|Ti} ringrazio per il contatto con {name}.',
      ],
      casual: ['Grazie per il contatto con {name}!'],
      formal: ['La ringrazio per aver favorito il contatto con {name}.'],
    },
    condolence: {
      plain: [
        'Partecipo con affetto al {Suo|tuo} dolore. {Le|Ti} porgo le mie più sentite condoglianze.',
        'Con grande tristezza ho appreso la notizia. {Le|Ti} mando un pensiero affettuoso.',
        'Non ci sono parole in un momento come questo. {Le|Ti} porgo le mie più sincere condoglianze.',
      ],
    },
    illness: {
      plain: [
        'Mi dispiace molto. {Le|Ti} auguro una pronta guarigione.',
        'Grazie per avermelo fatto sapere. {Le|Ti} auguro di {rimettersi|rimetterti} presto.',
        'Mi dispiace saperlo: {si riguardi|riguardati}, il resto può aspettare.',
      ],
      casual: ['Grazie per avermelo detto. Riguardati e rimettiti presto!'],
    },
    rejection: {
      plain: [
        'Grazie per la risposta, anche se speravo in un esito diverso.',
        'Grazie per avermelo comunicato. Mi dispiace per la decisione, che comunque rispetto.',
        'Grazie per la chiarezza della {Sua|tua} risposta.',
      ],
    },
    cancellation: {
      plain: [
        'Grazie per l’avviso tempestivo.',
        'Mi dispiace, ma capisco. Grazie per avermi scritto.',
        'Ho preso nota dell’annullamento, grazie.',
      ],
      casual: ['Peccato, ma nessun problema!'],
    },
    complaint: {
      plain: [
        'Grazie per la segnalazione. Mi dispiace per il disagio che {Le|ti} abbiamo causato.',
        'Capisco {il Suo|il tuo} disappunto e me ne scuso.',
        'Grazie per la franchezza. Mi rammarico sinceramente per quanto {descrive|descrivi}.',
      ],
      formal: [
        'Ho letto con la massima attenzione il Suo reclamo e La prego di accettare le mie scuse per il disagio arrecato.',
      ],
      assertive: ['Grazie per la segnalazione. Prendo la questione molto sul serio.'],
      empathetic: ['Capisco quanto questa situazione sia spiacevole e me ne dispiace davvero.'],
      urgent: ['Grazie per la segnalazione: mi occupo della questione con priorità.'],
      casual: ['Grazie per avermelo detto, e scusa per il disagio.'],
    },
    chaser: {
      plain: [
        'Mi scuso per il ritardo nella risposta.',
        'Grazie per il sollecito e per la pazienza.',
        '{Ha|Hai} ragione: {Le|ti} devo ancora una risposta.',
      ],
      casual: ['Grazie per il promemoria, e scusa per l’attesa!'],
      formal: ['La prego di scusare il ritardo della mia risposta.'],
    },
    apology: {
      plain: [
        'Grazie per {il Suo|il tuo} messaggio; non {si preoccupi|preoccuparti}, può capitare.',
        '{La|Ti} ringrazio per la spiegazione. Per me la questione è chiusa.',
        'Grazie per la franchezza, comprendo perfettamente.',
      ],
      casual: ['Figurati, nessun problema!'],
    },
    congratulation: {
      plain: [
        'Grazie mille per le congratulazioni, mi hanno fatto molto piacere.',
        '{La|Ti} ringrazio di cuore per le {Sue|tue} gentili parole.',
        'Molte grazie per il pensiero.',
      ],
      casual: ['Grazie mille, mi fa davvero piacere!'],
    },
    invitation: {
      plain: [
        'Grazie per l’invito.',
        '{La|Ti} ringrazio per il gradito invito.',
        'Grazie per aver pensato a me: l’invito mi fa molto piacere.',
      ],
      enthusiastic: ['Che bell’invito, grazie di cuore!'],
      casual: ['Grazie per l’invito!'],
      formal: ['La ringrazio sentitamente per il Suo cortese invito.'],
    },
    honour: {
      plain: [
        '{La|Ti} ringrazio per la fiducia.',
        'È un onore che {abbia|tu abbia} pensato a me.',
        'Molte grazie per una proposta che mi onora.',
      ],
    },
    application: {
      plain: [
        'Grazie per la {Sua|tua} candidatura e per l’interesse.',
        'Abbiamo ricevuto la {Sua|tua} candidatura, grazie.',
        '{La|Ti} ringrazio per l’interesse verso la nostra azienda.',
      ],
    },
    introduction: {
      plain: [
        'Grazie per la presentazione, è un piacere.',
        'Molte grazie per {il Suo|il tuo} messaggio e per la presentazione.',
        'Piacere di {conoscerLa|conoscerti}, e grazie per avermi scritto.',
      ],
    },
    invoice: {
      plain: [
        'Ho ricevuto la fattura, grazie.',
        'Grazie per l’invio della fattura.',
        'Grazie, la fattura è arrivata.',
      ],
    },
    reminder: {
      plain: [
        'Grazie per il promemoria.',
        'Grazie per avermelo ricordato.',
        '{La|Ti} ringrazio per il promemoria, ne ho preso nota.',
      ],
    },
    offer: {
      plain: [
        'Grazie per la {Sua|tua} proposta.',
        '{La|Ti} ringrazio per l’offerta, che ho letto con interesse.',
        'Molte grazie per {il Suo|il tuo} messaggio e per l’offerta.',
      ],
    },
    approval: {
      plain: [
        'Grazie per il riscontro positivo.',
        'Mi fa piacere che vada tutto bene.',
        '{La|Ti} ringrazio per l’approvazione.',
      ],
      enthusiastic: ['Ottima notizia, grazie mille!'],
    },
    pending: {
      plain: [
        'Grazie per l’aggiornamento.',
        '{La|Ti} ringrazio per l’interessamento.',
        'D’accordo, attendo {Sue|tue} notizie.',
      ],
    },
    sharing: {
      plain: [
        'Grazie per l’invio.',
        'Ho ricevuto tutto, grazie.',
        '{La|Ti} ringrazio per aver condiviso tutto con me.',
      ],
    },
    thanks: {
      plain: [
        'Non c’è di che, è stato un piacere.',
        'Con piacere: sono felice che sia stato utile.',
        'Grazie a {Lei|te} per le gentili parole.',
      ],
      casual: ['Figurati, è stato un piacere!'],
      formal: ['La ringrazio per le Sue gentili parole.'],
      concise: ['Non c’è di che.'],
    },
    announcement: {
      plain: [
        'Grazie per la comunicazione.',
        'Ho preso nota della notizia, grazie.',
        '{La|Ti} ringrazio per aver condiviso la notizia.',
      ],
      enthusiastic: ['Grazie mille per averlo condiviso con noi!'],
    },
    meeting: {
      plain: [
        'Grazie per la proposta di incontro.',
        '{La|Ti} ringrazio per il messaggio sul nostro incontro.',
        'Grazie per aver preso l’iniziativa di sentirci.',
      ],
      casual: ['Grazie per la proposta!'],
      formal: ['La ringrazio per la cortese proposta di incontro.'],
      enthusiastic: ['Grazie mille, ottima idea incontrarci!'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Grazie per {object}.',
        'Ho ricevuto {object}, grazie mille.',
        '{La|Ti} ringrazio per avermi inviato {object}.',
      ],
      formal: ['Confermo la ricezione di quanto inviato e La ringrazio per {object}.'],
      enthusiastic: ['Grazie di cuore per {object}, mi è di grandissimo aiuto!'],
      casual: ['Grazie per {object}!'],
      urgent: ['Grazie per {object}, guardo subito.'],
      concise: ['Ricevuto, grazie per {object}.'],
    },
    bare: {
      plain: [
        '{La|Ti} ringrazio per {il Suo|il tuo} messaggio e per il tempo dedicato.',
        'Grazie infinite.',
        'Molte grazie, {il Suo|il tuo} aiuto è stato prezioso.',
      ],
      friendly: ['Grazie davvero, mi ha fatto molto piacere.'],
      casual: ['Grazie mille, che gentilezza!'],
      enthusiastic: ['Mille grazie, è fantastico!'],
      formal: ['Desidero esprimerLe la mia più sincera gratitudine per la cortese disponibilità.'],
      empathetic: ['Grazie di cuore, la {Sua|tua} attenzione significa molto per me.'],
      urgent: ['Grazie mille per la rapidità.'],
      humorous: ['Grazie mille: ufficialmente ti devo un caffè.'],
      concise: ['Molte grazie.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Mi scuso per {cause}.',
        'Mi dispiace sinceramente per {cause} e {Le|ti} chiedo scusa.',
        '{Le|Ti} porgo le mie più sincere scuse per {cause}.',
      ],
      empathetic: [
        'Capisco bene {il Suo|il tuo} disappunto. Mi dispiace davvero per {cause} e {Le|ti} chiedo scusa di cuore.',
      ],
      casual: ['Scusa davvero per {cause}!'],
      formal: ['La prego di accettare le nostre più sentite scuse per {cause}.'],
      urgent: ['Mi scuso per {cause}: me ne occupo subito.'],
      humorous: ['Mea culpa: mille scuse per {cause}.'],
    },
    open: {
      plain: [
        'Mi scuso per [motivo delle scuse].',
        'Mi dispiace sinceramente per [motivo delle scuse] e {Le|ti} chiedo scusa.',
        '{Le|Ti} porgo le mie più sincere scuse per [motivo delle scuse].',
      ],
    },
    remedy: {
      plain: [
        'Per rimediare, farò quanto segue: [provvedimento].',
        'Me ne occupo personalmente: [provvedimento].',
        'Perché non accada più, è previsto quanto segue: [provvedimento].',
      ],
    },
  },
  followUp: {
    plain: [
      'Faccio seguito {mail}: ci sono novità?',
      '{Le|Ti} riscrivo in merito {mail} per sapere a che punto siamo.',
      'In merito {mail}, gradirei sapere come procede.',
    ],
    friendly: ['Un breve messaggio per chiedere se ci sono novità in merito {mail}.'],
    urgent: ['Ho bisogno al più presto di una risposta in merito {mail}.'],
    assertive: ['In merito {mail}, attendo ancora una risposta.'],
    casual: ['Rispetto {mail}, ci sono novità?'],
    formal: [
      'Mi permetto di fare seguito {mail} e Le sarei riconoscente se volesse indicarmi lo stato della questione.',
    ],
    concise: ['In merito {mail}: novità?'],
    humorous: ['Mi affaccio di nuovo nella tua casella in merito {mail}: ci sono novità?'],
    enthusiastic: ['Faccio seguito {mail}: non vedo l’ora di sapere se ci sono novità!'],
  },
  earlierMail: {
    subjectAndDate: 'alla {Sua|tua} e-mail {subject} in data {date}',
    subject: 'alla {Sua|tua} e-mail {subject}',
    date: 'alla {Sua|tua} e-mail in data {date}',
    bare: 'alla {Sua|tua} ultima e-mail',
  },

  deeds: {
    send: {
      yes: ['{Le|Ti} invierò volentieri {object} {by}.', '{Le|Ti} farò avere {object} {by}.'],
      no: ['Purtroppo al momento non posso {inviarLe|inviarti} {object}.'],
      open: ['{Le|Ti} invierò {object} [quando].'],
      yesIt: ['{Le|Ti} invierò volentieri quanto richiesto {by}.'],
      noIt: ['Purtroppo al momento non posso {inviarLe|inviarti} quanto richiesto.'],
      openIt: ['{Le|Ti} invierò quanto richiesto [quando].'],
    },
    review: {
      yes: [
        'Esaminerò {object} {by} e {Le|ti} farò avere le mie osservazioni.',
        'Esaminerò volentieri {object} {by}.',
      ],
      no: ['Purtroppo al momento non ho il tempo di esaminare {object}.'],
      open: ['{about}, ecco il mio parere: [parere].'],
      yesIt: ['Guarderò tutto {by} e {Le|ti} farò avere le mie osservazioni.'],
      noIt: ['Purtroppo al momento non ho il tempo di occuparmene.'],
      openIt: ['Ecco il mio parere: [parere].'],
    },
    check: {
      yes: [
        '{about}, verificherò e {Le|ti} farò sapere {by}.',
        '{about}, mi informo e {La|ti} aggiorno {by}.',
      ],
      no: ['{about}, purtroppo al momento non posso fare questa verifica.'],
      open: ['{about}, verificherò e {Le|ti} farò sapere [quando].'],
      yesIt: ['Verificherò e {Le|ti} farò sapere {by}.', 'Mi informo e {La|ti} aggiorno {by}.'],
      noIt: ['Purtroppo al momento non posso fare questa verifica.'],
      openIt: ['Verificherò e {Le|ti} farò sapere [quando].'],
    },
    sign: {
      yes: ['Firmerò {object} {by} e {Le|ti} restituirò la copia firmata.'],
      no: ['Purtroppo al momento non posso firmare {object}.'],
      open: ['Firmerò {object} [quando].'],
      yesIt: ['{Le|Ti} restituirò la copia firmata {by}.'],
      noIt: ['Purtroppo al momento non posso firmare.'],
      openIt: ['{Le|Ti} restituirò la copia firmata [quando].'],
    },
    confirm: {
      yes: ['{Le|Ti} confermo {object}.'],
      no: ['Purtroppo non posso ancora confermare {object}.'],
      open: ['{about}: [conferma / ancora da confermare].'],
      yesIt: ['{Glielo|Te lo} confermo volentieri.'],
      noIt: ['Purtroppo non posso ancora confermarlo.'],
      openIt: ['Per la conferma richiesta: [sì / non ancora].'],
    },
    tell: {
      yes: ['{about}, {Le|ti} farò sapere {by}.', '{about}, {Le|ti} darò un riscontro {by}.'],
      no: ['{about}, purtroppo al momento non posso {dirLe|dirti} nulla.'],
      open: ['{about}: [risposta].'],
      yesIt: ['{Le|Ti} farò sapere {by}.'],
      noIt: ['Purtroppo non posso dire nulla al riguardo.'],
      openIt: ['Ecco la mia risposta: [risposta].'],
    },
    call: {
      yes: ['{about}, {La|ti} chiamerò volentieri {by}.'],
      no: ['{about}, purtroppo al momento non mi è possibile telefonare.'],
      open: ['{about}, sono disponibile [giorno e ora].'],
      yesIt: ['{La|Ti} chiamerò volentieri {by}.'],
      noIt: ['Purtroppo al momento non mi è possibile telefonare.'],
      openIt: ['Per una telefonata sono disponibile [giorno e ora].'],
    },
    meet: {
      yes: ['{about}, mi renderò volentieri disponibile.'],
      no: ['{about}, purtroppo al momento non mi è possibile fissare un incontro.'],
      open: ['{about}, sono disponibile [giorno e ora].'],
      yesIt: ['Volentieri, incontriamoci pure.'],
      noIt: ['Purtroppo al momento non mi è possibile fissare un incontro.'],
      openIt: ['Per un incontro sono disponibile [giorno e ora].'],
    },
    attend: {
      yes: ['Parteciperò con piacere.', 'Ci sarò con piacere.'],
      no: ['Purtroppo non potrò partecipare.'],
      open: ['Per la mia partecipazione: [sì / no].'],
      yesIt: ['Parteciperò con piacere.'],
      noIt: ['Purtroppo non potrò partecipare.'],
      openIt: ['Per la mia partecipazione: [sì / no].'],
    },
    pay: {
      yes: ['Verificherò {object} e provvederò {by}.'],
      no: ['{about}, non procederò al pagamento in questi termini.'],
      open: ['{about}: [data di pagamento].'],
      yesIt: ['Farò le verifiche necessarie e provvederò {by}.'],
      noIt: ['Non procederò al pagamento in questi termini.'],
      openIt: ['Per il pagamento: [data di pagamento].'],
    },
    complete: {
      yes: ['Completerò {object} {by}.'],
      no: ['Purtroppo al momento non posso completare {object}.'],
      open: ['Completerò {object} [quando].'],
      yesIt: ['Me ne occupo {by}.'],
      noIt: ['Purtroppo al momento non posso occuparmene.'],
      openIt: ['Me ne occuperò [quando].'],
    },
    update: {
      yes: ['Modificherò {object} {by}.'],
      no: ['Purtroppo non posso modificare {object}.'],
      open: ['Modificherò {object} [quando].'],
      yesIt: ['Farò la modifica {by}.'],
      noIt: ['Purtroppo questa modifica non è possibile.'],
      openIt: ['Farò la modifica [quando].'],
    },
    arrange: {
      yes: ['{about}, mi occupo io di tutto {by}.', '{about}, penso io all’organizzazione {by}.'],
      no: ['{about}, purtroppo non posso occuparmi dell’organizzazione.'],
      open: ['{about}: [cosa è previsto].'],
      yesIt: ['Mi occupo io di tutto {by}.'],
      noIt: ['Purtroppo non posso occuparmene.'],
      openIt: ['Per l’organizzazione: [cosa è previsto].'],
    },
    help: {
      yes: ['{about}, {La|ti} aiuterò volentieri.'],
      no: ['{about}, purtroppo non posso {esserLe|esserti} di aiuto.'],
      open: ['{about}, ecco come posso aiutare: [aiuto offerto].'],
      yesIt: ['{La|Ti} aiuterò volentieri.'],
      noIt: ['Purtroppo non posso {esserLe|esserti} di aiuto.'],
      openIt: ['Ecco come posso aiutare: [aiuto offerto].'],
    },
    approve: {
      yes: ['Approvo {object}.', '{about}, {ha|hai} il mio consenso.'],
      no: ['Purtroppo non posso approvare {object}.'],
      open: ['{about}: [approvazione / mancata approvazione].'],
      yesIt: ['{Ha|Hai} il mio consenso.'],
      noIt: ['Purtroppo non posso dare il mio consenso.'],
      openIt: ['Per l’approvazione richiesta: [sì / no].'],
    },
    cancel: {
      yes: ['Annullo {object}, come richiesto.'],
      no: ['Purtroppo non è più possibile annullare {object}.'],
      open: ['{about}: [annullamento / annullamento non più possibile].'],
      yesIt: ['Procedo con l’annullamento, come richiesto.'],
      noIt: ['Purtroppo l’annullamento non è più possibile.'],
      openIt: ['Per l’annullamento: [sì / non più possibile].'],
    },
    fix: {
      yes: ['{about}, provvederò {by} e {La|ti} avviserò appena sarà tutto risolto.'],
      no: ['{about}, purtroppo non ho una soluzione da proporre.'],
      open: ['{about}: [provvedimento].'],
      yesIt: ['Provvederò {by} e {La|ti} avviserò appena sarà tutto risolto.'],
      noIt: ['Purtroppo non ho una soluzione da proporre.'],
      openIt: ['È previsto quanto segue: [provvedimento].'],
    },
    deliver: {
      yes: ['{about}, provvederemo {by}.'],
      no: ['{about}, purtroppo al momento non è possibile.'],
      open: ['{about}, la data prevista è la seguente: [data].'],
      yesIt: ['Faremo la consegna {by}.'],
      noIt: ['Purtroppo al momento non possiamo fare la consegna.'],
      openIt: ['Faremo la consegna [quando].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} mi va benissimo.',
        'D’accordo, sono disponibile {on}.',
        'Confermo volentieri l’appuntamento: {named}.',
      ],
      casual: ['{named} per me è perfetto.'],
      enthusiastic: ['{named} va a meraviglia, non vedo l’ora!'],
      formal: ['Ho il piacere di confermarLe che sarò disponibile {on}.'],
      concise: ['{named} va bene.'],
      humorous: ['{named}: segnato in agenda, con tanto di cerchietto rosso.'],
    },
    yesIt: {
      plain: [
        'L’orario proposto mi va benissimo.',
        'D’accordo per l’appuntamento proposto.',
        'Confermo volentieri il nostro appuntamento.',
      ],
    },
    no: {
      plain: [
        'Purtroppo non sono disponibile {on}.',
        '{named} purtroppo non mi è possibile.',
        'Purtroppo {on} ho già altri impegni.',
      ],
      casual: ['{named} non riesco, peccato.'],
      formal: ['Mi duole comunicarLe che non sarò disponibile {on}.'],
      concise: ['Non sono disponibile {on}.'],
    },
    noIt: {
      plain: [
        'Purtroppo l’orario proposto non va bene per me.',
        'Purtroppo in quel momento non sono disponibile.',
        'Purtroppo per quella data ho già altri impegni.',
      ],
    },
    open: ['{named} [mi va bene / non mi va bene].'],
    openIt: ['L’orario proposto [mi va bene / non mi va bene].'],
    move: {
      plain: [
        'Purtroppo non sono disponibile {on}. Potrebbe andare bene {other}?',
        '{named} purtroppo non mi è possibile: {Le|ti} propongo {other}.',
        'Purtroppo {on} ho già altri impegni. Per me l’ideale sarebbe {other}.',
      ],
      casual: ['{named} non riesco. Che ne dici di {other}?'],
      assertive: ['Non sono disponibile {on}. Propongo {other}.'],
      formal: ['Sono spiacente di non essere disponibile {on} e mi permetto di proporLe {other}.'],
    },
    moveIt: {
      plain: [
        'Purtroppo quell’orario non va bene per me. Potrebbe andare bene {other}?',
        'Potremmo spostare l’appuntamento? {Le|Ti} propongo {other}.',
        'Mi dispiace dover chiedere un’altra data: per me l’ideale sarebbe {other}.',
      ],
      casual: ['Possiamo spostare? Ti propongo {other}.'],
    },
    propose: {
      plain: [
        '{Le|Ti} propongo {other}.',
        'Potrebbe andare bene {other}?',
        'Per me l’ideale sarebbe {other}.',
      ],
    },
    otherTime: '[data e ora proposte]',
    oneOf: ['Tra le date proposte, per me va bene {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, la risposta è sì.', '{re}: sì, è così.'],
      no: ['{re}, purtroppo la risposta è no.', '{re}: purtroppo no.'],
      open: ['{re}: [sì / no, con spiegazione].'],
    },
    choice: {
      yes: ['{re}, ecco la mia scelta: [scelta].'],
      no: ['{re}, purtroppo nessuna delle opzioni va bene per me.'],
      open: ['{re}, ecco la mia scelta: [scelta].'],
    },
    time: {
      yes: ['{re}, posso {indicarLe|indicarti} la data: [data].'],
      no: ['{re}, purtroppo non posso ancora indicare una data.'],
      open: ['{re}: [data o termine].'],
    },
    amount: {
      yes: ['{re}, ecco la cifra: [importo o quantità].'],
      no: ['{re}, purtroppo non posso ancora indicare una cifra.'],
      open: ['{re}: [importo o quantità].'],
    },
    fact: {
      yes: ['{re}, ecco la mia risposta: [risposta].'],
      no: ['{re}, purtroppo non sono in grado di rispondere.'],
      open: ['{re}, ecco la mia risposta: [risposta].', '{re}: [risposta].'],
    },
    explanation: {
      yes: ['{re}, ecco la mia spiegazione: [spiegazione].'],
      no: ['{re}, purtroppo non posso aggiungere altro.'],
      open: ['{re}: [spiegazione].'],
    },
    action: {
      yes: ['{re}, me ne occupo volentieri.', '{re}, d’accordo, ci penso io.'],
      no: ['{re}, purtroppo non posso impegnarmi.'],
      open: ['{re}: [risposta].'],
    },
  },
  questionRefs: {
    only: 'riguardo alla {Sua|tua} domanda',
    first: 'riguardo al {Suo|tuo} primo punto',
    second: 'riguardo al {Suo|tuo} secondo punto',
    third: 'riguardo al {Suo|tuo} terzo punto',
    further: 'riguardo all’altro {Suo|tuo} punto',
    quoted: 'riguardo alla {Sua|tua} domanda {question}',
    requested: 'riguardo alla {Sua|tua} richiesta {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, avrei prima una domanda: [domanda]?',
        '{re}, {potrebbe|potresti} chiarirmi un punto: [domanda]?',
        '{re}, prima di rispondere mi servirebbe un chiarimento: [domanda]?',
      ],
      concise: ['{re}: [domanda]?'],
    },
    many: { plain: ['Prima di rispondere punto per punto, avrei una domanda: [domanda]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, mi servirebbe prima [cosa serve].',
        '{re}, per procedere ho ancora bisogno di quanto segue: [cosa serve].',
        '{re}, {potrebbe|potresti} inviarmi [cosa serve]?',
      ],
    },
    many: { plain: ['Per rispondere a ogni punto mi servirebbe ancora [cosa serve].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, un punto non mi è chiaro: [punto da chiarire].',
        '{re}, vorrei assicurarmi di aver capito bene: [punto da chiarire]?',
        '{re}, vorrei prima chiarire un punto: [punto da chiarire]?',
      ],
    },
    many: {
      plain: ['Prima di rispondere punto per punto, vorrei chiarire quanto segue: [punto da chiarire]?'],
    },
  },
  status: [
    '{re}, la situazione è la seguente: [stato attuale].',
    '{re}, ecco a che punto siamo: [stato attuale].',
  ],
  bargain: {
    amount: {
      plain: [
        'Per l’importo di {amount} ho una controproposta: [condizioni].',
        'A {amount} non siamo ancora d’accordo; per me sarebbe possibile quanto segue: [condizioni].',
        'Vorrei tornare sull’importo di {amount}: [condizioni].',
      ],
      assertive: ['L’importo di {amount} è troppo alto. La mia proposta: [condizioni].'],
      casual: ['{amount} è un po’ troppo per me. La mia proposta: [condizioni].'],
    },
    bare: {
      plain: [
        'Vorrei parlare delle condizioni: [condizioni].',
        'La mia proposta è la seguente: [condizioni].',
        'Potremmo trovare un’intesa in questi termini: [condizioni].',
      ],
    },
  },
  guarded: {
    secret: [
      'Per principio non comunico via e-mail dati riservati come password o coordinate bancarie.',
      'Non invio credenziali né coordinate bancarie via e-mail: è meglio usare un altro canale.',
      'Non fornisco questi dati via e-mail; mi rivolgerò a un contatto che già conosco.',
    ],
    payment: [
      'Prima di tutto verificherò questa richiesta di pagamento.',
      'Prima di qualsiasi pagamento farò una verifica attraverso i nostri canali abituali.',
      'Per il pagamento, procederò prima a una verifica.',
    ],
  },
  listLead: ['Rispondo punto per punto:'],

  bodies: {
    question: {
      plain: [
        'Avrei una domanda al riguardo: [domanda]?',
        'C’è una cosa che vorrei sapere: [domanda]?',
        'Mi sarebbe utile sapere anche questo: [domanda]?',
      ],
    },
    accept: {
      plain: ['Accetto volentieri.', 'Accetto con piacere.', 'Per me va bene.'],
      enthusiastic: ['Accetto con grandissimo piacere!'],
      casual: ['Ci sto volentieri.'],
      formal: ['Ho il piacere di comunicarLe che accetto.'],
      concise: ['Accetto.'],
      humorous: ['Accetto, e senza nemmeno lanciare la monetina.'],
    },
    decline: {
      plain: [
        'Purtroppo devo rinunciare.',
        'Dopo averci riflettuto, preferisco rinunciare.',
        'Purtroppo non posso accettare.',
      ],
      casual: ['Stavolta purtroppo passo.'],
      assertive: ['La mia risposta è no.'],
      formal: ['Dopo attenta riflessione, sono spiacente di dover declinare.'],
      empathetic: ['Non è facile dirlo, ma devo rinunciare.'],
    },
    reschedule: {
      plain: [
        'Potremmo trovare un’altra data? {Le|Ti} propongo {other}.',
        'Vorrei spostare l’appuntamento. Potrebbe andare bene {other}?',
        'Mi dispiace dover chiedere un’altra data: per me l’ideale sarebbe {other}.',
      ],
      casual: ['Possiamo spostare? Ti propongo {other}.'],
    },
    request: {
      plain: [
        '{Potrebbe|Potresti} inviarmi [cosa serve]?',
        'Mi servirebbe ancora [cosa serve].',
        '{Le|Ti} chiedo la cortesia di farmi avere [cosa serve].',
      ],
      formal: ['La prego di volermi cortesemente inviare [cosa serve].'],
    },
    update: {
      plain: [
        'La situazione attuale è la seguente: [stato attuale].',
        'Un breve aggiornamento: [stato attuale].',
        'Ecco a che punto siamo: [stato attuale].',
      ],
    },
    clarify: {
      plain: [
        'Un punto non mi è chiaro: [punto da chiarire].',
        '{Potrebbe|Potresti} spiegarmi [punto da chiarire]?',
        'Per assicurarmi di aver capito bene: [punto da chiarire]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          '{Le|Ti} confermo quanto segue: {facts}.',
          'Confermo volentieri: {facts}.',
          'È quindi confermato: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Confermo la ricezione del {Suo|tuo} messaggio.',
          '{Il Suo|Il tuo} messaggio è arrivato e ho preso nota di tutto.',
          'Ho preso nota di quanto mi {scrive|scrivi}.',
        ],
      },
    },
    introduce: {
      plain: [
        'Vorrei {presentarLe|presentarti} [nome]: [ruolo e motivo].',
        'Vorrei {metterLa|metterti} in contatto con [nome]: [ruolo e motivo].',
        'Credo che {Le|ti} farà piacere conoscere [nome]: [ruolo e motivo].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Potrebbe|Potresti} dirmi se {text}?',
    'ask-about': 'Cosa {può|puoi} dirmi su {text}?',
    'ask-for': '{Potrebbe|Potresti} inviarmi {text}?',
    'ask-that': 'Avrei una richiesta: {text}.',
    offer: '{Le|Ti} propongo quanto segue: {text}.',
    thank: 'Grazie per {text}.',
    apologize: 'Mi scuso per {text}.',
    congratulate: 'Congratulazioni vivissime per {text}.',
    wish: '{Le|Ti} auguro {text}.',
    invite: 'Vorrei {invitarLa|invitarti}: {text}.',
    remind: 'Mi permetto di {ricordarLe|ricordarti} {text}.',
  },
  toTranslate: 'in italiano: {text}',

  closings: {
    awaiting: {
      professional: [
        'Resto in attesa di un {Suo|tuo} riscontro.',
        '{La|Ti} ringrazio in anticipo per la risposta.',
        'Grazie fin d’ora per {il Suo|il tuo} riscontro.',
      ],
      formal: [
        'In attesa di un Suo cortese riscontro, La ringrazio per l’attenzione.',
        'RingraziandoLa anticipatamente, resto in attesa di un Suo riscontro.',
      ],
      diplomatic: [
        'Confido che troveremo una soluzione soddisfacente per tutti e attendo con interesse il Suo parere.',
      ],
      assertive: ['{Le|Ti} chiedo una risposta chiara.'],
      concise: ['Grazie per la risposta.'],
      urgent: [
        'Una risposta rapida mi sarebbe di grande aiuto.',
        '{La|Ti} prego di rispondermi al più presto.',
      ],
      friendly: [
        'Aspetto con piacere la {Sua|tua} risposta.',
        'Sarà un piacere {leggerLa|leggerti}.',
        'Grazie in anticipo, e a presto.',
      ],
      empathetic: ['{Si prenda|Prenditi} pure tutto il tempo che serve per rispondere.'],
      enthusiastic: ['Non vedo l’ora di leggere la {Sua|tua} risposta!'],
      casual: ['Fammi sapere.', 'Dimmi cosa ne pensi.'],
      humorous: ['Aspetto la tua risposta con un occhio alla posta e l’altro al caffè.'],
    },
    available: {
      professional: [
        'Resto a {Sua|tua} disposizione per qualsiasi chiarimento.',
        'Per qualsiasi domanda, non {esiti|esitare} a scrivermi.',
        'Risponderò volentieri a ogni ulteriore domanda.',
      ],
      formal: ['Rimango a Sua completa disposizione per ogni ulteriore chiarimento.'],
      diplomatic: ['Se qualche punto meritasse un confronto, sarò a Sua disposizione.'],
      assertive: ['Se manca qualcosa, {me lo dica|dimmelo}.'],
      concise: ['A disposizione.'],
      urgent: ['Per qualsiasi dubbio, rispondo subito.'],
      friendly: [
        'Se dovesse servire altro, {mi scriva|scrivimi} pure.',
        '{Le|Ti} auguro una splendida giornata.',
        'Se resta qualche dubbio, aiuto volentieri.',
      ],
      empathetic: ['Se {ha|hai} bisogno di qualsiasi cosa, ci sono.'],
      enthusiastic: ['Non vedo l’ora di andare avanti!'],
      casual: ['Se ti serve qualcosa, fammi un fischio.'],
      humorous: ['Se hai domande, scrivimi pure: non mordo.'],
    },
    meeting: {
      plain: [
        'Sarà un piacere {incontrarLa|incontrarti}.',
        'Attendo con piacere il nostro incontro.',
        'Nel frattempo, {Le|ti} auguro buon lavoro.',
      ],
      casual: ['Ci vediamo!'],
      enthusiastic: ['Non vedo l’ora che arrivi quel giorno!'],
      formal: ['Sarà per me un piacere incontrarLa in tale occasione.'],
      concise: ['Ci vediamo allora.'],
    },
    declined: {
      plain: [
        '{La|Ti} ringrazio per la comprensione.',
        'Grazie per la comprensione: spero ci sia un’altra occasione.',
        'Mi auguro che ci sia presto un’altra opportunità.',
      ],
      casual: ['Alla prossima!'],
      assertive: ['Grazie per averne preso nota.'],
      formal: ['La ringrazio anticipatamente per la cortese comprensione.'],
    },
    sorry: {
      plain: [
        '{La|Ti} ringrazio per la pazienza.',
        'Grazie per la comprensione.',
        '{Le|Ti} riscriverò appena avrò novità.',
      ],
    },
    grave: {
      plain: [
        '{Le|Ti} mando un caro pensiero.',
        '{Abbia cura di sé|Abbi cura di te}.',
        'Se posso fare qualcosa, {me lo faccia|fammelo} sapere.',
      ],
    },
    content: {
      plain: [
        '{Le|Ti} auguro buon proseguimento.',
        'Spero di proseguire presto la nostra collaborazione.',
        '{Le|Ti} auguro una buona giornata.',
      ],
      casual: ['Stammi bene!'],
      enthusiastic: ['Avanti così, non vedo l’ora del seguito!'],
      formal: ['Le porgo i migliori auguri di buon lavoro.'],
      concise: ['Buona giornata.'],
    },
  },
};
