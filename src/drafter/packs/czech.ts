import type { PhrasePack } from '../phrase-pack.ts';
import { czech as turning } from '../turning/czech.ts';

/** Vocatives of first names that no ending tells. */
const vocatives: Record<string, string> = {
  Adam: 'Adame',
  Aleš: 'Aleši',
  Bohumil: 'Bohumile',
  Daniel: 'Danieli',
  David: 'Davide',
  Filip: 'Filipe',
  František: 'Františku',
  Ivan: 'Ivane',
  Jakub: 'Jakube',
  Jan: 'Jane',
  Jaroslav: 'Jaroslave',
  Josef: 'Josefe',
  Karel: 'Karle',
  Libor: 'Libore',
  Ladislav: 'Ladislave',
  Lukáš: 'Lukáši',
  Marek: 'Marku',
  Martin: 'Martine',
  Matěj: 'Matěji',
  Michal: 'Michale',
  Milan: 'Milane',
  Miloš: 'Miloši',
  Miroslav: 'Miroslave',
  Ondřej: 'Ondřeji',
  Pavel: 'Pavle',
  Petr: 'Petře',
  Radek: 'Radku',
  Richard: 'Richarde',
  Robert: 'Roberte',
  Roman: 'Romane',
  Stanislav: 'Stanislave',
  Štěpán: 'Štěpáne',
  Tomáš: 'Tomáši',
  Václav: 'Václave',
  Vít: 'Víte',
  Vladimír: 'Vladimíre',
  Vojtěch: 'Vojtěchu',
  Zdeněk: 'Zdeňku',
};

/** The vocative of a first name, where it can be told. */
function firstNameCalled(name: string): string | undefined {
  if (vocatives[name]) return vocatives[name];
  if (/a$/u.test(name)) return name.replace(/a$/u, 'o');
  return /[eiyoíéý]$/u.test(name) ? name : undefined;
}

/** 'Vážený pane Nováku', and without the name where its vocative cannot be told. */
function politeName(last: string, title: 'mr' | 'ms'): string {
  if (title === 'ms') return /a$/u.test(last) ? '' : ` ${last}`;
  if (/[ýí]$/u.test(last)) return ` ${last}`;
  if (/[bcčdfghjklmnprsštvzž]a$/u.test(last)) return ` ${last.replace(/a$/u, 'o')}`;
  if (/\p{L}{2}ek$/u.test(last)) return ` ${last.replace(/ek$/u, 'ku')}`;
  return /[aáeiíoóuúlnr]k$/u.test(last) ? ` ${last}u` : '';
}

/** What phrases begin with; words of address and names are not among them and keep their capital. */
const firstWords = new Set(
  `
    Aby Adresu Akci Aktuální Ať Až Bohužel Cenovou Cenu Cestu Co Čekám Čtvrtka Další Dám Data Dávám
    Dej Dejte Děkuji Díky Do Dodání Dodávku Dohlédnu Dohodnout Dovolte Dovoluji Důvěrné Fakturu
    Formulář Fotografie Harmonogram Hezký Hovor Chci Jasně Jdu Je Jedna Jen Ještě K Kdyby Ke Krátce
    Krátký Mám Místnost Místo Mnohokrát Moc Mohu Moje Můj Musím Můžeme Můžeš Můžete Můžu Na
    Naléhavě Návrh Navrhuji Navržený Neděle Nejlépe Není Než Objednávku Obratem Od Odpověz
    Odpovězte Ohledně Omlouvám Opravdu Ozvu Ozývám Pátku Pevně Plán Platbu Po Podepsané Podklady
    Podle Podrobnosti Pohovor Pojďme Pokud Pondělí Postarám Pošlete Pošli Potvrzuji Pozici Pracovní
    Prezentaci Pro Problém Program Projekt Promiň Prosím Předem Přeji Přijímám Přijměte Přijmi
    Přístupové Příště Rádo Radši Report Rozpočet Rychlá S Samozřejmě Se Seznam Schůzku Schvaluji
    Slevu Smlouvu Soboty Soubor Souhlas Souhlasím Spoléhám Srdečně Strašně Středy Super Sypu Škoda
    Tady Tak Takové Teď Telefonní Tenhle Tentokrát Termín Těší Těším Tímto Tisíceré To Třeba Tuto
    Účast Účet Úterý Už V Ve Velmi Věřím Vím Vrácení Vracím Vyřídím Výzvu Webové Z Zajímá Zápis
    Zavolám Zboží Ze Zkontroluji Změnu Zpětnou Zpráva Zrušení Žádost Životopis
  `.split(/\s+/),
);

