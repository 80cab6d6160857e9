import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** The most colours of a picture. Flat drawings need no more: the other colours only soften edges. */
const PALETTE_SIZE = 64;

/** Width and height in pixels, and 3 bytes per pixel, row by row. */
export type Pixels = { width: number; height: number; rgb: Uint8Array };

/** The chunks of a PNG in order. Throws RangeError for other files. */
export function readChunks(png: Buffer): { type: string; data: Buffer }[] {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new RangeError('not a PNG');
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

/** Predictor of PNG's filter 4 (PNG specification, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Undoes the filters of the rows in place; `size` is the number of bytes of a pixel. */
function unfilter(rows: Buffer, stride: number, size: number): void {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows[start];
    for (let x = 1; x <= stride; x++) {
      const at = start + x;
      const left = x > size ? (rows[at - size] ?? 0) : 0;
      const up = start > 0 ? (rows[at - stride - 1] ?? 0) : 0;
      const corner = x > size && start > 0 ? (rows[at - stride - 1 - size] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      rows[at] = (rows[at] ?? 0) + guess;
    }
  }
}

/** Reads a PNG as browsers write screenshots: 8 bits a channel, true colour, not interlaced. Drops alpha. */
export function decodePng(png: Buffer): Pixels {
  const chunks = readChunks(png);
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height, depth, color] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9],
  ];
  const size = color === 6 ? 4 : 3;
  if (depth !== 8 || (color !== 2 && color !== 6) || header[12] !== 0) throw new RangeError('unexpected PNG');
  const rows = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  unfilter(rows, width * size, size);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = Math.floor(pixel / width) * (width * size + 1) + 1 + (pixel % width) * size;
    rgb.set(rows.subarray(from, from + 3), pixel * 3);
  }
  return { width, height, rgb };
}

function colorAt(rgb: Uint8Array, pixel: number): number {
  return ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);
}

function distance(a: number, b: number): number {
  const [red, green, blue] = [
    (a >> 16) - (b >> 16),
    ((a >> 8) & 255) - ((b >> 8) & 255),
    (a & 255) - (b & 255),
  ];
  return red * red + green * green + blue * blue;
}

/** The most frequent colours, at most PALETTE_SIZE. Flat drawings need few; the others occur only at soft edges. */
function choosePalette(counts: Map<number, number>): number[] {
  return [...counts]
    .sort(([a, often], [b, oftener]) => oftener - often || a - b)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Writes a flat drawing as a PNG with a palette of at most PALETTE_SIZE colours, which takes far fewer bytes. Every
 * other colour is replaced by the nearest one. `title` is stored in the file: a test finds pictures with an old title.
 */
export function encodeIndexedPng({ width, height, rgb }: Pixels, title: string): Buffer {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = colorAt(rgb, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const indices = new Map<number, number>();
  for (const color of counts.keys()) {
    let best = 0;
    for (let index = 1; index < palette.length; index++) {
      if (distance(color, palette[index] ?? 0) < distance(color, palette[best] ?? 0)) best = index;
    }
    indices.set(color, best);
  }
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel++) {
    rows[pixel + Math.floor(pixel / width) + 1] = indices.get(colorAt(rgb, pixel)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${title}`, 'utf8')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
