/*
 * Malay and Indonesian share most of their words. These lists, written for the project, hold those that one of them
 * has alone or spells in a way of its own (kerana, karena), and those that one uses far more often.
 */

export const indonesianOnly = `kamis jum desember karena bisa kapan bahwa kantor mobil silahkan perusahaan pengiriman dikirim dikirimkan
  mengirim mengirimkan pemesanan informasi informasinya situs berbeda perbedaan jumat januari februari maret juni
  juli agustus nopember kemarin besok sore siang uang keuangan gratis coba mencoba dicoba percobaan nomor telepon
  ponsel unduh mengunduh diunduh unggah mengunggah tautan akun sandi surel faktur kuitansi kwitansi tagihan
  karyawan direktur direksi manajer manajemen sekretaris usulan usul dukungan mendukung didukung jawaban keluhan
  keterlambatan pengembalian penjualan pelayanan rusak kerusakan bagian sebagian bagikan dibagi yaitu berbagai
  antar pasca usai mau butuh membutuhkan dibutuhkan kebutuhan bicara berbicara pembicaraan bikin kalian gue gua lo
  loe elo nggak gak enggak ngga ga banget sih dong nih tuh kok deh aja doang gimana kayak udah udh pengen dimana
  diatas kayaknya makanya misalnya adapun biasanya seringkali terkadang persen miliar triliun rupiah rp menit
  detik provinsi propinsi kabupaten kecamatan kelurahan gubernur bupati walikota camat dpr mpr pemilu partai
  polisi polri tni tentara jaksa kejaksaan dokter pasien perawat obat pengobatan kanker klub tim sepakbola film
  musik grup stasiun bandara listrik jaringan perangkat layar tombol fitur penelitian peneliti ilmuwan metode
  dampak penyebab istri putri putra paman bibi sepatu celana kursi kamarnya kue enak lezat mie jawa jakarta
  bandung surabaya jogja yogyakarta semarang medan sumatra sulawesi nusantara jepang inggris spanyol italia
  tiongkok prancis serikat perserikatan eropa kristen katolik yesus alkitab gereja proyek ekspor impor paspor
  transportasi televisi komunikasi otomatis otomotif otoritas otonomi kampanye standar rekor kualitas mayoritas
  minoritas fasilitas aktivitas universitas komunitas fakultas identitas prioritas kapasitas kreativitas
  produktivitas efektivitas swasta ujar ujarnya ucap ucapnya tutur tuturnya jelasnya menurutnya diposting posting
  komentar unduhan berhasil keberhasilan kesuksesan bahwasanya bensin solar pabrik toko warung hemat asuransi
  tabungan rekening pak bu mas mbak dik yth sdr terlampir jadwal penjadwalan dijadwalkan artinya mantan warga
  tanggal tgl dll dsb dst dkk tdk sdh krn bgt sampe ngomong ketemu bareng pacar cowok cewek temen keren tau dapet
  butuhkan pemakai pemakaian memakai dipakai diakses mengakses menciptakan tercipta diciptakan ciptaan rentang
  merek bermerek diresmikan lomba perlombaan arsitektur arsip berlokasi lowongan pelatihan beasiswa jurusan
  skripsi dosen mahasiswa siswi sma smp kuliah tersangka jenazah jembatan danau kepolisian mengunjungi memiliki
  dimiliki bahas membahas dibahas pembahasan saran masukan rapi ribet ongkos ongkir onkos jabatan menjabat
  dilantik berujar seusai lantaran inovasi kreasi prestasi polusi prosedur pabean liburan libur berlibur pekan
  beraktivitas wisata pariwisata wisatawan pesantren ustadz shalat salat lebaran idul sepatutnya kantornya tokonya
  rusaknya mobilnya uangnya jadwalnya rapatnya perusahaannya ekspedisi kurir paketnya stok pembukuan wirausaha
  koperasi pemda pemkot pemprov kemenkes kemendikbud kabari mengabari dikabari konfirmasi konfirmasinya
  mengonfirmasi mengkonfirmasi dikonfirmasi kunjungan rincian kendala memungkinkan menindaklanjuti ditindaklanjuti
  secepatnya cocok oke halo kirimkan terkirim pengirim tampaknya sepertinya ternyata meski meskipun ketimbang
  biaya diskon inventaris notulen diundang mengundang peluncuran diluncurkan pemasok kardus truk komplain garansi
  revisi direvisi merevisi cek dicek mengecek pengecekan terkait perkenankan diizinkan biro divisi atasan bawahan
  lembur gajian menelepon ditelepon istirahat beristirahat tamu tetangga paket perbaikan memperbaiki diperbaiki
  perbaiki kartu saldo kuartal triwulan lisensi nyaman kenyamanan ketidaknyamanan senantiasa khawatir ujung
  membicarakan dibicarakan perkiraan diperkirakan cabang`;

export const indonesianMostly = `tapi kalau kini saat maupun mana sering kadang desa sepeda katanya bunga bapak saudara cuma setelah guna demi
  pengguna sejumlah seekor pendidikan pemain merupakan negeri nenek siswa sukses hukum pajak pegawai staf tak bali
  aceh indonesia sumatera kalimantan cina korea akses lokasi resmi rapat hebat yg dgn utk jd pukul nasional saksi
  terlambat beserta kakek kamar teman pengadilan agen tas tewas lemari pelabuhan gedung para pun lalu kepolisian
  adanya bernama kabar permintaan berkenan hal acara padahal bahkan justru sebesar mendatang transfer tentunya
  walau layanan silakan kesempatan izin undangan kirim lantai beri tertulis utang`;

