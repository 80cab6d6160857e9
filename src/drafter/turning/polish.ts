import {
  arranged,
  asides,
  chosen,
  counted,
  type Grammar,
  open,
  rowsByForm,
  statement,
  supposing,
  tidy,
  whether,
  wordRules,
} from './slavic.ts';
import { wholeWord } from './slavic-words.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

const letter = '[a-ząćęłńóśźż]';
const word = wholeWord(letter);
const fold = (form: string) => form.toLowerCase();

/** Deeds asked for: infinitive, what is said of oneself, the familiar order, and the reader's future: 'Pan', 'Państwo', 'Ty'. */
const deeds = [
  'przesłać prześlę prześlij prześle prześlą prześlesz',
  'wysłać wyślę wyślij wyśle wyślą wyślesz',
  'podesłać podeślę podeślij podeśle podeślą podeślesz',
  'odesłać odeślę odeślij odeśle odeślą odeślesz',
  'przekazać przekażę przekaż przekaże przekażą przekażesz',
  'dostarczyć dostarczę dostarcz dostarczy dostarczą dostarczysz',
  'udostępnić udostępnię udostępnij udostępni udostępnią udostępnisz',
  'przygotować przygotuję przygotuj przygotuje przygotują przygotujesz',
  'sporządzić sporządzę sporządź sporządzi sporządzą sporządzisz',
  'zrobić zrobię zrób zrobi zrobią zrobisz',
  'wykonać wykonam wykonaj wykona wykonają wykonasz',
  'wycenić wycenię wyceń wyceni wycenią wycenisz',
  'obliczyć obliczę oblicz obliczy obliczą obliczysz',
  'sprawdzić sprawdzę sprawdź sprawdzi sprawdzą sprawdzisz',
  'zweryfikować zweryfikuję zweryfikuj zweryfikuje zweryfikują zweryfikujesz',
  'przejrzeć przejrzę przejrzyj przejrzy przejrzą przejrzysz',
  'obejrzeć obejrzę obejrzyj obejrzy obejrzą obejrzysz',
  'poprawić poprawię popraw poprawi poprawią poprawisz',
  'zmienić zmienię zmień zmieni zmienią zmienisz',
  'zaktualizować zaktualizuję zaktualizuj zaktualizuje zaktualizują zaktualizujesz',
  'dodać dodam dodaj doda dodadzą dodasz',
  'uzupełnić uzupełnię uzupełnij uzupełni uzupełnią uzupełnisz',
  'wypełnić wypełnię wypełnij wypełni wypełnią wypełnisz',
  'podpisać podpiszę podpisz podpisze podpiszą podpiszesz',
  'wystawić wystawię wystaw wystawi wystawią wystawisz',
  'zarezerwować zarezerwuję zarezerwuj zarezerwuje zarezerwują zarezerwujesz',
  'zamówić zamówię zamów zamówi zamówią zamówisz',
  'zorganizować zorganizuję zorganizuj zorganizuje zorganizują zorganizujesz',
  'zapewnić zapewnię zapewnij zapewni zapewnią zapewnisz',
  'przełożyć przełożę przełóż przełoży przełożą przełożysz',
  'przesunąć przesunę przesuń przesunie przesuną przesuniesz',
  'odwołać odwołam odwołaj odwoła odwołają odwołasz',
  'anulować anuluję anuluj anuluje anulują anulujesz',
  'przedłużyć przedłużę przedłuż przedłuży przedłużą przedłużysz',
  'zapisać zapiszę zapisz zapisze zapiszą zapiszesz',
  'zgłosić zgłoszę zgłoś zgłosi zgłoszą zgłosisz',
  'przywieźć przywiozę przywieź przywiezie przywiozą przywieziesz',
  'przynieść przyniosę przynieś przyniesie przyniosą przyniesiesz',
  'odebrać odbiorę odbierz odbierze odbiorą odbierzesz',
  'wymienić wymienię wymień wymieni wymienią wymienisz',
  'zwrócić zwrócę zwróć zwróci zwrócą zwrócisz',
  'zapłacić zapłacę zapłać zapłaci zapłacą zapłacisz',
  'opłacić opłacę opłać opłaci opłacą opłacisz',
  'przetłumaczyć przetłumaczę przetłumacz przetłumaczy przetłumaczą przetłumaczysz',
  'zadzwonić zadzwonię zadzwoń zadzwoni zadzwonią zadzwonisz',
  'oddzwonić oddzwonię oddzwoń oddzwoni oddzwonią oddzwonisz',
  'przyjechać przyjadę przyjedź przyjedzie przyjadą przyjedziesz',
  'przyjść przyjdę przyjdź przyjdzie przyjdą przyjdziesz',
  'pomóc pomogę pomóż pomoże pomogą pomożesz',
  'pokazać pokażę pokaż pokaże pokażą pokażesz',
  'zainstalować zainstaluję zainstaluj zainstaluje zainstalują zainstalujesz',
  'zamontować zamontuję zamontuj zamontuje zamontują zamontujesz',
  'naprawić naprawię napraw naprawi naprawią naprawisz',
  'usunąć usunę usuń usunie usuną usuniesz',
  'zostawić zostawię zostaw zostawi zostawią zostawisz',
  'znaleźć znajdę znajdź znajdzie znajdą znajdziesz',
  'zabrać zabiorę zabierz zabierze zabiorą zabierzesz',
  'wydrukować wydrukuję wydrukuj wydrukuje wydrukują wydrukujesz',
  'wgrać wgram wgraj wgra wgrają wgrasz',
  'zaproponować zaproponuję zaproponuj zaproponuje zaproponują zaproponujesz',
  'polecić polecę poleć poleci polecą polecisz',
  'umówić umówię umów umówi umówią umówisz',
  'ustalić ustalę ustal ustali ustalą ustalisz',
  'uzgodnić uzgodnię uzgodnij uzgodni uzgodnią uzgodnisz',
  'rozpocząć rozpocznę rozpocznij rozpocznie rozpoczną rozpoczniesz',
  'zacząć zacznę zacznij zacznie zaczną zaczniesz',
  'zakończyć zakończę zakończ zakończy zakończą zakończysz',
  'skończyć skończę skończ skończy skończą skończysz',
  'otrzymać otrzymam otrzymaj otrzyma otrzymają otrzymasz',
  'zatwierdzić zatwierdzę zatwierdź zatwierdzi zatwierdzą zatwierdzisz',
  'przywrócić przywrócę przywróć przywróci przywrócą przywrócisz',
  'odblokować odblokuję odblokuj odblokuje odblokują odblokujesz',
];

const telling = 'podaj|wskaż|napisz|określ|powiedz';

