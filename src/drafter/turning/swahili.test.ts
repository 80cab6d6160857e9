import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { swahili } from './swahili.ts';
import { turnedAsk } from './turn.ts';
import type { Said } from './turning.ts';

test.each<[AskAnswer, string, string]>([
  ['amount', 'Bei ni kiasi gani na mtaleta lini?', 'Bei ni [kiasi]. Tutaleta [tarehe].'],
  ['yes-no', 'Je, usafiri umejumuishwa au tutalipa wenyewe?', 'usafiri [umejumuishwa / haujajumuishwa].'],
  [
    'action',
    'Ningependa kujua kama kuna basi la shule, na ni nyaraka gani zinahitajika ili kumwandikisha.',
    '[Kuna / Hakuna] basi la shule. Nyaraka [orodha] zinahitajika ili kumwandikisha.',
  ],
  ['time', 'Je, kozi inaanza lini?', 'kozi inaanza [tarehe].'],
  ['time', 'Utafika saa ngapi kukagua bomba?', 'nitafika saa [ngapi] kukagua bomba.'],
  ['time', 'Mnafungua saa ngapi siku za Jumamosi?', 'tunafungua saa [ngapi] siku za Jumamosi.'],
  ['amount', 'Je, bei ya chumba ni kiasi gani kwa usiku?', 'bei ya chumba ni [kiasi] kwa usiku.'],
  [
    'amount',
    'Gharama ya kutafsiri ukurasa mmoja ni kiasi gani?',
    'gharama ya kutafsiri ukurasa mmoja ni [kiasi].',
  ],
  ['amount', 'Ni watu wangapi watahudhuria?', 'watu [idadi] watahudhuria.'],
  ['amount', 'Watu wangapi watahudhuria?', 'watu [idadi] watahudhuria.'],
  ['fact', 'Matengenezo yatachukua muda gani?', 'matengenezo yatachukua [muda].'],
  ['fact', 'Tunahitaji kuleta nyaraka gani?', 'mnahitaji kuleta [orodha].'],
  ['fact', 'Tunaweza kuegesha gari wapi?', 'mnaweza kuegesha gari [mahali].'],
  ['fact', 'Nani atashughulikia mradi huu?', '[jina] ndiye atakayeshughulikia mradi huu.'],
  [
    'explanation',
    'Kwa nini ankara ya Oktoba ni kubwa zaidi?',
    'ankara ya Oktoba ni kubwa zaidi kwa sababu [sababu].',
  ],
  [
    'yes-no',
    'Je, kifungua kinywa kimejumuishwa katika bei?',
    'kifungua kinywa [kimejumuishwa / hakijajumuishwa] katika bei.',
  ],
  ['yes-no', 'Je, kuna maegesho ya magari?', '[kuna / hakuna] maegesho ya magari.'],
  [
    'yes-no',
    'Je, mna huduma ya kuchukua wageni uwanja wa ndege?',
    '[tuna / hatuna] huduma ya kuchukua wageni uwanja wa ndege.',
  ],
  ['yes-no', 'Je, bei inajumuisha kodi?', 'bei [inajumuisha / haijumuishi] kodi.'],
  ['yes-no', 'Je, umepokea mkataba?', '[nimepokea / sijapokea] mkataba.'],
  ['yes-no', 'Je, mmepokea malipo yetu?', '[tumepokea / hatujapokea] malipo yenu.'],
  ['yes-no', 'Je, ni lazima kulipa amana?', '[ni / si] lazima kulipa amana.'],
  [
    'choice',
    'Je, ungependa mkutano wa mtandaoni au ana kwa ana?',
    'ningependa [mkutano wa mtandaoni / ana kwa ana].',
  ],
  ['choice', 'Je, utalipa kwa fedha taslimu au kwa benki?', 'nitalipa [kwa fedha taslimu / kwa benki].'],
  ['action', 'Tafadhali thibitisha idadi ya washiriki.', 'idadi ya washiriki: [taarifa].'],
  ['time', 'Naomba unijulishe mkutano utaanza saa ngapi.', 'mkutano utaanza saa [ngapi].'],
  ['yes-no', 'kama lifti inafanya kazi', 'lifti [inafanya / haifanyi] kazi.'],
  ['yes-no', 'Je, uniform ni bure?', 'uniform [ni / si] bure.'],
  ['yes-no', 'Je, ada inalipwa kwa awamu?', 'ada [inalipwa / hailipwi] kwa awamu.'],
  ['yes-no', 'Tafadhali tujulishe kama mnakubali masharti.', '[tunakubali / hatukubali] masharti.'],
  ['yes-no', 'Je, mzigo umeshafungashwa?', 'mzigo [umeshafungashwa / haujafungashwa].'],
  ['yes-no', 'Ungependa tuulete asubuhi au mchana?', 'ningependa [muulete asubuhi / mchana].'],
  ['fact', 'Unahitaji vifaa gani jukwaani?', 'ninahitaji [orodha] jukwaani.'],
  ['yes-no', 'Je, data za wateja ziko salama?', 'data za wateja [ziko / haziko] salama.'],
  ['fact', 'Niandae nini kabla hujafika?', 'uandae [jibu] kabla sijafika.'],
  [
    'yes-no',
    'Utanitumia picha kwa barua pepe au kwa WhatsApp?',
    'nitakutumia picha kwa [barua pepe / WhatsApp].',
  ],
  ['fact', 'Ni shughuli gani zinafaa kwa wanafunzi?', '[shughuli gani] zinafaa kwa wanafunzi.'],
  ['action', 'Tafadhali tufahamishe masharti ya kufuta nafasi.', 'masharti ya kufuta nafasi: [maelezo].'],
  [
    'action',
    'Je, umeme wa jikoni unaweza kuzimwa mchana?',
    'umeme wa jikoni [unaweza / hauwezi] kuzimwa mchana.',
  ],
  ['yes-no', 'Je, ana mzio wa chakula chochote?', '[ana / hana] mzio wa chakula chochote.'],
  ['time', 'Tunahitaji malipo ya awali ya asilimia 30; utalipa lini?', 'nitalipa [tarehe].'],
  [
    'time',
    'Viti vinaweza kufika lini tukiagiza kabla ya tarehe 15 Desemba?',
    'viti vinaweza kufika [tarehe] mkiagiza kabla ya tarehe 15 Desemba.',
  ],
])('%s is said from the other side, with a gap: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, swahili)?.open.trim()).toBe(said);
});

