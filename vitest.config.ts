import { defineConfig } from 'vitest/config';
import { markdownArticles } from './src/web/site/blog/markdown-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdownArticles()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'build-plugins/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/global-postgres.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