/** Other verbs of the reader: 'ja', 'my', and what he is asked as 'Pan', 'Państwo', 'Ty'. */
const verbs = [
  'mogę możemy może mogą możesz',
  'chcę chcemy chce chcą chcesz',
  'będę będziemy będzie będą będziesz',
  'mam mamy ma mają masz',
  'jestem jesteśmy jest są jesteś',
  'wiem wiemy wie wiedzą wiesz',
  'prowadzę prowadzimy prowadzi prowadzą prowadzisz',
  'robię robimy robi robią robisz',
  'wolę wolimy woli wolą wolisz',
  'sądzę sądzimy sądzi sądzą sądzisz',
  'biorę bierzemy bierze biorą bierzesz',
  'dowożę dowozimy dowozi dowożą dowozisz',
  'jadę jedziemy jedzie jadą jedziesz',
  'mówię mówimy mówi mówią mówisz',
  'uczę uczymy uczy uczą uczysz',
  'widzę widzimy widzi widzą widzisz',
  'podejmę podejmiemy podejmie podejmą podejmiesz',
  'zajmuję zajmujemy zajmuje zajmują zajmujesz',
  'zajmę zajmiemy zajmie zajmą zajmiesz',
  'wykonuję wykonujemy wykonuje wykonują wykonujesz',
  'dojeżdżam dojeżdżamy dojeżdża dojeżdżają dojeżdżasz',
  'posiadam posiadamy posiada posiadają posiadasz',
  'organizuję organizujemy organizuje organizują organizujesz',
  'zgadzam zgadzamy zgadza zgadzają zgadzasz',
  'dam damy da dadzą dasz',
  'noszę nosimy nosi noszą nosisz',
  'wchodzę wchodzimy wchodzi wchodzą wchodzisz',
  'przychodzę przychodzimy przychodzi przychodzą przychodzisz',
  'preferuję preferujemy preferuje preferują preferujesz',
  'świadczę świadczymy świadczy świadczą świadczysz',
  'kończę kończymy kończy kończą kończysz',
  'płacę płacimy płaci płacą płacisz',
  'piszę piszemy pisze piszą piszesz',
  'przywożę przywozimy przywozi przywożą przywozisz',
  'tłumaczę tłumaczymy tłumaczy tłumaczą tłumaczysz',
  'chodzę chodzimy chodzi chodzą chodzisz',
  'jeżdżę jeździmy jeździ jeżdżą jeździsz',
  'pomagam pomagamy pomaga pomagają pomagasz',
  'gram gramy gra grają grasz',
  'proszę prosimy prosi proszą prosisz',
  'mieszczę mieścimy mieści mieszczą mieścisz',
  'tworzę tworzymy tworzy tworzą tworzysz',
  'wysyłam wysyłamy wysyła wysyłają wysyłasz',
  'dostarczam dostarczamy dostarcza dostarczają dostarczasz',
  'zdążę zdążymy zdąży zdążą zdążysz',
  'wożę wozimy wozi wożą wozisz',
  'liczę liczymy liczy liczą liczysz',
  'myślę myślimy myśli myślą myślisz',
  'żądam żądamy żąda żądają żądasz',
  'wezmę weźmiemy weźmie wezmą weźmiesz',
  'potrzebuję potrzebujemy potrzebuje potrzebują potrzebujesz',
  'wystawiam wystawiamy wystawia wystawiają wystawiasz',
  'potwierdzam potwierdzamy potwierdza potwierdzają potwierdzasz',
];

/** What the writer does, and the reader is told of it. */
const theirs = [
  'możemy mogę mogą możesz',
  'będziemy będę będą będziesz',
  'musimy muszę muszą musisz',
  'moglibyśmy mogłabym|mógłbym mogą możesz',
  'chcielibyśmy chciałabym|chciałbym chcą chcesz',
  'potrzebujemy potrzebuję potrzebują potrzebujesz',
  'mamy mam mają masz',
  'przyjedziemy przyjadę przyjadą przyjedziesz',
  'otrzymamy otrzymam otrzymają otrzymasz',
  'dostaniemy dostanę dostaną dostaniesz',
  'zapłacimy zapłacę zapłacą zapłacisz',
];

const formsOf = rowsByForm(deeds, fold);
const rowsOfOwn: readonly (readonly string[])[] = [
  ...verbs.map((row) => row.split(' ')),
  ...deeds.map((row) => {
    const [, own = '', , he = '', they = '', you = ''] = row.split(' ');
    const we = own.replace(/ię$/u, 'imy').replace(/am$/u, 'amy').replace(/uję$/u, 'ujemy');
    return [own, we === own ? own : we, he, they, you];
  }),
];
const ownVerbs = rowsOfOwn.map(([own, we]) => `${own}|${we}`).join('|');
const sir = '(?:pan|pani)';
/** What is asked of a 'Pan' and of 'Państwo'. */
const asked = rowsOfOwn.map(([, , he, they]) => `${he}|${they}`).join('|');

const swaps: Turning['swaps'] = [
  [`,?\\s?(?<!${letter})(?:proszę(?! o | ${letter}+ć)|uprzejmie|łaskawie)(?!${letter}),?`, ''],
  [word('z (?:państwa|pana|pani) strony'), 'z naszej strony'],
  [word('ze strony (?:państwa|pana|pani)'), 'z naszej strony'],
  [word('u (?:państwa|pana|pani|ciebie)'), 'u nas'],
  [word('dla (?:państwa|pana|pani|ciebie)'), 'dla mnie'],
  [word('od (?:państwa|pana|pani|ciebie)'), 'ode mnie'],
  [`(?<!${letter})do (?:państwa|pana|pani|ciebie)(?=$| ${letter}+(?:ć|ować|jechać)(?!${letter}))`, 'do nas'],
  [word('z (?:państwem|panem|panią|tobą)'), 'ze mną'],
  [word('u (?:nas|mnie)'), 'u {Państwa|Ciebie}'],
  [word('dla (?:nas|mnie)'), 'dla {Państwa|Ciebie}'],
  [word('ode? (?:nas|mnie)'), 'od {Państwa|Ciebie}'],
  [word('do (?:nas|mnie)'), 'do {Państwa|Ciebie}'],
  [word('z nami|ze mną'), 'z {Państwem|Tobą}'],
  ...rowsOfOwn.flatMap(([own = '', we = '', he = '', they = '', you = '']): (readonly [string, string])[] => [
    [word(`(?:${they}(?= się państwo)|(?<=państwo (?:się )?)${they}|${they} państwo)`), we],
    [word(`(?:${he}(?= się ${sir})|(?<=${sir} (?:się )?)${he}|${he} ${sir})`), own],
    [word(you), own],
  ]),
  [`(?<=^${letter}{2,20})a ${sir}(?!${letter})`, 'am'],
  [`(?<=(?<!${letter})${sir} ${letter}{2,20})a(?!${letter})`, 'am'],
  [`(?<=${letter}[uyi])ją państwo(?!${letter})`, 'jemy'],
  [`(?<=${letter}a)ją państwo(?!${letter})`, 'my'],
  [`(?<=(?<!${letter})państwo ${letter}{2,20}u)ją(?!${letter})`, 'jemy'],
  [`(?<=(?<!${letter})państwo ${letter}{2,20}a)ją(?!${letter})`, 'my'],
  [`(?<=${letter}u)je ${sir}(?!${letter})`, 'ję'],
  [`(?<=(?<!${letter})${sir} ${letter}{2,20}u)je(?!${letter})`, 'ję'],
  [`(?<=${letter}u)jesz(?!${letter})`, 'ję'],
  [`(?<=${letter}{2}a)sz(?!${letter})`, 'm'],
  ...theirs.map((row) => {
    const [many = '', one = '', polite = '', familiar = ''] = row.split(' ');
    return [word(`${many}|${one}`), `{${polite} Państwo|${familiar}}`] as const;
  }),
  [word(`m(?:ógł|ogła)by ${sir}|${sir} m(?:ógł|ogła)by|m(?:ógł|ogła)byś`), 'mogę'],
  [word('mogliby państwo|państwo mogliby'), 'możemy'],
  [word('państwu|panu|tobie|ci'), 'mi'],
  [word('państwo|państwa|pan|pana|pani|panią|ty'), ''],
  [word('ciebie|cię'), 'mnie'],
  [word('mi|nam'), '{Państwu|Ci}'],
  [word('mnie|nas'), '{Państwa|Ciebie}'],
  ...['', 'a', 'e', 'ego', 'ej', 'ą', 'im', 'ich', 'imi', 'emu'].flatMap(
    (ending): (readonly [string, string])[] => {
      const thine = ending ? `twoj${ending}` : 'twój';
      const mine = ending ? `moj${ending}` : 'mój';
      const ours = ending ? `nasz${ending.replace(/^i/u, 'y')}` : 'nasz';
      return [
        [word(thine), mine],
        [word(`${ours}|${mine}`), `{Państwa|${thine.charAt(0).toUpperCase()}${thine.slice(1)}}`],
      ];
    },
  ),
];

const infinitive =
  '(?!(?:pięć|sześć|część|wieść|treść|ilość|miłość)(?!\\p{L}))(?!\\p{L}+ość(?!\\p{L}))\\p{L}{2,}(?:ć|[óe]c)(?: się)?';
const state =
  'gotow[aey]|dostępn[aey]|możliw[aey]|potrzebn[aey]|konieczn[aey]|wymagan[aey]|wliczon[aey]|przewidzian[aey]|zawart[aey]|zaplanowan[aey]|podpisan[aey]|opłacon[aey]|wysłan[aey]|zarezerwowan[aey]|położon[aey]|dozwolon[aey]|obowiązkow[aey]|zamknięt[aey]|otwart[aey]|woln[aey]|wystarczając[aey]|wyposażon[aey]|ubezpieczon[aey]|ważn[aey]|objęt[aey]|płatn[aey]|bezpłatn[aey]|uwzględnion[aey]|odpłatn[aey]';
