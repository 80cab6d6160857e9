/** The sentences about payments that the server and the pages share. Source: docs/product.md, 1.13 to 1.15. */
export const billingMessages = {
  planUnknown: 'plan must be free, basic or pro',
  intervalUnknown: 'interval must be month or year',
  notAnnual: 'This plan cannot be paid annually on this site.',
  refundLater:
    'Your request is kept, but the payment provider does not answer. Your money is paid back within a few hours.',
} as const;
