import { alternatives } from './alternatives.ts';
import { HEADS, isOthersDeed, TIMES } from './portuguese-questions.ts';
import { deedOfOne, ownForm, wishOf } from './portuguese-verbs.ts';
import { decided, fact, polar, rule } from './rule.ts';
import type { Turning } from './turning.ts';

/** What happens to somebody, and nobody does it to them. */
const NOBODYS =
  /^(?:vem|parece|agrada|convém|interessa|serve|fica|falta|toca|vale|dá|sai|passa|chega|corresponde|é|são|está|estão|pode|podes|podem|cabe|custa)$/iu;

const who = '(?:(?:você|vocês|o senhor|a senhora|tu) )?';
const mine = '(?:(?:eu|nós|a gente) )?';
const firsts = '(\\p{L}{3,14}(?:o|ei|amos|emos|imos|aremos|eremos|iremos))';

/** 'Nos cobram pelo transporte': what whoever answers does for the sender. */
function forReader(verb: string, rest: string): string | undefined {
  return NOBODYS.test(verb) || isOthersDeed(rest) ? undefined : ownForm(verb);
}

const WISHES = '(prefere|preferes|preferem|preferia|preferiam|quer|queres|querem) que';
/** 'Lhe mande as fotos', of the sender. */
const wish =
  '(?:eu |nós )?(?:lhes? |te |vos )?(\\p{L}+(?:mos|[aeê]))(?:-(?:lhes?|te|vos))?(?: ([^,?]{2,70}?))?';

/** What whoever answers would have the sender do: 'que envie por correio'. */
function wished([verb = '', rest = '']: readonly string[]): string | undefined {
  const form = wishOf(verb.replace(/mos$/, ''));
  return form && ['que', form, rest].filter(Boolean).join(' ');
}

/** What one side does for the other, and what the sender offers to do himself. */
export const deeds: Turning['rules'] = [
  rule(`(?:se )?${who}${WISHES} ${wish},? ou (?:então )?que ${wish}`, ([verb = '', ...parts]) => {
    const form = ownForm(verb);
    const [first, second] = [wished(parts.slice(0, 2)), wished(parts.slice(2))];
    return form && first && second ? fact(`${form} [${first} / ${second}].`) : undefined;
  }),
  rule(
    `(?:se )?${who}${WISHES} ${wish},? ou (?:então )?que ((?:os?|as?|um|uma|alguém|noss[oa]s?) .{4,80}|alguém .{4,80})`,
    ([verb = '', ...parts]) => {
      const form = ownForm(verb);
      const first = wished(parts.slice(0, 2));
      return form && first ? fact(`${form} [${first} / que ${parts[2]}].`) : undefined;
    },
  ),
  ...polar(
    'se',
    `(?:também |já )?${who}(?:me|nos) (\\p{L}{2,16})(?: (.{2,110}))?`,
    ([verb = '', rest = '']) => {
      const said = forReader(verb, rest);
      return said ? fact(`[Sim, ${said} / Não, não ${said}] ${rest}.`) : undefined;
    },
  ),
  rule(
    `quanto (?:é que )?${who}(?:me |nos )?(cobra|cobram|cobras|cobraria|cobrariam|cobrarias|pediria|pediriam)(?:-me|-nos)?(?: (.{2,90}))?`,
    ([verb = '', rest = '']) => {
      const form = ownForm(verb);
      return form ? fact(`${form} [valor] ${rest}.`) : undefined;
    },
  ),
  rule(`(?:se )?${who}(pode|podes|podem|consegue|consegues|conseguem|poderia|poderiam)`, ([can = '']) => {
    const own = ownForm(can) ?? 'posso';
    return decided(`[Sim, ${own} / Infelizmente, não ${own}].`, `Sim, ${own}.`, `Infelizmente, não ${own}.`);
  }),
  rule('(?:se )?(pode|podem|poderia|poderiam|podia|podiam) ser (.{2,100})', ([can = '', what]) => {
    const may = can.toLowerCase();
    return decided(
      `[Sim, ${may} / Infelizmente, não ${may}] ser ${what}.`,
      `Sim, ${may} ser ${what}.`,
      `Infelizmente, não ${may} ser ${what}.`,
    );
  }),
  rule(
    `(?:se )?${mine}(?:lhes? |te |vos )?${firsts}(?:-(?:lhes?|te|vos))?(?: (.{2,100}))?`,
    ([verb = '', rest = '']) => {
      const deed = deedOfOne(verb);
      if (!deed) return undefined;
      const choice = alternatives(rest, / ou (?:então )?/iu, HEADS);
      if (choice) return fact(`pode ${deed} ${choice.before} ${choice.gap}.`);
      return fact(`[Sim, pode / Não é preciso] ${deed} ${rest}.`);
    },
    ['yes-no', 'choice', 'fact'],
  ),
  ...TIMES.map(([lead, gap]) =>
    rule(`${lead}(?: é que)? ${mine}${firsts}(?: (.{2,90}))?`, ([verb = '', rest = '']) => {
      const deed = deedOfOne(verb);
      return deed ? fact(`pode ${deed} ${rest} ${gap}.`) : undefined;
    }),
  ),
  rule(
    '(?:dá|daria|é possível|seria possível|posso|podemos)(?: para)? (\\p{L}{2,14}[aeio]r)(?: (.{2,60}?))? em (?:até )?quantas (vezes|parcelas|prestações)',
    ([deed, rest = '', parts]) => fact(`é possível ${deed} ${rest} em [número] ${parts}.`),
  ),
  rule(
    '(?:que|qual)(?: o| a)? ((?:\\p{L}+ ){0,3}?\\p{L}+) (tem|têm|leva|levam|ocupa|admite|admitem|alcança|cobre|cobrem|precisa|suporta) ((?:os?|as?|est[ea]|seu|sua|noss[oa]) .{2,80})',
    ([noun, verb = '', thing]) => fact(`${thing} ${verb.toLowerCase()} [${noun}].`),
  ),
  rule(
    'quanto (?:é que )?(?:mais )?(subiria|subirá|sobe|baixaria|aumentaria|aumentará|aumenta|variaria|mudaria|atrasaria|atrasará) ((?:os?|as?|seu|sua) .{2,80})',
    ([verb = '', thing]) => fact(`${thing} ${verb.toLowerCase()} [quanto].`),
  ),
];
