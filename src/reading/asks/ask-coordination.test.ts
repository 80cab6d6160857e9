import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { askMatter } from '../matters/find-matters.ts';
import type { Deed } from '../matters/matter.ts';
import { loadMatterWords, matterWords } from '../matters/words.ts';
import { coordinatedAsks } from './ask-coordination.ts';
import { findAsks } from './asks.ts';

beforeAll(async () => {
  await Promise.all(languages.map(({ value }) => loadMatterWords(value)));
});

function partsOf(text: string, language: Language) {
  const words = matterWords(language);
  if (!words) throw new Error(`no words of ${language}`);
  return findAsks(text, { language })
    .flatMap((ask) => coordinatedAsks(ask, words, language))
    .map((ask) => ({ ...ask, deed: askMatter(ask, words).deed }));
}

const twofold: [Language, string, Deed, Deed][] = [
  ['German', 'Könnten Sie mir den Vertrag schicken und den Termin bestätigen?', 'send', 'confirm'],
  ['German', 'Bitte unterschreiben Sie das Formular und schicken Sie es uns zurück.', 'sign', 'send'],
  ['German', 'Bitte teilen Sie uns mit, wer kommt, und schicken Sie uns das Formular.', 'tell', 'send'],
  ['French', 'Pourriez-vous nous envoyer le devis et nous confirmer la date ?', 'send', 'confirm'],
  ['French', 'Merci de relire le contrat et de le signer.', 'review', 'sign'],
  ['Spanish', '¿Podría confirmarme la fecha y enviarnos el programa?', 'confirm', 'send'],
  [
    'Spanish',
    'Necesito que me confirmes si prefieres esperar, y que apruebes el presupuesto adicional.',
    'confirm',
    'approve',
  ],
  ['Italian', 'Potrebbe inviarci il preventivo e confermare la data?', 'send', 'confirm'],
  ['Portuguese', 'Poderia enviar-me o contrato e confirmar a reunião?', 'send', 'confirm'],
  ['Dutch', 'Kunt u mij het contract sturen en de afspraak bevestigen?', 'send', 'confirm'],
  ['Swedish', 'Kan du skicka avtalet och bekräfta mötet?', 'send', 'confirm'],
  ['Polish', 'Czy mógłby Pan przesłać umowę i potwierdzić termin spotkania?', 'send', 'confirm'],
  ['Czech', 'Můžete mi poslat smlouvu a potvrdit termín?', 'send', 'confirm'],
  ['Russian', 'Прошу прислать договор и подтвердить встречу.', 'send', 'confirm'],
  ['Ukrainian', 'Прошу надіслати договір і підтвердити зустріч.', 'send', 'confirm'],
  ['Romanian', 'Ați putea să-mi trimiteți contractul și să confirmați data?', 'send', 'confirm'],
  [
    'Greek',
    'Θα μπορούσατε να μου στείλετε το συμβόλαιο και να επιβεβαιώσετε το ραντεβού;',
    'send',
    'confirm',
  ],
  ['Turkish', 'Sözleşmeyi gönderip randevuyu teyit eder misiniz?', 'send', 'confirm'],
  ['Indonesian', 'Bisakah Anda mengirimkan kontrak dan mengonfirmasi jadwalnya?', 'send', 'confirm'],
  ['Malay', 'Bolehkah tuan menghantar kontrak dan mengesahkan tarikhnya?', 'send', 'confirm'],
  ['Vietnamese', 'Anh vui lòng gửi hợp đồng và xác nhận lịch hẹn giúp tôi.', 'send', 'confirm'],
  ['Thai', 'กรุณาส่งสัญญาและยืนยันวันนัดหมายด้วยครับ', 'send', 'confirm'],
  ['Chinese', '请把合同发给我，并确认会议时间。', 'send', 'confirm'],
  ['Japanese', '内容をご確認の上、ご署名ください。', 'review', 'sign'],
  ['Korean', '계약서를 보내 주시고 일정을 확인해 주세요.', 'send', 'confirm'],
  ['Hindi', 'कृपया अनुबंध भेजें और बैठक की पुष्टि करें।', 'send', 'confirm'],
  ['Bengali', 'অনুগ্রহ করে চুক্তিটি পাঠান এবং সভার তারিখ নিশ্চিত করুন।', 'send', 'confirm'],
  ['Arabic', 'يرجى إرسال العقد وتأكيد موعد الاجتماع.', 'send', 'confirm'],
  ['Hebrew', 'האם תוכל לשלוח את החוזה ולאשר את הפגישה?', 'send', 'confirm'],
  ['Swahili', 'Tafadhali naomba kutuma mkataba na kuthibitisha mkutano.', 'send', 'confirm'],
];

test.each(twofold)(
  'two requests joined in one sentence are two asks in %s: %s',
  (language, text, first, second) => {
    const parts = partsOf(text, language);
    expect(parts.map(({ deed }) => deed)).toEqual([first, second]);
    for (const part of parts) expect(text.slice(part.start, part.end)).toBe(part.text);
  },
);

const single: [Language, string][] = [
  ['German', 'Bitte schicken Sie mir den Vertrag und die Bestätigung.'],
  ['German', 'Bitte schicken Sie mir den geprüften und unterschriebenen Vertrag.'],
  ['German', 'Bitte schicken Sie mir den Vertrag, damit ich ihn prüfen und unterschreiben kann.'],
  ['French', 'Pourriez-vous m’envoyer le contrat et la confirmation ?'],
  ['French', 'Pourriez-vous m’envoyer le contrat pour que je puisse le relire et le signer ?'],
  ['Spanish', '¿Podría enviarme el contrato y la firma del director?'],
  ['Italian', 'Potrebbe inviarmi il contratto che devo leggere e firmare?'],
  ['Portuguese', 'Poderia enviar-me o contrato para eu rever e assinar?'],
  ['Dutch', 'Kunt u mij het contract en de bevestiging sturen?'],
  ['Swedish', 'Kan du skicka avtalet och bekräftelsen?'],
  ['Polish', 'Czy mógłby Pan przesłać umowę i potwierdzenie przelewu?'],
  ['Russian', 'Прошу прислать договор и подтверждение оплаты.'],
  ['Indonesian', 'Mohon kirimkan kontrak agar kami bisa memeriksa dan menandatanganinya.'],
  ['Chinese', '请把合同和确认书发给我。'],
];

test.each(single)(
  'things and reasons joined by the same word are no asks of their own in %s: %s',
  (language, text) => {
    expect(partsOf(text, language)).toHaveLength(1);
  },
);

test('each half wants its own kind of answer', () => {
  const [first, second] = partsOf(
    'Tu peux m’envoyer le fichier et me dire combien coûte la version anglaise ?',
    'French',
  );
  expect(first).toMatchObject({ answer: 'action', deed: 'send' });
  expect(second).toMatchObject({ answer: 'amount' });
});
