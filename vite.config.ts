import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './build-plugins/inline-script.ts';
import { languageWords } from './build-plugins/language-words.ts';
import { publicApi } from './build-plugins/public-api.ts';
import { leaveOutPrompts } from './build-plugins/without-prompts.ts';
import { markdownArticles } from './src/web/site/blog/markdown-articles.ts';

// In development no server fills in the models of a page and when one reads a mail, so Vite does it.
const servedModels = process.env.AI_ADVANCED_MODEL ? 'standard advanced' : 'standard';
const { AI_MODEL = '', AI_ASKS } = process.env;
const servedAsks =
  AI_ASKS === 'off' ? '' : AI_MODEL.startsWith('local:') ? 'now' : encodeURIComponent(AI_MODEL);
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * The modules that several pages load at once. Not the domain's schemas that only lazy files share: they would bring Zod
 * into the first load.
 */
const sharedParts = new RegExp(
  [
    String.raw`src\/domain\/(?!(answers|desk-messages|mailbox-field-messages|mailbox-kinds|own-words|snippets|team-messages|teams)\.)`,
    // Only the pages that write replies need the others.
    String.raw`src\/web\/ui\/(?!(desk-icons|marked-text-area|select|toolbar)\.)`,
    String.raw`src\/web\/lib\/(?!(direction-marks|edited-mail|event-stream|mail-reader|saved-values|text-change|text-direction)\.)`,
    String.raw`\/page-head\.ts$`,
    // Dialogs that ask something are loaded when they are opened.
    String.raw`src\/web\/(app\/(?!question\.))?[\w-]+\.tsx?$`,
  ].join('|'),
);

export default defineConfig(({ command }) => ({
  define:
    command === 'serve'
      ? {
          'import.meta.env.SERVED_MODELS': JSON.stringify(servedModels),
          'import.meta.env.SERVED_ASKS': JSON.stringify(servedAsks),
        }
      : {},
  plugins: [tailwindcss(), markdownArticles(), inlineScript(), publicApi(), leaveOutPrompts(), reactRouter()],
  // Few files: each request costs almost a kilobyte of headers and, on a slow connection, time.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/,
                },
                {
                  name: 'parts',
                  test: sharedParts,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Hides how long each part of the build took: people who start the program do not need it.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  worker: { format: 'es', plugins: () => [languageWords()] },
  // Without this, Vite finds the package late in development and reloads the page while a person fills in a form.
  optimizeDeps: { include: ['zod'] },
  server: {
    // In development the pages come from Vite and the API from the server beside it (scripts/dev.mjs).
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin, '/readyz': apiOrigin },
  },
}));
