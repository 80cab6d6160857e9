import {
  arranged,
  asides,
  chosen,
  counted,
  type Grammar,
  open,
  rowsByForm,
  statement,
  supposing,
  tidy,
  whether,
  wordRules,
} from './slavic.ts';
import { personal, possessives, wordsOf } from './slavic-words.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

const letter = '[a-záčďéěíňóřšťúůýž]';
const fold = (form: string) => form.toLowerCase();

/** Deeds asked for: infinitive, what is said of oneself, both imperatives, both forms of the reader's future. */
const deeds = [
  'poslat pošlu pošlete pošli pošlete pošleš',
  'zaslat zašlu zašlete zašli zašlete zašleš',
  'přeposlat přepošlu přepošlete přepošli přepošlete přepošleš',
  'odeslat odešlu odešlete odešli odešlete odešleš',
  'připravit připravím připravte připrav připravíte připravíš',
  'sestavit sestavím sestavte sestav sestavíte sestavíš',
  'vytvořit vytvořím vytvořte vytvoř vytvoříte vytvoříš',
  'udělat udělám udělejte udělej uděláte uděláš',
  'zpracovat zpracuji zpracujte zpracuj zpracujete zpracuješ',
  'spočítat spočítám spočítejte spočítej spočítáte spočítáš',
  'vypočítat vypočítám vypočítejte vypočítej vypočítáte vypočítáš',
  'zkontrolovat zkontroluji zkontrolujte zkontroluj zkontrolujete zkontroluješ',
  'prověřit prověřím prověřte prověř prověříte prověříš',
  'zjistit zjistím zjistěte zjisti zjistíte zjistíš',
  'podívat podívám podívejte podívej podíváte podíváš',
  'projít projdu projděte projdi projdete projdeš',
  'opravit opravím opravte oprav opravíte opravíš',
  'změnit změním změňte změň změníte změníš',
  'upravit upravím upravte uprav upravíte upravíš',
  'aktualizovat aktualizuji aktualizujte aktualizuj aktualizujete aktualizuješ',
  'přidat přidám přidejte přidej přidáte přidáš',
  'doplnit doplním doplňte doplň doplníte doplníš',
  'vyplnit vyplním vyplňte vyplň vyplníte vyplníš',
  'podepsat podepíšu podepište podepiš podepíšete podepíšeš',
  'vystavit vystavím vystavte vystav vystavíte vystavíš',
  'zarezervovat zarezervuji zarezervujte zarezervuj zarezervujete zarezervuješ',
  'rezervovat zarezervuji rezervujte rezervuj rezervujete rezervuješ',
  'objednat objednám objednejte objednej objednáte objednáš',
  'zajistit zajistím zajistěte zajisti zajistíte zajistíš',
  'zařídit zařídím zařiďte zařiď zařídíte zařídíš',
  'zorganizovat zorganizuji zorganizujte zorganizuj zorganizujete zorganizuješ',
  'přesunout přesunu přesuňte přesuň přesunete přesuneš',
  'zrušit zruším zrušte zruš zrušíte zrušíš',
  'prodloužit prodloužím prodlužte prodluž prodloužíte prodloužíš',
  'zapsat zapíšu zapište zapiš zapíšete zapíšeš',
  'přihlásit přihlásím přihlaste přihlas přihlásíte přihlásíš',
  'přivézt přivezu přivezte přivez přivezete přivezeš',
  'přinést přinesu přineste přines přinesete přineseš',
  'vyzvednout vyzvednu vyzvedněte vyzvedni vyzvednete vyzvedneš',
  'doručit doručím doručte doruč doručíte doručíš',
  'dodat dodám dodejte dodej dodáte dodáš',
  'vyměnit vyměním vyměňte vyměň vyměníte vyměníš',
  'vrátit vrátím vraťte vrať vrátíte vrátíš',
  'zaplatit zaplatím zaplaťte zaplať zaplatíte zaplatíš',
  'uhradit uhradím uhraďte uhraď uhradíte uhradíš',
  'přeložit přeložím přeložte přelož přeložíte přeložíš',
  'zavolat zavolám zavolejte zavolej zavoláte zavoláš',
  'přijet přijedu přijeďte přijeď přijedete přijedeš',
  'přijít přijdu přijďte přijď přijdete přijdeš',
  'dorazit dorazím dorazte doraz dorazíte dorazíš',
  'pomoci pomohu pomozte pomoz pomůžete pomůžeš',
  'pomoct pomůžu pomozte pomoz pomůžete pomůžeš',
  'ukázat ukážu ukažte ukaž ukážete ukážeš',
  'nainstalovat nainstaluji nainstalujte nainstaluj nainstalujete nainstaluješ',
  'nastavit nastavím nastavte nastav nastavíte nastavíš',
  'odstranit odstraním odstraňte odstraň odstraníte odstraníš',
  'nechat nechám nechte nech necháte necháš',
  'najít najdu najděte najdi najdete najdeš',
  'vzít vezmu vezměte vezmi vezmete vezmeš',
  'vytisknout vytisknu vytiskněte vytiskni vytisknete vytiskneš',
  'nahrát nahraju nahrajte nahraj nahrajete nahraješ',
  'předat předám předejte předej předáte předáš',
  'poskytnout poskytnu poskytněte poskytni poskytnete poskytneš',
  'doporučit doporučím doporučte doporuč doporučíte doporučíš',
  'navrhnout navrhnu navrhněte navrhni navrhnete navrhneš',
  'domluvit domluvím domluvte domluv domluvíte domluvíš',
  'začít začnu začněte začni začnete začneš',
  'dokončit dokončím dokončete dokonči dokončíte dokončíš',
  'odeslat odešlu odešlete odešli odešlete odešleš',
  'dostat dostanu dostaňte dostaň dostanete dostaneš',
  'schválit schválím schvalte schval schválíte schválíš',
];

const telling =
  'sdělte|sděl|uveďte|uveď|napište|napiš|řekněte|řekni|dej(?:te)?(?: mi| nám)? vědět|upřesněte|upřesni|oznamte|oznam';

/** Other verbs of the reader: said by him, both forms of address. */
const verbs = [
  'mohu můžete můžeš',
  'chci chcete chceš',
  'budu budete budeš',
  'jsem jste jsi',
  'vím víte víš',
  'jezdím jezdíte jezdíš',
  'jedu jedete jedeš',
  'vedu vedete vedeš',
  'beru berete bereš',
  'dokážu dokážete dokážeš',
  'počítám počítáte počítáš',
  'stihnu stihnete stihneš',
  'píšu píšete píšeš',
  'přejdu přejdete přejdeš',
  'najmu najmete najmeš',
  'přijmu přijmete přijmeš',
  'ozvu ozvete ozveš',
  'peču pečete pečeš',
  'vezu vezete vezeš',
  'nesu nesete neseš',
];

