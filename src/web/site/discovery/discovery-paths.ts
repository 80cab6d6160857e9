/** What the build renders for programs rather than people. */
export const discoveryPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/rss.xml',
  llms: '/llms.txt',
  manifest: '/manifest.webmanifest',
} as const;
