/** The sentences about payments that the server and the pages share. Source: docs/product.md, 1.13 to 1.15. */
export const billingMessages = {
  planUnknown: 'plan must be free, basic or pro',
  intervalUnknown: 'interval must be month or year',
  notAnnual: 'This plan cannot be paid annually on this site.',
  refundLater:
    'Your request is kept, but the payment provider does not answer. Your money is paid back within a few hours.',
} as const;

/** The sentences about payments on the pages. `plan`: its label. `date`: as a person reads it. */
export const billingTexts = {
  nothingCharged: 'Nothing was charged.',
  ownPlanPaid: (label: string) => `Your own plan is ${label} now. You have it when you are in no team.`,
  confirming: 'Your payment is being confirmed…',
  confirmingLong: 'The confirmation may take up to an hour. Nothing is lost, and you can close this page.',
  notLoaded: 'Your payments could not be looked up.',
  freeCostsNothing: 'Nothing is charged on the Free plan.',
  notPaidHere: 'No payment of this account pays for this plan.',
  lastPaymentFailed: 'Your last payment failed.',
  accessEnded: 'Your last payment failed, so the plan has ended. A payment brings it back.',
  refunded: (sums: string) => `We have paid back ${sums}.`,
  refundedNothing: 'Your payments are paid back.',
  refundOnTheWay: 'It takes up to 10 days until your bank shows it.',
  refundMailed: 'An email that confirms it is on its way to you.',
} as const;

/** How the sentence about the price of a plan continues. */
export const priceWords = {
  month: 'per month',
  year: 'per year',
  /** On the card of a plan without an annual price, while the switch 'Annual' is on. */
  onlyMonthly: 'per month, monthly only',
} as const;

/** The label of the button that changes how often the person's own plan is paid. */
export const payLabels = { month: 'Pay monthly', year: 'Pay annually' } as const;

/** What the dialog says before all payments are paid back. `isInTeam`: the account has the plan of its team. */
export function refundWarning(label: string | undefined, isInTeam: boolean): string {
  const end = isInTeam
    ? `Your own plan${label ? `, ${label},` : ''} ends at once. The plan of your team stays.`
    : `${label ?? 'Your plan'} ends at once, and your account goes back to Free.`;
  return `We pay back every payment of this account in full. ${end} This is possible only once.`;
}

/** What deleting the account does to payments; undefined if there is nothing to say. */
export function deletionWarning(isSubscribed: boolean, isRefundable: boolean): string | undefined {
  const parts = [
    isSubscribed &&
      'Your subscription ends at once, and you are not charged again. ' +
        'The rest of the period that you have paid is not paid back.',
    isRefundable &&
      'To get your payments back, close this dialog and press ‘Get my money back’ first. After the deletion it is ' +
        'no longer possible.',
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
