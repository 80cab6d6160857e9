import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SUPPORT_UNNAMED } from '#domain/messages.ts';
import {
  ASKS_PLACEHOLDER,
  CURRENT_DATE_PLACEHOLDER,
  MAIL_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  PAYMENTS_PLACEHOLDER,
  SUPPORT_ADDRESS_PLACEHOLDER,
} from '#domain/paths.ts';
import type { ModelClass } from '#domain/plans.ts';

/** Facts that only the running server knows. The built pages have a placeholder for each. */
export type PageFacts = {
  /** The public address without a slash at its end. */
  origin: string;
  /** The email address of the operator of the service; undefined if none is known. */
  supportAddress: string | undefined;
  /** Whether the server can send mail, such as a link for a new password. */
  sendsMail: boolean;
  /** Whether the operator takes payments. */
  takesPayments: boolean;
  /** The configured models. The screens show a choice of models if there are several. */
  models: readonly ModelClass[];
  /** When a model may read a mail to find its asks: see `ASKS_PLACEHOLDER`. */
  asks: string;
  /** The current day as text: 'November 21, 2026'. */
  date: string;
};

/** A file's text with the facts filled in. `isDaily`: whether it contains the current day. */
type FilledText = { text: string; isDaily: boolean };

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a time in the server's time zone, as a page shows it: 'November 21, 2026'. */
export function formatDay(time: Date): string {
  return dayFormat.format(time);
}

/** A link whose text is the operator's address. */
const supportLink = new RegExp(`<a\\b[^>]*>${SUPPORT_ADDRESS_PLACEHOLDER}</a>`, 'g');

/** Fills a text's placeholders with the facts. Undefined if it has no placeholders. */
export function fillText(
  text: string,
  { origin, supportAddress, sendsMail, takesPayments, models, asks, date }: PageFacts,
): FilledText | undefined {
  const filled = text
    .replaceAll(ORIGIN_PLACEHOLDER, () => origin)
    .replace(supportLink, (link) => (supportAddress ? link : SUPPORT_UNNAMED))
    .replaceAll(SUPPORT_ADDRESS_PLACEHOLDER, () => supportAddress ?? '')
    .replaceAll(MAIL_PLACEHOLDER, () => (sendsMail ? 'on' : ''))
    .replaceAll(PAYMENTS_PLACEHOLDER, () => (takesPayments ? 'on' : ''))
    .replaceAll(MODELS_PLACEHOLDER, () => models.join(' '))
    .replaceAll(ASKS_PLACEHOLDER, () => asks)
    .replaceAll(CURRENT_DATE_PLACEHOLDER, () => date);
  return filled === text ? undefined : { text: filled, isDaily: text.includes(CURRENT_DATE_PLACEHOLDER) };
}

/** Compresses bytes in each encoding, as small as possible. Runs in another thread. */
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
