import type { PhrasePack } from '../phrase-pack.ts';
import { dutch as turning } from '../turning/dutch.ts';

/** A surname alone begins with a capital: 'mevrouw Van den Berg'. */
const capital = (last: string) => last.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Dutch, as written in business mail: u, and je where the tone or the mail wants it. */
export const dutch: PhrasePack = {
  locale: 'nl',
  space: ' ',
  quotes: ['‘', '’'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    const formal = tone === 'formal' || tone === 'diplomatic';
    if (called)
      return register === 'familiar' ? `Hoi ${called},` : `${formal ? 'Geachte' : 'Beste'} ${called},`;
    if (register === 'familiar') {
      const hello = tone === 'casual' || tone === 'humorous' ? 'Hoi' : 'Hallo';
      return first ? `${hello} ${first},` : `${hello},`;
    }
    const dear = formal || tone === 'professional' || tone === 'assertive' ? 'Geachte' : 'Beste';
    if (title && last) {
      const how = { mr: dear === 'Geachte' ? 'heer' : 'meneer', ms: 'mevrouw', dr: 'dr.', prof: 'professor' };
      return `${dear} ${how[title]} ${capital(last)},`;
    }
    if (full) return `${formal ? 'Geachte' : 'Beste'} ${full},`;
    return formal ? 'Geachte heer, geachte mevrouw,' : 'Goedendag,';
  },
  valediction: {
    professional: ['Met vriendelijke groet,', 'Met vriendelijke groeten,', 'Vriendelijke groet,'],
    formal: ['Hoogachtend,', 'Met vriendelijke groet,'],
    diplomatic: ['Met beleefde groet,', 'Met vriendelijke groet,'],
    assertive: ['Vriendelijke groet,'],
    concise: ['Groet,'],
    urgent: ['Met dank en vriendelijke groet,'],
    friendly: ['Hartelijke groet,', 'Hartelijke groeten,', 'Vriendelijke groeten,'],
    empathetic: ['Met een hartelijke groet,', 'Met warme groet,'],
    enthusiastic: ['Heel hartelijke groeten,', 'Een heel hartelijke groet,'],
    casual: ['Groetjes,', 'Groeten,', 'Tot snel,'],
    humorous: ['Vrolijke groet,', 'Groetjes en een glimlach,'],
  },
  nameGap: '[Uw naam]',

  times: {
    on: {
      day: 'op {weekday} {date}',
      time: 'om {time} uur',
      both: 'op {weekday} {date} om {time} uur',
      stretch: { time: 'van {time} uur', both: 'op {weekday} {date} van {time} uur', joint: ' tot ' },
    },
    by: {
      day: 'uiterlijk {weekday} {date}',
      time: 'uiterlijk om {time} uur',
      both: 'uiterlijk {weekday} {date} om {time} uur',
    },
    named: {
      day: '{weekday} {date}',
      time: '{time} uur',
      both: '{weekday} {date}, {time} uur',
      stretch: { time: '{time} uur', both: '{weekday} {date}, van {time} uur', joint: ' tot ' },
    },
    after: ', vanaf {time} uur',
    before: ', tot {time} uur',
  },
  turning,
  things: {
    contract: { name: 'het contract', object: 'het contract', about: 'wat het contract betreft' },
    invoice: { name: 'de factuur', object: 'de factuur', about: 'wat de factuur betreft' },
    quote: { name: 'de offerte', object: 'de offerte', about: 'wat de offerte betreft' },
    report: { name: 'het rapport', object: 'het rapport', about: 'wat het rapport betreft' },
    presentation: { name: 'de presentatie', object: 'de presentatie', about: 'wat de presentatie betreft' },
    documents: { name: 'de documenten', object: 'de documenten', about: 'wat de documenten betreft' },
    file: { name: 'het bestand', object: 'het bestand', about: 'wat het bestand betreft' },
    list: { name: 'de lijst', object: 'de lijst', about: 'wat de lijst betreft' },
    figures: { name: 'de cijfers', object: 'de cijfers', about: 'wat de cijfers betreft' },
    agenda: { name: 'de agenda', object: 'de agenda', about: 'wat de agenda betreft' },
    minutes: { name: 'de notulen', object: 'de notulen', about: 'wat de notulen betreft' },
    proposal: { name: 'het voorstel', object: 'het voorstel', about: 'wat het voorstel betreft' },
    plan: { name: 'het plan', object: 'het plan', about: 'wat het plan betreft' },
    schedule: { name: 'de planning', object: 'de planning', about: 'wat de planning betreft' },
    draft: { name: 'het concept', object: 'het concept', about: 'wat het concept betreft' },
    details: { name: 'de details', object: 'de details', about: 'wat de details betreft' },
    address: { name: 'het adres', object: 'het adres', about: 'wat het adres betreft' },
    phone: {
      name: 'het telefoonnummer',
      object: 'het telefoonnummer',
      about: 'wat het telefoonnummer betreft',
    },
    photos: { name: 'de foto’s', object: 'de foto’s', about: 'wat de foto’s betreft' },
    cv: { name: 'het cv', object: 'het cv', about: 'wat het cv betreft' },
    order: { name: 'de bestelling', object: 'de bestelling', about: 'wat de bestelling betreft' },
    delivery: { name: 'de levering', object: 'de levering', about: 'wat de levering betreft' },
    payment: { name: 'de betaling', object: 'de betaling', about: 'wat de betaling betreft' },
    price: { name: 'de prijs', object: 'de prijs', about: 'wat de prijs betreft' },
    meeting: { name: 'de bespreking', object: 'de bespreking', about: 'wat de bespreking betreft' },
    call: {
      name: 'het telefoongesprek',
      object: 'het telefoongesprek',
      about: 'wat het telefoongesprek betreft',
    },
    appointment: { name: 'de afspraak', object: 'de afspraak', about: 'wat de afspraak betreft' },
    interview: {
      name: 'het sollicitatiegesprek',
      object: 'het sollicitatiegesprek',
      about: 'wat het sollicitatiegesprek betreft',
    },
    event: { name: 'het evenement', object: 'het evenement', about: 'wat het evenement betreft' },
    project: { name: 'het project', object: 'het project', about: 'wat het project betreft' },
    account: { name: 'het account', object: 'het account', about: 'wat het account betreft' },
    application: { name: 'de aanvraag', object: 'de aanvraag', about: 'wat de aanvraag betreft' },
    feedback: { name: 'de feedback', object: 'de feedback', about: 'wat de feedback betreft' },
    deadline: { name: 'de deadline', object: 'de deadline', about: 'wat de deadline betreft' },
    budget: { name: 'het budget', object: 'het budget', about: 'wat het budget betreft' },
    form: { name: 'het formulier', object: 'het formulier', about: 'wat het formulier betreft' },
    product: { name: 'het product', object: 'het product', about: 'wat het product betreft' },
    refund: { name: 'de terugbetaling', object: 'de terugbetaling', about: 'wat de terugbetaling betreft' },
    discount: { name: 'de korting', object: 'de korting', about: 'wat de korting betreft' },
    room: { name: 'de ruimte', object: 'de ruimte', about: 'wat de ruimte betreft' },
    trip: { name: 'de reis', object: 'de reis', about: 'wat de reis betreft' },
    website: { name: 'de website', object: 'de website', about: 'wat de website betreft' },
    problem: { name: 'het probleem', object: 'het probleem', about: 'wat het probleem betreft' },
    position: { name: 'de functie', object: 'de functie', about: 'wat de functie betreft' },
  },
  causes: {
    delay: 'de vertraging',
    damage: 'de schade',
    'mix-up': 'de vergissing',
    missing: 'het uitblijven van een volledige levering',
    billing: 'de fout in de facturatie',
    silence: 'het uitblijven van een antwoord',
    service: 'de manier waarop {u|je} bij ons te woord bent gestaan',
    outage: 'de technische storing',
    quality: 'de gebreken',
  },

  openings: {
    plain: {
      professional: [
        'Hartelijk dank voor {uw|je} bericht.',
        'Bedankt voor {uw|je} e-mail.',
        'Dank {u|je} wel voor {uw|je} bericht.',
      ],
      formal: ['Graag dank ik u voor uw bericht.', 'Ik dank u voor uw schrijven.'],
      diplomatic: [
        'Ik dank u voor uw bericht en uw openheid.',
        'Ik waardeer het dat u zich hierover tot mij wendt.',
      ],
      assertive: ['Dank voor {uw|je} bericht, ik kom meteen ter zake.'],
      concise: ['Dank voor {uw|je} bericht.'],
      urgent: ['Dank voor {uw|je} bericht; ik reageer er meteen op.'],
      friendly: [
        'Wat fijn om van {u|je} te horen.',
        'Hartelijk dank voor {uw|je} vriendelijke bericht.',
        'Bedankt voor {uw|je} mail, leuk om iets van {u|je} te horen.',
      ],
      empathetic: [
        'Fijn dat {u|je} mij dit laat weten.',
        'Dank {u|je} wel voor {uw|je} bericht en {uw|je} vertrouwen.',
      ],
      enthusiastic: [
        'Wat leuk om van {u|je} te horen, hartelijk dank voor {uw|je} bericht!',
        'Heel erg bedankt voor {uw|je} bericht, daar word ik blij van!',
      ],
      casual: ['Bedankt voor je berichtje.', 'Leuk dat je mailt.'],
      humorous: ['Bedankt voor je mail; mijn inbox vrolijkt er meteen van op.'],
    },
    information: {
      plain: [
        'Bedankt voor de informatie.',
        'Fijn dat {u|je} mij op de hoogte houdt.',
        'Dank {u|je} wel voor het doorgeven.',
      ],
      formal: ['Ik dank u voor de verstrekte informatie.'],
      casual: ['Thanks voor de info.'],
      enthusiastic: ['Heel erg bedankt voor de informatie, daar heb ik echt wat aan!'],
    },
    introduced: {
      plain: [
        'Bedankt dat {u|je} mij met {name} in contact brengt.',
        'Dank voor de introductie. {name}, leuk om kennis te maken.',
        'Fijn dat {u|je} het contact met {name} legt.',
      ],
    },
    condolence: {
      plain: [
        '{Uw|Je} bericht heeft mij geraakt. Gecondoleerd met dit verlies.',
        'Wat verdrietig om dit te horen. Ik wil {u|je} graag mijn oprechte deelneming betuigen.',
        'Met verslagenheid heb ik {uw|je} bericht gelezen. Mijn gedachten zijn bij {u|je}.',
      ],
      formal: [
        'Met droefheid heb ik kennisgenomen van uw bericht. Graag betuig ik u mijn oprechte deelneming.',
      ],
    },
    illness: {
      plain: [
        'Wat vervelend om te horen. Ik wens {u|je} van harte beterschap.',
        'Dank voor het doorgeven. Veel beterschap en een spoedig herstel.',
        'Wat naar. {Neemt u|Neem} alle tijd om te herstellen.',
      ],
      formal: ['Het spijt mij dit te vernemen. Ik wens u een voorspoedig herstel.'],
    },
    rejection: {
      plain: [
        'Dank voor {uw|je} reactie. Ik had op een andere uitkomst gehoopt, maar respecteer {uw|je} besluit.',
        'Bedankt dat {u|je} het mij laat weten. Jammer, maar ik begrijp de keuze.',
        'Dank voor {uw|je} duidelijke antwoord.',
      ],
      casual: ['Jammer, maar bedankt dat je het laat weten.'],
    },
    cancellation: {
      plain: [
        'Bedankt voor het doorgeven.',
        'Jammer dat het niet doorgaat, maar dank voor {uw|je} bericht.',
        'Dank voor {uw|je} bericht; ik heb de annulering genoteerd.',
      ],
      casual: ['Jammer, maar bedankt voor het seintje.'],
    },
    complaint: {
      plain: [
        'Dank dat {u|je} ons hierop wijst. Het spijt mij dat {u hier hinder van heeft|je hier hinder van hebt} ondervonden.',
        'Ik begrijp {uw|je} ergernis goed en bied {u|je} mijn excuses aan voor het ongemak.',
        'Dank voor {uw|je} openheid. Wat {u|je} beschrijft, spijt mij zeer.',
      ],
      formal: ['Ik dank u voor uw melding en betreur het ongemak ten zeerste.'],
      empathetic: [
        'Wat vervelend dat dit zo is gelopen. Ik begrijp {uw|je} teleurstelling heel goed en het spijt me.',
      ],
      assertive: ['Dank voor {uw|je} melding. Ik neem dit serieus.'],
      urgent: ['Dank voor {uw|je} melding. Het spijt mij, en deze zaak heeft nu voorrang.'],
    },
    chaser: {
      plain: [
        'Excuses dat {u|je} zo lang op mijn antwoord {heeft|hebt} moeten wachten.',
        'Dank voor de herinnering en voor {uw|je} geduld.',
        'Goed dat {u|je} het nog even vraagt; {u heeft|je hebt} inderdaad nog een antwoord van mij tegoed.',
      ],
      casual: ['Sorry dat je zo lang op antwoord moest wachten.'],
      formal: ['Ik bied u mijn verontschuldigingen aan voor mijn late reactie.'],
    },
    apology: {
      plain: [
        'Dank voor {uw|je} bericht; {maakt u zich|maak je} er geen zorgen over.',
        'Dank voor {uw|je} uitleg. Wat mij betreft is het hiermee opgelost.',
        'Fijn dat {u|je} dit laat weten, ik heb er alle begrip voor.',
      ],
      casual: ['Geen probleem, dat kan gebeuren.'],
    },
    congratulation: {
      plain: [
        'Hartelijk dank voor de felicitaties.',
        'Wat aardig, dank {u|je} wel voor {uw|je} felicitaties.',
        'Bedankt voor {uw|je} mooie woorden, ik ben er blij mee.',
      ],
      casual: ['Superleuk, dank je wel!'],
      enthusiastic: ['Heel erg bedankt voor de felicitaties, ik ben er ontzettend blij mee!'],
      formal: ['Ik dank u hartelijk voor uw felicitaties.'],
    },
    invitation: {
      plain: [
        'Hartelijk dank voor de uitnodiging.',
        'Leuk dat {u|je} aan mij denkt, bedankt voor de uitnodiging.',
        'Dank {u|je} wel voor de vriendelijke uitnodiging.',
      ],
      enthusiastic: ['Wat een leuke uitnodiging, heel erg bedankt!'],
      casual: ['Leuk, bedankt voor de uitnodiging!'],
      formal: ['Ik dank u voor uw vriendelijke uitnodiging.'],
      humorous: ['Bedankt voor de uitnodiging; mijn agenda veerde meteen op.'],
    },
    honour: {
      plain: [
        'Dank {u|je} wel voor het vertrouwen.',
        'Ik voel me vereerd dat {u|je} aan mij denkt.',
        'Hartelijk dank voor dit eervolle aanbod.',
      ],
    },
    application: {
      plain: [
        'Dank voor {uw|je} sollicitatie en {uw|je} belangstelling.',
        '{Uw|Je} sollicitatie is goed aangekomen, dank {u|je} wel.',
        'Leuk dat {u|je} bij ons solliciteert.',
      ],
      formal: ['Ik dank u voor uw sollicitatie en de getoonde belangstelling.'],
    },
    introduction: {
      plain: [
        'Dank voor de introductie, prettig om kennis te maken.',
        'Bedankt voor {uw|je} bericht, leuk om kennis te maken.',
        'Fijn om {u|je} op deze manier te leren kennen.',
      ],
      formal: ['Ik dank u voor uw bericht; het is mij een genoegen kennis met u te maken.'],
    },
    invoice: {
      plain: [
        'Dank {u|je} wel, de factuur is in goede orde ontvangen.',
        'Bedankt voor het toesturen van de factuur.',
        'De factuur is binnen, waarvoor dank.',
      ],
    },
    reminder: {
      plain: [
        'Dank voor de herinnering.',
        'Fijn dat {u|je} mij eraan herinnert.',
        'Goed dat {u|je} hier nog even op wijst.',
      ],
      casual: ['Thanks voor de reminder.'],
    },
    offer: {
      plain: [
        'Dank voor {uw|je} aanbod.',
        'Bedankt voor {uw|je} bericht en het voorstel.',
        'Dank dat {u|je} hiervoor aan mij denkt.',
      ],
    },
    approval: {
      plain: [
        'Fijn dat {u|je} ermee akkoord gaat.',
        'Dank voor {uw|je} positieve reactie.',
        'Mooi om te horen dat alles naar wens is.',
      ],
      casual: ['Top dat alles klopt.'],
      enthusiastic: ['Wat fijn dat het zo goed bevalt!'],
    },
    pending: {
      plain: [
        'Dank voor de tussenstand.',
        'Fijn dat {u|je} ermee bezig bent.',
        'Bedankt voor {uw|je} bericht; dan wacht ik het verdere verloop af.',
      ],
    },
    sharing: {
      plain: [
        'Dank voor het toesturen.',
        'Alles is goed aangekomen, dank {u|je} wel.',
        'Bedankt dat {u|je} dit met mij deelt.',
      ],
      casual: ['Thanks, het is binnen.'],
    },
    thanks: {
      plain: [
        'Graag gedaan.',
        'Heel graag gedaan; fijn dat ik kon helpen.',
        'Dank voor {uw|je} vriendelijke woorden.',
      ],
      casual: ['Geen dank!', 'Tuurlijk, graag gedaan!'],
      formal: ['Ik dank u voor uw vriendelijke woorden.'],
    },
    announcement: {
      plain: [
        'Dank voor de mededeling.',
        'Bedankt dat {u|je} ons hierover informeert.',
        'Fijn dat {u|je} dit tijdig laat weten.',
      ],
    },
    meeting: {
      plain: [
        'Dank voor {uw|je} voorstel voor een afspraak.',
        'Fijn dat {u|je} een afspraak voorstelt.',
        'Bedankt voor {uw|je} bericht over de afspraak.',
      ],
      formal: ['Ik dank u voor uw voorstel voor een afspraak.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Hartelijk dank voor {object}.',
        'Bedankt dat {u|je} mij {object} {heeft|hebt} gestuurd.',
        'Dank voor het toesturen van {object}.',
      ],
      formal: ['Ik dank u vriendelijk voor {object}.'],
      enthusiastic: ['Heel erg bedankt voor {object}, daar ben ik enorm mee geholpen!'],
      casual: ['Superbedankt voor {object}!'],
      urgent: ['Dank voor {object}; ik kijk er meteen naar.'],
    },
    bare: {
      plain: [
        'Hartelijk dank voor {uw|je} bericht en de moeite.',
        'Ik ben {u|je} zeer dankbaar.',
        'Dank {u|je} wel, daar ben ik erg mee geholpen.',
      ],
      friendly: ['Heel hartelijk bedankt, ik ben er erg blij mee.'],
      casual: ['Superbedankt, echt top van je.'],
      enthusiastic: ['Duizendmaal dank, dit is geweldig!'],
      formal: ['Ik dank u zeer voor de genomen moeite.'],
      empathetic: ['Dank {u|je} wel, dit betekent veel voor mij.'],
      urgent: ['Heel veel dank voor {uw|je} snelle reactie.'],
      humorous: ['Duizendmaal dank; je hebt een kop koffie van me tegoed.'],
      concise: ['Veel dank.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Mijn excuses voor {cause}.',
        'Ik wil graag mijn excuses aanbieden voor {cause}.',
        'Het spijt mij; excuses voor {cause}.',
      ],
      empathetic: [
        'Het spijt me oprecht en ik begrijp {uw|je} ergernis heel goed. Mijn welgemeende excuses voor {cause}.',
      ],
      casual: ['Sorry voor {cause}!'],
      formal: ['Ik bied u mijn oprechte verontschuldigingen aan voor {cause}.'],
      assertive: ['Mijn excuses voor {cause}. Ik neem hiervoor de verantwoordelijkheid.'],
      urgent: ['Mijn excuses voor {cause}. Dit krijgt nu voorrang.'],
      enthusiastic: ['Duizendmaal excuses voor {cause}!'],
      humorous: ['Ik ga diep door het stof: sorry voor {cause}.'],
    },
    open: {
      plain: [
        'Mijn excuses voor [waarvoor u zich verontschuldigt].',
        'Ik wil graag mijn excuses aanbieden voor [waarvoor u zich verontschuldigt].',
        'Het spijt mij; excuses voor [waarvoor u zich verontschuldigt].',
      ],
      casual: ['Sorry voor [waarvoor u zich verontschuldigt]!'],
      formal: ['Ik bied u mijn oprechte verontschuldigingen aan voor [waarvoor u zich verontschuldigt].'],
    },
    remedy: {
      plain: [
        'De volgende stap van mijn kant: [wat u onderneemt].',
        'Ik ga hier persoonlijk mee aan de slag: [wat u onderneemt].',
        'Om herhaling te voorkomen: [wat u onderneemt].',
      ],
      casual: ['Ik ben er al mee bezig: [wat u onderneemt].'],
      formal: ['Om dit te herstellen, neem ik de volgende maatregelen: [wat u onderneemt].'],
    },
  },
  followUp: {
    plain: [
      'Ik kom graag terug op {mail}. Is er al iets meer bekend?',
      'Naar aanleiding van {mail} ben ik benieuwd naar de stand van zaken.',
      'Ik verwijs graag naar {mail}. Hoe staat het ervoor?',
    ],
    friendly: ['Ik kom nog even vriendelijk terug op {mail}: is er al nieuws?'],
    urgent: ['Ik heb dringend een reactie nodig op {mail}.'],
    assertive: ['Op {mail} verwacht ik nog steeds {uw|je} reactie.'],
    casual: ['Nog even over {mail}: is er al nieuws?'],
    formal: ['Onder verwijzing naar {mail} verzoek ik u mij te informeren over de stand van zaken.'],
    enthusiastic: ['Ik kom terug op {mail}, want ik ben ontzettend benieuwd: is er al nieuws?'],
    empathetic: [
      'Ik weet dat {u|je} het druk {heeft|hebt}; toch kom ik nog even terug op {mail}. Is er al iets meer bekend?',
    ],
    humorous: ['Voordat er stof op komt te liggen: is er al nieuws over {mail}?'],
  },
  earlierMail: {
    subjectAndDate: '{uw|je} e-mail {subject} van {date}',
    subject: '{uw|je} e-mail {subject}',
    date: '{uw|je} e-mail van {date}',
    bare: '{uw|je} laatste e-mail',
  },

  deeds: {
    send: {
      yes: ['Graag stuur ik {u|je} {object} {by} toe.', 'Ik stuur {u|je} {object} {by}.'],
      no: ['Helaas kan ik {u|je} {object} nu niet sturen.'],
      open: ['Ik stuur {u|je} {object} [wanneer].'],
      yesIt: ['Ik stuur {u|je} het gevraagde {by} toe.'],
      noIt: ['Helaas kan ik {u|je} dit nu niet sturen.'],
      openIt: ['Ik stuur {u|je} het gevraagde [wanneer].'],
    },
    review: {
      yes: ['Ik bekijk {object} {by} en kom er bij {u|je} op terug.', 'Graag neem ik {object} {by} door.'],
      no: ['Helaas kom ik er niet aan toe om {object} door te nemen.'],
      open: ['Mijn reactie op {object}: [uw reactie].'],
      yesIt: ['Ik kijk er {by} naar en kom er bij {u|je} op terug.'],
      noIt: ['Helaas kom ik er niet aan toe om ernaar te kijken.'],
      openIt: ['Mijn reactie hierop: [uw reactie].'],
    },
    check: {
      yes: ['Ik informeer naar {object} en laat het {u|je} {by} weten.'],
      no: ['Helaas kan ik {object} op dit moment niet nagaan.'],
      open: ['Ik informeer naar {object} en laat het {u|je} [wanneer] weten.'],
      yesIt: [
        'Ik zoek het uit en laat het {u|je} {by} weten.',
        'Ik ga het na en kom er {by} bij {u|je} op terug.',
      ],
      noIt: ['Helaas kan ik dat op dit moment niet nagaan.'],
      openIt: ['Ik zoek het uit en laat het {u|je} [wanneer] weten.'],
    },
    sign: {
      yes: ['Ik onderteken {object} {by} en stuur {u|je} het getekende exemplaar.'],
      no: ['Helaas kan ik {object} op dit moment niet ondertekenen.'],
      open: ['Ik onderteken {object} [wanneer].'],
      yesIt: ['Ik stuur {u|je} het getekende exemplaar {by}.'],
      noIt: ['Helaas kan ik op dit moment niet tekenen.'],
      openIt: ['Ik stuur {u|je} het getekende exemplaar [wanneer].'],
    },
    confirm: {
      yes: ['Hierbij bevestig ik {object}.', 'Graag bevestig ik {object}.'],
      no: ['Helaas kan ik {object} nog niet bevestigen.'],
      open: ['{about}: [bevestigd / nog niet bevestigd].'],
      yesIt: ['Hierbij bevestig ik het gevraagde.'],
      noIt: ['Helaas kan ik dat nog niet bevestigen.'],
      openIt: ['Wat de gevraagde bevestiging betreft: [bevestigd / nog niet bevestigd].'],
    },
    tell: {
      yes: ['Over {object} laat ik {u|je} {by} meer weten.'],
      no: ['Over {object} kan ik {u|je} helaas niets zeggen.'],
      open: ['{about}: [antwoord].'],
      yesIt: ['Ik laat het {u|je} {by} weten.'],
      noIt: ['Daar kan ik {u|je} helaas niets over zeggen.'],
      openIt: ['Wat {uw|je} vraag betreft: [antwoord].'],
    },
    call: {
      yes: ['Ik bel {u|je} graag over {object}.'],
      no: ['Bellen lukt mij nu helaas niet; over {object} {kunt u|kun je} mij gerust mailen.'],
      open: ['Voor een telefoontje over {object} komt mij [dag en tijd] goed uit.'],
      yesIt: ['Ik bel {u|je} {by} graag.'],
      noIt: ['Bellen lukt mij nu helaas niet.'],
      openIt: ['Voor een telefoontje komt mij [dag en tijd] goed uit.'],
    },
    meet: {
      yes: ['Ik spreek graag met {u|je} af over {object}.'],
      no: ['Voor een afspraak over {object} heb ik nu helaas geen tijd.'],
      open: ['Voor een gesprek over {object} komt mij [dag en tijd] goed uit.'],
      yesIt: ['Ik spreek graag met {u|je} af.'],
      noIt: ['Voor een afspraak heb ik nu helaas geen tijd.'],
      openIt: ['Voor een afspraak komt mij [dag en tijd] goed uit.'],
    },
    attend: {
      yes: ['Ik ben er graag bij.', 'Ik kom graag.'],
      no: ['Helaas kan ik er niet bij zijn.'],
      open: ['Wat mijn aanwezigheid betreft: [aanwezig / niet aanwezig].'],
      yesIt: ['Ik ben er graag bij.'],
      noIt: ['Helaas kan ik er niet bij zijn.'],
      openIt: ['Wat mijn aanwezigheid betreft: [aanwezig / niet aanwezig].'],
    },
    pay: {
      yes: ['Ik controleer {object} en regel {by} wat nodig is.'],
      no: ['{about}: op deze manier ga ik niet tot betaling over.'],
      open: ['{about}: [betaald op / wordt betaald op].'],
      yesIt: ['Ik controleer dit en regel {by} wat nodig is.'],
      noIt: ['Op deze manier ga ik niet tot betaling over.'],
      openIt: ['Wat de betaling betreft: [betaald op / wordt betaald op].'],
    },
    complete: {
      yes: ['Ik maak {object} {by} in orde.'],
      no: ['Helaas kom ik er nu niet aan toe om {object} in orde te maken.'],
      open: ['Ik maak {object} [wanneer] in orde.'],
      yesIt: ['Ik rond dit {by} af.'],
      noIt: ['Helaas lukt mij dat nu niet.'],
      openIt: ['Ik rond dit [wanneer] af.'],
    },
    update: {
      yes: ['Ik pas {object} {by} aan.'],
      no: ['Helaas kan ik {object} niet aanpassen.'],
      open: ['Ik pas {object} [wanneer] aan.'],
      yesIt: ['Ik voer de wijziging {by} door.'],
      noIt: ['Helaas kan ik deze wijziging niet doorvoeren.'],
      openIt: ['Ik voer de wijziging [wanneer] door.'],
    },
    arrange: {
      yes: ['{about}: ik regel {by} alles wat nodig is.'],
      no: ['{about}: de organisatie kan ik helaas niet op mij nemen.'],
      open: ['{about}: [wat u regelt].'],
      yesIt: ['Ik regel het {by}.'],
      noIt: ['Dat kan ik helaas niet regelen.'],
      openIt: ['Wat de organisatie betreft: [wat u regelt].'],
    },
    help: {
      yes: ['Met {object} help ik {u|je} graag verder.'],
      no: ['Met {object} kan ik {u|je} helaas niet helpen.'],
      open: ['{about}, kan ik {u|je} [wat u aanbiedt] aanbieden.'],
      yesIt: ['Daar help ik {u|je} graag mee.'],
      noIt: ['Daar kan ik {u|je} helaas niet mee helpen.'],
      openIt: ['Ik kan {u|je} [wat u aanbiedt] aanbieden.'],
    },
    approve: {
      yes: ['Ik ga akkoord met {object}.', 'Hierbij geef ik akkoord op {object}.'],
      no: ['Helaas kan ik niet akkoord gaan met {object}.'],
      open: ['{about}: [akkoord / niet akkoord].'],
      yesIt: ['Daar ga ik mee akkoord.'],
      noIt: ['Daar kan ik helaas niet mee akkoord gaan.'],
      openIt: ['Wat mijn akkoord betreft: [akkoord / niet akkoord].'],
    },
    cancel: {
      yes: ['Ik annuleer {object} zoals gevraagd.'],
      no: ['Helaas kan ik {object} niet meer annuleren.'],
      open: ['{about}: [geannuleerd / niet meer mogelijk].'],
      yesIt: ['Ik regel de annulering zoals gevraagd.'],
      noIt: ['Annuleren is helaas niet meer mogelijk.'],
      openIt: ['Wat de annulering betreft: [geannuleerd / niet meer mogelijk].'],
    },
    fix: {
      yes: ['Ik ga er {by} mee aan de slag en laat over {object} van mij horen zodra alles in orde is.'],
      no: ['{about}, kan ik helaas geen oplossing bieden.'],
      open: ['{about}: [wat u onderneemt].'],
      yesIt: ['Ik ga er {by} mee aan de slag en laat het weten zodra alles in orde is.'],
      noIt: ['Hiervoor kan ik helaas geen oplossing bieden.'],
      openIt: ['Wat de oplossing betreft: [wat u onderneemt].'],
    },
    deliver: {
      yes: ['Wij leveren {object} {by}.'],
      no: ['Helaas kunnen wij {object} op dit moment niet leveren.'],
      open: ['Wij leveren {object} [wanneer].'],
      yesIt: ['Wij leveren {by} zoals gevraagd.'],
      noIt: ['Leveren is op dit moment helaas niet mogelijk.'],
      openIt: ['De levering volgt [wanneer].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{on} schikt het mij goed.',
        'De afspraak {on} bevestig ik graag.',
        'Prima, {on} komt het mij goed uit.',
      ],
      casual: ['{on} komt het me prima uit.'],
      enthusiastic: ['{on} komt het me perfect uit, ik heb er nu al zin in!'],
      formal: ['Hierbij bevestig ik u de afspraak {on}.'],
      concise: ['{on} is akkoord.'],
      urgent: ['Ik bevestig meteen: {named}.'],
      empathetic: ['{on} schikt het mij, daar maak ik graag tijd voor.'],
      humorous: ['{on} komt het me goed uit; het staat met dikke letters in mijn agenda.'],
    },
    yesIt: {
      plain: [
        'Het voorgestelde tijdstip schikt mij.',
        'Prima, dat tijdstip komt mij goed uit.',
        'Graag bevestig ik de afspraak.',
      ],
      casual: ['Dat tijdstip komt me prima uit.'],
      formal: ['Hierbij bevestig ik u de voorgestelde afspraak.'],
    },
    no: {
      plain: [
        '{on} lukt het mij helaas niet.',
        'Helaas ben ik {on} verhinderd.',
        '{on} schikt het mij helaas niet.',
      ],
      concise: ['{on} lukt helaas niet.'],
      casual: ['{on} red ik het helaas niet.'],
      formal: ['Tot mijn spijt ben ik {on} verhinderd.'],
      empathetic: ['Het spijt me, maar {on} lukt het mij niet.'],
      enthusiastic: ['Wat jammer, {on} lukt het mij helaas niet!'],
      humorous: ['{on} red ik het helaas niet; op twee plekken tegelijk zijn lukt me nog niet.'],
    },
    noIt: {
      plain: [
        'Het voorgestelde tijdstip schikt mij helaas niet.',
        'Helaas ben ik dan verhinderd.',
        'Dat tijdstip lukt mij helaas niet.',
      ],
      casual: ['Dan red ik het helaas niet.'],
      formal: ['Tot mijn spijt schikt het voorgestelde tijdstip mij niet.'],
    },
    open: ['{on} [schikt het mij / schikt het mij helaas niet].'],
    openIt: ['Het voorgestelde tijdstip [schikt mij / schikt mij helaas niet].'],
    move: {
      plain: [
        '{on} lukt het mij helaas niet. Zou het ook {other} kunnen?',
        'Helaas ben ik {on} verhinderd. Schikt het {u|je} {other}?',
        'Kunnen we de afspraak {on} verzetten? {other} zou het mij goed uitkomen.',
      ],
      casual: ['{on} red ik het helaas niet. Lukt het je {other}?'],
      assertive: ['{on} kan ik niet. {other} kan ik wel.'],
      formal: ['Tot mijn spijt ben ik {on} verhinderd. Zou het u {other} schikken?'],
      concise: ['{on} lukt niet. {other} wel.'],
      urgent: ['{on} lukt het mij niet. Kan het ook {other}? Dat hoor ik graag zo snel mogelijk.'],
      humorous: ['{on} staakt mijn agenda. Lukt het je {other}?'],
    },
    moveIt: {
      plain: [
        'Dat tijdstip lukt mij helaas niet. Zou het ook {other} kunnen?',
        'Kunnen we de afspraak verzetten? Schikt het {u|je} {other}?',
        'Helaas moet ik om een ander tijdstip vragen; {other} zou het mij goed uitkomen.',
      ],
      casual: ['Dan red ik het helaas niet. Lukt het je {other}?'],
      formal: ['Graag verzoek ik u de afspraak te verzetten. Zou het u {other} schikken?'],
    },
    propose: {
      plain: ['Schikt het {u|je} {other}?', 'Zou het {other} kunnen?', '{other} zou het mij goed uitkomen.'],
      casual: ['Lukt het je {other}?'],
    },
    otherTime: '[dag en tijd]',
    oneOf: ['Van de voorgestelde tijdstippen komt het mij {times} het beste uit.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ja, dat klopt.', '{re}: het antwoord is ja.'],
      no: ['{re}: helaas niet.', '{re}: het antwoord is helaas nee.'],
      open: ['{re}: [ja / nee, met toelichting].'],
    },
    choice: { yes: ['{re}: [uw keuze].'], no: ['{re}: helaas geen van beide.'], open: ['{re}: [uw keuze].'] },
    time: {
      yes: ['{re}: [tijdstip].'],
      no: ['{re}, kan ik helaas nog geen tijdstip noemen.'],
      open: ['{re}, is de planning als volgt: [tijdstip].', '{re}: [tijdstip].'],
    },
    amount: {
      yes: ['{re}, gaat het om [bedrag of aantal].'],
      no: ['{re}, kan ik helaas nog geen getal noemen.'],
      open: ['{re}: [bedrag of aantal].'],
    },
    fact: {
      yes: ['{re}: [antwoord].'],
      no: ['{re}, kan ik {u|je} helaas geen informatie geven.'],
      open: ['{re}: [antwoord].'],
    },
    explanation: {
      yes: ['{re}: [uw toelichting].'],
      no: ['{re}, kan ik {u|je} helaas niet meer vertellen.'],
      open: ['{re}: [uw toelichting].'],
    },
    action: {
      yes: ['{re}: dat regel ik graag.'],
      no: ['{re}, kan ik helaas niets toezeggen.'],
      open: ['{re}: [antwoord].'],
    },
  },
  questionRefs: {
    only: 'wat {uw|je} vraag betreft',
    first: 'wat {uw|je} eerste punt betreft',
    second: 'wat {uw|je} tweede punt betreft',
    third: 'wat {uw|je} derde punt betreft',
    further: 'wat {uw|je} volgende punt betreft',
    quoted: 'wat {uw|je} vraag {question} betreft',
    requested: 'wat {uw|je} verzoek {request} betreft',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, heb ik eerst nog een vraag: [uw vraag]?',
        '{re}, zou ik graag nog iets weten: [uw vraag]?',
        '{re}, wil ik eerst nog even navragen: [uw vraag]?',
      ],
      concise: ['{re}: [uw vraag]?'],
    },
    many: { plain: ['Voordat ik op {uw|je} punten inga, heb ik nog een vraag: [uw vraag]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, heb ik van {u|je} nog het volgende nodig: [wat u nodig hebt].',
        '{re}, ontbreekt nog het volgende: [wat u nodig hebt].',
        '{re}, ontvang ik graag nog het volgende: [wat u nodig hebt].',
      ],
    },
    many: {
      plain: ['Om {uw|je} punten te kunnen afhandelen, heb ik nog het volgende nodig: [wat u nodig hebt].'],
    },
  },
  explain: {
    one: {
      plain: [
        '{re}, is mij nog één ding niet duidelijk: [wat onduidelijk is].',
        '{re}, wil ik zeker weten dat ik het goed begrijp: [wat onduidelijk is]?',
        '{re}, zou ik graag een toelichting krijgen: [wat onduidelijk is]?',
      ],
    },
    many: {
      plain: ['Voordat ik op {uw|je} punten inga, vraag ik graag nog om uitleg: [wat onduidelijk is]?'],
    },
  },
  status: ['{re}, is de stand van zaken als volgt: [huidige stand].', '{re}: [huidige stand].'],
  bargain: {
    amount: {
      plain: [
        'Op de genoemde {amount} heb ik een tegenvoorstel: [uw voorwaarden].',
        'Met {amount} komen we er nog niet uit; voor mij is mogelijk: [uw voorwaarden].',
        'In plaats van {amount} stel ik de volgende voorwaarden voor: [uw voorwaarden].',
      ],
      assertive: ['Met {amount} kan ik niet akkoord gaan. Mijn voorstel: [uw voorwaarden].'],
      casual: ['Met {amount} kom ik er niet uit. Wat vind je hiervan: [uw voorwaarden]?'],
      formal: [
        'Ten aanzien van de genoemde {amount} leg ik u graag het volgende voorstel voor: [uw voorwaarden].',
      ],
    },
    bare: {
      plain: [
        'Ik praat graag met {u|je} over de voorwaarden: [uw voorwaarden].',
        'Mijn voorstel is als volgt: [uw voorwaarden].',
        'Onder de volgende voorwaarden kunnen we het eens worden: [uw voorwaarden].',
      ],
      casual: ['Wat vind je hiervan: [uw voorwaarden]?'],
    },
  },
  guarded: {
    secret: [
      'Vertrouwelijke gegevens zoals wachtwoorden of bankgegevens geef ik nooit per e-mail door.',
      'Inlog- en bankgegevens stuur ik niet per e-mail; dat regelen we beter langs een andere weg.',
      'Zulke gegevens verstrek ik niet per e-mail; ik neem contact op via een mij bekend adres of nummer.',
    ],
    payment: [
      'Het betaalverzoek controleer ik eerst zelf.',
      'Voordat er iets wordt betaald, controleer ik dit via onze gebruikelijke weg.',
      'Wat de betaling betreft: die controleer ik eerst voordat ik iets in gang zet.',
    ],
  },
  listLead: ['Hieronder ga ik op {uw|je} punten in:'],

  bodies: {
    question: {
      plain: [
        'Ik heb hierover nog een vraag: [uw vraag]?',
        'Eén ding zou ik nog graag weten: [uw vraag]?',
        'Ik ben nog benieuwd naar het volgende: [uw vraag]?',
      ],
      formal: ['Graag leg ik u nog de volgende vraag voor: [uw vraag]?'],
      casual: ['Nog een vraagje: [uw vraag]?'],
    },
    accept: {
      plain: ['Ik ga er graag op in.', 'Daar ga ik graag mee akkoord.', 'Dat is akkoord.'],
      enthusiastic: ['Ja, heel graag zelfs!'],
      casual: ['Ja, graag!'],
      formal: ['Hierbij ga ik graag akkoord.'],
      concise: ['Akkoord.'],
      urgent: ['Akkoord, wat mij betreft gaan we meteen aan de slag.'],
      empathetic: ['Natuurlijk, daar stem ik graag mee in.'],
      humorous: ['Ja, graag, voordat je je bedenkt.'],
    },
    decline: {
      plain: [
        'Helaas moet ik hiervan afzien.',
        'Na zorgvuldige overweging zie ik hier helaas van af.',
        'Helaas kan ik hier niet op ingaan.',
      ],
      casual: ['Deze keer sla ik helaas over.'],
      assertive: ['Ik zie hiervan af.'],
      formal: ['Tot mijn spijt moet ik hiervan afzien.'],
      empathetic: ['Het spijt me, maar ik moet hier nee op zeggen.'],
      enthusiastic: ['Wat jammer, maar deze keer moet ik nee zeggen!'],
      urgent: ['Ik laat het meteen weten: helaas kan ik hier niet op ingaan.'],
      humorous: ['Met bloedend hart, maar deze keer sla ik over.'],
    },
    reschedule: {
      plain: [
        'Kunnen we een ander tijdstip vinden? Schikt het {u|je} {other}?',
        'Ik zou de afspraak graag verzetten; {other} zou het mij goed uitkomen.',
        'Helaas moet ik om een ander tijdstip vragen. Zou het {other} kunnen?',
      ],
      casual: ['Kunnen we het verzetten? Lukt het je {other}?'],
      formal: ['Graag verzoek ik u om een ander tijdstip. Zou het u {other} schikken?'],
    },
    request: {
      plain: [
        '{Zou u|Zou je} mij het volgende kunnen sturen: [wat u nodig hebt]?',
        'Ik heb van {u|je} nog het volgende nodig: [wat u nodig hebt].',
        'Graag ontvang ik van {u|je}: [wat u nodig hebt].',
      ],
      formal: ['Gaarne verzoek ik u om het volgende: [wat u nodig hebt].'],
      casual: ['Kun je me dit nog sturen: [wat u nodig hebt]?'],
      urgent: ['Ik heb dringend het volgende nodig: [wat u nodig hebt].'],
    },
    update: {
      plain: [
        'De stand van zaken: [huidige stand].',
        'Kort over hoe het ervoor staat: [huidige stand].',
        'Op dit moment is de situatie als volgt: [huidige stand].',
      ],
      formal: ['Graag informeer ik u over de stand van zaken: [huidige stand].'],
      casual: ['Even een update: [huidige stand].'],
    },
    clarify: {
      plain: [
        'Eén ding is mij nog niet duidelijk: [wat onduidelijk is].',
        '{Kunt u|Kun je} mij het volgende nog toelichten: [wat onduidelijk is]?',
        'Voor de zekerheid vraag ik het nog even: [wat onduidelijk is]?',
      ],
      casual: ['Even checken: [wat onduidelijk is]?'],
    },
    confirm: {
      facts: {
        plain: [
          'Hierbij bevestig ik: {facts}.',
          'Graag bevestig ik {facts}.',
          'Bij dezen bevestigd: {facts}.',
        ],
        casual: ['Klopt allemaal: {facts}.'],
      },
      bare: {
        plain: [
          'Hierbij bevestig ik de ontvangst van {uw|je} bericht.',
          '{Uw|Je} bericht is aangekomen en ik heb alles genoteerd.',
          'Graag bevestig ik dat {uw|je} bericht in goede orde is ontvangen.',
        ],
        casual: ['Je bericht is binnen, ik heb alles genoteerd.'],
      },
    },
    introduce: {
      plain: [
        'Ik wil {u|je} graag voorstellen aan [naam, rol en aanleiding].',
        'Graag breng ik {u|je} in contact met [naam, rol en aanleiding].',
        'Mag ik {u|je} laten kennismaken met [naam, rol en aanleiding]?',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Kunt u|Kun je} mij laten weten of {text}?',
    'ask-about': 'Wat {kunt u|kun je} mij vertellen over {text}?',
    'ask-for': '{Kunt u|Kun je} mij {text} sturen?',
    'ask-that': 'Ik vraag {u|je} graag het volgende: {text}.',
    offer: 'Graag bied ik {u|je} aan: {text}.',
    thank: 'Hartelijk dank voor {text}.',
    apologize: 'Mijn excuses voor {text}.',
    congratulate: 'Van harte gefeliciteerd met {text}.',
    wish: 'Ik wens {u|je} {text}.',
    invite: 'Graag nodig ik {u|je} uit: {text}.',
    remind: 'Ik herinner {u|je} graag aan {text}.',
  },
  toTranslate: 'in het Nederlands: {text}',

  closings: {
    awaiting: {
      professional: [
        'Ik hoor graag van {u|je}.',
        'Ik zie {uw|je} reactie met belangstelling tegemoet.',
        'Alvast dank voor {uw|je} reactie.',
      ],
      formal: ['Gaarne zie ik uw reactie tegemoet.', 'Bij voorbaat dank ik u voor uw antwoord.'],
      diplomatic: [
        'Ik heb er vertrouwen in dat we samen een goede oplossing vinden en hoor graag hoe u erover denkt.',
      ],
      assertive: ['Ik verwacht hierop graag een duidelijk antwoord.'],
      concise: ['Graag een korte reactie.'],
      urgent: [
        '{Wilt u het mij|Wil je het me} vandaag nog laten weten?',
        'Een snelle reactie is voor mij erg belangrijk.',
      ],
      friendly: [
        'Ik kijk uit naar {uw|je} antwoord.',
        'Alvast hartelijk dank en een fijne dag!',
        'Ik ben benieuwd naar {uw|je} reactie.',
      ],
      empathetic: ['{Neemt u|Neem} gerust de tijd voor een antwoord.'],
      enthusiastic: ['Ik kan niet wachten op {uw|je} antwoord!'],
      casual: ['Laat maar even weten.', 'Hoor ik het van je?'],
      humorous: ['Ik wacht in spanning af en houd mijn inbox scherp in de gaten.'],
    },
    available: {
      professional: [
        '{Mocht u|Mocht je} nog vragen hebben, dan hoor ik het graag.',
        'Bij vragen {kunt u|kun je} altijd contact met mij opnemen.',
        'Ik licht het graag toe als er nog iets onduidelijk is.',
      ],
      formal: ['Voor nadere vragen sta ik u graag ter beschikking.'],
      diplomatic: ['Mocht ik iets anders hebben opgevat dan u bedoelt, dan verneem ik dat graag.'],
      assertive: ['Als er iets ontbreekt, hoor ik dat graag concreet.'],
      concise: ['Bij vragen hoor ik het graag.'],
      urgent: ['Bij vragen ben ik direct bereikbaar.'],
      friendly: [
        '{Laat u het gerust|Laat het gerust} weten als er nog iets is.',
        'Als er nog vragen opkomen, help ik graag verder.',
        'Ik wens {u|je} nog een fijne dag.',
      ],
      empathetic: ['Als ik nog iets voor {u|je} kan betekenen, doe ik dat graag.'],
      enthusiastic: ['Ik heb nu al zin in het vervolg!'],
      casual: ['Als er nog iets is, laat maar weten.'],
      humorous: ['Vragen? Stel ze gerust, ik bijt niet.'],
    },
    meeting: {
      plain: ['Ik kijk uit naar onze afspraak.', 'Tot dan, ik kijk ernaar uit.', 'Graag tot dan.'],
      casual: ['Tot dan!'],
      enthusiastic: ['Ik heb er enorm veel zin in!'],
      formal: ['Ik zie met genoegen naar onze ontmoeting uit.'],
      concise: ['Tot dan.'],
    },
    declined: {
      plain: [
        'Dank voor {uw|je} begrip.',
        'Ik reken op {uw|je} begrip en hoop op een volgende gelegenheid.',
        'Hopelijk komt er een andere gelegenheid.',
      ],
      casual: ['Volgende keer lukt het vast wel.'],
      assertive: ['Ik ga ervan uit dat {u|je} hier begrip voor {heeft|hebt}.'],
      formal: ['Ik dank u voor uw begrip.'],
      enthusiastic: ['De volgende keer hopelijk wel!'],
      humorous: ['De volgende keer kom je niet zo makkelijk van me af.'],
    },
    sorry: {
      plain: [
        'Dank voor {uw|je} geduld.',
        'Hartelijk dank voor {uw|je} begrip.',
        'Ik laat van mij horen zodra ik meer weet.',
      ],
      casual: ['Dank voor je geduld.'],
      formal: ['Ik dank u voor uw geduld en begrip.'],
      assertive: ['Ik zie erop toe dat dit wordt opgelost.'],
    },
    grave: {
      plain: [
        'Ik wens {u|je} veel sterkte.',
        'Mijn gedachten zijn bij {u|je}.',
        'Als ik iets voor {u|je} kan doen, {laat u|laat} het mij dan weten.',
      ],
    },
    content: {
      plain: [
        'Ik wens {u|je} alle goeds.',
        'Op een verdere prettige samenwerking.',
        'Ik wens {u|je} een prettige dag.',
      ],
      casual: ['Fijne dag nog!'],
      enthusiastic: ['Ga zo door, ik kijk uit naar wat er nog komt!'],
      formal: ['Ik wens u verder het allerbeste.'],
      concise: ['Alle goeds.'],
      humorous: ['Moge je koffie sterk zijn en je inbox leeg.'],
    },
  },
};
