import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * Bundles a script and what it imports into one classic script, minified, for a `<script>` inside a page. `entry` is
 * absolute. Throws if the build fails.
 */
export async function bundleScript(entry: string): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not become a script`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}

/**
 * `import { text } from './script.ts?inline-script'` gives the text of the bundled script, in the build and in
 * development.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code, modules } = await bundleScript(id.slice(0, -QUERY.length));
      for (const module of modules) this.addWatchFile(module);
      return `export const text = ${JSON.stringify(code)};`;
    },
  };
}
