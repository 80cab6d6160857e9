import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `ve bir bu da de için ile çok ne daha var gibi o olarak ama en olan kadar sonra mi mı mu mü değil
    ben sen biz siz onlar ki her şey veya yok oldu olduğu eder merhaba teşekkürler teşekkür ederim saygılarımla
    sayın iyi lütfen rica günler benim bana size sizin bize nasıl neden tarafından ancak göre üzerinde yeni
    büyük iki ise hem diye bunu böyle zaman ya toplantı fiyat sipariş teslimat teklif fatura sözleşme hafta ay
    gün yıl saat kez şirket iş ülke şehir dünya hayat insan çocuk su proje diğer başka bazı sırasında önce şimdi
    hiç hep ilk son arasında kendi bütün tüm olmak yapmak yapılan eden etmek vardır olur`,
  letter: {
    greetings: `merhaba, slm, mrb, sayın, sevgili, selam, selamlar, günaydın, iyi günler, iyi akşamlar, değerli, merhabalar`,
    afterName: 'bey, hanım, beyefendi, hanımefendi',
    closings: `saygılarımla, saygılarımızla, sevgiler, iyi çalışmalar, selamlar, sevgilerimle, iyi günler,
      en iyi dileklerimle, saygılar, kolay gelsin, görüşmek üzere, iyi çalışmalar dilerim,
      iyi günler dilerim, saygılarımı sunarım, selam ve saygılarımla, sevgilerle, selamlarımla,
      selam ve sevgiler, sevgi ve saygılarımla, sevgi ve selamlarımla, saygıyla, iyi akşamlar,
      iyi haftalar, görüşürüz, öptüm, kendine iyi bak, kendinize iyi bakın, hoşça kal, hoşça kalın,
      sağlıcakla kal, sağlıcakla, en içten dileklerimle, dostça`,
    thanks: `teşekkürler, teşekkür ederim, çok teşekkürler, şimdiden teşekkürler, çok teşekkür ederim, teşekkür
      ederiz, sağ ol, sağ olun`,
    familiarGreetings: `selam, selamlar, canım, naber`,
    titles: `sn, sayın, bay, bayan, doç, prof, dr, av, uzm, ecz, müh, mim, op, dt, öğr, gör, üyesi, yzb, eczacı,
      avukat, doktor, öğretmen, terzi, usta, kaptan, muhtar, müdür, başkan, mimar, kıymetli, canım, öğrenciniz,
      kardeşin, kardeşiniz, arkadaşın, komşun, komşunuz`,
    titlesAfter: `hanımefendi, beyefendi, hanım, bey, hocam, hoca, abi, abim, abicim, ağabey, abla, ablacım, usta,
      ustam, amca, teyze, dayı, yenge, enişte, kaptanım, başkanım, müdürüm, muhtarım, şefim, üstat,
      üstadım, kardeşim, canım, merhaba, merhabalar`,
    genericAddressees: `herkes, herkese, arkadaşlar, arkadaşım, ekip, yetkili, yetkililer, ilgili, müşterimiz, üyemiz,
      velimiz, veliler, komşum, komşular, hocam, muhtarım, müdürüm, başkanım, şefim, ustam, kaptanım,
      üstadım, doktor bey, meslektaşım, abi, abim, abicim, abla, ablacım, kardeşim, canım, dostum,
      dostlar, aşkım, kızım, oğlum, anne, anneciğim, baba, babacığım, amca, teyze, hepinize, tekrar, size,
      efendim`,
    abbreviations: `sn, vs, doç, cad, mah, apt, dr`,
    beforeSignedName: `kardeşin, kardeşiniz, arkadaşın, dostun, dostunuz, komşun, komşunuz, oğlun, kızın,
      öğrenciniz`,
  },
  mailProgram: {
    wrote: 'şunu yazdı, şunları yazdı, yazdı, tarafından yazıldı, yazmış',
    from: 'kimden, gönderen, gonderen',
    date: 'gönderildi, tarih, gönderilme tarihi, gönderim tarihi',
    to: 'kime, alıcı',
    cc: 'bilgi, cc, gizli',
    subject: 'konu',
    original: `orijinal mesaj, özgün ileti, orijinal ileti, asıl ileti, özgün mesaj, orjinal mesaj`,
    forwarded: `yönlendirilen mesaj, iletilen mesaj, iletilmiş ileti, başlangıç olarak iletilen ileti, iletilen
      ileti, yönlendirilen ileti, yönlendirilmiş ileti, i̇letilen mesaj, i̇letilmiş mesaj`,
    sentFrom: `iphone’umdan gönderildi, iphone'umdan gönderildi, ipad’imden gönderildi, android’imden, gönderildi,
      samsung`,
    replyTo: 'yanıtla',
    otherHeaders: 'ekler',
    replyPrefixes: 'ynt, yan',
    forwardPrefixes: 'ilt, i̇lt, yönlen',
    toMe: 'bana, ben',
    sentFromEnds: 'gönderildi',
    devices: 'telefon, cep',
    contact: 'telefon',
    confidential: 'gizli',
    addressee: 'alıcı',
    bulk: 'aboneliğinizi, abonelikten çık*',
    automaticSubjects: 'otomatik yanıt, ofis dışında',
  },
  amounts: {
    currencies: 'tl TRY, lira TRY, euro EUR, avro EUR, dolar USD',
    factors: 'bin 1e3, mn 1e6, milyon 1e6, milyar 1e9',
  },
  asks: {
    questionWords: {
      when: 'ne zaman*, saat kaç*, kaçta, hangi gün*/tarih*/saat*/hafta/ay, ayın kaçında, ne kadar erken/çabuk',
      'how-much': `ne kadar*, kaç para/lira/tl/euro/dolar, kaça, kaçtan,
        fiyat*/ücret*/tutarı/maliyeti/bedeli/bütçe* nedir/ne`,
      'how-many': 'kaç, kaçımız, kaçınız',
      who: 'kim, kimi, kime, kimin, kimden, kimle, kiminle, kimler*, kimdir',
      where: 'nerede*, nerde, nereye, nereden, neresi, hangi adres*/salonda/ofiste',
      what: 'ne, nedir, neler*, neyi, neye, neyle, hangi*',
      why: 'neden, niçin, niye, ne sebeple, hangi nedenle/gerekçeyle',
      how: 'nasıl, ne şekilde/ölçüde/sıklıkla, ne kadar sür*/zaman*, kaç kez/kere',
    },
    questionWordPlace: 'anywhere',
    beforeQuestionWord: 'en geç, tam, peki, ve, ya',
    questionMarkers: `misiniz/mısınız/musunuz/müsünüz/misin/mısın/musun/müsün,
      mi/mı/mu/mü/miyiz/mıyız/muyuz/müyüz/miyim/mıyım/muyum/müyüm/midir/mıdır/mudur/miydi/mıydı$, mi/mı/mu/mü ..
      yoksa, acaba, var/belli/uygun mı/mi/mu, mi/mı/mu/mü .. mi/mı/mu/mü, kaçta$, nerede$, ne zaman/kadar$, ne
      dersin*/düşünü*, nedir$, nelerdir$, zaman/kaçta/nerede/nereye/kim/kime/kaç/niye/neden/hangi ..
      *yorsun/*yorsunuz/*yoruz/*caksın/*ceksin/*caksınız/*ceksiniz/*cağız/*ceğiz$`,
    whether: 'olup olmad*, *ip/*ıp/*up/*üp *meyece*/*mayaca*/*medi*/*madı*',
    or: 'yoksa, veya, ya da, yahut',
    requests: `*masını/*mesini/*manızı/*menizi .. istiyoruz/istiyorum/bekliyoruz/bekliyorum/tercih,
      *malıdır/*melidir/*malısınız/*melisiniz/*malısın/*melisin/*malılar/*meliler, *men/*man/*meniz/*manız ..
      iyi/yeter/uygun olur*, *ar/*er/*ır/*ir/*ur/*ür misiniz/mısınız/musunuz/müsünüz/misin/mısın/musun/müsün,
      *bilir miyiz/miyim, mümkün olur mu, mümkün mü, mümkünse, rica ederim/ederiz/ediyor*/edece*/etsem/olunur,
      ricam/ricamız, talep ediyorum/ediyoruz/ederi*, gereğini/*sını/*sini/*nızı/*nizi arz, ihtar/tebliğ/önemle
      olunur/duyurulur/rica, *maları/*meleri rica/önemle, *meniz*/*manız*/*meni/*manı
      rica/istiyor*/isteri*/talep/bekliyor*/beklenmekte*/yeterli/önemle/istirham, ihmal etme, sevinirim,
      seviniriz, *rseniz/*rsanız/*rsen/*rsan .. olurum/oluruz/minnettar/yeterli/makbule/edersin*,
      *rseniz/*rsanız/*rsen/*rsan/*rsek/*rsak/*lsek/*lsem .. iyi/güzel/harika/süper/mutlu olur/olurdu,
      *sen/*san/*seniz/*sanız diyorum/diyoruz/yeter*, bi/bir ..
      etsen/etseniz/baksan/baksanız/sorsan/sorsanız/uğrasan/arasan,
      *rlayın/*nlayın/*zlayın/*ylayın/*llayın/*tlayın/*kleyin/*nleyin/*rleyin/*zleyin/*tleyin/*mayın/*meyin,
      *yin/*yın/*yun/*yün/*yiniz/*yınız/*yunuz/*yünüz$,
      *derin/*tirin/*tırın/*dirin/*dırın/*turun/*durun/*vurun/iletin/yapın/bakın/alın/yazın/olun/atın/açın/bırakın/çekin/gelin/gidin/girin/seçin/çıkın/kullanın/paylaşın/belirtin$,
      *deriniz/*tiriniz/*tırınız/*diriniz/*durunuz/*vurunuz/alınız/iletiniz/yapınız/yazınız/giriniz/olunuz/paylaşınız/belirtiniz$,
      gönder/getir/götür/yolla/ilet/onayla/hazırla/imzala/paylaş/doldur/ayarla/hatırlat/düzelt/ekle/incele/kapat/sil/sor/bırak/öde/çağır/topla/bırakın/kaydet/kilitle/oku/unutma/gönderin/getirin/doldurun/unutmayınız/verin/veriniz/edin/ediniz,
      ara/ver/et/bak/öner/seç/gel/git/al/yaz/yap/yaptır/at/aç/ol/uğra$, *iver/*ıver/*uver/*üver,
      *tsana/*rsana/*lsana/*ksana/*psana/*şsana/*zsana/*usana/*lasana/*rasana/*rsene/*tsene/*lsene/*nsene/*çsene/*lesene/*rsanıza/*lsanıza/*lasanıza/*senize,
      *abilirsen/*abilirseniz/*ebilirsen/*ebilirseniz, bana/bize/beni/bizi ..
      ver/yaz/yazın/ara/arayın/at/öner/önerin/ulaş/ulaşın/dön/dönün, ara/arayın beni/bizi,
      karar/kararını/kararınızı ver/verin, senden/sizden .. istiyor$,
      bırakırsın/bakarsın/getirirsin/gönderirsin/atarsın/yazarsın/yazarsınız/iletirsin, zahmet, zorundasın*,
      sakın, *elim mi, *alım mı, herkes/olanlar/isteyenler/*acaklar/*ecekler .. *sın/*sin/*sun/*sün$`,
    tellMe: `bildirir/söyler/söyleyebilir/belirtir/bilgilendirir/yazar mis*/mıs*, haber/bilgi
      verir/verebilir/eder/edebilir/alabilir mi*, teyit eder/edebilir mis*, *ğrenebilir miyi*, *ğrenebilirse*,
      karar veremedi*, çözemedi*, bildirirse*, söylerse*, belirtirse*, açıklarsa*, yazarsa*, haber/bilgi
      verirs*/edersin*/verebilirse*/verin/veriniz/ver/vermeni*/et/edin, dönüş
      yap/yapın/yapar/yaparsan*/yapmanı*, teyit ederse*/etmeni*/et/edin/ediniz,
      dönüşünüzü/dönüşünü/görüşünüzü/görüşünü/fikrinizi/fikrini/önerinizi
      rica/almak/alayım/alabil*/öğren*/isteri*, bildirmeni*, lütfen .. bildir*/söyle*/belirt*/haber/bilgi/teyit,
      söyle/söyleyin/söylesene/bildir/bildirin/bildiriniz/belirtin/açıklayın/anlat/anlatın/anlatsana, ses
      ver/verin, *ğını/*ğini/*ğunu/*ğünü/*ğınızı/*ğinizi/*ğunuzu/*ğünüzü yaz/yazın/yazınız/soruyor*, merak
      ediyorum/ediyoruz/ettim/ettik/ettiğim*/etmiştim, *ğrenmek/edinmek/bilmek/sormak/anlamak/danışmak
      isti*/iste*, bilmem/bilmemiz/öğrenmem/öğrenmemiz gerek*/lazım/şart, soracaktım/soracaktık,
      sorum/sorumuz/sorularım .. şu/var/olacak*, emin olmak isti*, kafam/kafamız karıştı, diye
      sorayım/soruyor*/soracak*, soru/sorun/mesele/konu/nokta .. *ğı/*ği/*ğu/*ğü$, bilmiyorum/bilmiyoruz,
      bilemiyorum/bilemiyoruz/bilemedim/bilemedik, emin değilim/değiliz/olam*, net/belli/açık/kesin değil,
      belirsiz, anlayamadım/anlayamadık/anlamadım/anlamadık/anlamıyorum/anlamıyoruz, *ğını/*ğini/*ğunu/*ğünü ..
      *emedim/*amadım/*emedik/*amadık, *ğı/*ği/*ğu/*ğü/*ğını/*ğini/*ğunu/*ğünü/*ğımızı/*ğimizi/*ğımız/*ğimiz ..
      söylemedin*/yazmıyor/yazılmamış/açıklanmadı/belirtilme*/belirtmemiş*/netleşme*/hatırlamıyor*/görünmüyor/kararsız*/tereddüt*/bildirilmedi/söylenmedi,
      teyit etmek/ettirmek isti*/iste*, *ip/*ıp/*up/*üp
      *mediği/*madığı/*meyeceği/*mayacağı/*mediğini/*madığını$, aklıma/kafama takıl*,
      bilgim/fikrim/bilgimiz/fikrimiz/haberim/haberimiz yok`,
    needs: `*htiyacım/*htiyacımız .. var/olacak, *htiyaç duyuyor*/var,
      unutmuşsun*/unutulmuş/*mamışsın*/*memişsin*, yer almıyor, bana/bize/sizden/senden ..
      gerek/gerekiyor/gerekecek/lazım/gerekli,
      *sı/*si/*su/*sü/*meniz/*manız/*men/*man/*ız/*niz/*uz/*üz/*maları/*meleri/almam/almamız/görmem/görmemiz
      gerek/gerekiyor/gerekecek/gerekir/gerekmekte*/gerekli/lazım/şart/zorunlu*/önem*/bekleniyor,
      *e/*a/*ı/*i/*u/*ü/*t/*n/*r/*ş/*ç lazım$, lazım bana/bize, eksik$, eksik görünüyor/kalmış/çıktı,
      ulaşamadım/ulaşamadık/bulamadım/bulamadık/göremedim/göremedik/açamadım/açamadık,
      bende/bizde/elimde/elimizde .. yok/kalmadı, haberini/cevabını/yanıtını/onayını .. bekliyor*,
      henüz/hala/hâlâ/halen ..
      gelmedi/ulaşmadı/geçmedi/almadım/almadık/alamadı*/görmedim/bekliyorum/bekliyoruz/yok/iletilmedi/gönderilmedi/eksik,
      ulaşmadı, gönderdiğin*/yolladığın*/attığın*/ilettiğin*/paylaştığın* ..
      yok/yoktu/çıkmadı/boş/açılmıyor/açılmadı/görünmüyor/bulamadı*/göremedi*/etmiyor/okunmuyor/çalışmıyor,
      okunmuyor$, dosyada/ekte/sistemde/mailde .. yok/yoktu/göremedi*,
      onayınız/yanıtınız/cevabınız/ödemeniz/imzanız/kararınız/dekontunuz/belgeleriniz/evraklarınız/kaydınız ..
      gelme*/ulaşma*/geçme*/eksik*/kaldı/bekle*/görünmüyor, *inizi/*ınızı/*unuzu/*ünüzü ..
      bekliyorum/bekliyoruz, işleme alamıyor*, ilerleyemiyor*/başlayamıyor*, devam edemiyor*, kutudan/paketten
      çıkmadı, size/sana/onayınıza/cevaba bağlı*, yanıt/cevap/dönüş/haber
      alamadı*/bekliyorum/bekliyoruz/gelmedi/çıkmadı, olmadan/olmaksızın/*lmeden/*lmadan/*rmeden/*madan ..
      *amıyor*/*emiyor*/*amayız/*emeyiz/*amam/*emem/mümkün/imkansız/imkânsız, *mazsa/*mezse/*mazsanız/*mezseniz
      .. *amıyor*/*emiyor*/*amayız/*emeyiz/*amam/*emem, *masa/*mese .. iyi olur, yardımcı/faydalı olur$,
      yardımcı/faydalı/iyi/güzel olurdu,
      almak/görmek/görüşmek/değiştirmek/ertelemek/kiralamak/iptal/iade/ayırtmak/yaptırmak/katılmak/kaydolmak/başvurmak/sipariş/randevu/satın/kayıt
      .. istiyorum/istiyoruz/isterim/isteriz, arıyorum$, arıyoruz$, ilgileniyorum$, ilgileniyoruz$`,
    courtesies: `nasılsınız, nasılsın, nasıl gidiyor, ne haber$, ne yapıyorsun*$, naber$, ne var ne yok, her şey
      yolunda mı, keyifler/işler/tatiliniz/tatilin nasıl, iyi misiniz/misin, hafta sonu*/tatil* .. nasıl
      geçti/geçtiniz, ^umarım .. iyi*/*miştir/*mıştır/*muştur/*müştür/yolunda*/geçti, çekinme*, tereddüt etme*,
      herhangi bir soru*, olması .. çekin*/ara*/yaz*/ulaş*/iletişim*, şey/takılan .. olursa/varsa, hepinizi,
      istediğin/istediğiniz/dilediğiniz zaman/an, istediğin/istediğiniz .. olursa/varsa, beni/bizi bekleme*,
      zahmet etme*, sorunuz/sorularınız/ihtiyacınız/sorun/ihtiyacın olursa/varsa, *htiyacım/*htiyacımız
      yok/kalmadı, eksik .. yok/değil/kalmadı, sorun yok, gerek yok/kalmadı/değil, lazım/gerekli/gerekiyor
      değil, yanıt/cevap vermeyin, yanıtlamay*, lütfen dikkat/ekte, bilgilerinize,
      bilginizi/bilgilerinizi/anlayışınızı rica, anlayış göster*, anlayışla, kusur* bakma*, özür* .. kabul,
      mazur/hoş gör*, endişelen*, merak etme/etmey*, dert etme*, üzülme*, kendine/kendinize iyi/dikkat,
      diyeceğimi, selam*/saygı* söyle*/ilet*, teşekkür* etsem, nasıl teşekkür, ne yapardım/yapardık,
      olabilirsem/olabilirsek, ^rica ederim/ederiz$, ki$, kim
      *mez/*maz/bilir/özler/derdi/tahmin/inanır*/düşünürdü, daha ne olsun, biliyor mus* ne, değil mi ama,
      böyle/insan .. mi/mı/mu/mü/olur$, güzel/harika/muhteşem değil mi, *sağ ol$, dört gözle,
      sabırsızlıkla/heyecanla .. bekliyor*, ^dönüşün*/haber*/yanıtın*/cevabın* .. bekliyor*, abonelikten çık*,
      dikkate alma*, göz ardı edin`,
    connectors: `ve, ayrıca, bir de, ama, fakat, ancak, peki, o zaman, öyleyse, sonra, son olarak, öncelikle,
      birincisi, ikincisi, bunun dışında, ek olarak, yoksa, veya, ya da, not, mümkünse, bu arada, tamam,
      acaba, bir şey daha, müsait olduğunuzda, yani, bu nedenle`,
  },
  categories: {
    complaint: `hayal kırıklığına uğradım/uğradık/uğrattı*, hayal kırıklığı yaşadı*,
      memnun değilim/değiliz/kalmadım/kalmadık, kabul edilemez, şikayet*/şikâyet* etmek/bulunmak istiyor*,
      şikayetçiyim, şikayetçiyiz, şikayetimi, hasarlı/bozuk/arızalı/kusurlu/ayıplı geldi/ulaştı/çıktı,
      kırık geldi/ulaştı,
      siparişim/kargom/paketim/ürünüm/iadem .. hala/hâlâ/henüz gelmedi/ulaşmadı/yapılmadı,
      yanlış ürün*/beden geldi/göndermiş*/gönderil*, iki kez/kere çekil*, fazla ücret/tahsil*,
      mağdur oldum/olduk/ettiniz/ediliyoruz`,
    badNews: `babam/annem/eşim/oğlum/kızım/kardeşim/abim/ablam/dedem/babaannem/anneannem/amcam/dayım/teyzem/halam/babası/annesi
      .. vefat etti, dün/bugün/gece/sabah .. vefat etti, vefatını, vefat haberi*,
      babamı/annemi/eşimi/oğlumu/kızımı/kardeşimi/dedemi/ninemi/babaannemi/anneannemi/işimi ..
      kaybettim/kaybettik, hayatını kaybetti, cenazemiz, hastanede yatıyor*, hastaneye kaldırıldı*/yatırıldı*,
      yoğun bakımda, ağır hasta, kanser/hastalık teşhisi/tanısı, teşhisi/tanısı kondu/konuldu,
      kaza/felç/inme/krizi geçirdi*, işten çıkarıldı*`,
    condolence: `başsağlığı, başınız/başın/başımız sağ ols*/olsun, allah rahmet eyles*/eylesin, rahmet
      diliyor*/dileri*, mekanı/mekânı cennet, nur içinde yat*, taziye*, acınızı/acını .. paylaş*, sabır/sabırlar
      dili*/dileri*/diliyor*/versin, geçmiş olsun, acil şifa*`,
    praise: `tebrik ederim/ederiz/ediyorum/ediyoruz, ^tebrikler, *ızı/*izi/*unu/*ünü/sizi/seni/yürekten
      kutlarım/kutlarız/kutluyorum, elinize/eline/ellerinize/ellerine/emeğinize/emeğine sağlık,
      harika/müthiş/mükemmel .. iş çıkardın*/çıkarmışsın*, sunumun/sunumunuz harikaydı/muhteşemdi/mükemmeldi,
      bravo`,
    thanks: `yardım*/desteğ*/destekler*/emeğ*/emekler*/şey/misafirperver*/konukseverliğ*/hediye*/yaptıklar*/geldiğin*
      için teşekkür*/çok/sağ, ayırdığın*/olduğun*/kırmadığın* için teşekkür*/çok, teşekkür* etmek/sunmak
      isti*/iste*, minnettarım, minnettarız, çok yardımcı oldun*`,
    invitation: `sizi/seni/sizleri .. davet etmek*/ediyor*/ederi*, davetlisin*, davetlimizsin*,
      sizi/seni/sizleri aramızda, aramızda görmek isti*, katılımınızdan/katılımlarınızdan onur`,
    unsolicited: `kazandınız, kazandın, ödülünüzü, hediyenizi, çekiliş*, talihli, seçildiniz, piyango,
      satışlarınızı/trafiğinizi art*, ilk sayfaya, seo, backlink*, sınırlı süre*, kaçırmayın, fırsatı
      kaçırma*, size özel fırsat, özel teklif/indirim, hemen satın/sipariş/tıkla*, ücretsiz dene*`,
    machine: `talimat*/yönerge*/komut* yoksay/unut/görmezden, talimat*/yönerge*/komut* yok/dikkate/göz
      say/alma/ardı, önceki tüm/bütün talimat*, tüm önceki talimat*, sistem istemi/komutu/promptu, system
      prompt, yeni talimat*, artık/sen bir yapay, yapay zeka/zekâ olarak/asistan*, dil model*, sayın yapay
      zeka, chatgpt, geliştirici modu, im_start`,
  },
  fraud: {
    secrets: `şifre*, parola*, pin, doğrulama/onay/güvenlik/sms/giriş/gelen kod*, tek kullanımlık, altı/6 haneli,
      telefonun* gelen, otp, cvv, cvc, kart numara*/bilgi*, kartınızın, son kullanma tarihi, giriş/oturum bilgi*/açma,
      hesap bilgilerinizi, tc/c kimlik*, kimlik numara*, kurtarma ifadesi, özel anahtar, anne kızlık, kart numara*,
      onay şifre*, telefon* gelen, gelen şifre*, 16/on altı/üç/altı/dört hane*/rakam*, *rakamı, kullanıcı ad*,
      arkadaki/arkasındaki üç, sms* .. kod*, gelen .. kod*/rakam*/numara*, kod* .. telefon*, güvenlik soru*, kart
      numara*/şifre*/bilgi*, kod geldi/gelecek/gitti, kod* .. gelecek/gelen/ulaş*/düş*/gönder*, sms şifre*, tek
      seferlik, dört/4/sekiz/8 haneli kod*/şifre*, internet/mobil bankacılı* şifre*/bilgi*, bankacılık şifre*/bilgi*,
      kart* ön/arka yüz*, kart* arka*, güvenlik numara*, *kartınızın .. numara*, kimlik
      fotoğraf*/foto*/görsel*/fotokopi*/kopya*/resm*, kimliğin* .. fotoğraf*/ön/arka*, pasaport .. fotoğraf*/kopya*,
      ehliyet .. fotoğraf*, elinizde kimlik*, kimlikle selfie, e-devlet şifre*, kurtarma kelime*/cümle*, 12/24
      kelime*, seed, doğrulama şifre*, onay mesaj*, mesaj* .. kod*, 3d secure*, karekod*, t c kimlik*, tckn, kart no*,
      ccv, cvv*, cvc*, pin*, skt, şifren*, kullanıcı kod*, müşteri numara* .. şifre*`,
    handOver: `gönderi*, gönder, göndermeni*, gönderebilir, yolla*, iletin*, ilet, iletmeni*, iletir, paylaş*, yazın*,
      yaz, yazmanız, yazar, söyle*, verin, ver, vermeniz, bildirin*, bildirmeni*, girin*, girmeni*, doğrula*,
      onaylayın*, onaylamanız, teyit edin*, güncelle*, doldurun*, yanıtlayın*, yanıtlayarak, okuyun, okur,
      *htiyacımız/*htiyacım var, gerekiyor, gerekmektedir, lazım, gönderiniz, yazınız, bildiriniz, giriniz,
      paylaşınız, atar, atabilir, okuyabilir, bildir*, bize/bana ilet*/yaz*/gönder*/söyle*/at*/oku*, giriş yapın*,
      iletmenizi, yazıp, iletiniz, yollar, yollayabilir, tıkla*, iletmeniz*, girmeniz, girmenizi, atsana, istiyor,
      göndersene, gönderir, gönderirmisin, gönderiver*, yollayın*, yollayınız, yollama*, yollar*, ulaştır*,
      iletebilir*, paylaşır*, paylaşabilir*, yazıver*, yazabilir*, yazsana, yazmanız*, söyler*, söyleyebilir*,
      söylesene, verir/verebilir/versene misin*, verir, verebilir, versene, vermeniz*, vermen, girebilir*, girerek,
      girip, girmen*, girilmesi*, tuşla*, onayla, onaylama*, onaylar*, onaylayıp, teyit edin*/etmen*/ediniz,
      doğrulama* yap*, güncelleme*, güncelleyin*, doldurup, doldurma*, doldurulmas*, cevapla*, cevaben, yanıtla*, oku,
      okusana, okuyuver*, okuma*, at, atın, atıver*, atarmısın, atabilirmisin, fotoğrafını/fotosunu çek*,
      tarafımıza/tarafıma .. ilet*/gönder*/bildir*, iletilmesi*, gönderilmesi*, bildirilmesi*, paylaşılması*,
      yapmanız/girmeniz/iletmeniz/onaylamanız gerek*, tıklayıp, tıklayarak, giriş yap*, oturum açın*/açarak, kurun*,
      kurman*, yükleyin*, yüklemen*, ihtiyacım, ihtiyacımız, lazım*, rica edeceğim, bekliyorum/bekliyoruz ..
      bilgi*/kod*, gir, indirin*, indirip, indirmen*`,
    giftCards: `hediye kart*/çek*, gift card, itunes/steam/apple/amazon/google kart*/cüzdan/play, ön ödemeli kart*,
      dijital kod*, paysafecard, bitcoin*, steam/google/apple/itunes/amazon/play kart*, kripto*, *lık/*lik/*luk/*lük
      kart*, hediye kart*/çek*/kod*/kuponu*, e-pin*, epin, razer*,
      playstation/xbox/netflix/migros/razer/trendyol/hepsiburada kart*/çek*/kod*, google play, steam, itunes, usdt,
      tether, ethereum, btc, cüzdan adres*, kripto cüzdan*, kontör*, papara kart*, alışveriş çek*`,
    buy: `al, alın*, alır, alabilir, alman*, satın, temin et*/edin, kazı*, kodları*, fotoğraf*, alıp, alsana,
      almanız*, satın al*, kazıyıp, almanı*, almam*, alınması*, alıver*, aldıktan, alabilirmisin, edinin*, tedarik,
      kazıyın*, kazıdıktan, çekip, fişi*, ekran görüntüsü*, öde*`,
    bankDetails: `banka/hesap/ödeme/maaş bilgi*/hesab*/numara*, banka hesap*, iban*, hesabımız*, hesabım, hesabımıza,
      yeni hesa*, iban'ı, hesabıma, numaralı hesa*, hesaba, bankamız, aşağıdaki hesa*, başka/yeni/eski hesa*, hesap
      no, otomatik ödeme talimat*, şu hesa*, banka/hesap/ödeme/havale bilgi*, bankacılık bilgi*, hesabım*, hesabın*,
      hesap numara*, alıcı* hesab*/bilgi*, maaş hesab*, maaşım* .. hesa*, güvenli hesa*, ekteki hesa*/iban*,
      belirtilen hesa*/iban*, ekte .. hesa*/iban*, geçici hesa*, havuz hesa*, banka değiş*`,
    changed: `yeni, değiş*, güncel*, farklı, başka, artık, taşındı, kapanmış*, kapandı, kapatıldı, aşağıdaki yeni,
      değiştiği, değişti, bundan sonra, itibaren, eski, yerine, aşağıdaki, değişikli*, değiştir*, yenilen*,
      güncellen*, kapatıl*, kapan*, bloke*, blokeli, denetim*, incele*, kabul ede*, kullanılm*, kullanım dışı, geçici,
      geçersiz, taşın*, artık .. değil, haciz, haczedil*`,
    secrecy: `aramızda, kimsey*, kimse bilmesin/duymasın, kimsenin haberi, başka kimse, gizli tut*/kalmalı/kalsın,
      kesinlikle/derece gizli, gizlilik*, sır olarak, beni arama*, arama yapma*, söyleme, söylemeyin, ikimizin
      arasında, arasında kalsın, bilmesin*, duymasın*, haberi olmasın, bilmesine gerek, telefon* ..
      bozul*/kırıl*/düş*/çalın*/kaybol*, yeni numara*, annene/babana/babama/anneme .. söyleme, kimseye, sessizce,
      gizlilik, kimseyle/başkasıyla/başka/ekiple .. konuşma*/paylaşma*, benim aramda, sizinle benim, ikimizin,
      aramızda kal*, bizim aramızda, sadece ikimiz, sadece sen/siz ve ben, beni/eski/numaramı/numarayı/numaradan ..
      arama, beni/eski/numaramı/numarayı .. aramayın, sakın .. arama*, şimdi arama, telefonla arama*, polis* ..
      gitme*/haber/söyleme*/başvurma*, söylemeyin*, söylemeyiniz, sezdirme*, hissettirme*, bilgisi olma*, kimsenin ..
      bilme*/duyma*/haber*, üçüncü kişi* .. paylaş*, gizlidir, gizli kal*/tutul*, çok gizli, tam/mutlak gizli*, ticari
      sır, sır, sürpriz bozul*, açıklanana kadar, telefon* ..
      suya/kırıl*/kırdım/bozul*/kayb*/çaldır*/çalındı/tamir*/servis*/düşür*, arkadaş*
      mailinden/telefonundan/hesabından, yeni numaram*, geçici numara*, başkasının/arkadaşın telefon*, danışmayın*,
      danışmadan, anlatmayın*, kimseye anlatma, duyurmayın*, bahsetme, bahsetmeyin*, bahsetmeyelim, paylaşma,
      paylaşmayın*, paylaşmayalım, paylaşmamanız*, paylaşmaman*, paylaşmanız suç*, bilgi verme, bilgi vermeyin*,
      haberi olmamalı, haberdar olmasın`,
    haste: `hemen, derhal, acil*, ivedi*, vakit kaybetmeden, en kısa sürede/zamanda, bir an önce, şimdi, 24/48/bir/1
      saat içinde, bugün, öğlene kadar, gün bitmeden, mesai bitimine, kapatılacak*, kapanacak*, askıya alın*, bloke
      edil*/olacak*, kilitlenecek*, silinecek*, erişiminiz, son uyarı/ihtar, aksi takdirde/halde, yoksa hesab*, saat
      içinde, dakika içinde, çabuk, bu akşam, akşama kadar, saat .. kadar, iki gün içinde, gün içinde, bugün içinde,
      çabucak, hızlı*, birazdan, şu an, acilen, ivedilikle, derhâl, bekletmeden, gecikmeden, geciktirme*, vakit/zaman
      kaybet*/yok/daral*, bugüne, bu gece, bu sabah, yarına kadar, yarın .. kadar, öğleden önce, mesai bit*, gün
      sonu*, iki/üç/beş/yedi/2/3/5/7 gün içinde, 24/48/72 saat*, iş günü içinde, son gün*, son şans*, son fırsat*, son
      dakika, acele*, elinizi/elini çabuk, kontenjan*, fırsatı kaçırma*, akşama, öğlene, yoksa, aksi,
      pazartesi/salı/çarşamba/perşembe/cuma/yarın/maaş* .. veririm/öderim/gönderirim/iade/geri, geri öde*/veririm,
      kaybedecek*, iptal olacak*, iptal edil*, başka alıcı*/talip*/kişi*, görmek isteyen, sırada .. kişi*, anında, ilk
      ödeyen*`,
    money: `havale*, eft*, fast, transfer*, para, parayı, ödeme*, ödeyin*, öde, ücret*, masraf*, kapora, depozito,
      bitcoin, kripto*, western union, fatura*, iade*, ödül*, miras*, tl, lira, tutar*, kira*, yatır*, göndermemiz,
      gönder* .. tl/lira, borç*, *tl'yi, *liralık, aidat*, bedel*, depozit*, dolar*, euro, ödeyip, ödeyebilir*,
      ödemem*, ödenme*, ödeyece*, havalesi*, paranı*, paray*, paralar*, *tl, *tl'lik, lirayı, liraya, *bin lira,
      avro*, kapora*, kaparo*, ön ödeme*, peşinat*, komisyon*, aktar*, ceza*, kredi*, harç*, vergi*, kefalet*,
      milyon*, bakiye*, tahsil*, dekont*, gönderim ücret*, kazanç*, yatırım*, papara*, borcu*, noter, maaş*, altın,
      altınları*, param, paramı*, paramız*`,
    warnings: `hiçbir zaman, verme, vermey*, gönderme, göndermey*, söylemey*, yazmay*, girmey*, yanıtlamay*, istemey*,
      istemez, talep etmez/etmey*, sormaz, sormayız, dikkat* ol*/edin, dolandırıcı*, sahte, oltalama, kimlik avı,
      phishing, şifremi/parolamı unuttum, şifre/parola sıfırla*, sıfırla*, şifrenizi/parolanızı değiştir*, süresi
      dol*, değişmedi, değişmemiştir, değişiklik yok/olmadı, değişiklik yok*, değişiklik bulunma*, değişmemiş*, her
      zamanki, wifi, fiyat teklif*, teşekkür* .. hediye/kart*, hediye kart* .. teşekkür*, değişmiyor*, değişmeyecek,
      değişmez, yol/seyahat masraf*, sizden .. istemez/istemeyiz/sormaz, size ait değilse .. dikkate, dikkate alma*,
      geçersiz olacak, yenisini, masraf* onayland*, aynıdır, aynısı, aynı
      kal*/hesap*/hesab*/iban*/numara*/banka*/şekilde, *yla/*yle/*la/*le aynı, aynı olup, asla ..
      isteme*/sorma*/talep*/paylaşma*/verme*/söyleme*/girme*/yazma*, uyarıyoruz, uyarırız, uyarmanızı, uyarmak,
      teklifimiz*, teklifiniz*, teklif formu*/mektubu*, farkındalık eğitim*, güvenlik* eğitim*, eğitimi* .. katıl*,
      şifre*/parola*/kod*/bilgi* .. paylaşma*, ^kimseyle paylaşma*, ^lütfen kimseyle paylaşma*, kendiniz ..
      belirle*/değiştir*/oluştur*, kendin .. belirle*/değiştir*, belirlemenizi, belirleyebilir*, kendini .. olarak
      tanıtan, tanıtan*, şüpheli*, e-postayla/epostayla/e-posta/maille gönder*, e-postayla göndermi*, posta yoluyla,
      kaşeli, ıslak imza*, iadeli taahhüt*, kayıtlı .. numara* .. ara*, bildiğiniz .. numara*, telefonu kapat*,
      göndermenize/yazmanıza/ödemenize/vermenize gerek yok, sormuyor*, göndermiyor*, paylaşmıyor*, talebinde bulun*,
      talep ettiniz/ettin, talebiniz üzerine, siz yapmadıysanız, sen yapmadıysan, siz talep etmediyseniz, indirim
      kod*, kupon kod*, promosyon kod*, aramızda topla*, aramızda para, imece*, ikinci imza*, cari kart*, sözleşme*
      imza* sonra*, elden, yerine koy*, yapmana/yapmanıza/etmenize gerek yok, sizden .. istemiyor*, şifre* ..
      isteme*/istemiyor*, gizlilik politika*/sözleşme*/bildirimi, alıcısı değilseniz, muhatab*, yetkisiz,
      kapı/bina/site/alarm/wifi şifre*/kod*, posta kodu*, dosya* .. şifre*, sürpriz parti*, doğum günü
      sürpriz*/parti*`,
    bait: `ödül*, piyango*, çekiliş*, kazandınız, kazanan*, mirasçı*, vefat eden, vergi iadesi, paket*/kargo*/gönderi*
      .. bekle*/iade/teslim, kargo ücreti, kazandın*, talihli, kargo*/gönderi*/paket* ..
      ücret*/ödenme*/gümrük*/depo*/teslim, seçildiniz, varis*, iade hakkı*, vergi .. iade*, bırakmak istiyorum,
      gümrük* .. paket*/kargo*/gönderi*/koli*/takıl*/bekle*/alıkon*/el koy*/hediye*, paket*/kargo*/gönderi*/koli* ..
      gümrük*, tebrikler .. kazan*/çekiliş*/ödül*/seçil*, çekili* .. kazan*, büyük ödül*, hediye kazan*, tazminat* ..
      dolandır*/mağdur*/kripto*, tazminat fon*, bağış* .. milyon*/dolar*/euro, hayır iş* ..
      milyon*/dolar*/para*/servet*, dul .. kadın*/kaldım*/bir, miras* .. milyon*/dolar*/avukat*/vefat*, servet*,
      milyon .. dolar*/euro/avro/miras*/bağış*, kart aidat*, aidat* iade*, dosya masraf* .. iade*, vergi* .. iade*,
      fazla ödenen .. iade*, hgs/ogs .. borç*/ceza*/öde*, trafik ceza* .. öde*/indirim*, icra dosya*, icra takib*,
      ödenmemiş .. ceza*/borç*/geçiş*/fatura*, destek ödeme*, sosyal yardım*, devlet desteği*, hibe*, burs* ..
      kazan*/hak/masraf*, kredi* .. onaylan*/masraf*/sigorta*/dosya/faizsiz/onayla*, faizsiz kredi*, dosya masraf*,
      kredi not*, findeks*, garantili kazanç*/getiri*/kâr*, garanti* .. kazanç*/kazan*/getiri*/kâr*, kazanç garant*,
      risksiz, yatırım platform*/danışman*/fırsat*/grub*, forex, kripto .. yatırım*/kazan*,
      günlük/haftalık/günde/haftada/ayda .. kazan*, ek iş*, evden .. çalış*/iş*/kazan*/gelir*, banka hesab* ..
      kirala*/kiraya/kullan*, hesabına gelen para*, yüzde .. senin/sizin/komisyon*, gelen para* .. aktar*,
      kaybettiğiniz .. para*/kripto*, şehir/yurt dışında* .. anahtar*/daire*/ev*, anahtar* .. kargo*/kurye*, dışında
      olduğum* .. anahtar*/daire*/ev*/araç*/araba*, kurye .. para*/teslim*/gelecek*, satın aldım ..
      link*/bağlantı*/onay*, param güvende, güvenli ödeme .. link*/bağlantı*, sahibinden .. güvende, paranız ..
      tehlike*/risk*, hesabınız .. ele geçir*/terör*, güvenli hesa*, terör örgüt*, savcı*, anydesk, teamviewer,
      uzaktan erişim*/bağlan*, avukat* .. varis*/vefat*, askerim, asker* .. suriye*/görev*, mahsur*, kaza yaptı*,
      gözaltı*, kefalet*, noter .. masraf* .. kazan*/ödül*/teslim*, ruhsat masraf*, ödül* .. teslim*/masraf*,
      elektriğiniz/suyunuz/doğalgazınız .. kesil*, elektriğ*/doğalgaz* .. borç*/kesilecek, kapora*/kaparo* ..
      ilan*/ayırt*/ayırabil*/tutarım, tutabil*/ayırabil*/ayırmam* .. kapora*/kaparo*, dışındayım .. kapora*/kaparo*,
      şanslı kişi*/müşteri*/talihli*/numara*, miras* .. bırak*/pay*/banka*/fon*, paranı/paranızı .. katla*,
      ikiye/üçe/ona katla*, karakol* .. para*/kefalet*, sicil* .. kredi*, kredi* .. sicil*, iade* .. tanımlan*/hak
      kazan*, hak kazan* .. iade*/destek*/yardım*`,
    threats: `kapatılacak*, kapanacak*, askıya alın*, bloke edil*/olacak*, kilitlenecek*, silinecek*, engellenecek*,
      erişiminiz, son uyarı/ihtar, yasal işlem*, iade edil*, kişilerinize/rehber*, iade edilecek*, geçersiz sayıl*,
      kapatılacak, silinecek, tüm kişiler*, kaydettim, haciz, tutuklama*, hesabınız ..
      kapat*/kapan*/askı*/engel*/sil*/kısıt*, sınırlandır*, üyeliğiniz .. iptal*/sonlan*, icra
      takib*/dosya*/işlem*/müdürlü*, icraya, icralık, web kamera*, kamera* .. kayd*/kaydett*/ele geçir*/görüntü*/çek*,
      video* .. paylaş*/gönder*/yay*/rehber*/aile*, görüntüler* .. yay*/paylaş*/gönder*/aile*, görüntülerin*, hackle*,
      ele geçirdim, bilgisayarın* .. sızd*/girdim/virüs*, zararlı yazılım*, virüs*, rehberin* .. herkes*, ailen* ..
      gönder*/görecek*, arkadaşların* .. gönder*/görecek*, kapatıl*, kapanır, kesilecek*, kesilir, askıya, bloke*,
      kısıtlan*, durdurul*, dondurul*, kalıcı olarak, silinir, savcılı*, suç duyurusu*, dava aç*, mahkeme*, hapis*,
      gözaltı*, polis .. gel*/eşliğinde, yakalama karar*, erişim* .. kaybe*/engel*/kısıt*, haczedil*,
      göndericiye/gönderene/göndericisine`,
  },
  instructions: {
    short: `kısa, kısaca, kısa tut, kısa olsun, kısa yaz, kısa kes, kısa yanıt, kısa cevap, kısa bir yanıt,
      kısa bir cevap, kısa ve öz, kısa ve net, çok kısa, daha kısa, mümkün olduğunca kısa, yanıtı kısa tut, öz
      olsun`,
    signAs: `{} olarak imzala, {} adıyla imzala, {} ismiyle imzala, {} diye imzala, {} imzasıyla, imza olarak
      {} yaz, imza {} olsun, imza {}, altına {} yaz, benim adım {}, adım {}, ismim {}`,
    mention: `{} diye yaz, {} diye belirt, {} diye söyle, {} diye ekle, {} diye bildir, şunu yaz: {}, şunu
      söyle: {}, şunu belirt: {}, şunu ekle: {}, şöyle yaz: {}, şöyle de: {}, {} cümlesini ekle, {} cümlesini
      yaz, yaz: {}, ekle: {}, de ki {}`,
    propose: `{} öner, {} önerin, {} teklif et, bunun yerine {} öner, onun yerine {} öner, {} gününü öner, {}
      saatini öner, {} tarihini öner, {} için öner, {} için randevu öner, {} için toplantı öner, öneri: {}`,
    addressAs: `ona {} diye hitap et, ona {} olarak hitap et, {} diye hitap et, {} olarak hitap et, ona {} de, {}
      diye seslen, {} diye selamla, hitap {} olsun`,
    avoid: `{} bahsetme, {} konusundan bahsetme, {} söz etme, {} konusundan söz etme, {} konusuna değinme, {}
      değinme, {} konusunu açma, {} hakkında yazma, {} hakkında bir şey yazma, {} hakkında konuşma, {} ile
      ilgili bir şey yazma, {} geçmesin, {} anma`,
    yes: `evet, evet de, kabul et, onayla, {} kabul et, {} onayla, {} evet de, olumlu yanıt ver, olumlu cevap
      ver`,
    no: `hayır, hayır de, reddet, geri çevir, {} reddet, {} geri çevir, {} hayır de, olumsuz yanıt ver,
      olumsuz cevap ver`,
    firstPerson: 'ben, biz, benim, bizim, bana, bize, beni, bizi, bende, bizde',
    thirdPerson: 'ona, onun, onlar, onları, onlara, onların, kendisi, kendisine, kendisini',
  },
  address: {
    familiar: `sen, seni, sana, senin, senden, sende, seninle, sensin, senle, misin, mısın, musun, müsün,
      nasılsın, istersen, müsaitsen, olursan, olursun, biliyorsun, canım, öptüm`,
    polite: `siz, sizi, size, sizin, sizden, sizde, sizinle, sizlere, sizleri, sizler, misiniz, mısınız,
      musunuz, müsünüz, nasılsınız, isterseniz, müsaitseniz, olursanız, biliyorsunuz`,
  },
  phrases: {
    greeting: {
      familiar: 'Merhaba {first},',
      polite: { plain: 'Merhaba {name},', formal: 'Sayın {name},' },
      familiarNameless: 'Merhaba,',
      politeNameless: { plain: 'Merhaba,', formal: 'İyi günler,' },
      inReturn: {
        selam: 'Selam {first},',
        selamlar: 'Selamlar {first},',
        sevgili: 'Sevgili {first},',
        merhabalar: 'Merhabalar,',
        'selamün aleyküm': 'Aleykümselam,',
      },
      byTitle: {
        bey: 'Merhaba {first} Bey,',
        hanım: 'Merhaba {first} Hanım,',
        beyefendi: 'Sayın {name},',
        hanımefendi: 'Sayın {name},',
        sayın: 'Sayın {name},',
        sn: 'Sayın {name},',
        bay: 'Sayın {name},',
        bayan: 'Sayın {name},',
        dr: 'Sayın Dr. {name},',
        prof: 'Sayın Prof. {name},',
        'prof dr': 'Sayın Prof. Dr. {name},',
        doç: 'Sayın Doç. {name},',
        'doç dr': 'Sayın Doç. Dr. {name},',
        av: 'Sayın Av. {name},',
        ecz: 'Sayın Ecz. {name},',
        uzm: 'Sayın Uzm. {name},',
        op: 'Sayın Op. {name},',
        öğr: 'Sayın Öğr. {name},',
        hocam: 'Sayın Hocam,',
        hoca: 'Sayın Hocam,',
      },
    },
    openers: {
      thanks: {
        plain: '{Mesajın|Mesajınız} için teşekkür ederim.',
        formal: '{İletin|İletiniz} için teşekkür ederim.',
        brief: '{Mesajın|Mesajınız} için teşekkürler.',
      },
      regret: {
        plain: 'Bunu okuduğuma üzüldüm.',
        warm: 'Bunu okuduğuma çok üzüldüm.',
        formal: '{Mesajını|Mesajınızı} üzüntüyle okudum.',
      },
      kindWords: {
        plain: 'İçten {sözlerin|sözleriniz} için teşekkür ederim.',
        warm: 'İçten {sözlerin|sözleriniz} için çok teşekkür ederim.',
        brief: 'İçten {sözlerin|sözleriniz} için teşekkürler.',
      },
      welcome: {
        plain: 'Nazik {mesajın|mesajınız} için teşekkür ederim.',
        warm: '{Güzel mesajın|Nazik mesajınız} için çok teşekkür ederim.',
        brief: 'Nazik {mesajın|mesajınız} için teşekkürler.',
      },
      invitation: {
        plain: 'Davet için teşekkür ederim.',
        warm: 'Davet için çok teşekkür ederim.',
        formal: 'Nazik {davetin|davetiniz} için teşekkür ederim.',
        brief: 'Davet için teşekkürler.',
      },
    },
    statements: {
      accept: {
        plain: 'Memnuniyetle kabul ediyorum.',
        warm: '{Seve seve|Büyük bir memnuniyetle} kabul ediyorum.',
        brief: 'Kabul ediyorum.',
      },
      decline: {
        plain: 'Ne yazık ki kabul edemiyorum.',
        warm: 'Üzgünüm ama kabul edemiyorum.',
        formal: 'Üzülerek belirtmeliyim ki kabul edemiyorum.',
      },
      thank: {
        plain: '[teşekkür nedeni] için çok teşekkür ederim.',
        formal: '[teşekkür nedeni] için {sana|size} içtenlikle teşekkür ederim.',
        brief: '[teşekkür nedeni] için teşekkürler.',
      },
      reschedule: {
        plain: 'Ne yazık ki o zaman müsait değilim. Önerim: [başka bir gün ve saat].',
        warm: 'Kusura {bakma|bakmayın}, o zaman müsait değilim. Önerim: [başka bir gün ve saat].',
        formal: 'Maalesef belirtilen zamanda müsait değilim. Önerim: [başka bir gün ve saat].',
      },
      request: {
        plain: 'Bir ricam olacak: [rica].',
        formal: '{Senden|Sizden} bir ricam olacak: [rica].',
      },
      question: {
        plain: 'Bir sorum var: [soru]',
        formal: '{Sana|Size} şunu sormak isterim: [soru]',
      },
      clarify: 'Şunu açıklığa kavuşturmak isterim: [açıklama].',
      update: 'Son durum şöyle: [güncel durum].',
      apologize: {
        plain: '{Bunun|Yaşananlar} için özür dilerim.',
        warm: '{Bunun|Yaşananlar} için çok özür dilerim.',
        formal: 'Yaşananlar için {senden|sizden} içtenlikle özür dilerim.',
      },
      followUp: {
        plain:
          'Bu konunun son durumunu sormak istedim. Bana [konu] hakkında bilgi {verebilir misin|verebilir misiniz}?',
        formal:
          'Bu konuyu tekrar gündeme getirmek isterim. Bana [konu] hakkında bilgi {vermeni|vermenizi} rica ederim.',
      },
      confirm: {
        plain: 'Bunu onaylıyorum.',
        warm: 'Bunu memnuniyetle onaylıyorum.',
        formal: 'Bunu onayladığımı {bilgine|bilgilerinize} sunarım.',
      },
      negotiate: {
        plain: 'Önerim şöyle: [öneri].',
        formal: '{Sana|Size} şunu önermek isterim: [öneri].',
      },
      introduce: {
        plain: 'Kısaca kendimi tanıtayım: ben [ad soyad], [görev].',
        formal: 'Kendimi tanıtmak isterim: ben [ad soyad], [görev].',
      },
    },
    answers: {
      yes: 'Evet.',
      no: { plain: 'Ne yazık ki hayır.', warm: 'Üzgünüm, ne yazık ki hayır.', formal: 'Maalesef hayır.' },
      willDo: { plain: 'Elbette, memnuniyetle.', warm: '{Tabii, seve seve|Elbette, memnuniyetle}.' },
      cannotDo: {
        plain: 'Ne yazık ki bu mümkün değil.',
        warm: 'Üzgünüm, ne yazık ki bu mümkün değil.',
        formal: 'Maalesef bu mümkün değil.',
      },
      confirmed: 'Evet, onaylıyorum.',
      later: 'Bu konuda {sana|size} ayrıca dönüş yapacağım.',
    },
    proposeTime: 'Önerim: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Senden haber|Yanıtınızı} bekliyorum.',
      formal: '{Yanıtını|Yanıtınızı} bekliyorum.',
    },
    signOff: {
      plain: '{Selamlar|Saygılarımla},',
      warm: '{Sevgiler|Selam ve saygılarımla},',
      formal: 'Saygılarımla,',
      brief: '{Selamlar|Saygılarımla},',
    },
    gaps: {
      answer: 'yanıt',
      yesNo: 'Evet / Hayır',
      willDo: 'Elbette, memnuniyetle / Ne yazık ki bu mümkün değil',
      date: 'tarih',
      amount: 'tutar veya miktar',
      number: 'sayı',
      person: 'ad',
      place: 'yer',
      reason: 'neden',
      yourName: 'Ad Soyad',
    },
  },
  announcement: {
    opens: 'işte, aşağıda, tabii, elbette, yanıt, cevap, taslak, öneri',
    nouns: 'yanıt, cevap, taslak, posta, mesaj',
  },
  checking: {
    notNames: '',
    numberWords: `yirmi 20, otuz 30, kırk 40, elli 50, altmış 60, yetmiş 70, seksen 80, doksan 90, yüz
      100, bin 1000, buçuk/buçukta/buçuğa 0.5, düzine 12`,
  },
  dates: {
    weekdays: '-, -, -, -, -, -, pazar günü',
    onlyWithCapital: 'pazar, ara, kas, eki',
    endings: `'ya, 'ye, ya, ye, 'a, 'e, a, e, ı, i, u, ü, na, ne, 'da, 'de, da, de, dan, den, 'ta, 'te, ta, te, tan,
      ten, yı, yi, yu, yü, nı, ni, nın, nin, sı, si, sına, sine, sinde, ki, ın, in, un, ün`,
    until: 'ile, ila',
    or: 'veya, ya da, ve',
    numbers: 'bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki',
    relativeDays: `dün = -1, bugün([e/ün]) = 0, bu [akşam/sabah] = 0, yarın(a) = 1, öbür gün = 2, ertesi gün = 2,
      yarından sonra = 2`,
    weekday: `bu hafta {weekday} = this, [gelecek/önümüzdeki] hafta {weekday} = next, haftaya {weekday} = next,
      [bu/önümüzdeki] {weekday} = coming, [gelecek/bir sonraki] {weekday} = unclear,
      [geçen/geçtiğimiz] (hafta) {weekday} = past`,
    distance: `{n} gün [sonra/içinde/içerisinde] = days, {n} hafta [sonra/içinde] = weeks,
      {n} ay [sonra/içinde] = months`,
    periods: `bu hafta <!sonu> = week, [gelecek/önümüzdeki] hafta = week 1, haftaya = week 1,
      (bu) hafta( )sonu = weekend, (bu) haftanın sonu(na) = endOfWeek, bu ay <!sonu> = month,
      [gelecek/önümüzdeki] ay = month 1, (bu) ay(ın) sonu(na) = endOfMonth`,
    endOfMonthNamed: '{month} sonu(na)',
    vague: 'hafta başı(nda), {month} başı(nda), en kısa sürede',
    ordinal: "<ayın> {day}('*)",
    clock: {
      times: `saat {time}('*), {hour}[:/.]{minute}'*, <sabah/akşam/sonra/gece> {hour}[de/da/te/ta]`,
      afterDay: "{hour}'[ta/te/da/de]",
      at: 'saat, günü saat, saat saat',
      from: 'günü',
      early: 'sabah, sabahı, öğleden önce',
      late: 'öğleden sonra, akşam, akşamı',
      after: { '30': 'buçuk*' },
      noon: 'öğle(n) <!yeme/den>',
      midnight: 'gece yarısı',
    },
    deadline: {
      before: 'en geç, son tarih',
      after: '(günü*/akşamına/sonuna/ortasına/başına/saat) kadar, (günü*/akşamına/sonuna) [dek/değin/önce]',
    },
    proposals: `öner, uygun, olur mu, mısınız, misiniz, musunuz, müsait, buluş, görüşe, toplanalım, ertele, belki,
      ne dersiniz, ne dersin, yapalım, alabilir miyiz, yapabilir miyiz, nasıl, *bilirsek, *abilir, *ebilir`,
  },
  promptAddress: 'Address the reader with "siz"; the first name takes Bey or Hanım where it is known which.',
};
