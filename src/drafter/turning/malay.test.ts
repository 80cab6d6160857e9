import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { malay } from './malay.ts';
import { turnedAsk } from './turn.ts';
import type { Said } from './turning.ts';

test.each<[AskAnswer, string, string]>([
  ['time', 'Bilakah kursus bermula?', 'kursus bermula pada [masa].'],
  [
    'time',
    'Bila encik boleh datang memeriksa penyaman udara?',
    'saya boleh datang memeriksa penyaman udara pada [masa].',
  ],
  ['time', 'Sehingga bila tawaran ini sah?', 'tawaran ini sah sehingga [tarikh].'],
  ['time', 'Pukul berapa daftar masuk paling awal?', 'daftar masuk paling awal pada pukul [masa].'],
  [
    'time',
    'Kedai dibuka dari pukul berapa hingga pukul berapa?',
    'kedai dibuka dari pukul [masa] hingga [masa].',
  ],
  ['amount', 'Berapakah harga sewa sebulan?', 'harga sewa sebulan ialah [jumlah].'],
  ['amount', 'Berapa kos terjemahan satu muka surat?', 'kos terjemahan satu muka surat ialah [jumlah].'],
  ['amount', 'Berapa ramai tetamu yang akan hadir?', 'yang akan hadir ialah [jumlah] tetamu.'],
  [
    'fact',
    'Berapa lama masa yang diperlukan untuk pembaikan?',
    'masa yang diperlukan untuk pembaikan ialah [berapa lama].',
  ],
  [
    'amount',
    'Berapakah harganya dan bila akan dihantar?',
    'Harganya ialah [jumlah]. Akan dihantar pada [masa].',
  ],
  [
    'action',
    'Sebelum kami buat keputusan, boleh Encik jelaskan sama ada kos yang diberi sudah termasuk pendawaian atau perlu bayar asing?',
    'kos yang diberi [sudah termasuk pendawaian / perlu bayar asing].',
  ],
  ['fact', 'Apakah dokumen yang perlu kami bawa?', 'dokumen yang perlu {anda|awak} bawa ialah [jawapan].'],
  ['fact', 'Di manakah kami boleh meletak kereta?', '{anda|awak} boleh meletak kereta di [tempat].'],
  ['fact', 'Siapakah yang akan mengurus projek ini?', 'yang akan mengurus projek ini ialah [nama].'],
  [
    'explanation',
    'Mengapa bil bulan Oktober lebih tinggi?',
    'bil bulan Oktober lebih tinggi kerana [sebab].',
  ],
  ['explanation', 'Bagaimanakah cara memulangkan barang?', 'cara memulangkan barang: [penjelasan].'],
  [
    'yes-no',
    'Adakah sarapan termasuk dalam harga bilik?',
    'sarapan [termasuk / tidak termasuk] dalam harga bilik.',
  ],
  ['yes-no', 'Adakah terdapat tempat letak kereta?', '[ada / tiada] tempat letak kereta.'],
  [
    'yes-no',
    'Adakah hotel menyediakan pengangkutan ke lapangan terbang?',
    'hotel [menyediakan / tidak menyediakan] pengangkutan ke lapangan terbang.',
  ],
  ['yes-no', 'Adakah deposit boleh dikembalikan?', 'deposit [boleh / tidak boleh] dikembalikan.'],
  ['yes-no', 'Adakah anda sudah menerima kontrak?', 'saya [sudah / belum] menerima kontrak.'],
  [
    'yes-no',
    'Perlukah kami membawa pasport asal?',
    '{anda|awak} [perlu / tidak perlu] membawa pasport asal.',
  ],
  [
    'choice',
    'Adakah tuan lebih suka mesyuarat dalam talian atau bersemuka?',
    'saya lebih suka [mesyuarat dalam talian / bersemuka].',
  ],
  ['choice', 'Awak nak bayar tunai atau pindahan bank?', 'saya nak [bayar tunai / pindahan bank].'],
  ['amount', 'Sila maklumkan jumlah peserta.', 'jumlah peserta: [jumlah].'],
  ['fact', 'Warna apa yang awak suka?', 'warna yang saya suka ialah [warna yang mana].'],
  [
    'yes-no',
    'Adakah kerja pembaikan dilindungi waranti?',
    'kerja pembaikan [dilindungi / tidak dilindungi] waranti.',
  ],
  ['yes-no', 'Awak ada studio sendiri tak?', 'saya [ada / tiada] studio sendiri.'],
  [
    'amount',
    'Jika perlu menukar pelayan, berapa kosnya?',
    'jika perlu menukar pelayan, kosnya ialah [jumlah].',
  ],
  ['yes-no', 'Ada diskaun tak kalau tempah lebih?', '[ada / tiada] diskaun kalau tempah lebih.'],
  [
    'yes-no',
    'Saya boleh ambil sendiri ke atau awak hantar?',
    '[{anda|awak} boleh ambil sendiri / saya hantar].',
  ],
  [
    'fact',
    'Apakah aktiviti yang sesuai untuk pelajar tingkatan dua?',
    'aktiviti yang sesuai untuk pelajar tingkatan dua ialah [jawapan].',
  ],
  [
    'amount',
    'Berapa ramai jurulatih akan disediakan?',
    'bilangan jurulatih yang akan disediakan ialah [jumlah].',
  ],
  [
    'action',
    'Bolehkah bekalan air ditutup sepanjang hari?',
    'bekalan air [boleh / tidak boleh] ditutup sepanjang hari.',
  ],
  ['amount', 'Berapa lama tempoh waranti?', 'tempoh waranti ialah [berapa lama].'],
])('%s is said from the other side, with a gap: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, malay)?.open.trim()).toBe(said);
});

