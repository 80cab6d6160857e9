/** Every page and route of the program, written once. Source: specification, section 2; decisions, D. */
export const pagePaths = {
  landing: '/',
  generator: '/app',
  auth: '/auth',
  dashboard: '/dashboard',
  pricing: '/pricing',
  gmail: '/gmail',
  about: '/about',
  faq: '/faq',
  blog: '/blog',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Public pages that are rendered when the program is built and ship no framework script. */
export const documentPaths: readonly string[] = [pagePaths.landing, '/not-found'];

/** Pages drawn in the browser: the server answers them with the application's shell. */
export const applicationPaths: readonly string[] = [pagePaths.generator];

export const apiPaths = {
  generateReply: '/api/generate-reply',
  openapi: '/api/openapi.json',
  health: '/healthz',
  ready: '/readyz',
} as const;
