import { beforeAll, expect, test } from 'vitest';
import { intentValues } from '#domain/intents.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from './draft.ts';

beforeAll(loadLanguages);

const tamil = `From: Kumar <kumar@tamil.example>
Subject: ஒப்பந்தம்

வணக்கம்,

ஒப்பந்தத்தை வெள்ளிக்கிழமைக்குள் அனுப்ப முடியுமா? விலை என்ன?

நன்றி,
குமார்`;

const norwegian = `From: Ole Vik <ole@vik.example>

Hei Tor,

kan du sende meg kontrakten? Jeg har ikke fått den etter møtet.

Vennlig hilsen
Ole`;

async function replyTo(mail: string, intent: (typeof intentValues)[number], language: 'English' | 'Swedish') {
  const reading = readEmail(mail);
  await prepareDraft({ reading, language });
  return draftReply({ reading, intent, tone: { kind: 'named', value: 'professional' }, language, seed: 1 })
    .reply;
}

test('a mail in a script of none of the 27 languages is not echoed in an English reply', async () => {
  for (const intent of intentValues.filter((one) => one !== 'follow-up'))
    expect([intent, await replyTo(tamil, intent, 'English')]).not.toEqual([
      intent,
      expect.stringMatching(/\p{Script=Tamil}/u),
    ]);
});

test('a mail in a neighbour of one of the 27 languages is not echoed in a reply of that one', async () => {
  for (const intent of intentValues)
    expect(await replyTo(norwegian, intent, 'Swedish')).not.toMatch(/sende|fått|møtet/);
});

test('a question that was not understood is answered neither yes nor no by intent alone', async () => {
  for (const intent of ['accept', 'decline'] as const)
    expect(await replyTo(tamil, intent, 'English')).toMatch(/\[yes \/ no/);
});