test.each<[AskAnswer, string, Said]>([
  [
    'yes-no',
    'Bolehkah kami membawa haiwan peliharaan?',
    {
      open: '{anda|awak} [boleh / tidak boleh] membawa haiwan peliharaan.',
      yes: '{anda|awak} boleh membawa haiwan peliharaan.',
      no: 'maaf, {anda|awak} tidak boleh membawa haiwan peliharaan.',
    },
  ],
  [
    'action',
    'Sila hantar senarai harga terkini.',
    {
      open: 'saya akan menghantar senarai harga terkini [bila].',
      yes: 'saya akan menghantar senarai harga terkini.',
      no: 'maaf, saya belum dapat menghantar senarai harga terkini.',
    },
  ],
  [
    'action',
    'Bolehkah anda menghantar pelan lantai kepada kami?',
    {
      open: 'saya akan menghantar pelan lantai [bila].',
      yes: 'saya akan menghantar pelan lantai.',
      no: 'maaf, saya belum dapat menghantar pelan lantai.',
    },
  ],
  [
    'action',
    'Mohon semak semula invois nombor 4412.',
    {
      open: 'saya akan menyemak semula invois nombor 4412 [bila].',
      yes: 'saya akan menyemak semula invois nombor 4412.',
      no: 'maaf, saya belum dapat menyemak semula invois nombor 4412.',
    },
  ],
  [
    'action',
    'Sila sahkan tempahan kami sebelum 30 November.',
    {
      open: 'saya [mengesahkan / belum dapat mengesahkan] tempahan {anda|awak}.',
      yes: 'saya mengesahkan tempahan {anda|awak}.',
      no: 'maaf, saya belum dapat mengesahkan tempahan {anda|awak}.',
    },
  ],
  [
    'action',
    'Kami juga memerlukan salinan sijil yang disahkan.',
    {
      open: 'saya akan menghantar salinan sijil yang disahkan [bila].',
      yes: 'saya akan menghantar salinan sijil yang disahkan.',
      no: 'maaf, saya belum dapat menghantar salinan sijil yang disahkan.',
    },
  ],
  [
    'action',
    'Boleh saya dapatkan nombor akaun?',
    {
      open: 'saya akan menghantar nombor akaun [bila].',
      yes: 'saya akan menghantar nombor akaun.',
      no: 'maaf, saya belum dapat menghantar nombor akaun.',
    },
  ],
  [
    'action',
    'Bolehkah tuan membaiki paip sebelum hari Jumaat?',
    {
      open: 'saya [akan / belum dapat] membaiki paip sebelum hari Jumaat.',
      yes: 'saya akan membaiki paip sebelum hari Jumaat.',
      no: 'maaf, saya belum dapat membaiki paip sebelum hari Jumaat.',
    },
  ],
  [
    'action',
    'Tolong hantar fail logo tu ya.',
    {
      open: 'saya akan menghantar fail logo tu [bila].',
      yes: 'saya akan menghantar fail logo tu.',
      no: 'maaf, saya belum dapat menghantar fail logo tu.',
    },
  ],
  [
    'action',
    'Diharap tuan dapat mengisi borang yang dilampirkan selewat-lewatnya 30 November.',
    {
      open: 'saya [akan / belum dapat] mengisi borang yang dilampirkan selewat-lewatnya 30 November.',
      yes: 'saya akan mengisi borang yang dilampirkan selewat-lewatnya 30 November.',
      no: 'maaf, saya belum dapat mengisi borang yang dilampirkan selewat-lewatnya 30 November.',
    },
  ],
  [
    'action',
    'Boleh awak datang ke kedai kami pada 2 Disember?',
    {
      open: 'saya [akan / belum dapat] datang ke kedai {anda|awak} pada 2 Disember.',
      yes: 'saya akan datang ke kedai {anda|awak} pada 2 Disember.',
      no: 'maaf, saya belum dapat datang ke kedai {anda|awak} pada 2 Disember.',
    },
  ],
  [
    'action',
    'Bolehkah encik menjadi sukarelawan pengiring?',
    {
      open: 'saya [akan / belum dapat] menjadi sukarelawan pengiring.',
      yes: 'saya akan menjadi sukarelawan pengiring.',
      no: 'maaf, saya belum dapat menjadi sukarelawan pengiring.',
    },
  ],
  [
    'action',
    'Kami memerlukan deposit 30% sebelum kerja bermula.',
    {
      open: 'saya [akan / belum dapat] membayar deposit 30% sebelum kerja bermula.',
      yes: 'saya akan membayar deposit 30% sebelum kerja bermula.',
      no: 'maaf, saya belum dapat membayar deposit 30% sebelum kerja bermula.',
    },
  ],
  [
    'action',
    'Kami juga ingin melihat unit contoh, bolehkah kami melawat bilik pameran?',
    {
      open: '{anda|awak} [boleh / tidak boleh] melawat bilik pameran.',
      yes: '{anda|awak} boleh melawat bilik pameran.',
      no: 'maaf, {anda|awak} tidak boleh melawat bilik pameran.',
    },
  ],
])('%s is left open, granted or refused in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, malay)).toEqual(said);
});

test.each<[AskAnswer, string]>([
  ['yes-no', 'Adakah Encik Razak akan hadir?'],
  ['time', 'Esok pukul berapa awak datang?'],
  ['action', 'Sila jangan letak kereta di hadapan pagar.'],
])('%s is not turned round: %s', (answer, ask) => {
  expect(turnedAsk(ask, answer, malay)).toBeUndefined();
});
