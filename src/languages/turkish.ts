import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `ve bir bu da de için ile çok ne daha var gibi o olarak ama en olan kadar sonra mi mı mu mü değil ben sen biz
    siz onlar ki her şey veya yok oldu olduğu eder merhaba teşekkürler teşekkür ederim saygılarımla sayın iyi
    lütfen rica günler benim bana size sizin bize nasıl neden tarafından ancak göre üzerinde yeni büyük iki ise
    hem diye bunu böyle zaman ya toplantı fiyat sipariş teslimat teklif fatura sözleşme hafta ay gün yıl saat
    kez şirket iş ülke şehir dünya hayat insan çocuk su proje diğer başka bazı sırasında önce şimdi hiç hep ilk
    son arasında kendi bütün tüm olmak yapmak yapılan eden etmek vardır olur`,
  letter: {
    greetings: `merhaba, sayın, sevgili, selam, selamlar, günaydın, iyi günler, iyi akşamlar, değerli, merhabalar`,
    afterName: 'bey, hanım, beyefendi, hanımefendi',
    closings: `saygılarımla, saygılarımızla, sevgiler, iyi çalışmalar, selamlar, sevgilerimle, iyi günler,
      en iyi dileklerimle, saygılar, kolay gelsin, görüşmek üzere, iyi çalışmalar dilerim, iyi günler dilerim,
      saygı ve sevgilerimle, saygılarımı sunarım, hürmetlerimle, selam ve saygılarımla`,
    thanks: `teşekkürler, teşekkür ederim, çok teşekkürler, şimdiden teşekkürler, çok teşekkür ederim, teşekkür ederiz`,
    familiarGreetings: 'selam, selamlar',
    titles: 'sn, sayın, bay, bayan, doç, prof, dr, av, uzm',
    titlesAfter: 'hanımefendi, beyefendi, hanım, bey, hocam, hoca',
    nobody: 'herkes, arkadaşlar, ekip, yetkili, müşterimiz',
    abbreviations: `sn, vs, doç, cad, mah, apt, dr`,
  },
  mailProgram: {
    wrote: 'şunu yazdı, şunları yazdı, yazdı, tarafından yazıldı, yazmış',
    from: 'kimden, gönderen, gonderen',
    date: 'gönderildi, tarih, gönderilme tarihi, gönderim tarihi',
    to: 'kime, alıcı',
    cc: 'bilgi, cc, gizli',
    subject: 'konu',
    original: `orijinal mesaj, özgün ileti, orijinal ileti, asıl ileti, özgün mesaj, orjinal mesaj`,
    forwarded: `yönlendirilen mesaj, iletilen mesaj, iletilmiş ileti, başlangıç olarak iletilen ileti, iletilen ileti,
      yönlendirilen ileti, yönlendirilmiş ileti, i̇letilen mesaj, i̇letilmiş mesaj`,
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
    questionMarkers: `mi/mı/mu/mü/misiniz/mısınız/musunuz/müsünüz/misin/mısın/musun/müsün/miyiz/mıyız/muyuz/müyüz/miyim/mıyım/muyum/müyüm/midir/mıdır/mudur/miydi/mıydı$,
      mi/mı/mu/mü .. yoksa, ne dersin*/düşünü*, nedir$, nelerdir$`,
    whether: 'olup olmad*, *ip/*ıp/*up/*üp *meyece*/*mayaca*/*medi*/*madı*',
    or: 'yoksa, veya, ya da, yahut',
    requests: `lütfen, *meniz/*manız/*mesi/*ması .. doğrusu/icap, *masını/*mesini/*manızı/*menizi ..
      istiyoruz/tercih, keşke .. *bilsen/*bilseniz/*sanız/*seniz, varsayıyor*,
      *malıdır/*melidir/*malısınız/*melisiniz/*malısın/*melisin/*malılar/*meliler, *men/*man/*meniz/*manız ..
      güzel/iyi/harika/süper/hoş/sevindirir/yeter/uygun olur/olurdu/olacak*,
      *ğine/*ğına/*ğinize/*ğınıza/sana/size güveniyor*, *ar/*er/*ır/*ir/*ur/*ür
      misiniz/mısınız/musunuz/müsünüz/misin/mısın/musun/müsün, *bilir miyiz/miyim, mümkün olur mu, mümkün mü,
      mümkünse, rica ederim/ederiz/ediyor*/edeceğ*/etsem/olunur, ricam/ricamız/rica var/olacak/şu, talep
      ediyor*/ederi*, *meniz*/*manız*/*meni/*manı rica/istiyor*/isteri*/talep/bekliyor*/yeterli/önemle,
      sevinirim, seviniriz, *rseniz/*rsanız/*rsen/*rsan .. olurum/oluruz/minnettar/yeterli,
      *rseniz/*rsanız/*rsen/*rsan/*rsek/*rsak/*lsek/*lsem .. iyi/güzel/harika/süper/yardımcı/faydalı/mutlu
      olur/olurdu, *yin/*yın/*yun/*yün/*yiniz/*yınız/*yunuz/*yünüz$,
      *derin/*tirin/*tırın/*dirin/*turun/*ştirin/verin/edin/iletin/yapın/bakın/alın/yazın/olun/atın/açın/bırakın/çekin/gelin/paylaşın/belirtin$,
      *deriniz/*tiriniz/*diriniz/veriniz/ediniz/iletiniz/yapınız/olunuz/paylaşınız/belirtiniz$,
      gönder/getir/ara/ver/et/bak/öner/söyle/anlat/paylaş/hazırla/ayarla/hatırlat/bildir/ilet/onayla/sor/unutma/yolla/oku/bırak/düzelt/ekle/iptal
      et/imzala/seç$, gel/git/al/yaz/yap/at/aç/ol$, bana/bize/beni/bizi ..
      gönder/gönderin/yaz/yazın/ver/verin/söyle/söyleyin/getir/getirin/ara/arayın/at/öner/önerin, *elim mi,
      *alım mı, unutmay*/unutma`,
    tellMe: `
      bildirir/bildirebilir/söyler/söyleyebilir/belirtir/belirtebilir/açıklar/açıklayabilir/anlatır/anlatabilir/bilgilendirir/bilgilendirebilir/netleştirir/yazar/doğrular
      mis*/mıs*, haber/bilgi verir/verebilir/eder/edebilir/alabilir mi*, teyit eder/edebilir mis*, *ğrenebilir
      miyi*, sorabilir miyi*, bildirirs*, bildirebilirs*, söylers*, söyleyebilirs*, belirtirs*, belirtebilirs*,
      açıklars*, bilgilendirirs*, yazarsan*, haber/bilgi verirs*/verebilirs*/verin/veriniz/ver/vermeni*, teyit
      ederse*/ederseniz/etmeni*, bildirmeni*, belirtmeni*, söylemeni*, açıklamanı*, bilgilendirmeni*,
      bildirilmesini, lütfen .. bildir*/söyle*/belirt*/açıkla*/yazın/haber/bilgi/teyit,
      söyle/söyleyin/bildirin/belirtin/açıklayın/anlat/anlatın$, bana/bize .. söyle/söyleyin/anlat, merak
      ediyor*/ettim/ettik/ettiğim*, *ğrenmek/bilmek/sormak/anlamak isti*/iste*,
      bilmem/bilmemiz/öğrenmem/öğrenmemiz gerek*/lazım, bilsem/bilsek/bilirsek/bilirsem .. olur, soracakt*,
      sorum/sorumuz/sorularım .. şu/var/olacak, biliyor mus*, bilginiz/bilgin/fikriniz/fikrin/haberiniz/haberin
      var mı, bilmiyor*, bilemiyor*, bilemedi*, emin değil*/olamad*, net/belli/açık değil, belirsiz, anlayamad*,
      anlamad*, anlamıyor*, anlamakta, *ğını/*ğini/*ğunu/*ğünü .. *emedim/*amadım/*emedik/*amadık,
      *ğı/*ği/*ğu/*ğü/*ğını/*ğini/*ğunu/*ğünü/*ğına/*ğine/*ğımı/*ğimi/*ğımızı/*ğimizi/*acağa/*eceğe ..
      söylemedi*/söylemiyor*/söylenmedi/yazmıyor*/yazılmamış/açıklamadı*/açıklamıyor*/açıklanmadı/belirtilme*/belirtme*/netleşme*/kesinleşme*/hatırlamıyor*/hatırlayam*/görünmüyor*/göremi*/bildirilmedi/bulam*/çözeme*/kavrayam*/kararsız*/tartışmalı/muamma/bağlı,
      *ğından/*ğinden/*ğundan/*ğünden .. bahsedil*, *ğını/*ğini/*ğunu/*ğünü .. duymak/öğrenmek/bilmek,
      benim/bizim .. sır/muamma, anlayabilmiş değil*, konusunda .. anlaşamad*/netleş*, *ğına/*ğine/*ğuna ..
      dair/karar/kararsız*, kararlaştırmamız/netleştirmemiz/belirlememiz gerek*/lazım, *ip/*ıp/*up/*üp
      *mediği/*madığı/*meyeceği/*mayacağı/*mediğini/*madığını$, *ğı/*ği bizi/beni .. ilgilendir*/düşündür*,
      aklıma/kafama takıl*, kafamı kurcal*, bilgim/fikrim/bilgimiz/fikrimiz yok, haberim/haberimiz yok`,
    needs: `*htiyacım/*htiyacımız .. var/olacak, *htiyacımız olan, *htiyaç duy*, *amıyor*/*emiyor* ..
      *madan/*meden, güncel olmadan, bana/bize/sizden/senden .. gerek*/lazım/gerekli,
      *meniz/*manız/*men/*man/*mesi/*ması/almam/almamız gerek*/lazım/şart, lazım$, eksik$, eksik
      olan/belge*/evrak*, eksiktir, eksiğimiz, bende/bizde/elimde/elimizde .. yok, henüz/hala/hâlâ/halen ..
      gelmedi/ulaşmadı/almadı*/alamadı*/görmedi*/bekliyor*/yok/iletilmedi/gönderilmedi, ulaşmadı, ulaşmamıştır,
      görünmüyor$, dosyada/ekte/sistemde .. yok, şart$, gerekiyor$, onayınız/imzanız/cevabınız/yanıtınız kaldı,
      yanıtınızı/cevabınızı/onayınızı/kararınızı bekliyor*, *ını/*ini/*yi/*yı almadım/almadık$, işimizi/işimi
      kolay*, şarttır, zorunludur, hâlâ/hala/halen bekleniyor, bağlıyız$,
      size/sana/onayınıza/yanıtınıza/cevabınıza/kararınıza bağlı*, işime/işimize yarar/yarardı,
      yanıt/cevap/dönüş alamadı*, bekliyorum$, bekliyoruz$, beklemekteyi*$,
      olmadan/olmaksızın/*meden/*madan/*sız/*siz ..
      *amıyor*/*emiyor*/*amayız/*emeyiz/*amam/*emem/*amaz/*emez/mümkün/imkansız/imkânsız, *masa/*mese .. iyi
      olur, en iyisi/doğrusu .. olur*, yardımcı/faydalı olur$, yardımcı/faydalı/iyi/güzel olurdu, *mi
      kolaylaştırır, kolaylık sağlar, yeterli olur, istiyorum$,
      almak/görüşmek/değiştirmek/ertelemek/kiralamak/vermek/iptal/iade/görmek .. istiyoruz/isterim/isteriz,
      rezervasyon yaptırmak, arıyorum$, arıyoruz$, ilgileniyor*$, umarım .. *bilirsiniz/*bilirsin`,
    courtesies: `nasılsınız, nasılsın, nasıl gidiyor, ne haber/yapıyorsun*/güzel/çabuk, naber, ne var ne yok,
      her şey yolunda mı, keyifler/işler/tatiliniz/tatilin nasıl, iyi misiniz/misin, hafta sonu*/tatil* .. nasıl
      geçti/geçtiniz, ^umarım .. iyi*/*miştir/*mıştır/*muştur/*müştür/yolunda*/geçti, çekinme*, tereddüt etme*,
      herhangi bir soru*, olursa/varsa/olması .. çekin*/ara*/yaz*/ulaş*/iletişim*,
      sorunuz/sorularınız/ihtiyacınız/sorun/ihtiyacın olursa/varsa, anlayışınız/sabrınız için, ulaşabilirsiniz,
      iletişime geçebilirsiniz, *htiyacım/*htiyacımız yok/kalmadı, eksik .. yok/değil, sorun yok, gerek
      yok/kalmadı, lazım/gerekli/gerekiyor değil, yanıt/cevap vermeyin, yanıtlamay*, lütfen dikkat/ekte,
      dikkatinize, bilginize, bilgilerinize, bilginizi/bilgilerinizi/anlayışınızı rica, anlayış göster*,
      anlayışla, kusur* bakma*, özür* .. kabul, mazur/hoş gör*, ekte bulabilirsiniz, endişelen*, merak etme*,
      dert etme*, üzülme*, kendine/kendinize iyi, selam*/saygı* söyle*/ilet*, görüşmek üzere, teşekkür*
      etmek/sunmak, tebrik/davet/ifade/özür .. etmek/dilemek isti*,
      bilgilendirmek/belirtmek/duyurmak/bildirmek/paylaşmak/tanıtmak isti*/iste*, bilgi vermek isti*, haber
      vereceğ*/veririm, ^rica ederim/ederiz$, ki$, kim *mez/*maz/bilir/özler/derdi/tahmin/inanır*/düşünürdü,
      daha ne olsun, biliyor mus* ne, değil mi ama, güzel/harika/muhteşem değil mi, hoş geldin*, güle güle, iyi
      ki, dört gözle, sabırsızlıkla/heyecanla/dönüşün*/haber*/yanıtın*/cevabın* .. bekliyor*, tadını çıkar*, iyi
      eğlen*, afiyet, abonelikten çık*, dikkate alma*, göz ardı edin, çevreyi`,
    connectors: `ve, ayrıca, bir de, ama, fakat, ancak, peki, o zaman, öyleyse, sonra, son olarak, öncelikle,
      birincisi, ikincisi, bunun dışında, ek olarak, yoksa, veya, ya da, not, mümkünse, bu arada, tamam,
      acaba, bir şey daha, müsait olduğunuzda, yani, bu nedenle`,
  },
  categories: {
    complaint: `hayal kırıklığı*, memnun değil*/kalmad*, hiç memnun, memnuniyetsizli*, kabul edilemez,
      şikayet*/şikâyet* etmek/bulunmak, şikayetçi*, şikâyetçi*, şikayetimi*, şikâyetimi*,
      hasarlı/kırık/bozuk/arızalı/kusurlu geldi/ulaştı/teslim/çıktı/olarak, çalışmıyor, çalışmayı durdurdu,
      hala/hâlâ gelmedi/ulaşmadı/teslim, yanlış ürün*/beden, iki kez/kere çekil*, fazla ücret/tahsil*,
      mağdur*, rezalet, saygısızca, kaba davran*`,
    badNews: `vefat*, hayatını kaybetti, babamı/annemi/eşimi/işimi kaybett*, cenaze*, taziye, başsağlığı,
      hastanede yatıyor, hastaneye kaldırıl*/yatırıl*, yoğun bakım*, ağır hasta, ciddi bir hastalık, kanser,
      teşhisi/tanısı konuldu, kaza/felç/inme geçird*, trafik kazası, kalp krizi, işten çıkarıl*, evimiz yandı,
      hırsız girdi`,
    condolence: '',
    praise: `tebrik ederi*/ediyor*, tebrikler*, sizi/seni tebrik, kutlarım, kutluyor*, kutlarız,
      elinize/eline/ellerinize/ellerine sağlık, harika/iyi/mükemmel/müthiş .. iş çıkar*, harika iş, sunum*
      harikaydı, çok başarılıydı/etkilend*, bravo, takdir ediyor*`,
    thanks: `yardım*/desteğ*/destekler*/emeğ*/emekler*/her şey/misafirperver* .. için .. teşekkür*,
      yaptıklarınız/ev sahipliğiniz için, zaman/vakit ayırdığın* için teşekkür*, yardımcı olduğun* için,
      teşekkür* etmek/sunmak isti*/iste*, minnettarım, minnettarız, çok yardımcı oldun*`,
    invitation: `davet etmek*/ediyor*/ederi*, sizi/seni davet, davetlisin*, davetlimiz*, sizi/seni/sizleri
      aramızda, aramızda görmek*, katılım*nızdan onur, davetimize`,
    unsolicited: `kazandınız, kazandın, ödülünüzü, hediyenizi, çekiliş*, talihli, seçildiniz, piyango,
      satışlarınızı/trafiğinizi art*, ilk sayfaya, seo, backlink*, sınırlı süre*, kaçırmayın, fırsatı
      kaçırma*, size özel fırsat, özel teklif/indirim, hemen satın/sipariş/tıkla*, ücretsiz dene*`,
    machine: `talimat*/yönerge*/komut* yoksay/unut/görmezden, talimat*/yönerge*/komut* yok/dikkate/göz
      say/alma/ardı, önceki tüm/bütün talimat*, tüm önceki talimat*, sistem istemi/komutu/promptu, system
      prompt, yeni talimat*, artık/sen bir yapay, yapay zeka/zekâ olarak/asistan*, dil model*, sayın yapay
      zeka, chatgpt, geliştirici modu, im_start`,
  },
  fraud: {
    secrets: `şifre*, parola*, pin, doğrulama/onay/güvenlik/sms/giriş/gelen kod*, tek kullanımlık, altı/6
      haneli, telefonun* gelen, otp, cvv, cvc, kart numara*/bilgi*, kartınızın, son kullanma tarihi,
      giriş/oturum bilgi*/açma, hesap bilgilerinizi, tc/c kimlik*, kimlik numara*, kurtarma ifadesi, özel
      anahtar, anne kızlık, kart numara*, onay şifre*, telefon* gelen, gelen şifre*, 16/on altı/üç/altı/dört
      hane*/rakam*, *rakamı, kullanıcı ad*, arkadaki/arkasındaki üç, sms* .. kod*, gelen .. kod*/rakam*/numara*,
      kod* .. telefon*, güvenlik soru*, kart numara*/şifre*/bilgi*, kod geldi/gelecek/gitti`,
    handOver: `gönderi*, gönder, göndermeni*, gönderebilir, yolla*, iletin*, ilet, iletmeni*, iletir, paylaş*,
      yazın*, yaz, yazmanız, yazar, söyle*, verin, ver, vermeniz, bildirin*, bildirmeni*, girin*, girmeni*,
      doğrula*, onaylayın*, onaylamanız, teyit edin*, güncelle*, doldurun*, yanıtlayın*, yanıtlayarak, okuyun,
      okur, *htiyacımız/*htiyacım var, gerekiyor, gerekmektedir, lazım, gönderiniz, yazınız, bildiriniz,
      giriniz, paylaşınız, atar, atabilir, okuyabilir, bildir*, bize/bana ilet*/yaz*/gönder*/söyle*/at*/oku*,
      giriş yapın*, iletmenizi, yazıp, iletiniz, yollar, yollayabilir, tıkla*, iletmeniz*, girmeniz, girmenizi,
      atsana, istiyor`,
    giftCards: `hediye kart*/çek*, gift card, itunes/steam/apple/amazon/google kart*/cüzdan/play, ön ödemeli
      kart*, dijital kod*, paysafecard, bitcoin*, steam/google/apple/itunes/amazon/play kart*, kripto*,
      *lık/*lik/*luk/*lük kart*`,
    buy: `al, alın*, alır, alabilir, alman*, satın, temin et*/edin, kazı*, kodları*, fotoğraf*, alıp, alsana,
      almanız*, satın al*, kazıyıp`,
    bankDetails: `banka/hesap/ödeme/maaş bilgi*/hesab*/numara*, banka hesap*, iban*, hesabımız*, hesabım,
      hesabımıza, yeni hesa*, iban'ı, hesabıma, numaralı hesa*, hesaba, bankamız, aşağıdaki hesa*,
      başka/yeni/eski hesa*, hesap no, otomatik ödeme talimat*, şu hesa*`,
    changed: `yeni, değiş*, güncel*, farklı, başka, artık, taşındı, kapanmış*, kapandı, kapatıldı, aşağıdaki
      yeni, değiştiği, değişti, bundan sonra, itibaren, eski, yerine, aşağıdaki`,
    secrecy: `aramızda, kimsey*, kimse bilmesin/duymasın, kimsenin haberi, başka kimse, gizli
      tut*/kalmalı/kalsın, kesinlikle/derece gizli, gizlilik*, sır olarak, beni arama*, arama yapma*, söyleme,
      söylemeyin, arama, aramayın, polis*, ikimizin arasında, arasında kalsın, bilmesin*, duymasın*, haberi
      olmasın, bilmesine gerek, telefon* .. bozul*/kırıl*/düş*/çalın*/kaybol*, yeni numara*,
      annene/babana/babama/anneme .. söyleme, kimseye, sessizce, gizlilik`,
    haste: `hemen, derhal, acil*, ivedi*, vakit kaybetmeden, en kısa sürede/zamanda, bir an önce, şimdi,
      24/48/bir/1 saat içinde, bugün, öğlene kadar, gün bitmeden, mesai bitimine, kapatılacak*, kapanacak*,
      askıya alın*, bloke edil*/olacak*, kilitlenecek*, silinecek*, erişiminiz, son uyarı/ihtar, aksi
      takdirde/halde, yoksa hesab*, saat içinde, dakika içinde, çabuk, bu akşam, akşama kadar, saat .. kadar,
      iki gün içinde, gün içinde, bugün içinde, çabucak, hızlı*, birazdan, şu an`,
    money: `havale*, eft*, fast, transfer*, para, parayı, ödeme*, ödeyin*, öde, ücret*, gümrük*, masraf*,
      kapora, depozito, bitcoin, kripto*, western union, fatura*, iade*, ödül*, miras*, tl, lira, tutar*, kira*,
      yatır*, göndermemiz, gönder* .. tl/lira, borç*, *tl'yi, *liralık, aidat*, bedel*, depozit*, dolar*, euro`,
    warnings: `asla, hiçbir zaman, paylaşmay*, paylaşma, verme, vermey*, gönderme, göndermey*, söylemey*,
      yazmay*, girmey*, yanıtlamay*, istemey*, istemez, talep etmez/etmey*, sormaz, sormayız, dikkat* ol*/edin,
      uyarı*, dolandırıcı*, sahte, oltalama, kimlik avı, phishing, eğitim*, şifremi/parolamı unuttum,
      şifre/parola sıfırla*, sıfırla*, şifrenizi/parolanızı değiştir*, süresi dol*, değişmedi, değişmemiştir,
      değişiklik yok/olmadı, değişiklik yok*, değişiklik bulunma*, değişmemiş*, aynı, her zamanki, wifi,
      paylaşmayın*, kimseyle paylaşma*, fiyat teklif*, teklif*, teşekkür* .. hediye/kart*, hediye kart* ..
      teşekkür*, değişmiyor*, değişmeyecek, değişmez, yol/seyahat masraf*, sizden .. istemez/istemeyiz/sormaz,
      size ait değilse .. dikkate, dikkate alma*, kendiniz, geçersiz olacak, yenisini, masraf* onayland*`,
    bait: `ödül*, piyango*, çekiliş*, kazandınız, kazanan*, miras*, mirasçı*, vefat eden, vergi iadesi,
      paket*/kargo*/gönderi* .. bekle*/iade/teslim, gümrük*, kargo ücreti, kazandın*, tebrikler, talihli,
      kargo*/gönderi*/paket* .. ücret*/ödenme*/gümrük*/depo*/teslim, seçildiniz, tazminat, bağış, varis*, iade
      hakkı*, vergi .. iade*, dul, hayır iş*, bırakmak istiyorum`,
    threats: `kapatılacak*, kapanacak*, askıya alın*, bloke edil*/olacak*, kilitlenecek*, silinecek*,
      engellenecek*, erişiminiz, son uyarı/ihtar, yasal işlem*, icra, iade edil*, kamera*, kişilerinize/rehber*,
      iade edilecek*, geçersiz sayıl*, kapatılacak, silinecek, tüm kişiler*, kaydettim, video*, haciz,
      tutuklama*, hesabınız .. kapat*/kapan*/askı*/engel*/sil*/kısıt*, sınırlandır*, üyeliğiniz ..
      iptal*/sonlan*`,
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
    call: `ona {} diye hitap et, ona {} olarak hitap et, {} diye hitap et, {} olarak hitap et, ona {} de, {}
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
    familiar: 'sen, seni, sana, senin, senden, sende, seninle, misin, mısın, musun, müsün, nasılsın',
    polite: `siz, sizi, size, sizin, sizden, sizde, sizinle, sizlere, sizleri, misiniz, mısınız, musunuz,
      müsünüz, nasılsınız`,
  },
  phrases: {
    greeting: {
      familiar: 'Merhaba {first},',
      polite: 'Sayın {name},',
      familiarNameless: 'Merhaba,',
      politeNameless: 'Merhaba,',
      titled: {
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
        warm: 'Bunu okuduğuma gerçekten çok üzüldüm.',
        formal: '{Mesajını|Mesajınızı} üzüntüyle okudum.',
      },
      praise: {
        plain: 'Nazik {sözlerin|sözleriniz} için teşekkür ederim.',
        warm: 'Güzel {sözlerin|sözleriniz} için çok teşekkür ederim!',
        brief: 'Nazik {sözlerin|sözleriniz} için teşekkürler.',
      },
      welcome: {
        plain: 'Nazik {mesajın|mesajınız} için teşekkür ederim.',
        warm: 'Nazik {mesajın|mesajınız} için çok teşekkür ederim!',
        brief: 'Nazik {mesajın|mesajınız} için teşekkürler.',
      },
      invitation: {
        plain: 'Davet için teşekkür ederim.',
        warm: 'Davet için çok teşekkür ederim!',
        formal: 'Nazik {davetin|davetiniz} için teşekkür ederim.',
        brief: 'Davet için teşekkürler.',
      },
    },
    statements: {
      accept: {
        plain: 'Memnuniyetle kabul ediyorum.',
        warm: 'Büyük bir memnuniyetle kabul ediyorum!',
        brief: 'Kabul ediyorum.',
      },
      decline: {
        plain: 'Ne yazık ki kabul edemiyorum.',
        warm: 'Gerçekten üzgünüm ama kabul edemiyorum.',
        formal: 'Üzülerek belirtmeliyim ki kabul edemiyorum.',
      },
      thank: {
        plain: 'Bu benim için çok değerli.',
        formal: 'Bu benim için büyük değer taşıyor.',
      },
      reschedule: {
        plain: 'Ne yazık ki bu saat bana uymuyor. {Senin|Sizin} için [başka bir gün ve saat] uygun olur mu?',
        warm: 'Kusura {bakma|bakmayın}, bu saat bana uymuyor. {Senin|Sizin} için [başka bir gün ve saat] uygun olur mu?',
        formal:
          'Maalesef belirtilen saatte müsait değilim. {Senin|Sizin} için [başka bir gün ve saat] uygun olur mu?',
      },
      request: {
        plain: 'Bir ricam olacak: [rica].',
        formal: '{Senden|Sizden} bir ricam olacak: [rica].',
      },
      question: {
        plain: 'Bir sorum var: [soru]',
        formal: '{Sana|Size} şunu sormak isterim: [soru]',
      },
      clarify: { plain: 'Şunu netleştirmek isterim: [konu].' },
      update: { plain: 'Son durum şöyle: [güncel durum].' },
      apologize: {
        plain: 'Yaşanan aksaklıktan dolayı özür dilerim.',
        warm: 'Yaşanan aksaklıktan dolayı gerçekten çok özür dilerim.',
        formal: 'Yaşanan aksaklıktan dolayı {senden|sizden} içtenlikle özür dilerim.',
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
        plain: 'Farklı koşullar önermek istiyorum: [öneri].',
        formal: '{Sana|Size} şu koşulları önermek isterim: [öneri].',
      },
      introduce: {
        plain: 'Kısaca kendimi tanıtayım: ben [ad soyad], [görev].',
        formal: 'Kendimi tanıtmak isterim: ben [ad soyad], [görev].',
      },
    },
    answers: {
      yes: { plain: 'Evet.', warm: 'Evet, elbette.' },
      no: { plain: 'Ne yazık ki hayır.', warm: 'Üzgünüm, ne yazık ki hayır.', formal: 'Maalesef hayır.' },
      willDo: { plain: 'Evet, memnuniyetle.', warm: 'Evet, seve seve!', formal: 'Evet, elbette.' },
      cannotDo: {
        plain: 'Ne yazık ki bu mümkün değil.',
        warm: 'Üzgünüm, ne yazık ki bu mümkün değil.',
        formal: 'Maalesef bu mümkün değil.',
      },
      confirmed: { plain: 'Evet, onaylıyorum.' },
      later: 'Bu konuda {sana|size} ayrıca döneceğim.',
    },
    proposeTime: '{Senin|Sizin} için {time} uygun olur mu?',
    closing: {
      plain: '',
      warm: '{Senden|Sizden} haber bekliyorum.',
      formal: '{Yanıtını|Yanıtınızı} bekliyorum.',
    },
    signOff: {
      plain: '{İyi çalışmalar,|Saygılarımla,}',
      warm: 'Sevgi ve selamlarımla,',
      formal: 'Saygılarımla,',
      brief: 'İyi çalışmalar,',
    },
    gaps: {
      answer: 'yanıt',
      yesNo: 'Evet / Hayır',
      willDo: 'Evet, memnuniyetle / Ne yazık ki bu mümkün değil',
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
  checking: { notNames: '' },
  dates: {
    weekdays: '-, -, -, -, -, -, pazar günü',
    capital: 'pazar, ara, kas, eki',
    endings: `'ya, 'ye, ya, ye, 'a, 'e, a, e, ı, i, u, ü, na, ne, 'da, 'de, da, de, dan, den, 'ta, 'te, ta, te, tan,
      ten, yı, yi, yu, yü, nı, ni, nın, nin, sı, si, sına, sine, sinde, ki, ın, in, un, ün`,
    until: 'ile, ila',
    or: 'veya, ya da, ve',
    numbers: 'bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki',
    near: `dün = -1, bugün([e/ün]) = 0, bu [akşam/sabah] = 0, yarın(a) = 1, öbür gün = 2, ertesi gün = 2,
      yarından sonra = 2`,
    weekday: `bu hafta {weekday} = this, [gelecek/önümüzdeki] hafta {weekday} = next, haftaya {weekday} = next,
      [bu/önümüzdeki] {weekday} = coming, [gelecek/bir sonraki] {weekday} = unclear,
      [geçen/geçtiğimiz] (hafta) {weekday} = past`,
    distance: `{n} gün [sonra/içinde/içerisinde] = days, {n} hafta [sonra/içinde] = weeks,
      {n} ay [sonra/içinde] = months`,
    stretches: `bu hafta <!sonu> = week, [gelecek/önümüzdeki] hafta = week 1, haftaya = week 1,
      (bu) hafta( )sonu = weekend, (bu) haftanın sonu(na) = endOfWeek, bu ay <!sonu> = month,
      [gelecek/önümüzdeki] ay = month 1, (bu) ay(ın) sonu(na) = endOfMonth`,
    endOfMonthNamed: '{month} sonu(na)',
    vague: 'hafta başı(nda), {month} başı(nda), en kısa sürede',
    ordinal: "<ayın> {day}('*)",
    clock: {
      times: "saat {time}('*), {hour}[:/.]{minute}'*",
      afterDay: "{hour}'[ta/te/da/de]",
      at: 'saat, günü saat, saat saat',
      from: 'günü',
      early: 'sabah, sabahı, öğleden önce',
      late: 'öğleden sonra, akşam, akşamı',
      after: { '30': 'buçuk' },
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
