/** What stands between the old time and the new one, and what of the rest says that it is moved; by their languages. */
const moves: readonly { between: RegExp; said: RegExp }[] = [
  {
    between: /^(?:\s?น\.?)?\s?(?:จึง)?(?:อยาก|ขอ)?(?:เลื่อน|เปลี่ยน|ย้าย)?(?:นัด|วัน)?(?:ไป|มา)?เป็น\s?$/u,
    said: /เลื่อน|เปลี่ยน|ย้าย/u,
  },
  {
    between:
      /^\s?(?:改到|改为|改至|调整到|调整为|调整至|推迟到|推迟至|提前到|提前至|延期到|延期至|延至|改成)\s?$/u,
    said: /改|调|推迟|提前|延/u,
  },
  {
    between: /^(?:の予定)?(?:から|を)、?$/u,
    said: /(?:に|へ)(?:ご?変更|延期|振替|振り替え|ずら|お?日程変更|前倒し)/u,
  },
  { between: /^에서\s?$/u, said: /로\s?(?:변경|연기|옮|조정|미루|앞당)/u },
  {
    between: /^\)?,? (?:sang|qua)(?: (?:ngày|vào|sáng|chiều))?\s?$/iu,
    said: /(?:dời|chuyển|đổi|hoãn|lùi)/iu,
  },
  {
    between: /^,? (?:ke|menjadi|kepada)(?: (?:hari|tanggal|pukul|jam))?\s?$/iu,
    said: /pindah|mindah|menukar|meminda|undur|geser|ubah|ganti|jadwal|pinda|tunda|tukar|anjak/iu,
  },
  { between: /^ (?:के बजाय|से बदलकर|को बदलकर|से)\s?$/u, said: /बदल|स्थगित|टाल|के बजाय|आगे/u },
  { between: /^(?:\s?(?:এর )?(?:পরিবর্তে|বদলে|থেকে))\s?$/u, said: /পরিবর্ত|বদল|পিছ|সরি/u },
];

/** Whether a text moves something from one time to the next: `from` and `to` are where they stand, in UTF-16 code units. */
export function movesFrom(
  text: string,
  from: Readonly<{ end: number }>,
  to: Readonly<{ start: number }>,
): boolean {
  const between = text.slice(from.end, to.start);
  return between.length < 24 && moves.some((move) => move.between.test(between) && move.said.test(text));
}
