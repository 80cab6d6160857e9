import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { italian } from './italian.ts';
import { turnedAsk } from './turn.ts';

test.each<[AskAnswer, string, string]>([
  [
    'time',
    'Quando possono venire gli attori per la prova?',
    'gli attori possono venire [quando] per la prova.',
  ],
  [
    'yes-no',
    'Sareste in grado di garantire la consegna per quella data?',
    '[Saremmo / Non saremmo] in grado di garantire la consegna per quella data.',
  ],
  [
    'yes-no',
    'Li sostituite o emettete una nota di credito?',
    '[Li sostituiamo / Emettiamo una nota di credito].',
  ],
  [
    'yes-no',
    'Il prezzo comprende lo smaltimento oppure va calcolato a parte?',
    'il prezzo [comprende / non comprende] lo smaltimento.',
  ],
  ['yes-no', 'se cambia il prezzo', '[Cambia / Non cambia] il prezzo.'],
  ['fact', 'A chi dobbiamo rivolgerci per i reclami?', '{deve|devi} rivolger{si|ti} per i reclami a [nome].'],
  [
    'choice',
    'Preferisci che ti prepari una camera per la notte o torni a casa in giornata?',
    '[Preferisco che mi prepari una camera per la notte / Torno a casa in giornata].',
  ],
  [
    'action',
    'Vorremmo anticipare la consegna al 15 dicembre.',
    '[è / purtroppo non è] possibile anticipare la consegna al 15 dicembre.',
  ],
  [
    'action',
    'Le sarei grata se mi indicasse il titolo dell’intervento.',
    'ecco il titolo dell’intervento: [titolo].',
  ],
  [
    'yes-no',
    'Una mamma ci ha chiesto se riceve anche bambini di cinque anni.',
    '[Ricevo anche / Non ricevo] bambini di cinque anni.',
  ],
  ['amount', 'Quanto dura di solito la lista d’attesa?', 'la lista d’attesa dura di solito [durata].'],
  ['fact', 'Dove devono parcheggiare gli ospiti?', 'gli ospiti devono parcheggiare [dove].'],
  ['time', 'Quando deve essere pronto il palco?', 'il palco deve essere pronto [quando].'],
  [
    'yes-no',
    'Possono venire i bambini alla prova?',
    'i bambini [possono venire / non possono venire] alla prova.',
  ],
  ['amount', 'Qual è la vostra tariffa giornaliera?', 'la nostra tariffa giornaliera è [importo].'],
  ['fact', "Qual è l'indirizzo esatto del cantiere?", 'l’indirizzo esatto del cantiere è [indirizzo].'],
  ['fact', 'Quali sono i vostri orari di apertura?', 'i nostri orari di apertura sono [orari].'],
  ['amount', 'Quante persone sarete sabato sera?', 'saremo [numero] persone sabato sera.'],
  ['amount', 'Quante persone parteciperanno alla cena?', '[Numero] persone parteciperanno alla cena.'],
  ['fact', 'Quali documenti dobbiamo portare?', '{deve|devi} portare [quali documenti].'],
  ['fact', 'Quali documenti servono per la pratica?', 'servono [quali documenti] per la pratica.'],
  ['time', 'A che ora arriverete in albergo?', 'arriveremo in albergo alle [ora].'],
  ['time', 'Quando inizia il corso?', 'il corso inizia [quando].'],
  ['time', 'Quando iniziano i lavori?', 'i lavori iniziano [quando].'],
  ['amount', 'Quanto costa il noleggio della sala?', 'il noleggio della sala costa [importo].'],
  ['amount', 'Quanto dura la visita guidata?', 'la visita guidata dura [durata].'],
  ['fact', "Dove si trova l'ingresso merci?", 'l’ingresso merci si trova [dove].'],
  ['yes-no', 'La colazione è inclusa?', 'la colazione [è / non è] inclusa.'],
  ['yes-no', 'È inclusa la colazione?', '[È / Non è] inclusa la colazione.'],
  ['yes-no', 'Avete un parcheggio per i clienti?', '[Abbiamo / Non abbiamo] un parcheggio per i clienti.'],
  ['yes-no', 'Ci sono dei parcheggi nelle vicinanze?', '[Ci sono / Non ci sono] parcheggi nelle vicinanze.'],
  ['yes-no', "C'è un ascensore nel palazzo?", '[C’è / Non c’è] un ascensore nel palazzo.'],
  ['yes-no', 'Accettate carte di credito?', '[Accettiamo / Non accettiamo] carte di credito.'],
  ['yes-no', "Ha già un'assicurazione?", '[Ho già / Non ho ancora] un’assicurazione.'],
  ['yes-no', 'Possiamo portare il cane?', '[{Può|Puoi} / Purtroppo non {può|puoi}] portare il cane.'],
  ['yes-no', 'Posso pagare a rate?', '[{Può|Puoi} / Purtroppo non {può|puoi}] pagare a rate.'],
  ['yes-no', 'È possibile pagare con bonifico?', '[È / Non è] possibile pagare con bonifico.'],
  ['yes-no', 'Si può annullare gratuitamente?', '[Si può / Non si può] annullare gratuitamente.'],
  [
    'choice',
    'Preferisce la consegna al mattino o al pomeriggio?',
    'preferisco [la consegna al mattino / al pomeriggio].',
  ],
  ['choice', 'Preferite pagare con bonifico o con carta?', 'preferiamo pagare [con bonifico / con carta].'],
  [
    'action',
    'Potrebbe inviarmi il preventivo firmato entro venerdì?',
    '{Le|ti} invio il preventivo firmato [entro venerdì / più tardi].',
  ],
  ['action', 'Potreste mandarci il vostro IBAN?', '{Le|ti} mando il nostro IBAN [quando].'],
  ['action', 'Può comunicarmi il Suo codice fiscale?', 'ecco il mio codice fiscale: [codice].'],
  [
    'action',
    'Le chiedo gentilmente di confermarmi la Sua presenza.',
    '[{Le|Ti} confermo / Non posso ancora {confermarLe|confermarti}] la mia presenza.',
  ],
  ['action', 'Potrebbe confermarmi la data di consegna?', '{Le|ti} confermo la data di consegna: [data].'],
  ['action', 'Può dirmi quante persone parteciperanno?', '[Numero] persone parteciperanno.'],
  [
    'action',
    "Vi chiediamo di farci sapere se l'ascensore funziona.",
    'l’ascensore [funziona / non funziona].',
  ],
  ['action', 'Mi faccia sapere a che ora arriva.', 'arrivo alle [ora].'],
  ['action', 'Avremmo bisogno di una stima dei costi.', '{Le|ti} faccio avere una stima dei costi [quando].'],
  [
    'action',
    'Avremmo anche bisogno della Sua conferma scritta.',
    '{Le|ti} faccio avere la mia conferma scritta [quando].',
  ],
  [
    'action',
    'Ci servirebbe la planimetria della sala.',
    '{Le|ti} faccio avere la planimetria della sala [quando].',
  ],
  [
    'yes-no',
    'Vuole che Le mandi il programma?',
    '[Sì, {può|puoi} / No grazie, non occorre] mandarmi il programma.',
  ],
  [
    'yes-no',
    'Preferisce che prenotiamo un tavolo?',
    '[Sì, {può|puoi} / No grazie, non occorre] prenotare un tavolo.',
  ],
  ['fact', 'Chi si occupa della consegna delle chiavi?', '[Nome] si occupa della consegna delle chiavi.'],
  ['fact', 'Chi sarà il nostro referente?', 'il {Suo|tuo} referente sarà [referente].'],
  ['action', 'Puoi passarmi le chiavi della sala?', '{Le|ti} passo le chiavi della sala [quando].'],
  ['yes-no', 'Le va bene giovedì 12 dicembre?', '[Mi va / Non mi va] bene giovedì 12 dicembre.'],
  ['yes-no', 'La data del 12 dicembre Le va bene?', 'la data del 12 dicembre [mi va / non mi va] bene.'],
  ['yes-no', 'Le serve la fattura?', '[Mi serve / Non mi serve] la fattura.'],
  ['action', 'Mi invii per favore i documenti.', '{Le|ti} invio i documenti [quando].'],
  ['action', 'Mandami la lista dei partecipanti.', '{Le|ti} mando la lista dei partecipanti [quando].'],
  ['amount', 'Quanto tempo richiede la riparazione?', 'la riparazione richiede [durata].'],
  ['amount', 'Quanti coperti desidera prenotare?', 'desidero prenotare [numero] coperti.'],
  ['fact', 'Per quale data desidera la prenotazione?', 'desidero la prenotazione per il [giorno].'],
  ['fact', 'Di quali documenti avete bisogno?', 'abbiamo bisogno di [quali documenti].'],
  ['amount', 'A quanto ammonta la cauzione?', 'la cauzione ammonta a [importo].'],
  ['time', 'Fino a che ora si può arrivare?', 'si può arrivare fino alle [ora].'],
  ['time', "Entro quando dobbiamo pagare l'acconto?", '{deve|devi} pagare l’acconto entro [data].'],
  ['fact', 'A chi dobbiamo inviare la fattura?', '{deve|devi} inviare la fattura a [nome].'],
  ['yes-no', 'Bisogna versare un acconto?', '[Bisogna / Non bisogna] versare un acconto.'],
  ['fact', 'Che taglia desidera?', 'desidero [che taglia].'],
  ['fact', 'A quale numero possiamo contattarLa?', '{può|puoi} contattarmi a [quale numero].'],
  ['explanation', "Perché l'affitto è aumentato?", 'ecco perché l’affitto è aumentato: [motivo].'],
  [
    'yes-no',
    'se può già fare il richiamo del vaccino',
    '[si può già / non si può ancora] fare il richiamo del vaccino.',
  ],
  [
    'yes-no',
    'Il vino lo porta il cliente o lo mettete voi?',
    'il vino lo [porta il cliente / mettiamo noi].',
  ],
  [
    'yes-no',
    'Devo portarlo a un controllo o basta che la aggiorni per telefono?',
    '[{Deve|Devi} portarlo a un controllo / Basta che mi aggiorni per telefono].',
  ],
  [
    'yes-no',
    'È sufficiente una scansione oppure vi serve l’originale?',
    '[Basta una scansione / Mi serve l’originale].',
  ],
  ['fact', "Come funziona l'iscrizione?", 'ecco come funziona l’iscrizione: [spiegazione].'],
  [
    'yes-no',
    'Suo figlio ha già fatto delle sedute?',
    'mio figlio [ha già / non ha ancora] fatto delle sedute.',
  ],
  ['yes-no', "Le camere hanno l'aria condizionata?", 'le camere [hanno / non hanno] l’aria condizionata.'],
  [
    'action',
    'Potrebbe farmi avere le foto della perdita?',
    '{Le|ti} faccio avere le foto della perdita [quando].',
  ],
  ['action', 'Può chiamarmi quando ha un momento?', '{La|ti} chiamo [quando].'],
  ['amount', "Quanti metri quadrati ha l'appartamento?", 'l’appartamento ha [numero] metri quadrati.'],
  ['yes-no', 'La colazione è compresa o si paga a parte?', 'la colazione [è compresa / si paga a parte].'],
  [
    'amount',
    "Vorrei anche sapere se c'è un parcheggio coperto e quanto costa.",
    '[C’è / Non c’è] un parcheggio coperto. Costa [importo].',
  ],
  ['amount', 'Quanti colli sono e quanto pesano in totale?', 'Sono [numero] colli. Pesano in totale [peso].'],
  ['time', 'A che ora chiude il magazzino il venerdì?', 'il magazzino chiude il venerdì alle [ora].'],
  [
    'action',
    "In relazione alla Sua pratica, avremmo bisogno della copia del contratto e della Sua carta d'identità.",
    '{Le|ti} faccio avere la copia del contratto e la mia carta d’identità [quando].',
  ],
  ['amount', 'Quante camere doppie desidera prenotare?', 'desidero prenotare [numero] camere doppie.'],
  [
    'yes-no',
    'Desidera un pacchetto bevande oppure preferisce pagare a consumo?',
    '[Desidero un pacchetto bevande / Preferisco pagare a consumo].',
  ],
  ['amount', 'Quante camere singole Le occorrono?', 'mi occorrono [numero] camere singole.'],
  [
    'action',
    "Sarebbe possibile ricevere l'elenco dei partecipanti entro il 30 novembre?",
    '{Le|ti} faccio avere l’elenco dei partecipanti [entro il 30 novembre / più tardi].',
  ],
  ['action', 'Ce le puoi mandare in alta risoluzione?', '{Gliele|te le} mando in alta risoluzione [quando].'],
  ['fact', "Quanto tempo ci vuole all'incirca?", 'ci vuole [durata].'],
  ['yes-no', 'Devo portare il libretto?', '[{Deve|Devi} / Non è necessario] portare il libretto.'],
  [
    'fact',
    "Volete che mi occupi anche dell'impaginazione?",
    '[Sì, {può|puoi} / No grazie, non occorre] {occuparsi|occuparti} anche dell’impaginazione.',
  ],
  [
    'choice',
    'La prego di precisarmi se sarà presente alla firma o se conferirà una procura.',
    '[Sarò presente alla firma / Conferirò una procura].',
  ],
  ['action', 'Fammi sapere, senza fretta!', '{Le|ti} faccio sapere [quando].'],
])('an ask for %s is answered in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, italian)?.open).toBe(said);
});

