import { closingLine, isNameLike, signedName } from './closing.ts';
import { quotedWords } from './quoted-words.ts';
import { startsTable } from './starts-table.ts';
import { isBlank, plainLine } from './text-lines.ts';

/** Where a text's close begins, as indexes of its lines; both are the number of lines where there is none. */
export type Close = {
  /** 'Best regards, Anna' and the block of name, title and telephone below it. */
  signOff: number;
  /** What programs and companies add: '-- ', 'Sent from my iPhone', list footers, disclaimers. */
  signature: number;
  /** The name the sender signs with. */
  name?: string;
};

const sentFrom = startsTable(Object.values(quotedWords).flatMap((row) => row.sentFrom));
const device =
  /iphone|ipad|ipod|android|blackberry|samsung|galaxy|outlook|huawei|xiaomi|redmi|nokia|pixel|mobile|phone|handy|tablet|yahoo|gmail|mail|windows|mobil|smartphone|móvil|movil|celular|cell|telefon|device|treo|htc|verizon|iphon|gerät|appareil|portable|сотов|телефон|айфон|モバイル|スマホ|手机|手機|휴대|جهاز|هاتف|airmail|spark|proton|thunderbird|sparrow|acompli|mailspring|superhuman|aol|hotmail|k-9/;

/** 'Sent from my iPhone' in any language of the table; what follows 'Sent from my' must name a device. */
function isSentFrom(line: string): boolean {
  if (line.length > 160) return false;
  const plain = plainLine(line).replace(/^[([<*_>-]{1,3} ?/, '');
  if (plain.length > 120 || plain.length < 6) return false;
  const lower = plain.toLowerCase();
  const opening = sentFrom(lower).find((words) => lower.startsWith(words));
  if (opening === undefined) return endsAsSentFrom(lower);
  const rest = plain.slice(opening.length);
  if (opening === 'from my') return device.test(lower) && lower.length < 30;
  const clause = /^[^,.!?]*/.exec(rest)?.[0].toLowerCase() ?? '';
  if (device.test(clause) || device.test(opening)) return !/[.!?] \p{L}{2,} .{40}/u.test(rest);
  return (
    /^ (?:my |mon |mi |mein[em]{0,2} )?[\p{L}\d-]{0,12}[\p{Lu}\d]/u.test(rest) &&
    rest.length < 50 &&
    /^ (?:my|mon|mi|mein|il mio|meu|mijn|min|mojego|the|with)/.test(rest.toLowerCase())
  );
}

function endsAsSentFrom(lower: string): boolean {
  if (lower.length > 60 || !device.test(lower)) return false;
  return (
    /(?:から送信|에서 보냄|에서 보낸 메일|傳送|发送|发自|gesendet|gönderildi|से भेजा गया|থেকে পাঠানো|küldve|verstuurd|verzonden|via mobile)[.。]?$/.test(
      lower,
    ) || /^(?:via|from) (?:my )?(?:mobile|iphone|ipad|phone)$/.test(lower)
  );
}

const footer =
  /^(?:you(?:['’]re| are)? (?:received|receiving|got) this|to unsubscribe|unsubscribe\b|to stop receiving|to view this discussion|reply to this email directly|to post to this group|for more options,? visit|please consider the environment|before printing|think before you print|virus-free|this (?:e-?mail|message) (?:has been|was) (?:scanned|checked)|manage (?:your )?(?:subscription|preferences)|to respond, reply|view it on github|view this email in|abmelden|se désabonner|darse de baja|cancelar suscripción|abbestellen|avast)/;
const confidential =
  /confidenti|vertraulich|confidencial|riservat|vertrouwelijk|fortrolig|konfidenti|poufn|důvěrn|конфиденциальн|конфіденційн|εμπιστευτικ|gizli|機密|机密|保密|기밀|سرية|rahsia|rahasia|bảo mật|privileged|luottamuksellis/;
const addressee =
  /recipient|intended|addressee|empfänger|adressat|destinat|geadresseerde|ontvanger|mottagare|odbiorc|adresát|получател|одержувач|παραλήπτη|alıcı|収件|受信者|收件|수신|المستلم|penerima|người nhận|destinata|vastaanottaj|bestemt/;

/** A company's disclaimer or a mailing list's footer. */
function isFooter(line: string): boolean {
  const lower = plainLine(line.slice(0, 600))
    .toLowerCase()
    .replace(/^[*_(["'-]{1,3} ?/, '');
  if (footer.test(lower)) return true;
  if (
    /^(?:confidentiality notice|disclaimer|legal notice|privacy notice|haftungsausschluss|aviso legal|avvertenza)\b/.test(
      lower,
    )
  )
    return true;
  return confidential.test(lower) && addressee.test(lower) && lower.length > 60;
}

const dashes = /^(?:--|—|––|— —|- -)$/;
// The last of these is the mark that Gmail's trackers leave on a line of its own.
const rule = /^(?:_{2,}|-{3,}|={3,}|\*{3,}|~{3,}|#{3,}|\+{3,}|—{2,}|–{2,}|ᐧ)$/;
const contact =
  /@|https?:|www\.|\+?\(?\d[\d ()./-]{5,}\d|\b(?:tel|phone|mobile?|cell|fax|skype|mob|tél|telefon|тел|via mobile|linkedin|twitter)\b|\|/i;

/** Whether the lines from `from` to `to` can be name, title, company, telephone: short, few, no sentences. */
function isBlock(lines: readonly string[], from: number, to: number): boolean {
  let seen = 0;
  for (let index = from; index < to; index++) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const plain = plainLine(text.slice(0, 200));
    if (++seen > 14 || plain.length > 110 || /[?？]$/.test(plain)) return false;
    if (plain.length > 60 && !contact.test(plain)) return false;
    if (/[.!。]$/.test(plain) && plain.split(' ').length > 5 && !contact.test(plain)) return false;
  }
  return true;
}

function firstText(lines: readonly string[], from: number, to: number): number {
  let index = from;
  while (index < to && isBlank(lines[index] ?? '')) index++;
  return index;
}

/** Whether a rule (a line of dashes or underscores) at `index` parts a footer off, and no section or table. */
function partsFooter(lines: readonly string[], index: number, end: number): boolean {
  const following = lines.slice(index + 1, end);
  if (following.every(isBlank)) return true;
  if (/^\s*_/.test(lines[index] ?? '')) return true;
  const tabular = following.some((line) => /\S {2,}\S/.test(line.slice(0, 200)));
  return (
    !tabular && isBlock(lines, index + 1, end) && following.some((line) => contact.test(line.slice(0, 300)))
  );
}

/**
 * Index of the line from which on everything was added by a program or a company. A rule at the very top of a
 * mail is none, unless a quotation stands above (`below`).
 */
function findSignature(lines: readonly string[], below: boolean): number {
  let left = 0;
  let start = lines.length;
  const first = firstText(lines, 0, lines.length);
  for (let index = lines.length - 1; index >= first && left <= 40; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const plain = text.length > 200 ? '' : plainLine(text);
    const onTop = index === first && !below;
    if (dashes.test(plain)) start = left <= 25 ? index : start;
    else if (rule.test(plain))
      start = !onTop && left <= 10 && partsFooter(lines, index, start) ? index : start;
    else if (isSentFrom(text)) start = left <= 30 ? index : start;
    else if (isFooter(text) && (start < lines.length || left <= 15) && !onTop) start = index;
    left++;
  }
  return start;
}

/** The last paragraph as a block without closing words: a name, then telephone, address or link. */
function namedBlock(lines: readonly string[], end: number): Close | undefined {
  let last = end - 1;
  while (last >= 0 && isBlank(lines[last] ?? '')) last--;
  if (last < 0) return undefined;
  const lastText = plainLine((lines[last] ?? '').slice(0, 100));
  const dashed = /^(?:[-–—~]{1,2}|\/\/) ?(\p{L}[^\d,;:!?]{1,38})$/u.exec(lastText)?.[1];
  let top = last;
  while (top > 0 && last - top < 9 && !isBlank(lines[top - 1] ?? '')) top--;
  const first = plainLine((lines[top] ?? '').slice(0, 100));
  const dashedTop = /^(?:[-–—~]{1,2}|\/\/) ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(first)?.[1];
  if (top > 0 && last > top && isBlock(lines, top, end) && (signedName(first) || dashedTop)) {
    const below = lines.slice(top + 1, last + 1);
    if (dashedTop || below.some((line) => contact.test(line.slice(0, 200)))) {
      return { signOff: top, signature: end, name: dashedTop ?? signedName(first) ?? first };
    }
  }
  // A name right above 'via mobile'.
  if (top === last && top > 0 && last === end - 1 && end < lines.length && isNameLike(lastText)) {
    return { signOff: top, signature: end, name: lastText };
  }
  if (dashed && isNameLike(dashed) && last > 0) return { signOff: last, signature: end, name: dashed };
  // '-Anna', a blank line, her address.
  const above = top - 2;
  if (top === last && above > 0 && contact.test(lastText) && !/\s\S+\s/.test(lastText)) {
    const signed = /^[-–—~] ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(
      plainLine((lines[above] ?? '').slice(0, 100)),
    )?.[1];
    if (signed) return { signOff: above, signature: end, name: signed };
  }
  return undefined;
}

/**
 * Finds where the close of a text begins; `quoted` tells that a quotation stands above the text. Looks at the
 * last lines only.
 */
export function findClose(lines: readonly string[], quoted = false): Close {
  const signature = findSignature(lines, quoted);
  let seen = 0;
  let found: Close | undefined;
  for (let index = signature - 1; index >= 0 && seen < 16; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    seen++;
    const closing = closingLine(text);
    if (!closing) continue;
    const next = firstText(lines, index + 1, signature);
    const below = next < signature ? (lines[next] ?? '') : '';
    // Letters close in two lines too: 此致, 敬礼.
    const name = closing.name ?? (below === '' || closingLine(below) ? undefined : signedName(below));
    if (closing.thanks && (next >= signature || (!name && !found))) continue;
    if (!isBlock(lines, index + 1, signature)) break;
    const signed = name ?? found?.name;
    found =
      signed === undefined ? { signOff: index, signature } : { signOff: index, signature, name: signed };
  }
  if (found) return found;
  return namedBlock(lines, signature) ?? { signOff: signature, signature };
}
