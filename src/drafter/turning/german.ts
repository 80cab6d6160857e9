import { choice, whetherChoice, whoOfTwo } from './german-choices.ts';
import { capital, factOf, finalClause, none, polar, subordinate } from './german-clauses.ts';
import { aroundAsk, BEGUN } from './german-order.ts';
import {
  able,
  chosen,
  circumstance,
  counted,
  decided,
  manner,
  measure,
  NO_VERB,
  named,
  permitted,
  reason,
  sized,
} from './german-questions.ts';
import {
  conceded,
  confirmed,
  confirmedThat,
  needed,
  ordered,
  orderedVerb,
  type Told,
  told,
  wanted,
} from './german-requests.ts';
import { clauseOf, nounPhrase, turnedWords } from './german-sides.ts';
import { fromYou } from './german-verbs.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

/** A rule whose parts stand as the mail has them: German tells 'Ihr' from 'ihr' by its capital, which `swaps` do not see. */
function rule(
  when: RegExp,
  say: (...parts: string[]) => Said | undefined,
  answers?: TurningRule['answers'],
): TurningRule {
  return { when, say: (parts) => say(...parts), ...(answers ? { answers } : {}) };
}

/** 'Könnten Sie …' in its forms. */
const asksAble =
  '(?:[kK]önnt(?:en Sie|est du|et ihr| ihr)|[kK]önnen Sie|[kK]annst du|[wW]ürde(?:n Sie|st du|t ihr)|[wW]äre?(?:n Sie|st du|t ihr) (?:bitte )?so (?:nett|freundlich|gut|lieb)(?: und|,)|[wW]är(?:en Sie|st du|t ihr) in der Lage,?|(?:[iI]st|[wW]äre) es (?:Ihnen |dir |euch )?möglich,?(?: dass Sie)?|[wW]ollen Sie)';
/** Orders to one who is addressed familiarly, whose forms are no others. */
const order =
  '[sS]chicke?|[sS]ende|[gG]ib|[bB]ringe?|[rR]ufe?|[nN]imm|[sS]chreibe?|[pP]rüfe?|[fF]ülle?|[uU]nterschreibe?|[mM]aile?|[lL]eite|[mM]elde|[bB]uche?|[rR]eserviere?|[bB]estelle?|[bB]esorge?|[kK]opiere?|[üÜ]berweise?|[sS]telle?|[lL]ege?|[tT]rage?|[fF]rage?|[sS]uche?|[lL]ade|[dD]rucke?|[sS]chaue?|[sS]ieh|[hH]ole?|[oO]rganisiere?|[kK]läre?|[eE]rstelle?|[lL]ies|[kK]ümmere?|[hH]interlege?|[rR]eiche?|[aA]ktualisiere?|[pP]acke?|[lL]asse?';
const tells = /^(?:nennen|mitteilen|angeben|durchgeben|sagen|benennen|verraten)$/u;

/** A deed that is asked for, by what it is. */
function deed(infinitive: string, words: string, otherwise: () => Said | undefined): Said | undefined {
  if (tells.test(infinitive)) return told(words, infinitive);
  return infinitive === 'bestätigen' ? confirmed(words) : otherwise();
}

/** Two deeds in one request: 'drüberschauen und uns eine hellere Variante zeigen'. */
function bothAsked(words: string): Said | undefined {
  const [, one = '', other = ''] = /^(.+ \p{Ll}+n) und (.+ \p{Ll}+n)$/u.exec(words) ?? [];
  const [first, second] = [wanted(one), wanted(other)];
  if (!first || !second || / und /u.test(one)) return undefined;
  const joined = (verdict: 'open' | 'yes' | 'no') =>
    `${first[verdict] ?? first.open} ${capital(second[verdict] ?? second.open)}`;
  return { open: joined('open'), yes: joined('yes'), no: joined('no') };
}

const TWO_DEEDS = /\p{Ll}{3}n und .+ \p{Ll}+n$/u;

