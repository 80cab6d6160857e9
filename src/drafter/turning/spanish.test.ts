import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { spanish } from './spanish.ts';
import { turnedAsk } from './turn.ts';

const open = (ask: string, answer: AskAnswer) => turnedAsk(ask, answer, spanish)?.open;

test.each<[AskAnswer, string, string]>([
  ['time', '¿Cuándo estará completo el pedido?', 'el pedido estará completo [cuándo].'],
  ['fact', '¿Qué fianza pide el propietario?', 'el propietario pide [fianza].'],
  [
    'yes-no',
    '¿Está instalada ya o tendríamos que contratarla nosotros?',
    '[Está instalada / {Tiene|Tienes} que contratarla].',
  ],
  [
    'amount',
    'Quisiera saber si tienen plazas libres, cuánto cuesta la matrícula y si hay que pagarla por adelantado.',
    '[Sí, tenemos / No, no tenemos] plazas libres. La matrícula cuesta [importe]. [Sí, hay / No, no hay] que pagarla por adelantado.',
  ],
  [
    'action',
    'Necesitaríamos saber también si la visita está cubierta por la garantía o si nos la van a facturar aparte.',
    '[La visita está cubierta por la garantía / {Se|Te} la vamos a facturar aparte].',
  ],
  ['yes-no', '¿El garaje está incluido o se paga aparte?', 'el garaje [está incluido / se paga aparte].'],
  [
    'action',
    'Quisiera saber si hay alguien en recepción a esa hora o cómo recogemos las llaves.',
    '[Sí, hay alguien / No, no hay nadie] en recepción a esa hora. {Puede|Puedes} recoger las llaves [cómo].',
  ],
  [
    'time',
    'Le agradecería que me indicara cuál es su tarifa por palabra, si aplica recargo por urgencia y en qué plazo podría entregarnos los documentos.',
    'Mi tarifa por palabra es [importe]. [Sí, aplico / No, no aplico] recargo por urgencia. Podría entregar{le|te} los documentos en [plazo].',
  ],
  [
    'choice',
    '¿Prefiere que le enviemos las escrituras escaneadas o que un mensajero le lleve las copias?',
    'prefiero [que me {envíe|envíes} las escrituras escaneadas / que un mensajero me lleve las copias].',
  ],
  [
    'yes-no',
    '¿Llevo yo los altavoces o los ponéis vosotros?',
    '[{Puede|Puedes} llevar los altavoces / Los ponemos].',
  ],
  [
    'yes-no',
    '¿Nos lo enviáis a casa o lo recogemos en la tienda?',
    '[{Se|Te} lo enviamos a casa / {Puede|Puedes} recogerlo en la tienda].',
  ],
  [
    'yes-no',
    '¿Puedo pagar con tarjeta o solo aceptáis efectivo?',
    '[{Puede|Puedes} pagar con tarjeta / Solo aceptamos efectivo].',
  ],
  [
    'yes-no',
    '¿El curso es presencial o también se puede seguir en línea?',
    'el curso [es presencial / también se puede seguir en línea].',
  ],
  ['choice', '¿Prefiere llamada o visita?', 'prefiero [llamada / visita].'],
  ['fact', '¿Sabe qué altura máxima tiene la entrada?', 'la entrada tiene [altura máxima].'],
  [
    'amount',
    '¿Cuánto nos cobrarías de más por esas horas?',
    '{le|te} cobraría [importe] de más por esas horas.',
  ],
  [
    'action',
    'Si el técnico necesita acceso a la azotea, díganoslo con un día de antelación.',
    'De ser así, {le|te} avisaré con un día de antelación.',
  ],
  [
    'action',
    'La cena es el jueves, así que te necesitaríamos los dos días hasta las once.',
    '[Sí, puedo / Lamentablemente, no puedo] estar disponible los dos días hasta las once.',
  ],
  ['fact', '¿A qué distancia tiene que estar el público?', 'el público tiene que estar a [distancia].'],
  ['fact', '¿Dónde tienen que aparcar los autobuses?', 'los autobuses tienen que aparcar [dónde].'],
  [
    'time',
    '¿A qué hora puede venir el técnico a la oficina?',
    'el técnico puede venir a la oficina a las [hora].',
  ],
  ['time', '¿A qué hora cierran la tienda?', 'cerramos la tienda a las [hora].'],
  ['amount', '¿Cuánto nos costaría un espectáculo?', 'un espectáculo costaría [importe].'],
  [
    'amount',
    '¿Cuántas mesas quieren reservar para la cena?',
    'queremos reservar [número] mesas para la cena.',
  ],
  ['time', '¿Cuándo empieza el curso de cerámica?', 'el curso de cerámica empieza [cuándo].'],
  ['time', '¿A qué hora abre la recepción?', 'la recepción abre a las [hora].'],
  ['time', '¿Cuándo podrían venir a montar la cocina?', 'podemos venir a montar la cocina [cuándo].'],
  ['time', '¿Para cuándo necesitan las fotos?', 'necesitamos las fotos para [fecha].'],
  [
    'time',
    '¿Hasta cuándo tenemos que confirmar la reserva?',
    '{tiene|tienes} que confirmar la reserva hasta [fecha].',
  ],
  ['time', '¿Cuándo estará lista la traducción?', 'la traducción estará lista [cuándo].'],
  ['time', '¿Cuándo nos entregan los muebles?', '{le|te} entregamos los muebles [cuándo].'],
  ['amount', '¿Cuánto cuesta la sesión?', 'la sesión cuesta [importe].'],
  ['amount', '¿Cuál es su tarifa por hora?', 'mi tarifa por hora es [importe].'],
  ['fact', '¿Cuál es vuestro horario de apertura?', 'nuestro horario de apertura es [horario].'],
  ['amount', '¿Cuántas personas serán en la cena?', 'seremos [número] personas en la cena.'],
  ['amount', '¿Cuántas plazas quedan libres?', 'quedan [número] plazas libres.'],
  ['amount', '¿Cuántas páginas tiene el documento?', 'el documento tiene [número] páginas.'],
  ['fact', '¿Cuánto tiempo tardan en entregar el pedido?', 'tardamos [plazo] en entregar el pedido.'],
  ['fact', '¿Dónde podemos aparcar?', '{puede|puedes} aparcar [dónde].'],
  ['fact', '¿Quién se encarga de la limpieza?', '[Nombre] se encarga de la limpieza.'],
  [
    'fact',
    '¿Con quién puedo hablar sobre la factura?',
    '{puede|puedes} hablar sobre la factura con [nombre].',
  ],
  ['fact', '¿Qué documentos tengo que llevar?', '{tiene|tienes} que llevar [documentos].'],
  ['fact', '¿Qué incluye el precio del curso?', 'el precio del curso incluye [qué].'],
  ['fact', '¿En qué color quieren la puerta?', 'queremos la puerta en [color].'],
  ['explanation', '¿Por qué ha subido la cuota?', 'El motivo por el que ha subido la cuota es [motivo].'],
  [
    'yes-no',
    '¿Está incluido el desayuno en el precio?',
    'el desayuno [está / no está] incluido en el precio.',
  ],
  [
    'yes-no',
    '¿Tienen disponibilidad para dos noches?',
    '[Sí, tenemos / No, no tenemos] disponibilidad para dos noches.',
  ],
  [
    'yes-no',
    '¿Necesita algún documento más?',
    '[Sí, necesito algún / No, no necesito ningún] documento más.',
  ],
  ['yes-no', '¿Es usted miembro de la asociación?', '[Sí, soy / No, no soy] miembro de la asociación.'],
  ['yes-no', '¿Trabaja usted también los sábados?', '[Sí, trabajo / No, no trabajo] también los sábados.'],
  ['yes-no', 'si el ascensor funciona', 'el ascensor [funciona / no funciona].'],
  [
    'choice',
    '¿Prefiere la reunión por la mañana o por la tarde?',
    'prefiero la reunión [por la mañana / por la tarde].',
  ],
  ['choice', '¿Quieren el menú vegetariano o vegano?', 'queremos el menú [vegetariano / vegano].'],
  ['time', '¿Podría decirme cuándo abre la piscina?', 'la piscina abre [cuándo].'],
  ['action', '¿Podría indicarme el precio de la habitación?', 'el precio de la habitación es [importe].'],
  [
    'amount',
    '¿Cuánto cuesta la visita y aceptan tarjeta?',
    'La visita cuesta [importe]. [Sí, aceptamos / No, no aceptamos] tarjeta.',
  ],
])('%s is said of oneself with a gap: %s', (answer, ask, said) => {
  expect(open(ask, answer)).toBe(said);
});

