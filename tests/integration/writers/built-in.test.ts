import { createWriters } from '#server/writers/writers.ts';
import { memoryLog, modelEnv, noLocalModels } from './model-kinds.ts';
import { describeWriterContract } from './writer-contract.ts';

describeWriterContract({
  name: 'the built-in drafter',
  create: async () => {
    const log = memoryLog();
    return { writer: (await createWriters(modelEnv(), noLocalModels, log, () => {})).standard, log };
  },
});
