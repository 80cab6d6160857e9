import { discoveryPaths, ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';

/*
 * Crawlers may request everything except the API and the sign-out page. The pages of an account are allowed, because
 * crawlers must be able to read that they have `noindex`. Source: RFC 9309.
 */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/openapi.json',
  `Disallow: ${pagePaths.signOut}`,
  '',
  `Sitemap: ${ORIGIN_PLACEHOLDER}${discoveryPaths.sitemap}`,
  '',
].join('\n');

/** `/robots.txt`, rendered at build time. */
export function loader() {
  return new Response(robots, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
