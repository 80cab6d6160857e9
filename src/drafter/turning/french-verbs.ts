/** Forms of 'vous' that no rule makes, and what the first person says for them. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'pouvez peux|voulez souhaite|devez dois|avez ai|êtes suis|faites fais|dites dis|venez viens|revenez reviens|' +
    'prévenez préviens|intervenez interviens|convenez conviens|tenez tiens|maintenez maintiens|obtenez obtiens|' +
    'prenez prends|comprenez comprends|reprenez reprends|recevez reçois|savez sais|voyez vois|prévoyez prévois|' +
    'envoyez envoie|renvoyez renvoie|employez emploie|payez paie|essayez essaie|mettez mets|permettez permets|' +
    'transmettez transmets|remettez remets|admettez admets|vendez vends|attendez attends|entendez entends|' +
    'répondez réponds|perdez perds|rendez rends|partez pars|repartez repars|sortez sors|servez sers|suivez suis|' +
    'écrivez écris|vivez vis|lisez lis|conduisez conduis|produisez produis|traduisez traduis|construisez construis|' +
    'offrez offre|ouvrez ouvre|couvrez couvre|préférez préfère|possédez possède|gérez gère|espérez espère|' +
    'appelez appelle|rappelez rappelle|connaissez connais|allez vais|buvez bois|croyez crois|acceptez accepte|' +
    'laissez laisse|passez passe|baissez baisse|désirez désire|montrez montre|livrez livre|assurez assure|' +
    'retirez retire|tirez tire|entrez entre|étudiez étudie|vérifiez vérifie|confiez confie|appréciez apprécie|' +
    'aviez avais|étiez étais|aurez aurai|saurez saurai|devrez devrai|recevrez recevrai|achetez achète|' +
    'amenez amène|emmenez emmène|pesez pèse|jetez jette|renouvelez renouvelle|procédez procède|suggérez suggère|' +
    'répétez répète|complétez complète|modifiez modifie|facturez facture|louez loue|concevez conçois'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Stems of the future that '-erez' does not show. */
const FUTURE = /(?:[^é]er|[^s]ir|dr|rr|ttr)ez$/u;
const VOWEL = /^[{]?[aeiouyéèêâîôûhœ]/iu;

/** Whether 'je' and 'ne' lose their vowel before a word: 'j’habite', 'n’est'. */
export const leans = (word: string) => VOWEL.test(word);

/** A form of 'vous' or 'tu' as the first person has it ('acceptez', 'acceptes' → 'accepte'); undefined for what is no such form. */
export function mine(form: string): string | undefined {
  const verb = form.toLowerCase();
  const known = IRREGULAR[verb];
  if (known) return known;
  if (verb === 'as' || verb === 'auras') return verb === 'as' ? 'ai' : 'aurai';
  if (verb === 'es') return 'suis';
  if (verb === 'vas') return 'vais';
  if (/riez$/u.test(verb)) return `${verb.slice(0, -3)}ais`;
  if (FUTURE.test(verb)) return `${verb.slice(0, -2)}ai`;
  if (/issez$/u.test(verb)) return `${verb.slice(0, -4)}s`;
  if (/\p{L}{2}[^i]ez$/u.test(verb)) return verb.slice(0, -1);
  if (/ras$/u.test(verb)) return `${verb.slice(0, -1)}i`;
  if (/\p{L}{2}es$/u.test(verb)) return verb.slice(0, -1);
  return /\p{L}{2}[sx]$/u.test(verb) ? verb : undefined;
}

/** A form of 'vous' as a firm has it: 'livrez' → 'livrons'; undefined for what is no such form. */
export function ours(form: string): string | undefined {
  const verb = form.toLowerCase();
  const known: Record<string, string> = { êtes: 'sommes', faites: 'faisons', dites: 'disons' };
  if (known[verb]) return known[verb];
  if (!/\p{L}ez$/u.test(verb)) return undefined;
  return `${verb.slice(0, -2).replace(/c$/u, 'ç').replace(/g$/u, 'ge')}ons`;
}

/** What no one does alone: all else is said by whoever signs, who says 'je' throughout. */
export const FIRM = /^(?:ouvr|ferm|accueill|héberg|embauch|recrut)/iu;

/** The first person of an infinitive that is no '-er' verb, or none of the plain ones. */
const PRESENT: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'envoyer envoie|renvoyer renvoie|appeler appelle|rappeler rappelle|transmettre transmets|remettre remets|' +
    'mettre mets|faire fais|refaire refais|établir établis|fournir fournis|remplir remplis|choisir choisis|' +
    'réunir réunis|définir définis|prendre prends|reprendre reprends|apprendre apprends|venir viens|' +
    'intervenir interviens|revenir reviens|prévenir préviens|tenir tiens|maintenir maintiens|répondre réponds|' +
    'rendre rends|attendre attends|vendre vends|écrire écris|inscrire inscris|lire lis|relire relis|voir vois|' +
    'prévoir prévois|ouvrir ouvre|offrir offre|dire dis|traduire traduis|réduire réduis|produire produis|' +
    'payer paie|acheter achète|amener amène|compléter complète|gérer gère|régler règle|joindre joins|' +
    'recevoir reçois|servir sers|sortir sors|suivre suis|convertir convertis|garantir garantis|procéder procède|' +
    'essayer essaie|nettoyer nettoie|déplacer déplace|passer passe|emmener emmène|renouveler renouvelle|lever lève|' +
    'enlever enlève|accélérer accélère|récupérer récupère|libérer libère|protéger protège|soumettre soumets'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** What the first person does now, by its infinitive; undefined where no rule makes it safely. */
export function doing(infinitive: string): string | undefined {
  const verb = infinitive.toLowerCase();
  const known = PRESENT[verb];
  if (known) return known;
  if (/[eé](?:[bcdglmnprstv]|[bcdfgptv][lr]|gn|gu|ch)er$|yer$/u.test(verb)) return undefined;
  return /\p{L}{2}er$/u.test(verb) ? verb.slice(0, -1) : undefined;
}

/** What the sender may, must or will, said to him; by his own form. */
export const READERS: Readonly<Record<string, string>> = {
  puis: '{pouvez|peux}',
  peux: '{pouvez|peux}',
  peut: '{pouvez|peux}',
  pouvons: '{pouvez|peux}',
  pourrais: '{pouvez|peux}',
  pourrait: '{pouvez|peux}',
  pourrions: '{pouvez|peux}',
  pourrai: '{pourrez|pourras}',
  pourra: '{pourrez|pourras}',
  pourrons: '{pourrez|pourras}',
  dois: '{devez|dois}',
  doit: '{devez|dois}',
  devons: '{devez|dois}',
  devrai: '{devrez|devras}',
  devrons: '{devrez|devras}',
  devrions: '{devriez|devrais}',
  devrais: '{devriez|devrais}',
  serai: '{serez|seras}',
  serons: '{serez|seras}',
  aura: '{aurez|auras}',
  recevra: '{recevrez|recevras}',
  aurai: '{aurez|auras}',
  aurons: '{aurez|auras}',
  recevrai: '{recevrez|recevras}',
  recevrons: '{recevrez|recevras}',
  avons: '{avez|as}',
  sommes: '{êtes|es}',
};
