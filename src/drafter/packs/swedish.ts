import type { PhrasePack } from '../phrase-pack.ts';
import { swedish as turning } from '../turning/swedish.ts';

/** Swedish, as written in business mail: du for everyone, so that no phrase holds two forms of address. */
export const swedish: PhrasePack = {
  locale: 'sv',
  space: ' ',
  quotes: ['”', '”'],
  familiarTones: [],

  salutation({ called, full, first, last, title }, { tone }) {
    const formal = tone === 'formal' || tone === 'diplomatic';
    const mark = /^(?:casual|friendly|enthusiastic|humorous)$/.test(tone) ? '!' : ',';
    if (called) return `Hej ${called}${mark}`;
    if (last && (title === 'dr' || title === 'prof')) {
      const degree = title === 'dr' ? 'doktor' : 'professor';
      return `${formal ? 'Bästa' : 'Hej'} ${degree} ${last}${mark}`;
    }
    if (formal) return full && first ? `Bästa ${full},` : 'Hej,';
    return first ? `Hej ${first}${mark}` : `Hej${mark}`;
  },
  valediction: {
    professional: ['Med vänliga hälsningar', 'Med vänlig hälsning', 'Vänliga hälsningar'],
    formal: ['Högaktningsfullt', 'Med vänlig hälsning'],
    diplomatic: ['Med respektfulla hälsningar', 'Med vänlig hälsning'],
    assertive: ['Vänlig hälsning'],
    concise: ['Hälsningar'],
    urgent: ['Tack och vänliga hälsningar'],
    friendly: ['Många hälsningar', 'Vänliga hälsningar', 'Ha det så bra'],
    empathetic: ['Varma hälsningar', 'Med varma hälsningar'],
    enthusiastic: ['Glada hälsningar', 'Soliga hälsningar'],
    casual: ['Hälsningar, vi hörs', 'Ha det bra', 'Vi hörs'],
    humorous: ['Hälsningar med ett leende', 'Glad hälsning'],
  },
  nameGap: '[Ditt namn]',

  times: {
    on: {
      weekdays: ['söndagen', 'måndagen', 'tisdagen', 'onsdagen', 'torsdagen', 'fredagen', 'lördagen'],
      day: '{weekday} den {date}',
      time: 'klockan {time}',
      both: '{weekday} den {date} kl. {time}',
    },
    by: {
      day: 'senast {weekday} den {date}',
      time: 'senast klockan {time}',
      both: 'senast {weekday} den {date} kl. {time}',
    },
    named: {
      day: '{weekday} den {date}',
      time: 'klockan {time}',
      both: '{weekday} den {date} kl. {time}',
    },
    after: ', från kl. {time}',
    before: ', till kl. {time}',
  },
  turning,
  things: {
    contract: { name: 'avtalet', object: 'avtalet', about: 'när det gäller avtalet' },
    invoice: { name: 'fakturan', object: 'fakturan', about: 'när det gäller fakturan' },
    quote: { name: 'offerten', object: 'offerten', about: 'när det gäller offerten' },
    report: { name: 'rapporten', object: 'rapporten', about: 'när det gäller rapporten' },
    presentation: {
      name: 'presentationen',
      object: 'presentationen',
      about: 'när det gäller presentationen',
    },
    documents: { name: 'handlingarna', object: 'handlingarna', about: 'när det gäller handlingarna' },
    file: { name: 'filen', object: 'filen', about: 'när det gäller filen' },
    list: { name: 'listan', object: 'listan', about: 'när det gäller listan' },
    figures: { name: 'siffrorna', object: 'siffrorna', about: 'när det gäller siffrorna' },
    agenda: { name: 'dagordningen', object: 'dagordningen', about: 'när det gäller dagordningen' },
    minutes: { name: 'protokollet', object: 'protokollet', about: 'när det gäller protokollet' },
    proposal: { name: 'förslaget', object: 'förslaget', about: 'när det gäller förslaget' },
    plan: { name: 'planen', object: 'planen', about: 'när det gäller planen' },
    schedule: { name: 'tidsplanen', object: 'tidsplanen', about: 'när det gäller tidsplanen' },
    draft: { name: 'utkastet', object: 'utkastet', about: 'när det gäller utkastet' },
    details: { name: 'detaljerna', object: 'detaljerna', about: 'när det gäller detaljerna' },
    address: { name: 'adressen', object: 'adressen', about: 'när det gäller adressen' },
    phone: { name: 'telefonnumret', object: 'telefonnumret', about: 'när det gäller telefonnumret' },
    photos: { name: 'bilderna', object: 'bilderna', about: 'när det gäller bilderna' },
    cv: {
      name: 'meritförteckningen',
      object: 'meritförteckningen',
      about: 'när det gäller meritförteckningen',
    },
    order: { name: 'beställningen', object: 'beställningen', about: 'när det gäller beställningen' },
    delivery: { name: 'leveransen', object: 'leveransen', about: 'när det gäller leveransen' },
    payment: { name: 'betalningen', object: 'betalningen', about: 'när det gäller betalningen' },
    price: { name: 'priset', object: 'priset', about: 'när det gäller priset' },
    meeting: { name: 'mötet', object: 'mötet', about: 'när det gäller mötet' },
    call: { name: 'samtalet', object: 'samtalet', about: 'när det gäller samtalet' },
    appointment: { name: 'tiden', object: 'tiden', about: 'när det gäller tiden' },
    interview: { name: 'intervjun', object: 'intervjun', about: 'när det gäller intervjun' },
    event: { name: 'evenemanget', object: 'evenemanget', about: 'när det gäller evenemanget' },
    project: { name: 'projektet', object: 'projektet', about: 'när det gäller projektet' },
    account: { name: 'kontot', object: 'kontot', about: 'när det gäller kontot' },
    application: { name: 'ansökan', object: 'ansökan', about: 'när det gäller ansökan' },
    feedback: { name: 'återkopplingen', object: 'återkopplingen', about: 'när det gäller återkopplingen' },
    deadline: { name: 'tidsfristen', object: 'tidsfristen', about: 'när det gäller tidsfristen' },
    budget: { name: 'budgeten', object: 'budgeten', about: 'när det gäller budgeten' },
    form: { name: 'formuläret', object: 'formuläret', about: 'när det gäller formuläret' },
    product: { name: 'produkten', object: 'produkten', about: 'när det gäller produkten' },
    refund: { name: 'återbetalningen', object: 'återbetalningen', about: 'när det gäller återbetalningen' },
    discount: { name: 'rabatten', object: 'rabatten', about: 'när det gäller rabatten' },
    room: { name: 'lokalen', object: 'lokalen', about: 'när det gäller lokalen' },
    trip: { name: 'resan', object: 'resan', about: 'när det gäller resan' },
    website: { name: 'webbplatsen', object: 'webbplatsen', about: 'när det gäller webbplatsen' },
    problem: { name: 'problemet', object: 'problemet', about: 'när det gäller problemet' },
    position: { name: 'tjänsten', object: 'tjänsten', about: 'när det gäller tjänsten' },
  },
  causes: {
    delay: 'förseningen',
    damage: 'skadan',
    'mix-up': 'förväxlingen',
    missing: 'den uteblivna eller ofullständiga leveransen',
    billing: 'felet på fakturan',
    silence: 'det uteblivna svaret',
    service: 'bemötandet',
    outage: 'den tekniska störningen',
    quality: 'bristerna',
  },

  openings: {
    plain: {
      professional: ['Tack för ditt meddelande.', 'Tack för ditt mejl.', 'Stort tack för ditt meddelande.'],
      formal: ['Jag vill tacka för ditt meddelande.', 'Jag tackar för din skrivelse.'],
      diplomatic: [
        'Tack för ditt meddelande och för att du är så öppen.',
        'Jag uppskattar att du vänder dig till mig i det här ärendet.',
      ],
      assertive: ['Tack för ditt meddelande, jag går rakt på sak.'],
      concise: ['Tack för mejlet.'],
      urgent: ['Tack för ditt meddelande; jag svarar på en gång.'],
      friendly: [
        'Vad roligt att höra från dig.',
        'Tack snälla för ditt trevliga meddelande.',
        'Tack för ditt mejl, det är alltid trevligt att höra från dig.',
      ],
      empathetic: [
        'Tack för att du hör av dig om det här.',
        'Tack för ditt meddelande och för ditt förtroende.',
      ],
      enthusiastic: [
        'Vad roligt att höra från dig, stort tack för ditt meddelande!',
        'Tusen tack för ditt mejl, det gjorde mig riktigt glad!',
      ],
      casual: ['Tack för att du hör av dig.', 'Tack för mejlet, kul att höra från dig.'],
      humorous: ['Tack för mejlet; det piggade upp inkorgen direkt.'],
    },
    information: {
      plain: [
        'Tack för informationen.',
        'Tack för att du håller mig uppdaterad.',
        'Tack för att du meddelar det.',
      ],
      formal: ['Jag tackar för informationen.'],
      casual: ['Tack för infon.'],
      enthusiastic: ['Stort tack för informationen, den är till stor hjälp!'],
    },
    introduced: {
      plain: [
        'Tack för att du sätter mig i kontakt med {name}.',
        'Tack för introduktionen. {name}, trevligt att få kontakt.',
        'Tack för att du förmedlar kontakten med {name}.',
      ],
    },
    condolence: {
      plain: [
        'Det gör mig mycket ont att höra. Jag beklagar sorgen.',
        'Jag läste ditt meddelande med sorg. Mina varmaste kondoleanser.',
        'Så tråkigt att höra. Mina tankar går till dig.',
      ],
      formal: ['Jag har med sorg tagit del av ditt meddelande. Jag framför mina djupaste kondoleanser.'],
    },
    illness: {
      plain: [
        'Vad tråkigt att höra. Jag hoppas att du snart mår bättre.',
        'Tack för att du hör av dig. Krya på dig!',
        'Det var tråkigt att höra. Ta den tid du behöver för att bli frisk.',
      ],
      formal: ['Jag beklagar att höra det och önskar god bättring.'],
    },
    rejection: {
      plain: [
        'Tack för beskedet. Jag hade hoppats på ett annat svar, men respekterar beslutet.',
        'Tack för att du meddelar mig. Det är synd, men jag förstår.',
        'Tack för ett tydligt besked.',
      ],
      casual: ['Tack för att du säger till. Synd, men jag förstår.'],
    },
    cancellation: {
      plain: [
        'Tack för att du meddelar mig.',
        'Synd att det inte blir av, men tack för beskedet.',
        'Tack för ditt meddelande; jag har noterat att det är inställt.',
      ],
      casual: ['Synd, men tack för att du säger till.'],
    },
    complaint: {
      plain: [
        'Tack för att du uppmärksammar oss på det här. Jag beklagar verkligen besväret.',
        'Jag har full förståelse för att du är missnöjd och ber om ursäkt för besväret.',
        'Tack för att du är så öppen. Jag är ledsen för det du beskriver.',
      ],
      formal: ['Tack för din anmälan. Jag beklagar djupt det inträffade.'],
      empathetic: [
        'Så tråkigt att det har blivit så här. Jag förstår verkligen din besvikelse och är ledsen för det.',
      ],
      assertive: ['Tack för att du påpekar det här. Jag tar saken på allvar.'],
      urgent: [
        'Tack för att du hör av dig. Jag beklagar det inträffade, och ärendet går nu före allt annat.',
      ],
    },
    chaser: {
      plain: [
        'Jag ber om ursäkt för att mitt svar har dröjt.',
        'Tack för påminnelsen och för ditt tålamod.',
        'Tack för att du hör av dig igen; du har rätt, jag är skyldig dig ett svar.',
      ],
      casual: ['Förlåt att du har fått vänta på svar.'],
      formal: ['Jag ber om överseende med mitt sena svar.'],
    },
    apology: {
      plain: [
        'Tack för ditt meddelande; det är ingen fara.',
        'Tack för förklaringen. För min del är saken därmed ur världen.',
        'Tack för att du hör av dig, jag har full förståelse.',
      ],
      casual: ['Ingen fara, sånt händer.'],
    },
    congratulation: {
      plain: [
        'Tack så mycket för gratulationen.',
        'Stort tack för dina vänliga ord.',
        'Tack för att du tänkte på mig, det gläder mig.',
      ],
      casual: ['Tack, vad snällt av dig!'],
      enthusiastic: ['Tusen tack för gratulationen, jag är så glad!'],
      formal: ['Jag tackar varmt för gratulationen.'],
    },
    invitation: {
      plain: [
        'Tack för inbjudan.',
        'Tack så mycket för att du tänker på mig; inbjudan gläder mig.',
        'Stort tack för den vänliga inbjudan.',
      ],
      enthusiastic: ['Vilken rolig inbjudan, tusen tack!'],
      casual: ['Kul, tack för inbjudan!'],
      formal: ['Jag tackar för den vänliga inbjudan.'],
      humorous: ['Tack för inbjudan; min kalender log med hela ansiktet.'],
    },
    honour: {
      plain: [
        'Tack för förtroendet.',
        'Jag är hedrad över att du tänker på mig.',
        'Stort tack för det hedrande erbjudandet.',
      ],
    },
    application: {
      plain: [
        'Tack för din ansökan och ditt intresse.',
        'Din ansökan har kommit fram, tack för den.',
        'Tack för att du söker till oss.',
      ],
    },
    introduction: {
      plain: [
        'Tack för presentationen, trevligt att få kontakt.',
        'Tack för ditt meddelande, roligt att höra från dig.',
        'Trevligt att lära känna dig på det här sättet.',
      ],
      formal: ['Tack för presentationen. Det gläder mig att få kontakt med dig.'],
    },
    invoice: {
      plain: [
        'Tack, fakturan har kommit fram.',
        'Tack för att du skickade fakturan.',
        'Jag bekräftar att fakturan är mottagen, tack.',
      ],
    },
    reminder: {
      plain: ['Tack för påminnelsen.', 'Tack för att du påminner mig.', 'Bra att du påminner om det.'],
    },
    offer: {
      plain: [
        'Tack för ditt erbjudande.',
        'Tack för ditt meddelande och förslaget.',
        'Tack för att du tänker på mig i det här.',
      ],
    },
    approval: {
      plain: [
        'Vad bra att allt stämmer.',
        'Tack för ditt positiva svar.',
        'Det gläder mig att allt är som det ska.',
      ],
      casual: ['Toppen att allt funkar.'],
      enthusiastic: ['Så roligt att du är nöjd!'],
    },
    pending: {
      plain: [
        'Tack för lägesrapporten.',
        'Tack för att du tar hand om det.',
        'Tack för beskedet; då inväntar jag ditt nästa meddelande.',
      ],
    },
    sharing: {
      plain: [
        'Tack för att du skickade det.',
        'Tack, allt har kommit fram.',
        'Tack för att du delar det här med mig.',
      ],
      casual: ['Tack, det har kommit.'],
    },
    thanks: {
      plain: [
        'Det var så lite.',
        'Varsågod, roligt att jag kunde hjälpa till.',
        'Tack för dina vänliga ord.',
      ],
      casual: ['Ingen orsak!', 'Äsch, det var så lite!'],
      formal: ['Jag tackar för dina vänliga ord.'],
    },
    announcement: {
      plain: ['Tack för beskedet.', 'Tack för att du informerar oss.', 'Tack, jag har noterat det.'],
    },
    meeting: {
      plain: [
        'Tack för ditt förslag på tid.',
        'Tack för att du ordnar med en tid.',
        'Tack för ditt meddelande om mötet.',
      ],
      formal: ['Jag tackar för ditt förslag på tid.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Tack så mycket för {object}.',
        'Tack för att du skickade {object}.',
        'Stort tack för {object}, allt har kommit fram.',
      ],
      formal: ['Jag vill framföra mitt tack för {object}.'],
      enthusiastic: ['Tusen tack för {object}, det är till jättestor hjälp!'],
      casual: ['Tack snälla för {object}!'],
      urgent: ['Tack för {object}; jag tittar på det direkt.'],
    },
    bare: {
      plain: [
        'Tack så mycket för ditt meddelande och för besväret.',
        'Jag är verkligen tacksam.',
        'Stort tack, det är till stor hjälp.',
      ],
      friendly: ['Tack snälla, det gjorde mig riktigt glad.'],
      casual: ['Tack, det var schysst av dig.'],
      enthusiastic: ['Tusen tack, det här är fantastiskt!'],
      formal: ['Jag vill framföra mitt varma tack för ditt engagemang.'],
      empathetic: ['Tack av hela mitt hjärta, det betyder mycket för mig.'],
      urgent: ['Stort tack för ditt snabba svar.'],
      humorous: ['Tack; jag är nu officiellt skyldig dig en kopp kaffe.'],
      concise: ['Stort tack.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Jag ber om ursäkt för {cause}.',
        'Jag vill be om ursäkt för {cause}.',
        'Jag beklagar {cause} och ber om ursäkt.',
      ],
      empathetic: ['Jag är uppriktigt ledsen och förstår att du är upprörd. Jag ber om ursäkt för {cause}.'],
      casual: ['Förlåt för {cause}!'],
      formal: ['Jag ber å det djupaste om ursäkt för {cause}.'],
      assertive: ['Jag ber om ursäkt för {cause}. Ansvaret är mitt.'],
      urgent: ['Jag ber om ursäkt för {cause}. Det här går före allt annat.'],
      enthusiastic: ['Tusen gånger förlåt för {cause}!'],
      humorous: ['Jag kryper till korset: förlåt för {cause}.'],
    },
    open: {
      plain: [
        'Jag ber om ursäkt för [det du vill be om ursäkt för].',
        'Jag vill be om ursäkt för [det du vill be om ursäkt för].',
        'Jag beklagar [det du vill be om ursäkt för] och ber om ursäkt.',
      ],
      casual: ['Förlåt för [det du vill be om ursäkt för]!'],
      formal: ['Jag ber å det djupaste om ursäkt för [det du vill be om ursäkt för].'],
    },
    remedy: {
      plain: [
        'Nästa steg från min sida: [planerad åtgärd].',
        'Jag tar själv hand om det: [planerad åtgärd].',
        'För att det inte ska hända igen: [planerad åtgärd].',
      ],
      formal: ['För att rätta till detta vidtar jag följande åtgärd: [planerad åtgärd].'],
      casual: ['Jag är redan på det: [planerad åtgärd].'],
    },
  },
  followUp: {
    plain: [
      'Jag återkommer till {mail}. Finns det något nytt i frågan?',
      'Jag vill höra hur det går med anledning av {mail}. Hur ser läget ut?',
      'Med anledning av {mail} undrar jag hur läget är.',
    ],
    friendly: ['Jag vill bara vänligt återkomma till {mail}: finns det några nyheter?'],
    urgent: ['Jag behöver omgående ett svar på {mail}.'],
    assertive: ['Jag väntar fortfarande på svar när det gäller {mail}.'],
    casual: ['Jag tänkte på {mail}. Vet du något mer?'],
    formal: ['Med hänvisning till {mail} ber jag om besked om hur ärendet fortskrider.'],
    enthusiastic: ['Jag återkommer till {mail}, för jag är så nyfiken: finns det något nytt?'],
    empathetic: [
      'Jag vet att du har mycket omkring dig, men återkommer ändå till {mail}. Finns det något nytt?',
    ],
    humorous: ['Innan det växer mossa på {mail}: finns det något nytt?'],
  },
  earlierMail: {
    subjectAndDate: 'ditt mejl {subject} från den {date}',
    subject: 'ditt mejl {subject}',
    date: 'ditt mejl från den {date}',
    bare: 'ditt senaste mejl',
  },

  deeds: {
    send: {
      yes: ['Jag skickar gärna {object} {by}.', 'Jag skickar {object} till dig {by}.'],
      no: ['Tyvärr kan jag inte skicka {object} just nu.'],
      open: ['Jag skickar {object} [när].'],
      yesIt: ['Jag skickar det du behöver {by}.'],
      noIt: ['Tyvärr kan jag inte skicka det just nu.'],
      openIt: ['Jag skickar det du behöver [när].'],
    },
    review: {
      yes: [
        'Jag går igenom {object} {by} och återkommer.',
        'Jag tittar gärna på {object} och återkommer {by}.',
      ],
      no: ['Tyvärr hinner jag inte gå igenom {object}.'],
      open: ['Mina synpunkter på {object}: [dina synpunkter].'],
      yesIt: ['Jag tittar på det {by} och återkommer.'],
      noIt: ['Tyvärr hinner jag inte titta på det.'],
      openIt: ['Mina synpunkter på det här: [dina synpunkter].'],
    },
    check: {
      yes: ['{about} hör jag mig för och återkommer {by}.'],
      no: ['{about} kan jag tyvärr inte ta reda på något just nu.'],
      open: ['{about} hör jag mig för och återkommer [när].'],
      yesIt: ['Jag tar reda på det och återkommer {by}.', 'Jag kontrollerar saken och återkommer {by}.'],
      noIt: ['Tyvärr kan jag inte ta reda på det just nu.'],
      openIt: ['Jag tar reda på det och återkommer [när].'],
    },
    sign: {
      yes: ['Jag skriver under {object} {by} och skickar dig det påskrivna exemplaret.'],
      no: ['Tyvärr kan jag inte skriva under {object} just nu.'],
      open: ['Jag skriver under {object} [när].'],
      yesIt: ['Jag skickar det påskrivna exemplaret {by}.'],
      noIt: ['Tyvärr kan jag inte skriva under just nu.'],
      openIt: ['Jag skickar det påskrivna exemplaret [när].'],
    },
    confirm: {
      yes: ['Härmed bekräftar jag {object}.', 'Jag bekräftar gärna {object}.'],
      no: ['Tyvärr kan jag inte bekräfta {object} ännu.'],
      open: ['{about}: [bekräftas / kan inte bekräftas ännu].'],
      yesIt: ['Härmed bekräftar jag det.'],
      noIt: ['Tyvärr kan jag inte bekräfta det ännu.'],
      openIt: ['När det gäller bekräftelsen: [bekräftas / kan inte bekräftas ännu].'],
    },
    tell: {
      yes: ['{about} återkommer jag med besked {by}.'],
      no: ['{about} kan jag tyvärr inte lämna något besked.'],
      open: ['{about}: [ditt svar].'],
      yesIt: ['Jag återkommer med besked {by}.'],
      noIt: ['Det kan jag tyvärr inte lämna något besked om.'],
      openIt: ['När det gäller din fråga: [ditt svar].'],
    },
    call: {
      yes: ['Jag ringer dig gärna om {object}.'],
      no: ['Jag hinner tyvärr inte ringa just nu; mejla mig gärna om {object}.'],
      open: ['För ett samtal om {object} passar det mig [dag och tid].'],
      yesIt: ['Jag ringer dig gärna {by}.'],
      noIt: ['Jag hinner tyvärr inte ringa just nu.'],
      openIt: ['För ett samtal passar det mig [dag och tid].'],
    },
    meet: {
      yes: ['Jag tar gärna ett möte om {object}.'],
      no: ['Jag hinner tyvärr inte med ett möte om {object} just nu.'],
      open: ['För ett möte om {object} passar det mig [dag och tid].'],
      yesIt: ['Jag tar gärna ett möte.'],
      noIt: ['Jag hinner tyvärr inte med ett möte just nu.'],
      openIt: ['För ett möte passar det mig [dag och tid].'],
    },
    attend: {
      yes: ['Jag är gärna med.', 'Jag kommer gärna.'],
      no: ['Tyvärr kan jag inte vara med.'],
      open: ['När det gäller mitt deltagande: [jag kommer / jag kan inte komma].'],
      yesIt: ['Jag är gärna med.'],
      noIt: ['Tyvärr kan jag inte vara med den här gången.'],
      openIt: ['När det gäller mitt deltagande: [jag kommer / jag kan inte komma].'],
    },
    pay: {
      yes: ['Jag kontrollerar {object} och ordnar resten {by}.'],
      no: ['{about}: jag genomför inte betalningen i den här formen.'],
      open: ['{about}: [betalt den / betalas den].'],
      yesIt: ['Jag kontrollerar det och ordnar resten {by}.'],
      noIt: ['Jag genomför inte betalningen i den här formen.'],
      openIt: ['När det gäller betalningen: [betalt den / betalas den].'],
    },
    complete: {
      yes: ['Jag gör klart {object} {by}.'],
      no: ['Tyvärr hinner jag inte göra klart {object} just nu.'],
      open: ['Jag gör klart {object} [när].'],
      yesIt: ['Jag gör klart det {by}.'],
      noIt: ['Det hinner jag tyvärr inte just nu.'],
      openIt: ['Jag gör klart det [när].'],
    },
    update: {
      yes: ['Jag uppdaterar {object} {by}.'],
      no: ['Tyvärr kan jag inte ändra {object}.'],
      open: ['Jag uppdaterar {object} [när].'],
      yesIt: ['Jag gör ändringen {by}.'],
      noIt: ['Tyvärr kan jag inte göra den ändringen.'],
      openIt: ['Jag gör ändringen [när].'],
    },
    arrange: {
      yes: ['{about} ordnar jag allt som behövs {by}.'],
      no: ['{about} kan jag tyvärr inte hjälpa till.'],
      open: ['{about}: [vad du ordnar].'],
      yesIt: ['Jag ordnar det {by}.'],
      noIt: ['Det kan jag tyvärr inte ordna.'],
      openIt: ['När det gäller det praktiska: [vad du ordnar].'],
    },
    help: {
      yes: ['Jag hjälper dig gärna med {object}.'],
      no: ['Tyvärr kan jag inte hjälpa dig med {object}.'],
      open: ['{about} kan jag erbjuda [vad du erbjuder].'],
      yesIt: ['Det hjälper jag dig gärna med.'],
      noIt: ['Det kan jag tyvärr inte hjälpa dig med.'],
      openIt: ['Jag kan erbjuda [vad du erbjuder].'],
    },
    approve: {
      yes: ['Härmed godkänner jag {object}.', 'Jag godkänner {object}.'],
      no: ['Tyvärr kan jag inte godkänna {object}.'],
      open: ['{about}: [godkänns / godkänns inte].'],
      yesIt: ['Det godkänner jag.'],
      noIt: ['Det kan jag tyvärr inte godkänna.'],
      openIt: ['När det gäller godkännandet: [godkänns / godkänns inte].'],
    },
    cancel: {
      yes: ['Jag avbokar {object} enligt önskemål.'],
      no: ['Tyvärr går det inte längre att avboka {object}.'],
      open: ['{about}: [avbokat / går inte längre att avboka].'],
      yesIt: ['Jag ordnar avbokningen enligt önskemål.'],
      noIt: ['En avbokning är tyvärr inte längre möjlig.'],
      openIt: ['När det gäller avbokningen: [avbokat / går inte längre].'],
    },
    fix: {
      yes: ['Jag tar hand om det {by} och hör av mig om {object} så snart allt är i ordning.'],
      no: ['{about} kan jag tyvärr inte göra något åt saken.'],
      open: ['{about}: [planerad åtgärd].'],
      yesIt: ['Jag tar hand om det {by} och hör av mig så snart allt är i ordning.'],
      noIt: ['Det kan jag tyvärr inte åtgärda.'],
      openIt: ['När det gäller åtgärden: [planerad åtgärd].'],
    },
    deliver: {
      yes: ['Vi levererar {object} {by}.'],
      no: ['Tyvärr kan vi inte leverera {object} just nu.'],
      open: ['Vi levererar {object} [när].'],
      yesIt: ['Vi levererar {by} enligt önskemål.'],
      noIt: ['En leverans är tyvärr inte möjlig just nu.'],
      openIt: ['Leveransen sker [när].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} passar mig bra.', 'Det går bra för mig {on}.', 'Jag bekräftar gärna tiden: {named}.'],
      casual: ['{on} funkar fint.'],
      enthusiastic: ['{on} passar perfekt, det ska bli så roligt!'],
      formal: ['Härmed bekräftar jag tiden: {named}.'],
      concise: ['{on} passar.'],
      urgent: ['Jag bekräftar direkt: {named}.'],
      empathetic: ['{on} passar mig bra, det tar jag mig gärna tid för.'],
      humorous: ['{on} funkar; det står redan med stora bokstäver i kalendern.'],
    },
    yesIt: {
      plain: ['Den föreslagna tiden passar mig bra.', 'Tiden går bra för mig.', 'Jag bekräftar gärna tiden.'],
      casual: ['Tiden funkar fint.'],
      formal: ['Härmed bekräftar jag den föreslagna tiden.'],
    },
    no: {
      plain: [
        '{on} kan jag tyvärr inte.',
        'Tyvärr passar det mig inte {on}.',
        'Tyvärr har jag inte möjlighet {on}.',
      ],
      concise: ['{on} går tyvärr inte.'],
      casual: ['{on} funkar tyvärr inte för mig.'],
      formal: ['Jag måste beklagligtvis meddela att det inte passar mig {on}.'],
      empathetic: ['Jag är ledsen, men {on} kan jag inte.'],
      enthusiastic: ['Så synd, {on} kan jag tyvärr inte!'],
      humorous: ['{on} funkar tyvärr inte; jag har inte lärt mig att vara på två ställen samtidigt.'],
    },
    noIt: {
      plain: [
        'Den föreslagna tiden passar mig tyvärr inte.',
        'Tyvärr kan jag inte vid den tiden.',
        'Den tiden går tyvärr inte för mig.',
      ],
      casual: ['Den tiden funkar tyvärr inte.'],
      formal: ['Den föreslagna tiden passar mig beklagligtvis inte.'],
    },
    open: ['{on} [passar mig bra / passar mig tyvärr inte].'],
    openIt: ['Den föreslagna tiden [passar mig bra / passar mig tyvärr inte].'],
    move: {
      plain: [
        '{on} kan jag tyvärr inte. Skulle {other} gå bra i stället?',
        'Tyvärr passar det mig inte {on}; mitt förslag är {other}.',
        'Kan vi flytta mötet {on}? {other} skulle passa mig bra.',
      ],
      casual: ['{on} funkar tyvärr inte för mig. Vad sägs om {other}?'],
      assertive: ['{on} kan jag inte. Jag föreslår {other}.'],
      formal: ['Beklagligtvis passar det mig inte {on}. Jag skulle vilja föreslå {other}.'],
      concise: ['{on} går inte. Förslag: {other}.'],
      urgent: ['{on} kan jag inte. Går {other} bra? Jag behöver ett snabbt svar.'],
      humorous: ['{on} strejkar min kalender. Vad sägs om {other}?'],
    },
    moveIt: {
      plain: [
        'Den tiden går tyvärr inte för mig. Skulle {other} gå bra i stället?',
        'Kan vi flytta mötet? Mitt förslag är {other}.',
        'Tyvärr måste jag be om en annan tid; {other} skulle passa mig bra.',
      ],
      casual: ['Den tiden funkar tyvärr inte. Vad sägs om {other}?'],
      formal: ['Jag skulle vilja be om en annan tid och föreslår {other}.'],
    },
    propose: {
      plain: ['Jag föreslår {other}.', 'Mitt förslag är {other}.', '{other} skulle passa mig bra.'],
      casual: ['Vad sägs om {other}?'],
    },
    otherTime: '[dag och tid]',
    oneOf: ['Av de föreslagna tiderna passar {times} bäst.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ja, det stämmer.', '{re} är svaret ja.'],
      no: ['{re}: tyvärr inte.', '{re} är svaret tyvärr nej.'],
      open: ['{re}: [ja / nej, med motivering].'],
    },
    choice: {
      yes: ['{re}: [ditt val].'],
      no: ['{re}: tyvärr inget av alternativen.'],
      open: ['{re}: [ditt val].'],
    },
    time: {
      yes: ['{re} räknar jag med [tidpunkt].'],
      no: ['{re} kan jag tyvärr inte ange någon tid ännu.'],
      open: ['{re} räknar jag med [tidpunkt].', '{re}: [tidpunkt].'],
    },
    amount: {
      yes: ['{re} rör det sig om [belopp eller antal].'],
      no: ['{re} kan jag tyvärr inte ange någon siffra ännu.'],
      open: ['{re}: [belopp eller antal].'],
    },
    fact: {
      yes: ['{re}: [ditt svar].'],
      no: ['{re} kan jag tyvärr inte lämna någon upplysning.'],
      open: ['{re}: [ditt svar].'],
    },
    explanation: {
      yes: ['{re}: [din förklaring].'],
      no: ['{re} kan jag tyvärr inte säga mer.'],
      open: ['{re}: [din förklaring].'],
    },
    action: {
      yes: ['{re}: det ordnar jag gärna.'],
      no: ['{re} kan jag tyvärr inte lova något.'],
      open: ['{re}: [ditt svar].'],
    },
  },
  questionRefs: {
    only: 'när det gäller din fråga',
    first: 'när det gäller din första punkt',
    second: 'när det gäller din andra punkt',
    third: 'när det gäller din tredje punkt',
    further: 'när det gäller din nästa punkt',
    quoted: 'när det gäller din fråga {question}',
    requested: 'när det gäller din önskan {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re} har jag först en fråga: [din fråga]?',
        '{re} skulle jag behöva veta en sak till: [din fråga]?',
        '{re} vill jag först bara kolla: [din fråga]?',
      ],
      concise: ['{re}: [din fråga]?'],
      formal: ['{re} ber jag att först få ställa en fråga: [din fråga]?'],
    },
    many: { plain: ['Innan jag svarar på dina punkter har jag en fråga: [din fråga]?'] },
  },
  need: {
    one: {
      plain: [
        '{re} behöver jag följande från dig: [vad du behöver].',
        '{re} saknar jag fortfarande: [vad du behöver].',
        '{re} får du gärna skicka mig följande: [vad du behöver].',
      ],
    },
    many: { plain: ['För att kunna gå vidare med dina punkter behöver jag: [vad du behöver].'] },
  },
  explain: {
    one: {
      plain: [
        '{re} är en sak fortfarande oklar för mig: [vad som är oklart].',
        '{re} vill jag försäkra mig om att jag förstår rätt: [vad som är oklart]?',
        '{re} skulle jag uppskatta ett förtydligande: [vad som är oklart]?',
      ],
    },
    many: {
      plain: ['Innan jag går in på dina punkter vill jag be om ett förtydligande: [vad som är oklart]?'],
    },
  },
  status: ['{re} är läget följande: [aktuellt läge].', '{re}: [aktuellt läge].'],
  bargain: {
    amount: {
      plain: [
        'När det gäller {amount} har jag ett motförslag: [dina villkor].',
        'Vid {amount} är vi inte riktigt överens ännu; för min del är detta möjligt: [dina villkor].',
        'I stället för {amount} föreslår jag följande villkor: [dina villkor].',
      ],
      assertive: ['{amount} kan jag inte gå med på. Mitt förslag: [dina villkor].'],
      casual: ['Med {amount} får jag inte ihop det. Vad sägs om det här: [dina villkor]?'],
      formal: ['Med anledning av angivna {amount} vill jag lägga fram följande förslag: [dina villkor].'],
    },
    bare: {
      plain: [
        'Jag diskuterar gärna villkoren: [dina villkor].',
        'Mitt förslag är följande: [dina villkor].',
        'Vi kan komma överens på följande villkor: [dina villkor].',
      ],
      casual: ['Vad sägs om det här: [dina villkor]?'],
    },
  },
  guarded: {
    secret: [
      'Känsliga uppgifter som lösenord och bankuppgifter lämnar jag aldrig ut via mejl.',
      'Inloggnings- och bankuppgifter skickar jag inte via mejl; det löser vi bättre på annat sätt.',
      'Sådana uppgifter lämnar jag inte ut via mejl; jag tar kontakt via en adress eller ett nummer som jag redan känner till.',
    ],
    payment: [
      'Betalningsuppmaningen kontrollerar jag först på min sida.',
      'Innan något betalas kontrollerar jag det på vårt vanliga sätt.',
      'När det gäller betalningen: den kontrollerar jag innan jag gör något.',
    ],
  },
  listLead: ['Här är svar på dina punkter:'],

  bodies: {
    question: {
      plain: [
        'Jag har en fråga om det här: [din fråga]?',
        'En sak till skulle jag vilja veta: [din fråga]?',
        'Jag undrar också följande: [din fråga]?',
      ],
      formal: ['Jag skulle vilja ställa följande fråga: [din fråga]?'],
      casual: ['Bara en fråga: [din fråga]?'],
    },
    accept: {
      plain: ['Jag tackar gärna ja.', 'Det går jag gärna med på.', 'Det låter bra, jag tackar ja.'],
      enthusiastic: ['Ja, mer än gärna!'],
      casual: ['Jag är med!'],
      formal: ['Härmed tackar jag ja.'],
      concise: ['Jag tackar ja.'],
      urgent: ['Jag tackar ja, och vi kan sätta i gång direkt.'],
      empathetic: ['Självklart, det gör jag så gärna.'],
      humorous: ['Jag tackar ja, innan du hinner ångra dig.'],
    },
    decline: {
      plain: [
        'Tyvärr måste jag tacka nej.',
        'Efter noga övervägande tackar jag nej.',
        'Tyvärr har jag inte möjlighet den här gången.',
      ],
      casual: ['Tyvärr står jag över den här gången.'],
      assertive: ['Jag tackar nej.'],
      formal: ['Jag måste beklagligtvis tacka nej.'],
      empathetic: ['Jag är ledsen, men jag måste tacka nej.'],
      enthusiastic: ['Så synd, men den här gången måste jag tacka nej!'],
      urgent: ['Jag säger det direkt: tyvärr måste jag tacka nej.'],
      humorous: ['Med blödande hjärta, men den här gången står jag över.'],
    },
    reschedule: {
      plain: [
        'Kan vi hitta en annan tid? Mitt förslag är {other}.',
        'Jag skulle vilja flytta mötet; {other} skulle passa mig bra.',
        'Tyvärr måste jag be om en ny tid: {other}.',
      ],
      casual: ['Kan vi flytta det? Vad sägs om {other}?'],
      formal: ['Jag skulle vilja be om en annan tid och föreslår {other}.'],
    },
    request: {
      plain: [
        'Kan du skicka följande till mig: [vad du behöver]?',
        'Jag behöver följande från dig: [vad du behöver].',
        'Jag skulle vara tacksam för följande: [vad du behöver].',
      ],
      formal: ['Jag ber att få följande: [vad du behöver].'],
      casual: ['Kan du fixa det här: [vad du behöver]?'],
      urgent: ['Jag behöver omgående följande: [vad du behöver].'],
    },
    update: {
      plain: [
        'Så här ser läget ut: [aktuellt läge].',
        'Kort om läget: [aktuellt läge].',
        'Just nu är läget följande: [aktuellt läge].',
      ],
      formal: ['Jag vill informera om det aktuella läget: [aktuellt läge].'],
      casual: ['En snabb uppdatering: [aktuellt läge].'],
    },
    clarify: {
      plain: [
        'En sak är fortfarande oklar för mig: [vad som är oklart].',
        'Kan du förtydliga följande: [vad som är oklart]?',
        'För säkerhets skull frågar jag: [vad som är oklart]?',
      ],
      casual: ['Bara så att jag fattar rätt: [vad som är oklart]?'],
    },
    confirm: {
      facts: {
        plain: [
          'Härmed bekräftar jag: {facts}.',
          'Jag bekräftar gärna följande: {facts}.',
          'För min del är detta bekräftat: {facts}.',
        ],
        casual: ['Allt stämmer: {facts}.'],
      },
      bare: {
        plain: [
          'Härmed bekräftar jag att jag har fått ditt meddelande.',
          'Ditt meddelande har kommit fram och jag har noterat allt.',
          'Jag bekräftar gärna att ditt meddelande har kommit fram.',
        ],
        casual: ['Ditt mejl har kommit och allt är noterat.'],
      },
    },
    introduce: {
      plain: [
        'Jag vill gärna presentera dig för [namn, roll och anledning].',
        'Jag sätter dig gärna i kontakt med [namn, roll och anledning].',
        'Får jag presentera [namn, roll och anledning]?',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Kan du säga om {text}?',
    'ask-about': 'Vad kan du berätta om {text}?',
    'ask-for': 'Kan du skicka {text}?',
    'ask-that': 'Jag skulle vilja be dig om följande: {text}.',
    offer: 'Jag erbjuder gärna följande: {text}.',
    thank: 'Tack så mycket för {text}.',
    apologize: 'Jag ber om ursäkt för {text}.',
    congratulate: 'Grattis till {text}.',
    wish: 'Jag önskar dig {text}.',
    invite: 'Jag vill gärna bjuda in dig: {text}.',
    remind: 'Jag vill påminna om {text}.',
  },
  toTranslate: 'på svenska: {text}',

  closings: {
    awaiting: {
      professional: [
        'Jag ser fram emot ditt svar.',
        'Tack på förhand för ditt svar.',
        'Hör gärna av dig med ett kort besked.',
      ],
      formal: ['Jag emotser ditt svar.', 'Jag tackar på förhand för ditt svar.'],
      diplomatic: ['Jag är övertygad om att vi hittar en bra lösning och hör gärna hur du ser på saken.'],
      assertive: ['Jag vill gärna ha ett tydligt besked.'],
      concise: ['Tacksam för svar.'],
      urgent: ['Återkom gärna redan i dag.', 'Ett snabbt svar är mycket viktigt för mig.'],
      friendly: [
        'Jag ser fram emot att höra från dig.',
        'Tack på förhand och ha en fin dag!',
        'Ska bli spännande att höra vad du säger.',
      ],
      empathetic: ['Ta den tid du behöver innan du svarar.'],
      enthusiastic: ['Jag längtar verkligen efter ditt svar!'],
      casual: ['Säg till när du vet.', 'Hör av dig när du hinner.'],
      humorous: ['Jag väntar med spänning och bevakar inkorgen som en hök.'],
    },
    available: {
      professional: [
        'Hör gärna av dig om du har frågor.',
        'Kontakta mig gärna vid frågor.',
        'Om något är oklart förklarar jag gärna.',
      ],
      formal: ['Vid eventuella frågor står jag gärna till förfogande.'],
      diplomatic: ['Om jag har uppfattat något på ett annat sätt än du menade hör du gärna av dig.'],
      assertive: ['Om något saknas vill jag gärna veta vad.'],
      concise: ['Hör av dig vid frågor.'],
      urgent: ['Hör av dig direkt om du har frågor.'],
      friendly: [
        'Det är bara att höra av sig om det är något mer.',
        'Om det dyker upp frågor hjälper jag gärna till.',
        'Ha en fin dag!',
      ],
      empathetic: ['Om du behöver något mer finns jag här.'],
      enthusiastic: ['Jag ser verkligen fram emot fortsättningen!'],
      casual: ['Säg till om det är något.'],
      humorous: ['Har du frågor är det bara att höra av sig, jag bits inte.'],
    },
    meeting: {
      plain: ['Jag ser fram emot vårt möte.', 'Det ska bli trevligt att ses.', 'Jag ser fram emot att ses.'],
      casual: ['Vi ses!'],
      enthusiastic: ['Jag ser verkligen fram emot att ses!'],
      formal: ['Jag ser med glädje fram emot vårt möte.'],
      concise: ['Vi ses.'],
    },
    declined: {
      plain: [
        'Tack för din förståelse.',
        'Jag hoppas på din förståelse och på ett annat tillfälle.',
        'Det kanske blir ett annat tillfälle.',
      ],
      casual: ['Nästa gång går det säkert.'],
      assertive: ['Jag räknar med din förståelse.'],
      formal: ['Jag ber om förståelse för detta.'],
      enthusiastic: ['Jag hoppas verkligen att det går nästa gång!'],
      humorous: ['Nästa gång slipper du inte undan så lätt.'],
    },
    sorry: {
      plain: ['Tack för ditt tålamod.', 'Tack för din förståelse.', 'Jag hör av mig så snart jag vet mer.'],
      formal: ['Jag tackar för ditt överseende.'],
      casual: ['Tack för att du har tålamod.'],
      assertive: ['Jag ser till att det här blir löst.'],
    },
    grave: {
      plain: [
        'Jag önskar dig all styrka.',
        'Mina tankar går till dig.',
        'Hör av dig om det är något jag kan göra.',
      ],
    },
    content: {
      plain: [
        'Jag önskar dig allt gott.',
        'Jag ser fram emot vårt fortsatta samarbete.',
        'Ha en trevlig dag.',
      ],
      casual: ['Ha en fin dag!'],
      enthusiastic: ['Fortsätt så, jag ser fram emot allt som kommer!'],
      formal: ['Jag önskar dig allt gott framöver.'],
      concise: ['Allt gott.'],
      humorous: ['Må kaffet vara starkt och inkorgen tom.'],
    },
  },
};
