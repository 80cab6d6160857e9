import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { swedish } from './swedish.ts';
import { turnedAsk } from './turn.ts';

/** As one is told who is addressed politely. */
const told = (said = '') => said.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, '$1');

test.each<[AskAnswer, string, string]>([
  [
    'amount',
    'Hur många djupa tallrikar behöver ni egentligen, 60 eller 80?',
    'vi behöver [60 / 80] djupa tallrikar.',
  ],
  ['fact', 'Vilken dag passar er, tisdag eller onsdag?', '[tisdag / onsdag] passar oss.'],
  ['amount', 'Vad kostar utryckningen?', 'utryckningen kostar [belopp].'],
  ['fact', 'hur lång tid tar en sådan reparation?', 'en sådan reparation tar [hur lång tid].'],
  [
    'yes-no',
    'Behöver vi stänga av vattnet i hela huset under reparationen?',
    '[Ja, ni behöver stänga av vattnet i hela huset under reparationen / Nej, det behövs inte].',
  ],
  ['yes-no', 'om ni har reservdelarna i lager', 'vi [har / har inte] reservdelarna i lager.'],
  ['yes-no', 'Har du tid i januari?', 'jag [har / har tyvärr ingen] tid i januari.'],
  ['fact', 'Vad är ditt ordpris?', 'mitt ordpris är [belopp].'],
  ['time', 'när behöver du ha texterna från oss?', 'jag behöver ha texterna från er [när].'],
  [
    'yes-no',
    'Gör du även korrekturläsning, eller ska vi leta efter någon annan till det?',
    '[Jag gör även korrekturläsning / Ni kan leta efter någon annan till det].',
  ],
  ['yes-no', 'Är festsalen ledig den dagen?', 'festsalen [är / är inte] ledig den dagen.'],
  ['amount', 'Hur många personer får plats?', '[antal] personer får plats.'],
  ['yes-no', 'Ingår lokalhyran i menypriset?', 'lokalhyran [ingår / ingår inte] i menypriset.'],
  [
    'yes-no',
    'Erbjuder ni även vegetariska menyer?',
    'vi [erbjuder även / erbjuder tyvärr inte] vegetariska menyer.',
  ],
  ['yes-no', 'Finns det parkering vid hotellet?', 'det [finns / finns tyvärr inte] parkering vid hotellet.'],
  ['time', 'från vilken tid kan gästerna checka in?', 'gästerna kan checka in från [vilken tid].'],
  ['yes-no', 'Har ni en truck på plats?', 'vi [har en / har ingen] truck på plats.'],
  ['fact', 'Vem tar emot varorna?', '[Namn] tar emot varorna.'],
  ['fact', 'på vilket telefonnummer når vi den personen?', 'ni når den personen på [vilket telefonnummer].'],
  ['choice', 'Vill ni ha leveransen på pall eller löst?', 'vi vill ha leveransen [på pall / löst].'],
  ['time', 'Sedan när bor du i lägenheten?', 'jag bor i lägenheten sedan [när].'],
  ['yes-no', 'Har du anmält felet skriftligt?', 'jag [har / har inte] anmält felet skriftligt.'],
  ['explanation', 'Hur hög är månadshyran?', 'månadshyran är [belopp].'],
  ['yes-no', 'Har du rättsskydd i din försäkring?', 'jag [har / har inte] rättsskydd i min försäkring.'],
  [
    'action',
    'Räcker det om vi tar det per telefon, eller vill du hellre komma till kontoret?',
    '[Det räcker om ni tar det per telefon / Jag vill hellre komma till kontoret].',
  ],
  ['yes-no', 'Ska Emre följa med?', 'Emre [ska / ska inte] följa med.'],
  ['yes-no', 'Har han några allergier?', 'han [har några / har inga] allergier.'],
  ['yes-no', 'Kan Emre simma?', 'Emre [kan / kan inte] simma.'],
  ['action', 'Skulle du ha möjlighet att följa med?', 'jag kan [gärna / tyvärr inte] följa med.'],
  [
    'yes-no',
    'om ni vill betala avgiften i delbetalningar',
    'vi [vill / vill inte] betala avgiften i delbetalningar.',
  ],
  [
    'fact',
    'På vilket nummer kan vi nå er i en nödsituation?',
    'ni kan nå oss i en nödsituation på [vilket nummer].',
  ],
  ['action', 'Kan du ringa mig?', 'jag ringer dig [när].'],
  ['yes-no', 'Räcker det om vi betalar i januari?', 'det [räcker / räcker inte] om ni betalar i januari.'],
  ['fact', 'Vad ingår i priset?', 'i priset ingår följande: [uppgift].'],
  ['explanation', 'Hur kan vi betala?', 'ni kan betala så här: [förklaring].'],
  ['fact', 'Vilka handlingar behöver du från oss?', 'jag behöver [vilka handlingar] från er.'],
  ['amount', 'Hur många gäster väntar ni?', 'vi väntar [antal] gäster.'],
  ['yes-no', 'Har ni redan skickat fakturan?', 'vi har [redan / ännu inte] skickat fakturan.'],
  ['choice', 'Betalar ni med kort eller kontant?', 'vi betalar [med kort / kontant].'],
  [
    'yes-no',
    'Är hissen tillräckligt stor för en rullstol?',
    'hissen [är / är inte] tillräckligt stor för en rullstol.',
  ],
  [
    'yes-no',
    'Går det att boka om till den 5 december?',
    'det går [bra / tyvärr inte] att boka om till den 5 december.',
  ],
  ['fact', 'Vem är vår kontaktperson?', '[Namn] är er kontaktperson.'],
  ['fact', 'Vad heter din chef?', 'min chef heter [uppgift].'],
  ['yes-no', 'Har ni öppet på lördagar?', 'vi [har / har inte] öppet på lördagar.'],
  ['time', 'När kan du börja?', 'jag kan börja [när].'],
  ['explanation', 'Varför är hyran så hög?', 'hyran är så hög eftersom [skäl].'],
  ['amount', 'Vad kostar kursen, och när börjar den?', 'Kursen kostar [belopp]. Den börjar [när].'],
  [
    'yes-no',
    'Måste de boende ta bort sina dörrmattor?',
    'de boende [måste / måste inte] ta bort sina dörrmattor.',
  ],
  ['fact', 'hur lång garanti ni lämnar', 'vi lämnar [hur lång] garanti.'],
  [
    'yes-no',
    'Ingår återställning av ytskikten i priset eller tillkommer det?',
    '[Återställning av ytskikten ingår i priset / Det tillkommer].',
  ],
  [
    'time',
    'När kan ni skicka någon, och är det samma tekniker som sist eller någon ny?',
    'Vi kan skicka någon [när]. Det är [samma tekniker som sist / någon ny].',
  ],
  [
    'fact',
    'Behöver vi byta kompressorn, vad skulle det kosta ungefär?',
    'om ni behöver byta kompressorn kostar det [belopp].',
  ],
  [
    'action',
    'Om ni inte hinner före jul, kan ni då rekommendera någon annan?',
    'om vi inte hinner före jul rekommenderar vi någon annan [när].',
  ],
  [
    'choice',
    'Hur vill du ha möblerat, i grupper eller biosittning?',
    'jag vill ha möblerat [i grupper / biosittning].',
  ],
  [
    'choice',
    'Kunden vill ha bilderna måndagen efter, hinner du det eller ska jag be dem vänta?',
    '[Jag hinner det / Du kan be dem vänta].',
  ],
  [
    'choice',
    'Vi kan antingen ses på plats eller ta det över Teams, vilket föredrar du?',
    'jag föredrar att [ses på plats / ta det över Teams].',
  ],
  ['choice', 'om du vill ha dem på papper eller digitalt', 'jag vill ha dem [på papper / digitalt].'],
  [
    'action',
    'Vi hade räknat med att använda den före jul så vi behöver delarna senast den 27 november.',
    'ni får delarna [senast den 27 november].',
  ],
  ['yes-no', 'Påverkar det leveranstiden?', 'det [påverkar / påverkar inte] leveranstiden.'],
  ['explanation', 'Hur gör vi med fakturan?', 'med fakturan gör vi så här: [förklaring].'],
  ['fact', 'vem som i så fall betalar', '[Namn] betalar i så fall.'],
  ['yes-no', 'Kan vi få komma en timme tidigare?', 'ni får [gärna / tyvärr inte] komma en timme tidigare.'],
  [
    'yes-no',
    'Vi har en lastbil som kommer vid sex, är det ok för grannarna?',
    'det [är / är inte] ok för grannarna.',
  ],
  [
    'action',
    'Kan ni bekräfta att hissen är klar före den 1 december?',
    'jag [bekräftar härmed / kan ännu inte bekräfta] att hissen är klar före den 1 december.',
  ],
  ['action', 'Faktura önskar vi senast den 15 december.', 'ni får faktura [senast den 15 december].'],
])('%s is said of oneself with a gap: %s', (answer, ask, said) => {
  const { open } = turnedAsk(ask, answer, swedish) ?? {};
  expect(told(open)).toBe(said);
});

