import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Malay: as commands. */
export const malay: InstructionWords = {
  and: [' dan ', ' tetapi ', ' tapi ', ' lalu ', ' kemudian '],
  please: ['sila', 'tolong', 'mohon', 'harap', 'juga', 'ya'],
  politely: [
    'dengan sangat sopan',
    'dengan sopan',
    'secara sopan',
    'secara baik',
    'dengan baik',
    'dengan tegas',
    'dengan mesra',
  ],
  everything: [
    '(itu|ini|semua|semuanya|jemputan|tawaran|permintaan|cadangan|mesyuarat|pertemuan|permohonan)( ini| itu| tersebut|)',
  ],
  short: [
    '(buat|tulis|balas|jawab|pastikan)( balasan| jawapan|)( dengan| secara| yang|)( sangat| lebih|) (ringkas|pendek|singkat)( sahaja|)',
    '(sangat |lebih |)(ringkas|pendek|singkat)( sahaja| dan padat|)',
    '(jawapan|balasan) (ringkas|pendek)',
  ],
  atMost: {
    sentences: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (ayat)( saja| sahaja| maksimal|)',
    ],
    words: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (kata|perkataan)( saja| sahaja| maksimal|)',
    ],
    characters: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (karakter|huruf|aksara)( saja| sahaja| maksimal|)',
    ],
  },
  long: [
    '(buat|tulis|balas|jawab)( balasan|)( dengan| secara|)( lebih|) (panjang|terperinci|lengkap)',
    '(lebih |)(panjang|terperinci|lengkap)',
    '(jawapan|balasan) (panjang|terperinci)',
  ],
  list: [
    '(jawab |gunakan |tulis |buat |)(dalam bentuk |dengan |sebagai |)(senarai|senarai berbulet|senarai mata|poin|bullet|butiran|senarai poin)',
  ],
  noApology: [
    '(tanpa|jangan|tidak perlu|tak perlu|usah) (permohonan maaf|minta maaf|memohon maaf|meminta maaf|maaf)',
  ],
  noGreeting: ['(tanpa|jangan guna|jangan beri|tidak perlu) (salam|sapaan|ucapan salam)'],
  sound: [
    '(tulis|balas|jawab|bersikap|buat)( dengan| secara| yang|)( lebih| sangat|) …',
    '(tulis |jawab |balas |)(dengan |gunakan |guna |)(nada|gaya|bahasa)( yang|)( lebih|) …',
    'lebih …',
  ],
  tones: {
    friendly: ['mesra', 'ramah', 'peramah'],
    professional: ['profesional'],
    concise: ['padat'],
    formal: ['formal', 'rasmi'],
    casual: ['santai', 'kasual', 'tidak formal', 'tidak rasmi'],
    enthusiastic: ['bersemangat', 'teruja', 'semangat'],
    empathetic: ['empati', 'penuh empati', 'prihatin', 'memahami'],
    urgent: ['mendesak', 'segera'],
    diplomatic: ['diplomatik', 'sopan', 'berhemah'],
    humorous: ['lucu', 'jenaka', 'kelakar'],
    assertive: ['tegas', 'asertif', 'yakin'],
  },
  signAs: [
    '(tandatangan|tandatangani|tanda tangan|ditandatangani)( sebagai| dengan nama| atas nama|:|) …',
    'nama saya …',
  ],
  callThem: ['(panggil|sapa) (dia|beliau|mereka|penerima)( sebagai| dengan| dengan nama|) …'],
  propose: [
    '(cadangkan|syorkan|tawarkan)( pertemuan| mesyuarat| masa| hari|)( pada|) …',
    '(pindahkan|tangguhkan|tunda|ubah)( mesyuarat| pertemuan| jadual|) (ke|kepada) …',
  ],
  yesNo: ['ya', 'tidak'],
  accept: [
    '(terima|setuju|setujui|sahkan)~',
    '(terima|setujui|sahkan|setuju dengan) …~',
    '(katakan|jawab|cakap) ya',
    '(katakan |jawab |cakap |)ya (untuk|pada|kepada|terhadap|bagi|tentang) …',
  ],
  decline: [
    '(tolak)~',
    '(tolak) …~',
    '(katakan|jawab|cakap) tidak~',
    '(katakan |jawab |cakap |)tidak (untuk|pada|kepada|terhadap|bagi|tentang) …~',
  ],
  askPlace: ['(soalan|perkara|permintaan|cadangan|hal|nombor)( yang|) …', '(untuk |pada |)yang …'],
  ordinals: [['pertama', 'kesatu'], ['kedua'], ['ketiga'], ['keempat'], ['kelima'], ['terakhir']],
  quote: ['(tulis|tambah|katakan|petik|sertakan|gunakan|masukkan)( ayat| kata-kata|)(:|) …'],
  say: [
    '(katakan|tulis|sebut|nyatakan|sampaikan|sahkan|terangkan|jelaskan|tambah|beritahu|maklumkan|tegaskan|jawab|cakap)( kepadanya| kepada mereka| dia| mereka| beliau|) (bahawa|yang) …',
    '(sebut tentang|nyatakan|sebutkan) …',
  ],
  askFor: ['(minta|mintalah|pohon)( dia| mereka|)( untuk menghantar| menghantar| hantar|) …'],
  askWhether: ['(tanya|tanyakan)( kepadanya| kepada mereka| dia|) (sama ada |adakah |)…'],
  thank: ['(ucapkan |sampaikan |)terima kasih( kepadanya| kepada mereka|) (atas|untuk|kerana) …'],
  apologize: ['(minta maaf|mohon maaf|memohon maaf)( kepadanya| kepada mereka|) (atas|untuk|kerana) …'],
  silence: [
    '(jangan|tanpa|usah) (menyebut|sebut|sebutkan|bincangkan|bercakap tentang|singgung) (soal |tentang |)…',
  ],
};
