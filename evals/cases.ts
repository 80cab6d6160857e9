import type { EvalCase } from './case.ts';
import { englishMails } from './cases/english.ts';
import { germanicMails } from './cases/germanic.ts';
import { romanceMails } from './cases/romance.ts';

/** Every case, by family of the mail's language. */
export const evalCases: readonly EvalCase[] = [...englishMails, ...germanicMails, ...romanceMails];
