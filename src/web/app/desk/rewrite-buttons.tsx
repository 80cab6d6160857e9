import { rewrites } from '#domain/rewrites.ts';
import { Button } from '#web/ui/button.tsx';
import type { RewriteState } from './use-rewrite.ts';

/** The id of the sentence that says what a rewrite costs. */
export const REWRITE_COST_ID = 'rewrite-cost';

/** The buttons that write a finished reply once more. */
export function RewriteButtons({ isCounted, isBusy, rewrite }: RewriteState) {
  return rewrites.map(({ value, label }) => (
    <Button
      key={value}
      look="quiet"
      className="px-2!"
      aria-disabled={isBusy}
      aria-describedby={isCounted ? REWRITE_COST_ID : undefined}
      onClick={() => {
        if (!isBusy) rewrite(value);
      }}
    >
      {label}
    </Button>
  ));
}
