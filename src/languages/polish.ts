import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `i w nie na się z do to że jest o jak co po ale za od tak by są tym czy już tylko przez być może jego jej ich
    dla ma mam był była było oraz przy pan pani państwa ten ta te tego tej kiedy gdzie bardzo dzień dobry
    dziękuję proszę pozdrawiam witam szanowny szanowna poważaniem jeśli także ze pod nad lub więc go mu mi my
    został która który które którzy roku lat przed jednak spotkanie cena zamówienie dostawa oferta faktura umowa
    tydzień miesiąc dni czas czasie raz firma praca kraju miasto świat życie ludzi dzieci wody inne inny każdy
    kilka podczas wtedy zawsze nigdy teraz nowy nowe pierwszy między bez sam sama oba wszystko coś nic będzie
    będą miał mieć mogą trzeba których którym ponieważ jeszcze bardziej`,
  letter: {
    greetings: `dzień dobry, szanowny panie, szanowna pani, szanowni państwo, cześć, witam, drogi, droga, drodzy,
      szanowny, szanowna, witaj, hej, dobry wieczór`,
    beforeSignedName: 'twój, twoja, wasz, wasza',
    closings: `pozdrawiam, z poważaniem, serdecznie pozdrawiam, pozdrawiam serdecznie, pozdrowienia, z wyrazami szacunku,
      łączę pozdrowienia, serdeczności, z pozdrowieniami, miłego dnia, do zobaczenia, pozdr,
      łączę wyrazy szacunku, z wyrazami szacunku i poważania, serdecznie, życzę miłego dnia,
      z serdecznymi pozdrowieniami`,
    thanks: `dziękuję, dziękuję bardzo, z góry dziękuję, dzięki, bardzo dziękuję, z podziękowaniem`,
    familiarGreetings: 'cześć, hej',
    titles: 'pan, pani, panie, panu, pana, państwo, mgr, inż, dr, prof',
    nobody: 'państwo, wszyscy, wszystkim, zespole',
    abbreviations: `tzn, np, ul, tzw, godz, mgr, inż, dr, dn, wg, tys, tel, nr`,
  },
  mailProgram: {
    lead: 'w dniu, dnia, dn',
    wrote: 'wiadomość napisana, napisał, napisała, napisał(a), napisał/a, pisze, napisano',
    from: 'od, nadawca',
    date: 'wysłano, data, wysłane, data wysłania',
    to: 'do, adresat, odbiorca',
    cc: 'dw, kopia, do wiadomości, udw',
    subject: 'temat',
    original: `wiadomość oryginalna, oryginalna wiadomość, wiadomość pierwotna, treść oryginalnej wiadomości`,
    forwarded: `przekazana wiadomość, wiadomość przekazana dalej, początek przekazywanej wiadomości,
      początek przekazanej wiadomości, treść przekazanej wiadomości, wiadomość przekazana, przesłana wiadomość,
      treść przekazywanej wiadomości`,
    sentFrom: 'wysłane z, wysłano z, wysłane przez, pobierz outlook, pobierz aplikację outlook',
    replyTo: 'odpowiedz do',
    otherHeaders: 'załączniki, ważność',
    replyPrefixes: 'odp',
    forwardPrefixes: 'pd, przek',
    toMe: 'do mnie',
    folders: 'skrzynka odbiorcza',
    devices: 'telefon, komórk',
    contact: 'telefon',
    confidential: 'poufn',
    addressee: 'odbiorc, adresat',
    bulk: 'wypisz się, nie odpowiadaj*, wygenerowana automatycznie',
    automaticSubjects: 'automatyczna odpowiedź, autoodpowiedź',
  },
  amounts: {
    currencies: 'zł PLN, zloty PLN, złoty PLN, złote PLN, złotych PLN, euro EUR, dolarów USD, procent %',
    factors: 'tys 1e3, tysięcy 1e3, tysiące 1e3, mln 1e6, milion 1e6, milionów 1e6, mld 1e9',
  },
  asks: {
    questionWords: {
      when: `kiedy, o/od/do/na której/którą, którego/jakiego dnia, w jakim dniu/terminie, w jakie dni,
        które dni, jaki/jaka/jakie .. dzień/termin/data/daty/terminy, na jaką datę/godzinę, o/do/od jakiej
        porze/godzinie/godziny, w jakich godzinach/dniach`,
      'how-much': `ile, w/po jakiej cenie, jaka/jaki/jakie/jaką ..
        cena/kwota/koszt/koszty/kwotę/budżet/opłata`,
      how: `jak, w jaki sposób, na ile, ile
        czasu/potrwa/trwa/zajmie/zajmuje/czekać/dni/godzin/tygodni/minut/miesięcy, ile to potrwa/zajmie`,
      'how-many': `ilu, iloma, ile
        *ów/osób/sztuk/miejsc/pokoi/licencji/stron/razy/jednostek/pozycji/paczek/palet/kopii,
        jaka/jaką/jakiej liczba/liczbę/ilość/ilości`,
      who: 'kto, kogo, komu, kim, czyj, czyja, czyje, czyją',
      where: `gdzie, dokąd, skąd, pod jakim adresem, jaki .. adres, w jakim/którym/jakiej/której
        mieście/miejscu/sali/hotelu, na jaki adres/mail`,
      what: `co, czego, czym, czemu ma, jaki, jaka, jakie, jakiego, jakiej, jaką, jakim, jakich,
        jakimi, który, która, które, którego, którą, której, którym, których, którzy, jacy`,
      why: `dlaczego, czemu, po co, z jakiego powodu, z jakich powodów, jaki .. powód, jaka ..
        przyczyna, skąd wynika`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `w, we, na, po, do, ku, z, ze, od, o, za, dla, u, pod, przez, przy, około, i, a,
      oraz, ale, lub, albo, mniej więcej, dokładnie, właściwie, konkretnie, to, więc, jeszcze`,
    whether: '^czy',
    or: 'albo, lub, bądź, czy',
    requests: `proszę, prosimy, prosił*, prosilibyśmy, poproszę, poprosimy, poprosił*,
      chciał*/chciel*/chcę/chcemy .. prosić/poprosić, zwraca* się z prośbą, prośba, prośbę, ^czy
      mógłby/mogłaby/mogliby/zechciał*/zechcieliby/może/mogą .. pan/pani/państwo, ^czy
      mogę/możemy/mógłbym/mogłabym/moglibyśmy/można .. prosić/poprosić, ^czy jest/byłaby/istnieje/byłoby ..
      możliwość/szansa/możliwe, ^czy dało/da/dasz .. się/radę, ^czy
      możesz/możecie/mógłbyś/mogłabyś/moglibyście, ^mógłby/mogłaby/mogliby/zechce/zechcą/niech
      pan/pani/państwo, ^mógłbyś/mogłabyś/moglibyście/dasz/dałbyś/dałabyś/dacie, ^możesz/możecie ..
      mi/nam/przesłać/wysłać/podesłać/sprawdzić/potwierdzić/zadzwonić/zrobić,
      ^*jcie/*źcie/*szcie/*ślcie/*ćcie/prześlij/wyślij/podeślij/przyślij/odeślij/napisz/sprawdź/potwierdź/podpisz/zadzwoń/oddzwoń/przygotuj/zerknij/spójrz/rzuć/zobacz/dodaj/dopisz/popraw/wypełnij/uzupełnij/przekaż/weź/zabierz/przynieś/zarezerwuj/zamów/kup/opłać/odpowiedz/odpisz/zrób/załatw/pomóż/pamiętaj/daj/wrzuć/przypilnuj/umów/upewnij/odezwij/skontaktuj/spotkajmy/umówmy/zdzwońmy/ustalmy/porozmawiajmy,
      nie zapomnij/zapomnijcie, będę/będziemy/był*/bylibyśmy .. wdzięczn*/zobowiązan*/wdzięczni, było/byłoby
      .. gdyby/jakby/jeśli, najlepiej gdyby/żeby/jakby/jeśli, liczę/liczymy że, liczę/liczymy na ..
      odpowied*/reakcj*/to, wnoszę/wnosimy/apeluję o, żądam, żądamy, wzywam/wzywamy do, domaga* się,
      konieczne .. aby/żeby, trzeba/należy .. *pisać/przesłać/wypełnić/uzupełnić/wysłać/potwierdzić,
      musisz/musicie mi/nam, proponuj* spotkanie/abyśmy/żebyśmy, prosił* .. żeby/żebyś`,
    tellMe: `proszę/prosimy/prosił*/prosilibyśmy/poproszę/prosić/wdzięczn*/wdzięczni ..
      informację/informacje/wyjaśnienie/wskazanie/podanie/określenie/doprecyzowanie, proszę/prosimy ..
      odpowiedź/potwierdzenie/wiadomość/potwierdzić/sprawdzić czy, proszę/prosimy ..
      podać/napisać/powiedzieć/wyjaśnić/poinformować/wskazać,
      możesz/może/mógłby/mogłaby/mogliby/mógłbyś/mogłabyś .. powiedzieć/wyjaśnić/poinformować/podpowiedzieć,
      daj/dajcie/dać .. znać,
      ^powiedz/powiedzcie/wyjaśnij/wytłumacz/przypomnij/podpowiedz/doprecyzuj/określ,
      ^napisz/odpisz/potwierdź/potwierdźcie/sprawdź/napiszcie .. czy,
      chciał*/chciel*/chcę/chcemy/muszę/musimy/potrzebuj*/wolał* ..
      wiedzieć/dowiedzieć/zapytać/spytać/dopytać/upewnić/ustalić/zrozumieć, pytanie czy/brzmi,
      moje/mam/mamy/kolejne/drugie/jedno/jeszcze pytanie, zastanawia* się, ^zastanawia mnie/nas,
      ciekawi/interesuje mnie/nas, mnie/nas .. ciekawi/interesuje, ^ciekawe, jestem/jesteśmy
      ciekaw/ciekawa/ciekawi, czy wie/wiedzą pan/pani/państwo, czy wiesz/wiecie/wiadomo, wiesz/wiecie może,
      nie wiem/wiemy/pamiętam
      czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/do/o/jaki/jaka/jakie, nie jestem/jesteśmy
      pewien/pewna/pewni, nie jest .. jasne, niejasne, niejasna, nie rozumiem/rozumiemy, trudno ..
      zrozumieć, pytam/pytamy o/czy`,
    needs: `potrzebuję, potrzebujemy, będę/będziemy potrzebować/potrzebował/potrzebowała/potrzebowali,
      potrzebowałbym, potrzebowałabym, potrzebowalibyśmy, potrzebn*/niezbędn*/wymagan*/konieczn* ..
      jest/są/będzie/będą/mi/nam, mi/nam/jest/są/będzie/będą ..
      potrzebny/potrzebna/potrzebne/niezbędny/niezbędna/niezbędne, brakuje, zabrakło, brak
      podpisu/załącznika/numeru/danych, nie ma załącznika, nie podano/podpisano/uwzględniono, nie
      widzę/widzimy/znalazłem/znalazłam .. załącznik*/plik*/dokument*, nie
      otrzyma*/dostaliśmy/dostałem/dostałam/doczeka*, nie dotar* .. nas/mnie, wciąż/nadal/jeszcze/dotąd/pory
      nie mamy/mam/ma/dotar*/wpłyn*/przysz*/widzę, nie mamy/mam jeszcze, nadal/wciąż/ciągle/jeszcze/tylko
      czekamy/czekam na, czekam/czekamy jeszcze/tylko na, czekam/czekamy na ..
      potwierdzenie/akceptację/dokumenty/decyzję/dane/podpis, oczekuj*
      na/zwrotu/wyjaśnień/od/potwierdzenia/decyzji, pomogłoby, bardzo by .. pomogło, ułatwiłoby, przydał*
      się, przyda .. się, bez .. nie możemy/mogę/możemy/uda/da/będziemy/będę/ruszymy, zależy/zależałoby
      mi/nam, chciał*/chciel* .. otrzymać/dostać/zobaczyć, chętnie pozna*/usłysz*`,
    courtesies: `jak się masz/macie/udał/udała/udały/czujesz/miewasz, jak się .. pan/pani/państwo
      miewa/czuje/mają, co słychać, co tam, co u ciebie/was/pana/pani/państwa, jak
      leci/tam/minął/minęły/minęła/zdrowie/urlop/wakacje/po/dzieci/dzieciaki/rodzina, mam/mamy nadzieję ..
      wszystko/miło/dobrze/udał*/minął/minęły/przebieg*/zdrow*, wszystko/czy wszystko/dobrze/u/w
      u/ciebie/porządku/państwa, czyż, któż, kto by/nie .. pomyślał/lubi/chce/chciał*/zna/kocha/marzy,
      razie/przypadku .. pytań/wątpliwości/potrzeby, jeśli/jeżeli/gdyby/gdybyś/gdybyście ..
      pytania/niejasne/wątpliwości, jeśli/gdyby/gdybyś .. czegoś potrzeb*, jeśli .. mogę w/jakoś, w czym
      mogę/możemy, jakby co, z wszelkimi pytaniami, nie brakuje, nie ..
      krępować/wahać/martwić/krępuj/wahaj/martw/przejmuj, nie odpowiadać, śmiało, proszę
      bardzo/zignorować/wybaczyć/zauważyć/pozdrowić/przyjąć/pamiętać, prosimy zignorować/pamiętać,
      proszę/prosimy o .. wybaczenie/wyrozumiałość/zrozumienie/cierpliwość, mieć na uwadze,
      ^pamiętaj/pamiętajcie że, pozdrów, trzymaj się, w kontakcie, nie potrzebuj*, dam/damy znać, kto wie,
      nie wiem jak .. dziękować, wyobraża* sobie, wiesz co$, dlaczego/czemu nie$, dziękuję/dzięki za
      informację, za zrozumienie, za .. szybką/rychłą odpowiedź$, wypisać się`,
    connectors: `i, a, oraz, ale, lub, albo, także, też, również, jeszcze, a także, ponadto, poza tym,
      oprócz tego, dodatkowo, przy okazji, następnie, potem, wtedy, więc, zatem, dlatego, po pierwsze, po
      drugie, po trzecie, na koniec, wreszcie, w końcu, jeśli tak, jeśli nie, jeśli to możliwe, o ile to
      możliwe, w miarę możliwości, w związku z tym, w takim razie, w wolnej chwili, teraz, no, to, ok, okej,
      dobrze, super, tak, uprzejmie, bardzo, serdecznie, ponownie, pilnie, jednocześnie, szanowni państwo,
      dzień dobry, cześć, hej, witam, dziękuję, dzięki, ewentualnie, druga sprawa, jeszcze jedno, ps,
      wcześniej, najpierw`,
  },
  categories: {
    complaint: `niezadowolon*, niezadowoleni, rozczarowan*, oburzon*, niedopuszczalne, nie do przyjęcia,
      składa*/zgłasza*/złożyć .. reklamację/skargę, reklamuj*,
      dotarł*/przyszedł/przyszła/przyszło/przyszły/był*/jest/okazał* .. uszkodzon*/wadliw*/zepsut*/pęknięt*,
      przestał* działać, przesyłka/paczka/zamówienie/towar .. nie .. dotar*, niewłaściwy/nie/zły
      ten/towar/produkt/rozmiar, pobrano/naliczono/obciążono .. dwukrotnie/podwójnie, mam/mamy dość, fatalna
      obsługa, skandaliczn*, nadal/wciąż/znowu/nic/urządzenie/produkt/ogóle nie działa`,
    badNews: `zmarł, zmarła, odszedł/odeszła od nas, nie żyje, zginął, zginęła, pogrzeb*, śmierć,
      śmierci, stracił* .. ojca/mamę/żonę/męża/pracę, trafił* do szpitala, zdiagnozowano, udar, udaru,
      zawał*, ciężko/poważnie chor*/zachorował*, miał*/mieliśmy wypadek, wypadku samochodowym,
      czeka/przejdę/po/przeszedł/przeszła .. operacja/operację/operacji, poroni*, zostałem/zostałam zwoln*,
      spłonął*, okradziono, włamano się, leż*/jest/jestem/przebywa*/wylądował* .. szpitalu`,
    condolence: '',
    praise: `gratuluję, gratulujemy, serdeczne/szczere/wielkie/moje/nasze gratulacje, gratulacje z,
      świetna/doskonała/wspaniała/znakomita robota/praca, kawał dobrej roboty, chylę czoła, czapki z głów,
      pana/pani/twoje/twoja wystąpienie/prezentacja .. był*, pod .. wrażeniem`,
    thanks: `^dziękuję/dziękujemy/dzięki/bardzo/serdecznie/wielkie/jeszcze/raz .. za ..
      pomoc/wsparcie/wszystko/poświęcony/zaangażowanie/gościnę/wspaniał*/świetn*/prezent/spotkanie,
      dziękuję/dzięki .. że pomogłeś/pomogłaś, chciał*/chciel*/chcę/chcemy/pragn* .. podziękować,
      składam/składamy .. podziękowania`,
    invitation: `zaszczyt/przyjemność/chciał*/chciel*/chcę/chcemy .. zaprosić, jest/są/jesteś ..
      zaprosz*, zaprasza* .. cię/pana/panią/państwa/was .. na/do, cię/pana/panią/państwa/was zaprasza*,
      serdecznie zaprasza*, zapraszamy do udziału, zapraszamy na uroczyst*`,
    unsolicited: `wygrał*, twoja wygrana, odbierz .. nagrodę/wygraną, został* wybran*, zwiększ*
      sprzedaż/ruch, pozycjonowanie, usługi seo, link building, pierwsza strona google, ograniczona czasowo,
      tylko dziś/dzisiaj .. rabat*/zniżk*/taniej, wyjątkowa/specjalna oferta, loteri*, kup teraz, zarabiaj,
      dochód pasywny, artykuł sponsorowany`,
    machine: `zignoruj/ignoruj/zignorować/zapomnij/pomiń ..
      instrukcje/polecenia/instrukcjach/poleceniach, zignoruj powyższe/wszystko, prompt* systemow*,
      instrukcja systemowa, twoje instrukcje, nowe instrukcje dla ciebie/ai/modelu, od teraz jesteś, jesteś
      modelem, model językowy, jako/asystent/asystencie/jesteś ai, system prompt, ignore .. instructions,
      chatgpt, im_start`,
  },
  fraud: {
    secrets: `hasło, hasła, hasłem, haseł, pin, pinu, kod*
      sms/weryfikacyjn*/autoryzacyjn*/potwierdzając*/jednorazow*/dostępu/bezpieczeństwa/blik, kod* .. sms*,
      blik, *cyfrowy kod, kod który, dane/danych/login .. logowania, login, numer*/dane/danych/dat* .. karty,
      cvv, cvc, pesel, numer/skan dowodu, nazwisko panieńskie, seed, klucz prywatny, numer* .. karty, kod ..
      telefon*/numer, kod blik, trzy cyfry, datę ważności, loginu, loginem, 16/szesnaście/trzy/sześć/cztery
      cyfr*, cyfr* z karty/kodu/odwrotu/sms*/tyłu, *kod blik, kodzie, kod z, kod przysz*, sms z, kodem, pytanie
      pomocnicze, dane karty, dat* ważności`,
    handOver: `prześlij, wyślij, podeślij, przyślij, podaj, podajcie, powiedz, napisz, odpisz, odpowiedz,
      przekaż, wpisz, wprowadź, potwierdź, zweryfikuj, uzupełnij, wypełnij, zaktualizuj, podyktuj, udostępnij,
      prześlijcie, wyślijcie, przesłać, podesłać, przysłać, odesłać, odeślij, wysłać, podać, przekazać, wpisać,
      wprowadzić, potwierdzić, zweryfikować, uzupełnić, wypełnić, zaktualizować, podyktować, udostępnić,
      odpisać, o podanie/przesłanie/przekazanie/wysłanie/wpisanie/potwierdzenie/weryfikację/aktualizację,
      kliknij, zaloguj się, potrzebuję, potrzebujemy, potrzebny, odesłanie, prześl*, podesł*, wyśl*, prosimy
      podać, podając, podeśl*, podaj*, o podanie, podanie, odpisz*, przesyłając, prześlesz, podasz, napiszesz,
      przyślesz, wyślesz, przekażesz, zaloguj*, zalogować, przeczytaj, przedyktuj, przepisz, kliknąć,
      uzupełniając, potrzeba, potrzebuje, proszę napisać`,
    giftCards: `kart* podarunkow*/prezentow*/itunes/steam/apple/amazon/przedpłacon*/google, bon*
      podarunkow*/upominkow*, voucher*, bitcoin*, kart* google/steam/apple/amazon/itunes/paysafe*, paysafecard,
      bon* zakupow*, kart* .. podarunkow*/prezentow*, krypto*`,
    buy: `kup*, zakup*, nabyć, zdrap*, kod*, zdjęci*, kupisz, kupi*, zdjęcia, zeskrob*, zdrapać`,
    bankDetails: `dane/danych/konto/rachunek/konta/rachunku bankow*, numer*/nr konta/rachunku, iban, swift,
      dane/danych do przelewu/płatności, konto, rachunek, inne/nowe konto, inny/nowy/następujący/poniższy
      rachunek/numer, na rachunek, na konto, zmian* bank*, zleceni* stał*, bank`,
    changed: `nowy, nowe, nowym, nowego, nowa, nową, nowych, zmien*, zmian*, zaktualizowa*, aktualizacj*, inny,
      inne, innego, zamiast dotychczas*, nie jest już, nieaktualn*, zamknięt*, zablokowan*, audyt*, zmieniliśmy
      bank*, nieaktywn*, zmianą, zmienił*, następując*, poniższ*, odtąd, od teraz, inn*, stary, starego, starym`,
    secrecy: `między nami, nikomu, nie wspomina*/dzwoń/dzwonić, nie rozmawiaj, z nikim, poufn*, w tajemnicy,
      dyskrecj*, dyskretnie, po cichu, nikt nie/inny, nie dzwoń*, zachowa* .. poufn*/dyskrecj*/tajemnic*, nie ..
      policj*, nie mów*, nic nie mów*, ani słowa, zostaje/zostanie/zostać/pozostać/niech .. między, nie
      musi/muszą/może/mogą/powinn* .. wiedzieć/dowiedzieć, nikt .. dowie*/wiedzie*, telefon ..
      zepsu*/rozbi*/padł/zgubi*/utop*/ukrad*, zepsu*/rozbi*/zgubi* .. telefon*, mój/to nowy numer, nowy numer,
      nie wspominaj*, bez wiedzy, nic .. tacie/mamie/nikomu/ojcu`,
    haste: `natychmiast*, pilnie, pilne, pilna, niezwłocznie, bezzwłocznie, od razu, ciągu ..
      godziny/godzin/doby, dziś, dzisiaj, jak najszybciej, do końca dnia, zostanie/będzie/zostaną ..
      zablokowan*/zawieszon*/zamknięt*/usunięt*/dezaktywowan*, utracisz/stracisz, ostatnie/ostateczne
      ostrzeżenie/wezwanie, przeciwnym razie, blokad*, szybko, pilny, 24/48 godzin*, godzin, o północy, do
      godziny, braku wpłaty, wieczorem, jeszcze dziś, zaraz, teraz, szybciutko, w ciągu, do wieczora, w godzinę,
      przed południem, przed godz*, jak najprędzej`,
    money: `przelew*, przelej, przelać, zapła*, płatnoś*, wpła*, opłat*, opłać, dopłat*, dopłać, prowizj*, cło,
      celn*, środki, pieniądze, bitcoin*, kryptowalut*, western union, faktur*, zwrot* podatku, nagroda,
      wygran*, spad*, zł, dopłata, kwot*, należnoś*, wpłat*, złotych, wysłać/wyślij/przekazać ..
      zł/euro/złotych, czynsz*, należn*, koszt*, zaliczk*, uregulować, euro, opłac*, wpłac*, rachunek za,
      zapłac*, pieniędzy, kaucj*, wypłat*`,
    warnings: `nigdy, nie ..
      podawa*/udostępnia*/przesyła*/wysyłaj*/przekazuj*/wpisuj*/prosimy/prosi/poprosi*/pytamy/zapyta/klikaj/prosić,
      uważaj*, ostrzega*, ostrożn*, oszust*, phishing*, wyłudz*, szkoleni*,
      *resetuj/zresetować/zmień/zmienić/reset/zmiana/zmianę/zapomn* .. hasło/hasła, samodzielnie,
      ustaw*/utwórz/utworzyć .. hasło, wygasa, ważny, nie zmieni* się, nie uleg*, bez zmian, na rachunek podany,
      wskazan* w umowie, dotychczasow* .. zmian, zignorowanie, jak zwykle, jak zawsze, wifi, ofertę, oferty,
      wycen*, dzięku* za .. kart*/bon*/prezent*, się nie zmienia*/zmieni*, nie zmienia*/zmieni* się,
      pozostaje/pozostają bez/ten/takie/taki, ten sam, takie same, delegacj*, koszty podróży, nie
      zapyta*/poprosi*/prosi/pyta, o .. nie zapyta*, przestaną, przestanie, loteri* szkoln*, nie pan/pani ..
      prosił*, zignor*, nie brać`,
    bait: `nagrod*, wygran*, wygrał*, loteri*, losowani*, spadek, spadk*, spadkobierc*, zmarł*, zwrot* ..
      podatk*, nadpłacon*, przesyłk*/paczk* .. zatrzyman*/wstrzyman*/zwrócon*, opłat* celn*, cło, celn*,
      dopłat*, niedopłat*, sortowni, bez spadkobierc*, gratul*, wylosowan*, odszkodowan*, darowizn*, nadpłat*,
      przesyłk*/paczk* .. czek*/dopłat*/opłat*/celn*/dostarcz*, wdow*, dobroczynn*, zapisać pani/panu, zostawić
      pani/panu`,
    threats: `zostanie/będzie/zostaną ..
      zablokowan*/zawieszon*/zamknięt*/usunięt*/dezaktywowan*/zwrócon*/skasowan*, został* ..
      zablokowan*/zawieszon*/ograniczon*, utracisz/stracisz/utracą, ostatnie/ostateczne ostrzeżenie/wezwanie,
      kroki prawne, komornik*, nagranie/nagrałem .. kamer*/ciebie/cię/komputera, znajomi/znajomym/kontaktów,
      policj*, blokad*, wróci/wraca do nadawcy, konto/profil/dostęp/skrzynka/strona ..
      usunięt*/zamknięt*/zablokowan*/zawieszon*/wyłączon*, przepad*, trwale, nagra*, do wszystkich twoich/pana,
      komornicz*, egzekucj*, areszt*`,
  },
  instructions: {
    short: `krótko, krócej, najkrócej, zwięźle, krótko i zwięźle, krótko i na temat, krótka odpowiedź,
      skróć`,
    signAs: `podpisz jako {}, podpisz się jako {}, podpisz {}, podpisz się {}, podpisz mail jako {},
      podpisać jako {}, podpis {}, w podpisie {}, nazywam się {}, mam na imię {}`,
    mention: `napisz że {}, powiedz że {}, wspomnij że {}, dodaj że {}, zaznacz że {}, wyjaśnij że {},
      poinformuj że {}, przekaż że {}, odpisz że {}, potwierdź że {}, powiedz jej że {}, powiedz mu że {},
      napisz jej że {}, napisz mu że {}, napisz: {}, dodaj: {}, powiedz: {}, odpisz: {}`,
    propose: `zaproponuj {}, zaproponować {}, zaproponuj termin {}, zaproponuj spotkanie {}, zaproponuj
      inny termin {}, zaproponuj jej {}, zaproponuj mu {}, zaproponuj zamiast tego {}, zasugeruj {},
      zasugeruj termin {}, przełóż na {}, przenieś na {}, przesuń na {}`,
    call: `zwracaj się {}, zwracaj się do niej {}, zwracaj się do niego {}, zwróć się do niej {}, zwróć
      się do niego {}, zwracaj się do niej per {}, zwracaj się do niego per {}, zwracaj się per {},
      przywitaj słowami {}`,
    avoid: `nie wspominaj o {}, nie wspominaj nic o {}, nic nie wspominaj o {}, nie pisz o {}, nic nie
      pisz o {}, nie mów o {}, nie poruszaj tematu {}, nie poruszaj {}, bez wspominania o {}, bez wzmianki o
      {}, ani słowa o {}, pomiń {}, pomiń temat {}, unikaj tematu {}`,
    yes: `tak, powiedz tak, odpowiedz tak, zgódź się, zgadzam się, zgódź się na {}, tak na {}, przyjmij
      {}, zaakceptuj {}, potwierdź {}`,
    no: `nie, powiedz nie, odpowiedz nie, odmów, odmówić, nie zgadzam się, nie zgadzaj się na {}, nie na
      {}, odrzuć {}, odmów {}`,
    firstPerson: `ja, my, mój, moja, moje, moi, nasz, nasza, nasze, nasi, mi, mnie, nam, nas, mam, mamy,
      jestem, jesteśmy, będę, będziemy, mogę, możemy, chcę, chcemy, muszę, musimy, wolę, wolimy, chciałbym,
      chciałabym, chcielibyśmy, wyślę, wyślemy, prześlę, prześlemy, zadzwonię, przyjadę, przyjdę, dam,
      damy`,
    thirdPerson: `on, ona, oni, one, jego, jej, jemu, mu, go, nim, nią, niego, niej, niemu, ich, im,
      nimi, nich`,
  },
  address: {
    familiar: `ty, ciebie, cię, tobie, tobą, twój, twoja, twoje, twojego, twojej, twojemu, twoim, twoją, twoich,
      twoimi, cześć, hej, możesz, mógłbyś, mogłabyś, masz, jesteś, prześlij, wyślij, podeślij, napisz, daj,
      chciałbyś, chciałabyś`,
    polite: `pan, pana, panu, panem, pani, panią, panie, państwo, państwa, państwu, państwem`,
  },
  phrases: {
    greeting: {
      familiar: 'Cześć,',
      polite: 'Dzień dobry,',
      familiarNameless: 'Cześć,',
      politeNameless: 'Dzień dobry,',
      titled: { pan: 'Szanowny Panie,', pani: 'Szanowna Pani,', państwo: 'Szanowni Państwo,' },
    },
    openers: {
      thanks: {
        plain: 'dziękuję za wiadomość.',
        formal: 'uprzejmie dziękuję za wiadomość.',
        brief: '{dzięki|dziękuję} za wiadomość.',
      },
      regret: {
        plain: 'bardzo mi przykro.',
        warm: 'naprawdę bardzo mi przykro.',
        formal: 'z przykrością przyjmuję tę wiadomość.',
      },
      praise: {
        plain: 'dziękuję za miłe słowa.',
        warm: 'bardzo dziękuję za tak miłe słowa!',
        formal: 'uprzejmie dziękuję za miłe słowa.',
      },
      welcome: {
        plain: 'dziękuję za tę miłą wiadomość.',
        warm: 'bardzo dziękuję za tę niezwykle miłą wiadomość!',
        formal: 'uprzejmie dziękuję za tę miłą wiadomość.',
      },
      invitation: {
        plain: 'dziękuję za zaproszenie.',
        warm: 'bardzo dziękuję za zaproszenie!',
        formal: 'uprzejmie dziękuję za zaproszenie.',
      },
    },
    statements: {
      accept: {
        plain: 'Chętnie się zgadzam.',
        warm: 'Zgadzam się z ogromną przyjemnością!',
        formal: 'Z przyjemnością wyrażam zgodę.',
        brief: 'Zgadzam się.',
      },
      decline: {
        plain: 'Niestety muszę odmówić.',
        warm: 'Bardzo mi przykro, ale muszę odmówić.',
        formal: 'Z przykrością informuję, że muszę odmówić.',
      },
      thank: {
        plain: 'Bardzo to doceniam.',
        formal: '{Przyjmij, proszę,|Proszę przyjąć} wyrazy wdzięczności.',
      },
      reschedule: {
        plain: 'Niestety ten termin mi nie odpowiada. Czy możliwy byłby inny termin: [dzień i godzina]?',
        warm: 'Bardzo mi przykro, ale ten termin mi nie odpowiada. Czy możliwy byłby inny: [dzień i godzina]?',
        formal:
          'Niestety ten termin mi nie odpowiada. Uprzejmie proszę o rozważenie innego: [dzień i godzina].',
      },
      request: {
        plain: 'Mam prośbę: [treść prośby].',
        formal: 'Zwracam się z następującą prośbą: [treść prośby].',
      },
      question: {
        plain: 'Mam pytanie: [treść pytania]',
        formal: 'Uprzejmie proszę o odpowiedź na pytanie: [treść pytania]',
      },
      clarify: {
        plain: 'Gwoli wyjaśnienia: [co wymaga wyjaśnienia].',
        formal: 'Pozwolę sobie wyjaśnić: [co wymaga wyjaśnienia].',
      },
      update: {
        plain: 'Sytuacja wygląda następująco: [obecny stan].',
        formal: 'Uprzejmie informuję o obecnym stanie sprawy: [obecny stan].',
      },
      apologize: {
        plain: 'Przepraszam za kłopot.',
        warm: 'Bardzo przepraszam za cały ten kłopot.',
        formal: '{Przyjmij, proszę,|Proszę przyjąć} moje szczere przeprosiny za wszelkie niedogodności.',
      },
      followUp: {
        plain: 'Wracam do tej sprawy. Czy wiadomo już, [czego dotyczy pytanie]?',
        warm: 'Chcę na chwilę wrócić do tej sprawy. Czy wiadomo już, [czego dotyczy pytanie]?',
        formal: 'Pozwolę sobie wrócić do tej sprawy. Uprzejmie proszę o informację, [czego dotyczy pytanie].',
      },
      confirm: { plain: 'Potwierdzam.', warm: 'Chętnie potwierdzam.', formal: 'Niniejszym potwierdzam.' },
      negotiate: {
        plain: 'Proponuję inne warunki: [propozycja].',
        formal: 'Pozwolę sobie zaproponować następujące warunki: [propozycja].',
      },
      introduce: {
        plain: 'Chcę się przedstawić: nazywam się [imię i nazwisko], [stanowisko].',
        formal: 'Pozwolę sobie się przedstawić: nazywam się [imię i nazwisko], [stanowisko].',
      },
    },
    answers: {
      yes: { plain: 'Tak.', warm: 'Tak, jak najbardziej.' },
      no: { plain: 'Niestety nie.', warm: 'Bardzo mi przykro, ale nie.' },
      willDo: { plain: 'Tak, oczywiście.', warm: 'Tak, z przyjemnością!', formal: 'Tak, oczywiście.' },
      cannotDo: {
        plain: 'Niestety nie mogę.',
        warm: 'Bardzo mi przykro, ale nie mogę.',
        formal: 'Niestety nie jest to możliwe.',
      },
      confirmed: { plain: 'Tak, potwierdzam.', formal: 'Niniejszym potwierdzam.' },
      later: 'Odpowiem na to później.',
    },
    proposeTime: 'Proponuję: {time}. {Pasuje Ci to|Czy to odpowiada}?',
    closing: { plain: '', warm: 'Czekam na odpowiedź.', formal: 'Z góry dziękuję za odpowiedź.' },
    signOff: {
      plain: '{Pozdrawiam|Z poważaniem}',
      warm: 'Serdecznie pozdrawiam',
      formal: 'Z wyrazami szacunku',
      brief: 'Pozdrawiam',
    },
    gaps: {
      answer: 'odpowiedź',
      yesNo: 'Tak / Nie',
      willDo: 'Tak, oczywiście / Niestety nie mogę',
      date: 'data lub godzina',
      amount: 'kwota lub ilość',
      number: 'liczba',
      person: 'imię i nazwisko',
      place: 'miejsce',
      reason: 'powód',
      yourName: 'Imię i nazwisko',
    },
  },
  announcement: {
    opens: 'oto, oczywiście, odpowiedź, poniżej, szkic',
    nouns: 'odpowied, szkic, mail, wiadomoś',
  },
  checking: {
    notNames: 'ci, pański, pańska, pańskie',
    months: `styczniu/styczniem, lutym/lutemu, marcu/marcem, kwietniu/kwietniem, maju/majem, czerwcu/czerwcem,
      lipcu/lipcem, sierpniu/sierpniem, wrześniu/wrześniem, październiku/październikiem,
      listopadzie/listopadem, grudniu/grudniem`,
    weekdays: `poniedziałkiem/poniedziałkowi, wtorkiem/wtorkowi, środzie/środą, czwartkiem/czwartkowi,
      piątkiem/piątkowi, sobocie/sobotą, niedzielą`,
  },
  dates: {
    capital: 'lis, maj, sty',
    weekdays: 'poniedziałku, wtorku, środę/środy, czwartku, piątku, sobotę/soboty, niedzielę/niedzieli',
    lead: 'w, we, dnia, dn., do, na, od',
    until: 'do, a',
    or: 'lub, albo, i',
    numbers: `jeden/jednego, dwa/dwóch, trzy/trzech, cztery/czterech, pięć/pięciu, sześć/sześciu, siedem/siedmiu,
      osiem, dziewięć, dziesięć`,
    near: `wczoraj = -1, dziś = 0, dzisiaj = 0, jutro = 1, jutra = 1, pojutrze = 2, pojutrza = 2, za tydzień = 7,
      w ciągu tygodnia = 7`,
    weekday: `{weekday} w tym tygodniu = this, w tym tygodniu (w/we) {weekday} = this,
      {weekday} w przyszłym tygodniu = next, w przyszłym tygodniu (w/we) {weekday} = next,
      przyszł* {weekday} = next, [najbliższ*/nadchodząc*/ten/tę/tego/tej] {weekday} = coming,
      następn* {weekday} = unclear, [zeszł*/ubiegł*/ostatni*/minion*] {weekday} = past`,
    distance: `[za/w ciągu] {n} [dni/dnia] <!robocz> = days, [za/w ciągu] {n} tygodni(e) = weeks,
      [za/w ciągu] {n} [miesiące/miesięcy/miesiąc] = months`,
    stretches: `(w) tym tygodniu = week, (w) [przyszłym/następnym] tygodniu = week 1, przyszły tydzień = week 1,
      przyszłego tygodnia = week 1, (w) (ten) weekend = weekend, (w) przyszły weekend = weekend 1,
      [końca/koniec] (tego) tygodnia = endOfWeek, końca przyszłego tygodnia = endOfWeek 1, (w) tym miesiącu = month,
      (w) [przyszłym/następnym] miesiącu = month 1, [końca/koniec] (tego) miesiąca = endOfMonth`,
    endOfMonthNamed: '[końca/koniec] {month} ({year})',
    vague: '[początku/początek] [(przyszłego) tygodnia/{month}], jak najszybciej',
    ordinal: '<dnia/do dnia> {day}',
    clock: {
      times: '[godz./godzinie/godziny]( ){time}, <o> {time}{end}, <o> {time} {part}',
      at: 'o, około, o godz., do godz., od godz.',
      from: 'od, po, przed, do',
      between: { lead: 'między', and: 'a, i' },
      early: 'rano, przed południem',
      late: 'po południu, wieczorem',
      noon: '(w) południe',
      midnight: 'północ',
    },
    deadline: {
      before: 'do, przed, najpóźniej, najpóźniej do, nie później niż, nie później niż do, termin',
      after: 'włącznie, najpóźniej',
    },
    proposals: `proponuj, propozycj, pasuje, odpowiada, czy, może, możemy, moglibyśmy, spotka, dostępn, wolny,
      wolna, wolą, przełoż, przenieś, dogodn, co powie`,
  },
  promptAddress: 'Address the reader as Pan or Pani in the third person, unless the mail itself uses "ty".',
};
