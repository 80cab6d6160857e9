import type { Said, Turning, TurningRule } from './turning.ts';

/** Vowel signs are no letters: words end before neither. */
const B = '(?<![\\p{L}\\p{M}])';
const E = '(?![\\p{L}\\p{M}])';
const word = (source: string) => `${B}(?:${source})${E}`;

/** What is a firm's: 'आपके होटल में' is 'हमारे होटल में', 'आपका पता' is 'मेरा पता'. */
const firms =
  '(?= (?:[\\p{L}\\p{M}]+ )?(?:यहाँ|यहां|होटल|स्कूल|विद्यालय|कंपनी|कम्पनी|दुकान|कार्यालय|ऑफ़िस|ऑफिस|संस्था|संस्थान|टीम|क्लिनिक|अस्पताल|फ़ैक्टरी|फैक्टरी|गोदाम|रेस्टोरेंट|रेस्तराँ|बैंक|एजेंसी|शोरूम|स्टोर|विभाग|ओर|तरफ़|तरफ|सेवा|सेवाएँ|सेवाओं|इंजीनियर|कर्मचारी|कारीगर|तकनीशियन|ड्राइवर|लैब|हॉल))';

const swaps: Turning['swaps'] = [
  [`${B}(?:आपका|तुम्हारा)${E}${firms}`, 'हमारा'],
  [`${B}(?:आपकी|तुम्हारी)${E}${firms}`, 'हमारी'],
  [`${B}(?:आपके|तुम्हारे)${E}${firms}`, 'हमारे'],
  [word('आपका|तुम्हारा'), 'मेरा'],
  [word('आपकी|तुम्हारी'), 'मेरी'],
  [word('आपके|तुम्हारे'), 'मेरे'],
  [word('आपको|तुम्हें|तुमको'), 'मुझे'],
  [word('आपसे|तुमसे'), 'मुझसे'],
  [word('आपने|तुमने'), 'मैंने'],
  [word('आप लोग|तुम लोग'), 'हम'],
  // The verb alone says who: in the plural it does not tell a man from a woman.
  [`${B}(?:आप|तुम)${E} ?`, ''],
  // The mail itself tells that a woman answers.
  [`(?<=${B}(?:लेती|देती|चाहती|करती|रखती|पढ़ाती|(?:कर|आ|दे|भेज|जा|ले|पहुँच|मिल) सकती) )हैं${E}`, 'हूँ'],
  [word('होगे'), 'होंगे'],
  ['ओगे(?![\\p{L}\\p{M}])', 'एँगे'],
  ['ोगे(?![\\p{L}\\p{M}])', 'ेंगे'],
  [`(?<=(?:ते|ती|रहे|रही|चाहते) )हो${E}`, 'हैं'],
  [word('हमारा|मेरा'), '{आपका|तुम्हारा}'],
  [word('हमारी|मेरी'), '{आपकी|तुम्हारी}'],
  [word('हमारे|मेरे'), '{आपके|तुम्हारे}'],
  [word('हमें|मुझे|हमको|मुझको'), '{आपको|तुम्हें}'],
  [word('हमसे|मुझसे'), '{आपसे|तुमसे}'],
  [word('हमने|मैंने'), '{आपने|तुमने}'],
];

/** A stem as it is promised: 'भेज' → 'भेजेंगे', 'बता' → 'बताएँगे', 'दे' → 'देंगे'. */
function promised(stem: string): string {
  if (/े$/u.test(stem)) return `${stem.slice(0, -1)}ेंगे`;
  if (/[ाोआओ]$/u.test(stem)) return `${stem}एँगे`;
  if (/ी$/u.test(stem)) return `${stem.slice(0, -1)}िएँगे`;
  return `${stem}ेंगे`;
}

