import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `el la los las de del un una y es en que por para con no se lo su al más como pero sus le ya este
    esta sí porque cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno les ni
    contra otros ese eso ante ellos yo esto mí antes algunos qué unos él tanto esa estos mucho nada hola gracias
    saludos estimado estimada usted cordial señor señora ustedes ser fue ha han son está están puede tiene dos
    años año día parte mismo según entre bien nuestro nuestra vez hacer tener reunión precio pedido entrega
    equipo número semana mes empresa contrato factura trabajo tiempo hora veces país ciudad mundo vida hombre
    mujer niños agua proyecto servicio otro otra otras cada algo alguien mientras hacia menos así entonces poco
    nunca siempre ahora hace hizo sido siendo decir primera primero nueva nuevo nuevos gran grande pequeño
    simplemente cosa cosas mejor mayor menor punto vista cuenta lugar persona personas gente ejemplo forma
    manera casa calle dinero desarrollo hecho pueden debe deben quiere nombre final culto largo larga dental
    fuera dentro luego`,
  letter: {
    greetings: `hola, estimado, estimada, estimados, estimadas, querido, querida, queridos, queridas,
      apreciado, apreciada, buenos días, buenas tardes, buenas noches, buen día, muy buenas, buenas`,
    beforeSignedName: 'p.o., p.a., fdo., fdo.:, firmado, tu, su',
    closings: `saludos, un saludo, saludos cordiales, atentamente, cordialmente, un cordial saludo, un
      abrazo, abrazos, muy atentamente, sinceramente, reciba un cordial saludo, atte, besos, le saluda
      atentamente, hasta pronto, un fuerte abrazo, quedo a su disposición, quedamos a su disposición,
      quedo atento, quedo atenta, quedo a la espera, quedo a la espera de su respuesta, cordiales
      saludos, muchos saludos, un saludo cordial, saludos y gracias, con un cordial saludo, abrazo, un
      abrazo grande, un beso, nos vemos, hasta luego, hasta mañana, quedo a sus órdenes, slds`,
    thanks: `gracias, muchas gracias, gracias de antemano, mil gracias, muchas gracias de antemano`,
    familiarGreetings: 'hola, querido, querida, queridos, queridas, qué tal, hey',
    closingEnds: `le saluda atentamente, le saluda muy atentamente, le saluda cordialmente,
      le saludan atentamente, les saluda atentamente, les saludan atentamente, os saluda atentamente,
      os saluda cordialmente, te saluda atentamente, te saluda cordialmente`,
    titles: `señor, señora, señorita, sr, sra, srta, don, doña, d, dña, dr, dra, doctor, doctora, lic,
      licda, licenciado, licenciada, ing, ingeniero, arq, prof, profa, profesor, profesora, maestro,
      maestra, mtro, mtra, excmo, excma, capitán, padre, presidente, presidenta, director, directora,
      alcalde, tío, tía, abuelo, abuela`,
    genericAddressees: `todos, todas, todos y todas, equipo, señores, compañeros, compañeras, cliente, clientes,
      profe, jefe, jefa, mamá, papá, hermano, hermana, amor, amigo, amiga, amigos, chicos, chicas,
      familia, vecinos`,
    nameParticles: 'de, del, la, el, y',
    notNames: 'sí, si, no, gracias, hola',
    abbreviations: 'sr, sra, srta, ud, uds, ej, p.ej, pág, av, art, dr',
    companies: 'Óptica, Clínica, Hotel, Ayuntamiento',
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
    sentFrom: `enviado desde, enviado con, enviado por, enviado vía, obtener outlook, obtén outlook,
      descargar outlook`,
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
    whether: 'si',
    or: 'o, u, o bien',
    requests: `por favor, porfa, ^favor, favor de, ^podrí*/podri*, ^me/nos/lo/la/le/te pued*/podr*/podéis,
      ^pued*/podéis *rme/*rnos, ^me/nos mandas/pasas/envías/haces/das/ayudas/echas/traes/dejas, le/te/les/os
      importaría, ^te importa, tan amable, tendr*/tenga*/ten a/la/en/presente bien/amabilidad/bondad/cuenta,
      tenga*/ten presente, sírva*, sería/fuera .. posible, agradecer* nos/me/que/si/su/tu/enviar*,
      agradecería*/agradeceré/agradeceremos, agradezco/agradecemos nos/me, ruego/rogamos, se/les/le
      ruega/solicita/pide/recuerda/agradece, le/les/te/os
      pido/pedimos/pediría*/solicito/solicitamos/propon*/encargo, recuerdo/recordamos que .. deb*/hay/tien*,
      ^pido/pedimos que, ^solicito/solicitamos/exijo,
      quisi*/querr*/gustaría/prefer*/prefiero/necesito/necesitamos/necesitaría*/encantaría/alegraría*/agradaría/convendría/conviene/interesaría
      que, ^quería/queríamos/quiero/queremos que, quisi*/quería/queríamos/gustaría pedir*/solicitar*/proponer*,
      escribo/para pedir*/solicitar* que/un/una/el/la/tu/su, estaría/sería/vendría/iría/haría ..
      bien/bueno/genial/conveniente/importante/ilusión/ideal/detalle/útil/utilidad/mejor/ayuda/agradecer
      que/si/tener/contar/recibir/saber/poder, cuento/contamos contigo, cuento/contamos con que/usted*/tu,
      confío/confiamos en que, ojalá puedas/pueda/puedan/podáis, tienes/tenéis/tendrías/tendréis que,
      debes/debéis/deberías/deberéis/deberás, ^hay/habría que, si me/nos pued*/pudier*, ^tiene/tienen que,
      ^debe/deben, que/ustedes/usted debe/deben, deberá/deberán,
      avís*/mánd*/pás*/envíam*/envíem*/envíen*/remít*/hág*/hazme/haznos/hazlo/dame/danos/deme/dile/dígal*/pídel*/recuérd*/llám*/éch*/ayúd*/tráe*/tráig*/fíj*/revís*/resérv*/respónd*/contést*/pregúnt*/acuérd*/asegúr*/apúnt*/guárd*/póng*/ponte/ponme/encárg*/diríj*/súb*/comuníqu*/avisame/mandame/pasame/llamame/fijate,
      *adme/*adnos/*adle/*adlo/*adla/*edme/*ednos/*idme/*ennos/*annos/*enme/*anme,
      ^envíe*/envía/enviad/mande/manden/manda/confirme*/confirma/revise*/revisa/verifi*que/compruebe*/comprueba/complete*/rellene*/rellena/llene*/firme*/firma/devuelv*/traiga*/trae/responda*/responde/conteste*/contesta/remita*/indique*/indica/adjunte*/recuerde*/recuerda/reserve*/cancele*/deje*/deja/mire*/mira/lleve*/avise*/avisa/traed/*isad/*mad/*viad/*jad/*ñad/*irad/llame*/apunte*/elige/elija/pague*/guarde*/añad*/quita/cambie*/cambia/compre*/compra/prepara/evite*/haga*/haz/pon/procur*/ponga*/recoja*/recoge/pida*,
      ^pasa/pase/ven por/a, ^no olvid*, no te/se/os olvide*, no se te/le/les/os olvid*, a ver si
      me/nos/puedes/podéis,
      ^*eme/*ame/*enme/*anme/*ennos/*annos/*adme/*nosla/*noslo/envíenos/envíanos/mándenos/mándanos/háganos/remítanos/llámenos,
      agradecer* .. si/su/tu/me/nos/mucho, le/les/te/os/se
      encarg*/rogar*/propon*/sugier*/recomiend*/aconsej*/insist*/pediría, deberá/deberán/deberías,
      ^me/nos/lo/la/le pued*/podr*/podéis, le/te/les importaría, sírvase, convendría/conviene/convenía,
      quisiera/quería/queríamos/quisiéramos/gustaría pedir*/solicitar*, sería .. posible`,
    tellMe: `dime, dinos, dígam*, dígan*, decidme, infórm*, indíqu*/indíc*, confírm*, explíqu*/explíc*, aclár*,
      cuént*, comént*, preguntarte/preguntarle*, mantén*, hazme/haznos/hágame/háganos/déjame .. saber,
      ^quería/quiero .. saber/preguntar*/consultar*/conocer/confirmar,
      quisi*/querr*/queríamos/queremos/dese*/necesit*/gustaría/interesa*/encantaría/urge/falta*/queda ..
      saber/conocer/confirmar/entender/consultar*/preguntar*, me/nos pued*/podr*/podéis ..
      decir/indicar/confirmar/aclarar/explicar/avisar, pued*/podrí*/podéis ..
      decirme/decirnos/indicarme/indicarnos/confirmar*/aclarar*, ^me/nos
      dices/decís/confirmas/avisas/cuentas/confirma/dice, ruego/agradec*/rogamos/pido/favor ..
      diga*/dijera*/indi*/confirm*/inform*/aclar*, me/nos pregunto/preguntaba/preguntamos/preguntábamos,
      para/por saber/confirmar/preguntar*/consultar* si/qué/cómo/cuándo/cuál/quién/por,
      escribo/escribimos/llamo/solo .. saber/preguntar*/consultar*, tengo/tenemos/surge*/queda ..
      una/la/otra/dos/alguna/algunas duda*/pregunta*/consulta*, duda/pregunta/cuestión/consulta .. es
      si/cuánto/cuándo/cómo/qué/quién/cuál/dónde, me/nos/tú dirás/contarás, no/tampoco/ni ..
      sé/sabemos/entiend*/entend*/comprend*/recuerdo/veo/encuentro
      si/cómo/cuándo/qué/quién/cuál/dónde/cuánto/cuántos/cuántas/por/a/en/hasta, no ..
      queda*/quedó/está/tengo/tenemos claro, sin saber, no me/nos .. explico/explic*/dicho ..
      si/cómo/cuándo/qué/quién/por, nadie me/nos ha .. cómo/cuándo/qué/quién/si/por,
      desconozco/desconocemos/ignoro/ignoramos, curiosidad/duda/dudas .. saber/si, falta*/queda*/habría ..
      decidir/fijar/aclarar/concretar/definir/confirmar/ver/recibir, quiere/quieren saber, no pone/indica/dice
      si/cuánto/qué/cómo/a, quería/queríamos preguntar*/consultar*, pregunta/preguntan si, quedo/quedamos
      atent*/pendiente .. que/su/tu,
      hazme/haznos/hágame/háganos/hágannos/déjame/quisiera/quisiéramos/quería/queríamos/querría/querríamos/quiero/queremos/desear*/deseo/necesit*/gustaría/interesa*/falta/queda/sin
      .. saber/conocer, avís*/avisadme, urge/encantaría/quisiera/quería/gustaría ..
      saber/averiguar/escuchar/oír, dígame, ruego/agradec*/rogamos/pido/favor ..
      diga*/dijera*/indique*/indicar*/confirme*/confirmar*/informe*/informar*/aclar*, no/nada .. claro,
      no/tampoco/nadie/sin .. por/a qué`,
    needs: `me/nos/aún/todavía/solo/sólo/te/le/les/os falta/faltan/faltaría*, ^falta/faltan, hace/hacen/haría*
      falta, urge, me/nos vendría*/ayudaría*/iría/serviría*, ^me/nos interesa*, ^estoy/estamos/estaría* ..
      interesad*, no .. he/hemos recibido, no recib*, sin recibir/respuesta/noticias, no ..
      llega/consta*/figura*/aparece*/localiz*/encuentro, archivo/adjunto/enlace/link .. no, echo/echamos en
      falta, no tengo/tenemos su/tu, que falta*/necesit* es, a falta de tu/su, espera de que, no me/nos
      ha/han/has/habéis .. enviado/mandado/dado/dicho/devuelto/llegado/pagado, aún/todavía no ha/han/me/nos,
      sigo/seguimos .. esperando/sin, estoy/estamos/quedo/quedamos/llevo .. sin/esperando/pendiente*/espera
      su/tu/que/de/a/noticias/respuesta, sigue*/está/queda*/tenemos pendiente*, pendiente* de
      su/tu/que/recibir/firma*/pago/confirm*/respuesta, espero/esperamos su/tu/que
      nos/me/pued*/confirm*/respuesta/decisión, ^espero/esperamos/aguard* su/tu,
      quisi*/quer*/quiero/gustaría/dese* ..
      reservar/pedir/recibir/contratar/encargar/cambiar/cancelar/modificar/comprar/alquilar/inscribir*/apuntar*/devolver/agendar/tener,
      ^busco/buscamos, quisiera información, sin .. no puedo/podemos/podr*/se/es, no puedo/podemos .. sin/hasta,
      precisamos, requerimos, basta con que, depend* de su/tu/usted*/ti, será/sería/resulta
      imprescindible/necesari*, hasta que no, ^convendría/conviene, ^estoy/estamos buscando,
      sigo/seguimos/estoy/estamos/quedo .. sin/esperando/espera/pendiente*, me/nos vendría*/ayudaría*/iría,
      me/nos/aún/todavía/solo falta/faltan/faltaría*, es/son/será/sería/resulta
      imprescindible/indispensable/necesari*/obligatori*/preciso`,
    courtesies: `cómo estás/está/están/estáis/andas$, cómo te/le/os/les/va va/todo/ha/las, qué tal$,
      ^qué tal estás/está/todo/va/el/la/las/los/tu, todo bien$,
      si tien*/necesit*/surge*/hay/quier* .. duda*/pregunta*/consulta*/algo/más/ayuda/información,
      ^para/ante/en cualquier/más, ^cualquier, no dude*/duda* en,
      espera de su/tu/sus/tus respuesta/noticias/comentarios$,
      ruego/rogamos/pido/pedimos disculp*/perdón/acept*,
      no/nada .. es/hace/haría/hará/hizo/fue/será necesario/falta/imprescindible/obligatorio, no necesit*,
      falta/faltan * día*/semana*/mes*/hora*, falta/faltan * * día*/semana*/mes*,
      falta/faltan poco/menos/mucho/palabras, ^quién no/nunca/iba/hubiera/diría/sabe/lo/me, ^a quién no,
      qué más se/puedo, ^no es una/un/increíble, de qué sirve, ^acaso, qué haría*, puedes creer, ^a que,
      para qué quer*, cómo no, si os/te/le/les hace, hay que ver, sé/sabemos si *ré/*remos/voy/puedo/podemos,
      cómo agradec*, haz/haga clic, pás* bien/genial,
      quisi*/quiero/quería/queremos/gustaría .. darle*/darte/daros/agradec*/felicitar*`,
    connectors: `y, e, o, pero, también, además, así que, entonces, luego, después, ahora, bueno, por último,
      primero, segundo, en primer lugar, por otro lado, por cierto, por tanto, sin embargo, en caso contrario,
      si no, en ese caso, si es posible, otra cosa, una pregunta, otra pregunta, pd, hola, buenas, buenos días,
      buenas tardes, por favor, ah, ok, vale, solo, por eso, cuando puedas, cuando pueda,
      cuando tengas un momento`,
    questionMarkers: `^cuándo/dónde/cuál/cuáles/quién/quiénes, ^a/de/en/para/hasta
      cuándo/dónde/quién/cuánto, ^qué/cuánto/cuántos/cuántas hora/día/cuesta/vale/sale/es/son/personas,
      ^a qué hora, ^qué tal si/tienes/te`,
  },
  categories: {
    complaint: `muy/realmente/totalmente/estoy/estamos/profundamente
      decepcionad*/descontent*/indignad*/insatisfech*, inaceptable, inadmisible, intolerable,
      presentar/poner/interponer una queja/reclamación, mi/nuestro malestar/descontento,
      llegó/llegaron/llegado rot*/dañad*/defectuos*, pedido/paquete .. no ha llegado,
      producto/talla/modelo equivocad*, cobraron/cobrado/cargado dos/de veces/más, pésimo/pésima
      servicio/atención/trato, una vergüenza, tomadura de pelo`,
    badNews: `mi/nuestro/nuestra padre/madre/marido/mujer/hermano/hermana/hijo/hija/abuelo/abuela
      ha/murió/falleció/fallecido/muerto, ha fallecido, fallecimiento/muerte/pérdida de
      mi/nuestro/nuestra, he/hemos perdido a/el mi/nuestro/nuestra/trabajo/empleo, ingresaron,
      está/sigue/estoy/estamos/han ingresad*, está/estoy/estamos en el hospital, cuidados intensivos, la
      uci, gravemente enferm*, un infarto/ictus/derrame, sufrió/sufrido/tuvo/tenido un accidente, han/ha
      diagnosticado, tengo/tiene cáncer, me han despedido, mi despido`,
    condolence: `pésame, condolencias, acompaño/acompañamos en el sentimiento,
      siento/sentimos/lamento/lamentamos .. tu/su/vuestra pérdida, siento/sentimos/lamento/lamentamos ..
      de tu/su/vuestro/vuestra padre/madre/marido/mujer/hermano/hermana/hijo/abuelo/abuela, que te/se/os
      mejores/mejore/recuperes/recupere/mejoréis, pronta recuperación, mejórate, recupérate, descanse en
      paz`,
    praise: `felicitaciones/enhorabuena/felicidades/felicitar*/bravo por, le/les/te/os
      felicito/felicitamos, has/ha/habéis/han hecho un gran/excelente/magnífico/estupendo/buen, qué
      gran/buen trabajo, excelente trabajo, me/nos impresionó/encantó su/tu/vuestra`,
    thanks: `gracias por ayudarme/ayudarnos/acompañar*/recibir*/haber*/dedicar*/acoger*, gracias por
      todo lo, darle/darte/darles/daros las gracias, quería/queríamos/quiero/queremos/quisiera
      agradecer*, agradezco/agradecemos .. que me/nos hay*, estoy/estamos muy agradecid*`,
    invitation: `invitarte/invitarle/invitarles/invitaros a/al, te/os invito/invitamos, le/les/lo/los
      invito/invitamos al/cordialmente, le/les/lo/los invito/invitamos a
      la/una/nuestr*/mi/cenar/comer/celebrar, está/estás/están .. invitad*, que nos
      acompañes/acompañe/acompañen, contar con su/tu presencia, invitación a/para nuestro/nuestra/mi`,
    unsolicited: `ha/has ganado un/el, ha/has sido seleccionad*, reclame/reclama su/tu premio,
      oferta exclusiva/limitada, por tiempo limitado,
      aumente/aumenta/incremente/multiplica sus/tus/su/tu ventas/tráfico, primera página de google,
      servicios de seo, compre/compra ahora/ya, lotería, gane/gana dinero, empresas como la suya/tuya`,
    machine: `ignora/ignore/olvida/olvide/descarta .. instrucciones/indicaciones/órdenes, ignora/ignore .. lo
      anterior, prompt/mensaje del sistema, system prompt, tus/sus instrucciones son, ahora eres un/una,
      eres/como una ia, como/querida/estimada/hola/atención ia, asistente/agente de ia, modelo de lenguaje,
      chatgpt, im_start`,
  },
  fraud: {
    secrets: `contraseña*, pin, código de verificación/seguridad/acceso/confirmación/un/seis/6/cuatro/4, código
      por sms, otp, datos de acceso/tarjeta, credenciales, número/datos de tarjeta/su/tu/la tarjeta*, número de
      la/su/tu tarjeta, cvv, cvc, fecha de caducidad/vencimiento/expiración, código de seis/6, llegar un código,
      código .. móvil/sms, número de .. tarjeta, cifras del reverso, datos de .. tarjeta, usuario y la/su/tu,
      16/dieciséis/tres/seis/cuatro números/dígitos/cifras, fecha de validez, dígitos/cifras/números del/de/al
      dorso/reverso/tarjeta/sms/detrás, código de .. dígitos/cifras, pregunta secreta/seguridad, código ..
      teléfono/celular/whatsapp/mensaje, sms con, código recibido, su/sus/tu/tus/la/las/con/mi clave/claves,
      clave de acceso/seguridad/firma/internet/usuario/cajero/banca/operaciones, clave
      dinámica/bancaria/secreta/temporal/personal, usuario .. clave/contraseña, clave y, y clave, código que
      te/le/les/os/me/nos/se/ha/has/hemos/acab*/recib*/llega*/aparece*/salga/sale/envi*/mand*, tarjeta de
      coordenadas, coordenada de, códigos de verificación/seguridad/acceso/activación, código de
      activación/autorización/autenticación/registro/recuperación/whatsapp, nip, código del sms, token de
      seguridad, token bancario, frase semilla, frase/palabras de recuperación, 12/24/doce/veinticuatro
      palabras, selfie con/sosteniendo/sujetando, reverso de la/su/tu tarjeta, foto/fotos de la/su/tu tarjeta,
      apellido de soltera, dni/identificación/ine/pasaporte .. tarjeta, tarjeta ..
      caducidad/vencimiento/reverso, contrasena, codigo de verificacion/seguridad/acceso, clave interbancaria`,
    handOver: `respond*/contest* .. con, envíe*, envía*, enviar*, mánd*, mande*, me mandas/pasas/envías,
      mandar*, remit*, dígame, dime, díganos, decirme, deme, dame, darnos, darme, facilit*, proporcion*,
      compart*, indiqu*, indica*, indíqu*, confirme*/confirma/confirmar*/confírm*, introduc*, introduzca*,
      ingrese*, ingresa*, escriba*, rellen*, complet*,
      verifique*/verifica/verificar*/valide*/validar*/actualice*/actualizar*, reenv*, necesit* su*/tu*, llegar,
      pásame, páseme, haga/hágan*/hagas llegar, responda*/responde/contesta/conteste .. con, contesta*, pasas,
      pasa, me lo/la/los/las mandas/envías/pasas/dices, lee*, léeme, dinos, inicia/inicie/inicie* sesión,
      acceda/accede .. con, pincha/pinche/haga clic, haz clic, necesitamos que, necesito que, dicta*, teclee*,
      escríb*, necesita el/la/su/tu, envien*, envie*, enviadme, enviame, mandadme, mandame, pasame, decime,
      confirmame, confirmá, ingresá, completá, verificá, respondé, dímelo, dínoslo, dígamelo, díganoslo, dímela,
      dínosla, valida, valídal*, actualiza, verifíc*, suministr*, teclea, teclear, adjunte*/adjunta
      su/tu/foto/copia/fotos, sube/suba foto/su/tu/una/fotos, captura de, me das/da/dices/dice, nos
      da/das/dice/dices, pásanos, pásenos, pasarme, pasarnos, mandes, mandarás, identifíquese, identifícate,
      entre/entra con su/tu, acceda/accede/entre/entra/ingrese al/en/a .. enlace, regístrese, regístrate,
      devuélv*, ingresar su/tu/sus/tus, ingresando, introduciendo, indicando, enviando, respondiendo,
      confirmando, nos envíes/envíen/mandes, digas, diga*me, digan, rellén*`,
    giftCards: `tarjeta/tarjetas regalo/itunes/steam/amazon/apple/google/prepago/paysafecard, tarjeta/tarjetas
      de regalo, bitcoin*, tarjetas/tarjeta .. apple/steam/google/amazon/itunes, google play, vales de/vale
      regalo/compra, criptomoneda*, tarjeta/tarjetas .. razer/roblox/playstation/xbox/netflix/vanilla/oxxo, gift
      card/cards, giftcard*, paysafe*, neosurf, transcash, usdt, tether, ethereum, criptos, cheque/cheques
      regalo, tarjeta-regalo, tarjetas-regalo, código/códigos de recarga, tarjetas prepagadas, tarjeta/tarjetas
      de prepago, monedero digital/electrónico, dirección de la/mi billetera, billetera virtual/digital`,
    buy: `compr*, consig*, conseguir*, adquier*, adquirir, recoge, raspa*, rasca*, rasque, códigos, compres,
      compre, compra, compras, comprarme, coge*, coges, traer*, foto/fotos de, pilla*, hazte con, hágase con,
      pago/pagar/pague/paga/pagues/pagado en/con/mediante, en el estanco/supermercado/quiosco/oxxo, en un
      oxxo/estanco, fotografía*, pin de las/cada, números por/de, manda*/envía* los/las códigos/números, ir a
      por, acércate, pásate por, sacar, saca`,
    bankDetails: `datos bancarios, cuenta/cuentas/información bancaria/bancarias, número/números/datos de
      cuenta, datos de la/pago cuenta, datos de pago, iban, clabe, cbu, swift, beneficiario, nueva cuenta,
      cuenta nueva, nuevos datos, número de cuenta, cuenta siguiente, siguiente cuenta, otra cuenta, cambio de
      banco/entidad, orden permanente, cuenta anterior, cuenta es, la cuenta
      siguiente/bancaria/que/en/de/del/indicada/adjunta/anterior/habitual/detallada/abajo/donde, otro/nuevo
      banco, nueva entidad, entidad bancaria, cvu, alias, cuenta segura/puente/alternativa/receptora, cuenta de
      destino/cobro/abono/seguridad, cuentas de cobro, datos para el/la pago/transferencia/ingreso/abono,
      instrucciones de pago, domiciliación, titularidad, certificado bancario, cuenta en la, coordenadas
      bancarias, cuenta actualizada, mi nómina, antigua cuenta, cuenta antigua, nº de cuenta, cuenta clabe`,
    changed: `nuevo, nueva, nuevos, nuevas, cambi*, modific*, actualiz*, diferente, distint*, ya no, sustitu*,
      auditoría, a partir de ahora, hemos/he cambiado de banco/entidad, bloquead*, cerrada, cancelada, otra,
      otro, siguiente, desde ahora/este, a partir de, modifi*, anterior, sustituye, distinta, reemplaz*,
      inoperativ*, no .. operativ*, ha/han dejado, dejará de, deja de, fusión, hemos abierto, inspección, en
      lugar de, antigua, antiguo, no utilic*/use/usen/usar/utilizar/usar, no .. disponible, fuera de servicio,
      en revisión, segura, congelad*, nuevamente`,
    secrecy: `no/nadie .. entere*, entre nosotros, entre tú/usted, no ..
      diga*/digas/cuente*/comente*/hable*/mencione* .. nadie/nada, nadie más/debe,
      estrictamente/operación/asunto confidencial, discreción, no me llame*, en secreto, no .. con nadie, no ..
      a nadie, con nadie, máxima/absoluta/total discreción/reserva, no me llames, información
      reservada/confidencial, no .. digas/diga nada/nadie, entre tú y yo, entre usted y yo, quede/queda/quedar
      entre, no .. deben/debe/tiene/tienen .. saber/enterarse, no .. sepa*, sin que .. sepa*/entere*/decir*,
      móvil/teléfono/celular .. roto/caído/perdido/robado/estropeado, roto/caído/perdido/estropeado ..
      móvil/teléfono/celular, número nuevo, no .. papá/mamá/compañeros, ni una palabra, de momento .. secreto,
      no llames, no llame, sigilo, máxima/absoluta/total/estricta/completa/mayor
      confidencialidad/reserva/discreción, mantener/mantenga/mantén ..
      confidencialidad/confidencial/secreto/discreción,
      muy/totalmente/altamente/absolutamente/carácter/manera/forma confidencial, esto/todo/asunto/operación es
      confidencial, asunto/tema/proyecto/operación/gestión/pago confidencial/reservad*/delicad*, confidencial ..
      hasta, sé/sea discret*, seas/muy discret*, discretamente, mi/este nuevo número, nuevo número de
      móvil/teléfono/celular/whatsapp, este es mi nuevo, nuevo correo, no .. policía, ni a la policía, sin
      avisar, reservado hasta, no .. involucr*/impliqu* .. nadie/otros/departamento, solo/sólo/únicamente
      tú/usted y/lo, solo/sólo/únicamente entre, no puedo hablar, no puedo atender, no .. hablar por teléfono,
      solo/sólo/únicamente por este/correo/mail/email, solo/sólo/únicamente por aquí, no .. avise*/avises, a
      espaldas, no .. digas/diga/digáis/cuentes/cuente ..
      hij*/marido/mujer/padre/madre/hermano/hermana/familia/banco/gestor/equipo, no .. comentes/comente/comentar
      .. equipo/departamento/resto/oficina/compañeros, escribo desde .. correo/móvil/teléfono/celular/ordenador,
      se me rompió/cayó/descompuso/mojó .. celular/teléfono/móvil, mojado/mojó/agua .. móvil/teléfono/celular,
      móvil/teléfono/celular .. agua/rompió/cayó/robaron/wc, cambié/cambiado de número, secreto de sumario,
      información privilegiada, nadie .. enterarse/saber/sepa`,
    haste: `ahora mismo, inmediatamente, de inmediato, urgen*, enseguida, cuanto antes, lo antes posible,
      próxima hora, próximas 24/48/horas, en 24/48 horas, hoy, último/última
      aviso/advertencia/notificación/oportunidad, será/serán
      suspendid*/bloquead*/cerrad*/cancelad*/eliminad*/desactivad*, de lo contrario, perderá, esta mañana/tarde,
      24/48 horas, minutos, hoy mismo, si no, misma mañana/tarde, esta noche/tarde, ya mismo, antes de las,
      antes del mediodía, en una hora, rápido, sin demora, plazo de, en 24/48, para hoy, ahora, inmediat*, a la
      mayor brevedad, sin falta, con urgencia, prisa, a más tardar, ahorita, antes del/de
      viernes/lunes/martes/miércoles/jueves/sábado/domingo/mañana/medianoche/cierre/final, hasta
      mañana/hoy/medianoche, final/fin del día, en/dentro .. horas, menos de .. horas,
      tiene/tienes/dispone/dispones .. días/horas, en/de 2/3/5/7/dos/tres/cinco/siete días, este viernes,
      plazas/cupos/lugares limitad*/limitados, caduca/expira/vence/termina hoy/mañana/en, última oportunidad, a
      primera hora, antes de que, lo más rápido, rápidamente, tan pronto`,
    money: `transferencia*, transferir, transfier*, pago, pagos, pagar, pague, paga, abono, ingreso, ingresar,
      tasa, tasas, comisión, fondos, dinero, depósito, depositar, bizum, bitcoin*, cripto*, western union,
      factura, reembolso, devolución, herencia, multa, euros, importe, gastos, abone, abonar, alquiler, recibo,
      cobro, cargo, mandar/enviar .. euros, franqueo, renta, nómina, cantidad, transfieras, transfiera, pagarlo,
      cuota, pesos, cobrar/reclam*/recibir/retirar/entrega .. premio, su/tu premio, premio de, dólares, soles,
      usd, usdt, plata, saldo, efectivo, giro, moneygram, deuda, préstamo, crédito, sanción, impuesto*, fianza,
      señal, anticipo, adelanto, cobrar, consign*, oxxo, mercado pago, yape, nequi, inversión, invert*,
      ganancias, rentabilidad, subvención, peaje, arancel*, liquidar, millones, importes, facturas, ingresado,
      ingrese*, ingresa, transfiere*, transferido, bizums, ahorros, seña, tarifa, abonado, pagado`,
    warnings: `nunca, jamás, no le/te/les/os pedi*/solicit*, cuidado, estafa*, fraude*, phishing, formación,
      olvidado, olvidaste, olvidé, olvidó, cambiar mi/su/tu/la contraseña, contraseña
      caduca*/vence/expira/ha/se, siguen siendo, tú mism*, usted mism*, cuenta de siempre, como siempre, la
      misma, los mismos, wifi, cuenta/forma habitual, presupuesto, gracias por .. tarjeta*/regalo*/vale*, no
      cambia*, no ha/han cambiado, sigue/siguen siendo, se mantiene*, misma cuenta, nota/notas de gastos, gastos
      de viaje, no se la/lo pedirá*, no .. pedirá*/pedimos/pediremos/pide, ha/has solicitado tú, no lo has/ha
      solicitado, elegir/elija/elige .. nueva, dejarán de, rifa, no .. comparta*/compartas/facilite*/revele*, no
      dé/des/envíe*/responda*/proporcione*, no lo/la/los/las dé/des/envíe*/facilite*, no se lo/la
      dé/des/diga/envíe*, restable* .. contraseña*/clave, contraseña* .. restable*, contraseñas .. caduca*, no
      caduca*, tarjeta/vale/cupón .. caduca*, alerta sobre/contra, no necesit* ..
      clave*/contraseña*/datos/pin/código*/acceso*, no hace falta .. envi*/envíe*/mand*/facilit*, nadie ..
      pedirá*/pedirle/pedirte, carta certificada, por carta, correo postal,
      llame/llámenos/llámanos/llamen/llamad/llama .. número/teléfono que/de/habitual/conoc*, teléfono/número que
      ya/aparece/figura, no tiene/tienes/tenéis/tienen que abonar/pagar/hacer, nada que pagar/abonar, sin
      necesidad de enviar, suplant*, se hacen/hace/haga/hagan pasar, haciéndose pasar, timo, timos, engañ*, si
      no has/ha/fuiste/fue sido/solicitado/pedido/tú/usted, ignora/ignore/ignorar este/el mensaje/correo, código
      de descuento, código promocional, cupón, sin prisa, no hay prisa, no varía*, no se modifica*, no .. nadie
      .. que es sorpresa, hemos/he comprado, entre todos, colecta, fiesta sorpresa, fiesta .. sorpresa, regalo
      de despedida/jubilación/cumpleaños, cuenta de correo/usuario/cliente/instagram/netflix/google/spotify,
      gestor de contraseñas, elijas/elige/elija/crear/cree/crea/crearás .. contraseña, no ..
      pedimos/pediremos/pedirán/piden/solicitará*/solicitamos, no ..
      mandes/mande/mandéis/enviéis/envíes/envíen/envíe .. contraseña*/clave*/correo/datos, cuelgue, cuelga,
      punto limpio`,
    bait: `premio, lotería, sorteo, ganador*, herencia, heredero*, fallecid*, difunto, devolución de
      impuestos/tributaria/fiscal, declaración de la renta, paquete/envío .. retenid*/pendiente/devuel*, derecho
      a la devolución, franqueo, sorteado, legado, indemnización, donación de, devolución de .. euros/renta,
      reembolso de .. impuest*/renta/fiscal, viuda, dejarle, caridad, ha/has/haber ganado, resultado/sido
      ganador*, seleccionad* .. premio/ganador*/sorteo/recibir/regalo/iphone/azar, seleccionad* al azar, elegid*
      al azar, premiad*, agraciad*, envío/paquete/pedido .. retenid*/franqueo/almacén/aduan*/tasa*,
      paquete/envío/pedido .. no .. entreg*, no .. podido entregar*/entrega .. paquete/envío/pedido,
      tasa/tasas/gastos/derechos de/por aduan*, aduana* .. retenid*/liber*, gastos de
      gestión/tramitación/liberación/aduana/notaría, pag*/abon* .. gastos de envío,
      ayuda/subsidio/bono/subvención/beca .. aprobad*/concedid*/beneficiari*/asignad*, beneficiario de
      una/la/un, preaprobad*, pre-aprobad*, préstamo/préstamos/crédito/créditos ..
      aprobad*/concedid*/inmediato*/urgente*/asnef/buró/aval*/garantía*, sin aval*, sin buró, asnef, trabaj*
      desde casa, gana/gane/ganar/ganas/ganarás .. día/semana/diarios/diario, me gusta a, tareas
      vip/remuneradas, comisión por cada, rentabilidad/ganancia/ganancias/beneficio/beneficios/retorno
      garantizad*/asegurad*, garantiz* .. rentabilidad/ganancias/beneficios, duplic*/multiplic*/triplic* ..
      dinero/inversión/ahorros/capital, recuper* .. perdid*/estafad*/invertid*, retirar .. ganancias/fondos,
      comisión/tasa/impuesto de/por retiro/retirada/liberación, multa .. pendiente/impagada/sin, peaje ..
      pendiente/impagado/sin, diferencia .. cheque/transport*, cheque .. diferencia, no puedo enseñar*/mostrar*,
      llaves .. correo/mensajería/mensajero, vivo/resido/encuentro/estoy .. extranjero, varad*, me han robado,
      me robaron, aeropuerto .. tasa/multa/retenid*, retenid* .. aeropuerto/contrato, plataforma petrol*,
      anydesk, teamviewer, acceso remoto, asistencia remota, ahorros/dinero/fondos ..
      salvo/riesgo/peligro/segura, cuenta segura, sin herederos, pariente lejano, mismo apellido, cliente
      fallecid*, millones de, organizaciones benéficas, huérfanos, accidente .. fianza/abogado, fianza ..
      comisaría/abogado/detenid*, anticipo/seguro/comisión para liberar, depositar/pagar/abonar .. activar,
      inspector/agente de policía, transportista/mensajero/courier .. recog*, reserva* .. sin ver, iphone ..
      gratis, mulas, porcentaje .. transferencia/cuenta, use/usar/utilizar/prestar su/tu cuenta`,
    threats: `será/serán/quedará suspendid*/bloquead*/cerrad*/cancelad*/eliminad*/desactivad*/limitad*,
      último/última aviso/advertencia/notificación/oportunidad, perderá, acciones legales, denuncia, webcam,
      tus/sus contactos, grabado, ha sido suspendid*/bloquead*/limitad*, devuelto al remitente, orden de
      arresto, eliminará*, se eliminará/cerrará/bloqueará/suspenderá/cancelará/devolverá*, perderás,
      cuenta/perfil/página/acceso/suscripción .. eliminad*/cerrad*/bloquead*/suspendid*/cancelad*/desactivad*,
      devolverá al remitente, será devuelto, embargo, a todos tus/sus, detenid*, he grabado, te grabé, vídeo ..
      contactos, acciones/proceso/procedimiento/vía judicial/judiciales/penales/penal, demanda judicial,
      citación judicial, arrest*, prisión, cárcel, delito .. menores, delitos, interpol, europol, morosos,
      asnef, corte del/de suministro/luz/servicio/agua, cortaremos, cortará, procederá al/a, publicaré,
      difundiré, difundir*, hackead*, hackeé, hackeado, troyano, malware, spyware, infectad*, tu/su cámara,
      material/vídeo/imágenes íntim*, vídeo/video .. contactos/familia*/amigos, será/quedará/serán
      restringid*/inhabilitad*/anulad*/retenid*/dad*/destruid*, perderán, nos veremos obligados, dado/dada de
      baja, recargo del/de, será sancionad*, bloqueo definitivo/permanente/de, cierre definitivo/permanente,
      inhabilit*, desahucio, deportad*, deportación, suspensión definitiva/de, ha sido/fue/hemos
      bloquead*/suspendid*/limitad*/restringid*/inhabilitad*`,
  },
  instructions: {
    short: `responde breve, responde brevemente, responda brevemente, escribe breve, hazlo breve, sé breve, sé
      conciso, sea breve, breve, brevemente, corto, muy breve, respuesta corta, respuesta breve, que sea
      breve, en pocas palabras, conciso`,
    signAs: `firma como {}, firma con {}, firma con el nombre {}, firma en nombre de {}, firme como {}, firme en
      nombre de {}, firmar como {}, firma {}, firme {}, firmado por {}, mi nombre es {}, me llamo {}`,
    mention: `di que {}, dile que {}, diga que {}, dígale que {}, menciona que {}, mencione que {}, añade que {},
      añada que {}, escribe que {}, indica que {}, explica que {}, di también que {}`,
    propose: `propón {}, propone {}, proponga {}, proponer {}, sugiere {}, sugiera {}, ofrece {}, proponle {},
      propón una reunión {}, propón una llamada {}, propón vernos {}, propón quedar {}, sugiere una reunión {},
      sugiere una llamada {}`,
    addressAs: `llámalo {}, llámala {}, llámale {}, llámelo {}, llámela {}, salúdalo como {}, salúdala como {}, usa el
      nombre {}`,
    avoid: `nunca menciones {}, no menciones {}, no mencione {}, no mencionar {}, no hables de {}, no hables del {}, no hable de {}, no
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
    familiar: `tú, tu, tus, te, ti, contigo, tuyo, tuya, tuyos, tuyas, vos, vosotros, vosotras, os,
      vuestro, vuestra, vuestros, vuestras, puedes, podrías, tienes, quieres, estás, vienes, sabes,
      podés, tenés, querés, sabés, podéis, tenéis, dime, avísame, mándame, envíame`,
    polite: 'usted, ud, vd',
  },
  phrases: {
    greeting: {
      familiar: 'Hola, {first}:',
      polite: { plain: 'Estimado/a {name}:', warm: 'Hola, {first}:' },
      familiarNameless: 'Hola:',
      politeNameless: { plain: 'Buenos días:', warm: 'Hola:', formal: 'Estimado/a señor/a:' },
      inReturn: {
        hola: 'Hola, {first}:',
        'buenos días': 'Buenos días, {first}:',
        'buen día': 'Buen día, {first}:',
        'buenas tardes': 'Buenas tardes, {first}:',
        'buenas noches': 'Buenas noches, {first}:',
        buenas: 'Buenas, {first}:',
        estimado: 'Estimado/a {name}:',
        estimada: 'Estimado/a {name}:',
      },
      byTitle: {
        sr: 'Estimado Sr. {name}:',
        señor: 'Estimado Sr. {name}:',
        sra: 'Estimada Sra. {name}:',
        señora: 'Estimada Sra. {name}:',
        srta: 'Estimada Srta. {name}:',
        señorita: 'Estimada Srta. {name}:',
        don: 'Estimado don {name}:',
        d: 'Estimado D. {name}:',
        doña: 'Estimada doña {name}:',
        dña: 'Estimada Dña. {name}:',
        dr: 'Estimado Dr. {name}:',
        doctor: 'Estimado Dr. {name}:',
        dra: 'Estimada Dra. {name}:',
        doctora: 'Estimada Dra. {name}:',
        lic: 'Estimado/a Lic. {name}:',
        licda: 'Estimada Licda. {name}:',
        ing: 'Estimado/a Ing. {name}:',
        arq: 'Estimado/a Arq. {name}:',
        mtro: 'Estimado Mtro. {name}:',
        mtra: 'Estimada Mtra. {name}:',
        maestro: 'Estimado maestro {name}:',
        maestra: 'Estimada maestra {name}:',
        prof: 'Estimado/a Prof. {name}:',
        profa: 'Estimada Profa. {name}:',
        profesor: 'Estimado profesor {name}:',
        profesora: 'Estimada profesora {name}:',
        padre: 'Estimado padre {name}:',
      },
    },
    openers: {
      thanks: {
        plain: 'Gracias por {tu|su} mensaje.',
        formal: '{Te|Le} agradezco {tu|su} mensaje.',
      },
      regret: {
        plain: 'Siento mucho lo que me {cuentas|cuenta}.',
        warm: 'Siento muchísimo lo que me {cuentas|cuenta}.',
        formal: 'Lamento sinceramente lo que me {comunicas|comunica}.',
        brief: 'Lo siento mucho.',
      },
      kindWords: {
        plain: 'Gracias por {tus palabras|sus amables palabras}.',
        warm: 'Muchas gracias por {tus|sus} palabras.',
        formal: '{Te|Le} agradezco sinceramente {tus|sus} amables palabras.',
      },
      welcome: {
        plain: 'Gracias por {tu|su} amable mensaje.',
        warm: 'Muchas gracias por {tu|su} mensaje tan amable.',
        formal: '{Te|Le} agradezco {tu|su} amable mensaje.',
      },
      invitation: {
        plain: 'Gracias por la invitación.',
        warm: 'Muchas gracias por la invitación.',
        formal: '{Te|Le} agradezco la invitación.',
      },
    },
    statements: {
      accept: {
        plain: 'Acepto con mucho gusto.',
        warm: '¡Acepto con muchísimo gusto!',
        formal: 'Acepto con sumo gusto.',
        brief: 'Acepto.',
      },
      decline: {
        plain: 'Lamentablemente, no me es posible.',
        warm: 'Lo siento mucho, pero no voy a poder.',
        formal: '{Lamento comunicarte|Lamento comunicarle} que no me será posible.',
        brief: 'Lamentablemente, no puedo.',
      },
      thank: {
        plain: 'Muchas gracias por [motivo del agradecimiento].',
        warm: 'Muchísimas gracias por [motivo del agradecimiento].',
        formal: '{Te|Le} doy sinceramente las gracias por [motivo del agradecimiento].',
      },
      reschedule: {
        plain: 'Lamentablemente, esa fecha no me viene bien. ¿{Te|Le} vendría bien [otro día y hora]?',
        warm: 'Lo siento, pero esa fecha no me viene bien. ¿{Te|Le} vendría bien [otro día y hora]?',
        formal: 'Lamentablemente, no me es posible en esa fecha. ¿Sería posible [otro día y hora]?',
      },
      request: {
        plain: 'Tengo una petición: [petición].',
        warm: 'Quería {pedirte|pedirle} una cosa: [petición].',
        formal: 'Quisiera {pedirte|pedirle} lo siguiente: [petición].',
      },
      question: {
        plain: 'Tengo una pregunta: [pregunta]',
        formal: 'Quisiera {hacerte|hacerle} una pregunta: [pregunta]',
      },
      clarify: 'Una aclaración: [aclaración].',
      update: {
        plain: 'Esta es la situación actual: [situación actual].',
        warm: '{Te|Le} cuento cómo va todo: [situación actual].',
        formal: 'La situación actual es la siguiente: [situación actual].',
      },
      apologize: {
        plain: '{Te|Le} pido disculpas por lo ocurrido.',
        warm: 'Siento mucho lo ocurrido.',
        formal: '{Te|Le} ruego que {aceptes|acepte} mis más sinceras disculpas por lo ocurrido.',
      },
      followUp: {
        plain: 'Retomo este asunto: [punto pendiente].',
        warm: '{Te|Le} escribo de nuevo por este tema: [punto pendiente].',
        formal: 'Me permito retomar este asunto: [punto pendiente].',
      },
      confirm: {
        plain: 'Queda confirmado.',
        warm: 'Por mi parte, confirmado.',
        formal: 'Por la presente, {te|se} lo confirmo.',
        brief: 'Confirmado.',
      },
      negotiate: {
        plain: 'Me gustaría proponer otras condiciones: [propuesta].',
        formal: 'Quisiera {proponerte|proponerle} las siguientes condiciones: [propuesta].',
      },
      introduce: {
        plain: 'Me presento brevemente: [presentación].',
        formal: '{Permíteme|Permítame} que me presente: [presentación].',
      },
    },
    answers: {
      yes: { plain: 'Sí.', warm: 'Sí, claro.' },
      no: {
        plain: 'Lamentablemente, no.',
        warm: 'Lo siento, me temo que no.',
        formal: 'Lamento tener que responder que no.',
      },
      willDo: {
        plain: 'Sí, con mucho gusto.',
        warm: 'Sí, claro, con mucho gusto.',
      },
      cannotDo: {
        plain: 'Lamentablemente, no es posible.',
        warm: 'Lo siento, pero no va a poder ser.',
        formal: 'Lamento comunicar que no es posible.',
      },
      confirmed: {
        plain: 'Sí, lo confirmo.',
        warm: 'Sí, confirmado.',
        formal: 'Sí, {te|se} lo confirmo.',
      },
      later: {
        plain: 'Sobre este punto responderé más adelante.',
        warm: 'Sobre esto {te|le} respondo más adelante.',
      },
    },
    proposeTime: 'Mi propuesta: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Ya me dirás|Espero sus noticias}.',
      formal: 'Quedo a la espera de {tu|su} respuesta.',
    },
    signOff: {
      plain: '{Un saludo|Saludos cordiales},',
      warm: '{Un abrazo|Un cordial saludo},',
      formal: 'Atentamente,',
      brief: '{Un saludo|Saludos},',
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
  checking: {
    notNames: '',
    numberWords: `trece 13, catorce 14, quince 15, dieciséis 16, diecisiete 17, dieciocho 18, diecinueve
      19, veinte 20, veintiuno/veintiún/veintiuna 21, veintidós 22, veintitrés 23, veinticuatro 24,
      veinticinco 25, veintiséis 26, veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40,
      cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien/ciento 100, doscientos/doscientas
      200, trescientos/trescientas 300, cuatrocientos/cuatrocientas 400, quinientos/quinientas 500,
      seiscientos/seiscientas 600, setecientos/setecientas 700, ochocientos/ochocientas 800,
      novecientos/novecientas 900, mil 1000, docena 12`,
    numberAnds: 'y',
  },
  dates: {
    months: '-, -, -, -, -, -, -, -, setiembre/sept, -, -, -',
    weekdays: '-, -, miercoles, -, -, sabado',
    lead: 'el, del, al, este, para el, día',
    ofMonth: 'de, del',
    ofYear: 'de, del',
    until: 'a, al, hasta, hasta el',
    or: 'o, u, y',
    numbers: 'un/una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
    relativeDays: `ayer = -1, hoy = 0, esta [tarde/noche/mañana] = 0, <!la/una/esta/cada/de/buena> mañana = 1,
      pasado mañana = 2, [en/dentro de] ocho días = 7, [en/dentro de] quince días = 14`,
    weekday: `{weekday} de esta semana = this,
      {weekday} de la [próxima semana/semana que viene/semana próxima] = next,
      la [próxima semana/semana que viene] (el) {weekday} = next, este (próximo) {weekday} = coming,
      {weekday} que viene = coming, próximo {weekday} = coming, {weekday} [próximo/siguiente] = unclear,
      {weekday} pasado = past, pasado {weekday} = past`,
    distance: `[en/dentro de] {n} día(s) <!hábil/labor> = days, [en/dentro de] {n} semana(s) = weeks,
      [en/dentro de] {n} mes(es) = months`,
    periods: `esta semana = week, la [próxima semana/semana que viene/semana próxima] = week 1,
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
      after: { '15': 'y cuarto', '30': 'y media', '-15': 'menos cuarto' },
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
