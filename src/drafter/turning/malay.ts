import { gapInPlace } from './gap-in-place.ts';
import { malayChoice, malayDeeds, malayEither } from './malay-deeds.ts';
import { fact } from './rule.ts';
import type { Turning, TurningRule } from './turning.ts';

const YOU = '{anda|awak}';

const reader =
  '(?:(?:pihak |pasukan )?(?:tuan ?/ ?puan|tuan dan puan|tuan|puan|encik|cik|anda|awak|kamu|saudara|saudari)(?!\\p{L})(?: sekalian| semua)?)';
const sender = '(?:(?:kepada |ke |untuk |pada )?(?:pihak )?(?:kami|saya)(?!\\p{L}))';
/** How a request begins: 'Sila', 'Bolehkah tuan', 'tolong'. */
const pleading = `(?:(?:(?:kami|saya) (?:ingin |juga |dengan hormatnya )?(?:mohon|memohon|minta|meminta|berharap)|mohon jasa baik|mohon|tolong|minta tolong|minta|harap|diharap|diharapkan|sudilah|sila|silalah|bolehkah ${reader}|dapatkah ${reader}|boleh ${reader}|bolehkah|dapatkah|boleh tolong|boleh(?= (?:hantar|beri|kongsi|semak))|adakah ${reader} (?:boleh|dapat|sudi)(?: untuk)?|${reader} boleh)(?: ${reader})?(?: untuk| agar ${reader}| supaya ${reader}| tolong| dapat| juga| segera| agar| kiranya){0,3} )`;
/** A day by which it is wanted: then 'when' is nothing to be said. */
const dated =
  /(?<!\p{L})(?:sebelum|selewat|lewat|sehingga|hingga|sampai|pada|hari|awal|dahulu|pukul|jam|segera|secepat|dalam|isnin|selasa|rabu|khamis|jumaat|sabtu|ahad)(?!\p{L})/iu;

/** The same behind what is to be told or confirmed, where the answer does not repeat it. */
const until = '(?: (?:sebelum|selewat-lewatnya|lewat-lewatnya|sehingga|dalam masa) .{2,50})?';

/** The verb of an active sentence where a request has its stem: 'hantar' → 'menghantar'. */
const actives: Readonly<Record<string, string>> = {
  hantar: 'menghantar',
  hantarkan: 'menghantar',
  kirim: 'menghantar',
  semak: 'menyemak',
  periksa: 'memeriksa',
  baiki: 'membaiki',
  perbaiki: 'memperbaiki',
  sediakan: 'menyediakan',
  isi: 'mengisi',
  tandatangani: 'menandatangani',
  tandatangan: 'menandatangani',
  lampirkan: 'melampirkan',
  bawa: 'membawa',
  buat: 'membuat',
  buatkan: 'membuat',
  hubungi: 'menghubungi',
  bantu: 'membantu',
  terangkan: 'menerangkan',
  jelaskan: 'menjelaskan',
  ubah: 'mengubah',
  tukar: 'menukar',
  tukarkan: 'menukar',
  ganti: 'mengganti',
  gantikan: 'menggantikan',
  batalkan: 'membatalkan',
  pindahkan: 'memindahkan',
  jadualkan: 'menjadualkan',
  tempah: 'menempah',
  tempahkan: 'menempah',
  bayar: 'membayar',
  jelaskanlah: 'menjelaskan',
  pulangkan: 'memulangkan',
  kembalikan: 'mengembalikan',
  ambil: 'mengambil',
  kemukakan: 'mengemukakan',
  kongsi: 'berkongsi',
  kongsikan: 'berkongsi',
  berikan: 'memberikan',
  beri: 'memberi',
  teliti: 'meneliti',
  lihat: 'melihat',
  baca: 'membaca',
  pastikan: 'memastikan',
  atur: 'mengatur',
  aturkan: 'mengatur',
  uruskan: 'menguruskan',
  kira: 'mengira',
  keluarkan: 'mengeluarkan',
  carikan: 'mencarikan',
  tambah: 'menambah',
  proses: 'memproses',
  selesaikan: 'menyelesaikan',
  tunjukkan: 'menunjukkan',
  serahkan: 'menyerahkan',
  cetak: 'mencetak',
  terjemah: 'menterjemah',
  terjemahkan: 'menterjemah',
  lengkapkan: 'melengkapkan',
  betulkan: 'membetulkan',
  kemas: 'mengemas',
  kemaskini: 'mengemas kini',
  daftarkan: 'mendaftarkan',
  pasang: 'memasang',
  ukur: 'mengukur',
  telefon: 'menelefon',
  datang: 'datang',
  hadir: 'hadir',
  singgah: 'singgah',
};

