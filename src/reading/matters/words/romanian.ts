import type { MatterWords } from '../matter.ts';

export const romanianWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: 'trimi|trimeți|expedi|transmi|redirecțion|furniz|pune la dispoziție|puneți la dispoziție|să-mi dai|să-mi dați|să ne dați|împărtăș|partaj|ataș|înaint|am nevoie de o copie|am nevoie de contract|am nevoie de factur|remit|retrimi',
    review:
      'verific|revizu|revedea|revedeți|analiz|uita_|uitați|uitați-vă|uiți|te uiți|arunca o privire|aruncați o privire|citi_|citiți|examin|părere|opinia|comentarii|observații|consult|evalua',
    check:
      'verific|vă interesați|te interesezi|interesați-vă|interesează-te|afla_|aflați|investig|lua legătura cu|luați legătura|contacta curier|contactați curier|contacta firma|întreba curier|întrebați curier|întreba firma|vedea cu_|lămuri|clarifica cu',
    sign: 'semn|contrasemn|paraf',
    confirm: 'confirm|adever',
    tell: 'spune|spuneți|anunț|anunt|inform|comunic|indic|explic|preciz|lămur|răspun|raspun|da de știre|dați de știre|dă-mi de știre|dă-mi de veste|ține la curent|țineți la curent|clarific|specific|înștiin',
    call: 'sun_|suna|sunați|sună|telefon|apel|vorbi la telefon',
    meet: 'întâln|intaln|vedea_|ne vedem|să ne vedem|discut|vorbi|vorbim|ședin|sedint|reuni|bea o cafea|la o cafea|videoconferin|stabili o întâlnire',
    attend:
      'particip_|participa_|participi_|participați|participăm|participarea_|participare_|veni_|vii_|veniți|vino|lua parte|prezent la|fi prezen|alătur|prezența|asist la',
    pay: 'ramburs|restitui|returna banii|plăti|plătiți|plătești|plata_|achit|vira_|virament|decont|onora factura',
    complete: 'complet|termin|finaliz|încheia|umple',
    update: 'actualiz|modific|schimb|corect|corij|ajust|adapt|adăug|adaug|rectific|include|introduce',
    arrange:
      'organiz|rezerv|pregăt|planific|programa_|programați|aranj|ocupa_|ocupi|ocupați|stabil|comanda_|comandați|coordon',
    help: 'ajut|sprijin|asist|consili|sfătu|sfat|suport',
    approve:
      'aproba|aprobați|aprobi|aprobare|autoriz|acord_|acordul|accept|valid|avizați|aviz|permite|undă verde',
    cancel: 'anul|rezili|renunț|contramand|retrag',
    fix: 'repar|rezolv|remedi|soluțion|înlocui|corecta eroarea|îndrept',
    deliver: 'livr|expedi',
  },
  finding: 'cu_|dacă|de ce|unde|când|ce s|stadiul|la firma|la curier',
  things: {
    contract: 'contract|acordul|convenți|act adițional',
    invoice: 'factur|chitanț|proform',
    quote: 'ofertă|oferta_|oferte|deviz|cotați|estimare',
    report: 'raport|studiu|dare de seamă',
    presentation: 'prezentare|prezentări|slide|powerpoint',
    documents: 'document|acte_|actele|certificat|adeverinț|dosar|pașaport|formalități|hârti',
    file: 'fișier|fisier|atașament|excel_|pdf_|anexa_|anexă',
    list: 'lista_|listă|liste|inventar|catalog|centralizator',
    figures: 'cifre|datele_|date financiare|statistic|indicatori|rezultate',
    agenda: 'ordinea de zi|agenda_|agendă',
    minutes: 'minuta|minută|proces-verbal|procesul-verbal|notele ședinței',
    proposal: 'propuner|concept_',
    plan: 'plan_|planul|planuri|foaie de parcurs|planificare',
    schedule: 'program_|programul|calendar|orar|grafic_|graficul',
    draft: 'ciorn|schiț|proiect de|prima versiune|versiunea preliminară|machet',
    details: 'detali|informați|informat|lămuriri|precizări|specificați',
    address: 'adresa|adresă|adrese',
    phone: 'număr de telefon|numărul de telefon|numărul de mobil|telefonul',
    photos: 'foto|poze|poza_|imagin',
    cv: 'cv_|cv-ul|curriculum',
    order: 'comanda|comandă|comenzi',
    delivery: 'livrar|colet|transport|expedier',
    payment: 'plata|plată|plăți|virament|transfer bancar|avans',
    price: 'preț|pret_|cost|tarif|onorari|taxa|suma_',
    meeting: 'întâlnir|intalnir|ședinț|sedint|reuniun|adunar',
    call: 'apel|convorbir|videoconferinț|teleconferinț|zoom|teams|call_',
    appointment: 'programare|programări|consultați',
    interview: 'interviu',
    event:
      'eveniment|conferinț|congres|seminar|atelier|curs_|cursul|training|webinar|petrecer|cină|cina_|prânz|târg|ceremoni|recepți|nunt|aniversar|zi de naștere|inaugurare|gală',
    project: 'proiect|șantier',
    account: 'cont_|contul|conturi|acces|utilizator|profil|parol',
    application: 'candidatur|cerere|aplicați|înscrier',
    feedback: 'feedback|observați|comentari|părere|opini|sugesti|recenzi',
    deadline: 'termen|data limită|scadenț',
    budget: 'buget',
    form: 'formular|chestionar|sondaj',
    product: 'produs|articol|marfa|marfă|mărfuri|aparat|echipament|mașin|model|scaune|material',
    refund: 'ramburs|returnarea banilor|banii înapoi|restitui',
    discount: 'reducer|discount|rabat|promoți',
    room: 'sala_|sală|săli|camer|spațiu|birou',
    trip: 'călători|excursi|zbor|deplasar|bilet|sejur',
    website: 'site|pagina web|portal',
    problem: 'problem|eroare|erori|defecțiun|defect|incident|neregul|neplăcer',
    position: 'post_|postul|poziți|loc de muncă|funcția|stagiu',
  },
  causes: {
    delay:
      'întârzi|intarzi|încă nu a ajuns|încă nu a fost livrat|tot nu a ajuns|nici până acum|încă nu am primit|tot nu am primit|de săptămâni|de câteva săptămâni|de zile întregi|aștept de|așteptăm de|depășit termenul',
    damage: 'deteriorat|spart|stricat|zgâriat|crăpat|lovit|avariat|rupt|îndoit',
    'mix-up':
      'produs greșit|produsul greșit|greșit|mărime greșită|culoare greșită|altceva decât|nu este ce am comandat|nu e ce am comandat|în loc de|în locul|nu corespunde comenzii|încurcat',
    missing: 'lipse|incomplet|nu a ajuns|nu a mai ajuns|nu au ajuns|nu am primit|pierdut',
    billing:
      'facturat de două ori|de două ori|taxat|sumă greșită|suma greșită|eroare de facturare|debitat|încasat|factura greșită|factură greșită',
    silence:
      'niciun răspuns|fără răspuns|nimeni nu răspunde|nimeni nu mi-a|nimeni nu ne-a|nu mi s-a răspuns|nu mi-a răspuns|nu am primit răspuns|fără vești|ignorat',
    service:
      'nepoliticos|obraznic|lipsă de respect|lipsa de respect|neprofesional|tratat|grosolan|serviciul clienți|arogan|nesimțit|atitudine',
    outage:
      'nu funcționează|nu mai funcționează|nu merge|nu mai merge|căzut|mesaj de eroare|nu mă pot conecta|nu pot accesa|inaccesibil|întrerup|blocat|indisponibil',
    quality:
      'calitate slabă|calitate proastă|defect|dezamăg|neconform|inutilizabil|prost făcut|sub așteptări',
  },
  gists: {
    condolence:
      'a decedat|deces|a murit|a încetat din viață|înmormânt|condoleanț|doliu|funerali|pierderea dragului|a trecut în neființă|s-a stins',
    illness:
      'sunt bolnav|concediu medical|sunt în spital|este în spital|e în spital|la spital_|sunt internat|este internat|a fost internat|am fost internat|o operație_|am fost operat|a fost operat|gripă|gripa_|gripat|febră|febra|febril|nu mă simt bine|am răcit|îmbolnăvit',
    rejection:
      'alt candidat|un alt candidat|alt furnizor|nu vom continua|nu putem da curs|nu ați fost selectat|nu a fost selectat|regretăm să vă informăm|am decis să nu|din păcate, candidatura|răspuns negativ',
    cancellation:
      'trebuie să anul|a fost anulat|este anulat|se anulează|am anulat|anularea|nu va mai avea loc|nu mai are loc|nevoit să anulez|nevoită să anulez|nevoiți să anulăm',
    complaint:
      'reclam|inaccepta|nemulțumi|nemultumi|dezamăg|indign|plângere|revolt|rușine|scandalos|deteriorat|defect|supărat|lamentabil|inadmisibil|foarte slab',
    chaser:
      'niciun răspuns|fără răspuns|nu am primit răspuns|nu am primit încă|încă nu am primit un răspuns|revin la mesajul|revin cu rugămintea|revin asupra|aștept în continuare|ați apucat să|ai apucat să|vreo noutate|noutăți privind|nu am primit niciun|a doua oară',
    apology:
      'scuze pentru|îmi cer scuze|ne cerem scuze|îmi pare rău că|ne pare rău că|îmi pare rău pentru|ne pare rău pentru|iertare|mii de scuze|vă rugăm să ne scuzați',
    congratulation: 'felicit|felicitări|la mulți ani',
    invitation:
      'invităm|invit_|invitație|invitația|invitației|sunteți invita|ești invita|vă așteptăm|te așteptăm|ne-ar face plăcere să participați',
    application:
      'aplic pentru|doresc să aplic|candidatura mea|cv-ul meu|anunțul de angajare|interesat de post|interesată de post|pentru postul scos|scrisoare de intenție|candidez',
    introduction:
      'mă prezint|mă numesc|numele meu|să mă prezint|vi-l prezint|v-o prezint|ți-l prezint|ți-o prezint|să vă prezint|să ți-l|pun în legătură|noua persoană de contact|sunt noul|sunt noua',
    invoice:
      'atașez factura|atașată factura|factura atașată|factura noastră|suma de plată|scadent|termen de plată|de achitat până|vă transmitem factura|regăsiți factura',
    reminder: 'reaminti|amint|nu uita|nu uitați|expiră|se încheie pe|ultima zi',
    offer:
      'vă oferim|îți ofer|oferta noastră|ofertă specială|preț special|propunere de colabor|o colaborare_|posibilitatea unei colabor|propunem o colabor|propune o colabor|să colaborăm|parteneriat|serviciile noastre|propunere comercială|am dori să vă oferim|vă putem oferi',
    approval:
      'arată bine|e perfect|este perfect|aprobat|totul este în regulă|totul e în regulă|îmi place foarte|sunt de acord cu|e în ordine|foarte bine așa',
    pending:
      'revin cu un răspuns|revenim cu|lucrăm la|lucrez la|în curs de|în lucru|mă ocup de|ne ocupăm de|vă țin la curent|te țin la curent|imediat ce am|de îndată ce',
    sharing:
      'atașez|atașat|anexez|anexat|vă trimit_|îți trimit_|vă trimitem|iată|găsiți atașat|regăsiți|vă transmit_|aici este',
    thanks:
      'mulțumesc pentru ajutor|mulțumim pentru ajutor|mulțumesc pentru tot|mulțumesc din suflet|mulțumesc din inimă|mulțumesc încă o dată|îți mulțumesc încă|vă mulțumesc încă|mii de mulțumiri|vreau să vă mulțumesc|vreau să-ți mulțumesc|aș dori să vă mulțumesc|mulțumim pentru sprijin|mulțumesc pentru sprijin|foarte recunoscător|foarte recunoscătoare|de mare ajutor',
    announcement:
      'avem plăcerea|vă informăm|vă anunțăm|suntem bucuroși|anunțăm|începând cu|cu efect imediat|noul program|schimbarea adresei|vă comunicăm',
    meeting:
      'întâln|intaln|ședinț|ne vedem|să ne vedem|să discutăm|apel_|videoconferinț|disponibil|ești liber|sunteți liber|aveți timp|ai timp|la o cafea|programa o|stabili o|luăm prânzul|la prânz|să mâncăm',
  },
  enclosed:
    'atașez|atașat|anexez|anexat|vă trimit_|îți trimit_|vă trimitem|vă transmit_|vă transmitem|iată|regăsiți|găsiți|găsești',
  familiar:
    'tu_|te_|tine_|ție_|tău|ta_|tăi|tale_|Te_|Tu_|Îți|îți|Ți-|ți-|ai putea|Ai putea|poți|Poți|ești|vrei|vii_|trimite-mi|Trimite-mi|spune-mi|Spune-mi|anunță-mă|Salut_',
  polite:
    'dumneavoastră|Dumneavoastră|dvs|Dvs|Vă_|vă_|V-|v-|ați_|Ați_|puteți|Puteți|sunteți|Sunteți|aveți|Aveți|Stimat|doriți|Bună ziua',
};
