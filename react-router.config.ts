import type { Config } from '@react-router/dev/config';
import { documentPaths, pagePaths } from '#domain/paths.ts';
import { discoveryPaths } from '#web/site/discovery/discovery-paths.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // Documents are rendered here once, and the generator as it starts for everyone; every other page of the
  // application starts from the fallback shell.
  prerender: [...documentPaths, pagePaths.generator, ...Object.values(discoveryPaths)],
} satisfies Config;
