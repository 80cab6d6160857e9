import type { PhrasePack } from '../phrase-pack.ts';
import { german as turning } from '../turning/german.ts';

const beginsLower =
  /^(?:Vielen|Hab|Danke?|Herzlichen|Ganz|Tausend|Haben|Hätten|Für|Ich|Wir|Es|Schön|Schade|Gern|Sehr|Klar|Mit|Was|Wie|Über|Der|Die|Das|Den|Dem|Ein|Eine|Eines|Einen|Zum|Zur|Zu|Am|Um|Von|Bei|Bis|Bitte|Leider|Meine?|Unsere?|Unter|Hiermit|Hier|Könnten?|Könntest|Können|Kannst|Was|Darf|Bevor|Damit|Dazu|Darum|Dabei|Dem|Derzeit|Inzwischen|Kurz|Mich|Nach|Bestätigt|Solche|Vertrauliche|Möglich|Als|Nehmen|Dein|Deine|Deiner|Sorry|Gibt|Unterstützen|Gut|Schon|Meld|Sag|Sollten?|Falls|Melden|Wenn|Unserem|Vielleicht|Beim|In|Auf|Mach|Weiter|Alles)(?!\p{L})/u;

/** German, as written in business mail: Sie, and du where the tone or the mail wants it. */
export const german: PhrasePack = {
  locale: 'de',
  space: ' ',
  quotes: ['„', '“'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Hallo ${called},` : `Guten Tag ${called},`;
    if (register === 'familiar')
      return first ? `${tone === 'casual' || tone === 'humorous' ? 'Hi' : 'Hallo'} ${first},` : 'Hallo,';
    if (title && last) {
      const degree = title === 'dr' ? 'Dr. ' : title === 'prof' ? 'Prof. ' : '';
      if (degree) return `Guten Tag ${degree}${last},`;
      const formal = tone === 'formal' || tone === 'diplomatic';
      if (title === 'mr') return `${formal ? 'Sehr geehrter' : 'Guten Tag'} Herr ${last},`;
      return `${formal ? 'Sehr geehrte' : 'Guten Tag'} Frau ${last},`;
    }
    if (full) return `Guten Tag ${full},`;
    return tone === 'formal' || tone === 'diplomatic' || tone === 'professional'
      ? 'Sehr geehrte Damen und Herren,'
      : 'Guten Tag,';
  },
  valediction: {
    professional: ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Mit besten Grüßen'],
    formal: ['Mit freundlichen Grüßen'],
    diplomatic: ['Mit verbindlichen Grüßen', 'Mit freundlichen Grüßen'],
    assertive: ['Freundliche Grüße'],
    concise: ['Beste Grüße', 'Freundliche Grüße'],
    urgent: ['Beste Grüße', 'Mit freundlichen Grüßen'],
    friendly: ['Viele Grüße', 'Herzliche Grüße', 'Beste Grüße'],
    empathetic: ['Herzliche Grüße', 'Mit herzlichen Grüßen'],
    enthusiastic: ['Herzliche Grüße', 'Beste Grüße und bis bald'],
    casual: ['Viele Grüße', 'Liebe Grüße'],
    humorous: ['Fröhliche Grüße', 'Liebe Grüße'],
  },
  nameGap: '[Ihr Name]',
  // Nouns and the words of polite address stay capitals; all others that a phrase begins with are known.
  opens: (text) => text.replace(beginsLower, (word) => word.toLowerCase()),

  times: {
    on: {
      day: 'am {weekday}, {date}',
      time: 'um {time} Uhr',
      both: 'am {weekday}, {date}, um {time} Uhr',
      stretch: { time: 'von {time} Uhr', both: 'am {weekday}, {date}, von {time} Uhr', joint: ' bis ' },
    },
    by: { day: 'bis {weekday}, {date}', time: 'bis {time} Uhr', both: 'bis {weekday}, {date}, {time} Uhr' },
    named: { day: '{weekday}, {date}', time: '{time} Uhr', both: '{weekday}, {date}, {time} Uhr' },
    after: ', ab {time} Uhr',
    before: ', bis {time} Uhr',
  },
  turning,
  things: {
    contract: { name: 'der Vertrag', object: 'den Vertrag', about: 'zum Vertrag' },
    invoice: { name: 'die Rechnung', object: 'die Rechnung', about: 'zur Rechnung' },
    quote: { name: 'das Angebot', object: 'das Angebot', about: 'zum Angebot' },
    report: { name: 'der Bericht', object: 'den Bericht', about: 'zum Bericht' },
    presentation: { name: 'die Präsentation', object: 'die Präsentation', about: 'zur Präsentation' },
    documents: { name: 'die Unterlagen', object: 'die Unterlagen', about: 'zu den Unterlagen' },
    file: { name: 'die Datei', object: 'die Datei', about: 'zur Datei' },
    list: { name: 'die Liste', object: 'die Liste', about: 'zur Liste' },
    figures: { name: 'die Zahlen', object: 'die Zahlen', about: 'zu den Zahlen' },
    agenda: { name: 'die Tagesordnung', object: 'die Tagesordnung', about: 'zur Tagesordnung' },
    minutes: { name: 'das Protokoll', object: 'das Protokoll', about: 'zum Protokoll' },
    proposal: { name: 'der Vorschlag', object: 'den Vorschlag', about: 'zum Vorschlag' },
    plan: { name: 'der Plan', object: 'den Plan', about: 'zum Plan' },
    schedule: { name: 'der Zeitplan', object: 'den Zeitplan', about: 'zum Zeitplan' },
    draft: { name: 'der Entwurf', object: 'den Entwurf', about: 'zum Entwurf' },
    details: { name: 'die Einzelheiten', object: 'die Einzelheiten', about: 'zu den Einzelheiten' },
    address: { name: 'die Adresse', object: 'die Adresse', about: 'zur Adresse' },
    phone: { name: 'die Telefonnummer', object: 'die Telefonnummer', about: 'zur Telefonnummer' },
    photos: { name: 'die Fotos', object: 'die Fotos', about: 'zu den Fotos' },
    cv: { name: 'der Lebenslauf', object: 'den Lebenslauf', about: 'zum Lebenslauf' },
    order: { name: 'die Bestellung', object: 'die Bestellung', about: 'zur Bestellung' },
    delivery: { name: 'die Lieferung', object: 'die Lieferung', about: 'zur Lieferung' },
    payment: { name: 'die Zahlung', object: 'die Zahlung', about: 'zur Zahlung' },
    price: { name: 'der Preis', object: 'den Preis', about: 'zum Preis' },
    meeting: { name: 'das Treffen', object: 'das Treffen', about: 'zum Treffen' },
    call: { name: 'das Telefonat', object: 'das Telefonat', about: 'zum Telefonat' },
    appointment: { name: 'der Termin', object: 'den Termin', about: 'zum Termin' },
    interview: {
      name: 'das Vorstellungsgespräch',
      object: 'das Vorstellungsgespräch',
      about: 'zum Vorstellungsgespräch',
    },
    event: { name: 'die Veranstaltung', object: 'die Veranstaltung', about: 'zur Veranstaltung' },
    project: { name: 'das Projekt', object: 'das Projekt', about: 'zum Projekt' },
    account: { name: 'das Konto', object: 'das Konto', about: 'zum Konto' },
    application: { name: 'die Bewerbung', object: 'die Bewerbung', about: 'zur Bewerbung' },
    feedback: { name: 'die Rückmeldung', object: 'die Rückmeldung', about: 'zur Rückmeldung' },
    deadline: { name: 'die Frist', object: 'die Frist', about: 'zur Frist' },
    budget: { name: 'das Budget', object: 'das Budget', about: 'zum Budget' },
    form: { name: 'das Formular', object: 'das Formular', about: 'zum Formular' },
    product: { name: 'das Produkt', object: 'das Produkt', about: 'zum Produkt' },
    refund: { name: 'die Erstattung', object: 'die Erstattung', about: 'zur Erstattung' },
    discount: { name: 'der Rabatt', object: 'den Rabatt', about: 'zum Rabatt' },
    room: { name: 'der Raum', object: 'den Raum', about: 'zum Raum' },
    trip: { name: 'die Reise', object: 'die Reise', about: 'zur Reise' },
    website: { name: 'die Website', object: 'die Website', about: 'zur Website' },
    problem: { name: 'das Problem', object: 'das Problem', about: 'zum Problem' },
    position: { name: 'die Stelle', object: 'die Stelle', about: 'zur Stelle' },
  },
  causes: {
    delay: 'die Verzögerung',
    damage: 'den Schaden',
    'mix-up': 'die Verwechslung',
    missing: 'die unvollständige Lieferung',
    billing: 'den Fehler bei der Abrechnung',
    silence: 'die ausgebliebene Antwort',
    service: 'die Art, wie {Sie|du} bei uns behandelt {wurden|wurdest}',
    outage: 'die technische Störung',
    quality: 'die Mängel',
  },

  openings: {
    plain: {
      professional: [
        'vielen Dank für {Ihre|deine} Nachricht.',
        'vielen Dank für {Ihre|deine} E-Mail.',
        '{haben Sie|hab} vielen Dank für {Ihre|deine} Nachricht.',
      ],
      formal: ['haben Sie vielen Dank für Ihr Schreiben.', 'für Ihr Schreiben danke ich Ihnen.'],
      diplomatic: [
        'ich danke {Ihnen|dir} für {Ihre|deine} Nachricht und die offenen Worte.',
        'vielen Dank, dass {Sie sich|du dich} in dieser Sache an mich {wenden|wendest}.',
      ],
      assertive: ['danke für {Ihre|deine} Nachricht.'],
      concise: ['danke für die Nachricht.'],
      urgent: ['danke für {Ihre|deine} Nachricht; ich melde mich gleich dazu.'],
      friendly: [
        'vielen Dank für {Ihre|deine} nette Nachricht.',
        'danke für {Ihre|deine} E-Mail, ich habe mich gefreut, von {Ihnen|dir} zu hören.',
        'schön, von {Ihnen|dir} zu hören.',
      ],
      empathetic: [
        'vielen Dank, dass {Sie mir geschrieben haben|du mir geschrieben hast}.',
        'danke für {Ihre|deine} Nachricht und {Ihr|dein} Vertrauen.',
      ],
      enthusiastic: [
        'herzlichen Dank für {Ihre|deine} Nachricht, darüber habe ich mich sehr gefreut!',
        'wie schön, von {Ihnen|dir} zu hören!',
      ],
      casual: ['danke für deine Nachricht.', 'danke dir fürs Schreiben.'],
      humorous: ['danke für deine Nachricht; sie war der Lichtblick in meinem Posteingang.'],
    },
    information: {
      plain: [
        'vielen Dank für die Information.',
        'danke, dass {Sie|du} mich auf dem Laufenden {halten|hältst}.',
        'vielen Dank für den Hinweis.',
      ],
      formal: ['für die Information danke ich Ihnen.'],
      casual: ['danke für die Info.'],
      enthusiastic: ['herzlichen Dank für die guten Neuigkeiten!'],
    },
    introduced: {
      plain: [
        'vielen Dank, dass {Sie|du} den Kontakt zu {name} {herstellen|herstellst}.',
        'danke für den Kontakt zu {name}.',
        'vielen Dank für die Vorstellung. {name}, es freut mich, {Sie|dich} kennenzulernen.',
      ],
    },
    condolence: {
      plain: [
        '{Ihre|deine} Nachricht hat mich sehr berührt. Mein herzliches Beileid.',
        'es tut mir sehr leid, das zu hören. Ich spreche {Ihnen|dir} mein aufrichtiges Beileid aus.',
        'mit großer Betroffenheit habe ich {Ihre|deine} Nachricht gelesen. Meine Gedanken sind bei {Ihnen|dir}.',
      ],
    },
    illness: {
      plain: [
        'es tut mir leid, das zu hören. Ich wünsche {Ihnen|dir} gute Besserung.',
        'danke, dass {Sie|du} Bescheid {geben|gibst}. Alles Gute und schnelle Genesung.',
        'das tut mir leid. Bitte {erholen Sie sich|erhol dich} in aller Ruhe.',
      ],
    },
    rejection: {
      plain: [
        'vielen Dank für die Rückmeldung, auch wenn ich mir eine andere Entscheidung gewünscht hätte.',
        'danke, dass {Sie|du} mir Bescheid {geben|gibst}. Ich bedaure die Entscheidung, respektiere sie aber.',
        'vielen Dank für die klare Antwort.',
      ],
    },
    cancellation: {
      plain: [
        'danke, dass {Sie|du} mir rechtzeitig Bescheid {geben|gibst}.',
        'schade, dass es nicht klappt, aber danke für die Nachricht.',
        'vielen Dank für die Mitteilung; ich habe die Absage notiert.',
      ],
    },
    complaint: {
      plain: [
        'vielen Dank, dass {Sie|du} uns darauf {hinweisen|hinweist}. Es tut mir leid, dass {Ihnen|dir} Unannehmlichkeiten entstanden sind.',
        '{Ihre|deine} Verärgerung kann ich gut verstehen. Bitte {entschuldigen Sie|entschuldige} die Umstände.',
        'danke für {Ihre|deine} offenen Worte. Was {Sie schildern|du schilderst}, bedaure ich sehr.',
      ],
      formal: [
        'haben Sie vielen Dank für Ihren Hinweis. Die entstandenen Unannehmlichkeiten bedaure ich sehr.',
      ],
      assertive: ['danke für den Hinweis. Ich nehme die Sache ernst.'],
    },
    chaser: {
      plain: [
        'bitte {entschuldigen Sie|entschuldige}, dass meine Antwort auf sich warten ließ.',
        'danke für {Ihre|deine} Erinnerung und {Ihre|deine} Geduld.',
        'vielen Dank fürs Nachfassen; {Sie haben|du hast} recht, meine Antwort steht noch aus.',
      ],
    },
    apology: {
      plain: [
        'danke für {Ihre|deine} Nachricht; {machen Sie sich|mach dir} bitte keine Gedanken.',
        'vielen Dank für {Ihre|deine} offenen Worte. Die Sache ist für mich damit erledigt.',
        'danke für die Erklärung, ich habe Verständnis dafür.',
      ],
    },
    congratulation: {
      plain: [
        'vielen Dank für die Glückwünsche, ich habe mich sehr darüber gefreut.',
        'herzlichen Dank für {Ihre|deine} netten Worte.',
        'vielen Dank, dass {Sie|du} an mich {gedacht haben|gedacht hast}.',
      ],
    },
    invitation: {
      plain: [
        'vielen Dank für die Einladung.',
        'herzlichen Dank, dass {Sie|du} an mich {denken|denkst}; über die Einladung habe ich mich gefreut.',
        'danke für die freundliche Einladung.',
      ],
      enthusiastic: ['was für eine schöne Einladung, herzlichen Dank!'],
      casual: ['danke für die Einladung!'],
    },
    honour: {
      plain: [
        'vielen Dank für {Ihr|dein} Vertrauen.',
        'es ehrt mich, dass {Sie|du} dabei an mich {denken|denkst}.',
        'herzlichen Dank für das ehrenvolle Angebot.',
      ],
    },
    application: {
      plain: [
        'vielen Dank für {Ihre|deine} Bewerbung und {Ihr|dein} Interesse.',
        'danke, dass {Sie sich|du dich} bei uns {bewerben|bewirbst}.',
        '{Ihre|deine} Bewerbung ist bei mir angekommen, vielen Dank.',
      ],
    },
    introduction: {
      plain: [
        'vielen Dank für die Vorstellung, es freut mich sehr.',
        'danke für {Ihre|deine} Nachricht und die Vorstellung.',
        'schön, {Sie|dich} auf diesem Weg kennenzulernen.',
      ],
    },
    invoice: {
      plain: [
        'vielen Dank, die Rechnung ist bei mir angekommen.',
        'danke für die Zusendung der Rechnung.',
        'die Rechnung habe ich erhalten, vielen Dank.',
      ],
    },
    reminder: {
      plain: [
        'vielen Dank für die Erinnerung.',
        'danke, dass {Sie|du} daran {erinnern|erinnerst}.',
        'danke für den Hinweis auf den Termin.',
      ],
    },
    offer: {
      plain: [
        'vielen Dank für {Ihr|dein} Angebot.',
        'danke, dass {Sie|du} mir das Angebot {unterbreiten|unterbreitest}.',
        'vielen Dank für {Ihre|deine} Nachricht und das Angebot.',
      ],
    },
    approval: {
      plain: [
        'es freut mich, dass alles passt.',
        'vielen Dank für die positive Rückmeldung.',
        'danke für die Freigabe.',
      ],
    },
    pending: {
      plain: [
        'danke für den Zwischenstand.',
        'vielen Dank, dass {Sie sich|du dich} darum {kümmern|kümmerst}.',
        'danke für die Rückmeldung; dann warte ich auf {Ihre|deine} Nachricht.',
      ],
    },
    sharing: {
      plain: [
        'vielen Dank für die Zusendung.',
        'danke fürs Weiterleiten.',
        '{Ihre|deine} Sendung ist angekommen, vielen Dank.',
      ],
    },
    thanks: {
      plain: [
        'gern geschehen.',
        'sehr gern; es freut mich, dass ich helfen konnte.',
        'vielen Dank für {Ihre|deine} freundlichen Worte.',
      ],
      casual: ['klar, gern geschehen!'],
      formal: ['für Ihre freundlichen Worte danke ich Ihnen.'],
    },
    announcement: {
      plain: [
        'vielen Dank für die Mitteilung.',
        'danke, dass {Sie|du} uns darüber {informieren|informierst}.',
        'vielen Dank für die Ankündigung.',
      ],
    },
    meeting: {
      plain: [
        'vielen Dank für {Ihren|deinen} Terminvorschlag.',
        'danke, dass {Sie sich|du dich} um den Termin {kümmern|kümmerst}.',
        'danke für {Ihre|deine} Nachricht zum Termin.',
      ],
    },
  },
  thanks: {
    thing: {
      plain: [
        'vielen Dank für {object}.',
        'danke, dass {Sie|du} mir {object} {geschickt haben|geschickt hast}.',
        '{name}: gut angekommen, vielen Dank.',
      ],
      formal: ['für {object} danke ich Ihnen verbindlich.'],
      enthusiastic: ['herzlichen Dank für {object}, das hilft mir sehr!'],
      casual: ['danke dir für {object}!'],
      urgent: ['danke, dass {Sie|du} mir {object} gleich {geschickt haben|geschickt hast}.'],
    },
    bare: {
      plain: [
        'vielen Dank für {Ihre|deine} Nachricht und {Ihre|deine} Mühe.',
        'ich danke {Ihnen|dir} sehr.',
        '{haben Sie|hab} vielen Dank, das hat mir sehr geholfen.',
      ],
      friendly: ['ganz herzlichen Dank, darüber habe ich mich gefreut.'],
      casual: ['tausend Dank, das war super von dir.'],
      enthusiastic: ['tausend Dank, das ist großartig!'],
      formal: ['für Ihre Mühe danke ich Ihnen verbindlich.'],
      humorous: ['danke dir; ich stehe jetzt offiziell in deiner Schuld.'],
      concise: ['vielen Dank.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'bitte {entschuldigen Sie|entschuldige} {cause}.',
        'ich möchte mich für {cause} entschuldigen.',
        'für {cause} bitte ich {Sie|dich} um Entschuldigung.',
      ],
      empathetic: [
        'es tut mir aufrichtig leid, und ich kann {Ihren|deinen} Ärger gut verstehen. Ich bitte um Entschuldigung für {cause}.',
      ],
      casual: ['sorry für {cause}!'],
      formal: ['für {cause} möchte ich Sie in aller Form um Entschuldigung bitten.'],
    },
    open: {
      plain: [
        'bitte {entschuldigen Sie|entschuldige} [wofür Sie sich entschuldigen].',
        'ich möchte mich für [wofür Sie sich entschuldigen] entschuldigen.',
        'für [wofür Sie sich entschuldigen] bitte ich {Sie|dich} um Entschuldigung.',
      ],
    },
    remedy: {
      plain: [
        'Als Nächstes werde ich [was Sie unternehmen].',
        'Ich kümmere mich persönlich darum: [was Sie unternehmen].',
        'Damit das nicht wieder vorkommt, [was Sie unternehmen].',
      ],
    },
  },
  followUp: {
    plain: [
      'ich komme zurück auf {mail} und wollte fragen, ob es schon etwas Neues gibt.',
      'zu {mail} wollte ich kurz nachfragen: Wie ist der Stand?',
      'ich beziehe mich auf {mail} und würde mich über einen Zwischenstand freuen.',
    ],
    friendly: ['ich wollte freundlich nachhaken: Gibt es zu {mail} schon Neuigkeiten?'],
    urgent: ['ich brauche zu {mail} dringend eine Rückmeldung.'],
    assertive: ['zu {mail} steht {Ihre|deine} Antwort noch aus.'],
    casual: ['ich wollte mal nachfragen: Gibt es zu {mail} schon etwas Neues?'],
    formal: ['ich nehme Bezug auf {mail} und bitte um Mitteilung des Sachstands.'],
  },
  earlierMail: {
    subjectAndDate: '{Ihrer|deiner} E-Mail {subject} vom {date}',
    subject: '{Ihrer|deiner} E-Mail {subject}',
    date: '{Ihrer|deiner} E-Mail vom {date}',
    bare: '{Ihrer|deiner} letzten E-Mail',
  },

  deeds: {
    send: {
      yes: ['Gern schicke ich {Ihnen|dir} {object} {by}.', '{object} sende ich {Ihnen|dir} {by} zu.'],
      no: ['Leider kann ich {Ihnen|dir} {object} derzeit nicht schicken.'],
      open: ['{object} schicke ich {Ihnen|dir} [bis wann].'],
      yesIt: ['Gern schicke ich {Ihnen|dir} das Gewünschte {by}.'],
      noIt: ['Leider kann ich {Ihnen|dir} das Gewünschte derzeit nicht schicken.'],
      openIt: ['Das Gewünschte schicke ich {Ihnen|dir} [bis wann].'],
    },
    review: {
      yes: ['Ich sehe mir {object} {by} an und melde mich dazu.', 'Gern prüfe ich {object} {by}.'],
      no: ['Leider komme ich nicht dazu, {object} zu prüfen.'],
      open: ['Meine Rückmeldung {about}: [Ihre Rückmeldung].'],
      yesIt: ['Ich sehe mir das {by} an und melde mich dazu.'],
      noIt: ['Leider komme ich nicht dazu, mir das anzusehen.'],
      openIt: ['Meine Rückmeldung dazu: [Ihre Rückmeldung].'],
    },
    check: {
      yes: ['{about} frage ich nach und gebe {Ihnen|dir} {by} Bescheid.'],
      no: ['{about} kann ich derzeit leider nichts in Erfahrung bringen.'],
      open: ['{about} frage ich nach und gebe {Ihnen|dir} [bis wann] Bescheid.'],
      yesIt: [
        'Ich kläre das und gebe {Ihnen|dir} {by} Bescheid.',
        'Ich gehe der Sache nach und gebe {Ihnen|dir} {by} Bescheid.',
      ],
      noIt: ['Leider kann ich das derzeit nicht klären.'],
      openIt: ['Ich kläre das und gebe {Ihnen|dir} [bis wann] Bescheid.'],
    },
    sign: {
      yes: ['Ich unterschreibe {object} {by} und schicke {Ihnen|dir} die unterschriebene Fassung.'],
      no: ['Derzeit kann ich {object} leider nicht unterschreiben.'],
      open: ['Ich unterschreibe {object} [bis wann].'],
      yesIt: ['Die unterschriebene Fassung schicke ich {Ihnen|dir} {by}.'],
      noIt: ['Derzeit kann ich leider nicht unterschreiben.'],
      openIt: ['Die unterschriebene Fassung {erhalten Sie|erhältst du} [bis wann].'],
    },
    confirm: {
      yes: ['Gern bestätige ich {Ihnen|dir} {object}.'],
      no: ['Leider kann ich {object} noch nicht bestätigen.'],
      open: ['{about}: [bestätigt / noch nicht bestätigt].'],
      yesIt: ['Das bestätige ich {Ihnen|dir} gern.'],
      noIt: ['Leider kann ich das noch nicht bestätigen.'],
      openIt: ['Zur gewünschten Bestätigung: [bestätigt / noch nicht bestätigt].'],
    },
    tell: {
      yes: ['{about} gebe ich {Ihnen|dir} {by} Bescheid.'],
      no: ['{about} kann ich {Ihnen|dir} leider nichts sagen.'],
      open: ['{about}: [Ihre Antwort].'],
      yesIt: ['Ich gebe {Ihnen|dir} {by} Bescheid.'],
      noIt: ['Dazu kann ich {Ihnen|dir} leider nichts sagen.'],
      openIt: ['Zu {Ihrer|deiner} Frage: [Ihre Antwort].'],
    },
    call: {
      yes: ['Ich rufe {Sie|dich} gern an; {about} klären wir dann alles Weitere.'],
      no: [
        'Ein Telefonat schaffe ich derzeit leider nicht; {about} {schreiben Sie|schreib} mir gern per E-Mail.',
      ],
      open: ['Für ein Telefonat {about} passt mir [Tag und Uhrzeit].'],
      yesIt: ['Ich rufe {Sie|dich} gern {by} an.'],
      noIt: ['Ein Telefonat schaffe ich derzeit leider nicht.'],
      openIt: ['Für ein Telefonat passt mir [Tag und Uhrzeit].'],
    },
    meet: {
      yes: ['Gern treffen wir uns und sprechen {about}.'],
      no: ['Für ein Treffen {about} fehlt mir derzeit leider die Zeit.'],
      open: ['Für ein Gespräch {about} passt mir [Tag und Uhrzeit].'],
      yesIt: ['Gern treffen wir uns.'],
      noIt: ['Für ein Treffen fehlt mir derzeit leider die Zeit.'],
      openIt: ['Für ein Treffen passt mir [Tag und Uhrzeit].'],
    },
    attend: {
      yes: ['Ich komme gern und bin dabei.'],
      no: ['Leider kann ich nicht dabei sein.'],
      open: ['Was meine Teilnahme betrifft: [Zusage / Absage].'],
      yesIt: ['Ich bin gern dabei.'],
      noIt: ['Leider kann ich nicht dabei sein.'],
      openIt: ['Was meine Teilnahme betrifft: [Zusage / Absage].'],
    },
    pay: {
      yes: ['{object} prüfe ich und veranlasse {by} das Weitere.'],
      no: ['{object} werde ich so nicht begleichen.'],
      open: ['{about}: [bezahlt am / wird bezahlt am].'],
      yesIt: ['Ich prüfe das und veranlasse {by} das Weitere.'],
      noIt: ['Die Zahlung werde ich so nicht veranlassen.'],
      openIt: ['Zur Zahlung: [bezahlt am / wird bezahlt am].'],
    },
    complete: {
      yes: ['Ich fülle {object} {by} aus und schicke alles zurück.'],
      no: ['Leider kann ich {object} derzeit nicht ausfüllen.'],
      open: ['{object} fülle ich [bis wann] aus.'],
      yesIt: ['Ich erledige das {by}.'],
      noIt: ['Leider schaffe ich das derzeit nicht.'],
      openIt: ['Ich erledige das [bis wann].'],
    },
    update: {
      yes: ['Ich passe {object} {by} an.'],
      no: ['Leider kann ich {object} nicht ändern.'],
      open: ['{object} passe ich [bis wann] an.'],
      yesIt: ['Ich nehme die Änderung {by} vor.'],
      noIt: ['Leider kann ich die Änderung nicht vornehmen.'],
      openIt: ['Die Änderung nehme ich [bis wann] vor.'],
    },
    arrange: {
      yes: [
        'Ich kümmere mich {by} um alles Nötige, auch was {object} betrifft.',
        'Um die Vorbereitung kümmere ich mich gern {by}; {about} melde ich mich.',
      ],
      no: ['{about} kann ich die Organisation leider nicht übernehmen.'],
      open: ['{about}: [was Sie veranlassen].'],
      yesIt: ['Ich kümmere mich {by} darum.'],
      noIt: ['Darum kann ich mich leider nicht kümmern.'],
      openIt: ['Zur Organisation: [was Sie veranlassen].'],
    },
    help: {
      yes: ['{about} helfe ich {Ihnen|dir} gern weiter.'],
      no: ['{about} kann ich {Ihnen|dir} leider nicht weiterhelfen.'],
      open: ['{about} kann ich {Ihnen|dir} [was Sie anbieten] anbieten.'],
      yesIt: ['Gern helfe ich {Ihnen|dir} dabei.'],
      noIt: ['Dabei kann ich {Ihnen|dir} leider nicht helfen.'],
      openIt: ['Unterstützen kann ich {Sie|dich} mit [was Sie anbieten].'],
    },
    approve: {
      yes: ['{object} gebe ich hiermit frei.', 'Mit Blick auf {object} bin ich einverstanden.'],
      no: ['Leider kann ich {object} nicht freigeben.'],
      open: ['{about}: [freigegeben / nicht freigegeben].'],
      yesIt: ['Damit bin ich einverstanden.'],
      noIt: ['Dem kann ich leider nicht zustimmen.'],
      openIt: ['Zur Freigabe: [freigegeben / nicht freigegeben].'],
    },
    cancel: {
      yes: ['{object} storniere ich wie gewünscht.'],
      no: ['Leider lässt sich {name} nicht mehr stornieren.'],
      open: ['{about}: [storniert / nicht mehr möglich].'],
      yesIt: ['Die Stornierung veranlasse ich wie gewünscht.'],
      noIt: ['Eine Stornierung ist leider nicht mehr möglich.'],
      openIt: ['Zur Stornierung: [storniert / nicht mehr möglich].'],
    },
    fix: {
      yes: ['Ich kümmere mich {by} darum; {about} melde ich mich, sobald alles behoben ist.'],
      no: ['{about} kann ich leider keine Abhilfe schaffen.'],
      open: ['{about}: [was Sie unternehmen].'],
      yesIt: ['Ich kümmere mich {by} darum und melde mich, sobald es behoben ist.'],
      noIt: ['Hier kann ich leider keine Abhilfe schaffen.'],
      openIt: ['Zur Behebung: [was Sie unternehmen].'],
    },
    deliver: {
      yes: ['Wir liefern {object} {by}.'],
      no: ['{object} können wir derzeit leider nicht liefern.'],
      open: ['{object} liefern wir [bis wann].'],
      yesIt: ['Wir liefern {by} wie gewünscht.'],
      noIt: ['Eine Lieferung ist derzeit leider nicht möglich.'],
      openIt: ['Die Lieferung erfolgt [bis wann].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} passt es mir gut.', 'Gern, {on} passt es mir.', 'Den Termin {on} bestätige ich gern.'],
      casual: ['{on} passt super.'],
      enthusiastic: ['{on} passt wunderbar, ich freue mich sehr darauf!'],
      formal: ['Den Termin {on} bestätige ich Ihnen hiermit.'],
      concise: ['{on} passt.'],
    },
    yesIt: {
      plain: [
        'Der vorgeschlagene Termin passt mir gut.',
        'Gern, der Termin passt.',
        'Den Termin bestätige ich gern.',
      ],
    },
    no: {
      plain: [
        '{on} kann ich leider nicht.',
        'Leider passt es mir {on} nicht.',
        'Den Termin {on} kann ich leider nicht wahrnehmen.',
      ],
      concise: ['{on} geht es leider nicht.'],
    },
    noIt: {
      plain: [
        'Der Termin passt mir leider nicht.',
        'Leider kann ich den Termin nicht wahrnehmen.',
        'Zu diesem Termin kann ich leider nicht.',
      ],
    },
    open: ['{on} [passt es mir / passt es mir leider nicht].'],
    openIt: ['Der vorgeschlagene Termin [passt mir / passt mir leider nicht].'],
    move: {
      plain: [
        '{on} kann ich leider nicht. Ginge es stattdessen {other}?',
        'Leider passt es mir {on} nicht; mein Vorschlag wäre {other}.',
        'Könnten wir den Termin {on} verschieben? Gut passen würde mir {other}.',
      ],
      casual: ['{on} wird bei mir leider nichts. Wie wäre es {other}?'],
      assertive: ['{on} bin ich verhindert. Ich schlage {other} vor.'],
    },
    moveIt: {
      plain: [
        'Den Termin kann ich leider nicht halten. Ginge es stattdessen {other}?',
        'Könnten wir den Termin verschieben? Mein Vorschlag wäre {other}.',
        'Leider muss ich um einen anderen Termin bitten; gut passen würde mir {other}.',
      ],
    },
    propose: {
      plain: ['Ich schlage {other} vor.', 'Mein Vorschlag wäre {other}.', 'Gut passen würde mir {other}.'],
    },
    otherTime: '[Ihr Terminvorschlag]',
    oneOf: ['Von den vorgeschlagenen Terminen passt mir {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: Ja, das ist so.', '{re} lautet die Antwort: Ja.'],
      no: ['{re}: Leider nein.', '{re} muss ich leider mit Nein antworten.'],
      open: ['{re}: [ja / nein, mit Begründung].'],
    },
    choice: {
      yes: ['{re}: [Ihre Wahl].'],
      no: ['{re}: Leider weder noch.'],
      open: ['{re}: [Ihre Wahl].'],
    },
    time: {
      yes: ['{re} lautet meine Antwort: [Zeitpunkt].'],
      no: ['{re} kann ich leider noch keinen Zeitpunkt nennen.'],
      open: ['{re} lautet meine Antwort: [Zeitpunkt].', '{re}: [Zeitpunkt].'],
    },
    amount: {
      yes: ['{re}: [Betrag oder Menge].'],
      no: ['{re} kann ich leider noch keine Zahl nennen.'],
      open: ['{re} lautet meine Antwort: [Betrag oder Menge].', '{re}: [Betrag oder Menge].'],
    },
    fact: {
      yes: ['{re}: [Ihre Antwort].'],
      no: ['{re} kann ich {Ihnen|dir} leider keine Auskunft geben.'],
      open: ['{re}: [Ihre Antwort].'],
    },
    explanation: {
      yes: ['{re}: [Ihre Erläuterung].'],
      no: ['{re} kann ich {Ihnen|dir} leider nichts Näheres sagen.'],
      open: ['{re}: [Ihre Erläuterung].'],
    },
    action: {
      yes: ['{re}: Das erledige ich gern.', '{re}: Ich kümmere mich gern darum.'],
      no: ['{re} kann ich leider nicht zusagen.'],
      open: ['{re}: [Ihre Antwort].'],
    },
  },
  questionRefs: {
    only: 'zu {Ihrer|deiner} Frage',
    first: 'zu {Ihrem|deinem} ersten Punkt',
    second: 'zu {Ihrem|deinem} zweiten Punkt',
    third: 'zu {Ihrem|deinem} dritten Punkt',
    further: 'zu {Ihrem|deinem} weiteren Punkt',
    quoted: 'zu {Ihrer|deiner} Frage {question}',
    requested: 'zu {Ihrer|deiner} Bitte {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        'Bevor ich {re} antworte, eine kurze Rückfrage: [Ihre Frage]?',
        '{re} hätte ich noch eine Rückfrage: [Ihre Frage]?',
        '{re} brauche ich noch eine Auskunft: [Ihre Frage]?',
      ],
      concise: ['{re}: [Ihre Frage]?'],
    },
    many: { plain: ['Bevor ich auf {Ihre|deine} Punkte eingehe, eine Rückfrage: [Ihre Frage]?'] },
  },
  need: {
    one: {
      plain: [
        'Damit ich {re} weiterkomme, brauche ich von {Ihnen|dir} noch [was Sie brauchen].',
        '{re} benötige ich zunächst [was Sie brauchen].',
        '{Könnten Sie|Könntest du} mir {re} bitte noch [was Sie brauchen] schicken?',
      ],
    },
    many: { plain: ['Damit ich {Ihre|deine} Punkte bearbeiten kann, brauche ich noch [was Sie brauchen].'] },
  },
  explain: {
    one: {
      plain: [
        '{re} ist mir eines noch unklar: [was unklar ist].',
        'Bevor ich {re} antworte, eine Frage zum Verständnis: [was unklar ist]?',
        '{re} möchte ich sichergehen, dass ich alles richtig verstehe: [was unklar ist]?',
      ],
    },
    many: {
      plain: ['Bevor ich auf {Ihre|deine} Punkte eingehe, eine Frage zum Verständnis: [was unklar ist]?'],
    },
  },
  status: ['{re} ist der Stand: [aktueller Stand].', 'Der aktuelle Stand {re}: [aktueller Stand].'],
  bargain: {
    amount: {
      plain: [
        'Zum genannten Betrag von {amount} habe ich einen Gegenvorschlag: [Ihre Bedingungen].',
        'Bei {amount} kommen wir noch nicht zusammen; möglich wäre für mich [Ihre Bedingungen].',
        'Was den Betrag von {amount} angeht, würde ich gern über [Ihre Bedingungen] sprechen.',
      ],
      assertive: ['{amount} ist mir zu viel. Mein Angebot: [Ihre Bedingungen].'],
    },
    bare: {
      plain: [
        'Ich würde gern über die Bedingungen sprechen: [Ihre Bedingungen].',
        'Mein Vorschlag wäre: [Ihre Bedingungen].',
        'Zu folgenden Bedingungen könnten wir uns einigen: [Ihre Bedingungen].',
      ],
    },
  },
  guarded: {
    secret: [
      'Vertrauliche Angaben wie Passwörter oder Bankdaten gebe ich grundsätzlich nicht per E-Mail weiter.',
      'Zugangs- und Bankdaten verschicke ich nicht per E-Mail; das klären wir besser auf einem anderen Weg.',
      'Solche Daten gebe ich per E-Mail nicht heraus; ich melde mich über einen mir bekannten Kontakt.',
    ],
    payment: [
      'Die Zahlungsaufforderung prüfe ich zunächst auf meiner Seite.',
      'Bevor etwas bezahlt wird, prüfe ich das über unseren üblichen Weg.',
      'Zur Zahlung: Das prüfe ich erst, bevor ich etwas veranlasse.',
    ],
  },
  listLead: ['Zu {Ihren|deinen} Punkten:'],

  bodies: {
    question: {
      plain: [
        'Dazu habe ich eine Frage: [Ihre Frage]?',
        'Eines möchte ich gern noch wissen: [Ihre Frage]?',
        'Mich würde noch interessieren: [Ihre Frage]?',
      ],
    },
    accept: {
      plain: ['Ich nehme gern an.', 'Gern sage ich zu.', 'Damit bin ich einverstanden.'],
      enthusiastic: ['Ich nehme mit Freude an!'],
      casual: ['Ich bin dabei.'],
      formal: ['Hiermit nehme ich gern an.'],
    },
    decline: {
      plain: [
        'Leider muss ich absagen.',
        'Nach reiflicher Überlegung muss ich leider absagen.',
        'Leider kann ich nicht zusagen.',
      ],
      casual: ['Leider bin ich diesmal nicht dabei.'],
      assertive: ['Ich sage ab.'],
    },
    reschedule: {
      plain: [
        'Könnten wir einen anderen Termin finden? Mein Vorschlag wäre {other}.',
        'Ich würde den Termin gern verschieben, und zwar auf {other}.',
        'Leider muss ich um einen neuen Termin bitten: {other}.',
      ],
    },
    request: {
      plain: [
        '{Könnten Sie|Könntest du} mir bitte [was Sie brauchen] zukommen lassen?',
        'Ich bräuchte von {Ihnen|dir} noch [was Sie brauchen].',
        'Darf ich {Sie|dich} um [was Sie brauchen] bitten?',
      ],
    },
    update: {
      plain: [
        'Der aktuelle Stand: [aktueller Stand].',
        'Kurz zum Stand der Dinge: [aktueller Stand].',
        'Inzwischen sieht es so aus: [aktueller Stand].',
      ],
    },
    clarify: {
      plain: [
        'Eines ist mir noch unklar: [was unklar ist].',
        '{Könnten Sie|Könntest du} mir bitte erläutern, [was unklar ist]?',
        'Um sicherzugehen: [was unklar ist]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          'Hiermit bestätige ich: {facts}.',
          'Gern bestätige ich {facts}.',
          'Bestätigt sind damit: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Hiermit bestätige ich den Erhalt {Ihrer|deiner} Nachricht.',
          '{Ihre|deine} Nachricht ist angekommen, und ich habe alles notiert.',
          'Gern bestätige ich, dass {Ihre|deine} Nachricht bei mir angekommen ist.',
        ],
      },
    },
    introduce: {
      plain: [
        'Ich möchte {Ihnen|dir} [Name] vorstellen: [Rolle und Anlass].',
        'Darf ich {Sie|dich} mit [Name] bekannt machen? [Rolle und Anlass].',
        'Gern stelle ich den Kontakt zu [Name] her: [Rolle und Anlass].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Könnten Sie|Könntest du} mir bitte sagen, ob {text}?',
    'ask-about': 'Was {können Sie|kannst du} mir zu {text} sagen?',
    'ask-for': '{Könnten Sie|Könntest du} mir bitte {text} schicken?',
    'ask-that': 'Ich bitte {Sie|dich} um Folgendes: {text}.',
    offer: 'Gern biete ich {Ihnen|dir} an: {text}.',
    thank: 'Vielen Dank für {text}.',
    apologize: 'Bitte {entschuldigen Sie|entschuldige} {text}.',
    congratulate: 'Herzlichen Glückwunsch zu {text}.',
    wish: 'Ich wünsche {Ihnen|dir} {text}.',
    invite: 'Ich lade {Sie|dich} herzlich ein: {text}.',
    remind: 'Ich möchte {Sie|dich} an {text} erinnern.',
  },
  toTranslate: 'auf Deutsch: {text}',

  closings: {
    awaiting: {
      professional: [
        'Über eine Rückmeldung freue ich mich.',
        'Ich freue mich auf {Ihre|deine} Antwort.',
        'Für eine kurze Rückmeldung danke ich {Ihnen|dir} im Voraus.',
      ],
      formal: ['Ihrer Rückmeldung sehe ich gern entgegen.', 'Für Ihre Antwort danke ich Ihnen im Voraus.'],
      diplomatic: [
        'Ich bin zuversichtlich, dass wir eine gute Lösung finden, und freue mich auf {Ihre|deine} Einschätzung.',
      ],
      assertive: ['Bitte {geben Sie|gib} mir dazu Bescheid.'],
      concise: ['Danke für eine kurze Rückmeldung.'],
      urgent: [
        'Bitte {geben Sie|gib} mir möglichst noch heute Bescheid.',
        'Eine schnelle Antwort wäre mir sehr wichtig.',
      ],
      friendly: [
        'Ich freue mich, von {Ihnen|dir} zu hören.',
        'Schon jetzt vielen Dank und einen schönen Tag!',
        'Ich bin gespannt auf {Ihre|deine} Antwort.',
      ],
      empathetic: ['{Nehmen Sie sich|Nimm dir} dafür gern die Zeit, die {Sie brauchen|du brauchst}.'],
      enthusiastic: ['Ich bin schon sehr gespannt auf {Ihre|deine} Antwort!'],
      casual: ['Meld dich einfach kurz.', 'Sag mir gern kurz Bescheid.'],
      humorous: ['Ich warte gespannt und lasse den Posteingang nicht aus den Augen.'],
    },
    available: {
      professional: [
        'Bei Fragen {melden Sie sich|melde dich} gern.',
        'Für Rückfragen stehe ich gern zur Verfügung.',
        'Sollten noch Fragen offen sein, {sprechen Sie|sprich} mich gern an.',
      ],
      formal: ['Für Rückfragen stehe ich Ihnen jederzeit gern zur Verfügung.'],
      diplomatic: ['Sollte etwas anders gemeint gewesen sein, {lassen Sie|lass} es mich bitte wissen.'],
      assertive: ['Falls etwas fehlt, {sagen Sie|sag} es mir bitte.'],
      concise: ['Bei Fragen gern melden.'],
      urgent: ['Bei Rückfragen bin ich kurzfristig erreichbar.'],
      friendly: [
        '{Melden Sie sich|Melde dich} jederzeit gern, wenn noch etwas ist.',
        'Wenn noch Fragen auftauchen, helfe ich gern weiter.',
        'Ich wünsche {Ihnen|dir} noch einen schönen Tag.',
      ],
      empathetic: ['Wenn {Sie|du} noch etwas {brauchen|brauchst}, bin ich gern für {Sie|dich} da.'],
      enthusiastic: ['Ich freue mich schon auf alles Weitere!'],
      casual: ['Wenn noch was ist, meld dich einfach.'],
      humorous: ['Bei Fragen einfach melden, ich beiße nicht.'],
    },
    meeting: {
      plain: [
        'Ich freue mich auf unser Gespräch.',
        'Ich freue mich auf das Treffen.',
        'Bis dahin alles Gute.',
      ],
      casual: ['Bis dann!'],
      enthusiastic: ['Ich freue mich riesig auf das Treffen!'],
      formal: ['Unserem Gespräch sehe ich mit Freude entgegen.'],
    },
    declined: {
      plain: [
        'Ich danke {Ihnen|dir} für {Ihr|dein} Verständnis.',
        'Ich bitte um Verständnis und hoffe auf eine andere Gelegenheit.',
        'Vielleicht ergibt sich ein anderes Mal eine Gelegenheit.',
      ],
      casual: ['Beim nächsten Mal klappt es bestimmt.'],
      assertive: ['Danke für {Ihr|dein} Verständnis.'],
    },
    sorry: {
      plain: [
        'Ich danke {Ihnen|dir} für {Ihre|deine} Geduld.',
        'Vielen Dank für {Ihr|dein} Verständnis.',
        'Ich melde mich, sobald ich mehr weiß.',
      ],
    },
    grave: {
      plain: [
        'Ich wünsche {Ihnen|dir} viel Kraft.',
        'In Gedanken bin ich bei {Ihnen|dir}.',
        'Wenn ich etwas tun kann, {lassen Sie|lass} es mich bitte wissen.',
      ],
    },
    content: {
      plain: [
        'Ich wünsche {Ihnen|dir} weiterhin alles Gute.',
        'Auf weiterhin gute Zusammenarbeit.',
        'Ich wünsche {Ihnen|dir} einen angenehmen Tag.',
      ],
      casual: ['Mach’s gut und bis bald.'],
      enthusiastic: ['Weiter so, ich freue mich auf alles, was kommt!'],
      formal: ['Ich wünsche Ihnen weiterhin viel Erfolg.'],
      concise: ['Alles Gute.'],
    },
  },
};
