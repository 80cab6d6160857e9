import type { MatterWords } from '../matter.ts';

export const swedishWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: 'skicka|ge mig|ge oss|sänd|översänd|vidarebefordra|mejla|maila|mejlar|mailar|bifoga|dela med|dela det|dela den|förse|tillhandahåll|komplettera med|skickar över|få en kopia|en kopia',
    review:
      'granska|kolla|titta|läs|läsa igenom|gå igenom|går igenom|kontrollera|se över|ser över|kommentera|bedöm|utvärdera|korrekturläs|åsikt|vad tycker|vad du tycker|ta en titt|tar en titt',
    check:
      'kolla|kontrollera|ta reda på|tar reda på|undersök|höra med|hör med|höra efter|hör efter|fråga transport|fråga bud|fråga lager|fråga leverant|stämma av med|stäm av med|efterforska|följa upp med|kontakta transport|kontakta bud|kontakta leverant|utreda|utred_',
    sign: 'skriva under|skriv under|skriver under|underteckna_|undertecknar|signera_|signerar|underskrift|signatur|påskriv',
    confirm: 'bekräfta|verifiera|stämmer av|intyga',
    tell: 'meddela|låt mig veta|låt oss veta|låta mig veta|låta oss veta|berätta|informera|svara|besked|förklara|hör av|höra av|återkom|återkoppla|ange_|anger|säg till|säga till|säga_|upplys|uppge|klargör|förtydliga|besvara',
    call: 'ring|ringa|ringer|slå en signal|telefonera|samtal',
    meet: 'träffas|träffa|ses_|möte|möt_|mötas|diskutera|prata|sitta ner|sätta oss|stämma av|avstämning|fika|tala_',
    attend:
      'delta|medverka|närvara|komma_|kommer du|kommer ni|vara med|är du med|är ni med|anmäl|osa_|ansluta|ansluter|följa med|hänga med',
    pay: 'betala|betalning|överför|reglera|erlägg|sätta in|swish',
    complete: 'fylla i|fyll i|fyller i|färdigställ|slutför|komplettera|göra klart|gör klart|bli klar|avsluta',
    update:
      'uppdatera|ändra|rätta|korrigera|justera|revidera|lägga till|lägg till|lägger till|anpassa|redigera|byta ut texten',
    arrange:
      'ordna|boka|organisera|förbereda|reservera|planera|fixa|beställ|arrangera|ställa i ordning|se till att',
    help: 'hjälp|bistå|stöd|stötta|råd_|rådgiv|vägled|assistera',
    approve:
      'godkänn|tillåt|bevilja|attestera|acceptera|klartecken|samtycke|medge|gå med på|går med på|ge grönt ljus',
    cancel:
      'avboka|ställa in|ställ in|ställer in|säga upp|säg upp|säger upp|annullera|avbryt|avbeställ|häva|avsluta abonnemang|ångra',
    fix: 'åtgärda|laga|reparera|lösa|lös_|löser|rätta till|byta ut|byt ut|byter ut|ersätta|avhjälp|felsök',
    deliver: 'leverera|leverans',
  },
  finding: 'med_|hos_|om_|varför|var_|när_|vad som',
  things: {
    contract: 'avtal|-avtal|kontrakt|överenskommelse',
    invoice: 'faktur|räkning',
    quote: 'offert|kostnadsförslag|prisförslag|anbud',
    report: 'rapport|-rapport|redovisning',
    presentation: 'presentation|bildspel|slides|powerpoint',
    documents: 'fraktsedel|följesedel|dokument|handling|underlag|ritning|papper|intyg|-handlingar|-underlag',
    file: 'fil_|filen|filer|bilagor|kalkylark|excelark|pdf',
    list: 'lista|listan|listor|-lista|-listan|förteckning|sammanställning|översikt',
    figures: 'siffror|siffrorna|data_|statistik|nyckeltal|uppgifter om försälj|resultat|mätvärden',
    agenda: 'agenda|dagordning',
    minutes: 'protokoll|mötesanteckning|minnesanteckning',
    proposal: 'förslag|koncept',
    plan: 'plan_|planen|planer|planerna|handlingsplan|-plan_|-planen_',
    schedule: 'tidsplan|schema|schemat|tidtabell|tidsschema',
    draft: 'utkast|version|skiss',
    details: 'detalj|information|info_|närmare uppgifter|uppgifter|specifikation|upplysning',
    address: 'adress|-adress',
    phone: 'telefonnummer|mobilnummer|telefonnumret',
    photos: 'bild_|bilder|bilderna|foto',
    cv: 'cv_|cv:t|meritförteckning',
    order: 'beställning|order|ordern',
    delivery: 'leverans|försändelse|paket|sändning',
    payment: 'handpenning|förskott|betalning|överföring|inbetalning|belopp|utbetalning',
    price: 'frakt|pris_|priset|priser|priserna|kostnad|avgift|arvode|taxa|prislista',
    meeting: 'möte_|mötet|möten_|mötena|avstämning|sammanträde|-möte_|-mötet|genomgång',
    call: 'samtal|telefonsamtal|videosamtal|videomöte|telefonmöte|teamsmöte',
    appointment: 'tid_|tiden|tider|besök|tidpunkt',
    interview: 'intervju|anställningsintervju',
    event:
      'evenemang|konferens|fest_|festen|seminari|workshop|kurs|utbildning|webbinari|mässa|mässan|middag|mottagning|event|invigning|träff_|träffen',
    project: 'projekt',
    account: 'konto|kontot|inloggning|åtkomst|användarkonto|behörighet',
    application: 'ansökan|ansökning|-ansökan|anmälan',
    feedback: 'återkoppling|feedback|synpunkt|kommentar',
    deadline: 'deadline|tidsfrist|sista dag|frist|-frist|sista datum|slutdatum',
    budget: 'budget',
    form: 'formulär|blankett|enkät',
    product: 'produkt|vara_|varan|varor|varorna|artikel|artiklar|apparat|maskin|modell|stolar|enheter',
    refund: 'återbetalning|pengarna tillbaka|kreditfaktura|kreditnota|ersättning|återbetala',
    discount: 'rabatt|prisavdrag',
    room: 'lokal|rum_|rummet|sal_|salen|mötesrum|konferensrum|kontorsplats',
    trip: 'resa|resan|resor|flyg|tjänsteres|tågresa',
    website: 'webbplats|hemsida|webbsida|webbsajt|sajt',
    problem: 'problem|fel_|felet|störning|bugg|brist',
    position: 'tjänst|befattning|jobb|roll_|rollen|anställning',
  },
  asides: 'hur lång tid|komma åt|komma överens|komma fram|komma igång|kommer fram',
  causes: {
    delay:
      'försen|fördröj|för sent|fortfarande inte levererat|fortfarande inte fått|fortfarande inte kommit|i veckor|flera veckor|dröjt|dröjer|väntar fortfarande|väntat i|inte i tid',
    damage:
      'skadad|skadat|skadade|trasig|trasigt|sönder|sprucken|spruckna|krossa|repa|repig|transportskad|buckl',
    'mix-up':
      'fel vara|fel produkt|fel storlek|fel färg|fel artikel|fel modell|förväxl|något annat än|i stället för|istället för|inte det vi beställ|inte det jag beställ',
    missing:
      'saknas|saknades|fattas|ofullständig|inte kommit fram|aldrig kommit|inte fått varan|inte fått varorna|inte fått paketet|inte fått leverans|inte fått min beställ|inte fått vår beställ|kom aldrig|försvunn|borttappa',
    billing:
      'dubbelt|två gånger|fel belopp|felaktig faktura|felaktigt belopp|för mycket betalt|debitera|fakturerat fel|felfakturer|överdebiter',
    silence:
      'inget svar|inte fått svar|inte fått något svar|inte fått någon återkoppling|ingen svarar|ingen har svarat|ingen återkoppling|ingen har hört|inte hört något|obesvarat|obesvarade|ignorera|ingen respons',
    service:
      'otrevlig|ohjälpsam|oprofessionell|bemötande|bemött|nonchalant|oförskäm|kundtjänst|dålig service|arrogant',
    outage:
      'fungerar inte|funkar inte|ligger nere|driftstör|avbrott|kraschar|kraschade|felmeddelande|kan inte logga in|går inte att logga in|slutat fungera|nere_|otillgänglig',
    quality:
      'dålig kvalitet|bristfällig|undermålig|felaktig|defekt|fabriksfel|besviken|besvikna|håller inte måttet|kvalitetsbrist|låg kvalitet',
  },
  gists: {
    condolence: 'gått bort|avlid|dödsfall|begravning|kondolean|sorgebud|somnat in|beklagar sorgen',
    illness:
      'är sjuk|sjukskriv|sjukanmäl|på sjukhus|opereras|operation|influensa|feber|har blivit sjuk|förkyld|sjukledig|vabb',
    rejection:
      'tyvärr har vi valt|annan kandidat|annan leverantör|andra kandidater|gått vidare med|inte gå vidare|gå vidare med andra|tacka nej|valt att inte|inte blivit vald|har valt en annan|avslag',
    cancellation:
      'ställs in|är inställt|är inställd|inställt|måste ställa in|måste jag ställa|måste vi ställa|måste jag avboka|måste vi avboka|ställa in vårt|ställa in mötet|avboka vårt|avboka mötet|måste avboka|avbokat|avbokad|blir inte av|måste tyvärr ställa|har ställts in',
    complaint:
      'klagomål|klaga|reklam|missnöjd|missnöje|besviken|besvikna|oacceptabel|skandal|frustrera|upprörd|skadad|defekt|undermålig|under all kritik|trött på det här|trötta på det här|inte nöjd|stannat igen|gått sönder igen|inte acceptabel',
    chaser:
      'inte fått något svar|inte fått svar|ännu inte fått|fortfarande inte hört|inte hört något|påminnelse om mitt|påminner om mitt|följer upp|väntar fortfarande på|återkommer till mitt|hur går det med|har du hunnit|har ni hunnit|en andra påminnelse|ville bara höra|något nytt om',
    apology:
      'ber om ursäkt för|be om ursäkt för|förlåt för|förlåt att|ledsen för|beklagar att vi|ursäkta att|ursäkta för',
    congratulation: 'grattis|gratuler|lyckönsk',
    invitation: 'bjuda in|bjuder in|inbjud|inbjuden|välkommen till vår|välkomna till vår|vill du komma',
    application:
      'söka tjänsten|söker tjänsten|ansöker|min ansökan|mitt cv|personligt brev|utlyst|annonsen om tjänst|er annons|jobbannons|min meritförteckning',
    introduction:
      'jag heter|mitt namn är|presentera mig|presentera dig för|vill presentera|får jag presentera|din nya kontakt|er nya kontakt|jag är ny|ny kontaktperson|sätta er i kontakt|introducera|vill gärna presentera|vill presentera|får jag presentera|presentation av mig|presentation av min',
    invoice:
      'bifogad faktura|fakturan bifogas|bifogar faktura|bifogar fakturan|bifogar vår faktura|här kommer fakturan|vår faktura|förfaller|förfallodatum|betalningsvillkor|att betala',
    reminder: 'påminnelse|påminner|påminna|glöm inte|löper ut|går ut den|kom ihåg',
    offer:
      'vårt erbjudande|vi erbjuder|kan erbjuda|vill erbjuda|specialpris|samarbete|kampanjpris|våra tjänster|skräddarsy',
    approval:
      'ser bra ut|ser jättebra ut|ser fint ut|godkänt|godkänner|godkänd|vi är nöjda|jag är nöjd|ser utmärkt ut|inga synpunkter|perfekt, tack',
    pending:
      'jobbar på det|arbetar med det|håller på med|är på gång|återkommer så snart|hör av mig så snart|hör av oss så snart|under behandling|undersöker saken|kollar upp det|återkommer när',
    sharing:
      'bifogar|bifogat finns|bifogat finner|bifogat hittar|bifogat här|bifogas|har bifogat|här kommer|i bilagan|som bilaga|skickar här|översänder|jag skickar|vi skickar|-. här är|-! här är|-, här är',
    thanks:
      'tack för hjälpen|tack för all hjälp|tack så mycket för|stort tack för|tusen tack|tack för det snabba|jag är så tacksam|tack än en gång|tack igen|varmt tack|tack för en|tack för ett',
    announcement:
      'vi vill informera|härmed informeras|vi meddelar|glada att kunna meddela|glädjen att meddela|från och med|nya öppettider|tillkännage|vi informerar',
    meeting:
      'möte_|mötet|möten|möta_|mötas|träffas|ses_|avstämning|har du tid|har ni tid|boka in|videosamtal|när passar|passar det|samtal',
  },
  enclosed:
    'bifogar|bifogat finns|bifogat finner|bifogat hittar|bifogat här|bifogas|har bifogat|här kommer|i bilagan|som bilaga|skickar här|översänder|jag skickar|vi skickar|-. här är|-! här är|-, här är|här har du|medskickar',
};
