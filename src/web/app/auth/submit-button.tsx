import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SubmitButtonProps = {
  isBusy: boolean;
  /** False before hydration: a press would be lost. */
  isLive: boolean;
  /** A failure that is not the fault of a field. */
  problem: ReactNode;
  children: ReactNode;
};

/** The submit button of an account form, below the failure message. */
export function SubmitButton({ isBusy, isLive, problem, children }: SubmitButtonProps) {
  return (
    <div className="mt-1 flex flex-col gap-4">
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
      <Button
        look="primary"
        type="submit"
        disabled={isBusy || !isLive}
        className={isLive ? '' : 'disabled:bg-accent disabled:text-on-accent'}
      >
        {isBusy ? 'Loading...' : children}
      </Button>
    </div>
  );
}
