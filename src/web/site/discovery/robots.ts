import { discoveryPaths, ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';

/**
 * What crawlers may ask for: everything but the API, whose description stays readable, and the way out. Pages for
 * one person are left to their own `noindex`, which a crawler must be allowed to read. Source: RFC 9309.
 */
export function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/openapi.json',
    `Disallow: ${pagePaths.signOut}`,
    '',
    `Sitemap: ${ORIGIN_PLACEHOLDER}${discoveryPaths.sitemap}`,
    '',
  ].join('\n');
}
