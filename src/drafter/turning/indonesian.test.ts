import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { indonesian } from './indonesian.ts';
import { turnedAsk } from './turn.ts';
import type { Said } from './turning.ts';

test.each<[AskAnswer, string, string]>([
  [
    'yes-no',
    'Kalau ada yang batal mendadak, apakah uangnya bisa dikembalikan atau hangus?',
    'kalau ada yang batal mendadak, uangnya [bisa dikembalikan / hangus].',
  ],
  ['time', 'Kapan kursus dimulai?', 'kursus dimulai pada [waktu].'],
  [
    'time',
    'Kapan Bapak bisa datang untuk memeriksa AC?',
    'saya bisa datang pada [waktu] untuk memeriksa AC.',
  ],
  ['time', 'Sampai kapan penawaran ini berlaku?', 'penawaran ini berlaku sampai [tanggal].'],
  ['time', 'Jam berapa check-in paling awal?', 'check-in paling awal pukul [jam].'],
  ['time', 'Kantor buka mulai jam berapa?', 'kantor buka mulai pukul [jam].'],
  ['amount', 'Berapa harga sewa per bulan?', 'harga sewa per bulan adalah [jumlah].'],
  ['amount', 'Berapa biaya penerjemahan per halaman?', 'biaya penerjemahan per halaman adalah [jumlah].'],
  ['amount', 'Berapa orang yang akan hadir?', 'yang akan hadir ada [jumlah] orang.'],
  ['fact', 'Berapa lama proses perbaikannya?', 'proses perbaikannya memakan waktu [berapa lama].'],
  ['amount', 'Berapa lama kami harus menunggu?', '{Anda|kamu} harus menunggu selama [berapa lama].'],
  ['amount', 'Berapa kamar yang masih tersedia?', 'yang masih tersedia ada [jumlah] kamar.'],
  ['amount', 'Berapa harganya dan kapan dikirim?', 'Harganya adalah [jumlah]. Dikirim pada [waktu].'],
  [
    'yes-no',
    'Apakah semua pemegang saham wajib hadir, atau cukup diwakili dengan surat kuasa?',
    'semua pemegang saham [wajib hadir / cukup diwakili dengan surat kuasa].',
  ],
  [
    'yes-no',
    'Apakah perbaikannya masih dalam garansi atau saya harus bayar lagi?',
    '[perbaikannya masih dalam garansi / {Anda|kamu} harus bayar lagi].',
  ],
  [
    'yes-no',
    'Oh iya, kamu bisa urus hosting-nya atau kami cari sendiri?',
    '[saya bisa urus hosting-nya / {Anda|kamu} cari sendiri].',
  ],
  [
    'choice',
    'Kamu lebih suka dibayar per jam atau per proyek?',
    'saya lebih suka dibayar [per jam / per proyek].',
  ],
  [
    'amount',
    'Sehubungan dengan rencana perubahan direksi, kami mohon informasi mengenai dokumen apa saja yang harus kami siapkan serta berapa biayanya.',
    'Dokumen yang harus {Anda|kamu} siapkan adalah [dokumen apa saja]. Biayanya adalah [jumlah].',
  ],
  ['yes-no', 'Apakah pada tanggal itu masih bisa?', 'pada tanggal itu [masih / sudah tidak] bisa.'],
  ['fact', 'Dokumen apa saja yang diperlukan?', 'dokumen yang diperlukan adalah [dokumen apa saja].'],
  ['fact', 'Apa saja syarat pendaftarannya?', 'syarat pendaftarannya adalah: [apa saja].'],
  ['fact', 'Di mana kami bisa parkir?', '{Anda|kamu} bisa parkir di [tempat].'],
  ['fact', 'Ke mana kami harus mengirim berkasnya?', '{Anda|kamu} harus mengirim berkasnya ke [tempat].'],
  ['fact', 'Siapa yang akan menangani proyek ini?', 'yang akan menangani proyek ini adalah [nama].'],
  [
    'fact',
    'Kepada siapa saya harus menyerahkan kunci?',
    '{Anda|kamu} harus menyerahkan kunci kepada [nama].',
  ],
  [
    'explanation',
    'Mengapa tagihan bulan Oktober lebih tinggi?',
    'tagihan bulan Oktober lebih tinggi karena [alasan].',
  ],
  ['explanation', 'Bagaimana cara mengembalikan barang?', 'cara mengembalikan barang: [penjelasan].'],
  [
    'yes-no',
    'Apakah sarapan sudah termasuk dalam harga kamar?',
    'sarapan [sudah / belum] termasuk dalam harga kamar.',
  ],
  ['yes-no', 'Apakah ada tempat parkir?', '[ada / tidak ada] tempat parkir.'],
  [
    'yes-no',
    'Apakah hotel menyediakan antar jemput bandara?',
    'hotel [menyediakan / tidak menyediakan] antar jemput bandara.',
  ],
  ['yes-no', 'Apakah uang muka dapat dikembalikan?', 'uang muka [dapat / tidak dapat] dikembalikan.'],
  ['yes-no', 'Apakah Anda sudah menerima kontraknya?', 'saya [sudah / belum] menerima kontraknya.'],
  ['yes-no', 'Perlukah kami membawa paspor asli?', '{Anda|kamu} [perlu / tidak perlu] membawa paspor asli.'],
  [
    'choice',
    'Apakah Bapak lebih suka rapat daring atau tatap muka?',
    'saya lebih suka [rapat daring / tatap muka].',
  ],
  ['choice', 'Apakah Ibu ingin membayar tunai atau transfer?', 'saya ingin [membayar tunai / transfer].'],
  ['amount', 'Mohon informasikan jumlah peserta.', 'jumlah peserta: [jumlah].'],
  ['yes-no', 'apakah liftnya berfungsi', 'liftnya [berfungsi / tidak berfungsi].'],
  ['fact', 'warna apa yang kamu suka', 'warna yang saya suka adalah [warna yang mana].'],
  ['amount', 'Berapa honormu untuk set 45 menit?', 'honor saya untuk set 45 menit adalah [jumlah].'],
  [
    'yes-no',
    'Kalau hilang, apakah ada ganti rugi penuh?',
    'kalau hilang, [ada / tidak ada] ganti rugi penuh.',
  ],
  [
    'yes-no',
    'Biaya sebesar Rp350.000 dapat dibayar tunai atau transfer, mana yang Bapak pilih?',
    'saya pilih [tunai / transfer].',
  ],
  [
    'yes-no',
    'Boleh nggak hasilnya dikirim dalam 3 hari?',
    'hasilnya [bisa / tidak bisa] dikirim dalam 3 hari.',
  ],
  ['fact', 'Aku perlu siapin apa aja?', '{Anda|kamu} perlu siapin [apa saja].'],
  [
    'time',
    'Kapan unit bisa dikirim jika kami memesan sebelum 15 Desember?',
    'unit bisa dikirim pada [waktu] jika {Anda|kamu} memesan sebelum 15 Desember.',
  ],
  ['amount', 'Berapa gaji yang Saudari harapkan?', 'gaji yang saya harapkan adalah [jumlah].'],
  ['choice', 'Mending jilid kawat atau lem panas?', 'mending [jilid kawat / lem panas].'],
  [
    'yes-no',
    'Apakah Bapak pernah menandatangani perjanjian sewa?',
    'saya [pernah / tidak pernah] menandatangani perjanjian sewa.',
  ],
])('%s is said from the other side, with a gap: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, indonesian)?.open.trim()).toBe(said);
});

