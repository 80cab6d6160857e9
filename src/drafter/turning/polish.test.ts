import { expect, test } from 'vitest';
import { polish } from './polish.ts';
import { turnedAsk } from './turn.ts';

test.each([
  ['Ile kosztuje wynajem sali na jeden wieczór?', 'wynajem sali na jeden wieczór kosztuje [kwota].'],
  [
    'Ile będzie kosztować tłumaczenie umowy na angielski?',
    'tłumaczenie umowy na angielski będzie kosztować [kwota].',
  ],
  ['Kiedy zaczyna się montaż sceny?', 'montaż sceny zaczyna się [data i godzina].'],
  ['Kiedy będzie gotowe nasze zamówienie?', '{Państwa|Twoje} zamówienie będzie gotowe [data i godzina].'],
  ['Kiedy mogą Państwo przyjechać na oględziny?', 'możemy przyjechać na oględziny [data i godzina].'],
  ['Kiedy może Pan przyjechać?', 'mogę przyjechać [data i godzina].'],
  ['Kiedy możesz podesłać projekt?', 'mogę podesłać projekt [data i godzina].'],
  ['Kiedy możemy odebrać dokumenty?', '{mogą Państwo|możesz} odebrać dokumenty [data i godzina].'],
  ['Do kiedy należy wpłacić zaliczkę?', 'wpłacić zaliczkę należy do [kiedy].'],
  ['O której godzinie zaczyna się spektakl?', 'spektakl zaczyna się o [której godzinie].'],
  ['Jak długo trwa konsultacja?', 'konsultacja trwa [jak długo].'],
  [
    'Jakie dokumenty są potrzebne do zapisania dziecka do szkoły?',
    'do zapisania dziecka do szkoły są potrzebne następujące dokumenty: [lista].',
  ],
  ['Jaki jest termin realizacji?', 'termin realizacji to [data].'],
  ['Jaka jest Państwa stawka godzinowa?', 'stawka godzinowa wynosi [kwota].'],
  ['Ile osób zmieści się w sali?', 'w sali zmieści się [ile] osób.'],
  ['Ile osób przyjdzie z Państwa strony?', 'z naszej strony przyjdzie [ile] osób.'],
  ['Gdzie można zaparkować?', 'zaparkować można [gdzie].'],
  ['Gdzie znajduje się Państwa biuro?', 'biuro znajduje się [gdzie].'],
  ['Kto będzie na spotkaniu z Państwa strony?', '[kto] będzie na spotkaniu z naszej strony.'],
  ['Jak najlepiej do Państwa dojechać?', 'do nas dojechać najlepiej [w jaki sposób].'],
  ['Co obejmuje cena?', 'cena obejmuje [co dokładnie].'],
  ['Co należy zabrać ze sobą?', 'zabrać ze sobą należy [co dokładnie].'],
  ['Czy mają Państwo parking dla gości?', 'parking dla gości [mamy / niestety nie mamy].'],
  ['Czy śniadanie jest wliczone w cenę?', 'śniadanie [jest / nie jest] wliczone w cenę.'],
  ['Czy w cenie jest śniadanie?', 'śniadanie w cenie [jest / niestety nie ma].'],
  ['Czy wymagana jest zaliczka?', 'zaliczka [jest / nie jest] wymagana.'],
  ['Czy pracują Państwo w soboty?', 'w soboty [pracujemy / nie pracujemy].'],
  ['Czy przyjmują Państwo karty płatnicze?', 'karty płatnicze [przyjmujemy / nie przyjmujemy].'],
  ['Czy w budynku działa winda?', 'w budynku [działa / nie działa] winda.'],
  ['Czy odpowiada Państwu wariant z dostawą?', 'wariant z dostawą mi [odpowiada / nie odpowiada].'],
  ['Czy wolą Państwo spotkanie osobiste, czy rozmowę online?', 'Wolę [spotkanie osobiste / rozmowę online].'],
  ['Wolisz spotkać się u nas czy online?', 'Wolę [spotkać się u {Państwa|Ciebie} / online].'],
  ['Chciałabym zapytać, ile kosztuje dostawa do magazynu?', 'dostawa do magazynu kosztuje [kwota].'],
  ['Na jaki adres wysłać oryginały?', 'wysłać oryginały można na adres: [adres].'],
  ['W jakim formacie potrzebują Państwo plików?', 'potrzebujemy plików w [jakim] formacie.'],
  ['Ile egzemplarzy Państwo potrzebują?', 'potrzebujemy [ile] egzemplarzy.'],
  [
    'Czy istnieje możliwość przełożenia zajęć na wieczór?',
    'Możliwość przełożenia zajęć na wieczór [istnieje / niestety nie istnieje].',
  ],
  [
    'Czy otrzymali Państwo naszą fakturę?',
    '{Państwa|Twoją} fakturę [już mam / jeszcze do mnie nie dotarło].',
  ],
  ['Który z wariantów Państwu odpowiada?', 'odpowiada mi [który z wariantów].'],
  ['Czy do wynajmu potrzebna jest kaucja?', 'kaucja do wynajmu potrzebna [jest / niestety nie ma].'],
  ['Ile kosztuje dostawa i kiedy dotrze?', 'Dostawa kosztuje [kwota]. Dotrze [data i godzina].'],
  ['W jakich godzinach świadczą Państwo pomoc zdalną?', 'świadczymy pomoc zdalną w [jakich] godzinach.'],
  ['Jak szybko reagują Państwo na zgłoszenia?', 'reagujemy na zgłoszenia [jak szybko].'],
  [
    'Czy wystawia Pan faktury z odroczonym terminem płatności?',
    'faktury z odroczonym terminem płatności [wystawiam / nie wystawiam].',
  ],
  [
    'Kiedy mógłby Pan przyjechać na oględziny – w grę wchodzi czwartek?',
    'mogę przyjechać na oględziny [data i godzina].',
  ],
  [
    'Czy w cenie jest wywóz starych szafek, czy to liczy Pan osobno?',
    '[w cenie jest wywóz starych szafek / to liczę osobno].',
  ],
  [
    'Czy szkolenie odbyłoby się u nas, czy zdalnie, i jak długo by trwało?',
    'Szkolenie odbyłoby się [u {Państwa|Ciebie} / zdalnie]. Trwałoby [jak długo].',
  ],
  ['Ile by kosztowało, gdybyśmy wzięli lakierowane fronty?', 'W takim przypadku koszt wyniesie [kwota].'],
  [
    'Ile firm złożyło oferty na remont dachu, która z nich jest najtańsza i czy cena obejmuje wymianę rynien?',
    'Oferty na remont dachu złożyło [ile] firm. Najtańsza jest [która z nich]. Cena [obejmuje / nie obejmuje] wymianę rynien.',
  ],
  [
    'Czy mogę ją zostawić na dwie godziny, czy muszę czekać?',
    '[{mogą Państwo|możesz} ją zostawić na dwie godziny / {muszą Państwo|musisz} czekać].',
  ],
  ['Ile wyniosłaby miesięczna opłata za księgowość?', 'miesięczna opłata za księgowość wyniosłaby [kwota].'],
])('%s is answered with a gap in its own words', (ask, open) => {
  expect(turnedAsk(ask, 'yes-no', polish)).toEqual({ open });
});

