import type { LanguageData } from './language-data.ts';

/** The data of a language in which mails can be read but no replies are written. */
export type FurtherLanguage = {
  tag: string;
  /** Small words, separated by spaces. They do not exist in a similar language of the 27. */
  foreignWords?: string;
  letter?: Partial<LanguageData['letter']>;
  mailProgram?: Partial<LanguageData['mailProgram']>;
  amounts?: LanguageData['amounts'];
};

/** Letters that none of the 27 languages has. Without þ, ð and ý, which Turkish text has if its charset is wrong. */
export const furtherLetters = 'æøőűĉĝĥĵŝŭļķņģėįųəјљњћђџѓќѕўәғқңөұүһپچژگکیےہںٹڈڑټډړښېۆڕڵळৰৱ';

/** Their words are looked up in this order. */
export const furtherLanguages: readonly FurtherLanguage[] = [
  {
    tag: 'da',
    foreignWords: `og ikke jeg hvis hvordan hvad hvor hvem hvorfor også nogen nogle noget venlig venlige
      hilsen hilsner bliver være inden mange gerne jer tak passer sende mig skal`,
    letter: {
      greetings: 'kære, hej, hejsa, goddag, god morgen',
      closings: `med venlig hilsen, venlig hilsen, venlige hilsner, mange hilsner, bedste hilsner, hilsen,
        mvh, kærlig hilsen`,
      thanks: 'tak, mange tak, på forhånd tak',
    },
    mailProgram: {
      lead: 'den, d., på',
      wrote: 'skrev, skriver, har skrevet',
      from: 'fra, afsender',
      date: 'sendt, dato',
      to: 'til, modtager',
      cc: 'cc, kopi',
      subject: 'emne, vedr',
      original: `oprindelig meddelelse, oprindelig besked, oprindelig mail, original besked,
        original meddelelse`,
      forwarded: 'videresendt meddelelse, videresendt besked, start på videresendt besked, videresendt mail',
      sentFrom: 'sendt fra, sendt via, sendt med, hent outlook, få outlook',
      replyPrefixes: 'sv',
      toMe: 'til mig',
      replyTo: 'svar til',
      otherHeaders: 'vedhæftede filer',
      confidential: 'fortrolig',
      addressee: 'bestemt',
    },
    amounts: {
      currencies: 'kr DKK, krone DKK, kroner DKK, procent %',
      factors: 'tusind 1e3, mio 1e6',
    },
  },
  {
    tag: 'no',
    foreignWords: `og ikke jeg meg deg hvis hvordan hva hvor hvem hvorfor noen vennlig hilsen gjerne etter
      være innen mange dere takk passer sende skal`,
    letter: {
      greetings: 'kjære, hei, heisann, god dag, god morgen, hallo',
      closings: 'med vennlig hilsen, vennlig hilsen, med venleg helsing, beste hilsen, hilsen, mvh',
      thanks: 'takk, tusen takk, på forhånd takk',
    },
    mailProgram: {
      lead: 'den, på, kl',
      wrote: 'skrev, skreiv, skrev følgende, har skrevet',
      from: 'fra, frå, avsender',
      date: 'sendt, dato',
      to: 'til, mottaker',
      cc: 'kopi, cc',
      subject: 'emne',
      original: 'opprinnelig melding, original melding, opprinnelig e-post, originalmelding',
      forwarded: `videresendt melding, start på videresendt melding, vidaresend melding, videresendt e-post,
        videresendt melding start`,
      sentFrom: 'sendt fra, sendt via, sendt med, sendt frå, hent outlook, få outlook, skaff deg outlook',
      replyPrefixes: 'sv',
      toMe: 'til meg',
    },
    amounts: {
      currencies: 'kr NOK, krone NOK, kroner NOK, prosent %',
      factors: 'tusen 1e3, mill 1e6',
    },
  },
  {
    tag: 'is',
    foreignWords: 'og ekki við þú það takk fyrir kveðja með að hvað',
  },
  {
    tag: 'fi',
    foreignWords: `että olen olet ovat mutta myös tämä tämän minun teidän kiitos terveisin voisitko voitteko
      kanssa sekä mitä joka olisi voinko teille kello sopiiko haluaisin tapaaminen mennessä hei`,
    letter: {
      greetings: 'hei, hyvä, arvoisa, moi, terve, hyvää päivää, hyvää huomenta',
      closings: 'ystävällisin terveisin, parhain terveisin, terveisin, terveisiä, kunnioittavasti, yt',
      thanks: 'kiitos, kiitos etukäteen, kiittäen',
    },
    mailProgram: {
      lead: 'ma, ti, ke, to, pe, la, su, päivänä',
      wrote: 'kirjoitti, kirjoittaa',
      from: 'lähettäjä, keneltä',
      date: 'lähetetty, päivämäärä, päiväys, pvm',
      to: 'vastaanottaja, kenelle, saaja',
      cc: 'kopio',
      subject: 'aihe, otsikko',
      original: 'alkuperäinen viesti, alkuperäinen sähköposti',
      forwarded: `välitetty viesti, edelleenlähetetty viesti, edelleen lähetetty viesti,
        välitetty viesti alkaa`,
      sentFrom: 'lähetetty, hanki outlook, lähetetty iphonesta',
      replyPrefixes: 'vs',
      forwardPrefixes: 'vl',
      confidential: 'luottamuksellis',
      addressee: 'vastaanottaj',
    },
  },
  {
    tag: 'et',
    foreignWords: 'kas aitäh tänan palun kuid ning või teie meie lugupidamisega tere ära saata',
  },
  {
    tag: 'hu',
    foreignWords: `és hogy egy kérem köszönöm köszönjük üdvözlettel kedves tisztelt vagy lehet volt csak még
      már ezt ezért tudná`,
    letter: {
      greetings: 'kedves, tisztelt, szia, sziasztok, helló, üdv, jó napot',
      closings: 'üdvözlettel, tisztelettel, szívélyes üdvözlettel, baráti üdvözlettel, üdv',
      thanks: 'köszönöm, köszönettel, előre is köszönöm, köszönjük',
    },
    mailProgram: {
      wrote: 'írta, ezt írta, a következőt írta, ezt írta (időpont, írtad, keltezéssel',
      from: 'feladó, küldő',
      date: 'elküldve, dátum, küldve, küldés ideje, küldési dátum',
      to: 'címzett, címzettek',
      cc: 'másolat, másolatot kap',
      subject: 'tárgy',
      original: 'eredeti üzenet, eredeti levél, eredeti e-mail',
      forwarded: 'továbbított üzenet, továbbított levél, továbbított üzenet kezdete',
      sentFrom: 'iphone-omról küldve, az én, elküldve az, küldve, elküldve innen, outlook letöltése',
      replyPrefixes: 'vá',
      forwardPrefixes: 'tovább, továbbítás',
      sentFromEnds: 'küldve',
    },
    amounts: {
      currencies: 'forint HUF',
      factors: 'ezer 1e3, millió 1e6',
    },
  },
  {
    tag: 'ca',
    foreignWords: `amb però aquest aquesta perquè gràcies salutacions pels avui demà seva teva nosaltres
      benvolgut benvolguda també següent moltes podries`,
    letter: {
      greetings: 'hola, benvolgut, benvolguda, estimat, estimada, bon dia, bona tarda',
      closings: 'salutacions, salutacions cordials, cordialment, atentament, una salutació, una abraçada',
      thanks: 'gràcies, moltes gràcies, gràcies per endavant',
    },
    mailProgram: {
      lead: 'el, en data',
      wrote: 'missatge, va escriure, ha escrit',
      from: 'de',
      date: 'enviat, data, enviat el',
      to: 'per a, a',
      cc: 'a/c, cc',
      subject: 'assumpte, tema',
      original: 'missatge original',
      forwarded: 'missatge reenviat, inici del missatge reenviat',
      sentFrom: 'enviat des, enviat amb',
      replyPrefixes: 're',
      forwardPrefixes: 'rv',
    },
  },
  {
    tag: 'sk',
    foreignWords: `ďakujem ďakujeme sme alebo ktorý ktorá ktoré ktorú pozdravom deň tiež keď pretože ešte
      zajtra môžem môžete prosíme veľmi zmluvu`,
    letter: {
      greetings: 'vážený, vážená, milý, milá, ahoj, dobrý deň, dobré ráno',
      closings: 's pozdravom, s úctou, s priateľským pozdravom, srdečne, pekný deň',
      thanks: 'ďakujem, ďakujeme, vopred ďakujem',
    },
    mailProgram: {
      lead: 'dňa, dna, v',
      wrote: 'napísal, napísala, napísal(a), napísal/a',
      from: 'od, odosielateľ',
      date: 'odoslané, dátum, poslané',
      to: 'komu, príjemca',
      cc: 'kópia',
      subject: 'predmet',
      original: 'pôvodná správa',
      forwarded: 'preposlaná správa, začiatok preposlanej správy',
      sentFrom: 'odoslané z, odoslané zo, poslané z',
      replyPrefixes: 'odp',
      forwardPrefixes: 'fwd',
    },
  },
  {
    tag: 'hr',
    foreignWords: `hvala poštovani poštovana molim možete možemo srdačan što nije unaprijed unapred već nisam
      gdje gde lijep također takođe biste`,
    letter: {
      greetings: 'poštovani, poštovana, dragi, draga, bok, dobar dan, pozdrav, zdravo',
      closings: 'srdačan pozdrav, lijep pozdrav, s poštovanjem, sa poštovanjem, pozdrav, lp',
      thanks: 'hvala, hvala unaprijed, puno hvala',
    },
    mailProgram: {
      lead: 'dana, u, on',
      wrote: 'napisao, napisala, je napisao, je napisao/la, napisao/la, je napisala, piše',
      from: 'od, šalje, pošiljatelj, pošiljalac',
      date: 'poslano, datum, poslato',
      to: 'za, prima, primatelj',
      cc: 'kopija, kp',
      subject: 'predmet, naslov',
      original: 'izvorna poruka, originalna poruka',
      forwarded: 'proslijeđena poruka, prosleđena poruka, početak proslijeđene poruke',
      sentFrom: 'poslano s, poslano sa, poslato sa, poslano iz',
      replyPrefixes: 'odg',
      forwardPrefixes: 'prosl',
    },
  },
  {
    tag: 'sl',
    foreignWords: 'hvala lahko tudi smo vprašanje pozdravljeni spoštovani lep želim kdaj',
  },
  {
    tag: 'lt',
    foreignWords: 'yra ačiū prašau galite pagarbiai mūsų jūsų dėl taip būti ar labas',
  },
  {
    tag: 'lv',
    foreignWords: 'paldies lūdzu labdien cieņā mēs jūs varat šo esmu vai lai',
  },
  {
    tag: 'fil',
    foreignWords: 'ang ng mga salamat maaari maaaring kumusta namin ninyo kung akin bago tulong',
  },
  {
    tag: 'af',
    foreignWords: 'ek jy asseblief dankie groete baie hulle julle vriendelike',
  },
  {
    tag: 'sq',
    foreignWords: 'dhe është për një faleminderit përshëndetje jam mund të',
  },
  {
    tag: 'eo',
    foreignWords: 'kaj estas dankon saluton bonvolu ĉu ĝi',
  },
  {
    tag: 'bg',
    foreignWords: 'здравейте здравей благодаря поздрави съм сме сте това този тази които бихте ли няма имам',
    letter: {
      greetings: 'здравейте, здравей, уважаеми, уважаема, скъпи, скъпа, добър ден',
      closings: 'поздрави, с уважение, с поздрав, с най-добри пожелания',
      thanks: 'благодаря, благодаря предварително',
    },
    mailProgram: {
      lead: 'на, от',
      wrote: 'написа, писа, написа:',
      from: 'от, подател',
      date: 'изпратено, дата',
      to: 'до, получател',
      cc: 'копие',
      subject: 'относно, тема',
      original: 'оригинално съобщение, първоначално съобщение',
      forwarded: 'препратено съобщение, начало на препратеното съобщение',
      sentFrom: 'изпратено от, изпратено с',
      replyPrefixes: 'отг',
      forwardPrefixes: 'пр',
    },
  },
  {
    tag: 'sr',
    foreignWords: `ли бисте могли хвала унапред поштовани поштована молим вас је није што као које можете када
      или ће сте`,
    letter: {
      greetings: 'поштовани, поштована, драги, драга, здраво, добар дан',
      closings: 'срдачан поздрав, с поштовањем, поздрав',
      thanks: 'хвала, хвала унапред',
    },
  },
  {
    tag: 'mr',
    foreignWords: 'आहे आहेत आणि मला तुमच्या तुम्ही शकाल नाही करा आम्ही',
  },
  {
    tag: 'ne',
    foreignWords: 'छ छन् छु हामी तपाईं तपाईंको गर्नुहोस् धेरै',
  },
  {
    tag: 'fa',
    letter: {
      greetings: 'سلام, با سلام, درود, جناب آقای, سرکار خانم, آقای, خانم',
      closings: 'با احترام, با تشکر, ارادتمند, با سپاس',
      thanks: 'ممنون, متشکرم, سپاسگزارم',
    },
  },
  {
    tag: 'ur',
    letter: {
      greetings: 'السلام علیکم, محترم, محترمہ, جناب, پیارے',
      closings: 'نیک تمنائیں, نیک تمناؤں کے ساتھ, والسلام, آپ کا مخلص, خیر اندیش',
      thanks: 'شکریہ, بہت شکریہ',
    },
  },
];