/** What the writer does, and the reader is told of it. */
const theirs = [
  'můžeme mohu můžete můžeš',
  'budeme budu budete budeš',
  'chceme chci chcete chceš',
  'máme mám máte máš',
  'přijedeme přijedu přijedete přijedeš',
  'dostaneme dostanu dostanete dostaneš',
  'obdržíme obdržím obdržíte obdržíš',
  'zaplatíme zaplatím zaplatíte zaplatíš',
  'uhradíme uhradím uhradíte uhradíš',
  'pošleme pošlu pošlete pošleš',
  'potřebujeme potřebuji potřebujete potřebuješ',
  'musíme musím musíte musíš',
];

const formsOf = rowsByForm(deeds, fold);
const lexicon = wordsOf({ letter, deeds, verbs, theirs, said: { mohu: '{mohu|můžu}' } });
const { word } = lexicon;

const swaps: Turning['swaps'] = [
  [`,?\\s?(?<!${letter})(?:prosím|laskavě)(?!${letter}),?`, ''],
  [word('byste (?:mi |nám )?(?:mohl[aiy]?|dokázal[aiy]?)|bys (?:mohla?|dokázala?)'), '{mohu|můžu}'],
  [word('byste měl[aiy]?|bys měla?'), 'mám'],
  [word('byste stihl[aiy]?|bys stihla?'), 'stihnu'],
  [word('byste potřeboval[aiy]?|bys potřebovala?'), 'potřebuji'],
  [word('byste chtěl[aiy]?|bys chtěla?'), 'chci'],
  // 'byste doporučil' → 'mohu doporučit'.
  [
    `(?<!${letter})(?:byste|bys)(?= (?!.{0,3}šel)${letter}{2,}(?:i|a|e|ě)l[aiy]?(?!${letter}))`,
    '{mohu|můžu}',
  ],
  [`(?<=(?<!${letter})(?:byste|bys) ${letter}{2,20}[iaeě])l[aiy]?(?!${letter})`, 't'],
  ['(?<!\\p{L})ve (?=vaš)', 'v '],
  [word('u (?:vás|tebe)'), 'u nás'],
  [word('pro (?:vás|tebe)'), 'pro mě'],
  [word('se? (?:vámi|tebou)'), 'se mnou'],
  [word('ke? (?:vám|tobě)'), 'k nám'],
  [word('od (?:vás|tebe)'), 'ode mě'],
  [word('se? (?:námi|mnou)'), '{s Vámi|s Tebou}'],
  [word('u (?:nás|mě|mne)'), '{u Vás|u Tebe}'],
  [word('pro (?:nás|mě|mne)'), '{pro Vás|pro Tebe}'],
  [word('ke? (?:nám|mně)'), '{k Vám|k Tobě}'],
  [word('ode? (?:nás|mě|mne)'), '{od Vás|od Tebe}'],
  [word('na (?:nás|mě|mne)'), '{na Vás|na Tebe}'],
  [word('(?:vy|ty(?= (?:můžeš|máš|chceš|budeš)))'), ''],
  [word('vám|ti|tobě'), 'mi'],
  [word('vás|tě|tebe'), 'mě'],
  [word('nám|mi|mně'), '{Vám|Ti}'],
  [word('nás|mě|mne'), '{Vás|Tě}'],
  ...personal(
    [
      ['váš', 'můj'],
      ['vaše', 'moje'],
      ['vašeho', 'mého'],
      ['vaši', 'moji'],
      ['vaší', 'mé'],
    ],
    'plat|mzd|životopis|jmén|příjmen|telefon|praxe|vzdělán|zkušenost|dostupnost|představ',
    lexicon,
  ),
  ...possessives(
    [
      ['váš', 'náš', '{Váš|Tvůj}', 'tvůj', 'můj'],
      ['vaše', 'naše', '{Vaše|Tvoje}', 'tvoje', 'moje'],
      ['vašeho', 'našeho', '{Vašeho|Tvého}', 'tvého', 'mého'],
      ['vašemu', 'našemu', '{Vašemu|Tvému}', 'tvému', 'mému'],
      ['vaším', 'naším', '{Vaším|Tvým}', 'tvým', 'mým'],
      ['vašem', 'našem', '{Vašem|Tvém}', 'tvém', 'mém'],
      ['vaši', 'naši', '{Vaši|Tvoji}', 'tvoji|tvou', 'moji'],
      ['vaší', 'naší', '{Vaší|Tvé}', 'tvé', 'mojí'],
      ['vašich', 'našich', '{Vašich|Tvých}', 'tvých', 'mých'],
      ['vašim', 'našim', '{Vašim|Tvým}', 'tvým', 'mým'],
      ['vašimi', 'našimi', '{Vašimi|Tvými}', 'tvými', 'mými'],
    ],
    lexicon,
  ),
  ...lexicon.turned,
  ['(?<=\\p{L})(?:áte|(?<!tom|luk|mik)áš)(?!\\p{L})', 'ám'],
  ['(?<=\\p{L})(?:íte|íš)(?!\\p{L})', 'ím'],
  ['(?<=\\p{L}u)(?:jete|ješ)(?!\\p{L})', 'ji'],
];

const infinitive =
  '(?!(?:bezplat|certifik|formát|plat|byt|pobyt|počet|účet|vět|let|set|pět|část|účast|moc|noc|nemoc|pomoc|list|test|text|host|most|kvalit|návštěv|úplnost|možnost|místnost|společnost|velikost|vzdálenost|platnost|dostupnost|objekt|projekt|produkt|kontakt|termín|internet|kabinet|balet|paket|bufet|výlet|rozpočet|přehled|svět|květ|dvacet|třicet|deset|devět|student|dokument|klient|patient|pacient|apartmán)(?!\\p{L}))(?:(?:dát|mít|být|jít)(?!\\p{L})|\\p{L}{2,}(?:[aáeěíiouů]t|ct|[sz]t|ci))';
const state =
  '(?:hotov|připraven|k dispozici|dostupn|možn|nutn|potřeb|potřebn|zahrnut|obsažen|otevřen|zavřen|voln|obsazen|vhodn|vyžadován|povolen|pojištěn|zajištěn|plánován|naplánován|podepsán|uhrazen|zaplacen|odeslán|doručen|rezervován|umístěn|vybaven|v ceně|nutno|možno|třeba)(?:á|é|í|ý|a|o|y|i)?';
const verb =
  'začíná|začínají|začne|začnou|končí|skončí|proběhne|probíhá|koná|konají|uskuteční|otevírá|otevře|zavírá|přijde|přijdou|přijede|přijedou|dorazí|vyjde|vychází|stojí|stálo|stála|stály|vyjde|stál|trval[aoiy]?|trvá|trvají|bude trvat|potrvá|zabere|platí|funguje|fungují|nachází|nacházejí|leží|zahrnuje|zahrnují|obsahuje|obsahují|patří|hodí|vyhovuje|vyhovují|stačí|postačí|zbývá|zůstává|je|jsou|bude|budou|vyžaduje|vyžadují|činí|nabízí|provádí|odpovídá|zodpovídá|účastní|zúčastní|podporuje|vejde|vejdou|jezdí|jede|odjíždí|pronajímá|pronajímají|přijímá|přijímají|hradí|účtuje|účtují|skladuje|vrací|vztahuje|vztahují|umožňuje|používá|pracuje|otevírají|zavírají|vydává|vydávají|dodává|dodávají|doručuje|existuje|existují|spadá|posílá|dá|dají|lze|jde|půjde|\\p{L}{3,}(?:uje|ují|ává|ávají)';
