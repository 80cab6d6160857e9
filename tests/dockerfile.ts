import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';

const root = join(import.meta.dirname, '..');

/** One instruction: { keyword: 'COPY', flags: { from: 'build' }, text: '/app/build build' }. */
export type Step = { keyword: string; flags: Record<string, string>; text: string };

/** The text of a file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The stages of the Dockerfile in their order. Each begins with its FROM. */
export function dockerfileStages(): Step[][] {
  const stages: Step[][] = [];
  for (const instruction of DockerfileParser.parse(readProjectFile('Dockerfile')).getInstructions()) {
    const words = (instruction.getRawArgumentsContent() ?? '').replaceAll('\\\n', ' ').trim();
    const flags = /^(?:--\S+\s+)*/.exec(words)?.[0] ?? '';
    const step = {
      keyword: instruction.getKeyword(),
      flags: Object.fromEntries(
        [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
      text: words.slice(flags.length),
    };
    if (step.keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push(step);
  }
  return stages;
}

/** The texts of a stage's instructions of one kind. */
export function textsOf(stage: Step[], keyword: string): string[] {
  return stage.filter((step) => step.keyword === keyword).map(({ text }) => text);
}
