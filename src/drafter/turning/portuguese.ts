import { deeds } from './portuguese-deeds.ts';
import { polarQuestions } from './portuguese-polar.ts';
import { openQuestions } from './portuguese-questions.ts';
import { requests } from './portuguese-requests.ts';
import { clauses } from './portuguese-two-clauses.ts';
import type { Turning } from './turning.ts';

/** A question word within a request to be told. */
const asks =
  '(?=(?:(?:a|à|em|com|de|para|por|até|desde|a partir de) )?(?:quant[oa]s?|quando|onde|quem|que|qual|quais|como)(?!\\p{L})|o que(?!\\p{L})|se(?!\\p{L}))';
const tell = [
  '(?:dizer|indicar|confirmar|comunicar|informar|esclarecer|avisar|explicar|perguntar|detalhar|especificar)(?:-(?:me|nos|lhes?|te|vos))?',
  '(?:saber|sabe|sabes|sabem|pergunto|perguntamos)',
  '(?:dig[ao]m?|diz|indiquem?|indica|confirmem?|confirma|informem?|informa|avisem?|avisa|esclareçam?|expliquem?)(?:-(?:me|nos))',
  '(?:me|nos) (?:dig|diz|indi|confirm|inform|avis|esclare|expli|disse|comuni|detalh|fal)\\p{L}{0,9}',
  '(?:confirme|informe|indique|diga|confirmasse|informasse|indicasse|dissesse|confirmar)m?',
].join('|');

/** What leads to a question, with no request of its own before it. */
const toldAsk = `(?:(?:(?! e )[\\p{L}, ]){0,70}?(?<!\\p{L}))??(?:${tell})(?:,? por favor,?)?(?: também| ainda| mais ou menos| aproximadamente)? ${asks}`;

const day =
  '(?:segunda|terça|quarta|quinta|sexta|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|fim de semana|semana|mês|ano|manhã|tarde|noite)';

/** What belongs to a firm and not to whoever writes for it. */
const houseM =
  '(?:horário|hotel|estabelecimento|restaurante|atelier|ateliê|centro|catálogo|serviço|escritório|armazém|estacionamento|departamento|colégio|festival|laboratório|estúdio|site)';
const houseF =
  '(?:empresa|loja|oficina|clínica|escola|agência|academia|sede|fábrica|equipe|equipa|política|associação|plataforma|cozinha)';

const swaps: Turning['swaps'] = [
  ['-(?:me|nos)(?!\\p{L})', ''],
  ['-(?:te|lhe)(?!\\p{L})', '-me'],
  ['-(?:vos|lhes)(?!\\p{L})', '-nos'],
  ['(?<!\\p{L})me(?= \\p{L}+(?:r|ou|eu|iu|ram)(?!\\p{L}))', ''],
  ['(?<!\\p{L})com (?:você|o senhor|a senhora)(?!\\p{L})|(?<!\\p{L})(?:contigo|consigo)(?!\\p{L})', 'comigo'],
  ['(?<!\\p{L})para (?:você|o senhor|a senhora|ti|si)(?!\\p{L})', 'para mim'],
  ['(?<!\\p{L})para vocês(?!\\p{L})', 'para nós'],
  ['(?<!\\p{L})(?:com vocês|convosco)(?!\\p{L})', 'connosco'],
  ['(?<!\\p{L})connosco(?!\\p{L})', 'convosco'],
  ['(?<!\\p{L})conosco(?!\\p{L})', 'com vocês'],
  ['(?<=^|(?:passar|ir|vir|chegar|até|por|estar|ficar|buscar|deixar) )aí(?!\\p{L})', 'aqui'],
  ['(?<=^|(?:passar|vir|chegar|até|por|estar|ficar|buscar|deixar) )aqui(?!\\p{L})', 'aí'],
  [' de vocês(?!\\p{L})', ''],
  [`(?<!\\p{L})(?:seu|teu)(?= ${houseM}(?!\\p{L}))`, 'nosso'],
  [`(?<!\\p{L})(?:sua|tua)(?= ${houseF}(?!\\p{L}))`, 'nossa'],
  ['(?<!\\p{L})(?:seu|teu)(?!\\p{L})', 'meu'],
  ['(?<!\\p{L})(?:sua|tua)(?!\\p{L})', 'minha'],
  [
    '(?<!\\p{L})(?:seus|teus)(?= (?:serviços|clientes|produtos|cursos|horários|preços|alunos)(?!\\p{L}))',
    'nossos',
  ],
  [
    '(?<!\\p{L})(?:suas|tuas)(?= (?:instalações|oficinas|lojas|salas|aulas|condições|tarifas)(?!\\p{L}))',
    'nossas',
  ],
  ['(?<!\\p{L})(?:seus|teus)(?!\\p{L})', 'meus'],
  ['(?<!\\p{L})(?:suas|tuas)(?!\\p{L})', 'minhas'],
  ['(?<!\\p{L})vosso(?!\\p{L})', 'nosso'],
  ['(?<!\\p{L})vossa(?!\\p{L})', 'nossa'],
  ['(?<!\\p{L})vossos(?!\\p{L})', 'nossos'],
  ['(?<!\\p{L})vossas(?!\\p{L})', 'nossas'],
  ['(?<!\\p{L})(?:meu|nosso)(?!\\p{L})', 'seu'],
  ['(?<!\\p{L})(?:minha|nossa)(?!\\p{L})', 'sua'],
  ['(?<!\\p{L})(?:meus|nossos)(?!\\p{L})', 'seus'],
  ['(?<!\\p{L})(?:minhas|nossas)(?!\\p{L})', 'suas'],
];

