import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `il la le lo gli i di del della dei delle dello degli e è in che per con non un una si da dal
    dalla al alla sono come anche più ma ha hanno nel nella nei nelle sul sulla questo questa mi ti ci vi se io
    lui lei noi voi loro suo sua suoi essere stato stata fatto quando dove chi cosa ciao grazie buongiorno
    gentile cordiali saluti distinti gent perché molto tutto tutti ogni può dopo prima ancora così solo tra fra
    o ed ad cui riunione prezzo ordine consegna offerta fattura contratto settimana mese giorno anni anno tempo
    ora volta azienda lavoro paese città mondo vita uomo donna bambini acqua progetto servizio altro altri altra
    alcuni mentre durante secondo contro verso meno allora poco mai sempre adesso fare detto viene vengono deve
    devono primo nuova nuovo grande piccolo semplicemente cose meglio casa quello quella quelli perciò stati
    siamo avere abbiamo possono`,
  letter: {
    greetings: `ciao, caro, cara, cari, care, carissimo, carissima, carissimi, gentile, gentili, gentilissimo,
      gentilissima, buongiorno, buonasera, salve, egregio, egregia, egregi, spettabile, gent.mo, gent.ma,
      stimato, stimata, buondì, ehi`,
    beforeSignedName: `tuo, tua, suo, sua, vostro, vostra, il tuo, la tua, la vostra, il vostro`,
    closings: `cordiali saluti, distinti saluti, saluti, un saluto, un caro saluto, cordialmente, un abbraccio,
      a presto, i migliori saluti, con i migliori saluti, tanti saluti, buona giornata, in fede,
      in attesa di riscontro, resto in attesa, resto a disposizione, un cordiale saluto,
      porgo cordiali saluti, saluti cordiali, buon lavoro, baci, un bacio, abbracci, un forte abbraccio,
      ti abbraccio, a domani, buona serata, buon weekend, buon fine settimana, con affetto, con stima,
      cari saluti`,
    thanks: `grazie, grazie mille, molte grazie, grazie in anticipo, ti ringrazio, la ringrazio, grazie infinite,
      grazie di cuore`,
    familiarGreetings: `ciao, ehi, carissimo, carissima`,
    closingEnds: `cordiali saluti, distinti saluti, migliori saluti, cordiale saluto, cortese riscontro,
      attesa di un suo riscontro, attesa di un vostro riscontro, attesa di un tuo riscontro, affetto e stima`,
    titles: `signor, signora, signorina, sig, sig.ra, sigra, dott, dott.ssa, dottssa, dottor, dottore, dottoressa,
      dr, ing, ingegner, avv, avvocato, arch, architetto, geom, geometra, rag, prof, prof.ssa, professor,
      professore, professoressa, maestro, maestra, don, suor, padre, on, cav, presidente, direttore,
      direttrice, sindaco, gent, gent.ma, gentma, egr, spett`,
    genericAddressees: `tutti, tutte, colleghi, colleghe, collega, cliente, clienti, signori, signore, signora, soci, amici,
      amiche, amico, amica, ragazzi, ragazze, genitori, maestro, maestra, professore, professoressa, prof,
      dottore, dottoressa, avvocato, ingegnere, architetto, geometra, presidente, direttore, direttrice,
      sindaco, sindaca, preside, vicino, vicina, capo, papà, mamma, nonno, nonna, zio, zia, tesoro`,
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
      *are/*ere/*ire/*rmi/*rci/*rlo/*rla/*rli/*rle/*rvi/inviar*/mandar*/gentilmente/cortesemente, ^mi/ci/me/ce
      puoi/può/potete/potrebbe/potresti/potreste/lo/la/li/le, ^mi/ci
      mand*/invi*/dai/fai/aiuti/giri/inoltri/passi/*chiami/risponda/faccia/dia/contatti/tenga/porti/prepari/tieni/lasci/scriva/ricordi/raccomando,
      le/ti/vi sar* grat*, le/vi saremmo/saremo grat*, le/ti/vi/la
      dispiacerebbe/dispiace/chiedo/chiediamo/chiederei/chiederemmo/pregherei/pregheremmo/preghiamo/prego/invito/invitiamo/inviterei,
      sarebbe/saresti .. possibile/gentile/cortese/disponibile/carino,
      ^riesci/riesce/riuscite/riusciresti/riuscirebbe/riusciamo a, ^se
      riesci/riesce/riuscite/potessi/potesse/poteste, ^se mi/ci
      mandi/mandate/dici/dite/dai/fai/puoi/può/potete/invia, ^da restituire/compilare/firmare/pagare,
      ^confermare/inviare/rispondere, tenut*/invitat* a, per favore/piacere/cortesia, si prega/pregano di, si
      prega/raccomanda/richiede/invita/invitano, ^si chiede, sono/siete/sei/è pregat*/invitat*, sottoscritt*
      chiede, ^chiedo/chiediamo/richiedo/pretendo, ti/vi/le ricordo/ricordiamo di, ti/vi/le raccomando,
      vorrei/vorremmo/volevo/volevamo chieder* di, ^gentilmente/cortesemente, bisognerebbe, occorrerebbe,
      servirebbe che, vorrei/vorremmo/gradire*/preferirei/preferiremmo/bisogno/piacerebbe che, sarebbe .. se
      pot*/tu/lei/voi/mi/ci/qualcuno, ^dovresti/dovreste/dovete/devi/dovrai/dovrete ..
      *are/*ere/*ire/*rmi/*rci/*rlo/*rla/*rli/*rle, deve/dovrebbe/dovrà ..
      darmi/darci/inviar*/farmi/farci/firmare, esigo/esigiamo, sono/sarei/siamo a chieder*,
      ^cerca/cerchi/cercate/prova/provi/provate/vedi/vedete di/a, bisogna/occorre/serve che, conto/contiamo
      su/sulla, sarà meglio che, ^abbia/abbiate, la cortesia/gentilezza di, ^ci/lo pensi, pensaci/occupati/vedi
      tu, ^lascio/affido a,
      ^*ami/*aci/*mmi/*vimi/*dimi/*atemi/*ateci/*etemi/*eteci/*itemi/*iteci/*melo/*mela/*meli/*telo/*tela/*teli/*celo/*atevi/*etevi/dacci/facci/scrivici/dillo/dille/digli/mandalo/portalo/fallo/tienimi/ricordati/assicurati,
      ^conferma/invia/manda/verifica/controlla/prenota/prepara/rispondi/scrivi/chiama/porta/prendi/leggi/passa/paga/ricorda/scegli/lascia/metti/compra/avvisa/chiedi/vieni/evita/inoltra/suona,
      ^confermi/invii/mandi/verifichi/controlli/compili/firmi/porti/risponda/restituisca/indichi/provveda/scriva/chiami/legga/passi/paghi/ricordi/scelga/lasci/avvisi/faccia/venga/eviti,
      ^confermate/inviate/mandate/verificate/controllate/compilate/firmate/portate/rispondete/indicate/scrivete/chiamate/leggete/pagate/lasciate/avvisate/venite/evitate,
      ^si assicuri/ricordi/presenti, ^non *are/*ere/*ire/*rmi/*rci/*rlo/*rla/*rli/*rle/*arti/*erti, non
      dimenti*/scord* di, ^voglia/vogliate, attend* di ricevere, va/andrebbe
      restituit*/riconsegnat*/compilat*/firmat*/pagat*`,
    tellMe: `fammi/facci/fatemi/fateci/farmi/farci/vorrei/vorremmo/volevo/volevamo/desider*/gradirei/gradiremmo/voglio/vogliamo/piacerebbe/interessa/interesserebbe/serve/servirebbe/occorre/farebbe/vuole/vorrebbe/voluto
      .. sapere, mi/ci faccia/facciano/fai/fate/fa/faresti/farebbe sapere, dimmi/dicci/ditemi/diteci,
      ^*ami/*ateci/*atemi .. se/chi/cosa/quando/dove/come/quanto/quanti/quale/quali/perché/a/in, ^mi/ci
      dica/dici/dite/indichi/indica/confermi/conferma/comunichi/avvisi/spieghi/chiarisca/informi/aggiorni, mi/ci
      tenga/tieni/tenete aggiornat*/informat*, potrebbe/potresti/potreste/potete/può/puoi ..
      confermare/indicare/precisar*/informarmi/spiegare, dirmi, dirci, indicarmi, confermarmi, spiegarmi, mi/ci
      potrebbe/potresti/potreste/potete/può/puoi/sa/sai/sapete/sapresti/saprebbe ..
      dire/indicare/confermare/comunicare/spiegare, di/per/da/a/è capire/sapere
      se/chi/cosa/quando/dove/come/quanto/quanti/quale/quali/perché/a/in, bisogno/curios* di
      sapere/sentire/capire/conoscere, chiede/chiedo/chiediamo .. di conoscere/sapere,
      vorrei/vorremmo/volevo/volevamo/desidero/desideriamo/desidererei/gradirei/gradiremmo/piacerebbe/piacere/cerco/cerchiamo
      .. capire/conoscere/chieder*/chiarire/conferma/informazion*/sicur*/accertar*/informar*/assicurar*, mi
      chiedevo/chiedo/domandavo/domando, ci chiedevamo/chiediamo/domandiamo, chiedendo
      se/chi/cosa/quando/dove/come/quanto/quanti/quale/quali/perché/a/in, chiede/chiedono/chiedevo/chiederei
      se/quando/quanto, ^sa/sai/sapete/sapresti/saprebbe
      se/chi/cosa/quando/dove/come/quanto/quanti/quale/quali/perché/a/in/già/per/mica, non si capisce/dice,
      ha/hai/avete .. idea, nessuna idea, ho/avrei/abbiamo una/qualche domanda, un/il/qualche dubbio, mia
      domanda, non mi/ci/è .. chiaro/precisat*/specificat*/indicat*, non ho/abbiamo capito, non capisco/capiamo,
      non ricordo/ricordiamo/vedo se/chi/cosa/quando/dove/come/quanto/quanti/quale/quali/perché/a/in, non
      so/sappiamo chi/cosa/quando/dove/quanto/quale/quali/perché/a/in/con, non so/sappiamo se
      il/la/l'*/sia/hai/ha/abbia/avete/può/puoi/è/devo/posso/tu/lei/tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre,
      non so/sappiamo ancora/bene/più chi/cosa/quando/dove/quanto/quale/a/come, ignoro/ignoriamo, domanda/dubbio
      è se/quando/come/chi/quanto, resta/restano/rimane/rimangono da, mi sfugge, fatica/difficoltà a capire,
      stavo/stavamo chiedendo/pensando, ^chissà se, resta/restano/rimane ancora da, non so/sappiamo
      se/chi/cosa/quando/dove/quanto/quale/quali/perché/a`,
    needs: `ho/abbiamo/avrei/avremmo/avrò/avremo/avrebbe .. bisogno, mi/ci
      serve/servono/servirebbe*/occorr*/aiuterebbe/servirà/farebbe/farebbero/faresti/fareste, ci manca/mancano,
      mi manca/mancano ancora/solo/la/il, ne serve/servono, ^serve/servono/occorre/occorrono, ci
      vorrebbe/vorrebbero, manca/mancano ancora/solo/soltanto/sempre, ^manca/mancano il/la/i/le/un/una/l'*,
      manca/mancano il/la/un/una/due/tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre,
      necessito/necessitiamo/necessità, sarebbe/è necessari* avere/ricevere/il/la/un/una, sarebbe/sarebbero ..
      utile/utili/opportuno/comodo/l'ideale/preferibile/bello/aiuto/d'aiuto/meglio/gradit*/prezios*/importante/bene/caso,
      gradit*/richiest* conferma/risposta/riscontro/la, ^l'ideale sarebbe, migliore/meglio sarebbe, non
      ho/abbiamo .. ricevuto/notizie/risposta, non trovo/troviamo, non riesco/riusciamo a/ad
      aprire/trovare/accedere, sono/siamo sprovvist*, a corto di, mi/ci interessa/interesserebbe, non si apre,
      non abbiamo/ho traccia, non ho/abbiamo ancora/il/la/i/le
      visto/il/la/i/le/tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre, non
      mi/ci/risulta/risultano .. risulta/risultano/pervenut*/pagat*/saldat*/allegat*,
      ancora/sempre/siamo/sono/resto/restiamo/rimango/rimaniamo in attesa, ancora senza,
      attendo/attendiamo/aspetto/aspettiamo
      ancora/solo/soltanto/conferma/tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre, ^aspetto ..
      tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre,
      attendo/attendiamo/aspettiamo/aspettando/attendendo ..
      tuo/tua/tuoi/tue/suo/sua/suoi/sue/vostro/vostra/vostri/vostre/conferma/riscontro/risposta/notizie/istruzioni/saldo/pagamento,
      ancora aspettando/attendendo,
      vorrei/vorremmo/volevo/volevamo/desidero/desideriamo/desidererei/gradirei/gradiremmo/piacerebbe/piacere
      prenotare/ordinare/ricevere/avere/ottenere/acquistare/annullare/disdire/modificare/spostare/rimandare/prolungare/fissare/iscriver*/sostituire/restituire/cambiare/parlare/partecipare/aderire/rinnovare,
      sarei/saremmo .. di avere/ricevere, sono/siamo alla ricerca,
      vorrei/vorremmo/gradirei/gradiremmo/piacerebbe un/una/due, avrei/avremmo piacere, cerco/cerchiamo/cercasi
      un/una/dei/qualcuno/ancora/casa/volontar*, sono/siamo/sarei/saremmo .. interessat*, senza .. non
      posso/possiamo/riesco/riusciamo/si, non posso/possiamo/riesco .. senza, risulta/risultano ..
      scopert*/insolut*/pagat*, è/risulta incomplet*, hai/ha/avete dimenticat*/scordat*`,
    courtesies: `^come sta/stai/state/va/vanno, tutto bene$,
      spero/speriamo/auguro che/tu/lei stia/tu/lei/vada/tutto/il/la/le/i/abbia, spero/auguro stia/tutto,
      esit* a, a sua/tua/vostra/completa/nostra .. disposizione, a disposizione, ^in attesa,
      per qualsiasi/qualunque/eventuali/ulteriori/ogni, se ha/hai/avete/avesse .. domande/bisogno/dubbi,
      voglia/vogliate/di gradire/accettare/accogliere/notare/ignorare/scusar*/credere, di non rispondere,
      mi/ci scus*, scusa il/per/se, mi permetta, chiedo/chiediamo/chiedere scusa/perdono, in allegato trov*,
      ^non si/ti/vi preocc*, non preocc*, non c'è/ho/abbiamo/avete/ha/hai .. bisogno, non è necessario,
      non serve/servono/occorre/occorrono, non mi/ci/ti/vi serve/servono, abbi/abbia cura, ^chi non/sa,
      chi .. l'avrebbe, chi .. avrebbe detto/pensato, ^chi si .. più, ^chi mai, ^come si/non/dimenticare/dare,
      ^perché/quando mai, ^cosa/che vuoi/dire/volere/c'è, a che serve/pro, mi chiedo spesso,
      non so come/cosa/che dire/ringraziar*/fare, ^non è/sono un/una, volere/chiedere di più, vero$,
      la/ti/vi/le farò/faremo/terrò/terremo sapere/aggiornat*/informat*, sapere se posso/possiamo,
      come ringraziar*, sarebbe stat*, bisogno di tempo, avuto bisogno, devi/deve sapere, ^*i/*a/*te pure,
      quando vuoi/volete/vuole, porta pazienza, annullare l'iscrizione, grazie per avermi/averci/aver,
      fa piacere sapere, volevo/vorrei/volevamo/vorremmo ringraziar*, passa/passi/passate un/una/buon*,
      si figuri/immagini, figurati, ^tieni/tenga presente, ^fai/fate come, prego/preghiamo/prega di non`,
    connectors: `e, ed, o, oppure, ma, però, anche, inoltre, poi, quindi, allora, infine, altrimenti, se sì, se no,
      se possibile, a proposito, ps, un'altra cosa, una domanda, per favore, per cortesia, ciao, buongiorno,
      salve, scusa, scusi, ok, ah, bene, appena puoi, quando puoi, quando può, solo, ancora, intanto,
      soprattutto`,
    questionMarkers: `^dov'è/quand'è/com'è/cos'è, ^come mai, ^a che/quale ora, ^a che punto,
      ^quanto costa/viene/ti/le/vi, ^qualcuno sa/può, ^avete/hai qualche, ^che ne, ^in quanti,
      ^ti/le/vi va/andrebbe`,
  },
  categories: {
    complaint: `sono/siamo molto/davvero/estremamente/profondamente/veramente delus*/insoddisfatt*/scontent*,
      delus*/insoddisfatt* del/dal/della/dalla vostro/vostra/suo/sua, è inaccettabile/inammissibile,
      ^mi lamento, sporgere/presentare .. reclamo, mio/nostro disappunto,
      è/sono/era arrivat* rott*/danneggiat*/difettos*, pessimo servizio, è vergognoso`,
    badNews: `è venut* a mancare,
      è mancat*/mort*/decedut*/scomparso/scomparsa ieri/stanotte/stamattina/questa/improvvisamente,
      scomparsa/morte/perdita/decesso di mio/mia, ho perso mio/mia padre/madre/marito/moglie/fratello/sorella,
      ho perso il lavoro/posto, i funerali si, sono/è/stat* ricoverat*,
      ha/ho avuto un incidente/infarto/ictus/malore, mi/gli/le hanno diagnosticat*/licenziat*`,
    condolence: `mie/nostre condoglianze, sentite/sincere condoglianze, ti/le/vi sono/siamo vicin*,
      tua/sua/vostra perdita, tuo/suo/vostro lutto/dolore, pronta/buona guarigione`,
    praise: `congratulazioni/complimenti/felicitazioni per, mi congratulo, ci congratuliamo,
      miei/nostri complimenti, hai/ha/avete fatto un ottimo/eccellente/fantastico/splendido/bel`,
    thanks: `grazie .. per avermi/averci aiutat*/ospitat*/accolt*/dedicat*/accompagnat*,
      grazie .. per/di l'aiuto/l'ospitalità/l'accoglienza/tutto,
      grazie .. per il/la tuo/suo/vostro/tua/sua/vostra aiuto/sostegno/supporto/lavoro/gentilezza/ospitalità,
      volevo/volevamo/vorrei/vorremmo/desidero ringraziar*,
      ringrazio/ringraziamo .. di/cuore/sentitamente/moltissimo per,
      ringrazio/ringraziamo per avermi/averci/tutto/l'aiuto`,
    invitation: `invitar*/invito/invitiamo .. cena/pranzo/festa/compleanno/matrimonio/inaugurazione/aperitivo,
      piacere/l'onore di invitar*/avervi/averti/averla`,
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
      credito/debito, bancomat, cvv, cvc, data di scadenza, spid, codice .. sms/cellulare/telefono/whatsapp,
      codici di sicurezza/accesso/verifica/sblocco, codice otp/titolare/cliente/utente/pin/dispositivo, codice
      di attivazione/sblocco/autenticazione/controllo/recupero/registrazione/sei, codice a .. cifre, codice di
      .. cifre, codice monouso/dispositivo/whatsapp/personale/numerico, tre/3/quattro/sei/6/16/sedici
      cifre/numeri, cifre sul/del/dal/dietro, numeri sul/del/dietro/della retro/carta, retro della, fronte e
      retro, chiave privata/segreta, frase di recupero, seed phrase, parole di recupero, 12/24/dodici parole,
      nome utente e, utente e password/pin, id utente, userid, username e, parola chiave/d'ordine/segreta,
      domanda segreta/di, cognome da nubile, numero della/di/sulla carta, numero .. carta, scadenza ..
      cvv/cvc/codice, scadenza della carta, postepay, selfie con, credenziali spid, token, foto/copia/scansione
      della/di carta/bancomat, codice .. messaggio, codice per sbaglio, codice appena, dati della .. carta, dati
      carta`,
    handOver: `rispond* con/a, invi*, mand*, comunic*, fornis*, fornir*, indic*, dimmi, mi/ci dica, dicci,
      dammi, dacci, darci, darmi, condivid*,
      confermi/confermare/confermate/confermami/verifichi/verificare/verificate, inser*, digit*, compil*,
      aggiorna*, aggiorni, convalid*, trasmett*, girami, inoltr*, abbiamo/ho bisogno del/della/dei/delle, ci/mi
      serve/servono, ci/mi faccia avere, fammi avere, rispond* .. con, spedis*, spedir*,
      scrivi/scriva/scrivimi/scrivermi/scriverci/scrivici, ditemi, dirmi, dirci, dimmelo, diccelo, mi/ci
      dici/dice/passi/passa/mandi/mando/giri/leggi/legge/legga, passami, passarmi, mi dia, ci dia, leggimi,
      leggi/legga/leggere il/la/i, fai/faccia/far/farmi/farci/fatemi avere/pervenire, facci avere, ci faccia
      pervenire, fate avere, conferma/confermi/confermaci/confermarci i/il/la/le/con, verifica/verifichi
      i/il/la/le, aggiornare, aggiornate, riconferm*, ripristin*, acceda/accedi/accedere/accedete
      al/con/a/tramite/dal/da/qui, effettui/effettua/effettuare .. accesso,
      clicca/clicchi/cliccando/cliccare/cliccate, entra/entri con/nel/in, autentic*, identificarsi,
      identificati, allega/alleghi/allegare/allegando, carica/carichi/caricare .. foto/documento/copia, ritorn*
      .. compilat*, restituisc* .. compilat*, abbiamo/ho necessità/bisogno di/che, servirebbe*, mi/ci occorr*,
      occorrono, necessari* .. tuo/suo/tuoi/suoi/tua/sua, fotografa*, dettam*, detta, detti, dettarci`,
    giftCards: `carta/carte regalo/itunes/steam/amazon/apple/google/prepagate, gift card, buono/buoni
      regalo/amazon, paysafecard, voucher, bitcoin*, gift-card, gift cards, giftcard, carte/carta ..
      itunes/steam/google/apple/amazon/prepagat*, google play, paysafe*, neosurf, transcash, razer, roblox,
      playstation, xbox, usdt, tether, ethereum, criptovalut*, wallet, portafoglio bitcoin/digitale/crypto,
      buoni .. amazon/zalando/ikea/carburante, ricarica/ricariche postepay/paysafecard/google/amazon,
      carta/carte prepagata/ricaricabile/ricaricabili, cripto`,
    buy: `compr*, acquist*, procur*, prendi, prendere, gratt*, codici, comprami, comprarmi, procurami, prendili,
      prenderli, prendile, prendermi, prendimi, prenda, le/li prendi, tabaccheria, tabaccaio, tabacchino,
      ricevitoria, supermercato, foto dei/delle/del/di, fotografa*, paga/pagare/paghi/pagamento/pagato
      in/con/tramite/via, passa/passi/passare in/al/dal, ordina/ordini/ordinare, ricaric*, vai a`,
    bankDetails: `dati/estremi/dettagli bancari, coordinate/informazioni bancarie, conto/conti
      bancario/corrente/correnti, numero di/del conto, *iban, bic, beneficiario, coordinate, coordinate ..
      pagamento, nuovo/altro/vecchio/precedente/seguente/medesimo conto, conto
      nuovo/precedente/seguente/sicuro/dedicato/alternativo/abituale/estero, conto di
      appoggio/accredito/sicurezza/destinazione/pagamento, sul/nostro/dal/il conto, conto indicato/sotto,
      altra/nuova banca, cambiato/cambio banca, istituto bancario/di, codice swift, swift, ordine permanente,
      domiciliazion*, accredito .. stipendio, stipendio .. accredit*, dati per/di il/pagamento/bonifico,
      modalità di pagamento, istruzioni di/per pagamento/il, intestat* a, bonifico/bonifici .. conto`,
    changed: `nuovo, nuova, nuovi, nuove, cambi*, modific*, variat*, variazione, aggiorn*, divers*, sostituit*,
      non più/utilizzare, revisione, d'ora in poi, a partire da, cambiat*, sostitu*, variare, varia, modificat*,
      altro, altra, aggiornat*, non .. attiv*, chiuso, chiusa, bloccat*, sospes*, congelat*, dismess*,
      verifiche/controlli in/fiscali, fusione, invece di/del/che, al posto, annullare, vecchio, precedente,
      seguente, sicuro, da oggi, da ora, d'ora, decorrenza, temporaneamente, non .. disponibile, non ..
      operativ*, in verifica`,
    secrecy: `tra noi, non .. dica/dire/parlare/parli/parola .. nessuno, non
      dirlo/parlarne/chiamarmi/telefonarmi, nessun altro, strettamente/operazione riservat*/confidenzial*, non
      mi chiami, in segreto, con nessuno, a nessuno, non posso parlare/rispondere, massima
      discrezione/riservatezza, massima/assoluta/totale/completa/estrema/piena/con/conto
      discrezione/riservatezza, sua/tua discrezione e,
      operazione/questione/faccenda/pratica/progetto/acquisizione/argomento/trattativa
      riservat*/confidenzial*/delicat*, riservat* fino/finché, questione/operazione/cosa/tutto è
      riservat*/confidenzial*, resti/rimanga/resta/rimane/restare/rimanere .. tra/fra noi, fra noi, fra me, tra
      me e, acqua in bocca, tieni/tenga/tienilo/tenere/tenerlo/tenerla/tienila .. segreto/per/riservat*, non ..
      parlar*/parli/parlare/dire/dirlo/dica/accenn*/raccont* ..
      colleghi/colleghe/mamma/papà/figli*/marito/moglie/famiglia/banca/ufficio/altri/polizia, non .. coinvolg*,
      non .. deve/devono/dovrà saper*/sapere, non .. sappia*, senza avvisare/dire/dirlo/coinvolgere/informare,
      all'insaputa, solo tra, solo/soltanto/esclusivamente io e/te, solo/soltanto/esclusivamente
      via/per/tramite/su mail/email/e-mail/questa, raggiungibile solo/soltanto, solo/soltanto lei/tu e, nessuno
      deve, non chiamarmi, non chiamare, non chiamate, non mi chiamare, non telefonare, non ne
      parli/parlare/parlate/faccia, non una parola, nemmeno una parola, segreto istruttorio, indagine ..
      segreta, non .. polizia, né alla polizia, telefono/cellulare ..
      rotto/rott*/caduto/acqua/rubat*/perso/guast*/schermo/lavatrice, rotto/caduto/perso/rubato/bagnato ..
      telefono/cellulare, mio/questo .. nuovo numero, numero nuovo, nuovo numero, vecchio numero, cambiato
      numero, dalla/da mail/telefono di, non .. posso telefonare/chiamare/rispondere, la voce in`,
    haste: `immediatamente, subito, urgen*, d'urgenza, adesso, al più presto, il prima possibile, entro
      un'ora/mezzogiorno, entro 24/48/poche/le ore, entro le prossime, oggi, prima di mezzogiorno, ultimo/ultima
      avviso/sollecito/avvertimento/possibilità, sarà/verrà/saranno
      sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*, in caso contrario, perderà, entro ..
      ore/oggi/giorni/minuti/domani/venerdì/lunedì/mezzanotte/sera, entro la chiusura/fine, entro e non,
      immediat*, quanto prima, nel più breve, tempestiv*, celermente, velocissim*, velocemente, in fretta, di
      corsa, fretta, stamattina, stasera, questa mattina, in mattinata, in giornata, pomeriggio, prima di
      sera/domani/mezzanotte, prima delle, prima che, ultimi/ultimo/ultime pezzi/posti/giorno/giorni/ore, posti
      limitati, scade oggi/domani/tra, in scadenza, ora, altrimenti, ha/hai/avete .. ore, nelle prossime, senza
      indugio, senza ritardo, sin da subito, rimangono/restano solo, verrà/sarà/saranno/verranno
      sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*/distrutt*/limitat*, 24/48/72 ore, fino a domani,
      ultimatum, appena possibile, appena puoi, pochi minuti, un'ora`,
    money: `bonific*, trasferi*, paga*, paghi, versare, versi, versamento, fattura, commissione, tassa, tasse,
      somma, importo, fondi, denaro, soldi, deposito, bitcoin, cripto*, western union, rimborso, vincita,
      eredità, multa, ritirare/riscuotere/incassare/ricevere/riscossione/sbloccare .. premio, suo/tuo premio,
      premio di/da, euro, dollari, milioni, contanti, cauzione, caparra, acconto, anticipo, anticipare,
      sanzione, sanzioni, spese, costi, costo, tariffa, saldo, saldare, pagamento, pagamenti, pagare, debito,
      prestito, finanziamento, credito, investimento, investi*, guadagn*, profitt*, prelievo, prelevare,
      imposta, imposte, oneri, onorario, parcella, pedaggio, bollo, risparmi, stipendio, affitto, canone,
      postepay, ricarica, moneygram, vaglia, assegno, usdt, accredito, accredit*, indennizzo, risarcimento,
      rata, bolletta, verserò, versato, versata, donazione, bonus, sussidio`,
    warnings: `non .. mai, mai chiest*/chieder*/condivid*/comunic*/fornir*/inviar*, non
      condivid*/comunic*/fornir*/fornisc*/rivel*/inviar*/invi/dare/dia/date/rispond*/cedere, attenzione
      a/alle/ai, diffid*, truff*, frod*, phishing, formazione, reimposta*, dimenticat* la, password
      dimenticata/scade*/in/è, cambi* la/password tua/sua/mia/password, non sono/è .. cambiat*/variat*,
      invariat*, tu stess*, lei stess*, non .. serve*/servono .. password/codic*/pin/dati, non serve inviar*,
      non ve/te/gliel* .. chieder*, nessuno .. chieder*, non ve la/lo, non mandatemel*, non mandatel*, non
      mandar*, non inviatel*, lettera raccomandata, per/con lettera/raccomandata, per posta,
      telefonare/telefoni/telefonate/chiamare/chiami/chiamate/chiamateci/chiamaci/chiama .. numero
      che/di/abituale/solito/noto, al solito numero, numero che avete/trovate/conosc*/già/abbiamo/trova,
      nulla/niente da pagare, non .. pagare nulla, gratuita per, non .. fidar*, non fidatevi, si spacci*,
      spacciandosi, fingono, fingendosi, raggir*, malintenzionat*, se non hai/ha/sei/è stato, hai/ha richiesto,
      ignora/ignori/ignorare questo/questa/il mail/messaggio, basta ignorare, codice sconto/promozionale, codice
      fiscale e, senza fretta, con calma, colletta, festa a sorpresa, festa .. sorpresa, regalo di/per
      pensione/compleanno/addio/laurea, abbiamo/ho comprato/preso, grazie .. carta/buono/buoni, ringrazi* ..
      carta/buono, come sempre, di sempre, come al solito, lo stesso, gli stessi, le stesse, la stessa, solito
      conto, coincide, è rimast*, resta/rimane/restano/rimangono invariat*/uguale/uguali/lo/la/gli/le, wifi,
      wi-fi, preventivo, nota spese, note spese, trasferta, password scadono, password .. scadono/scade*,
      sceglierne/scegliere/scegli/scelga/impostare/imposta/creare/crea .. nuova, account di
      posta/netflix/google, gestore di password, non chiediamo/chiederemo/chiede, riffa, pesca di, riagganci*,
      di persona, in filiale`,
    bait: `premio, lotteria, vincita, vincitore, vincitrice, eredità, erede, defunto, deceduto, rimborso
      fiscale/irpef, pacco/spedizione .. giacenza/trattenut*/consegnat*/mittente, ha/hai/aver vinto, estratt* ..
      premio/vincitor*/lotteria/concorso, estrazione .. premio/fortunat*/concorso, selezionat* ..
      premio/ricevere/vincere/vincitor*/omaggio/concorso, sorteggiat*, in omaggio, smartphone .. omaggio/gratis,
      iphone .. omaggio/gratis/1, pacco/spedizione/consegna/collo ..
      fermo/giacenza/bloccat*/sospes*/dogan*/sdogan*/trattenut*/deposito/magazzino, non .. consegnat*/consegnare
      .. pacco/spedizione, pacco/spedizione .. non .. consegn*, spese/oneri/dazi/diritti/tasse/tassa
      doganali/doganale, spese di sdoganamento/sblocco/giacenza/istruttoria/notaio/apertura/gestione, sdogan*,
      dogana .. pag*/sblocc*/trattenut*/spese, pag*/vers* .. spese di spedizione, rimborso ..
      inps/agenzia/entrate/canone/imposta/tasse/spettante/bolletta/enel, diritto .. rimborso, rimborso di ..
      euro, bonus .. inps/approvat*/erogat*/spettante/diritto/stato, erogazione .. bonus/contributo, contributo
      .. fondo, sussidio, prestito/prestiti/finanziamento ..
      approvat*/concess*/agevolat*/garanzi*/protestat*/pre-approvat*/preapprovato/immediato, senza busta,
      cattivi pagatori, protestati, lavor* da casa, guadagn* .. giorno/settimana/mese/casa, mi piace a/ai/sui,
      like ai/su, recensioni, guadagno/guadagni/rendimento/rendimenti/profitto/profitti
      garantit*/assicurat*/sicur*, raddoppi*/triplic*/moltiplic* .. soldi/investimento/capitale/risparmi,
      investimento .. prelievo/piattaforma/trading, prelievo ..
      piattaforma/commissione/imposta/tassa/versamento, sbloccare/sblocco ..
      fondi/somma/prelievo/vincita/prestito/pratica, recuper* .. pers*/investit*/truff*, plusvalenz*, trading,
      piattaforma .. trading/investiment*, multa .. pagat*/sospeso/pendente/inevasa, pedaggio ..
      pagat*/insoluto/mancato, non posso mostrar*/far/farlo/farla vedere, chiavi .. posta/corriere/spedi*,
      vivo/abito/risiedo/trovo .. estero, sono all'estero, airbnb .. caparra, bloccat* ..
      aeroporto/dogana/albergo/hotel, aeroporto .. tassa/multa/fermat*, derubat*, mi hanno rubato, piattaforma
      petrolifera, missione .. siria/yemen/onu, anydesk, teamviewer, assistenza remota, controllo/accesso
      remoto, risparmi/soldi/denaro/fondi .. sicuro/rischio/pericolo, conto sicuro, mettere al sicuro, senza
      eredi, lontano parente, stesso cognome, cliente defunto/deceduto, lascito, milioni di, donazione di,
      beneficenza, orfan*, orfanotrofio, vedova, incidente .. avvocato/cauzione/pagare, cauzione ..
      avvocato/maresciallo/carabinieri/caserma, maresciallo, avvocato .. arrest*, corriere ..
      ritir*/soldi/contanti/denaro, differenza .. assegno/corriere/trasport*, assegno .. differenza,
      procedimenti .. reati, protezione minori, sequestro informatico, archivi*/chiudere .. fascicolo,
      presta*/usare/utilizzare .. suo/tuo conto, percentuale .. bonifico/somma, spid .. scad*/rimborso, cessione
      del, indennizzo, risarcimento`,
    threats: `sarà/verrà/saranno sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*/restituit*, è stat*
      sospes*/bloccat*/limitat*, ultimo/ultima avviso/sollecito/avvertimento/possibilità, azioni/vie legali,
      perderà, webcam, tuoi/suoi contatti, perderai, perderete, azione/azioni/procedimento/procedimenti
      legale/legali/giudiziari*/penale/penali, convocazione giudiziaria, arrest*, mandato di, carcere,
      reclusione, reati, reato, interpol, europol, tribunale, denuncia, pignorament*, ufficiale giudiziario,
      decreto ingiuntivo, recupero crediti, distacco della/di, fermo amministrativo,
      sarai/sarà/verrà/verranno/saranno/verrai
      distrutt*/limitat*/segnalat*/denunciat*/sanzionat*/rimoss*/pers*/revocat*/disabilitat*, temporaneamente
      sospes*/bloccat*/limitat*/sospesa, conto/profilo/account/pagina/accesso/abbonamento/carta/utenza/casella
      .. sospes*/bloccat*/chius*/disattivat*/eliminat*/cancellat*/limitat*, è/sono stato/stata/stati
      sospes*/bloccat*/limitat*/disattivat*/disabilitat*, ho/abbiamo registrato/filmato, ti ho
      registrato/filmato, hackerat*, violato il/la/i, malware, trojan, virus, infett*, tua/sua
      telecamera/fotocamera, video .. contatti/amici/familiari/parenti, tutti i tuoi/suoi contatti/amici,
      pubblicherò, pubblicazione, diffonder*, intim*, blocco definitivo/permanente/del/della, sospensione
      definitiva/del/della, chiusura definitiva/del, restituit* al mittente, tornerà al mittente, mora di,
      sanzione di/da`,
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
    addressAs: `chiamalo {}, chiamala {}, lo chiami {}, la chiami {}, salutalo come {}, salutala come {}, usa il nome
      {}`,
    avoid: `non menzionare mai {}, non menzionare {}, non menzioni {}, non parlare di {}, non parlare del {}, non parlare della {}, non
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
    familiar: `tu, te, ti, tuo, tua, tuoi, tue, puoi, potresti, vuoi, vieni, riesci, hai, dimmi, fammi, mandami`,
    polite: `egregio, egregia, spettabile`,
  },
  phrases: {
    greeting: {
      familiar: 'Ciao {first},',
      polite: 'Gentile {name},',
      familiarNameless: 'Ciao,',
      politeNameless: { plain: 'Buongiorno,', formal: 'Gentile Signora, gentile Signore,' },
      inReturn: { ciao: 'Ciao {first},', ehi: 'Ehi {first},', salve: 'Salve {name},' },
      byTitle: {
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
        professore: 'Gentile Prof. {last},',
        dottore: 'Gentile Dott. {last},',
        geom: 'Gentile Geom. {last},',
        geometra: 'Gentile Geom. {last},',
        arch: 'Gentile Arch. {last},',
        architetto: 'Gentile Arch. {last},',
        rag: 'Gentile Rag. {last},',
        maestro: 'Gentile Maestro {last},',
        maestra: 'Gentile Maestra {last},',
        don: 'Gentile Don {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'grazie per il {tuo |}messaggio.',
        formal: '{ti|La} ringrazio per il {tuo|Suo} messaggio.',
      },
      regret: {
        plain: 'mi dispiace per quanto {scrivi|leggo}.',
        warm: 'mi dispiace davvero per quanto {scrivi|leggo}.',
        formal: 'ho letto con rammarico il {tuo|Suo} messaggio.',
      },
      kindWords: {
        plain: 'grazie per le gentili parole.',
        warm: 'grazie di cuore per le {tue belle|gentili} parole.',
        formal: '{ti|La} ringrazio sentitamente per le gentili parole.',
      },
      welcome: {
        plain: 'grazie per il {tuo |}gentile messaggio.',
        warm: 'grazie, il {tuo |}messaggio mi fa molto piacere.',
        formal: '{ti|La} ringrazio per il {tuo|Suo} cortese messaggio.',
      },
      invitation: {
        plain: 'grazie per l’invito.',
        warm: 'grazie mille per l’invito.',
        formal: '{ti|La} ringrazio per il cortese invito.',
      },
    },
    statements: {
      accept: {
        plain: 'Per me va bene.',
        warm: 'Per me va benissimo.',
        formal: 'Accetto volentieri.',
        brief: 'Va bene.',
      },
      decline: {
        plain: 'Purtroppo non posso accettare.',
        warm: 'Mi dispiace molto, ma non posso accettare.',
        formal: 'Con rammarico devo declinare.',
      },
      thank: {
        plain: 'grazie mille per [motivo del ringraziamento].',
        warm: 'grazie di cuore per [motivo del ringraziamento].',
        formal: '{ti|La} ringrazio sentitamente per [motivo del ringraziamento].',
        brief: 'grazie per [motivo del ringraziamento].',
      },
      reschedule: {
        plain: 'Purtroppo non mi è possibile. {Ti|Le} andrebbe bene [altro giorno e ora]?',
        warm: 'Mi dispiace, così non riesco. {Ti|Le} andrebbe bene [altro giorno e ora]?',
        formal: 'Purtroppo non mi è possibile. Mi permetto di {proporti|proporLe} [altro giorno e ora].',
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
      update: {
        plain: 'Ecco la situazione: [situazione attuale].',
        formal: 'La situazione attuale è la seguente: [situazione attuale].',
      },
      apologize: {
        plain: '{ti|Le} chiedo scusa.',
        warm: '{ti|Le} chiedo davvero scusa.',
        formal: '{ti|La} prego di accettare le mie più sincere scuse.',
      },
      followUp: {
        plain: 'Torno sull’argomento: {potresti|potrebbe} farmi sapere [ciò che manca]?',
        formal:
          'Mi permetto di tornare sull’argomento: {potresti|potrebbe} cortesemente comunicarmi [ciò che manca]?',
      },
      confirm: {
        plain: 'Confermo [ciò che si conferma].',
        formal: 'Con la presente confermo [ciò che si conferma].',
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
      yes: { plain: 'Sì.', warm: 'Sì, certo.' },
      no: {
        plain: 'Purtroppo no.',
        warm: 'No, mi dispiace.',
        formal: 'Purtroppo devo rispondere di no.',
      },
      willDo: {
        plain: 'Sì, va bene.',
        warm: 'Certo, va bene.',
        formal: 'Sì, senz’altro.',
      },
      cannotDo: {
        plain: 'Purtroppo non mi è possibile.',
        warm: 'Mi dispiace, ma non mi è possibile.',
      },
      confirmed: {
        plain: 'Sì, confermo.',
        formal: 'Sì, {te lo|glielo} confermo.',
      },
      later: 'Su questo {ti|Le} farò sapere.',
    },
    proposeTime: 'Propongo {time}, se per {te|Lei} va bene.',
    lookingForward: {
      plain: '',
      warm: 'Aspetto {tue|Sue} notizie.',
      formal: 'Resto in attesa di un {tuo|Suo} cortese riscontro.',
    },
    signOff: {
      plain: '{Un saluto|Cordiali saluti},',
      warm: '{Un caro|Un cordiale} saluto,',
      formal: 'Distinti saluti,',
      brief: '{Un saluto|Saluti},',
    },
    gaps: {
      answer: 'risposta',
      yesNo: 'Sì / No',
      willDo: 'Sì, va bene / Purtroppo non mi è possibile',
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
    notNames: `lei, le, la, li, gliela, glielo, glieli, gliele, suo, sua, suoi, sue, loro, voi, vostro, vostra, vostri, signore,
      signori, egregi, gentili`,
    numberWords: `tredici 13, quattordici 14, quindici 15, sedici 16, diciassette 17, diciotto 18,
      diciannove 19, venti/vent 20, trenta/trent 30, quaranta/quarant 40, cinquanta/cinquant 50,
      sessanta/sessant 60, settanta/settant 70, ottanta/ottant 80, novanta/novant 90, cento 100, mille/mila
      1000, tré 3, decina 10, dozzina 12, ventina 20, trentina 30, quarantina 40, cinquantina 50, centinaio
      100`,
    joinsNumbers: true,
    notNumbers: 'sei',
  },
  dates: {
    weekdays: 'lunedi, martedi, mercoledi, giovedi, venerdi',
    onlyWithCapital: 'set, mar, mag',
    lead: "il, le, la, lo, l', del, dal, al, di, per il, questo, questa",
    dayMarks: 'º, °',
    until: 'a, al, alle, fino al, fino alle',
    or: 'o, oppure, e',
    numbers: 'un/una/uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
    relativeDays: `ieri = -1, oggi = 0, stasera = 0, stamattina = 0, stamani = 0, questo pomeriggio = 0, domani = 1,
      domattina = 1, dopodomani = 2`,
    weekday: `{weekday} di questa settimana = this, {weekday} della [prossima settimana/settimana prossima] = next,
      la [prossima settimana/settimana prossima] {weekday} = next, quest* {weekday} = coming,
      {weekday} prossim* = unclear, prossim* {weekday} = unclear, {weekday} scors* = past, scors* {weekday} = past`,
    distance: `[tra/fra/entro] {n} giorn[o/i] <!lavorativ> = days, [tra/fra/entro] {n} settiman[a/e] = weeks,
      [tra/fra/entro] {n} mes[e/i] = months`,
    periods: `questa settimana = week, la [prossima settimana/settimana prossima] = week 1,
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
      after: { '15': 'e un quarto', '30': 'e [mezza/mezzo]', '-15': 'meno un quarto' },
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
