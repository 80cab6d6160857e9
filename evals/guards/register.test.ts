import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { caseOf, replyOf } from '../case.fixture.ts';
import { registerGuard } from './register.ts';

const findings = (language: Language, text: string) => registerGuard(caseOf({ language }), replyOf(text));

/** For each language a reply that mixes two ways of address, and replies that keep to one. */
const replies: readonly [Language, mixed: string, ...pure: string[]][] = [
  [
    'English',
    'Hey Anna,\n\nyeah, I hereby confirm.\n\nYours sincerely',
    'Dear Sir,\n\nI confirm.\n\nYours faithfully',
    'Hey Anna,\n\nsure!\n\nCheers',
  ],
  [
    'French',
    'Merci pour ton message. Je vous réponds demain.',
    'Merci pour votre message.',
    'Merci pour ton message, je te réponds.',
  ],
  [
    'Spanish',
    'Le agradezco su mensaje. Te respondo pronto.',
    'Le agradezco su mensaje.',
    'Gracias por tu mensaje, te respondo pronto.',
  ],
  [
    'German',
    'Vielen Dank für deine Nachricht. Gern helfe ich Ihnen.',
    'Vielen Dank für Ihre Nachricht.',
    'Danke für deine Nachricht. Sie kam gestern an.',
  ],
  [
    'Italian',
    'La ringrazio per il tuo messaggio.',
    'La ringrazio per il Suo messaggio.',
    'Ti ringrazio per il tuo messaggio.',
  ],
  [
    'Portuguese',
    'Obrigado pelo teu pedido. Posso ajudá-lo, se você quiser.',
    'Obrigado pela sua mensagem. Fico à disposição do senhor.',
    'Obrigado pela tua mensagem.',
  ],
  ['Chinese', '感谢您的来信。你的问题我会尽快答复。', '感谢您的来信。', '谢谢你的来信，你的问题我看过了。'],
  [
    'Japanese',
    'ご連絡ありがとうございます。明日送るよ。',
    'ご連絡ありがとうございます。明日お送りします。承知しました。よろしいですか。',
  ],
  [
    'Korean',
    '안녕하세요.\n\n확인했습니다. 내일 보낼게.',
    '안녕하세요.\n\n확인했습니다. 내일 보내겠습니다.\n\n감사합니다.',
    '안녕하세요.\n\n확인했어요. 내일 보낼게요.\n\n감사합니다.',
  ],
  ['Arabic', 'شكرا لك على رسالتكم.', 'شكرا لكم على رسالتكم.', 'شكرا لك على رسالتك.'],
  [
    'Russian',
    'Спасибо за твоё письмо. Я вам отвечу.',
    'Спасибо за ваше письмо.',
    'Спасибо, что написал, я тебе отвечу.',
  ],
  ['Hindi', 'आपके संदेश के लिए धन्यवाद। मैं तुम्हें बताऊँगा।', 'आपके संदेश के लिए धन्यवाद।', 'तुम्हारे संदेश के लिए शुक्रिया।'],
  [
    'Dutch',
    'Bedankt voor je bericht. Ik laat het u weten.',
    'Hartelijk dank voor uw bericht.',
    'Bedankt voor je bericht, ik laat het je weten.',
  ],
  [
    'Swedish',
    'Tack för ditt mejl. Jag återkommer till Er.',
    'Tack för ditt mejl. Jag hör av mig till er.',
    'Tack för Ert mejl.',
  ],
  [
    'Polish',
    'Dziękuję za Twoją wiadomość. Odpowiem Panu jutro.',
    'Dziękuję Panu za wiadomość.',
    'Dzięki za Twoją wiadomość, dam Ci znać.',
  ],
  [
    'Turkish',
    'Mesajınız için teşekkürler. Sana yarın yazarım, siz de bakın.',
    'Mesajınız için teşekkür ederim, size yazarım.',
    'Mesajın için teşekkürler, sana yazarım.',
  ],
  [
    'Vietnamese',
    'Cảm ơn bạn. Tôi sẽ gửi cho anh/chị.',
    'Cảm ơn anh/chị. Tôi sẽ gửi sớm.',
    'Cảm ơn bạn nhé. Chào các bạn đồng nghiệp.',
  ],
  ['Thai', 'ขอบคุณครับ ยินดีค่ะ', 'ขอบคุณสำหรับอีเมลของคุณค่ะ ยินดีค่ะ', 'ขอบคุณครับ'],
  [
    'Indonesian',
    'Terima kasih, Bapak. Nanti kukirim ke kamu.',
    'Terima kasih atas pesan Anda, Bapak.',
    'Makasih ya, nanti aku kirim.',
  ],
  [
    'Greek',
    'Σας ευχαριστώ για το μήνυμά σου.',
    'Σας ευχαριστώ για το μήνυμά σας.',
    'Ευχαριστώ για το μήνυμά σου.',
  ],
  [
    'Romanian',
    'Vă mulțumesc pentru mesajul tău.',
    'Vă mulțumesc pentru mesajul dumneavoastră.',
    'Îți mulțumesc pentru mesaj.',
  ],
  [
    'Czech',
    'Děkuji za Vaši zprávu. Pošlu ti to zítra, těším se na tebe.',
    'Děkuji za Vaši zprávu.',
    'Díky za tvoji zprávu, těším se na tebe.',
  ],
  ['Ukrainian', 'Дякую за твого листа. Я вам відповім.', 'Дякую за вашого листа.', 'Дякую, я тобі відповім.'],
  ['Hebrew', 'תודה לך על הפנייה. אשלח לכם תשובה.', 'תודה לכם על הפנייה.', 'תודה לך, אשלח לך תשובה.'],
  [
    'Malay',
    'Terima kasih, tuan. Saya hantar kepada awak.',
    'Terima kasih, tuan. Saya akan hantar kepada tuan.',
    'Terima kasih awak.',
  ],
  ['Bengali', 'আপনাকে ধন্যবাদ। আমি তোমাকে জানাব।', 'আপনাকে ধন্যবাদ। আমি আপনাকে জানাব।', 'তোমাকে ধন্যবাদ।'],
  [
    'Swahili',
    'Asante kwa ujumbe wako. Nitajibu maswali yenu.',
    'Asante kwa ujumbe wako.',
    'Asanteni kwa ujumbe wenu.',
  ],
];

test.each(replies)('%s: two ways of address in one reply are found', (language, mixed) => {
  expect(findings(language, mixed)).not.toEqual([]);
});

test.each(replies)('%s: a reply that keeps to one passes', (language, _, ...pure) => {
  for (const text of pure) expect(findings(language, text)).toEqual([]);
});

test('gaps and quoted words do not count', () => {
  expect(
    findings('German', 'Vielen Dank für Ihre Nachricht. [dein Name] Ich schrieb „bis du kommst“.'),
  ).toEqual([]);
});

test('합니다 and 해요 in one Korean reply are found, greetings of either are not', () => {
  expect(findings('Korean', '확인했어요. 내일 회의에 참석하겠습니다.')).not.toEqual([]);
});
