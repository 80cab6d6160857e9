import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { type Rewrite, rewrites } from '#domain/rewrites.ts';
import { parseTone } from '#domain/tones.ts';
import { readEmail } from '#reading/read-email.ts';
import { type DraftRequest, draftReply } from './draft.ts';
import { rewriteDraft } from './rewrite.ts';

const reading = readEmail(`Hi Jo,

Could you send me the signed contract by Friday? When can you deliver?

Best regards,
Bethany Cole`);

const requestWith = (changes: Partial<DraftRequest> = {}): DraftRequest => ({
  reading,
  intent: 'general',
  tone: parseTone('friendly'),
  language: 'English',
  ...changes,
});

const rewrite = (reply: string, as: Rewrite, changes: Partial<DraftRequest> = {}, earlier: string[] = []) =>
  rewriteDraft({ request: requestWith(changes), as, reply, replyLanguage: 'English', earlier }) ?? '';

const fresh = draftReply(requestWith()).reply;
const allRewrites = rewrites.map(({ value }) => value);

test.each(languageValues)('every rewrite changes a fresh draft in %s', (language) => {
  const request = requestWith({ language });
  const { reply } = draftReply(request);
  for (const as of allRewrites) {
    const text = rewriteDraft({ request, as, reply, replyLanguage: language, earlier: [] });
    expect.soft(text, as).toBeDefined();
    expect.soft(text, as).not.toBe(reply);
  }
});

test('a shorter draft is shorter, and a longer one is longer', () => {
  expect(rewrite(fresh, 'shorter').length).toBeLessThan(fresh.length);
  expect(rewrite(fresh, 'longer').length).toBeGreaterThan(fresh.length);
});

test.each(allRewrites)('%s keeps filled gaps, changed paragraphs and answers that go on', (as) => {
  const edited = fresh
    .replace(/(deliver\?\n)\[[^\]]*\]/, '$1On 12 May.\n\nThe driver calls before.')
    .replace(/^Thank.*$/m, 'Great to hear from you, Bethany!');
  expect(edited).toContain('Great to hear from you');
  const text = rewrite(edited, as);
  expect(text).toContain('> When can you deliver?\nOn 12 May.\n\nThe driver calls before.');
  expect(text).toContain('Great to hear from you, Bethany!');
  expect(text.match(/> /g)).toHaveLength(2);
});

test('an item that the person has deleted stays away, until the person answers it', () => {
  const shortened = fresh.replace(/> When can you deliver\?\n.*\n\n/, '');
  expect(rewrite(shortened, 'warmer')).not.toContain('deliver');
  const [, delivery] = reading.asks;
  const answers = new Map(delivery ? [[delivery, { text: 'On 12 May' }]] : []);
  expect(rewrite(shortened, 'warmer', { answers })).toContain('On 12 May');
});

test('an answer that changed since is in the new text', () => {
  const [contract] = reading.asks;
  if (!contract) throw new Error('no ask');
  const accepted = draftReply(requestWith({ answers: new Map([[contract, 'yes' as const]]) })).reply;
  const refused = rewrite(accepted, 'warmer', { answers: new Map([[contract, 'no' as const]]) });
  const answered = (text: string) => text.split(`${contract.text}\n`)[1]?.split('\n')[0];
  expect(answered(refused)).not.toBe(answered(accepted));
  expect(answered(refused)).not.toMatch(/^\[/);
});

test('a draft can be written once more in another language', () => {
  const edited = fresh.replace(/(deliver\?\n)\[[^\]]*\]/, '$1On 12 May.');
  const text = rewrite(edited, 'another', { language: 'German' });
  expect(text).toMatch(/^Hallo|^Guten|^Liebe/);
  expect(text).toContain('deliver?\nOn 12 May.');
});

test('another version is new as long as there are new ones', () => {
  const seen = [fresh];
  for (let round = 0; round < 4; round++) seen.push(rewrite(seen.at(-1) ?? '', 'another', {}, seen));
  expect(new Set(seen).size).toBe(seen.length);
});

test('what the person puts before the greeting or after the name stays beside it', () => {
  expect(rewrite(`${fresh}\n\nP.S. Greetings to Tom.`, 'warmer')).toMatch(
    /\nJo\n\nP\.S\. Greetings to Tom\.$/,
  );
  expect(rewrite(`NOTE FIRST\n\n${fresh}`, 'firmer')).toMatch(/^NOTE FIRST\n\n\S.*Bethany/);
  const joined = fresh.replace(/^(Hi.*,)\n\n/, '$1\n');
  expect(rewrite(joined, 'warmer').match(/Thank you/g)).toHaveLength(1);
  expect(rewrite(fresh.replaceAll('\n\n', '\n \n'), 'firmer').match(/\nJo/g)).toHaveLength(1);
});

test('an own answer that changed since is replaced, and an ask that is left out now goes', () => {
  const [, delivery] = reading.asks;
  if (!delivery) throw new Error('no ask');
  const replyAnswers = new Map([[delivery, { text: 'On 12 May' }]]);
  const reply = draftReply(requestWith({ answers: replyAnswers })).reply;
  const again = (answer: { text: string } | 'skip') =>
    rewriteDraft({
      request: requestWith({ answers: new Map([[delivery, answer]]) }),
      as: 'warmer',
      reply,
      replyLanguage: 'English',
      replyAnswers,
      earlier: [],
    });
  expect(again({ text: 'On 14 May' })).toContain('deliver?\nOn 14 May.');
  expect(again({ text: 'On 14 May' })).not.toContain('12 May');
  expect(again('skip')).not.toContain('deliver');
});

test('any text can be rewritten', () => {
  for (const reply of ['', ' ', '>', '> ', '\n\n\n', 'x', '[a]', `${fresh}\n\n\n${fresh}`]) {
    for (const as of allRewrites) expect(() => rewrite(reply, as)).not.toThrow();
  }
});
