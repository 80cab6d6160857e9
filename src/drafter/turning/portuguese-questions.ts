import { alternatives } from './alternatives.ts';
import { isWhat } from './portuguese-requests.ts';
import { ownForm } from './portuguese-verbs.ts';
import { fact, rule } from './rule.ts';
import type { Said, Turning } from './turning.ts';

const determined =
  '(?:os?|as?|ums?|uma|umas|uns|(?:seu|sua|teu|tua|vosso|vossa|meu|minha|nosso|nossa)s?|est[ea]s?|ess[ea]s?|cada|tod[oa]s?|amb[oa]s|ambas)';
const begins =
  '(?:vem|vêm|virá|virão|volta|voltam|voltará|começa|começam|começará|inicia|iniciam|termina|terminam|terminará|acaba|acabam|abre|abrem|abrirá|fecha|fecham|fechará|sai|saem|chega|chegam|chegará|chegarão|vence|vencem|caduca|encerra|encerram|é|são|será|serão|seria|seriam|passa|passam|expira|decorre|ocorre|acontece|vai ser|vai começar|entra em vigor|está previst[oa]|funciona|funcionam|reabre|reabrem)';
const infinitive =
  '(?:me |nos |lhe |te )?(\\p{L}{1,14}[aeiô]r(?:-(?:se|l?[oa]s?))?)(?:-(?:me|nos|lhes?|te|vos))?';
const youCan =
  '(?:(?:você|vocês|o senhor|a senhora) )?(?:poderia|poderias|poderiam|pode|podes|podem|podia|podias|podiam|poderá|poderão|consegue|consegues|conseguem|conseguiria|conseguiriam)(?: você| vocês| o senhor| a senhora)?';
const weCan = '(?:eu |nós |a gente )?(?:posso|podemos|poderíamos|podíamos|poderei|poderemos)';
const weMust =
  '(?:tenho de|temos de|tenho que|temos que|devo|devemos|deveríamos|preciso de|precisamos de|preciso|precisamos|é preciso|é necessário)';
const word = '(\\p{L}{2,16})';
const who = '(?:(?:você|vocês|o senhor|a senhora|tu) )?';
const really = '(?: é que)?';

const OR = /\s(?:ou|ou então)\s(?:antes |melhor )?/iu;
export const HEADS =
  /^(?:os?|as?|um|uma|ao|à|aos|às|do|da|de|no|na|nos|nas|em|com|sem|por|pelo|pela|para|antes|depois|sobre|até|só|num|numa)$/iu;

/** What leads a question that a gap at the end answers, and the gap. */
export const TIMES: readonly (readonly [lead: string, gap: string])[] = [
  ['(?:a|à) que horas', 'às [hora]'],
  ['(?:até quando|até que (?:dia|data))', 'até [data]'],
  ['até que horas', 'até às [hora]'],
  ['(?:desde quando|a partir de quando)', 'a partir de [data]'],
  ['(?:para quando|para que (?:dia|data))', 'para [data]'],
  ['(?:em quanto tempo|em que prazo|com quanto tempo de antecedência)', 'em [prazo]'],
  ['(?:quando|em que (?:dia|data))', '[quando]'],
  ['em quantas (?:vezes|parcelas|prestações)', 'em [número] vezes'],
  ['onde', '[onde]'],
  ['(?:para onde|aonde)', 'para [local]'],
  ['como', '[como]'],
  ['com quem', 'com [nome]'],
  ['(?:a|para) quem', 'a [nome]'],
  ['(?:para|a) que (?:endereço|morada|e-mail|email)', 'para [endereço]'],
];

/** 'Querem', 'pode': the reader's own form, with what follows it. */
const own =
  (say: (form: string, rest: readonly string[]) => Said | undefined) => (parts: readonly string[]) => {
    const form = isOthersDeed(parts[1] ?? '') ? undefined : ownForm(parts[0] ?? '');
    // 'Pretende se mudar': what is said of oneself.
    const rest = parts
      .slice(1)
      .map((part) =>
        part
          .replace(/^se (?=\p{L}+[aei]r(?!\p{L}))/u, 'me ')
          .replace(/^(\p{L}+[aei]r)-se(?!\p{L})/u, '$1-me'),
      );
    return form ? say(form, rest) : undefined;
  };

const isPlural = (form: string) => /(?:^|\s)\p{L}+m(?!\p{L})/iu.test(form);

