/** What mail programs put before a subject, without the colon; lower case. */
type SubjectPrefixes = { reply: readonly string[]; forward: readonly string[] };

/**
 * The prefixes of subjects, by BCP 47 tag, as Gmail, Outlook, Apple Mail, Thunderbird and Lotus Notes write them in their
 * translations. 'VS' answers in Finnish and forwards in Danish and Norwegian: it counts as an answer's.
 */
const subjectPrefixes: Readonly<Record<string, SubjectPrefixes>> = {
  en: { reply: ['re'], forward: ['fw', 'fwd', 'forward'] },
  fr: { reply: ['re', 'ré', 'rép'], forward: ['tr', 'fwd'] },
  es: { reply: ['re'], forward: ['rv', 'reenv'] },
  de: { reply: ['aw', 'antw', 'antwort', 're'], forward: ['wg', 'fwd'] },
  it: { reply: ['r', 'rif', 're'], forward: ['i', 'inoltra'] },
  pt: { reply: ['re', 'res'], forward: ['enc'] },
  zh: { reply: ['回复', '回覆', '答复', '答覆', '回應'], forward: ['转发', '轉寄', '轉發'] },
  ja: { reply: ['返信'], forward: ['転送'] },
  ko: { reply: ['회신', '답장', '답변'], forward: ['전달'] },
  ar: { reply: ['رد', 'رد على'], forward: ['إعادة توجيه', 'توجيه'] },
  ru: { reply: ['ответ', 'отв', 'на'], forward: ['пересл'] },
  hi: { reply: ['उत्तर', 'जवाब'], forward: ['अग्रेषित'] },
  nl: { reply: ['antw', 'betr', 're'], forward: ['doorst', 'fw'] },
  sv: { reply: ['sv'], forward: ['vb'] },
  pl: { reply: ['odp'], forward: ['pd', 'przek'] },
  tr: { reply: ['ynt', 'yan'], forward: ['ilt', 'i̇lt', 'yönlen'] },
  vi: { reply: ['trả lời'], forward: ['chuyển tiếp'] },
  th: { reply: ['ตอบ', 'ตอบกลับ'], forward: ['ส่งต่อ'] },
  id: { reply: ['bls', 'balas'], forward: ['trs', 'terusan'] },
  el: { reply: ['απ', 'σχετ'], forward: ['πρθ', 'προώθ'] },
  ro: { reply: ['răsp', 'rasp'], forward: ['redirecționare'] },
  cs: { reply: ['odp'], forward: ['fwd', 'předej', 'přeposláno'] },
  uk: { reply: ['відп', 'відповідь'], forward: ['пересл', 'перенапр'] },
  he: { reply: ['השב', 'תגובה'], forward: ['העבר', 'הועבר'] },
  ms: { reply: ['bls'], forward: ['majukan'] },
  bn: { reply: ['উত্তর'], forward: ['ফরোয়ার্ড'] },
  sw: { reply: ['jibu'], forward: ['sambaza'] },
  da: { reply: ['sv'], forward: [] },
  no: { reply: ['sv'], forward: [] },
  fi: { reply: ['vs'], forward: ['vl'] },
  hu: { reply: ['vá'], forward: ['tovább', 'továbbítás'] },
  sk: { reply: ['odp'], forward: ['fwd'] },
  bg: { reply: ['отг'], forward: ['пр'] },
  ca: { reply: ['re'], forward: ['rv'] },
  hr: { reply: ['odg'], forward: ['prosl'] },
};

function prefixPattern(words: readonly string[]): RegExp {
  // Outlook counts 'Re[2]:', others 'Re(2):' and 'Re^2:'.
  return new RegExp(`^(?:${[...new Set(words)].join('|')})(?: ?[[(]\\d{1,3}[\\])]|\\^\\d)? ?[:：] ?`, 'iu');
}

const rows = Object.values(subjectPrefixes);
const replyWords = rows.flatMap(({ reply }) => reply);

/** How a subject begins that answers another: 'Re: ', 'AW:', 'Re[2]:', '回复：'. */
export const replyPrefix = prefixPattern(replyWords);

/** How a subject begins that answers or forwards another. */
export const anyPrefix = prefixPattern([...replyWords, ...rows.flatMap(({ forward }) => forward)]);
