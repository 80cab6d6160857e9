import { useRef, useState } from 'react';
import type { PaidPlan, RefundResult } from '#domain/billing.ts';
import { billingTexts, refundWarning } from '#domain/billing-messages.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { apiPaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Question } from '../question.tsx';
import { useAction } from '../use-action.ts';

/** How long paying back may take in milliseconds: the provider is asked for each payment. */
const REFUND_MS = 90_000;

/** What was paid back, in words. `refunded`: one sum for each currency. */
export function refundedWords(refunded: readonly Money[]): string {
  const sums = refunded.map(formatMoney);
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
  /** Whether the account has the plan of a team, which stays. */
  isInTeam: boolean;
  onClose: () => void;
};

/** Says what happens, pays all payments back after a press, and then says what was paid back. */
export function RefundDialog({ plan, isInTeam, onClose }: RefundDialogProps) {
  const [refunded, setRefunded] = useState<readonly Money[]>();
  // The subscription is gone after the payment, but the sentence stays the same.
  const [warning] = useState(() => refundWarning(plan && plans[plan].label, isInTeam));
  // Escape closes the dialog while the server pays back.
  const wasClosed = useRef(false);
  const action = useAction({
    work: async () => {
      try {
        const options = { deadlineMs: REFUND_MS };
        const { value } = await callApi<RefundResult>('POST', apiPaths.billingRefund, {}, options);
        setRefunded(value.refunded);
        if (wasClosed.current) showToast('success', refundedWords(value.refunded));
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
        <Question
          action={action}
          no="Keep plan"
          onNo={onClose}
          yes="Get my money back"
          busy="Paying back..."
          look="danger"
        >
          {warning}
        </Question>
      )}
    </Dialog>
  );
}
