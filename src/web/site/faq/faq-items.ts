import { type Intent, intents } from '#domain/intents.ts';
import { GUEST_REPLY_LIMIT, limits } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans, plansWith } from '#domain/plans.ts';
import { namedTones } from '#domain/tones.ts';
import { pricesOfPlans, volumesOfPlans } from '../plan-sentences.ts';

/** One question of the FAQ. Everything is plain text, because search engines get it too. */
export type FaqItem = {
  /** The fragment that leads to it: '/faq#refunds'. Never changed once published. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where to read on. */
  links?: readonly { href: string; label: string }[];
};

export type FaqGroup = { id: string; title: string; items: readonly FaqItem[] };

const { free } = plans;

/** The selector's name for each intent. */
const intent = Object.fromEntries(intents.map(({ value, label }) => [value, label])) as Record<
  Intent,
  string
>;

/** The fifteen questions, in reading order. Sources: docs/product.md, 1.1, 1.2, 1.6, 2.12, 2.17 and 10 to A3, B, D. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'replies',
    title: 'The replies',
    items: [
      {
        id: 'what-it-does',
        question: 'What does AI Reply Assistant do?',
        answer: [
          'You paste or upload an email that you received, say what the reply should do, and it writes the reply. It works out what is asked, when and by whom, sets quoted history and signatures aside, and responds to each point in order.',
          'The result is a draft in an ordinary text field. You can edit it, copy it or download it; nothing is sent unless you send it.',
        ],
        links: [{ href: pagePaths.about, label: 'See an email being read' }],
      },
      {
        id: 'without-account',
        question: 'Can I try it without an account?',
        answer: [
          `Yes. Anyone can generate ${GUEST_REPLY_LIMIT} replies without signing up and without a card. With a free account you get ${free.includedVolume} a month. A reply that fails, or that you stop before any text appears, is not counted.`,
        ],
      },
      {
        id: 'intents',
        question: 'What can I tell it to say?',
        answer: [
          `You choose an intent. A General Reply (${intent.general}) deals with whatever the email asks. A Request Response says yes or no, confirms, or asks for something in return (${intent.accept}, ${intent.decline}, ${intent.confirm}, ${intent.request}). An Apologetic reply is ${intent.apologize} in the selector, a Grateful one ${intent.thank}, a Clarification ${intent.clarify}. There are ${intents.length} in all, including ${intent.reschedule}, ${intent.negotiate} and ${intent.introduce}.`,
          `For anything else there is a field for instructions of up to ${limits.customPrompt} characters, such as “offer the week after instead”. Your instructions take precedence over the email.`,
        ],
      },
      {
        id: 'tones',
        question: 'Which tones can it write in?',
        answer: [
          `Friendly, Professional, Formal and Casual are the ones most people need; with others, such as concise, diplomatic and assertive, there are ${namedTones.length} in all. With a custom tone you describe your own in up to ${limits.customTone} characters.`,
          `The Free plan writes in the friendly tone. ${plansWith('options')} unlock every intent, tone and language.`,
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can it reply in?',
        answer: [
          '19+ languages, from English, Spanish and German to Japanese, Arabic and Swahili. The language of the reply is your choice and does not depend on the language of the email: a French email can get an English reply. Arabic and Hebrew are shown from right to left.',
          'The built-in drafter writes all of them too. What it quotes stays in the language of the email. It uses those of your own words that are in the language of the reply, and tells you which ones it left out.',
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
          'As far as you would trust a careful colleague who knows the email and nothing else: read it before you send it. Where only you can know the answer, the draft leaves a gap in square brackets, such as [amount], and the screen counts the gaps that are still open.',
          'A reply from a model is also checked against the email. A number, date, amount, name or link that is in neither the email nor your instructions is pointed out beside the reply. Text in an email that tries to give the program instructions is treated as text.',
        ],
      },
      {
        id: 'engine',
        question: 'Which AI writes the replies?',
        answer: [
          'Whoever runs the service chooses: a model from OpenAI, Anthropic, Google or Mistral, a model on their own hardware, or the built-in drafter.',
          'The drafter is not a language model. It quotes every question that it finds in the email, answers those that your intent settles, and leaves a gap under the others; it never guesses, and the email never leaves our server. A language model writes full sentences instead.',
          'The engine that wrote a reply is named underneath it, every time.',
        ],
      },
      {
        id: 'privacy',
        question: 'What happens to the email I paste?',
        answer: [
          'It is used to write your reply, and it is not stored: not in the database, not in the logs, not in error reports. The same goes for the reply. If a model writes the reply, the email goes to that model’s provider for this one request; if the built-in drafter writes it, the email goes to no one.',
          'Your browser keeps the text in the open tab, so that a reload loses nothing. When you close the tab, that copy is gone as well.',
          'There is one exception, at a program’s request: the reply to an API call with an Idempotency-Key is kept for 24 hours, encrypted so that only the same call with the same API key can open it.',
        ],
        links: [{ href: pagePaths.privacy, label: 'Privacy Policy' }],
      },
      {
        id: 'gmail',
        question: 'Does it work with Gmail?',
        answer: [
          'Yes. A signed-in user can connect a Gmail account, open a message from the inbox, generate a reply, edit it and send it in its thread. It asks Google for permission to read and to send, and for nothing more. No email leaves until you press Send Reply.',
          'The access tokens are encrypted. Disconnect on the dashboard revokes them at Google and deletes them here.',
        ],
      },
      {
        id: 'self-hosting',
        question: 'Can we run it on our own servers?',
        answer: [
          'Yes. The program is open source under the MIT licence. It needs Node.js and nothing else: it starts without any key, with an embedded database or with your PostgreSQL.',
          'With the built-in drafter, or with a model on your own hardware, no email leaves your network. Write to us and we will point your administrator to the source and the documentation.',
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
          `${volumesOfPlans} ${pricesOfPlans}`,
          'The count starts again on the first of each month (UTC). Only replies that were written count.',
        ],
        links: [{ href: pagePaths.pricing, label: 'Compare the plans' }],
      },
      {
        id: 'cancel',
        question: 'Can I cancel any time?',
        answer: [
          'Yes. You can go back to the Free plan whenever you like, without notice and without giving a reason. You can also delete your account on the dashboard; that removes what we hold about you, except for one number: how many replies were used stays on record, with a keyed hash of your address, until the month ends.',
        ],
      },
      {
        id: 'refunds',
        question: 'Do you give refunds?',
        answer: [
          'There is a 30-day money-back guarantee: if a paid plan is not for you, write to us within 30 days of your first payment for it and you get that payment back in full. After that, fees are non-refundable except as required by law.',
        ],
        links: [{ href: `${pagePaths.terms}#refunds`, label: 'The terms of cancelling and refunds' }],
      },
      {
        id: 'teams',
        question: 'Do you have plans for teams?',
        answer: [
          'Team plans are available on request. Tell us how many people will use it and roughly how many emails they answer in a month, and we will send you an offer.',
        ],
      },
      {
        id: 'api',
        question: 'Is there an API?',
        answer: [
          `API access is part of ${plansWith('api')}. You create a key on the dashboard and send it with each request; the API takes the same email, intent, tone and language as the screen and returns the reply, the engine that wrote it and what it could not follow.`,
          'A key is shown once, when you create it, and you can revoke it at any time.',
        ],
      },
    ],
  },
];

/** All fifteen, in reading order. */
export const faqItems: readonly FaqItem[] = faqGroups.flatMap((group) => group.items);
