import { alternatives } from './alternatives.ts';
import { decided, fact, polar, rule } from './rule.ts';
import { HEADS, isOthers, TIMES } from './spanish-questions.ts';
import { deedOfOne, ownForm, wishOf } from './spanish-verbs.ts';
import type { Turning } from './turning.ts';

/** What happens to somebody, and nobody does it to them. */
const NOBODYS =
  /^(?:viene[ns]?|parece|gusta|gustaría|conviene|interesa|va|sirve[ns]?|queda[ns]?|falta|toca|vale|da|sale|pasa|llega|corresponde|es|son|está|están|ha|han|puede|puedes|pueden|podéis|podr\p{L}+|importa)$/iu;
const YOU_CAN = 'puede|puedes|pueden|podéis|podría|podrías|podrían|podríais';
const MAY = '{puede|puedes}';

/** 'Nos lo enviáis a casa': what whoever answers does for the sender; an object takes its own pronoun before it. */
function forReader(it: string, verb: string, rest: string): string | undefined {
  const form = NOBODYS.test(verb) || isOthers(verb, rest) ? undefined : ownForm(verb);
  return form && [it ? `{se|te} ${it}` : '{le|te}', form].join(' ');
}

const WISHES =
  '(prefiere|prefieres|prefieren|preferís|preferiría|preferirías|quiere|quieres|quieren|queréis) que';
/** 'Le enviemos las escrituras', of the sender. */
const wish = '(?:(le|les|te|os) )?(?:(l[oa]s?) )?(\\p{L}+(?:mos|[aeé]))(?: ([^,?]{2,70}?))?';

/** What whoever answers would have the sender do: 'que me {envíe|envíes} las escrituras'. */
function wished([to = '', it = '', verb = '', rest = '']: readonly string[]): string | undefined {
  const form = wishOf(verb.replace(/mos$/, ''));
  return form && ['que', to, it, form, rest].filter(Boolean).join(' ');
}

