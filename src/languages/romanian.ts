import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `și şi în de la nu că să cu pe un o din este pentru care mai ce a al ale au fost prin dar sau ca după dacă
    când sunt lui ei lor fi se le îi mă te ne vă el ea noi voi eu acest această aceste foarte bună ziua
    mulțumesc mulţumesc salut stimate stimată cordial respect vreau doresc puteți rog cum unde mult într dintre
    sa fie ani către numai până asupra fiind are am ai întâlnire preț comandă livrare ofertă factură contract
    săptămână lună zi zile timp oră dată firmă companie muncă țară oraș lume viață om oameni copii apă proiect
    serviciu alt altă alte fiecare câteva timpul atunci mereu niciodată acum nou nouă mare mic prima primul
    între fără însuși totul ceva nimic avea poate pot trebuie cele celor unei unui ului ilor acestea aceasta
    astfel decât deci doar încă iar`,
  letter: {
    greetings: `bună, bună ziua, salut, dragă, stimate, stimată, stimați, bună dimineața, bună seara, buna ziua,
      stimate domn, stimată doamnă, buna, draga, dragi`,
    beforeSignedName: 'al tău, a ta, al dumneavoastră',
    closings: `cu stimă, cu respect, toate cele bune, salutări, o zi bună, cu drag, cu considerație, cele mai bune urări,
      numai bine, cu stima, al dumneavoastră, cu cele mai bune gânduri, o zi frumoasă, cu prietenie,
      cu deosebită stimă`,
    thanks: `mulțumesc, mulțumesc mult, mulțumim, mersi, multumesc, mulțumesc anticipat, cu mulțumiri`,
    familiarGreetings: 'salut, bună',
    closingEnds: 'deosebită stimă, cu considerație',
    titles: 'domn, domnule, doamnă, doamna, domnișoară, d-nă, d-le, dl, dna, d-na, dr, ing',
    nobody: 'toți, tuturor, colegi, echipă',
    abbreviations: 'dl, dna, str, nr, art, ing',
  },
  mailProgram: {
    lead: 'în, pe, la, in, on, la data',
    wrote: 'a scris, a scris următoarele, scria, a scris:',
    from: 'de la, expeditor, from',
    date: 'trimis, data, dată, trimis la, trimisă, expediat',
    to: 'către, catre, destinatar, la',
    cc: 'cc, copie',
    subject: 'subiect, subiectul',
    original: 'mesaj original, mesajul original, mesaj inițial',
    forwarded: `mesaj redirecționat, mesaj transmis mai departe, începutul mesajului redirecționat, mesajul redirecționat,
      mesaj retransmis, forwarded message`,
    sentFrom: `trimis de pe, trimis din, trimis cu, trimis de la, obțineți outlook, descărcați outlook, trimis prin`,
    replyPrefixes: 'răsp, rasp, re',
    forwardPrefixes: 'redirecționare, fwd',
    toMe: 'către mine',
    devices: 'telefon, mobil',
    contact: 'telefon',
    confidential: 'confidenți',
    addressee: 'destinat',
    bulk: 'dezabonare, dezabonează*',
    automaticSubjects: 'răspuns automat',
  },
  amounts: {
    currencies: 'lei RON, leu RON, euro EUR, dolari USD',
    factors: 'mii 1e3, mil 1e6, milion 1e6, milioane 1e6, miliarde 1e9',
  },
  checking: {
    notNames: 'dumneavoastră, dvs, dumneaei, dumnealui, domnul, domnului, doamnei',
    weekdays: 'lunea, marțea, miercurea, joia, vinerea, sâmbăta, duminica',
  },
  asks: {
    questionWords: {
      when: 'când, cand, ce oră/ora/ore/dată/data/zi/zile, în ce interval, la cât',
      'how-much': `cât/cat costă/costa/este/vine/face/trebuie/am/avem/plătim/plătesc/e/ar, câtă, ce
        preț/sumă/cost/buget/tarif/valoare, care este/e/ar prețul/costul/suma/tariful/bugetul/valoarea`,
      'how-many': 'câți, ^câte, câte *, care este numărul',
      who: 'cine, cui, ce persoană, cum se numește',
      where: 'unde, ce adresă/sală/loc, care este/e adresa',
      what: 'ce, ^care, care dintre/este/sunt/e/ar/va/vor',
      why: 'de ce, din ce motiv/cauză, care este/e motivul',
      how: `^cum, cum
        se/pot/putem/trebuie/să/procedăm/funcționează/doriți/preferați/vedeți/stă/merge/va/ați/ai/ar, cât/cat
        timp/durează/de/va/mai, în ce mod/fel, ce părere`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `de, din, la, în, pe, cu, pentru, până, până la, despre, către, prin, și, si, sau,
      dar, iar, după, înainte, exact, cam, oare, atunci, deci, in, pana`,
    questionMarkers: '^oare',
    whether: 'dacă, daca',
    or: 'sau, ori, sau mai bine',
    requests: `^puteți/puteti/poți/poti/hai/haideți să/sa/să-*, ^ați/ai/mi-ați/mi-ai/ne-ați/ne-ai putea, ^îmi/imi/ne
      puteți/puteti/poți/poti/trimit*/confirm*/dai/dați/faci, ^mă suni/sunați/ajuți/ajutați/poți/puteți,
      vă/va/te rog/rugăm/rugam, v-aș/te-aș/v-am/v-as ruga, rog/rugăm să, o rugăminte, v-aș/ți-aș/v-am ..
      recunoscăt*/îndatorat*, aș/am aprecia, ar fi posibil, este posibil să/să-* ne/îmi/mă, ați/ai fi
      amabil*/drăguț*/bun*, fiți/fii amabil*/bun*/drăguț*, solicit, solicităm, aș/am/as vrea/dori să/sa
      îmi/imi/ne/*eți/*ați/mă, aș/am vrea/dori ca, aș/am vrea/dori să-mi/să-ne,
      doresc/dorim/vreau/vrem/aștept/așteptăm/sper/sperăm să-mi/să-ne/să/sa îmi/ne/mă/fie/trimit*,
      doresc/vreau/vrem ca, ar trebui să *eți/*ați, trebuie să/să-* îmi/ne/trimit*/complet*/semn*/confirm*,
      ^*-mi/*-mă/*-ne/*eți-ne/asigură-te/asigurați-vă/uită-te/uitați-vă,
      ^trimite/trimiteți/trimiteti/confirmați/confirmă/verificați/verifică/completați/completează/semnați/semnează/returnați/aduceți/adu/răspundeți/răspunde/transmiteți/transmite/indicați/atașați/rezervați/precizați/comunicați/consultați/pregătiți/efectuați/citiți,
      nu uita/uitați/uitați-vă să, aștept/așteptăm să primesc/primim, cerem, mulțumesc/mulțumim dacă`,
    tellMe: `spune-mi, spuneți-mi, spuneti-mi, spune-ne, spuneți-ne, anunță-*/anunțați-*, informați-*, informează-*,
      comunicați-*/comunică-*, explicați-*/explică-*, confirmă-mi/confirmați-* dacă/că/când/ora/data,
      dă-mi/dați-mi/dați-ne de știre/veste, ține-mă/țineți-mă/țineți-ne/ține-ne la curent, să-*/să/sa ..
      spuneți/spuneti/spui comunicați/dacă/daca/ce/când/cât/cum/unde/cine/la/care, vă/va/te rog/rugăm/rugam
      .. spune*/spui/comunicați*/precizați*/confirmați*/anunț*/indicați*/explicați*,
      puteți/puteti/poți/poti/putea .. spune*/spui/comunic*/preciz*/confirm*/anunț*/inform*/explic*/indic*,
      v-aș/te-aș/v-am ruga .. spuneți/spui/comunicați/precizați/confirmați/anunț*/explic*, ^îmi/ne
      spui/spuneți/confirmi/confirmați, mă/ne anunți/anunțați/întreb/întrebam/întrebăm,
      dori/vrea/vreau/voiam/trebuie/vrem/doresc/dorim ..
      știu/știm/stiu/aflu/aflăm/întreb/întrebăm/înțeleg/înțelegem, m-ar/ne-ar interesa, mă/ne interesează
      dacă/când/cât/ce/cum/unde/care/cine, ^știi/știți dacă/când/cât/cine/unde/cum/ce/care/cumva, aveți/ai ..
      idee, am/avem/avea o întrebare/nelămurire/nedumerire, nu-mi/îmi/ne/nu-i este/e clar, nu/n-am am/înțeles
      .. înțeles, nu înțeleg/înțelegem, greu să înțeleg/înțelegem, nu știu/știm
      dacă/cine/ce/când/unde/cât/care/la, întrebarea este/mea, rămâne de`,
    needs: `am/avem/avea .. nevoie, îmi/imi/ne/mi-ar/ne-ar .. trebuie/trebui/lipsește/lipsesc, ^lipsește/lipsesc,
      mai/încă lipsește/lipsesc, lipsește/lipsesc încă/doar, este/sunt/e/ar necesar*/fi .. necesar*/să, ar fi
      util/bine/ideal/indicat/recomandat/folos/grozav să/să-*/dacă/ca, ar fi de folos/ajutor, ^ideal ar fi,
      mai bine ar fi, m-ar/ne-ar/mi-ar ajuta, ne-ar/mi-ar prinde/fi, nu/n-am am/avem/primit .. primit, n-am
      .. primit, încă nu/n-am, tot nu, aștept/așteptăm/astept
      încă/confirmarea/acordul/aprobarea/oferta/documentele/semnătura/plata/factura/de/în, tot/încă
      aștept/așteptăm, în așteptarea documentelor/confirmării/ofertei/plății/acordului,
      dori/vrea/dorim/doresc/vreau/vrem să/sa
      rezerv*/comand*/primesc/primim/obțin*/program*/anul*/modific*/mut*/schimb*/return*/renunț*/cumpăr*,
      aș/as/am dori/vrea o/un, caut/căutăm un/o/niște, sunt/suntem interesa* de, fără .. nu pot/putem, nu
      pot/putem .. fără, până nu .. nu`,
    courtesies: `ce mai faci/faceți/face/e, cum mai ești, cum te/vă simți/simțiți, cum ești/sunteți/merg, cum îți/vă
      merge, totul bine$, sper/sperăm că ești/sunteți/toate/totul/ai/ați/acest/ți-*/v-*/te/vă/s-*,
      sper/sperăm că *a/*ul/*ile/*ea a/s-*/au, sper să fii/fiți/te/vă, nu ezita*, dacă ai/aveți ..
      întrebări/întrebare/nelămuriri/nevoie, pentru orice, pentru detalii/informații/întrebări suplimentare,
      în caz de, la dispoziți*, aștept/așteptăm cu interes/nerăbdare/drag, aștept/așteptăm .. răspuns*/vești,
      rog/rugăm să .. găsiți/primiți/acceptați/ignorați/rețineți/scuz*/iert*, rog/rugăm să nu răspund*,
      cer/cerem scuze, scuze/scuzați/scuză-mă/scuzați-mă/iartă-mă/iertați-mă, îmi pare rău, permiteți-mi,
      permite-mi, dați-mi voie, atașat*, nu este/e/am/avem nevoie/necesar, nu vă/te/îți
      îngrijora*/faceți/face, ai/aveți grijă, vă/te/îți voi/vom anunța/ține/comunica/spune, vă/te
      anunț/anunțăm, vă/te ținem/țin la curent, ^cine/cui nu, ^cine ar fi, dorești/dori/dorească/dorești mai
      mult, ^nu-i/nu-i-așa/așa-i așa, nu-i așa$, spuneți-mi/spune-mi/anunțați-*/anunță-mă dacă
      aveți/ai/pot/putem/mai, dacă vă/te pot ajuta, cum să-ți/vă/să mulțumesc/mulțumim, dezabonare, click
      aici, mă/ne puteți/poți găsi/contacta/suna, vrea/dori/vreau/dorim/vrem/doresc să/să-* vă/îți/mulțumesc
      mulțumesc/mulțumim/felicit/felicităm`,
    connectors: `și, si, iar, dar, însă, sau, ori, deci, atunci, apoi, acum, totuși, de asemenea, în plus, în primul
      rând, în final, altfel, în caz contrar, dacă da, dacă nu, în acest caz, dacă este posibil, dacă se
      poate, prin urmare, de aceea, între timp, apropo, ps, încă o întrebare, o întrebare, bună, bună ziua,
      salut, vă rog, te rog, ok, ah, când poți, când puteți, cât mai curând, doar, oare`,
  },
  categories: {
    complaint: `sunt/suntem .. dezamăgi*/nemulțumi*/supăra*/indigna*, inacceptabil*, inadmisibil*, intolerabil*,
      depun/depunem/fac/facem/formulez o plângere/reclamație/sesizare,
      reclamația/plângerea/nemulțumirea/dezamăgirea mea/noastră, mă plâng, a/au ajuns/sosit/venit
      spart*/deteriorat*/defect*/stricat*/rupt*, este/era/e/sunt defect*/deteriorat*/stricat*, nu
      funcționează/pornește, nu mai funcționează, nu/n-a a/ajuns/sosit ajuns/sosit/încă/nici, încă nu/n-a
      a/ajuns ajuns/sosit, produs/articol/model/mărime/comandă greșit*, taxat*/debitat*/încasat de două ori`,
    badNews: `a decedat/murit, s-a stins, a încetat din viață, decesul/moartea/pierderea *ui/*ei/*ului, mi-am/ne-am
      pierdut tatăl/mama/soțul/soția/fratele/sora/locul, înmormânta*, la/în spital, internat*, terapie
      intensivă, grav bolnav*, a/am avut/suferit un accident/infarct/avc, diagnosticat*, cancer, o operație,
      am/a fost concediat*/disponibilizat*/jefuit*/dat*, un incendiu`,
    condolence: '',
    praise: `felicitări pentru/întregii/cu, sincere/calde felicitări, vă/te felicit/felicităm, bravo
      pentru/ție/vouă, foarte bună treabă, excelentă/minunată treabă/munca, ați/ai făcut o treabă,
      prezentarea/discursul dumneavoastră/tău/ta/dvs a fost, am/suntem/sunt .. impresiona*`,
    thanks: `mulțumesc/mulțumim .. pentru ajutor*/sprijin*/susținere*/ospitalitate*/tot/toată/munca,
      mulțumesc/mulțumim că ne-*/m-*/v-*/ți-*, să vă/îți mulțumesc/mulțumim pentru/că, vă/îți
      mulțumesc/mulțumim din/nespus/enorm, sunt/suntem .. recunoscător* pentru`,
    invitation: `vă/te invit/invităm la/pe/cordial, vă/te invit/invităm cu/să drag/plăcere/participați/participi,
      sunteți/ești invita*, plăcerea/onoarea de/să .. invit*, ne-am/m-aș bucura să
      participați/participi/veniți/vii/fiți/ne/te/vă, ar/va fi o onoare, invitație la`,
    unsolicited: `ați/ai câștigat un/o/premiul, ați/ai fost selectat*, revendicați/revendică/ridicați premiul, ofertă
      exclusivă/limitată, ofertă de nerefuzat, creșteți/crește/măriți vânzările/traficul, prima pagină ..
      google, servicii/optimizare seo, cumpără/cumpărați/profită acum, nu rata/ratați, loterie, câștigă bani,
      ajutăm companii ca, credit rapid/imediat`,
    machine: `ignoră/ignorați/ignora/uită/uitați .. instrucțiunile/instrucțiuni/indicațiile, ignoră/ignorați tot,
      cont de instrucțiuni*, prompt/promptul/mesaj de sistem, system prompt, instrucțiunile tale sunt, acum
      ești un/o, ești o inteligență, ești un asistent, ca inteligență artificială,
      dragă/stimate/atenție/asistent/agent ai, model de limbaj, chatgpt, im_start`,
  },
  fraud: {
    secrets: `parola, parolă, parole, parolele, parolei, pin, pinul, cod/codul/codului pin/sms/cvv, cod/codul de
      verificare/securitate/acces/confirmare/autentificare/autorizare/unică, codul primit, codul pe care, cod
      din șase/6/patru/4, otp, date/datele de acces/autentificare/conectare/card, credențial*,
      numărul/datele/date .. cardului, numărul/număr de card, card de credit/debit, cvv, cvc, data expirării,
      data de expirare, codul numeric`,
    handOver: `răspund* cu/la, răspundeți/răspunde/răspundă .. cu, trimite*, să-mi trimi*/dai/dați/spui/spuneți,
      transmite*, comunicați*, comunică*, furniza*, furnizează, dați-mi, dă-mi, dați-ne, spune-mi,
      spuneți-mi, confirmați*, confirmă*, introduceți, introdu, completați, completează, actualizați,
      actualizează, verificați, verifică, validați, redirecționa*, nevoie/trebuie de/datele/codul/parola`,
    giftCards: `card/carduri/cardul/cardurile cadou/itunes/steam/amazon/apple/google/preplătite, tichete/tichet/voucher
      cadou, gift card/card-uri/carduri, paysafecard, vouchere, bitcoin*`,
    buy: 'cumper*, cumpăr*, achiziționa*, achiziționează, ia-mi, fă/faceți rost, răzui*, codurile',
    bankDetails: `date/datele/datelor/conturi/coordonate/coordonatele/informații bancare, cont/contul/contului bancar,
      numărul/număr de cont, numărul contului, iban, ibanul, swift, beneficiar*, contul de salariu, contul
      nostru`,
    changed: `nou, noul, noua, nouă, noi, noile, schimb*, modific*, actualiz*, diferit*, alt, altul, nu mai,
      înlocuit*, audit, de acum înainte, începând cu`,
    secrecy: `între noi, nu spune/spuneți/spui/menționa*/discuta*/vorbi* .. nimeni/nimănui/nimic, nimănui, nimeni
      altcineva, nimeni nu trebuie, strict/operațiune confidențial*, confidențialitate, discreție, discret*,
      nu mă suna*, în secret`,
    haste: `imediat, urgent*, urgență, acum, cât mai repede/curând, în 24/48 de ore, în următoarea oră, în
      următoarele .. ore, termen de 24/48, până la prânz, astăzi, azi, ultimul/ultima
      avertisment/avertizare/notificare/somație/șansă, va/vor fi
      suspendat*/blocat*/închis*/dezactivat*/șters*/anulat*, în caz contrar, veți pierde`,
    money: `transfer*, virament*, vira, virați, plată, plata, plăți, plătiți, plătește, plăti, achit*, taxă, taxa,
      taxe, comision*, sumă, suma, bani, banii, fonduri*, depunere, depozit, bitcoin, cripto*, western union,
      factur*, rambursare*, premiu*, moștenire, amendă`,
    warnings: `nu vă/îți/te vom/va/cerem/cere/solicită/solicităm, niciodată, nu
      divulga*/dezvălui*/comunica*/transmite*/trimite*/da/dați/partaja*/furniza*/oferi*/răspunde*/accesa*/spuneți,
      grijă, atent*, prudent*, vigilent*, atenție la, feriți-vă, fraud*, înșel*, phishing, reset*,
      schimba*/schimbă-ți/schimbarea parola/parolei, uitat parola, parola expiră/dumneavoastră, parola va/a
      expira/fost, nu s-a/s-au/a/au schimbat/modificat, neschimbat*, rămân aceleași, rămâne același, singur`,
    bait: `premiu*, loterie*, câștigător*, ați câștigat, moștenire*, moștenitor*, decedat*, rambursare* de
      taxe/impozit, colet*/pachet* .. reținut*/livrat*/returnat*, vamă, vamal*`,
    threats: `va/vor fi suspendat*/blocat*/închis*/dezactivat*/șters*, a fost suspendat/blocat/limitat, ultimul
      avertisment, ultima somație/notificare, acțiuni legale, în instanță, camera web, contactele
      tale/dumneavoastră`,
  },
  instructions: {
    short: `scrie scurt, răspunde scurt, răspunde pe scurt, răspundeți pe scurt, fii scurt, fii concis, fiți
      concis, scurt, pe scurt, foarte scurt, concis, succint, răspuns scurt, fă-l scurt`,
    signAs: `semnează ca {}, semnează cu {}, semnează drept {}, semnează cu numele {}, semnează din partea {},
      semnați ca {}, semnați cu {}, semneaza ca {}, semneaza cu {}, semnează {}, semnați {}, semnează-te {},
      numele meu este {}, mă numesc {}`,
    mention: `spune că {}, spune-i că {}, spune-le că {}, spuneți că {}, spune ca {}, menționează că {}, menționați
      că {}, adaugă că {}, adăugați că {}, scrie că {}, scrie-i că {}, precizează că {}, explică că {},
      transmite-i că {}`,
    propose: `propune {}, propuneți {}, propune-i {}, propune-le {}, sugerează {}, sugerați {}, oferă {}, propune să
      ne vedem {}, propune să ne întâlnim {}`,
    call: 'numește-l {}, numește-o {}, salută-l cu {}, salută-o cu {}, folosește numele {}',
    avoid: `nu menționa {}, nu menționați {}, nu pomeni de {}, nu vorbi despre {}, nu scrie despre {}, nu spune
      nimic despre {}, fără să menționezi {}, fără a menționa {}, evită să menționezi {}, omite {}`,
    yes: `da, spune da, spune-i da, răspunde da, acceptă, acceptați, de acord, acceptă {}, acceptați {}, confirmă
      {}, confirmați {}, spune da la {}, da la {}, da pentru {}`,
    no: `nu, spune nu, spune-i nu, răspunde nu, refuză, refuzați, declină, refuză {}, refuzați {}, spune nu la
      {}, nu la {}, nu pentru {}`,
    firstPerson: `eu, noi, meu, mea, mei, mele, nostru, noastră, noștri, noastre, îmi, mi, ne, mă, mi-e, sunt,
      suntem, am, avem, voi, vom, o să, pot, putem, trebuie să, ajung, ajungem, vin, venim, sun, trimit,
      trimitem, merg, mergem, vreau, vrem, prefer, preferăm, accept, acceptăm, lucrez, lucrăm, aduc, fac,
      facem, m-am, ne-am, aș, nu pot, nu putem`,
    thirdPerson: 'el, ea, ei, ele, lui, lor, dânsul, dânsa, îl, îi, său, sa, săi, sale',
  },
  address: {
    familiar:
      'tu, tine, ție, te, îți, iti, tău, tau, ta, tăi, tale, ți, ți-am, tie, poți, ești, vrei, vii, știi, spune-mi, trimite-mi',
    polite: 'dumneavoastră, dumneavoastra, dvs, dv, voastră, dumneata',
  },
  phrases: {
    greeting: {
      familiar: 'Bună, {first},',
      polite: 'Bună ziua, {name},',
      familiarNameless: 'Bună,',
      politeNameless: 'Bună ziua,',
      titled: {
        dl: 'Stimate domnule {last},',
        'd-l': 'Stimate domnule {last},',
        domnul: 'Stimate domnule {last},',
        domnule: 'Stimate domnule {last},',
        dna: 'Stimată doamnă {last},',
        'd-na': 'Stimată doamnă {last},',
        doamna: 'Stimată doamnă {last},',
        doamnă: 'Stimată doamnă {last},',
        dra: 'Stimată domnișoară {last},',
        'd-ra': 'Stimată domnișoară {last},',
        domnișoara: 'Stimată domnișoară {last},',
      },
    },
    openers: {
      thanks: {
        plain: '{Îți|Vă} mulțumesc pentru mesaj.',
        formal: '{Îți|Vă} mulțumesc pentru mesajul {tău|dumneavoastră}.',
      },
      regret: {
        plain: 'Îmi pare rău să citesc acest lucru.',
        formal: 'Am luat cunoștință cu regret de mesajul {tău|dumneavoastră}.',
      },
      praise: {
        plain: '{Îți|Vă} mulțumesc pentru cuvintele frumoase.',
        warm: '{Îți|Vă} mulțumesc din suflet pentru cuvintele frumoase!',
        formal: '{Îți|Vă} mulțumesc pentru aprecieri.',
      },
      welcome: {
        plain: '{Îți|Vă} mulțumesc pentru mesajul amabil.',
        warm: '{Îți|Vă} mulțumesc mult, este foarte frumos din partea {ta|dumneavoastră}.',
        formal: '{Îți|Vă} mulțumesc pentru amabilul {tău|dumneavoastră} mesaj.',
      },
      invitation: {
        plain: '{Îți|Vă} mulțumesc pentru invitație.',
        warm: '{Îți|Vă} mulțumesc mult pentru invitație!',
      },
    },
    statements: {
      accept: {
        plain: 'Accept cu plăcere.',
        warm: 'Accept cu mare drag!',
        formal: 'Am plăcerea de a accepta.',
        brief: 'Accept.',
      },
      decline: {
        plain: 'Din păcate, trebuie să refuz.',
        warm: 'Îmi pare foarte rău, dar trebuie să refuz.',
        formal: 'Cu regret, trebuie să declin.',
      },
      thank: {
        plain: 'Apreciez foarte mult.',
        formal: 'Apreciez în mod deosebit.',
      },
      reschedule: {
        plain: 'Din păcate, data respectivă nu mi se potrivește. {Ți-ar|V-ar} conveni [altă zi și oră]?',
        formal: 'Din păcate, nu îmi este posibil la data respectivă. {Ți-ar|V-ar} conveni [altă zi și oră]?',
      },
      request: {
        plain: 'Am o rugăminte: [rugăminte].',
        formal: '{Îți|Vă} adresez următoarea rugăminte: [rugăminte].',
      },
      question: {
        plain: 'Am o întrebare: [întrebare]',
        formal: '{Îți|Vă} adresez o întrebare: [întrebare]',
      },
      clarify: 'O precizare: [precizare].',
      update: 'Situația actuală este următoarea: [situația actuală].',
      apologize: {
        plain: 'Îmi cer scuze pentru neplăcerile create.',
        warm: 'Îmi pare sincer rău pentru neplăcerile create.',
        formal: '{Te|Vă} rog să {accepți|acceptați} scuzele mele sincere pentru neplăcerile create.',
      },
      followUp: {
        plain: 'Revin la acest subiect. {Îmi poți|Îmi puteți} spune [ce urmează de aflat]?',
        formal: 'Îmi permit să revin la acest subiect. {Mi-ai|Mi-ați} putea comunica [ce urmează de aflat]?',
      },
      confirm: {
        plain: 'Confirm.',
        formal: 'Prin prezenta, confirm.',
      },
      negotiate: {
        plain: 'Aș dori să propun alte condiții: [propunere].',
        formal: 'Aș dori să {îți|vă} propun următoarele condiții: [propunere].',
      },
      introduce: {
        plain: 'Mă prezint: [nume], [funcție].',
        formal: '{Permite-mi|Permiteți-mi} să mă prezint: [nume], [funcție].',
      },
    },
    answers: {
      yes: 'Da.',
      no: {
        plain: 'Din păcate, nu.',
        warm: 'Îmi pare rău, dar nu.',
        formal: 'Cu regret, răspunsul este nu.',
      },
      willDo: {
        plain: 'Da, cu plăcere.',
        warm: 'Da, cu mare drag!',
      },
      cannotDo: {
        plain: 'Din păcate, nu este posibil.',
        warm: 'Îmi pare rău, dar nu este posibil.',
      },
      confirmed: {
        plain: 'Da, confirm.',
        formal: 'Da, {îți|vă} confirm.',
      },
      later: 'La acest punct voi reveni cu un răspuns.',
    },
    proposeTime: '{Ți-ar|V-ar} conveni {time}?',
    closing: {
      plain: '',
      warm: 'Aștept cu drag vești de la {tine|dumneavoastră}.',
      formal: '{Îți|Vă} stau în continuare la dispoziție.',
    },
    signOff: {
      plain: 'Toate cele bune,',
      warm: 'Cu drag,',
      formal: 'Cu stimă,',
      brief: 'O zi bună,',
    },
    gaps: {
      answer: 'răspuns',
      yesNo: 'Da / Nu',
      willDo: 'Da, cu plăcere / Din păcate, nu este posibil',
      date: 'data',
      amount: 'suma',
      number: 'numărul',
      person: 'numele',
      place: 'locul',
      reason: 'motivul',
      yourName: 'Nume',
    },
  },
  announcement: {
    opens: 'iată, desigur, sigur, bineînțeles, mai jos, răspuns',
    nouns: 'răspuns, răspunsul, ciornă, ciorna, e-mail, mesaj',
  },
  dates: {
    weekdays: '-, marţi/marti, -, -, -, sambata, duminica',
    notWeekday: {
      after: `0, 1, 2, 3, 4, 5, 6, 7, 8, 9, *sprezece, șase, şase, șapte, şapte, două, doua, trei, patru, cinci,
        opt, nouă, zece, câteva, multe, de, ultimele, următoarele, primele, cele`,
    },
    lead: 'pe, de, din, în data de, data de, până',
    until: 'până la, până pe, la',
    or: 'sau, și',
    numbers: `o/un/una, două/doi, trei, patru, cinci, șase, șapte, opt, nouă, zece, unsprezece, douăsprezece`,
    near: `ieri = -1, astăzi = 0, azi = 0, diseară = 0, deseară = 0, în seara asta = 0, mâine = 1, maine = 1,
      poimâine = 2, [în/peste] o săptămână = 7`,
    weekday: `{weekday} săptămâna [aceasta/asta] = this, săptămâna [aceasta/asta] (pe) {weekday} = this,
      {weekday} săptămâna [viitoare/următoare] = next, săptămâna [viitoare/următoare] (pe) {weekday} = next,
      {weekday} [aceasta/asta] = coming, această {weekday} = coming, {weekday} care vine = coming,
      {weekday} [viitoare/următoare] = unclear, {weekday} [trecută/trecut] = past`,
    distance: `[în/peste] {n} zile <!lucr> = days, [în/peste] {n} săptămâni = weeks, [în/peste] {n} luni = months`,
    stretches: `săptămâna [aceasta/asta] = week, săptămâna [viitoare/următoare] = week 1,
      (în) (acest) weekend(ul) = weekend, sfârșitul săptămânii = endOfWeek, luna aceasta = month,
      luna [viitoare/următoare] = month 1, sfârșitul lunii = endOfMonth`,
    endOfMonthNamed: 'sfârșitul (lunii) {month} ({year})',
    vague: '[începutul/mijlocul] [săptămânii/lunii {month}], cât mai curând',
    ordinal: '<pe/data de/din> {day}{end}, <pe/data de/din> {day} <la>',
    clock: {
      times: '[ora/orei/orele] {time}, <la> {hour}[:/.]{minute}',
      at: 'la, în jurul orei, la ora, ora',
      from: 'de la, după, înainte de, până la',
      between: { lead: 'între', and: 'și' },
      early: 'dimineața, dimineață',
      late: 'după-amiaza, după-amiază, seara, seară',
      after: { '15': 'și un sfert', '30': 'și jumătate' },
      noon: '(la) prânz, amiază',
      midnight: 'miezul nopții',
    },
    deadline: {
      before: `până, pana, până cel târziu, înainte de, cel târziu, nu mai târziu de, termen, termen limită`,
      after: 'cel târziu',
    },
    proposals: `propun, propunere, convine, potriv, putem, am putea, ați putea, ce ziceți, ce zici, ne întâlnim,
      ne vedem, disponibil, poate, liber, amân, reprogram, muta, preferați, prefer, ar fi posibil`,
  },
  promptAddress: 'Address the reader with „dumneavoastră”, unless the mail itself uses „tu”.',
};
