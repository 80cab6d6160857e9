import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './build-plugins/inline-script.ts';
import { publicApi } from './build-plugins/public-api.ts';
import { readingWordsOnly } from './build-plugins/reading-words.ts';
import { markdownArticles } from './src/web/site/blog/markdown-articles.ts';

// What the server says of itself in the pages, where none stands between.
const servedModels = process.env.AI_ADVANCED_MODEL ? 'standard advanced' : 'standard';
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  define: command === 'serve' ? { 'import.meta.env.SERVED_MODELS': JSON.stringify(servedModels) } : {},
  plugins: [tailwindcss(), markdownArticles(), inlineScript(), publicApi(), reactRouter()],
  // In few files: each request costs its headers, almost a kilobyte, and on a slow line its turn.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'parts',
                  test: /src\/(domain|web\/ui|web\/lib)\/|\/page-head\.ts$|src\/web\/(app\/)?[\w-]+\.tsx?$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // What took long in the build is nothing that whoever starts the program should read.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  worker: { format: 'es', plugins: () => [readingWordsOnly()] },
  // Found late by itself in development, it would reload the page under whoever fills in a form.
  optimizeDeps: { include: ['zod'] },
  server: {
    // In development the pages come from Vite and the API from the server beside it (scripts/dev.mjs).
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin, '/readyz': apiOrigin },
  },
}));
