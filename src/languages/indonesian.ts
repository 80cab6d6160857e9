import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena ada kami bisa
    kita oleh atau anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahwa jika saat harus
    bapak ibu mohon terima kasih hormat selamat pagi siang halo silakan apakah kapan bagaimana dia ia belum
    namun tetapi hanya sangat para bagi serta hari tahun antara banyak orang setelah sehingga secara maka agar
    masih`,
  letter: {
    greetings: `halo, hai, yth, yang terhormat, kepada yth, selamat pagi, selamat siang, selamat sore, selamat
      malam, dear, kepada, selamat siang bapak, assalamualaikum, salam, kepada yang terhormat, yang saya
      hormati, dengan hormat`,
    closings: `salam, hormat saya, salam hangat, hormat kami, salam hormat, dengan hormat, wassalam, salam
      sejahtera, sampai jumpa, salam takzim, salam sukses, hormat, tertanda, demikian, atas perhatiannya terima
      kasih, kami ucapkan terima kasih, salam kenal, salam sayang, salam rindu, peluk, peluk cium, sampai nanti,
      sampai ketemu, sampai besok, wassalamualaikum, wassalamu'alaikum, wassalamualaikum wr. wb, sukses selalu`,
    thanks: `terima kasih, terima kasih banyak, makasih, terimakasih, terima kasih sebelumnya, makasih ya,
      makasih banyak, terima kasih ya, trims`,
    familiarGreetings: 'hai, hei, hey',
    titles: `bapak, ibu, bpk, pak, bu, bapak/ibu, saudara, saudari, saudara/i, sdr, sdri, mas, mbak, kak, kakak,
      bang, yth, kepada, prof, profesor, dr, drg, drh, dok, dokter, ir, drs, dra, hj, haji, ny, nn, nyonya,
      nona, tante, pakde, bude, eyang, ustaz, ustadz, ustadzah, kyai, romo, pdt, pendeta, kapten, letkol, mayor,
      ketua, direktur`,
    genericAddressees: `semua, tim, bapak/ibu, bapak, ibu, bapak dan ibu, rekan-rekan, pak, bu, mas, mbak, kak, kakak,
      bapak ibu, bapak/ibu sekalian, saudara, saudara/i, rekan, rekan sekalian, teman-teman, dok, dokter, prof,
      ibu dosen, bapak dosen, panitia, pengurus, ketua, admin, hrd, pelanggan, warga, sayang, bos, ayah, bunda`,
    abbreviations: 'yth, bpk, sdr, jl, dll, dsb, dst, tbk, no, tgl, hj',
    beforeSignedName: 'ttd, ttd., a.n., a/n, dari',
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
    forwarded: `pesan terusan, pesan yang diteruskan, pesan diteruskan, awal pesan yang diteruskan, mulai pesan
      terusan, mulai pesan yang diteruskan`,
    sentFrom: `dikirim dari, terkirim dari, dikirim dengan, dikirim melalui, dapatkan outlook, dapatkan outlook
      untuk`,
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
  closeLanguage: {
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
    onlyWithCapital: 'minggu, rabu',
    notWeekday: { before: 'depan, lalu, ini, yang, pertama, kedua' },
    lead: 'hari, tanggal, tgl, pada, pada hari, mulai',
    until: 'sampai, hingga, s/d, s.d.',
    or: 'atau, dan',
    numbers: 'satu, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, dua belas',
    relativeDays: `kemarin = -1, hari ini = 0, nanti [siang/sore/malam] = 0, [pagi/siang/sore/malam] ini = 0, besok = 1,
      lusa = 2, (dalam) seminggu [lagi/ke depan] = 7`,
    weekday: `{weekday} [minggu/pekan] ini = this, [minggu/pekan] ini (hari) {weekday} = this,
      {weekday} [minggu/pekan] depan = next, [minggu/pekan] depan (hari) {weekday} = next,
      {weekday} [ini/mendatang/nanti/besok] = coming, {weekday} depan = unclear,
      {weekday} (minggu/pekan) [lalu/kemarin] = past`,
    distance: `(dalam) (waktu) {n} hari [lagi/ke depan/mendatang] = days, dalam (waktu) {n} hari <!kerja> = days,
      (dalam) {n} [minggu/pekan] [lagi/ke depan] = weeks, dalam {n} [minggu/pekan] = weeks,
      (dalam) {n} bulan [lagi/ke depan] = months, dalam {n} bulan = months`,
    periods: `[minggu/pekan] ini = week, [minggu/pekan] depan = week 1, akhir pekan (ini) = weekend,
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
    questionMarkers: `^apakah/bisakah/bolehkah/dapatkah/adakah/sudahkah/maukah/benarkah/perlukah/masihkah,
      di/ke/dari mana$, kapan/siapa/berapa$, ^kapan/kenapa/gimana/bagaimana/berapa
      kita/kamu/anda/bapak/ibu/kami/saya/aku/bisa/jadi/harga*/*nya, ^siapa saja/aja, ^gimana/bagaimana
      kalau/jika, ^ada yang tahu/bisa, ^menurutmu, bisa/jadi/mau/ada/boleh/apa .. nggak/gak/enggak/tidak$,
      sudah/udah/kamu .. belum$, mana/kapan/siapa/berapa/apa/gimana/kenapa/nggak/gak/belum ya/sih$, kira-kira
      kapan/berapa/siapa/bisa`,
    whether: 'apakah, jika, kalau, apabila, bila, bisakah, sudahkah, adakah, apa nggak/tidak',
    or: 'atau, ataukah',
    requests: `mohon/memohon
      *kan/*an/*i/di*/*nya/kirim/cek/bawa/balas/segera/agar/supaya/untuk/tidak/jangan/info/waktu/me*/hadir/bantu/bapak/ibu/anda/saudara/kepada/dapat,
      dimohon, ^minta *nya/*an/data/info/waktu, ^tolong/tolonglah/silakan/silahkan/jangan, tolong
      *kan/di*/*i/jangan/kirim/cek/bawa/bantu/kasih, minta/bisa/boleh/bantu/ya tolong, harap
      *kan/*i/di*/me*/ber*/segera/hadir/datang/tidak/jangan/bawa,
      diharap/diharapkan/diminta/diwajibkan/diimbau/disarankan
      untuk/agar/me*/ber*/datang/hadir/segera/tidak/dapat, harap/berharap/mengharapkan/harapan
      agar/supaya/anda/bapak/ibu/saudara/kamu/kalian, harapan kami/saya, kami/saya/aku/juga/sangat mengharap*
      *an/*nya, mau/ingin/bisa/boleh/kami/saya/aku minta/meminta, bisakah/dapatkah/maukah/bersediakah
      anda/kamu/bapak/ibu/saudara, apakah anda/bapak/ibu/kamu/saudara bisa/dapat/mau/bersedia/berkenan/ibu,
      ^bisa/boleh kirim*/bantu/di*/dong/kamu/kasih/tolong, kalau bisa/boleh .. di*/jangan,
      anda/bapak/ibu/saudara berkenan, sekiranya/kiranya bapak/ibu/saudara/dapat/berkenan,
      ^kirim/kirimkan/lengkapi/cek/hubungi/balas/pastikan/siapkan/lampirkan/bawa/bawakan/datang/baca/pilih/periksa/bayar/beri/berikan/bantu/serahkan/kembalikan/sampaikan/teruskan/unduh/unggah/ubah/hapus/batalkan/tandatangani/gunakan/ambil/carikan/coba/tambahkan/perbaiki/lunasi/tentukan/putuskan/perhatikan/tanyakan/sediakan/jawab/usahakan/sempatkan,
      ^kirimin/bawain/kabarin/bantuin, ^isi formulir/form/data/kolom/dulu, ^konfirmasi/konfirmasikan
      ya/dulu/ke/kehadiran*/paling, ^tulis/ganti/transfer ke/di/dengan/saja/nama, ^segera
      kirim*/hubungi/bayar/selesaikan, jangan lupa/sampai, sebaiknya/hendaknya/baiknya
      anda/bapak/ibu/kamu/saudara/kita, ^ayo/yuk/mari/sebaiknya/baiknya/bagusnya/enaknya/idealnya/mending, yuk$,
      ^lebih baik/enak/bagus kita/kamu/anda/bapak/ibu/di*, ada baiknya, anda/bapak/ibu/kamu/saudara
      perlu/harus/wajib/hendaknya/diminta/diharapkan/dimohon, dib*/dic*/dig*/dih*/dii*/dik*/dip*/dit*/diu*
      saja/aja/ya/dong/dulu, di*/bawa/kirim .. ya$, dong$, sangat/akan/amat/lebih
      berterima/menghargai/senang/terbantu/baik/bagus/enak/membantu/mudah/suka ..
      jika/kalau/apabila/bila/seandainya, kasih/menghargai/senang/terbantu/bagus/baik/enak/membantu
      jika/kalau/apabila/bila/seandainya, alangkah baik*/senang*, kami/saya/aku ingin/mau
      *nya/anda/bapak/ibu/kamu/saudara, kami/saya mengundang/undang/mengajak/ajak
      anda/bapak/ibu/kamu/saudara/kalian, wajib/perlu/mesti/harus ada/hadir, wajib/perlu/mesti di*/me*/ber*,
      harus di* sebelum/paling/oleh/segera, berkenan`,
    tellMe: `^kabari/beritahu/infokan/informasikan/jelaskan/sebutkan/ceritakan, kabari/beritahu/infokan
      saya/aku/kami/ya/dong, ^beri/kasih tahu/tau/kabar, tolong/mohon/harap/minta/bisa/bisakah/boleh ..
      kabar*/*kabari/info*/*beritahu*/tahu/tau/*jelas*/*sebutkan/*konfirmasi*/pendapat*,
      saya/kami/aku/kita/juga/hanya/cuma/sangat/masih ingin/mau/perlu/hendak/pengen/pengin/penting/harus
      tahu/tau/mengetahui/memahami/bertanya/tanya/nanya/menanyakan/memastikan/konfirmasi/dengar/mendengar,
      ^ingin/mau/perlu/hendak/pengen/pengin/izin/numpang
      tahu/tau/bertanya/tanya/nanya/menanyakan/memastikan/konfirmasi/dengar, perlu/ingin/mau/hendak
      kami/saya/kita/aku ketahui/tahu/tanyakan/pastikan, saya/kami/aku menanyakan/bertanya/tanya
      apakah/apa/siapa/kapan/mengapa/kenapa/bagaimana/gimana/berapa/di, saya/kami/aku/masih/agak/jadi
      heran/bingung/lupa .. apakah/apa/siapa/kapan/mengapa/kenapa/bagaimana/gimana/berapa/mana,
      ^bingung/lupa/heran, penasaran, bertanya-tanya, ^pertanyaan saya/kami, pertanyaannya, ragu
      apakah/siapa/kapan/bagaimana, saya/kami/aku/kita/juga/masih/sendiri belum/kurang/tidak/nggak/gak/tak
      tahu/tau/yakin/jelas/paham/mengerti/ngerti/memahami/pasti/ingat/inget/dengar,
      tidak/belum/kurang/nggak/gak/tak jelas/pasti/yakin/tahu/tau/paham/diketahui/dijelaskan/disebutkan ..
      apakah/siapa/kapan/mengapa/kenapa/bagaimana/gimana/berapa/mana/apa, ^belum/kurang/tidak
      jelas/tahu/pasti/yakin, yang belum/kurang/tidak/masih jelas/pasti, menjadi/jadi pertanyaan,
      ingin/mau/minta kepastian/penjelasan/kejelasan/info*, saya/kami mempertanyakan, belum diberi/dikasih
      tahu/tau, cari tahu, sulit/kesulitan memahami/mengerti`,
    needs: `kami/saya/aku/kita/juga/masih/hanya/cuma/akan/sangat memerlukan/membutuhkan/butuh/butuhkan/perlukan,
      ^butuh/membutuhkan/memerlukan, masih/juga/hanya/cuma/tinggal/kami/saya/kita/aku perlu,
      kami/saya/aku/kita/sekarang/ini/juga/masih/kini belum menerima/terima/dapat/mendapat*/punya/ada, ^belum
      menerima/terima/dapat/mendapat*/ada, belum
      lengkap/lunas/tercantum/masuk/dil*/dik*/diisi/diterima/dibayar/ditandatangani, belum/tidak
      kami/saya/aku/kita terima/dapat*/temukan, masih kurang/menunggu/ditunggu/kekurangan/menunggak,
      kami/saya/kita/aku kekurangan, kami/saya/aku tunggu/menunggu/menanti/nantikan/menantikan
      *nya/*mu/*an/revisi/data/dokumen/konfirmasi, kami/saya/aku tunggu$, ditunggu/tunggu
      *nya/jawaban*/konfirmasi*, belum sampai, ^diperlukan/dibutuhkan, anda/bapak/ibu/saudara/kamu belum
      me*/kirim*/balas/bayar/isi/kasih, belum anda/bapak/ibu/saudara/kamu, diperlukan/dibutuhkan$,
      kami/saya/kita/aku tidak/nggak/gak memiliki/punya/mempunyai, kurang$, ^kurang, tidak bisa/dapat .. tanpa,
      sangat membantu/berguna, tidak ada di/dalam/pada, tidak terlampir/tercantum/terbaca/ditemukan,
      kami/saya/aku/kita berharap/harap .. bisa/dapat/sempat/mau/segera, saya/kami/aku/juga/kita
      ingin/mau/hendak
      memesan/pesan/mendapat*/membeli/beli/menyewa/mengajukan/mendaftar*/daftar/menukar*/membatalkan/bertemu/meminjam/pinjam,
      boleh/mau/aku pinjam/titip/nitip, kami/saya/aku/perusahaan/sedang/lagi mencari/cari, kami/saya/aku/sangat
      tertarik/berminat`,
    courtesies: `apa kabar, gimana/bagaimana kabar*, ^semoga, jangan ragu/sungkan/segan/khawatir, ada
      pertanyaan/kendala, tanya* beberapa, ada beberapa pertanyaan/hal, jika/kalau/apabila ..
      butuh/memerlukan/membutuhkan, butuh/perlu/memerlukan/membutuhkan waktu, tidak mengapa/berapa/masalah,
      kami/saya/aku harus me*, kami/saya/aku perlu menyelesaikan/memeriksa/mengecek, tidak/tak/nggak/gak/belum
      perlu/usah/butuh/memerlukan/membutuhkan, mohon/minta/memohon maaf
      atas/jika/kalau/apabila/bila/karena/baru, harap/mohon maklum/dimaklumi/pengertian*/doa*/abaikan/bersabar,
      siapa sangka/kira/tahu, siapa yang tidak/tak/nggak/gak, siapa sih yang, bukankah, kami/saya/aku akan
      kabari/beritahu/info*/tanyakan/pastikan, saya/kami/aku kabari/beritahu, menunggu/menanti/menantikan kabar,
      salam saya/kami/untuk, senang hati, kami/saya/aku akan/siap/bersedia membantu/bantu, kapan/siapa/apa/mana
      pun, ^entah, tidak/tak/nggak ada/seorang yang/pun, mencari solusi/penyebab*, jaga kesehatan,
      harap/berharap dapat/bisa bekerja/bertemu/berjumpa`,
    connectors: `dan, juga, serta, lalu, kemudian, selain itu, tapi, tetapi, namun, jadi, oh ya, kalau bisa,
      jika memungkinkan, kalau sempat, untuk itu, karena itu, maka, terakhir, pertama, kedua, satu lagi,
      sekalian, pak, bu, mas, mbak, maaf, mohon maaf, setelah itu`,
  },
  categories: {
    complaint: `kami/saya/aku/sangat/sungguh/amat kecewa, sangat/sungguh/amat mengecewakan, kami/saya/sangat
      tidak puas, menyampaikan/mengajukan keluhan/keberatan/komplain, diterima/datang/sampai/tiba dalam/sudah
      kondisi/keadaan rusak/cacat/pecah, rusak/cacat/pecah saat/ketika/waktu diterima/sampai/tiba/datang, salah
      kirim, ditagih dua kali, pesanan/paket/barang .. belum juga sampai/tiba/datang`,
    badNews: `telah/baru/baru-baru berpulang/meninggal/wafat, meninggal/wafat dunia/tadi/kemarin/semalam
      tadi/kemarin/semalam/pagi/hari, kabar/berita duka, sedang/masih/harus dirawat, masuk rumah/icu sakit,
      saya/kami/ayah/ibu/suami/istri/anak .. mengalami/kena kecelakaan/keguguran, terkena/kena
      stroke/serangan/phk, di-phk, rumah kami/saya .. terbakar/kebakaran`,
    condolence: `turut/ikut berduka*/berbelasungkawa/berdukacita, menyampaikan/mengucapkan belasungkawa/duka,
      lekas/cepat/segera sembuh/pulih/membaik, diberi/diberikan ketabahan/kekuatan, semoga tabah`,
    praise: `selamat atas, ^selamat ya, ^selamat ulang tahun, mengucapkan selamat atas, kami/saya/aku salut,
      sangat/benar-benar terkesan dengan/oleh/atas/sekali, kerja bagus, presentasimu/presentasi
      anda/bapak/ibu/.. bagus/hebat/menarik/keren`,
    thanks: `terima kasih/makasih banyak/sekali sudah/telah/buat/atas bantuan*/kiriman*/hadiah*/kunjungan*,
      makasih sudah/udah, terima kasih atas kunjungan*/kiriman*/hadiah*/bantuanmu/oleh-oleh*, terima kasih
      sudah/telah membantu/menemani/menolong/mau/bersedia/datang/mampir/meminjamkan/mengantar*/menjaga, ingin
      berterima/mengucapkan kasih/terima`,
    invitation: `mengundang/undang anda/bapak/ibu/saudara/kamu/kalian, anda/bapak/ibu/kamu/kalian diundang`,
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
    addressAs: 'panggil dia {}, panggil beliau {}, panggil {}, sapa dia {}, sapa dengan {}, sapa {}',
    avoid: 'jangan sebut {}, jangan sebutkan {}, jangan menyebut {}, jangan bahas {}, tanpa menyebut {}',
    yes: 'ya, jawab ya, katakan ya, setuju, setujui {}, terima {}, konfirmasi {}',
    no: 'tidak, jawab tidak, katakan tidak, tolak, tolak {}',
    firstPerson: 'saya, aku, kami, kita',
    thirdPerson: 'dia, ia, beliau, mereka',
  },
  address: {
    familiar: 'aku, kamu, kau, kalian, gue, elo, loe',
    polite: 'anda, yth',
  },
  phrases: {
    greeting: {
      familiar: 'Hai {first},',
      polite: { plain: 'Yth. {name},', warm: 'Halo {name},', formal: 'Yth. Bapak/Ibu {name},' },
      familiarNameless: 'Hai,',
      politeNameless: { plain: 'Dengan hormat,', warm: 'Halo,' },
      inReturn: {
        halo: 'Halo {name},',
        hai: 'Hai {first},',
        assalamualaikum: 'Waalaikumsalam,',
        "assalamu'alaikum": "Wa'alaikumussalam,",
        shalom: 'Shalom,',
        'om swastiastu': 'Om swastiastu,',
      },
      byTitle: {
        bapak: 'Yth. Bapak {name},',
        pak: 'Yth. Bapak {name},',
        bpk: 'Yth. Bapak {name},',
        ibu: 'Yth. Ibu {name},',
        bu: 'Yth. Ibu {name},',
        mas: 'Halo Mas {name},',
        mbak: 'Halo Mbak {name},',
        kak: 'Halo Kak {name},',
        prof: 'Yth. Prof. {name},',
        dr: 'Yth. dr. {name},',
      },
    },
    openers: {
      thanks: {
        plain: 'Terima kasih atas {pesannya|emailnya}.',
        formal: 'Terima kasih atas pesan yang disampaikan.',
      },
      regret: '{Aku|Saya} prihatin membaca hal ini.',
      kindWords: {
        plain: 'Terima kasih atas kata-kata baiknya.',
        formal: 'Terima kasih atas ucapan yang disampaikan.',
      },
      welcome: {
        plain: 'Sama-sama, dan terima kasih atas {pesannya|emailnya}.',
        formal: 'Terima kasih kembali atas pesan yang disampaikan.',
      },
      invitation: {
        plain: 'Terima kasih atas undangannya.',
        warm: 'Terima kasih banyak atas undangannya.',
        formal: 'Terima kasih atas undangan yang disampaikan.',
      },
    },
    statements: {
      accept: {
        plain: 'Dengan senang hati {aku|saya} menerimanya.',
        brief: '{Aku|Saya} menerimanya.',
      },
      decline: {
        plain: '{Maaf, kali ini aku|Mohon maaf, kali ini saya} tidak bisa.',
        formal: 'Mohon maaf, kali ini saya tidak dapat menyanggupinya.',
      },
      thank: {
        plain: 'Terima kasih banyak atas [hal yang disyukuri].',
        formal: 'Saya mengucapkan terima kasih banyak atas [hal yang disyukuri].',
      },
      reschedule:
        '{Maaf, aku|Mohon maaf, saya} berhalangan pada waktu itu. {Usulku|Usul saya}: [hari dan jam lain].',
      request: '{Aku|Saya} juga punya satu permintaan: [permintaan].',
      question: '{Aku juga mau|Saya juga ingin} bertanya: [pertanyaan]',
      clarify: 'Untuk memperjelas: [hal yang ingin dijelaskan].',
      update: 'Berikut perkembangan terbarunya: [status terkini].',
      apologize: {
        plain: '{Aku minta|Saya mohon} maaf atas ketidaknyamanannya.',
        formal: 'Saya mohon maaf sebesar-besarnya atas ketidaknyamanan ini.',
      },
      followUp: {
        plain:
          '{Aku mau|Saya ingin} menanyakan kelanjutan hal ini. Apakah sudah ada kabar mengenai [hal yang ditunggu]?',
        formal:
          'Izinkan saya menanyakan kelanjutan hal ini. Apakah sudah ada kabar mengenai [hal yang ditunggu]?',
      },
      confirm: {
        plain: '{Aku|Saya} konfirmasi: [hal yang dikonfirmasi].',
        formal: 'Dengan ini saya mengonfirmasi: [hal yang dikonfirmasi].',
      },
      negotiate: {
        plain: '{Aku|Saya} punya usulan lain: [usulan].',
        formal: 'Saya ingin mengajukan usulan lain: [usulan].',
      },
      introduce: 'Perkenalkan, {aku|saya} [nama], [jabatan].',
    },
    answers: {
      yes: 'Ya.',
      no: { plain: 'Maaf, tidak.', formal: 'Mohon maaf, tidak.' },
      willDo: { plain: 'Baik, tentu.', formal: 'Baik, dengan senang hati.' },
      cannotDo: {
        plain: 'Maaf, {aku|saya} tidak bisa.',
        formal: 'Mohon maaf, saya tidak dapat menyanggupinya.',
      },
      confirmed: 'Ya, {aku|saya} konfirmasi.',
      later: '{Soal ini nanti aku kabari lagi|Mengenai hal ini, akan saya kabari kemudian}.',
    },
    proposeTime: '{Usulku|Usul saya}: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Kutunggu|Saya tunggu} kabarnya.',
      formal: 'Atas perhatiannya, saya ucapkan terima kasih.',
    },
    signOff: {
      plain: '{Salam|Salam hormat},',
      warm: '{Salam|Salam hangat},',
      formal: 'Hormat saya,',
      brief: 'Salam,',
    },
    gaps: {
      answer: 'jawaban',
      yesNo: 'Ya / Tidak',
      willDo: 'Baik, tentu / Maaf, saya tidak bisa',
      date: 'tanggal',
      amount: 'jumlah',
      number: 'jumlah',
      person: 'nama',
      place: 'tempat',
      reason: 'alasan',
      yourName: 'nama',
    },
  },
  announcement: {
    opens: 'berikut, tentu, baik, balasan, draf',
    nouns: 'balasan, jawaban, draf, surel, email, pesan',
  },
  promptAddress: 'Address the reader with Bapak, Ibu or Anda, not "kamu".',
};
