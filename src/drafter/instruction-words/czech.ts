import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Czech: as commands to either address. */
export const czech: InstructionWords = {
  and: [' a ', ' ale ', ' a potom '],
  please: ['prosím', 'také', 'taky', 'potom', 'ještě'],
  politely: ['velmi zdvořile', 'zdvořile', 'slušně', 'laskavě', 'rozhodně'],
  everything: ['(to|vše|všechno|ho|ji)', '(pozvání|nabídku|návrh|žádost|termín|schůzku|pozvánku)'],
  short: [
    '(piš|pište|napiš|napište|odpověz|odpovězte|buď|buďte|drž se)( to| odpověď|)( velmi| co nejvíc|) (krátce|stručně|kratší|stručný|stručná|kratčeji|stručněji)',
    '(velmi |)(krátce|stručně|stručněji|co nejkratší)',
    '(krátká|stručná) odpověď',
  ],
  atMost: {
    sentences: [
      '(odpověz |odpovězte |napiš |napište |piš |)(v |ve |do |)(maximálně |nejvýše |nejvíce |max\\. |ne více než |)… (větách|věty|vět|větě)( maximálně|)',
    ],
    words: [
      '(odpověz |odpovězte |napiš |napište |piš |)(v |ve |do |)(maximálně |nejvýše |nejvíce |max\\. |ne více než |)… (slov|slova|slovech)( maximálně|)',
    ],
    characters: [
      '(odpověz |odpovězte |napiš |napište |piš |)(v |ve |do |)(maximálně |nejvýše |nejvíce |max\\. |ne více než |)… (znaků|znaky)( maximálně|)',
    ],
  },
  long: [
    '(piš|napiš|napište|odpověz|odpovězte) (podrobně|podrobněji|delší|obšírně)',
    '(podrobně|podrobněji|delší)',
    '(delší|dlouhá|podrobná) odpověď',
  ],
  list: [
    '(odpověz |napiš |použij |jako |v |)(seznam|seznamem|odrážky|odrážkách|bodech|v bodech|s odrážkami|odrážkový seznam)',
  ],
  noApology: ['bez (omluvy|omluv|omlouvání)', '(neomlouvej|neomlouvejte) se', 'žádná omluva'],
  noGreeting: ['bez (oslovení|pozdravu)', '(vynech|vynechej) (oslovení|pozdrav)'],
  sound: [
    '(buď|buďte|piš|pište|napiš|napište|odpověz|odpovězte)( velmi| více|) …',
    '(napiš |odpověz |)(v |)…( tónem| tónu| stylu| stylem)',
    '…( tón| styl)',
  ],
  tones: {
    friendly: ['přátelsk-', 'srdečn-', 'vřel-', 'mile', 'milý', 'milá'],
    professional: ['profesionáln-', 'věcn-'],
    concise: ['stručn-'],
    formal: ['formáln-', 'oficiáln-', 'úředn-'],
    casual: ['neformáln-', 'uvolněn-', 'hovorov-'],
    enthusiastic: ['nadšen-', 'entuziastick-'],
    empathetic: ['empatick-', 'soucitn-', 'chápav-'],
    urgent: ['naléhav-', 'urgentn-'],
    diplomatic: ['diplomatick-', 'zdvořil-', 'taktn-'],
    humorous: ['vtipn-', 'humorn-', 'žertovn-'],
    assertive: ['rozhodn-', 'asertivn-', 'sebevědom-', 'důrazn-'],
  },
  signAs: ['(podepiš|podepište)( se| to| mail|)( jako| jménem|) …', '(jmenuji se|jmenuju se) …'],
  callThem: ['(říkej|oslov|oslovuj|oslovte) (jí|ji|mu|ho)( jako|) …'],
  propose: [
    '(navrhni|navrhněte|navrhnout)( jí| mu| termín| schůzku|) (v |ve |na |)…',
    '(přesuň|přesuňte|odlož) (to|schůzku|termín) na …',
  ],
  yesNo: ['ano', 'ne'],
  accept: [
    '~(přijmi|přijměte|potvrď|potvrďte|souhlas|souhlaste|přijmout|potvrdit)~',
    '(přijmi|přijměte|potvrď|potvrďte|souhlas s|souhlaste s) …~',
    '(řekni|odpověz) ano',
    '(řekni |řekněte |odpověz |odpovězte |)ano (na|k|ke|ohledně) …',
  ],
  decline: [
    '~(odmítni|odmítněte|zamítni|odmítnout)~',
    '(odmítni|odmítněte|zamítni) …~',
    '(řekni|odpověz) ~ne',
    '(řekni |řekněte |odpověz |odpovězte |)~ne (na|k|ke|ohledně) …',
  ],
  askPlace: ['(na |k |ke |s |)…( (otáz|bod|dotaz|žádost|návrh)\\p{L}*|)', '(otáz|bod)\\p{L}* …'],
  ordinals: [
    ['prvn-'],
    ['druh-'],
    ['třet-'],
    ['čtvrtou', 'čtvrtý', 'čtvrté', 'čtvrtému', 'čtvrtá'],
    ['pátou', 'pátý', 'páté', 'pátému', 'pátá'],
    ['posledn-'],
  ],
  quote: ['(napiš|napište|přidej|přidejte|řekni|cituj|použij|vlož|doplň)( větu| slova|), …'],
  say: [
    '(řekni|řekněte|napiš|napište|zmiň|zmiňte|uveď|uveďte|potvrď|potvrďte|vysvětli|vysvětlete|dodej|doplň|zdůrazni|sděl|informuj|odpověz)( jí| mu| jim| ji| ho|)( se|), že …',
    '(zmiň|zmiňte|zmiň se o|uveď) …',
  ],
  askFor: ['(požádej|požádejte|popros|poproste|požádat)( ji| ho| je|) o …'],
  askWhether: ['(zeptej|zeptejte|zeptat)( se|)( jí| ho| jich|), (zda|jestli|jestliže) …'],
  askWhat: [
    '(zeptej|zeptejte|zeptat)( se|)( jí| ho| jich|), (?=kolik|kdy|kde|kdo|koho|jak|co |kter|v kolik|proč)…',
    '(zjisti|zjistěte), (?=kolik|kdy|kde|kdo|koho|jak|co |kter|v kolik|proč)…',
  ],
  thank: ['(poděkuj|poděkujte|poděkovat)( jí| mu| jim|) za …'],
  apologize: ['(omluv|omluvte|omluvit) se( jí| mu| jim|) za …'],
  silence: [
    '(nezmiňuj|nezmiňujte) (se o |)…',
    '(nemluv|nemluvte|nepiš|nepište|neříkej)( nic|) o …',
    'bez zmínky o …',
  ],
};
