// npm run bench: prints the measures of docs/bench.md as a table. Arguments choose parts: npm run bench -- models
import { measureAccounts } from './measure-accounts.ts';
import { measureDesk } from './measure-desk.ts';
import { measureDrafterOverHttp } from './measure-drafter.ts';
import { measureKeys } from './measure-keys.ts';
import { measureLocal } from './measure-local.ts';
import { measureMailbox } from './measure-mailbox.ts';
import { measureModels } from './measure-models.ts';
import { measurePages } from './measure-pages.ts';
import { measureChecking, measureReadingAndDrafting } from './measure-reading.ts';
import { measureStart } from './measure-start.ts';
import { measureStreams } from './measure-streams.ts';
import { type Measure, printTable } from './statistics.ts';

const parts: Record<string, () => Promise<Measure[]>> = {
  reading: async () => [...(await measureReadingAndDrafting()), ...(await measureChecking())],
  drafter: measureDrafterOverHttp,
  start: measureStart,
  models: measureModels,
  streams: measureStreams,
  desk: measureDesk,
  pages: measurePages,
  accounts: measureAccounts,
  keys: measureKeys,
  local: measureLocal,
  mailbox: measureMailbox,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no measure named ${unknown}: choose among ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const measures: Measure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  measures.push(...(await measure()));
}
printTable(measures);
