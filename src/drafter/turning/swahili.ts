import { gapInPlace } from './gap-in-place.ts';
import { fact } from './rule.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

/** Nouns whose verbs begin with 'u' as those of the reader do. */
const uNouns =
  'mkutano|mkataba|mzigo|muda|mradi|uwanja|ukumbi|ushuru|usafiri|ujumbe|umeme|mchango|mpango|mfumo|mlango|ubora|uchunguzi|usajili|ukaguzi|usafirishaji|mtandao|mwaliko|mtihani|mkopo|mshahara|mchakato|upatikanaji|uanachama|ufunguo|ukarabati|unga|msaada|muhula|mwezi|mwaka';

/** Subjects of the present, the future and what is done, and the same denied. */
const denied: Readonly<Record<string, string>> = {
  a: 'ha',
  wa: 'hawa',
  u: 'hau',
  i: 'hai',
  li: 'hali',
  ya: 'haya',
  ki: 'haki',
  vi: 'havi',
  zi: 'hazi',
  ku: 'haku',
  pa: 'hapa',
  ni: 'si',
  tu: 'hatu',
  m: 'ham',
};

/** 'inajumuisha' → 'haijumuishi', 'imelipwa' → 'haijalipwa', 'tutafika' → 'hatutafika'; undefined where it is no verb of these. */
function negated(verb: string): string | undefined {
  const [, subject = '', tense = '', stem = ''] =
    /^(wa|li|ya|ki|vi|zi|ku|pa|ni|tu|a|u|i|m)(na|me|ta)(\p{L}{3,})$/iu.exec(verb) ?? [];
  const not = denied[subject.toLocaleLowerCase()];
  if (!not || !stem) return undefined;
  if (tense === 'ta') return `${not}ta${stem}`;
  if (tense === 'me') return `${not}ja${stem.replace(/^sha(?=\p{L}{3})/u, '')}`;
  return not + stem.replace(/a$/u, 'i');
}

/** Verbs of requests as they stand without any person; what is done to 'me' has its own ending before it. */
const stems =
  'tuma|angalia|kagua|hakiki|rekebisha|tengeneza|andaa|jaza|saini|leta|lipa|badilisha|futa|ghairi|panga|pitia|soma|wasiliana|piga|eleza|jibu|weka|toa|chukua|rudisha|hifadhi|orodhesha|taja|ambatisha|sasisha|kamilisha|peleka|wasilisha|andika|hakikisha|tafsiri|chapisha|shughulikia|fuatilia|chunguza|safirisha|pokea|ongeza|punguza|kadiria|pendekeza|shirikisha|sambaza|pakia|fungua|funga|ondoa|sogeza|ahirisha|fanya|tembelea';
const dated =
  /(?<!\p{L})(?:kabla|mpaka|hadi|ifikapo|tarehe|siku|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|saa|haraka|mapema|ndani)(?!\p{L})/iu;

/** What is said where something is wanted done: `stem` with its object, 'kutumia' of 'nitakutumia'. */
function done(stem: string, rest: string): Said {
  const deed = `${stem} ${rest}`.trim();
  const infinitive = /^ku/u.test(stem) ? `kuku${deed.slice(2)}` : `ku${deed}`;
  return {
    open: dated.test(rest) ? `[nitaweza / sitaweza] ${infinitive}.` : `nita${deed} [lini].`,
    yes: `nita${deed}.`,
    no: `samahani, kwa sasa siwezi ${infinitive}.`,
  };
}

/** 'tumie' of 'nitumie' → 'kutumia': done for the reader. */
const forYou = (stem: string): string =>
  stem.toLocaleLowerCase() === 'pe' ? 'kupa' : `ku${stem.toLocaleLowerCase().replace(/e(?:ni)?$/u, 'a')}`;

const sent = (what: string): Said =>
  /^(?:malipo|amana)(?!\p{L})/iu.test(what) ? done('lipa', what) : done('kutumia', what);

