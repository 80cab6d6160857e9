import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Intent, intentValues } from '#domain/intents.ts';
import { type Language, languageValues } from '#domain/languages.ts';
import { namedTones, toneDetails } from '#domain/tones.ts';
import { languageData } from '#languages/all.ts';
import { readEmail } from '#reading/read-email.ts';
import { plainReading } from '#reading/reading.fixture.ts';
import { listOf } from '#reading/word-lists.ts';
import { rounds } from '#tests/soak.ts';
import { corpusMails } from '../../bench/corpus-mails.ts';
import { draftReply } from './draft.ts';

const tones = namedTones.map((tone) => tone.value);

/** `toneIndex`: counted modulo the number of tones. */
type Choice = { intent: Intent; toneIndex: number; language?: Language };

function replyTo(mail: string, { intent, toneIndex, language = 'English' }: Choice): string {
  const tone = tones[toneIndex % tones.length] ?? 'friendly';
  return draftReply({ reading: readEmail(mail), intent, tone: { kind: 'named', value: tone }, language })
    .reply;
}

/**
 * The digits, links and addresses of a draft that the mail does not contain. Also all invisible characters of the
 * draft.
 */
function inventedIn(mail: string, choice: Choice): string[] {
  const reply = replyTo(mail, choice);
  const source = mail.replace(/\s+/g, ' ');
  const facts = reply.match(/\d+|https?:\S+|www\.\S+|\S+@\S+/g) ?? [];
  const invisible = reply.replaceAll('\n', ' ').match(/[\p{Cc}\p{Cf}]/gu) ?? [];
  return [...facts.filter((word) => !source.includes(word.replace(/[.,;]+$/, ''))), ...invisible];
}

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus';

test.skipIf(!existsSync(corpus))(
  'no draft for a mail of the corpus contains a number or a link that is not in the mail (skipped without a corpus)',
  { timeout: 120_000 },
  async () => {
    const invented = (await corpusMails()).flatMap((mail, index) =>
      inventedIn(mail, { intent: intentValues[index % intentValues.length] ?? 'general', toneIndex: index }),
    );
    expect(invented).toEqual([]);
  },
);

test('a draft invents no number, link or address for any mail', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Could you send ',
      'When ',
      '? ',
      '\n',
      '[',
      ']',
      '{',
      '> ',
      'http://a.example ',
      '@',
      '42 ',
      '\u202e',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
      fc.constantFrom(...intentValues),
      fc.nat(10),
      (mail, intent, toneIndex) => {
        expect(inventedIn(mail, { intent, toneIndex })).toEqual([]);
      },
    ),
    { numRuns: rounds({ usual: 60, soak: 200 }) },
  );
});

test.each(languageValues)('a draft in %s has one form of address for every intent and tone', (language) => {
  const { address } = languageData[language];
  const text = 'Ok? Ok ok?';
  const ask = { text, start: 0, end: text.length, kind: 'yes-no', certain: true } as const;
  for (const isFamiliar of [true, false]) {
    for (const intent of intentValues) {
      for (const tone of tones) {
        // A formal letter always uses the polite form.
        const usesFamiliar = isFamiliar && toneDetails(tone).register !== 'formal';
        const otherForm = new Set(listOf(usesFamiliar ? address.polite : address.familiar));
        const reading = plainReading('', { asks: [ask], isFamiliar, language: { language } });
        const { reply } = draftReply({ reading, intent, tone: { kind: 'named', value: tone }, language });
        // The text in a gap addresses the person who fills it in, not the recipient of the reply.
        const words =
          reply
            .replace(/\[[^\]]*\]/g, '')
            .toLowerCase()
            .match(/[\p{L}\p{M}]+/gu) ?? [];
        expect(
          words.filter((word) => otherForm.has(word)),
          `${intent}, ${tone}:\n${reply}`,
        ).toEqual([]);
      }
    }
  }
});

test.each(languageValues)('a draft in %s has only complete gaps, and quotes every ask', (language) => {
  const mail = 'Hi Jo,\n\nCould you send me the plan? When do you arrive? Is it A or B?\n\nBest,\nAnn';
  for (const [toneIndex, intent] of intentValues.entries()) {
    const reply = replyTo(mail, { intent, toneIndex, language });
    expect(reply.replace(/\[[^[\]]+\]/g, '')).not.toMatch(/[[\]{}|]|undefined/);
    for (const ask of ['Could you send me the plan?', 'When do you arrive?', 'Is it A or B?'])
      expect(reply).toContain(`> ${ask}\n`);
  }
});
