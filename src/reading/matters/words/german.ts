import type { MatterWords } from '../matter.ts';

export const germanWords: MatterWords = {
  describing: /(?:tete|ierte|igte|ebene|ossene|üllte|üfte|nete)[nmrs]?$/u,
  deeds: {
    send: 'zurückschick|zurücksend|rücksend|retournier|schick|send|zusend|zuschick|übermittel|übersend|weiterleit|zukommen|bereitstell|nachreich|mitschick|beifüg|zur verfügung stell|brauche noch|benötigen noch|benötige noch',
    review:
      'prüf|überprüf|durchseh|durchles|ansehen|anschauen|schau|sieh|sehen sie sich|gegenles|begutacht|feedback|rückmeldung geben|einschätzung|meinung|kommentier',
    check:
      'prüf|überprüf|abklär|klären sie|klär bitte|klärst du|klären, |nachfrag|frag nach|frag bitte|fragen sie nach|fragen sie bitte|fragen sie bei|frag bei|nachforsch|nachprüf|nachseh|nachschau|herausfind|herauszufind|finde heraus|in erfahrung|erkundig|nachhak|recherchier|nachgehen|nachzugehen|bei der spedition|beim spediteur|beim kurier|beim paketdienst|beim versand|beim lieferanten|beim lager|mit dem spediteur|mit der spedition|mit dem kurier',
    sign: 'unterschreib|unterzeich|signier|gegenzeich',
    confirm: 'bestätig|zusag|rückbestätig',
    tell: 'mitteil|teilen sie|teile mir|teilt mir|sag|bescheid|informier|wissen lassen|lassen sie mich wissen|lass mich wissen|erklär|erläuter|nenn|angeben|verrat|antwort|rückmeld|melden sie sich|meld dich',
    call: 'ruf|anruf|telefonier|zurückruf|rückruf',
    meet: 'treff|besprech|zusammensetz|zusammenkomm|sprechen|termin vereinbar|unterhalten|gespräch',
    attend:
      'teilnehm|teilnahm|nehmen sie|nimmst du|nehmt ihr|dabei sein|dabei_|kommst du|kommen sie|vorbeikomm|erschein|mitmach',
    pay: 'bezahl|zahl_|zahlen|überweis|begleich|anweis|entricht',
    complete: 'ausfüll|füll|ergänz|fertigstell|vervollständig|abschließ',
    update: 'aktualisier|änder|anpass|korrigier|berichtig|überarbeit|hinzufüg|eintrag|nachtrag',
    arrange: 'organisier|buch|reservier|vorbereit|vereinbar|einricht|bestell_|bestellen|kümmer|planen|ansetz',
    help: 'helf|hilf|unterstütz|weiterhelf|beraten|berätst|behilflich',
    approve: 'genehmig|freigeb|freigab|zustimm|gib frei|bewillig|einverstanden|absegn',
    cancel: 'stornier|kündig|absag|widerruf|abbestell',
    fix: 'behob|beheb|reparier|lös|richtigstell|austausch|ersetz|in ordnung bring|nachbesser',
    deliver: 'liefer|versand|verschick|zustell',
  },
  finding: 'ob_|wann_|warum|wieso|weshalb|wo_|woran|bei_|beim_|mit_|was da',
  things: {
    contract: 'vertrag|vertrags|verträge|-vertrag|vereinbarung|-verträge',
    invoice: 'rechnung|-rechnung',
    quote: 'angebot|-angebot|kostenvoranschlag|offerte',
    report: 'bericht|-bericht|report',
    presentation: 'präsentation|folien|slides|vortrag',
    documents:
      'frachtbrief|lieferschein|-lieferschein|unterlagen|datenblatt|datenblätter|-datenblatt|dokument|papiere|nachweis|-unterlagen',
    file: 'datei|anhang|-datei',
    list: 'liste|-liste|aufstellung|übersicht',
    figures: 'zahlen|daten_|kennzahl|-zahlen|auswertung',
    agenda: 'agenda|tagesordnung',
    minutes: 'protokoll|-protokoll',
    proposal: 'vorschlag|vorschläge|konzept|exposé',
    plan: 'kostenplan|-kostenplan|plan_|pläne|-plan_|planung',
    schedule: 'zeitplan|terminplan|fahrplan|dienstplan',
    draft: 'entwurf|entwürfe|-entwurf',
    details: 'details|einzelheiten|informationen|infos_|angaben|näheres',
    address: 'adresse|anschrift|-adresse',
    phone: 'telefonnummer|handynummer|rufnummer|mobilnummer',
    photos: 'foto|bilder|bild_|aufnahmen',
    cv: 'lebenslauf|cv_',
    order: 'bestellung|auftrag|aufträge|-bestellung|-auftrag',
    delivery: 'liefertermin|lieferzeit|lieferkosten|versandkosten|lieferung|sendung|paket|-lieferung|versand',
    payment: 'anzahlung|kaution|zahlung|überweisung|-zahlung|betrag',
    price: 'preis|kosten|-preis|-kosten|gebühr|honorar|tarif|konditionen',
    meeting: 'besprechung|meeting|treffen|sitzung|gespräch|-besprechung|-sitzung|-gespräch|jour fixe',
    call: 'telefonat|anruf|videokonferenz|videocall|call_|telefonkonferenz',
    appointment: 'termin|-termin',
    interview: 'vorstellungsgespräch|bewerbungsgespräch|interview',
    event:
      'veranstaltung|konferenz|tagung|messe|feier|seminar|workshop|schulung|-feier|webinar|abendessen|empfang',
    project: 'projekt|-projekt|vorhaben',
    account: 'konto|konten|zugang|benutzerkonto|kundenkonto',
    application: 'bewerbung|antrag|-antrag|anträge',
    feedback: 'rückmeldung|feedback|stellungnahme|kommentar|anmerkung',
    deadline: 'frist|abgabetermin|stichtag|deadline|-frist',
    budget: 'budget|etat|haushalt',
    form: 'formular|fragebogen|vordruck|-formular',
    product: 'produkt|artikel|ware|gerät|maschine|modell|stühle|tische',
    refund: 'geld zurück|geld wieder|erstattung|rückerstattung|rückzahlung|gutschrift',
    discount: 'rabatt|nachlass|skonto|preisnachlass',
    room: 'raum|räume|zimmer|saal|besprechungsraum|-raum|-zimmer',
    trip: 'reise|flug|fahrt|-reise|zugverbindung',
    website: 'website|webseite|homepage|internetseite',
    problem: 'problem|fehler|störung|mangel|mängel|-problem',
    position: 'stelle_|position_|stellenangebot|job',
  },
  asides: 'eintrittstermin|eintrittsdatum',
  causes: {
    delay:
      'verspät|verzöger|zu spät|immer noch nicht geliefert|seit wochen|seit tagen warte|überfällig|nicht rechtzeitig',
    damage: 'beschädig|zerbroch|defekt|kaputt|zerkratz|transportschaden',
    'mix-up': 'falsche|falschen|verwechsel|etwas anderes bestellt|nicht das bestellte',
    missing: 'fehlt|fehlen|unvollständig|nicht angekommen|nie angekommen|nicht erhalten|nicht eingetroffen',
    billing:
      'doppelt abgebucht|zu viel berechnet|falsch berechnet|falsche rechnung|zweimal|zu hohe|abbuchung',
    silence:
      'antwortet niemand|meldet sich niemand|reagiert niemand|keine antwort|niemand antwortet|niemand hat sich|keine rückmeldung|nicht gemeldet|vergeblich',
    service: 'unfreundlich|unverschämt|unhöflich|kundendienst|service war|respektlos|unprofessionell',
    outage:
      'funktioniert nicht|geht nicht|ausgefallen|ausfall|lässt sich nicht|absturz|stürzt ab|fehlermeldung|nicht erreichbar',
    quality: 'mangelhaft|mängel|schlechte qualität|minderwertig|enttäusch|unbrauchbar|entspricht nicht',
  },
  gists: {
    condolence: 'verstorben|gestorben|todesfall|trauer|beerdigung|beisetzung|verloren haben wir',
    illness: 'krank_|erkrankt|krankgeschrieben|krankmeld|im krankenhaus|operiert|grippe|fieber',
    rejection:
      'leider absagen|für einen anderen|für eine andere|nicht berücksichtigen|abgelehnt|entschieden haben wir uns gegen|leider nicht in die engere',
    cancellation: 'abgesagt|muss absagen|müssen absagen|findet nicht statt|entfällt|fällt aus|absage',
    complaint:
      'beschwer|reklam|frechheit|unverschämtheit|unmöglich_|zumutung|skandal|zerbrochen|kaputt|lasse ich mir nicht|unzufrieden|enttäusch|verärgert|unverschämt|inakzeptabel|nicht hinnehm|ärgerlich|beschädigt|defekt|mangelhaft|falschen größe|falsche größe|falsche ware|falschen artikel|falsch geliefert|statt der bestellten',
    chaser:
      'noch keine antwort|bisher keine|nachfassen|noch nichts gehört|keine rückmeldung erhalten|zur erinnerung an meine|nochmals nachfragen|warte noch immer|bislang nicht geantwortet|wollte nachfragen',
    apology:
      'entschuldigung für|tut mir leid|tut uns leid|entschuldigen sie die|bitte entschuldige|bedauern wir|verzeihung',
    congratulation: 'glückwunsch|gratulier|glückwünsche|herzlichen glückwunsch',
    invitation:
      'wir grillen|wir feiern|ich feiere|feiere ich|kommst du auch|kommt ihr auch|einlad|eingeladen|laden wir|laden dich|laden sie|laden euch|lade dich|lade sie',
    application:
      'bewerbe mich|bewerbung als|bewerbung um|stellenanzeige|ausgeschriebene stelle|mein lebenslauf',
    introduction:
      'stelle mich vor|möchte mich vorstellen|vorstellen|mein name ist|bekannt machen|neue ansprechpartner|neuer ansprechpartner',
    invoice:
      'rechnung anbei|anbei die rechnung|anbei erhalten sie unsere rechnung|unsere rechnung|zahlbar bis|rechnungsbetrag|fällig am|zahlungsziel',
    reminder: 'erinnerung|erinnere|erinnern|nicht vergessen|läuft ab|endet am',
    offer:
      'bieten ihnen|biete ihnen|unser angebot|können ihnen anbieten|sonderpreis|zusammenarbeit anbieten|kooperation',
    approval: 'passt so|sieht gut aus|freigegeben|einverstanden|gefällt mir|gefällt uns|perfekt',
    pending:
      'melde mich wieder|arbeite daran|sind dran|in bearbeitung|kümmere mich darum|gebe bescheid, sobald',
    sharing:
      'anbei|im anhang|angehängt|beigefügt|hier ist der|hier sind die|sende ich ihnen|schicke ich dir|hiermit sende',
    thanks:
      'vielen dank für ihre hilfe|danke für deine hilfe|vielen dank für die|herzlichen dank|danke für die schnelle|danke, dass|danke für den|danke nochmal',
    announcement:
      'informieren wir sie|wir freuen uns mitzuteilen|ankündig|ab sofort|hiermit teilen wir|teilen wir ihnen mit|neue öffnungszeiten',
    meeting:
      'treffen|termin|besprech|telefonieren|meeting|zusammensetzen|wann passt|hätten sie zeit|hast du zeit|haben sie zeit',
  },
  enclosed:
    'anbei|im anhang|angehängt|beigefügt|beiliegend|hiermit sende|hiermit schicke|sende ich ihnen|schicke ich ihnen|schicke ich dir|hier ist|hier sind',
  familiar: 'du_|dir_|dich_|dein|Du_|Dir_|Dich_|Dein|euch_|euer|eure',
  polite: 'Ihnen_|Ihre|Ihr_|Ihren|Sie_',
};
