import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('site/routes/landing.tsx'),
  route('app', 'app/routes/generator.tsx'),
  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig;
