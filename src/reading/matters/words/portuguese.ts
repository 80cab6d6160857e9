import type { MatterWords } from '../matter.ts';

export const portugueseWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: 'envi|mand|encaminh|remet|partilh|compartilh|fornec|facult|disponibiliz|transmit|reenvi|anexar|me passe|me passa|passar-me|me dê|dê-me|dá-me|me dá|fazer chegar|faça chegar|preciso do|preciso da|preciso dos|preciso das|precisamos do|precisamos da|precisamos dos|precisamos das|repass',
    review:
      'rever_|revisar|revise|revisão|reveja|analis|verific|conferir|confira|dar uma olhada|dê uma olhada|dá uma olhada|vista de olhos|olhar_|ver se está|ler_|leia|examin|opinião|comentári|comentar|avali|o que acha|o que achas|parecer_|checar|consultar',
    check:
      'verific|conferir|confira|checar|averigu|apurar|apure|consultar a transp|consultar o|consultar com|confirmar com|confirmar junto|investig|perguntar à|perguntar ao|pergunte ao|pergunte à|ver com_|veja com|vê com|ver junto|contactar a transp|contatar a transp|contato com a transp|contacto com a transp|ver se_|veja se_|vê se_|descobr',
    sign: 'assin|rubric|subscrev',
    confirm: 'confirm|acusar o recebimento|acusar a receção|atest|ratific',
    tell: 'diga|dizer|diz-me|diz-nos|digam|me diz|me fale|inform|avis|comunic|indic|explic|esclare|respond|resposta|retorno|dar um retorno|conte-me|me conte|contar-me|dar notícias|precisar o|especific|notific|fazer saber|faça-me saber|saber se|mantenha',
    call: 'ligar|ligue|me liga|ligamos|ligue-me|liga-me|telefon|chamada|telefonema|ligação',
    meet: 'reuni|encontr|nos vermos|vermo-nos|conversar|conversa_|falar_|falarmos|discutir|marcar_|marcarmos|agendar uma|videochamada|videoconferência|tomar um café|almoçar|bate-papo|bater um papo',
    attend:
      'particip|comparec|assist|vir_|vem_|vens|virá|venha|estar presente|estará presente|estarás|juntar-se|junta-te|se juntar|presença',
    pay: 'pagar|pague|paga_|pagamento|liquid|transfer|efetuar o pagamento|quitar|saldar|deposit|reembols|ressarc|devolver o valor|devolução do valor|estorn',
    complete: 'preench|complet|conclu|termin|finaliz|acabar',
    update:
      'atualiz|alter|modific|mudar|mude_|corrig|corrij|ajust|adapt|acrescent|adicion|inclu|retific|editar',
    arrange:
      'organiz|reserv|prepar|planej|planear|program|providenci|tratar_|trate_|combinar|encomend|agend|encarreg|marcar_|coorden',
    help: 'ajud|auxili|apoi|assessor|aconselh|orient|dar uma mão|uma mãozinha|suporte',
    approve:
      'aprov|autoriz|aceit|valid|dar o aval|aval_|dar o ok|luz verde|sinal verde|consent|concord|permit',
    cancel: 'cancel|anul|rescind|desmarc|desist|revog',
    fix: 'consert|repar|resolv|solucion|corrigir o erro|substitu|trocar|troque|arranj|solução|regulariz',
    deliver: 'entreg|despach|exped|fornecimento',
  },
  finding: 'com_|junto|se_|por que|porque|onde|quando|o que|a situação|o estado|o status',
  things: {
    contract: 'contrato|acordo_|convénio|convênio|protocolo_',
    invoice: 'fatura|factura|nota fiscal|boleto|recibo',
    quote: 'orçamento_|orçamentos|cotaç|oferta_|estimativa',
    report: 'relatório|informe_|estudo_',
    presentation: 'apresentaç|slides|diapositiv|powerpoint',
    documents:
      'guia de remessa|guia de transporte|nota de entrega|document|papéis|certificad|certidão|comprovativo|comprovante|processo_|passaporte|atestado',
    file: 'arquivo|ficheiro|planilha|folha de cálculo|excel_|pdf_',
    list: 'lista_|listas_|listagem|relação de|catálogo|inventário',
    figures: 'números_|dados_|estatístic|indicadores|resultados|cifras',
    agenda: 'ordem de trabalhos|ordem do dia|pauta|agenda_',
    minutes: 'ata_|atas_|acta_|resumo da reunião|notas da reunião',
    proposal: 'proposta|projeto de parceria',
    plan: 'plano_|planos_|planejamento|planeamento|roteiro_',
    schedule: 'cronograma|calendário|horário|programação|escala_',
    draft: 'rascunho|minuta_|esboço|primeira versão|versão preliminar|maquete',
    details: 'detalhes|pormenores|informaç|especificaç|mais dados|esclarecimentos',
    address: 'endereço|morada',
    phone: 'número de telefone|número de telemóvel|número de celular|telefone_|telemóvel|celular_|whatsapp',
    photos: 'foto|imagens|imagem_',
    cv: 'currículo|curriculum|cv_',
    order: 'pedido_|pedidos_|encomenda|ordem de compra',
    delivery: 'entrega|remessa|pacote_|volume_',
    payment: 'adiantamento|caução|pagamento|transferência|depósito|sinal_ de|pix_',
    price: 'preço|custo|custar|custa_|custam_|tarifa|honorários|valor_|valores_|taxa_',
    meeting: 'reunião|reuniões|encontro_|comité|comitê|assembleia',
    call: 'chamada|ligação|telefonema|videochamada|videoconferência|zoom|teams|call_',
    appointment: 'marcação|consulta_|compromisso|horário marcado',
    interview: 'entrevista',
    event:
      'evento|conferência|congresso|seminário|workshop|oficina|formação_|treinamento|curso_|webinar|festa|jantar|almoço|a feira|na feira|da feira|à feira|feira de|feira internacional|cerimónia|cerimônia|receção|casamento|aniversário|inauguração|palestra',
    project: 'projeto|projecto|obra_',
    account: 'conta_|contas_|acesso_|login|utilizador|usuário|perfil_|senha',
    application: 'candidatura|inscrição|requerimento',
    feedback: 'comentário|observaç|feedback|opinião|parecer_|sugest',
    deadline: 'prazo|data limite|data-limite|vencimento',
    budget: 'orçamento anual|orçamento do|verba|dotação',
    form: 'formulário|questionário|inquérito|ficha_|pesquisa de satisfação',
    product: 'produto|artigo_|artigos_|mercadoria|aparelho|equipamento|máquina|modelo|cadeiras|material_',
    refund: 'reembols|devolução do dinheiro|devolver o dinheiro|estorno|ressarc|nota de crédito',
    discount: 'desconto|abatimento|promoção',
    room: 'sala_|salas_|quarto_|auditório|espaço_',
    trip: 'viagem|voo_|voos_|deslocação|bilhete|passagem|estadia',
    website: 'site_|website|página web|portal_|sítio',
    problem: 'problema|erro_|erros_|avaria|falha|defeito|incidente|inconveniente',
    position: 'vaga_|vagas_|emprego|cargo_|estágio|posto de trabalho',
  },
  causes: {
    delay:
      'atras|demora|ainda não chegou|ainda não foi entregue|ainda não foram entregues|continua sem chegar|ainda não recebi|ainda não recebemos|continuo à espera|continuamos à espera|há semanas|há dias que|estou esperando há|fora do prazo|ainda estou esperando|ainda estamos esperando',
    damage: 'danificad|partid|quebrad|rachad|riscad|amassad|em mau estado|estragad|avariad|danos_',
    'mix-up':
      'produto errado|artigo errado|item errado|errad|tamanho errado|cor errada|modelo errado|não é o que pedi|não é o que encomend|em vez d|trocad|não corresponde a',
    missing:
      'falta_|faltam|faltava|incomplet|não chegou|nunca chegou|não chegaram|não recebi|não recebemos|extravi|perdid',
    billing:
      'cobrad|cobrança|duas vezes|em duplicado|em duplicidade|valor errado|valor incorreto|erro na fatura|debitad|faturado a mais|cobraram',
    silence:
      'sem resposta|nenhuma resposta|ninguém responde|ninguém me|ninguém nos|não me responder|não obtive resposta|sem retorno|sem notícias|silêncio|ignorad',
    service:
      'mal-educad|grosseir|rude_|mau atendimento|péssimo atendimento|atendimento foi|falta de respeito|pouco profission|arrogan|mal atendid|desrespeit',
    outage:
      'não funciona|deixou de funcionar|parou de funcionar|fora do ar|fora de serviço|avaria|mensagem de erro|não consigo aceder|não consigo acessar|não consigo entrar|bloquead|travando|interrupção|indisponível',
    quality:
      'má qualidade|baixa qualidade|defeit|decepcion|dececion|desilud|inutilizável|não está conforme|mal feit|péssima qualidade',
  },
  gists: {
    condolence:
      'falec|morreu|óbito|luto_|funeral|velório|enterro|condolência|pêsames|partiu deste mundo|missa de sétimo dia',
    illness:
      'estou doente|de baixa médica|atestado médico|licença médica|hospital|internad|cirurgia|gripe|febre|adoeci|adoentad',
    rejection:
      'outro candidato|outra candidata|outro fornecedor|não avançar|não dar seguimento|não prosseguir|não foi selecionad|lamentamos informar|lamento informar|optámos por outr|optamos por outr|decidimos não',
    cancellation:
      'tenho de cancelar|tenho que cancelar|temos de cancelar|temos que cancelar|preciso cancelar|foi cancelad|fica cancelad|está cancelad|informar o cancelamento|comunicar o cancelamento|solicitar o cancelamento|solicitamos o cancelamento|confirmo o cancelamento|confirmamos o cancelamento|foi desmarcad|preciso desmarcar|tenho de desmarcar|não se realizará|vou ter que cancelar',
    complaint:
      'reclam|queixa|inaceitável|insatisf|descontent|decepcion|dececion|desiludid|indignad|inadmissível|vergonh|danificad|defeituos|com defeito|lamentável|absurdo|péssim|aborrecid|farto de|farta de',
    chaser:
      'sem resposta|não obtive resposta|ainda não recebi resposta|ainda não recebemos resposta|não tive retorno|não tive resposta|sem retorno|alguma novidade|há novidades|reforço o meu|reforçando|segundo lembrete|fazer o acompanhamento|continuo à espera|ainda aguardo|volto a contactar|volto a entrar em contato|retomo o meu',
    apology:
      'desculpas por|desculpas pel|peço desculpa|pedimos desculpa|desculpe pel|desculpa pel|desculpem pel|lamento muito|lamentamos muito|perdão pel|sinto muito|lamentamos o',
    congratulation: 'parabéns|felicit|congratul',
    invitation:
      'convidamos|convido_|convidar|convidá|convidou|convidan|convite|esperamos por si|contamos com a sua presença|gostaríamos de contar com',
    application:
      'candidato-me|me candidat|candidatar-me|a minha candidatura|minha candidatura|meu currículo|meu cv|vaga de|vaga para|carta de apresentação|anúncio de emprego',
    introduction:
      'apresento-me|me apresentar|apresentar-me|chamo-me|me chamo|o meu nome é|meu nome é|apresentar-lhe|apresento-lhe|te apresento|novo contato|novo contacto|sou o novo|sou a nova|pôr em contacto|colocar em contato',
    invoice:
      'fatura em anexo|em anexo a fatura|segue a fatura|segue em anexo a fatura|anexo a fatura|nossa fatura|valor a pagar|vence em|vencimento em|pagável|nota fiscal em anexo|segue a nota fiscal|segue o boleto',
    reminder:
      'lembrete|lembr|recordar|relembr|não se esqueça|não te esqueças|expira em|termina em|último dia para',
    offer:
      'oferecemos-lhe|a nossa oferta|nossa oferta|oferta especial|preço especial|parceria|os nossos serviços|nossos serviços|proposta comercial|gostaríamos de oferecer|podemos oferecer|temos o prazer de propor',
    approval:
      'está ótimo|está óptimo|está perfeito|aprovad|por mim está bem|tudo certo|gostei muito|está tudo em ordem|perfeito assim|nada a acrescentar|de acordo com a proposta',
    pending:
      'darei retorno|dou retorno|retornarei|voltarei a contactar|estamos trabalhando|estou trabalhando|estamos a trabalhar|estou a trabalhar|em andamento|em curso|estou tratando|estou a tratar|assim que tiver|assim que tivermos|estamos a analisar|estamos analisando|em análise',
    sharing:
      'em anexo|segue o_|segue a_|seguem|anexo o_|anexo a_|anexad|aqui está_|aqui estão|envio-lhe|envio em|envio o_|envio a_|estou enviando|encaminho',
    thanks:
      'obrigado pela sua ajuda|obrigada pela sua ajuda|obrigado pela ajuda|obrigada pela ajuda|obrigado pela tua|obrigada pela tua|obrigado por tudo|obrigada por tudo|obrigado mais uma vez|obrigada mais uma vez|queria agradecer|gostaria de agradecer|gostaríamos de agradecer|quero agradecer|queríamos agradecer|obrigado de coração|obrigada de coração|obrigado pelo apoio|obrigada pelo apoio|agradeço a ajuda|ajudou muito|foi de grande ajuda',
    announcement:
      'temos o prazer de|é com prazer que|informamos que|comunicamos que|vimos informar|anunci|a partir de agora|com efeito imediato|novo horário|novos horários|mudança de endereço|mudança de morada|encerramento',
    meeting:
      'reuni|encontr|marcar_|conversar_|videochamada|chamada_|ligação_|disponível|disponibilidade|estás livre|está livre|tem tempo|tens tempo|almoçar|um café|agendar',
  },
  enclosed:
    'em anexo|segue o_|segue a_|seguem|anexo o_|anexo a_|anexo os_|anexo as_|anexad|aqui está_|aqui estão|envio-lhe|envio o_|envio a_|envio os_|envio as_|envio em|estou enviando|encaminho|junto envio',
  familiar:
    'tu_|ti_|contigo|teu_|tua_|teus_|tuas_|Tu_|podes|Podes|tens_|estás|queres|vens_|diz-me|Diz-me|envia-me|Envia-me|avisa-me|te_',
  polite:
    'Sr|Sra|senhor|Senhor|senhora|Exmo|Exma|Prezad|prezad|V. Exa|lhe_|Vossa|você|Você|poderia|Poderia|sua_|seu_',
};
