import type { PhrasePack, ThingForms } from '../phrase-pack.ts';
import { french as turning } from '../turning/french.ts';

const thing = (name: string): ThingForms => ({ name, object: name, about: `concernant ${name}` });

/** French, as written in business mail: vous, and tu where the tone or the mail wants it. */
export const french: PhrasePack = {
  locale: 'fr',
  firstOfMonth: '1er',
  hourMark: 'h',
  space: ' ',
  quotes: ['« ', ' »'],
  familiarTones: ['casual', 'humorous'],
  turning,

  salutation({ called, full, first, last, title }, { tone, register }) {
    if (called) return register === 'familiar' ? `Salut ${called},` : `Bonjour ${called},`;
    if (register === 'familiar') {
      if (!first) return 'Bonjour,';
      return tone === 'casual' || tone === 'humorous' ? `Salut ${first},` : `Bonjour ${first},`;
    }
    if (title && last) {
      if (title === 'dr') return `Docteur ${last},`;
      if (title === 'prof') return `Bonjour Professeur ${last},`;
      const civil = title === 'mr' ? 'Monsieur' : 'Madame';
      return tone === 'formal' ? `${civil},` : `Bonjour ${civil} ${last},`;
    }
    if (first && (tone === 'friendly' || tone === 'enthusiastic' || tone === 'empathetic')) {
      return `Bonjour ${first},`;
    }
    if (full) return `Bonjour ${full},`;
    return tone === 'formal' || tone === 'diplomatic' ? 'Madame, Monsieur,' : 'Bonjour,';
  },
  valediction: {
    professional: ['Cordialement,', 'Bien cordialement,', 'Sincères salutations,'],
    formal: [
      'Je vous prie d’agréer l’expression de ma considération distinguée.',
      'Veuillez agréer mes salutations distinguées.',
    ],
    diplomatic: ['Avec mes salutations respectueuses,', 'Avec mes meilleures salutations,'],
    assertive: ['Salutations distinguées,'],
    concise: ['Cordialement,'],
    urgent: ['Avec mes remerciements,'],
    friendly: ['Bien à {vous|toi},', 'Très cordialement,'],
    empathetic: ['Bien sincèrement,', 'Très sincèrement,'],
    enthusiastic: ['À très bientôt,', 'Très belle journée à {vous|toi},'],
    casual: ['À bientôt,', 'À plus,', 'Bonne journée,'],
    humorous: ['Avec le sourire,', 'Joyeusement,'],
  },
  nameGap: '[Votre nom]',

  weekdayAlone: (phrase) => phrase.replace(/^le (?=\{weekday\})/, '').replace(/^d’ici au /, 'd’ici '),
  times: {
    on: {
      day: 'le {weekday} {date}',
      time: 'à {time}',
      both: 'le {weekday} {date} à {time}',
      stretch: { time: 'de {time}', both: 'le {weekday} {date} de {time}', joint: ' à ' },
    },
    by: {
      day: 'd’ici au {weekday} {date}',
      time: 'avant {time}',
      both: 'd’ici au {weekday} {date} à {time}',
    },
    named: {
      day: 'le {weekday} {date}',
      time: 'l’horaire de {time}',
      both: 'le {weekday} {date} à {time}',
      stretch: { time: 'l’horaire de {time}', both: 'le {weekday} {date} de {time}', joint: ' à ' },
    },
    after: ', à partir de {time}',
    before: ', jusqu’à {time}',
  },
  things: {
    contract: thing('le contrat'),
    invoice: thing('la facture'),
    quote: thing('le devis'),
    report: thing('le rapport'),
    presentation: thing('la présentation'),
    documents: thing('les documents'),
    file: thing('le fichier'),
    list: thing('la liste'),
    figures: thing('les chiffres'),
    agenda: thing('l’ordre du jour'),
    minutes: thing('le compte rendu'),
    proposal: thing('la proposition'),
    plan: thing('le plan'),
    schedule: thing('le planning'),
    draft: thing('la version préliminaire'),
    details: thing('les précisions'),
    address: thing('l’adresse'),
    phone: thing('le numéro de téléphone'),
    photos: thing('les photos'),
    cv: thing('le CV'),
    order: thing('la commande'),
    delivery: thing('la livraison'),
    payment: thing('le paiement'),
    price: thing('le prix'),
    meeting: thing('la réunion'),
    call: thing('l’appel'),
    appointment: thing('le rendez-vous'),
    interview: thing('l’entretien'),
    event: thing('l’événement'),
    project: thing('le projet'),
    account: thing('le compte'),
    application: thing('la candidature'),
    feedback: thing('les commentaires'),
    deadline: thing('l’échéance'),
    budget: thing('le budget'),
    form: thing('le formulaire'),
    product: thing('le produit'),
    refund: thing('le remboursement'),
    discount: thing('la remise'),
    room: thing('la salle'),
    trip: thing('le voyage'),
    website: thing('le site'),
    problem: thing('le problème'),
    position: thing('le poste'),
  },
  causes: {
    delay: 'ce retard',
    damage: 'les dommages constatés',
    'mix-up': 'cette erreur de commande',
    missing: 'ce problème de livraison',
    billing: 'cette erreur de facturation',
    silence: 'notre absence de réponse',
    service: 'l’accueil qui {vous |t’}a été réservé',
    outage: 'ce dysfonctionnement',
    quality: 'les défauts constatés',
  },

  openings: {
    plain: {
      professional: [
        'Merci pour {votre|ton} message.',
        'Je {vous|te} remercie pour {votre|ton} e-mail.',
        'J’ai bien reçu {votre|ton} message et {vous |t’}en remercie.',
      ],
      formal: [
        'J’ai bien pris connaissance de votre courrier et vous en remercie.',
        'Je vous remercie de votre courrier, qui a retenu toute mon attention.',
      ],
      diplomatic: [
        'J’ai lu {votre|ton} message avec attention et {vous |t’}en remercie.',
        'Merci d’avoir pris le temps de m’écrire à ce sujet.',
      ],
      assertive: ['{Votre|Ton} message est bien noté.'],
      concise: ['Merci, bien reçu.'],
      urgent: ['Merci pour {votre|ton} message, auquel je réponds sans attendre.'],
      friendly: [
        'Merci beaucoup pour {votre|ton} message, c’est toujours un plaisir de {vous|te} lire.',
        'C’est un plaisir d’avoir de {vos|tes} nouvelles.',
        'Merci pour {votre|ton} message, qui m’a fait très plaisir.',
      ],
      empathetic: [
        'Merci de m’avoir écrit et de la confiance que {vous|tu} me {témoignez|témoignes}.',
        'Je comprends ce que {vous|tu} me {dites|dis}, et je {vous|te} remercie de m’en parler.',
      ],
      enthusiastic: [
        'Un grand merci pour {votre|ton} message, quel plaisir de {vous|te} lire !',
        'Quelle joie d’avoir de {vos|tes} nouvelles !',
      ],
      casual: ['Merci pour ton message !', 'Merci, ça fait plaisir de te lire !'],
      humorous: ['Merci pour ton message, de loin le plus sympathique de ma boîte de réception.'],
    },
    information: {
      plain: [
        'Merci pour l’information.',
        'Merci de me tenir au courant.',
        'C’est bien noté, merci pour ces précisions.',
      ],
      formal: ['Je vous remercie de cette information, dont j’ai pris bonne note.'],
      casual: ['Merci pour l’info !'],
      enthusiastic: ['Un grand merci pour ces nouvelles !'],
      concise: ['Bien noté, merci.'],
    },
    introduced: {
      plain: [
        'Merci pour la mise en relation avec {name}.',
        'Je {vous|te} remercie pour ce contact. {name}, c’est un plaisir de faire {votre|ta} connaissance.',
        'Merci pour les présentations. {name}, au plaisir d’échanger avec {vous|toi}.',
      ],
      casual: ['Merci pour le contact avec {name} !'],
      formal: ['Je vous remercie de cette mise en relation avec {name}.'],
    },
    condolence: {
      plain: [
        '{Votre|Ton} message m’émeut profondément. Je {vous|te} présente mes sincères condoléances.',
        'C’est avec une grande tristesse que j’apprends cette nouvelle. Toutes mes pensées {vous |t’}accompagnent.',
        'Les mots manquent dans un tel moment. Je {vous |t’}adresse mes plus sincères condoléances.',
      ],
    },
    illness: {
      plain: [
        'Merci de me prévenir. Je {vous|te} souhaite un prompt rétablissement.',
        'Je regrette d’apprendre cette nouvelle et {vous|te} souhaite de {vous|te} rétablir très vite.',
        '{Prenez|Prends} surtout le temps de {vous|te} reposer, le reste peut attendre.',
      ],
      casual: ['Merci de prévenir. Repose-toi bien et remets-toi vite !'],
    },
    rejection: {
      plain: [
        'Je {vous|te} remercie de {votre|ta} réponse, même si j’espérais une autre issue.',
        'Merci de m’avoir répondu. Je regrette cette décision, que je respecte.',
        'Merci pour la clarté de {votre|ta} réponse.',
      ],
    },
    cancellation: {
      plain: [
        'Merci de me prévenir.',
        'C’est dommage, mais je comprends. Merci de m’avoir écrit.',
        'J’ai bien noté l’annulation, merci.',
      ],
      casual: ['Dommage, mais pas de souci !'],
    },
    complaint: {
      plain: [
        'Merci d’avoir attiré notre attention sur ce point. Je regrette les désagréments que cela {vous |t’}a causés.',
        'Je comprends {votre|ton} mécontentement et {vous|te} prie d’accepter toutes mes excuses.',
        'Merci pour {votre|ta} franchise. Je regrette sincèrement la situation que {vous|tu} {décrivez|décris}.',
      ],
      formal: [
        'J’ai pris connaissance de votre réclamation avec la plus grande attention et vous prie d’accepter mes excuses pour la gêne occasionnée.',
      ],
      assertive: ['Merci de me l’avoir signalé. Je prends ce point très au sérieux.'],
      empathetic: [
        'Je comprends combien cette situation est pénible pour {vous|toi}, et je {vous|te} présente toutes mes excuses.',
      ],
      urgent: ['Merci pour cette alerte : je traite ce point en priorité.'],
      casual: ['Merci de me l’avoir dit, et toutes mes excuses pour ces tracas.'],
    },
    chaser: {
      plain: [
        'Je {vous|te} prie d’excuser cette réponse tardive.',
        'Merci pour {votre|ta} relance et pour {votre|ta} patience.',
        '{Vous avez|Tu as} raison de me relancer : je {vous|te} dois encore une réponse.',
      ],
      casual: ['Merci pour la relance, et pardon pour l’attente !'],
      formal: ['Je vous prie de bien vouloir excuser le délai de ma réponse.'],
    },
    apology: {
      plain: [
        'Merci pour {votre|ton} message ; ne {vous inquiétez|t’inquiète} pas, cela arrive.',
        'Je {vous|te} remercie de {vos|tes} explications ; pour ma part, l’incident est clos.',
        'Merci pour {votre|ta} franchise, je comprends tout à fait.',
      ],
      casual: ['Pas de souci, ça arrive à tout le monde !'],
    },
    congratulation: {
      plain: [
        'Merci beaucoup pour {vos|tes} félicitations, elles me font très plaisir.',
        'Je {vous|te} remercie chaleureusement de {vos|tes} félicitations.',
        'Merci d’avoir pensé à moi, {votre|ton} mot me touche beaucoup.',
      ],
      casual: ['Merci beaucoup, ça me fait très plaisir !'],
    },
    invitation: {
      plain: [
        'Merci pour {votre|ton} invitation.',
        'Je {vous|te} remercie de cette aimable invitation.',
        'Merci d’avoir pensé à moi, {votre|ton} invitation me fait très plaisir.',
      ],
      enthusiastic: ['Quelle belle invitation, un grand merci !'],
      casual: ['Merci pour l’invitation !'],
      formal: ['C’est avec grand plaisir que j’ai reçu votre invitation, et je vous en remercie.'],
    },
    honour: {
      plain: [
        'Je {vous|te} remercie de {votre|ta} confiance.',
        'C’est un honneur que {vous ayez|tu aies} pensé à moi.',
        'Merci beaucoup pour cette proposition, qui m’honore.',
      ],
    },
    application: {
      plain: [
        'Merci pour {votre|ta} candidature et pour l’intérêt que {vous|tu} nous {portez|portes}.',
        'J’ai bien reçu {votre|ta} candidature et {vous |t’}en remercie.',
        'Je {vous|te} remercie d’avoir postulé chez nous.',
      ],
    },
    introduction: {
      plain: [
        'Merci pour cette présentation, c’est un plaisir de faire {votre|ta} connaissance.',
        'Merci pour {votre|ton} message et pour cette prise de contact.',
        'Je {vous|te} remercie d’avoir pris contact avec moi.',
      ],
    },
    invoice: {
      plain: [
        'J’ai bien reçu la facture, merci.',
        'Merci pour l’envoi de la facture.',
        'La facture m’est bien parvenue, je {vous |t’}en remercie.',
      ],
    },
    reminder: {
      plain: [
        'Merci pour ce rappel.',
        'Merci de me le rappeler, c’est bien noté.',
        'Je {vous|te} remercie de ce rappel utile.',
      ],
    },
    offer: {
      plain: [
        'Merci pour {votre|ta} proposition.',
        'Je {vous|te} remercie de {votre|ton} offre, que j’ai lue avec intérêt.',
        'Merci pour {votre|ton} message et pour {votre|ton} offre.',
      ],
    },
    approval: {
      plain: [
        'Merci pour {votre|ton} retour positif.',
        'Je {vous|te} remercie pour {votre|ton} accord.',
        'Tant mieux si tout {vous|te} convient, merci.',
      ],
      enthusiastic: ['Quelle bonne nouvelle, merci pour ce retour !'],
    },
    pending: {
      plain: [
        'Merci pour ce point d’étape.',
        'Je {vous|te} remercie de {vous |t’}en occuper.',
        'C’est entendu, j’attends donc de {vos|tes} nouvelles.',
      ],
    },
    sharing: {
      plain: [
        'Merci pour {votre|ton} envoi.',
        'Tout m’est bien parvenu, merci.',
        'Merci d’avoir partagé cela avec moi.',
      ],
    },
    thanks: {
      plain: [
        'Je {vous |t’}en prie, c’était un plaisir.',
        'Avec plaisir ; tant mieux si cela a pu {vous |t’}être utile.',
        'Merci à {vous|toi} pour ces mots aimables.',
      ],
      casual: ['De rien, avec plaisir !'],
      formal: ['Je vous remercie de ces mots aimables, auxquels je suis très sensible.'],
      concise: ['Avec plaisir.'],
    },
    announcement: {
      plain: [
        'Merci de nous en informer.',
        'Merci pour cette annonce, dont j’ai pris bonne note.',
        'Je {vous|te} remercie de nous avoir fait part de cette nouvelle.',
      ],
      enthusiastic: ['Merci beaucoup de partager cette nouvelle !'],
    },
    meeting: {
      plain: [
        'Merci pour {votre|ta} proposition de rendez-vous.',
        'Je {vous|te} remercie de {votre|ton} message au sujet de notre rendez-vous.',
        'Merci d’avoir pris l’initiative de ce rendez-vous.',
      ],
      casual: ['Merci pour la proposition !'],
      formal: ['Je vous remercie de votre proposition de rendez-vous.'],
      enthusiastic: ['Merci beaucoup, quelle bonne idée de nous voir !'],
    },
  },
  thanks: {
    thing: {
      plain: [
        'Merci pour {object}.',
        'J’ai bien reçu {object}, merci beaucoup.',
        'Je {vous|te} remercie de m’avoir envoyé {object}.',
      ],
      formal: ['J’accuse bonne réception de votre envoi et vous remercie pour {object}.'],
      enthusiastic: ['Un grand merci pour {object}, cela m’aide énormément !'],
      casual: ['Merci pour {object} !'],
      urgent: ['Merci pour {object}, je regarde tout de suite.'],
      concise: ['Bien reçu {object}, merci.'],
    },
    bare: {
      plain: [
        'Je {vous|te} remercie pour {votre|ton} message et pour le temps que {vous|tu} y {avez|as} consacré.',
        'Un grand merci à {vous|toi}.',
        'Merci beaucoup, {votre|ton} aide m’a été précieuse.',
      ],
      friendly: ['Merci infiniment, cela m’a fait très plaisir.'],
      casual: ['Mille mercis, c’est vraiment sympa de ta part.'],
      enthusiastic: ['Mille mercis, c’est formidable !'],
      formal: ['Je vous exprime mes plus vifs remerciements pour la peine que vous avez prise.'],
      empathetic: ['Merci du fond du cœur, {votre|ton} attention me touche beaucoup.'],
      urgent: ['Merci beaucoup pour {votre|ta} réactivité.'],
      humorous: ['Mille mercis : je te dois officiellement un café.'],
      concise: ['Merci beaucoup.'],
    },
  },
  apologies: {
    cause: {
      plain: [
        'Je {vous|te} présente mes excuses les plus sincères pour {cause}.',
        'Toutes mes excuses pour {cause}.',
        'Je regrette sincèrement {cause} et {vous|te} prie de m’en excuser.',
      ],
      empathetic: [
        'Je comprends tout à fait {votre|ta} contrariété. Je regrette profondément {cause} et {vous|te} présente mes excuses les plus sincères.',
      ],
      casual: ['Aïe, toutes mes excuses pour {cause} !'],
      formal: ['Je vous prie de bien vouloir accepter nos excuses les plus sincères pour {cause}.'],
      urgent: ['Toutes mes excuses pour {cause} ; je m’en occupe en priorité.'],
      humorous: ['Mea culpa : toutes mes excuses pour {cause}.'],
    },
    open: {
      plain: [
        'Je {vous|te} présente toutes mes excuses pour [motif des excuses].',
        'Je regrette sincèrement [motif des excuses] et {vous|te} prie de m’en excuser.',
        'Toutes mes excuses pour [motif des excuses].',
      ],
    },
    remedy: {
      plain: [
        'Voici ce que je fais pour y remédier : [mesure prise].',
        'Je m’en occupe personnellement : [mesure prise].',
        'Pour que cela ne se reproduise pas, voici ce qui est prévu : [mesure prise].',
      ],
    },
  },
  followUp: {
    plain: [
      'Je reviens vers {vous|toi} au sujet de {mail} : {avez-vous|as-tu} pu avancer ?',
      'Je me permets de {vous|te} relancer au sujet de {mail}.',
      'À la suite de {mail}, je souhaiterais savoir où en sont les choses.',
    ],
    friendly: ['Petit mot pour savoir s’il y a du nouveau au sujet de {mail}.'],
    urgent: ['Il me faut rapidement une réponse au sujet de {mail}.'],
    assertive: ['J’attends toujours une réponse au sujet de {mail}.'],
    casual: ['Du nouveau au sujet de {mail} ?'],
    formal: [
      'Je me permets de revenir vers vous au sujet de {mail} et vous saurais gré de m’indiquer où en est ce dossier.',
    ],
    concise: ['Où en est-on au sujet de {mail} ?'],
    humorous: ['Je fais une petite apparition dans ta boîte de réception au sujet de {mail}.'],
    enthusiastic: ['J’ai hâte de savoir s’il y a du nouveau au sujet de {mail} !'],
  },
  earlierMail: {
    subjectAndDate: '{votre|ton} message {subject} du {date}',
    subject: '{votre|ton} message {subject}',
    date: '{votre|ton} message du {date}',
    bare: '{votre|ton} dernier message',
  },

  deeds: {
    send: {
      yes: [
        'Je {vous |t’}enverrai {object} {by}.',
        'C’est entendu, je {vous|te} fais parvenir {object} {by}.',
      ],
      no: ['Je ne suis malheureusement pas en mesure de {vous |t’}envoyer {object} pour le moment.'],
      open: ['Je {vous |t’}enverrai {object} [quand].'],
      yesIt: ['Je {vous |t’}enverrai cela {by}.'],
      noIt: ['Je ne suis malheureusement pas en mesure de {vous |t’}l’envoyer pour le moment.'],
      openIt: ['Je {vous |t’}enverrai cela [quand].'],
    },
    review: {
      yes: [
        'Je regarde {object} {by} et {vous|te} fais part de mes remarques.',
        'J’examinerai {object} {by}.',
      ],
      no: ['Je n’ai malheureusement pas le temps d’examiner {object} en ce moment.'],
      open: ['Voici mon avis sur {object} : [avis].'],
      yesIt: ['Je regarde cela {by} et {vous|te} fais part de mes remarques.'],
      noIt: ['Je n’ai malheureusement pas le temps de regarder cela en ce moment.'],
      openIt: ['Voici mon avis : [avis].'],
    },
    check: {
      yes: [
        '{about}, je me renseigne et reviens vers {vous|toi} {by}.',
        '{about}, je fais le point et {vous|te} réponds {by}.',
      ],
      no: ['{about}, je ne suis malheureusement pas en mesure de le vérifier pour le moment.'],
      open: ['{about}, je me renseigne et reviens vers {vous|toi} [quand].'],
      yesIt: [
        'Je me renseigne et reviens vers {vous|toi} {by}.',
        'Je vérifie cela et {vous|te} réponds {by}.',
      ],
      noIt: ['Je ne suis malheureusement pas en mesure de le vérifier pour le moment.'],
      openIt: ['Je me renseigne et reviens vers {vous|toi} [quand].'],
    },
    sign: {
      yes: ['Je signerai {object} {by} et {vous|te} renverrai l’exemplaire signé.'],
      no: ['Je ne peux malheureusement pas signer {object} pour le moment.'],
      open: ['Je signerai {object} [quand].'],
      yesIt: ['Je {vous|te} renverrai l’exemplaire signé {by}.'],
      noIt: ['Je ne peux malheureusement pas signer pour le moment.'],
      openIt: ['Je {vous|te} renverrai l’exemplaire signé [quand].'],
    },
    confirm: {
      yes: ['Je {vous|te} confirme {object}.'],
      no: ['Je ne peux malheureusement pas encore confirmer {object}.'],
      open: ['{about} : [confirmation / pas encore de confirmation].'],
      yesIt: ['Je {vous|te} le confirme volontiers.'],
      noIt: ['Je ne peux malheureusement pas encore {vous|te} le confirmer.'],
      openIt: ['Pour la confirmation demandée : [oui / pas encore].'],
    },
    tell: {
      yes: [
        '{about}, {vous aurez|tu auras} ma réponse {by}.',
        '{about}, je {vous|te} tiens au courant {by}.',
      ],
      no: ['{about}, je ne peux malheureusement rien {vous|te} dire.'],
      open: ['{about} : [réponse].'],
      yesIt: ['Je reviens vers {vous|toi} {by}.'],
      noIt: ['Je ne peux malheureusement rien {vous|te} dire à ce sujet.'],
      openIt: ['Voici ma réponse : [réponse].'],
    },
    call: {
      yes: ['{about}, je {vous |t’}appellerai volontiers {by}.'],
      no: ['{about}, je n’ai malheureusement pas la possibilité de téléphoner en ce moment.'],
      open: ['{about}, je suis disponible [date et heure].'],
      yesIt: ['Je {vous |t’}appellerai volontiers {by}.'],
      noIt: ['Un appel n’est malheureusement pas possible pour moi en ce moment.'],
      openIt: ['Pour un appel, je suis disponible [date et heure].'],
    },
    meet: {
      yes: ['{about}, je me rendrai disponible avec plaisir.'],
      no: ['{about}, je n’ai malheureusement pas la possibilité de me libérer.'],
      open: ['{about}, je suis disponible [date et heure].'],
      yesIt: ['Volontiers, retrouvons-nous pour en parler.'],
      noIt: ['Je n’ai malheureusement pas la possibilité de me libérer en ce moment.'],
      openIt: ['Pour une rencontre, je suis disponible [date et heure].'],
    },
    attend: {
      yes: ['Je serai là avec plaisir.', 'Je participerai avec plaisir.'],
      no: ['Je ne pourrai malheureusement pas être là.'],
      open: ['Pour ma participation : [oui / non].'],
      yesIt: ['Je participerai avec plaisir.'],
      noIt: ['Je ne pourrai malheureusement pas participer.'],
      openIt: ['Pour ma participation : [oui / non].'],
    },
    pay: {
      yes: ['Je vérifie {object} et fais le nécessaire {by}.'],
      no: ['Je ne donnerai pas suite en l’état {about}.'],
      open: ['{about} : [date de règlement].'],
      yesIt: ['Je vérifie cela et fais le nécessaire {by}.'],
      noIt: ['Je ne procéderai pas au règlement en l’état.'],
      openIt: ['Pour le règlement : [date de règlement].'],
    },
    complete: {
      yes: ['Je complète {object} {by}.'],
      no: ['Je ne peux malheureusement pas compléter {object} pour le moment.'],
      open: ['Je compléterai {object} [quand].'],
      yesIt: ['Je m’en charge {by}.'],
      noIt: ['Je ne peux malheureusement pas m’en charger pour le moment.'],
      openIt: ['Ce sera fait [quand].'],
    },
    update: {
      yes: ['Je modifie {object} {by}.'],
      no: ['Je ne peux malheureusement pas modifier {object}.'],
      open: ['Je modifierai {object} [quand].'],
      yesIt: ['Je fais la modification {by}.'],
      noIt: ['Cette modification n’est malheureusement pas possible.'],
      openIt: ['La modification sera faite [quand].'],
    },
    arrange: {
      yes: ['{about}, je me charge de l’organisation {by}.', '{about}, je m’occupe de tout {by}.'],
      no: ['{about}, je ne peux malheureusement pas prendre en charge l’organisation.'],
      open: ['{about} : [dispositions prises].'],
      yesIt: ['Je m’en occupe {by}.'],
      noIt: ['Je ne peux malheureusement pas m’en occuper.'],
      openIt: ['Pour l’organisation : [dispositions prises].'],
    },
    help: {
      yes: ['{about}, je {vous |t’}aiderai volontiers.'],
      no: ['{about}, je ne suis malheureusement pas en mesure de {vous |t’}aider.'],
      open: ['{about}, voici ce que je peux proposer : [aide proposée].'],
      yesIt: ['Je {vous |t’}aiderai volontiers.'],
      noIt: ['Je ne suis malheureusement pas en mesure de {vous |t’}aider.'],
      openIt: ['Voici ce que je peux proposer : [aide proposée].'],
    },
    approve: {
      yes: ['Je valide {object}.', '{about}, je donne mon accord.'],
      no: ['Je ne peux malheureusement pas valider {object}.'],
      open: ['{about} : [accord / refus].'],
      yesIt: ['Je {vous|te} donne mon accord.'],
      noIt: ['Je ne peux malheureusement pas donner mon accord.'],
      openIt: ['Pour l’accord demandé : [oui / non].'],
    },
    cancel: {
      yes: ['J’annule {object}, comme {vous|tu} le {souhaitez|souhaites}.'],
      no: ['Il n’est malheureusement plus possible d’annuler {object}.'],
      open: ['{about} : [annulation / annulation impossible].'],
      yesIt: ['Je procède à l’annulation, comme {vous|tu} le {souhaitez|souhaites}.'],
      noIt: ['Une annulation n’est malheureusement plus possible.'],
      openIt: ['Pour l’annulation : [oui / plus possible].'],
    },
    fix: {
      yes: ['{about}, je fais le nécessaire {by}.'],
      no: ['{about}, je n’ai malheureusement pas de solution à proposer.'],
      open: ['{about} : [mesure prise].'],
      yesIt: ['Je fais le nécessaire {by} et {vous|te} préviens dès que c’est réglé.'],
      noIt: ['Je n’ai malheureusement pas de solution à proposer.'],
      openIt: ['Voici ce qui est prévu : [mesure prise].'],
    },
    deliver: {
      yes: ['{about}, nous faisons le nécessaire {by}.'],
      no: ['{about}, ce n’est malheureusement pas possible pour le moment.'],
      open: ['{about}, la date prévue est la suivante : [date].'],
      yesIt: ['La livraison sera effectuée {by}.'],
      noIt: ['Une livraison n’est malheureusement pas possible pour le moment.'],
      openIt: ['La livraison aura lieu [quand].'],
    },
  },
  proposals: {
    yes: {
      plain: [
        '{named} me convient très bien.',
        'C’est entendu, je suis disponible {on}.',
        'C’est confirmé : rendez-vous {on}.',
      ],
      casual: ['{named}, c’est parfait pour moi.'],
      enthusiastic: ['{named} me convient à merveille, j’ai hâte d’y être !'],
      formal: ['J’ai le plaisir de vous confirmer ma disponibilité {on}.'],
      concise: ['{named} me convient.'],
      humorous: ['{named} : c’est noté, souligné et entouré dans mon agenda.'],
    },
    yesIt: {
      plain: [
        'Le créneau proposé me convient très bien.',
        'C’est entendu pour ce rendez-vous.',
        'Je confirme volontiers notre rendez-vous.',
      ],
    },
    no: {
      plain: [
        'Je ne suis malheureusement pas disponible {on}.',
        '{named} ne me convient malheureusement pas.',
        'Un rendez-vous {on} ne m’est malheureusement pas possible.',
      ],
      casual: ['{named}, ce n’est pas possible pour moi, dommage.'],
      formal: ['J’ai le regret de vous informer que je ne serai pas disponible {on}.'],
      concise: ['Je ne suis hélas pas disponible {on}.'],
    },
    noIt: {
      plain: [
        'Le créneau proposé ne me convient malheureusement pas.',
        'Je ne suis malheureusement pas disponible à ce moment-là.',
        'Je ne pourrai malheureusement pas être là à cette date.',
      ],
    },
    open: ['{named} [me convient / ne me convient pas].'],
    openIt: ['Le créneau proposé [me convient / ne me convient pas].'],
    move: {
      plain: [
        'Je ne suis malheureusement pas disponible {on}. {Seriez-vous|Serais-tu} disponible {other} ?',
        '{named} ne me convient malheureusement pas ; je {vous|te} propose plutôt {other}.',
        'Pourrions-nous déplacer le rendez-vous prévu {on} ? L’idéal pour moi serait {other}.',
      ],
      casual: ['{named}, ça ne va pas le faire pour moi. Et {other} ?'],
      assertive: ['Je ne suis pas disponible {on}. Je propose {other}.'],
      formal: ['Je ne serai malheureusement pas disponible {on} et me permets de vous proposer {other}.'],
    },
    moveIt: {
      plain: [
        'Ce créneau ne me convient malheureusement pas. {Seriez-vous|Serais-tu} disponible {other} ?',
        'Pourrions-nous déplacer ce rendez-vous ? Je {vous|te} propose {other}.',
        'Je suis au regret de devoir {vous|te} demander une autre date ; l’idéal pour moi serait {other}.',
      ],
      casual: ['On peut décaler ? Je te propose {other}.'],
    },
    propose: {
      plain: [
        'Je {vous|te} propose {other}.',
        '{Seriez-vous|Serais-tu} disponible {other} ?',
        'L’idéal pour moi serait {other}.',
      ],
    },
    otherTime: '[date et heure proposées]',
    oneOf: ['Parmi les dates proposées, voici celle qui me convient : {times}.'],
  },
  questions: {
    'yes-no': {
      yes: ['{re}, la réponse est oui.', '{re} : oui, tout à fait.'],
      no: ['{re}, la réponse est malheureusement non.', '{re} : malheureusement non.'],
      open: ['{re} : [oui / non, avec explication].'],
    },
    choice: {
      yes: ['{re}, voici mon choix : [choix].'],
      no: ['{re}, aucune des possibilités ne me convient malheureusement.'],
      open: ['{re}, voici mon choix : [choix].'],
    },
    time: {
      yes: ['{re}, je peux {vous |t’}indiquer la date : [date].'],
      no: ['{re}, je ne peux malheureusement pas encore donner de date.'],
      open: ['{re} : [date ou délai].'],
    },
    amount: {
      yes: ['{re}, voici le chiffre : [montant ou quantité].'],
      no: ['{re}, je ne peux malheureusement pas encore donner de chiffre.'],
      open: ['{re} : [montant ou quantité].'],
    },
    fact: {
      yes: ['{re}, voici ma réponse : [réponse].'],
      no: ['{re}, je ne peux malheureusement pas {vous|te} renseigner.'],
      open: ['{re}, voici ma réponse : [réponse].', '{re} : [réponse].'],
    },
    explanation: {
      yes: ['{re}, voici mon explication : [explication].'],
      no: ['{re}, je ne peux malheureusement pas {vous |t’}en dire davantage.'],
      open: ['{re} : [explication].'],
    },
    action: {
      yes: ['{re}, je m’en occupe volontiers.', '{re}, c’est entendu, je m’en charge.'],
      no: ['{re}, je ne peux malheureusement pas m’y engager.'],
      open: ['{re} : [réponse].'],
    },
  },
  questionRefs: {
    only: 'concernant {votre|ta} question',
    first: 'concernant {votre|ton} premier point',
    second: 'concernant {votre|ton} deuxième point',
    third: 'concernant {votre|ton} troisième point',
    further: 'concernant {votre|ton} autre point',
    quoted: 'concernant {votre|ta} question {question}',
    requested: 'concernant {votre|ta} demande {request}',
  },
  told: ['{re} : {value}.'],

  askBack: {
    one: {
      plain: [
        '{re}, j’aurais d’abord une question : [question] ?',
        '{re}, {pourriez-vous|pourrais-tu} me préciser un point : [question] ?',
        '{re}, une précision me serait utile avant de répondre : [question] ?',
      ],
      concise: ['{re} : [question] ?'],
    },
    many: { plain: ['Avant de répondre à chaque point, j’aurais une question : [question] ?'] },
  },
  need: {
    one: {
      plain: [
        '{re}, il me faudrait d’abord [élément nécessaire].',
        '{re}, il me manque encore l’élément suivant : [élément nécessaire].',
        '{re}, {pourriez-vous|pourrais-tu} m’envoyer [élément nécessaire] ?',
      ],
    },
    many: { plain: ['Pour traiter chaque point, il me faudrait encore [élément nécessaire].'] },
  },
  explain: {
    one: {
      plain: [
        '{re}, un point reste flou pour moi : [point à éclaircir].',
        '{re}, je voudrais m’assurer d’avoir bien compris : [point à éclaircir] ?',
        '{re}, j’aimerais d’abord éclaircir un point : [point à éclaircir] ?',
      ],
    },
    many: {
      plain: ['Avant de répondre à chaque point, j’aimerais éclaircir ceci : [point à éclaircir] ?'],
    },
  },
  status: ['{re}, voici où en sont les choses : [état actuel].', '{re}, le point à ce jour : [état actuel].'],
  bargain: {
    amount: {
      plain: [
        'Concernant le montant de {amount}, je {vous|te} soumets une contre-proposition : [conditions].',
        'À {amount}, nous ne sommes pas encore d’accord ; je pourrais accepter les conditions suivantes : [conditions].',
        'Je souhaiterais revenir sur le montant de {amount} : [conditions].',
      ],
      assertive: ['Le montant de {amount} est trop élevé pour moi. Ma proposition : [conditions].'],
      casual: ['{amount}, c’est un peu trop pour moi. Ma proposition : [conditions].'],
    },
    bare: {
      plain: [
        'J’aimerais revenir sur les conditions : [conditions].',
        'Voici ma proposition : [conditions].',
        'Nous pourrions nous entendre sur les bases suivantes : [conditions].',
      ],
    },
  },
  guarded: {
    secret: [
      'Par principe, je ne communique pas de données confidentielles, comme des mots de passe ou des coordonnées bancaires, par e-mail.',
      'Je ne transmets ni identifiants ni coordonnées bancaires par e-mail ; mieux vaut passer par un autre canal.',
      'Je ne communique pas ces données par e-mail ; je m’adresserai à un interlocuteur que je connais.',
    ],
    payment: [
      'Je commence par vérifier cette demande de paiement de mon côté.',
      'Avant tout règlement, je fais la vérification par notre circuit habituel.',
      'Pour le paiement, je procède d’abord à une vérification.',
    ],
  },
  listLead: ['Voici mes réponses, point par point :'],

  bodies: {
    question: {
      plain: [
        'J’aurais une question à ce sujet : [question] ?',
        'Un point mériterait d’être précisé : [question] ?',
        'Je me permets de {vous|te} poser une question : [question] ?',
      ],
    },
    accept: {
      plain: ['J’accepte volontiers.', 'C’est avec plaisir que j’accepte.', 'C’est d’accord de mon côté.'],
      enthusiastic: ['J’accepte avec un immense plaisir !'],
      casual: ['C’est d’accord pour moi.'],
      formal: ['J’ai le plaisir de vous donner mon accord.'],
      concise: ['C’est oui.'],
      humorous: ['C’est oui, et je n’ai même pas eu besoin de tirer à pile ou face.'],
    },
    decline: {
      plain: [
        'Je dois malheureusement décliner.',
        'Après réflexion, je préfère décliner.',
        'Je ne peux malheureusement pas accepter.',
      ],
      casual: ['Ce sera sans moi cette fois, dommage.'],
      assertive: ['Ma réponse est non.'],
      formal: ['Après mûre réflexion, je me vois dans l’obligation de décliner.'],
      empathetic: ['Ce n’est pas facile à écrire, mais je dois décliner.'],
    },
    reschedule: {
      plain: [
        'Pourrions-nous trouver une autre date ? Je {vous|te} propose {other}.',
        'J’aimerais déplacer notre rendez-vous. {Seriez-vous|Serais-tu} disponible {other} ?',
        'Il me faudrait malheureusement changer la date ; l’idéal pour moi serait {other}.',
      ],
      casual: ['On peut décaler ? Je te propose {other}.'],
    },
    request: {
      plain: [
        '{Pourriez-vous|Pourrais-tu} m’envoyer [élément demandé] ?',
        'Il me faudrait encore [élément demandé].',
        '{Auriez-vous|Aurais-tu} la gentillesse de me transmettre [élément demandé] ?',
      ],
      formal: ['Je vous saurais gré de bien vouloir me transmettre [élément demandé].'],
    },
    update: {
      plain: [
        'Voici où en sont les choses : [état actuel].',
        'Un rapide point sur la situation : [état actuel].',
        'À ce jour, la situation est la suivante : [état actuel].',
      ],
    },
    clarify: {
      plain: [
        'Un point reste flou pour moi : [point à éclaircir].',
        '{Pourriez-vous|Pourrais-tu} m’expliquer [point à éclaircir] ?',
        'Pour m’assurer de bien comprendre : [point à éclaircir] ?',
      ],
    },
    confirm: {
      facts: {
        plain: [
          'Je {vous|te} confirme ce qui suit : {facts}.',
          'Je {vous|te} confirme bien {facts}.',
          'C’est donc confirmé : {facts}.',
        ],
      },
      bare: {
        plain: [
          'Je {vous|te} confirme la bonne réception de {votre|ton} message.',
          '{Votre|Ton} message m’est bien parvenu et j’ai tout noté.',
          'J’ai bien pris note de {votre|ton} message.',
        ],
        formal: ['J’accuse bonne réception de votre message.'],
      },
    },
    introduce: {
      plain: [
        'J’ai le plaisir de {vous|te} présenter [nom] : [fonction et raison].',
        'J’aimerais {vous|te} mettre en relation avec [nom] : [fonction et raison].',
        'Voici une rencontre qui devrait {vous |t’}intéresser : [nom], [fonction et raison].',
      ],
    },
  },
  additions: {
    say: '{text}.',
    quote: '{text}',
    'ask-whether': '{Pourriez-vous|Pourrais-tu} me dire si {text} ?',
    'ask-about': 'Que {pouvez-vous|peux-tu} me dire sur {text} ?',
    'ask-for': '{Pourriez-vous|Pourrais-tu} m’envoyer {text} ?',
    'ask-that': 'J’ai une demande à {vous|te} faire : {text}.',
    offer: 'Voici ce que je {vous|te} propose : {text}.',
    thank: 'Merci pour {text}.',
    apologize: 'Toutes mes excuses pour {text}.',
    congratulate: 'Toutes mes félicitations pour {text}.',
    wish: 'Je {vous|te} souhaite {text}.',
    invite: 'J’ai le plaisir de {vous |t’}inviter : {text}.',
    remind: 'Je me permets de {vous|te} rappeler {text}.',
  },
  toTranslate: 'en français : {text}',

  closings: {
    awaiting: {
      professional: [
        'Je reste dans l’attente de {votre|ton} retour.',
        'Je {vous|te} remercie par avance de {votre|ta} réponse.',
        'Merci d’avance pour {votre|ton} retour.',
      ],
      formal: [
        'Dans l’attente de votre réponse, je vous remercie de l’attention que vous voudrez bien porter à ce message.',
        'Je vous saurais gré de bien vouloir me faire part de votre réponse.',
      ],
      diplomatic: [
        '{Votre|Ton} avis me sera précieux, et je ne doute pas que nous trouverons une solution qui convienne à chacun.',
      ],
      assertive: ['Merci de me donner une réponse claire.'],
      concise: ['Merci de {votre|ta} réponse.'],
      urgent: ['Une réponse rapide me rendrait grand service.', 'Merci de me répondre dès que possible.'],
      friendly: [
        'Au plaisir de {vous|te} lire.',
        'Merci d’avance, et à très vite.',
        'J’attends de {vos|tes} nouvelles avec impatience.',
      ],
      empathetic: ['{Prenez|Prends} tout le temps qu’il {vous|te} faut pour me répondre.'],
      enthusiastic: ['J’ai hâte de {vous|te} lire !'],
      casual: ['Tiens-moi au courant.', 'Dis-moi ce que tu en penses.'],
      humorous: ['J’attends ta réponse, un œil sur ma boîte de réception et l’autre sur mon café.'],
    },
    available: {
      professional: [
        'Je reste à {votre|ta} disposition pour toute question.',
        'N’{hésitez|hésite} pas à revenir vers moi si besoin.',
        'Je répondrai volontiers à toute question complémentaire.',
      ],
      formal: ['Je demeure à votre entière disposition pour tout renseignement complémentaire.'],
      diplomatic: ['Si un point {vous|te} semble mériter discussion, je suis à {votre|ton} écoute.'],
      assertive: ['S’il manque quelque chose, {dites|dis}-le-moi.'],
      concise: ['À {votre|ta} disposition.'],
      urgent: ['En cas de question, je réponds sans tarder.'],
      friendly: [
        'N’{hésitez|hésite} surtout pas si {vous avez|tu as} la moindre question.',
        'Je {vous|te} souhaite une très bonne journée.',
        'Et si autre chose {vous|te} vient à l’esprit, {écrivez|écris}-moi.',
      ],
      empathetic: ['Si {vous avez|tu as} besoin de quoi que ce soit, je suis là.'],
      enthusiastic: ['J’ai hâte de découvrir la suite !'],
      casual: ['Fais-moi signe s’il y a quoi que ce soit.'],
      humorous: ['En cas de question, écris-moi : je ne mords pas.'],
    },
    meeting: {
      plain: [
        'Je me réjouis de notre rencontre.',
        'Au plaisir d’échanger avec {vous|toi}.',
        'D’ici là, je reste à {votre|ta} disposition.',
      ],
      casual: ['D’ici là, prends soin de toi !'],
      enthusiastic: ['J’ai vraiment hâte d’y être !'],
      formal: ['Je me réjouis par avance de notre entretien.'],
      concise: ['À bientôt.'],
    },
    declined: {
      plain: [
        'Je {vous|te} remercie de {votre|ta} compréhension.',
        'Merci de {votre|ta} compréhension ; une autre occasion se présentera peut-être.',
        'Ce sera, je l’espère, pour une prochaine fois.',
      ],
      casual: ['Ce n’est que partie remise !'],
      assertive: ['Merci d’en prendre note.'],
      formal: ['Je vous remercie par avance de votre compréhension.'],
    },
    sorry: {
      plain: [
        'Je {vous|te} remercie de {votre|ta} patience.',
        'Merci de {votre|ta} compréhension.',
        'Je {vous|te} recontacte dès que j’en sais plus.',
      ],
    },
    grave: {
      plain: [
        'Je {vous|te} souhaite beaucoup de courage.',
        '{Prenez bien soin de vous|Prends bien soin de toi}.',
        'Si je peux faire quoi que ce soit, {faites|fais}-le-moi savoir.',
      ],
    },
    content: {
      plain: [
        'Je {vous|te} souhaite une bonne continuation.',
        'Au plaisir de poursuivre notre collaboration.',
        'Bonne journée à {vous|toi}.',
      ],
      casual: ['Bonne continuation !'],
      enthusiastic: ['Vivement la suite !'],
      formal: ['Je vous souhaite une excellente continuation.'],
      concise: ['Bonne journée.'],
    },
  },
};