test.each([
  [
    'Czy można zapłacić kartą?',
    'zapłacić kartą [można / niestety nie można].',
    'Tak, można zapłacić kartą.',
    'Niestety nie można zapłacić kartą.',
  ],
  [
    'Czy można zwrócić towar, jeśli nie będzie pasował rozmiar?',
    'zwrócić towar [można / niestety nie można], jeśli nie będzie pasował rozmiar.',
    'Tak, można zwrócić towar, jeśli nie będzie pasował rozmiar.',
    'Niestety nie będzie to możliwe.',
  ],
  [
    'Czy możemy przyjechać z psem?',
    'przyjechać z psem [można / niestety nie można].',
    'Tak, można przyjechać z psem.',
    'Niestety nie można przyjechać z psem.',
  ],
  [
    'Czy mogliby Państwo przesłać nam cennik?',
    'prześlę {Państwu|Ci} cennik [do kiedy].',
    'prześlę {Państwu|Ci} cennik.',
    'Niestety nie mogę przesłać {Państwu|Ci} cennika.',
  ],
  [
    'Czy mógłby Pan przygotować wycenę remontu kuchni?',
    'przygotuję wycenę remontu kuchni [do kiedy].',
    'przygotuję wycenę remontu kuchni.',
    'Niestety nie mogę przygotować wyceny remontu kuchni.',
  ],
  [
    'Prześlij mi, proszę, kopię umowy.',
    'prześlę {Państwu|Ci} kopię umowy [do kiedy].',
    'prześlę {Państwu|Ci} kopię umowy.',
    'Niestety nie mogę przesłać {Państwu|Ci} kopii umowy.',
  ],
  [
    'Prosimy o przesłanie poprawionej faktury.',
    'Zajmę się przesłaniem poprawionej faktury [do kiedy].',
    'Zajmę się przesłaniem poprawionej faktury.',
    'Niestety nie mogę przesłać poprawionej faktury.',
  ],
  [
    'Proszę przesłać zdjęcia uszkodzeń do piątku.',
    '[Prześlę / Niestety nie zdążę przesłać] zdjęcia uszkodzeń do piątku.',
    'prześlę zdjęcia uszkodzeń do piątku.',
    'Niestety nie mogę przesłać zdjęć uszkodzeń do piątku.',
  ],
  [
    'Będziemy wdzięczni, jeśli prześlą nam Państwo plan dojazdu.',
    'prześlę {Państwu|Ci} plan dojazdu [do kiedy].',
    'prześlę {Państwu|Ci} plan dojazdu.',
    'Niestety nie mogę przesłać {Państwu|Ci} planu dojazdu.',
  ],
  [
    'Proszę o podanie liczby uczestników.',
    'Co do liczby uczestników: [uzupełnić].',
    'Co do liczby uczestników: [uzupełnić].',
    'Niestety nie mogę podać liczby uczestników.',
  ],
  [
    'Potrzebujemy także kosztorysu materiałów.',
    'Co do kosztorysu materiałów: zajmę się tym [do kiedy].',
    'Co do kosztorysu materiałów: zajmę się tym.',
    'Niestety nie mogę zapewnić kosztorysu materiałów.',
  ],
  [
    'Czy mam przesłać Państwu katalog?',
    '[Tak, {proszę przesłać|prześlij} / Nie, dziękuję, nie trzeba]: katalog.',
    'Tak, {proszę przesłać|prześlij} katalog.',
    'Dziękuję, nie trzeba przesyłać katalogu.',
  ],
  [
    'Czy mógłby Pan naprawić kran w łazience?',
    'naprawię kran w łazience [do kiedy].',
    'naprawię kran w łazience.',
    'Niestety nie mogę naprawić kranu w łazience.',
  ],
  [
    'Jak długo czeka się na termin i czy można przyjść bez umówienia?',
    'Na termin czeka się [jak długo]. Przyjść bez umówienia [można / niestety nie można].',
    'Na termin czeka się [jak długo]. Tak, można przyjść bez umówienia.',
    'Na termin czeka się [jak długo]. Niestety nie można przyjść bez umówienia.',
  ],
  [
    'Dasz radę do 1 grudnia?',
    '[Tak, zdążę / Niestety nie zdążę] do 1 grudnia.',
    'Tak, zdążę do 1 grudnia.',
    'Niestety do 1 grudnia nie zdążę.',
  ],
])('%s can be granted and refused', (ask, open, yes, no) => {
  expect(turnedAsk(ask, 'action', polish)).toEqual({ open, yes, no });
});

test.each([
  'Kiedy jutro Państwo przyjadą?',
  'Ile kosztuje [usługa]?',
  'Dlaczego mi Państwo nie odpowiedzieli?',
  'Co Państwo sądzą o nowym logo?',
])('%s is not turned round', (ask) => {
  expect(turnedAsk(ask, 'yes-no', polish)).toBeUndefined();
});
