import type { LanguageTag } from '#domain/languages.ts';

/**
 * The commonest short words of the languages written in Latin and Cyrillic letters, with the words that open,
 * close and carry mail. They settle short texts, and whole mails while the table of n-grams is not loaded.
 */
export const commonWords: Partial<Record<LanguageTag, string>> = {
  en: `the of and to in is that for it was on are as with they be at have this from or had by but not what all
    were we when your can said there each which their will if would about them then these her him has more could
    my than been who its now did get you please thanks thank dear regards kind best hello hi let know could should
    i he she do does so our us out up into any here just how where why yes no an me am some only other very new
    good time first think see look make made want need work year back after also most because way well even`,
  fr: `le la les de des du un une et est en que qui dans pour pas sur au avec ce il sont par plus je ne se vous
    nous mais ou où si leur elle ils cette votre notre être avoir fait été aux ces son sa ses mon ma mes ton ta
    bonjour merci cordialement madame monsieur bien à plaît très comme tout tous aussi même sans sous chez donc
    car peut leurs nos vos y lui entre après avant encore jour jours était ont deux dont c'est j'ai qu'il d'un`,
  es: `el la los las de del un una y es en que por para con no se lo su al más como pero sus le ya este esta
    sí porque cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno les ni contra
    otros ese eso ante ellos yo esto mí antes algunos qué unos él tanto esa estos mucho nada hola gracias
    saludos estimado estimada usted cordial señor señora ustedes ser fue ha han son está están puede tiene
    dos años año día parte mismo según entre bien nuestro nuestra vez hacer tener`,
  de: `der die das und ist in zu den mit von für auf nicht ein eine einen einem einer des sich auch es an werden
    aus er hat dass daß sie nach wird bei noch wie um am sind oder haben im nur über vor zur bis zum mehr durch
    man sein wurde ich wir ihr ihre ihren ihnen mir uns kann wenn aber so als hallo danke vielen dank bitte
    grüße grüßen freundlichen sehr geehrte geehrter herr frau liebe lieber viele mein meine keine kein schon
    war waren unter diese dieser dieses doch können soll muss sehr gut gegen vom seine seiner was wo wer`,
  it: `il la le lo gli i di del della dei delle dello degli e è in che per con non un una si da dal dalla al alla
    sono come anche più ma ha hanno nel nella nei nelle sul sulla questo questa mi ti ci vi se io lui lei noi voi
    loro suo sua suoi essere stato stata fatto quando dove chi cosa ciao grazie buongiorno gentile cordiali
    saluti distinti gent perché molto tutto tutti ogni può dopo prima ancora così solo tra fra o ed ad cui`,
  pt: `o a os as de do da dos das um uma e é em no na nos nas que por para com não se ao à mais como mas foi
    ele ela eles sua seu seus suas ou quando muito já eu também só pelo pela até isso entre depois sem mesmo aos
    ter quem você vocês essa esse este esta estes olá obrigado obrigada atenciosamente prezado prezada cumprimentos
    bom dia são está tem ser há pode ainda nosso nossa sobre ano anos onde às nem fazer meu minha era`,
  nl: `de het een en van in is dat op te zijn met voor niet aan er om dan als ook maar bij uit door naar of
    over wordt worden hij zij ze je jij u we wij ik mijn deze dit die wat wel nog kan kunnen zal zou heeft hebben
    had werd hun haar ons onze geen tot hallo bedankt groet groeten vriendelijke geachte beste mevrouw heer graag
    alvast meer veel moet moeten waar wie hoe al tegen onder zo na jaar twee gaan goed`,
  sv: `och att det i som på är av för med den till en om har de inte ett vi jag så han kan men från eller ska
    var när man sig där nu vid hon alla bara mycket upp över efter under också blir detta din ditt er vår våra
    mig dig oss här hur vad skulle hade hej tack hälsningar vänliga bästa mvh du ni mot utan vill än år finns
    denna samt inom sin sitt sina varit mer även`,
  pl: `i w nie na się z do to że jest o jak co po ale za od tak by są tym czy już tylko przez być może jego jej
    ich dla ma mam był była było oraz przy pan pani państwa ten ta te tego tej kiedy gdzie bardzo dzień dobry
    dziękuję proszę pozdrawiam witam szanowny szanowna poważaniem jeśli także ze pod nad lub więc go mu mi my
    został która który które którzy roku lat przed jednak`,
  tr: `ve bir bu da de için ile çok ne daha var gibi o olarak ama en olan kadar sonra mi mı mu mü değil ben sen
    biz siz onlar ki her şey veya yok oldu olduğu eder merhaba teşekkürler teşekkür ederim saygılarımla sayın iyi
    lütfen rica günler benim bana size sizin bize nasıl neden tarafından ancak göre üzerinde yeni büyük iki ise
    hem diye bunu böyle zaman ya`,
  vi: `và của là có không được cho trong một các người những với để này đã tôi khi bạn đến về từ như cũng
    nhưng ra vào anh em chúng ông bà nhiều rất hay nếu thì xin chào cảm ơn trân trọng kính gửi tại trên sẽ đang
    còn lại làm phải năm sau theo đó gì ở`,
  id: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena ada kami bisa kita oleh
    atau anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahwa jika saat harus bapak ibu
    mohon terima kasih hormat selamat pagi siang halo silakan apakah kapan bagaimana dia ia belum namun tetapi
    hanya sangat para bagi serta hari tahun antara banyak orang setelah sehingga secara maka agar masih`,
  ms: `yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke kerana ada kami boleh kita oleh
    atau anda telah tersebut mereka sudah seperti adalah sebagai lebih dapat bahawa jika ketika mesti encik puan
    tuan sila terima kasih hormat selamat pagi petang apakah bila bagaimana dia ia belum namun tetapi hanya
    sangat para bagi serta hari tahun antara banyak orang selepas supaya secara maka agar masih`,
  ro: `și şi în de la nu că să cu pe un o din este pentru care mai ce a al ale au fost prin dar sau ca după
    dacă când sunt lui ei lor fi se le îi mă te ne vă el ea noi voi eu acest această aceste foarte bună ziua
    mulțumesc mulţumesc salut stimate stimată cordial respect vreau doresc puteți rog cum unde mult într dintre
    sa fie ani către numai până asupra fiind are am ai`,
  cs: `a se v na je že to s z do o k i ve pro ale jsem by si jako za od po jsou tak co aby už být který která
    které nebo podle jeho jen při byl byla bylo mi mě vám vás nás kde kdy jak dobrý den děkuji díky prosím
    pozdravem vážený vážená ahoj jste jsme není má také však až než pak ještě jejich tento této toho roku let
    může mezi před tím`,
  sw: `na ya wa kwa ni la za katika cha kuwa hii hiyo huu hao hayo hizo kama lakini pia sana watu mtu baada
    kabla au yake wake zake lake chake vya pa mwa kutoka hadi bila hata tu bado ndiyo hapana habari asante
    tafadhali nzuri leo kesho jana mimi wewe yeye sisi ninyi wao ili kila wakati siku mwaka moja mbili tatu wengi
    ambao ambayo ambacho ambalo ambazo alikuwa ilikuwa walikuwa hakuna kuna mpya zaidi pamoja kati ndani nje juu
    chini mbele nini nani gani wapi lini vipi ndugu wako wetu yetu yangu hivyo kwamba huo hilo hili kazi ama dhidi
    naomba karibu mheshimiwa salamu barua pepe`,
  ru: `и в не на что с по как это из к у от за для о же но вы мы я он она они его её еще уже или если так при
    был была было быть чтобы только очень может когда где кто все всё этот эта эти вас нас вам нам мне меня ваш
    здравствуйте спасибо уважением добрый день пожалуйста до после который которые также во со об без через есть
    нет году лет более под над`,
  uk: `і й та в у не на що з до як це із від за для про але ви ми я він вона вони його її ще вже або якщо так при
    був була було бути щоб тільки дуже може коли де хто всі все цей ця ці вас нас вам нам мені мене ваш
    вітаю дякую повагою добрий день ласка після який яка які також зі без через є немає році років більше під над`,
};

/** Words that only one of the two near twins uses, or uses far more: the rest of their vocabulary is shared. */
export const indonesianOnly = `karena bisa tapi kalau kapan bahwa sedang uang kantor mobil rapat jadwal
  silakan silahkan perusahaan pengiriman pemesanan informasi situs aplikasi beserta berbeda selasa rabu kamis jumat
  sabtu minggu januari februari maret mei juni juli agustus oktober nopember desember pun
  gue gak nggak enggak ga banget sih dong nih kok deh diri udah provinsi propinsi kota polisi
  universitas nomor sepeda unduh pasal adapun usai warga kabupaten desa bapak halo siang sore
  gratis coba presiden gubernur bupati yakni sejumlah rupiah ujar ujarnya katanya pukul tanggal dll dsb
  prajurit jaksa hukum saksi kesempatan artinya mantan jakarta berkata berhasil dokter bulan lalu tahu mungkin`;
export const malaysianOnly = `kerana boleh bahawa bila sila encik puan tuan pejabat wang kereta mesyuarat syarikat
  penghantaran maklumat petang ahad isnin khamis jumaat mac jun julai ogos disember selepas awak sahaja iaitu
  ialah manakala mempunyai telefon perkhidmatan emel akaun laluan universiti nombor cuba basikal percuma negeri
  bandar polis seramai tarikh jualan pautan ringgit adakah dimanakah memandangkan sekiranya daripada
  cikgu murid tukar beliau peratus rm isteri kakitangan berbeza bermula cuti pelbagai doktor
  saintis pelajar hospital adalah digunakan kebanyakan`;