const verb =
  '(?:zaczyna|zaczynają|rozpoczyna|rozpoczynają|kończy|kończą|odbywa|odbywają|odbędzie|odbędą|zacznie|zaczną|rozpocznie|skończy|zakończy|otwiera|zamyka|zmieści|zmieszczą|mieści|mieszczą|znajduje|znajdują|opłaca|przyda|zwraca|składa|należy|ukaże|pojawi|liczy|nadaje|nadają|wlicza|różni|różnią)(?: się)?|przyjdzie|przyjdą|przyjedzie|przyjadą|dotrze|dotrą|wyjdzie|kosztuje|kosztują|kosztowałby|kosztowałaby|kosztowałoby|wyniesie|wynosi|wynoszą|trwa|trwają|potrwa|zajmuje|zajmie|będzie trwać|będzie trwał[aoy]?|będzie kosztować|będzie kosztował[aoy]?|pomaga|pomagają|zapewnia|zapewniają|dostarcza|dostarczają|posiada|wystawia|wystawiają|dojeżdża|rozlicza|sprzedaje|wydaje|wymienia|umożliwia|odbiera|\\p{L}{3,}(?:łby|łaby|łoby|liby|łyby)(?: się)?|spełnia|spełniają|jeżdżą|mówi|mówią|działa|działają|\\p{L}{3,}[aeiy] się|\\p{L}{3,}(?:ują|ają|uje|ieją|ieje)(?: się)?|obowiązuje|obowiązują|pracuje|pracują|obejmuje|obejmują|zostaje|zostają|pozostaje|pozostają|zostan(?:ie|ą) \\p{L}+(?:[nt][yae])|(?!ciało)\\p{L}{3,}[aiyę]ło(?: się)?|zawiera|zawierają|pasuje|pasują|odpowiada|odpowiadają|wystarczy|wystarczą|wystarcza|zostało|pozostało|zostały|przysługuje|mija|upływa|wchodzi|wchodzą|wymaga|wymagają|przychodzi|prowadzi|prowadzą|uczestniczy|wspiera|obsługuje|obsługują|przyjmuje|przyjmują|oferuje|oferują|jeździ|jedzie|kursuje|kursują|odjeżdża|dojeżdża|jest|są|będzie|będą|przewiduje|istnieje|istnieją|zmienił[aoy]?(?: się)?|wzrosł[aoy]|weźmie|wezmą|bierze|biorą|potrzeba|płaci się|trzeba|można|należy|warto|najlepiej|wolno|leży|stoi';
/** 'jak długo by trwało': the particle stands at its verb. */
const withParticle = (rest: string) => rest.replace(/^by (?:to )?(\p{L}+[łl][aoyi]?)(?!\p{L})/u, '$1by');

const grammar: Grammar = {
  asked: withParticle,
  predicate: `(?:(?:jest|są|będzie|będą) )(?:${state})|(?:${state}) (?:jest|są|będzie|będą)|(?:trzeba|można|należy|warto|wolno)(?: będzie)?|${verb}`,
  modal: 'może|mogą|mógłby|mogłaby|mogliby|ma|mają|musi|muszą|powin(?:ien|na|no|ny|ni)',
  infinitive,
  clitic: 'się|mi|nam|\\{Państwu\\|Ci\\}|u nas|to|już|jeszcze|wtedy|dla mnie|ode mnie',
  can: 'można',
  clause:
    'jeśli|jeżeli|gdy|gdyby\\p{L}*|żeby\\p{L}*|aby\\p{L}*|któr\\p{L}+|ponieważ|gdyż|bo|w przypadku,? gdy|pod warunkiem',
  own: `${ownVerbs}|${theirs
    .map((row) => row.split(' '))
    .map(([, , polite, familiar]) => `\\{${polite} Państwo\\|${familiar}\\}`)
    .join('|')}|\\p{L}{2,}(?:ujemy|uję)|\\p{L}{3,}amy?`,
  enclitic: 'się|mi|nam|\\{Państwu\\|Ci\\}',
  copula: ['jest|są|będzie|będą', state],
};

const when = '[data i godzina]';
const words: readonly (readonly [string, string])[] = [
  ['kiedy|w jakim terminie|którego dnia|jakiego dnia', when],
  ['jak szybko', '[jak szybko]'],
  ['o której(?: godzinie)?|o jakiej godzinie', 'o [której godzinie]'],
  ['na którą(?: godzinę)?', 'na [którą godzinę]'],
  ['do kiedy|do jakiego dnia|do którego dnia|najpóźniej kiedy|w jakim terminie najpóźniej', 'do [kiedy]'],
  ['do której(?: godziny)?', 'do [której godziny]'],
  ['od kiedy|od którego dnia', 'od [kiedy]'],
  ['od której(?: godziny)?', 'od [której godziny]'],
  ['na kiedy', 'na [kiedy]'],
  ['na jaki okres|na jak długo', 'na [jak długo]'],
  ['jak długo|ile czasu', '[jak długo]'],
  ['z jakim wyprzedzeniem', 'z wyprzedzeniem [ile dni]'],
  ['jak często', '[jak często]'],
  ['gdzie|w którym miejscu', '[gdzie]'],
  ['dokąd', '[dokąd]'],
  ['skąd', '[skąd]'],
  ['na jaki adres|na który adres', 'na adres: [adres]'],
  ['pod jakim adresem', 'pod adresem [adres]'],
  ['pod jakim numerem(?: telefonu)?', 'pod numerem [numer]'],
  ['na jaką kwotę', 'na kwotę [kwota]'],
  ['w jakiej cenie|za jaką cenę|po jakiej cenie', 'w cenie [kwota]'],
  ['jak najlepiej|jak najłatwiej|jak najwygodniej', '[jak]'],
  ['jak|w jaki sposób', '[w jaki sposób]'],
  ['komu', '[komu]'],
  ['do kogo', 'do [kogo]'],
  ['z kim', 'z [kim]'],
  ['u kogo', 'u [kogo]'],
  ['czym', '[czym]'],
  ['od czego', 'od [czego]'],
];

/** What a thing that is asked for by name is filled with. */
function gapOf(asked: string): string {
  const thing = tidy(asked);
  if (
    /^(?:\p{L}+ ){0,2}(?:cen|koszt|kwot|stawk|opłat|budżet|honorari|czynsz|zaliczk|kaucj|rabat)/iu.test(thing)
  )
    return '[kwota]';
  if (/^(?:\p{L}+ ){0,2}(?:termin|dat|dzień|godzin|por)/iu.test(thing)) return '[data]';
  if (/^(?:\p{L}+ ){0,2}(?:okres|czas)/iu.test(thing)) return '[jak długo]';
  if (/^(?:\p{L}+ ){0,2}adres/iu.test(thing)) return '[adres]';
  if (/^(?:\p{L}+ ){0,2}(?:liczb|ilość|rozmiar|powierzchni|pojemnoś|wag|moc)/iu.test(thing)) return '[ile]';
  return '[uzupełnić]';
}

/** 'Koszt wynosi [kwota]', 'Termin to [termin]'. */
function isSaid(thing: string): string | undefined {
  const gap = gapOf(thing);
  return whether(
    thing,
    `${gap === '[kwota]' || gap === '[ile]' || gap === '[jak długo]' ? 'wynosi' : 'to'} ${gap}`,
    grammar,
  );
}

const dated =
  /(?<!\p{L})(?:(?:do|najpóźniej|przed|na|we?|od|o)\s(?:\p{N}{1,2}(?:[.:]\p{N}|\s(?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru))|poniedział|wtor|środ|czwart|piąt|sobot|niedziel|koń)|jutr|dziś|dzisiaj)/iu;