/** What is sent where it is needed; of all else it is asked whether. */
const papers =
  /^(?:nakala|hati|nyaraka|cheti|vyeti|barua|orodha|ripoti|ankara|risiti|picha|fomu|taarifa|maelezo|mkataba|bei|makadirio|nukuu|ratiba|namba|nambari|anwani|uthibitisho|majina|jina|faili|ramani|kopi|invoisi)(?!\p{L})/iu;

const needed = (what: string): Said =>
  papers.test(what) || /^(?:malipo|amana)(?!\p{L})/iu.test(what)
    ? sent(what)
    : {
        open: `[naweza / siwezi] kukupatia ${what}.`,
        yes: `nitakupatia ${what}.`,
        no: `samahani, kwa sasa siwezi kukupatia ${what}.`,
      };

/** What is, or is not, by a verb that stands first. */
function asked([verb = '', rest = '']: readonly string[]): Said | undefined {
  const said = verb.toLocaleLowerCase();
  const not = negated(said);
  return not ? fact(`[${said} / ${not}] ${rest}.`) : undefined;
}

const factual: readonly TurningRule[] = [
  {
    when: /^(.{2,70}?) ((?:z|y|k|l|v)?[ivua]?(?:ko|po))(?<!yako|lako|kwako|wako|zako|vyako|chako|mwako|pako) (.{2,80})$/iu,
    say: fact('$1 [$2 / ha$2] $3.'),
  },
  { when: /^(?:ha)?kuna (.{2,110})$/iu, say: fact('[kuna / hakuna] $1.') },
  {
    when: /^(ana|wana|ina|kina|zina|lina|vina|yana) (.{2,110})$/iu,
    say: ([verb = '', rest = '']) =>
      fact(`[${verb} / ${verb.toLocaleLowerCase() === 'ana' ? 'hana' : `ha${verb}`}] ${rest}.`),
  },
  { when: /^una (.{2,110})$/iu, say: fact('[nina / sina] $1.') },
  { when: /^mna (.{2,110})$/iu, say: fact('[tuna / hatuna] $1.') },
  { when: /^(.{2,60}?) (ina|lina|kina|vina|zina|yana) (.{2,80})$/iu, say: fact('$1 [$2 / ha$2] $3.') },
  { when: /^inawezekana (.{2,110})$/iu, say: fact('[inawezekana / haiwezekani] $1.') },
  {
    timed: true,
    when: /^(naweza|ninaweza|tunaweza|ningeweza|tungeweza|naruhusiwa|tunaruhusiwa) (ku.{2,110})$/iu,
    say: ([how = '', deed = '']) => {
      const [can, cannot] = /^(?:tu|m)/iu.test(how) ? ['mnaweza', 'hamwezi'] : ['unaweza', 'huwezi'];
      return {
        open: `[${can} / ${cannot}] ${deed}.`,
        yes: `ndiyo, ${can} ${deed}.`,
        no: `samahani, ${cannot} ${deed}.`,
      };
    },
  },
  {
    when: /^(.{0,60}?)(?<!\p{L})ni (lazima|muhimu|bure|salama|sahihi|vizuri|sawa)(?!\p{L})(.{0,90})$/iu,
    say: fact('$1 [ni / si] $2 $3.'),
  },
  {
    when: /^((?:una|ume|uta|mna|mme|mta|nina|nime|nita|tuna|tume|tuta)\p{L}{3,})(?: (.{2,100}))?$/iu,
    answers: ['yes-no', 'choice', 'fact', 'explanation'],
    say: asked,
  },
  {
    when: /^((?!tafadhali|naomba|tunaomba).{2,70}? (?:wa|li|ya|ki|vi|zi|ku|pa|a|i|u)(?:na|me|ta)\p{L}{3,})(?: (.{1,100}))?$/iu,
    // The verb stands with its subject: alone it would be taken for the reader's.
    say: ([clause = '', rest = '']) => {
      const [, subject = '', verb = ''] = /^(.*) (\S+)$/u.exec(clause) ?? [];
      const not = negated(verb);
      return not ? fact(`${subject} [${verb} / ${not}] ${rest}.`) : undefined;
    },
  },
  {
    when: /^((?:wa|li|ya|ki|vi|zi|ku|pa|a|i)(?:na|me|ta)\p{L}{3,})(?: (.{1,100}))?$/iu,
    answers: ['yes-no'],
    say: asked,
  },
];

