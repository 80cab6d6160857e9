/** An old charset of mails. The charset of a text is the one whose characters are most frequent in the text. */
export type Charset = {
  label: string;
  /** The characters that count for this charset. A hyphen between two characters means a range. */
  letters: string;
  /** How much each character counts. A rarer charset has a lower weight. */
  weight: number;
};

const commonHan =
  '的一是了不在人有我他这中大来上个国和也子时道说出你会后过要就为以们生到作地于学下得可对里而都么去能好看天法小成年动同工方现想进开日实无事问高行意么期发前手定点名公司请您谢电话邮件，。！？：';
const commonTraditional =
  '的一是了不在人有我他這中大來上個國和也子時道說出你會後過要就為以們生到作地於學下得可對裡而都麼去能好看天法小成年動同工方現想進開日實無事問高行意期發前手定點名公司請您謝電話郵件，。！？：';
const cyrillic = 'а-яё';

export const charsets: readonly Charset[] = [
  { label: 'shift_jis', letters: '\u3040-\u30ff、。「」', weight: 1.6 },
  { label: 'euc-jp', letters: '\u3040-\u30ff、。「」', weight: 1.6 },
  { label: 'euc-kr', letters: '가-힣', weight: 1.1 },
  { label: 'gb18030', letters: commonHan, weight: 2.2 },
  { label: 'big5', letters: commonTraditional, weight: 2.2 },
  { label: 'windows-1251', letters: `${cyrillic}іїєґ`, weight: 1.05 },
  { label: 'koi8-r', letters: cyrillic, weight: 1.05 },
  { label: 'windows-1253', letters: 'α-ωάέήίόύώ', weight: 1.05 },
  { label: 'windows-1255', letters: 'א-ת', weight: 1.05 },
  { label: 'windows-1256', letters: '\u0627-\u064a', weight: 1.05 },
  { label: 'windows-874', letters: '\u0e01-\u0e4e', weight: 1.05 },
  { label: 'windows-1250', letters: 'ąćęłńóśźżáčďéěíňřšťúůýžăâîșțşţőűöüÓŚŻŁČŘŠŽÁ„”–', weight: 1 },
  { label: 'windows-1254', letters: 'çğıöşüâîûÇĞİÖŞÜ', weight: 1 },
  {
    label: 'windows-1252',
    letters: 'àâäæçèéêëîïìíñòóôöœßùúûüåøãõáÀÂÄÇÈÉÊÎÔÖØÅÜÁÑ‘’“”–—€«»¿¡º°£·•…',
    weight: 1.02,
  },
];
