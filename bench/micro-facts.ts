import { unsupportedFacts } from '#checking/facts.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import { sampleMail } from './corpus-mails.ts';

const words = Array.from({ length: 120 }, (_, i) => `word${i}`).join(' ');
const reading = readEmail(sampleMail);
const real = draftReply({
  reading,
  intent: 'general',
  tone: { kind: 'named', value: 'friendly' },
  language: 'English',
  seed: 5,
}).reply;
for (const [k, reply] of [
  ['bench', words],
  ['real', real],
] as const) {
  const f = () => unsupportedFacts({ reply, reading, source: sampleMail });
  for (let i = 0; i < 3000; i++) f();
  const best: number[] = [];
  for (let b = 0; b < 10; b++) {
    const c = process.cpuUsage();
    for (let i = 0; i < 500; i++) f();
    const d = process.cpuUsage(c);
    best.push((d.user + d.system) / 500);
  }
  console.log(k, reply.length, Math.min(...best).toFixed(0), 'us min', f().length);
}
