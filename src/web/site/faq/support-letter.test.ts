import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFERENCE_BYTES, supportLetter, supportLink, supportReference } from './support-letter.ts';

test('the subject has the plan, and a label if the plan has priority support', () => {
  expect(supportLetter('pro', 'K7M2-Q9RT').subject).toBe('[Pro][priority] Support request K7M2-Q9RT');
  expect(supportLetter('basic', 'K7M2-Q9RT').subject).toBe('[Basic][priority] Support request K7M2-Q9RT');
  expect(supportLetter('free', 'K7M2-Q9RT').subject).toBe('[Free] Support request K7M2-Q9RT');
  expect(supportLetter(undefined, 'K7M2-Q9RT').subject).toBe('Support request K7M2-Q9RT');
});

test('the body has empty lines to write in, and below them a line with the reference', () => {
  const { body } = supportLetter('pro', 'K7M2-Q9RT');
  expect(body).toMatch(/^\r\n\r\n/);
  expect(body.trim()).toMatch(/^Reference K7M2-Q9RT\.[^\r\n]*$/);
});

test('a reference is short and has no characters that people confuse', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES }), (bytes) => {
      expect(supportReference(bytes)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    }),
  );
});

test('the link contains the subject and the body unchanged', () => {
  const { subject, body } = supportLetter('basic', 'K7M2-Q9RT');
  const link = new URL(supportLink('help@reply.example', 'basic', 'K7M2-Q9RT'));
  expect(link.pathname).toBe('help@reply.example');
  // In RFC 6068 a plus is not a space.
  expect(link.search).not.toContain('+');
  expect(link.searchParams.get('subject')).toBe(subject);
  expect(link.searchParams.get('body')).toBe(body);
});
