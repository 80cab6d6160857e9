import type { Language } from '#domain/languages.ts';
import type { Ask, AskAnswer } from '../reading.ts';
import { foreignAnswer } from './ask-foreign.ts';
import { toldQuestion } from './told-questions.ts';

/**
 * Words that begin a question within a request to be told, as patterns: `whether` for yes or no, `asks` all others.
 * `direct`: the same words ask directly, too, so that the clause stands alone with a question mark; `comma`: a comma
 * parts it from what comes before. Where the clause has an order of its own, it is neither.
 */
type Row = { whether: string; asks?: string; direct?: 'all' | 'asks'; comma?: true };

const rows: Partial<Record<Language, Row>> = {
  German: {
    whether: 'ob',
    asks: '(?:(?:ab|bis|seit|in|an|auf|unter|bei|mit|zu|für|von) )?(?:wann|wer|wen|wem|wo|wohin|wie(?! (?:besprochen|vereinbart|gewünscht|gesagt|gewohnt))|welche[mnrs]?|was(?! (?:uns|mich|sehr)))',
    comma: true,
  },
  French: {
    whether:
      "(?<=(?:savoir|dire|dites-\\p{L}+|indiquer|préciser|confirmer|demander|informer)(?: \\p{L}+){0,2} )(?:si|s['’]ils?)",
    asks: "(?<=(?:savoir|dire|dites-\\p{L}+|dis-\\p{L}+|indiquer|préciser|confirmer|demander|informer)(?: (?:également|aussi|exactement))? )(?:(?:à|de|pour|par|dans|sur|avec|en|sous|depuis|à partir de) |jusqu['’]à |d['’])?(?:quand|combien|où|comment|qui|quel(?:le)?s?)",
  },
  Spanish: {
    whether:
      '(?<=(?:saber|decir\\p{L}*|dígan?\\p{L}*|dime|dinos|decid\\p{L}+|indicar\\p{L}*|ind[ií](?:que|ca)\\p{L}*|confirmar\\p{L}*|conf[ií]rm\\p{L}+|informar\\p{L}*|inf[oó]rm[ea]\\p{L}+|preguntar\\p{L}*|aclar\\p{L}+)(?: \\p{L}+){0,2} )si',
  },
  Italian: {
    whether:
      '(?<=(?:sapere|dir\\p{L}+|indicar\\p{L}+|confermar\\p{L}+|comunicar\\p{L}+|precisar\\p{L}+|chieder\\p{L}+)(?: \\p{L}+){0,2} )se',
    asks: '(?<=(?:sapere|dir\\p{L}+|dimmi|dica|indicar\\p{L}+|confermar\\p{L}+|comunicar\\p{L}+|precisar\\p{L}+|chieder\\p{L}+)(?: (?:anche|inoltre|esattamente))? )(?:(?:a|da|di|in|con|per|entro|fino a) )?(?:quando|quant[oaie]|dove|come|chi|quale?|quali|che (?:ora|giorno|tipo|data))',
  },
  Portuguese: {
    whether:
      '(?<=(?:saber|dizer(?:-\\p{L}+)?|diz(?:-\\p{L}+)?|digam?(?:-\\p{L}+)?|indi(?:car|quem?|que|ca)(?:-\\p{L}+)?|informar(?:-\\p{L}+)?|informem?(?:-\\p{L}+)?|confirm(?:ar|em?|a)(?:-\\p{L}+)?|esclare\\p{L}+(?:-\\p{L}+)?|perguntar(?:-\\p{L}+)?)(?: \\p{L}+){0,2} )se',
  },
  Dutch: {
    whether: '(?<=(?:weten|zeggen|aangeven|bevestigen|vertellen|doorgeven|vragen|horen),? )of',
    asks: '(?<=(?:weten|zeggen|aangeven|bevestigen|vertellen|doorgeven|vragen|horen),? )(?:(?:op|in|bij|met|voor|van|vanaf|tot|per) )?(?:wanneer|wie|waar|hoe(?:veel)?|wat|welke?)',
  },
  Swedish: {
    whether:
      '(?<=(?:veta|säga|meddela|bekräfta|berätta|fråga|höra|undrar)(?: \\p{L}+)?(?: (?:senast|före|innan) [^.,?!]{3,24})? )om',
    asks: '(?<=(?:veta|säga|meddela|bekräfta|berätta|fråga|höra|undrar)(?: \\p{L}+)?(?: (?:senast|före|innan) [^.,?!]{3,24})? )(?:(?:på|i|till|från|med|för|hos) )?(?:när|vem|var|hur|vad|vilk(?:en|et|a))',
  },
  Polish: {
    whether: 'czy',
    asks: '(?:o|do|na|od|w|z|za|u|przez )?(?:któr\\p{L}+|jaki\\p{L}*|jakie[jg]o?|jaką|kim|czym|kogo|komu|ile|ilu)|(?:od |do |na )?kiedy|gdzie|skąd|dokąd|kto|ile|jak(?! tylko)|co(?! do)|dlaczego',
    direct: 'all',
    comma: true,
  },
  Czech: {
    whether: 'zda|zdali|jestli',
    asks: '(?:od |do |na )?kdy|kde|kdo|koho|komu|kolik|(?:v |ve |do )?kolik|kam|odkud|jak|jak[ýáéou]\\p{L}*|proč|(?:v |ve |do |na |z )?kter\\p{L}+|co',
    direct: 'asks',
    comma: true,
  },
  Ukrainian: {
    whether: 'чи',
    asks: '(?:до |на |з )?коли|наскільки|[ув] чому|де|куди|звідки|хто|кого|кому|скільки|скількох|чому|як(?! тільки)|яка|який|яке|які|якого|якої|якій|яким|якою|(?:о|до|на|в|у|з|за) (?:(?:котр|як|скільк)\\p{L}+|ко(?:го|му|ли))',
    direct: 'all',
    comma: true,
  },
  Russian: {
    whether: '(?:[\\p{L}-]+ ){1,3}ли',
    asks: '(?:до |на |с )?когда|насколько|в ч[её]м|где|куда|откуда|кто|кого|кому|сколько|почему|как(?! только)|как(?:ой|ая|ое|ие|ого|ую|им|их)|(?:во|в|до|на|с|за|к|по|о|от|у) (?:(?:как|скольк|котор|чь)\\p{L}+|ко(?:го|му))',
    direct: 'all',
    comma: true,
  },
  Romanian: {
    whether: '(?<!(?:recunosc\\p{L}+|aprecia|plăcea|ajuta|ajutor|folos) )dacă',
    asks: '(?:până |de |pe )?când|unde|cine|cu cine|câ[tț]\\p{L}*|cum|(?:la|în|pe|până la) ce|(?<=(?:ști\\p{L}*|spun\\p{L}*(?:-\\p{L}+)?|spui|comunic\\p{L}*(?:-\\p{L}+)?|preciz\\p{L}*(?:-\\p{L}+)?|aflu|aflăm|întreb\\p{L}*) )(?:care|ce)',
    direct: 'asks',
  },
  Greek: {
    whether: 'αν|εάν|μήπως',
    asks: '(?:από |μέχρι |έως |για )?πότε|πού|ποιος|ποια|ποιο|ποιον|ποιοι|ποιες|πόσ\\p{L}+|πώς|τι',
    direct: 'asks',
  },
  Arabic: {
    whether: 'و?هل|(?:عما )?إ(?:ذا|ن) كا\\p{L}+|ما إذا كا\\p{L}+',
    asks: 'و?متى|و?كم|و?أين|و?كيف|و?ما هو|و?ما هي|و?من (?:س\\p{L}+|هو|هي|المسؤول\\p{L}*|الذي|الشخص|الموظف\\p{L}*)|(?:في |ب)?أي',
    direct: 'asks',
  },
  Hebrew: {
    whether: '[וה]?אם|ו?האם',
    asks: 'ו?מתי|ו?כמה|ו?איפה|ו?היכן|ו?מי|ו?איך|ו?כיצד|ו?[בל]?אי(?:זה|זו|לו)|ו?מה',
    direct: 'asks',
  },
  Swahili: {
    whether: 'kama|iwapo|ikiwa',
    asks: '(?<=(?:kujua|julish\\p{L}*|ambi\\p{L}*|elez\\p{L}*|taarif\\p{L}*) )(?=[^.?!;]{0,80}(?<!\\p{L})(?:lini|wapi|nani|ngapi|gani|vipi|kiasi|nini)(?!\\p{L}))(?:ni )?\\p{L}+',
    direct: 'asks',
  },
};

