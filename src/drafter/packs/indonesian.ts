import type { Thing } from '#reading/matters/matter.ts';
import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { indonesian as turning } from '../turning/indonesian.ts';

const nouns: Record<Thing, string> = {
  contract: 'kontrak',
  invoice: 'faktur',
  quote: 'penawaran harga',
  report: 'laporan',
  presentation: 'presentasi',
  documents: 'dokumen',
  file: 'berkas',
  list: 'daftar',
  figures: 'data',
  agenda: 'agenda rapat',
  minutes: 'notulen',
  proposal: 'proposal',
  plan: 'rencana',
  schedule: 'jadwal',
  draft: 'draf',
  details: 'rincian',
  address: 'alamat',
  phone: 'nomor telepon',
  photos: 'foto',
  cv: 'CV',
  order: 'pesanan',
  delivery: 'pengiriman',
  payment: 'pembayaran',
  price: 'harga',
  meeting: 'rapat',
  call: 'panggilan telepon',
  appointment: 'janji temu',
  interview: 'wawancara',
  event: 'acara',
  project: 'proyek',
  account: 'akun',
  application: 'lamaran',
  feedback: 'masukan',
  deadline: 'tenggat waktu',
  budget: 'anggaran',
  form: 'formulir',
  product: 'produk',
  refund: 'pengembalian dana',
  discount: 'diskon',
  room: 'ruangan',
  trip: 'perjalanan',
  website: 'situs web',
  problem: 'kendala',
  position: 'posisi',
};

/** Indonesian nouns do not change: 'kontrak tersebut' wherever it stands, 'kontrak itu' among friends. */
const forms = Object.fromEntries(
  Object.entries(nouns).map(([thing, noun]) => {
    const name = `${noun} {tersebut|itu}`;
    return [thing, { name, object: name, about: `mengenai ${name}` }];
  }),
) as Record<Thing, ThingForms>;