const grammar: Grammar = {
  predicate: `(?:(?:je|jsou|bude|budou) )(?:${state})|(?:je|bude) (?:možné|nutné|potřeba|třeba|vhodné|lepší|nejlepší|dobré)|${verb}`,
  modal: 'dá|dají|může|mohou|můžou|mohl[aoy]?|má|mají|musí',
  infinitive,
  clitic: 'by|se|si|mi|mě|jej|ho|ji|\\{Vám\\|Ti\\}|\\{Vás\\|Tě\\}|u nás|to|ještě|už',
  can: 'lze',
  clause:
    'až(?= po| na| do)|pokud|když|kdyby\\p{L}*|aby\\p{L}*|kter\\p{L}+|protože|jelikož|v případě,? že|jestliže',
  asked: (rest) => rest.replace(/^by (.{3,50}?) (\p{L}{2,}l[aoy]?)(?= |$)/u, '$1 by $2'),
  own: `${lexicon.own}|\\{mohu\\|můžu\\}|${theirs.map((row) => `\\{${row.split(' ').slice(2).join('\\|')}\\}`).join('|')}|\\p{L}{2,}(?:ám|uji)|(?:nabíz|dáv|pořád|prov|vyráb|věn|zab|uč|baviv|prac|jezd|vař|tvoř|vid|dorac|spol|mluv|hovoř|myslí)ím|potřebuji|mám`,
  enclitic: 'by|se|si|mi|mě|jej|ho|ji|\\{Vám\\|Ti\\}|\\{Vás\\|Tě\\}',
  copula: ['je|jsou|bude|budou', state],
};

const when = '[datum a čas]';
const words: readonly (readonly [string, string])[] = [
  ['kdy|v kolik(?: hodin)?|který den|jaký den|v jakém termínu', when],
  ['jak rychle|jak brzy', '[jak rychle]'],
  ['do kdy|dokdy|do jakého data|do jakého dne|do kterého dne|nejpozději kdy', 'do [kdy]'],
  ['do kolika(?: hodin)?', 'do [kolika hodin]'],
  ['od kdy|odkdy|od jakého data', 'od [kdy]'],
  ['od kolika(?: hodin)?', 'od [kolika hodin]'],
  ['na kdy', 'na [kdy]'],
  ['jak dlouho|jak dlouhou dobu|kolik času', '[jak dlouho]'],
  ['na jak dlouho|na jakou dobu', 'na [jak dlouho]'],
  ['za jak dlouho|do kolika dnů', 'za [jak dlouho]'],
  ['jak často', '[jak často]'],
  ['kde|na kterém místě', '[kde]'],
  ['kam', '[kam]'],
  ['odkud', '[odkud]'],
  ['na jakou adresu|na kterou adresu', 'na adresu: [adresa]'],
  ['na jaké adrese|na které adrese', 'na adrese [adresa]'],
  ['na jakém čísle|na jakém telefonním čísle', 'na čísle [číslo]'],
  ['na jakou částku', 'na částku [částka]'],
  ['za jakou cenu|za kolik', 'za [částka]'],
  ['jak|jakým způsobem', '[jak]'],
  ['komu', '[komu]'],
  ['ke komu', 'k [komu]'],
  ['s kým', 's [kým]'],
  ['u koho', 'u [koho]'],
  ['čím', '[čím]'],
  ['na čem|podle čeho', '[na čem]'],
];

/** What a thing that is asked for by name is filled with. */
function gapOf(asked: string): string {
  const thing = tidy(asked);
  if (
    /^(?:\p{L}+ ){0,2}(?:cen|částk|splátk|sazb|poplat|tarif|rozpoč|honorář|nájem|záloh|kauc|náklad)/iu.test(
      thing,
    )
  )
    return '[částka]';
  if (/^(?:\p{L}+ ){0,2}(?:termín|dat|den|čas|hodiny|otevírac)/iu.test(thing)) return when;
  if (/^(?:\p{L}+ ){0,2}(?:lhůt|dob|délk)/iu.test(thing)) return '[doba]';
  if (/^(?:\p{L}+ )?adres/iu.test(thing)) return '[adresa]';
  if (/^(?:\p{L}+ ){0,2}(?:počet|velikost|rozměr|ploch|kapacit|výk|hmotnost)/iu.test(thing)) return '[kolik]';
  return '[doplnit]';
}

const grateful =
  '(?:(?:velmi |moc )?(?:bud(?:u|eme)|byl[aiy]?(?: bych| bychom)|rád[ai]?) (?:velmi |moc )?(?:vám |ti )?(?:rád[ai]?|vděčn\\p{L}+|zavázán\\p{L}*)|(?:velmi )?(?:bych(?:om)? )?oceni(?:l|la|li|ly|m|me)(?: bych| bychom)?|bylo by (?:skvělé|fajn|dobré|prima)),? (?:když|pokud|kdyby) ';

const dated =
  /(?<!\p{L})(?:(?:do|nejpozději|k|ke|na|v|ve|od)\s(?:\p{N}{1,2}(?:$|\.(?:\s\p{L}|\p{N}|$)|[:]\p{N}|\shod)|pondělí|úter|střed|čtvrt|pát|sobot|neděl|konc|rán|veče)|zítra|dnes|pozítří)/iu;

/** A deed that is asked for by its infinitive; `rest`: what it is done to; `whom`: 'Vám', 'se'. */
function deed(form: string, whom: string, rest: string): Said {
  const forms = formsOf.get(fold(form));
  const what = tidy(rest);
  const to = whom.trim();
  if (!forms) {
    return {
      open: tidy(`[Mohu / Nemohu] ${to} ${form} ${what}.`),
      yes: tidy(`Ano, {mohu|můžu} ${to} ${form} ${what}.`),
      no: tidy(`Bohužel ${to} {nemohu|nemůžu} ${form} ${what}.`),
    };
  }
  const [infinitive = '', own = ''] = forms;
  const capital = own.charAt(0).toUpperCase() + own.slice(1);
  return {
    open: dated.test(what)
      ? tidy(`[${capital} / Bohužel nestihnu ${infinitive}] ${to} ${what}.`)
      : tidy(`${own} ${to} ${what} [do kdy].`),
    yes: tidy(`${own} ${to} ${what}.`),
    no: tidy(`Bohužel ${to} {nemohu|nemůžu} ${infinitive} ${what}.`),
  };
}

