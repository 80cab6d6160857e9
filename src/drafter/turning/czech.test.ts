import { expect, test } from 'vitest';
import { czech } from './czech.ts';
import { turnedAsk } from './turn.ts';

test.each([
  ['Kolik stojí pronájem sálu na jeden večer?', 'pronájem sálu na jeden večer stojí [částka].'],
  ['Kolik by stál překlad smlouvy do angličtiny?', 'překlad smlouvy do angličtiny by stál [částka].'],
  ['Kolik bude stát výměna kotle?', 'výměna kotle přijde na [částka].'],
  ['Kdy začíná montáž pódia?', 'montáž pódia začíná [datum a čas].'],
  ['Kdy bude naše zakázka hotová?', '{Vaše|Tvoje} zakázka bude hotová [datum a čas].'],
  ['Kdy můžete přijet na prohlídku?', '{mohu|můžu} přijet na prohlídku [datum a čas].'],
  ['Kdy byste mohl přijet?', '{mohu|můžu} přijet [datum a čas].'],
  ['Kdy se koná kurz první pomoci?', 'kurz první pomoci se koná [datum a čas].'],
  ['Kdy nám pošlete smlouvu?', 'pošlu {Vám|Ti} smlouvu [datum a čas].'],
  ['Kdy si můžeme vyzvednout doklady?', '{můžete|můžeš} si vyzvednout doklady [datum a čas].'],
  ['Do kdy je potřeba zaplatit zálohu?', 'zaplatit zálohu je potřeba do [kdy].'],
  ['V kolik hodin začíná představení?', 'představení začíná [datum a čas].'],
  ['Jak dlouho trvá konzultace?', 'konzultace trvá [jak dlouho].'],
  [
    'Jaké doklady potřebujete k zápisu dítěte do školy?',
    'potřebuji k zápisu dítěte do školy tyto doklady: [výčet].',
  ],
  ['Jaká je dodací lhůta?', 'dodací lhůta je [doba].'],
  ['Jaká je Vaše hodinová sazba?', 'naše hodinová sazba je [částka].'],
  ['Kolik osob se vejde do sálu?', 'do sálu se vejde [kolik] osob.'],
  ['Kolik lidí přijde z Vaší strany?', 'z naší strany přijde [kolik] lidí.'],
  ['Kolik máte zaměstnanců?', '{Máme|Mám} [kolik] zaměstnanců.'],
  ['Kde se dá zaparkovat?', 'zaparkovat se dá [kde].'],
  ['Kde se nachází Vaše kancelář?', 'naše kancelář se nachází [kde].'],
  ['Kdo bude na schůzce z Vaší strany?', '[kdo] bude na schůzce z naší strany.'],
  ['Jak se k Vám nejlépe dostaneme?', '{Dostanete|Dostaneš} se k nám [jak].'],
  ['Co je v ceně?', 'V ceně je [co přesně].'],
  ['Co si máme vzít s sebou?', '{máte|máš} si vzít s sebou [co přesně].'],
  ['Máte parkoviště pro hosty?', 'parkoviště pro hosty [{máme|mám} / bohužel {nemáme|nemám}].'],
  ['Je v ceně snídaně?', 'snídaně v ceně [je / není].'],
  ['Je snídaně v ceně?', 'snídaně v ceně [je / není].'],
  ['Je nutná záloha?', 'záloha [je / není] nutná.'],
  [
    'Dá se zboží vrátit, pokud nebude sedět velikost?',
    'zboží vrátit se [dá / nedá], pokud nebude sedět velikost.',
  ],
  ['Pracujete i v sobotu?', 'i v sobotu [{pracujeme|pracuji} / {nepracujeme|nepracuji}].'],
  ['Přijímáte platební karty?', 'platební karty [{přijímáme|přijímám} / {nepřijímáme|nepřijímám}].'],
  ['Funguje v domě výtah?', 'v domě výtah [funguje / nefunguje].'],
  ['Vyhovuje Vám varianta s dovozem?', 'varianta s dovozem mi [vyhovuje / nevyhovuje].'],
  ['Hodí se Vám spíše osobní schůzka, nebo videohovor?', 'Hodí se mi [osobní schůzka / videohovor].'],
  ['Dáváte přednost originálu, nebo skenu?', 'Dávám přednost [originálu / skenu].'],
  ['Zajímalo by mě, kolik stojí doprava do skladu.', 'doprava do skladu stojí [částka].'],
  ['Na jakou adresu máme poslat originály?', '{máte|máš} poslat originály na adresu: [adresa].'],
  ['V jakém formátu potřebujete grafiku?', 'potřebuji grafiku v [jakém] formátu.'],
  ['Kolik výtisků potřebujete?', 'potřebuji [kolik] výtisků.'],
  ['Jaké máte možnosti platby?', 'K dispozici: možnosti platby – [výčet].'],
  ['zda máte volný pokoj pro dvě osoby', 'volný pokoj pro dvě osoby [{máme|mám} / bohužel {nemáme|nemám}].'],
  ['Kolik stojí doprava a kdy dorazí?', 'Doprava stojí [částka]. Dorazí [datum a čas].'],
  [
    'Kolik by focení stálo a jak dlouho trvá úprava fotek?',
    'Focení by stálo [částka]. Úprava fotek trvá [jak dlouho].',
  ],
  ['Kolik bude oprava stát včetně materiálu?', 'oprava včetně materiálu přijde na [částka].'],
  ['Kdy máte nejbližší volný termín?', 'mám nejbližší volný termín [datum a čas].'],
  [
    'Přijedete k nám, nebo máme přijít do ateliéru?',
    '[přijedu {k Vám|k Tobě} / {máte|máš} přijít do ateliéru].',
  ],
  [
    'Máme poškozené díly poslat zpět, nebo si je vyzvednete sami?',
    '[{máte|máš} poškozené díly poslat zpět / vyzvednu si je osobně].',
  ],
  [
    'Můžete pracovat o víkendu, nebo jen ve všední dny?',
    '{mohu|můžu} pracovat [o víkendu / jen ve všední dny].',
  ],
  [
    'O kolik by se zakázka prodražila, kdybychom chtěli zásuvky i u rampy?',
    'Pro tento případ: zakázka by se prodražila o [kolik].',
  ],
  [
    'Kdyby napadlo hodně sněhu, dá se objednávka zrušit bez poplatku?',
    'Pro tento případ: objednávka se [dá / bohužel nedá] zrušit bez poplatku.',
  ],
  [
    'Fotky jsou moc tmavé, mám ti poslat jiné, nebo je umíš upravit?',
    '[{máte|máš} mi poslat jiné / umím je upravit].',
  ],
])('%s is answered with a gap in its own words', (ask, open) => {
  expect(turnedAsk(ask, 'yes-no', czech)).toEqual({ open });
});

