import { unpartedLetter } from '../language/script.ts';
import { isNameLike } from './closing.ts';
import { letterWords } from './letter-words.ts';
import { startsTable } from './starts-table.ts';
import { isBlank, plainLine } from './text-lines.ts';
import { withoutTitles } from './titles.ts';

const rows = Object.values(letterWords);
const greetings = startsTable(
  [...new Set(rows.flatMap((row) => row.greetings))].sort((a, b) => b.length - a.length),
);
const afterName = [...new Set(rows.flatMap((row) => row.afterName ?? []))].sort(
  (a, b) => b.length - a.length,
);
/** Whom a letter is written to that names nobody, lower case. */
const nobody = new Set(
  [
    'all|team|everyone|everybody|folks|there|sir|madam|sir or madam|sirs|colleagues|friends|both|guys|customer|user|again',
    'sir/madam|member|members|list|valued customer|hiring manager|support|mr|mrs|ms',
    'kollegen|zusammen|alle|miteinander|damen und herren|team|kundin|kunde|tous|toutes|à tous|toutes et tous|mesdames',
    'messieurs|maître|équipe|collègues|client|cliente|todos|todas|equipo|señores|compañeros|cliente|tutti|colleghi|equipe|time',
    "allemaal|collega's|lezer|relatie|klant|alla|ni alla|kollegor|państwo|wszyscy|wszystkim|zespole|všichni|kolegové",
    'tým|toți|tuturor|colegi|echipă|herkes|arkadaşlar|ekip|yetkili|müşterimiz|συνάδελφοι|κύριοι|όλους|όλοι|ομάδα',
    'коллеги|господа|друзья|команда|всем|колеги|панове|друзі|всім|الجميع|السادة|الزملاء|فريق العمل|כולם|צוות|חברים|הנוגע בדבר',
    'السادة الكرام|السادة المحترمون|السادة الأفاضل|السادة الأعزاء|الزملاء الكرام|الزملاء الأعزاء|כל הנוגע בדבר|המעוניינים|לקוחות יקרים',
    'सभी|महोदय|महोदया|सर|मैडम|टीम|সবাই|স্যার|ম্যাডাম|টিম|মহোদয়|মহোদয়া|মহাশয়|মহাশয়া|ทุกท่าน|ทีมงาน|ท่าน|quý công ty|quý khách|quý vị|anh chị|anh',
    'chị|cả nhà|mọi người|semua|tim|bapak/ibu|bapak|ibu|bapak dan ibu|rekan-rekan|tuan/puan|tuan|puan|encik|pasukan|wote',
    'timu|bwana|bibi|wenzangu|mteja|各位|大家|大家好|同事们|团队|先生|女士|皆|皆々|担当者|ご担当者|各|여러분|담당자|관계자|모두',
  ].flatMap((row) => row.split('|')),
);

function cleaned(name: string): string | undefined {
  const bare = name.replace(/[,.:;!，。：！،–-]+$/u, '').trim();
  if (nobody.has(bare.toLowerCase())) return undefined;
  const rest = withoutCompany(withoutTitles(withoutSuffix(withoutTitles(bare))));
  // 'de Vries' begins small.
  const family = rest.replace(PARTICLES, '');
  return rest === '' || nobody.has(rest.toLowerCase()) || (!isNameLike(family) && !FAMILY_SIGN.test(rest))
    ? undefined
    : rest;
}

/** A family's name of China, Japan or Korea in one sign. */
const FAMILY_SIGN = /^[\p{Script=Han}\p{Script=Hangul}]$/u;
const PARTICLES = /^(?:(?:de|den|der|van|von|zu|ter|ten|di|da|du|del|la|le|el|al|bin) ){1,2}(?=\p{Lu})/u;
/** The company or department that stands before a name in the East. */
const COMPANY = /(?:会社|㈱|[(（]株[)）]|公司|집단|주식회사|[(（]주[)）]|[部課室係社店]|센터|팀)\p{L}*\s/u;

function withoutCompany(name: string): string {
  return COMPANY.test(name) ? (name.split(/\s/).at(-1) ?? name) : name;
}

/** '田中' of '田中部長様', '김민수' of '김민수 부장님'. */
function withoutSuffix(name: string): string {
  let rest = name;
  for (let round = 0; round < 3; round += 1) {
    const suffix = afterName.find((word) => rest.endsWith(word) && rest.length > word.length);
    if (!suffix) return rest;
    rest = rest.slice(0, -suffix.length).replace(/[\s,，、]+$/u, '');
  }
  return rest;
}

/** The words up to the mark that ends them; the full stop of a title ends none. */
function nameWords(text: string): string {
  const plain = withoutTitles(text);
  return /^[^,.!?:;，。！？：،–]{1,40}/u.exec(plain)?.[0] ?? '';
}

/** The name a mail addresses in its first lines: 'Anna' of 'Dear Anna,', '田中' of '田中様'. */
export function nameInSalutation(text: string): string | undefined {
  let seen = 0;
  for (const line of text.slice(0, 1000).split('\n')) {
    if (isBlank(line)) continue;
    if (++seen > 3) return undefined;
    const plain = plainLine(line.slice(0, 120));
    const lower = plain.replaceAll('İ', 'i').toLowerCase();
    const greeting = greetings(lower).find(
      (words) =>
        lower.startsWith(words) &&
        (unpartedLetter.test(words.slice(-1)) || !/^[\p{L}\p{M}]/u.test(lower.slice(words.length))),
    );
    if (greeting) {
      const rest = plain.slice(greeting.length).replace(/^[\s,،，、.!！]+/, '');
      const name = cleaned(nameWords(rest));
      if (name || rest === '') return name;
      const first = cleaned(rest.split(/[ ,]/)[0] ?? '');
      return /^\p{L}+,/u.test(rest) ? first : undefined;
    }
    if (plain.length > 30) return undefined;
    const bare = plain.replace(/[,，、:：!！。،]$/u, '');
    const suffix = afterName.find((word) => bare.endsWith(word) && bare.length > word.length);
    if (suffix) return cleaned(bare);
    if (/[,，:：!،]$/u.test(plain)) {
      const name = cleaned(bare);
      // Of two words, the first may greet in a language that is not known here.
      if (name && !name.includes(' ')) return name;
    }
  }
  return undefined;
}
