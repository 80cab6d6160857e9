import { chosen } from './portuguese-questions.ts';
import { ownForm, wishedOf } from './portuguese-verbs.ts';
import { decided, fact, polar, rule } from './rule.ts';
import type { Said, Turning } from './turning.ts';

const determined =
  '(?:os?|as?|um|uma|umas|uns|(?:seu|sua|teu|tua|vosso|vossa|meu|minha|nosso|nossa)s?|est[ea]s?|ess[ea]s?|cada|tod[oa]s?|amb[oa]s)';
/** Third persons that are about things, as mails ask about them. */
const things =
  '(?:entra|entram|muda|mudam|aumenta|aumentam|sobe|sobem|\\p{L}{3,12}-se|é|são|está|estão|será|serão|seria|seriam|estará|estarão|fica|ficam|continua|continuam|funciona|funcionam|inclui|incluem|cobre|cobrem|chega|chegam|sai|saem|abre|abrem|fecha|fecham|começa|começam|termina|terminam|dura|duram|vence|admite|permite|permitem|aceita|aceitam|oferece|oferecem|tem|têm|leva|levam|dispõe|conta|precisa|precisam|pode|podem|deve|devem|custa|custam|serve|servem|vale|cabe|cabem|dá|exige|exigem|contém|corresponde|vai|vão|já foi|já foram|já está|já estão|já chegou|já chegaram|foi|foram|já saiu)';
/** Third persons that stand before what they are about, never said of the reader. */
const before =
  '(?:existe|existem|é (?:necessári[oa]|obrigatóri[oa]|preciso|precisa|suficiente|indispensável|recomendável|melhor|gratuit[oa]|grátis|permitid[oa])|será (?:necessári[oa]|preciso|suficiente|obrigatóri[oa])|seria (?:necessári[oa]|preciso|suficiente)|basta|bastam|chega|restam|ainda há|resta|falta|faltam|cabem|vale a pena)';
const state =
  '((?:está|estão|estará|estarão|é|são|será|serão|seria|fica|ficam|vai|vão)) (\\p{L}{3,16}(?:[oa]s?|[aií]ve(?:l|is)|eis|ntes?|el))';
const infinitive =
  '(?:me |nos |lhe |te )?(\\p{L}{0,14}[aeiô]r(?:-(?:se|l?[oa]s?))?)(?:-(?:me|nos|lhes?|te|vos))?';
const weCan = '(?:eu |nós |a gente )?(?:posso|podemos|poderíamos|podíamos|poderei|poderemos)';
const word = '(\\p{L}{2,16})';
const who = '(?:(?:você|vocês|o senhor|a senhora|tu) )?';

/** What one has oneself; the rest is a firm's. */
const PERSONAL =
  /^(?:muita |alguma |algum |já |um |uma |interesse|preferência)?(?:disponibilidade|tempo|experiência|interesse|preferência|alergia|vaga|horário|carta|seguro|dúvida|pergunta|objeção|formação|diploma|carro|portfólio|referência|notícia|novidade|ideia|sugestão|compromisso)/iu;

/** 'Sim, temos alguma / Não, não temos nenhuma'. */
function affirmed(form: string, rest: string, no = 'não'): Said {
  const none: Readonly<Record<string, string>> = {
    algum: 'nenhum',
    alguma: 'nenhuma',
    algo: 'nada',
    alguém: 'ninguém',
    um: '',
    uma: '',
  };
  const [, some = '', thing = rest] = /^(algum|alguma|algo|alguém|uma?)(?!\p{L})(.*)$/iu.exec(rest) ?? [];
  return fact(
    `[Sim, ${form} ${some} / Não, ${no} ${form} ${none[some.toLowerCase()] ?? ''}] ${thing}.`.replace(
      / +\]/,
      ']',
    ),
  );
}

const NO_PERSON =
  /^(?:há|é|são|está|estão|vai|vão|pode|podes|podem|poderia|poderiam|podia|podias|fica|ficam|dá|sabe|sabem)$/;
const either = (thing: string, verb: string, rest: string) => {
  const said = verb.toLowerCase();
  const [, already = '', bare = said] = /^(já )?(.*)$/u.exec(said) ?? [];
  return fact(`${thing} [${said} / ${already ? 'ainda não' : 'não'} ${bare}] ${rest}.`);
};

