import { type Intent, intentValues } from '#domain/intents.ts';

/** The answer of the fake if the prompt contains no mail. */
const PLAIN_REPLY =
  'Hello,\n\nThank you for your message. I will look into it and come back to you as soon as I can.\n\nBest regards,\n[your name]';

const MAX_KEPT = 50;
const kept = new Map<string, string>();

/**
 * Returns the drafter's reply to the mail in a request's body (JSON text). The mail is between the prompt's tags; the
 * prompt names the intent too. The last 50 replies are kept, so that a benchmark measures the program and not the fake.
 */
export async function draftFor(body: string): Promise<string> {
  const escaped = /<mail-[0-9a-f]+>\\n(.*?)\\n<\/mail-/s.exec(body)?.[1];
  if (escaped === undefined) return PLAIN_REPLY;
  const mail = JSON.parse(`"${escaped}"`) as string;
  const intent = intentOf(/sets out to do \(([a-z-]+)\)/.exec(body)?.[1]);
  const known = kept.get(`${intent}\n${mail}`);
  if (known !== undefined) return known;
  const [{ readEmail }, { draftReply }] = await Promise.all([
    import('#reading/read-email.ts'),
    import('#drafter/draft.ts'),
  ]);
  const { reply } = draftReply({
    reading: readEmail(mail),
    intent,
    tone: { kind: 'named', value: 'friendly' },
    language: 'English',
  });
  kept.set(`${intent}\n${mail}`, reply);
  const oldest = kept.keys().next().value;
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return reply;
}

function intentOf(name: string | undefined): Intent {
  return intentValues.find((intent) => intent === name) ?? 'general';
}
