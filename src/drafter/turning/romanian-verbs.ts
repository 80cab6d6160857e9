/** One deed: its infinitive, and who does it: I, we, you (polite), you (familiar). */
type Verb = { infinitive: string; me: string; us: string; you: string; thou: string };

const ROWS =
  'trimite trimit trimitem trimiteți trimiți|reface refac refacem refaceți refaci|retrimite retrimit retrimitem retrimiteți retrimiți|spune spun spunem spuneți spui|transmite transmit transmitem transmiteți transmiți|' +
  'confirma confirm confirmăm confirmați confirmi|preciza precizez precizăm precizați precizezi|indica indic indicăm indicați indici|' +
  'comunica comunic comunicăm comunicați comunici|verifica verific verificăm verificați verifici|semna semnez semnăm semnați semnezi|' +
  'completa completez completăm completați completezi|aduce aduc aducem aduceți aduci|veni vin venim veniți vii|face fac facem faceți faci|' +
  'da dau dăm dați dai|lua iau luăm luați iei|plăti plătesc plătim plătiți plătești|achita achit achităm achitați achiți|' +
  'primi primesc primim primiți primești|ajunge ajung ajungem ajungeți ajungi|pleca plec plecăm plecați pleci|suna sun sunăm sunați suni|' +
  'contacta contactez contactăm contactați contactezi|rezerva rezerv rezervăm rezervați rezervi|anula anulez anulăm anulați anulezi|' +
  'modifica modific modificăm modificați modifici|schimba schimb schimbăm schimbați schimbi|pregăti pregătesc pregătim pregătiți pregătești|' +
  'oferi ofer oferim oferiți oferi|prezenta prezint prezentăm prezentați prezinți|organiza organizez organizăm organizați organizezi|' +
  'stabili stabilesc stabilim stabiliți stabilești|programa programez programăm programați programezi|livra livrez livrăm livrați livrezi|' +
  'monta montez montăm montați montezi|repara repar reparăm reparați repari|ridica ridic ridicăm ridicați ridici|lăsa las lăsăm lăsați lași|' +
  'pune pun punem puneți pui|vedea văd vedem vedeți vezi|ști știu știm știți știi|avea am avem aveți ai|fi sunt suntem sunteți ești|' +
  'putea pot putem puteți poți|vrea vreau vrem vreți vrei|dori doresc dorim doriți dorești|prefera prefer preferăm preferați preferi|' +
  'accepta accept acceptăm acceptați accepți|aștepta aștept așteptăm așteptați aștepți|folosi folosesc folosim folosiți folosești|' +
  'utiliza utilizez utilizăm utilizați utilizezi|depune depun depunem depuneți depui|returna returnez returnăm returnați returnezi|' +
  'restitui restitui restituim restituiți restitui|traduce traduc traducem traduceți traduci|scrie scriu scriem scrieți scrii|' +
  'răspunde răspund răspundem răspundeți răspunzi|anunța anunț anunțăm anunțați anunți|informa informez informăm informați informezi|' +
  'ajuta ajut ajutăm ajutați ajuți|recomanda recomand recomandăm recomandați recomanzi|propune propun propunem propuneți propui|' +
  'discuta discut discutăm discutați discuți|vizita vizitez vizităm vizitați vizitezi|intra intru intrăm intrați intri|' +
  'parca parchez parcăm parcați parchezi|participa particip participăm participați participi|păstra păstrez păstrăm păstrați păstrezi|' +
  'muta mut mutăm mutați muți|instala instalez instalăm instalați instalezi|emite emit emitem emiteți emiți|factura facturez facturăm facturați facturezi|' +
  'elibera eliberez eliberăm eliberați eliberezi|expedia expediez expediem expediați expediezi|include includ includem includeți incluzi|' +
  'adăuga adaug adăugăm adăugați adaugi|actualiza actualizez actualizăm actualizați actualizezi|corecta corectez corectăm corectați corectezi|' +
  'explica explic explicăm explicați explici|atașa atașez atașăm atașați atașezi|cere cer cerem cereți ceri|comanda comand comandăm comandați comanzi|' +
  'cumpăra cumpăr cumpărăm cumpărați cumperi|alege aleg alegem alegeți alegi|începe încep începem începeți începi|' +
  'continua continui continuăm continuați continui|renunța renunț renunțăm renunțați renunți|sosi sosesc sosim sosiți sosești|' +
  'locui locuiesc locuim locuiți locuiești|lucra lucrez lucrăm lucrați lucrezi|caza cazez cazăm cazați cazezi|înscrie înscriu înscriem înscrieți înscrii|' +
  'găsi găsesc găsim găsiți găsești|obține obțin obținem obțineți obții|asigura asigur asigurăm asigurați asiguri|reveni revin revenim reveniți revii|' +
  'trece trec trecem treceți treci|estima estimez estimăm estimați estimezi|întocmi întocmesc întocmim întocmiți întocmești|' +
  'redacta redactez redactăm redactați redactezi|preda predau predăm predați predai|prelua preiau preluăm preluați preiei|' +
  'merge merg mergem mergeți mergi|rămâne rămân rămânem rămâneți rămâi|citi citesc citim citiți citești|arăta arăt arătăm arătați arăți|' +
  'deschide deschid deschidem deschideți deschizi|închide închid închidem închideți închizi|curăța curăț curățăm curățați cureți|' +
  'închiria închiriez închiriem închiriați închiriezi|vinde vând vindem vindeți vinzi|dispune dispun dispunem dispuneți dispui|' +
  'cunoaște cunosc cunoaștem cunoașteți cunoști|crede cred credem credeți crezi|căuta caut căutăm căutați cauți|vorbi vorbesc vorbim vorbiți vorbești|' +
  'ține țin ținem țineți ții|lămuri lămuresc lămurim lămuriți lămurești|remedia remediez remediem remediați remediezi|rezolva rezolv rezolvăm rezolvați rezolvi|' +
  'opri opresc oprim opriți oprești|decala decalez decalăm decalați decalezi|reprograma reprogramez reprogramăm reprogramați reprogramezi|' +
  'inspecta inspectez inspectăm inspectați inspectezi|furniza furnizez furnizăm furnizați furnizezi|înmâna înmânez înmânăm înmânați înmânezi|' +
  'analiza analizez analizăm analizați analizezi|aproba aprob aprobăm aprobați aprobi|evalua evaluez evaluăm evaluați evaluezi|' +
  'suporta suport suportăm suportați suporți|garanta garantez garantăm garantați garantezi|percepe percep percepem percepeți percepi|' +
  'ocupa ocup ocupăm ocupați ocupi|termina termin terminăm terminați termini|finaliza finalizez finalizăm finalizați finalizezi|încărca încarc încărcăm încărcați încarci|' +
  'sta stau stăm stați stai|servi servesc servim serviți servești|imprima imprim imprimăm imprimați imprimi|împacheta împachetez împachetăm împachetați împachetezi';

