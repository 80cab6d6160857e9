import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { draftEml, draftFileName } from './draft-eml.ts';

const draft = {
  to: 'Maria Lopez <maria@northwind.example>',
  subject: 'Re: Budget review',
  references: ['<first@northwind.example>', '<second@northwind.example>'],
  text: 'Hi Maria,\n\nThursday works.\n',
};

/** A text with the line ends of this page instead of those of a mail. */
const linesOf = (text = '') => text.replaceAll('\r\n', '\n').trimEnd();

describe('a draft', () => {
  it('says whom and what it answers, and that it is not sent yet', async () => {
    const mail = await PostalMime.parse(draftEml(draft));
    expect(mail.to).toEqual([{ name: 'Maria Lopez', address: 'maria@northwind.example' }]);
    expect(mail.subject).toBe('Re: Budget review');
    expect(mail.inReplyTo).toBe('<second@northwind.example>');
    expect(mail.references?.split(/\s+/)).toEqual(draft.references);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-unsent', value: '1' }));
    expect(linesOf(mail.text)).toBe('Hi Maria,\n\nThursday works.');
  });

  it.each([
    ['Re: Budgetprüfung – Donnerstag', 'Jürgen Müller'],
    [`Re: ${'会議の予定について'.repeat(12)}`, '佐藤 花子'],
    ['Re: تقرير الميزانية 🎉👩‍👩‍👧', 'ليلى "L" حداد'],
    ['Re: =?utf-8?q?not_encoded?=', 'Smith, Anna "Annie"'],
    [`Re: ${'long '.repeat(150).trim()}`, `${'N'.repeat(70)}`],
  ])('keeps every character of %s', async (subject, name) => {
    const text = `${subject}\n${name}\n‏שלום\n`;
    const quoted = `"${name.replaceAll('"', '\\"')}" <a@b.example>`;
    const eml = draftEml({ ...draft, subject, to: quoted, text });
    expect(eml).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThan(300);
    const mail = await PostalMime.parse(eml);
    expect(mail.subject).toBe(subject);
    expect(mail.to).toEqual([{ name, address: 'a@b.example' }]);
    expect(linesOf(mail.text)).toBe(text.trimEnd());
  });

  it('takes no header from the words of a mail', async () => {
    const mail = await PostalMime.parse(
      draftEml({
        ...draft,
        subject: 'Re: x\r\nBcc: eve@evil.example',
        to: 'a@b.example\nCc: eve@evil.example',
      }),
    );
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
  });

  it('has no recipient and no thread if the mail has none', () => {
    const eml = draftEml({ ...draft, to: '', references: [] });
    expect(eml).toMatch(/^Subject: /);
    expect(eml).not.toContain('References');
  });
});

it('gives each draft a safe file name of its own', () => {
  expect(draftFileName(7, 'Re: Q1/Q2 "plan"?')).toBe('0007 Re Q1 Q2 plan.eml');
  expect(draftFileName(12, '../..\\etc')).toBe('0012 .. .. etc.eml');
  expect(draftFileName(3, '\u202Efdp. ')).toBe('0003 fdp.eml');
  expect(draftFileName(4, '会議'.repeat(80))).toHaveLength(4 + 1 + 60 + 4);
});
