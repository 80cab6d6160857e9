import type { NamedTone } from '#domain/tones.ts';

/** Tones that greet as people talk, and in which nobody is called dear. */
export const easyTones: readonly NamedTone[] = ['casual', 'humorous', 'friendly', 'enthusiastic'];

/** Given names whose ending tells nothing, or the other thing. */
const MEN =
  /^(?:carlos|andrés|andres|javier|xavier|miguel|ángel|angel|manuel|josé|jose|juan|luis|luís|luiz|jesús|jesus|david|davi|daniel|rafael|gabriel|óscar|oscar|héctor|hector|víctor|victor|vítor|vitor|iván|ivan|adrián|sebastián|sebastião|martín|martin|agustín|joaquín|joaquim|rubén|ruben|raúl|raul|tomás|tomas|thomaz|nicolás|nicolas|lucas|matías|matias|marcos|moisés|félix|felix|jorge|felipe|enrique|henrique|vicente|jaime|jordi|aitor|mikel|asier|samuel|ismael|abel|germán|hernán|julián|fabián|damián|cristian|christian|edgar|omar|césar|cesar|salvador|nelson|rui|joão|andré|artur|arthur|gil|igor|heitor|simão|renan|gaspar|benjamín|benjamim|ramón|simón|gastón|esteban|germano|borja|bautista|dinis|afonso|duarte|vasco|antónio|antônio|telmo|josep|pere|marc|eric|alexandre|filipe|guilherme|jerónimo)$/iu;
const WOMEN =
  /^(?:carmen|carmem|isabel|raquel|inés|inês|mercedes|dolores|pilar|beatriz|nieves|soledad|luz|maribel|leonor|esther|ester|ruth|rute|judith|judite|belén|irene|maite|montserrat|montse|remedios|ángeles|miriam|míriam|lourdes|concepción|conceição|asunción|encarnación|assunção|iris|doris|gladys|matilde|alice|clarice|denise|elisabete|elizabeth|marlene|solange|ivone|vivian|liliane|cristiane|viviane|tatiane|luciane|simone|gisele|rosane|aline|jaqueline|caroline|thaís|taís|laís|maitê|rocío|rocio|consuelo|amparo|rosario|rosário|charo|socorro|sagrario|loreto|milagros)$/iu;
/** Names of both, or of another language, whose end is no sign. */
const EITHER =
  /^(?:luca|nicola|andrea|joshua|mika|nikita|sasha|misha|elia|sacha|jona|joan|noa|akira|yuko|keiko|\p{L}+ko|akio|cameron|marlo|margo|ezra|dana|luka|ilya|ilja|joša)$/iu;

/** Whether a Spanish or Portuguese given name is a woman's or a man's; undefined where the name does not tell. */
export function genderOf(name: string | undefined): 'f' | 'm' | undefined {
  const [first = ''] = name?.split(' ', 1) ?? [];
  if (first.length < 3 || !/^[\p{Script=Latin}’'-]+$/u.test(first) || EITHER.test(first)) return undefined;
  if (MEN.test(first)) return 'm';
  if (WOMEN.test(first) || /a$/u.test(first)) return 'f';
  return /o$/u.test(first) ? 'm' : undefined;
}

/** The same of a Greek name, written in Greek. */
export function greekGenderOf(name: string | undefined): 'f' | 'm' | undefined {
  const [first = ''] = name?.split(' ', 1) ?? [];
  if (first.length < 3 || !/^\p{Script=Greek}+$/u.test(first)) return undefined;
  if (/[οόαάηή]ς$/u.test(first)) return 'm';
  return /[αάηήωώ]$/u.test(first) ? 'f' : undefined;
}
