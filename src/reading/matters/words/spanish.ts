import type { MatterWords } from '../matter.ts';

export const spanishWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: 'envi|envía|envíe|envíen|mand|remit|remít|reenv|hacer llegar|hacerme llegar|hágame llegar|hazme llegar|facilit|proporcion|comparti|compart|adjunt|transmit|pasar_|me pasas|me pasa_|nos pasas|pásanos|pásame|páseme|pasarme|pasarnos|darme|dame_|deme_|suministr|necesito el|necesito la|necesito los|necesito las|necesitamos el|necesitamos la|necesitamos los|necesitamos las|aportar|aporte_',
    review:
      'revis|mirar|mira_|mire_|miras|echar un vistazo|eche un vistazo|echa un vistazo|echarle un|échale|examin|leer|lea_|léelo|comprueb|comprob|tu opinión|su opinión|tus comentarios|sus comentarios|tus observaciones|sus observaciones|comentar|repas|verific|consult|valorar|qué te parece|qué le parece',
    check:
      'comprueb|comprob|verific|averigu|consultar con|consulte con|consulta con|consultarlo con|consultar al|consultar si|consulte al|investig|preguntar al transp|preguntar al mensajero|preguntar al proveedor|preguntar a la empresa|pregunte al|pregúntele a|pregúntale a|indag|contactar con|confirmar con|confirmarlo con|mirar si_|mire si_|mira si_|ver con|hablar con el transp|hablar con la empresa',
    sign: 'firm|rubric|suscrib',
    confirm: 'confirm|ratific|acusar recibo|acuse de recibo|corrobor',
    tell: 'dime_|dígame|díganos|dinos|decirme|decirnos|decir_|avis|inform|comunic|indic|indíq|explic|explíq|aclar|respond|respuesta|contest|hazme saber|hágame saber|háganos saber|hacernos saber|saber si|mantener al tanto|manten|cuéntame|cuénteme|contarme|precis|especific|notific',
    call: 'llam|telefon|llámeme|llámame|hablar por teléfono|devolver la llamada|telefónic',
    meet: 'reuni|reún|vernos|nos vemos|quedar_|quedamos|encontrar|encuentr|hablar_|hablamos|hablemos|conversar|charlar|convers|discut|tratar_|cita_|reunión|videollamada|tomar un café|coordinar una',
    attend:
      'asist|particip|acudir|acude|venir_|vienes|viene usted|viene a la|vendrás|vendrá|vengas|venga_|acompañarnos|unirte|unirse|unirnos|apunt|estar presente|estarás|asistencia|presencia',
    pay: 'pagar|pague|paga_|págu|pago_|abonar|abone|abon|liquid|transfer|ingres|saldar|efectuar el pago|reembols|reintegr|devolu|devolver|devuelv',
    complete: 'complet|rellen|llenar|llene_|cumpliment|termin|finaliz|diligenci',
    update:
      'actualiz|modific|modifiq|cambi|corrig|correg|corrí|ajust|adapt|añad|agreg|rectific|incorpor|edit',
    arrange:
      'organiz|reserv|prepar|planific|program|coordin|gestion|agend|encarg|contrat|pedir_|fijar|acordar',
    help: 'ayud|ayúd|apoy|asesor|aconsej|orient|echar una mano|échame una mano|soporte',
    approve:
      'aprob|aprueb|autoriz|visto bueno|acept|valid|conformidad|dar el ok|permit|dar luz verde|consent',
    cancel: 'cancel|anul|dar de baja|darme de baja|rescind|baja_|desist|desconvo',
    fix: 'arregl|repar|solucion|resolv|resuelv|sustitu|reemplaz|subsan|remedi|cambiar el producto|corregir el error',
    deliver: 'entreg|suminist|despach|expid|expedir|repart',
  },
  finding: 'con_|si_|por qué|dónde|cuándo|qué ha|qué pas|al_|el estado',
  things: {
    contract: 'contrato|convenio|acuerdo_|contratos',
    invoice: 'factura|recibo_|minuta_',
    quote: 'presupuesto_|presupuestos|cotiza|oferta_|tasación',
    report: 'informe|reporte|memoria_|estudio_',
    presentation: 'presentación|diapositiv|láminas|powerpoint|transparencias',
    documents:
      'carta de porte|nota simple|albarán|albaranes|document|papeles|certificad|justificante|comprobante|expediente|pasaporte|escritura_|dni_',
    file: 'archivo|fichero|excel_|pdf_|hoja de cálculo',
    list: 'lista_|listas_|listado|relación de|catálogo|inventario',
    figures: 'cifras|datos_|números_|estadística|indicadores|resultados',
    agenda: 'orden del día|agenda_|temario',
    minutes: 'acta_|actas_|minuta de la reunión|resumen de la reunión|notas de la reunión',
    proposal: 'propuesta|planteamiento|concepto_',
    plan: 'plan_|planes_|hoja de ruta|planificación',
    schedule: 'calendario|cronograma|horario|programación|turnos',
    draft: 'borrador|boceto|primera versión|versión preliminar|maqueta',
    details: 'detalles|información|más datos|pormenores|especificaciones|indicaciones',
    address: 'dirección|domicilio|señas',
    phone: 'número de teléfono|número de móvil|número de celular|teléfono_|celular_',
    photos: 'foto|imágenes|imagen_|fotografía',
    cv: 'currículum|curriculum|currículo|hoja de vida|cv_',
    order: 'pedido|orden de compra|encargo_',
    delivery:
      'entrega|paquete|despacho_|remesa|mercancía|van a enviar|van a mandar|va a llegar|van a llegar|me llegará|llegará el|enviarán',
    payment: 'depósito|anticipo_|fianza|pago_|pagos_|transferencia|abono_|anticipo|ingreso_',
    price: 'precio|coste|costo|costar|cuesta|cuánto vale|cuánto sale|tarifa|honorarios|importe',
    meeting: 'reunión|reuniones|encuentro|junta_|comité|sesión',
    call: 'llamada|videollamada|videoconferencia|zoom|teams|conferencia telefónica',
    appointment: 'cita_|citas_|turno_|hora_ con',
    interview: 'entrevista',
    event:
      'evento|conferencia|congreso|jornada|seminario|taller|formación_|curso_|webinar|fiesta|cena|almuerzo|comida de trabajo|comida de empresa|comida de negocios|feria|acto_|ceremonia|recepción|boda|cumpleaños|inauguración',
    project: 'proyecto|obra_',
    account: 'cuenta_|cuentas_|acceso_|usuario|perfil_|contraseña',
    application: 'candidatura|solicitud|postulación|aplicación a',
    feedback: 'comentario|observaciones|opinión|retroalimentación|sugerencias|valoración|feedback',
    deadline: 'plazo|fecha límite|vencimiento|fecha tope',
    budget: 'presupuesto anual|presupuesto del|partida presupuestaria|fondos_',
    form: 'formulario|cuestionario|encuesta|impreso|planilla',
    product: 'producto|artículo|mercancía|aparato|equipo_|máquina|modelo|sillas|material_',
    refund:
      'reembols|devolver el dinero|devolverme el dinero|devolución del dinero|devolución|reintegro|nota de crédito',
    discount: 'descuento|rebaja|bonificación|promoción',
    room: 'sala_|salas_|habitación|aula_|local_|despacho',
    trip: 'viaje|vuelo|desplazamiento|billete|pasaje|estancia',
    website: 'sitio web|página web|web_|portal_',
    problem: 'problema|error_|errores|avería|incidencia|fallo|falla_|defecto|inconveniente',
    position: 'puesto_|vacante|plaza_|empleo|cargo_',
  },
  causes: {
    delay:
      'retras|demora|tarde_|sigo esperando|seguimos esperando|hace semanas|desde hace semanas|desde hace días|todavía no he recibido|aún no he recibido|fuera de plazo|atras',
    damage: 'dañad|roto_|rota_|rotos|rotas|rayad|golpead|abollad|en mal estado|quebrad|estropead|daños',
    'mix-up':
      'producto equivocado|artículo equivocado|equivocad|talla incorrecta|color incorrecto|producto incorrecto|artículo incorrecto|modelo incorrecto|no es lo que pedí|no es lo que pedimos|en lugar de|no corresponde a mi pedido|no corresponde al pedido|confusión',
    missing:
      'falta_|faltan|faltaba|incomplet|no ha llegado|nunca llegó|no llegó|no han llegado|no he recibido|no hemos recibido|perdid|extravi',
    billing:
      'cobrado dos veces|cobraron dos veces|cargo duplicado|doble cargo|cobro duplicado|cobro indebido|cobrado de más|importe incorrecto|error en la factura|facturado|cargo indebido|me han cobrado|me cobraron',
    silence:
      'sin respuesta|ninguna respuesta|nadie responde|nadie me ha|nadie nos ha|nadie contesta|no me han contestado|no he obtenido respuesta|sin noticias|silencio|no responden',
    service:
      'grosero|grosera|maleducad|mal trato|malos modos|trato recibido|falta de respeto|poco profesional|atención al cliente|desagradable|pésima atención|mala atención|irrespetuos',
    outage:
      'no funciona|dejó de funcionar|ha dejado de funcionar|está caíd|caída del|averiad|avería|mensaje de error|no puedo acceder|no puedo entrar|no carga|se bloquea|inaccesible|fuera de servicio',
    quality:
      'mala calidad|defectuos|deficien|decepcion|de baja calidad|inservible|no cumple|chapuza|defecto|mal hecho|sucia|sucio',
  },
  gists: {
    condolence: 'fallec|ha muerto|murió|defunción|funeral|pésame|luto|entierro|condolencia|velatorio|sepelio',
    illness:
      'estoy enferm|baja médica|de baja por|hospital|operación quirúrgica|me operan|gripe|fiebre|incapacidad médica|estoy de baja|reposo médico|caído enferm',
    rejection:
      'otro candidato|otra candidata|otro proveedor|no seguir adelante|no continuar con su|no ha sido seleccionad|lamentamos comunicarle|lamentamos informarle|hemos decidido no|descartad|no ha sido elegid|optado por otr',
    cancellation:
      'debo cancelar|tengo que cancelar|tenemos que cancelar|debemos cancelar|ha sido cancelad|queda cancelad|se cancela|se suspende|se ha cancelado|queda suspendid|se ha suspendido|fue cancelad|comunicar la cancelación|comunicarle la cancelación|informar de la cancelación|solicitar la cancelación|solicito la cancelación|confirmo la cancelación|confirmamos la cancelación',
    complaint:
      'queja|reclamaci|reclamo_|reclamar_|reclamarl|reclamamos|inaceptable|descontent|insatisf|decepcion|indignad|molest con|malestar|vergonz|intolerable|dañad|defectuos|lamentable_|hartos|harto_|harta_|enfad|pésim|horrible|exijo|inadmisible',
    chaser:
      'sin respuesta|no he recibido respuesta|no hemos recibido respuesta|todavía no he tenido|aún no he tenido|no he tenido noticias|no hemos tenido noticias|sigo esperando su|sigo esperando tu|segundo recordatorio|alguna novedad|retomo mi correo|en seguimiento|dando seguimiento|dar seguimiento|sigo a la espera|vuelvo a escribir|insistir en mi',
    apology:
      'disculpas por|pido disculpas|le pedimos disculpas|lamento mucho|lamentamos mucho|perdón por|lo siento|lo sentimos|disculpen las molestias|disculpe las molestias|perdona por|sentimos las',
    congratulation: 'felicidades|enhorabuena|felicit|felicitaciones',
    invitation:
      'invitación|invitar|invitam|invito_|invita_|invité|invitándo|te esperamos|le esperamos|los esperamos|nos complacería contar con|nos gustaría contar con su presencia',
    application:
      'me postulo|mi candidatura|mi currículum|mi cv|oferta de empleo|vacante de|puesto de|carta de presentación|solicitud de empleo|hoja de vida',
    introduction:
      'me presento|presentarme|me llamo|mi nombre es|te presento a|le presento a|presentarle|presentarte|poner en contacto|ponerte en contacto con|ponerle en contacto con|su nuevo contacto|tu nuevo contacto|soy el nuevo|soy la nueva',
    invoice:
      'factura adjunta|adjunto la factura|adjunto factura|adjuntamos la factura|adjuntamos factura|adjunta encontrará nuestra factura|nuestra factura|importe a pagar|pagadera|vence el|fecha de vencimiento|pendiente de pago',
    reminder:
      'recordatorio|recuerd|recordar|no olvide|no olvides|caduca el|vence el|expira el|finaliza el|último día para',
    offer:
      'le ofrecemos|les ofrecemos|te ofrezco|le ofrezco|nuestra oferta|oferta especial|precio especial|una colaboración|propuesta de colaboración|colaborar con|nuestros servicios|propuesta comercial|alianza|nos gustaría ofrecer|podemos ofrecer',
    approval:
      'me parece bien|nos parece bien|me parece perfecto|todo correcto|aprobad|tiene mi visto bueno|está perfecto|me gusta mucho|quedó perfecto|conforme con|todo en orden',
    pending:
      'le responderé|te responderé|estamos trabajando|estoy trabajando en|en trámite|en curso|en proceso|lo estoy viendo|lo estamos revisando|le mantendré|te mantendré|en cuanto tenga|en cuanto tengamos|le informaremos en cuanto',
    sharing:
      'adjunt|aquí tiene_|aquí tienes|aquí está|le envío|te envío|les envío|le mando|te mando|le remito|encontrará|encontrarás|le hago llegar|te hago llegar',
    thanks:
      'gracias por su ayuda|gracias por tu ayuda|muchas gracias por tu|muchas gracias por toda|gracias de nuevo|gracias por todo|quería darle las gracias|quería darte las gracias|quiero agradecer|quería agradecer|quisiera agradecer|queremos agradecer|queríamos agradecer|estamos muy agradecid|estoy muy agradecid|gracias por su apoyo|gracias por tu apoyo|ha sido de gran ayuda|fue de gran ayuda|infinitas gracias',
    announcement:
      'nos complace|tenemos el placer de|les informamos|le informamos|les comunicamos|le comunicamos|anunci|a partir de ahora|con efecto inmediato|nuevo horario|nuevos horarios|cambio de domicilio',
    meeting:
      'reuni|reún|quedar_|vernos|cita_|videollamada|llamada_|disponible|disponibilidad|estás libre|tienes tiempo|tendría tiempo|encuentro|juntarnos|tomar un café|comemos_|para comer|almorzar|cenamos|tienes un hueco|tiene un hueco|tomar algo',
  },
  enclosed:
    'adjunt|aquí tiene_|aquí tienes|aquí está|le envío|te envío|les envío|os envío|le mando|te mando|le remito|encontrará|encontrarás|le hago llegar|te hago llegar|le paso|te paso|anexo|anexa',
  familiar:
    '-steis_|-áis_|-éis_|tú_|te_|ti_|tu_|tus_|contigo|tuyo|tuya|Te_|Tu_|Tú_|Tus_|puedes|Puedes|podrías|Podrías|tienes|Tienes|estás|Estás|puedas_|quieras_|necesitas|pasas_|mandas_|enseñarte|enviarte|mandarte|pasarte|decirte|contarte|preguntarte|pedirte|comentarte|llamarte|verte_|quieres|vienes|has_|eres_|vais_|habéis|dime_|Dime_|Envíame|Mándame|Avísame|envíame|mándame|avísame|Hola, ¿cómo estás|vosotros|vuestr|os_|podéis|podríais|tenéis',
  polite:
    'usted|Usted|Ud|ud_|Vd|le_|les_|Le_|Les_|su_|sus_|Su_|Sus_|podría_|Podría_|puede_|Puede_|sírvase|Estimado|Estimada|Estimad|envíeme|confírmeme|avíseme|dígame|indíqueme',
};
