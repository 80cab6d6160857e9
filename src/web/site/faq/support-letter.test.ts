import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFERENCE_BYTES, supportLetter, supportLink, supportReference } from './support-letter.ts';

test('the subject names the plan, and says whether it has priority support', () => {
  expect(supportLetter('pro', 'K7M2-Q9RT').subject).toBe('[Pro][priority] Support request K7M2-Q9RT');
  expect(supportLetter('basic', 'K7M2-Q9RT').subject).toBe('[Basic][priority] Support request K7M2-Q9RT');
  expect(supportLetter('free', 'K7M2-Q9RT').subject).toBe('[Free] Support request K7M2-Q9RT');
  expect(supportLetter(undefined, 'K7M2-Q9RT').subject).toBe('Support request K7M2-Q9RT');
});

test('the body leaves room to write above the one line that names the reference', () => {
  const { body } = supportLetter('pro', 'K7M2-Q9RT');
  expect(body).toMatch(/^\r\n\r\n/);
  expect(body.trim()).toMatch(/^Reference K7M2-Q9RT\. Please leave this line[^\r\n]*$/);
});

test('a reference is short and has no characters that look alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES }), (bytes) => {
      expect(supportReference(bytes)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    }),
  );
});

test('a mail program decodes the letter to the same text', () => {
  const { subject, body } = supportLetter('basic', 'K7M2-Q9RT');
  const link = new URL(supportLink('help@reply.example', 'basic', 'K7M2-Q9RT'));
  expect(link.pathname).toBe('help@reply.example');
  // In RFC 6068 a plus means a plus, so no space may be written as one.
  expect(link.search).not.toContain('+');
  expect(link.searchParams.get('subject')).toBe(subject);
  expect(link.searchParams.get('body')).toBe(body);
});
