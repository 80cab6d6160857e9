/** Words that a reply capitalises within a sentence without naming anyone, lower case: titles and polite address. */
export const ordinaryCapitals: ReadonlySet<string> = new Set(
  `i i'm i'd i'll i've mr mrs ms mx dr prof professor sir madam english french german spanish italian portuguese
  chinese japanese korean arabic russian hindi dutch swedish polish turkish vietnamese thai indonesian greek romanian
  czech ukrainian hebrew malay bengali swahili usd eur gbp chf jpy ok pdf re fyi asap faq ai ceo it hr am pm ptg tgh pg sa ch
  monsieur madame mademoiselle mme mlle docteur maître
  señor señora señores don doña sr sra srta ud uds dña
  lei le la li gliela suo sua suoi sue loro voi vostro vostra vostri signor signora signore signori egregi gentili dottor dottoressa dott
  gentile egregio egregia gentilissimo gentilissima ing avv
  senhor senhora senhores senhoras exmo exma dr dra v ex.ª
  u uw meneer mevrouw mijnheer heer dhr mw
  ni er ert era herr fru
  ty ciebie cię ci tobie tobą twój twoja twoje twojego twojej twoim twoją twoich pan pana panu panem pani panią państwo
  państwa państwu państwem panie pański pańska pańskie
  ty tě ti tobě tebe tvůj tvoje tvého tvému tvým tvém tvou tvá tvé tví tvých vy vás vám vámi váš vaše vašeho vašemu vaším vaši vaší pane paní pán pánem
  ты тебя тебе тобой твой твоя твоё твоего твоему твою твоей твоим твоих вы вас вам вами ваш ваша ваше ваши вашего вашему вашей вашу вашим вашем ваших господин госпожа
  ви ваші вашої вашого вашому вашою ваших ти тебе тобі твій твоя твоє твого твоєму твою твоїм тобою вашим вашому пане пані пан добродію
  κύριε κυρία κύριος κυρίες κύριοι εσάς σας
  dumneavoastră dvs dumneaei dumnealui domnule doamnă domnul doamna dl dna domnului doamnei stimate stimată
  siz sizin sayın yetkili bey hanım beyefendi hanımefendi
  anda bapak ibu saudara saudari pak bu tuan puan encik cik datuk
  tiến sĩ giáo sư anh chị quý ông bà cô vị công ty
  bwana bi bibi ndugu mheshimiwa daktari dkt mhusika wahusika`.split(/\s+/),
);
