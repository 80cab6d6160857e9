import { describe, expect, it } from 'vitest';
import { findMails, unquoteMail } from './mbox.ts';

async function split(text: string | Blob, first?: number): Promise<string[]> {
  const file = new Blob([text]);
  const mails: string[] = [];
  for await (const { start, end } of findMails(file, first)) mails.push(await file.slice(start, end).text());
  return mails;
}

const one = 'From a@b Mon Mar  2 10:00:00 2026\nSubject: One\n\nFirst.\n\n';
const two = 'From c@d Mon Mar  2 11:00:00 2026\nSubject: Two\n\nSecond.\n';

describe('the mails of an mbox file', () => {
  it('begin at a line From after an empty line, with both kinds of line ends', async () => {
    expect(await split(one + two)).toEqual([one, two]);
    const dos = (text: string) => text.replaceAll('\n', '\r\n');
    expect(await split(dos(one + two))).toEqual([dos(one), dos(two)]);
  });

  it('are not cut at a sentence that begins with From', async () => {
    const letter = `${one}From what I hear, it is late.\nNo header here.\n\nFrom now on\n`;
    expect(await split(letter + two)).toEqual([letter + two]);
    expect(await split(`${letter}\n${two}`)).toEqual([`${letter}\n`, two]);
  });

  it('can be read from any of them on', async () => {
    expect(await split(one + two, one.length)).toEqual([two]);
  });

  it('are found at every place around the end of a chunk', async () => {
    for (let shift = -6; shift <= 6; shift++) {
      const size = 4 * 1024 * 1024 + shift - one.length;
      const long = `${one.trimEnd()}${'x'.repeat(size)}\n\n`;
      const mails = await split(long + two);
      expect(
        mails.map((mail) => mail.length),
        String(shift),
      ).toEqual([long.length, two.length]);
    }
  });

  it('are none in an empty file, and one in a file without such a line', async () => {
    expect(await split('')).toEqual([]);
    expect(await split('Subject: One\n\nFirst.\n')).toEqual(['Subject: One\n\nFirst.\n']);
  });
});

it('a mail loses the line above it, and one sign before each quoted From', () => {
  const text = 'From a@b Mon\nSubject: x\n\n>From here\n>>From there\n> From\nFrom you\n>Fro';
  const mail = new TextDecoder().decode(unquoteMail(new TextEncoder().encode(text)));
  expect(mail).toBe('Subject: x\n\nFrom here\n>From there\n> From\nFrom you\n>Fro');
});