const genitives: Record<string, string> = {
  cennik: 'cennika',
  raport: 'raportu',
  plik: 'pliku',
  plan: 'planu',
  protokół: 'protokołu',
  kosztorys: 'kosztorysu',
  dokumenty: 'dokumentów',
  dane: 'danych',
  szczegóły: 'szczegółów',
  zdjęcia: 'zdjęć',
  numer: 'numeru',
  adres: 'adresu',
  termin: 'terminu',
  formularz: 'formularza',
  harmonogram: 'harmonogramu',
  katalog: 'katalogu',
  skan: 'skanu',
  rachunek: 'rachunku',
  materiały: 'materiałów',
  projekt: 'projektu',
  wzór: 'wzoru',
  program: 'programu',
  pokój: 'pokoju',
  stolik: 'stolika',
  przegląd: 'przeglądu',
  spotkanie: 'spotkania',
  zamówienie: 'zamówienia',
  zaświadczenie: 'zaświadczenia',
  potwierdzenie: 'potwierdzenia',
  tłumaczenie: 'tłumaczenia',
  zestawienie: 'zestawienia',
  dostęp: 'dostępu',
  kran: 'kranu',
  regulamin: 'regulaminu',
  opis: 'opisu',
  wykaz: 'wykazu',
  certyfikat: 'certyfikatu',
  link: 'linku',
  błąd: 'błędu',
};

/** The first thing of a phrase in the genitive that a denied deed wants; undefined where that is not sure. */
function denied(what: string): string | undefined {
  if (
    /^(?:się|do|na|we?|ze?|o|po|za|przez|dla|od|bez|pod|przed|przy|ku)(?!\p{L})|^\p{L}+(?:ą|em|ami)(?! \p{L}+ę(?!\p{L}))/iu.test(
      what,
    )
  )
    return what;
  const match =
    /^((?:\{[^{}]+\} )?(?:mi |nam )?)((?:\{[^{}]+\} )?)((?:\p{L}+ą ){0,2})(\p{L}+)(?!\p{L})(.*)$/u.exec(what);
  if (!match) return undefined;
  const [, whom = '', whose = '', adjectives = '', noun = '', rest = ''] = match;
  if (`${whom}${whose}`.match(/Two|nas/u)) return undefined;
  const own = genitives[noun.toLowerCase()];
  if (own && adjectives === '') return `${whom}${whose}${own}${rest}`;
  if (!noun.endsWith('ę')) return undefined;
  const stem = noun.slice(0, -1);
  const ending = /(?:[kglj]|ci|ni|si|zi|pi|wi|mi|bi)$/u.test(stem) ? (/i$/u.test(stem) ? '' : 'i') : 'y';
  const one = /[cs]j$/u.test(stem) || /pi$/u.test(stem) ? `${stem}i` : `${stem}${ending}`;
  return `${whom}${whose}${adjectives.replace(/([kg])ą /gu, '$1iej ').replace(/ą /gu, 'ej ')}${one.replace(/ii$/u, 'ii')}${rest}`;
}

/** A deed that is asked for by its infinitive; `rest`: what it is done to. */
/** 'przesłani' → 'przesłać', 'sprawdzeni' → 'sprawdzić'. */
function infinitiveOf(noun: string): string | undefined {
  const stem = fold(noun).replace(/[ae]ni$/u, '');
  const ends = fold(noun).endsWith('ani') ? ['ać'] : ['ić', 'yć'];
  return ends.map((end) => stem + end).find((infinitive) => formsOf.has(infinitive));
}

function deed(form: string, rest: string): Said {
  const forms = formsOf.get(fold(form));
  const what = tidy(rest);
  const without = denied(what);
  if (!forms) {
    return {
      open: `[Mogę / Niestety nie mogę] ${form} ${what}.`,
      yes: `Tak, mogę ${form} ${what}.`,
      no: without ? `Niestety nie mogę ${form} ${without}.` : `Niestety trudno mi będzie ${form} ${what}.`,
    };
  }
  const [infinitive = '', own = ''] = forms;
  const capital = own.charAt(0).toUpperCase() + own.slice(1);
  return {
    open: dated.test(what)
      ? `[${capital} / Niestety nie zdążę ${infinitive}] ${what}.`
      : `${own} ${what} [do kiedy].`,
    yes: `${own} ${what}.`,
    no: without
      ? `Niestety nie mogę ${infinitive} ${without}.`
      : `Niestety nie mogę obiecać, że ${own} ${what}.`,
  };
}

const reader = '(?:pan|pani|państwo)';
/** An order is left out by its rule: in what else is asked it would order the sender. */
const orders: TurningRule[] = deeds.flatMap((row) => {
  const [infinitive = '', , familiar = '', ...told] = row.split(' ');
  const say = ([whom = '', rest = '']: readonly string[]) => deed(infinitive, `${whom} ${rest}`);
  const to = '((?:mi |nam |się )?)(?:proszę,? )?';
  return [
    { when: new RegExp(`^(?:(?:i|także|też|również) )?${familiar}(?:cie)?,? ${to}(.{3,120})$`, 'iu'), say },
    {
      when: new RegExp(
        `^(?:będ(?:ę|ziemy) (?:bardzo )?(?:wdzięczn\\p{L}+|zobowiązan\\p{L}+)|by(?:łbym|łabym|libyśmy) (?:bardzo )?wdzięczn\\p{L}+),? (?:jeśli|jeżeli|gdy) ((?:mi |nam )?)(?:${reader} )?(?:${told.join('|')}) ((?:mi |nam )?)(?:${reader} )?(.{3,120})$`,
        'iu',
      ),
      say: ([before = '', whom = '', rest = '']) => deed(infinitive, `${before} ${whom} ${rest}`),
    },
  ];
});

const able =
  '(?:czy )?(?:nie )?(?:mógłby|mogłaby|mogliby|może|mogą|mógłbyś|mogłabyś|możesz|możecie|zechciałby|zechciałaby|zechcieliby|byłby|dałoby się|dasz radę|da radę|dadzą radę)';

