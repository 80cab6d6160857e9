import type { Thing } from '#reading/matters/matter.ts';
import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { malay as turning } from '../turning/malay.ts';

const nouns: Record<Thing, string> = {
  contract: 'kontrak',
  invoice: 'invois',
  quote: 'sebut harga',
  report: 'laporan',
  presentation: 'slaid pembentangan',
  documents: 'dokumen',
  file: 'fail',
  list: 'senarai',
  figures: 'angka',
  agenda: 'agenda mesyuarat',
  minutes: 'minit mesyuarat',
  proposal: 'kertas cadangan',
  plan: 'pelan',
  schedule: 'jadual',
  draft: 'draf',
  details: 'butiran',
  address: 'alamat',
  phone: 'nombor telefon',
  photos: 'gambar',
  cv: 'resume',
  order: 'pesanan',
  delivery: 'penghantaran',
  payment: 'bayaran',
  price: 'harga',
  meeting: 'mesyuarat',
  call: 'panggilan telefon',
  appointment: 'temu janji',
  interview: 'temu duga',
  event: 'majlis',
  project: 'projek',
  account: 'akaun',
  application: 'permohonan',
  feedback: 'maklum balas',
  deadline: 'tarikh akhir',
  budget: 'bajet',
  form: 'borang',
  product: 'produk',
  refund: 'bayaran balik',
  discount: 'diskaun',
  room: 'bilik',
  trip: 'perjalanan',
  website: 'laman web',
  problem: 'masalah',
  position: 'jawatan',
};

/** Malay nouns do not change: 'kontrak itu' wherever it stands. */
const forms = Object.fromEntries(
  Object.entries(nouns).map(([thing, noun]) => {
    const name = `${noun} itu`;
    return [thing, { name, object: name, about: `{berhubung|pasal} ${noun} itu` }];
  }),
) as Record<Thing, ThingForms>;

