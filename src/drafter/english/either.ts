import { alternativesFrame } from './alternatives.ts';
import { smoothed, TIMED } from './claims.ts';
import { claimOfStatement } from './clauses.ts';
import type { Frame } from './frame.ts';

/** 'They can load at 6': one of two statements between which is to be chosen. */
function statedFrame(text: string): Frame {
  const claim = claimOfStatement(text);
  return claim ? { kind: 'claim', claim: smoothed(claim) } : { kind: 'none' };
}

/** 'Whether they can load at 6, or if the terminal opens later'; undefined where there is but one statement. */
export function eitherStated(clause: string): Frame | undefined {
  if (/\bany\b/.test(clause)) return undefined;
  const [, one, other] =
    /^(?:if|whether) (.+?),? or (?:if |whether |(?=(?:it|we|you|they|he|she) (?!don't|do not|not\b)[a-z']+ ))(.+)$/i.exec(
      clause,
    ) ?? [];
  return one && other ? alternativesFrame([one, other], statedFrame) : undefined;
}

/** 'Could you do Friday, or first thing Monday?': undefined where no times are to be chosen from. */
export function eitherTime(deed: string): Frame | undefined {
  const timed = /^(do|make|manage) (.{3,30}?),? or (?:on |else )?(.{3,30})$/i.exec(deed);
  if (timed && TIMED.test(timed[2] ?? '') && TIMED.test(timed[3] ?? ''))
    return {
      kind: 'choice',
      start: `I can ${timed[1]?.toLowerCase()}`,
      options: `${timed[2]} / ${timed[3]}`,
      end: '',
      name: `${timed[2]} or ${timed[3]}`,
      refused: `I can ${timed[1]?.toLowerCase()} neither ${timed[2]} nor ${timed[3]}`,
    };
  return undefined;
}
