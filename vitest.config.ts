import { defineConfig } from 'vitest/config';
import { markdownArticles } from './src/web/site/blog/markdown-articles.ts';
import { isSoak } from './tests/soak.ts';

/** How long a test waits for an expected result. Much longer than needed, because a busy machine is slow. */
const expectation = { poll: { timeout: 15_000 } };

/** Takes minutes of its own, so only the soak runs it. */
const processes = {
  test: {
    name: 'processes',
    include: ['tests/processes/**/*.test.ts'],
    globalSetup: ['tests/global-databases.ts'],
    environment: 'node' as const,
    expect: expectation,
  },
};

export default defineConfig({
  test: {
    // Tests wait more than they compute. Vitest's default is one worker less than the machine has cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: [markdownArticles()],
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'evals/**/*.test.ts',
            'scripts/**/*.test.ts',
            'build-plugins/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/global-databases.ts'],
          environment: 'node',
          expect: expectation,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Reads the built pages, so it runs after the build.
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      ...(isSoak ? [processes] : []),
    ],
  },
});