/** What says why, behind the question. */
const REASON =
  /,?\s(?:bo|ponieważ|gdyż|żeb\p{L}+|ab[yc]\p{L}*|protože|ať|бо|оскільки|щоб|тому що|потому что|так как|чтобы|поскольку|pentru că|deoarece|ca să|fiindcă|επειδή|ώστε|για να|καθώς|لأن\p{L}*|حتى|لكي|ليتسنى|כדי|מאחר|כי|kwa sababu|ili|maana)(?!\p{L}).*$/isu;
/** Offers of one thing or another. */
const OR =
  /(?<!\p{L})(?:oder|ou|o|u|of|eller|lub|albo|czy|nebo|či|anebo|или|або|чи|sau|ή|أو|أم|או|au)(?!\p{L})/iu;
const MARKED = /[?;؟]\s*$/u;
const LEADS = /[,:]\s$/;
/** In UTF-16 code units: what is looked at, and what is short enough to be said again. */
const LOOKED_AT = 400;
const LONGEST = 140;
const SHORTEST = 8;

type Found = { text: string; answer: AskAnswer };

const made = new Map<Language, RegExp>();

function patternOf(language: Language, { whether, asks }: Row): RegExp {
  const known = made.get(language);
  if (known) return known;
  const pattern = new RegExp(`(?<!\\p{L})(?:(?<whether>${whether})|${asks ?? '(?!)'})(?!\\p{L})`, 'giu');
  made.set(language, pattern);
  return pattern;
}

const madeAsks = new Map<Language, RegExp>();