const to = '((?:(?:mi|nám|se|si) ){0,2})';
/** An order is left out by its rule: in what else is asked it would order the sender. */
const orders: TurningRule[] = deeds.flatMap((row) => {
  const [infinitive = '', , polite = '', familiar = '', ...told] = row.split(' ');
  const say = ([whom = '', rest = '']: readonly string[]) => deed(infinitive, whom, rest);
  return [
    {
      when: new RegExp(
        `^(?:(?:také|zároveň|ještě|a) )?(?:${polite}|${familiar}),? ${to}(?:prosím,? )?(.{3,120})$`,
        'iu',
      ),
      say,
    },
    { when: new RegExp(`^${grateful}(mi |nám )?(?:${told.join('|')}) (.{3,120})$`, 'iu'), say },
    {
      // What is asked for stands before the order: 'Návrh prosím pošlete do pátku.'
      when: new RegExp(
        `^(\\p{L}[^,]{2,60}?) (?:mi |nám )?prosím,? (?:mi |nám )?(?:${polite}|${familiar})((?: .{2,60})?)$`,
        'iu',
      ),
      say: ([asked = '', rest = '']) => {
        const [, what = asked, reflexive = ''] = /^(.+) (si|se)$/u.exec(asked) ?? [];
        return deed(infinitive, reflexive, `${what.charAt(0).toLowerCase()}${what.slice(1)} ${rest}`);
      },
    },
    {
      when: new RegExp(`^(?:${told.join('|')}) ${to}(.{2,120})$`, 'iu'),
      answers: ['action'],
      say,
    },
  ];
});

const able =
  '(?:(?:také|zároveň|ještě|a) )?(?:(?:ne)?mohl[aiy]? byste|(?:ne)?mohla? bys|můžete|můžeš|stihl[aiy]? byste|stihnete|stihneš|zvládl[aiy]? byste|zvládnete|byl[aiy]? byste tak (?:hodn\\p{L}+|lask\\p{L}+) a)';

const requests: TurningRule[] = [
  {
    when: /^(?:do budoucna |příště |také )?(?:(?:velmi |moc )?(?:důležité|podstatné|zásadní)(?: je)?(?: pro (?:nás|mě))?(?: je)?|záleží (?:nám|mi)(?: na tom)?|potřebuj(?:eme|i|u)|(?:by(?:ch|chom) )?(?:potřeboval[aiy]?|uvítal[aiy]?|chtěl[aiy]?)(?: by(?:ch|chom))?),? ((?:aby|kdyby)(?!.{0,110}(?<!\p{L})(?:vy|ty|my|já|on[aio]?|jsme|jsem)(?!\p{L})) .{3,110})$/iu,
    say: ([asked = '']) => {
      const what = asked.replace(/^kdyby/u, 'aby');
      return {
        open: `[Mohu / Bohužel nemohu] zajistit, ${what}.`,
        yes: `Zajistím, ${what}.`,
        no: `Bohužel {nemohu|nemůžu} zajistit, ${what}.`,
      };
    },
  },
  {
    when: /^(?:potřeboval[aiy]? by(?:ch|chom)|potřebuj(?:i|u|eme)|by(?:ch|chom) potřeboval[aiy]?) (?:také |ještě )?(vyměnit|opravit|přeložit|vytisknout|připravit|zpracovat|nainstalovat|nastavit|odstranit|zkontrolovat|upravit|prodloužit) (.{3,110})$/iu,
    say: ([form = '', rest = '']) => deed(form, '', rest),
  },
  {
    when: new RegExp(
      `^(?:(?:ne)?šlo by|bylo by možné|je možné|bude možné) ${to}(?:prosím,? )?(?:ještě |také )?(?!předat|odevzdat|vyzvednout|přivézt|vrátit|zaplatit|uhradit|přijet|přijít|dorazit|objednat|přihlásit|začít)(${deeds.map((row) => row.split(' ', 1)[0]).join('|')}) (.{3,120})$`,
      'iu',
    ),
    say: ([whom = '', form = '', rest = '']) => deed(form, whom, rest),
  },
  {
    when: /^(?:stihl[aiy]? byste|stihla? bys|stihnete|stihneš|zvládl[aiy]? byste|zvládnete|zvládneš) (?:to )?(?:prosím )?((?:\p{L}+ ){0,6}?do .{3,60})$/iu,
    say: {
      open: '[Stihnu / Bohužel nestihnu] $1.',
      yes: 'Ano, $1 stihnu.',
      no: 'Bohužel $1 nestihnu.',
    },
  },
  {
    when: new RegExp(
      `^${able} (?:prosím,? )?${to}(?:prosím,? )?(?:ještě |také )?(${infinitive}) (.{3,120})$`,
      'iu',
    ),
    say: ([whom = '', form = '', rest = '']) => deed(form, whom, rest),
  },
  {
    when: /^(?:(?:velmi |moc |také |zároveň )?(?:prosím|prosíme|žádám|žádáme|chtěl[aiy]? by(?:ch|chom) (?:vás |tě )?(?:požádat|poprosit))(?: vás| tě)?,? (?:abyste|abys) )(mi |nám )?(?:mi |nám )?(\p{L}+l[aiy]?) (.{3,120})$/iu,
    say: () => undefined,
  },
  {
    when: /^(?:(?:velmi |moc |také |zároveň |dále )*(?:vás |tě )?(?:prosím|prosíme|poprosím|poprosíme|žádám|žádáme|(?:chtěl[aiy]? by(?:ch|chom) |dovoluj\p{L}+ si )(?:vás |tě )?(?:požádat|poprosit))(?: vás| tě)?(?: také| ještě)? o )((?!potvrzení|informaci|sdělení|zprávu)\p{L}+[áeěýt]ní|vrácení|vysvětlení|prodloužení) (.{3,100})$/iu,
    say: ([noun = '', what = '']) =>
      dated.test(what)
        ? undefined
        : {
            open: `Zařídím ${noun} ${what} [do kdy].`,
            yes: `Zařídím ${noun} ${what}.`,
            no: `Bohužel {nemohu|nemůžu} zařídit ${noun} ${what}.`,
          },
  },
  {
    when: /^(?:(?:velmi |moc |také |zároveň )?(?:prosím|prosíme)(?: vás| tě)? o potvrzení) (.{3,100})$/iu,
    say: {
      open: 'K potvrzení $1: [potvrzuji / zatím nepotvrzuji].',
      yes: 'K potvrzení $1: potvrzuji.',
      no: 'Potvrzení $1 zatím bohužel dát {nemohu|nemůžu}.',
    },
  },
  {
    when: new RegExp(
      `^(?:(?:také|zároveň|ještě|a) )?(?:${telling}),? (?:mi |nám )?(?:prosím,? )?(?:také |ještě )?((?!${word('zda|jestli|kdy|kde|kdo|kolik|jak\\p{L}*|co|kter\\p{L}+|vědět|proč')})(?:vaš[eiu]\\p{L}* |váš |svůj |své |svoje |svou |tvůj |tvoje |tvé |přesn\\p{L}+ |celé |číslo|adresu|cenu|částku|termín|datum|čas|počet|jméno|údaje|rozměry|velikost|kontakt|telefon|název|IČO|model).{0,100})$`,
      'iu',
    ),
    say: {
      open: '$1: [doplnit].',
      yes: '$1: [doplnit].',
      no: '$1 bohužel sdělit {nemohu|nemůžu}.',
    },
  },
  {
    when: new RegExp(
      `^(?:(?:také|dále|ještě) )?(?:potřebuj(?:eme|i|u)|potřeboval[aiy]? by(?:ch|chom)|by(?:ch|chom) (?:také |ještě |dále )?potřeboval[aiy]?) (?:od (?:vás|tebe) )?(?:také |ještě |dále |od (?:vás|tebe) )*(?!${infinitive}|vědět|aby\\p{L}*)(.{3,110})$`,
      'iu',
    ),
    say: ([asked = '']) => {
      const what = asked.replace(/, (?:celkem|zhruba|přibližně|asi|v počtu)\s.*$/u, '');
      return {
        open: `Zajistím {Vám|Ti} ${what} [do kdy].`,
        yes: `Zajistím {Vám|Ti} ${what}.`,
        no: `Bohužel {Vám|Ti} {nemohu|nemůžu} zajistit ${what}.`,
      };
    },
  },
];

