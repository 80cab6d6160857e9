import { future, ordered } from './portuguese-verbs.ts';
import { decided, fact, rule } from './rule.ts';
import type { Said, Turning } from './turning.ts';

/** A day within a request: when it is done is said there. */
const DATED =
  /(?<!\p{L})(?:antes|até|a partir|(?:na|no|nesta|neste) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|dia)|para (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|o dia|dia)|dia \d|às \d)(?!\p{L})|\d{1,2} de \p{L}/iu;
/** To give money back is no matter of when alone. */
const MONEY = /(?<!\p{L})(?:dinheiro|valor|quantia|montante|sinal|caução)(?!\p{L})/iu;
/** What takes a while, so that the sender wants to know when. */
const WORK =
  /^(?:enviar|mandar|remeter|facilitar|passar|reenviar|reencaminhar|encaminhar|fornecer|anexar|entregar|devolver|orçamentar|preparar|elaborar|traduzir|completar|preencher|assinar|rever|revisar|atualizar|corrigir|escrever|partilhar|compartilhar|apresentar|conferir|verificar|consultar|disponibilizar|analisar|digitalizar)$/;
const TOLD =
  /^(?:dizer|indicar|comunicar|dar|fornecer|especificar|detalhar|confirmar|passar|enviar|mandar|esclarecer|informar)$/;
/** What is no deed of its own: to say something takes a question. */
const UNDONE = /^(?:dizer|indicar|comunicar|saber|ter|ser|estar|poder|avisar|ver|ficar|vir|contar|informar)$/;
const DATUM =
  /^(?:[oa]s? )?(?:(?:seu|sua|teu|tua|vosso|vossa|meu|minha|nosso|nossa)s? )?(?:preço|custo|valor|tarifa|orçamento total|data|hora|horário|prazo|endereço|morada|nome|apelido|sobrenome|número|telefone|contacto|contato|tamanho|medida|dimensões|dimensão|motivo|razão|disponibilidade|capacidade|quantidade|referência|duração|honorário|localização|cor|modelo|idade|peso|total)(?:e?s)?(?!\p{L})/iu;

/** What fills the gap behind 'is', by the noun that it is about. */
export function gapFor(thing: string): string {
  const noun =
    /^(?:[oa]s? )?(?:(?:seu|sua|meu|minha|nosso|nossa)s? )?(?:melhor )?(\p{L}+)/iu
      .exec(thing)?.[1]
      ?.toLowerCase() ?? '';
  if (
    /^(?:preço|custo|valor|tarifa|orçamento|caução|mensalidade|propina|total|cachê|cachet|salário|depósito|taxa|honorário|desconto|frete|sinal|diária)/u.test(
      noun,
    )
  )
    return '[valor]';
  if (/^(?:prazo|data|dia|vencimento|momento|validade)/u.test(noun)) return '[data ou prazo]';
  if (/^hor/u.test(noun)) return '[horário]';
  if (/^(?:número|telefone|quantidade|capacidade|área|tamanho|peso|lotação)/u.test(noun)) return '[número]';
  if (/^(?:medida|dimens)/u.test(noun)) return '[medidas]';
  if (/^(?:endereço|morada|local)/u.test(noun)) return '[local]';
  if (/^(?:nome|pessoa|responsável|contacto|contato)/u.test(noun)) return '[nome]';
  return /^(?:motivo|razão|causa)/u.test(noun) ? '[motivo]' : '[resposta]';
}

/** By when a fact is to be told, and what for, are no part of it. */
function withoutDay(thing: string): string {
  return thing.replace(
    /,? (?:antes d[oae]s? |até |para (?:os?|as?) dia |o mais tardar |por (?:e-?mail|telefone)|para (?:poder(?:mos)?|fazer(?:mos)?|emitir(?:mos)?|tratar(?:mos)?) ).*$/iu,
    '',
  );
}

const isMany = (thing: string) => /^(?:os|as|\p{L}{3,6}s [^ ]+s)(?!\p{L})/iu.test(thing);

/** 'The price of the room is [sum].' */
export function isWhat(thing: string, verb = isMany(thing) ? 'são' : 'é'): Said {
  const [first = '', second] = thing.split(/ e (?=(?:[oa]s?) )/iu);
  if (!second) return fact(`${thing} ${verb} ${gapFor(thing)}.`);
  return fact(`${first} ${verb} ${gapFor(first)} e ${second}, ${gapFor(second)}.`);
}