/** Words that stand where their answer does; the longer first. */
const places: readonly TurningRule[] = [
  gapInPlace('kwa (?:bei|gharama|kiasi) gani', 'kwa [kiasi]'),
  gapInPlace('(?:ni )?(?:bei|gharama) gani', 'bei ni [kiasi]'),
  gapInPlace('(?:kwa |katika )?(?:muda|kipindi) gani', '[muda]'),
  gapInPlace('saa ngapi', 'saa [ngapi]'),
  gapInPlace('(?:tarehe|siku) (?:gani|ngapi)', '[tarehe]'),
  gapInPlace('lini', '[tarehe]'),
  gapInPlace('(?:kiasi|shilingi) (?:gani|ngapi)', '[kiasi]'),
  gapInPlace('\\p{L}*ngapi', '[idadi]'),
  gapInPlace('wapi', '[mahali]'),
  gapInPlace('(?:kwa )?(?:njia|namna|jinsi) gani', 'kwa [njia]'),
  gapInPlace(
    '(?:nyaraka|hati|taarifa|vifaa|stakabadhi|vyeti|vitu|mambo|huduma|maelezo) (?:gani|zipi|vipi|yapi)',
    '[orodha]',
  ),
  gapInPlace('(?<!namna |jinsi |kwa )gani', '[gani]'),
  gapInPlace('nini', '[jibu]'),
];

