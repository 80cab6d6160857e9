import { beforeAll, expect, test } from 'vitest';
import { checkReply } from '#checking/check-reply.ts';
import type { Language } from '#domain/languages.ts';
import { askedOf } from '#drafter/asked.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readingOf } from './case.ts';
import { evalCases } from './cases.ts';
import { BUILT_IN, engineFor } from './engine.ts';

beforeAll(loadLanguages);

/** A friendly reply that answers nothing, whatever was asked. */
const evasive: Record<Language, string> = {
  English:
    'Hello,\n\nThank you for your message and your kind words. I am out of the office and wish you a pleasant day.\n\nBest wishes\nBen',
  German:
    'Guten Tag,\n\nvielen Dank für Ihre Nachricht. Ich bin gerade unterwegs und wünsche Ihnen einen schönen Tag.\n\nFreundliche Grüße\nBen',
  French:
    'Bonjour,\n\nmerci de votre message. Je suis en déplacement et vous souhaite une belle journée.\n\nCordialement,\nBen',
  Spanish: 'Hola:\n\nGracias por su mensaje. Estoy de viaje y le deseo un buen día.\n\nSaludos\nBen',
  Italian:
    'Buongiorno,\n\ngrazie per il Suo messaggio. Sono in viaggio e Le auguro una buona giornata.\n\nSaluti\nBen',
  Portuguese:
    'Olá,\n\nobrigado pela sua mensagem. Estou em viagem e desejo-lhe um bom dia.\n\nCumprimentos\nBen',
  Dutch: 'Beste,\n\nbedankt voor uw bericht. Ik ben onderweg en wens u een fijne dag.\n\nGroet\nBen',
  Swedish: 'Hej!\n\nTack för ditt mejl. Jag är på resande fot och önskar dig en fin dag.\n\nHälsningar\nBen',
  Polish: 'Dzień dobry,\n\ndziękuję za wiadomość. Jestem w podróży i życzę miłego dnia.\n\nPozdrawiam\nBen',
  Czech: 'Dobrý den,\n\nděkuji za zprávu. Jsem na cestách a přeji hezký den.\n\nS pozdravem\nBen',
  Russian:
    'Здравствуйте!\n\nСпасибо за письмо. Я сейчас в дороге и желаю Вам хорошего дня.\n\nС уважением,\nБен',
  Ukrainian: 'Добрий день!\n\nДякую за лист. Я зараз у дорозі й бажаю Вам гарного дня.\n\nЗ повагою,\nБен',
  Romanian:
    'Bună ziua,\n\nvă mulțumesc pentru mesaj. Sunt pe drum și vă doresc o zi frumoasă.\n\nCu stimă,\nBen',
  Greek:
    'Καλημέρα σας,\n\nευχαριστώ για το μήνυμα. Βρίσκομαι σε ταξίδι και σας εύχομαι όμορφη συνέχεια.\n\nΜε εκτίμηση\nΜπεν',
  Turkish:
    'Merhaba,\n\nmesajınız için teşekkürler. Şu anda yoldayım, güzel günler dilerim.\n\nSaygılarımla\nBen',
  Japanese:
    '田中様\n\nご連絡ありがとうございます。ただいま外出しております。よい一日をお過ごしください。\n\n山田',
  Chinese: '您好！\n\n来信收到，谢谢。我正在路上，祝您愉快。\n\n王强',
  Korean: '안녕하세요.\n\n메일 감사합니다. 지금은 이동 중입니다. 좋은 하루 보내세요.\n\n김민수 드림',
  Arabic: 'مرحبًا،\n\nشكرًا على رسالتكم. أنا مسافر الآن وأتمنى لكم نهارًا سعيدًا.\n\nمع التحية\nسامي',
  Hebrew: 'שלום,\n\nתודה על הפנייה. אני בדרכים ומאחל יום נעים.\n\nבברכה\nדן',
  Hindi: 'नमस्ते,\n\nआपके संदेश के लिए धन्यवाद। मैं यात्रा पर हूँ और शुभ दिन की कामना करता हूँ।\n\nसादर\nबेन',
  Bengali: 'নমস্কার,\n\nআপনার বার্তার জন্য ধন্যবাদ। আমি এখন ভ্রমণে আছি, শুভ দিন কামনা করি।\n\nইতি\nবেন',
  Vietnamese:
    'Chào chị,\n\nCảm ơn chị đã viết thư. Tôi đang đi công tác, chúc chị một ngày vui.\n\nTrân trọng\nBen',
  Thai: 'สวัสดี\n\nขอบคุณสำหรับอีเมล ตอนนี้กำลังเดินทาง ขอให้มีความสุข\n\nขอแสดงความนับถือ\nเบน',
  Indonesian:
    'Halo,\n\nterima kasih atas pesannya. Saya sedang bepergian dan mengucapkan selamat beraktivitas.\n\nSalam\nBen',
  Malay:
    'Salam,\n\nterima kasih atas mesej itu. Saya sedang bercuti dan mengucapkan selamat maju jaya.\n\nSalam\nBen',
  Swahili: 'Habari,\n\nasante kwa ujumbe. Niko safarini na nakutakia siku njema.\n\nWako\nBen',
};

const cases = evalCases.filter(
  (one) => one.language === one.mailLanguage && askedOf(readingOf(one)).asks.length > 0,
);

/** The share of the cases' asks that the check says a reply leaves out. */
function shareLeft(replies: ReadonlyMap<string, string>): number {
  const left = cases.flatMap((one) => {
    const reply = replies.get(one.id) ?? '';
    return checkReply({ reply, reading: readingOf(one), emailContent: one.mail }).unansweredAsks;
  });
  return left.length / cases.flatMap((one) => askedOf(readingOf(one)).asks).length;
}

test('the check tells whoever reads an evasive reply what is left unanswered, in any language', () => {
  expect(new Set(cases.map(({ language }) => language)).size).toBe(27);
  expect(shareLeft(new Map(cases.map((one) => [one.id, evasive[one.language]])))).toBeGreaterThan(0.9);
});

test('of asks that were answered the check leaves out few: those answered in other words', async () => {
  const engine = await engineFor(BUILT_IN, {});
  const replies = new Map<string, string>();
  for (const one of cases) {
    const reply = await engine.write(one);
    if ('text' in reply) replies.set(one.id, reply.text);
  }
  expect(shareLeft(replies)).toBeLessThan(0.16);
});
