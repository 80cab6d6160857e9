import { defineConfig } from 'vite';

// The server with its packages in a few files: loading thousands of them would take most of the time to ready.
// What is imported on demand (providers, PostgreSQL, the OpenAPI document) stays in chunks of its own.
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare'] },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'build/server',
    target: 'node22',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