/** '… den Grundriss schicken' behind 'Könnten Sie'. */
function polite(words: string): Said | undefined {
  if (TWO_DEEDS.test(words)) return bothAsked(words);
  const [, rest = '', infinitive = ''] = /^(?:(.*) )?(\p{Ll}+n)$/u.exec(words) ?? [];
  return deed(infinitive, rest, () => wanted(words));
}

/** '[schicken] Sie mir den Grundriss zu'. */
function imperative(verb: string, words: string, who: Told): Said | undefined {
  const [, rest = words, particle = ''] = /^(.*) (mit|an|durch|bekannt)$/u.exec(words) ?? [];
  return deed(particle + orderedVerb(verb, who), rest, () => ordered(verb, words, who));
}

/** 'Haben Sie das gemeldet, und wenn ja, wann?' */
function furthermore(words: string, asked: string): Said | undefined {
  const [, verb = '', rest = ''] = /^(\p{L}\p{Ll}+) (.+)$/u.exec(words) ?? [];
  const said = decided(small(verb), rest);
  return said && !/,/.test(asked) ? { open: said.open.replace(/\.$/, `, und zwar [${asked}].`) } : undefined;
}

/** What is needed is no question, though its sentence opens with the verb. */
const OWN_NEED = /^(?:[bB]räucht|[bB]rauch|[bB]enötig)\p{Ll}* (?:ich|wir) /u;

const small = (words: string) => words.charAt(0).toLocaleLowerCase('de') + words.slice(1);

/** 'Die Belege kann ich Ihnen entweder schicken oder vorbeibringen, was ist Ihnen lieber?' */
const preferred: TurningRule = {
  when: new RegExp(
    `^(${nounPhrase}) (?:kann|könnte|können|könnten) (ich|wir) (?:(?:Ihnen|dir|euch) )?(?:entweder )?([^,]{3,60}) oder ([^,]{3,60}), (?:was|welches) (?:ist|wäre|passt) (?:Ihnen|dir|euch) (?:lieber|besser)$`,
    'u',
  ),
  timed: true,
  say: ([thing = '', person, one = '', two = '']) => {
    const [named, first, second] = [thing, one, two].map((words) => turnedWords(words));
    if (!named || !first || !second) return undefined;
    const can = person === 'wir' ? '{können Sie|könnt ihr}' : '{können Sie|kannst du}';
    return { open: `${named} ${can} mir gern [${first} / ${second}].` };
  },
};

/** 'ob Sie am 3. Dezember bei der Probe dabei sein können' names more than a day. */
const attending: TurningRule = {
  when: /^ob ((?:Sie|du|ihr) .{4,110} (?:können|kannst|könnt|könnten|könntest|könntet))$/u,
  timed: true,
  say: ([words = '']) => {
    const clause = / oder /u.test(words) ? undefined : finalClause(words);
    return clause ? able(clause) : undefined;
  },
};

/** 'Können Sie heute oder morgen einen Techniker schicken?' wants it done, and not to meet. */
const sending: TurningRule = {
  when: /^(?:[kK]önn(?:t)?en Sie|[kK](?:ann|önnte)st du|[kK]önn(?:te)?t ihr) (.{3,90} (?:schicken|vorbeischicken|entsenden|senden|liefern|bringen|reparieren|austauschen|prüfen|abholen))$/u,
  timed: true,
  say: ([words = '']) =>
    / oder /u.test(words.replace(/(?:^| )heute oder (?:spätestens )?morgen/u, ''))
      ? undefined
      : polite(words),
};

/** 'Es wäre schön, wenn am Ende gesaugt würde.' */
function hoped(words: string): Said | undefined {
  const [, adverb = '', deed = ''] = /^(diesmal|dieses Mal|künftig|dann|in Zukunft) (.+)$/u.exec(words) ?? [];
  const clause = adverb ? undefined : (finalClause(`${words} wird`) ?? finalClause(`${words} werden`));
  const said = adverb ? turnedWords(deed) : clause && polar(clause.rest);
  if (!said) return undefined;
  if (clause) return { open: `${clause.subject} ${clause.verb} ${said}.` };
  const whole = polar(said);
  return whole ? { open: `${adverb} wird ${whole}.` } : undefined;
}

