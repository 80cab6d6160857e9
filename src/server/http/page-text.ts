import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CURRENT_DATE_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  SUPPORT_ADDRESS_PLACEHOLDER,
} from '#domain/paths.ts';
import type { ModelClass } from '#domain/plans.ts';

/** Facts that the program knows only when it serves a page. The build has left a placeholder for each. */
export type PageFacts = {
  /** The public address without a slash at its end. */
  origin: string;
  /** The email address at which people reach the operator of the service. */
  supportAddress: string;
  /** The available models. They decide whether the screens show a choice of models. */
  models: readonly ModelClass[];
  /** The current day as text: 'November 21, 2026'. */
  date: string;
};

/** A file's text with the facts filled in. `isDaily` is true if one of them is valid for one day only. */
type FilledText = { text: string; isDaily: boolean };

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a moment in the server's time zone, as a page shows it. */
export function formatDay(moment: Date): string {
  return dayFormat.format(moment);
}

/** Fills a text's placeholders with the facts. Undefined if it has no placeholders. */
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

/** Compresses bytes in each encoding that a client may accept, as small as possible. Runs off the main thread. */
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
