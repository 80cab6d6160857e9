import type { LanguageTag } from '#domain/languages.ts';

/**
 * The commonest words of the languages written in Latin and Cyrillic letters, with the words that open,
 * close and carry mail. They settle short texts, and whole mails while the table of n-grams is not loaded.
 */
export const commonWords: Partial<Record<LanguageTag, string>> = {
  en: `the of and to in is that for it was on are as with they be at have this from or had by but not what all
    were we when your can said there each which their will if would about them then these her him has more could
    my than been who its now did get you please thanks thank dear regards kind best hello hi let know could should
    i he she do does so our us out up into any here just how where why yes no an me am some only other very new
    good time first think see look make made want need work year back after also most because way well even
    meeting price order delivery team number week month day people information report contract invoice company
    service system process project between while during without both through such against being those might shall
    must never always often together world health second last next under part home house water food`,
  fr: `le la les de des du un une et est en que qui dans pour pas sur au avec ce il sont par plus je ne se vous
    nous mais ou où si leur elle ils cette votre notre être avoir fait été aux ces son sa ses mon ma mes ton ta
    bonjour merci cordialement madame monsieur bien à plaît très comme tout tous aussi même sans sous chez donc
    car peut leurs nos vos y lui entre après avant encore jour jours était ont deux dont c'est j'ai qu'il d'un
    réunion prix commande livraison équipe numéro semaine mois société entreprise contrat facture travail temps
    heure fois pays ville monde vie homme femme enfants eau projet système service autre autres chaque quelques
    depuis pendant selon contre vers moins ainsi alors peu trop jamais toujours faire peuvent faut première premier
    nouvelle nouveau grand grande petite simplement également notamment chose mieux`,
  es: `el la los las de del un una y es en que por para con no se lo su al más como pero sus le ya este esta
    sí porque cuando muy sin sobre también me hasta hay donde quien desde todo nos durante uno les ni contra
    otros ese eso ante ellos yo esto mí antes algunos qué unos él tanto esa estos mucho nada hola gracias
    saludos estimado estimada usted cordial señor señora ustedes ser fue ha han son está están puede tiene
    dos años año día parte mismo según entre bien nuestro nuestra vez hacer tener
    reunión precio pedido entrega equipo número semana mes empresa contrato factura trabajo tiempo hora veces país
    ciudad mundo vida hombre mujer niños agua proyecto servicio otro otra otras cada algo alguien mientras hacia
    menos así entonces poco nunca siempre ahora hace hizo sido siendo decir primera primero nueva nuevo nuevos gran
    grande pequeño simplemente cosa cosas mejor mayor menor punto vista cuenta lugar persona personas gente ejemplo
    forma manera casa calle dinero desarrollo hecho pueden debe deben quiere nombre final culto largo larga dental
    fuera dentro luego`,
  de: `der die das und ist in zu den mit von für auf nicht ein eine einen einem einer des sich auch es an werden
    aus er hat dass daß sie nach wird bei noch wie um am sind oder haben im nur über vor zur bis zum mehr durch
    man sein wurde ich wir ihr ihre ihren ihnen mir uns kann wenn aber so als hallo danke vielen dank bitte
    grüße grüßen freundlichen sehr geehrte geehrter herr frau liebe lieber viele mein meine keine kein schon
    war waren unter diese dieser dieses doch können soll muss sehr gut gegen vom seine seiner was wo wer
    termin preis bestellung lieferung angebot rechnung vertrag woche monat tag jahr jahre zeit stunde firma
    unternehmen mitarbeiter arbeit land stadt welt leben kinder wasser projekt andere anderen jede jeden einige
    während seit weniger also dann immer jetzt neue neuen neuer große großen kleine ersten erste verschiedene
    verschiedenen zwischen beim ohne etwa selbst beide dabei damit davon dazu sowie bereits jedoch mich dich ihm ihn
    ab ja nein worden würde würden könnte könnten sollte alles etwas nichts`,
  it: `il la le lo gli i di del della dei delle dello degli e è in che per con non un una si da dal dalla al alla
    sono come anche più ma ha hanno nel nella nei nelle sul sulla questo questa mi ti ci vi se io lui lei noi voi
    loro suo sua suoi essere stato stata fatto quando dove chi cosa ciao grazie buongiorno gentile cordiali
    saluti distinti gent perché molto tutto tutti ogni può dopo prima ancora così solo tra fra o ed ad cui
    riunione prezzo ordine consegna offerta fattura contratto settimana mese giorno anni anno tempo ora volta
    azienda lavoro paese città mondo vita uomo donna bambini acqua progetto servizio altro altri altra alcuni mentre
    durante secondo contro verso meno allora poco mai sempre adesso fare detto viene vengono deve devono primo nuova
    nuovo grande piccolo semplicemente cose meglio casa quello quella quelli perciò stati siamo avere abbiamo
    possono`,
  pt: `o a os as de do da dos das um uma e é em no na nos nas que por para com não se ao à mais como mas foi
    ele ela eles sua seu seus suas ou quando muito já eu também só pelo pela até isso entre depois sem mesmo aos
    ter quem você vocês essa esse este esta estes olá obrigado obrigada atenciosamente prezado prezada cumprimentos
    bom dia são está tem ser há pode ainda nosso nossa sobre ano anos onde às nem fazer meu minha era
    reunião preço pedido entrega orçamento fatura contrato semana mês dias tempo hora vez vezes empresa trabalho
    país cidade mundo vida homem mulher crianças água projeto serviço outro outra outros cada alguns enquanto
    durante segundo contra menos assim então pouco nunca sempre agora feito podem deve devem primeira primeiro nova
    novo grande pequeno simplesmente coisa coisas melhor maior casa aquele aquela isto aquilo estão estava foram
    seja sendo pelos pelas num numa nesta neste nessa desde havia atraso teria poderia`,
  nl: `de het een en van in is dat op te zijn met voor niet aan er om dan als ook maar bij uit door naar of
    over wordt worden hij zij ze je jij u we wij ik mijn deze dit die wat wel nog kan kunnen zal zou heeft hebben
    had werd hun haar ons onze geen tot hallo bedankt groet groeten vriendelijke geachte beste mevrouw heer graag
    alvast meer veel moet moeten waar wie hoe al tegen onder zo na jaar twee gaan goed
    afspraak prijs bestelling levering offerte factuur contract week maand dag dagen tijd uur keer bedrijf werk land
    stad wereld leven man vrouw kinderen project andere ander elke enkele tijdens sinds minder dus altijd nooit
    nieuwe grote kleine eerste tussen zonder zelf beide daar daarom hier alles iets niets werden gemaakt zullen
    willen laten zoals omdat hoewel echter ongeveer vaak vooral`,
  sv: `och att det i som på är av för med den till en om har de inte ett vi jag så han kan men från eller ska
    var när man sig där nu vid hon alla bara mycket upp över efter under också blir detta din ditt er vår våra
    mig dig oss här hur vad skulle hade hej tack hälsningar vänliga bästa mvh du ni mot utan vill än år finns
    denna samt inom sin sitt sina varit mer även
    möte pris beställning leverans offert faktura avtal vecka månad dag dagar tid gång företag arbete land stad
    världen liv barn vatten projekt andra annan varje några sedan mindre alltså då alltid aldrig nya stora små
    första mellan själv båda allt något inget blev bli göra gör kommer måste får fick bör både eftersom`,
  pl: `i w nie na się z do to że jest o jak co po ale za od tak by są tym czy już tylko przez być może jego jej
    ich dla ma mam był była było oraz przy pan pani państwa ten ta te tego tej kiedy gdzie bardzo dzień dobry
    dziękuję proszę pozdrawiam witam szanowny szanowna poważaniem jeśli także ze pod nad lub więc go mu mi my
    został która który które którzy roku lat przed jednak
    spotkanie cena zamówienie dostawa oferta faktura umowa tydzień miesiąc dni czas czasie raz firma praca kraju
    miasto świat życie ludzi dzieci wody inne inny każdy kilka podczas wtedy zawsze nigdy teraz nowy nowe pierwszy
    między bez sam sama oba wszystko coś nic będzie będą miał mieć mogą trzeba których którym ponieważ jeszcze
    bardziej`,
  tr: `ve bir bu da de için ile çok ne daha var gibi o olarak ama en olan kadar sonra mi mı mu mü değil ben sen
    biz siz onlar ki her şey veya yok oldu olduğu eder merhaba teşekkürler teşekkür ederim saygılarımla sayın iyi
    lütfen rica günler benim bana size sizin bize nasıl neden tarafından ancak göre üzerinde yeni büyük iki ise
    hem diye bunu böyle zaman ya
    toplantı fiyat sipariş teslimat teklif fatura sözleşme hafta ay gün yıl saat kez şirket iş ülke şehir dünya
    hayat insan çocuk su proje diğer başka bazı sırasında önce şimdi hiç hep ilk son arasında kendi bütün tüm olmak
    yapmak yapılan eden etmek vardır olur`,
  vi: `và của là có không được cho trong một các người những với để này đã tôi khi bạn đến về từ như cũng
    nhưng ra vào anh em chúng ông bà nhiều rất hay nếu thì xin chào cảm ơn trân trọng kính gửi tại trên sẽ đang
    còn lại làm phải năm sau theo đó gì ở
    cuộc họp giá đơn hàng giao hợp đồng hóa tuần tháng ngày lúc công ty việc nước thành phố thế giới dự khác mỗi vài
    trước luôn bây mới đầu giữa tự cả`,
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
    sa fie ani către numai până asupra fiind are am ai
    întâlnire preț comandă livrare ofertă factură contract săptămână lună zi zile timp oră dată firmă companie muncă
    țară oraș lume viață om oameni copii apă proiect serviciu alt altă alte fiecare câteva timpul atunci mereu
    niciodată acum nou nouă mare mic prima primul între fără însuși totul ceva nimic avea poate pot trebuie cele
    celor unei unui ului ilor acestea aceasta astfel decât deci doar încă iar`,
  cs: `a se v na je že to s z do o k i ve pro ale jsem by si jako za od po jsou tak co aby už být který která
    které nebo podle jeho jen při byl byla bylo mi mě vám vás nás kde kdy jak dobrý den děkuji díky prosím
    pozdravem vážený vážená ahoj jste jsme není má také však až než pak ještě jejich tento této toho roku let
    může mezi před tím
    schůzka cena objednávka dodání nabídka faktura smlouva týden měsíc dny čas hodin jednou firma práce země město
    svět život lidé lidí děti voda projekt jiné jiný každý několik během tedy vždy nikdy nyní nový nové první bez
    sám oba všechno něco nic bude budou měl mít můžete musí kterou kterých protože více ani kdo proto potom teprve
    znamená znamenité`,
  sw: `na ya wa kwa ni la za katika cha kuwa hii hiyo huu hao hayo hizo kama lakini pia sana watu mtu baada
    kabla au yake wake zake lake chake vya pa mwa kutoka hadi bila hata tu bado ndiyo hapana habari asante
    tafadhali nzuri leo kesho jana mimi wewe yeye sisi ninyi wao ili kila wakati siku mwaka moja mbili tatu wengi
    ambao ambayo ambacho ambalo ambazo alikuwa ilikuwa walikuwa hakuna kuna mpya zaidi pamoja kati ndani nje juu
    chini mbele nini nani gani wapi lini vipi ndugu wako wetu yetu yangu hivyo kwamba huo hilo hili kazi ama dhidi
    naomba karibu mheshimiwa salamu barua pepe
    mkutano bei agizo ankara mkataba wiki mwezi muda saa mara kampuni nchi mji dunia ulimwengu maisha mtoto watoto
    maji mradi huduma nyingine wengine baadhi tangu kidogo basi daima kamwe sasa kubwa ndogo kwanza pili yenyewe
    wote kitu jambo mambo huko hapa pale hivi ambaye ambako jina jimbo mkoa wilaya kijiji kusini kaskazini mashariki
    magharibi serikali rais waziri chama chuo kikuu shule elimu lugha kiswahili kiingereza picha kitabu historia
    karne vita jeshi mfalme mungu yesu kanisa nabii sheria haki uchumi biashara fedha shilingi benki soko bidhaa
    wateja mteja afya ugonjwa dawa hospitali daktari nyumba barabara gari ndege meli bahari ziwa mto mlima msitu
    mnyama wanyama samaki mti mimea chakula anaitwa inaitwa unaitwa huitwa alizaliwa alifariki alikufa aliandika
    anasema alisema amesema walisema aina spishi sehemu eneo idadi wakazi wananchi mwananchi wanawake mwanamke
    mwanamume wanaume vijana kijana kuhusu kupitia kufuatia kutokana kuanzia mpaka takriban hasa kamili toleo
    nadharia mbinu mazoezi nina una ana tuna mna wana sina huna hana hatuna hawana niko uko yuko tuko mko nataka
    tunataka napenda tutakuwa itakuwa atakuwa nitakuwa imekuwa amekuwa wamekuwa lilikuwa yalikuwa zilikuwa vilikuwa
    kilikuwa miaka miezi asubuhi mchana jioni usiku jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili
    januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba`,
  ru: `и в не на что с по как это из к у от за для о же но вы мы я он она они его её еще уже или если так при
    был была было быть чтобы только очень может когда где кто все всё этот эта эти вас нас вам нам мне меня ваш
    здравствуйте спасибо уважением добрый день пожалуйста до после который которые также во со об без через есть
    нет году лет более под над
    встреча цена заказ доставка предложение счёт счет договор неделя месяц дней время раз компания работа страны
    город мир жизнь человек люди людей детей проект другой другие каждый несколько тогда всегда никогда сейчас новый
    новые первый между сам сама оба ничего будет будут можно нужно должен которая которого потому чем себя свой
    своей этого этой этом том того
    благодарю письмо письма письме вашего вашему вашей вашем ваше ваши твой твоего твоему твоё позвоню прошу
    перенести буду держать курсе хорошего дам знать отправил отправить вопрос вопросы ответ просьба подтверждаю
    сообщите сожалению извините извинения отлично договорились тоже пока опять получил получили отправлю пришлю
    приятно рад рады готов готовы жаль ваша вашу наш наша наши нашей нашего им их такой такая здесь там тут сколько
    почему потом перед около сегодня вчера хочу хотел хотела мог могла моего моей моё`,
  uk: `і й та в у не на що з до як це із від за для про але ви ми я він вона вони його її ще вже або якщо так при
    був була було бути щоб тільки дуже може коли де хто всі все цей ця ці вас нас вам нам мені мене ваш
    вітаю дякую повагою добрий день ласка після який яка які також зі без через є немає році років більше під над
    зустріч ціна замовлення доставка пропозиція рахунок договір тиждень місяць днів час раз компанія робота країни
    місто світ життя людина люди людей дітей проект проєкт інший інші кожен кілька тоді завжди ніколи зараз новий
    нові перший між сам сама обидва нічого буде будуть можна треба повинен якого якої тому ніж себе свій своєї цього
    цієї цьому тим того
    лист листа листі вашого вашому вашій вашим ваше ваші твій твого твоєму перепрошую зателефоную щиру подяку подяка
    подяки чудово домовилися домовились вийде жаль усе врахую разу бажаю надіслати надішліть надішлю питання запит
    відповіді прохання вибачте вибачення шкода теж поки знову отримав отримали отримано радий раді готовий готові
    ваша вашу наш наша наші нашої нашого їм їх такий така тут там скільки чому потім перед близько сьогодні вчора
    учора хочу хотів міг могла мого моєї моє будь давай давайте добре гаразд справді поговоримо зробити`,
};