/** What the language asks for without asking: 'Über ein Angebot würden wir uns freuen.' */
function gladOf(thing: string): Said | undefined {
  return needed('', thing);
}

function requested(thing: string): Said | undefined {
  const said = turnedWords(thing);
  return said === undefined ? undefined : needed('', thing);
}

export const german: Turning = {
  leads:
    /^(?:bitte|außerdem|zudem|zusätzlich|ferner|weiterhin|(?:und |nun )?noch eine (?:kurze |letzte )?(?:frage|bitte)(?: dazu)?:?|ach ja,|und|auch|sonst|dann noch:?|(?:daher|dazu|hierzu) (?:noch )?(?:meine|unsere|ein paar|folgende) fragen?:|(?:außerdem |zudem |ferner )?(?:(?:möchte|möchten|würde|würden|darf|dürfte|dürften|muss|müssen) (?:ich|wir)|(?:ich|wir) (?:möchten?|würden?|dürften?|darf|müssen|muss)) (?:sie|dich|euch) (?:auch |noch |außerdem |zudem |gern |daher |höflich )*bitten,(?= )|(?:meine |unsere |eine )?(?:erste |zweite |letzte |kurze )?(?:frage(?: vorab)?|rückfrage):|vorab:?|falls (?:ja|möglich|nicht),?|wenn (?:ja|möglich|nicht),|(?:gerne?|gleichzeitig|übrigens),?(?= )|(?:können|könnten|würden|wollen) sie (?:mir|uns) (?:bitte |noch |auch |kurz |vorab |schon )*(?:sagen|mitteilen|schreiben|bescheid geben|verraten),(?= )|(?:teilen|sagen|schreiben|geben|lassen) sie (?:mir|uns)? ?(?:bitte |noch |auch |außerdem |kurz |doch |vorab |bis [^,]{3,30} )*(?:mit|wissen|bescheid)?,(?= )|(?:und )?(?:sag|sagen sie|gib|geben sie|sagt|gebt)(?: mir| uns)?(?: bitte| noch| auch| kurz| doch| mal| vorab)* bescheid,(?= )|(?:kannst|könntest) du (?:mir|uns) (?:bitte |noch |auch |kurz |schon )*(?:sagen|schreiben|bescheid geben),(?= )|(?:sag|schreib|gib|lass) (?:mir|uns|mich) (?:bitte |noch |auch |kurz |doch |mal )*(?:wissen|bescheid)?,(?= )|(?:ich|wir) (?:würden?|wüssten?|möchten?|wollten?)(?: gerne?| noch| auch| außerdem)*(?: wissen)?,(?= )|(?:mich|uns) würde(?: noch| auch| außerdem)* interessieren,(?= )|(?:wüssten?|würden?) (?:ich|wir)(?: noch| auch)* gerne?(?: wissen)?,(?= )|interessieren würde (?:mich|uns)(?: noch| auch)*,(?= )|(?:wissen sie|weißt du)(?: schon| bereits| zufällig)?,(?= )|(?:sehr geehrte[rs]? |liebe[rs]? |hallo )?(?:herr|frau) \p{L}+,)\s+/iu,
  joint:
    /(?<=^(?:was|wie|wann|wo|wer|welche[mnrs]?) [^,]{3,90}), oder (?=\p{Ll}+ (?:Sie|du|ihr|wir|ich|es|man|das|die|der)\s)|,? (?:und|sowie) (?=(?:(?:ab|bis|seit|in|an|auf|unter|bei|mit|zu|für|über|von|nach|aus) )?(?:wer|wie|was|wann|wo|wohin|welche[mnrs]?|wen|wem|ob|wofür|womit|warum|wieviele?)\s|(?!(?:für|mit|bei|in|an|auf|von|zu|nach|aus|um|ab|bis|über|unter|ohne|dass|wenn|falls|damit|die|der|das|den|alle|auch|uns|mir|mich|euch|noch|bitte|dort|hier|dann|eine[mnrs]?)\s)\p{Ll}+ (?:Sie|du|ihr|wir|ich|es|man|er|sich|das|die|der|Ihre?|deine?|unsere?|eine?)\s)/u,
  tails:
    /(?:,?\s(?:bitte|vielen dank|danke|oder)|,\s(?:weil|da|denn|damit|sodass|so dass|sonst|dann|wir|ich|unsere?|seit|seitdem) (?!(?:[^?]{0,100} )?oder )[^?,]{3,100})+$/iu,
  small:
    /^(?:Der|Die|Das|Den|Dem|Des|Ein|Eine[mnrs]?|Mein\p{Ll}*|Unser\p{Ll}*|In|Im|Am|An|Bei|Für|Mit|Auf|Zu[mr]?|Von|Vom|Unter|Ab|Bis|Seit|Um|W(?:er|as|ann|o|ie|elche[mnrs]?|arum|ieso|eshalb|ohin|ofür|omit|orauf|orüber|ovon|en|em|ieviele?)|Ob|Wir|Ich|Es)(?!\p{L})/u,
  swaps: [],
  around: aroundAsk,
  told: new RegExp(
    `^(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Mm]ein\\p{Ll}*|[Uu]nser\\p{Ll}*|[Ii]ch|[Ww]ir|[Ee]s|[Aa]m|[Ii][mn]|[Bb]eim?|[Ll]etzte[sn]?|[Vv]or|[Ss]eit|[Ll]aut|[Nn]ach|[Ll]eider|[Zz]urzeit|[Dd]erzeit|[Hh]eute|[Gg]estern|[Aa]uf|[Hh]ier) (?![^,?]{0,110}(?<!\\p{L})(?:oder|we[rnm]|welche[mnrs]?|wann|was|wie|wo|entweder)(?!\\p{L}))[^,?:]{5,110}(?:,| [–-]) (?=${BEGUN})`,
    'u',
  ),
  unsaid: /Anweisung|Prompt|Passwort|Kennwort|(?<!\p{L})(?:TAN|PIN)(?!\p{L})/iu,
  dated: true,
  confirms: true,
  rules: [
    rule(/^(.{8,110}?),? und (?:wenn|falls) ja,? (.{3,40})$/u, furthermore, [
      'yes-no',
      'time',
      'fact',
      'amount',
      'action',
      'explanation',
    ]),
    rule(/^wie ?viel(?:e Euro)? (?:kostet|kosten) (.{3,90})$/u, (thing) => measure(thing, 'kostet', 'cost')),
    rule(/^was (kostet|kosten|würde|würden) (.{3,90}?)(?: kosten)?$/u, (verb, thing) =>
      measure(thing, verb, 'cost'),
    ),
    rule(/^(?:was|wie ?viel) (.{3,90}) (kostet|kosten|kosten würde|kosten wird)$/u, (thing, verb) =>
      measure(thing, verb.split(' ')[0] ?? verb, 'cost'),
    ),
    rule(/^wie hoch (ist|sind|wäre|wären|wird) (.{3,90}?)(?: sein)?$/u, (verb, thing) =>
      measure(thing, verb, 'height'),
    ),
    rule(/^wie hoch (.{3,90}) (ist|sind|wäre|wären)$/u, (thing, verb) => measure(thing, verb, 'height')),
    rule(/^wie (groß|lang|breit|tief|weit|schwer|alt|dick|teuer) (.{5,90})$/u, sized),
    rule(/^wie ?viel (\p{Lu}[\p{L}-]+) (.{4,110})$/u, (thing, rest) => counted('[wie viel]', thing, rest)),
    rule(
      /^wie ?viele? ((?:(?:freie|neue|weitere|zusätzliche) )?\p{Lu}[\p{L}-]+) (.{4,110})$/u,
      (thing, rest) => counted('[Anzahl]', thing, rest),
    ),
    rule(/^wie ?viele? (.{4,110})$/u, (rest) => counted('[wie viel]', '', rest)),
    rule(
      /^(welche[nrms]? (?:\p{Ll}+e[nrsm]? ){0,2}\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?) (.{4,110})$/u,
      chosen,
    ),
    rule(/^was (?:passiert|geschieht|gilt|machen wir|ist), ((?:wenn|falls) .{5,100})$/u, (words) => {
      const condition = subordinate(words);
      return condition ? { open: `${condition}, [was dann geschieht].` } : undefined;
    }),
    rule(
      /^((?:ab|bis|seit|von|um|in|an|auf|unter|bei|mit|zu|für|über|nach|aus|durch|gegen|vor)? ?(?:wann|w(?:o|ohin|ofür|omit|orauf|orüber|ovon)|we[mn]|wie (?:lange?|oft|schnell|bald|weit|früh)|welche[mnrs]?|wie ?viel Uhr|was) .{3,120})$/u,
      circumstance,
    ),
    rule(/^wer (\p{Ll}+)(?: ([^,]{2,60}))?, (?:also )?([^,]{2,40}) oder ([^,]{2,40})$/u, whoOfTwo),
    rule(/^wer (.{4,110})$/u, named),
    rule(/^wie (.{4,110})$/u, manner),
    rule(/^(?:warum|wieso|weshalb) (.{4,110})$/u, reason),
    attending,
    rule(/^ob (.{4,150})$/u, (words) => {
      if (/ oder /u.test(words)) return whetherChoice(words);
      const clause = finalClause(words);
      return clause ? (permitted(clause) ?? factOf(clause)) : undefined;
    }),
    preferred,
    sending,
    rule(
      new RegExp(
        `^(?:${asksAble} )?(?:bitte |noch |uns |mir |auch )*(?:bestätigen|[bB]estätigen Sie|[bB]estätige)(?: bitte| noch| uns| mir| auch)*, (dass .{5,120})$`,
        'u',
      ),
      confirmedThat,
      ['action'],
    ),
    rule(
      /^(?:[eE]s wäre|[wW]äre es|[iI]ch wäre|[wW]ir wären|[eE]s würde (?:uns|mir)|[iI]ch würde mich|[wW]ir würden uns) (?:\p{Ll}+ |Ihnen |dir ){0,3}\p{Ll}+, wenn (?:Sie|du|ihr) (.{3,120}) (?:könnten|könntest|könntet|würden|würdest)$/u,
      (words) => (/ oder /u.test(words) ? undefined : polite(words)),
      ['action'],
    ),
    rule(
      /^(?:.{3,50} )?(?:halten?|hielten?|erwarten?|wünschen?) (?:ich|wir)(?: uns| mir)? (.{5,60}?)(?: für angemessen| für fair)?$/u,
      conceded,
      ['action'],
    ),
    rule(
      /^(?:[iI]ch|[wW]ir) (?:halten?|hielten?|erwarten?|wünschen?)(?: uns| mir)? (.{5,60}?)(?: für angemessen| für fair)?$/u,
      conceded,
      ['action'],
    ),
    rule(
      /^(?:[eE]s wäre|[wW]äre es) (?:\p{Ll}+ ){0,2}\p{Ll}+, wenn (.{3,120} (?:\p{Ll}+t|\p{Ll}+en)) (?:würde|würden)$/u,
      hoped,
      ['action'],
    ),
    rule(/^(.{3,120}(?: zu \p{Ll}+n|\p{Ll}zu\p{Ll}{4,}n))$/u, polite, ['action']),
    rule(
      /^([kK]önn(?:en|t)|[kK]annst) ((?:Sie|du|ihr) (?!.*(?<!\p{L})(?:uns|mir|mich|bitte|sich|oder)(?!\p{L})).{3,130})$/u,
      (verb, words) => able(clauseOf(small(verb), words)),
      ['action', 'yes-no'],
    ),
    rule(
      new RegExp(`^${asksAble} (?:bitte )?((?:(?:mir|uns|sich|es) )?.{3,130})$`, 'u'),
      (words) => (/ oder /u.test(words) ? undefined : polite(words)),
      ['action'],
    ),
    rule(
      /^(?!(?:Haben|haben|Brauchen|brauchen|Kennen|kennen|Wissen|wissen|Sind|sind|Werden|werden|Können|können|Möchten|möchten|Dürfen|Müssen|Hätten|hätten|Wären|Finden|Meinen|Halten) )(\p{L}\p{Ll}+n) Sie (?:bitte |doch )?(.{3,130})$/u,
      (verb, words) => imperative(small(verb), words, 'Sie'),
      ['action'],
    ),
    rule(
      /^([sS]chickst|[sS]endest|[gG]ibst|[bB]ringst|[mM]ailst|[lL]eitest|[bB]esorgst|[sS]tellst|[zZ]eigst) du ((?:bitte |noch |auch |mal |kurz )*(?:mir|uns) .{3,120})$/u,
      (verb, words) => imperative(fromYou(small(verb)), words, 'Sie'),
      ['action'],
    ),
    rule(new RegExp(`^(${order}) (.{3,130})$`, 'u'), (verb, words) => imperative(small(verb), words, 'du'), [
      'action',
    ]),
    rule(
      /^(\p{L}\p{Ll}{2,}t) ((?:uns|mir|euch|bitte) .{3,130})$/u,
      (verb, words) => imperative(small(verb), words.replace(/^bitte /u, ''), 'ihr'),
      ['action'],
    ),
    rule(/^(?:(.{3,60}) )?(?:bräuchten?|brauchen?|benötigen?) (?:wir|ich) (.{3,110})$/u, needed, ['action']),
    rule(
      /^(?:wir|ich) (?:bräuchten?|brauchen?|benötigen?|hätten?(?: gerne?)?) (.{3,110})$/u,
      (thing) => needed('', thing),
      ['action'],
    ),
    rule(
      /^[üÜ]ber ((?:eine?n?|Ihre?n?|deine?n?|die|den|das) .{3,90}) (?:würden? (?:wir uns|ich mich)|freuen? (?:wir uns|ich mich))(?: sehr)?(?: freuen)?$/u,
      gladOf,
      ['action'],
    ),
    rule(
      /^(?:(?:wir|ich) )?bitten?(?: (?:Sie|dich|euch))? um ((?:eine?n?|Ihre?n?|deine?n?|die|den|das) .{3,90})$/u,
      requested,
      ['action'],
    ),
    rule(
      /^(?:[wW]ie (?:läuft|ist|machen|sieht|geht|steht|verhält)|[wW]as ist) [^,]{3,60}, (\p{Ll}+) ((?:Sie|du|ihr|wir|ich|das|es) .+ oder .+)$/u,
      choice,
    ),
    rule(/^(\p{L}\p{Ll}+) (.{3,60},? oder .{3,90})$/u, (verb, words) => choice(small(verb), words), [
      'yes-no',
      'choice',
      'action',
      'fact',
    ]),
    rule(/^(?:[gG]ibt|[gG]äbe) es (?:bei (?:Ihnen|euch|dir) )?(.{3,90})$/u, (thing) => exists(thing)),
    rule(
      /^(\p{L}\p{Ll}+) (.{3,130})$/u,
      (verb, words) =>
        NO_VERB.test(small(verb)) ||
        /(?<!\p{L})oder(?!\p{L})/u.test(words) ||
        OWN_NEED.test(`${verb} ${words}`)
          ? undefined
          : decided(small(verb), words),
      ['yes-no', 'action', 'choice'],
    ),
  ],
};

/** 'Gibt es Parkplätze am Haus?' */
function exists(thing: string): Said | undefined {
  const said = turnedWords(thing);
  if (!said || /,| oder /u.test(said)) return undefined;
  const withArticle = /(?<!\p{L})eine?n? /u.test(said) ? polar(said) : undefined;
  if (withArticle) return { open: `es gibt ${withArticle}.` };
  const [, before = '', bare = ''] = /^((?:auch |noch |schon |dafür |dort |hier )*)(.+)$/u.exec(said) ?? [];
  if (/^(?:die|der|das|den|Ihre?n?|meine?n?)(?!\p{L})/u.test(bare))
    return { open: `[Ja, es gibt ${before}${bare} / Nein, leider nicht].` };
  const thingNamed = /(?:^| )(\p{Lu}[\p{L}-]*)/u.exec(bare)?.[1] ?? '';
  return { open: `[Ja, es gibt / Nein, es gibt leider ${none(thingNamed)}] ${bare}.` };
}
