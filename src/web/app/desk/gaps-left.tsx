import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ReplyAction, ReplyDesk } from './use-reply-desk.ts';

/** The number of gaps that are left, in words. */
export function gapsLeft(count: number): string {
  return count === 1 ? '1 gap left' : `${count} gaps left`;
}

type GapsLeftProps = {
  desk: ReplyDesk;
  /** Does what the person asked for. */
  run: (action: ReplyAction) => void;
};

/** The question before a reply with gaps leaves the page. */
export function GapsLeft({ desk, run }: GapsLeftProps) {
  const { waiting: action, gaps, decide } = desk;
  return (
    <Dialog
      open={action !== undefined}
      onClose={() => decide('neither')}
      title="Gaps left"
      description={gapsLeft(gaps.length)}
    >
      {action ? (
        <div className="mt-5 flex flex-wrap gap-3 max-sm:grid">
          <Button look="primary" onClick={() => decide('fill')}>
            Fill them
          </Button>
          <Button
            look="plain"
            onClick={() => {
              decide('anyway');
              run(action);
            }}
          >
            {action} anyway
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
