import { type Intent, intents } from '#domain/intents.ts';
import { GUEST_REPLY_LIMIT, limits } from '#domain/limits.ts';
import { MONEY_BACK_DAYS } from '#domain/money.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans, plansWith } from '#domain/plans.ts';
import { namedTones } from '#domain/tones.ts';
import { pricesOfPlans, volumesOfPlans } from '../plan-sentences.ts';

/** A question of the FAQ. All texts are plain text, because they are also in the structured data. */
export type FaqItem = {
  /** The fragment of the question: '/faq#refunds'. It must not change, because other sites may link to it. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Links to more information. */
  links?: readonly { href: string; label: string }[];
};

export type FaqGroup = { id: string; title: string; items: readonly FaqItem[] };

const { free } = plans;

/** The label of each intent in the generator. */
const intent = Object.fromEntries(intents.map(({ value, label }) => [value, label])) as Record<
  Intent,
  string
>;

/** The fifteen questions. Sources: docs/product.md, 1.1, 1.2, 1.6, 2.12, 2.17 and 10 to A3, B, D. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'replies',
    title: 'The replies',
    items: [
      {
        id: 'what-it-does',
        question: 'What does AI Reply Assistant do?',
        answer: [
          'You paste or upload an email that you received, choose what the reply should do, and ' +
            'get a reply. The assistant finds out what is asked, by whom, and for when. It leaves ' +
            'quoted history and signatures aside, and answers each point in order.',
          'The reply is a draft in an ordinary text field. You can edit, copy or download it. Nothing ' +
            'is sent unless you send it.',
        ],
        links: [{ href: pagePaths.about, label: 'See an email being read' }],
      },
      {
        id: 'without-account',
        question: 'Can I try it without an account?',
        answer: [
          `Yes. Anyone can generate ${GUEST_REPLY_LIMIT} replies without signing up and without ` +
            `a card. With a free account you get ${free.includedVolume} a month. A reply that fails, ` +
            'or that you stop before any text appears, is not counted.',
        ],
      },
      {
        id: 'intents',
        question: 'What can I tell it to say?',
        answer: [
          `You choose one of ${intents.length} intents. For a General Reply, which answers whatever ` +
            `the email asks, choose ${intent.general}. For a Request Response, choose ${intent.accept}, ` +
            `${intent.decline}, ${intent.confirm} or ${intent.request}. For an Apologetic reply choose ` +
            `${intent.apologize}, for a Grateful reply ${intent.thank}, and for a Clarification ${intent.clarify}. ` +
            `Other intents are ${intent.reschedule}, ${intent.negotiate} and ${intent.introduce}.`,
          `For anything else, there is a field for instructions of up to ${limits.customPrompt} ` +
            'characters, such as “offer the week after instead”. Your instructions take precedence ' +
            'over the email.',
        ],
      },
      {
        id: 'tones',
        question: 'Which tones can it write in?',
        answer: [
          `Most people need Friendly, Professional, Formal or Casual. There are ${namedTones.length} ` +
            'tones in all, among them concise, diplomatic and assertive. You can also describe a custom ' +
            `tone in up to ${limits.customTone} characters.`,
          `The Free plan writes in the friendly tone. ${plansWith('options')} unlock every intent, tone and language.`,
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can it reply in?',
        answer: [
          '19+ languages, from English, Spanish and German to Japanese, Arabic and Swahili. You ' +
            'choose the language of the reply, and it can be another language than that of the email: ' +
            'for example, an English reply to a French email. Arabic and Hebrew are shown from right ' +
            'to left.',
          'The built-in drafter writes all of these languages too. Its quotations stay in the language ' +
            'of the email. It uses your own words only if they are in the language of the reply, and ' +
            'tells you which words it left out.',
        ],
      },
    ],
  },
  {
    id: 'trust',
    title: 'Trust and your email',
    items: [
      {
        id: 'accuracy',
        question: 'How far can I trust a draft?',
        answer: [
          'Treat it like a draft by a careful colleague who knows only this email: read it before ' +
            'you send it. Where only you know the answer, the draft has a gap in square brackets, ' +
            'such as [amount]. The page counts the gaps that are left.',
          'A reply by a model is also checked against the email. If it has a number, date, amount, ' +
            'name or link that is in neither the email nor your own words, a note below the reply ' +
            'says so. Instructions to the program that are hidden in an email are not followed.',
        ],
      },
      {
        id: 'engine',
        question: 'Which AI writes the replies?',
        answer: [
          'The operator of the site decides: a model from OpenAI, Anthropic, Google or Mistral, ' +
            'a model on the operator’s own hardware, or the built-in drafter.',
          'The drafter is not a language model. It quotes every question that it finds in the email, ' +
            'answers the questions that your intent answers, and leaves a gap below the others. It ' +
            'never guesses, and the email does not leave our server. A language model writes full ' +
            'sentences instead.',
          'Below each reply you see the writer: the name of the model, or the built-in drafter.',
        ],
      },
      {
        id: 'privacy',
        question: 'What happens to the email I paste?',
        answer: [
          'It is used to write your reply, and it is not stored: not in the database, not in the ' +
            'logs, not in error reports. The same applies to the reply. If a provider’s model writes ' +
            'the reply, we send the email to this provider: first to write the reply, and then to find its ' +
            'questions, never before you ask for a reply. If the built-in drafter writes it, we send the ' +
            'email to no one.',
          'Your browser keeps the text for the open tab, so that you can reload the page. When you ' +
            'close the tab, this copy is deleted too.',
          'There is one exception: a program can send an API call with an Idempotency-Key. We keep ' +
            'the reply to such a call for 24 hours, encrypted so that only the same call with the ' +
            'same API key can open it.',
        ],
        links: [{ href: pagePaths.privacy, label: 'Privacy Policy' }],
      },
      {
        id: 'gmail',
        question: 'Does it work with Gmail and other mailboxes?',
        answer: [
          'Yes. With an account you can connect up to five mailboxes, open a message, generate a reply, edit it, ' +
            'and send it in the same conversation or save it as a draft. No reply is sent until you press Send Reply.',
          'Gmail asks you for permission, if the operator of the site has set it up. Any other mailbox that ' +
            'mail programs can use (IMAP and SMTP) is connected with its address and password, for example of ' +
            'your company or your internet provider. Some providers want an app password; the form then links ' +
            'to their page.',
          'The permission or the password is stored encrypted, and your mail is not stored. If you press ' +
            'Disconnect on the dashboard, it is deleted here, and a permission is revoked at Google.',
        ],
      },
      {
        id: 'self-hosting',
        question: 'Can we run it on our own servers?',
        answer: [
          'Yes. The program is open source under the MIT licence. It needs only Node.js and runs ' +
            'without any API keys. It has an embedded database, and can use your PostgreSQL server ' +
            'instead.',
          'With the built-in drafter, or with a model on your own hardware, no email leaves your ' +
            'network. Write to us, and we will send your administrator links to the source and the ' +
            'documentation.',
        ],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and billing',
    items: [
      {
        id: 'quota',
        question: 'How many replies does each plan include?',
        answer: [
          `${volumesOfPlans} ${pricesOfPlans} The pricing page shows what is charged on this site.`,
          'The count starts again on the first of each month (UTC). Only replies that were written count.',
        ],
        links: [{ href: pagePaths.pricing, label: 'Compare the plans' }],
      },
      {
        id: 'cancel',
        question: 'Can I cancel any time?',
        answer: [
          'Yes. You can go back to the Free plan at any time, without notice and without giving ' +
            'a reason: choose Free on the pricing page. If you have paid for a period, your plan stays until ' +
            'it ends, and you are not charged again.',
          'You can also delete your account on the dashboard. A subscription then ends at once. We delete all data ' +
            'about you except one number: the replies that you used this month. We keep it, with a ' +
            'keyed hash of your address, until the month ends.',
        ],
      },
      {
        id: 'refunds',
        question: 'Do you give refunds?',
        answer: [
          `There is a ${MONEY_BACK_DAYS}-day money-back guarantee: if a paid plan is not for you, press “Get my ` +
            `money back” on the dashboard within ${MONEY_BACK_DAYS} days of your first payment. You get back all ` +
            'that you have paid, and the plan ends at once. This is possible once for each account.',
          'After that, fees are non-refundable except as required by law.',
        ],
        links: [{ href: `${pagePaths.terms}#refunds`, label: 'Terms for cancelling and refunds' }],
      },
      {
        id: 'teams',
        question: 'Do you have plans for teams?',
        answer: [
          'Team plans are available on request. Tell us how many people will use it and roughly ' +
            'how many emails they answer in a month, and we will send you an offer.',
        ],
      },
      {
        id: 'api',
        question: 'Is there an API?',
        answer: [
          `API access is part of ${plansWith('api')}. You create a key on the dashboard and send ` +
            'it with each call. A call has the email, the intent, the tone and the language. The response ' +
            'has the reply, its writer (a model or the built-in drafter), and notes on instructions that ' +
            'it could not follow.',
          'A key is shown once, when you create it, and you can revoke it at any time.',
        ],
      },
    ],
  },
];

export const faqItems: readonly FaqItem[] = faqGroups.flatMap((group) => group.items);