const offers: Record<string, [yes: string, no: string]> = {
  poslat: ['{pošlete|pošli} mi', 'posílat'],
  zaslat: ['{pošlete|pošli} mi', 'posílat'],
  připravit: ['{připravte|připrav}', 'připravovat'],
  rezervovat: ['{zarezervujte|zarezervuj}', 'rezervovat'],
  zarezervovat: ['{zarezervujte|zarezervuj}', 'rezervovat'],
  objednat: ['{objednejte|objednej}', 'objednávat'],
  zapsat: ['{zapište|zapiš}', 'zapisovat'],
  přivézt: ['{přivezte|přivez}', 'vozit'],
  přidat: ['{přidejte|přidej}', 'přidávat'],
};

const or = ',? (?:nebo|anebo|či) ';
const choices: TurningRule[] = [
  {
    when: new RegExp(
      `^(?:jak|kdy|kde|co|v jak\\p{L}+ \\p{L}+|ve? kter\\p{L}+ \\p{L}+) (.{3,70}?)(?: [–—-]|:|,) (.{2,50}?)${or}(.{2,50})$`,
      'iu',
    ),
    say: ([rest = '', one = '', other = '']) => open(chosen(rest, [one, other], grammar)),
  },
  {
    when: new RegExp(
      `^(?:vyhovuje|vyhovoval[aoy]? by) (?:vám|ti) (?:lépe |více |víc |spíše |spíš |raději )?(.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: { open: 'Vyhovuje mi [$1 / $2].' },
  },
  {
    when: new RegExp(
      `^(?:hodí|hodil[aoy]? by) se (?:vám|ti) (?:lépe |více |víc |spíše |spíš |raději )?(.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: { open: 'Hodí se mi [$1 / $2].' },
  },
  ...(
    [
      ['chcete|chceš', 'Chci raději'],
      ['chtěl[aiy]? byste|chtěla? bys', 'Chci raději'],
      ['preferujete|preferuješ', 'Preferuji'],
      ['volíte|volíš', 'Volím'],
      ['dáváte přednost|dáváš přednost|dal[aiy]? byste přednost', 'Dávám přednost'],
    ] as const
  ).map(([asked, said]) => ({
    when: new RegExp(`^(?:${asked}) (?:spíše |spíš |raději |radši )?(.{2,60}?)${or}(.{2,60})$`, 'iu'),
    say: { open: `${said} [$1 / $2].` },
  })),
  {
    when: new RegExp(
      `^(?:je|bude) (?:pro vás |pro tebe |vám )?(?:lepší|vhodnější|příjemnější) (.{2,60}?)${or}(.{2,60})$`,
      'iu',
    ),
    say: { open: 'Lepší je [$1 / $2].' },
  },
  {
    when: new RegExp(
      `^(?:(?:mám|máme) (?:vám|ti)|chcete,? abychom vám|chceš,? abych ti) (${Object.keys(offers).join('|')}) (.{3,100})$`,
      'iu',
    ),
    say: ([form = '', what = '']) => {
      const [yes, no] = offers[fold(form)] ?? [];
      if (!yes) return undefined;
      return {
        open: `[Ano, ${yes}, prosím / Ne, děkuji, není třeba]: ${what}.`,
        yes: `Ano, prosím, ${yes} ${what}.`,
        no: `Děkuji, ${what} ${no} není třeba.`,
      };
    },
  },
];

const negated: Record<string, string> = { je: 'není', lze: 'nelze', jde: 'nejde' };
const not = (form: string) => negated[form] ?? `ne${form}`;

/** What the reader's firm does is said of the firm, where they are not on familiar terms. */
const firm = (form: string) => {
  const own = form.toLowerCase();
  const many = own.replace(/ám$/u, 'áme').replace(/ím$/u, 'íme').replace(/uji$/u, 'ujeme');
  return many === own || /^(?:vím|potřebuji|souhlasím|rozumím|myslím|počítám|plánuji)$/u.test(own)
    ? own
    : `{${many}|${own}}`;
};
const firmNot = (own: string) => {
  const said = firm(own);
  return said.startsWith('{') ? said.replace('{', '{ne').replace('|', '|ne') : `ne${said}`;
};

const polar: TurningRule[] = [
  {
    when: /^(?:zvládnete|zvládneš|dokážete|stihnete|stihneš) to (.{3,60})$/iu,
    say: {
      open: '[Zvládnu to / Bohužel to nezvládnu] $1.',
      yes: 'Ano, zvládnu to $1.',
      no: 'Bohužel to $1 nezvládnu.',
    },
  },
  {
    when: new RegExp(
      `^(?:mohl[aiy]? byste|mohla? bys|můžete|můžeš) (${deeds.map((row) => row.split(' ', 1)[0]).join('|')})$`,
      'iu',
    ),
    say: ([form = '']) => {
      const own = formsOf.get(fold(form))?.[1] ?? '';
      return {
        open: `[${own.charAt(0).toUpperCase()}${own.slice(1)} / Bohužel nemohu ${form}].`,
        yes: `Ano, ${own}.`,
        no: `Bohužel {nemohu|nemůžu} ${form}.`,
      };
    },
  },
  {
    when: /^kolik (?:by sis|byste si) (?:\p{L}+ )?(?:účtoval[ai]?|vzal[ai]?|řekl[ai]?)(?: .{2,60})?$/iu,
    say: { open: 'Cena je [částka].' },
  },
  {
    when: new RegExp(
      `^(?:dá|dají|dal[aoy]? by) se ((?:(?:\\p{L}+[áéíý]) )?\\p{L}{3,}) (${infinitive})((?: .{2,80})?)$`,
      'iu',
    ),
    say: ([what = '', form = '', rest = '']) =>
      new RegExp(`^${infinitive}$`, 'iu').test(what) || /^(?:v|ve|na|u|do|po|za|tam|to) /iu.test(`${what} `)
        ? undefined
        : { open: tidy(`${what} se [dá / bohužel nedá] ${form} ${rest}.`) },
  },
  {
    when: new RegExp(`^(?:můžete|můžeš|dokážete|dokážeš) (?:mi |nám )?to (${infinitive})$`, 'iu'),
    say: {
      open: '[{Mohu|Můžu} to / Bohužel to {nemohu|nemůžu}] $1.',
      yes: 'Ano, {mohu|můžu} to $1.',
      no: 'Bohužel to {nemohu|nemůžu} $1.',
    },
  },
  {
    when: new RegExp(
      `^(?:(?:mám|máme|je třeba|je nutné) )((?:(?:si|se) )?[^,]{0,60}?${infinitive}(?: [^,]{2,60})?)$`,
      'iu',
    ),
    answers: ['yes-no', 'action'],
    say: ([rest = '']) => {
      const words = tidy(rest)
        .replace(/^(se|si) (.+) (\p{L}+)$/u, '$2 $3 $1')
        .replace(/^(se|si) /u, '');
      return open(whether(words, '[je třeba / není třeba]', grammar));
    },
  },
  {
    when: /^(?:a )?(?:stihnete|stihneš|stihl[aiy]? byste|stihla? bys|zvládnete|zvládneš)(?: to)?(?: stihnout)?$/iu,
    say: {
      open: '[Ano, stihnu to / Bohužel to nestihnu].',
      yes: 'Ano, stihnu to.',
      no: 'Bohužel to nestihnu.',
    },
  },
  {
    when: new RegExp(
      `^((?:si |se )?)(?:můžeme|mohu|můžu|mohl[aiy]? by(?:ch|chom)|smíme|smím) ((?:(?:se|si) )?${infinitive}(?: .{2,110})?)$`,
      'iu',
    ),
    say: ([self = '', asked = '']) => {
      const rest = `${self} ${asked}`;
      // 'si vyzvednout klíče': what is unstressed does not begin a sentence.
      const deed = tidy(rest).replace(/^(se|si) (\p{L}+)/iu, '$2 $1');
      const can = whether(deed, '[{můžete|můžeš} / bohužel {nemůžete|nemůžeš}]', grammar);
      return can
        ? {
            open: can,
            yes: `Ano, {můžete|můžeš} ${tidy(rest)}.`,
            no: `Bohužel {nemůžete|nemůžeš} ${tidy(rest)}.`,
          }
        : undefined;
    },
  },
  {
    when: new RegExp(
      `^(?:lze|je možné|bylo by možné|bude možné|dá se|dalo by se|šlo by|se dá)(?: (?:u vás|tam))? ((?:(?:se|si) )?${infinitive}(?: .{2,110})?)$`,
      'iu',
    ),
    say: ([rest = '']) => {
      const said = (gap: string) => whether(rest, gap, grammar) ?? '';
      const can = said('[lze / bohužel nelze]');
      return can ? { open: can, yes: `Ano, ${said('lze')}`, no: `Bohužel ${said('nelze')}` } : undefined;
    },
  },
  {
    when: /^(?:je možnost|existuje možnost|máte možnost|nabízíte možnost) (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(`možnost ${rest}`, '[je / bohužel není]', grammar)),
  },
  {
    when: /^(?:ne)?(?:máte|máš)(?: u vás)?(?: ještě| také)? (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, '[{máme|mám} / bohužel {nemáme|nemám}]', grammar)),
  },
  {
    when: /^(?:vyhovuje|vyhovoval[aoy]? by) (?:vám|ti) (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, 'mi [vyhovuje / nevyhovuje]', grammar)),
  },
  {
    when: /^(?:hodí|hodil[aoy]? by) se (?:vám|ti) (.{3,110})$/iu,
    say: ([rest = '']) => open(whether(rest, 'se mi [hodí / nehodí]', grammar)),
  },
  {
    when: /^(?:je|bude) (?:(?:u vás|tam|zde) )?(nutn[éýá]|potřeba|třeba|povinn[éýá]|možn[ýá]|zahrnut[aáoyé]?|součástí) (.{3,110})$/iu,
    say: ([form = '', rest = '']) => open(whether(rest, `[je / není] ${form}`, grammar)),
  },
  {
    when: /^(je|jsou|bude|budou|byl[aoiy]?) ((?:v|ve|na|u|za|pro|k|ke|do|s|se) \p{L}+(?: \p{L}+é(?:m|ho))?) (.{3,100})$/iu,
    say: ([form = '', place = '', rest = '']) => {
      const [, state = '', what = ''] =
        /^((?:zahrnut|obsažen|započten)[aoyéí]?|k dispozici) (.+)$/iu.exec(rest) ?? [];
      if (what)
        return { open: `${what} ${place} [${form.toLowerCase()} / ${not(form.toLowerCase())}] ${state}.` };
      return open(
        whether(`${rest} ${place}`, `[${form.toLowerCase()} / ${not(form.toLowerCase())}]`, grammar),
      );
    },
  },
  {
    when: new RegExp(`^(se )?(${verb})( se)?(?: (?:pak|také|ještě|tedy))? (.{3,110})$`, 'iu'),
    answers: ['yes-no', 'fact'],
    say: ([before = '', form = '', behind = '', rest = '']) =>
      open(whether(rest, `${before}${behind} [${form.toLowerCase()} / ${not(form.toLowerCase())}]`, grammar)),
  },
  {
    when: /^(?:vy )?(?!budete|budeš|jste|jsi|můžete|můžeš|stihnete|víte|víš)(\p{L}{3,}(?:áte|íte|ujete|áš|íš|uješ))( se)? (.{3,110})$/iu,
    answers: ['yes-no'],
    say: ([form = '', reflexive = '', rest = '']) =>
      open(whether(rest, `${reflexive} [${firm(form)} / ${firmNot(form)}]`, grammar)),
  },
  {
    when: new RegExp(
      `^((?!(?:kdo|co|jak\\p{L}*|kde|kdy|kolik|proč|zda|jestli)(?!\\p{L}))\\p{L}[^,]{2,60}?) (${verb})(?: ([^,]{2,80}))?$`,
      'iu',
    ),
    answers: ['yes-no'],
    say: ([what = '', form = '', rest = '']) => ({
      open: tidy(`${what} [${form} / ${not(form)}] ${rest}.`),
    }),
  },
];

