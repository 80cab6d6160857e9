import type { PhrasePack } from '../phrase-pack.ts';
import { polish as turning } from '../turning/polish.ts';

/** Vocatives that are beyond doubt; an informal greeting takes other names as they are. */
const vocatives: Record<string, string> = {
  Adam: 'Adamie',
  Agata: 'Agato',
  Agnieszka: 'Agnieszko',
  Aleksandra: 'Aleksandro',
  Alicja: 'Alicjo',
  Andrzej: 'Andrzeju',
  Aneta: 'Aneto',
  Ania: 'Aniu',
  Anna: 'Anno',
  Asia: 'Asiu',
  Barbara: 'Barbaro',
  Bartosz: 'Bartoszu',
  Basia: 'Basiu',
  Beata: 'Beato',
  Danuta: 'Danuto',
  Dariusz: 'Dariuszu',
  Dawid: 'Dawidzie',
  Dominik: 'Dominiku',
  Dominika: 'Dominiko',
  Dorota: 'Doroto',
  Edyta: 'Edyto',
  Ela: 'Elu',
  Elżbieta: 'Elżbieto',
  Ewa: 'Ewo',
  Filip: 'Filipie',
  Gabriela: 'Gabrielo',
  Gosia: 'Gosiu',
  Grzegorz: 'Grzegorzu',
  Halina: 'Halino',
  Hanna: 'Hanno',
  Henryk: 'Henryku',
  Irena: 'Ireno',
  Iwona: 'Iwono',
  Iza: 'Izo',
  Izabela: 'Izabelo',
  Jacek: 'Jacku',
  Jakub: 'Jakubie',
  Jan: 'Janie',
  Janusz: 'Januszu',
  Jarosław: 'Jarosławie',
  Jerzy: 'Jerzy',
  Joanna: 'Joanno',
  Jolanta: 'Jolanto',
  Julia: 'Julio',
  Justyna: 'Justyno',
  Józef: 'Józefie',
  Kamil: 'Kamilu',
  Karol: 'Karolu',
  Karolina: 'Karolino',
  Kasia: 'Kasiu',
  Katarzyna: 'Katarzyno',
  Kinga: 'Kingo',
  Klara: 'Klaro',
  Konrad: 'Konradzie',
  Krystyna: 'Krystyno',
  Krzysztof: 'Krzysztofie',
  Kuba: 'Kubo',
  Laura: 'Lauro',
  Lena: 'Leno',
  Leszek: 'Leszku',
  Maciej: 'Macieju',
  Maciek: 'Maćku',
  Magda: 'Magdo',
  Magdalena: 'Magdaleno',
  Marcin: 'Marcinie',
  Marek: 'Marku',
  Maria: 'Mario',
  Mariusz: 'Mariuszu',
  Marta: 'Marto',
  Martyna: 'Martyno',
  Marzena: 'Marzeno',
  Mateusz: 'Mateuszu',
  Małgorzata: 'Małgorzato',
  Michał: 'Michale',
  Mirosław: 'Mirosławie',
  Monika: 'Moniko',
  Natalia: 'Natalio',
  Ola: 'Olu',
  Patrycja: 'Patrycjo',
  Patryk: 'Patryku',
  Paulina: 'Paulino',
  Paweł: 'Pawle',
  Piotr: 'Piotrze',
  Przemysław: 'Przemysławie',
  Rafał: 'Rafale',
  Renata: 'Renato',
  Robert: 'Robercie',
  Sara: 'Saro',
  Sebastian: 'Sebastianie',
  Stanisław: 'Stanisławie',
  Sylwia: 'Sylwio',
  Szymon: 'Szymonie',
  Sławomir: 'Sławomirze',
  Teresa: 'Tereso',
  Tomasz: 'Tomaszu',
  Tomek: 'Tomku',
  Urszula: 'Urszulo',
  Wanda: 'Wando',
  Weronika: 'Weroniko',
  Wiktor: 'Wiktorze',
  Wiktoria: 'Wiktorio',
  Wojciech: 'Wojciechu',
  Zbigniew: 'Zbigniewie',
  Zofia: 'Zofio',
  Zosia: 'Zosiu',
  Zuzanna: 'Zuzanno',
  Łukasz: 'Łukaszu',
};

/** What phrases begin with; words of address and names are not among them and keep their capital. */
const firstWords = new Set(
  `
    A Aby Akceptuję Bardzo Cała Chcę Chętnie Ciekawi Cieszę Co Czekam Czy Daj Dam Dla Do Dopilnuję
    Dostarczymy Dostawę Drobiazg Dzięki Dziękuję Haseł Jak Jakby Jasne Jedna Jedną Jeśli Już Kajam
    Kolejny Krótko Liczę Mam Miłego Mogę Moja Moje Może Możemy Muszę Myślami Na Najlepiej Naprawdę
    Następnym Nawiązuję Nic Nie Niech Niestety Niniejszym O Obecny Oczywiście Od Odezwę Odpowiada
    Odpowiadam Odpowiedz Ogromnie Pilnie Po Podeślij Podpisany Podpiszę Potrzebuję Potwierdzam
    Poufnych Pozwolę Proponuję Proszę Prośbę Przejrzę Przepraszam Prześlę Prześlij Przyjmij Przykro
    Serdeczne Serdecznie Sorry Sprawdzę Super Szybka Szybki Tak Takich Ten Termin To Trzymaj
    Uprzejmie Uzupełnię W We Wiadomo Wiadomość Wielka Wielkie Wiem Wierzę Wolę Wprowadzę Wracam
    Wszystkiego Wszystko Wyjaśnij Wyrażam Z Zajmę Zaktualizuję Zamiast Zanim Zaproponowany Zgadzam
    Zgoda Zgodnie Zrealizujemy Życzę
  `.split(/\s+/),
);

/**
 * Polish, as written in business mail. The polite address would give the reader a gender (Pan, Pani), so that polite
 * phrases do without a pronoun. In `things`, `name` is a genitive: negated objects stand in it, and no phrase needs
 * a subject.
 */
