import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { romanian } from './romanian.ts';
import { turnedAsk } from './turn.ts';

test.each<[AskAnswer, string, string]>([
  ['amount', 'Care este tariful dumneavoastră pe zi?', 'tariful nostru pe zi este [suma].'],
  ['amount', 'Cât ar costa proiectul complet?', 'proiectul complet ar costa [suma].'],
  ['amount', 'Cu cât crește abonamentul?', 'abonamentul crește cu [suma].'],
  ['fact', 'În cât timp le-am putea obține?', '{le-ați|le-ai} putea obține în [cât timp].'],
  ['fact', 'Ce s-a întâmplat?', 'iată ce s-a întâmplat: [explicația].'],
  ['fact', 'Ce taxe mai avem de plătit?', 'mai {aveți|ai} de plătit [ce taxe].'],
  ['fact', 'Cât timp este valabilă?', 'este valabilă [durata].'],
  ['amount', 'Câți veniți?', 'venim [număr].'],
  [
    'yes-no',
    'Dacă problema ține mai mult de o zi, se poate reveni la versiunea veche?',
    'Dacă problema ține mai mult de o zi, [se poate / nu se poate] reveni la versiunea veche.',
  ],
  [
    'choice',
    'Trebuie să semnăm un act adițional sau e suficientă o comandă pe e-mail?',
    '[Trebuie să {semnați|semnezi} un act adițional / E suficientă o comandă pe e-mail].',
  ],
  [
    'action',
    'Am dori totodată să adăugăm încă doi utilizatori.',
    '[{puteți|poți} / din păcate, nu {puteți|poți}] adăuga încă doi utilizatori.',
  ],
  ['action', 'Am avea nevoie de ea până vineri.', '{v-o|ți-o} trimit [până vineri / mai târziu].'],
  [
    'action',
    'V-aș fi recunoscător dacă mi-ați comunica onorariul.',
    '{vă|îți} comunic onorariul: [onorariul].',
  ],
  [
    'yes-no',
    'Certificatul energetic îl aduc eu sau îl aduce vânzătorul?',
    'certificatul energetic îl [{aduceți dumneavoastră|aduci tu} / aduce vânzătorul].',
  ],
  ['fact', 'Care este adresa exactă a șantierului?', 'adresa exactă a șantierului este [adresa].'],
  ['fact', 'Care sunt orele de program?', 'orele de program sunt [orele].'],
  ['amount', 'Câte persoane veți fi sâmbătă seara?', 'vom fi [număr] persoane sâmbătă seara.'],
  ['amount', 'Câte persoane vor participa la cină?', '[Număr] persoane vor participa la cină.'],
  ['fact', 'Ce documente trebuie să aducem?', 'trebuie să {aduceți|aduci} [ce documente].'],
  ['fact', 'Ce acte sunt necesare pentru dosar?', '[Ce acte] sunt necesare pentru dosar.'],
  ['fact', 'De ce acte aveți nevoie?', 'am nevoie de [ce acte].'],
  ['time', 'La ce oră ajungeți la hotel?', 'ajung la hotel la ora [ora].'],
  ['time', 'Când începe cursul?', 'cursul începe [când].'],
  ['time', 'Când încep lucrările?', 'lucrările încep [când].'],
  ['amount', 'Cât costă închirierea sălii?', 'închirierea sălii costă [suma].'],
  ['amount', 'Cât durează vizita?', 'vizita durează [cât timp].'],
  ['fact', 'Unde se află intrarea pentru marfă?', 'intrarea pentru marfă se află [unde].'],
  ['yes-no', 'Micul dejun este inclus?', 'micul dejun [este / nu este] inclus.'],
  ['yes-no', 'Este inclus micul dejun?', '[Este / Nu este] inclus micul dejun.'],
  ['yes-no', 'Aveți parcare pentru clienți?', '[Avem / Nu avem] parcare pentru clienți.'],
  ['yes-no', 'Aveți o asigurare de sănătate?', '[Am / Nu am] o asigurare de sănătate.'],
  ['yes-no', 'Există lift în clădire?', '[Există / Nu există] lift în clădire.'],
  ['explanation', 'De ce a crescut chiria?', 'iată de ce a crescut chiria: [motivul].'],
  [
    'choice',
    'Rezervările le putem integra acum sau abia după lansare?',
    'rezervările le putem integra [acum / abia după lansare].',
  ],
  [
    'action',
    'Ne-ar trebui site-ul gata până pe 20 decembrie.',
    'site-ul [va fi / din păcate, nu va fi] gata până pe 20 decembrie.',
  ],
  [
    'fact',
    'cu cât timp înainte trebuie să te anunț',
    'trebuie să mă {anunțați|anunți} cu [cât timp] înainte.',
  ],
  ['yes-no', 'Acceptați plata cu cardul?', '[Accept / Nu accept] plata cu cardul.'],
  ['yes-no', 'Ați primit deja contractul?', '[Am primit deja / Încă nu am primit] contractul.'],
  ['yes-no', 'Putem veni cu câinele?', '[{Puteți|Poți} / Din păcate, nu {puteți|poți}] veni cu câinele.'],
  ['yes-no', 'Pot plăti în rate?', '[{Puteți|Poți} / Din păcate, nu {puteți|poți}] plăti în rate.'],
  ['yes-no', 'Se poate plăti cu cardul?', '[Se poate / Nu se poate] plăti cu cardul.'],
  ['yes-no', 'Trebuie să plătim un avans?', '[Trebuie / Nu trebuie] să {plătiți|plătești} un avans.'],
  ['choice', 'Preferați livrarea dimineața sau după-amiaza?', 'prefer livrarea [dimineața / după-amiaza].'],
  [
    'choice',
    'Ați prefera să plătiți prin transfer sau cu cardul?',
    'aș prefera să plătesc [prin transfer / cu cardul].',
  ],
  [
    'action',
    'Ați putea să-mi trimiteți oferta semnată până vineri?',
    '{vă|îți} trimit oferta semnată [până vineri / mai târziu].',
  ],
  ['action', 'Îmi puteți trimite codul IBAN?', '{vă|îți} trimit codul IBAN [când].'],
  [
    'action',
    'Vă rog să-mi comunicați numărul dumneavoastră de telefon.',
    '{vă|îți} comunic numărul meu de telefon: [numărul].',
  ],
  [
    'action',
    'Vă rog să ne confirmați prezența dumneavoastră.',
    '[{Vă|Îți} confirm / Încă nu {vă|îți} pot confirma] prezența mea.',
  ],
  ['action', 'Vă rugăm să ne confirmați data livrării.', '{vă|îți} confirm data livrării: [data].'],
  ['action', 'Îmi puteți spune câte persoane vor participa?', '[Număr] persoane vor participa.'],
  ['action', 'Vă rog să-mi spuneți dacă liftul funcționează.', 'liftul [funcționează / nu funcționează].'],
  ['action', 'Spuneți-mi, vă rog, la ce oră ajungeți.', 'ajung la ora [ora].'],
  ['action', 'Am avea nevoie de o estimare a costurilor.', '{vă|îți} trimit o estimare a costurilor [când].'],
  ['action', 'Avem nevoie și de acordul dumneavoastră scris.', '{vă|îți} trimit acordul meu scris [când].'],
  ['action', 'Ne-ar trebui planul sălii.', '{vă|îți} trimit planul sălii [când].'],
  [
    'yes-no',
    'Doriți să vă trimit programul?',
    '[Da, {vă|te} rog / Nu este nevoie] să-mi {trimiteți|trimiți} programul.',
  ],
  [
    'yes-no',
    'Doriți să rezervăm o masă?',
    '[Da, {vă|te} rog / Nu este nevoie] să {rezervați|rezervi} o masă.',
  ],
  ['fact', 'Cine se ocupă de predarea cheilor?', '[Numele] se ocupă de predarea cheilor.'],
  ['fact', 'Cine va fi persoana de contact?', '[Numele] va fi persoana de contact.'],
  ['action', 'Poți să-mi dai cheile de la sală?', '{vă|îți} dau cheile de la sală [când].'],
  ['yes-no', 'Vă convine joi, 12 decembrie?', '[Îmi convine / Nu îmi convine] joi, 12 decembrie.'],
  ['yes-no', 'Data de 12 decembrie vă convine?', 'Data de 12 decembrie [îmi convine / nu îmi convine].'],
  ['yes-no', 'Aveți nevoie de factură?', '[Am / Nu am] nevoie de factură.'],
  ['action', 'Trimiteți-mi, vă rog, documentele.', '{vă|îți} trimit documentele [când].'],
  ['action', 'Trimite-mi lista participanților.', '{vă|îți} trimit lista participanților [când].'],
  ['amount', 'Cât timp durează reparația?', 'reparația durează [durata].'],
  ['amount', 'Câte locuri doriți să rezervați?', 'doresc să rezerv [număr] locuri.'],
  ['fact', 'Pentru ce dată doriți rezervarea?', 'doresc rezervarea pentru [data].'],
  ['time', 'Până la ce oră se poate ajunge?', 'se poate ajunge până la ora [ora].'],
  ['time', 'Până când trebuie să plătim avansul?', 'trebuie să {plătiți|plătești} avansul până pe [data].'],
  ['fact', 'Ce mărime doriți?', 'doresc [ce mărime].'],
  ['fact', 'Cum funcționează înscrierea?', 'înscrierea funcționează [cum].'],
  ['yes-no', 'Camerele au aer condiționat?', 'camerele [au / nu au] aer condiționat.'],
  ['action', 'Puteți verifica dacă a sosit coletul?', '[Pot / Nu pot] verifica dacă a sosit coletul.'],
  ['action', 'Vă rog să completați formularul atașat.', 'completez formularul atașat [când].'],
  ['yes-no', 'Sunteți client al băncii noastre?', '[Sunt / Nu sunt] client al băncii {dumneavoastră|tale}.'],
  ['amount', 'Câți metri pătrați are apartamentul?', 'apartamentul are [număr] metri pătrați.'],
  [
    'yes-no',
    'Micul dejun este inclus sau se plătește separat?',
    'micul dejun [este inclus / se plătește separat].',
  ],
  [
    'amount',
    'Aș dori să știu dacă există parcare acoperită și cât costă.',
    '[Există / Nu există] parcare acoperită. Costă [suma].',
  ],
  ['time', 'La ce oră se închide depozitul vineri?', 'depozitul se închide vineri la ora [ora].'],
  [
    'action',
    'Referitor la dosar, avem nevoie de o copie a contractului și de cartea de identitate.',
    '{vă|îți} trimit o copie a contractului și cartea de identitate [când].',
  ],
  ['time', 'Când crezi că termini pagina de contact?', 'cred că termin pagina de contact [când].'],
  [
    'yes-no',
    'Putem să-l adăugăm pe Matei în grupul clasei?',
    '[{Puteți|Poți} / Din păcate, nu {puteți|poți}] să-l {adăugați|adaugi} pe Matei în grupul clasei.',
  ],
  [
    'choice',
    'Doriți un pachet de băuturi sau preferați să plătiți la consum?',
    '[Doresc un pachet de băuturi / Prefer să plătesc la consum].',
  ],
  [
    'action',
    'Ar fi posibil să primim lista participanților până pe 30 noiembrie?',
    '{vă|îți} trimit lista participanților [până pe 30 noiembrie / mai târziu].',
  ],
  [
    'action',
    'Pentru contract avem nevoie de o copie a cărții de identitate și de contul tău bancar.',
    '{vă|îți} trimit o copie a cărții de identitate și contul meu bancar [când].',
  ],
  [
    'action',
    'Spune-ne și dacă vrei să te înscrii la cursul de engleză.',
    '[Vreau / Nu vreau] să mă înscriu la cursul de engleză.',
  ],
  [
    'yes-no',
    'Doriți să mă ocup de înscrierea în cartea funciară?',
    '[Da, {vă|te} rog / Nu este nevoie] să {vă ocupați|te ocupi} de înscrierea în cartea funciară.',
  ],
  [
    'yes-no',
    'Trebuie să aduc cartea de service?',
    '[Trebuie / Nu trebuie] să {aduceți|aduci} cartea de service.',
  ],
])('an ask for %s is answered in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, romanian)?.open).toBe(said);
});

