import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from '../dates/dates.ts';
import { askMatter } from '../matters/find-matters.ts';
import type { Deed, Thing } from '../matters/matter.ts';
import { loadMatterWords, matterWords } from '../matters/words.ts';
import { findAsks } from './asks.ts';
import { withProposedTimes } from './proposed-times.ts';

const spoken: readonly Language[] = ['Chinese', 'Japanese', 'Korean', 'Vietnamese', 'Turkish', 'Greek'];

beforeAll(async () => {
  await Promise.all(spoken.map((language) => loadMatterWords(language)));
});

const texts = (mail: string, language: Language) => findAsks(mail, { language }).map(({ text }) => text);

test.each<[Language, string, number]>([
  ['Chinese', '有三件事麻烦您：\n一、请把名单发给我；\n二、预算大概是多少？', 2],
  ['Vietnamese', 'Anh giúp em hai việc sau:\n1. Gửi em danh sách khách mời.\n2. Ngân sách là bao nhiêu?', 2],
  ['German', 'Bitte beantworten Sie uns zwei Fragen:\n1. Wann liefern Sie?\n2. Was kostet der Versand?', 2],
  [
    'Korean',
    '두 가지 부탁드립니다.\n1. 명단을 보내 주시겠어요?\n2. 예산은 얼마인가요?\n바쁘시겠지만 회신 부탁드립니다.',
    2,
  ],
  [
    'Japanese',
    '下記2点についてご回答をお願いいたします。\n1. 費用はいくらですか。\n2. 納期はいつ頃でしょうか。',
    2,
  ],
])('In %s what only leads to a list is no point of its own', (language, mail, count) => {
  expect(texts(mail, language)).toHaveLength(count);
});

test('What a list of things is asked by stays an ask', () => {
  expect(texts('Bitte senden Sie uns Folgendes:\n- Vertrag\n- Rechnung', 'German')).toHaveLength(1);
});

test('A bare wish for an answer is no point, a wish for a document before it is', () => {
  expect(texts('请把合同发给我。盼复。', 'Chinese')).toEqual(['请把合同发给我。']);
  expect(texts('資料をお送りください。ご返信をお待ちしております。', 'Japanese')).toEqual([
    '資料をお送りください。',
  ]);
});

test.each<[Language, string, Deed]>([
  ['Korean', '금요일까지 서명하셔서 회신해 주시면 감사하겠습니다.', 'sign'],
  ['Korean', '자료 검토 후 회신 부탁드립니다.', 'review'],
  ['Japanese', '署名のうえご返送いただけますと助かります。', 'sign'],
])('In %s what is to be done before the answer is what is asked for', (language, mail, deed) => {
  const [ask] = findAsks(mail, { language });
  const words = matterWords(language);
  expect(ask && words && askMatter(ask, words).deed).toBe(deed);
});

test('Thanks in advance are no point, and a week gone by is no proposal', () => {
  expect(texts('请把合同发给我。麻烦您了！', 'Chinese')).toHaveLength(1);
  const mail = '지난주에 보내 드린 계약서는 검토하셨는지요?';
  const dates = findDates(mail, '2025-03-12T16:00', { language: 'Korean' });
  const [ask] = withProposedTimes(findAsks(mail, { language: 'Korean' }), dates, mail);
  expect(ask?.act).toBeUndefined();
});

test.each<[Language, string, Thing]>([
  ['Chinese', '烦请会前把最新的报价单发我一份。', 'quote'],
  ['Japanese', '会議の前に見積書をお送りください。', 'quote'],
  ['Korean', '회의 전에 최신 견적서를 보내 주시면 감사하겠습니다.', 'quote'],
  ['Vietnamese', 'Trước cuộc họp, nhờ anh gửi giúp em báo giá mới nhất.', 'quote'],
  ['Turkish', 'Toplantıdan önce fiyat teklifinizi paylaşabilirseniz sevinirim.', 'quote'],
  ['Greek', 'Θα σας παρακαλούσα να μας στείλετε πριν από τη συνάντηση την τελευταία σας προσφορά.', 'quote'],
])('In %s the meeting before which something is wanted is not what is wanted', (language, mail, thing) => {
  const [ask] = findAsks(mail, { language });
  const words = matterWords(language);
  if (!ask || !words) throw new Error('nothing asked');
  expect(askMatter(ask, words)).toEqual({ deed: 'send', thing });
});
