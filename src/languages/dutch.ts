import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `de het een en van in is dat op te zijn met voor niet aan er om dan als ook maar bij uit door
    naar of over wordt worden hij zij ze je jij u we wij ik mijn deze dit die wat wel nog kan kunnen zal zou
    heeft hebben had werd hun haar ons onze geen tot hallo bedankt groet groeten vriendelijke geachte beste
    mevrouw heer graag alvast meer veel moet moeten waar wie hoe al tegen onder zo na jaar twee gaan goed
    afspraak prijs bestelling levering offerte factuur contract week maand dag dagen tijd uur keer bedrijf werk
    land stad wereld leven man vrouw kinderen project andere ander elke enkele tijdens sinds minder dus altijd
    nooit nieuwe grote kleine eerste tussen zonder zelf beide daar daarom hier alles iets niets werden gemaakt
    zullen willen laten zoals omdat hoewel echter ongeveer vaak vooral`,
  letter: {
    greetings: `beste, hallo, geachte, hoi, dag, goedemorgen, goedemiddag, goedenavond, goedendag, goededag,
      lieve, liefste, waarde, geachte heer, geachte mevrouw, hey, hé, ha`,
    beforeSignedName: 'jouw, je, uw, namens, w.g., i.o.',
    closings: `met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten,
      groeten, groet, groetjes, hartelijke groet, hartelijke groeten, hoogachtend, mvg, tot ziens, liefs,
      met hartelijke groet, gr, fijne dag, prettige dag, een fijne dag, met beste groet, beste groeten,
      tot snel, tot binnenkort, met collegiale groet, warme groet, met warme groet, lieve groet, lieve groeten,
      veel liefs, kus, dikke kus, knuffel, de groeten, tot morgen, tot dan, tot gauw, fijn weekend,
      prettig weekend, fijne avond, doei, doeg, sportieve groet, zonnige groet`,
    thanks: `dank, bedankt, alvast bedankt, dank je wel, dank u wel, dankjewel, hartelijk dank, bij voorbaat dank`,
    familiarGreetings: 'hoi, hey, hé, ha, lieve, liefste',
    titles: `heer, de heer, mevrouw, meneer, mijnheer, mevr, mw, dhr, mej, fam, familie, mr, drs, ir, ing, dr,
      ds, prof, professor, dokter, dominee, pastoor, pater, zuster, broeder, burgemeester, wethouder, directeur,
      directrice, voorzitter, kapitein, kolonel, juf, meester, tante, oom, oma, opa, collega`,
    genericAddressees: `allemaal, iedereen, collega, collega's, lezer, relatie, klant, klanten, leden, ouders, ouder,
      buren, buurman, buurvrouw, vrienden, vriend, vriendin, mensen, team, heer, mevrouw, meneer, mijnheer,
      heren, dames, dames en heren, heer/mevrouw, heer of mevrouw, heer en mevrouw, mevrouw/heer,
      klantenservice, bewoner, bewoners, burgemeester, voorzitter, dokter, juf, meester, trainer, mama, papa,
      mam, pap, schat, lieverd, jongens, meiden`,
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
    forwarded: `doorgestuurd bericht, begin doorgestuurd bericht, begin van doorgestuurd bericht,
      doorgezonden bericht`,
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
      when: `wanneer, hoe laat/snel/vroeg/spoedig, welke dag/dagen/datum/data/tijd/week/maand/termijn,
        welk tijdstip/moment`,
      'how-much': `hoeveel, hoeveel kost/kosten/gaan/moeten/betalen/is, hoe duur/hoog, wat
        kost/kosten/bedraagt, wat gaat/gaan/zou/zal/zullen .. kosten, wat is/wordt de/het/uw/jullie/je ..
        prijs/tarief/bedrag/huur/kosten, welke prijs, welk bedrag/tarief`,
      'how-many': 'hoeveel *en/*s/keer/man, met hoeveel, hoevelen',
      who: 'wie, wiens',
      where: 'waar, waarheen, waarvandaan, welk adres, welke locatie/plaats/zaal',
      what: `wat, welke, welk, waarover, waaraan, waarmee, waarop, waarvan, waarvoor, waarin, waarnaar, waaruit`,
      why: 'waarom, hoezo, waardoor, welke reden, hoe komt/kan het',
      how: 'hoe, welke manier/wijze, in hoeverre, hoe lang/vaak/ver, hoelang, hoeveel tijd',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `vanaf, tot, sinds, in, aan, op, onder, bij, met, naar, voor, van, uit, over, om, na,
      door, per, binnen, tegen, rond, en, of, maar, want, precies, dus`,
    questionMarkers: `^wanneer/waar/wat/wie/hoe/waarom
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten/gaat/staat/blijft/vind/denk/zou/brengt/neemt/doet/rijdt,
      ^wanneer/waar/wat/wie/waarom * je/jij/jullie/u/we/wij/ik/er, ^tot/vanaf/met/voor/van/aan/om/op wie/wanneer
      * je/jij/jullie/u/we/wij/ik/er, ^welk/welke/hoeveel *
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten/gaat/staat/blijft/vind/denk/zou/brengt/neemt/doet/rijdt,
      ^welk/welke/hoeveel * * je/jij/jullie/u/we/wij/ik/er, ^hoe laat/lang/vaak/hoog/duur/snel
      kan/kunnen/kunt/zal/zullen/moet/moeten/mag/is/zijn/heeft/hebben/heb/wordt/komt/past/kost/kosten/gaat/staat/blijft/vind/denk/zou/brengt/neemt/doet/rijdt,
      ^hoe laat/lang/vaak/snel * je/jij/jullie/u/we/wij/ik/er, ^zullen we, ^past/schikt het, ^kan/heeft/weet/wil
      iemand, ^heb/ben/kom/ga/neem/haal/breng jij, ^komen/weten/gaan/nemen jullie, ^heb/hebben/hebt je/jullie/u
      nog/al/toevallig/misschien/zin/tijd, ^is/zijn er nog`,
    whether: 'of',
    or: 'of, ofwel, dan wel',
    requests: `alstublieft, alsjeblieft, aub, a u b, svp, s v p, gelieve, gaarne, ^zou je/jij/u/ik, ^zouden
      jullie/we/wij, ^wil/wilt/willen je/jij/u/jullie/iedereen/iemand/allen, ^kun/kunt/kan/kunnen
      je/jij/u/jullie me/mij/ons/even/misschien/hem/haar, ^kun/kunt/kan/kunnen je/jij/u/jullie ..
      *sturen/*mailen/*helpen/*checken/*controleren/*regelen/*nemen/*passen/*geven/*kijken/*maken/*zetten/*brengen/*leveren/*zorgen/*ondertekenen/*bevestigen,
      misschien kun/kunt/kan/wil/wilt/heb/kunnen/willen je/jij/u/jullie, je/jij/u/jullie
      kunt/kan/kunnen/zou/zouden .. misschien/even, ^lukt het, ^zie/ziet je/u kans, is/zou het .. mogelijk,
      ^graag
      uw/je/jouw/jullie/vóór/voor/uiterlijk/binnen/zo/even/een/reactie/antwoord/bevestiging/ontvang*/zie/zien/terug/bevestigen/doorgeven/invullen,
      graag .. *sturen/invullen/doorgeven/meenemen/bevestigen/aanleveren/ondertekenen/retourneren$,
      bedoeling/belangrijk dat je/u/jullie/iedereen, je/u/jullie mag/mogen ..
      *sturen/mailen/overmaken/doorgeven/brengen/meenemen, ^ik/wij/we vraag/vragen iedereen/alle,
      ontvang/ontvangen/zie/zien ik/we/wij .. graag, ik/we/wij ontvang/ontvangen/zie/zien graag
      uw/je/jouw/jullie/een/de/het, ^ik/wij/we verzoek/verzoeken, verzoek/verzoeken ik/wij/we, wordt/worden/bent
      .. verzocht, wil/willen/zou/zouden/mag/mogen/moet/moeten .. u/je/jullie .. vragen/verzoeken/herinneren,
      vraag/vragen ik/wij/we u/je/jullie, ik/wij/we vraag/vragen u/je/jullie, zou/zouden .. prijs/waarderen, op
      prijs als/wanneer/indien, dankbaar als/zijn,
      fijn/mooi/prettig/top/handig/leuk/goed/lief/super/geweldig/beter als/zijn/vinden .. als/je/u/jullie, zou
      .. fijn/mooi/prettig/handig/leuk/goed/lief/super/geweldig/beter/welkom .. als, u/je/jij/jullie
      dient/dienen, u/je/jij/jullie moet/moeten .. nog/even/echt/voor/uiterlijk, moet/moeten/dient/dienen
      u/je/jullie .. nog/even, dient/dienen .. te worden, u/je/jullie zou/zouden moeten, reken/rekenen op
      je/jou/u/jullie, sta/staan erop, ik/wij/we verwacht/verwachten dat/uw/je/jouw/jullie/van, ervan uit dat
      u/je/jullie, herinner/herinneren ik/wij/u/je/jullie, wees/zijn zo vriendelijk/goed/lief/aardig,
      reactie/antwoord/bevestiging/berichtje .. voldoende/volstaat, niet vergeten$, ^niet vergeten,
      ^stuur/mail/bel/app/geef/check/controleer/kijk/vul/neem/zorg/breng/pak/regel/haal/zet/doe/lees/help/houd/hou/denk/vergeet/lever/maak/schrijf/onderteken/bevestig/meld/betaal/reageer/kies/kom/ruim/wees/vraag/leg/zoek/teken/print/koop/boek/bestel/wacht/plan/noteer/verwijder/antwoord/overleg/spreek/sluit/gooi/laat/let/ga/pas/vertel/deel/stel/trek
      a*/b*/d*/e*/g*/h*/j*/k*/l*/m*/n*/o*/s*/t*/u*/v*/w*/z*/in/iets/iedereen/contact,
      ^stuurt/mailt/geeft/bevestigt/controleert/neemt/belt/vult/zorgt/denkt/houdt/tekent/ondertekent/kijkt/leest/kiest/betaalt/reageert/meldt/let/laat/maakt/schrijft/brengt/vermeldt/vergeet
      u, ^laten we, ik eis, wij eisen, sommeer, sommeren, ^graag
      uw/je/jouw/jullie/vóór/uiterlijk/binnen/zo/even/een/reactie/antwoord/bevestiging/ontvang*/zie/zien/terug/bevestigen/doorgeven,
      ^wil/wilt/willen je/jij/u/jullie, wil/willen/zou/zouden/mag/mogen/moet/moeten .. u/je/jullie .. vragen,
      fijn/mooi/prettig/top/handig/leuk/goed/lief/super/geweldig als/zijn/vinden .. als/je/u/jullie,
      ^stuurt/mailt/geeft/bevestigt/controleert/neemt/belt/vult/zorgt/denkt/houdt/tekent u,
      ontvang/ontvangen/zie/zien ik/we/wij graag, ik/we/wij ontvang/ontvangen/zie/zien graag, zou/zouden .. op
      prijs, prijs/prijs stellen/waarderen als, u/je/jullie moet/moeten/dient/dienen .. nog`,
    tellMe: `^laat/laten .. weten/horen, ^kun/kunt/kan/kunnen/wil/wilt/willen/zou/zouden je/jij/u/jullie ..
      weten/aangeven/doorgeven/vertellen/zeggen/uitleggen/toelichten/navragen, ^vertel/zeg/schrijf/leg/vraag
      me/mij/ons/eens/even/maar/of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, ^check/kijk/controleer ..
      of, ^geef .. door/aan, hoor/horen/verneem/vernemen .. graag, graag hoor/horen/verneem/vernemen,
      wil/willen/zou/zouden .. weten/begrijpen, graag weten/geweten/begrijpen/horen, ik/we/wij/me moet/moeten ..
      weten, moet/moeten ik/we/wij/me .. weten, ^ik/we/wij wilde/wilden .. vragen/weten/checken/horen, ^wilde ..
      vragen/weten/checken, wil .. nog vragen, mag/mogen ik/we/wij .. vragen/weten, vraag/vroeg me/mij .. af,
      vragen/vroegen ons .. af, vraag/vragen ik/we/wij me/mij/ons .. af, vraagt/vragen
      of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel je/jij/u/jullie, benieuwd/nieuwsgierig
      naar/of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, ^weet/weten je/jij/u/jullie, misschien
      weet/weten, geen/enig/een idee of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, enig idee, vraag is,
      nog de vraag, blijft .. vraag, open blijft, ^mijn/onze vraag, interesseert, ^ik/we/wij
      weet/weten/vind/vinden .. niet/nergens of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, weet/weten
      ik/we/wij .. niet of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, ^weet .. niet
      of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, even checken/kijken/vragen/weten
      of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, iemand mij/me/ons .. zeggen/vertellen, niet
      duidelijk/helder/zeker of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, mij/me/ons .. niet ..
      duidelijk/bekend/helder, mij/me/ons .. onduidelijk, ^onduidelijk, niet achter
      of/wie/wat/waar/wanneer/hoe/waarom/welk/welke/hoeveel, een raadsel, ^ik/we/wij snap/begrijp/begrijpen ..
      niet, snap/begrijp/begrijpen niet, begrijp/snap ik .. niet, lastig/moeilijk te begrijpen, zou .. om te
      weten, twijfel of, ^laat .. weten, ^vertel/zeg/schrijf/leg me/mij/ons/eens/even/maar, ^graag
      hoor/horen/verneem/vernemen, benieuwd, niet duidelijk/bekend/zeker, ik/we/wij/me moet/moeten ..
      weten/vertellen/zeggen, moet/moeten ik/we/wij/me .. weten/vertellen/zeggen, weet/weten niet, weet/weten
      ik/we/wij/nog/ook/alleen/echter/eigenlijk .. niet, niet helemaal/zo/meer duidelijk/zeker,
      snap/begrijp/begrijpen alleen/nog/echt/eigenlijk .. niet, moeite .. begrijpen`,
    needs: `ik/we/wij heb/hebben .. nodig, heb/hebben ik/we/wij .. nodig, ^heb .. nodig, nodig heb/hebben/van,
      nog .. nodig, mis/missen .. nog, nog mis/missen, ^ik/we/wij mis/missen, mis ik, missen we/wij, ontbreekt,
      ontbreken, niet compleet/leesbaar, nog niet/geen/niets/steeds/altijd ..
      ontvangen/gekregen/gehoord/binnen/vernomen/gezien/bekend/voldaan, heden/nu .. niet/niets/geen ..
      ontvangen/gekregen/gehoord, niet ontvangen, nooit/niet aangekomen/geleverd/bezorgd, nog geen
      reactie/antwoord/bericht, hebben uw/je/jouw/jullie .. nog niet/geen, uw/je/jouw/jullie .. niet
      ingevuld/ondertekend/bijgevoegd/vermeld/meegestuurd, niet openen/lezen, zonder uw/je/jouw/jullie/die/deze
      .. kan/kunnen .. niet/geen/niets, zodra we/wij/ik uw/je/jouw, ik/we/wij wacht/wachten .. op/nog,
      wacht/wachten ik/we/wij, ^wacht .. op, afwachting van, staat/staan nog .. open, zou helpen/schelen, zou
      mij/me/ons/het/enorm/erg .. helpen/schelen, zou .. hulp/handig/nuttig/prettig/fijn/mooi/welkom zijn,
      help/helpt .. enorm, zou/zouden/wil/willen .. graag ..
      ontvangen/hebben/bestellen/boeken/reserveren/bespreken/zien/maken/annuleren/huren/kopen/ruilen/opzeggen/wijzigen,
      het liefst zou/wil/had, ik zoek, wij/we zoeken, zoek/zoeken ik/we/wij, op zoek naar, hoop/hopen .. helpen,
      verwacht/verwachten .. van u/je, had/hadden graag, nog niet/geen/niets/steeds/altijd ..
      ontvangen/gekregen/gehoord/binnen, zonder .. kan/kunnen .. niet/geen/niets, wacht/wachten .. op/nog,
      zou/zouden/wil/willen .. graag .. ontvangen/hebben/bestellen/boeken/reserveren/bespreken/zien, niet
      compleet`,
    courtesies: `hoe gaat/is het met/ermee/daar/nou, ^hoe gaat/is het$, ^hoe was/waren je/uw/jullie/de/het,
      alles goed/kits/oké/ok/wel, ^goed aangekomen/uitgerust, ^hopelijk,
      hoop/hopen .. gehad/gaat/ging/goed/verlopen/verliep/was/waren/geholpen, hoop/hopen dat de/alles,
      ^wie had/kent/wil/wordt/houdt/droomt/heeft/zou .. niet/gedacht/geen/nou/nooit/durven,
      ^is/zijn dat/het/ze niet, wie weet$, wie weet wat/hoe, weet je nog/wat, weet niet half, wat een, aarzel,
      schroom, neem/neemt/bel/belt/mail/stuur/kijk/laat .. gerust, mocht/mochten u/je/jullie/er,
      heeft/heb/hebben u/je/jullie .. vragen, vragen heeft/hebt/hebben/heb, bij/voor vragen,
      vragen of opmerkingen, als er .. iets/vragen, als je/u/jullie .. nodig hebt/heeft,
      als je/u/jullie .. wilt, kunt/kun u/je ons/mij/me .. bereiken, altijd bellen/mailen, kwalijk,
      vragen .. begrip/geduld, uw begrip, ik/we/wij laat/laten .. weten, laten we/wij .. weten,
      hoe ik/we .. bedanken, gaat het .. goed/beter, contact houden, hoeft/hoef/hoeven .. niet/niets/geen,
      niet nodig, uur/dagen/weken/tijd .. nodig, groeten, zorg/pas goed, geen zorgen, reageer niet, stuur geen,
      mis je/jullie, deze e-mail, het milieu, graag van je/u/jullie$, tegemoet, smaken,
      denk/denken aan je/jullie/u$, bel/spreek/mail/app je morgen/later/snel/straks, kijk uit naar,
      hou/houd van/je, voel je, ^hoe moeilijk kan, ^hoe kun/kan je/u, ^hadden we, ^moet ik dat, zullen we zien`,
    connectors: `en, of, maar, want, ps, zo ja, zo nee, indien mogelijk, als het kan, nog een vraag, vraagje,
      korte vraag, nog iets, o ja, oh ja, trouwens, oké, ok, dus, verder, daarnaast, tot slot, ten slotte,
      ten eerste, ten tweede, bovendien, eventueel`,
  },
  categories: {
    complaint: `ik/wij/we ben/zijn .. teleurgesteld/ontevreden in/over uw/jullie/je/jouw/de,
      ben/zijn ik/wij/we .. teleurgesteld/ontevreden, niet tevreden met/over uw/jullie/de,
      voor mij/ons onacceptabel/onaanvaardbaar, klacht indienen, dien .. klacht in, mijn/ons ongenoegen,
      beschadigd/kapot aangekomen/geleverd/ontvangen/bezorgd,
      bestelling/pakket/levering/zending .. nog steeds/altijd niet ontvangen/geleverd/bezorgd,
      verkeerde artikel/artikelen/maat/product ontvangen/geleverd, verkeerd artikel ontvangen/geleverd,
      dubbel afgeschreven, dubbel/te veel in rekening, u/jullie .. in de steek gelaten,
      eis .. geld/terugbetaling`,
    badNews: `mijn/onze .. is
      gisteren/vandaag/vannacht/vanochtend/vorige/afgelopen/deze/plotseling/onverwacht/helaas/onlangs ..
      overleden/gestorven, mijn/onze .. overleden/gestorven is, verdrietig nieuws, trieste mededeling, wegens
      een sterfgeval/overlijden, sterfgeval in de/mijn/onze, ik lig .. in het ziekenhuis,
      vader/moeder/man/vrouw/zoon/dochter/kind/broer/zus/oma/opa ligt .. ziekenhuis, opgenomen in het
      ziekenhuis, ik ben .. ernstig/ongeneeslijk ziek, mijn/onze .. is .. ernstig/ongeneeslijk ziek, ik heb
      kanker, mijn/onze .. heeft .. kanker, heb/heeft/hebben/kreeg
      gisteren/vandaag/vannacht/vanochtend/vorige/afgelopen/deze/plotseling/onverwacht/helaas/onlangs ..
      ongeluk/ongeval/hartaanval/hartinfarct/beroerte/herseninfarct/miskraam, heb .. mijn
      been/arm/pols/enkel/knie gebroken, mijn baan verloren/kwijt, ik ben .. ontslagen`,
    condolence: `gecondoleerd, oprechte/innige deelneming, mijn/onze deelneming, condoleances/condoleren,
      veel sterkte, sterkte met/toegewenst/bij, beterschap, word .. beter, spoedig herstel,
      verlies van je/jouw/uw/jullie, overlijden van je/jouw/uw/jullie`,
    praise: `^gefeliciteerd met, ^proficiat met, gefeliciteerd met je/jouw/jullie/uw, van harte gefeliciteerd,
      mijn/onze complimenten voor/aan, complimenten voor je/uw/jullie, petje af, heb/hebt/heeft/hebben
      je/jullie/u .. geweldig/fantastisch/knap gedaan, ^geweldig/knap/goed gedaan, je/jouw/uw/jullie
      presentatie/lezing/concert/optreden/toespraak/feest was ..
      geweldig/fantastisch/prachtig/heel/indrukwekkend, onder de indruk van je/jouw/uw/jullie`,
    thanks: `bedankt/dank voor alles, dank je/u wel voor alles, bedankt/dank voor de fijne/goede/leuke/prettige,
      nogmaals .. dank/bedankt, bedankt dat je/u/jullie, wil/willen/wilde/wilden je/jou/u/jullie .. bedanken,
      heb/hebt/heeft/hebben je/u/jullie .. enorm geholpen, duizendmaal dank,
      voor je/uw/jullie hulp bij/gisteren/vorige/afgelopen/tijdens`,
    invitation: `nodigen wij/we/ik u/je/jullie, nodig/nodigen u/je/jullie .. uit, nodig ik u/je/jullie,
      u/je/jullie .. graag uitnodigen, u/je/jullie uitnodigen, u/je/jullie uit te nodigen,
      bent/ben/zijn .. uitgenodigd, bent/ben/zijn .. van harte welkom, uitnodiging voor ons/onze/mijn`,
    unsolicited: `u/je heeft/hebt gewonnen, gefeliciteerd u bent, bent geselecteerd, als winnaar, uw prijs,
      claim uw/je, meer omzet, meer klanten voor, hoger/bovenaan in google, zoekmachineoptimalisatie,
      seo-bureau, linkbuilding, backlinks, actie geldt tot, alleen vandaag, nu met korting, profiteer nu,
      bestel nu, exclusieve aanbieding, exclusief aanbod, vrijblijvend gesprek, vrijblijvende demo, loterij,
      bedrijven zoals`,
    machine: `negeer/vergeet .. instructies/aanwijzingen/opdrachten, negeer/vergeet alles,
      je/jouw instructies zijn, nieuwe instructies, systeemprompt, systeem/system prompt, je/jij bent nu een,
      je bent een ai/taalmodel, als ai/taalmodel, als een ai/taalmodel, beste ai, aan/voor de ai, ai-assistent,
      ai assistent, taalmodel, chatgpt, ontwikkelaarsmodus, im_start`,
  },
  fraud: {
    secrets: `wachtwoord*, wachtzin, pincode*, pin, pin-code, tan-code, tancode, otp, eenmalige code,
      verificatiecode, bevestigingscode, beveiligingscode, toegangscode, inlogcode, sms-code, zescijferige code,
      code .. sms, inloggegevens, kaartnummer, pasnummer, kaartgegevens, creditcardgegevens, creditcardnummer,
      cvv, cvc, cvc-code, vervaldatum, burgerservicenummer, bsn, herstelzin, digid, code van zes/vier/vijf/6/4
      cijfers, zescijferige/6-cijferige/viercijferige/vijfcijferige/driecijferige/achtcijferige code/codes, code
      uit/van uw/je/de app/sms/bank/reader/scanner/lezer/identifier/bankapp/kaartlezer, code .. naar je/jouw/uw
      mobiel/telefoon/nummer/mobieltje, code .. per ongeluk, signeercode*, responscode*, inlogcodes, pincodes,
      herstelwoorden, herstelcode, 12/twaalf/24 woorden, seed phrase, privésleutel, geheime code/vraag/sleutel,
      bankpas .. pincode/code, kopie/foto/scan .. bankpas/pinpas/creditcard, gebruikersnaam en, drie cijfers,
      cijfers op/van/achterop, achterkant van uw/je/de pas/kaart/creditcard, cvc-*, code die ..
      kreeg/krijgt/ontvangt/ontving/ontvangen/binnenkrijgt, code .. binnenkomt/binnenkwam, itsme, itsme-*,
      activeringscode, activatiecode, verificatie-code, controlecode, authenticatiecode, digipass,
      verificatienummer, codewoord, selfie met, bankpasnummer, pasgegevens, kaartnummers, bankcodes, bankcode,
      tan, sms'je .. code, digid-*, creditcard-*, moeder .. meisjesnaam, machtigingscode, betaalcode,
      bankapp-code`,
    handOver: `toesturen, doorsturen, doorgeven, door te geven, te bevestigen, verifieer, verifiëren, invullen,
      in te vullen, invoeren, in te voeren, te beantwoorden, verstrek*, te verstrekken, werk .. bij, bij te
      werken, valideer, valideren, reageer, volgende gegevens, stuur
      me/mij/ons/hem/het/ze/de/uw/je/jouw/die/deze/dat/dan/even/snel/direct/meteen/vandaag/alsjeblieft/aub/alles/foto/foto's/naar/per/een/alle/mee/terug,
      stuurt u/je/me/mij/ons/de/uw, stuur .. door/op/mee/terug,
      kunt/kun/kan/wilt/wil/zou/zouden/moet/moeten/vragen/verzoeken ..
      sturen/mailen/appen/doorsturen/doorgeven/geven/zeggen/noemen/vertellen/invullen/invoeren/bevestigen/toesturen/opsturen/aanpassen/overmaken,
      te sturen/mailen/appen/geven/noemen/delen/overhandigen, toe te sturen, terugmailen, terugsturen,
      mail/app/sms me/mij/ons de/het/je/uw/hem/die/ze/dan/even/snel/een/foto/foto's, mail/app
      het/hem/ze/die/de/even/dan, mailt u, geef ons/me/mij/hem/haar/de/het/uw/je/die/deze/dan/even, geef/geeft
      .. door/mee, geeft u/ons, doorgeeft, vertel/zeg/noem me/mij/ons/de/het/uw/je/even/dan, zeg .. tegen mij,
      deel de/het/uw/je/deze/ons/mij/me/hem .. met, delen met ons/mij, bevestig, bevestigt, bevestigen,
      herbevestig*, vul/vult .. in, vul uw/je/hier/daarbij/daar/onderstaand*, voer/voert .. in, antwoord met/op,
      antwoord .. met, antwoordt, door .. te antwoorden, te antwoorden, beantwoord deze/dit, beantwoorden,
      log/logt .. in met/via/op/bij/hier, in te loggen met, inloggen met je/uw bank*/pas*/digid, wel inloggen,
      meld .. aan met, toets/tik/typ .. in, intoetsen, in te toetsen, ik/wij/we heb/hebben .. uw/je/jouw/de/het
      .. nodig, heb/hebben ik/wij/we .. uw/je/jouw/de .. nodig, daarvoor/hiervoor .. nodig, heb je .. van mij
      nodig, heeft u .. van mij nodig, lees .. voor/op, voorlezen, leg .. in, verifieer*, verifiëer,
      legitimeer*, identificeer*, machtig*, lever .. in, upload, overhandig*, meegeven, laat .. weten hoe
      laat/wanneer, overleggen, ons/me/mij .. betaalbewijs/bewijs/bevestiging .. sturen/mailen,
      betaalbewijs/betalingsbewijs .. sturen/mailen/toesturen, ons .. te mailen/sturen`,
    giftCards: `cadeaukaart*, cadeaubon*, giftcard*, gift card/cards, waardebon*, tegoedkaart*,
      itunes/steam/apple kaart*, itunes-kaart*, steam-kaart*, apple-kaart*, prepaidkaart*, paysafecard*,
      bitcoin*, bol-cadeaukaart*, bol.com-*, google play, google-play-*, googleplay*, steamkaart*, steam-*,
      paysafe*, xbox-*, playstation-*, vvv-bon*, vvv-cadeaubon*, usdt, ethereum, cadeaucard*, giftkaart*,
      tegoedbon*, amazon-*, zalando-*, apple-*, cryptomunt*, kadobon*, kadokaart*, beltegoed*`,
    buy: `koop, koopt, kopen, aanschaffen, aan te schaffen, schaf, haal, haalt, halen, regelen, bestel, kras*,
      codes, foto/foto's van, betalen/betaald/voldoen/voldaan met/in/via, openkrassen, open te krassen, gekocht,
      kraslaag, foto's mailen/sturen/maken, aanschaf, aankopen, meenemen, inkopen, te kopen, opengekrast, kras,
      supermarkt`,
    bankDetails: `bankgegevens, bankrekening*, rekeningnummer*, rekeninggegevens, iban, betaalgegevens,
      betalingsgegevens, onze/mijn/huidige/oude/andere/nieuwe/veilige/volgende/ons/tijdelijke/nieuw/buitenlandse
      rekening/rekeningnummer/iban, rekening in/bij/hieronder/bankieren, op rekening, op een andere rekening,
      iban-nummer*, bankrekeningnummer*, kluisrekening, veiligheidsrekening, van bank veranderd/gewisseld, bank
      gewisseld/overgestapt, andere bank, nieuwe bank, betaalrekening, loonrekening, begunstigde, bankieren
      werkt`,
    changed: `nieuw/nieuwe/ander/andere rekening*/bank*/iban, gewijzigd*, wijzig*, veranderd*, veranderen,
      aangepast*, aanpassen, bijgewerkt*, overgestapt, niet meer, vanaf nu, luidt nu, gewijzigd, van bank
      veranderd/gewisseld, nieuwe/andere bank, gesloten, opgeheven, opgezegd, geblokkeerd, controle, audit, in
      plaats van, voortaan, vervangen, vervalt, vervallen, oude rekening*, andere rekening, nieuwe iban, nieuwe
      rekening*, nieuw rekeningnummer, ons nieuwe, het nieuwe, geen betalingen ontvangen, gewisseld, veranderen
      van, veilige rekening`,
    secrecy: `onder ons, tussen ons, voor jezelf, voor uzelf, voor je houden, strikt/uiterst vertrouwelijk,
      discreet, discretie, bel me/mij niet, niet bellen/gebeld, met niemand, aan niemand, tegen niemand, niemand
      .. weten/weet/vertellen/anders/inlichten/zeggen, niet/niets tegen
      papa/mama/pap/mam/pa/ma/opa/oma/anderen/collega's/iemand, niets .. tegen papa/mama/pap/mam, zeg ..
      niets/niks tegen/aan, niks tegen, vertel .. papa/mama .. niet, bespreek .. niet, niet .. met
      collega's/accountant/anderen/filiaal/iemand/bank/politie, niet met uw/je bank, bel niet met, niet ..
      politie, geen politie, geheim .. houden/blijven/blijft, geheimhouding, strikt/streng geheim, op je/uw/jouw
      discretie, volstrekte/volledige/absolute/uiterste discretie/geheimhouding/vertrouwelijkheid,
      nog/zeer/top/hoogst/absoluut vertrouwelijk, vertrouwelijk .. behandelen/blijven, in strikt/vol vertrouwen,
      vertrouwelijkheid, niet te bellen, kan niet bellen, alleen mailen, alleen/uitsluitend per/via mail/e-mail,
      telefoon/mobiel .. wc/gevallen/toilet/water/kapot/stuk/gejat/gestolen/kwijt, oude/vorige telefoon,
      nieuw/tijdelijk nummer, vertel niemand, mond houden, mondje dicht, niet doorvertellen, bellen
      lukt/gaat/kan niet, bellen lukt/gaat/kan vandaag/nu/even/helaas/me niet, bellen heeft geen zin, houd/hou
      .. stil/geheim/jezelf, vertel dit/het .. niet/niemand, mijn nieuwe/nieuw nummer, mail/schrijf/app/stuur ..
      via/van een vriendin/vriend/kennis`,
    haste: `onmiddellijk, dringend, spoed, per direct/omgaande, nu meteen, binnen 24/48 uur, binnen een/het uur,
      vandaag nog, nog vandaag, geblokkeerd, blokkade, opgeschort, gedeactiveerd, verwijderd, vernietigd,
      laatste waarschuwing/aanmaning, anders wordt/zal, vandaag, meteen, direct, snel, zo snel/spoedig mogelijk,
      vanmiddag, vanavond, vanochtend, binnen .. uur, binnen twee/drie/vijf/zeven/2/3/5/7 dagen, voor/vóór
      vrijdag/zondag/maandag/twaalf/middernacht/vanavond, uiterlijk vandaag/morgen/vrijdag, krijg/krijgt/heb
      je/u/het .. terug, betaal .. terug, eindigt vandaag, spoedbetaling, anders
      wordt/worden/zal/zullen/gaat/gaan/vervalt/verliest/verloopt, spoedig, haast, deze week nog, nog deze
      week/maand, voor deze maand, vervalt, op staande voet, zsm, z.s.m, onverwijld, ogenblikkelijk, asap, 48
      uur, 24 uur, voor het te laat`,
    money: `overmaken, overgemaakt, over te maken, maak .. over, overboek*, over te boeken, overschrijving,
      betaal*, te betalen, betaling*, administratiekosten, invoerkosten, verzendkosten, voorschot, aanbetaling,
      geld, salaris, bitcoin, crypto*, western union, factuur*, facturen, terugbetaling, teruggave, erfenis,
      tikkie, overmaakt, overmaak, maakt .. over, zet/zetten .. over, overzetten, over te zetten, voldoen,
      voldaan, voldoet, te voldoen, euro, eur, storten, stort, gestort, terugstorten, borg, huur, borgsom,
      waarborgsom, kosten, schuld, boete, bedrag, spaargeld, lening, voorschieten, voorgeschoten, miljoen,
      belasting, geldprijs, hoofdprijs, belastingschuld, naheffing, spoedbetaling, spoedoverboeking, dollar,
      loon, moneygram, cash, contant, declaratie, bankoverschrijving, premie, afrekenen, betaalverzoek, inleg,
      tegoed, toeslag, overboekt`,
    warnings: `nooit, niet vragen/delen/geven/sturen/doorgeven, niet aan anderen, wees alert, oplichting,
      oplichters, phishing, opnieuw instellen, reset*, gereset, zelf .. wijzigen/veranderen/aanpassen/invullen,
      ongewijzigd, niet gewijzigd/veranderd, geen wijziging, zoals altijd, *code is/luidt, wifi,
      wifi-wachtwoord, waarschuwen, waarschuwt, gewaarschuwd, waarschuwing voor, fraudeurs, fraudebestrijding,
      voor fraude, training .. phishing/veilig*/cyber*, bewustwording*, wachtwoord*/pincode/inlogcode ..
      vergeten, vergeten .. wachtwoord*/pincode, wachtwoord*/wachtwoorden .. verloopt/verlopen,
      verloopt/verlopen .. wachtwoord*, ^pas op, let op voor, deel/geef/stuur/mail .. niet
      aan/met/door/naar/per, deel/geef/stuur/mail .. aan/met niemand, deel/geef/stuur/mail .. geen, geen .. per
      mail/e-mail, nieuw wachtwoord aangevraagd/instellen/kiezen, wachtwoord aangevraagd, was/ben jij/u dit/dat
      niet, bekende nummer/rekeningnummer/rekening, nummer uit de/het, op het nummer uit, via het nummer in de,
      per brief/post, gesloten envelop, papieren, expres niet, bewust niet, geen haast, klopt met,
      crediteurenkaart, zoals in de offerte, onderaan de factuur, hoeft niets/verder/ons/nergens/dus, hoef je
      niets, er verandert niets, niet per mail/e-mail, mee wil/willen/wilt doen, meedoet, wil meedoen,
      klantportaal, klantenportaal, blijft hetzelfde/gelijk/zoals, hetzelfde gebleven, is hetzelfde, zeggen dat
      ze, ze zeggen, ze vragen, doen zich voor, zich voordoen, hang op, op te hangen, wachtwoordmanager*,
      wachtwoordbeheer*, wachtwoordveld, wachtwoordbeleid, *wedstrijd .. gewonnen, gewonnen van/met,
      kortingscode*, actiecode, op papier, pagina .. wijzigen, kwijt bent, afscheidscadeau, afscheid ..
      cadeaubon, cadeaubon .. afscheid, dank/bedankt .. cadeaubon/cadeaukaart/bon, hebben wij niet nodig, hebben
      we niet nodig, heb ik niet nodig`,
    bait: `belastingteruggave, loterij*, staatsloterij, prijswinnaar, u/je heeft/hebt/bent .. gewonnen/winnaar,
      heeft/hebt/heb/bent/ben u/je/jij .. gewonnen/winnaar, gelukkige winnaar*, als winnaar, uw/je prijs ..
      claim*/ophalen/innen/ontvangen/vervalt, prijs te claimen/ontvangen/innen, geldprijs, erfenis ..
      miljoen/euro/ontvangen/claim*/dollar, een erfenis, erfenis van, nalatenschap ..
      miljoen/dollar/begunstigde, zonder erfgenamen/nabestaanden/erfgenaam, overleden
      klant/cliënt/man/echtgenoot/zakenman, cliënt/klant .. overleden/overleed, liet .. miljoen, nagelaten,
      miljoen .. nalatenschap/erfenis/weduwe/goede/schenken, weduwe, pakket*/zending ..
      vastgehouden/douane*/invoerkosten/importkosten/invoerrechten/verzendkosten/inklaringskosten/portokosten/bijbetaling/vernietigd,
      pakket*/zending .. niet .. bezorgd/bezorgen/afgeleverd, niet worden bezorgd/afgeleverd/geleverd,
      zending/pakket* gaat/gaan retour, invoerkosten, inklaringskosten, douane ..
      spullen/koffer/goud/vast/pakket*, recht op ..
      teruggave/terugbetaling/terugave/uitkering/compensatie/toeslag, teruggave ..
      ontvangen/uitbetalen/uitkeren, energietoeslag, energiecompensatie, energiepremie, zorgtoeslag ..
      nabetaling, te veel betaalde belasting, bezichtigen/bezichtiging .. na betaling, bezichtigen/bezichtiging
      .. buitenland/online, buitenland .. bezichtig*, borg .. bezichtig*, houd .. de woning/kamer/studio ..
      vrij, procent .. houden/behouden, betalingen op uw/je rekening, stuurt/stuur/boekt de rest, thuiswerk ..
      euro/rekening/verdien*, verdien .. per week/maand/dag, gegarandeerd .. per week/maand, gegarandeerd*
      rendement/winst, zonder risico, beleggingsplatform, handelsplatform, tradingplatform, zonder bkr*, lening
      .. vooraf/eerst, verloren bitcoin*/geld/crypto*/inleg/investering, 1 cent, één cent, 0, 01, cent ..
      verificatie/controle, beslag .. gelegd/inboedel/voorkomen/bankrekening, beslaglegging, boete ..
      open/openstaand*/cjib, cjib .. boete, openstaande boete/belastingschuld/tolheffing/bekeuring, onbetaalde
      boete/bekeuring, deurwaarder .. langs/voorkomen, veilige rekening, kluisrekening, veiligheidsrekening,
      computer/pc/laptop .. besmet/gehackt/virus/virussen, technicus .. scherm/computer/pc, neemt .. scherm
      over, zet hem/de/uw pc/computer/hem niet uit, anydesk/teamviewer .. geld/bank/euro, hulpprogramma ..
      installeer*, installeer .. hulpprogramma, knip .. pas/bankpas, borg .. advocaat/politie/vast, advocaat ..
      borg, collega/koerier/agent .. geld .. ophalen, western union, moneygram, rekening/rekeningen is/zijn/was
      bevroren, gestrand, beroofd, compensatiefonds, donatie van, vrienden en familie, per ongeluk te veel ..
      verschil, het verschil .. overmaken/terug, houdt/behoudt/behoud .. procent, sleutel/sleutels ..
      koerier/opgestuurd/opsturen, sleutel/sleutels .. per post, bankpas/pinpas .. koerier, uw/oude pas ..
      koerier, koerier .. bankpas/pinpas, koerier .. uw pas, zending/pakket*/tegoed/bitcoin*/prijs .. vrij te
      geven, aanmerking voor .. energie*`,
    threats: `wordt/worden .. geblokkeerd/opgeschort/gedeactiveerd/verwijderd/gesloten, is
      geblokkeerd/opgeschort, laatste waarschuwing/aanmaning/herinnering, juridische stappen, deurwaarder,
      webcam, je/uw contacten, retour afzender, beslag*, is/wordt/worden ..
      beperkt/bevroren/afgesloten/verloren/vernietigd, afgesloten, gehackt, besmet, naar al/alle je/uw/jouw
      contacten/vrienden/familie, je/uw/jouw vrienden en, je/uw vrienden/familie/collega's, gefilmd, opgenomen
      .. webcam/camera, arrestatie*, arrestatiebevel, aangehouden, strafrechtelijk*, aangifte, incasso .. extra,
      verloren, permanent, anders wordt/worden, gaan .. verloren`,
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
    addressAs: `noem haar {}, noem hem {}, spreek haar aan met {}, spreek hem aan met {}, spreek haar aan als {},
      spreek hem aan als {}, aanspreken met {}, begroet haar als {}, begroet hem als {}, de aanhef is {},
      gebruik de naam {}`,
    avoid: `noem nooit {}, noem {} niet, vermeld {} niet, {} niet noemen, {} niet vermelden, niets over {}, zeg niets over
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
      familiar: { plain: 'Beste {first},', warm: 'Hallo {first},', brief: 'Hallo {first},' },
      polite: { plain: 'Beste {name},', formal: 'Geachte {name},' },
      familiarNameless: 'Hallo,',
      politeNameless: { plain: 'Goedendag,', formal: 'Geachte heer, mevrouw,' },
      inReturn: { hoi: 'Hoi {first},', hey: 'Hoi {first},', ha: 'Ha {first},', dag: 'Dag {name},' },
      byTitle: {
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
      thanks: { plain: 'Bedankt voor {je|uw} bericht.', formal: 'Dank u voor uw bericht.' },
      regret: {
        plain: 'Het spijt me dit te lezen.',
        warm: 'Het spijt me erg om dit te lezen.',
        formal: 'Het spijt mij dit te lezen.',
      },
      kindWords: {
        plain: 'Bedankt voor {je|uw} vriendelijke woorden.',
        warm: '{Dank je wel voor je lieve|Hartelijk dank voor uw vriendelijke} woorden.',
        formal: 'Hartelijk dank voor {je|uw} vriendelijke woorden.',
      },
      welcome: {
        plain: 'Bedankt voor {je|uw} vriendelijke bericht.',
        warm: '{Dank je wel voor je lieve|Hartelijk dank voor uw vriendelijke} bericht.',
        formal: 'Hartelijk dank voor {je|uw} vriendelijke bericht.',
      },
      invitation: {
        plain: 'Bedankt voor de uitnodiging.',
        warm: '{Dank je wel|Hartelijk dank} voor de uitnodiging.',
        formal: 'Hartelijk dank voor de uitnodiging.',
      },
    },
    statements: {
      accept: {
        plain: 'Ik ga hier graag op in.',
        warm: 'Daar ga ik graag op in.',
        formal: 'Graag ga ik hierop in.',
        brief: 'Ik ga hierop in.',
      },
      decline: {
        plain: 'Helaas kan ik hier niet op ingaan.',
        warm: 'Het spijt me, maar ik kan hier niet op ingaan.',
        formal: 'Tot mijn spijt kan ik hier niet op ingaan.',
      },
      thank: {
        plain: 'Hartelijk dank voor [reden van dank].',
        warm: '{Dank je wel|Hartelijk dank} voor [reden van dank].',
        brief: 'Bedankt voor [reden van dank].',
      },
      reschedule: {
        plain: 'Helaas komt dit tijdstip mij niet uit. Mijn voorstel: [andere dag en tijd].',
        warm: 'Het spijt me, maar dit tijdstip komt mij niet uit. Mijn voorstel: [andere dag en tijd].',
        formal: 'Helaas ben ik op dit tijdstip verhinderd. Mijn voorstel: [andere dag en tijd].',
      },
      request: {
        plain: 'Ik heb nog een verzoek: [verzoek].',
        formal: 'Graag leg ik {je|u} het volgende verzoek voor: [verzoek].',
      },
      question: {
        plain: 'Ik heb nog een vraag: [vraag]',
        formal: 'Graag leg ik {je|u} de volgende vraag voor: [vraag]',
      },
      clarify: 'Ter verduidelijking: [verduidelijking].',
      update: 'Dit is de stand van zaken: [huidige stand van zaken].',
      apologize: {
        plain: 'Mijn excuses voor het ongemak.',
        warm: 'Het spijt me oprecht van het ongemak.',
        formal: 'Ik bied {je|u} mijn oprechte excuses aan voor het ongemak.',
      },
      followUp: {
        plain: 'Ik kom hier graag even op terug. {Kun je|Kunt u} mij laten weten [vraag]?',
        formal: 'Graag kom ik hierop terug. {Zou je|Zou u} mij kunnen laten weten [vraag]?',
      },
      confirm: { plain: 'Hierbij bevestig ik: [gegevens].', warm: 'Graag bevestig ik: [gegevens].' },
      negotiate: {
        plain: 'Ik doe {je|u} graag een ander voorstel: [voorstel].',
        formal: 'Graag doe ik {je|u} het volgende voorstel: [voorstel].',
      },
      introduce: {
        plain: 'Ik stel mezelf even voor: ik ben [naam], [functie].',
        formal: 'Graag stel ik mij aan {je|u} voor: mijn naam is [naam], [functie].',
      },
    },
    answers: {
      yes: 'Ja.',
      no: { plain: 'Nee, helaas niet.', formal: 'Nee, tot mijn spijt niet.' },
      willDo: { plain: 'Ja, dat doe ik.', warm: 'Ja, dat doe ik graag.', formal: 'Ja, dat doe ik graag.' },
      cannotDo: {
        plain: 'Dat lukt helaas niet.',
        warm: 'Het spijt me, dat lukt helaas niet.',
        formal: 'Dat is helaas niet mogelijk.',
      },
      confirmed: { plain: 'Ja, dat bevestig ik.', formal: 'Ja, dat bevestig ik hierbij.' },
      later: 'Hier kom ik nog op terug.',
    },
    proposeTime: 'Mijn voorstel: {time}.',
    lookingForward: {
      plain: '',
      warm: 'Ik hoor graag van {je|u}.',
      formal: 'Ik zie {je|uw} reactie met belangstelling tegemoet.',
    },
    signOff: {
      plain: '{Groeten|Met vriendelijke groet},',
      warm: '{Hartelijke groet|Vriendelijke groeten},',
      formal: 'Met vriendelijke groet,',
      brief: '{Groet|Met vriendelijke groet},',
    },
    gaps: {
      answer: 'antwoord',
      yesNo: 'Ja / Nee',
      willDo: 'Ja, dat doe ik / Dat lukt helaas niet',
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
  checking: {
    notNames: 'mijnheer',
    numberWords: `dertien 13, veertien 14, vijftien 15, zestien 16, zeventien 17, achttien 18, negentien
      19, twintig 20, dertig 30, veertig 40, vijftig 50, zestig 60, zeventig 70, tachtig 80, negentig 90,
      honderd 100, duizend 1000`,
    numberAnds: 'en, ën',
    joinsNumbers: true,
  },
  dates: {
    months: 'jan., feb., mrt., apr., -, -, -, aug., sep./sept., okt., nov., dec.',
    endings: 'middag, ochtend, avond, morgen, namiddag',
    lead: 'op, de, van, deze, het',
    dayMarks: 'e, ste, de',
    until: 'tot, t/m, tot en met',
    or: 'of, en',
    numbers: 'een/één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
    relativeDays: `gisteren = -1, vandaag = 0, [vanavond/vanmiddag/vanochtend/vanmorgen] = 0,
      <!goede/elke/de/iedere> morgen([ochtend/middag/avond/vroeg]) = 1, overmorgen = 2`,
    weekday: `{weekday} (van) deze week = this, deze week (op) {weekday} = this,
      {weekday} (van/in) (de) [volgende/komende] week = next, volgende week (op) {weekday} = next,
      [aanstaande/komende/deze/a.s.] {weekday} = coming, {weekday} [aanstaande/a.s.] = coming,
      volgende {weekday} = unclear, [vorige/afgelopen/laatste] {weekday} = past, {weekday} jongstleden = past`,
    distance: `[over/binnen] {n} dag(en) = days, [over/binnen] {n} [week/weken] = weeks,
      [over/binnen] {n} maand(en) = months`,
    periods: `deze week = week, [volgende/komende] week = week 1, [dit/het/komend] weekend = weekend,
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
