import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `de het een en van in is dat op te zijn met voor niet aan er om dan als ook maar bij uit door naar of over
    wordt worden hij zij ze je jij u we wij ik mijn deze dit die wat wel nog kan kunnen zal zou heeft hebben had
    werd hun haar ons onze geen tot hallo bedankt groet groeten vriendelijke geachte beste mevrouw heer graag
    alvast meer veel moet moeten waar wie hoe al tegen onder zo na jaar twee gaan goed afspraak prijs bestelling
    levering offerte factuur contract week maand dag dagen tijd uur keer bedrijf werk land stad wereld leven man
    vrouw kinderen project andere ander elke enkele tijdens sinds minder dus altijd nooit nieuwe grote kleine
    eerste tussen zonder zelf beide daar daarom hier alles iets niets werden gemaakt zullen willen laten zoals
    omdat hoewel echter ongeveer vaak vooral`,
  letter: {
    greetings: `beste, hallo, geachte, hoi, dag, goedemorgen, goedemiddag, goedenavond, goedendag, goededag, lieve,
      geachte heer, geachte mevrouw`,
    beforeSignedName: 'jouw, namens',
    closings: `met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, groeten,
      groet, groetjes, hartelijke groet, hartelijke groeten, hoogachtend, mvg, tot ziens, liefs,
      met hartelijke groet, gr, fijne dag, prettige dag, een fijne dag, met beste groet, beste groeten,
      tot snel, tot binnenkort, met collegiale groet`,
    thanks: `dank, bedankt, alvast bedankt, dank je wel, dank u wel, dankjewel, hartelijk dank, bij voorbaat dank`,
    familiarGreetings: 'hoi, hallo',
    titles: 'heer, mevrouw, meneer, mw, dhr, mr, drs, ir, dr, prof',
    nobody: "allemaal, collega's, lezer, relatie, klant",
    nameParticles: 'de, den, der, van, ter, ten',
    abbreviations: 'bl, bijv, dhr, mevr, mw, m.b.t, i.v.m, t.a.v, o.a, nr, ca, tel',
  },
  mailProgram: {
    lead: 'op, in',
    wrote: `schreef, heeft geschreven, het volgende geschreven, geschreven, schreef het volgende`,
    from: 'van, afzender',
    date: 'verzonden, datum, verzonden op',
    to: 'aan, ontvanger',
    cc: 'cc, kopie',
    subject: 'onderwerp, betreft',
    original: `oorspronkelijk bericht, origineel bericht, oorspronkelijke bericht, origineel e-mail`,
    forwarded: `doorgestuurd bericht, begin doorgestuurd bericht, begin van doorgestuurd bericht, doorgezonden bericht`,
    sentFrom: `verzonden vanaf, verstuurd vanaf, verzonden met, verzonden vanuit, verstuurd met, verstuurd via,
      verzonden via, outlook voor, download outlook`,
    replyTo: 'antwoord aan, antwoorden aan',
    otherHeaders: 'bijlagen, bijlage, urgentie',
    replyPrefixes: 'antw, betr, re',
    forwardPrefixes: 'doorst, fw',
    toMe: 'aan mij',
    folders: 'postvak in',
    sentFromEnds: 'verstuurd, verzonden',
    devices: 'mobiel, telefoon',
    contact: 'mobiel',
    confidential: 'vertrouwelijk',
    addressee: 'geadresseerde, ontvanger',
    bulk: 'uitschrijven, afmelden, automatisch gegenereerd',
    automaticSubjects: 'automatisch antwoord, afwezig*',
  },
  amounts: {
    currencies: 'euro EUR, dollar USD, procent %',
    factors: 'duizend 1e3, mln 1e6, miljoen 1e6, mld 1e9, miljard 1e9',
  },
  asks: {
    questionWords: {
      when: `wanneer, hoe laat/snel/vroeg/spoedig, welke dag/dagen/datum/data/tijd/week/maand/termijn, welk
        tijdstip/moment`,
      'how-much': `hoeveel, hoeveel kost/kosten/gaan/moeten/betalen/is, hoe duur/hoog, wat
        kost/kosten/bedraagt, wat gaat/gaan/zou/zal/zullen .. kosten, wat is/wordt de/het/uw/jullie/je ..
        prijs/tarief/bedrag/huur/kosten, welke prijs, welk bedrag/tarief`,
      'how-many': 'hoeveel *en/*s/keer/man, met hoeveel, hoevelen',
      who: 'wie, wiens',
      where: 'waar, waarheen, waarvandaan, welk adres, welke locatie/plaats/zaal',
      what: `wat, welke, welk, waarover, waaraan, waarmee, waarop, waarvan, waarvoor, waarin, waarnaar,
        waaruit`,
      why: 'waarom, hoezo, waardoor, welke reden, hoe komt/kan het',
      how: 'hoe, welke manier/wijze, in hoeverre, hoe lang/vaak/ver, hoelang, hoeveel tijd',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `vanaf, tot, sinds, in, aan, op, onder, bij, met, naar, voor, van, uit, over, om, na,
      door, per, binnen, tegen, rond, en, of, maar, want, precies, dus`,
    questionMarkers: `waarom, ^wanneer/waar/wat/wie/hoe
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten,
      ^wanneer/waar/wat/wie * je/jij/jullie/u/we/wij/ik/er, ^tot/vanaf/met/voor/van/aan/om/op wie/wanneer *
      je/jij/jullie/u/we/wij/ik/er, ^welk/welke/hoeveel *
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten,
      ^welk/welke/hoeveel * * je/jij/jullie/u/we/wij/ik/er, ^hoe laat/lang/vaak/hoog/duur/snel
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten, ^hoe
      laat/lang/vaak/snel * je/jij/jullie/u/we/wij/ik/er, ^zullen we, ^past/schikt het`,
    whether: 'of',
    or: 'of, ofwel, dan wel',
    requests: `alstublieft, alsjeblieft, aub, a u b, svp, s v p, gelieve, gaarne, ^zou je/jij/u/ik, ^zouden
      jullie/we/wij, ^wil/wilt/willen je/jij/u/jullie, ^kun/kunt/kan/kunnen je/jij/u/jullie
      me/mij/ons/even/misschien/hem/haar, ^kun/kunt/kan/kunnen je/jij/u/jullie ..
      *sturen/*mailen/*helpen/*checken/*controleren/*regelen/*nemen/*passen/*geven/*kijken/*maken/*zetten/*brengen/*leveren/*zorgen/*ondertekenen/*bevestigen,
      ^lukt het, ^zie/ziet je/u kans, is/zou het .. mogelijk, ^graag
      uw/je/jouw/jullie/vóór/uiterlijk/binnen/zo/even/een/reactie/antwoord/bevestiging/ontvang*/zie/zien/terug/bevestigen/doorgeven,
      ontvang/ontvangen/zie/zien ik/we/wij graag, ik/we/wij ontvang/ontvangen/zie/zien graag,
      verzoek/verzoeken, verzocht, wil/willen/zou/zouden/mag/mogen/moet/moeten .. u/je/jullie .. vragen,
      vraag/vragen ik/wij/we u/je/jullie, ik/wij/we vraag/vragen u/je/jullie, zou/zouden .. op prijs,
      prijs/prijs stellen/waarderen als, dankbaar als/zijn,
      fijn/mooi/prettig/top/handig/leuk/goed/lief/super/geweldig als/zijn/vinden .. als/je/u/jullie,
      u/je/jullie moet/moeten/dient/dienen .. nog, wees/zijn zo vriendelijk/goed/lief/aardig,
      ^stuur/mail/bel/app/geef/check/controleer/kijk/vul/neem/zorg/breng/pak/regel/haal/zet/doe/lees/help/houd/hou/denk/vergeet/lever/maak/schrijf/onderteken/bevestig/meld/betaal/reageer
      me/mij/ons/de/het/deze/dit/uw/je/jij/jouw/even/eens/maar/dat/ervoor/er/aan/eraan/niet/of/contact/mee/svp/vóór/uiterlijk,
      ^stuurt/mailt/geeft/bevestigt/controleert/neemt/belt/vult/zorgt/denkt/houdt/tekent u, ^laten we, ik eis,
      wij eisen, sommeer, sommeren`,
    tellMe: `^laat .. weten, ^kun/kunt/kan/kunnen/wil/wilt/willen/zou/zouden je/jij/u/jullie ..
      weten/aangeven/doorgeven/vertellen/zeggen/uitleggen/toelichten/navragen, ^vertel/zeg/schrijf/leg
      me/mij/ons/eens/even/maar, ^geef .. door/aan, hoor/horen/verneem/vernemen .. graag, ^graag
      hoor/horen/verneem/vernemen, wil/willen/zou/zouden .. weten/begrijpen, graag
      weten/geweten/begrijpen/horen, ik/we/wij/me moet/moeten .. weten/vertellen/zeggen, moet/moeten
      ik/we/wij/me .. weten/vertellen/zeggen, wilde/wilden .. vragen/weten/checken, wil .. nog vragen,
      mag/mogen ik/we/wij .. vragen/weten, vraag/vroeg me/mij .. af, vragen/vroegen ons .. af, benieuwd,
      nieuwsgierig, ^weet/weten je/jij/u/jullie, enig idee, vraag is, blijft .. vraag, open blijft, weet/weten
      niet, weet/weten ik/we/wij/nog/ook/alleen/echter/eigenlijk .. niet, niet duidelijk/bekend/zeker, niet
      helemaal/zo/meer duidelijk/zeker, onduidelijk, een raadsel, snap/begrijp/begrijpen niet,
      snap/begrijp/begrijpen alleen/nog/echt/eigenlijk .. niet, begrijp/snap ik .. niet, moeite .. begrijpen,
      lastig/moeilijk te begrijpen, zou .. om te weten`,
    needs: `heb/hebben .. nodig, nodig heb/hebben/van, nog .. nodig, mis/missen .. nog, nog mis/missen, mis
      ik, missen we/wij, ontbreekt, ontbreken, niet compleet, nog niet/geen/niets/steeds/altijd ..
      ontvangen/gekregen/gehoord/binnen, niet ontvangen, nog geen reactie/antwoord/bericht, zonder ..
      kan/kunnen .. niet/geen/niets, zodra we/wij/ik uw/je/jouw, wacht/wachten .. op/nog, afwachting van,
      staat/staan nog .. open, zou helpen/schelen, zou mij/me/ons/het/enorm/erg .. helpen/schelen, zou ..
      hulp/handig/nuttig/prettig/fijn/mooi/welkom zijn, help/helpt .. enorm, zou/zouden/wil/willen .. graag ..
      ontvangen/hebben/bestellen/boeken/reserveren/bespreken/zien, het liefst zou/wil/had, ik zoek, wij/we
      zoeken, op zoek naar, hoop/hopen .. helpen, verwacht/verwachten .. van u/je, had/hadden graag`,
    courtesies: `hoe gaat/is het met/ermee/daar/nou, ^hoe gaat/is het$, ^hoe was/waren je/uw/jullie/de/het,
      alles goed/kits/oké/ok/wel, ^goed aangekomen/uitgerust, ^hopelijk, hoop/hopen ..
      gehad/gaat/ging/goed/verlopen/verliep/was/waren, hoop/hopen dat de/alles, ^wie
      had/kent/wil/wordt/houdt/droomt/heeft/zou .. niet/gedacht/geen/nou/nooit/durven, ^is/zijn dat/het/ze
      niet, wie weet$, wie weet wat/hoe, meer weten, weet je nog/wat, wat een, aarzel, schroom,
      neem/neemt/bel/belt/mail/stuur/kijk/laat .. gerust, mocht/mochten u/je/jullie/er, heeft/heb/hebben
      u/je/jullie .. vragen, vragen heeft/hebt/hebben/heb, bij/voor vragen, vragen of opmerkingen, als er ..
      iets/vragen, kunt/kun u/je ons/mij/me .. bereiken, altijd bellen/mailen, houd/houdt/hou .. rekening,
      kwalijk, vragen .. begrip/geduld, uw begrip, ik/we/wij laat/laten .. weten, laten we/wij .. weten, hoe
      ik/we .. bedanken, reden waarom, gaat het .. goed/beter, contact houden, hoeft/hoef/hoeven ..
      niet/niets/geen, niet nodig, ik/we/wij heb/hebben .. dagen/weken/uur/tijd .. nodig, groeten, zorg goed,
      geen zorgen, reageer niet, stuur geen, mis je/jullie, deze e-mail, het milieu, graag van je/u/jullie$,
      tegemoet`,
    connectors: `en, of, maar, want, ps, zo ja, zo nee, indien mogelijk, als het kan, nog een vraag, vraagje,
      korte vraag, nog iets, o ja, oh ja, trouwens, oké, ok, dus, verder, daarnaast, tot slot, ten slotte, ten
      eerste, ten tweede, bovendien, eventueel`,
  },
  categories: {
    complaint: `teleurgesteld, ontevreden, niet tevreden met/over, onacceptabel, niet acceptabel,
      onaanvaardbaar, een klacht in, klacht indienen, beklag, ongenoegen, beschadigd/kapot
      aangekomen/geleverd/ontvangen/bezorgd, was/waren beschadigd, is/was defect, werkt niet meer, doet het
      niet, nog steeds/altijd niet ontvangen/geleverd/bezorgd, nooit aangekomen, verkeerde
      artikel/artikelen/maat/product, verkeerd artikel, dubbel afgeschreven, dubbel/te veel in rekening,
      schandalig, belachelijk dat, het zat, in de steek gelaten, onbeschoft`,
    badNews: `overleden, is gestorven, het overlijden van, verlies van mijn/onze, begrafenis, crematie,
      uitvaart, in/naar het ziekenhuis, ernstig/ongeneeslijk ziek, kanker, miskraam, ongeluk/ongeval gehad,
      hartaanval, hartinfarct, beroerte, herseninfarct, mijn baan verloren/kwijt, ben .. ontslagen, afgebrand,
      ingebroken`,
    condolence: '',
    praise: `gefeliciteerd, proficiat, felicitaties, mijn/onze complimenten, complimenten voor/aan, compliment
      voor, petje af, hulde, geweldig/goed/knap gedaan, uitstekend/fantastisch werk, je/uw/jullie
      presentatie/lezing was, onder de indruk`,
    thanks: `bedankt/dank voor alles, dank je/u wel voor alles, bedankt/dank voor de
      fijne/goede/leuke/prettige, nogmaals .. dank/bedankt, bedankt dat je/u/jullie, wil/willen/wilde/wilden
      .. bedanken, me/mij/ons enorm geholpen, duizendmaal dank, voor je/uw/jullie hulp
      bij/gisteren/vorige/afgelopen/tijdens`,
    invitation: `nodigen wij/we/u/je/jullie, nodig ik/u/je/jullie .. uit, graag uitnodigen, u/je/jullie
      uitnodigen, u/je/jullie uit te nodigen, uitgenodigd, bent/ben .. van harte welkom`,
    unsolicited: `u/je heeft/hebt gewonnen, gefeliciteerd u bent, bent geselecteerd, als winnaar, uw prijs,
      claim uw/je, meer omzet, meer klanten voor, hoger/bovenaan in google, zoekmachineoptimalisatie,
      seo-bureau, linkbuilding, backlinks, actie geldt tot, alleen vandaag, nu met korting, profiteer nu,
      bestel nu, exclusieve aanbieding, exclusief aanbod, vrijblijvend gesprek, vrijblijvende demo, loterij,
      bedrijven zoals`,
    machine: `negeer/vergeet .. instructies/aanwijzingen/opdrachten, negeer/vergeet alles, je/jouw instructies
      zijn, nieuwe instructies, systeemprompt, systeem/system prompt, je/jij bent nu een, je bent een
      ai/taalmodel, als ai/taalmodel, als een ai/taalmodel, beste ai, aan/voor de ai, ai-assistent, ai
      assistent, taalmodel, chatgpt, ontwikkelaarsmodus, im_start`,
  },
  fraud: {
    secrets: `wachtwoord*, wachtzin, pincode*, pin, pin-code, tan-code, tancode, otp, eenmalige code,
      verificatiecode, bevestigingscode, beveiligingscode, toegangscode, inlogcode, sms-code, zescijferige
      code, code .. sms, inloggegevens, kaartnummer, pasnummer, kaartgegevens, creditcardgegevens,
      creditcardnummer, cvv, cvc, cvc-code, vervaldatum, burgerservicenummer, bsn, herstelzin, digid`,
    handOver: `stuur, stuurt, sturen, toesturen, doorsturen, geef, geeft, doorgeven, door te geven, mail,
      mailt, mailen, app, appen, vertel, zeg, noem, deel, delen, bevestig*, te bevestigen, verifieer,
      verifiëren, vul, vult, invullen, in te vullen, voer, invoeren, in te voeren, antwoord*, beantwoord*, te
      beantwoorden, verstrek*, te verstrekken, werk .. bij, bij te werken, heb/hebben .. uw/je .. nodig,
      valideer, valideren, reageer, volgende gegevens`,
    giftCards: `cadeaukaart*, cadeaubon*, giftcard*, gift card/cards, waardebon*, tegoedkaart*, itunes/steam/apple kaart*,
      itunes-kaart*, steam-kaart*, apple-kaart*, prepaidkaart*, paysafecard*, bitcoin*`,
    buy: `koop, koopt, kopen, aanschaffen, aan te schaffen, schaf, haal, haalt, halen, regelen, bestel, kras*,
      codes, foto/foto's van`,
    bankDetails: `bankgegevens, bankrekening*, rekeningnummer*, rekeninggegevens, iban, betaalgegevens,
      betalingsgegevens, rekening`,
    changed: `nieuw/nieuwe/ander/andere rekening*/bank*/iban, gewijzigd*, wijzig*, veranderd*, veranderen,
      aangepast*, aanpassen, bijgewerkt*, overgestapt, niet meer, vanaf nu, luidt nu`,
    secrecy: `onder ons, tussen ons, voor jezelf, voor uzelf, voor je houden, strikt/uiterst vertrouwelijk, niemand,
      discreet, discretie, geheim*, bel me/mij niet, niet bellen/gebeld, met niemand`,
    haste: `onmiddellijk, dringend, spoed, per direct/omgaande, nu meteen, binnen 24/48 uur, binnen een/het
      uur, vandaag nog, nog vandaag, geblokkeerd, blokkade, opgeschort, gedeactiveerd, verwijderd, vernietigd,
      laatste waarschuwing/aanmaning, anders wordt/zal`,
    money: `overmaken, overgemaakt, over te maken, maak .. over, overboek*, over te boeken, overschrijving,
      betaal*, te betalen, betaling*, administratiekosten, invoerkosten, verzendkosten, voorschot,
      aanbetaling, geld, salaris, bitcoin, crypto*, western union, factuur*, facturen, terugbetaling,
      teruggave, prijs, erfenis, tikkie`,
    warnings: `nooit, niet vragen/delen/geven/sturen/doorgeven, deel/geef/stuur .. niet, niet aan anderen, pas
      op, wees alert, waarschuw*, oplichting, oplichters, fraude, phishing, training, vergeten, opnieuw
      instellen, reset*, gereset, zelf .. wijzigen/veranderen/aanpassen/invullen, verloopt, verlopen,
      ongewijzigd, niet gewijzigd/veranderd, geen wijziging, zoals altijd, *code is/luidt, wifi,
      wifi-wachtwoord`,
    bait: `loterij*, prijswinnaar, gewonnen, erfenis, erfgenaam, nalatenschap, overleden*, belastingteruggave,
      pakket*/zending .. vastgehouden/bezorgd/retour, douane*, invoerkosten`,
    threats: `wordt/worden .. geblokkeerd/opgeschort/gedeactiveerd/verwijderd/gesloten, is geblokkeerd/opgeschort, laatste
      waarschuwing/aanmaning/herinnering, juridische stappen, deurwaarder, webcam, je/uw contacten, retour
      afzender`,
  },
  instructions: {
    short: `kort, houd het kort, hou het kort, maak het kort, graag kort, kort houden, kort en bondig, bondig,
      beknopt, kort antwoord, zo kort mogelijk, heel kort, korter, kort graag, kort alsjeblieft`,
    signAs: `onderteken als {}, onderteken met {}, teken als {}, teken met {}, als {} ondertekenen, met {}
      ondertekenen, ondertekenen als {}, ondertekenen met {}, sluit af met {}, mijn naam is {}, ik heet {},
      groeten van {}`,
    mention: `schrijf: {}, zeg: {}, vermeld: {}, noem: {}, zeg haar: {}, zeg hem: {}, meld: {}, voeg toe: {},
      zet erbij: {}, schrijf erbij: {}, geef door: {}, antwoord: {}, met de zin: {}`,
    propose: `stel {} voor, stel in plaats daarvan {} voor, stel voor: {}, bied {} aan, {} voorstellen, in
      plaats daarvan {} voorstellen, {} aanbieden, verzet naar {}, verplaats naar {}, verzet het naar {},
      verplaats het naar {}, verzet de afspraak naar {}, verplaats de afspraak naar {}`,
    call: `noem haar {}, noem hem {}, spreek haar aan met {}, spreek hem aan met {}, spreek haar aan als {},
      spreek hem aan als {}, aanspreken met {}, begroet haar als {}, begroet hem als {}, de aanhef is {},
      gebruik de naam {}`,
    avoid: `noem {} niet, vermeld {} niet, {} niet noemen, {} niet vermelden, niets over {}, zeg niets over
      {}, schrijf niets over {}, geen woord over {}, laat {} weg, {} weglaten, zonder {} te noemen, begin niet
      over {}, praat niet over {}, heb het niet over {}`,
    yes: `ja, zeg ja, antwoord ja, antwoord met ja, accepteer, accepteer {}, aanvaard {}, bevestig {}, ga
      akkoord, ga akkoord met {}, akkoord met {}, ja op {}, zeg ja tegen {}, zeg ja op {}, neem {} aan, {}
      accepteren, {} bevestigen, akkoord`,
    no: `nee, zeg nee, antwoord nee, antwoord met nee, weiger, weiger {}, wijs {} af, sla {} af, zeg af, zeg
      {} af, nee op {}, zeg nee tegen {}, zeg nee op {}, bedank voor {}, {} weigeren, {} afwijzen, {}
      afzeggen, afzeggen`,
    firstPerson: 'ik, wij, we, mijn, ons, onze, mij, me',
    thirdPerson: 'hij, zij, ze, hem, haar, hun, hen',
  },
  address: {
    familiar: 'je, jij, jou, jouw, jezelf, jullie',
    polite: 'u, uw, uzelf, geachte',
  },
  phrases: {
    greeting: {
      familiar: 'Beste {first},',
      polite: 'Beste {name},',
      familiarNameless: 'Hallo,',
      politeNameless: 'Goedendag,',
      titled: {
        heer: 'Geachte heer {last},',
        'de heer': 'Geachte heer {last},',
        dhr: 'Geachte heer {last},',
        meneer: 'Geachte heer {last},',
        mevrouw: 'Geachte mevrouw {last},',
        mevr: 'Geachte mevrouw {last},',
        mw: 'Geachte mevrouw {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'Bedankt voor {je|uw} bericht.',
        formal: 'Hartelijk dank voor {je|uw} bericht.',
        brief: 'Dank voor {je|uw} bericht.',
      },
      regret: {
        plain: 'Het spijt me dit te lezen.',
        warm: 'Het spijt me heel erg om dit te lezen.',
        formal: 'Het spijt mij dit te moeten lezen.',
      },
      praise: {
        plain: 'Bedankt voor {je|uw} vriendelijke woorden.',
        warm: 'Heel hartelijk dank voor {je|uw} vriendelijke woorden!',
        formal: 'Hartelijk dank voor {je|uw} vriendelijke woorden.',
      },
      welcome: {
        plain: 'Bedankt voor {je|uw} vriendelijke bericht.',
        warm: 'Heel hartelijk dank voor {je|uw} vriendelijke bericht!',
        formal: 'Hartelijk dank voor {je|uw} vriendelijke bericht.',
      },
      invitation: {
        plain: 'Bedankt voor de uitnodiging.',
        warm: 'Heel hartelijk dank voor de uitnodiging!',
        formal: 'Hartelijk dank voor de uitnodiging.',
      },
    },
    statements: {
      accept: {
        plain: 'Ik ga hier graag op in.',
        warm: 'Ik ga hier heel graag op in!',
        formal: 'Graag ga ik hierop in.',
        brief: 'Ik ga hierop in.',
      },
      decline: {
        plain: 'Helaas kan ik hier niet op ingaan.',
        warm: 'Het spijt me echt, maar ik kan hier niet op ingaan.',
        formal: 'Tot mijn spijt kan ik hier niet op ingaan.',
      },
      thank: {
        plain: 'Ik stel het zeer op prijs.',
        warm: 'Ik waardeer het enorm.',
        formal: 'Ik stel dit bijzonder op prijs.',
      },
      reschedule: {
        plain: 'Helaas komt dit tijdstip mij niet uit. Komt [andere dag en tijd] {je|u} ook uit?',
        warm: 'Het spijt me, dit tijdstip komt mij toch niet uit. Komt [andere dag en tijd] {je|u} ook uit?',
        formal: 'Helaas ben ik op dit tijdstip verhinderd. Schikt [andere dag en tijd] {je|u} ook?',
      },
      request: {
        plain: 'Ik heb een verzoek: [verzoek].',
        formal: 'Graag leg ik {je|u} het volgende verzoek voor: [verzoek].',
      },
      question: {
        plain: 'Ik heb een vraag: [vraag]',
        formal: 'Graag leg ik {je|u} de volgende vraag voor: [vraag]',
      },
      clarify: { plain: 'Ter verduidelijking: [verduidelijking].' },
      update: { plain: 'Dit is de stand van zaken: [huidige stand van zaken].' },
      apologize: {
        plain: 'Mijn excuses voor het ongemak.',
        warm: 'Het spijt me oprecht van het ongemak.',
        formal: 'Ik bied {je|u} mijn oprechte excuses aan voor het ongemak.',
      },
      followUp: {
        plain: 'Ik kom hier graag even op terug. {Kun je|Kunt u} mij laten weten [vraag]?',
        formal: 'Graag kom ik hierop terug. {Zou je|Zou u} mij kunnen laten weten [vraag]?',
      },
      confirm: {
        plain: 'Hierbij bevestig ik dit.',
        warm: 'Dat bevestig ik graag.',
        brief: 'Dat bevestig ik.',
      },
      negotiate: {
        plain: 'Ik wil graag andere voorwaarden voorstellen: [voorstel].',
        formal: 'Graag stel ik {je|u} de volgende voorwaarden voor: [voorstel].',
      },
      introduce: {
        plain: 'Ik stel mezelf even voor: ik ben [naam], [functie].',
        formal: 'Graag stel ik mij aan {je|u} voor: mijn naam is [naam], [functie].',
      },
    },
    answers: {
      yes: { plain: 'Ja.', warm: 'Ja, zeker.' },
      no: { plain: 'Helaas niet.', warm: 'Nee, helaas niet.', formal: 'Nee, tot mijn spijt niet.' },
      willDo: {
        plain: 'Ja, dat doe ik graag.',
        warm: 'Ja, dat doe ik heel graag!',
        formal: 'Ja, dat doe ik uiteraard graag.',
      },
      cannotDo: {
        plain: 'Dat lukt helaas niet.',
        warm: 'Het spijt me, dat lukt helaas niet.',
        formal: 'Dat is helaas niet mogelijk.',
      },
      confirmed: { plain: 'Ja, dat bevestig ik.', formal: 'Ja, dat bevestig ik hierbij.' },
      later: 'Hier kom ik nog op terug.',
    },
    proposeTime: 'Zou {time} {je|u} schikken?',
    closing: {
      plain: '',
      warm: 'Ik hoor graag van {je|u}.',
      formal: 'Ik zie {je|uw} reactie met belangstelling tegemoet.',
    },
    signOff: {
      plain: 'Met vriendelijke groet,',
      warm: 'Hartelijke groet,',
      formal: 'Met vriendelijke groet,',
      brief: 'Groet,',
    },
    gaps: {
      answer: 'antwoord',
      yesNo: 'Ja / Nee',
      willDo: 'Ja, dat doe ik graag / Dat lukt helaas niet',
      date: 'datum',
      amount: 'bedrag of aantal',
      number: 'aantal',
      person: 'naam',
      place: 'plaats',
      reason: 'reden',
      yourName: 'naam',
    },
  },
  announcement: {
    opens: 'hier is, hieronder, natuurlijk, zeker, uiteraard, antwoord, conceptantwoord, concept, voorstel',
    nouns: 'antwoord, concept, mail, bericht, reactie',
  },
  checking: { notNames: 'mijnheer' },
  dates: {
    months: 'jan., feb., mrt., apr., -, -, -, aug., sep./sept., okt., nov., dec.',
    endings: 'middag, ochtend, avond, morgen, namiddag',
    lead: 'op, de, van, deze, het',
    dayMarks: 'e, ste, de',
    until: 'tot, t/m, tot en met',
    or: 'of, en',
    numbers: 'een/één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
    near: `gisteren = -1, vandaag = 0, [vanavond/vanmiddag/vanochtend/vanmorgen] = 0,
      <!goede/elke/de/iedere> morgen([ochtend/middag/avond/vroeg]) = 1, overmorgen = 2`,
    weekday: `{weekday} (van) deze week = this, deze week (op) {weekday} = this,
      {weekday} (van/in) (de) [volgende/komende] week = next, volgende week (op) {weekday} = next,
      [aanstaande/komende/deze/a.s.] {weekday} = coming, {weekday} [aanstaande/a.s.] = coming,
      volgende {weekday} = unclear, [vorige/afgelopen/laatste] {weekday} = past, {weekday} jongstleden = past`,
    distance: `[over/binnen] {n} dag(en) = days, [over/binnen] {n} [week/weken] = weeks,
      [over/binnen] {n} maand(en) = months`,
    stretches: `deze week = week, [volgende/komende] week = week 1, [dit/het/komend] weekend = weekend,
      volgend weekend = weekend 1, (het) [einde/eind] (van) [de/deze] week = endOfWeek,
      eind volgende week = endOfWeek 1, deze maand = month, [volgende/komende] maand = month 1,
      (het) [einde/eind] (van) [de/deze] maand = endOfMonth, eind volgende maand = endOfMonth 1`,
    endOfMonthNamed: '[eind/einde] {month} ({year})',
    vague: '[begin/half] [volgende week/{month}], zo spoedig mogelijk',
    ordinal: '<op/de> {day}[e/ste/de] <!verdieping/keer/plaats/editie/eeuw/versie>',
    clock: {
      times: `<om/rond/vanaf/tegen/voor/tot> {time}( )[uur/u.], {hour}[:/.]{minute}( )[uur/u./u], <om> {time}{end}`,
      afterDay: '{time}( )[uur/u./u]',
      at: 'om, rond, tegen',
      from: 'vanaf, van, voor, na',
      between: { lead: 'tussen', and: 'en' },
      early: "['s/in de] [ochtends/morgens/ochtend/morgen], ochtend",
      late: "['s/in de] [middags/avonds/middag/avond], middag, avond",
      before: { '15': 'kwart over', '-30': 'half', '-15': 'kwart voor' },
      noon: "12 uur 's middags",
      midnight: 'middernacht',
    },
    deadline: {
      before: 'vóór, uiterlijk, tot, tot en met, op zijn laatst, ten laatste, deadline, deadline is',
      after: 'uiterlijk, op zijn laatst',
      for: 'voor',
      meetings: 'afspraak, vergadering, overleg, lunch, diner, gesprek, reserv, bezoek, afspreken',
    },
    proposals: `voorstel, voorstellen, stel, schikt, past, zou, kunnen we, kunt u, kun je, zullen we, wat dacht,
      hoe zou, beschikbaar, misschien, liever, verzetten, afspreken, komt het uit, uitkomt, heb je tijd,
      heeft u tijd, lukt, vrij`,
  },
  promptAddress: 'Address the reader with "u", unless the mail itself uses "je".',
};
