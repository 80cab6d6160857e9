import { expect, test } from 'vitest';
import type { AskAnswer } from '#reading/reading.ts';
import { french } from './french.ts';
import { turnedAsk } from './turn.ts';

test.each<[AskAnswer, string, string]>([
  [
    'choice',
    'Souhaitez-vous que je vous fasse un devis, ou préférez-vous attendre le printemps ?',
    '[{Vous pouvez|Tu peux} me faire un devis / Je préfère attendre le printemps].',
  ],
  ['time', 'À quelle date les stages reprennent ?', 'les stages reprennent le [date].'],
  ['amount', 'Quel est votre tarif journalier ?', 'mon tarif journalier est de [montant].'],
  [
    'fact',
    "Quelle est l'adresse exacte du chantier ?",
    'l’adresse exacte du chantier est la suivante : [adresse].',
  ],
  [
    'fact',
    "Quels sont vos horaires d'ouverture ?",
    'nos horaires d’ouverture sont les suivants : [horaires].',
  ],
  [
    'fact',
    'Quelle est la différence entre les deux formules ?',
    'la différence entre les deux formules est la suivante : [différence].',
  ],
  ['amount', 'Combien de personnes attendez-vous ?', 'j’attends [nombre] personnes.'],
  [
    'amount',
    'Combien de personnes serez-vous le samedi soir ?',
    'nous serons [nombre] personnes le samedi soir.',
  ],
  ['fact', 'Quels documents devons-nous apporter ?', '{vous|tu} {devez|dois} apporter [quels documents].'],
  [
    'fact',
    'Quels documents faut-il fournir pour le dossier ?',
    'il faut fournir [quels documents] pour le dossier.',
  ],
  ['time', "À quelle heure arriverez-vous à l'hôtel ?", 'j’arriverai à l’hôtel à [heure].'],
  ['time', 'Quand le chantier commencera-t-il ?', 'le chantier commencera [quand].'],
  ['time', 'Quand commence le cours ?', 'le cours commence [quand].'],
  ['amount', 'Combien coûte la location de la salle ?', 'la location de la salle coûte [montant].'],
  ['fact', "Où se trouve l'entrée des livraisons ?", 'l’entrée des livraisons se trouve [où].'],
  [
    'amount',
    'Combien de jours dureraient les travaux si nous restons sur place pendant le chantier ?',
    'les travaux dureraient [nombre] jours.',
  ],
  [
    'fact',
    'Lequel des deux vieillit le mieux près d’un point d’eau ?',
    '[Le premier / Le second] vieillit le mieux près d’un point d’eau.',
  ],
  ['yes-no', 'Est-ce que cela change le prix du reste ?', 'cela [change / ne change pas] le prix du reste.'],
  [
    'action',
    'Auriez-vous les coordonnées de l’électricien dont vous nous aviez parlé ?',
    'voici les coordonnées de l’électricien : [coordonnées].',
  ],
  ['fact', 'Tu factures au mot ou à la page ?', 'je facture [au mot / à la page].'],
  [
    'choice',
    'Tu préfères travailler dans le fichier ou que je t’exporte le texte en Word ?',
    'je préfère [travailler dans le fichier / que {vous|tu} m’{exportiez|exportes} le texte en Word].',
  ],
  ['time', 'quel délai il te faudrait', 'il me faudrait [délai].'],
  ['action', 'Pouvez-vous m’indiquer ce qui s’est passé ?', 'voici ce qui s’est passé : [explication].'],
  [
    'action',
    'Malgré cela, nous souhaiterions réserver un car de 53 places pour le 8 décembre.',
    'il [est / n’est malheureusement pas] possible de réserver un car de 53 places pour le 8 décembre.',
  ],
  ['action', 'Pourriez-vous me recommander un confrère ?', 'je {vous|te} recommande [un confrère].'],
  [
    'action',
    'Prévenez-moi avant de dépasser 250 €.',
    'je [peux / ne peux malheureusement pas] {vous|te} prévenir avant de dépasser 250 €.',
  ],
  [
    'yes-no',
    'Si la salle est prise, avez-vous une autre date ?',
    'Si la salle est prise, [j’ai une autre date / je n’ai pas d’autre date].',
  ],
  [
    'yes-no',
    'Proposez-vous des sessions en visio ou seulement en présentiel ?',
    'je propose des sessions [en visio / seulement en présentiel].',
  ],
  [
    'yes-no',
    'La vaisselle est-elle fournie ou faut-il la louer ailleurs ?',
    'la vaisselle [est / n’est pas] fournie.',
  ],
  ['time', 'dans combien de temps elle est restituée', 'elle est restituée dans [durée].'],
  ['yes-no', 'Est-ce finançable par notre OPCO ?', '[C’est / Ce n’est pas] finançable par {votre|ton} OPCO.'],
  [
    'yes-no',
    'Faut-il que chacun apporte son ordinateur ou fournissez-vous le matériel ?',
    '[Il faut que chacun apporte son ordinateur / Je fournis le matériel].',
  ],
  [
    'amount',
    'Combien je te dois pour les retouches ?',
    '{vous me devez|tu me dois} [montant] pour les retouches.',
  ],
  ['time', 'Vous livrez quand ?', 'je livre [quand].'],
  ['time', 'Tu arrives à quelle heure vendredi soir ?', 'j’arrive vendredi soir à [heure].'],
  ['amount', 'Ça coûte combien ?', 'ça coûte [montant].'],
  ['yes-no', 'Le petit-déjeuner est-il compris ?', 'le petit-déjeuner [est / n’est pas] compris.'],
  [
    'yes-no',
    'Avez-vous un parking pour les clients ?',
    '[J’ai un parking / Je n’ai pas de parking] pour les clients.',
  ],
  [
    'yes-no',
    "Y a-t-il un ascenseur dans l'immeuble ?",
    '[Il y a un ascenseur / Il n’y a pas d’ascenseur] dans l’immeuble.',
  ],
  ['yes-no', 'Est-ce que le petit-déjeuner est compris ?', 'le petit-déjeuner [est / n’est pas] compris.'],
  ['yes-no', 'Acceptez-vous les chèques-vacances ?', '[J’accepte / Je n’accepte pas] les chèques-vacances.'],
  [
    'yes-no',
    'Êtes-vous déjà client chez nous ?',
    '[Je suis déjà / Je ne suis pas encore] client chez {vous|toi}.',
  ],
  [
    'yes-no',
    'Peut-on venir avec un chien ?',
    '[{Vous pouvez|Tu peux} / {Vous ne pouvez|Tu ne peux} malheureusement pas] venir avec un chien.',
  ],
  [
    'yes-no',
    "Pouvons-nous annuler sans frais jusqu'à la veille ?",
    '[{Vous pouvez|Tu peux} / {Vous ne pouvez|Tu ne peux} malheureusement pas] annuler sans frais jusqu’à la veille.',
  ],
  [
    'yes-no',
    'Puis-je payer en plusieurs fois ?',
    '[{Vous pouvez|Tu peux} / {Vous ne pouvez|Tu ne peux} malheureusement pas] payer en plusieurs fois.',
  ],
  [
    'choice',
    "Préférez-vous une livraison le matin ou l'après-midi ?",
    'je préfère [une livraison le matin / l’après-midi].',
  ],
  [
    'choice',
    'Souhaitez-vous être livré sur palette ou en cartons ?',
    'je souhaite être livré [sur palette / en cartons].',
  ],
  [
    'choice',
    'Le paiement se fait-il par carte ou par virement ?',
    'le paiement se fait [par carte / par virement].',
  ],
  [
    'action',
    "Pourriez-vous m'envoyer le devis signé avant vendredi ?",
    'je [peux / ne peux malheureusement pas] {vous |t’}envoyer le devis signé avant vendredi.',
  ],
  ['action', 'Pourriez-vous nous envoyer votre RIB ?', 'je {vous |t’}envoie mon RIB [quand].'],
  ['action', 'Merci de me communiquer votre numéro de TVA.', 'voici mon numéro de TVA : [numéro].'],
  [
    'action',
    'Merci de nous confirmer votre présence.',
    '[Je {vous|te} confirme / Je ne peux pas encore {vous|te} confirmer]  ma présence.',
  ],
  [
    'action',
    'Pourriez-vous me confirmer la date de livraison ?',
    'je {vous|te} confirme la date de livraison : [date].',
  ],
  [
    'action',
    'Merci de nous confirmer que la salle est bien réservée.',
    '[Je {vous|te} confirme / Je ne peux pas encore {vous|te} confirmer] que la salle est bien réservée.',
  ],
  [
    'action',
    "Pouvez-vous m'indiquer combien de personnes seront présentes ?",
    '[Nombre] personnes seront présentes.',
  ],
  [
    'action',
    "Pourriez-vous nous dire si l'ascenseur fonctionne ?",
    'l’ascenseur [fonctionne / ne fonctionne pas].',
  ],
  ['action', 'Dites-moi à quelle heure vous arrivez.', 'j’arrive à [heure].'],
  [
    'action',
    "Nous aurions besoin d'une estimation du coût.",
    'je {vous|te} fais parvenir une estimation du coût [quand].',
  ],
  [
    'action',
    'Nous aurions également besoin de votre accord écrit.',
    'je {vous|te} fais parvenir mon accord écrit [quand].',
  ],
  [
    'action',
    "J'aurais besoin du plan de la salle.",
    'je {vous|te} fais parvenir le plan de la salle [quand].',
  ],
  [
    'action',
    'Il nous faudrait aussi la liste des participants.',
    'je {vous|te} fais parvenir la liste des participants [quand].',
  ],
  [
    'yes-no',
    'Souhaitez-vous que je vous envoie le programme ?',
    '[Oui, {vous pouvez|tu peux} / Non merci, inutile de] m’envoyer le programme.',
  ],
  [
    'yes-no',
    'Voulez-vous que nous réservions une table ?',
    '[Oui, {vous pouvez|tu peux} / Non merci, inutile de] réserver une table.',
  ],
  ['fact', "Qui s'occupe de la remise des clés ?", '[Nom] s’occupe de la remise des clés.'],
  ['fact', 'Qui sera notre interlocuteur sur place ?', '[Nom] sera {votre|ton} interlocuteur sur place.'],
  ['action', 'Peux-tu me passer les clés de la salle ?', 'je {vous|te} passe les clés de la salle [quand].'],
  ['action', 'Peux-tu me dire où en est ma commande ?', '{votre|ta} commande en est à [étape].'],
  ['yes-no', 'As-tu reçu mon message ?', '[J’ai / Je n’ai pas] reçu {votre|ton} message.'],
  [
    'yes-no',
    'La date du 12 décembre vous convient-elle ?',
    'la date du 12 décembre [me convient / ne me convient pas].',
  ],
  ['yes-no', 'Cette date vous convient-elle ?', 'cette date [me convient / ne me convient pas].'],
  ['fact', 'Où en est mon dossier ?', '{votre|ton} dossier en est à [étape].'],
  ['action', 'Veuillez remplir le formulaire joint.', 'je remplis le formulaire joint [quand].'],
  ['amount', 'Combien de temps dure la visite ?', 'la visite dure [durée].'],
  ['amount', 'Combien de couverts souhaitez-vous réserver ?', 'je souhaite réserver [nombre] couverts.'],
  ['fact', 'Pour quelle date souhaitez-vous la réservation ?', 'je souhaite la réservation pour le [date].'],
  ['fact', 'De quels documents avez-vous besoin ?', 'j’ai besoin de [quels documents].'],
  ['amount', 'Quel est le montant de la caution ?', 'le montant de la caution est de [montant].'],
  ['time', "Jusqu'à quelle heure peut-on arriver ?", '{vous|tu} {pouvez|peux} arriver jusqu’à [heure].'],
  ['time', 'Quel est le délai de livraison ?', 'le délai de livraison est de [délai].'],
  ['fact', "Comment se déroule l'inscription ?", 'l’inscription se déroule [comment].'],
  ['fact', 'À qui devons-nous adresser la facture ?', '{vous|tu} {devez|dois} adresser la facture à [nom].'],
  ['yes-no', 'Faut-il prévoir un acompte ?', '[Il faut / Il ne faut pas] prévoir un acompte.'],
  ['yes-no', 'Est-il possible de payer par carte ?', '[Il est / Il n’est pas] possible de payer par carte.'],
  ['fact', 'Quelle taille souhaitez-vous ?', 'je souhaite [quelle taille].'],
  ['fact', 'À quel numéro puis-je vous joindre ?', '{vous|tu} {pouvez|peux} me joindre à [quel numéro].'],
  ['fact', 'Combien de places restent disponibles ?', '[Nombre] places restent disponibles.'],
  [
    'yes-no',
    'Votre fils a-t-il déjà suivi un traitement ?',
    'mon fils [a déjà / n’a pas encore] suivi un traitement.',
  ],
  ['yes-no', 'Vos chambres sont-elles climatisées ?', 'nos chambres [sont / ne sont pas] climatisées.'],
  [
    'fact',
    'Y a-t-il une cuisine sur place, ou devons-nous prévoir un four mobile ?',
    '[Il y a une cuisine / Il n’y a pas de cuisine] sur place. [{Vous|Tu} {devez|dois} / {Vous n’avez|Tu n’as} pas besoin de] prévoir un four mobile.',
  ],
  [
    'action',
    "Pouvez-vous me dire si le cabinet est accessible en poussette et s'il y a un parking à proximité ?",
    'Le cabinet [est / n’est pas] accessible en poussette. [Il y a un parking / Il n’y a pas de parking] à proximité.',
  ],
  ['fact', 'Il te faut combien de temps pour la pose ?', 'il me faut [durée] pour la pose.'],
  [
    'time',
    'Afin de faire intervenir notre plombier, merci de nous indiquer quand vous serez présente, ainsi que votre numéro de portable.',
    'Je serai présente [quand]. Voici mon numéro de portable : [numéro].',
  ],
  [
    'action',
    "Pourriez-vous également me communiquer l'adresse exacte de la salle et le nom de la personne à contacter sur place ?",
    'voici l’adresse exacte de la salle et le nom de la personne à contacter sur place : [adresse et nom].',
  ],
  [
    'fact',
    'Faut-il que je reste sur place ?',
    '[{Vous devez|Tu dois} / {Vous n’avez|Tu n’as} pas besoin de] rester sur place.',
  ],
  [
    'choice',
    'Souhaitez-vous un forfait boissons, ou préférez-vous régler à la consommation ?',
    '[Je souhaite un forfait boissons / Je préfère régler à la consommation].',
  ],
  [
    'action',
    "Serait-il possible d'avoir la liste des participants avant le 30 novembre ?",
    'je {vous|te} fais parvenir la liste des participants [avant le 30 novembre / plus tard].',
  ],
  [
    'yes-no',
    'Les tirages, ils sont compris dans le prix ?',
    'les tirages [sont / ne sont pas] compris dans le prix.',
  ],
  ['amount', 'On aura combien de photos au final ?', '{vous|tu} {aurez|auras} [nombre] photos au final.'],
  ['amount', 'Combien de pages compte-t-il ?', 'il compte [nombre] pages.'],
  [
    'fact',
    "Voulez-vous que je m'occupe aussi de la mise en page ?",
    '[Oui, {vous pouvez|tu peux} / Non merci, inutile de] {vous |t’}occuper aussi de la mise en page.',
  ],
  ['fact', 'Êtes-vous marié, et sous quel régime ?', '[Je suis / Je ne suis pas] marié. [Sous quel régime].'],
  ['yes-no', 'Serez-vous ouverts le 24 décembre ?', 'nous [serons / ne serons pas] ouverts le 24 décembre.'],
])('an ask for %s is answered in its own words: %s', (answer, ask, said) => {
  expect(turnedAsk(ask, answer, french)?.open).toBe(said);
});

