import type { LanguageData } from './language-data.ts';

export const language: LanguageData = {
  commonWords: `le la les de des du un une et est en que qui dans pour pas sur au avec ce il sont par plus je ne se vous
    nous mais ou où si leur elle ils cette votre notre être avoir fait été aux ces son sa ses mon ma mes ton ta
    bonjour merci cordialement madame monsieur bien à plaît très comme tout tous aussi même sans sous chez donc
    car peut leurs nos vos y lui entre après avant encore jour jours était ont deux dont c'est j'ai qu'il d'un
    réunion prix commande livraison équipe numéro semaine mois société entreprise contrat facture travail temps
    heure fois pays ville monde vie homme femme enfants eau projet système service autre autres chaque quelques
    depuis pendant selon contre vers moins ainsi alors peu trop jamais toujours faire peuvent faut première
    premier nouvelle nouveau grand grande petite simplement également notamment chose mieux`,
  letter: {
    greetings: 'bonjour, cher, chère, chers, chères, salut, bonsoir, madame, monsieur, coucou',
    beforeSignedName: 'votre, p.o., pour',
    closings: `cordialement, bien cordialement, très cordialement, bien à vous, bien à toi, amicalement, sincèrement,
      salutations, meilleures salutations, sincères salutations, respectueusement, à bientôt, bonne journée,
      bonne soirée, amitiés, bises, bisous, salutations distinguées, bàv, cdlt, cdt, bien à vous tous,
      belle journée, excellente journée, bonne fin de journée, bonne réception, salutations cordiales,
      cordiales salutations, avec mes salutations distinguées, bien sincèrement, à demain, à très vite,
      amicales salutations`,
    thanks: "merci, merci beaucoup, merci d'avance, merci d’avance, avec mes remerciements",
    familiarGreetings: 'salut, coucou',
    closingEnds: `salutations distinguées, salutations les meilleures, salutations respectueuses,
      votre disposition, votre entière disposition`,
    titles: 'monsieur, madame, mademoiselle, m, mme, mlle, maître, me, docteur, dr, pr',
    nobody: `tous, toutes, à tous, toutes et tous, mesdames, messieurs, maître, équipe, collègues, client,
      cliente`,
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
    original: `mail original, message d'origine, message d’origine, message original, courriel original, mail d'origine`,
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
    questionMarkers: "^est-ce que/qu'*, ^qu'est-ce que, ^qu'en pensez-vous/penses-tu",
    whether: "si j*/on/elle*/l*/un*/d*/c*/v*/t*/m*/nous/notre/nos/ça/oui, s'il, s'ils",
    or: 'ou, ou bien, ou alors',
    requests: `^pourriez-vous/pouvez-vous/voudriez-vous/pourrais-tu/peux-tu/voudrais-tu,
      ^pourriez/pouvez/peux/pourrais vous/tu, ^est-ce que vous/tu pouvez/pourriez/peux/pourrais, ^tu/vous
      peux/pourrais/pouvez/pourriez me/nous/m'*, ^tu me passes/confirmes/donnes, auriez-vous/aurais-tu ..
      gentillesse/possibilité/l'amabilité/l'obligeance/temps, seriez-vous/serais-tu .. d'accord/mesure,
      ^veuillez, ^merci de *er/*ir/*dre/*ttre/*ire/bien/me/nous/le/la/les/m'*, ^merci d'*, de bien vouloir,
      s'il vous/te plaît/plait, svp, stp, vous/te prie/prions/demande/demandons/demanderai* de/d'*,
      remercie/remercions de me/nous/*er, saurais/saurions gré, serais/serions .. reconnaissant*, serait-il
      .. possible, est-il possible de me/nous/m'*, faudrait/faut/faudra que vous/tu, vous/tu
      devez/devriez/dois/devrais me/nous/m'*, serait/serais/serions .. que/si vous/tu,
      aimer*/j'aimer*/voudr*/souhait* .. que, j'attends/attendons de vous/votre, exigeons, réclam*,
      ^n'oubliez/n'oublie pas, ^pensez/pense/veillez/veille à,
      ^*-moi/*ez-nous/*e-nous/fais-nous/faites-nous/assurez-vous/assure-toi,
      ^envoyez/renvoyez/retournez/confirmez/vérifiez/apportez/complétez/remplissez/signez/transmettez/répondez/indiquez/précisez/appelez/envoie/renvoie/vérifie/regarde/réponds/apporte/remplis/appelle`,
    tellMe: `dites-moi, dis-moi, dites-nous, dis-nous, faites-moi/fais-moi/faites-nous/fais-nous savoir,
      tenez-moi/tiens-moi/tenez-nous/tiens-nous .. courant/informé*,
      prévenez-*/préviens-*/informez-*/indiquez-*/indique-*/confirmez-*/confirme-*/précisez-*/précise-*/expliquez-*/explique-*,
      ^pourriez-vous/pouvez-vous/pourrais-tu/peux-tu/veuillez ..
      dire/savoir/indiquer/préciser/confirmer/expliquer/informer/m'indiquer/m'expliquer, vous/tu
      peux/pourrais/pouvez/pourriez .. dire/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer,
      ^peux/pouvez/pourriez/pourrais tu/vous .. dire/confirmer,
      merci/prie/prions/remercie/remercions/gré/reconnaissant*/gentillesse/possible de ..
      dire/savoir/indiquer/préciser/confirmer/expliquer/m'indiquer/m'expliquer, me/nous tenir au/informé*,
      voudr*/souhait*/aimer*/j'aimer*/voulais/voulions/aimé ..
      savoir/connaître/comprendre/demander/m'assurer, besoin/curieux/curieuse de savoir, me
      demande/demandais, nous demandons/demandions, savez-vous, sais-tu, sauriez-vous, saurais-tu,
      avez-vous/as-tu/auriez-vous/aurais-tu .. idée, ne sais/savons/sait ..
      si/où/quand/comment/qui/quel*/combien/pourquoi/que/quoi, je/nous n'ai/n'avons .. compris, ne
      comprends/comprenons, à comprendre, reste à savoir/voir/confirmer/définir, question est/reste/porte`,
    needs: `ai/j'ai/avons/aurais/j'aurais/aurions/aurai/j'aurai/aurons .. besoin, me/nous
      faut/faudrait/faudra/manque/manquent, ^il .. manque/manquent, manque/manquent encore/toujours,
      je/nous/on n'ai/n'avons/n'a .. reçu, n'ai/n'avons/n'a .. réponse/nouvelles/retour, n'ai/n'avons/n'a
      toujours pas/aucun*, toujours pas reçu*/parvenu*, suis/sommes/reste/restons .. sans
      réponse/nouvelle*/retour, j'attends/attends/attendons toujours/encore/votre/vos/ton/ta/tes, suis/sommes
      .. en attente, m'aiderait/m'arrangerait, me/nous aiderait/arrangerait, serait ..
      utile/bon/bien/préférable de/d'*/que, ^l'idéal serait, le mieux serait,
      souhait*/voudr*/aimerions/j'aimerais ..
      avoir/recevoir/obtenir/réserver/commander/annuler/modifier/changer/reporter/déplacer/résilier/louer/acheter/m'inscrire/devis/copie/rendez-vous,
      je/nous cherche/cherchons/recherche/recherchons un/une/des, suis/sommes .. intéressé* par, sans .. ne
      peux/pourr*/pouvons, tant que .. ne, ne peux/pourr*/pouvons .. sans, votre/ton avis/aide/retour ..
      serait`,
    courtesies: `^alors .. remis*, comment allez-vous/vas-tu, comment ça va, vous/tu allez/vas bien$, ^ça va$, tout va
      bien$, ^j'espère/espérons que tout/le/la/les/ce/ton/ta/tes/votre/vos, j'espère/espérons que vous/tu
      allez/vas/avez/as, avez-vous/as-tu passé, n'hésitez/n'hésite, veuillez
      trouver/agréer/recevoir/croire/noter/excuser/m'excuser/accepter/ignorer/ne, veuillez nous excuser,
      prie/prions/vouloir d'agréer/d'excuser/d'accepter/agréer/accepter/excuser/m'excuser/trouver,
      prie/prions de recevoir/croire/trouver/m'excuser/nous/noter, vous/tu avez/as des/d'autres/une/la
      question*, vous/tu avez/as besoin, en cas de, pour tout/toute
      question/information/demande/renseignement, à votre/ta disposition, dans l'attente, merci de
      m'avoir/noter/l'avoir, merci de nous avoir, merci d'avoir/d'être/d'avance, permettez-moi, permets-moi,
      laissez-moi/laisse-moi vous/te, excusez-moi, excuse-moi, pardonnez-moi, pardonne-moi, suivez-nous,
      contactez-nous, vous pouvez me/nous joindre/contacter, pas besoin/nécessaire, prenez/prends soin, ^qui
      n'a/n'aime/ne, ^qui aurait cru/dit/pensé/imaginé, que demander, ^n'est-ce pas, n'est-ce pas$, vous/te
      tiens/tiendrai/tiendrons/ferai/ferons .. courant/savoir/informé*, si je/nous peux/pouvons vous/t'aider,
      comment vous/te remercier, faut compter, besoin de temps, vous désabonner`,
    connectors: `et, aussi, mais, donc, alors, puis, ensuite, enfin, ou, ou bien, sinon, d'abord, par ailleurs, d'autre
      part, de plus, également, cependant, dans ce cas, si oui, si non, si possible, si besoin, au fait, à ce
      sujet, ps, bonjour, salut, autre question, une question, autre point, car, or, s'il vous plaît, s'il te
      plaît, svp, stp, ok, ah, bon, quand vous aurez un moment, dès que possible`,
  },
  categories: {
    complaint: `suis/sommes .. déçu*/mécontent*, inacceptable, inadmissible, intolérable, me plains, me/nous plaindre,
      faire/déposer .. réclamation, mon/notre mécontentement, ma/notre déception/réclamation,
      arrivé*/livré*/est/était/sont cassé*/endommagé*/abîmé*/défectueu*, ne fonctionne/marche/fonctionnent ..
      pas/plus, facturé*/débité* deux fois, toujours rien reçu, n'est toujours pas/jamais arrivé*, lamentable`,
    badNews: `est décédé*/mort*, le décès de, la mort de, perte de mon/ma/notre, perdu mon/ma/son/sa
      père/mère/mari/femme/frère/sœur/emploi, obsèques, l'enterrement, à l'hôpital, hospitalisé*, gravement
      malade, a/j'ai eu un accident, un avc/infarctus/cancer, être opéré*, été licencié*/cambriolé*, mon
      licenciement`,
    condolence: '',
    praise: `félicitations pour/à, toutes mes/nos félicitations, vous/te félicite/félicitons/féliciter, bravo
      pour/à, avez/as fait un excellent/super/formidable/beau travail, travail
      remarquable/formidable/magnifique/exceptionnel, votre/ton présentation/intervention/discours/exposé
      était, été .. impressionné*`,
    thanks: `merci pour votre/ton/cette aide/soutien/accueil/travail/gentillesse, merci beaucoup/encore pour
      votre/ton aide/soutien/accueil/travail/gentillesse, ^merci d'avoir, merci pour tout,
      tenais/tiens/tenions/tenons/voulais/voulions .. vous/te remercier, remercie/remercions
      d'avoir/chaleureusement/infiniment, remercie/remercions pour/de votre/ton aide/soutien/accueil/travail`,
    invitation: `vous/te inviter/invite/invitons/convier à/au/chez/cordialement, t'invite/t'inviter à/au/chez,
      plaisir/l'honneur de vous inviter/convier, êtes/es .. invité*/convié*, serions/serais
      ravi*/heureu*/honoré* de vous/te accueillir/compter/recevoir`,
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
      six/6/quatre, code .. par sms, code .. ton/mon/votre téléphone/portable`,
    handOver: `répond* avec, en répondant, envoie*, communiqu*, transm*, donne*, fourni*, indiqu*, partag*,
      confirmez/confirme/confirmer/vérifiez/vérifie/vérifier/validez/valide/valider, saisi*, entrez, entrer,
      renseign*, remplissez, complétez, dites-moi, dis-moi, m'envoyer, m'indiquer, parvenir, mettez/mettre à
      jour, besoin de votre/vos/ton/tes, nous/me faut, envoyez*, envoyer, envoies, faire parvenir,
      faites-nous/fais-moi parvenir, précis*, répondez, réponds, répondre, retourner, retournez, renvoy*,
      transfère*, transférez, tapez, connectez-vous, connecte-toi, passe-moi, file-moi, dicte*, lis-moi,
      lisez-nous, avons besoin, ai besoin, tu peux/pourrais .. envoyer/donner/transmettre, écrivez-moi, a besoin
      du, transférez-le-moi`,
    giftCards: `carte/cartes
      cadeau/cadeaux/itunes/steam/amazon/prépayée/prépayées/apple/google/pcs/neosurf/transcash, carte-cadeau,
      cartes-cadeaux, bitcoin*, google play, cartes/carte .. google/apple/steam/amazon/itunes/neosurf/paysafe*,
      coupons/coupon pcs/transcash/recharge, tickets/ticket neosurf/pcs/transcash, paysafecard, cryptomonnaie*`,
    buy: `achet*, achèt*, achat, procurer, procure-moi, procurez-*, aller chercher, gratte*, codes, prendre,
      prends, prenez, acheter, passer au tabac, photo/photos des/du`,
    bankDetails: `coordonnées/informations/données bancaires, rib, *iban, compte/domiciliation bancaire, numéro
      de compte, bénéficiaire, bic, compte habituel, nouveau compte, ancien compte, notre compte, compte
      suivant, autre compte, banque, domiciliation, virement permanent, compte ci-dessous, agence bancaire,
      compte ci-après`,
    changed: `nouveau*, nouvel*, changé*, changer, changement, modifi*, mise/mises/mis à jour, différent*,
      remplacé*, ne plus utiliser, plus valable*/valide*, audit, à compter de, indisponible, bloqué, clôturé,
      fermé, nouvelles, changement de, désormais, autre, suivant, modifier, remplace, ancien, n'est plus,
      dorénavant, nous avons changé, clos, ci-après, ne .. plus avec`,
    secrecy: `entre nous, ne/n'en parlez/parle/dites/dis .. à personne, ne le dites/dis à, ne dites/dis rien,
      strictement/opération/dossier confidentiel*, confidentielle, discrétion, ne m'appelez/m'appelle pas, sans
      en parler, ne/n'en .. personne, gardez/garde .. confidentiel*/secret*/pour, entre vous et moi, rester
      entre, plus grande discrétion, ne préviens/prévenez pas, police, ne dis/dites/parle/parlez ..
      rien/personne, entre toi et moi, n'a/n'ont .. pas .. courant/savoir, pas .. être/mettre/mettez .. courant,
      mettre/mettez/mets personne, ne .. pas m'appeler, téléphone .. cassé/tombé/volé/perdu/panne/hs,
      nouveau/mon numéro .. numéro, mon nouveau numéro, sans prévenir/informer, ne .. rien, pas un mot, en toute
      discrétion, pas .. papa/maman/collègues, secret`,
    haste: `immédiatement, urgent*, urgence, d'urgence, sans délai/tarder, dans l'heure, dans les
      24/48/prochaines heures, sous 24/48 h*, aujourd'hui, dès maintenant, au plus vite, avant midi, dernier
      rappel/avertissement/avis, sera/seront suspendu*/bloqué*/fermé*/désactivé*/supprimé*/clôturé*, sous peine,
      ce soir, ce matin, avant ce soir, vite, 24 heures, 48 heures, dans la journée, ce jour, tout de suite,
      rapidement, avant 12/14/15/16/17/18 h*, sous .. jours/heures, dès ce mois-ci/que, très vite, maintenant,
      au plus tôt, d'ici ce soir`,
    money: `virement*, virer, virez, transfert, transfér*, payer, payez, paiement, régler, réglez, règlement,
      facture, frais, somme, fonds, acompte, dépôt, remboursement, bitcoin*, crypto*, western union, héritage,
      gain, l'argent, amende, montant, virement, euros, versé*, verser, versement*, loyer, affranchissement,
      verse, réglé, bitcoins, recette, avance, avancer, dépense, cotisation, millions, solder`,
    warnings: `ne .. jamais, jamais .. demand*, ne
      communiquez/communique/partagez/partage/donnez/donne/transmettez/divulguez/envoyez/répondez .. pas,
      méfiez-vous, méfie-toi, vigilan*, arnaque*, phishing, fraude, formation, réinitialis*, oublié, changer
      votre/mon/ton/de mot, passe expire*/a, n'ont/n'a pas changé, inchangé*, vous-même, toi-même, compte
      habituel pour, comme d'habitude, ne tenez pas compte, habituel .. si, wifi, sur notre compte habituel, au
      compte habituel, sauf erreur, devis, merci pour/de .. carte/cadeau*, bon d'achat offert, restent les
      mêmes/inchangé*, reste le/la même, ne change/changent/changera/changeront pas, même compte, notes/note de
      frais, frais de déplacement/mission, tombola, ne vous demandera/demanderons/demande, ne
      demandera/demanderons, choisir/définir .. nouveau, si vous n'êtes/n'avez pas .. origine/demandé/demande, à
      échéance`,
    bait: `héritage, succession, héritier*, défunt*, décédé*, loterie, gagnant*, gagné, tirage, remboursement
      fiscal/d'impôt*/d'impots, trop-perçu, colis .. attente/retourné/retenu/remis/bloqué, droits/frais de
      douane, frais de douane/dédouanement/livraison/dossier, affranchissement, colis ..
      payer/régler/attente/dépôt/livré*/bloqué*, remboursement .. impôt*, remboursement de .. €/euros ..
      disponible/attente/droit, droit à .. remboursement, trop perçu, tiré au sort, sélectionné*, félicitations,
      legs, lègue*, indemnis*, don de, veuve, léguer, notaire demande, millions d'euros pour`,
    threats: `sera/seront suspendu*/bloqué*/fermé*/désactivé*/supprimé*/clôturé*/annulé*/restreint*, dernier
      avertissement/avis/rappel, poursuites, webcam, vos/tes contacts, filmé*, retourné à l'expéditeur, perdrez,
      mandat d'arrêt, perdu*, définitivement supprimé*/fermé*/désactivé*, suspendu, renvoyé*, retourné*,
      compte/profil/page/accès/abonnement .. supprimé*/fermé*/désactivé*/suspendu*/bloqué*/résilié*, perdre ..
      accès/compte, vos proches, à tous vos, vidéo .. contacts/proches, huissier, saisie`,
  },
  instructions: {
    short: `réponds court, réponds brièvement, répondez brièvement, écris court, fais court, fais bref, sois bref,
      soyez bref, court, bref, brièvement, très court, très bref, réponse courte, sois concis, en quelques
      mots`,
    signAs: `signe {}, signez {}, signer {}, signe comme {}, signe avec {}, signe au nom de {}, signez au nom de {},
      mon nom est {}, je m'appelle {}`,
    mention: `dis que {}, dis qu'{}, dites que {}, dis-lui que {}, dis-lui qu'{}, dites-lui que {}, dis aussi que {},
      précise que {}, précisez que {}, mentionne que {}, écris que {}, ajoute que {}, ajoutez que {}, indique
      que {}, explique que {}`,
    propose: `propose {}, proposez {}, proposer {}, suggère {}, suggérez {}, propose-lui {}, propose de se voir {}`,
    call: `appelle-le {}, appelle-la {}, appelez-le {}, appelez-la {}, salue-le comme {}, salue-la comme {},
      utilise le nom {}`,
    avoid: `ne mentionne pas {}, ne mentionnez pas {}, ne parle pas de {}, ne parle pas du {}, ne parle pas des {},
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
    familiar: 'tu, te, toi, ta, tes, tien, tienne',
    polite: 'vous, votre, vos, vôtre, vôtres',
  },
  phrases: {
    greeting: {
      familiar: 'Bonjour {first},',
      polite: 'Bonjour {name},',
      familiarNameless: 'Bonjour,',
      politeNameless: 'Bonjour,',
      titled: {
        m: 'Bonjour Monsieur {last},',
        mr: 'Bonjour Monsieur {last},',
        monsieur: 'Bonjour Monsieur {last},',
        mme: 'Bonjour Madame {last},',
        madame: 'Bonjour Madame {last},',
        mademoiselle: 'Bonjour Madame {last},',
        dr: 'Bonjour Docteur {last},',
        docteur: 'Bonjour Docteur {last},',
        pr: 'Bonjour Professeur {last},',
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
        plain: 'Je regrette d’apprendre cela.',
        formal: 'C’est avec regret que je prends connaissance de {ton|votre} message.',
      },
      praise: {
        plain: 'Merci pour ces mots très aimables.',
        warm: 'Merci beaucoup, ces mots me font très plaisir !',
        formal: 'Je {te|vous} remercie de ces mots très aimables.',
      },
      welcome: {
        plain: 'Merci pour {ton|votre} aimable message.',
        warm: 'Merci beaucoup, c’est très gentil de {ta|votre} part.',
        formal: 'Je {te|vous} remercie de {ton|votre} aimable message.',
      },
      invitation: {
        plain: 'Merci pour l’invitation.',
        warm: 'Merci beaucoup pour l’invitation !',
      },
    },
    statements: {
      accept: {
        plain: 'J’accepte volontiers.',
        formal: 'J’ai le plaisir d’accepter.',
        brief: 'J’accepte.',
      },
      decline: {
        plain: 'Je dois malheureusement décliner.',
        warm: 'Je le regrette vraiment, mais je dois décliner.',
        formal: 'J’ai le regret de devoir décliner.',
      },
      thank: {
        plain: 'J’y suis très sensible.',
        formal: 'J’y suis particulièrement sensible.',
      },
      reschedule: {
        plain: 'Malheureusement, ce créneau ne me convient pas. Je {te|vous} propose [autre date et heure].',
        formal:
          'Ce créneau ne me convient malheureusement pas. Serait-il possible de convenir d’une autre date : [autre date et heure] ?',
      },
      request: {
        plain: 'J’ai une demande à {te|vous} faire : [demande].',
        formal: 'Je me permets de {t’|vous }adresser la demande suivante : [demande].',
      },
      question: {
        plain: 'J’ai une question : [question]',
        formal: 'Je me permets de {te|vous} poser une question : [question]',
      },
      clarify: 'Une précision : [précision].',
      update: 'Voici où en sont les choses : [situation actuelle].',
      apologize: {
        plain: 'Je {te|vous} présente mes excuses pour les désagréments occasionnés.',
        warm: 'Je {te|vous} présente toutes mes excuses pour ces désagréments.',
        formal: 'Je {te|vous} prie d’accepter mes sincères excuses pour les désagréments occasionnés.',
      },
      followUp: {
        plain: 'Je reviens vers {toi|vous} à ce sujet. {Peux-tu|Pouvez-vous} me dire [ce qui est attendu] ?',
        formal:
          'Je me permets de revenir vers {toi|vous} à ce sujet. {Pourrais-tu|Pourriez-vous} m’indiquer [ce qui est attendu] ?',
      },
      confirm: {
        plain: 'Je {te|vous} le confirme.',
        formal: 'Par la présente, je {te|vous} le confirme.',
      },
      negotiate: {
        plain: 'J’aimerais proposer d’autres conditions : [proposition].',
        formal: 'Je souhaiterais {te|vous} proposer les conditions suivantes : [proposition].',
      },
      introduce: {
        plain: 'Je me présente : [nom], [fonction].',
        formal: '{Permets-moi|Permettez-moi} de me présenter : [nom], [fonction].',
      },
    },
    answers: {
      yes: 'Oui.',
      no: {
        plain: 'Malheureusement non.',
        warm: 'Non, je le regrette.',
        formal: 'Je dois malheureusement répondre par la négative.',
      },
      willDo: {
        plain: 'Oui, volontiers.',
        warm: 'Oui, avec plaisir !',
      },
      cannotDo: {
        plain: 'Malheureusement, ce n’est pas possible.',
        warm: 'Je regrette, ce n’est pas possible.',
      },
      confirmed: {
        plain: 'Oui, je confirme.',
        formal: 'Oui, je {te|vous} le confirme.',
      },
      later: 'Je reviendrai vers {toi|vous} sur ce point.',
    },
    proposeTime: 'Je {te|vous} propose {time}, si cela {te|vous} convient.',
    closing: {
      plain: '',
      warm: 'Au plaisir de {te|vous} lire.',
      formal: 'Je reste à {ta|votre} disposition.',
    },
    signOff: {
      plain: 'Cordialement,',
      warm: 'Bien à {toi|vous},',
      formal: 'Avec mes salutations distinguées,',
    },
    gaps: {
      answer: 'réponse',
      yesNo: 'Oui / Non',
      willDo: 'Oui, volontiers / Malheureusement, ce n’est pas possible',
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
  checking: { notNames: '' },
  dates: {
    months: '-, fevrier, -, -, -, -, -, aout, -, oct, -, decembre',
    lead: 'le, ce, du, au, pour le',
    dayMarks: 'er, e',
    until: "à, au, jusqu'à, jusqu'au",
    or: 'ou, et',
    numbers: 'un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
    near: `hier = -1, aujourd'hui = 0, ce soir = 0, ce matin = 0, [cet/cette] après-midi = 0, demain = 1,
      après-demain = 2, [d'ici/dans] huit jours = 7, [dans/sous] [quinze jours/une quinzaine] = 14`,
    weekday: `{weekday} de cette semaine = this, {weekday} de la semaine prochaine = next,
      la semaine prochaine (le) {weekday} = next, (le) {weekday} [qui vient/à venir] = coming,
      ce {weekday} (qui vient) = coming, {weekday} prochain = unclear, {weekday} [dernier/passé] = past`,
    distance: `[dans/d'ici/sous] {n} jour(s) <!ouvr> = days, [dans/d'ici/sous] {n} semaine(s) = weeks,
      [dans/d'ici/sous] {n} mois = months`,
    stretches: `cette semaine = week, la semaine [prochaine/suivante] = week 1, ce week(-)end = weekend,
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
      after: { '15': 'et quart', '30': 'et demie' },
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
