import { pagePaths } from '#domain/paths.ts';
import { oklchToHex, themeColors } from '#web/styles/colors.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { generatorHead } from '../discovery/generator-head.ts';

/** The icons that `npm run icons` draws. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The manifest that makes the application installable. Source: W3C Web Application Manifest. */
function manifest(): object {
  const [icon] = icons;
  // A manifest has one set of colours only, and not all programs that read it support oklch().
  const paper = oklchToHex(themeColors.light);
  return {
    id: pagePaths.generator,
    name: PRODUCT_NAME,
    short_name: 'Reply',
    description: generatorHead.description,
    lang: 'en',
    dir: 'ltr',
    start_url: pagePaths.generator,
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['productivity', 'business'],
    icons,
    shortcuts: [
      { name: 'Write a reply', url: pagePaths.generator, icons: [icon] },
      { name: 'Plans and prices', url: pagePaths.pricing, icons: [icon] },
    ],
  };
}

/** `/manifest.webmanifest`, rendered at build time. */
export function loader() {
  return Response.json(manifest(), { headers: { 'content-type': 'application/manifest+json' } });
}
