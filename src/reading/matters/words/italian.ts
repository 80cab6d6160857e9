import type { MatterWords } from '../matter.ts';

export const italianWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: 'invi|mand|spedi|trasm|inoltra|inoltri|inoltro_|girar|girami|fornir|fornisc|condivid|far avere|farmi avere|fammi avere|mi faccia avere|farci avere|allegar|passami|passarmi|darmi|mi dia|dammi|recapit|far pervenire|farmi pervenire|mi serve il|mi serve la|mi servono|ci serve|ci servono|ho bisogno del|ho bisogno della|ho bisogno dei|abbiamo bisogno del|abbiamo bisogno della',
    review:
      "controll|verific|rivede|rilegg|legger|dare un'occhiata|da' un'occhiata|dai un'occhiata|dia un'occhiata|un'occhiata|esamin|guardar|guarda_|guardi_|dia uno sguardo|visionare|parere|commenti|osservazioni|cosa ne pensi|cosa ne pensa|valutar|consultare|revision",
    check:
      'controll|verific|informarsi|informarti|informarvi|si informi|informati_|accert|appur|sentire il corriere|senta il corriere|senti il corriere|chiedere al corriere|chieda al corriere|chiedi al corriere|chiedere al fornitore|chiedere al magazzino|contattare il corriere|contatti il corriere|contattare il fornitore|indag|capire perché|capire cosa|capire dove|vedere se_|sollecitare il',
    sign: 'firm|sottoscri|controfirm|sigl',
    confirm: 'conferm|accusare ricevuta|dare conferma|ribadi|attest',
    tell: 'dirmi|dimmi|mi dica|mi dici|dire_|dirci|ci dica|farmi sapere|fammi sapere|mi faccia sapere|far sapere|fateci sapere|facci sapere|inform|comunic|indic|spieg|chiari|precis|rispond|risposta|riscontr|aggiorn|tenermi|avvis|farmi avere un riscontro|segnal',
    call: 'chiam|telefon|richiam|sentirci|ci sentiamo|sentiamoci|risentir|fare uno squillo',
    meet: 'incontr|veder|ci vediamo|vediamoci|riun|parlar|parliamo|discut|confront|appuntamento|colloquio|prendere un caffè|trovarci|ritrovar|videochiamata|fissare|call_|pranzare',
    attend:
      'partecipar|partecipa_|partecipi_|partecipate|parteciper|partecipazione|intervenir|venire|vieni_|viene_|verrai|verrà|venga_|esserci|sarai_|sarà presente|essere presente|unirti|unirsi|presenza|assistere',
    pay: 'pagar|paga_|paghi_|pagam|sald|bonific|versar|versi_|liquid|corrispond|rimbors|regolar',
    complete: 'compil|complet|riempi|finire|termin|ultimare',
    update:
      'aggiorn|modific|cambi|corregg|corretto|rettific|adegu|integr|aggiung|inserir|rivedere il prezzo|adatt',
    arrange:
      'organizz|prenot|prepar|pianific|predisporr|fissare|programm|occuparsi|occuparti|occuparvi|coordin|ordinare|riserv|concord',
    help: 'aiut|assist|supporto|support|consigl|dare una mano|dammi una mano|consulenza|sosten',
    approve: "approv|autorizz|consenso|benestare|accett|valid|via libera|dare l'ok|acconsent|nulla osta",
    cancel: 'annull|disdi|recede|cancell|revoc|disiscri|rinunci',
    fix: 'ripar|risolv|sistem|sostitu|rimedi|aggiust|correggere l|soluzione|ripristin',
    deliver: 'consegn|recapit|fornitura|evader|spedizione',
  },
  finding: 'con_|col_|presso|se_|perché|dove|quando|come mai|cosa_|lo stato|a che punto',
  things: {
    contract: 'contratt|accordo_|convenzione',
    invoice: 'fattur|ricevuta fiscale|parcella|nota di debito',
    quote: 'preventiv|quotazione|offerta_|stima_',
    report: 'relazione_|rapporto_|report|resoconto|studio_',
    presentation: 'presentazion|diapositiv|slide',
    documents:
      "bolla di|ddt_|visura|document|carte_|certificat|attestat|fascicolo|pratica_|passaporto|carta d'identità",
    file: 'file_|foglio di calcolo|excel_|pdf_',
    list: 'elenco|elenchi|lista_|liste_|catalogo|inventario|riepilogo',
    figures: 'dati_|cifre|numeri_|statistic|indicatori|risultati',
    agenda: 'ordine del giorno|agenda_',
    minutes: 'verbale|verbali|appunti della riunione|resoconto della riunione',
    proposal: 'propost|progetto di collaborazione',
    plan: 'piano_|piani_|pianificazione|tabella di marcia|roadmap',
    schedule: 'calendario|cronoprogramma|orari|programma_|tempistic|turni_',
    draft: 'bozza|bozze|prima versione|versione preliminare',
    details: 'dettagli|informazion|info_|specifiche|particolari|chiarimenti|estremi',
    address: 'indirizz|recapito',
    phone: 'numero di telefono|numero di cellulare|telefono_|cellulare_|recapito telefonico',
    photos: 'foto|immagin',
    cv: 'curriculum|cv_',
    order: "ordine_|ordini_|ordinazione|buono d'ordine",
    delivery: 'consegn|spedizion|pacco|pacchi|collo_',
    payment: 'acconto|caparra|pagament|bonific|versament|acconto|saldo_',
    price: 'prezz|costo_|costi_|coster|costa_|quanto viene|tariff|onorari|compenso|importo',
    meeting: 'riunion|incontr|meeting|comitato|assemblea',
    call: 'telefonata|chiamata|videochiamata|videoconferenza|call_|zoom|teams',
    appointment: 'appuntament|visita_',
    interview: 'colloquio|intervista',
    event:
      'evento|eventi_|conferenza|convegno|congresso|seminario|workshop|corso_|formazione|webinar|festa|cena_|pranzo|fiera|cerimonia|ricevimento|matrimonio|compleanno|inaugurazione',
    project: 'progett|cantiere',
    account: 'account|utenza|accesso_|profilo|credenziali|conto_',
    application: "candidatur|domanda di|domanda d'|richiesta di finanziamento",
    feedback: 'commenti|osservazion|riscontro_|feedback|parere|opinion|suggeriment',
    deadline: 'scadenz|termine_|data ultima|data limite',
    budget: 'budget|stanziament|bilancio_',
    form: 'modulo|moduli_|questionari|formular|sondaggio|scheda_',
    product: 'prodott|articol|merce|dispositivo|apparecchi|macchin|modello|sedie|materiale',
    refund: 'rimbors|restituzione del denaro|nota di credito',
    discount: 'sconto|sconti_|ribasso|riduzione|promozione_',
    room: 'sala_|sale_|aula_|stanza|camera_|ufficio_|locale_',
    trip: 'viaggi|volo_|voli_|trasferta|biglietto|soggiorno',
    website: 'sito_|sito web|pagina web|portale',
    problem: 'problem|errore|errori|guasto|anomalia|difetto|disservizio|malfunzionament|inconvenient',
    position: 'posizione|posto di lavoro|impiego|annuncio di lavoro|stage_|tirocinio',
  },
  causes: {
    delay:
      'ritard|ancora in attesa|sto ancora aspettando|stiamo ancora aspettando|da settimane|da giorni aspett|non ho ancora ricevuto|non abbiamo ancora ricevuto|non è ancora arriv|non è ancora stat|non sono ancora arriv|ancora non è arriv|in ritardo|oltre i tempi',
    damage: 'danneggiat|rott|graffiat|ammaccat|crepat|danni_|in cattive condizioni|frantum',
    'mix-up':
      'prodotto sbagliato|articolo sbagliato|sbagliat|taglia errata|colore errato|prodotto errato|articolo errato|non è quello che|non corrisponde all|al posto di|al posto del|scambio',
    missing:
      'manca|mancan|incomplet|mai arrivat|non è arrivat|non sono arrivat|non ho ricevuto|non abbiamo ricevuto|smarrit',
    billing:
      'addebitat|doppio addebito|due volte|importo errato|importo sbagliato|errore in fattura|errore nella fattura|fatturato in più|addebito',
    silence:
      'senza risposta|nessuna risposta|nessuno risponde|nessuno mi ha|nessuno ci ha|nessun riscontro|non mi ha risposto|senza notizie|silenzio|ignorat',
    service:
      'scortes|maleducat|sgarbat|poco professional|servizio clienti|trattat|mancanza di rispetto|arrogan|assistenza pessima|pessimo servizio',
    outage:
      'non funziona|non va più|fuori servizio|guasto|guasta_|messaggio di errore|non riesco ad accedere|non riesco a entrare|irraggiungibile|bloccat|interruzione|si blocca',
    quality:
      'scarsa qualità|pessima qualità|difettos|difetti|delus|scadente|inutilizzabile|non conforme|mal fatt',
  },
  gists: {
    condolence:
      'scompars|è mancat|decesso|decedut|lutto|funeral|condoglianz|è venuto a mancare|è venuta a mancare|esequie|è morto|è morta',
    illness:
      'sono malat|in malattia|ospedale|ricoverat|influenza|febbre|operazione chirurgica|devo operarmi|allego il certificato medico|allego certificato medico|non sto bene',
    rejection:
      'altro candidato|altra candidata|altro fornitore|non procedere|non proseguire|siamo spiacenti di comunicar|siamo spiacenti di informar|non è stata selezionata|non è stato selezionato|esito negativo|abbiamo deciso di non|non rientra',
    cancellation:
      'devo annullare|dobbiamo annullare|è stato annullat|è stata annullat|è annullat|viene annullat|annullamento|devo disdire|costretto ad annullare|costretti ad annullare|non si terrà|disdetta_',
    complaint:
      'reclam|inaccettabil|insoddisf|delus|scontent|indignat|vergogn|lamentel|protest|danneggiat|difettos|intollerabile|disservizio|arrabbiat|inammissibil',
    chaser:
      'senza risposta|non ho ricevuto risposta|non abbiamo ricevuto risposta|non ho ancora ricevuto|non ho avuto riscontro|nessun riscontro|sollecit|ancora in attesa di|ci sono novità|in attesa di un suo riscontro da|torno a scriver|non ho più avuto notizie',
    apology:
      'mi scuso|ci scusiamo|le mie scuse|le nostre scuse|chiedo scusa|chiediamo scusa|mi dispiace per|ci dispiace per|scusa per|scusi per|perdon',
    congratulation: 'congratulazioni|complimenti|felicitazioni|auguri per',
    invitation: 'invit|siete invitati|sei invitat|avremmo il piacere di averla|ti aspettiamo|vi aspettiamo',
    application:
      'mi candido|candidarmi|la mia candidatura|il mio curriculum|il mio cv|annuncio di lavoro|posizione di|lettera di presentazione|lettera motivazionale',
    introduction:
      'mi presento|presentarmi|mi chiamo|il mio nome è|ti presento|le presento|presentarle|presentarti|metterla in contatto|metterti in contatto|nuovo referente|nuova referente|sono il nuovo|sono la nuova',
    invoice:
      'allego la fattura|allegata la fattura|in allegato la fattura|fattura allegata|nostra fattura|importo da pagare|importo dovuto|da saldare entro|scadenza di pagamento|pagabile entro|in allegato trova la fattura|in allegato la nostra fattura',
    reminder: 'promemoria|ricord|non dimentic|scade il|scadrà|termina il|ultimo giorno per',
    offer:
      'le offriamo|vi offriamo|ti offro|le offro|la nostra offerta|offerta speciale|prezzo speciale|collaborazione|partnership|i nostri servizi|proposta commerciale|vorremmo proporle|vorremmo offrire|possiamo offrire',
    approval:
      'per me va bene così|va tutto bene|va benissimo così|approvat|mi piace molto|tutto perfetto|perfetto così|ottimo lavoro|ok per me|nulla da aggiungere',
    pending:
      'le farò sapere|ti farò sapere|ci stiamo lavorando|ci sto lavorando|in lavorazione|in corso di|me ne sto occupando|ce ne stiamo occupando|la terrò|ti terrò|appena avrò|appena avremo|vi aggiorneremo',
    sharing:
      'allego|in allegato|allegat|ecco il_|ecco la_|ecco i_|ecco le_|le invio|ti invio|vi invio|le mando|ti mando|le trasmetto|trova in|troverà',
    thanks:
      "grazie per il suo aiuto|grazie per il tuo aiuto|grazie per l'aiuto|grazie di cuore|grazie ancora|grazie di tutto|grazie per tutto|volevo ringraziar|volevamo ringraziar|vorrei ringraziar|vorremmo ringraziar|desidero ringraziar|desideriamo ringraziar|grazie per il supporto|grazie per la disponibilità dimostrata|di grande aiuto|molto gentile da parte",
    announcement:
      'siamo lieti|abbiamo il piacere di|la informiamo|vi informiamo|le comunichiamo|vi comunichiamo|annunciamo|annunciare|a partire da|con effetto immediato|nuovi orari|cambio di indirizzo|chiusura',
    meeting:
      'riunion|incontr|appuntament|vederci|ci vediamo|videochiamata|call_|disponibil|sei libero|sei libera|ha tempo|hai tempo|una telefonata|fissare|sentirci|un caffè|pranzare|a pranzo|cenare insieme|aperitivo',
  },
  enclosed:
    'allego|in allegato|allegat|ecco il_|ecco la_|ecco i_|ecco le_|ecco l|le invio|ti invio|vi invio|le mando|ti mando|le trasmetto|troverà|trova in|troverai',
  familiar:
    'tu_|ti_|te_|tuo_|tua_|tuoi_|tue_|Ti_|Tu_|Ciao|potresti|Potresti|puoi_|Puoi_|hai_|Hai_|sei_|vuoi_|fammi|Fammi|mandami|Mandami|dimmi|Dimmi|inviami|Inviami|preferisci_|Preferisci_|riesci|Riesci|scusami',
  polite:
    'Lei_|La_|Le_|Suo_|Sua_|Suoi_|Sue_|suo_|sua_|suoi_|sue_|potrebbe|Potrebbe|Gentile|Egregio|Egregia|Spett|può_|Può_|voglia_|mi faccia|Mi faccia|distinti saluti|Distinti|RingraziandoLa|La ringrazio',
};
