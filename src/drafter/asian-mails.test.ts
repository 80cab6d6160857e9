import { beforeAll, expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';

beforeAll(loadLanguages);

/** A professional reply to a mail of 10 March 2026. */
async function replyTo(
  { from, to, text }: { from: string; to?: string; text: string },
  language: Language,
  intent: Intent = 'general',
): Promise<string> {
  const head = [`From: ${from} <someone@mail.example>`, ...(to ? [`To: ${to} <me@mail.example>`] : [])];
  const reading = readEmail(`${head.join('\n')}\nDate: Tue, 10 Mar 2026 10:00:00 +0000\n\n${text}`);
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

const school = {
  from: '王老师',
  to: '李明爸爸',
  text: '李明爸爸，您好：\n\n家长会定于3月20日（周五）下午四点召开，请问您能参加吗？请告知孩子是否对食物过敏。\n\n如不能参加家长会，请提前告诉我，我们另约时间沟通。\n\n王老师',
};

test('Chinese: a question with a word of courtesy is answered as a question', async () => {
  const reply = await replyTo(school, 'Chinese', 'accept');
  expect(reply).toContain('3月20日（周五）16:00');
  expect(reply).toContain('孩子[对食物过敏／没有食物过敏史]。');
  expect(reply).not.toMatch(/第[一二三]个问题|另一个问题/);
});

test('Chinese: which of two is wanted is a choice, and no question of yes or no', async () => {
  const text = '您好！付款方式您希望月结还是款到发货？请提供收货地址。\n\n赵鹏';
  const reply = await replyTo({ from: '赵鹏', text }, 'Chinese');
  expect(reply).toContain('付款方式我希望[月结／款到发货]。收货地址是[地址]。');
  expect(reply).not.toContain('是／否');
});

test('Japanese: a form that has not come is no complaint, and is what is sent again', async () => {
  const text =
    'お世話になっております。3月20日（金）の午前9時はいかがでしょうか。\n\n問診票がまだ届いていないようですので、再送していただくことはできますか。\n\n佐々木';
  const reply = await replyTo(
    { from: '山口内科クリニック 受付 佐々木', to: '田中 様', text },
    'Japanese',
    'accept',
  );
  expect(reply).toMatch(/^山口内科クリニック 受付 佐々木 様/);
  expect(reply).toContain('3月20日（金）9:00');
  expect(reply).toMatch(/問診票[はを]お送り/);
  expect(reply).not.toMatch(/申し訳|ご迷惑/);
  expect(reply).toMatch(/田中$/);
});

test('Japanese: who asks for a CV has not applied for anything', async () => {
  const text = '二次面接のご案内です。\n\n職務経歴書の最新版をお送りいただけますと幸いです。\n\n中村';
  const reply = await replyTo({ from: '株式会社ミライ 人事部 中村', text }, 'Japanese', 'decline');
  expect(reply).not.toMatch(/ご応募/);
  expect(reply).toContain('職務経歴書の最新版');
});

test('Korean: what is needed on the spot is not promised to be sent', async () => {
  const text =
    '안녕하세요.\n\n계약은 이번 주 토요일 오후 2시에 저희 사무실에서 진행하면 어떨까요?\n\n계약 시 신분증과 도장이 필요합니다. 희망 연봉도 함께 알려 주시면 감사하겠습니다.\n\n정미경 드림';
  const reply = await replyTo({ from: '정미경', to: '오세훈 고객님', text }, 'Korean', 'accept');
  expect(reply).not.toMatch(/보내 드리/);
  expect(reply).toContain('희망 연봉');
  expect(reply).toMatch(/오세훈$/);
});

test.each([
  [
    'Thai',
    'เรียน คุณพิมพ์ชนก\n\nคุณหมอขอเลื่อนนัดตรวจฟันจากวันพฤหัสบดีที่ 12 มีนาคม เป็นวันศุกร์ที่ 13 มีนาคม เวลา 15.00 น. สะดวกไหมคะ\n\nขอบคุณค่ะ',
    '13 มีนาคม',
    '12 มีนาคม',
  ],
  [
    'Korean',
    '안녕하세요.\n\n픽업 시간을 오후 4시에서 2시로 변경하려고 하는데 괜찮으신가요?\n\n배준호 드림',
    '오후 2:00',
    '4:00',
  ],
] as const)('%s: of a time that is moved the new one is agreed to', async (language, text, now, before) => {
  const reply = await replyTo(
    { from: language === 'Thai' ? 'สุภาพร แก้วใส' : '배준호', text },
    language,
    'accept',
  );
  expect(reply).toContain(now);
  expect(reply).not.toContain(before);
});

test('Vietnamese: a day in figures behind its weekday keeps its clock time', async () => {
  const text =
    'Chào chị Hà,\n\nBên em có thể gặp chị vào sáng thứ Năm, 12/3, khoảng 9 giờ được không ạ?\n\nEm cảm ơn chị,\nBảo';
  const reply = await replyTo({ from: 'Phạm Quốc Bảo', to: 'Chị Lê Thu Hà', text }, 'Vietnamese', 'accept');
  expect(reply).toContain('9:00 thứ Năm, ngày 12 tháng 3');
  expect(reply).toMatch(/\nLê Thu Hà$/);
});

test('Indonesian: what one is asked to send is named, and to say that one comes is no inquiry', async () => {
  const text =
    'Yth. Bapak Hendra,\n\nKami mengundang Bapak ke pentas seni pada hari Sabtu, 21 Maret. Mohon konfirmasi kehadiran paling lambat tanggal 16 Maret.\n\nMohon kirimkan fotokopi akta kelahiran Dinda.\n\nSri Wahyuni';
  const reply = await replyTo({ from: 'Sri Wahyuni', text }, 'Indonesian', 'accept');
  expect(reply).toContain('akan hadir');
  expect(reply).toContain('fotokopi akta kelahiran Dinda');
});

test('Malay: what one wants to be told is said with a gap for it', async () => {
  const text =
    'Hai Nurul,\n\nSila beritahu siapa yang akan ada di kedai. Adakah kedai dibuka pada hari Ahad?\n\nAmirul';
  expect(await replyTo({ from: 'Amirul Hakim', text }, 'Malay')).toContain(
    'Yang akan ada di kedai ialah [nama].',
  );
});

test('Hindi: what is to be sent is not what it is sent for', async () => {
  const text =
    'आदरणीय राजेश जी,\n\nआवेदन आगे बढ़ाने के लिए कृपया पिछले छह महीनों के बैंक स्टेटमेंट भेज दें। साथ ही बताएँ कि सह-आवेदक कौन होगा।\n\nसादर,\nअनीता शर्मा';
  const reply = await replyTo({ from: 'अनीता शर्मा', text }, 'Hindi', 'accept');
  expect(reply).toContain('बैंक स्टेटमेंट');
  expect(reply).toContain('सह-आवेदक [नाम] होगा।');
  expect(reply).not.toContain('आवेदन भेज');
});

test('Bengali: a word that begins like another is not taken for it', async () => {
  const text = 'প্রিয় মাহমুদ ভাই,\n\nপ্রজেক্টর লাগবে কি? জাতীয় পরিচয়পত্রের একটি স্পষ্ট কপি পাঠাবেন।\n\nশারমিন আক্তার';
  const reply = await replyTo({ from: 'শারমিন আক্তার', text }, 'Bengali');
  expect(reply).not.toMatch(/প্রকল্প|পরিচিত হয়ে/);
});

test('whoever complained is thanked for the word, and not for what he complains of', async () => {
  const text =
    '担当者様\n\n先週届いた棚の天板に大きな傷がありました。写真を添付します。交換していただけますか。\n\n大野';
  expect(await replyTo({ from: '大野 誠', text }, 'Japanese', 'thank')).not.toContain('写真');
});

test('Korean: a fact about an appointment is answered beside its time, and no offer is thanked for', async () => {
  const text =
    '안녕하세요.\n\n3월 24일 화요일 오전 10시에 진료를 받으실 수 있습니다. 이 시간 괜찮으신가요? 진료 확인서가 필요하신가요? 보험 서류 견적을 보내 주시면 감사하겠습니다.\n\n감사합니다.\n다솜의원';
  const reply = await replyTo({ from: '다솜의원', text }, 'Korean');
  expect(reply).toContain('진료 확인서가 [필요합니다 / 필요하지 않습니다].');
  expect(reply).not.toContain('제안');
});

test('Korean: whether it is possible is asked of what stands before', async () => {
  const text =
    '안녕하세요.\n\n견적서도 부탁드립니다. 4월 5일까지는 공사가 끝나야 합니다. 가능할까요?\n\n배수연';
  const reply = await replyTo({ from: '배수연', text }, 'Korean', 'accept');
  expect(reply).toContain('공사는 4월 5일까지 [가능합니다 / 어렵습니다].');
});
