import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `i w nie na się z do to że jest o jak co po ale za od tak by są tym czy już tylko przez być może
    jego jej ich dla ma mam był była było oraz przy pan pani państwa ten ta te tego tej kiedy gdzie bardzo dzień
    dobry dziękuję proszę pozdrawiam witam szanowny szanowna poważaniem jeśli także ze pod nad lub więc go mu mi
    my został która który które którzy roku lat przed jednak spotkanie cena zamówienie dostawa oferta faktura
    umowa tydzień miesiąc dni czas czasie raz firma praca kraju miasto świat życie ludzi dzieci wody inne inny
    każdy kilka podczas wtedy zawsze nigdy teraz nowy nowe pierwszy między bez sam sama oba wszystko coś nic
    będzie będą miał mieć mogą trzeba których którym ponieważ jeszcze bardziej`,
  letter: {
    greetings: `dzień dobry, szanowny panie, szanowna pani, szanowni państwo, cześć, witam, drogi, droga,
      drodzy, szanowny, szanowna, witaj, hej, dobry wieczór, hejka, siema, czołem, kochany, kochana,
      szczęść boże`,
    beforeSignedName: 'twój, twoja, wasz, wasza, wasi',
    closings: `pozdrawiam, z poważaniem, serdecznie pozdrawiam, pozdrawiam serdecznie, pozdrowienia,
      z wyrazami szacunku, łączę pozdrowienia, serdeczności, z pozdrowieniami, miłego dnia, do zobaczenia,
      pozdr, pozdro, łączę wyrazy szacunku, z wyrazami szacunku i poważania, z szacunkiem, serdecznie,
      życzę miłego dnia, z serdecznymi pozdrowieniami, dziękuję i pozdrawiam, pozdrawiamy, buziaki, ściskam,
      uściski, całuję, trzymaj się, na razie`,
    thanks: `dziękuję, dziękuję bardzo, z góry dziękuję, dzięki, bardzo dziękuję, z podziękowaniem,
      wielkie dzięki, z góry dzięki`,
    familiarGreetings: 'cześć, hej, hejka, siema, czołem, kochany, kochana, kochani',
    titles: `pan, pani, panie, panu, pana, państwo, mgr, inż, dr, prof, hab, mec, ks, ksiądz, księże, doktor,
      profesor, dyrektor, prezes, ciociu, wujku, babciu, dziadku`,
    genericAddressees: `państwo, wszyscy, wszystkim, zespole, kochani, prezesie, prezes, dyrektorze, dyrektor, doktorze,
      doktor, profesorze, profesor, mecenasie, mecenas, kierowniku, burmistrzu, proboszczu, ojcze, księże,
      siostro, trenerze, sąsiedzi, sąsiedzie, sąsiadko, koledzy, koleżanki, koleżanki i koledzy, kolego,
      koleżanko, przyjaciele, rodzice, mamo, tato, babciu, dziadku, ciociu, wujku`,
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
    questionMarkers: `^jak tam, ^co z, ^kiedy/gdzie .. *esz/*isz/masz/jesteś, ^o której .. *esz/*isz/masz/jesteś`,
    whether: '^czy',
    or: 'albo, lub, bądź, czy',
    requests: `proszę, prosze, prosimy, moglbys, uprasza/prosi się, *prosiłbym, *prosiłabym, *prosilibyśmy,
      bym/byśmy .. *prosił/*prosiła/*prosić,
      chciałbym/chciałabym/chcielibyśmy/chciałem/chciałam/chcieliśmy/chcę/chcemy/mogę/możemy/można/muszę ..
      prosić/poprosić, poproszę/poprosimy o/dwa/dwie, prosi/proszą o .. *anie/*enie,
      zwracam/zwracamy/piszę/kieruję/ponawiam/mam/mamy .. prośbą/prośbę/zapytaniem, ^prośba,
      moja/nasza/jedna/mała/wielka/gorąca/taka prośba,
      mógłby/mogłaby/mogliby/zechciał*/zechce/zechcą/byłby/byłaby .. pan/pani/państwo, czy może/mogą ..
      pan/pani/państwo, ^czy jest/istnieje/byłoby .. możliwość/możliwe, czy możesz/możecie,
      mógłbyś/mogłabyś/moglibyście, ^niech pan/pani/państwo/ktoś, ^dasz/dałbyś/dałabyś/dacie, ^może
      byś/byście/*esz/*isz, ^możesz/możecie mi/nam, gdybyś/gdybyście/jakbyś/jakbyście .. mógł/mogła/mogli/mogły,
      gdyby .. pan/pani/państwo .. mógł/mogła/mogli/zechciał*, gdyby mógł/mogła/mogli .. pan/pani/państwo, jeśli
      możesz/możecie, bądź/bądźcie tak/łaskaw*,
      *ślij/*pisz/*każ/*bierz/*nieś/*wieź/*jdź/*jedź/*dzwoń/*rzuć/*jcie/*źcie/*piszcie/*ślcie/*lcie/*ćcie/*ńcie/*wcie/*rzcie/*żcie/*dzcie/zróbcie/kupcie/zgłoście/przynieście/sprawdź/potwierdź/weź/kup/odpowiedz/dowiedz/pomóż/zostaw/upewnij/odezwij/zerknij/zajrzyj/zapytaj,
      ^*uj/*nij/*daj/*ytaj/*ekaj/*jmy/*dźmy/*ówmy/*płać/*róć/*łóż/*łącz/ustalmy/zobacz/spójrz/popraw/zamów/umów/zrób/załatw/pamiętaj/zgłoś/poproś/przelej/usuń/*mień/pożycz/ustaw/przejrzyj,
      nie zapomnij/mów/*uj/*łaj/*wiaj/*naj, byłbym/byłabym/bylibyśmy/będę/będziemy ..
      wdzięczn*/wdzięczni/zobowiązan*/zobowiązani, było/byłoby .. gdyby*/jakby*/jeśli, byłoby
      dobrze/miło/super/fajnie/wskazane/pomocne, ucieszył*/ucieszyli* .. gdyby*, najlepiej gdyby/żeby,
      liczę/liczymy że/na, wnoszę/wnosimy/apeluję/apelujemy/wniosek o, ^żądam/żądamy/domagam/domagamy,
      wzywam/wzywamy, wzywa się, konieczne .. aby/żeby, należy ..
      *pisać/przesłać/wypełnić/uzupełnić/wysłać/potwierdzić/stawić, ^musisz/musicie mi/nam, ^musi/muszą
      pan/pani/państwo, proponuję/proponujemy .. spotkanie/spotkać/abyśmy/żebyśmy/termin,
      prosi*/chc*/zależy/wolał*/ważne .. żebyś/żebyście/abyś/abyście,
      prosi*/chciałbym/chciałabym/chcielibyśmy/chciałem/chciałam/chcieliśmy/chcę/chcemy/zależy/wolał* ..
      żeby/aby pan/pani/państwo,
      ^*jcie/*źcie/*szcie/*ślcie/*ćcie/prześlij/wyślij/podeślij/przyślij/odeślij/napisz/sprawdź/potwierdź/podpisz/zadzwoń/oddzwoń/przygotuj/zerknij/spójrz/rzuć/zobacz/dodaj/dopisz/popraw/wypełnij/uzupełnij/przekaż/weź/zabierz/przynieś/zarezerwuj/zamów/kup/opłać/odpowiedz/odpisz/zrób/załatw/pomóż/pamiętaj/daj/wrzuć/przypilnuj/umów/upewnij/odezwij/skontaktuj/spotkajmy/umówmy/zdzwońmy/ustalmy/porozmawiajmy,
      będę/będziemy/był*/bylibyśmy .. wdzięczn*/zobowiązan*/wdzięczni, prosilibyśmy, prośba, ^czy
      mógłby/mogłaby/mogliby/zechciał*/zechcieliby/może/mogą .. pan/pani/państwo,
      ^mógłby/mogłaby/mogliby/zechce/zechcą/niech pan/pani/państwo,
      ^mógłbyś/mogłabyś/moglibyście/dasz/dałbyś/dałabyś/dacie, było/byłoby .. gdyby/jakby/jeśli, żądam,
      wzywam/wzywamy do, trzeba/należy .. *pisać/przesłać/wypełnić/uzupełnić/wysłać/potwierdzić,
      chciał*/chciel*/chcę/chcemy .. prosić/poprosić, zwraca* się z prośbą, ^czy
      mogę/możemy/mógłbym/mogłabym/moglibyśmy/można .. prosić/poprosić, ^czy jest/byłaby/istnieje/byłoby ..
      możliwość/szansa/możliwe, ^czy dało/da/dasz .. się/radę, ^czy możesz/możecie/mógłbyś/mogłabyś/moglibyście,
      ^możesz/możecie .. mi/nam/przesłać/wysłać/podesłać/sprawdzić/potwierdzić/zadzwonić/zrobić, nie
      zapomnij/zapomnijcie, najlepiej gdyby/żeby/jakby/jeśli, liczę/liczymy że, liczę/liczymy na ..
      odpowied*/reakcj*/to, wnoszę/wnosimy/apeluję o, musisz/musicie mi/nam, proponuj* spotkanie/abyśmy/żebyśmy`,
    tellMe: `proszę/prosimy/*prosił*/prosić/wdzięczn* ..
      informację/informacje/wyjaśnienie/wskazanie/podanie/określenie, proszę/prosimy ..
      odpowiedź/potwierdzenie/potwierdzić/sprawdzić czy,
      proszę/prosimy/możesz/może/mógłby/mogłaby/mogliby/mógłbyś/mogłabyś ..
      podać/napisać/powiedzieć/wyjaśnić/poinformować/wskazać/podpowiedzieć, daj/dajcie/dasz/dacie .. znać/znac,
      da/dadzą pan/pani/państwo .. znać, proszę/prosimy dać znać,
      powiedz/powiedzcie/wyjaśnij/wytłumacz/przypomnij/podpowiedz/doprecyzuj,
      napisz/odpisz/potwierdź/potwierdźcie/sprawdź/napiszcie .. czy,
      chciałbym/chciałabym/chcielibyśmy/chciałem/chciałam/chcieliśmy/chcę/chcemy/muszę/musimy/potrzebuję/wolał*/pozwolę
      .. wiedzieć/dowiedzieć/zapytać/spytać/dopytać/podpytać/upewnić/zrozumieć, pytanie
      czy/brzmi/jak/kto/co/kiedy/tylko/dotyczy, mam/mamy .. pytanie/pytania/pytanko,
      moje/kolejne/drugie/jedno/jeszcze pytanie, pozostaje/zostaje .. pytanie/kwestia/ustalić,
      zastanawiam/zastanawiamy się ..
      czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/skąd/do/o/jaki/jaka/jakie,
      zastanawia/ciekawi/interesuje/nurtuje mnie/nas, mnie/nas .. ciekawi/interesuje, ciekawe
      czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/skąd/do/o/jaki/jaka/jakie, ciekaw/ciekawa
      jestem, jestem/jesteśmy ciekaw/ciekawa/ciekawi, czy wie pan/pani, czy wiesz/wiecie/wiadomo, wiesz/wiecie
      może, nie wiem/wiemy/pamiętam/ustaliliśmy ..
      czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/skąd/do/o/jaki/jaka/jakie,
      zapomniałem/zapomniałam
      czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/skąd/do/o/jaki/jaka/jakie, ktoś wie, wie ktoś,
      nie do końca wiem/rozumiem, orientuje* się, można wiedzieć/zapytać/spytać, nie mam/mamy pojęcia/pewności,
      nie jestem/jesteśmy pewien/pewna/pewni, nie jest .. jasne, niejasne, nie rozumiem/rozumiemy, pytam/pytamy
      o/czy, mi/nam o to czy, pyta/pytają/pytał/pytała/pytali/dopytuje/wiedzieć .. czy/kiedy ..
      pan/pani/państwo/*esz/*isz/masz/macie/możecie/chcecie/będziecie,
      proszę/prosimy/prosił*/prosilibyśmy/poproszę/prosić/wdzięczn*/wdzięczni ..
      informację/informacje/wyjaśnienie/wskazanie/podanie/określenie/doprecyzowanie, proszę/prosimy ..
      podać/napisać/powiedzieć/wyjaśnić/poinformować/wskazać, daj/dajcie/dać .. znać,
      chciał*/chciel*/chcę/chcemy/muszę/musimy/potrzebuj*/wolał* ..
      wiedzieć/dowiedzieć/zapytać/spytać/dopytać/upewnić/ustalić/zrozumieć, zastanawia* się, nie
      wiem/wiemy/pamiętam czy/kiedy/gdzie/jak/ile/który/która/które/co/kto/dlaczego/do/o/jaki/jaka/jakie,
      pytanie czy/brzmi, moje/mam/mamy/kolejne/drugie/jedno/jeszcze pytanie, ciekawi/interesuje mnie/nas`,
    needs: `potrzebuję, potrzebujemy, będę/będziemy potrzebow*, potrzebowałb*, potrzebowalib*, potrzebn* ..
      mi/nam/jeszcze, niezbędn*/wymagan*/konieczn* .. jest/są/będzie/będą/mi/nam, mi/nam/jeszcze ..
      potrzebn*/niezbędn*, zabrakło, nie podałeś/podałaś/oddałeś/oddałaś/wysłałeś/wysłałaś, nie
      podał/podała/podpisał/podpisała pan/pani, nigdzie nie, nie wpłyn*, nie mogę .. znaleźć/otworzyć, brak
      podpisu/załącznika/numeru/danych/odpowiedzi/jeszcze/mi/nam, nie ma załącznika, nie
      podano/podpisano/uwzględniono/wskazano/*łączono, nie widzę/widzimy/znalazłem/znalazłam ..
      załącznik*/plik*/dokument*, nie otrzymaliśmy/otrzymałem/otrzymałam/dostaliśmy/dostałem/dostałam/doczeka*,
      nie dotar* .. nas/mnie, wciąż/nadal/jeszcze/dotąd/pory nie mamy/mam/ma/dotar*/wpłyn*/przysz*/widzę, nie
      mamy/mam jeszcze/odpowiedzi, nadal/wciąż/ciągle/jeszcze/tylko czekamy/czekam na, czekam/czekamy
      jeszcze/tylko na, czekam/czekamy na ..
      potwierdzenie/akceptację/dokumenty/decyzję/dane/podpis/opinię/zgodę/ofertę/zwrot, oczekuję/oczekujemy ..
      na/zwrotu/wyjaśnień/od/potwierdzenia/decyzji/usunięcia/odpowiedzi, pomogłoby, by .. pomogło, ułatwiłoby,
      przydał* się, się przydał*, przyda .. się, bez
      pana/pani/państwa/twoj*/wasz*/tego/tej/tych/podpisu/zgody/decyzji .. nie
      mogę/możemy/może/da/uda/rusz*/rozlicz*, zależy/zależałoby mi/nam na,
      chciałbym/chciałabym/chcielibyśmy/chciałem/chciałam/chcieliśmy/chcę/chcemy ..
      dostać/zobaczyć/zamówić/zarezerwować/umówić/kupić/zapisać/zwrócić/wymienić/wynająć, chętnie pozna*/dowiem,
      ^jestem/jesteśmy zainteresowan*/zainteresowani, ^szukam/poszukuję, wystarczy ..
      odpowiedź/potwierdzenie/mail/sms, nie otrzyma*/dostaliśmy/dostałem/dostałam/doczeka*, nie mamy/mam
      jeszcze, zależy/zależałoby mi/nam`,
    courtesies: `jak się .. masz/macie/udał*/czujesz/miewa/czuje/mają, co słychać, co tam,
      co u ciebie/was/pana/pani/państwa, jak leci/minął/minęły/minęła,
      jak tam zdrowie/urlop/wakacje/dzieci/rodzina, wszystko dobrze/u/w, czyż, któż,
      kto by/nie .. pomyślał/lubi/chce/chciał*/zna/kocha/marzy/spodziewał, komu by się, skąd miałem/miałam,
      razie/przypadku .. pytań/wątpliwości/potrzeby,
      jeśli/jeżeli/gdyby/gdybyś/gdybyście .. pytania/niejasne/wątpliwości,
      jeśli/gdyby/gdybyś/jakbyś .. czegoś potrzeb*/brak*, w czym mogę/możemy, jakby co, wszelkimi pytaniami,
      nie brakuje, nie .. krępować/wahać/martwić/krępuj*/wahaj*/martw/przejmuj*, ^nie martwcie, nie odpowiadać,
      śmiało, proszę bardzo/zignorować/wybaczyć/zauważyć/pozdrowić/przyjąć, proszę się nie, prosimy zignorować,
      nie proszę/prosimy, proszę/prosimy o .. wybaczenie/wyrozumiałość/zrozumienie/cierpliwość,
      bez .. pomocy/wsparcia nie, pamiętać/uwadze/pamiętaj/pamiętajcie że, pozdrów*,
      trzymaj/trzymajcie/bawcie się, uważajcie na siebie, wyobraź*, nie potrzebuj*, nie wiem jak .. dziękować,
      jak to się stało, wiesz co$, dlaczego/czemu nie$, żebyś wiedział*`,
    connectors: `i, a, oraz, ale, lub, albo, także, też, również, jeszcze, ponadto, dodatkowo, przy okazji,
      następnie, potem, wtedy, więc, zatem, dlatego, na koniec, jeśli tak, jeśli nie, jeśli to możliwe,
      w miarę możliwości, w związku z tym, w takim razie, w wolnej chwili, teraz, no, to, ok, dobrze, super,
      tak, uprzejmie, bardzo, serdecznie, pilnie, jednocześnie, dziękuję, dzięki, ps, najpierw, niniejszym,
      stanowczo, tylko, koniecznie`,
  },
  categories: {
    complaint: `jestem/jesteśmy .. niezadowolon*/niezadowoleni/rozczarowan*/rozczarowani/oburzon*,
      to/jest niedopuszczalne, składam/składamy/zgłaszam/zgłaszamy/złożyć .. reklamację/skargę,
      dotarł*/przyszedł/przyszła/przyszło/przyszły/okazał* .. uszkodzon*/wadliw*/zepsut*/pęknięt*,
      przesyłka/paczka/zamówienie/towar .. nie .. dotarł*, niewłaściwy/nie/zły ten/towar/produkt/rozmiar,
      pobrano/naliczono/obciążono .. dwukrotnie/podwójnie, obsługa .. fatalna/nieuprzejma, fatalna obsługa`,
    badNews: `zmarł/zmarła mi/nam/mój/moja/nasz/nasza, wczoraj/nocy/nagle .. zmarł/zmarła,
      powodu śmierci/pogrzebu mojej/mojego, pogrzeb mojej/mojego,
      straciłem/straciłam .. ojca/mamę/żonę/męża/pracę, trafiłem/trafiłam do szpitala, leżę w szpitalu,
      mama/tata/mąż/żona/syn/córka .. trafił/trafiła do szpitala, zdiagnozowano u mnie,
      miałem/miałam/mieliśmy/tata/mama/mąż/żona .. wypadek/udar/zawał, ciężko/poważnie zachorował*,
      czeka mnie .. operacja, zwolnion* z pracy, okradli mnie/nas`,
    condolence: `przyjmij*/przyjąć/składam/składamy .. kondolencje/współczucia,
      łączę/łączymy się w bólu/żalu/smutku,
      przykro .. pana/pani/państwa/twojej/twojego/waszej .. straty/śmierci/choroby,
      szybkiego powrotu do zdrowia, wracaj .. zdrowia, zdrowiej`,
    praise: `gratuluję, gratulujemy, serdeczne/szczere/wielkie/moje/nasze gratulacje, gratulacje z,
      świetna/doskonała/wspaniała/znakomita robota, kawał dobrej roboty, świetnie/wspaniale/doskonale to
      *łaś/*łeś, jestem/jesteśmy pod .. wrażeniem`,
    thanks: `^dziękuję/dziękujemy/dzięki .. za ..
      pomoc/wsparcie/wszystko/poświęcony/zaangażowanie/gościnę/wspaniał*/świetn*/prezent/spotkanie,
      chciałbym/chciałabym/chcielibyśmy/chciałem/chciałam/chcę/chcemy/pragnę/pragniemy .. podziękować,
      składam/składamy .. podziękowania`,
    invitation: `chciałbym/chciałabym/chcielibyśmy/chcę/chcemy .. zaprosić, jesteś/jesteście .. zaprosz*,
      zapraszam/zapraszamy .. na .. urodziny/ślub/wesele/przyjęcie/kolację/obiad/uroczyst*/otwarcie/koncert/grilla,
      serdecznie zapraszam/zapraszamy .. na, zapraszamy do udziału`,
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
      sms/weryfikacyjn*/autoryzacyjn*/potwierdzając*/jednorazow*/dostępu/bezpieczeństwa/blik, kod* .. sms*, blik,
      *cyfrowy kod, kod który, dane/danych/login .. logowania, login, numer*/dane/danych/dat* .. karty, cvv, cvc,
      pesel, numer/skan dowodu, nazwisko panieńskie, seed, klucz prywatny, numer* .. karty, kod .. telefon*/numer, kod
      blik, trzy cyfry, datę ważności, loginu, loginem, 16/szesnaście/trzy/sześć/cztery cyfr*, cyfr* z
      karty/kodu/odwrotu/sms*/tyłu, *kod blik, kodzie, kod z, kod przysz*, sms z, kodem, pytanie pomocnicze, dane
      karty, dat* ważności, hasłami, identyfikator* .. hasł*/bank*, kod otrzyma*, kod*/sms* ..
      otrzyma*/przyjdzie/przyszedł/przysł*/dosta*, pin-u, pinem, selfie z dowodem, zdjęcie z dowodem, obie/obu stron*
      dowodu, dowodu z obu stron, zdjęci*/skan*/fotk*/kopi* dowodu osobistego, fraz* odzyskiwania/seed, klucz*
      prywatn*, kod* 2fa, poświadcze*, dane/danych/danymi swojej/twojej/pana/pani/z/państwa/tej karty, trzycyfrow*, z
      tyłu/odwrocie karty, saldo .. karty, karty .. saldo, dane/danych/danymi dostępow*, kod* pin/cvv/cvc, hasło ..
      bank*, dane/danych .. do bankowości, kod* sms-em, cyfry/cyferki/numerek/numer z sms*, kodzik*, kod* z
      wiadomości/aplikacji/sms*`,
    handOver: `prześlij, wyślij, podeślij, przyślij, podaj, podajcie, powiedz, napisz, odpisz, odpowiedz, przekaż,
      wpisz, wprowadź, potwierdź, zweryfikuj, uzupełnij, wypełnij, zaktualizuj, podyktuj, udostępnij, prześlijcie,
      wyślijcie, przesłać, podesłać, przysłać, odesłać, odeślij, wysłać, podać, przekazać, wpisać, wprowadzić,
      potwierdzić, zweryfikować, uzupełnić, wypełnić, zaktualizować, podyktować, udostępnić, odpisać, o
      podanie/przesłanie/przekazanie/wysłanie/wpisanie/potwierdzenie/weryfikację/aktualizację, kliknij, zaloguj się,
      potrzebuję, potrzebujemy, potrzebny, odesłanie, prześl*, podesł*, wyśl*, prosimy podać, podając, podeśl*,
      podaj*, o podanie, podanie, odpisz*, przesyłając, prześlesz, podasz, napiszesz, przyślesz, wyślesz, przekażesz,
      zaloguj*, zalogować, przeczytaj, przedyktuj, przepisz, kliknąć, uzupełniając, potrzeba, potrzebuje, proszę
      napisać, podyktuj*, wprowadz*, klikając, logując, kliknięcie, autoryz*, zautoryzuj*, wpisując, wpisz*,
      wypełnij*, potwierdź*, potwierdzenie danych/tożsamości, potwierdzając, zweryfikuj*, zaktualizuj*, udostępnij*,
      przekaż*, powiedz*, napiszcie, odeśl*, odpisując, odpowiadając, w odpowiedzi, poproszę, daj mi, dajcie, proszę o
      kod/kody/hasło/dane/numer/skan/zdjęcie/pin, o dane/kod/hasło/login, poda/prześle/wyśle/przekaże/wpisze
      pan/pani/państwo/mi, wklej*, wrzuć, podrzuć, dosłać, doślij, dosłanie, zainstaluj*, zainstalować, zwrotnie,
      dyktuj*, zeskanuj*, wymagana jest/weryfikacja, wymagamy, konieczne/konieczna/należy ..
      podać/podanie/zalogowa*/potwierdz*/weryfik*/zweryfik*`,
    giftCards: `kart* podarunkow*/prezentow*/itunes/steam/apple/amazon/przedpłacon*/google, bon*
      podarunkow*/upominkow*, voucher*, bitcoin*, kart* google/steam/apple/amazon/itunes/paysafe*, paysafecard, bon*
      zakupow*, kart* .. podarunkow*/prezentow*, krypto*, steam, itunes, google play, karta/karty/kart upominkow*,
      bon* empik/allegro/zalando/sodexo/rossmann, kart*
      empik/allegro/zalando/rossmann/netflix/playstation/xbox/razer/upominkow*, e-kart* podarunkow*, e-bon*, btc,
      usdt, tether, ethereum, adres portfela, doładowań, kod* doładow*/paysafe*, zdrapk*, neosurf, karty-podarunk*`,
    buy: `kup*, zakup*, nabyć, zdrap*, kod*, zdjęci*, kupisz, kupi*, zdjęcia, zeskrob*, zdrapać, kupić, nabądź,
      sfotograf*, fotk*, zdejm, zamów, zamówić, weź, zdobyć, załatw*`,
    bankDetails: `dane/danych/konto/rachunek/konta/rachunku bankow*, numer*/nr konta/rachunku, iban, swift,
      dane/danych do przelewu/płatności, konto, rachunek, inne/nowe konto, inny/nowy/następujący/poniższy
      rachunek/numer, na rachunek, na konto, zmian* bank*, zleceni* stał*, bank, numer*/nr rachunk*/konta/kont,
      rachunku, dane/danych odbiorcy/beneficjenta/rachunku/konta, kont* bankow*, rachunk* bankow*, nrb, konto/rachunek
      docelow*/zastępcz*/techniczn*/bezpieczn*/rezerwow*/tymczasow*/walutow*, koncie, rachunkach, wynagrodzenie ..
      konto/rachunek`,
    changed: `nowy, nowe, nowym, nowego, nowa, nową, nowych, zmien*, zmian*, zaktualizowa*, aktualizacj*, inny, inne,
      innego, zamiast dotychczas*, nie jest już, nieaktualn*, zamknięt*, zablokowan*, audyt*, zmieniliśmy bank*,
      nieaktywn*, zmianą, zmienił*, następując*, poniższ*, odtąd, od teraz, inn*, stary, starego, starym, zmianie,
      tymczasow*, zastępcz*, zamykan*, zamknię*, zlikwidowan*, zajęt*, zastąpi*, zastępuj*, innym, innej, przeniesi*,
      przenieśliśmy, nie korzystamy, nie obsług*, kontrol* skarbow*, audyc*, wskazan* w załączniku, podan* w
      załączniku/poniżej, zaktualizować, zmodyfikowa*`,
    secrecy: `między nami, nikomu, nie wspomina*/dzwoń/dzwonić, nie rozmawiaj, z nikim, poufn*, w tajemnicy,
      dyskrecj*, dyskretnie, po cichu, nikt nie/inny, nie dzwoń*, zachowa* .. poufn*/dyskrecj*/tajemnic*, nie ..
      policj*, nie mów*, nic nie mów*, ani słowa, zostaje/zostanie/zostać/pozostać/niech .. między, nie
      musi/muszą/może/mogą/powinn* .. wiedzieć/dowiedzieć, nikt .. dowie*/wiedzie*, telefon ..
      zepsu*/rozbi*/padł/zgubi*/utop*/ukrad*, zepsu*/rozbi*/zgubi* .. telefon*, mój/to nowy numer, nowy numer, nie
      wspominaj*, bez wiedzy, nic .. tacie/mamie/nikomu/ojcu, tylko my dwoje/dwaj/dwie, tylko ty/pan/pani i ja, wiemy
      tylko, wie tylko, nie konsult*, nie informuj*/informować, nie omawia*, nie wtajemnicza*, nie angażuj*/angażować,
      nie rozmawia*, nie rozgłasza*, nie ujawnia*, do pani/pana/twojej wiadomości, tylko dla pani/pana/twojej/ciebie
      wiadomości, dla siebie, bez rozgłosu, poza nami, w ścisłej/pełnej/całkowitej tajemnicy/poufności/dyskrecji,
      tajn*, objęt* tajemnic*/klauzul*/poufn*, embargo, klauzul* poufno*, pisz*/piszę z
      maila/telefonu/komputera/poczty/konta koleżanki/kolegi/znajom*/przyjaciół*,
      straci*/stłuk*/rozwali*/padł*/utopi*/zalał*/upuści* .. telefon*/komórk*, telefon* ..
      serwis*/napraw*/pralc*/toalet*/wod*/nie działa, stary numer nie, stary numer .. nieaktualn*/nieaktywn*/nie
      działa, tymczasowy numer, mój tymczasowy, ani .. mamie/tacie/mężowi/żonie/rodzinie, nie przekazuj .. dalej, nie
      pytaj, nie kontaktuj*, nie .. na policję`,
    haste: `natychmiast*, pilnie, pilne, pilna, niezwłocznie, bezzwłocznie, od razu, ciągu .. godziny/godzin/doby,
      dziś, dzisiaj, jak najszybciej, do końca dnia, zostanie/będzie/zostaną ..
      zablokowan*/zawieszon*/zamknięt*/usunięt*/dezaktywowan*, utracisz/stracisz, ostatnie/ostateczne
      ostrzeżenie/wezwanie, przeciwnym razie, blokad*, szybko, pilny, 24/48 godzin*, godzin, o północy, do godziny,
      braku wpłaty, wieczorem, jeszcze dziś, zaraz, teraz, szybciutko, w ciągu, do wieczora, w godzinę, przed
      południem, przed godz*, jak najprędzej, do jutra, czym prędzej, bez zwłoki, niezwłoczn*, dni roboczych, terminie
      .. dni/godzin, ciągu .. dni, 2/3/5/7 dni, ostatnia/ostatni szansa/dzień/moment, czas ucieka/nagli/liczy, liczy
      się czas, spiesz*, śpiesz*, pospiesz*, pośpiesz*, do północy, do południa, błyskawiczn*, natychmiastow*, nie
      zwlekaj*, nie odkładaj*, wygaśnie, przepadnie, przepada, oddam ..
      jutro/piątek/poniedziałek/wtorek/środę/czwartek/weekend/wypłac*, zwrócę .. jutro/piątek/poniedziałek/wypłac*, na
      cito, pilnego, pilną, pilnej, ekspres*, decyduje kolejność, ostatnie miejsca, inni/kilku chętn*, wielu chętn*,
      zanim wyląd*, do rana`,
    money: `przelew*, przelej, przelać, zapła*, płatnoś*, wpła*, opłat*, opłać, dopłat*, dopłać, prowizj*, cło, celn*,
      środki, pieniądze, bitcoin*, kryptowalut*, western union, faktur*, zwrot* podatku, nagroda, wygran*, spad*, zł,
      dopłata, kwot*, należnoś*, wpłat*, złotych, wysłać/wyślij/przekazać .. zł/euro/złotych, czynsz*, należn*,
      koszt*, zaliczk*, uregulować, euro, opłac*, wpłac*, rachunek za, zapłac*, pieniędzy, kaucj*, wypłat*, środków,
      pieniędzmi, kasę, kasy, kasa, dolar*, funtów, gotówk*, mandat*, grzywn*, dług*, zadłużeni*, rata, raty, ratę,
      pożyczk*, kredyt*, przelan*, przelewan*, przeleję, przelejesz, eur, usd, pln, usdt, oszczędnośc*, depozyt*,
      zwrot* pieniędzy/środków/kosztów, zadatek, zadatk*, rezerwacyjn*, zysk*, wynagrodzeni*, milion*, tysięcy,
      tysiące, blik, ubezpieczeni* pożyczki, niedopłat*, nadpłat*, okup`,
    warnings: `nigdy, nie ..
      podawa*/udostępnia*/przesyła*/wysyłaj*/przekazuj*/wpisuj*/prosimy/prosi/poprosi*/pytamy/zapyta/klikaj/prosić,
      uważaj*, ostrzega*, ostrożn*, oszust*, phishing*, wyłudz*, szkoleni*,
      *resetuj/zresetować/zmień/zmienić/reset/zmiana/zmianę/zapomn* .. hasło/hasła, samodzielnie,
      ustaw*/utwórz/utworzyć .. hasło, wygasa, ważny, nie zmieni* się, nie uleg*, bez zmian, na rachunek podany,
      wskazan* w umowie, dotychczasow* .. zmian, zignorowanie, jak zwykle, jak zawsze, wifi, ofertę, oferty, wycen*,
      dzięku* za .. kart*/bon*/prezent*, się nie zmienia*/zmieni*, nie zmienia*/zmieni* się, pozostaje/pozostają
      bez/ten/takie/taki, ten sam, takie same, delegacj*, koszty podróży, nie zapyta*/poprosi*/prosi/pyta, o .. nie
      zapyta*, przestaną, przestanie, loteri* szkoln*, nie pan/pani .. prosił*, zignor*, nie brać, nie podajemy, nie
      podamy, nie wymagamy, nie będziemy prosi*/pyta*, pocztą tradycyjną, listem poleconym, pisemnie .. poczt*, na
      papierze firmowym, telefonicznie .. pod numerem/administrac*/znan*, sprawdzenia .. telefonicznie, pod
      znanym/dotychczasowym numer*, numer* .. który państwo mają/znają, sam/sama/sami .. ustaw*/zmieni*,
      ustawić/ustawienie/ustalić/wybrać .. now*, wygasają, wygasną, nie przysyła*, podszywa*, przestęp*, rzekom*,
      fałszyw*, jeśli/jeżeli to nie pan/pani/ty, to nie ty, nie prosił*, prośb* o reset*/zmianę, zapomnian*,
      poprosiłeś/poprosiłaś, na twoją/pana/pani prośbę, zrzutk*, składk*, składamy się, złożyliśmy się, zrzucamy się,
      fantow*, na poczet, na białej liście, białej listy, zgadza się, osobiście w, przy podpisaniu umowy, po
      podpisaniu umowy, nie trzeba .. wysyła*/podawa*/przesyła*, nie musi* .. wysyła*/podawa*/przesyła*/płaci*,
      rozłącz*, proszę się rozłączyć, menedżer* haseł, polityk* haseł, nie pytam*, kod rabatow*, rabat*, hasł* do
      pliku/załącznika/archiwum/wifi, plik*/załącznik* .. zabezpieczon*/zaszyfrowan*, hasłem jest/są, hasło ..
      wysłałem/wysłałam/przesłałem/przesłałam/wyślemy/prześlemy/prześlę/wyślę, domofon*, kod* do
      bramy/furtki/drzwi/klatki/alarmu/paczkomatu, kod* odbioru/pocztow*, adresatem, przyjęci* niespodziank*, imprez*
      niespodziank*`,
    bait: `nagrod*, wygran*, wygrał*, loteri*, losowani*, spadkobierc*, zwrot* .. podatk*, nadpłacon*,
      przesyłk*/paczk* .. zatrzyman*/wstrzyman*/zwrócon*, opłat* celn*, sortowni, bez spadkobierc*, wylosowan*,
      przesyłk*/paczk* .. czek*/dopłat*/opłat*/celn*/dostarcz*, wdow*, dobroczynn*, zapisać pani/panu, zostawić
      pani/panu, spadek po, odziedzicz*, mas* spadkow*, spadk* .. milion*/dolar*/euro/zmarł*, spadek ..
      milion*/dolar*/euro/wysokości, zmarł* .. klient*/spadk*/milion*/majątek/bez/pozostaw*, klient* .. zmarł*,
      opłat*/należnoś*/kontrol* celn*, paczk*/przesyłk* .. cło/cła/celn*, celn*/cło/cła .. paczk*/przesyłk*/kurier*,
      celnicy, celnik*, darowizn* .. milion*/dolar*/euro, przekazać .. darowizn*, fundusz* odszkodowa*, odszkodowan*
      .. inwesty*/krypto*/oszukan*/ofiar*, nadpłat*/nadpłac* .. podatk*/zwrot*/zwróc*/odbi*/odebra*, zwrot* ..
      nadpłat*/nadpłac*, odbi*/odebra* .. zwrot*/nadpłat*, dopłat*/dopłać/niedopłat* ..
      paczk*/przesyłk*/kurier*/sortown*/prąd*/energi*, odłącz* .. energi*/prąd*, prąd/prądu/energii ..
      odcięt*/odłącz*/wyłącz*/odłączen*, dostaw* .. niedopłat*/dopłat*/nieudan*/nieopłacon*, nieopłacon*
      mandat*/przesyłk*/paczk*, mandat* .. nieopłacon*/niezapłacon*/zaległ*, zaległ* mandat*, niewystarczając* ..
      opłat*, szczęśliw* zwycięzc*, zwycięzc*/laureat* .. nagrod*/losowan*/konkurs*/loteri*, szczęśliwc*, został*
      wybran*/wytypowan* .. odbior*/otrzyma*/nagrod*/iphone*/smartfon*, darmow* iphone*/smartfon*, odbierz ..
      nagrod*/bon/iphone*/prezent/środki/pieniądze, odebrać/odbioru/otrzymać .. pieniądze/pieniędzy/płatność/środki,
      opłat* przygotowawcz*/weryfikacyjn*/manipulacyjn*/aktywacyjn*/wstępn*/administracyjn* ..
      pożyczk*/kredyt*/wypłat*/nagrod*/środk*, wypłat* .. pożyczk*, gwarantowan* zysk*/zwrot, zysk* ..
      gwarantowan*/dziennie/tygodniowo/miesięcznie, pewny zysk, pomnóż, podwój*, podwoi*, platform* inwesty*/trading*,
      inwesty* .. krypto*/platform*/zysk*/orlen*/baltic*, odzyskan*/odzyska* .. środk*/pieniędz*/krypto*/strat*,
      utracon* środk*/pieniędz*, zarob* .. domu/dziennie/tygodniowo, prac* zdaln*/domu .. prowizj*/przelew*/konto,
      prowizj* .. twoj*/dla ciebie/zatrzym*/zostaw*, zatrzym*/zostaw*/potrąc* .. procent*/prowizj*, przelewać ..
      dalej, tajemnicz* klient*, udostępni* .. kont* bankow*, klucze .. kurier*/poczt*/po wpłacie,
      jestem/mieszkam/przebywam .. za granicą .. mieszkani*/klucz*, nie mogę .. pokazać .. mieszkani*/osobiście,
      mieszkani* .. nie mogę .. pokazać, anydesk, teamviewer, zdaln* pulpit*, oszczędności .. bezpieczn*/zagrożon*,
      bezpieczn* .. konto/rachunek .. oszczędno*/środki, środki/pieniądze .. zagrożon*, konto/rachunek techniczn*,
      spowodował* wypadek, potrącił*, kaucj* .. areszt*/prokurat*/policj*/adwokat*, adwokat*/prokurator* .. kaucj*,
      utknął*/utknęł* .. lotnisk*/granic*, okradzion*, okradli, skradziono mi, lekarz*/żołnierz*/inżynier*/generał* ..
      misji/syri*/jemen*/platform*, wpis* .. rejestr*/ewidencj* .. opłat*, opłat* .. wpis* .. rejestr*/ewidencj*,
      rozwiązani* .. prawnik* klient*, dywersyfik* .. krypto*, dyplomat*, opłat* za zwolnienie, zwolnieni* ..
      paczk*/przesyłk*/środk*, opłaciłem/opłaciłam/zapłaciłem/zapłaciłam .. olx/vinted/allegro/serwis, kurier* ..
      pieniądze/pieniędzmi/gotówk*/kopert*, zysk* .. bez ryzyka, bez ryzyka .. zysk*/zarob*,
      dotacj*/dofinansowan*/dodatek/bon/świadczeni* .. odbierz/odebrać, pożyczk*/kredyt* ..
      przyznan*/bik/przygotowawcz*/weryfikacyjn*/prowizj*, przyznan* .. pożyczk*/kredyt*, paczk*/przesyłk* ..
      dopłat*/dopłać/niedopłat*/wstrzyman*/uregulowan*`,
    threats: `zostanie/będzie/zostaną .. zablokowan*/zawieszon*/zamknięt*/usunięt*/dezaktywowan*/zwrócon*/skasowan*,
      został* .. zablokowan*/zawieszon*/ograniczon*, utracisz/stracisz/utracą, ostatnie/ostateczne
      ostrzeżenie/wezwanie, kroki prawne, komornik*, nagranie/nagrałem .. kamer*/ciebie/cię/komputera,
      znajomi/znajomym/kontaktów, blokad*, wróci/wraca do nadawcy, konto/profil/dostęp/skrzynka/strona ..
      usunięt*/zamknięt*/zablokowan*/zawieszon*/wyłączon*, przepad*, trwale, do wszystkich twoich/pana, komornicz*,
      egzekucj*, areszt*, na policję, policj* .. zatrzym*/aresztu*/dom*, nagra* .. kamer*/ciebie/cię/znajom*/rodzin*,
      nagrania .. wyśl*/opublik*, mam nagranie, kamerk*, zhakowa*, zhackowa*, włamał* się ..
      komputer*/poczt*/skrzynk*/telefon*/urządze*, złośliw*, trojan*, twoi/twoim/twoich znajom*/kontakt*/bliscy,
      odłącz* .. energi*/prąd*/gaz*/internet*, zostanie/będzie odcięt*/odłączon*, ograniczeni* ..
      dostępu/konta/rachunku, ogranicz* .. dostęp*, utrat* dostępu/konta/danych, sąd*/pozew/pozwu .. skier*,
      skierowan* .. sąd*/prokuratur*/windyk*, windykac*, prokuratur*, krajow* rejestr* dług*, postępowani*
      karn*/egzekucyjn*/sądow*, zawieszeni* konta/usług*/profilu/strony, zablokowani*, stracisz/straci .. dostęp*,
      utraci, wygaśnie .. dostęp*`,
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
    addressAs: `zwracaj się {}, zwracaj się do niej {}, zwracaj się do niego {}, zwróć się do niej {}, zwróć
      się do niego {}, zwracaj się do niej per {}, zwracaj się do niego per {}, zwracaj się per {},
      przywitaj słowami {}`,
    avoid: `nigdy nie wspominaj o {}, nie wspominaj o {}, nie wspominaj nic o {}, nic nie wspominaj o {}, nie pisz o {}, nic nie
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
      twoimi, cześć, hej, hejka, siema, możesz, mógłbyś, mogłabyś, gdybyś, żebyś, masz, jesteś, będziesz,
      chcesz, dasz, prześlij, wyślij, podeślij, napisz, daj, zadzwoń, kochani, kochana, kochany`,
    polite: `pan, pana, panu, panem, pani, panią, panie, państwo, państwa, państwu, państwem, pański, pańska,
      pańskie`,
  },
  phrases: {
    greeting: {
      familiar: 'Cześć,',
      polite: { plain: 'Dzień dobry,', formal: '[Szanowna Pani / Szanowny Panie],' },
      familiarNameless: 'Cześć,',
      politeNameless: { plain: 'Dzień dobry,', formal: '[Szanowna Pani / Szanowny Panie],' },
      inReturn: {
        cześć: 'Cześć,',
        hej: 'Hej,',
        hejka: 'Hejka,',
        siema: 'Siema,',
        czołem: 'Czołem,',
        'dzień dobry': 'Dzień dobry,',
        'szczęść boże': 'Szczęść Boże,',
      },
      byTitle: { pan: 'Szanowny Panie,', pani: 'Szanowna Pani,', państwo: 'Szanowni Państwo,' },
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
        formal: 'jest mi niezmiernie przykro.',
      },
      kindWords: {
        plain: 'dziękuję za ciepłe słowa.',
        warm: 'bardzo dziękuję za ciepłe słowa.',
        formal: 'serdecznie dziękuję za życzliwe słowa.',
      },
      welcome: {
        plain: 'dziękuję za miłą wiadomość.',
        warm: 'bardzo dziękuję za tak miłą wiadomość.',
        formal: 'serdecznie dziękuję za miłą wiadomość.',
      },
      invitation: {
        plain: 'dziękuję za zaproszenie.',
        warm: 'bardzo dziękuję za zaproszenie.',
        formal: 'uprzejmie dziękuję za zaproszenie.',
      },
    },
    statements: {
      accept: {
        plain: 'Chętnie się zgadzam.',
        warm: 'Zgadzam się z przyjemnością.',
        formal: 'Z przyjemnością wyrażam zgodę.',
        brief: 'Zgadzam się.',
      },
      decline: {
        plain: 'Niestety muszę odmówić.',
        warm: 'Bardzo mi przykro, ale muszę odmówić.',
        formal: 'Z przykrością informuję, że muszę odmówić.',
      },
      thank: {
        plain: 'bardzo dziękuję [za co].',
        formal: 'pragnę serdecznie podziękować [za co].',
        brief: '{dzięki|dziękuję} [za co].',
      },
      reschedule: {
        plain: 'Niestety ten termin mi nie odpowiada. Czy możliwy byłby inny termin: [dzień i godzina]?',
        warm: 'Przykro mi, ale ten termin mi nie pasuje. Czy możliwy byłby inny: [dzień i godzina]?',
        formal: `Niestety ten termin mi nie odpowiada. Uprzejmie proszę o rozważenie innego: [dzień i godzina].`,
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
        plain: 'Dla jasności: [co wymaga wyjaśnienia].',
        formal: 'Pozwolę sobie wyjaśnić: [co wymaga wyjaśnienia].',
      },
      update: {
        plain: 'Sytuacja wygląda następująco: [obecny stan].',
        warm: 'Na razie wygląda to tak: [obecny stan].',
        formal: 'Uprzejmie informuję o obecnym stanie sprawy: [obecny stan].',
      },
      apologize: {
        plain: 'przepraszam za {kłopot|zaistniałą sytuację}.',
        warm: 'bardzo przepraszam za całą tę sytuację.',
        formal: 'proszę przyjąć moje szczere przeprosiny za zaistniałą sytuację.',
      },
      followUp: {
        plain: 'Wracam do tej sprawy: [pytanie lub przypomnienie]',
        warm: 'Chcę na chwilę wrócić do tej sprawy: [pytanie lub przypomnienie]',
        formal: 'Pozwolę sobie wrócić do tej sprawy: [pytanie lub przypomnienie]',
      },
      confirm: {
        plain: 'Potwierdzam.',
        warm: 'Z przyjemnością potwierdzam.',
        formal: 'Uprzejmie potwierdzam.',
      },
      negotiate: {
        plain: 'Proponuję inne warunki: [propozycja].',
        formal: 'Pozwolę sobie zaproponować następujące warunki: [propozycja].',
      },
      introduce: {
        plain: 'Na początek krótko się przedstawię: nazywam się [imię i nazwisko], [stanowisko].',
        formal: 'Pozwolę sobie się przedstawić: nazywam się [imię i nazwisko], [stanowisko].',
      },
    },
    answers: {
      yes: { plain: 'Tak.', warm: 'Tak, jak najbardziej.' },
      no: { plain: 'Niestety nie.', warm: 'Niestety nie, bardzo mi przykro.' },
      willDo: { plain: 'Tak, oczywiście.', warm: 'Tak, z przyjemnością.' },
      cannotDo: {
        plain: 'Niestety nie mogę.',
        warm: 'Bardzo mi przykro, ale nie mogę.',
        formal: 'Niestety nie jest to możliwe.',
      },
      confirmed: { plain: 'Tak, potwierdzam.' },
      later: 'Odpowiem na to później.',
    },
    proposeTime: 'Moja propozycja: {time}. {Pasuje Ci to|Czy ten termin będzie odpowiedni}?',
    lookingForward: {
      plain: '',
      warm: '{Czekam na wieści|Z góry dziękuję za odpowiedź}.',
      formal: 'Z góry dziękuję za odpowiedź.',
    },
    signOff: {
      plain: '{Pozdrawiam|Z poważaniem}',
      warm: '{Pozdrawiam|Serdecznie pozdrawiam}',
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
    inflectsNames: true,
    notNames: 'ci, pański, pańska, pańskie',
    months: `styczniu/styczniem, lutym/lutemu, marcu/marcem, kwietniu/kwietniem, maju/majem, czerwcu/czerwcem,
      lipcu/lipcem, sierpniu/sierpniem, wrześniu/wrześniem, październiku/październikiem,
      listopadzie/listopadem, grudniu/grudniem`,
    weekdays: `poniedziałkiem/poniedziałkowi, wtorkiem/wtorkowi, środzie/środą, czwartkiem/czwartkowi,
      piątkiem/piątkowi, sobocie/sobotą, niedzielą`,
    numberWords: `trzem/trzema/trójkę/troje 3, czterem/czterema/czworo 4, pięcioma/pięcioro 5,
      sześcioma/sześcioro 6, siedmioma 7, ośmiu/ośmioma 8, dziewięciu 9, dziesięciu 10, jedenaście/jedenastu
      11, dwanaście/dwunastu 12, trzynaście/trzynastu 13, czternaście/czternastu 14, piętnaście/piętnastu 15,
      szesnaście/szesnastu 16, siedemnaście/siedemnastu 17, osiemnaście/osiemnastu 18,
      dziewiętnaście/dziewiętnastu 19, dwadzieścia/dwudziestu 20, trzydzieści/trzydziestu 30,
      czterdzieści/czterdziestu 40, pięćdziesiąt/pięćdziesięciu 50, sześćdziesiąt/sześćdziesięciu 60,
      siedemdziesiąt/siedemdziesięciu 70, osiemdziesiąt/osiemdziesięciu 80,
      dziewięćdziesiąt/dziewięćdziesięciu 90, sto/stu 100, dwieście/dwustu 200, trzysta/trzystu 300,
      czterysta/czterystu 400, pięćset/pięciuset 500, sześćset/sześciuset 600, siedemset/siedmiuset 700,
      osiemset/ośmiuset 800, dziewięćset/dziewięciuset 900, tysiąc/tysiące/tysięcy 1000`,
  },
  dates: {
    onlyWithCapital: 'lis, maj, sty',
    weekdays: 'poniedziałku, wtorku, środę/środy, czwartku, piątku, sobotę/soboty, niedzielę/niedzieli',
    lead: 'w, we, dnia, dn., do, na, od',
    until: 'do, a',
    or: 'lub, albo, i',
    numbers: `jeden/jednego, dwa/dwóch, trzy/trzech, cztery/czterech, pięć/pięciu, sześć/sześciu, siedem/siedmiu,
      osiem, dziewięć, dziesięć`,
    relativeDays: `wczoraj = -1, [dziś/dzisiaj] = 0, jutr[o/a] = 1, pojutrz[e/a] = 2, za tydzień = 7,
      w ciągu tygodnia = 7`,
    weekday: `{weekday} w tym tygodniu = this, w tym tygodniu (w/we) {weekday} = this,
      {weekday} w przyszłym tygodniu = next, w przyszłym tygodniu (w/we) {weekday} = next,
      przyszł* {weekday} = next, [najbliższ*/nadchodząc*/ten/tę/tego/tej] {weekday} = coming,
      następn* {weekday} = unclear, [zeszł*/ubiegł*/ostatni*/minion*] {weekday} = past`,
    distance: `[za/w ciągu] {n} dni(a) <!robocz> = days, [za/w ciągu] {n} tygodni(e) = weeks,
      [za/w ciągu] {n} [miesiące/miesięcy/miesiąc] = months`,
    periods: `tym tygodniu = week, [przyszłym/następnym] tygodniu = week 1, przyszły tydzień = week 1,
      przyszłego tygodnia = week 1, (ten) weekend = weekend, przyszły weekend = weekend 1,
      [końca/koniec] (tego) tygodnia = endOfWeek, końca przyszłego tygodnia = endOfWeek 1, tym miesiącu = month,
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
      before: { '-30': 'wpół do' },
      hours:
        '-, drugiej, trzeciej, czwartej, piątej, szóstej, siódmej, ósmej, dziewiątej, dziesiątej, jedenastej',
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
