import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useAction } from './use-action.ts';

type QuestionProps = {
  /** What happens after a yes. */
  children: ReactNode;
  /** The label of the button that changes nothing. */
  no: string;
  onNo: () => void;
  /** The labels of the button that acts, before the press and after it. */
  yes: string;
  busy: string;
  look: ButtonLook;
  action: ReturnType<typeof useAction>;
};

/** The content of a dialog that asks before something happens: a text, why it failed, and two buttons. */
export function Question({ children, no, onNo, yes, busy, look, action }: QuestionProps) {
  const { isBusy, problem, buttonRef, run } = action;
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p className="text-ink-soft wrap-anywhere">{children}</p>
      <div role="alert" className="empty:hidden">
        {problem ? <Notice kind="danger">{problem}</Notice> : null}
      </div>
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button look="plain" disabled={isBusy} onClick={onNo}>
          {no}
        </Button>
        <Button ref={buttonRef} look={look} disabled={isBusy} onClick={() => void run()}>
          {isBusy ? busy : yes}
        </Button>
      </div>
    </div>
  );
}