const requests: TurningRule[] = [
  {
    when: /^podać ((?:\p{L}+[ąye] )?(?:datę|godzinę|cenę|numer|adres|kontakt|nazwę|termin|kwotę|liczbę|dane)(?: .{2,80})?)$/iu,
    say: {
      open: 'Podaję $1: [uzupełnić].',
      yes: 'Podaję $1: [uzupełnić].',
      no: 'Niestety nie mogę podać tych informacji ($1).',
    },
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także |i )?(?:proszę|prosimy|poproszę)(?: też| również| także)? )?o (wycenę|ofertę|kosztorys|propozycję|zestawienie|umowę|harmonogram) (.{3,100})$/iu,
    say: ([what = '', rest = '']) => deed('przygotować', `${what} ${rest}`),
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także |i )?(?:proszę|prosimy|poproszę)(?: też| również| także)? )?o (fakturę|kopię|skan|cennik|regulamin|numer|plan|wzór|link|listę|zdjęcia) (.{3,100})$/iu,
    say: ([what = '', rest = '']) => deed('przesłać', `${what} ${rest}`),
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także |i )?(?:proszę|prosimy|poproszę)(?: też| również| także)? )?o ((?:\p{L}+[ąye] )?(?:datę|godzinę|cenę|numer|adres|kontakt|nazwę|termin|kwotę|liczbę|dane)(?: .{2,80})?)$/iu,
    say: {
      open: 'Podaję $1: [uzupełnić].',
      yes: 'Podaję $1: [uzupełnić].',
      no: 'Niestety nie mogę podać tych informacji ($1).',
    },
  },
  {
    // The second half of 'proszę sprawdzić fakturę i przesłać korektę'.
    when: new RegExp(`^(${deeds.map((row) => row.split(' ', 1)[0]).join('|')}) (.{3,120})$`, 'iu'),
    answers: ['action'],
    say: ([form = '', rest = '']) => deed(form, rest),
  },
  {
    when: new RegExp(
      `^${able} ((?:mi |nam |się )?)(?:${reader} )?(?:mi |nam |uprzejmie |proszę |może |jeszcze |również |także )?(${infinitive}) (.{3,120})$`,
      'iu',
    ),
    say: ([whom = '', form = '', rest = '']) => deed(form, `${whom} ${rest}`),
  },
  {
    when: new RegExp(
      `^(?:(?:bardzo |uprzejmie |również |także |i )?(?:proszę|prosimy|prosiłbym|prosiłabym|poproszę)(?: też| także| również| jeszcze)?) ((?:mi |nam )?)(${infinitive}) (.{3,120})$`,
      'iu',
    ),
    say: ([whom = '', form = '', rest = '']) => deed(form, `${whom} ${rest}`),
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także |jeszcze |i )?(?:proszę|prosimy|prosiłbym|prosiłabym|prosilibyśmy|poproszę|mam prośbę|chciał[ab]{1,2}ym (?:po)?prosić|zwracam(?:y)? się z (?:uprzejmą )?prośbą)(?: bardzo| również| także| też)? )?o podanie (.{3,100})$/iu,
    say: {
      open: 'Co do $1: [uzupełnić].',
      yes: 'Co do $1: [uzupełnić].',
      no: 'Niestety nie mogę podać $1.',
    },
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także |jeszcze |i )?(?:proszę|prosimy|prosiłbym|prosiłabym|prosilibyśmy|poproszę|mam prośbę|chciał[ab]{1,2}ym (?:po)?prosić|zwracam(?:y)? się z (?:uprzejmą )?prośbą)(?: bardzo| również| także| też)? )?o(?: pilne| szybkie| niezwłoczne)? ((?:jej |ich |jego )?)((?!potwierdz|inform|odpowied|wiadom|spotka|kontakt|rozmow)\p{L}+(?:[aeę]ni|ęci))e((?: (?:mi |nam )?.{3,100})?)$/iu,
    say: ([whose = '', noun = '', what = '']) => {
      if (whose)
        return {
          open: `Zajmę się ${whose} ${noun}em${what} [do kiedy].`,
          yes: `Zajmę się ${whose} ${noun}em${what}.`,
          no: `Niestety nie mogę zająć się ${whose} ${noun}em${what}.`,
        };
      const infinitive = infinitiveOf(noun);
      return {
        open: tidy(
          dated.test(what)
            ? `[Zajmę / Niestety nie mogę zająć] się ${noun}em ${what}.`
            : `Zajmę się ${noun}em ${what} [do kiedy].`,
        ),
        yes: tidy(`Zajmę się ${noun}em ${what}.`),
        // What is denied stands in the case in which it was asked for.
        no: tidy(`Niestety nie mogę ${infinitive ?? `zająć się ${noun}em`} ${what}.`),
      };
    },
  },
  {
    when: /^(?:(?:bardzo |uprzejmie |również |także )?(?:proszę|prosimy|prosiłbym|prosiłabym|poproszę)(?: bardzo| również| także| też)? o potwierdzenie) (.{3,100})$/iu,
    say: {
      open: 'Co do $1: [potwierdzam / jeszcze nie potwierdzam].',
      yes: 'Co do $1: potwierdzam.',
      no: 'Niestety nie mogę jeszcze potwierdzić $1.',
    },
  },
  {
    when: new RegExp(
      `^(?:(?:i|także|też|również) )?(?:${telling}|proszę (?:podać|wskazać|napisać|określić)),? (?:mi |nam )?(?:proszę,? )?((?!${word('czy|kiedy|gdzie|kto|ile|ilu|jak\\p{L}*|co|któr\\p{L}+|o|do|na|w|znać')})(?:swój|swoje|swoją|twój|twoje|twoją|dokładn\\p{L}+|pełn\\p{L}+|numer|adres|cenę|kwotę|termin|datę|godzinę|liczbę|imię|nazwisko|dane|wymiary|rozmiar|kontakt|telefon|nazwę|NIP|model)(?!\\p{L}).{0,100})$`,
      'iu',
    ),
    say: ([what = '']) => {
      const thing = what.replace(/^(?:swój|swoje|swoją|mój|moje|moją) /iu, '');
      return {
        open: `Podaję ${thing}: [uzupełnić].`,
        yes: `Podaję ${thing}: [uzupełnić].`,
        no: `Niestety nie mogę podać tych informacji (${thing}).`,
      };
    },
  },
  {
    when: new RegExp(
      `^(?:(?:także|też|jeszcze|również|dodatkowo|poza tym) )?(?:potrzebuj(?:emy|ę)|potrzebowa(?:libyśmy|łbym|łabym)|będ(?:ę|ziemy) (?:także |też |jeszcze |również )?potrzebowa(?:ć|ł|ła|li)) (?:od (?:państwa|pana|pani|ciebie) )?(?:także |też |jeszcze |również )?(?!${infinitive}|wiedzieć|żeby|aby|od |czasu)(.{3,110})$`,
      'iu',
    ),
    say: {
      open: 'Co do $1: zajmę się tym [do kiedy].',
      yes: 'Co do $1: zajmę się tym.',
      no: 'Niestety nie mogę zapewnić $1.',
    },
  },
  {
    when: /^(?:(?:bardzo )?zależy (?:nam|mi)(?: też| także| również)?(?: na tym)?|(?:dla nas |dla mnie )?(?:jest )?ważne(?: jest)?(?: dla nas| dla mnie)?|chcielibyśmy|chciał(?:bym|abym)|potrzebujemy|potrzebuję),? ((?:żeby|aby)(?!.{0,110}(?<!\p{L})(?:pan|pani|państwo|my|ja|on[aio]?)(?!\p{L}))(?:(?!śmy|ś|m ) ).{3,110})$/iu,
    say: {
      open: '[Mogę / Niestety nie mogę] zapewnić, $1.',
      yes: 'Zadbam o to, $1.',
      no: 'Niestety nie mogę zapewnić, $1.',
    },
  },
  {
    when: /^(?:będzie |będą )?(?:potrzebn[aey]) (?:jest |są |będzie |będą )?(?:nam|mi) (?:jest |są |będzie |będą )?(?:także |też |jeszcze |również )?(.{3,110})$/iu,
    say: { open: '$1: [do kiedy].', yes: 'Zajmę się tym: $1.', no: 'Niestety nie mogę tego zapewnić ($1).' },
  },
  {
    when: /^(?:chciał(?:bym|abym)|chcieliby(?:śmy)?|chcielibyśmy) (?:także |też |jeszcze |również )?(?:otrzymać|dostać) (.{3,110})$/iu,
    say: ([what = '']) => deed('przesłać', what),
  },
];

const offers: Record<string, [yes: string, no: string]> = {
  przesłać: ['{proszę przesłać|prześlij}', 'przesyłać'],
  wysłać: ['{proszę wysłać|wyślij}', 'wysyłać'],
  podesłać: ['{proszę podesłać|podeślij}', 'przesyłać'],
  przygotować: ['{proszę przygotować|przygotuj}', 'przygotowywać'],
  zarezerwować: ['{proszę zarezerwować|zarezerwuj}', 'rezerwować'],
  zamówić: ['{proszę zamówić|zamów}', 'zamawiać'],
  zapisać: ['{proszę zapisać|zapisz}', 'zapisywać'],
  przywieźć: ['{proszę przywieźć|przywieź}', 'przywozić'],
  dodać: ['{proszę dodać|dodaj}', 'dodawać'],
};

