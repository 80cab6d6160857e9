import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `na ya wa kwa ni la za katika cha kuwa hii hiyo huu hao hayo hizo kama lakini pia sana watu mtu baada kabla
    au yake wake zake lake chake vya pa mwa kutoka hadi bila hata tu bado ndiyo hapana habari asante tafadhali
    nzuri leo kesho jana mimi wewe yeye sisi ninyi wao ili kila wakati siku mwaka moja mbili tatu wengi ambao
    ambayo ambacho ambalo ambazo alikuwa ilikuwa walikuwa hakuna kuna mpya zaidi pamoja kati ndani nje juu chini
    mbele nini nani gani wapi lini vipi ndugu wako wetu yetu yangu hivyo kwamba huo hilo hili kazi ama dhidi
    naomba karibu mheshimiwa salamu barua pepe mkutano bei agizo ankara mkataba wiki mwezi muda saa mara kampuni
    nchi mji dunia ulimwengu maisha mtoto watoto maji mradi huduma nyingine wengine baadhi tangu kidogo basi
    daima kamwe sasa kubwa ndogo kwanza pili yenyewe wote kitu jambo mambo huko hapa pale hivi ambaye ambako
    jina jimbo mkoa wilaya kijiji kusini kaskazini mashariki magharibi serikali rais waziri chama chuo kikuu
    shule elimu lugha kiswahili kiingereza picha kitabu historia karne vita jeshi mfalme mungu yesu kanisa nabii
    sheria haki uchumi biashara fedha shilingi benki soko bidhaa wateja mteja afya ugonjwa dawa hospitali
    daktari nyumba barabara gari ndege meli bahari ziwa mto mlima msitu mnyama wanyama samaki mti mimea chakula
    anaitwa inaitwa unaitwa huitwa alizaliwa alifariki alikufa aliandika anasema alisema amesema walisema aina
    spishi sehemu eneo idadi wakazi wananchi mwananchi wanawake mwanamke mwanamume wanaume vijana kijana kuhusu
    kupitia kufuatia kutokana kuanzia mpaka takriban hasa kamili toleo nadharia mbinu mazoezi nina una ana tuna
    mna wana sina huna hana hatuna hawana niko uko yuko tuko mko nataka tunataka napenda tutakuwa itakuwa
    atakuwa nitakuwa imekuwa amekuwa wamekuwa lilikuwa yalikuwa zilikuwa vilikuwa kilikuwa miaka miezi asubuhi
    mchana jioni usiku jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari machi aprili
    mei juni julai agosti septemba oktoba novemba desemba`,
  letter: {
    greetings: `habari, mpendwa, ndugu, hujambo, jambo, mambo, shikamoo, salamu, mheshimiwa, wapendwa, habari za asubuhi,
      habari yako, salaam, habari za mchana, habari za jioni, habari gani, kwako, kwa, ndugu yangu, wapenzi`,
    closings: `wako, wako mwaminifu, kwa heshima, salamu, kila la heri, wako mtiifu, kwaheri, tutaonana,
      wako katika kazi, kwa heshima na taadhima, wasalaam, ndimi, wako wa dhati, wako katika ujenzi wa taifa,
      wenu, wenu mwaminifu, kwa heshima kubwa, siku njema, ahsante na kila la heri`,
    thanks: `asante, asante sana, ahsante, nashukuru, shukrani, natanguliza shukrani, ahsante sana`,
    familiarGreetings: 'mambo, hujambo',
    titles: 'bwana, bw, bi, bibi, bibie, mheshimiwa, mhe, ndugu, dada, kaka, daktari, mwalimu, mh',
    nobody: 'wote, timu, bwana, bibi, wenzangu, mteja',
    abbreviations: 'bw, bi, mhe, n.k, mf, dkt',
  },
  mailProgram: {
    lead: 'mnamo, tarehe, siku ya, on',
    wrote: 'aliandika, ameandika, anaandika, waliandika',
    from: 'kutoka, kutoka kwa, mtumaji',
    date: 'imetumwa, tarehe, ilitumwa',
    to: 'kwa, kwenda, mpokeaji, kwenda kwa',
    cc: 'nakala, nakala kwa',
    subject: 'mada, kichwa, yah',
    original: 'ujumbe asili, ujumbe halisi, ujumbe wa asili, ujumbe wa awali',
    forwarded: `ujumbe uliosambazwa, ujumbe uliotumwa mbele, ujumbe uliotumwa, ujumbe uliopelekwa mbele`,
    sentFrom: 'imetumwa kutoka, imetumwa kwa, ilitumwa kutoka, pata outlook',
    replyPrefixes: 'jibu',
    forwardPrefixes: 'sambaza',
    toMe: 'kwangu',
    devices: 'simu',
    contact: 'simu',
    confidential: 'za siri',
    addressee: 'mpokeaji',
    bulk: 'jiondoe',
    automaticSubjects: 'jibu la moja kwa moja',
  },
  amounts: {
    currencies: 'shilingi ?, ksh KES, kshs KES, tsh TZS, tshs TZS, dola USD, euro EUR, asilimia %',
    factors: 'elfu 1e3, laki 1e5, milioni 1e6, bilioni 1e9',
  },
  shape: {
    starts: `ku, mw, ny, ch, nd, ng, nj, un, um, ut, uk, uw, us, ana, ani, ala, ali, nina, nini, nila, nili,
      tuna, tuni, tula, tuli, ini, ili, zina, zini, zila, zili, yana, yani, yala, yali, lini, lili, wa, ki,
      vi, hu, mb, mc, md, mf, mg, mh, mj, mk, mp, ms, mt, mv, mz`,
    ends: 'sha, lia, nia, wia, tia, ana, aji, isho, zi, wa, ya, za, ka, fu, mu, ni, shi',
    letters: "abcdefghijklmnoprstuvwyz'",
    lastLetters: 'aeiou',
    foreignPairs: `bb cc dd ff gg ll mm nn pp rr ss tt zz ca cb cd ce cf cg ci cj ck cl cm cn co cp cq cr cs
      ct cu cv cw cx cy cz rl rs rt rp rk rb rg rf rv rm rn lr ls lt lp lk lb lg lf lv lm ln sr sl st sp sk sb
      sg sf sv sm sn tr tl ts tp tk tb tg tf tv tm tn pr pl ps pt pk pb pg pf pv pm pn kr kl ks kt kp kk kb kg
      kf kv km kn dr dl ds dt dp dk db dg df dv dm dn br bl bs bt bp bk bg bf bv bm bn gr gl gs gt gp gk gb gf
      gv gm gn fr fl fs ft fp fk fb fg fv fm fn vr vl vs vt vp vk vb vg vf vv vm vn zr zl zs zt zp zk zb zg zf
      zv zm zn`,
  },
  checking: { notNames: 'dkt, mhusika, wahusika, sa' },
  dates: {
    months: 'mwezi wa kwanza',
    lead: 'siku ya, tarehe, mnamo, hadi, tarehe ya',
    ofMonth: 'ya, mwezi wa',
    until: 'hadi, mpaka, na',
    or: 'au, na',
    numbers: 'moja, mbili, tatu, nne, tano, sita, saba, nane, tisa, kumi, kumi na moja, kumi na mbili',
    near: 'jana = -1, leo = 0, kesho <!kutwa> = 1, kesho( )kutwa = 2',
    weekday: `{weekday} (ya) wiki hii = this, wiki hii (siku ya) {weekday} = this, {weekday} (ya) wiki ijayo = next,
      wiki ijayo (siku ya) {weekday} = next, {weekday} hii = coming, {weekday} ijayo = unclear,
      {weekday} (ya wiki) iliyopita = past`,
    distance: `[baada ya/ndani ya/katika] siku {n} <!za kazi> = days, [baada ya/ndani ya/katika] wiki {n} = weeks,
      [baada ya/ndani ya/katika] [mwezi/miezi] {n} = months`,
    stretches: `wiki hii = week, wiki ijayo = week 1, [mwishoni mwa/mwisho wa] [wiki/juma] (hii/hili) = weekend,
      wikendi (hii) = weekend, mwezi huu = month, mwezi ujao = month 1,
      [mwishoni mwa/mwisho wa] mwezi (huu) = endOfMonth`,
    endOfMonthNamed: '[mwishoni mwa/mwisho wa] {month} ({year})',
    vague: '[mwanzoni mwa/mwanzo wa] [wiki (ijayo)/{month}], haraka iwezekanavyo',
    ordinal: '<tarehe> {day}',
    clock: {
      times: 'saa {time} (kamili)',
      from: 'kuanzia, kabla ya, baada ya',
      between: { lead: 'kati ya', and: 'na' },
      early: 'asubuhi, alfajiri',
      late: 'mchana, alasiri, jioni, usiku',
      after: { '15': 'na robo', '30': 'na nusu' },
      midnight: 'usiku wa manane',
      fromSix: true,
      night: 'usiku',
    },
    deadline: {
      before: 'kabla ya, hadi, mpaka, kufikia, ifikapo, si zaidi ya, tarehe ya mwisho, tarehe ya mwisho ni',
      after: 'kabla, ni mwisho',
    },
    proposals: `napendekeza, tunapendekeza, pendekez, je, inafaa, itakufaa, itafaa, tunaweza, tukutane, kukutana,
      nafasi, labda, ahirish, badilisha, unaonaje, vipi kuhusu, itawezekana`,
  },
  asks: {
    questionWords: {
      when: 'lini, saa/tarehe ngapi/gani, siku/mwezi/wakati/wiki gani',
      'how-much': `kiasi/bei gani, shilingi/pesa/dola/hela/fedha/asilimia ngapi, gharama/bei/ada ..
        ngapi/gani`,
      'how-many': '*ngapi',
      who: 'nani, kina nani',
      where: 'wapi, mahali/anwani/ofisi gani',
      what: 'nini, gani, ipi, upi, yupi, lipi, kipi, zipi, yapi, vipi kuhusu',
      why: 'kwa nini, kwanini, mbona, kwa sababu gani, sababu gani',
      how: 'vipi, namna/jinsi gani, jinsi, muda gani, kwa muda gani, *eje, *naje',
    },
    questionWordPlace: 'anywhere',
    questionMarkers: '^je',
    whether: 'kama, iwapo, ikiwa, endapo',
    or: 'au, ama',
    requests: `tafadhali, naomba/ninaomba/tunaomba/ningeomba/tungeomba,
      *nisaidie*/*tusaidie*/*nitumie*/*tutumie*/*nipatie*/*tupatie*/*nipigie*/*tupigie*/*niletee*/*tuletee*/*nijibu/*tujibu/*thibitishie*/*nirudishie*/*nikumbushe*/*tukumbushe*,
      ^nipe/tupe, unipe/utupe/mnipe/mtupe, ungeweza/mngeweza, unaweza/mnaweza/utaweza/mtaweza
      kuni*/kutusaidia/kututumia/kutupa/kutujulisha, ^je unaweza/mnaweza/utaweza/mtaweza/inawezekana,
      ^tuma/tumeni/jibu/thibitisha/thibitisheni/hakikisha/hakikisheni/leta/leteni/njoo/njooni/jaza/jazeni/wasiliana/angalia/soma/weka/chukua/lipa/pitia/rudisha/chagua/andaa/nunua/ongeza/tumia/peleka/kagua/mwambie/muulize/uje/ulete/mlete/uhakikishe/utume,
      usisahau/msisahau/usichelewe/msichelewe, ^twende/tukutane, ningependa/tungependa/ningetaka/tungetaka
      u*/m*, ni vyema/bora/vizuri u*/m*/tu*, ungeni*/ungetu*/mngeni*/mngetu*, kama hutajali/hamtajali,
      usipojali, ombi langu/letu ni,
      nitafurahi/tutafurahi/ningefurahi/tungefurahi/nashukuru/nitashukuru/tutashukuru/ningeshukuru/tungeshukuru/tunashukuru
      .. uki*/mki*/kama/iwapo/ikiwa/endapo,
      unatakiwa/mnatakiwa/unaombwa/mnaombwa/unahitajika/mnahitajika/unapaswa/mnapaswa,
      natarajia/tunatarajia/natumaini/tunatumaini uta*/mta*`,
    tellMe: `
      *nijulishe*/*tujulishe*/*nifahamishe*/*tufahamishe*/*niambie*/*tuambie*/*nieleze*/*tueleze*/*nitaarifu/*tutaarifu/*nielekeze*/*tuelekeze*/*fafanulie*,
      ningependa/tungependa/napenda/tunapenda/nataka/tunataka/ningetaka/tungetaka/naomba/tunaomba/nilitaka/nahitaji/tunahitaji/pia
      kujua/kufahamu/kuuliza/kukuuliza/kuwauliza/kuelewa/kusikia, hamu ya kujua, naomba/tunaomba/tafadhali ..
      maelezo/ufafanuzi/fafanua/eleza/thibitisha/taja,
      sijui/hatujui/sielewi/hatuelewi/sijaelewa/hatujaelewa/sifahamu/hatufahamu, sina/hatuna uhakika/hakika,
      najiuliza/tunajiuliza, nashindwa/tunashindwa/vigumu kuelewa, *jaeleweka/haieleweki/haijulikani, swali
      langu/letu, hukusema/hukutaja/hamkusema/hamkutaja/hujasema`,
    needs: `nahitaji/ninahitaji/tunahitaji/ningehitaji/tungehitaji/nitahitaji/tutahitaji,
      ninachokosa/tunachokosa, kilichobaki/kinachohitajika, *kosekan*, *ohitaji,
      sijapokea/hatujapokea/sijapata/hatujapata/sijaona/hatujaona,
      *jatufikia/*janifikia/*jafika/*jasainiwa/*jalipwa/*jatumwa/*jajazwa/*jakamilika,
      haipo/hazipo/haimo/hazimo kwenye/katika, bila .. siwezi/hatuwezi/sitaweza/hatutaweza/haiwezekani,
      nasubiri/tunasubiri/natarajia/tunatarajia/sina/hatuna ..
      yako/yenu/lako/lenu/zako/zenu/wako/wenu/chako/kwako/kwenu,
      itasaidia/ingesaidia/itatusaidia/itanisaidia/ingetusaidia/ingenisaidia, itakuwa/ingekuwa
      vizuri/vyema/bora/rahisi/msaada, ningependa/tungependa/ningetaka/tungetaka
      kupata/kupokea/kuona/kuagiza/kununua/kujadili/kuweka/kukodi, natafuta/tunatafuta`,
    courtesies: `habari za/yako/zako/zenu/gani, u hali gani, hujambo/hamjambo, unaendeleaje/mnaendeleaje,
      usisite/msisite, usijali/msijali, una/mna/kuna/na swali/maswali/shida/tatizo, *omba/kuomba
      radhi/msamaha/samahani, nani/gani .. asiye*/angejua/angefikiri/angeamini, si ndiyo$, sivyo$, tafadhali
      pokea/kumbuka/fahamu/zingatia/tambua/puuza, tafadhali tazama/angalia kiambatisho,
      kukushukuru/kuwashukuru/kukupongeza, *salimie, huhitaji/hamhitaji, hakuna haja, kila la heri,
      nahitaji/tunahitaji muda`,
    connectors: `na, pia, vilevile, lakini, ila, basi, sasa, hivyo, kwa hiyo, halafu, kisha, baada ya hapo,
      kwanza, pili, tatu, mwisho, zaidi ya hayo, aidha, tena, je, samahani, kama inawezekana, ikiwezekana`,
  },
  categories: {
    complaint: `nimesikitishwa/tumesikitishwa, nimevunjika/tumevunjika moyo,
      sijaridhika/hatujaridhika/sikuridhika/hatukuridhika, kulalamika, malalamiko yangu/yetu,
      imeharibika/zimeharibika/kimeharibika/limeharibika/imevunjika/zimevunjika/kimevunjika,
      nilitozwa/nimetozwa/tumetozwa mara mbili, huduma mbovu/mbaya/duni, haikubaliki`,
    badNews: `amefariki/alifariki/ametutoka/ameaga, kifo cha, msiba, mazishi, amelazwa/nimelazwa/alilazwa,
      yuko/niko hospitalini/hospitali, alipata/nilipata/amepata/nimepata ajali, ajali mbaya,
      anaumwa/naumwa/ninaumwa, upasuaji, nimeachishwa/nimefukuzwa kazi, kiharusi`,
    condolence: '',
    praise: `hongera, pongezi, nakupongeza/tunakupongeza/tunawapongeza/nawapongeza, kazi nzuri,
      umefanya/mmefanya .. vizuri, nimevutiwa`,
    thanks: `asante/ahsante/shukrani sana/nyingi kwa kuni*/kutu*/kuja/kazi/msaada/zawadi,
      nakushukuru/tunakushukuru/tunawashukuru/nawashukuru sana, asante/ahsante kwa
      kutusaidia/kunisaidia/kututembelea/kunitembelea/msaada/kuja/kutuletea, kukushukuru/kuwashukuru`,
    invitation: `nakualika/tunakualika/nawaalika/tunawaalika, kukualika/kuwaalika,
      umealikwa/mmealikwa/unaalikwa/mnaalikwa,
      kukukaribisha/kuwakaribisha/nakukaribisha/tunakukaribisha/karibuni kwenye/katika`,
    unsolicited: `umeshinda/umechaguliwa, dai zawadi, bahati nasibu, punguzo la hadi, ofa maalum/kabambe,
      huduma za seo, mkopo wa haraka, pata pesa, nunua sasa`,
    machine: `puuza/sahau .. maagizo/maelekezo/amri, ignore .. instructions, system prompt, maagizo mapya/ya
      mfumo, wewe ni/sasa ai/msaidizi/roboti, kama/msaidizi/wakala ai/wa ai, akili bandia/mnemba, chatgpt`,
  },
  fraud: {
    secrets: `nenosiri, nywila, neno/maneno/namba/nambari/msimbo la/ya/wa siri, pin, otp, password, msimbo
      wa/uliotumiwa/tuliokutumia, kodi ya uthibitisho, namba/nambari/maelezo/taarifa ya/za kadi, kadi ya
      benki/mkopo/atm, cvv, tarakimu tatu/nne/sita, namba ya uthibitisho`,
    handOver: `tuma/*tumie/utume/kutuma/mtume, jibu/ujibu/kujibu, weka/ingiza/uingize/kuingiza/andika,
      toa/utoe/kutoa/*tupe/*nipe, *thibitisha/*thibitishe, *hakiki, *tuambie/*niambie, taja/utaje/kutaja,
      *jaza/*jaze, sasisha/usasishe/kusasisha, *tujulishe, wasilisha/uwasilishe`,
    giftCards: `kadi .. zawadi, gift card*, vocha, kadi za google/itunes/steam, bitcoin`,
    buy: 'nunua/kununua/ununue/*ninunulie, kwangua, picha za/ya kodi/namba/misimbo',
    bankDetails: 'akaunti, taarifa/maelezo za/ya benki, iban',
    changed: `mpya, imebadilika/zimebadilika/yamebadilika/tumebadilisha/tumebadili/nimebadilisha/mabadiliko,
      nyingine, haitumiki`,
    secrecy: `siri, usimwambie/usiwaambie/usimjulishe/msimwambie, usiseme/usizungumze/usijadili, kati yetu,
      usipige/usinipigie`,
    haste: `haraka, mara moja, dharura, sasa hivi, leo, ndani ya saa,
      itafungwa/itasitishwa/itafungiwa/itazuiwa/itafutwa/utapoteza, onyo la mwisho`,
    money: `malipo, lipa/kulipa/ulipe, fedha, pesa, hela, ada, hamisha/kuhamisha/uhamishe, ankara, zawadi,
      urithi, dola, shilingi, m-pesa, faini`,
    warnings: `kamwe, hatutakuuliza/hatutakuomba/hatuombi/haitakuomba/haitakuuliza,
      usimpe/usitoe/usishiriki/usitume/usiwape/msitoe/msitume, jihadhari/jihadharini/tahadhari,
      utapeli/matapeli/tapeli/ulaghai, mafunzo, nimesahau/umesahau/kusahau, *badilisha/*badilishe
      nenosiri/nywila/pin/neno, *jabadilika, ile ile, yale yale`,
    bait: `zawadi, bahati nasibu, mshindi, umeshinda, urithi, mrithi, aliyefariki, marehemu, kifurushi, forodha, ushuru`,
    threats: `itafungwa, itasimamishwa, itafutwa, imefungwa, imesimamishwa, onyo la mwisho, hatua za kisheria`,
  },
  instructions: {
    short: `kwa ufupi, kwa kifupi, fupi, jibu fupi, jibu kwa ufupi, jibu kwa kifupi, andika kwa ufupi, andika
      kwa kifupi, iwe fupi, fupi sana, fupi iwezekanavyo`,
    signAs: `saini kama {}, saini kwa jina {}, saini kwa jina la {}, saini {}, tia saini {}, tia saini kama
      {}, weka jina {}, jina langu ni {}, naitwa {}`,
    mention: `sema kwamba {}, sema kuwa {}, sema {}, mwambie kwamba {}, mwambie kuwa {}, waambie kwamba {},
      taja kwamba {}, taja kuwa {}, taja {}, andika kwamba {}, andika {}, ongeza kwamba {}, ongeza kuwa {},
      eleza kwamba {}, mjulishe kwamba {}, mjulishe kuwa {}`,
    propose: `pendekeza {}, pendekeza mkutano {}, pendekeza tukutane {}, pendekeza kukutana {}, shauri {},
      sogeza hadi {}, ahirisha hadi {}`,
    call: 'mwite {}, muite {}, waite {}, msalimie kama {}, tumia jina {}, tumia jina la {}',
    avoid: `usitaje {}, usiseme kuhusu {}, usiseme lolote kuhusu {}, usizungumzie {}, usiandike kuhusu {},
      usigusie {}, bila kutaja {}`,
    yes: 'ndiyo, ndio, sema ndiyo, jibu ndiyo, kubali, kubali {}, ndiyo kwa {}, thibitisha {}',
    no: 'hapana, sema hapana, jibu hapana, kataa, kataa {}, hapana kwa {}',
    firstPerson: `mimi, sisi, nina, tuna, niko, tuko, nipo, tupo, sina, hatuna, nitakuwa, tutakuwa, nitakuja,
      tutakuja, nitafika, tutafika, nitahudhuria, nitaleta, nitatuma, tutatuma, nitalipa, tutalipa, nimetuma,
      tumetuma, nimepokea, tumepokea, nimelipa, nilikuwa, siwezi, hatuwezi, sitaweza, hatutaweza, naweza,
      tunaweza, nahitaji, tunahitaji, ningependa, tungependa`,
    thirdPerson: 'yeye, wao',
  },
  address: { familiar: '', polite: '' },
  phrases: {
    greeting: {
      familiar: 'Habari {first},',
      polite: 'Habari {name},',
      familiarNameless: 'Habari,',
      politeNameless: 'Habari,',
      titled: {
        bwana: 'Habari Bwana {last},',
        bw: 'Habari Bw. {last},',
        bi: 'Habari Bi. {last},',
        dkt: 'Habari Dkt. {last},',
        daktari: 'Habari Daktari {last},',
        mwalimu: 'Habari Mwalimu {last},',
        mheshimiwa: 'Mheshimiwa {last},',
        mhe: 'Mheshimiwa {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'Asante kwa ujumbe huu.',
        formal: 'Natoa shukrani kwa ujumbe huu.',
      },
      regret: {
        plain: 'Nasikitika kusoma habari hizi.',
        warm: 'Pole sana; nimesikitika kusoma habari hizi.',
      },
      praise: { plain: 'Asante kwa maneno haya mazuri.', warm: 'Asante sana kwa maneno haya mazuri!' },
      welcome: {
        plain: 'Karibu, na asante kwa ujumbe huu mzuri.',
        warm: 'Karibu sana, na asante kwa ujumbe huu mzuri!',
      },
      invitation: { plain: 'Asante kwa mwaliko.', warm: 'Asante sana kwa mwaliko!' },
    },
    statements: {
      accept: {
        plain: 'Nakubali kwa furaha.',
        warm: 'Nakubali kwa furaha kubwa!',
        brief: 'Nakubali.',
      },
      decline: {
        plain: 'Samahani, safari hii sitaweza.',
        formal: 'Kwa masikitiko, safari hii sitaweza kukubali.',
      },
      thank: 'Nashukuru sana kwa hilo.',
      reschedule: {
        plain: 'Samahani, muda huo haunifai. Je, [siku na saa nyingine] itafaa?',
        formal: 'Naomba radhi, muda huo hautanifaa. Je, [siku na saa nyingine] itafaa?',
      },
      request: 'Nina ombi moja: [ombi].',
      question: 'Ningependa kuuliza: [swali]',
      clarify: 'Ili kufafanua: [jambo la kufafanua].',
      update: 'Hali ilivyo kwa sasa: [hali ya sasa].',
      apologize: {
        plain: 'Naomba radhi kwa usumbufu uliotokea.',
        formal: 'Naomba radhi kwa dhati kwa usumbufu uliotokea.',
      },
      followUp: {
        plain: 'Nafuatilia suala hili. Naomba taarifa kuhusu [jambo linalosubiriwa].',
        formal: 'Naandika kufuatilia suala hili. Naomba taarifa kuhusu [jambo linalosubiriwa].',
      },
      confirm: { plain: 'Nathibitisha hilo.', formal: 'Kwa ujumbe huu nathibitisha hilo.' },
      negotiate: 'Ningependa kupendekeza masharti tofauti: [pendekezo].',
      introduce: {
        plain: 'Ningependa kujitambulisha: naitwa [jina lako], [cheo chako].',
        formal: 'Naomba nafasi ya kujitambulisha: naitwa [jina lako], [cheo chako].',
      },
    },
    answers: {
      yes: { plain: 'Ndiyo.', warm: 'Ndiyo, bila shaka.' },
      no: { plain: 'Samahani, hapana.', warm: 'Samahani sana, hapana.' },
      willDo: { plain: 'Ndiyo, bila shaka.', warm: 'Ndiyo, kwa furaha!', formal: 'Ndiyo, kwa heshima.' },
      cannotDo: { plain: 'Samahani, sitaweza.', formal: 'Naomba radhi, sitaweza.' },
      confirmed: 'Ndiyo, nathibitisha.',
      later: 'Nitatoa jibu kuhusu hili baadaye.',
    },
    proposeTime: 'Je, {time} itafaa?',
    closing: {
      plain: '',
      warm: 'Nasubiri kwa hamu kusikia zaidi.',
      formal: 'Natanguliza shukrani kwa ushirikiano.',
    },
    signOff: { plain: 'Wako,', warm: 'Salamu nyingi,', formal: 'Wako mwaminifu,', brief: 'Asante,' },
    gaps: {
      answer: 'jibu lako',
      yesNo: 'Ndiyo / Hapana',
      willDo: 'Ndiyo, bila shaka / Samahani, sitaweza',
      date: 'tarehe',
      amount: 'kiasi',
      number: 'idadi',
      person: 'jina',
      place: 'mahali',
      reason: 'sababu',
      yourName: 'Jina lako',
    },
  },
  announcement: {
    opens: 'hapa kuna, hili hapa, hii hapa, bila shaka, sawa, jibu, rasimu',
    nouns: 'jibu, rasimu, barua pepe, ujumbe',
  },
  promptAddress: 'Write standard Swahili with a polite greeting.',
};
