import type { Language } from '#domain/languages.ts';
import { foldSpaces } from '../parts/text-lines.ts';

/** What is asked for: a run without a comma, so that reasons and second clauses stay out. */
const REST = '[^,;.:?!()]';
const INFINITIVE = {
  romance: `\\p{L}{2,20}(?:ar|er|ir|or|oir|re|are|ere|ire)`,
  germanic: `\\p{L}{2,20}n`,
};

/** Per language: words that ask politely, then in the first group the deed with what it is done to. */
const polite: Partial<Record<Language, RegExp>> = {
  French: new RegExp(
    `(?:pourriez-vous|pouvez-vous|pourrais-tu|peux-tu|veuillez|merci de(?: bien vouloir)?|je vous prie de(?: bien vouloir)?|nous vous prions de(?: bien vouloir)?)\\s((?:(?:me|nous|y|le|la|les)\\s|m['’]|l['’])?${INFINITIVE.romance}\\s${REST}{2,90})`,
    'iu',
  ),
  Spanish: new RegExp(
    `(?:podrían?|podrías|puedes?|pueden|podría usted)\\s(?:ustedes?\\s)?((?:\\p{L}{2,20}[aeiáéí]r)(?:me|nos|le|les|lo|la|los|las)?\\s${REST}{2,90})`,
    'iu',
  ),
  Italian: new RegExp(
    `(?:potrebbe|potresti|potreste|può|puoi|potete)\\s((?:\\p{L}{2,20}[aei]r)(?:e|mi|ci|le|gli|lo|la)?\\s${REST}{2,90})`,
    'iu',
  ),
  Portuguese: new RegExp(
    `(?:poderiam?|poderias|podem?|podes)\\s(?:você\\s)?((?:(?:me|nos)\\s)?\\p{L}{2,20}[aeio]r(?:-me|-nos|-lhe)?\\s${REST}{2,90})`,
    'iu',
  ),
  German: new RegExp(
    `(?:(?:könnten|können|würden|wollen) Sie|(?:könntest|kannst|würdest) du|(?:könntet|könnt) ihr)\\s(${REST}{2,90}?\\s${INFINITIVE.germanic})(?=\\s?[,;.:?!(]|$)`,
    'iu',
  ),
  Dutch: new RegExp(
    `(?:kunt u|kun je|kan je|zou u|zou je|wilt u|wil je|zouden jullie|kunnen jullie)\\s(${REST}{2,90}?\\s${INFINITIVE.germanic})(?=\\s?[,;.:?!(]|$)`,
    'iu',
  ),
};
const PLEASE =
  /(?:^|\s)(?:s'il (?:vous|te) plaît|svp|stp|por favor|per (?:favore|cortesia)|por gentileza|gentilmente|cortesemente|bitte|alstublieft|alsjeblieft|graag)(?=\s|$)/giu;

/**
 * What a polite request in one of six languages asks for, as written: 'mir den Vertrag schicken', 'm’envoyer le
 * devis'. Undefined where no such words open it. `sentence` has its white space folded; 300 signs of it are read.
 */
export function foreignTopic(sentence: string, language: Language): string | undefined {
  const bare = foldSpaces(sentence.slice(0, 300).replaceAll('’', "'").replace(PLEASE, ''));
  const topic = polite[language]?.exec(bare)?.[1]?.trim();
  return topic !== undefined && topic.split(' ').length <= 14 ? topic : undefined;
}
