import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SubmitButtonProps = {
  isBusy: boolean;
  /** False until the page has come to life: a press would be lost. */
  isLive: boolean;
  /** What failed without being a field's fault. */
  problem: ReactNode;
  children: ReactNode;
};

/** What sends a form of an account, below what has failed. */
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
