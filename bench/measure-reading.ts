import { replyChecker } from '#checking/check-reply.ts';
import { coverAsks } from '#checking/coverage.ts';
import { closingOf } from '#checking/reply-sentences.ts';
import { draftReply } from '#drafter/draft.ts';
import { loadNgrams } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { corpusMails, sampleMail } from './corpus-mails.ts';
import { type Measure, percentile } from './statistics.ts';

const ROUNDS = 5;
const GOAL_MS = 1;

function readAndDraft(mail: string): number {
  const startedAt = performance.now();
  draftReply({
    reading: readEmail(mail),
    intent: 'general',
    tone: { kind: 'named', value: 'friendly' },
    language: 'English',
  });
  return performance.now() - startedAt;
}

/** Times reading and drafting in this process for every mail of the corpus, after a warm-up round. */
export async function measureReadingAndDrafting(): Promise<Measure[]> {
  await loadNgrams();
  const corpus = await corpusMails();
  if (corpus.length === 0) console.log('The corpus is absent: the measure uses one mail of its own.');
  const mails = corpus.length > 0 ? corpus : [sampleMail];
  for (const mail of mails) readAndDraft(mail);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const mail of mails) times.push(readAndDraft(mail));
  const p99 = percentile(times, 0.99);
  return [
    {
      what: `reading + drafting in process, ${mails.length} mails × ${ROUNDS}`,
      seen: `p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${Math.max(...times).toFixed(1)} ms`,
      goal: `p99 < ${GOAL_MS} ms`,
      met: p99 < GOAL_MS,
    },
  ];
}

const COVERAGE_GOAL_MS = 10;
const ASKS = 20;
const REPLY_LENGTH = 10_000;

/** Times the coverage of 20 asks, and the whole check, of a reply with 10,000 characters in this process. */
export async function measureChecking(): Promise<Measure[]> {
  await loadNgrams();
  const topics = Array.from({ length: ASKS }, (_, index) => `room ${index + 1} on the ${index + 2}th floor`);
  const mail = topics.map((topic) => `Could you confirm the booking of ${topic}?`).join(' ');
  const sentences = topics.map((topic) => `We have reserved ${topic}, with chairs, tables and a projector.`);
  const reply = sentences.join(' ').repeat(10).slice(0, REPLY_LENGTH);
  const reading = readEmail(mail);
  const language = 'English';
  const input = {
    asks: reading.asks,
    reply,
    answers: new Map(),
    gaps: [],
    language,
    mailLanguage: language,
  } as const;
  const timesOf = (run: () => void) => {
    const times: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const startedAt = performance.now();
      run();
      times.push(performance.now() - startedAt);
    }
    return times.slice(10);
  };
  const coverage = timesOf(() => coverAsks({ ...input, closing: closingOf(reply), crossLanguage: false }));
  // While a person types, one checker checks each version of the reply.
  const check = replyChecker({ reading, emailContent: mail });
  const whole = timesOf(() => check(reply));
  const p50 = percentile(coverage, 0.5);
  return [
    {
      what: `coverage of ${reading.asks.length} asks, a reply of ${reply.length} characters`,
      seen: `p50 ${p50.toFixed(1)} ms; with facts and gaps ${percentile(whole, 0.5).toFixed(1)} ms`,
      goal: `p50 < ${COVERAGE_GOAL_MS} ms`,
      met: p50 < COVERAGE_GOAL_MS,
    },
  ];
}