/** What is asked to be done, granted, refused or left open. `we`: a firm was asked. */
function done(infinitive: string, it: string, rest: string, we: boolean): Said {
  const can = we ? 'podemos' : 'posso';
  const verb = infinitive + it;
  // 'Rever o texto e devolver': what stands behind 'and' keeps its form.
  const isTwofold = / e (?:me |nos )?\p{L}{1,14}[aeio]r(?:-\p{L}{2,4})?(?!\p{L})/u.test(rest);
  const does = isTwofold || it ? `${can} ${verb} ${rest}` : `${future(infinitive, we)} ${rest}`;
  const open =
    WORK.test(infinitive) && !DATED.test(rest) && !MONEY.test(rest) && !isTwofold && !it
      ? `${does} [quando].`
      : `[Sim, ${can} / Infelizmente, não ${can}] ${verb} ${rest}.`;
  return decided(open, `Com todo o prazer, ${does}.`, `Infelizmente, não ${can} ${verb} ${rest}.`);
}

/** A request by its verb: facts are told, what is to be confirmed is said so, the rest is done. */
function asked(infinitive: string | undefined, rest: string, we = false, it = ''): Said | undefined {
  if (!infinitive) return undefined;
  if (TOLD.test(infinitive) && !it && DATUM.test(rest)) return isWhat(withoutDay(rest));
  const [, about] = /^(?:sobre|acerca d[eoa]s?) (.{3,90})$/iu.exec(rest) ?? [];
  if (infinitive === 'informar' && about) return fact(`Sobre ${about}: [informação].`);
  if (infinitive === 'confirmar')
    return rest && !it
      ? decided(
          `[Confirmo / Ainda não posso confirmar] ${rest}.`,
          `Confirmo ${rest}.`,
          `Infelizmente, ainda não posso confirmar ${rest}.`,
        )
      : undefined;
  return UNDONE.test(infinitive) ? undefined : done(infinitive, it, rest, we);
}

export const able =
  '(?:poderia|poderias|poderiam|pode|podes|podem|podia|podias|podiam|poderá|poderão|consegue|consegues|conseguem|conseguia)(?: você| vocês| o senhor| a senhora)?';
const kindly =
  '(?:seria (?:possível|viável)|é possível|era possível|daria para|dá para|dava para|tem como|teria como|favor|por gentileza|queira|queiram|(?:faça|faz)(?:-me)? o favor de|não se esqueça de|não te esqueças de|(?:poderia|podia) fazer o favor de|import(?:a|ava)-se de|importas-te de|agradecia se (?:pudesse|pudessem)|agradeço se (?:puder|puderem)|agradeceria se (?:pudesse|pudessem)|agradecemos se (?:puder|puderem)|agradecíamos se (?:pudesse|pudessem)|se (?:puder|pudesse),? agradeço)';
const wishing =
  '(?:agradecia|agradecíamos|agradeceria|agradeceríamos|agradeço|agradecemos|peço|pedimos|pedia|pedíamos|solicito|solicitamos|preciso|precisamos|precisava|precisávamos|precisaria|gostaria|gostaríamos|gostava|gostávamos|queria|queríamos|quero|seria possível|é possível|peço-lhe|pedimos-lhe)(?: também| ainda)? que';
const courteous = '(?: por favor| por gentileza| também| ainda| já)?';
const infinitive = '(?:(?:me|nos|lhe) )?(\\p{L}{1,14}[aeiô]r)(?:-(?:me|nos|lhe))?(-l?[oa]s?)?';

/** What is sent, where a need is stated: other things are offered. */
const PAPER =
  /^(?:(?:o|a|os|as|um|uma|seu|sua|vossa|vosso) )?(?:(?:sua|seu|vossa|vosso|nova|novo|segunda|breve) )?(?:cópia|fatura|factura|nota|orçamento|documento|documentação|certificado|certidão|relatório|lista|listagem|contrato|planta|foto|fotografia|catálogo|dado|comprovante|comprovativo|recibo|formulário|programa|ficha|estimativa|proposta|rascunho|arquivo|ficheiro|logotipo|resumo|confirmação|detalhe|amostra|boleto|segunda via|via|declaração|guia)s?(?!\p{L})/iu;

