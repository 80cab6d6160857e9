import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { dutch } from './dutch.ts';
import { turnedAsk } from './turn.ts';

/** As one is told who is addressed politely. */
const told = (said = '') => said.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, '$1');

test.each<[AskAnswer, string, string]>([
  ['amount', 'Hoeveel sleutels van de kerk zijn er?', 'er zijn [aantal] sleutels van de kerk.'],
  ['amount', 'Hoeveel flessen wijn heeft u nodig?', 'ik heb [aantal] flessen wijn nodig.'],
  ['fact', 'Wat zijn de voorrijkosten?', 'de voorrijkosten bedragen [bedrag].'],
  ['fact', "hoe lang duurt zo'n reparatie gemiddeld?", "zo'n reparatie duurt gemiddeld [hoe lang]."],
  [
    'yes-no',
    'Moeten wij voor de reparatie het water in het hele pand afsluiten?',
    '[Ja, u moet voor de reparatie het water in het hele pand afsluiten / Nee, dat is niet nodig].',
  ],
  ['yes-no', 'of u de onderdelen op voorraad heeft', 'ik heb de onderdelen [wel / niet] op voorraad.'],
  ['yes-no', 'Heb je in januari tijd?', 'ik heb in januari [tijd / helaas geen tijd].'],
  ['fact', 'Wat is je woordprijs?', 'mijn woordprijs bedraagt [bedrag].'],
  ['time', 'wanneer heb je de teksten van ons nodig?', 'ik heb de teksten van u nodig [wanneer].'],
  [
    'yes-no',
    'Doe je ook de eindredactie of moeten we daar iemand anders voor zoeken?',
    '[Ik doe ook de eindredactie / U kunt daar iemand anders voor zoeken].',
  ],
  ['yes-no', 'Is de zaal die dag nog vrij?', 'de zaal is die dag [nog / niet meer] vrij.'],
  ['amount', 'Hoeveel personen passen er in de zaal?', 'er passen [aantal] personen in de zaal.'],
  [
    'yes-no',
    'Is de zaalhuur bij de menuprijs inbegrepen?',
    'de zaalhuur is [wel / niet] bij de menuprijs inbegrepen.',
  ],
  ['yes-no', "Biedt u ook vegetarische menu's aan?", "ik bied [ook / helaas geen] vegetarische menu's aan."],
  [
    'yes-no',
    'Zijn er parkeerplaatsen bij het hotel?',
    'er zijn [wel / helaas geen] parkeerplaatsen bij het hotel.',
  ],
  ['time', 'vanaf hoe laat kunnen de gasten inchecken?', 'de gasten kunnen inchecken vanaf [tijdstip].'],
  ['yes-no', 'Heeft u ter plaatse een heftruck?', 'ik heb ter plaatse [een / geen] heftruck.'],
  ['fact', 'Wie neemt de goederen in ontvangst?', '[Naam] neemt de goederen in ontvangst.'],
  [
    'fact',
    'op welk telefoonnummer is deze persoon bereikbaar?',
    'deze persoon is bereikbaar op [welk telefoonnummer].',
  ],
  [
    'choice',
    'Wilt u de levering liever op europallets of los ontvangen?',
    'ik wil de levering [op europallets / los] ontvangen.',
  ],
  ['time', 'Sinds wanneer woont u in de woning?', 'ik woon in de woning sinds [wanneer].'],
  [
    'yes-no',
    'Heeft u het gebrek schriftelijk gemeld?',
    'ik heb het gebrek [wel / niet] schriftelijk gemeld.',
  ],
  ['explanation', 'Hoe hoog is de kale huur per maand?', 'de kale huur per maand bedraagt [bedrag].'],
  [
    'action',
    "Wilt u mij het huurcontract en de foto's van de schimmel uiterlijk 27 november toesturen?",
    "ik stuur u het huurcontract en de foto's van de schimmel [uiterlijk 27 november] toe.",
  ],
  ['yes-no', 'Bent u verzekerd voor rechtsbijstand?', 'ik ben [wel / niet] verzekerd voor rechtsbijstand.'],
  [
    'yes-no',
    'Is het voldoende als we de zaak telefonisch bespreken, of komt u liever naar kantoor?',
    '[Het is voldoende als u de zaak telefonisch bespreekt / Ik kom liever naar kantoor].',
  ],
  ['yes-no', 'Gaat Emre mee?', 'Emre gaat [wel / niet] mee.'],
  [
    'yes-no',
    'Heeft hij allergieën of gebruikt hij medicijnen?',
    '[Hij heeft allergieën / Hij gebruikt medicijnen].',
  ],
  ['yes-no', 'Kan Emre zwemmen?', 'Emre kan [wel / niet] zwemmen.'],
  ['action', 'Zou u tijd hebben om mee te gaan?', 'ik heb [tijd / helaas geen tijd] om mee te gaan.'],
  [
    'yes-no',
    'of u de bijdrage in termijnen wilt betalen',
    'ik wil de bijdrage [wel / niet] in termijnen betalen.',
  ],
  [
    'fact',
    'Op welk nummer bent u in geval van nood bereikbaar?',
    'ik ben in geval van nood bereikbaar op [welk nummer].',
  ],
  ['fact', 'Welke documenten heeft u van ons nodig?', 'ik heb de volgende documenten van u nodig: [welke].'],
  ['explanation', 'Hoe kunnen we betalen?', 'u kunt als volgt betalen: [toelichting].'],
  ['yes-no', 'Mogen we een hond meenemen?', 'u mag [gerust een / helaas geen] hond meenemen.'],
  ['yes-no', 'Is het ontbijt inbegrepen?', 'het ontbijt is [wel / niet] inbegrepen.'],
  ['yes-no', 'Is de lift geschikt voor een rolstoel?', 'de lift is [wel / niet] geschikt voor een rolstoel.'],
  [
    'action',
    'Kunt u mij het aantal deelnemers doorgeven?',
    'graag geef ik u het aantal deelnemers door: [gegevens].',
  ],
  ['action', 'Kun je me even bellen?', 'ik bel u [wanneer].'],
  [
    'time',
    'Wanneer kunt u beginnen met de werkzaamheden?',
    'ik kan beginnen met de werkzaamheden [wanneer].',
  ],
  [
    'yes-no',
    'Heeft u de factuur van 3 november al ontvangen?',
    'ik heb de factuur van 3 november [al / nog niet] ontvangen.',
  ],
  ['choice', 'Betaalt u contant of met pin?', 'ik betaal [contant / met pin].'],
  [
    'yes-no',
    'Kan ik het abonnement maandelijks opzeggen?',
    'u kunt het abonnement [wel / helaas niet] maandelijks opzeggen.',
  ],
  ['fact', 'Wat is er bij de prijs inbegrepen?', 'bij de prijs is inbegrepen: [gegevens].'],
  ['fact', 'Wie is onze contactpersoon?', '[Naam] is uw contactpersoon.'],
  ['yes-no', 'Werkt u ook op zaterdag?', 'ik werk [ook / niet] op zaterdag.'],
  ['yes-no', 'Krijgen we een bevestiging?', 'u krijgt [een / geen] bevestiging.'],
  ['amount', 'Hoeveel gasten verwacht u?', 'ik verwacht [aantal] gasten.'],
  ['time', 'wanneer de monteur langskomt', 'de monteur komt langs [wanneer].'],
  ['yes-no', 'Heeft u ervaring met oude daken?', 'ik heb [ervaring / helaas geen ervaring] met oude daken.'],
  ['explanation', 'Waarom is de huur zo hoog?', 'de huur is zo hoog, want [reden].'],
  ['yes-no', 'Moet ik nuchter komen?', '[Ja, u moet nuchter komen / Nee, dat is niet nodig].'],
  ['fact', 'Waar kunnen we parkeren?', 'u kunt parkeren [waar].'],
  ['fact', 'Bij wie kunnen we ons melden?', 'u kunt zich melden bij [naam].'],
  [
    'amount',
    'Hoe hoog is de prijs, en wanneer begint de cursus?',
    'De prijs bedraagt [bedrag]. De cursus begint [wanneer].',
  ],
  ['time', 'Laat me ook weten wanneer het rustig is op de site.', 'het is rustig op de site [wanneer].'],
  ['yes-no', 'of de zaal beschikbaar is op zaterdag', 'de zaal is [wel / niet] beschikbaar op zaterdag.'],
  [
    'fact',
    'Wat kost een foto als ouders alleen die bestellen?',
    'een foto kost [bedrag] als ouders alleen die bestellen.',
  ],
  [
    'fact',
    'Wie ruimt het grind op, jullie of de gemeente?',
    '[Wij ruimen / De gemeente ruimt] het grind op.',
  ],
  ['fact', 'Welke ruimte heeft uw voorkeur?', '[welke ruimte] heeft mijn voorkeur.'],
  [
    'yes-no',
    'Zijn de werkzaamheden in de offerte inbegrepen of worden die apart gerekend?',
    '[De werkzaamheden zijn in de offerte inbegrepen / Die worden apart gerekend].',
  ],
  [
    'yes-no',
    'Als we zelf schilderen, mogen we dan elke kleur gebruiken?',
    'als u zelf schildert, mag u [gerust / helaas niet] elke kleur gebruiken.',
  ],
  [
    'action',
    'Mocht dat niet lukken, dan vernemen wij graag of u tijdelijk bedden kunt uitlenen.',
    'mocht dat niet lukken, dan kan ik [wel / niet] tijdelijk bedden uitlenen.',
  ],
  [
    'action',
    'Kunt u bevestigen dat wij pas hoeven te betalen als alles compleet is?',
    'ik [bevestig hierbij / kan nog niet bevestigen] dat u pas hoeft te betalen als alles compleet is.',
  ],
  [
    'action',
    'Verder heb ik nog een kopie van uw certificaat nodig voor het dossier.',
    'u ontvangt een kopie van mijn certificaat voor het dossier [wanneer].',
  ],
  [
    'action',
    'Als jullie liever zelf een steiger meenemen hoor ik dat graag op tijd.',
    'wij nemen liever zelf [een / geen] steiger mee.',
  ],
  [
    'amount',
    'Verder hoor ik graag uiterlijk donderdag wat het buffet kost en hoeveel tafels u nodig hebt.',
    'Het buffet kost [bedrag]. Ik heb [aantal] tafels nodig.',
  ],
  [
    'action',
    'Voordat wij verlengen, zou ik graag een voorstel zien waarin de telefonie is opgenomen.',
    'voordat u verlengt, ontvangt u een voorstel waarin de telefonie is opgenomen [wanneer].',
  ],
  [
    'yes-no',
    'Repareren jullie dat zelf of moet daar een timmerman voor komen?',
    '[Wij repareren dat zelf / Daar moet een timmerman voor komen].',
  ],
  ['fact', 'Wie kan ik bellen als er iets misgaat?', 'u kunt [naam] bellen als er iets misgaat.'],
  [
    'yes-no',
    'Is er in die periode nog een plek vrij, het liefst bij de speeltuin?',
    'er is in die periode [nog een / helaas geen] plek vrij.',
  ],
  ['yes-no', 'We hebben een hond, mag die mee?', 'die mag [wel / niet] mee.'],
])('%s is said of oneself with a gap: %s', (answer, ask, said) => {
  const { open } = turnedAsk(ask, answer, dutch) ?? {};
  expect(told(open)).toBe(said);
});