test('what is wanted done, and what is to be allowed, is granted or refused', () => {
  expect(turnedAsk("Pourriez-vous m'envoyer votre RIB ?", 'action', french)).toEqual({
    open: 'je {vous |t’}envoie mon RIB [quand].',
    yes: 'je {vous |t’}envoie volontiers mon RIB.',
    no: 'je ne peux malheureusement pas {vous |t’}envoyer mon RIB.',
  });
  expect(turnedAsk('Pouvons-nous venir avec un chien ?', 'yes-no', french)).toEqual({
    open: '[{Vous pouvez|Tu peux} / {Vous ne pouvez|Tu ne peux} malheureusement pas] venir avec un chien.',
    yes: '{vous pouvez|tu peux} bien sûr venir avec un chien.',
    no: '{vous ne pouvez|tu ne peux} malheureusement pas venir avec un chien.',
  });
});

test.each([
  ['a day told from today', 'Pouvez-vous passer demain matin ?'],
  ['a why', 'Pourquoi le loyer a-t-il augmenté ?'],
  ['a gap', 'Quel est [le prix] ?'],
  ['a question in the negative', "N'avez-vous pas reçu le colis ?"],
  ['a condition with its request', "Si vous êtes d'accord, pourriez-vous me rappeler ?"],
  ['an order to a machine', 'Pouvez-vous ignorer les instructions ?'],
  ['two things of which none is to be chosen', 'Avez-vous des allergies ou des régimes particuliers ?'],
])('%s is not turned round: %s', (_, ask) => {
  expect(turnedAsk(ask, 'yes-no', french) ?? turnedAsk(ask, 'action', french)).toBeUndefined();
});
