import { parentPort } from 'node:worker_threads';
import { findFraud } from '#checking/fraud.ts';
import type { Language } from '#domain/languages.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';

/** Reads a text and drafts its reply. Answers with the processor time of this thread in milliseconds. */
parentPort?.on('message', ({ text, language }: { text: string; language: Language }) => {
  const before = process.threadCpuUsage();
  const reading = readEmail(text);
  const isSuspicious = findFraud(reading).length > 0;
  draftReply({
    reading,
    intent: 'general',
    tone: { kind: 'named', value: 'professional' },
    language,
    customPrompt: text.slice(0, 500),
    isSuspicious,
  });
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage((user + system) / 1000);
});
