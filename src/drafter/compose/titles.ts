import type { Person } from '../phrase-pack.ts';

/** Titles as mails of the 27 languages write them, without full stops, lower case. */
const titles: Record<NonNullable<Person['title']>, string> = {
  mr: 'mr herr herrn monsieur m sr señor senhor signor sig dhr meneer heer pan bay ông anh г-н господин пан κύριος κ domnul dl 先生 さん 씨 님 السيد श्री מר bwana encik tuan bapak pak khun',
  ms: 'ms mrs miss frau madame mme mademoiselle mlle sra señora srta senhora signora sigra sig.ra mevrouw mevr paní pani bayan hanım bà chị г-жа госпожа пані κυρία κα doamna dna 女士 小姐 السيدة श्रीमती सुश्री גברת גב bi bibi cik puan ibu bu',
  dr: 'dr الدكتور الدكتورة doctor doktor docteur dott dottoressa dott.ssa д-р доктор δρ 博士 박사 د ד״ר daktari',
  prof: 'prof professor professeur profesor profesora professoressa professora hoogleraar профессор професор καθηγητής 教授 교수 أستاذ פרופ profesa',
};

const kinds = new Map(
  Object.entries(titles).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as NonNullable<Person['title']>] as const),
  ),
);

/** What kind of title a word is; undefined for one that says neither gender nor degree, as 'Mx'. */
export function titleKind(title: string): Person['title'] {
  return kinds.get(title.toLowerCase().replace(/\.$/, ''));
}
