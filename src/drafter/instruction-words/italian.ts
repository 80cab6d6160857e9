import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Italian: as commands to either address, and as infinitives. */
export const italian: InstructionWords = {
  and: [' e ', ' ma ', ' poi '],
  please: ['per favore', 'per piacere', 'anche', 'poi', 'inoltre'],
  politely: [
    'molto gentilmente',
    'gentilmente',
    'cortesemente',
    'educatamente',
    'con gentilezza',
    'con cortesia',
  ],
  everything: [
    '(lo|la|tutto|questo|ciò)',
    "(l'|la |il |questa |questo |sua |suo )(invito|offerta|proposta|richiesta|appuntamento|riunione)",
  ],
  short: [
    '(sii|sia|rispondi|scrivi|tienila|tienilo|resta|fai)( molto| più|) (breve|brevemente|conciso|conciso|corto)',
    '(molto |più |)(breve|brevemente|corto|corta|conciso|concisa)',
    '(una |)risposta (più |)(breve|corta)',
    '(essere|rispondere) (breve|brevemente)',
  ],
  atMost: {
    sentences: [
      '(rispondi |scrivi |risponda |scriva |)(in |con |)(massimo |al massimo |un massimo di |non più di |meno di |fino a |)… (frasi|frase)( al massimo| massimo|)',
    ],
    words: [
      '(rispondi |scrivi |risponda |scriva |)(in |con |)(massimo |al massimo |un massimo di |non più di |meno di |fino a |)… (parole)( al massimo| massimo|)',
    ],
    characters: [
      '(rispondi |scrivi |risponda |scriva |)(in |con |)(massimo |al massimo |un massimo di |non più di |meno di |fino a |)… (caratteri)( al massimo| massimo|)',
    ],
  },
  long: [
    '(sii|sia|rispondi|scrivi|falla|fallo) (più |)(lungo|lunga|dettagliato|dettagliata|in dettaglio|a lungo)',
    '(più |)(lungo|lunga|dettagliato|dettagliata)',
    '(una |)risposta (più |)(lunga|dettagliata)',
  ],
  list: [
    '(rispondi |usa |con |in |come |sotto forma di |)(un |)(elenco|elenco puntato|lista|punti|elenco di punti)',
  ],
  noApology: ['(niente|senza|nessuna) (scuse|scusa)', 'non (scusarti|scusarsi|ti scusare|chiedere scusa)'],
  noGreeting: ['(senza|niente|nessun) (saluto|saluti iniziali|saluti)', 'non salutare'],
  sound: [
    '(sii|sia|scrivi|rispondi)( molto| più|) …',
    '(rispondi |scrivi |)(con|in|usa) (un |)(tono|modo|maniera) …',
    'tono …',
  ],
  tones: {
    friendly: ['amichevol-', 'cordial-', 'affettuos-', 'caloros-'],
    professional: ['professional-'],
    concise: ['sintetic-'],
    formal: ['formal-'],
    casual: ['informal-', 'rilassat-', 'colloquial-'],
    enthusiastic: ['entusiasta-', 'entusiastic-'],
    empathetic: ['empatic-', 'comprensiv-'],
    urgent: ['urgent-'],
    diplomatic: ['diplomatic-', 'cortes-', 'gentil-', 'educat-'],
    humorous: ['divertent-', 'spiritos-', 'scherzos-'],
    assertive: ['decis-', 'assertiv-', 'ferm-', 'dirett-'],
  },
  signAs: [
    '(firma|firmati|firmare|si firmi)( la mail| la risposta|)( come| con| a nome di|) …',
    '(mi chiamo|il mio nome è) …',
  ],
  callThem: ['(chiamala|chiamalo|chiamarla|chiamarlo) …', 'rivolgiti a (lei|lui) come …'],
  propose: [
    '(proponi|proponile|proponigli|proponga|proporre|suggerisci|suggerire)( il| la| un incontro| una riunione|) …',
    "(sposta|spostala|spostalo|rimanda|spostare)( la riunione| l'appuntamento|) (a|al|alle) …",
  ],
  yesNo: ['sì', 'si', 'no'],
  accept: [
    '(accetta|accetti|accettare|conferma|confermare)~',
    '(accetta|accetti|accettare|conferma|confermare) …~',
    "(di'|dì|dire) (di |)sì",
    "(di' |dì |di |dica |dire |rispondi |risponda |rispondere |)(di |)s[ìi] (a |al |alla |allo |all'|ai |alle |per |su |sul |sulla )…",
  ],
  decline: [
    '(rifiuta|rifiuti|rifiutare|declina|declinare)~',
    '(rifiuta|rifiuti|rifiutare|declina|declinare) …~',
    "(di'|dì|dire) ~(di |)no",
    "(di' |dì |di |dica |dire |rispondi |risponda |rispondere |)~(di |)no (a |al |alla |allo |all'|ai |alle |per |su |sul |sulla )…",
  ],
  askPlace: [
    "(la |il |l'|alla |al |all'|)…( domanda| punto| richiesta| proposta| questione|)",
    '(la |il |)(domanda|punto|numero) …',
  ],
  ordinals: [['prim-'], ['second-'], ['terz-'], ['quart-'], ['quint-'], ['ultim-']],
  quote: ["(scrivi|scriva|aggiungi|di'|dì|cita|inserisci|usa)( la frase| le parole|), …"],
  say: [
    "(di'|dì|di|dille|digli|dire|scrivi|menziona|menzionare|conferma|spiega|aggiungi|precisa|indica|rispondi|comunica|fai presente)( loro|) (che|ch') …",
    '(informala|informalo|informa) che …',
    '(menziona|menzionare|accenna a) …',
  ],
  askFor: ['(chiedi|chiedile|chiedigli|chieda|chiedere|richiedi|richiedere) …'],
  askWhether: ['(chiedi|chiedile|chiedigli|chieda|chiedere|domanda) se …'],
  thank: ['(ringrazia|ringraziala|ringrazialo|ringrazi|ringraziare) per …'],
  apologize: ['(scusati|si scusi|scusarsi|chiedi scusa|chiedere scusa) per …'],
  silence: [
    "(non|senza) (menzionare|parlare|nominare|accennare|citare|dire nulla) (il |la |i |le |lo |l'|di |del |della |dei |delle |dell'|al |alla |su |)…",
  ],
};
