import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPaths } from '#domain/paths.ts';
import type { FakeGoogle } from '#tests/fakes/google.ts';
import { ask } from './calls.ts';
import type { SoakState } from './soak-state.ts';

/** Below the rates of a mailbox (docs/product.md, 1.9), in milliseconds. */
const PAUSE_MS = 5_000;
/** How long a reply may be under way after its process died, in milliseconds: then its outcome counts as unknown. */
const UNDER_WAY_MS = 60_000;

/** Lists and reads a mailbox and sends replies, each once. The numbers of those that were confirmed go to `sent`. */
export async function readAndSend(
  soak: SoakState,
  kind: 'Gmail' | 'sample',
  headers: Record<string, string>,
  sent: Set<string>,
): Promise<void> {
  while (!soak.ended.aborted) {
    const path = apiPaths.gmailMessages;
    const listed = await ask(soak, { kind: `${kind} list`, path: `${path}?maxResults=5`, headers });
    if (listed.kind === 'answered') {
      const [{ id }] = JSON.parse(listed.text).messages;
      const read = await ask(soak, { kind: `${kind} read`, path: `${path}/${id}`, headers });
      if (read.kind === 'answered' && JSON.parse(read.text).message.id !== id)
        soak.tally.fault('wrong', `message ${id} is ${read.text}`);
      await sendOnce(soak, kind, headers, sent);
    }
    await sleep(PAUSE_MS);
  }
}

/** Sends a reply with an Idempotency-Key until the outcome is certain, and once more: the result must be the same. */
async function sendOnce(
  soak: SoakState,
  kind: string,
  headers: Record<string, string>,
  sent: Set<string>,
): Promise<void> {
  const number = `sent-${randomUUID()}`;
  const body = { to: 'jonas.weber@example.com', subject: 'Thursday', body: `Yes, it suits me.\n${number}` };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const call = {
    kind: `${kind} send`,
    method: 'POST',
    path: apiPaths.gmailSend,
    headers: keyed,
    body,
  } as const;
  const results: string[] = [];
  let wasCut = false;
  for (
    const deadline = performance.now() + UNDER_WAY_MS;
    performance.now() < deadline && results.length < 2;
  ) {
    const answer = await ask(soak, { ...call, expected: wasCut ? [200, 409, 502, 504] : [200] });
    if (answer.kind === 'answered' && answer.status === 200) {
      sent.add(number);
      results.push(answer.text);
      continue;
    }
    if (answer.kind === 'failed') return;
    wasCut = true;
    if (answer.kind === 'answered' && JSON.parse(answer.text).code === 'send_unknown') return;
    await sleep(PAUSE_MS);
  }
  if (new Set(results).size !== 1)
    soak.tally.fault('wrong', `${kind}: the results of one send are ${results}`);
}

/** Reports replies that Google got twice, and replies that were confirmed and that Google never got. */
export function compareSent(soak: SoakState, google: FakeGoogle, confirmed: ReadonlySet<string>): void {
  const numbers = google.mail.sent.map(({ raw }) => /sent-[\da-f-]{36}/.exec(raw.toString())?.[0]);
  const arrived = new Set(numbers);
  if (arrived.size < numbers.length)
    soak.tally.fault('wrong', `${numbers.length - arrived.size} replies were sent twice`);
  for (const number of confirmed) {
    if (!arrived.has(number)) soak.tally.fault('wrong', `${number} was confirmed and never arrived`);
  }
}
