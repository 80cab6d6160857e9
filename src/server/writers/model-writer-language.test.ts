import { expect, test, vi } from 'vitest';
import { languageNote } from '#domain/messages.ts';
import { deadlinesFor } from './deadlines.ts';
import type { Model } from './model.ts';
import { createModelWriter } from './model-writer.ts';
import { plainRequest } from './write-request.fixture.ts';
import type { WrittenReply } from './writer.ts';

const english =
  'Dear Ms Weber,\n\nThank you very much for your message. I would be glad to come to the meeting on Friday.\n\n' +
  'Best regards,\nTom';
const german =
  'Guten Tag Frau Weber,\n\nvielen Dank für Ihre Nachricht. Ich komme gern am Freitag zu der Besprechung.\n\n' +
  'Best regards,\nTom';

/** Writes a reply with a model that answers these texts one after another, in pieces of five letters. */
async function write(answers: string[], changes: Partial<Model> = {}) {
  const prompts: string[] = [];
  const cancel = vi.fn();
  const model: Model = {
    label: 'test:model',
    loadsModels: false,
    isSmall: true,
    async open({ user }) {
      prompts.push(user);
      const pieces = (answers[prompts.length - 1] ?? '').match(/[\s\S]{1,5}/g) ?? [];
      return { read: async () => pieces.shift(), cancel };
    },
    ...changes,
  };
  const writer = createModelWriter({
    model,
    deadlines: deadlinesFor(5_000),
    maxWaitMs: 0,
    log: { warn: () => {} },
  });
  const request = plainRequest('Guten Tag,\n\nkommen Sie am Freitag?\n\nA. Weber', { language: 'German' });
  const writing = writer.write(request, new AbortController().signal);
  const pieces: string[] = [];
  let written: WrittenReply | undefined;
  while (!written) {
    const step = await writing.next();
    if (step.done) written = step.value;
    else pieces.push(step.value);
  }
  return { prompts, pieces, written, cancel };
}

test('a reply that a small model begins in another language is written once more before any of it is shown', async () => {
  const { prompts, pieces, written, cancel } = await write([english, german]);
  expect(prompts).toHaveLength(2);
  expect(prompts[1]).not.toBe(prompts[0]);
  expect(pieces.join('')).toBe(written.reply);
  expect(written.reply).toContain('vielen Dank');
  expect(written.notes).not.toContain(languageNote('German'));
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('a reply that stays in another language is shown with a note', async () => {
  const { prompts, written } = await write([english, english, german]);
  expect(prompts).toHaveLength(2);
  expect(written.reply).toContain('Thank you');
  expect(written.notes).toContain(languageNote('German'));
});

test('a reply in the right language is written once, and closes in its language', async () => {
  const { prompts, pieces, written } = await write([german]);
  expect(prompts).toHaveLength(1);
  expect(pieces.length).toBeGreaterThan(1);
  expect(written.reply).toContain('Grüße');
  expect(written.reply).not.toContain('Best regards');
});

test('a short reply is shown whole', async () => {
  expect((await write(['Ja, gern.'])).written.reply).toBe('Ja, gern.');
});

test('the text of a large model is shown at once', async () => {
  const { prompts, pieces } = await write([english], { isSmall: false });
  expect(prompts).toHaveLength(1);
  expect(pieces[0]?.length).toBeLessThan(20);
});
