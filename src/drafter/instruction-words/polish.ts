import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Polish: as commands, and as infinitives. */
export const polish: InstructionWords = {
  and: [' i ', ' oraz ', ' ale ', ' a potem '],
  please: ['proszę', 'także', 'też', 'również', 'potem'],
  politely: ['bardzo uprzejmie', 'uprzejmie', 'grzecznie', 'delikatnie', 'stanowczo'],
  everything: ['(to|ją|go|wszystko)', '(zaproszenie|ofertę|propozycję|prośbę|termin|spotkanie)'],
  short: [
    '(pisz|napisz|odpowiedz|odpisz|bądź|ma być)( bardzo| jak najbardziej|) (krótko|krócej|zwięźle|zwięzły|zwięzła|krótki)',
    '(bardzo |jak najkrócej|)(krótko|krócej|zwięźle|)( i zwięźle| napisać| odpowiedzieć|)',
    'krótka odpowiedź',
  ],
  atMost: {
    sentences: [
      '(odpowiedz |napisz |pisz |)(w |do |)(najwyżej |maksymalnie |maks\\. |nie więcej niż |co najwyżej |poniżej |)… (zdaniach|zdania|zdań|zdaniu|zdanie)( maksymalnie|)',
    ],
    words: [
      '(odpowiedz |napisz |pisz |)(w |do |)(najwyżej |maksymalnie |maks\\. |nie więcej niż |co najwyżej |poniżej |)… (słów|słowa|słowach)( maksymalnie|)',
    ],
    characters: [
      '(odpowiedz |napisz |pisz |)(w |do |)(najwyżej |maksymalnie |maks\\. |nie więcej niż |co najwyżej |poniżej |)… (znaków|znaki|znakach)( maksymalnie|)',
    ],
  },
  long: [
    '(pisz|napisz|odpowiedz|odpisz) (dłużej|szczegółowo|obszernie|dokładniej|bardziej szczegółowo)',
    '(dłużej|szczegółowo|obszernie)',
    '(długa|dłuższa|szczegółowa|obszerna) odpowiedź',
  ],
  list: [
    '(odpowiedz |napisz |użyj |zrób |jako |w formie |w |)(lista|listy|listę|punktach|punktów|listy punktowanej|lista punktowana|listę punktowaną)',
  ],
  noApology: ['(bez przeprosin|bez przepraszania|nie przepraszaj|nie przepraszać)'],
  noGreeting: ['bez (powitania|przywitania|zwrotu grzecznościowego)', 'pomiń powitanie'],
  sound: [
    '(bądź|pisz|napisz|odpowiedz|odpisz)( bardzo| bardziej|) …',
    '(napisz |odpowiedz |)(w |)…( tonem| tonie| stylu| sposób)',
    '…( ton| styl)',
    '(użyj |)(tonu|tonem|ton|w tonie) …',
  ],
  tones: {
    friendly: ['przyja-', 'przyjazn-', 'życzliw-', 'serdeczn-', 'ciepł-'],
    professional: ['profesjonaln-', 'rzeczow-'],
    concise: ['zwięzł-'],
    formal: ['formaln-', 'oficjaln-'],
    casual: ['swobodn-', 'nieformaln-', 'luźn-'],
    enthusiastic: ['entuzjastyczn-'],
    empathetic: ['empatyczn-', 'współczując-', 'wyrozumia-'],
    urgent: ['piln-'],
    diplomatic: ['dyplomatyczn-', 'uprzejm-', 'grzeczn-'],
    humorous: ['zabawn-', 'humorystyczn-', 'żartobliw-', 'dowcipn-'],
    assertive: ['stanowcz-', 'asertywn-', 'zdecydowan-'],
  },
  signAs: ['(podpisz|podpisać)( się| mail|)( jako| imieniem|) …', '(nazywam się|mam na imię) …'],
  callThem: ['(nazywaj|nazwij) (ją|go) …', '(zwracaj|zwróć) się do (niej|niego)( jako| per|) …'],
  propose: [
    '(zaproponuj|zaproponować|zasugeruj|proponuj)( jej| mu| termin| spotkanie|) (w |)…',
    '(przenieś|przełóż|przesuń)( to| spotkanie| termin|) na …',
  ],
  yesNo: ['tak', 'nie'],
  accept: [
    '~(zgódź się|zaakceptuj|potwierdź|przyjmij|zgodzić się|zaakceptować|potwierdzić)~',
    '(zgódź się na|zaakceptuj|potwierdź|przyjmij) …~',
    '(powiedz|odpowiedz) tak',
    '(powiedz |odpowiedz |)tak (na|dla|do|w sprawie) …',
  ],
  decline: [
    '~(odmów|odrzuć|odmówić|odrzucić)~',
    '(odmów|odrzuć) …~',
    '(powiedz|odpowiedz) ~nie',
    '(powiedz |odpowiedz |)~nie (na|dla|do|w sprawie) …',
  ],
  askPlace: ['(na |do |)…( (pytani|punkt|prośb|propozycj)\\p{L}*|)', '(pytani|punkt)\\p{L}* …'],
  ordinals: [
    ['pierwsz-'],
    ['drug-'],
    ['trzec-'],
    ['czwarte', 'czwarty', 'czwartą', 'czwartej', 'czwartego', 'czwartemu'],
    ['piąte', 'piąty', 'piątą', 'piątej', 'piątego', 'piątemu'],
    ['ostatn-'],
  ],
  quote: ['(napisz|dodaj|powiedz|zacytuj|użyj|wstaw)( zdanie| słowa|), …'],
  say: [
    '(powiedz|napisz|wspomnij|potwierdź|wyjaśnij|dodaj|zaznacz|podkreśl|poinformuj|odpowiedz|odpisz|przekaż)( jej| mu| im| ją| go|), że …',
    '(wspomnij|wspomnieć) o …',
  ],
  askFor: ['(poproś|poprosić)( ją| go| ich|) o …'],
  askWhether: ['(zapytaj|spytaj|zapytać|zapytaj się)( ją| go| ich|), czy …'],
  askWhat: [
    '(zapytaj|spytaj|zapytać|spytać|dowiedz się)( ją| go| ich| się|), (?=ile|ilu|kiedy|gdzie|kto|kogo|jak|co |któr|o której|na kiedy|do kiedy|dlaczego)…',
  ],
  thank: ['(podziękuj|podziękować)( jej| mu| im|) za …'],
  apologize: ['(przeproś|przeprosić)( ją| go| ich|) za …'],
  silence: [
    'nie (wspominaj|wspominać|mów|pisz|mówić|pisać) (nic |)o …',
    'bez (wspominania|wzmianki) o …',
    'nie używaj słowa …',
  ],
};
