import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `der die das und ist in zu den mit von für auf nicht ein eine einen einem einer des sich auch es
    an werden aus er hat dass daß sie nach wird bei noch wie um am sind oder haben im nur über vor zur bis zum
    mehr durch man sein wurde ich wir ihr ihre ihren ihnen mir uns kann wenn aber so als hallo danke vielen dank
    bitte grüße grüßen freundlichen sehr geehrte geehrter herr frau liebe lieber viele mein meine keine kein
    schon war waren unter diese dieser dieses doch können soll muss sehr gut gegen vom seine seiner was wo wer
    termin preis bestellung lieferung angebot rechnung vertrag woche monat tag jahr jahre zeit stunde firma
    unternehmen mitarbeiter arbeit land stadt welt leben kinder wasser projekt andere anderen jede jeden einige
    während seit weniger also dann immer jetzt neue neuen neuer große großen kleine ersten erste verschiedene
    verschiedenen zwischen beim ohne etwa selbst beide dabei damit davon dazu sowie bereits jedoch mich dich ihm
    ihn ab ja nein worden würde würden könnte könnten sollte alles etwas nichts`,
  letter: {
    greetings: `hallo, liebe, lieber, liebes, sehr geehrte, sehr geehrter, sehr geehrte frau,
      sehr geehrter herr, guten tag, guten morgen, guten abend, moin, servus, grüß gott, hi, werte, werter,
      liebste, liebster, mein lieber, meine liebe, ihr lieben`,
    beforeSignedName: `ihr, ihre, dein, deine, euer, eure, i. A., i. V., i.A., i.V., im Auftrag, in Vertretung`,
    closings: `mit freundlichen grüßen, mit freundlichen gruessen, mit freundlichen grüssen, freundliche grüße,
      freundliche grüsse, viele grüße, viele grüsse, liebe grüße, liebe grüsse, beste grüße, beste grüsse,
      schöne grüße, herzliche grüße, herzliche grüsse, mit besten grüßen, grüße, gruß, gruss, mfg, lg, vg,
      hochachtungsvoll, mit freundlichem gruß, mit lieben grüßen, bis bald, herzlichst, freundlichen gruß,
      schönen gruß, bg, mit herzlichen grüßen, einen schönen tag noch, schönen tag noch, bis dann, ihr, dein,
      deine, herzlich, alles liebe, lieben gruß, bis morgen, tschüss, kollegiale grüße`,
    thanks: `danke, vielen dank, besten dank, danke schön, herzlichen dank, danke im voraus, vielen dank im voraus`,
    familiarGreetings: 'hi, hey, moin, servus, liebste, liebster, ihr lieben',
    closingFrom: 'aus, von, nach',
    titles: `professorin, herr, frau, herrn, hr, fr, familie, dr, prof, professor, doktor, dipl-ing, mag, ing, med, pfarrer,
      pastor, direktor, bürgermeister, präsident, tante, onkel, oma, opa`,
    genericAddressees: `kollegen, kolleginnen und kollegen, zusammen, alle, miteinander, leute, damen und herren, team,
      kundin, kunde, kunden, mitglieder, freunde, nachbarn, chef, chefin, mama, papa, schatz, lieben,
      ihr lieben, du`,
    nameParticles: 'von, der, zu',
    notNames: 'bitte, danke, ja, nein, gerne, tschüss, hallo',
    nameIs: 'hier ist, ich bin, mein name ist',
    abbreviations: `bspw, vgl, tgl, mtl, zb, z.b, u.a, d.h, sog, bzw, ca, evtl, ggf, str, nr, tel, min, max, hr,
      fr, fa, dr, prof, abs, inkl, zzgl, art`,
  },
  mailProgram: {
    lead: 'am, on',
    wrote: 'schrieb, hat geschrieben, geschrieben, schreibt',
    from: 'von, absender',
    date: 'gesendet, datum, gesendet am, verschickt',
    to: 'an, empfänger',
    cc: 'cc, kopie',
    subject: 'betreff, betrifft',
    original: `ursprüngliche mail, ursprüngliche nachricht, originalnachricht, original-nachricht, originalmail,
      urspruengliche nachricht, ursprüngliche e-mail`,
    forwarded: `weitergeleitete nachricht, anfang der weitergeleiteten nachricht, weitergeleitete mail`,
    sentFrom: `gesendet von, von meinem, diese nachricht wurde von, gesendet mit, gesendet via, gesendet über,
      holen sie sich outlook, outlook für, hol dir outlook`,
    replyTo: 'antwort an, antworten an',
    otherHeaders: 'wichtigkeit, anlagen, anlage, priorität',
    replyPrefixes: 'aw, antw, antwort, re',
    forwardPrefixes: 'wg, fwd',
    toMe: 'an mich',
    folders: 'posteingang',
    sentFromEnds: 'gesendet',
    devices: 'handy, mobil, gerät, telefon',
    contact: 'telefon, mobil',
    footers: 'abmelden, abbestellen, haftungsausschluss',
    confidential: 'vertraulich',
    addressee: 'empfänger, adressat',
    bulk: `nicht auf diese e-mail, nicht auf diese mail, abmelden, abbestellen, automatisch generiert*,
      automatisch erstellt*, automatisch erzeugt*`,
    automaticSubjects: 'abwesenheit*, automatische antwort, bestellbestätigung',
    automaticSenders: 'nicht-antworten, keine-antwort',
  },
  amounts: {
    currencies: 'euro EUR, dollar USD, franken CHF, prozent %',
    factors: `tsd 1e3, tausend 1e3, mio 1e6, million 1e6, millionen 1e6, mrd 1e9, milliarde 1e9,
      milliarden 1e9`,
  },
  asks: {
    questionWords: {
      when: `wann, um wie viel uhr, wie spät/früh/schnell/bald,
        welche* tag*/termin*/datum/uhrzeit/woche/monat/zeitpunkt`,
      'how-much': `wie viel/hoch/teuer, wieviel, was kostet/kosten/macht, was würde/wird/soll .. kosten, was
        wollen/willst/verlangen .. dafür/haben, welche* preis/betrag/summe/kosten`,
      'how-many': 'wie viele*, wieviele*, zu wievielt',
      who: 'wer, wen, wem, wessen',
      where: 'wo, wohin, woher, welche* adresse/anschrift/ort/raum',
      what: 'was, welche*, worum, woran, worauf, wofür, wovon, worüber, womit',
      why: 'warum, weshalb, wieso, weswegen, aus welche* grund, wozu, wie kommt es',
      how: 'wie, wie lange/oft/weit, wie viel zeit, inwiefern, inwieweit, auf welche* weise/weg',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `ab, bis, seit, in, an, auf, unter, bei, mit, zu, für, von, aus, über, um, nach, gegen,
      durch, und, oder, aber, denn, genau, etwa`,
    questionMarkers: `^warum/wieso/weshalb/wann/wo/wohin/wie/was/wer/wen/wem
      kann/können/könnte/soll/sollen/muss/müssen/darf/ist/sind/hat/haben/habe/wird/werden/wurde/würde/passt/kostet/gefällt/wäre/sieht/klappt/war/spricht/geht/gibt/bringt/macht/fährt/übernimmt,
      ^wann/wo/wohin/was/wen/wem * du/ihr/wir/sie/ich/man, ^wo/wann/wie genau, ^wo bleibt/bleiben,
      ^bis/ab/für/mit/zu wann/wem/wen * du/ihr/wir/sie/ich/man, ^welche*/wieviele *
      kann/können/könnte/soll/sollen/muss/müssen/darf/ist/sind/hat/haben/habe/wird/werden/wurde/würde/passt/kostet/gefällt/wäre/sieht/klappt/war/spricht/geht/gibt/bringt/macht/fährt/übernimmt,
      ^welche*/wieviele * * du/ihr/wir/sie/ich/man, ^wie lange/oft/viel/hoch/teuer
      kann/können/könnte/soll/sollen/muss/müssen/darf/ist/sind/hat/haben/habe/wird/werden/wurde/würde/passt/kostet/gefällt/wäre/sieht/klappt/war/spricht/geht/gibt/bringt/macht/fährt/übernimmt,
      ^wie lange/oft/viel * du/ihr/wir/sie/ich/man, ^wie viele *
      kann/können/könnte/soll/sollen/muss/müssen/darf/ist/sind/hat/haben/habe/wird/werden/wurde/würde/passt/kostet/gefällt/wäre/sieht/klappt/war/spricht/geht/gibt/bringt/macht/fährt/übernimmt,
      ^wie viele * * du/ihr/wir/sie/ich/man, ^soll/sollen/wollen ich/wir, ^passt/reicht ihnen/dir/euch,
      ^kann/hat/weiß jemand/mir/uns, ^hätten sie,
      ^meinst/magst/möchtest/willst/hast/bist/kommst/hättest/kümmerst/machst/holst/nimmst/übernimmst/bringst du,
      ^habt/kommt/wollt/seid/hättet ihr`,
    whether: 'ob',
    or: 'oder',
    requests: `bitte, wir .. bitten, bitten wir, möchte/möchten/darf/dürfen/dürfte/muss/müssen/wollte/würde ..
      bitten/erinnern, wird/werden .. gebeten/aufgefordert, ^könnten/würden/könntest/würdest/könntet/würdet
      sie/du/ihr, ^könnte/könnten/dürfte ich/wir, ^können/kannst/könnt/magst/mögt sie/du/ihr
      mir/uns/mal/kurz/vielleicht/noch, ^können/kannst/könnt sie/du/ihr ..
      *schicken/*senden/*prüfen/*bestätigen/*leiten/*bringen/*stellen/*lassen/*machen/*nehmen/*helfen/*ändern/*sehen,
      ^vielleicht magst/kannst/könntest/könnt/könntet/können/könnten/hast/haben/habt du/ihr/sie, du/ihr/sie
      kannst/könntest/könnt/können/könnten .. ja/mal/vielleicht, ^wären/wärst/seien/sei/seid .. so
      nett/lieb/gut/freundlich, wäre es .. möglich, ^ist es .. möglich, wäre/wären .. dankbar/verbunden,
      wäre/fände/wären .. schön/nett/lieb/toll/super/prima/gut/froh/besser/recht/lieber .. wenn,
      schön/gut/toll/nett/wichtig/super/ideal wäre .. wenn, freuen wenn, würde/würden .. über .. freuen, über ..
      würde/würden .. freuen, ich/wir/mir/uns möchte/möchten/will/wollen/erwarte/erwarten dass, wichtig dass,
      davon aus dass sie/du/ihr, erwarte/erwarten .. ihre*/deine*/eure*/von, verlange, ich/wir
      beantrage/beantragen, erbitte*, fordere/fordern .. auf, einen gefallen, du/ihr
      musst/müsst/solltest/solltet/sollst/sollt, musst/müsst/solltest/solltet/sollst/sollt du/ihr, müssen alle,
      sie müssen .. noch/bis, sie/du müssten/müsstest, müssten/müsstest sie/du, ist/sind .. bis/innerhalb .. zu
      *, nicht vergessen$, ^nicht vergessen,
      ^schicken/senden/geben/melden/rufen/prüfen/bestätigen/antworten/leiten/füllen/bringen/nehmen/schauen/achten/sorgen/denken/reichen/tragen/halten/schreiben/vergessen/stellen/setzen/sehen/lesen/kommen/machen/legen/nennen/unter*/entscheiden/wählen/suchen/holen/klären/kümmern/zahlen/bezahlen/begleichen/liefern/ändern/beantworten/vereinbaren/teilen/fragen/sprechen/lassen/gehen/*ieren/über*
      sie, ^*en sie .. zu/mit/ab/an/aus/ein/weiter/nach/durch/vor/zurück/auf/bei$,
      ^schick/gib/bring/ruf/schreib/hilf/mach/nimm/prüf/check/schau/guck/denk/trag/frag/leg/hol/kauf/stell/setz/füll/lies/überweis/unterschreib/räum/komm/sprich/lass/vergiss/leite/überleg/kümmer/meld/melde
      a*/b*/d*/e*/g*/h*/k*/m*/n*/u*/v*/z*/im/in/ihm/ihn/was, ^schicke/sende/halte/denke/entscheide
      mir/uns/mich/da*/dich,
      ^schickt/gebt/bringt/tragt/denkt/meldet/schreibt/nehmt/lasst/schaut/räumt/helft/füllt/achtet/vergesst/klärt
      mir/uns/eu*/do*/mal/nicht/da*/alle/die/den,
      ^schick/schicke/schickt/gib/gebt/bring/bringt/ruf/schreib/leih/hilf mir/uns/mich/noch/einfach/doch/mal,
      bitten, wird/werden .. gebeten, ^könnten/würden sie, ^könntest/würdest du, wäre/wären .. dankbar,
      wäre/fände/wären .. schön/nett/lieb/toll/super/prima/gut/wichtig/froh/besser .. wenn,
      schön/gut/toll/nett/wichtig/super wäre .. wenn,
      ^schick/gib/bring/mach/nimm/prüf/check/schau/guck/denk/denkt/kümmer/trag/frag/leg
      die/den/das/dein*/mal/doch/dran/daran/an/dich/dir, ^könntet/würdet ihr, ^können/kannst/könnt sie/du/ihr
      mir/uns/mal/kurz, ^können/kannst/könnt sie/du/ihr ..
      *schicken/*senden/*prüfen/*bestätigen/*leiten/*ändern/*bringen/*stellen/*lassen/*kümmern/*machen/*sehen/*nehmen/*helfen,
      ^ginge es, würde/würden .. freuen wenn, ich/wir möchte/möchten/will/wollen dass,
      ^schicken/senden/geben/melden/rufen/prüfen/bestätigen/antworten/leiten/füllen/bringen/nehmen/schauen/achten/sorgen/denken/überweisen/veranlassen/reichen/korrigieren/tragen/halten/schreiben/vergessen/stellen/setzen
      sie, ^vergiss/vergesst nicht, ^halt/halte mich/uns, ^lass/lassen/lasst uns,
      ^schickst/gibst/meldest/denkst/bringst/schaust/rufst/übernimmst/hilfst/machst/holst/nimmst du`,
    tellMe: `bitte
      sagen/sag/teilen/teile/lassen/lass/geben/gib/nennen/schreiben/schreib/erklären/erläutern/klären/prüfen,
      ^könnten/könntest/können/kannst/könnt/würden/würdest sie/du/ihr ..
      sagen/mitteilen/nennen/erklären/verraten/bescheid, ^sagen/schreiben/nennen/erklären/teilen/klären sie,
      ^sag/sagt/schreib/erklär/erkläre/verrat/erzähl/teil/teile/teilt/frag/klär/check/schau/prüf
      mir/uns/doch/mal/einfach/bitte/kurz/nach/ob/wann/wie/was/wer/wo/warum/welche*, ^lass/lassen/lasst ..
      wissen/hören, ^geben/gib/gebt/sagen/sag/sagt .. bescheid/rückmeldung, wüsste/wüssten .. gern*/noch/auch,
      möchte/möchten/würde/würden/darf/dürfte/dürfen .. wissen/fragen/nachfragen/erfahren/verstehen/erkundigen,
      ^ich/wir wollte/wollten .. wissen/fragen/nachfragen/erkundigen, wollte/wollten ich/wir ..
      wissen/fragen/nachfragen, ^wollte .. fragen/wissen/hören, will/wollen wissen
      ob/wann/wie/was/wer/wo/warum/welche*, muss/müsste/müssen/müssten .. wissen, wissen müsste/möchte/möchten,
      mich/uns .. interessieren/interessiert, interessieren/interessiert mich/uns, interessant wäre,
      interessieren würde, ^meine frage, ^ich/wir frage/fragen mich/uns/sie/dich/euch/an, frage/fragen ich/wir
      mich/uns/sie/dich/euch/an/nach, fragt/fragen ob/wann/wie/was/wo/welche* du/ihr/sie, frage mich, fragen
      uns, ^wissen/weißt/weisst/wisst sie/du/ihr, ^vielleicht weißt/wissen/wisst, keine/eine ahnung, frage
      ist/wäre/lautet/bleibt, bleibt/stellt .. frage, ^unklar, ^offen ist/bleibt, mir/uns .. unklar, mir/uns ..
      nicht klar, nicht .. klar ob/wann/wie/was/wer/wo/warum/welche*, ich/wir .. weiß/wissen/finde/finden ..
      nicht/nirgends ob/wann/wie/was/wer/wo/warum/welche*, weiß/wissen ich/wir/leider/noch .. nicht
      ob/wann/wie/was/wer/wo/warum/welche*, sicher/unsicher/gespannt/rückmeldung/vergessen
      ob/wann/wie/was/wer/wo/warum/welche*, ^ich/wir verstehe/verstehen/begreife .. nicht,
      verstehe/verstehen/begreife nicht, kann/können .. nicht .. nachvollziehen/erkennen, wäre .. zu wissen,
      mich/uns würde .. interessieren, bitte
      sagen/sag/sagt/teilen/teile/teil/teilt/lassen/lass/lasst/geben/gib/gebt/nennen/nenne/schreiben/schreib/erklären/erläutern/klären/prüfen,
      ^sag/sagt/schreib/erklär/verrat/teil/teile/teilt mir/uns/doch/mal/einfach, lassen sie .. wissen,
      gib/gebt/sag/sagt .. bescheid/rückmeldung, nicht klar,
      ^könnten/könntest/können/kannst/könnt/würden/würdest sie/du/ihr ..
      sagen/mitteilen/nennen/erklären/erläutern/schreiben/verraten/bescheid/klären,
      ^sagen/schreiben/nennen/erklären/verraten/teilen/informieren sie mir/uns/mich, lass/lasst .. wissen,
      geben/sagen sie .. bescheid/rückmeldung, wissen müsste/müssten/muss/möchte/möchten, würde mich/uns ..
      interessieren, mich/uns interessiert/wundert, frage ich, fragen wir, eine ahnung, frage ist/wäre/lautet,
      nicht ganz/recht/wirklich klar, ich/wir weiß/weiss/wissen nicht`,
    needs: `brauche, ^wir brauchen/benötigen, brauchen/benötigen wir, bräuchte, bräuchten, benötige, wir .. noch
      .. brauchen/benötigen, fehlt, fehlen, vermisse/vermissen .. noch/in, steht/stehen
      noch/immer/weiterhin/leider .. aus, steht aus, noch offen, noch .. nötig/erforderlich/notwendig, zu
      klären, noch/bisher/bislang/immer/leider/heute/jetzt/habe/haben nicht/nichts/kein*/nie ..
      erhalten/bekommen/gehört/eingegangen/eingetroffen/vor/angekommen/geliefert/konto/beglichen,
      bisher/bislang/heute .. nicht/nichts/kein* .. erhalten/bekommen/gehört/konto/eingegangen, nie/nicht/nichts
      angekommen/eingetroffen/eingegangen/geliefert, noch keine antwort/rückmeldung, noch kein*/nicht* .. von
      ihnen/dir/euch, ohne ihre*/deine*/eure*/die/diese* .. kann/können .. nicht/nichts/kein*, ich/wir
      warte/warten .. auf/noch, warte/warten ich/wir .. auf/noch, ^warte .. auf, würde/würden ..
      helfen/weiterhelfen/erleichtern, wäre/wären .. hilfreich, hilfreich wäre, wäre .. gut/schön/wichtig .. zu,
      liebsten wäre/hätte, hätte/hätten/hätt .. gern*/bedarf/interesse, habe/haben .. interesse an,
      interessiere/interessieren mich/uns für, ich/wir möchte/möchten/würde/würden/will/wollen ..
      bestellen/buchen/reservieren/vereinbaren/anmelden/haben/stornieren/verschieben/umtauschen/kaufen/zurück,
      ich/wir suche/suchen, suche/suchen ich/wir, ^suche, auf der suche nach, hoffe/hoffen sie/du/ihr/auf ..
      helfen/weiterhelfen/hilfe/antwort, nicht öffnen/lesbar, würde mir/uns/sehr/es ..
      helfen/weiterhelfen/erleichtern, ^offen ist/sind/bleibt, noch/bisher/bislang/immer/leider
      nicht/nichts/kein/keine/keinen .. erhalten/bekommen/gehört/eingegangen/eingetroffen/vor`,
    courtesies: `^wie geht's/gehts/läuft's/läufts/war's/wars, wie geht es ihnen/dir/euch/denn/dein*/ihr*,
      ^wie läuft es, ^wie war/waren dein*/ihr*/eu*/der/die/das/es, was macht/machen dein*/ihr*,
      alles gut/klar/okay/fit, ^gut angekommen/erholt, ^hoffentlich,
      ^ich/wir hoffe/hoffen der/die/das/dein*/ihr*/ihnen/dir/eu*/alles/es,
      ^wer hätte/kennt/liebt/mag/träumt/will/möchte .. gedacht/nicht/kein*/nie, ^ist/sind das/es/sie nicht,
      wer weiß$, weißt du was/noch, erinnerst du dich, zögern sie,
      bei/für/fragen/sollten/noch fragen/rückfragen, fragen/rückfragen haben/hast/habt,
      haben/hast/habt sie/du/ihr .. fragen, falls/sollten sie/du/noch .. fragen/rückfragen, falls .. unklar,
      melde/meld/meldet dich/euch .. gern*/einfach, rufen/schreiben/melden/kontaktieren sie .. gern*/jederzeit,
      bitte beachten/beachte/bedenken/entschuldigen/entschuldige/verzeihen/finden/ignorieren/grüßen/grüße/wundern,
      bitte/bitten .. verständnis/geduld/entschuldigung/nachsicht, antworten .. nicht darauf/auf,
      mach* .. keine, brauche/brauchen/brauchst/fehlt/fehlen nicht/nichts/niemand/kein*,
      musst/müsst/müssen .. nicht/nichts/kein*, brauche/brauchen/brauchst ich/sie/du/wir nicht/nichts, fehlt es,
      brauche/brauchen .. tage/wochen/stunden/minuten/zeit, fehlt/fehlen .. worte/zeit, wann/was/wo immer,
      auf dich/euch/sich auf, ^komm .. gut, gut gehen, stell/stellen dir/sie .. vor,
      wenn/falls/sobald .. was/etwas .. ist/brauchst/brauchen/braucht/fehlt, wenn/falls .. helfen kann,
      ^was will/soll man/das, ^wozu .. man, nicht möglich`,
    connectors: `und, oder, aber, denn, dann, ps, falls ja/nein, wenn ja/nein, wenn möglich, kurze frage,
      eine frage noch, noch eine frage, noch etwas/was, sonst, ach, na, ok, okay, also, außerdem, übrigens,
      sag mal`,
  },
  categories: {
    complaint: `ich/wir bin/sind .. enttäuscht/unzufrieden/verärgert,
      bin/sind ich/wir .. enttäuscht/unzufrieden/verärgert, möchte/möchten/muss .. beschweren, ich reklamiere,
      beschädigt/kaputt angekommen/geliefert, kam beschädigt/kaputt,
      immer/bis noch/heute nicht .. angekommen/geliefert/erhalten, doppelt abgebucht/berechnet,
      zu viel berechnet/abgebucht, sie/ihnen/euch .. im stich gelassen`,
    badNews: `mein*/unser* .. gestern/heute/am/letzte*/diese*/plötzlich .. verstorben/gestorben,
      todesfall/trauerfall in der/meiner/unserer, wegen eines todesfalls/trauerfalls,
      ich liege .. im krankenhaus, mein*/er liegt .. im krankenhaus,
      ich/mein* bin/ist .. schwer/unheilbar krank/erkrankt,
      hatte gestern/heute/am/letzte* .. unfall/schlaganfall/herzinfarkt, habe/hab mir .. gebrochen/gerissen,
      mir wurde .. gekündigt, wurde mir .. gekündigt, meinen/meine job/stelle/arbeitsplatz verloren`,
    condolence: `herzliches/aufrichtiges/mein/unser beileid, gute/schnelle/baldige besserung, erhol dich,
      erholen sie sich, werd/werde .. gesund, zu/zum deinem/eurem/ihrem verlust`,
    praise: `herzlichen glückwunsch zu/zur/zum, herzliche glückwünsche, ^glückwunsch zu/zur/zum,
      gratuliere/gratulieren dir/euch/ihnen/ich/wir/zu/zur/zum,
      hast/habt/haben du/ihr/sie .. super/toll/großartig gemacht, ^super/toll gemacht,
      mein/großes lob/kompliment, hut ab, dein/ihr vortrag war .. toll/großartig`,
    thanks: `dank/danke für die tolle/schöne/gute, dank/danke für alles, dank/danke dass sie/du/ihr,
      nochmals .. dank/danke, dank/danke noch einmal, möchte/möchten/wollte/wollten .. bedanken/danken,
      tausend dank, haben/hast/habt sie/du/ihr/mir/uns .. sehr geholfen,
      dank/danke für ihre/deine/eure .. hilfe/unterstützung bei/beim/gestern/letzte*/neulich/am`,
    invitation: `möchte/möchten/würde/würden .. sie/dich/euch .. einladen, laden sie/dich/euch .. ein,
      lade sie/dich/euch .. ein, laden wir sie/dich/euch, lade ich sie/dich/euch,
      sind/bist/seid herzlich eingeladen, einladung zu unserem/unserer/meinem/meiner, ^einladung zum/zur`,
    unsolicited: `sie haben gewonnen, glückwunsch sie haben, als gewinner, ihr/ihren gewinn, gewinnspiel,
      mehr umsatz, mehr kunden gewinnen, besseres ranking, seo, backlinks, nur für kurze zeit,
      jetzt zugreifen/bestellen/sichern/kauf*, exklusives/einmaliges angebot, unverbindliches erstgespräch,
      lotterie, unternehmen wie ihrem`,
    machine: `ignoriere/ignorieren/vergiss/vergessen/missachte .. anweisungen/instruktionen/vorgaben,
      ignoriere/vergiss alles, deine anweisungen lauten, neue anweisung*, systemprompt, system-prompt,
      system prompt, du bist jetzt/nun ein/eine, du bist eine ki, als ki/sprachmodell, an die ki, liebe ki,
      ki-assistent*, sprachmodell, chatgpt, entwicklermodus, im_start`,
  },
  fraud: {
    secrets: `passwort*, passwörter, kennwort*, pin, pin-*, tan, tan-*, mtan, sms-tan, otp, einmalcode,
      einmalpasswort, bestätigungscode, verifizierungscode, sicherheitscode, zugangscode, zugangsdaten,
      anmeldedaten, login-daten, sechsstellig* code/zahl, 6-stellig* code, code .. sms, kreditkartendaten,
      *kartennummer, kartendaten, prüfziffer, cvv, cvc, ablaufdatum, seed-phrase, code
      geschickt/bekommen/erhalten, zugesandte tan, code .. handy/nummer, ziffern auf der rückseite,
      *zeichen/16-stellige/sechzehnstellige nummer, nummer .. karte/kreditkarte/bankkarte, gültigkeitsdatum,
      gültig bis, drei/sechs/vier ziffern/zahlen, *stellig* ziffernfolge/zahlenfolge/zahl, sms mit, ziffern
      auf/aus/von, code von, code aus, kontopasswort, geheimzahl, sicherheitsfrage*, benutzernamen und, code
      kommt/kam/kommen/gekommen, transaktionsnummer, prüfnummer, kartennummer, phototan, pushtan, chiptan,
      smstan, photo-tan, push-tan, pushtan-*, chip-tan, legitimations-id, vr-netkey, netkey, zugangsnummer,
      login-id, anmeldename* und, benutzername/benutzernamen/nutzername .. passwort/kennwort/pin,
      freischaltcode*, *-pin, *-passwort, *-kennwort, banking-pin, passcode, entsperrcode, sms-code*,
      tan-nummer*, 12/zwölf/24 wörter, wiederherstellungsphrase*, wiederherstellungswörter*, seed,
      private/privaten schlüssel, girocard-nummer, kartenprüfnummer, sicherheitsnummer,
      kreditkarte/bankkarte/girocard .. nummer/code/prüf*/rückseite, ausweis .. vorder-, selfie mit, bankkarte
      als foto, foto/kopie/bild .. bankkarte/kreditkarte/girocard, freigabecode*, einmal-code*, einmal-passwort,
      onlinebanking-daten, online-banking-daten, bankzugang*, geheimcode*, authentifizierungscode, code
      den/dir/dich`,
    handOver: `schicken/senden/übermitteln/nennen/sagen/mailen/antworten/bestätigen/verifizieren/überprüfen/aktualisieren/hinterlegen
      sie, nenne, nenn, antworte, bestätige, leite, teile/teilen .. mit, geben/tragen/füllen sie ..
      ein/an/durch/aus, eingeben, angeben, anzugeben, eintragen, durchgeben, mitteilen, zusenden, zu
      senden/schicken/bestätigen/verifizieren/aktualisieren, können/könnten/könntest/kannst ..
      schicken/senden/nennen/sagen/geben, weiterleiten, folgende* angaben/daten,
      schicken/schicke/schickst/schickt .. mir/uns, mailst, mail, mailt, sagst, gibst, nennst, leitest ..
      weiter, leite .. weiter, antworten, antwortet, lies, lesen .. vor, liest, tippen, zukommen lassen,
      durchgibst, durchgebt, melde .. mit, brauchen wir, benötigen wir, schickt, sendet, teilt .. mit, tragt ..
      ein, gebt .. ein, teilen/teilt/teile sie/uns/mir, braucht .. ihre/deine, leiten sie .. weiter, schreiben
      sie mir, tragen/trage/tragt sie/bitte/ihre, ^schick, ^schicke, ^sende, schickst .. an/per, ^gib,
      gib/sag/sage mir/uns/ihn/sie/es/den/die/das/ihm/einfach/schnell, brauche/brauchen/benötigen/benötige ..
      deine/deinen/dein/ihre/ihren, brauche/brauchen/benötigen/benötige ihr/nur/noch/dringend/lediglich/den/die,
      brauche ich .. code/nummer/karte*, loggen/melden/loggt/meldet/logge sie/dich/euch/bitte .. ein/an,
      halten/halte/haltet .. bereit, legitimieren/identifizieren/authentifizieren/autorisieren sie/dich,
      legitimier* dich, autorisiere, verifiziere, gebe/gebt/gib/geben .. ein/durch/weiter, leiten/leite/leitet
      .. weiter, reichen/reiche .. ein, füllen/fülle .. aus, ausfüllen, ausgefüllt, tragen/trage .. ein,
      laden/lade .. hoch, hochladen, ergänzen sie, hinterlege, mir/uns ..
      mailen/schicken/senden/nennen/durchgeben/weiterleiten/zukommen/geben, durchsagen, durchzugeben,
      mitzuteilen, einzugeben, brauchen sie .. von mir, bis wann brauchen, per mail an mich, schreib
      mir/den/die, schreibe mir/den/die, schreiben sie uns, übermittle*, zurückmailen, zurückzusenden,
      bestätigung ihrer, durch eingabe, unter angabe ihrer/der/deiner pin/tan/karten*, abfotografieren,
      schick/sende mir/uns/ihn/sie/es/den/die/das/bitte/einfach/ein/eine/fotos/bilder/dann/alles,
      schicke/schickst/sendest mir/uns/bitte, bitte schicke, bitten um ..
      bestätigung/zahlungsnachweis/zahlungsbeleg/überweisungsbeleg, bestätigen .. kurz, kurze bestätigung`,
    giftCards: `geschenkkarte*, gutscheinkarte*, gutscheincode*, guthabenkarte*, prepaidkarte*, paysafecard*,
      steam/itunes/apple/amazon/google karte*/gutschein*/play, amazon-gutschein*, google-play-*, bitcoin*,
      gutschein*, wertkarte*, play-karte*, apple-karte*, steam-karte*, itunes-karte*, amazon-karte*,
      google-karte*, kryptowährung*, google-play-karte*, steam-guthaben*, paysafe*, neosurf, *-gutscheinkarte*,
      ethereum, usdt, wallet-adresse, krypto-*, geschenkgutschein*, itunes-gutschein*, zalando-gutschein*,
      wunschgutschein*`,
    buy: `kaufen, besorg*, holen, hol, rubbel*, freirubbeln, codes, kauf, kaufst, kaufe, kauft, einkaufen,
      mitbringen, bring .. mit, freikratzen, abfotografier*, foto, fotos, fotografier*, bilder der/von,
      zahlbar/bezahlt/bezahlen/zahlen/begleichen mit/per/in/über, gekauft, besorgst, freizurubbeln,
      freigerubbelt, tankstelle, supermarkt, kiosk`,
    bankDetails: `bankverbindung*, bankdaten, kontodaten, kontonummer, kontoverbindung, bankkonto, iban,
      zahlungsdaten, konto, anderes/folgendes/neues/neue/altes konto, folgende/andere
      bankverbindung/kontonummer, dauerauftrag, bank gewechselt, kreditinstitut, sicherheitskonto, lohnkonto,
      gehaltskonto, kontowechsel, empfängerkonto, zahlungsverbindung, bank-verbindung, iban-nummer,
      kontoinformationen, bankinformationen`,
    changed: `neue/neuen/neues/neuer/anderes/anderen konto*/bank*/iban, geändert*, ändern, änderung*,
      aktualisier*, umgestellt, gewechselt, nicht mehr, lautet jetzt/nun, ab sofort, neues/neue/neuen,
      geschlossen, gesperrt, umstellung, prüfung, anderes, andere, anderen, folgende* konto, stellen .. um,
      neuerdings, statt, ersetzt, wechsel*, ändere, aufgelöst, nur noch, ausschließlich/künftig/zukünftig auf,
      künftig, geändert, neue/neuen .. konto*/iban/bankverbindung*/bankdaten, anstelle`,
    secrecy: `unter uns, streng/absolut/strikt vertraulich*, niemandem, niemand .. erfahren/wissen,
      behalt*/behalten .. für dich/sich, diskret*, stillschweigen, rufen sie mich nicht, ruf mich nicht,
      sprechen/sprich/reden/rede .. mit niemandem, sag/sagen .. niemandem/nichts, sag .. nichts, niemand ..
      davon, höchste/größte/absolute diskretion, geheim, nicht .. polizei, zwischen uns/dir/ihnen,
      bleibt/bleiben/bleib .. uns, niemand .. sonst, vorerst/erstmal nichts sagen, nichts .. verraten/erzählen,
      verrat*, erzähl .. nicht/niemandem/nichts/keinem, keinem, diskretion, meine/das neue nummer, nummer ist
      neu, handy ist/wurde/fiel .. kaputt/gestohlen/defekt/gefallen, handy .. kaputt/gefallen/verloren, kann ..
      nicht ans telefon, ruf .. nicht an, ohne .. wissen, muss/müssen/soll/sollen/braucht/brauchen ..
      nicht/nichts wissen/erfahren/davon, nicht .. erfahren, mama/papa/mutter/vater nichts, niemanden ..
      einweihen/informieren/wissen/einbeziehen, strengst*/strenger/größter/höchster
      vertraulichkeit/geheimhaltung/diskretion/verschwiegenheit, verschwiegenheit, auf ihre/deine diskretion,
      behandeln/behandle .. vertraulich, nur/ausschließlich per mail/e-mail/email,
      anrufen/telefonieren/telefonisch geht .. nicht, geht .. anrufen nicht, handy ..
      klo/toilette/display/wasser/waschmaschine/runtergefallen, display .. kaputt, das ist meine/mein
      neue/neuer, zu niemandem ein wort, niemandem ein wort, mit keinem/keiner, keine polizei, ohne/nicht ..
      polizei, nicht .. kollegen/buchhaltung/chefin/chef/familie/eltern/bank ..
      sprechen/reden/sagen/informieren, ziehen/beziehen/zieh sie niemanden, sag/sagt mama/papa/mutti/vati/oma
      nichts, weihen sie niemanden, kein wort ..
      niemand*/anderen/jemand*/kolleg*/papa/mama/oma/darüber/davon/team/büro/chef/chefin/buchhaltung, kein wort$`,
    haste: `umgehend, unverzüglich, dringend, innerhalb/binnen .. 24/48/stunde, noch heute, heute noch,
      gesperrt, sperrung, deaktiviert, gelöscht, geschlossen, letzte mahnung/warnung, andernfalls/sonst wird,
      heute, sofort, schnell, innerhalb .. stunden, in den nächsten, bis heute, vor .. uhr, heute abend, bis ..
      abend, eilig*, eilt, gleich, schnellstmöglich, ohne verzögerung, in einer stunde, so schnell,
      baldmöglichst, 24/48 stunden, binnen/innerhalb .. stunden/tagen/48, sonst muss ich, mit dem nächsten
      gehalt/lauf/lohn, ab/bei dem/der nächsten gehalt*/lohn*/abrechnung, diesen monat noch, noch diesen monat,
      erstatte .. morgen, geld/es .. morgen/montag/später/übermorgen/mittwoch/freitag/abend .. zurück/wieder,
      bekommst/kriegst/bekommen .. morgen/montag/mittwoch/freitag/woche .. zurück/wieder, verfällt, frist
      läuft/endet, läuft in .. tagen ab, bis mitternacht, per echtzeit, echtzeitüberweisung, als/per
      sofortüberweisung, auf der stelle, 72 stunden, mit sofortiger wirkung, ehestmöglich, asap, unverzueglich,
      zum nächsten gehalt/lauf/ersten/lohn`,
    money: `überweis*, überwiesen, zahlen, zahle, zahlung*, bezahlen, gebühr*, anzahlung, geld, gehalt, bitcoin,
      krypto*, western union, rechnung*, rückerstattung, erstattung, betrag, euro, lohn, anweisen, angewiesen,
      überweise, miete, mietzahlung*, porto, begleichen, beglichen, summe, kaution, auszahlung, kosten, zahlt,
      zahlst, bezahl*, anzuweisen, eur, franken, chf, million*, ersparnisse, bußgeld*, bussgeld*, forderung*,
      moneygram, kredit, darlehen, gewinnsumme, preisgeld, vorkasse, entrichten, spenden, begleichung,
      überweisung*, transferieren, überweisungs*, echtzeitüberweisung, einzahlen, zahlen .. ein, steuerschuld*,
      mietkaution`,
    warnings: `niemals, nie, nicht .. weiter/weitergeben/mitteilen/preisgeben/fragen/auffordern/nach,
      fragen/geben/gib/schick/schicken/senden/teilen/antworten .. nicht, vorsicht, betrug*, betrüger*, phishing,
      schulung, zurücksetz*, zurückgesetzt, selbst .. ändern/ein/zurück, ablaufen, unverändert*, nicht geändert,
      keine änderung, wie gehabt/bisher, *code lautet/ist, wlan, wie immer/üblich, bekannte* konto, ihnen
      bekannte, gegenstandslos, dank/danke .. karte/gutschein*/geschenk*, ändern/ändert sich nicht/nichts,
      bleibt/bleiben .. gleich/unverändert/dieselbe*/bestehen/wie, dieselbe*, ist dieselbe, keinem zeitpunkt,
      ungültig, reisekosten, spesen, auslagen, tombola, angefordert, selbst .. ändern/vergeben/setzen, neues ..
      vergeben/setzen/wählen, warnen, warnt, gewarnt, warnung vor, warnhinweis*,
      passwort*/kennwort*/pin/zugangsdaten/geheimzahl .. vergessen,
      passwort*/kennwort*/zugang/zugänge/karte/kennwörter/passwörter .. läuft/laufen .. ab, läuft/laufen ..
      passwort*/passwörter/kennwort*/karte .. ab, laut/gemäß/im angebot, angebot vom/nr/über/für, wie angeboten,
      wlan-*, passwortmanager*, passwortfeld*, passwortrichtlinie*, passwort-manager, wer mag/möchte/mitmachen,
      brauchen/brauchst/braucht .. nichts, müssen/musst/müsst .. nichts, nichts zu/weiter tun, falls/wenn ..
      nicht waren/angefordert/veranlasst, bleibt gültig, neues .. festlegen/anlegen/erstellen,
      senden/schicken/geben/teilen/sende/schick .. keine, keine .. kartendaten/passwörter/zugangsdaten .. per,
      zugangsdaten .. findest/finden/liegen/hängen, für die website/homepage/webseite, nicht per mail/e-mail,
      aus sicherheitsgründen nicht, unter der bekannten, ihnen bekannten, bekannte/bekannten nummer, nummer auf
      ihrem/ihrer/dem vertrag/mietvertrag, in der rechnung genannte, hinterlegte, wettbewerb*,
      preisausschreiben, geben/gibt sich .. aus, geben sich, legen sie auf, auflegen, brauche ich nicht,
      brauchen wir nicht, benötigen wir nicht, steht fest, sommerfest, sammeln .. ein, rabattcode*,
      gutscheincode .. bestellung/kasse/warenkorb, beileid, grundsätzlich nie, mit der post, platz gewonnen,
      platz .. gewonnen, *wettbewerb .. gewonnen`,
    bait: `lotterie, jackpot, steuererstattung, steuerrückzahlung, zollgebühr*, zustellgebühr*, nachporto,
      losverfahren, guthaben .. steuer*, erstattungsanspruch, ohne erben, witwe, wohltätige*, vermachen, sie
      haben/hätten .. gewonnen, haben sie .. gewonnen, du hast .. gewonnen, hast du .. gewonnen,
      adresse/nummer/los/losnummer/name .. gewonnen/gezogen/ausgelost/ausgewählt, gewinnsumme, gewinnauszahlung,
      gewinnbenachrichtigung, hauptgewinn, geldgewinn, gewinnspielvertrag, gewinnspielvertrags, sie/du ..
      gewinner/gewinnerin, als gewinner/gewinnerin, glückliche* gewinner*, glückwunsch ..
      gewonnen/ausgewählt/gewinner/gewinnerin/ausgelost, erbschaft von/in, million* ..
      erbe*/erbschaft/hinterlassen/nachlass/spenden/spende/teilen, mandant*/kunde/klient ..
      verstorben/verstarb/gestorben, verstorben*/verstorbenen mandant*/kunden/klienten, hinterlässt ..
      million*/euro/vermögen, hinterlassen .. million*/vermögen, paket/sendung/päckchen/lieferung .. zugestellt
      werden, zugestellt werden, sendung/paket/päckchen .. retourniert/zurückgesandt/zurückgeschickt/vernichtet,
      porto/nachporto .. paket/sendung/zustellung, zustellung .. gebühr*/kosten/bezahl*/porto/erneute*,
      einfuhrabgabe*, zoll .. ausrüstung/hält/festgehalten/freigeben/freizugeben/gepäck/gold, vor .. auszahlung,
      entschädigungsfonds, anspruch auf .. erstattung/rückerstattung/rückzahlung/guthaben/auszahlung,
      energiepauschale, klimabonus, energiegeld, heizkostenzuschuss, energiebonus, prozent .. behalten, behalten
      .. prozent/provision, von zu hause .. verdienen, verdienen .. zu hause/täglich/tag/woche/monat/stunde,
      verdiene .. täglich/zu, app-tester*, nebenjob .. homeoffice, ohne schufa*, schufafrei*, kredit/darlehen ..
      vorab/ohne/sofort, schlüssel .. kurier/paketdienst, schlüssel per post, treuhandservice*, treuhanddienst*,
      treuhandunternehmen, treuhandagentur, außerhalb der/des plattform/portals/seite/app, freunde und familie,
      freunde & familie, paypal .. freunde, paypal freunde, verlorenen/verlorenes/verlorene/verlorener
      bitcoin*/geld/gelder/einlagen/investition*/kryptowährung*, handelsplattform, trading-plattform,
      trading-bot, garantiert* gewinn*/rendite*, rendite .. garantiert, gewinn/rendite .. ohne risiko, western
      union, moneygram, kaution .. haft/polizei/staatsanw*/gefängnis, staatsanw* .. kaution,
      kollege/kollegin/bote/kurier/beamter .. geld .. ab, sicherheitskonto, sicheres/sicheren konto,
      ermittlungsverfahren .. gegen, gegen sie läuft, bußgeld/bussgeld .. offen/unbezahlt/zahlen, ihr/ihre
      bußgeld/bussgeld/strafzettel, computer/pc/rechner/gerät ..
      infiziert/befallen/trojaner/viren/virus/gehackt, trojaner .. gefunden/entdeckt, schaltet/verbindet sich ..
      rechner/pc/computer, schalten sie .. nicht aus, gestrandet, ausgeraubt, überfallen .. bestohlen, inkasso
      .. ausland, ihr/ihren/ihrem/ihres/dein/deinen/der/den/dieser gewinn ..
      verfällt/wartet/auszahl*/abhol*/überwiesen/erhalten/freigegeben/auszuzahlen/abzurufen/beanspruchen, konto
      .. zahlungen/gelder .. entgegen, zahlungen/gelder/überweisungen .. entgegen .. weiter, freigabe ..
      steuer/freigabegebühr/million*, freigabe .. vorab, ihnen stehen/steht .. euro .. zu, stehen/steht ihnen ..
      euro .. zu, erstattung/rückerstattung .. kreditkarte, paket/sendung/päckchen ..
      porto/gebühr*/zollgebühr*/zoll/angehalten/festgehalten/gehalten/wartet/zustellkosten/lagerkosten,
      lieferung .. zollgebühr*/angehalten/festgehalten, zahlung .. eingestellt, besichtigung/besichtigungen ..
      nicht selbst, besichtigung .. nicht .. durchführen, gefällt .. wohnung/zimmer/haus .. geld,
      erbschaft/erbe/nachlass .. million*/dollar/usd/begünstigte*, entschädigung .. opfer*/fonds/zugesprochen,
      auszahlung .. gewinn*/kredit*/erbschaft*/darlehen*`,
    threats: `wird/werden .. gesperrt/gelöscht/deaktiviert/geschlossen/eingeschränkt, sperrung, letzte
      mahnung/warnung/erinnerung, rechtliche schritte, strafanzeige, haftbefehl, webcam, kamera ..
      aufgenommen/gefilmt, aufgenommen/gefilmt .. kamera, deinen/ihren kontakten, zurückgeschickt, an den
      absender, gesperrt, beendet, dauerhaft gelöscht/entfernt/gesperrt, wird/werden ..
      entfernt/beendet/beschränkt/stillgelegt/vernichtet, nachrichten verloren, verlieren ..
      zugang/zugriff/konto, zurückgesandt, geht .. zurück, an alle/ihre/deine kontakte, gefilmt,
      gerichtsvollzieher, in haft, haftstrafe, gefängnis, infiziert, gehackt, fahrverbot, pfänd*, gepfändet,
      stromsperre, abgeschaltet, abgeklemmt, ermittlungsverfahren, strafverfahren, anzeige erstatten,
      strafrechtlich*, alle/allen/allen deine/deinen/ihre/ihren freunde/freunden/kontakte/kontakten/kollegen,
      video .. freunde*/familie/kollegen/kontakte*, bloßgestellt, veröffentliche*, zwangsvollstreckung,
      schufa-eintrag, deaktivierung, wird/werden .. unwiderruflich, inkassounternehmen`,
  },
  instructions: {
    short: `kurz, bitte kurz, halte es kurz, halt es kurz, halte dich kurz, fass dich kurz, mach es kurz, kurz
      halten, kurz fassen, kurz und knapp, knapp, knapp halten, kurze antwort, so kurz wie möglich, möglichst
      kurz, kürzer, kurz bitte`,
    signAs: `unterschreibe als {}, unterschreib als {}, unterschreibe mit {}, unterschreib mit {},
      unterzeichne als {}, unterzeichne mit {}, signiere als {}, als {} unterschreiben, mit {} unterschreiben,
      mein name ist {}, ich heiße {}, gezeichnet {}, grüße von {}`,
    mention: `schreib: {}, schreibe: {}, sag: {}, sage: {}, sag ihr: {}, sag ihm: {}, erwähne: {}, ergänze:
      {}, füge hinzu: {}, mit dem satz: {}, schreib dazu: {}, antworte: {}`,
    propose: `schlage {} vor, schlag {} vor, schlage den {} vor, schlag den {} vor, schlage stattdessen {}
      vor, schlag stattdessen {} vor, schlage vor: {}, schlag vor: {}, biete {} an, biete den {} an, {}
      vorschlagen, den {} vorschlagen, stattdessen {} vorschlagen, {} anbieten, verschiebe auf {}, auf {}
      verschieben`,
    addressAs: `nenne sie {}, nenn sie {}, nenne ihn {}, nenn ihn {}, sprich sie mit {} an, sprich ihn mit {} an,
      sprich sie als {} an, mit {} ansprechen, als {} ansprechen, mit {} anreden, begrüße sie mit {}, begrüße
      ihn mit {}, die anrede ist {}`,
    avoid: `erwähne nie {}, erwähne niemals {}, erwähne {} nicht, erwähn {} nicht, {} nicht erwähnen, nenne {} nicht, {} nicht nennen, nichts über
      {}, nichts von {}, kein wort über {}, lass {} weg, lasse {} weg, {} weglassen, ohne {} zu erwähnen,
      sprich {} nicht an`,
    yes: `ja, sag ja, antworte mit ja, zusagen, bitte zusagen, sag zu, sage zu, annehmen, nimm an, akzeptiere
      {}, bestätige {}, ja zu {}, sag {} zu, nimm {} an, {} annehmen, {} zusagen, {} bestätigen, stimme {} zu,
      zustimmen`,
    no: `nein, sag nein, antworte mit nein, absagen, bitte absagen, sag ab, sage ab, ablehnen, lehne ab, lehn
      ab, nein zu {}, sag {} ab, sage {} ab, lehne {} ab, {} ablehnen, {} absagen`,
    firstPerson: 'ich, wir, mein, meine, meinen, meinem, unser, unsere, unseren, unserem, mir, mich, uns',
    thirdPerson: 'er, ihn, ihm, sein, seine, seinen, seinem, seiner',
  },
  address: {
    familiar: `du, dich, dir, dein, deine, deinem, deinen, deiner, deines, euch, euer, eure, eurem, euren,
      eurer, kannst, könntest, würdest, hättest, hast, bist, möchtest, magst, wärst, willst, musst, weißt,
      warst, hattest, wirst, habt, seid, könnt`,
    polite: 'geehrte, geehrter, geehrten',
  },
  phrases: {
    greeting: {
      familiar: 'Hallo {first},',
      polite: 'Guten Tag {name},',
      familiarNameless: 'Hallo,',
      politeNameless: { plain: 'Guten Tag,', formal: 'Sehr geehrte Damen und Herren,' },
      inReturn: {
        moin: 'Moin {name},',
        servus: 'Servus {name},',
        'grüß gott': 'Grüß Gott {name},',
        hi: 'Hi {first},',
      },
      byTitle: {
        herr: 'Sehr geehrter Herr {last},',
        herrn: 'Sehr geehrter Herr {last},',
        hr: 'Sehr geehrter Herr {last},',
        frau: 'Sehr geehrte Frau {last},',
        fr: 'Sehr geehrte Frau {last},',
        familie: 'Guten Tag, Familie {last},',
        dr: 'Guten Tag Dr. {last},',
        prof: 'Guten Tag Prof. {last},',
      },
    },
    openers: {
      thanks: '{danke für deine|vielen Dank für Ihre} Nachricht.',
      regret: {
        plain: 'es tut mir leid, das zu lesen.',
        warm: 'es tut mir sehr leid, das zu lesen.',
        formal: 'mit Bedauern habe ich {deine|Ihre} Nachricht gelesen.',
      },
      kindWords: {
        plain: 'vielen Dank für {deine|Ihre} freundlichen Worte.',
        warm: '{hab vielen Dank für deine lieben|herzlichen Dank für Ihre freundlichen} Worte.',
        brief: 'danke für {deine|Ihre} freundlichen Worte.',
      },
      welcome: {
        plain: 'vielen Dank für {deine|Ihre} freundliche Nachricht.',
        warm: '{hab vielen Dank für deine nette|herzlichen Dank für Ihre freundliche} Nachricht.',
        brief: 'danke für {deine|Ihre} freundliche Nachricht.',
      },
      invitation: {
        plain: 'vielen Dank für die Einladung.',
        warm: '{hab vielen|herzlichen} Dank für die Einladung.',
        formal: 'haben Sie vielen Dank für die freundliche Einladung.',
        brief: 'danke für die Einladung.',
      },
    },
    statements: {
      accept: {
        plain: 'Ich sage gern zu.',
        warm: '{Da sage ich gern zu|Ich sage sehr gern zu}.',
        formal: 'Gern sage ich {dir|Ihnen} zu.',
        brief: 'Ich sage zu.',
      },
      decline: {
        plain: 'Leider kann ich nicht zusagen.',
        warm: 'Es tut mir leid, aber ich kann nicht zusagen.',
        formal: 'Zu meinem Bedauern kann ich {dir|Ihnen} nicht zusagen.',
      },
      thank: {
        plain: 'vielen Dank für [Anlass des Dankes].',
        warm: '{hab vielen|herzlichen} Dank für [Anlass des Dankes].',
        formal: 'haben Sie vielen Dank für [Anlass des Dankes].',
        brief: 'danke für [Anlass des Dankes].',
      },
      reschedule: {
        plain: 'Leider passt mir der Termin nicht. Mein Vorschlag: [anderer Tag und Uhrzeit].',
        warm: 'Es tut mir leid, aber der Termin passt mir nicht. Mein Vorschlag: [anderer Tag und Uhrzeit].',
        formal: 'Leider kann ich den Termin nicht wahrnehmen. Mein Vorschlag: [anderer Tag und Uhrzeit].',
      },
      request: {
        plain: 'Ich habe noch eine Bitte: [Anliegen].',
        formal: 'Ich möchte {dich|Sie} um Folgendes bitten: [Anliegen].',
      },
      question: {
        plain: 'Ich habe noch eine Frage: [Frage]',
        formal: 'Ich möchte {dich|Sie} Folgendes fragen: [Frage]',
      },
      clarify: 'Zur Klarstellung: [Klarstellung].',
      update: 'Hier der aktuelle Stand: [aktueller Stand].',
      apologize: {
        plain: 'ich bitte um Entschuldigung für die Unannehmlichkeiten.',
        warm: 'die Unannehmlichkeiten tun mir aufrichtig leid.',
        formal: 'für die entstandenen Unannehmlichkeiten bitte ich {dich|Sie} aufrichtig um Entschuldigung.',
      },
      followUp: {
        plain: 'Ich möchte noch einmal nachfragen. {Kannst du|Können Sie} mir mitteilen, [Frage]?',
        warm: 'Ich wollte nur kurz nachfragen. {Kannst du mir sagen|Könnten Sie mir mitteilen}, [Frage]?',
        formal:
          'Ich erlaube mir, noch einmal nachzufragen. {Könntest du|Könnten Sie} mir bitte mitteilen, [Frage]?',
      },
      confirm: { plain: 'Hiermit bestätige ich: [Angaben].', warm: 'Gern bestätige ich: [Angaben].' },
      negotiate: {
        plain: 'Ich möchte {dir|Ihnen} einen anderen Vorschlag machen: [Vorschlag].',
        formal: 'Ich erlaube mir, {dir|Ihnen} folgenden Vorschlag zu machen: [Vorschlag].',
      },
      introduce: {
        plain: 'Kurz zu mir: Mein Name ist [Name], ich bin [Funktion].',
        formal: 'Darf ich mich vorstellen? Mein Name ist [Name], ich bin [Funktion].',
      },
    },
    answers: {
      yes: 'Ja.',
      no: { plain: 'Nein, leider nicht.', formal: 'Nein, bedauerlicherweise nicht.' },
      willDo: {
        plain: 'Ja, das mache ich.',
        warm: 'Ja, das mache ich gern.',
        formal: 'Ja, das erledige ich gern.',
      },
      cannotDo: {
        plain: 'Das ist mir leider nicht möglich.',
        warm: 'Es tut mir leid, das ist mir nicht möglich.',
        formal: 'Das ist mir bedauerlicherweise nicht möglich.',
      },
      confirmed: { plain: 'Ja, das bestätige ich.', formal: 'Ja, das bestätige ich hiermit.' },
      later: 'Dazu melde ich mich noch.',
    },
    proposeTime: 'Mein Vorschlag: {time}.',
    lookingForward: {
      plain: '',
      warm: '{Sag einfach Bescheid|Ich freue mich auf Ihre Antwort}.',
      formal: 'Ich freue mich auf {deine|Ihre} Antwort.',
    },
    signOff: {
      plain: '{Viele Grüße|Freundliche Grüße}',
      warm: '{Liebe Grüße|Viele Grüße}',
      formal: 'Mit freundlichen Grüßen',
      brief: 'Viele Grüße',
    },
    gaps: {
      answer: 'Antwort',
      yesNo: 'Ja / Nein',
      willDo: 'Ja, das mache ich / Das ist mir leider nicht möglich',
      date: 'Datum',
      amount: 'Betrag oder Menge',
      number: 'Anzahl',
      person: 'Name',
      place: 'Ort',
      reason: 'Grund',
      yourName: 'Name',
    },
  },
  announcement: {
    opens: `hier ist, gerne, gern, natürlich, selbstverständlich, antwort, antwortentwurf, entwurf, vorschlag,
      klar, hier kommt`,
    nouns: 'antwort, entwurf, mail, nachricht',
  },
  checking: {
    notNames: '',
    namesByTitleOnly: true,
    numberWords: `dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn
      19, zwanzig 20, dreißig/dreissig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig
      90, hundert 100, tausend 1000, ein 1, einhalb 0.5, anderthalb 1.5, dutzend 12, dreier/dreien 3, vierer 4`,
    numberAnds: 'und',
    joinsNumbers: true,
  },
  dates: {
    months: 'jänner, feber, mrz., -, -, -, -, -, sep.',
    weekdays: 'mo., di., mi., do., fr., sonnabend/sa., so.',
    onlyWithCapital: 'mo., di., mi., do., fr., sa., so.',
    endings: 's, vormittag, nachmittag, abend, morgen, früh, mittag',
    lead: 'am, den, dem, vom, zum, dieser, der, dem',
    until: 'bis, bis zum, bis zu',
    or: 'oder',
    numbers: 'einem/einer/einen, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
    relativeDays: `gestern = -1, heute = 0, <!guten/am/jeden/der/einen/den/schönen/diesen/eines> morgen = 1, übermorgen = 2,
      (heute) in acht tagen = 7, in [vierzehn/14] tagen = 14`,
    weekday: `{weekday} dieser woche = this, diese woche (am) {weekday} = this,
      {weekday} (in) (der) [nächste*/kommende*] woche = next, [nächste/kommende] woche (am) {weekday} = next,
      [übernächste woche/übernächsten] (am) {weekday} = afterNext, [kommende*/kommender/diese*] {weekday} = coming,
      nächste* {weekday} = unclear, [letzte*/vergangene*/vorige*] {weekday} = past`,
    distance: `[in/binnen/innerhalb von/in den nächsten] {n} tag(en) = days,
      [in/binnen/innerhalb von/in den nächsten] {n} woche(n) = weeks,
      [in/binnen/innerhalb von/in den nächsten] {n} monat* = months`,
    periods: `diese* woche = week, (der) [nächste*/kommende*] woche = week 1, übernächste* woche = week 2,
      [am/diesem/dieses] wochenende = weekend, [nächstes/kommendes/am nächsten] wochenende = weekend 1,
      (zum) ende [der/dieser] woche = endOfWeek, ende (der) nächste* woche = endOfWeek 1, diesen monat = month,
      (im) [nächsten/kommenden] monat = month 1, (zum) ende [des/dieses] monats = endOfMonth,
      (zum) monatsende = endOfMonth, ende (des) nächsten monats = endOfMonth 1`,
    endOfMonthNamed: 'ende {month} ({year})',
    vague: '[anfang/mitte] [(der) nächste* woche/{month}], demnächst, so bald wie möglich',
    ordinal: '<am/zum/bis/den> {day}. <!stock/etage/platz/tag/mal/kapitel/version/januar/februar>',
    clock: {
      times: '{time}( )uhr ({minute}), <um/gegen/ab> {time}{end}',
      afterDay: '{hour}( )h',
      at: 'um, gegen, ab, ca., bis um',
      from: 'von, bis, vor, nach',
      between: { lead: 'zwischen', and: 'und' },
      early: 'vorm., (am) [vormittag/vormittags/morgens/früh]',
      late: 'nachm., (am) [nachmittag/nachmittags/abend/abends]',
      before: { '15': 'viertel nach', '-30': 'halb', '-15': 'viertel vor' },
      hours: 'ein/eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
      noon: '(12 uhr) mittag(s)',
      midnight: 'mitternacht',
    },
    deadline: {
      before: 'bis, vor, spätestens, einschließlich, frist, frist ist, frist endet, fällig',
      after: 'spätestens, ist die frist',
    },
    proposals: `vorschl, schlage, schlagen, passt, passen, würde, wie wäre, können wir, könnten wir, wollen wir,
      sollen wir, treffen, verfügbar, zeit h, hätten sie, hast du, haben sie, vielleicht, alternativ, verschieb,
      lieber, einladen, ginge, geht es`,
  },
  promptAddress: 'Address the reader with „Sie“, unless the mail itself uses „du“.',
};
