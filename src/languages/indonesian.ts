import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena ada kami bisa kita oleh atau
    anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahwa jika saat harus bapak ibu mohon
    terima kasih hormat selamat pagi siang halo silakan apakah kapan bagaimana dia ia belum namun tetapi hanya
    sangat para bagi serta hari tahun antara banyak orang setelah sehingga secara maka agar masih`,
  letter: {
    greetings: `halo, hai, yth, yang terhormat, kepada yth, selamat pagi, selamat siang, selamat sore, selamat malam,
      dear, kepada, selamat siang bapak, assalamualaikum, salam, kepada yang terhormat, yang saya hormati,
      dengan hormat`,
    closings: `salam, hormat saya, salam hangat, hormat kami, salam hormat, dengan hormat, wassalam, salam sejahtera,
      sampai jumpa, salam takzim, salam sukses, hormat, tertanda, demikian, atas perhatiannya terima kasih,
      atas perhatian bapak/ibu, kami ucapkan terima kasih`,
    thanks: `terima kasih, terima kasih banyak, makasih, terimakasih, terima kasih sebelumnya`,
    familiarGreetings: 'hai',
    titles: `bapak, ibu, bpk, pak, bu, saudara, saudari, sdr, sdri, mas, mbak, kak, yth, kepada, prof, dr, ir,
      drs, hj, haji`,
    nobody: 'semua, tim, bapak/ibu, bapak, ibu, bapak dan ibu, rekan-rekan',
    abbreviations: 'yth, bpk, sdr, jl, dll, dsb, dst, tbk, no, tgl, hj',
  },
  mailProgram: {
    lead: 'pada, pada tanggal, pada hari',
    wrote: 'menulis, tulis, berkata',
    from: 'dari, pengirim',
    date: 'dikirim, tanggal, tgl, terkirim, waktu',
    to: 'kepada, ke, untuk, penerima',
    cc: 'cc, tembusan, salinan',
    subject: 'subjek, perihal, judul, hal',
    original: 'pesan asli, pesan asal, email asli',
    forwarded: `pesan terusan, pesan yang diteruskan, pesan diteruskan, awal pesan yang diteruskan, mulai pesan terusan,
      mulai pesan yang diteruskan`,
    sentFrom: `dikirim dari, terkirim dari, dikirim dengan, dikirim melalui, dapatkan outlook, dapatkan outlook untuk`,
    replyPrefixes: 'bls, balas',
    forwardPrefixes: 'trs, terusan',
    toMe: 'kepada saya',
    devices: 'ponsel',
    confidential: 'rahasia',
    addressee: 'penerima',
    bulk: 'berhenti berlangganan',
    automaticSubjects: 'balasan otomatis, jawaban otomatis',
  },
  amounts: {
    currencies: 'rp IDR, rupiah IDR, dolar USD, euro EUR, persen %',
    factors: 'rb 1e3, ribu 1e3, jt 1e6, juta 1e6, miliar 1e9, milyar 1e9',
  },
  twin: {
    only: `kamis jum desember karena bisa kapan bahwa kantor mobil silahkan perusahaan pengiriman dikirim
      dikirimkan mengirim mengirimkan pemesanan informasi informasinya situs berbeda perbedaan jumat januari
      februari maret juni juli agustus nopember kemarin besok sore siang uang keuangan gratis coba mencoba
      dicoba percobaan nomor telepon ponsel unduh mengunduh diunduh unggah mengunggah tautan akun sandi surel
      faktur kuitansi kwitansi tagihan karyawan direktur direksi manajer manajemen sekretaris usulan usul
      dukungan mendukung didukung jawaban keluhan keterlambatan pengembalian penjualan pelayanan rusak
      kerusakan bagian sebagian bagikan dibagi yaitu berbagai antar pasca usai mau butuh membutuhkan
      dibutuhkan kebutuhan bicara berbicara pembicaraan bikin kalian gue gua lo loe elo nggak gak enggak ngga
      ga banget sih dong nih tuh kok deh aja doang gimana kayak udah udh pengen dimana diatas kayaknya makanya
      misalnya adapun biasanya seringkali terkadang persen miliar triliun rupiah rp menit detik provinsi
      propinsi kabupaten kecamatan kelurahan gubernur bupati walikota camat dpr mpr pemilu partai polisi polri
      tni tentara jaksa kejaksaan dokter pasien perawat obat pengobatan kanker klub tim sepakbola film musik
      grup stasiun bandara listrik jaringan perangkat layar tombol fitur penelitian peneliti ilmuwan metode
      dampak penyebab istri putri putra paman bibi sepatu celana kursi kamarnya kue enak lezat mie jawa
      jakarta bandung surabaya jogja yogyakarta semarang medan sumatra sulawesi nusantara jepang inggris
      spanyol italia tiongkok prancis serikat perserikatan eropa kristen katolik yesus alkitab gereja proyek
      ekspor impor paspor transportasi televisi komunikasi otomatis otomotif otoritas otonomi kampanye standar
      rekor kualitas mayoritas minoritas fasilitas aktivitas universitas komunitas fakultas identitas
      prioritas kapasitas kreativitas produktivitas efektivitas swasta ujar ujarnya ucap ucapnya tutur
      tuturnya jelasnya menurutnya diposting posting komentar unduhan berhasil keberhasilan kesuksesan
      bahwasanya bensin solar pabrik toko warung hemat asuransi tabungan rekening pak bu mas mbak dik yth sdr
      terlampir jadwal penjadwalan dijadwalkan artinya mantan warga tanggal tgl dll dsb dst dkk tdk sdh krn
      bgt sampe ngomong ketemu bareng pacar cowok cewek temen keren tau dapet butuhkan pemakai pemakaian
      memakai dipakai diakses mengakses menciptakan tercipta diciptakan ciptaan rentang merek bermerek
      diresmikan lomba perlombaan arsitektur arsip berlokasi lowongan pelatihan beasiswa jurusan skripsi dosen
      mahasiswa siswi sma smp kuliah tersangka jenazah jembatan danau kepolisian mengunjungi memiliki dimiliki
      bahas membahas dibahas pembahasan saran masukan rapi ribet ongkos ongkir onkos jabatan menjabat dilantik
      berujar seusai lantaran inovasi kreasi prestasi polusi prosedur pabean liburan libur berlibur pekan
      beraktivitas wisata pariwisata wisatawan pesantren ustadz shalat salat lebaran idul sepatutnya kantornya
      tokonya rusaknya mobilnya uangnya jadwalnya rapatnya perusahaannya ekspedisi kurir paketnya stok
      pembukuan wirausaha koperasi pemda pemkot pemprov kemenkes kemendikbud kabari mengabari dikabari
      konfirmasi konfirmasinya mengonfirmasi mengkonfirmasi dikonfirmasi kunjungan rincian kendala
      memungkinkan menindaklanjuti ditindaklanjuti secepatnya cocok oke halo kirimkan terkirim pengirim
      tampaknya sepertinya ternyata meski meskipun ketimbang biaya diskon inventaris notulen diundang
      mengundang peluncuran diluncurkan pemasok kardus truk komplain garansi revisi direvisi merevisi cek
      dicek mengecek pengecekan terkait perkenankan diizinkan biro divisi atasan bawahan lembur gajian
      menelepon ditelepon istirahat beristirahat tamu tetangga paket perbaikan memperbaiki diperbaiki perbaiki
      kartu saldo kuartal triwulan lisensi nyaman kenyamanan ketidaknyamanan senantiasa khawatir ujung
      membicarakan dibicarakan perkiraan diperkirakan cabang`,
    mostly: `tapi kalau kini saat maupun mana sering kadang desa sepeda katanya bunga bapak saudara cuma
      setelah guna demi pengguna sejumlah seekor pendidikan pemain merupakan negeri nenek siswa sukses hukum
      pajak pegawai staf tak bali aceh indonesia sumatera kalimantan cina korea akses lokasi resmi rapat hebat
      yg dgn utk jd pukul nasional saksi terlambat beserta kakek kamar teman pengadilan agen tas tewas lemari
      pelabuhan gedung para pun lalu kepolisian adanya bernama kabar permintaan berkenan hal acara padahal
      bahkan justru sebesar mendatang transfer tentunya walau layanan silakan kesempatan izin undangan kirim
      lantai beri tertulis utang`,
    starts: 'otom, oton, otor, proye',
    ends: 'itas, isir, otomatis, onomis, matis',
    enclitics: 'nya, kah, lah, ku, mu',
  },
  checking: { notNames: 'tuan, puan' },
  dates: {
    months: '-, -, -, -, -, -, -, -, sept, -, nopember',
    weekdays: "-, -, -, -, jum'at, -, hari minggu",
    capital: 'minggu, rabu',
    notWeekday: { before: 'depan, lalu, ini, yang, pertama, kedua' },
    lead: 'hari, tanggal, tgl, pada, pada hari, mulai',
    until: 'sampai, hingga, s/d, s.d.',
    or: 'atau, dan',
    numbers: 'satu, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, dua belas',
    near: `kemarin = -1, hari ini = 0, nanti [siang/sore/malam] = 0, [pagi/siang/sore/malam] ini = 0, besok = 1,
      lusa = 2, (dalam) seminggu [lagi/ke depan] = 7`,
    weekday: `{weekday} [minggu/pekan] ini = this, [minggu/pekan] ini (hari) {weekday} = this,
      {weekday} [minggu/pekan] depan = next, [minggu/pekan] depan (hari) {weekday} = next,
      {weekday} [ini/mendatang/nanti/besok] = coming, {weekday} depan = unclear,
      {weekday} (minggu/pekan) [lalu/kemarin] = past`,
    distance: `(dalam) (waktu) {n} hari [lagi/ke depan/mendatang] = days, dalam (waktu) {n} hari <!kerja> = days,
      (dalam) {n} [minggu/pekan] [lagi/ke depan] = weeks, dalam {n} [minggu/pekan] = weeks,
      (dalam) {n} bulan [lagi/ke depan] = months, dalam {n} bulan = months`,
    stretches: `[minggu/pekan] ini = week, [minggu/pekan] depan = week 1, akhir pekan (ini) = weekend,
      akhir pekan depan = weekend 1, akhir minggu (ini) = endOfWeek, bulan ini = month, bulan depan = month 1,
      akhir bulan (ini) = endOfMonth, akhir bulan depan = endOfMonth 1`,
    endOfMonthNamed: 'akhir {month} ({year})',
    vague: `[minggu/pekan] [lalu/kemarin], awal [[minggu/pekan] depan/{month}], secepatnya, sesegera mungkin`,
    ordinal: '<tanggal/tgl> {day}',
    clock: {
      times: '[pukul/jam/pkl/pkl.]( ){time}',
      from: 'mulai',
      early: 'pagi',
      late: 'siang, sore, malam, petang',
      noon: 'tengah hari',
      midnight: 'tengah malam',
      at: 'pukul, jam',
    },
    deadline: {
      before: `sebelum, paling lambat, paling lambat pada, selambat-lambatnya, hingga, sampai, sampai dengan, s/d,
        s.d., batas waktu, batas waktunya, tenggat, tenggat waktu`,
      after: 'paling lambat, selambat-lambatnya',
    },
    proposals: `usul, bagaimana kalau, bagaimana jika, apakah, bisakah, bisa, cocok, tersedia, bertemu, ketemu,
      mungkin, jadwal ulang, dijadwalkan ulang, diundur, tunda, luang, senggang, berkenan, gimana, lebih baik`,
  },
  asks: {
    questionWords: {
      when: 'kapan, kapankah, bilamana, jam/pukul/tanggal/hari berapa/apa',
      'how-much': 'berapa, berapakah',
      'how-many': 'berapa banyak/orang/buah/unit/kali/hari/lembar/kamar/kursi',
      who: 'siapa, siapakah',
      where: 'di/ke/dari mana/manakah, dimana, kemana, dimanakah',
      what: 'apa, apakah yang, yang mana/manakah, mana',
      why: 'mengapa, kenapa, apa sebab*/alasan*',
      how: 'bagaimana, bagaimanakah, gimana, berapa lama/jauh/cepat, cara me*',
    },
    questionWordPlace: 'anywhere',
    questionMarkers: '^apakah/bisakah/bolehkah/dapatkah/adakah/sudahkah/maukah',
    whether: 'apakah, jika, kalau, apabila, bila, bisakah, sudahkah, adakah',
    or: 'atau, ataukah',
    requests: `^tolong/tolonglah, minta/mohon/bisa/boleh/bantu/ya tolong, mohon
      *kan/di*/*nya/bantu*/kesediaan/jadwal/laporan/dokumen/waktu/kirim/isi/beri/hubungi/konfirmasi/info/agar/untuk/segera/bapak/ibu/anda/dapat,
      dimohon, ^harap/diharap/diharapkan, harap/berharap anda/bapak/ibu/kamu dapat/bisa/berkenan/mau/hadir,
      mengharap* kehadiran/jawaban*/bantuan*/tanggapan*, ^minta, mau/ingin/bisa/boleh/kami/saya/aku
      minta/meminta, ^silakan/silahkan, bisakah/dapatkah/maukah/bersediakah anda/kamu/bapak/ibu, apakah
      anda/bapak/ibu/kamu bisa/dapat/mau/bersedia/berkenan/ibu, ^bisa/boleh kirim*/bantu, kiranya, berkenan,
      ^kirim/kirimkan/isi/cek/hubungi/balas/pastikan/siapkan/lampirkan/bawa/bawakan/datang/baca/pilih/periksa/bayar/beri/bantu/konfirmasi,
      jangan lupa, sebaiknya/hendaknya anda/bapak/ibu/kamu/kita, ^ayo/yuk/mari, anda/bapak/ibu/kamu
      perlu/harus/wajib, diminta/diwajibkan untuk/me*, tunggu/ditunggu konfirmasi*/jawaban*/balasan*/tanggapan*,
      kasih/menghargai/senang/gembira/bahagia/terbantu/baik/bagus/enak .. jika/kalau/apabila/bila/seandainya,
      ^sebaiknya/baiknya/enaknya/idealnya/mestinya/seharusnya, mengandalkan*/andalkan, mudah-mudahan ..
      bisa/dapat kirim*/bantu/datang/men*/mem*, kami/saya lebih suka jika/kalau, kami/saya/aku ingin/mau *nya,
      saya/kami anggap, percaya anda/kamu/bapak/ibu/kalian, harus/wajib/mesti/perlu di*/men*/mem*/meng*/me*/ada,
      paling lambat/telat`,
    tellMe: `^kabari/beritahu/infokan/informasikan/jelaskan/sebutkan, kabari/beritahu/infokan saya/aku/kami/ya,
      ^beri/kasih tahu/tau/kabar, tolong/mohon/harap/minta/bisa/bisakah/boleh ..
      kabar*/*kabari/info*/*beritahu*/tahu/tau/*jelas*/*sebutkan/*konfirmasi*/pendapat*, ingin/mau/perlu/penting
      tahu/tau/mengetahui/memahami/bertanya/tanya/menanyakan/memastikan, penasaran, ragu, bertanya-tanya,
      pertanyaan saya/kami, belum/kurang/tidak/nggak/gak/tak ..
      tahu/tau/yakin/jelas/paham/mengerti/memahami/pasti/dengar, tidak/belum/tak/nggak/gak/kurang/sulit ..
      siapa/kapan/mengapa/kenapa/bagaimana/gimana/berapa/mana/apakah, tidak/belum/tak/nggak/gak .. berapa
      lama/banyak/orang, belum .. diputuskan/ditentukan/disepakati/dipastikan, harus/perlu/tinggal/hendak
      menentukan/memutuskan/menyepakati/dijelaskan/dipastikan/ditentukan/diputuskan,
      bertanya/heran/bingung/lupa/tergantung/bergantung/tertarik/dipertanyakan/menebak ..
      siapa/kapan/mengapa/kenapa/bagaimana/gimana/berapa/mana/apa/apakah/mengetahui, jadi
      pertanyaan/misteri/teka-teki, cari tahu, pengen/pengin/ingin dengar/mendengar, tidak/belum .. menemukan
      cara, sulit/kesulitan memahami/mengerti`,
    needs: `kami/saya/aku/kita/juga/masih/hanya/cuma/akan memerlukan/membutuhkan/butuh/butuhkan/perlukan,
      masih/juga/hanya/cuma/tinggal perlu, belum
      menerima/terima/dapat/mendapat*/punya/ada/lengkap/sampai/tercantum/ditandatangani/dikirim*/diisi/diterima/dilampirkan/dibayar,
      belum kami/saya/aku terima/dapat*, masih kurang/menunggu/ditunggu, saya/kami tunggu, menunggu
      jawaban*/balasan*, belum juga/pernah/kunjung .. terima/diterima/sampai/datang/ada, belum
      tercatat/masuk/tiba/datang/keluar/muncul/terlihat, kami/saya/kita/aku perlu, diperlukan/dibutuhkan$, untuk
      .. diperlukan/dibutuhkan, kami/saya tidak memiliki/punya/mempunyai, kurang$, tidak bisa/dapat .. tanpa,
      bergantung/tergantung pada/dari/kepada, akan/pasti .. membantu/berguna/bermanfaat, tidak
      ada/tercantum/terlampir di/dalam/pada, menunggu/tunggu persetujuan*/keputusan*/data/dokumen/pembayaran*,
      tanpa .. tidak/belum/sulit/mustahil bisa/dapat/mungkin/boleh/jalan/diproses/untuk/mampu, membantu
      jika/kalau/apabila/bila, alangkah baik*, lebih/sangat baik/bagus/mudah jika/kalau/apabila/bila, berharap
      .. bisa/dapat/sempat/meng*/mem*/men*/mau, ingin memesan/mendapat*`,
    courtesies: `apa kabar, gimana/bagaimana kabar*, ^semoga, jangan ragu/sungkan/segan/khawatir, ada
      pertanyaan/kendala, tanya* beberapa, jika/kalau/apabila .. butuh/memerlukan/membutuhkan,
      butuh/perlu/memerlukan/membutuhkan waktu, tidak mengapa/berapa/masalah, kami/saya harus/wajib/perlu me*,
      tidak/tak/nggak/gak/belum perlu/usah/butuh/memerlukan/membutuhkan, kami/saya/aku mohon/minta maaf, mohon
      maaf atas/jika/kalau/apabila/bila/karena/kami/saya, harap/mohon maklum/dimaklumi/pengertian*/doa*/abaikan,
      siapa sangka/kira, siapa .. tidak/tak/nggak/gak, bukankah, ^kan/bukan$, kami/saya/aku akan
      kabari/beritahu/info*, saya/kami/aku kabari/beritahu, menunggu/menanti/menantikan/ditunggu kabar*, salam
      saya/kami/untuk`,
    connectors: `dan, juga, serta, lalu, kemudian, selain itu, tapi, tetapi, namun, jadi, oh ya, kalau bisa,
      jika memungkinkan, kalau sempat, untuk itu, karena itu, maka, terakhir, pertama, kedua, satu lagi,
      sekalian, pak, bu, mas, mbak, maaf, mohon maaf, setelah itu`,
  },
  categories: {
    complaint: `kecewa, mengecewakan, tidak puas, menyampaikan/mengajukan keluhan/keberatan,
      barang/diterima/produk .. rusak/cacat/pecah, salah kirim, ditagih dua kali, belum juga
      sampai/tiba/datang`,
    badNews: `meninggal, berpulang, wafat, duka cita, dukacita, pemakaman, dirawat di, masuk rumah sakit,
      mengalami kecelakaan, dioperasi, sakit parah/keras, serangan jantung, di-phk, rumah .. terbakar`,
    condolence: '',
    praise: `selamat atas/ya, mengucapkan selamat, salut, terkesan, kerja bagus, presentasi* ..
      bagus/hebat/menarik`,
    thanks: `terima kasih banyak sudah/telah, terima kasih atas bantuan*/kunjungan*/dukungan*/kiriman*, terima
      kasih sudah/telah mem*/men*/meng*/mau/bersedia/datang, makasih sudah/banyak, ingin berterima
      kasih/mengucapkan terima kasih`,
    invitation: `mengundang anda/bapak/ibu/saudara/kamu/kalian, ingin/bermaksud mengundang, anda/bapak/ibu
      diundang`,
    unsolicited: 'anda memenangkan/terpilih, undian, diskon hingga, penawaran terbatas/eksklusif, jasa seo',
    machine: `abaikan/lupakan .. instruksi/perintah/petunjuk, ignore .. instructions, system prompt, prompt
      sistem, instruksi/perintah baru/sistem, kamu/anda adalah/sekarang ai/asisten/model,
      sebagai/asisten/agen/kepada ai, model bahasa, chatgpt`,
  },
  fraud: {
    secrets: `sandi, password, pin, otp, kode verifikasi/keamanan/akses/sms, kode .. digit/angka, data
      login/kartu, nomor kartu, kartu kredit/debit/atm, cvv, tiga angka/digit`,
    handOver: `balas/membalas, *kirim/*kirimkan, *sebutkan, *beritahu*, memberi/beri tahu, *berikan,
      *masukkan, isi/isikan/mengisi, *cantumkan, konfirmasi*/mengonfirmasi, *verifikasi, *bagikan,
      *informasikan, perbarui/memperbarui, membutuhkan`,
    giftCards: `kartu hadiah, gift card*, voucher, pulsa, bitcoin`,
    buy: 'beli/belikan/membeli/membelikan, gosok, foto kode*',
    bankDetails: 'rekening, data bank',
    changed: 'baru, berubah, diubah, perubahan, berganti, diganti, pindah, tidak lagi',
    secrecy: `*rahasia*, jangan beri/kasih tahu/tau, jangan beritahu/ceritakan/bilang/bahas/hubungi/telepon,
      antara kita, diam-diam`,
    haste: `segera, sekarang juga, hari/malam/sore/siang ini, 24/48 jam, mendesak,
      diblokir/dinonaktifkan/ditutup/dibekukan/dihapus, peringatan terakhir`,
    money: '*transfer, *bayar*, biaya, dana, tagihan, faktur, setor*, pajak, hadiah, warisan, denda',
    warnings: `tidak pernah/akan/boleh meminta/minta/membagikan/memberikan, jangan
      pernah/bagikan/berikan/kirim*/sebarkan/membagikan/memberikan, waspada*, hati-hati, *tipu*, phishing,
      pelatihan, lupa kata/sandi/password/pin, *ganti/*ubah kata/sandi/password/pin, tidak berubah, tidak ada
      perubahan, tetap sama`,
    bait: `undian, pemenang, memenangkan, hadiah utama, lotre, warisan, ahli waris, almarhum*, paket ..
      ditahan/tertahan/dikembalikan, bea cukai/masuk, pengembalian pajak`,
    threats: `akan diblokir/dinonaktifkan/ditutup/dibekukan/dihapus, telah diblokir/dibekukan, peringatan terakhir,
      langkah/jalur hukum, kamera, kontak anda`,
  },
  instructions: {
    short: `singkat, singkat saja, yang singkat, pendek, ringkas, buat singkat, buat ringkas, jawab singkat,
      balas singkat, sesingkat mungkin`,
    signAs: `tanda tangani sebagai {}, tandatangani sebagai {}, tanda tangan sebagai {}, tanda tangan {},
      tanda tangani dengan nama {}, nama saya {}`,
    mention: `katakan bahwa {}, katakan {}, bilang bahwa {}, bilang {}, sampaikan bahwa {}, sampaikan {},
      sebutkan bahwa {}, tulis bahwa {}, tulis {}, tambahkan bahwa {}, tambahkan {}, beri tahu bahwa {}`,
    propose: 'usulkan {}, sarankan {}, tawarkan {}, pindahkan ke {}, undur ke {}',
    call: 'panggil dia {}, panggil beliau {}, panggil {}, sapa dia {}, sapa dengan {}, sapa {}',
    avoid: 'jangan sebut {}, jangan sebutkan {}, jangan menyebut {}, jangan bahas {}, tanpa menyebut {}',
    yes: 'ya, jawab ya, katakan ya, setuju, setujui {}, terima {}, konfirmasi {}',
    no: 'tidak, jawab tidak, katakan tidak, tolak, tolak {}',
    firstPerson: 'saya, aku, kami, kita',
    thirdPerson: 'dia, ia, beliau, mereka',
  },
  address: {
    familiar: 'aku, kamu, kau, kalian, gue, nggak, gak, banget',
    polite: 'anda, yth',
  },
  phrases: {
    greeting: {
      familiar: 'Hai {first},',
      polite: 'Yth. {name},',
      familiarNameless: 'Hai,',
      politeNameless: 'Dengan hormat,',
      titled: {
        bapak: 'Yth. Bapak {name},',
        pak: 'Yth. Bapak {name},',
        ibu: 'Yth. Ibu {name},',
        bu: 'Yth. Ibu {name},',
      },
    },
    openers: {
      thanks: {
        plain: 'Terima kasih atas pesannya.',
        formal: 'Terima kasih atas pesan yang disampaikan.',
      },
      regret: 'Saya turut prihatin membaca hal ini.',
      praise: 'Terima kasih atas kata-kata baiknya.',
      welcome: 'Terima kasih kembali atas pesannya.',
      invitation: { plain: 'Terima kasih atas undangannya.', warm: 'Terima kasih banyak atas undangannya!' },
    },
    statements: {
      accept: 'Dengan senang hati saya menerimanya.',
      decline: {
        plain: 'Mohon maaf, kali ini saya tidak bisa.',
        formal: 'Mohon maaf, kali ini saya tidak dapat menyanggupinya.',
      },
      thank: 'Saya sangat menghargainya.',
      reschedule: 'Mohon maaf, saya berhalangan pada waktu itu. Apakah [hari dan jam lain] bisa?',
      request: 'Saya punya satu permintaan: [permintaan].',
      question: 'Saya ingin bertanya: [pertanyaan]',
      clarify: 'Untuk memperjelas: [hal yang ingin dijelaskan].',
      update: 'Berikut perkembangannya: [status terkini].',
      apologize: {
        plain: 'Mohon maaf atas ketidaknyamanan ini.',
        formal: 'Saya mohon maaf sebesar-besarnya atas ketidaknyamanan ini.',
      },
      followUp: 'Saya ingin menanyakan kelanjutan hal ini. Mohon kabarnya mengenai [hal yang ditunggu].',
      confirm: {
        plain: 'Hal ini saya konfirmasi.',
        formal: 'Dengan ini saya mengonfirmasi hal tersebut.',
      },
      negotiate: 'Saya ingin mengusulkan ketentuan lain: [usulan].',
      introduce: 'Perkenalkan, saya [nama Anda], [jabatan Anda].',
    },
    answers: {
      yes: 'Ya.',
      no: 'Sayangnya tidak.',
      willDo: { plain: 'Baik, tentu.', formal: 'Baik, dengan senang hati.' },
      cannotDo: { plain: 'Maaf, saya tidak bisa.', formal: 'Mohon maaf, saya tidak dapat menyanggupinya.' },
      confirmed: 'Ya, saya konfirmasi.',
      later: 'Mengenai hal ini, nanti saya kabari lagi.',
    },
    proposeTime: 'Bagaimana kalau {time}?',
    closing: {
      plain: '',
      warm: 'Saya tunggu kabarnya.',
      formal: 'Atas perhatiannya, saya ucapkan terima kasih.',
    },
    signOff: { plain: 'Salam,', warm: 'Salam hangat,', formal: 'Hormat saya,' },
    gaps: {
      answer: 'jawaban Anda',
      yesNo: 'Ya / Tidak',
      willDo: 'Baik, tentu / Maaf, saya tidak bisa',
      date: 'tanggal',
      amount: 'jumlah',
      number: 'jumlah',
      person: 'nama',
      place: 'tempat',
      reason: 'alasan',
      yourName: 'Nama Anda',
    },
  },
  announcement: {
    opens: 'berikut, tentu, baik, balasan, draf',
    nouns: 'balasan, jawaban, draf, surel, email, pesan',
  },
  promptAddress: 'Address the reader with Bapak, Ibu or Anda, not "kamu".',
};
