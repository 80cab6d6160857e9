import { unsupportedFacts } from '#checking/facts.ts';
import { folded, holdsWord } from '#checking/reply-text.ts';
import { type Guard, readingOf } from '../case.ts';
import { withoutGaps } from '../reply-text.ts';

/** A reply states nothing that neither mail nor instructions hold, and nothing that the case forbids. */
export const factsGuard: Guard = (evalCase, { text }) => {
  const { mail, customPrompt, mustNotClaim, language } = evalCase;
  const invented = unsupportedFacts({
    reply: text,
    reading: readingOf(evalCase),
    mail,
    instructions: customPrompt,
    language,
  });
  const said = folded(withoutGaps(text));
  return [
    ...invented.map((fact) => ({ guard: 'facts', message: `${fact.kind} from nowhere: “${fact.text}”` })),
    ...mustNotClaim
      .filter((claim) => holdsWord(said, claim))
      .map((claim) => ({ guard: 'facts', message: `claims “${claim}”` })),
  ];
};
