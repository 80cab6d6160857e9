// One shard of the combinations: tries the languages it is sent, one after another.
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { combinationMails } from './mails.ts';
import { tryLanguage } from './try-language.ts';

await loadLanguages();
for (const language of workerData as Language[]) {
  parentPort?.postMessage(await tryLanguage(language, combinationMails));
}