/** Indonesian, as written in business mail: Anda, and kamu where the tone or the mail wants it. */
export const indonesian: PhrasePack = {
  locale: 'id',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    const isFormal = tone === 'formal' || tone === 'diplomatic';
    if (called) return register === 'familiar' ? `Hai ${called},` : `Halo ${called},`;
    if (register === 'familiar') return first ? `Hai ${first},` : 'Hai,';
    if (title && (first || last)) {
      const honorific = { mr: 'Bapak', ms: 'Ibu', dr: 'Dr.', prof: 'Prof.' }[title];
      return `${isFormal || tone === 'professional' || tone === 'assertive' ? 'Yth.' : 'Halo'} ${honorific} ${full ?? last},`;
    }
    if (full)
      return isFormal || tone === 'professional' || tone === 'assertive'
        ? `Yth. ${full},`
        : `Halo ${tone === 'friendly' || tone === 'enthusiastic' ? (first ?? full) : full},`;
    return isFormal || tone === 'professional' ? 'Yth. Bapak/Ibu,' : 'Salam,';
  },
  valediction: {
    professional: ['Salam,', 'Hormat saya,', 'Salam hangat,'],
    formal: ['Hormat saya,', 'Salam hormat,'],
    diplomatic: ['Salam hormat,', 'Hormat saya,'],
    assertive: ['Salam,'],
    concise: ['Terima kasih,', 'Salam,'],
    urgent: ['Terima kasih atas perhatiannya,', 'Salam,'],
    friendly: ['Salam hangat,', 'Salam,', 'Terima kasih banyak,'],
    empathetic: ['Salam hangat,', 'Salam tulus,'],
    enthusiastic: ['Salam hangat dan sukses selalu,', 'Sukses selalu,'],
    casual: ['Makasih ya,', 'Sampai nanti,', 'Salam,'],
    humorous: ['Salam ceria,', 'Sampai nanti,'],
  },
  nameGap: '[Nama Anda]',

  times: {
    on: {
      day: 'pada hari {weekday}, {date}',
      time: 'pukul {time}',
      both: 'pada hari {weekday}, {date}, pukul {time}',
    },
    by: {
      day: 'paling lambat hari {weekday}, {date}',
      time: 'paling lambat pukul {time}',
      both: 'paling lambat hari {weekday}, {date}, pukul {time}',
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
  named: (name) => ({ name, object: name, about: `mengenai ${name}` }),
  turning,
  causes: {
    delay: 'keterlambatan ini',
    damage: 'kerusakan yang terjadi',
    'mix-up': 'kekeliruan barang ini',
    missing: 'pengiriman yang tidak lengkap',
    billing: 'kesalahan penagihan ini',
    silence: 'tidak adanya tanggapan dari kami',
    service: 'pelayanan yang kurang berkenan',
    outage: 'gangguan teknis ini',
    quality: 'mutu yang tidak sesuai harapan',
  },

  openings: {
    plain: {
      professional: [
        'Terima kasih atas pesan{ Anda|mu}.',
        'Terima kasih atas email {Anda|kamu}.',
        'Terima kasih telah menghubungi saya.',
      ],
      formal: [
        'Terima kasih atas surel Anda.',
        'Sehubungan dengan surel Anda, bersama ini saya sampaikan tanggapan saya.',
      ],
      diplomatic: [
        'Terima kasih atas pesan Anda dan keterbukaan Anda dalam menyampaikannya.',
        'Saya menghargai kesediaan Anda menyampaikan hal ini kepada saya.',
      ],
      assertive: ['Terima kasih atas pesan{ Anda|mu}. Langsung saja:'],
      concise: ['Terima kasih atas pesannya.'],
      urgent: ['Terima kasih atas pesan{ Anda|mu}; saya langsung menanggapinya.'],
      friendly: [
        'Terima kasih banyak atas pesan{ Anda|mu}.',
        'Senang mendengar kabar dari {Anda|kamu}.',
        'Terima kasih sudah menulis kepada saya.',
      ],
      empathetic: [
        'Terima kasih sudah menyampaikan hal ini kepada saya.',
        'Terima kasih atas pesan dan kepercayaan{ Anda|mu}.',
      ],
      enthusiastic: [
        'Terima kasih banyak atas pesan{ Anda|mu}, saya senang sekali membacanya!',
        'Senang sekali mendengar kabar dari {Anda|kamu}!',
      ],
      casual: ['Makasih ya pesannya.', 'Makasih sudah kirim kabar.'],
      humorous: ['Makasih pesannya; kotak masuk saya jadi lebih cerah hari ini.'],
    },
    information: {
      plain: [
        'Terima kasih atas informasinya.',
        'Terima kasih sudah memberi kabar.',
        'Terima kasih atas pemberitahuannya.',
      ],
      formal: ['Atas informasi yang Anda sampaikan, saya ucapkan terima kasih.'],
      casual: ['Makasih infonya.'],
      enthusiastic: ['Terima kasih atas kabar baiknya!'],
    },
    introduced: {
      plain: [
        'Terima kasih sudah memperkenalkan saya kepada {name}.',
        'Terima kasih atas perkenalannya. Salam kenal, {name}.',
        'Terima kasih telah menghubungkan saya dengan {name}.',
      ],
      casual: ['Makasih ya sudah mengenalkan saya ke {name}.'],
    },
    condolence: {
      plain: [
        'Saya turut berduka cita yang sedalam-dalamnya.',
        'Kabar ini sangat menyentuh hati saya. Saya turut berduka cita.',
        'Dengan sedih saya membaca kabar ini. Doa saya menyertai {Anda|kamu} sekeluarga.',
      ],
    },
    illness: {
      plain: [
        'Saya ikut prihatin. Semoga lekas sembuh.',
        'Terima kasih sudah memberi kabar. Semoga segera pulih.',
        'Saya turut prihatin mendengarnya. Semoga bisa cukup beristirahat.',
      ],
    },
    rejection: {
      plain: [
        'Terima kasih atas kabarnya, meskipun saya mengharapkan keputusan yang berbeda.',
        'Terima kasih sudah memberi tahu saya. Saya menyayangkan keputusan ini, tetapi menghormatinya.',
        'Terima kasih atas jawaban yang jelas.',
      ],
    },
    cancellation: {
      plain: [
        'Terima kasih sudah memberi kabar lebih awal.',
        'Sayang sekali batal, tetapi terima kasih atas kabarnya.',
        'Terima kasih atas pemberitahuannya; pembatalan ini sudah saya catat.',
      ],
      casual: ['Yah, sayang batal. Makasih ya kabarnya.'],
    },
    complaint: {
      plain: [
        'Terima kasih sudah menyampaikan hal ini. Kami mohon maaf atas ketidaknyamanan yang terjadi.',
        'Saya memahami kekecewaan {Anda|kamu}. Mohon maaf atas kejadian ini.',
        'Terima kasih sudah menyampaikannya secara terbuka. Saya sungguh menyesalkan kejadian ini.',
      ],
      formal: ['Terima kasih atas laporan Anda. Kami sangat menyesalkan ketidaknyamanan yang Anda alami.'],
      assertive: ['Terima kasih atas laporannya. Hal ini saya tangani dengan serius.'],
    },
    chaser: {
      plain: [
        'Mohon maaf balasan saya terlambat.',
        'Terima kasih atas pengingat dan kesabaran{ Anda|mu}.',
        'Terima kasih sudah menanyakan kembali; balasan saya memang tertunda.',
      ],
      casual: ['Maaf ya, baru sempat balas.'],
    },
    apology: {
      plain: [
        'Terima kasih atas pesannya; tidak perlu khawatir soal itu.',
        'Terima kasih atas keterbukaan {Anda|kamu}. Bagi saya masalah ini sudah selesai.',
        'Terima kasih atas penjelasannya, saya bisa memaklumi.',
      ],
      casual: ['Santai saja, tidak apa-apa.'],
    },
    congratulation: {
      plain: [
        'Terima kasih atas ucapan selamatnya, saya senang sekali menerimanya.',
        'Terima kasih banyak atas kata-kata baik {Anda|kamu}.',
        'Terima kasih atas perhatian{ Anda|mu}.',
      ],
      casual: ['Makasih banyak ya ucapannya!'],
    },
    invitation: {
      plain: [
        'Terima kasih atas undangannya.',
        'Terima kasih sudah mengundang saya; saya senang menerimanya.',
        'Terima kasih banyak atas undangan yang baik ini.',
      ],
      enthusiastic: ['Undangan yang menyenangkan sekali, terima kasih banyak!'],
      casual: ['Makasih ya undangannya!'],
      formal: ['Atas undangan yang Anda sampaikan, saya ucapkan terima kasih.'],
    },
    honour: {
      plain: [
        'Terima kasih atas kepercayaan{ Anda|mu}.',
        'Suatu kehormatan bagi saya mendapat kepercayaan ini.',
        'Terima kasih atas tawaran yang berharga ini.',
      ],
      casual: ['Wah, makasih banyak ya kepercayaannya.'],
    },
    application: {
      plain: [
        'Terima kasih atas lamaran dan minat {Anda|kamu}.',
        'Terima kasih telah melamar di tempat kami.',
        'Lamaran {Anda|kamu} sudah saya terima, terima kasih.',
      ],
      casual: ['Makasih ya lamarannya.'],
    },
    introduction: {
      plain: [
        'Terima kasih atas perkenalannya, senang berkenalan dengan {Anda|kamu}.',
        'Terima kasih atas pesan dan perkenalannya.',
        'Salam kenal, dan terima kasih sudah menghubungi saya.',
      ],
      casual: ['Salam kenal, makasih ya sudah kirim pesan.'],
    },
    invoice: {
      plain: [
        'Terima kasih, fakturnya sudah saya terima.',
        'Terima kasih telah mengirimkan faktur.',
        'Faktur sudah sampai, terima kasih.',
      ],
      casual: ['Fakturnya sudah masuk, makasih ya.'],
    },
    reminder: {
      plain: [
        'Terima kasih atas pengingatnya.',
        'Terima kasih sudah mengingatkan saya.',
        'Terima kasih sudah mengingatkan jadwalnya.',
      ],
      casual: ['Makasih ya sudah diingatkan.'],
    },
    offer: {
      plain: [
        'Terima kasih atas penawaran {Anda|kamu}.',
        'Terima kasih telah mengajukan penawaran kepada saya.',
        'Terima kasih atas pesan dan penawarannya.',
      ],
      casual: ['Makasih ya tawarannya.'],
    },
    approval: {
      plain: [
        'Syukurlah semuanya sudah sesuai.',
        'Terima kasih atas tanggapan positifnya.',
        'Terima kasih atas persetujuannya.',
      ],
      casual: ['Sip, makasih ya.'],
    },
    pending: {
      plain: [
        'Terima kasih atas kabar perkembangannya.',
        'Terima kasih sudah menanganinya.',
        'Terima kasih atas kabarnya; saya menunggu berita selanjutnya.',
      ],
      casual: ['Makasih ya kabarnya, saya tunggu kelanjutannya.'],
    },
    sharing: {
      plain: [
        'Terima kasih atas kirimannya.',
        'Terima kasih sudah berbagi.',
        'Kirimannya sudah saya terima, terima kasih.',
      ],
      casual: ['Makasih ya kirimannya.'],
    },
    thanks: {
      plain: [
        'Sama-sama.',
        'Dengan senang hati; saya senang bisa membantu.',
        'Terima kasih kembali atas kata-kata baik {Anda|kamu}.',
      ],
      casual: ['Sama-sama, santai saja!'],
      formal: ['Terima kasih kembali atas apresiasi Anda.'],
    },
    announcement: {
      plain: [
        'Terima kasih atas pengumumannya.',
        'Terima kasih sudah memberi tahu kami.',
        'Terima kasih atas pemberitahuan ini.',
      ],
      casual: ['Makasih ya infonya.'],
    },
    meeting: {
      plain: [
        'Terima kasih atas usulan waktunya.',
        'Terima kasih sudah mengatur jadwalnya.',
        'Terima kasih atas pesan mengenai jadwal pertemuan.',
      ],
      casual: ['Makasih ya sudah atur waktunya.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Terima kasih atas {object}.',
        'Terima kasih sudah mengirimkan {object}.',
        'Saya sudah menerima {object}, terima kasih.',
      ],
      formal: ['Atas {object}, saya ucapkan terima kasih.'],
      enthusiastic: ['Terima kasih banyak atas {object}, sangat membantu!'],
      casual: ['Makasih banyak buat {object}!'],
      urgent: ['Terima kasih, {object} sudah sampai.'],
    },
    bare: {
      plain: [
        'Terima kasih atas pesan dan bantuan {Anda|kamu}.',
        'Saya sangat berterima kasih.',
        'Terima kasih banyak, ini sangat membantu saya.',
      ],
      friendly: ['Terima kasih banyak, saya sungguh menghargainya.'],
      casual: ['Makasih banyak, kamu memang andalan.'],
      enthusiastic: ['Terima kasih banyak, ini luar biasa!'],
      formal: ['Atas perhatian dan bantuan Anda, saya ucapkan terima kasih.'],
      humorous: ['Makasih banyak; mulai hari ini saya resmi berutang budi.'],
      empathetic: ['Terima kasih dari lubuk hati saya.'],
      concise: ['Terima kasih.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Mohon maaf atas {cause}.',
        'Saya meminta maaf atas {cause}.',
        'Dengan ini saya menyampaikan permohonan maaf atas {cause}.',
      ],
      empathetic: ['Saya sungguh menyesal dan memahami kekecewaan {Anda|kamu}. Mohon maaf atas {cause}.'],
      casual: ['Maaf banget ya soal {cause}!'],
      formal: ['Saya menyampaikan permohonan maaf yang sebesar-besarnya atas {cause}.'],
    },
    open: {
      plain: [
        'Mohon maaf atas [hal yang dimintakan maaf].',
        'Saya meminta maaf atas [hal yang dimintakan maaf].',
        'Dengan ini saya menyampaikan permohonan maaf atas [hal yang dimintakan maaf].',
      ],
      casual: ['Maaf banget ya soal [hal yang dimintakan maaf].'],
    },
    remedy: {
      plain: [
        'Langkah berikutnya: [tindakan Anda].',
        'Saya sendiri yang akan menanganinya: [tindakan Anda].',
        'Agar hal ini tidak terulang, [tindakan Anda].',
      ],
    },
  },
  followUp: {
    plain: [
      'Saya ingin menanyakan kembali {mail}: apakah sudah ada kabar?',
      'Menyambung {mail}, bagaimana perkembangannya?',
      'Sehubungan dengan {mail}, saya menantikan kabar perkembangannya.',
    ],
    friendly: ['Saya hanya ingin menanyakan {mail}: apakah sudah ada kabar baru?'],
    urgent: ['Saya sangat memerlukan jawaban segera atas {mail}.'],
    assertive: ['Saya masih menunggu jawaban atas {mail}.'],
    casual: ['Mau tanya soal {mail}: sudah ada kabar belum?'],
    formal: ['Merujuk pada {mail}, mohon kiranya saya mendapat informasi mengenai perkembangannya.'],
  },
  earlierMail: {
    subjectAndDate: 'email {Anda|kamu} {subject} tanggal {date}',
    subject: 'email {Anda|kamu} {subject}',
    date: 'email {Anda|kamu} tanggal {date}',
    bare: 'email {Anda|kamu} sebelumnya',
  },

  deeds: {
    send: {
      yes: [
        'Saya akan mengirimkan {object} {by}.',
        '{Dengan senang hati saya kirimkan|Nanti saya kirim} {object} {by}.',
      ],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa mengirimkan {object}.',
        'Sayangnya saat ini saya belum bisa mengirimkan {object}.',
      ],
      open: ['Saya akan mengirimkan {object} [kapan].'],
      yesIt: ['Saya akan mengirimkan yang {Anda|kamu} minta {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa mengirimkannya.',
        'Sayangnya saat ini saya belum bisa mengirimkannya.',
      ],
      openIt: ['Yang {Anda|kamu} minta akan saya kirimkan [kapan].'],
    },
    review: {
      yes: [
        'Saya akan memeriksa {object} {by} dan memberi tanggapan.',
        '{Dengan senang hati saya pelajari|Nanti saya cek} {object} {by}.',
      ],
      no: [
        '{Mohon maaf|Maaf ya}, saya belum sempat memeriksa {object}.',
        'Sayangnya saya belum sempat memeriksa {object}.',
      ],
      open: ['Tanggapan saya {about}: [tanggapan Anda].'],
      yesIt: ['Saya akan memeriksanya {by} dan memberi tanggapan.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saya belum sempat memeriksanya.',
        'Sayangnya saya belum sempat memeriksanya.',
      ],
      openIt: ['Tanggapan saya: [tanggapan Anda].'],
    },
    check: {
      yes: ['{about}, saya akan mengeceknya dan memberi kabar {by}.'],
      no: ['{about}, {mohon maaf|maaf ya}, saya belum bisa mengeceknya saat ini.'],
      open: ['{about}, saya akan mengeceknya dan memberi kabar [kapan].'],
      yesIt: [
        'Saya akan mengeceknya dan memberi kabar {by}.',
        'Saya akan mencari tahu dan memberi kabar {by}.',
      ],
      noIt: ['{Mohon maaf|Maaf ya}, saya belum bisa mengeceknya saat ini.'],
      openIt: ['Saya akan mengeceknya dan memberi kabar [kapan].'],
    },
    sign: {
      yes: ['Saya akan menandatangani {object} {by} dan mengirimkannya kembali.'],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa menandatangani {object}.',
        'Sayangnya saat ini saya belum bisa menandatangani {object}.',
      ],
      open: ['Saya akan menandatangani {object} [kapan].'],
      yesIt: ['Salinan yang sudah ditandatangani akan saya kirimkan {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa menandatanganinya.',
        'Sayangnya saat ini saya belum bisa menandatanganinya.',
      ],
      openIt: ['Salinan yang sudah ditandatangani akan saya kirimkan [kapan].'],
    },
    confirm: {
      yes: ['{Dengan ini saya mengonfirmasi|Oke, saya konfirmasi} {object}.'],
      no: [
        '{Mohon maaf|Maaf ya}, {object} belum bisa saya konfirmasi.',
        'Sayangnya {object} belum bisa saya konfirmasi.',
      ],
      open: ['{about}: [sudah dikonfirmasi / belum].'],
      yesIt: ['Ya, saya konfirmasi.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, hal itu belum bisa saya konfirmasi.',
        'Sayangnya hal itu belum bisa saya konfirmasi.',
      ],
      openIt: ['Untuk konfirmasinya: [sudah / belum].'],
    },
    tell: {
      yes: ['{about}, saya akan memberi kabar {by}.'],
      no: ['{about}, {mohon maaf,|maaf ya,} saya tidak bisa memberi keterangan.'],
      open: ['{about}: [jawaban Anda].'],
      yesIt: ['Saya akan memberi kabar {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa memberi keterangan soal itu.',
        'Sayangnya saya tidak bisa memberi keterangan soal itu.',
      ],
      openIt: ['Menjawab pertanyaan {Anda|kamu}: [jawaban Anda].'],
    },
    call: {
      yes: ['Saya akan menelepon {Anda|kamu} untuk membahas {object}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum sempat menelepon untuk membahas {object}.',
        'Sayangnya saat ini saya belum sempat menelepon untuk membahas {object}.',
      ],
      open: ['Untuk membahas {object} lewat telepon, waktu yang cocok bagi saya adalah [hari dan jam].'],
      yesIt: ['Saya akan menelepon {Anda|kamu} {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum sempat menelepon.',
        'Sayangnya saat ini saya belum sempat menelepon.',
      ],
      openIt: ['Untuk bicara lewat telepon, waktu yang cocok bagi saya adalah [hari dan jam].'],
    },
    meet: {
      yes: ['Dengan senang hati kita bertemu untuk membahas {object}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum ada waktu untuk bertemu membahas {object}.',
        'Sayangnya saat ini saya belum ada waktu untuk bertemu membahas {object}.',
      ],
      open: ['Untuk membahas {object}, waktu yang cocok bagi saya adalah [hari dan jam].'],
      yesIt: ['Dengan senang hati, mari kita bertemu.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum ada waktu untuk bertemu.',
        'Sayangnya saat ini saya belum ada waktu untuk bertemu.',
      ],
      openIt: ['Untuk bertemu, waktu yang cocok bagi saya adalah [hari dan jam].'],
    },
    attend: {
      yes: ['{Dengan senang hati saya akan hadir|Saya pasti datang}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa {hadir|datang}.',
        'Sayangnya saya tidak bisa {hadir|datang}.',
      ],
      open: ['Untuk kehadiran saya: [hadir / tidak hadir].'],
      yesIt: ['{Dengan senang hati saya akan hadir|Saya pasti datang}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa {hadir|datang}.',
        'Sayangnya saya tidak bisa {hadir|datang}.',
      ],
      openIt: ['Untuk kehadiran saya: [hadir / tidak hadir].'],
    },
    pay: {
      yes: ['Saya akan memeriksa {object} dan menindaklanjutinya {by}.'],
      no: [
        '{Mohon maaf|Maaf ya}, {object} tidak akan saya bayar dalam bentuk sekarang.',
        'Sayangnya {object} tidak akan saya bayar dalam bentuk sekarang.',
      ],
      open: ['{about}: [sudah dibayar tanggal / akan dibayar tanggal].'],
      yesIt: ['Saya akan memeriksanya dan menindaklanjuti {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, pembayaran ini tidak akan saya lakukan.',
        'Sayangnya pembayaran ini tidak akan saya lakukan.',
      ],
      openIt: ['Untuk pembayarannya: [sudah dibayar tanggal / akan dibayar tanggal].'],
    },
    complete: {
      yes: ['Saya akan melengkapi {object} {by} dan mengirimkannya kembali.'],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa melengkapi {object}.',
        'Sayangnya saat ini saya belum bisa melengkapi {object}.',
      ],
      open: ['Saya akan melengkapi {object} [kapan].'],
      yesIt: ['Saya akan menyelesaikannya {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini saya belum bisa menyelesaikannya.',
        'Sayangnya saat ini saya belum bisa menyelesaikannya.',
      ],
      openIt: ['Saya akan menyelesaikannya [kapan].'],
    },
    update: {
      yes: ['Saya akan memperbarui {object} {by}.'],
      no: [
        '{Mohon maaf|Maaf ya}, {object} tidak bisa saya ubah.',
        'Sayangnya {object} tidak bisa saya ubah.',
      ],
      open: ['Saya akan memperbarui {object} [kapan].'],
      yesIt: ['Perubahan itu akan saya kerjakan {by}.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, perubahan itu tidak bisa saya lakukan.',
        'Sayangnya perubahan itu tidak bisa saya lakukan.',
      ],
      openIt: ['Perubahan itu akan saya kerjakan [kapan].'],
    },
    arrange: {
      yes: ['Saya akan mengurus {object} {by}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa mengurus {object}.',
        'Sayangnya saya tidak bisa mengurus {object}.',
      ],
      open: ['{about}: [hal yang Anda urus].'],
      yesIt: ['Saya akan mengurusnya {by}.'],
      noIt: ['{Mohon maaf|Maaf ya}, saya tidak bisa mengurusnya.', 'Sayangnya saya tidak bisa mengurusnya.'],
      openIt: ['Untuk pengaturannya: [hal yang Anda urus].'],
    },
    help: {
      yes: ['Dengan senang hati saya bantu {about}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa membantu {about}.',
        'Sayangnya saya tidak bisa membantu {about}.',
      ],
      open: ['{about}, yang bisa saya bantu: [bantuan Anda].'],
      yesIt: ['Dengan senang hati saya bantu.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa membantu dalam hal ini.',
        'Sayangnya saya tidak bisa membantu dalam hal ini.',
      ],
      openIt: ['Yang bisa saya bantu: [bantuan Anda].'],
    },
    approve: {
      yes: ['{Dengan ini saya|Oke, saya} menyetujui {object}.', '{about}, saya setuju.'],
      no: [
        '{Mohon maaf|Maaf ya}, {object} tidak bisa saya setujui.',
        'Sayangnya {object} tidak bisa saya setujui.',
      ],
      open: ['{about}: [disetujui / tidak disetujui].'],
      yesIt: ['Saya setuju.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saya tidak bisa menyetujuinya.',
        'Sayangnya saya tidak bisa menyetujuinya.',
      ],
      openIt: ['Untuk persetujuannya: [disetujui / tidak disetujui].'],
    },
    cancel: {
      yes: ['Saya akan membatalkan {object} sesuai permintaan.'],
      no: [
        '{Mohon maaf|Maaf ya}, {object} sudah tidak bisa dibatalkan.',
        'Sayangnya {object} sudah tidak bisa dibatalkan.',
      ],
      open: ['{about}: [dibatalkan / tidak bisa lagi].'],
      yesIt: ['Pembatalannya akan saya urus sesuai permintaan.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, pembatalan sudah tidak bisa dilakukan.',
        'Sayangnya pembatalan sudah tidak bisa dilakukan.',
      ],
      openIt: ['Untuk pembatalannya: [dibatalkan / tidak bisa lagi].'],
    },
    fix: {
      yes: ['Saya akan menangani {object} {by} dan memberi kabar begitu selesai.'],
      no: ['{about}, {mohon maaf,|maaf ya,} kami tidak bisa memperbaikinya.'],
      open: ['{about}: [tindakan Anda].'],
      yesIt: ['Saya akan menanganinya {by} dan memberi kabar begitu selesai.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, hal ini tidak bisa kami perbaiki.',
        'Sayangnya hal ini tidak bisa kami perbaiki.',
      ],
      openIt: ['Untuk penanganannya: [tindakan Anda].'],
    },
    deliver: {
      yes: ['Kami akan mengirimkan {object} {by}.'],
      no: [
        '{Mohon maaf|Maaf ya}, saat ini {object} belum bisa kami kirimkan.',
        'Sayangnya saat ini {object} belum bisa kami kirimkan.',
      ],
      open: ['Kami akan mengirimkan {object} [kapan].'],
      yesIt: ['Kami akan mengirimkannya {by} sesuai permintaan.'],
      noIt: [
        '{Mohon maaf|Maaf ya}, saat ini pengiriman belum bisa dilakukan.',
        'Sayangnya saat ini pengiriman belum bisa dilakukan.',
      ],
      openIt: ['Pengiriman akan dilakukan [kapan].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} cocok untuk saya.', 'Baik, {on} saya bisa.', 'Jadwal {on} saya konfirmasi.'],
      casual: ['{on}? Oke, saya bisa.'],
      enthusiastic: ['{on} cocok sekali, saya sudah tidak sabar!'],
      formal: ['Dengan ini saya mengonfirmasi jadwal {on}.'],
      concise: ['{on} bisa.'],
    },
    yesIt: {
      plain: [
        'Waktu yang diusulkan cocok untuk saya.',
        'Baik, saya bisa pada waktu itu.',
        'Jadwal itu saya konfirmasi.',
      ],
    },
    no: {
      plain: [
        '{Mohon maaf|Maaf ya}, {on} saya tidak bisa.',
        'Sayangnya {on} tidak cocok untuk saya.',
        '{Mohon maaf|Maaf ya}, saya berhalangan {on}.',
      ],
      casual: ['Maaf, {on} saya tidak bisa.'],
      concise: ['Maaf, {on} tidak bisa.'],
    },
    noIt: {
      plain: [
        '{Mohon maaf|Maaf ya}, waktu itu tidak cocok untuk saya.',
        'Sayangnya saya tidak bisa pada waktu tersebut.',
        '{Mohon maaf|Maaf ya}, saya berhalangan pada waktu itu.',
      ],
    },
    open: ['Jadwal {on}: [bisa / tidak bisa].', 'Untuk usulan {on}: [bisa / tidak bisa].'],
    openIt: ['Untuk waktu yang diusulkan: [bisa / tidak bisa].'],
    move: {
      plain: [
        '{Mohon maaf|Maaf ya}, {on} saya tidak bisa. Apakah bisa diganti {other}?',
        'Sayangnya {on} tidak cocok; saya mengusulkan {other}.',
        'Bolehkah jadwal {on} dipindahkan? Yang cocok untuk saya adalah {other}.',
      ],
      casual: ['Maaf, {on} saya tidak bisa. Bagaimana kalau {other}?'],
      assertive: ['{on} saya berhalangan. Saya mengusulkan {other}.'],
    },
    moveIt: {
      plain: [
        '{Mohon maaf|Maaf ya}, saya berhalangan pada jadwal itu. Apakah bisa diganti {other}?',
        'Bolehkah jadwalnya dipindahkan? Usul saya: {other}.',
        'Saya mohon waktu lain; yang cocok untuk saya adalah {other}.',
      ],
    },
    propose: {
      plain: [
        'Saya mengusulkan {other}.',
        'Usul saya: {other}.',
        'Waktu yang cocok untuk saya adalah {other}.',
      ],
    },
    otherTime: '[usulan waktu Anda]',
    oneOf: ['Dari waktu yang diusulkan, yang cocok untuk saya adalah {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ya, benar.', '{re}, jawabannya ya.'],
      no: ['{re}: {mohon maaf|maaf ya}, tidak.', '{re}, sayangnya jawabannya tidak.'],
      open: ['{re}: [ya / tidak, beserta alasannya].'],
    },
    choice: {
      yes: ['{re}: [pilihan Anda].'],
      no: ['{re}: {mohon maaf|maaf ya}, tidak keduanya.'],
      open: ['{re}: [pilihan Anda].'],
    },
    time: {
      yes: ['{re}, waktunya [hari dan jam].'],
      no: ['{re}, {mohon maaf,|maaf ya,} waktunya belum bisa saya pastikan.'],
      open: ['{re}, waktunya [hari dan jam].', '{re}: [hari dan jam].'],
    },
    amount: {
      yes: ['{re}, besarnya [jumlah].'],
      no: ['{re}, {mohon maaf,|maaf ya,} jumlahnya belum bisa saya sebutkan.'],
      open: ['{re}, besarnya [jumlah].', '{re}: [jumlah].'],
    },
    fact: {
      yes: ['{re}: [jawaban Anda].'],
      no: ['{re}, {mohon maaf,|maaf ya,} saya tidak bisa memberi keterangan.'],
      open: ['{re}: [jawaban Anda].'],
    },
    explanation: {
      yes: ['{re}: [penjelasan Anda].'],
      no: ['{re}, {mohon maaf,|maaf ya,} saya tidak bisa menjelaskan lebih jauh.'],
      open: ['{re}: [penjelasan Anda].'],
    },
    action: {
      yes: ['{re}: dengan senang hati saya kerjakan.', '{re}, saya yang akan mengurusnya.'],
      no: ['{re}, {mohon maaf,|maaf ya,} saya tidak bisa menyanggupinya.'],
      open: ['{re}: [jawaban Anda].'],
    },
  },
  questionRefs: {
    only: 'mengenai pertanyaan {Anda|kamu}',
    first: 'mengenai poin pertama',
    second: 'mengenai poin kedua',
    third: 'mengenai poin ketiga',
    further: 'mengenai poin berikutnya',
    quoted: 'mengenai pertanyaan {question}',
    requested: 'mengenai permintaan {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, saya ingin bertanya terlebih dahulu: [pertanyaan Anda]?',
        'Sebelum menjawab {re}, ada satu pertanyaan: [pertanyaan Anda]?',
        '{re}, mohon beri tahu saya dulu: [hal yang ingin diketahui]?',
      ],
      concise: ['{re}: [pertanyaan Anda]?'],
    },
    many: { plain: ['Sebelum menjawab semua poin {Anda|kamu}, ada satu pertanyaan: [pertanyaan Anda]?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, saya masih memerlukan [hal yang Anda perlukan].',
        '{re}, agar bisa saya tindak lanjuti, saya memerlukan [hal yang Anda perlukan].',
        '{re}, mohon kirimkan [hal yang Anda perlukan] terlebih dahulu.',
      ],
    },
    many: {
      plain: [
        'Agar bisa menindaklanjuti semua poin {Anda|kamu}, saya masih memerlukan [hal yang Anda perlukan].',
      ],
    },
  },
  explain: {
    one: {
      plain: [
        '{re}, ada satu hal yang belum jelas bagi saya: [hal yang belum jelas].',
        '{re}, mohon penjelasan tentang [hal yang belum jelas].',
        '{re}, saya ingin memastikan pemahaman saya benar: [hal yang belum jelas]?',
      ],
    },
    many: {
      plain: ['Sebelum menjawab semua poin {Anda|kamu}, mohon penjelasan tentang [hal yang belum jelas].'],
    },
  },
  status: ['{re}, perkembangannya: [status terkini].', '{re}: [status terkini].'],
  bargain: {
    amount: {
      plain: [
        'Untuk jumlah {amount}, saya ingin mengajukan usulan lain: [syarat Anda].',
        'Dengan {amount} kita belum sepakat; yang memungkinkan bagi saya adalah [syarat Anda].',
        'Soal {amount}, saya ingin membicarakan [syarat Anda].',
      ],
      assertive: ['{amount} terlalu tinggi. Tawaran saya: [syarat Anda].'],
    },
    bare: {
      plain: [
        'Saya ingin membicarakan syaratnya: [syarat Anda].',
        'Usulan saya: [syarat Anda].',
        'Kita bisa sepakat dengan syarat berikut: [syarat Anda].',
      ],
    },
  },
  guarded: {
    secret: [
      'Data rahasia seperti kata sandi atau rekening bank tidak saya berikan lewat email.',
      'Kata sandi dan data bank tidak saya kirim lewat email; sebaiknya kita selesaikan lewat jalur lain.',
      'Data semacam itu tidak saya sampaikan lewat email; saya akan menghubungi lewat kontak yang sudah saya kenal.',
    ],
    payment: [
      'Permintaan pembayaran ini akan saya periksa terlebih dahulu.',
      'Sebelum ada pembayaran, hal ini saya periksa lewat jalur yang biasa.',
      'Soal pembayaran, akan saya periksa dulu sebelum bertindak.',
    ],
  },
  listLead: ['Mengenai poin-poin {Anda|kamu}:'],

  bodies: {
    question: {
      plain: [
        'Ada satu pertanyaan dari saya: [pertanyaan Anda]?',
        'Satu hal yang ingin saya ketahui: [pertanyaan Anda]?',
        'Boleh saya bertanya: [pertanyaan Anda]?',
      ],
      casual: ['Mau tanya: [pertanyaan Anda]?'],
    },
    accept: {
      plain: ['Dengan senang hati saya terima.', 'Saya setuju.', 'Saya menyanggupinya.'],
      enthusiastic: ['Saya terima dengan penuh semangat!'],
      casual: ['Oke, saya ikut.'],
      formal: ['Dengan ini saya menyatakan menerima.'],
    },
    decline: {
      plain: [
        'Mohon maaf, saya belum bisa menerimanya.',
        'Setelah mempertimbangkannya, dengan berat hati saya harus menolak.',
        'Sayangnya saya tidak bisa menyanggupinya.',
      ],
      casual: ['Maaf, kali ini saya belum bisa.'],
      assertive: ['Saya tidak bisa menerimanya.'],
    },
    reschedule: {
      plain: [
        'Bisakah kita mencari waktu lain? Usul saya: {other}.',
        'Saya ingin memindahkan jadwalnya ke waktu lain: {other}.',
        'Saya mohon jadwal baru: {other}.',
      ],
      casual: ['Bisa pindah waktu tidak? Usul saya: {other}.'],
    },
    request: {
      plain: [
        'Mohon kirimkan [hal yang Anda perlukan] kepada saya.',
        'Saya masih memerlukan [hal yang Anda perlukan].',
        'Bolehkah saya meminta [hal yang Anda perlukan]?',
      ],
      casual: ['Boleh minta [hal yang Anda perlukan]?'],
    },
    update: {
      plain: [
        'Perkembangan saat ini: [status terkini].',
        'Sekilas perkembangannya: [status terkini].',
        'Sejauh ini keadaannya: [status terkini].',
      ],
      casual: ['Sejauh ini begini: [status terkini].'],
    },
    clarify: {
      plain: [
        'Ada satu hal yang belum jelas bagi saya: [hal yang belum jelas].',
        'Mohon penjelasan tentang [hal yang belum jelas].',
        'Sekadar memastikan: [hal yang belum jelas]?',
      ],
      casual: ['Ada satu yang saya belum paham: [hal yang belum jelas].'],
    },
    confirm: {
      facts: {
        plain: [
          'Dengan ini saya mengonfirmasi: {facts}.',
          'Saya konfirmasi {facts}.',
          'Yang saya konfirmasi: {facts}.',
        ],
      },
      bare: {
        plain: [
          'Dengan ini saya mengonfirmasi bahwa pesan{ Anda|mu} sudah saya terima.',
          'Pesan {Anda|kamu} sudah saya terima dan semuanya sudah saya catat.',
          'Pesan {Anda|kamu} sudah sampai kepada saya.',
        ],
      },
    },
    introduce: {
      plain: [
        'Saya ingin memperkenalkan [nama] kepada {Anda|kamu}: [peran dan alasan].',
        'Perkenalkan, [nama]: [peran dan alasan].',
        'Saya hubungkan {Anda|kamu} dengan [nama]: [peran dan alasan].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Mohon beri tahu saya apakah {text}.',
    'ask-about': 'Boleh saya tahu lebih banyak tentang {text}?',
    'ask-for': 'Mohon kirimkan {text} kepada saya.',
    'ask-that': 'Saya mohon hal berikut: {text}.',
    offer: 'Saya menawarkan hal berikut: {text}.',
    thank: 'Terima kasih atas {text}.',
    apologize: 'Mohon maaf atas {text}.',
    congratulate: 'Selamat atas {text}.',
    wish: 'Saya mendoakan {text}.',
    invite: 'Saya mengundang {Anda|kamu}: {text}.',
    remind: 'Saya ingin mengingatkan tentang {text}.',
  },
  toTranslate: 'dalam bahasa Indonesia: {text}',

  closings: {
    awaiting: {
      professional: [
        'Saya menunggu kabar dari {Anda|kamu}.',
        'Saya menantikan jawaban{ Anda|mu}.',
        'Terima kasih sebelumnya atas tanggapan{ Anda|mu}.',
      ],
      formal: ['Saya menantikan tanggapan Anda.', 'Atas tanggapan Anda, saya ucapkan terima kasih.'],
      diplomatic: ['Saya yakin kita akan menemukan jalan keluar yang baik dan menantikan pandangan Anda.'],
      assertive: ['Mohon kepastiannya.'],
      concise: ['Ditunggu kabarnya.'],
      urgent: [
        'Mohon kabarnya hari ini juga bila memungkinkan.',
        'Jawaban cepat akan sangat berarti bagi saya.',
      ],
      friendly: [
        'Saya tunggu kabarnya, ya.',
        'Terima kasih sebelumnya, semoga harinya menyenangkan!',
        'Senang sekali kalau bisa segera mendengar kabar dari {Anda|kamu}.',
      ],
      empathetic: ['Silakan ambil waktu sebanyak yang {Anda|kamu} perlukan.'],
      enthusiastic: ['Saya tidak sabar menunggu jawaban{ Anda|mu}!'],
      casual: ['Kabari saya, ya.', 'Ditunggu kabarnya.'],
      humorous: ['Saya akan setia menunggu di depan kotak masuk.'],
    },
    available: {
      professional: [
        'Jika ada pertanyaan, silakan hubungi saya.',
        'Saya siap menjawab bila ada pertanyaan.',
        'Bila ada yang belum jelas, jangan ragu menghubungi saya.',
      ],
      formal: ['Apabila ada pertanyaan lebih lanjut, dengan senang hati akan saya jawab.'],
      diplomatic: ['Apabila ada yang kurang tepat, mohon berkenan memberi tahu saya.'],
      assertive: ['Jika masih ada yang kurang, mohon sampaikan.'],
      concise: ['Jika ada pertanyaan, silakan kabari.'],
      urgent: ['Bila ada pertanyaan, saya bisa segera dihubungi.'],
      friendly: [
        'Jangan ragu menghubungi saya kalau masih ada yang lain.',
        'Kalau ada pertanyaan lagi, saya siap membantu.',
        'Semoga harinya menyenangkan.',
      ],
      empathetic: ['Kalau {Anda|kamu} memerlukan hal lain, saya siap membantu.'],
      enthusiastic: ['Saya sudah tidak sabar dengan langkah selanjutnya!'],
      casual: ['Kalau ada apa-apa, kabari saja.'],
      humorous: ['Kalau ada pertanyaan, tanya saja; tenang, saya tidak galak.'],
    },
    meeting: {
      plain: ['Saya menantikan pertemuan kita.', 'Sampai jumpa pada waktunya.', 'Sampai bertemu.'],
      casual: ['Sampai ketemu!'],
      enthusiastic: ['Saya sudah tidak sabar untuk bertemu!'],
      formal: ['Saya menantikan pertemuan tersebut.'],
    },
    declined: {
      plain: [
        'Terima kasih atas pengertian{ Anda|mu}.',
        'Semoga dapat dimaklumi, dan semoga ada kesempatan lain.',
        'Semoga lain waktu ada kesempatan.',
      ],
      casual: ['Lain kali semoga bisa, ya.'],
      assertive: ['Terima kasih atas pengertiannya.'],
    },
    sorry: {
      plain: [
        'Terima kasih atas kesabaran{ Anda|mu}.',
        'Terima kasih atas pengertian{ Anda|mu}.',
        'Saya akan memberi kabar begitu ada perkembangan.',
      ],
      casual: ['Makasih ya sudah sabar.'],
    },
    grave: {
      plain: [
        'Semoga {Anda|kamu} diberi kekuatan.',
        'Doa saya menyertai {Anda|kamu}.',
        'Bila ada yang bisa saya bantu, mohon beri tahu saya.',
      ],
    },
    content: {
      plain: [
        'Semoga semuanya berjalan lancar.',
        'Saya menantikan kerja sama kita selanjutnya.',
        'Semoga harinya menyenangkan.',
      ],
      casual: ['Sampai nanti, ya.'],
      enthusiastic: ['Semoga makin sukses ke depannya!'],
      formal: ['Semoga Anda senantiasa sukses.'],
      concise: ['Salam.'],
    },
  },
};
