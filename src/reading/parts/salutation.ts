import { isNameLike } from './closing.ts';
import { letterWords } from './letter-words.ts';
import { startsTable } from './starts-table.ts';
import { isBlank, plainLine } from './text-lines.ts';

const rows = Object.values(letterWords);
const greetings = startsTable(
  [...new Set(rows.flatMap((row) => row.greetings))].sort((a, b) => b.length - a.length),
);
const afterName = [...new Set(rows.flatMap((row) => row.afterName ?? []))].sort(
  (a, b) => b.length - a.length,
);
const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|madam|herr|frau|herrn|monsieur|madame|m|mme|señor|señora|sr|sra|signor|signora|dott|pan|pani|пан|г-н|г-жа|heer|mevrouw|bay|bayan|anh|chị|em|bạn|khun|คุณ|bapak|ibu|encik|puan|bwana|bi|κύριε|κυρία|domn|doamnă|domnule|pane|paní)\.? /i;
const nobody =
  /^(?:all|team|everyone|everybody|folks|there|sir|madam|sir or madam|sirs|colleagues|friends|both|guys|customer|user|again|kollegen|zusammen|alle|tous|todos|tutti|allemaal|collega's|damen und herren|sir\/madam|members?|list|valued customer|hiring manager|support|mr|mrs|ms)$/i;

function cleaned(name: string): string | undefined {
  let rest = name.replace(/[,.:;!，。：！–-]+$/u, '').trim();
  for (let round = 0; round < 2; round++) rest = rest.replace(titles, '');
  if (rest === '' || nobody.test(rest) || !isNameLike(rest)) return undefined;
  return rest;
}

/** The name a mail addresses in its first lines: 'Anna' of 'Dear Anna,', '田中' of '田中様'. */
export function nameInSalutation(text: string): string | undefined {
  let seen = 0;
  for (const line of text.slice(0, 1000).split('\n')) {
    if (isBlank(line)) continue;
    if (++seen > 3) return undefined;
    const plain = plainLine(line.slice(0, 120));
    const lower = plain.toLowerCase();
    const greeting = greetings(lower).find(
      (words) => lower.startsWith(words) && !/^[\p{L}\p{M}]/u.test(lower.slice(words.length)),
    );
    if (greeting) {
      const rest = plain
        .slice(greeting.length)
        .replace(/^[\s,]+/, '')
        .replace(titles, '');
      const name = cleaned(/^[^,.!?:;，。！？：–]{1,40}/u.exec(rest)?.[0] ?? '');
      if (name || rest === '') return name;
      const first = cleaned(rest.split(/[ ,]/)[0] ?? '');
      return /^\p{L}+,/u.test(rest) ? first : undefined;
    }
    if (plain.length > 30) return undefined;
    const bare = plain.replace(/[,，、:：!！。]$/u, '');
    const suffix = afterName.find((word) => bare.endsWith(word) && bare.length > word.length);
    if (suffix) return cleaned(bare.slice(0, -suffix.length).trim());
    if (/[,，:：!]$/u.test(plain)) {
      const name = cleaned(bare);
      if (name && bare.split(' ').length <= 2) return name;
    }
  }
  return undefined;
}
