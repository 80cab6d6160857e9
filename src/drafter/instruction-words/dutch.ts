import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Dutch: as commands, and as infinitives ('kort houden'). */
export const dutch: InstructionWords = {
  and: [' en ', ' maar ', ' daarna '],
  please: ['alsjeblieft', 'alstublieft', 'graag', 'ook', 'dan', 'aub', 'a.u.b.'],
  politely: ['heel beleefd', 'beleefd', 'vriendelijk', 'netjes', 'vriendelijk maar beslist', 'beslist'],
  everything: [
    '(het|dat|dit|alles|haar|hem)',
    '(de|het|deze|dit) (uitnodiging|aanbod|voorstel|verzoek|afspraak|vergadering|aanbieding)',
  ],
  short: [
    '(houd|hou|maak|schrijf|antwoord|wees)( het| dit| de mail| het antwoord|)( heel| zo|) (kort|korter|bondig|beknopt)( mogelijk|)',
    '(heel |)(kort|korter|bondig|beknopt)( houden| antwoorden| en bondig|)',
    '(een |)kort antwoord',
    'wees kort',
  ],
  atMost: {
    sentences: [
      '(schrijf |antwoord |)(in |met |)(hoogstens |maximaal |max\\. |niet meer dan |ten hoogste |minder dan |hooguit |)… (zinnen|zin)( maximaal|)',
    ],
    words: [
      '(schrijf |antwoord |)(in |met |)(hoogstens |maximaal |max\\. |niet meer dan |ten hoogste |minder dan |hooguit |)… (woorden)( maximaal|)',
    ],
    characters: [
      '(schrijf |antwoord |)(in |met |)(hoogstens |maximaal |max\\. |niet meer dan |ten hoogste |minder dan |hooguit |)… (tekens)( maximaal|)',
    ],
  },
  long: [
    '(maak|schrijf|antwoord|wees)( het| dit|) (langer|uitgebreid|uitgebreider|gedetailleerd)',
    '(langer|uitgebreid|uitgebreider|gedetailleerd)( antwoorden|)',
    '(een |)(lang|langer|uitgebreid) antwoord',
  ],
  list: [
    '(antwoord |gebruik |maak |als |in |met |)(een |)(lijst|opsomming|opsommingstekens|puntenlijst|bulletpoints|punten|lijstje)',
  ],
  noApology: [
    '(geen|zonder) (excuses|excuus|verontschuldiging|verontschuldigingen)',
    'verontschuldig je niet',
    '(bied |)geen excuses( aan| aanbieden|)',
  ],
  noGreeting: ['(geen|zonder) (aanhef|begroeting|groet)', 'laat de (aanhef|begroeting) weg'],
  sound: [
    '(wees|schrijf|antwoord|klink|maak het)( heel| wat|) …',
    '(heel |)… (schrijven|antwoorden|zijn|klinken)',
    '(antwoord |schrijf |)(op|met|in) een …( toon| stijl| manier)',
    '…( toon| stijl)',
  ],
  tones: {
    friendly: ['vriendelijk-', 'hartelijk-', 'warm', 'warme'],
    professional: ['professionele', 'professioneel', 'zakelijk-'],
    concise: ['kernachtig-'],
    formal: ['formeel', 'formele'],
    casual: ['informeel', 'informele', 'losse', 'los', 'ontspannen'],
    enthusiastic: ['enthousiast-'],
    empathetic: ['empathisch-', 'begripvol-', 'meelevend-'],
    urgent: ['dringend-'],
    diplomatic: ['diplomatiek-', 'beleefd-', 'tactvol-'],
    humorous: ['grappig-', 'humoristisch-'],
    assertive: ['assertief', 'assertieve', 'stellig-', 'direct-', 'beslist-'],
  },
  signAs: [
    '(onderteken|teken|ondertekenen)( de mail| het|) (als|met) …',
    '(als|met) … ondertekenen',
    '(mijn naam is|ik heet) …',
  ],
  callThem: ['noem (haar|hem) …', '(spreek|spreken) (haar|hem) aan (als|met) …'],
  propose: [
    '(stel|stellen)( haar| hem|) (de |het |)… voor',
    '(stel) voor(:| om|) …',
    '… voorstellen',
    '(verzet|verplaats|verschuif) (het|de afspraak|de vergadering) naar …',
  ],
  yesNo: ['ja', 'nee'],
  accept: [
    '(accepteer|aanvaard|bevestig)~',
    '(accepteer|aanvaard|bevestig) …~',
    '(stem|ga)( …|) ~(toe|akkoord)',
    '~(accepteren|bevestigen|aannemen)',
    'neem … aan',
    '(zeg|antwoord) ja',
    '(zeg |antwoord |)ja (tegen|op|voor|bij|aan|tot) …',
  ],
  decline: [
    '(weiger|wijs|sla|zeg)( …|) ~af',
    '(weiger|weigeren|afwijzen|afslaan|bedank)~',
    '~(weigeren|afwijzen|afzeggen)',
    'weiger …~',
    'sla … af',
    '(zeg|antwoord) ~nee',
    '(zeg |antwoord |)~nee (tegen|op|voor|bij|aan|tot) …',
  ],
  askPlace: ['(op |tegen |)(de |het |)…( vraag| punt| verzoek| voorstel|)', '(vraag|punt|nummer) …'],
  ordinals: [['eerste'], ['tweede'], ['derde'], ['vierde'], ['vijfde'], ['laatste']],
  quote: ['(schrijf|voeg|zeg|citeer|gebruik|neem)( de zin| de woorden|), …( toe| op|)'],
  say: [
    '(zeg|schrijf|vermeld|meld|bevestig|leg|geef|benadruk|antwoord|vertel|laat|noem)( haar| hem| hun| ze|)( uit| aan| weten|), dat …',
    '(vermeld|noem) …',
  ],
  askFor: ['(vraag|verzoek)( haar| hem| hun|) (om|naar) …', '(om|naar) … vragen'],
  askWhether: ['(vraag|informeer)( haar| hem| hun|), of …', 'vragen of …'],
  thank: ['(bedank|dank)( haar| hem| hun|) voor …'],
  apologize: ['(bied|maak) (je |)excuses( aan|) voor …', '(verontschuldig je|zeg sorry) voor …'],
  silence: [
    '(vermeld|noem|bespreek) (de |het |)… niet',
    '(zeg|schrijf) niets over (de |het |)…',
    '(de |het |)… niet (noemen|vermelden)',
    'noem geen …',
  ],
};