/** The stem of what is asked for politely or familiarly: 'भेजें', 'दीजिए', 'बताएँ', 'कर देना' → 'भेज', 'दे', 'बता', 'कर दे'. */
function stemOf(verb: string): string | undefined {
  const polite: Readonly<Record<string, string>> = {
    दीजिए: 'दे',
    लीजिए: 'ले',
    कीजिए: 'कर',
    दें: 'दे',
    लें: 'ले',
    दो: 'दे',
    लो: 'ले',
  };
  const bare = verb.replace(/(?:गा|ये)$/u, (end) => (end === 'ये' ? 'ए' : ''));
  const known = polite[bare];
  if (known) return known;
  return /^(.*[\p{L}ा])(?:ें|एँ|एं|िए|इए|ो|ओ|ना)$/u.exec(bare)?.[1];
}

/** 'शुक्रवार तक': a time that was wanted leaves no room for another. */
const isDated = /(?:तक|पहले|बजे|सुबह|शाम|दोपहर|वार|दिन|समय पर)(?![\p{L}\p{M}])/u;

/** Nouns that make one verb with 'कर' and 'दे'. */
const LIGHT =
  /^(.+) (साझा|शेयर|उपलब्ध|तैयार|जमा|वापस|पूरा|पूरी|ठीक|चेक|बुक|आरक्षित|रद्द|अपडेट|पुष्टि|हस्ताक्षर|इंतज़ाम|व्यवस्था|कॉल|फ़ोन|ईमेल|मेल|संपर्क|जारी|स्थापित|ट्रांसफ़र|अनुवाद|साफ़)$/u;

/** Words that lean on the one before them and are nothing to choose by themselves. */
const LEANS = /^(?:से|को|में|पर|तक|का|की|के|ने|लिए|वाला|वाली|वाले|भी|ही|साथ|द्वारा)$/u;
const FINITE = /(?:ेंगे|एँगे|एंगे|ोगे|ओगे|ेगा|ेगी|एगा|एगी|ूँगा|ूँगी)$|^(?:है|हैं|हो|था|थी|थे|होगा|होगी|चाहिए|सकते|सकता|सकती)$/u;

function either(lead: string, [one, other]: readonly [string, string], rest: string): Said {
  return { open: `${lead} [${one} / ${other}] ${rest}।`.trim().replace(/ {2,}/g, ' ') };
}

