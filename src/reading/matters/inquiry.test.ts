import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { coordinatedAsks } from '../asks/ask-coordination.ts';
import { findAsks } from '../asks/asks.ts';
import { askMatter } from './find-matters.ts';
import type { Deed } from './matter.ts';
import { loadMatterWords, matterWords } from './words.ts';

beforeAll(async () => {
  await Promise.all(languages.map(({ value }) => loadMatterWords(value)));
});

function deedsOf(language: Language, mail: string): (Deed | undefined)[] {
  const words = matterWords(language);
  if (!words) throw new Error('not loaded');
  const asks = findAsks(mail, { language }).flatMap((ask) => coordinatedAsks(ask, words, language));
  return asks.map((ask) => askMatter(ask, words).deed);
}

test.each<[Language, string]>([
  ['Italian', 'Potrebbe verificare con il corriere e dirci quando arriveranno?'],
  ['German', 'Könnten Sie beim Spediteur nachfragen und uns sagen, wann die Pakete kommen?'],
  ['French', 'Pourriez-vous vérifier auprès du transporteur et nous dire quand ils arriveront ?'],
  ['Spanish', '¿Podría consultar con el transportista y decirnos cuándo llegarán?'],
  ['Portuguese', 'Poderia verificar com a transportadora e informar quando vão chegar?'],
  ['Romanian', 'Ați putea verifica cu firma de curierat și să ne spuneți când ajung?'],
  ['Dutch', 'Kunt u bij de koerier navragen en ons laten weten wanneer ze aankomen?'],
  ['Swedish', 'Kan ni höra med transportören och meddela oss när de kommer?'],
  ['Polish', 'Czy mogą Państwo sprawdzić u kuriera i dać znać, kiedy dotrą?'],
  ['Czech', 'Můžete to prověřit u dopravce a dát nám vědět, kdy dorazí?'],
  ['Russian', 'Не могли бы вы уточнить у курьера и сообщить, когда их доставят?'],
  ['Ukrainian', 'Чи не могли б ви уточнити у кур’єра та повідомити, коли їх доставлять?'],
  ['Greek', 'Μπορείτε να ελέγξετε με τον μεταφορέα και να μας πείτε πότε θα φτάσουν;'],
  ['Turkish', 'Kargo firmasına sorup ne zaman geleceklerini bildirir misiniz?'],
  ['Arabic', 'هل يمكنكم الاستفسار من شركة الشحن وإبلاغنا متى ستصل؟'],
  ['Hebrew', 'תוכל לבדוק מול חברת השילוח ולעדכן אותנו מתי יגיעו?'],
  ['Hindi', 'क्या आप कूरियर से पता करके बता सकते हैं कि वे कब पहुँचेंगे?'],
  ['Bengali', 'কুরিয়ারের কাছে খোঁজ নিয়ে জানাবেন কবে পৌঁছাবে?'],
  ['Chinese', '能否向快递公司核实一下，并告知何时送达？'],
  ['Japanese', '運送会社に確認のうえ、いつ届くかお知らせいただけますか。'],
  ['Korean', '택배사에 확인하셔서 언제 도착하는지 알려 주시겠습니까?'],
  ['Thai', 'รบกวนช่วยสอบถามกับบริษัทขนส่งแล้วแจ้งว่าจะมาถึงเมื่อไหร่'],
  ['Vietnamese', 'Nhờ anh kiểm tra với bên vận chuyển và báo cho chúng tôi khi nào hàng đến.'],
  ['Indonesian', 'Mohon dicek dengan pihak kurir dan beri tahu kami kapan barangnya tiba.'],
  ['Malay', 'Bolehkah pihak tuan menyemak dengan syarikat penghantaran dan maklumkan bila ia akan tiba?'],
  ['Swahili', 'Tafadhali ulizia kampuni ya usafirishaji na utujulishe yatafika lini.'],
])('In %s to look into something and tell what came of it is one deed', (language, mail) => {
  expect(deedsOf(language, mail)).toEqual(['check']);
});

test.each<[Language, string, Deed]>([
  ['English', 'Could you check the attached contract?', 'review'],
  ['German', 'Bitte prüfen Sie, ob die Zahlung eingegangen ist.', 'check'],
  ['German', 'Bitte prüfen Sie den Vertrag und geben Sie uns Rückmeldung.', 'review'],
  ['Italian', 'Potrebbe controllare la bozza e dirmi se va bene?', 'review'],
  ['French', 'Pourriez-vous relire le contrat ?', 'review'],
  ['Spanish', '¿Puede revisar el presupuesto y enviarme sus comentarios?', 'review'],
  ['Russian', 'Проверьте, пожалуйста, договор.', 'review'],
  ['Polish', 'Proszę sprawdzić umowę.', 'review'],
  ['Chinese', '请查看附件合同并提出意见。', 'review'],
  ['Japanese', '契約書をご確認ください。', 'review'],
  ['Korean', '계약서 검토 부탁드립니다.', 'review'],
  ['Arabic', 'يرجى مراجعة العقد.', 'review'],
  ['Thai', 'กรุณาตรวจสอบสัญญา', 'review'],
  ['Turkish', 'Sözleşmeyi kontrol eder misiniz?', 'review'],
])('In %s “%s” wants: %s', (language, mail, deed) => {
  expect(deedsOf(language, mail)[0]).toBe(deed);
});
