import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePng, encodeIndexedPng, readChunks } from './indexed-png.ts';

/** A picture of two colours: its left half red, its right half white. */
const flag = {
  width: 4,
  height: 2,
  rgb: Uint8Array.from([0, 1].flatMap(() => [200, 30, 20, 200, 30, 20, 255, 255, 255, 255, 255, 255])),
};

test('a flat picture keeps its colours, and each only once', () => {
  const chunks = readChunks(encodeIndexedPng(flag, 'Flag'));
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'iTXt', 'IDAT', 'IEND']);
  expect([...(chunks[1]?.data ?? [])]).toEqual([200, 30, 20, 255, 255, 255]);
  expect(chunks[2]?.data.toString('utf8')).toContain('Flag');
});

test('the rows of a screenshot are read with any filter', () => {
  // Two pixels a row, alpha dropped: filter 1 (left), then filter 2 (up).
  const rows = Buffer.from([1, 10, 20, 30, 255, 5, 5, 5, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0]);
  const screenshot = encodeIndexedPng(flag, '');
  const header = Buffer.from(screenshot.subarray(16, 29));
  header.writeUInt32BE(2, 0);
  header.writeUInt32BE(2, 4);
  header[9] = 6;
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const png = Buffer.concat([
    screenshot.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
  ]);
  expect([...decodePng(png).rgb]).toEqual([10, 20, 30, 15, 25, 35, 11, 21, 31, 16, 26, 36]);
});

test('a file that is not PNG is refused', () => {
  expect(() => decodePng(Buffer.from('GIF89a..'))).toThrow(RangeError);
});
