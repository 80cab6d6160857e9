import type { Config } from '@react-router/dev/config';
import { documentPaths } from '#domain/paths.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // Documents are rendered here once; every other page of the application starts from the fallback shell.
  prerender: [...documentPaths],
} satisfies Config;
