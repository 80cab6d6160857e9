import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `el la los las de del un una y es en que por para con no se lo su al más como pero sus le ya este esta sí
    porque cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno les ni contra otros
    ese eso ante ellos yo esto mí antes algunos qué unos él tanto esa estos mucho nada hola gracias saludos
    estimado estimada usted cordial señor señora ustedes ser fue ha han son está están puede tiene dos años año
    día parte mismo según entre bien nuestro nuestra vez hacer tener reunión precio pedido entrega equipo número
    semana mes empresa contrato factura trabajo tiempo hora veces país ciudad mundo vida hombre mujer niños agua
    proyecto servicio otro otra otras cada algo alguien mientras hacia menos así entonces poco nunca siempre
    ahora hace hizo sido siendo decir primera primero nueva nuevo nuevos gran grande pequeño simplemente cosa
    cosas mejor mayor menor punto vista cuenta lugar persona personas gente ejemplo forma manera casa calle
    dinero desarrollo hecho pueden debe deben quiere nombre final culto largo larga dental fuera dentro luego`,
  letter: {
    greetings: `hola, estimado, estimada, estimados, estimadas, querido, querida, buenos días, buenas tardes,
      buenas noches, buenas`,
    beforeSignedName: 'p.o.',
    closings: `saludos, un saludo, saludos cordiales, atentamente, cordialmente, un cordial saludo, un abrazo, abrazos,
      muy atentamente, sinceramente, reciba un cordial saludo, atte, besos, le saluda atentamente, hasta pronto,
      un fuerte abrazo, quedo a su disposición, quedamos a su disposición, quedo atento, quedo atenta,
      quedo a la espera, quedo a la espera de su respuesta, cordiales saludos, muchos saludos,
      un saludo cordial, saludos y gracias, con un cordial saludo`,
    thanks: `gracias, muchas gracias, gracias de antemano, mil gracias, muchas gracias de antemano`,
    familiarGreetings: 'hola, querido, querida',
    closingEnds: `le saluda atentamente, le saluda muy atentamente, le saluda cordialmente,
      le saludan atentamente, les saluda atentamente, les saludan atentamente, os saluda atentamente,
      os saluda cordialmente, te saluda atentamente, te saluda cordialmente`,
    titles: 'señor, señora, señorita, sr, sra, srta, don, doña, d, dña, dr, dra',
    nobody: 'todos, todas, equipo, señores, compañeros, cliente',
    nameParticles: 'de, del, la, el, y',
    notNames: 'sí, si, no, gracias, hola',
    abbreviations: 'sr, sra, srta, ud, uds, ej, p.ej, pág, av, art, dr',
  },
  mailProgram: {
    lead: 'el, en, con fecha',
    wrote: 'escribió, escribio, ha escrito, escribía',
    from: 'de, remitente',
    date: 'enviado, enviado el, fecha, fecha de envío',
    to: 'para, a, destinatario',
    cc: 'cc, con copia',
    subject: 'asunto',
    original: 'mensaje original, correo original',
    forwarded: `mensaje reenviado, inicio del mensaje reenviado, comienza el mensaje reenviado,
      inicio de mensaje reenviado`,
    sentFrom: `enviado desde, enviado con, enviado por, enviado vía, obtener outlook, obtén outlook, descargar outlook`,
    replyTo: 'responder a',
    otherHeaders: 'importancia, datos adjuntos, adjuntos',
    replyPrefixes: 're',
    forwardPrefixes: 'rv, reenv',
    toMe: 'para mí, para mi',
    folders: 'bandeja de entrada',
    devices: 'móvil, movil, celular, teléfono',
    contact: 'teléfono, móvil',
    footers: 'darse de baja, cancelar suscripción, aviso legal',
    confidential: 'confidencial',
    addressee: 'destinat',
    bulk: `darse de baja, cancelar la suscripción, cancelar suscripción, no responda a este, no responda este,
      generado automáticamente`,
    automaticSubjects: 'respuesta automática, fuera de la oficina, confirmación de pedido',
    automaticSenders: 'no-responder',
  },
  amounts: {
    currencies: 'euro EUR, euros EUR, dólar USD, dólares USD, peso ?, pesos ?, por ciento %',
    factors: 'mil 1e3, millón 1e6, millones 1e6',
  },
  asks: {
    questionWords: {
      when: 'cuándo, qué hora/horas/día/días/fecha/fechas, cuál es/sería la fecha/hora',
      'how-much': `cuánto, cuánta, qué precio/coste/costo/importe/tarifa/presupuesto, cuál es/sería el/la/su
        precio/coste/costo/importe/monto/presupuesto/tarifa`,
      'how-many': 'cuántos, cuántas, cuál es el número',
      who: 'quién, quiénes, qué persona, cuál es el nombre',
      where: 'dónde, adónde, qué dirección/lugar/sala/sitio, cuál es la/el dirección/lugar',
      what: 'qué, cuál, cuáles',
      why: 'por qué, cuál es el/la motivo/razón, a qué se debe',
      how: 'cómo, cuánto tiempo/tarda*/dura*/falta, de qué manera/forma, qué tan',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `a, de, desde, hasta, para, por, en, con, sobre, hacia, según, entre, y, o, u, e,
      pero, entonces, al, del, antes, más, exactamente`,
    whether: 'si e*/l*/m*/t*/s*/n*/h*/a*/p*/v*/q*/c*/un*/d*/usted*',
    or: 'o, u, o bien',
    requests: `^podrías/podrias/podríais, ^podría*/puede*/podéis ..
      enviar*/mandar*/pasar*/confirmar*/hacer*/dar*/revisar*/ayudar*/compartir*/firmar*/preparar*/reservar*/verificar*/facilitar*,
      ^me/nos/lo/la/le pued*/podr*/podéis, ^me/nos envía*/mandas/manda/pasas/haces/das/ayudas/echas,
      podría/podrían usted*, le/te/les importaría, ^te importa, tendr*/tenga* la/a
      amabilidad/gentileza/bondad/bien, sírvase, sería .. posible, por favor, porfa,
      agradec*/ruego/rogamos/rogar*/pido/pedimos/pediría*/gustaría/quisier*/quisiéramos/querría*/prefer*/necesit*
      .. que, agradecer* .. si/su/tu/me/nos/mucho, estaría .. agradecid*, rogamos/ruego
      puntualidad/máxima/silencio, ha/han/habrá de *arse/*erse/*irse, lo ideal/mejor/suyo es que, doy/damos por
      hecho/sentado que, ojalá .. pued*/pud*, me/nos/les
      alegraría/encantaría/agradaría/convendría/interesaría/alegraríamos .. que/si,
      convendría/conviene/convenía, estaría/sería .. bien/bueno/detalle/favor que/si, es/será/sería ..
      conveniente/importante/necesario/preciso/urgente/fundamental que, cuento/contamos contigo, cuento/contamos
      con usted/ustedes/vosotros/que/su/tu, confío/confiamos en que/su/tu, le/les/te/os/se
      encarg*/rogar*/propon*/sugier*/recomiend*/aconsej*/insist*/pediría, deb*/deberá*
      *arse/*erse/*irse/*arlo/*arla/*arnos/*irnos, debe/deben .. antes/hasta/tardar, debe/deben ser
      *ado/*ada/*ados/*adas/*ido/*ida, deberá/deberán/deberías, ruego/rogamos/pido/pedimos
      me/nos/su/tu/el/la/confirm*/envi*, solicito/solicitamos/solicitar*,
      quisiera/quería/queríamos/quisiéramos/gustaría pedir*/solicitar*, quiero/queremos que, tien*/tendr* que
      enviar*/dar*/mandar*/pasar*/firmar*/traer*,
      ^*eme/*ame/*enme/*anme/*ennos/*annos/*adme/*nosla/*noslo/envíenos/envíanos/mándenos/mándanos/háganos/remítanos/llámenos,
      ^dame/hazme/haznos/échame/échale/tráeme,
      ^envíe*/confirme*/revise*/revisa/verifique*/compruebe*/comprueba/complete*/rellene*/rellena/firme*/devuelva*/traiga*/trae/responda*/conteste*/remita*/indique*/adjunte*/proceda*/asegúr*/recuerde*/recuerda/reserve*/corrija*/cancele*/avisad/enviad/confirmad/quedemos/mira/mire,
      ^no olvid*, se ruega/solicita`,
    tellMe: `dime, dinos, díganos, dígame, avís*/avisadme, avise*, infórm*, indíqu*/indíc*, confírm*,
      explíqu*/explíc*, aclár*, mantén*/manténga* .. corriente/informad*/tanto,
      hazme/haznos/hágame/háganos/hágannos/déjame/quisiera/quisiéramos/quería/queríamos/querría/querríamos/quiero/queremos/desear*/deseo/necesit*/gustaría/interesa*/falta/queda/sin
      .. saber/conocer, pued*/podr* ..
      decirme/decirnos/indicarme/indicarnos/confirmarme/confirmarnos/informarme/aclararme/explicarme/avisarme,
      ^podría*/puede*/podéis .. confirmar/indicar/aclarar/explicar, me/nos dices/confirmas/avisas, me/nos
      pued*/podr*/podéis .. decir/indicar/confirmar/informar/aclarar/explicar/avisar/recordar,
      ruego/agradec*/rogamos/pido/favor ..
      diga*/dijera*/indique*/indicar*/confirme*/confirmar*/informe*/informar*/aclar*,
      quisiera/quisiéramos/quería/queríamos/querría/desear*/gustaría
      conocer/confirmar/consultar*/preguntar*/aclarar/entender/comprender, me/nos
      pregunto/preguntaba/preguntamos/preguntábamos, cuesta .. entender, ^sabe/sabes/saben/sabéis, tien* ..
      idea, tengo/tenemos una/alguna duda/pregunta/consulta, no/nada .. claro, no/tampoco ..
      entiend*/entend*/comprend*/explico, no/tampoco .. sé/sabe/sabemos/sabría* si, no/tampoco/nadie/sin ..
      por/a qué, no/tampoco/nadie/sin .. quién/cuándo/dónde/cómo/cuánto/cuántos/cuántas/cuál/qué, no/nadie/sin
      .. cuánto/qué tiempo/tarda*/dura*/hora/día/fecha, desconozco/desconocemos/ignoro/ignoramos,
      preguntándo*/preguntando, intriga*/curiosidad/misterio/duda .. saber/cómo/quién/cuándo/por/si, nunca/jamás
      .. quién/cuándo/dónde/cómo/cuánto/cuál, urge/encantaría/quisiera/quería/gustaría ..
      saber/averiguar/escuchar/oír, depende* .. de si/quién/cuándo/cuánto/dónde/cómo, escapa por/cómo/quién,
      falta/queda/quedan/hay/habría/tenemos/tengo ..
      decidir/fijar/aclarar/ver/acordar/concretar/definir/determinar/resolver/averiguar, por
      decidir/definir/confirmar/concretar/aclarar/determinar/resolver, pregunta/duda/consulta .. es`,
    needs: `necesit*, me/nos/aún/todavía/solo falta/faltan/faltaría*, ^falta/faltan
      por/el/la/los/las/un/una/su/sus/tu, hace/hacen/haría* falta, le/les/te/os falta/faltan, falta/faltan
      aún/todavía/solo, me/nos vendría*/ayudaría*/iría, sería ..
      útil/conveniente/estupendo/genial/bueno/ideal/ayuda/mejor .. que/tener/contar/recibir/saber/si, lo
      ideal/mejor sería, no .. he/hemos recibido, no .. ha/han/haya llegado, no recib*, sin llegar/recibir,
      carezco/carecemos, nos/me queda recibir/tener, no ..
      llega/consta/constan/figura/figuran/aparece/localizo/localizamos, echo/echamos en falta/menos, aún/todavía
      no he/hemos/me/nos/tengo/tenemos, sigo/seguimos/estoy/estamos/quedo .. sin/esperando/espera/pendiente*,
      queda*/está/están/sigue* pendiente*, espero/esperamos su/tu confirmación/aprobación/autorización/visto,
      quisiera/quisiéramos/quería/queríamos/querría/querríamos/quiero/queremos/gustaría/desear*/deseo
      reservar/pedir/recibir/obtener/contratar/encargar/cambiar/cancelar/modificar/tener/concertar/aplazar/dar/un/una,
      busco/buscamos un/una/unos/alojamiento, estoy/estamos interesad*, sin .. no/imposible/difícil
      puedo/podemos/puede/pueden/podr*/se/es/hay/avanz*/segu*/sale, es/son/será/sería/resulta
      imprescindible/indispensable/necesari*/obligatori*/preciso, dependo/dependemos/depende .. de
      su/tu/sus/ustedes/vosotros/usted/ti/vuestr*, espero/esperamos que nos/me/pued*/envíe*, espero/esperamos ..
      respuesta/decisión, no puede/pueden/puedo/podemos .. sin, hasta que no, no puedo/podemos .. sin/hasta,
      precisamos, preciso`,
    courtesies: `cómo estás/está/están/estáis$, cómo te/le/os/les/va/van/has/ha va/van/todo/las/estado, ^qué
      tal, todo bien$, espero/esperamos que este/esté*/todo/haya*/hayas/tenga*/pase*/te/se/la/el/tu/su/los/las,
      no dude*/duda* en, a su/tu/vuestra .. disposición, a la espera de su/tu/sus/tus/noticias, si
      tien*/necesit* .. duda*/pregunta*/consulta*/algo/más/ayuda/información, para/ante cualquier, cualquier
      duda/cosa/consulta, ruego/rogamos/pido/pedimos disculp*/perdón/acept*, ^disculp*/perdon*/perdón, por favor
      no responda/conteste, permít*/déjame presentar*/felicitar*/que, adjunto/adjunta/adjuntos/encontrará, no
      se/te preocup*, no/nada .. es/hace/haría/fue necesario/falta/imprescindible, no necesit*, no hay/tien* por
      qué, no importa, cuíd*, ^quién iba/hubiera/diría/sabe, ^a quién no, ^quién no, qué más se/puedo, ^no
      es/son una/un/increíble, ^qué alegría/bien/pena/lástima/ilusión/gusto/sorpresa, verdad$, te/le/les/os
      aviso/avisaré/avisaremos/mantendré/mantendremos/haré/haremos/informaré*, cómo agradec*, si puedo/podemos
      ayudar*, darse de baja, haz/haga clic, ^puede* localizar*/contactar*/llamar*/encontrar*/consultar*/que,
      quisiera/quiero/queremos/gustaría darle*/darte/daros/agradec*/felicitar*`,
    connectors: `y, e, o, pero, también, además, así que, entonces, luego, después, ahora, bueno, por último, primero,
      segundo, en primer lugar, por otro lado, por cierto, por tanto, sin embargo, en caso contrario, si no,
      en ese caso, si es posible, otra cosa, una pregunta, otra pregunta, pd, hola, buenas, buenos días,
      buenas tardes, por favor, ah, ok, vale, solo, por eso, cuando puedas, cuando pueda, cuando tengas un
      momento`,
  },
  categories: {
    complaint: `muy/realmente/totalmente/estoy/estamos/profundamente decepcionad*/descontent*/indignad*/insatisfech*,
      inaceptable, inadmisible, intolerable, presentar/poner una queja/reclamación, quejarme, me quejo,
      mi/nuestro malestar/descontento, llegó/llegaron/llegado/está/estaba rot*/dañad*/defectuos*, en mal
      estado, está/estaba averiad*, no funciona/funcionan/enciende, todavía/aún no ha llegado,
      artículo/producto/talla/modelo equivocad*/incorrect*, cobraron/cobrado/cargado dos/de veces/más, pésim*`,
    badNews: `falleció, ha fallecido/muerto, fallecimiento de, la muerte de, la pérdida de mi/nuestro/nuestra/un,
      perdí/perdido/perdimos a mi/nuestro, perdí/perdido mi/el trabajo, funeral, entierro, hospitalizad*, en
      el hospital, cuidados intensivos, gravemente/muy enferm*, tuve/tuvo/tenido/sufrió/sufrido un accidente,
      un infarto/ictus/derrame, diagnostic*, cáncer, han despedido, mi despido`,
    condolence: '',
    praise: `felicitaciones/enhorabuena/felicidades/felicitar*/bravo por, le/les/te/os felicito/felicitamos,
      gran/excelente/magnífico/estupendo/fantástico trabajo, su/tu
      presentación/ponencia/charla/discurso/equipo fue/estuvo, me/nos impresionó/encantó su/tu`,
    thanks: `gracias por .. su/tu/vuestra ayuda/amabilidad/hospitalidad/apoyo/trabajo/esfuerzo, gracias por
      todo/ayudar*/acompañar*/recibir*/haber*/dedicar*/acoger*, darle/darte/darles/daros las gracias,
      quería/queríamos/quiero/queremos/quisiera/gustaría agradecer*, agradezco/agradecemos
      mucho/sinceramente/enormemente/de, muy agradecid* por/con`,
    invitation: `invitar*/acompáñ* a/al, le/les/te/os/lo/la invito/invitamos a/al/cordialmente, está/estás/están/queda*
      .. invitad*, placer/gusto/honor de invitar*, contar con su/tu presencia, placer/honor contar con,
      invitación a/para nuestro/nuestra/mi`,
    unsolicited: `ha/has ganado un/el, ha/has sido seleccionad*, reclame/reclama su/tu premio, oferta exclusiva/limitada,
      por tiempo limitado, aumente/aumenta/incremente/multiplica sus/tus/su/tu ventas/tráfico, primera página
      de google, servicios de seo, compre/compra ahora/ya, lotería, gane/gana dinero, empresas como la
      suya/tuya`,
    machine: `ignora/ignore/olvida/olvide/descarta .. instrucciones/indicaciones/órdenes, ignora/ignore .. lo
      anterior, prompt/mensaje del sistema, system prompt, tus/sus instrucciones son, ahora eres un/una,
      eres/como una ia, como/querida/estimada/hola/atención ia, asistente/agente de ia, modelo de lenguaje,
      chatgpt, im_start`,
  },
  fraud: {
    secrets: `contraseña*, clave, claves, pin, código de
      verificación/seguridad/acceso/confirmación/un/seis/6/cuatro/4, código que, código por sms, otp, datos de
      acceso/tarjeta, credenciales, número/datos de tarjeta/su/tu/la tarjeta*, número de la/su/tu tarjeta, cvv,
      cvc, fecha de caducidad/vencimiento/expiración, código de seis/6, llegar un código, código .. móvil/sms,
      número de .. tarjeta, cifras del reverso, datos de .. tarjeta, usuario y la/su/tu,
      16/dieciséis/tres/seis/cuatro números/dígitos/cifras, fecha de validez, dígitos/cifras/números del/de/al
      dorso/reverso/tarjeta/sms/detrás, código de .. dígitos/cifras, pregunta secreta/seguridad, código ..
      teléfono/celular/whatsapp/mensaje, sms con, coordenadas, código recibido`,
    handOver: `respond*/contest* .. con, envíe*, envía*, enviar*, mánd*, mande*, me mandas/pasas/envías,
      mandar*, remit*, dígame, dime, díganos, decirme, deme, dame, darnos, darme, facilit*, proporcion*,
      compart*, indiqu*, indica*, indíqu*, confirme*/confirma/confirmar*/confírm*, introduc*, introduzca*,
      ingrese*, ingresa*, escriba*, rellen*, complet*,
      verifique*/verifica/verificar*/valide*/validar*/actualice*/actualizar*, reenv*, necesit* su*/tu*, llegar,
      pásame, páseme, haga/hágan*/hagas llegar, responda*/responde/contesta/conteste .. con, contesta*, pasas,
      pasa, me lo/la/los/las mandas/envías/pasas/dices, lee*, léeme, dinos, inicia/inicie/inicie* sesión,
      acceda/accede .. con, pincha/pinche/haga clic, haz clic, necesitamos que, necesito que, dicta*, teclee*,
      escríb*, necesita el/la/su/tu`,
    giftCards: `tarjeta/tarjetas regalo/itunes/steam/amazon/apple/google/prepago/paysafecard, tarjeta/tarjetas
      de regalo, bitcoin*, tarjetas/tarjeta .. apple/steam/google/amazon/itunes, google play, vales de/vale
      regalo/compra, criptomoneda*`,
    buy: `compr*, consig*, conseguir*, adquier*, adquirir, recoge, raspa*, rasca*, rasque, códigos, compres,
      compre, compra, compras, comprarme, coge*, coges, traer*, foto/fotos de`,
    bankDetails: `datos bancarios, cuenta/cuentas/información bancaria/bancarias, número/números/datos de
      cuenta, datos de la/pago cuenta, datos de pago, iban, clabe, cbu, swift, beneficiario, nueva cuenta,
      cuenta nueva, nuevos datos, número de cuenta, la cuenta, cuenta siguiente, siguiente cuenta, otra cuenta,
      cambio de banco/entidad, orden permanente, cuenta anterior, cuenta es, banco`,
    changed: `nuevo, nueva, nuevos, nuevas, cambi*, modific*, actualiz*, diferente, distint*, ya no, sustitu*,
      auditoría, a partir de ahora, hemos/he cambiado de banco/entidad, bloquead*, cerrada, cancelada, otra,
      otro, siguiente, desde ahora/este, a partir de, modifi*, anterior, sustituye, distinta, reemplaz*`,
    secrecy: `no/nadie .. entere*, entre nosotros, entre tú/usted, no ..
      diga*/digas/cuente*/comente*/hable*/mencione* .. nadie/nada, nadie más/debe,
      estrictamente/operación/asunto confidencial, confidencialidad, discreción, discret*, no me llame*, en
      secreto, no .. con nadie, no .. a nadie, con nadie, máxima/absoluta/total discreción/reserva,
      confidencial, no me llames, policía, información reservada/confidencial, reserva, no .. digas/diga
      nada/nadie, entre tú y yo, entre usted y yo, quede/queda/quedar entre, no .. deben/debe/tiene/tienen ..
      saber/enterarse, no .. sepa*, sin que .. sepa*/entere*/decir*, móvil/teléfono/celular ..
      roto/caído/perdido/robado/estropeado, roto/caído/perdido/estropeado .. móvil/teléfono/celular, nuevo
      número/correo, número nuevo, no .. papá/mamá/compañeros, ni una palabra, de momento .. secreto, no llames,
      no llame, sigilo`,
    haste: `ahora mismo, inmediatamente, de inmediato, urgen*, enseguida, cuanto antes, lo antes posible,
      próxima hora, próximas 24/48/horas, en 24/48 horas, hoy, último/última
      aviso/advertencia/notificación/oportunidad, será/serán
      suspendid*/bloquead*/cerrad*/cancelad*/eliminad*/desactivad*, de lo contrario, perderá, esta mañana/tarde,
      24/48 horas, minutos, hoy mismo, si no, misma mañana/tarde, esta noche/tarde, ya mismo, antes de las,
      antes del mediodía, en una hora, rápido, sin demora, plazo de, en 24/48, para hoy, ahora`,
    money: `transferencia*, transferir, transfier*, pago, pagos, pagar, pague, paga, abono, ingreso, ingresar,
      tasa, tasas, comisión, fondos, dinero, depósito, depositar, bizum, bitcoin*, cripto*, western union,
      factura, reembolso, devolución, premio, herencia, multa, euros, importe, gastos, abone, abonar, alquiler,
      recibo, cobro, cargo, mandar/enviar .. euros, franqueo, renta, nómina, cantidad, transfieras, transfiera,
      pagarlo, cuota, pesos`,
    warnings: `nunca, jamás, no le/te/les/os pedi*/solicit*, cuidado, alerta, estafa*, fraude*, phishing,
      formación, restable*, olvidado, olvidaste, olvidé, olvidó, cambiar mi/su/tu/la contraseña, contraseña
      caduca*/vence/expira/ha/se, siguen siendo, tú mism*, usted mism*, cuenta de siempre, como siempre, la
      misma, los mismos, wifi, cuenta/forma habitual, presupuesto, gracias por .. tarjeta*/regalo*/vale*, no
      cambia*, no ha/han cambiado, sigue/siguen siendo, se mantiene*, misma cuenta, nota/notas de gastos, gastos
      de viaje, no se la/lo pedirá*, no .. pedirá*/pedimos/pediremos/pide, ha/has solicitado tú, no lo has/ha
      solicitado, elegir/elija/elige .. nueva, dejarán de, rifa, caduca*, no ..
      comparta*/compartas/facilite*/revele*, no dé/des/envíe*/responda*/proporcione*, no lo/la/los/las
      dé/des/envíe*/facilite*, no se lo/la dé/des/diga/envíe*`,
    bait: `premio, lotería, sorteo, ganador*, herencia, heredero*, fallecid*, difunto, devolución de
      impuestos/tributaria/fiscal, declaración de la renta, paquete/envío .. retenid*/pendiente/devuel*,
      aduana*, gastos de aduana/gestión/envío, derecho a la devolución, franqueo, envío/paquete/pedido ..
      retenid*/franqueo/almacén/aduan*/entregar*/tasa*, sorteado, ganado, seleccionad*, felicidades,
      enhorabuena, legado, indemnización, donación de, devolución de .. euros/renta, reembolso de ..
      impuest*/renta/fiscal, viuda, dejarle, caridad`,
    threats: `será/serán/quedará suspendid*/bloquead*/cerrad*/cancelad*/eliminad*/desactivad*/limitad*,
      último/última aviso/advertencia/notificación/oportunidad, perderá, acciones legales, denuncia, webcam,
      tus/sus contactos, grabado, ha sido suspendid*/bloquead*/limitad*, devuelto al remitente, orden de
      arresto, eliminará*, se eliminará/cerrará/bloqueará/suspenderá/cancelará/devolverá*, perderás,
      cuenta/perfil/página/acceso/suscripción .. eliminad*/cerrad*/bloquead*/suspendid*/cancelad*/desactivad*,
      devolverá al remitente, será devuelto, embargo, a todos tus/sus, detenid*, he grabado, te grabé, vídeo ..
      contactos`,
  },
  instructions: {
    short: `responde breve, responde brevemente, responda brevemente, escribe breve, hazlo breve, sé breve, sé
      conciso, sea breve, breve, brevemente, corto, muy breve, respuesta corta, respuesta breve, que sea
      breve, en pocas palabras, conciso`,
    signAs: `firma como {}, firma con {}, firma con el nombre {}, firma en nombre de {}, firme como {}, firme en
      nombre de {}, firmar como {}, firma {}, firme {}, firmado por {}, mi nombre es {}, me llamo {}`,
    mention: `di que {}, dile que {}, diga que {}, dígale que {}, menciona que {}, mencione que {}, añade que {},
      añada que {}, escribe que {}, indica que {}, explica que {}, di también que {}`,
    propose: `propón {}, propone {}, proponga {}, proponer {}, sugiere {}, sugiera {}, ofrece {}, proponle {}, propón
      una reunión {}, propón una llamada {}, propón vernos {}, propón quedar {}, sugiere una reunión {},
      sugiere una llamada {}`,
    call: `llámalo {}, llámala {}, llámale {}, llámelo {}, llámela {}, salúdalo como {}, salúdala como {}, usa el
      nombre {}`,
    avoid: `no menciones {}, no mencione {}, no mencionar {}, no hables de {}, no hables del {}, no hable de {}, no
      hablar de {}, no digas nada sobre {}, sin mencionar {}, sin hablar de {}, evita mencionar {}, omite {}`,
    yes: `sí, si, di que sí, dile que sí, diga que sí, acepta, acepte, de acuerdo, acepta {}, acepte {}, confirma
      {}, confirme {}, di que sí a {}, sí a {}, sí al {}`,
    no: `no, di que no, dile que no, diga que no, rechaza, rechace, declina, rechaza {}, rechace {}, declina {},
      di que no a {}, no a {}, no al {}`,
    firstPerson: `yo, nosotros, nosotras, mi, mis, nuestro, nuestra, nuestros, nuestras, me, nos, estoy,
      estaré, estamos, estaremos, voy, vamos, iré, iremos, tengo, tendré, tenemos, tendremos, puedo, podré,
      podemos, podremos, llego, llegaré, llegaremos, llamaré, envío, enviaré, enviaremos, he, hemos, quiero,
      queremos, prefiero, preferimos, necesito, necesitamos, llevaré, haré, haremos, acepto, aceptamos, soy,
      somos`,
    thirdPerson: 'él, ella, ellos, ellas, suyo, suya',
  },
  address: {
    familiar: `tú, tu, tus, te, ti, contigo, tuyo, tuya, tuyos, tuyas, vos, vosotros, vosotras, os, vuestro,
      vuestra, vuestros, vuestras, puedes, podrías, tienes, quieres, estás, vienes, sabes, dime, avísame, mándame, envíame`,
    polite: 'usted, ustedes, ud, uds, vd, vds',
  },
  phrases: {
    greeting: {
      familiar: 'Hola, {first}:',
      polite: 'Hola, {name}:',
      familiarNameless: 'Hola:',
      politeNameless: 'Buenos días:',
      titled: {
        sr: 'Estimado Sr. {last}:',
        señor: 'Estimado Sr. {last}:',
        sra: 'Estimada Sra. {last}:',
        señora: 'Estimada Sra. {last}:',
        señorita: 'Estimada Sra. {last}:',
        don: 'Estimado don {first}:',
        doña: 'Estimada doña {first}:',
        dr: 'Estimado Dr. {last}:',
        doctor: 'Estimado Dr. {last}:',
        dra: 'Estimada Dra. {last}:',
        doctora: 'Estimada Dra. {last}:',
        profesor: 'Estimado profesor {last}:',
        profesora: 'Estimada profesora {last}:',
      },
    },
    openers: {
      thanks: {
        plain: 'Gracias por {tu|su} mensaje.',
        formal: '{Te|Le} agradezco {tu|su} mensaje.',
      },
      regret: {
        plain: 'Lamento mucho leer esto.',
        formal: 'Lamento sinceramente lo que me {comunicas|comunica}.',
      },
      praise: {
        plain: 'Gracias por {tus|sus} amables palabras.',
        warm: '¡Muchísimas gracias por {tus|sus} amables palabras!',
        formal: '{Te|Le} agradezco sinceramente {tus|sus} amables palabras.',
      },
      welcome: {
        plain: 'Gracias por {tu|su} amable mensaje.',
        warm: 'Muchas gracias, es muy amable de {tu|su} parte.',
        formal: '{Te|Le} agradezco {tu|su} amable mensaje.',
      },
      invitation: {
        plain: 'Gracias por la invitación.',
        warm: '¡Muchas gracias por la invitación!',
      },
    },
    statements: {
      accept: {
        plain: 'Acepto con mucho gusto.',
        warm: '¡Acepto con muchísimo gusto!',
        formal: 'Me complace aceptar.',
        brief: 'Acepto.',
      },
      decline: {
        plain: 'Lamentablemente, no puedo aceptar.',
        warm: 'Lo siento mucho, pero no puedo aceptar.',
        formal: 'Lamento tener que declinar.',
      },
      thank: {
        plain: '{Te|Se} lo agradezco mucho.',
        formal: '{Te|Se} lo agradezco sinceramente.',
      },
      reschedule: {
        plain: 'Lamentablemente, esa fecha no me viene bien. ¿Sería posible [otro día y hora]?',
        formal: 'Lamentablemente, no me es posible en esa fecha. ¿Sería posible [otro día y hora]?',
      },
      request: {
        plain: 'Tengo una petición: [petición].',
        formal: 'Quisiera {pedirte|pedirle} lo siguiente: [petición].',
      },
      question: {
        plain: 'Tengo una pregunta: [pregunta]',
        formal: 'Quisiera {hacerte|hacerle} una pregunta: [pregunta]',
      },
      clarify: 'Una aclaración: [aclaración].',
      update: 'La situación actual es la siguiente: [situación actual].',
      apologize: {
        plain: '{Te|Le} pido disculpas por las molestias ocasionadas.',
        warm: 'Siento mucho las molestias ocasionadas.',
        formal:
          '{Te|Le} ruego que {aceptes|acepte} mis más sinceras disculpas por las molestias ocasionadas.',
      },
      followUp: {
        plain: 'Retomo este asunto. ¿{Podrías|Podría} decirme [lo que falta saber]?',
        formal:
          'Me permito retomar este asunto. ¿{Serías|Sería} tan amable de indicarme [lo que falta saber]?',
      },
      confirm: {
        plain: '{Te|Se} lo confirmo.',
        formal: 'Por la presente, {te|se} lo confirmo.',
      },
      negotiate: {
        plain: 'Me gustaría proponer otras condiciones: [propuesta].',
        formal: 'Quisiera {proponerte|proponerle} las siguientes condiciones: [propuesta].',
      },
      introduce: {
        plain: 'Me presento: soy [nombre], [cargo].',
        formal: '{Permíteme|Permítame} que me presente: soy [nombre], [cargo].',
      },
    },
    answers: {
      yes: 'Sí.',
      no: {
        plain: 'Lamentablemente, no.',
        warm: 'Lo siento, pero no.',
        formal: 'Lamento tener que responder que no.',
      },
      willDo: {
        plain: 'Sí, con mucho gusto.',
        warm: '¡Sí, con muchísimo gusto!',
      },
      cannotDo: {
        plain: 'Lamentablemente, no es posible.',
        warm: 'Lo siento, pero no es posible.',
      },
      confirmed: {
        plain: 'Sí, lo confirmo.',
        formal: 'Sí, {te|se} lo confirmo.',
      },
      later: 'Sobre este punto responderé más adelante.',
    },
    proposeTime: '¿Sería posible {time}?',
    closing: {
      plain: '',
      warm: 'Espero con interés {tus|sus} noticias.',
      formal: 'Quedo a {tu|su} disposición.',
    },
    signOff: {
      plain: 'Saludos cordiales,',
      warm: 'Un cordial saludo,',
      formal: 'Atentamente,',
      brief: 'Saludos,',
    },
    gaps: {
      answer: 'respuesta',
      yesNo: 'Sí / No',
      willDo: 'Sí, con mucho gusto / Lamentablemente, no es posible',
      date: 'fecha',
      amount: 'importe',
      number: 'número',
      person: 'nombre',
      place: 'lugar',
      reason: 'motivo',
      yourName: 'Nombre',
    },
  },
  announcement: {
    opens: 'aquí, claro, por supuesto, respuesta, a continuación',
    nouns: 'respuesta, borrador, correo, mensaje',
  },
  checking: { notNames: '' },
  dates: {
    months: '-, -, -, -, -, -, -, -, setiembre/sept, -, -, -',
    weekdays: '-, -, miercoles, -, -, sabado',
    lead: 'el, del, al, este, para el, día',
    ofMonth: 'de, del',
    ofYear: 'de, del',
    until: 'a, al, hasta, hasta el',
    or: 'o, u, y',
    numbers: 'un/una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
    near: `ayer = -1, hoy = 0, esta [tarde/noche/mañana] = 0, <!la/una/esta/cada/de/buena> mañana = 1,
      pasado mañana = 2, [en/dentro de] ocho días = 7, [en/dentro de] quince días = 14`,
    weekday: `{weekday} de esta semana = this,
      {weekday} de la [próxima semana/semana que viene/semana próxima] = next,
      la [próxima semana/semana que viene] (el) {weekday} = next, este (próximo) {weekday} = coming,
      {weekday} que viene = coming, próximo {weekday} = coming, {weekday} [próximo/siguiente] = unclear,
      {weekday} pasado = past, pasado {weekday} = past`,
    distance: `[en/dentro de] {n} día(s) <!hábil/labor> = days, [en/dentro de] {n} semana(s) = weeks,
      [en/dentro de] {n} mes(es) = months`,
    stretches: `esta semana = week, la [próxima semana/semana que viene/semana próxima] = week 1,
      [este/el] fin de semana = weekend, [el próximo fin de semana/el fin de semana que viene] = weekend 1,
      final(es) de (la/esta) semana = endOfWeek, este mes = month,
      el [próximo mes/mes que viene/mes próximo] = month 1, [fin/final/finales] [de/del/de este] mes = endOfMonth`,
    endOfMonthNamed: '[fin/final/finales] de {month} ({year})',
    vague: 'principios de [(la) (próxima) semana/{month}], mediados de {month}, cuanto antes',
    ordinal: '<el/del/al/día> {day}{end}, <el/del/al/día> {day} <a las/por la/próximo>',
    clock: {
      times: `<a las/a la/sobre las/desde las/hasta las/entre las/de las/y las> {figures}(:{minute}) (horas/h),
        <a las/a la/sobre las/desde las/hasta las> {hour} {part}, {figures}[:/.]{minute}( )[h/hs/hrs/horas],
        <a las/a la> {hour}{end}, <a las/a la> {hour} [en punto]`,
      afterDay: '{time}( )[h/hs/hrs/horas]',
      at: 'a las, a la, sobre las, hacia las, a partir de las, entre las, desde las',
      from: 'a, de las, de, antes de, antes de las, después de las',
      between: { lead: 'entre las', and: 'y, y las' },
      am: 'a.m., a. m., am',
      pm: 'p.m., p. m., pm',
      early: '[por/de] la mañana',
      late: '[por/de] la [tarde/noche]',
      after: { '15': 'y cuarto', '30': 'y media' },
      hours: 'una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
      noon: '(el) mediodía',
      midnight: '(la) medianoche',
    },
    deadline: {
      before: `antes de, antes del, hasta, a más tardar, como muy tarde, como máximo, no más tarde de,
        no más tarde del, fecha límite, fecha límite es, vence`,
      after: 'a más tardar, como [muy tarde/máximo]',
      for: 'para',
      meetings: `pasarl, moverl, cambiarl, trasladarl, adelantarl, aplaz, posponer, cita, reunión, reunirnos,
        encuentro, almuerzo, comida, cena, llamada, entrevista, reserv, visita, quedar, vernos, convoc`,
    },
    proposals: `propon, propong, propuest, disponib, le viene, te viene, les viene, viene bien, le va bien,
      te va bien, conviene, qué tal, podríamos, podemos, nos vemos, quedamos, reunirnos, quizá, tal vez, prefer,
      hueco, aplazar, mover la, estaría libre, le parece, te parece`,
  },
  promptAddress: 'Address the reader with «usted», unless the mail itself uses «tú» or «vos».',
};
