import { gapInPlace } from './gap-in-place.ts';
import { malayChoice, malayDeeds, malayEither } from './malay-deeds.ts';
import { fact } from './rule.ts';
import type { Turning, TurningRule } from './turning.ts';

const YOU = '{Anda|kamu}';
const sorry = '{mohon maaf|maaf ya}';

const reader =
  '(?:(?:pihak |tim )?(?:bapak ?/ ?ibu|bapak dan ibu|bapak|ibu|pak|bu|anda|kamu|kakak|kak|mas|mbak|saudari|saudara|sdri\\.|sdr\\.)(?!\\p{L})(?: sekalian| semua)?)';
const sender = '(?:(?:kepada |ke |untuk |pada |buat )?(?:kami|saya|aku)(?!\\p{L}))';
/** How a request begins: 'Mohon', 'Bisakah Bapak', 'tolong'. */
const pleading = `(?:(?:(?:kami|saya|aku) (?:ingin |hendak |juga |dengan hormat )?(?:mohon|minta|meminta|memohon|berharap)|(?:kami|saya|aku) mohon bantuan|mohon bantuannya untuk|mohon|dimohon|tolong|minta tolong|harap|diharap|kiranya|apakah ${reader} (?:bisa|dapat|bersedia|berkenan)(?: untuk)?|bisakah ${reader}|dapatkah ${reader}|bersediakah ${reader}(?: untuk)?|bisa tolong|bisa minta tolong|${reader} (?:bisa|dapat) (?:tolong )?|bisakah|dapatkah|bisa (?=kirim|bantu|tolong)|boleh (?=kirim|bantu|tolong)|silakan)(?: ${reader})?(?: untuk| agar ${reader}| tolong| bisa| dapat| berkenan| juga| segera| agar| dengan hormat){0,3} )`;
/** A day by which it is wanted: then 'when' is nothing to be said. */
const dated =
  /(?<!\p{L})(?:sebelum|paling lambat|selambat|hingga|sampai|pada|tanggal|hari|awal|dahulu|dulu|pukul|jam|segera|secepat\p{L}*|dalam|senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L})/iu;

/** The same behind what is to be told or confirmed, where the answer does not repeat it. */
const until = '(?: (?:sebelum|paling lambat|selambat-lambatnya|hingga|sampai dengan|dalam waktu) .{2,50})?';

/** The verb of an active sentence where a request has its stem: 'kirim' → 'mengirim'. */
const actives: Readonly<Record<string, string>> = {
  kirim: 'mengirim',
  kirimkan: 'mengirimkan',
  kirimi: 'mengirimi',
  periksa: 'memeriksa',
  cek: 'mengecek',
  cekkan: 'mengecek',
  perbaiki: 'memperbaiki',
  siapkan: 'menyiapkan',
  sediakan: 'menyediakan',
  isi: 'mengisi',
  tandatangani: 'menandatangani',
  lampirkan: 'melampirkan',
  bawa: 'membawa',
  buatkan: 'membuatkan',
  buat: 'membuat',
  hubungi: 'menghubungi',
  bantu: 'membantu',
  jelaskan: 'menjelaskan',
  ubah: 'mengubah',
  ganti: 'mengganti',
  batalkan: 'membatalkan',
  pindahkan: 'memindahkan',
  jadwalkan: 'menjadwalkan',
  pesankan: 'memesankan',
  bayar: 'membayar',
  lunasi: 'melunasi',
  kembalikan: 'mengembalikan',
  antar: 'mengantar',
  antarkan: 'mengantarkan',
  ambil: 'mengambil',
  teruskan: 'meneruskan',
  tinjau: 'meninjau',
  lihat: 'melihat',
  baca: 'membaca',
  pastikan: 'memastikan',
  atur: 'mengatur',
  hitung: 'menghitung',
  hitungkan: 'menghitung',
  terbitkan: 'menerbitkan',
  carikan: 'mencarikan',
  tambahkan: 'menambahkan',
  urus: 'mengurus',
  proses: 'memproses',
  selesaikan: 'menyelesaikan',
  tunjukkan: 'menunjukkan',
  serahkan: 'menyerahkan',
  unggah: 'mengunggah',
  cetak: 'mencetak',
  terjemahkan: 'menerjemahkan',
  lengkapi: 'melengkapi',
  koreksi: 'mengoreksi',
  revisi: 'merevisi',
  daftarkan: 'mendaftarkan',
  datang: 'datang',
  hadir: 'hadir',
  mampir: 'mampir',
  telepon: 'menelepon',
  pasang: 'memasang',
  ukur: 'mengukur',
};