export const polish: PhrasePack = {
  locale: 'pl',
  dateWithYear: '{date} {year} roku',
  space: ' ',
  turning,
  quotes: ['„', '”'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, first, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Cześć ${called},` : `Dzień dobry ${called},`;
    if (register === 'familiar') {
      const hello = tone === 'casual' || tone === 'humorous' ? 'Hej' : 'Cześć';
      return first ? `${hello} ${vocatives[first] ?? first},` : `${hello},`;
    }
    const formal = tone === 'formal' || tone === 'diplomatic';
    if (formal || tone === 'professional' || tone === 'assertive') {
      if (title === 'mr') return 'Szanowny Panie,';
      if (title === 'ms') return 'Szanowna Pani,';
    }
    return formal ? 'Szanowni Państwo,' : 'Dzień dobry,';
  },
  valediction: {
    professional: ['Z poważaniem', 'Łączę pozdrowienia', 'Z pozdrowieniami'],
    formal: ['Z wyrazami szacunku', 'Z poważaniem'],
    diplomatic: ['Łączę wyrazy szacunku', 'Z poważaniem'],
    assertive: ['Z pozdrowieniami'],
    concise: ['Pozdrawiam'],
    urgent: ['Łączę pozdrowienia', 'Pozdrawiam'],
    friendly: ['Serdecznie pozdrawiam', 'Pozdrawiam serdecznie', 'Wszystkiego dobrego'],
    empathetic: ['Z serdecznymi pozdrowieniami', 'Z najlepszymi życzeniami'],
    enthusiastic: ['Najserdeczniejsze pozdrowienia', 'Pozdrawiam bardzo serdecznie'],
    casual: ['Pozdrawiam i do usłyszenia', 'Trzymaj się', 'Na razie'],
    humorous: ['Pozdrawiam z uśmiechem', 'Trzymaj się ciepło'],
  },
  nameGap: '[Imię i nazwisko]',
  // Words of address keep their capital, and so does every word that no phrase begins with.
  opens: (text) => text.replace(/^\p{L}+/u, (word) => (firstWords.has(word) ? word.toLowerCase() : word)),

  times: {
    on: {
      weekdays: [
        'w niedzielę',
        'w poniedziałek',
        'we wtorek',
        'w środę',
        'w czwartek',
        'w piątek',
        'w sobotę',
      ],
      day: '{weekday} {date}',
      time: 'o godz. {time}',
      both: '{weekday} {date} o godz. {time}',
    },
    by: {
      weekdays: ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'],
      day: 'do {weekday} {date}',
      time: 'do godz. {time}',
      both: 'do {weekday} {date} do godz. {time}',
    },
    named: {
      day: '{weekday} {date}',
      time: 'godz. {time}',
      both: '{weekday} {date}, godz. {time}',
    },
    after: ', od godz. {time}',
    before: ', do godz. {time}',
  },
  things: {
    contract: { name: 'umowy', object: 'umowę', about: 'w sprawie umowy' },
    invoice: { name: 'faktury', object: 'fakturę', about: 'w sprawie faktury' },
    quote: { name: 'oferty', object: 'ofertę', about: 'w sprawie oferty' },
    report: { name: 'raportu', object: 'raport', about: 'w sprawie raportu' },
    presentation: { name: 'prezentacji', object: 'prezentację', about: 'w sprawie prezentacji' },
    documents: { name: 'dokumentów', object: 'dokumenty', about: 'w sprawie dokumentów' },
    file: { name: 'pliku', object: 'plik', about: 'w sprawie pliku' },
    list: { name: 'listy', object: 'listę', about: 'w sprawie listy' },
    figures: { name: 'danych', object: 'dane', about: 'w sprawie danych' },
    agenda: { name: 'agendy', object: 'agendę', about: 'w sprawie agendy' },
    minutes: { name: 'protokołu', object: 'protokół', about: 'w sprawie protokołu' },
    proposal: { name: 'propozycji', object: 'propozycję', about: 'w sprawie propozycji' },
    plan: { name: 'planu', object: 'plan', about: 'w sprawie planu' },
    schedule: { name: 'harmonogramu', object: 'harmonogram', about: 'w sprawie harmonogramu' },
    draft: { name: 'projektu dokumentu', object: 'projekt dokumentu', about: 'w sprawie projektu dokumentu' },
    details: { name: 'szczegółów', object: 'szczegóły', about: 'w sprawie szczegółów' },
    address: { name: 'adresu', object: 'adres', about: 'w sprawie adresu' },
    phone: { name: 'numeru telefonu', object: 'numer telefonu', about: 'w sprawie numeru telefonu' },
    photos: { name: 'zdjęć', object: 'zdjęcia', about: 'w sprawie zdjęć' },
    cv: { name: 'CV', object: 'CV', about: 'w sprawie CV' },
    order: { name: 'zamówienia', object: 'zamówienie', about: 'w sprawie zamówienia' },
    delivery: { name: 'dostawy', object: 'dostawę', about: 'w sprawie dostawy' },
    payment: { name: 'płatności', object: 'płatność', about: 'w sprawie płatności' },
    price: { name: 'ceny', object: 'cenę', about: 'w sprawie ceny' },
    meeting: { name: 'spotkania', object: 'spotkanie', about: 'w sprawie spotkania' },
    call: { name: 'rozmowy', object: 'rozmowę', about: 'w sprawie rozmowy' },
    appointment: { name: 'terminu', object: 'termin', about: 'w sprawie terminu' },
    interview: {
      name: 'rozmowy kwalifikacyjnej',
      object: 'rozmowę kwalifikacyjną',
      about: 'w sprawie rozmowy kwalifikacyjnej',
    },
    event: { name: 'wydarzenia', object: 'wydarzenie', about: 'w sprawie wydarzenia' },
    project: { name: 'projektu', object: 'projekt', about: 'w sprawie projektu' },
    account: { name: 'konta', object: 'konto', about: 'w sprawie konta' },
    application: { name: 'zgłoszenia', object: 'zgłoszenie', about: 'w sprawie zgłoszenia' },
    feedback: { name: 'opinii', object: 'opinię', about: 'w sprawie opinii' },
    deadline: { name: 'terminu', object: 'termin', about: 'w sprawie terminu' },
    budget: { name: 'budżetu', object: 'budżet', about: 'w sprawie budżetu' },
    form: { name: 'formularza', object: 'formularz', about: 'w sprawie formularza' },
    product: { name: 'produktu', object: 'produkt', about: 'w sprawie produktu' },
    refund: { name: 'zwrotu pieniędzy', object: 'zwrot pieniędzy', about: 'w sprawie zwrotu pieniędzy' },
    discount: { name: 'rabatu', object: 'rabat', about: 'w sprawie rabatu' },
    room: { name: 'sali', object: 'salę', about: 'w sprawie sali' },
    trip: { name: 'podróży', object: 'podróż', about: 'w sprawie podróży' },
    website: {
      name: 'strony internetowej',
      object: 'stronę internetową',
      about: 'w sprawie strony internetowej',
    },
    problem: { name: 'problemu', object: 'problem', about: 'w sprawie problemu' },
    position: { name: 'stanowiska', object: 'stanowisko', about: 'w sprawie stanowiska' },
  },
  causes: {
    delay: 'opóźnienie',
    damage: 'uszkodzenia',
    'mix-up': 'pomyłkę',
    missing: 'braki w dostawie',
    billing: 'błąd w rozliczeniu',
    silence: 'brak odpowiedzi',
    service: 'poziom obsługi',
    outage: 'problemy techniczne',
    quality: 'stwierdzone wady',
  },

  openings: {
    plain: {
      professional: [
        'dziękuję za wiadomość.',
        'bardzo dziękuję za {wiadomość|Twoją wiadomość}.',
        'dziękuję za {przesłaną wiadomość|Twój e-mail}.',
      ],
      formal: ['uprzejmie dziękuję za wiadomość.', 'uprzejmie dziękuję za przesłaną korespondencję.'],
      diplomatic: [
        'dziękuję za wiadomość i otwarte przedstawienie sprawy.',
        'dziękuję za zwrócenie się do mnie w tej sprawie.',
      ],
      assertive: ['dziękuję za wiadomość, odpowiadam wprost.'],
      concise: ['dziękuję za e-mail.'],
      urgent: ['dziękuję za wiadomość, odpowiadam od razu.'],
      friendly: [
        'bardzo dziękuję za miłą wiadomość.',
        'dziękuję za wiadomość, miło {otrzymać od Państwa wieści|mieć od Ciebie wieści}.',
        'dziękuję, miło mi było przeczytać {tę wiadomość|Twoją wiadomość}.',
      ],
      empathetic: [
        'dziękuję za wiadomość i okazane mi zaufanie.',
        'dziękuję za {tę wiadomość|to, że do mnie piszesz}.',
      ],
      enthusiastic: [
        'bardzo dziękuję za {wiadomość|Twoją wiadomość}, ogromnie mnie ucieszyła!',
        'jak miło {otrzymać taką wiadomość|dostać od Ciebie wiadomość}, bardzo dziękuję!',
      ],
      casual: ['dzięki za wiadomość.', 'dzięki, że piszesz.'],
      humorous: ['dzięki za wiadomość; skrzynka od razu wygląda weselej.'],
    },
    information: {
      plain: [
        'dziękuję za informację.',
        'dziękuję za przekazanie tych informacji.',
        'bardzo dziękuję za wiadomość w tej sprawie.',
      ],
      formal: ['uprzejmie dziękuję za przekazaną informację.'],
      casual: ['dzięki za info.'],
      enthusiastic: ['bardzo dziękuję za informację, jest dla mnie naprawdę cenna!'],
    },
    introduced: {
      plain: [
        'dziękuję za przekazanie kontaktu ({name}).',
        'dziękuję za pomoc w nawiązaniu kontaktu; {name}, bardzo mi miło.',
        'bardzo dziękuję za przedstawienie nas sobie; {name}, miło mi poznać.',
      ],
      casual: ['dzięki za kontakt! {name}, miło poznać.'],
    },
    condolence: {
      plain: [
        'z wielkim smutkiem przyjmuję tę wiadomość. {Proszę przyjąć|Przyjmij} moje szczere wyrazy współczucia.',
        'bardzo mi przykro z powodu tej straty. Składam wyrazy głębokiego współczucia.',
        'bardzo poruszyła mnie ta wiadomość. Łączę się {z Państwem|z Tobą} w smutku.',
      ],
      casual: ['bardzo mi przykro. Myślami jestem z Tobą.'],
      friendly: ['bardzo mi przykro. {Proszę przyjąć|Przyjmij} najszczersze wyrazy współczucia.'],
    },
    illness: {
      plain: [
        'przykro mi to słyszeć. Życzę szybkiego powrotu do zdrowia.',
        'dziękuję za informację. Życzę dużo zdrowia i spokojnej rekonwalescencji.',
        'bardzo mi przykro. Zdrowie jest teraz najważniejsze, wszystko inne może poczekać.',
      ],
      casual: ['przykro mi. Wracaj szybko do zdrowia!'],
    },
    rejection: {
      plain: [
        'dziękuję za odpowiedź. Szkoda, ale w pełni szanuję tę decyzję.',
        'dziękuję za informację, przyjmuję ją ze zrozumieniem.',
        'dziękuję za jasną odpowiedź, choć nie ukrywam pewnego zawodu.',
      ],
      casual: ['dzięki, że dajesz znać. Szkoda, ale rozumiem.'],
    },
    cancellation: {
      plain: [
        'dziękuję za informację.',
        'dziękuję za wiadomość; szkoda, że tym razem się nie uda.',
        'dziękuję za powiadomienie mnie o odwołaniu.',
      ],
      casual: ['dzięki, że dajesz znać. Szkoda, ale trudno.'],
    },
    complaint: {
      plain: [
        'dziękuję za zwrócenie nam uwagi na ten problem. Bardzo mi przykro z powodu tej sytuacji.',
        'w pełni rozumiem {Państwa|Twoje} niezadowolenie i przepraszam za zaistniałą sytuację.',
        'dziękuję za zgłoszenie. Bardzo mi przykro, że {spotkała Państwa|spotkała Cię} taka sytuacja.',
      ],
      formal: ['dziękuję za zgłoszenie sprawy. Wyrażam szczere ubolewanie z powodu zaistniałej sytuacji.'],
      empathetic: [
        'dziękuję za otwarte opisanie sprawy. Rozumiem {Państwa|Twoje} rozczarowanie i bardzo mi przykro.',
      ],
      assertive: ['dziękuję za zgłoszenie. Traktuję tę sprawę poważnie.'],
      urgent: ['dziękuję za zgłoszenie. Przepraszam za kłopot, ta sprawa ma teraz pierwszeństwo.'],
      casual: ['dzięki, że o tym piszesz. Bardzo mi przykro, że tak wyszło.'],
    },
    chaser: {
      plain: [
        'przepraszam, że moja odpowiedź kazała na siebie czekać.',
        'dziękuję za przypomnienie i za cierpliwość.',
        'dziękuję za ponowną wiadomość; rzeczywiście należy się {Państwu|Ci} odpowiedź.',
      ],
      casual: ['sorry, że tak długo czekasz na odpowiedź.'],
      formal: ['uprzejmie przepraszam za zwłokę w udzieleniu odpowiedzi.'],
    },
    apology: {
      plain: [
        'dziękuję za wiadomość, {proszę się tym nie przejmować|nie przejmuj się tym}.',
        'dziękuję za wyjaśnienie. Sprawę uważam za zamkniętą.',
        'dziękuję za szczere słowa, przyjmuję to ze zrozumieniem.',
      ],
      casual: ['nic się nie stało, dzięki za wyjaśnienie.'],
    },
    congratulation: {
      plain: [
        'bardzo dziękuję za gratulacje.',
        'serdecznie dziękuję za miłe słowa.',
        'bardzo dziękuję za pamięć i gratulacje.',
      ],
      casual: ['wielkie dzięki za gratulacje!'],
      enthusiastic: ['z całego serca dziękuję za gratulacje, to dla mnie ogromna radość!'],
      formal: ['uprzejmie dziękuję za gratulacje.'],
    },
    invitation: {
      plain: [
        'bardzo dziękuję za zaproszenie.',
        'dziękuję za zaproszenie, to dla mnie duża przyjemność.',
        'serdecznie dziękuję za pamięć i zaproszenie.',
      ],
      enthusiastic: ['co za wspaniałe zaproszenie, bardzo dziękuję!'],
      casual: ['dzięki za zaproszenie!'],
      formal: ['uprzejmie dziękuję za zaproszenie.'],
      humorous: ['dzięki za zaproszenie; kalendarz aż się uśmiechnął.'],
    },
    honour: {
      plain: [
        'dziękuję za okazane zaufanie.',
        'to dla mnie zaszczyt, bardzo dziękuję.',
        'serdecznie dziękuję za tak zaszczytną propozycję.',
      ],
      casual: ['dzięki za zaufanie, to dla mnie zaszczyt.'],
    },
    application: {
      plain: [
        'dziękuję za zgłoszenie i zainteresowanie.',
        'dziękuję za przesłanie dokumentów aplikacyjnych.',
        '{Państwa|Twoje} zgłoszenie do mnie dotarło, bardzo za nie dziękuję.',
      ],
    },
    introduction: {
      plain: [
        'dziękuję za wiadomość, bardzo mi miło.',
        'dziękuję za nawiązanie kontaktu.',
        'dziękuję za przedstawienie się, cieszę się z tej znajomości.',
      ],
      casual: ['dzięki za wiadomość, miło poznać!'],
      enthusiastic: ['bardzo dziękuję za wiadomość, ogromnie mi miło!'],
    },
    invoice: {
      plain: [
        'dziękuję, faktura do mnie dotarła.',
        'dziękuję za przesłanie faktury.',
        'potwierdzam otrzymanie faktury, dziękuję.',
      ],
      casual: ['dzięki, faktura dotarła.'],
    },
    reminder: {
      plain: [
        'dziękuję za przypomnienie.',
        'dziękuję za pamięć o tej sprawie.',
        'dziękuję, przypomnienie bardzo się przyda.',
      ],
      casual: ['dzięki za przypomnienie.'],
    },
    offer: {
      plain: [
        'dziękuję za ofertę.',
        'dziękuję za przedstawienie oferty.',
        'dziękuję za wiadomość i przesłaną propozycję.',
      ],
      casual: ['dzięki za propozycję.'],
    },
    approval: {
      plain: [
        'cieszę się, że wszystko się zgadza.',
        'dziękuję za pozytywną odpowiedź.',
        'dziękuję za akceptację.',
      ],
      casual: ['super, że wszystko pasuje.'],
      enthusiastic: ['bardzo się cieszę, że wszystko się podoba!'],
    },
    pending: {
      plain: [
        'dziękuję za informację o postępach.',
        'dziękuję za zajęcie się tą sprawą.',
        'dziękuję za wiadomość; w takim razie czekam na dalsze informacje.',
      ],
      casual: ['dzięki, że się tym zajmujesz.'],
    },
    sharing: {
      plain: [
        'dziękuję, wszystko dotarło.',
        'bardzo dziękuję, wszystko dotarło.',
        'dziękuję za przesłane materiały.',
      ],
      casual: ['dzięki, wszystko dotarło.'],
    },
    thanks: {
      plain: ['nie ma za co.', 'cała przyjemność po mojej stronie.', 'bardzo dziękuję za miłe słowa.'],
      casual: ['nie ma sprawy!', 'drobiazg!'],
      formal: ['uprzejmie dziękuję za te życzliwe słowa.'],
      enthusiastic: ['ogromnie mi miło, dziękuję za te słowa!'],
    },
    announcement: {
      plain: [
        'dziękuję za informację.',
        'dziękuję za powiadomienie.',
        'dziękuję, przyjmuję to do wiadomości.',
      ],
      casual: ['dzięki za cynk.'],
    },
    meeting: {
      plain: [
        'dziękuję za propozycję terminu.',
        'dziękuję za wiadomość w sprawie terminu.',
        'dziękuję za zajęcie się ustaleniem terminu.',
      ],
      casual: ['dzięki za propozycję terminu.'],
      formal: ['uprzejmie dziękuję za propozycję terminu.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'bardzo dziękuję za {object}.',
        'dziękuję za {object}, wszystko dotarło.',
        'serdecznie dziękuję za przesłanie {name}.',
      ],
      formal: ['uprzejmie dziękuję za {object}.'],
      enthusiastic: ['ogromnie dziękuję za {object}, to dla mnie wielka pomoc!'],
      casual: ['wielkie dzięki za {object}!'],
      urgent: ['dziękuję za {object}; zaraz do tego siadam.'],
    },
    bare: {
      plain: [
        'bardzo dziękuję za wiadomość i poświęcony czas.',
        'serdecznie {dziękuję|Ci dziękuję} za wiadomość i zaangażowanie.',
        'bardzo dziękuję, to dla mnie duża pomoc.',
      ],
      friendly: ['z całego serca dziękuję, sprawiło mi to dużą radość.'],
      casual: ['wielkie dzięki, naprawdę super z Twojej strony.'],
      enthusiastic: ['ogromnie dziękuję, to wspaniałe!'],
      formal: ['uprzejmie dziękuję za poświęcony czas i zaangażowanie.'],
      empathetic: ['z serca dziękuję; to dla mnie naprawdę dużo znaczy.'],
      urgent: ['bardzo dziękuję za tak szybką reakcję.'],
      humorous: ['wielkie dzięki; stawiam kawę, gdy tylko nadarzy się okazja.'],
      concise: ['bardzo dziękuję.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'bardzo przepraszam za {cause}.',
        '{proszę przyjąć|przyjmij, proszę,} moje przeprosiny za {cause}.',
        'chcę szczerze przeprosić za {cause}.',
      ],
      empathetic: [
        'naprawdę mi przykro i dobrze rozumiem {Państwa|Twoje} zdenerwowanie. Przepraszam za {cause}.',
      ],
      casual: ['sorry za {cause}!'],
      formal: ['proszę przyjąć wyrazy ubolewania i szczere przeprosiny za {cause}.'],
      assertive: ['przepraszam za {cause}. Biorę za to odpowiedzialność.'],
      urgent: ['przepraszam za {cause}. Zajmuję się tym w pierwszej kolejności.'],
      enthusiastic: ['ogromnie przepraszam za {cause}!'],
      humorous: ['kajam się i przepraszam za {cause}.'],
    },
    open: {
      plain: [
        'bardzo przepraszam za [przedmiot przeprosin].',
        '{proszę przyjąć|przyjmij, proszę,} moje przeprosiny za [przedmiot przeprosin].',
        'chcę szczerze przeprosić za [przedmiot przeprosin].',
      ],
      casual: ['sorry za [przedmiot przeprosin]!'],
      formal: ['proszę przyjąć szczere przeprosiny za [przedmiot przeprosin].'],
    },
    remedy: {
      plain: [
        'Kolejny krok z mojej strony: [planowane działanie].',
        'Zajmę się tym osobiście: [planowane działanie].',
        'Aby sytuacja się nie powtórzyła, [planowane działanie].',
      ],
      formal: ['W celu wyjaśnienia sprawy zostaną podjęte następujące kroki: [planowane działanie].'],
      casual: ['Już to naprawiam: [planowane działanie].'],
    },
  },
  followUp: {
    plain: [
      'wracam do {mail}. Czy są w tej sprawie jakieś nowe informacje?',
      'w nawiązaniu do {mail} proszę o krótką informację, jak wygląda sytuacja.',
      'nawiązuję do {mail}. Proszę o wiadomość, na jakim etapie jest ta sprawa.',
    ],
    friendly: ['pozwolę sobie wrócić do {mail}: czy wiadomo już coś nowego?'],
    urgent: ['w nawiązaniu do {mail} pilnie potrzebuję odpowiedzi.'],
    assertive: ['w nawiązaniu do {mail}: sprawa wciąż czeka na {Państwa|Twoją} odpowiedź.'],
    casual: ['wracam do {mail}. Wiadomo już coś?'],
    formal: ['w nawiązaniu do {mail} uprzejmie proszę o informację o stanie sprawy.'],
    enthusiastic: ['wracam do {mail}, bo bardzo mnie ciekawi, co nowego!'],
    empathetic: ['wiem, że czasu bywa mało, wracam jednak do {mail}: czy wiadomo już coś nowego?'],
    humorous: ['wracam do {mail}, zanim sprawa obrośnie mchem. Wiadomo już coś?'],
  },
  earlierMail: {
    subjectAndDate: 'wiadomości {subject} z dnia {date}',
    subject: 'wiadomości {subject}',
    date: 'wiadomości z dnia {date}',
    bare: 'ostatniej wiadomości',
  },

  deeds: {
    send: {
      yes: ['Chętnie prześlę {object} {by}.', 'Prześlę {Państwu|Ci} {object} {by}.'],
      no: ['Niestety w tej chwili nie mogę przesłać {name}.'],
      open: ['Prześlę {object} [do kiedy].'],
      yesIt: ['Wszystko, co potrzebne, chętnie prześlę {by}.'],
      noIt: ['Niestety w tej chwili nie mogę nic przesłać.'],
      openIt: ['Potrzebne materiały prześlę [do kiedy].'],
    },
    review: {
      yes: ['Przejrzę {object} {by} i dam znać.', 'Chętnie przejrzę {object} {by}.'],
      no: ['Niestety w najbliższym czasie nie zdążę przejrzeć {name}.'],
      open: ['Moje uwagi {about}: [treść uwag].'],
      yesIt: ['Przejrzę to {by} i dam znać.'],
      noIt: ['Niestety w najbliższym czasie nie zdążę tego przejrzeć.'],
      openIt: ['Moje uwagi w tej sprawie: [treść uwag].'],
    },
    check: {
      yes: ['{about} zasięgnę informacji i dam znać {by}.'],
      no: ['{about} niestety nie mogę w tej chwili niczego ustalić.'],
      open: ['{about} zasięgnę informacji i dam znać [do kiedy].'],
      yesIt: ['Sprawdzę to i dam znać {by}.', 'Wyjaśnię to i dam znać {by}.'],
      noIt: ['Niestety w tej chwili nie mogę tego sprawdzić.'],
      openIt: ['Sprawdzę to i dam znać [do kiedy].'],
    },
    sign: {
      yes: ['Podpiszę {object} {by} i odeślę podpisany egzemplarz.'],
      no: ['Niestety w tej chwili nie mogę podpisać {name}.'],
      open: ['Podpiszę {object} [do kiedy].'],
      yesIt: ['Podpisany egzemplarz odeślę {by}.'],
      noIt: ['Niestety w tej chwili nie mogę złożyć podpisu.'],
      openIt: ['Podpisany egzemplarz odeślę [do kiedy].'],
    },
    confirm: {
      yes: ['Potwierdzam {object}.', 'Niniejszym potwierdzam {object}.'],
      no: ['Niestety nie mogę jeszcze potwierdzić {name}.'],
      open: ['{about}: [potwierdzam / jeszcze nie potwierdzam].'],
      yesIt: ['Zgodnie z prośbą potwierdzam.'],
      noIt: ['Niestety nie mogę jeszcze tego potwierdzić.'],
      openIt: ['Co do potwierdzenia: [potwierdzam / jeszcze nie potwierdzam].'],
    },
    tell: {
      yes: ['{about} dam znać {by}.'],
      no: ['{about} nie mogę niestety udzielić informacji.'],
      open: ['{about}: [treść odpowiedzi].'],
      yesIt: ['Dam znać {by}.'],
      noIt: ['Niestety nie mogę udzielić informacji w tej sprawie.'],
      openIt: ['Co do {Państwa|Twojego} pytania: [treść odpowiedzi].'],
    },
    call: {
      yes: ['Chętnie zadzwonię {about}.'],
      no: [
        'Niestety na rozmowę telefoniczną {about} brakuje mi teraz czasu; {proszę o e-mail|napisz mi e-mail}.',
      ],
      open: ['Na rozmowę {about} mam czas [dzień i godzina].'],
      yesIt: ['Chętnie zadzwonię {by}.'],
      noIt: ['Niestety na rozmowę telefoniczną brakuje mi teraz czasu.'],
      openIt: ['Na rozmowę telefoniczną mam czas [dzień i godzina].'],
    },
    meet: {
      yes: ['Chętnie się spotkam {about}.'],
      no: ['Niestety w najbliższym czasie nie mogę się spotkać {about}.'],
      open: ['Na rozmowę {about} mam czas [dzień i godzina].'],
      yesIt: ['Chętnie się spotkam.'],
      noIt: ['Niestety w najbliższym czasie nie mogę się spotkać.'],
      openIt: ['Na spotkanie mam czas [dzień i godzina].'],
    },
    attend: {
      yes: ['{Z przyjemnością wezmę udział|Chętnie wpadnę}.', 'Chętnie przyjdę.'],
      no: ['Niestety tym razem {nie wezmę udziału|nie dam rady przyjść}.'],
      open: ['Co do mojego udziału: [będę / nie będzie mnie].'],
      yesIt: ['{Z przyjemnością wezmę udział|Chętnie wpadnę}.'],
      noIt: ['Niestety tym razem {nie wezmę udziału|nie dam rady przyjść}.'],
      openIt: ['Co do mojego udziału: [będę / nie będzie mnie].'],
    },
    pay: {
      yes: ['Sprawdzę {object} i dopilnuję formalności {by}.'],
      no: ['{about}: w tej formie płatność nie zostanie zrealizowana.'],
      open: ['{about}: [zapłacono dnia / płatność nastąpi dnia].'],
      yesIt: ['Sprawdzę to i dopilnuję formalności {by}.'],
      noIt: ['W tej formie płatność nie zostanie zrealizowana.'],
      openIt: ['Co do płatności: [zapłacono dnia / płatność nastąpi dnia].'],
    },
    complete: {
      yes: ['Uzupełnię {object} {by} i odeślę.'],
      no: ['Niestety w tej chwili nie mogę uzupełnić {name}.'],
      open: ['Uzupełnię {object} [do kiedy].'],
      yesIt: ['Zajmę się tym {by}.'],
      noIt: ['Niestety w tej chwili nie dam rady tego zrobić.'],
      openIt: ['Zajmę się tym [do kiedy].'],
    },
    update: {
      yes: ['Zaktualizuję {object} {by}.'],
      no: ['Niestety nie mogę zmienić {name}.'],
      open: ['Zaktualizuję {object} [do kiedy].'],
      yesIt: ['Wprowadzę zmianę {by}.'],
      noIt: ['Niestety nie mogę wprowadzić tej zmiany.'],
      openIt: ['Wprowadzę zmianę [do kiedy].'],
    },
    arrange: {
      yes: ['{about} zajmę się wszystkim {by}.'],
      no: ['{about} nie mogę niestety podjąć się organizacji.'],
      open: ['{about}: [planowane działanie].'],
      yesIt: ['Zajmę się tym {by}.'],
      noIt: ['Niestety nie mogę się tego podjąć.'],
      openIt: ['Co do organizacji: [planowane działanie].'],
    },
    help: {
      yes: ['{about} chętnie pomogę.'],
      no: ['{about} nie mogę niestety pomóc.'],
      open: ['{about} mogę zaproponować [rodzaj pomocy].'],
      yesIt: ['Chętnie w tym pomogę.'],
      noIt: ['Niestety nie mogę w tym pomóc.'],
      openIt: ['Mogę zaproponować [rodzaj pomocy].'],
    },
    approve: {
      yes: ['Niniejszym akceptuję {object}.', 'Akceptuję {object}.'],
      no: ['Niestety nie mogę zaakceptować {name}.'],
      open: ['{about}: [akceptuję / nie akceptuję].'],
      yesIt: ['Wyrażam na to zgodę.'],
      noIt: ['Niestety nie mogę się na to zgodzić.'],
      openIt: ['Co do zgody: [zgadzam się / nie zgadzam się].'],
    },
    cancel: {
      yes: ['Zgodnie z prośbą anuluję {object}.'],
      no: ['Niestety nie można już anulować {name}.'],
      open: ['{about}: [anulowane / nie można już anulować].'],
      yesIt: ['Zgodnie z prośbą zajmę się anulowaniem.'],
      noIt: ['Niestety anulowanie nie jest już możliwe.'],
      openIt: ['Co do anulowania: [anulowane / nie można już anulować].'],
    },
    fix: {
      yes: ['Zajmę się tym {by}; {about} odezwę się, gdy wszystko będzie załatwione.'],
      no: ['{about} nie jestem niestety w stanie nic zrobić.'],
      open: ['{about}: [planowane działanie].'],
      yesIt: ['Zajmę się tym {by} i dam znać, gdy wszystko będzie załatwione.'],
      noIt: ['Niestety nie jestem w stanie temu zaradzić.'],
      openIt: ['W sprawie usunięcia usterki: [planowane działanie].'],
    },
    deliver: {
      yes: ['Dostarczymy {object} {by}.'],
      no: ['Niestety w tej chwili nie możemy dostarczyć {name}.'],
      open: ['Dostarczymy {object} [do kiedy].'],
      yesIt: ['Zrealizujemy dostawę {by}.'],
      noIt: ['Niestety dostawa nie jest w tej chwili możliwa.'],
      openIt: ['Dostawę zrealizujemy [do kiedy].'],
    },
  },
  proposals: {
    yes: {
      plain: ['Odpowiada mi termin: {named}.', '{on} mi pasuje.', 'Chętnie potwierdzam termin: {named}.'],
      casual: ['{on} pasuje mi idealnie.', '{on} bardzo mi pasuje.'],
      enthusiastic: ['{on} pasuje mi świetnie, bardzo się cieszę!'],
      formal: ['Niniejszym potwierdzam termin: {named}.'],
      concise: ['{on} pasuje.'],
      urgent: ['Potwierdzam od razu: {named}.'],
      empathetic: ['{on} jak najbardziej mi pasuje, chętnie znajdę na to czas.'],
      humorous: ['{on} mi pasuje; wpisuję do kalendarza tłustym drukiem.'],
    },
    yesIt: {
      plain: [
        'Zaproponowany termin mi odpowiada.',
        'Chętnie, termin mi pasuje.',
        'Chętnie potwierdzam termin.',
      ],
      formal: ['Niniejszym potwierdzam zaproponowany termin.'],
      casual: ['Termin mi pasuje.'],
    },
    no: {
      plain: [
        '{on} niestety nie mogę.',
        'Niestety {on} mi nie pasuje.',
        'Niestety zaproponowany termin ({named}) mi nie odpowiada.',
      ],
      concise: ['{on} niestety nie.'],
      casual: ['{on} niestety nie dam rady.'],
      formal: ['Z przykrością informuję, że zaproponowany termin ({named}) mi nie odpowiada.'],
      empathetic: ['Bardzo mi przykro, ale {on} nie mogę.'],
      enthusiastic: ['Wielka szkoda, ale {on} nie mogę!'],
      humorous: ['{on} niestety nie dam rady; sztuka bycia w dwóch miejscach naraz wciąż przede mną.'],
    },
    noIt: {
      plain: [
        'Zaproponowany termin niestety mi nie odpowiada.',
        'Niestety w tym terminie nie mogę.',
        'Niestety ten termin mi nie pasuje.',
      ],
      formal: ['Z przykrością informuję, że zaproponowany termin mi nie odpowiada.'],
      casual: ['W tym terminie niestety nie dam rady.'],
    },
    open: ['Co do terminu ({named}): [pasuje / nie pasuje].'],
    openIt: ['Co do zaproponowanego terminu: [pasuje / nie pasuje].'],
    move: {
      plain: [
        '{on} niestety nie mogę. Czy możliwy jest inny termin: {other}?',
        'Niestety {on} mi nie pasuje; w zamian proponuję: {other}.',
        'Czy możemy przełożyć termin ({named})? Moja propozycja: {other}.',
      ],
      casual: ['{on} niestety nie dam rady. Może tak: {other}?'],
      assertive: ['{on} nie mogę. Proponuję nowy termin: {other}.'],
      formal: ['Niestety termin ({named}) mi nie odpowiada. Uprzejmie proponuję inny: {other}.'],
      concise: ['{on} nie mogę. Propozycja: {other}.'],
      urgent: ['{on} nie mogę. Proszę o pilną odpowiedź, czy odpowiada inny termin: {other}.'],
      humorous: ['{on} kalendarz się buntuje. Może tak: {other}?'],
    },
    moveIt: {
      plain: [
        'Niestety w tym terminie nie mogę. Czy możliwy jest inny: {other}?',
        'Czy możemy przełożyć termin? Moja propozycja: {other}.',
        'Niestety muszę prosić o inny termin; proponuję: {other}.',
      ],
      casual: ['Ten termin mi niestety nie pasuje. Może tak: {other}?'],
      formal: ['Uprzejmie proszę o zmianę terminu. Proponuję: {other}.'],
    },
    propose: {
      plain: [
        'Proponuję termin: {other}.',
        'Moja propozycja terminu: {other}.',
        'Najlepiej pasuje mi: {other}.',
      ],
      casual: ['Może tak: {other}?'],
    },
    otherTime: '[proponowany termin]',
    oneOf: ['Z zaproponowanych terminów najbardziej pasuje mi {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: tak, zgadza się.', '{re}: tak, jak najbardziej.'],
      no: ['{re}: niestety nie.', '{re} muszę niestety odpowiedzieć odmownie.'],
      open: ['{re}: [tak / nie, z uzasadnieniem].'],
    },
    choice: {
      yes: ['{re}: [wybrany wariant].'],
      no: ['{re}: niestety żadna z tych możliwości.'],
      open: ['{re}: [wybrany wariant].'],
    },
    time: {
      yes: ['{re}: przewidywany termin to [termin].'],
      no: ['{re} nie mogę niestety jeszcze podać terminu.'],
      open: ['{re}: przewidywany termin to [termin].', '{re}: [termin].'],
    },
    amount: {
      yes: ['{re}: [kwota lub liczba].'],
      no: ['{re} nie mogę niestety jeszcze podać konkretnej liczby.'],
      open: ['{re}: [kwota lub liczba].'],
    },
    fact: {
      yes: ['{re}: [treść odpowiedzi].'],
      no: ['{re} nie mogę niestety udzielić informacji.'],
      open: ['{re}: [treść odpowiedzi].'],
    },
    explanation: {
      yes: ['{re}: [wyjaśnienie].'],
      no: ['{re} nie mogę niestety powiedzieć nic więcej.'],
      open: ['{re}: [wyjaśnienie].'],
    },
    action: {
      yes: ['{re}: chętnie się tym zajmę.'],
      no: ['{re} nie mogę niestety niczego obiecać.'],
      open: ['{re}: [treść odpowiedzi].'],
    },
  },
  questionRefs: {
    only: 'co do {Państwa|Twojego} pytania',
    first: 'co do pierwszego punktu',
    second: 'co do drugiego punktu',
    third: 'co do trzeciego punktu',
    further: 'co do kolejnego punktu',
    quoted: 'co do pytania {question}',
    requested: 'co do prośby {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re} mam najpierw krótkie pytanie: [treść pytania]?',
        '{re} potrzebuję jeszcze jednej informacji: [treść pytania]?',
        '{re} proszę najpierw o doprecyzowanie: [treść pytania]?',
      ],
      concise: ['{re}: [treść pytania]?'],
      casual: ['{re} mam szybkie pytanie: [treść pytania]?'],
    },
    many: {
      plain: ['Zanim odpowiem po kolei, mam jedno pytanie: [treść pytania]?'],
      casual: ['Zanim odpowiem, szybkie pytanie: [treść pytania]?'],
    },
  },
  need: {
    one: {
      plain: [
        '{re} potrzebuję jeszcze od {Państwa|Ciebie} następujących informacji: [czego brakuje].',
        '{re} brakuje mi na razie jednej rzeczy: [czego brakuje].',
        '{re} {proszę jeszcze o przesłanie|prześlij mi jeszcze, proszę}: [czego brakuje].',
      ],
      casual: ['{re} brakuje mi jeszcze: [czego brakuje].'],
    },
    many: { plain: ['Aby zająć się wszystkimi punktami, potrzebuję jeszcze: [czego brakuje].'] },
  },
  explain: {
    one: {
      plain: [
        '{re} jedna rzecz nie jest dla mnie jeszcze jasna: [co wymaga wyjaśnienia].',
        '{re} chcę się upewnić, że dobrze rozumiem: [co wymaga wyjaśnienia]?',
        '{re} proszę o krótkie wyjaśnienie: [co wymaga wyjaśnienia]?',
      ],
      casual: ['{re} wolę dopytać: [co wymaga wyjaśnienia]?'],
    },
    many: {
      plain: ['Zanim odniosę się do poszczególnych punktów, proszę o wyjaśnienie: [co wymaga wyjaśnienia]?'],
    },
  },
  status: ['{re} sytuacja wygląda następująco: [obecny stan].', '{re}: [obecny stan].'],
  bargain: {
    amount: {
      plain: [
        'Jeśli chodzi o {amount}, mam inną propozycję: [proponowane warunki].',
        'Na {amount} trudno mi na razie przystać; z mojej strony możliwe są inne warunki: [proponowane warunki].',
        'Zamiast {amount} proponuję następujące warunki: [proponowane warunki].',
      ],
      assertive: ['Na {amount} nie mogę się zgodzić. Moja propozycja: [proponowane warunki].'],
      casual: ['Na {amount} trudno mi się zgodzić. A co Ty na to: [proponowane warunki]?'],
      formal: [
        'W odniesieniu do {amount} pozwalam sobie przedstawić następującą propozycję: [proponowane warunki].',
      ],
    },
    bare: {
      plain: [
        'Chętnie porozmawiam o warunkach. Moja propozycja: [proponowane warunki].',
        'Z mojej strony możliwe są następujące warunki: [proponowane warunki].',
        'Możemy się porozumieć na takich warunkach: [proponowane warunki].',
      ],
      casual: ['A co Ty na to: [proponowane warunki]?'],
    },
  },
  guarded: {
    secret: [
      'Poufnych danych, takich jak hasła czy dane bankowe, z zasady nie podaję w e-mailach.',
      'Haseł ani danych bankowych nie przesyłam e-mailem; lepiej załatwić to inną drogą.',
      'Takich danych nie udostępniam pocztą elektroniczną; skontaktuję się, korzystając ze znanych mi danych kontaktowych.',
    ],
    payment: [
      'Prośbę o płatność najpierw zweryfikuję po swojej stronie.',
      'Zanim cokolwiek zostanie zapłacone, sprawdzę to w zwykłym trybie.',
      'Co do płatności: najpierw muszę to sprawdzić, dopiero potem podejmę dalsze kroki.',
    ],
  },
  listLead: ['Odpowiadam po kolei:'],

  bodies: {
    question: {
      plain: [
        'Mam w związku z tym pytanie: [treść pytania]?',
        'Jedną rzecz chcę jeszcze ustalić: [treść pytania]?',
        'Ciekawi mnie jeszcze jedno: [treść pytania]?',
      ],
      casual: ['Mam jeszcze pytanie: [treść pytania]?'],
      formal: ['Uprzejmie proszę o odpowiedź na następujące pytanie: [treść pytania]?'],
    },
    accept: {
      plain: ['Chętnie się zgadzam.', 'Z przyjemnością przyjmuję propozycję.', 'Zgadzam się.'],
      enthusiastic: ['Zgadzam się z ogromną przyjemnością!'],
      casual: ['Jasne, wchodzę w to.'],
      formal: ['Niniejszym z przyjemnością wyrażam zgodę.'],
      concise: ['Zgoda.'],
      urgent: ['Zgadzam się, możemy działać od razu.'],
      empathetic: ['Oczywiście się zgadzam.'],
      humorous: ['Zgadzam się, zanim się rozmyślisz.'],
    },
    decline: {
      plain: [
        'Niestety muszę odmówić.',
        'Po namyśle muszę niestety odmówić.',
        'Niestety tym razem nie mogę się zgodzić.',
      ],
      casual: ['Niestety tym razem odpadam.'],
      assertive: ['Muszę odmówić.'],
      formal: ['Z przykrością informuję, że muszę odmówić.'],
      empathetic: ['Bardzo mi przykro, ale muszę odmówić.'],
      enthusiastic: ['Bardzo żałuję, ale tym razem muszę odmówić!'],
      urgent: ['Od razu daję znać: niestety muszę odmówić.'],
      humorous: ['Z bólem serca, ale tym razem odpadam.'],
    },
    reschedule: {
      plain: [
        'Czy możemy znaleźć inny termin? Moja propozycja: {other}.',
        'Proszę o zmianę terminu. Proponuję: {other}.',
        'Niestety muszę prosić o nowy termin: {other}.',
      ],
      casual: ['Możemy to przełożyć? Może tak: {other}?'],
      formal: ['Uprzejmie proszę o wyznaczenie innego terminu. Proponuję: {other}.'],
    },
    request: {
      plain: [
        '{Proszę o przesłanie|Prześlij mi, proszę}: [czego dotyczy prośba].',
        'Potrzebuję jeszcze od {Państwa|Ciebie}: [czego dotyczy prośba].',
        'Mam prośbę: [czego dotyczy prośba].',
      ],
      formal: ['Uprzejmie proszę o: [czego dotyczy prośba].'],
      casual: ['Podeślij mi, proszę: [czego dotyczy prośba].'],
      urgent: ['Pilnie potrzebuję: [czego dotyczy prośba].'],
    },
    update: {
      plain: [
        'Obecny stan sprawy: [obecny stan].',
        'Krótko o tym, jak wygląda sytuacja: [obecny stan].',
        'Na tę chwilę sytuacja jest następująca: [obecny stan].',
      ],
      casual: ['Szybki update: [obecny stan].'],
      formal: ['Uprzejmie informuję o stanie sprawy: [obecny stan].'],
    },
    clarify: {
      plain: [
        'Jedna rzecz nie jest dla mnie jeszcze jasna: [co wymaga wyjaśnienia].',
        '{Proszę o wyjaśnienie|Wyjaśnij mi, proszę}: [co wymaga wyjaśnienia]?',
        'Dla pewności dopytam: [co wymaga wyjaśnienia]?',
      ],
      casual: ['Wolę dopytać: [co wymaga wyjaśnienia]?'],
    },
    confirm: {
      facts: {
        plain: [
          'Potwierdzam: {facts}.',
          'Niniejszym potwierdzam: {facts}.',
          'Z mojej strony potwierdzam następujące dane: {facts}.',
        ],
        casual: ['Wszystko się zgadza: {facts}.'],
      },
      bare: {
        plain: [
          'Potwierdzam otrzymanie wiadomości.',
          'Wiadomość do mnie dotarła, wszystko zapisane.',
          'Niniejszym potwierdzam, że wiadomość do mnie dotarła.',
        ],
        casual: ['Wiadomość dotarła, wszystko mam zapisane.'],
      },
    },
    introduce: {
      plain: [
        'Chcę przedstawić: [imię i nazwisko, rola i powód].',
        'Pozwolę sobie kogoś przedstawić: [imię i nazwisko, rola i powód].',
        'Chętnie pomogę nawiązać kontakt: [imię i nazwisko, rola i powód].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Proszę o informację|Daj mi, proszę, znać}, czy {text}.',
    'ask-about': '{Proszę o informację|Daj mi, proszę, znać} w tej sprawie: {text}.',
    'ask-for': '{Proszę o przesłanie|Prześlij mi, proszę}: {text}.',
    'ask-that': 'Mam następującą prośbę: {text}.',
    offer: 'Chętnie zaproponuję: {text}.',
    thank: 'Bardzo dziękuję za {text}.',
    apologize: 'Bardzo przepraszam za {text}.',
    congratulate: 'Serdeczne gratulacje: {text}.',
    wish: 'Życzę {Państwu|Ci}: {text}.',
    invite: 'Serdecznie zapraszam: {text}.',
    remind: 'Pozwolę sobie przypomnieć: {text}.',
  },
  toTranslate: 'po polsku: {text}',

  closings: {
    awaiting: {
      professional: [
        'Z góry dziękuję za odpowiedź.',
        'Czekam na {Państwa|Twoją} odpowiedź.',
        '{Proszę o krótką odpowiedź|Daj mi, proszę, znać}.',
      ],
      formal: ['Z góry uprzejmie dziękuję za odpowiedź.', 'Uprzejmie proszę o odpowiedź.'],
      diplomatic: ['Wierzę, że wspólnie znajdziemy dobre rozwiązanie, i chętnie poznam Państwa zdanie.'],
      assertive: ['{Proszę o|Daj mi, proszę,} jednoznaczną odpowiedź.'],
      concise: ['{Proszę o odpowiedź|Daj znać}.'],
      urgent: [
        '{Bardzo proszę o odpowiedź|Daj mi, proszę, znać} jeszcze dziś.',
        'Szybka odpowiedź jest dla mnie bardzo ważna.',
      ],
      friendly: [
        'Czekam na {Państwa|Twoją} odpowiedź i życzę miłego dnia!',
        'Z góry bardzo dziękuję i życzę miłego dnia!',
        'Z przyjemnością czekam na wieści.',
      ],
      empathetic: ['{Proszę odpowiedzieć|Odpowiedz} w dogodnej chwili, nie ma pośpiechu.'],
      enthusiastic: ['Już nie mogę się doczekać odpowiedzi!'],
      casual: ['Daj znać w wolnej chwili.', 'Daj znać, co i jak.'],
      humorous: ['Czekam na wieści i co chwilę zerkam do skrzynki.'],
    },
    available: {
      professional: [
        'W razie pytań jestem do dyspozycji.',
        'W razie pytań {proszę o kontakt|daj znać}.',
        'Jeśli coś wymaga wyjaśnienia, chętnie odpowiem.',
      ],
      formal: ['W razie jakichkolwiek pytań pozostaję do Państwa dyspozycji.'],
      diplomatic: ['Jeśli coś zostało przeze mnie opacznie zrozumiane, proszę o informację.'],
      assertive: ['Jeśli czegoś brakuje, {proszę o|daj mi} konkretną informację.'],
      concise: ['W razie pytań {proszę pisać|pisz}.'],
      urgent: ['W razie pytań odpowiem bez zwłoki.'],
      friendly: [
        'W razie pytań {proszę śmiało pisać|pisz śmiało}.',
        'Jeśli pojawią się pytania, chętnie pomogę.',
        'Życzę miłego dnia.',
      ],
      empathetic: ['Jeśli mogę jeszcze w czymś pomóc, {proszę o wiadomość|daj mi znać}.'],
      enthusiastic: ['Z radością myślę o dalszej współpracy!'],
      casual: ['Jakby co, pisz śmiało.'],
      humorous: ['Jakby co, pisz śmiało, nie gryzę.'],
    },
    meeting: {
      plain: ['Do zobaczenia!', 'Cieszę się, że się zobaczymy.', 'Cieszę się na myśl o naszym spotkaniu.'],
      casual: ['To do zobaczenia!'],
      enthusiastic: ['Ogromnie się cieszę, że się zobaczymy!'],
      formal: ['Z przyjemnością oczekuję naszego spotkania.'],
      concise: ['Do usłyszenia.'],
    },
    declined: {
      plain: [
        'Dziękuję za zrozumienie.',
        'Proszę o wyrozumiałość i mam nadzieję na inną okazję.',
        'Mam nadzieję, że uda się innym razem.',
      ],
      casual: ['Następnym razem na pewno się uda.'],
      assertive: ['Liczę na zrozumienie.'],
      formal: ['Uprzejmie proszę o zrozumienie.'],
      enthusiastic: ['Mam wielką nadzieję, że następnym razem się uda!'],
      humorous: ['Następnym razem nie tak łatwo się ode mnie uwolnisz.'],
    },
    sorry: {
      plain: [
        'Dziękuję za cierpliwość.',
        'Bardzo dziękuję za wyrozumiałość.',
        'Odezwę się, gdy tylko będę wiedzieć więcej.',
      ],
      formal: ['Uprzejmie dziękuję za wyrozumiałość.'],
      casual: ['Dzięki za cierpliwość.'],
      assertive: ['Dopilnuję tej sprawy do końca.'],
    },
    grave: {
      plain: [
        'Życzę dużo siły.',
        'Myślami jestem z {Państwem|Tobą}.',
        'Jeśli mogę w czymś pomóc, {proszę o wiadomość|daj mi znać}.',
      ],
      casual: ['Trzymaj się, a gdyby coś, jestem.'],
    },
    content: {
      plain: ['Życzę wszystkiego dobrego.', 'Liczę na dalszą dobrą współpracę.', 'Życzę miłego dnia.'],
      casual: ['Miłego dnia!'],
      enthusiastic: ['Tak trzymać, z radością czekam na ciąg dalszy!'],
      formal: ['Życzę dalszych sukcesów.'],
      concise: ['Wszystkiego dobrego.'],
      humorous: ['Niech kawa będzie mocna, a skrzynka pusta.'],
    },
  },
};
