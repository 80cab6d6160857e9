import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { spanish as turning } from '../turning/spanish.ts';
import { easyTones, genderOf } from './given-names.ts';

/** 'respecto al contrato', 'respecto a la factura': the article melts into the preposition. */
const thing = (name: string): ThingForms => ({
  name,
  object: name,
  about: name.startsWith('el ') ? `respecto al ${name.slice(3)}` : `respecto a ${name}`,
});

/** Spanish, as written in business mail on both sides of the ocean: usted, and tú where the tone or the mail wants it. */
export const spanish: PhrasePack = {
  locale: 'es',
  space: ' ',
  quotes: ['«', '»'],
  familiarTones: ['casual', 'humorous'],
  turning,

  salutation({ called, full, first, last, title, reserved }, { tone, register }) {
    if (called) return `Hola, ${called}:`;
    if (register === 'familiar') return first ? `Hola, ${first}:` : 'Hola:';
    const formal = tone === 'formal' || tone === 'diplomatic';
    if (title && last) {
      if (title === 'dr' || title === 'prof') {
        return formal ? `A la atención de ${full ?? last}:` : `Hola, ${full ?? last}:`;
      }
      return title === 'mr' ? `Estimado Sr. ${last}:` : `Estimada Sra. ${last}:`;
    }
    const dear = { f: 'Estimada', m: 'Estimado', '': 'Estimado/a' }[genderOf(first) ?? ''];
    if (formal && reserved && last && genderOf(first))
      return `${dear} ${genderOf(first) === 'f' ? 'Sra.' : 'Sr.'} ${last}:`;
    if (formal && full) return `${dear} ${full}:`;
    if (first && (genderOf(first) || reserved) && !easyTones.includes(tone)) return `${dear} ${first}:`;
    if (first && !formal) return `Hola, ${first}:`;
    if (full) return `Hola, ${full}:`;
    return formal ? 'Estimadas señoras, estimados señores:' : 'Hola:';
  },
  valediction: {
    professional: ['Saludos cordiales,', 'Un cordial saludo,', '{Reciba|Recibe} un cordial saludo,'],
    formal: ['Atentamente,', 'Le saluda atentamente,', 'Muy atentamente,'],
    diplomatic: ['Con un respetuoso saludo,', 'Con mi mayor consideración,'],
    assertive: ['Un saludo,'],
    concise: ['Saludos,'],
    urgent: ['Gracias y un saludo,', 'Con un saludo y mi agradecimiento,'],
    friendly: ['Un afectuoso saludo,', 'Muchos saludos,', 'Saludos y feliz día,'],
    empathetic: ['Con todo mi aprecio,', 'Con un cálido saludo,'],
    enthusiastic: ['¡Un gran saludo!', '¡Saludos y hasta muy pronto!'],
    casual: ['Un abrazo,', 'Hasta pronto,', '¡Saludos!'],
    humorous: ['Con una sonrisa,', 'Un saludo risueño,'],
  },
  nameGap: '[Su nombre]',

  times: {
    on: {
      day: 'el {weekday} {date}',
      time: 'a las {time}',
      both: 'el {weekday} {date} a las {time}',
      stretch: { time: 'de {time}', both: 'el {weekday} {date} de {time}', joint: ' a ' },
    },
    by: {
      day: 'a más tardar el {weekday} {date}',
      time: 'antes de las {time}',
      both: 'a más tardar el {weekday} {date} a las {time}',
    },
    named: {
      day: 'el {weekday} {date}',
      time: 'a las {time}',
      both: 'el {weekday} {date} a las {time}',
      stretch: { time: 'de {time}', both: 'el {weekday} {date} de {time}', joint: ' a ' },
    },
    after: ', a partir de las {time}',
    before: ', hasta las {time}',
  },
  things: {
    contract: thing('el contrato'),
    invoice: thing('la factura'),
    quote: thing('el presupuesto'),
    report: thing('el informe'),
    presentation: thing('la presentación'),
    documents: thing('la documentación'),
    file: thing('el archivo'),
    list: thing('la lista'),
    figures: thing('las cifras'),
    agenda: thing('el orden del día'),
    minutes: thing('el acta'),
    proposal: thing('la propuesta'),
    plan: thing('el plan'),
    schedule: thing('el calendario'),
    draft: thing('el borrador'),
    details: thing('los detalles'),
    address: thing('la dirección'),
    phone: thing('el número de teléfono'),
    photos: thing('las fotos'),
    cv: thing('el currículum'),
    order: thing('el pedido'),
    delivery: thing('la entrega'),
    payment: thing('el pago'),
    price: thing('el precio'),
    meeting: thing('la reunión'),
    call: thing('la llamada'),
    appointment: thing('la cita'),
    interview: thing('la entrevista'),
    event: thing('el evento'),
    project: thing('el proyecto'),
    account: thing('la cuenta'),
    application: thing('la candidatura'),
    feedback: thing('los comentarios'),
    deadline: thing('el plazo'),
    budget: thing('el presupuesto disponible'),
    form: thing('el formulario'),
    product: thing('el producto'),
    refund: thing('el reembolso'),
    discount: thing('el descuento'),
    room: thing('la sala'),
    trip: thing('el viaje'),
    website: thing('el sitio web'),
    problem: thing('el problema'),
    position: thing('el puesto'),
  },
  causes: {
    delay: 'el retraso',
    damage: 'los daños ocasionados',
    'mix-up': 'la confusión con el pedido',
    missing: 'los problemas con la entrega',
    billing: 'el error en la facturación',
    silence: 'la falta de respuesta',
    service: 'el trato recibido',
    outage: 'el fallo técnico',
    quality: 'los defectos detectados',
  },

  openings: {
    plain: {
      professional: [
        'Gracias por {su|tu} mensaje.',
        'Muchas gracias por {su|tu} correo.',
        'He recibido {su|tu} mensaje y {se|te} lo agradezco.',
      ],
      formal: [
        'He recibido su atenta comunicación, que le agradezco.',
        'Le agradezco que haya tenido la amabilidad de escribirme.',
      ],
      diplomatic: [
        '{Le|Te} agradezco {su|tu} mensaje, que he leído con atención.',
        'Gracias por tomarse el tiempo de tratar este asunto conmigo.',
      ],
      assertive: ['He tomado nota de {su|tu} mensaje.'],
      concise: ['Gracias, recibido.'],
      urgent: ['Gracias por {su|tu} mensaje; respondo de inmediato.'],
      friendly: [
        'Muchas gracias por {su|tu} amable mensaje.',
        'Qué gusto recibir {su|tu} mensaje.',
        'Me alegra tener noticias {suyas|tuyas}.',
      ],
      empathetic: [
        'Gracias por escribirme y por {su|tu} confianza.',
        'Entiendo lo que me {cuenta|cuentas} y {le|te} agradezco que me {escriba|escribas}.',
      ],
      enthusiastic: [
        '¡Muchísimas gracias por {su|tu} mensaje, me ha alegrado el día!',
        '¡Qué alegría recibir noticias {suyas|tuyas}!',
      ],
      casual: ['¡Gracias por tu mensaje!', '¡Qué bien saber de ti!'],
      humorous: ['Gracias por tu mensaje: con diferencia, lo mejor de mi bandeja de entrada.'],
    },
    information: {
      plain: [
        'Gracias por la información.',
        'Gracias por mantenerme al tanto.',
        'Tomo nota, muchas gracias por el aviso.',
      ],
      formal: ['Le agradezco la información, de la que tomo debida nota.'],
      casual: ['¡Gracias por avisar!'],
      enthusiastic: ['¡Muchísimas gracias por la información!'],
      concise: ['Tomo nota, gracias.'],
    },
    introduced: {
      plain: [
        'Muchas gracias por ponerme en contacto con {name}.',
        'Gracias por la presentación. {name}, será un placer estar en contacto.',
        '{Le|Te} agradezco el contacto con {name}.',
      ],
      casual: ['¡Gracias por presentarme a {name}!'],
      formal: ['Le agradezco que haya facilitado el contacto con {name}.'],
    },
    condolence: {
      plain: [
        '{Su|Tu} mensaje me ha conmovido profundamente. {Reciba|Recibe} mi más sentido pésame.',
        'Lamento muchísimo la noticia y {le|te} acompaño en el sentimiento.',
        'No hay palabras para un momento así. {Le|Te} envío mis más sinceras condolencias.',
      ],
    },
    illness: {
      plain: [
        'Lamento la noticia y {le|te} deseo una pronta recuperación.',
        'Gracias por avisarme. Espero que {se mejore|te mejores} muy pronto.',
        '{Descanse|Descansa} y {recupérese|recupérate} con calma; lo demás puede esperar.',
      ],
      casual: ['Gracias por avisar. ¡Que te mejores pronto!'],
    },
    rejection: {
      plain: [
        'Gracias por {su|tu} respuesta, aunque esperaba otro resultado.',
        '{Le|Te} agradezco que me lo {comunique|comuniques}. Lamento la decisión, aunque la respeto.',
        'Gracias por la claridad de {su|tu} respuesta.',
      ],
    },
    cancellation: {
      plain: [
        'Gracias por avisarme con tiempo.',
        'Es una pena, pero lo entiendo. Gracias por escribirme.',
        'Tomo nota de la cancelación, gracias.',
      ],
      casual: ['¡Qué pena! Pero no pasa nada.'],
    },
    complaint: {
      plain: [
        'Gracias por ponerlo en nuestro conocimiento. Lamento las molestias que esto {le|te} ha causado.',
        'Comprendo {su|tu} malestar y {le|te} pido disculpas.',
        'Gracias por {su|tu} franqueza. Lamento sinceramente la situación que {describe|describes}.',
      ],
      formal: [
        'He leído con la mayor atención su reclamación y le ruego acepte mis disculpas por las molestias ocasionadas.',
      ],
      assertive: ['Gracias por señalarlo. Me tomo este asunto muy en serio.'],
      empathetic: [
        'Entiendo lo desagradable que ha sido esta situación para {usted|ti} y lo lamento de corazón.',
      ],
      urgent: ['Gracias por el aviso: atiendo este asunto con prioridad.'],
      casual: ['Gracias por decírmelo, y perdona las molestias.'],
    },
    chaser: {
      plain: [
        '{Disculpe|Disculpa} la demora en responder.',
        'Gracias por el recordatorio y por {su|tu} paciencia.',
        '{Tiene|Tienes} razón: {le|te} debo todavía una respuesta.',
      ],
      casual: ['¡Gracias por el recordatorio, y perdona la espera!'],
      formal: ['Le ruego disculpe la demora de mi respuesta.'],
    },
    apology: {
      plain: [
        'Gracias por {su|tu} mensaje; no {se preocupe|te preocupes}, son cosas que pasan.',
        '{Le|Te} agradezco la explicación. Por mi parte, el asunto queda zanjado.',
        'Gracias por {su|tu} franqueza, lo entiendo perfectamente.',
      ],
      casual: ['¡No te preocupes, no pasa nada!'],
    },
    congratulation: {
      plain: [
        'Muchas gracias por la felicitación, me ha alegrado mucho.',
        '{Le|Te} agradezco de corazón {sus|tus} amables palabras.',
        'Muchas gracias por acordarse de mí en este momento.',
      ],
      casual: ['¡Muchas gracias, qué detalle!'],
    },
    invitation: {
      plain: [
        'Muchas gracias por la invitación.',
        '{Le|Te} agradezco mucho esta amable invitación.',
        'Gracias por pensar en mí; la invitación me ha alegrado mucho.',
      ],
      enthusiastic: ['¡Qué invitación tan estupenda, muchísimas gracias!'],
      casual: ['¡Gracias por la invitación!'],
      formal: ['Le agradezco sinceramente la invitación con la que me honra.'],
    },
    honour: {
      plain: [
        '{Le|Te} agradezco la confianza.',
        'Es un honor que {haya|hayas} pensado en mí.',
        'Muchas gracias por una propuesta que me honra.',
      ],
    },
    application: {
      plain: [
        'Gracias por {su|tu} candidatura y por {su|tu} interés.',
        'Hemos recibido {su|tu} candidatura, muchas gracias.',
        '{Le|Te} agradezco que {haya|hayas} pensado en nosotros para {su|tu} próximo paso profesional.',
      ],
    },
    introduction: {
      plain: [
        'Gracias por la presentación, es un placer.',
        'Muchas gracias por {su|tu} mensaje y por {ponerse|ponerte} en contacto conmigo.',
        'Es un placer {conocerle|conocerte} por este medio.',
      ],
    },
    invoice: {
      plain: [
        'He recibido la factura, muchas gracias.',
        'Gracias por el envío de la factura.',
        'La factura ha llegado bien, gracias.',
      ],
    },
    reminder: {
      plain: [
        'Gracias por el recordatorio.',
        'Gracias por recordármelo, lo tengo presente.',
        '{Le|Te} agradezco el aviso.',
      ],
    },
    offer: {
      plain: [
        'Gracias por {su|tu} propuesta.',
        '{Le|Te} agradezco la oferta, que he leído con interés.',
        'Muchas gracias por {su|tu} mensaje y por la oferta.',
      ],
    },
    approval: {
      plain: [
        'Gracias por el visto bueno.',
        'Me alegra que todo esté en orden.',
        '{Le|Te} agradezco la respuesta favorable.',
      ],
      enthusiastic: ['¡Qué buena noticia, muchas gracias!'],
    },
    pending: {
      plain: [
        'Gracias por informarme de cómo va todo.',
        '{Le|Te} agradezco que {se ocupe|te ocupes} de ello.',
        'Entendido, quedo a la espera de noticias.',
      ],
    },
    sharing: {
      plain: [
        'Gracias por el envío.',
        'Me ha llegado todo, muchas gracias.',
        '{Le|Te} agradezco que lo {haya|hayas} compartido conmigo.',
      ],
    },
    thanks: {
      plain: [
        'No hay de qué, ha sido un placer.',
        'Con mucho gusto; me alegra haber sido de ayuda.',
        'Gracias a {usted|ti} por unas palabras tan amables.',
      ],
      casual: ['¡De nada, un placer!'],
      formal: ['Le agradezco sus amables palabras.'],
      concise: ['No hay de qué.'],
    },
    announcement: {
      plain: [
        'Gracias por informarnos.',
        'Tomo nota de la noticia, muchas gracias.',
        '{Le|Te} agradezco que lo {comparta|compartas} con nosotros.',
      ],
      enthusiastic: ['¡Muchas gracias por compartirlo con nosotros!'],
    },
    meeting: {
      plain: [
        'Gracias por proponer una reunión.',
        '{Le|Te} agradezco {su|tu} mensaje sobre nuestra reunión.',
        'Gracias por tomar la iniciativa de reunirnos.',
      ],
      casual: ['¡Gracias por la propuesta!'],
      formal: ['Le agradezco su propuesta de reunión.'],
      enthusiastic: ['¡Muchas gracias, qué buena idea reunirnos!'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Muchas gracias por {object}.',
        'He recibido {object}, muchas gracias.',
        '{Le|Te} agradezco que me {haya|hayas} enviado {object}.',
      ],
      formal: ['Acuso recibo de su envío y le agradezco {object}.'],
      enthusiastic: ['¡Muchísimas gracias por {object}, me ayuda enormemente!'],
      casual: ['¡Gracias por {object}!'],
      urgent: ['Gracias por {object}; lo miro enseguida.'],
      concise: ['Recibido, gracias por {object}.'],
    },
    bare: {
      plain: [
        '{Le|Te} agradezco {su|tu} mensaje y el tiempo dedicado.',
        'Muchísimas gracias.',
        'Muchas gracias, {su|tu} ayuda ha sido muy valiosa.',
      ],
      friendly: ['Muchísimas gracias, me ha alegrado de verdad.'],
      casual: ['Mil gracias, ¡qué detalle de tu parte!'],
      enthusiastic: ['¡Mil gracias, es fantástico!'],
      formal: ['Le expreso mi más sincero agradecimiento por la atención prestada.'],
      empathetic: ['Gracias de corazón, {su|tu} atención significa mucho para mí.'],
      urgent: ['Muchas gracias por la rapidez.'],
      humorous: ['Mil gracias: oficialmente te debo un café.'],
      concise: ['Muchas gracias.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        '{Le|Te} pido disculpas por {cause}.',
        'Lamento sinceramente {cause} y {le|te} ruego que me {disculpe|disculpes}.',
        'Mis más sinceras disculpas por {cause}.',
      ],
      empathetic: [
        'Entiendo perfectamente {su|tu} disgusto. Lamento de corazón {cause} y {le|te} pido mis más sinceras disculpas.',
      ],
      casual: ['¡Perdona por {cause}!'],
      formal: ['Le ruego acepte nuestras más sinceras disculpas por {cause}.'],
      urgent: ['Disculpas por {cause}; me ocupo de ello ahora mismo.'],
      humorous: ['Mea culpa: mil disculpas por {cause}.'],
    },
    open: {
      plain: [
        '{Le|Te} pido disculpas por [motivo de la disculpa].',
        'Lamento sinceramente [motivo de la disculpa] y {le|te} ruego que me {disculpe|disculpes}.',
        'Mis más sinceras disculpas por [motivo de la disculpa].',
      ],
    },
    remedy: {
      plain: [
        'Para solucionarlo, haré lo siguiente: [medida prevista].',
        'Me ocupo personalmente de ello: [medida prevista].',
        'Para que no vuelva a ocurrir, está previsto lo siguiente: [medida prevista].',
      ],
    },
  },
  followUp: {
    plain: [
      '{Le|Te} escribo de nuevo en relación con {mail}: ¿hay alguna novedad?',
      'Quería retomar {mail} y saber en qué punto estamos.',
      'Vuelvo sobre {mail} y agradecería saber cómo va el asunto.',
    ],
    friendly: ['Un saludo rápido para preguntar si hay novedades sobre {mail}.'],
    urgent: ['Necesito cuanto antes una respuesta sobre {mail}.'],
    assertive: ['Sigo a la espera de una respuesta sobre {mail}.'],
    casual: ['¿Hay novedades sobre {mail}?'],
    formal: ['Me permito retomar {mail} y le agradecería que me indicara el estado del asunto.'],
    concise: ['¿Alguna novedad sobre {mail}?'],
    humorous: ['Asomo la cabeza por tu bandeja de entrada para preguntar por {mail}.'],
    enthusiastic: ['¡Tengo muchas ganas de saber si hay novedades sobre {mail}!'],
  },
  earlierMail: {
    subjectAndDate: '{su|tu} correo {subject} del {date}',
    subject: '{su|tu} correo {subject}',
    date: '{su|tu} correo del {date}',
    bare: '{su|tu} último correo',
  },

  deeds: {
    send: {
      yes: ['Con gusto {le|te} enviaré {object} {by}.', '{Le|Te} haré llegar {object} {by}.'],
      no: ['Lamentablemente, por ahora no puedo {enviarle|enviarte} {object}.'],
      open: ['{Le|Te} enviaré {object} [cuándo].'],
      yesIt: ['Con gusto {le|te} enviaré lo solicitado {by}.'],
      noIt: ['Lamentablemente, por ahora no puedo {enviarle|enviarte} lo solicitado.'],
      openIt: ['{Le|Te} enviaré lo solicitado [cuándo].'],
    },
    review: {
      yes: [
        'Revisaré {object} {by} y {le|te} haré llegar mis comentarios.',
        'Con gusto revisaré {object} {by}.',
      ],
      no: ['Lamentablemente, ahora no dispongo de tiempo para revisar {object}.'],
      open: ['Mi opinión sobre {object}: [opinión].'],
      yesIt: ['Lo revisaré {by} y {le|te} haré llegar mis comentarios.'],
      noIt: ['Lamentablemente, ahora no dispongo de tiempo para revisarlo.'],
      openIt: ['Mi opinión al respecto: [opinión].'],
    },
    check: {
      yes: [
        '{about}, lo consultaré y {le|te} informaré {by}.',
        '{about}, haré las averiguaciones oportunas y {le|te} informaré {by}.',
      ],
      no: ['{about}, lamentablemente no puedo comprobarlo por ahora.'],
      open: ['{about}, lo consultaré y {le|te} informaré [cuándo].'],
      yesIt: [
        'Lo consultaré y {le|te} informaré {by}.',
        'Haré las averiguaciones oportunas y {le|te} informaré {by}.',
      ],
      noIt: ['Lamentablemente, por ahora no puedo comprobarlo.'],
      openIt: ['Lo consultaré y {le|te} informaré [cuándo].'],
    },
    sign: {
      yes: ['Firmaré {object} {by} y {le|te} devolveré la copia firmada.'],
      no: ['Lamentablemente, por ahora no puedo firmar {object}.'],
      open: ['Firmaré {object} [cuándo].'],
      yesIt: ['{Le|Te} devolveré la copia firmada {by}.'],
      noIt: ['Lamentablemente, por ahora no puedo firmar.'],
      openIt: ['{Le|Te} devolveré la copia firmada [cuándo].'],
    },
    confirm: {
      yes: ['{Le|Te} confirmo {object}.'],
      no: ['Lamentablemente, todavía no puedo confirmar {object}.'],
      open: ['{about}: [confirmación / pendiente de confirmar].'],
      yesIt: ['{Se|Te} lo confirmo con mucho gusto.'],
      noIt: ['Lamentablemente, todavía no puedo {confirmárselo|confirmártelo}.'],
      openIt: ['En cuanto a la confirmación: [sí / todavía no].'],
    },
    tell: {
      yes: ['{about}, {le|te} informaré {by}.', '{about}, {le|te} daré una respuesta {by}.'],
      no: ['{about}, lamentablemente no puedo {decirle|decirte} nada.'],
      open: ['{about}: [respuesta].'],
      yesIt: ['{Le|Te} informaré {by}.'],
      noIt: ['Lamentablemente, no puedo {decirle|decirte} nada al respecto.'],
      openIt: ['Esta es mi respuesta: [respuesta].'],
    },
    call: {
      yes: ['{about}, con gusto {le|te} llamaré {by}.'],
      no: ['{about}, lamentablemente ahora no me es posible hablar por teléfono.'],
      open: ['{about}, me viene bien [día y hora].'],
      yesIt: ['Con gusto {le|te} llamaré {by}.'],
      noIt: ['Lamentablemente, ahora no me es posible hablar por teléfono.'],
      openIt: ['Para una llamada, me viene bien [día y hora].'],
    },
    meet: {
      yes: ['{about}, con mucho gusto buscaré un hueco para vernos.'],
      no: ['{about}, lamentablemente ahora no me es posible reunirme.'],
      open: ['{about}, me viene bien [día y hora].'],
      yesIt: ['Con mucho gusto podemos reunirnos.'],
      noIt: ['Lamentablemente, ahora no me es posible reunirme.'],
      openIt: ['Para una reunión, me viene bien [día y hora].'],
    },
    attend: {
      yes: ['Asistiré con mucho gusto.', 'Allí estaré con mucho gusto.'],
      no: ['Lamentablemente, no podré asistir.'],
      open: ['En cuanto a mi asistencia: [sí / no].'],
      yesIt: ['Asistiré con mucho gusto.'],
      noIt: ['Lamentablemente, no podré asistir.'],
      openIt: ['En cuanto a mi asistencia: [sí / no].'],
    },
    pay: {
      yes: ['Comprobaré {object} y haré las gestiones necesarias {by}.'],
      no: ['{about}, no procederé al pago en estos términos.'],
      open: ['{about}: [fecha de pago].'],
      yesIt: ['Lo comprobaré y haré las gestiones necesarias {by}.'],
      noIt: ['No procederé al pago en estos términos.'],
      openIt: ['En cuanto al pago: [fecha de pago].'],
    },
    complete: {
      yes: ['Completaré {object} {by}.'],
      no: ['Lamentablemente, por ahora no puedo completar {object}.'],
      open: ['Completaré {object} [cuándo].'],
      yesIt: ['Me encargo de ello {by}.'],
      noIt: ['Lamentablemente, por ahora no puedo encargarme de ello.'],
      openIt: ['Estará listo [cuándo].'],
    },
    update: {
      yes: ['Modificaré {object} {by}.'],
      no: ['Lamentablemente, no puedo modificar {object}.'],
      open: ['Modificaré {object} [cuándo].'],
      yesIt: ['Haré el cambio {by}.'],
      noIt: ['Lamentablemente, este cambio no es posible.'],
      openIt: ['El cambio se hará [cuándo].'],
    },
    arrange: {
      yes: ['{about}, me encargo de todo {by}.', '{about}, me ocupo de la organización {by}.'],
      no: ['{about}, lamentablemente no puedo encargarme de la organización.'],
      open: ['{about}: [gestiones previstas].'],
      yesIt: ['Me encargo de todo {by}.'],
      noIt: ['Lamentablemente, no puedo encargarme de ello.'],
      openIt: ['En cuanto a la organización: [gestiones previstas].'],
    },
    help: {
      yes: ['{about}, {cuente|cuenta} con mi ayuda.'],
      no: ['{about}, lamentablemente no puedo {ayudarle|ayudarte}.'],
      open: ['{about}, puedo ofrecer lo siguiente: [ayuda ofrecida].'],
      yesIt: ['Con gusto {le|te} ayudaré.'],
      noIt: ['Lamentablemente, no puedo {ayudarle|ayudarte} con eso.'],
      openIt: ['Puedo ofrecer lo siguiente: [ayuda ofrecida].'],
    },
    approve: {
      yes: ['Apruebo {object}.', '{about}, {tiene|tienes} mi conformidad.'],
      no: ['Lamentablemente, no puedo aprobar {object}.'],
      open: ['{about}: [conforme / no conforme].'],
      yesIt: ['{Tiene|Tienes} mi conformidad.'],
      noIt: ['Lamentablemente, no puedo dar mi conformidad.'],
      openIt: ['En cuanto a la aprobación: [sí / no].'],
    },
    cancel: {
      yes: ['Cancelaré {object}, tal como {solicita|solicitas}.'],
      no: ['Lamentablemente, ya no es posible cancelar {object}.'],
      open: ['{about}: [cancelación / cancelación imposible].'],
      yesIt: ['Tramitaré la cancelación, tal como {solicita|solicitas}.'],
      noIt: ['Lamentablemente, ya no es posible la cancelación.'],
      openIt: ['En cuanto a la cancelación: [sí / ya no es posible].'],
    },
    fix: {
      yes: ['{about}, me ocupo de ello {by} y {le|te} avisaré en cuanto esté resuelto.'],
      no: ['{about}, lamentablemente no puedo ofrecer una solución.'],
      open: ['{about}: [medida prevista].'],
      yesIt: ['Me ocupo de ello {by} y {le|te} avisaré en cuanto esté resuelto.'],
      noIt: ['Lamentablemente, no puedo ofrecer una solución.'],
      openIt: ['Está previsto lo siguiente: [medida prevista].'],
    },
    deliver: {
      yes: ['{about}, haremos lo necesario {by}.'],
      no: ['{about}, lamentablemente no es posible por ahora.'],
      open: ['{about}, la fecha prevista es la siguiente: [fecha].'],
      yesIt: ['Haremos la entrega {by}.'],
      noIt: ['Lamentablemente, por ahora no podemos hacer la entrega.'],
      openIt: ['Haremos la entrega [cuándo].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} me viene muy bien.',
        'De acuerdo, estaré disponible {on}.',
        'Cita confirmada: {named}.',
      ],
      casual: ['{named} me viene genial.'],
      enthusiastic: ['¡{named} me viene de maravilla, qué ganas!'],
      formal: ['Me complace confirmarle mi disponibilidad {on}.'],
      concise: ['{named} me viene bien.'],
      humorous: ['{named}: anotado, subrayado y con alarma puesta.'],
    },
    yesIt: {
      plain: [
        'El horario propuesto me viene muy bien.',
        'De acuerdo con la cita propuesta.',
        'Confirmo con gusto nuestra cita.',
      ],
    },
    no: {
      plain: [
        'Lamentablemente, no estoy disponible {on}.',
        '{named} no me viene bien, lo lamento.',
        'Lamentablemente, no me es posible {on}.',
      ],
      casual: ['{named} no puedo, qué pena.'],
      formal: ['Lamento comunicarle que no estaré disponible {on}.'],
      concise: ['No estaré disponible {on}.'],
    },
    noIt: {
      plain: [
        'Lamentablemente, el horario propuesto no me viene bien.',
        'Lamentablemente, no estoy disponible en ese momento.',
        'En esa fecha no me es posible, lo lamento.',
      ],
    },
    open: ['{named} [me viene bien / no me viene bien].'],
    openIt: ['El horario propuesto [me viene bien / no me viene bien].'],
    move: {
      plain: [
        'Lamentablemente, no estoy disponible {on}. ¿Podría ser {other}?',
        '{named} no me viene bien; {le|te} propongo {other}.',
        'Me resulta difícil {on}; ¿podríamos cambiar la cita? Lo ideal para mí sería {other}.',
      ],
      casual: ['{named} no puedo. ¿Qué tal {other}?'],
      assertive: ['No estoy disponible {on}. Propongo {other}.'],
      formal: ['Lamento no estar disponible {on} y me permito proponerle {other}.'],
    },
    moveIt: {
      plain: [
        'Lamentablemente, ese horario no me viene bien. ¿Podría ser {other}?',
        '¿Podríamos cambiar la cita? {Le|Te} propongo {other}.',
        'Lamento tener que pedir otra fecha; lo ideal para mí sería {other}.',
      ],
      casual: ['¿La movemos? Te propongo {other}.'],
    },
    propose: {
      plain: ['{Le|Te} propongo {other}.', '¿Podría ser {other}?', 'Lo ideal para mí sería {other}.'],
    },
    otherTime: '[fecha y hora propuestas]',
    oneOf: ['De las fechas propuestas, me viene bien {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, la respuesta es sí.', '{re}: sí, así es.'],
      no: ['{re}, lamentablemente la respuesta es no.', '{re}: lamentablemente, no.'],
      open: ['{re}: [sí / no, con explicación].'],
    },
    choice: {
      yes: ['{re}: [respuesta].'],
      no: ['{re}, lamentablemente ninguna de las opciones me sirve.'],
      open: ['{re}: [respuesta].'],
    },
    time: {
      yes: ['{re}, puedo {indicarle|indicarte} la fecha: [fecha].'],
      no: ['{re}, lamentablemente todavía no puedo dar una fecha.'],
      open: ['{re}: [fecha o plazo].'],
    },
    amount: {
      yes: ['{re}, esta es la cifra: [importe o cantidad].'],
      no: ['{re}, lamentablemente todavía no puedo dar una cifra.'],
      open: ['{re}: [importe o cantidad].'],
    },
    fact: {
      yes: ['{re}, esta es mi respuesta: [respuesta].'],
      no: ['{re}, lamentablemente no puedo {darle|darte} esa información.'],
      open: ['{re}, esta es mi respuesta: [respuesta].', '{re}: [respuesta].'],
    },
    explanation: {
      yes: ['{re}, esta es mi explicación: [explicación].'],
      no: ['{re}, lamentablemente no puedo {darle|darte} más detalles.'],
      open: ['{re}: [explicación].'],
    },
    action: {
      yes: ['{re}, me encargo con mucho gusto.', '{re}, de acuerdo, me ocupo de ello.'],
      no: ['{re}, lamentablemente no puedo comprometerme.'],
      open: ['{re}: [respuesta].'],
    },
  },
  questionRefs: {
    only: 'respecto a {su|tu} pregunta',
    first: 'respecto a {su|tu} primer punto',
    second: 'respecto a {su|tu} segundo punto',
    third: 'respecto a {su|tu} tercer punto',
    further: 'respecto a {su|tu} otro punto',
    quoted: 'respecto a {su|tu} pregunta {question}',
    requested: 'respecto a {su|tu} petición {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, antes me gustaría preguntar: ¿[pregunta]?',
        '{re}, ¿{podría|podrías} aclararme un punto? [pregunta].',
        '{re}, necesito un dato antes de responder: ¿[pregunta]?',
      ],
      concise: ['{re}: ¿[pregunta]?'],
    },
    many: { plain: ['Antes de responder a cada punto, una pregunta: ¿[pregunta]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, primero necesitaría [lo que hace falta].',
        '{re}, todavía me falta lo siguiente: [lo que hace falta].',
        '{re}, ¿{podría|podrías} enviarme [lo que hace falta]?',
      ],
    },
    many: { plain: ['Para atender cada punto, todavía necesitaría [lo que hace falta].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, hay un punto que no me queda claro: [punto por aclarar].',
        '{re}, quisiera asegurarme de haberlo entendido bien: ¿[punto por aclarar]?',
        '{re}, antes me gustaría aclarar lo siguiente: ¿[punto por aclarar]?',
      ],
    },
    many: {
      plain: ['Antes de responder a cada punto, me gustaría aclarar lo siguiente: ¿[punto por aclarar]?'],
    },
  },
  status: [
    '{re}, la situación es la siguiente: [estado actual].',
    '{re}, este es el estado actual: [estado actual].',
  ],
  bargain: {
    amount: {
      plain: [
        'En cuanto al importe de {amount}, tengo una contrapropuesta: [condiciones].',
        'Con {amount} todavía no llegamos a un acuerdo; para mí sería posible lo siguiente: [condiciones].',
        'Me gustaría volver sobre el importe de {amount}: [condiciones].',
      ],
      assertive: ['El importe de {amount} es demasiado alto. Mi propuesta: [condiciones].'],
      casual: ['{amount} se me va un poco del presupuesto. Mi propuesta: [condiciones].'],
    },
    bare: {
      plain: [
        'Me gustaría hablar de las condiciones: [condiciones].',
        'Mi propuesta es la siguiente: [condiciones].',
        'Podríamos llegar a un acuerdo en estos términos: [condiciones].',
      ],
    },
  },
  guarded: {
    secret: [
      'Por norma, no facilito por correo datos confidenciales como contraseñas o datos bancarios.',
      'No envío claves ni datos bancarios por correo; es mejor tratarlo por otra vía.',
      'No comunico esos datos por correo; me pondré en contacto por una vía que ya conozco.',
    ],
    payment: [
      'Primero comprobaré esta solicitud de pago por mi parte.',
      'Antes de pagar nada, lo comprobaré por nuestro procedimiento habitual.',
      'En cuanto al pago, primero haré las comprobaciones oportunas.',
    ],
  },
  listLead: ['Respondo punto por punto:'],

  bodies: {
    question: {
      plain: [
        'Tengo una pregunta al respecto: ¿[pregunta]?',
        'Hay algo que me gustaría saber: ¿[pregunta]?',
        'Me interesaría conocer un detalle más: ¿[pregunta]?',
      ],
    },
    accept: {
      plain: ['Acepto con mucho gusto.', '{Cuente|Cuenta} conmigo.', 'Estoy de acuerdo.'],
      enthusiastic: ['¡Acepto con muchísimo gusto!'],
      casual: ['Cuenta conmigo.'],
      formal: ['Tengo el gusto de aceptar.'],
      concise: ['Acepto.'],
      humorous: ['Acepto, y ni siquiera he tenido que lanzar una moneda al aire.'],
    },
    decline: {
      plain: [
        'Lamentablemente, en esta ocasión debo decir que no.',
        'Tras pensarlo bien, prefiero no aceptar.',
        'Lamentablemente, no puedo aceptar.',
      ],
      casual: ['Esta vez no va a poder ser, qué pena.'],
      assertive: ['Mi respuesta es no.'],
      formal: ['Tras una detenida reflexión, lamento no poder aceptar.'],
      empathetic: ['No es fácil decirlo, pero no puedo aceptar.'],
    },
    reschedule: {
      plain: [
        '¿Podríamos buscar otra fecha? {Le|Te} propongo {other}.',
        'Me gustaría cambiar la fecha. ¿Podría ser {other}?',
        'Lamento tener que pedir un cambio de fecha; lo ideal para mí sería {other}.',
      ],
      casual: ['¿Lo movemos? Te propongo {other}.'],
    },
    request: {
      plain: [
        '¿{Podría|Podrías} enviarme [lo que hace falta]?',
        'Todavía necesitaría [lo que hace falta].',
        '{Le|Te} agradecería que me {hiciera|hicieras} llegar [lo que hace falta].',
      ],
      formal: ['Le ruego tenga la amabilidad de hacerme llegar [lo que hace falta].'],
    },
    update: {
      plain: [
        'La situación actual es la siguiente: [estado actual].',
        'Un breve resumen de cómo va todo: [estado actual].',
        'A día de hoy, este es el estado: [estado actual].',
      ],
    },
    clarify: {
      plain: [
        'Hay un punto que no me queda claro: [punto por aclarar].',
        '¿{Podría|Podrías} explicarme [punto por aclarar]?',
        'Para asegurarme de haberlo entendido bien: ¿[punto por aclarar]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          '{Le|Te} confirmo lo siguiente: {facts}.',
          'Por mi parte, doy por confirmado lo siguiente: {facts}.',
          'Queda confirmado: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Confirmo la recepción de {su|tu} mensaje.',
          '{Su|Tu} mensaje ha llegado bien y he tomado nota de todo.',
          'He tomado buena nota de {su|tu} mensaje.',
        ],
        formal: ['Acuso recibo de su mensaje.'],
      },
    },
    introduce: {
      plain: [
        'Me gustaría {presentarle|presentarte} a [nombre]: [cargo y motivo].',
        'Quisiera {ponerle|ponerte} en contacto con [nombre]: [cargo y motivo].',
        'Creo que {le|te} interesará conocer a [nombre]: [cargo y motivo].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '¿{Podría|Podrías} decirme si {text}?',
    'ask-about': '¿Qué {puede|puedes} decirme sobre {text}?',
    'ask-for': '¿{Podría|Podrías} enviarme {text}?',
    'ask-that': 'Quisiera {pedirle|pedirte} lo siguiente: {text}.',
    offer: '{Le|Te} ofrezco lo siguiente: {text}.',
    thank: 'Muchas gracias por {text}.',
    apologize: 'Mis disculpas por {text}.',
    congratulate: 'Mis más sinceras felicitaciones por {text}.',
    wish: '{Le|Te} deseo {text}.',
    invite: 'Me gustaría {invitarle|invitarte}: {text}.',
    remind: 'Me permito {recordarle|recordarte} {text}.',
  },
  toTranslate: 'en español: {text}',

  closings: {
    awaiting: {
      professional: [
        'Quedo a la espera de {su|tu} respuesta.',
        '{Le|Te} agradezco de antemano {su|tu} respuesta.',
        'Gracias de antemano por {su|tu} respuesta.',
      ],
      formal: [
        'En espera de su respuesta, le agradezco de antemano su atención.',
        'Le agradecería que me hiciera llegar su respuesta.',
      ],
      diplomatic: [
        'Confío en que encontraremos una solución satisfactoria para todos y quedo a la espera de conocer {su|tu} parecer.',
      ],
      assertive: ['{Le|Te} pido una respuesta clara.'],
      concise: ['Gracias de antemano.'],
      urgent: ['Agradecería una respuesta lo antes posible.', 'Una respuesta rápida me sería de gran ayuda.'],
      friendly: [
        'Espero {su|tu} respuesta con ilusión.',
        'Será un placer saber de {usted|ti}.',
        'Gracias de antemano, y hasta pronto.',
      ],
      empathetic: ['{Tómese|Tómate} todo el tiempo que {necesite|necesites} para responder.'],
      enthusiastic: ['¡Tengo muchas ganas de leer {su|tu} respuesta!'],
      casual: ['Cuéntame qué te parece.', 'Dime algo cuando puedas.'],
      humorous: ['Espero tu respuesta con un ojo en el correo y el otro en el café.'],
    },
    available: {
      professional: [
        'Quedo a {su|tu} disposición para cualquier consulta.',
        'Para cualquier duda, no {dude|dudes} en escribirme.',
        'Con gusto responderé a cualquier pregunta.',
      ],
      formal: ['Quedo a su entera disposición para cualquier aclaración.'],
      diplomatic: ['Si algún punto mereciera una conversación, cuente con mi mejor disposición.'],
      assertive: ['Si falta algo, {dígamelo|dímelo}.'],
      concise: ['A {su|tu} disposición.'],
      urgent: ['Ante cualquier duda, respondo enseguida.'],
      friendly: [
        'Si surge cualquier cosa, {escríbame|escríbeme} cuando {quiera|quieras}.',
        'Que {tenga|tengas} un día estupendo.',
        'Si queda alguna duda, con gusto {le|te} ayudo.',
      ],
      empathetic: ['Si {necesita|necesitas} cualquier cosa, aquí estoy.'],
      enthusiastic: ['¡Qué ganas de ver lo que viene!'],
      casual: ['Si necesitas algo, dime.'],
      humorous: ['Si tienes dudas, escríbeme: no muerdo.'],
    },
    meeting: {
      plain: [
        'Será un placer hablar {con usted|contigo}.',
        'Espero con interés nuestro encuentro.',
        'Si surge cualquier cambio, {avíseme|avísame}.',
      ],
      casual: ['¡Nos vemos!'],
      enthusiastic: ['¡Tengo muchísimas ganas de que llegue el día!'],
      formal: ['Será un placer conversar con usted en esa ocasión.'],
      concise: ['Hasta entonces.'],
    },
    declined: {
      plain: [
        '{Le|Te} agradezco la comprensión.',
        'Gracias por {su|tu} comprensión; ojalá se presente otra ocasión.',
        'Espero que podamos coincidir en otra oportunidad.',
      ],
      casual: ['¡A la próxima!'],
      assertive: ['Gracias por tomar nota.'],
      formal: ['Le agradezco de antemano su comprensión.'],
    },
    sorry: {
      plain: [
        '{Le|Te} agradezco la paciencia.',
        'Gracias por {su|tu} comprensión.',
        'Volveré a {escribirle|escribirte} en cuanto sepa más.',
      ],
    },
    grave: {
      plain: [
        '{Le|Te} envío mucho ánimo.',
        '{Cuídese|Cuídate} mucho.',
        'Si puedo hacer algo, {hágamelo|házmelo} saber.',
      ],
    },
    content: {
      plain: [
        '{Le|Te} deseo todo lo mejor.',
        'Espero que sigamos colaborando.',
        'Que {tenga|tengas} un buen día.',
      ],
      casual: ['¡Que vaya muy bien!'],
      enthusiastic: ['¡Qué ganas de seguir adelante!'],
      formal: ['Le deseo un excelente día.'],
      concise: ['Que {tenga|tengas} un buen día.'],
    },
  },
};
