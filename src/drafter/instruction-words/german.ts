import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in German: as commands, and as infinitives ('kurz halten'). */
export const german: InstructionWords = {
  and: [' und ', ' aber ', ' sowie '],
  please: ['bitte', 'auch', 'dann', 'noch', 'außerdem'],
  politely: ['sehr höflich', 'höflich', 'freundlich', 'dankend', 'nett', 'bestimmt', 'kurz'],
  everything: [
    '(es|das|alles|ab|ihm|ihr|ihnen)',
    '(die|der|den|das) (einladung|angebot|anfrage|termin|vorschlag|treffen|bitte)',
  ],
  short: [
    '(halte|halt|mach|mache|fass|fasse|schreib|schreibe|antworte|sei|fasse dich|fass dich|halte dich|halt dich)( es| das| die antwort| die mail|)( möglichst| sehr| bitte|) (kurz|kürzer|knapp)',
    '(es |die antwort |)(möglichst |sehr |)(kurz|kürzer|knapp)( halten| fassen| schreiben| antworten| und knapp|)',
    '(eine |)kurze (antwort|mail)',
  ],
  atMost: {
    sentences: [
      '(halte dich |schreib |schreibe |antworte |)(kurz, |)(in |mit |auf |)(höchstens |maximal |max\\. |nicht mehr als |bis zu |unter |weniger als |nur |)… (sätze|sätzen|satz)( höchstens| maximal| lang| antworten| schreiben|)',
    ],
    words: [
      '(halte dich |schreib |schreibe |antworte |)(kurz, |)(in |mit |auf |)(höchstens |maximal |max\\. |nicht mehr als |bis zu |unter |weniger als |nur |)… (wörter|wörtern|worte|worten)( höchstens| maximal| lang| antworten| schreiben|)',
    ],
    characters: [
      '(halte dich |schreib |schreibe |antworte |)(kurz, |)(in |mit |auf |)(höchstens |maximal |max\\. |nicht mehr als |bis zu |unter |weniger als |nur |)… (zeichen)( höchstens| maximal| lang| antworten| schreiben|)',
    ],
  },
  long: [
    '(mach|mache|schreib|schreibe|antworte|sei)( es| das| die antwort|) (länger|ausführlich|ausführlicher|detailliert)',
    '(länger|ausführlich|ausführlicher|detailliert)( antworten| schreiben|)',
    '(eine |)(lange|längere|ausführliche) (antwort|mail)',
  ],
  list: [
    '(als |in |mit |)(liste|stichpunkten|stichpunkte|aufzählung|aufzählungspunkten|stichwörtern)',
    '(antworte|schreib|schreibe) (als|in|mit) (liste|stichpunkten|aufzählung|aufzählungspunkten)',
  ],
  noApology: [
    '(keine|ohne) (entschuldigung|entschuldigungen)',
    'entschuldige dich nicht',
    '(nicht entschuldigen|ohne dich zu entschuldigen)',
  ],
  noGreeting: ['(keine|ohne) (anrede|begrüßung|grußformel am anfang)', 'lass die (anrede|begrüßung) weg'],
  sound: [
    '(sei|schreib|schreibe|antworte|formuliere|klinge|mach es|mache es)( es|)( sehr| etwas| bitte|) …',
    '(sehr |etwas |)… (sein|schreiben|antworten|formulieren|klingen)',
    '(antworte |schreib |schreibe |)(in|mit) (einem|einen) …( ton| tonfall| stil)',
    '…( ton| tonfall| stil)',
  ],
  tones: {
    friendly: ['freundlich-', 'herzlich-', 'warm', 'nett-'],
    professional: ['professionell-', 'sachlich-', 'geschäftlich-'],
    concise: ['prägnant-', 'bündig'],
    formal: ['formell-', 'förmlich-', 'formal-'],
    casual: ['locker-', 'lässig-', 'informell-', 'entspannt-'],
    enthusiastic: ['begeistert-', 'enthusiastisch-'],
    empathetic: ['einfühlsam-', 'verständnisvoll-', 'mitfühlend-', 'empathisch-'],
    urgent: ['dringend-', 'dringlich-'],
    diplomatic: ['diplomatisch-', 'höflich-', 'taktvoll-'],
    humorous: ['humorvoll-', 'witzig-', 'lustig-'],
    assertive: ['bestimmt-', 'selbstbewusst-', 'direkt-', 'deutlich-'],
  },
  signAs: [
    '(unterschreibe|unterschreib|unterzeichne|signiere)( die mail| es|) (als|mit) …',
    '(als|mit) … (unterschreiben|unterzeichnen|signieren)',
    '(mein name ist|ich heiße) …',
  ],
  callThem: [
    '(nenne|nenn) (sie|ihn) …',
    '(rede|sprich|sprech) (sie|ihn) (mit|als) … an',
    '(mit|als) … (ansprechen|anreden)',
  ],
  propose: [
    '(schlage|schlag) (ihr |ihm |ihnen |)(den |die |das |)… vor',
    '(schlage|schlag) vor,( sich|) …',
    '(biete|biet) (ihr |ihm |ihnen |)(den |)… an',
    '… (vorschlagen|anbieten)',
    'verschieb(e|) (es|das treffen|den termin) auf …',
    'auf … verschieben',
  ],
  yesNo: ['ja', 'nein'],
  accept: [
    '(nimm|nehme) (…|es|das|) ~an',
    '(sag|sage|stimme|stimm) (…|allem|dem|ihr|ihm|ihnen|) ~zu',
    '(sag|sage|stimme|stimm) ~zu',
    '(nimm|nehme) ~an',
    '~(zusagen|zustimmen|annehmen|akzeptieren|bestätigen)',
    '(akzeptiere|bestätige)( ~…|~)',
    '… (annehmen|bestätigen|akzeptieren)',
    '(sag|sage|antworte) ja',
    '(sag |sage |antworte |)ja (zu|zur|zum|auf|bei) …',
  ],
  decline: [
    '(lehne|lehn|sag|sage)( …|) ~ab',
    '~(ablehnen|absagen)',
    '… ~(ablehnen|absagen)',
    '(sag|sage|antworte) ~nein',
    '(sag |sage |antworte |)~nein (zu|zur|zum|auf|bei) …',
  ],
  askPlace: [
    '(die |den |das |der |dem |zur |zum |zu der |zu dem |)…( frage| punkt| bitte| anfrage| vorschlag| anliegen|)',
    '(frage|punkt|nummer|nr\\.) …',
  ],
  ordinals: [['erst-'], ['zweit-'], ['dritt-'], ['viert-'], ['fünft-'], ['letzt-']],
  quote: [
    '(schreib|schreibe|sag|sage|ergänze|zitiere|füge|verwende|nimm)( den satz| die worte|) …( ein| hinzu| auf|)',
    '… (schreiben|einfügen|ergänzen|hinzufügen)',
  ],
  say: [
    '(sag|sage|schreib|schreibe|erwähne|erwähn|bestätige|erkläre|ergänze|betone|versichere|antworte|teile|teil|informiere|weise)( ihr| ihm| ihnen| sie| ihn|)( mit| darauf hin| darüber|), dass …',
    'lass (sie|ihn) wissen, dass …',
    '(erwähne|erwähn|nenne) …',
    'dass … (erwähnen|sagen|schreiben)',
    '… erwähnen',
  ],
  askFor: [
    '(bitte|frag|frage|fordere)( sie| ihn| ihr| ihm|) (um|nach) …',
    'fordere … an',
    '(um|nach) … (bitten|fragen)',
    '… anfordern',
  ],
  askWhether: ['(frag|frage|erkundige dich)( sie| ihn| nach|), ob …', '(fragen|nachfragen), ob …'],
  thank: [
    '(bedanke|bedank) dich( bei (ihr|ihm|ihnen)|) für …',
    '(danke|dank)( ihr| ihm| ihnen|) für …',
    'für … (danken|bedanken)',
  ],
  apologize: ['(entschuldige|entschuldig) dich( bei (ihr|ihm|ihnen)|) für …', 'für … entschuldigen'],
  silence: [
    '(erwähne|erwähn|nenne) (den |die |das |)… nicht',
    '(den |die |das |)… nicht (erwähnen|nennen)',
    '(sag|sage|schreib|schreibe) nichts (über|von|zu) (den |die |das |dem |der |)…',
    '(erwähne|erwähn) (keine|keinen|kein) …',
  ],
};
