import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { draftReply, prepareDraft } from '../draft.ts';
import { asksTwice } from './references.ts';

function twice(text: string): boolean {
  return asksTwice({ ask: { text } as Parameters<typeof asksTwice>[0]['ask'] });
}

test('two questions in one are told from one', () => {
  expect(twice('Sind noch zwei Plätze frei, und was kosten die?')).toBe(true);
  expect(twice('Le devis est-il prêt et quand arrive la livraison ?')).toBe(true);
  expect(twice('Was kosten die Plätze?')).toBe(false);
  expect(twice('Ja und was kosten die?')).toBe(false);
  expect(twice('Sind noch zwei Plätze frei, und was?')).toBe(false);
  expect(twice('Bitte sagen Sie mir, ob welche frei sind und was sie kosten.')).toBe(false);
});

// 47 seconds once, far over the time that a test has.
test.for(['English', 'Korean', 'French'] as const)(
  'a long mail that seems to join question to question is drafted for in %s at once',
  async (language) => {
    const reading = readEmail('만날 수 있을까요 et qui '.repeat(600).slice(0, 10_000));
    await prepareDraft({ reading, language });
    const { reply } = draftReply({
      reading,
      intent: 'general',
      tone: { kind: 'named', value: 'friendly' },
      language,
      seed: 1,
    });
    expect(reply).not.toBe('');
  },
);
