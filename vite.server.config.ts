import { defineConfig } from 'vite';

// The server with its packages in a few files: loading thousands of them would take most of the time to ready.
// What is imported on demand (providers, PostgreSQL, the OpenAPI document) stays in chunks of its own.
export default defineConfig({
  publicDir: false,
  // argon2 is a native part: it loads the binary of the machine from its own folder.
  ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare', '@node-rs/argon2'] },
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