/** Questions for yes or no, offers and choices. */
export const polarQuestions: Turning['rules'] = [
  rule('(?:se )?(houve|há|haveria|haverá|existe|existem) (.{3,100})', ([verb = '', thing = '']) =>
    affirmed(verb.toLowerCase(), thing),
  ),
  rule(
    `(?:se )?(?:(?:eu|nós) )?(?:preciso|precisamos|precisaria|precisaríamos|vou ter|vamos ter|terei|teremos|tenho|temos|teria|teríamos|devo|devemos|deveria|deveríamos|é preciso|é necessário)(?: de| que)? ${infinitive}(?: (.{2,90}))?`,
    ([verb, rest = '']) =>
      chosen(`deve ${verb}`, rest) ?? fact(`[É preciso / Não é preciso] ${verb} ${rest}.`),
    ['yes-no', 'choice', 'fact'],
  ),
  rule(
    '(?:se )?(?:preciso|precisamos) d(e|[oa]s?) (.{3,90})',
    ([joint, rest]) => fact(`[Precisa / Não precisa] d${joint} ${rest}.`),
    ['yes-no', 'choice', 'fact'],
  ),
  rule(`(?:se )?${weCan}(?: também)? ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
    decided(
      `[Sim, pode / Infelizmente, não pode] ${verb} ${rest}.`,
      `Claro, pode ${verb} ${rest}.`,
      `Infelizmente, não pode ${verb} ${rest}.`,
    ),
  ),
  rule(`(?:se )?(?:é|seria|será|era) possível ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
    decided(
      `[Sim, é / Infelizmente, não é] possível ${verb} ${rest}.`,
      `Sim, é possível ${verb} ${rest}.`,
      `Infelizmente, não é possível ${verb} ${rest}.`,
    ),
  ),
  rule(
    `(?:se )?(?:dá|daria|tem como|teria como)(?: para)? ${infinitive}(?: (.{2,100}))?`,
    ([verb, rest = '']) =>
      decided(
        `[Sim, é / Infelizmente, não é] possível ${verb} ${rest}.`,
        `Sim, é possível ${verb} ${rest}.`,
        `Infelizmente, não é possível ${verb} ${rest}.`,
      ),
  ),
  rule(
    `${who}(?:quer|queres|querem|deseja|desejam|prefere|gostaria|gostariam|gostava|gostavas) que (?:eu |nós )?(?:lhe |te |vos |lhes )?${word}(?:-(?:lhe|te|vos))?(?: (.{2,90}))?`,
    ([verb = '', rest = '']) => {
      const wish = / ou (?:então )?que /u.test(rest) ? undefined : wishedOf(verb.replace(/mos$/, ''));
      if (!wish) return undefined;
      return decided(
        `[Agradeceria / Não seria preciso] que ${wish} ${rest}.`,
        `Sim, agradeceria que ${wish} ${rest}.`,
        `Não seria preciso que ${wish} ${rest}, mas agradeço.`,
      );
    },
  ),
  rule('(?:se )?(?:lhe|te|vos) (interessa|interessaria|convém|agrada) (.{3,90})', ([verb, what]) =>
    decided(
      `[Sim, ${verb}-me / Não, de momento não me ${verb}] ${what}.`,
      `Sim, ${verb}-me ${what}.`,
      `De momento não me ${verb} ${what}, mas agradeço.`,
    ),
  ),
  rule(
    `(?:se )?${who}(gostaria|gostariam|gostarias|gostava|gostavas) (de .{3,110})`,
    ([, what = '']) =>
      chosen('gostaria', what) ??
      decided(
        `[Sim, gostaria / Não, de momento não gostaria] ${what}.`,
        `Sim, gostaria ${what}.`,
        `De momento não gostaria ${what}, mas agradeço.`,
      ),
    ['yes-no', 'choice', 'fact'],
  ),
  rule(`(?:se )?${who}${word} (.{5,110})`, ([verb = '', words = '']) => {
    const form = NO_PERSON.test(verb.toLowerCase()) ? undefined : ownForm(verb);
    return form ? chosen(form, words) : undefined;
  }),
  rule(
    `(?:se )?(?:já )?${state} (${determined} .{2,60}?)((?: (?:no|na|nos|nas|em|durante|desde|até|a partir de|aos|à) .{2,50})?)`,
    ([verb = '', how, thing, rest]) =>
      fact(`${thing} [${verb.toLowerCase()} / não ${verb.toLowerCase()}] ${how} ${rest}.`),
  ),
  rule(
    `(?:se )?(${determined} (?!senhor|que |partir ).{2,70}?) (${things})(?: (.{2,90}))?`,
    ([thing = '', verb = '', rest = '']) => {
      if (/^podem?$/iu.test(verb))
        return decided(
          `${thing} [${verb} / não ${verb}] ${rest}.`,
          `Sim, ${thing} ${verb} ${rest}.`,
          `Infelizmente, ${thing} não ${verb} ${rest}.`,
        );
      const choice = chosen(`${thing} ${verb}`, rest);
      return choice ?? either(thing, verb, rest);
    },
  ),
  rule(
    `(?:se )?(?:já )?(chegou|chegaram|saiu|saíram|foi (?:enviad[oa]|pag[oa]|aprovad[oa]|confirmad[oa])|foram (?:enviad[oa]s|pag[oa]s)) (${determined} .{2,90})`,
    ([verb = '', thing]) => fact(`${thing} [já ${verb.toLowerCase()} / ainda não ${verb.toLowerCase()}].`),
  ),
  rule(
    `(?:se )?(inclui|incluem|cobre|cobrem) (${determined} \\p{L}+) (${determined} .{2,80})`,
    ([verb = '', thing = '', rest = '']) => either(thing, verb, rest),
  ),
  rule(`(?:se )?(${before})(?: (.{2,100}))?`, ([verb = '', rest = '']) =>
    fact(`[Sim, ${verb.toLowerCase()} / Não, não ${verb.toLowerCase()}] ${rest}.`),
  ),
  rule(`(?:se )?tem (${determined} \\p{L}+) (\\p{L}.{2,80})`, ([thing = '', rest = '']) =>
    /^[oa]s? /i.test(thing) ? either(thing, 'tem', rest) : undefined,
  ),
  rule('(?:se )?(?:também )?tem (.{3,90})', ([rest = '']) =>
    affirmed(PERSONAL.test(rest) ? 'tenho' : 'temos', rest),
  ),
  rule(
    `(?:se )?${who}(?:é|és|são) ((?:sóci[oa]|membro|client|assinante|proprietári|representante|responsáve|autor).{2,80})`,
    ([what = '']) => affirmed('sou', what),
  ),
  rule(
    `(?:se )?${who}(?:está|estás|estão|estaria|estariam|estarias) (disponível|disponíveis|interessad[oa]s?|de acordo|livres?)(?: (.{2,90}))?`,
    ([how = '', rest = '']) => {
      const one = how.replace('disponíveis', 'disponível').replace(/s$/, '');
      return decided(
        `[Estou / Não estou] ${one} ${rest}.`,
        `Estou ${one} ${rest}.`,
        `Infelizmente, não estou ${one} ${rest}.`,
      );
    },
  ),
  rule(
    `(?:se )?(?:(?:você|vocês|o senhor|a senhora|tu) )?(?:já )(\\p{L}{2,16}(?:ou|eu|iu|ram|ste))(?: (.{2,110}))?`,
    ([verb = '', rest = '']) => {
      const form = ownForm(verb);
      return form ? affirmed(form, rest, 'ainda não') : undefined;
    },
  ),
  ...polar(
    'se',
    `(?:também |ainda |já )?${who}(?:também |ainda |já )?(?:(só|apenas|somente) )?${word}(?: você| vocês)?(?: (.{2,110}))?`,
    ([only = '', verb = '', rest = '']) => {
      const form = NO_PERSON.test(verb.toLowerCase()) ? undefined : ownForm(verb);
      const no = /(?:ram|ou|eu|iu)$/.test(verb) ? 'ainda não' : 'não';
      // 'Quer que eu suba': whose deed that is no form tells.
      return form && !/^que /iu.test(rest) ? affirmed(`${only} ${form}`.trim(), rest, no) : undefined;
    },
  ),
];