export const malaysianOnly = `fasa tolonglah kerana bahawa bahawasanya encik puan pejabat wang kewangan mesyuarat bermesyuarat syarikat
  penghantaran hantar dihantar menghantar hantarkan menghantarkan maklumat maklumkan dimaklumkan makluman
  memaklumkan maklum petang tengahari isnin khamis jumaat julai ogos disember selepas korang sahaja iaitu ialah
  manakala telefon perkhidmatan khidmat emel akaun universiti nombor cuba mencuba dicuba cubaan percubaan basikal
  motosikal percuma bandaraya polis seramai tarikh bertarikh pautan ringgit adakah dimanakah bilakah memandangkan
  sekiranya jikalau cikgu ditukar peratus rm isteri kakitangan berbeza beza perbezaan bercuti pelbagai doktor
  saintis pelajar hospital bahagian sebahagian dibahagikan mahukan bagaimanapun takde je jer jugak kot diorang
  diaorang camne ekar berjaya kejayaan menjayakan pilihanraya kemaskini mengemaskini dikemaskini sesawang bimbit
  kelmarin sebutharga belian urusniaga menguruskan pengarah pengerusi setiausaha pelabur pelaburan cukai majikan
  perbincangan bincang dibincangkan mencadangkan dicadangkan menyokong disokong jawapan kelulusan diluluskan
  invois resit bungkusan rosak kerosakan kelewatan aduan mengadu tempahan menempah ditempah baharu jepun inggeris
  sepanyol itali melaka sarawak sabah johor selangor kelantan terengganu pahang kedah perlis pinang umno datin yb
  parti pembangkang mengundi undi perlawanan kelab filem muzik akhbar stesen kapalterbang perisian peranti
  perkakasan skrin butang bilion billion trilion gabenor tentera askar mahkamah peguam pendakwa pasport projek
  majoriti minoriti aktiviti kualiti komuniti keutamaan kapasiti identiti kreativiti produktiviti sesyen mesej
  kempen agensi automatik praktikal drastik autoriti autonomi penyelidikan penyelidik kaedah ubat ubatan perubatan
  jururawat pesakit kanser kek kerusi almari katil kasut seluar tandas kedai lebuhraya kemudahan kesihatan
  dijemput menjemput jemputan sukan juruterbang jurulatih jurutera juruwang akauntan kaunter kaunseling pencen
  persaraan bersara elaun insurans takaful seksyen perenggan dilampirkan sijil peperiksaan yuran rujukan dirujuk
  berhubung berbesar sukacita assalamualaikum wbt ditangguhkan menangguhkan penangguhan ansuran cagaran hartanah
  jadual dijadualkan ejen eropah tasik jambatan biasiswa kristian komisen eksport sihat tangguh baki jemput
  mencipta lawatan melawat pelawat makcik pakcik bekalan pembekal membekal tender dibekalkan pelan pelanjutan
  pemohon sekerja majlis jamuan anugerah dianugerahkan pertabalan warganegara bumiputera ketuanan wakaf solat
  hariraya aidilfitri aidiladha bas teksi lori pemandu memandu dipandu kemalangan saman pelancong pelancongan
  melancong percutian rumahtangga setakat ketibaan berlepas dibenarkan kelayakan berkelayakan temuduga ditemuduga
  jawatan jawatankuasa penyata akaunan pindahan jenama berjenama tayangan wayang pawagam pelakon lakonan timbalan
  naib sahkan mengesahkan pengesahan disahkan butiran susulan helo nampaknya tempoh caj kos diskaun inventori
  pelancaran dilancarkan tayar pampasan waranti semak menyemak disemak semakan pinda pindaan dipinda sebarang
  sesiapa dikemukakan mengemukakan kemukakan penambahbaikan peruntukan bajet pekeliling tatacara urusetia ceramah
  bengkel kursus serahan menelefon telefonkan ditelefon khabar rasmi merasmikan dirasmikan tahniah takziah seronok
  hormatnya seterusnya uruskan membincangkan dukacita terhutang mel berehat rehat sentiasa bertulis belanjawan
  selesa keselesaan hujung khuatir dijangka dijangkakan menjangkakan mengelakkan elakkan kelapangan risau tetamu
  jiran pakej membaiki dibaiki pembaikan baiki diperakui cawangan pulangan kad enjin suis lif soalan soalannya
  kehendaki dikehendaki`;

export const malaysianMostly = `boleh bercakap bermula selari bila apabila yakni ramai menukar pertukaran beliau daripada mac cuti sebaliknya
  laman esok semalam isu tuntutan sambungan khas pasukan kumpulan mesti keperluan rekod kesan pinjaman simpanan
  lampiran ijazah berkaitan bayaran penyewa menyewa bersatu melayu datuk minyak standard bil jun cik dato tun ahad
  budak bahagi rangkaian asrama tingkatan darjah kesatuan jualan elektrik putera puteri laluan sedap tengok lorong
  hoki punca mahu cakap beg akta kilang bilik bandar dah kat nak semasa adinda purata kerap televisyen sokongan
  lesen awak cadangan faedah fasiliti perancis pangkat sertai disertai lebuh majlis kawasan pemohon rakan pelawat
  kebenaran dibenarkan penginapan setakat perkara memohon sudi diharap balas membalas had berbincang luluskan
  meluluskan jaya amat tiada beritahu kerjasama jumpa terdahulu meneruskan teruskan semula padam sekalian suku
  lapang nyatakan perbelanjaan silap kesilapan sila hutang bersetuju sungguh`;
