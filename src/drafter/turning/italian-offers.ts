import { upper } from './clause-rules.ts';

import { mine } from './italian-verbs.ts';
import type { Said } from './turning.ts';

/** Subjunctives of 'che Le invii …' by their stem. */
const WISHED: Readonly<Record<string, string>> = {
  faccia: 'far',
  facciamo: 'far',
  venga: 'venir',
  veniamo: 'venir',
  dia: 'dar',
  diamo: 'dar',
  tenga: 'tener',
  prenda: 'prender',
  prendiamo: 'prender',
  metta: 'metter',
  mettiamo: 'metter',
  spedisca: 'spedir',
  spediamo: 'spedir',
  fornisca: 'fornir',
  forniamo: 'fornir',
  proceda: 'proceder',
  procediamo: 'proceder',
  inserisca: 'inserir',
  inseriamo: 'inserir',
};

/** Verbs whose stem ends with the vowel: 'inviamo' is 'inviare'. */
const KEEPS_I = /^(?:invi|rinvi|lasci|cambi|vari|annunci|cominci)/u;

function infinitiveOf(form: string): string | undefined {
  const verb = form.toLowerCase();
  if (WISHED[verb]) return WISHED[verb];
  if (/\p{L}{2}[cg]hi(?:amo)?$/u.test(verb)) return `${verb.replace(/hi(?:amo)?$/u, '')}ar`;
  if (!/\p{L}{2}i(?:amo)?$/u.test(verb)) return undefined;
  const stem = verb.replace(/i{1,2}(?:amo)?$/u, '');
  return KEEPS_I.test(verb) ? `${stem}iar` : `${stem}ar`;
}

/** An infinitive with the pronoun that the subjunctive had before it, seen from the other side. */
function hung(stem: string, word: string): string {
  if (word === '') return `${stem}e`;
  if (word === 'mi' || word === 'ci') return `{${stem}si|${stem}ti}`;
  return `${stem}${/^(?:le|ti|la)$/.test(word) ? 'mi' : word === 'vi' ? 'ci' : word}`;
}

/** 'Desidera un pacchetto, oppure preferisce pagare a consumo?' */
export function eitherDeed([one = '', first = '', other = '', second = '']: readonly string[]):
  | Said
  | undefined {
  const said = [
    [one, first],
    [other, second],
  ].map(([form = '', rest = '']) => {
    const [, clitic = '', bare = form] = /^((?:li|le|lo|la|ne) )?(.+)$/iu.exec(form) ?? [];
    const verb = mine(bare, rest) ?? (/\p{L}{2}rà$/u.test(bare) ? `${bare.slice(0, -1)}ò` : undefined);
    return verb && `${clitic.toLowerCase()}${verb} ${rest}`.trim();
  });
  const [yes, no] = said;
  return yes && no ? { open: `[${upper(yes)} / ${upper(no)}].` } : undefined;
}

/** 'Vuole che Le mandi il programma?' */
export function offered([clitic = '', form = '', rest = '']: readonly string[]): Said | undefined {
  const stem = infinitiveOf(form);
  if (!stem) return undefined;
  if (/ (?:o|oppure) /.test(rest)) return undefined;
  const word = clitic.trim().toLowerCase();
  const done = `${hung(stem, word)}${rest === '' ? '' : ` ${rest}`}`;
  return {
    open: `[Sì, {può|puoi} / No grazie, non occorre] ${done}.`,
    yes: `sì, {può|puoi} senz’altro ${done}.`,
    no: `no grazie, non occorre ${done}.`,
  };
}
