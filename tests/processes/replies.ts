import { randomUUID } from 'node:crypto';
import { validRequest } from '../integration/server-fixture.ts';
import { type Answer, ask, replyOf } from './calls.ts';
import { type SoakState, type Span, wasKilled } from './soak-state.ts';

const SENTENCE =
  'We have read it with care, and we will write to you again on Monday with all that you asked for.';
let writings = 0;

/** What the fake model writes to a mail: the mail's own number, and one for each time that a mail is written to. */
export function modelReply(body: string): string {
  const [letter] = /letter-[\da-f-]{36}/.exec(body) ?? ['no letter'];
  writings += 1;
  return `Thank you for ${letter}. This is writing ${writings}. ${SENTENCE} ${SENTENCE} Thank you again.`;
}

/** A mail that no other caller has. */
export function newMail(): { letter: string; body: typeof validRequest } {
  const letter = `letter-${randomUUID()}`;
  return { letter, body: { ...validRequest, emailContent: `Hello, have you read my ${letter}?` } };
}

/** Whether a text is the reply to a mail, or its beginning. */
function isReplyTo(letter: string, text: string, isWhole: boolean): boolean {
  const number = / writing (\d+)/.exec(text)?.[1] ?? '';
  const reply = `Thank you for ${letter}. This is writing ${number}. ${SENTENCE} ${SENTENCE} Thank you again.`;
  return isWhole ? text === reply : reply.startsWith(text.trimEnd());
}

/** How long a process may take to settle a reply that its caller has left, in milliseconds. */
const SETTLE_MS = 2_000;

/** What a holder of replies must be charged, as far as its callers know. */
export class Charges {
  /** The replies that came. */
  certain = 0;
  /** Replies whose process was killed: it may have charged them just before. */
  possible = 0;
  /** Replies that the caller left after some text. They are charged, unless the process was killed meanwhile. */
  readonly left: Span[] = [];

  get most(): number {
    return this.certain + this.possible + this.left.length;
  }

  count({ kind, span }: Answer, isReply: boolean): void {
    if (kind === 'stopped') this.left.push(span);
    else if (kind === 'answered') this.certain += isReply ? 1 : 0;
    else this.possible += 1;
  }

  /** Reports a fault if `used` is not what must be charged. Call it when every process has settled. */
  compare(soak: SoakState, holder: string, used: number): void {
    for (const span of this.left.splice(0)) {
      if (wasKilled(soak, { ...span, to: span.to + SETTLE_MS })) this.possible += 1;
      else this.certain += 1;
    }
    const [least, most] = [this.certain, this.certain + this.possible];
    if (used < least)
      soak.tally.fault('free', `${holder}: ${least - used} of ${least} replies are not charged`);
    if (used > most)
      soak.tally.fault('lost', `${holder}: ${used} are charged of ${least} to ${most} replies`);
  }
}

type ReplyCall = {
  kind: string;
  headers: Record<string, string>;
  charges: Charges;
  path?: string;
  isStreamed?: boolean;
  stopAfter?: number;
  mail?: ReturnType<typeof newMail>;
};

/** Asks for a reply to a new mail, checks the reply and counts it. 402 may come. */
export async function askForReply(soak: SoakState, call: ReplyCall): Promise<Answer> {
  const { charges, path = '/api/generate-reply', isStreamed, mail = newMail(), ...rest } = call;
  const headers = { ...rest.headers, ...(isStreamed && { accept: 'text/event-stream' }) };
  const answer = await ask(soak, {
    ...rest,
    method: 'POST',
    path,
    headers,
    body: mail.body,
    expected: [200, 402],
  });
  const isReply = answer.kind === 'answered' && answer.status === 200;
  charges.count(answer, isReply);
  if (isReply || answer.kind === 'stopped') {
    const reply = replyOf(answer.text);
    if (!isReplyTo(mail.letter, reply, isReply)) {
      soak.tally.fault('wrong', `${call.kind}: the reply to ${mail.letter} is: ${answer.text}`);
    }
  }
  return answer;
}
