import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('site/routes/landing.tsx'),
  route('about', 'site/routes/about.tsx'),
  route('faq', 'site/routes/faq.tsx'),
  route('blog', 'site/routes/blog.tsx'),
  route('blog/:slug', 'site/routes/blog-article.tsx'),
  route('blog/rss.xml', 'site/routes/blog-feed.ts'),
  route('pricing', 'site/routes/pricing.tsx'),
  route('terms', 'site/routes/terms.tsx'),
  route('privacy', 'site/routes/privacy.tsx'),
  route('app', 'app/routes/generator.tsx'),
  route('auth', 'app/routes/auth.tsx'),
  route('dashboard', 'app/routes/dashboard.tsx'),
  route('gmail', 'app/routes/gmail.tsx'),
  route('reset-password', 'app/routes/reset-password.tsx'),
  route('sign-out', 'app/routes/sign-out.tsx'),
  route('sitemap.xml', 'site/routes/sitemap.ts'),
  route('robots.txt', 'site/routes/robots.ts'),
  route('llms.txt', 'site/routes/llms.ts'),
  route('manifest.webmanifest', 'site/routes/manifest.ts'),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig;
