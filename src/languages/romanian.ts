import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `și şi în de la nu că să cu pe un o din este pentru care mai ce a al ale au fost prin dar sau ca
    după dacă când sunt lui ei lor fi se le îi mă te ne vă el ea noi voi eu acest această aceste foarte bună
    ziua mulțumesc mulţumesc salut stimate stimată cordial respect vreau doresc puteți rog cum unde mult într
    dintre sa fie ani către numai până asupra fiind are am ai întâlnire preț comandă livrare ofertă factură
    contract săptămână lună zi zile timp oră dată firmă companie muncă țară oraș lume viață om oameni copii apă
    proiect serviciu alt altă alte fiecare câteva timpul atunci mereu niciodată acum nou nouă mare mic prima
    primul între fără însuși totul ceva nimic avea poate pot trebuie cele celor unei unui ului ilor acestea
    aceasta astfel decât deci doar încă iar`,
  letter: {
    greetings: `bună, bună ziua, salut, dragă, stimate, stimată, stimați, stimata, bună dimineața, bună seara,
      buna ziua, buna seara, buna dimineata, stimate domn, stimată doamnă, buna, draga, dragi, draga mea, dragul
      meu, dragii mei, salutare, servus, ceau, hei, onorate, onorată, iubite, bine te-am găsit`,
    beforeSignedName: 'al tău, a ta, al dumneavoastră, a dumneavoastră, prietenul tău, prietena ta',
    closings: `cu stimă, cu respect, toate cele bune, salutări, o zi bună, cu drag, cu considerație, cele mai
      bune urări, numai bine, cu stima, al dumneavoastră, cu cele mai bune gânduri, o zi frumoasă, cu prietenie,
      cu deosebită stimă, te pup, vă pup, pupici, cu dragoste, pe curând, pe curand, ne auzim, ne vedem, o zi
      buna, o seară bună, spor la treabă, weekend plăcut, o zi minunată, multă sănătate, cu recunoștință, cu
      deosebită considerație, salutări cordiale, cu deosebit respect, te îmbrățișez, cu bine, la revedere, pa,
      gânduri bune, cu gânduri bune`,
    thanks: `mulțumesc, mulțumesc mult, mulțumim, mersi, multumesc, mulțumesc anticipat, cu mulțumiri, vă
      mulțumesc, îți mulțumesc, vă mulțumim, mulțumesc frumos, multumesc mult, mersi mult`,
    familiarGreetings: 'salut, salutare, servus, ceau, hei',
    closingEnds: 'deosebită stimă, cu considerație',
    titles: `familia, domn, domnule, domnul, doamnă, doamna, domnișoară, domnișoara, d-nă, d-le, d-l, dl, dle,
      dna, dnă, d-na, dra, d-ra, dr, ing, prof, arh, av, ec, conf, doctor, profesor, profesoară, director,
      directoare, inginer, avocat, căpitan, căpitane, colonel, maior, părinte, primar, președinte, ministru,
      senator, deputat, consilier, judecător, nea, nenea, tanti, unchiule, mătușă`,
    genericAddressees: `toți, toată lumea, tuturor, colegi, colege, colega, coleg, echipă, domn, domnule, doamnă, doamna,
      domnilor, doamnelor și domnilor, doamnă și domnule, director, directoare, profesor, profesoară, doctor,
      inginer, avocat, președinte, primar, ministru, părinte, părinți, locatari, vecini, vecine, vecina,
      prieteni, prietene, prietena mea, client, clienți, membri, mamă, mami, tată, tati, bunico, bunicule,
      iubito, iubitule, iubire, scumpo, mea, meu, mei, fetelor, băieți, frate, șefule, șefa`,
    notNames: 'mulțumesc, mersi, da, nu, pa',
    nameIs: 'mă numesc, mă cheamă, numele meu este, sunt',
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
    forwarded: `mesaj redirecționat, mesaj transmis mai departe, începutul mesajului redirecționat, mesajul
      redirecționat, mesaj retransmis, forwarded message`,
    sentFrom: `trimis de pe, trimis din, trimis cu, trimis de la, obțineți outlook, descărcați outlook, trimis
      prin`,
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
    inflectsNames: true,
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
        se/pot/putem/trebuie/să/procedăm/doriți/preferați/vedeți/stă/merge/va/ați/ai/ar, cât/cat
        timp/durează/de/va/mai, în ce mod/fel, ce părere`,
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `de, din, la, în, pe, cu, pentru, până, până la, despre, către, prin, și, si, sau,
      dar, iar, după, înainte, exact, cam, oare, atunci, deci, in, pana`,
    questionMarkers: `^oare, ^de ce, ^când/cand/unde/cine/cum/ce/cât/cat
      ai/ați/aveți/aveti/este/e/costă/durează/rămâne/facem/faceți/zici/ziceți/părere/procedăm/vine/ajunge/începe/vii/veniți,
      ^ce oră/ora/dată, ^la ce oră/ora, ^câți/câte *, ^ai/ați/ati reușit/reusit/apucat/văzut/vazut/vorbit/aflat,
      ^se poate să/sa, ^mai ai/aveți/e/este/vii/veniți/aveti`,
    whether: 'dacă, daca',
    or: 'sau, ori, sau mai bine',
    requests: `^puteți/puteti/poți/poti/hai/haideți să/sa/să-*/te/vă, ^hai/haideți/haide,
      ^ați/ai/mi-ați/mi-ai/ne-ați/ne-ai putea, dacă ați/ai putea, ^îmi/imi/ne
      puteți/puteti/poți/poti/trimit*/confirm*/dai/dați/faci, ^mă suni/sunați/ajuți/ajutați/poți/puteți,
      vă/va/te rog/rugăm/rugam, v-aș/te-aș/v-am/v-as/te-am ruga, rog/rugăm să/sa, ^rog/rugăm/rugam,
      rugat/rugată/rugați/rugate să, o rugăminte/rugaminte, rugămintea, v-aș/ți-aș/v-am/v-as ..
      recunoscăt*/îndatorat*, recunoscător/recunoscătoare/recunoscători dacă, aș/am aprecia, ar fi posibil, se
      poate să/sa, este/e posibil să/să-* ne/îmi/mă, ați/ai fi amabil*/drăguț*/bun*, fiți/fii
      amabil*/bun*/drăguț*/atent*/pregătit*, ^solicit/solicităm/cer/cerem, vă/va/îți/prezenta
      solicit/solicităm/cer/cerem, aș/am/as vrea/dori să/sa îmi/imi/ne/*eți/*ați/mă, aș/am vrea/dori ca, aș/am
      vrea/dori să-mi/să-ne,
      doresc/dorim/vreau/vrem/aștept/așteptăm/sper/sperăm/insist/propun/sugerez/recomand/recomandăm/zic/prefer
      să-mi/să-ne/să-l/să/sa *i/*eți/*ați/*iți/îmi/ne/mă/fie, doresc/vreau/vrem/dorim ca, doresc/vreau/vrem
      să-mi/să-ne, trebuie/necesar/important/bine/nevoie/util să/să-*
      *eți/*ați/*iți/îmi/ne/vă/*zi/trimiți/vii/aduci/faci, trebuie/obligatoriu să-mi/să-ne, e/este/va
      trebuie/nevoie/timpul/bine/important/necesar să vii/aduci/ai/faci/te/vă/*eți/*ați/*iți, ^să/sa nu
      uiți/uitați/*i/*eți/*ați, ^să/sa ne/te/vă/îmi *i/*eți/*ați/*iți, ^să-mi/să-i/să-l/să-ne *i/*eți/*ați/*iți,
      ^să/sa vii/aduci/iei/faci,
      ^*eți-*/*ați-*/*iți-*/*eti-*/*ati-*/*e-mi/*e-ne/*e-mă/*e-l/*e-o/*e-i/*e-le/*e-te,
      ^dă-*/lasă-*/ajută-*/sună-*/uită-te/roagă-*/adu-*/fă-*/ia-*/asigură-te/programează-*/anunță-*,
      ^*cați/*irmați/*gramați/*nați/*itați/*etați/*utați/*ectați/*atați/*ortați/*sați/*rați/*lați/*zați/*gați/*dați/*unțați/*vați/*uați/*iteți/*uneți/*aceți/*uceți/*egeți/*ideți/*undeți/*ineți/*rieți/*itiți/*ătiți/*losiți/*eniți/*rbiți/*eceți/*ergeți
      *,
      ^trimiteti/confirmati/verificati/completati/spuneti/raspundeti/trimite/confirmă/verifică/completează/semnează/adu/răspunde/transmite/sună/suna/rezervă/pregătește/citește/scrie/alege/plătește/achită/cumpără/programează/mută/schimbă/corectează/actualizează/rezolvă/vezi/ia/pune/lasă/fă/vino/treci/întreabă/vorbește/ține/încearcă/gândește-te/decide/anunță
      *, și adu/vino/ia/spune/trimite/sună, nu uita/uitați/uiți/întârzia/întârziați, ^nu
      lăsa/lăsați/face/faceți, ^dă mai/și/un/o, aștept/așteptăm să, mulțumesc/mulțumim dacă, țineți/ține
      cont/minte, aveți/ai în vedere, aveți/ai grijă să, urmează să ne/îmi`,
    tellMe: `spune-mi, spuneți-mi, spuneti-mi, spune-ne, spuneți-ne, ^spune/spuneți/zi/zi-mi/ziceți,
      anunță-*/anunțați-*, informați-*, informează-*, comunicați-*/comunică-*, explicați-*/explică-*,
      confirmă-mi/confirmați-* dacă/că/când/ora/data, dă-mi/dați-mi/dați-ne/dă-ne de știre/veste/un,
      ține-mă/țineți-mă/țineți-ne/ține-ne la curent, să-*/să/sa .. spuneți/spuneti/spui
      comunicați/dacă/daca/ce/când/cât/cum/unde/cine/la/care, vă/va/te rog/rugăm/rugam ..
      spune*/spui/comunicați*/precizați*/confirmați*/anunț*/indicați*/explicați*, puteți/puteti/poți/poti/putea
      .. spune*/spui/comunic*/preciz*/confirm*/anunț*/inform*/explic*/indic*, v-aș/te-aș/v-am ruga ..
      spuneți/spui/comunicați/precizați/confirmați/anunț*/explic*, ^îmi/ne spui/spuneți/confirmi/confirmați,
      mă/ne anunți/anunțați/întreb/întrebam/întrebăm,
      dori/vrea/vreau/voiam/vroiam/trebuie/vrem/doresc/dorim/aș/ajuta ..
      știu/știm/stiu/aflu/aflăm/întreb/întrebăm/intreb/înțeleg/înțelegem/clarific, m-ar/ne-ar interesa, mă/ne
      interesează dacă/când/cât/ce/cum/unde/care/cine, ^știi/știți/stii/stiti
      dacă/daca/când/cât/cine/unde/cum/ce/care/cumva, aveți/ai .. idee, am/avem/avea o/două
      întrebare/întrebări/nelămurire/nedumerire, o nelămurire/nedumerire, nu-mi/îmi/ne/nu-i/nu este/e/sunt ..
      clar/limpede, neclar, nu/n-am am/înțeles .. înțeles, nu înțeleg/înțelegem, greu să înțeleg/înțelegem, nu
      știu/știm/stiu cine/ce/când/unde/cât/care/la/cum/în/pe, nu știu/știm/stiu dacă
      ai/ați/mai/e/este/vii/veniți/puteți/poți/se/sunteți/ești/aveți, n-am/n-avem habar, habar n-am/n-avem,
      întrebarea/problema/dilema este/e/mea/noastră/rămâne, rămâne de/întrebarea, nu reiese/rezultă, nu
      este/e/s-a/apare/scrie .. menționat*/precizat*/specificat*/stabilit*/dacă/când/unde/cine, nu-mi/îmi dau
      seama, nu ne dăm seama, nu-mi/îmi amintesc, nu mai țin, nu sunt/suntem .. sigur*, curios/curioasă/curioși
      dacă/să/cum/când/ce/cât, întreabă/intreabă dacă/când/ce .. *eți/*ați/*iți/ești/ai/vii/poți`,
    needs: `am/avem/avea .. nevoie, îmi/imi/ne/mi-ar/ne-ar .. trebuie/trebui/lipsește/lipsesc/trebuie,
      ^lipsește/lipseste, mai/încă lipsește/lipsesc/trebuie/aștept/așteptăm, lipsește/lipsesc
      încă/doar/semnătura/factura, este/sunt/e/ar/mai necesar*/fi/nevoie .. necesar*/să/de, este/e/sunt
      necesar*, ar fi util/bine/ideal/indicat/folos/grozav/super/minunat/perfect să/să-*/dacă/ca, ar fi de
      folos/ajutor, ^ideal/bine/util ar fi, mai bine ar fi, m-ar/ne-ar/mi-ar/ar ajuta/bucura, mi-ar/ne-ar
      fi/prinde, nu/n-am am/avem/primit/figurează .. primit, n-am/nu-am .. primit, nu am primit/găsit, încă/tot
      nu/n-am/n-a/n-au am/a/au/avem/s-a/primit/ajuns/venit/fost, tot n-a/n-am/n-au, încă n-a/n-am/n-au, nu
      mi-ai/mi-ați/ne-ai/ne-ați, nu figurează/apare, nu găsesc/găsim/reușesc/reușim, nu pot/putem
      deschide/accesa, neachitat*, neplătit*, restanța/soldul/datoria dumneavoastră/ta/dvs,
      aștept/așteptăm/astept
      încă/confirmarea/acordul/aprobarea/oferta/documentele/semnătura/plata/factura/de/restul/banii, tot/încă
      aștept/așteptăm, așteptarea documentelor/confirmării/ofertei, dori/vrea/dorim/doresc/vreau/vrem să/sa
      rezerv*/comand*/primesc/primim/obțin*/program*/anul*/modific*/mut*/schimb*/return*/renunț*/cumpăr*/închiri*/recuper*/înscri*,
      aș/as/am dori/vrea o/un/niște/două, vreau/vrem/doresc/dorim
      o/un/banii/înapoi/factura/restituirea/rambursarea, caut/căutăm/cautam
      un/o/niște/pe/doi/două/oameni/urgent, sunt/suntem interesa* de/să, mă/ne interesează, fără .. nu
      pot/putem/se, nu pot/putem .. fără, până nu .. nu, rămâne/rămân de/să`,
    courtesies: `ce mai faci/faceți/face/e, cum mai ești, cum ești/sunteți/merg, cum îți/vă merge, totul bine$,
      sper/sperăm că ești/sunteți/toate/totul/ai/ați/acest/ți-*/v-*/te/vă/s-*, sper/sperăm că *a/*ul/*ile/*ea
      a/s-*/au, sper să fii/fiți/te/vă/ne, nu ezita*, dacă ai/aveți .. întrebări/întrebare/nelămuriri/nevoie,
      pentru orice, pentru detalii/informații/întrebări suplimentare, în caz de, la dispoziți*, aștept/așteptăm
      cu interes/nerăbdare/drag, aștept/așteptăm .. răspuns*/vești, rog/rugăm să ..
      găsiți/primiți/acceptați/ignorați/rețineți/scuz*/iert*, rog/rugăm să nu răspund*, cer/cerem scuze/iertare,
      scuze/scuzați/scuză-mă/scuzați-mă/iartă-mă/iertați-mă, permiteți-mi, permite-mi, dați-mi voie, nu
      este/e/am/avem/mai/mi-a nevoie/necesar/e, nu trebuie/lipsește/lipsesc/aștept, nu vă/te/îți
      îngrijora*/faceți/face, ai/aveți grijă de, ^cine/cui nu, ^cine ar fi, dorești/dori/dorească/dorești mai
      mult, ^nu-i/nu-i-așa/așa-i așa, nu-i așa$, spuneți-mi/spune-mi/anunțați-*/anunță-mă dacă
      aveți/ai/pot/putem/mai, dacă vă/te pot ajuta, cum să-ți/vă/să mulțumesc/mulțumim, cum să nu, nu știu
      ce/cum să, dezabonare, click aici, mă/ne puteți/poți găsi/contacta/suna, vrea/dori/vreau/dorim/vrem/doresc
      să/să-* vă/îți/mulțumesc mulțumesc/mulțumim/felicit/felicităm/informez/informăm, să mulțumesc/mulțumim, să
      știi/știți că, fii/fiți sigur*, dați click`,
    connectors: `și, si, iar, dar, însă, sau, ori, deci, atunci, apoi, acum, totuși, de asemenea, în plus, în primul
      rând, în final, altfel, în caz contrar, dacă da, dacă nu, în acest caz, dacă este posibil, dacă se
      poate, prin urmare, de aceea, între timp, apropo, ps, încă o întrebare, o întrebare, bună, bună ziua,
      salut, vă rog, te rog, ok, ah, când poți, când puteți, cât mai curând, doar, oare`,
  },
  categories: {
    complaint: `sunt/suntem .. dezamăgi*/nemulțumi*/indigna*, este/e/pare ..
      inacceptabil*/inadmisibil*/intolerabil*, depun/depunem/fac/facem/formulez o plângere/reclamație/sesizare,
      vreau/doresc/trebuie să mă plâng, a/au ajuns/sosit/venit spart*/deteriorat*/defect*/stricat*/rupt*,
      este/era/e/sunt defect*/deteriorat*, produsul/aparatul/telefonul .. nu .. funcționează/pornește,
      coletul/comanda/pachetul .. nu/n-a .. ajuns/sosit, produs/produsul/articol/model/mărime greșit*,
      taxat*/debitat*/încasat de două ori`,
    badNews: `a murit/decedat .. meu/mea/nostru/noastră, s-a stins .. meu/mea/nostru/noastră, a încetat din
      viață .. meu/mea, decesul/moartea/pierderea
      tatălui/mamei/soțului/soției/fratelui/surorii/bunicului/bunicii, mi-am/ne-am pierdut
      tatăl/mama/soțul/soția/fratele/sora/locul, sunt/este/fost/e internat*, terapie intensivă, grav bolnav*,
      am/a avut/suferit un accident/infarct/avc, diagnosticat* cu, am/are cancer, am fost
      concediat*/disponibilizat*/jefuit*`,
    condolence: `condolean*, pierderea suferită/dumneavoastră/ta/voastră, dumnezeu să .. ierte/odihnească,
      dumnezeu să-l/s-o/să-i ierte/odihnească, însănătoșire, recuperare ușoară/rapidă, alături de
      tine/voi/dumneavoastră în, să te faci bine, să vă faceți bine, te faci bine repede/curând`,
    praise: `felicitări pentru/întregii/cu, ^felicitări, sincere/calde felicitări, vă/te felicit/felicităm,
      bravo pentru/ție/vouă, ^foarte bună treabă, ați/ai făcut o treabă, prezentarea/discursul
      dumneavoastră/tău/ta/dvs a fost, impresionat*/impresionați de .. tău/ta/tale/dumneavoastră/dvs`,
    thanks: `mulțumesc/mulțumim pentru ajutor*/sprijin*/susținere*/ospitalitate*/tot/toată/munca,
      mulțumesc/mulțumim mult/frumos/enorm/tare pentru ajutor*/sprijin*/tot/toată, mulțumesc/mulțumim că
      ne-*/m-*/v-*/ți-*, să vă/îți mulțumesc/mulțumim pentru/că, vă/îți mulțumesc/mulțumim din/nespus/enorm,
      sunt/suntem .. recunoscător* pentru`,
    invitation: `vă/te invit/invităm la/pe/cordial, vă/te invit/invităm cu/să drag/plăcere/participați/participi,
      sunteți/ești invita*, plăcerea/onoarea de/să .. invit*, ne-am/m-aș bucura să
      participați/participi/veniți/vii/fiți/ne/te/vă, ar/va fi o onoare să`,
    unsolicited: `ați/ai câștigat un/o/premiul, ați/ai fost selectat*, revendicați/revendică/ridicați premiul,
      ofertă exclusivă/limitată, ofertă de nerefuzat, creșteți/crește/măriți vânzările/traficul, prima pagină ..
      google, servicii/optimizare seo, cumpără/cumpărați/profită acum, nu rata/ratați, loterie, câștigă bani,
      ajutăm companii ca, credit rapid/imediat`,
    machine: `ignoră/ignorați/ignora/uită/uitați .. instrucțiunile/instrucțiuni/indicațiile, ignoră/ignorați tot,
      cont de instrucțiuni*, prompt/promptul/mesaj de sistem, system prompt, instrucțiunile tale sunt, acum
      ești un/o, ești o inteligență, ești un asistent, ca inteligență artificială,
      dragă/stimate/atenție/asistent/agent ai, model de limbaj, chatgpt, im_start`,
  },
  fraud: {
    secrets: `parola, parolă, parole, parolele, parolei, pin, pinul, cod/codul/codului pin/sms/cvv, cod/codul de
      verificare/securitate/acces/confirmare/autentificare/autorizare/unică, codul primit, codul pe care, cod din
      șase/6/patru/4, otp, date/datele de acces/autentificare/conectare/card, credențial*, numărul/datele/date ..
      cardului, numărul/număr de card, card de credit/debit, cvv, cvc, data expirării, data de expirare, codul
      numeric, parol*, pinului, pin-ul, pinuri, cod/codul/coduri/codurile/codului ..
      sms/pin/cvv/afișat/afisat/token/securitate/verificare/autorizare/confirmare/autentificare, cod/codul unic,
      cod/codul/codurile primit/primite/pe care/afișat/afisat/trimis/de pe spate, codul care, codul ce, coduri
      primite, cod de șase/sase/4/6 cifre, token*, codul de pe token, cele trei/3 cifre, cifre* de pe spate/spatele,
      datele/date/numărul/numarul/poză/poza/fotografi* .. card/cardului/cardul, data expirarii, datele/date ..
      internet/mobile banking, utilizator* și/si/și/şi parol*, nume* de utilizator, username, user și/si parol*,
      buletin* .. card*/parol*, frază/fraza de recuperare, 12/24 de cuvinte, cheie/cheia privată/privata, cuvinte de
      recuperare, numele de fată .. mamei, întrebarea/întrebările de securitate, semnătur* electronic* ..
      cod*/parol*`,
    handOver: `răspund* cu/la, răspundeți/răspunde/răspundă .. cu, trimite*, să-mi trimi*/dai/dați/spui/spuneți,
      transmite*, comunicați*, comunică*, furniza*, furnizează, dați-mi, dă-mi, dați-ne, spune-mi, spuneți-mi,
      confirmați*, confirmă*, introduceți, introdu, completați, completează, actualizați, actualizează, verificați,
      verifică, validați, redirecționa*, nevoie/trebuie de/datele/codul/parola, raspund* cu/la, răspunzând la/cu,
      răspundeți-ne/răspunde-mi/răspunde-ne, răspuns la acest .. cu, spune-ne, spuneți-ne, spuneti-mi/spuneti-ne,
      îmi spui/spuneți/dai/dați/trimiți/trimiteți/scrii/scrieți/citești/citiți/dictezi/dictați, ne
      spui/spuneți/dați/trimiteți/scrieți/comunicați/confirmați/furnizați, scrie-mi,
      scrieți-mi/scrieți-ne/scrieti-mi/scrieti-ne, dă-ne, da-mi, dati-mi/dati-ne, dictați*, dictează*, dicteaza*,
      citește-mi, citiți-mi/citiți-ne, zi-mi, accesați, accesati, accesează, autentificați-vă, autentificati-va,
      conectați-vă, conectati-va, logați-vă, logati-va, loghează-te, autentifică-te, conectează-te, veți/vei/să/sa
      comunica/comunicați/comunici/introduce/introduceți/introduci/confirma/confirmați/confirmi/completa/completați/completezi/trimite/trimiteți/trimiți/furniza/furnizați/transmite/transmiteți/transmiți/spuneți/spui/valida/validați,
      precizați, precizați-ne, menționați, indicați, atașați .. copie/poză/poze/buletin*/card*, atasati .. copie,
      reintroduceți, reintroduce, reconfirmați, revalidați, revalidează, tastați, tastează, validează,
      redirecționează, redirectiona*, confirmati*, confirma, introduceti, completati, completeaza, actualizati,
      actualizeaza, verificati, validati, comunicati*, scanați, scanează, instalați .. aplicați*/anydesk/teamviewer,
      fotografiați, pozați, fă o poză, faceți o poză, depuneți .. cont*, nevoie de
      codul/codurile/parola/datele/numărul, aștept codul/codurile/pozele/datele/parola, anexați .. copie`,
    giftCards: `card/carduri/cardul/cardurile cadou/itunes/steam/amazon/apple/google/preplătite,
      tichete/tichet/voucher cadou, gift card/card-uri/carduri, paysafecard, vouchere, bitcoin*,
      card/carduri/cardul/cardurile google/playstation/xbox/netflix/preplătit/preplatit/preplatite/cadouri,
      card-cadou, carduri-cadou, cartele/cartela/cartelă preplătite/reîncărcabile/reincarcabile, cupoane/cupon
      cadou, voucher/voucherele/voucherul emag/cadou, google play, steam, itunes, cripto*, crypto, usdt, tether,
      ethereum, portofel* .. mai jos/cripto*/digital/electronic, adresa portofelului, neosurf, transcash`,
    buy: `cumper*, cumpăr*, achiziționa*, achiziționează, ia-mi, fă/faceți rost, răzui*, codurile, cumpar*,
      achizitiona*, achizitioneaza, iei, ia .. bucăți/carduri, luați, luati, razui*, răzuiește, zgâri*, zgarie*,
      poze/poza/poză/fotografi* cu/la/cardurilor/codurilor, coduri,
      plătești/platesti/plătiți/plătește/achitați/achită/virați/transferă/transferați/trimite/depune, comandă,
      comandați, procură, procurați, bucăți`,
    bankDetails: `date/datele/datelor/conturi/coordonate/coordonatele/informații bancare, cont/contul/contului
      bancar, numărul/număr de cont, numărul contului, iban, ibanul, swift, beneficiar*, contul de salariu, contul
      nostru, cont/contul/contului nou/nostru/iban/vechi/anterior/curent/colector, nou/noul/alt/altul/un
      cont/contul/cont, contul în/in care, contul .. mai jos/atașat/factur*/indicat, contul beneficiarului,
      conturi/conturile bancare, iban-ul, ibanului, ibanurile, instrucțiuni/instrucțiunile de plată,
      detalii/detaliile de plată/bancare, detaliile contului, numarul de cont, numar de cont, date/datele
      bancare/plată/plata, îți/iti/ți-l/vă/va/ti-l dau/trimit/scriu .. contul/cont, îți/ți/iti dau/trimit contul,
      cont/contul/contului sigur/securizat/protejat/de siguranță/de siguranta, alimentați salariul, contul de
      salarii/salariul`,
    changed: `nou, noul, noua, nouă, noi, noile, schimb*, modific*, actualiz*, diferit*, alt, altul, nu mai,
      înlocuit*, audit, de acum înainte, începând cu, noului, noilor, inlocuit*, vechi, vechiul, anterior*, blocat*,
      închis*, inchis*, indisponibil*, poprit*, popri*, sechestru, control fiscal, migrare*, migrat*, temporar*,
      actualizat*, de acum inainte, incepand cu, în locul, in locul, în loc de, sigur, securizat`,
    secrecy: `între noi, nu spune/spuneți/spui/menționa*/discuta*/vorbi* .. nimeni/nimănui/nimic, nimănui, nimeni
      altcineva, nimeni nu trebuie, strict/operațiune confidențial*, discreție, discret*, nu mă suna*, în secret,
      strict/complet/total/absolut/maxim confidențial*/confidential*, confidențial* ..
      până/pana/absolut*/deplin*/total*/maxim*,
      deplină/deplina/totală/totala/maximă/maxima/absolută/absoluta/strictă/stricta
      confidențialitat*/confidentialitat*/discreți*, păstr*/pastr* ..
      confidențialitat*/confidentialitat*/secret*/între noi/discreți*/pentru,
      operațiune/tranzacți*/proiect*/achiziți* .. confidențial*/confidential*, confidențialitate* ..
      operațiun*/tranzacți*/proiect*, nu .. discut*/vorb*/spun*/spui/anunț*/anunt*/implic*/inform*/pomen*/suf* ..
      altcineva/nimeni/nimanui/nimănui/nimic/colegi*/contabil*/director*/banca/bancă/poliți*/tata/mama/soț*, nu
      spune/spuneți/spui/zi/ziceți .. nimănui/nimanui/mamei/tatei/tata/mama/lui/nimic, nici lui/mamei tata/mama,
      rămână/ramana/rămâne/ramane .. noi/taina/secret*, taina/secretul noastră/nostru, să nu afle/afli, să nu
      știe/stie/audă .. nimeni/nimănui/mama/tata, fără știrea, fără să știe/spui/spuneți, nu vorbi/vorbiți ..
      nimeni/poliți*, nu mă/ma/sunați/suna/sunați-mă .. telefon/vechi/pot, nu pot vorbi/răspunde/raspunde,
      stricat/spart/furat/pierdut telefonul, stricat/spart/furat/pierdut .. telefon*, telefon* ..
      stricat/spart/furat/pierdut/apă/apa, numărul/numarul meu nou, acesta/ăsta e/este noul/numărul meu, doar între,
      numai între, doar/numai noi doi, nu anunța/anunțați .. poliți*/banc*`,
    haste: `imediat, urgent*, urgență, acum, cât mai repede/curând, în 24/48 de ore, în următoarea oră, în
      următoarele .. ore, termen de 24/48, până la prânz, astăzi, azi, ultimul/ultima
      avertisment/avertizare/notificare/somație/șansă, va/vor fi
      suspendat*/blocat*/închis*/dezactivat*/șters*/anulat*, în caz contrar, veți pierde, urgența, de îndată, de
      indata, neîntârziat, fără întârziere/intarziere/amânare, fara intarziere, pe loc, repede, rapid, cât mai
      rapid, cat mai repede/curand/rapid/urgent, numaidecât, chiar acum/azi/astăzi, astazi, până/pana
      diseară/diseara/deseară/seara/mâine/maine/azi/astăzi/miezul/vineri/luni/la ora/la sfârșitul,
      în/in/maximum/maxim .. minute/ore/oră, în/in termen de, în/in următoarele/urmatoarele .. ore/minute/zile,
      24/48/72 de ore, 24h, 48h, două/doua ore, o oră/jumătate .. oră, sfârșitul/finalul/încheierea
      zilei/programului, ultima/ultimul/ultimele șansă/sansa/zi/ziua/locuri/două/doua/trei, locuri*
      limitat*/rămase/ramase, locurile se, stoc limitat, ultim* avertis*/somaț*/somat*/notific*, altfel, contrar,
      veti pierde, vei pierde, expiră/expira în/azi/astăzi, va/vor fi ..
      suspendat*/blocat*/închis*/inchis*/dezactivat*/șters*/sters*/anulat*/distrus*/returnat*, după care, înapoiez,
      returnez, dau/dăm înapoi/inapoi, dau banii .. mâine/maine/salari*/luni/vineri/săptămân*, restitui, nu mai am
      timp, timpul e/este, cererile se`,
    money: `transfer*, virament*, vira, virați, plată, plata, plăți, plătiți, plătește, plăti, achit*, taxă, taxa,
      taxe, comision*, sumă, suma, bani, banii, fonduri*, depunere, depozit, bitcoin, cripto*, western union,
      factur*, rambursare*, premiu*, moștenire, amendă, transfera*, transferă*, plati, plătibil*, platibil*,
      plătit*, platiti, plateste, plăților, plătesc, taxei, avans*, garanți*, acont*, depune*, depuneți, datori*,
      restanț*, restant*, penaliz*, amenzi, amenda, cauțiun*, cautiun*, despăgubir*, despagubir*, împrumut*,
      imprumut*, credit*, economii*, investi*, moneygram, usdt, ramburs*, la bancomat, numerar, cash, milioane, mii
      de euro/lei/dolari, plic*, mită, tarif*, debitat*, retras*, viram, vira*, banilor, indemnizați*, remitere,
      bani*`,
    warnings: `nu vă/îți/te vom/va/cerem/cere/solicită/solicităm, niciodată, nu
      divulga*/dezvălui*/comunica*/transmite*/trimite*/da/dați/partaja*/furniza*/oferi*/răspunde*/accesa*/spuneți,
      grijă, atent*, prudent*, vigilent*, atenție la, feriți-vă, fraud*, înșel*, phishing, reset*,
      schimba*/schimbă-ți/schimbarea parola/parolei, uitat parola, parola expiră/dumneavoastră, parola va/a
      expira/fost, nu s-a/s-au/a/au schimbat/modificat, neschimbat*, rămân aceleași, rămâne același,
      singur/singură/singuri .. parol*, fiecare singur, nu vi le/o/îl/il va/vom/cere, nu-l/nu-i/nu-o
      comunica*/trimite*/spuneți/da/dați/divulga*, nu îl/il/le/o comunica*/trimite*/spuneți/dați/divulga*/comunicăm,
      nu comunicăm/trimitem/cerem/solicităm, nu va/vom cerem/cere/solicita/solicitam, nimeni .. nu vă/va/îți ..
      cere, inselator*, înșelător*, escroc*, tentativ* de, fals/false/falși, pretind*, se dau drept, se dă drept,
      pretinde, ați/ai/aţi solicitat/cerut, la cererea/solicitarea dumneavoastră/dvs/ta, dacă nu ați/ai
      făcut/solicitat/cerut/inițiat, ignora* acest/mesajul, ignorați, închideți și/apelul, sunați/suna ..
      numărul/telefonul/numar/numărul de pe/din contract/din contractul, la telefonul/numărul din/pe
      contract/care-l, prin poștă, scrisoare/scrisoarea recomandată, confirmare de primire, același/acelasi
      cont/iban/în/in, aceleași, acelasi, e cel de, ca de obicei, ca întotdeauna, ca și până acum, nu se
      schimbă/schimba/modifică, nimic de plătit/plată, nu trebuie să plătiți/plătești/întreprindeți/achitați/faceți,
      nu aveți/ai nimic/de plătit, fără nicio grabă, nu e/este grabă/urgent/nicio grabă, fără grabă, mulțum* ..
      card/cardul/voucher*, ți-am/ti-am/v-am cumpărat/luat/cumparat, strâns bani, am strâns/pus mână, cod/codul de
      reducere/promoțional, reducere*, manager* de parole, parol* .. wi-fi/wifi/wireless,
      alegeți/alege/setați/setează/stabiliți .. parol* nou*/nouă, plata la fața locului, gratuit* și fără`,
    bait: `premiu*, loterie*, câștigător*, ați câștigat, moștenire*, moștenitor*, decedat*, rambursare* de
      taxe/impozit, colet*/pachet* .. reținut*/livrat*/returnat*, vamă, vamal*, castigator*, câştigător*, ati
      castigat, ai câștigat/castigat, loteri*, moșteni*, mosteni*, testament*, defunct*, văduv*, vaduva, clientul
      meu decedat, donați* de/în valoare, milioane de, extras/extrasă/selectat/selectată/ales ..
      câștig*/premi*/norocos, rambursa*/restituire/restituir* .. impozit*/taxe/anaf/tva/fiscal*/euro/lei,
      drept*/aveți .. la rambursare, sumă/suma .. restituit*/de recuperat/necuvenit, fără impozit,
      colet*/pachet*/livrare/livrarea/livrări* ..
      reținut*/retinut*/blocat*/livrat*/returnat*/depozit*/vamă/vama/taxa/taxă/taxe/adres*/reprogram*/eșuat*/distrus,
      reprogram* .. livrar*, expediere .. taxă, ajutor*/sprijin/indemnizați*/subvenți*/voucher* ..
      aprobat*/eligibil*/acordat*/social, fonduri nerambursabile .. taxă/comision, grant* .. aprobat/comision*/taxă,
      credit/împrumut/creditul/împrumutul .. aprobat*/garantat/preaprobat/fără/negativ, fără biroul de credit, fără
      adeverință, profit/câștig/castig/randament/venit/venituri .. garantat*/zilnic*/lunar*/pe zi, garantat* ..
      profit/câștig*, investiți* .. platform*/garantat*/hidroelectrica/romgaz/profit, dubl* banii/suma/investiția,
      broker*, platform* de tranzacționare/investiții, lucra*/muncă/munca de acasă/acasa .. lei/euro, like-uri,
      aprecieri .. lei/euro, task-uri, sarcin* .. comision*/lei, deblocare* ..
      comision*/nivel*/retrager*/fondurilor/sumei/contului, comision de retragere/deblocare/transfer/eliberare,
      taxă/taxa/tarif* ..
      rezerv*/dosar*/înscriere/inscriere/procesare/deblocare/acte*/viz*/curier/eliberare/echipament*, rezervarea
      locului, întocmirea actelor/dosarului, post/loc/locuri de îngrijit*/muncă ..
      germania/anglia/italia/austria/străinătate/olanda, avans/garanți*/chirie/chiria ..
      înainte/rezerv*/chei*/vizion*, cheile .. curier/poștă/posta, chei* .. prin curier/airbnb/booking,
      sunt/locuiesc/lucrez .. străinătate/irlanda/anglia/spania/germania .. chei*/apartament*, nu pot .. arăta
      apartamentul, am lovit, am făcut/avut/facut .. accident*, accident* .. avocat*/poliți*/spital*/bani/lei/euro,
      avocatul .. plânger*/bani/euro/lei, retrag* plângere*, retrage .. plânger*, cauțiun*, operați* .. spital*,
      operat* de urgență, stricat/spart/furat/pierdut .. telefon*, telefon* .. stricat/spart/furat/pierdut, scriu de
      pe .. altcuiva/unui/unei/coleg*/adres*, mi-e greu/rușine/jenă .. cer, îmi lipsesc/lipsește/lipsește, platform*
      .. petrol*/marin*/foraj*, misiune .. onu/siria/yemen, banca mea nu, contul meu .. blocat/înghețat, conturile
      mele .. blocate, din greșeală .. virat/transferat/trimis/plătit, virat/transferat/trimis .. din greșeală,
      diferența .. return*/trimit*/restitu*, anydesk, teamviewer, asistenț*/acces .. la distanță/distanta, reînnoi*
      .. automat, reinnoit automat, abonament* .. reînnoit/rambursare, cont/contul/contului/conturi
      sigur/securizat/seif/protejat/de siguranță, mutați .. economii*/banii, credit .. pe numele, rovinietă,
      rovinieta, amendă/amenda/amenzi .. neachitat*/neplătit*/achitat*/auto/rutier*/plătiți/achitați,
      datorie/restanță .. deconect*/debranș*/factur*, animal*/cățel*/pui .. transport*, olx .. link*/card*/livrare,
      curierul .. bani*/plat*/card*`,
    threats: `va/vor fi suspendat*/blocat*/închis*/dezactivat*/șters*, a fost suspendat/blocat/limitat, ultimul
      avertisment, ultima somație/notificare, acțiuni legale, în instanță, camera web, contactele
      tale/dumneavoastră, va/vor fi ..
      suspendat*/blocat*/închis*/inchis*/dezactivat*/șters*/sters*/restricționat*/anulat*/distrus*/returnat*/debitat*/executat*/deconectat*,
      a/au fost suspendat*/blocat*/limitat*/restricționat*/dezactivat*, este/sunt ..
      blocat*/suspendat*/restricționat*, ultima somație/notificare/somatie/avertizare, ultimul
      avertisment/avertisment, executare* silit*, executor*, poprir*, sechestr*, dosar penal, plângere penală,
      plangere penala, acțiune/acțiuni în/legală/instanță, actiuni legale, proces penal, tribunal*, mandat de,
      arestat*, arestare*, filmat*, înregistrat .. tine/cameră/timp, înregistrare* .. cu
      tine/contact*/prieten*/famili*, video* .. prieten*/contact*/famili*/coleg*/cunosc*, contactel* ..
      tale/tăi/video*, prieten* .. video*/imagini*, am spart/accesat/piratat ..
      cont*/dispozitiv*/calculator*/telefon*, hacker*, malware, virus*, troian*, camer* web, camerei web,
      pierde/pierdeți/pierdeti accesul/definitiv, deconect*, debranș*, întrerup* .. furniz*/aliment*/serviciu*,
      penalizare*, deportat*, listă/lista neagră, colectare* de creanțe, recuperator*`,
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
    addressAs: 'numește-l {}, numește-o {}, salută-l cu {}, salută-o cu {}, folosește numele {}',
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
    familiar: `tu, tine, ție, te, îți, iti, tău, tau, ta, tăi, tale, ți, ți-am, ți-aș, te-am, te-aș, tie, poți,
      poti, ești, esti, vrei, știi, faci, mergi, zici, crezi, hai, vino, spune-mi, trimite-mi`,
    polite: 'dumneavoastră, dumneavoastra, dvs, dv, d-voastră, dumneata',
  },
  phrases: {
    greeting: {
      familiar: 'Bună, {first},',
      polite: 'Bună ziua, {name},',
      familiarNameless: 'Bună,',
      politeNameless: { plain: 'Bună ziua,', formal: 'Stimată doamnă, stimate domnule,' },
      inReturn: {
        salut: 'Salut, {first},',
        salutare: 'Salutare, {first},',
        servus: 'Servus, {first},',
        'bună dimineața': 'Bună dimineața, {name},',
        'bună seara': 'Bună seara, {name},',
      },
      byTitle: {
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
        dr: 'Bună ziua, dr. {last},',
        prof: 'Bună ziua, prof. {last},',
        familia: 'Stimată familie {last},',
      },
    },
    openers: {
      thanks: {
        plain: '{Îți|Vă} mulțumesc pentru mesaj.',
        formal: '{Îți|Vă} mulțumesc pentru mesajul {tău|dumneavoastră}.',
      },
      regret: {
        plain: 'Îmi pare rău să citesc acest lucru.',
        warm: 'Îmi pare foarte rău să citesc acest lucru.',
        formal: 'Am citit cu regret mesajul {tău|dumneavoastră}.',
      },
      kindWords: {
        plain: '{Îți|Vă} mulțumesc pentru cuvintele frumoase.',
        warm: '{Îți|Vă} mulțumesc mult pentru cuvintele frumoase.',
        formal: '{Îți|Vă} mulțumesc pentru cuvintele alese.',
      },
      welcome: {
        plain: '{Îți|Vă} mulțumesc pentru mesajul amabil.',
        warm: '{Îți|Vă} mulțumesc mult pentru mesajul frumos.',
        formal: '{Îți|Vă} mulțumesc pentru mesajul {tău|dumneavoastră} amabil.',
      },
      invitation: {
        plain: '{Îți|Vă} mulțumesc pentru invitație.',
        warm: '{Îți|Vă} mulțumesc mult pentru invitație.',
      },
    },
    statements: {
      accept: {
        plain: 'Accept cu plăcere.',
        warm: 'Accept cu mare drag.',
        formal: 'Am plăcerea de a accepta.',
        brief: 'Accept.',
      },
      decline: {
        plain: 'Din păcate, trebuie să refuz.',
        warm: 'Îmi pare rău, dar trebuie să refuz.',
        formal: 'Cu regret, trebuie să declin.',
      },
      thank: {
        plain: '{Îți|Vă} mulțumesc mult pentru [motivul mulțumirii].',
        warm: '{Îți|Vă} mulțumesc foarte mult pentru [motivul mulțumirii].',
        formal: '{Îți|Vă} mulțumesc în mod deosebit pentru [motivul mulțumirii].',
        brief: '{Îți|Vă} mulțumesc pentru [motivul mulțumirii].',
      },
      reschedule: {
        plain: 'Din păcate, nu pot la momentul respectiv. Propunerea mea: [altă zi și oră].',
        warm: 'Îmi pare rău, dar nu pot atunci. Propunerea mea: [altă zi și oră].',
        formal: 'Din păcate, nu îmi este posibil la momentul respectiv. Propunerea mea: [altă zi și oră].',
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
        plain: 'Îmi cer scuze pentru acest lucru.',
        warm: 'Îmi pare sincer rău pentru acest lucru.',
        formal: '{Te|Vă} rog să {accepți|acceptați} scuzele mele sincere.',
      },
      followUp: {
        plain: 'Revin la acest subiect. {Îmi poți|Îmi puteți} spune [ce urmează de aflat]?',
        formal: 'Îmi permit să revin la acest subiect. {Mi-ai|Mi-ați} putea comunica [ce urmează de aflat]?',
      },
      confirm: {
        plain: 'Confirm acest lucru.',
        formal: 'Prin prezenta confirm acest lucru.',
      },
      negotiate: {
        plain: 'Propunerea mea este următoarea: [propunere].',
        formal: 'Aș dori să {îți|vă} propun următoarele: [propunere].',
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
        formal: 'Din păcate, răspunsul este nu.',
      },
      willDo: {
        plain: 'Da, desigur.',
        warm: 'Da, cu drag.',
      },
      cannotDo: {
        plain: 'Din păcate, nu este posibil.',
        warm: 'Îmi pare rău, dar nu este posibil.',
      },
      confirmed: {
        plain: 'Da, confirm.',
        formal: 'Da, {îți|vă} confirm.',
      },
      later: 'Voi reveni cu un răspuns.',
    },
    proposeTime: 'Propunerea mea: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Aștept vești de la tine|Aștept cu interes răspunsul dumneavoastră}.',
      formal: 'Aștept cu interes răspunsul {tău|dumneavoastră}.',
    },
    signOff: {
      plain: 'Toate cele bune,',
      warm: '{Cu drag,|Toate cele bune,}',
      formal: 'Cu stimă,',
      brief: 'O zi bună,',
    },
    gaps: {
      answer: 'răspuns',
      yesNo: 'Da / Nu',
      willDo: 'Da, desigur / Din păcate, nu este posibil',
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
    relativeDays: `ieri = -1, astăzi = 0, azi = 0, diseară = 0, deseară = 0, în seara asta = 0, mâine = 1, maine = 1,
      poimâine = 2, [în/peste] o săptămână = 7`,
    weekday: `{weekday} săptămâna [aceasta/asta] = this, săptămâna [aceasta/asta] (pe) {weekday} = this,
      {weekday} săptămâna [viitoare/următoare] = next, săptămâna [viitoare/următoare] (pe) {weekday} = next,
      {weekday} [aceasta/asta] = coming, această {weekday} = coming, {weekday} care vine = coming,
      {weekday} [viitoare/următoare] = unclear, {weekday} [trecută/trecut] = past`,
    distance: `[în/peste] {n} zile <!lucr> = days, [în/peste] {n} săptămâni = weeks, [în/peste] {n} luni = months`,
    periods: `săptămâna [aceasta/asta] = week, săptămâna [viitoare/următoare] = week 1,
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
