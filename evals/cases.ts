import type { EvalCase } from './case.ts';
import { asianMails } from './cases/asian.ts';
import { asianOfficeMails } from './cases/asian-offices.ts';
import { askingBackMails } from './cases/asking-back.ts';
import { eastAsianMails } from './cases/east-asian.ts';
import { englishMails } from './cases/english.ts';
import { germanicMails } from './cases/germanic.ts';
import { moreMails } from './cases/more.ts';
import { romanceMails } from './cases/romance.ts';
import { slavicMails } from './cases/slavic.ts';
import { threadMails } from './cases/threads.ts';

/** Every case: by family of the mail's language, then those with a history and those answered by asking back. */
export const evalCases: readonly EvalCase[] = [
  ...englishMails,
  ...germanicMails,
  ...romanceMails,
  ...slavicMails,
  ...eastAsianMails,
  ...asianMails,
  ...asianOfficeMails,
  ...moreMails,
  ...threadMails,
  ...askingBackMails,
];
