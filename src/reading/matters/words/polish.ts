import type { MatterWords } from '../matter.ts';

export const polishWords: MatterWords = {
  deeds: {
    send: 'prześl|przesł|wyśl|wysł|przesyła|wysyła|podeśl|podesł|nadeśl|nadesł|odeśl|odesł|dośl|dosł|przekaz|przekaż|udostępni|dostarczenie dokument|dostarczyć dokument|załącz|podrzuć|prosimy o kopię|prosić o kopię|proszę o kopię|skierować do mnie',
    review:
      'sprawdz|przejrz|przeczyta|zapozna|rzuci okiem|rzucić okiem|zerkn|obejrz|oceni|ocen_|skomentuj|skomentow|zweryfik|przeanaliz|co sądzi|co myśli|co pan myśli|co pani myśli|korekta tekst|korektę tekst|korekty tekst|do korekty|sprawdź',
    check:
      'sprawdz|sprawdź|zweryfik|dowiedzieć się u|dowiedzieć się w|dowiedz się|wyjaśnić z|wyjaśnić u|wyjaśnić spraw|wyjaśnienie spraw|ustalić, |ustalić z kur|ustalić u|zapytać kurier|zapytać u kur|zapytać w firm|dopyta|skontaktować się z kur|skontaktować się z firm|skontaktuj się z|zorientować się|skontaktować się z przew',
    sign: 'podpisz|podpisać|podpisani|podpisuj|podpis_|podpisu_|podpisem|parafow|sygnow',
    confirm: 'potwierd|potwierdz|zweryfikow',
    tell: 'propozycję termin|propozycję innego|propozycję nowego|zaproponuj|zaproponow|dać znać|dasz znać|dasz mi znać|dacie znać|daj znać|daj mi znać|dajcie znać|da znać|dać mi znać|poinform|informacj|powiadom|napisz|odpowie|odpowied|odpisa|odpisz|wyjaśni|powiedz|podaj|podać|podani|określ|wskaż|wskaza|zawiadom|odezw|ustosunk',
    call: 'zadzwo|oddzwo|telefonicz|telefonow|zatelefon|o telefon_|przedzwo|dzwoni|zdzwon',
    meet: 'spotka|omówi|porozmawia|pogada|przedyskut|rozmow|rozmów|naradz|widzieć się|zobaczyć się',
    attend:
      'wziąć udział|weźmie|weźmiesz|wezmą|udział|uczestni|dołącz|przyjdz|przyjść|przyjedzi|przybyć|przybyci|pojawi|zjawi|będziesz mógł|będziesz mogła|będzie pan|będzie pani|będą państwo|obecnoś|wpadn',
    pay: 'zapłac|zapłat|opłac|uregul|uiści|uiszcz|przelew|przela|przelej|wpłac|wpłat|płatnoś|rozlicz',
    complete: 'wypełni|wypełn|uzupełni|uzupełn|dokończ|ukończ|skończ|zakończ|sfinaliz|finaliz',
    update:
      'korekt|zaktualiz|aktualiz|zmieni|zmian|popraw|skoryg|dostos|dodać|dodaj|dopisz|dopisa|zmodyfik|uaktualn|przerob|przerób',
    arrange:
      'zorganiz|zarezerw|rezerw|przygotow|przygotuj|umówi|umów_|ustali|ustal_|zamów_|zamówić|zaplanow|zaplanuj|załatw|zająć się|zajmi|zajmij|zaaranż',
    help: 'pomóc|pomóż|pomoc|pomog|wesprz|wsparci|doradz|doradź|porad|wspomóc',
    approve:
      'zaakcept|akcept|zatwierdz|zatwierdź|zgod|zgadza|zgodzi|autoryz|zezwol|zezwól|pozwol|pozwól|udzielić zgody|przystać',
    cancel: 'anulow|anuluj|odwoła|odwołuj|zrezygn|rezygn|wypowiedz|wypowiedzie|wycofa|odstąpi|wypisać|wypisz',
    fix: 'napraw|rozwiąz|usun|usunąć|wymieni|wymian|wymień|skorygow|sprostow|zaradz|wyjaśnienie sprawy|wyeliminow',
    deliver: 'dostarcz|dostaw|dowie|dowóz|wysyłk|wydać towar',
  },
  finding: 'z kur|z firm|z przew|z dostaw|u_|w firm|czy_|dlaczego|gdzie|kiedy|co się|z jakiego',
  things: {
    contract: 'umow|umów_|porozumieni|aneks|kontrakt',
    invoice: 'faktur|rachunek_|rachunk|fv_',
    quote: 'ofert|wycen|kosztorys',
    report: 'raport|sprawozda',
    presentation: 'prezentac|slajd',
    documents: 'dokument|zaświadcz|papier|materiał|akta_',
    file: 'plik|załącznik_|załączniki_|załączników|arkusz|pdf',
    list: 'lista|listę|listy_|liście|wykaz|zestawieni|spis_|spisu',
    figures: 'dane_|danych|liczb|wskaźnik|statysty|wyniki_|wyników|kpi_',
    agenda: 'agend|porządek obrad|porządku obrad|program spotkania|porządek dnia',
    minutes: 'protok|notatk',
    proposal: 'propozyc|koncepc|konspekt|wniosek projektowy',
    plan: 'plan_|planu_|planem|plany_|planów_|plany',
    schedule: 'harmonogram|grafik|rozkład|terminarz',
    draft: 'szkic|wersj|projekt umowy|projektu umowy|projekt pisma|draft|brudnopis',
    details:
      'szczegół|informacje_|informacji o|więcej informac|dodatkowych informac|bliższe dane|specyfikac|parametr',
    address: 'adres',
    phone: 'numer telefonu|numeru telefonu|numer komórk|nr tel|telefon kontaktowy|numer kontaktowy',
    photos: 'zdjęc|zdjęć|fotogra|fotk|obraz',
    cv: 'cv_|życiorys|curriculum',
    order: 'zamówieni|zamówień|zleceni|zleceń',
    delivery: 'dostaw|przesyłk|paczk|wysyłk',
    payment: 'płatno|przelew|zapłat|wpłat|należno|kwot',
    price: 'cen_|cena|cenę|ceny|cennik|ceną|koszt_|koszty|kosztów|kosztu_|kosztem|stawk|opłat|honorari|taryf',
    meeting: 'spotkani|spotkań|zebrani|narad|posiedzeni|odpraw',
    call: 'rozmowa telefon|rozmowę telefon|rozmowy telefon|telekonferenc|wideokonferenc|wideorozmow|połączeni|rozmow|call_',
    appointment:
      'propozycję termin|propozycję innego termin|propozycję nowego termin|propozycję dat|inny termin|nowy termin|termin spotkania|wizyt|termin|godzin',
    interview: 'rozmowa kwalifik|rozmowę kwalifik|rozmowy kwalifik|rozmowie kwalifik|rekrutacyjn',
    event:
      'wydarzeni|konferenc|impre|uroczysto|seminari|warsztat|szkoleni|szkoleń|webinar|targi_|targach|kolacj|bankiet|przyjęci|jubileusz|gal_|gala_',
    project:
      'projekt_|projektu_|projekcie|projektem|projektowi|projekty_|projektów|projektach|przedsięwzięci',
    account: 'konto_|konta_|koncie_|kont_|kontem|dostęp|login|logowani',
    application: 'aplikac|zgłoszeni|podanie o|podania o|wniosek|wniosk|kandydatur',
    feedback: 'opini|uwag|komentarz|feedback|informację zwrotną|informacji zwrotnej',
    deadline:
      'terminu składania|ostateczny termin|deadline|termin realizacji|termin oddania|terminu oddania|nieprzekraczaln',
    budget: 'budżet',
    form: 'formularz|ankiet|kwestionariusz|druk_|deklaracj',
    product: 'produkt|towar|artyku|urządzeni|model|sztuk|egzemplarz|krzes|sprzęt|maszyn',
    refund: 'zwrot|refund|faktura korygując|fakturę korygując|faktury korygując|nadpłat',
    discount: 'rabat|zniżk|upust|bonifikat',
    room: 'sala_|sali_|salę|sale_|pokój|pokoju|pokoi|pomieszcz|biurko',
    trip: 'podróż|lot_|lotu_|wyjazd|delegac|przejazd|wyciecz',
    website:
      'stron internet|strona internet|stronę internet|strony internet|stronie internet|witryn|strona www|strony www|stronę www',
    problem: 'problem|błąd|błęd|usterk|awari|kłopot|reklamac',
    position: 'stanowisk|posad|etat|wakat|ofert pracy',
  },
  causes: {
    delay:
      'opóźni|spóźni|zwłok|nie na czas|po terminie|wciąż czekam|nadal czekam|wciąż nie dotar|od tygodni|od kilku dni|przetermin|trwa zbyt długo',
    damage: 'uszkodz|zniszcz|zbit|pęknięt|popękan|porysow|rozbit|połaman|wgniec|stłucz',
    'mix-up':
      'pomył|niewłaściw|nie ten produkt|nie to, co zam|nie to zam|zły produkt|złego produktu|zły towar|zły rozmiar|inny towar|inny produkt|zamiast|niezgodn z zam|niezgodny z zam|niezgodne z zam|niezgodna z zam',
    missing:
      'brakuj|niekompletn|nie dotar|nie otrzymałem pacz|nie otrzymałam pacz|nie otrzymałem zam|nie otrzymałam zam|nie otrzymałem przes|nie otrzymałam przes|nie otrzymaliśmy zam|nie otrzymaliśmy towar|nie dostałem zam|nie dostałam zam|nie dostałem pacz|nie dostałam pacz|brak części|nie doszł|zaginę|zagubi',
    billing:
      'podwójnie|dwukrotnie|błędn kwot|błędna kwot|błędną kwot|zawyżon|niesłusznie|nieprawidłowo naliczon|błędnie naliczon|błędna faktur|błędnej faktur|błędną faktur|pobrano|naliczono|obciążon',
    silence:
      'brak odpowiedzi|bez odpowiedzi|nikt nie odpowi|nikt nie odpis|nikt się nie|nie otrzymałem odpowiedzi|nie otrzymałam odpowiedzi|nie otrzymaliśmy odpowiedzi|nie otrzymałem żadnej|nie otrzymałam żadnej|nie dostałem odpowiedzi|nie dostałam odpowiedzi|nie doczekał|brak reakcji|ignoro|zero odzewu|brak kontaktu',
    service:
      'nieuprzejm|niegrzeczn|opryskliw|arogan|bezczeln|niekompetent|nieprofesjonaln|zachowani|obsługa była|jakość obsługi|poziom obsługi|obsługi klienta|potraktowan',
    outage:
      'nie działa|awari|przestał działać|przestała działać|przestało działać|zawiesza|nie mogę się zalogować|nie można się zalogować|komunikat o błędzie|niedostępn|wyłącza się',
    quality:
      'wadliw|wada_|wady_|wad_|słaba jakość|słabej jakości|kiepsk|niskiej jakości|usterk|bubel|rozczarow|niezgodne z opisem|niezgodny z opisem',
  },
  gists: {
    condolence:
      'zmarł|odszedł na zawsze|odeszła na zawsze|nie żyje|śmierć|śmierci|pogrzeb|kondolenc|żałob|wyrazy współczucia',
    illness:
      'jestem chor|choruj|zachorow|rozchorow|zwolnieni lekarsk|zwolnieniu lekarsk|zwolnienie lekarsk|l4_|leży w szpitalu|leżę w szpitalu|jestem w szpitalu|jest w szpitalu|trafił do szpitala|trafiła do szpitala|trafiłem do szpitala|trafiłam do szpitala|po operacji_|mam operację|miałem operacj|miałam operacj|czeka mnie operacja|gorączk|gryp|przezięb',
    rejection:
      'z przykrością informuj|z przykrością zawiadam|nie zdecydowali|innego kandydata|innego dostawc|innego wykonawc|nie możemy zaproponować|odrzuc|nie skorzystamy|nie został wybran|nie została wybran|nie przyjąć',
    cancellation:
      'odwołan|odwołuj|muszę odwołać|musimy odwołać|muszę niestety odwołać|musimy niestety odwołać|zostaje odwołan|został odwołan|nie odbędzie się|anulowan|muszę zrezygnować|nie dojdzie do skutku',
    complaint:
      'reklamac|reklamuj|skarg|skarż|niezadowol|rozczarow|oburz|niedopuszczaln|nie do przyjęcia|uszkodzon|wadliw|skandal|jestem zawiedzi|zażaleni|żądam',
    chaser:
      'ponawiam|nadal nie otrzyma|wciąż nie otrzyma|do tej pory nie|dotychczas nie|nadal czekam|wciąż czekam|nie otrzymałem odpowiedzi|nie otrzymałam odpowiedzi|nie otrzymaliśmy odpowiedzi|brak odpowiedzi na|wracam do mojej|wracam do tematu|czy udało się|przypominam o mojej|przypominam się|ponowna prośba|czy są już jakieś|drugie przypomnienie|ponaglen',
    apology:
      'przepraszam za|przepraszamy za|przykro mi|przykro nam|proszę o wybaczenie|proszę przyjąć przeprosiny|wybacz|ubolewa',
    congratulation: 'gratul|najlepsze życzenia z okazji|wyrazy uznania',
    invitation:
      'zapraszam na|zapraszamy na|zapraszam pa|zapraszamy pa|zapraszam ci|zapraszamy ci|zapraszam was|zapraszamy was|zapraszają na|zaprasza na|zaprosić|zaproszenie na|zaproszeni na|zaproszona na|zaproszony na|ma zaszczyt zaprosi',
    application:
      'aplikuj|aplikować|moja aplikacja|moje cv|ubiegać się|ubiegam się|zgłaszam swoją kandydatur|moją kandydatur|w odpowiedzi na ogłoszenie|w odpowiedzi na ofert|mój list motywacyjny|o pracę na stanowisk',
    introduction:
      'nazywam się|przedstawić się|chciałbym przedstawić|chciałabym przedstawić|pragnę przedstawić|chcę przedstawić|poznajcie|poznajcie się|nowym opiekunem|nową opiekunką|jestem nowym|jestem nową|mam na imię|skontaktować was|poznać was ze sobą',
    invoice:
      'w załączeniu faktur|w załączniku faktur|faktura w załącz|fakturę w załącz|załączam faktur|przesyłam faktur|przesyłamy faktur|termin płatności|kwota do zapłaty|do zapłaty|nasza faktura',
    reminder: 'przypomnie|przypomina|pamięta|nie zapomn|upływa|mija termin|wygasa',
    offer:
      'nasza oferta|naszą ofertę|oferuje|oferuję|zaproponować współprac|zaproponować państwu|przedstawić ofert|przedstawić naszą ofert|proponujemy współprac|propozycja współpracy|propozycję współpracy|oferta specjalna|mamy przyjemność zaoferować|możemy zaoferować|promocyjn|nawiązać współprac',
    approval:
      'wygląda dobrze|wygląda świetnie|zaakceptowałem|zaakceptowałam|zaakceptowaliśmy|zaakceptowan|akceptuję|akceptujemy|podoba mi się|podoba nam się|wszystko się zgadza|wszystko ok|zatwierdzam|jest w porządku|bez uwag',
    pending:
      'pracuję nad|pracujemy nad|w trakcie|zajmuję się|zajmujemy się|wrócę z odpowiedzią|wkrótce się odezw|dam znać, gdy|dam znać, jak|damy znać, gdy|sprawdzamy|w toku',
    sharing:
      'w załączeniu|w załączniku|załączam|przesyłam|przesyłamy|wysyłam|podsyłam|w załączniku przesyłam|oto_|udostępniam',
    thanks:
      'dziękuję za pomoc|dziękuję za wsparci|dziękujemy za pomoc|dzięki za pomoc|bardzo dziękuję za|serdecznie dziękuję|dziękuję za szybk|wielkie dzięki|jestem wdzięczn|dziękuję raz jeszcze|jeszcze raz dziękuję',
    announcement:
      'informujemy|uprzejmie informuj|z przyjemnością informuj|zawiadamiamy|ogłaszamy|od dnia|nowe godziny otwarcia|nastąpi zmiana|pragniemy poinformować',
    meeting:
      'spotkani|spotkać|spotkamy|spotykamy|umówić|termin|czy masz czas|czy ma pan czas|czy ma pani czas|czy mają państwo czas|porozmawiać|zdzwonić|wideokonferenc',
  },
  enclosed:
    'w załączeniu|w załączniku|załączam|załączamy|przesyłam|przesyłamy|wysyłam|podsyłam|dołączam|udostępniam|oto_',
  familiar:
    'Ty_|Ci_|Cię_|Ciebie_|Tobie_|Tobą_|Twój|Twoj|Twoi|Twego|Twej|ty_|ci_|cię_|ciebie_|tobie_|tobą_|twój|twoj|twoi|masz_|możesz_|mógłbyś|mogłabyś|jesteś|prześlij_|daj znać|daj mi znać|Cześć|Hej_|cześć|Daj |Wyślij|Prześlij',
  polite:
    'Pan_|Pana_|Panu_|Panem_|Pani_|Panią_|Państw|państw|Panie_|Szanown|proszę o|Proszę o|prosimy o|Prosimy o',
};
