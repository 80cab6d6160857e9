import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Spanish: as commands to either address, and as infinitives. */
export const spanish: InstructionWords = {
  and: [' y ', ' e ', ' pero ', ' luego '],
  please: ['por favor', 'también', 'luego', 'además'],
  politely: [
    'muy amablemente',
    'amablemente',
    'educadamente',
    'cortésmente',
    'con educación',
    'con amabilidad',
    'firmemente',
  ],
  everything: [
    '(lo|la|todo|eso|esto)',
    '(la|el|su|esta|este) (invitación|oferta|propuesta|solicitud|petición|cita|reunión)',
  ],
  short: [
    '(sé|sea|hazlo|hágalo|mantenlo|manténlo|que sea|escribe|responde|responda|haz la respuesta)( muy| más|) (breve|corto|corta|conciso|concisa|brevemente)',
    '(muy |más |)(breve|corto|corta|conciso|concisa|brevemente)',
    '(una |)respuesta (breve|corta|más corta)',
    '(ser|responder) (breve|brevemente)',
  ],
  atMost: {
    sentences: [
      '(responde |responda |escribe |escriba |)(en |con |)(máximo |un máximo de |como máximo |no más de |menos de |hasta |solo |)… (frases|frase|oraciones)( como máximo| máximo|)',
    ],
    words: [
      '(responde |responda |escribe |escriba |)(en |con |)(máximo |un máximo de |como máximo |no más de |menos de |hasta |solo |)… (palabras)( como máximo| máximo|)',
    ],
    characters: [
      '(responde |responda |escribe |escriba |)(en |con |)(máximo |un máximo de |como máximo |no más de |menos de |hasta |solo |)… (caracteres)( como máximo| máximo|)',
    ],
  },
  long: [
    '(hazlo|hágalo|que sea|sé|sea|responde|escribe) (más |)(largo|larga|extenso|detallado|detallada|detalladamente)',
    '(más |)(largo|larga|detallado|detallada|extenso)',
    '(una |)respuesta (más |)(larga|detallada)',
  ],
  list: [
    '(responde |responda |usa |use |haz |con |en |como |en forma de |)(una |)(lista|lista con viñetas|viñetas|puntos|lista de puntos)',
  ],
  noApology: [
    '(sin|no) (disculpas|disculparse|disculparte|pedir perdón|pidas perdón|pida perdón|te disculpes|se disculpe|pidas disculpas|pida disculpas)',
  ],
  noGreeting: ['(sin|omite el|omita el) saludo', 'no (saludes|salude|saludar)'],
  sound: [
    '(sé|sea|suena|escribe|escriba|responde|responda)( muy| más|) …',
    '(responde |escribe |)(con|en|de) (un |)(tono|manera|forma) …',
    'tono …',
  ],
  tones: {
    friendly: ['amable-', 'amistos-', 'cordial-', 'cercan-', 'simpátic-'],
    professional: ['profesional-'],
    concise: ['sucint-'],
    formal: ['formal-'],
    casual: ['informal-', 'relajad-', 'desenfadad-', 'coloquial-'],
    enthusiastic: ['entusiasta-', 'entusiasmad-'],
    empathetic: ['empátic-', 'comprensiv-'],
    urgent: ['urgente-'],
    diplomatic: ['diplomátic-', 'cortés', 'educad-'],
    humorous: ['divertid-', 'gracios-', 'humorístic-'],
    assertive: ['firme-', 'asertiv-', 'direct-'],
  },
  signAs: [
    '(firma|firme|firmar)( el correo| la respuesta|)( como| con| en nombre de|) …',
    '(me llamo|mi nombre es) …',
  ],
  callThem: ['(llámala|llámalo|llámela|llámelo|llamarla|llamarlo) …', 'dirígete a (ella|él) como …'],
  propose: [
    '(propón|proponle|proponga|propóngale|proponer|sugiere|sugiérele|sugiera|sugerir)( el| la| una reunión| una cita|) …',
    '(pásalo|cámbialo|mueve la reunión|aplaza la reunión|cambia la cita) (a|al|para) (el |la |)…',
  ],
  yesNo: ['sí', 'si', 'no'],
  accept: [
    '(acepta|acepte|aceptar|confirma|confirme|confirmar)~',
    '(acepta|acepte|aceptar|confirma|confirme|confirmar) ~…',
    '(di|diga|decir) que sí',
    '(di |diga |decir |responde |responda |contesta |conteste |)(que |)s[íi] (a|al|con|para|sobre) …',
  ],
  decline: [
    '(rechaza|rechace|rechazar|declina|decline|declinar)~',
    '(rechaza|rechace|rechazar|declina|decline|declinar) …~',
    '(di|diga|decir) ~que no~',
    '(di |diga |decir |responde |responda |contesta |conteste |)~(que |)no (a|al|con|para|sobre) …',
  ],
  askPlace: [
    '(a |)(la |el |lo |al |)…( pregunta| punto| solicitud| petición| propuesta| cuestión|)',
    '(la |el |)(pregunta|punto|número) …',
  ],
  ordinals: [
    ['primer', 'primera', 'primero'],
    ['segund-'],
    ['tercer', 'tercera', 'tercero'],
    ['cuart-'],
    ['quint-'],
    ['últim-'],
  ],
  quote: [
    '(escribe|escriba|añade|añada|agrega|agregue|di|diga|cita|incluye|incluya|usa)( la frase| las palabras|), …',
  ],
  say: [
    '(di|dile|diles|diga|dígale|decir|escribe|menciona|mencione|mencionar|confirma|confirme|explica|explícale|explique|añade|agrega|indica|indique|aclara|responde|avisa|avísale)( de|) que (?!(s[íi]|no)( (a|al|con|para|sobre) |$))…',
    '(infórmale|infórmele|informa)( de|) que …',
    '(menciona|mencione|mencionar) …',
  ],
  askFor: ['(pide|pídele|pídeles|pida|pídale|pedir|solicita|solicite|solicitar) …'],
  askWhether: ['(pregunta|pregúntale|pregúntales|pregunte|pregúntele|preguntar) si …'],
  thank: [
    '(agradece|agradécele|agradezca|agradézcale|agradecer)( por|) …',
    '(da|dale|dele|dé|dar)( las|) gracias por …',
  ],
  apologize: [
    '(discúlpate|discúlpese|disculparse|pide perdón|pide disculpas|pida disculpas|pedir disculpas|pedir perdón) por …',
  ],
  silence: [
    'no (menciones|mencione|mencionar|hables de|hable de|hablar de|digas nada de|digas nada sobre|nombres) (el |la |los |las |)…',
    'sin (mencionar|hablar de) (el |la |los |las |)…',
  ],
};