const verbs = ROWS.split('|').map((row): Verb => {
  const [infinitive = '', me = '', us = '', you = '', thou = ''] = row.split(' ');
  return { infinitive, me, us, you, thou };
});

const index = (form: keyof Verb) => new Map(verbs.map((verb) => [verb[form], verb]));
const byYou = index('you');
const byThou = index('thou');
const byUs = index('us');
const byMe = index('me');
const byInfinitive = index('infinitive');

/** The deed of whoever is asked, by a form of 'dumneavoastră' or 'tu'. */
export const deedOfReader = (form: string) => byYou.get(form.toLowerCase()) ?? byThou.get(form.toLowerCase());
/** The deed of the sender, by a form of 'noi' or 'eu'. */
export const deedOfSender = (form: string) => byUs.get(form.toLowerCase()) ?? byMe.get(form.toLowerCase());
export const deedNamed = (infinitive: string) => byInfinitive.get(infinitive.toLowerCase());

/** A form that may address somebody, as a pattern. */
export const ADDRESSED = `(?:${[...byYou.keys(), ...byThou.keys()].join('|')}|ați|veți|vei)`;

/** What no one does alone: all else is said by whoever signs, in the singular throughout. */
const OF_FIRM = /^(?:caz|deschid|închid|percep|serv)/u;
/** What a firm has. */
const HAD_BY_FIRM =
  /^(?:și |cumva |încă |deja )?(?:un |o )?(?:parcare|parcări|locuri|loc|camere|cameră|mese|masă|stoc|în stoc|produse|meni|program|reduceri|terasă|sal[ăi]|disponibil|piscină|restaurant|lift|wi-?fi|magazin|serviciu|servicii|livrare|tarife|pachete|cursuri|grupe|abonament|loc de joacă)/iu;

/** What whoever is asked says of himself, by the form with which he is addressed and what follows it. */
export function mine(form: string, rest = ''): string | undefined {
  const verb = form.toLowerCase();
  const deed = deedOfReader(verb);
  if (!deed) return undefined;
  if (deed.infinitive === 'avea') return HAD_BY_FIRM.test(rest) ? 'avem' : 'am';
  return OF_FIRM.test(deed.infinitive) && verb === deed.you ? deed.us : deed.me;
}
