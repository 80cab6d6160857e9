import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './build-plugins/inline-script.ts';
import { markdownArticles } from './src/web/site/blog/markdown-plugin.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), markdownArticles(), inlineScript(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    // In development the pages come from Vite and the API from the server beside it (scripts/dev.mjs).
    proxy: { '/api': apiOrigin, '/healthz': apiOrigin, '/readyz': apiOrigin },
  },
});