function needed(words: string): Said {
  const thing = words.replace(/ e d(?:e )?(?=\p{L})/gu, ' e ');
  if (DATUM.test(thing)) return isWhat(withoutDay(thing));
  const can = PAPER.test(thing) ? 'enviar' : 'oferecer';
  const open =
    can === 'enviar' ? `Enviarei ${thing} [quando].` : `[Posso / Infelizmente, não posso] oferecer ${thing}.`;
  return decided(
    open,
    can === 'enviar' ? `Com todo o prazer, enviarei ${thing}.` : `Com todo o prazer, ofereço ${thing}.`,
    `Infelizmente, não posso ${can} ${thing}.`,
  );
}

const isPlural = (form: string) => /^\p{L}+m(?!\p{L})/iu.test(form) || /vocês/iu.test(form);
const wants =
  '(?:gostaria de|gostaríamos de|gostava de|gostávamos de|queria|queríamos|quero|queremos|desejo|desejamos|pretendo|pretendemos)';

/** Requests: asked politely, wished, ordered, or stated as a need. */
export const requests: Turning['rules'] = [
  rule(
    `(?:você |vocês |o senhor |a senhora )?(${able})${courteous} ${infinitive}(?: (.{2,120}))?`,
    ([lead = '', verb = '', it = '', rest = '']) => asked(verb.toLowerCase(), rest, isPlural(lead), it),
  ),
  rule(`${kindly} ${infinitive}(?: (.{2,120}))?`, ([verb = '', it = '', rest = '']) =>
    asked(verb.toLowerCase(), rest, false, it),
  ),
  rule(
    `${wishing} (?:(?:me|nos) )?(\\p{L}{3,14})(?:-(?:me|nos))?(?: (.{2,120}))?`,
    ([verb = '', rest = '']) => asked(ordered(verb), rest),
  ),
  rule(
    '(?:solicito|solicitamos|agradeço|agradecemos|agradecia|agradecíamos|peço|pedimos|peço-lhe)(?: desde já| também)? o envio d(?:e|([oa]s?)) (.{3,110})',
    ([the = '', thing = '']) => needed(`${the} ${thing}`.trim()),
  ),
  rule(
    `(?:${wants}|(?:venho|vimos)(?: por este meio| por meio desta| pelo presente| através deste e-?mail)?)(?: também| ainda)? (?:solicitar|pedir|receber|ter|obter)(?:-lhes?|-vos)? (.{3,170})`,
    ([thing = '']) => needed(thing),
  ),
  rule(
    '(?:solicito|solicitamos|peço|pedimos|agradecia|agradeceria) ((?:o|a|os|as|um|uma) .{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule(
    `${wants}(?: também)? ((?:reservar|marcar|agendar|remarcar|mudar|alterar|cancelar|anular|contratar|alugar|encomendar|comprar|adiar|antecipar|devolver|renovar|experimentar|visitar|trocar|inscrever|levantar)\\p{L}* .{3,110})`,
    ([what = '']) =>
      decided(
        `[É possível / Infelizmente, não é possível] ${what}.`,
        `Com todo o prazer: é possível ${what}.`,
        `Infelizmente, não é possível ${what}.`,
      ),
  ),
  rule(
    '(?:também |ainda )?(?:preciso|precisamos|precisaria|precisaríamos|precisava|precisávamos|necessito|necessitamos|necessitaríamos)(?: também| ainda| agora| já)? (?:de (?:ter |receber |obter )?|d(?=[oa]s? ))((?!saber|que|\\p{L}+[aei]r(?!\\p{L})).{3,110})',
    ([thing = '']) => needed(thing),
  ),
  rule('(?:me|nos) (\\p{L}{3,12})(?: (.{2,110}))?', ([verb = '', rest = '']) => asked(ordered(verb), rest), [
    'action',
  ]),
  rule(
    '(?:você )?(?:me |nos )?(\\p{L}{2,14})(-(?:me|nos))?(?:,? por favor,?)?(?: (.{2,120}))?',
    ([verb = '', to = '', rest = '']) => {
      const deed = ordered(verb);
      return deed && (to || WORK.test(deed) || /^(?:confirmar|reservar|cancelar|alterar|marcar)$/.test(deed))
        ? asked(deed, rest)
        : undefined;
    },
    ['action'],
  ),
];
