import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { pagePaths } from '#domain/paths.ts';
import type { PageHead } from '../page-head.ts';

/** The heads of the documents, for search engines, social cards and `llms.txt`. Articles have their own. */
export const documentHeads = {
  landing: {
    path: pagePaths.landing,
    title: 'A reply worth sending to any email',
    description:
      'Paste the email you received, choose intent, tone and language, and get a reply to edit, copy ' +
      `or download. ${GUEST_REPLY_LIMIT} free replies without sign-up.`,
  },
  about: {
    path: pagePaths.about,
    title: 'Why it exists and how it writes',
    description:
      'What the assistant does with an email that you paste: it reads the email, writes a reply ' +
      'and checks it. Also: what the assistant never does.',
  },
  faq: {
    path: pagePaths.faq,
    title: 'Questions and answers',
    description:
      'How replies are written, which languages and tones there are, what happens to your email, ' +
      'what the plans include, how billing and cancelling work.',
  },
  blog: {
    path: pagePaths.blog,
    title: 'Blog: on answering email',
    description:
      'How to answer email well and in less time: what AI changes, how to write a reply that needs ' +
      'no second round, and which automation is worth it.',
  },
  pricing: {
    path: pagePaths.pricing,
    title: 'Plans and prices',
    description:
      'Start free and stay free, or choose Basic or Pro for more replies a month, every intent, ' +
      'tone and language, Gmail access and priority support.',
  },
  apiReference: {
    path: pagePaths.apiReference,
    title: 'The API, with examples',
    description:
      'Write replies to email from your own program: keys, every operation and field, examples in ' +
      'curl, TypeScript and Python, rates and problem codes.',
  },
  terms: {
    path: pagePaths.terms,
    title: 'Terms of service',
    description:
      'The terms you agree to by using AI Reply Assistant: accounts, plans and billing, refunds, ' +
      'fair use, your content, liability and notice of changes.',
  },
  privacy: {
    path: pagePaths.privacy,
    title: 'Privacy policy',
    description:
      'What AI Reply Assistant does with your data: emails are processed to write a reply and not ' +
      'stored, what an account keeps, for how long, and your rights.',
  },
} satisfies Record<string, PageHead>;
