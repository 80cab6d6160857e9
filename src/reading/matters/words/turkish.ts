import type { MatterWords } from '../matter.ts';

export const turkishWords: MatterWords = {
  verbLast: true,
  deeds: {
    send: 'gönder|ilet|yolla|paylaş|at_|atar mı|atabilir|aktar|ulaştır|temin ed|sağla|iletin|ihtiyacımız var|ihtiyacım var',
    review:
      'incele|gözden geçir|kontrol ed|bak_|bakar mı|bakabilir|bakman|göz at|oku|değerlendir|yorum|görüşünüz|görüşünü|fikriniz|fikrini|geri bildirim',
    check:
      'kontrol ed|araştır|sorar mı|sorabilir misin|sorup|sorgula|öğrenip|öğrenebilir misin|öğrenir mi|takip ed|iletişime geçip|iletişime geçer|irtibata geç|görüşüp',
    sign: 'imzala|imza at',
    confirm: 'teyit|onaylayın lütfen|doğrula|teyidi',
    tell: 'bildir|haber ver|bilgi ver|bilgilendir|söyle|açıkla|belirt|anlat|yanıtla|cevapla|cevap ver|yanıt ver|dönüş yap|yaz_|yazar mı|yazarsa|yazabilir mi|öğren|bilmek isti',
    call: 'ara_|arar mı|arayabilir|aramanı|arayın|arayıp|telefon ed|telefonla|telefonda',
    meet: 'görüş|buluş|bir araya gel|konuş|toplan|tanış',
    attend: 'katıl|gel_|gelir mi|geliyor mu|gelecek mi|gelebilir|gelmen|eşlik ed|teşrif|orada ol|iştirak',
    pay: 'öde_|ödeme yap|ödeyin|ödeyebilir|öder mi|ödemeniz|ödemenizi|havale|eft|yatır',
    complete: 'doldur|tamamla|bitir|hazırla',
    update: 'güncelle|değiştirip|değiştirebilir misiniz tarih|düzelt|revize|ekle|düzenle|uyarla',
    arrange: 'ayarla|organize|rezerv|ayır|planla|düzenleyin|sipariş ver|hazırlık|ayarlan',
    help: 'yardım|destek|yardımcı|danış|yol göster',
    approve: 'onayla|onay ver|onayınızı ver|onayınızı rica|onayınıza|izin ver|kabul ed|mutabık',
    cancel: 'iptal|feshe|fesih|vazgeç',
    fix: 'onar|tamir|çöz|gider|değiştir|telafi|yenisiyle',
    deliver: 'teslim ed|sevk|kargola|tedarik|kargoya ver',
  },
  finding: 'kargo|firmasıyla|firmasından|firması|neden|nerede|ne zaman|olup olmad|durumu',
  things: {
    contract: 'sözleşme|kontrat|mukavele|anlaşma',
    invoice: 'fatura',
    quote: 'fiyat teklif|teklif|proforma',
    report: 'rapor',
    presentation: 'sunum|sunuş|slayt',
    documents: 'belge|evrak|doküman|döküman|sertifika',
    file: 'dosya|ek dosya|ekteki',
    list: 'liste',
    figures: 'veri_|veriler|rakam|istatistik|sayılar',
    agenda: 'gündem',
    minutes: 'tutanak|tutanağ|toplantı not',
    proposal: 'öneri|konsept',
    plan: 'plan_|planı|planın|planlar',
    schedule: 'takvim|program|çizelge|zaman plan',
    draft: 'taslak|taslağ',
    details: 'ayrıntı|detay|bilgileri|özellik',
    address: 'adres',
    phone: 'telefon numara|cep numara',
    photos: 'fotoğraf|resim|görsel',
    cv: 'özgeçmiş|cv_',
    order: 'sipariş',
    delivery: 'teslimat|kargo|sevkiyat|gönderi_',
    payment: 'ödeme|havale|eft_',
    price: 'fiyat|ücret|maliyet|tutar|bedel|tarife',
    meeting: 'toplantı|görüşme',
    call: 'telefon görüşme|arama|video konferans|görüntülü|zoom',
    appointment: 'randevu',
    interview: 'mülakat|iş görüşme',
    event:
      'etkinlik|konferans|partiye|partimiz|partisi|parti ver|parti düzenl|yemeğ|yemek|seminer|fuar|tören|eğitim|davet_|daveti_|davete|davetimiz|webinar|kutlama|zirve|atölye',
    project: 'proje_|projes|projem|projen|projey|projed|projel|projeni',
    account: 'hesap|hesab|üyelik|erişim',
    application: 'başvuru',
    feedback: 'geri bildirim|yorum|görüşlerin',
    deadline: 'son tarih|son teslim|termin|süre_',
    budget: 'bütçe',
    form: 'form_|formu|anket',
    product: 'ürün|mal_|cihaz|makine|model|sandalye|masa',
    refund: 'iade|geri ödeme|paramı',
    discount: 'indirim|iskonto',
    room: 'salon|oda_|odası|oday',
    trip: 'seyahat|uçuş|gezi|yolculuk|bilet',
    website: 'web site|internet site|sayfa',
    problem: 'sorun_|sorunu|sorunun|problem|hata|arıza',
    position: 'pozisyon|iş ilanı|kadro',
  },
  asides:
    'toplantıdan önce|toplantıdan sonra|toplantı öncesi|toplantı sonrası|toplantıya kadar|toplantıda_|görüşmeden önce|görüşmeden sonra|görüşme öncesi|görüşmeye kadar|etkinlikten önce|etkinlik öncesi|fuardan önce|fuar öncesi|seyahatten önce|seyahat öncesi|ödemeden önce|teslimattan önce|mülakattan önce',
  causes: {
    delay: 'gecik|geç kal|hâlâ gelmedi|hala gelmedi|haftalardır|günlerdir|zamanında',
    damage: 'hasar|kırık|kırıl|bozuk gel|çizik|ezil|çatla',
    'mix-up': 'yanlış ürün|yanlış|karış|başka bir ürün|başka ürün|ürün yerine',
    missing: 'eksik|ulaşmadı|gelmedi|elime geçmedi|kayıp|teslim edilmedi',
    billing: 'iki kez|iki kere|fazla ücret|mükerrer|çift çek|hatalı fatura|yanlış tutar',
    silence:
      'yanıt alama|cevap alama|kimse dön|dönüş yapılma|yanıt verme|cevap verme|yanıtsız|cevapsız|dönüş olmadı',
    service: 'kaba|saygısız|ilgisiz|müşteri hizmet|hizmetinizden|terbiyesiz|profesyonel olma',
    outage: 'çalışmıyor|açılmıyor|arıza|giremiyor|kesinti|hata veriyor|çöktü|erişilemiyor',
    quality: 'kalitesiz|kalite|kusurlu|ayıplı|defolu|hayal kırıklığı|beklentimi karşıla',
  },
  gists: {
    condolence: 'vefat|hayatını kaybet|cenaze|başsağlığı|başınız sağ|ölüm|merhum',
    illness:
      'hastayım|hastalan|hastanede yat|hastaneye kaldır|hastaneye yat|hastanedeyim|ameliyat oldum|ameliyat olduk|ameliyat olaca|ameliyat geçir|rapor aldım|grip|ateşim|rahatsızlan|raporluyum',
    rejection:
      'olumsuz değerlendir|başka bir aday|başka aday|uygun bulunma|reddedil|üzülerek bildir|tercih etmemeye|devam etmeme karar',
    cancellation:
      'iptal edildi|iptal etmek zorunda|iptal etmem|iptal etmemiz|gerçekleşmeyecek|yapılmayacak|iptal olmuştur|iptal ediyor',
    complaint:
      'şikâyet|şikayet|memnun değil|memnun kalma|kabul edilemez|hayal kırıklığı|rezalet|mağdur|kusurlu|hasarlı|kalitesiz|çalışmıyor|iki kez çekil|öfkeli|sinirliyim',
    chaser:
      'hâlâ yanıt|hala yanıt|hâlâ cevap|hala cevap|henüz yanıt|henüz cevap|yanıt alamadım|cevap alamadım|yanıt alamadık|cevap alamadık|dönüş alamadı|tekrar yazıyorum|bir gelişme var|yanıtınızı bekl|ikinci kez',
    apology: 'özür dilerim|özür dileriz|özürlerimi|kusura bakma|afedersin|affedersin|üzgünüz|bağışla',
    congratulation: 'tebrik|kutlarım|kutlarız|kutluyor|hayırlı olsun|nice yıllara|doğum günün',
    invitation:
      'davet ed|davet et|davetlisin|davetimiz|davetiye|davetlidir|yemeğe çık|yemeğine çık|yemeğe gid|yemek yiyelim|kahve içelim|kahve içmeye|aramızda görmek|teşrif|sizi bekleriz|seni bekleriz|sizleri bekleriz|hepinizi bekleriz|sizi aramızda',
    application:
      'pozisyonuna başvur|başvurmak isti|pozisyonu için başvur|iş ilanı|özgeçmişim|adaylığım|ilanınız',
    introduction:
      'benim adım|adım|kendimi tanıt|tanıştırmak|tanıştırayım|yeni temsilci|göreve başladı|tanıtmak isti|tanışmanızı',
    invoice:
      'faturamız|faturanız|ekteki fatura|fatura ekte|fatura tutarı|son ödeme|vadesi|ödenmesi gereken|fatura no',
    reminder: 'hatırlat|unutma|sona er|süresi dol',
    offer:
      'teklifimiz|teklif ediyor|sunmak ister|özel fiyat|iş birliği tekl|iş birliği öner|iş birliği yapmak|iş birliği fırsat|işbirliği tekl|işbirliği öner|işbirliği yapmak|işbirliği fırsat|hizmetlerimiz|sunabiliriz|önermek ister',
    approval: 'gayet iyi|çok iyi görün|onaylıyor|uygundur|beğendim|beğendik|mükemmel|harika görün|onaylandı',
    pending:
      'dönüş yapacağım|dönüş yapacağız|üzerinde çalış|değerlendiriyoruz|inceliyoruz|ilgileniyorum|işlemde|haber vereceğim',
    sharing:
      'ekte|ektedir|ilişikte|gönderiyorum|iletiyorum|paylaşıyorum|gönderiyoruz|iletiyoruz|bilginize sun',
    thanks:
      'yardımınız için teşekkür|yardımın için teşekkür|çok teşekkür|desteğiniz için|teşekkürler|teşekkür ederiz|teşekkür ederim|minnettar|sağ ol',
    announcement:
      'duyur|bilgilerinize|bildirmek ister|itibarıyla|itibariyle|memnuniyetle bildir|yeni çalışma saat|yürürlüğe',
    meeting: 'görüş|toplan|buluş|randevu|müsait|ne zaman uygun|uygun mu|vaktiniz var|vaktin var',
  },
  enclosed:
    'ekte|ektedir|ilişikte|gönderiyorum|iletiyorum|paylaşıyorum|gönderiyoruz|iletiyoruz|gönderdim|ilettim|ekliyorum|ekledim',
  familiar:
    'sen_|sana_|seni_|senin_|Sen_|Sana_|Seni_|Senin_|misin_|mısın_|musun_|müsün_|Selam_|selam_|-abilirsin_|-ebilirsin_|canım_|kanka_|istersen_|olursan_',
  polite:
    'siz_|size_|sizi_|sizin_|sizden_|Siz_|Size_|Sizi_|Sizin_|Sizden_|misiniz_|mısınız_|musunuz_|müsünüz_|Sayın_|sayın_|-menizi_|-manızı_|Bey_|Hanım_|rica eder|-eceksiniz_|-acaksınız_|-ınız_|-iniz_',
};