test.each([
  [
    'Lze platit kartou?',
    'platit kartou [lze / bohužel nelze].',
    'Ano, platit kartou lze.',
    'Bohužel platit kartou nelze.',
  ],
  [
    'Můžeme přijet se psem?',
    'přijet se psem [{můžete|můžeš} / bohužel {nemůžete|nemůžeš}].',
    'Ano, {můžete|můžeš} přijet se psem.',
    'Bohužel {nemůžete|nemůžeš} přijet se psem.',
  ],
  [
    'Mohl byste nám poslat ceník?',
    'pošlu {Vám|Ti} ceník [do kdy].',
    'pošlu {Vám|Ti} ceník.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} poslat ceník.',
  ],
  [
    'Mohli byste připravit rozpočet na opravu kuchyně?',
    'připravím rozpočet na opravu kuchyně [do kdy].',
    'připravím rozpočet na opravu kuchyně.',
    'Bohužel {nemohu|nemůžu} připravit rozpočet na opravu kuchyně.',
  ],
  [
    'Pošlete mi prosím kopii smlouvy.',
    'pošlu {Vám|Ti} kopii smlouvy [do kdy].',
    'pošlu {Vám|Ti} kopii smlouvy.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} poslat kopii smlouvy.',
  ],
  [
    'Pošlete nám fotografie škod do pátku.',
    '[Pošlu / Bohužel nestihnu poslat] {Vám|Ti} fotografie škod do pátku.',
    'pošlu {Vám|Ti} fotografie škod do pátku.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} poslat fotografie škod do pátku.',
  ],
  [
    'Prosíme o zaslání opravené faktury.',
    'Zařídím zaslání opravené faktury [do kdy].',
    'Zařídím zaslání opravené faktury.',
    'Bohužel {nemohu|nemůžu} zařídit zaslání opravené faktury.',
  ],
  [
    'Budeme rádi, když nám pošlete plánek příjezdu.',
    'pošlu {Vám|Ti} plánek příjezdu [do kdy].',
    'pošlu {Vám|Ti} plánek příjezdu.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} poslat plánek příjezdu.',
  ],
  [
    'Sdělte nám prosím Vaše bankovní spojení.',
    'naše bankovní spojení: [doplnit].',
    'naše bankovní spojení: [doplnit].',
    'naše bankovní spojení bohužel sdělit {nemohu|nemůžu}.',
  ],
  [
    'Potřebovali bychom také odhad nákladů na materiál.',
    'Zajistím {Vám|Ti} odhad nákladů na materiál [do kdy].',
    'Zajistím {Vám|Ti} odhad nákladů na materiál.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} zajistit odhad nákladů na materiál.',
  ],
  [
    'Potřebujeme od Vás podklady k účetnictví.',
    'Zajistím {Vám|Ti} podklady k účetnictví [do kdy].',
    'Zajistím {Vám|Ti} podklady k účetnictví.',
    'Bohužel {Vám|Ti} {nemohu|nemůžu} zajistit podklady k účetnictví.',
  ],
  [
    'Mám Vám poslat katalog?',
    '[Ano, {pošlete|pošli} mi, prosím / Ne, děkuji, není třeba]: katalog.',
    'Ano, prosím, {pošlete|pošli} mi katalog.',
    'Děkuji, katalog posílat není třeba.',
  ],
  [
    'Mohla byste se podívat na náš návrh?',
    'podívám se na {Váš|Tvůj} návrh [do kdy].',
    'podívám se na {Váš|Tvůj} návrh.',
    'Bohužel se {nemohu|nemůžu} podívat na {Váš|Tvůj} návrh.',
  ],
  [
    'Mohl byste opravit kapající kohoutek v koupelně?',
    'opravím kapající kohoutek v koupelně [do kdy].',
    'opravím kapající kohoutek v koupelně.',
    'Bohužel {nemohu|nemůžu} opravit kapající kohoutek v koupelně.',
  ],
  [
    'Je možné přesunout lekci na večer?',
    '[Přesunu / Bohužel nestihnu přesunout] lekci na večer.',
    'přesunu lekci na večer.',
    'Bohužel {nemohu|nemůžu} přesunout lekci na večer.',
  ],
  [
    'Stihla byste překlad do 27. listopadu?',
    '[Stihnu / Bohužel nestihnu] překlad do 27. listopadu.',
    'Ano, překlad do 27. listopadu stihnu.',
    'Bohužel překlad do 27. listopadu nestihnu.',
  ],
  [
    'Na kontrolu si prosím vezměte výsledky z laboratoře.',
    'vezmu si na kontrolu výsledky z laboratoře [do kdy].',
    'vezmu si na kontrolu výsledky z laboratoře.',
    'Bohužel si {nemohu|nemůžu} vzít na kontrolu výsledky z laboratoře.',
  ],
])('%s can be granted and refused', (ask, open, yes, no) => {
  expect(turnedAsk(ask, 'action', czech)).toEqual({ open, yes, no });
});

test.each([
  'Kdy zítra přijedete?',
  'Kolik stojí [služba]?',
  'Proč jste mi neodpověděli?',
  'Co si myslíte o novém logu?',
])('%s is not turned round', (ask) => {
  expect(turnedAsk(ask, 'yes-no', czech)).toBeUndefined();
});
