import { type RefObject, useEffect, useRef } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import type { Sending } from './use-sending.ts';

/** Whether the person has to confirm that the reply is sent, because it may arrive a second time. */
export type Confirmation = {
  needsConfirmation: boolean;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
};

/**
 * After a failed attempt, moves the focus to the check box, or without one to Send: both were disabled meanwhile, and a
 * disabled button loses the focus.
 */
function useFocusAfterFailure(
  isSending: boolean,
  box: RefObject<HTMLInputElement | null>,
  send: RefObject<HTMLButtonElement | null>,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasSending.current && !isSending) {
      if (box.current) box.current.focus();
      else if (isLost) send.current?.focus();
    }
    wasSending.current = isSending;
  }, [isSending, box, send]);
}

type SendingProblemProps = {
  /** Send's `aria-describedby` refers to it. */
  id: string;
  sending: Pick<Sending, 'problem' | 'isSending'>;
  confirmation: Confirmation;
  /** The button Send. */
  send: RefObject<HTMLButtonElement | null>;
};

/** Why the reply was not sent, and the question that comes before it is sent again. */
export function SendingProblem({ id, sending, confirmation, send }: SendingProblemProps) {
  const { problem, isSending } = sending;
  const { needsConfirmation, isConfirmed, confirm } = confirmation;
  const box = useRef<HTMLInputElement>(null);
  const isAsked = needsConfirmation && !isSending;
  useFocusAfterFailure(isSending, box, send);
  return (
    <div id={id} className="mb-3 empty:hidden">
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
      {isAsked && !problem ? (
        <Notice kind="warning">An earlier reply to this message may have been sent.</Notice>
      ) : null}
      {isAsked ? (
        <label className="mt-1.5 flex w-fit items-center gap-2.5 py-1 text-small pointer-coarse:min-h-11">
          <input
            ref={box}
            type="checkbox"
            className="size-4.5 shrink-0 accent-accent"
            checked={isConfirmed}
            onChange={(event) => confirm(event.target.checked)}
          />
          I have checked that it was not sent. Send it again.
        </label>
      ) : null}
    </div>
  );
}
