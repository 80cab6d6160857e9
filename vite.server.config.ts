import { defineConfig } from 'vite';

// Bundles the server and its packages into a few files: loading thousands of files would take most of the start time.
// Parts that are imported on demand (providers, PostgreSQL, the OpenAPI document) stay in separate chunks.
export default defineConfig({
  publicDir: false,
  // argon2 is a native package: it loads the binary for this machine from its own folder.
  ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare', '@node-rs/argon2'] },
  build: {
    ssr: true,
    outDir: 'build/server',
    target: 'node22',
    minify: false,
    rolldownOptions: {
      // The server starts the thread that reads mails and the process of a local model by the names of their files, so
      // the names must stay. People start the first three.
      input: {
        main: 'src/server/main.ts',
        migrate: 'src/server/migrate.ts',
        team: 'src/server/teams/command.ts',
        'mail-thread': 'src/server/mail-files/mail-thread.ts',
        'model-process': 'src/server/writers/local/model-process.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