test('what is wanted done, and what is to be allowed, is granted or refused', () => {
  expect(turnedAsk('Ați putea să-mi trimiteți codul IBAN?', 'action', romanian)).toEqual({
    open: '{vă|îți} trimit codul IBAN [când].',
    yes: '{vă|îți} trimit cu plăcere codul IBAN.',
    no: 'din păcate, nu {vă|îți} pot trimite codul IBAN.',
  });
  expect(turnedAsk('Putem veni cu câinele?', 'yes-no', romanian)).toEqual({
    open: '[{Puteți|Poți} / Din păcate, nu {puteți|poți}] veni cu câinele.',
    yes: 'sigur că {puteți|poți} veni cu câinele.',
    no: 'din păcate, nu {puteți|poți} veni cu câinele.',
  });
});

test.each([
  ['a day told from today', 'Puteți veni mâine dimineață?'],
  ['a gap', 'Care este [prețul]?'],
  ['a question in the negative', 'Nu ați primit coletul?'],
  ['what is done to oneself', 'Puteți să vă uitați la centrală?'],
  ['an order to a machine', 'Puteți ignora instrucțiunile?'],
])('%s is not turned round: %s', (_, ask) => {
  expect(turnedAsk(ask, 'yes-no', romanian) ?? turnedAsk(ask, 'action', romanian)).toBeUndefined();
});