const or = ',? (?:czy|lub|albo|czy też|czy raczej) ';
const whose = '(?:państwu|panu|pani|ci|wam)';
const choices: TurningRule[] = [
  {
    when: new RegExp(
      `^(?:jak|kiedy|gdzie|co|w jak\\p{L}+ \\p{L}+|w któr\\p{L}+ \\p{L}+) (.{3,70}?)(?: [–—-]|:|,) (.{2,50}?)${or}(.{2,50})$`,
      'iu',
    ),
    say: ([rest = '', one = '', other = '']) => open(chosen(rest, [one, other], grammar)),
  },
  {
    when: new RegExp(
      `^(?:czy )?(?:bardziej )?(odpowiada|pasuje|odpowiadałby|odpowiadałaby|odpowiadałoby|podoba się|wygodniej będzie|lepiej będzie|będzie wygodniej) (?:${whose} )(?:bardziej |lepiej )?(.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: ([, one = '', other = '']) => ({ open: `Bardziej odpowiada mi [${one} / ${other}].` }),
  },
  {
    when: new RegExp(
      `^(?:czy )?(?:(wol(?:ą|i)|preferuj(?:ą|e)) ${reader}|${reader} (wol(?:ą|i)|preferuj(?:ą|e))|(wolisz|wolicie|preferujesz)) (.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: ([, , , one = '', other = '']) => ({ open: `Wolę [${one} / ${other}].` }),
  },
  {
    when: new RegExp(
      `^(?:czy )?(?:chc(?:ą|e|ieliby|iałby|iałaby) ${reader}|${reader} chc(?:ą|e)|chcesz) (.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: { open: 'Chcę [$1 / $2].' },
  },
  {
    when: new RegExp(
      `^(?:czy )?(?:mam|mamy|czy mogę|mogę) (?:${whose} )?(${Object.keys(offers).join('|')}) (?:${whose} )?(.{3,100})$`,
      'iu',
    ),
    say: ([form = '', what = '']) => {
      const [yes, no] = offers[fold(form)] ?? [];
      if (!yes) return undefined;
      const without = denied(what);
      return {
        open: `[Tak, ${yes} / Nie, dziękuję, nie trzeba]: ${what}.`,
        yes: `Tak, ${yes} ${what}.`,
        no: without ? `Dziękuję, nie trzeba ${no} ${without}.` : `Dziękuję, ale nie ma takiej potrzeby.`,
      };
    },
  },
];

const polar: TurningRule[] = [
  {
    when: new RegExp(
      `^(?:czy )?(?:dasz radę|da pani? radę|zdołasz|zdążysz|uda ci się|uda się(?: państwu| panu| pani)?) ((?:to |jeszcze |też )*${infinitive}(?: .{2,90})?)$`,
      'iu',
    ),
    say: {
      open: '[Uda mi się / Niestety nie uda mi się] $1.',
      yes: 'Tak, uda mi się $1.',
      no: 'Niestety nie uda mi się $1.',
    },
  },
  {
    when: new RegExp(
      `^(?:czy )?(?:możesz|może pani?|mogą państwo|mógłbyś|mogłabyś) to (${infinitive})$`,
      'iu',
    ),
    say: {
      open: '[Mogę to / Niestety nie mogę tego] $1.',
      yes: 'Tak, mogę to $1.',
      no: 'Niestety nie mogę tego $1.',
    },
  },
  {
    when: new RegExp(
      `^czy ((?:w razie|w przypadku|na czas|na|w|we|od|do|po|przed|przy|za) [^,]{3,40}?) (?:możemy|mogę|można|będziemy mogli|da się) (${infinitive}(?: .{2,90})?)$`,
      'iu',
    ),
    say: {
      open: '$1 [można / niestety nie można] $2.',
      yes: 'Tak, $1 można $2.',
      no: 'Niestety $1 nie można $2.',
    },
  },
  {
    when: new RegExp(
      `^czy ((?:w razie|w przypadku|na czas|na|w|we|od|do|po|przed|przy|za) [^,]{3,40}?) (?:mogą państwo|może pani?|mogliby państwo|możesz) (${infinitive}(?: .{2,90})?)$`,
      'iu',
    ),
    say: {
      open: '$1 [mogę / niestety nie mogę] $2.',
      yes: 'Tak, $1 mogę $2.',
      no: 'Niestety $1 nie mogę $2.',
    },
  },
  {
    when: new RegExp(`^czy (?:mam|mamy|trzeba|należy) (${infinitive}(?: .{2,90})?)$`, 'iu'),
    say: ([rest = '']) => open(whether(rest, '[trzeba / nie trzeba]', grammar)),
  },
  {
    when: /^(?:czy )?(?:dasz radę|zdążysz|zdążycie|zdążą państwo|zdąży pani?|da pani? radę|uda się|udałoby się)(?: to)?(?: zrobić)?$/iu,
    say: { open: '[Tak, zdążę / Niestety nie zdążę].', yes: 'Tak, zdążę.', no: 'Niestety nie zdążę.' },
  },
  {
    when: /^(?:czy )?(?:masz|ma pani?|mają państwo) (?:wtedy|wówczas|w tym terminie|tego dnia) (?:czas|wolne|wolny termin)$/iu,
    say: {
      open: '[Tak, mam wtedy czas / Niestety nie mam wtedy czasu].',
      yes: 'Tak, mam wtedy czas.',
      no: 'Niestety nie mam wtedy czasu.',
    },
  },
  {
    when: /^czy (obejmuje|zawiera|przewiduje|uwzględnia|dopuszcza|zapewnia|wspiera) (\p{L}+) (.{3,100})$/iu,
    say: ([form = '', subject = '', rest = '']) =>
      /(?:y|i|a|e)$/u.test(subject) && !/(?:nia|wa|ta)$/u.test(subject)
        ? undefined
        : { open: `${subject} [${form} / nie ${form}] ${rest}.` },
  },
  {
    when: /^(?:czy )?(?:dasz radę|zdążysz|zdążycie|zdążą państwo|zdąży pani?|da pani? radę|uda się|udałoby się)(?: to)?(?: zrobić)? ((?:do|na|przed) .{3,60})$/iu,
    say: {
      open: '[Tak, zdążę / Niestety nie zdążę] $1.',
      yes: 'Tak, zdążę $1.',
      no: 'Niestety $1 nie zdążę.',
    },
  },
  {
    when: new RegExp(
      `^(?:a )?(?:czy )?(?:można|możemy|mogę|moglibyśmy|mógłbym|mogłabym|wolno|da się|możliwe jest|jest możliwe)(?: będzie)?(?: nam| mi)? (${infinitive}(?: .{2,110})?)$`,
      'iu',
    ),
    say: ([rest = '']) => {
      const can = whether(rest, '[można / niestety nie można]', grammar);
      const [form = '', ...what] = tidy(rest).split(' ');
      const without = what.length > 0 ? denied(what.join(' ')) : '';
      const no =
        without === undefined
          ? 'Niestety nie będzie to możliwe.'
          : tidy(`Niestety nie można ${form} ${without}.`);
      return can ? { open: can, yes: `Tak, można ${tidy(rest)}.`, no } : undefined;
    },
  },
  {
    when: /^(?:czy )?(?:jest|istnieje|byłaby|będzie)(?: u państwa| u pana| u pani)? możliwość (.{3,110})$/iu,
    say: { open: 'Możliwość $1 [istnieje / niestety nie istnieje].' },
  },
  {
    when: /^(?:czy )?(?:mają państwo|macie|posiadają państwo)(?: (?:może|jeszcze|także|również))? (?!możliwość)(.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, '[mamy / niestety nie mamy]', grammar)),
  },
  {
    when: /^(?:czy )?(?:ma pan|ma pani|masz|posiada pan|posiada pani)(?: (?:może|jeszcze|także|również))? (?!możliwość)(.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, '[mam / niestety nie mam]', grammar)),
  },
  {
    when: new RegExp(
      `^czy (?:(odpowiada|pasuje|odpowiadałby|pasowałby|odpowiadałoby|pasowałoby|odpowiadałaby) ${whose}|${whose} (odpowiada|pasuje)) (.{3,110})$`,
      'iu',
    ),
    say: ([, , rest = '']) => open(whether(rest, 'mi [odpowiada / nie odpowiada]', grammar)),
  },
  {
    when: new RegExp(`^czy (${state}) (jest|są|będzie|będą) (.{3,110})$`, 'iu'),
    say: ([form = '', is = '', rest = '']) => open(whether(rest, `[${is} / nie ${is}] ${form}`, grammar)),
  },
  {
    when: new RegExp(`^czy (jest|są|będzie|będą) (${state}) (.{3,110})$`, 'iu'),
    say: ([is = '', form = '', rest = '']) => open(whether(rest, `[${is} / nie ${is}] ${form}`, grammar)),
  },
  {
    when: /^czy (?:jest|są)(?: u państwa| tam)? (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, '[jest / niestety nie ma]', grammar)),
  },
  {
    when: /^czy trzeba (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, '[trzeba / nie trzeba]', grammar)),
  },
  {
    when: /^czy (?:otrzymali państwo|otrzymał pan|otrzymała pani|dostali państwo|dostałeś|dostałaś|otrzymałeś|otrzymałaś) (.{3,100})$/iu,
    say: { open: '$1 [już mam / jeszcze do mnie nie dotarło].' },
  },
  {
    when: /^czy ((?!(?:nie|mógł|mogl|zechc)\p{L}*(?!\p{L}))\p{L}{2,}(?:ą|e|i|y|a)(?: się)? (?:państwo|pan|pani)(?: się)?) (.{3,110})$/iu,
    answers: ['yes-no', 'fact'],
    say: ([form = '', rest = '']) => {
      const own = form.trim().toLowerCase();
      return /(?:ę|my|m)$/u.test(own.replace(/ się$/u, ''))
        ? open(whether(rest, `[${own} / nie ${own}]`, grammar))
        : undefined;
    },
  },
  {
    when: /^czy ((?:państwo|pan|pani) \p{L}{2,}(?:ą|e|i|y|a)(?: się)?) (.{3,110})$/iu,
    answers: ['yes-no', 'fact'],
    say: ([form = '', rest = '']) => {
      const own = tidy(form).toLowerCase();
      return /(?:ę|my|m)$/u.test(own.replace(/ się$/u, ''))
        ? open(whether(rest, `[${own} / nie ${own}]`, grammar))
        : undefined;
    },
  },
  {
    when: new RegExp(
      `^czy (${rowsOfOwn.map((row) => row[4]).join('|')}|\\p{L}{3,}(?:ujesz|asz)(?: się)?) (.{3,110})$`,
      'iu',
    ),
    answers: ['yes-no', 'fact'],
    say: ([form = '', rest = '']) => open(whether(rest, `[${form} / nie ${form}]`, grammar)),
  },
  {
    when: new RegExp(`^czy (${verb}) (.{3,110})$`, 'iu'),
    say: ([form = '', rest = '']) => open(whether(rest, `[${form} / nie ${form}]`, grammar)),
  },
  {
    when: /^czy ((?:we?|na|przy|obok|do|za) .{3,40}?) (?:jest|są) (.{3,80})$/iu,
    say: ([place = '', thing = '']) => {
      const [what = '', ...clause] = thing.split(/(?=, (?:\p{L}{1,6} )?któr)/u);
      return { open: tidy(`${what} ${place} [jest / niestety nie ma]${clause.join('')}.`) };
    },
  },
  {
    when: new RegExp(
      `^(?:czy )?((?!(?:kto|co|jak\\p{L}*|gdzie|kiedy|ile|ilu|czy|dlaczego)(?!\\p{L}))\\p{L}[^,]{2,60}?) ((?:jest|są|będzie|będą|może|mogą)|${verb})(?: ([^,]{2,80}))?$`,
      'iu',
    ),
    answers: ['yes-no'],
    say: ([what = '', form = '', rest = '']) => ({
      open: tidy(`${what} [${form} / nie ${form}] ${rest}.`),
    }),
  },
];

const questions: TurningRule[] = [
  ...wordRules(
    words,
    grammar,
    '(?:u państwa |u pana |u pani |mniej więcej |około |dokładnie |najwcześniej |zwykle |ewentualnie ){0,2}',
  ),
  {
    when: /^ile (?:u państwa )?((?:kosztuje|kosztują|kosztowałby|kosztowałaby|kosztowałoby|będzie kosztować|będzie kosztował[aoy]?|wynosi|wynoszą|wyniesie|wyniosą|wyniosł(?:ab|ob|yb)y|wyniósłby) .{3,110})$/iu,
    say: ([rest = '']) => open(arranged(rest, '[kwota]', grammar)),
  },
  {
    when: /^ile (?:by )?(?:to )?(?:kosztowałoby|kosztowało|wyniosłoby|wyniosło|będzie kosztować|będzie kosztowało|wyniesie)(?: to)?, (?:gdyby|jeśli|jeżeli).{5,110}$/iu,
    say: { open: 'W takim przypadku koszt wyniesie [kwota].' },
  },
  {
    when: /^ile to kosztuje ((?!za )\p{L}+)$/iu,
    say: { open: 'Kosztuje to $1 [kwota].' },
  },
  {
    when: /^ile ((?:weźmiesz|weźmie pani?|wezmą państwo|bierzesz|bierze pani?|biorą państwo|liczysz|liczą państwo|liczy pani?)(?!\p{L}).{0,80})$/iu,
    say: { open: '$1 [kwota].' },
  },
  {
    when: /^jak długo by (?:to )?(?:potrwało|trwało)$/iu,
    say: { open: 'Trwałoby to [jak długo].' },
  },
  {
    when: /^ile (?:by )?to (?:kosztował[oay]|kosztuje|będzie kosztować|będzie kosztowało|wyniesie)$/iu,
    say: { open: 'Koszt wynosi [kwota].' },
  },
  {
    when: /^ile ((?:trwa|trwają|potrwa|zajmuje|zajmie|będzie trwać|będzie trwał[aoy]?) .{3,110})$/iu,
    say: ([rest = '']) => open(arranged(rest, '[jak długo]', grammar)),
  },
  {
    when: /^(?:na ile|dla ilu|ile|ilu)(?: jeszcze)? (?!kosztuje|czasu|trwa|wynosi)(.{3,110})$/iu,
    say: ([rest = '']) => open(counted(rest, '[ile]', grammar)),
  },
  {
    when: /^jakie (?:są|istnieją|mają państwo|oferują państwo|macie|masz) (?:dostępne |możliwe )?((?:możliwości|warianty|terminy|opcje|formy|rodzaje|sposoby|rozmiary|kolory|pokoje|pakiety|ceny|warunki|koszty|stawki|godziny|zasady|wymagania)(?!\p{L}).{0,100})$/iu,
    say: { open: 'Dostępne $1: [lista].' },
  },
  {
    when: /^jakie (dokumenty|materiały|informacje|dane|rzeczy|pliki|zaświadczenia|formalności|warunki|załączniki) (.{3,100})$/iu,
    say: ([what = '', rest = '']) => {
      const said = arranged(rest, `następujące ${what}`, grammar);
      return said ? { open: said.replace(/\.$/u, ': [lista].') } : undefined;
    },
  },
  {
    when: /^jak(?:i|a|ie) (?:jest|są|będzie|byłby|byłaby|byłoby) (.{3,110})$/iu,
    say: ([rest = '']) => open(isSaid(rest)),
  },
  {
    when: /^jaki (?:czas|okres) (.{3,110})$/iu,
    say: () => undefined,
  },
  ...['który', 'która', 'które', 'którą', 'jaki', 'jaka', 'jakie'].map((which) => ({
    when: new RegExp(
      `^${which} (ze? .{3,60}?) (${whose} .{3,60}|(?:odpowiada|pasuje|wybiera|wolą|woli|jest) .{2,60})$`,
      'iu',
    ),
    say: ([of = '', rest = '']: readonly string[]) => open(arranged(rest, `[${which} ${of}]`, grammar)),
  })),
  ...['jaki', 'jaka', 'jakie', 'jaką', 'jakich', 'jakiego', 'jakiej', 'który', 'która', 'które', 'którą'].map(
    (which) => ({
      when: new RegExp(`^${which} (?!jest |są |będzie |z |ze )(.{3,110})$`, 'iu'),
      say: ([rest = '']: readonly string[]) => open(counted(rest, `[${which}]`, grammar)),
    }),
  ),
  ...[
    'jakim',
    'jakiego',
    'jakiemu',
    'jaką',
    'jakiej',
    'jaki',
    'jakie',
    'jakich',
    'jakimi',
    'którym',
    'którego',
    'której',
    'którą',
    'który',
    'których',
  ].map((which) => ({
    when: new RegExp(`^((?:w|we|na|do|z|ze|dla|od|o|przy|po|za|pod|przez) )${which} (.{3,110})$`, 'iu'),
    say: ([lead = '', rest = '']: readonly string[]) =>
      open(counted(rest, `${lead.toLowerCase()} [${which}]`, grammar)),
  })),
  {
    when: /^kto (.{3,110})$/iu,
    say: { open: '[kto] $1.' },
  },
  {
    when: /^co (?:dokładnie )?((?:jest|są|obejmuje|zawiera|należy|trzeba|mam|mamy|warto|musimy|muszę|wchodzi|będzie|państwo|mogą|może|zabrać|przynieść|polecają|proponują|poleca|proponuje).{0,110})$/iu,
    say: ([rest = '']) => open(arranged(rest, '[co dokładnie]', { ...grammar, can: 'trzeba' })),
  },
];

/** 'Czy mamy odesłać …': what the reader is asked to decide is needed. */
const deliberate = /^\{mają Państwo\|masz\} /u;

const question =
  '(?:czy|kiedy|kto|co|gdzie|dokąd|skąd|jak\\p{L}*|ile|ilu|czym|dlaczego|któr\\p{L}+|(?:w|na|do|o|z|od|dla|za|pod|przez|u) (?:jak|któr|il|kiedy|ko|czego|kim)\\p{L}*)(?!\\p{L})';

export const polish: Turning = {
  leads: new RegExp(
    `^(?:aha|acha|no i|(?:i |to )?ostatni(?:e|a sprawa|e pytanie)|na koniec|jeszcze (?:jedno|coś|kwestia|jedna (?:rzecz|sprawa))|druga (?:sprawa|rzecz)|jeśli tak|jeżeli tak|jeśli nie|[^?]{8,110}?(?=\\s[–—-]\\s${question})|[^?]{8,110}, dlatego(?: też)?|(?:bardzo |uprzejmie |również |także |i )*(?:proszę|prosimy|prosiłbym|prosiłabym|chciał(?:bym|abym)|chcielibyśmy|muszę|musimy|zależy mi|zależy nam)(?: też| także| również)? (?:\\p{L}+ć i )?(?:podać|wskazać|określić|potwierdzić|ustalić|wyjaśnić|poinformować|sprawdzić|wiedzieć|zapytać|upewnić się)(?: mi| nam| mnie| nas)?(?:,? proszę)?(?=,? ${question})|[^?:]{3,110}(?=:\\s${question})|[^?]{8,110}?(?=\\s[–—-]\\s(?:możesz|może pan|mogą państwo|zdążysz|da się|prosimy|proszę|prosiłbym)(?!\\p{L}))|poza tym|ponadto|dodatkowo|również|także|jeszcze(?: jedno)?(?: pytanie)?|przy okazji|a|i|oraz|a także|po pierwsze|po drugie|po trzecie|na koniec|pytanie|(?:i |także |również )?(?:proszę(?: także| również)? (?:powiedzieć|napisać|dać znać)|prosz(?:ę|imy)(?: także| również)? o (?:informację|odpowiedź|wiadomość|potwierdzenie)|napisz|powiedz|daj znać|daj mi znać)(?: mi| nam)?(?:,? proszę)?(?=,? ${question})|chciał(?:bym|abym|am|em)(?: się)?(?: też| także| również| jeszcze)? (?:zapytać|dowiedzieć(?: się)?|wiedzieć|spytać)(?=,? ${question})|chcielibyśmy(?: się)?(?: też| także| również)? (?:zapytać|dowiedzieć(?: się)?|wiedzieć)(?=,? ${question})|potrzebuj(?:ę|emy) wiedzieć(?=,? ${question})|interesuje (?:mnie|nas)(?: też| także| również)?(?=,? ${question}))[,:—–-]*\\s+[,—–-]?\\s*`,
    'iu',
  ),
  asksToKnow: new RegExp(
    `^.{0,50}(?<!\\p{L})(?:powie\\p{L}+|napis\\p{L}+|napisz|informację|odpowiedź|wyjaśnienie|zapytać|dowiedzieć|wiedzieć|spytać|znać|interesuje)(?!\\p{L}).{0,25}?, (?=${question})`,
    'iu',
  ),
  tails:
    /(?:\s[–—-]\s(?!.{1,60}\s(?:czy|lub|albo)\s).{1,100}|,\s(?:bo|ponieważ|gdyż|bez (?:niego|niej|nich|tego)|inaczej|nam|chcemy|chcę|żeby(?:śmy|m))\s.{1,120}|(?:,?\s(?:proszę|dziękuję|z góry dziękuję|dzięki|jeśli to możliwe))+)$/iu,
  joint: new RegExp(
    `(?<!^(?:i |a )?(?:jeśli|jeżeli|gdyby\\p{L}*) [^,]{2,90}), (?=(?:kiedy|ile|któr\\p{L} z|czy (?=[^,]{3,60}(?:, | i )(?:kiedy|ile|jak|czy)))(?!\\p{L}))|, a jeśli nie,? (?:to )?(?=${question})|,? (?:i|oraz) (?:o )?(?:wyjaśnienie|informację|odpowiedź|daj(?:cie)? znać|napisz|powiedz),? (?=${question})|,? (?:i|oraz|a także|a|jak również)(?: też| także| jeszcze)? (?=${question}|o \\p{L}+ni[ea] |${word(`${telling}|${deeds.map((row) => row.split(' ')[2]).join('|')}`)})`,
    'iu',
  ),
  dated: true,
  told: /^[^?]{8,120}, (?=(?:zdążysz|zdążą państwo|zdąży pan|dasz radę|możesz|mogą państwo|może pani?)(?: |,|$))/iu,
  around: supposing(
    /^(?:i |a )?(?:jeśli|jeżeli|gdyby\p{L}*) [^?]{3,110}?, (?:to |wtedy |wówczas )?(?=\p{L})(?!(?:to|i|a|żeby|aby|któr\p{L}+) )/iu,
    /, (?:jeśli|jeżeli|gdyby\p{L}*) [^?]{5,110}$/iu,
    'W takim przypadku',
  ),
  stretches: asides,
  either: {
    rules: choices,
    asks: new RegExp(`^(?!czy )${question}`, 'iu'),
    or: /,? czy (?:też |może )?(?!nie(?!\p{L}))/iu,
    whether: /^czy /iu,
    stated: (clause) => statement(clause.replace(deliberate, ''), grammar, 'trzeba'),
    heads:
      /^(?:tylko|raczej|lepiej|we?|na|po|do|ze?|za|dla|od|u|przez|bez|przed|przy|pod|online|zdalnie|osobiście|osobno|samodzielnie|rano|wieczorem|stacjonarnie|mailem|telefonicznie|gotówką|kartą|przelewem|kurierem|pocztą)(?!\p{L})/iu,
  },
  small:
    /^(?:Pan\p{Ll}*|Państw\p{Ll}*|Twój|Twoj\p{Ll}*|Nasz\p{Ll}*|My|Ja|Nam|Mi|W|We|Na|Po|Do|Z|Ze|Za|Dla|Od|U|O|Kiedy|Gdzie|Kto|Co|Jak\p{Ll}*|Ile|Jest|Są|To|Ten|Ta|Te|Czy)(?!\p{L})/u,
  swaps,
  unsaid: new RegExp(
    `(?<!\\p{L})(?:(?<!(?:(?:${asked})(?: się)?|(?<!\\p{L})\\p{L}{2,}u[ją][eą]?|\\p{L}ają|^\\p{L}{2,20}a|mogliby|m(?:ógł|ogła)by) )(?:pan|państwo)(?!\\p{L})(?! (?:się )?(?:(?:${asked}|\\p{L}+uj[ąe]|\\p{L}+ają|mogliby|m(?:ógł|ogła)by)(?!\\p{L})))|sądz\\p{L}+|myśl\\p{L}+|kto|co(?! najmniej| do | tydzień| miesiąc| rok)|gdzie|ile|ilu|dlaczego|czemu|czy|ja|my|(?:jeśli|jeżeli) (?:\\p{L}+ )?\\p{L}{3,}(?:amy|emy|imy|ymy)|dziś|dzisiaj|jutro|jutra|pojutrze|wczoraj|przyszł(?:y|ego|ym|ej)|najbliższ\\p{L}+|t(?:en|ym) tydz\\p{L}+|tym tygodniu|(?<!jeśli |jeżeli |jeśli \\p{L}{1,20} |(?:żeby|aby)(?: [\\p{L}-]+){0,5} )nie|ani|siebie|sobie|swój|swoje|swoją|swojej|swoim|wy|was|wam|wasz\\p{L}*|jak(?:i|a|ie|ą|iego|iej|im|ich)|macie|możecie|jesteście|chcecie|będziecie|robicie|oferujecie|pracujecie|przyjmujecie|\\p{L}{3,}(?:liście|łyście|łeś|łaś|libyście|łbyś|łabyś)|bym|byśmy)(?!\\p{L})`,
    'iu',
  ),
  rules: [...choices, ...orders, ...requests, ...questions, ...polar],
};