const questions: TurningRule[] = [
  ...wordRules(
    words,
    grammar,
    '(?:u vás |u tebe |přibližně |asi |obvykle |zhruba |přesně |nejdříve |tedy |prosím ){0,2}',
  ),
  {
    when: /^(?:kolik|co|na kolik) (?:u vás )?((?:by )?(?:stojí|stál[aoy]?|bude stát|budou stát|vyjde|přijde|činí) .{3,110})$/iu,
    say: ([rest = '']) =>
      open(
        arranged(
          rest.replace(/^bude stát/iu, 'přijde').replace(/^budou stát/iu, 'přijdou'),
          /^(?:bud|vyj|při)/iu.test(rest) ? 'na [částka]' : '[částka]',
          grammar,
        ),
      ),
  },
  {
    when: /^kolik (?:by to (?:stálo|vyšlo)|to (?:bude stát|vyjde|stojí)) (.{2,60})$/iu,
    say: { open: 'Cena $1 je [částka].' },
  },
  {
    when: /^kolik by (.{3,60}?) (stál[aoy]?|vyšl[aoy]?)((?: .{3,60})?)$/iu,
    say: { open: '$1 by $2 $3 [částka].' },
  },
  {
    when: /^o kolik (?:by )?(?:se )?(.{3,60}?) (?:by )?(?:se )?((?:prodraž|zdraž|zvýš|sníž|prodlouž|zlevn)\p{L}*l[aoiy]?)$/iu,
    say: { open: '$1 by se $2 o [kolik].' },
  },
  {
    when: /^o kolik (?:se )?(.{3,60}?) (?:se )?((?:prodraž|zdraž|zvýš|sníž|prodlouž|zlevn)\p{L}*í)$/iu,
    say: { open: '$1 se $2 o [kolik].' },
  },
  {
    when: /^kolik (.{3,60} stojí|by to stálo|to (?:bude stát|stojí|vyjde))$/iu,
    say: ([rest = '']) =>
      /^(?:by )?to /iu.test(rest) ? { open: 'Cena je [částka].' } : open(arranged(rest, '[částka]', grammar)),
  },
  {
    when: /^kolik ((?:si )?\p{L}+(?:ete|íte|áte|eš|íš|áš) (?:za |na |předem|dopředu|jako zálohu).{0,80})$/iu,
    say: ([rest = '']) => open(arranged(rest, '[částka]', grammar)),
  },
  {
    when: /^kolik (by .{3,60} (?:stál[aoy]?|vyšl[aoy]?))$/iu,
    say: ([rest = '']) => open(arranged(rest, '[částka]', grammar)),
  },
  {
    when: /^kolik (bude|budou) (.{3,60}) stát(.{0,60})$/iu,
    say: ([form = '', what = '', rest = '']) => ({
      open: tidy(`${what}${rest ? ` ${rest}` : ''} ${form === 'budou' ? 'přijdou' : 'přijde'} na [částka].`),
    }),
  },
  {
    when: /^kolik (?:času |dní |hodin )?((?:trvá|zabere|potrvá) .{3,110})$/iu,
    say: ([rest = '']) => open(arranged(rest, '[jak dlouho]', grammar)),
  },
  {
    when: /^kolik (?:máte|máš) (.{3,60})$/iu,
    say: { open: '{Máme|Mám} [kolik] $1.' },
  },
  {
    when: /^(?:na |pro )?kolika? (?!stojí|bude stát|by )(.{3,110})$/iu,
    say: ([rest = '']) => open(counted(rest, '[kolik]', grammar)),
  },
  {
    when: /^(?:jaké|které) (?:máte|nabízíte|jsou|existují) (možnosti|varianty|způsoby|termíny|druhy|typy|velikosti|barvy|služby|pokoje|balíčky|ceny|podmínky)(.{0,100})$/iu,
    say: { open: 'K dispozici: $1 $2 – [výčet].' },
  },
  {
    when: /^(?:jaké|které) (doklady|dokumenty|podklady|údaje|informace|materiály|podmínky|požadavky|pomůcky|věci) (.{3,100})$/iu,
    say: ([what = '', rest = '']) => {
      const said = arranged(rest, `tyto ${what}`, grammar);
      return said ? { open: said.replace(/\.$/u, ': [výčet].') } : undefined;
    },
  },
  ...['jaký', 'jaká', 'jaké', 'jakou', 'který', 'která', 'které', 'kterou'].map((which) => ({
    when: new RegExp(
      `^${which} (ze? .{3,60}?) ((?:vám|ti|vy|ty|se vám) .{3,60}|vyhovuje.{0,60}|je .{3,60})$`,
      'iu',
    ),
    say: ([of = '', rest = '']: readonly string[]) => open(arranged(rest, `[${which} ${of}]`, grammar)),
  })),
  ...['jaký', 'jaká', 'jaké', 'jakou'].flatMap((which) => [
    {
      when: new RegExp(
        `^${which} (je|jsou|bude|budou|byl[aoy]? by|by byl[aoy]?) (?:u vás |vlastně )?(.{3,110})$`,
        'iu',
      ),
      say: ([form = '', rest = '']: readonly string[]) =>
        open(whether(rest, `${form.toLowerCase()} ${gapOf(rest)}`, grammar)),
    },
    {
      when: new RegExp(`^${which} (?!je |jsou |bude )(.{3,110})$`, 'iu'),
      say: ([rest = '']: readonly string[]) => open(counted(rest, `[${which}]`, grammar)),
    },
  ]),
  ...[
    'jakém',
    'jakého',
    'jakému',
    'jakým',
    'jakou',
    'jaké',
    'jaký',
    'jakých',
    'jakými',
    'kterém',
    'kterého',
    'kterou',
    'které',
    'který',
  ].map((which) => ({
    when: new RegExp(`^((?:v|ve|na|do|s|se|k|ke|pro|od|z|ze|o|při|po|za|pod) )${which} (.{3,110})$`, 'iu'),
    say: ([lead = '', rest = '']: readonly string[]) =>
      open(counted(rest, `${lead.toLowerCase()} [${which}]`, grammar)),
  })),
  {
    when: /^jak se (?:prosím )?((?:k|ke|do|na) .{3,60}?) (?:nejlépe |nejsnáze |nejrychleji )?dostane(?:me|m|u)$/iu,
    say: { open: '{Dostanete|Dostaneš} se $1 [jak].' },
  },
  {
    when: /^co (?:všechno |vše )?je (?:zahrnuto |obsaženo )?v (.{3,60})$/iu,
    say: { open: 'V $1 je [co přesně].' },
  },
  {
    when: /^kdo (.{3,110})$/iu,
    say: { open: '[kdo] $1.' },
  },
  {
    when: /^co (?:přesně |všechno |vše )?((?:je|mám|máme|zahrnuje|obsahuje|potřebujete|potřebuješ|doporučujete|doporučuješ|nabízíte|vzít|si|bude|patří|musíme|se) .{0,110}|potřebujete|doporučujete|nabízíte)$/iu,
    say: ([rest = '']) => open(arranged(rest, '[co přesně]', { ...grammar, can: 'je třeba' })),
  },
];

