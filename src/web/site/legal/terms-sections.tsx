import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { pricesOfPlans, volumesOfPlans } from '../plan-sentences.ts';
import { SupportAddress } from '../support-address.tsx';
import type { LegalChange, LegalSection } from './legal-page.tsx';

const { free } = plans;

/** What changed in the terms, newest first. */
export const termsChanges: readonly [LegalChange, ...LegalChange[]] = [
  {
    date: 'November 29, 2026',
    what:
      'How plans are paid where the operator takes payments: by Stripe, with the end of a paid plan at the end of its ' +
      'period, and money back by a press on the dashboard.',
  },
  {
    date: 'November 24, 2026',
    what:
      'No plan costs anything while the pricing page says so. The operator is named where no address for questions ' +
      'is set. This list was added.',
  },
  { date: 'November 23, 2026', what: 'The whole text in plainer words.' },
  { date: 'November 21, 2026', what: 'The first version.' },
];

/** The ten sections of the terms. Sources: docs/product.md, 1.1, 1.2, 1.5, 1.10, 1.13 to 1.15, 2.13 and 10.1. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'These terms',
    body: (
      <>
        <p>
          These terms are the agreement between you and the operator of this site about the use of AI Reply
          Assistant. “We” and “us” mean the operator; “the service” means the website, the reply generator,
          connected mailboxes and the API.
        </p>
        <p>
          By using the service you accept these terms. If you use it for a company, you accept them for the
          company and confirm that you may do so. If you do not agree, please do not use the service.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          You give the service an email that you received, and choose what the reply should do, its tone and
          its language. The service returns a draft, which you can edit, copy, download or, from a connected
          mailbox, send. Connect only a mailbox that is yours or that you may use.
        </p>
        <p>
          A language model or the built-in drafter writes the draft. Its name is shown below each reply. The
          service never sends a message unless you press the button that sends it.
        </p>
        <p>
          We may improve and change the service. If we remove something that you pay for, we tell you at least
          30 days before, so that you can cancel in time.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You may generate {GUEST_REPLY_LIMIT} replies without an account. For more you need one. You must be
          at least 13 years old; the service is not for children under 13.
        </p>
        <ul>
          <li>Give an email address that is yours and that you read.</li>
          <li>
            Keep your password and your API keys to yourself. You are responsible for what is done with them.
          </li>
          <li>Tell us at once if you believe that another person is using your account.</li>
          <li>An account is for one person. For a team, ask us for a team plan.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and allowances',
    body: (
      <>
        <p>
          {volumesOfPlans} A month begins and ends in Coordinated Universal Time. Replies that you do not use
          are not carried over to the next month.
        </p>
        <p>
          Only replies that were written count. A reply that fails, or that you stop before any text appears,
          is not counted. The other features of each plan are listed on the{' '}
          <a href={pagePaths.pricing} className="link">
            pricing page
          </a>
          . We also limit the number of replies that can be started in a minute, so that the service stays
          fast for everyone.
        </p>
      </>
    ),
  },
  {
    id: 'billing',
    title: 'Fees and billing',
    body: (
      <>
        <p>
          {pricesOfPlans} Billing is monthly or annual, in advance; the pricing page shows the prices and
          periods that are offered here. You see the price for the whole period, with any taxes, before you
          agree to pay. Where plans are paid, Stripe handles the payments, and its pages have your receipts
          and invoices. As long as the{' '}
          <a href={pagePaths.pricing} className="link">
            pricing page
          </a>{' '}
          says that nothing is charged, no plan costs anything here.
        </p>
        <p>
          A paid plan renews at the end of each period until you cancel it. If a payment fails, the dashboard
          says so, and until when your plan stays. If it remains unpaid, the account goes back to {free.label}
          .
        </p>
        <p>
          We may change our prices. Existing subscribers get at least 30 days notice before a new price
          applies to them, and can cancel before it does.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancelling and refunds',
    body: (
      <>
        <p>
          You may cancel at any time, without giving a reason: choose {free.label} on the{' '}
          <a href={pagePaths.pricing} className="link">
            pricing page
          </a>
          , or press ‘Cancel plan’ on the dashboard. If you have paid for a period, your plan stays until it
          ends, and you are not charged again. Otherwise the account goes back to {free.label} at once.
        </p>
        <p>
          Except for our 30-day money-back guarantee, fees are non-refundable except as required by law. The
          guarantee: if you are not satisfied, press ‘Get my money back’ on the dashboard within 30 days of
          your first payment. We refund all that you have paid, and your plan ends at once. This is possible
          once for each account. If the press does not work, write to <SupportAddress />.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not use the service to</p>
        <ul>
          <li>break the law, or the rights of others;</li>
          <li>harass, threaten, defraud or deceive anyone, or write under another person’s name;</li>
          <li>send unsolicited email in bulk;</li>
          <li>process email that you have no right to read or to share;</li>
          <li>avoid limits, for example with many accounts or false addresses;</li>
          <li>attack, overload or probe the service, or access the data of others.</li>
        </ul>
        <p>If you find a security weakness, please tell us first. We will be grateful.</p>
      </>
    ),
  },
  {
    id: 'your-mail',
    title: 'Your email and your replies',
    body: (
      <>
        <p>
          The email and your instructions still belong to you or to their author, and the replies belong to
          you as far as the law allows. You give us the right to process the email and your instructions to
          produce the reply. We do not store them; only anonymised data may be used to improve models. The{' '}
          <a href={pagePaths.privacy} className="link">
            Privacy Policy
          </a>{' '}
          has the details.
        </p>
        <p>
          A draft is a proposal. It can misread an email, miss a point or be wrong, and two people may get
          similar drafts. Read it, fill its gaps and check its facts before you send it. What you send is your
          own message, and no draft is legal, medical or financial advice.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    body: (
      <>
        <p>
          We run the service with care, but we provide it as it is: we do not promise that it is always
          available or free of errors, or that a draft suits your purpose.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect losses, such as lost profit, business or
          data, or for the consequences of a message that you sent. In all other cases our liability is
          limited to what you paid us in the 12 months before the event.
        </p>
        <p>
          Nothing in these terms limits liability that the law does not allow to be limited, or the rights
          that you have as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending, changes and contact',
    body: (
      <>
        <p>
          You may end this agreement at any time by deleting your account on the dashboard. This ends a
          subscription at once, and the rest of its period is not refunded. We may suspend or close an account
          that breaks section 7 in a serious way, or again after a warning. We will tell you why. If we close
          the whole service, we give at least 30 days notice.
        </p>
        <p>
          We may change these terms. We announce a change that affects you at least 30 days before it applies,
          by email to account holders. If you do not agree, you can cancel before that day.
        </p>
        <p>
          The law of the place where the operator is established applies, and with it the protection that the
          law of your own country gives you as a consumer. If one provision is invalid, the others remain in
          force. Questions go to <SupportAddress />.
        </p>
      </>
    ),
  },
];