/** What one side does for the other, and what the sender offers to do himself. */
export const deeds: Turning['rules'] = [
  // 'If he needs the key, tell us a day before': what is wanted is a word, if need be.
  rule(
    'si [^,¿?]{5,110}, (?:por favor,? )?(?:díganoslo|dígamelo|dínoslo|dímelo|avísenos|avíseme|avísanos|avísame|háganoslo saber|házmelo saber|infórmenos|infórmeme)(?: (con .{3,50}))?',
    ([when = '']) => fact(`De ser así, {le|te} avisaré ${when}.`),
  ),
  rule('(?:si hay [^,?]{3,40}, )?(?:dígame|díganos|dime|dinos|indíqueme|indíquenos) cuánto', () =>
    fact('El importe es [importe].'),
  ),
  rule(`(?:si )?${WISHES} ${wish},? o (?:bien |mejor )?que ${wish}`, ([verb = '', ...parts]) => {
    const form = ownForm(verb);
    const [first, second] = [wished(parts.slice(0, 4)), wished(parts.slice(4))];
    return form && first && second ? fact(`${form} [${first} / ${second}].`) : undefined;
  }),
  rule(
    `(?:si )?${WISHES} ${wish},? o (?:bien |mejor )?que ((?:el|la|los|las|un|una|alguien|nuestr[oa]s?) .{4,80})`,
    ([verb = '', ...parts]) => {
      const form = ownForm(verb);
      const first = wished(parts.slice(0, 4));
      return form && first ? fact(`${form} [${first} / que ${parts[4]}].`) : undefined;
    },
  ),
  ...polar(
    'si',
    '(?:también |ya )?(?:me|nos) (?:(l[oa]s?) )?(\\p{L}{2,16})(?: usted| ustedes| vosotros| tú)?(?: (.{2,110}))?',
    ([it = '', verb = '', rest = '']) => {
      const said = forReader(it, verb, rest);
      return said ? fact(`[Sí, ${said} / No, no ${said}] ${rest}.`) : undefined;
    },
  ),
  rule(
    'cuánto (?:me|nos) (cobra|cobráis|cobran|cobras|cobraría|cobraríais|cobrarían|cobrarías|pediría|pedirías)(?: (.{2,90}))?',
    ([verb = '', rest = '']) => {
      const form = ownForm(verb);
      return form ? fact(`{le|te} ${form} [importe] ${rest}.`) : undefined;
    },
  ),
  rule('(?:si )?(?:le|te|les|os) (da|daría) tiempo(?: (a .{3,90}))?', ([verb, what = '']) =>
    fact(`[Me ${verb} / No me ${verb}] tiempo ${what}.`),
  ),
  rule(
    'qué ((?:\\p{L}+ ){0,3}?\\p{L}+) (pide|exige|ofrece|quiere|acepta|cobra|prefiere|propone) ((?:el|la|los|las) (?:propietari|dueñ|caser|aseguradora|banco|cliente|organizador|seguro|hotel|colegio|ayuntamiento)\\p{L}*(?: .{2,60})?)',
    ([noun, verb = '', whose]) => fact(`${whose} ${verb.toLowerCase()} [${noun}].`),
  ),
  rule(
    '(?:si )?(está|están|es|son)(?: ya)? ((?!interesad|satisfech|casad|invitad|inscrit|apuntad|contratad|enterad)\\p{L}{3,12}(?:[ai]d|uest|iert|ist|ech)[oa]s?)(?: ya)?(?: (en .{2,60}))?',
    ([verb = '', how, where = '']) =>
      fact(`[Sí, ${verb.toLowerCase()} / No, no ${verb.toLowerCase()}] ${how} ${where}.`),
  ),
  rule(
    `si (${YOU_CAN}) (\\p{L}{1,14}[aei]r(?:me|nos|l[oa]s?)?)(?: (.{2,100}))?`,
    ([can = '', verb, rest = '']) => {
      if (isOthers(verb ?? '', rest)) return undefined;
      const own = /(?:n|is)$/u.test(can) ? 'podemos' : 'puedo';
      return fact(`[Sí, ${own} / Lamentablemente, no ${own}] ${verb} ${rest}.`);
    },
  ),
  // 'I can send it on Thursday or Monday, tell me which suits you better'
  rule(
    '.{10,140}, (?:dime|dígame|decidme|díganme|ya me dirá[ns]?) (?:qué|cuál|cuándo|qué día) (?:te|le|os|les) (viene|va|conviene) mejor',
    ([verb]) => fact(`Me ${verb} mejor [opción].`),
  ),
  rule('(?:si )?(?:usted )?(puede|puedes|pueden|podéis|podría|podrías|podrían)', ([can = '']) => {
    const own = ownForm(can) ?? 'puedo';
    return decided(
      `[Sí, ${own} / Lamentablemente, no ${own}].`,
      `Sí, ${own}.`,
      `Lamentablemente, no ${own}.`,
    );
  }),
  rule(
    '(?:te|le|os|les) (?:necesitaríamos|necesitamos|necesitaría|necesito|necesitaremos)(?: también)? ((?!que |para que )(?:el|la|los|las|tod[oa]s?|un|una|dos|tres|a partir|desde|hasta|de) .{3,90})',
    ([when]) =>
      decided(
        `[Sí, puedo / Lamentablemente, no puedo] estar disponible ${when}.`,
        `Con gusto estaré disponible ${when}.`,
        `Lamentablemente, no puedo estar disponible ${when}.`,
      ),
  ),
  rule(
    '(?:si )?(?:(le|te|les|os) )?(?:(l[oa]s?) )?(\\p{L}{3,14}(?:o|é|amos|emos|imos|aremos|eremos|iremos))(?: yo| nosotr[oa]s)?(?: (.{2,100}))?',
    ([to = '', it = '', verb = '', rest = '']) => {
      const deed = deedOfOne(verb);
      if (!deed || (to && it)) return undefined;
      const choice = alternatives(rest, / o (?:bien |mejor )?/iu, HEADS);
      if (choice) return fact(`${MAY} ${deed}${to}${it} ${choice.before} ${choice.gap}.`);
      return fact(`[Sí, ${MAY} / No hace falta] ${deed}${to}${it} ${rest}.`);
    },
    ['yes-no', 'choice', 'fact'],
  ),
  ...TIMES.map(([lead, gap]) =>
    rule(
      `${lead} (?:(l[oa]s?) )?(\\p{L}{3,14}(?:o|é|amos|emos|imos|aremos|eremos|iremos))(?: yo| nosotr[oa]s)?(?: (.{2,90}))?`,
      ([it = '', verb = '', rest = '']) => {
        const deed = deedOfOne(verb);
        return deed ? fact(`${MAY} ${deed}${it} ${rest} ${gap}.`) : undefined;
      },
    ),
  ),
  rule(
    'qué ((?:\\p{L}+ ){0,3}?\\p{L}+) (tiene|tienen|lleva|llevan|ocupa|admite|admiten|alcanza|cubre|cubren|necesita|requiere|soporta) ((?:el|la|los|las|est[ea]|su|sus|tu|nuestr[oa]) .{2,80})',
    ([noun, verb = '', thing]) => fact(`${thing} ${verb.toLowerCase()} [${noun}].`),
  ),
  rule(
    'cuánto (?:más |menos )?(subiría|subirá|sube|bajaría|aumentaría|aumentará|aumenta|variaría|cambiaría|ascendería|se encarecería|se retrasaría|se retrasará) ((?:el|la|los|las|su|tu) .{2,80})',
    ([verb = '', thing]) => fact(`${thing} ${verb.toLowerCase()} [cuánto].`),
  ),
];