/** Verbs of either side behind another word: as the first of a capture they are what a rule asked for. */
const persons = [
  '(?:tenho|preciso|quero|queria|estou|sou|posso|vou|busco|devo|faço|enviei|mandei|pedi|paguei|fiz|recebi|comprei|falei|encomendei|reservei|solicitei|contratei|tinha|havia|deveria)',
  '\\p{L}+(?:[ae]ste|[aei]rás)',
  '(?:tens|podes|queres|precisas|és|estás|vais|preferes|envias|mandas|fazes|dizes|enviaste|mandaste|fizeste)',
  '(?!\\p{L}*(?:últimos|mesmos|próximos|ramos|termos|extremos|mínimos|máximos|supremos|íntimos|décimos|primos|ótimos))\\p{L}+(?:[aáeêií]mos)',
].join('|');

const asking =
  '(?:com|por) que|(?:(?:a|à|em|com|para|até|desde|a partir de) )?(?:quant[oa]s?|quando|onde|quem|qual|quais|como|que horas)|o que';
/** What a further question begins with behind 'and' or behind what leads to it. */
const further = `${asking}|(?:me|nos) (?:dizer|diz|diga|dig|indi|confirm|inform|avis|esclare|diss|fal)\\p{L}{0,9} (?:se|qu|on|até|em|para)|se|há|é (?:possível|preciso|necessári|obrigatóri)\\p{L}*|está|estão|tem|têm|aceita|aceitam|vocês|fazem|inclui|podemos|posso|poderia|poderiam|pode|podem|podes|precis\\p{L}+|oferecem|existe|(?:dizer|indicar|confirmar|informar)(?:-me|-nos)? (?:se|qu|on)|seria|necessit\\p{L}+|dispõem|trabalham|devo|devemos|dá para|tem como|conhecem?|conseguem?|fica|ficam|conseguiriam?|teria|haveria`;

