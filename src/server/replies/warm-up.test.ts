import { expect, test, vi } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { createBuiltInWriter } from '../writers/built-in-writer.ts';
import { deadlinesFor } from '../writers/deadlines.ts';
import { createFallbackWriter } from '../writers/fallback-writer.ts';
import { createModelWriter } from '../writers/model-writer.ts';
import { warmUpReplies } from './warm-up.ts';

test('warming up prepares the second writer of a fallback and calls no model', () => {
  const open = vi.fn();
  const log = { warn: vi.fn() };
  const model = createModelWriter({
    model: { label: 'openai:test', loadsModels: false, isSmall: false, open },
    deadlines: deadlinesFor(1_000),
    maxWaitMs: 1_000,
    log,
  });
  const second = createBuiltInWriter();
  const warmUp = vi.spyOn(second, 'warmUp');
  const writer = createFallbackWriter(model, second, { totalMs: 1_000, log });
  warmUpReplies({
    readEmail,
    fraudWarning: () => undefined,
    writers: { standard: writer, advanced: writer },
  });
  expect(warmUp).toHaveBeenCalledWith(
    expect.objectContaining({ reading: expect.objectContaining({ subject: 'Spring workshop' }) }),
  );
  expect(open).not.toHaveBeenCalled();
});
