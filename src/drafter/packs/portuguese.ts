import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { portuguese as turning } from '../turning/portuguese.ts';
import { easyTones, genderOf } from './given-names.ts';

const thing = (name: string): ThingForms => ({ name, object: name, about: `sobre ${name}` });

/**
 * Brazilian Portuguese, sums, times and dates as well. The third person throughout is polite without being distant, and
 * reads so in Portugal, too.
 */
export const portuguese: PhrasePack = {
  locale: 'pt-BR',
  firstOfMonth: '1º',
  hourMark: 'h',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: [],
  turning,

  salutation({ called, full, first, last, title, reserved }, { tone, register }) {
    if (called) return `Olá, ${called},`;
    if (register === 'familiar') return first ? `Olá, ${first},` : 'Olá,';
    if (title === 'mr' && last) return `Prezado Sr. ${last},`;
    if (title === 'ms' && last) return `Prezada Sra. ${last},`;
    const formal = tone === 'formal' || tone === 'diplomatic';
    const dear = { f: 'Prezada', m: 'Prezado', '': 'Prezado(a)' }[genderOf(first) ?? ''];
    if (formal && reserved && last && genderOf(first) && !title)
      return `${dear} ${genderOf(first) === 'f' ? 'Sra.' : 'Sr.'} ${full ?? last},`;
    if (formal && full && !title) return `${dear} ${full},`;
    if (first && reserved && !title && !easyTones.includes(tone)) return `${dear} ${first},`;
    if (first && !formal && !title) return `Olá, ${first},`;
    if (full) return `Olá, ${full},`;
    return formal ? 'Prezadas Senhoras, prezados Senhores,' : 'Olá,';
  },
  valediction: {
    professional: ['Atenciosamente,', 'Cordialmente,', 'Com os melhores cumprimentos,'],
    formal: ['Com elevada consideração,', 'Respeitosamente,'],
    diplomatic: ['Com apreço e consideração,', 'Com toda a consideração,'],
    assertive: ['Atenciosamente,'],
    concise: ['Saudações,'],
    urgent: ['Desde já agradeço,'],
    friendly: ['Saudações cordiais,', 'Um cordial abraço,', 'Com toda a cordialidade,'],
    empathetic: ['Com estima,', 'Com um abraço sincero,'],
    enthusiastic: ['Até muito breve,', 'Um grande abraço,'],
    casual: ['Um abraço,', 'Abraços,', 'Tudo de bom,'],
    humorous: ['Com um sorriso,', 'Com bom humor,'],
  },
  nameGap: '[Seu nome]',

  times: {
    on: {
      weekdays: [
        'no domingo',
        'na segunda-feira',
        'na terça-feira',
        'na quarta-feira',
        'na quinta-feira',
        'na sexta-feira',
        'no sábado',
      ],
      day: '{weekday}, {date}',
      time: 'às {time}',
      both: '{weekday}, {date}, às {time}',
      stretch: { time: 'das {time}', both: '{weekday}, {date}, das {time}', joint: ' às ' },
    },
    by: {
      day: 'até {weekday}, {date}',
      time: 'até as {time}',
      both: 'até {weekday}, {date}, às {time}',
    },
    named: {
      day: '{weekday}, {date}',
      time: 'às {time}',
      both: '{weekday}, {date}, às {time}',
      stretch: { time: 'das {time}', both: '{weekday}, {date}, das {time}', joint: ' às ' },
    },
    after: ', a partir das {time}',
    before: ', até às {time}',
  },
  things: {
    contract: thing('o contrato'),
    invoice: thing('a fatura'),
    quote: thing('o orçamento'),
    report: thing('o relatório'),
    presentation: thing('a apresentação'),
    documents: thing('os documentos'),
    file: thing('o arquivo'),
    list: thing('a lista'),
    figures: thing('os números'),
    agenda: thing('a pauta'),
    minutes: thing('a ata'),
    proposal: thing('a proposta'),
    plan: thing('o plano'),
    schedule: thing('o cronograma'),
    draft: thing('o rascunho'),
    details: thing('os detalhes'),
    address: thing('o endereço'),
    phone: thing('o número de telefone'),
    photos: thing('as fotos'),
    cv: thing('o currículo'),
    order: thing('o pedido'),
    delivery: thing('a entrega'),
    payment: thing('o pagamento'),
    price: thing('o preço'),
    meeting: thing('a reunião'),
    call: thing('a ligação'),
    appointment: thing('o encontro'),
    interview: thing('a entrevista'),
    event: thing('o evento'),
    project: thing('o projeto'),
    account: thing('a conta'),
    application: thing('a candidatura'),
    feedback: thing('os comentários'),
    deadline: thing('o prazo'),
    budget: thing('o orçamento previsto'),
    form: thing('o formulário'),
    product: thing('o produto'),
    refund: thing('o reembolso'),
    discount: thing('o desconto'),
    room: thing('a sala'),
    trip: thing('a viagem'),
    website: thing('o site'),
    problem: thing('o problema'),
    position: thing('a vaga'),
  },
  causes: {
    delay: 'pelo atraso',
    damage: 'pelos danos ocorridos',
    'mix-up': 'pela troca no pedido',
    missing: 'pelo problema com a entrega',
    billing: 'pelo erro na cobrança',
    silence: 'pela falta de resposta',
    service: 'pelo atendimento recebido',
    outage: 'pela falha técnica',
    quality: 'pelos defeitos encontrados',
  },

  openings: {
    plain: {
      professional: [
        'Agradeço a sua mensagem.',
        'Agradeço o seu e-mail.',
        'Recebi a sua mensagem, que agradeço.',
      ],
      formal: [
        'Acuso o recebimento da sua mensagem, que muito agradeço.',
        'Agradeço a gentileza de ter escrito.',
      ],
      diplomatic: [
        'Agradeço a sua mensagem, que li com atenção.',
        'Agradeço o tempo que dedicou a expor este assunto.',
      ],
      assertive: ['Tomei nota da sua mensagem.'],
      concise: ['Mensagem recebida, agradeço.'],
      urgent: ['Agradeço a mensagem e respondo de imediato.'],
      friendly: [
        'Agradeço muito a sua simpática mensagem.',
        'Que bom receber a sua mensagem.',
        'É sempre um prazer ter notícias suas.',
      ],
      empathetic: [
        'Agradeço a sua mensagem e a confiança.',
        'Compreendo o que me conta e agradeço por ter escrito.',
      ],
      enthusiastic: ['Que alegria receber a sua mensagem!', 'Agradeço muitíssimo a mensagem, adorei ler!'],
      casual: ['Que bom ter notícias!', 'Que bom receber a sua mensagem!'],
      humorous: ['Agradeço a mensagem: foi, de longe, a mais simpática da minha caixa de entrada.'],
    },
    information: {
      plain: [
        'Agradeço a informação.',
        'Anotado, agradeço o aviso.',
        'Tomei nota da informação, que agradeço.',
      ],
      formal: ['Agradeço a informação, de que tomei a devida nota.'],
      casual: ['Bom saber, está anotado!'],
      enthusiastic: ['Agradeço muitíssimo a informação!'],
      concise: ['Anotado.'],
    },
    introduced: {
      plain: [
        'Agradeço a apresentação de {name}.',
        'Agradeço a apresentação. {name}, será um prazer conversar.',
        'Foi ótimo receber esta apresentação. {name}, muito prazer.',
      ],
      casual: ['Que bom! {name}, muito prazer.'],
    },
    condolence: {
      plain: [
        'Recebi a notícia com grande tristeza. As minhas sinceras condolências.',
        'Lamento profundamente a sua perda e envio os meus mais sinceros sentimentos.',
        'Não há palavras para um momento como este. As minhas mais sentidas condolências.',
      ],
    },
    illness: {
      plain: [
        'Lamento saber e desejo uma rápida recuperação.',
        'Agradeço o aviso. Desejo rápidas melhoras.',
        'Lamento a notícia. Descanse com calma, o resto pode esperar.',
      ],
      casual: ['Que pena! Desejo rápidas melhoras.'],
    },
    rejection: {
      plain: [
        'Agradeço a resposta, embora esperasse outro desfecho.',
        'Agradeço a comunicação. Lamento a decisão, mas a respeito.',
        'Agradeço a clareza da sua resposta.',
      ],
    },
    cancellation: {
      plain: [
        'Agradeço o aviso com antecedência.',
        'É uma pena, mas compreendo. Agradeço a mensagem.',
        'Tomei nota do cancelamento, agradeço o aviso.',
      ],
      casual: ['Que pena! Mas não há problema.'],
    },
    complaint: {
      plain: [
        'Agradeço por nos alertar. Lamento o transtorno que isto lhe causou.',
        'Compreendo o seu descontentamento e apresento as minhas desculpas.',
        'Agradeço a sua franqueza. Lamento sinceramente a situação que descreve.',
      ],
      formal: [
        'Li com a maior atenção a sua reclamação e apresento as minhas sinceras desculpas pelo transtorno causado.',
      ],
      assertive: ['Agradeço o alerta. Levo este assunto muito a sério.'],
      empathetic: ['Compreendo como esta situação foi desagradável e lamento profundamente.'],
      urgent: ['Agradeço o alerta: dou prioridade a este assunto.'],
      casual: ['Agradeço o aviso, e desculpe o transtorno.'],
    },
    chaser: {
      plain: [
        'Desculpe a demora em responder.',
        'Agradeço o lembrete e a paciência.',
        'Tem razão: ainda lhe devo uma resposta.',
      ],
      formal: ['Apresento as minhas desculpas pela demora na resposta.'],
    },
    apology: {
      plain: [
        'Agradeço a mensagem; não se preocupe, acontece.',
        'Agradeço a explicação. Da minha parte, o assunto está encerrado.',
        'Agradeço a franqueza, compreendo perfeitamente.',
      ],
      casual: ['Não se preocupe, acontece!'],
    },
    congratulation: {
      plain: [
        'Agradeço muito os parabéns, foi uma grande alegria.',
        'Agradeço de coração as suas palavras tão gentis.',
        'Agradeço a lembrança, significa muito para mim.',
      ],
      casual: ['Que bom ler isto, agradeço muito!'],
    },
    invitation: {
      plain: ['Agradeço o convite.', 'Agradeço o simpático convite.', 'Foi um prazer receber o seu convite.'],
      enthusiastic: ['Que convite maravilhoso, adorei!'],
      casual: ['Que bom convite!'],
      formal: ['Agradeço sinceramente o convite com que me honra.'],
    },
    honour: {
      plain: [
        'Agradeço a confiança.',
        'É uma honra que tenha pensado em mim.',
        'Agradeço muito esta proposta, que me honra.',
      ],
    },
    application: {
      plain: [
        'Agradeço a sua candidatura e o seu interesse.',
        'Recebemos a sua candidatura, que agradecemos.',
        'Agradeço o interesse na nossa empresa.',
      ],
    },
    introduction: {
      plain: [
        'Agradeço a apresentação, é um prazer.',
        'Agradeço a mensagem e a apresentação.',
        'Muito prazer, e agradeço a mensagem.',
      ],
    },
    invoice: {
      plain: [
        'Recebi a fatura, agradeço o envio.',
        'Agradeço o envio da fatura.',
        'A fatura chegou bem, agradeço.',
      ],
    },
    reminder: {
      plain: ['Agradeço o lembrete.', 'Agradeço por me lembrar.', 'O lembrete veio em boa hora, agradeço.'],
    },
    offer: {
      plain: [
        'Agradeço a sua proposta.',
        'Agradeço a oferta, que li com interesse.',
        'Agradeço a sua mensagem e a oferta.',
      ],
    },
    approval: {
      plain: [
        'Agradeço a resposta positiva.',
        'Fico feliz por saber que está tudo bem.',
        'Agradeço a aprovação.',
      ],
      enthusiastic: ['Que boa notícia, agradeço muito!'],
    },
    pending: {
      plain: [
        'Agradeço a informação sobre o andamento.',
        'Agradeço o seu empenho neste assunto.',
        'Certo, aguardo notícias suas.',
      ],
    },
    sharing: {
      plain: ['Agradeço o envio.', 'Recebi tudo, agradeço.', 'O material chegou bem, agradeço.'],
    },
    thanks: {
      plain: [
        'Não há de quê, foi um prazer.',
        'Com todo o prazer; fico feliz por ter ajudado.',
        'Eu é que agradeço as palavras tão gentis.',
      ],
      casual: ['De nada, foi um prazer!'],
      formal: ['Agradeço as suas amáveis palavras.'],
      concise: ['Não há de quê.'],
    },
    announcement: {
      plain: [
        'Agradeço a comunicação.',
        'Tomei nota da notícia, que agradeço.',
        'Agradeço por nos informar.',
      ],
      enthusiastic: ['Agradeço muito por compartilhar a notícia!'],
    },
    meeting: {
      plain: [
        'Agradeço a proposta de reunião.',
        'Agradeço a mensagem sobre a nossa reunião.',
        'Agradeço a iniciativa de marcar uma conversa.',
      ],
      casual: ['Boa ideia conversarmos!'],
      enthusiastic: ['Que ótima ideia conversarmos!'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Recebi {object} e agradeço.',
        'Agradeço muito {object}.',
        'Já estou com {object}, agradeço o envio.',
      ],
      formal: ['Acuso o recebimento do seu envio e agradeço {object}.'],
      enthusiastic: ['Que maravilha, já recebi {object}! Agradeço muito.'],
      casual: ['Já recebi {object}, agradeço!'],
      urgent: ['Recebi {object} e já vou olhar.'],
      concise: ['Recebi {object}.'],
    },
    bare: {
      plain: [
        'Agradeço a sua mensagem e o tempo dedicado.',
        'Agradeço imensamente.',
        'Agradeço muito, a sua ajuda foi preciosa.',
      ],
      friendly: ['Agradeço de verdade, fiquei muito feliz.'],
      casual: ['Agradeço muito, ajudou demais!'],
      enthusiastic: ['Agradeço muitíssimo, é fantástico!'],
      formal: ['Expresso o meu mais sincero agradecimento pela atenção dispensada.'],
      empathetic: ['Agradeço de coração, a sua atenção significa muito para mim.'],
      urgent: ['Agradeço muito a rapidez.'],
      humorous: ['Agradeço muito: oficialmente, devo-lhe um café.'],
      concise: ['Agradeço muito.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Peço sinceras desculpas {cause}.',
        'Peço desculpas {cause} e lamento sinceramente o ocorrido.',
        'Lamento o que aconteceu e peço que me desculpe {cause}.',
      ],
      empathetic: [
        'Compreendo perfeitamente a sua frustração. Lamento de coração o que aconteceu e apresento as minhas mais sinceras desculpas {cause}.',
      ],
      casual: ['Desculpe {cause}!'],
      formal: ['Queira aceitar as nossas mais sinceras desculpas {cause}.'],
      urgent: ['Peço desculpas {cause}; vou cuidar do assunto agora mesmo.'],
      humorous: ['Mea culpa: mil desculpas {cause}.'],
    },
    open: {
      plain: [
        'Peço sinceras desculpas por [motivo das desculpas].',
        'Lamento sinceramente [motivo das desculpas].',
        'Apresento as minhas desculpas por [motivo das desculpas].',
      ],
    },
    remedy: {
      plain: [
        'Para resolver a situação, farei o seguinte: [medida prevista].',
        'Cuidarei pessoalmente do assunto: [medida prevista].',
        'Para que não volte a acontecer, está previsto o seguinte: [medida prevista].',
      ],
    },
  },
  followUp: {
    plain: [
      'Volto a escrever sobre {mail}: há alguma novidade?',
      'Retomo {mail} para saber em que ponto estamos.',
      'Sobre {mail}, gostaria de saber como está o andamento.',
    ],
    friendly: ['Escrevo só para perguntar se há novidades sobre {mail}.'],
    urgent: ['Preciso com urgência de uma resposta sobre {mail}.'],
    assertive: ['Ainda aguardo uma resposta sobre {mail}.'],
    casual: ['Alguma novidade sobre {mail}?'],
    formal: [
      'Tomo a liberdade de retomar {mail} e agradeceria que me informasse sobre o andamento do assunto.',
    ],
    concise: ['Há novidades sobre {mail}?'],
    humorous: ['Passo rapidinho pela sua caixa de entrada para perguntar se há novidades sobre {mail}.'],
    enthusiastic: ['Mal posso esperar por novidades sobre {mail}!'],
  },
  earlierMail: {
    subjectAndDate: 'o seu e-mail {subject} de {date}',
    subject: 'o seu e-mail {subject}',
    date: 'o seu e-mail de {date}',
    bare: 'o seu último e-mail',
  },

  deeds: {
    send: {
      yes: ['Enviarei {object} {by}.', 'Com todo o prazer, enviarei {object} {by}.'],
      no: ['Infelizmente, no momento não posso enviar {object}.'],
      open: ['Enviarei {object} [quando].'],
      yesIt: ['Enviarei o que foi solicitado {by}.'],
      noIt: ['Infelizmente, no momento não posso enviar o que foi solicitado.'],
      openIt: ['Enviarei o que foi solicitado [quando].'],
    },
    review: {
      yes: [
        'Vou analisar {object} e enviarei os meus comentários {by}.',
        'Terei prazer em analisar {object} {by}.',
      ],
      no: ['Infelizmente, no momento não tenho tempo para analisar {object}.'],
      open: ['{about}, a minha opinião é a seguinte: [opinião].'],
      yesIt: ['Vou analisar tudo e enviarei os meus comentários {by}.'],
      noIt: ['Infelizmente, no momento não tenho tempo para essa análise.'],
      openIt: ['A minha opinião é a seguinte: [opinião].'],
    },
    check: {
      yes: [
        '{about}, vou verificar e darei uma resposta {by}.',
        '{about}, vou averiguar e darei notícias {by}.',
      ],
      no: ['{about}, infelizmente não tenho como verificar no momento.'],
      open: ['{about}, vou verificar e darei uma resposta [quando].'],
      yesIt: ['Vou verificar e darei uma resposta {by}.', 'Vou averiguar e darei notícias {by}.'],
      noIt: ['Infelizmente, não tenho como verificar no momento.'],
      openIt: ['Vou verificar e darei uma resposta [quando].'],
    },
    sign: {
      yes: ['Assinarei {object} e enviarei de volta a cópia assinada {by}.'],
      no: ['Infelizmente, no momento não posso assinar {object}.'],
      open: ['Assinarei {object} [quando].'],
      yesIt: ['Enviarei de volta a cópia assinada {by}.'],
      noIt: ['Infelizmente, no momento não posso assinar.'],
      openIt: ['Enviarei de volta a cópia assinada [quando].'],
    },
    confirm: {
      yes: ['Confirmo {object}.'],
      no: ['Infelizmente, ainda não posso confirmar {object}.'],
      open: ['{about}: [confirmação / ainda por confirmar].'],
      yesIt: ['Confirmo com todo o prazer.'],
      noIt: ['Infelizmente, ainda não posso confirmar.'],
      openIt: ['Quanto à confirmação pedida: [sim / ainda não].'],
    },
    tell: {
      yes: ['{about}, darei uma resposta {by}.', '{about}, darei notícias {by}.'],
      no: ['{about}, infelizmente não posso adiantar nada.'],
      open: ['{about}: [resposta].'],
      yesIt: ['Darei uma resposta {by}.'],
      noIt: ['Infelizmente, não posso adiantar nada a esse respeito.'],
      openIt: ['A minha resposta é a seguinte: [resposta].'],
    },
    call: {
      yes: ['{about}, ligarei com todo o prazer {by}.'],
      no: ['{about}, infelizmente não me é possível telefonar no momento.'],
      open: ['{about}, tenho disponibilidade [dia e hora].'],
      yesIt: ['Ligarei com todo o prazer {by}.'],
      noIt: ['Infelizmente, não me é possível telefonar no momento.'],
      openIt: ['Para uma ligação, tenho disponibilidade [dia e hora].'],
    },
    meet: {
      yes: ['{about}, podemos conversar com todo o prazer.'],
      no: ['{about}, infelizmente não tenho disponibilidade no momento.'],
      open: ['{about}, tenho disponibilidade [dia e hora].'],
      yesIt: ['Podemos conversar com todo o prazer.'],
      noIt: ['Infelizmente, não tenho disponibilidade no momento.'],
      openIt: ['Para uma reunião, tenho disponibilidade [dia e hora].'],
    },
    attend: {
      yes: ['Participarei com todo o prazer.', 'Estarei presente com todo o prazer.'],
      no: ['Infelizmente, não poderei participar.'],
      open: ['Quanto à minha presença: [sim / não].'],
      yesIt: ['Participarei com todo o prazer.'],
      noIt: ['Infelizmente, não poderei participar.'],
      openIt: ['Quanto à minha presença: [sim / não].'],
    },
    pay: {
      yes: ['Vou verificar {object} e providenciar o necessário {by}.'],
      no: ['{about}, não farei o pagamento nestes termos.'],
      open: ['{about}: [data de pagamento].'],
      yesIt: ['Vou verificar e providenciar o necessário {by}.'],
      noIt: ['Não farei o pagamento nestes termos.'],
      openIt: ['Quanto ao pagamento: [data de pagamento].'],
    },
    complete: {
      yes: ['Vou completar {object} {by}.'],
      no: ['Infelizmente, no momento não posso completar {object}.'],
      open: ['Vou completar {object} [quando].'],
      yesIt: ['Cuido disso {by}.'],
      noIt: ['Infelizmente, no momento não posso cuidar disso.'],
      openIt: ['Cuido disso [quando].'],
    },
    update: {
      yes: ['Vou alterar {object} {by}.'],
      no: ['Infelizmente, não posso alterar {object}.'],
      open: ['Vou alterar {object} [quando].'],
      yesIt: ['Farei a alteração {by}.'],
      noIt: ['Infelizmente, essa alteração não é possível.'],
      openIt: ['Farei a alteração [quando].'],
    },
    arrange: {
      yes: ['{about}, cuido de tudo {by}.', '{about}, vou cuidar da organização {by}.'],
      no: ['{about}, infelizmente não posso cuidar da organização.'],
      open: ['{about}: [o que está previsto].'],
      yesIt: ['Cuido de tudo {by}.'],
      noIt: ['Infelizmente, não posso cuidar disso.'],
      openIt: ['Quanto à organização: [o que está previsto].'],
    },
    help: {
      yes: ['{about}, conte com a minha ajuda.'],
      no: ['{about}, infelizmente não posso ajudar.'],
      open: ['{about}, posso ajudar da seguinte forma: [ajuda oferecida].'],
      yesIt: ['Conte com a minha ajuda.'],
      noIt: ['Infelizmente, não posso ajudar.'],
      openIt: ['Posso ajudar da seguinte forma: [ajuda oferecida].'],
    },
    approve: {
      yes: ['Aprovo {object}.', '{about}, estou de acordo.'],
      no: ['Infelizmente, não posso aprovar {object}.'],
      open: ['{about}: [aprovação / sem aprovação].'],
      yesIt: ['Estou de acordo.'],
      noIt: ['Infelizmente, não posso aprovar.'],
      openIt: ['Quanto à aprovação pedida: [sim / não].'],
    },
    cancel: {
      yes: ['Vou cancelar {object}, conforme solicitado.'],
      no: ['Infelizmente, não é mais possível cancelar {object}.'],
      open: ['{about}: [cancelamento / cancelamento impossível].'],
      yesIt: ['Farei o cancelamento, conforme solicitado.'],
      noIt: ['Infelizmente, não é mais possível cancelar.'],
      openIt: ['Quanto ao cancelamento: [sim / não é mais possível].'],
    },
    fix: {
      yes: ['{about}, vou cuidar do assunto {by}. Aviso assim que estiver tudo resolvido.'],
      no: ['{about}, infelizmente não tenho uma solução a propor.'],
      open: ['{about}: [medida prevista].'],
      yesIt: ['Vou cuidar do assunto {by}. Aviso assim que estiver tudo resolvido.'],
      noIt: ['Infelizmente, não tenho uma solução a propor.'],
      openIt: ['Está previsto o seguinte: [medida prevista].'],
    },
    deliver: {
      yes: ['{about}, vamos providenciar tudo {by}.'],
      no: ['{about}, infelizmente não é possível no momento.'],
      open: ['{about}, a data prevista é a seguinte: [data].'],
      yesIt: ['Faremos a entrega {by}.'],
      noIt: ['Infelizmente, no momento não podemos fazer a entrega.'],
      openIt: ['Faremos a entrega [quando].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} está ótimo para mim.',
        'Combinado, tenho disponibilidade {on}.',
        'Confirmo com prazer o nosso encontro {on}.',
      ],
      casual: ['{named} está perfeito para mim.'],
      enthusiastic: ['{named} está perfeito, mal posso esperar!'],
      formal: ['É com prazer que confirmo a minha disponibilidade {on}.'],
      concise: ['Pode ser {named}.'],
      humorous: ['{named}: anotado, sublinhado e circulado na agenda.'],
    },
    yesIt: {
      plain: [
        'O horário proposto está ótimo para mim.',
        'Combinado, no horário proposto.',
        'Confirmo com todo o prazer o nosso encontro.',
      ],
    },
    no: {
      plain: [
        'Infelizmente, não tenho disponibilidade {on}.',
        '{named} infelizmente não é possível para mim.',
        'Lamento, mas {on} já tenho outro compromisso.',
      ],
      casual: ['{named} não dá para mim, que pena.'],
      formal: ['Lamento informar que não terei disponibilidade {on}.'],
      concise: ['Não tenho disponibilidade {on}.'],
    },
    noIt: {
      plain: [
        'Infelizmente, o horário proposto não é possível para mim.',
        'Infelizmente, não tenho disponibilidade nesse momento.',
        'Lamento, mas nessa data já tenho outro compromisso.',
      ],
    },
    open: ['{named} [funciona para mim / não funciona para mim].'],
    openIt: ['O horário proposto [funciona para mim / não funciona para mim].'],
    move: {
      plain: [
        'Infelizmente, não tenho disponibilidade {on}. Seria possível {other}?',
        'Lamento, mas {on} já tenho outro compromisso. O ideal para mim seria {other}.',
        'Poderíamos mudar o horário? Não tenho disponibilidade {on}, mas poderia ser {other}.',
      ],
      casual: ['{named} não dá para mim. Que tal {other}?'],
      assertive: ['Não tenho disponibilidade {on}. Proponho que seja {other}.'],
      formal: ['Lamento não ter disponibilidade {on} e permito-me propor que seja {other}.'],
    },
    moveIt: {
      plain: [
        'Infelizmente, esse horário não é possível para mim. Seria possível {other}?',
        'Poderíamos mudar o horário? Proponho que seja {other}.',
        'Lamento ter de pedir outra data; o ideal para mim seria {other}.',
      ],
      casual: ['Podemos mudar? Que tal {other}?'],
    },
    propose: {
      plain: ['Proponho que seja {other}.', 'Seria possível {other}?', 'O ideal para mim seria {other}.'],
    },
    otherTime: '[data e hora propostas]',
    oneOf: ['Das datas propostas, a melhor para mim é a seguinte: {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, a resposta é sim.', '{re}: sim, é isso mesmo.'],
      no: ['{re}, infelizmente a resposta é não.', '{re}: infelizmente, não.'],
      open: ['{re}: [sim / não, com explicação].'],
    },
    choice: {
      yes: ['{re}: [resposta].'],
      no: ['{re}, infelizmente nenhuma das opções serve.'],
      open: ['{re}: [resposta].'],
    },
    time: {
      yes: ['{re}, posso informar a data: [data].'],
      no: ['{re}, infelizmente ainda não posso indicar uma data.'],
      open: ['{re}: [data ou prazo].'],
    },
    amount: {
      yes: ['{re}, o valor é o seguinte: [valor ou quantidade].'],
      no: ['{re}, infelizmente ainda não posso indicar um valor.'],
      open: ['{re}: [valor ou quantidade].'],
    },
    fact: {
      yes: ['{re}, a resposta é a seguinte: [resposta].'],
      no: ['{re}, infelizmente não posso dar essa informação.'],
      open: ['{re}, a resposta é a seguinte: [resposta].', '{re}: [resposta].'],
    },
    explanation: {
      yes: ['{re}, a explicação é a seguinte: [explicação].'],
      no: ['{re}, infelizmente não posso adiantar mais.'],
      open: ['{re}: [explicação].'],
    },
    action: {
      yes: ['{re}, cuido disso com todo o prazer.', '{re}, de acordo, fica a meu cargo.'],
      no: ['{re}, infelizmente não posso assumir esse compromisso.'],
      open: ['{re}: [resposta].'],
    },
  },
  questionRefs: {
    only: 'sobre a sua pergunta',
    first: 'sobre o seu primeiro ponto',
    second: 'sobre o seu segundo ponto',
    third: 'sobre o seu terceiro ponto',
    further: 'sobre o seu outro ponto',
    quoted: 'sobre a sua pergunta {question}',
    requested: 'sobre o seu pedido {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, antes gostaria de perguntar: [pergunta]?',
        '{re}, poderia esclarecer um ponto: [pergunta]?',
        '{re}, preciso de um esclarecimento antes de responder: [pergunta]?',
      ],
      concise: ['{re}: [pergunta]?'],
    },
    many: { plain: ['Antes de responder ponto por ponto, uma pergunta: [pergunta]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, primeiro precisaria de [o que é necessário].',
        '{re}, para avançar ainda me falta o seguinte: [o que é necessário].',
        '{re}, poderia enviar [o que é necessário]?',
      ],
    },
    many: { plain: ['Para responder a cada ponto, ainda precisaria de [o que é necessário].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, há um ponto que não ficou claro: [ponto a esclarecer].',
        '{re}, gostaria de ter certeza de que entendi bem: [ponto a esclarecer]?',
        '{re}, gostaria primeiro de esclarecer um ponto: [ponto a esclarecer]?',
      ],
    },
    many: {
      plain: ['Antes de responder ponto por ponto, gostaria de esclarecer o seguinte: [ponto a esclarecer]?'],
    },
  },
  status: [
    '{re}, a situação é a seguinte: [situação atual].',
    '{re}, este é o ponto em que estamos: [situação atual].',
  ],
  bargain: {
    amount: {
      plain: [
        'Quanto ao valor de {amount}, tenho uma contraproposta: [condições].',
        'Com {amount} ainda não chegamos a um acordo; para mim seria possível o seguinte: [condições].',
        'Gostaria de rever o valor de {amount}: [condições].',
      ],
      assertive: ['O valor de {amount} é alto demais. A minha proposta: [condições].'],
      casual: ['{amount} é um pouco demais para mim. A minha proposta: [condições].'],
    },
    bare: {
      plain: [
        'Gostaria de conversar sobre as condições: [condições].',
        'A minha proposta é a seguinte: [condições].',
        'Poderíamos chegar a um acordo nestes termos: [condições].',
      ],
    },
  },
  guarded: {
    secret: [
      'Por princípio, não envio por e-mail dados confidenciais, como senhas ou dados bancários.',
      'Não envio códigos de acesso nem dados bancários por e-mail; é melhor usar outro canal.',
      'Não forneço esses dados por e-mail; escreverei para um endereço que já conheço.',
    ],
    payment: [
      'Primeiro, vou verificar este pedido de pagamento.',
      'Antes de qualquer pagamento, farei a verificação pelos nossos canais habituais.',
      'Quanto ao pagamento, farei primeiro as verificações necessárias.',
    ],
  },
  listLead: ['Respondo ponto por ponto:'],

  bodies: {
    question: {
      plain: [
        'Tenho uma pergunta a esse respeito: [pergunta]?',
        'Há uma coisa que gostaria de saber: [pergunta]?',
        'Gostaria ainda de saber o seguinte: [pergunta]?',
      ],
    },
    accept: {
      plain: ['Aceito com todo o prazer.', 'Pode contar comigo.', 'Estou de acordo.'],
      enthusiastic: ['Aceito com a maior alegria!'],
      casual: ['Conte comigo.'],
      formal: ['Tenho o prazer de aceitar.'],
      concise: ['Aceito.'],
      humorous: ['Aceito, e nem precisei tirar cara ou coroa.'],
    },
    decline: {
      plain: [
        'Infelizmente, preciso recusar.',
        'Depois de refletir, prefiro recusar.',
        'Infelizmente, não posso aceitar.',
      ],
      casual: ['Desta vez não vai dar, que pena.'],
      assertive: ['A minha resposta é não.'],
      formal: ['Após cuidadosa reflexão, lamento não poder aceitar.'],
      empathetic: ['Não é fácil dizer isto, mas preciso recusar.'],
    },
    reschedule: {
      plain: [
        'Poderíamos encontrar outra data? Proponho que seja {other}.',
        'Gostaria de mudar a data. Seria possível {other}?',
        'Lamento ter de pedir outra data; o ideal para mim seria {other}.',
      ],
      casual: ['Podemos mudar? Que tal {other}?'],
    },
    request: {
      plain: [
        'Poderia enviar [o que é necessário]?',
        'Ainda precisaria de [o que é necessário].',
        'Agradeceria que enviasse [o que é necessário].',
      ],
      formal: ['Solicito a gentileza de enviar [o que é necessário].'],
    },
    update: {
      plain: [
        'A situação atual é a seguinte: [situação atual].',
        'Um breve resumo da situação: [situação atual].',
        'Neste momento, estamos assim: [situação atual].',
      ],
    },
    clarify: {
      plain: [
        'Há um ponto que não ficou claro: [ponto a esclarecer].',
        'Poderia explicar [ponto a esclarecer]?',
        'Para ter certeza de que entendi bem: [ponto a esclarecer]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          'Confirmo o seguinte: {facts}.',
          'Confirmo com todo o prazer: {facts}.',
          'Fica, portanto, confirmado: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Confirmo que recebi a sua mensagem.',
          'A sua mensagem chegou bem.',
          'Li a sua mensagem e anotei tudo.',
        ],
      },
    },
    introduce: {
      plain: [
        'Gostaria de apresentar [nome]: [função e motivo].',
        'É com prazer que apresento [nome]: [função e motivo].',
        'Penso que será interessante conhecer [nome]: [função e motivo].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Poderia dizer se {text}?',
    'ask-about': 'O que pode adiantar sobre {text}?',
    'ask-for': 'Poderia enviar {text}?',
    'ask-that': 'Gostaria de pedir o seguinte: {text}.',
    offer: 'Proponho o seguinte: {text}.',
    thank: 'Agradeço {text}.',
    apologize: 'Lamento sinceramente {text}.',
    congratulate: 'Os meus parabéns por {text}.',
    wish: 'Desejo {text}.',
    invite: 'Gostaria de fazer um convite: {text}.',
    remind: 'Gostaria de lembrar {text}.',
  },
  toTranslate: 'em português: {text}',

  closings: {
    awaiting: {
      professional: [
        'Aguardo a sua resposta.',
        'Agradeço desde já a sua resposta.',
        'Fico no aguardo da sua resposta.',
      ],
      formal: [
        'Aguardo a sua resposta e agradeço desde já a atenção dispensada.',
        'Agradeceria que me enviasse a sua resposta.',
      ],
      diplomatic: [
        'Confio em que encontraremos uma solução boa para todos e aguardo com interesse a sua opinião.',
      ],
      assertive: ['Peço uma resposta clara.'],
      concise: ['Aguardo resposta.'],
      urgent: [
        'Agradeceria uma resposta com a maior brevidade.',
        'Uma resposta rápida seria de grande ajuda.',
      ],
      friendly: [
        'Será um prazer ler a sua resposta.',
        'Espero ter notícias suas em breve.',
        'Agradeço desde já, e até breve.',
      ],
      empathetic: ['Responda com toda a calma, no seu tempo.'],
      enthusiastic: ['Mal posso esperar pela sua resposta!'],
      casual: ['Diga o que acha.', 'Fico no aguardo!'],
      humorous: ['Espero a resposta com um olho no e-mail e o outro no café.'],
    },
    available: {
      professional: [
        'Fico à disposição para qualquer esclarecimento.',
        'Se surgir alguma dúvida, não hesite em escrever.',
        'Responderei com todo o prazer a outras perguntas.',
      ],
      formal: ['Permaneço à inteira disposição para qualquer esclarecimento adicional.'],
      diplomatic: ['Se algum ponto merecer uma conversa, conte com a minha total disposição.'],
      assertive: ['Se faltar alguma coisa, é só dizer.'],
      concise: ['À disposição.'],
      urgent: ['Se surgir alguma dúvida, respondo de imediato.'],
      friendly: [
        'Se precisar de mais alguma coisa, escreva quando quiser.',
        'Desejo um excelente dia.',
        'Se ficar alguma dúvida, ajudo com todo o prazer.',
      ],
      empathetic: ['Se precisar de alguma coisa, pode contar comigo.'],
      enthusiastic: ['Mal posso esperar pelo que vem a seguir!'],
      casual: ['Qualquer coisa, é só escrever.'],
      humorous: ['Se surgirem dúvidas, é só escrever: não mordo.'],
    },
    meeting: {
      plain: [
        'Será um prazer conversar.',
        'Aguardo com prazer o nosso encontro.',
        'Até lá, desejo tudo de bom.',
      ],
      casual: ['Até lá!'],
      enthusiastic: ['Mal posso esperar por esse dia!'],
      formal: ['Será um prazer conversar nessa ocasião.'],
    },
    declined: {
      plain: [
        'Agradeço a compreensão.',
        'Agradeço a compreensão; espero que surja outra oportunidade.',
        'Ficará, espero, para uma próxima ocasião.',
      ],
      casual: ['Fica para a próxima!'],
      assertive: ['Agradeço que tome nota.'],
      formal: ['Agradeço antecipadamente a sua compreensão.'],
    },
    sorry: {
      plain: [
        'Agradeço a sua paciência.',
        'Agradeço a compreensão.',
        'Escrevo novamente assim que souber mais.',
      ],
    },
    grave: {
      plain: ['Desejo muita força.', 'Cuide-se bem.', 'Se eu puder fazer alguma coisa, é só dizer.'],
    },
    content: {
      plain: ['Desejo tudo de bom.', 'Espero que a nossa parceria continue.', 'Desejo um bom dia.'],
      casual: ['Bom trabalho e até breve!'],
      enthusiastic: ['Vamos em frente, mal posso esperar!'],
      formal: ['Desejo um excelente dia de trabalho.'],
      concise: ['Tudo de bom.'],
    },
  },
};
