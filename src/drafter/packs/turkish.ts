import type { PhrasePack } from '../phrase-pack.ts';
import { turkish as turning } from '../turning/turkish.ts';

/** Turkish, as written in business mail: siz, and sen where the tone or the mail wants it. */
export const turkish: PhrasePack = {
  locale: 'tr',
  space: ' ',
  quotes: ['“', '”'],
  familiarTones: ['casual'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    const warm = /^(?:friendly|enthusiastic|casual|humorous|empathetic)$/.test(tone);
    const formal = tone === 'formal' || tone === 'diplomatic';
    if (register === 'familiar') {
      const name = called ?? first;
      return `${tone === 'casual' || tone === 'humorous' ? 'Selam' : 'Merhaba'}${name ? ` ${name}` : ''},`;
    }
    if (called) return `Merhaba ${called},`;
    if (title && full) {
      if (title === 'dr' || title === 'prof') return `Sayın ${title === 'dr' ? 'Dr.' : 'Prof.'} ${full},`;
      if (first && first !== last && !formal) return `Merhaba ${first} ${title === 'mr' ? 'Bey' : 'Hanım'},`;
    }
    if (full && !warm) return `Sayın ${full},`;
    if (first) return `Merhaba ${first},`;
    return formal ? 'Sayın Yetkili,' : 'Merhaba,';
  },
  valediction: {
    professional: ['Saygılarımla,', 'İyi çalışmalar dilerim.', 'İyi çalışmalar,'],
    formal: ['Saygılarımla,', 'Saygılarımı sunarım.'],
    diplomatic: ['En içten saygılarımla,', 'Saygı ve selamlarımla,'],
    assertive: ['Saygılarımla,'],
    concise: ['İyi çalışmalar,', 'Saygılarımla,'],
    urgent: ['Saygılarımla,', 'İyi çalışmalar,'],
    friendly: ['Sevgi ve selamlarımla,', 'Selamlarımla,', 'En iyi dileklerimle,'],
    empathetic: ['İçten dileklerimle,', 'En içten dileklerimle,'],
    enthusiastic: ['En sıcak selamlarımla,', 'Sıcak selamlarımla,'],
    casual: ['Selamlar,', 'Sevgiler,'],
    humorous: ['Gülümseyerek,', 'Neşeli selamlar,'],
  },
  nameGap: '[Adınız]',

  times: {
    on: {
      day: '{date} {weekday} günü',
      time: 'saat {time}',
      both: '{date} {weekday} günü saat {time}',
    },
    by: {
      day: '{date} {weekday} gününe kadar',
      time: 'saat {time} öncesinde',
      both: '{date} {weekday} günü saat {time} öncesinde',
    },
    named: { day: '{date} {weekday}', time: 'saat {time}', both: '{date} {weekday}, saat {time}' },
    after: ', saat {time} sonrası',
    before: ', saat {time} öncesi',
  },
  turning,
  things: {
    contract: { name: 'sözleşme', object: 'sözleşmeyi', about: 'sözleşmeyle ilgili olarak' },
    invoice: { name: 'fatura', object: 'faturayı', about: 'faturayla ilgili olarak' },
    quote: { name: 'fiyat teklifi', object: 'fiyat teklifini', about: 'fiyat teklifiyle ilgili olarak' },
    report: { name: 'rapor', object: 'raporu', about: 'raporla ilgili olarak' },
    presentation: { name: 'sunum', object: 'sunumu', about: 'sunumla ilgili olarak' },
    documents: { name: 'belgeler', object: 'belgeleri', about: 'belgelerle ilgili olarak' },
    file: { name: 'dosya', object: 'dosyayı', about: 'dosyayla ilgili olarak' },
    list: { name: 'liste', object: 'listeyi', about: 'listeyle ilgili olarak' },
    figures: { name: 'veriler', object: 'verileri', about: 'verilerle ilgili olarak' },
    agenda: { name: 'gündem', object: 'gündemi', about: 'gündemle ilgili olarak' },
    minutes: {
      name: 'toplantı tutanağı',
      object: 'toplantı tutanağını',
      about: 'toplantı tutanağıyla ilgili olarak',
    },
    proposal: { name: 'öneri', object: 'öneriyi', about: 'öneriyle ilgili olarak' },
    plan: { name: 'plan', object: 'planı', about: 'planla ilgili olarak' },
    schedule: { name: 'takvim', object: 'takvimi', about: 'takvimle ilgili olarak' },
    draft: { name: 'taslak', object: 'taslağı', about: 'taslakla ilgili olarak' },
    details: { name: 'ayrıntılar', object: 'ayrıntıları', about: 'ayrıntılarla ilgili olarak' },
    address: { name: 'adres', object: 'adresi', about: 'adresle ilgili olarak' },
    phone: {
      name: 'telefon numarası',
      object: 'telefon numarasını',
      about: 'telefon numarasıyla ilgili olarak',
    },
    photos: { name: 'fotoğraflar', object: 'fotoğrafları', about: 'fotoğraflarla ilgili olarak' },
    cv: { name: 'özgeçmiş', object: 'özgeçmişi', about: 'özgeçmişle ilgili olarak' },
    order: { name: 'sipariş', object: 'siparişi', about: 'siparişle ilgili olarak' },
    delivery: { name: 'teslimat', object: 'teslimatı', about: 'teslimatla ilgili olarak' },
    payment: { name: 'ödeme', object: 'ödemeyi', about: 'ödemeyle ilgili olarak' },
    price: { name: 'fiyat', object: 'fiyatı', about: 'fiyatla ilgili olarak' },
    meeting: { name: 'toplantı', object: 'toplantıyı', about: 'toplantıyla ilgili olarak' },
    call: {
      name: 'telefon görüşmesi',
      object: 'telefon görüşmesini',
      about: 'telefon görüşmesiyle ilgili olarak',
    },
    appointment: { name: 'randevu', object: 'randevuyu', about: 'randevuyla ilgili olarak' },
    interview: { name: 'mülakat', object: 'mülakatı', about: 'mülakatla ilgili olarak' },
    event: { name: 'etkinlik', object: 'etkinliği', about: 'etkinlikle ilgili olarak' },
    project: { name: 'proje', object: 'projeyi', about: 'projeyle ilgili olarak' },
    account: { name: 'hesap', object: 'hesabı', about: 'hesapla ilgili olarak' },
    application: { name: 'başvuru', object: 'başvuruyu', about: 'başvuruyla ilgili olarak' },
    feedback: { name: 'geri bildirim', object: 'geri bildirimi', about: 'geri bildirimle ilgili olarak' },
    deadline: { name: 'son tarih', object: 'son tarihi', about: 'son tarihle ilgili olarak' },
    budget: { name: 'bütçe', object: 'bütçeyi', about: 'bütçeyle ilgili olarak' },
    form: { name: 'form', object: 'formu', about: 'formla ilgili olarak' },
    product: { name: 'ürün', object: 'ürünü', about: 'ürünle ilgili olarak' },
    refund: { name: 'para iadesi', object: 'para iadesini', about: 'para iadesiyle ilgili olarak' },
    discount: { name: 'indirim', object: 'indirimi', about: 'indirimle ilgili olarak' },
    room: { name: 'salon', object: 'salonu', about: 'salonla ilgili olarak' },
    trip: { name: 'seyahat', object: 'seyahati', about: 'seyahatle ilgili olarak' },
    website: { name: 'web sitesi', object: 'web sitesini', about: 'web sitesiyle ilgili olarak' },
    problem: { name: 'sorun', object: 'sorunu', about: 'sorunla ilgili olarak' },
    position: { name: 'pozisyon', object: 'pozisyonu', about: 'pozisyonla ilgili olarak' },
  },
  causes: {
    delay: 'yaşanan gecikme',
    damage: 'ürünün hasarlı ulaşması',
    'mix-up': 'siparişteki karışıklık',
    missing: 'eksik teslimat',
    billing: 'faturalandırmada yaşanan hata',
    silence: '{mesajınızın|mesajının} yanıtsız kalması',
    service: '{karşılaştığınız|karşılaştığın} tutum',
    outage: 'yaşanan teknik sorun',
    quality: 'yaşanan kalite sorunu',
  },

  openings: {
    plain: {
      professional: [
        '{Mesajınız|Mesajın} için teşekkür ederim.',
        '{E-postanız|E-postan} için teşekkür ederim.',
        'Benimle iletişime {geçtiğiniz|geçtiğin} için teşekkür ederim.',
      ],
      formal: ['Yazınız için teşekkürlerimi sunarım.', 'İletiniz için teşekkür ederim.'],
      diplomatic: [
        'İletiniz ve konuya gösterdiğiniz ilgi için teşekkür ederim.',
        'Bu konuda bana yazdığınız için teşekkür ederim.',
      ],
      assertive: ['{Mesajınız|Mesajın} için teşekkürler, doğrudan konuya geleyim.'],
      concise: ['{Mesajınız|Mesajın} için teşekkürler.'],
      urgent: ['{Mesajınız|Mesajın} için teşekkürler, hemen yanıtlıyorum.'],
      friendly: [
        'Nazik {mesajınız|mesajın} için çok teşekkür ederim.',
        '{Sizden|Senden} haber almak çok güzel, teşekkür ederim.',
        '{Yazdığınız|Yazdığın} için çok teşekkürler, memnun oldum.',
      ],
      empathetic: [
        '{Mesajınız|Mesajın} ve {güveniniz|güvenin} için teşekkür ederim.',
        'Bana {yazdığınız|yazdığın} için teşekkür ederim; bunun {sizin|senin} için ne kadar önemli olduğunu anlıyorum.',
      ],
      enthusiastic: [
        '{Mesajınız|Mesajın} için çok teşekkürler, beni çok mutlu etti!',
        '{Sizden|Senden} haber almak ne güzel, çok teşekkürler!',
      ],
      casual: [
        '{Yazdığınız|Yazdığın} için sağ {olun|ol}!',
        'Mesaj için teşekkürler, iyi ki {yazdınız|yazdın}!',
      ],
      humorous: [
        '{Mesajınız|Mesajın} için teşekkürler; bugünkü gelen kutumun açık ara en iyisi.',
        '{Mesajınız|Mesajın} için teşekkürler; sonunda gelen kutuma bültenlerden daha ilginç bir şey düştü.',
      ],
    },
    information: {
      plain: [
        'Bilgilendirme için teşekkür ederim.',
        'Beni haberdar {ettiğiniz|ettiğin} için teşekkür ederim.',
        'Bilgi için teşekkürler, not ettim.',
      ],
      formal: ['Bilgilendirmeniz için teşekkürlerimi sunarım.'],
      casual: ['Haber {verdiğiniz|verdiğin} için sağ {olun|ol}.'],
      enthusiastic: ['Güzel haberler için çok teşekkürler!'],
    },
    introduced: {
      plain: [
        'Tanıştırma için teşekkür ederim. {name}, memnun oldum.',
        'Bizi {tanıştırdığınız|tanıştırdığın} için teşekkürler. {name}, tanıştığımıza memnun oldum.',
        'Bu tanışma için teşekkür ederim; {name}, görüşmek üzere.',
      ],
      formal: ['Bizi tanıştırdığınız için teşekkür ederim. {name}, tanıştığımıza memnun oldum.'],
    },
    condolence: {
      plain: [
        '{Başınız|Başın} sağ olsun.',
        'Haberi büyük bir üzüntüyle öğrendim. {Size|Sana} sabır diliyorum, {başınız|başın} sağ olsun.',
        'Çok üzgünüm. {Acınızı|Acını} yürekten paylaşıyorum.',
      ],
    },
    illness: {
      plain: [
        'Çok geçmiş olsun, en kısa sürede {iyileşmenizi|iyileşmeni} dilerim.',
        'Haber {verdiğiniz|verdiğin} için teşekkürler, geçmiş olsun.',
        'Bunu duyduğuma üzüldüm, geçmiş olsun. Lütfen iyice {dinlenin|dinlen}.',
      ],
      formal: ['Bilgilendirmeniz için teşekkür eder, acil şifalar dilerim.'],
    },
    rejection: {
      plain: [
        'Yanıt için teşekkür ederim; farklı bir karar olmasını isterdim elbette.',
        'Haber {verdiğiniz|verdiğin} için teşekkürler. Karara saygı duyuyorum.',
        'Açık yanıt için teşekkür ederim.',
      ],
      formal: ['Yanıtınız için teşekkür eder, kararınıza saygı duyduğumu belirtmek isterim.'],
    },
    cancellation: {
      plain: [
        'Önceden haber {verdiğiniz|verdiğin} için teşekkür ederim.',
        'Olmamasına üzüldüm ama haber {verdiğiniz|verdiğin} için teşekkürler.',
        'Bilgi için teşekkürler, iptali not ettim.',
      ],
      formal: ['Zamanında bilgilendirdiğiniz için teşekkür ederim.'],
      casual: ['Yazık olmuş ama sorun değil, haber için sağ {olun|ol}.'],
    },
    complaint: {
      plain: [
        'Bunu bize {ilettiğiniz|ilettiğin} için teşekkür ederim. Yaşananlar için çok üzgünüm.',
        '{Rahatsızlığınızı|Rahatsızlığını} çok iyi anlıyorum; yaşananlar için özür dilerim.',
        'Açık {sözleriniz|sözlerin} için teşekkür ederim. Böyle bir durum {yaşamanıza|yaşamana} çok üzüldüm.',
      ],
      formal: [
        'Konuyu bize ilettiğiniz için teşekkür ederim. Yaşanan olumsuzluktan dolayı üzgün olduğumu belirtmek isterim.',
        'Bildiriminiz için teşekkür eder, yaşanan olumsuzluk için özür dilerim.',
      ],
      casual: ['Bunu {yazdığınız|yazdığın} için sağ {olun|ol}, gerçekten üzüldüm.'],
      assertive: ['Bildirim için teşekkürler. Konuyu ciddiyetle ele alıyorum.'],
      empathetic: [
        'Bunun ne kadar can sıkıcı olduğunu çok iyi anlıyorum; böyle bir şey {yaşadığınız|yaşadığın} için gerçekten üzgünüm.',
      ],
      urgent: ['Bildirim için teşekkürler, çok üzgünüm. Konuyla öncelikli olarak ilgileniyorum.'],
      concise: ['Bildirim için teşekkürler. Yaşananlar için üzgünüm.'],
    },
    chaser: {
      plain: [
        'Yanıtımın gecikmesi için özür dilerim.',
        'Hatırlatma ve {gösterdiğiniz|gösterdiğin} sabır için teşekkür ederim.',
        '{Haklısınız|Haklısın}, {size|sana} hâlâ bir yanıt borcum var.',
      ],
      formal: ['Yanıtımın gecikmesinden dolayı özür diler, sabrınız için teşekkür ederim.'],
      casual: ['Geç yanıt için {kusura bakmayın|kusura bakma}.'],
      concise: ['Geciken yanıtım için özür dilerim.'],
    },
    apology: {
      plain: [
        '{Mesajınız|Mesajın} için teşekkürler, lütfen {üzülmeyin|üzülme}.',
        'Açıklama için teşekkür ederim, durumu anlayışla karşılıyorum.',
        'İçten {sözleriniz|sözlerin} için teşekkürler; benim için konu kapanmıştır.',
      ],
      formal: ['Açıklamanız için teşekkür ederim. Konu benim açımdan kapanmıştır.'],
      casual: ['Hiç sorun değil, {takmayın|takma} kafaya.'],
    },
    congratulation: {
      plain: [
        'Tebrik için teşekkür ederim, çok mutlu oldum.',
        'Güzel {sözleriniz|sözlerin} için çok teşekkür ederim.',
        'Beni {hatırladığınız|hatırladığın} için teşekkürler, çok sevindim.',
      ],
      formal: ['Tebrikleriniz için en içten teşekkürlerimi sunarım.'],
      enthusiastic: ['Tebrikler için çok çok teşekkürler, çok mutlu oldum!'],
      casual: ['Çok sağ {olun|ol}, çok sevindim!'],
    },
    invitation: {
      plain: [
        'Davet için teşekkür ederim.',
        'Beni {düşündüğünüz|düşündüğün} için teşekkürler, davete çok sevindim.',
        'Nazik {davetiniz|davetin} için çok teşekkür ederim.',
      ],
      formal: ['Nazik davetiniz için teşekkürlerimi sunarım.'],
      enthusiastic: ['Ne güzel bir davet, çok teşekkürler!'],
      casual: ['Davet için teşekkürler!'],
    },
    honour: {
      plain: [
        '{Güveniniz|Güvenin} için teşekkür ederim.',
        'Beni {düşünmeniz|düşünmen} benim için bir onur.',
        'Bu onur verici teklif için çok teşekkür ederim.',
      ],
    },
    application: {
      plain: [
        '{Başvurunuz|Başvurun} ve {ilginiz|ilgin} için teşekkür ederim.',
        'Bize {başvurduğunuz|başvurduğun} için teşekkürler.',
        '{Başvurunuz|Başvurun} bana ulaştı, teşekkür ederim.',
      ],
      formal: ['Başvurunuz ve kurumumuza gösterdiğiniz ilgi için teşekkür ederim.'],
    },
    introduction: {
      plain: [
        'Tanıştığımıza memnun oldum, {mesajınız|mesajın} için teşekkürler.',
        '{Kendinizi|Kendini} {tanıttığınız|tanıttığın} için teşekkür ederim, memnun oldum.',
        'Bu vesileyle tanıştığımıza sevindim.',
      ],
      formal: ['İletiniz için teşekkür eder, tanıştığımıza memnuniyetimi belirtmek isterim.'],
    },
    invoice: {
      plain: [
        'Fatura bana ulaştı, teşekkür ederim.',
        'Faturayı {gönderdiğiniz|gönderdiğin} için teşekkürler.',
        'Faturayı aldım, teşekkür ederim.',
      ],
      formal: ['Faturayı ilettiğiniz için teşekkür ederim.'],
    },
    reminder: {
      plain: [
        'Hatırlatma için teşekkür ederim.',
        '{Hatırlattığınız|Hatırlattığın} için teşekkürler.',
        'Hatırlatma için teşekkürler, aklımda.',
      ],
      formal: ['Hatırlatmanız için teşekkürlerimi sunarım.'],
      casual: ['İyi ki {hatırlattınız|hatırlattın}, sağ {olun|ol}!'],
    },
    offer: {
      plain: [
        '{Teklifiniz|Teklifin} için teşekkür ederim.',
        'Teklifi {ilettiğiniz|ilettiğin} için teşekkürler.',
        '{Mesajınız|Mesajın} ve {teklifiniz|teklifin} için teşekkür ederim.',
      ],
      formal: ['Sunduğunuz teklif için teşekkürlerimi sunarım.'],
    },
    approval: {
      plain: [
        'Her şeyin uygun olmasına sevindim.',
        'Olumlu yanıt için teşekkür ederim.',
        'Onay için teşekkürler.',
      ],
      casual: ['Harika, teşekkürler!'],
      enthusiastic: ['Harika bir haber, çok teşekkürler!'],
    },
    pending: {
      plain: [
        'Konuyla {ilgilendiğiniz|ilgilendiğin} için teşekkür ederim.',
        'Ara bilgi için teşekkürler.',
        'Yanıt için teşekkür ederim, haber bekliyor olacağım.',
      ],
      casual: ['Tamamdır, teşekkürler, haber bekliyorum.'],
    },
    sharing: {
      plain: [
        '{Gönderdiğiniz|Gönderdiğin} için teşekkür ederim.',
        'Hepsi elime ulaştı, teşekkürler.',
        '{Paylaştığınız|Paylaştığın} için çok teşekkür ederim.',
      ],
      formal: ['Gönderiniz için teşekkürlerimi sunarım.'],
    },
    thanks: {
      plain: [
        'Rica ederim, yardımcı olabildiysem ne mutlu.',
        'Rica ederim, yardımcı olmak benim için bir zevkti.',
        'Güzel {sözleriniz|sözlerin} için teşekkür ederim.',
      ],
      casual: ['Ne demek, her zaman!'],
      formal: ['Nazik sözleriniz için teşekkür ederim.'],
      enthusiastic: ['Ne demek, büyük bir zevkti!'],
    },
    announcement: {
      plain: [
        'Duyuru için teşekkür ederim.',
        'Bizi {bilgilendirdiğiniz|bilgilendirdiğin} için teşekkürler.',
        'Haber için teşekkür ederim.',
      ],
      formal: ['Bilgilendirmeniz için teşekkürlerimi sunarım.'],
    },
    meeting: {
      plain: [
        'Görüşme {öneriniz|önerin} için teşekkür ederim.',
        'Görüşmek {istediğiniz|istediğin} için teşekkürler.',
        'Görüşmeyle ilgili {mesajınız|mesajın} için teşekkür ederim.',
      ],
      formal: ['Görüşme öneriniz için teşekkürlerimi sunarım.'],
      casual: ['Görüşmek iyi fikir, teşekkürler.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        '{name} için teşekkür ederim.',
        '{object} {gönderdiğiniz|gönderdiğin} için çok teşekkür ederim.',
        '{name} elime ulaştı, teşekkürler.',
      ],
      formal: ['{object} ilettiğiniz için teşekkürlerimi sunarım.'],
      enthusiastic: ['{name} için çok teşekkürler, çok işime yarayacak!'],
      casual: ['{name} için sağ {olun|ol}!'],
      urgent: ['{name} için teşekkürler, hemen ilgileniyorum.'],
      humorous: ['{name} için teşekkürler; artık resmen hiçbir bahanem kalmadı.'],
    },
    bare: {
      plain: [
        '{Mesajınız|Mesajın} ve {emeğiniz|emeğin} için teşekkür ederim.',
        '{Size|Sana} çok teşekkür ederim.',
        'Çok teşekkürler, bana gerçekten yardımcı {oldunuz|oldun}.',
      ],
      friendly: ['Çok teşekkür ederim, gerçekten memnun oldum.'],
      empathetic: ['Yürekten teşekkür ederim, benim için çok değerli.'],
      casual: ['Çok sağ {olun|ol}, süper {oldunuz|oldun}!'],
      enthusiastic: ['Çok çok teşekkürler, bu harika!'],
      formal: ['En içten teşekkürlerimi sunarım.'],
      humorous: ['Teşekkürler; artık {size|sana} resmen bir kahve borcum var.'],
      concise: ['Teşekkür ederim.'],
      urgent: ['Çok teşekkürler, tam zamanında oldu.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        '{cause} için özür dilerim.',
        '{cause} için çok üzgünüm.',
        '{cause} nedeniyle özürlerimi iletmek isterim.',
      ],
      empathetic: [
        'Gerçekten çok üzgünüm ve {kırgınlığınızı|kırgınlığını} anlıyorum. {cause} için özür dilerim.',
      ],
      casual: ['{cause} için çok özür dilerim, {kusura bakmayın|kusura bakma}!'],
      formal: ['{cause} nedeniyle en içten özürlerimi sunarım.'],
      enthusiastic: ['{cause} için binlerce özür!'],
      urgent: ['{cause} için özür dilerim; konuyla şu anda ilgileniyorum.'],
      humorous: ['{cause} için özür dilerim; suçumu kabul ediyor, indirim istemiyorum.'],
    },
    open: {
      plain: [
        '[özür nedeni] için özür dilerim.',
        '[özür nedeni] için çok üzgünüm.',
        '[özür nedeni] nedeniyle özürlerimi iletmek isterim.',
      ],
      casual: ['[özür nedeni] için çok özür dilerim, {kusura bakmayın|kusura bakma}!'],
      formal: ['[özür nedeni] nedeniyle en içten özürlerimi sunarım.'],
      empathetic: [
        'Gerçekten çok üzgünüm ve {kırgınlığınızı|kırgınlığını} anlıyorum. [özür nedeni] için özür dilerim.',
      ],
    },
    remedy: {
      plain: [
        'Bundan sonra yapılacaklar: [neler yapılacak].',
        'Konuyla bizzat ilgileneceğim: [neler yapılacak].',
        'Bunun tekrarlanmaması için: [neler yapılacak].',
      ],
      formal: ['Durumun giderilmesi için şu adımlar atılacaktır: [neler yapılacak].'],
    },
  },
  followUp: {
    plain: [
      '{mail} hakkında yazıyorum: Bir gelişme var mı?',
      '{mail} ile ilgili olarak son durumu öğrenmek isterim.',
      '{mail} konusuna dönmek istedim; bu konuda bir haber var mı?',
    ],
    friendly: ['{mail} hakkında küçük bir hatırlatma: Yeni bir haber var mı?'],
    urgent: ['{mail} konusunda acilen bir yanıta ihtiyacım var.'],
    assertive: ['{mail} hakkında {yanıtınızı|yanıtını} hâlâ bekliyorum.'],
    casual: ['{mail} aklıma takıldı: Bir gelişme var mı?'],
    formal: ['{mail} ile ilgili olarak son durum hakkında bilgi vermenizi rica ederim.'],
    enthusiastic: ['{mail} ile ilgili gelişmeleri çok merak ediyorum!'],
    empathetic: [
      'Yoğun {olduğunuzu|olduğunu} biliyorum, yine de {mail} hakkında sormak istedim: Bir gelişme var mı?',
    ],
    humorous: ['{mail} hakkında usulca kapıyı tıklatıyorum: Bir gelişme var mı?'],
    concise: ['{mail} hakkında bir gelişme var mı?'],
  },
  earlierMail: {
    subjectAndDate: '{date} tarihli {subject} konulu {e-postanız|e-postan}',
    subject: '{subject} konulu {e-postanız|e-postan}',
    date: '{date} tarihli {e-postanız|e-postan}',
    bare: 'son {e-postanız|e-postan}',
  },

  deeds: {
    send: {
      yes: ['{object} {size|sana} {by} göndereceğim.', '{object} {by} {size|sana} iletirim.'],
      no: ['{object} şu anda ne yazık ki gönderemiyorum.'],
      open: ['{object} {size|sana} [ne zaman] göndereceğim.'],
      yesIt: ['Gerekenleri {size|sana} {by} göndereceğim.'],
      noIt: ['Bunu şu anda ne yazık ki gönderemiyorum.'],
      openIt: ['Gerekenleri {size|sana} [ne zaman] göndereceğim.'],
    },
    review: {
      yes: ['{object} inceleyip {size|sana} {by} dönüş yapacağım.', '{object} {by} gözden geçireceğim.'],
      no: ['{object} incelemeye ne yazık ki şu sıralar vaktim yok.'],
      open: ['{about} görüşüm: [görüş].'],
      yesIt: ['İnceleyip {size|sana} {by} dönüş yapacağım.'],
      noIt: ['İncelemeye ne yazık ki şu sıralar vaktim yok.'],
      openIt: ['Görüşüm şöyle: [görüş].'],
    },
    check: {
      yes: ['{about} durumu araştırıp {size|sana} {by} bilgi vereceğim.'],
      no: ['{about} şu anda ne yazık ki bir araştırma yapamıyorum.'],
      open: ['{about} durumu araştırıp {size|sana} [ne zaman] bilgi vereceğim.'],
      yesIt: [
        'Durumu araştırıp {size|sana} {by} bilgi vereceğim.',
        'Konuyu kontrol edip {size|sana} {by} dönüş yapacağım.',
      ],
      noIt: ['Bunu ne yazık ki şu anda araştıramıyorum.'],
      openIt: ['Durumu araştırıp {size|sana} [ne zaman] bilgi vereceğim.'],
    },
    sign: {
      yes: ['{object} imzalayıp imzalı nüshayı {by} göndereceğim.'],
      no: ['{object} şu anda ne yazık ki imzalayamıyorum.'],
      open: ['{object} [ne zaman] imzalayacağım.'],
      yesIt: ['İmzalı nüshayı {size|sana} {by} göndereceğim.'],
      noIt: ['Şu anda ne yazık ki imzalayamıyorum.'],
      openIt: ['İmzalı nüshayı {size|sana} [ne zaman] göndereceğim.'],
    },
    confirm: {
      yes: ['{object} teyit ediyorum.'],
      no: ['{object} ne yazık ki henüz teyit edemiyorum.'],
      open: ['{about} yanıtım: [teyit ediyorum / henüz teyit edemiyorum].'],
      yesIt: ['Evet, teyit ediyorum.'],
      noIt: ['Bunu ne yazık ki henüz teyit edemiyorum.'],
      openIt: ['Teyit konusunda: [teyit ediyorum / henüz teyit edemiyorum].'],
    },
    tell: {
      yes: ['{about} {size|sana} {by} bilgi vereceğim.'],
      no: ['{about} ne yazık ki {size|sana} bilgi veremiyorum.'],
      open: ['{about} yanıtım: [yanıt].'],
      yesIt: ['{Size|Sana} {by} bilgi vereceğim.'],
      noIt: ['Bu konuda ne yazık ki bilgi veremiyorum.'],
      openIt: ['{Sorduğunuz|Sorduğun} konudaki yanıtım: [yanıt].'],
    },
    call: {
      yes: ['{about} {sizi|seni} memnuniyetle ararım.'],
      no: ['{about} şu sıralar ne yazık ki telefonda görüşemiyorum, e-postayla yazışabiliriz.'],
      open: ['{about} görüşmek için bana uygun zaman: [gün ve saat].'],
      yesIt: ['{Sizi|Seni} {by} arayacağım.'],
      noIt: ['Şu sıralar ne yazık ki telefonda görüşemiyorum, e-postayla yazışabiliriz.'],
      openIt: ['Telefonda görüşmek için bana uygun zaman: [gün ve saat].'],
    },
    meet: {
      yes: ['{about} memnuniyetle görüşürüm.'],
      no: ['{about} şu sıralar ne yazık ki görüşemiyorum.'],
      open: ['{about} görüşmek için bana uygun zaman: [gün ve saat].'],
      yesIt: ['Memnuniyetle görüşürüm.'],
      noIt: ['Şu sıralar ne yazık ki görüşemiyorum.'],
      openIt: ['Görüşmek için bana uygun zaman: [gün ve saat].'],
    },
    attend: {
      yes: ['Memnuniyetle katılırım.', 'Evet, orada olacağım.'],
      no: ['Ne yazık ki katılamayacağım.'],
      open: ['Katılım durumum: [katılacağım / katılamayacağım].'],
      yesIt: ['Memnuniyetle katılırım.'],
      noIt: ['Ne yazık ki katılamayacağım.'],
      openIt: ['Katılım durumum: [katılacağım / katılamayacağım].'],
    },
    pay: {
      yes: ['{object} kontrol edip gerekenleri {by} yapacağım.'],
      no: ['{about} bu haliyle ne yazık ki ödeme yapamıyorum.'],
      open: ['{about} son durum: [ödendi / ne zaman ödenecek].'],
      yesIt: ['Kontrol edip gerekenleri {by} yapacağım.'],
      noIt: ['Bu haliyle ne yazık ki ödeme yapamıyorum.'],
      openIt: ['Ödeme konusunda: [ödendi / ne zaman ödenecek].'],
    },
    complete: {
      yes: ['{object} tamamlayıp {size|sana} {by} göndereceğim.'],
      no: ['{object} şu anda ne yazık ki tamamlayamıyorum.'],
      open: ['{object} [ne zaman] tamamlayacağım.'],
      yesIt: ['Bunu {by} tamamlayacağım.'],
      noIt: ['Bunu şu anda ne yazık ki yapamıyorum.'],
      openIt: ['Bunu [ne zaman] tamamlayacağım.'],
    },
    update: {
      yes: ['{about} gerekli değişiklikleri {by} yapacağım.'],
      no: ['{about} ne yazık ki değişiklik yapamıyorum.'],
      open: ['{about} değişiklikleri [ne zaman] yapacağım.'],
      yesIt: ['Gerekli değişiklikleri {by} yapacağım.'],
      noIt: ['Değişiklikleri ne yazık ki yapamıyorum.'],
      openIt: ['Değişiklikleri [ne zaman] yapacağım.'],
    },
    arrange: {
      yes: ['{about} gereken her şeyi {by} ayarlayacağım.', '{about} tüm hazırlıkları {by} yapacağım.'],
      no: ['{about} hazırlıkları ne yazık ki üstlenemiyorum.'],
      open: ['{about} planım: [neler yapılacak].'],
      yesIt: ['Bununla {by} ilgileneceğim.'],
      noIt: ['Bunu ne yazık ki üstlenemiyorum.'],
      openIt: ['Organizasyon konusunda: [neler yapılacak].'],
    },
    help: {
      yes: ['{about} memnuniyetle yardımcı olurum.'],
      no: ['{about} ne yazık ki yardımcı olamıyorum.'],
      open: ['{about} şöyle yardımcı olabilirim: [nasıl].'],
      yesIt: ['Memnuniyetle yardımcı olurum.'],
      noIt: ['Bu konuda ne yazık ki yardımcı olamıyorum.'],
      openIt: ['Şöyle yardımcı olabilirim: [nasıl].'],
    },
    approve: {
      yes: ['{object} onaylıyorum.', '{about} bir itirazım yok, onaylıyorum.'],
      no: ['{object} ne yazık ki onaylayamıyorum.'],
      open: ['{about} kararım: [onaylıyorum / onaylamıyorum].'],
      yesIt: ['Onaylıyorum, bir itirazım yok.'],
      noIt: ['Bunu ne yazık ki onaylayamıyorum.'],
      openIt: ['Onay konusunda kararım: [onaylıyorum / onaylamıyorum].'],
    },
    cancel: {
      yes: ['{object} {istediğiniz|istediğin} gibi iptal ediyorum.'],
      no: ['{about} iptal ne yazık ki artık mümkün değil.'],
      open: ['{about} iptal durumu: [iptal edildi / iptal mümkün değil].'],
      yesIt: ['İptal işlemini {istediğiniz|istediğin} gibi yapıyorum.'],
      noIt: ['İptal ne yazık ki artık mümkün değil.'],
      openIt: ['İptal konusunda: [iptal edildi / iptal mümkün değil].'],
    },
    fix: {
      yes: ['{about} gerekeni {by} yapacağım ve {sizi|seni} bilgilendireceğim.'],
      no: ['{about} ne yazık ki bir çözüm sunamıyorum.'],
      open: ['{about} yapılacaklar: [neler yapılacak].'],
      yesIt: ['Gerekeni {by} yapacağım ve {sizi|seni} bilgilendireceğim.'],
      noIt: ['Bu konuda ne yazık ki bir çözüm sunamıyorum.'],
      openIt: ['Çözüm için: [neler yapılacak].'],
    },
    deliver: {
      yes: ['{about} gönderimi {by} sağlayacağız.'],
      no: ['{about} şu anda ne yazık ki gönderim yapamıyoruz.'],
      open: ['{about} gönderim tarihi: [ne zaman].'],
      yesIt: ['Gönderimi {by} sağlayacağız.'],
      noIt: ['Şu anda ne yazık ki gönderim yapamıyoruz.'],
      openIt: ['Gönderim tarihi: [ne zaman].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} benim için uygun.', 'Görüşme için {on} bana uyar.', 'Evet, {on} uygun.'],
      casual: ['{on} bana gayet uyar!'],
      enthusiastic: ['{on} harika olur, çok sevindim!'],
      formal: ['Önerdiğiniz zamanı teyit ediyorum: {named}.'],
      concise: ['{on} uygun.'],
      urgent: ['Hemen teyit ediyorum: {named}.'],
      humorous: ['{on} uygun; takvimim de itiraz etmedi.'],
      assertive: ['Teyit ediyorum: {named}.'],
    },
    yesIt: {
      plain: [
        '{Önerdiğiniz|Önerdiğin} zaman bana uygun.',
        'Evet, zaman uygun.',
        '{Önerdiğiniz|Önerdiğin} zamanı teyit ediyorum.',
      ],
      casual: ['Bana gayet uyar!'],
      enthusiastic: ['Harika, bana çok uygun!'],
      formal: ['Önerdiğiniz zamanı teyit ederim.'],
    },
    no: {
      plain: [
        '{on} maalesef bana uygun değil.',
        'Maalesef {on} için müsait değilim.',
        'Üzgünüm, {on} için başka bir programım var.',
      ],
      concise: ['{on} ne yazık ki olmuyor.'],
      casual: ['{on} bende maalesef olmuyor.'],
      formal: ['Üzülerek belirtmek isterim ki {on} benim için uygun değildir.'],
      assertive: ['{on} bana uygun değil.'],
      humorous: ['{on} için takvimim maalesef ayak diriyor.'],
    },
    noIt: {
      plain: [
        'Bu zaman ne yazık ki bana uygun değil.',
        'Ne yazık ki o sırada müsait değilim.',
        'Önerilen zaman maalesef bana uymuyor.',
      ],
      casual: ['O zaman bende maalesef olmuyor.'],
    },
    open: ['{on} bana [uygun / uygun değil].', 'Önerilen zaman ({named}) bana [uygun / uygun değil].'],
    openIt: ['Önerilen zaman bana [uygun / uygun değil].'],
    move: {
      plain: [
        '{on} ne yazık ki bana uygun değil. Bunun yerine {other} olabilir mi?',
        'Ne yazık ki {on} için müsait değilim; önerim {other}.',
        '{on} yerine başka bir zaman bulabilir miyiz? Bana uygun olan: {other}.',
      ],
      casual: ['{on} bende maalesef olmuyor. {other} nasıl olur?'],
      assertive: ['{on} bana uygun değil. Önerim: {other}.'],
      formal: [
        'Üzülerek belirtmek isterim ki {on} benim için uygun değildir. Uygun görürseniz önerim: {other}.',
      ],
      enthusiastic: ['{on} maalesef olmuyor ama görüşmeyi çok isterim! {other} nasıl olur?'],
      urgent: ['{on} ne yazık ki uygun değil. Hızlıca yeni bir zaman belirleyelim: {other} olur mu?'],
      humorous: ['Takvimim {on} için hayır oyu verdi. {other} nasıl olur?'],
      concise: ['{on} ne yazık ki olmuyor. Önerim: {other}.'],
    },
    moveIt: {
      plain: [
        'Bu zaman ne yazık ki bana uygun değil. Bunun yerine {other} olabilir mi?',
        'Başka bir zaman bulabilir miyiz? Önerim: {other}.',
        'Ne yazık ki erteleme rica etmem gerekiyor; bana uygun olan: {other}.',
      ],
      casual: ['O zaman bende maalesef olmuyor. {other} nasıl olur?'],
      formal: ['Bu zaman ne yazık ki benim için uygun değildir. Uygun görürseniz önerim: {other}.'],
      assertive: ['Bu zaman bana uygun değil. Önerim: {other}.'],
    },
    propose: {
      plain: ['Önerim: {other}.', 'Bana uygun olan zaman: {other}.', '{other} uygun olur mu?'],
      casual: ['{other} nasıl olur?'],
      formal: ['Uygun görürseniz önerim: {other}.'],
    },
    otherTime: '[gün ve saat]',
    oneOf: ['Önerilen zamanlardan bana uygun olan: {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re} yanıtım evet.', '{re} evet, öyle.'],
      no: ['{re} yanıtım ne yazık ki hayır.', '{re} ne yazık ki olumlu yanıt veremiyorum.'],
      open: ['{re} yanıtım: [evet / hayır, açıklama].'],
    },
    choice: {
      yes: ['{re} tercihim: [tercih].'],
      no: ['{re} seçeneklerin ikisi de ne yazık ki uygun değil.'],
      open: ['{re} tercihim: [tercih].'],
    },
    time: {
      yes: ['{re} verebileceğim tarih: [tarih ve saat].'],
      no: ['{re} henüz kesin bir tarih veremiyorum.'],
      open: ['{re} verebileceğim tarih: [tarih ve saat].', '{re} öngörülen tarih: [tarih ve saat].'],
    },
    amount: {
      yes: ['{re} verebileceğim rakam: [tutar veya miktar].'],
      no: ['{re} henüz net bir rakam veremiyorum.'],
      open: ['{re} verebileceğim rakam: [tutar veya miktar].', '{re} net rakam: [tutar veya miktar].'],
    },
    fact: {
      yes: ['{re} yanıtım: [yanıt].'],
      no: ['{re} ne yazık ki bilgi veremiyorum.'],
      open: ['{re} yanıtım: [yanıt].'],
    },
    explanation: {
      yes: ['{re} açıklamam şöyle: [açıklama].'],
      no: ['{re} ne yazık ki bir açıklama yapamıyorum.'],
      open: ['{re} açıklamam şöyle: [açıklama].'],
    },
    action: {
      yes: ['{re} gerekeni memnuniyetle yaparım.', '{re} gerekeni yapacağım.'],
      no: ['{re} bunu ne yazık ki yapamayacağım.'],
      open: ['{re} yanıtım: [yanıt].'],
    },
  },
  questionRefs: {
    only: '{sorduğunuz|sorduğun} konuyla ilgili olarak',
    first: '{sorduğunuz|sorduğun} ilk konuyla ilgili olarak',
    second: '{sorduğunuz|sorduğun} ikinci konuyla ilgili olarak',
    third: '{sorduğunuz|sorduğun} üçüncü konuyla ilgili olarak',
    further: '{sorduğunuz|sorduğun} diğer konuyla ilgili olarak',
    quoted: '{question} {sorunuzla|sorunla} ilgili olarak',
    requested: '{request} {ricanızla|ricanla} ilgili olarak',
  },
  told: ['{re} yanıtım: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re} yanıt vermeden önce kısa bir sorum var: [soru]?',
        '{re} önce şunu sormak isterim: [soru]?',
        '{re} bir noktayı netleştirmem gerekiyor: [soru]?',
      ],
      concise: ['{re} bir sorum var: [soru]?'],
      formal: ['{re} şu hususu açıklığa kavuşturmanızı rica ederim: [soru]?'],
      casual: ['{re} tek bir şey soracağım: [soru]?'],
    },
    many: {
      plain: ['Hepsine yanıt vermeden önce kısa bir sorum var: [soru]?'],
      casual: ['Hepsine yanıt vermeden önce tek bir şey soracağım: [soru]?'],
    },
  },
  need: {
    one: {
      plain: [
        '{re} ilerleyebilmem için şuna ihtiyacım var: [neye ihtiyaç var].',
        '{re} öncelikle şu gerekiyor: [neye ihtiyaç var].',
        '{re} bana şunu {gönderebilir misiniz|gönderebilir misin}: [neye ihtiyaç var]?',
      ],
      formal: ['{re} şunu iletmenizi rica ederim: [neye ihtiyaç var].'],
    },
    many: { plain: ['Hepsine yanıt verebilmem için şuna ihtiyacım var: [neye ihtiyaç var].'] },
  },
  explain: {
    one: {
      plain: [
        '{re} bir nokta benim için henüz net değil: [net olmayan nokta].',
        '{re} doğru anladığımdan emin olmak isterim: [net olmayan nokta]?',
        '{re} şu noktayı açar {mısınız|mısın}: [net olmayan nokta]?',
      ],
      formal: ['{re} şu hususu açıklamanızı rica ederim: [net olmayan nokta].'],
    },
    many: {
      plain: ['Hepsine yanıt vermeden önce doğru anladığımdan emin olmak isterim: [net olmayan nokta]?'],
    },
  },
  status: ['{re} son durum şöyle: [son durum].', '{re} güncel durum: [son durum].'],
  bargain: {
    amount: {
      plain: [
        '{amount} tutarındaki teklif için bir karşı önerim var: [koşullar].',
        '{amount} tutarı bana henüz uygun değil; benim için uygun olan: [koşullar].',
        '{amount} tutarı konusunda şu koşulları konuşmak isterim: [koşullar].',
      ],
      assertive: ['{amount} benim için fazla. Teklifim: [koşullar].'],
      formal: ['{amount} tutarı hakkında şu koşulları değerlendirmenizi rica ederim: [koşullar].'],
      casual: ['{amount} bana biraz fazla. Şöyle yapsak: [koşullar]?'],
      humorous: [
        '{amount} tutarını görünce bütçemin rengi biraz attı. Onu kendine getirecek koşullar: [koşullar].',
      ],
    },
    bare: {
      plain: [
        'Koşulları konuşmak isterim: [koşullar].',
        'Önerim şöyle: [koşullar].',
        'Şu koşullarda anlaşabiliriz: [koşullar].',
      ],
      formal: ['Şu koşulları değerlendirmenizi rica ederim: [koşullar].'],
      casual: ['Şöyle yapsak: [koşullar]?'],
    },
  },
  guarded: {
    secret: [
      'Şifre, kod ve banka bilgilerini e-posta yoluyla paylaşmıyorum.',
      'Gizli bilgileri e-postayla göndermiyorum; bunu başka bir yoldan halledelim.',
      'Bu tür bilgileri e-postayla vermiyorum; bildiğim bir kanaldan iletişime geçeceğim.',
    ],
    payment: [
      'Ödeme talebini önce kendi tarafımda kontrol edeceğim.',
      'Herhangi bir ödeme yapmadan önce bunu olağan yoldan kontrol edeceğim.',
      'Ödeme konusunda: Önce kontrol edeceğim, sonra gerekeni yapacağım.',
    ],
  },
  listLead: ['{Yazdıklarınızı|Yazdıklarını} sırayla yanıtlıyorum:'],

  bodies: {
    question: {
      plain: [
        'Bir sorum var: [soru]?',
        'Şunu öğrenmek isterim: [soru]?',
        'Bir konuyu daha sormak istiyorum: [soru]?',
      ],
      formal: ['Şu hususta bilgi vermenizi rica ederim: [soru]?'],
      casual: ['Bir şey soracağım: [soru]?'],
    },
    accept: {
      plain: ['Memnuniyetle kabul ediyorum.', 'Evet, benim için uygun.', 'Seve seve, kabul ediyorum.'],
      enthusiastic: ['Büyük bir sevinçle kabul ediyorum!'],
      casual: ['Ben varım!'],
      formal: ['Kabul ettiğimi memnuniyetle bildiririm.'],
      concise: ['Evet, uygun.'],
      assertive: ['Evet, kabul ediyorum.'],
      humorous: ['Teklif fikrini değiştirmeden kabul ediyorum.'],
      empathetic: ['Teşekkürle kabul ediyorum.'],
      urgent: ['Hemen yanıtlıyorum: evet.'],
    },
    decline: {
      plain: [
        'Ne yazık ki bu kez mümkün değil.',
        'İyice düşündükten sonra ne yazık ki olumsuz yanıt vermek durumundayım.',
        'Üzgünüm ama kabul edemiyorum.',
      ],
      casual: ['Maalesef bu sefer ben yokum.'],
      assertive: ['Yanıtım hayır.'],
      formal: ['Üzülerek olumsuz yanıt vermek durumundayım.'],
      enthusiastic: ['Çok üzgünüm ama bu sefer hiç olmuyor!'],
      empathetic: ['Bunu yazmak benim için kolay değil ama bu kez kabul edemiyorum.'],
      humorous: ['Kendimi klonlamayı henüz başaramadım, o yüzden bu sefer bensiz.'],
      concise: ['Ne yazık ki hayır.'],
      urgent: ['{Sizi|Seni} bekletmemek için hemen yazıyorum: Ne yazık ki mümkün değil.'],
    },
    reschedule: {
      plain: [
        'Başka bir zaman bulabilir miyiz? Önerim: {other}.',
        'Görüşmeyi ertelemek isterim; bana uygun olan zaman: {other}.',
        'Ne yazık ki yeni bir zaman rica etmem gerekiyor: {other}.',
      ],
      casual: ['Ertelesek olur mu? {other} nasıl?'],
      formal: ['Görüşmenin ertelenmesini rica ederim. Uygun görürseniz önerim: {other}.'],
      concise: ['Erteleme önerim: {other}.'],
      assertive: ['Görüşmeyi ertelememiz gerekiyor. Önerim: {other}.'],
    },
    request: {
      plain: [
        'Bana şunu {gönderebilir misiniz|gönderebilir misin}: [neye ihtiyaç var]?',
        '{Sizden|Senden} şunu rica edecektim: [neye ihtiyaç var].',
        'Şuna ihtiyacım var: [neye ihtiyaç var].',
      ],
      formal: ['Şunu iletmenizi rica ederim: [neye ihtiyaç var].'],
      casual: ['Bana şunu atar {mısınız|mısın}: [neye ihtiyaç var]?'],
      urgent: ['Acilen şuna ihtiyacım var: [neye ihtiyaç var].'],
    },
    update: {
      plain: [
        'Son durum şöyle: [son durum].',
        'Kısaca gelinen nokta: [son durum].',
        'Güncel durumu paylaşayım: [son durum].',
      ],
      formal: ['Son durumu bilgilerinize sunarım: [son durum].'],
      casual: ['Son durumu yazayım: [son durum].'],
    },
    clarify: {
      plain: [
        'Bir nokta benim için henüz net değil: [net olmayan nokta].',
        'Şunu açar {mısınız|mısın}: [net olmayan nokta]?',
        'Doğru anladığımdan emin olmak isterim: [net olmayan nokta]?',
      ],
      formal: ['Şu hususu açıklamanızı rica ederim: [net olmayan nokta].'],
      casual: ['Bir şeyi tam anlayamadım: [net olmayan nokta].'],
    },
    confirm: {
      facts: {
        plain: ['Teyit ediyorum: {facts}.', 'Şunları teyit ederim: {facts}.', 'Evet, doğrudur: {facts}.'],
        formal: ['Aşağıdaki bilgileri teyit ederim: {facts}.'],
        casual: ['Evet, aynen: {facts}.'],
      },
      bare: {
        plain: [
          '{Mesajınızı|Mesajını} aldığımı teyit ederim.',
          '{Mesajınız|Mesajın} bana ulaştı, hepsini not ettim.',
          'Evet, {mesajınız|mesajın} elime ulaştı.',
        ],
        formal: ['İletinizi aldığımı bilgilerinize sunarım.'],
        casual: ['{Mesajınız|Mesajın} geldi, gördüm.'],
      },
    },
    introduce: {
      plain: [
        '{Sizi|Seni} biriyle tanıştırmak isterim: [ad, görev ve neden].',
        '{Size|Sana} tanıtmak istediğim biri var: [ad, görev ve neden].',
        '{İzninizle|İzninle} tanıştırayım: [ad, görev ve neden].',
      ],
      formal: ['Sizi tanıştırmaktan memnuniyet duyarım: [ad, görev ve neden].'],
      casual: ['Tanıştırayım: [ad, görev ve neden].'],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': 'Şunu da öğrenebilir miyim: {text}?',
    'ask-about': 'Şu konuda biraz daha bilgi {verebilir misiniz|verebilir misin}: {text}?',
    'ask-for': 'Bana şunu {gönderebilir misiniz|gönderebilir misin}: {text}?',
    'ask-that': '{Sizden|Senden} ricam şu: {text}.',
    offer: 'Şunu önerebilirim: {text}.',
    thank: '{text} için teşekkür ederim.',
    apologize: '{text} için özür dilerim.',
    congratulate: '{text} için tebrik ederim!',
    wish: '{Size|Sana} {text} dilerim.',
    invite: '{Sizi|Seni} davet etmek isterim: {text}.',
    remind: 'Hatırlatmak isterim: {text}.',
  },
  toTranslate: 'Türkçe olarak: {text}',

  closings: {
    awaiting: {
      professional: [
        '{Yanıtınızı|Yanıtını} bekliyorum.',
        '{Yanıtınız|Yanıtın} için şimdiden teşekkür ederim.',
        '{Dönüşünüzü|Dönüşünü} bekliyor olacağım.',
      ],
      formal: ['Yanıtınız için şimdiden teşekkürlerimi sunarım.', 'Değerli yanıtınızı beklerim.'],
      diplomatic: ['Birlikte iyi bir çözüm bulacağımıza inanıyor, görüşünüzü merakla bekliyorum.'],
      assertive: ['Lütfen bu konuda bana dönüş {yapın|yap}.'],
      concise: ['Yanıt bekliyorum.'],
      urgent: [
        'Lütfen mümkün olan en kısa sürede yanıt {verin|ver}.',
        'Hızlı bir yanıt benim için çok önemli.',
      ],
      friendly: [
        '{Sizden|Senden} haber almayı dört gözle bekliyorum.',
        'Şimdiden çok teşekkürler, güzel bir gün dilerim!',
        'Güzel {haberlerinizi|haberlerini} bekliyorum.',
      ],
      empathetic: ['Acele {etmeyin|etme}, {size|sana} uygun olduğunda {yazmanız|yazman} yeterli.'],
      enthusiastic: ['{Yanıtınızı|Yanıtını} büyük bir heyecanla bekliyorum!'],
      casual: ['Fırsat bulunca {yazarsınız|yazarsın}.', 'Haber {verirseniz|verirsen} sevinirim.'],
      humorous: ['Yanıt bekliyorum ve gelen kutumu beş dakikada bir yenilemiyormuş gibi yapıyorum.'],
    },
    available: {
      professional: [
        '{Sorularınız|Soruların} olursa bana {yazabilirsiniz|yazabilirsin}.',
        'Başka bir konuda da yardımcı olmaktan memnuniyet duyarım.',
        'Netleşmesi gereken bir şey olursa {yazmanız|yazman} yeterli.',
      ],
      formal: ['Sorularınız için her zaman hizmetinizdeyim.'],
      diplomatic: ['Açıklığa kavuşması gereken bir husus olursa her zaman görüşmeye hazırım.'],
      assertive: ['Eksik bir şey varsa lütfen doğrudan {söyleyin|söyle}.'],
      concise: ['Soru olursa {yazın|yaz}.'],
      urgent: ['Her türlü soruya hemen yanıt veririm.'],
      friendly: [
        'Bir şeye {ihtiyacınız|ihtiyacın} olursa {istediğiniz|istediğin} zaman {yazın|yaz}!',
        '{Aklınıza|Aklına} takılan bir şey olursa seve seve yardımcı olurum.',
        '{Size|Sana} güzel bir gün dilerim!',
      ],
      empathetic: ['Bir şeye {ihtiyacınız|ihtiyacın} olursa her zaman buradayım.'],
      enthusiastic: ['Bundan sonrasını heyecanla bekliyorum!'],
      casual: ['Bir şey olursa {yazın|yaz}.', 'Bir aksilik olursa {haber verin|haber ver}.'],
      humorous: ['Sorular için {çekinmeyin|çekinme}; kahvem soğumadan yanıtlarım.'],
    },
    meeting: {
      plain: ['Görüşmek üzere.', 'Görüşmeyi dört gözle bekliyorum.', 'Görüşmek dileğiyle.'],
      casual: ['O zaman görüşürüz!'],
      enthusiastic: ['Görüşmemizi sabırsızlıkla bekliyorum!'],
      formal: ['Görüşmemizi memnuniyetle bekliyorum.'],
      humorous: ['Görüşmek üzere; iyi bir ruh hali benden.'],
    },
    declined: {
      plain: [
        '{Anlayışınız|Anlayışın} için teşekkür ederim.',
        'Anlayışla {karşılayacağınızı|karşılayacağını} umarım; başka bir fırsatta buluşmak dileğiyle.',
        'Belki başka bir zaman olur.',
      ],
      casual: ['Bir dahaki sefere mutlaka!'],
      assertive: ['Anlayış için teşekkürler.'],
      formal: ['Anlayışınız için şimdiden teşekkürlerimi sunarım.'],
      enthusiastic: ['Bir dahaki sefere olmasını çok isterim!'],
      empathetic: ['Beni anlayışla {karşılayacağınızı|karşılayacağını} umuyorum.'],
      humorous: ['Bir dahaki sefere takvimimle önceden konuşacağım.'],
    },
    sorry: {
      plain: [
        '{Sabrınız|Sabrın} için teşekkür ederim.',
        '{Anlayışınız|Anlayışın} için teşekkürler.',
        'Yeni bir bilgi olduğunda hemen haber vereceğim.',
      ],
      formal: ['Sabrınız ve anlayışınız için teşekkür ederim.'],
      casual: ['{Anlayışınız|Anlayışın} için sağ {olun|ol}.'],
      empathetic: ['{Gösterdiğiniz|Gösterdiğin} sabır için yürekten teşekkür ederim.'],
      enthusiastic: ['{Sabrınız|Sabrın} için çok teşekkürler!'],
    },
    grave: {
      plain: [
        '{Size|Sana} güç ve sabır diliyorum.',
        'Her zaman {yanınızdayım|yanındayım}.',
        'Yapabileceğim bir şey olursa lütfen {söyleyin|söyle}.',
      ],
    },
    content: {
      plain: [
        '{Size|Sana} kolaylıklar dilerim.',
        'İş birliğimizin devamını dilerim.',
        'Güzel bir gün dilerim.',
      ],
      casual: ['{Kendinize|Kendine} iyi {bakın|bak}!'],
      enthusiastic: ['Bundan sonrası için sabırsızlanıyorum!'],
      formal: ['Başarılarınızın devamını dilerim.'],
      concise: ['Kolay gelsin.'],
      humorous: ['Güzel bir gün ve sakin bir gelen kutusu dilerim!'],
    },
  },
};
