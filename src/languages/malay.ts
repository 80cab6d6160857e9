import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke kerana ada kami boleh
    kita oleh atau anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahawa jika ketika mesti
    encik puan tuan sila terima kasih hormat selamat pagi petang apakah bila bagaimana dia ia belum namun tetapi
    hanya sangat para bagi serta hari tahun antara banyak orang selepas supaya secara maka agar masih`,
  letter: {
    greetings: `hai, salam, yang dihormati, tuan, puan, assalamualaikum, selamat pagi, selamat petang,
      selamat tengah hari, kepada, yang berusaha, saudara, saudari, salam sejahtera, kepada tuan, kepada puan,
      ke hadapan, yang berhormat`,
    closings: `yang benar, salam hormat, sekian, yang ikhlas, salam, yang menjalankan tugas, salam mesra, hormat
      saya, hormat kami, wassalam, wasalam, jumpa lagi, sekian dimaklumkan, yang menurut perintah, dengan
      hormat, salam sejahtera, ikhlas, salam takzim, saya yang menurut perintah, saya yang benar, saya yang
      menjalankan amanah, yang menjalankan amanah, sayang, salam sayang, peluk cium, jumpa nanti, jaga diri`,
    thanks: `terima kasih, terima kasih banyak, sekian terima kasih, ribuan terima kasih, terima kasih ya, tq,
      jutaan terima kasih`,
    familiarGreetings: 'hai, hei, hey, weh',
    titles: `encik, puan, cik, tuan, en, pn, tn, datuk, datuk seri, dato, dato', dato seri, dato' seri, datin,
      datin seri, tan-sri, tan sri, tuan haji, puan hajah, haji, hajah, hj, hjh, tuan/puan, encik/puan, saudara,
      saudari, prof, profesor, dr, doktor, ir, cikgu, ustaz, ustazah, abang, kakak, kak, pakcik, makcik, pak
      cik, mak cik, pak long, mak long, kapten, mejar, kolonel, leftenan, sarjan, inspektor, pengarah,
      pengerusi, guru besar`,
    titlesAfter: 'yang dihormati, yang berusaha',
    genericAddressees: `semua, tuan/puan, tuan, puan, encik, pasukan, cik, encik/puan, tuan puan, tuan-tuan, tuan-tuan dan
      puan-puan, cikgu, doktor, prof, ustaz, ustazah, abang, kakak, kak, adik, pakcik, makcik, abang long, ibu
      bapa, semua ahli, pelanggan, rakan-rakan, kawan-kawan, rakan, korang, sayang, bos, mak, ayah, pengurus,
      pengarah, pengerusi, pihak pengurusan, datuk, dato, dato', datin, tan sri`,
    abbreviations: 'sdn, bhd, hj, tgl, sdr',
    nameParticles: 'bin, binti, bt',
    beforeSignedName: 'b.p., b/p, daripada, dari',
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
    forwarded: `mesej dimajukan, mesej yang dimajukan, mula mesej dimajukan, mesej dikirim semula, mesej
      dipanjangkan, mesej majuan`,
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
  closeLanguage: {
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
    onlyWithCapital: 'ahad',
    lead: 'hari, tarikh, pada, pada hari, bertarikh, mulai',
    dayMarks: 'hb',
    until: 'hingga, sehingga, sampai',
    or: 'atau, dan',
    numbers: 'satu, dua, tiga, empat, lima, enam, tujuh, lapan, sembilan, sepuluh, sebelas, dua belas',
    relativeDays: `semalam = -1, kelmarin = -1, hari ini = 0, [pagi/petang/malam/tengah hari] ini = 0, esok = 1, besok = 1,
      lusa = 2, (dalam) seminggu [lagi/dari sekarang] = 7`,
    weekday: `{weekday} minggu ini = this, minggu ini (hari) {weekday} = this,
      {weekday} minggu [depan/hadapan] = next, minggu [depan/hadapan] (hari) {weekday} = next,
      {weekday} [ini/akan datang] = coming, {weekday} [depan/hadapan] = unclear,
      {weekday} (minggu) [lepas/lalu] = past`,
    distance: `(dalam) (masa/tempoh) {n} hari [lagi/akan datang] = days,
      dalam (masa/tempoh) {n} hari <!bekerja> = days, (dalam) (masa) {n} minggu [lagi/akan datang] = weeks,
      dalam (masa) {n} minggu = weeks, (dalam) (masa) {n} bulan [lagi/akan datang] = months,
      dalam (masa) {n} bulan = months`,
    periods: `minggu ini = week, minggu [depan/hadapan] = week 1, hujung minggu (ini) = weekend,
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
    questionMarkers: `^adakah/bolehkah/dapatkah/sudahkah/mahukah/betulkah/perlukah/apakah/bilakah/siapakah/berapakah/bagaimanakah,
      di/ke/dari/kat mana$, bila/siapa/berapa$, ^awak/kau/korang/encik/puan/tuan/kita .. siapa/berapa/mana/bila,
      ^kenapa/bila/bagaimana/berapa/apa awak/kau/kita/encik/puan/tuan/saya/kami/nak/harga, ^macam mana
      nak/dengan/kalau/kita/awak, ^bagaimana kalau/jika, ^ada sesiapa/siapa-siapa,
      awak/kau/korang/encik/puan/dah/boleh/jadi/ada/nak .. ke/tak$, mana/bila/siapa/berapa/apa ya$`,
    whether: 'sama ada, samada, adakah, jika, kalau, sekiranya, bolehkah, sudahkah',
    or: 'atau, ataupun',
    requests: `sila, sudilah, ^minta *nya/*kan/tolong/salinan/maklumat/resit/nombor/jasa,
      ^silalah/tolong/tolonglah/harap/diharap/diharapkan/jangan/pohon, tolong
      *kan/*i/hantar/semak/bawa/bagi/beri/jangan/ambil/tengok, minta/boleh/mohon/nak tolong, mohon/memohon/pohon
      *kan/*an/*nya/di*/me*/encik/puan/tuan/cik/pihak/agar/supaya/untuk/jasa/kerjasama/maklumat/nasihat/hantar/beri/semak/segera/dapat/hadir,
      dimohon, harap/berharap/diharap/diharapkan
      agar/supaya/pihak/dapat/encik/puan/tuan/anda/cik/awak/semua/korang/di*/me*/hadir, harap/berharap
      encik/puan/tuan/anda/cik/awak dapat/boleh/sudi/hadir, harapan saya/kami agar/supaya, mengharap*
      kehadiran/jawapan/bantuan/maklum*, nak/ingin/mahu/boleh/bolehkah/kami/saya/aku minta/meminta,
      ^bolehkah/boleh/dapatkah/mahukah/sudikah
      encik/puan/tuan/anda/cik/awak/kau/abang/kakak/kak/doktor/cikgu/pihak/hantar/tolong/beri/bagi/bantu/di*/saya/kami/tak,
      kalau boleh .. di*/jangan/awak/encik/puan, adakah encik/puan/tuan/anda/cik/awak
      boleh/dapat/sudi/bersedia/puan, sudi kiranya/hadir, jika/kalau/sekiranya encik/puan/tuan/awak sudi,
      ^hantar/hantarkan/kirim/kirimkan/isikan/semak/hubungi/balas/jawab/pastikan/sediakan/lampirkan/bawa/bawakan/datang/baca/pilih/bayar/beri/berikan/bantu/sahkan/telefon/ambil/tandatangan/tandatangani/tukar/tukarkan/batalkan/ubah/padam/simpan/gunakan/guna/serahkan/pulangkan/kembalikan/kemukakan/lengkapkan/muat/catat/tulis/letak/tambahkan/betulkan/baiki/daftar/daftarkan/cuba/fikirkan/pertimbangkan/tengok/tanya/tanyakan/sampaikan/panjangkan/majukan/ingatkan/perlahankan/kongsikan/beli/belikan/pindahkan/kurangkan/hentikan/carikan/luluskan,
      jangan lupa, ^isi borang/maklumat/nama/dulu, ^bagi tahu/tau/kat/balik, elok/eloklah/sebaiknya/seeloknya ..
      encik/puan/tuan/anda/awak/kau/kita, ^jom/mari/marilah/eloklah/seeloknya/sebaiknya, ada/lebih
      baiknya/eloknya/elok/baik awak/encik/kalau/jika, encik/puan/tuan/anda/awak/cik/kau/semua
      perlu/mesti/hendaklah/dikehendaki/kena/wajib/harus/diminta/dinasihatkan/dipohon/diharap/dijemput,
      hendaklah, diminta/dikehendaki/dinasihatkan/dipohon untuk/me*/hadir/ber*/agar/supaya, mesti/wajib di*,
      kami/saya ingin/mahu/nak encik/puan/tuan/awak/anda/pihak/korang, kami/saya menjemput/mempelawa/jemput/ajak
      encik/puan/tuan/awak/anda/pihak/korang/semua, amat/sangat/akan/lebih
      menghargai/dihargai/gembira/berbesar/bermakna/berterima/membantu/memudahkan/baik/elok/bagus/senang/mudah/suka
      .. jika/kalau/sekiranya, amat/sangat menghargai/dihargai,
      menghargai/kasih/dihargai/gembira/membantu/senang/elok/bagus jika/kalau/sekiranya`,
    tellMe: `^maklumkan/beritahu/bagitahu/nyatakan/jelaskan/terangkan/inform, maklumkan/beritahu/bagitahu
      saya/kami/aku/kepada/pada/ya, ^bagi/bagitau/beritau tahu/saya/aku/kami,
      sila/harap/mohon/tolong/minta/boleh/bolehkah/dapatkah/sudilah ..
      maklum*/*maklumkan/*beritahu*/bagitahu/tahu/*jelas*/*terang*/*nyatakan/*sahkan/pengesahan/kepastian/pandangan/pendapat,
      saya/kami/aku/kita/juga/hanya/cuma/sekadar/masih/sebenarnya/dan ingin/mahu/nak/hendak/perlu/teringin
      tahu/bertanya/tanya/mengetahui/ketahui/memastikan/pastikan/kepastian/memahami/faham/confirm*/sahkan/mengesahkan/dengar/bertanyakan/penjelasan,
      ^ingin/mahu/nak/hendak/perlu/teringin
      tahu/bertanya/tanya/mengetahui/memastikan/pastikan/kepastian/confirm*/sahkan/dengar,
      ingin/mahu/nak/hendak/perlu saya/kami/kita tahu/ketahui/tanya/tanyakan/pastikan, saya/kami/aku/masih
      tertanya-tanya/hairan/keliru/pelik/musykil, tertanya-tanya/keliru/hairan/pelik/lupa
      sama/siapa/bila/apa/kenapa/mengapa/bagaimana/macam/berapa, ^hairan/pelik/keliru, ^soalan/pertanyaan
      saya/kami ialah/adalah/sama, soalannya/persoalannya, saya/kami/aku bertanya/tanya/menanyakan
      sama/siapa/bila/apa/kenapa/bagaimana/berapa, ^kurang/belum/tak/tidak tahu/pasti/jelas/faham,
      saya/kami/aku/juga/masih/memang/sendiri/pun tidak/tak/kurang/belum/x
      tahu/pasti/jelas/faham/ingat/diberitahu/dimaklumkan/dengar, tidak/tak/kurang/belum
      jelas/pasti/dinyatakan/disebut/diketahui/dimaklumkan/diputuskan ..
      sama/siapa/bila/apa/kenapa/mengapa/bagaimana/macam/berapa/mana/bagi/kepada/pada, tidak/tak/belum
      sebut/cakap/bagitahu/beritahu sama/siapa/bila/apa/pukul/berapa, sukar/susah memahami/faham/difahami,
      ragu/ragu-ragu sama/adakah/siapa/bila, berharap/harap/nak .. dapat/boleh dimaklumkan/tahu/diberitahu,
      bergantung sama, ingin/mahu/nak/hendak/perlu
      tahu/bertanya/tanya/mengetahui/ketahui/memastikan/kepastian/memahami`,
    needs: `kami/saya/aku/kita/juga/masih/hanya/cuma/akan/sangat/amat/memang memerlukan/perlukan/berhajat,
      ^perlukan/memerlukan/kekurangan, masih/juga/hanya/cuma/kami/saya/kita/aku perlu/kekurangan/kurang,
      kami/saya/aku/kita/juga/masih/cikgu/sekarang/kini/ini belum
      menerima/terima/dapat/mendapat/ada/pulangkan/sampai, ^belum menerima/terima/dapat/mendapat/ada,
      belum/tidak/tak kami/saya/aku terima/dapat/jumpa, belum
      lengkap/sampai/dib*/dih*/dii*/dij*/dik*/dil*/dip*/dis*/dit*, encik/puan/tuan/awak/anda/kau/korang/yang
      belum/masih me*/hantar/bayar/isi/jawab/balas/serah/belum/pulangkan/bagi, masih
      kurang/tiada/tertunggak/kosong, saya/kami/aku/kita/masih/tengah/sedang
      menunggu/menantikan/menanti/tunggu/nantikan
      jawapan/maklum*/keputusan/kelulusan/pengesahan/bayaran/balasan/salinan/surat/resit, tiada dalam/di/pada,
      tidak/tak ada/dinyatakan/dilampirkan/disertakan/dijumpai dalam/di/pada/bersama, tidak/tak
      disertakan/dilampirkan, tak/tidak boleh dibuka/dibaca, tanpa .. tidak/tak/belum/sukar, kami/saya/kita/aku
      tiada/tak/tidak/takde ada/mempunyai/nombor/alamat/salinan/senarai, ^diperlukan/dikehendaki, diperlukan$,
      untuk .. diperlukan/memerlukan, membantu/memudahkan jika/kalau/sekiranya, alangkah baik*/elok*,
      lebih/sangat/amat baik/elok/bagus/mudah/membantu jika/kalau/sekiranya, akan/sangat/amat ..
      membantu/berguna, saya/kami/aku/kita/juga/hanya ingin/nak/mahu/hendak/berhasrat
      menempah/tempah/memesan/order/mendapatkan/membeli/beli/menyewa/memohon/mohon/pinjam/meminjam/daftar/mendaftar/menukar/tukar/membatalkan/menyertai/jumpa/berbincang,
      ^nak/ingin tempah/order/pinjam/beli, kami/saya/aku/syarikat mencari/cari, kami/saya/aku/kita/syarikat
      sedang/tengah/memang mencari/cari, kami/saya/aku/sangat/amat berminat, saya/kami/aku/kita berharap/harap
      .. boleh/dapat/sudi/segera`,
    courtesies: `apa khabar, ^semoga, jangan segan/teragak-agak/bimbang/risau/malu, ada
      soalan/pertanyaan/masalah, sebarang/apa-apa soalan/pertanyaan/masalah, jika/kalau/sekiranya ..
      perlu/perlukan/memerlukan/berminat, memerlukan/perlukan/ambil masa, tidak/tak/belum/tiada
      perlu/perlukan/memerlukan/payah/apa, minta/mohon/memohon maaf atas/kerana/sebab/jika/kalau/di,
      sila/harap/mohon maaf/maklum/bersabar/abaikan/maafkan/dimaafkan, sila dapatkan/lihat/rujuk
      lampiran/bersama, harap/harapnya semua/semuanya baik*/sihat/lancar, harap/berharap
      sihat/dalam/encik/puan/awak sihat/baik/keadaan, siapalah, siapa sangka/tahu, siapa yang tidak/tak, apa
      guna*, bukankah, kami/saya/aku akan maklumkan/beritahu/bagitahu/tanya*, saya/kami/aku maklumkan/beritahu,
      menunggu/menantikan khabar, kirim salam, salam saya/kami/untuk, saya/kami/aku boleh/sedia/akan
      tolong/bantu/membantu/bawa*, tiada/tak ada/seorang sesiapa/yang/pun, bila-bila, tak/tidak seorang, ^entah,
      jaga diri/kesihatan, tak/tidak ada masalah/halangan/bantahan, tiada masalah/halangan/bantahan, beberapa
      soalan/pertanyaan/perkara, mencari punca/penyelesaian, siapa .. tidak/tak`,
    connectors: `dan, juga, serta, lalu, kemudian, selain itu, tapi, tetapi, namun, jadi, oh ya, kalau boleh,
      jika boleh, kalau sempat, untuk itu, oleh itu, maka, akhir sekali, pertama, kedua, satu lagi, encik,
      puan, tuan, cik, maaf, selepas itu, sebelum itu, cikgu, kalau/jika begitu`,
  },
  categories: {
    complaint: `kami/saya/aku/amat/sangat/sungguh kecewa, amat/sangat/sungguh mengecewakan, tidak/tak puas hati
      dengan/terhadap/atas, membuat/mengemukakan aduan, diterima/sampai/tiba dalam keadaan rosak/pecah/cacat,
      rosak/pecah/cacat semasa/ketika/masa sampai/diterima/tiba, salah hantar, dicaj dua kali,
      tempahan/pesanan/bungkusan/barang .. masih belum sampai/tiba`,
    badNews: `telah/baru/baru-baru meninggal/kembali dunia/ke, meninggal dunia semalam/pagi/malam/tadi/kelmarin,
      kembali ke rahmatullah, berita sedih/duka, masuk wad/hospital, dimasukkan ke wad/hospital/icu,
      saya/kami/ayah/ibu/mak/suami/isteri/anak .. terlibat .. kemalangan, keguguran,
      diserang/terkena/kena/mengalami strok/serangan/angin, disahkan menghidap, diberhentikan kerja, rumah
      kami/saya .. terbakar`,
    condolence: `salam takziah, takziah atas/kepada/buat/daripada, ^takziah, mengucapkan/merakamkan takziah,
      turut/tumpang bersimpati/sedih/berduka/berdukacita, cepat/lekas/segera sembuh/pulih, semoga/moga tabah`,
    praise: `^tahniah, tahniah atas/kerana/kepada/di/sebab, ^syabas, ^selamat hari lahir,
      kami/saya/amat/sangat/sungguh kagum dengan/melihat/sekali, kerja/pembentangan/persembahan ..
      cemerlang/bagus/hebat/menarik`,
    thanks: `terima kasih banyak/sangat kerana/sebab/tolong, terima kasih kerana/sebab
      membantu/menolong/tolong/bantu/sudi/datang/hadir/melawat, terima kasih atas
      pertolongan/layanan/hadiah/kunjungan/lawatan, ribuan/jutaan terima kasih atas/kerana, ingin
      mengucapkan/berterima terima/kasih`,
    invitation: `menjemput/mempelawa/jemput encik/puan/tuan/anda/awak/cik/korang/kau, ingin/sukacita
      menjemput/mempelawa, encik/puan/tuan/anda/awak dijemput, dijemput hadir, jemput datang ke/rumah`,
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
    threats: `akan digantung/disekat/ditutup/dibekukan/dipadam/dipulangkan, telah digantung/disekat/dibekukan,
      amaran terakhir, tindakan undang-undang, kamera`,
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
    addressAs: 'panggil dia {}, panggil beliau {}, panggil {}, sapa dia {}, sapa {}, gunakan nama {}',
    avoid: `jangan sebut {}, jangan sebutkan {}, jangan menyebut {}, jangan sentuh {}, jangan bincangkan {},
      tanpa menyebut {}`,
    yes: 'ya, jawab ya, katakan ya, setuju, bersetuju, setuju dengan {}, terima {}, ya untuk {}, sahkan {}',
    no: 'tidak, jawab tidak, katakan tidak, tolak, tolak {}, tidak untuk {}',
    firstPerson: 'saya, aku, kami, kita',
    thirdPerson: 'dia, ia, beliau, mereka',
  },
  address: {
    familiar: 'aku, kau, awak, kamu, korang, hang',
    polite: 'anda, puan, encik',
  },
  phrases: {
    greeting: {
      familiar: 'Hai {first},',
      polite: { plain: 'Salam sejahtera {name},', formal: 'Yang dihormati {name},' },
      familiarNameless: 'Hai,',
      politeNameless: { plain: 'Salam sejahtera,', formal: 'Tuan/Puan,' },
      inReturn: {
        hai: 'Hai {first},',
        assalamualaikum: 'Waalaikumsalam,',
        'salam sejahtera': 'Salam sejahtera {name},',
        salam: 'Salam {name},',
      },
      byTitle: {
        encik: 'Salam sejahtera Encik {name},',
        en: 'Salam sejahtera Encik {name},',
        puan: 'Salam sejahtera Puan {name},',
        pn: 'Salam sejahtera Puan {name},',
        cik: 'Salam sejahtera Cik {name},',
        tuan: 'Salam sejahtera Tuan {name},',
        cikgu: 'Salam sejahtera Cikgu {name},',
        ustaz: 'Salam sejahtera Ustaz {name},',
        ustazah: 'Salam sejahtera Ustazah {name},',
        dr: 'Salam sejahtera Dr. {name},',
        prof: 'Salam sejahtera Prof. {name},',
      },
    },
    openers: {
      thanks: {
        plain: 'Terima kasih atas {mesej|e-mel} ini.',
        formal: 'Terima kasih atas e-mel yang dihantar.',
      },
      regret: 'Saya {sedih|berasa dukacita} membaca perkara ini.',
      kindWords: 'Terima kasih atas kata-kata yang baik itu.',
      welcome: {
        plain: 'Sama-sama, dan terima kasih atas {mesej|e-mel} ini.',
        formal: 'Terima kasih kembali atas e-mel yang dihantar.',
      },
      invitation: {
        plain: 'Terima kasih atas jemputan ini.',
        warm: 'Terima kasih banyak atas jemputan ini.',
      },
    },
    statements: {
      accept: {
        plain: 'Saya menerimanya dengan senang hati.',
        formal: 'Dengan sukacitanya saya menerimanya.',
        brief: 'Saya menerimanya.',
      },
      decline: {
        plain: 'Maaf, kali ini saya {tak dapat|tidak dapat memenuhinya}.',
        formal: 'Saya memohon maaf kerana kali ini saya tidak dapat memenuhinya.',
      },
      thank: {
        plain: 'Terima kasih banyak atas [perkara yang dihargai].',
        formal: 'Saya mengucapkan ribuan terima kasih atas [perkara yang dihargai].',
      },
      reschedule: 'Maaf, saya ada urusan pada waktu itu. Cadangan saya: [hari dan masa lain].',
      request: 'Saya juga ada satu permintaan: [permintaan].',
      question: 'Saya juga {nak|ingin} bertanya: [soalan]',
      clarify: 'Sebagai penjelasan: [perkara yang ingin dijelaskan].',
      update: 'Berikut ialah perkembangan terkini: [status terkini].',
      apologize: {
        plain: 'Saya {minta|memohon} maaf atas kesulitan ini.',
        formal: 'Saya memohon maaf sebesar-besarnya atas kesulitan ini.',
      },
      followUp:
        'Saya {nak|ingin} bertanya tentang perkembangan perkara ini. Sudahkah ada maklumat tentang [perkara yang ditunggu]?',
      confirm: { plain: 'Saya sahkan: [butiran].', formal: 'Dengan ini saya mengesahkan: [butiran].' },
      negotiate: {
        plain: 'Saya ada cadangan lain: [cadangan].',
        formal: 'Saya ingin mengemukakan cadangan lain: [cadangan].',
      },
      introduce: {
        plain: 'Saya [nama], [jawatan].',
        formal: 'Izinkan saya memperkenalkan diri: saya [nama], [jawatan].',
      },
    },
    answers: {
      yes: 'Ya.',
      no: 'Maaf, tidak.',
      willDo: { plain: 'Baik, boleh.', formal: 'Baik, dengan senang hati.' },
      cannotDo: 'Maaf, saya {tak dapat|tidak dapat memenuhinya}.',
      confirmed: 'Ya, saya sahkan.',
      later: 'Saya akan maklumkan kemudian tentang perkara ini.',
    },
    proposeTime: 'Cadangan saya: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Saya tunggu khabar, ya|Saya menantikan maklum balas}.',
      formal: 'Perhatian dan kerjasama yang diberikan amat dihargai.',
    },
    signOff: {
      plain: '{Salam|Salam hormat},',
      warm: '{Salam|Salam mesra},',
      formal: 'Yang benar,',
      brief: 'Salam,',
    },
    gaps: {
      answer: 'jawapan',
      yesNo: 'Ya / Tidak',
      willDo: 'Baik, boleh / Maaf, saya tidak dapat memenuhinya',
      date: 'tarikh',
      amount: 'jumlah',
      number: 'jumlah',
      person: 'nama',
      place: 'tempat',
      reason: 'sebab',
      yourName: 'nama',
    },
  },
  announcement: {
    opens: 'berikut, sudah tentu, baik, balasan, draf',
    nouns: 'balasan, jawapan, draf, e-mel, emel, mesej',
  },
  promptAddress: 'Address the reader with Tuan, Puan or anda, in standard Malay.',
};
