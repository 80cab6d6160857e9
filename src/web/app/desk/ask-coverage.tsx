import type { AskCoverage } from '#checking/coverage.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';

type CoverageProps = {
  coverage: AskCoverage;
  /** The id of the element with the words of the ask. */
  wordsId: string;
  /** Called with the position in the reply where the answer belongs. */
  onOpen: (at: number) => void;
};

/** Whether the reply answers an ask. */
export function Coverage({ coverage, wordsId, onOpen }: CoverageProps) {
  if (coverage.state === 'answered') {
    return (
      <span className="flex items-center gap-1 text-success">
        <CheckIcon className="size-4" />
        Answered
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 text-ink-soft">
      <Button look="link" aria-describedby={wordsId} onClick={() => onOpen(coverage.at)}>
        Open
      </Button>
      {coverage.state === 'unsure' ? 'please check' : null}
    </span>
  );
}