const { done, sent, needed, able } = malayDeeds({
  you: YOU,
  sorry: sorry,
  notYet: 'belum bisa',
  can: ['bisa', 'tidak bisa'],
  when: 'kapan',
  send: 'mengirimkan',
  sendAgain: 'mengirim ulang',
  actives,
  before: /^(?:juga|segera|bisa|tolong|bantu (?=\p{L}+kan))\s+/iu,
  behind: /(?:kan)?lah$/u,
  dated,
  payable: /^(?:uang muka|dp|deposit|pembayaran|pelunasan)(?!\p{L})/iu,
  papers:
    /^(?:\p{L}+ )?(?:salinan|fotokopi|kopi|dokumen|surat|daftar|laporan|faktur|kuitansi|invoice|nota|foto|gambar|katalog|contoh|sampel|bukti|formulir|sertifikat|data|rincian|penawaran|proposal|kontrak|perjanjian|file|berkas|cv|portofolio|jadwal|informasi|alamat|nomor|akta|kepastian|konfirmasi|persetujuan)(?!\p{L})/iu,
});

/** What a question for yes or no turns on: what stands before it is its subject. */
const verb =
  '(?:pernah|bisa|dapat|boleh|perlu|harus|wajib|mungkin|memungkinkan|cukup|termasuk|memiliki|mempunyai|punya|menerima|menyediakan|melayani|membutuhkan|memerlukan|berlaku|tersedia|dikenakan|dikenai|ditanggung|diperbolehkan|diizinkan|menawarkan|mencakup|meliputi|mendukung|bergaransi|berminat|bersedia|setuju|tertarik|berencana|masih|akan|ada|mau|ingin|aman|gratis|sesuai|cocok|menjual|memberikan|memberi|butuh|buka|ikut|hadir|bermasalah|berfungsi|terdaftar|dijamin|disediakan|dilengkapi|diperlukan|dibutuhkan|dipungut)';

/** Verbs by their form, where no other word of the sentence looks like one. */
const verbal =
  '(?:di(?!skon|nding|rektur|gital|alog|ri|ploma|a |mana)\\p{L}{4,}|(?:meng|meny|mem|men|ber)(?!ntah|yewa|u |teri|dia|it|teg|at|as|sih|ita|sama|kas)\\p{L}{3,})';

