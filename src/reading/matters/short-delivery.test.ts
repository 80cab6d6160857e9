import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { plainReading } from '../reading.fixture.ts';
import { saysPiecesMissing } from './short-delivery.ts';

const isShort = (language: Language, text: string) =>
  saysPiecesMissing(plainReading(text, { language: { language } }));

test.each<[Language, string]>([
  ['English', 'The goods arrived yesterday, but two of the eight parcels are missing.'],
  ['Italian', 'La merce è arrivata ieri ma mancano due colli su otto.'],
  ['German', 'Die Ware ist gestern angekommen, aber es fehlen zwei Pakete.'],
  ['French', 'La marchandise est arrivée hier, mais il manque deux colis sur huit.'],
  ['Spanish', 'La mercancía llegó ayer, pero faltan dos bultos de ocho.'],
  ['Portuguese', 'A mercadoria chegou ontem, mas faltam dois volumes.'],
  ['Romanian', 'Marfa a ajuns ieri, dar lipsesc două colete.'],
  ['Dutch', 'De goederen zijn gisteren aangekomen, maar er ontbreken twee dozen.'],
  ['Swedish', 'Varorna kom i går men två kolli saknas.'],
  ['Polish', 'Towar dotarł wczoraj, ale brakuje dwóch paczek.'],
  ['Czech', 'Zboží dorazilo včera, ale chybí dva balíky.'],
  ['Russian', 'Товар пришёл вчера, но не хватает двух коробок.'],
  ['Ukrainian', 'Товар надійшов учора, але бракує двох коробок.'],
  ['Greek', 'Τα εμπορεύματα έφτασαν χθες, αλλά λείπουν δύο κιβώτια.'],
  ['Turkish', 'Ürünler dün geldi ancak iki koli eksik.'],
  ['Arabic', 'وصلت البضاعة أمس ولكن ينقصها طردان من أصل ثمانية.'],
  ['Hebrew', 'הסחורה הגיעה אתמול אבל חסרות שתי חבילות.'],
  ['Hindi', 'माल कल आया, लेकिन दो पेटियाँ कम हैं।'],
  ['Bengali', 'পণ্য গতকাল এসেছে, কিন্তু দুটি কার্টন কম আছে।'],
  ['Chinese', '货物昨天已到，但是八箱中少了两箱。'],
  ['Japanese', '昨日商品が届きましたが、2箱足りません。'],
  ['Korean', '어제 물건이 도착했는데 두 상자가 누락되었습니다.'],
  ['Thai', 'สินค้ามาถึงเมื่อวาน แต่ขาดไปสองกล่อง'],
  ['Vietnamese', 'Hàng đã đến hôm qua nhưng thiếu hai kiện.'],
  ['Indonesian', 'Barang tiba kemarin, tetapi kurang dua koli.'],
  ['Malay', 'Barang sampai semalam tetapi dua kotak hilang.'],
  ['Swahili', 'Mzigo ulifika jana lakini vifurushi viwili havijafika.'],
])('In %s a mail says that pieces are missing', (language, text) => {
  expect(isShort(language, text)).toBe(true);
});

test.each<[Language, string]>([
  ['English', 'I am missing you all. No parcels are missing.'],
  ['Italian', 'Mancano due giorni alla consegna.'],
  ['Italian', 'Non manca nessun collo, grazie.'],
  ['German', 'Mir fehlt noch Ihre Unterschrift.'],
  ['German', 'Es fehlt kein Paket.'],
  ['Spanish', 'Faltan dos días para la entrega.'],
  ['French', 'Vous nous manquez.'],
  ['Russian', 'Не хватает времени на подготовку.'],
  ['Chinese', '我们还缺少您的签名。'],
  ['Japanese', '時間が足りません。'],
  ['Turkish', 'Teslimata iki gün kaldı.'],
  ['Greek', 'Δεν λείπει κανένα δέμα.'],
])('In %s nothing of a delivery is missing in “%s”', (language, text) => {
  expect(isShort(language, text)).toBe(false);
});