/** Portuguese asks, turned round, of Brazil and of Portugal. */
export const portuguese: Turning = {
  leads: new RegExp(
    [
      '^[^?]{10,170}, (?:então|por isso|portanto|pelo que|daí que) (?=(?:me|nos|agradec|agradeç|peço|pedi|pedimos|precis|poderi?a|podem|gostar|queremos|envi|mand)(?!\\p{L}{0,4}ou(?!\\p{L})))',
      '^(?:e|mas|também|além disso|ainda|por (?:último|fim|favor|gentileza)|já agora|aliás|outra (?:coisa|pergunta|dúvida|questão)|uma (?:coisa|pergunta|dúvida|questão)(?: mais)?|nesse caso|enquanto isso|entretanto|por outro lado|se sim|em caso afirmativo|em caso negativo|caso contrário|caso sim|olá|bo[am] (?:dia|tarde|noite))(?:[,:]\\s*|\\s+(?!não(?!\\p{L})))',
      `^(?:(?:como|uma vez que|já que|visto que|dado que|caso|para) [^,?]{3,90}|se (?:não |já )?(?:for|forem|houver|tiver\\p{L}*|quiser\\p{L}*|puder\\p{L}*|precisar\\p{L}*|preferir\\p{L}*|chover|(?:os?|as?) \\p{L}+ (?:não )?\\p{L}+(?:[aei]r|[aei]rem)|\\p{L}+sse\\p{L}*)(?!\\p{L})[^,?]{0,60}), (?=(?:${further})(?!\\p{L}))`,
      '^n[ao]s? (?:cláusula|ponto|página|artigo|anexo|item|caso)[^,?]{0,40}, ',
      `^[^:?]{10,120}: (?=(?:${further})(?!\\p{L}))`,
      `^${toldAsk}`,
    ].join('|'),
    'iu',
  ),
  tails:
    /(?:,?\s(?:por favor|por gentileza|(?:muito )?obrigad[oa]|desde já|o quanto antes|o mais (?:breve|rápido|rapidamente|cedo) possível|com a maior brevidade(?: possível)?|assim que (?:puder|possível|puderem|souber|souberem|tiver|tiverem)|quando (?:puder|puderes|puderem)|se (?:for )?possível|a esse respeito|(?:para|até|antes de|o mais tardar) (?:hoje|amanhã|depois de amanhã|(?:esta|essa|o final desta|o fim desta|o final da|o fim da) (?:semana|tarde|noite|segunda|terça|quarta|quinta|sexta)|a próxima semana|a semana que vem)(?: (?:mesmo|de manhã|à tarde|à noite|ao meio-dia|cedo|sem falta))?|(?:hoje|amanhã) mesmo|ainda (?:hoje|esta semana)|(?:para que|já que|porque|uma vez que|visto que|dado que|pois) [^?]{3,100})|,\s(?:que|o qual|a qual|os quais|as quais|o que|por isso) [^?]{3,120}|,\s(?:para|a fim de) \p{L}+[aeo]r[^?]{0,80}|,\s(?:considerando|tendo em conta|levando em conta) [^?]{3,120}|\sque (?:me|nos) (?:possam?|pudessem?|recomendem?|aconselhem?)(?!\p{L})[^?]{0,40})+$/iu,
  asksToKnow: new RegExp(`^${toldAsk}`, 'iu'),
  stretches:
    /(?<=[aei]r) nós(?= |$)|, caso (?:não|sim)[^,]{0,20},| \([^()]{1,90}\)|,? (?:se possível|se for possível|em princípio|se for o caso)(?:,|$)|,? de preferência(?= |,|$)|(?<= ou), se (?:não|já) [^,]{3,40},/giu,
  clauses,
  joint: new RegExp(
    `,?\\se,?\\s(?:também |ainda |já agora,? )?(?=(?:${further})(?!\\p{L}))|, (?=(?:${asking}|se(?! (?:não|for|possível|puder\\p{L}*|quiser\\p{L}*|lhe|te|preferir\\p{L}*)(?!\\p{L})))(?!\\p{L}))|,? ou (?=(?:${asking})(?!\\p{L}))`,
    'iu',
  ),
  small:
    /^(?:Os?|As?|Um|Uma|Seus?|Suas?|Teus?|Tuas?|Meus?|Minhas?|Noss[oa]s?|Voss[oa]s?|Em|Para|Com|De|Por|Tod[oa]s?|Este|Esta|No|Na|Nos|Nas)(?!\p{L})/u,
  swaps,
  dated: true,
  confirms: true,
  unsaid: new RegExp(
    `(?<!\\p{L})(?:quem|qual|(?:e|ou) (?:em|para|de|com|a|por) que|quais|quanto|quantos|quantas|quando|onde|como (?:se|é|está|posso|podemos|fazer|faço|funciona|devo|\\p{L}+(?:mos|[aei]r))|porquê|se (?:for|forem|houver|tiver|tivermos|formos|fôssemos|fossem|quiser|quisermos|precisar|precisarmos|pagar|pagarmos|reservarmos|eu|nós|[oa]s?)|não|nunca|nem|ninguém|nenhum\\p{L}*|eu|tu|hoje|ontem|anteontem|amanhã|então|comigo|mim|(?:n?est[ae]|próxim[oa]s?) ${day}|${day} (?:que vem|próxim[oa]|passad[oa])|(?<!(?:para|com|de) )(?:você|vocês|o senhor|a senhora)|(?<!que (?:ela|ele) )(?:me|te|lhes?|vos) \\p{L}+|\\p{L}+-m[oa]s?|que (?:(?:me|nos|lhe|te|vos) )?\\p{L}{2,}(?:am|em|ou|eu|iu|este|aste)|(?<=\\s)(?:${persons}))(?!\\p{L})`,
    'iu',
  ),
  rules: [...deeds, ...openQuestions, ...polarQuestions, ...requests],
};
