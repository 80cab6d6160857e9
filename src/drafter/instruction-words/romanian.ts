import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Romanian: as commands to either address. */
export const romanian: InstructionWords = {
  and: [' și ', ' şi ', ' si ', ' dar ', ' apoi '],
  please: ['te rog', 'vă rog', 'te rog să', 'de asemenea', 'apoi', 'și'],
  politely: ['foarte politicos', 'politicos', 'amabil', 'cu amabilitate', 'ferm', 'frumos'],
  everything: ['(asta|aceasta|totul|tot|o)', '(invitația|oferta|propunerea|cererea|întâlnirea|solicitarea)'],
  short: [
    '(scrie|scrieți|răspunde|răspundeți|fii|ține|păstrează|fă)( răspunsul|)( foarte| cât mai| mai|) (scurt|concis|pe scurt|succint)',
    '(foarte |mai |cât mai |)(scurt|concis|pe scurt|succint)',
    '(un |)răspuns (mai |)scurt',
  ],
  atMost: {
    sentences: [
      '(răspunde |scrie |răspundeți |scrieți |)(în |cu |)(cel mult |maximum |maxim |nu mai mult de |sub |până la |)… (propoziții|propoziție|fraze|frază)( maximum| cel mult|)',
    ],
    words: [
      '(răspunde |scrie |răspundeți |scrieți |)(în |cu |)(cel mult |maximum |maxim |nu mai mult de |sub |până la |)… (cuvinte|de cuvinte)( maximum| cel mult|)',
    ],
    characters: [
      '(răspunde |scrie |răspundeți |scrieți |)(în |cu |)(cel mult |maximum |maxim |nu mai mult de |sub |până la |)… (caractere|de caractere)( maximum| cel mult|)',
    ],
  },
  long: [
    '(scrie|scrieți|răspunde|răspundeți) (mai |)(lung|detaliat|pe larg|amănunțit)',
    '(mai |)(lung|detaliat|pe larg)',
    '(un |)răspuns (mai |)(lung|detaliat)',
  ],
  list: [
    '(răspunde |folosește |scrie |ca |cu |sub formă de |)(o |)(listă|lista|puncte|listă cu puncte|listă cu marcatori|buline)',
  ],
  noApology: [
    'fără scuze',
    'nu (te scuza|vă scuzați|cere scuze|cereți scuze|îți cere scuze)',
    'fără să (te scuzi|ceri scuze)',
  ],
  noGreeting: ['fără (salut|formulă de salut|salutări|formulă de adresare)', 'nu saluta'],
  sound: [
    '(fii|fiți|scrie|scrieți|răspunde|răspundeți)( foarte| mai|) …',
    '(scrie |răspunde |)(pe|cu|într-|folosește) (un |)(ton|mod|stil) …',
    'ton …',
  ],
  tones: {
    friendly: ['prieteno-', 'călduro-', 'cordial-'],
    professional: ['profesional-', 'profesionist-'],
    concise: ['succint-'],
    formal: ['formal-', 'oficial-'],
    casual: ['informal-', 'relaxat-', 'degajat-'],
    enthusiastic: ['entuziast-'],
    empathetic: ['empatic-', 'înțelegăto-'],
    urgent: ['urgent-'],
    diplomatic: ['diplomat-', 'politico-'],
    humorous: ['amuzant-', 'glumeț-', 'haios'],
    assertive: ['ferm-', 'asertiv-', 'hotărât-', 'direct-'],
  },
  signAs: [
    '(semnează|semnați|semnează-te|semnați-vă)( e-mailul|)( ca| cu numele| cu| drept|) …',
    '(mă numesc|numele meu este) …',
  ],
  callThem: ['(spune-i|numește-o|numește-l) …', 'adresează-te (ei|lui) cu …'],
  propose: [
    '(propune|propuneți|propune-i|sugerează|sugerați)( o întâlnire|) …',
    '(mută|amână|mutați) (întâlnirea |)(pe|pentru|la) …',
  ],
  yesNo: ['da', 'nu'],
  accept: [
    '(acceptă|acceptați|confirmă|confirmați|aprobă)~',
    '(acceptă|acceptați|confirmă|confirmați|aprobă) …~',
    '(spune|răspunde) da',
    '(spune |spuneți |răspunde |răspundeți |)da (la|pentru) …',
  ],
  decline: [
    '(refuză|refuzați|declină|respinge)~',
    '(refuză|refuzați|declină|respinge) …~',
    '(spune|răspunde) ~nu',
    '(spune |spuneți |răspunde |răspundeți |)~nu (la|pentru) …',
  ],
  askPlace: ['(la |)…( întrebare| punct| cerere| propunere| solicitare|)', '(întrebarea|punctul|cererea) …'],
  ordinals: [
    ['prima', 'primul'],
    ['a doua', 'al doilea', 'cea de-a doua'],
    ['a treia', 'al treilea', 'cea de-a treia'],
    ['a patra', 'al patrulea', 'cea de-a patra'],
    ['a cincea', 'al cincilea', 'cea de-a cincea'],
    ['ultima', 'ultimul'],
  ],
  quote: [
    '(scrie|scrieți|adaugă|adăugați|spune|citează|folosește|include)( propoziția| cuvintele| fraza|), …',
  ],
  say: [
    '(spune|spune-i|spune-le|spuneți|scrie|scrie-i|menționează|menționați|confirmă|explică|explică-i|adaugă|precizează|informează-o|informează-l|anunță-o|anunță-l|subliniază|răspunde|comunică-i), că …',
    '(menționează|menționați|amintește de) …',
  ],
  askFor: ['(cere|cere-i|cereți|solicită|solicitați) …'],
  askWhether: ['(întreabă|întreabă-o|întreabă-l|întrebați), dacă …'],
  askWhat: ['(întreabă|întreabă-o|întreabă-l|întrebați) (?=când|unde|cine|cât|câ|cum|ce |care|la ce|de ce)…'],
  thank: ['(mulțumește|mulțumește-i|mulțumiți|mulțumește-le) pentru …'],
  apologize: ['(cere|cere-ți|cereți|cere-i) scuze pentru …', '(scuză-te|scuzați-vă) pentru …'],
  silence: [
    'nu (menționa|menționați|pomeni|vorbi|spune nimic|aminti) (despre |de |)…',
    'fără să (menționezi|amintești) …',
  ],
};
