import type { Language } from '#domain/languages.ts';
import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, Span } from '../reading.ts';

/** Sentences that only lead to a list of what is to be told or done: '다음 사항도 확인 부탁드립니다.' */
const leads: Partial<Record<Language, RegExp>> = {
  Chinese: /(?:请|麻烦|烦请|需要|告知|确认|提供|补充|回复)[^。]{0,20}(?:以下|如下|下列)[^。]{0,14}[：:。]?$/u,
  Japanese:
    /(?:下記|以下|次)(?:の|を|に|について|につき|につきまして)[^。]{0,30}(?:ください|下さい|お願い|いただけ|いただきた|幸い|教えて)[^。]{0,16}[。：:]?$/u,
  Korean: /(?:다음|아래)[^.]{0,20}(?:부탁|알려|회신|확인|보내|기재|말씀|주세요|바랍니다)[^.]{0,16}[.:]?$/u,
  Vietnamese:
    /(?<!\p{L})(?:cho biết|báo|xác nhận|cung cấp|gửi|bổ sung|chuẩn bị)(?!\p{L})[^.:]{0,60}(?:sau(?: đây)?|dưới đây|như sau|sau)\s?[:.]?$|vui lòng cho (?:biết|em biết|tôi biết)\s?:$/iu,
  Thai: /(?:แจ้ง|ส่ง|ยืนยัน|ระบุ|บอก|ขอ|เตรียม)[^\n]{0,40}(?:ดังนี้|ต่อไปนี้|ด้านล่าง)(?:ด้วย|นะ|ค่ะ|คะ|ครับ|\s|:)*$/u,
};

/** What opens an item of a list on its line. */
const MARK = /^[\s]*(?:[-*•·–—▪◦●○・]|\(?\d{1,2}[.)、]|[①-⑨]|[가나다라마바][.)])[ \t]*$/u;
const OWN_MARK = /^[・①-⑨]/u;
/** In UTF-16 code units: a longer item is a sentence of its own. */
const LONGEST = 60;

/** Whether a span is the whole of an item that names something. */
function isItem({ text, start, end }: Span, newText: string): boolean {
  if (text.length < 2 || end - start > LONGEST || /[.。!?！？]$/u.test(text)) return false;
  const line = newText.slice(newText.lastIndexOf('\n', start - 1) + 1, start);
  return OWN_MARK.test(text) || MARK.test(line);
}

/**
 * The asks of a mail with one for each item of a list that a sentence leads to ('아래 사항을 알려 주세요'), where the item
 * does not ask by itself; the sentence asks nothing more. `spans`: its sentences, in order. Linear.
 */
export function withListedItems(
  asks: Ask[],
  spans: readonly Span[],
  newText: string,
  language: Language,
): Ask[] {
  const lead = leads[language];
  if (!lead) return asks;
  const added: Ask[] = [];
  const gone = new Set<Ask>();
  let leading: Span | undefined;
  for (const span of spans) {
    const asked = asks.filter(({ start, end }) => start < span.end && end > span.start);
    const listed = leading !== undefined && isItem(span, newText);
    if (listed) {
      for (const ask of asks)
        if (leading && ask.end > leading.start && ask.start < leading.end) gone.add(ask);
      if (asked.length === 0)
        added.push({
          ...span,
          kind: 'request',
          answer: 'fact',
          sentence: foldSpaces(span.text),
          listed: true,
        });
      continue;
    }
    leading = span.text.length < 120 && lead.test(span.text.trim()) ? span : undefined;
  }
  if (gone.size === 0) return asks;
  return [...asks.filter((ask) => !gone.has(ask)), ...added].sort((one, other) => one.start - other.start);
}
