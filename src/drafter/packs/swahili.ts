import type { PhrasePack } from '../phrase-pack.ts';
import { swahili as turning } from '../turning/swahili.ts';

/** The part of the day, without which an hour that is counted from sunrise could be another. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'usiku';
  if (hour < 6) return 'alfajiri';
  if (hour < 12) return 'asubuhi';
  if (hour < 15) return 'mchana';
  return hour < 17 ? 'alasiri' : 'jioni';
}

/** '9:00 alasiri' for 15:00, '3:00 hadi 5:00 asubuhi': what stands behind 'saa'. */
function clock(from: string, until: string | undefined): string {
  const [start, end] = [from, until ?? from].map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { said: `${(hour + 6) % 12 || 12}:${String(minute).padStart(2, '0')}`, part: partOfDay(hour) };
  });
  const last = `${end?.said} ${end?.part}`;
  if (!until) return last;
  return `${start?.said}${start?.part === end?.part ? '' : ` ${start?.part}`} hadi ${last}`;
}

/** Swahili, as written in business mail; one address for everybody, wewe, held respectful by its greetings. */
export const swahili: PhrasePack = {
  locale: 'sw',
  clock,
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: [],

  salutation({ called, full, first, last, title }, { tone }) {
    const isFormal = tone === 'formal' || tone === 'diplomatic';
    const isEasy = tone === 'casual' || tone === 'humorous';
    if (called) return isFormal ? `Ndugu ${called},` : `Habari ${called},`;
    if (title && (last || first)) {
      const honorific = { mr: 'Bwana', ms: 'Bi.', dr: 'Dkt.', prof: 'Prof.' }[title];
      return `${isFormal ? 'Mheshimiwa' : 'Habari'} ${honorific} ${full ?? last ?? first},`;
    }
    if (isEasy && first) return `Habari ${first},`;
    if (full)
      return isFormal
        ? `Ndugu ${full},`
        : `Habari ${tone === 'friendly' || tone === 'enthusiastic' || tone === 'empathetic' ? (first ?? full) : full},`;
    return isFormal ? 'Ndugu Mhusika,' : 'Habari,';
  },
  valediction: {
    professional: ['Wako,', 'Kwa heshima,', 'Wako katika kazi,'],
    formal: ['Wako mwaminifu,', 'Kwa heshima na taadhima,'],
    diplomatic: ['Kwa heshima kubwa,', 'Wako mwaminifu,'],
    assertive: ['Asante,'],
    concise: ['Asante,', 'Salamu,'],
    urgent: ['Natanguliza shukrani,', 'Kwa heshima,'],
    friendly: ['Salamu nyingi,', 'Asante sana,', 'Kila la heri,'],
    empathetic: ['Kwa dhati,', 'Salamu za dhati,'],
    enthusiastic: ['Kila la heri,', 'Kwa furaha,'],
    casual: ['Baadaye,', 'Kila la heri,', 'Asante,'],
    humorous: ['Kwa tabasamu,', 'Baadaye,'],
  },
  nameGap: '[Jina lako]',

  times: {
    on: {
      day: 'siku ya {weekday}, tarehe {date}',
      time: 'saa {time}',
      both: 'siku ya {weekday}, tarehe {date}, saa {time}',
    },
    by: {
      day: 'kufikia {weekday}, tarehe {date}',
      time: 'kufikia saa {time}',
      both: 'kufikia {weekday}, tarehe {date}, saa {time}',
    },
    named: {
      day: '{weekday}, tarehe {date}',
      time: 'saa {time}',
      both: '{weekday}, tarehe {date}, saa {time}',
    },
    after: ', kuanzia saa {time}',
    before: ', kabla ya saa {time}',
  },
  things: {
    contract: { name: 'mkataba', object: 'mkataba', about: 'kuhusu mkataba' },
    invoice: { name: 'ankara', object: 'ankara', about: 'kuhusu ankara' },
    quote: { name: 'makadirio ya bei', object: 'makadirio ya bei', about: 'kuhusu makadirio ya bei' },
    report: { name: 'ripoti', object: 'ripoti', about: 'kuhusu ripoti' },
    presentation: { name: 'wasilisho', object: 'wasilisho', about: 'kuhusu wasilisho' },
    documents: { name: 'nyaraka', object: 'nyaraka', about: 'kuhusu nyaraka' },
    file: { name: 'faili', object: 'faili', about: 'kuhusu faili' },
    list: { name: 'orodha', object: 'orodha', about: 'kuhusu orodha' },
    figures: { name: 'takwimu', object: 'takwimu', about: 'kuhusu takwimu' },
    agenda: { name: 'ajenda', object: 'ajenda', about: 'kuhusu ajenda' },
    minutes: {
      name: 'kumbukumbu za kikao',
      object: 'kumbukumbu za kikao',
      about: 'kuhusu kumbukumbu za kikao',
    },
    proposal: { name: 'pendekezo', object: 'pendekezo', about: 'kuhusu pendekezo' },
    plan: { name: 'mpango', object: 'mpango', about: 'kuhusu mpango' },
    schedule: { name: 'ratiba', object: 'ratiba', about: 'kuhusu ratiba' },
    draft: { name: 'rasimu', object: 'rasimu', about: 'kuhusu rasimu' },
    details: { name: 'maelezo zaidi', object: 'maelezo zaidi', about: 'kuhusu maelezo zaidi' },
    address: { name: 'anwani', object: 'anwani', about: 'kuhusu anwani' },
    phone: { name: 'namba ya simu', object: 'namba ya simu', about: 'kuhusu namba ya simu' },
    photos: { name: 'picha', object: 'picha', about: 'kuhusu picha' },
    cv: { name: 'wasifu wa kazi', object: 'wasifu wa kazi', about: 'kuhusu wasifu wa kazi' },
    order: { name: 'oda', object: 'oda', about: 'kuhusu oda' },
    delivery: { name: 'usafirishaji', object: 'usafirishaji', about: 'kuhusu usafirishaji' },
    payment: { name: 'malipo', object: 'malipo', about: 'kuhusu malipo' },
    price: { name: 'bei', object: 'bei', about: 'kuhusu bei' },
    meeting: { name: 'kikao', object: 'kikao', about: 'kuhusu kikao' },
    call: { name: 'mazungumzo ya simu', object: 'mazungumzo ya simu', about: 'kuhusu mazungumzo ya simu' },
    appointment: { name: 'miadi', object: 'miadi', about: 'kuhusu miadi' },
    interview: { name: 'usaili', object: 'usaili', about: 'kuhusu usaili' },
    event: { name: 'hafla', object: 'hafla', about: 'kuhusu hafla' },
    project: { name: 'mradi', object: 'mradi', about: 'kuhusu mradi' },
    account: { name: 'akaunti', object: 'akaunti', about: 'kuhusu akaunti' },
    application: { name: 'maombi', object: 'maombi', about: 'kuhusu maombi' },
    feedback: { name: 'maoni', object: 'maoni', about: 'kuhusu maoni' },
    deadline: { name: 'tarehe ya mwisho', object: 'tarehe ya mwisho', about: 'kuhusu tarehe ya mwisho' },
    budget: { name: 'bajeti', object: 'bajeti', about: 'kuhusu bajeti' },
    form: { name: 'fomu', object: 'fomu', about: 'kuhusu fomu' },
    product: { name: 'bidhaa', object: 'bidhaa', about: 'kuhusu bidhaa' },
    refund: { name: 'marejesho ya fedha', object: 'marejesho ya fedha', about: 'kuhusu marejesho ya fedha' },
    discount: { name: 'punguzo la bei', object: 'punguzo la bei', about: 'kuhusu punguzo la bei' },
    room: { name: 'chumba', object: 'chumba', about: 'kuhusu chumba' },
    trip: { name: 'safari', object: 'safari', about: 'kuhusu safari' },
    website: { name: 'tovuti', object: 'tovuti', about: 'kuhusu tovuti' },
    problem: { name: 'tatizo', object: 'tatizo', about: 'kuhusu tatizo' },
    position: { name: 'nafasi ya kazi', object: 'nafasi ya kazi', about: 'kuhusu nafasi ya kazi' },
  },
  turning,
  causes: {
    delay: 'ucheleweshaji uliotokea',
    damage: 'uharibifu uliotokea',
    'mix-up': 'mkanganyiko wa bidhaa',
    missing: 'mzigo ambao haukukamilika',
    billing: 'kosa katika ankara',
    silence: 'kutojibiwa kwa wakati',
    service: 'huduma isiyoridhisha',
    outage: 'hitilafu ya kiufundi',
    quality: 'ubora usioridhisha',
  },

  openings: {
    plain: {
      professional: [
        'Asante kwa ujumbe wako.',
        'Nashukuru kwa barua pepe yako.',
        'Asante kwa kuwasiliana nami.',
      ],
      formal: ['Napenda kukiri kupokea barua pepe yako, na nakushukuru.', 'Nakushukuru kwa barua pepe yako.'],
      diplomatic: [
        'Nashukuru kwa ujumbe wako na kwa kulieleza jambo hili kwa uwazi.',
        'Nathamini hatua yako ya kunifikishia suala hili.',
      ],
      assertive: ['Asante kwa ujumbe wako. Naenda moja kwa moja kwenye hoja.'],
      concise: ['Asante kwa ujumbe.'],
      urgent: ['Asante kwa ujumbe wako; najibu mara moja.'],
      friendly: [
        'Asante sana kwa ujumbe wako mzuri.',
        'Nimefurahi kusikia kutoka kwako.',
        'Asante kwa kuniandikia.',
      ],
      empathetic: ['Asante kwa kunishirikisha jambo hili.', 'Asante kwa ujumbe wako na kwa imani yako.'],
      enthusiastic: [
        'Asante sana kwa ujumbe wako, umenifurahisha mno!',
        'Nimefurahi sana kusikia kutoka kwako!',
      ],
      casual: ['Asante kwa kunitafuta.', 'Asante kwa ujumbe.'],
      humorous: ['Asante kwa ujumbe; umenichangamshia siku.'],
    },
    information: {
      plain: ['Asante kwa taarifa.', 'Nashukuru kwa kunijulisha.', 'Asante kwa kunipa taarifa hii.'],
      formal: ['Nakushukuru kwa taarifa uliyonipatia.'],
      casual: ['Asante kwa taarifa, nimeipata.'],
      enthusiastic: ['Asante sana kwa habari njema!'],
    },
    introduced: {
      plain: [
        'Asante kwa kunitambulisha kwa {name}.',
        'Nashukuru kwa utambulisho. {name}, nimefurahi kukufahamu.',
        'Asante kwa kuniunganisha na {name}.',
      ],
    },
    condolence: {
      plain: [
        'Pole sana kwa msiba. Natoa rambirambi zangu za dhati.',
        'Habari hizi zimenigusa sana. Pole sana kwa msiba.',
        'Nimesikitika sana kusoma ujumbe wako. Mawazo yangu yako pamoja nawe.',
      ],
    },
    illness: {
      plain: [
        'Pole sana. Nakutakia nafuu ya haraka.',
        'Asante kwa kunijulisha. Ugua pole, na upone haraka.',
        'Nasikitika kusikia hivyo. Tafadhali pumzika vizuri.',
      ],
    },
    rejection: {
      plain: [
        'Asante kwa kunijulisha, ingawa nilitarajia uamuzi tofauti.',
        'Asante kwa taarifa. Nasikitikia uamuzi huu, lakini nauheshimu.',
        'Nashukuru kwa jibu lililo wazi.',
      ],
    },
    cancellation: {
      plain: [
        'Asante kwa kunijulisha mapema.',
        'Ni bahati mbaya kwamba haitawezekana, lakini asante kwa taarifa.',
        'Asante kwa ujumbe; nimezingatia mabadiliko hayo.',
      ],
    },
    complaint: {
      plain: [
        'Asante kwa kutujulisha. Pole sana kwa usumbufu ulioupata.',
        'Naelewa jinsi ulivyokerwa. Naomba radhi kwa yaliyotokea.',
        'Asante kwa kusema wazi. Nasikitika sana kwa yaliyokupata.',
      ],
      formal: ['Nakushukuru kwa kutujulisha. Tunasikitika sana kwa usumbufu uliojitokeza.'],
      assertive: ['Asante kwa kulisema hili. Nalichukulia kwa uzito unaostahili.'],
    },
    chaser: {
      plain: [
        'Naomba radhi kwa kuchelewa kujibu.',
        'Asante kwa kunikumbusha na kwa uvumilivu wako.',
        'Asante kwa kufuatilia; ni kweli jibu langu limechelewa.',
      ],
      casual: ['Samahani, nimechelewa kujibu.'],
    },
    apology: {
      plain: [
        'Asante kwa ujumbe wako; usijali kuhusu hilo.',
        'Asante kwa uwazi wako. Kwangu jambo hili limekwisha.',
        'Asante kwa maelezo, naelewa.',
      ],
      casual: ['Usijali, hakuna shida.'],
    },
    congratulation: {
      plain: [
        'Asante kwa pongezi zako, zimenifurahisha sana.',
        'Nashukuru sana kwa maneno yako mazuri.',
        'Asante kwa kunikumbuka.',
      ],
    },
    invitation: {
      plain: [
        'Asante kwa mwaliko.',
        'Nashukuru kwa kunialika; nimefurahi sana.',
        'Asante sana kwa mwaliko wako mzuri.',
      ],
      enthusiastic: ['Mwaliko mzuri ulioje, asante sana!'],
      casual: ['Asante kwa mwaliko!'],
      formal: ['Napokea mwaliko wako kwa shukrani.'],
    },
    honour: {
      plain: [
        'Asante kwa imani yako kwangu.',
        'Ni heshima kubwa kwangu kufikiriwa.',
        'Nashukuru sana kwa fursa hii ya heshima.',
      ],
    },
    application: {
      plain: [
        'Asante kwa maombi yako na kwa nia yako.',
        'Nashukuru kwa kuomba kujiunga nasi.',
        'Maombi yako yamenifikia, asante.',
      ],
    },
    introduction: {
      plain: [
        'Asante kwa kujitambulisha; nimefurahi kukufahamu.',
        'Asante kwa ujumbe na utambulisho.',
        'Nimefurahi kufahamiana nawe kwa njia hii.',
      ],
    },
    invoice: {
      plain: ['Asante, ankara imenifikia.', 'Asante kwa kutuma ankara.', 'Nimepokea ankara, asante.'],
    },
    reminder: {
      plain: ['Asante kwa kunikumbusha.', 'Nashukuru kwa ukumbusho.', 'Asante kwa kunikumbusha tarehe.'],
      casual: ['Asante kwa kunikumbusha!'],
    },
    offer: {
      plain: ['Asante kwa ofa yako.', 'Nashukuru kwa kunipatia ofa hii.', 'Asante kwa ujumbe na ofa.'],
    },
    approval: {
      plain: [
        'Nimefurahi kwamba kila kitu kiko sawa.',
        'Asante kwa jibu zuri.',
        'Nashukuru kwa idhini yako.',
      ],
      casual: ['Safi, asante.'],
    },
    pending: {
      plain: [
        'Asante kwa taarifa ya maendeleo.',
        'Nashukuru kwa kulishughulikia.',
        'Asante kwa ujumbe; nitasubiri taarifa yako.',
      ],
    },
    sharing: {
      plain: ['Asante kwa kunitumia.', 'Nashukuru kwa kunishirikisha.', 'Nimepokea ulichotuma, asante.'],
      casual: ['Nimeipata, asante.'],
    },
    thanks: {
      plain: [
        'Karibu sana.',
        'Ilikuwa furaha yangu; nafurahi kwamba nimesaidia.',
        'Asante kwa maneno yako mazuri.',
      ],
      casual: ['Usijali, karibu!'],
      formal: ['Nakushukuru kwa maneno yako ya ukarimu.'],
    },
    announcement: {
      plain: ['Asante kwa tangazo.', 'Nashukuru kwa kutujulisha.', 'Asante kwa habari hizi.'],
    },
    meeting: {
      plain: [
        'Asante kwa kupendekeza muda.',
        'Nashukuru kwa kupanga ratiba.',
        'Asante kwa ujumbe kuhusu kikao.',
      ],
      casual: ['Asante kwa kupanga muda.'],
    },
  },
  thanks: {
    thing: {
      plain: ['Asante kwa {object}.', 'Nashukuru kwa kunitumia {object}.', 'Nimepokea {object}, asante.'],
      formal: ['Napenda kukushukuru kwa {object}.'],
      enthusiastic: ['Asante sana kwa {object}, nimefurahi mno!'],
      casual: ['Asante kwa {object}!'],
      urgent: ['Asante, nimeshapokea {object}.'],
    },
    bare: {
      plain: [
        'Asante kwa ujumbe wako na kwa juhudi zako.',
        'Nakushukuru sana.',
        'Asante sana, umenisaidia mno.',
      ],
      friendly: ['Asante sana, nimethamini mno.'],
      casual: ['Asante sana, umenisaidia kweli.'],
      enthusiastic: ['Asante sana, hii ni nzuri mno!'],
      formal: ['Napenda kutoa shukrani zangu za dhati kwa juhudi zako.'],
      humorous: ['Asante sana; kuanzia leo nina deni rasmi kwako.'],
      empathetic: ['Asante kutoka moyoni.'],
      concise: ['Asante.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Naomba radhi kwa {cause}.',
        'Samahani kwa {cause}.',
        'Tafadhali pokea radhi zangu kwa {cause}.',
      ],
      empathetic: ['Nasikitika kwa dhati, na naelewa jinsi ilivyokukera. Naomba radhi kwa {cause}.'],
      casual: ['Samahani sana kwa {cause}!'],
      formal: ['Napenda kuomba radhi rasmi kwa {cause}.'],
    },
    open: {
      plain: [
        'Naomba radhi kwa [unachoombea radhi].',
        'Samahani kwa [unachoombea radhi].',
        'Tafadhali pokea radhi zangu kwa [unachoombea radhi].',
      ],
      casual: ['Samahani sana kwa [unachoombea radhi].'],
    },
    remedy: {
      plain: [
        'Hatua inayofuata: [utakachofanya].',
        'Nitalishughulikia mimi mwenyewe: [utakachofanya].',
        'Ili jambo hili lisijirudie, [utakachofanya].',
      ],
    },
  },
  followUp: {
    plain: [
      'Nafuatilia {mail}: je, kuna habari yoyote?',
      'Naandika kuhusu {mail}; hali ikoje?',
      'Kuhusiana na {mail}, nitashukuru kupata taarifa.',
    ],
    friendly: ['Nilitaka tu kuuliza kuhusu {mail}: kuna habari mpya?'],
    urgent: ['Nahitaji jibu la haraka kuhusu {mail}.'],
    assertive: ['Bado nasubiri jibu lako kuhusu {mail}.'],
    casual: ['Naulizia tu kuhusu {mail}: kuna jipya?'],
    formal: ['Rejea {mail}; naomba kupatiwa taarifa ya utekelezaji.'],
  },
  earlierMail: {
    subjectAndDate: 'barua pepe yako {subject} ya tarehe {date}',
    subject: 'barua pepe yako {subject}',
    date: 'barua pepe yako ya tarehe {date}',
    bare: 'barua pepe yako iliyopita',
  },

  deeds: {
    send: {
      yes: ['Nitakutumia {object} {by}.', 'Nitafurahi kukutumia {object} {by}.'],
      no: [
        'Samahani, kwa sasa siwezi kukutumia {object}.',
        'Kwa bahati mbaya kwa sasa siwezi kukutumia {object}.',
      ],
      open: ['Nitakutumia {object} [lini].'],
      yesIt: ['Nitakutumia ulichoomba {by}.'],
      noIt: ['Samahani, kwa sasa siwezi kukutumia.', 'Kwa bahati mbaya kwa sasa siwezi kukutumia.'],
      openIt: ['Nitakutumia ulichoomba [lini].'],
    },
    review: {
      yes: ['Nitapitia {object} {by} na kukupa maoni.', 'Nitafurahi kupitia {object} {by}.'],
      no: ['Samahani, sina nafasi ya kupitia {object}.', 'Kwa bahati mbaya sina nafasi ya kupitia {object}.'],
      open: ['Maoni yangu {about}: [maoni yako].'],
      yesIt: ['Nitaipitia {by} na kukupa maoni.'],
      noIt: [
        'Samahani, kwa sasa sina nafasi ya kuipitia.',
        'Kwa bahati mbaya kwa sasa sina nafasi ya kuipitia.',
      ],
      openIt: ['Maoni yangu: [maoni yako].'],
    },
    check: {
      yes: ['{about}, nitafuatilia na kukujulisha {by}.'],
      no: ['{about}, samahani, kwa sasa siwezi kufuatilia.'],
      open: ['{about}, nitafuatilia na kukujulisha [lini].'],
      yesIt: ['Nitafuatilia na kukujulisha {by}.', 'Nitaulizia na kukujulisha {by}.'],
      noIt: ['Samahani, kwa sasa siwezi kufuatilia suala hili.'],
      openIt: ['Nitafuatilia na kukujulisha [lini].'],
    },
    sign: {
      yes: ['Nitatia saini {object} {by} na kukurudishia.'],
      no: [
        'Samahani, kwa sasa siwezi kutia saini {object}.',
        'Kwa bahati mbaya kwa sasa siwezi kutia saini {object}.',
      ],
      open: ['Nitatia saini {object} [lini].'],
      yesIt: ['Nitakutumia nakala yenye saini {by}.'],
      noIt: ['Samahani, kwa sasa siwezi kutia saini.', 'Kwa bahati mbaya kwa sasa siwezi kutia saini.'],
      openIt: ['Utapata nakala yenye saini [lini].'],
    },
    confirm: {
      yes: ['Nathibitisha {object}.'],
      no: [
        'Samahani, bado siwezi kuthibitisha {object}.',
        'Kwa bahati mbaya bado siwezi kuthibitisha {object}.',
      ],
      open: ['{about}: [imethibitishwa / bado].'],
      yesIt: ['Ndiyo, nathibitisha.'],
      noIt: ['Samahani, bado siwezi kuthibitisha hilo.', 'Kwa bahati mbaya bado siwezi kuthibitisha hilo.'],
      openIt: ['Kuhusu uthibitisho: [umethibitishwa / bado].'],
    },
    tell: {
      yes: ['{about}, nitakujulisha {by}.'],
      no: ['{about}, samahani, kwa sasa sina taarifa.'],
      open: ['{about}: [jibu lako].'],
      yesIt: ['Nitakujulisha {by}.'],
      noIt: [
        'Samahani, kwa sasa sina taarifa kuhusu hilo.',
        'Kwa bahati mbaya kwa sasa sina taarifa kuhusu hilo.',
      ],
      openIt: ['Kujibu swali lako: [jibu lako].'],
    },
    call: {
      yes: ['Nitakupigia simu tuzungumze {about}.'],
      no: [
        'Samahani, kwa sasa siwezi kuzungumza kwa simu {about}.',
        'Kwa bahati mbaya kwa sasa siwezi kuzungumza kwa simu {about}.',
      ],
      open: ['Muda unaonifaa kuzungumza {about} ni [siku na saa].'],
      yesIt: ['Nitakupigia simu {by}.'],
      noIt: ['Samahani, kwa sasa siwezi kupiga simu.', 'Kwa bahati mbaya kwa sasa siwezi kupiga simu.'],
      openIt: ['Muda unaonifaa kwa simu ni [siku na saa].'],
    },
    meet: {
      yes: ['Nitafurahi tukutane na kuzungumza {about}.'],
      no: [
        'Samahani, kwa sasa sina nafasi ya kukutana ili tuzungumze {about}.',
        'Kwa bahati mbaya kwa sasa sina nafasi ya kukutana ili tuzungumze {about}.',
      ],
      open: ['Muda unaonifaa kuzungumza {about} ni [siku na saa].'],
      yesIt: ['Nitafurahi tukutane.'],
      noIt: [
        'Samahani, kwa sasa sina nafasi ya kukutana.',
        'Kwa bahati mbaya kwa sasa sina nafasi ya kukutana.',
      ],
      openIt: ['Muda unaonifaa kukutana ni [siku na saa].'],
    },
    attend: {
      yes: ['Nitafurahi kuhudhuria.'],
      no: ['Samahani, sitaweza kuhudhuria.', 'Kwa bahati mbaya sitaweza kuhudhuria.'],
      open: ['Kuhusu kuhudhuria kwangu: [nitakuja / sitakuja].'],
      yesIt: ['Nitafurahi kuhudhuria.'],
      noIt: ['Samahani, sitaweza kuhudhuria.', 'Kwa bahati mbaya sitaweza kuhudhuria.'],
      openIt: ['Kuhusu kuhudhuria kwangu: [nitakuja / sitakuja].'],
    },
    pay: {
      yes: ['Nitahakiki {object} na kuchukua hatua {by}.'],
      no: [
        'Samahani, siwezi kulipa {object} kwa hali ilivyo sasa.',
        'Kwa bahati mbaya siwezi kulipa {object} kwa hali ilivyo sasa.',
      ],
      open: ['{about}: [tarehe ya malipo yaliyofanyika / yatakayofanyika].'],
      yesIt: ['Nitahakiki na kuchukua hatua {by}.'],
      noIt: [
        'Samahani, siwezi kufanya malipo haya kwa hali ilivyo sasa.',
        'Kwa bahati mbaya siwezi kufanya malipo haya kwa hali ilivyo sasa.',
      ],
      openIt: ['Kuhusu malipo: [yalifanyika tarehe / yatafanyika tarehe].'],
    },
    complete: {
      yes: ['Nitajaza {object} {by} na kukurudishia.'],
      no: ['Samahani, kwa sasa siwezi kujaza {object}.', 'Kwa bahati mbaya kwa sasa siwezi kujaza {object}.'],
      open: ['Nitajaza {object} [lini].'],
      yesIt: ['Nitakamilisha {by}.'],
      noIt: ['Samahani, kwa sasa siwezi kukamilisha.', 'Kwa bahati mbaya kwa sasa siwezi kukamilisha.'],
      openIt: ['Nitakamilisha [lini].'],
    },
    update: {
      yes: ['Nitasasisha {object} {by}.'],
      no: ['Samahani, siwezi kubadilisha {object}.', 'Kwa bahati mbaya siwezi kubadilisha {object}.'],
      open: ['Nitasasisha {object} [lini].'],
      yesIt: ['Nitafanya mabadiliko hayo {by}.'],
      noIt: ['Samahani, siwezi kufanya mabadiliko hayo.', 'Kwa bahati mbaya siwezi kufanya mabadiliko hayo.'],
      openIt: ['Nitafanya mabadiliko hayo [lini].'],
    },
    arrange: {
      yes: ['Nitashughulikia {object} {by}.'],
      no: ['Samahani, siwezi kushughulikia {object}.', 'Kwa bahati mbaya siwezi kushughulikia {object}.'],
      open: ['{about}: [utakachopanga].'],
      yesIt: ['Nitalishughulikia {by}.'],
      noIt: ['Samahani, siwezi kulishughulikia.', 'Kwa bahati mbaya siwezi kulishughulikia.'],
      openIt: ['Kuhusu maandalizi: [utakachopanga].'],
    },
    help: {
      yes: ['Nitafurahi kukusaidia {about}.'],
      no: ['Samahani, siwezi kukusaidia {about}.', 'Kwa bahati mbaya siwezi kukusaidia {about}.'],
      open: ['{about} naweza kukusaidia kwa [msaada unaotoa].'],
      yesIt: ['Nitafurahi kukusaidia.'],
      noIt: ['Samahani, siwezi kukusaidia katika hili.', 'Kwa bahati mbaya siwezi kukusaidia katika hili.'],
      openIt: ['Naweza kukusaidia kwa [msaada unaotoa].'],
    },
    approve: {
      yes: ['Naidhinisha {object}.', '{about}, nakubali.'],
      no: ['Samahani, siwezi kuidhinisha {object}.', 'Kwa bahati mbaya siwezi kuidhinisha {object}.'],
      open: ['{about}: [nimeidhinisha / sijaidhinisha].'],
      yesIt: ['Nakubaliana na hilo.'],
      noIt: ['Samahani, siwezi kukubaliana na hilo.', 'Kwa bahati mbaya siwezi kukubaliana na hilo.'],
      openIt: ['Kuhusu idhini: [nimeidhinisha / sijaidhinisha].'],
    },
    cancel: {
      yes: ['Nitafuta {object} kama ulivyoomba.'],
      no: [
        'Samahani, haiwezekani tena kufuta {object}.',
        'Kwa bahati mbaya haiwezekani tena kufuta {object}.',
      ],
      open: ['{about}: [nimefuta / haiwezekani tena].'],
      yesIt: ['Nitafuta kama ulivyoomba.'],
      noIt: ['Samahani, haiwezekani tena kufuta.', 'Kwa bahati mbaya haiwezekani tena kufuta.'],
      openIt: ['Kuhusu kufuta: [nimefuta / haiwezekani tena].'],
    },
    fix: {
      yes: ['Nitashughulikia {object} {by} na kukujulisha mara mambo yatakapokuwa sawa.'],
      no: ['{about}, samahani, hakuna tunachoweza kufanya.'],
      open: ['{about}: [utakachofanya].'],
      yesIt: ['Nitalishughulikia {by} na kukujulisha mara mambo yatakapokuwa sawa.'],
      noIt: [
        'Samahani, hakuna tunachoweza kufanya kuhusu hili.',
        'Kwa bahati mbaya hakuna tunachoweza kufanya kuhusu hili.',
      ],
      openIt: ['Ili kulirekebisha: [utakachofanya].'],
    },
    deliver: {
      yes: ['Tutakuletea {object} {by}.'],
      no: [
        'Samahani, kwa sasa hatuwezi kukuletea {object}.',
        'Kwa bahati mbaya kwa sasa hatuwezi kukuletea {object}.',
      ],
      open: ['Tutakuletea {object} [lini].'],
      yesIt: ['Tutakuletea {by} kama ulivyoomba.'],
      noIt: ['Samahani, kwa sasa hatuwezi kukuletea.', 'Kwa bahati mbaya kwa sasa hatuwezi kukuletea.'],
      openIt: ['Tutakuletea [lini].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} itanifaa.', 'Ndiyo, {on} nina nafasi.', 'Nathibitisha miadi ya {on}.'],
      casual: ['{on} ni sawa kabisa.'],
      enthusiastic: ['{on} ni sawa kabisa, nasubiri kwa hamu!'],
      formal: ['Napenda kuthibitisha miadi ya {on}.'],
      concise: ['{on} sawa.'],
    },
    yesIt: {
      plain: ['Muda uliopendekeza unanifaa.', 'Ndiyo, muda huo nina nafasi.', 'Nathibitisha miadi hiyo.'],
    },
    no: {
      plain: [
        'Samahani, {on} sitakuwa na nafasi.',
        'Kwa bahati mbaya {on} hainifai.',
        'Samahani, nina shughuli nyingine {on}.',
      ],
      casual: ['Samahani, {on} siwezi.'],
      concise: ['Samahani, {on} haiwezekani.'],
    },
    noIt: {
      plain: [
        'Samahani, muda huo haunifai.',
        'Kwa bahati mbaya sitakuwa na nafasi muda huo.',
        'Samahani, nina shughuli nyingine wakati huo.',
      ],
    },
    open: [
      'Kuhusu miadi ya {on}: [nina nafasi / sina nafasi].',
      'Kuhusu pendekezo la {on}: [nina nafasi / sina nafasi].',
    ],
    openIt: ['Kuhusu muda uliopendekeza: [unanifaa / haunifai].'],
    move: {
      plain: [
        'Samahani, {on} sitakuwa na nafasi. Je, {other} inawezekana badala yake?',
        'Kwa bahati mbaya {on} hainifai; napendekeza {other}.',
        'Je, tunaweza kusogeza miadi ya {on}? Napendekeza {other}.',
      ],
      casual: ['Samahani, {on} siwezi. Vipi kuhusu {other}?'],
      assertive: ['{on} sina nafasi. Napendekeza {other}.'],
    },
    moveIt: {
      plain: [
        'Samahani, sitaweza kufika kwa muda huo. Je, {other} inawezekana?',
        'Je, tunaweza kusogeza miadi? Napendekeza {other}.',
        'Naomba muda mwingine; unaonifaa ni {other}.',
      ],
    },
    propose: { plain: ['Napendekeza {other}.', 'Pendekezo langu ni {other}.', 'Muda unaonifaa ni {other}.'] },
    otherTime: '[siku na saa]',
    oneOf: ['Kati ya nyakati ulizopendekeza, inayonifaa ni {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ndiyo.', '{re}, jibu ni ndiyo.'],
      no: ['{re}: samahani, hapana.', '{re}, kwa bahati mbaya jibu ni hapana.'],
      open: ['{re}: [ndiyo / hapana, pamoja na maelezo].'],
    },
    choice: {
      yes: ['{re}: [chaguo lako].'],
      no: ['{re}: samahani, hakuna kati ya hayo.'],
      open: ['{re}: [chaguo lako].'],
    },
    time: {
      yes: ['{re}, muda ni [siku na saa].'],
      no: ['{re}, samahani, bado siwezi kutaja tarehe.'],
      open: ['{re}, muda ni [siku na saa].', '{re}: [siku na saa].'],
    },
    amount: {
      yes: ['{re}, kiasi ni [kiasi].'],
      no: ['{re}, samahani, bado siwezi kutaja kiasi.'],
      open: ['{re}, kiasi ni [kiasi].', '{re}: [kiasi].'],
    },
    fact: {
      yes: ['{re}: [jibu lako].'],
      no: ['{re}, samahani, siwezi kutoa taarifa.'],
      open: ['{re}: [jibu lako].'],
    },
    explanation: {
      yes: ['{re}: [maelezo yako].'],
      no: ['{re}, samahani, siwezi kueleza zaidi.'],
      open: ['{re}: [maelezo yako].'],
    },
    action: {
      yes: ['{re}: nitafurahi kulifanya.', '{re}, nitalishughulikia.'],
      no: ['{re}, samahani, sitaweza.'],
      open: ['{re}: [jibu lako].'],
    },
  },
  questionRefs: {
    only: 'kuhusu swali lako',
    first: 'kuhusu swali lako la kwanza',
    second: 'kuhusu swali lako la pili',
    third: 'kuhusu swali lako la tatu',
    further: 'kuhusu swali lako linalofuata',
    quoted: 'kuhusu swali lako {question}',
    requested: 'kuhusu ombi lako {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, naomba kuuliza kwanza: [swali lako]?',
        'Kabla ya kujibu {re}, nina swali moja: [swali lako]?',
        '{re}, naomba unijulishe kwanza: [unachotaka kujua]?',
      ],
      concise: ['{re}: [swali lako]?'],
    },
    many: { plain: ['Kabla ya kujibu hoja zako, nina swali moja: [swali lako]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, bado nahitaji [unachohitaji] kutoka kwako.',
        'Ili niendelee {re}, nahitaji [unachohitaji].',
        '{re}, tafadhali nitumie kwanza [unachohitaji].',
      ],
    },
    many: { plain: ['Ili nishughulikie hoja zako, bado nahitaji [unachohitaji].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, kuna jambo moja ambalo bado halijaeleweka kwangu: [lisiloeleweka].',
        '{re}, naomba ufafanuzi kuhusu [lisiloeleweka].',
        '{re}, nataka kuhakikisha nimeelewa vizuri: [lisiloeleweka]?',
      ],
    },
    many: { plain: ['Kabla ya kujibu hoja zako, naomba ufafanuzi kuhusu [lisiloeleweka].'] },
  },
  status: ['{re}, hali ilivyo sasa: [hali ya sasa].', '{re}: [hali ya sasa].'],
  bargain: {
    amount: {
      plain: [
        'Kuhusu kiasi cha {amount}, nina pendekezo jingine: [masharti yako].',
        'Kwa {amount} bado hatujakubaliana; kwangu kinachowezekana ni [masharti yako].',
        'Kuhusu {amount}, ningependa tuzungumzie [masharti yako].',
      ],
      assertive: ['{amount} ni kubwa mno kwangu. Ofa yangu: [masharti yako].'],
    },
    bare: {
      plain: [
        'Ningependa tuzungumzie masharti: [masharti yako].',
        'Pendekezo langu: [masharti yako].',
        'Tunaweza kukubaliana kwa masharti haya: [masharti yako].',
      ],
    },
  },
  guarded: {
    secret: [
      'Kwa kawaida sitoi taarifa za siri kama nenosiri au taarifa za benki kwa barua pepe.',
      'Situmi nenosiri wala taarifa za benki kwa barua pepe; ni bora tuwasiliane kwa njia nyingine.',
      'Taarifa kama hizo sizitoi kwa barua pepe; nitawasiliana kupitia njia ninayoifahamu.',
    ],
    payment: [
      'Ombi hili la malipo nitalihakiki kwanza kwa upande wangu.',
      'Kabla ya malipo yoyote, nitahakiki kupitia njia yetu ya kawaida.',
      'Kuhusu malipo, nitahakiki kwanza kabla ya kuchukua hatua.',
    ],
  },
  listLead: ['Kuhusu hoja zako:'],

  bodies: {
    question: {
      plain: [
        'Nina swali moja: [swali lako]?',
        'Kuna jambo moja ningependa kujua: [swali lako]?',
        'Naomba kuuliza: [swali lako]?',
      ],
    },
    accept: {
      plain: ['Nakubali kwa furaha.', 'Nakubaliana na hilo.', 'Ndiyo, niko tayari.'],
      enthusiastic: ['Nakubali kwa furaha kubwa!'],
      casual: ['Sawa kabisa, nimekubali.'],
      formal: ['Napenda kuthibitisha kwamba nakubali.'],
    },
    decline: {
      plain: [
        'Samahani, sitaweza kukubali.',
        'Baada ya kutafakari, nalazimika kukataa kwa heshima.',
        'Kwa bahati mbaya sitaweza.',
      ],
      casual: ['Samahani, safari hii siwezi.'],
      assertive: ['Siwezi kukubali.'],
    },
    reschedule: {
      plain: [
        'Je, tunaweza kutafuta muda mwingine? Napendekeza {other}.',
        'Ningependa kusogeza miadi kwa muda mwingine: {other}.',
        'Naomba muda mpya: {other}.',
      ],
    },
    request: {
      plain: [
        'Tafadhali nitumie [unachohitaji].',
        'Bado nahitaji [unachohitaji] kutoka kwako.',
        'Naomba [unachohitaji], tafadhali.',
      ],
    },
    update: {
      plain: [
        'Hali ilivyo sasa: [hali ya sasa].',
        'Kwa ufupi, maendeleo ni haya: [hali ya sasa].',
        'Hadi sasa mambo yako hivi: [hali ya sasa].',
      ],
    },
    clarify: {
      plain: [
        'Kuna jambo moja ambalo bado halijaeleweka kwangu: [lisiloeleweka].',
        'Naomba ufafanuzi kuhusu [lisiloeleweka].',
        'Ili kuhakikisha: [lisiloeleweka]?',
      ],
    },
    confirm: {
      facts: {
        plain: ['Nathibitisha: {facts}.', 'Napenda kuthibitisha {facts}.', 'Ninachothibitisha: {facts}.'],
      },
      bare: {
        plain: [
          'Nathibitisha kwamba nimepokea ujumbe wako.',
          'Ujumbe wako umenifikia, na nimezingatia yote.',
          'Napenda kukujulisha kwamba ujumbe wako umenifikia.',
        ],
      },
    },
    introduce: {
      plain: [
        'Ningependa kukutambulisha kwa [jina]: [wadhifa na sababu].',
        'Naomba nimtambulishe [jina]: [wadhifa na sababu].',
        'Nakuunganisha na [jina]: [wadhifa na sababu].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Naomba unijulishe kama {text}.',
    'ask-about': 'Naomba kujua zaidi kuhusu {text}.',
    'ask-for': 'Tafadhali nitumie {text}.',
    'ask-that': 'Naomba yafuatayo: {text}.',
    offer: 'Napenda kutoa yafuatayo: {text}.',
    thank: 'Asante kwa {text}.',
    apologize: 'Naomba radhi kwa {text}.',
    congratulate: 'Hongera kwa {text}.',
    wish: 'Nakutakia {text}.',
    invite: 'Nakualika: {text}.',
    remind: 'Napenda kukukumbusha kuhusu {text}.',
  },
  toTranslate: 'kwa Kiswahili: {text}',

  closings: {
    awaiting: {
      professional: [
        'Nasubiri jibu lako.',
        'Nitafurahi kupata majibu yako.',
        'Natanguliza shukrani kwa jibu lako.',
      ],
      formal: ['Natarajia kupokea majibu yako.', 'Nitashukuru kupata majibu yako.'],
      diplomatic: ['Nina imani tutapata suluhisho zuri, na nasubiri maoni yako.'],
      assertive: ['Tafadhali nipe jibu.'],
      concise: ['Nasubiri jibu.'],
      urgent: ['Tafadhali nijulishe leo hii ikiwezekana.', 'Jibu la haraka ni muhimu sana kwangu.'],
      friendly: [
        'Nasubiri kusikia kutoka kwako.',
        'Natanguliza shukrani, na nakutakia siku njema!',
        'Nina hamu ya kusikia maoni yako.',
      ],
      empathetic: ['Chukua muda wote unaouhitaji.'],
      enthusiastic: ['Nasubiri jibu lako kwa hamu kubwa!'],
      casual: ['Nijulishe tu.', 'Niandikie ukipata nafasi.'],
      humorous: ['Nitakuwa hapa nikisubiri jibu kwa hamu, simu mkononi.'],
    },
    available: {
      professional: [
        'Ukiwa na swali lolote, tafadhali wasiliana nami.',
        'Niko tayari kujibu maswali yoyote.',
        'Kama kuna lisiloeleweka, tafadhali nijulishe.',
      ],
      formal: ['Niko tayari kutoa maelezo zaidi wakati wowote yatakapohitajika.'],
      diplomatic: ['Endapo sijaelewa jambo lolote vizuri, tafadhali nijulishe.'],
      assertive: ['Kama kuna kilichopungua, niambie.'],
      concise: ['Ukiwa na swali, nijulishe.'],
      urgent: ['Ukiwa na swali, napatikana mara moja.'],
      friendly: [
        'Usisite kuniandikia kama kuna jambo jingine.',
        'Maswali yakijitokeza, niko tayari kusaidia.',
        'Nakutakia siku njema.',
      ],
      empathetic: ['Ukihitaji jambo lolote jingine, niko hapa kwa ajili yako.'],
      enthusiastic: ['Nasubiri kwa hamu hatua inayofuata!'],
      casual: ['Kukiwa na lolote, niambie tu.'],
      humorous: ['Ukiwa na swali uliza tu; kuuliza si ujinga.'],
    },
    meeting: {
      plain: [
        'Nasubiri kwa furaha mazungumzo yetu.',
        'Tutaonana wakati huo.',
        'Hadi tutakapokutana, kila la heri.',
      ],
      casual: ['Tutaonana!'],
      enthusiastic: ['Nasubiri kwa hamu kubwa tukutane!'],
      formal: ['Natarajia kwa furaha mkutano wetu.'],
    },
    declined: {
      plain: [
        'Asante kwa kuelewa.',
        'Natumaini utaelewa, na kwamba kutakuwa na nafasi nyingine.',
        'Huenda kukawa na fursa nyingine.',
      ],
      casual: ['Labda wakati mwingine.'],
      assertive: ['Asante kwa kulielewa hili.'],
    },
    sorry: {
      plain: [
        'Asante kwa uvumilivu wako.',
        'Asante kwa kuelewa.',
        'Nitakujulisha mara tu nitakapopata taarifa zaidi.',
      ],
    },
    grave: {
      plain: [
        'Nakutakia nguvu na faraja.',
        'Mawazo yangu yako pamoja nawe.',
        'Kama kuna ninaloweza kufanya, tafadhali nijulishe.',
      ],
    },
    content: {
      plain: ['Nakutakia kila la heri.', 'Natarajia kuendelea kushirikiana nawe.', 'Nakutakia siku njema.'],
      casual: ['Baadaye basi.'],
      enthusiastic: ['Nakutakia mafanikio zaidi!'],
      formal: ['Nakutakia mafanikio mema.'],
      concise: ['Kila la heri.'],
    },
  },
};