/** Malay as written in Malaysia: tuan/puan, anda in most business mail, awak where the tone or the mail wants it. */
export const malay: PhrasePack = {
  locale: 'ms-u-hc-h23',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    const isFormal = tone === 'formal' || tone === 'diplomatic';
    if (called) return register === 'familiar' ? `Hai ${called},` : `Salam sejahtera ${called},`;
    if (register === 'familiar') return first ? `Hai ${first},` : 'Hai,';
    if (title && (first || last)) {
      const honorific = { mr: 'Encik', ms: 'Puan', dr: 'Dr.', prof: 'Prof.' }[title];
      return `${isFormal ? 'Yang dihormati ' : 'Salam sejahtera '}${honorific} ${full ?? last},`;
    }
    if (full)
      return isFormal
        ? `Yang dihormati ${full},`
        : `Salam sejahtera ${tone === 'friendly' || tone === 'enthusiastic' ? (first ?? full) : full},`;
    return isFormal || tone === 'professional' ? 'Tuan/Puan,' : 'Salam sejahtera,';
  },
  valediction: {
    professional: ['Sekian, terima kasih.', 'Yang benar,', 'Salam hormat,'],
    formal: ['Yang ikhlas,', 'Yang benar,'],
    diplomatic: ['Salam hormat,', 'Yang benar,'],
    assertive: ['Sekian.'],
    concise: ['Terima kasih.', 'Sekian, terima kasih.'],
    urgent: ['Sekian, terima kasih.', 'Salam hormat,'],
    friendly: ['Salam mesra,', 'Terima kasih banyak,', 'Salam ikhlas,'],
    empathetic: ['Salam ikhlas,', 'Dengan penuh keikhlasan,'],
    enthusiastic: ['Salam mesra dan jumpa lagi,', 'Jumpa lagi,'],
    casual: ['Terima kasih ya,', 'Jumpa nanti,', 'Salam,'],
    humorous: ['Salam ceria,', 'Jumpa nanti,'],
  },
  nameGap: '[Nama anda]',

  times: {
    on: {
      day: 'pada hari {weekday}, {date}',
      time: 'pada pukul {time}',
      both: 'pada hari {weekday}, {date}, pukul {time}',
    },
    by: {
      day: 'selewat-lewatnya hari {weekday}, {date}',
      time: 'selewat-lewatnya pukul {time}',
      both: 'selewat-lewatnya hari {weekday}, {date}, pukul {time}',
    },
    named: {
      day: 'hari {weekday}, {date}',
      time: 'pukul {time}',
      both: 'hari {weekday}, {date}, pukul {time}',
    },
    after: ', mulai pukul {time}',
    before: ', sebelum pukul {time}',
  },
  things: forms,
  named: (name) => ({ name, object: name, about: `{berhubung|pasal} ${name}` }),
  turning,
  causes: {
    delay: 'kelewatan ini',
    damage: 'kerosakan yang berlaku',
    'mix-up': 'kesilapan barang ini',
    missing: 'penghantaran yang tidak lengkap',
    billing: 'kesilapan bil ini',
    silence: 'ketiadaan jawapan daripada pihak kami',
    service: 'layanan yang tidak memuaskan',
    outage: 'gangguan teknikal ini',
    quality: 'mutu yang tidak memuaskan',
  },

  openings: {
    plain: {
      professional: [
        'Terima kasih atas mesej {anda|awak}.',
        'Terima kasih atas e-mel {anda|awak}.',
        'Terima kasih kerana menghubungi saya.',
      ],
      formal: ['Dengan hormatnya saya merujuk e-mel anda.', 'Dengan hormatnya, e-mel anda adalah dirujuk.'],
      diplomatic: [
        'Terima kasih atas mesej anda dan keterbukaan anda menyuarakannya.',
        'Saya menghargai kesudian anda membangkitkan perkara ini.',
      ],
      assertive: ['Terima kasih atas mesej {anda|awak}. Terus kepada perkara pokok:'],
      concise: ['Terima kasih atas mesej ini.'],
      urgent: ['Terima kasih atas mesej {anda|awak}; saya membalasnya dengan segera.'],
      friendly: [
        'Terima kasih banyak atas mesej {anda|awak}.',
        'Gembira mendengar khabar daripada {anda|awak}.',
        'Terima kasih kerana menulis kepada saya.',
      ],
      empathetic: [
        'Terima kasih kerana menyampaikan perkara ini kepada saya.',
        'Terima kasih atas mesej dan kepercayaan {anda|awak}.',
      ],
      enthusiastic: [
        'Terima kasih banyak atas mesej {anda|awak}, saya sungguh gembira membacanya!',
        'Seronok sungguh mendengar khabar daripada {anda|awak}!',
      ],
      casual: ['Terima kasih atas mesej awak.', 'Terima kasih sebab mesej saya.'],
      humorous: ['Terima kasih atas mesej awak; ceria sedikit peti masuk saya hari ini.'],
    },
    information: {
      plain: [
        'Terima kasih atas maklumat ini.',
        'Terima kasih kerana memaklumkan perkara ini.',
        'Terima kasih atas makluman yang diberikan.',
      ],
      formal: ['Segala maklumat yang disampaikan amatlah dihargai.'],
      casual: ['Terima kasih atas info ini.'],
      enthusiastic: ['Terima kasih atas berita baik ini!'],
    },
    introduced: {
      plain: [
        'Terima kasih kerana memperkenalkan saya kepada {name}.',
        'Terima kasih atas perkenalan ini. Salam perkenalan, {name}.',
        'Terima kasih kerana menghubungkan saya dengan {name}.',
      ],
    },
    condolence: {
      plain: [
        'Saya mengucapkan takziah atas kehilangan ini.',
        'Berita ini amat menyentuh hati saya. Salam takziah.',
        'Dengan penuh dukacita saya membaca berita ini. Doa saya bersama {anda|awak} sekeluarga.',
      ],
    },
    illness: {
      plain: [
        'Saya bersimpati mendengarnya. Semoga cepat sembuh.',
        'Terima kasih kerana memaklumkan. Semoga segera pulih.',
        'Saya turut bersimpati. Semoga dapat berehat secukupnya.',
      ],
    },
    rejection: {
      plain: [
        'Terima kasih atas makluman ini, walaupun saya mengharapkan keputusan yang lain.',
        'Terima kasih kerana memaklumkan. Saya terkilan dengan keputusan ini tetapi menghormatinya.',
        'Terima kasih atas jawapan yang jelas.',
      ],
    },
    cancellation: {
      plain: [
        'Terima kasih kerana memaklumkan lebih awal.',
        'Sayang sekali ia dibatalkan, namun terima kasih atas makluman ini.',
        'Terima kasih atas makluman; pembatalan ini telah saya catat.',
      ],
      casual: ['Sayang sungguh batal. Terima kasih sebab beritahu.'],
    },
    complaint: {
      plain: [
        'Terima kasih kerana memaklumkan perkara ini. Kami memohon maaf atas kesulitan yang dialami.',
        'Saya memahami kekecewaan {anda|awak}. Maaf atas apa yang berlaku.',
        'Terima kasih kerana berterus terang. Saya amat kesal atas kejadian ini.',
      ],
      formal: ['Terima kasih atas aduan anda. Kami amat kesal atas kesulitan yang dialami.'],
      assertive: ['Terima kasih atas aduan ini. Saya memandang serius perkara ini.'],
    },
    chaser: {
      plain: [
        'Maaf atas kelewatan saya membalas.',
        'Terima kasih atas peringatan dan kesabaran {anda|awak}.',
        'Terima kasih kerana bertanya semula; jawapan saya memang tertangguh.',
      ],
      casual: ['Maaf ya, baru sempat balas.'],
    },
    apology: {
      plain: [
        'Terima kasih atas mesej ini; tidak perlu risau tentangnya.',
        'Terima kasih atas keterbukaan {anda|awak}. Bagi saya perkara ini sudah selesai.',
        'Terima kasih atas penjelasan itu, saya faham.',
      ],
      casual: ['Tak apa, jangan risau.'],
    },
    congratulation: {
      plain: [
        'Terima kasih atas ucapan tahniah, saya amat gembira menerimanya.',
        'Terima kasih banyak atas kata-kata baik {anda|awak}.',
        'Terima kasih atas ingatan {anda|awak}.',
      ],
      casual: ['Terima kasih banyak atas ucapan awak!'],
    },
    invitation: {
      plain: [
        'Terima kasih atas jemputan ini.',
        'Terima kasih kerana menjemput saya; saya gembira menerimanya.',
        'Terima kasih banyak atas jemputan yang dihargai ini.',
      ],
      enthusiastic: ['Jemputan yang sungguh menggembirakan, terima kasih banyak!'],
      casual: ['Terima kasih sebab jemput!'],
      formal: ['Jemputan yang disampaikan amatlah dihargai.'],
    },
    honour: {
      plain: [
        'Terima kasih atas kepercayaan {anda|awak}.',
        'Suatu penghormatan bagi saya menerima kepercayaan ini.',
        'Terima kasih atas tawaran yang bermakna ini.',
      ],
    },
    application: {
      plain: [
        'Terima kasih atas permohonan dan minat {anda|awak}.',
        'Terima kasih kerana memohon di tempat kami.',
        'Permohonan {anda|awak} telah saya terima, terima kasih.',
      ],
    },
    introduction: {
      plain: [
        'Terima kasih atas perkenalan ini, gembira berkenalan dengan {anda|awak}.',
        'Terima kasih atas mesej dan perkenalan ini.',
        'Salam perkenalan, dan terima kasih kerana menghubungi saya.',
      ],
      casual: ['Salam kenal, terima kasih sebab hubungi saya.'],
    },
    invoice: {
      plain: [
        'Terima kasih, invois telah saya terima.',
        'Terima kasih kerana menghantar invois.',
        'Invois sudah sampai, terima kasih.',
      ],
      casual: ['Invois dah sampai, terima kasih.'],
    },
    reminder: {
      plain: [
        'Terima kasih atas peringatan ini.',
        'Terima kasih kerana mengingatkan saya.',
        'Terima kasih kerana mengingatkan tarikhnya.',
      ],
      casual: ['Terima kasih sebab ingatkan saya.'],
    },
    offer: {
      plain: [
        'Terima kasih atas tawaran {anda|awak}.',
        'Terima kasih kerana mengemukakan tawaran kepada saya.',
        'Terima kasih atas mesej dan tawaran ini.',
      ],
      casual: ['Terima kasih atas tawaran awak.'],
    },
    approval: {
      plain: [
        'Syukurlah semuanya memuaskan.',
        'Terima kasih atas maklum balas yang positif.',
        'Terima kasih atas kelulusan ini.',
      ],
      casual: ['Bagus, terima kasih ya.'],
    },
    pending: {
      plain: [
        'Terima kasih atas perkembangan terkini.',
        'Terima kasih kerana menguruskannya.',
        'Terima kasih atas makluman; saya menunggu berita seterusnya.',
      ],
      casual: ['Terima kasih sebab beritahu; saya tunggu berita seterusnya.'],
    },
    sharing: {
      plain: [
        'Terima kasih atas kiriman ini.',
        'Terima kasih kerana berkongsi.',
        'Kiriman itu telah saya terima, terima kasih.',
      ],
      casual: ['Terima kasih sebab kongsi.'],
    },
    thanks: {
      plain: [
        'Sama-sama.',
        'Dengan senang hati; saya gembira dapat membantu.',
        'Terima kasih kembali atas kata-kata baik {anda|awak}.',
      ],
      casual: ['Sama-sama, tiada masalah!'],
      formal: ['Penghargaan anda amat saya hargai.'],
    },
    announcement: {
      plain: [
        'Terima kasih atas pengumuman ini.',
        'Terima kasih kerana memaklumkan kepada kami.',
        'Terima kasih atas hebahan ini.',
      ],
      casual: ['Terima kasih atas info ini.'],
    },
    meeting: {
      plain: [
        'Terima kasih atas cadangan masa ini.',
        'Terima kasih kerana mengaturkan jadual.',
        'Terima kasih atas mesej berkenaan jadual pertemuan.',
      ],
      casual: ['Terima kasih sebab aturkan masa.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Terima kasih atas {object}.',
        'Terima kasih kerana menghantar {object}.',
        'Saya telah menerima {object}, terima kasih.',
      ],
      formal: ['Penghantaran {object} amatlah dihargai.'],
      enthusiastic: ['Terima kasih banyak atas {object}, amat membantu!'],
      casual: ['Terima kasih banyak untuk {object}!'],
      urgent: ['Terima kasih, {object} sudah sampai.'],
    },
    bare: {
      plain: [
        'Terima kasih atas mesej dan bantuan {anda|awak}.',
        'Saya amat berterima kasih.',
        'Terima kasih banyak, ini sangat membantu saya.',
      ],
      friendly: ['Terima kasih banyak, saya sungguh menghargainya.'],
      casual: ['Terima kasih banyak, awak memang boleh diharap.'],
      enthusiastic: ['Terima kasih banyak, ini sungguh hebat!'],
      formal: ['Segala bantuan dan kerjasama anda amatlah dihargai.'],
      humorous: ['Terima kasih banyak; mulai hari ini saya rasmi terhutang budi.'],
      empathetic: ['Terima kasih dari lubuk hati saya.'],
      concise: ['Terima kasih.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Saya memohon maaf atas {cause}.',
        'Maaf atas {cause}.',
        'Dengan ini saya ingin memohon maaf atas {cause}.',
      ],
      empathetic: ['Saya sungguh kesal dan memahami kekecewaan {anda|awak}. Maaf atas {cause}.'],
      casual: ['Minta maaf ya pasal {cause}!'],
      formal: ['Saya memohon maaf sebanyak-banyaknya atas {cause}.'],
    },
    open: {
      plain: [
        'Saya memohon maaf atas [perkara yang dikesali].',
        'Maaf atas [perkara yang dikesali].',
        'Dengan ini saya ingin memohon maaf atas [perkara yang dikesali].',
      ],
      casual: ['Minta maaf ya pasal [perkara yang dikesali].'],
    },
    remedy: {
      plain: [
        'Langkah seterusnya: [tindakan anda].',
        'Saya sendiri akan menguruskannya: [tindakan anda].',
        'Supaya perkara ini tidak berulang, [tindakan anda].',
      ],
    },
  },
  followUp: {
    plain: [
      'Saya ingin bertanya semula tentang {mail}: sudahkah ada perkembangan?',
      'Susulan {mail}, bagaimanakah perkembangannya?',
      'Berhubung {mail}, saya menantikan perkembangan terkini.',
    ],
    friendly: ['Saya sekadar ingin bertanya tentang {mail}: sudahkah ada berita baharu?'],
    urgent: ['Saya amat memerlukan jawapan segera tentang {mail}.'],
    assertive: ['Saya masih menunggu jawapan tentang {mail}.'],
    casual: ['Nak tanya pasal {mail}: dah ada berita?'],
    formal: ['Merujuk {mail}, mohon kiranya saya dimaklumkan tentang perkembangannya.'],
  },
  earlierMail: {
    subjectAndDate: 'e-mel {anda|awak} {subject} bertarikh {date}',
    subject: 'e-mel {anda|awak} {subject}',
    date: 'e-mel {anda|awak} bertarikh {date}',
    bare: 'e-mel {anda|awak} yang terdahulu',
  },

  deeds: {
    send: {
      yes: ['Saya akan menghantar {object} {by}.', 'Dengan senang hati saya akan menghantar {object} {by}.'],
      no: [
        'Maaf, buat masa ini saya belum dapat menghantar {object}.',
        'Malangnya buat masa ini saya belum dapat menghantar {object}.',
      ],
      open: ['Saya akan menghantar {object} [bila].'],
      yesIt: ['Saya akan menghantar perkara yang {anda|awak} minta {by}.'],
      noIt: [
        'Maaf, buat masa ini saya belum dapat menghantarnya.',
        'Malangnya buat masa ini saya belum dapat menghantarnya.',
      ],
      openIt: ['Perkara yang {anda|awak} minta akan saya hantar [bila].'],
    },
    review: {
      yes: [
        'Saya akan menyemak {object} {by} dan memberikan maklum balas.',
        'Dengan senang hati saya akan meneliti {object} {by}.',
      ],
      no: ['Maaf, saya belum sempat menyemak {object}.', 'Malangnya saya belum sempat menyemak {object}.'],
      open: ['Maklum balas saya {about}: [maklum balas anda].'],
      yesIt: ['Saya akan menyemaknya {by} dan memberikan maklum balas.'],
      noIt: ['Maaf, saya belum sempat menyemaknya.', 'Malangnya saya belum sempat menyemaknya.'],
      openIt: ['Maklum balas saya: [maklum balas anda].'],
    },
    check: {
      yes: ['{about}, saya akan menyemaknya dan {memaklumkan kepada anda|beritahu awak} {by}.'],
      no: ['{about}, maaf, saya belum dapat menyemaknya buat masa ini.'],
      open: ['{about}, saya akan menyemaknya dan {memaklumkan kepada anda|beritahu awak} [bila].'],
      yesIt: [
        'Saya akan menyemaknya dan {memaklumkan kepada anda|beritahu awak} {by}.',
        'Saya akan menyiasat perkara ini dan {memaklumkan kepada anda|beritahu awak} {by}.',
      ],
      noIt: ['Maaf, saya belum dapat menyemaknya buat masa ini.'],
      openIt: ['Saya akan menyemaknya dan {memaklumkan kepada anda|beritahu awak} [bila].'],
    },
    sign: {
      yes: ['Saya akan menandatangani {object} {by} dan menghantarnya semula.'],
      no: [
        'Maaf, buat masa ini saya belum dapat menandatangani {object}.',
        'Malangnya buat masa ini saya belum dapat menandatangani {object}.',
      ],
      open: ['Saya akan menandatangani {object} [bila].'],
      yesIt: ['Salinan yang ditandatangani akan saya hantar {by}.'],
      noIt: [
        'Maaf, buat masa ini saya belum dapat menandatanganinya.',
        'Malangnya buat masa ini saya belum dapat menandatanganinya.',
      ],
      openIt: ['Salinan yang ditandatangani akan saya hantar [bila].'],
    },
    confirm: {
      yes: ['{Dengan ini saya mengesahkan|Okey, saya sahkan} {object}.'],
      no: ['Maaf, {object} belum dapat saya sahkan.', 'Malangnya {object} belum dapat saya sahkan.'],
      open: ['{about}: [disahkan / belum disahkan].'],
      yesIt: ['Ya, saya sahkan.'],
      noIt: ['Maaf, perkara itu belum dapat saya sahkan.', 'Malangnya perkara itu belum dapat saya sahkan.'],
      openIt: ['Bagi pengesahan ini: [disahkan / belum disahkan].'],
    },
    tell: {
      yes: ['{about}, saya akan {memaklumkan kepada anda|beritahu awak} {by}.'],
      no: ['{about}, maaf, saya {tidak|tak} dapat memberikan maklumat.'],
      open: ['{about}: [jawapan anda].'],
      yesIt: ['Saya akan {memaklumkan kepada anda|beritahu awak} {by}.'],
      noIt: [
        'Maaf, saya {tidak|tak} dapat memberikan maklumat tentang itu.',
        'Malangnya saya {tidak|tak} dapat memberikan maklumat tentang itu.',
      ],
      openIt: ['Menjawab soalan {anda|awak}: [jawapan anda].'],
    },
    call: {
      yes: ['Saya akan menelefon {anda|awak} untuk membincangkan {object}.'],
      no: [
        'Maaf, buat masa ini saya belum sempat menelefon untuk membincangkan {object}.',
        'Malangnya buat masa ini saya belum sempat menelefon untuk membincangkan {object}.',
      ],
      open: [
        'Untuk membincangkan {object} melalui telefon, masa yang sesuai bagi saya ialah [hari dan masa].',
      ],
      yesIt: ['Saya akan menelefon {anda|awak} {by}.'],
      noIt: [
        'Maaf, buat masa ini saya belum sempat menelefon.',
        'Malangnya buat masa ini saya belum sempat menelefon.',
      ],
      openIt: ['Untuk bercakap melalui telefon, masa yang sesuai bagi saya ialah [hari dan masa].'],
    },
    meet: {
      yes: ['Dengan senang hati kita bertemu untuk membincangkan {object}.'],
      no: [
        'Maaf, buat masa ini saya tiada masa untuk bertemu membincangkan {object}.',
        'Malangnya buat masa ini saya tiada masa untuk bertemu membincangkan {object}.',
      ],
      open: ['Untuk membincangkan {object}, masa yang sesuai bagi saya ialah [hari dan masa].'],
      yesIt: ['Dengan senang hati, marilah kita bertemu.'],
      noIt: [
        'Maaf, buat masa ini saya tiada masa untuk bertemu.',
        'Malangnya buat masa ini saya tiada masa untuk bertemu.',
      ],
      openIt: ['Untuk bertemu, masa yang sesuai bagi saya ialah [hari dan masa].'],
    },
    attend: {
      yes: ['{Dengan senang hati saya akan hadir|Saya pasti datang}.'],
      no: [
        'Maaf, saya {tidak dapat hadir|tak dapat datang}.',
        'Malangnya saya {tidak dapat hadir|tak dapat datang}.',
      ],
      open: ['Tentang kehadiran saya: [hadir / tidak hadir].'],
      yesIt: ['{Dengan senang hati saya akan hadir|Saya pasti datang}.'],
      noIt: [
        'Maaf, saya {tidak dapat hadir|tak dapat datang}.',
        'Malangnya saya {tidak dapat hadir|tak dapat datang}.',
      ],
      openIt: ['Tentang kehadiran saya: [hadir / tidak hadir].'],
    },
    pay: {
      yes: ['Saya akan menyemak {object} dan mengambil tindakan {by}.'],
      no: [
        'Maaf, {object} tidak akan saya bayar dalam bentuk sekarang.',
        'Malangnya {object} tidak akan saya bayar dalam bentuk sekarang.',
      ],
      open: ['{about}: [dibayar pada / akan dibayar pada].'],
      yesIt: ['Saya akan menyemaknya dan mengambil tindakan {by}.'],
      noIt: ['Maaf, bayaran ini tidak akan saya buat.', 'Malangnya bayaran ini tidak akan saya buat.'],
      openIt: ['Tentang bayaran: [dibayar pada / akan dibayar pada].'],
    },
    complete: {
      yes: ['Saya akan melengkapkan {object} {by} dan menghantarnya semula.'],
      no: [
        'Maaf, buat masa ini saya belum dapat melengkapkan {object}.',
        'Malangnya buat masa ini saya belum dapat melengkapkan {object}.',
      ],
      open: ['Saya akan melengkapkan {object} [bila].'],
      yesIt: ['Saya akan menyiapkannya {by}.'],
      noIt: [
        'Maaf, buat masa ini saya belum dapat menyiapkannya.',
        'Malangnya buat masa ini saya belum dapat menyiapkannya.',
      ],
      openIt: ['Saya akan menyiapkannya [bila].'],
    },
    update: {
      yes: ['Saya akan mengemas kini {object} {by}.'],
      no: ['Maaf, {object} {tidak|tak} dapat saya ubah.', 'Malangnya {object} {tidak|tak} dapat saya ubah.'],
      open: ['Saya akan mengemas kini {object} [bila].'],
      yesIt: ['Perubahan itu akan saya buat {by}.'],
      noIt: [
        'Maaf, perubahan itu {tidak|tak} dapat saya buat.',
        'Malangnya perubahan itu {tidak|tak} dapat saya buat.',
      ],
      openIt: ['Perubahan itu akan saya buat [bila].'],
    },
    arrange: {
      yes: ['Saya akan menguruskan {object} {by}.'],
      no: [
        'Maaf, saya {tidak|tak} dapat menguruskan {object}.',
        'Malangnya saya {tidak|tak} dapat menguruskan {object}.',
      ],
      open: ['{about}: [perkara yang anda uruskan].'],
      yesIt: ['Saya akan menguruskannya {by}.'],
      noIt: [
        'Maaf, saya {tidak|tak} dapat menguruskannya.',
        'Malangnya saya {tidak|tak} dapat menguruskannya.',
      ],
      openIt: ['Tentang urusan ini: [perkara yang anda uruskan].'],
    },
    help: {
      yes: ['Dengan senang hati saya membantu {about}.'],
      no: [
        'Maaf, saya {tidak|tak} dapat membantu {about}.',
        'Malangnya saya {tidak|tak} dapat membantu {about}.',
      ],
      open: ['{about}, saya boleh membantu dengan [bantuan anda].'],
      yesIt: ['Dengan senang hati saya membantu.'],
      noIt: [
        'Maaf, saya {tidak|tak} dapat membantu dalam hal ini.',
        'Malangnya saya {tidak|tak} dapat membantu dalam hal ini.',
      ],
      openIt: ['Saya boleh membantu dengan [bantuan anda].'],
    },
    approve: {
      yes: ['{Dengan ini saya meluluskan|Okey, saya luluskan} {object}.', '{about}, saya bersetuju.'],
      no: [
        'Maaf, {object} {tidak|tak} dapat saya luluskan.',
        'Malangnya {object} {tidak|tak} dapat saya luluskan.',
      ],
      open: ['{about}: [diluluskan / tidak diluluskan].'],
      yesIt: ['Saya bersetuju.'],
      noIt: ['Maaf, saya {tidak|tak} dapat bersetuju.', 'Malangnya saya {tidak|tak} dapat bersetuju.'],
      openIt: ['Tentang kelulusan ini: [diluluskan / tidak diluluskan].'],
    },
    cancel: {
      yes: ['Saya akan membatalkan {object} seperti yang diminta.'],
      no: ['Maaf, {object} tidak dapat dibatalkan lagi.', 'Malangnya {object} tidak dapat dibatalkan lagi.'],
      open: ['{about}: [dibatalkan / tidak boleh lagi].'],
      yesIt: ['Pembatalan itu akan saya uruskan seperti yang diminta.'],
      noIt: ['Maaf, pembatalan tidak dapat dibuat lagi.', 'Malangnya pembatalan tidak dapat dibuat lagi.'],
      openIt: ['Tentang pembatalan: [dibatalkan / tidak boleh lagi].'],
    },
    fix: {
      yes: ['Saya akan menangani {object} {by} dan memaklumkan sebaik sahaja selesai.'],
      no: ['{about}, maaf, kami tidak dapat membaikinya.'],
      open: ['{about}: [tindakan anda].'],
      yesIt: ['Saya akan menanganinya {by} dan memaklumkan sebaik sahaja selesai.'],
      noIt: ['Maaf, perkara ini tidak dapat kami baiki.', 'Malangnya perkara ini tidak dapat kami baiki.'],
      openIt: ['Untuk menyelesaikannya: [tindakan anda].'],
    },
    deliver: {
      yes: ['Kami akan menghantar {object} {by}.'],
      no: [
        'Maaf, buat masa ini {object} belum dapat kami hantar.',
        'Malangnya buat masa ini {object} belum dapat kami hantar.',
      ],
      open: ['Kami akan menghantar {object} [bila].'],
      yesIt: ['Kami akan menghantarnya {by} seperti yang diminta.'],
      noIt: [
        'Maaf, buat masa ini penghantaran belum dapat dibuat.',
        'Malangnya buat masa ini penghantaran belum dapat dibuat.',
      ],
      openIt: ['Penghantaran akan dibuat [bila].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} sesuai untuk saya.', 'Baik, saya lapang {on}.', 'Temu janji {on} saya sahkan.'],
      casual: ['{on}? Boleh, tiada masalah.'],
      enthusiastic: ['{on} memang sesuai, saya tidak sabar menantinya!'],
      formal: ['Dengan ini saya mengesahkan temu janji {on}.'],
      concise: ['{on} boleh.'],
    },
    yesIt: {
      plain: [
        'Masa yang dicadangkan sesuai untuk saya.',
        'Baik, saya lapang pada masa itu.',
        'Temu janji itu saya sahkan.',
      ],
    },
    no: {
      plain: [
        'Maaf, saya tidak lapang {on}.',
        'Malangnya {on} tidak sesuai untuk saya.',
        'Maaf, saya ada urusan lain {on}.',
      ],
      casual: ['Maaf, {on} saya tak dapat.'],
      concise: ['Maaf, {on} tidak boleh.'],
    },
    noIt: {
      plain: [
        'Maaf, masa itu tidak sesuai untuk saya.',
        'Malangnya saya tidak lapang pada masa itu.',
        'Maaf, saya ada urusan lain pada masa itu.',
      ],
    },
    open: ['Temu janji {on}: [boleh / tidak boleh].', 'Bagi cadangan {on}: [boleh / tidak boleh].'],
    openIt: ['Bagi masa yang dicadangkan: [boleh / tidak boleh].'],
    move: {
      plain: [
        'Maaf, saya tidak lapang {on}. Bolehkah ditukar kepada {other}?',
        'Malangnya {on} tidak sesuai; saya mencadangkan {other}.',
        'Bolehkah temu janji {on} dianjakkan? Yang sesuai bagi saya ialah {other}.',
      ],
      casual: ['Maaf, {on} saya tak dapat. Bagaimana kalau {other}?'],
      assertive: ['Saya tidak lapang {on}. Saya mencadangkan {other}.'],
    },
    moveIt: {
      plain: [
        'Maaf, saya tidak lapang pada masa itu. Bolehkah ditukar kepada {other}?',
        'Bolehkah temu janji itu dianjakkan? Cadangan saya ialah {other}.',
        'Saya memohon masa lain; yang sesuai bagi saya ialah {other}.',
      ],
    },
    propose: {
      plain: [
        'Saya mencadangkan {other}.',
        'Cadangan saya ialah {other}.',
        'Masa yang sesuai bagi saya ialah {other}.',
      ],
    },
    otherTime: '[cadangan masa anda]',
    oneOf: ['Daripada masa yang dicadangkan, yang sesuai bagi saya ialah {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ya, benar.', '{re}, jawapannya ya.'],
      no: ['{re}: maaf, tidak.', '{re}, malangnya jawapannya tidak.'],
      open: ['{re}: [ya / tidak, dengan sebabnya].'],
    },
    choice: {
      yes: ['{re}: [pilihan anda].'],
      no: ['{re}: maaf, bukan kedua-duanya.'],
      open: ['{re}: [pilihan anda].'],
    },
    time: {
      yes: ['{re}, masanya ialah [hari dan masa].'],
      no: ['{re}, maaf, masanya belum dapat saya pastikan.'],
      open: ['{re}, masanya ialah [hari dan masa].', '{re}: [hari dan masa].'],
    },
    amount: {
      yes: ['{re}, jumlahnya ialah [jumlah].'],
      no: ['{re}, maaf, jumlahnya belum dapat saya berikan.'],
      open: ['{re}, jumlahnya ialah [jumlah].', '{re}: [jumlah].'],
    },
    fact: {
      yes: ['{re}: [jawapan anda].'],
      no: ['{re}, maaf, saya {tidak|tak} dapat memberikan maklumat.'],
      open: ['{re}: [jawapan anda].'],
    },
    explanation: {
      yes: ['{re}: [penjelasan anda].'],
      no: ['{re}, maaf, saya {tidak|tak} dapat menjelaskan lebih lanjut.'],
      open: ['{re}: [penjelasan anda].'],
    },
    action: {
      yes: ['{re}: dengan senang hati saya uruskan.', '{re}, saya akan menguruskannya.'],
      no: ['{re}, maaf, saya {tidak|tak} dapat melakukannya.'],
      open: ['{re}: [jawapan anda].'],
    },
  },
  questionRefs: {
    only: '{berhubung|pasal} soalan {anda|awak}',
    first: '{berhubung|pasal} soalan pertama {anda|awak}',
    second: '{berhubung|pasal} soalan kedua {anda|awak}',
    third: '{berhubung|pasal} soalan ketiga {anda|awak}',
    further: '{berhubung|pasal} soalan {anda|awak} yang seterusnya',
    quoted: '{berhubung|pasal} soalan {anda|awak} {question}',
    requested: '{berhubung|pasal} permintaan {anda|awak} {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, saya ingin bertanya dahulu: [soalan anda]?',
        'Sebelum menjawab {re}, ada satu soalan: [soalan anda]?',
        '{re}, mohon maklumkan dahulu: [perkara yang ingin diketahui]?',
      ],
      concise: ['{re}: [soalan anda]?'],
    },
    many: { plain: ['Sebelum menjawab perkara yang {anda|awak} nyatakan, ada satu soalan: [soalan anda]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, saya masih memerlukan [perkara yang diperlukan].',
        'Untuk mengambil tindakan {re}, saya memerlukan [perkara yang diperlukan].',
        '{re}, mohon hantarkan [perkara yang diperlukan] dahulu.',
      ],
    },
    many: {
      plain: [
        'Untuk mengambil tindakan atas perkara yang {anda|awak} nyatakan, saya masih memerlukan [perkara yang diperlukan].',
      ],
    },
  },
  explain: {
    one: {
      plain: [
        '{re}, ada satu perkara yang belum jelas bagi saya: [perkara yang belum jelas].',
        '{re}, mohon penjelasan tentang [perkara yang belum jelas].',
        '{re}, saya ingin memastikan kefahaman saya betul: [perkara yang belum jelas]?',
      ],
    },
    many: {
      plain: [
        'Sebelum menjawab perkara yang {anda|awak} nyatakan, mohon penjelasan tentang [perkara yang belum jelas].',
      ],
    },
  },
  status: ['{re}, perkembangannya: [status terkini].', '{re}: [status terkini].'],
  bargain: {
    amount: {
      plain: [
        'Bagi jumlah {amount}, saya ingin mengemukakan cadangan lain: [syarat anda].',
        'Dengan {amount} kita belum mencapai persetujuan; yang boleh bagi saya ialah [syarat anda].',
        'Tentang {amount}, saya ingin membincangkan [syarat anda].',
      ],
      assertive: ['{amount} terlalu tinggi. Tawaran saya: [syarat anda].'],
    },
    bare: {
      plain: [
        'Saya ingin membincangkan syaratnya: [syarat anda].',
        'Cadangan saya: [syarat anda].',
        'Kita boleh bersetuju dengan syarat berikut: [syarat anda].',
      ],
    },
  },
  guarded: {
    secret: [
      'Maklumat sulit seperti kata laluan atau butiran bank tidak saya berikan melalui e-mel.',
      'Kata laluan dan butiran bank tidak saya hantar melalui e-mel; lebih baik kita selesaikan melalui saluran lain.',
      'Maklumat sedemikian tidak saya sampaikan melalui e-mel; saya akan menghubungi melalui kenalan yang saya tahu.',
    ],
    payment: [
      'Permintaan bayaran ini akan saya semak dahulu.',
      'Sebelum sebarang bayaran dibuat, perkara ini akan saya semak melalui saluran biasa.',
      'Tentang bayaran, saya akan menyemaknya dahulu sebelum bertindak.',
    ],
  },
  listLead: ['Berhubung perkara yang {anda|awak} nyatakan:'],

  bodies: {
    question: {
      plain: [
        'Saya ada satu soalan: [soalan anda]?',
        'Satu perkara yang ingin saya tahu: [soalan anda]?',
        'Boleh saya bertanya: [soalan anda]?',
      ],
      casual: ['Nak tanya: [soalan anda]?'],
    },
    accept: {
      plain: ['Dengan senang hati saya terima.', 'Saya bersetuju.', 'Saya sedia melakukannya.'],
      enthusiastic: ['Saya terima dengan penuh semangat!'],
      casual: ['Boleh, saya ikut serta.'],
      formal: ['Dengan ini saya menyatakan penerimaan saya.'],
    },
    decline: {
      plain: [
        'Maaf, saya belum dapat menerimanya.',
        'Setelah mempertimbangkannya, dengan berat hati saya terpaksa menolak.',
        'Malangnya saya tidak dapat melakukannya.',
      ],
      casual: ['Maaf, kali ini saya tak dapat.'],
      assertive: ['Saya tidak dapat menerimanya.'],
    },
    reschedule: {
      plain: [
        'Bolehkah kita mencari masa lain? Cadangan saya ialah {other}.',
        'Saya ingin menganjakkan temu janji ini kepada masa lain: {other}.',
        'Saya memohon masa baharu: {other}.',
      ],
      casual: ['Boleh tukar masa tak? Cadangan saya ialah {other}.'],
    },
    request: {
      plain: [
        'Mohon hantarkan [perkara yang diperlukan] kepada saya.',
        'Saya masih memerlukan [perkara yang diperlukan].',
        'Bolehkah saya meminta [perkara yang diperlukan]?',
      ],
      casual: ['Boleh hantar [perkara yang diperlukan] kepada saya?'],
    },
    update: {
      plain: [
        'Perkembangan terkini: [status terkini].',
        'Secara ringkas, perkembangannya: [status terkini].',
        'Setakat ini keadaannya: [status terkini].',
      ],
    },
    clarify: {
      plain: [
        'Ada satu perkara yang belum jelas bagi saya: [perkara yang belum jelas].',
        'Mohon penjelasan tentang [perkara yang belum jelas].',
        'Sekadar memastikan: [perkara yang belum jelas]?',
      ],
      casual: ['Ada satu yang saya kurang faham: [perkara yang belum jelas].'],
    },
    confirm: {
      facts: {
        plain: [
          'Dengan ini saya mengesahkan: {facts}.',
          'Saya mengesahkan {facts}.',
          'Yang saya sahkan: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Dengan ini saya mengesahkan penerimaan mesej {anda|awak}.',
          'Mesej {anda|awak} telah saya terima dan semuanya telah saya catat.',
          'Mesej {anda|awak} telah sampai kepada saya.',
        ],
      },
    },
    introduce: {
      plain: [
        'Saya ingin memperkenalkan [nama] kepada {anda|awak}: [peranan dan tujuan].',
        'Izinkan saya memperkenalkan [nama]: [peranan dan tujuan].',
        'Saya ingin menghubungkan {anda|awak} dengan [nama]: [peranan dan tujuan].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Mohon maklumkan sama ada {text}.',
    'ask-about': 'Boleh saya tahu lebih lanjut tentang {text}?',
    'ask-for': 'Mohon hantarkan {text} kepada saya.',
    'ask-that': 'Saya memohon perkara berikut: {text}.',
    offer: 'Saya menawarkan perkara berikut: {text}.',
    thank: 'Terima kasih atas {text}.',
    apologize: 'Maaf atas {text}.',
    congratulate: 'Tahniah atas {text}.',
    wish: 'Saya mendoakan {text}.',
    invite: 'Saya menjemput {anda|awak}: {text}.',
    remind: 'Saya ingin mengingatkan tentang {text}.',
  },
  toTranslate: 'dalam bahasa Melayu: {text}',

  closings: {
    awaiting: {
      professional: [
        'Saya menunggu jawapan daripada {anda|awak}.',
        'Saya menantikan maklum balas {anda|awak}.',
        'Terima kasih terlebih dahulu atas jawapan {anda|awak}.',
      ],
      formal: ['Saya menantikan maklum balas anda.', 'Kerjasama anda memberikan jawapan amat dihargai.'],
      diplomatic: [
        'Saya yakin kita akan menemui jalan penyelesaian yang baik dan menantikan pandangan anda.',
      ],
      assertive: ['Sila maklumkan keputusan {anda|awak}.'],
      concise: ['Saya tunggu jawapan.'],
      urgent: ['Mohon jawapan hari ini juga jika boleh.', 'Jawapan segera amat bermakna bagi saya.'],
      friendly: [
        'Saya tunggu khabar daripada {anda|awak}, ya.',
        'Terima kasih terlebih dahulu, semoga hari {anda|awak} menyenangkan!',
        'Gembira sekali jika dapat mendengar khabar daripada {anda|awak} nanti.',
      ],
      empathetic: ['Ambillah masa seberapa lama yang {anda|awak} perlukan.'],
      enthusiastic: ['Saya tidak sabar menunggu jawapan {anda|awak}!'],
      casual: ['Beritahu saya nanti, ya.', 'Saya tunggu khabar awak.'],
      humorous: ['Saya akan setia menunggu di depan peti masuk.'],
    },
    available: {
      professional: [
        'Jika ada sebarang soalan, sila hubungi saya.',
        'Saya sedia menjawab sebarang pertanyaan.',
        'Jika ada yang kurang jelas, jangan segan menghubungi saya.',
      ],
      formal: ['Sekiranya terdapat sebarang pertanyaan, saya sedia membantu.'],
      diplomatic: ['Sekiranya ada yang kurang tepat, mohon maklumkan kepada saya.'],
      assertive: ['Jika ada yang kurang, sila maklumkan.'],
      concise: ['Jika ada soalan, sila maklumkan.'],
      urgent: ['Jika ada soalan, saya boleh dihubungi dengan segera.'],
      friendly: [
        'Jangan segan menghubungi saya jika ada apa-apa lagi.',
        'Jika ada soalan lagi, saya sedia membantu.',
        'Semoga hari {anda|awak} menyenangkan.',
      ],
      empathetic: ['Jika {anda|awak} memerlukan apa-apa lagi, saya sedia membantu.'],
      enthusiastic: ['Saya tidak sabar dengan langkah seterusnya!'],
      casual: ['Kalau ada apa-apa, beritahu saja.'],
      humorous: ['Kalau ada soalan, tanya saja; saya tak makan orang.'],
    },
    meeting: {
      plain: ['Saya menantikan pertemuan kita.', 'Jumpa nanti.', 'Sehingga kita bertemu.'],
      casual: ['Jumpa nanti!'],
      enthusiastic: ['Saya tidak sabar untuk bertemu!'],
      formal: ['Saya menantikan pertemuan tersebut.'],
    },
    declined: {
      plain: [
        'Terima kasih kerana memahami.',
        'Harap maklum, dan semoga ada peluang lain.',
        'Semoga ada kesempatan pada masa lain.',
      ],
      casual: ['Lain kali, ya.'],
      assertive: ['Harap {anda|awak} maklum.'],
    },
    sorry: {
      plain: [
        'Terima kasih atas kesabaran {anda|awak}.',
        'Terima kasih kerana memahami.',
        'Saya akan memaklumkan sebaik sahaja ada perkembangan.',
      ],
      casual: ['Terima kasih sebab sabar, ya.'],
    },
    grave: {
      plain: [
        'Semoga {anda|awak} diberi kekuatan.',
        'Doa saya bersama {anda|awak}.',
        'Jika ada yang boleh saya bantu, mohon beritahu saya.',
      ],
    },
    content: {
      plain: [
        'Semoga semuanya berjalan lancar.',
        'Saya menantikan kerjasama kita seterusnya.',
        'Semoga hari {anda|awak} menyenangkan.',
      ],
      casual: ['Jumpa lagi, ya.'],
      enthusiastic: ['Semoga terus maju jaya!'],
      formal: ['Semoga anda sentiasa maju jaya.'],
      concise: ['Sekian.'],
    },
  },
};
