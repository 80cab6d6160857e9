import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Swahili: as commands. */
export const swahili: InstructionWords = {
  and: [' na ', ' lakini ', ' kisha ', ' halafu '],
  please: ['tafadhali', 'pia', 'kisha', 'naomba', 'na'],
  politely: [
    'kwa adabu sana',
    'kwa adabu',
    'kwa upole',
    'kwa heshima',
    'kwa ukarimu',
    'kwa uthabiti',
    'kwa unyenyekevu',
  ],
  everything: ['(hilo|hiyo|hii|yote|zote|mwaliko|ofa|ombi|pendekezo|mkutano|miadi)( huo| huu| hilo| hiyo|)'],
  short: [
    '(andika|jibu|fanya|weka|iwe)( jibu| barua pepe|)( kwa|) (ufupi|kifupi|fupi|ufupi sana|iwe fupi|liwe fupi)',
    '(jibu |majibu |)(fupi|mafupi|kwa ufupi|kwa kifupi|fupi zaidi)',
  ],
  atMost: {
    sentences: [
      '(jibu |andika |)(kwa |katika |)(sentensi) (zisizozidi |chini ya |hadi |mbili tu |)…( tu| au pungufu|)',
    ],
    words: ['(jibu |andika |)(kwa |katika |)(maneno) (yasiyozidi |chini ya |hadi |)…( tu| au pungufu|)'],
    characters: ['(jibu |andika |)(kwa |katika |)(herufi) (zisizozidi |chini ya |hadi |)…( tu|)'],
  },
  long: [
    '(andika|jibu|fanya)( jibu|) (kwa kirefu|kwa undani|refu zaidi|kwa maelezo zaidi)',
    '(jibu |)(refu|refu zaidi|kwa kirefu|kwa undani)',
  ],
  list: [
    '(jibu |tumia |andika |)(kwa |kama |katika |)(orodha|orodha ya vitone|vitone|nukta|hoja kwa hoja|mfumo wa orodha)',
  ],
  noApology: [
    '(bila|usi)(| )(ombe radhi|kuomba radhi|ombe msamaha|kuomba msamaha|radhi|samahani)',
    'usiombe (radhi|msamaha)',
  ],
  noGreeting: ['bila (salamu|kusalimu|maamkizi)', '(usisalimu|usitumie salamu|usiandike salamu)'],
  sound: [
    '(andika|jibu|uwe|kuwa)( kwa| na|)( njia| namna| sauti| lugha| mtindo|)( ya| wa|) …( zaidi|)',
    '(tumia |)(lugha|sauti|mtindo) (ya |wa |)…',
  ],
  tones: {
    friendly: ['kirafiki', 'urafiki', 'ukarimu', 'uchangamfu'],
    professional: ['kitaalamu', 'kitaaluma', 'kikazi'],
    concise: ['muhtasari'],
    formal: ['rasmi', 'urasmi'],
    casual: ['kawaida', 'isiyo rasmi', 'kienyeji'],
    enthusiastic: ['shauku', 'bashasha', 'hamasa'],
    empathetic: ['huruma', 'uelewa', 'kuelewa'],
    urgent: ['haraka', 'dharura'],
    diplomatic: ['kidiplomasia', 'adabu', 'busara', 'heshima', 'upole'],
    humorous: ['ucheshi', 'mzaha', 'utani', 'kuchekesha'],
    assertive: ['uthabiti', 'thabiti', 'msimamo', 'kujiamini'],
  },
  signAs: [
    '(saini|tia saini|weka saini|sahihi)( kama| kwa jina| kwa jina la|:|) …',
    '(jina langu ni|naitwa) …',
  ],
  callThem: ['(mwite|muite|waite) …'],
  propose: [
    '(pendekeza|mpendekezee|shauri)( mkutano| tarehe| siku ya| muda|) …',
    '(sogeza|ahirisha|hamisha) (mkutano |miadi |)(hadi|mpaka|kwa) …',
  ],
  yesNo: ['ndiyo', 'hapana'],
  accept: [
    '(kubali|thibitisha|idhinisha)~',
    '(kubali|thibitisha|idhinisha) …~',
    '(sema|jibu) ndiyo',
    '(sema |jibu |)ndiyo (kwa|kuhusu|katika) …',
  ],
  decline: [
    '(kataa|katalia)~',
    '(kataa|katalia) …~',
    '(sema|jibu) hapana~',
    '(sema |jibu |)hapana (kwa|kuhusu|katika) …~',
  ],
  askPlace: ['(kwa |)(swali|ombi|jambo|hoja|pendekezo|kipengele) (la |namba |)…', '(kwa |)la …'],
  ordinals: [['kwanza'], ['pili'], ['tatu'], ['nne'], ['tano'], ['mwisho']],
  quote: ['(andika|ongeza|sema|nukuu|tumia|jumuisha)( sentensi| maneno| sentensi hii|)(:|) …'],
  say: [
    '(sema|andika|taja|mwambie|waambie|thibitisha|eleza|ongeza|sisitiza|mjulishe|wajulishe|mfahamishe|jibu|mweleze), (kwamba|kuwa|ya kwamba) …',
    '(taja) …',
  ],
  askFor: ['(omba|mwombe|muombe|waombe)( akutumie| atume| watume|) …'],
  askWhether: ['(uliza|muulize|waulize) (kama|iwapo|ikiwa) …', '(uliza|muulize|waulize) …'],
  thank: ['(mshukuru|washukuru|shukuru|toa shukrani|sema asante) (kwa|kwa ajili ya) …'],
  apologize: ['(omba|mwombe|muombe|waombe) (radhi|msamaha) (kwa|kwa ajili ya) …'],
  silence: ['(usitaje|usizungumzie|usiseme kuhusu|usiandike kuhusu|usigusie) (kuhusu |)…', 'bila kutaja …'],
};
