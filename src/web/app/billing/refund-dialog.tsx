import { useRef, useState } from 'react';
import type { PaidPlan, RefundResult } from '#domain/billing.ts';
import { billingTexts, refundWarning } from '#domain/billing-messages.ts';
import { formatMoney, type Money, sumsOf } from '#domain/money.ts';
import { apiPaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAction } from '../use-action.ts';

/** How long paying back may take in milliseconds: the provider is asked for each payment. */
const REFUND_MS = 90_000;

/** What was paid back, in words. */
export function refundedWords(refunded: readonly Money[]): string {
  const sums = sumsOf(refunded).map(formatMoney);
  return sums.length > 0
    ? billingTexts.refunded(new Intl.ListFormat('en').format(sums))
    : billingTexts.refundedNothing;
}

/** What was paid back, and what comes next. */
function Refunded({ refunded, onClose }: { refunded: readonly Money[]; onClose: () => void }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <p role="status">
        <span className="font-medium">{refundedWords(refunded)}</span> {billingTexts.refundOnTheWay}
        {sendsMail() ? ` ${billingTexts.refundMailed}` : null}
      </p>
      <div className="flex justify-end max-sm:*:grow">
        <Button look="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

type RefundDialogProps = {
  /** The plan that ends; undefined if no subscription is left. */
  plan: PaidPlan | undefined;
  onClose: () => void;
};

/** Says what happens, pays all payments back after a press, and then says what was paid back. */
export function RefundDialog({ plan, onClose }: RefundDialogProps) {
  const [refunded, setRefunded] = useState<readonly Money[]>();
  // The subscription is gone after the payment, but the sentence stays the same.
  const [warning] = useState(() => refundWarning(plan && plans[plan].label));
  // Escape closes the dialog while the server pays back.
  const wasClosed = useRef(false);
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      try {
        const options = { deadlineMs: REFUND_MS };
        const { value } = await callApi<RefundResult>('POST', apiPaths.billingRefund, {}, options);
        setRefunded(value.refunded);
        if (wasClosed.current) showToast('success', refundedWords(value.refunded));
      } catch (error) {
        if (wasClosed.current && error instanceof ApiProblem) showToast('error', error.message);
        throw error;
      } finally {
        void accountChanged();
      }
      return 'done';
    },
  });
  const close = () => {
    wasClosed.current = true;
    onClose();
  };
  return (
    <Dialog open onClose={close} title={refunded ? 'Your money is on its way' : 'Get your money back?'}>
      {refunded ? (
        <Refunded refunded={refunded} onClose={onClose} />
      ) : (
        <div className="mt-3 flex flex-col gap-5">
          <p className="text-ink-soft">{warning}</p>
          <div role="alert" className="empty:hidden">
            {problem ? <Notice kind="danger">{problem}</Notice> : null}
          </div>
          <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
            <Button look="plain" disabled={isBusy} onClick={onClose}>
              Keep plan
            </Button>
            <Button ref={buttonRef} look="danger" disabled={isBusy} onClick={() => void run()}>
              {isBusy ? 'Paying back...' : 'Get my money back'}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
