import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { romanian as turning } from '../turning/romanian.ts';

/** After 'la' a noun stands without its article, unless something describes it. */
const thing = (name: string, bare = name): ThingForms => ({
  name,
  object: name,
  about: `referitor la ${bare}`,
});

/** What people put before their names and nobody says to them: 'Notar Elena Ferariu'. */
const TRADE =
  /^(?:(?:notar(?: public)?|avocat|av\.|consilier|ing\.|inginer|arh\.|arhitect|ec\.|jr\.|farm\.|expert contabil|director|manager)\s)+/iu;

/** Romanian, as written in business mail: dumneavoastră, and tu where the tone or the mail wants it. */
export const romanian: PhrasePack = {
  locale: 'ro',
  space: ' ',
  quotes: ['„', '”'],
  familiarTones: ['casual', 'humorous'],
  turning,

  salutation({ called, full, first, last, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Bună, ${called},` : `Bună ziua, ${called},`;
    if (register === 'familiar') {
      if (!first) return 'Salut,';
      return tone === 'casual' || tone === 'humorous' ? `Salut, ${first},` : `Bună, ${first},`;
    }
    if (title === 'mr' && last) return `Stimate domnule ${last},`;
    if (title === 'ms' && last) return `Stimată doamnă ${last},`;
    if (title && last) return `Bună ziua, ${title === 'dr' ? 'dr.' : 'prof.'} ${last},`;
    if (first && (tone === 'friendly' || tone === 'enthusiastic' || tone === 'empathetic')) {
      return `Bună ziua, ${first},`;
    }
    if (full) return `Bună ziua, ${full.replace(TRADE, '')},`;
    return tone === 'formal' || tone === 'diplomatic' ? 'Stimate doamne, stimați domni,' : 'Bună ziua,';
  },
  valediction: {
    professional: ['Cu stimă,', 'Cu cele mai bune gânduri,', 'Toate cele bune,'],
    formal: ['Cu deosebită considerație,', 'Cu deosebită stimă,'],
    diplomatic: ['Cu respect,', 'Cu toată considerația,'],
    assertive: ['Cu salutări,'],
    concise: ['O zi bună,'],
    urgent: ['Cu mulțumiri,'],
    friendly: ['Cu drag,', 'Cu prietenie,', 'O zi frumoasă,'],
    empathetic: ['Cu căldură,', 'Cu gânduri bune,'],
    enthusiastic: ['Pe foarte curând,', 'Cu mult drag,'],
    casual: ['Pe curând,', 'Numai bine,', 'Salutări,'],
    humorous: ['Cu un zâmbet,', 'Cu voie bună,'],
  },
  nameGap: '[Numele dumneavoastră]',

  times: {
    on: {
      day: '{weekday}, {date}',
      time: 'la ora {time}',
      both: '{weekday}, {date}, la ora {time}',
    },
    by: {
      day: 'până {weekday}, {date}',
      time: 'până la ora {time}',
      both: 'până {weekday}, {date}, ora {time}',
    },
    named: { day: '{weekday}, {date}', time: 'ora {time}', both: '{weekday}, {date}, ora {time}' },
    after: ', după ora {time}',
    before: ', până la ora {time}',
  },
  things: {
    contract: thing('contractul', 'contract'),
    invoice: thing('factura', 'factură'),
    quote: thing('oferta de preț'),
    report: thing('raportul', 'raport'),
    presentation: thing('prezentarea', 'prezentare'),
    documents: thing('documentele', 'documente'),
    file: thing('fișierul', 'fișier'),
    list: thing('lista', 'listă'),
    figures: thing('cifrele', 'cifre'),
    agenda: thing('ordinea de zi'),
    minutes: thing('minuta ședinței'),
    proposal: thing('propunerea', 'propunere'),
    plan: thing('planul', 'plan'),
    schedule: thing('programul', 'program'),
    draft: thing('versiunea preliminară'),
    details: thing('detaliile', 'detalii'),
    address: thing('adresa', 'adresă'),
    phone: thing('numărul de telefon'),
    photos: thing('fotografiile', 'fotografii'),
    cv: thing('CV-ul', 'CV'),
    order: thing('comanda', 'comandă'),
    delivery: thing('livrarea', 'livrare'),
    payment: thing('plata', 'plată'),
    price: thing('prețul', 'preț'),
    meeting: thing('întâlnirea', 'întâlnire'),
    call: thing('convorbirea telefonică'),
    appointment: thing('programarea', 'programare'),
    interview: thing('interviul', 'interviu'),
    event: thing('evenimentul', 'eveniment'),
    project: thing('proiectul', 'proiect'),
    account: thing('contul', 'cont'),
    application: thing('candidatura', 'candidatură'),
    feedback: thing('observațiile', 'observații'),
    deadline: thing('termenul-limită'),
    budget: thing('bugetul', 'buget'),
    form: thing('formularul', 'formular'),
    product: thing('produsul', 'produs'),
    refund: thing('rambursarea', 'rambursare'),
    discount: thing('reducerea', 'reducere'),
    room: thing('sala', 'sală'),
    trip: thing('călătoria', 'călătorie'),
    website: thing('site-ul', 'site'),
    problem: thing('problema', 'problemă'),
    position: thing('postul', 'post'),
  },
  causes: {
    delay: 'întârzierea produsă',
    damage: 'deteriorarea produsului',
    'mix-up': 'confuzia privind comanda',
    missing: 'problema apărută la livrare',
    billing: 'eroarea de facturare',
    silence: 'lipsa unui răspuns',
    service: 'tratamentul de care {ați|ai} avut parte',
    outage: 'defecțiunea tehnică',
    quality: 'defectele constatate',
  },

  openings: {
    plain: {
      professional: [
        '{Vă|Îți} mulțumesc pentru mesaj.',
        'Am primit mesajul {dumneavoastră|tău} și {vă|îți} mulțumesc.',
        '{Vă|Îți} mulțumesc pentru e-mail.',
      ],
      formal: [
        'Am luat cunoștință de mesajul dumneavoastră, pentru care vă mulțumesc.',
        'Vă mulțumesc pentru mesajul adresat.',
      ],
      diplomatic: [
        'Am citit cu atenție mesajul dumneavoastră și vă mulțumesc.',
        'Vă mulțumesc pentru timpul acordat acestui subiect.',
      ],
      assertive: ['Am reținut cele scrise de {dumneavoastră|tine}.'],
      concise: ['Am primit, mulțumesc.'],
      urgent: ['{Vă|Îți} mulțumesc pentru mesaj, revin imediat cu răspunsul.'],
      friendly: [
        '{Vă|Îți} mulțumesc mult pentru mesajul amabil.',
        'Mă bucur să primesc vești de la {dumneavoastră|tine}.',
        '{Vă|Îți} mulțumesc pentru mesaj, mi-a făcut mare plăcere.',
      ],
      empathetic: [
        '{Vă|Îți} mulțumesc că mi-{ați|ai} scris și pentru încredere.',
        'Înțeleg ce îmi {spuneți|spui} și {vă|îți} mulțumesc că mi-{ați|ai} scris.',
      ],
      enthusiastic: [
        'Mulțumesc din suflet pentru mesaj, m-am bucurat tare mult!',
        'Ce bucurie să primesc vești de la {dumneavoastră|tine}!',
      ],
      casual: ['Mersi pentru mesaj!', 'Mersi, mă bucur că mi-ai scris!'],
      humorous: ['Mersi pentru mesaj: de departe cel mai simpatic din inboxul meu.'],
    },
    information: {
      plain: [
        '{Vă|Îți} mulțumesc pentru informație.',
        'Am notat, {vă|îți} mulțumesc.',
        '{Vă|Îți} mulțumesc că mă {țineți|ții} la curent.',
      ],
      formal: ['Vă mulțumesc pentru informare, am luat la cunoștință.'],
      casual: ['Mersi pentru informație!'],
      enthusiastic: ['Mulțumesc mult pentru noutăți!'],
      concise: ['Am notat, mulțumesc.'],
    },
    introduced: {
      plain: [
        '{Vă|Îți} mulțumesc că m-{ați|ai} pus în legătură cu {name}.',
        '{Vă|Îți} mulțumesc pentru prezentare. {name}, îmi pare bine de cunoștință.',
        'Mulțumesc pentru contactul cu {name}.',
      ],
      casual: ['Mersi pentru contactul cu {name}!'],
    },
    condolence: {
      plain: [
        'Am aflat vestea cu multă tristețe. {Vă|Îți} transmit sincere condoleanțe.',
        'Îmi pare nespus de rău. {Vă sunt alături|Îți sunt alături} în aceste momente grele.',
        'Nu există cuvinte pentru o asemenea pierdere. {Vă|Îți} transmit întreaga mea compasiune.',
      ],
    },
    illness: {
      plain: [
        'Îmi pare rău pentru vestea primită și {vă|îți} doresc însănătoșire grabnică.',
        '{Vă|Îți} mulțumesc că mi-{ați|ai} spus. {Vă|Îți} doresc multă sănătate.',
        'Îmi pare rău. {Odihniți-vă|Odihnește-te} în liniște, restul poate aștepta.',
      ],
      casual: ['Mersi că mi-ai spus. Însănătoșire grabnică!'],
    },
    rejection: {
      plain: [
        '{Vă|Îți} mulțumesc pentru răspuns, deși speram la alt rezultat.',
        '{Vă|Îți} mulțumesc că mi-{ați|ai} scris. Regret decizia, dar o respect.',
        '{Vă|Îți} mulțumesc pentru răspunsul clar.',
      ],
    },
    cancellation: {
      plain: [
        '{Vă|Îți} mulțumesc că m-{ați|ai} anunțat din timp.',
        'Îmi pare rău, dar înțeleg. {Vă|Îți} mulțumesc pentru mesaj.',
        'Am notat anularea, {vă|îți} mulțumesc.',
      ],
      casual: ['Păcat, dar nu-i nicio problemă!'],
    },
    complaint: {
      plain: [
        '{Vă|Îți} mulțumesc pentru sesizare. Îmi pare rău pentru neplăcerile create.',
        'Înțeleg nemulțumirea {dumneavoastră|ta} și îmi cer scuze.',
        '{Vă|Îți} mulțumesc pentru sinceritate. Regret situația pe care o {descrieți|descrii}.',
      ],
      formal: [
        'Am citit cu toată atenția reclamația dumneavoastră și vă rog să acceptați scuzele mele pentru neplăcerile create.',
      ],
      assertive: ['{Vă|Îți} mulțumesc pentru sesizare. Tratez problema cu toată seriozitatea.'],
      empathetic: ['Înțeleg cât de neplăcută este această situație și îmi pare sincer rău.'],
      urgent: ['{Vă|Îți} mulțumesc pentru sesizare: mă ocup cu prioritate de problemă.'],
      casual: ['Mersi că mi-ai spus și scuze pentru neplăceri.'],
    },
    chaser: {
      plain: [
        'Îmi cer scuze pentru răspunsul întârziat.',
        '{Vă|Îți} mulțumesc pentru revenire și pentru răbdare.',
        '{Aveți|Ai} dreptate, {vă|îți} datorez încă un răspuns.',
      ],
      casual: ['Mersi că mi-ai amintit și scuze pentru așteptare!'],
      formal: ['Vă rog să scuzați întârzierea răspunsului meu.'],
    },
    apology: {
      plain: [
        '{Vă|Îți} mulțumesc pentru mesaj; nu {vă faceți|îți face} griji, se mai întâmplă.',
        '{Vă|Îți} mulțumesc pentru explicație. Din partea mea, subiectul este închis.',
        '{Vă|Îți} mulțumesc pentru sinceritate, înțeleg perfect.',
      ],
      casual: ['Nicio problemă, se mai întâmplă!'],
    },
    congratulation: {
      plain: [
        '{Vă|Îți} mulțumesc mult pentru felicitări, m-am bucurat foarte tare.',
        '{Vă|Îți} mulțumesc din inimă pentru cuvintele frumoase.',
        '{Vă|Îți} mulțumesc că {v-ați|te-ai} gândit la mine.',
      ],
      casual: ['Mersi mult, m-am bucurat tare!'],
    },
    invitation: {
      plain: [
        '{Vă|Îți} mulțumesc pentru invitație.',
        '{Vă|Îți} mulțumesc pentru amabila invitație.',
        '{Vă|Îți} mulțumesc că {v-ați|te-ai} gândit la mine, invitația mă bucură.',
      ],
      enthusiastic: ['Ce invitație minunată, mulțumesc din suflet!'],
      casual: ['Mersi pentru invitație!'],
      formal: ['Vă mulțumesc pentru onoarea pe care mi-o faceți prin această invitație.'],
    },
    honour: {
      plain: [
        '{Vă|Îți} mulțumesc pentru încredere.',
        'Este o onoare că {v-ați|te-ai} gândit la mine.',
        '{Vă|Îți} mulțumesc pentru o propunere care mă onorează.',
      ],
    },
    application: {
      plain: [
        '{Vă|Îți} mulțumesc pentru candidatură și pentru interes.',
        'Am primit candidatura {dumneavoastră|ta}, {vă|îți} mulțumim.',
        '{Vă|Îți} mulțumesc pentru interesul față de compania noastră.',
      ],
    },
    introduction: {
      plain: [
        '{Vă|Îți} mulțumesc pentru prezentare, îmi pare bine de cunoștință.',
        '{Vă|Îți} mulțumesc pentru mesaj și pentru prezentare.',
        'Mă bucur să facem cunoștință și {vă|îți} mulțumesc pentru mesaj.',
      ],
    },
    invoice: {
      plain: [
        'Am primit factura, {vă|îți} mulțumesc.',
        '{Vă|Îți} mulțumesc pentru trimiterea facturii.',
        'Factura a ajuns la mine, {vă|îți} mulțumesc.',
      ],
    },
    reminder: {
      plain: [
        '{Vă|Îți} mulțumesc pentru reamintire.',
        '{Vă|Îți} mulțumesc că mi-{ați|ai} amintit.',
        'Am notat, {vă|îți} mulțumesc pentru reamintire.',
      ],
    },
    offer: {
      plain: [
        '{Vă|Îți} mulțumesc pentru propunere.',
        '{Vă|Îți} mulțumesc pentru ofertă, am citit-o cu interes.',
        '{Vă|Îți} mulțumesc pentru mesaj și pentru ofertă.',
      ],
    },
    approval: {
      plain: [
        '{Vă|Îți} mulțumesc pentru răspunsul pozitiv.',
        'Mă bucur că totul este în regulă.',
        '{Vă|Îți} mulțumesc pentru aprobare.',
      ],
      enthusiastic: ['Ce veste bună, mulțumesc mult!'],
    },
    pending: {
      plain: [
        '{Vă|Îți} mulțumesc că m-{ați|ai} pus la curent.',
        '{Vă|Îți} mulțumesc că {vă ocupați|te ocupi} de asta.',
        'Am înțeles, aștept vești.',
      ],
    },
    sharing: {
      plain: [
        '{Vă|Îți} mulțumesc că mi-{ați|ai} trimis materialele.',
        'Am primit totul, {vă|îți} mulțumesc.',
        'Totul a ajuns cu bine, {vă|îți} mulțumesc.',
      ],
    },
    thanks: {
      plain: [
        'Cu multă plăcere.',
        'Cu plăcere, mă bucur că am putut fi de ajutor.',
        'Eu {vă|îți} mulțumesc pentru cuvintele frumoase.',
      ],
      casual: ['Cu plăcere, oricând!'],
      formal: ['Vă mulțumesc pentru cuvintele amabile.'],
      concise: ['Cu plăcere.'],
    },
    announcement: {
      plain: [
        '{Vă|Îți} mulțumesc pentru anunț.',
        'Am reținut vestea, {vă|îți} mulțumesc.',
        '{Vă|Îți} mulțumesc că ne-{ați|ai} transmis vestea.',
      ],
      enthusiastic: ['Mulțumesc mult că ne-{ați|ai} dat de veste!'],
    },
    meeting: {
      plain: [
        '{Vă|Îți} mulțumesc pentru propunerea de întâlnire.',
        '{Vă|Îți} mulțumesc pentru mesajul privind întâlnirea noastră.',
        '{Vă|Îți} mulțumesc pentru inițiativa întâlnirii.',
      ],
      casual: ['Mersi pentru propunere!'],
      formal: ['Vă mulțumesc pentru propunerea de întâlnire, pe care o apreciez.'],
      enthusiastic: ['Mulțumesc mult, ce idee bună să ne vedem!'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Am primit {object}, {vă|îți} mulțumesc.',
        '{Vă|Îți} mulțumesc că mi-{ați|ai} trimis {object}.',
        'Am în față {object}, {vă|îți} mulțumesc mult.',
      ],
      formal: ['Confirm că am primit {object} și vă mulțumesc.'],
      enthusiastic: ['Ce bine că am primit {object}, mulțumesc din suflet!'],
      casual: ['Am primit {object}, mersi mult!'],
      urgent: ['Am primit {object}, mă uit imediat.'],
      concise: ['Am primit {object}, mulțumesc.'],
    },
    bare: {
      plain: [
        '{Vă|Îți} mulțumesc pentru mesaj și pentru timpul acordat.',
        '{Vă|Îți} mulțumesc foarte mult.',
        '{Vă|Îți} mulțumesc, ajutorul {dumneavoastră|tău} a fost prețios.',
      ],
      friendly: ['Mulțumesc mult de tot, m-am bucurat sincer.'],
      casual: ['Mii de mulțumiri, foarte drăguț din partea ta!'],
      enthusiastic: ['Mii de mulțumiri, este minunat!'],
      formal: ['Vă adresez cele mai sincere mulțumiri pentru amabilitate.'],
      empathetic: ['Mulțumesc din inimă, gestul {dumneavoastră|tău} înseamnă mult pentru mine.'],
      urgent: ['Mulțumesc mult pentru promptitudine.'],
      humorous: ['Mii de mulțumiri: oficial, îți datorez o cafea.'],
      concise: ['Mulțumesc mult.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Îmi cer scuze pentru {cause}.',
        'Regret sincer {cause} și {vă|te} rog să mă {scuzați|scuzi}.',
        '{Vă|Îți} adresez sincere scuze pentru {cause}.',
      ],
      empathetic: [
        'Înțeleg foarte bine supărarea {dumneavoastră|ta}. Regret din suflet {cause} și {vă|îți} cer sincere scuze.',
      ],
      casual: ['Scuze pentru {cause}!'],
      formal: ['Vă rog să acceptați cele mai sincere scuze pentru {cause}.'],
      urgent: ['Îmi cer scuze pentru {cause}; mă ocup chiar acum.'],
      humorous: ['Mea culpa: mii de scuze pentru {cause}.'],
    },
    open: {
      plain: [
        'Îmi cer scuze pentru [motivul scuzelor].',
        'Regret sincer [motivul scuzelor] și {vă|te} rog să mă {scuzați|scuzi}.',
        '{Vă|Îți} adresez sincere scuze pentru [motivul scuzelor].',
      ],
    },
    remedy: {
      plain: [
        'Pentru a remedia situația, voi face următoarele: [măsura luată].',
        'Mă ocup personal de acest lucru: [măsura luată].',
        'Pentru ca acest lucru să nu se repete, am prevăzut următoarele: [măsura luată].',
      ],
    },
  },
  followUp: {
    plain: [
      'Revin în legătură cu {mail}: există noutăți?',
      'Aș dori să știu în ce stadiu ne aflăm în legătură cu {mail}.',
      'M-aș bucura să aflu cum stau lucrurile în legătură cu {mail}.',
    ],
    friendly: ['{Vă|Îți} scriu doar ca să întreb dacă există noutăți în legătură cu {mail}.'],
    urgent: ['Am nevoie urgent de un răspuns în legătură cu {mail}.'],
    assertive: ['Aștept în continuare un răspuns în legătură cu {mail}.'],
    casual: ['Ai vești în legătură cu {mail}?'],
    formal: ['Îmi permit să revin la {mail} și v-aș ruga să îmi comunicați în ce stadiu ne aflăm.'],
    concise: ['Există noutăți în legătură cu {mail}?'],
    humorous: ['Bat din nou la ușa inboxului tău în legătură cu {mail}.'],
    enthusiastic: ['Abia aștept vești în legătură cu {mail}!'],
  },
  earlierMail: {
    subjectAndDate: 'mesajul {dumneavoastră|tău} {subject} din {date}',
    subject: 'mesajul {dumneavoastră|tău} {subject}',
    date: 'mesajul {dumneavoastră|tău} din {date}',
    bare: 'ultimul {dumneavoastră|tău} mesaj',
  },

  deeds: {
    send: {
      yes: ['{Vă|Îți} trimit cu plăcere {object} {by}.', '{Vă|Îți} voi trimite {object} {by}.'],
      no: ['Din păcate, deocamdată nu {vă|îți} pot trimite {object}.'],
      open: ['{Vă|Îți} voi trimite {object} [când].'],
      yesIt: ['{Vă|Îți} trimit cu plăcere cele solicitate {by}.'],
      noIt: ['Din păcate, deocamdată nu {vă|îți} pot trimite cele solicitate.'],
      openIt: ['{Vă|Îți} voi trimite cele solicitate [când].'],
    },
    review: {
      yes: [
        'Voi verifica {object} și revin cu observații {by}.',
        'Verific cu plăcere {object} și {vă|îți} trimit observațiile mele {by}.',
      ],
      no: ['Din păcate, deocamdată nu am timp să verific {object}.'],
      open: ['{about}, părerea mea este următoarea: [părerea].'],
      yesIt: ['Mă uit peste tot și revin cu observații {by}.'],
      noIt: ['Din păcate, deocamdată nu am timp să mă uit.'],
      openIt: ['Părerea mea este următoarea: [părerea].'],
    },
    check: {
      yes: [
        '{about}, verific și revin cu un răspuns {by}.',
        '{about}, mă interesez și {vă|îți} dau de știre {by}.',
      ],
      no: ['{about}, din păcate deocamdată nu pot verifica.'],
      open: ['{about}, verific și revin cu un răspuns [când].'],
      yesIt: ['Verific și revin cu un răspuns {by}.', 'Mă interesez și {vă|îți} dau de știre {by}.'],
      noIt: ['Din păcate, deocamdată nu pot verifica.'],
      openIt: ['Verific și revin cu un răspuns [când].'],
    },
    sign: {
      yes: ['Voi semna {object} și {vă|îți} trimit exemplarul semnat {by}.'],
      no: ['Din păcate, deocamdată nu pot semna {object}.'],
      open: ['Voi semna {object} [când].'],
      yesIt: ['{Vă|Îți} trimit exemplarul semnat {by}.'],
      noIt: ['Din păcate, deocamdată nu pot semna.'],
      openIt: ['{Vă|Îți} trimit exemplarul semnat [când].'],
    },
    confirm: {
      yes: ['{Vă|Îți} confirm {object}.'],
      no: ['Din păcate, încă nu pot confirma {object}.'],
      open: ['{about}: [confirmare / încă neconfirmat].'],
      yesIt: ['{Vă|Îți} confirm cu plăcere.'],
      noIt: ['Din păcate, încă nu pot confirma.'],
      openIt: ['În privința confirmării: [da / încă nu].'],
    },
    tell: {
      yes: ['{about}, revin cu un răspuns {by}.', '{about}, {vă|îți} voi da de știre {by}.'],
      no: ['{about}, din păcate nu {vă|îți} pot spune nimic.'],
      open: ['{about}: [răspuns].'],
      yesIt: ['Revin cu un răspuns {by}.'],
      noIt: ['Din păcate, nu {vă|îți} pot spune nimic în această privință.'],
      openIt: ['Răspunsul meu este următorul: [răspuns].'],
    },
    call: {
      yes: ['{about}, {vă|te} sun cu plăcere {by}.'],
      no: ['{about}, din păcate deocamdată nu pot vorbi la telefon.'],
      open: ['{about}, mi-ar conveni [ziua și ora].'],
      yesIt: ['{Vă|Te} sun cu plăcere {by}.'],
      noIt: ['Din păcate, deocamdată nu pot vorbi la telefon.'],
      openIt: ['Pentru o convorbire mi-ar conveni [ziua și ora].'],
    },
    meet: {
      yes: ['{about}, îmi fac timp cu plăcere.'],
      no: ['{about}, din păcate deocamdată nu îmi este posibil să ne întâlnim.'],
      open: ['{about}, mi-ar conveni [ziua și ora].'],
      yesIt: ['Ne putem întâlni cu plăcere.'],
      noIt: ['Din păcate, deocamdată nu îmi este posibil să ne întâlnim.'],
      openIt: ['Pentru o întâlnire mi-ar conveni [ziua și ora].'],
    },
    attend: {
      yes: ['Voi participa cu plăcere.', 'Voi fi acolo cu plăcere.'],
      no: ['Din păcate, nu voi putea participa.'],
      open: ['În privința participării mele: [da / nu].'],
      yesIt: ['Voi participa cu plăcere.'],
      noIt: ['Din păcate, nu voi putea participa.'],
      openIt: ['În privința participării mele: [da / nu].'],
    },
    pay: {
      yes: ['Voi verifica {object} și voi face cele necesare {by}.'],
      no: ['{about}, nu voi efectua plata în aceste condiții.'],
      open: ['{about}: [data plății].'],
      yesIt: ['Voi verifica și voi face cele necesare {by}.'],
      noIt: ['Nu voi efectua plata în aceste condiții.'],
      openIt: ['În privința plății: [data plății].'],
    },
    complete: {
      yes: ['Voi completa {object} {by}.'],
      no: ['Din păcate, deocamdată nu pot completa {object}.'],
      open: ['Voi completa {object} [când].'],
      yesIt: ['Mă ocup de asta {by}.'],
      noIt: ['Din păcate, deocamdată nu mă pot ocupa de asta.'],
      openIt: ['Mă ocup de asta [când].'],
    },
    update: {
      yes: ['Voi modifica {object} {by}.'],
      no: ['Din păcate, nu pot modifica {object}.'],
      open: ['Voi modifica {object} [când].'],
      yesIt: ['Voi face modificarea {by}.'],
      noIt: ['Din păcate, această modificare nu este posibilă.'],
      openIt: ['Voi face modificarea [când].'],
    },
    arrange: {
      yes: ['{about}, mă ocup de tot {by}.', '{about}, mă ocup eu de organizare {by}.'],
      no: ['{about}, din păcate nu mă pot ocupa de organizare.'],
      open: ['{about}: [ce este prevăzut].'],
      yesIt: ['Mă ocup de tot {by}.'],
      noIt: ['Din păcate, nu mă pot ocupa de asta.'],
      openIt: ['În privința organizării: [ce este prevăzut].'],
    },
    help: {
      yes: ['{about}, {vă|te} ajut cu plăcere.'],
      no: ['{about}, din păcate nu {vă|te} pot ajuta.'],
      open: ['{about}, iată cum pot ajuta: [ajutorul oferit].'],
      yesIt: ['{Vă|Te} ajut cu plăcere.'],
      noIt: ['Din păcate, nu {vă|te} pot ajuta.'],
      openIt: ['Iată cum pot ajuta: [ajutorul oferit].'],
    },
    approve: {
      yes: ['Aprob {object}.', '{about}, {aveți|ai} acordul meu.'],
      no: ['Din păcate, nu pot aproba {object}.'],
      open: ['{about}: [acord / fără acord].'],
      yesIt: ['{Aveți|Ai} acordul meu.'],
      noIt: ['Din păcate, nu îmi pot da acordul.'],
      openIt: ['În privința acordului cerut: [da / nu].'],
    },
    cancel: {
      yes: ['Anulez {object}, așa cum {ați|ai} cerut.'],
      no: ['Din păcate, nu mai este posibil să anulez {object}.'],
      open: ['{about}: [anulare / anulare imposibilă].'],
      yesIt: ['Fac anularea, așa cum {ați|ai} cerut.'],
      noIt: ['Din păcate, anularea nu mai este posibilă.'],
      openIt: ['În privința anulării: [da / nu mai este posibilă].'],
    },
    fix: {
      yes: ['{about}, mă ocup eu {by}. {Vă|Te} anunț imediat ce se rezolvă.'],
      no: ['{about}, din păcate nu am o soluție de propus.'],
      open: ['{about}: [măsura luată].'],
      yesIt: ['Mă ocup eu {by}. {Vă|Te} anunț imediat ce se rezolvă.'],
      noIt: ['Din păcate, nu am o soluție de propus.'],
      openIt: ['Am prevăzut următoarele: [măsura luată].'],
    },
    deliver: {
      yes: ['{about}, vom face cele necesare {by}.'],
      no: ['{about}, din păcate deocamdată nu este posibil.'],
      open: ['{about}, data prevăzută este următoarea: [data].'],
      yesIt: ['Vom face livrarea {by}.'],
      noIt: ['Din păcate, deocamdată livrarea nu este posibilă.'],
      openIt: ['Vom face livrarea [când].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} îmi convine foarte bine.',
        'De acord, rămâne stabilit {on}.',
        'Confirm cu plăcere întâlnirea: {named}.',
      ],
      casual: ['{named} e perfect pentru mine.'],
      enthusiastic: ['{named} îmi convine de minune, abia aștept!'],
      formal: ['Am plăcerea să vă confirm întâlnirea: {named}.'],
      concise: ['{named} îmi convine.'],
      humorous: ['{named}: notat, subliniat și încercuit în agendă.'],
    },
    yesIt: {
      plain: [
        'Ora propusă îmi convine foarte bine.',
        'De acord cu întâlnirea propusă.',
        'Confirm cu plăcere întâlnirea noastră.',
      ],
    },
    no: {
      plain: [
        'Din păcate, nu pot {on}.',
        '{named} nu îmi convine, din păcate.',
        'Îmi pare rău, dar {on} am deja alte obligații.',
      ],
      casual: ['{named} nu pot, păcat.'],
      formal: ['Regret să vă comunic că nu voi putea participa {on}.'],
      concise: ['Nu pot {on}.'],
    },
    noIt: {
      plain: [
        'Din păcate, ora propusă nu îmi convine.',
        'Din păcate, atunci nu pot.',
        'Îmi pare rău, dar la acea dată am deja alte obligații.',
      ],
    },
    open: ['{named} [îmi convine / nu îmi convine].'],
    openIt: ['Ora propusă [îmi convine / nu îmi convine].'],
    move: {
      plain: [
        'Din păcate, nu pot {on}. {V-ar|Ți-ar} conveni {other}?',
        '{named} nu îmi convine, din păcate; {vă|îți} propun {other}.',
        'Îmi pare rău, dar {on} am deja alte obligații. Ideal pentru mine ar fi {other}.',
      ],
      casual: ['{named} nu pot. Ce zici de {other}?'],
      assertive: ['Nu pot {on}. Propun {other}.'],
      formal: ['Regret că nu pot participa {on} și îmi permit să vă propun {other}.'],
    },
    moveIt: {
      plain: [
        'Din păcate, ora respectivă nu îmi convine. {V-ar|Ți-ar} conveni {other}?',
        'Am putea schimba data întâlnirii? {Vă|Îți} propun {other}.',
        'Îmi pare rău că trebuie să cer altă dată; ideal pentru mine ar fi {other}.',
      ],
      casual: ['O putem muta? Îți propun {other}.'],
    },
    propose: {
      plain: [
        '{Vă|Îți} propun {other}.',
        '{V-ar|Ți-ar} conveni {other}?',
        'Ideal pentru mine ar fi {other}.',
      ],
    },
    otherTime: '[data și ora propuse]',
    oneOf: ['Dintre datele propuse, îmi convine {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, răspunsul este da.', '{re}: da, așa este.'],
      no: ['{re}, din păcate răspunsul este nu.', '{re}: din păcate, nu.'],
      open: ['{re}: [da / nu, cu explicație].'],
    },
    choice: {
      yes: ['{re}, alegerea mea este următoarea: [alegerea].'],
      no: ['{re}, din păcate niciuna dintre variante nu îmi convine.'],
      open: ['{re}, alegerea mea este următoarea: [alegerea].'],
    },
    time: {
      yes: ['{re}, {vă|îți} pot comunica data: [data].'],
      no: ['{re}, din păcate încă nu pot indica o dată.'],
      open: ['{re}: [data sau termenul].'],
    },
    amount: {
      yes: ['{re}, iată cifra: [suma sau cantitatea].'],
      no: ['{re}, din păcate încă nu pot indica o cifră.'],
      open: ['{re}: [suma sau cantitatea].'],
    },
    fact: {
      yes: ['{re}, răspunsul meu este următorul: [răspuns].'],
      no: ['{re}, din păcate nu {vă|îți} pot da această informație.'],
      open: ['{re}, răspunsul meu este următorul: [răspuns].', '{re}: [răspuns].'],
    },
    explanation: {
      yes: ['{re}, explicația este următoarea: [explicație].'],
      no: ['{re}, din păcate nu {vă|îți} pot spune mai multe.'],
      open: ['{re}: [explicație].'],
    },
    action: {
      yes: ['{re}, mă ocup cu plăcere.', '{re}, de acord, mă ocup eu.'],
      no: ['{re}, din păcate nu îmi pot lua acest angajament.'],
      open: ['{re}: [răspuns].'],
    },
  },
  questionRefs: {
    only: 'referitor la întrebarea {dumneavoastră|ta}',
    first: 'referitor la primul punct',
    second: 'referitor la al doilea punct',
    third: 'referitor la al treilea punct',
    further: 'referitor la celălalt punct',
    quoted: 'referitor la întrebarea {question}',
    requested: 'referitor la solicitarea {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, aș avea mai întâi o întrebare: [întrebare]?',
        '{re}, îmi {puteți|poți} lămuri un aspect: [întrebare]?',
        '{re}, înainte de a răspunde am nevoie de o precizare: [întrebare]?',
      ],
      concise: ['{re}: [întrebare]?'],
    },
    many: { plain: ['Înainte de a răspunde punct cu punct, aș avea o întrebare: [întrebare]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, aș avea nevoie mai întâi de [ce este necesar].',
        '{re}, ca să pot continua îmi mai trebuie următoarele: [ce este necesar].',
        '{re}, îmi {puteți|poți} trimite [ce este necesar]?',
      ],
    },
    many: { plain: ['Ca să pot răspunde la fiecare punct, aș mai avea nevoie de [ce este necesar].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, un aspect nu îmi este clar: [aspectul neclar].',
        '{re}, aș vrea să mă asigur că am înțeles bine: [aspectul neclar]?',
        '{re}, aș vrea mai întâi să lămuresc un aspect: [aspectul neclar]?',
      ],
    },
    many: {
      plain: ['Înainte de a răspunde punct cu punct, aș vrea să lămuresc următoarele: [aspectul neclar]?'],
    },
  },
  status: [
    '{re}, situația este următoarea: [stadiul actual].',
    '{re}, iată în ce stadiu ne aflăm: [stadiul actual].',
  ],
  bargain: {
    amount: {
      plain: [
        'În privința sumei de {amount}, am o contrapropunere: [condiții].',
        'La {amount} nu am ajuns încă la un acord; pentru mine ar fi posibil astfel: [condiții].',
        'Aș vrea să revenim la suma de {amount}: [condiții].',
      ],
      assertive: ['Suma de {amount} este prea mare. Propunerea mea: [condiții].'],
      casual: ['{amount} e cam mult pentru mine. Propunerea mea: [condiții].'],
    },
    bare: {
      plain: [
        'Aș vrea să discutăm despre condiții: [condiții].',
        'Propunerea mea este următoarea: [condiții].',
        'Am putea ajunge la un acord în acești termeni: [condiții].',
      ],
    },
  },
  guarded: {
    secret: [
      'Din principiu, nu comunic prin e-mail date confidențiale, cum ar fi parole sau date bancare.',
      'Nu trimit prin e-mail coduri de acces sau date bancare; este mai bine să folosim alt canal.',
      'Nu ofer astfel de date prin e-mail; voi lua legătura pe o cale pe care o cunosc deja.',
    ],
    payment: [
      'Mai întâi voi verifica această solicitare de plată.',
      'Înainte de orice plată, fac verificarea prin procedura noastră obișnuită.',
      'În privința plății, voi face mai întâi verificările necesare.',
    ],
  },
  listLead: ['Răspund punct cu punct:'],

  bodies: {
    question: {
      plain: [
        'Am o întrebare în acest sens: [întrebare]?',
        'Aș vrea să mai știu un lucru: [întrebare]?',
        'M-ar mai interesa ceva: [întrebare]?',
      ],
    },
    accept: {
      plain: ['Accept cu plăcere.', 'Sunt de acord.', '{Vă|Te} {puteți|poți} baza pe mine.'],
      enthusiastic: ['Accept cu cea mai mare bucurie!'],
      casual: ['Mă bag cu plăcere.'],
      formal: ['Am plăcerea să vă comunic acordul meu.'],
      concise: ['Accept.'],
      humorous: ['Accept, și nici măcar n-a fost nevoie să dau cu banul.'],
    },
    decline: {
      plain: [
        'Din păcate, trebuie să refuz.',
        'După ce m-am gândit bine, prefer să refuz.',
        'Din păcate, nu pot accepta.',
      ],
      casual: ['De data asta nu pot, păcat.'],
      assertive: ['Răspunsul meu este nu.'],
      formal: ['Regret să vă comunic, după o analiză atentă, că nu pot accepta.'],
      empathetic: ['Nu îmi este ușor să spun asta, dar trebuie să refuz.'],
    },
    reschedule: {
      plain: [
        'Am putea găsi o altă dată? {Vă|Îți} propun {other}.',
        'Aș dori să schimbăm data. {V-ar|Ți-ar} conveni {other}?',
        'Îmi pare rău că trebuie să cer altă dată; ideal pentru mine ar fi {other}.',
      ],
      casual: ['O putem muta? Îți propun {other}.'],
    },
    request: {
      plain: [
        '{Ați putea|Ai putea} să îmi {trimiteți|trimiți} [ce este necesar]?',
        'Aș mai avea nevoie de [ce este necesar].',
        '{V-aș|Te-aș} ruga să îmi {trimiteți|trimiți} [ce este necesar].',
      ],
      formal: ['Vă rog să aveți amabilitatea de a-mi transmite [ce este necesar].'],
    },
    update: {
      plain: [
        'Situația actuală este următoarea: [stadiul actual].',
        'Pe scurt, lucrurile stau astfel: [stadiul actual].',
        'În acest moment, stadiul este următorul: [stadiul actual].',
      ],
    },
    clarify: {
      plain: [
        'Un aspect nu îmi este clar: [aspectul neclar].',
        '{Ați putea|Ai putea} să îmi {explicați|explici} [aspectul neclar]?',
        'Ca să mă asigur că am înțeles bine: [aspectul neclar]?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          '{Vă|Îți} confirm următoarele: {facts}.',
          'Confirm cu plăcere: {facts}.',
          'Rămâne așadar stabilit: {facts}.',
        ],
      },
      bare: {
        plain: [
          '{Vă|Îți} confirm primirea mesajului.',
          'Mesajul {dumneavoastră|tău} a ajuns și am notat totul.',
          'Am reținut tot ce mi-{ați|ai} scris.',
        ],
      },
    },
    introduce: {
      plain: [
        '{Vă|Îți} recomand cu plăcere următoarea persoană: [nume], [funcția și motivul].',
        '{Vă|Te} pun cu plăcere în legătură cu [nume]: [funcția și motivul].',
        'Cred că {v-ar|ți-ar} face plăcere o discuție cu [nume]: [funcția și motivul].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Îmi {puteți|poți} spune dacă {text}?',
    'ask-about': 'Ce îmi {puteți|poți} spune despre {text}?',
    'ask-for': 'Îmi {puteți|poți} trimite {text}?',
    'ask-that': 'Am o rugăminte: {text}.',
    offer: '{Vă|Îți} propun următoarele: {text}.',
    thank: '{Vă|Îți} mulțumesc pentru {text}.',
    apologize: 'Îmi cer scuze pentru {text}.',
    congratulate: 'Sincere felicitări pentru {text}.',
    wish: '{Vă|Îți} doresc {text}.',
    invite: 'Am plăcerea să {vă|te} invit: {text}.',
    remind: 'Îmi permit să {vă|îți} reamintesc {text}.',
  },
  toTranslate: 'în română: {text}',

  closings: {
    awaiting: {
      professional: [
        'Aștept cu interes răspunsul {dumneavoastră|tău}.',
        '{Vă|Îți} mulțumesc anticipat pentru răspuns.',
        'M-aș bucura să primesc un răspuns.',
      ],
      formal: [
        'În așteptarea răspunsului dumneavoastră, vă mulțumesc pentru atenția acordată.',
        'V-aș ruga să îmi comunicați răspunsul dumneavoastră.',
      ],
      diplomatic: [
        'Am încredere că vom găsi o soluție potrivită pentru toți și aștept cu interes opinia dumneavoastră.',
      ],
      assertive: ['{Vă|Te} rog să îmi {dați|dai} un răspuns clar.'],
      concise: ['Aștept răspunsul.'],
      urgent: [
        'Un răspuns rapid mi-ar fi de mare ajutor.',
        '{Vă|Te} rog să îmi {răspundeți|răspunzi} cât mai curând.',
      ],
      friendly: [
        'Mă voi bucura să primesc vești.',
        'Mulțumesc anticipat și pe curând.',
        'Aștept cu plăcere răspunsul {dumneavoastră|tău}.',
      ],
      empathetic: ['{Puteți|Poți} răspunde în liniște, atunci când {aveți|ai} timp.'],
      enthusiastic: ['Abia aștept răspunsul {dumneavoastră|tău}!'],
      casual: ['Dă-mi de veste.', 'Spune-mi ce părere ai.'],
      humorous: ['Aștept răspunsul tău cu un ochi la inbox și cu celălalt la cafea.'],
    },
    available: {
      professional: [
        '{Vă|Îți} stau la dispoziție pentru orice întrebare.',
        'Pentru orice nelămurire, nu {ezitați|ezita} să îmi {scrieți|scrii}.',
        'Răspund cu plăcere la orice altă întrebare.',
      ],
      formal: ['Vă stau în continuare la dispoziție pentru orice informații suplimentare.'],
      diplomatic: ['Dacă vreun aspect merită o discuție, vă stau oricând la dispoziție.'],
      assertive: ['Dacă lipsește ceva, {vă|te} rog să îmi {spuneți|spui}.'],
      concise: ['La dispoziție.'],
      urgent: ['Pentru orice întrebare, răspund imediat.'],
      friendly: [
        'Dacă mai este nevoie de ceva, {scrieți-mi|scrie-mi} oricând.',
        '{Vă|Îți} doresc o zi minunată.',
        'Dacă mai sunt întrebări, ajut cu plăcere.',
      ],
      empathetic: ['Dacă {aveți|ai} nevoie de ceva, sunt aici.'],
      enthusiastic: ['Abia aștept ce urmează!'],
      casual: ['Dacă mai e ceva, scrie-mi.'],
      humorous: ['Dacă ai întrebări, scrie-mi: nu mușc.'],
    },
    meeting: {
      plain: [
        'Mă bucur că ne vom întâlni.',
        'Aștept cu plăcere întâlnirea noastră.',
        'Până atunci, {vă|îți} doresc toate cele bune.',
      ],
      casual: ['Ne vedem!'],
      enthusiastic: ['Abia aștept să ne vedem!'],
      formal: ['Voi avea plăcerea să discutăm cu această ocazie.'],
      concise: ['Pe curând.'],
    },
    declined: {
      plain: [
        '{Vă|Îți} mulțumesc pentru înțelegere.',
        'Mulțumesc pentru înțelegere; sper să avem o altă ocazie.',
        'Poate se va ivi o altă ocazie.',
      ],
      casual: ['Poate data viitoare!'],
      assertive: ['{Vă|Te} rog să {țineți|ții} cont de acest răspuns.'],
      formal: ['Vă mulțumesc anticipat pentru înțelegere.'],
    },
    sorry: {
      plain: [
        '{Vă|Îți} mulțumesc pentru răbdare.',
        'Mulțumesc pentru înțelegere.',
        'Revin imediat ce aflu mai multe.',
      ],
    },
    grave: {
      plain: [
        '{Vă|Îți} sunt alături cu gândul.',
        '{Aveți|Ai} grijă de {dumneavoastră|tine}.',
        'Dacă pot face ceva, {vă|te} rog să îmi {spuneți|spui}.',
      ],
    },
    content: {
      plain: [
        '{Vă|Îți} doresc toate cele bune.',
        'Sper să colaborăm bine și în continuare.',
        '{Vă|Îți} doresc o zi frumoasă.',
      ],
      casual: ['Să auzim numai de bine!'],
      enthusiastic: ['Tot înainte, spor în toate!'],
      formal: ['Vă doresc mult succes în continuare.'],
      concise: ['Toate cele bune.'],
    },
  },
};
