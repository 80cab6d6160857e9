import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CURRENT_DATE_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  SUPPORT_ADDRESS_PLACEHOLDER,
} from '#domain/paths.ts';
import type { ModelClass } from '#domain/plans.ts';

/** What the program knows only when it serves, and the build has left a place for. */
export type PageFacts = {
  /** The public address without a slash at its end. */
  origin: string;
  /** Where people reach whoever runs the service. */
  supportAddress: string;
  /** The models that there are: whether the screens show a choice of them. */
  models: readonly ModelClass[];
  /** The current day as it is read: 'November 21, 2026'. */
  date: string;
};

/** A file's text with the facts in their places; `isDaily` where one of them is good for a day only. */
type FilledText = { text: string; isDaily: boolean };

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a moment, where the server stands, as a page says it. */
export function formatDay(moment: Date): string {
  return dayFormat.format(moment);
}

/** Puts the facts into a text that has places for them; undefined where it has none. */
export function fillText(
  text: string,
  { origin, supportAddress, models, date }: PageFacts,
): FilledText | undefined {
  const filled = text
    .replaceAll(ORIGIN_PLACEHOLDER, () => origin)
    .replaceAll(SUPPORT_ADDRESS_PLACEHOLDER, () => supportAddress)
    .replaceAll(MODELS_PLACEHOLDER, () => models.join(' '))
    .replaceAll(CURRENT_DATE_PLACEHOLDER, () => date);
  return filled === text ? undefined : { text: filled, isDaily: text.includes(CURRENT_DATE_PLACEHOLDER) };
}

/** The same bytes in the encodings that a client may accept, as small as they get. Off the main thread. */
export async function compressText(
  body: Uint8Array<ArrayBuffer>,
): Promise<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzipped) };
}
