import type { EvalCase } from '../case.ts';
import { evalCases } from '../cases.ts';

/** The twenty mails that every language, intent and tone is tried on: one of each sort, in twelve languages. */
const ids = [
  'en-workshop-five-asks',
  'en-late-delivery-complaint',
  'en-three-slots',
  'en-condolence',
  'en-introduction-designer',
  'en-injection-vendor',
  'en-negotiate-no-figures',
  'en-newsletter',
  'de-vertrag-one-ask',
  'de-du-treffen',
  'fr-candidature',
  'es-reunion-cambiar',
  'it-ringraziamento',
  'pl-oferta-pytania',
  'ru-zhaloba-noutbuk',
  'ja-mitsumori-shitsumon',
  'zh-huiyi-queren',
  'ar-ard-asar-asila',
  'hi-shikayat',
  'tr-sen-toplanti',
];

/** These cases, without the instructions some have. Throws where one has gone. */
export const combinationMails: readonly EvalCase[] = ids.map((id) => {
  const found = evalCases.find((evalCase) => evalCase.id === id);
  if (!found) throw new Error(`There is no case ${id}.`);
  const { customPrompt: _, instructions: __, ...rest } = found;
  return rest;
});
