import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { discoveryPaths, documentPaths, pagePaths } from '#domain/paths.ts';
import { inlineStyles } from './build-plugins/inline-styles.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // Documents are rendered here once, the generator, the account, the mailbox and the way in as they start for everyone; every
  // other page of the application starts from the fallback shell.
  prerender: [
    ...documentPaths,
    pagePaths.generator,
    pagePaths.auth,
    pagePaths.dashboard,
    pagePaths.gmail,
    ...Object.values(discoveryPaths),
  ],
  buildEnd: ({ reactRouterConfig }) => inlineStyles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