const { done, sent, needed, able } = malayDeeds({
  you: YOU,
  sorry: 'maaf',
  notYet: 'belum dapat',
  can: ['boleh', 'tidak boleh'],
  when: 'bila',
  send: 'menghantar',
  sendAgain: 'menghantar semula',
  actives,
  before: /^(?:juga|segera|tolong|bantu (?=\p{L}+kan))\s+/iu,
  behind: /(?<=\p{L}{4})lah$/u,
  dated,
  payable: /^(?:deposit|bayaran|pendahuluan|yuran)(?!\p{L})/iu,
  papers:
    /^(?:\p{L}+ )?(?:salinan|fotokopi|dokumen|surat|senarai|laporan|invois|resit|gambar|foto|katalog|contoh|sampel|bukti|borang|sijil|data|butiran|sebut harga|kontrak|perjanjian|fail|jadual|maklumat|alamat|nombor|lesen|penyata|bil|pengesahan|kelulusan)(?!\p{L})/iu,
});

/** What a question for yes or no turns on: what stands before it is its subject. */
const verb =
  '(?:pernah|boleh|dapat|perlu|harus|wajib|mesti|mungkin|memadai|cukup|termasuk|mempunyai|memiliki|ada|menerima|terima|menyediakan|menawarkan|memerlukan|sah|terpakai|tersedia|dikenakan|ditanggung|dibenarkan|merangkumi|meliputi|menyokong|berminat|sudi|bersetuju|setuju|bercadang|masih|akan|mahu|ingin|selamat|percuma|sesuai|menjual|memberikan|memberi|buka|hadir|bermasalah|berfungsi|didaftarkan|dijamin|disediakan|diperlukan|dilengkapi|berdaftar|dibuka|kosong|penuh)';

/** Verbs by their form, where no other word of the sentence looks like one. */
const verbal =
  '(?:di(?!skaun|nding|rektor|gital|alog|ri|ploma|a |mana)\\p{L}{4,}|(?:meng|meny|mem|men|ber)(?!u |teri|dia|it|teg|at|as|sih|ita|sama|kas)\\p{L}{3,})';

