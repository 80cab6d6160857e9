import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Swedish: as commands. */
export const swedish: InstructionWords = {
  and: [' och ', ' men ', ' sedan '],
  please: ['tack', 'snälla', 'också', 'även', 'sedan', 'gärna', 'vänligen'],
  politely: ['mycket artigt', 'artigt', 'vänligt', 'hövligt', 'bestämt'],
  everything: ['(det|den|detta|allt)', '(inbjudan|erbjudandet|förslaget|mötet|förfrågan|begäran|tiden)'],
  short: [
    '(håll|gör|skriv|svara|var|fatta)( det| den| svaret| dig|)( mycket| så|) (kort|kortare|kortfattat|kortfattad|koncist)( som möjligt|)',
    '(mycket |)(kort|kortare|kortfattat|koncist)',
    '(ett |)kort svar',
  ],
  atMost: {
    sentences: [
      '(skriv |svara |)(i |med |på |)(högst |max |maximalt |inte mer än |under |mindre än |)… (meningar|mening)( högst| max|)',
    ],
    words: [
      '(skriv |svara |)(i |med |på |)(högst |max |maximalt |inte mer än |under |mindre än |)… (ord)( högst| max|)',
    ],
    characters: [
      '(skriv |svara |)(i |med |på |)(högst |max |maximalt |inte mer än |under |mindre än |)… (tecken)( högst| max|)',
    ],
  },
  long: [
    '(gör|skriv|svara|var)( det| svaret|) (längre|utförligt|utförligare|detaljerat)',
    '(längre|utförligt|utförligare|detaljerat)',
    '(ett |)(långt|längre|utförligt) svar',
  ],
  list: ['(svara |använd |gör |som |i |med |)(en |)(lista|punktlista|punkter|punktform)'],
  noApology: ['(ingen|inga|utan) (ursäkt|ursäkter)', 'be inte om ursäkt', 'utan att be om ursäkt'],
  noGreeting: ['(ingen|utan) (hälsning|hälsningsfras|hälsningsfras i början)', 'hoppa över hälsningen'],
  sound: [
    '(var|skriv|svara|låt)( mycket| lite|) …',
    '(svara |skriv |)(med|i) (en |)…( ton| stil)',
    '…( ton| stil)',
  ],
  tones: {
    friendly: ['vänlig-', 'hjärtlig-', 'varm-'],
    professional: ['professionell-', 'saklig-'],
    concise: ['koncis-'],
    formal: ['formell-'],
    casual: ['ledig-', 'informell-', 'avslappnad', 'avslappnat'],
    enthusiastic: ['entusiastisk-'],
    empathetic: ['empatisk-', 'medkännande', 'förstående'],
    urgent: ['brådskande'],
    diplomatic: ['diplomatisk-', 'artig-', 'hövlig-'],
    humorous: ['humoristisk-', 'rolig-', 'skämtsam-'],
    assertive: ['bestämd', 'bestämt', 'tydlig-', 'rak', 'rakt'],
  },
  signAs: ['(underteckna|signera|skriv under)( mejlet| det|)( som| med|) …', '(jag heter|mitt namn är) …'],
  callThem: ['(kalla|kalla för) (henne|honom)( för|) …', 'tilltala (henne|honom)( som| med|) …'],
  propose: ['föreslå( henne| honom|) …', '(flytta|skjut upp) (det|mötet|tiden) till …'],
  yesNo: ['ja', 'nej'],
  accept: [
    '(acceptera|godkänn|bekräfta)~',
    'tacka ~ja~',
    '(acceptera|godkänn|bekräfta) …~',
    '(säg|svara) ja',
    '(säg |svara |tacka |)~ja (till|på) …',
  ],
  decline: [
    '(avböj|avslå|neka)~',
    'tacka ~nej~',
    '(avböj|avslå|neka) …~',
    '(säg|svara) ~nej',
    '(säg |svara |tacka |)~nej (till|på) …',
  ],
  askPlace: [
    '(till |på |)(den |det |)…( frågan| punkten| förfrågan| förslaget| önskemålet|)',
    '(fråga|punkt) …',
  ],
  ordinals: [['första', 'förste'], ['andra'], ['tredje'], ['fjärde'], ['femte'], ['sista']],
  quote: ['(skriv|lägg till|säg|citera|använd|ta med)( meningen| orden|), …'],
  say: [
    '(säg|skriv|nämn|bekräfta|förklara|tillägg|lägg till|berätta|påpeka|meddela|svara|informera)( henne| honom| dem| till henne| till honom| för henne| för honom| om|), att …',
    'låt (henne|honom|dem) veta att …',
    'nämn …',
  ],
  askFor: ['(be|fråga)( henne| honom| dem|) (om|efter) …', 'begär …'],
  askWhether: ['fråga( henne| honom| dem|), om …', 'hör om …'],
  thank: ['tacka( henne| honom| dem|) för …'],
  apologize: ['be( henne| honom| dem|) om ursäkt för …', 'ursäkta (dig |)för …'],
  silence: ['(nämn|säg|skriv|ta upp) (inte|inget om|ingenting om) …', 'utan att nämna …'],
};