export const swahili: Turning = {
  leads:
    /^(?:[^?;,]{5,100} na (?=(?:tunahitaji|nahitaji|ninahitaji|tutahitaji)(?!\p{L}))|(?:je|na|pia|aidha|vilevile|halafu|zaidi ya hayo|mwisho|samahani|jambo jingine|swali jingine|kwanza|pili|tatu|kuhusu hilo)(?!\p{L})[,:]?|(?:naomba|tunaomba|ningependa|tungependa|nilitaka|nataka|tunataka|tulitaka|tafadhali,?|naomba pia|pia naomba)? ?(?:kuuliza|kujua|kufahamu|unijulishe|utujulishe|nijulishe|tujulishe|uniambie|niambie|utuambie|tuambie|nifahamishe|tufahamishe|unifahamishe|utufahamishe|mtujulishe|mnijulishe|unieleze|nieleze|tueleze|utueleze)(?: pia)? (?:kama |iwapo |ikiwa |ni )?(?=(?!kabla|ifikapo|mapema|hadi|mpaka|haraka).{0,90}(?<!\p{L})(?:lini|wapi|nani|\p{L}*ngapi|gani|vipi|nini|kuna|mna|una|inawezekana|naweza|tunaweza|unaweza|mnaweza|(?:i|ki|zi|li|ya|u|m)(?:na|me|ta)\p{L}+)(?!\p{L}))|(?:kama|iwapo|ikiwa) (?!.{0,80},|.{2,50} (?:una|mna)weza ku)|[^;]{3,100};|(?!kama |iwapo |ikiwa |endapo )[^,]{3,90},(?= (?:je,? )?(?:tunaweza|naweza|mnaweza|unaweza|kuna|mna|inawezekana) ))\s*/iu,
  condition: /^(?:kama|iwapo|ikiwa|endapo) [^,]{2,80}, /iu,
  tails: /(?:,?\s(?:tafadhali|asante|asanteni|jamani|tu|au hapana|au la|au bado))+$/iu,
  small: /^\p{Lu}(?=\p{Ll}*(?:\s|$))/u,
  dated: true,
  joint:
    /,?\sna\s(?=(?:pia )?(?:ningependa|tungependa|nataka|tunataka) kujua\s|(?:ni\s)?\p{L}+\s(?:gani|zipi|ngapi|yapi|vipi)(?!\p{L})|lini\s|wapi\s|\p{L}{2,24}\slini|bei\s.{2,30}(?:gani|ngapi))/iu,
  relative: { words: /^(?:leo|kesho|keshokutwa)/iu, say: (date) => date },
  stretches:
    /(?<!\p{L})(?:(?:kabla ya|mwishoni mwa|ndani ya) )?(?:wiki|mwezi) (?:hii|huu|ijayo|ujao)(?!\p{L}| au)/giu,
  swaps: [
    // Whose: the reader's are the writer's.
    ...['y', 'l', 'w', 'z', 'ch', 'vy', 'kw', 'mw', 'p'].flatMap((of): [string, string][] => [
      [`(?<!\\p{L})${of}ako(?!\\p{L})`, `${of}angu`],
      [`(?<!\\p{L})${of}enu(?!\\p{L})`, `${of}etu`],
      [`(?<!\\p{L})${of}angu(?!\\p{L})`, `${of}ako`],
      [`(?<!\\p{L})${of}etu(?!\\p{L})`, `${of}enu`],
    ]),
    ['(?<!\\p{L})wewe(?!\\p{L})', 'mimi'],
    ['(?<!\\p{L})(?:ninyi|nyinyi)(?!\\p{L})', 'sisi'],
    ['(?<!\\p{L})mimi(?!\\p{L})', 'wewe'],
    ['(?<!\\p{L})sisi(?!\\p{L})', 'ninyi'],
    // Who does it: the reader's verbs stand first, 'u' elsewhere is of a thing.
    ['^una(?=\\p{L}{3}|\\s|$)', 'nina'],
    ['^uta(?=\\p{L}{3})(?!ratibu|lii|wala|fiti|ndawazi|mbulisho)', 'nita'],
    ['^ume(?=\\p{L}{3})', 'nime'],
    ['^unge(?=\\p{L}{3})', 'ninge'],
    ['^mta(?=\\p{L}{3})(?!alamu|ndao|mbo|ala)', 'tuta'],
    ['^mme(?=\\p{L}{3})', 'tume'],
    ['^mnge(?=\\p{L}{3})', 'tunge'],
    ['(?<!\\p{L})mna(?=\\p{L}{3})(?!da|ra|ny)', 'tuna'],
    ['(?<!\\p{L})(?:nina(?=\\p{L}{3})|na(?=weza|hitaji|taka|paswa|tarajia))', 'una'],
    ['(?<!\\p{L})nita(?=\\p{L}{3})', 'uta'],
    ['(?<!\\p{L})nime(?=\\p{L}{3})', 'ume'],
    ['(?<!\\p{L})tuna(?=\\p{L}{3})', 'mna'],
    ['(?<!\\p{L})tuta(?=\\p{L}{3})', 'mta'],
    ['(?<!\\p{L})tume(?=\\p{L}{3})', 'mme'],
    ['(?<!\\p{L})tuki(?=\\p{L}{3})', 'mki'],
    ['(?<!\\p{L})niki(?=\\p{L}{3})', 'uki'],
    ['(?<!\\p{L})tuli(?=\\p{L}{3})', 'mli'],
    ['(?<!\\p{L})nili(?=\\p{L}{3})', 'uli'],
    ['(?<!\\p{L})(?:ninge|tunge)(?=\\p{L}{3})', 'unge'],
    // 'na ututumie' goes on as 'na kukutumia'.
    [
      '(?<=(?<!\\p{L})na )[um]?(?:ni|tu)(?=(?:tum|on|let|pat|andik|elez|julish|fahamish|ambi|saidi)\\p{L}*e(?!\\p{L}))',
      'kuku',
    ],
    [
      '(?<=(?<!\\p{L})na [um]?(?:ni|tu)(?:tum|on|let|pat|andik|elez|julish|fahamish|ambi|saidi)\\p{L}*)e(?!\\p{L})',
      'a',
    ],
    ['(?<!\\p{L})huja(?=\\p{L}{3})', 'sija'],
    ['(?<!\\p{L})tu(?=u\\p{L}{2,12}e(?!\\p{L}))', 'mu'],
    ['(?<!\\p{L})tu(?!m|nz)(?=\\p{L}{2,12}e(?!\\p{L}))', 'm'],
    ['(?<!\\p{L})ni(?=\\p{L}{2,12}e(?!\\p{L}))', 'u'],
    // To whom: 'kunitumia', 'kututumia'.
    ['(?<=(?<!\\p{L})ku)ni(?=\\p{L}{3})', 'ku'],
    [
      '(?<=(?<!\\p{L})ku)tu(?=tum|pati|saidi|elez|julish|ambi|andik|onyesh|letea|pigi|fahamish|thibitish|jibu|shauri|pangi|tafut|tengen)',
      'wa',
    ],
    ['(?<=^(?:uta|una|mta|mna))ni(?=\\p{L}{3})', 'ku'],
  ],
  unsaid: new RegExp(
    `(?<!\\p{L})(?:lini|wapi|nani|\\p{L}*ngapi|gani|vipi|nini|kwanini|leo|kesho|jana|juzi|keshokutwa|wiki ijayo|wiki hii|mwezi ujao|mwezi huu|mwaka ujao|mwaka huu|usiku huu|asubuhi hii|au|si|sio|siyo|[um]si\\p{L}+e|huta\\p{L}+|hatu(?!a)\\p{L}+|sita\\p{L}+|sija\\p{L}+|kama ulivy\\p{L}+|uli(?!o|nzi|mwengu)\\p{L}{3,}|na (?:je|i(?:na|me|ta)\\p{L}+|inawezekana|kuna|mna|una|zina|ina))(?!\\p{L})|^(?!.*(?:${uNouns})).+ (?:una|uta|ume|unge|mta|mme)(?!aalamu|andao|ambo|ea)\\p{L}{3,}`,
    'iu',
  ),
  rules: [
    // Why and how.
    {
      when: /^(?:ni )?(nyaraka|hati|taarifa|vifaa|vyeti|vitu|mambo|huduma|maelezo|bidhaa) (?:gani|zipi|vipi|yapi) (.{3,90})$/iu,
      say: fact('$1 [orodha] $2.'),
    },
    { when: /^ni (\p{L}+) (?:gani|zipi|ipi|yapi|lipi|kipi|vipi) (.{3,90})$/iu, say: fact('[$1 gani] $2.') },
    { when: /^(?:kwa nini|kwanini) (.{3,110})$/iu, say: fact('$1 kwa sababu [sababu].') },
    { when: /^(.{3,110}?) (?:vipi|namna gani|jinsi gani)$/iu, say: fact('$1 hivi: [maelezo].') },
    // Who.
    {
      when: /^(?:ni )?nani (ninaweza|naweza|tunaweza|nitaweza|tutaweza) kuwasiliana naye((?: .{2,80})?)$/iu,
      say: fact('$1 kuwasiliana na [jina] $2.'),
    },
    { when: /^(?:ni )?nani (?:ambaye )?ata(?:kaye)?(.{3,110})$/iu, say: fact('[jina] ndiye atakaye$1.') },
    { when: /^(?:ni )?nani (?:ambaye )?ana(?:ye)?(.{3,110})$/iu, say: fact('[jina] ndiye anaye$1.') },
    gapInPlace('(?:ni )?nani', '[jina]'),
    {
      when: /^(naweza ku.{2,50}|tunaweza ku.{2,50}) au (mta\p{L}+(?: .{1,50})?)$/iu,
      say: fact('[$1 / $2].'),
    },
    // 'Is it included, or shall we pay for it ourselves?'
    {
      when: /^(.{2,50}? (?:u|i|zi|li|ya|ki|vi)(?:me|na|ta)\p{L}{3,}),? au (?:tu|ni)(?:ta|na|li)\p{L}+.{0,50}$/iu,
      say: ([clause = '']) => {
        const [, subject = '', verb = ''] = /^(.*) (\S+)$/u.exec(clause) ?? [];
        const not = negated(verb);
        return not ? fact(`${subject} [${verb} / ${not}].`) : undefined;
      },
    },
    {
      when: /^kama (.{3,50}?),? (unaweza|mnaweza) (ku.{3,80})$/iu,
      say: fact('kama $1, [naweza / siwezi] $3.'),
    },
    // Which of two.
    {
      when: /^(ungependa|unapendelea|unataka|mngependa|mnapendelea|mnataka|utapenda|unachagua|utalipa|utatumia) (.{2,60}) au (.{2,50})$/iu,
      say: ([verb = '', first = '', second = '']) => fact(`${verb} [${first} / ${second}].`),
    },
    {
      when: /^(.{2,60}?) (ni|kwa|kupitia|ana kwa ana|katika) (.{2,50}) au (.{2,50})$/iu,
      say: ([before = '', how = '', first = '', second = '']) =>
        fact(
          `${before} ${how} [${first} / ${second.startsWith(`${how} `) ? second.slice(how.length + 1) : second}].`,
        ),
    },
    // How much, where what it is about stands behind.
    {
      when: /^(?:ni )?(?:kiasi|shilingi|pesa) (?:gani|ngapi) (?:kwa )?(.{3,90})$/iu,
      say: fact('$1: [kiasi].'),
    },
    {
      when: /^(?:ni )?(watu|wageni|washiriki|wanafunzi|watoto|wafanyakazi) wangapi(?: ambao)? (.{3,90})$/iu,
      say: fact('$1 [idadi] $2.'),
    },
    ...places,
    // What is to be told.
    {
      when: /^(?:tafadhali,? |naomba |tunaomba )?(?:pia )?(?:thibitisha|taja|unijulishe|utujulishe|nijulishe|tujulishe|kujua|unitajie|nitajie|uthibitishe)(?: pia)? ((?:idadi|bei|gharama|kiasi|anwani|jina|majina|namba|nambari|tarehe|muda|saa)(?: .{2,90}?)?)(?: (?:kabla ya|ifikapo|hadi|mpaka) .{2,50})?$/iu,
      say: fact('$1: [taarifa].'),
    },
    {
      when: /^(?:tafadhali,? |naomba |tunaomba )?(?:pia )?(?:u|m)?(?:thibitisha|thibitishe)(?: pia)? (?!kama|kwamba|iwapo|ushiriki|kuhudhuria|mahudhurio)(.{3,100}?)(?: (?:kabla ya|ifikapo|hadi|mpaka) .{2,50})?$/iu,
      answers: ['action'],
      say: {
        open: '[nathibitisha / bado siwezi kuthibitisha] $1.',
        yes: 'nathibitisha $1.',
        no: 'samahani, bado siwezi kuthibitisha $1.',
      },
    },
    {
      when: /^(?:tafadhali,? |naomba |tunaomba )?(?:pia )?(?:u|m)?(?:ni|tu)(?:fahamishe|julishe|eleze|ambie)(?: pia)?(?: kuhusu)? (?!kama |iwapo |ikiwa |ni |kwamba |mara |mapema|kabla|ifikapo|hadi |mpaka )(.{4,90}?)(?: (?:kabla ya|ifikapo|hadi|mpaka) .{2,50})?$/iu,
      answers: ['action'],
      say: fact('$1: [maelezo].'),
    },
    // What is wanted done for the sender: 'nitumie', 'naomba unitumie', 'unaweza kunitumia'.
    {
      when: /^(?:tafadhali,? |naomba |tunaomba |ningeomba |tungeomba |naomba pia |tunaomba pia |nashukuru kama |tungependa |ningependa )?(?:u|m)?(?:ni|tu)((?!julish|fahamish|ambi|elez|onane|kutane|zungumz|wasilian|omba|hitaji|taka|penda|weze|na|li|me|ta(?!ft|fs))\p{L}{2,14}(?:e|u|i)) (.{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact', 'yes-no'],
      say: ([stem = '', rest = '']) => done(forYou(stem), rest),
    },
    {
      when: /^(?:tafadhali,? )?(?:unaweza|mnaweza|ungeweza|utaweza|mngeweza) ku(?:ni|tu(?=tum|pati|saidi|andik|onyesh|lete|tengen|tafut|thibitish))(\p{L}{3,14}) (.{3,110})$/iu,
      say: ([stem = '', rest = '']) => ({
        open: `[naweza / siwezi] kuku${stem} ${rest}.`,
        yes: `ndiyo, nitaku${stem} ${rest}.`,
        no: `samahani, kwa sasa siwezi kuku${stem} ${rest}.`,
      }),
    },
    {
      timed: true,
      when: /^(unaweza|mnaweza|ungeweza|utaweza|mngeweza) (kw?u?\p{L}{2,14}(?: .{2,110})?)$/iu,
      say: ([how = '', deed = '']) => {
        const [can, cannot] = /^tu/iu.test(how) ? ['tunaweza', 'hatuwezi'] : ['naweza', 'siwezi'];
        return {
          open: `[${can} / ${cannot}] ${deed}.`,
          yes: `ndiyo, ${can} ${deed}.`,
          no: `samahani, ${cannot} ${deed}.`,
        };
      },
    },
    {
      when: new RegExp(`^(?:tafadhali,? |naomba (?:u|m)|tunaomba (?:u|m))(${stems})((?: .{2,110})?)$`, 'iu'),
      answers: ['action'],
      say: ([stem = '', rest = '']) => done(stem.toLocaleLowerCase(), rest),
    },
    {
      when: new RegExp(
        `^(?:naomba|tunaomba|ningeomba|tungeomba) (?:u|m)(${stems.replace(/a(?=\||$)/gu, '[ae]')}) (.{2,110})$`,
        'iu',
      ),
      answers: ['action'],
      say: ([stem = '', rest = '']) => done(stem.toLocaleLowerCase().replace(/e$/u, 'a'), rest),
    },
    // May we.
    {
      when: /^(?:naomba|ningeomba|ningependa) (ku(?:badilisha|ahirisha|ghairi|futa|ongeza|sogeza|rudisha|lipa|weka).{2,100})$/iu,
      say: { open: '[unaweza / huwezi] $1.', yes: 'ndiyo, unaweza $1.', no: 'samahani, huwezi $1.' },
    },
    {
      when: /^(?:tunaomba|tungeomba|tungependa) (ku(?:badilisha|ahirisha|ghairi|futa|ongeza|sogeza|rudisha|lipa|weka).{2,100})$/iu,
      say: { open: '[mnaweza / hamwezi] $1.', yes: 'ndiyo, mnaweza $1.', no: 'samahani, hamwezi $1.' },
    },
    // What is needed.
    {
      when: /^(?:pia )?(?:naomba|tunaomba|nahitaji|ninahitaji|tunahitaji|ningeomba|tungeomba|tutahitaji|nitahitaji|tafadhali naomba|(?:ningependa|tungependa) (?:pia )?(?:kupata|kupokea))(?: pia| kupata| kupatiwa){0,2} (?!ku\p{L}|kw\p{L}|u\p{L}+e(?!\p{L})|m\p{L}+e(?!\p{L})|muda|msaada|radhi|samahani|jibu|maoni|tu[jsf])(.{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact'],
      say: ([what = '']) => needed(what),
    },
    ...factual,
  ],
};
