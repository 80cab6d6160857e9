import type { MatterWords } from '../matter.ts';

export const frenchWords: MatterWords = {
  namesKeepForm: true,
  deeds: {
    send: "envoy|envoie|envoi_|renvoy|renvoie|transmet|faire parvenir|fais-moi parvenir|faites-moi parvenir|faire suivre|partag|communiqu|fourni|adresser|joindre|remettre|me donner|donnez-moi|donne-moi|besoin du|besoin de la|besoin des|besoin de l'",
    review:
      'relire|relis|relect|vérifi|examin|regard|jeter un œil|jeter un oeil|jetez un œil|jette un œil|votre avis|ton avis|vos remarques|tes remarques|vos commentaires|tes commentaires|votre retour sur|ton retour sur|commenter|consulter|prendre connaissance|parcourir|en pensez|en penses|lire_',
    check:
      'vérifi|vous renseigner|te renseigner|renseignez-vous|renseigne-toi|renseigner auprès|voir avec|voyez avec|vois avec|voir auprès|voir si_|voyez si_|vois si_|contacter le transport|contacter le livreur|contacter le fournisseur|contactez le transport|relancer le|relancez le|faire le point avec|demander au transport|demander au livreur|demander au fournisseur|demandez au transport|vous rapprocher d|te rapprocher d|enquêter|faire des recherches',
    sign: 'signer|signez|signe_|signé|signature|contresign|parapher|paraphe',
    confirm: 'confirm|attest|valider votre présence|accuser réception|accusé de réception',
    tell: 'dire_|dites|dis-moi|dis-nous|me dire|faire savoir|faites-moi savoir|fais-moi savoir|tenir au courant|tenez|tiens-moi|inform|indiqu|préciser|précisez|précise_|expliqu|répond|réponse|réponds|prévenir|prévenez|préviens|renseign|donner des nouvelles|revenir vers',
    call: "appel|téléphon|rappelez-moi|rappelle-moi|me rappeler|nous rappeler|passer un coup de fil|coup de fil|joindre par téléphone|m'appeler",
    meet: 'rencontr|se voir|nous voir|se réunir|nous réunir|voyons-nous|discut|échang|en parler|parler de|parler ensemble|rendez-vous|réunion|se retrouver|nous retrouver|visio|faire le point|prendre un café|déjeuner ensemble',
    attend:
      'participe_|participer|participez|participes|participation|assist|venir_|venez|viens|viendr|être présent|serez présent|seras-tu|serez-vous|vous joindre|nous rejoindre|te joindre|être des nôtres|être là|présence',
    pay: 'payer|payez|paie_|paye_|régler|réglez|règl|virement|acquitt|versement|verser|rembours',
    complete: 'complét|rempli|remplis|finalis|termin|achev|renseigner le formulaire',
    update:
      'mettre à jour|mettez à jour|mets à jour|mise à jour|modifi|corrig|adapter|ajust|actualis|rectifi|changer|ajouter|ajoutez|ajoute_|réviser',
    arrange:
      "organis|réserv|prépar|planifi|prévoir|fixer|fixez|programmer|mettre en place|s'occuper|vous occuper|t'occuper|commander|convenir",
    help: 'aider|aidez|aide_|aides_|assistance|conseil|accompagn|donner un coup de main|soutenir|soutien|dépann',
    approve:
      'approuv|valid|autoris|donner votre accord|donner ton accord|votre accord|ton accord|accepter|acceptez|accepte_|feu vert|bon pour accord',
    cancel: 'annul|résili|désist|décommand|désinscri|rétract',
    fix: 'répar|résoudre|résolvez|régler le problème|remplac|solution|remédier|dépannage|trouver une solution|débloqu',
    deliver: 'livr|expédi|acheminer|fournir la marchandise',
  },
  finding: "auprès|avec_|si_|s'il|pourquoi|où_|quand|pour quelle|ce qui|ce qu'|à quel",
  things: {
    contract: 'contrat|convention_|accord-cadre|avenant|bail_|convention de',
    invoice: "facture|note d'honoraires|note de débit",
    quote: 'devis|cotation|offre de prix|offre_|estimation|chiffrage',
    report: 'rapport|bilan|étude_',
    presentation: 'présentation|diaporama|diapositive|slides|powerpoint|support de présentation',
    documents:
      "bon de livraison|bons de livraison|lettre de voiture|document|pièces justificatives|pièces du dossier|papiers|dossier_|dossiers_|justificatif|attestation|certificat|passeport|pièce d'identité",
    file: 'fichier|tableur|excel_|pdf_',
    list: 'liste_|listes_|récapitulatif|inventaire|catalogue',
    figures: 'chiffres|données|statistiques|indicateurs|résultats',
    agenda: 'ordre du jour',
    minutes: 'compte rendu|compte-rendu|procès-verbal|pv_',
    proposal: 'proposition|projet de partenariat|note conceptuelle',
    plan: 'plan_|plans_|feuille de route|planification',
    schedule: 'planning|calendrier|emploi du temps|échéancier|horaire|rétroplanning',
    draft: 'brouillon|ébauche|version provisoire|première version|maquette|épreuve',
    details:
      'précisions|détails|informations|infos_|info_|renseignements|coordonnées|spécifications|éléments',
    address:
      "votre adresse|ton adresse|l'adresse|son adresse|mon adresse|notre adresse|nouvelle adresse|adresse postale|adresse de|adresse e-mail|adresse mail",
    phone: 'numéro de tél|numéro de portable|numéro de mobile|téléphone_|votre numéro_|ton numéro_',
    photos: 'photo|image|visuels|clichés',
    cv: 'cv_|curriculum',
    order: 'commande|bon de commande',
    delivery:
      'livraison|colis|expédition|enfin me livrer|enfin nous livrer|allez-vous me livrer|allez-vous livrer|allez-vous nous livrer|quand livr|serai-je livr|serons-nous livr|sera livr|seront livr|sera-t-il livr|sera-t-elle livr|seront-ils livr|seront-elles livr',
    payment: 'acompte|arrhes|paiement|règlement|virement|versement|acompte',
    price: 'prix|tarif|coût|honoraires|frais_',
    meeting: "réunion|rencontre|réunir|point d'équipe|point hebdomadaire|comité",
    call: 'appel|visioconférence|visio_|conférence téléphonique|coup de fil|entretien téléphonique|zoom|teams',
    appointment: 'rendez-vous|rdv|créneau',
    interview: "entretien d'embauche|entretien de recrutement|entretien|interview",
    event:
      'événement|évènement|conférence|séminaire|atelier|formation|webinaire|soirée|fête|dîner|déjeuner|salon_|colloque|congrès|réception_|cérémonie|anniversaire|mariage',
    project: 'projet|chantier',
    account: 'compte_|comptes_|identifiant|accès_|profil_',
    application: 'candidature|demande de subvention|postul',
    feedback: 'retour_|retours_|remarques|commentaire|avis_|observations',
    deadline: 'échéance|date limite|délai|date butoir',
    budget: 'budget|enveloppe budgétaire',
    form: 'formulaire|questionnaire|sondage|enquête|bulletin',
    product: 'produit|article|marchandise|appareil|machine_|modèle|chaises|matériel|équipement',
    refund: 'rembours|note de crédit|un avoir_',
    discount: 'remise_|réduction|rabais|ristourne|escompte|promotion_',
    room: 'salle_|salles_|bureau_|chambre|local_|locaux',
    trip: 'voyage|déplacement|vol_|trajet|billet|séjour',
    website: 'site web|site internet|site_|page web',
    problem: 'problème|erreur|panne|anomalie|souci|bug_|incident|dysfonctionnement|défaut',
    position: "poste_|emploi_|offre d'emploi|stage_",
  },
  causes: {
    delay:
      'retard|tardi|toujours pas reçu|toujours pas été|toujours pas livr|toujours pas arriv|toujours pas expédi|toujours rien reçu|pas encore reçu|pas encore livr|pas encore arriv|depuis des semaines|depuis plusieurs semaines|depuis plusieurs jours|délai non respecté|trop long|attends toujours ma|attendons toujours',
    damage: 'endommag|cassé|abîmé|abimé|brisé|rayé|fissur|en mauvais état|défoncé',
    'mix-up':
      'mauvais article|mauvais produit|mauvaise taille|mauvaise couleur|mauvais modèle|pas ce que nous avons commandé|pas ma commande|au lieu de|au lieu du|erreur de commande|autre article|ne correspond pas à ma commande|ne correspond pas à notre commande',
    missing: 'manqu|incompl|jamais arrivé|pas arrivé|jamais reçu|pas reçu|non reçu|perdu_|égaré',
    billing:
      'facturé deux fois|débité deux fois|prélevé deux fois|double prélèvement|double facturation|montant erroné|surfactur|trop perçu|erreur de facturation|erreur sur la facture|facturé à tort|débité',
    silence:
      "sans réponse|aucune réponse|pas de réponse|personne ne répond|personne ne m'a|aucun retour|pas de retour|sans nouvelles|ignoré|relances",
    service:
      'impoli|désagréable|malpoli|irrespectueux|mal reçu|accueil déplorable|service client|peu professionnel|arrogant|grossier|incompéten|manque de respect|le ton_',
    outage:
      "ne fonctionne pas|ne fonctionne plus|ne marche pas|ne marche plus|en panne|hors service|inaccessible|message d'erreur|impossible de me connecter|impossible de se connecter|plante_|bug_|interruption",
    quality:
      'mauvaise qualité|défectueu|défaut|malfaçon|décevant|déçu|médiocre|inutilisable|pas conforme|non conforme',
  },
  gists: {
    condolence:
      'décès|décédé|nous a quitté|disparition de mon|disparition de notre|obsèques|funérailles|deuil|mort de mon|mort de ma|condoléances',
    illness:
      "je suis malade|suis souffrant|arrêt maladie|arrêt de travail|hospitalis|à l'hôpital|grippe|opéré|fièvre|me faire opérer",
    rejection:
      "pas retenu|n'a pas été retenue|ne donnerons pas suite|ne pas donner suite|autre candidat|autre prestataire|autre fournisseur|avons le regret de vous informer|décliner votre|réponse négative|ne pouvons pas donner suite",
    cancellation:
      "est annulé|sont annulé|suis obligé d'annuler|dois annuler|devons annuler|n'aura pas lieu|annulation|contraint d'annuler|contraints d'annuler|je dois malheureusement me désister",
    complaint:
      'réclamation|inacceptable|mécontent|inadmissible|déçu|déçue|déception|plainte|insatisf|scandaleu|endommagé|défectueu|en colère|furieu|lamentable|je me plains',
    chaser:
      "sans réponse|pas eu de réponse|pas reçu de réponse|toujours pas de réponse|sans nouvelles|relance|me permets de vous relancer|te relancer|n'ai pas eu de retour|pas eu de retour|où en est ma demande|j'attends toujours votre|j'attends toujours ta|attente de votre retour depuis",
    apology:
      "excuses pour|vous prie de m'excuser|nous excuser|m'excuse|nous nous excusons|désolé|toutes mes excuses|toutes nos excuses|pardon pour|navré",
    congratulation: 'félicit|bravo|toutes nos félicitations|meilleurs vœux de réussite',
    invitation:
      "invitation|vous invit|t'invit|vous convie_|vous convier_|vous convions|invités à|inviter à|êtes invité|plaisir de vous accueillir|être des nôtres",
    application:
      "je postule|ma candidature|mon cv|au poste de|pour le poste|offre d'emploi|lettre de motivation|candidature au poste",
    introduction:
      "je me présente|me présenter|je m'appelle|vous présenter|te présenter|mise en relation|mettre en relation|nouvel interlocuteur|nouvelle interlocutrice|je suis le nouveau|je suis la nouvelle|faire connaissance",
    invoice:
      "facture ci-jointe|ci-joint notre facture|ci-joint la facture|facture en pièce jointe|notre facture n|montant dû|à régler avant|à régler d'ici|échéance de paiement|payable",
    reminder:
      "rappel_|vous rappelle|te rappelle|vous rappelons|n'oubliez pas|n'oublie pas|pour mémoire|expire le|arrive à échéance|prend fin le|dernier jour pour",
    offer:
      'nous vous proposons|je vous propose de collaborer|notre offre|offre spéciale|tarif préférentiel|partenariat|nos services|nos solutions|vous offrir|proposition commerciale',
    approval:
      'parfait pour|tout me convient|tout nous convient|cela me convient|cela nous convient|validé|approuvé|ça me va|cela me va|rien à redire|bon pour moi|très bien, merci|impeccable',
    pending:
      "reviens vers vous|reviens vers toi|reviendrons vers vous|en cours de traitement|j'y travaille|nous y travaillons|je m'en occupe|nous étudions|vous tiendrai au courant|te tiens au courant|dès que possible je",
    sharing:
      "ci-joint|en pièce jointe|pièces jointes|veuillez trouver|vous trouverez|voici le_|voici la_|voici les_|je vous envoie|je t'envoie|je vous transmets|je te transmets",
    thanks:
      "merci pour votre aide|merci pour ton aide|merci de votre aide|merci de ton aide|merci beaucoup pour votre|merci beaucoup pour ton|merci beaucoup pour ta|merci encore|un grand merci|merci infiniment|merci pour tout|je tenais à vous remercier|je tenais à te remercier|je voulais vous remercier|je voulais te remercier|remercier chaleureusement|remercier sincèrement|nous vous remercions pour|merci pour votre accueil|merci pour votre soutien|m'a beaucoup aidé|nous a beaucoup aidé",
    announcement:
      "avons le plaisir de vous informer|avons le plaisir de vous annoncer|annon|nous vous informons|à compter du|dès à présent|nouveaux horaires|changement d'adresse|fermeture exceptionnelle",
    meeting:
      'réunion|rendez-vous|rdv|se voir|rencontr|visio|nous appeler|disponible_|disponibilité|êtes-vous libre|es-tu libre|es-tu dispo|un créneau|se retrouver|un appel_|déjeuner',
  },
  enclosed:
    "ci-joint|en pièce jointe|en pièces jointes|joint à ce|veuillez trouver|vous trouverez|tu trouveras|voici le_|voici la_|voici les_|voici l'|voici mon|voici notre|voici nos|je vous envoie|je t'envoie|je vous transmets|je te transmets|je vous adresse|vous fais parvenir",
  familiar: "tu_|te_|toi_|ton_|ta_|tes_|Tu_|Te_|Ton_|Ta_|Tes_|t’|t'|T’|T'|-tu_",
  polite: 'vous_|votre_|vos_|Vous_|Votre_|Vos_|veuillez|Veuillez',
};
