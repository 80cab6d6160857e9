import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { turkish } from './turkish.ts';
import { turnedAsk } from './turn.ts';
import type { Said } from './turning.ts';

test.each<[AskAnswer, string, string]>([
  [
    'choice',
    'Sözleşmeyi altı aylık mı yıllık mı yapıyorsunuz?',
    'Sözleşmeyi [altı aylık / yıllık] yapıyorum.',
  ],
  [
    'amount',
    'Bu artış yasal mı, itiraz etmek için ne kadar sürem var?',
    'Bu artış [yasal / yasal değil]. İtiraz etmek için [ne kadar] süre{niz|n} var.',
  ],
  [
    'choice',
    'Görüşmeyi ofisinizde mi yapalım yoksa telefonda mı?',
    'Görüşmeyi [ofisimizde / telefonda] yapabiliriz.',
  ],
  ['time', 'Saat kaçta geleceksiniz?', 'saat [kaçta] geleceğim.'],
  ['amount', 'Metresi kaça gelir?', 'Metresi [kaça] gelir.'],
  ['yes-no', 'Arızanın nedenini bulabildiniz mi?', 'Arızanın nedenini [bulabildim / bulamadım].'],
  [
    'choice',
    'Paletleri siz mi teslim edeceksiniz, yoksa biz mi aldıralım?',
    'Paletleri [ben teslim edeceğim / {siz|sen} aldırabilir{siniz|sin}].',
  ],
  [
    'choice',
    'Gümrük masrafını biz mi ödeyeceğiz, yoksa siz mi karşılayacaksınız?',
    'Gümrük masrafını [{siz|sen} ödeyecek{siniz|sin} / ben karşılayacağım].',
  ],
  ['choice', 'Navlunu alıcı mı gönderici mi öder?', 'Navlunu [alıcı / gönderici] öder.'],
  ['choice', 'Faturayı şirkete mi şahsa mı keseceksiniz?', 'Faturayı [şirkete / şahsa] keseceğim.'],
  ['time', 'Ne zaman teslim edebilirsiniz?', '[gün ve saat] teslim edebilirim.'],
  ['amount', 'Günlük ücretiniz ne kadar?', 'Günlük ücretim [ne kadar].'],
  ['amount', 'Toplantıya kaç kişi katılacak?', 'Toplantıya [kaç] kişi katılacak.'],
  ['amount', 'Kaç kişi geleceksiniz?', '[kaç] kişi geleceğiz.'],
  ['fact', 'Fatura adresiniz nedir?', 'Fatura adresim: [yanıt].'],
  ['amount', 'Bir gecelik fiyatınız nedir?', 'bir gecelik fiyatım: [tutar].'],
  ['yes-no', 'Kahvaltı fiyata dahil mi?', 'Kahvaltı fiyata [dahil / dahil değil].'],
  ['yes-no', 'Otelinizde otopark var mı?', 'Otelimizde otopark [var / yok].'],
  [
    'yes-no',
    'Rezervasyon daha sonra iptal edilebilir mi?',
    'Rezervasyon daha sonra iptal [edilebilir / edilemez].',
  ],
  ['yes-no', 'Kredi kartı kabul ediyor musunuz?', 'Kredi kartı kabul [ediyoruz / etmiyoruz].'],
  ['yes-no', 'Almanca biliyor musunuz?', 'Almanca [biliyorum / bilmiyorum].'],
  ['yes-no', 'Kapora ödememiz gerekiyor mu?', 'Kapora ödeme{niz|n} [gerekiyor / gerekmiyor].'],
  ['yes-no', 'Numuneler elinize ulaştı mı?', 'Numuneler elime [ulaştı / ulaşmadı].'],
  ['yes-no', 'Sözleşmeyi aldınız mı?', 'Sözleşmeyi [aldım / almadım].'],
  ['yes-no', 'Cumartesi günleri açık mısınız?', 'Cumartesi günleri [açığız / açık değiliz].'],
  ['choice', 'Çay mı kahve mi tercih edersiniz?', '[Çay / kahve] tercih ederim.'],
  [
    'choice',
    'Vejetaryen menü mü yoksa normal menü mü istersiniz?',
    '[Vejetaryen menü / normal menü] isterim.',
  ],
  ['choice', 'Teslimat sabah mı yoksa öğleden sonra mı?', 'Teslimat [sabah / öğleden sonra].'],
  ['fact', 'Yanımızda ne getirelim?', 'Yanı{nız|n}da [ne] getirebilir{siniz|sin}.'],
  ['fact', 'Hangi belgelere ihtiyacınız var?', '[hangi] belgelere ihtiyacım var.'],
  ['fact', 'Nereye park edebiliriz?', '[nereye] park edebilir{siniz|sin}.'],
  ['fact', 'Toplantıya sizden kim katılacak?', 'Toplantıya bizden [ad] katılacak.'],
  ['action', 'Asansörün çalışıp çalışmadığını bildirir misiniz?', 'Asansör [çalışıyor / çalışmıyor].'],
  ['action', 'Otoparkın ücretsiz olup olmadığını bildirir misiniz?', 'Otopark [ücretsiz / ücretsiz değil].'],
  ['action', 'Saat kaçta geleceğinizi bildirir misiniz?', 'saat [kaçta] geleceğim.'],
  ['action', 'Kaç kişi katılacağını haber verir misiniz?', '[kaç] kişi katılacak.'],
  ['explanation', 'Ödemeyi nasıl yapacağız?', 'Ödemeyi [nasıl] yapacak{sınız|sın}.'],
  ['yes-no', 'Siparişim yola çıktı mı?', 'siparişi{niz|n} yola [çıktı / çıkmadı].'],
  ['time', 'Siparişim ne zaman elime ulaşır?', 'siparişi{niz|n} [gün ve saat] eli{niz|n}e ulaşır.'],
  ['yes-no', 'Fiyata KDV dahil midir?', 'Fiyata KDV [dahil / dahil değil].'],
  ['amount', 'Tamir ne kadar sürer?', 'Tamir [ne kadar] sürer.'],
  ['time', 'Dükkan saat kaça kadar açık?', 'Dükkan [saat kaça] kadar açık.'],
  ['yes-no', 'Pazartesi sabah uygun mu?', 'Pazartesi sabah [uygun / uygun değil].'],
  ['yes-no', 'Onarım garanti kapsamında mı?', 'Onarım garanti [kapsamında / kapsamında değil].'],
  [
    'time',
    'İşe ne zaman başlayabilirsiniz ve toplam kaç gün sürer?',
    'İşe [gün ve saat] başlayabilirim. Toplam [kaç] gün sürer.',
  ],
  ['choice', 'Malzeme fiyata dahil mi, yoksa ayrıca mı ödeyeceğiz?', 'Malzeme fiyata [dahil / dahil değil].'],
  ['yes-no', 'Eski küveti de siz mi götürüyorsunuz?', 'Eski küveti de [ben götürüyorum / ben götürmüyorum].'],
  ['action', 'Plaka numaranızı da bildirirseniz seviniriz.', 'Plaka numaram: [yanıt].'],
  ['fact', 'Sigorta şirketiniz hangisi?', 'Sigorta şirketim: [yanıt].'],
  [
    'time',
    'Dosyayı açabilmem için şu bilgilere ihtiyacım var: sözleşme hangi tarihte imzalandı?',
    'sözleşme [tarih] imzalandı.',
  ],
  [
    'choice',
    'Görüşmeyi ofisimizde mi yapmak istersiniz, yoksa telefonla mı?',
    'Görüşmeyi [ofisi{niz|n}de / telefonla] yapmak isterim.',
  ],
  [
    'action',
    'Öğrencimizin müze gezisine katılıp katılmayacağını bildirmenizi rica ederiz.',
    'Öğrenci{niz|n} müze gezisine [katılacak / katılmayacak].',
  ],
  [
    'choice',
    'Gezi ücretini nakit mi yoksa havale ile mi ödeyeceksiniz?',
    'Gezi ücretini [nakit / havale ile] ödeyeceğim.',
  ],
  ['yes-no', 'Fatura kesebiliyor musunuz?', 'Fatura [kesebiliyoruz / kesemiyoruz].'],
  ['action', 'Eğitimin ücretli olup olmadığını da öğrenmek istiyorum.', 'Eğitim [ücretli / ücretli değil].'],
  [
    'amount',
    'İşin toplam kaç gün süreceğini ve ekibin hafta sonu çalışıp çalışmayacağını da öğrenmek istiyoruz.',
    'İş toplam [kaç] gün sürecek. Ekip hafta sonu [çalışacak / çalışmayacak].',
  ],
  [
    'yes-no',
    'Aynı odalar müsait mi, fiyat farkı çıkar mı?',
    'Aynı odalar [müsait / müsait değil]. Fiyat farkı [çıkar / çıkmaz].',
  ],
  [
    'amount',
    'Transfer ayarlayabiliyor musunuz, kişi başı ne kadar tutar?',
    'Transfer [ayarlayabiliyorum / ayarlayamıyorum]. Kişi başı [ne kadar] tutar.',
  ],
  [
    'fact',
    'Eğer değişiklik mümkün değilse iptal koşullarınız nedir?',
    'değişiklik mümkün değilse iptal koşullarım: [yanıt].',
  ],
  [
    'time',
    'Kahvaltının saat kaçta başladığını yazarsanız sevinirim, erken çıkacağız.',
    'Kahvaltı saat [kaçta] başlıyor.',
  ],
  [
    'action',
    'Gecikmenin sebebini yazılı olarak bildirmenizi rica ediyorum, çünkü açıklama yapmak zorundayız.',
    'Gecikmenin sebebi: [yanıt].',
  ],
  ['yes-no', 'Fatura kesebiliyorsun değil mi?', 'Fatura [kesebiliyorum / kesemiyorum].'],
  [
    'choice',
    'Terimler için elinde hazır bir sözlük var mı yoksa bizim göndermemizi ister misin?',
    'Terimler için elimde hazır bir sözlük [var / yok].',
  ],
])('%s is answered by whoever knows, with a gap: %s', (answer, ask, open) => {
  expect(turnedAsk(ask, answer, turkish)).toEqual({ open });
});

