import { englishMails } from './english-mails.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { otherMails } from './other-mails.ts';
import type { SampleMail } from './sample-mail.ts';

/** The mails of the sample inbox, newest first. All mails, and all people in them, are invented. */
export const sampleMails: readonly SampleMail[] = [
  ...englishMails,
  orderConfirmation,
  ...otherMails,
].toSorted((one, other) => one.minutesAgo - other.minutesAgo);