function placed([lead, gap]: readonly [string, string]): Turning['rules'] {
  const asks = `${lead}${really}`;
  return [
    rule(`${asks} (${youCan}) ${infinitive}(?: (.{2,100}))?`, ([can = '', verb, rest = '']) =>
      isOthersDeed(`${verb} ${rest}`)
        ? undefined
        : fact(`${isPlural(can) ? 'podemos' : 'posso'} ${verb} ${rest} ${gap}.`),
    ),
    rule(`${asks} ${weCan} ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
      fact(`pode ${verb} ${rest} ${gap}.`),
    ),
    rule(`${asks} ${weMust} ${infinitive}(?: (.{2,100}))?`, ([verb, rest = '']) =>
      fact(`deve ${verb} ${rest} ${gap}.`),
    ),
    rule(
      `${asks} (está|estão|estará|estarão|fica|ficam|ficará|ficarão|fica) (pront[oa]s?|concluíd[oa]s?|disponível|disponíveis|preparad[oa]s?|terminad[oa]s?) (${determined} .{2,90})`,
      ([verb, how, thing]) => fact(`${thing} ${verb} ${how} ${gap}.`),
    ),
    rule(
      `${asks} (${begins}|está|estão|fica|ficam|estará|estarão|se realiza|se realizam) (${determined} .{2,100})`,
      ([verb = '', thing = '']) => {
        // 'A que horas fecham a loja': the reader does it.
        const isReaders = /m$/u.test(verb) && /^(?:o|a|um|uma|seu|sua|nosso|nossa|minha|meu) /iu.test(thing);
        const form = isReaders ? ownForm(verb) : undefined;
        if (isReaders) return form ? fact(`${form} ${thing} ${gap}.`) : undefined;
        return fact(`${thing} ${verb.toLowerCase()} ${gap}.`);
      },
    ),
    rule(
      `${asks} (${determined} .{2,60}?) (${begins}|fica|ficam|ficará|ficarão|está|estão|estará|estarão|será|vai estar)( pront[oa]s?| disponível| disponíveis| concluíd[oa]s?)?`,
      ([thing, verb = '', how = '']) => fact(`${thing} ${verb.toLowerCase()} ${how} ${gap}.`),
    ),
    rule(
      `${asks} (está|estão|estará|estarão|fica|ficam|ficará|ficarão) (pront[oa]s?|concluíd[oa]s?|disponível|disponíveis|terminad[oa]s?)`,
      ([verb, how]) => fact(`${verb} ${how} ${gap}.`),
    ),
    rule(`${asks} (se \\p{L}{3,14}[ae]m?)(?: (.{2,90}))?`, ([verb = '', rest = '']) =>
      fact(`${verb.toLowerCase()} ${rest} ${gap}.`.replace(/^se (\p{L}+)/u, '$1-se')),
    ),
    rule(
      `${asks} (?:me |nos )?${who}${word}(?: (.{2,90}))?`,
      own((form, [rest = '']) => fact(`${form} ${rest} ${gap}.`)),
    ),
  ];
}

/** Who does something himself: no object of the reader's deed. */
const PEOPLE =
  /(?<!\p{L}|(?:[ao]|à|para|com|de|d?[oa]s?|por|sem|entre|sobre) )(?:os?|as?) (?:público|(?:convidad|alun|músic|técnic|médic|veterinári|fotógraf|sóci|voluntári|vizinh|filh)[oa]s?|(?:ator|condutor|professor|trabalhador|jogador|instalador|pintor|fornecedor|atriz)(?:es|as?)?|(?:cliente|participante|visitante|hóspede|estudante|paciente|artista|eletricista|motorista|transportadora|pai|mãe|criança|orador|cantor)(?:e?s)?|camião|camiões|caminhão|caminhões|autocarros?|ônibus)(?!\p{L})/iu;
/** Verbs without an object, before a thing or a person who does them. */
const COMES =
  /^(?:(?:de |que |a )?(?:estar|ser|vir|chegar|entrar|sair|ficar|começar|terminar|acabar|passar|assistir|participar|estacionar|dormir|comer|trabalhar|sentar-se|voltar|durar|funcionar)) (?:os?|as?) (?!(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia|semana|mês|manhã|tarde|noite|fim|primeir|próxim|mesm))/iu;

/** 'Onde podem estacionar os convidados': the verb is not the reader's. */
export function isOthersDeed(rest: string): boolean {
  return COMES.test(rest) || PEOPLE.test(rest);
}

/** 'Onde podem estacionar os convidados': who does it stands behind the verb, and before it in the answer. */
function othersDeed(lead: string, gap: (parts: readonly string[]) => string): Turning['rules'][number] {
  return rule(
    `${lead}${really} (tem de|têm de|tem que|têm que|deve|devem|deverá|deverão|pode|podem|poderá|poderão|vai|vão) (estar|ser|vir|chegar|entrar|sair|ficar|começar|terminar|acabar|estacionar|participar|assistir|dormir|comer|trabalhar|sentar-se) ((?:os?|as?) (?!(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia|semana|mês|manhã|tarde|noite|fim|primeir|próxim|mesm))\\p{L}+(?: (?:de|do|da|dos|das) \\p{L}+)?)( (?:a|ao|à|para|em|no|na|por) (?:os? |as? )?\\p{L}+)?`,
    (parts) => {
      const [verb = '', deed, thing, more = ''] = parts.slice(-4);
      return fact(`${thing} ${verb.toLowerCase()} ${deed} ${more} ${gap(parts)}.`);
    },
  );
}

/** 'Quantas pessoas virão': by the reader's verb, or by a thing's. */
function howMany([noun = '', verb = '', rest = '']: readonly string[]): Said | undefined {
  const said = verb.toLowerCase();
  // 'Quantas garrafas vão encher': the deed stands with its verb.
  const [, deed = '', more = ''] = /^((?:de |a )?\p{L}+[aeiô]r)(?: (.*))?$/u.exec(rest) ?? [];
  if (deed) {
    const isOthers = /^(?:chegar|entrar|sair|caber|passar|nascer|faltar|sobrar|restar|existir)$/u.test(deed);
    const form = isOthers ? said : ownForm(said);
    return form ? fact(`${form} ${deed} [número] ${noun} ${more}.`) : undefined;
  }
  if (isOthersDeed(rest)) return undefined;
  const isHad =
    /^(?:t[eê]m|inclui|incluem|dura|duram|leva)$/u.test(said) && /^(?:os?|as?|est[ea]) /i.test(rest);
  if (isHad) return fact(`${rest} ${said} [número] ${noun}.`);
  const isThings =
    /com(?:igo|nosco)/.test(rest) ||
    /^(?:há|haverá|restam|existem|existe|faltam|cabem|sobram|são|ainda há)$/u.test(said);
  const form = isThings ? said : ownForm(said);
  return form ? fact(`${form} [número] ${noun} ${rest}.`) : undefined;
}

const NO_PERSON =
  /^(?:há|é|são|está|estão|vai|vão|pode|podes|podem|poderia|poderiam|podia|podias|fica|ficam)$/;

/** Questions that a gap answers. */
export const openQuestions: Turning['rules'] = [
  ...TIMES.map(([lead, gap]) => othersDeed(lead, () => gap)),
  othersDeed(
    '(em|com|de|a|por|para) que (?!horas?|dia|data)(\\p{L}+)',
    ([prep = '', noun]) => `${prep.toLowerCase()} [${noun}]`,
  ),
  // 'Quantas garrafas vão encher e em que mês'
  rule(
    `quant[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+) ${who}(\\p{L}{2,16})(?: (.{2,50}?))?,? e (em|para|de|com|a) que (mês|dia|ano|formato|tamanho|cor|data|semana)`,
    ([noun = '', verb = '', rest = '', prep = '', other = '']) => {
      const said = howMany([noun, verb, rest]);
      const more = ` ${prep.toLowerCase()} [${other.toLowerCase()}].`;
      return said && fact(said.open.replace(/\.$/, more));
    },
  ),
  rule(`a que se (deve|devem) (${determined} .{3,90})`, ([verb, thing]) =>
    fact(`${thing} ${verb}-se a [motivo].`),
  ),
  rule('(?:o )?que (inclui|incluem|cobre|compreende)', ([verb]) => fact(`${verb} [o quê].`)),
  rule(
    'quant[oa]s ((?:\\p{L}+ ){0,2}?\\p{L}+) vão (morar|viver|ficar|usar|dormir|comer|almoçar|jantar|assistir|trabalhar)(?: (.{2,70}))?',
    ([noun, verb, rest = '']) => fact(`vão ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(
    'quanto (custam?|custaria|custariam|custará|fica|ficam|ficaria|sai|sairia|seria|é)( no total| ao todo| tudo)?',
    ([verb, all = '']) => fact(`${verb} [valor] ${all}.`),
  ),
  rule(
    'quanto (?:é que )?(custam?|custaria|custariam|custará|custarão|fica|ficaria|ficam|sai|sairia|é|seria) (.{3,100})',
    ([verb, thing]) => fact(`${thing} ${verb === 'é' ? 'custa' : verb} [valor].`),
  ),
  rule(
    `quanto (?:é que )?${who}(cobra|cobram|cobras|cobraria|cobrariam|pede|pedem|levam|leva) (.{3,90})`,
    own((form, [rest]) => fact(`${form} [valor] ${rest}.`)),
  ),
  rule(`(?:qual|quais) (é|são|seria|seriam|será|serão|foi) (.{3,110})`, ([verb, thing = '']) =>
    isWhat(thing, verb),
  ),
  rule(`(?:qual|quais) ((?:os?|as?) .{3,110})`, ([thing = '']) => isWhat(thing)),
  rule('qual ((?:sua|seu|tua|teu|vossa|vosso) .{3,110})', ([thing = '']) => isWhat(thing)),
  rule(
    `quanto tempo (?:é que )?(demora|demoram|demoras|demoraria|demorariam|demorará|leva|levam|levaria|levariam) (a|para|até|em) (\\p{L}+[aeiô]r(?!\\p{L}).{0,90})`,
    ([verb = '', joint, rest]) =>
      fact(
        `${/m$/.test(verb) ? ({ demoram: 'demoramos', levam: 'levamos', demorariam: 'demoraríamos', levariam: 'levaríamos' }[verb] ?? verb) : verb} [prazo] ${joint} ${rest}.`,
      ),
  ),
  rule(
    `quanto (?:tempo )?(?:é que )?(dura|duram|durará|durarão|duraria|demora|demoram|demorará|demoraria|leva|levará|levaria) (${determined} .{3,90})`,
    ([verb, thing]) => fact(`${thing} ${verb} [duração].`),
  ),
  rule(
    `quanto tempo ${who}${word}(?: (para .{3,90}|com .{3,60}))?`,
    own((form, [rest = '']) => fact(`${form} [tempo] ${rest}.`)),
  ),
  rule(`quanto ${weMust} ${infinitive}(?: (.{2,80}))?`, ([verb, rest = '']) =>
    fact(`deve ${verb} [valor] ${rest}.`),
  ),
  rule(
    `quant[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+)${really} ${who}(?:vão|vai|vais) (vir|ser|participar|trazer|precisar|estar)(?: (.{2,70}))?`,
    ([noun, verb = '', rest = '']) => fact(`vamos ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(
    `quant[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+) ${weCan} ${infinitive}(?: (.{2,70}))?`,
    ([noun, verb, rest = '']) => fact(`pode ${verb} [número] ${noun} ${rest}.`),
  ),
  rule(
    `quant[oa]s ((?:\\p{L}+ ){0,3}?\\p{L}+)${really} ${who}(ainda há|\\p{L}{2,16})(?: (.{2,70}))?`,
    howMany,
  ),
  rule(`quant[oa]s (?:serão|são|vêm|virão|vão ser)(?: (.{2,70}))?`, ([rest = '']) =>
    fact(`seremos [número] ${rest}.`),
  ),
  rule(`quem${really} (são|serão) ([oa]s (?:seus |suas |nossos |nossas )?.{3,60})`, ([are = '', they = '']) =>
    fact(`${they} ${are.toLowerCase()} [nomes].`),
  ),
  rule(
    `quem${really} ((?:é|será|vai|cobre|suporta|arca|fornece|busca|monta|trata|cuida|faz|assina|paga|recebe|vem|fica|responde|coordena|acompanha|entrega|instala|assume|organiza|leva|traz|dá|abre|pode|deve|\\p{L}+rá)(?: .{2,90})?)`,
    ([rest = '']) =>
      fact(`[Nome] ${rest.toLowerCase() === rest ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}.`),
  ),
  rule(
    `(?:o )?que${really} (?:inclui|incluem|está incluíd[oa] n[oa]|compreende) (${determined} .{3,90})`,
    ([thing = '']) => fact(`${thing} inclui [o quê].`),
  ),
  rule(`(?:o )?que está incluído n([oa]s?) (.{3,90})`, ([the, thing = '']) =>
    fact(`N${the} ${thing} está incluído [o quê].`),
  ),
  rule(
    `(?:que|quais) ((?:\\p{L}+ ){0,4}?\\p{L}+)${really} ${weMust} ${infinitive}(?: (.{2,80}))?`,
    ([noun = '', verb, rest = '']) =>
      fact(
        `deve ${verb} [${noun.replace(/^(?:os|as|o|a) (?:documentos )?/, (start) => (/documentos/.test(start) ? 'documentos ' : ''))}] ${rest}.`,
      ),
  ),
  rule(
    `(?:que|quais)(?: os| as)? ((?:\\p{L}+ ){0,4}?\\p{L}+) (?:são necessári[oa]s|preciso|precisamos|é necessário|é necessária|são precis[oa]s)(?: (.{2,80}))?`,
    ([noun, rest = '']) => fact(`é preciso o seguinte ${rest}: [${noun}].`),
  ),
  rule(`o que${really} ${weMust} ${infinitive}(?: (.{2,80}))?`, ([verb, rest = '']) =>
    fact(`deve ${verb} [o quê] ${rest}.`),
  ),
  rule(`o que (?:é que )?(?:você |vocês )?(?:acha|achas|acham) (d[eoa]s?) (.{3,90})`, ([joint, thing]) =>
    fact(`A minha opinião sobre ${joint === 'de' ? '' : (joint ?? '').slice(1)} ${thing}: [opinião].`),
  ),
  rule(
    `(em|com|de|a|por|para) (?:que|qual) ((?:\\p{L}+ ){0,2}?\\p{L}+)${really} ${who}${word}(?: (.{2,80}))?`,
    ([prep = '', noun, verb = '', rest = '']) => {
      const form = isOthersDeed(rest) ? undefined : ownForm(verb);
      return form ? fact(`${form} ${rest} ${prep.toLowerCase()} [${noun}].`) : undefined;
    },
  ),
  rule(
    `(?:que|qual|quais) ((?:\\p{L}+ ){0,3}?\\p{L}+)${really} (?:lhe|te|vos|lhes) (convém|interessa|interessam|agrada|daria)(?: (.{2,80}))?`,
    ([noun, verb, rest = '']) => fact(`${verb}-me [${noun}] ${rest}.`),
  ),
  rule(
    `(?:que|qual|quais) ((?:\\p{L}+ ){0,3}?\\p{L}+)${really} ${youCan} ${infinitive}(?: (.{2,80}))?`,
    ([noun, verb, rest = '']) => fact(`posso ${verb} [${noun}] ${rest}.`),
  ),
  rule(
    `(?:que|qual|quais) ((?:\\p{L}+ ){0,3}?\\p{L}+)${really} ${who}${word}(?: (.{2,80}))?`,
    ([noun = '', verb = '', rest = '']) => {
      const form = NO_PERSON.test(verb.toLowerCase()) || isOthersDeed(rest) ? undefined : ownForm(verb);
      return form ? fact(`${form} [${noun}] ${rest}.`) : undefined;
    },
  ),
  rule(
    `o que${really} ${who}${word}(?: (.{2,80}))?`,
    own((form, [rest = '']) => fact(`${form} [o quê] ${rest}.`)),
  ),
  rule(`como(?: é que)? (?:funciona|funcionam) (${determined} .{3,80})`, ([thing]) =>
    fact(`${thing} funciona assim: [explicação].`),
  ),
  rule(
    '(?:por que|porque|porquê|por que motivo|por que razão)(?: é que)? ((?:houve|há|se|não|é|está|são|aparece|foi|os?|as?|subiu|aumentou|mudou) .{3,90})',
    ([what]) => fact(`O motivo pelo qual ${what} é [motivo].`),
  ),
  rule(
    `(?:qual|em que)(?: é o)? (?:ponto|estado|situação|fase) (?:está|se encontra|d)(?:[oa]?) ?(${determined} .{3,80})`,
    ([thing]) => fact(`Sobre o estado de ${thing}: [situação atual].`.replace(/de ([oa]s? )/u, 'd$1')),
  ),
  ...TIMES.flatMap(placed),
];

/** 'Prefere A ou B': what is wanted, with both in the gap. */
export function chosen(form: string, words: string): Said | undefined {
  const choice = alternatives(words, OR, HEADS);
  return choice ? fact(`${form} ${choice.before} ${choice.gap}.`) : undefined;
}
