import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Portuguese, of Brazil and of Portugal: as commands, and as infinitives. */
export const portuguese: InstructionWords = {
  and: [' e ', ' mas ', ' depois '],
  please: ['por favor', 'também', 'depois', 'além disso', 'se faz favor'],
  politely: [
    'muito educadamente',
    'educadamente',
    'gentilmente',
    'com gentileza',
    'delicadamente',
    'cordialmente',
    'com educação',
  ],
  everything: [
    '(o|a|tudo|isso|isto)',
    '(o |a |este |esta |esse |essa )(convite|oferta|proposta|pedido|solicitação|reunião|encontro)',
  ],
  short: [
    '(seja|sê|responda|responde|escreva|escreve|mantenha|mantém|faça)( a resposta| o texto|)( muito| mais|) (breve|curto|curta|conciso|brevemente)',
    '(muito |mais |bem |)(breve|curto|curta|conciso|concisa|brevemente)',
    '(uma |)resposta (mais |)(breve|curta)',
    '(ser|responder) (breve|brevemente)',
  ],
  atMost: {
    sentences: [
      '(responda |responde |escreva |escreve |)(em |com |)(até |no máximo |máximo |um máximo de |menos de |não mais de |)… (frases|frase)( no máximo|)',
    ],
    words: [
      '(responda |responde |escreva |escreve |)(em |com |)(até |no máximo |máximo |um máximo de |menos de |não mais de |)… (palavras)( no máximo|)',
    ],
    characters: [
      '(responda |responde |escreva |escreve |)(em |com |)(até |no máximo |máximo |um máximo de |menos de |não mais de |)… (caracteres|carateres)( no máximo|)',
    ],
  },
  long: [
    '(seja|sê|responda|responde|escreva|faça) (mais |)(longo|longa|detalhado|detalhada|detalhadamente|em detalhe)',
    '(mais |)(longo|longa|detalhado|detalhada)',
    '(uma |)resposta (mais |)(longa|detalhada)',
  ],
  list: [
    '(responda |use |faça |com |em |como |em forma de |)(uma |)(lista|tópicos|lista de tópicos|lista com marcadores|marcadores)',
  ],
  noApology: [
    '(sem|não) (desculpas|pedir desculpas|pedir desculpa|peça desculpas|peças desculpa|peça desculpa|se desculpe|te desculpes|se desculpar)',
  ],
  noGreeting: [
    '(sem|omita a) (saudação|cumprimento|saudações)',
    'não (cumprimente|cumprimentes|cumprimentar)',
  ],
  sound: [
    '(seja|sê|escreva|escreve|responda|responde)( muito| mais|) …',
    '(responda |escreva |)(com|em|de|num|use) (um |)(tom|modo|forma) …',
    'tom …',
  ],
  tones: {
    friendly: ['amigáve-', 'amistos-', 'simpátic-', 'caloros-'],
    professional: ['profission-'],
    concise: ['sucint-', 'objetiv-'],
    formal: ['formal-', 'formai-'],
    casual: ['informal-', 'descontraíd-', 'casual-'],
    enthusiastic: ['entusiasmad-', 'entusiástic-', 'animad-'],
    empathetic: ['empátic-', 'compreensiv-'],
    urgent: ['urgente-'],
    diplomatic: ['diplomátic-', 'cortês', 'educad-'],
    humorous: ['divertid-', 'engraçad-', 'bem-humorad-'],
    assertive: ['firme-', 'assertiv-', 'diret-'],
  },
  signAs: [
    '(assine|assina|assinar)( o e-mail| a resposta|)( como| com| em nome de|) …',
    '(meu nome é|o meu nome é|chamo-me|me chamo) …',
  ],
  callThem: [
    '(chame-a|chame-o|chama-a|chama-o|chame ela|chame ele|chame|trate-a|trate-o)( de| por) …',
    'dirija-se a (ela|ele) como …',
  ],
  propose: [
    '(proponha|propõe|propor|sugira|sugere|sugerir)( a| o| uma reunião| um encontro|) …',
    '(mude|mova|adie|remarque|passe|remarcar|adiar)( a reunião| o encontro|) para (a |o |)…',
  ],
  yesNo: ['sim', 'não'],
  accept: [
    '(aceite|aceita|aceitar|confirme|confirma|confirmar)~',
    '(aceite|aceita|aceitar|confirme|confirma|confirmar) …~',
    '(diga|diz|dizer) (que |)sim',
    '(diga |diz |dizer |responda |responde |)(que |)sim (a|à|ao|aos|às|para|sobre|quanto a|quanto à|quanto ao) …',
  ],
  decline: [
    '(recuse|recusa|recusar|decline|declina|declinar|rejeite)~',
    '(recuse|recusa|recusar|decline|declina|declinar|rejeite) …~',
    '(diga|diz|dizer) ~(que |)não',
    '(diga |diz |dizer |responda |responde |)~(que |)não (a|à|ao|aos|às|para|sobre|quanto a|quanto à|quanto ao) …',
  ],
  askPlace: [
    '(a |o |à |ao |)…( pergunta| questão| ponto| pedido| solicitação| proposta|)',
    '(a |o |)(pergunta|questão|ponto|número) …',
  ],
  ordinals: [['primeir-'], ['segund-'], ['terceir-'], ['quart-'], ['quint-'], ['últim-']],
  quote: [
    '(escreva|escreve|acrescente|acrescenta|adicione|diga|diz|cite|inclua|inclui|use)( a frase| as palavras|), …',
  ],
  say: [
    '(diga|diz|dizer|escreva|escreve|mencione|menciona|mencionar|confirme|explique|explica|acrescente|adicione|informe|indique|responda|avise)(-lhe| a ela| a ele| ela| ele| lhe|) que (?!(sim|não)( (a|à|ao|aos|às|para|sobre|quanto) |$))…',
    '(mencione|menciona|mencionar) …',
  ],
  askFor: ['(peça|pede|pedir|solicite|solicita|solicitar)(-lhe|) …'],
  askWhether: ['(pergunte|pergunta|perguntar)(-lhe| a ela| a ele|) se …'],
  thank: ['(agradeça|agradece|agradecer)(-lhe|)( por| pelo| pela| pelos| pelas|) …'],
  apologize: [
    '(peça|pede|pedir) (desculpas|desculpa) (por|pelo|pela|pelos|pelas) …',
    '(desculpe-se|desculpa-te) (por|pelo|pela) …',
  ],
  silence: [
    '(não|sem) (mencione|menciones|mencionar|fale|fales|falar|cite|diga nada) (o |a |os |as |de |do |da |dos |das |sobre o |sobre a |sobre |)…',
  ],
};
