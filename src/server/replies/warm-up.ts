import type { Answer } from '#domain/answers.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { ReplyTools } from './reply-tools.ts';

/** V8 interprets a pattern when it is first used, and compiles it only after a few uses. */
const ROUNDS = 5;

/** An invented mail with questions, a request, an amount and an earlier mail. */
export const sampleMail = `From: Miriam Adler <miriam@example.com>
Date: Tue, 10 Mar 2026 09:12:00 +0100
Subject: Spring workshop

Hi Jonas,

Could you tell me whether the price of €1,850 includes the projector? Would Thursday at 2 pm suit you for a call?
Please also send me the fire regulations.

Best regards,
Miriam Adler

On Mon, 9 Mar 2026 at 17:02, Jonas Berg <jonas@example.com> wrote:
> Here are the two proposals.
`;

/** Answers to the asks of the mail, in their order. */
const answers: readonly Answer[] = ['yes', { text: 'Thursday is fine.' }];

/** Reads a sample mail and prepares the writers with it, so that the first real mail is not the slowest. */
export function warmUpReplies({ readEmail, writers }: ReplyTools): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reading = readEmail(sampleMail);
    const request: WriteRequest = {
      emailContent: sampleMail,
      reading,
      answers: new Map(reading.asks.map((ask, index) => [ask, answers[index] ?? 'later'])),
      intent: 'general',
      tone: { kind: 'named', value: 'friendly' },
      language: 'English',
    };
    for (const writer of new Set(Object.values(writers))) writer.warmUp?.(request);
  }
}
