/** The pages of the program. Source: docs/product.md, 2.1. */
export const pagePaths = {
  landing: '/',
  generator: '/app',
  auth: '/auth',
  resetPassword: '/reset-password',
  signOut: '/sign-out',
  dashboard: '/dashboard',
  pricing: '/pricing',
  gmail: '/gmail',
  /** The operator's page. No other page links to it. */
  status: '/status',
  about: '/about',
  faq: '/faq',
  /** The public API's reference. */
  apiReference: '/docs/api',
  blog: '/blog',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The page of `auth` with the sign-up form open, for a person without an account. */
export const signUpPath = `${pagePaths.auth}#sign-up`;

/** The articles of the blog that have a page, newest first: the last part of their paths. */
export const articleSlugs = [
  'ai-revolutionizing-email',
  'professional-email-guide',
  'email-automation',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** The path of an article's page. */
export function articlePath(slug: ArticleSlug): `/blog/${ArticleSlug}` {
  return `${pagePaths.blog}/${slug}`;
}

/** The public pages, which the sitemap lists. */
export const publicPaths: readonly string[] = [
  pagePaths.landing,
  pagePaths.about,
  pagePaths.faq,
  pagePaths.blog,
  ...articleSlugs.map(articlePath),
  pagePaths.pricing,
  pagePaths.apiReference,
  pagePaths.terms,
  pagePaths.privacy,
];

/** Pages that are rendered at build time and contain no framework script. */
export const documentPaths: readonly string[] = [...publicPaths, '/not-found'];

/** Pages that the browser renders. The server answers all of them with the application's shell. */
export const applicationPaths: readonly string[] = [
  pagePaths.generator,
  pagePaths.auth,
  pagePaths.resetPassword,
  pagePaths.signOut,
  pagePaths.dashboard,
  pagePaths.gmail,
  pagePaths.status,
];

/**
 * Placeholder for the program's public address in canonical links, social cards and feeds. The address is not known at
 * build time. The server replaces the placeholder by APP_URL.
 */
export const ORIGIN_PLACEHOLDER = 'https://app-url.invalid';

/** Placeholder for the day on which a page is served. The server replaces it by a date such as 'November 21, 2026'. */
export const CURRENT_DATE_PLACEHOLDER = '@current-date@';

/**
 * Placeholder for the operator's address, on the FAQ, in the legal pages and in the root of the application's pages.
 * The server replaces it by SUPPORT_ADDRESS. If no address is known, it replaces a link whose text is the placeholder
 * by words for the operator, and the placeholder elsewhere by nothing.
 */
export const SUPPORT_ADDRESS_PLACEHOLDER = '@support-address@';

/** Placeholder for whether the server can send mail, in the root of the application's pages: 'on' or ''. */
export const MAIL_PLACEHOLDER = '@mail@';

/**
 * Placeholder for the models that the operator has configured, in the root of the application's pages: 'standard
 * advanced'.
 */
export const MODELS_PLACEHOLDER = '@models@';

/**
 * Placeholder for when a model may read a mail to find its asks, in the root of the application's pages: '' never,
 * 'now' at once, else the encoded name of a model: after this model has written a reply to the mail.
 */
export const ASKS_PLACEHOLDER = '@asks@';

/** Placeholder for whether the operator takes payments, in the root of every page: 'on' or ''. */
export const PAYMENTS_PLACEHOLDER = '@payments@';

/** Files for programs. The build renders them together with the pages. */
export const discoveryPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/rss.xml',
  llms: '/llms.txt',
  manifest: '/manifest.webmanifest',
} as const;

/** The routes of the application's API. Source: docs/product.md, 9.3. */
export const apiPaths = {
  generateReply: '/api/generate-reply',
  /** What a mail asks, as a model finds it. */
  asks: '/api/asks',
  /**
   * The start of the account library's routes. The last parts of their paths are in auth-passwords.ts and
   * auth-sessions.ts of src/server/http.
   */
  auth: '/api/auth',
  /** The signed-in account. */
  profile: '/api/profile',
  usage: '/api/usage',
  plan: '/api/plan',
  /** The replies by days and months, and whether mails about them are wanted. PUT: changes that. */
  usageHistory: '/api/usage/history',
  /** The subscription of the account. The routes below /api/billing exist only where payments are set up. */
  billing: '/api/billing',
  /** The prices that can be chosen now. */
  billingPrices: '/api/billing/prices',
  /** POST: the provider's page on which a plan is paid, changed or cancelled. */
  billingCheckout: '/api/billing/checkout',
  /** POST: the provider's page with invoices and payment methods. */
  billingPortal: '/api/billing/portal',
  /** POST: pays all payments back and ends the subscription. */
  billingRefund: '/api/billing/refund',
  /** POST: the provider's events. */
  billingWebhook: '/api/billing/webhook',
  /** The team of the account. DELETE: leaves it. */
  team: '/api/team',
  /** POST: invites a person. */
  teamInvitations: '/api/team/invitations',
  /** POST: accepts an invitation. */
  teamJoin: '/api/team/join',
  /** DELETE: frees a seat, whose id is the last part of the path. */
  teamSeats: '/api/team/seats',
  /** DELETE: deletes the account and everything that is stored about it. */
  account: '/api/account',
  /** Everything that is stored about the account, as a file. */
  accountData: '/api/account/data',
  /** GET: the connected mailboxes. DELETE: disconnects one. */
  gmail: '/api/gmail',
  gmailConnect: '/api/gmail/connect',
  /** The provider, such as Google, redirects the browser to this path after the owner's decision. */
  gmailCallback: '/api/gmail/callback',
  /** The inbox; a message's id is the last part of its path. */
  gmailMessages: '/api/gmail/messages',
  gmailSend: '/api/gmail/send',
  gmailDrafts: '/api/gmail/drafts',
  gmailFolders: '/api/gmail/folders',
  /** A conversation's id is the last part of the path. */
  gmailThreads: '/api/gmail/threads',
  /** An event stream: a new message came. */
  gmailEvents: '/api/gmail/events',
  /** POST: finds the servers of an address. */
  gmailServers: '/api/gmail/servers',
  /** The replies that the sample inbox 'sent'. */
  gmailSent: '/api/gmail/sent',
  /** API keys; DELETE takes a key's id as the last part. */
  keys: '/api/keys',
  /** The person's snippets; DELETE takes a snippet's id as the last part. */
  snippets: '/api/snippets',
  /** The name, the signature, the opening and the closing that the person prefers. */
  ownWords: '/api/own-words',
  /** What the operator's page shows. */
  status: '/api/status',
  /** POST: writes a reply to a sample mail. */
  statusTrial: '/api/status/trial',
  openapi: '/api/openapi.json',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** The public API, for calls with an API key. These paths must not change, because integrations use them. */
export const publicApiPaths = {
  replies: '/api/v1/replies',
  readings: '/api/v1/readings',
  usage: '/api/v1/usage',
  options: '/api/v1/options',
  openapi: '/api/v1/openapi.json',
} as const;

/**
 * The result of an attempt to connect a mailbox. The callback from the provider passes it to the dashboard:
 * '/dashboard?mailbox=denied&kind=gmail'.
 * - connected: the mailbox is connected now
 * - denied: the mailbox's owner refused
 * - incomplete: the permission to read or to send is missing; nothing was stored
 * - expired: the attempt began too long ago, in another browser, or in a session that has ended
 * - full: the account has as many mailboxes as it may have
 * - failed: any other failure
 */
export const connectOutcomes = ['connected', 'denied', 'incomplete', 'expired', 'full', 'failed'] as const;

export type ConnectOutcome = (typeof connectOutcomes)[number];

/** The query parameter of the dashboard's address that holds the outcome. */
export const CONNECT_OUTCOME_PARAMETER = 'mailbox';
/** The query parameter that holds the kind of the mailbox, if it is known. */
export const CONNECT_KIND_PARAMETER = 'kind';

/** The query parameter of the dashboard's address that holds the token of an invitation to a team. */
export const INVITATION_PARAMETER = 'invitation';
/**
 * How a visit to a page of the payment provider ended. The provider leads back to the dashboard or the pricing page:
 * '/dashboard?billing=paid'.
 * - paid: the checkout is finished, and its confirmation is on the way (dashboard)
 * - changed: back from the customer portal (dashboard)
 * - cancelled: the checkout was left without a payment (pricing page)
 */
export const billingOutcomes = ['paid', 'changed', 'cancelled'] as const;

export type BillingOutcome = (typeof billingOutcomes)[number];

/** The query parameter that holds this outcome. */
export const BILLING_OUTCOME_PARAMETER = 'billing';