const factual: readonly TurningRule[] = [
  {
    when: /^(?:apakah |apa )?masih (ada|tersedia|bisa) (.{2,100})$/iu,
    say: fact('[masih / sudah tidak] $1 $2.'),
  },
  { when: /^(?:apakah |apa )?(.{2,60}?) tetap (.{2,60})$/iu, say: fact('$1 [tetap / tidak] $2.') },
  { when: /^(.{2,50}?) sudah (.{2,60}?) (?:belum|atau belum)$/iu, say: fact('$1 [sudah / belum] $2.') },
  { when: /^(?:apakah|apa) (.{1,70}?) masih (.{2,100})$/iu, say: fact('$1 [masih / sudah tidak] $2.') },
  {
    when: /^(bisa|boleh|sempat|dapat) (?!saya|kami|aku|kamu|anda|bapak|ibu|tolong|minta|bantu|kirim)(.{2,90})$/iu,
    answers: ['yes-no'],
    timed: true,
    say: { open: '[$1 / tidak $1] $2.', yes: '$1 $2.', no: `${sorry}, tidak $1 $2.` },
  },
  {
    when: /^(?:apakah |apa )?(?:itu |hal itu )?(memungkinkan|bisa|boleh|dapat)$/iu,
    say: fact('hal itu [$1 / tidak $1].'),
  },
  {
    when: new RegExp(
      `^(?:boleh|bisa|dapat)(?:kah)? (?:(?:nggak|gak|ga|enggak|tidak|tak) )?(.{2,60}? ${verbal}(?: .{2,80})?)$`,
      'iu',
    ),
    timed: true,
    say: ([clause = '']) => {
      const [, subject = '', deed = ''] = new RegExp(`^(.{2,60}?) (${verbal}.*)$`, 'iu').exec(clause) ?? [];
      return subject ? fact(`${subject} [bisa / tidak bisa] ${deed}.`) : undefined;
    },
  },
  {
    when: /^(?:apakah |apa )?(?:harga|biaya|tarif)(?:nya)? (.{0,60}?)(?:ini |tersebut )?(?:sudah|telah) termasuk (.{2,80})$/iu,
    say: fact('harga $1 [sudah / belum] termasuk $2.'),
  },
  {
    when: /^(?:apakah |apa )(.{2,80}?) (?:sudah|telah) (.{2,90})$/iu,
    say: fact('$1 [sudah / belum] $2.'),
  },
  {
    when: /^(?:apakah |apa )?(?:sudah|telah|sudahkah) (.{2,90}?)(?: belum)?$/iu,
    say: fact('[sudah / belum] $1.'),
  },
  { when: /^sudahkah (.{2,40}?) (.{2,90})$/iu, say: fact('$1 [sudah / belum] $2.') },
  {
    when: /^(?:apakah |apa )?(?:di sana |di situ )?(?:ada|adakah|tersedia|tersediakah) (.{2,110}?)(?: atau tidak)?$/iu,
    say: fact('[ada / tidak ada] $1.'),
  },
  {
    when: new RegExp(`^(?:apakah|apa) (.{1,70}?) (${verb}) (.{2,100}?)(?: atau tidak)?$`, 'iu'),
    timed: true,
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  {
    when: new RegExp(`^(?:apakah|apa) (.{1,70}?) (${verbal})( .{2,100}?)?(?: atau tidak)?$`, 'iu'),
    timed: true,
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  {
    when: new RegExp(
      `^(?!ada |bisa |boleh |apa)(.{1,70}?) (${verb}) (.{2,100}?)(?: atau tidak| tidak)?$`,
      'iu',
    ),
    answers: ['yes-no'],
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  {
    when: new RegExp(`^(?:apakah|apa) (.{2,90}) (${verb})$`, 'iu'),
    say: fact('$1 [$2 / tidak $2].'),
  },
  {
    when: new RegExp(`^(?:apakah|apa) (${verb}) (.{2,100})$`, 'iu'),
    say: fact('[$1 / tidak $1] $2.'),
  },
  {
    when: /^(?:apakah|apa) (.{2,80}) (benar|betul|jadi|oke|siap|kosong|penuh|lengkap|selesai)$/iu,
    say: fact('$1 [$2 / tidak $2].'),
  },
  {
    when: /^(perlu|harus|boleh|cukup|mungkin|bisa|dapat)kah (?:(kami|saya|aku|bapak|ibu|anda|kamu) )?(.{2,110})$/iu,
    say: ([how = '', who = '', rest = '']) =>
      fact(`${who} [${how.toLocaleLowerCase()} / tidak ${how.toLocaleLowerCase()}] ${rest}.`.trim()),
  },
];

const how =
  '(?:honor|fee|komisi|iuran|uang muka|deposit|margin|harga|biaya|tarif|ongkos|ongkir|sewa|gaji|jumlah|besar|total|luas|ukuran|kapasitas|nomor|panjang|berat|usia|diskon|uang|denda|nilai|anggaran|upah)';

const wh: readonly TurningRule[] = [
  // When.
  { when: /^(?:sampai|hingga) kapan (.{2,110})$/iu, say: fact('$1 sampai [tanggal].') },
  { when: /^(?:sejak|mulai|dari) kapan (.{2,110})$/iu, say: fact('$1 sejak [tanggal].') },
  {
    when: /^(?:kira-kira )?kapan(?:kah)? (?:kira-kira )?(.{2,90}?)( (?:jika|kalau|apabila|bila|setelah|untuk) .{2,80})?$/iu,
    say: fact('$1 pada [waktu] $2.'),
  },
  { when: /^(?:pada )?(?:(?:pukul|jam) berapa)(?:kah)? (.{2,110})$/iu, say: fact('$1 pukul [jam].') },
  {
    when: /^(?:pada )?(?:hari apa|tanggal berapa)(?:kah)?(?: saja)? (.{2,110})$/iu,
    say: fact('$1 pada [tanggal].'),
  },
  gapInPlace('(?:pukul|jam) berapa (?:sampai|hingga) (?:(?:pukul|jam) )?berapa', 'pukul [jam] sampai [jam]'),
  gapInPlace('(?:pukul|jam) berapa', 'pukul [jam]'),
  gapInPlace('(?:pada )?(?:hari apa|tanggal berapa|hari dan tanggal berapa)(?: saja)?', 'pada [tanggal]'),
  gapInPlace('(?<=sampai |hingga |sejak |mulai |dari |sebelum )kapan', '[tanggal]'),
  gapInPlace('kapan', 'pada [waktu]'),
  // How long, how much, how many.
  {
    when: /^(?:kira-kira )?berapa lama(?: waktu)? (?:sampai|hingga) (.{3,60}?)( (?:kalau|jika|bila) .{3,60})?$/iu,
    say: fact('dibutuhkan waktu [berapa lama] sampai $1 $2.'),
  },
  {
    when: /^(?:kira-kira )?berapa lama (waktu|masa|durasi)( .{2,110})?$/iu,
    say: fact('$1 $2 adalah [berapa lama].'),
  },
  {
    when: /^(?:kira-kira )?berapa lama(?:kah)? ((?:garansi|kontrak|masa|durasi|izin|penawaran|sewa)\p{L}{0,3}(?: .{2,90})?)$/iu,
    say: fact('$1 selama [berapa lama].'),
  },
  {
    when: /^(?:kira-kira )?berapa lama(?:kah)? (.{2,110})$/iu,
    say: ([rest = '']) =>
      fact(
        /(?<!\p{L})(?:harus|akan|bisa|dapat|perlu|mau|berlangsung|berlaku)(?!\p{L})/iu.test(rest)
          ? `${rest} selama [berapa lama].`
          : `${rest} memakan waktu [berapa lama].`,
      ),
  },
  gapInPlace('berapa lama', '[berapa lama]'),
  {
    when: new RegExp(`^(?:kira-kira )?berapa(?:kah)? (${how}\\p{L}{0,5}(?: .{2,110})?)$`, 'iu'),
    say: fact('$1 adalah [jumlah].'),
  },
  {
    when: /^berapa (?:banyak )?(\p{L}{2,16}(?: \p{L}{2,16})?) yang (.{2,100})$/iu,
    say: fact('yang $2 ada [jumlah] $1.'),
  },
  {
    when: /^(?:ada )?berapa (?:banyak )?(orang|kamar|unit|peserta|tamu|anak|siswa|kursi|meja|lembar|halaman|kali|hari|dus|kotak|buah|porsi|paket|tiket|mobil|kendaraan) (.{2,100})$/iu,
    say: fact('ada [jumlah] $1 $2.'),
  },
  gapInPlace(
    'berapa(?= (?:orang|kamar|unit|peserta|tamu|anak|siswa|kursi|meja|lembar|halaman|kali|hari|dus|kotak|buah|porsi|paket|tiket|persen|bulan|tahun|jam|menit|minggu)(?!\\p{L}))',
    '[jumlah]',
  ),
  { when: /^berapa(?:kah)? (?!\p{L}+ yang)(.{2,110})$/iu, say: fact('$1 adalah [jumlah].') },
  gapInPlace('berapa', '[jumlah]'),
  // Who, where.
  { when: /^siapa(?:kah)?(?: saja)? yang (.{2,110})$/iu, say: fact('yang $1 adalah [nama].') },
  { when: /^(kepada|dengan|dari|oleh) siapa(?:kah)? (.{2,110})$/iu, say: fact('$2 $1 [nama].') },
  { when: /^siapa(?:kah)? (.{2,110})$/iu, say: fact('$1 adalah [nama].') },
  gapInPlace('siapa', '[nama]'),
  { when: /^(di|ke|dari) ?mana(?:kah)? (.{2,110})$/iu, say: fact('$2 $1 [tempat].') },
  { when: /^alamat mana (.{2,110})$/iu, say: fact('$1 [alamat].') },
  gapInPlace('(?<=di ?|ke ?|dari ?)mana', ' [tempat]'),
  // Why, how.
  { when: /^(?:mengapa|kenapa)(?:kah)? (.{2,110})$/iu, say: fact('$1 karena [alasan].') },
  { when: /^bagaimana(?:kah)? (?:dengan )?(.{2,110})$/iu, say: fact('$1: [penjelasan].') },
  gapInPlace('(?:seperti apa|bagaimana)(?=$)', 'adalah sebagai berikut: [penjelasan]'),
  // Which, what.
  {
    when: /^(\p{L}+(?: \p{L}+)?) (?:apa|mana)(?:kah)? saja(?:kah)? yang (.{2,110})$/iu,
    say: fact('$1 yang $2 adalah [$1 apa saja].'),
  },
  {
    when: /^(\p{L}+(?: \p{L}+)?) (?:apa|mana)(?:kah)? yang (.{2,110})$/iu,
    say: fact('$1 yang $2 adalah [$1 yang mana].'),
  },
  { when: /^yang mana yang (.{2,110})$/iu, say: fact('yang $1 adalah [yang mana].') },
  { when: /^apa saja(?:kah)? (.{2,110})$/iu, say: fact('$1 adalah: [apa saja].') },
  {
    when: /^apa(?:kah)? (nama|alasan|penyebab|syarat|persyaratan|langkah|tema|topik|warna|jenis|bahan|merek|pendapat|tanggapan|isi|alamat)(\p{L}{0,3})( .{2,110})?$/iu,
    say: fact('$1$2 $3: [jawaban].'),
  },
  { when: /^apa yang (.{2,110})$/iu, say: fact('yang $1 adalah [jawaban].') },
  gapInPlace('apa s?aja', '[apa saja]'),
  gapInPlace('apa(?=$)', '[apa]'),
  gapInPlace('(?:yang )?mana(?=$)', '[yang mana]'),
];

export const indonesian: Turning = {
  leads: new RegExp(
    `^(?:(?:karena|berhubung|mengingat|sehubungan dengan) [^,?]{4,130},(?= )|(?:sebelum|supaya|agar) [^,?]{5,70},(?= )|dan|lalu|terus,?|nah,?|btw,?|by the way,?|kemudian|selain itu,?|oh iya,?|oh ya,?|oya,?|juga|menurut (?:bapak|ibu|anda|kamu),?|di samping itu,?|terakhir,?|satu lagi[,:]?|satu hal lagi[,:]?|sebelumnya,?|maaf,?|permisi,?|${reader},|jadi,?|untuk [^,]{3,80},(?= (?:kami|saya|aku) )|(?:kami|saya|aku) [^,]{3,80},(?= (?:apakah|bolehkah|bisakah|kapan|berapa|bisa|boleh) )|kalau boleh tahu,?|boleh tahu,?|boleh saya tahu,?|(?:saya|kami|aku) (?:juga )?(?:ingin|mau|hendak) (?:bertanya|tanya|menanyakan|tahu|mengetahui)(?: juga| tentang| soal| apa)?,?(?= (?:apa|kap|ber|sia|di|ke|bag|men|ja|puk|har|tang|ad))|mau tanya,?|(?:${pleading})?(?:diinformasikan|informasikan|informasi|infonya|info|dijelaskan|diberitahu|beri tahu|beritahu|memberi tahu|memberitahu|memberitahukan|beri tahukan|kabari|kabarkan|mengabari|konfirmasi|sebutkan|jelaskan|menjelaskan|menginformasikan|diberitahukan)(?: (?:juga|saya|kami|aku|kepada kami|kepada saya|apabila|mengenai|tentang|soal))* (?=(?:apakah|kapan|berapa|siapa|di mana|ke mana|bagaimana|jam|pukul|apa|hari apa|tanggal berapa|\\p{L}+(?: \\p{L}+)? apa saja)(?!\\p{L})))\\s*`,
    'iu',
  ),
  condition: /^(?:kalau|jika|apabila|bila|seandainya|andai|misalnya) [^,]{2,80}, /iu,
  tails:
    /(?:,?\s(?:ya|yah|dong|sih|pak|bu|kak|terima kasih|makasih|kira-kira|sebaiknya|tersebut ya|nih|nggak|gak|tidak ya|atau tidak|atau belum|juga ya))+$|(?:,?\s(?:soalnya|karena|sebab|mengingat)|,\s(?:supaya|agar|biar))\s.{4,120}$/iu,
  joint:
    /,?\s(?:dan|serta)\s(?=(?:kira-kira |juga )?(?:apakah|berapa|kapan|siapa|bagaimana|di mana|jam berapa|apa saja|sampai kapan|\p{L}+ apa(?: saja)?)(?!\p{L}))/iu,
  stretches:
    /(?<!\p{L})(?<!atau )(?:(?:pada|di|dalam|sebelum|paling lambat|hingga|sampai) )?(?:(?:akhir|awal|pertengahan) )?(?:minggu|pekan|bulan) (?:ini|depan)(?!\p{L}| (?:atau|juga))/giu,
  relative: { words: /(?:^|hari )(?:besok|lusa|hari ini)|(?:ini|nanti|besok)$/iu, say: (date) => date },
  small: /^\p{Lu}(?=\p{Ll}*\s)/u,
  dated: true,
  swaps: [
    [
      '(?<!\\p{L})(?:pihak |tim )?(?:bapak ?/ ?ibu|bapak dan ibu|bapak|ibu|pak|bu|anda|kamu|kakak|kak|mas|mbak|saudari|saudara|sdri\\.|sdr\\.)(?: sekalian| semua)?(?!\\p{L})',
      'saya',
    ],
    ['(?<!\\p{L})(?:pihak |tim )?(?:kami|saya|aku)(?!\\p{L})', YOU],
    ['(?<=\\p{L}{3})(?<!ka|ta|te|il|ja|se|bu|ra|de|di)mu(?!\\p{L})', ' saya'],
  ],
  unsaid:
    /(?<!\p{L})(?:apa|apakah|siapa|kapan|berapa|mana|dimana|bagaimana|kenapa|mengapa|(?<!(?:senin|selasa|rabu|kamis|jumat|sabtu) )hari ini|besok|\p{L}{3,8}kah|lusa|kemarin|minggu depan|minggu ini|bulan depan|bulan ini|pekan depan|pekan ini|tahun depan|tahun ini|nanti|malam ini|sore ini|siang ini|pagi ini|tadi|tidak|bukan|jangan|belum|nggak|gak|enggak|kita|atau|(?:[Bb]apak|[Ii]bu|[Pp]ak|[Bb]u|[Kk]ak|[Mm]as|[Mm]bak) \p{Lu}\p{L}*|ibu kota|kalian)(?!\p{L})|(?<=\p{L}{2})(?<!la|bu|sa|pa|ba|su|be|ke|ga|si)ku(?!\p{L})/u,
  rules: [
    ...malayEither,
    // Which of two.
    {
      when: /^(?:apakah )?(.{0,60}?)(?<!\p{L})(lebih suka|lebih memilih|ingin|mau|memilih|pilih|sebaiknya|lebih baik|hendak|mending|mendingan|enaknya|baiknya|bagusnya|lebih bagus|lebih nyaman|prefer|lewat|melalui|dengan|secara|di|menggunakan|pakai) (.{2,50}) atau (?!tidak|belum)(.{2,50})$/iu,
      say: malayChoice,
    },
    ...wh,
    {
      when: /^(?:.{0,80} )?(\p{L}+) atau ([^,]{2,40}), (?:yang )?mana yang (?:lebih )?((?:bapak ?\/ ?ibu|bapak|ibu|anda|kamu) (?:pilih|inginkan|mau|suka|kehendaki|sukai))$/iu,
      say: fact('$3 [$1 / $2].'),
    },
    {
      when: /^((?:saya|kami|aku|anda|kamu|bapak|ibu) .{2,50}?) atau ((?:saya|kami|aku|anda|kamu|bapak|ibu) .{2,50})$/iu,
      say: fact('[$1 / $2].'),
    },
    // Whether the reader is willing.
    {
      when: new RegExp(
        `^(?:apakah )?(?:${reader}) (bersedia|berkenan|berminat|sanggup|tertarik)(?: untuk)? (.{3,110})$`,
        'iu',
      ),
      answers: ['yes-no'],
      say: { open: 'saya [$1 / tidak $1] $2.', yes: 'saya $1 $2.', no: `${sorry}, saya tidak $1 $2.` },
    },
    // May we, may I.
    {
      timed: true,
      when: /^(?:apakah |apa )?(?:kami|saya|aku) (?:bisa|boleh|dapat|diperbolehkan|diizinkan)(?: untuk)? (?!minta|meminta|tahu|bertanya|mendapat|dapat|menerima)(.{2,110})$/iu,
      say: ([deed = '']) => able(deed),
    },
    {
      timed: true,
      when: /^(?:bisakah|bolehkah|dapatkah|boleh|bisa)(?: (?:tidak|nggak|gak|ga|enggak))? (?:kami|saya|aku) (?!minta|meminta|tahu|bertanya|mendapat|dapat|menerima)(.{2,110})$/iu,
      say: ([deed = '']) => able(deed),
    },
    {
      when: /^(?:apakah |apa )?(?:bisakah |bolehkah |bisa |boleh )?(?:(?:kami|saya|aku) )?(?:bisa |boleh |dapat )?(?:minta|meminta|mendapat|mendapatkan|menerima) (?!maaf|tolong|bantu)(.{3,110})$/iu,
      answers: ['action', 'yes-no'],
      say: ([what = '']) => sent(what),
    },
    // What is to be told.
    {
      when: new RegExp(
        `^(?:${pleading})?(?:informasikan|informasi|beri tahu|beritahu|memberitahukan|konfirmasi|konfirmasikan|mengonfirmasi|sebutkan|kirim|kirimkan|infokan)(?: ${sender})? ((?:jumlah|total|banyaknya)(?: .{2,80}?)?)${until}$`,
        'iu',
      ),
      say: fact('$1: [jumlah].'),
    },
    {
      when: new RegExp(
        `^(?:${pleading})?(?:informasikan|beri tahu|beritahu|beritahukan|memberitahukan|memberi tahu|sebutkan|infokan|kabari|kabarkan|menginformasikan)(?: ${sender})? (?!jika|bila|kalau|apabila|bahwa|apa|terlebih|segera)(?:tentang |soal |mengenai )?(.{4,90}?)${until}$`,
        'iu',
      ),
      answers: ['action'],
      say: fact('$1: [keterangan].'),
    },
    {
      when: new RegExp(
        `^(?:${pleading})(?:konfirmasi|konfirmasikan|mengonfirmasi|dikonfirmasi|konfirmasinya) (?!apa|bahwa|jika|kembali|kehadiran)(.{3,100}?)${until}$`,
        'iu',
      ),
      answers: ['action'],
      say: {
        open: 'saya [mengonfirmasi / belum bisa mengonfirmasi] $1.',
        yes: 'saya mengonfirmasi $1.',
        no: `${sorry}, saya belum bisa mengonfirmasi $1.`,
      },
    },
    // What is wanted sent, or done.
    {
      when: new RegExp(
        `^(?:${pleading})?(?:kirimkan|kirimi|kirimin|kirim|mengirimkan|mengirimi|mengirim|dikirimkan|dikirim|berikan|memberikan|memberi|diberikan|beri)(?: ${sender})? (?!tahu|kabar|konfirmasi)(.{3,110}?)(?: ${sender})?$`,
        'iu',
      ),
      answers: ['action', 'yes-no', 'time', 'amount', 'fact'],
      say: ([what = '']) => sent(what),
    },
    {
      timed: true,
      when: new RegExp(`^${pleading}(.{4,120})$`, 'iu'),
      answers: ['action', 'yes-no'],
      say: ([deed = '']) => done(deed),
    },
    // What is needed.
    {
      when: /^(?:kami|saya|aku) (?:juga |masih |akan |sangat )?(?:membutuhkan|memerlukan|butuh|perlu) (?!waktu|me\p{L}+|ber\p{L}+|agar|bapak|ibu|anda|tahu|untuk)(.{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact'],
      say: ([what = '']) => needed(what),
    },
    {
      timed: true,
      when: /^(?:apakah |apa )?(?:bapak ?\/ ?ibu|bapak|ibu|anda|kamu|kakak|kak|mas|mbak|saudari|saudara) (?:bisa|dapat|bersedia|berkenan)(?: untuk)? (.{3,110})$/iu,
      say: {
        open: 'saya [bisa / tidak bisa] $1.',
        yes: 'saya bisa $1.',
        no: `${sorry}, saya tidak bisa $1.`,
      },
    },
    ...factual,
  ],
};
