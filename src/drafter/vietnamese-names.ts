/** Family names, with which a Vietnamese name begins; the given name stands last. */
const FAMILY =
  /^(?:nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|hồ|ngô|dương|lý|đinh|mai|trịnh|đoàn|lâm|trương|cao|tạ|tô|hà|lương|châu|thái|quách|nguyen|tran|pham|hoang|huynh|dang|bui|ngo|duong|dinh|trinh|doan|truong) \S/iu;
/** What no other language writes so: some of the family names without their marks, some letters. */
const TELLING =
  /^(?:nguyen|tran|pham|hoang|huynh|dang|bui|dinh|trinh|truong|lê|vũ|võ|hà|hoàng|ngô|hồ|lý|tô|châu) |[ăđơưĩũạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/**
 * The given name of a whole Vietnamese name: 'Hà' of 'Nguyễn Thu Hà'. Undefined for every other name, and where too
 * little tells: 'Mai Anh'. Marks may be composed or not.
 */
export function vietnameseGivenName(full: string): string | undefined {
  const name = full.normalize('NFC').trim();
  if (!FAMILY.test(name) || !TELLING.test(name)) return undefined;
  return name.split(/\s+/).at(-1);
}
