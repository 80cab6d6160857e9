import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `le la les de des du un une et est en que qui dans pour pas sur au avec ce il sont par plus je ne
    se vous nous mais ou où si leur elle ils cette votre notre être avoir fait été aux ces son sa ses mon ma mes
    ton ta bonjour merci cordialement madame monsieur bien à plaît très comme tout tous aussi même sans sous
    chez donc car peut leurs nos vos y lui entre après avant encore jour jours était ont deux dont c'est j'ai
    qu'il d'un réunion prix commande livraison équipe numéro semaine mois société entreprise contrat facture
    travail temps heure fois pays ville monde vie homme femme enfants eau projet système service autre autres
    chaque quelques depuis pendant selon contre vers moins ainsi alors peu trop jamais toujours faire peuvent
    faut première premier nouvelle nouveau grand grande petite simplement également notamment chose mieux`,
  letter: {
    greetings: `bonjour, cher, chère, chers, chères, salut, bonsoir, madame, monsieur, coucou, mon cher, ma chère,
      mes chers, mes chères, très cher, très chère, rebonjour`,
    beforeSignedName: `votre, ton, ta, p.o., pour`,
    closings: `cordialement, bien cordialement, très cordialement, bien à vous, bien à toi, amicalement,
      sincèrement, salutations, meilleures salutations, sincères salutations, respectueusement, à bientôt,
      bonne journée, bonne soirée, amitiés, bises, bisous, salutations distinguées, bàv, cdlt, cdt,
      bien à vous tous, belle journée, excellente journée, bonne fin de journée, bonne réception,
      salutations cordiales, cordiales salutations, avec mes salutations distinguées, bien sincèrement,
      à demain, à très vite, amicales salutations, je t'embrasse, je vous embrasse, bise, gros bisous, biz,
      à plus, au plaisir, au plaisir de vous lire, bien amicalement, affectueusement, bon week-end,
      bonne semaine, belle soirée, chaleureusement`,
    thanks: `merci, merci beaucoup, merci d'avance, merci d’avance, avec mes remerciements, merci par avance,
      merci encore, merci à toi, merci à vous`,
    familiarGreetings: `salut, coucou, hello, hey`,
    closingEnds: `salutations distinguées, salutations les meilleures, salutations respectueuses,
      sentiments distingués, sentiments les meilleurs, considération distinguée, haute considération,
      votre disposition, votre entière disposition`,
    titles: `monsieur, madame, mademoiselle, m, mme, mlle, mr, maître, me, docteur, dr, pr, professeur, capitaine,
      commandant, colonel, abbé`,
    genericAddressees: `tous, toutes, à tous, toutes et tous, mesdames, messieurs, maître, docteur, professeur, équipe,
      collègue, collègues, client, cliente, président, présidente, directeur, directrice, le président,
      la présidente, le directeur, la directrice, le maire, la maire, chef, confrère, consœur, capitaine,
      commandant, colonel, ami, amie, amis, voisin, voisine, voisins, parents, maman, papa, mamie, papi,
      tonton, tata, chéri, chérie, coach`,
    nameParticles: 'de, du, la, le',
    notNames: 'merci, oui, non, bonjour',
    abbreviations: 'mme, mlle, av, art, tél',
  },
  mailProgram: {
    lead: 'le, message du',
    wrote: 'a écrit, à écrit, a ecrit, écrivait, écrit',
    from: 'de, expéditeur',
    date: "envoyé, envoyé le, date, date d’envoi, date d'envoi, message du",
    to: 'à, a, destinataire',
    cc: 'cc, copie à, copie',
    subject: 'objet, sujet',
    original: `mail original, message d'origine, message d’origine, message original, courriel original,
      mail d'origine`,
    forwarded: `message transféré, début du message réexpédié, début du message transféré, message transmis,
      message réexpédié`,
    sentFrom: `envoyé depuis, envoyé de, envoyé à partir, envoyé avec, envoyé par, envoyé via, télécharger outlook,
      obtenir outlook, obtenez outlook`,
    replyTo: 'répondre à',
    otherHeaders: 'pièces jointes, pièce jointe',
    replyPrefixes: 're, ré, rép',
    forwardPrefixes: 'tr, fwd',
    toMe: 'à moi',
    folders: 'boîte de réception',
    devices: 'appareil, portable, téléphone',
    contact: 'tél',
    footers: 'se désabonner',
    confidential: 'confidenti',
    addressee: 'destinat',
    bulk: 'se désabonner, vous désabonner, désinscrire, ne pas répondre, généré automatiquement',
    automaticSubjects: 'réponse automatique, absence du bureau, confirmation de commande, votre commande',
    automaticSenders: 'ne-pas-repondre',
  },
  amounts: {
    currencies: 'euro EUR, euros EUR, dollar USD, dollars USD, francs CHF, pour cent %',
    factors: 'mille 1e3, million 1e6, millions 1e6, milliard 1e9, milliards 1e9',
  },
  asks: {
    questionWords: {
      when: `quand, quelle heure/date, quelles heures/dates, quel/quels jour/jours/horaire/horaires, quel est le
        jour, quelle est/serait la date, quelle est l'heure`,
      'how-much': `combien, quel prix/tarif/montant/coût/surcoût/budget, quel est/serait le/votre/ton
        prix/tarif/montant/coût/surcoût/budget`,
      'how-many': "combien de/d'*/êtes-vous/serez-vous/sommes-nous/serons-nous/y, quel est le nombre",
      who: `^qui, à/avec/chez/pour qui, qui contacter/est-ce/s'occupe/s'occupera/sera, quelle personne, quel est
        le nom`,
      where: "où, d'où, quelle adresse/salle, quelle est l'adresse, quel endroit/lieu, quel est le lieu",
      what: `quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles, auquel, quoi, qu'est-ce, ce
        que/qui/qu'il, que *-*/faire, qu'en *-*`,
      why: 'pourquoi, pour quelle/quelles raison/raisons, comment se fait-il',
      how: 'comment, combien de temps, de quelle manière/façon, quelle est la marche/procédure',
    },
    questionWordPlace: 'first',
    beforeQuestionWord: `à, de, depuis, jusqu'à, pour, d'ici, vers, dès, par, avec, en, sur, chez, dans, sous,
      et, ou, mais, alors, donc, au, avant, après, exactement`,
    questionMarkers: `^est-ce que/qu'*, ^qu'est-ce que/qu'*, ^qu'en pensez-vous/penses-tu, ^c'est quoi/où/quand,
      ^avez-vous/as-tu, ^y a-t-il, ^à quelle heure, ^où en, ^quelqu'un a/peut/sait,
      ^tu/vous préfères/préférez/viens/venez, ^tu/vous/on .. quelle heure`,
    whether: "si j*/on/elle*/l*/un*/d*/c*/v*/t*/m*/nous/notre/nos/ça/oui, s'il, s'ils",
    or: 'ou, ou bien, ou alors',
    requests: `^pourriez-vous/pouvez-vous/voudriez-vous/pourrais-tu/peux-tu/voudrais-tu,
      ^pourriez/pouvez/peux/pourrais vous/tu, ^est-ce que vous/tu pouvez/pourriez/peux/pourrais, ^tu/vous
      peux/pouvez/pourrais/pourriez me/nous/m'*, ^tu/vous pourrais/pourriez *er/*ir/*dre/*ttre/*ire, ^tu/vous
      me/nous confirmes/envoies/rappelles/diras/direz/enverras, ^tu m'envoies, ^tu/vous
      penseras/penserez/veillerez/n'oublierez/voudrez, ^tu penses à, ^vous/tu
      devez/devrez/devriez/dois/devras/devrais me/nous/m'*/*er/*ir/*dre/*ttre/*ire, auriez-vous/aurais-tu ..
      gentillesse/l'amabilité/possibilité/temps, seriez-vous/serais-tu .. d'accord, ^merci de
      bien/me/nous/vous/ne/lui/leur/*er/*ir/*dre/*ttre/*ire, ^merci de/à/aux/donc .. *er/*ir/*dre/*ttre/*ire,
      ^merci d'*er/d'en/d'y, de bien vouloir, prière de/d'*, êtes/sont/est prié*/tenu*/invité* de/d'*/à,
      conviendrait/conviendra/convient de/d'*, vous appartient/revient de, s'il vous/te plaît/plait, svp, stp,
      vous/te prie/prions/demande/demandons/demanderai*/rappelle de/d'*, vous demande/demandons un/une/le/la,
      vous invite/invitons .. à, t'invite à, remercie/remercions/remercierais/d'avance de
      me/nous/bien/*er/*ir/*dre/*ttre/*ire, saurais/saurions gré, serais/serions .. reconnaissant*, serait-il ..
      possible, est-il possible de me/nous, faudrait/faut/faudra que vous/tu/quelqu'un, il vous/te
      faut/faudra/faudrait, ^il faudrait me/nous/le/la/les/qu'on/*er/*ir/*dre/*ttre/*ire, ^il faut
      absolument/penser, serait/serais/serions .. que/si vous/tu/quelqu'un, si tu/vous pouvais/pouviez, si
      tu/vous voulez/veux/vouliez bien,
      voudrais/voudrions/souhaite/souhaitons/souhaiterais/souhaiterions/aimerais/j'aimerais/aimerions que/qu'*,
      voudrais/voudrions/souhaite/souhaitons/souhaiterais/souhaiterions/aimerais/j'aimerais/aimerions bien
      que/qu'*, préfère/préférerais/préférerions/tiens que/qu'*, ^je/nous réclame/réclamons/demande/demandons
      le/la/un/une/à, en demeure de, compte/comptons/compter sur toi/vous/votre/vos/ton/ta/tes, vous/te
      sollicite*/relance/relançons/relancer, vous/te laisse/laissons le/me/nous/voir, ^à toi/vous de, ^à
      me/nous/retourner/signer/compléter, ^penser à, ^ne pas oublier, ^prévoir,
      ^*tez/*rez/*isez/*osez/*usez/*nsez/*essez/*issez/passez/*yez/*lez/*nez/*vez/*gez/*iez/*dez/*cez/*uez/*mez/*pez/*rchez/*ochez/faites/dites,
      ^ne *ez/touche/laisse/mets/prends/fais, ^ne me/le/la/les/lui/nous *ez/*e/*s,
      ^n'oubliez/n'oublie/n'envoyez/n'envoie,
      ^*-moi/*-le/*-la/*-les/*-lui/*-leur/*-en/*-y/*ez-nous/*e-nous/fais-nous/faites-nous/*e-toi/*s-toi/*rez-vous/*tez-vous/*vez-vous,
      ^envoie/renvoie/vérifie/regarde/réponds/apporte/remplis/appelle/rappelle/passe/prends/mets/viens/écris/signe/ferme/préviens/demande/choisis/pense/laisse/garde/réserve/confirme/note/évite/relis/fais/dis/sois`,
    tellMe: `*-moi/*-nous savoir, dites-*/dis-*, ^*-moi/*-nous/*ez/vérifie/regarde ..
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il,
      ^pourriez-vous/pouvez-vous/pourrais-tu/peux-tu/veuillez ..
      dire/savoir/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer, vous/tu
      peux/pourrais/pouvez/pourriez .. dire/savoir/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer,
      ^peux/pouvez/pourriez tu/vous .. dire/savoir/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer,
      ^tu/vous me/nous dis/diras/direz si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il,
      merci/prie/prions/remercie/remercions/gré/reconnaissant*/gentillesse/possible de ..
      dire/savoir/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer, me/nous tenir au/informé*,
      *oudrai*/*oudrions/souhaite/souhaitons/souhaiter*/*imerai*/aimerions/voulais/voulions/voulu/aimé/veut/veux/faudrait/cherche/cherchons
      .. savoir/connaître/comprendre/demander/m'assurer/sûr*/informé*, de savoir
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il, pour savoir
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il, je me demande/demandais, se
      demande/demandait/demandent, nous demandons/demandions, demande/demandent si/s'il/quand vous/tu/votre/ton,
      savez-vous, sais-tu, sauriez-vous, saurais-tu, avez-vous/as-tu/auriez-vous/aurais-tu .. idée, aucune idée,
      ne sais/savons/sait pas/plus/toujours/encore/trop ..
      où/quand/comment/qui/quel*/combien/pourquoi/quoi/lequel/ce, ne sais/savons/sait .. si
      votre/vos/ton/ta/tes/vous/tu/le/la/les/l'*/c'*/ce/on/un/une/il/elle/ça, ne sais/savons .. s'il, si je/nous
      dois/devons/peux/pouvons, j'ignore/ignore/ignorons ..
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il, ne vois/voyons/comprends/souviens ..
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il, m'interroge/interrogeons, j'ai oublié
      si/où/quand/comment/qui/quel*/combien/pourquoi/lequel/à/ce/s'il, je/nous n'ai/n'avons ..
      compris/saisi/retenu, ne comprends/comprenons pas/plus, mal/pas à comprendre/savoir/voir, pas
      sûr*/certain* que/si/d'avoir, ne m'as/m'avez/nous .. dit/répondu/précisé, n'est/n'ai/n'a/n'avons ..
      clair/précisé*/indiqué*/mentionné*, ne dit/précise/précisez/dites .. pas/ni/nulle, n'indique/n'indiquez,
      j'ai/avons un/des doute*, reste à savoir/voir/confirmer/définir/préciser/fixer, question porte,
      m'intéresse*/intéresserait .. savoir/connaître`,
    needs: `j'ai/ai/avons/aurais/j'aurais/aurions/aurai/j'aurai/aurons/aurait besoin,
      j'ai/avons/aurais/j'aurais/aurions/on/aurait encore/également/toujours/absolument/vraiment/bien/a besoin,
      avoir besoin de/d'*, me/nous/en faut/faudrait/faudra, il me/nous manque/manquent, ^il .. manque,
      ^manque/manquent, manque/manquent encore/toujours/plus/que/un/une/la/les/votre/vos/ton/ta/tes, nous
      manquons, n'arrive/n'arrivons pas à ouvrir/joindre/accéder/trouver, bloqué*/attente/suspens faute, tant
      que vous/tu/nous/je/votre .. n'*/ne, ne figure/figurent/apparaît, fait/font défaut, je/nous/on
      n'ai/n'avons/n'a .. reçu, n'ai/n'avons/n'a .. réponse/nouvelles/retour, on/n'ai/n'avons toujours/n'a
      pas/aucun*/toujours, pas/toujours encore/pas/aucun* votre/vos/ton/ta/tes/reçu*/eu/de/signé*/été/nouvelle*,
      n'ai/n'avons pas/plus votre/vos/ton/ta/tes, votre/vos/ton/ta/tes .. toujours/plus pas/valable, ne
      nous/m'*/me est/sont .. parvenu*, n'ai/n'avons/n'a/n'est .. ce jour, suis/sommes/reste/restons/resté* ..
      sans réponse/nouvelle*/retour, sans nouvelle* de/depuis, j'attends/attends/attendons/attend
      toujours/encore, j'attends/attends/attendons/attend .. votre/vos/ton/ta/tes,
      n'attends/n'attendons/n'attend plus que, m'aiderait/m'arrangerait, me/nous aiderait/arrangerait,
      rendrait/rendriez/rendrais .. service, serait/seraient ..
      utile*/précieu*/appréci*/bienvenu*/préférable/souhaitable, pas de refus/trop, serait ..
      bon/bien/sympa/super/gentil/mieux/pratique de/d'*/que/si, ^l'idéal serait, le mieux serait,
      *oudrai*/*oudrions/souhaite/souhaitons/souhaiter*/*imerai*/aimerions ..
      avoir/recevoir/obtenir/réserver/commander/annuler/modifier/reporter/résilier/louer/acheter/m'inscrire/devis/rendez-vous/rencontrer,
      voudrais/voudrions/aimerais/souhaiterais un/une/des/deux, je/nous/on
      cherche/cherchons/recherche/recherchons un/une/des/quelqu'un/encore, suis/sommes à la recherche,
      suis/sommes/serais .. intéressé*, suis/sommes preneur*/preneuse*, votre/vos/ton/ta/tes ..
      m'intéresse*/intéresse/intéresserait, sans .. impossible, sans .. ne peux/pourr*/pouvons/peut, ne
      peux/pourr*/pouvons/peut .. sans votre/vos/ton/ta/tes/ce/cette/le/la/l'*, votre/vos/ton/ta/tes/réponse ..
      attendu*/requis*/souhaité*/indispensable*/incomplet*, n'est/n'a/n'ont .. pas ..
      signé*/complet/joint*/retourné*/réglé*/payé*, est/sont/reste/restent .. à
      retourner/signer/compléter/remplir/régler/payer/fournir/nous/me, reste/restent/demeure/demeure
      impayé*/due/dû, vous avez/semblez oublié/omis, tu as oublié, ne trouve/retrouve/vois ..
      votre/vos/ton/ta/tes/dans/plus`,
    courtesies: `^alors .. remis*, comment allez-vous/vas-tu, comment ça va, vous/tu allez/vas bien$, ^ça va$,
      tout va bien$, j'espère/espérons que vous/tu/tout/le/la/les/ce/ton/ta/votre, avez-vous/as-tu passé,
      n'hésitez/n'hésite, veuillez trouver/recevoir/croire/accepter/ignorer,
      agréer/d'agréer/excuser/m'excuser/d'excuser/d'accepter, noter que,
      ^trouvez/recevez/agréez/sachez/croyez/croyez-moi/découvrez/profitez/notez/rassur*/figur*,
      prie/prions de recevoir/croire/trouver, si vous/tu avez/as des/d'autres/une/besoin, merci de l'avoir,
      de m'avoir/nous avoir, merci d'avoir/d'être,
      permettez-*/permets-*/excusez-*/excuse-*/pardonne*/laissez-moi/laisse-moi/suivez-nous/contactez-nous,
      vous pouvez me/nous joindre/contacter, pas/nul/aucun besoin/nécessaire, prenez/prends soin/ton/votre,
      ^passez/passe un/une/de bon*/belle*/excellent*, portez-vous, ne vous/t'* inquiét*/en,
      ^soyez assuré*/certain*/remercié*, ^en cas d'*/de, ^pour tout/toute, ne pas répondre,
      ^qui n'a/n'aime/ne/sait, ^qui aurait cru, que demander, ^à quoi bon, ^que serait/dire,
      ^comment ne/oublier/dire/résister, ^pourquoi faire/se, ^fais/faites comme, ^quoi de, n'est-ce pas$,
      vous/te tiens/tiendrai/tiendrons/ferai/ferons .. courant/savoir/informé*,
      si je/nous peux/pouvons vous/t'aider, comment vous/te remercier, faut compter, besoin de temps,
      sur votre/ta compréhension`,
    connectors: `et, aussi, mais, donc, alors, puis, ensuite, enfin, ou, ou bien, sinon, d'abord, par ailleurs,
      de plus, également, si oui, si non, si possible, si besoin, au fait, ps, bonjour, salut, autre question,
      une question, car, or, s'il vous plaît, s'il te plaît, svp, stp, ok, ah, bon, dès que possible, surtout,
      juste, dis`,
  },
  categories: {
    complaint: `suis/sommes très/vraiment/profondément/extrêmement déçu*/mécontent*,
      déçu*/mécontent* de/par votre/vos, c'est inacceptable/inadmissible/intolérable, ^je me plains,
      mon/notre mécontentement, est/sont/m'est arrivé* cassé*/endommagé*/abîmé*/défectueu*,
      facturé*/débité* deux fois, toujours rien reçu`,
    badNews: `est/sont décédé* hier/ce/cette/subitement/brutalement, vient/viennent de décéder/mourir/perdre,
      s'est éteint*, nous a quittés,
      décès/mort/perte de mon/ma père/mère/mari/femme/frère/sœur/fils/fille/grand-père/grand-mère,
      perdu mon/ma père/mari/mère/femme/frère/sœur/fils/fille/emploi, suis/est/été hospitalisé*,
      j'ai/ai eu un accident, a/j'ai fait un avc/infarctus, diagnostiqué un cancer, mon licenciement`,
    condolence: `mes/nos/sincères condoléances, pensées vous/t'accompagnent, partage/partageons votre/ta peine,
      vous/te souhaite/souhaitons .. rétablissement, ^bon/prompt rétablissement`,
    praise: `félicitations pour/à, toutes mes/nos félicitations, vous/te félicite/félicitons/féliciter,
      bravo pour/à, avez/as fait un excellent/super/formidable/beau travail, impressionné* par votre/ton/ta`,
    thanks: `merci/beaucoup/encore pour votre/ton/cette aide/soutien/accueil/travail/gentillesse, ^merci d'avoir,
      merci pour tout, tenais/tiens/tenions/tenons/voulais/voulions .. vous/te remercier,
      remercie/remercions d'avoir/chaleureusement/infiniment,
      remercie/remercions pour/de votre/ton aide/soutien/accueil/travail`,
    invitation: `vous/te inviter/invite/invitons/convier/convie/convions ..
      fête/anniversaire/mariage/dîner/déjeuner/chez, t'invite/t'inviter à/au/chez, plaisir/l'honneur de vous
      inviter/convier`,
    unsolicited: `vous avez gagné, avez été sélectionné*, tiré* au sort, réclamez votre prix/lot/cadeau, offre
      exclusive/limitée, augmentez/boostez vos/votre ventes/trafic/chiffre, référencement naturel, première
      page de google, loterie, gagnez de l'argent, entreprises comme la vôtre`,
    machine: `ignore/ignorez/ignorer/oublie/oubliez .. instructions/consignes, ignore/ignorez .. ce qui précède,
      prompt/invite système, tes/vos instructions sont, tu/vous es/êtes maintenant/désormais un/une, tu/vous
      es/êtes une ia, en tant qu'ia, l'attention de l'ia, modèle de langage, chatgpt, system prompt, im_start`,
  },
  fraud: {
    secrets: `mot/mots de passe, code pin/secret/confidentiel/d'accès/reçu/sms, code de
      vérification/sécurité/confirmation/validation/connexion, code que, code par sms, otp, identifiants,
      numéro/coordonnées/données de .. carte, cryptogramme, cvv, cvc, date d'expiration,
      données/coordonnées/numéro de .. carte, chiffres au dos/figurant, code reçu, code que tu, code qui, code
      envoyé, identifiant .. mot, chiffres de/du/sur/au/inscrits carte/dos/verso/votre,
      16/seize/trois/six/quatre chiffres, date de validité, code à six/6/quatre/usage, code secret*, codes
      secrets, question secrète, numéro .. carte, code confidentiel, informations de/bancaires carte, code à/de
      six/6/quatre, code .. par sms, code .. ton/mon/votre téléphone/portable, code/codes .. verso/dos,
      identifiant .. code, identifiant et, 12/douze/24 mots, phrase de récupération/secrète, phrase secrète, clé
      privée, pass sécurité, clé digitale, certicode, code d'authentification/d'activation/unique/temporaire,
      codes d'accès/bancaires/confidentiels, code bancaire, 3/4/6/16 chiffres, code à usage, code pin, mdp, code
      .. venez de recevoir, code .. carte, numéro fiscal .. mot, sécurité sociale .. carte/mot, recto verso ..
      carte bancaire, photo/copie/scan .. carte bancaire, carte bancaire ..
      code/recto/verso/expiration/validité, selfie avec, franceconnect, code de sécurité`,
    handOver: `répond* avec, en répondant, envoie*, communiqu*, transm*, donne*, fourni*, indiqu*, partag*,
      confirmez/confirme/confirmer/vérifiez/vérifie/vérifier/validez/valide/valider, saisi*, entrez, entrer,
      renseign*, remplissez, complétez, m'envoyer, m'indiquer, parvenir, mettez/mettre à jour, besoin de
      votre/vos/ton/tes, nous/me faut, envoyez*, envoyer, envoies, faire parvenir, faites-nous/fais-moi
      parvenir, précis*, répondez, réponds, répondre, retourner, retournez, renvoy*, transfère*, transférez,
      tapez, connectez-vous, connecte-toi, passe-moi, file-moi, dicte*, lis-moi, lisez-nous, avons besoin, ai
      besoin, tu peux/pourrais .. envoyer/donner/transmettre, écrivez-moi, a besoin du, transférez-le-moi,
      dis-moi/dites-moi le/la/les/ton/votre/quel/quels/quelle/ce/quand/combien, dites-nous le/la/les/votre,
      joignez, adresser, adressez*, adresse-moi, il vous faut, qu'il vous/te faut, me/nous faut,
      faire/faites/fais suivre, m'envoyez, identifiez-vous, authentifiez-vous, remettez, remettre, en entrant,
      donnez-*, donner, lire, lisez, me le/la/les renvoyer/envoyer/donner/transmettre, soumettez, soumettre,
      introduisez, introduire, inscrivez, inscrire, complét*, tu peux me le, balance-moi, mp-moi, écris-moi, en
      retour, par retour`,
    giftCards: `carte/cartes
      cadeau/cadeaux/itunes/steam/amazon/prépayée/prépayées/apple/google/pcs/neosurf/transcash, carte-cadeau,
      cartes-cadeaux, bitcoin*, google play, cartes/carte .. google/apple/steam/amazon/itunes/neosurf/paysafe*,
      coupons/coupon pcs/transcash/recharge, tickets/ticket neosurf/pcs/transcash, paysafecard, cryptomonnaie*,
      carte/cartes/coupon/coupons/ticket/tickets/bons .. prépayé*, coupons de recharge, recharge/recharges
      pcs/transcash/paysafe*/neosurf, cartes de recharge, carte d'achat, cartes d'achat, chèques-cadeaux,
      chèques cadeaux, e-carte*, usdt, ethereum, cartes pcs`,
    buy: `achet*, achèt*, achat, procurer, procure-moi, procurez-*, aller chercher, gratte*, codes, prendre,
      prends, prenez, acheter, passer au tabac, photo/photos des/du, payable/payables/payer/régler/réglez/payez
      en/par/avec, achetiez, achètes, gratt*, prends-moi, prenez-moi, bureau de tabac, buraliste, supermarché`,
    bankDetails: `coordonnées/informations/données bancaires, rib, *iban, compte/domiciliation bancaire, numéro
      de compte, bénéficiaire, bic, compte habituel, nouveau compte, notre compte, compte suivant, autre compte,
      domiciliation, virement permanent, compte ci-dessous, agence bancaire, compte ci-après,
      changé/change/changeons/changement/changer/changent de banque, nouvelle banque, notre/l'ancien compte/rib,
      ancien rib, compte figurant, compte sécurisé, nouvel établissement, établissement bancaire, compte
      indiqué, mon compte bancaire, coordonnées de paiement`,
    changed: `nouveau*, nouvel*, changé*, changer, changement, modifi*, mise/mises/mis à jour, différent*,
      remplacé*, ne plus utiliser, plus valable*/valide*, audit, à compter de, indisponible, bloqué, clôturé,
      fermé, nouvelles, changement de, désormais, autre, suivant, modifier, remplace, ancien, n'est plus,
      dorénavant, nous avons changé, clos, ci-après, ne .. plus avec, change/changeons de, résilié, rejeté*,
      réorganisation, actualis*, nouvel établissement`,
    secrecy: `entre nous, ne/n'en parlez/parle/dites/dis .. à personne, ne le dites/dis à, ne dites/dis rien,
      strictement/opération/dossier confidentiel*, confidentielle, discrétion, ne m'appelez/m'appelle pas, sans
      en parler, gardez/garde .. confidentiel*/secret*/pour, entre vous et moi, rester entre, plus grande
      discrétion, ne préviens/prévenez pas, ne dis/dites/parle/parlez .. rien/personne, entre toi et moi,
      n'a/n'ont .. pas .. courant/savoir, pas .. être/mettre/mettez .. courant, mettre/mettez/mets personne, ne
      .. pas m'appeler, téléphone .. cassé/tombé/volé/perdu/panne/hs, nouveau/mon numéro .. numéro, mon nouveau
      numéro, sans prévenir/informer, pas un mot, en toute discrétion, pas .. papa/maman/collègues, à personne,
      ne dis/dites rien, n'en dis/dites/parle/parlez/parlons, n'en .. parle/parlez pas, rien dire ..
      papa/maman/autres/collègues, dis/dites rien .. papa/maman/autres/collègues, doit/restera/rester/reste
      secret, secret absolu, secret professionnel, garde/gardez/garder .. secret, ne .. pas .. police, sans ..
      police, police .. inutile, inutile .. police, aucun collègue/employé, personne .. au courant,
      soyez/restez/sois/reste discret/discrète/discrets, votre/ta/ton discrétion, confidentialité
      absolue/totale/stricte/requise, toute/stricte/plus confidentialité, numéro provisoire/temporaire, voici
      mon nouveau/numéro, uniquement par mail/courriel/e-mail, uniquement sur cette adresse, cassé mon
      téléphone/portable, téléphone/portable .. l'eau/toilettes/cassé/volé/réparation, ne
      mentionnez/divulguez/ébruitez, reste/restez joignable .. mail, ceci confidentiel, de vive voix, ne
      m'appelle/m'appelez, ne prévenez/préviens/informez/alertez personne/ni`,
    haste: `immédiatement, urgent*, urgence, d'urgence, sans délai/tarder, dans l'heure, dans les
      24/48/prochaines heures, sous 24/48 h*, aujourd'hui, dès maintenant, au plus vite, avant midi, dernier
      rappel/avertissement/avis, sera/seront suspendu*/bloqué*/fermé*/désactivé*/supprimé*/clôturé*, sous peine,
      ce soir, ce matin, avant ce soir, vite, 24 heures, 48 heures, dans la journée, ce jour, tout de suite,
      rapidement, avant 12/14/15/16/17/18 h*, sous .. jours/heures, dès ce mois-ci/que, très vite, maintenant,
      au plus tôt, d'ici ce soir, rembourse/rends/rembourserai/rendrai ..
      lundi/mardi/mercredi/jeudi/vendredi/demain/retour/dès/vite, n'ai plus accès .. banque/compte, appli ..
      banque .. bloquée, prochain salaire, avant dimanche/midi/minuit/vendredi/lundi/demain, sous .. jours, sous
      72, 72 heures, passé ce délai, faute de quoi, sans quoi, à défaut, sinon, prochaines échéances, dès à
      présent, instantané, sans attendre, dans les plus brefs, plus brefs délais, en urgence, expire*, d'ici
      demain/midi, avant la fin de, ce mois-ci, dès réception, avec effet immédiat, avant le/tout
      déblocage/versement`,
    money: `virement*, virer, virez, transfert, transfér*, payer, payez, paiement, régler, réglez, règlement,
      facture, frais, somme, fonds, acompte, dépôt, remboursement, bitcoin*, crypto*, western union, héritage,
      gain, l'argent, amende, montant, virement, euros, versé*, verser, versement*, loyer, affranchissement,
      verse, réglé, bitcoins, recette, avance, avancer, dépense, cotisation, millions, solder, caution, mandat,
      rembourse*, payable*, taxe, taxes, prêt, prêts, gains, règlements, paiements, virements, prélèvement*,
      salaire, salaires, contravention, payé*, impayé*, coûte, coût, m'avancer, avances, réglées, verses,
      versez, million*, dollars, moneygram, mandat cash, dette, solde, honoraires, économies, chèque énergie,
      prime exceptionnelle, allocation`,
    warnings: `ne .. jamais, jamais .. demand*, ne
      communiquez/communique/partagez/partage/donnez/donne/transmettez/divulguez/envoyez/répondez .. pas,
      méfiez-vous, méfie-toi, vigilan*, arnaque*, phishing, réinitialis*, changer votre/mon/ton/de mot, passe
      expire*/a, n'ont/n'a pas changé, inchangé*, vous-même, toi-même, compte habituel pour, comme d'habitude,
      ne tenez pas compte, habituel .. si, wifi, sur notre compte habituel, au compte habituel, sauf erreur, bon
      d'achat offert, restent les mêmes/inchangé*, reste le/la même, ne change/changent/changera/changeront pas,
      même compte, notes/note de frais, frais de déplacement/mission, tombola, ne vous
      demandera/demanderons/demande, ne demandera/demanderons, choisir/définir .. nouveau, si vous n'êtes/n'avez
      pas .. origine/demandé/demande, à échéance, sensibilisation, hameçonnage, atelier, formation ..
      sécurité/phishing/arnaque*, fraudeurs, faux conseiller*, escroc*, se faisant passer, se font passer,
      raccrochez, le/votre/notre/mon devis, devis n, oublié .. mot/code, mot/code .. oublié, merci pour ..
      carte/cadeau*, merci de/d'avoir .. cadeau*, ne nous/me/lui
      communiquez/envoyez/envoie/donnez/transmettez/transmets, ne .. pas .. le
      donner/communiquer/transmettre/divulguer, par courrier postal, pas .. par mail/courriel/e-mail, ne sera
      pas envoyé, au numéro affiché/habituel/connu/que, numéro habituel, vous venez/avez demandé, vous venez de
      demander, vous avez demandé, ne vient pas de vous, n'est pas à l'origine, ignorez ce message, ignorer ce
      message, fiche fournisseur, comme pour l'acompte, concours .. gagné/prix/photo, gagné .. concours/match,
      cagnotte, cotise*, se cotiser, cotisée, veut/voulez/souhaite/souhaitent participer, pour son départ, rien
      à faire/payer/envoyer, n'avez/as rien à, rien n'a changé, rien ne change, rien ne sera, main propre,
      n'envoyez rien, en choisir un nouveau, choisir un nouveau, changer de mot, code
      promo/promotionnel/réduction, aucune urgence, rien ne presse, dans le coffre, gestionnaire de mots,
      n'avons pas besoin, n'ai pas besoin, bas de page, inutile de nous/me/le/les, inutile de l'envoyer`,
    bait: `héritier*, loterie, gagnant*, remboursement fiscal/d'impôt*/d'impots, remboursement .. impôt*,
      remboursement de .. €/euros .. disponible/attente/droit, droit à .. remboursement, tiré au sort, legs,
      lègue*, veuve, léguer, notaire demande, millions d'euros pour, succession/héritage ..
      million*/euros/dollars/bénéficiaire/client, un héritage, d'héritage, héritage de/d'un, sans héritier*,
      client*/clients .. décédé*/défunt*, décédé*/défunt .. sans/million*/client, défunt client/mari/époux,
      défunte cliente, million* .. héritage/succession/veuve/don/legs, vous avez gagné, avez-vous gagné, vous ..
      avez gagné, tu as gagné, vous gagnez, heureux gagnant, tirage au sort .. gagn*/remport*/lot, vous
      remportez, vos gains, votre/le gros lot, votre trop-perçu, vous .. trop-perçu, trop-perçu de/d'un, trop
      perçu d'impôt*, sélectionné* .. gagn*/recevoir/remporter/tirage, félicitations ..
      gagn*/sélectionné*/tiré*/remport*/l'heureux, faire/fais don de/du/d'une, don de
      ma/mes/mon/million*/fortune, fonds d'indemnisation, indemnisation .. victimes/escroquerie,
      affranchissement .. insuffisant/colis, droits/frais de douane/dédouanement, frais de
      réexpédition/relivraison/réacheminement, colis ..
      attente/retenu/bloqué*/douane/affranchissement/frais/payer/régler/suspendu/retourné/renvoyé, colis .. pu
      être livré/remis/distribué, éligible .. remboursement, carte vitale ..
      frais/port/disponible/expir*/renouvel*, vitale v3, chèque énergie, prime/aide/chèque
      énergie/exceptionnelle/inflation/carburant .. droit/bénéficier/éligible/obtenir, compte formation ..
      perdu*/expir*/perdre/solde/euros, contravention/amende .. impayée*/majorée/majoration, virements .. sur
      votre compte, sur votre compte .. virements/gardez/reversez, gardez/conservez/garder ..
      reste/commission/pourcent, renvoyez/reversez/transférez/reverser le reste, gagnez .. par
      mois/jour/semaine, mandat cash, western union, moneygram, transcash, clés ..
      courrier/coursier/transporteur/dhl, visite .. impossible/après paiement, étranger ..
      visite/visiter/clés/clefs, prêt entre particuliers, prêts entre particuliers, offre de/des prêt/prêts,
      j'offre des prêts, prêt .. sans justificatif*, sans justificatif*, frais .. avant .. déblocage, frais ..
      débloquer/libérer, débloquer .. frais/gains, comptes/compte sont/est gelés/gelé, lingots, plateforme de
      trading, plateforme d'investissement, rendement/rendements/gain/gains/profit garanti*, gains .. sans
      risque, investissez .. euros/gagnez, bitcoins/argent/fonds/cryptomonnaies perdus/perdu, libérer ..
      euros/fonds/taxe, ordinateur/pc/appareil .. infecté/virus/piraté, n'éteignez pas, technicien .. distance,
      mettre fin à la procédure, pédopornographie, compte sécurisé, coursier .. carte, carte .. coursier,
      atteinte d'un cancer, phase terminale, par erreur .. différence, renvoyer/renvoyez la différence, entre
      proches, paypal entre, emploi/offre .. domicile .. semaine/virements/jour, coincé*/bloqué* .. volé/douane,
      donc pas de visite, cpf .. perdu*/expir*/perdre`,
    threats: `sera/seront suspendu*/bloqué*/fermé*/désactivé*/supprimé*/clôturé*/annulé*/restreint*, dernier
      avertissement/avis/rappel, poursuites, webcam, vos/tes contacts, filmé*, retourné à l'expéditeur, perdrez,
      mandat d'arrêt, définitivement supprimé*/fermé*/désactivé*, suspendu, compte/profil/page/accès/abonnement
      .. supprimé*/fermé*/désactivé*/suspendu*/bloqué*/résilié*, perdre .. accès/compte, vos proches, à tous
      vos, vidéo .. contacts/proches, huissier, saisie sur salaire/compte, saisie de, renvoyé/retourné ..
      expéditeur, seront/sera perdu*, définitivement perdu*, faute de quoi .. résilié/suspendu/bloqué/fermé,
      infecté, piraté, logiciel espion, vidéos intimes, à ta famille, toute ta/votre famille, tes/vos collègues,
      plainte, garde à vue, majorée, coupure, coupé, votre accès .. restreint, pénales`,
  },
  instructions: {
    short: `réponds court, réponds brièvement, répondez brièvement, écris court, fais court, fais bref, sois bref,
      soyez bref, court, bref, brièvement, très court, très bref, réponse courte, sois concis, en quelques
      mots`,
    signAs: `signe {}, signez {}, signer {}, signe comme {}, signe avec {}, signe au nom de {}, signez au nom de {},
      mon nom est {}, je m'appelle {}`,
    mention: `dis que {}, dis qu'{}, dites que {}, dis-lui que {}, dis-lui qu'{}, dites-lui que {},
      dis aussi que {}, précise que {}, précisez que {}, mentionne que {}, écris que {}, ajoute que {},
      ajoutez que {}, indique que {}, explique que {}`,
    propose: `propose {}, proposez {}, proposer {}, suggère {}, suggérez {}, propose-lui {}, propose de se voir {}`,
    addressAs: `appelle-le {}, appelle-la {}, appelez-le {}, appelez-la {}, salue-le comme {}, salue-la comme {},
      utilise le nom {}`,
    avoid: `ne mentionne jamais {}, ne mentionne pas {}, ne mentionnez pas {}, ne parle pas de {}, ne parle pas du {}, ne parle pas des {},
      ne pas mentionner {}, ne pas parler de {}, ne dis rien sur {}, sans mentionner {}, sans parler de {}`,
    yes: `oui, dis oui, dites oui, réponds oui, accepte, acceptez, d'accord, accepte {}, acceptez {}, confirme
      {}, confirmez {}, dis oui à {}, oui à {}, oui pour {}`,
    no: `non, dis non, dites non, réponds non, refuse, refusez, décline, refuse {}, refusez {}, décline {}, dis
      non à {}, non à {}, non pour {}`,
    firstPerson: `je, j'ai, j'aurai, j'arrive, j'arriverai, j'attends, j'envoie, j'enverrai, j'aimerais,
      j'accepte, j'étais, j'avais, j'apporte, j'apporterai, j'appelle, j'appellerai, j'espère, j'irai, j'y,
      j'en, nous, on, mon, ma, mes, notre, nos, moi`,
    thirdPerson: "il, elle, ils, elles, lui, leur, leurs, eux, son, sa, ses, qu'il, qu'elle, s'il",
  },
  address: {
    familiar: `tu, te, toi, ta, tes, tien, tienne, t'ai, t'as, t'es, t'en, t'envoie, t'embrasse`,
    polite: 'vous, votre, vos, vôtre, vôtres',
  },
  phrases: {
    greeting: {
      familiar: 'Bonjour {first},',
      polite: { plain: 'Bonjour {name},', formal: 'Madame, Monsieur,' },
      familiarNameless: 'Bonjour,',
      politeNameless: { plain: 'Bonjour,', formal: 'Madame, Monsieur,' },
      inReturn: {
        salut: 'Salut {first},',
        coucou: 'Coucou {first},',
        hello: 'Hello {first},',
        hey: 'Hey {first},',
      },
      byTitle: {
        m: 'Bonjour Monsieur {last},',
        mr: 'Bonjour Monsieur {last},',
        monsieur: 'Bonjour Monsieur {last},',
        mme: 'Bonjour Madame {last},',
        madame: 'Bonjour Madame {last},',
        mlle: 'Bonjour Madame {last},',
        mademoiselle: 'Bonjour Madame {last},',
        dr: 'Bonjour Docteur {last},',
        docteur: 'Bonjour Docteur {last},',
        pr: 'Bonjour Professeur {last},',
        professeur: 'Bonjour Professeur {last},',
        me: 'Bonjour Maître {last},',
        maître: 'Bonjour Maître {last},',
      },
    },
    openers: {
      thanks: {
        plain: 'Merci pour {ton|votre} message.',
        formal: 'Je {te|vous} remercie de {ton|votre} message.',
      },
      regret: {
        plain: 'C’est avec regret que je lis {ton|votre} message.',
        warm: 'Je lis {ton|votre} message avec beaucoup de regret.',
        formal: 'C’est avec regret que je prends connaissance de {ton|votre} message.',
      },
      kindWords: {
        plain: 'Merci pour {tes|vos} mots, ils me touchent.',
        warm: 'Merci, {tes|vos} mots me touchent beaucoup.',
        formal: 'Je {te|vous} remercie de {tes|vos} mots, auxquels je suis très sensible.',
      },
      welcome: {
        plain: 'Merci pour {ton gentil|votre aimable} message.',
        warm: 'Merci, {ton|votre} message me fait plaisir.',
        formal: 'Je {te|vous} remercie de {ton|votre} aimable message.',
      },
      invitation: {
        plain: 'Merci pour l’invitation.',
        warm: 'Merci beaucoup pour l’invitation.',
        formal: 'Je {te|vous} remercie de {ton|votre} invitation.',
      },
    },
    statements: {
      accept: {
        plain: 'C’est d’accord pour moi.',
        warm: 'C’est d’accord pour moi, avec plaisir.',
        formal: 'Je {te|vous} donne volontiers mon accord.',
        brief: 'C’est d’accord.',
      },
      decline: {
        plain: 'Malheureusement, je ne peux pas accepter.',
        warm: 'Je le regrette, mais je ne peux pas accepter.',
        formal: 'J’ai le regret de ne pouvoir accepter.',
      },
      thank: {
        plain: 'Merci beaucoup pour [objet du remerciement].',
        formal: 'Je {te|vous} remercie vivement pour [objet du remerciement].',
        brief: 'Merci pour [objet du remerciement].',
      },
      reschedule: {
        plain:
          'Malheureusement, ce créneau ne me convient pas. Je {te|vous} propose plutôt [autre date et heure].',
        formal:
          'Ce créneau ne me convient malheureusement pas. Je me permets de {te|vous} proposer [autre date et heure].',
      },
      request: {
        plain: 'J’ai une demande à {te|vous} faire : [demande].',
        formal: 'Je me permets de {t’|vous }adresser la demande suivante : [demande].',
      },
      question: {
        plain: 'J’ai une question : [question]',
        formal: 'Je me permets de {te|vous} poser une question : [question]',
      },
      clarify: 'Une précision : [précision].',
      update: 'Voici où en sont les choses : [situation actuelle].',
      apologize: {
        plain: 'Je {te|vous} présente mes excuses.',
        warm: 'Je {te|vous} présente toutes mes excuses.',
        formal: 'Je {te|vous} prie d’accepter mes sincères excuses.',
      },
      followUp: {
        plain: 'Je reviens vers {toi|vous} à ce sujet. {Peux-tu|Pouvez-vous} me dire [ce qui est attendu] ?',
        formal:
          'Je me permets de revenir vers {toi|vous} à ce sujet. {Pourrais-tu|Pourriez-vous} m’indiquer [ce qui est attendu] ?',
      },
      confirm: {
        plain: 'Je {te|vous} confirme [objet de la confirmation].',
        formal: 'Par la présente, je {te|vous} confirme [objet de la confirmation].',
      },
      negotiate: {
        plain: 'Je {te|vous} propose les conditions suivantes : [proposition].',
        formal: 'Je souhaiterais {te|vous} proposer les conditions suivantes : [proposition].',
      },
      introduce: {
        plain: 'Je me présente : [nom], [fonction].',
        formal: '{Permets-moi|Permettez-moi} de me présenter : [nom], [fonction].',
      },
    },
    answers: {
      yes: { plain: 'Oui.', warm: 'Oui, tout à fait.', formal: 'Oui, tout à fait.' },
      no: {
        plain: 'Malheureusement non.',
        warm: 'Non, malheureusement.',
        formal: 'Je dois malheureusement répondre par la négative.',
      },
      willDo: {
        plain: 'Oui, c’est d’accord.',
        warm: 'Oui, bien sûr.',
        formal: 'C’est entendu.',
        brief: 'D’accord.',
      },
      cannotDo: {
        plain: 'Malheureusement, ce n’est pas possible.',
        formal: 'Cela ne m’est malheureusement pas possible.',
      },
      confirmed: {
        plain: 'Oui, je confirme.',
        formal: 'Oui, je {te|vous} le confirme.',
      },
      later: 'Je reviendrai vers {toi|vous} sur ce point.',
    },
    proposeTime: 'Je {te|vous} propose {time}, si cela {te|vous} convient.',
    lookingForward: {
      plain: '',
      warm: 'Au plaisir de {te|vous} lire.',
      formal: 'Je {te|vous} remercie par avance de {ta|votre} réponse.',
    },
    signOff: {
      plain: '{Bien à toi|Cordialement},',
      warm: '{À bientôt|Bien à vous},',
      formal: 'Avec mes salutations distinguées,',
      brief: '{Bien à toi|Cordialement},',
    },
    gaps: {
      answer: 'réponse',
      yesNo: 'Oui / Non',
      willDo: 'Oui, c’est d’accord / Malheureusement, ce n’est pas possible',
      date: 'date',
      amount: 'montant',
      number: 'nombre',
      person: 'nom',
      place: 'lieu',
      reason: 'raison',
      yourName: 'Nom',
    },
  },
  announcement: {
    opens: 'voici, bien sûr, réponse',
    nouns: 'réponse, brouillon, mail, message, courriel',
  },
  checking: {
    notNames: '',
    numberWords: `treize 13, quatorze 14, quinze 15, seize 16, dix-sept 17, dix-huit 18, dix-neuf 19,
      vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, soixante-dix 70, soixante-douze 72,
      soixante-treize 73, soixante-quatorze 74, soixante-quinze 75, soixante-seize 76, soixante-dix-sept 77,
      soixante-dix-huit 78, soixante-dix-neuf 79, quatre-vingts/quatre-vingt 80, quatre-vingt-un 81,
      quatre-vingt-deux 82, quatre-vingt-trois 83, quatre-vingt-quatre 84, quatre-vingt-cinq 85,
      quatre-vingt-six 86, quatre-vingt-sept 87, quatre-vingt-huit 88, quatre-vingt-neuf 89, quatre-vingt-dix
      90, quatre-vingt-onze 91, quatre-vingt-douze 92, quatre-vingt-treize 93, quatre-vingt-quatorze 94,
      quatre-vingt-quinze 95, quatre-vingt-seize 96, quatre-vingt-dix-sept 97, quatre-vingt-dix-huit 98,
      quatre-vingt-dix-neuf 99, cent/cents 100, mille 1000, dizaine 10, douzaine 12, vingtaine 20, trentaine
      30, quarantaine 40, cinquantaine 50, centaine 100`,
    numberAnds: 'et',
    notNumbers: 'neuf',
  },
  dates: {
    months: '-, fevrier, -, -, -, -, -, aout, -, oct, -, decembre',
    lead: 'le, ce, du, au, pour le',
    dayMarks: 'er, e',
    until: "à, au, jusqu'à, jusqu'au",
    or: 'ou, et',
    numbers: 'un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
    relativeDays: `hier = -1, aujourd'hui = 0, ce soir = 0, ce matin = 0, [cet/cette] après-midi = 0, demain = 1,
      après-demain = 2, [d'ici/dans] huit jours = 7, [dans/sous] [quinze jours/une quinzaine] = 14`,
    weekday: `{weekday} de cette semaine = this, {weekday} de la semaine prochaine = next,
      la semaine prochaine (le) {weekday} = next, (le) {weekday} [qui vient/à venir] = coming,
      ce {weekday} (qui vient) = coming, {weekday} prochain = unclear, {weekday} [dernier/passé] = past`,
    distance: `[dans/d'ici/sous] {n} jour(s) <!ouvr> = days, [dans/d'ici/sous] {n} semaine(s) = weeks,
      [dans/d'ici/sous] {n} mois = months`,
    periods: `cette semaine = week, la semaine [prochaine/suivante] = week 1, ce week(-)end = weekend,
      le week(-)end prochain = weekend 1, (la) fin de (la/cette) semaine = endOfWeek,
      (la) fin de (la) semaine prochaine = endOfWeek 1, ce mois(-ci) = month, le mois prochain = month 1,
      (la) fin [du/de ce] mois = endOfMonth, fin de mois = endOfMonth, (la) fin du mois prochain = endOfMonth 1`,
    endOfMonthNamed: '(la) fin {month} ({year})',
    vague: 'début de (la) semaine prochaine, [début/mi-]( ){month}, prochainement, dès que possible',
    ordinal: '<le/du/au> {day}{end}, <le/du/au> {day} <à/au matin/au soir/prochain/courant>',
    clock: {
      times: '{hour}( )[h/heures]( ){minute}, {hour}h, <à/vers/dès/avant/après> {hour} [h/heure/heures]',
      afterDay: '{hour}( )[h/heure/heures], {hour}.{minute}',
      at: 'à, vers, dès, à partir de',
      from: 'de, pour, avant, après',
      between: { lead: 'entre', and: 'et' },
      early: '[du/le/au] matin, matin',
      late: "(de/dans) l'après-midi, après-midi, [du/le/au] soir, soir",
      after: { '15': 'et quart', '30': 'et demie', '-15': 'moins le quart' },
      hours: `une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize,
        dix-sept, dix-huit, dix-neuf, vingt, vingt et une, vingt-deux, vingt-trois`,
      noon: '<!après> midi',
      midnight: 'minuit',
    },
    deadline: {
      before: "avant, d'ici, d'ici à, jusqu'à, jusqu'au, au plus tard, échéance, échéance est, date limite",
      after: 'au plus tard, dernier délai',
      for: 'pour',
      meetings: `rendez-vous, réunion, déjeuner, dîner, appel, rencontre, entretien, réserv, visite, séance,
        créneau, voir, retrouv`,
    },
    proposals: `propos, disponible, convien, conven, irait, iraient, arrange, pourrions-nous, pouvons-nous,
      on se voit, se rencontrer, se retrouver, que diriez-vous, que dirais-tu, peut-être, plutôt, reporter, décaler,
      serait-il possible, créneau, êtes-vous libre, es-tu libre, auriez-vous`,
  },
  promptAddress: 'Address the reader with « vous », unless the mail itself uses « tu ».',
};
