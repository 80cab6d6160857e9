import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `o a os as de do da dos das um uma e é em no na nos nas que por para com não se ao à mais como
    mas foi ele ela eles sua seu seus suas ou quando muito já eu também só pelo pela até isso entre depois sem
    mesmo aos ter quem você vocês essa esse este esta estes olá obrigado obrigada atenciosamente prezado prezada
    cumprimentos bom dia são está tem ser há pode ainda nosso nossa sobre ano anos onde às nem fazer meu minha
    era reunião preço pedido entrega orçamento fatura contrato semana mês dias tempo hora vez vezes empresa
    trabalho país cidade mundo vida homem mulher crianças água projeto serviço outro outra outros cada alguns
    enquanto durante segundo contra menos assim então pouco nunca sempre agora feito podem deve devem primeira
    primeiro nova novo grande pequeno simplesmente coisa coisas melhor maior casa aquele aquela isto aquilo
    estão estava foram seja sendo pelos pelas num numa nesta neste nessa desde havia atraso teria poderia`,
  letter: {
    greetings: `olá, ola, caro, cara, caros, prezado, prezada, prezados, bom dia, boa tarde, boa noite,
      boas, oi, querido, querida, queridos, queridas, estimado, estimada, estimados, exmo, exma, exmos`,
    beforeSignedName: 'teu, tua, o teu, a tua, seu, sua, o seu, a sua, ass.',
    closings: `atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos,
      abraço, abraços, um abraço, att, cordialmente, saudações, até logo, até breve, beijos, com estima,
      respeitosamente, grande abraço, fico à disposição, fico no aguardo, fico a aguardar, um bom dia,
      bom trabalho, beijo, um beijo, beijinhos, bjs, um grande abraço, abs, até amanhã, até já, valeu,
      atentamente, cpts`,
    thanks: `obrigado, obrigada, muito obrigado, muito obrigada, desde já agradeço, obrigado desde já, grato,
      grata`,
    familiarGreetings: 'oi, olá, ola, e aí, fala, viva, boas, querido, querida, queridos, queridas',
    closingEnds: 'melhores cumprimentos',
    titles: `senhor, senhora, sr, sra, exmo, exma, dom, dona, d, dª, doutor, doutora, dr, dra, prof,
      profa, professor, professora, eng, enga, engenheiro, engenheira, arq, mestre, padre, pastor,
      capitão, coronel, presidente, diretor, diretora, vereador, vereadora, prefeito, juiz, tio, seu`,
    genericAddressees: `caríssimos, caríssimas, caríssimo, caríssima, departamento, equipe, equipa, time, todos, todas, todos e todas, cliente, clientes, senhores, chefe, mãe,
      pai, avó, avô, vó, tia, mano, irmã, amor, amigo, amiga, amigos, colega, colegas, pessoal, malta,
      galera, família, vizinho, vizinha, vizinhos`,
    nameParticles: 'de, da, do, dos, e',
    notNames: 'não, obrigado, obrigada',
    abbreviations: 'sr, sra, exmo, exma, av, dª, nº, pág, p.ex',
    companies: 'Clínica, Hotel',
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
      'how-much': `quanto, por/a quanto, quanta, que preço,
        qual o/é/seria/é o preço/valor/custo/orçamento/montante,
        qual é/seria o/o/seu preço/valor/custo/orçamento/montante`,
      'how-many': 'quantos, quantas, qual o/é número/o número, qual é o número',
      who: 'quem, que pessoa, qual o/é/é nome/o nome',
      where: `onde, aonde, qual/que endereço/local/morada/sala, qual o/a endereço/local/morada, qual é o/a
        endereço/local/morada, em qual sala`,
      what: 'qual, quais, ^que, ^o que, o que *, de/em que, que tipo/documentos, o quê',
      why: 'por que/quê, porquê, ^porque não/razão/é, porque é que, qual o/é/a motivo/o/razão',
      how: `como, quanto tempo/demora*/dura*/falta, de que forma/maneira, qual o/é/seria prazo/o, qual é o prazo, em
        que prazo`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `a, de, desde, até, para, por, em, com, sobre, entre, e, ou, mas, então, do, da, no,
      na, ao, antes, depois, exatamente, afinal, mais`,
    whether: 'se',
    or: 'ou, ou então',
    requests: `por favor/gentileza/obséquio, ^favor, ^gentileza, sff,
      ^poderia*/podia*/podias/conseguia*/conseguias, ^pode/podes/podem/consegue*
      me/nos/*r-me/*r-nos/confirmar/enviar, ^pode*-me/pode*-nos/podia*-me/podia*-nos, ^você/vocês
      pode*/consegue* me/nos/passar/trazer/ver/verificar/mandar/enviar/confirmar, ^me/nos
      manda/mande*/envia/envie*/passa/passe/liga/ligue/ajuda/ajude/dê/dá/faça/faz/avisa/avise*/confirma/confirme*/responda/traz/traga/empresta/lembra,
      puder* me/nos, importa-se/importas-te de, ^seria/é/era .. possível, gentileza/bondade/favor de,
      ^pergunta/pergunte a/à/ao, ^é favor, ^queira/queiram, agradecia/agradecíamos/agradeceria*,
      agradeço/agradecemos que/se, agradecemos/agradeço o/a envio/confirmação, agradece-se, peço
      que/para/o/a/um/uma, peço-*, pedimos que, pedimos-*, lhe/te/lhes/vos peço/pedimos, pedia-*, pede-se,
      solicita-se, solicito*, solicitamos*, exijo,
      gostar*/gostav*/queríamos/quero/queremos/preciso/precisamos/precisava/prefiro/preferia/sugiro/proponho/recomend*
      que, ^queria que, seria/era/ficar*/ficava/ficávamos ..
      bom/ótimo/ideal/simpático/gentil/favor/melhor/importante/útil/grat*/agradecid*/ajuda/legal/feliz
      que/se/ter/receber/saber/*ares/*eres/*ires, o ideal/melhor era/seria, tomara que, será/seria/é
      preciso/necessário/conveniente/urgente que, conto/contamos contigo/consigo/convosco, conto/contamos com
      você*/que, confio/confiamos que/em, convinha/convém/conviria, não se te/lhe/vos esqueç*/esqueça*, não
      se/te esqueça*/esqueças, não esqueça*/esqueças/esquece/deixe/deixem/deixes/deixa,
      deve/devem/deverão/deverá *r-se, ^deverá/deverão/deves/devias, você/vocês deve*/tem/têm/precisa/precisam
      que/de/*ar/*er/*ir, tens/terás de/que, tem/têm/terá/terão de/que me/nos/enviar/trazer/assinar/ser,
      venho/vimos/gostar*/gostav*/queria/queríamos/quero .. solicitar/pedir*/requerer/propor,
      manda-*/mande-*/envia-*/envie-*/enviem-*/passa-me/passe-me/dá-me/dê-me/traz-*/traga-*/faz-me/faça-*/liga-me/ligue-*/ajuda-*/ajude-*/deixa-me/empresta-*/lembra-te/lembre-se/certifique-se/responde-*/arranja-me/pede-lhe/pergunta-lhe/passem-*,
      ^envie*/envia/mande*/manda/confirme*/confirma/verifique*/verifica/vê/veja*/preench*/assine*/devolva*/traga*/traz/responda*/responde/encaminhe*/indique*/anexe*/reveja*/revê/revise*/reserve*/ligue/liguem/liga/atualize*/providencie*/cancele*/marque/agende/passe/passa/põe/ponha*/pega/pegue/compre/leve/levem/escolh*/lembre/faça*/efetue*/avise*/avisa/peça*/pede/compra,
      ^deixa/deixe o/a, dá/dê uma olhada/olhadela/conferida/ligada/mão, por favor/gentileza, agradec*/agradeço
      que/se/o,
      peço*/pede*/pedimos/pedia*/gostaria/gostaríamos/gostava/gostávamos/queríamos/quero/preciso/precisamos/precisava/aguardo/aguardamos
      que, ^poderia*/podias, ^você/vocês pode/podem/poderia*/consegue*, importa-se/importas-te de/em, ^seria/é
      .. possível que/enviar*/me/nos/ter/receber/alterar/marcar/agendar/remarcar/adiar, se faz favor, seria/era
      .. simpático/gentil/favor/bom/melhor que/se/*ares/*eres/*ires, deve/devem/deverá/deverão/devia/deveria ..
      até/antes, solicitamos, não esqueça* de, ^lembre-se/lembra-te/lembrem-se, ^pode*-me/pode*-nos/podia*-me, o
      ideal/melhor é`,
    tellMe: `diga-*, diz-me, diz-nos, digam-*, avise-*/avisa-*/avisem-*, informe-*/informem-*/informa-*,
      confirme-*/confirma-*/confirmem-*, indique-*, explique-*/explica-*, esclareça-*, mantenha-*/mantém-me,
      tem/tens/têm ideia, não/ninguém me/nos .. explic*/disse*/inform* .. se/quem/quando/onde/como/por, ^me/nos
      diga*/diz/informe*/explique/explica/conte/conta/fale/fala, ^diz/diga, ^será que pod*/conseg*/tens/tem,
      dirás/dirão, ^esclareça, ^queria/quero .. saber/perguntar*/perceber/esclarecer/entender/confirmar,
      só/também/eu queria saber/confirmar,
      deixe-me/deixa-me/queríamos/queremos/desejo/gostar*/gostav*/precis*/faça-*/falta/resta/interessa* ..
      saber/perguntar*/perceber/esclarecer/entender/confirmar, pode*/podia*/consegue*/sabe*/possível ..
      dizer*/indicar*/informar*/confirmar*/esclarecer*/explicar*, por favor confirme*/informe*/indique*/diga*,
      ^sabe/sabes/sabem .. se/quando/quanto/onde/quem/como/qual, agradec*/agradeço/peço*/pedi*/solicit* ..
      informe*/confirm*/indique*/diga*/dissesse*, venho/escrevo/vimos/ligo/para/só/era ..
      perguntar*/saber/confirmar se/quando/quanto/qual/quais/como/onde/quem/a, me pergunto/perguntava,
      pergunto-me, perguntava-me, pergunto/perguntamos se/quando/qual/como, pensar/pensando se,
      tenho/temos/surgiu/ficou/fiquei/com .. uma/outra dúvida/pergunta/questão, dúvida se/sobre/quanto,
      minha/nossa dúvida/pergunta é, dúvida/pergunta/questão é, não .. claro/clara, não refere/diz/consta/indica
      .. se/quem/quando/onde/qual, sem saber, desconheço/desconhecemos/ignoro/ignoramos, curiosidade .. saber,
      falta/faltam/resta/fica .. definir/decidir/esclarecer/combinar/acertar/confirmar, pergunta/perguntam se,
      quer/querem saber se, ^me/nos ..
      diga*/diz/avise*/avisa/informe*/confirme*/indique*/explique/explica/conte/conta/fale/fala, diga-me,
      pode/pode-me/podem/podes/podes-me/podia*/poderia*/consegue*/possível/importa-se/favor/gentileza ..
      dizer*/indicar*/informar*/confirmar*/esclarecer*/explicar*, agradec*/peço*/pedimos*/solicit* ..
      informe*/confirme*/indique*/diga*/informasse*/confirmasse*/dissesse*,
      gostaria/gostaríamos/gostava/preciso/precisamos/queria/queríamos/quero ..
      confirmar/esclarecer/entender/perceber/perguntar*/conhecer/tirar, não/nada .. claro/clara, não/ninguém ..
      entend*/perceb*/compreend*/explico`,
    needs: `precisamos, precisávamos/precisaria* de, preciso de/do/da/dos/das/ainda/também/só/apenas, necessito,
      necessitamos, falta-me/falta-nos/faltam-me/faltam-nos, me/nos/só/ainda/também/apenas
      falta/faltam/preciso/aguardo/aguardamos, está/estão/continua*/há em falta, ^em falta, está/estão faltando,
      faz-me/faz-nos/faz/fazem falta, será/seria/torna-se imprescindível/necessári*, seria/era ..
      útil/conveniente/ajuda/jeito, dava-me/dava-nos/dava jeito, dava .. jeito, ajudaria/ajudava
      muito/bastante/imenso/se/ter/saber, ^me/nos interessa*, interessa-me, ^tenho/temos/teria interesse, não ..
      recebi/recebemos/chegou/chegaram/consta/constam/localiz*/encontro/encontramos, link/anexo/arquivo/ficheiro
      .. não, ainda não me/nos/tenho/temos/tive/recebi, precisa-se, precisam-se, sem resposta/retorno, sem ..
      não posso/podemos/pode*/cons*/dá, continu*/seguimos .. aguardar/aguardando/espera/sem,
      estou/estamos/fico/ficamos .. aguardar/aguardando/espera/aguardo ..
      sua/seu/vossa/vosso/tua/teu/resposta/retorno/confirmação/aprovação/que, ^aguardo/aguardamos
      o/a/os/as/que/sua/seu/vossa, por regularizar/liquidar/assinar, está/estão/continua*/ficou/fica pendente*,
      gostar*/gostav*/queria/queríamos/quero/queremos/desej*/pretend* ..
      reservar/marcar/agendar/encomendar/receber/contratar/cancelar/alterar/adiar/comprar/alugar/inscrever*/trocar/devolver,
      ^procuro/procuramos, ^estou/estamos .. interessad*/procura, depend* da/do sua/seu/tua/teu/vossa,
      espero/esperamos que/a/o me/nos/poss*/sua/tua/vossa, seria/era ..
      útil/bom/ótimo/ideal/conveniente/ajuda/melhor/importante, falta-nos, me/nos/só/ainda/também
      falta/faltam/preciso/aguardo/aguardamos/espero, ajudaria/ajudava muito/bastante/se/ter/saber, não ..
      recebi/recebemos/chegou/chegaram/consta/constam/aparece/localizei/localizamos, continu*/estou/estamos/fico
      .. aguardar/aguardando/espera/sem, é/são/será/torna-se ..
      indispensáve*/imprescindíve*/obrigatóri*/necessári*`,
    courtesies: `^como vai/está/estás/estão/vão/tem/tens/você, tudo bem/bom/certo/joia/tranquilo$,
      tudo bem contigo/com, não hesite*, aguard* .. retorno/resposta/contacto/contato/notícias$,
      se tiver*/houver/surgir .. dúvida*/pergunta*/questão/qualquer/algo, caso precis*/tenha/surja, se precis*,
      ^qualquer dúvida/coisa/questão, ^para qualquer/quaisquer/mais/eventuais,
      peço/pedimos/peço-*/pedimos-* .. desculpa*/perdão/compreensão,
      queira/queiram aceitar/desculpar/receber/encontrar, não deve*/deverá responder, não responda/hesite*,
      ^segue*/seguem em/anexo, não se/te preocup*, não .. é/foi/será preciso/necessário/obrigatório,
      não precis*, não .. falta nada, falta/faltam * dia*/semana*/mes*/hora*,
      falta/faltam pouco/poucos/palavras/muito, sem falta de, um/uns/uma beij*/abraço*, compreensão$, ^onde já,
      acreditar$, seria de mim, para que serve*, ^como é que não, quem sabe, ^quem não/nunca/diria/dera/me,
      ^quem é que não/resiste, que mais se pode, ^não é um/uma/maravilh*, de que adianta/serve, ^acaso,
      será que *rei/vou, não sei como agradecer*,
      gostar*/quero/queria/queremos/gostav* .. agradecer*/felicitar*/parabeniz*,
      sei/sabemos se vou/consigo/posso/*rei`,
    connectors: `e, ou, mas, também, além disso, ainda, então, assim, depois, agora, por fim, finalmente,
      primeiro, por outro lado, a propósito, portanto, por isso, no entanto, porém, entretanto, caso contrário,
      se sim, se não, nesse caso, se possível, por favor, outra coisa, uma pergunta, outra pergunta, ps, olá,
      oi, bom dia, boa tarde, ah, ok, quando puder, quando puderes, assim que possível, já agora, só`,
    questionMarkers: `^cadê, ^quanto custa/fica/é/sai, ^qual/quais/quem é/são, ^a/até que horas, ^que
      horas/dia, ^que tal`,
  },
  categories: {
    complaint: `muito/bastante/extremamente/profundamente/estou/estamos
      desapontad*/decepcionad*/dececionad*/desiludid*/insatisfeit*/descontent*/indignad*, inaceitável,
      inadmissível, intolerável, apresentar/fazer/registrar/registar uma reclamação/queixa, minha/nossa
      reclamação/insatisfação/indignação, quero/venho reclamar, meu/nosso descontentamento/desagrado,
      chegou/chegaram/veio partid*/quebrad*/danificad*/avariad*/estragad*/errad*, encomenda/pedido ..
      não chegou, pela terceira/quarta/enésima vez, cobraram/cobrado/debitado duas/a vezes/mais,
      péssimo/péssima atendimento/serviço/experiência, uma vergonha, falta de respeito`,
    badNews: `meu/minha/nosso/nossa pai/mãe/marido/esposa/mulher/irmão/irmã/filho/filha/avô/avó
      faleceu/morreu, falecimento/morte/perda do/da meu/minha/nosso/nossa, perdi/perdemos o/a/meu/minha
      emprego/pai/mãe/marido/irmão/irmã/filho/filha/avó/avô, está/estou/estão/foi/continua
      internad*/hospitalizad*, está/estou/estamos no hospital, na uti/uci, nos cuidados intensivos,
      gravemente doente, teve/sofreu/sofri/tive um acidente/enfarte/infarto/avc/derrame, diagnosticaram,
      tenho/tem cancro/câncer, fui despedid*/demitid*`,
    condolence: `pêsames, condolências, meus/nossos/sinceros/profundos sentimentos,
      sinto/sentimos/lamento/lamentamos .. tua/sua/vossa perda, sinto/sentimos/lamento/lamentamos ..
      morte/falecimento/perda do/da teu/tua/seu/sua/vosso/vossa, rápida recuperação, rápidas/estimo as
      melhoras, melhoras/recuperação para ti/você, as melhoras, descanse em paz, boa recuperação`,
    praise: `parabéns pelo/pela/pelos/pelas/por/ao/a, meus/minhas/nossos/nossas ..
      parabéns/felicitações, parabenizo, parabenizamos, felicitá-*/parabenizá-*/felicitar-te,
      excelente/ótimo/belo/fantástico/magnífico trabalho, fiquei/ficamos .. impressionad*, adorei a/o
      tua/teu/sua/seu`,
    thanks: `obrigado/obrigada por tudo/ter/teres/terem/nos/me, obrigado/obrigada pela/pelo
      tua/sua/vossa/teu/seu/vosso hospitalidade/presente/visita, agradeço/agradecemos
      imenso/muito/sinceramente a/o/pela/pelo/por, queria/queríamos/quero/queremos agradecer*,
      gostaria/gostaríamos/gostava de agradecer*, muito grat* pela/pelo/por`,
    invitation: `convidá-*/convidar-te/convidar-vos, convidar/convido/convidamos você*/todos, convido-*,
      convidamo-*, te/o/a convido, está/estás/estão .. convidad*, prazer/honra de .. convid*,
      prazer/honra contar/receb* com/*, convite para o/a/nosso/nossa/meu`,
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
      verificação/segurança/acesso/confirmação/autenticação/seis/6/uso, código por sms, otp, dados de
      acesso/login/homebanking/cartão, credenciais, número/dados do/de .. cartão, cvv, cvc, data de
      validade/expiração, código .. sms/telemóvel/celular, código de seis/6, número do .. cartão, dados do
      cartão, senha atual, utilizador/usuário e a/senha/palavra-passe, 16/dezasseis/dezesseis/três/seis/quatro
      números/dígitos/algarismos, dígitos/algarismos/números do/no/de verso/cartão/trás/sms, a validade,
      validade e, sms com, código de .. dígitos, código .. telefone/whatsapp/mensagem/número/telemóvel/celular,
      pergunta secreta/segurança, código recebido, código que
      te/lhe/vos/me/nos/se/foi/recebeu/recebeste/receber/receberá/chegou/chega/chegar/enviei/enviamos/enviámos/aparece/vai/acab*/você/mandei/caiu,
      cartão matriz, cartão de coordenadas, códigos de verificação/segurança/acesso/confirmação, código de
      ativação/autorização/registo/recuperação/whatsapp, código multibanco, código de acesso, chave de
      acesso/segurança/móvel, chave móvel digital, frase de recuperação, frase-semente, palavras de recuperação,
      12/24/doze palavras, selfie com/segurando, verso do/de cartão, foto/fotos/frente do/e cartão/verso, nome
      de solteira, itoken, token do/de/bancário/banco, senha de .. dígitos, palavra-chave, cartão .. validade,
      validade .. cvv/cvc/código/segurança, nº do cartão, número de utilizador/contrato e, codigo de
      verificacao/seguranca/acesso, código .. sms, assinatura eletrônica de`,
    handOver: `responda/responde/responder/respondam/respondendo com/a, envie*, envia, enviar*, envia-me,
      mande*, manda, mandar*, forneça*, fornece*, informe*, informa, informar*, indique*, indicar*, confirme*,
      confirma, confirmar*, partilh*, compartilh*, introduz*, insira*, inserir, digit*, preench*, diga-me,
      diga-nos, me/nos diga/passe/passa, diz-me, dê-me, dá-me, passe-me, atualize*, atualizar*, valide*,
      validar*, verifique*, verificar*, encaminh*, precisamos/preciso da/das/do/dos, faça chegar, faz chegar,
      fazer chegar, precisamos que, preciso que, responda, responde, respondam, mandas-me, mandas, envias-me,
      envias, manda-me, me manda/mande/envia/envie, passa-me, diz, diga, lê-me, leia, reencaminh*,
      aceda/acede/acesse .. com, faça login, inicie sessão, clique, clica, escreva, dite, favor
      confirmar/enviar/informar, escreva-me, precisa do/da/de, me repassa, repass*, informando, indicando,
      enviando, respondendo, confirmando, introduzindo, inserindo, digitando, preenchendo, fornecendo,
      envie-nos, mande-nos, manda pra/para, me passa/passe/fala/fale/diz/diga, passa pra, fala pra/o, tira
      foto/print, tire foto/uma, print do/da, mandes, envies, digas, dê-nos, dê o/a, dá o/a, valida, cadastr*,
      anexe*, anexar, faculte*, facult*, ceda, aceda/acede/acesse/acessa/entre/entra ao/o/no/em/na/aqui,
      inicie/inicia sessão, necessitamos/precisamos/necessito de/que/do/da, submet*,
      complete/completa/completar, identifique-se, regularize, devolv* .. preenchid*, transcreva, envie-me,
      remet*, dizer-me, dizer-nos, dar-me, dar-nos, passar-me`,
    giftCards: `cartão/cartões presente/oferta/itunes/steam/amazon/apple/google/pré-pago/pré-pagos,
      cartão-presente, cartões-presente, vale-*/vales-*, gift card/cards, paysafecard, bitcoin*, google play,
      cartões/cartão .. google/apple/steam/amazon/itunes, vale-presente, vales-presente, criptomoeda*,
      gift-card*, giftcard*, razer, roblox, playstation, xbox, usdt, tether, ethereum, neosurf, transcash,
      vouchers, cartões-oferta, cartão-oferta, cheque/cheques oferta/prenda, cheque-prenda, cheques-prenda,
      recarga/recargas de, carteira bitcoin/digital/cripto, criptoativos, cartões pré-pagos`,
    buy: `compr*, adquir*, arranj*, rasp*, códigos, compra, compre, comprares, comprar-me, trazer, fotos/foto
      dos/do/das, raspar, raspe, raspa, pega/pegue/pegar .. cartões/cartão/gift, papelaria, lotérica,
      supermercado, pague/pagar/paga/pagamento em/com/via/por, fotografa*, fotografe*, números de/dos/por,
      passa/passe/passar no/na, traz, traga, consegue .. comprar`,
    bankDetails: `dados bancários, conta/contas/informação/informações/coordenadas bancária/bancárias, número
      da/de conta, iban, nib, swift, beneficiário, favorecido, chave pix, dados de/para pagamento, nova conta,
      novo iban, outra conta, conta antiga, nossa conta, conta alternativa, conta 0*, mudámos/mudamos/mudança de
      banco, na conta, seguinte conta, conta seguinte, ordem permanente, agência 0*, novo/outro/nosso banco,
      mudou/mudámos/mudamos/trocámos/trocamos/alterámos/alteramos de/o banco, agência e, ag. e, chave .. pix,
      novo pix, pix cnpj/novo, conta segura/corrente/cofre/indicada/destino/anterior/recebedora, conta de
      destino/segurança/recebimento, instruções de pagamento, dados para transferência/depósito/a/o, débito
      direto, entidade e referência, comprovativo de iban, titularidade, conta salário, conta-salário, conta
      onde/em, contas abaixo, conta abaixo, novo boleto, boleto atualizado, boleto anterior`,
    changed: `novo, nova, novos, novas, mudou, mudaram, mudança, mudar, mudámos, mudamos, alter*, atualiz*,
      diferente*, outra, outro, já não, não utilize/use, substituíd*, auditoria, a partir de agora, fechada,
      bloqueada, encerrada, suspensa, antiga, a partir de hoje/agora, seguinte, passa a ser, deixou de,
      substitu*, modific*, antigo, troc*, deixou/deixará/deixaram de, inativ*, fusão, em vez da/do/de,
      desconsider*, corrigid*, inspeção, abrimos, anterior, não .. disponível, indisponível, congelad*, segura,
      desativad*, em revisão, não pague/pagar/utilizar/usar/utilizem/usem`,
    secrecy: `entre nós, não conte*/diga*/comente*/fale*/mencione* .. ninguém/nada, mais ninguém, ninguém
      mais/pode, estritamente/operação/assunto confidencial, não me ligue*, em segredo, não .. ninguém, com
      ninguém, a ninguém, não me ligue*/liga/ligues/ligar, não .. nada, só/apenas entre, entre mim e ti, entre
      eu e você, fica/fique/ficar .. entre, não .. precisa*/deve*/pode* .. saber, não .. saiba*, sem que ..
      saiba*, não comenta/comentes/contes/conta/fala/fales, telemóvel/celular/telefone ..
      avariado/partido/quebrado/quebrou/estragou/caiu/perdido/roubado/partiu/avariou, partiu-se/avariou ..
      telemóvel/celular, meu/este .. novo número/contacto, número novo, nem uma palavra, não ..
      pai/mãe/colegas/pessoal, por enquanto .. segredo,
      máxima/absoluta/total/maior/completa/estrita/com/toda/pede/peço/exige
      discrição/confidencialidade/sigilo/reserva, isto/isso/tudo/assunto/operação é confidencial,
      muito/estritamente/totalmente/absolutamente/carácter/caráter/forma/altamente confidencial,
      assunto/operação/projeto/negócio/processo/pagamento confidencial/sigilos*/reservad*/delicad*, confidencial
      até, manter .. reservad*/segredo/sigilo/confidencial, mantenha/mantém/mantenhas ..
      segredo/sigilo/confidencial/discrição/reserva, sob/em/guarde/guarda/guarda-me/nosso/faz/faça
      segredo/sigilo, sê/seja discret*, discretamente, não .. polícia, nem à polícia, meu/este novo número, esse
      é meu/o novo, novo número de telemóvel/telefone/whatsapp/celular, troquei/mudei de
      número/celular/telemóvel, troquei o número, não envolva/envolvas/envolver, não ..
      comente*/comentes/divulgue* .. ninguém/equipa/equipe/departamento/colegas, só/apenas/somente tu/você/por
      e-mail/email/mensagem/aqui/este/esta, não posso falar/atender, não .. falar .. telefone, não liga, não
      ligues, não ligue, tiraram-me o, celular/telemóvel/telefone ..
      pifou/água/molhou/roubaram/assalt*/caiu/quebrei, quebrei/molhei/perdi/roubaram ..
      celular/telemóvel/telefone, do/de e-mail/email/telemóvel/celular de/do/da colega/amigo/amiga, não ..
      contes/conte/digas/diga/fale/fales/conta ..
      mãe/pai/marido/mulher/filh*/família/banco/gerente/esposa/irmão/irmã, sem avisar/envolver, segredo de
      justiça, ninguém .. saber/saiba/souber`,
    haste: `imediatamente, de imediato, urgente*, urgência, o mais rápido/rapidamente possível, quanto antes,
      nas próximas 24/48/horas, em/de/dentro 24/48/de horas/24/48, hoje, antes do meio-dia, último/última
      aviso/notificação/chance/oportunidade, será/serão/ser
      suspens*/bloquead*/encerrad*/cancelad*/eliminad*/desativad*/excluíd*, sob pena, caso contrário, perderá,
      ainda hoje, esta manhã/tarde, sem falta, agora, 24/48 horas, minutos, acaba hoje, esta noite, até às,
      antes das, depressa, rápido, em uma/uma hora, numa hora, sem demora, o quanto antes, até ao fim do dia,
      até hoje, já hoje, pag*/transfer* já, faz* já, é já, se eu pagar já, seja já, logo que possível, assim que
      possível, com urgência, até amanhã às/ao/de, até ao meio-dia, até sexta*/segunda*/quinta*/terça*/quarta*,
      até .. horas, após as, prazo de/é/máximo/termina/para, menos de .. horas, por/em/de 2/3/5/duas/três/5
      horas/dias, tem/tens .. horas/dias, vence hoje/amanhã, expira hoje/amanhã/em, última/último chamada/prazo,
      vagas limitadas, vagas/lugares .. limitad*, oferta válida, imediat*, impreterivelmente, ainda esta,
      fim/final do dia, pressa, correndo, o mais breve possível, com a máxima brevidade, maior brevidade, antes
      do fecho, esta semana, na hora, neste momento, rapidinho`,
    money: `transferência*, transferir, transfira, transfere, pagamento*, pagar, pague, paga, depósito,
      depositar, taxa, taxas, comissão, valor, montante, quantia, dinheiro, fundos, pix, mb way, boleto,
      bitcoin*, cripto*, western union, fatura, reembolso, herança, multa, euros, r$, reais, transferências,
      mandar/enviar/transferir .. euros/reais, renda, aluguel, portes, conta de luz, salário, mensalidade,
      custas, despesas, pagamentos, mil reais, resgat*/receber/levantar/reclamar/liberar/sacar .. prémio/prêmio,
      seu/teu prémio/prêmio, prêmio/prémio de, um/de/o sinal, dólares, mil euros, mbway, transfiras,
      transferido, liquidar, caução, empréstimo, crédito, dívida, débito, coima, custo, custos, imposto*, iva,
      indemnização, indenização, honorários, fiança, adiantamento, investimento, invest*, lucro, lucros,
      rendimento, poupanças, poupança, milhões, ted, depósitos, deposite*, deposita, saldo, saque, levantamento,
      subsídio, auxílio, benefício, faturas, boletos, grana, portagem, portagens, pedágio, usdt, moneygram,
      multibanco, parcela, parcelas, numerário, em dinheiro, cobrança, tarifa`,
    warnings: `nunca, jamais, não
      pedi*/pede*/solicit*/partilhe*/compartilhe*/forneça*/envie*/divulgue*/revele*/responda*/dê/informe/clique/mudaram/mudou/sofreram,
      não lhe/te pedi*/solicit*, cuidado, desconfi*, fique/esteja atent*, golpe*, burla*, fraude*, phishing,
      formação, redefin*, esquec*, alterar a/sua/minha .. senha/palavra-passe/password,
      senha/palavra-passe/password expira*/vai/foi, não foram, inalterad*, os mesmos, as mesmas, tu/você mesm*,
      de sempre, como sempre, já conhece, wifi, o/para iban/nib habitual, para a conta habitual, forma habitual,
      orçamento, obrigad* pelo/pela/pelos .. cartão*/vale*/presente, obrigad* .. cartão-presente, não
      mudam/muda/alteram/altera, mantêm-se, mantém-se, permanecem, continua* o mesmo/a mesma, mesma conta,
      despesas de viagem/deslocação, não vai/vamos/irá pedir, não pedirá, não foi/fui o/a/eu/você, deixam de,
      escolher uma nova, rifa, não pediu/solicitou, não precis*/necessit* ..
      senha*/password*/código*/dados/pin/palavra-passe, não é preciso/necessário .. enviar/mandar, por carta,
      carta registada/registrada, número/telefone do costume, do costume, número/telefone que
      já/está/consta/conhece*, ligue/liguem/liga/telefone/telefonem/contacte-nos .. número/telefone
      que/do/de/habitual/conhec*, nada a/para pagar, não tem/precisa de/que pagar, sem custos adicionais,
      burlões, burlão, golpista*, estelionat*, fazem-se/faz-se/fazendo-se passar, se passam/passa/passando por,
      fingem, não repasse*/repassar/passe, não foi você/tu, se não foi, pode desconsiderar,
      desconsidere/ignore/ignora este/esta/o/a e-mail/mensagem/email, não
      respondam/enviem/mandem/mandes/envies/envie/forneçam/partilhem/compartilhem, código de desconto, código
      promocional, cupom, cupão, sem pressa, vaquinha, festa surpresa, festa .. surpresa, presente de
      despedida/aniversário, comprámos, compramos, compraram, mantêm-se/mantém-se, não ..
      pedimos/pediremos/pedirá/pedirão/solicitamos/solicitaremos/pedir*, conta de
      e-mail/email/utilizador/usuário/cliente/instagram/netflix/google, gestor/gerenciador de senhas,
      criar/crie/criem/cria/escolha/escolher/defina .. nova/senha/palavra-passe, não o/a enviamos, não
      mudou/mudaram/mudam, solicitou/pediu .. redefin*, pessoalmente na/no, são os do/mesmos, desligue`,
    bait: `prémio, prêmio, lotaria, loteria, sorteio, vencedor*, ganhador*, sorteado, herança, herdeiro*,
      falecido*, reembolso do irs/imposto/fiscal, encomenda/pacote/objeto .. retid*/devolvid*/pendente, taxa de
      desalfandegamento/entrega, taxa alfandegária, sorteada, contemplad*, legado, indemnização, indenização,
      doação de, liberar o valor, restituição de, reembolso de .. imposto/irs/euros, viúva, deixar-lhe,
      caridade, você/senhor/ganhou/ganhaste um/uma/o, foi/é/ser vencedor*/ganhador*/premiad*/sortead*,
      selecionad* .. prémio/prêmio/sorteio/receber/presente/brinde/ganhar, escolhid* .. acaso/aleatori*,
      premiad*, encomenda/pacote/objeto/envio/volume/mercadoria ..
      parad*/portes/armazém/alfândeg*/taxa*/retid*/tributad*/apreendid*/taxad*, encomenda/pacote/objeto/envio ..
      não .. entreg*, não .. entreg* .. encomenda/pacote/objeto, alfândega .. taxa*/pag*/liber*/retid*,
      taxa/taxas/custos/despesas/direitos alfandegári*, taxa/custos/despesas de
      alfândega/regularização/liberação/desbloqueio/cadastro/despacho/processamento/ativação/saque, portes ..
      pagar/pague/falta, restituição do/de/ir, direito a .. reembolso/restituição, reembolso ..
      disponível/pendente, cpf .. cancelad*/irregular*/bloquead*/suspens*/regulariz*, regulariz* .. cpf,
      empréstimo/crédito .. aprovad*/liberad*/pré-aprovado/negativad*/sujo/garantia*/imediato, pré-aprovad*,
      nome sujo, negativad*, sem consulta, trabalh* .. casa .. euros/reais/r$/dia/semana,
      ganhe/ganha/ganhar/receba/ganhando .. dia/semana/diários/hora/mês, renda extra, vaga/vagas ..
      taxa/curso/cadastro, curtir, avaliar hotéis, tarefas remuneradas,
      lucro/lucros/rendimento/rendimentos/retorno/rentabilidade garantid*, garant* .. lucro/rendimento/retorno,
      duplic*/dobr*/triplic*/multiplic* .. dinheiro/investimento/capital, recuper* ..
      perdid*/investid*/burla*/golpe*, levantar/sacar/saque/levantamento .. plataforma/lucro*/carteira, valores
      a receber, valores esquecidos, auxílio/benefício/bolsa/subsídio/apoio ..
      aprovad*/liberad*/atribuíd*/direito/bloquead*, coima/multa/portagem/portagens/pedágio ..
      pendente/atraso/aberto/dívida/falta, não posso/consigo fazer/mostrar .. visitas/casa/apartamento/imóvel,
      não consigo mostrar, chaves .. correio/transportadora/estafeta, vivo/moro/encontro-me/estou ..
      estrangeiro/exterior, fui assaltad*, roubaram-me, me roubaram, retid* .. aeroporto/hotel, aeroporto ..
      taxa/multa/retid*, plataforma petrol*, anydesk, teamviewer, acesso remoto, assistência remota, conta
      segura/cofre, poupanças/dinheiro .. seguro/risco/perigo/segura, portador .. cartão, motoboy,
      retirar/recolher .. cartão .. perícia, sem herdeiros, parente afastado/distante, mesmo apelido/sobrenome,
      cliente falecid*, milhões de, orfanatos, obras de caridade, esquadra, delegacia, advogado .. acidente,
      acidente .. pagar/advogado, fiança .. advogado, precatório, precatórios, ação .. ganha, causa ganha,
      alvará, honorários .. liberação/liberar/alvará, brinde, iphone grátis,
      transportador/estafeta/transportadora .. recolh*/levant*, diferença .. cheque/transport*, mb way ..
      vend*/anúncio/compr*, emprest* .. conta, usar .. sua/tua conta`,
    threats: `será/serão/ser
      suspens*/bloquead*/encerrad*/cancelad*/eliminad*/desativad*/excluíd*/apagad*/devolvid*, último/última
      aviso/notificação/chance/oportunidade, perderá, ação/ações/medidas judicial/judiciais/legais, webcam,
      seus/teus contatos/contactos, gravei, foi suspens*/bloquead*/limitad*, perdidas, será devolvid*,
      perfil/conta/página/acesso/assinatura/subscrição ..
      apagad*/removid*/encerrad*/eliminad*/suspens*/bloquead*/cancelad*/excluíd*, a todos os seus/teus,
      gravámos, filmei, penhora, mandado, vídeo .. contactos/contatos, será/serão removid*/perdid*, cpf ..
      cancelad*/bloquead*/suspens*, será/serão/ser
      restring*/inativad*/negativad*/destruíd*/protestad*/pres*/limitad*, protesto em, serasa, spc, execução
      fiscal, execução, processo/processos judicial/judiciais/crime/criminal, justiça, tribunal, intimação,
      prisão, detid*, detenção, interpol, europol, polícia judiciária, polícia federal, crimes, crime ..
      menores, hackeei, hackeado, invadi, infetad*, infectad*, malware, trojan, tua/sua câmara/câmera, íntim*,
      divulgarei, divulgar .. vídeo/imagens, publico, vou publicar/divulgar/enviar .. todos, vídeo ..
      contactos/contatos/amigos/família, corte de/do/da energia/luz/fornecimento/água, cortad*, perderás, vai
      perder, perda definitiva/permanente/do, bloqueio definitivo/permanente/da/do/de, cancelamento
      definitivo/do/da, suspensão definitiva/do/da, foi/está/temporariamente
      bloquead*/suspens*/limitad*/restring*, ficará bloquead*/suspens*/inativ*/retid*`,
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
    propose: `propõe {}, proponha {}, propor {}, sugere {}, sugira {}, sugerir {}, oferece {}, ofereça {},
      propõe-lhe {}`,
    addressAs: `chama-o {}, chama-a {}, chame ele de {}, chame ela de {}, trata-o por {}, trata-a por {}, use o nome {}`,
    avoid: `nunca mencione {}, não menciones {}, não mencione {}, não mencionar {}, não fales de {}, não fales sobre {}, não fale de
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
    familiar: `tu, teu, tua, teus, tuas, podes, podias, tens, queres, estás, vens, sabes, consegues,
      achas, vais, fazes, precisas, puderes, quiseres, tiveres`,
    polite: 'você, senhor, senhora, senhores',
  },
  phrases: {
    greeting: {
      familiar: 'Olá, {first},',
      polite: { plain: 'Caro(a) {name},', warm: 'Olá, {first},', formal: 'Prezado(a) {name},' },
      familiarNameless: 'Olá,',
      politeNameless: { plain: 'Bom dia,', warm: 'Olá,', formal: 'Caros Senhores,' },
      inReturn: {
        oi: 'Oi, {first},',
        olá: 'Olá, {first},',
        'bom dia': 'Bom dia, {first},',
        'boa tarde': 'Boa tarde, {first},',
        'boa noite': 'Boa noite, {first},',
        prezado: 'Prezado(a) {name},',
        prezada: 'Prezado(a) {name},',
        exmos: 'Exmo.(a) Senhor(a) {name},',
      },
      byTitle: {
        sr: 'Prezado Sr. {name},',
        senhor: 'Prezado Sr. {name},',
        sra: 'Prezada Sra. {name},',
        senhora: 'Prezada Sra. {name},',
        dr: 'Prezado Dr. {name},',
        doutor: 'Prezado Dr. {name},',
        dra: 'Prezada Dra. {name},',
        doutora: 'Prezada Dra. {name},',
        d: 'Prezada D. {name},',
        dona: 'Prezada D. {name},',
        eng: 'Caro(a) Eng. {name},',
        enga: 'Cara Enga. {name},',
        arq: 'Caro(a) Arq. {name},',
        prof: 'Caro(a) Prof. {name},',
        profa: 'Cara Profa. {name},',
        professor: 'Caro Professor {name},',
        professora: 'Cara Professora {name},',
        padre: 'Caro Padre {name},',
      },
    },
    openers: {
      thanks: {
        plain: 'Agradeço a {tua|sua} mensagem.',
        brief: 'Agradeço a mensagem.',
      },
      regret: {
        plain: 'Lamento muito.',
        warm: 'Lamento muito, de verdade.',
        formal: 'Foi com pesar que li a {tua|sua} mensagem.',
      },
      kindWords: {
        plain: 'Agradeço as palavras tão gentis.',
        warm: 'Agradeço de coração as {tuas|suas} palavras.',
        formal: 'Agradeço sinceramente as {tuas|suas} amáveis palavras.',
      },
      welcome: {
        plain: 'Agradeço a {tua|sua} mensagem tão gentil.',
        warm: 'Agradeço muito a {tua|sua} mensagem tão gentil.',
        formal: 'Agradeço a {tua|sua} amável mensagem.',
      },
      invitation: {
        plain: 'Agradeço o convite.',
        warm: 'Agradeço muito o convite.',
        formal: 'Agradeço sinceramente o convite.',
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
        plain: 'Infelizmente, não me será possível.',
        warm: 'Lamento muito, mas não vou conseguir.',
        formal: 'Lamento informar que não me será possível.',
        brief: 'Infelizmente, não posso.',
      },
      thank: {
        plain: 'Agradeço muito por [motivo do agradecimento].',
        warm: 'Agradeço de coração por [motivo do agradecimento].',
        formal: 'Agradeço sinceramente por [motivo do agradecimento].',
      },
      reschedule: {
        plain: 'Infelizmente, não tenho disponibilidade nessa data. Seria possível [outro dia e hora]?',
        warm: 'Lamento, mas nessa data não vou conseguir. Pode ser [outro dia e hora]?',
        formal: 'Infelizmente, não me é possível nessa data. Seria possível [outro dia e hora]?',
      },
      request: {
        plain: 'Tenho um pedido: [pedido].',
        warm: 'Queria pedir uma coisa: [pedido].',
        formal: 'Gostaria de fazer o seguinte pedido: [pedido].',
      },
      question: {
        plain: 'Tenho uma pergunta: [pergunta]',
        formal: 'Gostaria de fazer uma pergunta: [pergunta]',
      },
      clarify: 'Um esclarecimento: [esclarecimento].',
      update: {
        plain: 'Esta é a situação atual: [situação atual].',
        warm: 'As novidades são estas: [situação atual].',
        formal: 'A situação atual é a seguinte: [situação atual].',
      },
      apologize: {
        plain: 'Peço desculpas pelo ocorrido.',
        warm: 'Lamento muito o que aconteceu.',
        formal: 'Apresento as minhas sinceras desculpas pelo ocorrido.',
      },
      followUp: {
        plain: 'Retomo este assunto: [ponto pendente].',
        warm: 'Volto a este assunto: [ponto pendente].',
        formal: 'Permito-me retomar este assunto: [ponto pendente].',
      },
      confirm: {
        plain: 'Está confirmado.',
        formal: 'Fica, assim, confirmado.',
        brief: 'Confirmado.',
      },
      negotiate: {
        plain: 'Gostaria de propor outras condições: [proposta].',
        formal: 'Gostaria de propor as seguintes condições: [proposta].',
      },
      introduce: {
        plain: 'Faço uma breve apresentação: [apresentação].',
        formal: '{Permite-me|Permita-me} que me apresente: [apresentação].',
      },
    },
    answers: {
      yes: { plain: 'Sim.', warm: 'Sim, claro.' },
      no: {
        plain: 'Infelizmente, não.',
        warm: 'Lamento, mas infelizmente não.',
        formal: 'Lamento ter de responder que não.',
      },
      willDo: {
        plain: 'Sim, com prazer.',
        warm: 'Sim, claro, com todo o prazer.',
      },
      cannotDo: {
        plain: 'Infelizmente, não é possível.',
        warm: 'Lamento, mas não vai ser possível.',
        formal: 'Lamento informar que não é possível.',
      },
      confirmed: { plain: 'Sim, confirmo.', warm: 'Sim, está confirmado.' },
      later: {
        plain: 'Responderei a este ponto mais tarde.',
        warm: 'Sobre isto, respondo mais tarde.',
      },
    },
    proposeTime: 'A minha sugestão: {time}.',
    lookingForward: {
      plain: '',
      warm: 'Fico à espera de notícias.',
      formal: 'Aguardo a {tua|sua} resposta.',
    },
    signOff: {
      plain: '{Um abraço|Cordialmente},',
      warm: 'Um abraço,',
      formal: 'Com os melhores cumprimentos,',
      brief: '{Abraço|Cordialmente},',
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
  checking: {
    notNames: 'senhoras, v, ex.ª',
    numberWords: `treze 13, catorze/quatorze 14, quinze 15, dezesseis/dezasseis 16, dezessete/dezassete
      17, dezoito 18, dezenove/dezanove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60,
      setenta 70, oitenta 80, noventa 90, cem/cento 100, duzentos/duzentas 200, trezentos/trezentas 300,
      quatrocentos/quatrocentas 400, quinhentos/quinhentas 500, seiscentos/seiscentas 600,
      setecentos/setecentas 700, oitocentos/oitocentas 800, novecentos/novecentas 900, mil 1000, dúzia 12`,
    numberAnds: 'e',
  },
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
    relativeDays: `ontem = -1, hoje = 0, [esta/nesta] [tarde/manhã/noite] = 0, amanhã (cedo) = 1, depois de amanhã = 2`,
    weekday: `{weekday} desta semana = this, {weekday} da [próxima semana/semana que vem] = next,
      n(a) [próxima semana/semana que vem] (na) {weekday} = next, [nesta/neste/esta/este] {weekday} = coming,
      {weekday} que vem = coming, próxim* {weekday} = unclear, {weekday} próxim* = unclear,
      {weekday} passad* = past, (na) última {weekday} = past`,
    distance: `[em/daqui a/dentro de] {n} dia(s) <!úte> = days, [em/daqui a/dentro de] {n} semana(s) = weeks,
      [em/daqui a/dentro de] {n} [mês/meses] = months`,
    periods: `[esta/nesta/essa] semana = week, (a/na) [próxima semana/semana que vem] = week 1,
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
      before: { '-15': 'quinze para [as/a]' },
      after: { '15': 'e um quarto', '30': 'e meia' },
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
