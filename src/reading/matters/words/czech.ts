import type { MatterWords } from '../matter.ts';

export const czechWords: MatterWords = {
  deeds: {
    send: 'pošl|poslat|poslal|posílá|posíl|zašl|zaslat|zaslal|zaslán|přepošl|přeposl|odešl|odesl|doručit mi|poskytn|předat|předej|předán|dodat podklad|přiloži|nasdíl|sdílet|sdílej|hoďte mi|hoď mi|kopii',
    review:
      'zkontrol|kontrolu text|o kontrolu|ke kontrole|projít|projd|podívat|podívej|podívá|pročíst|pročt|přečt|přečíst|prohléd|posoud|posoudit|vyjádři|vyjádřet|zhodno|ohodno|prověř|zrevid|mrkn|koukn|co si myslí|co říkáš|co říkáte|korektur|ověř',
    check:
      'zkontrol|ověř|prověř|zjist|zjišť|zeptat se dopravc|zeptat se u|zeptejte se|zeptej se|dotázat se u|informovat se u|spojit se s dopr|kontaktovat dopravc|u dopravce',
    sign: 'podepsat|podepíš|podepiš|podepište|podpis_|podpisu|podpisem|signov',
    confirm: 'potvrď|potvrd|potvrz|stvrd|ověř',
    tell: 'navrhn|navrhu|vědět|sděl|informuj|informov|inform|napiš|napsat|odpově|odpov|vysvětl|řekn|říct|říci|uveď|uvést|oznam|oznám|ozv|ozva|upřesn|objasn|vyrozum|poraď',
    call: 'zavol|volat|telefonov|telefonuj|telefonick|zatelefon|brnkn|prozvo',
    meet: 'sejít|sejde|sejdem|setk|schůz|probrat|prober|promluv|popovíd|prodiskut|diskut|potkat|potkám|jednat_|jednán|pohovoř',
    attend:
      'zúčastn|účastn|účast|přijít|přijde|přijďte|přijď|dorazí|doraz|přijet|přijed|dostav|připoj|dojdeš|dojdete|být u toho|budete moci přijít|budeš moct přijít',
    pay: 'zaplat|zaplac|uhrad|uhraz|úhrad|platb|převe|převod|proplat|vyrovn|doplat|poukaž|poukáz',
    complete: 'vypln|vyplň|doplň|doplni|dokonč|dokončet|dodělat|dodělej|zkomplet|finaliz',
    update:
      'opravu faktur|opravit faktur|opravte faktur|opravenou faktur|opravené faktur|aktualiz|zaktualiz|uprav|úprav|změn|změň|přidat|přidej|přidá|dopl|korig|přepra|přeprac|přizpůsob',
    arrange:
      'zaříd|zařiď|zajist|zajisti|objedn|rezerv|zarezerv|zorganiz|organiz|připrav|naplán|dohodn|domluv|zamluv|zprostředk|postarej|postarat|nachyst',
    help: 'pomoc|pomoz|pomoh|pomůž|podpoř|poradit|porad|poraď|asistenc',
    approve: 'schval|schvál|odsouhlas|souhlas|povol|autoriz|akcept|uvoln|svolen',
    cancel: 'zruš|storn|odvol|vypověd|odhlas|odhláš|ukonč|odstoup',
    fix: 'oprav|vyřeš|řeš|odstran|vyměn|výměn|náprav|naprav|sprav|reklam|dát do pořádku',
    deliver: 'dodat_|dodáte|dodejte|dodáv|doruč|doprav|expedov|expeduj|vyexped|dovez|dovéz',
  },
  finding: 's_|u_|zda|jestli|proč|kde|kdy|co se|v jakém',
  things: {
    contract: 'smlouv|smluv|dohod|dodat',
    invoice: 'faktur|účet za|vyúčtování',
    quote:
      'nabídk|nabídc|kalkulac|cenov nabíd|cenovou nabíd|cenová nabíd|cenové nabíd|rozpočet na zakáz|nacen',
    report:
      'report|výroční zpráv|závěrečn zpráv|závěrečnou zpráv|závěrečná zpráv|hlášení|výkaz|měsíční zpráv|hodnotící zpráv',
    presentation: 'prezentac|slajd|snímk',
    documents: 'dokument|podklad|doklad|listin|papír|potvrzení o|materiál|spis_',
    file: 'soubor|příloh|tabulk|pdf',
    list: 'seznam|přehled|výčet|soupis',
    figures: 'data_|dat_|čísla_|čísel|statisti|ukazatel|údaj|výsledk',
    agenda: 'agend|program jednání|program schůz|programu jednání|pořad jednání',
    minutes: 'zápis|zápisu|protokol|poznámky ze',
    proposal: 'návrh|koncepc|koncept',
    plan: 'plán_|plánu|plány|plánem|plánů',
    schedule: 'harmonogram|rozvrh|časový plán|časového plánu|jízdní řád',
    draft: 'draft|pracovní verz|náčrt|první verz|verzi|návrh smlouvy',
    details: 'podrobnost|detail|informac|bližší údaj|specifikac|parametr',
    address: 'adres',
    phone: 'telefonní číslo|telefonního čísla|číslo na mobil|tel číslo|telefonní kontakt|mobilní číslo',
    photos: 'foto|fotk|fotograf|obrázk|snímky',
    cv: 'životopis|cv_|curriculum',
    order: 'objednáv|zakázk|zakázc',
    delivery: 'dodávk|dodávc|zásilk|zásilc|balík|doručení|dodání|doprav|přeprav',
    payment: 'platb|převod|částk|splátk',
    price: 'cena|cenu|ceny|ceně|cen_|ceník|náklad|poplat|sazb|honorář|tarif',
    meeting: 'schůzk|schůzc|porad|jednání|setkání|meeting|mítink',
    call: 'hovor|telefonát|videohovor|videokonferenc|telekonferenc|call_|zavolání',
    appointment: 'termín|návštěv|objednání',
    interview: 'pohovor|přijímací',
    event:
      'akce_|akci_|akcí|konferenc|seminář|workshop|školení|webinář|veletrh|večeř|večírek|oslav|slavnost|recepc|výročí',
    project: 'projekt_|projektu_|projektem|projekty_|projektů|projektech',
    account: 'účet_|účtu_|účtem|přístup|login|přihlášení',
    application: 'žádost|přihlášk|přihlášc|uchazeč|kandidatur',
    feedback:
      'zpětn vazb|zpětnou vazbu|zpětná vazba|zpětné vazby|připomínk|komentář|feedback|vyjádření|názor',
    deadline: 'lhůt|uzávěrk|deadline|termín odevzdání|termín dokončení',
    budget: 'rozpočt|rozpočet',
    form: 'formulář|dotazník|tiskopis',
    product: 'produkt|výrob|zboží|artikl|přístroj|zařízení_|model|kusů|kus_|židl|stroj',
    refund:
      'vrácení peněz|vrácení platby|vrácení částky|refundac|dobropis|náhrad|vrátit peníze|vrátíte peníze',
    discount: 'slev|rabat|bonus',
    room: 'místnost|pokoj|zasedačk|zasedací|sál_|sálu|prostor',
    trip: 'cest_|cestu|cesty|cestě|služební cest|let_|letu_|letenk|jízd|zájezd',
    website: 'web|internetové stránk|internetových strán|domovsk',
    problem: 'problém|chyb|závad|poruch|potíž|výpadek|výpadk',
    position: 'pozic|pracovní míst|pracovního míst|volné místo|zaměstnání',
  },
  causes: {
    delay:
      'zpožd|opožd|pozdě|po termínu|stále čekám|stále jsme neobdrž|už týdny|několik týdnů|prodlen|zdržen|nedodali včas|není včas',
    damage: 'poškoz|rozbit|rozbil|prasklé|prasklá|prasklý|poškrábán|zničen|promáčkn|zlomen',
    'mix-up':
      'záměn|zaměn|špatný výrobek|špatné zboží|jiný výrobek|jiné zboží|jinou velikost|špatnou velikost|něco jiného|místo objednan|omylem|nesprávné zboží|nesprávný výrobek',
    missing: 'chybí|chyběl|neúpln|nedoraz|nepřiš|nedodali|nedodán|nebylo doručen|nebyla doručen|ztratil',
    billing:
      'dvakrát|dvojnásob|přeplat|nesprávná částk|nesprávnou částk|špatně vyúčt|chybně vyúčt|chybná faktur|chybnou faktur|chybné faktur|naúčtov|strhl|neoprávněně',
    silence:
      'bez odpovědi|nedostal odpověď|nedostala odpověď|nedostali odpověď|nedostal jsem odpověď|nedostala jsem odpověď|nedostali jsme odpověď|neobdržel|žádná odpověď|žádnou odpověď|nikdo neodpov|nikdo se neoz|nereaguj|ignoruj|bez reakce|nikdo nebere',
    service:
      'neochot|nepříjemn|neprofesionál|arogant|hrub|neslušn|drz|chování|přístup vašich|přístup vašeho|obsluha byla|jednání vaš|zákaznický servis',
    outage:
      'nefung|nefunguj|výpadek|výpadk|spadl|padá|nejde se přihlásit|nelze se přihlásit|chybová hláš|chybovou hláš|nedostupn|přestal fungovat|přestala fungovat|přestalo fungovat',
    quality:
      'vadn|vada|vady|nekvalitn|špatná kvalit|špatnou kvalit|nízká kvalit|závad|neodpovídá popis|zklam|nevyhovuj',
  },
  gists: {
    condolence:
      'zemřel|zesnul|skonal|úmrt|pohřb|pohřeb|smutná zpráva|smutnou zprávu|kondolenc|soustrast|odešel navždy|odešla navždy|opustil nás|opustila nás',
    illness:
      'onemocn|jsem nemoc|je nemoc|nemocný_|nemocná_|na nemocensk|ležím v nemocnici|leží v nemocnici|jsem v nemocnici|skončil v nemocnici|skončila v nemocnici|jdu na operac|čeká mě operac|po operaci_|horečk|chřipk|marod|neschopence|angín|zdravotních důvod',
    rejection:
      's lítostí|rozhodli jsme se pro jin|jiného kandidát|jiného dodavatel|jinému uchazeč|nevybrali|nebyl vybrán|nebyla vybrána|zamítn|nemůžeme vyhovět|bohužel jsme se rozhodli',
    cancellation:
      'zrušen|ruší|ruším|musím zrušit|musíme zrušit|musím bohužel zrušit|musíme bohužel zrušit|musím naši|musíme naši|odvolán|nekoná|nebude se konat|odpadá|neuskuteční',
    complaint:
      'stížnost|stěžuj|stěžov|reklamac|reklamuj|nespokoj|zklam|nepřijateln|pobouř|rozhořč|naštv|poškozen|vadn|skandál|nehorázn',
    chaser:
      'stále jsem nedosta|stále jsme nedosta|stále nemám|dosud jsem|dosud jsme|dosud nemám|bez odpovědi|neobdrželi jsme odpověď|neobdržel jsem odpověď|neobdržela jsem odpověď|urguj|urgenc|připomínám svůj|připomínám se|navazuji na svůj|navazuji na svou|stále čekám|už jste se na to|jak to vypadá s|druhá upomínka|znovu se ozývám|opětovně',
    apology:
      'omlouvám se za|omlouváme se za|omluvu za|je mi líto|je nám líto|mrzí mě|promiň|promiňte|omluvte',
    congratulation: 'blahopř|gratul|k úspěchu|k povýšení|k narozenin',
    invitation:
      'pozvat|pozván|pozvánk|zveme|zvu vás|zvu tě|srdečně zvu|srdečně vás zv|dovolujeme si vás pozvat',
    application:
      'ucházím|ucházet se|hlásím se na|reaguji na inzerát|reaguji na váš inzerát|reaguji na vaši nabídku práce|motivační dopis|můj životopis|žádost o zaměstnání|zájem o pozici|přihlásit se na pozici',
    introduction:
      'jmenuji se|představit se|dovolte mi představit|rád bych představil|ráda bych představila|rád bych vám představil|ráda bych vám představila|představuji|nový kontakt|novým kontaktem|jsem nový|jsem nová|seznámit vás|seznamte se',
    invoice:
      'v příloze faktur|faktura v příloze|fakturu v příloze|přikládám faktur|zasíláme faktur|zasílám faktur|posílám faktur|splatnost|splatná|k úhradě|naše faktura|naši fakturu',
    reminder:
      'připomenu|připomenout|připomínám|připomínáme|nezapomeň|upozorňuji, že|končí|vyprší|blíží se termín',
    offer:
      'naše nabídka|naši nabídku|nabízíme|nabídnout vám|nabídnout spoluprác|navázat spoluprác|zájem o spoluprác|možnost spoluprác|možnosti spoluprác|speciální cen|zvýhodněn|můžeme vám nabídnout',
    approval:
      'vypadá dobře|vypadá skvěle|vypadá to dobře|vypadá to skvěle|schváleno|schvaluji|je to v pořádku|vše v pořádku|líbí se mi|líbí se nám|bez připomínek|souhlasím s',
    pending:
      'pracuji na|pracujeme na|řešíme to|řeším to|v řešení|ozvu se, jakmile|ozveme se, jakmile|dám vědět, jakmile|dáme vědět, jakmile|zpracováváme|ověřujeme',
    sharing: 'v příloze|přikládám|přikládáme|zasílám|zasíláme|posílám|posíláme|tady je|zde je|zde jsou',
    thanks:
      'děkuji za pomoc|děkujeme za pomoc|díky za pomoc|moc děkuji|mockrát děkuj|mnohokrát děkuj|děkuji za rychl|děkuji za skvěl|ještě jednou děkuj|velmi si vážím|díky moc|děkuji vám za',
    announcement:
      'oznamujeme|oznamuji|informujeme|rádi bychom vás informovali|s radostí oznamuj|s účinností od|nová otevírací doba|nové otevírací hodiny|dovolujeme si vás informovat',
    meeting:
      'schůzk|schůzc|sejít|setkat|setkání|termín|máte čas|máš čas|jednání|zavolat si|videohovor|hodilo by se',
  },
  enclosed:
    'v příloze|přikládám|přikládáme|zasílám|zasíláme|posílám|posíláme|připojuji|tady je|zde je|zde jsou',
  familiar:
    'ty_|ti_|tě_|tebe_|tobě_|tebou_|tvůj|tvoj|tvá_|tvé_|tvou_|tvého|tvém|Ty_|Ti_|Tě_|Tebe_|Tobě_|Tebou_|Tvůj|Tvoj|Tvá_|Tvé_|Tvou_|Tvého|Ahoj|ahoj|Čau|můžeš|máš_|dej_|Dej_|pošli_|Pošli_|budeš',
  polite:
    'Vy_|Vám_|Vás_|Vámi|Váš|Vaš|vy_|vám_|vás_|vámi|váš|vaš|Vážen|Dobrý den|můžete|máte_|dejte|Dejte|pošlete|byste_|zašlete',
};