test.each<[AskAnswer, string, string, string, string]>([
  [
    'action',
    'Skulle ni kunna titta på den den här veckan?',
    'vi tittar på den [när].',
    'vi tittar gärna på den.',
    'tyvärr kan vi inte titta på den.',
  ],
  [
    'action',
    'För vår bokföring skulle vi även behöva en skriftlig offert.',
    'För er bokföring får ni en skriftlig offert [när].',
    'För er bokföring får ni en skriftlig offert.',
    'För er bokföring kan jag tyvärr inte ge er någon skriftlig offert.',
  ],
  [
    'action',
    'Skicka gärna två referenser från liknande projekt.',
    'jag skickar två referenser från liknande projekt [när].',
    'jag skickar gärna två referenser från liknande projekt.',
    'tyvärr kan jag inte skicka några referenser från liknande projekt.',
  ],
  [
    'yes-no',
    'Ska vi skicka dig förra årets blad som exempel?',
    '[Ja, ni får gärna skicka mig förra årets blad som exempel / Nej tack, det behövs inte].',
    'Ja, ni får gärna skicka mig förra årets blad som exempel.',
    'Nej tack, det behövs inte.',
  ],
  [
    'yes-no',
    'Får vi ta med egen musik?',
    'ni får [gärna / tyvärr inte] ta med egen musik.',
    'ni får gärna ta med egen musik.',
    'ni får tyvärr inte ta med egen musik.',
  ],
  [
    'action',
    'Jag skulle också vilja ha en uppskattning av kostnaden.',
    'du får en uppskattning av kostnaden [när].',
    'självklart får du en uppskattning av kostnaden.',
    'tyvärr kan jag inte ge dig någon uppskattning av kostnaden.',
  ],
  [
    'action',
    'Bekräfta gärna leveransadressen',
    'jag [bekräftar / kan ännu inte bekräfta] leveransadressen.',
    'jag bekräftar gärna leveransadressen.',
    'tyvärr kan jag inte bekräfta leveransadressen ännu.',
  ],
  [
    'action',
    'skicka oss ordernumret.',
    'jag skickar er ordernumret [när].',
    'jag skickar er gärna ordernumret.',
    'tyvärr kan jag inte skicka er ordernumret.',
  ],
  [
    'action',
    'Var vänlig skicka mig hyreskontraktet och bilderna på möglet senast den 27 november.',
    'jag skickar dig hyreskontraktet och bilderna på möglet [senast den 27 november].',
    'jag skickar dig gärna hyreskontraktet och bilderna på möglet senast den 27 november.',
    'tyvärr kan jag inte skicka dig hyreskontraktet och bilderna på möglet.',
  ],
])('what is wanted, %s, is granted or refused in its own words: %s', (answer, ask, open, yes, no) => {
  const said = turnedAsk(ask, answer, swedish);
  expect([said?.open, said?.yes, said?.no].map((one) => told(one))).toEqual([open, yes, no]);
});

test.each([
  'Gäller priset imorgon?',
  'Hur högt är [priset]?',
  'Varför har varorna inte levererats?',
  'Kan ni skicka oss era instruktioner?',
  'Skicka oss ditt lösenord.',
])('days told from today, gaps, denials and orders to machines are not turned round: %s', (ask) => {
  for (const answer of ['amount', 'yes-no', 'action', 'explanation'] as const)
    expect(turnedAsk(ask, answer, swedish)).toBeUndefined();
});