test.each<[AskAnswer, string, Said]>([
  [
    'yes-no',
    'Je, tunaweza kuja na mnyama?',
    {
      open: '[mnaweza / hamwezi] kuja na mnyama.',
      yes: 'ndiyo, mnaweza kuja na mnyama.',
      no: 'samahani, hamwezi kuja na mnyama.',
    },
  ],
  [
    'action',
    'Tafadhali nitumie orodha ya bei.',
    {
      open: 'nitakutumia orodha ya bei [lini].',
      yes: 'nitakutumia orodha ya bei.',
      no: 'samahani, kwa sasa siwezi kukutumia orodha ya bei.',
    },
  ],
  [
    'action',
    'Naomba unitumie mkataba uliosainiwa kabla ya tarehe 28 Novemba.',
    {
      open: '[nitaweza / sitaweza] kukutumia mkataba uliosainiwa kabla ya tarehe 28 Novemba.',
      yes: 'nitakutumia mkataba uliosainiwa kabla ya tarehe 28 Novemba.',
      no: 'samahani, kwa sasa siwezi kukutumia mkataba uliosainiwa kabla ya tarehe 28 Novemba.',
    },
  ],
  [
    'action',
    'Je, unaweza kunitumia ramani ya ukumbi?',
    {
      open: '[naweza / siwezi] kukutumia ramani ya ukumbi.',
      yes: 'ndiyo, nitakutumia ramani ya ukumbi.',
      no: 'samahani, kwa sasa siwezi kukutumia ramani ya ukumbi.',
    },
  ],
  [
    'action',
    'Je, mnaweza kutengeneza bomba siku ya Ijumaa?',
    {
      open: '[tunaweza / hatuwezi] kutengeneza bomba siku ya Ijumaa.',
      yes: 'ndiyo, tunaweza kutengeneza bomba siku ya Ijumaa.',
      no: 'samahani, hatuwezi kutengeneza bomba siku ya Ijumaa.',
    },
  ],
  [
    'action',
    'Tafadhali kagua ankara namba 4412.',
    {
      open: 'nitakagua ankara namba 4412 [lini].',
      yes: 'nitakagua ankara namba 4412.',
      no: 'samahani, kwa sasa siwezi kukagua ankara namba 4412.',
    },
  ],
  [
    'action',
    'Tafadhali thibitisha uhifadhi wa chumba kabla ya Ijumaa.',
    {
      open: '[nathibitisha / bado siwezi kuthibitisha] uhifadhi wa chumba.',
      yes: 'nathibitisha uhifadhi wa chumba.',
      no: 'samahani, bado siwezi kuthibitisha uhifadhi wa chumba.',
    },
  ],
  [
    'action',
    'Pia tunahitaji nakala ya cheti iliyothibitishwa.',
    {
      open: 'nitakutumia nakala ya cheti iliyothibitishwa [lini].',
      yes: 'nitakutumia nakala ya cheti iliyothibitishwa.',
      no: 'samahani, kwa sasa siwezi kukutumia nakala ya cheti iliyothibitishwa.',
    },
  ],
  [
    'action',
    'Naomba kubadilisha tarehe ya miadi.',
    {
      open: '[unaweza / huwezi] kubadilisha tarehe ya miadi.',
      yes: 'ndiyo, unaweza kubadilisha tarehe ya miadi.',
      no: 'samahani, huwezi kubadilisha tarehe ya miadi.',
    },
  ],
  [
    'action',
    'Tutumie picha za bidhaa.',
    {
      open: 'nitakutumia picha za bidhaa [lini].',
      yes: 'nitakutumia picha za bidhaa.',
      no: 'samahani, kwa sasa siwezi kukutumia picha za bidhaa.',
    },
  ],
  [
    'action',
    'Tunaomba ulete vyeti halisi na ututumie nakala ya kitambulisho mapema.',
    {
      open: '[nitaweza / sitaweza] kuleta vyeti halisi na kukutumia nakala ya kitambulisho mapema.',
      yes: 'nitaleta vyeti halisi na kukutumia nakala ya kitambulisho mapema.',
      no: 'samahani, kwa sasa siwezi kuleta vyeti halisi na kukutumia nakala ya kitambulisho mapema.',
    },
  ],
  [
    'action',
    'Tafadhali tutumieni bei na vipeperushi.',
    {
      open: 'nitakutumia bei na vipeperushi [lini].',
      yes: 'nitakutumia bei na vipeperushi.',
      no: 'samahani, kwa sasa siwezi kukutumia bei na vipeperushi.',
    },
  ],
  [
    'action',
    'Tungependa pia kuona kiti cha mfano, tunaweza kutembelea duka lenu?',
    {
      open: '[mnaweza / hamwezi] kutembelea duka letu.',
      yes: 'ndiyo, mnaweza kutembelea duka letu.',
      no: 'samahani, hamwezi kutembelea duka letu.',
    },
  ],
])('%s is left open, granted or refused in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, swahili)).toEqual(said);
});

test.each<[AskAnswer, string]>([
  ['time', 'Kesho utafika saa ngapi?'],
  ['action', 'Tafadhali usiegeshe gari mbele ya lango.'],
])('%s is not turned round: %s', (answer, ask) => {
  expect(turnedAsk(ask, answer, swahili)).toBeUndefined();
});