/** 'Si je vyzvednete sami': what is unstressed follows its verb, also where it looks like a verb. */
const pronouns = /^((?:si|se) )?(ho|ji|je|jej) (\p{L}{2,}(?:u|ám|ím|eme|íme|áme)(?!\p{L})|\{[^{}]+\})/iu;

const question =
  '(?:zda|jestli|zdali|kdy|kdo|co|kde|kam|odkud|jak\\p{L}*|kolik|čím|proč|kter\\p{L}+|(?:v|ve|na|do|s|se|k|ke|pro|od|za|o|z|u) (?:jak|kolik|kter|kdy|ko|kým)\\p{L}*)(?!\\p{L})';

export const czech: Turning = {
  leads: new RegExp(
    `^(?:(?:a )?(?:poslední|ještě jedna) (?:věc|otázka|dotaz)|a ještě|(?:za )?(?:druh|třet)(?:á věc|é)|pokud ano|jestli ano|pokud ne|no|[^?]{8,110}?(?=\\s[–—-]\\s${question})|(?:dále |také |zároveň )?(?:žádám|žádáme|prosím|prosíme)(?: vás| tě)? (?:také )?o (?:sdělení|informaci|informace|vyjádření|upřesnění|zprávu|odpověď)(?=,? ${question})|[^?:]{3,110}(?=:\\s${question})|[^?]{8,110}?(?=\\s[–—-]\\s(?:${deeds.map((row) => row.split(' ').slice(4).join('|')).join('|')}|můžete|můžeš|dokážete|dokážeš|stihnete|dá se)(?!\\p{L}))|[^?]{8,110}? (?:a|proto|takže)(?= (?:bychom |bych )?potřeboval)|prosím(?: tě| vás)?(?! (?:také |ještě )?o )|kromě toho|dále|také|taky|ještě(?: dotaz| jeden dotaz| otázka)?|mimochodem|a|i|a také|zároveň|za prvé|za druhé|nakonec|dotaz|otázka|zda|zdali|jestli|(?:a |také |ještě )?(?:sdělte|napište|napiš|řekněte|řekni|dejte|dej|upřesněte|poraďte|poraď)(?: mi| nám)?(?:,? prosím)?(?: také)?(?: vědět)?(?=,? ${question})|(?:rád[ai]? by(?:ch|chom) (?:také )?(?:věděl[ai]?|se zeptal[ai]?)|zajímalo by (?:mě|nás)(?: také)?|zajímá (?:mě|nás)(?: také)?|chtěl[ai]? by(?:ch|chom) (?:se )?(?:také )?(?:zeptat|vědět)|by(?:ch|chom) (?:se )?(?:také )?(?:chtěl[ai]?|rád[ai]?) (?:se )?(?:zeptat|zeptal[ai]?|vědět|věděl[ai]?)|potřebuj(?:eme|i|u) (?:také )?vědět|potřeboval[ai]? by(?:ch|chom) (?:také )?vědět|můžete (?:mi|nám) (?:prosím )?(?:říct|říci|sdělit|napsat)|mohl[aiy]? byste (?:mi|nám) (?:prosím )?(?:říct|říci|sdělit|napsat))(?=,? ${question}))[,:—–-]*\\s+[,—–-]?\\s*`,
    'iu',
  ),
  asksToKnow: new RegExp(
    `^.{0,50}(?<!\\p{L})(?:sděl\\p{L}*|napiš\\p{L}*|řekn\\p{L}+|říct|vědět|zeptat|zeptal\\p{L}*|věděl\\p{L}*|zajímá|zajímalo)(?!\\p{L}).{0,25}?, (?=${question})`,
    'iu',
  ),
  tails:
    /(?:\s[–—-]\s(?!.{1,60}\s(?:nebo|či|anebo)\s).{1,100}|,\s(?:protože|neboť|jelikož|bez (?:něj|ní|nich|toho)|jinak|ať|abychom|abych|chce|chceme|chtějí|vyžaduje|potřebuj\p{L}+)\s.{1,120}|(?:,?\s(?:prosím|děkuji|děkujeme|předem děkuji|díky|pokud je to možné))+)$/iu,
  joint: new RegExp(
    `(?<!^(?:a )?(?:pokud|když|kdyby\\p{L}*|jestli) [^,]{2,90}), (?=(?:zda|zdali|kdy|kolik)(?!\\p{L}))|,? (?:a|i|a také|a taky|a zároveň) (?:také |taky |ještě )?(?=${question}|(?:je v (?:ceně|ní|něm|tom)|je možné|zvládnete|stihnete|lze|máte|máš|můžeme|můžu|mohu)(?!\\p{L})|${word(`${telling}|${deeds.map((row) => row.split(' ').slice(2, 4).join('|')).join('|')}`)})`,
    'iu',
  ),
  dated: true,
  around: supposing(
    /^(?:a )?(?:pokud|když|kdyby\p{L}*|jestli) [^?]{3,110}?, (?:tak |pak )?(?=\p{L})(?!(?:tak|a|aby\p{L}*|kter\p{L}+) )/iu,
    /, (?:pokud|když|kdyby\p{L}*) [^?]{5,110}$/iu,
    'Pro tento případ:',
  ),
  stretches: asides,
  either: {
    rules: choices,
    asks: new RegExp(`^(?!(?:zda|jestli|zdali) )${question}`, 'iu'),
    or: /,? (?:nebo|anebo|či) (?!ne(?!\p{L}))/iu,
    whether: /^(?:zda|zdali|jestli) /iu,
    stated: (clause) =>
      statement(clause.replace(pronouns, '$3 $1$2').replace(/ sami$/u, ' osobně'), grammar, 'je třeba'),
    heads:
      /^(?:jen|pouze|jenom|spíš|spíše|raději|radši|v|ve|na|po|do|s|se|k|ke|za|pro|od|z|ze|u|o|přes|bez|před|při|online|osobně|zvlášť|ráno|večer|dopoledne|odpoledne|e-mailem|mailem|poštou|telefonicky|hotově|kartou|převodem|kurýrem)(?!\p{L})/iu,
  },
  small:
    /^(?:Vy|Ty|Vaš\p{Ll}*|Váš|Naš\p{Ll}*|Náš|My|Já|Nám|Mi|Vám|V|Ve|Na|Po|Do|S|Se|K|Ke|Za|Pro|Od|Z|Ze|U|O|Kdy|Kde|Kdo|Co|Jak\p{Ll}*|Kolik|Je|Jsou|To|Ten|Ta|T[aouéy]to|Všech\p{Ll}*)(?!\p{L})/u,
  swaps,
  unsaid: new RegExp(
    `(?<!\\p{L})(?:myslíte|myslíš|soudíte|kdo|co|kde|kdy(?!ž|by)|kolik|proč|jak(?:ý|á|é|ou|ého|ému|ým|ém|ých|ými)|kter(?:ý|ou) z|zda|jestli|já|my|bych|bychom|dnes|zítra|pozítří|včera|příští\\p{L}*|tento|tenhle|nejbližší\\p{L}* (?:dn|dob|týd|víkend)\\p{L}*|ne|ani|svůj|své|svou|svoje|svoji|svého|svých|mé|má|(?:byste|bys)(?! (?:mohl|dokázal|měl|chtěl|potřeboval|stihl|(?!začal|vzal|najal|přijal|byl|.{0,3}šel)\\p{L}{2,}[iaeě]l[aiy]?(?!\\p{L})))|(?!nej|nesl|netto|neděl|nebo|nedaleko|nechat|nezbytn|nehod|negativ|nemocn|nemovit|nešt|několik|někdo|někde|někter|něco|německ|Němec)(?<!pokud |aby |pokud \\p{L}{1,20} |aby \\p{L}{1,20} )ne\\p{L}{3,}|(?!(?:${lexicon.known})(?!\\p{L}))(?!\\p{L}*(?:áte|íte|ujete)(?!\\p{L}))\\p{L}{2,}ete|(?!dítěte|vejdete)\\p{L}{2,}(?:ejte|ěte|ujte)|(?:\\p{L}+(?:eme|íme|áme))(?<!${theirs.map((row) => row.split(' ')[0]).join('|')}))(?!\\p{L})`,
    'iu',
  ),
  rules: [...choices, ...orders, ...requests, ...questions, ...polar],
};
