import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `och att det i som på är av för med den till en om har de inte ett vi jag så han kan men från
    eller ska var när man sig där nu vid hon alla bara mycket upp över efter under också blir detta din ditt er
    vår våra mig dig oss här hur vad skulle hade hej tack hälsningar vänliga bästa mvh du ni mot utan vill än år
    finns denna samt inom sin sitt sina varit mer även möte pris beställning leverans offert faktura avtal vecka
    månad dag dagar tid gång företag arbete land stad världen liv barn vatten projekt andra annan varje några
    sedan mindre alltså då alltid aldrig nya stora små första mellan själv båda allt något inget blev bli göra
    gör kommer måste får fick bör både eftersom`,
  letter: {
    greetings: `hej, kära, käre, bästa, bäste, god morgon, godmorgon, god kväll, god eftermiddag, hejsan, god
      dag, goddag, tjena, tjenare, tja, hallå, hej igen, hej på dig, hej på er, hej hej`,
    beforeSignedName: 'din, din vän, er vän, genom',
    closings: `med vänliga hälsningar, vänliga hälsningar, med vänlig hälsning, vänlig hälsning, hälsningar,
      mvh, bästa hälsningar, varma hälsningar, hälsar, vh, ha det bra, kram, med hälsningar, med bästa
      hälsningar, ha en bra dag, allt gott, hör av dig, kramar, kram på dig, puss och kram, ha det gott, ha det
      fint, vi ses, vi hörs, hej så länge, hej då, ha en fin dag, trevlig helg, ha en trevlig helg, ha en fin
      helg, soliga hälsningar, många hälsningar, hjärtliga hälsningar, vänligen, högaktningsfullt, med varma
      hälsningar`,
    thanks: 'tack, tack så mycket, tack på förhand, stort tack, många tack, tusen tack, tack och hej',
    closingFrom: 'från',
    familiarGreetings: 'hejsan, tjena, tjenare, tja, hallå, hej hej, hej på dig',
    titles: `familjen, herr, fru, fröken, professor, prof, doktor, dr, docent, lektor, rektor, kapten, överste,
      löjtnant, biskop, kyrkoherde, pastor, prost, advokat, direktör, ordförande, ingenjör, syster, tant,
      farbror, moster, morbror, faster`,
    genericAddressees: `alla, ni alla, kollegor, kollega, igen, på er, vänner, vän, du, medlem, medlemmar, kund, kunder,
      grannar, granne, föräldrar, vårdnadshavare, boende, gänget, ledamöter, styrelsen, styrelse, deltagare,
      kundtjänst, mottagare, mamma, pappa, mormor, morfar, farmor, farfar, älskling, älskade, gumman, gubben,
      hjärtat, raring, chefen`,
    notNames: 'osa, tack, hej, ja, nej, snälla, kram, ses',
    nameIs: 'jag heter, mitt namn är',
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
    questionMarkers: `^varför, ^när/var/vart/vad/vem/hur
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går,
      ^när/var/vart/vad/vem * du/ni/vi/jag/man, ^till/från/med/för/av/i/på vem/vad/vilken/vilket *
      du/ni/vi/jag/man, ^vilken/vilket/vilka *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går,
      ^vilken/vilket/vilka * * du/ni/vi/jag/man, ^hur *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går, ^hur
      länge/ofta/mycket * du/ni/vi/jag/man, ^hur många *
      kan/ska/skulle/är/har/får/vill/behöver/kostar/gäller/finns/passar/blir/ligger/kommer/går, ^hur många * *
      du/ni/vi/jag/man, ^vad tycker/säger/tror, ^ska vi/jag/du/ni, ^tänker/tycker/tror/menar/kommer/hinner/kunde
      du/ni, ^stämmer/räcker det, ^passar/funkar, ^går det bra/att/an/lika, ^är det
      ok/okej/bra/sant/möjligt/du/ni, ^blir det, ^ses vi, ^får/kan jag/vi/man, ^har du/ni
      hört/sett/hunnit/lust/koll/tid/fått/någon, ^finns det plats/kvar/fler/någon/möjlighet`,
    whether: 'om, huruvida, ifall',
    or: 'eller',
    requests: `vänligen, ^snälla, snälla du/ni/kan/skicka/ring, snälla$, ^var
      vänlig/vänliga/god/snäll/snälla/noga/beredd/beredda/försiktig, ^var så vänlig/snäll/snälla, är du snäll,
      om du/ni är/vore/kunde/ville .. snäll/snälla/vänlig/vänliga/hjälpa/skicka/titta/ta, ^kan/kunde/orkar
      du/ni, ^vill du/ni vara, skulle du/ni .. kunna/hinna, har du/ni .. möjlighet, ^går det att, ^vore det
      möjligt, ^finns .. möjlighet/chans, ^skulle det .. gå/möjligt/kunna, om .. finns möjlighet,
      ^kan/får/skulle jag/vi .. få/be/låna/ha, ber dig/er/alla/samtliga, be dig/er, ber jag/vi dig/er/om, jag/vi
      ber om, jag/vi vill/måste/får be om, uppskattar/uppskatta/uppskattas .. om, uppskattar/uppskatta ett/en
      snabbt/snabb/svar, uppskattas, tacksam/tacksamma/tacksamt om, vore/blir/skulle .. tacksam/tacksamma
      för/att, tacksam/tacksamma för svar/ett/en/synpunkter/besked/återkoppling/snabbt/snar,
      bra/fint/toppen/kul/snällt/skönt/jättebra/perfekt/trevligt/glad/glada/guld/bäst/schysst/önskvärt/viktigt
      om du/ni/alla/jag/vi/någon, viktigt/önskvärt att du/ni/alla, jag/vi
      vill/önskar/hoppas/räknar/vore/ser/utgår/förutsätter .. att du/ni, jag/vi
      kräver/begär/yrkar/anhåller/hemställer/förväntar/uppmanar/anmodar, kräver/begär/yrkar/förväntar/uppmanar
      jag/vi, ombeds, uppmanas, anmodas, du/ni får gärna/nog/väl/lov, du/ni kanske kan/kunde, kanske kan/kunde
      du/ni, du/ni kan väl, kan du/ni väl, får du/ni gärna, ^du/ni behöver/måste/bör, måste/bör/behöver du/ni,
      måste alla, meddelas .. senast/till, oss/mig tillhanda,
      ^skicka/skickar/sänd/mejla/maila/ring/svara/återkom/återkoppla/bekräfta/kontrollera/kolla/ordna/fixa/boka/avboka/uppdatera/granska/läs/lämna/returnera/betala/dela/ändra/rätta/fyll/skriv/signera/underteckna/hjälp/packa/köp/hämta/ställ/sätt/välj/byt/stäng/öppna/testa/prova/försök/komplettera/bifoga/registrera/anmäl/ange/bestäm/flytta/lös/justera/överväg/undersök/förbered/uppge/nämn/påminn/vidarebefordra/spara/radera/släck/lås/vattna/sluta/börja/undvik/följ/anpassa/godkänn/sammanställ/ladda/beställ/prata/bjud/släng/ersätt/kontakta/vänta/be/visa/översätt/informera/fråga/rapportera/beskriv/inkom/fundera/använd/parkera/stäm/avvakta/förtydliga/klargör/besvara/sök/städa*,
      ^ta/ge/lägg/låt/se/håll/titta/medtag/insänd *, ^hör gärna/med/efter, ^kom/slå/gå/dra/gör
      gärna/mig/oss/in/på/till/med/en/ett/er/din/ditt/dina/den/det/inte/ihåg/i/över/upp/fram/igenom/tillbaka/senast/före/efter/bort/ut/ner/förbi/och/rätt,
      ^glöm/missa inte/ej/bara/för, ^tänk på/igenom/över, ^passa på, ^kom ihåg, kom också/även/bara/då ihåg,
      skicka/meddela/svara/bekräfta/ring/mejla gärna, så skicka/ring/svara/skriv/mejla/säg,
      ^skickar/tar/ordnar/fixar/bokar/återkommer/ringer/hämtar/köper/kollar/lägger/ger/kan du/ni/någon, hade
      uppskattat/gärna, pengarna tillbaka, svar .. önskas, önskas .. senast, osa`,
    tellMe: `otydligt, låt/låter mig/oss .. veta, ^säg till/mig/bara/gärna/om/vad, ^säg ..
      när/vad/hur/om/vilken, ^meddela, ^berätta, ^förklara, ^ange, ^skriv om/när/vad/hur/vilken, gärna
      meddela/ange/återkom/bekräfta/berätta, hör av dig/er .. när/senast/med/så, hör .. av dig/er när/med,
      återkom .. med/om/när, tala om för/när/hur/om/vad, ^kan/kunde/skulle/vill du/ni ..
      säga/berätta/förklara/meddela/ange/veta/besked, jag/vi .. få besked/svar/återkoppling, ^undrar/undrade,
      jag/vi .. undrar, jag/vi undrade bara/om/hur/när/ifall, undrar/undrade jag/vi/bara, undrar/undrade ..
      du/ni, jag/vi vill/ville/behöver/måste/skulle .. veta/förstå, vill/ville/behöver/måste/skulle jag/vi ..
      veta/förstå, ^vill/ville/behöver/måste/skulle .. veta, få/får jag/vi/att veta, vore/skulle/hade .. att
      veta, jag/vi vill/ville/tänkte .. fråga/kolla/höra, vill/ville/tänkte jag/vi .. fråga/kolla/höra,
      ^ville/tänkte/skulle .. fråga/kolla/höra, skulle bara fråga/kolla/höra, måste fråga/jag/bara fråga,
      nyfiken/nyfikna på/om/hur/vad/vilken, intressant/intresserad/intresserade .. att veta/höra, ^vet du/ni,
      vet du/ni .. om/när/hur/vad/var/vem, någon aning, har du/ni koll, frågan .. är om/hur/vem/vad/när, har
      glömt om/vad/när/hur, inte .. säker/säkra på, min/vår fråga, en fråga till/är/gäller, minns inte, stämma
      av/höra med dig/er, frågar om/när/vad/hur du/ni, återstår .. att, jag/vi vet inte/ej ..
      när/hur/vad/vem/var/vilken/vilka/vilket/varför, vet jag/vi .. inte/ej
      när/hur/vad/vem/var/vilken/vilka/vilket/varför/om, vet .. inte/ej om/ifall du/ni/er/din/ert, osäker/osäkra
      på, framgår .. inte, oklart, jag har ingen aning/koll, dubbelkolla, inte .. klart för mig/oss, inte ..
      klart om/hur/vem/vad/när, förstår bara/fortfarande/ännu inte, jag/vi förstår inte, förstår jag/vi .. inte,
      svårt att förstå, jag/vi .. funderar på/över om/hur/när/vad/vilken, funderar jag/vi, besked om/när`,
    needs: `jag/vi behöver, jag/vi * behöver, behöver jag/vi, jag/vi skulle .. behöva, skulle jag/vi .. behöva,
      behövs också/även/fortfarande/ännu/en/ett/fler/någon/hjälp/ytterligare/din/dina/er/era/två/för, har/är
      ännu/fortfarande ingen/inget/inga, jag/vi saknar, jag/vi * saknar, saknar jag/vi, saknas, fattas, väntar
      .. på din/ditt/dina/er/ert/era/dig/svar/återkoppling, jag/vi väntar fortfarande/ännu/alltjämt, väntar
      jag/vi .. på, väntat .. svar/besked, jag/vi inväntar, inväntar jag/vi/din/er, jag/vi .. inte ..
      fått/mottagit/erhållit, inte hört av/från/något/mer, inte sett till/någon/din/er, jag/vi önskar
      en/ett/er/din/svar/mer, jag/vi vill .. säga/omboka/avsluta, har jag/vi .. inte .. fått/mottagit/erhållit,
      jag/vi hittar inte, kan inte öppna/hitta/logga, går inte att öppna/läsa, hittar jag/vi .. inte, står/finns
      inte .. vem/när/vad/om/hur, ännu/fortfarande/än/alltjämt inte ..
      fått/mottagit/kommit/inkommit/betald/betalats/klar/levererats/lämnats, din/er/ert * krävs/behövs, inte ..
      kommit/inkommit in/till/fram/oss/än/ännu, inte inkommit, inget/inga svar, obetald, obetalt, obetalda,
      utestår, inte bestämt om/vem/när/hur, skulle/hade .. hjälpa/underlätta/hjälpt/underlättat, vara/vore till
      .. hjälp, underlättar om/för, jag/vi vill/önskar * ha/boka/få/beställa/avboka/byta/hyra/köpa, jag/vi
      vill/önskar ha/boka/beställa/få/avboka/byta/reklamera/returnera/anmäla/hyra/köpa, vill/önskar jag/vi
      ha/få/boka/beställa/avboka, vill/önskar jag/vi * ha/få/boka/beställa, jag/vi skulle .. vilja, skulle
      jag/vi .. vilja, ^skulle .. vilja/behöva, hade behövt en/ett/din/dina/er/ha/få, jag/vi * söker, jag/vi är
      i behov av, söker jag/vi, letar efter, jag/vi tar/ser gärna emot/att/om/del, intresserad/intresserade av,
      hoppas .. du/ni kan/kunde/vill, hoppas på .. svar/hjälp/besked, utan .. kan jag/vi .. inte, förrän jag/vi
      .. fått, förrän du/ni, emotser, emotses, behöver jag/vi/också/även, behövs`,
    courtesies: `hur mår, ^mår du/ni, hur .. tacka, hur är det/läget, ^läget, hur har du/ni det, ^hur var
      det/din/er/helgen/semestern/resan/julen, allt väl/bra, ^kommit fram, hoppas .. mår, hoppas *
      har/hade/gick/går/är/blev/var/blir, hoppas * * har/hade/gick/går/är/blev/var/blir, hoppas
      allt/du/ni/det/helgen/semestern/resan/sommaren/dagen har/hade/gick/går/är/blev/var/blir/fick, hoppas att
      allt/du/ni/det/helgen/resan har/hade/gick/går/är/blev/var/blir/fick, har du/ni haft ..
      bra/fin/skön/trevlig, ^vem hade/kunde/vill/blir/älskar/gillar/känner .. inte/ana/trott/anat, ^är/var
      det/han/hon/de inte, ^visst är/var/blev/har, ^visste du, svårt kan det vara, tog tiden vägen, tveka,
      om/har du/ni .. frågor/funderingar, vid frågor, vid eventuella frågor, om .. oklart, om det är/vore något,
      om det skulle vara, om du/ni undrar, om du/ni behöver/vill/önskar .. hjälp/mer/något/ytterligare, behöver
      du/ni .. hjälp/något/mer, undrar du/ni något, hör .. av dig/er om du/ni/något/det/ni, kontakta/ring ..
      gärna, inget svar behövs, något saknas, om det behövs, finns det .. frågor, är det något, om
      ursäkt/överseende/förståelse/tålamod, att få återkomma, observera, ^notera, behöver
      inte/inga/inget/ingen/aldrig, behöver du/ni/jag/vi/man inte/inga/inget, jag/vi behöver
      gå/åka/vila/bara/tid, saknar/saknas inte/inget/ingenting/inga, inget/ingenting/inga .. saknas, jag/vi
      behöver * veckor/dagar/tid, vill/skulle/ville tacka/presentera/informera/bjuda/gratulera/meddela/passa,
      vill/skulle/ville * tacka/presentera/informera/bjuda/gratulera/passa/önska, vill/skulle/ville * *
      tacka/presentera/informera/gratulera/önska, skulle vilja tacka, får jag presentera, saknar dig/er, önskar
      dig/er, ta det lugnt, ta hand om dig/er, ^ha en/det, hålla kontakten, vem vet, du/ni veta mer, vet du vad,
      minns du, kommer du ihåg, eller hur, svara/ring inte, miljön, gott samarbete, avregistrera, avprenumerera,
      se bifogad/bifogat/nedan, håll tummarna/ut, ^gör inget, läs mer, tänk att/vad`,
    connectors: `och, eller, men, ps, i så fall, om möjligt, en fråga, snabb fråga, en sak till, förresten,
      ok, okej, slutligen, till sist, för det första, för det andra, när/om du har tid, om du hinner, hej,
      dessutom, samt`,
  },
  categories: {
    complaint: `jag/vi är/blev .. besviken/besvikna/missnöjd/missnöjda, mycket/djupt/oerhört/väldigt/så
      besviken/besvikna/missnöjd/missnöjda, är/var jag/vi .. besviken/besvikna/missnöjd/missnöjda, jag/vi är
      inte nöjd/nöjda, oacceptabelt, helt oacceptabel, inte acceptabelt, jag/vi vill/måste/vill härmed
      klaga/reklamera, vill/måste jag/vi .. klaga/reklamera, jag/vi .. reklamerar,
      kom/kommit/anlände/levererades/levererats .. skadad/skadat/skadade/trasig/trasigt/trasiga/sönder, är/var
      defekt, slutade/slutat fungera efter, paketet/leveransen/beställningen/varan/varorna .. inte/aldrig
      kommit, fick/fått/skickat/levererat fel vara/varor/artikel/storlek,
      debiterats/fakturerats/debiterat/fakturerat .. dubbelt/två, dubbeldebiterats, under all kritik, svikit
      oss, er/din dåliga/usla/bristande service, dåligt/otrevligt bemötande`,
    badNews: `min/mina/vår/våra/pappa/mamma/mormor/morfar/farmor/farfar har .. gått bort/avlidit/dött, min/vår *
      har .. gått bort/avlidit/dött, gick bort i går/natt/morse/lördags/söndags/måndags, gick hastigt bort,
      dödsfall i familjen, inlagd på, ligger på sjukhus/sjukhuset, är/blivit allvarligt/svårt sjuk, fått/har
      cancer, cancerdiagnos, fått missfall, jag/vi .. råkat .. olycka, fått/drabbats/haft ..
      hjärtinfarkt/stroke/hjärnblödning, jag/vi .. blivit/blev uppsagd/uppsagda/varslad, jag .. förlorat jobbet,
      förlorat mitt jobb, av med jobbet, har/hade vi/jag/haft inbrott, brann/brunnit ner i`,
    condolence: `beklagar sorgen, beklagar .. förlust/bortgång, kondoleanser, deltar/delar .. sorg/sorgen, i
      er/din sorg, tankar går till dig/er, krya på, god bättring, snabbt/snart tillfrisknande, blir/bli/är
      frisk/bättre snart, snart blir/är/mår frisk/bättre`,
    praise: `grattis till/på, stort grattis, gratulationer, gratulerar till/dig/er, gratulera dig/er,
      bra/grymt/snyggt/strålande jobbat, du/ni .. strålande/fantastisk/fantastiskt/toppen insats/jobb, vilken
      fantastisk/strålande/toppen insats, toppenjobb, all heder, hatten av, en eloge, imponerad/imponerade av
      din/ditt/dina/er/ert/era`,
    thanks: `tack för all .. hjälp, stort/tusen tack för, tack för allt, tack för att du/ni
      tog/ställde/hjälpte/gjorde/kom/fixade, tack för hjälpen/senast, tack för ett/en
      gott/trevligt/bra/trevlig/fin/härlig, ännu en gång tack, tack än en gång, vill/ville/skulle .. tacka
      dig/er/för, tack .. för din/er hjälp med/igår/i/förra/under`,
    invitation: `vill .. bjuda in, jag/vi bjuder .. in/på/till, bjuder vi/jag in, bjuda in dig/er, bjuda dig/er
      på/till/in, du/ni är .. inbjuden/inbjudna/bjuden/bjudna, inbjuder, äran att bjuda, välkommen/välkomna på
      invigning/fest/kalas, inbjudan till vår/vårt/min/mitt`,
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
    giftCards: `presentkort*, gåvokort, gift card/cards, itunes-kort, itunes kort, steam-kort, steam kort,
      google play, apple-kort, kontantkort, förbetalda kort, paysafecard, bitcoin*`,
    buy: `köp, köpa, köper, inhandla, införskaffa, skaffa, hämta, skrapa, koder, koderna,
      foto/foton/bild/bilder på`,
    bankDetails: `bankuppgifter, bankkonto*, kontonummer, kontonumret, kontouppgifter, bankgiro*, plusgiro,
      iban, betalningsuppgifter, konto, kontot, lönekonto`,
    changed: `ny/nytt/nya/annat/andra konto*/bank*/plusgiro/iban/löne*/betalnings*, ändra*, ändring, bytt,
      byta, byter, uppdatera*, inte längre, hädanefter`,
    secrecy: `mellan oss, för dig själv, strängt/strikt konfidentiellt, berätta inte, säg inget/ingenting/inte,
      nämn inte, nämn det inte, ingen annan, ingen får veta, diskret, diskretion, hemligt, ring mig inte,
      ingenting till, till ingen, med ingen, inte ringa`,
    haste: `omedelbart, omgående, genast, brådskande, bråttom, inom 24/48 timmar, inom en timme, redan idag,
      spärra*, stängs, stängas, avslutas, raderas, inaktiveras, sista varning*/påminnelse*, annars kommer`,
    money: `överför*, sätt in, betala, betalar, betalning*, avgift*, tullavgift, deposition, handpenning,
      pengar*, lön, bitcoin, krypto*, western union, swish*, faktura*, återbetalning, skatteåterbäring,
      vinst*, arv*`,
    warnings: `aldrig, inte att be, inte be, dela/lämna/ge/skicka/svara/uppge .. inte, logga inte in, varning
      för, varnar, varna, se upp, försiktig, bedrägeri*, bedragare, bluff*, nätfiske, phishing, utbildning,
      glömt, återställ*, byt/byta .. lösenord, själv .. byta/ändra/i, byter .. själv, löper ut, går ut,
      oförändra*, inte ändra*, *kod/*koden är, wifi, wifi-lösenord*`,
    bait: `lotteri*, vinst*, vinnare, vunnit, arv, arvinge, arvet, avliden*, skatteåterbäring,
      paket*/försändelse* .. hålls/levereras/returneras, tull*, tullavgift*`,
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
    addressAs: `kalla henne {}, kalla honom {}, kalla dem {}, kalla henne för {}, kalla honom för {}, tilltala
      henne som {}, tilltala honom som {}, tilltala henne med {}, tilltala honom med {}, använd namnet {}`,
    avoid: `nämn aldrig {}, nämn inte {}, nämn inget om {}, säg inget om {}, skriv inget om {}, säg ingenting om {}, inget om
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
      polite: { plain: 'Hej {first},', formal: 'Hej {name},' },
      familiarNameless: 'Hej,',
      politeNameless: 'Hej,',
      inReturn: {
        hejsan: 'Hejsan {first},',
        tjena: 'Tjena {first},',
        hallå: 'Hallå {first},',
        'hej igen': 'Hej igen {first},',
        'god dag': 'God dag {name},',
      },
      byTitle: { familjen: 'Hej familjen {last},' },
    },
    openers: {
      thanks: {
        plain: 'Tack för ditt mejl.',
        formal: 'Tack för ditt meddelande.',
        brief: 'Tack för mejlet.',
      },
      regret: {
        plain: 'Jag är ledsen att läsa detta.',
        warm: 'Jag är verkligen ledsen att läsa detta.',
        formal: 'Jag beklagar verkligen detta.',
      },
      kindWords: {
        plain: 'Tack för dina vänliga ord.',
        warm: 'Tack så mycket för dina fina ord.',
        formal: 'Jag tackar varmt för de vänliga orden.',
      },
      welcome: {
        plain: 'Tack för ditt vänliga mejl.',
        warm: 'Tack så mycket för ditt fina mejl.',
        formal: 'Tack för ditt vänliga meddelande.',
      },
      invitation: {
        plain: 'Tack för inbjudan.',
        warm: 'Tack så mycket för inbjudan.',
        formal: 'Jag tackar för inbjudan.',
      },
    },
    statements: {
      accept: {
        plain: 'Jag tackar gärna ja.',
        warm: 'Jag tackar mer än gärna ja.',
        brief: 'Jag tackar ja.',
      },
      decline: {
        plain: 'Tyvärr måste jag tacka nej.',
        warm: 'Jag är ledsen, men jag måste tacka nej.',
        formal: 'Jag måste tyvärr tacka nej.',
      },
      thank: {
        plain: 'Tack så mycket för [det du tackar för].',
        warm: 'Stort tack för [det du tackar för].',
        formal: 'Jag vill tacka så mycket för [det du tackar för].',
        brief: 'Tack för [det du tackar för].',
      },
      reschedule: {
        plain: 'Tyvärr passar inte tiden för mig. Mitt förslag: [annan dag och tid].',
        warm: 'Tyvärr passar tiden inte för mig ändå. Mitt förslag: [annan dag och tid].',
        formal: 'Tyvärr har jag inte möjlighet den tiden. Mitt förslag: [annan dag och tid].',
      },
      request: {
        plain: 'Skulle du kunna [önskemål]?',
        formal: 'Jag vore tacksam om du kunde [önskemål].',
        brief: 'Kan du [önskemål]?',
      },
      question: {
        plain: 'Jag har en fråga: [fråga]',
        formal: 'Jag skulle vilja fråga följande: [fråga]',
      },
      clarify: { plain: 'För att förtydliga: [förtydligande].' },
      update: { plain: 'Så här ser läget ut: [aktuellt läge].' },
      apologize: {
        plain: 'Jag ber om ursäkt för detta.',
        warm: 'Jag är verkligen ledsen för detta.',
        formal: 'Jag ber uppriktigt om ursäkt för detta.',
      },
      followUp: {
        plain: 'Jag vill följa upp detta. Kan du meddela mig [det du väntar svar på]?',
        warm: 'Jag ville bara följa upp detta. Kan du berätta [det du väntar svar på]?',
        formal: 'Jag önskar följa upp detta ärende. Skulle du kunna meddela mig [det du väntar svar på]?',
      },
      confirm: {
        plain: 'Jag kan bekräfta detta.',
        warm: 'Jag bekräftar gärna detta.',
        formal: 'Härmed bekräftar jag detta.',
      },
      negotiate: {
        plain: 'Jag skulle vilja föreslå följande: [förslag].',
        brief: 'Mitt förslag: [förslag].',
      },
      introduce: {
        plain: 'Låt mig presentera mig: jag heter [namn] och är [roll].',
        formal: 'Jag vill gärna presentera mig: mitt namn är [namn] och jag är [roll].',
      },
    },
    answers: {
      yes: { plain: 'Ja.', warm: 'Ja, absolut.' },
      no: 'Nej, tyvärr inte.',
      willDo: {
        plain: 'Ja, det gör jag.',
        warm: 'Ja, det gör jag gärna.',
      },
      cannotDo: {
        plain: 'Det är tyvärr inte möjligt.',
        warm: 'Jag är ledsen, men det går inte.',
        brief: 'Det går tyvärr inte.',
      },
      confirmed: { plain: 'Ja, det bekräftar jag.', formal: 'Ja, det bekräftar jag härmed.' },
      later: 'Jag återkommer om detta.',
    },
    proposeTime: 'Mitt förslag: {time}.',
    lookingForward: {
      plain: '',
      warm: 'Hör gärna av dig.',
      formal: 'Jag ser fram emot ditt svar.',
    },
    signOff: {
      plain: 'Vänliga hälsningar',
      warm: '{Allt gott|Varma hälsningar}',
      formal: 'Med vänlig hälsning',
      brief: 'Hälsningar',
    },
    gaps: {
      answer: 'svar',
      yesNo: 'Ja / Nej',
      willDo: 'Ja, det gör jag / Det är tyvärr inte möjligt',
      date: 'datum',
      amount: 'belopp eller mängd',
      number: 'antal',
      person: 'namn',
      place: 'plats',
      reason: 'anledning',
      yourName: 'ditt namn',
    },
  },
  announcement: {
    opens: 'här är, här kommer, nedan, självklart, absolut, visst, givetvis, svar, utkast, förslag',
    nouns: 'svar, utkast, mejl, meddelande, mail',
  },
  checking: {
    notNames: 'er, ert, era',
    numberWords: `tretton 13, fjorton 14, femton 15, sexton 16, sjutton 17, arton 18, nitton 19, tjugo
      20, trettio 30, fyrtio 40, femtio 50, sextio 60, sjuttio 70, åttio 80, nittio 90, hundra 100, tusen 1000`,
    joinsNumbers: true,
  },
  dates: {
    endings: 'en, ens, s, morgon, kväll, eftermiddag, förmiddag',
    lead: 'på, den, nu på, till',
    dayMarks: ':e, :a, e, a',
    until: 'till, t.o.m., till den',
    or: 'eller, och',
    numbers: 'en/ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv',
    relativeDays: `igår = -1, i går = -1, idag = 0, i dag = 0, ikväll = 0, i kväll = 0, i eftermiddag = 0, i förmiddag = 0,
      imorgon = 1, i morgon = 1, imorron = 1, (i) övermorgon = 2`,
    weekday: `{weekday}(en) (i) den här veckan = this, {weekday}(en) denna vecka = this,
      {weekday}(en) (i) nästa vecka = next, nästa vecka (på) {weekday}(en) = next,
      [nu/denna/den här/kommande] (på) {weekday}(en) = coming, nästa {weekday} = unclear,
      förra {weekday}(en) = past, i {weekday}s = past`,
    distance: `[om/inom] {n} dag(ar) = days, [om/inom] {n} veck[a/or] = weeks, [om/inom] {n} månad(er) = months`,
    periods: `[den här/denna] vecka(n) = week, i veckan = week, nästa vecka = week 1, i helgen = weekend,
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