/** Czech, as written in business mail: Vy, and Ty where the tone or the mail wants it; no gender of either person. */
export const czech: PhrasePack = {
  locale: 'cs',
  space: ' ',
  turning,
  quotes: ['„', '“'],
  familiarTones: ['casual', 'humorous'],

  salutation({ called, full, first, last, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Ahoj ${called},` : `Dobrý den ${called},`;
    if (register === 'familiar') {
      const name = first ? firstNameCalled(first) : undefined;
      return name ? `Ahoj ${name},` : 'Ahoj,';
    }
    const formal = tone === 'formal' || tone === 'diplomatic';
    if (last && (title === 'mr' || title === 'ms')) {
      const name = politeName(last, title);
      if (formal || tone === 'professional')
        return title === 'mr' ? `Vážený pane${name},` : `Vážená paní${name},`;
      if (name) return title === 'mr' ? `Dobrý den, pane${name},` : `Dobrý den, paní${name},`;
    }
    return formal && !full ? 'Vážená paní, vážený pane,' : 'Dobrý den,';
  },
  valediction: {
    professional: ['S pozdravem', 'S přátelským pozdravem', 'S pozdravem a přáním hezkého dne'],
    formal: ['S úctou', 'S pozdravem'],
    diplomatic: ['S uctivým pozdravem', 'S úctou'],
    assertive: ['Zdraví'],
    concise: ['Zdravím'],
    urgent: ['Děkuji a zdravím'],
    friendly: ['S přátelským pozdravem', 'Srdečně zdravím'],
    empathetic: ['Se srdečným pozdravem', 'S přáním všeho dobrého'],
    enthusiastic: ['S velmi srdečným pozdravem', 'Co nejsrdečněji zdravím'],
    casual: ['Měj se hezky', 'Zdravím a zatím', 'Měj se'],
    humorous: ['S úsměvem zdravím', 'Měj se fajn'],
  },
  nameGap: '[Jméno a příjmení]',
  opens: (text) => text.replace(/^\p{L}+/u, (word) => (firstWords.has(word) ? word.toLowerCase() : word)),

  times: {
    on: {
      weekdays: ['v neděli', 'v pondělí', 'v úterý', 've středu', 've čtvrtek', 'v pátek', 'v sobotu'],
      day: '{weekday} {date}',
      time: 'od {time}',
      both: '{weekday} {date} od {time}',
    },
    by: {
      weekdays: ['neděle', 'pondělí', 'úterý', 'středy', 'čtvrtka', 'pátku', 'soboty'],
      day: 'do {weekday} {date}',
      time: 'do {time}',
      both: 'do {weekday} {date} do {time}',
    },
    named: { day: '{weekday} {date}', time: '{time}', both: '{weekday} {date}, {time}' },
    after: ', od {time}',
    before: ', do {time}',
  },
  things: {
    contract: { name: 'smlouva', object: 'smlouvu', about: 'ohledně smlouvy' },
    invoice: { name: 'faktura', object: 'fakturu', about: 'ohledně faktury' },
    quote: { name: 'cenová nabídka', object: 'cenovou nabídku', about: 'ohledně cenové nabídky' },
    report: { name: 'report', object: 'report', about: 'ohledně reportu' },
    presentation: { name: 'prezentace', object: 'prezentaci', about: 'ohledně prezentace' },
    documents: { name: 'podklady', object: 'podklady', about: 'ohledně podkladů' },
    file: { name: 'soubor', object: 'soubor', about: 'ohledně souboru' },
    list: { name: 'seznam', object: 'seznam', about: 'ohledně seznamu' },
    figures: { name: 'data', object: 'data', about: 'ohledně dat' },
    agenda: { name: 'program jednání', object: 'program jednání', about: 'ohledně programu jednání' },
    minutes: { name: 'zápis', object: 'zápis', about: 'ohledně zápisu' },
    proposal: { name: 'návrh', object: 'návrh', about: 'ohledně návrhu' },
    plan: { name: 'plán', object: 'plán', about: 'ohledně plánu' },
    schedule: { name: 'harmonogram', object: 'harmonogram', about: 'ohledně harmonogramu' },
    draft: { name: 'pracovní verze', object: 'pracovní verzi', about: 'ohledně pracovní verze' },
    details: { name: 'podrobnosti', object: 'podrobnosti', about: 'ohledně podrobností' },
    address: { name: 'adresa', object: 'adresu', about: 'ohledně adresy' },
    phone: { name: 'telefonní číslo', object: 'telefonní číslo', about: 'ohledně telefonního čísla' },
    photos: { name: 'fotografie', object: 'fotografie', about: 'ohledně fotografií' },
    cv: { name: 'životopis', object: 'životopis', about: 'ohledně životopisu' },
    order: { name: 'objednávka', object: 'objednávku', about: 'ohledně objednávky' },
    delivery: { name: 'dodávka', object: 'dodávku', about: 'ohledně dodávky' },
    payment: { name: 'platba', object: 'platbu', about: 'ohledně platby' },
    price: { name: 'cena', object: 'cenu', about: 'ohledně ceny' },
    meeting: { name: 'schůzka', object: 'schůzku', about: 'ohledně schůzky' },
    call: { name: 'hovor', object: 'hovor', about: 'ohledně hovoru' },
    appointment: { name: 'termín', object: 'termín', about: 'ohledně termínu' },
    interview: { name: 'pohovor', object: 'pohovor', about: 'ohledně pohovoru' },
    event: { name: 'akce', object: 'akci', about: 'ohledně akce' },
    project: { name: 'projekt', object: 'projekt', about: 'ohledně projektu' },
    account: { name: 'účet', object: 'účet', about: 'ohledně účtu' },
    application: { name: 'žádost', object: 'žádost', about: 'ohledně žádosti' },
    feedback: { name: 'zpětná vazba', object: 'zpětnou vazbu', about: 'ohledně zpětné vazby' },
    deadline: { name: 'termín', object: 'termín', about: 'ohledně termínu' },
    budget: { name: 'rozpočet', object: 'rozpočet', about: 'ohledně rozpočtu' },
    form: { name: 'formulář', object: 'formulář', about: 'ohledně formuláře' },
    product: { name: 'zboží', object: 'zboží', about: 'ohledně zboží' },
    refund: { name: 'vrácení peněz', object: 'vrácení peněz', about: 'ohledně vrácení peněz' },
    discount: { name: 'sleva', object: 'slevu', about: 'ohledně slevy' },
    room: { name: 'místnost', object: 'místnost', about: 'ohledně místnosti' },
    trip: { name: 'cesta', object: 'cestu', about: 'ohledně cesty' },
    website: { name: 'webové stránky', object: 'webové stránky', about: 'ohledně webových stránek' },
    problem: { name: 'problém', object: 'problém', about: 'ohledně problému' },
    position: { name: 'pozice', object: 'pozici', about: 'ohledně pozice' },
  },
  causes: {
    delay: 'zpoždění',
    damage: 'poškození',
    'mix-up': 'záměnu',
    missing: 'potíže s dodávkou',
    billing: 'chybu ve vyúčtování',
    silence: 'to, že odpověď nepřišla',
    service: 'nevhodné jednání',
    outage: 'technické potíže',
    quality: 'zjištěné nedostatky',
  },

  openings: {
    plain: {
      professional: [
        'děkuji za {Vaši|Tvou} zprávu.',
        'děkuji {Vám|Ti} za zprávu.',
        'mnohokrát děkuji za {Váš|Tvůj} e-mail.',
      ],
      formal: ['dovolte mi poděkovat za Vaši zprávu.', 'děkuji Vám za Vaše sdělení.'],
      diplomatic: [
        'děkuji za Vaši zprávu i za otevřenost, s níž píšete.',
        'děkuji, že se v této záležitosti obracíte právě na mě.',
      ],
      assertive: ['děkuji za {Vaši|Tvou} zprávu, odpovídám přímo.'],
      concise: ['děkuji za zprávu.'],
      urgent: ['děkuji za {Vaši|Tvou} zprávu, odpovídám obratem.'],
      friendly: [
        'moc děkuji za {Vaši|Tvou} milou zprávu.',
        'děkuji za {Váš|Tvůj} e-mail, těší mě, že {se ozýváte|se ozýváš}.',
        'děkuji za zprávu, je milé {o Vás|o Tobě} slyšet.',
      ],
      empathetic: ['děkuji, že mi {píšete|píšeš}.', 'děkuji za {Vaši|Tvou} zprávu i za {Vaši|Tvou} důvěru.'],
      enthusiastic: [
        'moc děkuji za {Vaši|Tvou} zprávu, udělala mi velkou radost!',
        'to je milé, že se {ozýváte|ozýváš}, moc děkuji!',
      ],
      casual: ['díky za zprávu.', 'díky, že píšeš.'],
      humorous: ['díky za zprávu; schránka se hned tváří veseleji.'],
    },
    information: {
      plain: [
        'děkuji za informaci.',
        'děkuji, že mi {dáváte|dáváš} vědět.',
        'děkuji za {Vaše|Tvé} upozornění.',
      ],
      formal: ['děkuji Vám za poskytnuté informace.'],
      casual: ['díky za info.'],
      enthusiastic: ['moc děkuji za informaci, velmi mi pomohla!'],
    },
    introduced: {
      plain: [
        'děkuji za zprostředkování kontaktu ({name}).',
        'děkuji za představení; {name}, velmi mě těší.',
        'děkuji, že nás {seznamujete|seznamuješ}; {name}, těší mě.',
      ],
      casual: ['díky za kontakt! {name}, těší mě.'],
    },
    condolence: {
      plain: [
        'velmi mě zasáhla {Vaše|Tvá} zpráva. {Přijměte|Přijmi} prosím mou upřímnou soustrast.',
        'je mi to nesmírně líto. Vyjadřuji {Vám|Ti} hlubokou a upřímnou soustrast.',
        'se smutkem čtu {Vaši|Tvou} zprávu. Myslím na {Vás|Tebe} a přeji hodně síly.',
      ],
      formal: ['s hlubokým zármutkem čtu Vaši zprávu. Dovolte mi vyslovit upřímnou soustrast.'],
    },
    illness: {
      plain: [
        'to mě mrzí. Přeji {Vám|Ti} brzké uzdravení.',
        'děkuji, že {dáváte|dáváš} vědět. Přeji hodně zdraví a klidu na zotavenou.',
        'to je mi líto. Zdraví je teď na prvním místě, vše ostatní počká.',
      ],
      formal: ['je mi líto, že Vás potkaly zdravotní potíže. Přeji Vám brzké uzdravení.'],
    },
    rejection: {
      plain: [
        'děkuji za odpověď. Je to škoda, ale {Vaše|Tvé} rozhodnutí plně respektuji.',
        'děkuji, že mi {dáváte|dáváš} vědět; {Vaše|Tvé} rozhodnutí beru s pochopením.',
        'děkuji za jasnou odpověď.',
      ],
      casual: ['díky, že dáváš vědět. Škoda, ale chápu.'],
    },
    cancellation: {
      plain: [
        'děkuji, že mi {dáváte|dáváš} vědět.',
        'škoda, že to nevyjde, ale děkuji za zprávu.',
        'děkuji za informaci o zrušení, beru ji na vědomí.',
      ],
      casual: ['díky, že dáváš vědět. Škoda, ale nedá se nic dělat.'],
    },
    complaint: {
      plain: [
        'děkuji, že nás na to {upozorňujete|upozorňuješ}. Celá situace mě velmi mrzí.',
        '{Vaši|Tvou} nespokojenost dobře chápu a za vzniklé nepříjemnosti se omlouvám.',
        'děkuji za upozornění. Je mi velmi líto, že {Vás|Tě} to potkalo.',
      ],
      formal: ['děkuji Vám za upozornění. Vzniklých nepříjemností velmi lituji.'],
      empathetic: [
        'děkuji za otevřený popis situace. {Vaše|Tvé} rozčarování naprosto chápu a moc mě to mrzí.',
      ],
      assertive: ['děkuji za upozornění. Beru tuto záležitost vážně.'],
      urgent: ['děkuji za upozornění. Omlouvám se za potíže, tato věc má teď přednost.'],
    },
    chaser: {
      plain: [
        'omlouvám se, že {čekáte|čekáš} na odpověď tak dlouho.',
        'děkuji za připomenutí i za {Vaši|Tvou} trpělivost.',
        'děkuji za opětovnou zprávu; {máte|máš} pravdu, odpověď {Vám|Ti} ještě dlužím.',
      ],
      casual: ['promiň, že na odpověď tak dlouho čekáš.'],
      formal: ['dovolte mi omluvit se za pozdní odpověď.'],
    },
    apology: {
      plain: [
        'děkuji za zprávu, nic si z toho prosím {nedělejte|nedělej}.',
        'děkuji za vysvětlení. Tím je pro mě věc vyřízena.',
        'děkuji za {Vaši|Tvou} otevřenost, mám pro to pochopení.',
      ],
      casual: ['v pohodě, nic se neděje. Díky za vysvětlení.'],
    },
    congratulation: {
      plain: [
        'moc děkuji za blahopřání.',
        'srdečně děkuji za milá slova.',
        'děkuji, že na mě {myslíte|myslíš}, {Vaše|Tvé} blahopřání mě velmi potěšilo.',
      ],
      casual: ['díky moc za gratulaci!'],
      enthusiastic: ['moc a moc děkuji za gratulaci, mám obrovskou radost!'],
      formal: ['děkuji Vám za laskavé blahopřání.'],
    },
    invitation: {
      plain: [
        'děkuji za pozvání.',
        'moc děkuji, že na mě {myslíte|myslíš}; pozvání mě velmi potěšilo.',
        'srdečně děkuji za milé pozvání.',
      ],
      enthusiastic: ['to je ale krásné pozvání, moc děkuji!'],
      casual: ['díky za pozvání!'],
      formal: ['děkuji Vám za laskavé pozvání.'],
      humorous: ['díky za pozvání; diář zajásal.'],
    },
    honour: {
      plain: [
        'děkuji za {Vaši|Tvou} důvěru.',
        'je mi ctí, že na mě {myslíte|myslíš}.',
        'srdečně děkuji za tak čestnou nabídku.',
      ],
      casual: ['díky za důvěru, je to pro mě čest.'],
    },
    application: {
      plain: [
        'děkuji za {Vaši|Tvou} žádost a za zájem.',
        'děkuji, že se u nás {ucházíte|ucházíš} o místo.',
        '{Vaše|Tvá} žádost v pořádku dorazila, děkuji.',
      ],
    },
    introduction: {
      plain: [
        'děkuji za představení, velmi mě těší.',
        'děkuji za {Vaši|Tvou} zprávu a za navázání kontaktu.',
        'děkuji za zprávu, těší mě, že {Vás|Tě} touto cestou poznávám.',
      ],
      casual: ['díky za zprávu, těší mě!'],
      enthusiastic: ['moc děkuji za zprávu, velmi mě těší!'],
    },
    invoice: {
      plain: [
        'děkuji, faktura v pořádku dorazila.',
        'děkuji za zaslání faktury.',
        'potvrzuji přijetí faktury, děkuji.',
      ],
      casual: ['díky, faktura dorazila.'],
    },
    reminder: {
      plain: [
        'děkuji za připomenutí.',
        'děkuji, že mi to {připomínáte|připomínáš}.',
        'děkuji za upozornění, přichází vhod.',
      ],
      casual: ['díky za připomenutí.'],
    },
    offer: {
      plain: [
        'děkuji za {Vaši|Tvou} nabídku.',
        'děkuji, že {se na mě s touto nabídkou obracíte|se na mě s touto nabídkou obracíš}.',
        'děkuji za zprávu a předloženou nabídku.',
      ],
      casual: ['díky za nabídku.'],
    },
    approval: {
      plain: ['těší mě, že je vše v pořádku.', 'děkuji za kladnou odpověď.', 'děkuji za schválení.'],
      casual: ['super, že všechno sedí.'],
      enthusiastic: ['mám velkou radost, že je vše podle {Vašich|Tvých} představ!'],
    },
    pending: {
      plain: [
        'děkuji za průběžnou informaci.',
        'děkuji, že se tomu {věnujete|věnuješ}.',
        'děkuji za zprávu; počkám tedy na další informace.',
      ],
      casual: ['díky, že se tomu věnuješ.'],
    },
    sharing: {
      plain: ['děkuji za zaslání.', 'moc děkuji, vše v pořádku dorazilo.', 'děkuji za zaslané materiály.'],
      casual: ['díky, všechno dorazilo.'],
    },
    thanks: {
      plain: ['není zač.', 'rádo se stalo.', 'děkuji za {Vaše|Tvá} milá slova.'],
      casual: ['není zač!', 'v pohodě, za málo!'],
      formal: ['děkuji Vám za laskavá slova.'],
      enthusiastic: ['{Vaše|Tvá} slova mi udělala velkou radost!'],
    },
    announcement: {
      plain: ['děkuji za oznámení.', 'děkuji, že nás {informujete|informuješ}.', 'děkuji, beru na vědomí.'],
      casual: ['díky za info.'],
    },
    meeting: {
      plain: [
        'děkuji za návrh termínu.',
        'děkuji za {Vaši|Tvou} zprávu ohledně termínu.',
        'děkuji, že {domlouváte|domlouváš} termín.',
      ],
      casual: ['díky za návrh termínu.'],
      formal: ['děkuji Vám za navržený termín.'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'děkuji za {object}.',
        'moc {Vám|Ti} děkuji za {object}.',
        'děkuji za {object}, vše v pořádku dorazilo.',
      ],
      formal: ['dovolte mi poděkovat za {object}.'],
      enthusiastic: ['moc a moc děkuji za {object}, velmi mi to pomůže!'],
      casual: ['díky moc za {object}!'],
      urgent: ['děkuji za {object}; hned se na to podívám.'],
    },
    bare: {
      plain: [
        'děkuji {Vám|Ti} za zprávu i za {Váš|Tvůj} čas.',
        'moc {Vám|Ti} děkuji za zprávu i ochotu.',
        'velmi děkuji, opravdu mi to pomohlo.',
      ],
      friendly: ['ze srdce děkuji, udělalo mi to radost.'],
      casual: ['díky moc, to je od Tebe super.'],
      enthusiastic: ['tisíceré díky, to je skvělé!'],
      formal: ['dovolte mi poděkovat za Váš čas a ochotu.'],
      empathetic: ['ze srdce děkuji; opravdu to pro mě hodně znamená.'],
      urgent: ['děkuji za tak rychlou reakci.'],
      humorous: ['díky moc; při nejbližší příležitosti zvu na kávu.'],
      concise: ['velmi děkuji.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'omlouvám se za {cause}.',
        '{přijměte|přijmi} prosím mou omluvu za {cause}.',
        'velmi se {Vám|Ti} omlouvám za {cause}.',
      ],
      empathetic: ['opravdu mě to mrzí a {Vaše|Tvé} rozladění naprosto chápu. Omlouvám se za {cause}.'],
      casual: ['moc se omlouvám za {cause}!', 'promiň za {cause}!'],
      formal: ['přijměte prosím mou upřímnou omluvu za {cause}.'],
      assertive: ['omlouvám se za {cause}. Odpovědnost je na mé straně.'],
      urgent: ['omlouvám se za {cause}. Řeším to přednostně.'],
      enthusiastic: ['strašně moc se omlouvám za {cause}!'],
      humorous: ['sypu si popel na hlavu a omlouvám se za {cause}.'],
    },
    open: {
      plain: [
        'omlouvám se za [předmět omluvy].',
        '{přijměte|přijmi} prosím mou omluvu za [předmět omluvy].',
        'velmi se {Vám|Ti} omlouvám za [předmět omluvy].',
      ],
      casual: ['moc se omlouvám za [předmět omluvy]!'],
      formal: ['přijměte prosím mou upřímnou omluvu za [předmět omluvy].'],
    },
    remedy: {
      plain: [
        'Další krok z mé strany: [plánovaný postup].',
        'Postarám se o to osobně: [plánovaný postup].',
        'Aby se to neopakovalo, [plánovaný postup].',
      ],
      formal: ['K nápravě podniknu následující kroky: [plánovaný postup].'],
      casual: ['Už to řeším: [plánovaný postup].'],
    },
  },
  followUp: {
    plain: [
      'vracím se k {mail}. Je v této věci už něco nového?',
      'ještě jednou se ozývám k {mail}: jak věc nyní vypadá?',
      'ozývám se k {mail} a prosím o krátkou informaci, v jaké fázi věc je.',
    ],
    friendly: ['dovoluji si přátelsky vrátit se k {mail}: už je něco nového?'],
    urgent: ['k {mail} naléhavě potřebuji odpověď.'],
    assertive: ['k {mail} stále čekám na {Vaši|Tvou} odpověď.'],
    casual: ['ozývám se k {mail}. Už se něco ví?'],
    formal: ['dovoluji si vrátit se k {mail} a požádat o sdělení, v jakém stavu se záležitost nachází.'],
    enthusiastic: ['vracím se k {mail}, protože mě to moc zajímá: co je nového?'],
    empathetic: ['vím, že {máte|máš} spoustu jiných starostí, přesto se vracím k {mail}: je už něco nového?'],
    humorous: ['vracím se k {mail}, než na ni sedne prach. Už se něco ví?'],
  },
  earlierMail: {
    subjectAndDate: '{Vaší|Tvé} zprávě {subject} ze dne {date}',
    subject: '{Vaší|Tvé} zprávě {subject}',
    date: '{Vaší|Tvé} zprávě ze dne {date}',
    bare: '{Vaší|Tvé} poslední zprávě',
  },

  deeds: {
    send: {
      yes: ['{object} {Vám|Ti} pošlu {by}.', 'S radostí {Vám|Ti} pošlu {object} {by}.'],
      no: ['{object} {Vám|Ti} teď bohužel poslat {nemohu|nemůžu}.'],
      open: ['{object} {Vám|Ti} pošlu [do kdy].'],
      yesIt: ['Vše potřebné {Vám|Ti} {by} pošlu.'],
      noIt: ['To {Vám|Ti} teď bohužel poslat {nemohu|nemůžu}.'],
      openIt: ['Vše potřebné {Vám|Ti} pošlu [do kdy].'],
    },
    review: {
      yes: ['{object} {by} projdu a ozvu se.', 'Na {object} se {by} podívám a dám vědět.'],
      no: ['{object} bohužel v nejbližší době projít nestihnu.'],
      open: ['Moje připomínky {about}: [připomínky].'],
      yesIt: ['{by} se na to podívám a ozvu se.'],
      noIt: ['Bohužel se k tomu v nejbližší době nedostanu.'],
      openIt: ['Moje připomínky k tomu: [připomínky].'],
    },
    check: {
      yes: ['{about} vše zjistím a dám {Vám|Ti} {by} vědět.'],
      no: ['{about} teď bohužel nic zjistit nemohu.'],
      open: ['{about} vše zjistím a dám {Vám|Ti} [do kdy] vědět.'],
      yesIt: ['Zjistím to a dám {Vám|Ti} {by} vědět.', 'Prověřím to a {by} se ozvu.'],
      noIt: ['Bohužel to teď zjistit nemohu.'],
      openIt: ['Zjistím to a dám {Vám|Ti} [do kdy] vědět.'],
    },
    sign: {
      yes: ['{object} podepíšu a podepsané vyhotovení {Vám|Ti} {by} pošlu.'],
      no: ['{object} teď bohužel podepsat {nemohu|nemůžu}.'],
      open: ['{object} podepíšu [do kdy].'],
      yesIt: ['Podepsané vyhotovení {Vám|Ti} {by} pošlu.'],
      noIt: ['Teď bohužel podepsat {nemohu|nemůžu}.'],
      openIt: ['Podepsané vyhotovení {Vám|Ti} pošlu [do kdy].'],
    },
    confirm: {
      yes: ['{object} tímto potvrzuji.', 'Potvrzuji {object}.'],
      no: ['{object} zatím bohužel potvrdit {nemohu|nemůžu}.'],
      open: ['{about}: [potvrzuji / zatím nepotvrzuji].'],
      yesIt: ['Podle {Vašeho|Tvého} přání potvrzuji.'],
      noIt: ['To zatím bohužel potvrdit {nemohu|nemůžu}.'],
      openIt: ['K požadovanému potvrzení: [potvrzuji / zatím nepotvrzuji].'],
    },
    tell: {
      yes: ['{about} dám {by} vědět.'],
      no: ['{about} {Vám|Ti} bohužel {nemohu|nemůžu} nic sdělit.'],
      open: ['{about}: [odpověď].'],
      yesIt: ['Dám {Vám|Ti} {by} vědět.'],
      noIt: ['K tomu {Vám|Ti} bohužel {nemohu|nemůžu} nic sdělit.'],
      openIt: ['K {Vašemu|Tvému} dotazu: [odpověď].'],
    },
    call: {
      yes: ['{about} {Vám|Ti} zavolám.'],
      no: ['Na telefonát teď bohužel nemám čas; {about} mi prosím {napište|napiš} e-mail.'],
      open: ['Na telefonát {about} se mi hodí [den a čas].'],
      yesIt: ['Zavolám {Vám|Ti} {by}.'],
      noIt: ['Na telefonát teď bohužel nemám čas.'],
      openIt: ['Na telefonát se mi hodí [den a čas].'],
    },
    meet: {
      yes: ['S radostí se {about} sejdu.'],
      no: ['Na schůzku {about} teď bohužel nemám čas.'],
      open: ['Na schůzku {about} se mi hodí [den a čas].'],
      yesIt: ['S radostí se sejdu.'],
      noIt: ['Na schůzku teď bohužel nemám čas.'],
      openIt: ['Na schůzku se mi hodí [den a čas].'],
    },
    attend: {
      yes: ['S radostí přijdu.', 'Účast s radostí potvrzuji.'],
      no: ['Bohužel se {nemohu|nemůžu} zúčastnit.'],
      open: ['K mé účasti: [zúčastním se / nezúčastním se].'],
      yesIt: ['S radostí {se zúčastním|přijdu}.'],
      noIt: ['Tentokrát {se bohužel nemohu zúčastnit|to bohužel nevyjde}.'],
      openIt: ['K mé účasti: [zúčastním se / nezúčastním se].'],
    },
    pay: {
      yes: ['{object} zkontroluji a {by} zařídím vše potřebné.'],
      no: ['{object} v této podobě neuhradím.'],
      open: ['{about}: [uhrazeno dne / bude uhrazeno dne].'],
      yesIt: ['Zkontroluji to a {by} zařídím vše potřebné.'],
      noIt: ['Platbu v této podobě neprovedu.'],
      openIt: ['K platbě: [uhrazeno dne / bude uhrazeno dne].'],
    },
    complete: {
      yes: ['{object} {by} zpracuji a pošlu zpět.'],
      no: ['{object} teď bohužel zpracovat {nemohu|nemůžu}.'],
      open: ['{object} zpracuji [do kdy].'],
      yesIt: ['{by} to vyřídím.'],
      noIt: ['To teď bohužel nestihnu.'],
      openIt: ['Vyřídím to [do kdy].'],
    },
    update: {
      yes: ['{object} {by} upravím.'],
      no: ['{object} bohužel změnit {nemohu|nemůžu}.'],
      open: ['{object} upravím [do kdy].'],
      yesIt: ['Změnu {by} provedu.'],
      noIt: ['Tuto změnu bohužel provést {nemohu|nemůžu}.'],
      openIt: ['Změnu provedu [do kdy].'],
    },
    arrange: {
      yes: ['{about} {by} vše potřebné zařídím.'],
      no: ['{about} bohužel nic zařídit {nemohu|nemůžu}.'],
      open: ['{about}: [plánovaný postup].'],
      yesIt: ['{by} to zařídím.'],
      noIt: ['To bohužel zařídit {nemohu|nemůžu}.'],
      openIt: ['K organizaci: [plánovaný postup].'],
    },
    help: {
      yes: ['{about} {Vám|Ti} s radostí {pomohu|pomůžu}.'],
      no: ['{about} {Vám|Ti} bohužel pomoci {nemohu|nemůžu}.'],
      open: ['{about} {mohu|můžu} nabídnout [forma pomoci].'],
      yesIt: ['S tím {Vám|Ti} s radostí {pomohu|pomůžu}.'],
      noIt: ['S tím {Vám|Ti} bohužel pomoci {nemohu|nemůžu}.'],
      openIt: ['{Mohu|Můžu} nabídnout [forma pomoci].'],
    },
    approve: {
      yes: ['{object} tímto schvaluji.', 'Schvaluji {object}.'],
      no: ['{object} bohužel schválit {nemohu|nemůžu}.'],
      open: ['{about}: [schvaluji / neschvaluji].'],
      yesIt: ['S tím souhlasím.'],
      noIt: ['S tím bohužel souhlasit {nemohu|nemůžu}.'],
      openIt: ['Ke schválení: [schvaluji / neschvaluji].'],
    },
    cancel: {
      yes: ['{object} podle {Vašeho|Tvého} přání zruším.'],
      no: ['{object} už bohužel zrušit nelze.'],
      open: ['{about}: [zrušeno / už nelze zrušit].'],
      yesIt: ['Zrušení podle {Vašeho|Tvého} přání zařídím.'],
      noIt: ['Zrušení už bohužel není možné.'],
      openIt: ['Ke zrušení: [zrušeno / už není možné].'],
    },
    fix: {
      yes: ['Postarám se o to {by}; {about} se ozvu, jakmile bude vše v pořádku.'],
      no: ['{about} bohužel {nemohu|nemůžu} zjednat nápravu.'],
      open: ['{about}: [plánovaný postup].'],
      yesIt: ['Postarám se o to {by} a ozvu se, jakmile bude vše v pořádku.'],
      noIt: ['Tady bohužel {nemohu|nemůžu} zjednat nápravu.'],
      openIt: ['K nápravě: [plánovaný postup].'],
    },
    deliver: {
      yes: ['{object} dodáme {by}.'],
      no: ['{object} teď bohužel dodat nemůžeme.'],
      open: ['{object} dodáme [do kdy].'],
      yesIt: ['Dodání zajistíme {by}.'],
      noIt: ['Dodání teď bohužel není možné.'],
      openIt: ['Dodání zajistíme [do kdy].'],
    },
  },
  proposals: {
    yes: {
      plain: ['{on} se mi to hodí.', 'Navržený termín ({named}) mi vyhovuje.', 'Potvrzuji termín: {named}.'],
      casual: ['{on} se mi to hodí skvěle.', '{on} mi to sedí.'],
      enthusiastic: ['{on} se mi to hodí výborně, moc se těším!'],
      formal: ['Tímto potvrzuji termín: {named}.'],
      concise: ['{on} mi to vyhovuje.'],
      urgent: ['Obratem potvrzuji: {named}.'],
      empathetic: ['{on} mi to vyhovuje, udělám si čas.'],
      humorous: ['{on} mi to sedí; píšu si to do diáře tučně.'],
    },
    yesIt: {
      plain: ['Navržený termín mi vyhovuje.', 'Termín se mi hodí.', 'Termín tímto potvrzuji.'],
      casual: ['Termín mi sedí.'],
      formal: ['Navržený termín tímto potvrzuji.'],
    },
    no: {
      plain: [
        '{on} bohužel {nemohu|nemůžu}.',
        'Bohužel se mi to {on} nehodí.',
        'Navržený termín ({named}) mi bohužel nevyhovuje.',
      ],
      concise: ['{on} to bohužel nejde.'],
      casual: ['{on} to bohužel nedám.'],
      formal: ['Navržený termín ({named}) mi k mé lítosti nevyhovuje.'],
      empathetic: ['Moc mě to mrzí, ale {on} {nemohu|nemůžu}.'],
      enthusiastic: ['Je to velká škoda, ale {on} {nemohu|nemůžu}!'],
      humorous: ['{on} to bohužel nedám; být na dvou místech najednou zatím neumím.'],
    },
    noIt: {
      plain: [
        'Navržený termín mi bohužel nevyhovuje.',
        'V tomto termínu bohužel {nemohu|nemůžu}.',
        'Bohužel se mi tento termín nehodí.',
      ],
      casual: ['Tenhle termín bohužel nedám.'],
      formal: ['Navržený termín mi k mé lítosti nevyhovuje.'],
    },
    open: ['K navrženému termínu ({named}): [vyhovuje / nevyhovuje].'],
    openIt: ['K navrženému termínu: [vyhovuje / nevyhovuje].'],
    move: {
      plain: [
        '{on} bohužel {nemohu|nemůžu}. Šlo by to v jiném termínu: {other}?',
        'Bohužel se mi to {on} nehodí; místo toho navrhuji: {other}.',
        'Je možné termín ({named}) přesunout? Můj návrh: {other}.',
      ],
      casual: ['{on} to bohužel nedám. Co třeba: {other}?'],
      assertive: ['{on} {nemohu|nemůžu}. Navrhuji nový termín: {other}.'],
      formal: ['Termín ({named}) mi bohužel nevyhovuje. Dovoluji si navrhnout jiný: {other}.'],
      concise: ['{on} {nemohu|nemůžu}. Návrh: {other}.'],
      urgent: ['{on} {nemohu|nemůžu}. Prosím o rychlou odpověď, zda vyhovuje jiný termín: {other}.'],
      humorous: ['{on} můj diář stávkuje. Co třeba: {other}?'],
    },
    moveIt: {
      plain: [
        'V tomto termínu bohužel {nemohu|nemůžu}. Šlo by to jindy: {other}?',
        'Je možné termín přesunout? Můj návrh: {other}.',
        'Bohužel musím požádat o jiný termín; navrhuji: {other}.',
      ],
      casual: ['Tenhle termín bohužel nedám. Co třeba: {other}?'],
      formal: ['Dovoluji si požádat o změnu termínu. Navrhuji: {other}.'],
    },
    propose: {
      plain: ['Navrhuji termín: {other}.', 'Můj návrh termínu: {other}.', 'Nejlépe se mi hodí: {other}.'],
      casual: ['Co třeba: {other}?'],
    },
    otherTime: '[návrh termínu]',
    oneOf: ['Z navržených termínů se mi nejlépe hodí {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}: ano, je to tak.', '{re}: ano, samozřejmě.'],
      no: ['{re}: bohužel ne.', '{re} musím bohužel odpovědět záporně.'],
      open: ['{re}: [ano / ne, s odůvodněním].'],
    },
    choice: {
      yes: ['{re}: [zvolená možnost].'],
      no: ['{re}: bohužel ani jedna z možností.'],
      open: ['{re}: [zvolená možnost].'],
    },
    time: {
      yes: ['{re}: předpokládaný termín je [termín].'],
      no: ['{re} bohužel zatím {nemohu|nemůžu} uvést termín.'],
      open: ['{re}: předpokládaný termín je [termín].', '{re}: [termín].'],
    },
    amount: {
      yes: ['{re}: [částka nebo počet].'],
      no: ['{re} bohužel zatím {nemohu|nemůžu} uvést konkrétní číslo.'],
      open: ['{re}: [částka nebo počet].'],
    },
    fact: {
      yes: ['{re}: [odpověď].'],
      no: ['{re} {Vám|Ti} bohužel {nemohu|nemůžu} podat informaci.'],
      open: ['{re}: [odpověď].'],
    },
    explanation: {
      yes: ['{re}: [vysvětlení].'],
      no: ['{re} {Vám|Ti} bohužel {nemohu|nemůžu} říci víc.'],
      open: ['{re}: [vysvětlení].'],
    },
    action: {
      yes: ['{re}: s radostí to zařídím.'],
      no: ['{re} bohužel {nemohu|nemůžu} nic slíbit.'],
      open: ['{re}: [odpověď].'],
    },
  },
  questionRefs: {
    only: 'k {Vašemu|Tvému} dotazu',
    first: 'k prvnímu bodu',
    second: 'k druhému bodu',
    third: 'ke třetímu bodu',
    further: 'k dalšímu bodu',
    quoted: 'k dotazu {question}',
    requested: 'k {Vaší|tvé} žádosti {request}',
  },
  told: ['{re}: {value}.'],

  askBack: {
    one: {
      plain: [
        '{re} mám nejprve krátkou otázku: [otázka]?',
        '{re} potřebuji ještě jednu informaci: [otázka]?',
        '{re} prosím nejprve o upřesnění: [otázka]?',
      ],
      concise: ['{re}: [otázka]?'],
      casual: ['{re} mám rychlou otázku: [otázka]?'],
    },
    many: {
      plain: ['Než odpovím na jednotlivé body, mám jednu otázku: [otázka]?'],
      casual: ['Než odpovím, mám rychlou otázku: [otázka]?'],
    },
  },
  need: {
    one: {
      plain: [
        '{re} od {Vás|Tebe} ještě potřebuji: [co chybí].',
        '{re} mi zatím chybí: [co chybí].',
        '{re} mi prosím ještě {pošlete|pošli}: [co chybí].',
      ],
      casual: ['{re} mi ještě chybí: [co chybí].'],
    },
    many: { plain: ['K vyřízení jednotlivých bodů ještě potřebuji: [co chybí].'] },
  },
  explain: {
    one: {
      plain: [
        '{re} mi ještě není jasná jedna věc: [co je třeba vyjasnit].',
        '{re} si chci ověřit, že tomu dobře rozumím: [co je třeba vyjasnit]?',
        '{re} prosím o krátké vysvětlení: [co je třeba vyjasnit]?',
      ],
      casual: ['{re} se radši zeptám: [co je třeba vyjasnit]?'],
    },
    many: {
      plain: ['Než se vyjádřím k jednotlivým bodům, prosím o vysvětlení: [co je třeba vyjasnit]?'],
    },
  },
  status: ['{re} je situace následující: [aktuální stav].', '{re}: [aktuální stav].'],
  bargain: {
    amount: {
      plain: [
        'K uvedené výši {amount} mám jiný návrh: [navrhované podmínky].',
        'Na {amount} zatím {nemohu|nemůžu} přistoupit; z mé strany jsou možné jiné podmínky: [navrhované podmínky].',
        'Místo {amount} navrhuji následující podmínky: [navrhované podmínky].',
      ],
      assertive: ['Na {amount} nepřistoupím. Můj návrh: [navrhované podmínky].'],
      casual: ['{amount} mi úplně nevychází. Co říkáš na tohle: [navrhované podmínky]?'],
      formal: ['K uvedené výši {amount} si dovoluji předložit následující návrh: [navrhované podmínky].'],
    },
    bare: {
      plain: [
        'Pojďme se domluvit na podmínkách. Můj návrh: [navrhované podmínky].',
        'Z mé strany jsou možné tyto podmínky: [navrhované podmínky].',
        'Dohodnout se můžeme za těchto podmínek: [navrhované podmínky].',
      ],
      casual: ['Co říkáš na tohle: [navrhované podmínky]?'],
      formal: ['Dovoluji si navrhnout následující podmínky: [navrhované podmínky].'],
    },
  },
  guarded: {
    secret: [
      'Důvěrné údaje, jako jsou hesla nebo bankovní údaje, e-mailem zásadně nesděluji.',
      'Přístupové a bankovní údaje e-mailem neposílám; vyřešme to raději jinou cestou.',
      'Takové údaje e-mailem neposkytuji; ozvu se na kontakt, který už znám.',
    ],
    payment: [
      'Výzvu k platbě si nejprve ověřím.',
      'Než bude cokoli uhrazeno, ověřím to naším obvyklým postupem.',
      'K platbě: nejprve si to ověřím, teprve potom podniknu další kroky.',
    ],
  },
  listLead: ['K jednotlivým bodům:'],

  bodies: {
    question: {
      plain: [
        'Mám k tomu otázku: [otázka]?',
        'Ještě jednu věc si chci ujasnit: [otázka]?',
        'Zajímá mě ještě: [otázka]?',
      ],
      casual: ['Mám ještě otázku: [otázka]?'],
      formal: ['Dovoluji si položit následující otázku: [otázka]?'],
    },
    accept: {
      plain: ['S radostí přijímám.', 'Souhlasím.', 'S návrhem souhlasím.'],
      enthusiastic: ['Přijímám s obrovskou radostí!'],
      casual: ['Jasně, jdu do toho.'],
      formal: ['Tímto s potěšením přijímám.'],
      concise: ['Souhlas.'],
      urgent: ['Souhlasím, můžeme začít hned.'],
      empathetic: ['Samozřejmě souhlasím.'],
      humorous: ['Jdu do toho, než si to rozmyslíš.'],
    },
    decline: {
      plain: [
        'Bohužel musím odmítnout.',
        'Po zralé úvaze musím bohužel odmítnout.',
        'Tentokrát bohužel {nemohu|nemůžu} souhlasit.',
      ],
      casual: ['Tentokrát do toho bohužel nejdu.'],
      assertive: ['Musím odmítnout.'],
      formal: ['S politováním musím odmítnout.'],
      empathetic: ['Moc mě to mrzí, ale musím odmítnout.'],
      enthusiastic: ['Je mi to moc líto, ale tentokrát musím odmítnout!'],
      urgent: ['Dávám hned vědět: bohužel musím odmítnout.'],
      humorous: ['S těžkým srdcem, ale tentokrát do toho nejdu.'],
    },
    reschedule: {
      plain: [
        'Je možné najít jiný termín? Můj návrh: {other}.',
        'Prosím o změnu termínu. Navrhuji: {other}.',
        'Bohužel musím požádat o nový termín: {other}.',
      ],
      casual: ['Můžeme to přesunout? Co třeba: {other}?'],
      formal: ['Dovoluji si požádat o jiný termín. Navrhuji: {other}.'],
    },
    request: {
      plain: [
        '{Pošlete|Pošli} mi prosím: [předmět žádosti].',
        'Ještě od {Vás|Tebe} potřebuji: [předmět žádosti].',
        'Mám prosbu: [předmět žádosti].',
      ],
      formal: ['Dovoluji si Vás požádat o následující: [předmět žádosti].'],
      casual: ['Pošli mi prosím: [předmět žádosti].'],
      urgent: ['Naléhavě potřebuji: [předmět žádosti].'],
    },
    update: {
      plain: [
        'Aktuální stav: [aktuální stav].',
        'Krátce k tomu, jak věci stojí: [aktuální stav].',
        'V tuto chvíli je situace následující: [aktuální stav].',
      ],
      casual: ['Krátký update: [aktuální stav].'],
      formal: ['Dovoluji si Vás informovat o aktuálním stavu: [aktuální stav].'],
    },
    clarify: {
      plain: [
        'Jedna věc mi ještě není jasná: [co je třeba vyjasnit].',
        '{Můžete|Můžeš} mi prosím vysvětlit: [co je třeba vyjasnit]?',
        'Pro jistotu se ptám: [co je třeba vyjasnit]?',
      ],
      casual: ['Radši se zeptám: [co je třeba vyjasnit]?'],
    },
    confirm: {
      facts: {
        plain: [
          'Potvrzuji: {facts}.',
          'Tímto potvrzuji: {facts}.',
          'Z mé strany potvrzuji tyto údaje: {facts}.',
        ],
        casual: ['Všechno sedí: {facts}.'],
      },
      bare: {
        plain: [
          'Tímto potvrzuji přijetí {Vaší|Tvé} zprávy.',
          '{Vaše|Tvá} zpráva v pořádku dorazila a vše si poznamenávám.',
          'Potvrzuji, že {Vaše|Tvá} zpráva v pořádku dorazila.',
        ],
        casual: ['Zpráva dorazila, všechno mám.'],
      },
    },
    introduce: {
      plain: [
        'Chci {Vám|Ti} někoho představit: [jméno, role a důvod].',
        'Dovoluji si představit: [jméno, role a důvod].',
        'S radostí zprostředkuji kontakt: [jméno, role a důvod].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Dejte|Dej} mi prosím vědět, zda {text}.',
    'ask-about': '{Můžete|Můžeš} mi prosím říci něco k tomuto tématu: {text}?',
    'ask-for': '{Pošlete|Pošli} mi prosím: {text}.',
    'ask-that': 'Mám následující prosbu: {text}.',
    offer: 'S radostí nabízím: {text}.',
    thank: 'Moc děkuji za {text}.',
    apologize: 'Omlouvám se za {text}.',
    congratulate: 'Srdečně blahopřeji: {text}.',
    wish: 'Přeji {Vám|Ti}: {text}.',
    invite: 'Srdečně {Vás|Tě} zvu: {text}.',
    remind: 'Dovoluji si připomenout: {text}.',
  },
  toTranslate: 'česky: {text}',

  closings: {
    awaiting: {
      professional: [
        'Předem děkuji za odpověď.',
        'Těším se na {Vaši|Tvou} odpověď.',
        'Prosím o krátkou odpověď.',
      ],
      formal: ['Předem Vám děkuji za laskavou odpověď.', 'Vaší odpovědi si budu velmi vážit.'],
      diplomatic: ['Věřím, že společně najdeme dobré řešení, a uvítám Váš názor.'],
      assertive: ['Prosím o jednoznačnou odpověď.'],
      concise: ['Prosím o odpověď.'],
      urgent: ['{Dejte|Dej} mi prosím vědět ještě dnes.', 'Rychlá odpověď je pro mě velmi důležitá.'],
      friendly: [
        'Těším se, až se {ozvete|ozveš}, a přeji hezký den!',
        'Předem moc děkuji a přeji hezký den!',
        'Na {Vaši|Tvou} odpověď se velmi těším.',
      ],
      empathetic: ['{Odpovězte|Odpověz}, až se {Vám|Ti} to bude hodit, není kam spěchat.'],
      enthusiastic: ['Už se {nemohu|nemůžu} dočkat {Vaší|Tvé} odpovědi!'],
      casual: ['Dej pak vědět.', 'Až budeš mít chvilku, ozvi se.'],
      humorous: ['Čekám na odpověď a každou chvíli pokukuju po schránce.'],
    },
    available: {
      professional: [
        'V případě dotazů se na mě prosím {obraťte|obrať}.',
        'V případě dotazů jsem {Vám|Ti} k dispozici.',
        'Pokud je potřeba něco upřesnit, {napište|napiš} mi prosím.',
      ],
      formal: ['S případnými dotazy jsem Vám kdykoli k dispozici.'],
      diplomatic: ['Pokud mé odpovědi v něčem neodpovídají tomu, co máte na mysli, dejte mi prosím vědět.'],
      assertive: ['Pokud něco chybí, {napište|napiš} mi to prosím konkrétně.'],
      concise: ['S dotazy se prosím {ozvěte|ozvi}.'],
      urgent: ['Na případné dotazy odpovím bez prodlení.'],
      friendly: [
        'Kdyby cokoli, klidně se {ozvěte|ozvi}.',
        'Pokud se objeví další otázky, s radostí {pomohu|pomůžu}.',
        'Přeji {Vám|Ti} hezký den.',
      ],
      empathetic: ['Pokud {mohu|můžu} ještě nějak pomoci, {dejte|dej} mi prosím vědět.'],
      enthusiastic: ['Moc se těším na všechno, co bude dál!'],
      casual: ['Kdyby něco, napiš.'],
      humorous: ['Kdyby něco, napiš; nekoušu.'],
    },
    meeting: {
      plain: ['Těším se na naše setkání.', 'Těším se na viděnou.', 'Na setkání se těším.'],
      casual: ['Tak zatím!'],
      enthusiastic: ['Na naše setkání se moc těším!'],
      formal: ['S potěšením očekávám naše setkání.'],
      concise: ['Těším se.'],
    },
    declined: {
      plain: [
        'Děkuji za pochopení.',
        'Prosím o pochopení a věřím, že se najde jiná příležitost.',
        'Třeba to vyjde jindy.',
      ],
      casual: ['Příště to určitě klapne.'],
      assertive: ['Spoléhám na {Vaše|Tvé} pochopení.'],
      formal: ['Děkuji Vám za laskavé pochopení.'],
      enthusiastic: ['Pevně věřím, že to příště vyjde!'],
      humorous: ['Příště se mě tak snadno nezbavíš.'],
    },
    sorry: {
      plain: [
        'Děkuji za {Vaši|Tvou} trpělivost.',
        'Děkuji za {Vaše|Tvé} pochopení.',
        'Ozvu se, jakmile budu vědět víc.',
      ],
      formal: ['Děkuji Vám za shovívavost.'],
      casual: ['Díky za trpělivost.'],
      assertive: ['Dohlédnu na to až do vyřešení.'],
    },
    grave: {
      plain: [
        'Přeji {Vám|Ti} hodně sil.',
        'V myšlenkách jsem s {Vámi|Tebou}.',
        'Pokud {mohu|můžu} cokoli udělat, {dejte|dej} mi prosím vědět.',
      ],
    },
    content: {
      plain: ['Přeji {Vám|Ti} vše dobré.', 'Těším se na další spolupráci.', 'Přeji {Vám|Ti} příjemný den.'],
      casual: ['Hezký den!'],
      enthusiastic: ['Jen tak dál, těším se na vše, co přijde!'],
      formal: ['Přeji Vám mnoho dalších úspěchů.'],
      concise: ['Vše dobré.'],
      humorous: ['Ať je káva silná a schránka prázdná.'],
    },
  },
};
