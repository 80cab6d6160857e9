import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke kerana ada kami boleh kita oleh
    atau anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahawa jika ketika mesti encik puan
    tuan sila terima kasih hormat selamat pagi petang apakah bila bagaimana dia ia belum namun tetapi hanya
    sangat para bagi serta hari tahun antara banyak orang selepas supaya secara maka agar masih`,
  letter: {
    greetings: `hai, salam, yang dihormati, tuan, puan, assalamualaikum, selamat pagi, selamat petang,
      selamat tengah hari, kepada, yang berusaha, saudara, saudari, salam sejahtera, kepada tuan, kepada puan,
      ke hadapan, yang berhormat`,
    closings: `yang benar, salam hormat, sekian, yang ikhlas, salam, yang menjalankan tugas,
      salam mesra, hormat saya, wassalam, jumpa lagi, sekian dimaklumkan, yang menurut perintah, dengan hormat,
      salam sejahtera, ikhlas, salam takzim, saya yang menurut perintah`,
    thanks: 'terima kasih, terima kasih banyak, sekian terima kasih, ribuan terima kasih',
    familiarGreetings: 'hai',
    titles: `encik, puan, cik, tuan, datuk, dato, dato', datin, tan-sri, tan sri, tuan haji, haji, saudara,
      saudari, prof, dr, ir`,
    titlesAfter: 'yang dihormati, yang berusaha',
    nobody: 'semua, tuan/puan, tuan, puan, encik, pasukan',
    abbreviations: 'sdn, bhd, hj, tgl, sdr',
  },
  mailProgram: {
    lead: 'pada, pada hari',
    wrote: 'menulis, telah menulis, tulis',
    from: 'daripada, dari, pengirim',
    date: 'dihantar, tarikh, tarikh dihantar, masa',
    to: 'kepada, ke, penerima',
    cc: 'sk, salinan, cc',
    subject: 'subjek, perkara, tajuk',
    original: 'mesej asal, e-mel asal, mesej asli',
    forwarded: `mesej dimajukan, mesej yang dimajukan, mula mesej dimajukan, mesej dikirim semula, mesej dipanjangkan,
      mesej majuan`,
    sentFrom: `dihantar dari, dihantar daripada, dihantar menggunakan, dapatkan outlook, dihantar melalui`,
    replyPrefixes: 'bls',
    forwardPrefixes: 'majukan',
    toMe: 'kepada saya',
    devices: 'telefon',
    contact: 'telefon',
    confidential: 'rahsia',
    addressee: 'penerima',
    bulk: 'berhenti melanggan',
    automaticSubjects: 'balasan automatik, jawapan automatik',
  },
  amounts: {
    currencies: 'rm MYR, ringgit MYR, dolar USD, euro EUR, peratus %',
    factors: 'ribu 1e3, juta 1e6, bilion 1e9',
  },
  twin: {
    only: `fasa tolonglah kerana bahawa bahawasanya encik puan pejabat wang kewangan mesyuarat bermesyuarat
      syarikat penghantaran hantar dihantar menghantar hantarkan menghantarkan maklumat maklumkan dimaklumkan
      makluman memaklumkan maklum petang tengahari isnin khamis jumaat julai ogos disember selepas korang
      sahaja iaitu ialah manakala telefon perkhidmatan khidmat emel akaun universiti nombor cuba mencuba
      dicuba cubaan percubaan basikal motosikal percuma bandaraya polis seramai tarikh bertarikh pautan
      ringgit adakah dimanakah bilakah memandangkan sekiranya jikalau cikgu ditukar peratus rm isteri
      kakitangan berbeza beza perbezaan bercuti pelbagai doktor saintis pelajar hospital bahagian sebahagian
      dibahagikan mahukan bagaimanapun takde je jer jugak kot diorang diaorang camne ekar berjaya kejayaan
      menjayakan pilihanraya kemaskini mengemaskini dikemaskini sesawang bimbit kelmarin sebutharga belian
      urusniaga menguruskan pengarah pengerusi setiausaha pelabur pelaburan cukai majikan perbincangan bincang
      dibincangkan mencadangkan dicadangkan menyokong disokong jawapan kelulusan diluluskan invois resit
      bungkusan rosak kerosakan kelewatan aduan mengadu tempahan menempah ditempah baharu jepun inggeris
      sepanyol itali melaka sarawak sabah johor selangor kelantan terengganu pahang kedah perlis pinang umno
      datin yb parti pembangkang mengundi undi perlawanan kelab filem muzik akhbar stesen kapalterbang
      perisian peranti perkakasan skrin butang bilion billion trilion gabenor tentera askar mahkamah peguam
      pendakwa pasport projek majoriti minoriti aktiviti kualiti komuniti keutamaan kapasiti identiti
      kreativiti produktiviti sesyen mesej kempen agensi automatik praktikal drastik autoriti autonomi
      penyelidikan penyelidik kaedah ubat ubatan perubatan jururawat pesakit kanser kek kerusi almari katil
      kasut seluar tandas kedai lebuhraya kemudahan kesihatan dijemput menjemput jemputan sukan juruterbang
      jurulatih jurutera juruwang akauntan kaunter kaunseling pencen persaraan bersara elaun insurans takaful
      seksyen perenggan dilampirkan sijil peperiksaan yuran rujukan dirujuk berhubung berbesar sukacita
      assalamualaikum wbt ditangguhkan menangguhkan penangguhan ansuran cagaran hartanah jadual dijadualkan
      ejen eropah tasik jambatan biasiswa kristian komisen eksport sihat tangguh baki jemput mencipta lawatan
      melawat pelawat makcik pakcik bekalan pembekal membekal tender dibekalkan pelan pelanjutan pemohon
      sekerja majlis jamuan anugerah dianugerahkan pertabalan warganegara bumiputera ketuanan wakaf solat
      hariraya aidilfitri aidiladha bas teksi lori pemandu memandu dipandu kemalangan saman pelancong
      pelancongan melancong percutian rumahtangga setakat ketibaan berlepas dibenarkan kelayakan berkelayakan
      temuduga ditemuduga jawatan jawatankuasa penyata akaunan pindahan jenama berjenama tayangan wayang
      pawagam pelakon lakonan timbalan naib sahkan mengesahkan pengesahan disahkan butiran susulan helo
      nampaknya tempoh caj kos diskaun inventori pelancaran dilancarkan tayar pampasan waranti semak menyemak
      disemak semakan pinda pindaan dipinda sebarang sesiapa dikemukakan mengemukakan kemukakan penambahbaikan
      peruntukan bajet pekeliling tatacara urusetia ceramah bengkel kursus serahan menelefon telefonkan
      ditelefon khabar rasmi merasmikan dirasmikan tahniah takziah seronok hormatnya seterusnya uruskan
      membincangkan dukacita terhutang mel berehat rehat sentiasa bertulis belanjawan selesa keselesaan hujung
      khuatir dijangka dijangkakan menjangkakan mengelakkan elakkan kelapangan risau tetamu jiran pakej
      membaiki dibaiki pembaikan baiki diperakui cawangan pulangan kad enjin suis lif soalan soalannya
      kehendaki dikehendaki`,
    mostly: `boleh bercakap bermula selari bila apabila yakni ramai menukar pertukaran beliau daripada mac
      cuti sebaliknya laman esok semalam isu tuntutan sambungan khas pasukan kumpulan mesti keperluan rekod
      kesan pinjaman simpanan lampiran ijazah berkaitan bayaran penyewa menyewa bersatu melayu datuk minyak
      standard bil jun cik dato tun ahad budak bahagi rangkaian asrama tingkatan darjah kesatuan jualan
      elektrik putera puteri laluan sedap tengok lorong hoki punca mahu cakap beg akta kilang bilik bandar dah
      kat nak semasa adinda purata kerap televisyen sokongan lesen awak cadangan faedah fasiliti perancis
      pangkat sertai disertai lebuh majlis kawasan pemohon rakan pelawat kebenaran dibenarkan penginapan
      setakat perkara memohon sudi diharap balas membalas had berbincang luluskan meluluskan jaya amat tiada
      beritahu kerjasama jumpa terdahulu meneruskan teruskan semula padam sekalian suku lapang nyatakan
      perbelanjaan silap kesilapan sila hutang bersetuju sungguh`,
    starts: 'autom, auton, autor, proje, akaun',
    ends: 'iti, syen',
    enclitics: 'nya, kah, lah, ku, mu',
  },
  checking: { notNames: 'anda, ptg, tgh, pg' },
  dates: {
    capital: 'ahad',
    lead: 'hari, tarikh, pada, pada hari, bertarikh, mulai',
    dayMarks: 'hb',
    until: 'hingga, sehingga, sampai',
    or: 'atau, dan',
    numbers: 'satu, dua, tiga, empat, lima, enam, tujuh, lapan, sembilan, sepuluh, sebelas, dua belas',
    near: `semalam = -1, kelmarin = -1, hari ini = 0, [pagi/petang/malam/tengah hari] ini = 0, esok = 1, besok = 1,
      lusa = 2, (dalam) seminggu [lagi/dari sekarang] = 7`,
    weekday: `{weekday} minggu ini = this, minggu ini (hari) {weekday} = this,
      {weekday} minggu [depan/hadapan] = next, minggu [depan/hadapan] (hari) {weekday} = next,
      {weekday} [ini/akan datang] = coming, {weekday} [depan/hadapan] = unclear,
      {weekday} (minggu) [lepas/lalu] = past`,
    distance: `(dalam) (masa/tempoh) {n} hari [lagi/akan datang] = days,
      dalam (masa/tempoh) {n} hari <!bekerja> = days, (dalam) (masa) {n} minggu [lagi/akan datang] = weeks,
      dalam (masa) {n} minggu = weeks, (dalam) (masa) {n} bulan [lagi/akan datang] = months,
      dalam (masa) {n} bulan = months`,
    stretches: `minggu ini = week, minggu [depan/hadapan] = week 1, hujung minggu (ini) = weekend,
      bulan ini = month, bulan [depan/hadapan] = month 1, [akhir/hujung] bulan (ini) = endOfMonth`,
    endOfMonthNamed: '[akhir/hujung] {month} ({year})',
    vague: 'awal [minggu [depan/hadapan]/{month}], secepat mungkin, seberapa segera',
    ordinal: '<tarikh/pada> {day}{end}, {day}hb',
    clock: {
      times: '[pukul/jam]( ){time}, {time}( ){part}',
      from: 'mulai',
      at: 'pukul, jam',
      early: 'pagi',
      late: 'petang, malam, tengah hari',
      noon: 'tengah hari',
      midnight: 'tengah malam',
    },
    deadline: {
      before: `sebelum, selewat-lewatnya, selewat-lewatnya pada, paling lewat, paling lewat pada, hingga, sehingga,
        sampai, tarikh akhir, tarikh akhirnya`,
      after: 'selewat-lewatnya, paling lewat',
    },
    proposals: `cadang, bagaimana kalau, bagaimana jika, adakah, bolehkah, boleh, sesuai, lapang, berjumpa, bertemu,
      jumpa, mungkin, tunda, tangguh, jadual semula, pinda, kelapangan, sudikah`,
  },
  asks: {
    questionWords: {
      when: 'bila, bilakah, jam/pukul/tarikh/hari berapa/berapakah/bila/apa',
      'how-much': 'berapa, berapakah',
      'how-many': 'berapa/berapakah banyak/orang/buah/unit/kali/hari/keping/bilik/kerusi',
      who: 'siapa, siapakah',
      where: 'di/ke/dari/kat mana/manakah, dimana',
      what: 'apa, apakah, yang mana/manakah, mana, nak .. ke',
      why: 'mengapa, mengapakah, kenapa, kenapakah, apa sebab',
      how: 'bagaimana, bagaimanakah, macam mana, berapa lama/jauh/cepat, cara me*',
    },
    questionWordPlace: 'anywhere',
    questionMarkers: '^adakah/bolehkah/dapatkah/sudahkah/mahukah/betulkah/perlukah',
    whether: 'sama ada, samada, adakah, jika, kalau, sekiranya, bolehkah, sudahkah',
    or: 'atau, ataupun',
    requests: `sila, sudilah, ^tolong/tolonglah, minta/boleh/mohon/nak tolong, mohon/memohon/pohon
      *kan/di*/*nya/encik/puan/tuan/cik/pihak/agar/supaya/untuk/jasa/kerjasama/kelulusan/kebenaran/lanjutan/jadual/maklumat/salinan/nasihat/hantar/beri/semak/bantuan/pertimbangan/segera/dapat,
      dimohon, ^harap/diharap/diharapkan, harap/berharap agar/supaya/pihak, harap/berharap
      encik/puan/tuan/anda/cik/awak dapat/boleh/sudi/hadir, mengharap* kehadiran/jawapan/bantuan/maklum,
      ^minta, nak/ingin/mahu/boleh/bolehkah/kami/saya/aku minta/meminta,
      ^bolehkah/boleh/dapatkah/mahukah/sudikah
      encik/puan/tuan/anda/cik/awak/kau/abang/kakak/kak/doktor/cikgu/pihak/hantar/tolong/beri/bagi/bantu,
      adakah encik/puan/tuan/anda/cik/awak boleh/dapat/sudi/bersedia/puan, sudi kiranya,
      ^hantar/hantarkan/kirim/kirimkan/isi/semak/hubungi/balas/jawab/pastikan/sediakan/lampirkan/bawa/bawakan/datang/baca/pilih/bayar/beri/berikan/bagi/bantu/sahkan/telefon/ambil/tandatangan,
      jangan lupa, elok/eloklah/sebaiknya/seeloknya .. encik/puan/tuan/anda/awak/kau/kita, ^jom/mari/marilah,
      encik/puan/tuan/anda/awak/cik perlu/mesti/hendaklah/dikehendaki, diminta/dikehendaki untuk/me*,
      amat/sangat menghargai/dihargai, menghargai/kasih/dihargai/gembira jika/kalau/sekiranya`,
    tellMe: `^maklumkan/beritahu/bagitahu/nyatakan/jelaskan/terangkan, maklumkan/beritahu/bagitahu
      saya/kami/aku/kepada/pada/ya, bagi tahu, sila/harap/mohon/tolong/minta/boleh/bolehkah/dapatkah/sudilah
      ..
      maklum*/*maklumkan/*beritahu*/bagitahu/tahu/*jelas*/*terang*/*nyatakan/*sahkan/pengesahan/kepastian/pandangan,
      ingin/mahu/nak/hendak/perlu tahu/bertanya/tanya/mengetahui/ketahui/memastikan/kepastian/memahami,
      tertanya-tanya, soalan saya/kami, kurang/belum tahu/pasti/jelas/faham, saya/kami/aku/juga/masih
      tidak/tak tahu/pasti/jelas/faham, sukar/susah memahami/faham, ragu, ragu-ragu, hairan, teringin`,
    needs: `kami/saya/aku/kita/juga/masih/hanya/cuma/akan memerlukan/perlukan, masih/juga/hanya/cuma perlu,
      belum
      menerima/terima/dapat/mendapat/ada/lengkap/sampai/ditandatangani/dihantar/diisi/diterima/dilampirkan,
      belum kami/saya/aku terima/dapat, masih kurang/menunggu/tiada, tiada dalam/di/pada, tidak
      ada/dinyatakan/dilampirkan dalam/di/pada, menunggu/menantikan/tunggu
      jawapan/maklum/pengesahan/keputusan/kelulusan/dokumen/bayaran, tanpa .. tidak/tak/belum/sukar,
      membantu/memudahkan jika/kalau/sekiranya, alangkah baik*/elok*/bagus*, lebih/sangat/amat
      baik/elok/bagus/mudah jika/kalau/sekiranya, ingin/nak/mahu menempah/tempah/memesan/mendapatkan`,
    courtesies: `apa khabar, ^semoga, jangan segan/teragak-agak/bimbang/risau, ada soalan/pertanyaan/masalah,
      sebarang/apa-apa soalan/pertanyaan/masalah, jika/kalau/sekiranya .. perlukan/memerlukan,
      memerlukan/perlukan masa, tidak/tak/belum perlu/perlukan/memerlukan, kami/saya/aku mohon/minta/memohon
      maaf, sila/harap/mohon maaf/maklum/bersabar/abaikan, sila dapatkan/lihat/rujuk lampiran, siapa
      sangka/tahu, siapa .. tidak/tak, bukankah, ^kan/bukan$, kami/saya/aku akan maklumkan/beritahu/bagitahu,
      saya/kami/aku maklumkan/beritahu, menunggu/menantikan khabar, kirim salam, salam saya/kami/untuk`,
    connectors: `dan, juga, serta, lalu, kemudian, selain itu, tapi, tetapi, namun, jadi, oh ya, kalau boleh,
      jika boleh, kalau sempat, untuk itu, oleh itu, maka, akhir sekali, pertama, kedua, satu lagi, encik,
      puan, tuan, cik, maaf, selepas itu, sebelum itu`,
  },
  categories: {
    complaint: `kecewa, mengecewakan, tidak puas hati, membuat/mengemukakan aduan, barang/diterima/produk ..
      rosak/cacat/pecah, salah hantar, dicaj dua kali, masih belum sampai/tiba`,
    badNews: `meninggal, kembali ke rahmatullah, takziah, pengebumian, masuk hospital, dimasukkan ke wad,
      terlibat .. kemalangan, dibedah, keguguran, sakit tenat/teruk, serangan jantung, diberhentikan kerja,
      rumah .. terbakar`,
    condolence: '',
    praise: 'tahniah, syabas, kagum, kerja/pembentangan .. cemerlang/bagus/hebat/menarik',
    thanks: `terima kasih banyak kerana/sebab, terima kasih atas/kerana
      bantuan/pertolongan/membantu/menolong/sudi/datang/hadir/melawat, ribuan terima kasih atas/kerana, ingin
      mengucapkan/berterima terima/kasih`,
    invitation: `menjemput encik/puan/tuan/anda/awak/cik, ingin/sukacita menjemput, dijemput hadir/ke, nak
      jemput, jemput datang`,
    unsolicited: `anda memenangi/terpilih, tuntut hadiah, diskaun sehingga, tawaran terhad/eksklusif, promosi
      terhad, khidmat seo`,
    machine: `abaikan/lupakan .. arahan/perintah, ignore .. instructions, system prompt, arahan baharu/sistem,
      anda/awak adalah/kini ai/pembantu/model, sebagai/pembantu/kepada/ejen ai, model bahasa, chatgpt`,
  },
  fraud: {
    secrets: `kata laluan, katalaluan, password, pin, otp, tac, kod pengesahan/keselamatan/sms, kod ..
      digit/angka, log masuk, nombor/maklumat/butiran kad, kad bank/kredit/debit/atm, cvv, tiga angka/digit,
      tarikh luput`,
    handOver: `balas/membalas, *hantar*, *beritahu*, bagitahu, *maklumkan, *berikan, *masukkan,
      isi/isikan/mengisi, *nyatakan, sahkan/mengesahkan, kongsi/kongsikan, *kemaskini*, kemas kini, serahkan,
      memerlukan`,
    giftCards: `kad hadiah, gift card*, baucar, kad google/steam, bitcoin`,
    buy: 'beli/belikan/membeli, dapatkan, gores, gambar kod*',
    bankDetails: 'akaun, butiran bank',
    changed: 'baharu, baru, berubah, bertukar, ditukar, tukar, perubahan, dikemas, tidak lagi',
    secrecy: '*rahsia*, jangan beritahu/bagitahu/maklumkan/bincang*/cerita*/telefon/hubungi, antara kita',
    haste: `segera, sekarang juga, serta-merta, hari/malam/petang ini, 24/48 jam,
      digantung/disekat/ditutup/dibekukan/dipadam, amaran terakhir`,
    money: `pindah*, pemindahan, *bayar*, yuran, caj, dana, invois, wang, deposit, cukai, hadiah, pusaka,
      denda`,
    warnings: `tidak akan/pernah/sesekali meminta/minta/pernah, jangan
      sesekali/kongsi*/berikan/dedahkan/hantar, jangan berkongsi, *waspada, berhati-hati, *tipu*, phishing,
      latihan, lupa kata/katalaluan/password/pin, *tukar kata/katalaluan/password/pin, tidak berubah, tiada
      perubahan, kekal sama`,
    bait: `cabutan, pemenang, memenangi, loteri, hadiah utama, pusaka, waris, pewaris, bungkusan ..
      ditahan/dihantar/dipulangkan, kastam, duti`,
    threats: `akan digantung/disekat/ditutup/dibekukan/dipadam/dipulangkan, telah digantung/disekat/dibekukan, amaran
      terakhir, tindakan undang-undang, kamera`,
  },
  instructions: {
    short: `ringkas, ringkas sahaja, pendek, singkat, buat ringkas, jawab ringkas, jawab dengan ringkas, balas
      ringkas, balas dengan ringkas, seringkas mungkin`,
    signAs: `tandatangan sebagai {}, tandatangani sebagai {}, tandatangan dengan nama {}, tandatangan {},
      tanda tangan sebagai {}, nama saya {}`,
    mention: `katakan bahawa {}, katakan {}, cakap {}, nyatakan bahawa {}, nyatakan {}, sebut bahawa {},
      sampaikan bahawa {}, tulis bahawa {}, tulis {}, tambah bahawa {}, tambah {}, maklumkan bahawa {},
      beritahu bahawa {}`,
    propose: `cadangkan {}, cadangkan pertemuan {}, cadang {}, syorkan {}, tawarkan {}, pindahkan ke {},
      tangguhkan ke {}`,
    call: 'panggil dia {}, panggil beliau {}, panggil {}, sapa dia {}, sapa {}, gunakan nama {}',
    avoid: `jangan sebut {}, jangan sebutkan {}, jangan menyebut {}, jangan sentuh {}, jangan bincangkan {},
      tanpa menyebut {}`,
    yes: 'ya, jawab ya, katakan ya, setuju, bersetuju, setuju dengan {}, terima {}, ya untuk {}, sahkan {}',
    no: 'tidak, jawab tidak, katakan tidak, tolak, tolak {}, tidak untuk {}',
    firstPerson: 'saya, aku, kami, kita',
    thirdPerson: 'dia, ia, beliau, mereka',
  },
  address: {
    familiar: 'aku, kau, awak, kamu, korang, hang',
    polite: 'anda, tuan, puan, encik',
  },
  phrases: {
    greeting: {
      familiar: 'Hai {first},',
      polite: 'Salam sejahtera {name},',
      familiarNameless: 'Hai,',
      politeNameless: 'Salam sejahtera,',
      titled: {
        encik: 'Salam sejahtera Encik {name},',
        puan: 'Salam sejahtera Puan {name},',
        cik: 'Salam sejahtera Cik {name},',
        tuan: 'Salam sejahtera Tuan {name},',
      },
    },
    openers: {
      thanks: {
        plain: 'Terima kasih atas e-mel ini.',
        formal: 'Terima kasih atas e-mel yang dihantar.',
      },
      regret: 'Saya berasa dukacita membaca perkara ini.',
      praise: 'Terima kasih atas kata-kata yang baik itu.',
      welcome: 'Sama-sama, dan terima kasih atas mesej ini.',
      invitation: {
        plain: 'Terima kasih atas jemputan ini.',
        warm: 'Terima kasih banyak atas jemputan ini!',
      },
    },
    statements: {
      accept: 'Dengan sukacitanya saya menerimanya.',
      decline: 'Maaf, kali ini saya tidak dapat memenuhinya.',
      thank: 'Saya amat menghargainya.',
      reschedule: 'Maaf, saya ada hal pada waktu itu. Bolehkah kita tukar kepada [hari dan masa lain]?',
      request: 'Saya ada satu permintaan: [permintaan].',
      question: 'Saya ingin bertanya: [soalan]',
      clarify: 'Sebagai penjelasan: [perkara yang ingin dijelaskan].',
      update: 'Berikut ialah perkembangannya: [status terkini].',
      apologize: {
        plain: 'Saya memohon maaf atas kesulitan ini.',
        formal: 'Saya memohon maaf sebesar-besarnya atas kesulitan ini.',
      },
      followUp:
        'Saya ingin bertanya tentang perkembangan perkara ini. Mohon maklumkan [perkara yang ditunggu].',
      confirm: 'Dengan ini saya mengesahkan perkara ini.',
      negotiate: 'Saya ingin mencadangkan syarat yang lain: [cadangan].',
      introduce: 'Izinkan saya memperkenalkan diri: saya [nama anda], [jawatan anda].',
    },
    answers: {
      yes: 'Ya.',
      no: 'Maaf, tidak.',
      willDo: { plain: 'Ya, boleh.', formal: 'Baik, dengan senang hati.' },
      cannotDo: 'Maaf, saya tidak dapat memenuhinya.',
      confirmed: 'Ya, saya sahkan.',
      later: 'Saya akan maklumkan kemudian tentang perkara ini.',
    },
    proposeTime: 'Bagaimana kalau {time}?',
    closing: {
      plain: '',
      warm: 'Saya tunggu khabar selanjutnya.',
      formal: 'Perhatian dan kerjasama yang diberikan amat dihargai.',
    },
    signOff: { plain: 'Salam hormat,', warm: 'Salam mesra,', formal: 'Yang benar,', brief: 'Terima kasih,' },
    gaps: {
      answer: 'jawapan anda',
      yesNo: 'Ya / Tidak',
      willDo: 'Ya, boleh / Maaf, saya tidak dapat memenuhinya',
      date: 'tarikh',
      amount: 'jumlah',
      number: 'jumlah',
      person: 'nama',
      place: 'tempat',
      reason: 'sebab',
      yourName: 'Nama anda',
    },
  },
  announcement: {
    opens: 'berikut, sudah tentu, baik, balasan, draf',
    nouns: 'balasan, jawapan, draf, e-mel, emel, mesej',
  },
  promptAddress: 'Address the reader with Tuan, Puan or anda, in standard Malay.',
};
