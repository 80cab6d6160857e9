import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('site/routes/landing.tsx'),
  route('about', 'site/routes/about.tsx'),
  route('faq', 'site/routes/faq.tsx'),
  route('blog', 'site/routes/blog.tsx'),
  route('blog/:slug', 'site/routes/blog-article.tsx'),
  route('pricing', 'site/routes/pricing.tsx'),
  route('terms', 'site/routes/terms.tsx'),
  route('privacy', 'site/routes/privacy.tsx'),
  route('app', 'app/routes/generator.tsx'),
  route('auth', 'app/routes/auth.tsx'),
  route('sign-out', 'app/routes/sign-out.tsx'),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig;