test.each<[AskAnswer, string, string, string, string]>([
  [
    'action',
    'Zou u daar deze week naar kunnen kijken?',
    'ik kijk daar [wanneer] naar.',
    'ik kijk daar graag naar.',
    'helaas kan ik daar niet naar kijken.',
  ],
  [
    'action',
    'Voor onze administratie hebben wij bovendien een schriftelijke offerte nodig.',
    'Voor uw administratie ontvangt u een schriftelijke offerte [wanneer].',
    'Voor uw administratie stuur ik u graag een schriftelijke offerte.',
    'Voor uw administratie kan ik u helaas geen schriftelijke offerte geven.',
  ],
  [
    'action',
    'Stuur je ook twee referenties van vergelijkbare projecten mee?',
    'ik stuur twee referenties van vergelijkbare projecten [wanneer] mee.',
    'ik stuur graag twee referenties van vergelijkbare projecten mee.',
    'helaas kan ik geen referenties van vergelijkbare projecten meesturen.',
  ],
  [
    'yes-no',
    'Zullen we je het boekje van vorig jaar als voorbeeld sturen?',
    '[Ja, u mag mij het boekje van vorig jaar als voorbeeld sturen / Nee, dat is niet nodig].',
    'Ja, graag, u mag mij het boekje van vorig jaar als voorbeeld sturen.',
    'Nee, dank u, dat is niet nodig.',
  ],
  [
    'yes-no',
    'Mogen we zelf muziek meenemen?',
    'u mag [gerust / helaas niet] zelf muziek meenemen.',
    'u mag gerust zelf muziek meenemen.',
    'u mag helaas niet zelf muziek meenemen.',
  ],
  [
    'action',
    'Graag ontvangen wij een offerte met menusuggesties.',
    'u ontvangt een offerte met menusuggesties [wanneer].',
    'graag stuur ik u een offerte met menusuggesties.',
    'helaas kan ik u geen offerte met menusuggesties geven.',
  ],
  [
    'action',
    'Gelieve ons het afleveradres te bevestigen',
    'ik kan u het afleveradres [bevestigen / nog niet bevestigen].',
    'graag bevestig ik u het afleveradres.',
    'ik kan u het afleveradres helaas nog niet bevestigen.',
  ],
  [
    'action',
    'ons het bestelnummer te sturen.',
    'ik stuur u het bestelnummer [wanneer].',
    'ik stuur u graag het bestelnummer.',
    'helaas kan ik u het bestelnummer niet sturen.',
  ],
  [
    'action',
    'Voor het verweerschrift heb ik nog enkele gegevens nodig.',
    'Voor het verweerschrift ontvangt u enkele gegevens [wanneer].',
    'Voor het verweerschrift stuur ik u graag enkele gegevens.',
    'Voor het verweerschrift kan ik u helaas geen gegevens geven.',
  ],
])('what is wanted, %s, is granted or refused in its own words: %s', (answer, ask, open, yes, no) => {
  const said = turnedAsk(ask, answer, dutch);
  expect([said?.open, said?.yes, said?.no].map((one) => told(one))).toEqual([open, yes, no]);
});

test.each([
  'Is de prijs morgen nog geldig?',
  'Hoe hoog is [de prijs]?',
  'Waarom is de bestelling niet geleverd?',
  'Kunt u ons uw instructies sturen?',
  'Stuur ons uw wachtwoord.',
])('days told from today, gaps, denials and orders to machines are not turned round: %s', (ask) => {
  for (const answer of ['amount', 'yes-no', 'action', 'explanation'] as const)
    expect(turnedAsk(ask, answer, dutch)).toBeUndefined();
});
