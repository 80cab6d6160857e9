import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { askMatter } from '../matters/find-matters.ts';
import { loadMatterWords, matterWords } from '../matters/words.ts';
import { findAsks } from './asks.ts';

beforeAll(async () => {
  await Promise.all(languages.map(({ value }) => loadMatterWords(value)));
});

test.each<[Language, string]>([
  ['English', 'We would also need the corrected invoice by Friday.'],
  ['Italian', 'Inoltre avremmo bisogno della fattura corretta entro venerdì.'],
  ['German', 'Außerdem bräuchten wir die korrigierte Rechnung bis Freitag.'],
  ['French', 'Nous aurions également besoin de la facture corrigée d’ici vendredi.'],
  ['Spanish', 'Además, necesitaríamos la factura corregida antes del viernes.'],
  ['Portuguese', 'Além disso, precisaríamos da fatura corrigida até sexta-feira.'],
  ['Romanian', 'De asemenea, am avea nevoie de factura corectată până vineri.'],
  ['Dutch', 'Verder zouden wij de gecorrigeerde factuur uiterlijk vrijdag nodig hebben.'],
  ['Swedish', 'Vi skulle också behöva den rättade fakturan senast på fredag.'],
  ['Polish', 'Potrzebowalibyśmy też poprawionej faktury do piątku.'],
  ['Czech', 'Dále bychom potřebovali opravenou fakturu do pátku.'],
  ['Russian', 'Также нам нужен исправленный счёт до пятницы.'],
  ['Ukrainian', 'Також нам потрібен виправлений рахунок до п’ятниці.'],
  ['Greek', 'Επίσης, θα χρειαζόμασταν το διορθωμένο τιμολόγιο μέχρι την Παρασκευή.'],
  ['Turkish', 'Ayrıca düzeltilmiş faturaya cuma gününe kadar ihtiyacımız var.'],
  ['Arabic', 'كما نحتاج إلى الفاتورة المصححة قبل يوم الجمعة.'],
  ['Hebrew', 'כמו כן נצטרך את החשבונית המתוקנת עד יום שישי.'],
  ['Hindi', 'हमें शुक्रवार तक संशोधित इनवॉइस की आवश्यकता होगी।'],
  ['Bengali', 'আমাদের শুক্রবারের মধ্যে সংশোধিত ইনভয়েস দরকার।'],
  ['Chinese', '另外，我们需要在周五之前拿到更正后的发票。'],
  ['Japanese', 'また、金曜日までに修正後の請求書が必要です。'],
  ['Korean', '또한 금요일까지 수정된 청구서가 필요합니다.'],
  ['Thai', 'นอกจากนี้ เราต้องการใบแจ้งหนี้ฉบับแก้ไขภายในวันศุกร์'],
  ['Vietnamese', 'Ngoài ra chúng tôi cần hóa đơn đã chỉnh sửa trước thứ Sáu.'],
  ['Indonesian', 'Selain itu, kami membutuhkan faktur yang sudah dikoreksi sebelum hari Jumat.'],
  ['Malay', 'Selain itu, kami memerlukan invois yang telah dibetulkan sebelum hari Jumaat.'],
  ['Swahili', 'Pia tunahitaji ankara iliyosahihishwa kabla ya Ijumaa.'],
])('In %s the invoice that is needed is asked for', (language, mail) => {
  const words = matterWords(language);
  const asks = findAsks(mail, { language });
  expect(words && asks.map((ask) => askMatter(ask, words))).toEqual([{ deed: 'send', thing: 'invoice' }]);
});

test.each<[Language, string]>([
  ['Italian', 'Abbiamo bisogno di parlarne internamente.'],
  ['Italian', 'Non abbiamo bisogno della fattura.'],
  ['German', 'Wir brauchen noch Zeit, um das intern zu besprechen.'],
  ['German', 'Wir brauchen keine neue Rechnung.'],
  ['French', 'Nous n’avons pas besoin de la facture.'],
  ['French', 'Nous avons besoin d’en parler en interne.'],
  ['Spanish', 'No necesitamos la factura.'],
  ['Spanish', 'Necesitamos hablarlo internamente.'],
  ['Russian', 'Нам не нужен новый счёт.'],
  ['Russian', 'Нам нужно обсудить это внутри компании.'],
  ['Arabic', 'لا نحتاج إلى فاتورة جديدة.'],
  ['Chinese', '我们需要内部讨论一下。'],
  ['Japanese', '社内での検討が必要です。'],
  ['Korean', '내부 논의가 필요합니다.'],
  ['Greek', 'Δεν χρειαζόμαστε νέο τιμολόγιο.'],
  ['Vietnamese', 'Chúng tôi không cần hóa đơn mới.'],
])('In %s nothing is asked for in “%s”', (language, mail) => {
  expect(findAsks(mail, { language })).toEqual([]);
});