const factual: readonly TurningRule[] = [
  {
    when: new RegExp(`^(?:boleh|dapat)(?:kah)? (.{2,60}? ${verbal}(?: .{2,80})?)$`, 'iu'),
    timed: true,
    say: ([clause = '']) => {
      const [, subject = '', deed = ''] = new RegExp(`^(.{2,60}?) (${verbal}.*)$`, 'iu').exec(clause) ?? [];
      return subject ? fact(`${subject} [boleh / tidak boleh] ${deed}.`) : undefined;
    },
  },
  { when: /^ada (.{2,60}?) (?:tak|ke) (.{2,80})$/iu, say: fact('[ada / tiada] $1 $2.') },
  {
    when: /^(boleh|sempat|dapat) (?!saya|kami|awak|anda|tuan|puan|encik|cik)(.{2,90})$/iu,
    answers: ['yes-no'],
    timed: true,
    say: { open: '[$1 / tidak $1] $2.', yes: '$1 $2.', no: 'maaf, tidak $1 $2.' },
  },
  {
    when: /^(?:adakah |apakah )(.{2,80}?) (?:sudah|telah) (.{2,90})$/iu,
    say: fact('$1 [sudah / belum] $2.'),
  },
  {
    when: /^(?:adakah )?(?:sudah|telah|sudahkah|telahkah) (.{2,90})$/iu,
    say: fact('[sudah / belum] $1.'),
  },
  {
    when: /^(?:adakah (?:terdapat|ada)|ada(?!kah)|terdapat) (.{2,110}?)(?: atau tidak)?$/iu,
    say: fact('[ada / tiada] $1.'),
  },
  {
    when: /^(?:adakah|apakah|sama ada) (.{1,70}?) (mempunyai|ada|memiliki) (.{2,100}?)(?: atau tidak)?$/iu,
    say: fact('$1 [mempunyai / tidak mempunyai] $3.'),
  },
  {
    when: new RegExp(`^(?:adakah|sama ada) (.{1,70}?) (${verb}) (.{2,100}?)(?: atau tidak)?$`, 'iu'),
    timed: true,
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  {
    timed: true,
    when: new RegExp(`^(?:adakah|sama ada) (.{2,90}) (${verb}|betul|benar|siap|lengkap)$`, 'iu'),
    say: fact('$1 [$2 / tidak $2].'),
  },
  {
    when: new RegExp(`^(?:adakah|sama ada) (.{1,70}?) (${verbal})( .{2,100}?)?(?: atau tidak)?$`, 'iu'),
    timed: true,
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  {
    when: /^(?!ada |boleh |apa)(.{1,70}?) ada (.{2,100}?)$/iu,
    answers: ['yes-no'],
    say: fact('$1 [ada / tiada] $2.'),
  },
  {
    when: new RegExp(`^(?!ada |boleh |apa)(.{1,70}?) (${verb}) (.{2,100}?)(?: atau tidak| tidak)?$`, 'iu'),
    answers: ['yes-no'],
    say: fact('$1 [$2 / tidak $2] $3.'),
  },
  { when: new RegExp(`^adakah (${verb}) (.{2,100})$`, 'iu'), say: fact('[$1 / tidak $1] $2.') },
  {
    when: /^adakah ((?:tempat|kemudahan|perkhidmatan|bilik|pakej|diskaun|potongan|pilihan|parkir|parking|wifi|lif|kafeteria|surau|jaminan|waranti|caj|yuran|bayaran|kelas|slot|kekosongan|ruang|menu) .{0,90})$/iu,
    say: fact('[ada / tiada] $1.'),
  },
  {
    when: /^(perlu|harus|boleh|cukup|mungkin|dapat|mesti)kah (?:((?:kami|saya|tuan ?\/ ?puan|tuan|puan|encik|cik|anda|awak)) )?(.{2,110})$/iu,
    say: ([how = '', who = '', rest = '']) =>
      fact(`${who} [${how.toLocaleLowerCase()} / tidak ${how.toLocaleLowerCase()}] ${rest}.`.trim()),
  },
];

const sum =
  '(?:harga|kos|caj|bayaran|yuran|tambang|sewa|gaji|jumlah|keluasan|saiz|kapasiti|nombor|panjang|berat|umur|diskaun|deposit|denda|nilai|bajet|kadar|upah)';
const counted =
  '(?:orang|bilik|unit|peserta|tetamu|pelajar|kerusi|meja|helai|halaman|muka surat|kali|hari|kotak|buah|hidangan|pakej|tiket|kereta|peratus|bulan|tahun|jam|minit|minggu|keping|set|kanak-kanak|pax)';

const wh: readonly TurningRule[] = [
  // When.
  { when: /^(?:sampai|sehingga|hingga) bila(?:kah)? (.{2,110})$/iu, say: fact('$1 sehingga [tarikh].') },
  { when: /^(?:sejak|mulai|bermula) bila(?:kah)? (.{2,110})$/iu, say: fact('$1 mulai [tarikh].') },
  {
    when: /^(?:agak-agak )?bila(?:kah)? (.{2,90}?)( (?:jika|kalau|sekiranya|selepas|untuk) .{2,80})?$/iu,
    say: fact('$1 pada [masa] $2.'),
  },
  { when: /^(?:pada )?(?:pukul|jam) berapa(?:kah)? (.{2,110})$/iu, say: fact('$1 pada pukul [masa].') },
  {
    when: /^(?:pada )?(?:hari apa|tarikh berapa|hari bila|tarikh bila)(?:kah)? (.{2,110})$/iu,
    say: fact('$1 pada [tarikh].'),
  },
  gapInPlace(
    '(?:pukul|jam) berapa (?:sampai|hingga|sehingga) (?:(?:pukul|jam) )?berapa',
    'pukul [masa] hingga [masa]',
  ),
  gapInPlace('(?:pukul|jam) berapa(?:kah)?', 'pukul [masa]'),
  gapInPlace('(?:pada )?(?:hari apa|tarikh berapa|hari bila|tarikh bila)', 'pada [tarikh]'),
  gapInPlace('(?<=sampai |sehingga |hingga |sejak |mulai |sebelum |bermula )bila', '[tarikh]'),
  gapInPlace('bila(?:kah)?(?=$)', 'pada [masa]'),
  // How long, how much, how many.
  {
    when: /^berapa(?:kah)? lama(?:kah)? (masa|tempoh|jangka masa)( .{2,110})?$/iu,
    say: fact('$1 $2 ialah [berapa lama].'),
  },
  {
    when: /^berapa(?:kah)? lama(?:kah)? (.{2,110})$/iu,
    say: ([rest = '']) =>
      fact(
        /(?<!\p{L})(?:harus|akan|boleh|dapat|perlu|mesti|berlangsung|sah)(?!\p{L})/iu.test(rest)
          ? `${rest} selama [berapa lama].`
          : `${rest} mengambil masa [berapa lama].`,
      ),
  },
  gapInPlace('berapa lama', '[berapa lama]'),
  {
    when: new RegExp(`^berapa(?:kah)? (${sum}\\p{L}{0,5}(?: .{2,110})?)$`, 'iu'),
    say: fact('$1 ialah [jumlah].'),
  },
  {
    when: /^berapa(?:kah)? (?:ramai |banyak )?(\p{L}{2,16}(?: \p{L}{2,16})?) yang (.{2,100})$/iu,
    say: fact('yang $2 ialah [jumlah] $1.'),
  },
  {
    when: /^berapa(?:kah)? ramai(?:kah)? (\p{L}+(?: \p{L}+)?) ((?:akan|boleh|perlu|diperlukan|dibenarkan|dijangka)(?: .{2,80})?)$/iu,
    say: fact('bilangan $1 yang $2 ialah [jumlah].'),
  },
  { when: /^berapa(?:kah)? ramai(?:kah)? (.{2,100})$/iu, say: fact('bilangan $1 ialah [jumlah].') },
  {
    when: new RegExp(`^berapa(?:kah)? (${counted}) (.{2,100})$`, 'iu'),
    say: fact('ada [jumlah] $1 $2.'),
  },
  gapInPlace(`berapa(?= ${counted}(?!\\p{L}))`, '[jumlah]'),
  gapInPlace('berapa(?:kah)?(?: banyak| ramai)?', '[jumlah]'),
  // Who, where.
  { when: /^siapa(?:kah)?(?: sahaja| saja)? yang (.{2,110})$/iu, say: fact('yang $1 ialah [nama].') },
  { when: /^(kepada|dengan|daripada|dari|oleh) siapa(?:kah)? (.{2,110})$/iu, say: fact('$2 $1 [nama].') },
  { when: /^siapa(?:kah)? (?!sahaja)(.{2,110})$/iu, say: fact('$1 ialah [nama].') },
  gapInPlace('siapa(?:kah)?', '[nama]'),
  { when: /^(di|ke|dari) ?mana(?:kah)? (.{2,110})$/iu, say: fact('$2 $1 [tempat].') },
  gapInPlace('(?<=di ?|ke ?|dari ?)mana(?:kah)?', ' [tempat]'),
  // Why, how.
  { when: /^(?:mengapa|kenapa)(?:kah)? (.{2,110})$/iu, say: fact('$1 kerana [sebab].') },
  { when: /^(?:bagaimana(?:kah)?|macam mana) (?:dengan )?(.{2,110})$/iu, say: fact('$1: [penjelasan].') },
  // Which, what.
  {
    when: /^(\p{L}+(?: \p{L}+)?) (?:apa|mana)(?:kah)?(?: sahaja| saja) yang (.{2,110})$/iu,
    say: fact('$1 yang $2 ialah [senarai $1].'),
  },
  {
    when: /^(\p{L}+(?: \p{L}+)?) (?:apa|mana|yang mana)(?:kah)? yang (.{2,110})$/iu,
    say: fact('$1 yang $2 ialah [$1 yang mana].'),
  },
  { when: /^yang mana(?:kah)? (?:satu )?yang (.{2,110})$/iu, say: fact('yang $1 ialah [yang mana].') },
  {
    when: /^apa(?:kah)?(?: sahaja| saja)? (nama|alasan|sebab|punca|syarat|langkah|tema|topik|warna|jenis|bahan|jenama|pendapat|pandangan|maklum balas|isi|alamat|dokumen|maklumat|butiran|prosedur|cara|status|perbezaan|tujuan|waktu|pilihan|saiz|perkhidmatan|tarikh)(-\p{L}+)?(\p{L}{0,3})( .{2,110})?$/iu,
    say: fact('$1$2$3 $4 ialah [jawapan].'),
  },
  { when: /^apa(?:kah)? yang (.{2,110})$/iu, say: fact('yang $1 ialah [jawapan].') },
  gapInPlace('apa sahaja|apa saja', '[senarai]'),
  { when: /^apakah (.{2,60}?) yang (.{2,100})$/iu, say: fact('$1 yang $2 ialah [jawapan].') },
  gapInPlace('apa(?=$)', '[apa]'),
  gapInPlace('(?:yang )?mana(?: satu)?(?=$)', '[yang mana]'),
];

export const malay: Turning = {
  leads: new RegExp(
    `^(?:(?:kerana|memandangkan|oleh sebab|berikutan) [^,?]{4,130},(?= )|(?:sebelum|supaya|agar) [^,?]{5,70},(?= )|dan|lagi satu,?|selain itu,?|di samping itu,?|oh ya,?|juga|akhir sekali,?|satu lagi[,:]?|satu lagi soalan[,:]?|maaf,?|jadi,?|${reader},|untuk [^,]{3,80},(?= (?:kami|saya) )|(?:kami|saya) [^,]{3,80},(?= (?:adakah|bolehkah|dapatkah|bilakah|bila|berapa|apakah|boleh) )|boleh saya tahu,?|boleh kami tahu,?|(?:saya|kami) (?:juga )?(?:ingin|nak|mahu|hendak) (?:bertanya|tanya|tahu|mengetahui|bertanyakan)(?: juga)?,?(?= (?:apa|bila|ber|sia|di|ke|bag|men|sama|puk|ad))|nak tanya,?|(?:${pleading})?(?:maklumkan|memaklumkan|dimaklumkan|beritahu|memberitahu|bagitahu|nyatakan|menyatakan|sahkan|terangkan|jelaskan)(?: (?:juga|saya|kami|kepada kami|kepada saya))* (?=(?:adakah|apakah|sama ada|bila|berapa|siapa|di mana|ke mana|bagaimana|pukul|apa)(?:kah)?(?!\\p{L})))\\s*`,
    'iu',
  ),
  condition: /^(?:kalau|jika|sekiranya|apabila|seandainya|jikalau|andai kata) [^,]{2,80}, /iu,
  tails:
    /(?:,?\s(?:ya|ye|tak|terima kasih|agaknya|atau tidak|atau belum|ke tidak))+$|(?:,?\s(?:sebab|kerana|memandangkan)|,\s(?:supaya|agar))\s.{4,120}$/iu,
  joint:
    /,?\s(?:dan|serta)\s(?=(?:apakah|adakah|berapa|bila|bilakah|siapa|bagaimana|di mana|pukul berapa)(?!\p{L}))/iu,
  stretches:
    /(?<!\p{L})(?<!atau )(?:(?:pada|di|dalam|sebelum|selewat-lewatnya|hingga|sehingga) )?(?:(?:akhir|awal|pertengahan|hujung) )?(?:minggu|bulan) (?:ini|depan|hadapan)(?!\p{L}| (?:atau|juga))/giu,
  relative: { words: /(?:^|hari )(?:esok|lusa|hari ini)|(?:ini|nanti|esok)$/iu, say: (date) => date },
  small: /^\p{Lu}(?=\p{Ll}*\s)/u,
  dated: true,
  swaps: [
    [
      '(?<!\\p{L})(?:pihak |pasukan )?(?:tuan ?/ ?puan|tuan dan puan|tuan|puan|encik|cik|anda|awak|kamu|saudara|saudari)(?: sekalian| semua)?(?!\\p{L})',
      'saya',
    ],
    ['(?<!\\p{L})(?:pihak )?(?:kami|saya)(?!\\p{L})', YOU],
  ],
  unsaid:
    /(?<!\p{L})(?:apa|apakah|siapa|siapakah|bila|bilakah|berapa|berapakah|mana|manakah|bagaimana|bagaimanakah|kenapa|mengapa|\p{L}{3,8}kah|(?<!(?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad) )hari ini|esok|lusa|semalam|minggu depan|minggu ini|bulan depan|bulan ini|tahun depan|tahun ini|nanti|malam ini|petang ini|tengah hari ini|pagi ini|tadi|tidak|bukan|jangan|belum|tak|kita|atau|(?:[Ee]ncik|[Pp]uan|[Cc]ik|[Tt]uan) (?!Puan)\p{Lu}\p{L}*|tuan rumah)(?!\p{L})/u,
  rules: [
    ...malayEither,
    // Which of two.
    {
      when: /^(?:adakah |apakah )?(.{0,60}?)(?<!\p{L})(lebih suka|lebih gemar|ingin|mahu|nak|memilih|pilih|sebaiknya|lebih baik|hendak|lebih selesa|melalui|dengan|secara|di|menggunakan|guna) (.{2,50}) atau (?!tidak|belum)(.{2,50})$/iu,
      say: malayChoice,
    },
    ...wh,
    {
      when: /^(?:.{0,80} )?(\p{L}+) atau ([^,]{2,40}), (?:yang )?mana(?: satu)? yang (?:lebih )?((?:tuan ?\/ ?puan|tuan|puan|encik|cik|anda|awak) (?:pilih|mahu|mahukan|suka|sukai))$/iu,
      say: fact('$3 [$1 / $2].'),
    },
    {
      when: /^((?:saya|kami|anda|awak|tuan|puan) .{2,50}?)(?: ke)? atau ((?:saya|kami|anda|awak|tuan|puan) .{2,50})$/iu,
      say: fact('[$1 / $2].'),
    },
    // Whether the reader is willing.
    {
      when: new RegExp(
        `^(?:adakah )?(?:${reader}) (bersedia|sudi|berminat|sanggup)(?: untuk)? (.{3,110})$`,
        'iu',
      ),
      answers: ['yes-no'],
      say: { open: 'saya [$1 / tidak $1] $2.', yes: 'saya $1 $2.', no: 'maaf, saya tidak $1 $2.' },
    },
    // May we, may I.
    {
      timed: true,
      when: /^(?:adakah |apakah )?(?:kami|saya) (?:boleh|dibenarkan|dapat)(?: untuk)? (?!minta|meminta|tahu|bertanya|mendapat|dapat|menerima)(.{2,110})$/iu,
      say: ([deed = '']) => able(deed),
    },
    {
      timed: true,
      when: /^(?:bolehkah|dapatkah|boleh) (?:kami|saya) (?!minta|meminta|tahu|bertanya|mendapat|dapat|menerima)(.{2,110})$/iu,
      say: ([deed = '']) => able(deed),
    },
    {
      when: /^(?:bolehkah |boleh |dapatkah |adakah )?(?:(?:kami|saya) )?(?:boleh |ingin |nak )?(?:minta|meminta|mendapat|mendapatkan|dapat|dapatkan|menerima) (?!maaf|tolong|bantuan|tahu)(.{3,110})$/iu,
      answers: ['action', 'yes-no'],
      say: ([what = '']) => sent(what),
    },
    // What is to be told.
    {
      when: new RegExp(
        `^(?:${pleading})?(?:maklumkan|beritahu|nyatakan|sahkan|memaklumkan|mengesahkan|hantar|beri)(?: ${sender})? ((?:jumlah|bilangan)(?: .{2,80}?)?)${until}$`,
        'iu',
      ),
      say: fact('$1: [jumlah].'),
    },
    {
      when: new RegExp(
        `^(?:${pleading})?(?:maklumkan|beritahu|nyatakan|memaklumkan|menyatakan|memberitahu|bagitahu)(?: ${sender})? (?!jika|sekiranya|kalau|bahawa|apa|sama|segera|terlebih)(?:tentang |mengenai )?(.{4,90}?)${until}$`,
        'iu',
      ),
      answers: ['action'],
      say: fact('$1: [maklumat].'),
    },
    {
      when: new RegExp(
        `^(?:${pleading})?(?:sahkan|mengesahkan) (?!sama|bahawa|jika|semula|kehadiran)(.{3,100}?)${until}$`,
        'iu',
      ),
      answers: ['action'],
      say: {
        open: 'saya [mengesahkan / belum dapat mengesahkan] $1.',
        yes: 'saya mengesahkan $1.',
        no: 'maaf, saya belum dapat mengesahkan $1.',
      },
    },
    // What is wanted sent, or done.
    {
      when: new RegExp(
        `^(?:${pleading})?(?:hantarkan|hantar|menghantar|kirimkan|kirim|berikan|memberikan|memberi|beri|kemukakan|kongsikan|kongsi|e-melkan|emelkan|majukan)(?: ${sender})? (?!tahu|maklum balas|pengesahan|maklumkan)(.{3,110}?)(?: ${sender})?$`,
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
      when: /^(?:kami|saya) (?:juga |masih |akan |amat )?(?:memerlukan|perlukan|perlu|nak|mahukan) (?!masa|me\p{L}+|ber\p{L}+|agar|tuan|puan|anda|tahu|untuk)(.{3,110})$/iu,
      answers: ['action', 'time', 'amount', 'fact'],
      say: ([what = '']) => needed(what),
    },
    {
      timed: true,
      when: /^(?:adakah |apakah )?(?:tuan ?\/ ?puan|tuan|puan|encik|cik|anda|awak) (?:boleh|dapat|sudi)(?: untuk)? (.{3,110})$/iu,
      say: {
        open: 'saya [boleh / tidak dapat] $1.',
        yes: 'saya boleh $1.',
        no: 'maaf, saya tidak dapat $1.',
      },
    },
    ...factual,
  ],
};
