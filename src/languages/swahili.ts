import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `na ya wa kwa ni la za katika cha kuwa hii hiyo huu hao hayo hizo kama lakini pia sana watu mtu
    baada kabla au yake wake zake lake chake vya pa mwa kutoka hadi bila hata tu bado ndiyo hapana habari asante
    tafadhali nzuri leo kesho jana mimi wewe yeye sisi ninyi wao ili kila wakati siku mwaka moja mbili tatu
    wengi ambao ambayo ambacho ambalo ambazo alikuwa ilikuwa walikuwa hakuna kuna mpya zaidi pamoja kati ndani
    nje juu chini mbele nini nani gani wapi lini vipi ndugu wako wetu yetu yangu hivyo kwamba huo hilo hili kazi
    ama dhidi naomba karibu mheshimiwa salamu barua pepe mkutano bei agizo ankara mkataba wiki mwezi muda saa
    mara kampuni nchi mji dunia ulimwengu maisha mtoto watoto maji mradi huduma nyingine wengine baadhi tangu
    kidogo basi daima kamwe sasa kubwa ndogo kwanza pili yenyewe wote kitu jambo mambo huko hapa pale hivi
    ambaye ambako jina jimbo mkoa wilaya kijiji kusini kaskazini mashariki magharibi serikali rais waziri chama
    chuo kikuu shule elimu lugha kiswahili kiingereza picha kitabu historia karne vita jeshi mfalme mungu yesu
    kanisa nabii sheria haki uchumi biashara fedha shilingi benki soko bidhaa wateja mteja afya ugonjwa dawa
    hospitali daktari nyumba barabara gari ndege meli bahari ziwa mto mlima msitu mnyama wanyama samaki mti
    mimea chakula anaitwa inaitwa unaitwa huitwa alizaliwa alifariki alikufa aliandika anasema alisema amesema
    walisema aina spishi sehemu eneo idadi wakazi wananchi mwananchi wanawake mwanamke mwanamume wanaume vijana
    kijana kuhusu kupitia kufuatia kutokana kuanzia mpaka takriban hasa kamili toleo nadharia mbinu mazoezi nina
    una ana tuna mna wana sina huna hana hatuna hawana niko uko yuko tuko mko nataka tunataka napenda tutakuwa
    itakuwa atakuwa nitakuwa imekuwa amekuwa wamekuwa lilikuwa yalikuwa zilikuwa vilikuwa kilikuwa miaka miezi
    asubuhi mchana jioni usiku jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari
    machi aprili mei juni julai agosti septemba oktoba novemba desemba`,
  letter: {
    greetings: `habari, mpendwa, ndugu, hujambo, jambo, mambo, shikamoo, salamu, mheshimiwa, wapendwa, habari za
      asubuhi, habari yako, salaam, habari za mchana, habari za jioni, habari gani, kwako, kwa, ndugu yangu,
      wapenzi`,
    closings: `wako, wako mwaminifu, kwa heshima, salamu, kila la heri, wako mtiifu, kwaheri, tutaonana, wako
      katika kazi, kwa heshima na taadhima, wasalaam, wasalaamu, wasalam, ndimi, wako wa dhati, wako katika
      ujenzi wa taifa, wenu, wenu mwaminifu, wenu katika kazi, kwa heshima kubwa, siku njema, ahsante na kila la
      heri, salamu nyingi, salamu za dhati, rafiki yako, ndugu yako, mdogo wako, dada yako, kaka yako, mwanao,
      jirani yako, mwenzako, akupendaye, nakupenda, kwa upendo, jioni njema, usiku mwema, wikendi njema, kazi
      njema, tutaonana kesho, mungu akubariki, ubarikiwe, ni mimi, baadaye`,
    thanks: `asante, asante sana, ahsante, nashukuru, shukrani, natanguliza shukrani, ahsante sana, asanteni,
      ahsanteni, asanteni sana, nashukuru sana, shukrani nyingi, natanguliza shukrani zangu, shukrani za dhati`,
    familiarGreetings: 'mambo, niaje',
    titles: `bwana, bw, bi, bibi, bibie, mheshimiwa, mhe, ndugu, dada, kaka, daktari, dkt, dk, mwalimu, mwl, mh,
      mzee, mama, baba, shangazi, mjomba, profesa, prof, mhandisi, wakili, mchungaji, mch, padre, askofu,
      sheikh, shehe, ustadhi, kapteni, kanali, meja, mkurugenzi, mwenyekiti, katibu, diwani, meneja, bwana/bibi,
      bw/bi`,
    genericAddressees: `wote, nyote, timu, bwana, bibi, wenzangu, mteja, wateja, mama, baba, dada, kaka, mjomba, shangazi,
      ndugu, ndugu zangu, ndugu yangu, rafiki, rafiki yangu, marafiki, mpenzi, mpenzi wangu, mpendwa, wapendwa,
      mwenzangu, jirani, majirani, wazazi, wanachama, wajumbe, mheshimiwa, mkurugenzi, mwalimu, daktari,
      mwenyekiti, katibu, mhariri, meneja, bosi, bwana/bibi, bwana au bibi, mhusika, wahusika, mzee, mchungaji,
      yako, zenu`,
    abbreviations: 'bw, bi, mhe, n.k, mf, dkt',
    beforeSignedName: 'wako, wenu, ndimi, mimi, ni mimi, kny, k.n.y.',
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
    relativeDays: 'jana = -1, leo = 0, kesho <!kutwa> = 1, kesho( )kutwa = 2',
    weekday: `{weekday} (ya) wiki hii = this, wiki hii (siku ya) {weekday} = this, {weekday} (ya) wiki ijayo = next,
      wiki ijayo (siku ya) {weekday} = next, {weekday} hii = coming, {weekday} ijayo = unclear,
      {weekday} (ya wiki) iliyopita = past`,
    distance: `[baada ya/ndani ya/katika] siku {n} <!za kazi> = days, [baada ya/ndani ya/katika] wiki {n} = weeks,
      [baada ya/ndani ya/katika] [mwezi/miezi] {n} = months`,
    periods: `wiki hii = week, wiki ijayo = week 1, [mwishoni mwa/mwisho wa] [wiki/juma] (hii/hili) = weekend,
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
      countsFromSix: true,
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
    questionMarkers: `^je, ^lini/mbona/vipi, ^kwanini, ^kwa nini, ^nani ata*/ana*/ame*/aliye*,
      ^unaonaje/mnaonaje/unasemaje, ^una*/mna*/uta*/mta*/ume*/mme*/uli*/tuta* ..
      lini/wapi/nini/ngapi/nani/gani/vipi`,
    whether: 'kama, iwapo, ikiwa, endapo',
    or: 'au, ama',
    requests: `tafadhali,
      naomba/ninaomba/tunaomba/ningeomba/tungeomba/nakuomba/ninakuomba/tunakuomba/nawaomba/tunawaomba/ningekuomba/ningewaomba/tungekuomba/twaomba,
      uni*/mni*/ungeni*/ungetu*/mngeni*/mngetu*,
      nisaidie/tusaidie/nitumie/tutumie/nipatie/tupatie/nipigie/tupigie/niletee/tuletee/nijibu/tujibu/nikumbushe/tukumbushe/nithibitishie/tuthibitishie/nirudishie/turudishie/niandikie/tuandikie/nitafutie/niwekee/nichukulie/nipitie/niachie/ninunulie/nikopeshe/niazime,
      nisaidieni/nitumieni/tusaidieni/tutumieni/tupigieni, ^nipe/tupe/nipeni/tupeni,
      utupe/utusaidie/ututumie/utuletee/utupatie/utupigie/mtupe/mtusaidie/mtutumie/mtuletee, ungeweza/mngeweza,
      unaweza/mnaweza/utaweza/mtaweza kuni*/kutusaidia/kututumia/kutupa/kutujulisha/kutuletea, ^je
      unaweza/mnaweza/utaweza/mtaweza/inawezekana,
      ^*zeni/*neni/*cheni/*oeni/*ueni/*beni/*teni/*sheni/*ieni/*keni/*meni/*ndeni/*peni/*yeni/*aeni/njooni/jibuni,
      ^tuma/jibu/thibitisha/hakikisha/leta/njoo/jaza/wasiliana/angalia/soma/weka/chukua/lipa/pitia/rudisha/chagua/andaa/nunua/ongeza/tumia/peleka/kagua/mwambie/muulize/waambie/waulize/mpe/mpigie/mtumie/wape/ondoa/punguza/futa/badilisha/badili/rekebisha/andika/piga/pigia/bonyeza/bofya/fungua/funga/hifadhi/ambatisha/sahihisha/saini/fika/hudhuria/beba/acha/zima/washa/omba/orodhesha/panga/tayarisha/wasilisha/jitahidi/jiandikishe/jisajili/sajili/kumbuka/fuata/fanya/toa/sitisha/ahirisha/hamisha/sogeza/chapisha/tafuta/epuka/pakua/pakia/tazama/tembelea/kamilisha/zingatia/eleza/taja/pendekeza/mkumbushe/mletee/mjulishe/wajulishe/usiache/msiache,
      usisahau/msisahau/usichelewe/msichelewe/usikose/msikose,
      ^usia*/usib*/usic*/usif*/usil*/usip*/usit*/usiw*/msif*/msil*/msip*/msiw*,
      uje/ulete/ulipe/ujaze/utie/upige/uandike/uwasiliane/uangalie/uchague/uache/usome/urudishe/ukumbuke/ujibu/uhakikishe/utume/upitie/upeleke/ufanye/uweke/uhudhurie/uchukue/utoe/uwasilishe,
      mje/mlete/mlipe/mfike/mjaze/mpige/mthibitishe/mhakikishe/mhudhurie/mwasilishe/mtume/mjibu/mfanye/mpitie/mchague/mwasiliane/mrudishe/mtoe,
      ^twende/tukutane/tufanye/tuanze/tupange/tuzungumze/tujadili/tuahirishe/tuweke/tushirikiane/hebu,
      ningependa/tungependa/ningetaka/tungetaka u*/m*, nataka/tunataka u*, ni vyema/bora/vizuri/muhimu
      u*/m*/tu*, inabidi/itabidi/ingefaa/inafaa u*/m*, lazima u*,
      nakukumbusha/tunakukumbusha/nawakumbusha/tunawakumbusha/nakusihi/nawasihi/tunakutaka/tunawataka, kama
      hutajali/hamtajali, ukiweza/mkiweza/usipojali/msipojali, ombi langu/letu ni, *takiwa/*paswa
      kurudishwa/kulipwa/kutumwa/kujazwa/kuwasilishwa,
      nitafurahi/tutafurahi/ningefurahi/tungefurahi/nitashukuru/tutashukuru/ningeshukuru/tungeshukuru/nitakushukuru/ningekushukuru
      .. uki*/mki*/unge*/mnge*/kama/iwapo/ikiwa/endapo, nashukuru/tunashukuru .. uki*/mki*,
      nitashukuru/tutashukuru/ningeshukuru/tungeshukuru/ningefurahi/tungefurahi kupata/kujua/kupokea,
      unatakiwa/mnatakiwa/unaombwa/mnaombwa/wanaombwa/unahitajika/mnahitajika/unapaswa/mnapaswa/unashauriwa/mnashauriwa/unakumbushwa/mnakumbushwa/unaalikwa/mnaalikwa/nakualika/tunakualika/nawaalika/tunawaalika,
      natarajia/tunatarajia/natumaini/tunatumaini/ninatumaini utani*/utatu*/mtani*/mtatu*`,
    tellMe: `nijulishe*/tujulishe*/nifahamishe*/tufahamishe*/niambie*/tuambie*/nieleze*/tueleze*/nielekeze*/tuelekeze*/nifafanulie*/tufafanulie*,
      nitaarifu/tutaarifu/niarifu/tuarifu,
      utujulishe/utufahamishe/utuambie/utueleze/utuelekeze/ututaarifu/utufafanulie/mtujulishe/mtufahamishe/mtuambie/mtueleze/mtufafanulie,
      ningependa/tungependa/napenda/ninapenda/tunapenda/nataka/ninataka/tunataka/ningetaka/tungetaka/naomba/tunaomba/nilitaka/nilikuwa/nahitaji/ninahitaji/tunahitaji/natamani/tunatamani/ningetamani/pia/tu/sana
      kujua/kufahamu/kuuliza/kukuuliza/kuwauliza/kuelewa/kusikia/kuthibitisha, hamu/shauku ya kujua/kufahamu,
      kinachonisumbua/kinachonitatiza/kinachonishangaza ni, ninachotaka/tunachotaka/ningependa/nataka .. kujua,
      naomba/tunaomba/tafadhali .. maelezo/ufafanuzi/fafanua/eleza/thibitisha/taja,
      sijui/hatujui/sijajua/hatujajua/sielewi/hatuelewi/sijaelewa/hatujaelewa/sifahamu/hatufahamu/sikumbuki/hatukumbuki/sikuelewa/hatukuelewa,
      sina/hatuna uhakika/hakika, najiuliza/tunajiuliza/ninajiuliza/nikijiuliza, niulize/nikuulize/niwaulize,
      nashindwa/tunashindwa/nimeshindwa/tumeshindwa/vigumu kuelewa/kujua/kufahamu, *jaeleweka/haieleweki, bado
      haijulikani/haijajulikana/haijaamuliwa/haijabainika, haijawa/haiko/si/hakiko/hayako wazi, swali
      langu/letu/ni/lililobaki, nauliza/ninauliza/tunauliza, nimesahau/tumesahau/nashangaa/tunashangaa
      kama/lini/saa/kwa/kwanini/wapi/nani/ni/jina/jinsi, hukusema/hukutaja/hamkusema/hamkutaja,
      naulizia/tunaulizia`,
    needs: `nahitaji/ninahitaji/tunahitaji/ningehitaji/tungehitaji/nitahitaji/tutahitaji,
      ninachokosa/tunachokosa, kilichobaki/kinachohitajika/kinachokosekana,
      inakosekana/zinakosekana/kinakosekana/yanakosekana/unakosekana/pamekosekana/panakosekana,
      inahitajika/zinahitajika/kinahitajika/vinahitajika/yanahitajika/unahitajika/linahitajika$,
      ^anahitajika/wanahitajika/inahitajika/zinahitajika, unadaiwa/mnadaiwa, haikuambat*/hukuambat*,
      yako/wako/yenu/wenu inahitajika/unahitajika/zinahitajika, tunakosa/tumepungukiwa/tunapungukiwa,
      sijapokea/hatujapokea/sijapata/hatujapata/sijaona/hatujaona/sijasikia/hatujasikia/sijalipwa/hatujalipwa/sijapewa/hatujapewa/sijajibiwa/hatujajibiwa/sijaambiwa/hatujaambiwa,
      *jatufikia/*janifikia/*jasainiwa/*jalipwa/*jatumwa/*jajazwa/*jaingia/*jarudishwa/haijafika/hazijafika/hayajafika/hakijafika/halijafika/haujafika,
      yako/wako/chako/lako/zako/vyako/yenu/wenu/chenu/lenu/zenu ..
      haija*/hazija*/hayaja*/hakija*/halija*/hauja*/havija*, huja*/hamja*,
      imebaki/umebaki/limebaki/kimebaki/zimebaki .. tu/yako/wako/lako/chako, haipo/hazipo/haimo/hazimo/haina
      kwenye/katika/saini/jina, bila .. siwezi/hatuwezi/sitaweza/hatutaweza/haiwezekani/haitawezekana,
      nasubiri/ninasubiri/tunasubiri/tunangoja/nangoja/nitasubiri/tutasubiri ..
      yako/yenu/lako/lenu/zako/zenu/wako/wenu/chako/kwako/kwenu, nasubiri/tunasubiri/ninasubiri
      jibu/uthibitisho, sina/hatuna namba/nambari/anwani/nakala/orodha/taarifa/maelezo/ratiba,
      itasaidia/ingesaidia kama/uki*/sana/ikiwa/kupata, itatusaidia/itanisaidia/ingetusaidia/ingenisaidia,
      itakuwa/ingekuwa/itapendeza/ingependeza vizuri/vyema/bora/rahisi/msaada/heri
      kama/uki*/mki*/unge*/mnge*/iwapo/ikiwa/endapo/u*/m*/tu*/kujua/kupata/sana,
      ningependa/tungependa/ningetaka/tungetaka/natamani/tunatamani
      kupata/kupokea/kuona/kuagiza/kununua/kujadili/kuweka/kukodi/kubadilisha/kughairi/kujiandikisha/kujiunga/kukutana/kuonana/kurudisha/kuazima/kuomba/kuhifadhi/kusitisha,
      nataka/tunataka/ninataka kuagiza/kukodi/kubadilisha/kughairi/kujiandikisha/kujiunga/kurudisha/kuazima,
      natafuta/ninatafuta/tunatafuta, yetu/letu/chetu .. inatafuta/linatafuta/kinatafuta/inahitaji, nina/tuna
      upungufu, nadai/ninadai/tunadai/tunakudai/nakudai`,
    courtesies: `habari za *$, habari za * *$, habari/hali yako/zako/zenu/gani$, u hali gani, hujambo/hamjambo,
      unaendeleaje/mnaendeleaje, usisite/msisite, usijali/msijali, una/mna swali/maswali/shida/tatizo,
      ukiwa/mkiwa/kukiwa/kama na/una/kuna swali/maswali/shida/tatizo, *omba/kuomba radhi/msamaha/samahani,
      nani/gani .. asiye*/angejua/angefikiri*/angedhani*/angeamini/hapendi/hataki/hajui, gani kama, tafadhali
      pokea/fahamu/tambua/puuza/pokeeni, tafadhali kumbuka kuwa/kwamba, tafadhali tazama/angalia/ona
      kiambatisho/kiambatanisho, kukushukuru/kuwashukuru/kukupongeza/kuwapongeza,
      kukujulisha/kuwajulisha/kukufahamisha/kuwafahamisha/kukutaarifu/kuwataarifu/kukuarifu, *salimie,
      huhitaji/hamhitaji/sihitaji/hatuhitaji, hakuna haja/shida/tatizo, kila la heri,
      nahitaji/ninahitaji/tunahitaji muda/siku/wiki/dakika/saa, kama/ikiwa/iwapo inahitajika/itahitajika,
      natumaini/natumai/tunatumaini/tunatumai .. mzima/wazima/salama/njema/afya, jisikie/mjisikie huru,
      niombee/tuombee, msinielewe/usinielewe, sidai/sikudai, wakati wowote, *shukuruje,
      nahitaji/ninahitaji/tunahitaji kupumzika/kwenda/kufikiri*/kumaliza/kushauriana, natafuta/tunatafuta
      suluhisho/njia/chanzo/sababu, hebu fikiria, natarajia/tunatarajia .. ushirikiano/kukuona/kuwaona/kukutana,
      natumaini/tunatumaini/natarajia utaelewa/utanielewa/mtaelewa, uvumilivu wako/wenu, kuwa huru,
      nasubiri/tunasubiri kwa hamu, kwa maelezo/taarifa/msaada zaidi, ukihitaji/mkihitaji,
      naomba/napenda/tunapenda/ningependa kujitambulisha/kutoa/kuwasilisha/nijitambulishe,
      nimeshapata/nimeshajibiwa, sijapata/hatujapata muda/nafasi/wakati, naomba/tunaomba mungu,
      ujue/mjue/ufahamu/mfahamu kwamba/kuwa`,
    connectors: `na, pia, vilevile, lakini, ila, basi, sasa, hivyo, kwa hiyo, halafu, kisha, baada ya hapo,
      kwanza, pili, tatu, mwisho, zaidi ya hayo, aidha, tena, je, samahani, kama inawezekana, ikiwezekana, hebu,
      kwa heshima, ukipata muda/nafasi, ukifika, tena`,
  },
  categories: {
    complaint: `nimesikitishwa/tumesikitishwa na/sana huduma/jinsi/namna/na/mhudumu, nimevunjika/tumevunjika
      moyo na/kwa, sijaridhika/hatujaridhika/sikuridhika/hatukuridhika na, naandika/napenda/ningependa/nataka
      kulalamika, malalamiko yangu/yetu, nimepokea/nilipokea/umefika/imefika/ilifika/zimefika/kilifika ..
      imeharibika/zimeharibika/kimeharibika/limeharibika/imevunjika/zimevunjika/kimevunjika/mbovu,
      nilitozwa/nimetozwa/tumetozwa mara mbili, huduma yenu .. mbovu/mbaya/duni, huduma mbovu/duni, hii/hili
      haikubaliki/halikubaliki`,
    badNews: `amefariki/ametutoka, ameaga dunia, alifariki jana/juzi/leo/usiku/asubuhi/dunia jana/juzi/leo/wiki,
      nimefiwa/tumefiwa, nimepata/tumepata/tumepatwa msiba/na, amelazwa/nimelazwa/wamelazwa,
      nimepata/nilipata/amepata/alipata/tumepata ajali/kiharusi, anaumwa/naumwa/ninaumwa sana/mahututi,
      atafanyiwa/nitafanyiwa/amefanyiwa/nimefanyiwa upasuaji, nimeachishwa/nimefukuzwa/nimepunguzwa kazi*`,
    condolence: `rambirambi zangu/zetu/za, pole/poleni/sana kwa/na
      msiba/kufiwa/kuondokewa/kifo/kuuguliwa/ajali/ugonjwa, ugua/uugue pole, upone/apone/upate/apate
      haraka/nafuu/ahueni, nakutakia/tunakutakia/namtakia nafuu/ahueni/uponyaji, amlaze/ailaze/aiweke ..
      pema/peponi/roho`,
    praise: `hongera/hongereni kwa/sana, ^hongera/hongereni,
      nakupongeza/tunakupongeza/tunawapongeza/nawapongeza, ^kazi nzuri, kazi nzuri sana/uliyofanya/mliyofanya,
      umefanya/mmefanya .. vizuri, heri ya kuzaliwa`,
    thanks: `asante/ahsante/shukrani sana/nyingi kwa kuni*/kutu*/kuja/kazi/msaada/zawadi,
      nakushukuru/tunakushukuru/tunawashukuru/nawashukuru sana/kwa, asante/ahsante/asanteni kwa
      kutusaidia/kunisaidia/kututembelea/kunitembelea/msaada/kuja/kutuletea/zawadi/kuniletea,
      kukushukuru/kuwashukuru`,
    invitation: `nakualika/tunakualika/nawaalika/tunawaalika, kukualika/kuwaalika,
      umealikwa/mmealikwa/unaalikwa/mnaalikwa,
      kukukaribisha/kuwakaribisha/nakukaribisha/tunakukaribisha/tunawakaribisha/karibuni kwenye/katika`,
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
    bait: `zawadi, bahati nasibu, mshindi, umeshinda, urithi, mrithi, aliyefariki, marehemu, kifurushi, forodha,
      ushuru`,
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
    addressAs: 'mwite {}, muite {}, waite {}, msalimie kama {}, tumia jina {}, tumia jina la {}',
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
      polite: { plain: 'Habari {name},', formal: 'Ndugu {name},' },
      familiarNameless: 'Habari,',
      politeNameless: { plain: 'Habari,', formal: 'Ndugu,' },
      inReturn: {
        mambo: 'Mambo {first},',
        hujambo: 'Hujambo {name},',
        shikamoo: 'Marahaba {first},',
        salaam: 'Salaam {name},',
        'assalamu alaikum': 'Waalaikum salaam,',
        'assalam aleikum': 'Waaleikum salaam,',
        'bwana yesu asifiwe': 'Amina,',
        'tumsifu yesu kristo': 'Milele amina,',
      },
      byTitle: {
        bwana: 'Habari Bwana {name},',
        bw: 'Habari Bw. {name},',
        bi: 'Habari Bi. {name},',
        bibi: 'Habari Bibi {name},',
        ndugu: 'Ndugu {name},',
        mama: 'Habari Mama {name},',
        mzee: 'Habari Mzee {name},',
        dada: 'Habari Dada {name},',
        kaka: 'Habari Kaka {name},',
        dkt: 'Habari Dkt. {name},',
        daktari: 'Habari Daktari {name},',
        profesa: 'Habari Profesa {name},',
        prof: 'Habari Prof. {name},',
        mwalimu: 'Habari Mwalimu {name},',
        mchungaji: 'Habari Mchungaji {name},',
        padre: 'Habari Padre {name},',
        mheshimiwa: 'Mheshimiwa {name},',
        mhe: 'Mheshimiwa {name},',
      },
    },
    openers: {
      thanks: { plain: 'Asante kwa ujumbe wako.', formal: 'Nashukuru kwa ujumbe wako.' },
      regret: {
        plain: 'Nasikitika kusoma habari hizi.',
        warm: 'Pole sana; nasikitika kusoma habari hizi.',
      },
      kindWords: {
        plain: 'Asante kwa maneno yako mazuri.',
        warm: 'Asante sana kwa maneno yako mazuri.',
        formal: 'Nashukuru kwa maneno yako mazuri.',
      },
      welcome: {
        plain: 'Karibu, na asante kwa ujumbe wako.',
        warm: 'Karibu sana, na asante kwa ujumbe wako mzuri.',
        formal: 'Nashukuru kwa ujumbe wako mzuri.',
      },
      invitation: {
        plain: 'Asante kwa mwaliko wako.',
        warm: 'Asante sana kwa mwaliko wako.',
        formal: 'Nashukuru kwa mwaliko wako.',
      },
    },
    statements: {
      accept: { plain: 'Nakubali kwa furaha.', brief: 'Nakubali.' },
      decline: {
        plain: 'Samahani, safari hii sitaweza.',
        formal: 'Kwa masikitiko, safari hii sitaweza kukubali.',
      },
      thank: {
        plain: 'Asante sana kwa [jambo unaloshukuru].',
        formal: 'Natoa shukrani za dhati kwa [jambo unaloshukuru].',
      },
      reschedule: {
        plain: 'Samahani, muda huo haunifai. Pendekezo langu: [siku na saa nyingine].',
        formal: 'Naomba radhi, muda huo haunifai. Pendekezo langu: [siku na saa nyingine].',
      },
      request: 'Nina ombi moja pia: [ombi].',
      question: 'Ningependa pia kuuliza: [swali]',
      clarify: 'Ili kufafanua: [jambo la kufafanua].',
      update: 'Hali ilivyo kwa sasa: [hali ya sasa].',
      apologize: {
        plain: 'Naomba radhi kwa usumbufu uliotokea.',
        formal: 'Naomba radhi kwa dhati kwa usumbufu uliotokea.',
      },
      followUp: {
        plain: 'Nafuatilia suala hili. Je, kuna taarifa yoyote kuhusu [jambo linalosubiriwa]?',
        formal: 'Naandika kufuatilia suala hili. Je, kuna taarifa yoyote kuhusu [jambo linalosubiriwa]?',
      },
      confirm: {
        plain: 'Nathibitisha yafuatayo: [maelezo].',
        formal: 'Kwa ujumbe huu nathibitisha yafuatayo: [maelezo].',
      },
      negotiate: {
        plain: 'Nina pendekezo tofauti: [pendekezo].',
        formal: 'Ningependa kutoa pendekezo tofauti: [pendekezo].',
      },
      introduce: {
        plain: 'Ningependa kujitambulisha: naitwa [jina], [cheo].',
        formal: 'Naomba nafasi ya kujitambulisha: naitwa [jina], [cheo].',
      },
    },
    answers: {
      yes: { plain: 'Ndiyo.', warm: 'Ndiyo, bila shaka.' },
      no: 'Samahani, hapana.',
      willDo: { plain: 'Sawa, bila shaka.', warm: 'Sawa, kwa furaha.', formal: 'Ndiyo, nitafanya hivyo.' },
      cannotDo: { plain: 'Samahani, sitaweza.', formal: 'Naomba radhi, sitaweza.' },
      confirmed: 'Ndiyo, nathibitisha.',
      later: 'Nitatoa jibu kuhusu hili baadaye.',
    },
    proposeTime: 'Pendekezo langu: {time}.',
    lookingForward: {
      plain: '',
      warm: 'Nasubiri jibu lako.',
      formal: 'Natanguliza shukrani kwa ushirikiano wako.',
    },
    signOff: { plain: 'Wako,', warm: 'Salamu nyingi,', formal: 'Wako mwaminifu,' },
    gaps: {
      answer: 'jibu',
      yesNo: 'Ndiyo / Hapana',
      willDo: 'Sawa, bila shaka / Samahani, sitaweza',
      date: 'tarehe',
      amount: 'kiasi',
      number: 'idadi',
      person: 'jina',
      place: 'mahali',
      reason: 'sababu',
      yourName: 'jina',
    },
  },
  announcement: {
    opens: 'hapa kuna, hili hapa, hii hapa, bila shaka, sawa, jibu, rasimu',
    nouns: 'jibu, rasimu, barua pepe, ujumbe',
  },
  promptAddress: 'Write standard Swahili with a polite greeting.',
};
