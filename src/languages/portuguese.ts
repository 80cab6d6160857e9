import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `o a os as de do da dos das um uma e é em no na nos nas que por para com não se ao à mais como mas foi ele
    ela eles sua seu seus suas ou quando muito já eu também só pelo pela até isso entre depois sem mesmo aos ter
    quem você vocês essa esse este esta estes olá obrigado obrigada atenciosamente prezado prezada cumprimentos
    bom dia são está tem ser há pode ainda nosso nossa sobre ano anos onde às nem fazer meu minha era reunião
    preço pedido entrega orçamento fatura contrato semana mês dias tempo hora vez vezes empresa trabalho país
    cidade mundo vida homem mulher crianças água projeto serviço outro outra outros cada alguns enquanto durante
    segundo contra menos assim então pouco nunca sempre agora feito podem deve devem primeira primeiro nova novo
    grande pequeno simplesmente coisa coisas melhor maior casa aquele aquela isto aquilo estão estava foram seja
    sendo pelos pelas num numa nesta neste nessa desde havia atraso teria poderia`,
  letter: {
    greetings: `olá, ola, caro, cara, caros, prezado, prezada, prezados, bom dia, boa tarde, boa noite, oi, querido,
      querida, estimado, estimada, exmo, exma`,
    beforeSignedName: 'teu, tua, o teu, a tua',
    closings: `atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, abraço, abraços,
      um abraço, att, cordialmente, saudações, até logo, até breve, beijos, com estima, respeitosamente,
      grande abraço, fico à disposição, fico no aguardo, fico a aguardar, um bom dia, bom trabalho`,
    thanks: `obrigado, obrigada, muito obrigado, muito obrigada, desde já agradeço, obrigado desde já, grato, grata`,
    familiarGreetings: 'oi, olá, ola',
    closingEnds: 'melhores cumprimentos',
    titles: 'senhor, senhora, sr, sra, exmo, exma, dom, dona, doutor, doutora, dr, dra, prof, profa, eng',
    nobody: 'equipe, equipa, time, todos, todas, cliente',
    nameParticles: 'de, da, do, dos, e',
    notNames: 'não, obrigado, obrigada',
    abbreviations: 'sr, sra, exmo, exma, av, dª, nº, pág, p.ex',
  },
  mailProgram: {
    lead: 'em, no dia, a',
    wrote: 'escreveu, escrevia',
    from: 'de, remetente',
    date: 'enviado, enviada, data, enviado em, enviada em, enviada a',
    to: 'para, destinatário',
    cc: 'cc, cópia, com cópia',
    subject: 'assunto',
    original: 'mensagem original, mensagem de origem',
    forwarded: `mensagem encaminhada, mensagem reencaminhada, início da mensagem encaminhada,
      início da mensagem reencaminhada`,
    sentFrom: `enviado do, enviada do, enviado de, enviado a partir, enviado por, enviado com, enviado via,
      obter o outlook, obtenha o outlook, baixe o outlook`,
    otherHeaders: 'anexos',
    replyPrefixes: 're, res',
    forwardPrefixes: 'enc',
    toMe: 'para mim',
    folders: 'caixa de entrada',
    devices: 'telemóvel, celular',
    contact: 'telefone, celular',
    confidential: 'confidencial',
    addressee: 'destinat',
    bulk: `não responda, cancelar subscrição, cancelar a subscrição, cancelar inscrição, cancelar a inscrição,
      gerada automaticamente, gerado automaticamente`,
    automaticSubjects: 'resposta automática, fora do escritório, confirmação de pedido',
  },
  amounts: {
    currencies: 'euro EUR, euros EUR, dólar USD, dólares USD, reais BRL, por cento %',
    factors: 'mil 1e3, milhão 1e6, milhões 1e6, bilhão 1e9, bilhões 1e9',
  },
  asks: {
    questionWords: {
      when: `quando, que/qual horas/hora/dia/dias/data/horário, qual é/seria/o/a horário/data, qual é/seria a/o
        data/horário`,
      'how-much': `quanto cust*/fica*/é/seria*/sai*/devo/devemos/teria*/tenho/temos/vai/vão/cobra*/está*, ^quanto$,
        por/a quanto, quanta, que preço, qual o/é/seria/é o preço/valor/custo/orçamento/montante, qual
        é/seria o/o/seu preço/valor/custo/orçamento/montante`,
      'how-many': 'quantos, quantas, qual o/é número/o número, qual é o número',
      who: 'quem, que pessoa, qual o/é/é nome/o nome',
      where: `onde, aonde, qual/que endereço/local/morada/sala, qual o/a endereço/local/morada, qual é o/a
        endereço/local/morada, em qual sala`,
      what: 'qual, quais, ^que, ^o que, o que *, de/em que, que tipo/documentos, o quê',
      why: 'por que/quê, porquê, ^porque não/razão/é, porque é que, qual o/é/a motivo/o/razão',
      how: `^como, como
        funciona*/fazer/faço/fazemos/posso/podemos/devo/devemos/proceder/será/se/está/ficou/pretende*/prefere*,
        quanto tempo/demora*/dura*/falta, de que forma/maneira, qual o/é/seria prazo/o, qual é o prazo, em
        que prazo`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `a, de, desde, até, para, por, em, com, sobre, entre, e, ou, mas, então, do, da, no,
      na, ao, antes, depois, exatamente, afinal, mais`,
    whether: 'se o/a/os/as/h*/j*/ain*/é/e*/p*/v*/t*/s*/f*/c*/q*/d*/n*/um/uma/m*/lhe/i*/alg*',
    or: 'ou, ou então',
    requests: `^lembre-se/lembra-te/lembrem-se, ^poderia*/podias, ^pode/podes/podem/podia/consegue* ..
      me/nos/*r-me/*r-nos/enviar*/mandar*/confirmar*/verificar*/rever/revisar, ^pode*-me/pode*-nos/podia*-me,
      ^você/vocês pode/podem/poderia*/consegue*, ^você/tu/me/nos
      me/manda*/mande*/envia*/envie*/passa/passe/liga/ligue/encaminhe/respond*/retorne/ajud*/dê/dá/faça/faz/confirma,
      importa-se/importas-te de/em, ^seria/é .. possível
      que/enviar*/me/nos/ter/receber/alterar/marcar/agendar/remarcar/adiar, ter/teria/tenha/favor/faça/fazer a/o
      gentileza/bondade/amabilidade/favor, ^queira/queiram, por favor/gentileza, ^favor, se faz favor,
      agradec*/agradeço que/se/o,
      peço*/pede*/pedimos/pedia*/gostaria/gostaríamos/gostava/gostávamos/queríamos/quero/preciso/precisamos/precisava/aguardo/aguardamos
      que, ^queria que, seria .. se você/pud*/me/nos, ficaria/ficaríamos/ficava/ficávamos .. se/que, tomara que,
      oxalá poss*, o ideal/melhor é, pede-se, pedem-se, preferia/preferíamos/prefiro/queremos que,
      tem/têm/terá/terão de ser, será preciso/necessário, parto/partimos .. princípio, ficava-lhe, ficava-te,
      conto/contamos contigo/consigo/convosco, conto/contamos com você/vocês/si/que, conto/contamos com a/o
      sua/tua/seu/teu, confio/confiamos em/que, convinha/convém/conviria, seria/era ..
      simpático/gentil/favor/bom/melhor que/se/*ares/*eres/*ires, é/será ..
      importante/conveniente/necessário/preciso/urgente que/se/*ares/*eres/*ires,
      deve/devem/deverá/deverão/tem/têm .. ser/até/antes/prazo
      *ado/*ada/*ados/*adas/*ido/*ida/*idos/*idas/*ue/*ues, deve/devem/deverá/deverão/devia/deveria ..
      até/antes, deverá/deverão, sugiro/sugerimos/recomend*/proponho/aconselh*/insisto .. que,
      gostaria/gostava/queria/queríamos/adorava/adoraria .. que, peço*/pedimos*/pedia*
      o/a/para/ainda/também/uma/um/gentilmente, lhe/te/lhes peço/pedimos, solicito, solicitamos,
      venho/vimos/gostaria/gostaríamos/queria/queríamos/gostava .. solicitar/pedir*, tem/tens/têm/teria de/que
      me/nos/passar/enviar/trazer/assinar, ^*e-me/*e-nos/*a-me/*a-nos/*em-me/*em-nos/dá-me/dê-me/faz-me,
      ^envie/enviem/envia/mande/mandem/manda/confirme/confirmem/verifique/verifiquem/verifica/preencha/preencham/assine/assinem/devolva/devolvam/traga/tragam/responda/respondam/encaminhe/encaminhem/indique/indiquem/anexe/reveja/revise/reserve/ligue/atualize/providencie/corrija/cancele/proceda/marque/agende,
      não se/te esqueç*/esqueça*, não esqueça* de`,
    tellMe: `falta confirmar, diga-me, diga-nos, diz-me, diz-nos, digam-me, digam-nos, avise-*/avisa-*/avisem-*,
      informe-*/informem-*, confirme-*/confirma-*, indique-*, explique-*/explica-*,
      mantenha-*/mantém-*/mantenham-* .. par/corrente/informad*, ^me/nos ..
      diga*/diz/avise*/avisa/informe*/confirme*/indique*/explique/explica/conte/conta/fale/fala, por favor
      confirme*/confirma/informe*/indique*/avise*/avisa/diga*/esclareça,
      deixe-me/queria/queríamos/quero/queremos/desejo/desejava/interess*/gostaria/gostaríamos/gostava/gostávamos/precis*/façam-nos/faça-nos/resta/falta/deixa
      .. saber/conhecer,
      pode/pode-me/podem/podes/podes-me/podia*/poderia*/consegue*/possível/importa-se/favor/gentileza ..
      dizer*/indicar*/informar*/confirmar*/esclarecer*/explicar*, agradec*/peço*/pedimos*/solicit* ..
      informe*/confirme*/indique*/diga*/informasse*/confirmasse*/dissesse*,
      gostaria/gostaríamos/gostava/preciso/precisamos/queria/queríamos/quero ..
      confirmar/esclarecer/entender/perceber/perguntar*/conhecer/tirar, me pergunto/perguntava, pergunto-me,
      ^sabe/sabes/sabem/saberia .. se/quando/quanto/onde/quem/como/qual/quais/por/dizer, tem/tens/têm/faz/fazes
      .. ideia, tenho/temos/surgiu/fiquei/com .. uma dúvida/pergunta/questão, não/nada .. claro/clara,
      não/ninguém .. entend*/perceb*/compreend*/explico, não vejo por/porque/como/razão, não .. conseg*
      saber/perceber, perguntado/perguntando/perguntar-me/perguntar-nos, não/nem/também ..
      sei/sabe/sabemos/saberia/saber/souberam
      se/quem/quando/como/onde/quanto/quantos/quantas/qual/quais/o/a/por/dizer, não/ninguém/nem/nenhum/nunca ..
      combin*/comunic*/disse*/diz/explic*/inform*/indica*/descobr*/encontro/encontramos/encontrámos/lembro/lembra/refere/consta/escrito/confirmou/ideia/recordo
      .. se/quem/quando/onde/como/quanto/quantos/quantas/qual/quais/porquê, não/ninguém .. explic*/disse* ..
      porque, não .. lembro/encontro .. que, não/nem/ninguém .. explic*/disse*/entendi .. por,
      desconheço/desconhecemos/ignoro/ignoramos, curios*/intriga*/curiosidade/mistério/pulgas/adorava/adoraria
      .. quem/quando/onde/como/quanto/quantos/qual/quais/por/saber, depende* .. de
      quem/quando/onde/como/quanto/se/qual, falta/faltam/resta/temos/tenho/há/por/fica ..
      definir/decidir/esclarecer/combinar/acertar/apurar/fixar/ver/determinar/resolver,
      custa-me/difícil/dificuldade .. perceber/entender, sem saber, dúvida/pergunta/questão é`,
    needs: `precisamos, precisar*/precisava/precisávamos de, preciso de/do/da/dos/das/ainda/também/só/apenas,
      necessito, necessitamos, falta-me, falta-nos, faltam-me, faltam-nos, me/nos/só/ainda/também
      falta/faltam/preciso/aguardo/aguardamos/espero, falta/faltam o/a/os/as/um/uma/apenas/só/ainda, em falta,
      seria/era .. útil/bom/ótimo/ideal/conveniente/ajuda/melhor/importante, ideal/melhor seria,
      ajudaria/ajudava muito/bastante/se/ter/saber, nos/me ajudaria, não ..
      recebi/recebemos/chegou/chegaram/consta/constam/aparece/localizei/localizamos, ainda não
      me/nos/tenho/temos/tive, faz-me/faz-nos/faz/fazem falta, está/estão faltando, carecemos, careço,
      precisa-se, precisam-se, resta receber/ter, sem chegar/receber, não pode/podem .. sem, aguardo/aguardamos
      resposta/decisão .. sobre, a falta de/do/da, continu*/estou/estamos/fico ..
      aguardar/aguardando/espera/sem, aguardo/aguardamos ..
      envio/confirmação/aprovação/orçamento/assinatura/pagamento/autorização, está/estão/continua* pendente*,
      gosta*/quer*/desej*/pretend*/quero ..
      reservar/marcar/agendar/encomendar/receber/obter/ter/contratar/cancelar/alterar/remarcar/adiar,
      procuro/procuramos/procura um/uma/alojamento/de, estou/estamos interessad*, sem .. não/impossível/difícil
      posso/podemos/pode/podem/conseg*/consigo/dá/há/é/avanç*/vamos/será/se, é/são/será/torna-se ..
      indispensáve*/imprescindíve*/obrigatóri*/necessári*, é preciso/urgente, depend*/dependência ..
      de/da/do/das/dos sua/seu/tua/teu/vossa/vosso/si/você/vocês, dependemos/dependo/dependência
      da/do/de/das/dos, espero/esperamos que me/nos/poss*, não posso/podemos/consigo/conseguimos .. sem,
      enquanto .. não`,
    courtesies: `^como vai/está/estás/estão/vão/tem/tens/você, tudo bem/bom/certo$, espero/esperamos que
      estej*/tudo/este/tenha*/se/o/a/os/as/você, não hesite*, à sua/tua/vossa .. disposição, à disposição,
      aguardo/aguardamos/aguardar .. retorno/resposta/contacto/contato/notícias, se tiver* ..
      dúvida*/pergunta*/questão/questões/qualquer, caso precis*/tenha/surja, se precis*, qualquer
      dúvida/coisa/questão, em caso de, para qualquer/quaisquer/mais/eventuais, peço/pedimos ..
      desculpa*/perdão, ^desculp*, queira/queiram aceitar/desculpar/receber/encontrar, por favor não
      responda/hesite*, segue*/em em/anexo anexo/segue*/encontra*, deixe-me/permita-me/permitam-me/me/permita
      dizer/apresentar/felicitar/que/agradecer, não se/te preocup*, não é/preciso/precisa/precisamos/foi
      preciso/necessário/de/mais, não importa, tudo .. necessário, não .. falta nada,
      cuid*-se/cuida-te/cuide-se, quem sabe/diria, ^quem não, ^quem é que não/resiste/diria, que mais se pode,
      ^não é um/uma, te/lhe/lhes aviso/avisarei, avisarei, se eu/nós/pudermos/puder .. ajudar, pode*
      contactar*/ligar-me/encontrar*/consultar*, cancelar a subscrição, clique aqui,
      gostaria/quero/queria/queremos/gostaríamos .. agradecer*/felicitar*`,
    connectors: `e, ou, mas, também, além disso, ainda, então, assim, depois, agora, por fim, finalmente, primeiro, por
      outro lado, a propósito, portanto, por isso, no entanto, porém, entretanto, caso contrário, se sim, se
      não, nesse caso, se possível, por favor, outra coisa, uma pergunta, outra pergunta, ps, olá, oi, bom
      dia, boa tarde, ah, ok, quando puder, quando puderes, assim que possível, já agora, só`,
  },
  categories: {
    complaint: `muito/bastante/extremamente/profundamente/estou/estamos
      desapontad*/decepcionad*/dececionad*/desiludid*/insatisfeit*/descontent*/indignad*, inaceitável,
      inadmissível, intolerável, apresentar/fazer/registrar/registar uma reclamação/queixa, minha/nossa
      reclamação/insatisfação/indignação/decepção, quero/venho reclamar, meu/nosso
      descontentamento/desagrado, chegou/chegaram/veio/está/estava
      partid*/quebrad*/danificad*/avariad*/estragad*, com defeito, não funciona/funcionam/liga, ainda não
      chegou, produto/artigo/item/tamanho/modelo errad*/trocad*, cobraram/cobrado/debitado duas/a vezes/mais,
      péssim*`,
    badNews: `faleceu, morreu, o falecimento, a morte de/do/da, a perda de/do/da meu/minha/nosso/nossa/um, perdi ..
      emprego/meu/minha, funeral, internad*, hospitalizad*, no hospital, na uti, cuidados intensivos,
      gravemente doente, teve/sofreu/sofri/tive um acidente/enfarte/infarto/avc/derrame, diagnosticad*,
      diagnosticaram, cancro, câncer, uma cirurgia, fui/foi despedid*/demitid*, um incêndio`,
    condolence: '',
    praise: `parabéns pelo/pela/pelos/pelas/por/ao/a, meus/minhas/nossos/nossas .. parabéns/felicitações,
      parabenizo, parabenizamos, felicitá-*/parabenizá-*/felicitar-te,
      excelente/ótimo/belo/fantástico/magnífico/grande trabalho, sua/tua
      apresentação/palestra/intervenção/equipe/equipa foi, fiquei/ficamos .. impressionad*`,
    thanks: `obrigado/obrigada/agradeço/agradecemos pela/a .. ajuda/gentileza/hospitalidade, obrigado/obrigada por
      tudo/ter/teres/terem, obrigado/obrigada por me/nos ajudar, obrigado/obrigada/agradeço/agradecemos
      pelo/o .. apoio/trabalho, agradeço/agradecemos imenso/muito/sinceramente a/o/pela/pelo/por,
      queria/queríamos/quero/queremos agradecer*, gostaria/gostaríamos/gostava de agradecer*, muito grat*
      pela/pelo/por`,
    invitation: `convidá-*/convidar-te/convidar-vos/convidar/convido/convidamos para/a/você*/todos, convido-*,
      convidamo-*, te/o/a convido, está/estás/estão .. convidad*, o prazer/honra de .. convid*, a honra de
      convid*, gostar*/adorar* .. contar com, gostar*/adorar* que viesse*/participasse*, prazer/honra
      contar/receb* com/*, convite para o/a/nosso/nossa/meu`,
    unsolicited: `ganhou/ganhaste um/o/uma, selecionad* para receber/ganhar, resgate/reclame/levante ..
      prêmio/prémio/recompensa, oferta exclusiva/limitada/imperdível, tempo limitado,
      aumente/alavanque/impulsione .. vendas/tráfego/site, primeira página do google, serviços de seo, compre
      agora/já, não perca esta/já, loteria, lotaria, ganhe dinheiro, empresas como a`,
    machine: `ignore/ignora/ignorem/esqueça/esquece/desconsidere .. instruções/orientações, prompt do/de sistema,
      mensagem do sistema, system prompt, suas/tuas instruções são, agora és/você um/é, és/como/enquanto uma
      ia, você é uma ia, como/enquanto/cara/querida/olá/atenção ia, assistente/agente de ia, modelo de
      linguagem, chatgpt, im_start`,
  },
  fraud: {
    secrets: `senha, senhas, palavra-passe, palavras-passe, palavra passe, password*, pin, código de
      verificação/segurança/acesso/confirmação/autenticação/seis/6/uso, código que, código por sms, otp, dados
      de acesso/login/homebanking/cartão, credenciais, número/dados do/de .. cartão, cvv, cvc, data de
      validade/expiração, código .. sms/telemóvel/celular, código de seis/6, número do .. cartão, dados do
      cartão, senha atual, utilizador/usuário e a/senha/palavra-passe, 16/dezasseis/dezesseis/três/seis/quatro
      números/dígitos/algarismos, dígitos/algarismos/números do/no/de verso/cartão/trás/sms, a validade,
      validade e, sms com, código de .. dígitos, código .. telefone/whatsapp/mensagem/número/telemóvel/celular,
      pergunta secreta/segurança, código recebido`,
    handOver: `responda/responde/responder/respondam/respondendo com/a, envie*, envia, enviar*, envia-me,
      mande*, manda, mandar*, forneça*, fornece*, informe*, informa, informar*, indique*, indicar*, confirme*,
      confirma, confirmar*, partilh*, compartilh*, introduz*, insira*, inserir, digit*, preench*, diga-me,
      diga-nos, me/nos diga/passe/passa, diz-me, dê-me, dá-me, passe-me, atualize*, atualizar*, valide*,
      validar*, verifique*, verificar*, encaminh*, precisamos/preciso da/das/do/dos, faça chegar, faz chegar,
      fazer chegar, precisamos que, preciso que, responda, responde, respondam, mandas-me, mandas, envias-me,
      envias, manda-me, me manda/mande/envia/envie, passa-me, diz, diga, lê-me, leia, reencaminh*,
      aceda/acede/acesse .. com, faça login, inicie sessão, clique, clica, escreva, dite, favor
      confirmar/enviar/informar, escreva-me, precisa do/da/de, me repassa, repass*`,
    giftCards: `cartão/cartões presente/oferta/itunes/steam/amazon/apple/google/pré-pago/pré-pagos,
      cartão-presente, cartões-presente, vale-*/vales-*, gift card/cards, paysafecard, bitcoin*, google play,
      cartões/cartão .. google/apple/steam/amazon/itunes, vale-presente, vales-presente, criptomoeda*`,
    buy: `compr*, adquir*, arranj*, rasp*, códigos, compra, compre, comprares, comprar-me, trazer, fotos/foto
      dos/do/das`,
    bankDetails: `dados bancários, conta/contas/informação/informações/coordenadas bancária/bancárias, número
      da/de conta, iban, nib, swift, beneficiário, favorecido, chave pix, dados de/para pagamento, nova conta,
      novo iban, outra conta, conta antiga, nossa conta, conta alternativa, conta 0*, mudámos/mudamos/mudança de
      banco, na conta, seguinte conta, conta seguinte, ordem permanente, banco, agência 0*`,
    changed: `novo, nova, novos, novas, mudou, mudaram, mudança, mudar, mudámos, mudamos, alter*, atualiz*,
      diferente*, outra, outro, já não, não utilize/use, substituíd*, auditoria, a partir de agora, fechada,
      bloqueada, encerrada, suspensa, antiga, a partir de hoje/agora, seguinte, passa a ser, deixou de,
      substitu*, modific*, antigo`,
    secrecy: `entre nós, não conte*/diga*/comente*/fale*/mencione* .. ninguém/nada, mais ninguém, ninguém
      mais/pode, estritamente/operação/assunto confidencial, confidencialidade, sigilo*, discrição, discret*,
      não me ligue*, em segredo, não .. ninguém, com ninguém, a ninguém, confidencial, não me
      ligue*/liga/ligues/ligar, polícia, segredo, não .. nada, só/apenas entre, entre mim e ti, entre eu e você,
      fica/fique/ficar .. entre, não .. precisa*/deve*/pode* .. saber, não .. saiba*, sem que .. saiba*, não
      comenta/comentes/contes/conta/fala/fales, telemóvel/celular/telefone ..
      avariado/partido/quebrado/quebrou/estragou/caiu/perdido/roubado/partiu/avariou, partiu-se/avariou ..
      telemóvel/celular, meu/este .. novo número/contacto, novo número, número novo, nem uma palavra, não ..
      pai/mãe/colegas/pessoal, por enquanto .. segredo`,
    haste: `imediatamente, de imediato, urgente*, urgência, o mais rápido/rapidamente possível, quanto antes,
      nas próximas 24/48/horas, em/de/dentro 24/48/de horas/24/48, hoje, antes do meio-dia, último/última
      aviso/notificação/chance/oportunidade, será/serão/ser
      suspens*/bloquead*/encerrad*/cancelad*/eliminad*/desativad*/excluíd*, sob pena, caso contrário, perderá,
      ainda hoje, esta manhã/tarde, sem falta, agora, 24/48 horas, minutos, acaba hoje, esta noite, até às,
      antes das, já, logo, depressa, rápido, em uma/uma hora, numa hora, sem demora, o quanto antes, até ao fim
      do dia, até hoje`,
    money: `transferência*, transferir, transfira, transfere, pagamento*, pagar, pague, paga, depósito,
      depositar, taxa, taxas, comissão, valor, montante, quantia, dinheiro, fundos, pix, mb way, boleto,
      bitcoin*, cripto*, western union, fatura, reembolso, prêmio, prémio, herança, multa, euros, r$, reais,
      transferências, mandar/enviar/transferir .. euros/reais, renda, aluguel, portes, conta de luz, salário,
      sinal, mensalidade, custas, despesas, pagamentos, mil reais`,
    warnings: `nunca, jamais, não
      pedi*/pede*/solicit*/partilhe*/compartilhe*/forneça*/envie*/divulgue*/revele*/responda*/dê/informe/clique/mudaram/mudou/sofreram,
      não lhe/te pedi*/solicit*, cuidado, desconfi*, fique/esteja atent*, golpe*, burla*, fraude*, phishing,
      formação, redefin*, esquec*, alterar a/sua/minha .. senha/palavra-passe/password,
      senha/palavra-passe/password expira*/vai/foi, não foram, inalterad*, os mesmos, as mesmas, tu/você mesm*,
      de sempre, como sempre, já conhece, wifi, o/para iban/nib habitual, para a conta habitual, forma habitual,
      orçamento, obrigad* pelo/pela/pelos .. cartão*/vale*/presente, obrigad* .. cartão-presente, não
      mudam/muda/alteram/altera, mantêm-se, mantém-se, permanecem, continua* o mesmo/a mesma, mesma conta,
      despesas de viagem/deslocação, não vai/vamos/irá pedir, não pedirá, não foi/fui o/a/eu/você, deixam de,
      escolher uma nova, rifa, não pediu/solicitou`,
    bait: `prémio, prêmio, lotaria, loteria, sorteio, vencedor*, ganhador*, sorteado, herança, herdeiro*,
      falecido*, restituição, reembolso do irs/imposto/fiscal, encomenda/pacote/objeto ..
      retid*/devolvid*/pendente, alfândega, alfandegári*, taxa de desalfandegamento/entrega, taxa alfandegária,
      portes, encomenda/pacote/objeto/envio .. parad*/portes/armazém/alfândeg*/taxa*/entreg*, ganhou, ganhaste,
      sorteada, selecionad*, contemplad*, parabéns, legado, indemnização, indenização, doação de, liberar o
      valor, restituição de, reembolso de .. imposto/irs/euros, viúva, deixar-lhe, caridade`,
    threats: `será/serão/ser
      suspens*/bloquead*/encerrad*/cancelad*/eliminad*/desativad*/excluíd*/apagad*/devolvid*, último/última
      aviso/notificação/chance/oportunidade, perderá, ação/ações/medidas judicial/judiciais/legais, webcam,
      seus/teus contatos/contactos, gravei, foi suspens*/bloquead*/limitad*, perdidas, será devolvid*,
      perfil/conta/página/acesso/assinatura/subscrição ..
      apagad*/removid*/encerrad*/eliminad*/suspens*/bloquead*/cancelad*/excluíd*, a todos os seus/teus,
      gravámos, filmei, penhora, mandado, vídeo .. contactos/contatos, será/serão removid*/perdid*`,
  },
  instructions: {
    short: `responde brevemente, responda brevemente, escreve breve, escreva breve, sê breve, seja breve, seja
      conciso, breve, brevemente, curto, muito breve, resposta curta, resposta breve, em poucas palavras,
      conciso`,
    signAs: `assina como {}, assina com {}, assina com o nome {}, assina em nome de {}, assine como {}, assine com
      {}, assine em nome de {}, assinar como {}, assina {}, assine {}, o meu nome é {}, meu nome é {},
      chamo-me {}, me chamo {}`,
    mention: `diz que {}, diga que {}, diz-lhe que {}, diga-lhe que {}, menciona que {}, mencione que {}, acrescenta
      que {}, acrescente que {}, escreve que {}, escreva que {}, explica que {}, explique que {}, informa que
      {}, informe que {}, fala que {}`,
    propose: `propõe {}, proponha {}, propor {}, sugere {}, sugira {}, sugerir {}, oferece {}, ofereça {}, propõe-lhe
      {}`,
    call: `chama-o {}, chama-a {}, chame ele de {}, chame ela de {}, trata-o por {}, trata-a por {}, use o nome {}`,
    avoid: `não menciones {}, não mencione {}, não mencionar {}, não fales de {}, não fales sobre {}, não fale de
      {}, não fale sobre {}, não falar de {}, não digas nada sobre {}, não diga nada sobre {}, sem mencionar
      {}, sem falar de {}, evite mencionar {}, omite {}`,
    yes: `sim, diz que sim, diga que sim, diz sim, diga sim, aceita, aceite, concorda, de acordo, aceita {},
      aceite {}, confirma {}, confirme {}, diz que sim a {}, diga sim a {}, sim a {}, sim à {}, sim ao {}`,
    no: `não, diz que não, diga que não, diz não, diga não, recusa, recuse, declina, recusa {}, recuse {}, diz
      que não a {}, diga não a {}, não a {}, não à {}, não ao {}`,
    firstPerson: `eu, nós, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, a gente, estou, estarei,
      estamos, estaremos, vou, vamos, irei, iremos, tenho, terei, temos, teremos, posso, podemos, poderei,
      poderemos, chego, chegarei, chegaremos, ligo, ligarei, envio, enviarei, enviaremos, preciso, precisamos,
      quero, queremos, prefiro, preferimos, levo, levarei, farei, faremos, aceito, aceitamos, sou, somos,
      consigo, conseguimos`,
    thirdPerson: 'ele, ela, eles, elas, dele, dela, deles, delas',
  },
  address: {
    familiar:
      'tu, ti, contigo, teu, tua, teus, tuas, podes, podias, tens, queres, estás, vens, diz-me, manda-me',
    polite: 'você, vocês, senhor, senhora, senhores, vossa, vosso',
  },
  phrases: {
    greeting: {
      familiar: 'Olá, {first},',
      polite: 'Olá, {name},',
      familiarNameless: 'Olá,',
      politeNameless: 'Olá,',
      titled: {
        sr: 'Prezado Sr. {last},',
        senhor: 'Prezado Sr. {last},',
        sra: 'Prezada Sra. {last},',
        senhora: 'Prezada Sra. {last},',
        dr: 'Prezado Dr. {last},',
        doutor: 'Prezado Dr. {last},',
        dra: 'Prezada Dra. {last},',
        doutora: 'Prezada Dra. {last},',
        d: 'Prezada D. {first},',
        dona: 'Prezada D. {first},',
        professor: 'Prezado Professor {last},',
        professora: 'Prezada Professora {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'Agradeço a {tua|sua} mensagem.',
        formal: 'Agradeço a {tua|sua} mensagem.',
      },
      regret: {
        plain: 'Lamento muito ler isto.',
        formal: 'Foi com pesar que li a {tua|sua} mensagem.',
      },
      praise: {
        plain: 'Agradeço as palavras tão gentis.',
        warm: 'Agradeço de coração as palavras tão gentis!',
        formal: 'Agradeço sinceramente as {tuas|suas} amáveis palavras.',
      },
      welcome: {
        plain: 'Agradeço a {tua|sua} mensagem tão gentil.',
        warm: 'Agradeço muito, é muita gentileza da {tua|sua} parte.',
        formal: 'Agradeço a {tua|sua} amável mensagem.',
      },
      invitation: {
        plain: 'Agradeço o convite.',
        warm: 'Agradeço muito o convite!',
      },
    },
    statements: {
      accept: {
        plain: 'Aceito com prazer.',
        warm: 'Aceito com o maior prazer!',
        formal: 'É com prazer que aceito.',
        brief: 'Aceito.',
      },
      decline: {
        plain: 'Infelizmente, não posso aceitar.',
        warm: 'Lamento muito, mas não posso aceitar.',
        formal: 'Lamento ter de declinar.',
      },
      thank: {
        plain: 'É muita gentileza da {tua|sua} parte.',
        formal: 'Expresso a minha sincera gratidão.',
      },
      reschedule: {
        plain: 'Infelizmente, não tenho disponibilidade nessa data. Seria possível [outro dia e hora]?',
        formal: 'Infelizmente, não me é possível nessa data. Seria possível [outro dia e hora]?',
      },
      request: {
        plain: 'Tenho um pedido: [pedido].',
        formal: 'Gostaria de fazer o seguinte pedido: [pedido].',
      },
      question: {
        plain: 'Tenho uma pergunta: [pergunta]',
        formal: 'Gostaria de fazer uma pergunta: [pergunta]',
      },
      clarify: 'Um esclarecimento: [esclarecimento].',
      update: 'A situação atual é a seguinte: [situação atual].',
      apologize: {
        plain: 'Apresento as minhas desculpas pelo transtorno causado.',
        warm: 'Lamento muito o transtorno causado.',
      },
      followUp: {
        plain: 'Retomo este assunto: seria possível informar-me sobre [assunto pendente]?',
        formal: 'Permito-me retomar este assunto: seria possível informar-me sobre [assunto pendente]?',
      },
      confirm: {
        plain: 'Confirmo.',
        formal: 'Venho por este meio confirmar.',
      },
      negotiate: {
        plain: 'Gostaria de propor outras condições: [proposta].',
        formal: 'Gostaria de propor as seguintes condições: [proposta].',
      },
      introduce: {
        plain: 'Apresento-me: [nome], [função].',
        formal: 'Permito-me fazer a minha apresentação: [nome], [função].',
      },
    },
    answers: {
      yes: 'Sim.',
      no: {
        plain: 'Infelizmente, não.',
        warm: 'Lamento, mas não.',
        formal: 'Lamento ter de responder que não.',
      },
      willDo: {
        plain: 'Sim, com prazer.',
        warm: 'Sim, com o maior prazer!',
      },
      cannotDo: {
        plain: 'Infelizmente, não é possível.',
        warm: 'Lamento, mas não é possível.',
      },
      confirmed: 'Sim, confirmo.',
      later: 'Responderei a este ponto mais tarde.',
    },
    proposeTime: 'Seria possível {time}?',
    closing: {
      plain: '',
      warm: 'Até breve!',
      formal: 'Fico à {tua|sua} disposição.',
    },
    signOff: {
      plain: 'Atenciosamente,',
      warm: 'Um abraço,',
      formal: 'Com os melhores cumprimentos,',
    },
    gaps: {
      answer: 'resposta',
      yesNo: 'Sim / Não',
      willDo: 'Sim, com prazer / Infelizmente, não é possível',
      date: 'data',
      amount: 'valor',
      number: 'número',
      person: 'nome',
      place: 'local',
      reason: 'motivo',
      yourName: 'Nome',
    },
  },
  announcement: {
    opens: 'aqui está, segue, claro, resposta',
    nouns: 'resposta, rascunho, mail, mensagem',
  },
  checking: { notNames: 'senhoras, v, ex.ª' },
  dates: {
    weekdays: 'segunda/2ª feira, terça/3ª feira, quarta/4ª feira, quinta/5ª feira, sexta/6ª feira, sabado',
    notWeekday: {
      before: `vez, reunião, parte, fase, opção, etapa, proposta, via, versão, pergunta, edição, linha, página, mão,
        categoria, classe, dose, geração, metade, rodada, tentativa, coisa, posição, quinzena, ordem, questão,
        fatura, parcela, chamada`,
    },
    lead: 'dia, no dia, na, no, o, a, em, esta, este',
    dayMarks: 'º',
    ofMonth: 'de',
    ofYear: 'de',
    until: 'a, ao, até, às, até às',
    or: 'ou, e',
    numbers: 'um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze',
    near: `ontem = -1, hoje = 0, [esta/nesta] [tarde/manhã/noite] = 0, amanhã (cedo) = 1, depois de amanhã = 2`,
    weekday: `{weekday} desta semana = this, {weekday} da [próxima semana/semana que vem] = next,
      n(a) [próxima semana/semana que vem] (na) {weekday} = next, [nesta/neste/esta/este] {weekday} = coming,
      {weekday} que vem = coming, próxim* {weekday} = unclear, {weekday} próxim* = unclear,
      {weekday} passad* = past, (na) última {weekday} = past`,
    distance: `[em/daqui a/dentro de] {n} dia(s) <!úte> = days, [em/daqui a/dentro de] {n} semana(s) = weeks,
      [em/daqui a/dentro de] {n} [mês/meses] = months`,
    stretches: `[esta/nesta/essa] semana = week, (a/na) [próxima semana/semana que vem] = week 1,
      [este/neste/no] fim de semana = weekend, (o/no) próximo fim de semana = weekend 1,
      (o) [fim/final] [da/desta] semana = endOfWeek, este mês = month, (o/no) [próximo mês/mês que vem] = month 1,
      (o) [fim/final] [do/deste] mês = endOfMonth`,
    endOfMonthNamed: '(o) [fim/final] de {month} ({year})',
    vague: 'início [da (próxima) semana/de {month}], meados de {month}, o mais breve possível',
    ordinal: '<dia> {day} <!d>',
    clock: {
      times: `<às/pelas/à> {figures}([:/./h]{minute}) (horas/hrs), <às/pelas/à> {figures}( )[h/horas],
        <às/pelas/à> {hour} {part}, <às/pelas/à> {hour}{end}, <às/pelas> {hour} horas, {figures}h({minute})`,
      afterDay: '{time}( )[h/horas/hrs]',
      at: 'às, as, ao, à, pelas, por volta das, a partir das',
      from: 'das, antes das, depois das, após as',
      between: { lead: 'entre as', and: 'e as, e' },
      early: '[de/da/pela] manhã',
      late: '[à/da] [tarde/noite]',
      after: { '30': 'e meia' },
      hours: 'uma, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze',
      noon: '(o) meio-dia',
      midnight: '(a) meia-noite',
    },
    deadline: {
      before: `até, antes de, antes do, antes da, antes das, o mais tardar, no máximo, prazo, prazo é, data limite`,
      after: '[o/no] mais tardar, no máximo',
      for: 'para',
      meetings: `passá-l, mudá-l, alterá-l, adiá-l, antecipá-l, transferi-l, adiar, reunião, reunir, encontr,
        almoço, jantar, chamada, ligação, entrevista, reserv, visita, consulta, marc`,
    },
    proposals: `propo, sugir, sugest, disponí, pode ser, poderíamos, podemos, vamos, que tal, convém, fica bem,
      seria possível, talvez, prefer, remarcar, adiar, reagendar, encontrar, está livre, funciona, teria,
      tem horário`,
  },
  promptAddress: "Keep to the mail's variety, European or Brazilian; address the reader politely.",
};