/** '90 जीएसएम का सुझाएँगे या 120 का': where the first begins is told by the form of the second. */
function chosenBehindVerb([before = '', verb = '', second = '']: readonly string[]): Said | undefined {
  const words = before.split(' ');
  const other = second.split(' ');
  const last = other.at(-1) ?? '';
  if (FINITE.test(last)) return undefined;
  const owned = /^(?:मेर[ेाी]|हमार[ेाी]|\{आपक)/u;
  // 'आपके घर पर होगी या हमारे यहाँ': each says whose.
  const whose = owned.test(other[0] ?? '') ? words.findLastIndex((word) => owned.test(word)) : -1;
  if (whose > 0) return either(words.slice(0, whose).join(' '), [words.slice(whose).join(' '), second], verb);
  if (last !== words.at(-1)) {
    const isPlain = other.length === 1 && ![last, words.at(-1) ?? ''].some((word) => LEANS.test(word));
    return isPlain && /\d/u.test(last) === /\d/u.test(words.at(-1) ?? '')
      ? either(words.slice(0, -1).join(' '), [words.at(-1) ?? '', last], verb)
      : undefined;
  }
  const isCounted = /\d/u.test(other[0] ?? '');
  const start = isCounted ? words.findLastIndex((word) => /\d/u.test(word)) : words.length - other.length;
  if (start < 0 || other.length < 2) return undefined;
  return either(words.slice(0, start).join(' '), [words.slice(start).join(' '), second], verb);
}

/** 'हरा रंग या लाल रंग चाहिए': what follows both belongs to both. */
function chosen([before = '', one = '', other = '', after = '']: readonly string[]): Said | undefined {
  const [next = '', ...rest] = after.split(' ');
  const words = before.split(' ');
  const first = words.at(-1) ?? '';
  if (next === one && first !== '')
    return either(words.slice(0, -1).join(' '), [`${first} ${one}`, `${other} ${one}`], rest.join(' '));
  if (FINITE.test(one) || LEANS.test(one) || /\d/u.test(one) !== /\d/u.test(other)) return undefined;
  return either(before, [one, other], after);
}

/** What is done, when, or cannot be: `what` has the side of whoever answers, `stem` may be two words ('भेज दे'). */
function done(object: string, stem: string): Said {
  const what = object.replace(/(?:^| )(?:ज़रूर|जरूर|अवश्य)(?= |$)/u, '').trim();
  const main = stem.replace(/ (?:दे|ले)$/u, '');
  const will = promised(stem);
  const not = `नहीं ${main} पाएँगे`;
  const [, thing = what, noun = ''] = LIGHT.exec(what) ?? [];
  return {
    open: isDated.test(what)
      ? `${what} [${will} / ${not}]।`
      : `${thing} [कब तक] ${noun} ${will}।`.replace(/ {2,}/g, ' '),
    yes: `${what} ${will}।`,
    no: `खेद है कि ${what} ${main}ना संभव नहीं है।`,
  };
}

/** What a reader sends, makes or brings: when it comes is what is left to say. */
const sent =
  /^(?:भेज|दे|बना|लौटा|भिजवा|पहुँचा|पहुंचा|ला|लिख|छाप|दिला|बनवा)(?: [दल]े)?$|(?:उपलब्ध करा|तैयार कर|जमा कर|वापस कर)$/u;

/** 'क्या आप … सकते हैं': of what can be sent, when; of all else, whether. */
function able([what = '', stem = '']: readonly string[]): Said | undefined {
  if (/^बता/u.test(stem)) return undefined;
  // 'काम ले' is no verb of two words.
  const [, noun = '', light = ''] = /^([\p{L}\p{M}]+) ([दल]े)$/u.exec(stem) ?? [];
  const isVerb =
    noun === '' ||
    sent.test(noun) ||
    /^(?:कर|देख|रख|बदल|जाँच|समझा|दिखा|चुन|भर|हटा|जोड़|निकाल|लगा|सुन|बढ़ा)$/u.test(noun);
  const object = isVerb ? what : `${what} ${noun}`;
  const verb = isVerb ? stem : light;
  if (isVerb && sent.test(stem)) return done(object, stem);
  const main = verb.replace(/ (?:दे|ले)$/u, '');
  return {
    open: `${object} [${verb} सकते हैं / नहीं ${main} सकते]।`,
    yes: `जी, ${object} ${verb} सकते हैं।`,
    no: `खेद है कि ${object} नहीं ${main} सकते।`,
  };
}

/** What is asked for in a form of its own: its last words are the verb. */
function asked([what = '', helper = '', verb = '']: readonly string[]): Said | undefined {
  const last = stemOf(verb);
  if (!last || /^(?:बता|कह|समझ|जान|देख|पढ़|सुन|क्षमा|माफ़|हो|रह|चाह|सक)$/u.test(helper || last)) return undefined;
  return done(what, helper ? `${helper} ${last}` : last);
}

/** 'अपनी सैलरी की जानकारी दें': what is the reader's own is named. */
const mine: Readonly<Record<string, string>> = { अपना: 'मेरा', अपनी: 'मेरी', अपने: 'मेरे' };
/** What is sent where it is needed; of all else it is asked whether. */
const PAPERS =
  /(?:बिल|रसीद|रसीदें|इनवॉइस|कोटेशन|सूची|प्रति|प्रतियाँ|कॉपी|दस्तावेज़|दस्तावेज|काग़ज़ात|कागज़ात|रिपोर्ट|प्रमाणपत्र|प्रमाण पत्र|फ़ोटो|फोटो|जानकारी|विवरण|संदर्भ|अनुबंध|फ़ॉर्म|फॉर्म|पता|नंबर|अनुमान|प्रस्ताव|फ़ाइल|तस्वीरें|पत्र)(?: भी)?$/u;

const knowable = '(?:बता|सूचित कर|जानकारी दे|अवगत करा|पुष्टि कर|स्पष्ट कर|लिख)';

/** A statement with its last words in doubt: 'मिलता है' → '[मिलता है / नहीं मिलता]'. */
function doubted([what = '', verb = '', end = '']: readonly string[]): Said | undefined {
  const both = (yes: string, no: string): Said => ({ open: `${what} [${yes} / ${no}]।` });
  if (/^(?:जाएगा|जाएगी|जाएँगे|जाएंगे)$/u.test(end) && verb)
    return both(`${verb} ${end}`, `नहीं ${verb} ${end.replace('जा', 'पा')}`);
  const isHers = end === 'हैं' && /^(?:लेती|देती|चाहती|करती|रखती|पढ़ाती)$/u.test(verb);
  if (/(?:ता|ती|ते)$/u.test(verb)) return both(`${verb} ${isHers ? 'हूँ' : end}`, `नहीं ${verb}`);
  if (/^(?:सकता|सकती|सकते)/u.test(end))
    return both(`${verb} ${end}`, `नहीं ${verb} ${end.replace(/ हैं?$/u, '')}`);
  if (/^(?:रहा|रही|रहे)/u.test(end)) return both(`${verb} ${end}`, `नहीं ${verb} ${end.replace(/ हैं?$/u, '')}`);
  if (/^(?:गया|गई|गए|चुका|चुकी|चुके|लिया|ली|लिए|दिया|दी|दिए)/u.test(end))
    return both(`${verb} ${end}`, 'अभी नहीं');
  return { open: `${what} ${verb ? `${verb} ` : ''}[${end} / नहीं ${end}]।` };
}

/** What a question word leaves open, in its place; the longer before the shorter. */
const open: readonly (readonly [words: string, gap: string])[] = [
  ['कब तक|किस दिन तक|किस तारीख तक', '[कब तक]'],
  ['कितने दिनों? में', '[कितने] दिनों में'],
  ['कितने समय में', '[कितने समय] में'],
  ['कितने समय से|कितने (?:सालों|वर्षों|साल|वर्ष|महीनों) से', '[कितने समय] से'],
  ['कब से|किस दिन से|किस तारीख से', '[कब] से'],
  ['कितने बजे से', '[कितने बजे] से'],
  ['कितने बजे तक', '[कितने बजे] तक'],
  ['कितने बजे|किस समय|किस वक़्त|किस वक्त', '[कितने बजे]'],
  ['कब|किस दिन|किस तारीख को|किस दिनांक को|कौन[- ]?से दिन|कौन[- ]?सा दिन', '[दिन और समय]'],
  ['कितना समय|कितना वक़्त|कितनी देर|कितने दिन का समय', '[कितना समय]'],
  ['कितने दिनों?', '[कितने] दिन'],
  ['कितने घंटे', '[कितने] घंटे'],
  ['कितने महीने', '[कितने] महीने'],
  ['कितने साल|कितने वर्ष', '[कितने] साल'],
  ['कितने लोगों', '[कितने] लोगों'],
  ['कितने लोग|कुल कितने लोग|कितने व्यक्ति|कितने जन', '[कितने] लोग'],
  ['कितने प्रतिशत', '[कितने] प्रतिशत'],
  ['कितने रुपये|कितने रुपए|कितने पैसे|कितनी राशि', '[राशि]'],
  ['कितनी दूर|कितना दूर', '[कितनी] दूर'],
  ['कितना', '[कितना]'],
  ['कितनी', '[कितनी]'],
  ['कितने', '[कितने]'],
  ['किस-किस|किन-किन|किन', '[किन]'],
  ['कौन[- ]कौन[- ]?सी', '[कौन-कौन सी]'],
  ['कौन[- ]कौन[- ]?(?:से|सा)', '[कौन-कौन से]'],
  ['कौन[- ]?सी', '[कौन-सी]'],
  ['कौन[- ]?सा', '[कौन-सा]'],
  ['कौन[- ]?से', '[कौन-से]'],
  ['कौन-कौन|कौन', '[नाम]'],
  ['किसे|किसको', '[नाम] को'],
  ['किससे', '[नाम] से'],
  ['किसके', '[नाम] के'],
  ['किसका', '[नाम] का'],
  ['किसकी', '[नाम] की'],
  ['किस', '[किस]'],
  ['कहाँ से|कहां से', '[जगह] से'],
  ['कहाँ तक|कहां तक', '[कहाँ तक]'],
  ['कहाँ|कहां', '[जगह]'],
  ['कैसे|किस तरह|किस प्रकार', '[कैसे]'],
  ['क्या-क्या|क्या क्या', '[क्या-क्या]'],
];

const money =
  /(?:शुल्क|फ़ीस|फीस|कीमत|क़ीमत|दर|दरें|किराया|लागत|दाम|मूल्य|बजट|राशि|खर्च|ख़र्च|वेतन|रेट|चार्ज)(?: [\p{L}\p{M}]+){0,2}$/u;

const asking: TurningRule[] = open.map(([words, gap]) => ({
  when: new RegExp(`^(|.{1,90}? )(?:${words})${E}((?:[ ,-].{1,90})?)$`, 'u'),
  say: ([before = '', behind = '']) => {
    // 'आप कब से काम कर रही हैं': nobody else stands in it.
    const isHers =
      before === '' && /^(?:कब|कहाँ|कैसे|कितने समय)/u.test(words) && /(?:रही|चुकी|सकती|ती) हैं$/u.test(behind);
    const after = isHers ? behind.replace(/हैं$/u, 'हूँ') : behind;
    const said = /^\[कितन[ाीे]\]$/u.test(gap) && money.test(before) ? '[राशि]' : gap;
    return { open: `${before} ${said} ${after}।`.replace(/ {2,}/g, ' ').replace(' ।', '।').trim() };
  },
}));

/** 'आपका पता क्या है?' → 'मेरा पता [पता] है।' */
function named([what = '', be = '']: readonly string[]): Said {
  const gap = /(?:समय|तारीख|तिथि|दिन|समय-सीमा|अवधि)(?: [\p{L}\p{M}]+){0,2}$/u.test(what)
    ? '[समय]'
    : /(?:शुल्क|फ़ीस|फीस|कीमत|क़ीमत|दर|दरें|किराया|लागत|दाम|मूल्य|बजट|राशि|खर्च|ख़र्च|वेतन|रेट|चार्ज)(?: [\p{L}\p{M}]+){0,2}$/u.test(
          what,
        )
      ? '[राशि]'
      : '[जानकारी]';
  return { open: `${what} ${gap} ${be}।` };
}

const be = '(है|हैं|होगा|होगी|होंगे|रहेगा|रहेगी|रहेंगे|था|थी|थे)';
const ends = [
  '((?:सकता|सकती|सकते|रहा|रही|रहे|गया|गई|गए|चुका|चुकी|चुके|लिया|ली|लिए|दिया|दी|दिए) (?:है|हैं))',
  '(जाएगा|जाएगी|जाएँगे|जाएंगे)',
];
const predicates: TurningRule[] = [
  // 'Do you work on Sundays?' puts no Sunday forward.
  {
    when: /^(?:क्या )?(?:आप|तुम)(?: लोग)? (.{2,110}) (करते|देते|लेते|रखते|खोलते) (हैं)(?: क्या)?$/u,
    timed: true,
    say: doubted,
  },
  ...[
    ...ends.map((end) => new RegExp(`^(?:क्या )?(.{2,110}) ([\\p{L}\\p{M}]{1,14}) ${end}(?: क्या)?$`, 'u')),
    /^(?:क्या )?(.{2,110}) ([\p{L}\p{M}]{1,14}(?:ता|ती|ते)) (है|हैं)(?: क्या)?$/u,
    /^(?:क्या )?(.{2,120})()(?<= )(है|हैं|था|थी|थे|चाहिए|[\p{L}\p{M}]{1,12}(?:गा|गी|गे))(?: क्या)?$/u,
  ].map((when): TurningRule => ({ when, answers: ['yes-no', 'action', 'fact'], say: doubted })),
];

const verb =
  '([\\p{L}\\p{M}]{1,12}(?:ें|एँ|एं|िए|इए|इये|िये|िएगा|इएगा|ो|ओ|ना)|दीजिए(?:गा)?|लीजिए(?:गा)?|कीजिए(?:गा)?)';
const vector = `(?:([\\p{L}\\p{M}]{1,12}) (?=द[ेोी]|ल[ेोी]))?`;

export const hindi: Turning = {
  leads:
    /^(?:तो(?= क्या )|[^,।?]{6,140}(?:है|हैं|था|थी|थे|गया|गई|गए|दिया|की|हूँ|रहेगा|होगा),? (?:इसलिए|अतः|लेकिन|पर|परंतु|परन्तु|किंतु|मगर|सो)|(?:चूँकि|चूंकि|क्योंकि) [^,।?]{5,120},|(?:क्या )?(?:आप|तुम) (?:हमें |मुझे )?(?:यह |ये )?(?:भी )?(?:बता (?:सकते|सकती|पाएँगे|पाएंगे)(?: हैं| हो)?|बताएँगे|बताएंगे|बताएँगी) कि|कृपया|कृपा करके|और|तथा|साथ ही|इसके अलावा|इसके साथ ही|एक बात और|एक और बात|वैसे|अंत में|दूसरा|पहला|तीसरा|जी|हो सके तो|(?:यदि|अगर) संभव हो(?: तो)?|(?:कृपया )?(?:हमें |मुझे )?(?:यह |ये )?(?:भी )?(?:बताएँ|बताएं|बताइए|बताइएगा|बता दें|बता दीजिए|बताना|बता दो|सूचित करें|स्पष्ट करें|पुष्टि करें) कि|(?:हम|मैं) (?:यह )?(?:भी )?जानना (?:चाहता हूँ|चाहती हूँ|चाहते हैं|चाहेंगे|चाहूँगा|चाहूँगी)(?: कि)?|(?:हमें|मुझे) (?:यह )?(?:भी )?(?:जानना|पूछना) (?:था|है)(?: कि)?|[\p{L}\p{M}]+ जी|(?:[\p{L}\p{M}]+ ){0,5}[\p{L}\p{M}]+ने के लिए)[\s,:–-]+/u,
  tails: new RegExp(
    `(?:,?\\s(?:धन्यवाद|प्लीज़|कृपया|या नहीं)|(?:,|[–-]| यह)\\s*(?:कृपया )?(?:हमें |मुझे )?(?:यह )?(?:भी )?(?:ज़रूर )?${knowable}(?:ें|एँ|एं|ो|ओ|इए|इएगा|िए|ना| दें| दीजिए| दो| देना))+$`,
    'u',
  ),
  condition: /^(?:अगर|यदि) [^,।?]{3,80}?,? तो (?!भी)/u,
  ifs: /अगर|यदि|तो/gu,
  joint:
    /(?<=[\p{L}\p{M}](?:ें|एँ|एं|इए|िए|ो)),? और (?=(?:हमें |मुझे )?(?:यह )?(?:भी )?(?:बताएँ|बताएं|बताइए|बता दें|स्पष्ट करें|सूचित करें) कि)|,? और (?=.{3,50} या .{3,40}(?:गा|गी|गे|है|हैं)$)|(?<=(?:क्या|कब|कितन[ाीे]|कौन|किस|कहाँ|कहां|कैसे) .{0,90}) (?:और|तथा|एवं|व) (?=(?:[^ ]+ ){0,6}(?:क्या|कब|कितन[ाीे]|कौन|किस|कहाँ|कहां|कैसे)(?![\p{L}\p{M}]))|(?<=[\p{L}\p{M}](?:ें|एँ|एं|इए|िए)) और (?=.{3,90}(?:ें|एँ|एं|इए|िए)$)/u,
  swaps,
  dated: true,
  relative: {
    words: /^(?:आज|कल|परसों)/u,
    say: (date, behind) => (/बजे$/u.test(date) || /^ (?:तक|से|का|की|के|को)/u.test(behind) ? date : `${date} को`),
  },
  stretches:
    /(?<![\p{L}\p{M}])(?:इस|इसी|अगले|आने वाले) (?:हफ़्ते|हफ्ते|सप्ताह|महीने|माह)(?: के (?:अंत|आखिर|शुरू|मध्य))?(?: (?:तक|में|के अंदर|के भीतर))?(?= (?!या))/gu,
  unsaid: new RegExp(
    `(?:${word('क्या|कब|कौन|किस|किसे|किसको|किसके|किसकी|किसका|किससे|किन|कहाँ|कहां|कैसे|क्यों|मैं|हम|आज|कल|परसों|नहीं|न|मत|या|अथवा|यदि|अगर|ताकि|क्योंकि|लेकिन|तो|अपना-अपना')}|कितन|(?:इस|अगले|पिछले|आने वाले) (?:हफ़्ते|हफ्ते|सप्ताह|महीने|माह)|${B}कि${E})`,
    'u',
  ),
  rules: [
    // 'Can you come on Monday, or would you rather talk online?'
    {
      when: /^(?:क्या )?(?:आप|तुम) (.{3,80} (?:सकते|सकती) (?:हैं|हो)),? या (?:आप |तुम )?((?!नहीं|फिर भी|हम |मैं ).{3,70}(?:गे|गी|चाहिए))$/u,
      timed: true,
      say: ([one = '', other = '']) => ({
        open: `[${one} / ${other.replace(/ेंगी$/u, 'ूँगी').replace(/ए[ँं]गी$/u, 'ऊँगी')}]।`,
      }),
    },
    // 'Who bears the cost, the one or the other?'
    {
      when: /^(.{3,80}?) कौन ([^,]{2,40}), ([^,]{2,40}) या ([^,]{2,40})$/u,
      say: { open: '$1 [$3 / $4] $2।' },
    },
    {
      when: /^(?:क्या )?(.{3,60} (?:हैं|हो)),? या (?:हम|मैं) (.{2,60}) सकत[ेाी] (?:हैं|हूँ)$/u,
      say: { open: '[$1 / {आप|तुम} $2 सकते {हैं|हो}]।' },
    },
    // 'Tea or coffee?'
    {
      when: /^(?:क्या )?(.{3,70}(?:गे|गी|गा|हैं|है)),? या (?:आप |तुम )?((?!नहीं|फिर भी|हम |मैं ).{3,70}(?:गा|गे|गी|है|हैं|चाहिए))$/u,
      say: { open: '[$1 / $2]।' },
    },
    {
      when: /^(?:क्या )?(?:आप |तुम )?(.{3,70}(?:गे|गी)) या (?:मैं|हम) (.{2,60}) (?:दूँ|दूं|दें)$/u,
      say: { open: '[$1 / {आप|तुम} $2 {दें|दो}]।' },
    },
    {
      when: /^(?:क्या )?(?:आप |तुम )?(.{3,70}(?:गे|गी)) या ((?!नहीं).{3,70}(?:गे|गी))$/u,
      say: { open: '[$1 / $2]।' },
    },
    {
      when: /^(?:क्या )?(.{2,80}) ((?:[\p{L}\p{M}]+ना )?[\p{L}\p{M}]+(?:ेंगे|एँगे|एंगे|ोगे|ओगे)|[\p{L}\p{M}]+ते (?:हैं|हो)|(?:[\p{L}\p{M}]+ना )?चाहिए|होगा|होगी|रहेगा|रहेगी) या ((?!नहीं)[\p{L}\p{M}\d-]+(?: [\p{L}\p{M}\d-]+){0,3})$/u,
      say: chosenBehindVerb,
    },
    {
      when: /^(?:क्या )?(.{0,60} |)([\p{L}\p{M}\d-]+) या ((?!नहीं)[\p{L}\p{M}\d-]+) (.{2,70})$/u,
      answers: ['choice', 'yes-no', 'fact'],
      say: chosen,
    },
    // Offers: 'shall we send you …?'
    {
      when: new RegExp(
        `^क्या (?:हम|मैं) (?:आपको |तुम्हें |आपके लिए )?(.{3,90}?) ${vector}([\\p{L}\\p{M}]{1,12}(?:ें|एँ|एं)|[\\p{L}\\p{M}]{0,10}(?:ूँ|ऊँ|ूं))$`,
        'u',
      ),
      say: ([what = '', helper = '', last = '']) => {
        const stem = helper || last.replace(/(?:ें|एँ|एं|ूँ|ऊँ|ूं)$/u, '');
        if (stem.length < 2) return undefined;
        return {
          open: `${what} [${stem}ने / न ${stem}ने] की कृपा करें।`,
          yes: `जी हाँ, कृपया ${what} ${helper ? `${helper} {दें|दो}` : `${stem}ने की कृपा करें`}।`,
          no: `जी नहीं, धन्यवाद, ${what} ${stem}ने की आवश्यकता नहीं है।`,
        };
      },
    },
    // Permission: 'may we …?'
    {
      when: /^क्या (?:हम|मैं|हम लोग) (.{2,90}?) ([\p{L}\p{M}]{1,12}) (?:सकता हूँ|सकती हूँ|सकते हैं|सकती हैं)$/u,
      say: {
        open: '{आप|तुम} $1 [$2 सकते {हैं|हो} / नहीं $2 सकते]।',
        yes: 'जी हाँ, {आप|तुम} $1 $2 सकते {हैं|हो}।',
        no: 'खेद है कि {आप|तुम} $1 नहीं $2 सकते।',
      },
    },
    // Requests: 'can you …?'
    {
      when: /^(?:क्या )?(?:आप|तुम) (.{2,110}?) ((?:[\p{L}\p{M}]{1,12} (?=(?:दे|ले) ))?[\p{L}\p{M}]{1,12}) (?:सकते हैं|सकती हैं|सकेंगे|सकेंगी|सकते हो|सकती हो|पाएँगे|पाएंगे)$/u,
      answers: ['yes-no', 'action'],
      say: able,
    },
    {
      when: /^(?:क्या )?(?:आप|तुम) (.{2,110}?) ([\p{L}\p{M}]{1,12} [दल])(?:ेंगे|ोगे)$/u,
      answers: ['yes-no', 'action'],
      say: ([what = '', stem = '']) => (/^(?:बता|कर)/u.test(stem) ? undefined : done(what, `${stem}े`)),
    },
    {
      when: /^(.{3,90}?) ([\p{L}\p{M}]{1,12})ने (?:का|की) (?:अनुरोध|निवेदन|कष्ट|कृपा)(?: (?:है|करें|करता हूँ|करती हूँ|करते हैं))?$/u,
      say: ([what = '', stem = '']) => done(what, stem),
    },
    // Needs: 'we need …'
    {
      when: /^(?:हमें|मुझे) (.{3,90}?) (?:भी )?(?:चाहिए(?: (?:होगा|होगी|होंगे|था|थी|थे))?|की (?:भी )?(?:ज़रूरत|जरूरत|आवश्यकता) (?:है|होगी|पड़ेगी))$/u,
      say: ([what = '']) => ({
        open: PAPERS.test(what)
          ? `${what} [कब तक] उपलब्ध करा देंगे।`
          : `${what} [उपलब्ध करा सकते हैं / उपलब्ध नहीं करा सकते]।`,
        yes: `${what} उपलब्ध करा देंगे।`,
        no: `खेद है कि ${what} उपलब्ध कराना संभव नहीं है।`,
      }),
    },
    // 'What is …?', and what else a question word leaves open where it stands.
    { when: new RegExp(`^(.{3,90}) क्या(?:-क्या)? ${be}$`, 'u'), say: named },
    { when: /^(?:आप|तुम) क्या (.{2,80})$/u, say: { open: '[क्या] $1।' } },
    ...asking,
    // Told: 'please tell us the number of …'
    {
      when: new RegExp(
        `^(?:हमें |मुझे )?(.{3,90}?)(?: भी)?(?: के बारे में| की जानकारी)? (?:${knowable.replace('|पुष्टि कर', '')}(?:ें|एँ|एं|ो|ओ|इए|इएगा|िए|ना| दें| दीजिए| दो| देना)|(?<=की )जानकारी (?:दें|दीजिए|दो|दे दें))$`,
        'u',
      ),
      say: ([object = '']) => {
        const what = object
          .replace(/^अपन[ाीे](?= )/u, (own) => mine[own] ?? own)
          .replace(/ (?:की|लिखित में|लिखित रूप में)$/u, '');
        return /(?:ता|ती|ते|गा|गी|गे|है|हैं|कर)$/u.test(what) ? undefined : { open: `${what}: [जानकारी]।` };
      },
    },
    { when: new RegExp(`^(?:आप |तुम )?(.{2,110}?) ${vector}${verb}$`, 'u'), answers: ['action'], say: asked },
    ...predicates,
  ],
};
