import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { discoveryPaths, documentPaths, pagePaths } from '#domain/paths.ts';
import { inlineStyles } from './build-plugins/inline-styles.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // Prerendered: all documents, and the first state of the generator, the sign-in page, the dashboard, the mailbox and
  // the operator's page, which is the same for every person. The other pages of the application start from the fallback shell.
  prerender: [
    ...documentPaths,
    pagePaths.generator,
    pagePaths.auth,
    pagePaths.dashboard,
    pagePaths.gmail,
    pagePaths.status,
    ...Object.values(discoveryPaths),
  ],
  buildEnd: ({ reactRouterConfig }) => inlineStyles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
