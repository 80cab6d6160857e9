import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `il la le lo gli i di del della dei delle dello degli e è in che per con non un una si da dal dalla al alla
    sono come anche più ma ha hanno nel nella nei nelle sul sulla questo questa mi ti ci vi se io lui lei noi
    voi loro suo sua suoi essere stato stata fatto quando dove chi cosa ciao grazie buongiorno gentile cordiali
    saluti distinti gent perché molto tutto tutti ogni può dopo prima ancora così solo tra fra o ed ad cui
    riunione prezzo ordine consegna offerta fattura contratto settimana mese giorno anni anno tempo ora volta
    azienda lavoro paese città mondo vita uomo donna bambini acqua progetto servizio altro altri altra alcuni
    mentre durante secondo contro verso meno allora poco mai sempre adesso fare detto viene vengono deve devono
    primo nuova nuovo grande piccolo semplicemente cose meglio casa quello quella quelli perciò stati siamo
    avere abbiamo possono`,
  letter: {
    greetings: `ciao, caro, cara, cari, gentile, gentilissimo, gentilissima, buongiorno, buonasera, salve, egregio,
      egregia, spettabile, gent.mo, gent.ma`,
    beforeSignedName: 'tuo, tua, suo, sua, vostro, vostra, il tuo, la tua',
    closings: `cordiali saluti, distinti saluti, saluti, un saluto, un caro saluto, cordialmente, un abbraccio, a presto,
      i migliori saluti, con i migliori saluti, tanti saluti, buona giornata, in fede, in attesa di riscontro,
      resto in attesa, resto a disposizione, un cordiale saluto, porgo cordiali saluti, saluti cordiali,
      buon lavoro`,
    thanks: `grazie, grazie mille, molte grazie, grazie in anticipo, ti ringrazio, la ringrazio`,
    familiarGreetings: 'ciao',
    closingEnds: 'cordiali saluti, distinti saluti, migliori saluti',
    titles: `signor, signora, signorina, sig, sig.ra, sigra, dott, dott.ssa, dottssa, dottor, dottore,
      dottoressa, dr, ing, avv, avvocato, arch, geom, rag, prof, prof.ssa, gent, gent.ma, gentma, egr, spett`,
    nobody: 'tutti, colleghi, cliente',
    nameParticles: 'da, di, del, la',
    notNames: 'no, grazie, prego, ciao',
    abbreviations: 'sig, sig.ra, dott, dott.ssa, avv, geom, ing, spett, egr, gent, art, tab, pag',
  },
  mailProgram: {
    lead: 'il, il giorno, in data, on',
    wrote: 'ha scritto, scrive, scriveva',
    from: 'da, mittente',
    date: 'inviato, data, inviato il, data invio',
    to: 'a, per, destinatario',
    cc: 'cc, copia',
    subject: 'oggetto',
    original: 'messaggio originale, messaggio di origine, messaggio originario',
    forwarded: 'messaggio inoltrato, inizio messaggio inoltrato, inizio del messaggio inoltrato',
    sentFrom: `inviato da, inviato dal, inviato con, inviato tramite, scarica outlook, ottieni outlook`,
    replyTo: 'rispondi a',
    otherHeaders: 'allegati, priorità',
    replyPrefixes: 'r, rif, re',
    forwardPrefixes: 'i, inoltra',
    toMe: 'a me',
    folders: 'posta in arrivo',
    devices: 'cellulare, telefono',
    contact: 'telefono, cell',
    footers: 'avvertenza',
    confidential: 'riservat',
    addressee: 'destinat',
    bulk: `annulla l'iscrizione, disiscriv*, cancellati dalla newsletter, generata automaticamente,
      generato automaticamente`,
    automaticSubjects: 'risposta automatica, fuori sede, conferma ordine',
  },
  amounts: {
    currencies: 'euro EUR, dollari USD, sterline GBP, franchi CHF, per cento %',
    factors: 'mila 1e3, milione 1e6, milioni 1e6, miliardo 1e9, miliardi 1e9, mld 1e9',
  },
  asks: {
    questionWords: {
      when: `quando, che/quale/quali ora/ore/giorno/giorni/data/date/orario, qual è la data, qual è il giorno`,
      'how-much': `^quanto, quanto cost*/viene/verrebbe/è/sarebbe/devo/dobbiamo/si, quanta, quant'è, quale/che
        prezzo/importo/budget, qual è/sarebbe il/la/l'importo/prezzo/costo/budget/canone/tariffa/spesa`,
      'how-many': 'quanti, quante, qual è il numero di',
      who: 'chi, quale persona, qual è il nome/nominativo',
      where: "dove, dov'è, quale/che indirizzo/sala/sede/luogo, qual è l'indirizzo",
      what: `quale, quali, qual, ^che, che tipo/cosa, ^cosa, cos'è, cosa
        ne/serve/devo/dobbiamo/fare/pens*/manca/comprende/include/prefer*`,
      why: 'perché, come mai, per quale/che motivo/ragione, qual è il motivo',
      how: `^come, com'è, come funziona*/fare/posso/possiamo/devo/dobbiamo/procedere/si/intend*/preferi*, quanto
        tempo/dura*/manca/spesso, entro/fra/tra quanto, in che/quale modo, qual è la procedura`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `a, da, di, in, con, per, su, entro, fino, fino a, dal, al, tra, fra, verso, dopo,
      prima, e, ed, o, ma, quindi, allora, esattamente, nel, secondo, sino`,
    whether: 'se i*/l*/un*/è/c*/h*/a*/p*/v*/t*/m*/si/s*/d*/e*/r*/q*/n*/o*',
    or: 'o, oppure, ovvero, od',
    requests: `^potresti/potreste, ^potrebbe/puoi/può/potete ..
      *rmi/*rci/inviar*/mandar*/confermar*/verificar*/controllar*/passar*/gentilmente/cortesemente,
      ^mi/ci/me/ce puoi/può/potete/potrebbe/potresti/potreste/lo/la/li/le, ^mi/ci
      mand*/invi*/dai/fai/aiuti/giri/inoltri/passi/*chiami/risponda/faccia/dia/contatti/tenga, le/ti/vi sar*
      grat*, le/vi saremmo/saremo grat*, le/ti/vi
      dispiacerebbe/dispiace/chiedo/chiediamo/chiederei/chiederemmo/chiederò/pregherei/pregheremmo/preghiamo,
      sarebbe/saresti .. possibile/gentile/cortese/disponibile, ^riesc*/riusc* a, per
      favore/piacere/cortesia, la/ti/vi/si prego/prega/preghiamo .. di, si/è prega/richiede,
      ^chiedo/chiediamo, vorrei/vorremmo/volevo/volevamo chieder* di, gentilmente, cortesemente,
      vorrei/vorremmo/gradire*/gradiremmo/attend*/bisogno che, sarebbe .. se pot*/tu/lei/voi/mi/ci,
      dovre*/dovete/deve/devi .. darmi/darci/inviar*/mandar*/farmi/farci/passare/portare/firmare, esig*,
      ^*ami/*aci/*atemi/*ateci/*etemi/*eteci/*itemi/*iteci/rispondimi/scrivimi/dammi/dacci/fammi/facci,
      ^confermi/confermate/conferma/invii/inviate/invia/mandi/mandate/manda/verifichi/verificate/verifica/controlla/controlli/controllate/compili/compilate/firmi/firmate/porti/portate/risponda/rispondete/rispondi/restituisca/restituite/prenoti/prenota/indichi/indicate/provveda/provvedete/alleghi/guarda/prepara,
      non dimenti*/scord* di, ^ricordati/ricordatevi/assicurati/assicuratevi, attend* di ricevere, mi/ci
      faccia/fate/fammi avere`,
    tellMe: `fammi/facci/fatemi/fateci/farmi/farci/vorrei/vorremmo/volevo/volevamo/desider*/gradirei/voglio/vogliamo/piacerebbe/interess*/serve/servirebbe/occorre
      .. sapere, mi/ci faccia/facciano/fai/fate/fa/faresti/farebbe sapere, dimmi, dicci, ditemi, diteci,
      indicami/indicateci/confermami/confermateci/comunicateci/avvisami/avvisateci/spiegami/informami/aggiornami/aggiornateci,
      ^mi/ci
      dica/dici/dite/indichi/indica/confermi/conferma/comunichi/avvisi/spieghi/chiarisca/informi/aggiorni,
      mi/ci tenga/tieni/tenete aggiornat*/informat*, potrebbe/potresti/potete/può/puoi ..
      confermare/indicare/precisar*/informarmi/spiegare, dirmi, indicarmi, confermarmi, spiegarmi, mi/ci
      può/puoi/potete/potrebbe/potresti/potreste .. dire/indicare/confermare/comunicare/spiegare,
      bisogno/curioso/curiosa di sapere, vorrei/vorremmo/volevamo/volevo/piacerebbe ..
      capire/conoscere/chieder*/chiarire, mi chiedevo/chiedo/domandavo/domando, ci
      chiedevamo/chiediamo/domandiamo, ^sa/sai/sapete/sapresti/saprebbe
      se/quando/quanto/dove/chi/come/quale/quali/a/per/già, ha/hai/avete .. idea, ho/avrei/abbiamo/avremmo
      una/un/qualche domanda/dubbio, non mi/ci è chiaro, non ho/abbiamo capito, non capisco/capiamo,
      fatica/difficoltà a capire, non so/sappiamo se/chi/cosa/quando/dove/quanto/quale/quali/perché/a,
      domanda è, resta da capire/vedere/chiarire/sapere/confermare/decidere`,
    needs: `ho/abbiamo/avrei/avremmo/avrò/avremo .. bisogno, mi/ci
      serve/servono/servirebbe*/occorr*/manca/mancano/aiuterebbe/servirà, manca/mancano ancora/solo,
      ^manca/mancano il/la/i/le/lo/gli/un/una/sua/tua/l'*, necessit*, sarebbe/è necessari*
      avere/ricevere/il/la/un/una, sarebbe ..
      utile/opportuno/comodo/l'ideale/preferibile/bello/aiuto/d'aiuto/meglio, ^l'ideale sarebbe,
      migliore/meglio sarebbe, non ho/abbiamo .. ricevuto, non mi/ci è .. arrivat*/pervenut*/giunt*,
      sono/siamo/resto/restiamo/rimango/rimaniamo ancora/sempre in/senza, siamo/sono in attesa
      di/del/della/dei/delle, attendo/attendiamo/aspetto/aspettiamo ancora/il/la/i/le/un/una/conferma, ancora
      aspettando/attendendo, vorrei/vorremmo/desider*/piacerebbe
      prenotare/ordinare/ricevere/avere/ottenere/acquistare/annullare/disdire/modificare/spostare/rimandare/prolungare/fissare/iscriver*/sostituire/restituire/un/una,
      cerco/cerchiamo un/una/dei/delle, sono/siamo/sarei/saremmo interessat*, senza il/la/l'* .. non, non
      posso/possiamo .. senza, finché .. non`,
    courtesies: `^come sta/stai/state/va/vanno, tutto bene$, spero/speriamo/auguro che/tu/lei
      stia/tu/lei/vada/tutto/il/la/le/i/abbia, spero/auguro stia/tutto, esit* a, a
      sua/tua/vostra/completa/nostra .. disposizione, a disposizione, in attesa di
      un/riscontro/sentir*/legger*/suo/vostro/una/gentile, per qualsiasi/qualunque/eventuali/ulteriori/ogni,
      se ha/hai/avete/avesse .. domande/bisogno/dubbi, voglia/vogliate/prego/preghiamo/prega
      di/gradire/accettare/accogliere/notare/ignorare/scusar*/non
      notare/ignorare/scusar*/accettare/rispondere/gradire, prego/preghiamo/prega di non, mi/ci scus*, scusa
      il/per/se, mi permetta, chiedo/chiediamo scusa/perdono, in allegato, non si/ti preocc*, non
      c'è/ho/abbiamo .. bisogno, non è/serve/occorre necessario/che, abbi/abbia cura, ^chi non/sa, chi ..
      l'avrebbe, chi .. avrebbe detto/pensato, ^non è/sono un/una, volere/chiedere di più, vero$, la/ti/vi/le
      farò/faremo/terrò/terremo sapere/aggiornat*/informat*, sapere se posso/possiamo, come ringraziar*,
      bisogno di tempo, saluti, annullare l'iscrizione, grazie per avermi/averci/aver,
      volevo/vorrei/volevamo/vorremmo ringraziar*`,
    connectors: `e, ed, o, oppure, ma, però, anche, inoltre, poi, quindi, allora, infine, prima di tutto, tuttavia,
      altrimenti, in caso contrario, in tal caso, se sì, se no, se possibile, nel frattempo, a proposito, ps,
      un'altra cosa, una domanda, per favore, per cortesia, ciao, buongiorno, salve, scusa, ok, ah, bene,
      appena puoi, appena possibile, quando puoi, quando può, solo, ancora`,
    questionMarkers: "^dov'è/quand'è/com'è/cos'è che, ^come mai",
  },
  categories: {
    complaint: `molto/davvero/estremamente/profondamente/veramente/sono/siamo delus*/insoddisfatt*/scontent*,
      inaccettabile, inammissibile, intollerabile, mi lamento, sporgere/presentare/fare .. reclamo,
      mio/nostro reclamo/disappunto/malcontento, è/sono/era arrivat* rott*/danneggiat*/difettos*, è/era/sono
      rott*/danneggiat*/difettos*/guast*, non funziona/funzionano, non è ancora/mai arrivat*,
      articolo/prodotto/modello/taglia/misura sbagliat*/errat*, addebitat* due volte, pessimo servizio,
      vergogn*`,
    badNews: `è mancat*/mort*/decedut*/scomparso/scomparsa, venut* a mancare, ci ha/hanno lasciat*, la
      scomparsa/morte/perdita di, il decesso/funerale, ho perso mio/mia, ho perso il lavoro/posto, i
      funerali/ladri, in ospedale, ricoverat*, terapia intensiva, gravemente malat*, ha/ho avuto un
      incidente/infarto/ictus/malore, diagnosticat*, un tumore/cancro/incendio, intervento chirurgico, essere
      operat*, hanno/stat* licenziat*`,
    condolence: '',
    praise: `congratulazioni/complimenti/felicitazioni per, mi congratulo, ci congratuliamo, miei/nostri
      complimenti, ottimo/eccellente/fantastico/splendido/bel lavoro, sua/tua presentazione/relazione è
      stata, suo/tuo intervento/discorso è stato, rimast* .. colpit*/impressionat*`,
    thanks: `grazie .. per avermi/averci aiutat*/ospitat*/accolt*/dedicat*/accompagnat*, grazie .. per/di
      l'aiuto/l'ospitalità/l'accoglienza/tutto, grazie .. per il/la tuo/suo/vostro/tua/sua/vostra
      aiuto/sostegno/supporto/lavoro/gentilezza/ospitalità, volevo/volevamo/vorrei/vorremmo/desidero
      ringraziar*, ringrazio/ringraziamo .. di/cuore/sentitamente/moltissimo per, ringrazio/ringraziamo per
      avermi/averci/tutto/l'aiuto`,
    invitation: `invitar* a/al/alla/all'*, la/ti/vi invito/invitiamo a/al/alla/all'*/cordialmente, è/sei/siete ..
      invitat*, piacere/l'onore di invitar*/aver*, saremmo/sarei liet*/felic*/onorat* di/se
      averla/averti/avervi/venissi/volesse, invito alla/al nostra/mia/nostro/mio`,
    unsolicited: `ha/hai vinto un/il/la, stat* selezionat* per, ritiri/ritira/reclama il tuo/suo premio, offerta
      esclusiva/limitata/imperdibile, tempo limitato, aumenta/aumenti/incrementa le/il tue/sue/vostre/tuo/suo
      vendite/traffico, prima pagina di google, acquista/compra/approfittane ora/subito, lotteria, guadagna
      soldi/da, aziende come la`,
    machine: `ignora/ignori/ignorate/ignorare/dimentica/trascura .. istruzioni/indicazioni, ignora tutto ciò/il,
      prompt di/del sistema, messaggio di sistema, system prompt, le tue istruzioni sono, ora/adesso sei
      un/una/un'*, sei un'ia, come/cara/gentile/attenzione/assistente/agente ia/ai, in quanto ia, modello
      linguistico, chatgpt, im_start`,
  },
  fraud: {
    secrets: `password, pin, codice segreto/sms/temporaneo/ricevuto, codice di
      verifica/sicurezza/accesso/conferma/autorizzazione, codice che, codice a sei/6/quattro/4, otp,
      credenziali, dati di accesso/login, dati/numero di/della/carta .. carta, dati/numero carta, carta di
      credito/debito, bancomat, cvv, cvc, data di scadenza, spid`,
    handOver: `rispond* con/a, invi*, mand*, comunic*, fornis*, fornir*, indic*, dimmi, mi/ci dica, dicci, dammi,
      dacci, darci, darmi, condivid*,
      confermi/confermare/confermate/confermami/verifichi/verificare/verificate, inser*, digit*, compil*,
      aggiorna*, aggiorni, convalid*, trasmett*, girami, inoltr*, abbiamo/ho bisogno del/della/dei/delle,
      ci/mi serve/servono, ci/mi faccia avere, fammi avere`,
    giftCards: `carta/carte regalo/itunes/steam/amazon/apple/google/prepagate, gift card, buono/buoni regalo/amazon,
      paysafecard, voucher, bitcoin*`,
    buy: 'compr*, acquist*, procur*, prendi, prendere, gratt*, codici',
    bankDetails: `dati/estremi/dettagli bancari, coordinate/informazioni bancarie, conto/conti
      bancario/corrente/correnti, numero di/del conto, *iban, bic, beneficiario`,
    changed: `nuovo, nuova, nuovi, nuove, cambi*, modific*, variat*, variazione, aggiorn*, divers*, sostituit*, non
      più/utilizzare, revisione, d'ora in poi, a partire da`,
    secrecy: `tra noi, non .. dica/dire/parlare/parli/parola .. nessuno, non dirlo/parlarne/chiamarmi/telefonarmi, nessun
      altro, strettamente/operazione riservat*/confidenzial*, riservatezza, discrezione, non mi chiami, in
      segreto, con nessuno, a nessuno, non posso parlare/rispondere, massima discrezione/riservatezza`,
    haste: `immediatamente, subito, urgen*, d'urgenza, adesso, al più presto, il prima possibile, entro
      un'ora/mezzogiorno, entro 24/48/poche/le ore, entro le prossime, oggi, prima di mezzogiorno,
      ultimo/ultima avviso/sollecito/avvertimento/possibilità, sarà/verrà/saranno
      sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*, in caso contrario, perderà`,
    money: `bonific*, trasferi*, paga*, paghi, versare, versi, versamento, fattura, commissione, tassa, tasse,
      somma, importo, fondi, denaro, soldi, deposito, bitcoin, cripto*, western union, rimborso, premio,
      vincita, eredità, multa`,
    warnings: `non .. mai, mai chiest*/chieder*/condivid*/comunic*/fornir*/inviar*, non
      condivid*/comunic*/fornir*/fornisc*/rivel*/inviar*/invi/dare/dia/date/rispond*/cedere, attenzione
      a/alle/ai, diffid*, truff*, frod*, phishing, formazione, reimposta*, dimenticat* la, password
      dimenticata/scade*/in/è, cambi* la/password tua/sua/mia/password, non sono/è .. cambiat*/variat*,
      invariat*, tu stess*, lei stess*`,
    bait: `premio, lotteria, vincita, vincitore, vincitrice, vinto, estrazione, eredità, erede, defunto, deceduto,
      rimborso fiscale/irpef, pacco/spedizione .. giacenza/trattenut*/consegnat*/mittente, dogana, doganali, spese
      di sdoganamento/spedizione`,
    threats: `sarà/verrà/saranno sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*/restituit*, è stat*
      sospes*/bloccat*/limitat*, ultimo/ultima avviso/sollecito/avvertimento/possibilità, azioni/vie legali,
      perderà, webcam, tuoi/suoi contatti`,
  },
  instructions: {
    short: `rispondi brevemente, rispondi in breve, risponda brevemente, scrivi brevemente, scrivi breve, sii
      breve, sii conciso, breve, brevemente, molto breve, in breve, corto, risposta breve, conciso, in poche
      parole`,
    signAs: `firma come {}, firma con {}, firma con il nome {}, firma a nome di {}, firmi come {}, firmi a nome di
      {}, firmare come {}, firma {}, firmi {}, firmati come {}, il mio nome è {}, mi chiamo {}`,
    mention: `di' che {}, dì che {}, dille che {}, digli che {}, dica che {}, menziona che {}, scrivi che {},
      aggiungi che {}, spiega che {}, indica che {}, precisa che {}, fai presente che {}, fagli sapere che
      {}, di' anche che {}`,
    propose: `proponi {}, proponga {}, proporre {}, suggerisci {}, suggerisca {}, offri {}, proponigli {}, proponi
      invece {}, proponi di vederci {}, proponi di sentirci {}`,
    call: `chiamalo {}, chiamala {}, lo chiami {}, la chiami {}, salutalo come {}, salutala come {}, usa il nome
      {}`,
    avoid: `non menzionare {}, non menzioni {}, non parlare di {}, non parlare del {}, non parlare della {}, non
      parli di {}, non dire nulla di {}, non dire nulla su {}, senza menzionare {}, senza parlare di {},
      senza parlare del {}, evita di menzionare {}, ometti {}`,
    yes: `sì, si, di' di sì, dì di sì, digli di sì, dica di sì, rispondi di sì, accetta, accetti, d'accordo,
      accetta {}, accetti {}, conferma {}, confermi {}, di' di sì a {}, sì a {}, sì al {}, sì alla {}`,
    no: `no, di' di no, dì di no, digli di no, dica di no, rispondi di no, rifiuta, rifiuti, declina, rifiuta
      {}, rifiuti {}, declina {}, di' di no a {}, no a {}, no al {}, no alla {}`,
    firstPerson: `io, noi, mio, mia, miei, mie, nostro, nostra, nostri, nostre, mi, ci, sono, sarò, siamo,
      saremo, ho, abbiamo, avrò, avremo, posso, possiamo, potrò, potremo, devo, dobbiamo, vado, andrò, vengo,
      verrò, veniamo, verremo, arrivo, arriverò, arriveremo, chiamo, chiamerò, mando, manderò, invio, invierò,
      invieremo, porto, porterò, faccio, farò, faremo, voglio, vogliamo, preferisco, preferiamo, accetto,
      accettiamo, sto, stiamo`,
    thirdPerson: 'lui, lei, loro, egli, ella, essi, esse, gli',
  },
  address: {
    familiar:
      'tu, te, ti, tuo, tua, tuoi, tue, puoi, potresti, vuoi, vieni, riesci, hai, dimmi, fammi, mandami',
    polite: '',
  },
  phrases: {
    greeting: {
      familiar: 'Ciao {first},',
      polite: 'Gentile {name},',
      familiarNameless: 'Ciao,',
      politeNameless: 'Buongiorno,',
      titled: {
        sig: 'Gentile Sig. {last},',
        signor: 'Gentile Sig. {last},',
        signore: 'Gentile Sig. {last},',
        'sig.ra': 'Gentile Sig.ra {last},',
        signora: 'Gentile Sig.ra {last},',
        dott: 'Gentile Dott. {last},',
        dottor: 'Gentile Dott. {last},',
        dr: 'Gentile Dr. {last},',
        'dott.ssa': 'Gentile Dott.ssa {last},',
        dottoressa: 'Gentile Dott.ssa {last},',
        ing: 'Gentile Ing. {last},',
        ingegner: 'Gentile Ing. {last},',
        avv: 'Gentile Avv. {last},',
        avvocato: 'Gentile Avv. {last},',
        prof: 'Gentile Prof. {last},',
        professor: 'Gentile Prof. {last},',
        'prof.ssa': 'Gentile Prof.ssa {last},',
        professoressa: 'Gentile Prof.ssa {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'grazie per {il tuo|il Suo} messaggio.',
        formal: '{ti|La} ringrazio per {il tuo|il Suo} messaggio.',
      },
      regret: {
        plain: 'mi dispiace leggere quanto {scrivi|scrive}.',
        formal: 'apprendo con rammarico quanto mi {scrivi|scrive}.',
      },
      praise: {
        plain: 'grazie per le gentili parole.',
        warm: 'grazie di cuore per le bellissime parole!',
        formal: '{ti|La} ringrazio sentitamente per le gentili parole.',
      },
      welcome: {
        plain: 'grazie per {il tuo|il Suo} gentile messaggio.',
        warm: 'grazie mille, è molto gentile da parte {tua|Sua}.',
        formal: '{ti|La} ringrazio per {il tuo|il Suo} cortese messaggio.',
      },
      invitation: {
        plain: 'grazie per l’invito.',
        warm: 'grazie mille per l’invito!',
      },
    },
    statements: {
      accept: {
        plain: 'Accetto volentieri.',
        warm: 'Accetto con vero piacere!',
        brief: 'Accetto.',
      },
      decline: {
        plain: 'Purtroppo non posso accettare.',
        warm: 'Mi dispiace molto, ma non posso accettare.',
        formal: 'Con rammarico devo declinare.',
      },
      thank: {
        plain: 'Lo apprezzo molto.',
        formal: 'Lo apprezzo sinceramente.',
      },
      reschedule: {
        plain: 'Purtroppo quella data per me non va bene. Sarebbe possibile [altro giorno e ora]?',
        formal: 'Purtroppo non mi è possibile in quella data. Sarebbe possibile [altro giorno e ora]?',
      },
      request: {
        plain: 'Avrei una richiesta: [richiesta].',
        formal: 'Vorrei {rivolgerti|rivolgerLe} la seguente richiesta: [richiesta].',
      },
      question: {
        plain: 'Avrei una domanda: [domanda]',
        formal: 'Vorrei {porti|porLe} una domanda: [domanda]',
      },
      clarify: 'Una precisazione: [precisazione].',
      update: 'La situazione attuale è la seguente: [situazione attuale].',
      apologize: {
        plain: 'Mi scuso per il disagio arrecato.',
        warm: 'Mi dispiace davvero per il disagio arrecato.',
        formal: '{Ti|La} prego di accettare le mie più sincere scuse per il disagio arrecato.',
      },
      followUp: {
        plain: 'Torno sull’argomento: {potresti|potrebbe} farmi sapere [ciò che manca]?',
        formal:
          'Mi permetto di tornare sull’argomento: {potresti|potrebbe} cortesemente comunicarmi [ciò che manca]?',
      },
      confirm: {
        plain: 'Confermo.',
        formal: 'Con la presente {ti|Le} do conferma.',
      },
      negotiate: {
        plain: 'Vorrei proporre condizioni diverse: [proposta].',
        formal: 'Desidero {proporti|proporLe} le seguenti condizioni: [proposta].',
      },
      introduce: {
        plain: 'Mi presento: sono [nome], [ruolo].',
        formal: 'Mi permetto di presentarmi: sono [nome], [ruolo].',
      },
    },
    answers: {
      yes: 'Sì.',
      no: {
        plain: 'Purtroppo no.',
        warm: 'Mi dispiace, ma no.',
        formal: 'Purtroppo devo rispondere di no.',
      },
      willDo: {
        plain: 'Sì, volentieri.',
        warm: 'Sì, con piacere!',
      },
      cannotDo: {
        plain: 'Purtroppo non è possibile.',
        warm: 'Mi dispiace, ma non è possibile.',
      },
      confirmed: {
        plain: 'Sì, confermo.',
        formal: 'Sì, {te lo|glielo} confermo.',
      },
      later: 'Su questo punto risponderò più avanti.',
    },
    proposeTime: 'Sarebbe possibile {time}?',
    closing: {
      plain: '',
      warm: 'A presto!',
      formal: 'Resto a {tua|Sua} disposizione.',
    },
    signOff: {
      plain: 'Cordiali saluti,',
      warm: 'Un caro saluto,',
      formal: 'Distinti saluti,',
      brief: 'Saluti,',
    },
    gaps: {
      answer: 'risposta',
      yesNo: 'Sì / No',
      willDo: 'Sì, volentieri / Purtroppo non è possibile',
      date: 'data',
      amount: 'importo',
      number: 'numero',
      person: 'nome',
      place: 'luogo',
      reason: 'motivo',
      yourName: 'Nome',
    },
  },
  announcement: {
    opens: 'ecco, certo, certamente, risposta, di seguito',
    nouns: 'risposta, bozza, mail, messaggio',
  },
  checking: {
    notNames: `lei, le, la, li, gliela, suo, sua, suoi, sue, loro, voi, vostro, vostra, vostri, signore,
      signori, egregi, gentili`,
  },
  dates: {
    weekdays: 'lunedi, martedi, mercoledi, giovedi, venerdi',
    capital: 'set, mar, mag',
    lead: "il, le, la, lo, l', del, dal, al, di, per il, questo, questa",
    dayMarks: 'º, °',
    until: 'a, al, alle, fino al, fino alle',
    or: 'o, oppure, e',
    numbers: 'un/una/uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
    near: `ieri = -1, oggi = 0, stasera = 0, stamattina = 0, stamani = 0, questo pomeriggio = 0, domani = 1,
      domattina = 1, dopodomani = 2`,
    weekday: `{weekday} di questa settimana = this, {weekday} della [prossima settimana/settimana prossima] = next,
      la [prossima settimana/settimana prossima] {weekday} = next, quest* {weekday} = coming,
      {weekday} prossim* = unclear, prossim* {weekday} = unclear, {weekday} scors* = past, scors* {weekday} = past`,
    distance: `[tra/fra/entro] {n} giorn[o/i] <!lavorativ> = days, [tra/fra/entro] {n} settiman[a/e] = weeks,
      [tra/fra/entro] {n} mes[e/i] = months`,
    stretches: `questa settimana = week, la [prossima settimana/settimana prossima] = week 1,
      [questo/nel] [fine settimana/weekend/week-end] = weekend, il prossimo [fine settimana/weekend] = weekend 1,
      (la) fine [della/di questa] settimana = endOfWeek, fine della prossima settimana = endOfWeek 1,
      questo mese = month, il [prossimo mese/mese prossimo] = month 1, (la) fine [del/di questo] mese = endOfMonth,
      fine mese = endOfMonth`,
    endOfMonthNamed: '(la) fine (di) {month} ({year})',
    vague: 'inizio [(della) prossima settimana/{month}], metà {month}, al più presto, quanto prima',
    ordinal: '<il/del/al/dal> {day}{end}, <il/del/al/dal> {day} <alle/mattina/pomeriggio>',
    clock: {
      times: `<alle/dalle/ore/alle ore> {figures}([:/.]{minute}), ore {time}, <alle/dalle> {hour} {part},
        <alle/dalle> {hour}{end}, l'una`,
      at: "alle, all', dalle, verso le, intorno alle, ore, alle ore, h, a partire dalle",
      from: 'prima delle, dopo le',
      between: { lead: 'tra le', and: 'e le' },
      early: '(di) mattina, [del mattino/della mattina]',
      late: '(del/di) pomeriggio, [di/della] sera, sera',
      after: { '15': 'e un quarto', '30': 'e [mezza/mezzo]' },
      hours: 'una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
      noon: 'mezzogiorno',
      midnight: 'mezzanotte',
    },
    deadline: {
      before: `entro, entro e non oltre, prima di, prima del, prima della, prima delle, fino a, fino al, fino alle,
        al più tardi, non oltre, scadenza`,
      after: 'al più tardi',
      for: 'per',
      meetings: `appuntamento, riunione, incontr, pranzo, cena, chiamata, colloquio, prenot, visita, vederci,
        sentirci`,
    },
    proposals: `propon, propost, disponib, va bene, andrebbe, potremmo, possiamo, ci vediamo, ci incontriamo,
      che ne dice, che ne dici, magari, forse, prefer, spostare, rimandare, sarebbe possibile, sarebbe libero,
      è libero, sei libero, le andrebbe`,
  },
  promptAddress: 'Address the reader with «Lei», unless the mail itself uses «tu».',
};
