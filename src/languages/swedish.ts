import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `och att det i som på är av för med den till en om har de inte ett vi jag så han kan men från eller ska var
    när man sig där nu vid hon alla bara mycket upp över efter under också blir detta din ditt er vår våra mig
    dig oss här hur vad skulle hade hej tack hälsningar vänliga bästa mvh du ni mot utan vill än år finns denna
    samt inom sin sitt sina varit mer även möte pris beställning leverans offert faktura avtal vecka månad dag
    dagar tid gång företag arbete land stad världen liv barn vatten projekt andra annan varje några sedan mindre
    alltså då alltid aldrig nya stora små första mellan själv båda allt något inget blev bli göra gör kommer
    måste får fick bör både eftersom`,
  letter: {
    greetings: 'hej, kära, käre, bästa, bäste, god morgon, hejsan, god dag, tjena, hallå',
    closings: `med vänliga hälsningar, vänliga hälsningar, med vänlig hälsning, vänlig hälsning, hälsningar, mvh,
      bästa hälsningar, varma hälsningar, hälsar, vh, ha det bra, kram, med hälsningar, med bästa hälsningar,
      ha en bra dag, allt gott, hör av dig`,
    thanks: 'tack, tack så mycket, tack på förhand, stort tack, många tack',
    familiarGreetings: 'hej, hejsan, tjena, hallå',
    titles: 'herr, fru, fröken, professor, doktor, dr',
    nobody: 'alla, ni alla, kollegor',
    abbreviations: 'kl, t.ex, bl.a, ca, nr, tel, resp',
  },
  mailProgram: {
    lead: 'den, på, on',
    wrote: 'skrev, har skrivit',
    from: 'från, avsändare',
    date: 'skickat, datum, skickades',
    to: 'till, mottagare',
    cc: 'kopia, cc',
    subject: 'ämne',
    original: 'ursprungligt meddelande, originalmeddelande, ursprungligt mail',
    forwarded: `vidarebefordrat meddelande, vidarebefordrat brev, början på vidarebefordrat meddelande,
      vidarebefordrat mejl`,
    sentFrom: `skickat från, skickades från, skickat via, skickat med, skaffa outlook, hämta outlook`,
    replyTo: 'svara till',
    otherHeaders: 'bilagor, prioritet',
    replyPrefixes: 'sv',
    forwardPrefixes: 'vb',
    toMe: 'till mig',
    folders: 'inkorg',
    devices: 'mobil, telefon',
    contact: 'telefon, mobil',
    confidential: 'konfidenti',
    addressee: 'mottagare',
    bulk: 'avregistrera*, avprenumerera*, automatiskt genererat',
    automaticSubjects: 'autosvar, automatiskt svar',
  },
  amounts: {
    currencies: 'kr SEK, krona SEK, kronor SEK, euro EUR, dollar USD, procent %',
    factors: 'tusen 1e3, tkr 1e3, mkr 1e6, mn 1e6, miljon 1e6, miljoner 1e6, miljard 1e9, miljarder 1e9',
  },
  asks: {
    questionWords: {
      when: `när, hur dags/snabbt/snart/tidigt/sent, vilken tid/dag/vecka/månad, vilka dagar/tider/datum,
        vilket datum/klockslag`,
      'how-much': `hur mycket/dyrt/dyr/hög, vad kostar/landar, vad skulle/kommer .. kosta, vad är/blir ..
        pris*/kostnad*, vad pris*/kostnad*/hyra*/avgift*, vilket pris/belopp`,
      'how-many': 'hur många',
      who: 'vem, vems, vilka personer',
      where: 'var, vart, varifrån, vilken adress/plats/lokal/ort',
      what: 'vad, vilken, vilket, vilka',
      why: 'varför, vilken anledning, vilket skäl, hur kommer det sig',
      how: 'hur, vilket sätt, hur länge/ofta/långt, hur lång/mycket tid',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `från, till, i, på, med, om, för, av, hos, sedan, före, efter, innan, under, kring,
      vid, åt, och, eller, men, exakt, så, ungefär, senast, mellan`,
    questionMarkers: `varför, ^när/var/vart/vad/vem/hur
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går,
      ^när/var/vart/vad/vem * du/ni/vi/jag/man, ^till/från/med/för/av/i/på vem/vad/vilken/vilket *
      du/ni/vi/jag/man, ^vilken/vilket/vilka *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går,
      ^vilken/vilket/vilka * * du/ni/vi/jag/man, ^hur *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går, ^hur
      länge/ofta/mycket * du/ni/vi/jag/man, ^hur många *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går, ^hur många * *
      du/ni/vi/jag/man, ^vad tycker, ^ska vi/jag/du/ni, ^tänker du/ni, ^passar/funkar/stämmer det`,
    whether: 'om, huruvida, ifall',
    or: 'eller',
    requests: `vänligen, snälla, ^var vänlig/god/snäll, är du snäll, ^skulle/kan/kunde/vill/hinner/orkar
      du/ni, skulle du/ni .. kunna/vilja/hinna, har du/ni möjlighet, möjlighet/möjligt att, ^går det att få,
      ^kan/får/skulle jag/vi .. få/be, ber dig/er, be dig/er, ber/be/ber jag/vi om,
      uppskattar/uppskatta/uppskattas .. om/ett/en, vore/blir/är .. tacksam/tacksamma om/att/för, vore ..
      tacksam/tacksamma, tacksam/tacksamma för svar/ett/en/er/din/besked/återkoppling,
      bra/fint/toppen/kul/snällt/skönt/jättebra/trevligt/glad/guld om du/ni/jag/vi, vill/önskar att du/ni,
      kräver, begär, ombeds, du/ni får gärna, ni/du får .. om för,
      ^skicka/mejla/maila/ring/svara/återkom/återkoppla/bekräfta/kontrollera/kolla/titta/ordna/fixa/boka/uppdatera/granska/läs/lämna/returnera/betala/dela/ändra/rätta/ta/ge/fyll/skriv/signera/underteckna/hjälp/kom/glöm/tänk/håll/hör/se/lägg/låt/packa/köp/hämta
      gärna/mig/oss/in/på/till/med/en/ett/er/din/ditt/era/dina/den/det/inte/ihåg/under/över/upp/fram/kontakt/av/igenom/tillbaka/*en/*et/*na/senast/före,
      skicka/meddela/återkom/svara/bekräfta/ring/mejla gärna,
      ^skickar/tar/ordnar/fixar/bokar/återkommer/ringer/hämtar/köper du/ni, pengarna tillbaka, vill .. ha
      svar, önskas, osa`,
    tellMe: `låt/låter mig/oss .. veta, ^säg till/mig/bara/gärna/om/vad, ^meddela, ^berätta, ^förklara, ^ange,
      ^skriv om/när/vad/hur/vilken, vänligen/gärna meddela/ange/återkom/bekräfta/berätta, hör .. av dig/er
      om/när/med, återkom .. med/om/när, tala om för, ^kan/kunde/skulle/vill du/ni ..
      säga/berätta/förklara/meddela/ange/veta/besked, besked om/när, undrar, undrade,
      vill/skulle/ville/behöver/måste .. veta, får jag/vi veta, velat veta, vill/skulle/ville/tänkte ..
      fråga/kolla/förstå, ville/vill/tänkte .. höra om/med, nyfiken, nyfikna, vore/skulle/hade .. att veta,
      ^vet du/ni, någon aning, har du/ni koll, fråga/frågan är/om, min fråga, återstår, vet
      inte/ej/ännu/fortfarande, vet jag/vi .. inte, osäker/osäkra på, framgår inte, oklart, inte .. klart för,
      inte klart om/hur/vem/vad, förstår inte, förstår bara/ännu/fortfarande .. inte, förstår jag/vi .. inte,
      svårt att förstå, funderar på/över`,
    needs: `jag/vi behöver, behöver jag/vi/också/även, jag/vi .. skulle behöva, skulle jag/vi .. behöva, hade
      .. behövt, behövs, krävs, saknar jag/vi/ännu/fortfarande, jag/vi saknar, saknas, fattas, väntar .. på,
      väntat .. svar/besked, inväntar, ännu/fortfarande inte .. fått/mottagit/hört/kommit, inte
      fått/mottagit/erhållit, inget svar, skulle hjälpa/underlätta, skulle verkligen/också/det ..
      hjälpa/underlätta, vore/vara till .. hjälp, hade .. hjälpt/underlättat, underlättar om, jag/vi
      vill/skulle .. ha/boka/beställa/få, vill/skulle jag/vi .. ha/boka/beställa/få, jag/vi söker, letar
      efter, tar/ser gärna, hoppas .. hjälpa, utan .. kan .. inte, förrän .. fått, emotser, helst skulle/vill`,
    courtesies: `hur mår, ^mår du/ni, hur .. tacka, hur är det/läget, ^läget, hur har du/ni det, ^hur var
      det/din/er/helgen/semestern/resan/julen, allt väl/bra, ^kommit fram, hoppas ..
      har/hade/gick/går/mår/är/blev/var/blir, har du/ni haft .. bra/fin/skön/trevlig/trevligt, ^vem
      hade/kunde/vill/blir/älskar/gillar/känner .. inte/ana/trott/anat, ^är det/han/hon/de inte, tveka, har/om
      du/ni .. frågor/funderingar, vid frågor, vid eventuella frågor, om .. oklart, om det är/vore något, om
      det skulle vara, om du/ni undrar, om du/ni behöver .. hjälp/mer/något/ytterligare, undrar du/ni något,
      hör gärna/bara av dig/er om du/ni/något/det, kontakta/ring .. gärna, om
      ursäkt/överseende/förståelse/tålamod, observera, ^notera, behöver .. inte/inga/inget, jag/vi behöver *
      veckor/dagar/tid, jag/vi behöver * * veckor/dagar/tid, vill/skulle .. tacka/presentera/informera/bjuda,
      får jag presentera, saknar dig/er, önskar dig/er, ta det lugnt, hålla kontakten, vem vet, du/ni veta
      mer, vet du vad, minns du, kommer du ihåg, eller hur, svara/ring inte, miljön, gott samarbete,
      avregistrera, avprenumerera`,
    connectors: `och, eller, men, ps, i så fall, om möjligt, en fråga, snabb fråga, en sak till, förresten,
      ok, okej, slutligen, till sist, för det första, för det andra, när/om du har tid, om du hinner, hej,
      dessutom, samt`,
  },
  categories: {
    complaint: `besviken, besvikna, missnöjd/missnöjda, inte nöjd/nöjda med, oacceptabelt, oacceptabel, inte
      acceptabelt, klagomål, klaga på, reklamera, reklamation, kom fram skadad/skadat/trasig/trasigt, var
      skadad/skadat/trasig/trasigt, är/var defekt, fungerar inte, slutade/slutat fungera, fortfarande/ännu
      inte kommit, aldrig kommit fram, fel vara/varor/artikel/storlek, debiterats/fakturerats dubbelt,
      dubbeldebiterats, under all kritik, skandal, trött på att, svikit oss, dåligt/otrevligt bemötande`,
    badNews: `gått bort, gick .. bort, avlidit, avled, har dött, dog i, bortgång, dödsfall*, begravning*, på
      sjukhus, inlagd på, allvarligt/svårt sjuk, cancer, missfall, råkat/varit .. olycka, bilolycka,
      hjärtinfarkt, stroke, blivit/blev uppsagd, förlorat jobbet, förlorat mitt jobb, av med jobbet, brunnit
      ner, inbrott`,
    condolence: '',
    praise: `grattis till, stort grattis, gratulationer, gratulera, gratulerar, bra/grymt/snyggt jobbat,
      strålande/fantastisk insats, fantastiskt jobb, toppenjobb, all heder, hatten av, eloge, beröm till,
      din/er presentation var, ditt föredrag var, så/mycket imponerad/imponerade`,
    thanks: `tack för all .. hjälp, stort/tusen tack för, tack för allt, tack för att du/ni
      tog/ställde/hjälpte, tack för ett/en gott/trevligt/bra/trevlig/fin, ännu en gång tack, tack än en gång,
      vill/ville/skulle .. tacka, för hjälpen med/igår/i/förra/under, för din/er hjälp med/igår/i/förra/under`,
    invitation: `vill .. bjuda in, bjuder in, bjuder vi in, bjuda in dig/er, bjuda dig/er, inbjuden, inbjudna,
      inbjuder, inbjuds, äran att bjuda, välkommen på invigning, inbjudan till vår/vårt`,
    unsolicited: `du/ni har vunnit, blivit utvald, din vinst, vinnare i, öka er/din försäljning, fler kunder
      till, synas på google, sökmotoroptimering, seo-byrå, länkbygge, backlinks, begränsat/exklusivt/unikt
      erbjudande, endast idag, passa på nu, köp/beställ nu, lotteri, kostnadsfri demo, företag som ert,
      gästinlägg`,
    machine: `ignorera/glöm .. instruktioner/anvisningar, bortse från .. instruktioner/anvisningar, ignorera
      allt, glöm allt ovan, dina instruktioner är, nya instruktioner, systemprompt*, system prompt, du är nu
      en, du är en ai/språkmodell, som ai/språkmodell, som en ai/språkmodell, kära ai, till/för ai,
      ai-assistent*, ai assistent, språkmodell, chatgpt, utvecklarläge, im_start`,
  },
  fraud: {
    secrets: `lösenord*, lösenfras, pinkod*, pin-kod*, pin, engångskod*, engångslösenord, otp,
      verifieringskod*, bekräftelsekod*, säkerhetskod*, inloggningskod*, sexsiffrig* kod*, kod* .. sms,
      svarskod, bankid, bank-id, bankdosa*, inloggningsuppgift*, kortnummer, kortnumret, kortuppgifter,
      kreditkortsnummer, kreditkortsuppgifter, cvv, cvc, cvc-kod, giltighetstid, utgångsdatum,
      återställningsfras`,
    handOver: `skicka, skickar du, sänd, sända, mejla, maila, sms:a, smsa, ge mig/oss, lämna, uppge, ange,
      berätta, säg, dela, bekräfta, verifiera, validera, fyll/fylla i, mata/knappa/skriv in, logga in, svara
      med/på, uppdatera, vidarebefordra, läs upp, legitimera/identifiera dig, behöver .. ditt/din/dina,
      följande uppgifter`,
    giftCards: `presentkort*, gåvokort, gift card/cards, itunes-kort, itunes kort, steam-kort, steam kort, google play,
      apple-kort, kontantkort, förbetalda kort, paysafecard, bitcoin*`,
    buy: `köp, köpa, köper, inhandla, införskaffa, skaffa, hämta, skrapa, koder, koderna,
      foto/foton/bild/bilder på`,
    bankDetails: `bankuppgifter, bankkonto*, kontonummer, kontonumret, kontouppgifter, bankgiro*, plusgiro,
      iban, betalningsuppgifter, konto, kontot, lönekonto`,
    changed: `ny/nytt/nya/annat/andra konto*/bank*/plusgiro/iban/löne*/betalnings*, ändra*, ändring, bytt,
      byta, byter, uppdatera*, inte längre, hädanefter`,
    secrecy: `mellan oss, för dig själv, strängt/strikt konfidentiellt, berätta inte, säg inget/ingenting/inte, nämn inte,
      nämn det inte, ingen annan, ingen får veta, diskret, diskretion, hemligt, ring mig inte, ingenting till,
      till ingen, med ingen, inte ringa`,
    haste: `omedelbart, omgående, genast, brådskande, bråttom, inom 24/48 timmar, inom en timme, redan idag,
      spärra*, stängs, stängas, avslutas, raderas, inaktiveras, sista varning*/påminnelse*, annars kommer`,
    money: `överför*, sätt in, betala, betalar, betalning*, avgift*, tullavgift, deposition, handpenning,
      pengar*, lön, bitcoin, krypto*, western union, swish*, faktura*, återbetalning, skatteåterbäring,
      vinst*, arv*`,
    warnings: `aldrig, inte att be, inte be, dela/lämna/ge/skicka/svara/uppge .. inte, logga inte in, varning
      för, varnar, varna, se upp, försiktig, bedrägeri*, bedragare, bluff*, nätfiske, phishing, utbildning,
      glömt, återställ*, byt/byta .. lösenord, själv .. byta/ändra/i, byter .. själv, löper ut, går ut,
      oförändra*, inte ändra*, *kod/*koden är, wifi, wifi-lösenord*`,
    bait: `lotteri*, vinst*, vinnare, vunnit, arv, arvinge, arvet, avliden*, skatteåterbäring, paket*/försändelse* ..
      hålls/levereras/returneras, tull*, tullavgift*`,
    threats: `kommer att spärras/stängas/blockeras/raderas/inaktiveras, spärras, stängs av, raderas, har
      spärrats/blockerats/begränsats, sista varning*/påminnelse*, rättsliga åtgärder, kronofogden, webbkamera,
      dina kontakter`,
  },
  instructions: {
    short: `kort, håll det kort, svara kort, skriv kort, gör det kort, kortfattat, kortfattad, fatta dig kort,
      kort svar, kort och koncist, koncist, så kort som möjligt, mycket kort, kortare, kort tack`,
    signAs: `underteckna som {}, underteckna med {}, signera som {}, signera med {}, skriv under som {}, skriv
      under med {}, avsluta med {}, jag heter {}, mitt namn är {}, hälsningar från {}`,
    mention: `nämn att {}, säg att {}, skriv att {}, berätta att {}, berätta för henne att {}, berätta för
      honom att {}, säg till henne att {}, säg till honom att {}, lägg till att {}, påpeka att {}, förklara
      att {}, meddela att {}, låt dem veta att {}, låt henne veta att {}, låt honom veta att {}, svara att {},
      skriv: {}, säg: {}, nämn: {}, lägg till: {}`,
    propose: `föreslå {}, föreslå {} i stället, föreslå {} istället, föreslå i stället {}, föreslå istället
      {}, erbjud {}, föreslå ett möte {}, föreslå att vi ses {}, föreslå att ses {}, flytta till {}, flytta
      det till {}, flytta mötet till {}`,
    call: `kalla henne {}, kalla honom {}, kalla dem {}, kalla henne för {}, kalla honom för {}, tilltala
      henne som {}, tilltala honom som {}, tilltala henne med {}, tilltala honom med {}, använd namnet {}`,
    avoid: `nämn inte {}, nämn inget om {}, säg inget om {}, skriv inget om {}, säg ingenting om {}, inget om
      {}, ingenting om {}, utan att nämna {}, ta inte upp {}, utelämna {}, inte ett ord om {}, undvik att
      nämna {}`,
    yes: `ja, säg ja, svara ja, tacka ja, acceptera, acceptera {}, godkänn {}, bekräfta {}, ja till {}, säg ja
      till {}, tacka ja till {}, gå med på {}`,
    no: `nej, säg nej, svara nej, tacka nej, avböj, avböj {}, avslå {}, neka {}, nej till {}, säg nej till {},
      tacka nej till {}, avvisa {}`,
    firstPerson: 'jag, vi, min, mitt, mina, vår, vårt, våra, mig, oss',
    thirdPerson: 'han, hon, hen, honom, henne, hans, hennes, dem, deras, dom',
  },
  address: { familiar: '', polite: '' },
  phrases: {
    greeting: {
      familiar: 'Hej {first},',
      polite: 'Hej {first},',
      familiarNameless: 'Hej,',
      politeNameless: 'Hej,',
    },
    openers: {
      thanks: {
        plain: 'Tack för ditt mejl.',
        formal: 'Tack för ditt meddelande.',
        brief: 'Tack för mejlet.',
      },
      regret: {
        plain: 'Det var tråkigt att läsa.',
        warm: 'Det gör mig verkligen ont att läsa detta.',
        formal: 'Jag beklagar verkligen detta.',
      },
      praise: {
        plain: 'Tack för dina vänliga ord.',
        warm: 'Tack så jättemycket för dina fina ord!',
        formal: 'Jag tackar varmt för de vänliga orden.',
      },
      welcome: {
        plain: 'Tack för ditt vänliga mejl.',
        warm: 'Tack så mycket, vad snällt av dig!',
        formal: 'Tack för ditt vänliga meddelande.',
      },
      invitation: {
        plain: 'Tack för inbjudan.',
        warm: 'Tack så mycket för inbjudan!',
        formal: 'Jag tackar för inbjudan.',
      },
    },
    statements: {
      accept: {
        plain: 'Jag tackar gärna ja.',
        warm: 'Jag tackar jättegärna ja!',
        brief: 'Jag tackar ja.',
      },
      decline: {
        plain: 'Tyvärr måste jag tacka nej.',
        warm: 'Jag är verkligen ledsen, men jag måste tacka nej.',
        formal: 'Jag måste tyvärr tacka nej.',
      },
      thank: {
        plain: 'Jag uppskattar det verkligen.',
        formal: 'Det uppskattar jag mycket.',
      },
      reschedule: {
        plain: 'Tyvärr passar inte tiden för mig. Skulle [annan dag och tid] passa dig?',
        warm: 'Förlåt, men tiden passar tyvärr inte för mig. Skulle [annan dag och tid] passa dig?',
        formal: 'Tyvärr har jag inte möjlighet den tiden. Skulle [annan dag och tid] passa dig?',
      },
      request: {
        plain: 'Jag skulle vilja be om en sak: [önskemål].',
        formal: 'Jag skulle vilja be dig om följande: [önskemål].',
      },
      question: {
        plain: 'Jag har en fråga: [fråga]',
        formal: 'Jag skulle vilja fråga följande: [fråga]',
      },
      clarify: { plain: 'För att förtydliga: [förtydligande].' },
      update: { plain: 'Så här ser läget ut: [aktuellt läge].' },
      apologize: {
        plain: 'Jag ber om ursäkt för besväret.',
        warm: 'Jag är verkligen ledsen för besväret.',
        formal: 'Jag ber uppriktigt om ursäkt för det besvär som detta har orsakat.',
      },
      followUp: {
        plain: 'Jag vill följa upp detta. Kan du meddela mig [fråga]?',
        warm: 'Jag ville bara följa upp detta. Kan du låta mig veta [fråga]?',
        formal: 'Jag önskar följa upp detta ärende. Skulle du kunna meddela mig [fråga]?',
      },
      confirm: {
        plain: 'Jag bekräftar detta.',
        warm: 'Jag bekräftar gärna detta.',
        formal: 'Härmed bekräftar jag detta.',
      },
      negotiate: {
        plain: 'Jag skulle vilja föreslå andra villkor: [förslag].',
        formal: 'Jag skulle vilja föreslå följande villkor: [förslag].',
      },
      introduce: {
        plain: 'Låt mig presentera mig: jag heter [namn], [roll].',
        formal: 'Jag vill gärna presentera mig: mitt namn är [namn], [roll].',
      },
    },
    answers: {
      yes: { plain: 'Ja.', warm: 'Ja, absolut.' },
      no: { plain: 'Tyvärr inte.', warm: 'Nej, tyvärr inte.', formal: 'Nej, tyvärr inte.' },
      willDo: {
        plain: 'Ja, det gör jag gärna.',
        warm: 'Ja, absolut, det gör jag gärna!',
        formal: 'Ja, det gör jag.',
      },
      cannotDo: {
        plain: 'Det kan jag tyvärr inte.',
        warm: 'Jag är ledsen, men det kan jag tyvärr inte.',
        formal: 'Jag har tyvärr inte möjlighet till det.',
      },
      confirmed: { plain: 'Ja, det bekräftar jag.', formal: 'Ja, det bekräftar jag härmed.' },
      later: 'Jag återkommer om detta.',
    },
    proposeTime: 'Skulle {time} passa dig?',
    closing: {
      plain: '',
      warm: 'Jag ser fram emot att höra från dig.',
      formal: 'Jag ser fram emot ditt svar.',
    },
    signOff: {
      plain: 'Vänliga hälsningar',
      warm: 'Varma hälsningar',
      formal: 'Med vänlig hälsning',
      brief: 'Hälsningar',
    },
    gaps: {
      answer: 'svar',
      yesNo: 'Ja / Nej',
      willDo: 'Ja, det gör jag gärna / Det kan jag tyvärr inte',
      date: 'datum',
      amount: 'belopp eller mängd',
      number: 'antal',
      person: 'namn',
      place: 'plats',
      reason: 'anledning',
      yourName: 'namn',
    },
  },
  announcement: {
    opens: 'här är, här kommer, nedan, självklart, absolut, visst, givetvis, svar, utkast, förslag',
    nouns: 'svar, utkast, mejl, meddelande, mail',
  },
  checking: { notNames: 'er, ert, era' },
  dates: {
    endings: 'en, ens, s, morgon, kväll, eftermiddag, förmiddag',
    lead: 'på, den, nu på, till',
    dayMarks: ':e, :a, e, a',
    until: 'till, t.o.m., till den',
    or: 'eller, och',
    numbers: 'en/ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv',
    near: `igår = -1, i går = -1, idag = 0, i dag = 0, ikväll = 0, i kväll = 0, i eftermiddag = 0, i förmiddag = 0,
      imorgon = 1, i morgon = 1, imorron = 1, (i) övermorgon = 2`,
    weekday: `{weekday}(en) (i) den här veckan = this, {weekday}(en) denna vecka = this,
      {weekday}(en) (i) nästa vecka = next, nästa vecka (på) {weekday}(en) = next,
      [nu/denna/den här/kommande] (på) {weekday}(en) = coming, nästa {weekday} = unclear,
      förra {weekday}(en) = past, i {weekday}s = past`,
    distance: `[om/inom] {n} dag(ar) = days, [om/inom] {n} veck[a/or] = weeks, [om/inom] {n} månad(er) = months`,
    stretches: `[den här/denna] vecka(n) = week, i veckan = week, nästa vecka = week 1, i helgen = weekend,
      denna helg = weekend, nästa helg = weekend 1, slutet [av/på] (den här/denna) vecka(n) = endOfWeek,
      [den här/denna] månad(en) = month, nästa månad = month 1,
      slutet [av/på] (den här/denna) månad(en) = endOfMonth, månadsskiftet = endOfMonth`,
    endOfMonthNamed: 'slutet [av/på] {month} ({year})',
    vague: '[början/mitten] av [nästa vecka/{month}], så snart som möjligt',
    ordinal: '<den> {day}{end}, <den> {day}[:e/:a/e/a]',
    clock: {
      times: '[kl/kl./klockan]( ){time}',
      at: 'kl, kl., klockan, vid, runt',
      from: 'från, efter, före',
      between: { lead: 'mellan', and: 'och' },
      early: '(på) [morgonen/förmiddagen/morgon/förmiddag]',
      late: '(på) [eftermiddagen/kvällen/eftermiddag/kväll]',
      before: { '15': 'kvart över', '-30': 'halv', '-15': 'kvart i' },
      hours: 'ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv',
      midnight: 'midnatt',
    },
    deadline: {
      before: `senast, före, innan, fram till, inte senare än, deadline, deadline är, sista dag, sista dag är`,
      after: '(som) senast',
      for: 'till',
      meetings: 'möte, lunch, middag, samtal, intervju, bok, besök, träff, ses',
    },
    proposals: `föreslå, förslag, passar, skulle, kan vi, ska vi, kan du, kan ni, vad sägs, hur vore, tillgänglig,
      kanske, hellre, flytta, skjuta, träffas, ses vi, boka, har du tid, har ni tid, ledig, funkar, fungerar`,
  },
  promptAddress: 'Address the reader with "du", as is usual in Swedish.',
};
