// Prints TypeScript types of the OpenAPI document whose JSON comes on standard input.
import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';

// The generator wants the compiler's JavaScript interface, which TypeScript 7 has not: another package brings one.
registerHooks({
  resolve: (name, context, next) =>
    next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
});

const { default: generate, astToString } = await import('openapi-typescript');
process.stdout.write(astToString(await generate(JSON.parse(await text(process.stdin)))));
