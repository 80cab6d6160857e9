import { defineConfig } from 'vite';

// The server with its packages in a few files: loading thousands of them would take most of the time to ready.
// What is imported on demand (providers, PostgreSQL, the OpenAPI document) stays in chunks of its own.
export default defineConfig({
  publicDir: false,
  // argon2 is a native part: it loads the binary of the machine from its own folder.
  ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare', '@node-rs/argon2'] },
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node22',
    minify: false,
    rolldownOptions: {
      // The thread that reads mails is started by its file: its name stays.
      input: { main: 'src/server/main.ts', 'mail-thread': 'src/server/mail-files/mail-thread.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