test.each<[AskAnswer, string, Said]>([
  [
    'yes-no',
    'Apakah kami boleh membawa hewan peliharaan?',
    {
      open: '{Anda|kamu} [bisa / tidak bisa] membawa hewan peliharaan.',
      yes: '{Anda|kamu} bisa membawa hewan peliharaan.',
      no: '{mohon maaf|maaf ya}, {Anda|kamu} tidak bisa membawa hewan peliharaan.',
    },
  ],
  [
    'yes-no',
    'Bolehkah kami check-in lebih awal?',
    {
      open: '{Anda|kamu} [bisa / tidak bisa] check-in lebih awal.',
      yes: '{Anda|kamu} bisa check-in lebih awal.',
      no: '{mohon maaf|maaf ya}, {Anda|kamu} tidak bisa check-in lebih awal.',
    },
  ],
  [
    'action',
    'Mohon kirimkan daftar harga terbaru.',
    {
      open: 'saya akan mengirimkan daftar harga terbaru [kapan].',
      yes: 'saya akan mengirimkan daftar harga terbaru.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan daftar harga terbaru.',
    },
  ],
  [
    'action',
    'Bisakah Anda mengirimkan denah ruangan kepada kami?',
    {
      open: 'saya akan mengirimkan denah ruangan [kapan].',
      yes: 'saya akan mengirimkan denah ruangan.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan denah ruangan.',
    },
  ],
  [
    'action',
    'Tolong periksa kembali tagihan nomor 4412.',
    {
      open: 'saya akan memeriksa kembali tagihan nomor 4412 [kapan].',
      yes: 'saya akan memeriksa kembali tagihan nomor 4412.',
      no: '{mohon maaf|maaf ya}, saya belum bisa memeriksa kembali tagihan nomor 4412.',
    },
  ],
  [
    'action',
    'Mohon konfirmasi reservasi kami paling lambat 30 November.',
    {
      open: 'saya [mengonfirmasi / belum bisa mengonfirmasi] reservasi {Anda|kamu}.',
      yes: 'saya mengonfirmasi reservasi {Anda|kamu}.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengonfirmasi reservasi {Anda|kamu}.',
    },
  ],
  [
    'action',
    'Kami juga membutuhkan salinan akta yang sudah dilegalisasi.',
    {
      open: 'saya akan mengirimkan salinan akta yang sudah dilegalisasi [kapan].',
      yes: 'saya akan mengirimkan salinan akta yang sudah dilegalisasi.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan salinan akta yang sudah dilegalisasi.',
    },
  ],
  [
    'action',
    'Boleh minta nomor rekeningnya?',
    {
      open: 'saya akan mengirimkan nomor rekeningnya [kapan].',
      yes: 'saya akan mengirimkan nomor rekeningnya.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan nomor rekeningnya.',
    },
  ],
  [
    'action',
    'Apakah Bapak bisa memperbaiki keran sebelum hari Jumat?',
    {
      open: 'saya [akan / belum bisa] memperbaiki keran sebelum hari Jumat.',
      yes: 'saya akan memperbaiki keran sebelum hari Jumat.',
      no: '{mohon maaf|maaf ya}, saya belum bisa memperbaiki keran sebelum hari Jumat.',
    },
  ],
  [
    'action',
    'Tolong kirimin file logonya ya.',
    {
      open: 'saya akan mengirimkan file logonya [kapan].',
      yes: 'saya akan mengirimkan file logonya.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan file logonya.',
    },
  ],
  [
    'action',
    'Mohon agar Bapak dapat mengisi formulir terlampir paling lambat 30 November.',
    {
      open: 'saya [akan / belum bisa] mengisi formulir terlampir paling lambat 30 November.',
      yes: 'saya akan mengisi formulir terlampir paling lambat 30 November.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengisi formulir terlampir paling lambat 30 November.',
    },
  ],
  [
    'yes-no',
    'Bolehkah kami check-in pukul 11.00?',
    {
      open: '{Anda|kamu} [bisa / tidak bisa] check-in pukul 11.00.',
      yes: '{Anda|kamu} bisa check-in pukul 11.00.',
      no: '{mohon maaf|maaf ya}, {Anda|kamu} tidak bisa check-in pukul 11.00.',
    },
  ],
  [
    'action',
    'Tolong kirim foto dan bio singkat ya, paling lambat tanggal 25 November.',
    {
      open: 'saya [akan / belum bisa] mengirimkan foto dan bio singkat, paling lambat tanggal 25 November.',
      yes: 'saya akan mengirimkan foto dan bio singkat, paling lambat tanggal 25 November.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan foto dan bio singkat, paling lambat tanggal 25 November.',
    },
  ],
  [
    'yes-no',
    'Apakah Bapak bersedia mendampingi sebagai orang tua pendamping?',
    {
      open: 'saya [bersedia / tidak bersedia] mendampingi sebagai orang tua pendamping.',
      yes: 'saya bersedia mendampingi sebagai orang tua pendamping.',
      no: '{mohon maaf|maaf ya}, saya tidak bersedia mendampingi sebagai orang tua pendamping.',
    },
  ],
  [
    'yes-no',
    'Bisa selesai sebelum 10 Desember nggak?',
    {
      open: '[bisa / tidak bisa] selesai sebelum 10 Desember.',
      yes: 'bisa selesai sebelum 10 Desember.',
      no: '{mohon maaf|maaf ya}, tidak bisa selesai sebelum 10 Desember.',
    },
  ],
  [
    'action',
    'Kami memerlukan uang muka 30% sebelum mulai.',
    {
      open: 'saya [akan / belum bisa] membayar uang muka 30% sebelum mulai.',
      yes: 'saya akan membayar uang muka 30% sebelum mulai.',
      no: '{mohon maaf|maaf ya}, saya belum bisa membayar uang muka 30% sebelum mulai.',
    },
  ],
  [
    'action',
    'Untuk menyusun gugatan, kami membutuhkan sertifikat asli dan bukti pembayaran PBB.',
    {
      open: 'saya akan mengirimkan sertifikat asli dan bukti pembayaran PBB [kapan].',
      yes: 'saya akan mengirimkan sertifikat asli dan bukti pembayaran PBB.',
      no: '{mohon maaf|maaf ya}, saya belum bisa mengirimkan sertifikat asli dan bukti pembayaran PBB.',
    },
  ],
])('%s is left open, granted or refused in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, indonesian)).toEqual(said);
});

test.each<[AskAnswer, string]>([
  ['yes-no', 'Apakah Pak Budi akan ikut?'],
  ['time', 'Besok jam berapa kamu datang?'],
  ['action', 'Mohon jangan parkir di depan gerbang.'],
])('%s is not turned round: %s', (answer, ask) => {
  expect(turnedAsk(ask, answer, indonesian)).toBeUndefined();
});
