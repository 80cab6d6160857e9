import type { EvalCase } from './case.ts';
import { asianMails } from './cases/asian.ts';
import { eastAsianMails } from './cases/east-asian.ts';
import { englishMails } from './cases/english.ts';
import { germanicMails } from './cases/germanic.ts';
import { moreMails } from './cases/more.ts';
import { romanceMails } from './cases/romance.ts';
import { slavicMails } from './cases/slavic.ts';

/** Every case, by family of the mail's language. */
export const evalCases: readonly EvalCase[] = [
  ...englishMails,
  ...germanicMails,
  ...romanceMails,
  ...slavicMails,
  ...eastAsianMails,
  ...asianMails,
  ...moreMails,
];
