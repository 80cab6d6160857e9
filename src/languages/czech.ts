import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `a se v na je že to s z do o k i ve pro ale jsem by si jako za od po jsou tak co aby už být který
    která které nebo podle jeho jen při byl byla bylo mi mě vám vás nás kde kdy jak dobrý den děkuji díky prosím
    pozdravem vážený vážená ahoj jste jsme není má také však až než pak ještě jejich tento této toho roku let
    může mezi před tím schůzka cena objednávka dodání nabídka faktura smlouva týden měsíc dny čas hodin jednou
    firma práce země město svět život lidé lidí děti voda projekt jiné jiný každý několik během tedy vždy nikdy
    nyní nový nové první bez sám oba všechno něco nic bude budou měl mít můžete musí kterou kterých protože více
    ani kdo proto potom teprve znamená znamenité`,
  letter: {
    greetings: `dobrý den, ahoj, vážený, vážená, vážení, milý, milá, milí, drahý, drahá, drazí, vážený pane,
      vážená paní, čau, čus, nazdar, zdravím, dobré ráno, hezký den, krásný den, pěkný den, dobrý večer`,
    beforeSignedName: 'tvůj, tvoje, tvá, váš, vaše, vaši, tvoji',
    closings: `s pozdravem, s přátelským pozdravem, s úctou, zdraví, srdečně, hezký den, přeji hezký den,
      mějte se, pěkný den, zdravím, s přáním hezkého dne, s přáním pěkného dne, měj se, měj se hezky,
      mějte se hezky, mějte se krásně, měj se krásně, se srdečným pozdravem, s pozdravem a přáním hezkého dne,
      srdečně zdravím, zatím ahoj, zatím, čau, ahoj, krásný den, přeji pěkný den, hezký víkend`,
    thanks: `děkuji, děkuji mnohokrát, díky, předem děkuji, děkujeme, moc děkuji, s poděkováním, moc díky,
      díky moc, předem díky, děkuju, mockrát děkuji`,
    familiarGreetings: 'ahoj, čau, čus, nazdar',
    titles: `pane, paní, pán, pan, slečno, slečna, ing, mudr, mvdr, judr, phdr, rndr, mgr, bc, dr, prof, doc,
      doktore, doktorko, inženýre, profesore, profesorko, kolego, teto, strejdo, babi, dědo`,
    genericAddressees: `všichni, všem, vespolek, kolegové, kolegyně, kolego, kolegyně a kolegové, tým, týme, přátelé,
      kamaráde, kamarádi, rodiče, sousedé, sousedi, sousede, sousedko, lidi, holky, kluci, děvčata, řediteli,
      ředitelko, starosto, starostko, předsedo, předsedkyně, doktore, doktorko, inženýre, inženýrko, profesore,
      profesorko, docente, docentko, magistře, magistro, učiteli, učitelko, trenére, miláčku, lásko, mami, babi,
      dědo, teto, strejdo`,
    abbreviations: `např, tj, ing, mgr, dle, č, čp, tzv, tel, str`,
  },
  mailProgram: {
    lead: 'dne, v, po, út, st, čt, pá, so, ne',
    wrote: 'napsal, napsala, napsal(a), napsal/a, píše, odesílatel',
    from: 'od, odesílatel, odesilatel',
    date: 'odesláno, datum, odesláno dne, posláno',
    to: 'komu, pro, příjemce',
    cc: 'kopie, skrytá',
    subject: 'předmět, predmet, věc',
    original: 'původní zpráva, původní e-mail, originální zpráva, původní email',
    forwarded: `přeposlaná zpráva, předaná zpráva, začátek přeposílané zprávy, forwardovaná zpráva,
      začátek přeposlané zprávy, přeposílaná zpráva`,
    sentFrom: `odesláno z, posláno z, odesláno ze, odesláno pomocí, získejte outlook, stáhnout outlook,
      získat outlook`,
    replyTo: 'odpovědět komu',
    otherHeaders: 'přílohy',
    replyPrefixes: 'odp',
    forwardPrefixes: 'fwd, předej, přeposláno',
    toMe: 'mně, komu: mně',
    devices: 'telefon, mobil',
    contact: 'telefon, mobil',
    confidential: 'důvěrn',
    addressee: 'adresát, příjemc',
    bulk: 'odhlásit se z odběru, odhlásit odběr',
    automaticSubjects: 'automatická odpověď',
  },
  amounts: {
    currencies: 'kč CZK, koruna CZK, koruny CZK, korun CZK, euro EUR, eur EUR, dolarů USD, procent %',
    factors: 'tis 1e3, tisíc 1e3, mil 1e6, milion 1e6, milionů 1e6, mld 1e9',
  },
  asks: {
    questionWords: {
      when: `kdy, odkdy, dokdy, v kolik, od/do/na kolika/kolik hodin*, na kolikátou, kter*/jak*
        den/dny/dnech/termín*/datum/data/datu/hodin*/dob*/čase`,
      'how-much': `kolik, jak* cena/ceně/cenu/částka/částku/výši/výše/náklady/rozpočet, jak* je/bude/by
        cena/rozpočet, jak drahý/drahá/drahé, co stojí`,
      'how-many': `kolik
        *ů/lidí/osob/míst/vás/nás/jich/dětí/licencí/stran/kopií/hodin/položek/balíků/vstupenek/nocí, kolikrát,
        jak* počet/počtu/množství`,
      who: 'kdo, koho, komu, kým, o kom, čí',
      where: `kde, kam, odkud, kudy, jak* adrese/adresu/adresa/místo/místě, jaká je adresa, kter*
        místnosti/městě`,
      what: 'co, čeho, čemu, čím, čem, jaký*, jaká, jaké*, jakou, jakých, jací, kter*',
      why: 'proč, jak to že, čím to, jak*/kter* důvod*',
      how: 'jak, jak dlouho/daleko/často, nakolik, kolik času',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `v, ve, na, po, do, k, ke, z, ze, od, o, za, pro, u, pod, přes, při, s, se, kolem, a,
      i, ale, nebo, asi, přesně, vlastně, tak, takže, ještě`,
    questionMarkers: '^tak co, ^jak dopadl*, ^kdy/kde/kam/kolik .. *eš/*íš/máš/jsi',
    whether: 'zda, jestli, zdali',
    or: 'nebo, anebo, či',
    requests: `prosím, prosíme, prosim, uctivě žádám, žádám, žádáme, poprosím/poprosíme o/vás/tě/dva/dvě,
      mám/máme/moje/jedna/malá/velká/obracím/obracíme .. prosbu/prosba/prosbou/žádostí, ^prosba, podávám
      žádost/návrh, trvám/trváme na, požaduji, požadujeme, vyzývám, vyzýváme, apeluji, apelujeme, prosí/žádá ..
      o *ání/*ení/abys/abyste,
      bych/bychom/chci/chceme/chtěl/chtěla/chtěli/dovoluji/dovolujeme/musím/můžu/mohu/můžeme/můžem ..
      požádat/poprosit/prosil*/poprosil*/požádal*/ocenil*, *prosil/*prosila/*prosili/požádal/požádala
      bych/bychom, mohl/mohla/mohli/nemohl/nemohla/nemohli/šel/šla/byl/byla/byli byste/bys, ^můžete/můžeš ..
      mi/nám/prosím/*slat, bylo by možné/možno, ^šlo/nešlo by, ^je možné, kdybys/kdybyste .. mohl*, jestli/pokud
      můžeš/můžete, bylo/byla/byl by/bych/bychom .. kdyby/kdybyste/kdybys, rád/ráda/rádi když/pokud/za,
      vděčný/vděčná/vděčni/vděční/zavázán*/povděčn* .. když/pokud/za/kdyby*, uvítal/uvítala/uvítali .. kdyby*,
      bych/bychom/potřebuji/potřebuju/potřebujeme/chci/chceme/chce/třeba/nutné/potřeba/důležité/záleží/potřeboval*
      .. abyste/abys, doufám/doufáme/věřím že mi/nám .. pomůžete/pomůžeš/můžete/můžeš, buď/buďte tak, laskavě,
      ^*šlete/*řete,
      *piš/*uj/*kni/*jdi/stáhni/navrhni/*jeď/*jď/*kliď/*věř/*tvrď/*kaž/*lož/*zdej/*volej/*dělej/*jednej/*čkej/*hlídej/*ptej/pošli/přepošli/posli/vezmi/vem/domluv/doplň/vyplň/změň/nezapomeň/odpověz/přines/odnes/dones/přivez/zařiď/vyřiď/přidej/předej/vyber/pomoz/kup/půjč/ozvi/vyzvedni/zaplať/otevři/rozhodni/ujisti/nech/zkus/hoď/vrať/podívej/neber/neříkej,
      ^*prav/spoj/pamatuj/zajisti/sežeň/přečti/uveď/stav/zastav/dej, nic/to/ji/ho/je/mi/nám/si/se dej/dejte,
      ^dej/dejte mi/nám/to/na/si, ^ať mi/nám, ^musíš/musíte mi/nám/se/si/ještě, měl/měla/měli byste/bys, bylo by
      dobré/fajn/super/skvělé/vhodné/užitečné, navrhuji/navrhujeme .. sejít/schůzku/termín/abychom,
      ^pošli/přepošli/pošlete/vezmi/zkontroluj/potvrď/ověř/podívej/koukni/mrkni/vyplň/doplň/podepiš/vrať/připrav/zavolej/odepiš/odpověz/přines/zařiď/objednej/oprav/uprav/přidej/vyber/pomoz/kup/zkus/půjč/hoď/nech/ozvi,
      mohl/mohla/mohli/nemohl/nemohla/nemohli/stihl*/zvládl*/šel/šla/byl/byla/byli byste/bys,
      ^*šlete/podepište/vyberte/přineste/vezměte/ozvěte/pomozte/uhraďte, ^nezapomeň/nezapomeňte,
      bych/bychom/chci/chceme .. požádat/poprosit/prosil*/poprosil*/požádal*/ocenil*, ^můžete/můžeš ..
      *slat/zkontrolovat/podívat/potvrdit/dát/zavolat/poradit/pomoct/pomoci, rád/ráda/rádi/vděčný/vděčná/vděčni
      když/pokud/za, bych/bychom/potřebuji/potřebuju/potřebujeme/chci/chceme/třeba/nutné/potřeba abyste/abys,
      doufám/doufáme/věřím že mi/nám .. můžete/můžeš/pomůžete/pomůžeš, mi/nám/to/ji/ho/je/mě/si/se
      pošli/pošlete/zašlete/dej/dejte/přines/přineste/vezmi/vezměte/kup/vrať/půjč/ozvi/ozvěte/zavolej,
      potřeboval* bych/bychom abyste/abys`,
    tellMe: `dejte/dej/dáte/dáš/potřebuji/potřebuju/potřebujeme .. vědět/vedet,
      prosím/prosíme/*prosil*/žádám/žádáme .. informac*/sdělení/vyjádření/vysvětlení/upřesnění/objasnění,
      prosím/prosíme/poprosím ..
      sdělte/sděl/napište/napiš/řekněte/řekni/vysvětlete/upřesněte/informujte/poraďte,
      sdělte/řekněte/řekni/povězte/pověz/napište/napiš/vysvětlete/vysvětli/upřesněte/informujte/poraďte/poraď,
      ^sděl, potvrďte/potvrď/ověřte/ověř/zkontrolujte/podívej/podívejte .. zda/jestli,
      můžete/můžeš/mohl/mohla/mohli/nemohl* .. říct/říci/sdělit/napsat/vysvětlit/upřesnit/poradit,
      mohl/mohla/mohli .. potvrdit/ověřit zda/jestli, nevíte, nevíš, neví/ví někdo, netušíte, netušíš, dotazuji,
      dotazujeme, bych/bychom .. věděl*,
      bych/bychom/chci/chceme/chtěl/chtěla/chtěli/dovoluji/dovolím/musím/mohu/smím/potřeb* ..
      vědět/zeptat/dotázat/zjistit/ověřit/ujasnit, bych/bychom ..
      zeptal*/dozvěděl*/zjistil*/ověřil*/ujistil*/informoval* o, zajímá/zajímají/zajímalo .. mě/nás/by/mne, vrtá
      mi hlavou, ptám, ptáme, mám/máme .. dotaz/otázku, dotaz/otázka
      zní/je/zda/jestli/zdali/kdy/odkdy/dokdy/kde/kam/kolik/kdo/koho/komu/co/čím/jak/jaký/jaká/jaké/který/která/které/kterou/proč/čí/v/na/do/od,
      je otázka, otázkou je/zůstává/zbývá, moje/můj/další/poslední/ještě otázka/dotaz, zbývá/zůstává ..
      dořešit/vyřešit/rozhodnout/ujasnit/otázka, nejsem/nejsme si .. jist*, nemám/nemáme jistotu/tušení/jasno,
      jde mi/nám o to
      zda/jestli/zdali/kdy/odkdy/dokdy/kde/kam/kolik/kdo/koho/komu/co/čím/jak/jaký/jaká/jaké/který/která/které/kterou/proč/čí/v/na/do/od,
      mi/nám .. není .. jasné/zřejmé, není mi/nám/úplně/zcela .. jasné/zřejmé/známo, nerozumím, nerozumíme,
      nechápu/nechápeme/nevím/nevíme/netuším/netušíme/nepamatuji/nepamatuju/přemýšlím/zapomněl/zapomněla ..
      zda/jestli/zdali/kdy/odkdy/dokdy/kde/kam/kolik/kdo/koho/komu/co/čím/jak/jaký/jaká/jaké/který/která/které/kterou/proč/čí/v/na/do/od,
      ptá/ptají/ptal/ptala/ptali/zajímá ..
      zda/jestli/zdali/kdy/odkdy/dokdy/kde/kam/kolik/kdo/koho/komu/co/čím/jak/jaký/jaká/jaké/který/která/které/kterou/proč/čí/v/na/do/od
      ..
      bys/byste/máš/máte/můžeš/můžete/chceš/chcete/budeš/budete/přijdeš/přijdete/přijedeš/přijedete/pošlete/souhlasíš/souhlasíte/ti/vám,
      bych/bychom/chci/chceme/jsem/jsme ..
      věděl*/vědět/zeptat/zeptal*/dotázat/zjistit/zjistil*/dozvěd*/ověřit/ověřil*/ujasnit,
      dejte/dej/dáte/dáš/potřebuji/potřebuju/potřebujeme .. vědět,
      ^sdělte/sděl/řekněte/řekni/povězte/pověz/napište/napiš/vysvětlete/vysvětli/upřesněte/informujte/poraďte/poraď,
      prosím/prosíme/prosil*/žádám/žádáme .. informac*/sdělení/vyjádření/vysvětlení/upřesnění/objasnění,
      zajímá/zajímají/zajímalo mě/nás/by/mne, ^zajímalo/zajímá, není mi/nám/úplně/zcela .. jasné/zřejmé,
      dotaz/otázka zní/je, moje/další/poslední otázka`,
    needs: `potřebuji, potřebuju, potřebujeme, potřebovat, bych/bychom .. potřeboval*/uvítal*/stál*,
      potřeboval*/uvítal*/ocenil/ocenila/ocenili bych/bychom, je/bude .. třeba/potřeba/nutn*/zapotřebí ..
      *ložit/*plnit/*dat/uhradit/podepsat/potvrdit/*slat/vaš*/váš, chybí, schází, jste/jsi ..
      neuved*/nepřilož*/nevyplnil*/nepodepsal*/nezaplatil*/nevrátil*, nikde .. nenašel/nenašla/nevidím,
      nepodařilo .. zjistit/najít, postrádám, postrádáme, záleží mi/nám na, zbývá ..
      vaš*/váš/podepsat/doplnit/uhradit, evidujeme .. neuhraz*/dluž*, mi/nám .. nedorazil*/nepřišel/nepřišl*, od
      vás/tebe .. nemám*/neobdržel*/nedostal*, neobejd* bez, nelze/nejde/nemohu/nemůžu/nemůžeme ..
      otevřít/najít, není/nebyl* .. přilož*/uveden*/vyplněn*/podepsán*/uhrazen*, zapomněl* jste/jsi .. přiložit,
      ještě/zatím/dosud/stále/pořád .. nemám/nemáme/nedostal*/neobdržel*/nepřišel/nepřišl*/nedorazil*/nevidím,
      nemám/nemáme/nedostal*/neobdržel*/nepřišel/nepřišl*/nedorazil* .. ještě/zatím/stále/dosud/vaš*/váš/tvoj*,
      čekám/čekáme .. vaš*/váš/tvoj*/tvou/tvůj/podpis/potvrzení/souhlas, ještě/stále/pořád/dosud čekám/čekáme
      na, očekávám/očekáváme .. od/vaš*/nápravu/vrácení/odstranění, bez
      vaš*/tvé*/tvoj*/toho/těchto/těch/něj/ní/nich/podpis*/souhlas*/potvrzení/čísla .. ne*, by ..
      pomohl*/hodil*/hodily/usnadnil*, pomohl*/hodil*/usnadnil* by, bych/bychom/chci/chceme/chtěl/chtěla/chtěli
      ..
      dostat/dostal*/získat/získal*/objednat/objednal*/rezervovat/zarezervoval*/viděl*/vrátit/vyměnit/koupit/koupil*/přihlásit/přihlásil*/pronajmout,
      mám/máme/bych/bychom .. zájem o, hledám, hledáme, sháním, sháníme, poptávám*, nejlepší by, stačil* by/mi,
      stačí .. potvrzení/odpověď/mail/zpráva/sms, potřeboval*/uvítal* bych/bychom/jsem, je/bude
      třeba/potřeba/nutn*/zapotřebí .. doložit/doplnit/dodat/vaš*/váš, bez ..
      nemůžu/nemohu/nemůžeme/nelze/nejde/nepůjde/nedá, bych/bychom ..
      dostat/dostal*/získat/získal*/objednat/objednal*/rezervovat/zarezervoval*/viděl*, není/nebyl* přilož*,
      očekávám/očekáváme .. od/vaš*/nápravu/vrácení`,
    courtesies: `jak se/to .. máte/máš/daří/vede/jde/cítíte/cítíš/měl*, jak ses, jak je$,
      jak/jaká/jaký/jaké byl*/bylo/jste/jsi/byly .. dovolen*/víkend*/cest*, co je/u nového/vás/tebe, co nového,
      ^jak rodina, máte/máš se dobře, je vše v pořádku, neváhejte, neváhej,
      nebojte/nebudu/mějte/měj/těšte/nezlobte se, nespěchej*, klidně se/napište/napiš/zavolej*,
      v případě .. dotaz*/otáz*/nejasností/potřeby/zájmu,
      pokud/kdyby*/máte-li/budete-li .. dotaz*/otáz*/cokoli*/něco/jakékoli*, s .. dotazy, s čím mohu,
      jak vám mohu, užij*,
      prosím/prosíme .. neodpovídejte/omluvte/promiňte/přijměte/omluvu/pochopení/strpení/trpělivost/vědomí,
      neodpovídejte, omluvte, promiňte, omluv, promiň, pozdravuj*, pozdrav*,
      přijměte/přijmi/představte/představ/vítejte, věřte/věř mi, dovolte abych, vezměte/berte .. vědomí,
      není zač, nepotřebuji, nepotřebujeme, potřebuji/potřebujeme na to .. čas/dny/dní/týdny/hodin*,
      bez .. pomoci/podpory, opatrujte/dávejte se/na, kdo ví, ^kdo/koho by .. ne*/řekl*/čekal*/myslel*/věřil*,
      věřil* bys/byste/by, víš/víte co$, proč ne$, není to .. krás*/skvěl*/úžasn*/nádher*, že ano$, kam .. čas,
      jak se to stalo, nevím co bych/bychom, jak může/mohou`,
    connectors: `a, i, ale, nebo, také, taky, rovněž, ještě, dále, navíc, mimochodem, potom, pak, tedy, takže,
      tak, proto, nakonec, pokud ano, pokud ne, pokud možno, pokud je to možné, teď, no, ok, dobře, velmi, moc,
      dobrý den, ahoj, děkuji, díky, případně, ps, nejprve, jen, hlavně, vás, tě, tímto, zároveň`,
  },
  categories: {
    complaint: `jsem/jsme .. nespokojen*/zklamán*/zklaman*/rozhořčen*, to/takové .. nepřijatelné/nepřípustné,
      chci/chceme/bych/bychom/musím/musíme .. stěžovat, stěžuji/stěžuju si, podávám/podáváme/podat .. stížnost,
      reklamuji, reklamujeme, bych/bychom/chci/chceme .. reklamovat, uplatňuji/uplatňujeme .. reklamaci,
      přišel/přišla/přišlo/přišly/dorazil* .. poškozen*/rozbit*/vadn*, výrobek/zboží/přístroj ..
      nefunguje/přestal*, zásilka/balík/zboží/objednávka .. nedorazil*/nepřišl*, poslali/dostal*/obdržel* ..
      špatné/špatný/špatnou zboží/velikost/výrobek, strhli/strženo/účtován*/účtovali dvakrát`,
    badNews: `zemřel/zemřela mi/nám/můj/moje/náš/naše, zemřel/zemřela .. včera/dnes/náhle, včera/dnes/náhle/noci ..
      zemřel/zemřela, kvůli/důvodu úmrtí/pohřbu, pohřeb mého/mojí/mé/našeho/naší/maminky/tatínka/táty/mámy, ležím
      v nemocnici, skončil* v nemocnici, jsem hospitalizován*, táta/tatínek/máma/maminka/manžel/manželka/jsem ..
      mrtvici/infarkt, diagnostikovali mi/mámě/tátovi/mamince, vážně/těžce onemocněl*, měl/měla/měli
      jsem/jsme/táta/máma/syn/dcera .. nehodu, čeká mě .. operace, dostal/dostala jsem výpověď, přišel/přišla jsem
      o práci/otce/tátu/mámu, vykradli nás/nám/mi`,
    condolence: `upřímnou/hlubokou/naši/moji soustrast, vyjadřuji/vyjadřujeme .. soustrast,
      líto .. ztráty/úmrtí/nemoci, zármutkem/lítostí .. vaš*/tv*, brzké/brzkého/rychlé/rychlého uzdravení,
      uzdrav/uzdravte se`,
    praise: `gratuluji, gratuluju, gratulujeme, blahopřeji, blahopřeju, blahopřejeme,
      ^skvělá/výborná/vynikající práce, odvedl/odvedla/odvedli jste/jsi .. práci, klobouk dolů`,
    thanks: `^děkuji/děkuju/děkujeme/díky .. za pomoc/podporu/všechno/ochotu/pohostinnost/skvěl*/čas,
      ^moc/mockrát/velmi/srdečně .. děkuj* .. za pomoc/podporu/všechno/ochotu, ještě jednou .. děkuj*, díky že
      jsi/jste, moc/hodně/velmi jste/jsi mi/nám pomohl*, bych/bychom/chci/chceme .. poděkovat/poděkoval*`,
    invitation: `zveme/zvu vás/tě/na, srdečně .. zveme/zvu,
      bych/bychom/dovoluji/dovolujeme/chci/chceme/ctí .. pozvat/pozval*, jste/jsi .. zván*,
      rádi když přijdete/přijdeš`,
    unsolicited: `vyhráli/vyhrál* jste/jsi, stali/stal* jste/jsi se výher*, výhru, byli/byl* jste vybrán*,
      zvyšte/zvýšíme .. prodeje/návštěvnost, seo, první stránka google, časově omezená, exkluzivní/jedinečná
      nabídka, jen dnes, loteri*, kupte nyní/hned, pasivní příjem`,
    machine: `ignoruj*/zapomeň*/přehlédni* .. pokyn*/instrukc*/příkaz*, ignoruj/zapomeň .. vše/všechno,
      systémov*/system prompt*/instrukce/pokyny, nové pokyny/instrukce, od teď/nyní jsi, jazykový model, ai
      asistent*, jsi/jste/jako ai, chatgpt, im_start`,
  },
  fraud: {
    secrets: `hesl*, hesel, pin, pinu, *ací/jednorázový/bezpečnostní/přístupový/sms/*místný kód,
      *acího/jednorázového/bezpečnostního/přístupového/sms kódu, kód .. sms/vám, přihlašovací* údaj*,
      čísl*/údaj*/platnost .. kart*, cvv, cvc, rodné* čísl*, kopii/fotku .. občan*, seed, kopi* .. občan*,
      *ací/*ační/sms/pin kód/kódy/kódem, kódy, kód .. sms/zpráv*/mobil*/telefon*/aplikac*, kód/kódu/kódem z/ze
      sms/zprávy/aplikace/mobilu, kód který, kód co, přijde/přišel/dorazí/dorazil .. kód/sms, opište/opiš kód, *místný
      číselný, čtyřmístn*/šestimístn*/osmimístn* kód/číslo, sms kód*, sms-kód*, pinem, pin-kód,
      autorizační*/ověřovací*/potvrzovací*/jednorázov*/kontrolní*/bezpečnostní* kód*, přihlašovací* jmén*/údaj*/hesl*,
      uživatelské* jmén*, klientské* čísl*, identifikační* čísl* .. hesl*, bankovní identit*, bankovní* identit*,
      přístupov* údaj*/hesl*, údaj* .. kart*, čísl* .. kart*, *kart* .. platnost*, platnost* kart*, cvv*, cvc*, cvv2,
      cvc2, zadní stran* kart*, tři číslice/čísla/cifry, trojčíslí, posledn* číslice/číslic, rodné/rodného čísl*,
      foto*/kopi*/sken*/scan* .. občan*/pasu/dokladu, občank* .. foto*/kopi*/sken*/obou, obě stran* občan*, obou
      stran* občan*/průkaz*, selfie s .. občan*/průkaz*/dokladem, fotk*/fotograf* občan*/pasu/průkaz*/řidič*, seed
      fráz*, obnovovací fráz*, soukromý/privátní klíč, 12/24 slov, bezpečnostní otázk*, rodné příjmení matky, přístup*
      .. bankovnictv*, údaj* .. bankovnictv*`,
    handOver: `*šlete/*ďte/*ňte/*řte/*pište/*ujte/*dejte/*ělte/*ožte/*něte/*vězte, pošli, zašli, přepošli, sděl,
      řekni, napiš, odpověz, zadej, vyplň, potvrď, ověř, předej, nadiktuj, uveď, dej mi, *slat, sdělit, říct, napsat,
      zadat, vložit, vyplnit, potvrdit, ověřit, aktualizovat, o zaslání/sdělení/potvrzení/ověření/vyplnění, potřebuj*,
      přepiš*, opiš*, opište, vypiš*, přečti*, přečtěte, přečíst, nadiktuj*, diktuj*, hoď mi, hoďte mi, dejte mi/nám,
      dáš mi, pošleš, pošlete, přepošleš, zašleš, řekneš, řeknete, napíšeš, napíšete, sdělíš, sdělíte, zadáš, vyplníš,
      potvrdíš, potvrdíte, předáš, vyfoť*, vyfotit, naskenuj*, přihlas*, přihlást*, přihlásit, klikni*, klikněte,
      kliknout, kliknutím, přihlášením, zadáním, vyplněním, potvrzením, zasláním, ověř*, aktualizuj*, autorizuj*,
      autorizovat, verifikuj*, verifikovat, poskytni*, poskytněte, poskytnout, uvést, uveďte, doplň*, doplnit,
      zašlete, odešli, odešlete, odeslat, přeposlat, poslat, potřebujeme, budu/budeme potřebovat, potřeba, je
      nutné/třeba/potřeba, nutné/nutno, o
      poskytnutí/uvedení/zadání/doplnění/poslání/přeposlání/odeslání/aktualizaci/nadiktování, prosím o
      kód/heslo/pin/číslo/fotku/kopii/údaje, slouží, stačí napsat/poslat/zadat/vyplnit, odpověz*, odpovězte,
      odpovědět, odpovědí, obratem`,
    giftCards: `dárkov* kart*/karet/poukaz*/kup*, kart*/karet itunes/steam/apple/amazon/google, předplacen*
      kart*/karet, voucher*, bitcoin*, dárkov* kart*/karet/poukaz*/kup*/kód*/certifik*, steam, itunes, google play,
      kart*/karet steam/apple/amazon/google/itunes/netflix/playstation/xbox/razer, steam/apple/amazon/google/itunes
      kart*/karet/kód*/poukaz*, paysafe*, předplacen* kart*/karet/kup*, poukaz* alza/alzy/amazon/kaufland/datart,
      dobíjecí kup*/kód*, neosurf, btc, usdt, tether, ethereum, kryptoměn*, krypto*, adres* peněženky, kryptopeněžen*,
      peněženk* .. krypto*`,
    buy: `kup, kupte, nakup*, koup*, zakoup*, zakup*, sežeň*, pořiď*, setři, setřete, kódy, vyfoť*, fotk*, kupovat,
      kup*, kupíš, kupíte, kupit, koupíš, koupíte, sehnat, seženeš, seženete, sežeňte, obstar*, pořídit, pořiďte,
      setřít, setřeš, seškráb*, seškrábn*, kódů, vyfotit, vyfotíš, foto*, nafoť*, účtenk*, vem, vezmi, vezměte`,
    bankDetails: `bankovní* údaj*/spojení/účet/účtu, platební* údaj*, čísl* .. účtu, iban, swift, účet pro/na výplatu,
      účet, bankovní* údaj*/spojení/účet/účtu/účty, bankovním spojení, číslo účtu, ibanu, bic, údaj* příjemce,
      platební* údaj*/instruk*, účet pro výplatu/mzdu, výplat* .. účet, mzd* .. účet, trval* příkaz*,
      bezpečn*/náhradní*/zabezpečen*/nov*/jin* účet/účtu, u jiné banky,
      nov*/jin*/náhradní*/dosavadní*/stávající*/původní* účt*, našeho účtu, mého účtu`,
    changed: `nový*, nové*, nová, novou, změn*, aktualiz*, jin*, místo dosavadního/původního, neplatí, neplatn*,
      zrušen*, audit*, zavřen*, nový, nového, novém, novému, novým, nové, jiný, jiného, jiné, jinou, jiném, mění*,
      měníme, změnil*, náhradní*, dočasn*, aktualizov*, auditu, audit, předmětem auditu, zablokovan*, obstaven*,
      blokovan*, nepoužív*, neplať*, již neplatí, už neplatí, místo stávajícího/původního/dosavadního/starého, nahra*,
      namísto, ukončen*, ukonč*, uzavřen*, přešli, přechod*, přecházíme, nelze připsat/přijmout/přijímat, nemůžeme
      přijím*, od nynějška, odteď, finanční* kontrol*, kontroly účt*`,
    secrecy: `mezi námi, nikomu .. neříkej*/nemluv*, neříkej* .. nikomu/nikým, s nikým, důvěrn*, v tajnosti,
      diskrétn*, nevolej*, telefon neberu, nikdo jiný/nesmí, nemohu/nemůžu telefonovat/mluvit, nikomu, neříkejte
      nikomu, nemohu mluvit/telefonovat, jen mezi námi, nikomu .. neříkej*/nemluv*/nepovídej*/nic, neříkej* ..
      nikomu/nikým/tátovi/mámě/mamce/tatínkovi/mamince/tatovi/nic, tátovi/mámě/mamce/taťkovi/manželovi/manželce ..
      neříkej*, neřešte/neřeš .. s nikým, nezmiňuj*, nemluv* .. nikým/nikomu/tom, neinform*, nekonzult*, neprober*,
      nezapoj*, neprozraz*, nevyzraz*, přísně tajn*, tajn*, mlčenliv*, diskrec*, v utajení, bez vědomí, netelefonuj*,
      telefon .. vypnutý/neberu, nemůžu/nemohu .. telefonovat/volat, nikdo .. nedozví/nesmí/neví/vědět/nemusí, nesmíme
      zveřejnit, nesmí .. zveřejnit/dozvědět/vědět, jen ty/vy a já, víme jen/pouze, pouze/jen my dva/dvě,
      nechte/nech/nechej .. pro sebe, nechat/ponechat .. pro sebe, zůstane/zůstat/zůstalo .. mezi, ani slovo, ani muk,
      rozbil*/rozbi*/ztratil*/ukradl*/utopil*/spadl* .. mobil*/telefon*, mobil*/telefon* ..
      rozbi*/ztrat*/ukrad*/utopil*/spadl*/nefunguje/servis*/oprav*, nové číslo, můj nový mail, dočasné číslo, píšu ..
      od kamarád*/kolegy/kolegyně/kámoš*, staré .. nevolej*/nefunguje, nechoď*/nechod* .. policii, na policii ..
      nechoď*/nevolej*, policii .. nevolej*/nekontaktuj*, obracejte výhradně`,
    haste: `okamžitě, ihned, neprodleně, naléhav*, spěchá, hned, do/během .. hodin*, dnes, co nejdříve/nejrychleji, do
      poledne, bude .. zablokován*/pozastaven*/uzavřen*/zrušen*/smazán*, zablokovan*, ztratíte přístup, poslední
      varování/výzva/upozornění, jinak, v opačném, okamžit*, urgentn*, nutně, rychle, co nejrychleji, co nejdřív, co
      nejdříve, dneska, ještě dnes/dneska, do zítř*, do zítra, do večera, do půlnoci, do konce dne/pracovní*/týdne, do
      24/48/72, 24/48/72 hodin, během .. hodin*/minut*, do .. dnů/dní/hodin*/minut*, pracovních dnů/dní, za
      5/10/15/30/60 minut, pět/tři/dva pracovních/dny/dní, spěch*, pospěš*, neodklad*, bezodklad*, bez
      odkladu/prodlení/otálení, neváhej*, neotálej*, lhůt*, poslední šance/den/možnost/výzva/upomínka/varování,
      propad*, zaniká, zanikne, vyprší, čas běží, vrátím .. v pátek/pondělí/zítra/víkend/výplat*, v pátek/pondělí ..
      vrátím, zítra .. vrátím, počet míst, další zájem*, více zájem*, kdo dřív, teď, bleskov*, odpoledne, ráno do,
      dopoledne, před .. hodin*, obratem`,
    money: `převod*, převeď*, převést, platb*, zaplať*, zaplatit, uhraď*, uhradit, úhrad*, poplat*, clo, celní,
      peníze, bitcoin*, kryptoměn*, western union, faktur*, vrácení daně, přeplat*, výhr*, záloh*, částk*, převedu,
      převedeš, převedete, pošli/pošlete/poslat .. kč/korun/eur/peníze/tisíc, kč, korun*, eur, eura, dolar*, peněz,
      penězi, penězům, platit, zaplať, uhradí*, doplat*, nedoplat*, cla, hotovost*, pokut*, dluh*, dlužn*, kauc*,
      nájem*, rezervační*, provize, provizi, výdělek, zisk*, půjčk*, úvěr*, splátk*, daň, daně, milion*, tisíc*,
      úspor*, investic*, prostředk*, vklad*, usdt, výplat*, mzd*, výkupné, pojištění půjčky, nákladů, náklad*, plaťte,
      platíte, platím, platíme, platby, zaplacen*, zaplatil*, zaplatíš`,
    warnings: `nikdy ne*, nesděluj*, neposílej*, nepředávej*, nesdílej*, nezadávej*, neklikej*, nepožaduj*, nežád*,
      nepožádá*, neptáme, nezměnil*, opatrn*, podvod*, phishing*, školení, obnov* hesl*, reset*,
      změnit/změňte/zapomenut*/zapomněl* .. heslo, změn* hesla, vyprší, beze změn*, jako obvykle, nikdy .. ne*, nikdy
      po vás, nikdy se .. neptáme/nebudeme, nebudeme .. chtít/požadovat/žádat/ptát, nechceme, nikdy nechceme,
      nevyžaduj*, nepotřebuj*, nesděl*, neposíl*/nesdíl* .. hesl*/kód*/pin/údaj*, neodpovídejte na
      takov*/podezřel*/podvod*, pozor na, dej*/dejte/dávejte pozor, podezřel*, vylák*, lákaj*, pod záminkou, vydáv* ..
      za, varuj*, varov*, zavěs*, falešn*, smaž* .. mail*/zpráv*/ho, smažte ho, chce .. smaž*,
      stejné/stejný/stejná/stejného jako, je/jsou/zůstává/zůstávají stejn*, na stejný účet, zůstává ..
      platn*/beze/otevřen*, zůstane otevřen*/platn*/stejn*, nemění, nemění se, nezmění, se nemění, stávající účet,
      jako vždy, jako dosud, jako loni, sami/sám/sama .. nastav*/zvol*/změn*/vytvoř*, nastavíte/zvolíte/vytvoříte ..
      sami/sám/sama, nové heslo si, heslo si .. nastav*/zvol*/změn*/vytvoř*, vyzve, systém .. vyzve, jste ..
      požádal*/žádal*, pokud/jestli/jestliže/li jste .. nežádal*/nepožádal*/nebyl*, ignoruj*, na vaši/tvou/vaší
      žádost, platnost hesl*, hesl* .. vyprší, jestli/pokud jste .. zadal*, zablokujte kartu, zavolejte na/nám ..
      lince/linku/čísl*, ověřte .. telefonicky/osobně, telefonicky u, na čísle .. máte/znáte/smlouvě, záměrně neuvád*,
      neuvádíme, doporučen* dopis*, registru plátců, heslo k souboru/příloze/archivu/wifi, soubor*/příloh* ..
      zaheslovan*/heslem/zašifrovan*, heslo .. pošlu/poslal*/zašlu/zašleme/sdělím .. sms/zvlášť/telefon*, wi-fi, kód k
      bráně/dveřím/brance/alarmu, kód od brány/dveří/branky/vchodu, kód* na branku/bránu/dveře, poštovní* směrovací*,
      slevov* kód*, kód* na slevu, skládáme se, složili jsme se, vybírá se/vybíráme .. na dár*, sbírk*, na uvítanou,
      díky/děkuj* .. poukaz*/kart*/dárek, nabídk* .. cen*, cestovní* náklad*/příkaz*, cesťák*, po podpisu, až po
      podpisu, při podpisu, při předání, správce hesel, tombol*, školní loteri*, není třeba .. posílat/zasílat/platit,
      nemusíte .. posílat/dělat/platit, neplatíte, nic neplat*, překvapení, adresát*, omylem .. obdržel*`,
    bait: `výhr*, vyhrál*, loteri*, slosování, dědictv*, pozůstal*, zesnul*, vrácení .. daně, přeplat* .. dan*,
      zásilk*/balík* .. zadržen*/čeká/vrácen*/nedoruč*, výherc*, přeplat* na dani, vrácení daně, balík*/zásilk* ..
      zadržen*/nedoručen*/vrácen*, zemřel* .. klient*/dědic*/závě*/bez/zanechal*, klient* .. zemřel*, dědic* ..
      klient*/bez/milion*/prostředk*/fond*, bez dědic*, dědictví .. milion*/eur*/dolar*/poplat*/ve výši, celní* ..
      zásilk*/balík*/balíč*/popl*, zásilk*/balík*/balíč* .. clo/cla/celní*/celnic*, clo .. zásilk*/balík*/balíč*,
      celnic* .. zadrž*, zadrž* .. zásilk*/balík*/balíč*/celn*, doplat*/nedoplat*/poplat* ..
      zásilk*/balík*/balíč*/doruč*, nepodařilo .. doručit, doručení .. nezdařilo/selhalo/nepodařilo, vylosov*,
      byl*/jste .. vybrán*/vylosován* .. výhr*/odměn*/cen*/dár*/iphon*, vyhráváte, výhra, výhru, gratul* ..
      výher*/vyhr*/výhr*/odměn*, získal* .. iphon*/smartphon*/telefon/odměn*, manipulační* poplat*, přeplat* ..
      daně/daní/dani/vrácen*/vrati*/energ*/žádost, odbor vratek, vrácení přeplatk*, nárok ..
      vrác*/vrat*/přeplat*/příspěv*/odškod*, odškodn*, dotac*/příspěv*/dávk* ..
      schválen*/přiznán*/nárok/vyzvedn*/získat, schválen*/schválil* .. půjčk*/úvěr*, půjčk*/úvěr* ..
      schválen*/registr*/poplat*/předem/pojišt*/ihned/bez, bez nahlížení, bez registr*, zaručen* výnos*/zisk*/půjčk*,
      garantovan* výnos*/zisk*, výnos*/zisk* .. garantovan*/zaručen*/denně/týdně/měsíčně, bez rizika .. výnos*/zisk*,
      investiční* platform*/příležitost*, platform* .. investic*/krypto*/obchod*, investic* ..
      krypto*/zhodnotil*/platform*, zhodnotil*/zhodnocen* .. kč/eur/dolar*, obchodního účtu, zdvojnásob*, ztracen* ..
      krypto*/prostředk*/investic*, získat zpět .. peníze/krypto*/investic*/prostředk*, přivýděl*, výdělek ..
      domova/denně/týdně, vydělá*/vyděl* .. domova/denně/týdně/doma, práce z domova, práce .. provize/převod*/účet,
      provizi .. necháte/nech*/ponech*, nech*/ponech* .. provizi/procent, přijímat platby, přepos* .. peníze/platb*,
      přijmout platbu/peníze, přes přepravní službu, přepravní služb* .. zaplat*/peníze, zaplatil* ..
      zásilkovn*/přepravní*/bazoš*/vinted, klíče .. poštou/kurýr*/zašlu/pošlu, jsem .. v zahraničí .. byt*/klíč*, byt
      .. nemohu/nemůžu .. ukázat, bez prohlídky, rezervac* .. byt* .. předem, zájem .. záloh* .. rezerv*, anydesk,
      teamviewer, vzdálen* ploch*/přístup*/správ*, peníze/úspory/prostředky .. ohrožen*/ohrožení/bezpečn*/nebezpeč*,
      bezpečn* účet/účtu/účtů, nehod* .. kauc*/peníze/právník*, kauc* .. vazb*/polici*/soud*/propušt*, okradl* mě,
      uvízl*, okraden*, vdov*, mili* .. charit*/dědic*/zanechat/odkázat, odkázat vám, darov* .. milion*/eur/dolar*,
      voják*/lékař*/inženýr* .. misi/sýri*/jemen*/plošin*, diplomat*, odpojen*/odpojíme ..
      elektř*/energ*/proud*/plyn*, elektř*/energ*/plyn* .. odpojen*/odpojíme/přeruš*, nezaplacen* ..
      pokut*/mýt*/dálniční*/parkov*, pokut* .. nezaplacen*/neuhrazen*/uhra*, neuhrazen* .. pokut*/mýt*/zásilk*, zápis*
      .. rejstřík*/registr* .. poplat*, poplat* .. zápis* .. rejstřík*/registr*, vratek, kurýr* ..
      peníze/penězi/obálk*/hotovost*, zásilk*/balík*/balíč* .. doplat*/nedoplat*/poplat*/nedoruč*/pozdrž*`,
    threats: `bude/budou/byl* .. zablokov*/pozastav*/uzavřen*/zrušen*/smazán*/omezen*/vrácen*, ztratíte přístup,
      poslední varování/výzva/upozornění, právní* krok*, exekuc*, trestní* oznámení, kamer*, vašim/tvým kontaktům,
      bude/budou .. zablokován*/pozastaven*/uzavřen*/zrušen*/smazán*, byl* .. zablokován*/pozastaven*, ztratíte,
      právní kroky, exeku*, webkamer*, bude/budou/byl*/je ..
      zablokov*/pozastav*/uzavřen*/zrušen*/smazán*/omezen*/vrácen*/odstraněn*/deaktivov*/ukončen*/odpojen*/vymazán*/suspendov*,
      účet/přístup/profil/schránk*/stránk*/karta/kartu/služb* ..
      zablokov*/omezen*/pozastav*/zrušen*/smazán*/uzavřen*/zruš*/deaktiv*, ztrát* přístupu/dat/účtu, trvale, exekut*,
      exekuč*, vymáhá*, soudní* řízení/vymáh*/žalob*, žalob*, předán* .. soudu/exekut*/vymáh*/policii, trestní*
      stíhání/oznámení/řízení, zatč*, zatyka*, pokut*, penále, nahrál* .. tě/vás/kamer*, natočil* .. tě/vás/kamer*,
      mám .. video/nahrávk*/záznam, video .. kontakt*/přátel*/rodin*/koleg*, rozešl*/pošlu/rozeslat ..
      kontakt*/přátel*/rodin*/všem, hackl*, hacknul*, naboural*, napadl* .. počítač*/zařízení/účet, vašim/tvým/všem ..
      kontakt*/přátel*, zpět odesílatel*, vrácen* odesílatel*, vrátí .. odesílatel*, vir, virem, malware, trojan*,
      škodliv* software/program*/kód*, přijdete o přístup/účet/data/peníze/výhru/nárok`,
  },
  instructions: {
    short: `stručně, krátce, kratší, velmi stručně, co nejstručněji, stručně a jasně, krátká odpověď, stručná
      odpověď, piš stručně, napiš to krátce, ať je to krátké, zkrať to, buď stručný`,
    signAs: `podepiš se jako {}, podepiš jako {}, podepiš to jako {}, podepiš se {}, podepiš {}, podepište se
      jako {}, podepsat jako {}, podpis {}, podpis: {}, jmenuji se {}, jmenuju se {}`,
    mention: `napiš že {}, řekni že {}, zmiň že {}, dodej že {}, sděl že {}, odpověz že {}, napiš jí že {},
      napiš mu že {}, napiš jim že {}, napište že {}, napiš: {}, dodej: {}, přidej větu {}`,
    propose: `navrhni {}, navrhněte {}, navrhni jiný termín {}, navrhni místo toho {}, navrhni mu {}, navrhni
      jí {}, nabídni {}, nabídni termín {}, přesuň na {}, přesuň to na {}`,
    addressAs: `oslov ji {}, oslov ho {}, oslov {}, oslov ji jako {}, oslov ho jako {}, oslov jako {}, oslovení {},
      použij oslovení {}`,
    avoid: `nezmiňuj {}, nezmiňuj se o {}, nezmiňujte {}, nepiš o {}, nepiš nic o {}, nemluv o {}, vynech {},
      vynechte {}, bez zmínky o {}, ani slovo o {}`,
    yes: `ano, řekni ano, odpověz ano, souhlas, souhlasit, přijmi {}, potvrď {}, souhlas s {}, řekni ano na
      {}, ano na {}`,
    no: `ne, řekni ne, odpověz ne, odmítni, odmítnout, odmítni {}, zamítni {}, nesouhlas s {}, řekni ne na {},
      ne na {}`,
    firstPerson: `já, my, můj, moje, má, mé, náš, naše, mám, máme, jsem, jsme, budu, budeme, mohu, můžu,
      můžeme, nemohu, nemůžu, nemůžeme, nemám, chci, chceme, musím, musíme, nebudu, pošlu, pošleme, zavolám,
      přijedu, přijdu`,
    thirdPerson: `on, ona, oni, jeho, její, jemu, mu, ho, jej, ji, jí, něj, ní, němu, jim, jejich, jimi, nimi,
      nich`,
  },
  address: {
    familiar: `tebe, tě, tobě, tebou, tvůj, tvoje, tvá, tvého, tvému, tvém, tvým, tvou, tvé, tvoji, tvojí, ahoj,
      čau, čus, můžeš, máš, jsi, bys, abys, kdybys, ses, sis, budeš, chceš, víš, dáš, pošli, napiš, zavolej`,
    polite: `vy, vás, vám, vámi, váš, vaše, vaši, vašeho, vašemu, vašem, vaším, vašich, vašim, vašimi, vaší, byste,
      abyste, kdybyste, můžete, máte`,
  },
  phrases: {
    greeting: {
      familiar: 'Ahoj,',
      polite: { plain: 'Dobrý den,', formal: '[Vážená paní / Vážený pane],' },
      familiarNameless: 'Ahoj,',
      politeNameless: { plain: 'Dobrý den,', formal: 'Vážená paní, vážený pane,' },
      inReturn: {
        ahoj: 'Ahoj,',
        čau: 'Čau,',
        čus: 'Čus,',
        nazdar: 'Nazdar,',
        zdravím: 'Zdravím,',
        'dobrý den': 'Dobrý den,',
        'hezký den': 'Hezký den,',
        'krásný den': 'Krásný den,',
      },
      byTitle: { pan: 'Vážený pane,', pane: 'Vážený pane,', paní: 'Vážená paní,' },
    },
    openers: {
      thanks: {
        plain: 'děkuji za zprávu.',
        formal: 'děkuji za {Tvou|Vaši} zprávu.',
        brief: '{díky|děkuji} za zprávu.',
      },
      regret: {
        plain: 'je mi to velmi líto.',
        warm: 'je mi to opravdu moc líto.',
        formal: 'je mi to upřímně líto.',
      },
      kindWords: {
        plain: 'děkuji za laskavá slova.',
        warm: 'moc děkuji za {Tvá|Vaše} laskavá slova.',
        formal: 'srdečně děkuji za {Tvá|Vaše} laskavá slova.',
      },
      welcome: {
        plain: 'děkuji za milou zprávu.',
        warm: 'moc děkuji za milou zprávu.',
        formal: 'srdečně děkuji za {Tvou|Vaši} laskavou zprávu.',
      },
      invitation: {
        plain: 'děkuji za pozvání.',
        warm: 'moc děkuji za pozvání.',
        formal: 'srdečně děkuji za pozvání.',
      },
    },
    statements: {
      accept: {
        plain: 'S radostí souhlasím.',
        warm: 'S velkou radostí souhlasím.',
        formal: 'S potěšením souhlasím.',
        brief: 'Souhlasím.',
      },
      decline: {
        plain: 'Bohužel musím odmítnout.',
        warm: 'Moc mě to mrzí, ale musím odmítnout.',
        formal: 'S politováním musím odmítnout.',
      },
      thank: {
        plain: 'mockrát děkuji [za co].',
        formal: 'dovoluji si srdečně poděkovat [za co].',
        brief: '{díky|děkuji} [za co].',
      },
      reschedule: {
        plain: 'Bohužel se mi ten termín nehodí. Šlo by to v jiném termínu: [den a hodina]?',
        warm: 'Mrzí mě to, ale ten termín se mi nehodí. Šlo by to v jiném termínu: [den a hodina]?',
        formal: 'Bohužel mi uvedený termín nevyhovuje. Bylo by možné zvolit jiný termín: [den a hodina]?',
      },
      request: {
        plain: 'Mám prosbu: [obsah prosby].',
        formal: 'Obracím se na {Tebe|Vás} s prosbou: [obsah prosby].',
      },
      question: { plain: 'Mám otázku: [otázka]', formal: 'Dovoluji si položit otázku: [otázka]' },
      clarify: {
        plain: 'Na vysvětlenou: [co je třeba vysvětlit].',
        formal: 'Dovolím si upřesnit: [co je třeba vysvětlit].',
      },
      update: {
        plain: 'Aktuální stav je následující: [aktuální stav].',
        warm: 'Zatím to vypadá takto: [aktuální stav].',
        formal: 'Dovoluji si informovat o aktuálním stavu: [aktuální stav].',
      },
      apologize: {
        plain: 'omlouvám se, {mrzí mě to|velmi mě to mrzí}.',
        warm: 'moc se omlouvám, opravdu mě to mrzí.',
        formal: 'přijměte, prosím, mou upřímnou omluvu za způsobené nepříjemnosti.',
      },
      followUp: {
        plain: 'Vracím se k této záležitosti: [otázka nebo připomenutí]',
        warm: 'Chci se krátce vrátit k této záležitosti: [otázka nebo připomenutí]',
        formal: 'Dovoluji si vrátit se k této záležitosti: [otázka nebo připomenutí]',
      },
      confirm: { plain: 'Potvrzuji to.', warm: 'S radostí to potvrzuji.', formal: 'Tímto to potvrzuji.' },
      negotiate: {
        plain: 'Navrhuji jiné podmínky: [návrh].',
        formal: 'Dovoluji si navrhnout následující podmínky: [návrh].',
      },
      introduce: {
        plain: 'Nejprve se krátce představím: jmenuji se [jméno a příjmení], [pracovní pozice].',
        formal: 'Dovolím si krátce se představit: jmenuji se [jméno a příjmení], [pracovní pozice].',
      },
    },
    answers: {
      yes: { plain: 'Ano.', warm: 'Ano, určitě.' },
      no: { plain: 'Bohužel ne.', warm: 'Bohužel ne, moc mě to mrzí.' },
      willDo: { plain: 'Ano, jistě.', warm: 'Ano, s radostí.', formal: 'Ano, samozřejmě.' },
      cannotDo: { plain: 'Bohužel to není možné.', warm: 'Moc mě to mrzí, ale nejde to.' },
      confirmed: { plain: 'Ano, potvrzuji.' },
      later: 'K tomu se ještě vrátím.',
    },
    proposeTime: 'Můj návrh: {time}. {Hodí se Ti|Vyhovuje Vám} to?',
    lookingForward: {
      plain: '',
      warm: 'Těším se na {Tvou|Vaši} odpověď.',
      formal: 'Předem děkuji za {Tvou|Vaši} odpověď.',
    },
    signOff: {
      plain: '{Zdravím|S pozdravem}',
      warm: '{Zdravím|Srdečně zdravím}',
      formal: 'S úctou',
      brief: '{Zdravím|S pozdravem}',
    },
    gaps: {
      answer: 'odpověď',
      yesNo: 'Ano / Ne',
      willDo: 'Ano, jistě / Bohužel to není možné',
      date: 'datum nebo čas',
      amount: 'částka nebo počet',
      number: 'počet',
      person: 'jméno',
      place: 'místo',
      reason: 'důvod',
      yourName: 'Jméno a příjmení',
    },
  },
  announcement: {
    opens: 'zde je, tady je, níže, jistě, samozřejmě, odpověď, návrh',
    nouns: 'odpověď, odpovědi, návrh, mail, zpráv',
  },
  checking: {
    inflectsNames: true,
    notNames: 'ti, tví, tvých, pánem',
    months: `lednu/lednem, únoru/únorem, březnu/březnem, dubnu/dubnem, květnu/květnem, červnu/červnem,
      červenci/červencem, srpnu/srpnem, zářím, říjnu/říjnem, listopadem, prosinci/prosincem`,
    weekdays: `pondělkem/pondělku, úterku/úterkem, středě/středou, čtvrtku/čtvrtkem, pátkem, sobotě/sobotou,
      nedělí`,
  },
  dates: {
    weekdays: 'pondělka, úterka, středu/středy, čtvrtka, pátku, sobotu/soboty, neděli',
    lead: 'v, ve, dne, do, na, od, tento, tuto',
    until: 'do, až',
    or: 'nebo, a',
    numbers: `jeden/jednoho, dva/dvou/dvě, tři/tří, čtyři/čtyř, pět/pěti, šest/šesti, sedm/sedmi, osm, devět,
      deset`,
    relativeDays: `včera = -1, dnes = 0, dneska = 0, zítra = 1, zítřka = 1, zítřejší* = 1, pozítří = 2, pozítřka = 2,
      za týden = 7, do týdne = 7`,
    weekday: `{weekday} tento týden = this, tento týden (v/ve) {weekday} = this,
      {weekday} (v) příští* týd[nu/en/ne] = next, příští týden (v/ve) {weekday} = next,
      [tento/tuto/toto/tuhle/nadcházející/nejbližší] {weekday} = coming, příští* {weekday} = unclear,
      [minul*/posledn*] {weekday} = past`,
    distance: `[za/do/během] {n} [dny/dnů/den] <!pracovn> = days, [za/do/během] {n} týdn[y/ů] = weeks,
      [za/do/během] {n} měsíc[e/ů] = months`,
    periods: `tento týden = week, tohoto týdne = week, příští* týd[en/nu/ne] = week 1,
      [o/tento] víkend(u) = weekend, příští víkend = weekend 1, [konce/konec] (tohoto) týdne = endOfWeek,
      konce příštího týdne = endOfWeek 1, tento měsíc = month, příští měsíc = month 1,
      [konce/konec] (tohoto) měsíce = endOfMonth`,
    endOfMonthNamed: '[konce/konec] {month} ({year})',
    vague: 'začátkem [(příštího) týdne/{month}], co nejdříve',
    ordinal: '<dne/do> {day}.{end}',
    clock: {
      times: `<v/ve/od/kolem> {time}( )[hod./hod/hodin/hodiny/hodině/hodinu/h],
        {hour}[:/.]{minute}( )[hod./hod/hodin/h], <v/ve/od/kolem> {hour}.{minute}`,
      afterDay: '{time}( )[hod./hod/hodin/hodiny/hodině/hodinu/h]',
      at: 'v, ve, kolem',
      from: 'od, do, po, před',
      between: { lead: 'mezi', and: 'a' },
      early: 'ráno, dopoledne',
      late: 'odpoledne, večer',
      noon: '(v) poledne',
      midnight: '(o) půlnoc(i)',
    },
    deadline: { before: 'do, před, nejpozději, nejpozději do, termín', after: 'nejpozději, včetně' },
    proposals: `navrhuj, návrh, hodí, hodilo, vyhovuje, vyhovovalo, můžeme, mohli bychom, mohl bychom, co takhle,
      sejít, sejdeme, setkat, možná, přesun, odlož, volno, volný, šlo by, raději, bylo by možné`,
  },
  promptAddress: 'Address the reader with „Vy“ (vykání), unless the mail itself uses „ty“.',
};
