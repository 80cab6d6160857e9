import type { MatterWords } from '../matter.ts';

export const dutchWords: MatterWords = {
  namesKeepForm: true,
  describing: /(?:ende|eerde|igde|paste|erkte|ulde)$/u,
  deeds: {
    send: 'graag ontvang|ontvang ik|ontvangen wij|ontvangen we|stuur|sturen|toestur|toegestuur|toezend|toe te zend|zend|verzend|doorstur|doorgestuur|opstur|mail_|mailen|aanlever|verstrek|bezorg mij|meestur|nastur|ter beschikking|beschikbaar stellen|delen_|geven_|geef me|geef mij|doorgeven|deel het|overleg|een kopie|bijvoeg',
    review:
      'controleer|controler|nakijk|kijk|bekijk|doornem|doorlees|lezen|nalez|beoordel|reageer op|uw mening|je mening|jouw mening|check|toets|proeflez|wat vind|commentaar',
    check:
      'controleer|controler|check|nagaan|na te gaan|nakijk|navraag|navragen|uitzoek|uit te zoeken|zoek uit|informeer bij|informeren bij|vraag het na|vragen bij|vraag bij|achterhal|contact opnemen met de|contact op te nemen met de|contact op met de|onderzoek',
    sign: 'ondertekend_|getekend_|onderteken_|ondertekenen|ondertekent|teken_|tekenen|ter ondertekening|handtekening|paraaf|parafer',
    confirm: 'bevestig|confirm|verifi',
    tell: 'wij horen graag|we horen graag|ik hoor graag|weten|laat het|laten weten|vertel|meld|informeer|informer|antwoord|reageer|reageren|reactie|toelicht|toe te licht|leg uit|uitleg|uit te leggen|aangeven|geef aan|geeft u aan|zeggen|noem|opgeven|terugkoppel|hoor ik|horen wij|verneem',
    call: 'bel_|bellen|belt_|bel me|terugbel|opbel|telefoneer|telefonisch',
    meet: 'afspreken|spreken we af|afspraak|ontmoet|bespreken|overleggen|overleg|langskom|bijpraten|samenkom|praten|spreken_|sparren|om de tafel',
    attend:
      'aanwezig|bijwon|deelnemen|deelneemt|deel te nemen|deelname|meedoen|doe je mee|doet u mee|kom je|komt u|komen jullie|komen_|erbij zijn|erbij|aansluit|aanmeld|van de partij',
    pay: 'betaal|betaling|betalen|overmak|maak het bedrag|voldoe|vereffen|afrekenen|stort',
    complete: 'invul|vul|in te vull|afrond|afmak|aanvul|voltooi|vervolledig|completeer',
    update: 'aanpas|pas_|wijzig|bijwerk|actualis|update|corrig|verbeter|toevoeg|voeg|herzie|verander',
    arrange:
      'regel|organiseer|organiser|boek|reserveer|reserver|voorbereid|plan_|plannen|inplan|bestel_|bestellen|zorgen voor|zorg voor|vastleg',
    help: 'help|hulp|ondersteun|adviseer|adviser|bijstaan|assist|meedenk',
    approve: 'goedkeur|keur|akkoord|instem|toestem|vrijgeven|vrijgave|fiatter|toesta',
    cancel: 'annuleer|annuler|annulat|opzeg|zeg op|zegt op|afzeg|intrek|herroep|stopzet|uitschrijv|afmeld',
    fix: 'herstel|repareer|reparer|oplos|los|verhelp|vervang|rechtzet|in orde mak|omruil|ruilen|maak het in orde',
    deliver: 'lever_|leveren|levert|geleverd|bezorg|verzend|uitlever|aflever',
  },
  finding: 'bij_|met_|of_|waarom|waar_|wanneer|wat er|hoe het',
  things: {
    contract: 'contract|-contract|overeenkomst|-overeenkomst',
    invoice: 'factu|-factuur|-facturen|rekening_|nota_',
    quote: 'offerte|-offerte|prijsopgave|aanbieding|aanbod',
    report: 'rapport|verslag|-verslag|-rapport',
    presentation: "presentatie|slides|dia_|dia's",
    documents:
      'vrachtbrief|-vrachtbrief|pakbon|document|stukken|papieren|bescheiden|bewijs|-bewijs|-documenten',
    file: 'bestand|bijlagen|-bestand|spreadsheet|pdf',
    list: 'lijst|-lijst|overzicht|-overzicht|opsomming',
    figures: 'cijfers|gegevens|data_|-cijfers|statistiek|kengetal|resultaten',
    agenda: 'agenda|dagorde',
    minutes: 'notulen|gespreksverslag|vergaderverslag',
    proposal: 'voorstel|voorstellen_|concept_|conceptvoorstel|plan van aanpak',
    plan: 'plan_|plannen_|-plan_|roadmap',
    schedule: 'planning|schema|rooster|tijdschema|tijdsplan',
    draft: 'conceptversie|concept|ontwerp|kladversie|draft|eerste versie',
    details: 'details|informatie|gegevens|nadere info|info_|bijzonderheden|specificatie',
    address: 'adres|-adres',
    phone: 'telefoonnummer|mobiele nummer|mobiel nummer|06-nummer|gsm-nummer|nummer_',
    photos: 'foto|afbeelding|beelden|plaatjes',
    cv: "cv_|curriculum|cv's",
    order: 'bestelling|order|opdracht',
    delivery: 'levering|zending|pakket|bezorging|verzending|verzendkosten|transport',
    payment: 'aanbetaling|waarborgsom|betaling|overboeking|bedrag|voorschot|aanbetaling',
    price: 'prijs|prijzen|kosten|tarief|tarieven|honorarium|-prijs|-kosten',
    meeting: 'vergadering|bespreking|overleg|meeting|bijeenkomst|-overleg|-bespreking|-vergadering|gesprek',
    call: 'telefoongesprek|telefoontje|videogesprek|videobel|call_|belafspraak|conference call',
    appointment: 'afspraak|afspraken|tijdstip',
    interview: 'sollicitatiegesprek|interview|kennismakingsgesprek',
    event:
      'evenement|conferentie|congres|feest|borrel|seminar|workshop|training|cursus|webinar|beurs|diner|receptie|bijeenkomst|symposium',
    project: 'project|-project',
    account: 'account|toegang|inlog|gebruikersaccount',
    application: 'sollicitatie|aanvraag|-aanvraag|aanmelding|inschrijving',
    feedback: 'feedback|reactie|opmerking|commentaar|terugkoppeling|op- en aanmerkingen',
    deadline: 'deadline|termijn|uiterste datum|inleverdatum|sluitingsdatum|-termijn',
    budget: 'budget|begroting|-budget',
    form: 'formulier|-formulier|vragenlijst|enquête',
    product: 'product|artikel|goederen|apparaat|toestel|model|stuks|stoelen|machine',
    refund: 'terugbetaling|restitutie|terugbetaal|creditnota|creditfactuur|geld terug|vergoeding',
    discount: 'korting|reductie|rabat|-korting',
    room: 'ruimte|kamer|zaal|-zaal|-ruimte|-kamer|werkplek|lokaal',
    trip: 'reis|vlucht|-reis|dienstreis|treinreis',
    website: 'website|webpagina|homepage|webshop|-site_',
    problem: 'probleem|problemen|fout|storing|klacht|gebrek|-probleem',
    position: 'functie|vacature|positie|baan_',
  },
  causes: {
    delay:
      'vertraag|vertraging|te laat|nog steeds niet geleverd|nog steeds niet ontvangen|al weken|over tijd|te lang|wachten al|wacht al',
    damage: 'beschadig|kapot|gebroken|gebarsten|gekrast|krassen|defect|deuk|schade',
    'mix-up':
      'verkeerd|vergiss|verwissel|iets anders besteld|niet wat ik|niet wat wij|in plaats van|foutieve product',
    missing:
      'ontbre|onvolledig|incompleet|niet aangekomen|nooit aangekomen|niet ontvangen|mist_|missen|kwijt',
    billing:
      'dubbel afgeschreven|dubbel gefactureerd|twee keer|tweemaal|te veel berekend|te veel in rekening|onjuiste factuur|verkeerde factuur|verkeerd bedrag|onjuist bedrag|afgeschreven|in rekening gebracht',
    silence:
      'geen antwoord|geen reactie|niemand reageert|niemand heeft|nooit iets gehoord|niets gehoord|genegeerd|onbeantwoord|geen gehoor',
    service:
      'onbeleefd|onvriendelijk|onbeschoft|klantenservice|bejegen|onprofessioneel|te woord gestaan|botte|service was|arrogant',
    outage:
      'werkt niet|doet het niet|storing|uitgevallen|uitval|foutmelding|vastgelopen|loopt vast|crash|niet inloggen|niet bereikbaar|onbereikbaar',
    quality:
      'slechte kwaliteit|gebrekkig|ondeugdelijk|gebrek|mankement|teleurgesteld|teleurstell|voldoet niet|onder de maat|matige kwaliteit',
  },
  gists: {
    condolence: 'overleden|overlijden|gestorven|uitvaart|begrafenis|crematie|condoleance|gecondoleerd|rouw',
    illness:
      'ben ziek|ziek gemeld|ziekgemeld|ziekmeld|ziekenhuis|geopereerd|operatie|griep|koorts|burn-out|ziekteverlof|wegens ziekte',
    rejection:
      'afgewezen|helaas moeten wij u mededelen|andere kandidaat|andere leverancier|andere partij|niet voor u gekozen|niet voor jou gekozen|keuze is niet op|gaan niet verder|besloten niet|niet geselecteerd',
    cancellation:
      'gaat niet door|geannuleerd|moet annuleren|moeten annuleren|moet ik onze|moeten wij onze|moeten we onze|moet ik de afspraak|moeten wij de afspraak|niet doorgaan|afgelast|moet afzeggen|moeten afzeggen|komt te vervallen|vervalt|niet plaatsvinden|afgezegd',
    complaint:
      'klacht|ontevreden|teleurgesteld|onacceptabel|niet acceptabel|schandalig|beschadigd|defect|ondeugdelijk|boos|geërgerd|ergernis|reclamatie|niet tevreden|slechte ervaring|belachelijk',
    chaser:
      'nog geen antwoord|nog geen reactie|nog niets gehoord|nog niets vernomen|geen reactie ontvangen|herinnering aan mijn|kom terug op mijn|tot op heden|nogmaals|wacht nog steeds|wachten nog steeds|is er al iets bekend|is er al nieuws|tweede herinnering|hoe staat het met',
    apology:
      'excuses voor|sorry voor|het spijt mij|het spijt me|het spijt ons|onze excuses|mijn excuses|verontschuldig',
    congratulation: 'gefeliciteerd|feliciteer|felicitatie|proficiat|van harte met',
    invitation:
      'uitnodig|nodig u uit|nodig je uit|nodigen u|nodigen je|nodigen wij|nodig jullie|uitgenodigd|van harte welkom op|welkom op onze',
    application:
      'solliciteer|sollicitatie|solliciteren|mijn cv|mijn curriculum|uw vacature|de vacature|motivatiebrief|in aanmerking te komen voor de functie',
    introduction:
      'stel me voor|stel mij voor|mij voorstellen|me voorstellen|mijn naam is|ik ben de nieuwe|even voorstellen|kennismaken|in contact brengen|introduceren|je nieuwe contact|uw nieuwe contact|stel je graag voor aan|stel u graag voor aan',
    invoice:
      'factuur in de bijlage|bijgevoegde factuur|bijgaand de factuur|bijgaand onze factuur|hierbij de factuur|hierbij onze factuur|hierbij ontvangt u de factuur|onze factuur|te voldoen|betaaltermijn|betalingstermijn|factuurbedrag|vervaldatum',
    reminder: 'herinner|vergeet niet|niet vergeten|verloopt|loopt af|reminder',
    offer:
      'ons aanbod|wij bieden|we bieden|kunnen u aanbieden|kunnen we je aanbieden|speciale prijs|samenwerking|aanbieding|graag aanbieden|vrijblijvend|onze diensten',
    approval:
      'ziet er goed uit|ziet er prima uit|ziet er mooi uit|akkoord|goedgekeurd|tevreden met|helemaal goed|bevalt goed|perfect zo',
    pending:
      'ben ermee bezig|zijn ermee bezig|mee bezig|in behandeling|kom erop terug|kom hierop terug|komen hierop terug|laat het weten zodra|laten het weten zodra|wordt aan gewerkt|ga het uitzoeken',
    sharing:
      'bijgevoegd_|in de bijlage|bijgaand|hierbij stuur|hierbij ontvang|hierbij de|hierbij het|als bijlage|toegevoegd|ik stuur je|ik stuur u|wij sturen u|hier is de|hier is het',
    thanks:
      'bedankt voor je hulp|bedankt voor uw hulp|dank voor je hulp|dank voor uw hulp|hartelijk dank voor|heel erg bedankt|nogmaals bedankt|nogmaals dank|bedankt voor de snelle|dank voor de snelle|bedankt voor het|dankbaar|veel dank',
    announcement:
      'informeren wij u|delen wij u mee|deel ik u mee|met trots|kondigen wij|aankondig|per heden|met ingang van|gewijzigde openingstijden|nieuwe openingstijden|wij laten u weten',
    meeting:
      'afspraak|afspreken|vergadering|overleg|bespreking|bijeenkomst|heb je tijd|heeft u tijd|schikt het|komt het je uit|komt het u uit|videogesprek|meeting|gesprek',
  },
  enclosed:
    'bijgevoegd_|in de bijlage|bijgaand|hierbij stuur|hierbij ontvang|hierbij zend|hierbij de|hierbij het|als bijlage|toegevoegd|ik stuur je|ik stuur u|wij sturen u|hier is|hier zijn|meegestuurd',
  familiar: 'je_|jij_|jou_|jouw_|jullie_|Je_|Jij_|Jouw_|Jullie_|Hoi_|Hey_|Hé_',
  polite: 'u_|uw_|U_|Uw_|Geacht|uzelf_',
};
