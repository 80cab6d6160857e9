import { discoveryPaths, ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';

/*
 * What crawlers may request: everything except the API and the sign-out page. The API's description stays readable.
 * Pages for one person are not excluded here: they have `noindex`, which a crawler must be able to read.
 * Source: RFC 9309.
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

/** `/robots.txt`, rendered when the program is built. */
export function loader() {
  return new Response(robots, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
