import { decided, exists, oneOf, yesNo } from './swedish-facts.ts';
import { aroundAsk, BEGUN, confirmedThat } from './swedish-order.ts';
import { deed, needed, ORDER, wanted } from './swedish-requests.ts';
import {
  type Clause,
  clauseOf,
  infinitiveOf,
  plainly,
  sentence,
  toldClause,
  turnedWords,
} from './swedish-sides.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

type Say = (...parts: string[]) => Said | undefined;
const rule = (when: RegExp, say: Say, answers?: TurningRule['answers']): TurningRule => ({
  when,
  say: (parts) => say(...parts),
  ...(answers ? { answers } : {}),
});

/** No verb opens with these: what follows a word that asks is told, or no question. */
const NO_VERB =
  /^(?:hur|vad|när|var|vart|vem|varför|vilken|vilket|vilka|vi|ni|du|jag|man|det|den|de|han|hon|en|ett|er|ert|era|vår|vårt|våra|min|mitt|mina|din|ditt|dina|alla|i|på|om|till|för|med|av|vid|från|som|och|att|så|här|där|tack|ja|nej|\p{L}+(?:en|et|arna|erna|orna))$/iu;

/** A clause behind a word that asks, in either order. */
function asked(words: string): Clause | undefined {
  // 'Vilken dag passar, tisdag eller onsdag?' is a choice.
  if (/,.* eller /u.test(words)) return undefined;
  const [, verb = '', behind = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  return verb && !NO_VERB.test(verb) ? clauseOf(verb, behind) : toldClause(words);
}

/** With the gap behind all else: 'gästerna kan checka in från [tid]'. */
function ending(words: string, gap: string): Said | undefined {
  const clause = asked(words);
  return clause ? { open: sentence(plainly(clause), gap) } : undefined;
}

/** The verbs that open the rest, and what follows them: 'ställa fram', 'i salen'. */
function insideOf({ subject, verb, rest }: Clause, gap: string): string {
  const [, deeds = '', behind = ''] =
    /^((?:(?:ha|få|kunna|\p{L}{2,}a(?: med| in| fram| ut| upp| till)?)(?= |$) ?)?)(.*)$/u.exec(rest) ?? [];
  return sentence(subject, verb, deeds.trim(), gap, behind);
}

/** 'Vilka handlingar behöver du från oss?', 'Hur många gäster väntar ni?' */
function within(gap: string, words: string): Said | undefined {
  if (/,.* eller /u.test(words)) return undefined;
  const [, verb = '', behind = ''] = /^(\p{L}+)(?: (.+))?$/u.exec(words) ?? [];
  const person = /^(?:du|ni|vi|jag|man|det|den|de|han|hon)(?!\p{L})/u;
  if (
    verb &&
    !NO_VERB.test(verb) &&
    !person.test(behind) &&
    !/^\p{L}+(?:en|et|arna|erna|orna)(?= |$)/u.test(behind)
  ) {
    const said = turnedWords(behind);
    return said === undefined ? undefined : { open: sentence(gap, verb, said) };
  }
  const clause = asked(words);
  return clause ? { open: insideOf(clause, gap) } : undefined;
}

function what(words: string): Said | undefined {
  const [, verb = '', behind = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? [];
  if (/^(?:på|i|till|med|för|vid)(?= )/u.test(behind)) {
    const said = turnedWords(behind);
    return said === undefined || NO_VERB.test(verb)
      ? undefined
      : { open: `${said} ${verb} följande: [uppgift].` };
  }
  const clause = asked(words);
  if (!clause) return undefined;
  if (/^(?:är|blir|heter)$/u.test(clause.verb) && clause.rest === '')
    return { open: sentence(clause.subject, clause.verb, '[uppgift]') };
  return { open: insideOf(clause, 'följande').replace(/\.$/, ': [uppgift].') };
}

function cost(words: string): Said | undefined {
  const said = turnedWords(words);
  return said && !/,/.test(said) ? { open: `${said} kostar [belopp].` } : undefined;
}

const MONEY =
  /(?:pris|priset|hyran?|avgiften?|kostnaden?|arvodet?|taxan?|lönen?|depositionen?|rabatten?)(?!\p{L})/iu;

/** 'Hur hög är månadshyran?', 'Vad är ditt ordpris?' */
function measured(verb: string, words: string): Said | undefined {
  const said = turnedWords(words);
  if (!said || /,/.test(said)) return undefined;
  return { open: sentence(said, verb, MONEY.test(said) ? '[belopp]' : '[uppgift]') };
}

/** 'Vi kan antingen ses på plats eller ta det på telefon, vilket föredrar du?' */
const preferred: TurningRule = {
  when: /^(?:vi|jag) kan (?:antingen )?([^,]{3,60}) eller ([^,]{3,60}), (?:vad|vilket) (?:föredrar|passar|vill) (?:du|ni|er|dig)(?: bäst| helst)?$/iu,
  timed: true,
  say: (parts) => {
    const [one, two] = parts.map((words) => turnedWords(words));
    return one && two ? { open: `jag föredrar att [${one} / ${two}].` } : undefined;
  },
};

/** 'Kan du komma på torsdag, eller passar det bättre att vi ringer?': which of the two, though one names a day. */
const either: TurningRule = {
  when: /^(\p{L}+) ((?:du|ni|vi|jag|det|den) .{3,110}?,? eller (?:passar|ska|är|vill|tar|kan|blir|går|kommer) (?:det|vi|ni|du|jag) .{3,70})$/iu,
  timed: true,
  say: ([verb = '', words = '']) => (NO_VERB.test(verb) ? undefined : yesNo(verb, words)),
};

export const swedish: Turning = {
  leads:
    /^(?:och|men|p\.?s\.?:?|(?:dessutom |sedan |också )?undrar (?:vi|jag)(?: också| även)?(?= (?:om|när|vem|vad|var|hur|vilk\p{L}+|på|från|till)(?!\p{L}))|(?:jag|vi) undrar(?: också| även)?(?= (?:om|när|vem|vad|var|hur|vilk\p{L}+)(?!\p{L}))|dessutom|vidare|för övrigt|förresten|en fråga till:?|ytterligare en fråga:?|en annan fråga:?|först(?:,| och främst)|sedan undrar (?:jag|vi)|(?:jag|vi) undrar(?: också| även)?|(?:jag|vi) skulle (?:också |även )?vilja veta|tacksam (?:om|för)(?= svar)|om (?:ja|inte|möjligt),|var (?:så )?(?:vänliga?|snälla?|goda?)(?: och)?|vänligen|snälla|är (?:du|ni) snälla? och|(?:kan|kunde|skulle|vill) (?:du|ni) (?:kunna )?(?:också |även |vänligen )*(?:meddela|säga|berätta|bekräfta|ange)(?: oss| mig)?(?= (?:om|när|vem|vad|var|hur|vilk\p{L}+|på|från|till)(?!\p{L}))|(?:meddela|berätta|säg|låt)(?: gärna)?(?: oss| mig)(?: gärna)?(?: veta)?(?: senast [^,]{3,30}?)?(?= (?:om|när|vem|vad|hur|vilk\p{L}+)(?!\p{L}))|(?:vi|jag) (?:skulle )?behöver?(?: också| även)? (?:få )?veta(?= )|vet (?:du|ni)(?: redan)?(?= (?:om|när|vem|vad|var|hur|vilk\p{L}+)(?!\p{L}))|när ni ändå håller på,?)[\s,]+/iu,
  joint:
    /,? och (?=(?:(?:från|till|sedan|på|i|med|för|hos|av) )?(?:vem|vad|var|när|hur|vilk(?:en|et|a)|varför|om)\s|(?!(?:att|som|på|i|till|med|för|av|den|det|de|en|ett|även|också)\s)\p{Ll}+ (?:ni|du|vi|jag|det|man|den)\s|(?:ingår|är|kan|får|ska|har|finns)\s(?!(?:och|eller)\s))/u,
  tails:
    /(?:,?\s(?:tack(?: på förhand)?|snälla|är ni snälla|är du snäll)|,?\s(?:så att|eftersom|för att) (?!(?:[^?]{0,100} )?eller )[^?,]{3,100}|,\s(?:annars|då|så|för|vi|jag|vår|vårt|våra) (?!(?:[^?]{0,100} )?eller )[^?,]{3,100})+$/iu,
  swaps: [],
  around: aroundAsk,
  told: new RegExp(
    `^(?!(?:vad|hur|när|var|vart|vem|vilk\\p{L}+|varför|om|ska|kan|är|har|får|finns|blir|går) )(?:.{5,120}? så (?=(?:vi|jag) (?:behöver|skulle behöva) )|(?:\\p{L}{4,}(?:en|et|na)|\\p{L}+ (?:finns|är|har|kostar|ligger|kommer|blir|går)|den|det|de|en|ett|min|vår|våra|vi|jag|i|på|vid|förra|efter|sedan|enligt|från|tyvärr|nu|under) (?![^,?;]{0,110}(?<!\\p{L})(?:eller|vem|vilk\\p{L}+|när|vad|hur|var)(?!\\p{L}))[^,?;]{5,110}(?:[,;]| [–-]) (?:(?:så|och|men) )?(?=${BEGUN}))`,
    'iu',
  ),
  unsaid: /instruktion|prompt|lösenord|(?<!\p{L})(?:pin|bankid)(?!\p{L})/iu,
  dated: true,
  confirms: true,
  rules: [
    rule(/^vad (?:kostar|kostade|skulle) (det)(?: kosta)?(?: ungefär| totalt| i så fall)*$/iu, cost),
    rule(/^vad (?:kostar|kostade|skulle) (.{3,90}?)(?: kosta)?(?: ungefär| totalt| i så fall)*$/iu, cost),
    rule(/^(?:vad|hur mycket) (.{3,80}) kostar$/iu, cost),
    rule(
      /^(?:vad|hur) (?:hög|högt|höga|stor|stort|stora|lång|långt|dyr|dyrt)? ?(är|blir) ((?:priset|kostnaden|(?:din|ditt|er|ert|den|det) ).{0,90}|\p{L}+(?:n|t|na)(?: .{2,70})?)$/iu,
      measured,
    ),
    rule(/^hur lång tid (?:tar|beräknas) (.{3,80}?)(?: ta)?$/iu, (words) => {
      const said = turnedWords(words);
      return said && !/^(?:det|ni|du) .* att/u.test(said)
        ? { open: `${said} tar [hur lång tid].` }
        : undefined;
    }),
    rule(
      /^hur (?:många|mycket) ((?:\p{L}+a )?\p{L}+) ([^,]{3,60}), ([\p{L}\d.]+) eller ([\p{L}\d.]+)$/iu,
      (thing_, rest, one, two) =>
        /\d/u.test(one) && /\d/u.test(two) ? within(`[${one} / ${two}] ${thing_}`, rest) : undefined,
    ),
    rule(
      /^vilk(?:en|et|a) \p{L}+ ([^,]{3,60}), ((?:på )?[\p{L}\d.]+) eller ((?:på )?[\p{L}\d.]+)$/iu,
      (rest, one, two) => within(`[${one} / ${two}]`, rest),
    ),
    rule(/^hur många (blir|är|kommer) (?:ni|du)$/iu, (verb) => ({
      open: `vi ${verb.toLowerCase()} [antal].`,
    })),
    rule(/^vad (?:händer|gäller|gör vi) om (.{4,90})$/iu, (rest) => {
      const clause = toldClause(rest.replace(/(?<!\p{L})(?=inte(?!\p{L}))/iu, 'ʼ'));
      return clause ? { open: `om ${plainly(clause).replace('ʼ', '')} [vad som händer då].` } : undefined;
    }),
    rule(/^hur många ((?:\p{L}+(?:a|iga) )?\p{L}+) (.{3,100})$/iu, (thing_, rest) =>
      within(`[antal] ${thing_}`, rest),
    ),
    rule(/^hur mycket (\p{L}+) (.{4,100})$/iu, (thing_, rest) => within(`[hur mycket] ${thing_}`, rest)),
    rule(
      /^(på|i|till|med|från|under|för|hos|via|om|av|vid|efter|mot|inom) (vilk(?:en|et|a) (?:\p{L}+(?:a|iga) )?\p{L}+) (.{4,100})$/iu,
      (before, which, rest) => ending(rest, `${before.toLowerCase()} [${which}]`),
    ),
    rule(/^(?:från|till|med|för|hos|av|på) vem (.{4,100})$/iu, (rest) => ending(rest, 'till [namn]')),
    rule(/^(sedan|från|till|fram till) (?:och med )?när (.{4,110})$/iu, (before, rest) =>
      ending(rest, `${before.toLowerCase()} [när]`),
    ),
    rule(/^(?:när|hur dags|vilken tid|vilken dag|vilket datum) (.{4,110})$/iu, (rest) =>
      ending(rest, '[när]'),
    ),
    rule(/^hur (länge|ofta|snabbt|snart|tidigt|långt) (.{4,100})$/iu, (how, rest) =>
      ending(rest, `[hur ${how}]`),
    ),
    rule(/^(?:var|vart) (.{4,100})$/iu, (rest) => ending(rest, '[var]')),
    rule(/^(vilk(?:en|et|a) (?:\p{L}+(?:a|iga) )?\p{L}+) (.{4,100})$/iu, (which, rest) =>
      within(`[${which.toLowerCase()}]`, rest),
    ),
    rule(
      /^vem (?:som )?(\p{L}+)(?: ([^,]{2,60}))?, ([^,]{1,40}) eller ([^,]{1,40})$/iu,
      (verb, rest, one, two) => {
        const [said, first, second] = [turnedWords(rest), turnedWords(one), turnedWords(two)];
        return said !== undefined && first && second && !NO_VERB.test(verb)
          ? { open: sentence(`[${first} / ${second}]`, verb, said) }
          : undefined;
      },
    ),
    rule(/^vem (?:som )?(.{4,100})$/iu, (rest) => {
      const [, when = '', deed_ = ''] = /^(i så fall|då|sedan|sist) (\p{L}+(?: .+)?)$/iu.exec(rest) ?? [];
      const said = turnedWords(when ? `${deed_} ${when}` : rest);
      if (/,/.test(said ?? '')) return undefined;
      return said && !/^\p{L}+ (?:jag|vi|ni|du|man)(?!\p{L})/u.test(said)
        ? { open: `[Namn] ${said}.` }
        : undefined;
    }),
    rule(/^vad (.{4,100})$/iu, what),
    rule(
      /^hur (långt?|stort?|högt?|brett?|god) (\p{L}+) ((?:ni|du|\p{L}+r (?:ni|du)) ?.{0,80})$/iu,
      (how, thing, rest) => within(`[hur ${how.toLowerCase()}] ${thing}`, rest),
    ),
    rule(/^hur gör (?:vi|jag|man) med (.{3,80})$/iu, (thing) => {
      const said = turnedWords(thing);
      return said && !/,/.test(said) ? { open: `med ${said} gör vi så här: [förklaring].` } : undefined;
    }),
    rule(
      /^(?:hur|när|var|vart) ((?:vill|ska|kan|brukar|önskar|får|ville|skulle) (?:du|ni|vi|jag) [^,]{3,70}), ([^,]{2,40}) eller ([^,]{2,40})$/iu,
      (rest, one, two) => {
        const [, verb = '', behind = ''] = /^(\p{L}+) (.+)$/u.exec(rest) ?? [];
        const clause = clauseOf(verb, behind);
        const [first, second] = [turnedWords(one), turnedWords(two)];
        return clause && first && second
          ? { open: sentence(plainly(clause), `[${first} / ${second}]`) }
          : undefined;
      },
    ),
    rule(/^hur ((?:\p{L}+r|kan|ska|vill|måste|bör|ni|du|vi|jag|man|det) .{3,100})$/iu, (rest) => {
      const clause = asked(rest);
      return clause && !/^(?:är|blir)$/u.test(clause.verb)
        ? { open: `${plainly(clause)} så här: [förklaring].` }
        : undefined;
    }),
    rule(/^varför (.{4,100})$/iu, (rest) => {
      const clause = asked(rest);
      return clause ? { open: `${plainly(clause)} eftersom [skäl].` } : undefined;
    }),
    rule(
      /^(?:om|ifall|huruvida) (.{4,100})$/iu,
      (rest) => {
        const clause = toldClause(rest);
        if (!clause) return undefined;
        return / eller /u.test(rest) ? oneOf(clause) : decided(clause);
      },
      ['yes-no', 'choice'],
    ),
    rule(
      /^(?:har|skulle|hinner) (du|ni) (?:ha )?(?:möjlighet|chans|tid) att (.{3,110})$/iu,
      (person, rest) => {
        const clause = clauseOf('kan', `${person} ${rest}`);
        return clause ? decided(clause) : undefined;
      },
    ),
    rule(
      /^(?:(?:kan|kunde|skulle|vill) (?:du|ni) (?:kunna )?)?(?:också |även |gärna )*bekräfta(?: gärna| också| för oss| för mig)* (att .{5,120})$/iu,
      confirmedThat,
      ['action'],
    ),
    rule(
      /^(?:kan|kunde|skulle) (vi|jag) (?:kunna )?(?:också |även )?få ((?:en|ett|er|ert|era|din|ditt|dina|några|den|det|de) .{3,100}|\p{L}{4,}(?:et|en|n|erna|arna)(?: .{3,90})?)$/iu,
      (person, words) => needed('', person, words),
      ['action', 'yes-no'],
    ),
    rule(
      /^(.{3,50}) (?:önskar|vill|behöver) (vi|jag)(?: ha| få)?((?: (?:gärna |helst )?(?:senast|före|innan) .{3,40})?)$/iu,
      (thing, person, day) =>
        needed('', person, `${thing.charAt(0).toLowerCase()}${thing.slice(1)}${day && ` ${day}`}`),
      ['action'],
    ),
    rule(
      /^(?:det )?(?:vore|skulle vara) (?:\p{L}+ ){1,3}om (du|ni) (?:också |även |gärna )?(?:kunde|ville|kan|vill) (.{3,120})$/iu,
      wanted,
      ['action'],
    ),
    rule(/^(?:kan|kunde|skulle|vill) (du|ni) (.{3,120})$/iu, wanted, ['action']),
    rule(
      /^(?:är det möjligt|går det(?: bra)?|skulle det (?:gå|vara möjligt)) att ((?:få|(?:av|om)?boka|ändra|skjuta|flytta) .{3,100})$/iu,
      (rest) => {
        const said = turnedWords(rest);
        return said
          ? {
              open: `det går [bra / tyvärr inte] att ${said}.`,
              yes: `det går bra att ${said}.`,
              no: `det går tyvärr inte att ${said}.`,
            }
          : undefined;
      },
    ),
    rule(
      new RegExp(`^${ORDER} (?:gärna |också |även )*(.{3,120})$`, 'iu'),
      (order, rest) => deed(infinitiveOf(order.toLowerCase()), rest),
      ['action'],
    ),
    rule(
      /^(?:(.{3,60}) )?(?:behöver|skulle) (vi|jag) (?:även |också |dessutom )?(?:behöva )?(?:få )?(.{3,100})$/iu,
      needed,
      ['action'],
    ),
    rule(
      /^(vi|jag) (?:skulle )?(?:även |också |dessutom )?(?:behöver|behöva|vilja ha|vill ha|önskar|vill gärna ha)(?: även| också| dessutom)? (.{3,100})$/iu,
      (person, words) => needed('', person, words),
      ['action'],
    ),
    rule(/^finns det (.{3,90})$/iu, exists),
    rule(
      /^(?:hur|vad|när)(?: \p{L}+t)? (?:ska|är|blir|kan|bör|gör|\p{L}+r) [^,]{5,60}, (\p{L}+r|krävs|är|ska|kan) (.+ eller .+)$/iu,
      yesNo,
    ),
    rule(
      /^.{3,100}?(?<![\d.,])(\d[\d.,]*) eller (\d[\d.,]*(?: \p{L}+)?), vilke[nt] gäller$/iu,
      (one, two) => ({
        open: `det gäller [${one} / ${two}].`,
      }),
    ),
    preferred,
    rule(
      /^(vi|jag) (?:skulle uppskatta|förväntar oss|förväntar mig|vill ha|önskar|skulle vilja ha) (?:någon form av |någon |en |ett )?((?:kompensation|ersättning|prisavdrag|rabatt|avdrag)(?: (?:för|på) .{3,60})?)$/iu,
      (person, thing) => {
        const said = turnedWords(thing);
        const who = person.toLowerCase() === 'vi' ? 'ni' : 'du';
        return said
          ? {
              open: sentence(who, '[får / får tyvärr ingen]', said),
              yes: sentence('självklart får', who, said),
              no: sentence('tyvärr kan jag inte erbjuda någon', said),
            }
          : undefined;
      },
    ),
    either,
    rule(/^(\p{L}+) (.{2,130})$/iu, (verb, words) => (NO_VERB.test(verb) ? undefined : yesNo(verb, words)), [
      'yes-no',
      'choice',
      'action',
      'fact',
      'explanation',
    ]),
  ],
};
