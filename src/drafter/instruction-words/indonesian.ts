import type { InstructionWords } from '../instruction-words.ts';

/** How instructions are put in Indonesian: as commands. */
export const indonesian: InstructionWords = {
  and: [' dan ', ' tetapi ', ' tapi ', ' lalu ', ' kemudian '],
  please: ['tolong', 'mohon', 'silakan', 'harap', 'juga', 'ya'],
  politely: [
    'dengan sangat sopan',
    'dengan sopan',
    'secara sopan',
    'secara halus',
    'dengan halus',
    'baik-baik',
    'dengan tegas',
    'dengan ramah',
  ],
  everything: [
    '(itu|ini|semua|semuanya|undangan|tawaran|permintaan|usulan|rapat|pertemuan|penawaran)(nya|)( ini| itu| tersebut|)',
  ],
  short: [
    '(buat|tulis|balas|jawab|usahakan)( balasan| jawaban| balasannya|)( dengan| secara| yang|)( sangat| lebih|) (singkat|pendek|ringkas)( saja|)',
    '(sangat |lebih |)(singkat|pendek|ringkas)( saja| dan padat|)',
    '(jawaban|balasan) (singkat|pendek)',
  ],
  atMost: {
    sentences: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (kalimat)( saja| sahaja| maksimal|)',
    ],
    words: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (kata|perkataan)( saja| sahaja| maksimal|)',
    ],
    characters: [
      '(jawab |tulis |balas |)(dalam |dengan |)(maksimal |maksimum |paling banyak |tidak lebih dari |tidak lebih daripada |kurang dari |kurang daripada |)… (karakter|huruf|aksara)( saja| sahaja| maksimal|)',
    ],
  },
  long: [
    '(buat|tulis|balas|jawab)( balasan|)( dengan| secara|)( lebih|) (panjang|rinci|detail|lengkap)',
    '(lebih |)(panjang|rinci|detail|lengkap)',
    '(jawaban|balasan) (panjang|rinci|yang lebih panjang)',
  ],
  list: [
    '(jawab |gunakan |tulis |buat |)(dalam bentuk |dengan |sebagai |berupa |)(daftar|daftar poin|poin-poin|poin|bullet|daftar berpoin|butir-butir)',
  ],
  noApology: ['(tanpa|jangan|tidak perlu|tidak usah) (permintaan maaf|minta maaf|meminta maaf|maaf)'],
  noGreeting: ['(tanpa|jangan pakai|jangan beri|tidak perlu) (salam|sapaan|salam pembuka)'],
  sound: [
    '(tulis|balas|jawab|bersikap|buat)( dengan| secara| yang|)( lebih| sangat|) …',
    '(tulis |jawab |balas |)(dengan |gunakan |pakai |)(nada|gaya|bahasa)( yang|)( lebih|) …',
    'lebih …',
  ],
  tones: {
    friendly: ['ramah', 'bersahabat', 'hangat', 'akrab'],
    professional: ['profesional'],
    concise: ['padat'],
    formal: ['formal', 'resmi'],
    casual: ['santai', 'kasual', 'tidak formal', 'informal'],
    enthusiastic: ['antusias', 'bersemangat', 'semangat'],
    empathetic: ['empatik', 'penuh empati', 'empati', 'pengertian'],
    urgent: ['mendesak'],
    diplomatic: ['diplomatis', 'sopan', 'santun'],
    humorous: ['humoris', 'lucu', 'jenaka', 'humor'],
    assertive: ['tegas', 'asertif', 'percaya diri'],
  },
  signAs: [
    '(tanda tangani|tandatangani|tanda tangan|ditandatangani)( sebagai| dengan nama| atas nama|:|) …',
    'nama saya …',
  ],
  callThem: ['(panggil|sebut|sapa) (dia|beliau|mereka|penerima)( sebagai| dengan| dengan nama|) …'],
  propose: [
    '(usulkan|sarankan|tawarkan|ajukan)( pertemuan| rapat| waktu| hari|)( pada|) …',
    '(pindahkan|tunda|undur|ubah)( rapat| pertemuan| jadwal|) ke …',
  ],
  yesNo: ['ya', 'tidak'],
  accept: [
    '(terima|setujui|setuju|konfirmasi|konfirmasikan)~',
    '(terima|setujui|konfirmasi|konfirmasikan) …~',
    '(katakan|jawab|bilang) ya',
    '(katakan |jawab |bilang |)ya (untuk|pada|ke|kepada|terhadap|atas|soal) …',
  ],
  decline: [
    '(tolak)~',
    '(tolak) …~',
    '(katakan|jawab|bilang) tidak~',
    '(katakan |jawab |bilang |)tidak (untuk|pada|ke|kepada|terhadap|atas|soal) …~',
  ],
  askPlace: ['(pertanyaan|poin|permintaan|usulan|hal|butir|nomor)( yang|) …', '(untuk |pada |)yang …'],
  ordinals: [['pertama', 'kesatu'], ['kedua'], ['ketiga'], ['keempat'], ['kelima'], ['terakhir']],
  quote: ['(tulis|tambahkan|katakan|kutip|sertakan|gunakan|masukkan)( kalimat| kata-kata|)(:|) …'],
  say: [
    '(katakan|tulis|sebutkan|sampaikan|konfirmasikan|jelaskan|tambahkan|beri tahu|beritahu|beritahukan|tegaskan|informasikan|jawab|bilang)( kepadanya| kepada mereka| dia| mereka| beliau|) (bahwa|kalau) …',
    '(sebutkan|singgung) …',
  ],
  askFor: ['(minta|mintalah|mintakan)( dia| mereka|)( untuk mengirim| mengirimkan| kirim|) …'],
  askWhether: ['(tanyakan|tanya)( kepadanya| kepada mereka| dia|) (apakah |)…'],
  thank: [
    '(ucapkan |sampaikan |)(terima kasih|berterima kasihlah|berterima kasih)( kepadanya| kepada mereka|) (atas|untuk) …',
  ],
  apologize: [
    '(minta maaf|mintalah maaf|meminta maaf|sampaikan permintaan maaf)( kepadanya| kepada mereka|) (atas|untuk|karena) …',
  ],
  silence: [
    '(jangan|tanpa|tidak usah) (menyebut|sebut|sebutkan|menyebutkan|bahas|membahas|singgung|bicara tentang|menyinggung) (soal |tentang |)…',
  ],
};