test.each<[AskAnswer, string, Said]>([
  [
    'action',
    'Faturayı bize gönderebilir misiniz?',
    {
      open: 'Faturayı {size|sana} [ne zaman] göndereceğim.',
      yes: 'Faturayı {size|sana} memnuniyetle göndereceğim.',
      no: 'Faturayı {size|sana} ne yazık ki gönderemeyeceğim.',
    },
  ],
  [
    'action',
    'Cuma gününe kadar raporu iletir misiniz?',
    {
      open: 'Cuma gününe kadar raporu [ileteceğim / iletemeyeceğim].',
      yes: 'Cuma gününe kadar raporu memnuniyetle ileteceğim.',
      no: 'Cuma gününe kadar raporu ne yazık ki iletemeyeceğim.',
    },
  ],
  [
    'action',
    'Ekteki formu doldurup geri göndermenizi rica ederiz.',
    {
      open: 'ekteki formu doldurup [ne zaman] geri göndereceğim.',
      yes: 'ekteki formu doldurup memnuniyetle geri göndereceğim.',
      no: 'ekteki formu doldurup ne yazık ki geri gönderemeyeceğim.',
    },
  ],
  [
    'action',
    'Lütfen ekteki sözleşmeyi imzalayın.',
    {
      open: 'ekteki sözleşmeyi [ne zaman] imzalayacağım.',
      yes: 'ekteki sözleşmeyi memnuniyetle imzalayacağım.',
      no: 'ekteki sözleşmeyi ne yazık ki imzalayamayacağım.',
    },
  ],
  [
    'action',
    'Bana dosyayı gönderir misin?',
    {
      open: '{size|sana} dosyayı [ne zaman] göndereceğim.',
      yes: '{size|sana} dosyayı memnuniyetle göndereceğim.',
      no: '{size|sana} dosyayı ne yazık ki gönderemeyeceğim.',
    },
  ],
  [
    'action',
    'Fiyat teklifinizi iletirseniz seviniriz.',
    {
      open: 'Fiyat teklifimi [ne zaman] ileteceğim.',
      yes: 'Fiyat teklifimi memnuniyetle ileteceğim.',
      no: 'Fiyat teklifimi ne yazık ki iletemeyeceğim.',
    },
  ],
  [
    'yes-no',
    'Eşyalarımızı önceden gönderebilir miyiz?',
    {
      open: 'Eşyaları{nız|n}ı önceden [gönderebilir{siniz|sin} / gönderemez{siniz|sin}].',
      yes: 'Eşyaları{nız|n}ı önceden elbette gönderebilir{siniz|sin}.',
      no: 'Eşyaları{nız|n}ı önceden ne yazık ki gönderemez{siniz|sin}.',
    },
  ],
  [
    'yes-no',
    'Size bir numune gönderelim mi?',
    {
      open: 'bir numune gönderme{niz|n} [iyi olur / gerekmiyor].',
      yes: 'bir numune gönderme{niz|n} iyi olur, teşekkür ederim.',
      no: 'bir numune gönderme{niz|n} gerekmiyor, teşekkür ederim.',
    },
  ],
  [
    'action',
    'Bize iki ek sandalye gerekiyor.',
    {
      open: 'iki ek sandalye [sağlayabilirim / sağlayamam].',
      yes: 'iki ek sandalye sağlayacağım.',
      no: 'iki ek sandalye ne yazık ki sağlayamam.',
    },
  ],
  [
    'action',
    'Yeni bir teklife ihtiyacımız var.',
    {
      open: '[ne zaman] yeni bir teklif göndereceğim.',
      yes: 'memnuniyetle yeni bir teklif göndereceğim.',
      no: 'ne yazık ki yeni bir teklif gönderemeyeceğim.',
    },
  ],
  [
    'yes-no',
    'Toplantıya katılacak mısınız?',
    {
      open: 'Toplantıya [katılacağım / katılmayacağım].',
      yes: 'Toplantıya katılacağım.',
      no: 'Toplantıya ne yazık ki katılmayacağım.',
    },
  ],
  [
    'yes-no',
    'Toplantıya gelecek misin?',
    {
      open: 'Toplantıya [geleceğim / gelmeyeceğim].',
      yes: 'Toplantıya geleceğim.',
      no: 'Toplantıya ne yazık ki gelmeyeceğim.',
    },
  ],
  [
    'action',
    'Projektörünü getirebilir misin?',
    {
      open: 'Projektörümü [ne zaman] getireceğim.',
      yes: 'Projektörümü memnuniyetle getireceğim.',
      no: 'Projektörümü ne yazık ki getiremeyeceğim.',
    },
  ],
  [
    'yes-no',
    'Sigorta yaptırmamızı ister misiniz?',
    {
      open: 'Sigorta yaptırma{nız|n} [iyi olur / gerekmiyor].',
      yes: 'Sigorta yaptırma{nız|n} iyi olur, teşekkür ederim.',
      no: 'Sigorta yaptırma{nız|n} gerekmiyor, teşekkür ederim.',
    },
  ],
  [
    'action',
    'Geziye refakatçi olarak katılabilir misiniz?',
    {
      open: 'Geziye refakatçi olarak [katılabilirim / katılamam].',
      yes: 'Geziye refakatçi olarak memnuniyetle katılacağım.',
      no: 'Geziye refakatçi olarak ne yazık ki katılamayacağım.',
    },
  ],
  [
    'action',
    'Küçük kızımız için bebek yatağına ihtiyacımız var.',
    {
      open: 'küçük kızı{nız|n} için bebek yatağı [sağlayabilirim / sağlayamam].',
      yes: 'küçük kızı{nız|n} için bebek yatağı sağlayacağım.',
      no: 'küçük kızı{nız|n} için bebek yatağı ne yazık ki sağlayamam.',
    },
  ],
  [
    'action',
    'Son faturada KDV iki kez hesaplanmış, düzeltilmiş faturayı 27 Kasım’a kadar gönderebilir misiniz?',
    {
      open: 'düzeltilmiş faturayı 27 Kasım’a kadar [göndereceğim / gönderemeyeceğim].',
      yes: 'düzeltilmiş faturayı 27 Kasım’a kadar memnuniyetle göndereceğim.',
      no: 'düzeltilmiş faturayı 27 Kasım’a kadar ne yazık ki gönderemeyeceğim.',
    },
  ],
  [
    'action',
    'Gelecek haftanın sonuna kadar yetiştirebilir misin?',
    {
      open: '[yetiştirebilirim / yetiştiremem].',
      yes: 'memnuniyetle yetiştirebilirim.',
      no: 'ne yazık ki yetiştiremem.',
    },
  ],
  [
    'action',
    'Keşif için birini pazartesi gönderebilirseniz seviniriz.',
    {
      open: 'Keşif için birini pazartesi [göndereceğim / gönderemeyeceğim].',
      yes: 'Keşif için birini pazartesi memnuniyetle göndereceğim.',
      no: 'Keşif için birini pazartesi ne yazık ki gönderemeyeceğim.',
    },
  ],
])('%s is granted or refused in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, turkish)).toEqual(said);
});

test.each<[string, AskAnswer, string]>([
  ['a day told from today', 'time', 'Yarın saat kaçta geleceksiniz?'],
  ['who of two does it together', 'choice', 'Nakliyeyi siz mi yoksa biz mi ayarlayacağız?'],
  ['a condition', 'action', 'Eğer gelmezse faturayı iptal edin.'],
  ['a gap', 'amount', '[Oda] ne kadar?'],
  ['why', 'explanation', 'Teslimat neden gecikti?'],
  ['who is not known', 'action', 'Sizi ne zaman arayacağımı bilmiyorum, kim bilir?'],
])('%s is not turned round: %s %s', (_, answer, ask) => {
  expect(turnedAsk(ask, answer, turkish)).toBeUndefined();
});