test.each<[string, string, string, string]>([
  [
    '¿Podría enviarnos el presupuesto?',
    '{le|te} enviaré el presupuesto [cuándo].',
    'Con gusto {le|te} enviaré el presupuesto.',
    'Lamentablemente, no puedo enviar{le|te} el presupuesto.',
  ],
  [
    'Por favor, mándeme la factura.',
    '{le|te} mandaré la factura [cuándo].',
    'Con gusto {le|te} mandaré la factura.',
    'Lamentablemente, no puedo mandar{le|te} la factura.',
  ],
  [
    'Le agradecería que revisara mi borrador.',
    'revisaré {su|tu} borrador [cuándo].',
    'Con gusto revisaré {su|tu} borrador.',
    'Lamentablemente, no puedo revisar {su|tu} borrador.',
  ],
  [
    '¿Podrían instalar la caldera antes del 5 de diciembre?',
    '[Sí, podemos / Lamentablemente, no podemos] instalar la caldera antes del 5 de diciembre.',
    'Con gusto instalaremos la caldera antes del 5 de diciembre.',
    'Lamentablemente, no podemos instalar la caldera antes del 5 de diciembre.',
  ],
  [
    '¿Podemos traer a nuestro perro?',
    '[Sí, {puede|puedes} / Lamentablemente, no {puede|puedes}] traer a {su|tu} perro.',
    'Por supuesto, {puede|puedes} traer a {su|tu} perro.',
    'Lamentablemente, no {puede|puedes} traer a {su|tu} perro.',
  ],
  [
    '¿Quiere que le envíe el catálogo?',
    '[{Le|Te} agradecería / No haría falta] que me {enviara|enviaras} el catálogo.',
    'Sí, {le|te} agradecería que me {enviara|enviaras} el catálogo.',
    'No haría falta que me {enviara|enviaras} el catálogo, gracias.',
  ],
  [
    'También necesitaríamos dos habitaciones dobles.',
    '[Puedo / Lamentablemente, no puedo] {ofrecerle|ofrecerte} dos habitaciones dobles.',
    'Con gusto {le|te} ofrezco dos habitaciones dobles.',
    'Lamentablemente, no puedo {ofrecerle|ofrecerte} dos habitaciones dobles.',
  ],
  [
    '¿Podrían venir al colegio una mañana de enero?',
    '[Sí, podemos / Lamentablemente, no podemos] ir al colegio una mañana de enero.',
    'Con gusto iremos al colegio una mañana de enero.',
    'Lamentablemente, no podemos ir al colegio una mañana de enero.',
  ],
])('what is wanted done is left open, granted or refused in its own words: %s', (ask, said, yes, no) => {
  const kind = ask.startsWith('¿Podemos') || ask.startsWith('¿Quiere') ? 'yes-no' : 'action';
  expect(turnedAsk(ask, kind, spanish)).toEqual({ open: said, yes, no });
});

test.each([
  ['what others do', '¿En qué formato entrega el fotógrafo las fotos?'],
  ['a day told from today', '¿Está abierta la oficina hoy?'],
  ['what the sender has done', '¿Dónde está el paquete que enviamos?'],
  ['what the reader has done', '¿Cuál es el precio de lo que ofrecen?'],
  ['a condition', '¿Cuánto cuesta la sala si somos veinte?'],
  ['a denial', '¿El precio no incluye el desayuno?'],
  ['two questions of which one is not understood', '¿Cuánto cuesta la visita y es que acaso llueve?'],
])('%s is not turned round: %s', (_, ask) => {
  expect(open(ask, 'yes-no')).toBeUndefined();
});
