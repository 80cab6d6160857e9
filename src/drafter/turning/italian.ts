import { upper } from './clause-rules.ts';
import { othersQuestion, polarQuestions, whQuestions } from './italian-clauses.ts';
import { eitherDeed, offered } from './italian-offers.ts';
import { swaps, unsaid } from './italian-persons.ts';
import { ASKS_TO_KNOW, CLAUSE, GENTLY, labelOf, NOUN, needs, requests } from './italian-requests.ts';
import { ADDRESSED } from './italian-verbs.ts';
import { wishes } from './italian-wishes.ts';
import { whateverDecided } from './rule.ts';
import type { Turning, TurningRule } from './turning.ts';

const rules: readonly TurningRule[] = [
  othersQuestion,
  ...wishes,
  ...needs,
  {
    when: /^(?:vuole|vuoi|volete|preferisce|preferisci|preferite|desidera|desiderate|vorrebbe|vorreste) che (?:(?:io|noi) )?(?:(le|vi|ti|la|lo|li|mi|ci) )?(\p{L}+)(?: (.{2,100}))?$/iu,
    say: offered,
  },
  {
    when: new RegExp(
      `^((?:(?:li|le|lo|la|ne) )?(?:${ADDRESSED}|\\p{L}+rà))((?: [^?]{3,70}?)?),? (?:o|oppure) (?:se )?((?:(?:li|le|lo|la|ne) )?(?:${ADDRESSED}|\\p{L}+rà)) ([^?]{3,70})$`,
      'iu',
    ),
    answers: ['yes-no', 'choice', 'fact'],
    say: eitherDeed,
  },
  {
    when: /^(?:a che punto (?:è|sono|siamo con)|come procede) (.{3,90})$/iu,
    say: { open: '$1: [a che punto siamo].' },
  },
  {
    when: new RegExp(
      `^(?:qual[’']?|quale|quali|cosa|che cosa|chi) ?(è|sono|sarebbe|sarà|saranno|sarebbero) ${NOUN}$`,
      'iu',
    ),
    say: ([verb = '', noun = '']) =>
      / (?:o|oppure) /.test(noun) ? undefined : { open: `${noun} ${verb.toLowerCase()} [${labelOf(noun)}].` },
  },
  {
    when: /^quant[ie] ((?:\p{L}+ ){0,2}?(?!le |vi |ti |mi |ci )\p{L}+) (ci sono|ci saranno|sono|saranno|restano|rimangono|parteciperanno|partecipano|verranno|possono|potranno|devono|servono|occorrono|mancano)(?: (.{2,90}))?$/iu,
    say: ([noun = '', verb = '', rest = '']) => ({
      open:
        (/^(?:sono|saranno)$/iu.test(verb) && /^(?:in tutto|in totale|circa)?$/iu.test(rest)) ||
        /^ci |^serv|^occ/iu.test(verb)
          ? `${upper(verb.toLowerCase())} [numero] ${noun} ${rest}`.trim().concat('.')
          : `[Numero] ${noun} ${verb.toLowerCase()} ${rest}`.trim().concat('.'),
    }),
  },
  ...whQuestions,
  {
    when: /^chi (è|sarà|ha|hanno|\p{L}{3,}(?:erà|irà)|si occupa|si occuperà|viene|verrà|partecipa|parteciperà|può|deve|dovrà|paga|pagherà|organizza|ritira|ritirerà|firma|firmerà|porta|porterà|risponde|gestisce|seguirà|segue) (.{3,100})$/iu,
    say: { open: '[Nome] $1 $2.' },
  },
  ...requests,
  ...polarQuestions,
  // 'È coniugato, e in quale regime?'
  { when: /^((?:in|a|di|per|con|da) qual[ei] [^,?]{3,40})$/iu, say: { open: '[$1].' } },
];

export const italian: Turning = {
  leads: new RegExp(
    `^(?:[^,?]{3,40}? (?:ci|mi) (?:(?:ha|hanno|aveva|avevano) chiesto|chiede|chiedono) (?:anche )?${CLAUSE}|[^,?]{3,60}? (?:vorrebbe|vorrebbero|vuole|desidera) (?:anche |inoltre )?sapere ${CLAUSE}|(?:lei|voi|tu) (?=(?:è|ha|hai|sei|siete|avete) )|per (?:il|lo|la|i|gli|le|l[’']) ?[^,?]{2,50}, (?=\\p{L})|per \\p{L}+(?:are|ere|ire|rre) [^,]{3,60}? (?=(?:abbiamo|ho|avremmo|avrei) bisogno|(?:ci|mi) (?:serv|occorr))|(?:e|ed|inoltre|infine|poi|ancora|anche|un’altra domanda|altra domanda|ultima domanda|una domanda|un’ultima cosa|ultima cosa|a proposito|intanto|quindi|buongiorno|per favore|per cortesia|gentilmente|cortesemente|dunque|ma|o|oppure|se possibile|se sì|in tal caso|in caso affermativo)[\\s,:]+|${ASKS_TO_KNOW},? ${GENTLY}${CLAUSE}|(?:in relazione a|in merito a|riguardo a|con riferimento a|rispetto a)\\p{L}* [^,]{3,80}, |per (?:poter )?\\p{L}+(?:are|ere|ire|rre|rl[aoe]) [^,]{3,90}, (?=\\p{L})|se (?!possibile|sì|(?:può|puoi|potete|potrebbe) )(?=[^,]{1,120}$))`,
    'iu',
  ),
  joint:
    /,? (?:e|ed|nonché) (?:anche )?(?=(?:(?:a|da|di|in|con|per|entro|fino a) )?(?:quando|quant[oaie]|dove|come|chi|quale?|quali|che (?:ora|giorno|tipo))(?!\p{L})|se |è possibile |c[’']è )|, o (?=dobbiamo |devo |bisogna )/iu,
  tails:
    /(?<=^(?:\p{L}+ )?(?:quant[oaie]|quando|come|qual[ei]?|dove) [^?]{3,100}?),? se [^?]{3,90}$|(?<=(?:comprende|comprendono|include|includono) [^?]{3,80}?),? (?:o|oppure) (?:va|vanno|viene|vengono|si paga|si pagano|è|sono|sarà|bisogna) (?:\p{L}+ ){0,2}(?:a parte|separatamente|in più|extra|esclus[oaie])$|(?:,?\s(?:per favore|per cortesia|senza fretta|grazie(?: mille| in anticipo)?|gentilmente|cortesemente|di preciso|all[’']incirca|più o meno|esattamente|circa|(?:appena|quando) (?:può|puoi|potete|possibile|ha un momento|hai un momento|avete un momento)|il prima possibile|quanto prima|al più presto))+$/iu,
  small:
    /^(?:Il|Lo|La|I|Gli|Le|L['’]|Un|Uno|Una|Un['’]|Dei|Degli|Delle|Di|Da|A|In|Con|Per|Su|Quest[oaie]|Ogni|Tutt[oaie]|Mi|Ci|Vi|Ti|Si|Il|Per)(?!\p{L})/u,
  swaps,
  unsaid,
  rules: rules.map(whateverDecided),
};
