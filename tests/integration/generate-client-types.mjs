// Reads the JSON of an OpenAPI document from standard input and prints TypeScript types for it.
import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';

// The generator needs the compiler's JavaScript interface. TypeScript 7 has none, so another package provides it.
registerHooks({
  resolve: (name, context, next) =>
    next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
});

const { default: generate, astToString } = await import('openapi-typescript');
process.stdout.write(astToString(await generate(JSON.parse(await text(process.stdin)))));