/** Whether a text begins with the words that ask, with or without what joins it to the one before. */
function asksOf(language: Language, { asks }: Row): RegExp {
  const known = madeAsks.get(language);
  if (known) return known;
  const begins = new RegExp(`^(?:\\p{L}{1,3} )?(?:${asks ?? '(?!)'})(?!\\p{L})`, 'iu');
  madeAsks.set(language, begins);
  return begins;
}

/** The question without what follows it; '' where it is too short or too long to be said again. */
function clauseOf(rest: string): string {
  const sentence = rest.split(/[?!؟;…\n]|\.(?!\d)/u, 1)[0] ?? '';
  const whole = sentence.replace(REASON, '').trim();
  const clause = whole.length > LONGEST ? (whole.split(/[,،]/u, 1)[0]?.trim() ?? '') : whole;
  return clause.length < SHORTEST || clause.length > LONGEST ? '' : clause;
}

function asDirect(clause: string, language: Language): string {
  const bare =
    language === 'Arabic' || language === 'Hebrew'
      ? clause.replace(/^ו(?=\p{L}{2})|^و(?=\p{L}{2})/u, '')
      : clause;
  const mark = language === 'Arabic' ? '؟' : language === 'Greek' ? ';' : '?';
  return `${bare.charAt(0).toLocaleUpperCase()}${bare.slice(1)}${mark}`;
}

/** What answers 'whether …'. */
function polarAnswer(behind: string): AskAnswer {
  return OR.test(behind) ? 'choice' : 'yes-no';
}

/** Words that ask for yes or no in languages whose requests hold the question before or behind their verb. */
const WHETHER =
  /かどうか|是否|能否|可否|apakah|sama ada|adakah|liệu|có .{1,60} không|কিনা|কি না|หรือไม่|ไหม|क्या /iu;

/** The same in languages that tell such requests by their verb. */
function toldIn(text: string, language: Language): Found | undefined {
  const question = toldQuestion(text, language);
  if (question === undefined) return undefined;
  // Of two things asked together neither's kind of answer would do.
  if (/그리고|、また|และ.*(?:ไหม|กี่)/u.test(question)) return { text: question, answer: 'fact' };
  const answer = WHETHER.test(question) ? 'yes-no' : foreignAnswer(question, language);
  const isPolar = answer === 'yes-no' || (language === 'Korean' && answer === 'action');
  return { text: question, answer: isPolar ? 'yes-no' : answer === 'action' ? 'fact' : answer };
}

/**
 * The question within a request to be told something, fit to be quoted, and the answer that it wants: 'proszę o
 * informację, czy winda działa' → 'Czy winda działa?'. Undefined where the language has no row, or none is found. Linear.
 */
export function embeddedQuestion(text: string, language: Language): Found | undefined {
  const row = rows[language];
  if (!row) return toldIn(text, language);
  const looked = text.slice(0, LOOKED_AT);
  const pattern = patternOf(language, row);
  // 'How many are coming, and what do they eat?' is no request that holds a question.
  if (row.direct && MARKED.test(looked) && asksOf(language, row).test(looked)) return undefined;
  for (const match of looked.matchAll(pattern)) {
    // What opens the request is its condition: 'dacă se poate, …'.
    if (match.index < SHORTEST) continue;
    if (row.comma && !LEADS.test(looked.slice(0, match.index))) continue;
    const clause = clauseOf(looked.slice(match.index));
    if (clause === '') continue;
    const polar = match.groups?.whether;
    const behind = clause.slice(match[0].length);
    const whole = polar === undefined ? foreignAnswer(clause, language) : polarAnswer(behind);
    // 'How many are coming, and do you have pets?'
    const answer = whole !== 'choice' && behind.search(pattern) >= 0 ? 'fact' : whole;
    const isDirect =
      row.direct === 'all' ||
      (polar === undefined && row.direct === 'asks') ||
      /^(?:و?هل|ו?האם)$/u.test(polar ?? '');
    return {
      text: isDirect ? asDirect(clause, language) : clause,
      answer: answer === 'action' ? 'fact' : answer,
    };
  }
  return undefined;
}

/** 'Do you have …', 'is there …' at the beginning of a question. */
const STATE =
  /^(?:(?:a|i|și|і|и|και|je,?|و|ו)\s?)?(?:(?:ne)?máte|(?:ne)?máš|jsou|není|(?:czy )?(?:ma pan|ma pani|mają państwo|masz|macie|jest|są)|(?:чи )?(?:є|маєте|маєш)|есть ли|у вас есть|у тебя есть|имеется ли|aveți|ai|există|este|sunt|έχετε|έχεις|υπάρχ\p{L}+|هل (?:لدي|يوجد|توجد|عند)\p{L}*|(?:האם )?יש|kuna|mna|una)(?!\p{L})/iu;

/** Whether a polite question asks what there is and not for anything to be done: 'Máte ho prosím v archivu?' */
export function asksForState({ text, answer }: Pick<Ask, 'text' | 'answer'>): boolean {
  return answer === 'action' && /[?؟;]\s*$/u.test(text) && STATE.test(text.trim());
}