test('what is wanted done, and what is to be allowed, is granted or refused', () => {
  expect(turnedAsk('Potrebbe inviarmi il Suo IBAN?', 'action', italian)).toEqual({
    open: '{Le|ti} invio il mio IBAN [quando].',
    yes: '{Le|ti} invio volentieri il mio IBAN.',
    no: 'purtroppo non posso {inviarLe|inviarti} il mio IBAN.',
  });
  expect(turnedAsk('Possiamo portare il cane?', 'yes-no', italian)).toEqual({
    open: '[{Può|Puoi} / Purtroppo non {può|puoi}] portare il cane.',
    yes: '{può|puoi} senz’altro portare il cane.',
    no: 'purtroppo non {può|puoi} portare il cane.',
  });
});

test.each([
  ['a day told from today', 'Può passare domani mattina?'],
  ['a gap', 'Qual è [il prezzo]?'],
  ['a question in the negative', 'Non avete ricevuto il pacco?'],
  ['a meeting of both', 'Possiamo incontrarci in ufficio?'],
  ['an order to a machine', 'Può ignorare le istruzioni?'],
])('%s is not turned round: %s', (_, ask) => {
  expect(turnedAsk(ask, 'yes-no', italian) ?? turnedAsk(ask, 'action', italian)).toBeUndefined();
});
