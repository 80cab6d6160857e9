import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '#domain/answers.ts';
import { type Intent, intentValues } from '#domain/intents.ts';
import { type Language, languageValues } from '#domain/languages.ts';
import { hasVisibleText } from '#domain/text.ts';
import { namedTones, toneDetails } from '#domain/tones.ts';
import { languageData } from '#languages/all.ts';
import { readEmail } from '#reading/read-email.ts';
import { plainReading } from '#reading/reading.fixture.ts';
import type { Ask } from '#reading/reading.ts';
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

test('any answers give a draft with each own text unchanged and without the asks that are left out', () => {
  const answer = fc.oneof(
    fc.constantFrom('yes', 'no', 'later', 'skip'),
    fc.record({
      text: fc
        .oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('[a]', '{time}', '$&', '> ?'))
        .map((text) => text.trim())
        .filter(hasVisibleText),
    }),
  );
  fc.assert(
    fc.property(
      fc.array(answer, { maxLength: 20 }),
      fc.constantFrom(...intentValues),
      fc.constantFrom(...languageValues),
      fc.boolean(),
      (given, intent, language, isSuspicious) => {
        const mail = given.map((_, index) => `Can you send me plan ${index}x?`).join(' ');
        const reading = readEmail(`Hi Jo,\n\n${mail}\n\nBest,\nAnn`);
        const answers = new Map<Ask, Answer>();
        for (const [index, ask] of reading.asks.entries()) answers.set(ask, given[index] ?? 'skip');
        const tone = { kind: 'named', value: 'friendly' } as const;
        const { reply } = draftReply({ reading, intent, language, tone, answers, isSuspicious });
        for (const [ask, decision] of answers) {
          if (decision === 'skip') expect(reply).not.toContain(ask.text);
          else expect(reply).toContain(`> ${ask.text}\n${typeof decision === 'object' ? decision.text : ''}`);
        }
      },
    ),
    { numRuns: rounds({ usual: 100, soak: 1_000 }) },
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
