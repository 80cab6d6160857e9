/** Every page and route of the program, written once. Source: specification, section 2; decisions, D. */
export const pagePaths = {
  landing: '/',
  generator: '/app',
  auth: '/auth',
  resetPassword: '/reset-password',
  signOut: '/sign-out',
  dashboard: '/dashboard',
  pricing: '/pricing',
  gmail: '/gmail',
  about: '/about',
  faq: '/faq',
  /** The public API's reference. */
  apiReference: '/docs/api',
  blog: '/blog',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The way into an account for a person who has none yet: the same page, which starts with the other form. */
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

/** Public pages that can be found and shared: what the sitemap lists. */
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

/** Pages that are rendered when the program is built and ship no framework script. */
export const documentPaths: readonly string[] = [...publicPaths, '/not-found'];

/** Pages drawn in the browser: the server answers them with the application's shell. */
export const applicationPaths: readonly string[] = [
  pagePaths.generator,
  pagePaths.auth,
  pagePaths.resetPassword,
  pagePaths.signOut,
  pagePaths.dashboard,
  pagePaths.gmail,
];

/**
 * Stands for the program's public address in what is rendered at build time, where it is not known yet: canonical
 * links, social cards, feeds. The server puts APP_URL in its place.
 */
export const ORIGIN_PLACEHOLDER = 'https://app-url.invalid';

/** Stands for the day a page is served on, where it says so: the server puts 'November 21, 2026' in its place. */
export const CURRENT_DATE_PLACEHOLDER = '@current-date@';

/** Stands for the address of whoever runs the service, on the FAQ and in the legal pages: SUPPORT_ADDRESS. */
export const SUPPORT_ADDRESS_PLACEHOLDER = '@support-address@';

/**
 * Stands for the models that the operator has configured, in the root of the application's pages: 'standard advanced'.
 */
export const MODELS_PLACEHOLDER = '@models@';

/** What is rendered with the pages for programs rather than people. */
export const discoveryPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/rss.xml',
  llms: '/llms.txt',
  manifest: '/manifest.webmanifest',
} as const;

export const apiPaths = {
  generateReply: '/api/generate-reply',
  /** The account library's routes: the last parts of their paths stand in src/server/http/auth.ts. */
  auth: '/api/auth',
  /** Who is signed in. */
  profile: '/api/profile',
  usage: '/api/usage',
  plan: '/api/plan',
  /** DELETE: the account with everything that is kept of it. */
  account: '/api/account',
  /** All that is kept of the account, as a file. */
  accountData: '/api/account/data',
  /** Whether a mailbox is connected; DELETE: disconnect it. */
  gmail: '/api/gmail',
  gmailConnect: '/api/gmail/connect',
  /** Google's way back. */
  gmailCallback: '/api/gmail/callback',
  /** The inbox; a message's id is the last part of its path. */
  gmailMessages: '/api/gmail/messages',
  gmailSend: '/api/gmail/send',
  /** What the sample inbox 'sent'. */
  gmailSent: '/api/gmail/sent',
  /** API keys; DELETE takes a key's id as the last part. */
  keys: '/api/keys',
  openapi: '/api/openapi.json',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** The public API, which API keys open: integrations rely on every one of these. */
export const publicApiPaths = {
  replies: '/api/v1/replies',
  readings: '/api/v1/readings',
  usage: '/api/v1/usage',
  options: '/api/v1/options',
  openapi: '/api/v1/openapi.json',
} as const;
