import { expect, test } from 'vitest';
import { namedTones } from '#domain/tones.ts';
import { draftFor, mails } from './mails.fixture.ts';

const tones = namedTones.map((tone) => tone.value);
const seeds = [1, 2, 3, 4, 5];
const words = (text: string) => text.split(/\s+/).length;

test('no two tones write the same reply', () => {
  for (const mail of [mails.offsite, mails.invitation, mails.announcement]) {
    for (const intent of ['accept', 'decline', 'general'] as const) {
      const replies = new Set(tones.map((tone) => draftFor(mail, { intent, tone }).reply));
      expect(replies.size).toBe(tones.length);
    }
  }
});

test('concise stays under fifty words', () => {
  for (const mail of [mails.offsite, mails.invitation, mails.announcement, mails.thanks, mails.oneLine]) {
    for (const intent of ['accept', 'decline', 'general', 'reschedule', 'thank'] as const) {
      expect(words(draftFor(mail, { intent, tone: 'concise' }).reply)).toBeLessThanOrEqual(50);
    }
  }
});

test('formal has no contractions and no exclamation marks', () => {
  for (const mail of Object.values(mails)) {
    for (const seed of seeds) {
      const { reply } = draftFor(mail, { intent: 'accept', tone: 'formal', seed });
      expect(reply).not.toMatch(/\b(?:I'm|I'll|I'd|can't|won't|let's|don't|isn't|it's)\b|!/i);
    }
  }
});

test('only enthusiastic, friendly and casual replies may exclaim', () => {
  for (const tone of tones.filter(
    (name) => !['enthusiastic', 'friendly', 'casual', 'humorous', 'empathetic'].includes(name),
  )) {
    for (const seed of seeds)
      expect(draftFor(mails.invitation, { intent: 'accept', tone, seed }).reply).not.toContain('!');
  }
  expect(draftFor(mails.invitation, { intent: 'accept', tone: 'enthusiastic' }).reply).toContain('!');
});

test('urgent asks for the next step', () => {
  for (const seed of seeds) {
    expect(draftFor(mails.offsite, { intent: 'accept', tone: 'urgent', seed }).reply).toMatch(
      /please (?:confirm|send|let me know|tell)/i,
    );
  }
});

test('empathetic acknowledges what a complaint must feel like', () => {
  for (const seed of seeds) {
    expect(draftFor(mails.complaint, { tone: 'empathetic', seed }).reply).toMatch(
      /understand|upset|frustrat/i,
    );
  }
});

test('a custom tone steers by the words it has', () => {
  expect(draftFor(mails.offsite, { tone: 'very formal and polite' }).reply).toMatch(/^Dear Anna Okafor,/);
  const brief = draftFor(mails.offsite, { tone: 'warm but brief', intent: 'accept' });
  expect(words(brief.reply)).toBeLessThan(50);
  expect(brief.notes).toEqual([]);
  expect(draftFor(mails.offsite, { tone: 'not too formal' }).reply).toMatch(/^Hi Anna,/);
});

test('a custom tone without a known word is named in the notes', () => {
  const { notes } = draftFor(mails.offsite, { tone: 'like a pirate' });
  expect(notes).toEqual(['I do not know how to sound “like a pirate”, so this is in a professional tone.']);
});

test('an order that answers an ask is never confirmed as a fact', () => {
  const proof = 'Hi Sam,\n\nShould we keep the proof until Friday?\n\nBest,\nMaria';
  for (const tone of tones) {
    for (const seed of [1, 2, 3]) {
      const { reply } = draftFor(proof, { intent: 'confirm', tone, seed });
      expect(reply).toMatch(/please keep the proof until Friday/i);
      expect(reply).not.toMatch(/(?:that|:|pleasure,|gladly) please/i);
    }
  }
});
