import type { Language } from '#domain/languages.ts';
import type { Ask } from '../reading.ts';
import { asksForDeed, foreignAnswer } from './ask-foreign.ts';

/** How a language joins two questions in one sentence: what stands between, and what both halves look like. */
type Join = { and: RegExp; left: RegExp; right: RegExp };

const asksMalay =
  '(?:apakah|adakah|berapa(?:kah)?|kapan|bila(?:kah)?|siapa(?:kah)?|bagaimana(?:kah)?|mengapa|kenapa|(?:di|ke) ?mana(?:kah)?|(?:jam|pukul) berapa|apa|\\p{L}{3,8}kah)';
const malay: Join = {
  and: /,?\s(?:dan|serta)\s|,\s(?=(?:apakah|adakah|berapa|kapan|bila)\p{L}{0,3}\s)/giu,
  left: new RegExp(
    `(?<!\\p{L})${asksMalay}(?!\\p{L})|^(?:bisa|boleh|apa bisa|ada|perlu|masih)(?!\\p{L})|(?<!\\p{L})sudah .{2,40} belum$`,
    'iu',
  ),
  right: new RegExp(
    `^(?:juga |kira-kira |sekitar |kalau (?:bisa|boleh),? )?(?:${asksMalay}|\\p{L}+ apa(?: saja)?(?= yang)|sudah|bisa|boleh|perlu)(?!\\p{L})`,
    'iu',
  ),
};

const joins: Partial<Record<Language, Join>> = {
  Indonesian: malay,
  Malay: malay,
  Vietnamese: {
    and: /,?\s(?:và|còn)\s|,\s/giu,
    left: /^(?!(?:nếu|khi|vì|do|để|trong trường hợp) (?!nào|.*(?<!\p{L})thì(?!\p{L}))).*(?<!\p{L})(?:bao nhiêu(?: \p{L}+){0,3}|bao giờ|khi nào|bao lâu|(?:mấy|ai)(?: \p{L}+){0,3}|đâu|gì|nào|không|chưa)(?: ạ)?$|(?<!\p{L})(?:là|bằng|theo|ở|muốn|chọn|dùng) [^,]{2,40} hay (?!không|chưa)[^,]{2,40}$/iu,
    right:
      /(?<!\p{L})(?:[^,]{2,40} hay (?!không|chưa)[^,]{2,40}\?|bao nhiêu|bao giờ|khi nào|bao lâu|mấy|ai|đâu|gì|nào|thế nào|được không|có [^,]{2,60} không|đã [^,]{2,60} chưa)(?!\p{L})/iu,
  },
  Thai: {
    and: /\s?(?:และ|แล้ว)\s?|\s/gu,
    left: /(?:เท่าไ(?:ร|หร่)|เมื่อไ(?:ร|หร่)|กี่[\u0e01-\u0e4e]{1,8}|ที่ไหน|อะไรบ้าง|ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|หรือต้อง[\u0e01-\u0e4e]{2,24})(?:คะ|ครับ)?$/u,
    right: /(?:เท่าไ[รห]|เมื่อไ[รห]|กี่|ที่ไหน|อะไร|ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|อย่างไร|หรือ[^่].{2,30}ดี)/u,
  },
  Swahili: {
    and: /,?\s(?:na|pia)\s/giu,
    left: /(?<!\p{L})(?:lini|wapi|nani|\p{L}{0,3}ngapi|gani|nini)(?!\p{L})|^(?:je,? )?(?:kuna|mna|una)\s/iu,
    right:
      /^(?:je,? )?(?:(?:i|zi|ki|vi|li|ya|u|m|tu|ni|a|wa)(?:na|ta|me)\p{L}+|kuna|mna|una|inawezekana|naweza)(?!\p{L})|(?<!\p{L})(?:lini|wapi|nani|\p{L}{0,3}ngapi|gani|nini)(?!\p{L})/iu,
  },
};

/** In UTF-16 code units: a shorter half is no question of its own, a longer sentence is not taken apart. */
const SHORTEST = 8;
const LONGEST = 400;
const MOST = 4;

function questionOf(ask: Ask, from: number, to: number, language: Language): Ask {
  const { topic, act, proposedTime, ...rest } = ask;
  const text = ask.text.slice(from, to).trim();
  const answer = foreignAnswer(text, language);
  const isProposed = proposedTime !== undefined && text.includes(proposedTime);
  return {
    ...rest,
    text,
    start: ask.start + from,
    end: ask.start + to,
    answer: answer === 'action' && !asksForDeed(text, language) ? 'yes-no' : answer,
    ...(isProposed ? { proposedTime, ...(act ? { act } : {}) } : {}),
  };
}

/**
 * 'Berapa tarifnya, dan apakah sarapan termasuk?' is two questions. A question of a language other than English is parted
 * where both halves ask by themselves; else it stays whole. Linear.
 */
export function joinedQuestions(ask: Ask, language: Language): Ask[] {
  const join = joins[language];
  if (!join || ask.kind !== 'question' || ask.text.length > LONGEST) return [ask];
  const parts: Ask[] = [];
  let from = 0;
  for (const { 0: and, index } of ask.text.matchAll(join.and)) {
    const left = ask.text.slice(from, index);
    const right = ask.text.slice(index + and.length);
    if (parts.length >= MOST - 1 || left.length < SHORTEST || right.length < SHORTEST) continue;
    if (!join.left.test(left) || !join.right.test(right)) continue;
    parts.push(questionOf(ask, from, index, language));
    from = index + and.length;
  }
  return from === 0 ? [ask] : [...parts, questionOf(ask, from, ask.text.length, language)];
}
